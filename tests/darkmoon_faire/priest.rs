//! Priest cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7dbf8cbc

/// `DMF_116` · Priest minion · 4 mana · 4/4
/// > **Battlecry:** Choose a minion. Become a 4/4 copy of it, then **Silence** it.
///
/// State: Done
//~ done DMF_116 21a4361e - 57aaba1c.85a5e31b
#[test]
fn DMF_116_the_nameless_one() {
    check(
        CardClass::Priest,
        &[
            Give("DMF_116"),
            Cost("DMF_116", 4),
            Stats("DMF_116", 4, 4),
            Targets("DMF_116", &[FriendlyMinion, EnemyMinion]),
            Enemy("GVG_085"),
            Play("DMF_116", On(Their(0))),
            Is(My(0), "GVG_085"),
            Now(My(0), 4, 4),
            HasNow(My(0), GameTag::TAUNT),
            HasNow(My(0), GameTag::DIVINE_SHIELD),
            HasNot(Their(0), GameTag::TAUNT),
            HasNot(Their(0), GameTag::DIVINE_SHIELD),
            Now(Their(0), 1, 2),
        ],
    );
}

/// `YOP_006` · Multi-class spell · Shadow · 4 mana
/// > Choose an enemy minion. It attacks random minions until it dies.
///
/// State: Todo
//~ todo YOP_006 2b2de710 4bd3237e 954c4a76.ace82093
#[test]
#[ignore = "todo: Hysteria"]
fn YOP_006_hysteria() {
    unwritten("YOP_006");
}

/// `YOP_007` · Priest minion · 5 mana · 3/5
/// > **Battlecry:** Reduce the Cost of all **Corrupt** and **Corrupted** cards in your hand and deck by (2).
///
/// State: Todo
//~ todo YOP_007 ae63b35a 2d56d4a2 5154cd69.76f4e8c1
#[test]
#[ignore = "todo: Dark Inquisitor Xanesh"]
fn YOP_007_dark_inquisitor_xanesh() {
    unwritten("YOP_007");
}

/// `YOP_008` · Priest minion · 4 mana · 3/6
/// > Your healing effects also give affected minions +2 Health.
///
/// State: Todo
//~ todo YOP_008 001e9ef9 53567ccd 286e83c6.7b2bf1e1
#[test]
#[ignore = "todo: Lightsteed"]
fn YOP_008_lightsteed() {
    unwritten("YOP_008");
}
