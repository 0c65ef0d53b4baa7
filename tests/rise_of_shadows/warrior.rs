//! Warrior cards of Rise of Shadows, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 5df17fad

/// Sweeping Strikes · Spell · 2 mana · Give a minion "Also damages minions next to whomever this attacks."
//~ done DAL_062 - 26642bbd -
#[test]
fn DAL_062_sweeping_strikes() {
    check! { Warrior:
        Targets("DAL_062", &[FriendlyMinion, EnemyMinion]), Friend("CS2_182"), Enemy("CS2_200"), Enemy("CS2_200"),
        Enemy("CS2_200"), Enemy("CS2_200"), Play("DAL_062", On(My(0))), Attack(My(0), Their(1)), Damage(Their(0), 4),
        Damage(Their(1), 4), Damage(Their(2), 4), Damage(Their(3), 0),
    }
    check! { Warrior:
        Friend("CS2_182"), Friend("CS2_182"), Enemy("CS2_200"), Enemy("CS2_200"), Play("DAL_062", On(My(0))),
        Attack(My(1), Their(0)), Damage(Their(1), 0),
    }
}

/// Blastmaster Boom · Minion · 7 mana · 7/7 · **Battlecry:** Summon two 1/1 Boom Bots for each Bomb in your opponent's deck.
//~ done DAL_064 - d8c1be3f -
#[test]
fn DAL_064_blastmaster_boom() {
    check! { Warrior:
        OnTheirTop("BOT_511t"), OnTheirTop("BOT_511t"), OnTop("BOT_511t"), Play("DAL_064", Nothing),
        BoardCount(Mine, 5), Is(My(4), "GVG_110t"), BoardCount(Theirs, 0),
    }
    check! { Warrior: OnTop("BOT_511t"), Play("DAL_064", Nothing), BoardCount(Mine, 1) }
}
