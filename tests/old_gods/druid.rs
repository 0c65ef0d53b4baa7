//! Druid cards of Whispers of the Old Gods, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ce590a86

/// Fandral Staghelm · Minion · 4 mana · 3/6 · Your **Choose One** cards and powers have both effects combined.
//~ done OG_044 - 88926f76 -
#[test]
fn OG_044_fandral_staghelm() {
    check! { Druid:
        Ally("OG_044"), Enemy("CS2_182"), Play("EX1_154", On(Their(0))), Damage(Their(0), 4), HandCount(Mine, 1),
    }
    check! { Druid:
        Ally("OG_044"), Play("EX1_165", Nothing), IsCard(My(1), "OG_044a"), StatsNow(My(1), 7, 9), BoardCount(Mine, 2),
    }
    check! { Druid:
        Ally("OG_044"), Play("BRM_010", Nothing), IsCard(My(1), "OG_044b"), Play("AT_042", Nothing), IsCard(My(2), "OG_044c"),
    }
    // "and powers": Plague Lord, Nurture. Cenarion Hold speaks of cards alone.
    check! { Druid: Ally("OG_044"), HasHeroPower("ICC_832p"), HeroPower(Nothing), StatsNow(MyHero, 3, 30), Armor(Mine, 3) }
    check! { Druid:
        Ally("OG_044"), HasHeroPower("AV_205p"), Crystals(5), HeroPower(Nothing), HandCount(Mine, 1), EndTurn,
        EndTurn, Mana(7),
    }
    check! { Druid:
        Ally("WON_015"), Use(My(0), 0, Nothing), HasHeroPower("ICC_832p"), HeroPower(Nothing), Choose(1),
        StatsNow(MyHero, 0, 30), Armor(Mine, 3),
    }
    check! { Druid:
        Enemy("OG_044"), HasHeroPower("ICC_832p"), HeroPower(Nothing), Choose(1), StatsNow(MyHero, 0, 30), Armor(Mine, 3),
    }
    // Only yours, and only as long as it is there.
    check! { Druid:
        Enemy("OG_044"), Enemy("CS2_182"), PlayOption("EX1_154", 0, On(Their(1))), Damage(Their(1), 3),
        HandCount(Mine, 0),
    }
}

/// Klaxxi Amber-Weaver · Minion · 4 mana · 4/5 · **Taunt Battlecry:** If your C'Thun has at least 10 Attack, gain +5 Health.
//~ done OG_188 - 05537cc6 -
#[test]
fn OG_188_klaxxi_amber_weaver() {
    check! { Druid:
        Give("OG_188"), Cost("OG_188", 4), Stats("OG_188", 4, 5), Has("OG_188", GameTag::TAUNT), Ally("OG_280"),
        Play("OG_293", Nothing), Crystals(10), Play("OG_188", Nothing), StatsNow(Newest("OG_188"), 4, 10),
    }
}

/// Dark Arakkoa · Minion · 6 mana · 5/7 · **Taunt Battlecry:** Give your C'Thun +4/+4 *(wherever it is).*
//~ done OG_293 - b6a6a06d -
#[test]
fn OG_293_dark_arakkoa() {
    check! { Druid:
        Give("OG_293"), Cost("OG_293", 6), Stats("OG_293", 5, 7), Has("OG_293", GameTag::TAUNT), Ally("OG_280"),
        Play("OG_293", Nothing), StatsNow(My(0), 10, 10),
    }
    let theirs = [GiveThem("OG_280"), EndTurn, Play("OG_281", Nothing), EndTurn];
    check(CardClass::Mage, &[&theirs[..], &[Play("OG_293", Nothing), StatsNow(InTheirHand(0), 8, 8)]].concat());
}

/// Forbidden Ancient · Minion · 1 mana · 1/1 · **Battlecry:** Spend all your Mana. Gain +1/+1 for each Mana spent.
//~ done OG_051 - c1b50dd5 -
#[test]
fn OG_051_forbidden_ancient() {
    check! { Druid: Play("OG_051", Nothing), StatsNow(My(0), 10, 10), Mana(0) }
    check! { Druid: Crystals(4), Play("OG_051", Nothing), StatsNow(My(0), 4, 4), Mana(0) }
    check! { Druid: Crystals(1), Play("OG_051", Nothing), StatsNow(My(0), 1, 1) }
}
