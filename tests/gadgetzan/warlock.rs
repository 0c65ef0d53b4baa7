//! Warlock cards of Mean Streets of Gadgetzan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file aa68bfb9

/// Seadevil Stinger · Minion · Murloc · 4 mana · 4/2 · **Battlecry:** The next Murloc you play this turn costs Health instead of Mana.
//~ done CFM_699 - b1bd6518 -
#[test]
fn CFM_699_seadevil_stinger() {
    check! { Warlock:
        Give("CFM_699"), Cost("CFM_699", 4), Stats("CFM_699", 4, 2), Give("CS2_182"), Give("CS2_173"), Give("CS2_173"),
        Play("CFM_699", Nothing), Crystals(0), Unplayable("CS2_182"), Play("CS2_173", Nothing), Damage(MyHero, 2),
        Mana(0), Unplayable("CS2_173"),
    }
    check! { Warlock: Give("CS2_173"), Play("CFM_699", Nothing), EndTurn, EndTurn, Crystals(0), Unplayable("CS2_173") }
}

/// Blastcrystal Potion · Spell · Shadow · 4 mana · Destroy a minion and one of your Mana Crystals.
//~ done CFM_608 - 536f6da0 -
#[test]
fn CFM_608_blastcrystal_potion() {
    check! { Warlock:
        Give("CFM_608"), Cost("CFM_608", 4), Targets("CFM_608", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_182"),
        Enemy("CS2_172"), Crystals(8), Play("CFM_608", On(Their(0))), BoardCount(Theirs, 1), IsCard(Their(0), "CS2_172"),
        EndTurn, Mana(10), EndTurn, Mana(8),
    }
}
