//! Neutral cards of Custom, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_cards::custom::neutral::{BLUE, FIRE, WATER};
use cardwright_tests::*;
//~ file b166cf59

/// Acolyte · Minion · 4 mana · 3/21 · After an enemy minion takes more than 8 damage, gain 1 mana of its element.
//~ done ZZ_ACOLYTE - fe07e15d -
#[test]
fn ZZ_ACOLYTE_acolyte() {
    check! { Mage:
        Ally("ZZ_ACOLYTE"), Enemy("ZZ_EMBER"), Enemy("CS2_186"), DealDamage(Their(0), 8), Pool(Mine, FIRE, 0),
        Enemy("ZZ_EMBER"), DealDamage(Their(2), 9), Pool(Mine, FIRE, 1), Pool(Mine, WATER, 0), DealDamage(Their(1), 9),
        Pool(Mine, FIRE, 1), DealDamage(My(0), 9), Pool(Theirs, FIRE, 0),
    }
}

/// Altar · Location · 2 mana · 3 uses · Destroy another friendly minion, use up: Draw two cards.
//~ done ZZ_ALTAR - e26510bf -
#[test]
fn ZZ_ALTAR_altar() {
    check! { Mage:
        Ally("ZZ_ALTAR"), CannotAct(Nth(0)), Ally("EX1_012"), Ally("CS2_231"), Use(Nth(0), 0, Nothing), Choose(0),
        Dead(Nth(1)), HandCount(Mine, 3), CannotAct(Nth(0)), IsInZone(Nth(2), Zone::Play),
    }
}

/// Open Chant · Spell · 1 mana · Spend any amount of Armor. Draw that many cards.
//~ done ZZ_CHANT - bb7f4b2d -
#[test]
fn ZZ_CHANT_open_chant() {
    check! { Mage:
        Play("EX1_606", Nothing), Play("ZZ_CHANT", Nothing), Choose(3), HandCount(Mine, 4), Armor(Mine, 2),
        Play("ZZ_CHANT", Nothing), Choose(0), HandCount(Mine, 4), Armor(Mine, 2),
    }
}

/// Wandering Colossus · Minion · 7 mana · 6/6 · Cycling: 2.
//~ done ZZ_CYCLE - 4c26c92a -
#[test]
fn ZZ_CYCLE_wandering_colossus() {
    check! { Mage:
        Give("ZZ_CYCLE"), OnTop("CS2_231"), Use(InHand(0), 0, Nothing), DeckCount(Mine, 19),
        IsInZone(Nth(0), Zone::Graveyard), IsCard(InHand(0), "CS2_231"), HandCount(Mine, 1), Mana(8),
    }
}

/// Ember · Minion · Fire · 3 mana · 2/12
//~ done ZZ_EMBER - b0f85fee -
#[test]
fn ZZ_EMBER_ember() {
    check! { Mage: Play("ZZ_EMBER", Nothing), StatsNow(My(0), 2, 12) }
}

/// Echo of Flame · Spell · Fire · 3 mana · Deal $3 damage. Flashback: 2 U U, discard a card.
//~ done ZZ_FLASH - a86cecb6 -
#[test]
fn ZZ_FLASH_echo_of_flame() {
    check! { Mage:
        Ally("ZZ_LAND"), Ally("ZZ_LAND"), Play("ZZ_FLASH", On(TheirHero)), Health(TheirHero, 27),
        CannotAct(Newest("ZZ_FLASH")), Give("CS2_182"), Use(Newest("ZZ_FLASH"), 0, On(TheirHero)), Use(Nth(0), 0, Nothing),
        Health(TheirHero, 27), Use(Nth(1), 0, Nothing), HandCount(Mine, 0), Health(TheirHero, 24),
        IsInZone(Nth(2), Zone::RemovedFromGame), IsInZone(Nth(3), Zone::Graveyard), Pool(Mine, BLUE, 0), Mana(5),
    }
}

/// Island · Location · 0 mana · 1 uses · Use up: Gain U.
//~ done ZZ_LAND - b5e95cce -
#[test]
fn ZZ_LAND_island() {
    check! { Mage:
        Play("ZZ_LAND", Nothing), Use(Nth(0), 0, Nothing), Pool(Mine, BLUE, 1), CannotAct(Nth(0)), EndTurn, EndTurn,
        Use(Nth(0), 0, Nothing), Pool(Mine, BLUE, 2), Mana(10),
    }
}

/// Mirror · Minion · 2 mana · 0/4 · This minion's Attack is equal to the highest Attack of the other minions.
//~ done ZZ_MIRROR - 420e93b0 -
#[test]
fn ZZ_MIRROR_mirror() {
    check! { Mage:
        Play("ZZ_MIRROR", Nothing), StatsNow(My(0), 0, 4), Enemy("CS2_182"), StatsNow(My(0), 4, 4), Ally("CS2_186"),
        StatsNow(My(0), 7, 4), Kill(My(1)), StatsNow(My(0), 4, 4),
    }
}

/// Stranger · Minion · 5 mana · 0/30 · This minion's Attack is equal to your opponent's highest mana.
//~ done ZZ_STRANGER - 73fcc872 -
#[test]
fn ZZ_STRANGER_stranger() {
    check! { Mage:
        Play("ZZ_STRANGER", Nothing), StatsNow(My(0), 0, 30), Enemy("ZZ_LAND"), EndTurn, Use(Nth(1), 0, Nothing),
        StatsNow(My(0), 1, 30),
    }
}

/// Watch · Minion · 2 mana · 0/5 · After a friendly minion's Attack or Health changes, draw a card.
//~ done ZZ_WATCH - cbec5f72 -
#[test]
fn ZZ_WATCH_watch() {
    check! { Mage:
        Ally("ZZ_WATCH"), Ally("ZZ_MIRROR"), HandCount(Mine, 0), Play("CS2_092", On(My(0))), StatsNow(My(0), 4, 9),
        StatsNow(My(1), 4, 4), HandCount(Mine, 2),
    }
    check! { Mage: Ally("ZZ_WATCH"), Play("BT_035", Nothing), HandCount(Mine, 1) }
    // The opponent's minions are not watched.
    check! { Mage: Ally("ZZ_WATCH"), Enemy("CS2_182"), Play("CS2_092", On(Their(0))), HandCount(Mine, 0) }
}
