//! Demon Hunter cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 86a949b9

/// Dark Bribe · Spell · Shadow · 2 mana · Draw 3 cards. Pick one to give to your opponent.
//~ done JAIL_206 - c92ec25b -
#[test]
fn JAIL_206_dark_bribe() {
    check! { DemonHunter:
        Give("CS2_231"), DeckOf(&["CS2_106", "CS2_029", "CS2_200", "CS2_182"]), Play("JAIL_206", Nothing),
        ChooseCard("CS2_200"), HandCount(Mine, 3), HandCount(Theirs, 1), IsCard(InTheirHand(0), "CS2_200"),
        DeckCount(Mine, 1), IsInZone(Newest("CS2_106"), Zone::Deck),
    }

    // It is the card that was drawn, and no copy: there is one such card.
    let mut table = table(CardClass::DemonHunter);
    table.steps(&[DeckOf(&["CS2_106", "CS2_029", "CS2_200"]), Play("JAIL_206", Nothing), ChooseCard("CS2_200")]);
    let ogres = table.game.entities().filter(|(id, _)| table.game.card(*id).is_some_and(|card| card.id == "CS2_200"));
    assert_eq!(ogres.count(), 1);
}

/// Irida Sinseeker · Minion · 4 mana · 7/7 · **Lifesteal**. **Battlecry:** Send your deck to the Void, except 1 card. At the start of your turns, get two cards from the Void.
//~ done JAIL_719 - 5a974f12 -
#[test]
fn JAIL_719_irida_sinseeker() {
    check! { DemonHunter:
        EmptyDeck(Mine), OnTop("CS2_200"), OnTop("CS2_200"), OnTop("CS2_200"), OnTop("CS2_182"),
        Play("JAIL_719", Nothing), DeckCount(Mine, 1), HandCount(Mine, 0), EndTurn, HandCount(Mine, 0), EndTurn,
        HandCount(Mine, 3), IsCard(InHand(0), "CS2_200"), IsCard(InHand(1), "CS2_200"), IsCard(InHand(2), "CS2_182"),
        DeckCount(Mine, 0), EndTurn, EndTurn, HandCount(Mine, 4), Health(MyHero, 29),
    }
    // The Hero Power that Metamorphosis keeps is no card of the Void.
    check! { DemonHunter:
        EmptyDeck(Mine), OnTop("CS2_200"), OnTop("CS2_182"), Play("BT_429", Nothing), Crystals(10),
        Play("JAIL_719", Nothing), DeckCount(Mine, 1), EndTurn, EndTurn, HandCount(Mine, 2), DeckCount(Mine, 0),
        IsCard(InHand(0), "CS2_200"),
    }
    // Neither what Tame Pet nor what a Replicating Spore keeps is a card of the Void.
    check! { DemonHunter:
        EmptyDeck(Mine), OnTop("CS2_182"), Play("MEND_303", Nothing), Crystals(10), Force(Card("EX1_028")), Play("GDB_234t", Nothing), BoardCount(Mine, 2), Crystals(10),
        OnTop("CS2_200"), Play("JAIL_719", Nothing), DeckCount(Mine, 1), EndTurn, EndTurn, HandCount(Mine, 2), DeckCount(Mine, 0),
        IsInZone(Nth(0), Zone::Hand), EndTurn, EndTurn, HandCount(Mine, 2), Health(MyHero, 29),
    }
}

/// Tras'tath, Soul Parasite · Minion · 6 mana · 3/3 · **Prepare, Rush** After you summon a Demon, gain its stats.
//~ done JAIL_721 - 0513aa81 -
#[test]
fn JAIL_721_trastath_soul_parasite() {
    check! { DemonHunter:
        Ally("JAIL_721"), StatsNow(My(0), 3, 3), Play("CS2_182", Nothing), StatsNow(My(0), 3, 3), Summon("AT_020"),
        StatsNow(My(0), 9, 11),
    }
    // The opponent's Demons do not count.
    check! { DemonHunter: Ally("JAIL_721"), EndTurn, Summon("AT_020"), StatsNow(Nth(0), 3, 3) }
}

/// Hellraiser · Minion · 3 mana · 2/2 · **Battlecry: Discover** a card in your deck. If it's empty, gain +4/+4 instead.
//~ done JAIL_734 - 444a6b96 -
#[test]
fn JAIL_734_hellraiser() {
    check! { DemonHunter:
        DeckOf(&["CS2_231", "CS2_029", "CS2_200"]), Play("JAIL_734", Nothing), ChooseCard("CS2_029"),
        HandCount(Mine, 1), IsCard(InHand(0), "CS2_029"), DeckCount(Mine, 2), StatsNow(My(0), 2, 2),
    }
    check! { DemonHunter: EmptyDeck(Mine), Play("JAIL_734", Nothing), StatsNow(My(0), 6, 6), HandCount(Mine, 0) }
    check! { DemonHunter:
        EmptyDeck(Theirs), Play("JAIL_734", Nothing), Choose(0), StatsNow(My(0), 2, 2), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_182"),
    }
    // The last card of the deck is still discovered.
    check! { DemonHunter: DeckOf(&["CS2_182"]), Play("JAIL_734", Nothing), Choose(0), HandCount(Mine, 1), StatsNow(My(0), 2, 2) }
}

/// Captive Nathrezim · Minion · Demon · 10 mana · 6/12 · **Prepare**, **Taunt** ALL minions cost (2) more.
//~ done JAIL_890 - da9af0e8 -
#[test]
fn JAIL_890_captive_nathrezim() {
    check! { DemonHunter:
        Give("CS2_182"), Give("CS2_029"), GiveThem("CS2_182"), GiveThem("CS2_029"), Ally("JAIL_890"),
        CostNow(Nth(0), 6), CostNow(Nth(1), 4), CostNow(Nth(2), 6), CostNow(Nth(3), 4), HasNow(My(0), GameTag::TAUNT),
        Kill(My(0)), CostNow(Nth(0), 4), CostNow(Nth(2), 4),
    }
}

/// Collapsing Star · Hero Power · 1 mana · Deal @ damage to a random enemy. Whenever you summon a Demon, refresh this.
/// - Numbers: {0} = 2
//~ done JAIL_EVENT_101hp - 4d69f705.ea1d8a8e -
#[test]
fn JAIL_EVENT_101hp_collapsing_star() {
    check! { DemonHunter:
        HasHeroPower("JAIL_EVENT_101hp"), Ally("CS2_182"), HeroPower(Nothing), Health(TheirHero, 28),
        Play("CS2_172", Nothing), CannotAct(MyPower), Play("CS2_065", Nothing), HeroPower(Nothing),
        Health(TheirHero, 26), Health(MyHero, 30),
    }
    // A Demon of the opponent refreshes nothing; one of mine that is summoned does.
    check! { DemonHunter:
        HasHeroPower("JAIL_EVENT_101hp"), Enemy("FP1_022"), GiveThem("CS2_065"), Force(Entity(TheirHero)),
        HeroPower(Nothing), Health(TheirHero, 28), Kill(Their(0)), IsCard(Their(0), "CS2_065"), HandCount(Theirs, 0),
        CannotAct(MyPower),
    }
    check! { DemonHunter:
        HasHeroPower("JAIL_EVENT_101hp"), HeroPower(Nothing), Summon("CS2_065"), HeroPower(Nothing),
        Health(TheirHero, 26),
    }
    // It is refreshed before the Battlecry of the Demon.
    check! { DemonHunter:
        HasHeroPower("JAIL_EVENT_101hp"), HeroPower(Nothing), Health(TheirHero, 28),
        HasNow(MyPower, GameTag::EXHAUSTED), Play("TOY_652t", Nothing), HasNot(MyPower, GameTag::EXHAUSTED), Choose(0),
        HandCount(Mine, 1),
    }
}
