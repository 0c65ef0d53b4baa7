//! Warlock cards of The Witchwood, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// Ratcatcher · Minion · Undead · 3 mana · 2/2 · **Rush Battlecry:** Destroy a friendly minion and gain its Attack and Health.
//~ done GIL_515 - 23d6cf04 -
#[test]
fn GIL_515_ratcatcher() {
    check! { Warlock:
        Has("GIL_515", GameTag::RUSH), Ally("CS2_182"), Enemy("CS2_200"), DealDamage(My(0), 1), Give("GIL_515"),
        CannotTarget("GIL_515", Their(0)), Play("GIL_515", On(My(0))), BoardCount(Mine, 1), Dead(Nth(0)),
        StatsNow(My(0), 6, 6), BoardCount(Theirs, 1),
    }
    check! { Warlock: Play("GIL_515", Nothing), StatsNow(My(0), 2, 2) }
}

/// Lord Godfrey · Minion · Undead · 7 mana · 4/4 · **Battlecry:** Deal 2 damage to all other minions. If any die, repeat this **Battlecry**.
//~ done GIL_825 - 80f99357 -
#[test]
fn GIL_825_lord_godfrey() {
    check! { Warlock:
        Ally("CS2_182"), Enemy("CS2_168"), Enemy("CS2_200"), Play("GIL_825", Nothing), Dead(Nth(1)),
        Damage(Their(0), 4), Damage(My(0), 4), Damage(My(1), 0), Damage(TheirHero, 0),
    }
    check! { Warlock:
        Ally("CS2_182"), Enemy("CS2_200"), Play("GIL_825", Nothing), Damage(Their(0), 2), Damage(My(0), 2),
        BoardCount(Mine, 2),
    }
    check! { Warlock:
        Enemy("CS2_168"), Enemy("CS2_181"), Enemy("CS2_200"), Play("GIL_825", Nothing), Damage(Their(1), 4),
        BoardCount(Theirs, 2),
    }
}
