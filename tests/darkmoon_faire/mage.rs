//! Mage cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b024180c

/// `DMF_105t` · Mage spell · 4 mana
/// > **Corrupted Discover** 2 **Secrets** and cast them.
///
/// State: Todo
//~ todo DMF_105t 2978f9b5 e832b034 a9f8a46d.5eac5b99
#[test]
#[ignore = "todo: Ring Toss"]
fn DMF_105t_ring_toss() {
    unwritten("DMF_105t");
}

/// `DMF_107` · Mage spell · 3 mana
/// > **Secret:** If you didn't take any damage during your opponent's turn, draw 3 cards.
///
/// State: Todo
//~ todo DMF_107 6d377829 a880c81e a5ef8c2e.55b7cdd3
#[test]
#[ignore = "todo: Rigged Faire Game"]
fn DMF_107_rigged_faire_game() {
    unwritten("DMF_107");
}

/// `DMF_108` · Mage spell · 2 mana
/// > Transform spells in your deck into ones that cost (3) more. *(They keep their original Cost.)*
///
/// State: Todo
//~ todo DMF_108 7c8dedc1 0e7f37c8 01ae4398.670a3db2
#[test]
#[ignore = "todo: Deck of Lunacy"]
fn DMF_108_deck_of_lunacy() {
    unwritten("DMF_108");
}

/// `DMF_109` · Mage minion · 6 mana · 5/5
/// > **Battlecry:** Draw @ \|4(card, cards). *(Upgraded for each friendly **Secret** that has triggered this game!)*
///
/// State: Todo
//~ todo DMF_109 f297fef8 fbff1152 49389ad1.d6caa923
#[test]
#[ignore = "todo: Sayge, Seer of Darkmoon"]
fn DMF_109_sayge_seer_of_darkmoon() {
    unwritten("DMF_109");
}

/// `YOP_018` · Multi-class minion · 5 mana · 4/5
/// > **Battlecry: Discover** a Dual Class spell from any class. Spellburst**:** Get another copy.
///
/// State: Todo
//~ todo YOP_018 e550f4a3 94011270 4eed46ab.709f3c15
#[test]
#[ignore = "todo: Keywarden Ivory"]
fn YOP_018_keywarden_ivory() {
    unwritten("YOP_018");
}

/// `YOP_021` · Multi-class minion · 2 mana · 2/3
/// > **Dormant** for 2 turns. **Spell Damage +2**
///
/// State: Todo
//~ todo YOP_021 69da904b 7b30a345 03812eee.9ae35ff8
#[test]
#[ignore = "todo: Imprisoned Phoenix"]
fn YOP_021_imprisoned_phoenix() {
    unwritten("YOP_021");
}
