//! Priest cards of Into the Emerald Dream, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b7eccce0

/// Lunarwing Messenger · Minion · Beast · 2 mana · 3/2 · **Lifesteal Battlecry: Imbue** your Hero Power.
//~ done EDR_449 - e68057f6 -
#[test]
fn EDR_449_lunarwing_messenger() {
    check! { Priest:
        Give("EDR_449"), Cost("EDR_449", 2), Stats("EDR_449", 3, 2), Has("EDR_449", GameTag::LIFESTEAL),
        Play("EDR_449", Nothing), IsCard(MyPower, "EDR_449p"),
    }
    // The opponent gets nothing of it.
    check! { Priest: EndTurn, Play("EDR_449", Nothing), IsCard(MyPower, "HERO_09bp") }
}

/// Blessing of the Moon · Hero Power · 2 mana · Choose a playable Priest minion or spell to add to your hand. It costs (@) less, but is **Temporary**.
/// - Numbers: {0} = 1
//~ done EDR_449p - 7b446091.eae7e889 -
#[test]
fn EDR_449p_blessing_of_the_moon() {
    check! { Priest in Wild:
        Play("EDR_852", Nothing), Force(Card("CS2_235")), Force(Card("CS1_112")), Force(Card("CS2_004")),
        HeroPower(Nothing), ChooseCard("CS1_112"), HandCount(Mine, 1), CostNow(InHand(0), 2), EndTurn,
        HandCount(Mine, 0),
    }
    check! { Priest in Wild:
        Play("EDR_852", Nothing), Play("CS2_200", Nothing), Mana(2), Force(Card("CS2_235")), Force(Card("CS2_004")),
        ForbidOutcome(Card("CS2_234")), HeroPower(Nothing),
    }
    check! { Priest in Wild, Standard: Play("EDR_852", Nothing), ForbidOutcome(Card("CS2_172")), HeroPower(Nothing) }
    check! { Priest in Wild, Standard: Play("EDR_852", Nothing), ForbidOutcome(Card("ETC_449")), HeroPower(Nothing) }
}

/// Tyrande · Minion · 7 mana · 5/7 · **Battlecry:** The next 3 spells you play cast twice.
//~ done EDR_464 - 3bbeac46 -
#[test]
fn EDR_464_tyrande() {
    check! { Mage:
        Play("EDR_464", Nothing), Kill(My(0)), Play("CS2_008", On(TheirHero)), Health(TheirHero, 28),
        Play("CS2_008", On(TheirHero)), Health(TheirHero, 26), EndTurn, Play("CS2_008", On(MyHero)), Health(MyHero, 29),
        EndTurn, Play("CS2_008", On(TheirHero)), Health(TheirHero, 24), Play("CS2_008", On(TheirHero)),
        Health(TheirHero, 23),
    }
    // What the opponent does is not heard.
    check! { Mage:
        Play("EDR_464", Nothing), EndTurn, Play("CS2_008", On(TheirHero)), EndTurn, Play("CS2_008", On(MyHero)),
        EndTurn, Play("CS2_008", On(TheirHero)), Health(TheirHero, 28), Health(MyHero, 28),
    }
}

/// Aviana, Elune's Chosen · Minion · 9 mana · 7/11 · **Battlecry:** Start a three turn lunar cycle. When the Full Moon rises, your cards cost (1) this game.
//~ done EDR_895 - 773de814 -
#[test]
fn EDR_895_aviana_elunes_chosen() {
    check! { Priest:
        Give("CS2_182"), Play("EDR_895", Nothing), EndTurn, EndTurn, EndTurn, EndTurn, CostNow(InHand(0), 4), EndTurn,
        CostNow(InHand(0), 4), EndTurn, CostNow(InHand(0), 1), Give("CS2_200"), GiveThem("CS2_200"),
        CostNow(Newest("CS2_200"), 6), EndTurn, EndTurn, CostNow(InHand(0), 1),
    }
}

/// Kaldorei Priestess · Minion · 3 mana · 3/3 · **Battlecry:** Give all enemy minions -2 Attack until your next turn. **Imbue** your Hero Power.
//~ done EDR_970 - 1d702f13 -
#[test]
fn EDR_970_kaldorei_priestess() {
    check! { Priest:
        Give("EDR_970"), Cost("EDR_970", 3), Stats("EDR_970", 3, 3), Enemy("CS2_182"), Play("EDR_970", Nothing),
        StatsNow(Their(0), 2, 5), IsCard(MyPower, "EDR_449p"),
    }
    check! { Priest: Play("EDR_970", Nothing), StatsNow(My(0), 3, 3) }
    // The opponent gets nothing of it.
    check! { Priest: EndTurn, Play("EDR_970", Nothing), IsCard(MyPower, "HERO_09bp") }
    check! { Priest:
        Play("EDR_970", Nothing), EndTurn, Play("BT_035", Nothing), StatsNow(TheirHero, 2, 30), HandCount(Theirs, 2),
    }
}

/// Smoldering Ascent · Spell · Fire · 2 mana · Deal ${0} damage to all enemy minions. *(Upgrades each turn, but discards after {1*}!)@Deal ${0} damage to all enemy minions. *(Discards this turn!)*
/// - Numbers: {0} = 1, {1} = 3
//~ done FIR_916 - 91ea76f2.47c5f80b -
#[test]
fn FIR_916_smoldering_ascent() {
    check! { Priest:
        EmptyDeck(Mine), Give("FIR_916"), Give("FIR_916"), Give("FIR_916"), Give("FIR_916"), Enemy("CS2_200"),
        Ally("CS2_200"), Play("FIR_916", Nothing), Health(Their(0), 6), EndTurn, EndTurn, Play("FIR_916", Nothing),
        Health(Their(0), 4), EndTurn, EndTurn, Damage(MyHero, 3), Play("FIR_916", Nothing), Health(Their(0), 1),
        Health(My(0), 7), Health(TheirHero, 30), HandCount(Mine, 1), EndTurn, HandCount(Mine, 0),
    }
    check! { Priest:
        GiveThem("FIR_916"), Ally("CS2_200"), EndTurn, EndTurn, EndTurn, Play("FIR_916", Nothing), StatsNow(My(0), 6, 5),
    }
    // What the opponent does is not heard.
    check! { Priest: GiveThem("FIR_916"), EndTurn, EndTurn, EndTurn, EndTurn, HandCount(Theirs, 3) }
    // An exact copy is discarded with its original.
    check! { Priest:
        Ally("ETC_536"), EmptyDeck(Mine), Give("FIR_916"), EndTurn, EndTurn, Kill(My(0)), HandCount(Mine, 2), EndTurn,
        EndTurn, Damage(MyHero, 3), HandCount(Mine, 2), EndTurn, HandCount(Mine, 0),
    }
}

/// Spirit of the Kaldorei · Minion · Undead · 2 mana · 1/3 · **Taunt**, **Lifesteal Battlecry:** If you used your Hero Power this turn, gain +3/+3.
//~ done FIR_777 - 2b8fc7a8 -
#[test]
fn FIR_777_spirit_of_the_kaldorei() {
    check! { Priest:
        Give("FIR_777"), Cost("FIR_777", 2), Stats("FIR_777", 1, 3), Has("FIR_777", GameTag::TAUNT),
        Has("FIR_777", GameTag::LIFESTEAL), Play("FIR_777", Nothing), StatsNow(My(0), 1, 3), HeroPower(On(MyHero)),
        StatsNow(My(0), 1, 3), Play("FIR_777", Nothing), StatsNow(My(1), 4, 6), EndTurn, HeroPower(On(MyHero)),
        Health(MyHero, 29), EndTurn, Play("FIR_777", Nothing), StatsNow(My(2), 1, 3),
    }
}
