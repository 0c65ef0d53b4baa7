//! Paladin cards of Cataclysm.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 42b6b1c1

/// # Chromatus
/// Minion · Dragon · 8 mana · 8/8
/// > **Colossal +4 Taunt**, **Lifesteal**, **Elusive**, **Divine Shield**
/// - Makes: Green Head of Chromatus [`CATA_432t1`] (2/3, "Taunt Deathrattle: Remove Taunt from Chromatus."); Red Head of Chromatus [`CATA_432t2`] (2/3, "Lifesteal Deathrattle: Remove Lifesteal from…"); Blue Head of Chromatus [`CATA_432t3`] (2/3, "Elusive Deathrattle: Remove Elusive from…"); Bronze Head of Chromatus [`CATA_432t4`] (2/3, "Divine Shield Deathrattle: Remove Divine Shield…")
//~ derived CATA_432 2059a4cf 14275ff1.881d76be cd9712b9.913830ec
pub const CATA_432: Power = colossal(&["CATA_432t1", "CATA_432t2", "CATA_432t3", "CATA_432t4"]);

/// # Green Head of Chromatus
/// Minion · Dragon · 2 mana · 2/3
/// > **Taunt Deathrattle:** Remove **Taunt** from Chromatus.
//~ done CATA_432t1 - 97751014.9e401018 1408bbdb
pub const CATA_432t1: Power =
    deathrattle(&[give(&[has_no(GameTag::TAUNT)]).to(FRIENDLY_MINIONS.that(named("CATA_432")))]);

/// # Red Head of Chromatus
/// Minion · Dragon · 2 mana · 2/3
/// > **Lifesteal Deathrattle:** Remove **Lifesteal** from Chromatus.
//~ done CATA_432t2 - 97751014.5ee8c21a 64243350
pub const CATA_432t2: Power =
    deathrattle(&[give(&[has_no(GameTag::LIFESTEAL)]).to(FRIENDLY_MINIONS.that(named("CATA_432")))]);

/// # Blue Head of Chromatus
/// Minion · Dragon · 2 mana · 2/3
/// > **Elusive Deathrattle:** Remove **Elusive** from Chromatus.
//~ done CATA_432t3 - 97751014.2850349c cdc8957e
pub const CATA_432t3: Power =
    deathrattle(&[give(&[has_no(GameTag::ELUSIVE)]).to(FRIENDLY_MINIONS.that(named("CATA_432")))]);

/// # Bronze Head of Chromatus
/// Minion · Dragon · 2 mana · 2/3
/// > **Divine Shield Deathrattle:** Remove **Divine Shield** from Chromatus.
//~ done CATA_432t4 - 97751014.f9bf7e44 09666f3d
pub const CATA_432t4: Power =
    deathrattle(&[give(&[has_no(GameTag::DIVINE_SHIELD)]).to(FRIENDLY_MINIONS.that(named("CATA_432")))]);

/// # Inspiring Maul
/// Weapon · 2 mana · 2/2 durability
/// > **Deathrattle:** Trigger a random friendly minion's end of turn effect.
//~ done CATA_472 - 55a4c629.8f57203c feff05a5
pub const CATA_472: Power = deathrattle(&[trigger_end_of_turn(FRIENDLY_MINIONS.random())]);

/// # Nozdormu, Bronze Aspect
/// Minion · 5 mana · 4/4
/// > At the end of your turn, give your minions **Divine Shield**. Any that already had one gain +3/+3 instead.
/// - Makes: Nozdormu's Nimbus [`CATA_473e`] ("\+3/+3.")
//~ done CATA_473 - a0c6b2f7.5998ac06 d62669df.25ad7cbf
pub const CATA_473: Power = at_end_of_your_turn(&[
    attach("CATA_473e").to(FRIENDLY_MINIONS.that(with(GameTag::DIVINE_SHIELD))),
    give(&[has(GameTag::DIVINE_SHIELD)]).to(FRIENDLY_MINIONS.that(not(&with(GameTag::DIVINE_SHIELD)))),
]);

/// # Nozdormu's Nimbus
/// Enchantment
/// > \+3/+3.
//~ derived CATA_473e a09c296c d522ad72.184d0f12 30f7ab30
pub const CATA_473e: Power = enchant(&[plus(3, 3)]);

/// # Spearheart Sentry
/// Minion · Dragon · 4 mana · 3/4
/// > At the end of your turn, get a random Holy spell. Reduce its Cost by (3).
//~ derived CATA_474 d53857b3 98ad94e7.08b3ba85 6d15992b
pub const CATA_474: Power =
    at_end_of_your_turn(&[get(random(school(SpellSchool::Holy))), give(&[cost_less(3)]).to(IT)]);

/// # Scalebreaker Bulwark
/// Minion · 6 mana · 3/6
/// > At the end of your turn, deal 2 damage to all enemies.
//~ derived CATA_475 34891a60 54416314.73814d5b a51da3d7
pub const CATA_475: Power = at_end_of_your_turn(&[deal(2).to(ENEMIES)]);

/// # Chamber of Aspects
/// Location · 2 mana · 2 uses
/// > Choose a minion in your hand. Give it +2/+2.
/// - Makes: Aspects' Blessing [`CATA_477e`] ("\+2/+2.")
//~ derived CATA_477 420806d8 22c71c9c.f5af152d 98ff38da.e62ccb68
pub const CATA_477: Power = location(&[select(A_CARD_IN_YOUR_HAND.that(MINION)), attach("CATA_477e").to(IT)]);

/// # Aspects' Blessing
/// Enchantment
/// > \+2/+2.
//~ derived CATA_477e 1c277998 d522ad72.d5727bd5 8d890ffd
pub const CATA_477e: Power = enchant(&[plus(2, 2)]);

/// # Bronze Redeemer
/// Minion · 5 mana · 3/3
/// > At the end of your turn, summon a Dragon with stats equal to this minion's.
/// - Makes: Bronze Brute [`CATA_478t`] (1/1)
//~ derived CATA_478 7bcb400e e8b6bfb0.9a5d994a 7a978c1b.97b654cb
#[rustfmt::skip]
pub const CATA_478: Power = at_end_of_your_turn(&[summon(card("CATA_478t")), give(&[ATTACK.set_to(X)]).with_x(ATTACK.of(THIS)).to(IT), give(&[HEALTH.set_to(X)]).with_x(HEALTH.of(THIS)).to(IT)]);

/// # Bronze Brute
/// Minion · Dragon · 1 mana · 1/1
//~ vanilla CATA_478t aab5192b 7225889c 9a8ef168
pub const CATA_478t: Power = VANILLA;

/// # Flight Maneuvers
/// Spell · Holy · 4 mana
/// > **Shatter**. Summon two 4/2 Drakes. Give your minions +1 Attack and **Divine Shield**.@Summon two 4/2 Drakes. Give your minions +1 Attack and **Divine Shield**.
/// - Numbers: {0} = 123141
/// - Makes: Flight Maneuvers [`CATA_479t`] ("Shattered Summon two 4/2 Drakes."); Flight Maneuvers [`CATA_479t2`] ("Shattered. Give your minions +1 Attack and Divine…"); Sky Drake [`CATA_479t3`] (4/2); Courageous [`CATA_479e`] ("\+1 Attack and Divine Shield.")
//~ done CATA_479 - f22de4ff.949cf4c5.83fa30ac 8174d491.009750c2
pub const CATA_479: Power = spell(&[summon(card("CATA_479t3")).copies(2), attach("CATA_479e").to(FRIENDLY_MINIONS)]);

/// # Courageous
/// Enchantment
/// > \+1 Attack and **Divine Shield**.
//~ derived CATA_479e 048e72ee d522ad72.76d94783 af7b6360
pub const CATA_479e: Power = enchant(&[ATTACK.plus(1), has(GameTag::DIVINE_SHIELD)]);

/// # Flight Maneuvers
/// Spell · Holy · 4 mana
/// > **Shattered** Summon two 4/2 Drakes.
//~ done CATA_479t - f22de4ff.cdeaa641 8174d491
pub const CATA_479t: Power = spell(&[summon(card("CATA_479t3")).copies(2)]);

/// # Flight Maneuvers
/// Spell · Holy · 4 mana
/// > **Shattered**. Give your minions +1 Attack and **Divine Shield**.
//~ done CATA_479t2 - f22de4ff.61dfae94 8174d491
pub const CATA_479t2: Power = spell(&[attach("CATA_479e").to(FRIENDLY_MINIONS)]);

/// # Sky Drake
/// Minion · Dragon · 3 mana · 4/2
//~ vanilla CATA_479t3 47638c80 3839d445 b441d903
pub const CATA_479t3: Power = VANILLA;

/// # Sandfury Aura
/// Spell · Holy · 3 mana
/// > Your minions' end of turn effects trigger twice. Lasts @ turns.
/// - Numbers: {0} = 3
//~ done CATA_480 - 50eb3d2f.95456a05.ea2304e3 edaccec6
pub const CATA_480: Power = abilities(&[aura(YOU).have(&[has(GameTag::END_OF_TURN_TRIGGER)]), lasts(3)]);

/// # Gelbin's Triumph
/// Spell · 1 mana
/// > Get a random Paladin Aura. It lasts an additional turn.
// The turns that have passed of those that it lasts are its second counter.
//~ done CATA_621 - 2f198b86.cf2de752 dc418d17
pub const CATA_621: Power = spell(&[get(random(with(GameTag::PALADIN_AURA))), prolong(IT, 1)]);

/// # Brash Battlemaster
/// Minion · 2 mana · 2/1
/// > **Rush Deathrattle:** Give your Silver Hand Recruits +1 Attack this game.
/// - Makes: Recruit's Might [`MEND_800e`] ("For the rest of the game, your Silver Hand…"); Might [`MEND_800e2`] ("\+1 Attack")
//~ done MEND_800 - 5673be69.ac31ed0c d1bcf2b5.61f84319
pub const MEND_800: Power =
    deathrattle(&[attach("MEND_800e").to(YOU), attach("MEND_800e2").to(FRIENDLY_MINIONS.that(named("CS2_101t")))]);

/// # Recruit's Might
/// Enchantment
/// > For the rest of the game, your Silver Hand Recruits have +1 Attack.
//~ done MEND_800e - d522ad72.c7d2463d 22c4e28b
pub const MEND_800e: Power = whenever(YOU.summon(named("CS2_101t"))).then(&[attach("MEND_800e2").to(THAT)]);

/// # Might
/// Enchantment
/// > \+1 Attack
//~ derived MEND_800e2 4b775c92 d522ad72.9fa56d42 e454ff95
pub const MEND_800e2: Power = enchant(&[ATTACK.plus(1)]);

/// # Resilient Savior
/// Minion · Draenei · 3 mana · 3/1
/// > **Divine Shield** After this loses **Divine Shield**, give your Silver Hand Recruits +1 Health this game.
/// - Makes: Recruit's Resilience [`MEND_801e`] ("For the rest of the game, your Silver Hand…"); Resilience [`MEND_801e2`] ("\+1 Health")
//~ done MEND_801 - 65b519d5.bf633e47 999a0d8f.66fd14f1
pub const MEND_801: Power = after(THIS.lose_shield())
    .then(&[attach("MEND_801e").to(YOU), attach("MEND_801e2").to(FRIENDLY_MINIONS.that(named("CS2_101t")))]);

/// # Recruit's Resilience
/// Enchantment
/// > For the rest of the game, your Silver Hand Recruits have +1 Health.
//~ done MEND_801e - d522ad72.d3dd2b8c 4eebf5ae
pub const MEND_801e: Power = whenever(YOU.summon(named("CS2_101t"))).then(&[attach("MEND_801e2").to(THAT)]);

/// # Resilience
/// Enchantment
/// > \+1 Health
//~ derived MEND_801e2 8a041927 d522ad72.45d61043 1a7c75f7
pub const MEND_801e2: Power = enchant(&[HEALTH.plus(1)]);

/// # Convalescence
/// Spell · Holy · 2 mana
/// > Summon two {0} Silver Hand Recruits with **Divine Shield**.
//~ derived MEND_802 fc335489 5fbdf668.6492ddae 7e15eebd
pub const MEND_802: Power = spell(&[summon(card("CS2_101t")).copies(2), give(&[has(GameTag::DIVINE_SHIELD)]).to(IT)]);

/// # Emboldening Blade
/// Weapon · 5 mana · 3/2 durability
/// > **Battlecry:** Give your Silver Hand Recruits +1/+1 this game.
/// - Makes: Emboldened [`MEND_803e`] ("For the rest of the game, your Silver Hand…"); Emboldened [`MEND_803e2`] ("\+1/+1")
//~ done MEND_803 - 529775d8.081f32e4 c3de5ce3.14a6aa0a
pub const MEND_803: Power =
    battlecry(&[attach("MEND_803e").to(YOU), attach("MEND_803e2").to(FRIENDLY_MINIONS.that(named("CS2_101t")))]);

/// # Emboldened
/// Enchantment
/// > For the rest of the game, your Silver Hand Recruits have +1/+1.
//~ done MEND_803e - d522ad72.0eff718a 96fd6671
pub const MEND_803e: Power = whenever(YOU.summon(named("CS2_101t"))).then(&[attach("MEND_803e2").to(THAT)]);

/// # Emboldened
/// Enchantment
/// > \+1/+1
//~ derived MEND_803e2 dfe4812a d522ad72.2add6a76 96fd6671
pub const MEND_803e2: Power = enchant(&[plus(1, 1)]);

/// # Arator the Redeemer
/// Minion · 5 mana · 5/6
/// > **Battlecry:** Double the stats of all friendly Silver Hand Recruits and give them **Taunt**.
/// - Makes: True Strength [`MEND_804e`] ("Stats Doubled and Taunt.")
//~ derived MEND_804 a8e4c51e 7c7d1340.1e30d01e 6ca962b9.f3cbefcf
#[rustfmt::skip]
pub const MEND_804: Power = battlecry(&[give(&[ATTACK.doubled(), HEALTH.doubled()]).to(FRIENDLY_MINIONS.that(named("CS2_101t"))), give(&[has(GameTag::TAUNT)]).to(IT)]);

/// # True Strength
/// Enchantment
/// > Stats Doubled and **Taunt**.
//~ todo MEND_804e 8e88d019 d522ad72.66878a29 34389038
pub const MEND_804e: Power = TODO;

/// # Charity
/// Spell · 3 mana
/// > Get copies of all friendly minions that died this turn. Give them +3/+3.
/// - Makes: Charity Case [`MEND_805e`] ("\+3/+3.")
//~ done MEND_805 - 82ede6d1.657bc015 600fdce1.711480d3
pub const MEND_805: Power = spell(&[get(each_past(FRIENDLY_MINIONS.die().this_turn())), attach("MEND_805e").to(IT)]);

/// # Charity Case
/// Enchantment
/// > \+3/+3.
//~ derived MEND_805e bfb1f5a5 d522ad72.184d0f12 398f2206
pub const MEND_805e: Power = enchant(&[plus(3, 3)]);

/// # Teamwork
/// Spell · 4 mana
/// > Summon and get four {0} Silver Hand Recruits.
//~ done MEND_900 - 38d1d3b0.1291ef0d bf1ccd14
pub const MEND_900: Power = spell(&[summon(card("CS2_101t")).copies(4), get(card("CS2_101t")).copies(4)]);
