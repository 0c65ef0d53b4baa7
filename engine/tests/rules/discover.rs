//! Discover, offers and other choices.
use super::*;

/// Pandaren Importer: what the own deck began with is not offered; what the other's did is.
#[test]
fn a_discover_can_leave_out_cards_of_the_starting_deck() {
    let mut table = Table::new(cards::with_found(), CardClass::Mage);
    table.steps(&[OnTop("CS2_029"), OnTheirTop("CS2_024")]);
    for card in [Nth(0), Nth(1)] {
        let card = table.who(card).unwrap();
        table.game[card].started_in_deck = true;
    }
    let offered = Force(ForcedOutcome::Card("CS2_024"));
    table.steps(&[
        offered,
        ForbidOutcome(ForcedOutcome::Card("CS2_029")),
        Play("ZZ_IMPORTER", Nothing),
        ChooseCard("CS2_024"),
    ]);
}

/// The opponent chooses; "you" is still who cast the spell.
#[test]
fn an_offer_can_be_for_the_opponent() {
    found(&[
        Give(WISP),
        Give(YETI),
        Play("ZZ_RIDDLE", Nothing),
        ChooseCard(YETI),
        HandCount(Mine, 1),
        IsCard(InHand(0), WISP),
        Armor(Mine, 1),
        Armor(Theirs, 0),
    ]);
}

#[test]
fn a_discover_from_a_deck_shows_different_cards_by_name() {
    let mut table = game_table();
    table.steps(&[DeckOf(&[WISP, WISP, WISP, WISP, WISP, YETI]), Play("ZZ_SEARCH", Nothing)]);
    assert_eq!(table.game.offered().len(), 2);
    let mut table = self::game_table();
    table.steps(&[DeckOf(&["ZZ_TRAP", "ZZ_TRAP_REPRINT", WISP]), Play("ZZ_SEARCH", Nothing)]);
    assert_eq!(table.game.offered().len(), 2, "a reprint has the same name");
}

#[test]
fn a_discover_from_a_hand_shows_different_cards_by_name() {
    let mut table = game_table();
    table.steps(&[Give(WISP), Give(WISP), Give(WISP), Give(YETI), Play("ZZ_RUMMAGE", Nothing)]);
    assert_eq!(table.game.offered().len(), 2);
}

#[test]
fn cards_of_your_choice_are_offered_in_the_order_of_the_text() {
    let mut table = game_table();
    table.steps(&[Play("ZZ_OFFERS", Nothing)]);
    let ids: Vec<&str> = table.game.offered().iter().filter_map(|offered| named(&table, *offered)).collect();
    assert_eq!(ids, ["Wisp", "Chillwind Yeti", "Fireball", "The Coin"]);
    table.steps(&[Choose(2), IsCard(InHand(0), "CS2_029"), IsInZone(InHand(0), Zone::Hand)]);
}

#[test]
fn a_card_of_which_one_choice_overloads_does_not_overload_by_its_tag() {
    let next = [EndTurn, EndTurn];
    game(&[&[Play("ZZ_PATHS", Nothing), Choose(0)][..], &next, &[Mana(10)]].concat());
    game(&[&[Play("ZZ_PATHS", Nothing), Choose(1)][..], &next, &[Mana(9)]].concat());
}

#[test]
fn a_pool_of_tokens_has_no_collectible_card() {
    mechanics(&[
        ForbidOutcome(ForcedOutcome::Card("ZZ_MASTER")),
        Play("ZZ_LEAGUE", Nothing),
        HandCount(Mine, 2),
        IsCard(InHand(0), "ZZ_LACKEY"),
        IsCard(InHand(1), "ZZ_LACKEY"),
    ]);
}

#[test]
fn cards_from_the_past_are_of_sets_that_left_the_standard_format() {
    for seed in 0..6 {
        let mut table = Table::new(cards::with_mechanics(), CardClass::Mage);
        (0..seed).for_each(|_| drop(table.step(&Play("ZZ_END", Nothing))));
        table.steps(&[Play("ZZ_RELIC", Nothing)]);
        let hand = &table.game.players[cardwright_engine::PlayerId::First].hand;
        let got = table.game.card(hand.last().unwrap()).unwrap();
        assert!(!got.set.is_standard(), "{} of {:?}", got.name, got.set);
    }
    mechanics(&[
        Force(ForcedOutcome::Card("ZZ_YESTERDAY")),
        Play("ZZ_RELIC", Nothing),
        IsCard(InHand(0), "ZZ_YESTERDAY"),
    ]);
    mechanics(&[ForbidOutcome(ForcedOutcome::Card("ZZ_TODAY")), Play("ZZ_RELIC", Nothing), HandCount(Mine, 1)]);
}

#[test]
fn what_is_discovered_is_heard_of_when_it_is_in_the_hand() {
    mechanics(&[
        Play("ZZ_ARCHIVE", Nothing),
        Force(ForcedOutcome::Card("ZZ_YESTERDAY")),
        Play("ZZ_SEEKER", Nothing),
        ChooseCard("ZZ_YESTERDAY"),
        HandCount(Mine, 2),
        IsCard(InHand(0), "ZZ_YESTERDAY"),
        IsCard(InHand(1), "ZZ_YESTERDAY"),
        // To adapt is no Discover.
        Play("ZZ_LEARNER", Nothing),
        ChooseCard("ZZ_CLAWS"),
        HandCount(Mine, 2),
    ]);
}

#[test]
fn each_minion_that_died_is_offered_once() {
    mechanics(&[
        Ally(YETI),
        Ally(YETI),
        Ally("ZZ_TEMPEST"),
        Kill(My(0)),
        Kill(My(0)),
        Play("ZZ_SERVITUDE", Nothing),
        ChooseCard(YETI),
        BoardCount(Mine, 2),
        IsCard(My(1), YETI),
    ]);
}

/// Omega Assembly: where the same is done to all, nothing is asked.
#[test]
fn an_offer_that_keeps_all_asks_nothing() {
    // Of one name there would be one.
    mechanics(&[DeckOf(&[YETI, "CS2_231", "CS2_142"]), Play("ZZ_KEEPER", Nothing), HandCount(Mine, 3)]);
}

#[test]
fn an_offer_shows_as_many_cards_as_it_says() {
    mechanics(&[
        Force(Card(YETI)),
        Force(Card(WISP)),
        Play("ZZ_LOOK", Nothing),
        ChooseCard(YETI),
        HandCount(Mine, 1),
        HandCount(Theirs, 1),
        IsCard(InTheirHand(0), WISP),
    ]);
}

/// ff3b4c559f#0#42: Ivory Knight heals by the Cost of the spell that was discovered.
#[test]
fn a_text_continues_with_the_discovered_card() {
    recorded(&[
        DealDamage(MyHero, 10),
        Force(Card("CS2_029")),
        Play("ZZ_KNIGHT", Nothing),
        ChooseCard("CS2_029"),
        IsCard(InHand(0), "CS2_029"),
        Damage(MyHero, 6),
    ]);
}

#[test]
fn a_text_continues_after_a_choice_in_its_middle() {
    simple(&[
        Play("ZZ_CROSSROADS", Nothing),
        Armor(Mine, 1),
        Damage(TheirHero, 0),
        Choose(1),
        Armor(Mine, 5),
        Damage(TheirHero, 1),
    ]);
    let mut table = Table::new(cards::cards(), CardClass::Mage);
    table.steps(&[Play("ZZ_CROSSROADS", Nothing)]);
    let mut clone = table.game.clone();
    table.steps(&[Choose(0), HandCount(Mine, 1), Damage(TheirHero, 1)]);
    clone.act(cardwright_engine::Action::Choose(0)).unwrap();
    assert_eq!(clone.players, table.game.players, "the clone goes on in the middle of the text");
}
