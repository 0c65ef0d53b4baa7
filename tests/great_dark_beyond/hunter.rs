//! Hunter cards of The Great Dark Beyond, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 4b6680bd

/// `GDB_842` · Hunter minion · 3 mana · 12/12
/// > **Dormant** for 5 turns. At the end of your turn, destroy the minion to the right of this to awaken 2 turns sooner.
///
/// State: Todo
//~ todo GDB_842 44c81720 df6cc926 d1966b4e.9e292c1c
#[test]
#[ignore = "todo: Gorm the Worldeater"]
fn GDB_842_gorm_the_worldeater() {
    unwritten("GDB_842");
}

/// `GDB_846` · Hunter minion · 3 mana · 3/4
/// > **Battlecry:** Replace your Hero Power with Tracking *(Discover** a card from your deck)*.
///
/// State: Todo
//~ todo GDB_846 fca73165 f3680b40 06fea05d.5c6bc293
#[test]
#[ignore = "todo: Exarch Naielle"]
fn GDB_846_exarch_naielle() {
    unwritten("GDB_846");
}

/// `SC_021` · Hunter spell · 2 mana
/// > Give your minions +1 Attack. Give your Zerg an extra +1/+1.
///
/// State: Todo
//~ todo SC_021 97969d37 0c74d0c6 2b116dcf.5fbec8a2
#[test]
#[ignore = "todo: Evolution Chamber"]
fn SC_021_evolution_chamber() {
    unwritten("SC_021");
}
