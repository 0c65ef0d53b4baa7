//! Neutral cards of The Lost City of Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file bd96bc73

/// # The Egg of Khelos
/// Minion · 3 mana · 0/3
/// > **Deathrattle:** Summon a slightly cracked Egg. *(Break 5 times to hatch a 20/20 Beast with **Taunt**!)*
/// - Makes: Khelos [`DINO_410t`] (20/20, "Taunt"); The Egg of Khelos [`DINO_410t2`] (0/3, "Deathrattle: Summon a more cracked Egg. (Break 4…"); The Egg of Khelos [`DINO_410t3`] (0/3, "Deathrattle: Summon a very cracked Egg. (Break 3…"); The Egg of Khelos [`DINO_410t4`] (0/3, "Deathrattle: Summon the most cracked Egg. (Break…"); The Egg of Khelos [`DINO_410t5`] (0/3, "Deathrattle: Summon a 20/20 Khelos with Taunt.…")
//~ done DINO_410 - 8da11c1a.2f832789 407183d3.a448a158
pub const DINO_410: Power = deathrattle(&[summon(card("DINO_410t2"))]);

/// # Khelos
/// Minion · Beast · 10 mana · 20/20
/// > **Taunt**
//~ vanilla DINO_410t c0ae7480 fedc3c40.4b0c5d24 14ca3235
pub const DINO_410t: Power = VANILLA;

/// # The Egg of Khelos
/// Minion · 3 mana · 0/3
/// > **Deathrattle:** Summon a more cracked Egg. *(Break 4 times to hatch a 20/20 Beast with **Taunt**!)*
//~ done DINO_410t2 - 8da11c1a.0dbb1bab 407183d3
pub const DINO_410t2: Power = deathrattle(&[summon(card("DINO_410t3"))]);

/// # The Egg of Khelos
/// Minion · 3 mana · 0/3
/// > **Deathrattle:** Summon a very cracked Egg. *(Break 3 times to hatch a 20/20 Beast with **Taunt**!)*
//~ done DINO_410t3 - 8da11c1a.70657ff5 407183d3
pub const DINO_410t3: Power = deathrattle(&[summon(card("DINO_410t4"))]);

/// # The Egg of Khelos
/// Minion · 3 mana · 0/3
/// > **Deathrattle:** Summon the most cracked Egg. *(Break 2 times to hatch a 20/20 Beast with **Taunt**!)*
//~ done DINO_410t4 - 8da11c1a.6ea65547 407183d3
pub const DINO_410t4: Power = deathrattle(&[summon(card("DINO_410t5"))]);

/// # The Egg of Khelos
/// Minion · 3 mana · 0/3
/// > **Deathrattle:** Summon a 20/20 Khelos with **Taunt**. *(Break to hatch!)*
/// - Makes: Khelos [`DINO_410t`] (20/20, "Taunt")
//~ done DINO_410t5 - 8da11c1a.0bd49280 407183d3.39c59493
pub const DINO_410t5: Power = deathrattle(&[summon(card("DINO_410t"))]);

/// # Holy Eggbearer
/// Minion · 2 mana · 1/2
/// > **Battlecry:** Draw a 0-Attack minion.
//~ derived DINO_411 5fc604f4 4c954f50.1929d000 1f0af1dd
pub const DINO_411: Power = battlecry(&[draw_that(1, all(&[MINION, ATTACK.is(0)]))]);

/// # Herbivore Assistant
/// Minion · 3 mana · 3/2
/// > **Battlecry:** Give a friendly Beast +2/+2 and **Rush**.
/// - Makes: Making Progress [`DINO_419e`] ("\+2/+2 and Rush.")
//~ derived DINO_419 13bc96d3 05811c42.e6932bea f003d306.b59adcef
pub const DINO_419: Power = battlecry(&[attach("DINO_419e").to(A_FRIENDLY_MINION.that(BEAST))]);

/// # Making Progress
/// Enchantment
/// > \+2/+2 and **Rush**.
//~ derived DINO_419e 01d2a2c7 d522ad72.5c5aeb30 5b8fd06a
pub const DINO_419e: Power = enchant(&[plus(2, 2), has(GameTag::RUSH)]);

/// # Beast Speaker Taka
/// Minion · 7 mana · 2/2
/// > **Battlecry: Discover** a **Legendary** Beast from any class to gain its stats. **Deathrattle:** Summon it.
/// - Makes: Legendary Mount [`DINO_430e`] ("Increased stats.")
//~ done DINO_430 - c9794be8.61273afd c07c9089.c25c15f1
pub const DINO_430: Power = abilities(&[
    battlecry(&[discover_then(
        Offer::Pool(all(&[MINION, BEAST, rarity(Rarity::Legendary)]), Classes::Any),
        &[
            remember(IT),
            give(&[ATTACK.plus(1).times(X)]).with_x(ATTACK.of(IT)),
            give(&[HEALTH.plus(1).times(X)]).with_x(HEALTH.of(IT)),
        ],
    )]),
    deathrattle(&[summon(copy_of(REMEMBERED))]),
]);

/// # Legendary Mount
/// Enchantment
/// > Increased stats.
//~ todo DINO_430e 17873f3d d522ad72.a536d554 efa3d4b7
pub const DINO_430e: Power = TODO;

/// # Crater Experiment
/// Minion · All · 5 mana · 3/4
/// > **Kindred:** Summon a copy of this.
//~ derived DINO_435 67056027 4cfc3191.3c13ccf7 41f2dd90
pub const DINO_435: Power = on(Word::Kindred, &[summon(copy_of(THIS))]);

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived DINO_COIN1 4465aad1 3e8f9d5a.095f71be c6be21f5
pub const DINO_COIN1: Power = spell(&[gain_mana(1)]);

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived DINO_COIN2 edf0f578 3e8f9d5a.095f71be c6be21f5
pub const DINO_COIN2: Power = spell(&[gain_mana(1)]);

/// # Elise the Navigator
/// Minion · 4 mana · 3/5
/// > **Battlecry:** If your deck started with 10 cards of different Costs, craft a custom location.
/// - Makes: Un'Goro Jungle [`TLC_100t1`]; Bursting Geyser [`TLC_100t11`] ("Deathrattle: Deal 1 damage to all enemies."); Shining Moonlight [`TLC_100t12`] ("Your next spell has Spell Damage +1."); Runic Inscriptions [`TLC_100t13`] ("Discover a spell. It costs (1) less."); Snapping Plants [`TLC_100t14`] ("Give your characters +1 Attack this turn."); Nesting Grounds [`TLC_100t15`] ("Summon a 2/1 Raptor with Rush."); Lava Stream [`TLC_100t16`] ("Gain 3 Armor."); Radiant Crystals [`TLC_100t17`] ("Summon a 1/1 copy of a friendly minion."); Terror Run [`TLC_100t2`]; Bursting Geyser [`TLC_100t21`] ("Deathrattle: Deal 3 damage to all enemies."); Shining Moonlight [`TLC_100t22`] ("Your next spell has Spell Damage +2."); Runic Inscriptions [`TLC_100t23`] ("Discover a spell. It costs (4) less."); Snapping Plants [`TLC_100t24`] ("Give your characters +2 Attack this turn."); Nesting Grounds [`TLC_100t25`] ("Summon two 2/1 Raptors with Rush."); Lava Stream [`TLC_100t26`] ("Gain 6 Armor."); Radiant Crystals [`TLC_100t27`] ("Summon a 3/3 copy of a friendly minion."); Fire Plume Ridge [`TLC_100t3`]; Bursting Geyser [`TLC_100t31`] ("Deathrattle: Deal 5 damage to all enemies."); Shining Moonlight [`TLC_100t32`] ("Your next spell has Spell Damage +4."); Runic Inscriptions [`TLC_100t33`] ("Discover a spell. It costs (7) less."); Snapping Plants [`TLC_100t34`] ("Give your characters +4 Attack this turn."); Nesting Grounds [`TLC_100t35`] ("Summon four 2/1 Raptors with Rush."); Lava Stream [`TLC_100t36`] ("Gain 12 Armor."); Radiant Crystals [`TLC_100t37`] ("Summon a 5/5 copy of a friendly minion.")
///
/// # Notes
///
/// One of the three places is chosen, then twice one of three parts of its Cost; the second offer has not the part that was chosen. What is crafted is no Discover.
//~ done TLC_100 - e3908842.380a7553 e1636600.18d4d63d
pub const TLC_100: Power = battlecry(&[
    choose_card(&["TLC_100t1", "TLC_100t2", "TLC_100t3"], &[remember(IT)]),
    if_(
        there_is(&REMEMBERED.that(named("TLC_100t1"))),
        &[create_aside(each_of(&[
            "TLC_100t11", "TLC_100t12", "TLC_100t13", "TLC_100t14", "TLC_100t15", "TLC_100t16", "TLC_100t17",
        ]))],
    ),
    if_(
        there_is(&REMEMBERED.that(named("TLC_100t2"))),
        &[create_aside(each_of(&[
            "TLC_100t21", "TLC_100t22", "TLC_100t23", "TLC_100t24", "TLC_100t25", "TLC_100t26", "TLC_100t27",
        ]))],
    ),
    if_(
        there_is(&REMEMBERED.that(named("TLC_100t3"))),
        &[create_aside(each_of(&[
            "TLC_100t31", "TLC_100t32", "TLC_100t33", "TLC_100t34", "TLC_100t35", "TLC_100t36", "TLC_100t37",
        ]))],
    ),
    discover_then(Offer::Entities(LEFT_ASIDE.that(SPELL)), &[merge(IT).to(REMEMBERED), remove_from_game(IT)]),
    discover_then(Offer::Entities(LEFT_ASIDE.that(SPELL)), &[merge(IT).to(REMEMBERED), remove_from_game(IT)]),
    remove_from_game(LEFT_ASIDE.that(SPELL)),
    get(the(REMEMBERED)),
    remove_from_game(LEFT_ASIDE),
])
.when(there_are(10, &YOUR_STARTING_DECK.different(10, CardProperty::Cost)));

/// # Un'Goro Jungle
/// Location · 1 mana · 2 uses
/// > {0} {1}
//~ done TLC_100t1 - f271c076.09cdb72f 0b434d2b
pub const TLC_100t1: Power = VANILLA;

/// # Bursting Geyser
/// Spell · 0 mana
/// > **Deathrattle:** Deal 1 damage to all enemies.
//~ done TLC_100t11 - 3e8f9d5a.66761e5e 831cb5ae
pub const TLC_100t11: Power = deathrattle(&[deal(1).to(ENEMIES)]);

/// # Shining Moonlight
/// Spell · 0 mana
/// > Your next spell has **Spell Damage +1**.
/// - Makes: Shining Moonlight Enchant Player [`TLC_100t12e`] ("Your next spell has Spell Damage +1.")
//~ done TLC_100t12 - 3e8f9d5a.29aac201 e95579fa.3f7e99a3
pub const TLC_100t12: Power = spell(&[attach("TLC_100t12e").to(CONTROLLER)]);

/// # Shining Moonlight Enchant Player
/// Enchantment
/// > Your next spell has **Spell Damage +1**.
//~ done TLC_100t12e - d522ad72.29aac201 b2f2711d
pub const TLC_100t12e: Power = enchant(&[plus_tag(GameTag::SPELLPOWER, 1)]).until(YOU.cast(SPELL));

/// # Runic Inscriptions
/// Spell · 0 mana
/// > **Discover** a spell. It costs (1) less.
//~ derived TLC_100t13 93c159c0 3e8f9d5a.3721c0ed f3092ece
pub const TLC_100t13: Power = spell(&[discover(SPELL), give(&[cost_less(1)]).to(IT)]);

/// # Snapping Plants
/// Spell · 0 mana
/// > Give your characters +1 Attack this turn.
/// - Makes: Snap! [`TLC_100t14e`] ("Your characters have +1 Attack this turn."); Snap! [`TLC_100t14e2`] ("\+1 Attack this turn.")
//~ derived TLC_100t14 df89cc4a 3e8f9d5a.7ee3c97c 99cb1542.7e853bcb
pub const TLC_100t14: Power = spell(&[attach("TLC_100t14e2").to(FRIENDLY_CHARACTERS)]);

/// # Snap!
/// Enchantment
/// > Your characters have +1 Attack this turn.
//~ todo TLC_100t14e 4257ef57 d522ad72.ea8d45c2 d5fd9d60
pub const TLC_100t14e: Power = TODO;

/// # Snap!
/// Enchantment
/// > \+1 Attack this turn.
//~ derived TLC_100t14e2 f708970a d522ad72.c1531011 d5fd9d60
pub const TLC_100t14e2: Power = enchant(&[ATTACK.plus(1)]).this_turn();

/// # Nesting Grounds
/// Spell · 0 mana
/// > Summon a 2/1 Raptor with **Rush**.
//~ done TLC_100t15 - 3e8f9d5a.98c0f71a 4a9722b7
pub const TLC_100t15: Power = spell(&[summon(card("TLC_101t"))]);

/// # Lava Stream
/// Spell · 0 mana
/// > Gain 3 Armor.
//~ derived TLC_100t16 22e1afa7 3e8f9d5a.38ab66d1 d8f2af76
pub const TLC_100t16: Power = spell(&[armor(3)]);

/// # Radiant Crystals
/// Spell · 0 mana
/// > Summon a 1/1 copy of a friendly minion.
/// - Makes: Radiant Reflection [`TLC_100t17e`] ("1/1.")
//~ derived TLC_100t17 6dbfac6b 3e8f9d5a.889718f7 35d0f463.609f14d1
pub const TLC_100t17: Power = spell(&[summon(copy_of(A_FRIENDLY_MINION)), attach("TLC_100t17e").to(IT)]);

/// # Radiant Reflection
/// Enchantment
/// > 1/1.
//~ derived TLC_100t17e 3feda004 d522ad72.d68bebe2 87ec1310
pub const TLC_100t17e: Power = enchant(&[become_stats(1, 1)]);

/// # Terror Run
/// Location · 5 mana · 2 uses
/// > {0} {1}
//~ done TLC_100t2 - e7d072c7.09cdb72f e7326581
pub const TLC_100t2: Power = VANILLA;

/// # Bursting Geyser
/// Spell · 0 mana
/// > **Deathrattle:** Deal 3 damage to all enemies.
//~ done TLC_100t21 - 3e8f9d5a.ac384121 831cb5ae
pub const TLC_100t21: Power = deathrattle(&[deal(3).to(ENEMIES)]);

/// # Shining Moonlight
/// Spell · 0 mana
/// > Your next spell has **Spell Damage +2**.
/// - Makes: Shining Moonlight Enchant Player [`TLC_100t22e`] ("Your next spell has Spell Damage +2.")
//~ done TLC_100t22 - 3e8f9d5a.846a6f33 e95579fa.fb53e9b0
pub const TLC_100t22: Power = spell(&[attach("TLC_100t22e").to(CONTROLLER)]);

/// # Shining Moonlight Enchant Player
/// Enchantment
/// > Your next spell has **Spell Damage +2**.
//~ done TLC_100t22e - d522ad72.846a6f33 b2f2711d
pub const TLC_100t22e: Power = enchant(&[plus_tag(GameTag::SPELLPOWER, 2)]).until(YOU.cast(SPELL));

/// # Runic Inscriptions
/// Spell · 0 mana
/// > **Discover** a spell. It costs (4) less.
//~ derived TLC_100t23 68a5b38d 3e8f9d5a.999e8b4d f3092ece
pub const TLC_100t23: Power = spell(&[discover(SPELL), give(&[cost_less(4)]).to(IT)]);

/// # Snapping Plants
/// Spell · 0 mana
/// > Give your characters +2 Attack this turn.
/// - Makes: Snap! [`TLC_100t24e`] ("Your characters have +2 Attack this turn."); Snap! [`TLC_100t24e2`] ("\+2 Attack this turn.")
//~ derived TLC_100t24 4f812e8b 3e8f9d5a.a0b00417 99cb1542.78060de4
pub const TLC_100t24: Power = spell(&[attach("TLC_100t24e2").to(FRIENDLY_CHARACTERS)]);

/// # Snap!
/// Enchantment
/// > Your characters have +2 Attack this turn.
//~ todo TLC_100t24e 1ab66549 d522ad72.5324da5b d5fd9d60
pub const TLC_100t24e: Power = TODO;

/// # Snap!
/// Enchantment
/// > \+2 Attack this turn.
//~ derived TLC_100t24e2 bd954226 d522ad72.717133fd d5fd9d60
pub const TLC_100t24e2: Power = enchant(&[ATTACK.plus(2)]).this_turn();

/// # Nesting Grounds
/// Spell · 0 mana
/// > Summon two 2/1 Raptors with **Rush**.
//~ done TLC_100t25 - 3e8f9d5a.36aa7857 4a9722b7
pub const TLC_100t25: Power = spell(&[summon(card("TLC_101t")).copies(2)]);

/// # Lava Stream
/// Spell · 0 mana
/// > Gain 6 Armor.
//~ derived TLC_100t26 a64012da 3e8f9d5a.49849308 d8f2af76
pub const TLC_100t26: Power = spell(&[armor(6)]);

/// # Radiant Crystals
/// Spell · 0 mana
/// > Summon a 3/3 copy of a friendly minion.
/// - Makes: Radiant Reflection [`TLC_100t27e`] ("3/3.")
//~ derived TLC_100t27 b56798d3 3e8f9d5a.915c348f 35d0f463.53d33905
pub const TLC_100t27: Power = spell(&[summon(copy_of(A_FRIENDLY_MINION)), attach("TLC_100t27e").to(IT)]);

/// # Radiant Reflection
/// Enchantment
/// > 3/3.
//~ derived TLC_100t27e 9d000f8b d522ad72.6c79ef92 87ec1310
pub const TLC_100t27e: Power = enchant(&[become_stats(3, 3)]);

/// # Fire Plume Ridge
/// Location · 10 mana · 2 uses
/// > {0} {1}
//~ done TLC_100t3 - 2545f049.09cdb72f d08578c1
pub const TLC_100t3: Power = VANILLA;

/// # Bursting Geyser
/// Spell · 0 mana
/// > **Deathrattle:** Deal 5 damage to all enemies.
//~ done TLC_100t31 - 3e8f9d5a.ab84c675 831cb5ae
pub const TLC_100t31: Power = deathrattle(&[deal(5).to(ENEMIES)]);

/// # Shining Moonlight
/// Spell · 0 mana
/// > Your next spell has **Spell Damage +4**.
/// - Makes: Shining Moonlight Enchant Player [`TLC_100t32e`] ("Your next spell has Spell Damage +4.")
//~ done TLC_100t32 - 3e8f9d5a.804ef45b e95579fa.adf60e5a
pub const TLC_100t32: Power = spell(&[attach("TLC_100t32e").to(CONTROLLER)]);

/// # Shining Moonlight Enchant Player
/// Enchantment
/// > Your next spell has **Spell Damage +4**.
//~ done TLC_100t32e - d522ad72.804ef45b b2f2711d
pub const TLC_100t32e: Power = enchant(&[plus_tag(GameTag::SPELLPOWER, 4)]).until(YOU.cast(SPELL));

/// # Runic Inscriptions
/// Spell · 0 mana
/// > **Discover** a spell. It costs (7) less.
//~ derived TLC_100t33 8a17cec3 3e8f9d5a.cb1886b6 f3092ece
pub const TLC_100t33: Power = spell(&[discover(SPELL), give(&[cost_less(7)]).to(IT)]);

/// # Snapping Plants
/// Spell · 0 mana
/// > Give your characters +4 Attack this turn.
/// - Makes: Snap! [`TLC_100t34e`] ("Your characters have +4 Attack this turn."); Snap! [`TLC_100t34e2`] ("\+4 Attack this turn.")
//~ derived TLC_100t34 2a6a668f 3e8f9d5a.5cbf37d2 99cb1542.f4c0eb7f
pub const TLC_100t34: Power = spell(&[attach("TLC_100t34e2").to(FRIENDLY_CHARACTERS)]);

/// # Snap!
/// Enchantment
/// > Your characters have +4 Attack this turn.
//~ todo TLC_100t34e c251e2e6 d522ad72.3818402e d5fd9d60
pub const TLC_100t34e: Power = TODO;

/// # Snap!
/// Enchantment
/// > \+4 Attack this turn.
//~ derived TLC_100t34e2 84adee38 d522ad72.f2c23ec6 d5fd9d60
pub const TLC_100t34e2: Power = enchant(&[ATTACK.plus(4)]).this_turn();

/// # Nesting Grounds
/// Spell · 0 mana
/// > Summon four 2/1 Raptors with **Rush**.
//~ done TLC_100t35 - 3e8f9d5a.3d67136e 4a9722b7
pub const TLC_100t35: Power = spell(&[summon(card("TLC_101t")).copies(4)]);

/// # Lava Stream
/// Spell · 0 mana
/// > Gain 12 Armor.
//~ derived TLC_100t36 8405050e 3e8f9d5a.ee4748e3 d8f2af76
pub const TLC_100t36: Power = spell(&[armor(12)]);

/// # Radiant Crystals
/// Spell · 0 mana
/// > Summon a 5/5 copy of a friendly minion.
/// - Makes: Radiant Reflection [`TLC_100t37e`] ("5/5.")
//~ derived TLC_100t37 410cbae3 3e8f9d5a.0e79cb15 35d0f463.acdaf989
pub const TLC_100t37: Power = spell(&[summon(copy_of(A_FRIENDLY_MINION)), attach("TLC_100t37e").to(IT)]);

/// # Radiant Reflection
/// Enchantment
/// > 5/5.
//~ derived TLC_100t37e 961b6538 d522ad72.36023d4f 87ec1310
pub const TLC_100t37e: Power = enchant(&[become_stats(5, 5)]);

/// # Undercover Cultist
/// Minion · 3 mana · 2/3
/// > **Taunt**, **Reborn** Has +3 Attack while damaged.
/// - Makes: Nesting Raptor [`TLC_101t`] (2/1, "Rush"); Enraged [`TLC_101e`] ("\+3 Attack.")
//~ derived TLC_101 bd4e666a decb9ba2.cdc3591d b9ac5d6a.eb186bf5
pub const TLC_101: Power = aura(THIS).when(DAMAGED).gives("TLC_101e");

/// # Enraged
/// Enchantment
/// > \+3 Attack.
//~ derived TLC_101e 7ffcaa64 d522ad72.a18441c4 a7420c02
pub const TLC_101e: Power = enchant(&[ATTACK.plus(3)]);

/// # Nesting Raptor
/// Minion · Beast · 1 mana · 2/1
/// > **Rush**
//~ vanilla TLC_101t 8d1faef7 e876b890.57b12c28 da3d7881
pub const TLC_101t: Power = VANILLA;

/// # Torga
/// Minion · Undead · Beast · 4 mana · 2/7
/// > **Battlecry:** Draw a **Kindred** card and another card that activates it.
//~ done TLC_102 - 9106062f.130bd346 635768e9
pub const TLC_102: Power = battlecry(&[
    draw_that(1, with(GameTag::KINDRED)),
    draw_that(1, any(&[shares(CardProperty::Race, &IT), SHARES_SCHOOL])),
]);

/// A spell of the school of the card that was drawn.
const SHARES_SCHOOL: Condition = any(&[
    all(&[school(SpellSchool::Arcane), there_is(&IT.that(school(SpellSchool::Arcane)))]),
    all(&[school(SpellSchool::Fire), there_is(&IT.that(school(SpellSchool::Fire)))]),
    all(&[school(SpellSchool::Frost), there_is(&IT.that(school(SpellSchool::Frost)))]),
    all(&[school(SpellSchool::Nature), there_is(&IT.that(school(SpellSchool::Nature)))]),
    all(&[school(SpellSchool::Holy), there_is(&IT.that(school(SpellSchool::Holy)))]),
    all(&[school(SpellSchool::Shadow), there_is(&IT.that(school(SpellSchool::Shadow)))]),
    all(&[school(SpellSchool::Fel), there_is(&IT.that(school(SpellSchool::Fel)))]),
]);

/// # Endbringer Umbra
/// Minion · 7 mana · 6/6
/// > **Battlecry:** Trigger the **Deathrattles** of 5 friendly minions that died this game.
//~ done TLC_106 - 8417a0af.58691c48 29b57878
pub const TLC_106: Power = battlecry(&[repeat_ability(
    Word::Deathrattle,
    random_from_past(FRIENDLY_MINIONS.that(with(GameTag::DEATHRATTLE)).die().this_game()),
)
.copies(5)]);

/// # Stormbrewer
/// Minion · Elemental · 5 mana · 3/6
/// > Whenever this attacks, deal 3 damage to the target first. **Kindred:** Gain **Rush**.
//~ done TLC_107 - a808e12a.2c08c07d 6bf47b54
#[rustfmt::skip]
pub const TLC_107: Power = abilities(&[whenever(THIS.attack(CARD)).then(&[deal(3).to(THAT)]), on(Word::Kindred, &[give(&[has(GameTag::RUSH)])])]);

/// # Relic Miner
/// Minion · 3 mana · 3/3
/// > **Battlecry:** Destroy the top card of your deck. **Discover** a card of the same Rarity.
//~ done TLC_109 - 05878c57.404c7a27 626b9133
pub const TLC_109: Power = battlecry(&[
    destroy(YOUR_DECK.first(1)),
    either(
        there_is(&IT.that(rarity(Rarity::Common))),
        &[discover(rarity(Rarity::Common))],
        &[either(
            there_is(&IT.that(rarity(Rarity::Rare))),
            &[discover(rarity(Rarity::Rare))],
            &[either(
                there_is(&IT.that(rarity(Rarity::Epic))),
                &[discover(rarity(Rarity::Epic))],
                &[either(
                    there_is(&IT.that(rarity(Rarity::Legendary))),
                    &[discover(rarity(Rarity::Legendary))],
                    // A basic card of Legacy is Free.
                    &[discover(rarity(Rarity::Free)).when(there_is(&IT.that(rarity(Rarity::Free))))],
                )],
            )],
        )],
    ),
]);

/// # City Chief Esho
/// Minion · 6 mana · 5/7
/// > **Battlecry:** If every minion in your deck shares a minion type, give your other minions +2/+2 *(wherever they are*).
/// - Makes: Kin [`TLC_110e`] ("\+2/+2.")
///
/// # Notes
///
/// A deck without minions fulfills the condition; no source tells.
//~ done TLC_110 - 730ec192.061a97b2 b72feb50.e1f35f62
pub const TLC_110: Power = battlecry(&[attach("TLC_110e").to(together(&[
    OTHER_FRIENDLY_MINIONS,
    YOUR_HAND.that(MINION),
    YOUR_DECK.that(MINION),
]))])
.when(any(&[
    there_is_no(&YOUR_DECK.that(all(&[MINION, not(&BEAST)]))),
    there_is_no(&YOUR_DECK.that(all(&[MINION, not(&DEMON)]))),
    there_is_no(&YOUR_DECK.that(all(&[MINION, not(&DRAGON)]))),
    there_is_no(&YOUR_DECK.that(all(&[MINION, not(&ELEMENTAL)]))),
    there_is_no(&YOUR_DECK.that(all(&[MINION, not(&MECH)]))),
    there_is_no(&YOUR_DECK.that(all(&[MINION, not(&MURLOC)]))),
    there_is_no(&YOUR_DECK.that(all(&[MINION, not(&NAGA)]))),
    there_is_no(&YOUR_DECK.that(all(&[MINION, not(&PIRATE)]))),
    there_is_no(&YOUR_DECK.that(all(&[MINION, not(&TOTEM)]))),
    there_is_no(&YOUR_DECK.that(all(&[MINION, not(&UNDEAD)]))),
    there_is_no(&YOUR_DECK.that(all(&[MINION, not(&race(Race::Quilboar))]))),
    there_is_no(&YOUR_DECK.that(all(&[MINION, not(&race(Race::Draenei))]))),
]));

/// # Kin
/// Enchantment
/// > \+2/+2.
//~ derived TLC_110e 00520f72 d522ad72.d5727bd5 f5aca4a3
pub const TLC_110e: Power = enchant(&[plus(2, 2)]);

/// # Ancient Stegodon
/// Minion · Beast · 3 mana · 1/5
/// > **Battlecry:** Choose to gain **Taunt**, **Poisonous**, or +1/+1.
//~ done TLC_242 - 9bb3e0c2.9bca7ba3 9c54bc95
#[rustfmt::skip]
pub const TLC_242: Power = battlecry(&[choose(&[&[give(&[has(GameTag::TAUNT)])], &[give(&[has(GameTag::POISONOUS)])], &[give(&[plus(1, 1)])]])]);

/// # Whirling Stormdrake
/// Minion · Elemental · Dragon · 9 mana · 8/8
/// > **Rush**, **Windfury Kindred:** Gain **Immune** this turn.
/// - Makes: Storm Clouds [`TLC_243e`] ("Immune this turn.")
//~ derived TLC_243 81234dd8 bfc14af5.92ad8242 d4f2e2f0.64554324
pub const TLC_243: Power = on(Word::Kindred, &[attach("TLC_243e")]);

/// # Storm Clouds
/// Enchantment
/// > **Immune** this turn.
//~ derived TLC_243e f4914172 d522ad72.fb55a5e5 e1a43960
pub const TLC_243e: Power = enchant(&[has(GameTag::IMMUNE)]).this_turn();

/// # Curious Explorer
/// Minion · 2 mana · 3/5
/// > **Deathrattle:** Reduce the Cost of a minion in your opponent's hand by (2).
//~ done TLC_244 - 027073c7.36396653 ed83dcf0
pub const TLC_244: Power = deathrattle(&[give(&[cost_less(2)]).to(ENEMY_HAND.that(MINION).random())]);

/// # Ancient Raptor
/// Minion · Beast · 2 mana · 2/1
/// > **Battlecry:** Choose to gain +3 Attack, **Divine Shield**, or "**Deathrattle:** Summon two 1/1 Plants."
//~ done TLC_245 - 40a0dbd9.2216aaaf a87ca944
pub const TLC_245: Power = battlecry(&[choose(&[
    &[give(&[ATTACK.plus(3)])],
    &[give(&[has(GameTag::DIVINE_SHIELD)])],
    &[attach("UNG_999t2e")],
])]);

/// # Ancient Pterrordax
/// Minion · Beast · 4 mana · 4/4
/// > **Battlecry:** Choose to gain **Stealth** until your next turn, **Elusive**, or **Windfury**.
//~ done TLC_246 - 79d4db7e.3b5895d9 d41b9dd4
pub const TLC_246: Power = battlecry(&[choose(&[
    &[lend(&[has(GameTag::STEALTH)], Lasts::UntilYourNextTurn)],
    &[give(&[has(GameTag::ELUSIVE)])],
    &[give(&[has(GameTag::WINDFURY)])],
])]);

/// # Primal Sabretooth
/// Minion · Beast · 4 mana · 5/3
/// > **Stealth** After this attacks and kills a minion, get a copy of it.
//~ derived TLC_247 152a37e4 7c08c197.18f988c7 0e33c3e9
pub const TLC_247: Power = after(THIS.attack(MINION)).when(there_is(&THAT.that(DEAD))).then(&[get(copy_of(THAT))]);

/// # Ultragigasaur
/// Minion · Beast · 11 mana · 14/28
//~ vanilla TLC_248 a9dca6a2 19d0e423 9e022283
pub const TLC_248: Power = VANILLA;

/// # Sizzling Cinder
/// Minion · Elemental · 1 mana · 2/1
/// > **Deathrattle:** Deal 2 damage randomly split among all enemies.
//~ derived TLC_249 fc56bf27 39a61494.c254f837 c03ecc76
pub const TLC_249: Power = deathrattle(&[deal(2).split_among(ENEMIES)]);

/// # Crater Gator
/// Minion · Beast · 4 mana · 5/4
/// > **Battlecry:** Until the start of your next turn, the enemy hero can't be healed.
/// - Makes: Crater Gator Player Enchant [`TLC_250e`] ("Until the start of your next turn, the opponent's…")
//~ done TLC_250 - 7c09c72c.db4e47dc 32d02399.dfe5b4b3
pub const TLC_250: Power = battlecry(&[attach("TLC_250e").to(OPPONENT)]);

/// # Crater Gator Player Enchant
/// Enchantment
/// > Until the start of your next turn, the opponent's hero can't restore health.
//~ done TLC_250e - d522ad72.87848465 247591ee
pub const TLC_250e: Power = enchant(&[]).aura(YOUR_HERO, &[has(GameTag::CANT_BE_HEALED)]).until(OPPONENT.turn_start());

/// # Primalfin Challenger
/// Minion · Murloc · 3 mana · 3/2
/// > **Battlecry:** Your next **Kindred** triggers twice.
/// - Makes: Challenger's Enchantment [`TLC_251e`] ("Your next Kindred triggers twice.")
//~ done TLC_251 - 123eae38.efb8a6f1 6cba053e.8c7e178c
pub const TLC_251: Power = battlecry(&[attach("TLC_251e").to(CONTROLLER)]);

/// # Challenger's Enchantment
/// Enchantment
/// > Your next **Kindred** triggers twice.
// No source: a Kindred that reduces a Cost is no trigger; it costs as much less as usual, and uses this up.
//~ done TLC_251e - d522ad72.2f16f18c c5bbc22e
pub const TLC_251e: Power = enchant(&[has(KINDRED_TWICE)]).until(YOU.play(all(&[with(GameTag::KINDRED), KINDRED])));

/// # Dissolving Ooze
/// Minion · 3 mana · 3/3
/// > **Battlecry:** Destroy a friendly minion. Spit out the Bones of its Attack and Health into your hand.
/// - Makes: Bones [`TLC_829t`] ("Give a minion +X/+X.")
//~ done TLC_252 - 05878c57.951610c7 3fa7d203.6f33831b
pub const TLC_252: Power = battlecry(&[
    destroy(A_FRIENDLY_MINION),
    get(card("TLC_829t")),
    set_counter_to(0, ATTACK.of(TARGET)).to(IT),
    set_counter_to(1, HEALTH.of(TARGET)).to(IT),
]);

/// # Petrified Ogre
/// Minion · 3 mana · 5/5
/// > Starts **Dormant.** While **Dormant**, gain +2/+2 at the start of your turn. *(50% chance to awaken instead.)*
/// - Makes: Petrified [`TLC_253e`] ("Dormant. 50% chance to awaken."); Petrified Powerup [`TLC_253e1`] ("Apply +2/+2 while dormant"); Petrified Strength [`TLC_253e2`] ("\+2/+2.")
//~ done TLC_253 - e627aa5d.a789f8f9 5692efbb.ff7c0d4e
pub const TLC_253: Power = abilities(&[
    dormant_for(0),
    whenever(YOU.turn_start()).while_dormant().then(&[either(chance(50), &[awaken(THIS)], &[attach("TLC_253e2")])]),
]);

/// # Petrified
/// Enchantment
/// > **Dormant**. 50% chance to awaken.
//~ todo TLC_253e 86718756 d522ad72.4eb52b30 7540c235
pub const TLC_253e: Power = TODO;

/// # Petrified Powerup
/// Enchantment
/// > Apply +2/+2 while dormant
//~ todo TLC_253e1 0fd4da29 d522ad72.08827e30 af32eaf3
pub const TLC_253e1: Power = TODO;

/// # Petrified Strength
/// Enchantment
/// > \+2/+2.
//~ derived TLC_253e2 cf1ba92e d522ad72.d5727bd5 b22861cc
pub const TLC_253e2: Power = enchant(&[plus(2, 2)]);

/// # Tortollan Storyteller
/// Minion · 2 mana · 1/2
/// > At the end of your turn, give +1/+1 to each friendly minion of a different type.
/// - Makes: Immersed [`TLC_254e`] ("\+1/+1.")
//~ done TLC_254 - 4c954f50.b09502a4 2fb443b3.fe1ac69e
pub const TLC_254: Power = at_end_of_your_turn(&[
    attach("TLC_254e").to(together(&[FRIENDLY_MINIONS.random_of(7)]).different(7, CardProperty::Race))
]);

/// # Immersed
/// Enchantment
/// > \+1/+1.
//~ derived TLC_254e 35a4b606 d522ad72.cb08f83e eb73fe0e
pub const TLC_254e: Power = enchant(&[plus(1, 1)]);

/// # Crystal Tender
/// Minion · 2 mana · 2/2
/// > **Tradeable Battlecry:** Gain empty Mana Crystals until both players have the same Mana.
//~ done TLC_255 - 565e37de.3e83deab d6543284
pub const TLC_255: Power = battlecry(&[repeat(
    10,
    &[gain_empty_crystals(1).when(not(&MANA_CRYSTALS.no_less_than(&MANA_CRYSTALS.of(OPPONENT))))],
)]);

/// # Marshland Thresher
/// Minion · Beast · 3 mana · 3/3
/// > After you cast a spell, gain **Divine Shield**.
//~ derived TLC_256 6555c0b2 22fea183.28542517 51d0946a
pub const TLC_256: Power = after(YOU.cast(SPELL)).then(&[give(&[has(GameTag::DIVINE_SHIELD)])]);

/// # Rockskipper
/// Minion · Murloc · 2 mana · 1/3
/// > **Battlecry:** Get a 1-Cost Rock that deals $3 damage.
//~ derived TLC_427 cb6f5bb5 cb37befb.42a0fcd6 8473f572
pub const TLC_427: Power = battlecry(&[get(card("WW_001t"))]);

/// # Steamfin Thief
/// Minion · Murloc · 4 mana · 4/3
/// > **Kindred:** Summon two 1/1 Murlocs with **Rush**.
/// - Makes: Juvenile Steamfin [`TLC_429t`] (1/1, "Rush")
//~ derived TLC_429 70708ed8 2d4bc4c8.3a378814 044fd54a.c568ab6d
pub const TLC_429: Power = on(Word::Kindred, &[summon(card("TLC_429t")).copies(2)]);

/// # Juvenile Steamfin
/// Minion · Murloc · 1 mana · 1/1
/// > **Rush**
//~ vanilla TLC_429t 60fba225 6c89e89f.57b12c28 c2744450
pub const TLC_429t: Power = VANILLA;

/// # Scalehide Kodo
/// Minion · Beast · 6 mana · 3/6
/// > **Battlecry:** Destroy the lowest Attack enemy minion. **Kindred:** The highest Attack instead.
//~ done TLC_454 - a8e74542.2ff385be 4dafda8d
pub const TLC_454: Power =
    battlecry(&[either(KINDRED, &[destroy(ENEMY_MINIONS.most(ATTACK))], &[destroy(ENEMY_MINIONS.least(ATTACK))])]);

/// # Stranglevine
/// Minion · 3 mana · 3/2
/// > **Deathrattle:** Give a random friendly minion a random **Bonus Effect** and this **Deathrattle**.
/// - Makes: Twining Tendrils [`TLC_465e`] ("Deathrattle: Give a random friendly minion a…")
//~ done TLC_465 - 05811c42.6c0ae3df 2efa8b48.a41558fe
pub const TLC_465: Power =
    deathrattle(&[select(FRIENDLY_MINIONS.random()), bonus_effects(1).to(IT), attach("TLC_465e").to(IT)]);

/// # Twining Tendrils
/// Enchantment
/// > **Deathrattle:** Give a random friendly minion a random **Bonus Effect** and this **Deathrattle**.
//~ done TLC_465e - d522ad72.6c0ae3df 5a635a27
pub const TLC_465e: Power =
    deathrattle(&[select(FRIENDLY_MINIONS.random()), bonus_effects(1).to(IT), attach("TLC_465e").to(IT)]);

/// # Blob of Tar
/// Minion · Elemental · 5 mana · 4/4
/// > **Poisonous**, **Taunt Deathrattle:** Summon a 2/2 Blob with **Poisonous** and a 2/2 Blob with **Taunt**.
/// - Makes: Lanky Blob [`TLC_468t1`] (2/2, "Poisonous"); Robust Blob [`TLC_468t2`] (2/2, "Taunt")
//~ done TLC_468 - 21966729.bead8b43 f4922934.281cd170
pub const TLC_468: Power = deathrattle(&[summon(card("TLC_468t1")), summon(card("TLC_468t2"))]);

/// # Lanky Blob
/// Minion · Elemental · 2 mana · 2/2
/// > **Poisonous**
//~ vanilla TLC_468t1 4faaa333 2edd8b58.2574dcf7 64b38d23
pub const TLC_468t1: Power = VANILLA;

/// # Robust Blob
/// Minion · Elemental · 2 mana · 2/2
/// > **Taunt**
//~ vanilla TLC_468t2 9c95046a 2edd8b58.4b0c5d24 4bb876ae
pub const TLC_468t2: Power = VANILLA;

/// # Krog, Crater King
/// Minion · Beast · 9 mana · 8/7
/// > At the end of your turn, set the Attack and Health of all enemy minions to 1.
/// - Makes: Kroginated [`TLC_480e2`] ("1/1.")
//~ derived TLC_480 18882135 3d485625.026de43b 316ad75f.bcb0146e
pub const TLC_480: Power = at_end_of_your_turn(&[attach("TLC_480e2").to(ENEMY_MINIONS)]);

/// # Kroginated
/// Enchantment
/// > 1/1.
//~ derived TLC_480e2 6d70a517 d522ad72.d68bebe2 49282962
pub const TLC_480e2: Power = enchant(&[become_stats(1, 1)]);

/// # Platysaur
/// Minion · Beast · 1 mana · 1/2
/// > **Battlecry:** Draw a card. **Deathrattle:** Discard it.
/// - Makes: Platysaur [`TLC_603e`] ("When this dies, discard the card it drew."); Platysaur [`TLC_603e2`] ("Discard when Platysaur dies."); Platysaur [`TLC_603e3`] ("Deathrattle: Discard ….")
//~ done TLC_603 - 550deb84.d17bae45 87086f37.7a5117cb
pub const TLC_603: Power = abilities(&[
    battlecry(&[draw(1), remember(IT).when(there_is(&IT))]),
    deathrattle(&[discard(REMEMBERED.that(is(&YOUR_HAND)))]),
]);

/// # Platysaur
/// Enchantment
/// > When this dies, discard the card it drew.
//~ todo TLC_603e 1acc161a d522ad72.503c5f81 87086f37
pub const TLC_603e: Power = TODO;

/// # Platysaur
/// Enchantment
/// > Discard when Platysaur dies.
//~ todo TLC_603e2 f7198593 d522ad72.24d484ae 87086f37
pub const TLC_603e2: Power = TODO;

/// # Platysaur
/// Enchantment
/// > **Deathrattle:** Discard {0}.
//~ todo TLC_603e3 e60cf81e d522ad72.95d5d61a 87086f37
pub const TLC_603e3: Power = TODO;

/// # Tar Tyrant
/// Minion · Elemental · 8 mana · 1/12
/// > **Taunt**, **Lifesteal** Has +6 Attack during your opponent's turn.
//~ derived TLC_605 4101a8ee 3988e9ab.aad221f8 bcfa6aa8
pub const TLC_605: Power = aura(THIS).when(not(&ON_YOUR_TURN)).have(&[ATTACK.plus(6)]);

/// # Willful Watcher
/// Minion · 4 mana · 4/7
/// > **Taunt Deathrattle:** Destroy the top 3 cards of your deck.
//~ done TLC_621 - 16d49557.73a6711f 121acf8a
pub const TLC_621: Power = deathrattle(&[destroy(YOUR_DECK.first(3))]);

/// # Ravenous Devilsaur
/// Minion · Beast · 7 mana · 3/3
/// > **Battlecry:** Destroy a minion. **Kindred:** Gain its stats.
/// - Makes: Bones [`TLC_829t`] ("Give a minion +X/+X.")
//~ derived TLC_829 51de3793 24dd2f9c.89e6710f c7109d3e.6f33831b
#[rustfmt::skip]
pub const TLC_829: Power = battlecry(&[destroy(A_MINION), if_(KINDRED, &[give(&[ATTACK.plus(1).times(X)]).with_x(ATTACK.of(IT)), give(&[HEALTH.plus(1).times(X)]).with_x(HEALTH.of(IT))])]);

/// # Bones
/// Spell · 2 mana
/// > Give a minion +{0}/+{1}.
/// - Makes: Bones of Prey [`TLC_829te`] ("Increased stats."); Ravenous [`TLC_829te2`] ("Increased stats.")
//~ done TLC_829t - 7846e7ae.25653c42 45283a1e.f75bd7cc
pub const TLC_829t: Power = spell(&[
    attach("TLC_829te").with_x(counter_value(0)).to(A_MINION),
    give(&[HEALTH.plus(1).times(X)]).with_x(counter_value(1)).to(IT),
]);

/// # Bones of Prey
/// Enchantment
/// > Increased stats.
//~ done TLC_829te - d522ad72.a536d554 8043726d
pub const TLC_829te: Power = enchant(&[ATTACK.plus(1).times(X)]);

/// # Ravenous
/// Enchantment
/// > Increased stats.
//~ todo TLC_829te2 dcab6fa2 d522ad72.a536d554 23c8237d
pub const TLC_829te2: Power = TODO;

/// # Pterrordax Egg
/// Minion · 3 mana · 0/3
/// > **Deathrattle:** Summon a 3/3 Pterrordax that steals 1 Health from all other minions.
/// - Makes: Juvenile Pterrordax [`TLC_831t`] (3/3); Pterrified [`TLC_831e`] ("Reduced Health."); Pterrifying [`TLC_831e2`] ("Increased Health.")
//~ done TLC_831 - 8da11c1a.ca20e5ee 41852fe9.805c917f
pub const TLC_831: Power = deathrattle(&[
    summon(card("TLC_831t")),
    if_(
        there_is(&IT),
        &[
            attach("TLC_831e2").with_x(count(MINIONS.that(not(&is(&IT))))).to(IT),
            attach("TLC_831e").to(MINIONS.that(not(&is(&IT)))),
        ],
    ),
]);

/// # Pterrified
/// Enchantment
/// > Reduced Health.
//~ done TLC_831e - d522ad72.4803159e 8d2bb384
pub const TLC_831e: Power = enchant(&[HEALTH.plus(-1)]);

/// # Pterrifying
/// Enchantment
/// > Increased Health.
//~ done TLC_831e2 - d522ad72.89b088dc cb97bf72
pub const TLC_831e2: Power = enchant(&[HEALTH.plus(1).times(X)]);

/// # Juvenile Pterrordax
/// Minion · Beast · 3 mana · 3/3
//~ vanilla TLC_831t 3947ceb9 22fea183 8c0f8afd
pub const TLC_831t: Power = VANILLA;

/// # Cloud Serpent
/// Minion · Elemental · Dragon · 3 mana · 3/3
/// > **Battlecry:** Get a copy of another Elemental or Dragon in your hand.
//~ done TLC_888 - c0360f32.a6f38aa6 0ab6b79f
pub const TLC_888: Power = battlecry(&[get(copy_of(YOUR_HAND.other().that(any(&[ELEMENTAL, DRAGON])).random()))]);

/// # Questing Assistant
/// Minion · 2 mana · 3/2
/// > **Battlecry:** If you played a **Quest** this game, deal 3 damage to an enemy minion.
//~ done TLC_987 - 0296240c.573bbad8 1524826d
pub const TLC_987: Power =
    battlecry(&[deal(3).to(AN_ENEMY_MINION)]).when(YOU.play(with(GameTag::QUEST)).this_game().at_least(1));

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived TLC_COIN1 452cee4e 3e8f9d5a.095f71be c6be21f5
pub const TLC_COIN1: Power = spell(&[gain_mana(1)]);

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived TLC_COIN2 a54c9c49 3e8f9d5a.095f71be c6be21f5
pub const TLC_COIN2: Power = spell(&[gain_mana(1)]);

/// "Discover … If you play it this turn, also pick one of the others.": the chosen one, before [`OTHERS_OF_A_MAP`].
pub(crate) const CHOSEN_OF_A_MAP: &[Effect] = &[remember(IT), get(the(IT))];

/// The same of the others. The answer that waits knows the chosen one and the others, whatever the Map offers a second time.
pub(crate) const OTHERS_OF_A_MAP: &[Effect] = &[
    select(together(&[REMEMBERED, IT])),
    later(&after(YOU.play(is(&IT))).once_a_turn().does(&[choose_from(
        IT.that(is(&LEFT_ASIDE)),
        &[get(the(IT))],
        &[remove_from_game(IT)],
    )])),
];
