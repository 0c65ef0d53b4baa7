//! Shaman cards of The League of Explorers, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// Tunnel Trogg · Minion · 1 mana · 1/3 · Whenever you **Overload**, gain +1 Attack per locked Mana Crystal.
//~ done LOE_018 - c46dd6b9 -
#[test]
fn LOE_018_tunnel_trogg() {
    check! { Shaman:
        Ally("LOE_018"), Play("EX1_238", On(TheirHero)), Health(TheirHero, 27), StatsNow(My(0), 2, 3),
        Play("EX1_241", On(TheirHero)), Health(TheirHero, 22), StatsNow(My(0), 4, 3), Play("CS2_008", On(TheirHero)),
        Health(TheirHero, 21), StatsNow(My(0), 4, 3), EndTurn, Play("EX1_238", On(MyHero)), Health(MyHero, 27),
        StatsNow(My(0), 4, 3),
    }
}
