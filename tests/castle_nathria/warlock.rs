//! Warlock cards of Murder at Castle Nathria, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b9fe1e86

/// `MAW_002` · Warlock spell · Shadow · 3 mana
/// > **Discover** a friendly minion to resurrect and give it **Rush**. It dies at the end of turn.
///
/// State: Todo
//~ todo MAW_002 dfc29e45 67d66b26 70125f11.93784b15
#[test]
#[ignore = "todo: Habeas Corpses"]
fn MAW_002_habeas_corpses() {
    unwritten("MAW_002");
}

/// `REV_240` · Warlock spell · 6 mana
/// > Shuffle 1-Cost copies of cards in your hand into your deck, then discard your hand.
///
/// State: Done
//~ done REV_240 f4a8310c - 8b299854.2f04cca7
#[test]
fn REV_240_tome_tampering() {
    check(
        CardClass::Warlock,
        &[
            Give("REV_240"),
            Cost("REV_240", 6),
            EmptyDeck(Mine),
            Give("CS2_182"),
            Give("CS2_029"),
            Play("REV_240", Nothing),
            HandCount(Mine, 0),
            In(Nth(1), Zone::Graveyard),
            In(Nth(2), Zone::Graveyard),
            DeckCount(Mine, 2),
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            In(The("CS2_182"), Zone::Hand),
            In(The("CS2_029"), Zone::Hand),
            CostNow(InHand(0), 1),
            CostNow(InHand(1), 1),
        ],
    );
}

/// `REV_242` · Warlock minion · 1 mana · 1/3
/// > Has +1 Attack for each Imp you control.
///
/// State: Done
//~ done REV_242 17eeae2b - b3b159d5.16caf549
#[test]
fn REV_242_flustered_librarian() {
    check(
        CardClass::Warlock,
        &[
            Give("REV_242"),
            Cost("REV_242", 1),
            Stats("REV_242", 1, 3),
            Friend("CS2_182"),
            Friend("REV_242"),
            Now(My(1), 1, 3),
            Friend("CS2_059"),
            Now(My(1), 2, 3),
        ],
    );
}

/// `REV_373` · Warlock minion · 5 mana · 3/6
/// > **Battlecry:** Summon two 2/1 Shades. Each gains a **Deathrattle** to cast your last Shadow spell.
///
/// State: Todo
//~ todo REV_373 a40947c8 91245cfa 3a87d384.0905202d
#[test]
#[ignore = "todo: Lady Darkvein"]
fn REV_373_lady_darkvein() {
    unwritten("REV_373");
}

/// `REV_789` · Warlock minion · 6 mana · 6/6
/// > {0} {1} {2} {3}
///
/// State: Todo
//~ todo REV_789 899d2073 f0fdfe63 ed64b40b.2260dcce
#[test]
#[ignore = "todo: Imp King Rafaam"]
fn REV_789_imp_king_rafaam() {
    unwritten("REV_789");
}

/// `REV_799` · Warlock location · 2 mana · 0 uses
/// > {0} {1}
///
/// State: Todo
//~ todo REV_799 8683ea6d 0e61a575 5f7c2b89.09cdb72f
#[test]
#[ignore = "todo: Vile Library"]
fn REV_799_vile_library() {
    unwritten("REV_799");
}
