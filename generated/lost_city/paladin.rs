//! Paladin cards of The Lost City of Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 27c84b12

/// # Firegill
///
/// `DINO_404` · Paladin minion · 2 mana · 3/2
///
/// > **Kindred:** Give your other minions **Rush**.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Minion type: Elemental, Murloc
/// - Mechanics: Kindred
/// - Refers to: Rush
/// - Tags: `2540` = 1, `4548` = 1, `4578` = 1
///
/// State: Derived
//~ derived DINO_404 aba65bab 8d51da2d d3f955b8.9601dd4a
pub const DINO_404: Power = on(Word::Kindred, &[give(&[has(GameTag::RUSH)]).to(OTHER_FRIENDLY_MINIONS)]);

/// # Hatching Ceremony
///
/// `DINO_405` · Paladin spell · 3 mana
///
/// > At the end of your next turn, give your minions +2/+2.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Objective
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `QUEST_PROGRESS_TOTAL` = 2, `1724` = 1
/// - Enchantments: Hatched [`DINO_405e`]
///
/// State: Derived
//~ derived DINO_405 c4cd4c57 41efeb3e 625e7ad4.c438fa0b
#[rustfmt::skip]
pub const DINO_405: Power = spell(&[later(&whenever(YOU.turn_start()).does(&[later(&whenever(YOU.turn_end()).does(&[attach("DINO_405e").to(FRIENDLY_MINIONS)]))]))]);

/// # Hatched
///
/// `DINO_405e` · Paladin enchantment
///
/// > +2/+2.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Derived
//~ derived DINO_405e 98bac64d d81a85d9 cfff00e2.6d6ab056
pub const DINO_405e: Power = enchant(&[plus(2, 2)]);

/// # Hero's Welcome
///
/// `DINO_424` · Paladin spell · 8 mana
///
/// > **Discover** a **Legendary** minion to summon. Set its stats to 10/10.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Mechanics: Discover
/// - Enchantments: Hero's Celebration [`DINO_424e`]
///
/// State: Derived
//~ derived DINO_424 4a4c0b47 c138f12c ce58f667.20855779
#[rustfmt::skip]
pub const DINO_424: Power = spell(&[offer(Offer::Pool(all(&[MINION, rarity(Rarity::Legendary)]), Classes::Own), &[summon(the(IT))]), attach("DINO_424e").to(IT)]);

/// # Hero's Celebration
///
/// `DINO_424e` · Paladin enchantment
///
/// > 10/10.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Derived
//~ derived DINO_424e 24c771af 2133bd58 adc235f9.12c2ed7f
pub const DINO_424e: Power = enchant(&[become_stats(10, 10)]);

/// # Tyrannogill
///
/// `TLC_240` · Paladin minion · 6 mana · 6/3
///
/// > **Rush Deathrattle:** Summon three 2/1 Murlocs. Give them each a random **Bonus Effect**.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Minion type: Murloc, Beast
/// - Mechanics: Deathrattle, Rush
/// - Refers to: Bonus Effects
/// - Tags: `2536` = 1
/// - Tokens: Dinoloc [`TLC_240t`], Dinoloc [`TLC_240t2`], Dinoloc [`TLC_240t3`]
///
/// State: Derived
//~ derived TLC_240 f4500b59 dd954e97 534a76c3.e227791a
pub const TLC_240: Power = deathrattle(&[summon(card("TLC_240t")).copies(3), bonus_effects(1).to(IT)]);

/// # Dinoloc
///
/// `TLC_240t` · Paladin minion · 2 mana · 2/1
///
/// - Set: The Lost City of Un'Goro
/// - Minion type: Murloc
///
/// State: Vanilla
//~ vanilla TLC_240t 13922da1 43a116a7 49297c92
pub const TLC_240t: Power = VANILLA;

/// # Dinoloc
///
/// `TLC_240t2` · Paladin minion · 2 mana · 2/1
///
/// - Set: The Lost City of Un'Goro
/// - Minion type: Murloc
///
/// State: Vanilla
//~ vanilla TLC_240t2 793b0b4c 3caf8834 01cee13e
pub const TLC_240t2: Power = VANILLA;

/// # Dinoloc
///
/// `TLC_240t3` · Paladin minion · 2 mana · 2/1
///
/// - Set: The Lost City of Un'Goro
/// - Minion type: Murloc
///
/// State: Vanilla
//~ vanilla TLC_240t3 b1abe7b3 bca6c92a 08c87114
pub const TLC_240t3: Power = VANILLA;

/// # Ido of the Threshfleet
///
/// `TLC_241` · Paladin minion · 4 mana · 2/7
///
/// > While this is alive, you get a 2-Cost Holy spell that gives a minion +2/+2 and **Divine Shield**.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Mechanics: Aura
/// - Refers to: Divine Shield
/// - Enchantments: Threshrider [`TLC_241e`], Threshrider Tracker [`TLC_241e2`]
/// - Tokens: Call the Threshfleet! [`TLC_241t`]
///
/// State: Todo
//~ todo TLC_241 4349db12 3723248e 3355ae6d.49fb2314
pub const TLC_241: Power = TODO;

/// # Threshrider
///
/// `TLC_241e` · Paladin enchantment
///
/// > +2/+2.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Derived
//~ derived TLC_241e 9667b502 4cd4aad1 5ffcba10.6d6ab056
pub const TLC_241e: Power = enchant(&[plus(2, 2)]);

/// # Threshrider Tracker
///
/// `TLC_241e2` · Paladin enchantment
///
/// > +2/+2.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Derived
//~ derived TLC_241e2 b7b74514 6156550d 215ffe72.6d6ab056
pub const TLC_241e2: Power = enchant(&[plus(2, 2)]);

/// # Call the Threshfleet!
///
/// `TLC_241t` · Paladin spell · Holy · 2 mana
///
/// > Give a minion +2/+2 and **Divine Shield**. *(This stays in your hand while Ido is alive!)*
///
/// - Set: The Lost City of Un'Goro
/// - Refers to: Divine Shield
/// - Tags: `SPELLCRAFT_HINT` = 2
///
/// State: Todo
//~ todo TLC_241t d69782df 4cda81ca d8739e83.90850d6f
pub const TLC_241t: Power = TODO;

/// # Dive the Golakka Depths
///
/// `TLC_426` · Paladin spell · 1 mana
///
/// > **Repeatable Quest:** Summon 6 Murlocs. **Reward:** Murlocs you summon gain +1/+1.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets, Repeatable
/// - Tags: `QUEST_PROGRESS_TOTAL` = 6, `839` = 1, `3674` = 1
/// - Enchantments: Golakka Quest Player Enchant [`TLC_426e`], Sacred [`TLC_426e2`]
/// - Tokens: The Sacred Cave [`TLC_426t`]
///
/// State: Todo
//~ todo TLC_426 e137a705 f38dc8ae c5ca0b66.3894d7dc
pub const TLC_426: Power = TODO;

/// # Golakka Quest Player Enchant
///
/// `TLC_426e` · Paladin enchantment
///
/// > Murlocs you summon gain +1/+1.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ todo TLC_426e d6d145ca d3df8bf7 f5009018.d3a2d333
pub const TLC_426e: Power = TODO;

/// # Sacred
///
/// `TLC_426e2` · Paladin enchantment
///
/// > +{0}/+{1}.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ todo TLC_426e2 6f1a9e0f b7195866 382cffad.0fa212f7
pub const TLC_426e2: Power = TODO;

/// # The Sacred Cave
///
/// `TLC_426t` · Paladin spell · 0 mana
///
/// > Whenever you summon a Murloc, give it +1/+1.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ todo TLC_426t d367ec0d d48f225d 7963b6e5.dba9e15f
pub const TLC_426t: Power = TODO;

/// # Hot Spring Glider
///
/// `TLC_428` · Paladin minion · 3 mana · 2/4
///
/// > **Battlecry:** Your next Murloc costs (1) less. **Kindred:** And gains **Divine Shield**.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry, Kindred
/// - Refers to: Divine Shield
/// - Enchantments: Weeeee! [`TLC_428e`]
///
/// State: Todo
//~ todo TLC_428 de417ff2 b66db354 90caf5dd.3f753167
pub const TLC_428: Power = TODO;

/// # Weeeee!
///
/// `TLC_428e` · Paladin enchantment
///
/// > Your next Murloc this turn costs (1) less.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Derived
//~ derived TLC_428e 1acebf00 53c66f48 1b9e82e0.b856c8ca
pub const TLC_428e: Power =
    enchant(&[]).aura(YOUR_HAND.that(MURLOC), &[cost_less(1)]).until(YOU.play(MURLOC)).this_turn();

/// # Creature of the Sacred Cave
///
/// `TLC_430` · Paladin minion · 4 mana · 2/5
///
/// > At the end of your turn, recast a random Holy spell you cast this turn *(targets this if possible)*.
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Minion type: Beast
///
/// State: Todo
//~ todo TLC_430 93fcf5d1 2e1600b0 29924265.7f0a111d
pub const TLC_430: Power = TODO;

/// # Violet Treasuregill
///
/// `TLC_438` · Paladin minion · 2 mana · 1/2
///
/// > **Battlecry:** Cast a random spell from your deck that costs (2) or less *(targets this if possible)*.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo TLC_438 ac47f1fa 84c147c3 894fc223.73c802c7
pub const TLC_438: Power = TODO;

/// # Ready the Fleet
///
/// `TLC_441` · Paladin spell · 3 mana
///
/// > Give +1/+2 to a friendly minion and your other minions that share a type with it.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Enchantments: Fleet Formation [`TLC_441e`], Fleet Footed [`TLC_441e2`]
///
/// State: Todo
//~ todo TLC_441 dd94b427 8674bd55 a8213a13.698a41c4
pub const TLC_441: Power = TODO;

/// # Fleet Formation
///
/// `TLC_441e` · Paladin enchantment
///
/// > When this minion attacks, it gains +1/+1.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ todo TLC_441e ae64762a 6d716b6b fa1ffc85.3c9dc4f7
pub const TLC_441e: Power = TODO;

/// # Fleet Footed
///
/// `TLC_441e2` · Paladin enchantment
///
/// > +1/+2
///
/// - Set: The Lost City of Un'Goro
///
/// State: Derived
//~ derived TLC_441e2 bbcccaba 60757b22 ac0c2bb8.2824d5fc
pub const TLC_441e2: Power = enchant(&[plus(1, 2)]);

/// # Submerged Map
///
/// `TLC_442` · Paladin spell · 1 mana
///
/// > **Discover** a Murloc. If you play it this turn, also pick one of the others.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Discover
/// - Enchantments: Submerged Map Player Enchant [`TLC_442e`]
///
/// State: Todo
//~ todo TLC_442 53749641 e5e5ad05 1381ed42.e1b6670b
pub const TLC_442: Power = TODO;

/// # Submerged Map Player Enchant
///
/// `TLC_442e` · Paladin enchantment
///
/// > If you play the **Discover**ed card this turn, also choose one of the other two options.
///
/// - Set: The Lost City of Un'Goro
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo TLC_442e ba59feb4 b3910009 2e778a9c.0037a6e7
pub const TLC_442e: Power = TODO;

/// # Story of Galvadon
///
/// `TLC_444` · Paladin spell · 2 mana
///
/// > Give a minion three random **Bonus Effects**.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Refers to: Bonus Effects
///
/// State: Derived
//~ derived TLC_444 d8754524 e74bed0f 7929f271.331c6e62
pub const TLC_444: Power = spell(&[bonus_effects(3).to(A_MINION)]);

/// # Threshrider's Blessing
///
/// `TLC_477` · Paladin spell · Holy · 5 mana
///
/// > Give a friendly minion +4/+4 and "**Deathrattle:** Summon a random 4-Cost minion."
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Refers to: Deathrattle
/// - Enchantments: Thresher Saddle [`TLC_477e`]
///
/// State: Derived
//~ derived TLC_477 4ed75dd9 0d61647b f29f80c0.2a08dad0
pub const TLC_477: Power = spell(&[attach("TLC_477e").to(A_FRIENDLY_MINION)]);

/// # Thresher Saddle
///
/// `TLC_477e` · Paladin enchantment
///
/// > +4/+4 and **Deathrattle:** Summon a random 4-Cost minion.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Derived
//~ derived TLC_477e eb2b67f2 35eb4658 6b82a3b5.1061c43f
pub const TLC_477e: Power =
    abilities(&[enchant(&[plus(4, 4)]), deathrattle(&[summon(random(all(&[MINION, COST.is(4)])))])]);
