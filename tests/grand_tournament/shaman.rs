//! Shaman cards of The Grand Tournament, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file eb3fac1e

/// Healing Wave · Spell · Nature · 3 mana · Restore #8 Health. Reveal a minion in each deck. If yours costs more, restore #16 instead.
//~ done AT_048 - 1f49c51f -
#[test]
fn AT_048_healing_wave() {
    check! { Shaman:
        Targets("AT_048", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), DealDamage(MyHero, 20), EmptyDeck(Theirs),
        OnTheirTop("CS2_172"), OnTheirTop("CS2_029"), Play("AT_048", On(MyHero)), Health(MyHero, 26),
    }
    check! { Shaman:
        DealDamage(MyHero, 20), EmptyDeck(Theirs), OnTheirTop("CS2_182"), Play("AT_048", On(MyHero)), Health(MyHero, 18),
    }
    // Neighbors are not healed.
    for (theirs, left) in [("CS2_231", 0), ("CS2_232", 2)] {
        check! { Shaman:
            Ally("VAC_934"), Ally("VAC_934"), DealDamage(My(0), 10), DealDamage(My(1), 10), EmptyDeck(Theirs),
            OnTheirTop(theirs), Play("AT_048", On(My(0))), Damage(My(0), left), Damage(My(1), 10),
        }
    }
}
