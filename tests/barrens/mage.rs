//! Mage cards of Forged in the Barrens, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 396e05fe

/// Reckless Apprentice · Minion · 4 mana · 3/5 · **Battlecry:** Fire your Hero Power at all enemies.
//~ todo BAR_544 e3bee019 ead0d896 -
#[test]
#[ignore = "todo: Reckless Apprentice"]
fn BAR_544_reckless_apprentice() {
    unwritten("BAR_544");
}

/// Wildfire · Spell · Fire · 1 mana · Your Hero Power deals 1 more damage this game.
//~ todo BAR_546 3bbc110f 1850dd1f -
#[test]
#[ignore = "todo: Wildfire"]
fn BAR_546_wildfire() {
    unwritten("BAR_546");
}

/// Mordresh Fire Eye · Minion · Undead · 8 mana · 8/8 · **Battlecry:** If you've dealt 10 damage with your Hero Power this game, deal 10 damage to all enemies.@ *({0} left*!)@ *(Ready!)*
//~ todo BAR_547 277f8549 c2787f54 -
#[test]
#[ignore = "todo: Mordresh Fire Eye"]
fn BAR_547_mordresh_fire_eye() {
    unwritten("BAR_547");
}

/// Varden Dawngrasp · Minion · 4 mana · 3/3 · **Battlecry: Freeze** all enemy minions. If any are already **Frozen**, deal 4 damage to them instead.
//~ todo BAR_748 ad33326d f93ac256 -
#[test]
#[ignore = "todo: Varden Dawngrasp"]
fn BAR_748_varden_dawngrasp() {
    unwritten("BAR_748");
}
