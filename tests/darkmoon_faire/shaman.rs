//! Shaman cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7f0cc2b9

/// Dunk Tank · Spell · Nature · 4 mana · Deal $4 damage. **Corrupt:** Then deal $2 damage to all enemy minions.
//~ done DMF_701 - 65d80104 -
#[test]
fn DMF_701_dunk_tank() {
    check! { Shaman:
        Targets("DMF_701", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), Enemy("CS2_182"),
        Play("DMF_701", On(TheirHero)), Health(TheirHero, 26), Damage(Their(0), 0), Give("DMF_701"), Crystals(10),
        Play("CS2_200", Nothing), Crystals(10), Is(InHand(0), "DMF_701t"),
    }
}

/// Pit Master · Minion · 3 mana · 1/2 · **Battlecry:** Summon a 3/2 Duelist. **Corrupt:** Summon two.
//~ done DMF_703 - 13ce1110 -
#[test]
fn DMF_703_pit_master() {
    check! { Shaman: Play("DMF_703", Nothing), BoardCount(Mine, 2), Is(My(1), "DMF_703t2"), BoardCount(Theirs, 0) }
    check! { Shaman:
        Give("DMF_703"), Play("EX1_021", Nothing), Is(InHand(0), "DMF_703"), Play("CS2_182", Nothing),
        Is(InHand(0), "DMF_703t"), Play("DMF_703t", Nothing), BoardCount(Mine, 5),
    }
}
