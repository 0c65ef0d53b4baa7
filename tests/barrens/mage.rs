//! Mage cards of Forged in the Barrens, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 396e05fe

/// `BAR_544` · Mage minion · 4 mana · 3/5
/// > **Battlecry:** Fire your Hero Power at all enemies.
///
/// State: Todo
//~ todo BAR_544 94b84287 e3bee019 71eb0a89.76064a60
#[test]
#[ignore = "todo: Reckless Apprentice"]
fn BAR_544_reckless_apprentice() {
    unwritten("BAR_544");
}

/// `BAR_546` · Mage spell · Fire · 1 mana
/// > Your Hero Power deals 1 more damage this game.
///
/// State: Todo
//~ todo BAR_546 ac8afd06 3bbc110f caacd966.d476beb4
#[test]
#[ignore = "todo: Wildfire"]
fn BAR_546_wildfire() {
    unwritten("BAR_546");
}

/// `BAR_547` · Mage minion · 8 mana · 8/8
/// > **Battlecry:** If you've dealt 10 damage with your Hero Power this game, deal 10 damage to all enemies.@ *({0} left!)*@ *(Ready!)*
///
/// State: Todo
//~ todo BAR_547 5b6a04a5 277f8549 59d65985.2786ec0a
#[test]
#[ignore = "todo: Mordresh Fire Eye"]
fn BAR_547_mordresh_fire_eye() {
    unwritten("BAR_547");
}

/// `BAR_748` · Mage minion · 4 mana · 3/3
/// > **Battlecry: Freeze** all enemy minions. If any are already **Frozen**, deal 4 damage to them instead.
///
/// State: Todo
//~ todo BAR_748 cf9a41f3 ad33326d 52095a15.892a4aca
#[test]
#[ignore = "todo: Varden Dawngrasp"]
fn BAR_748_varden_dawngrasp() {
    unwritten("BAR_748");
}
