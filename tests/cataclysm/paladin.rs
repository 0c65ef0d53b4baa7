//! Paladin cards of Cataclysm, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Chromatus
///
/// `CATA_432` · Paladin minion · 8 mana · 8/8
///
/// > **Colossal +4 Taunt**, **Lifesteal**, **Elusive**, **Divine Shield**
///
/// State: Todo
//~ CATA_432 todo bc46c563 3dead306
#[test]
#[ignore = "todo: CATA_432 Chromatus"]
fn CATA_432_chromatus() {
    check(
        CardClass::Paladin,
        &[
            Give("CATA_432"),
            Cost("CATA_432", 8),
            Stats("CATA_432", 8, 8),
            Has("CATA_432", GameTag::DIVINE_SHIELD),
            Has("CATA_432", GameTag::ELUSIVE),
            Has("CATA_432", GameTag::LIFESTEAL),
            Has("CATA_432", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Green Head of Chromatus
///
/// `CATA_432t1` · Paladin minion · 2 mana · 2/3
///
/// > **Taunt Deathrattle:** Remove **Taunt** from Chromatus.
///
/// State: Todo
//~ CATA_432t1 todo db14c79c 06efa288
#[test]
#[ignore = "todo: CATA_432t1 Green Head of Chromatus"]
fn CATA_432t1_green_head_of_chromatus() {
    check(
        CardClass::Paladin,
        &[
            Give("CATA_432t1"),
            Cost("CATA_432t1", 2),
            Stats("CATA_432t1", 2, 3),
            Has("CATA_432t1", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Red Head of Chromatus
///
/// `CATA_432t2` · Paladin minion · 2 mana · 2/3
///
/// > **Lifesteal Deathrattle:** Remove **Lifesteal** from Chromatus.
///
/// State: Todo
//~ CATA_432t2 todo 49e399a2 82c38139
#[test]
#[ignore = "todo: CATA_432t2 Red Head of Chromatus"]
fn CATA_432t2_red_head_of_chromatus() {
    check(
        CardClass::Paladin,
        &[
            Give("CATA_432t2"),
            Cost("CATA_432t2", 2),
            Stats("CATA_432t2", 2, 3),
            Has("CATA_432t2", GameTag::LIFESTEAL),
            Unwritten,
        ],
    );
}

/// # Blue Head of Chromatus
///
/// `CATA_432t3` · Paladin minion · 2 mana · 2/3
///
/// > **Elusive Deathrattle:** Remove **Elusive** from Chromatus.
///
/// State: Todo
//~ CATA_432t3 todo 90fa3a92 f84528f0
#[test]
#[ignore = "todo: CATA_432t3 Blue Head of Chromatus"]
fn CATA_432t3_blue_head_of_chromatus() {
    check(
        CardClass::Paladin,
        &[
            Give("CATA_432t3"),
            Cost("CATA_432t3", 2),
            Stats("CATA_432t3", 2, 3),
            Has("CATA_432t3", GameTag::ELUSIVE),
            Unwritten,
        ],
    );
}

/// # Bronze Head of Chromatus
///
/// `CATA_432t4` · Paladin minion · 2 mana · 2/3
///
/// > **Divine Shield Deathrattle:** Remove **Divine Shield** from Chromatus.
///
/// State: Todo
//~ CATA_432t4 todo dd759f8c b3c9f92b
#[test]
#[ignore = "todo: CATA_432t4 Bronze Head of Chromatus"]
fn CATA_432t4_bronze_head_of_chromatus() {
    check(
        CardClass::Paladin,
        &[
            Give("CATA_432t4"),
            Cost("CATA_432t4", 2),
            Stats("CATA_432t4", 2, 3),
            Has("CATA_432t4", GameTag::DIVINE_SHIELD),
            Unwritten,
        ],
    );
}

/// # Inspiring Maul
///
/// `CATA_472` · Paladin weapon · 2 mana · 2/2 durability
///
/// > **Deathrattle:** Trigger a random friendly minion's end of turn effect.
///
/// State: Todo
//~ CATA_472 todo 78090bdf c03a16ca
#[test]
#[ignore = "todo: CATA_472 Inspiring Maul"]
fn CATA_472_inspiring_maul() {
    check(CardClass::Paladin, &[Give("CATA_472"), Cost("CATA_472", 2), Stats("CATA_472", 2, 2), Unwritten]);
}

/// # Nozdormu, Bronze Aspect
///
/// `CATA_473` · Paladin minion · 5 mana · 4/4
///
/// > At the end of your turn, give your minions **Divine Shield**. Any that already had one gain +3/+3 instead.
///
/// State: Todo
//~ CATA_473 todo c4b3deaa 67383efe
#[test]
#[ignore = "todo: CATA_473 Nozdormu, Bronze Aspect"]
fn CATA_473_nozdormu_bronze_aspect() {
    check(CardClass::Paladin, &[Give("CATA_473"), Cost("CATA_473", 5), Stats("CATA_473", 4, 4), Unwritten]);
}

/// # Spearheart Sentry
///
/// `CATA_474` · Paladin minion · 4 mana · 3/4
///
/// > At the end of your turn, get a random Holy spell. Reduce its Cost by (3).
///
/// State: Todo
//~ CATA_474 todo f8633af0 9bc43315
#[test]
#[ignore = "todo: CATA_474 Spearheart Sentry"]
fn CATA_474_spearheart_sentry() {
    check(CardClass::Paladin, &[Give("CATA_474"), Cost("CATA_474", 4), Stats("CATA_474", 3, 4), Unwritten]);
}

/// # Scalebreaker Bulwark
///
/// `CATA_475` · Paladin minion · 6 mana · 3/6
///
/// > At the end of your turn, deal 2 damage to all enemies.
///
/// State: Todo
//~ CATA_475 todo d22722c8 cd2c98fe
#[test]
#[ignore = "todo: CATA_475 Scalebreaker Bulwark"]
fn CATA_475_scalebreaker_bulwark() {
    check(CardClass::Paladin, &[Give("CATA_475"), Cost("CATA_475", 6), Stats("CATA_475", 3, 6), Unwritten]);
}

/// # Chamber of Aspects
///
/// `CATA_477` · Paladin location · 2 mana · 0 uses
///
/// > Choose a minion in your hand. Give it +2/+2.
///
/// State: Todo
//~ CATA_477 todo 85077209 e4974c9c
#[test]
#[ignore = "todo: CATA_477 Chamber of Aspects"]
fn CATA_477_chamber_of_aspects() {
    check(CardClass::Paladin, &[Give("CATA_477"), Cost("CATA_477", 2), Unwritten]);
}

/// # Bronze Redeemer
///
/// `CATA_478` · Paladin minion · 5 mana · 3/3
///
/// > At the end of your turn, summon a Dragon with stats equal to this minion's.
///
/// State: Todo
//~ CATA_478 todo b234104c 67fa1300
#[test]
#[ignore = "todo: CATA_478 Bronze Redeemer"]
fn CATA_478_bronze_redeemer() {
    check(CardClass::Paladin, &[Give("CATA_478"), Cost("CATA_478", 5), Stats("CATA_478", 3, 3), Unwritten]);
}

/// # Bronze Brute
///
/// `CATA_478t` · Paladin minion · 1 mana · 1/1
///
/// State: Vanilla
//~ CATA_478t vanilla 7a5da156 b2bc0f9c
#[test]
fn CATA_478t_bronze_brute() {
    check(
        CardClass::Paladin,
        &[
            Give("CATA_478t"),
            Cost("CATA_478t", 1),
            Stats("CATA_478t", 1, 1),
            Play("CATA_478t", Nothing),
            In(The("CATA_478t"), Zone::Play),
            Now(The("CATA_478t"), 1, 1),
        ],
    );
}

/// # Flight Maneuvers
///
/// `CATA_479` · Paladin spell · Holy · 4 mana
///
/// > **Shatter**. Summon two 4/2 Drakes. Give your minions +1 Attack and **Divine Shield**.@Summon two 4/2 Drakes. Give your minions +1 Attack and **Divine Shield**.
///
/// State: Todo
//~ CATA_479 todo 266332f1 24d0f007
#[test]
#[ignore = "todo: CATA_479 Flight Maneuvers"]
fn CATA_479_flight_maneuvers() {
    check(CardClass::Paladin, &[Give("CATA_479"), Cost("CATA_479", 4), Unwritten]);
}

/// # Flight Maneuvers
///
/// `CATA_479t` · Paladin spell · Holy · 4 mana
///
/// > **Shattered** Summon two 4/2 Drakes.
///
/// State: Todo
//~ CATA_479t todo 985100bd 8644dc4c
#[test]
#[ignore = "todo: CATA_479t Flight Maneuvers"]
fn CATA_479t_flight_maneuvers() {
    check(CardClass::Paladin, &[Give("CATA_479t"), Cost("CATA_479t", 4), Unwritten]);
}

/// # Flight Maneuvers
///
/// `CATA_479t2` · Paladin spell · Holy · 4 mana
///
/// > **Shattered**. Give your minions +1 Attack and **Divine Shield**.
///
/// State: Todo
//~ CATA_479t2 todo bf2375b6 2894cdbb
#[test]
#[ignore = "todo: CATA_479t2 Flight Maneuvers"]
fn CATA_479t2_flight_maneuvers() {
    check(CardClass::Paladin, &[Give("CATA_479t2"), Cost("CATA_479t2", 4), Unwritten]);
}

/// # Sky Drake
///
/// `CATA_479t3` · Paladin minion · 3 mana · 4/2
///
/// State: Vanilla
//~ CATA_479t3 vanilla 873f1bfb de6f2406
#[test]
fn CATA_479t3_sky_drake() {
    check(
        CardClass::Paladin,
        &[
            Give("CATA_479t3"),
            Cost("CATA_479t3", 3),
            Stats("CATA_479t3", 4, 2),
            Play("CATA_479t3", Nothing),
            In(The("CATA_479t3"), Zone::Play),
            Now(The("CATA_479t3"), 4, 2),
        ],
    );
}

/// # Sandfury Aura
///
/// `CATA_480` · Paladin spell · Holy · 3 mana
///
/// > Your minions' end of turn effects trigger twice. Lasts @ turns.
///
/// State: Todo
//~ CATA_480 todo 083e6db2 406bc104
#[test]
#[ignore = "todo: CATA_480 Sandfury Aura"]
fn CATA_480_sandfury_aura() {
    check(CardClass::Paladin, &[Give("CATA_480"), Cost("CATA_480", 3), Unwritten]);
}

/// # Gelbin's Triumph
///
/// `CATA_621` · Paladin spell · 1 mana
///
/// > Get a random Paladin Aura. It lasts an additional turn.
///
/// State: Todo
//~ CATA_621 todo c5a12d6a ba67b4ed
#[test]
#[ignore = "todo: CATA_621 Gelbin's Triumph"]
fn CATA_621_gelbins_triumph() {
    check(CardClass::Paladin, &[Give("CATA_621"), Cost("CATA_621", 1), Unwritten]);
}

/// # Brash Battlemaster
///
/// `MEND_800` · Paladin minion · 2 mana · 2/1
///
/// > **Rush** **Deathrattle:** Give your Silver Hand Recruits +1 Attack this game.
///
/// State: Todo
//~ MEND_800 todo 21cbc810 7c5a8715
#[test]
#[ignore = "todo: MEND_800 Brash Battlemaster"]
fn MEND_800_brash_battlemaster() {
    check(
        CardClass::Paladin,
        &[Give("MEND_800"), Cost("MEND_800", 2), Stats("MEND_800", 2, 1), Has("MEND_800", GameTag::RUSH), Unwritten],
    );
}

/// # Resilient Savior
///
/// `MEND_801` · Paladin minion · 3 mana · 3/1
///
/// > **Divine Shield** After this loses **Divine Shield**, give your Silver Hand Recruits +1 Health this game.
///
/// State: Todo
//~ MEND_801 todo d8fa7b10 27ea2820
#[test]
#[ignore = "todo: MEND_801 Resilient Savior"]
fn MEND_801_resilient_savior() {
    check(
        CardClass::Paladin,
        &[
            Give("MEND_801"),
            Cost("MEND_801", 3),
            Stats("MEND_801", 3, 1),
            Has("MEND_801", GameTag::DIVINE_SHIELD),
            Unwritten,
        ],
    );
}

/// # Convalescence
///
/// `MEND_802` · Paladin spell · Holy · 2 mana
///
/// > Summon two {0} Silver Hand Recruits with **Divine Shield**.
///
/// State: Todo
//~ MEND_802 todo 9bbe6430 381ce94f
#[test]
#[ignore = "todo: MEND_802 Convalescence"]
fn MEND_802_convalescence() {
    check(CardClass::Paladin, &[Give("MEND_802"), Cost("MEND_802", 2), Unwritten]);
}

/// # Emboldening Blade
///
/// `MEND_803` · Paladin weapon · 5 mana · 3/2 durability
///
/// > **Battlecry:** Give your Silver Hand Recruits +1/+1 this game.
///
/// State: Todo
//~ MEND_803 todo 70290c1f d2ddfb97
#[test]
#[ignore = "todo: MEND_803 Emboldening Blade"]
fn MEND_803_emboldening_blade() {
    check(CardClass::Paladin, &[Give("MEND_803"), Cost("MEND_803", 5), Stats("MEND_803", 3, 2), Unwritten]);
}

/// # Arator the Redeemer
///
/// `MEND_804` · Paladin minion · 5 mana · 5/6
///
/// > **Battlecry:** Double the stats of all friendly Silver Hand Recruits and give them **Taunt**.
///
/// State: Todo
//~ MEND_804 todo 62856a56 c2faa495
#[test]
#[ignore = "todo: MEND_804 Arator the Redeemer"]
fn MEND_804_arator_the_redeemer() {
    check(CardClass::Paladin, &[Give("MEND_804"), Cost("MEND_804", 5), Stats("MEND_804", 5, 6), Unwritten]);
}

/// # Charity
///
/// `MEND_805` · Paladin spell · 3 mana
///
/// > Get copies of all friendly minions that died this turn. Give them +3/+3.
///
/// State: Todo
//~ MEND_805 todo 5a787caa 0df38f24
#[test]
#[ignore = "todo: MEND_805 Charity"]
fn MEND_805_charity() {
    check(CardClass::Paladin, &[Give("MEND_805"), Cost("MEND_805", 3), Unwritten]);
}

/// # Teamwork
///
/// `MEND_900` · Paladin spell · 4 mana
///
/// > Summon and get four {0} Silver Hand Recruits.
///
/// State: Todo
//~ MEND_900 todo d5c41b29 77dc611b
#[test]
#[ignore = "todo: MEND_900 Teamwork"]
fn MEND_900_teamwork() {
    check(CardClass::Paladin, &[Give("MEND_900"), Cost("MEND_900", 4), Unwritten]);
}
