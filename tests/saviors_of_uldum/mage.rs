//! Mage cards of Saviors of Uldum, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6a169d7e

/// Puzzle Box of Yogg-Saron · Spell · Shadow · 10 mana · Cast 10 random spells *(targets chosen randomly).*
//~ done ULD_216 - f60d334e -
#[test]
fn ULD_216_puzzle_box_of_yogg_saron() {
    check! { Mage:
        Give("ULD_216"), Cost("ULD_216", 10), Enemy("NEW1_030"), Force(Card("EX1_571")), Force(Card("CFM_614")),
        Force(Card("CS2_029")), Force(Entity(MyHero)), Force(Card("CS2_025")), Force(Card("CS2_025")),
        Force(Card("CS2_025")), Force(Card("CS2_025")), Force(Card("CS2_025")), Force(Card("CS2_025")),
        Force(Card("CS2_025")), Play("ULD_216", Nothing), BoardCount(Mine, 3), StatsNow(My(0), 3, 3), Damage(MyHero, 6),
        Damage(Their(0), 7),
    }
}

/// Raid the Sky Temple · Spell · 1 mana · **Quest:** Cast 10 spells. **Reward:** Ascendant Scroll.
//~ done ULD_433 - 669ee756 -
#[test]
fn ULD_433_raid_the_sky_temple() {
    check! { Mage:
        Give("ULD_433"), Cost("ULD_433", 1), Play("ULD_433", Nothing), Play("GAME_005", Nothing),
        Play("GAME_005", Nothing), Play("GAME_005", Nothing), Play("GAME_005", Nothing), Play("GAME_005", Nothing),
        Play("GAME_005", Nothing), Play("GAME_005", Nothing), Play("GAME_005", Nothing), Play("GAME_005", Nothing),
        Play("GAME_005", Nothing), IsCard(MyPower, "ULD_433p"),
    }
    check! { Mage:
        Play("ULD_433", Nothing), Play("GAME_005", Nothing), Play("GAME_005", Nothing), Play("GAME_005", Nothing),
        Play("GAME_005", Nothing), Play("GAME_005", Nothing), Play("CS2_023", Nothing), Play("GAME_005", Nothing),
        Play("GAME_005", Nothing), Play("GAME_005", Nothing), IsCard(MyPower, "HERO_08bp"), HandCount(Mine, 2),
    }
}

/// Naga Sand Witch · Minion · Naga · 5 mana · 5/5 · **Battlecry:** Change the Cost of spells in your hand to (5).
//~ done ULD_435 - bbde6adc -
#[test]
fn ULD_435_naga_sand_witch() {
    check! { Mage:
        Give("ULD_435"), Cost("ULD_435", 5), Stats("ULD_435", 5, 5), Give("CS2_029"), Give("CS2_024"), Give("CS2_182"),
        GiveThem("CS2_024"), Play("ULD_435", Nothing), Give("CS2_029"), CostNow(Nth(1), 5), CostNow(Nth(2), 5),
        CostNow(Nth(3), 4), CostNow(Nth(4), 2), CostNow(Nth(5), 4),
    }
}

/// Tortollan Pilgrim · Minion · 8 mana · 5/5 · **Battlecry**: **Discover** a spell in your deck and cast it with random targets.
//~ done ULD_236 - 24c270e0 -
#[test]
fn ULD_236_tortollan_pilgrim() {
    check! { Mage:
        DeckOf(&["CS2_182", "CS2_172", "CS2_182", "CS2_182", "CS2_023"]), Play("ULD_236", Nothing),
        ChooseCard("CS2_023"), HandCount(Mine, 2), DeckCount(Mine, 2), Health(MyHero, 30),
    }
    check! { Mage: DeckOf(&["CS2_182"]), Play("ULD_236", Nothing), DeckCount(Mine, 1), HandCount(Mine, 0) }
}
