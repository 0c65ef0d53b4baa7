//! Priest cards of Across the Timeways.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 534ff2ff

/// # Wings of Eternity
/// Spell · 1 mana
/// > **Discover** a Dragon from the past with a **Dark Gift**.
//~ done END_027 - 2f198b86.32d13d00 473fd97e
pub const END_027: Power = spell(&[discover_with_dark_gift(all(&[DRAGON, FROM_THE_PAST]))]);

/// # For All Time
/// Spell · 4 mana
/// > Destroy all minions with 4 or less Attack. **Overload:** (2)
/// - Classes: Priest, Shaman
//~ derived END_028 d7c88620 38d1d3b0.3939a434 3b472752.023de8f2
pub const END_028: Power = spell(&[destroy(MINIONS.that(ATTACK.at_most(4)))]);

/// # Voodoo Totem
/// Minion · Totem · 2 mana · 0/4
/// > At the end of your turn, get a random Shadow spell.
/// - Classes: Priest, Shaman
//~ derived END_029 7a767131 da4b01a2.fbba9f8e 4d391ca3.023de8f2
pub const END_029: Power = at_end_of_your_turn(&[get(random(school(SpellSchool::Shadow)))]);

/// # Disciple of the Dove
/// Minion · 3 mana · 2/2
/// > **Battlecry:** Draw a minion. Give minions in your hand +2 Health.
/// - Makes: Dove's Blessing [`TIME_037e`] ("\+2 Health.")
//~ derived TIME_037 6bea61c4 dec50fb7.d5a09343 c07f9ce6.75f37af8
pub const TIME_037: Power = battlecry(&[draw_that(1, MINION), attach("TIME_037e").to(YOUR_HAND.that(MINION))]);

/// # Dove's Blessing
/// Enchantment
/// > \+2 Health.
//~ derived TIME_037e 7ad3a242 d522ad72.51d51864 1a569a97
pub const TIME_037e: Power = enchant(&[HEALTH.plus(2)]);

/// # Cleansing Lightspawn
/// Minion · Elemental · 4 mana · 2/3
/// > **Lifesteal Battlecry:** Deal damage to an enemy minion equal to this minion's Health.
//~ derived TIME_427 2fb609c7 0bddbd49.9cb89c86 79de698a
pub const TIME_427: Power = battlecry(&[deal(1).times(HEALTH.of(THIS)).to(AN_ENEMY_MINION)]);

/// # Divine Augur
/// Minion · Draenei · 4 mana · 4/5
/// > **Battlecry:** Set the Attack and Health of every minion in your hand to the higher of the two stats.
/// - Makes: Light Intensity [`TIME_429e1`] ("Attack increased."); Light Polarity [`TIME_429e2`] ("Health increased.")
//~ done TIME_429 - 94486fad.dd0979d3 61f0f03a.59030062
pub const TIME_429: Power = battlecry(&[one_by_one(
    YOUR_HAND.that(MINION),
    &[either(
        there_is(&THAT.that(ATTACK.no_less_than(&HEALTH.of(THAT)))),
        &[attach("TIME_429e2").with_x(ATTACK.of(THAT)).to(THAT)],
        &[attach("TIME_429e1").with_x(HEALTH.of(THAT)).to(THAT)],
    )],
)]);

/// # Light Intensity
/// Enchantment
/// > Attack increased.
//~ done TIME_429e1 - d522ad72.29b7578e 3cf6eb46
pub const TIME_429e1: Power = enchant(&[ATTACK.set_to(X)]);

/// # Light Polarity
/// Enchantment
/// > Health increased.
//~ done TIME_429e2 - d522ad72.e13a90ac 0dd3dd91
pub const TIME_429e2: Power = enchant(&[HEALTH.set_to(X)]);

/// # Amber Priestess
/// Minion · 2 mana · 1/4
/// > **Taunt Battlecry:** Restore Health to a character equal to this minion's Health.
//~ derived TIME_431 04e98fc2 4c924706.cd45f083 c1e49c7c
pub const TIME_431: Power = battlecry(&[heal(1).times(HEALTH.of(THIS)).to(TARGET)]);

/// # Intertwined Fate
/// Spell · 3 mana
/// > **Discover** a copy of a card from your deck and one from your opponent's.
//~ done TIME_432 - 82ede6d1.0eb6615b ad8e9f01
#[rustfmt::skip]
pub const TIME_432: Power = spell(&[discover_then(Offer::Entities(YOUR_DECK), &[get(copy_of(IT))]), discover_then(Offer::Entities(ENEMY_DECK), &[get(copy_of(IT))])]);

/// # Cease to Exist
/// Spell · 3 mana
/// > **Rewind Silence** and destroy a random enemy minion.
//~ done TIME_433 - 82ede6d1.c2244b19 af20a93e
pub const TIME_433: Power = spell(&[silence(ENEMY_MINIONS.random()), destroy(IT)]);

/// # Eternus
/// Minion · Dragon · 6 mana · 6/2
/// > **Battlecry:** Take control of an enemy minion with this minion's Health or less.
//~ done TIME_435 - 42acf0c5.846ad6c0 08718507
pub const TIME_435: Power = battlecry(&[take_control(AN_ENEMY_MINION.that(HEALTH.no_more_than(&HEALTH.of(THIS))))]);

/// # Past Conflux
/// Location · 7 mana · 3 uses
/// > Summon a random Dragon that costs (5) or more. *Advance to the present!*
/// - Makes: Present Conflux [`TIME_436t1`] ("Discover a Dragon that costs (5) or more and…"); Future Conflux [`TIME_436t2`] ("Discover a Dragon that costs (5) or more and…")
//~ done TIME_436 - 23708f6d.3b09ac5a a720ffa2.8da60a7a
pub const TIME_436: Power = location(&[summon(random(all(&[DRAGON, COST.at_least(5)]))), advance("TIME_436t1")]);

/// # Present Conflux
/// Location · 7 mana · 3 uses
/// > **Discover** a Dragon that costs (5) or more and summon it. *Advance to the future!*
/// - Makes: Future Conflux [`TIME_436t2`] ("Discover a Dragon that costs (5) or more and…")
//~ done TIME_436t1 - 23708f6d.7dd29832 91bfc2d5.d232fbae
pub const TIME_436t1: Power = location(&[
    discover_then(Offer::Pool(all(&[DRAGON, COST.at_least(5)]), Classes::Own), &[summon(the(IT))]),
    advance("TIME_436t2"),
]);

/// # Future Conflux
/// Location · 7 mana · 3 uses
/// > **Discover** a Dragon that costs (5) or more and summon it. Also get a copy of it.
//~ done TIME_436t2 - 23708f6d.95e21921 033262a2
#[rustfmt::skip]
pub const TIME_436t2: Power = hero_power(&[discover_then(Offer::Pool(all(&[DRAGON, COST.at_least(5)]), Classes::Own), &[summon(the(IT))]), get(copy_of(IT))]);

/// # Power Word: Barrier
/// Spell · Holy · 1 mana
/// > Give a character **Divine Shield**. Give minions in your hand +2 Health.
/// - Makes: Barrier [`TIME_447e2`] ("\+2 Health")
//~ derived TIME_447 3b181eef dd4c6abd.424fa59a d67f7a1d.708722fc
pub const TIME_447: Power =
    spell(&[give(&[has(GameTag::DIVINE_SHIELD)]).to(TARGET), attach("TIME_447e2").to(YOUR_HAND.that(MINION))]);

/// # Barrier
/// Enchantment
/// > \+2 Health
//~ derived TIME_447e2 aad97821 d522ad72.bae6ad37 fa49324b
pub const TIME_447e2: Power = enchant(&[HEALTH.plus(2)]);

/// # Medivh the Hallowed
/// Minion · 10 mana · 7/7
/// > **Fabled**. Costs (0) if you control Karazhan. **Battlecry: Silence** and destroy all other minions.
/// - Makes: Atiesh the Greatstaff [`TIME_890t`] (1/3 durability, "Costs (0) if you control Medivh. Double the…"); Karazhan the Sanctum [`TIME_890t2`] ("Costs (0) if you're wielding Atiesh. Summon two…")
//~ done TIME_890 - babe115b.5314bed2 20c16469.7f025ae0
pub const TIME_890: Power = abilities(&[
    aura(THIS).in_hand().when(there_is(&YOUR_LOCATIONS.that(named("TIME_890t2")))).have(&[cost(0)]),
    battlecry(&[silence(OTHER_MINIONS), destroy(OTHER_MINIONS)]),
]);

/// # Atiesh the Greatstaff
/// Weapon · 10 mana · 1/3 durability
/// > Costs (0) if you control Medivh. Double the damage and healing of your spells.
//~ done TIME_890t - 60b997af.48070799 0377b0c0
pub const TIME_890t: Power = abilities(&[
    aura(THIS).in_hand().when(there_is(&FRIENDLY_MINIONS.that(named("TIME_890")))).have(&[cost(0)]),
    aura(YOU).have(&[plus_tag(GameTag::SPELLPOWER_DOUBLE, 1), plus_tag(GameTag::SPELL_HEALING_DOUBLE, 1)]),
]);

/// # Karazhan the Sanctum
/// Location · 10 mana · 2 uses
/// > Costs (0) if you're wielding Atiesh. Summon two random 8-Cost minions.
//~ done TIME_890t2 - 2545f049.af364ce4 505cb2c3
pub const TIME_890t2: Power = abilities(&[
    aura(THIS).in_hand().when(there_is(&YOUR_WEAPON.that(named("TIME_890t")))).have(&[cost(0)]),
    location(&[summon(random(all(&[MINION, COST.is(8)]))).picks(2)]),
]);
