//! Mage cards of Reign of the Black Empire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 90172047

/// Coilbearer · Minion · Mech · 2 mana · 3/2 · **Battlecry: Discover** a spell to put on top of your deck. It costs (2) less.
//~ done BE_150 - c8960196 -
#[test]
fn BE_150_coilbearer() {
    check! { Mage:
        Force(Card("CS2_029")), Play("BE_150", Nothing), ChooseCard("CS2_029"), HandCount(Mine, 0), DeckCount(Mine, 20),
        EndTurn, EndTurn, HandCount(Mine, 1), IsCard(InHand(0), "CS2_029"), CostNow(InHand(0), 2),
    }
    check! { Mage: ForbidOutcome(Card("CS2_182")), Play("BE_150", Nothing), Choose(0), DeckCount(Mine, 20) }
}

/// Discs of Norgannon · Spell · Arcane · 2 mana · Move all spells in your deck to the top. You can pick to draw from the top or bottom each turn.
//~ done BE_250 - c5cef88c -
#[test]
fn BE_250_discs_of_norgannon() {
    check! { Mage:
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("CS2_029"), OnTop("CS2_200"), OnTop("CS2_201"),
        Play("BE_250", Nothing), HandCount(Mine, 0), EndTurn, EndTurn, Choose(0), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_029"), EndTurn, EndTurn, Choose(1), HandCount(Mine, 2), IsCard(InHand(1), "CS2_182"),
        DeckCount(Mine, 2),
    }
    check! { Mage:
        EndTurn, OnTop("CS2_029"), Play("BE_250", Nothing), EndTurn, EndTurn, Choose(0), EndTurn, EndTurn, Choose(1),
        IsCard(InHand(0), "CS2_029"), HandCount(Theirs, 3),
    }
    check! { Mage:
        OnTop("CS2_029"), OnTop("CS2_062"), Play("BE_250", Nothing), EndTurn, EndTurn, Choose(0), EndTurn, EndTurn,
        Choose(1), IsCard(InHand(0), "CS2_029"),
    }
}

/// Leave the Discs · Spell · 0 mana · Draw from the top of your deck.
//~ todo BE_250t a150e290 5f5cb4d7 -
#[test]
#[ignore = "todo: Leave the Discs"]
fn BE_250t_leave_the_discs() {
    unwritten("BE_250t");
}

/// Shift the Discs · Spell · 0 mana · Draw from the bottom of your deck.
//~ todo BE_250t2 bbc20237 76c03006 -
#[test]
#[ignore = "todo: Shift the Discs"]
fn BE_250t2_shift_the_discs() {
    unwritten("BE_250t2");
}

/// Colossus of the Cold · Minion · 10 mana · 10/10 · **Frozen** until you spend 15 Mana on spells. *(@ left!)*
/// - Numbers: {0} = 15
//~ todo BE_254 c5f2b994 a2a0bde3.c0b0cd0b -
#[test]
#[ignore = "todo: Colossus of the Cold"]
fn BE_254_colossus_of_the_cold() {
    unwritten("BE_254");
}

/// Thaw From Ice · Spell · Frost · 2 mana · **Assemble** a Mage minion. At the end of your turns, reduce its Cost by (1).
//~ todo BE_257 ed7df340 8b9a5a69 -
#[test]
#[ignore = "todo: Thaw From Ice"]
fn BE_257_thaw_from_ice() {
    unwritten("BE_257");
}

/// Isiset · Minion · 6 mana · 5/5 · **Battlecry:** Summon two 10/10 Constructs. They are **Frozen** until you spend 15 Mana on spells.
//~ done BE_259 - d1d61455 -
#[test]
fn BE_259_isiset() {
    // Frozen through the turns, whatever the opponent spends; 15 Mana on spells free both.
    check! { Mage:
        Play("BE_259", Nothing), BoardCount(Mine, 3), IsCard(My(0), "BE_254"), StatsNow(My(0), 10, 10), HasNow(My(0), GameTag::FROZEN),
        HasNow(My(2), GameTag::FROZEN), HasNot(My(1), GameTag::FROZEN), EndTurn, Play("CS2_029", On(MyHero)), EndTurn,
        Damage(MyHero, 6), HasNow(My(0), GameTag::FROZEN), CannotAct(My(0)), Play("EX1_279", On(TheirHero)),
        Health(TheirHero, 20), HasNow(My(0), GameTag::FROZEN), EndTurn, EndTurn, Play("CS2_029", On(TheirHero)),
        HasNow(My(0), GameTag::FROZEN), CannotAct(My(2)), Play("CS2_024", On(TheirHero)), HasNot(My(0), GameTag::FROZEN),
        HasNot(My(2), GameTag::FROZEN), Attack(My(0), TheirHero), Attack(My(2), TheirHero), Won(Mine),
    }
    // Minions cost no Mana of spells.
    check! { Mage:
        Play("BE_259", Nothing), EndTurn, EndTurn, Play("CS2_186", Nothing), EndTurn, EndTurn, Play("CS2_186", Nothing), EndTurn,
        EndTurn, HasNow(My(0), GameTag::FROZEN), CannotAct(My(0)),
    }
}

/// Icebelt Magi · Minion · 5 mana · 2/4 · **Battlecry:** Draw two cards. For each that isn't a minion, summon a 3/6 Water Elemental.
//~ done BE_270 - f3844791 -
#[test]
fn BE_270_icebelt_magi() {
    check! { Mage:
        DeckOf(&["CS2_172", "CS2_029", "CS2_182"]), Play("BE_270", Nothing), HandCount(Mine, 2), BoardCount(Mine, 2),
        StatsNow(My(1), 3, 6), HasNot(My(1), GameTag::TAUNT), DeckCount(Mine, 1),
    }
    check! { Mage:
        DeckOf(&["CS2_029", "CS2_024"]), Play("BE_270", Nothing), HandCount(Mine, 2), BoardCount(Mine, 3),
        StatsNow(My(2), 3, 6),
    }
    check! { Mage: DeckOf(&["CS2_172", "CS2_182"]), Play("BE_270", Nothing), HandCount(Mine, 2), BoardCount(Mine, 1) }
}
