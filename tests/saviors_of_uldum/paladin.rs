//! Paladin cards of Saviors of Uldum, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 1e159b41

/// Making Mummies · Spell · 1 mana · **Quest:** Play 5 **Reborn** minions. **Reward:** Emperor Wraps.
//~ done ULD_431 - 269cefff -
#[test]
fn ULD_431_making_mummies() {
    check! { Paladin:
        Give("ULD_431"), Cost("ULD_431", 1), Play("ULD_431", Nothing), Play("ULD_723", Nothing),
        Play("ULD_723", Nothing), Play("ULD_723", Nothing), Play("ULD_723", Nothing), Play("ULD_723", Nothing),
        IsCard(MyPower, "ULD_431p"),
    }
    // The opponent gets nothing of it.
    check! { Paladin:
        Play("ULD_431", Nothing), Play("ULD_723", Nothing), Play("ULD_723", Nothing), Play("ULD_723", Nothing),
        Play("ULD_723", Nothing), Play("ULD_723", Nothing), EndTurn, HeroPower(On(Nth(5))),
    }
}

/// Sir Finley of the Sands · Minion · Murloc · 2 mana · 2/3 · **Battlecry:** If your deck has no duplicates, **Discover** an upgraded Hero Power.
//~ done ULD_500 - 0997edab -
#[test]
fn ULD_500_sir_finley_of_the_sands() {
    check! { Paladin:
        DeckOf(&["CS2_182", "CS2_231"]), Force(Card("HERO_08bp2")), Force(Card("HERO_01bp2")),
        Force(Card("HERO_05bp2")), Play("ULD_500", Nothing), ChooseCard("HERO_08bp2"), IsCard(MyPower, "HERO_08bp2"),
        HeroPower(On(TheirHero)), Health(TheirHero, 28),
    }
    check! { Paladin:
        DeckOf(&["CS2_182", "CS2_182"]), Play("ULD_500", Nothing), IsCard(MyPower, "HERO_04bp"), HandCount(Mine, 0),
    }
}

/// Salhet's Pride · Minion · Beast · 3 mana · 3/1 · **Deathrattle:** Draw two 1-Health minions from your deck.
//~ done ULD_438 - e9c0dc86 -
#[test]
fn ULD_438_salhets_pride() {
    check! { Paladin:
        DeckOf(&["CS2_182", "CS2_231", "CS2_168", "CS2_172"]), Ally("ULD_438"), Kill(My(0)), HandCount(Mine, 2),
        IsInZone(Nth(1), Zone::Hand), IsInZone(Nth(2), Zone::Hand), DeckCount(Mine, 2), HandCount(Theirs, 0),
    }
    check! { Paladin: Ally("ULD_438"), Kill(My(0)), HandCount(Mine, 0), DeckCount(Mine, 19) }
}
