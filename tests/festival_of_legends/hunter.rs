//! Hunter cards of Festival of Legends, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6fb97a11

/// Barrel of Monkeys · Spell · 2 mana · Summon a 1/4 Monkey with **Taunt**. *(3 Monkeys left!)*
//~ done ETC_207 - da2bd6e4 -
#[test]
fn ETC_207_barrel_of_monkeys() {
    check! { Hunter:
        Play("ETC_207", Nothing), StatsNow(My(0), 1, 4), HasNow(My(0), GameTag::TAUNT), HandCount(Mine, 1),
        IsCard(InHand(0), "ETC_207t"), Play("ETC_207t", Nothing), BoardCount(Mine, 2), IsCard(InHand(0), "ETC_207t2"),
        Play("ETC_207t2", Nothing), BoardCount(Mine, 3), HandCount(Mine, 0),
    }
}

/// Thornmantle Musician · Minion · Quilboar · 1 mana · 1/3 · **Finale:** The next Beast you summon gets +1/+1.
//~ done ETC_831 - 1eee569d -
#[test]
fn ETC_831_thornmantle_musician() {
    check! { Hunter:
        Give("ETC_831"), Cost("ETC_831", 1), Stats("ETC_831", 1, 3), Crystals(1), Play("ETC_831", Nothing), EndTurn,
        Play("CS2_172", Nothing), StatsNow(Their(0), 3, 2), EndTurn, Crystals(10), Play("CS2_231", Nothing),
        StatsNow(My(1), 1, 1), Play("CS2_172", Nothing), StatsNow(My(2), 4, 3), Play("CS2_172", Nothing), StatsNow(My(3), 3, 2),
    }
    check! { Hunter: Play("ETC_831", Nothing), Play("CS2_172", Nothing), StatsNow(My(1), 3, 2) }
    // The Beast has it before its Battlecry.
    check! { Hunter:
        Crystals(1), Play("ETC_831", Nothing), Crystals(10), Play("LOE_029", Nothing), StatsNow(My(1), 2, 2), Choose(0),
        HandCount(Mine, 1),
    }
}

/// Star Power · Spell · Arcane · 5 mana · Deal $5 damage to a random enemy minion. Repeat this with 1 less damage.
//~ done JAM_002 - c27101f7 -
#[test]
fn JAM_002_star_power() {
    check! { Mage:
        Enemy("EX1_561"), Ally("CS2_182"), Play("JAM_002", Nothing), Dead(Nth(0)), Health(TheirHero, 30),
        Damage(My(0), 0),
    }
    check! { Mage: Ally("CS2_142"), Enemy("AT_124"), Play("JAM_002", Nothing), BoardCount(Theirs, 0) }
    check! { Mage: Enemy("EX1_561"), Enemy("EX1_561"), Play("JAM_002", Nothing), BoardCount(Theirs, 1) }
}

/// Hidden Meaning · Spell · 2 mana · **Secret:** When your opponent ends their turn with no Mana, summon a random 3-Cost minion.
//~ done JAM_003 - ad002626 -
#[test]
fn JAM_003_hidden_meaning() {
    check! { Hunter:
        Play("JAM_003", Nothing), EndTurn, Play("CS2_200", Nothing), EndTurn, BoardCount(Mine, 0), EndTurn,
        Play("CS2_200", Nothing), Play("CS2_029", On(MyHero)), Damage(MyHero, 6), BoardCount(Mine, 0),
        Force(Card("CS2_125")), EndTurn, BoardCount(Mine, 1), IsCard(My(0), "CS2_125"),
    }
    for other in ["CS2_182", "CS2_023"] {
        check! { Hunter:
            Play("JAM_003", Nothing), EndTurn, Crystals(0), ForbidOutcome(Card(other)), EndTurn, BoardCount(Mine, 1),
        }
    }
}

/// Bunch of Bananas · Spell · 1 mana · Give a minion +1/+1. *(3 Bananas left!)*
//~ done ETC_201 - 7de6a049 -
#[test]
fn ETC_201_bunch_of_bananas() {
    check! { Hunter:
        Give("ETC_201"), Cost("ETC_201", 1), Targets("ETC_201", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"),
        Enemy("CS2_182"), Play("ETC_201", On(My(0))), StatsNow(My(0), 5, 6), HandCount(Mine, 1), IsCard(InHand(0), "ETC_201t"),
        Play("ETC_201t", On(My(0))), StatsNow(My(0), 6, 7), HandCount(Mine, 1), IsCard(InHand(0), "ETC_201t2"),
        Play("ETC_201t2", On(Their(0))), StatsNow(Their(0), 5, 6), StatsNow(My(0), 6, 7), HandCount(Mine, 0),
        HandCount(Theirs, 0),
    }
}

/// Jungle Jammer · Weapon · 4 mana · 4/2 durability · **Deathrattle:** Summon a random @-Cost Beast. *(Cast spells while equipped to improve!)*
/// - Numbers: {0} = 1
//~ done ETC_832 - 129ca904.eae7e889 -
#[test]
fn ETC_832_jungle_jammer() {
    check! { Hunter:
        Give("ETC_832"), Cost("ETC_832", 4), Stats("ETC_832", 4, 2), Play("ETC_832", Nothing),
        Play("GAME_005", Nothing), Play("CS2_171", Nothing), EndTurn, Play("GAME_005", Nothing), EndTurn, Kill(My(0)),
        Force(Card("CS2_120")), Kill(MyWeapon), BoardCount(Mine, 1), IsCard(My(0), "CS2_120"),
    }
    check! { Hunter:
        Ally("ETC_832"), Force(Card("CS2_171")), Kill(MyWeapon), BoardCount(Mine, 1), IsCard(My(0), "CS2_171"),
    }
    // Neither one of another Cost nor of another type.
    for other in ["CS2_120", "CS2_168"] {
        check! { Hunter: Ally("ETC_832"), ForbidOutcome(Card(other)), Kill(MyWeapon) }
    }
}

/// Mister Mukla · Minion · Beast · 6 mana · 10/10 · **Rush**. **Battlecry:** Fill your opponent's hand with Bananas.
//~ done ETC_836 - c1c552d2 -
#[test]
fn ETC_836_mister_mukla() {
    check! { Hunter:
        Give("ETC_836"), Cost("ETC_836", 6), Stats("ETC_836", 10, 10), Has("ETC_836", GameTag::RUSH),
        GiveThem("CS2_182"), Play("ETC_836", Nothing), HandCount(Theirs, 10), IsCard(InTheirHand(0), "CS2_182"),
        IsCard(InTheirHand(1), "EX1_014t"), IsCard(InTheirHand(9), "EX1_014t"), HandCount(Mine, 0),
    }
}
