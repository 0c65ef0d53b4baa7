//! Paladin cards of The Witchwood, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 8ceb832d

/// Rebuke · Spell · 2 mana · Enemy spells cost (5) more next turn.
//~ done GIL_203 - c33eca8c -
#[test]
fn GIL_203_rebuke() {
    check! { Paladin:
        Give("GIL_203"), Cost("GIL_203", 2), Give("CS2_029"), GiveThem("CS2_029"), GiveThem("CS2_182"),
        Play("GIL_203", Nothing), CostNow(Nth(1), 4), EndTurn, CostNow(Nth(2), 9), CostNow(Nth(3), 4),
        Play("CS2_008", On(MyHero)), Damage(MyHero, 1), CostNow(Nth(2), 9), EndTurn, CostNow(Nth(1), 4), EndTurn,
        CostNow(Nth(2), 4),
    }
}

/// Paragon of Light · Minion · 3 mana · 2/5 · While this minion has 3 or more Attack, it has **Taunt** and **Lifesteal**.
//~ done GIL_685 - bc40998d -
#[test]
fn GIL_685_paragon_of_light() {
    check! { Paladin:
        Ally("GIL_685"), HasNot(My(0), GameTag::TAUNT), HasNot(My(0), GameTag::LIFESTEAL), Ally("CS2_122"),
        HasNow(My(0), GameTag::TAUNT), HasNow(My(0), GameTag::LIFESTEAL), HasNot(My(1), GameTag::TAUNT),
        DealDamage(MyHero, 5), Attack(My(0), TheirHero), Damage(MyHero, 2), Kill(My(1)), HasNot(My(0), GameTag::TAUNT),
        HasNot(My(0), GameTag::LIFESTEAL),
    }
}

/// Prince Liam · Minion · Undead · 5 mana · 5/5 · **Battlecry:** Transform all 1-Cost cards in your deck into **Legendary** minions.
//~ done GIL_694 - d08121c6 -
#[test]
fn GIL_694_prince_liam() {
    check! { Paladin in Wild:
        DeckOf(&["CS2_168", "DS1_185", "CS2_182", "CS2_231"]), Give("CS2_168"), Force(Card("EX1_298")),
        Force(Card("EX1_298")), Play("GIL_694", Nothing), DeckCount(Mine, 4), IsCard(Nth(0), "EX1_298"),
        IsCard(Nth(1), "EX1_298"), IsCard(Nth(2), "CS2_182"), IsCard(Nth(3), "CS2_231"), IsCard(Nth(4), "CS2_168"),
        IsInZone(Nth(0), Zone::Deck),
    }
    check! { Paladin in Wild: DeckOf(&["CS2_168"]), ForbidOutcome(Card("CS2_200")), Play("GIL_694", Nothing) }
}
