//! Cards in hand and deck: drawing, discarding, returning, shuffling.
use super::*;

/// Godfrey the Betrayer: one for each place that becomes free, the oldest first.
#[test]
fn overdrawn_cards_may_return_when_there_is_space() {
    let full = [Give(WISP); 10];
    let overdrawn = [OnTop(YETI), EndTurn, EndTurn, HandCount(Mine, 10)];
    let safe = [&[Play("ZZ_SAFE", Nothing)], &full[..], &overdrawn].concat();
    found(
        &[&safe[..], &[Discard(InHand(0)), HandCount(Mine, 10), IsCard(InHand(9), YETI), CostNow(InHand(9), 2)]]
            .concat(),
    );
    found(&[&full[..], &overdrawn, &[Discard(InHand(0)), HandCount(Mine, 9)]].concat());
    let theirs = [&[Play("ZZ_SAFE", Nothing)], &[GiveThem(WISP); 10][..], &[EndTurn, Discard(InTheirHand(0))]].concat();
    found(&[&theirs[..], &[HandCount(Theirs, 9)]].concat());
}

/// Harbinger of the Blighted: a card that is drawn does not come from the battlefield.
#[test]
fn a_card_may_enter_the_hand_from_the_battlefield() {
    found(&[Ally("ZZ_HOMESICK"), Play("ZZ_RECALL", On(My(0))), HandCount(Mine, 1), Armor(Mine, 3)]);
    found(&[OnTop("ZZ_HOMESICK"), EndTurn, EndTurn, HandCount(Mine, 1), Armor(Mine, 0)]);
}

#[test]
fn a_card_slides_to_the_left_side_of_the_hand() {
    found(&[
        Give(WISP),
        Give(YETI),
        Give("CS2_029"),
        Play("ZZ_SLIDE", Nothing),
        IsCard(InHand(0), "CS2_029"),
        IsCard(InHand(1), WISP),
    ]);
}

#[test]
fn a_minion_returns_to_the_hand_of_its_controller() {
    game(&[
        Enemy(YETI),
        Play("CS1_113", on(0)),
        Crystals(10),
        Play("ZZ_SAP", on(0)),
        HandCount(Mine, 1),
        HandCount(Theirs, 0),
        IsCard(InHand(0), YETI),
    ]);
}

#[test]
fn the_copy_of_twinspell_takes_the_place_of_the_spell() {
    game(&[
        Give(WISP),
        Give("ZZ_TWIN"),
        Give(YETI),
        Play("ZZ_TWIN", Nothing),
        IsCard(InHand(0), WISP),
        IsCard(InHand(1), "ZZ_TWIN_B"),
        IsCard(InHand(2), YETI),
    ]);
    game(&[Give(WISP), Play("ZZ_HERALD", Nothing), Armor(Mine, 1), IsCard(InHand(1), "ZZ_TWIN_B")]);
}

#[test]
fn cards_that_change_in_hand_do_so_from_the_opening_hand_on() {
    let mut game = dealt(&["ZZ_SHIFTING", WISP, WISP, WISP, WISP, WISP]);
    assert_eq!(hand(&game, MINE)[0], "ZZ_SHIFTING");
    game.act_unchecked(Action::Mulligan(0));
    game.act_unchecked(Action::Mulligan(0));
    let first = hand(&game, MINE)[0];
    assert!(first.starts_with("ZZ_FORM"), "{first}");
    // Each turn it is the other form.
    game.act_unchecked(Action::EndTurn);
    game.act_unchecked(Action::EndTurn);
    let second = hand(&game, MINE)[0];
    assert!(second.starts_with("ZZ_FORM") && second != first, "{first}, then {second}");
}

#[test]
fn a_card_in_hand_that_is_handed_over_comes_into_the_other_hand_as_it_is() {
    game(&[
        Give(YETI),
        Give(WISP),
        Play("ZZ_KNAPSACK", Nothing),
        Play("ZZ_GIFT", Nothing),
        HandCount(Mine, 1),
        HandCount(Theirs, 1),
        IsCard(InHand(0), WISP),
        StatsNow(Nth(0), 5, 6),
    ]);
    game(&[&[Step::GiveThem(WISP); 10][..], &[Give(YETI), Play("ZZ_GIFT", Nothing), HandCount(Theirs, 10)]].concat());
}

#[test]
fn cards_in_hand_swap_at_the_end_of_the_turn_after_what_minions_in_play_do() {
    let held = [Give("ZZ_SWAP_A"), Ally("ZZ_COUNTS_SWAPS"), EndTurn];
    // The card in hand is older, but those in play come first.
    game(&[&held[..], &[Armor(Mine, 1), IsCard(InHand(0), "ZZ_SWAP_B")]].concat());
    // It does not swap at the end of the other player's turn.
    game(
        &[
            &held[..],
            &[EndTurn, IsCard(InHand(0), "ZZ_SWAP_B"), EndTurn, Armor(Mine, 1), IsCard(InHand(0), "ZZ_SWAP_A")],
        ]
        .concat(),
    );
}

#[test]
fn a_discarded_minion_did_not_die() {
    game(&[Give(YETI), Discard(Nth(0)), Ally(WISP), Kill(Nth(1)), Play("ZZ_GRAVES", Nothing), Armor(Mine, 1)]);
}

#[test]
fn a_card_that_another_player_gets_comes_into_that_players_hand() {
    game(&[
        OnTheirTop(WISP),
        Play("ZZ_STEAL", Nothing),
        HandCount(Mine, 1),
        HandCount(Theirs, 0),
        IsCard(InHand(0), WISP),
    ]);
    game(&[OnTop(WISP), Play("ZZ_PRESENT", Nothing), HandCount(Mine, 0), HandCount(Theirs, 1)]);
    game(&[GiveThem(WISP), Play("ZZ_PICKPOCKET", Nothing), HandCount(Mine, 1), HandCount(Theirs, 0)]);
}

#[test]
fn minions_in_play_answer_a_discard_before_the_discarded_card_does() {
    game(&[Ally("ZZ_DISCARDER"), Give("ZZ_DISCARDED_HERE"), Discard(Nth(1)), Armor(Mine, 1), BoardCount(Mine, 2)]);
}

#[test]
fn what_a_card_that_is_cast_when_drawn_does_after_the_draw_sees_the_card_drawn_in_its_place() {
    game(&[
        EmptyDeck(Mine),
        OnTop(WISP),
        OnTop("ZZ_AFTER_DRAWN"),
        EndTurn,
        EndTurn,
        HandCount(Mine, 1),
        Armor(Mine, 11),
    ]);
}

#[test]
fn the_second_of_several_cards_that_are_drawn_at_once_is_the_second() {
    let steps = [Ally("ZZ_SECOND"), Play("ZZ_THREE", Nothing), Armor(Mine, 1), Play("ZZ_THREE", Nothing)];
    game(&[&steps[..], &[Armor(Mine, 1), EndTurn, EndTurn, Armor(Mine, 1), DrawOne, Armor(Mine, 2)]].concat());
}

#[test]
fn an_enemy_minion_that_returns_to_your_hand_is_a_fresh_card_of_yours() {
    let steps = [Enemy(YETI), Enchant(Nth(0), "CS2_092e"), DealDamage(Nth(0), 1), Play("ZZ_TO_ME", on(0))];
    game(
        &[&steps[..], &[StatsNow(InHand(0), 4, 5), HandCount(Theirs, 0), Play(YETI, Nothing), BoardCount(Mine, 1)]]
            .concat(),
    );
}

#[test]
fn what_a_minion_cost_in_the_hand_is_what_counts_when_it_is_played() {
    let cheap = [Enemy(WISP), Enemy(WISP), Ally("ZZ_FOR_NOTHING"), Play("ZZ_GIANT", Nothing), Armor(Mine, 1)];
    game(&cheap);
    game(&[Enemy(WISP), Ally("ZZ_FOR_NOTHING"), Play("ZZ_GIANT", Nothing), Armor(Mine, 0)]);
}

#[test]
fn who_shuffles_the_deck_shuffles_no_card_into_it() {
    let heard = [Ally("ZZ_STIRRED"), Play("ZZ_STIR", Nothing), Armor(Mine, 0)];
    game(&[&heard[..], &[Give(WISP), Give(WISP), Play("ZZ_PUT_BACK", Nothing), Armor(Mine, 2)]].concat());
}

#[test]
fn a_deck_has_only_odd_or_only_even_costs() {
    // All cards of the deck cost 4, until one that costs 1 lies there.
    mechanics(&[Play("ZZ_BLACK_CAT", Nothing), Damage(TheirHero, 0)]);
    mechanics(&[Play("ZZ_EVEN_CAT", Nothing), Damage(TheirHero, 2)]);
    mechanics(&[OnTop("EX1_238"), Play("ZZ_EVEN_CAT", Nothing), Damage(TheirHero, 0)]);
}

/// Hearthstone Wiki, "Ranked spell": they upgrade at 5 and at 10 mana crystals.
#[test]
fn a_ranked_spell_has_the_rank_of_its_players_mana() {
    mechanics(&[
        Crystals(4),
        Give("ZZ_RANK_1"),
        OnTop("ZZ_RANK_1"),
        IsCard(InHand(0), "ZZ_RANK_1"),
        EndTurn,
        EndTurn,
        IsCard(InHand(0), "ZZ_RANK_2"),
        // The one in the deck too.
        IsCard(InHand(1), "ZZ_RANK_2"),
        Play("ZZ_RANK_2", Nothing),
        Armor(Mine, 2),
    ]);
}

#[test]
fn what_is_put_on_top_or_at_the_bottom_is_not_shuffled() {
    mechanics(&[
        Ally("ZZ_DEALER"),
        Play("ZZ_TOP", Nothing),
        StatsNow(My(0), 2, 3),
        Play("ZZ_MIX", Nothing),
        StatsNow(My(0), 3, 4),
    ]);
}

/// c819d4ccc9#0#130: Entomb brings an enemy minion into the deck of the player who casts it.
#[test]
fn what_is_shuffled_into_a_deck_is_that_players() {
    recorded(&[Enemy(YETI), Play("ZZ_ENTOMB", On(Their(0))), DeckCount(Mine, 20), DeckCount(Theirs, 20)]);
}

/// 0c5e5757fa#0#46: the small copy of Tigress Plushy comes where she was in the hand.
#[test]
fn a_small_copy_takes_the_cards_place_in_the_hand() {
    recorded(&[
        Give("ZZ_TOY"),
        Give(WISP),
        Play("ZZ_TOY", Nothing),
        IsCard(InHand(0), "ZZ_SMALL"),
        IsCard(InHand(1), "ZZ_BIG"),
        IsCard(InHand(2), WISP),
    ]);
}

#[test]
fn an_outcast_draws_from_either_end_of_the_hand() {
    simple(&[Give("ZZ_OUTCAST"), Give(WISP), Play("ZZ_OUTCAST", Nothing), HandCount(Mine, 3)]);
    simple(&[Give(WISP), Give("ZZ_OUTCAST"), Give(WISP), Play("ZZ_OUTCAST", Nothing), HandCount(Mine, 2)]);
    simple(&[Give(WISP), Give("ZZ_OUTCAST"), Play("ZZ_OUTCAST", Nothing), HandCount(Mine, 3)]);
}

#[test]
fn what_is_discarded_may_say_so() {
    simple(&[Give("ZZ_DISCARDED"), Play("EX1_308", On(TheirHero)), HandCount(Mine, 1)]);
}

/// Eldritch Being, Xor'toth.
#[test]
fn cards_are_moved_within_the_hand() {
    let hand = [Give(WISP), Give("CS2_120"), Give(YETI)];
    let turned = [IsCard(InHand(0), YETI), IsCard(InHand(1), WISP), IsCard(InHand(2), "CS2_120")];
    sides(&[&hand[..], &[Play("ZZ_S_TURN", Nothing)], &turned].concat());
    let back = [IsCard(InHand(0), "CS2_120"), IsCard(InHand(1), YETI), IsCard(InHand(2), WISP)];
    sides(&[&hand[..], &[Play("ZZ_S_TURN_BACK", Nothing)], &back].concat());
}

/// Clutchmother Zavas: "Whenever you discard this, give it +2/+2 and return it to your hand."
#[test]
fn a_discarded_card_that_returns_keeps_its_enchantments() {
    simple(&[
        Give("ZZ_MOTHER"),
        Discard(InHand(0)),
        StatsNow(InHand(0), 5, 6),
        Discard(InHand(0)),
        StatsNow(InHand(0), 7, 8),
        Play("ZZ_MOTHER", Nothing),
        StatsNow(My(0), 7, 8),
        HandCount(Mine, 0),
    ]);
}
