//! Neutral cards of The Lost City of Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 6301966c

/// # The Egg of Khelos
///
/// `DINO_410` · Neutral minion · 3 mana · 0/3
///
/// > **Deathrattle:** Summon a slightly cracked Egg. *(Break 5 times to hatch a 20/20 Beast with **Taunt!)*
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Mechanics: Deathrattle
/// - Refers to: Taunt
/// - Tokens: Khelos [`DINO_410t`], The Egg of Khelos [`DINO_410t2`], The Egg of Khelos [`DINO_410t3`], The Egg of Khelos [`DINO_410t4`], The Egg of Khelos [`DINO_410t5`]
///
/// State: Todo
//~ todo DINO_410 9b1a9ab6 17c781b2 12d6ffc3.cb4a0bbc
pub const DINO_410: Power = TODO;

/// # Khelos
///
/// `DINO_410t` · Neutral minion · 10 mana · 20/20
///
/// > **Taunt**
///
/// - Set: The Lost City of Un'Goro
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla DINO_410t 13102b8f c0ae7480 0429e77b.4b0c5d24
pub const DINO_410t: Power = VANILLA;

/// # The Egg of Khelos
///
/// `DINO_410t2` · Neutral minion · 3 mana · 0/3
///
/// > **Deathrattle:** Summon a more cracked Egg. *(Break 4 times to hatch a 20/20 Beast with **Taunt!)*
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Deathrattle
/// - Refers to: Taunt
///
/// State: Todo
//~ todo DINO_410t2 7c825ac9 2c306760 dc2b3f7c.b1f2f693
pub const DINO_410t2: Power = TODO;

/// # The Egg of Khelos
///
/// `DINO_410t3` · Neutral minion · 3 mana · 0/3
///
/// > **Deathrattle:** Summon a very cracked Egg. *(Break 3 times to hatch a 20/20 Beast with **Taunt!)*
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Deathrattle
/// - Refers to: Taunt
///
/// State: Todo
//~ todo DINO_410t3 1a83f73f 7290c08a 228a41d5.77e65601
pub const DINO_410t3: Power = TODO;

/// # The Egg of Khelos
///
/// `DINO_410t4` · Neutral minion · 3 mana · 0/3
///
/// > **Deathrattle:** Summon the most cracked Egg. *(Break 2 times to hatch a 20/20 Beast with **Taunt!)*
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Deathrattle
/// - Refers to: Taunt
///
/// State: Todo
//~ todo DINO_410t4 42926f08 ebe2f7d5 390200e6.02add67d
pub const DINO_410t4: Power = TODO;

/// # The Egg of Khelos
///
/// `DINO_410t5` · Neutral minion · 3 mana · 0/3
///
/// > **Deathrattle:** Summon a 20/20 Khelos with **Taunt**. *(Break to hatch!)*
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Deathrattle
/// - Refers to: Taunt
/// - Tokens: Khelos [`DINO_410t`]
///
/// State: Todo
//~ todo DINO_410t5 b668033a e729bedb a83187cb.0bd49280
pub const DINO_410t5: Power = TODO;

/// # Holy Eggbearer
///
/// `DINO_411` · Neutral minion · 2 mana · 1/2
///
/// > **Battlecry:** Draw a 0-Attack minion.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived DINO_411 187fe8b1 5fc604f4 f9f184fb.1929d000
pub const DINO_411: Power = battlecry(&[draw_that(1, all(&[MINION, ATTACK.is(0)]))]);

/// # Herbivore Assistant
///
/// `DINO_419` · Neutral minion · 3 mana · 3/2
///
/// > **Battlecry:** Give a friendly Beast +2/+2 and **Rush**.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Target: "Give a Beast +2/+2 and **Rush**."
/// - Enchantments: Making Progress [`DINO_419e`]
///
/// State: Derived
//~ derived DINO_419 e47602a9 13bc96d3 a5a358d5.e6932bea
pub const DINO_419: Power = battlecry(&[attach("DINO_419e").to(A_FRIENDLY_MINION.that(BEAST))]);

/// # Making Progress
///
/// `DINO_419e` · Neutral enchantment
///
/// > +2/+2 and **Rush**.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Derived
//~ derived DINO_419e 533ff060 01d2a2c7 280d24f4.8237cf7c
pub const DINO_419e: Power = enchant(&[plus(2, 2), has(GameTag::RUSH)]);

/// # Beast Speaker Taka
///
/// `DINO_430` · Neutral minion · 7 mana · 2/2
///
/// > **Battlecry: Discover** a **Legendary** Beast from any class to gain its stats. **Deathrattle:** Summon it.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Mechanics: Deathrattle, Battlecry, Discover
/// - Enchantments: Legendary Mount [`DINO_430e`]
///
/// State: Todo
//~ todo DINO_430 bb8a0d35 7e8199bc 08970d5e.61273afd
pub const DINO_430: Power = TODO;

/// # Legendary Mount
///
/// `DINO_430e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ todo DINO_430e a9c293a1 17873f3d 04651ea7.a536d554
pub const DINO_430e: Power = TODO;

/// # Crater Experiment
///
/// `DINO_435` · Neutral minion · 5 mana · 3/4
///
/// > **Kindred:** Summon a copy of this.
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Minion type: All
/// - Mechanics: Kindred
/// - Tags: `4548` = 1
///
/// State: Derived
//~ derived DINO_435 4cabc954 67056027 713f8c62.3c13ccf7
pub const DINO_435: Power = on(Word::Kindred, &[summon(copy_of(THIS))]);

/// # The Coin
///
/// `DINO_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: The Lost City of Un'Goro
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived DINO_COIN1 f3c10292 4465aad1 07f82b4d.095f71be
pub const DINO_COIN1: Power = spell(&[gain_mana(1)]);

/// # The Coin
///
/// `DINO_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: The Lost City of Un'Goro
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived DINO_COIN2 78aef11c edf0f578 cc4914e8.095f71be
pub const DINO_COIN2: Power = spell(&[gain_mana(1)]);

/// # Elise the Navigator
///
/// `TLC_100` · Neutral minion · 4 mana · 3/5
///
/// > **Battlecry:** If your deck started with 10 cards of different Costs, craft a custom location.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Mechanics: Battlecry, Should Track Deck Cost Count
/// - Tags: `DECK_BUILDER_BAR_AMOUNT` = 10
/// - Tokens: Un'Goro Jungle [`TLC_100t1`], Bursting Geyser [`TLC_100t11`], Shining Moonlight [`TLC_100t12`], Runic Inscriptions [`TLC_100t13`], Snapping Plants [`TLC_100t14`], Nesting Grounds [`TLC_100t15`], Lava Stream [`TLC_100t16`], Radiant Crystals [`TLC_100t17`], Terror Run [`TLC_100t2`], Bursting Geyser [`TLC_100t21`], Shining Moonlight [`TLC_100t22`], Runic Inscriptions [`TLC_100t23`], Snapping Plants [`TLC_100t24`], Nesting Grounds [`TLC_100t25`], Lava Stream [`TLC_100t26`], Radiant Crystals [`TLC_100t27`], Fire Plume Ridge [`TLC_100t3`], Bursting Geyser [`TLC_100t31`], Shining Moonlight [`TLC_100t32`], Runic Inscriptions [`TLC_100t33`], Snapping Plants [`TLC_100t34`], Nesting Grounds [`TLC_100t35`], Lava Stream [`TLC_100t36`], Radiant Crystals [`TLC_100t37`]
///
/// State: Todo
//~ todo TLC_100 dfca235d f0e361d4 a9f1f58f.380a7553
pub const TLC_100: Power = TODO;

/// # Un'Goro Jungle
///
/// `TLC_100t1` · Neutral location · 1 mana · 0 uses
///
/// > {0} {1}
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ todo TLC_100t1 c0ae89e7 1b16a090 76504b2f.09cdb72f
pub const TLC_100t1: Power = TODO;

/// # Bursting Geyser
///
/// `TLC_100t11` · Neutral spell · 0 mana
///
/// > **Deathrattle:** Deal 1 damage to all enemies.
///
/// - Set: The Lost City of Un'Goro
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ todo TLC_100t11 819ccc72 0de5a471 2f7e4e67.66761e5e
pub const TLC_100t11: Power = TODO;

/// # Shining Moonlight
///
/// `TLC_100t12` · Neutral spell · 0 mana
///
/// > Your next spell has **Spell Damage +1**.
///
/// - Set: The Lost City of Un'Goro
/// - Refers to: Spellpower
/// - Enchantments: Shining Moonlight Enchant Player [`TLC_100t12e`]
///
/// State: Todo
//~ todo TLC_100t12 395da979 4243a1aa 87fd01fc.29aac201
pub const TLC_100t12: Power = TODO;

/// # Shining Moonlight Enchant Player
///
/// `TLC_100t12e` · Neutral enchantment
///
/// > Your next spell has **Spell Damage +1**.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ todo TLC_100t12e 0bb3f67e 798c9a2b a2ce9768.29aac201
pub const TLC_100t12e: Power = TODO;

/// # Runic Inscriptions
///
/// `TLC_100t13` · Neutral spell · 0 mana
///
/// > **Discover** a spell. It costs (1) less.
///
/// - Set: The Lost City of Un'Goro
/// - Mechanics: Discover
///
/// State: Derived
//~ derived TLC_100t13 dcff4690 93c159c0 db5d03fb.3721c0ed
pub const TLC_100t13: Power = spell(&[discover(SPELL), give(&[cost_less(1)]).to(IT)]);

/// # Snapping Plants
///
/// `TLC_100t14` · Neutral spell · 0 mana
///
/// > Give your characters +1 Attack this turn.
///
/// - Set: The Lost City of Un'Goro
/// - Enchantments: Snap! [`TLC_100t14e`], Snap! [`TLC_100t14e2`]
///
/// State: Derived
//~ derived TLC_100t14 4b38eccc df89cc4a 7104b01c.7ee3c97c
pub const TLC_100t14: Power = spell(&[attach("TLC_100t14e2").to(FRIENDLY_CHARACTERS)]);

/// # Snap!
///
/// `TLC_100t14e` · Neutral enchantment
///
/// > Your characters have +1 Attack this turn.
///
/// - Set: The Lost City of Un'Goro
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo TLC_100t14e 9d14cfd6 4257ef57 05e9cb7c.ea8d45c2
pub const TLC_100t14e: Power = TODO;

/// # Snap!
///
/// `TLC_100t14e2` · Neutral enchantment
///
/// > +1 Attack this turn.
///
/// - Set: The Lost City of Un'Goro
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived TLC_100t14e2 b19b76ac f708970a a9acd676.8c49468d
pub const TLC_100t14e2: Power = enchant(&[ATTACK.plus(1)]).this_turn();

/// # Nesting Grounds
///
/// `TLC_100t15` · Neutral spell · 0 mana
///
/// > Summon a 2/1 Raptor with **Rush**.
///
/// - Set: The Lost City of Un'Goro
/// - Refers to: Rush
///
/// State: Todo
//~ todo TLC_100t15 a1db7e63 c3099e1d 2b0c762c.98c0f71a
pub const TLC_100t15: Power = TODO;

/// # Lava Stream
///
/// `TLC_100t16` · Neutral spell · 0 mana
///
/// > Gain 3 Armor.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Derived
//~ derived TLC_100t16 59369c5e 22e1afa7 6fef9412.38ab66d1
pub const TLC_100t16: Power = spell(&[armor(3)]);

/// # Radiant Crystals
///
/// `TLC_100t17` · Neutral spell · 0 mana
///
/// > Summon a 1/1 copy of a friendly minion.
///
/// - Set: The Lost City of Un'Goro
/// - Enchantments: Radiant Reflection [`TLC_100t17e`]
///
/// State: Derived
//~ derived TLC_100t17 3492867b 6dbfac6b 2a2ed7a1.889718f7
pub const TLC_100t17: Power = spell(&[summon(copy_of(A_FRIENDLY_MINION)), attach("TLC_100t17e").to(IT)]);

/// # Radiant Reflection
///
/// `TLC_100t17e` · Neutral enchantment
///
/// > 1/1.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Derived
//~ derived TLC_100t17e f87feacc 3feda004 89bed934.d68bebe2
pub const TLC_100t17e: Power = enchant(&[become_stats(1, 1)]);

/// # Terror Run
///
/// `TLC_100t2` · Neutral location · 5 mana · 0 uses
///
/// > {0} {1}
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ todo TLC_100t2 851fcfa3 43b01531 502ec609.09cdb72f
pub const TLC_100t2: Power = TODO;

/// # Bursting Geyser
///
/// `TLC_100t21` · Neutral spell · 0 mana
///
/// > **Deathrattle:** Deal 3 damage to all enemies.
///
/// - Set: The Lost City of Un'Goro
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ todo TLC_100t21 66aa60ac bc9c00ca db21209a.ac384121
pub const TLC_100t21: Power = TODO;

/// # Shining Moonlight
///
/// `TLC_100t22` · Neutral spell · 0 mana
///
/// > Your next spell has **Spell Damage +2**.
///
/// - Set: The Lost City of Un'Goro
/// - Refers to: Spellpower
/// - Enchantments: Shining Moonlight Enchant Player [`TLC_100t22e`]
///
/// State: Todo
//~ todo TLC_100t22 05372e4f 5226aff1 d9eb0531.846a6f33
pub const TLC_100t22: Power = TODO;

/// # Shining Moonlight Enchant Player
///
/// `TLC_100t22e` · Neutral enchantment
///
/// > Your next spell has **Spell Damage +2**.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ todo TLC_100t22e 8e8d98e6 cdbfc1e2 d0429754.846a6f33
pub const TLC_100t22e: Power = TODO;

/// # Runic Inscriptions
///
/// `TLC_100t23` · Neutral spell · 0 mana
///
/// > **Discover** a spell. It costs (4) less.
///
/// - Set: The Lost City of Un'Goro
/// - Mechanics: Discover
///
/// State: Derived
//~ derived TLC_100t23 09bcc8a1 68a5b38d aac7e24d.999e8b4d
pub const TLC_100t23: Power = spell(&[discover(SPELL), give(&[cost_less(4)]).to(IT)]);

/// # Snapping Plants
///
/// `TLC_100t24` · Neutral spell · 0 mana
///
/// > Give your characters +2 Attack this turn.
///
/// - Set: The Lost City of Un'Goro
/// - Enchantments: Snap! [`TLC_100t24e`], Snap! [`TLC_100t24e2`]
///
/// State: Derived
//~ derived TLC_100t24 949a4755 4f812e8b 335df880.a0b00417
pub const TLC_100t24: Power = spell(&[attach("TLC_100t24e2").to(FRIENDLY_CHARACTERS)]);

/// # Snap!
///
/// `TLC_100t24e` · Neutral enchantment
///
/// > Your characters have +2 Attack this turn.
///
/// - Set: The Lost City of Un'Goro
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo TLC_100t24e 21a3a7f4 1ab66549 90fed733.5324da5b
pub const TLC_100t24e: Power = TODO;

/// # Snap!
///
/// `TLC_100t24e2` · Neutral enchantment
///
/// > +2 Attack this turn.
///
/// - Set: The Lost City of Un'Goro
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived TLC_100t24e2 560d2375 bd954226 3b3edeb8.09ced50d
pub const TLC_100t24e2: Power = enchant(&[ATTACK.plus(2)]).this_turn();

/// # Nesting Grounds
///
/// `TLC_100t25` · Neutral spell · 0 mana
///
/// > Summon two 2/1 Raptors with **Rush**.
///
/// - Set: The Lost City of Un'Goro
/// - Refers to: Rush
///
/// State: Todo
//~ todo TLC_100t25 097cc1bc 114b9775 a68157cf.36aa7857
pub const TLC_100t25: Power = TODO;

/// # Lava Stream
///
/// `TLC_100t26` · Neutral spell · 0 mana
///
/// > Gain 6 Armor.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Derived
//~ derived TLC_100t26 cc6531c4 a64012da d6af8232.49849308
pub const TLC_100t26: Power = spell(&[armor(6)]);

/// # Radiant Crystals
///
/// `TLC_100t27` · Neutral spell · 0 mana
///
/// > Summon a 3/3 copy of a friendly minion.
///
/// - Set: The Lost City of Un'Goro
/// - Enchantments: Radiant Reflection [`TLC_100t27e`]
///
/// State: Derived
//~ derived TLC_100t27 43f4718d b56798d3 46da0552.915c348f
pub const TLC_100t27: Power = spell(&[summon(copy_of(A_FRIENDLY_MINION)), attach("TLC_100t27e").to(IT)]);

/// # Radiant Reflection
///
/// `TLC_100t27e` · Neutral enchantment
///
/// > 3/3.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Derived
//~ derived TLC_100t27e 489484d1 9d000f8b eaae4d08.6c79ef92
pub const TLC_100t27e: Power = enchant(&[become_stats(3, 3)]);

/// # Fire Plume Ridge
///
/// `TLC_100t3` · Neutral location · 10 mana · 0 uses
///
/// > {0} {1}
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ todo TLC_100t3 6c914de3 fd3112ae 13e3c0d3.09cdb72f
pub const TLC_100t3: Power = TODO;

/// # Bursting Geyser
///
/// `TLC_100t31` · Neutral spell · 0 mana
///
/// > **Deathrattle:** Deal 5 damage to all enemies.
///
/// - Set: The Lost City of Un'Goro
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ todo TLC_100t31 07d59cdd b232d1b1 0adbaec8.ab84c675
pub const TLC_100t31: Power = TODO;

/// # Shining Moonlight
///
/// `TLC_100t32` · Neutral spell · 0 mana
///
/// > Your next spell has **Spell Damage +4**.
///
/// - Set: The Lost City of Un'Goro
/// - Refers to: Spellpower
/// - Enchantments: Shining Moonlight Enchant Player [`TLC_100t32e`]
///
/// State: Todo
//~ todo TLC_100t32 95369c10 95cbcf35 f5cee006.804ef45b
pub const TLC_100t32: Power = TODO;

/// # Shining Moonlight Enchant Player
///
/// `TLC_100t32e` · Neutral enchantment
///
/// > Your next spell has **Spell Damage +4**.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ todo TLC_100t32e 78de7b54 0f7da2ab 7cc9e56f.804ef45b
pub const TLC_100t32e: Power = TODO;

/// # Runic Inscriptions
///
/// `TLC_100t33` · Neutral spell · 0 mana
///
/// > **Discover** a spell. It costs (7) less.
///
/// - Set: The Lost City of Un'Goro
/// - Mechanics: Discover
///
/// State: Derived
//~ derived TLC_100t33 2ae1c0fc 8a17cec3 e6f6d7d2.cb1886b6
pub const TLC_100t33: Power = spell(&[discover(SPELL), give(&[cost_less(7)]).to(IT)]);

/// # Snapping Plants
///
/// `TLC_100t34` · Neutral spell · 0 mana
///
/// > Give your characters +4 Attack this turn.
///
/// - Set: The Lost City of Un'Goro
/// - Enchantments: Snap! [`TLC_100t34e`], Snap! [`TLC_100t34e2`]
///
/// State: Derived
//~ derived TLC_100t34 85ec61e3 2a6a668f a6d1d763.5cbf37d2
pub const TLC_100t34: Power = spell(&[attach("TLC_100t34e2").to(FRIENDLY_CHARACTERS)]);

/// # Snap!
///
/// `TLC_100t34e` · Neutral enchantment
///
/// > Your characters have +4 Attack this turn.
///
/// - Set: The Lost City of Un'Goro
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo TLC_100t34e a2e2ede6 c251e2e6 f70110bd.3818402e
pub const TLC_100t34e: Power = TODO;

/// # Snap!
///
/// `TLC_100t34e2` · Neutral enchantment
///
/// > +4 Attack this turn.
///
/// - Set: The Lost City of Un'Goro
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived TLC_100t34e2 a6364c30 84adee38 741a28e8.a9003f71
pub const TLC_100t34e2: Power = enchant(&[ATTACK.plus(4)]).this_turn();

/// # Nesting Grounds
///
/// `TLC_100t35` · Neutral spell · 0 mana
///
/// > Summon four 2/1 Raptors with **Rush**.
///
/// - Set: The Lost City of Un'Goro
/// - Refers to: Rush
///
/// State: Todo
//~ todo TLC_100t35 2caa9afa 2fc851c9 e95b4a6d.3d67136e
pub const TLC_100t35: Power = TODO;

/// # Lava Stream
///
/// `TLC_100t36` · Neutral spell · 0 mana
///
/// > Gain 12 Armor.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Derived
//~ derived TLC_100t36 e96e67fc 8405050e f1253b76.ee4748e3
pub const TLC_100t36: Power = spell(&[armor(12)]);

/// # Radiant Crystals
///
/// `TLC_100t37` · Neutral spell · 0 mana
///
/// > Summon a 5/5 copy of a friendly minion.
///
/// - Set: The Lost City of Un'Goro
/// - Enchantments: Radiant Reflection [`TLC_100t37e`]
///
/// State: Derived
//~ derived TLC_100t37 2068f81c 410cbae3 1a11b729.0e79cb15
pub const TLC_100t37: Power = spell(&[summon(copy_of(A_FRIENDLY_MINION)), attach("TLC_100t37e").to(IT)]);

/// # Radiant Reflection
///
/// `TLC_100t37e` · Neutral enchantment
///
/// > 5/5.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Derived
//~ derived TLC_100t37e 30fbfd1d 961b6538 309707e0.36023d4f
pub const TLC_100t37e: Power = enchant(&[become_stats(5, 5)]);

/// # Undercover Cultist
///
/// `TLC_101` · Neutral minion · 3 mana · 2/3
///
/// > **Taunt**, **Reborn** Has +3 Attack while damaged.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Taunt, Enraged, Reborn
/// - Enchantments: Enraged [`TLC_101e`]
/// - Tokens: Nesting Raptor [`TLC_101t`]
///
/// State: Derived
//~ derived TLC_101 a6a300ee bd4e666a c8517d98.cdc3591d
pub const TLC_101: Power = aura(THIS).when(DAMAGED).gives("TLC_101e");

/// # Enraged
///
/// `TLC_101e` · Neutral enchantment
///
/// > +3 Attack.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Derived
//~ derived TLC_101e de6784cf 7ffcaa64 94908957.fc2d73f0
pub const TLC_101e: Power = enchant(&[ATTACK.plus(3)]);

/// # Nesting Raptor
///
/// `TLC_101t` · Neutral minion · 1 mana · 2/1
///
/// > **Rush**
///
/// - Set: The Lost City of Un'Goro
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla TLC_101t 5fd4cb89 8d1faef7 4f90c9ab.57b12c28
pub const TLC_101t: Power = VANILLA;

/// # Torga
///
/// `TLC_102` · Neutral minion · 4 mana · 2/7
///
/// > **Battlecry:** Draw a **Kindred** card and another card that activates it.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry
/// - Refers to: Kindred
/// - Tags: `2534` = 1
///
/// State: Todo
//~ todo TLC_102 a2217b84 ce97eeef 6402e229.130bd346
pub const TLC_102: Power = TODO;

/// # Endbringer Umbra
///
/// `TLC_106` · Neutral minion · 7 mana · 6/6
///
/// > **Battlecry:** Trigger the **Deathrattles** of 5 friendly minions that died this game.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
///
/// State: Todo
//~ todo TLC_106 5e38a005 05dd6914 d8c7bad9.58691c48
pub const TLC_106: Power = TODO;

/// # Stormbrewer
///
/// `TLC_107` · Neutral minion · 5 mana · 3/6
///
/// > Whenever this attacks, deal 3 damage to the target first. **Kindred:** Gain **Rush**.
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Kindred
/// - Refers to: Rush
///
/// State: Derived
//~ derived TLC_107 75c3be2e 86ba2958 0b84c196.2c08c07d
#[rustfmt::skip]
pub const TLC_107: Power = abilities(&[whenever(THIS.attack(CARD)).then(&[deal(3).to(THAT)]), on(Word::Kindred, &[give(&[has(GameTag::RUSH)])])]);

/// # Relic Miner
///
/// `TLC_109` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Destroy the top card of your deck. **Discover** a card of the same Rarity.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ todo TLC_109 f5813828 df6123f8 7c19d4fd.404c7a27
pub const TLC_109: Power = TODO;

/// # City Chief Esho
///
/// `TLC_110` · Neutral minion · 6 mana · 5/7
///
/// > **Battlecry:** If every minion in your deck shares a minion type, give your other minions +2/+2 *(wherever they are)*.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Kin [`TLC_110e`]
///
/// State: Todo
//~ todo TLC_110 d1ee8fec 2ff50cbf ee3c7159.8824bb69
pub const TLC_110: Power = TODO;

/// # Kin
///
/// `TLC_110e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Derived
//~ derived TLC_110e 73896abc 00520f72 c5e90517.6d6ab056
pub const TLC_110e: Power = enchant(&[plus(2, 2)]);

/// # Ancient Stegodon
///
/// `TLC_242` · Neutral minion · 3 mana · 1/5
///
/// > **Battlecry:** Choose to gain **Taunt**, **Poisonous**, or +1/+1.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Poisonous
/// - Tags: `4548` = 1, `4578` = 1
///
/// State: Derived
//~ derived TLC_242 2414e9cc b55c1710 b7e3fa0c.9bca7ba3
#[rustfmt::skip]
pub const TLC_242: Power = battlecry(&[choose(&[&[give(&[has(GameTag::TAUNT)])], &[give(&[has(GameTag::POISONOUS)])], &[give(&[plus(1, 1)])]])]);

/// # Whirling Stormdrake
///
/// `TLC_243` · Neutral minion · 9 mana · 8/8
///
/// > **Rush**, **Windfury Kindred:** Gain **Immune** this turn.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Minion type: Elemental, Dragon
/// - Mechanics: Windfury, Rush, Kindred
/// - Refers to: Immune
/// - Tags: `2523` = 1
/// - Enchantments: Storm Clouds [`TLC_243e`]
///
/// State: Derived
//~ derived TLC_243 de2df93c 81234dd8 050b6cea.92ad8242
pub const TLC_243: Power = on(Word::Kindred, &[attach("TLC_243e")]);

/// # Storm Clouds
///
/// `TLC_243e` · Neutral enchantment
///
/// > **Immune** this turn.
///
/// - Set: The Lost City of Un'Goro
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived TLC_243e 5e1989ac f4914172 8ea8d6ef.fb55a5e5
pub const TLC_243e: Power = enchant(&[has(GameTag::IMMUNE)]).this_turn();

/// # Curious Explorer
///
/// `TLC_244` · Neutral minion · 2 mana · 3/5
///
/// > **Deathrattle:** Reduce the Cost of a minion in your opponent's hand by (2).
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived TLC_244 011789af c01a985b 2e601970.36396653
pub const TLC_244: Power = deathrattle(&[give(&[cost_less(2)]).to(ENEMY_HAND.that(MINION).random())]);

/// # Ancient Raptor
///
/// `TLC_245` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry:** Choose to gain +3 Attack, **Divine Shield**, or "**Deathrattle:** Summon two 1/1 Plants."
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Divine Shield, Deathrattle
///
/// State: Todo
//~ todo TLC_245 bc1adb09 0a24d33a 9eab218f.2216aaaf
pub const TLC_245: Power = TODO;

/// # Ancient Pterrordax
///
/// `TLC_246` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** Choose to gain **Stealth** until your next turn, **Elusive**, or **Windfury**.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Windfury, Stealth, Elusive
///
/// State: Todo
//~ todo TLC_246 52e28bf4 b347ea49 2491ac71.3b5895d9
pub const TLC_246: Power = TODO;

/// # Primal Sabretooth
///
/// `TLC_247` · Neutral minion · 4 mana · 5/3
///
/// > **Stealth** After this attacks and kills a minion, get a copy of it.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Stealth
/// - Tags: `1584` = 1
///
/// State: Derived
//~ derived TLC_247 193c85f1 152a37e4 9f196b90.18f988c7
pub const TLC_247: Power = after(THIS.attack(MINION)).when(there_is(&THAT.that(DEAD))).then(&[get(copy_of(THAT))]);

/// # Ultragigasaur
///
/// `TLC_248` · Neutral minion · 11 mana · 14/28
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla TLC_248 5f03ad8e a9dca6a2 a39e276a
pub const TLC_248: Power = VANILLA;

/// # Sizzling Cinder
///
/// `TLC_249` · Neutral minion · 1 mana · 2/1
///
/// > **Deathrattle:** Deal 2 damage randomly split among all enemies.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived TLC_249 5bd3b26f fc56bf27 989ecf41.c254f837
pub const TLC_249: Power = deathrattle(&[deal(2).split_among(ENEMIES)]);

/// # Crater Gator
///
/// `TLC_250` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Until the start of your next turn, the enemy hero can't be healed.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Enchantments: Crater Gator Player Enchant [`TLC_250e`]
///
/// State: Todo
//~ todo TLC_250 8695fd63 6d0d1a3e 3f4d2610.db4e47dc
pub const TLC_250: Power = TODO;

/// # Crater Gator Player Enchant
///
/// `TLC_250e` · Neutral enchantment
///
/// > Until the start of your next turn, the opponent's hero can't restore health.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ todo TLC_250e 4a1d699d 739f11c9 6498910d.87848465
pub const TLC_250e: Power = TODO;

/// # Primalfin Challenger
///
/// `TLC_251` · Neutral minion · 3 mana · 3/2
///
/// > **Battlecry:** Your next **Kindred** triggers twice.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
/// - Refers to: Kindred
/// - Enchantments: Challenger's Enchantment [`TLC_251e`]
///
/// State: Todo
//~ todo TLC_251 3b0b1ba5 2fb4e466 eb8c2d01.efb8a6f1
pub const TLC_251: Power = TODO;

/// # Challenger's Enchantment
///
/// `TLC_251e` · Neutral enchantment
///
/// > Your next **Kindred** triggers twice.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ todo TLC_251e 7715459d ced5fac9 2eb05c78.2f16f18c
pub const TLC_251e: Power = TODO;

/// # Dissolving Ooze
///
/// `TLC_252` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Destroy a friendly minion. Spit out the Bones of its Attack and Health into your hand.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Mechanics: Battlecry
/// - Target: "Destroy a friendly minion."
/// - Tokens: Bones [`TLC_829t`]
///
/// State: Todo
//~ todo TLC_252 93195bb5 2240f5d9 dea2e935.951610c7
pub const TLC_252: Power = TODO;

/// # Petrified Ogre
///
/// `TLC_253` · Neutral minion · 3 mana · 5/5
///
/// > Starts **Dormant.** While **Dormant**, gain +2/+2 at the start of your turn. *(50% chance to awaken instead.)*
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Refers to: Dormant
/// - Tags: `1652` = 1
/// - Enchantments: Petrified [`TLC_253e`], Petrified Powerup [`TLC_253e1`], Petrified Strength [`TLC_253e2`]
///
/// State: Todo
//~ todo TLC_253 a45062bd 624623c4 52c52792.a789f8f9
pub const TLC_253: Power = TODO;

/// # Petrified
///
/// `TLC_253e` · Neutral enchantment
///
/// > **Dormant**. 50% chance to awaken.
///
/// - Set: The Lost City of Un'Goro
/// - Mechanics: Dormant Awaken Condition Enchant
///
/// State: Todo
//~ todo TLC_253e 9f65564c 86718756 f5051c1d.4eb52b30
pub const TLC_253e: Power = TODO;

/// # Petrified Powerup
///
/// `TLC_253e1` · Neutral enchantment
///
/// > Apply +2/+2 while dormant
///
/// - Set: The Lost City of Un'Goro
/// - Mechanics: Enchantment Invisible
/// - Tags: `4390` = 1
///
/// State: Todo
//~ todo TLC_253e1 fd86ffde 0fd4da29 60e6d374.08827e30
pub const TLC_253e1: Power = TODO;

/// # Petrified Strength
///
/// `TLC_253e2` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Derived
//~ derived TLC_253e2 eecb7300 cf1ba92e 800a94cb.6d6ab056
pub const TLC_253e2: Power = enchant(&[plus(2, 2)]);

/// # Tortollan Storyteller
///
/// `TLC_254` · Neutral minion · 2 mana · 1/2
///
/// > At the end of your turn, give +1/+1 to each friendly minion of a different type.
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Tags: `4577` = 1
/// - Enchantments: Immersed [`TLC_254e`]
///
/// State: Todo
//~ todo TLC_254 aacede1e e58c061e 42f5c22f.b09502a4
pub const TLC_254: Power = TODO;

/// # Immersed
///
/// `TLC_254e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Derived
//~ derived TLC_254e 8fe2bc25 35a4b606 4cdf1427.67341004
pub const TLC_254e: Power = enchant(&[plus(1, 1)]);

/// # Crystal Tender
///
/// `TLC_255` · Neutral minion · 2 mana · 2/2
///
/// > **Tradeable Battlecry:** Gain empty Mana Crystals until both players have the same Mana.
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Mechanics: Battlecry, Tradeable, Deck Action Cost
///
/// State: Todo
//~ todo TLC_255 5dc553f8 5ec864d4 bd701d68.3e83deab
pub const TLC_255: Power = TODO;

/// # Marshland Thresher
///
/// `TLC_256` · Neutral minion · 3 mana · 3/3
///
/// > After you cast a spell, gain **Divine Shield**.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Minion type: Beast
/// - Refers to: Divine Shield
/// - Tags: `4548` = 1, `4930` = 1
///
/// State: Derived
//~ derived TLC_256 4c786fec 6555c0b2 50d2b235.28542517
pub const TLC_256: Power = after(YOU.cast(SPELL)).then(&[give(&[has(GameTag::DIVINE_SHIELD)])]);

/// # Rockskipper
///
/// `TLC_427` · Neutral minion · 2 mana · 1/3
///
/// > **Battlecry:** Get a 1-Cost Rock that deals $3 damage.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
/// - Tags: `4931` = 1
///
/// State: Derived
//~ derived TLC_427 b10ae6a5 cb6f5bb5 4eeca7c9.42a0fcd6
pub const TLC_427: Power = battlecry(&[get(card("WW_001t"))]);

/// # Steamfin Thief
///
/// `TLC_429` · Neutral minion · 4 mana · 4/3
///
/// > **Kindred:** Summon two 1/1 Murlocs with **Rush**.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Kindred
/// - Refers to: Rush
/// - Tokens: Juvenile Steamfin [`TLC_429t`]
///
/// State: Derived
//~ derived TLC_429 2c214f72 70708ed8 5eb28400.3a378814
pub const TLC_429: Power = on(Word::Kindred, &[summon(card("TLC_429t")).copies(2)]);

/// # Juvenile Steamfin
///
/// `TLC_429t` · Neutral minion · 1 mana · 1/1
///
/// > **Rush**
///
/// - Set: The Lost City of Un'Goro
/// - Minion type: Murloc
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla TLC_429t 4d4d721f 60fba225 3d1fec60.57b12c28
pub const TLC_429t: Power = VANILLA;

/// # Scalehide Kodo
///
/// `TLC_454` · Neutral minion · 6 mana · 3/6
///
/// > **Battlecry:** Destroy the lowest Attack enemy minion. **Kindred:** The highest Attack instead.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Kindred
///
/// State: Todo
//~ todo TLC_454 9132a0b7 2270dcb8 101aa4c8.2ff385be
pub const TLC_454: Power = TODO;

/// # Stranglevine
///
/// `TLC_465` · Neutral minion · 3 mana · 3/2
///
/// > **Deathrattle:** Give a random friendly minion a random **Bonus Effect** and this **Deathrattle**.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Mechanics: Deathrattle
/// - Refers to: Bonus Effects
/// - Enchantments: Twining Tendrils [`TLC_465e`]
///
/// State: Todo
//~ todo TLC_465 72214373 9a50b26b f966645e.6c0ae3df
pub const TLC_465: Power = TODO;

/// # Twining Tendrils
///
/// `TLC_465e` · Neutral enchantment
///
/// > **Deathrattle:** Give a random friendly minion a random **Bonus Effect** and this **Deathrattle**.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ todo TLC_465e ad9b913e b5497d9b 320547c1.6c0ae3df
pub const TLC_465e: Power = TODO;

/// # Blob of Tar
///
/// `TLC_468` · Neutral minion · 5 mana · 4/4
///
/// > **Poisonous**, **Taunt Deathrattle:** Summon a 2/2 Blob with **Poisonous** and a 2/2 Blob with **Taunt**.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt, Deathrattle, Poisonous
/// - Tokens: Lanky Blob [`TLC_468t1`], Robust Blob [`TLC_468t2`]
///
/// State: Derived
//~ derived TLC_468 8da73cee f238f4e9 faa48b65.bead8b43
pub const TLC_468: Power = deathrattle(&[summon(card("TLC_468t1")), summon(card("TLC_468t2"))]);

/// # Lanky Blob
///
/// `TLC_468t1` · Neutral minion · 2 mana · 2/2
///
/// > **Poisonous**
///
/// - Set: The Lost City of Un'Goro
/// - Minion type: Elemental
/// - Mechanics: Poisonous
///
/// State: Vanilla
//~ vanilla TLC_468t1 d1182143 4faaa333 845b86af.2574dcf7
pub const TLC_468t1: Power = VANILLA;

/// # Robust Blob
///
/// `TLC_468t2` · Neutral minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// - Set: The Lost City of Un'Goro
/// - Minion type: Elemental
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla TLC_468t2 f3e5b6d0 9c95046a d7487b21.4b0c5d24
pub const TLC_468t2: Power = VANILLA;

/// # Krog, Crater King
///
/// `TLC_480` · Neutral minion · 9 mana · 8/7
///
/// > At the end of your turn, set the Attack and Health of all enemy minions to 1.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Minion type: Beast
/// - Tags: `4577` = 1
/// - Enchantments: Kroginated [`TLC_480e2`]
///
/// State: Derived
//~ derived TLC_480 0586a722 18882135 5c7d5629.026de43b
pub const TLC_480: Power = at_end_of_your_turn(&[attach("TLC_480e2").to(ENEMY_MINIONS)]);

/// # Kroginated
///
/// `TLC_480e2` · Neutral enchantment
///
/// > 1/1.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Derived
//~ derived TLC_480e2 27a40e31 6d70a517 5744973c.d68bebe2
pub const TLC_480e2: Power = enchant(&[become_stats(1, 1)]);

/// # Platysaur
///
/// `TLC_603` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** Draw a card. **Deathrattle:** Discard it.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Battlecry
/// - Enchantments: Platysaur [`TLC_603e`], Platysaur [`TLC_603e2`], Platysaur [`TLC_603e3`]
///
/// State: Todo
//~ todo TLC_603 7aa2b428 da4746e2 8c74a6ac.d17bae45
pub const TLC_603: Power = TODO;

/// # Platysaur
///
/// `TLC_603e` · Neutral enchantment
///
/// > When this dies, discard the card it drew.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ todo TLC_603e f5ce4142 1acc161a 723c7d93.503c5f81
pub const TLC_603e: Power = TODO;

/// # Platysaur
///
/// `TLC_603e2` · Neutral enchantment
///
/// > Discard when Platysaur dies.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ todo TLC_603e2 2dabbaaa f7198593 33098037.24d484ae
pub const TLC_603e2: Power = TODO;

/// # Platysaur
///
/// `TLC_603e3` · Neutral enchantment
///
/// > **Deathrattle:** Discard {0}.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ todo TLC_603e3 b2284197 e60cf81e 0c8f6287.95d5d61a
pub const TLC_603e3: Power = TODO;

/// # Tar Tyrant
///
/// `TLC_605` · Neutral minion · 8 mana · 1/12
///
/// > **Taunt**, **Lifesteal** Has +6 Attack during your opponent's turn.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt, Lifesteal
///
/// State: Derived
//~ derived TLC_605 17aaf638 4101a8ee 713f991b.aad221f8
pub const TLC_605: Power = aura(THIS).when(not(&ON_YOUR_TURN)).have(&[ATTACK.plus(6)]);

/// # Willful Watcher
///
/// `TLC_621` · Neutral minion · 4 mana · 4/7
///
/// > **Taunt Deathrattle:** Destroy the top 3 cards of your deck.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Taunt, Deathrattle
///
/// State: Derived
//~ derived TLC_621 1bb17bc2 3c978029 4a35cb9f.73a6711f
pub const TLC_621: Power = deathrattle(&[destroy(YOUR_DECK.first(3))]);

/// # Ravenous Devilsaur
///
/// `TLC_829` · Neutral minion · 7 mana · 3/3
///
/// > **Battlecry:** Destroy a minion. **Kindred:** Gain its stats.
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Kindred
/// - Target: "Destroy a minion."
/// - Tokens: Bones [`TLC_829t`]
///
/// State: Derived
//~ derived TLC_829 c508094c 8278ac72 71e194ee.89e6710f
#[rustfmt::skip]
pub const TLC_829: Power = battlecry(&[destroy(A_MINION), if_(KINDRED, &[give(&[ATTACK.plus(1).times(X)]).times(ATTACK.of(IT)), give(&[HEALTH.plus(1).times(X)]).times(HEALTH.of(IT))])]);

/// # Bones
///
/// `TLC_829t` · Neutral spell · 2 mana
///
/// > Give a minion +{0}/+{1}.
///
/// - Set: The Lost City of Un'Goro
/// - Enchantments: Bones of Prey [`TLC_829te`], Ravenous [`TLC_829te2`]
///
/// State: Todo
//~ todo TLC_829t 012b7a4d 1a6c5e14 395e3f46.25653c42
pub const TLC_829t: Power = TODO;

/// # Bones of Prey
///
/// `TLC_829te` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ todo TLC_829te 22d94716 62dd55f0 da381e63.a536d554
pub const TLC_829te: Power = TODO;

/// # Ravenous
///
/// `TLC_829te2` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ todo TLC_829te2 9de9fc8a dcab6fa2 9458336e.a536d554
pub const TLC_829te2: Power = TODO;

/// # Pterrordax Egg
///
/// `TLC_831` · Neutral minion · 3 mana · 0/3
///
/// > **Deathrattle:** Summon a 3/3 Pterrordax that steals 1 Health from all other minions.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Deathrattle
/// - Enchantments: Pterrified [`TLC_831e`], Pterrifying [`TLC_831e2`]
/// - Tokens: Juvenile Pterrordax [`TLC_831t`]
///
/// State: Todo
//~ todo TLC_831 74d827f3 c4fd20fe 6720d830.ca20e5ee
pub const TLC_831: Power = TODO;

/// # Pterrified
///
/// `TLC_831e` · Neutral enchantment
///
/// > Reduced Health.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ todo TLC_831e ae3062b3 0eeb2da6 46b6fd31.4803159e
pub const TLC_831e: Power = TODO;

/// # Pterrifying
///
/// `TLC_831e2` · Neutral enchantment
///
/// > Increased Health.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ todo TLC_831e2 d74169c8 8eabc490 bf6caf93.89b088dc
pub const TLC_831e2: Power = TODO;

/// # Juvenile Pterrordax
///
/// `TLC_831t` · Neutral minion · 3 mana · 3/3
///
/// - Set: The Lost City of Un'Goro
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla TLC_831t 9c5b79da 3947ceb9 9194fd10
pub const TLC_831t: Power = VANILLA;

/// # Cloud Serpent
///
/// `TLC_888` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Get a copy of another Elemental or Dragon in your hand.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Minion type: Elemental, Dragon
/// - Mechanics: Battlecry
/// - Tags: `2523` = 1
///
/// State: Derived
//~ derived TLC_888 b4d0bf5b 24862843 f1744eb3.a6f38aa6
pub const TLC_888: Power = battlecry(&[get(copy_of(YOUR_HAND.other().that(any(&[ELEMENTAL, DRAGON])).random()))]);

/// # Questing Assistant
///
/// `TLC_987` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** If you played a **Quest** this game, deal 3 damage to an enemy minion.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Quest
/// - Target: "Deal 3 damage to an enemy minion."
///
/// State: Derived
//~ derived TLC_987 c4438d78 4cdb6a50 b6677bcb.573bbad8
pub const TLC_987: Power =
    battlecry(&[deal(3).to(AN_ENEMY_MINION)]).when(has_done(1, &CARDS_YOU_PLAYED.that(with(GameTag::QUEST))));

/// # The Coin
///
/// `TLC_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: The Lost City of Un'Goro
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived TLC_COIN1 108e64c5 452cee4e 7ba56548.095f71be
pub const TLC_COIN1: Power = spell(&[gain_mana(1)]);

/// # The Coin
///
/// `TLC_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: The Lost City of Un'Goro
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived TLC_COIN2 4db3db1f a54c9c49 55e9a224.095f71be
pub const TLC_COIN2: Power = spell(&[gain_mana(1)]);
