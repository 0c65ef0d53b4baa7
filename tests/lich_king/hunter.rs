//! Hunter cards of March of the Lich King, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file cce29b30

/// `RLK_804` · Hunter spell · Arcane · 2 mana
/// > Deal $2 damage to a minion. **Manathirst (6):** Draw that many cards.
///
/// State: Todo
//~ todo RLK_804 fb56627f 05a6ad67 622d9602.96ef23e0
#[test]
#[ignore = "todo: Conjured Arrow"]
fn RLK_804_conjured_arrow() {
    unwritten("RLK_804");
}

/// `RLK_817` · Hunter spell · Arcane · 2 mana
/// > **Discover** a spell from your deck. If it's Arcane, give it **Spell Damage +1**.
///
/// State: Todo
//~ todo RLK_817 28193eba eda6b4b2 7e130691.ff8ddf00
#[test]
#[ignore = "todo: Arcane Quiver"]
fn RLK_817_arcane_quiver() {
    unwritten("RLK_817");
}

/// `RLK_819` · Hunter spell · Arcane · 4 mana
/// > Summon $1 4/4 \|4(Lynx, Lynxes) with **Rush* (improved by **Spell Damage)*.
///
/// State: Todo
//~ todo RLK_819 33fa1f1c 1397a462 d7e33bb5.56738146
#[test]
#[ignore = "todo: Eversong Portal"]
fn RLK_819_eversong_portal() {
    unwritten("RLK_819");
}

/// `RLK_821` · Hunter minion · 1 mana · 1/2
/// > **Battlecry:** Craft a custom Zombeast.
///
/// State: Todo
//~ todo RLK_821 590a7f5a 447fb0de e7920b46.6a8af7d7
#[test]
#[ignore = "todo: Scourge Tamer"]
fn RLK_821_scourge_tamer() {
    unwritten("RLK_821");
}
