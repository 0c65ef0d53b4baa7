//! Priest cards of Murder at Castle Nathria, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9ef350c7

/// `MAW_021` · Priest spell · Holy · 3 mana
/// > Give a friendly minion +2/+3 and "**Elusive** on your opponent's turn."
///
/// State: Todo
//~ todo MAW_021 f78400ce 766425e4 dac6a3c0.adca0db2
#[test]
#[ignore = "todo: Clear Conscience"]
fn MAW_021_clear_conscience() {
    unwritten("MAW_021");
}

/// `MAW_023` · Priest spell · Shadow · 1 mana
/// > Choose a minion. Destroy it after you play a card copied from the opponent.
///
/// State: Todo
//~ todo MAW_023 8239bdcb 9ba0888c 4793fb68.e12140dc
#[test]
#[ignore = "todo: Theft Accusation"]
fn MAW_023_theft_accusation() {
    unwritten("MAW_023");
}

/// `REV_002` · Priest minion · 1 mana · 1/3
/// > **Battlecry: Discover** a **Legendary** minion. If your opponent guesses your choice, they get a copy.
///
/// State: Todo
//~ todo REV_002 afa7fa59 bf3a00c3 d1c71f1f.fe3020b6
#[test]
#[ignore = "todo: Suspicious Usher"]
fn REV_002_suspicious_usher() {
    unwritten("REV_002");
}

/// `REV_011` · Priest minion · 3 mana · 4/3
/// > After you play a card copied from the opponent, steal the original.
///
/// State: Todo
//~ todo REV_011 8f1fea89 2f00f895 7d76bfa9.a3a0fdb8
#[test]
#[ignore = "todo: The Harvester of Envy"]
fn REV_011_the_harvester_of_envy() {
    unwritten("REV_011");
}

/// `REV_246` · Priest minion · 2 mana · 2/3
/// > **Battlecry:** Reduce the Cost of cards copied from your opponent by (3).
///
/// State: Todo
//~ todo REV_246 7261cd5a 768ca6f4 91479887.124d4260
#[test]
#[ignore = "todo: Mysterious Visitor"]
fn REV_246_mysterious_visitor() {
    unwritten("REV_246");
}

/// `REV_250` · Priest minion · 3 mana · 1/6
/// > After you cast a spell on a friendly minion, set its Attack and Health to the higher of the two.
///
/// State: Todo
//~ todo REV_250 f23ed26e 7bb0a51c 0096ed13.2ba4767c
#[test]
#[ignore = "todo: Pelagos"]
fn REV_250_pelagos() {
    unwritten("REV_250");
}

/// `REV_290` · Priest location · 3 mana · 0 uses
/// > Give a minion +2/+1 and draw a card.
///
/// State: Done
//~ done REV_290 ba6218ec - eaf3dece.8c793236
#[test]
fn REV_290_cathedral_of_atonement() {
    check(
        CardClass::Priest,
        &[
            Give("REV_290"),
            Cost("REV_290", 3),
            Friend("CS2_182"),
            Play("REV_290", Nothing),
            EndTurn,
            EndTurn,
            Use(My(1), 0, On(My(0))),
            Now(My(0), 6, 6),
            HandCount(Mine, 2),
        ],
    );
}

/// `REV_781` · Priest minion · 3 mana · 1/6
/// > {0} {1} {2} {3}
///
/// State: Todo
//~ todo REV_781 2d5424bb d3988143 b373f872.2260dcce
#[test]
#[ignore = "todo: Pelagos"]
fn REV_781_pelagos() {
    unwritten("REV_781");
}

/// `REV_791` · Priest location · 3 mana · 0 uses
/// > {0} {1}
///
/// State: Todo
//~ todo REV_791 be2bc157 86b45553 b90baeba.09cdb72f
#[test]
#[ignore = "todo: Cathedral of Atonement"]
fn REV_791_cathedral_of_atonement() {
    unwritten("REV_791");
}
