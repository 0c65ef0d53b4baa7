//! Warlock cards of Voyage to the Sunken City, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 47937179

/// `TID_717` · Warlock minion · 3 mana · 4/2
/// > **Battlecry:** If you've cast a Shadow spell while holding this, steal 2 Health from a minion.
///
/// State: Todo
//~ todo TID_717 dfe52a71 6af9e183 bbe74733.4370c961
#[test]
#[ignore = "todo: Herald of Shadows"]
fn TID_717_herald_of_shadows() {
    unwritten("TID_717");
}

/// `TID_718` · Warlock spell · Fire · 4 mana
/// > Light every card in the opponent's hand on fire. In 3 turns, any still in hand are destroyed!
///
/// State: Todo
//~ todo TID_718 11f91159 b0491f1b 20941c56.61592a54
#[test]
#[ignore = "todo: Immolate"]
fn TID_718_immolate() {
    unwritten("TID_718");
}

/// `TID_719` · Warlock minion · 5 mana · 7/7
/// > **Battlecry:** Your opponent's cards cost Health instead of Mana next turn.
///
/// State: Todo
//~ todo TID_719 f703d2a4 b2fda641 75920216.0445b2c3
#[test]
#[ignore = "todo: Commander Ulthok"]
fn TID_719_commander_ulthok() {
    unwritten("TID_719");
}

/// `TSC_039t` · Warlock minion · 2 mana · 2/3
/// > **Battlecry:** Give your other Murlocs +1/+1 *(wherever they are)*.
///
/// State: Todo
//~ todo TSC_039t 2a64b84b 68f51117 cd7daa3f.a277fbd5
#[test]
#[ignore = "todo: Sunken Scavenger"]
fn TSC_039t_sunken_scavenger() {
    unwritten("TSC_039t");
}

/// `TSC_925` · Warlock spell · 1 mana
/// > Summon a 1/1 Murloc, then **Dredge**. If it's also a Murloc, summon one more.
///
/// State: Todo
//~ todo TSC_925 9f8b2e3e 5464668f 7da09b5f.5a81f5ac
#[test]
#[ignore = "todo: Rock Bottom"]
fn TSC_925_rock_bottom() {
    unwritten("TSC_925");
}

/// `TSC_955t` · Warlock spell · 2 mana
/// > At the start of your turn, take {0} damage. Each Curse is worse than the last. *({1} \|4(turn,turns) remaining).*
///
/// State: Todo
//~ todo TSC_955t f8083f13 b0fa6781 777e18aa.d1a49661
#[test]
#[ignore = "todo: Abyssal Curse"]
fn TSC_955t_abyssal_curse() {
    unwritten("TSC_955t");
}

/// `TSC_959` · Warlock minion · 5 mana · 6/5
/// > Your Abyssal Curses heal you for the damage they deal. **Battlecry:** Give your opponent an Abyssal Curse.
///
/// State: Todo
//~ todo TSC_959 63bbac08 2f17dea2 e86c9521.f835428c
#[test]
#[ignore = "todo: Za'qul"]
fn TSC_959_zaqul() {
    unwritten("TSC_959");
}

/// `TSC_962` · Warlock minion · 8 mana · 7/4
/// > **Colossal +1**. **Battlecry:** Devour all enemy minions. **Deathrattle:** Spit them back out.
///
/// State: Todo
//~ todo TSC_962 fa167662 66eca1b4 98621f8f.1c67b7ce
#[test]
#[ignore = "todo: Gigafin"]
fn TSC_962_gigafin() {
    unwritten("TSC_962");
}

/// `TSC_962t` · Warlock minion · 6 mana · 4/7
/// > **Taunt Deathrattle:** Permanently destroy all minions inside Gigafin.
///
/// State: Todo
//~ todo TSC_962t 63861846 ecb7acc2 454a5721.74751692
#[test]
#[ignore = "todo: Gigafin's Maw"]
fn TSC_962t_gigafins_maw() {
    unwritten("TSC_962t");
}
