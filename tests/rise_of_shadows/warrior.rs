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
        Targets("DAL_062", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"), Enemy("CS2_200"), Enemy("CS2_200"),
        Enemy("CS2_200"), Enemy("CS2_200"), Play("DAL_062", On(My(0))), Attack(My(0), Their(1)), Damage(Their(0), 4),
        Damage(Their(1), 4), Damage(Their(2), 4), Damage(Their(3), 0),
    }
    check! { Warrior:
        Ally("CS2_182"), Ally("CS2_182"), Enemy("CS2_200"), Enemy("CS2_200"), Play("DAL_062", On(My(0))),
        Attack(My(1), Their(0)), Damage(Their(1), 0),
    }
}

/// Blastmaster Boom · Minion · 7 mana · 7/7 · **Battlecry:** Summon two 1/1 Boom Bots for each Bomb in your opponent's deck.
//~ done DAL_064 - d8c1be3f -
#[test]
fn DAL_064_blastmaster_boom() {
    check! { Warrior:
        OnTheirTop("BOT_511t"), OnTheirTop("BOT_511t"), OnTop("BOT_511t"), Play("DAL_064", Nothing),
        BoardCount(Mine, 5), IsCard(My(4), "GVG_110t"), BoardCount(Theirs, 0),
    }
    check! { Warrior: OnTop("BOT_511t"), Play("DAL_064", Nothing), BoardCount(Mine, 1) }
}

/// Dimensional Ripper · Spell · 10 mana · Summon 2 copies of a minion in your deck.
//~ done DAL_059 - d83b7cfa -
#[test]
fn DAL_059_dimensional_ripper() {
    check! { Warrior:
        DeckOf(&["CS2_029", "CS2_200"]), Play("DAL_059", Nothing), BoardCount(Mine, 2), IsCard(My(0), "CS2_200"),
        IsCard(My(1), "CS2_200"), DeckCount(Mine, 2), BoardCount(Theirs, 0),
    }
    check! { Warrior: DeckOf(&["CS2_029"]), Play("DAL_059", Nothing), BoardCount(Mine, 0) }
}

/// The Boom Reaver · Minion · Mech · 10 mana · 7/9 · **Battlecry:** Summon a copy of a minion in your deck. Give it **Rush**.
//~ done DAL_070 - ec561757 -
#[test]
fn DAL_070_the_boom_reaver() {
    check! { Warrior:
        DeckOf(&["CS2_029", "CS2_200"]), Play("DAL_070", Nothing), BoardCount(Mine, 2), IsCard(My(1), "CS2_200"),
        HasNow(My(1), GameTag::RUSH), HasNot(My(0), GameTag::RUSH), DeckCount(Mine, 2),
    }
    check! { Warrior:
        DeckOf(&["CS2_029"]), Play("DAL_070", Nothing), BoardCount(Mine, 1), HasNot(My(0), GameTag::RUSH),
    }
}
