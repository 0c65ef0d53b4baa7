//! Priest cards of Murder at Castle Nathria, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9ef350c7

/// Clear Conscience · Spell · Holy · 3 mana · Give a friendly minion +2/+3 and "**Elusive** on your opponent's turn."
//~ todo MAW_021 766425e4 e67b3927 -
#[test]
#[ignore = "todo: Clear Conscience"]
fn MAW_021_clear_conscience() {
    unwritten("MAW_021");
}

/// Theft Accusation · Spell · Shadow · 1 mana · Choose a minion. Destroy it after you play a card copied from the opponent.
//~ todo MAW_023 9ba0888c 032be6b1 -
#[test]
#[ignore = "todo: Theft Accusation"]
fn MAW_023_theft_accusation() {
    unwritten("MAW_023");
}

/// Suspicious Usher · Minion · 1 mana · 1/3 · **Battlecry: Discover** a **Legendary** minion. If your opponent guesses your choice, they get a copy.
//~ todo REV_002 bf3a00c3 d4ea5127 -
#[test]
#[ignore = "todo: Suspicious Usher"]
fn REV_002_suspicious_usher() {
    unwritten("REV_002");
}

/// The Harvester of Envy · Minion · 3 mana · 4/3 · After you play a card copied from the opponent, steal the original.
//~ todo REV_011 2f00f895 15f10ade -
#[test]
#[ignore = "todo: The Harvester of Envy"]
fn REV_011_the_harvester_of_envy() {
    unwritten("REV_011");
}

/// Mysterious Visitor · Minion · 2 mana · 2/3 · **Battlecry:** Reduce the Cost of cards copied from your opponent by (3).
//~ todo REV_246 768ca6f4 94a051b7 -
#[test]
#[ignore = "todo: Mysterious Visitor"]
fn REV_246_mysterious_visitor() {
    unwritten("REV_246");
}

/// Pelagos · Minion · 3 mana · 1/6 · After you cast a spell on a friendly minion, set its Attack and Health to the higher of the two.
//~ todo REV_250 7bb0a51c 6915f24d -
#[test]
#[ignore = "todo: Pelagos"]
fn REV_250_pelagos() {
    unwritten("REV_250");
}

/// Cathedral of Atonement · Location · 3 mana · 3 uses · Give a minion +2/+1 and draw a card.
//~ done REV_290 - 94eeee9f -
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

/// Pelagos · Minion · 3 mana · 1/6 · {0} {1} {2} {3}
//~ todo REV_781 d3988143 fcd42cd7 -
#[test]
#[ignore = "todo: Pelagos"]
fn REV_781_pelagos() {
    unwritten("REV_781");
}

/// Cathedral of Atonement · Location · 3 mana · 3 uses · {0} {1}
//~ todo REV_791 86b45553 fcdceba7 -
#[test]
#[ignore = "todo: Cathedral of Atonement"]
fn REV_791_cathedral_of_atonement() {
    unwritten("REV_791");
}
