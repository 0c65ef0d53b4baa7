//! Hunter cards of Reign of the Black Empire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 69ca51eb

/// `BE_553` · Hunter spell · 2 mana
/// > **Assemble** a Mech. Get an 'Overdrive'.
///
/// State: Todo
//~ todo BE_553 1a467550 0a2b5675 98940635.93014ebe
#[test]
#[ignore = "todo: Tinker"]
fn BE_553_tinker() {
    unwritten("BE_553");
}

/// `BE_555` · Hunter spell · Arcane · 8 mana
/// > **Discover** a spell and reduce its Cost by (8). Repeat this with excess Cost reduction.
///
/// State: Todo
//~ todo BE_555 5fc94aa0 0c075d41 5188964c.f8926b3c
#[test]
#[ignore = "todo: Reload"]
fn BE_555_reload() {
    unwritten("BE_555");
}

/// `BE_588` · Hunter minion · 1 mana · 2/1
/// > **Battlecry:** If you control a Mech, **Discover** the perfect tech card.
///
/// State: Todo
//~ todo BE_588 562a4aa4 d62d5648 6143f433.d13f623b
#[test]
#[ignore = "todo: Mimiron"]
fn BE_588_mimiron() {
    unwritten("BE_588");
}

/// `BE_732` · Hunter minion · 10 mana · 6/6
/// > **Battlecry:** All your minions deal damage equal to their Attack to a random enemy.
///
/// State: Todo
//~ todo BE_732 d996dfa8 9b35bc95 5162cc51.0f9ee211
#[test]
#[ignore = "todo: Kronn the Impaler"]
fn BE_732_kronn_the_impaler() {
    unwritten("BE_732");
}

/// `BE_900` · Hunter minion · 4 mana · 3/3
/// > Taunt **Deathrattle:** Summon 4 Mana worth of random Mechs.
///
/// State: Todo
//~ todo BE_900 f4c1b53b 5fd1b219 9e878c52.7929b461
#[test]
#[ignore = "todo: Mechacycle"]
fn BE_900_mechacycle() {
    unwritten("BE_900");
}
