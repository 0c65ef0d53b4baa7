//! Druid cards of The League of Explorers, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7e85b7f4

/// Jungle Moonkin · Minion · 4 mana · 4/4 · Both players have **Spell Damage +2**.
//~ done LOE_051 - 299bace7 -
#[test]
fn LOE_051_jungle_moonkin() {
    check! { Druid:
        Ally("LOE_051"), Play("CS2_024", On(TheirHero)), Health(TheirHero, 25), EndTurn, Play("CS2_024", On(MyHero)),
        Health(MyHero, 25), Kill(My(0)), Play("CS2_024", On(MyHero)), Health(MyHero, 22),
    }
}
