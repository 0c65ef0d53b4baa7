//! Hunter cards of Fractured in Alterac Valley, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file deec0130

/// `AV_113` · Hunter hero · 6 mana · 30 health, 5 armor
/// > **Battlecry: Discover** and cast 2 Improved **Secrets**.
///
/// State: Todo
//~ todo AV_113 2a8ad887 808a22d1 4d8472c1.893db26e
#[test]
#[ignore = "todo: Beaststalker Tavish"]
fn AV_113_beaststalker_tavish() {
    unwritten("AV_113");
}

/// `AV_113t7` · Hunter spell · 2 mana
/// > **Secret:** When a friendly minion is attacked, summon two 3/3 copies.
///
/// State: Todo
//~ todo AV_113t7 ab9fe373 da68021f 8d0a5765.0be97bcc
#[test]
#[ignore = "todo: Improved Pack Tactics"]
fn AV_113t7_improved_pack_tactics() {
    unwritten("AV_113t7");
}

/// `AV_113t8` · Hunter spell · 2 mana
/// > **Secret:** When your turn starts, if you control two minions, summon two Animal Companions.
///
/// State: Todo
//~ todo AV_113t8 27f635d5 de66cb00 2f7e90cb.de02642a
#[test]
#[ignore = "todo: Improved Open the Cages"]
fn AV_113t8_improved_open_the_cages() {
    unwritten("AV_113t8");
}

/// `AV_113t9` · Hunter spell · Frost · 2 mana
/// > **Secret:** When your opponent casts a spell, return it to their hand instead. It costs (2) more.
///
/// State: Todo
//~ todo AV_113t9 7094813e bf1b9f66 1cd8bb0f.b3608f0c
#[test]
#[ignore = "todo: Improved Ice Trap"]
fn AV_113t9_improved_ice_trap() {
    unwritten("AV_113t9");
}

/// `AV_224` · Hunter spell · 4 mana
/// > Deal $3 damage to a minion and cast a **Secret** from your deck. **Honorable Kill:** Cast 2.
///
/// State: Todo
//~ todo AV_224 b4f0f289 86f65ec7 59a92c3e.917496ab
#[test]
#[ignore = "todo: Spring the Trap"]
fn AV_224_spring_the_trap() {
    unwritten("AV_224");
}

/// `AV_226` · Hunter spell · Frost · 2 mana
/// > **Secret:** When your opponent casts a spell, return it to their hand instead. It costs (1) more.
///
/// State: Todo
//~ todo AV_226 b4916715 50f08589 2fd5d168.016ca381
#[test]
#[ignore = "todo: Ice Trap"]
fn AV_226_ice_trap() {
    unwritten("AV_226");
}

/// `AV_336` · Hunter minion · 9 mana · 5/4
/// > **Battlecry:** Summon a Beast from your deck and give it **Rush**. If it kills a minion this turn, repeat.
///
/// State: Todo
//~ todo AV_336 a95b01e5 bdb2eefe 72a6c525.06c59b78
#[test]
#[ignore = "todo: Wing Commander Ichman"]
fn AV_336_wing_commander_ichman() {
    unwritten("AV_336");
}
