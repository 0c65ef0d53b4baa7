//! Druid cards of Goblins vs Gnomes, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 01fafd47

/// Anodized Robo Cub · Minion · Mech · Beast · 2 mana · 2/2 · **Taunt**. **Choose One -** +1 Attack; or +1 Health.
// Also tests GVG_030a, GVG_030b.
//~ done GVG_030 - 30b174ba -
#[test]
fn GVG_030_anodized_robo_cub() {
    check! { Druid:
        PlayOption("GVG_030", 0, Nothing), StatsNow(My(0), 3, 2), HasNow(My(0), GameTag::TAUNT),
        PlayOption("GVG_030", 1, Nothing), StatsNow(My(1), 2, 3), StatsNow(My(0), 3, 2),
    }
}

/// Grove Tender · Minion · 3 mana · 2/4 · **Choose One -** Give each player a Mana Crystal; or Each player draws a card.
// Also tests GVG_032a.
//~ done GVG_032 - f178467c -
#[test]
fn GVG_032_grove_tender() {
    check! { Druid:
        EndTurn, Crystals(4), EndTurn, Crystals(5), PlayOption("GVG_032", 0, Nothing), Mana(3), HandCount(Mine, 1),
        HandCount(Theirs, 1), EndTurn, Mana(6),
    }
    check! { Druid:
        PlayOption("GVG_032", 1, Nothing), HandCount(Mine, 1), HandCount(Theirs, 1), DeckCount(Mine, 18),
        DeckCount(Theirs, 19), Mana(7),
    }
}

/// Malorne · Minion · Beast · 7 mana · 9/7 · **Deathrattle:** Go **Dormant**. Revive after 2 friendly Beasts die.
//~ done GVG_035 - 6af47d1d -
#[test]
fn GVG_035_malorne() {
    check! { Druid:
        Ally("GVG_035"), Ally("CS2_125"), Ally("CS2_125"), Ally("CS2_182"), Enemy("CS2_125"), Kill(My(0)),
        BoardCount(Mine, 4), CannotAct(My(0)), Kill(My(3)), Kill(Their(0)), Kill(My(1)), CannotAct(My(0)), Kill(My(1)),
        BoardCount(Mine, 1), StatsNow(My(0), 9, 7), EndTurn, EndTurn, Attack(My(0), TheirHero),
    }
    check! { Druid:
        Ally("GVG_035"), Ally("CS2_125"), Ally("CS2_125"), Ally("CS2_182"), Enemy("CS2_125"), Kill(My(0)),
        Kill(My(3)), Kill(Their(0)), Kill(My(1)), EndTurn, EndTurn, CannotAct(My(0)),
    }
    check! { Druid: Ally("GVG_035"), Kill(My(0)), EndTurn, EndTurn, EndTurn, EndTurn, CannotAct(My(0)) }
    // Its Deathrattle is triggered while it lives: it goes dormant itself, and comes back whole; and once more.
    check! { Druid:
        Ally("GVG_035"), Ally("CS2_172"), Ally("CS2_172"), Ally("CS2_172"), Ally("CS2_172"), DealDamage(My(0), 3),
        Play("GVG_026", Nothing), BoardCount(Mine, 5), EndTurn, EndTurn, Kill(My(1)), HasNow(My(0), GameTag::DORMANT),
        Kill(My(1)), HasNot(My(0), GameTag::DORMANT), StatsNow(My(0), 9, 7), Play("GVG_026", Nothing), Kill(My(1)),
        HasNow(My(0), GameTag::DORMANT), Kill(My(1)), HasNot(My(0), GameTag::DORMANT),
    }
}

/// Dark Wispers · Spell · Nature · 6 mana · **Choose One -** Summon 5 Wisps; or Give a minion +5/+5 and **Taunt**.
// Also tests GVG_041a.
//~ done GVG_041 - 3c995f44 -
#[test]
fn GVG_041_dark_wispers() {
    check! { Druid:
        PlayOption("GVG_041", 0, Nothing), BoardCount(Mine, 5), IsCard(My(0), "CS2_231"), BoardCount(Theirs, 0),
    }
    check! { Druid:
        Enemy("CS2_182"), PlayOption("GVG_041", 1, On(Their(0))), StatsNow(Their(0), 9, 10),
        HasNow(Their(0), GameTag::TAUNT), BoardCount(Mine, 0),
    }
    check! { Druid: Targets("GVG_041a", &[FriendlyMinion, EnemyMinion]) }
}

/// Recycle · Spell · Nature · 6 mana · Shuffle an enemy minion into your opponent's deck.
//~ done GVG_031 - 4341525c -
#[test]
fn GVG_031_recycle() {
    check! { Druid:
        Give("GVG_031"), Cost("GVG_031", 6), Targets("GVG_031", &[EnemyMinion]), Enemy("CS2_172"), Enemy("CS2_182"),
        Play("GVG_031", On(Their(0))), BoardCount(Theirs, 1), IsCard(Their(0), "CS2_182"), DeckCount(Theirs, 21),
        DeckCount(Mine, 19), IsInZone(Newest("CS2_172"), Zone::Deck), HandCount(Theirs, 0),
    }
}

/// Druid of the Fang · Minion · 5 mana · 4/4 · **Battlecry:** If you have a Beast, transform this minion into a 7/7.
//~ done GVG_080 - 98d2862f -
#[test]
fn GVG_080_druid_of_the_fang() {
    check! { Druid:
        Give("GVG_080"), Cost("GVG_080", 5), Stats("GVG_080", 4, 4), Ally("CS2_172"), Play("GVG_080", Nothing),
        BoardCount(Mine, 2), IsCard(My(1), "GVG_080t"), StatsNow(My(1), 7, 7), IsCard(My(0), "CS2_172"),
    }
    check! { Druid:
        Ally("CS2_182"), Enemy("CS2_172"), Give("CS2_172"), Play("GVG_080", Nothing), IsCard(My(1), "GVG_080"),
        StatsNow(My(1), 4, 4),
    }
}
