//! Paladin cards of The Grand Tournament, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ae7c0bf3

/// Argent Lance · Weapon · 2 mana · 2/2 durability · **Battlecry:** Reveal a minion in each deck. If yours costs more, +1 Durability.
//~ done AT_077 - f8e31df0 -
#[test]
fn AT_077_argent_lance() {
    check! { Paladin:
        Give("AT_077"), Cost("AT_077", 2), Stats("AT_077", 2, 2), EmptyDeck(Mine), OnTop("CS2_200"),
        Play("AT_077", Nothing), StatsNow(MyWeapon, 2, 3), DeckCount(Mine, 1),
    }
    check! { Paladin: Play("AT_077", Nothing), StatsNow(MyWeapon, 2, 2) }
    check! { Paladin: EmptyDeck(Mine), OnTop("CS2_231"), Play("AT_077", Nothing), StatsNow(MyWeapon, 2, 2) }
}

/// Enter the Coliseum · Spell · 3 mana · Destroy all minions except each player's highest Attack minion.
//~ done AT_078 - 2a6ff26f -
#[test]
fn AT_078_enter_the_coliseum() {
    check! { Paladin:
        Ally("CS2_182"), Ally("CS2_118"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_231"), Ally("CS2_231"),
        Force(Entity(Their(1))), Play("AT_078", Nothing), BoardCount(Mine, 1), IsCard(My(0), "CS2_118"),
        BoardCount(Theirs, 1), Dead(Nth(2)), IsInZone(Nth(3), Zone::Play), Dead(Nth(4)),
    }
    check! { Paladin:
        Ally("CS2_182"), Ally("CS2_120"), Enemy("CS2_200"), Enemy("CS2_231"), Play("AT_078", Nothing),
        BoardCount(Mine, 1), IsCard(My(0), "CS2_182"), BoardCount(Theirs, 1), IsCard(Their(0), "CS2_200"), EndTurn,
    }
}

/// Mysterious Challenger · Minion · 5 mana · 5/5 · **Battlecry:** Put one of each **Secret** from your deck into the battlefield.
//~ done AT_079 - a492f5bc -
#[test]
fn AT_079_mysterious_challenger() {
    check! { Paladin:
        DeckOf(&["EX1_130", "EX1_132", "CS2_182", "EX1_130"]), Play("AT_079", Nothing), DeckCount(Mine, 2),
        HandCount(Mine, 0), IsInZone(Newest("EX1_132"), Zone::Secret), EndTurn, Play("CS2_182", Nothing), EndTurn,
    }
}

/// Tuskarr Jouster · Minion · 5 mana · 5/5 · **Battlecry:** Reveal a minion in each deck. If yours costs more, restore #7 Health to your hero.
//~ done AT_104 - c91ddad0 -
#[test]
fn AT_104_tuskarr_jouster() {
    check! { Paladin:
        Give("AT_104"), Cost("AT_104", 5), Stats("AT_104", 5, 5), DealDamage(MyHero, 10), OnTop("CS2_186"),
        Force(Entity(Newest("CS2_186"))), Play("AT_104", Nothing), Damage(MyHero, 3),
    }
    check! { Paladin:
        EndTurn, HeroPower(On(TheirHero)), EndTurn, OnTop("CS2_186"), Force(Entity(Newest("CS2_186"))),
        Play("AT_104", Nothing), Health(TheirHero, 29),
    }
    check! { Paladin:
        OnTop("CS2_186"), Force(Entity(Newest("CS2_186"))), Ally("CS2_182"), DealDamage(My(0), 3), Play("AT_104", Nothing),
        Damage(My(0), 3),
    }
}

/// Eadric the Pure · Minion · 7 mana · 3/7 · **Battlecry:** Change all enemy minions' Attack to 1.
//~ done AT_081 - b2424504 -
#[test]
fn AT_081_eadric_the_pure() {
    check! { Paladin:
        Give("AT_081"), Cost("AT_081", 7), Stats("AT_081", 3, 7), Ally("CS2_182"), Enemy("CS2_182"), Enemy("CS2_052"),
        Enemy("CS2_200"), Play("AT_081", Nothing), StatsNow(Their(0), 1, 5), StatsNow(Their(1), 1, 2), StatsNow(Their(2), 1, 7),
        StatsNow(My(0), 4, 5), StatsNow(My(1), 3, 7), EndTurn, StatsNow(Their(0), 1, 5), Play("CS2_172", Nothing), StatsNow(Their(3), 3, 2),
    }
}
