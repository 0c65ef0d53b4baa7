//! Warlock cards of Rise of Shadows, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e6fe8a3a

/// Arch-Villain Rafaam · Minion · 7 mana · 7/8 · **Taunt Battlecry:** Replace your hand and deck with **Legendary** minions.
//~ done DAL_422 - 8c69a71c -
#[test]
fn DAL_422_arch_villain_rafaam() {
    check! { Warlock:
        Give("CS2_029"), DeckOf(&["CS2_182"]), GiveThem("CS2_182"), Force(Card("EX1_563")), Force(Card("EX1_561")),
        Play("DAL_422", Nothing), HasNow(My(0), GameTag::TAUNT), IsCard(InHand(0), "EX1_563"),
        IsCard(InTheirHand(0), "CS2_182"), EndTurn, EndTurn, IsCard(InHand(1), "EX1_561"),
    }
}

/// Plot Twist · Spell · 2 mana · Shuffle your hand into your deck. Draw that many cards.
//~ done DAL_602 - b3315915 -
#[test]
fn DAL_602_plot_twist() {
    check! { Warlock:
        Give("DAL_602"), Cost("DAL_602", 2), Give("CS2_231"), Give("CS2_200"), EmptyDeck(Mine), OnTop("CS2_172"),
        Play("DAL_602", Nothing), HandCount(Mine, 2), DeckCount(Mine, 1), Health(MyHero, 30),
    }
    check! { Warlock:
        Give("CS2_231"), Give("CS2_200"), EmptyDeck(Mine), Play("DAL_602", Nothing), HandCount(Mine, 2),
        IsInZone(Nth(0), Zone::Hand), IsInZone(Nth(1), Zone::Hand), DeckCount(Mine, 0), Health(MyHero, 30),
    }
    check! { Warlock:
        Give("CS2_231"), Give("CS2_200"), Play("DAL_602", Nothing), HandCount(Mine, 2), IsInZone(Nth(0), Zone::Deck),
        IsInZone(Nth(1), Zone::Deck), DeckCount(Mine, 19),
    }
    check! { Warlock: Play("DAL_602", Nothing), HandCount(Mine, 0), DeckCount(Mine, 19) }
}

/// Fel Lord Betrug · Minion · Demon · 8 mana · 5/7 · Whenever you draw a minion, summon a copy with **Rush** that dies at end of turn.
//~ done DAL_607 - 396ccf2a -
#[test]
fn DAL_607_fel_lord_betrug() {
    check! { Warlock:
        Ally("DAL_607"), EmptyDeck(Mine), OnTop("CS2_118"), OnTop("GAME_005"), Play("CS2_023", Nothing),
        BoardCount(Mine, 2), IsCard(My(1), "CS2_118"), HasNow(My(1), GameTag::RUSH), HandCount(Mine, 2), EndTurn,
        BoardCount(Mine, 1), IsCard(My(0), "DAL_607"),
    }
    // A location is no minion.
    check! { Warlock:
        Ally("DAL_607"), OnTop("MEND_044"), Play("EX1_015", Nothing), HandCount(Mine, 1), BoardCount(Mine, 2),
    }
}

/// Darkest Hour · Spell · Shadow · 6 mana · Destroy all friendly minions. For each one, summon a random minion from your deck.
//~ done DAL_173 - bfb1b721 -
#[test]
fn DAL_173_darkest_hour() {
    check! { Warlock:
        DeckOf(&["CS2_029", "CS2_200", "CS2_186", "CS2_172"]), Ally("CS2_231"), Ally("EX1_008"), Enemy("CS2_182"),
        Play("DAL_173", Nothing), BoardCount(Mine, 2), Dead(Nth(4)), Dead(Nth(5)), DeckCount(Mine, 2),
        IsInZone(Nth(0), Zone::Deck), BoardCount(Theirs, 1),
    }
    check! { Warlock: Play("DAL_173", Nothing), BoardCount(Mine, 0), DeckCount(Mine, 19) }
}

/// Jumbo Imp · Minion · Demon · 10 mana · 8/8 · Costs (1) less whenever a friendly Demon dies while this is in your hand.
//~ done DAL_561 - 3dece929 -
#[test]
fn DAL_561_jumbo_imp() {
    check! { Warlock:
        Give("DAL_561"), Ally("CS2_065"), Ally("CS2_182"), Enemy("CS2_065"), CostNow(Nth(0), 10), Kill(Nth(1)),
        CostNow(Nth(0), 9), Kill(Nth(2)), CostNow(Nth(0), 9), Kill(Nth(3)), CostNow(Nth(0), 9),
    }
    check! { Warlock: Ally("CS2_065"), Kill(My(0)), Give("DAL_561"), CostNow(InHand(0), 10) }
}
