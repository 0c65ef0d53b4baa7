//! Druid cards of Blackrock Mountain, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 226080af

/// # Volcanic Lumberer
///
/// `BRM_009` · Druid minion · 9 mana · 7/8
///
/// > **Taunt** Costs (1) less for each minion that died this turn.
///
/// State: Derived
//~ derived BRM_009 40d3f884 beecd394 43e0309b.5be7c613
#[test]
fn BRM_009_volcanic_lumberer() {
    check(
        CardClass::Druid,
        &[
            Give("BRM_009"),
            Cost("BRM_009", 9),
            Stats("BRM_009", 7, 8),
            Has("BRM_009", GameTag::TAUNT),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BRM_009"),
            Kill(Nth(1)),
            Crystals(10),
            CostNow(Nth(0), 8),
        ],
    );
}

/// # Druid of the Flame
///
/// `BRM_010` · Druid minion · 3 mana · 2/2
///
/// > **Choose One -** Transform into a 5/2 minion; or a 2/5 minion.
///
/// State: Done
//~ done BRM_010 45e29778 - a3218794.8225e85b
#[test]
fn BRM_010_druid_of_the_flame() {
    check(
        CardClass::Druid,
        &[
            Give("BRM_010"),
            Cost("BRM_010", 3),
            Stats("BRM_010", 2, 2),
            PlayOption("BRM_010", 0, Nothing),
            Is(My(0), "BRM_010t"),
            Now(My(0), 5, 2),
        ],
    );
    check(CardClass::Druid, &[PlayOption("BRM_010", 1, Nothing), Is(My(0), "BRM_010t2"), Now(My(0), 2, 5)]);
}

/// # Firecat Form
///
/// `BRM_010a` · Druid minion · 3 mana · 5/2
///
/// State: Derived
//~ derived BRM_010a 4f08ede9 70751579 af8cb19e
#[test]
fn BRM_010a_firecat_form() {
    check(
        CardClass::Druid,
        &[
            Give("BRM_010a"),
            Cost("BRM_010a", 3),
            Stats("BRM_010a", 5, 2),
            PlayOption("BRM_010", 0, Nothing),
            Is(Nth(1), "BRM_010t"),
            Now(Nth(1), 5, 2),
        ],
    );
}

/// # Fire Hawk Form
///
/// `BRM_010b` · Druid minion · 3 mana · 2/5
///
/// State: Derived
//~ derived BRM_010b 6053d905 101f4513 b5eba33e
#[test]
fn BRM_010b_fire_hawk_form() {
    check(
        CardClass::Druid,
        &[
            Give("BRM_010b"),
            Cost("BRM_010b", 3),
            Stats("BRM_010b", 2, 5),
            PlayOption("BRM_010", 1, Nothing),
            Is(Nth(1), "BRM_010t2"),
            Now(Nth(1), 2, 5),
        ],
    );
}

/// # Druid of the Flame
///
/// `BRM_010t` · Druid minion · 3 mana · 5/2
///
/// State: Vanilla
//~ vanilla BRM_010t d919023b e45070ca 4f302dec
#[test]
fn BRM_010t_druid_of_the_flame() {
    check(
        CardClass::Druid,
        &[
            Give("BRM_010t"),
            Cost("BRM_010t", 3),
            Stats("BRM_010t", 5, 2),
            Play("BRM_010t", Nothing),
            In(The("BRM_010t"), Zone::Play),
            Now(The("BRM_010t"), 5, 2),
        ],
    );
}

/// # Druid of the Flame
///
/// `BRM_010t2` · Druid minion · 3 mana · 2/5
///
/// State: Vanilla
//~ vanilla BRM_010t2 d281b5f1 e20aac71 6747b433
#[test]
fn BRM_010t2_druid_of_the_flame() {
    check(
        CardClass::Druid,
        &[
            Give("BRM_010t2"),
            Cost("BRM_010t2", 3),
            Stats("BRM_010t2", 2, 5),
            Play("BRM_010t2", Nothing),
            In(The("BRM_010t2"), Zone::Play),
            Now(The("BRM_010t2"), 2, 5),
        ],
    );
}

/// # Druid of the Flame
///
/// `OG_044b` · Druid minion · 3 mana · 5/5
///
/// State: Vanilla
//~ vanilla OG_044b 8b9a58d7 24aa3430 9f6ebb56
#[test]
fn OG_044b_druid_of_the_flame() {
    check(
        CardClass::Druid,
        &[
            Give("OG_044b"),
            Cost("OG_044b", 3),
            Stats("OG_044b", 5, 5),
            Play("OG_044b", Nothing),
            In(The("OG_044b"), Zone::Play),
            Now(The("OG_044b"), 5, 5),
        ],
    );
}
