//! Priest cards of Ashes of Outland, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 27b81c2e

/// Reliquary Prime · Minion · 7 mana · 6/8 · **Taunt**, **Lifesteal Elusive** on your opponent's turn.
//~ done BT_197t - 22521e80 -
#[test]
fn BT_197t_reliquary_prime() {
    check! { Priest:
        Give("BT_197t"), Cost("BT_197t", 7), Stats("BT_197t", 6, 8), Has("BT_197t", GameTag::LIFESTEAL),
        Has("BT_197t", GameTag::TAUNT), Ally("BT_197t"), Ally("CS2_182"), Give("CS2_029"), GiveThem("CS2_029"),
        HasNot(My(0), GameTag::ELUSIVE), Play("CS2_029", On(My(0))), Damage(My(0), 6), EndTurn,
        HasNow(My(0), GameTag::ELUSIVE), CannotTarget("CS2_029", My(0)), EndTurn, HasNot(My(0), GameTag::ELUSIVE),
    }
    check! { Priest:
        Ally("BT_197t"), Enemy("CS2_182"), DealDamage(MyHero, 10), Attack(My(0), TheirHero), Damage(MyHero, 4), EndTurn,
        CannotAttack(Their(0), MyHero), Attack(Their(0), My(0)),
    }
}

/// Soul Mirror · Spell · Shadow · 7 mana · Summon copies of enemy minions. They attack their copies.
//~ done BT_198 - b33c6d78 -
#[test]
fn BT_198_soul_mirror() {
    check! { Priest:
        Enemy("CS2_182"), Enemy("CS2_172"), Ally("CS2_231"), Play("BT_198", Nothing), Damage(Nth(0), 4), Dead(Nth(1)),
        BoardCount(Theirs, 1), BoardCount(Mine, 2), IsCard(My(0), "CS2_231"), StatsNow(My(1), 4, 1),
    }
    // With one place left there is one copy, and the minion that was not copied is not attacked.
    check! { Priest:
        Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"),
        Ally("CS2_231"), Enemy("CS2_168"), Enemy("CS2_168"), Play("BT_198", Nothing), BoardCount(Mine, 6),
        BoardCount(Theirs, 1),
    }
    // A minion of mine that the opponent has taken fights its copy, too.
    check! { Priest:
        Ally("CS2_182"), EndTurn, Crystals(10), Play("CS1_113", On(My(0))), EndTurn, Crystals(10),
        Play("BT_198", Nothing), Damage(Their(0), 4), StatsNow(My(0), 4, 1),
    }
}

/// Imprisoned Homunculus · Minion · Demon · 1 mana · 2/5 · **Dormant** for 2 turns. **Taunt**
//~ done BT_258 - ef541318 -
#[test]
fn BT_258_imprisoned_homunculus() {
    check! { Priest:
        Give("BT_258"), Cost("BT_258", 1), Stats("BT_258", 2, 5), Has("BT_258", GameTag::TAUNT),
        Play("BT_258", Nothing), HasNow(My(0), GameTag::DORMANT), EndTurn, EndTurn, EndTurn, EndTurn,
        HasNot(My(0), GameTag::DORMANT), HasNow(My(0), GameTag::TAUNT),
    }
}
