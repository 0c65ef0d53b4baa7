//! Rogue cards of The Boomsday Project, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// Academic Espionage · Spell · 4 mana · Shuffle 10 cards from your opponent's class into your deck. They cost (1).
//~ done BOT_087 - 414d36d4 -
#[test]
fn BOT_087_academic_espionage() {
    check! { Rogue:
        EmptyDeck(Mine), Play("BOT_087", Nothing), DeckCount(Mine, 10), DeckCount(Theirs, 20), EndTurn, EndTurn,
        HandCount(Mine, 1), CostNow(InHand(0), 1),
    }
    check! { Rogue: EmptyDeck(Mine), ForbidOutcome(Card("CS2_182")), Play("BOT_087", Nothing), DeckCount(Mine, 10) }
    check! { Rogue: EmptyDeck(Mine), ForbidOutcome(Card("EX1_522")), Play("BOT_087", Nothing), DeckCount(Mine, 10) }
    // Its player does not know them before they are drawn; one that goes back into the deck is known.
    use cardwright_engine::CardId;
    use cardwright_engine::state::PlayerId;
    let mut table = table(CardClass::Rogue);
    table.steps(&[Crystals(10), EmptyDeck(Mine), Play("BOT_087", Nothing)]);
    let known = |table: &Table| {
        let view = table.game.view(PlayerId::First);
        let deck = view.game().players[PlayerId::First].deck;
        deck.iter().filter(|id| view.game()[*id].card != CardId::NONE).count()
    };
    assert_eq!(known(&table), 0);
    let drawn = table.game.players[PlayerId::First].deck[9];
    table.steps(&[Play("CFM_621t8", Nothing)]);
    assert_eq!((known(&table), table.game.players[PlayerId::First].deck.len()), (0, 9));
    table.game.move_card(drawn, cardwright_engine::rules::arrange::Destination::DeckBottom).unwrap();
    assert_eq!((known(&table), table.game.players[PlayerId::First].deck.len()), (1, 10));
}

/// Myra's Unstable Element · Spell · 5 mana · Draw the rest of your deck.
//~ done BOT_242 - 412a66b8 -
#[test]
fn BOT_242_myras_unstable_element() {
    check! { Rogue:
        DeckOf(&["CS2_182", "CS2_172", "CS2_029"]), Play("BOT_242", Nothing), HandCount(Mine, 3), DeckCount(Mine, 0),
        Health(MyHero, 30), DeckCount(Theirs, 20),
    }
}

/// Pogo-Hopper · Minion · Mech · Beast · 1 mana · 1/1 · **Battlecry:** Gain +2/+2 for each other Pogo-Hopper you played this game.
//~ done BOT_283 - b6e49401 -
#[test]
fn BOT_283_pogo_hopper() {
    check! { Rogue:
        Play("BOT_283", Nothing), StatsNow(My(0), 1, 1), Play("BOT_283", Nothing), StatsNow(My(1), 3, 3),
        Play("CS2_172", Nothing), EndTurn, Play("BOT_283", Nothing), StatsNow(Their(0), 1, 1), EndTurn,
        Play("BOT_283", Nothing), StatsNow(My(3), 5, 5), StatsNow(My(0), 1, 1),
    }
}

/// Lab Recruiter · Minion · 2 mana · 3/2 · **Battlecry:** Shuffle 3 copies of a friendly minion into your deck.
//~ done BOT_288 - efcc5220 -
#[test]
fn BOT_288_lab_recruiter() {
    check! { Rogue:
        Targets("BOT_288", &[FriendlyMinion]), Ally("CS2_172"), EmptyDeck(Mine), Play("BOT_288", On(My(0))),
        DeckCount(Mine, 3), BoardCount(Mine, 2), IsCard(My(0), "CS2_172"), DeckCount(Theirs, 20), EndTurn, EndTurn,
        IsCard(InHand(0), "CS2_172"),
    }
}
