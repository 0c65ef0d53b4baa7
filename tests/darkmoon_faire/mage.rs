//! Mage cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b024180c

/// Ring Toss · Spell · 4 mana · **Corrupted Discover** 2 **Secrets** and cast them.
//~ todo DMF_105t e832b034 be3942cf -
#[test]
#[ignore = "todo: Ring Toss"]
fn DMF_105t_ring_toss() {
    unwritten("DMF_105t");
}

/// Rigged Faire Game · Spell · 3 mana · **Secret:** If you didn't take any damage during your opponent's turn, draw 3 cards.
//~ todo DMF_107 a880c81e d56aaeb8 -
#[test]
#[ignore = "todo: Rigged Faire Game"]
fn DMF_107_rigged_faire_game() {
    unwritten("DMF_107");
}

/// Deck of Lunacy · Spell · 2 mana · Transform spells in your deck into ones that cost (3) more. *(They keep their original Cost.)*
//~ todo DMF_108 0e7f37c8 f00af3ee -
#[test]
#[ignore = "todo: Deck of Lunacy"]
fn DMF_108_deck_of_lunacy() {
    unwritten("DMF_108");
}

/// Sayge, Seer of Darkmoon · Minion · 6 mana · 5/5 · **Battlecry:** Draw @ \|4(card, cards). *(Upgraded for each friendly **Secret** that has triggered this game!)*
//~ todo DMF_109 fbff1152 5eb66fa1 -
#[test]
#[ignore = "todo: Sayge, Seer of Darkmoon"]
fn DMF_109_sayge_seer_of_darkmoon() {
    unwritten("DMF_109");
}

/// Keywarden Ivory · Minion · 5 mana · 4/5 · **Battlecry: Discover** a Dual Class spell from any class. **Spellburst:** Get another copy.
//~ todo YOP_018 94011270 682252c1 -
#[test]
#[ignore = "todo: Keywarden Ivory"]
fn YOP_018_keywarden_ivory() {
    unwritten("YOP_018");
}

/// Imprisoned Phoenix · Minion · Elemental · Beast · 2 mana · 2/3 · **Dormant** for 2 turns. **Spell Damage +2**
//~ todo YOP_021 7b30a345 cbb0a91e -
#[test]
#[ignore = "todo: Imprisoned Phoenix"]
fn YOP_021_imprisoned_phoenix() {
    unwritten("YOP_021");
}
