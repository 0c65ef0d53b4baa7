//! Demon Hunter cards of TITANS, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f1f374bc

/// Jotun, the Eternal · Minion · 5 mana · 4/5 · **Battlecry:** For the rest of the game, cast a copy of the first spell you draw each turn at enemies.
//~ done TTN_842 - 8c80ed2b -
#[test]
fn TTN_842_jotun_the_eternal() {
    check! { DemonHunter:
        DeckOf(&["CS2_182", "CS2_029", "CS2_029"]), Play("TTN_842", Nothing), EndTurn, Force(Entity(TheirHero)),
        EndTurn, HandCount(Mine, 1), Health(TheirHero, 24), EndTurn, Force(Entity(TheirHero)), EndTurn,
        Health(TheirHero, 18), HandCount(Mine, 2),
    }
}

/// Runic Adornment · Spell · 2 mana · **Discover** a spell that costs (3) or less. Shuffle 2 copies into your deck that **Cast When Drawn**.
//~ done TTN_845 - 9a5f63e3 -
#[test]
fn TTN_845_runic_adornment() {
    check! { DemonHunter:
        Force(Card("BT_035")), Force(Card("BT_175")), Force(Card("BT_740")), EmptyDeck(Mine), Play("TTN_845", Nothing),
        ChooseCard("BT_035"), DeckCount(Mine, 2), HandCount(Mine, 1), IsCard(InHand(0), "BT_035"),
        HasNot(InHand(0), GameTag::CASTS_WHEN_DRAWN), EndTurn, EndTurn, Damage(MyHero, 6), DeckCount(Mine, 0),
        HandCount(Mine, 1),
    }
}

/// Argus, the Emerald Star · Minion · 7 mana · 5/9 · **Titan** Minions to the left of this have **Rush**, and ones to the right have **Lifesteal**.
//~ done TTN_862 - c7a68707 -
#[test]
fn TTN_862_argus_the_emerald_star() {
    check! { DemonHunter:
        Ally("CS2_182"), Ally("CS2_182"), Ally("TTN_862"), Ally("CS2_182"), Ally("CS2_182"),
        HasNow(My(0), GameTag::RUSH), HasNow(My(1), GameTag::RUSH), HasNot(My(2), GameTag::RUSH),
        HasNot(My(3), GameTag::RUSH), HasNow(My(3), GameTag::LIFESTEAL), HasNow(My(4), GameTag::LIFESTEAL),
        HasNot(My(0), GameTag::LIFESTEAL), HasNot(My(2), GameTag::LIFESTEAL), Kill(My(0)), Kill(My(1)),
        HasNot(My(0), GameTag::RUSH),
    }
    check! { DemonHunter:
        Ally("TTN_862"), Use(My(0), 2, Nothing), BoardCount(Mine, 5), StatsNow(My(1), 2, 2), HasNow(My(1), GameTag::TAUNT),
    }
}

/// Crystalline Statue · Minion · Elemental · 2 mana · 5/4 · **Rush**. Starts **Dormant**. After you draw 4 cards, this awakens.
//~ done TTN_840 - ec6aa820 -
#[test]
fn TTN_840_crystalline_statue() {
    check! { DemonHunter:
        Enemy("CS2_182"), Has("TTN_840", GameTag::RUSH), Play("TTN_840", Nothing), HasNow(My(0), GameTag::DORMANT),
        Play("CS2_023", Nothing), HandCount(Mine, 2), HasNow(My(0), GameTag::DORMANT), EndTurn,
        HasNow(My(0), GameTag::DORMANT), EndTurn, HasNow(My(0), GameTag::DORMANT), DrawOne,
        HasNot(My(0), GameTag::DORMANT), StatsNow(My(0), 5, 4), CannotAttack(My(0), TheirHero), Attack(My(0), Their(0)),
        BoardCount(Theirs, 0),
    }
}

/// Sigil of Time · Spell · Fel · 3 mana · At the start of your next turn, draw 3 additional cards.
//~ done YOG_401 - 219b0306 -
#[test]
fn YOG_401_sigil_of_time() {
    check! { DemonHunter:
        Play("YOG_401", Nothing), HandCount(Mine, 0), EndTurn, HandCount(Mine, 0), HandCount(Theirs, 1), EndTurn,
        HandCount(Mine, 4), EndTurn, EndTurn, HandCount(Mine, 5),
    }
}

/// Mindbender · Minion · 4 mana · 4/4 · **Battlecry:** Deal 1 damage for each card you have drawn this turn.@ *(@)*
//~ done YOG_402 - 10f3072d -
#[test]
fn YOG_402_mindbender() {
    // With the card of the turn three were drawn.
    check! { DemonHunter:
        Play("CS2_023", Nothing), HandCount(Mine, 2), Play("YOG_402", On(TheirHero)), Damage(TheirHero, 3),
    }
    // What was drawn last turn, and what the opponent draws, does not count; the card of this turn does.
    check! { DemonHunter:
        Enemy("CS2_182"), Play("CS2_023", Nothing), HandCount(Mine, 2), EndTurn, EndTurn, Play("YOG_402", On(Their(0))),
        Damage(Their(0), 1), Damage(TheirHero, 0),
    }
}
