//! Rogue cards of The Witchwood, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 19dd779e

/// Tess Greymane · Minion · 7 mana · 6/6 · **Battlecry:** Replay every card from another class you've played this game *(targets chosen randomly*).
//~ done GIL_598 - c64698a9 -
#[test]
fn GIL_598_tess_greymane() {
    check! { Rogue:
        Play("CS2_182", Nothing), Play("CS2_005", Nothing), Armor(Mine, 2), EndTurn, Play("CS2_005", Nothing),
        Armor(Theirs, 2), EndTurn, Play("GIL_598", Nothing), Armor(Mine, 4), StatsNow(MyHero, 2, 30), BoardCount(Mine, 2),
    }
    // To a mage she is of another class herself, and does not replay herself.
    check! { Mage:
        Play("CS2_005", Nothing), EndTurn, EndTurn, Play("GIL_598", Nothing), BoardCount(Mine, 1), Armor(Mine, 4),
        EndTurn, EndTurn, Play("GIL_598", Nothing), Armor(Mine, 8), BoardCount(Mine, 2),
    }
}

/// Spectral Cutlass · Weapon · 4 mana · 2/2 durability · **Lifesteal** Whenever you play a card from another class, gain +1 Durability.
//~ done GIL_672 - b13d8c4f -
#[test]
fn GIL_672_spectral_cutlass() {
    check! { Rogue:
        Play("GIL_672", Nothing), Has("GIL_672", GameTag::LIFESTEAL), StatsNow(MyWeapon, 2, 2),
        Play("CS2_029", On(TheirHero)), StatsNow(MyWeapon, 2, 3), Damage(TheirHero, 6), Enemy("CS2_182"),
        Play("CS2_072", On(Their(0))), Play("CS2_231", Nothing), StatsNow(MyWeapon, 2, 3), DealDamage(MyHero, 5),
        Attack(MyHero, TheirHero), Damage(MyHero, 3), StatsNow(MyWeapon, 2, 2), EndTurn, Play("CS2_024", On(MyHero)),
        Damage(MyHero, 6), StatsNow(MyWeapon, 2, 2),
    }
}
