//! Keywords of cards in hand: Tradeable, Forge, Prepare, Corrupt, Echo, Twinspell, Flashback.
use super::*;

#[test]
fn echo_leaves_a_copy_for_this_turn() {
    check! { Shaman:
        Play("GIL_678", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "GIL_678"), Play("GIL_678", Nothing),
        HandCount(Mine, 1), EndTurn, HandCount(Mine, 0), BoardCount(Mine, 2),
    }
}

#[test]
fn twinspell_leaves_a_copy_without_it() {
    check! { Hunter:
        Play("DAL_373", On(TheirHero)), Health(TheirHero, 28), IsCard(InHand(0), "DAL_373ts"),
        Play("DAL_373ts", On(TheirHero)), Health(TheirHero, 26), HandCount(Mine, 0),
    }
}

#[test]
fn a_tradeable_card_goes_back_for_another_for_one_mana() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Give("SW_055"), Use(InHand(0), 0, Nothing), Mana(9), HandCount(Mine, 1), DeckCount(Mine, 19)]);
    table.steps(&[IsCard(InHand(0), "CS2_182"), IsInZone(Nth(0), Zone::Deck)]);
}

#[test]
fn a_forged_card_is_another_once_for_two_mana_and_keeps_what_is_on_it() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Give("TTN_042"), Enchant(InHand(0), "CS2_087e"), Use(InHand(0), 0, Nothing), Mana(8)]);
    table.steps(&[IsCard(InHand(0), "TTN_042t"), StatsNow(InHand(0), 9, 5)]);
    let forged = table.who(InHand(0)).unwrap();
    assert_eq!(table.game.options_for(forged).len(), 1, "played, not forged again");
}

#[test]
fn a_card_is_corrupted_by_one_that_costs_more() {
    check! { Hunter:
        Give("DMF_083"), Play("CS2_172", Nothing), IsCard(InHand(0), "DMF_083"), Play("CS2_182", Nothing),
        IsCard(InHand(0), "DMF_083t"), HasNow(InHand(0), GameTag::POISONOUS),
    }
}

#[test]
fn echo_that_an_aura_gives_leaves_a_copy_and_a_magnetic_card_does_too() {
    check! { Mage:
        Ally("GIL_618"), Play("CS2_231", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "CS2_231"), EndTurn,
        HandCount(Mine, 0),
    }
    // The Cost of at least (1) is the copy's in the hand; in play it has its printed Cost.
    check! { Mage:
        Ally("GIL_618"), Play("CS2_231", Nothing), HandCount(Mine, 1), CostNow(InHand(0), 1), Play("CS2_231", Nothing),
        HandCount(Mine, 1), CostNow(My(1), 0), CostNow(My(2), 0),
    }
    check! { Mage:
        Ally("GVG_085"), Play("BOT_700", On(My(0))), BoardCount(Mine, 1), HandCount(Mine, 1),
        IsCard(InHand(0), "BOT_700"), HasNot(My(0), GameTag::ECHO),
    }
}

/// Recorded: a countered spell with Twinspell leaves no copy; one that is not countered leaves it before what it triggers.
#[test]
fn a_countered_twinspell_leaves_no_copy() {
    let mut table = table(CardClass::Hunter);
    table.steps(&[EndTurn, Play("EX1_287", Nothing), EndTurn, Play("ETC_207", Nothing), HandCount(Mine, 1)]);
    table.steps(&[BoardCount(Mine, 0), Play("ETC_207", Nothing), HandCount(Mine, 2), IsCard(InHand(1), "ETC_207t")]);
    // A Counterspell that cannot be revealed counters nothing (Tight-Lipped Witness).
    let mut table = cardwright_tests::table(CardClass::Hunter);
    table.steps(&[EndTurn, Play("EX1_287", Nothing), EndTurn, Ally("MAW_032"), Play("ETC_207", Nothing)]);
    table.steps(&[BoardCount(Mine, 2), HandCount(Mine, 2), IsCard(InHand(1), "ETC_207t")]);
}

#[test]
fn flashback_is_casting_from_the_graveyard_and_exile() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Ally("ZZ_LAND"), Ally("ZZ_LAND"), Give("ZZ_FLASH"), Give("CS2_231")]);
    let flash = table.who(Nth(2)).unwrap();
    let plays = table.game.options_for(flash);
    assert!(plays.iter().all(|option| matches!(option, Action::Play { .. })), "not from the hand: {plays:?}");
    table.steps(&[Ally("EX1_095"), Play("ZZ_FLASH", On(TheirHero)), HandCount(Mine, 2)]);
    // It is a cast like any other: Gadgetzan Auctioneer draws.
    table.steps(&[
        Use(Newest("ZZ_FLASH"), 0, On(TheirHero)),
        Choose(0),
        Use(Nth(0), 0, Nothing),
        Use(Nth(1), 0, Nothing),
    ]);
    table.steps(&[
        HandCount(Mine, 2),
        IsInZone(Nth(2), Zone::RemovedFromGame),
        CannotAct(Nth(2)),
        Health(TheirHero, 24),
    ]);
}

#[test]
fn tradeable_goes_into_the_deck_for_another() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Give("SW_055"), OnTop("CS2_231"), DeckCount(Mine, 20), Use(Nth(0), 0, Nothing)]);
    table.steps(&[
        DeckCount(Mine, 20),
        HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_231"),
        Mana(9),
        IsInZone(Nth(0), Zone::Deck),
    ]);
    let mut table = self::table(CardClass::Mage);
    table.steps(&[Give("SW_055"), Crystals(0)]);
    assert!(table.step(&Use(Nth(0), 0, Nothing)).is_err(), "it costs 1");
    while !table.game.players[PlayerId::First].deck.is_empty() {
        table.game.clear_hand(PlayerId::First);
        table.steps(&[Crystals(10), Play("CS2_023", Nothing)]);
    }
    table.game.clear_hand(PlayerId::First);
    table.steps(&[Give("SW_055"), Crystals(10), Play("SW_055", Nothing), Give("SW_055")]);
    assert!(table.step(&Use(Newest("SW_055"), 0, Nothing)).is_err(), "an empty deck trades nothing");
}

#[test]
fn forge_once_and_what_is_on_it_stays() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Give("TTN_042"), Use(Nth(0), 0, Nothing), IsCard(Nth(0), "TTN_042t"), Mana(8)]);
    assert!(table.step(&Use(Nth(0), 0, Nothing)).is_err(), "it is forged");
}

#[test]
fn prepare_spends_what_is_left_and_one_more_for_the_next_turn() {
    let mut table = invented::table(CardClass::Mage);
    table.steps(&[Give("ZZ_L_PREPARED"), Crystals(3), Use(InHand(0), 0, Nothing), Mana(0), CostNow(InHand(0), 9)]);
    assert!(table.step(&Use(InHand(0), 0, Nothing)).is_err(), "it is prepared, and nothing is left");
    table.steps(&[EndTurn, CostNow(Nth(0), 9), EndTurn, CostNow(Nth(0), 5), EndTurn, CostNow(Nth(0), 9)]);
    table.steps(&[EndTurn, Crystals(0)]);
    assert!(table.step(&Use(Nth(0), 0, Nothing)).is_err(), "at least 1");
}

#[test]
fn an_unused_echo_copy_leaves_the_hand() {
    let mut table = table(CardClass::Mage);
    table.steps(&[
        Play("GIL_680", Nothing),
        HandCount(Mine, 1),
        IsCard(InHand(0), "GIL_680"),
        EndTurn,
        HandCount(Mine, 0),
    ]);
}

#[test]
fn twinspell_leaves_its_last_copy() {
    let mut table = table(CardClass::Hunter);
    table.steps(&[Play("DAL_373", On(TheirHero)), IsCard(InHand(0), "DAL_373ts"), Play("DAL_373ts", On(TheirHero))]);
    table.steps(&[HandCount(Mine, 0), Health(TheirHero, 26)]);
}

#[test]
fn a_tradeable_card_goes_back_for_another() {
    mage(&[
        Give("EX1_005"),
        Use(InHand(0), 0, Nothing),
        HandCount(Mine, 1),
        Mana(9),
        DeckCount(Mine, 19),
        IsCard(InHand(0), YETI),
    ]);
}
