//! Paladin cards of Cataclysm, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file be75ea70

/// `CATA_432` · Paladin minion · 8 mana · 8/8
/// > **Colossal +4 Taunt**, **Lifesteal**, **Elusive**, **Divine Shield**
///
/// State: Done
//~ done CATA_432 27fd8a08 - bd4ce51f.881d76be
#[test]
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
            Play("CATA_432", Nothing),
            BoardCount(Mine, 5),
            In(The("CATA_432t1"), Zone::Play),
            In(The("CATA_432t2"), Zone::Play),
            In(The("CATA_432t3"), Zone::Play),
            In(The("CATA_432t4"), Zone::Play),
            Hurt(Nth(0), 3),
            Now(Nth(0), 8, 8),
            HasNot(Nth(0), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// `CATA_432t1` · Paladin minion · 2 mana · 2/3
/// > **Taunt Deathrattle:** Remove **Taunt** from Chromatus.
///
/// State: Done
//~ done CATA_432t1 ead632b6 - aee631db.9e401018
#[test]
fn CATA_432t1_green_head_of_chromatus() {
    check(
        CardClass::Paladin,
        &[
            Give("CATA_432t1"),
            Cost("CATA_432t1", 2),
            Stats("CATA_432t1", 2, 3),
            Has("CATA_432t1", GameTag::TAUNT),
            Friend("CATA_432"),
            Friend("CATA_432t1"),
            Enemy("CATA_432"),
            HasNow(Nth(1), GameTag::TAUNT),
            Kill(Nth(2)),
            HasNot(Nth(1), GameTag::TAUNT),
            HasNow(Nth(3), GameTag::TAUNT),
        ],
    );
}

/// `CATA_432t2` · Paladin minion · 2 mana · 2/3
/// > **Lifesteal Deathrattle:** Remove **Lifesteal** from Chromatus.
///
/// State: Done
//~ done CATA_432t2 b0d25ae0 - d6823c18.5ee8c21a
#[test]
fn CATA_432t2_red_head_of_chromatus() {
    check(
        CardClass::Paladin,
        &[
            Give("CATA_432t2"),
            Cost("CATA_432t2", 2),
            Stats("CATA_432t2", 2, 3),
            Has("CATA_432t2", GameTag::LIFESTEAL),
            Friend("CATA_432"),
            Friend("CATA_432t2"),
            Enemy("CATA_432"),
            HasNow(Nth(1), GameTag::LIFESTEAL),
            Kill(Nth(2)),
            HasNot(Nth(1), GameTag::LIFESTEAL),
            HasNow(Nth(3), GameTag::LIFESTEAL),
        ],
    );
}

/// `CATA_432t3` · Paladin minion · 2 mana · 2/3
/// > **Elusive Deathrattle:** Remove **Elusive** from Chromatus.
///
/// State: Done
//~ done CATA_432t3 0d922845 - 3890d6ad.2850349c
#[test]
fn CATA_432t3_blue_head_of_chromatus() {
    check(
        CardClass::Paladin,
        &[
            Give("CATA_432t3"),
            Cost("CATA_432t3", 2),
            Stats("CATA_432t3", 2, 3),
            Has("CATA_432t3", GameTag::ELUSIVE),
            Friend("CATA_432"),
            Friend("CATA_432t3"),
            Enemy("CATA_432"),
            HasNow(Nth(1), GameTag::ELUSIVE),
            Kill(Nth(2)),
            HasNot(Nth(1), GameTag::ELUSIVE),
            HasNow(Nth(3), GameTag::ELUSIVE),
        ],
    );
}

/// `CATA_432t4` · Paladin minion · 2 mana · 2/3
/// > **Divine Shield Deathrattle:** Remove **Divine Shield** from Chromatus.
///
/// State: Done
//~ done CATA_432t4 9dbc4a91 - 2681eca1.f9bf7e44
#[test]
fn CATA_432t4_bronze_head_of_chromatus() {
    check(
        CardClass::Paladin,
        &[
            Give("CATA_432t4"),
            Cost("CATA_432t4", 2),
            Stats("CATA_432t4", 2, 3),
            Has("CATA_432t4", GameTag::DIVINE_SHIELD),
            Friend("CATA_432"),
            Friend("CATA_432t4"),
            Enemy("CATA_432"),
            HasNow(Nth(1), GameTag::DIVINE_SHIELD),
            Kill(Nth(2)),
            HasNot(Nth(1), GameTag::DIVINE_SHIELD),
            HasNow(Nth(3), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// `CATA_472` · Paladin weapon · 2 mana · 2/2 durability
/// > **Deathrattle:** Trigger a random friendly minion's end of turn effect.
///
/// State: Todo
//~ todo CATA_472 8dc90b00 cdf6aa38 14b73e00.8f57203c
#[test]
#[ignore = "todo: Inspiring Maul"]
fn CATA_472_inspiring_maul() {
    unwritten("CATA_472");
}

/// `CATA_473` · Paladin minion · 5 mana · 4/4
/// > At the end of your turn, give your minions **Divine Shield**. Any that already had one gain +3/+3 instead.
///
/// State: Todo
//~ todo CATA_473 0162bb6c 7441e2b4 b6e09ad9.5998ac06
#[test]
#[ignore = "todo: Nozdormu, Bronze Aspect"]
fn CATA_473_nozdormu_bronze_aspect() {
    unwritten("CATA_473");
}

/// `CATA_478` · Paladin minion · 5 mana · 3/3
/// > At the end of your turn, summon a Dragon with stats equal to this minion's.
///
/// State: Todo
//~ todo CATA_478 8833e6fd da242b8b f32caf18.9a5d994a
#[test]
#[ignore = "todo: Bronze Redeemer"]
fn CATA_478_bronze_redeemer() {
    unwritten("CATA_478");
}

/// `CATA_479` · Paladin spell · Holy · 4 mana
/// > **Shatter**. Summon two 4/2 Drakes. Give your minions +1 Attack and **Divine Shield**.@Summon two 4/2 Drakes. Give your minions +1 Attack and **Divine Shield**.
///
/// State: Todo
//~ todo CATA_479 deb2b8fb c7066dd7 758d405c.949cf4c5
#[test]
#[ignore = "todo: Flight Maneuvers"]
fn CATA_479_flight_maneuvers() {
    unwritten("CATA_479");
}

/// `CATA_479t` · Paladin spell · Holy · 4 mana
/// > **Shattered** Summon two 4/2 Drakes.
///
/// State: Todo
//~ todo CATA_479t ca16402b 59b1c0ba daf03a0d.cdeaa641
#[test]
#[ignore = "todo: Flight Maneuvers"]
fn CATA_479t_flight_maneuvers() {
    unwritten("CATA_479t");
}

/// `CATA_479t2` · Paladin spell · Holy · 4 mana
/// > **Shattered**. Give your minions +1 Attack and **Divine Shield**.
///
/// State: Todo
//~ todo CATA_479t2 184a2cb5 c43f676d c32c4d48.61dfae94
#[test]
#[ignore = "todo: Flight Maneuvers"]
fn CATA_479t2_flight_maneuvers() {
    unwritten("CATA_479t2");
}

/// `CATA_480` · Paladin spell · Holy · 3 mana
/// > Your minions' end of turn effects trigger twice. Lasts @ turns.
///
/// State: Todo
//~ todo CATA_480 cacd888b e3ca494e a408670b.95456a05
#[test]
#[ignore = "todo: Sandfury Aura"]
fn CATA_480_sandfury_aura() {
    unwritten("CATA_480");
}

/// `CATA_621` · Paladin spell · 1 mana
/// > Get a random Paladin Aura. It lasts an additional turn.
///
/// State: Todo
//~ todo CATA_621 ac203180 c2b2f4af 6bbd1233.cf2de752
#[test]
#[ignore = "todo: Gelbin's Triumph"]
fn CATA_621_gelbins_triumph() {
    unwritten("CATA_621");
}

/// `MEND_800` · Paladin minion · 2 mana · 2/1
/// > **Rush** **Deathrattle:** Give your Silver Hand Recruits +1 Attack this game.
///
/// State: Todo
//~ todo MEND_800 53f0df7c 818540dc d8987eb9.d66b9271
#[test]
#[ignore = "todo: Brash Battlemaster"]
fn MEND_800_brash_battlemaster() {
    unwritten("MEND_800");
}

/// `MEND_801` · Paladin minion · 3 mana · 3/1
/// > **Divine Shield** After this loses **Divine Shield**, give your Silver Hand Recruits +1 Health this game.
///
/// State: Todo
//~ todo MEND_801 aaee3d3a fef3629c 3df6caa7.bf633e47
#[test]
#[ignore = "todo: Resilient Savior"]
fn MEND_801_resilient_savior() {
    unwritten("MEND_801");
}

/// `MEND_803` · Paladin weapon · 5 mana · 3/2 durability
/// > **Battlecry:** Give your Silver Hand Recruits +1/+1 this game.
///
/// State: Todo
//~ todo MEND_803 f258ba29 38e5c1b6 c144d41f.081f32e4
#[test]
#[ignore = "todo: Emboldening Blade"]
fn MEND_803_emboldening_blade() {
    unwritten("MEND_803");
}

/// `MEND_805` · Paladin spell · 3 mana
/// > Get copies of all friendly minions that died this turn. Give them +3/+3.
///
/// State: Todo
//~ todo MEND_805 df81acfa 2697375e 7834bed0.657bc015
#[test]
#[ignore = "todo: Charity"]
fn MEND_805_charity() {
    unwritten("MEND_805");
}
