//! Shaman cards of Forged in the Barrens, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 4fb9ff8f

/// Bru'kan · Minion · 4 mana · 5/4 · **Nature Spell Damage +3**
//~ done BAR_048 - cdab3f0f -
#[test]
fn BAR_048_brukan() {
    check! { Shaman:
        Friend("BAR_048"), Play("EX1_238", On(TheirHero)), Health(TheirHero, 24), Play("CS2_029", On(TheirHero)),
        Health(TheirHero, 18), EndTurn, Play("EX1_238", On(MyHero)), Health(MyHero, 27), EndTurn, Kill(My(0)),
        Play("EX1_238", On(TheirHero)), Health(TheirHero, 15),
    }
}
