//! Paladin cards of Rise of Shadows, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e5c07757

/// Desperate Measures · Spell · 1 mana · **Twinspell** Cast a random Paladin **Secret**.
//~ done DAL_141 - 7ed6958d -
#[test]
fn DAL_141_desperate_measures() {
    check! { Paladin:
        Give("DAL_141"), Cost("DAL_141", 1), Force(Card("EX1_130")), Play("DAL_141", Nothing),
        IsInZone(Newest("EX1_130"), Zone::Secret), IsCard(InHand(0), "DAL_141ts"),
    }
}

/// Lightforged Blessing · Spell · Holy · 2 mana · **Twinspell** Give a friendly minion **Lifesteal**.
//~ done DAL_568 - 4f2bcfe8 -
#[test]
fn DAL_568_lightforged_blessing() {
    check! { Paladin:
        Give("DAL_568"), Cost("DAL_568", 2), Ally("CS2_182"), Play("DAL_568", On(My(0))),
        HasNow(My(0), GameTag::LIFESTEAL), IsCard(InHand(0), "DAL_568ts"),
    }
}

/// Commander Rhyssa · Minion · 3 mana · 4/3 · Your **Secrets** trigger twice.
//~ done DAL_573 - 5053a89b -
#[test]
fn DAL_573_commander_rhyssa() {
    check! { Paladin:
        Ally("DAL_573"), Play("EX1_132", Nothing), EndTurn, Play("CS2_029", On(MyHero)), Health(TheirHero, 18),
        Health(MyHero, 24),
    }
    check! { Paladin:
        Ally("DAL_573"), EndTurn, Play("EX1_132", Nothing), EndTurn, Play("CS2_029", On(TheirHero)),
        Health(TheirHero, 24), Health(MyHero, 24),
    }
}

/// Duel! · Spell · 5 mana · Summon a minion from each player's deck. They fight!
//~ done DAL_731 - 1821e5ed -
#[test]
fn DAL_731_duel() {
    check! { Paladin:
        EmptyDeck(Mine), EmptyDeck(Theirs), OnTop("CS2_182"), OnTop("EX1_238"), OnTheirTop("CS2_120"),
        Play("DAL_731", Nothing), BoardCount(Mine, 1), IsCard(My(0), "CS2_182"), Damage(My(0), 2), BoardCount(Theirs, 0),
        DeckCount(Mine, 1), DeckCount(Theirs, 0),
    }
    check! { Paladin:
        EmptyDeck(Mine), EmptyDeck(Theirs), OnTop("CS2_182"), Play("DAL_731", Nothing), DeckCount(Mine, 0),
        BoardCount(Mine, 1), Damage(My(0), 0), Health(TheirHero, 30),
    }
    check! { Paladin:
        EmptyDeck(Mine), EmptyDeck(Theirs), OnTop("CS2_182"), OnTop("CS2_182"), OnTheirTop("CS2_120"),
        OnTheirTop("CS2_120"), Play("DAL_731", Nothing), BoardCount(Mine, 1), BoardCount(Theirs, 0), DeckCount(Mine, 1),
        DeckCount(Theirs, 1),
    }
    check! { Paladin:
        EmptyDeck(Mine), EmptyDeck(Theirs), OnTop("CS2_182"), OnTheirTop("CS2_120"), OnTheirTop("CS2_029"),
        ForbidOutcome(Entity(Nth(2))), Play("DAL_731", Nothing), BoardCount(Mine, 1), Damage(My(0), 2),
    }
    check! { Paladin:
        EmptyDeck(Mine), EmptyDeck(Theirs), OnTop("CS2_182"), OnTop("CS2_029"), OnTheirTop("CS2_120"),
        ForbidOutcome(Entity(Nth(1))), Play("DAL_731", Nothing), BoardCount(Mine, 1), Damage(My(0), 2),
    }
}
