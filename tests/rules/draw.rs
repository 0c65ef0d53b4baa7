//! Drawing, discarding and the hand: what is drawn, what has room, and what is cast when drawn.
use super::*;

#[test]
fn a_weapon_has_to_be_there_to_be_discarded() {
    // Grimtotem Buzzkill: "Discard a weapon to draw 3 cards."
    check! { Rogue: Play("JAM_035", Nothing), HandCount(Mine, 0) }
    check! { Rogue: Give("CS2_106"), Play("JAM_035", Nothing), HandCount(Mine, 3), DeckCount(Mine, 16) }
    // A Battlecry that happens twice finds one weapon once.
    check! { Rogue:
        Ally("LOE_077"), Give("CS2_106"), Play("JAM_035", Nothing), HandCount(Mine, 3), DeckCount(Mine, 16),
    }
}

#[test]
fn a_spell_that_shuffles_this_card_shuffles_a_new_one() {
    // Excavated Evil, as in five recorded games: the one that was cast lies in the graveyard.
    check! { Priest: Play("LOE_111", Nothing), IsInZone(Nth(0), Zone::Graveyard), DeckCount(Theirs, 21) }
}

#[test]
fn what_is_thrown_out_of_a_deck_was_not_discarded() {
    // Hearthstone Wiki, "Discard effect". Malchezaar's Imp draws for a discarded card; a Silverware Golem is summoned by its own.
    check! { Hunter:
        Ally("KAR_089"), DeckOf(&["CS2_231", "KAR_205", "CS2_172", "CS2_029"]), Play("VAN_DS1_184", Nothing),
        ChooseCard("CS2_029"), HandCount(Mine, 1), BoardCount(Mine, 1), DeckCount(Mine, 1),
    }
}

#[test]
fn what_an_effect_casts_of_a_drawn_spell_asks_nobody() {
    // Jotun casts a copy of the Discover that is drawn at the start of the turn: nobody is asked, and the turn goes on.
    check! { DemonHunter:
        Play("TTN_842", Nothing), OnTop("TIME_612"), EndTurn, EndTurn, HandCount(Mine, 2), Play("GAME_005", Nothing),
    }
}

#[test]
fn divine_favor_draws_as_often_as_cards_are_missing() {
    // Hearthstone Wiki, notes on Divine Favor: fatigue "as many times as you would have normally drawn a card".
    check! { Paladin:
        EmptyDeck(Mine), GiveThem("CS2_231"), GiveThem("CS2_231"), GiveThem("CS2_231"), Play("EX1_349", Nothing),
        Damage(MyHero, 6),
    }
}

#[test]
fn temporary_cards_are_gone_at_the_end_of_the_turn() {
    check! { Warlock: Play("BOT_568", Nothing), HandCount(Mine, 3), EndTurn, HandCount(Mine, 0) }
    check! { Mage: Give("WORK_007"), Give("CS2_182"), EndTurn, HandCount(Mine, 1), IsCard(InHand(0), "CS2_182") }
}

#[test]
fn what_is_cast_when_drawn_makes_room_for_another() {
    check! { DeathKnight:
        OnTop("RLK_039t"), Play("CS2_147", Nothing), IsCard(My(1), "RLK_070t"), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_182"), DeckCount(Mine, 18),
    }
}

#[test]
fn recruit_takes_a_minion_out_of_the_deck() {
    check! { Warrior: Play("LOOT_370", Nothing), IsCard(My(0), "CS2_182"), DeckCount(Mine, 18) }
}

/// A card that is cast when drawn brings another in its place: "until they have 5 cards" ends with five (Fel Rift).
#[test]
fn drawing_until_a_number_goes_on_after_a_card_that_is_cast() {
    check! { Mage:
        DeckOf(&["CS2_182", "CS2_182", "CS2_182", "CS2_182", "CS2_182", "CS2_182", "AV_316t4"]),
        Play("MAW_008", Nothing), HandCount(Mine, 5), HandCount(Theirs, 5), BoardCount(Mine, 2), DeckCount(Mine, 1),
    }
}

/// "Fill your hand": no card is made, and destroyed, that has no room. The Ceaseless Expanse costs less for the play alone.
#[test]
fn a_hand_that_is_filled_gets_what_has_room() {
    check! { Mage:
        Give("GDB_142"), CostNow(InHand(0), 99), Play("TRL_900", Nothing), HandCount(Mine, 10), CostNow(InHand(0), 98),
    }
}

/// Recorded three times: minions in play that answer a discard come before what the discarded card says.
#[test]
fn a_discard_is_answered_in_play_before_the_discarded_card_speaks() {
    let mut table = table(CardClass::Warlock);
    table.steps(&[Ally("AT_021"), Give("EX1_308"), Give("KAR_205")]);
    let [knight, soulfire, golem] = [0, 1, 2].map(|n| table.who(Nth(n)).unwrap());
    let target = table.who(TheirHero).ok();
    let play = Action::Play { card: soulfire, target, option: None, place: None };
    assert_eq!(triggered(&mut table, play, &[knight, golem]), [knight, golem]);
    table.steps(&[BoardCount(Mine, 2), StatsNow(My(0), 5, 3), HandCount(Mine, 0)]);
}

/// Shadow Hunter Vol'jin: the minion from the board takes the place of the other one in the hand.
#[test]
fn a_swapped_minion_takes_the_other_ones_place_in_the_hand() {
    check! { Mage:
        Ally("CS2_200"), Give("CS2_029"), Give("CS2_231"), Give("CS2_029"), Play("BAR_080", On(My(0))),
        IsCard(My(0), "CS2_231"), IsCard(InHand(1), "CS2_200"), IsCard(InHand(2), "CS2_029"),
    }
}

/// Recorded three times (Sir Finley, Sea Guide): the cards from the bottom are not drawn, so that a Bomb stays a card, and what goes
/// to the bottom loses its enchantments.
#[test]
fn cards_swapped_with_a_deck_are_not_drawn_and_lose_their_enchantments() {
    check! { Mage:
        Give("CS2_182"), Enchant(InHand(0), "CS2_092e"), StatsNow(InHand(0), 8, 9), DeckOf(&["BOT_511t", "CS2_172"]),
        Play("TSC_908", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "BOT_511t"), Health(MyHero, 30),
        DeckCount(Mine, 2), EndTurn, EndTurn, IsCard(InHand(1), "CS2_172"), EndTurn, EndTurn, IsCard(InHand(2), "CS2_182"),
        StatsNow(InHand(2), 4, 5),
    }
    // As many as the hand has, and no more than there are.
    check! { Mage:
        Give("CS2_182"), Give("CS2_200"), Give("CS2_231"), DeckOf(&["CS2_172", "CS2_142"]), Play("TSC_908", Nothing),
        HandCount(Mine, 2), DeckCount(Mine, 3), Health(MyHero, 30),
    }
}

/// "Draw 2 cards": a Bomb explodes and brings its replacement before the second card is drawn. In shinoi2/fireplace a card that is
/// cast when drawn draws its replacement and is cast within the draw of that card, and the next draw follows.
#[test]
fn a_card_that_casts_itself_is_done_before_the_next_is_drawn() {
    check! { Mage:
        DeckOf(&["CS2_231", "CS2_172", "CS2_182", "BOT_511t"]), Play("CS2_023", Nothing), Health(MyHero, 25),
        HandCount(Mine, 2), IsCard(InHand(0), "CS2_182"), IsCard(InHand(1), "CS2_172"), DeckCount(Mine, 1),
    }
    // The Soldier of Fortune that casts nothing is drawn first; what comes in place of the Bomb is not the last card.
    check! { Mage:
        DeckOf(&["CS2_231", "CS2_172", "BOT_511t", "CS2_182"]), Play("CS2_023", Nothing), Health(MyHero, 25),
        HandCount(Mine, 2), IsCard(InHand(0), "CS2_182"), IsCard(InHand(1), "CS2_172"), DeckCount(Mine, 1),
    }
    // "Draw 3 cards. Their Costs are (1).": those behind the Bomb are among them; its replacement is not.
    check! { Mage:
        DeckOf(&["CS2_231", "CS2_172", "CS2_182", "BOT_511t"]), Play("LOOT_998l", Nothing), Health(MyHero, 25),
        HandCount(Mine, 3), CostNow(Newest("CS2_172"), 1), CostNow(Newest("CS2_231"), 1), CostNow(Newest("CS2_182"), 4),
        DeckCount(Mine, 0),
    }
}

/// "Increase your maximum hand size to 12" (Valdris Felgorge): what asks whether a hand is full, and what fills one, means that size.
#[test]
fn a_hand_of_ten_is_not_full_where_twelve_cards_fit() {
    const HELD: [Step; 10] = [Give("CS2_182"); 10];
    let after_valdris = |class, held: usize, then: &[Step]| {
        let larger = [EmptyDeck(Mine), Play("DRG_208", Nothing), Damage(MyHero, 10), Crystals(10)];
        check(class, &[&larger[..], &HELD[..held], then].concat());
    };
    // Two more Bandits find room, and the others do not.
    after_valdris(CardClass::Paladin, 10, &[Play("WW_345", Nothing), HandCount(Mine, 12), BoardCount(Mine, 7)]);
    let bananas = [Play("WORK_020", Nothing), HandCount(Mine, 12), StatsNow(My(0), 10, 10)];
    after_valdris(CardClass::Hunter, 10, &bananas);
    let dear = [Give("SW_092"), CostNow(Newest("SW_092"), 6), Give("CS2_231"), CostNow(Newest("SW_092"), 1)];
    after_valdris(CardClass::Warlock, 10, &dear);
    let cheap = [OnTop("CS2_168"); 4];
    let drawn = [Play("TRL_260", Nothing), HandCount(Mine, 12), DeckCount(Mine, 2)];
    after_valdris(CardClass::Priest, 10, &[&cheap[..], &drawn].concat());
    let spells = [OnTop("CS2_029"); 4];
    let drawn = [Play("LEG_CS3_034", Nothing), HandCount(Mine, 12), DeckCount(Mine, 2)];
    after_valdris(CardClass::Mage, 10, &[&spells[..], &drawn].concat());
    // "Fill your hand", with cards that are made and with copies.
    after_valdris(CardClass::Shaman, 0, &[Play("UNG_942t", Nothing), HandCount(Mine, 12)]);
    after_valdris(CardClass::Rogue, 0, &[Play("EDR_527", Nothing), HandCount(Mine, 12)]);
    // The opponent's hand has the usual size.
    after_valdris(CardClass::Hunter, 0, &[Play("ETC_836", Nothing), HandCount(Theirs, 10)]);
}

#[test]
fn patches_is_summoned_from_the_deck() {
    mage(&[
        OnTop("CFM_637"),
        Play("NEW1_027", Nothing),
        BoardCount(Mine, 2),
        IsCard(My(1), "CFM_637"),
        IsInZone(Nth(0), Zone::Play),
    ]);
}

#[test]
fn hands_and_boards_are_full_at_ten_and_seven() {
    let mut steps = vec![Give(WISP); 10];
    steps.extend([Play("CS2_023", Nothing)]);
    let mut table = table(CardClass::Mage);
    assert!(table.step(&steps[0]).is_ok());
    table.steps(&[Give(WISP); 9]);
    assert!(table.step(&Give(WISP)).is_err());
    table.steps(&[Play(WISP, Nothing); 7]);
    table.steps(&[Unplayable(WISP), BoardCount(Mine, 7)]);
}

#[test]
fn decks_are_emptied_and_cards_discarded_from_outside() {
    mage(&[
        OnTop(WISP),
        EmptyDeck(Mine),
        DeckCount(Mine, 0),
        DeckCount(Theirs, 20),
        OnTheirTop(WISP),
        DeckCount(Theirs, 21),
    ]);
    mage(&[Give(WISP), Give(YETI), Discard(Nth(0)), HandCount(Mine, 1), IsInZone(Nth(0), Zone::Graveyard)]);
}
