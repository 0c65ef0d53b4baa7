//! A game is a value in the middle of a card's text too: cloned while somebody chooses, both go on.
use cardwright_engine::Action;
use cardwright_tests::*;

#[test]
fn a_discover_can_be_cloned_and_both_go_on_alike() {
    let mut table = table(CardClass::Hunter);
    // Of one name one is offered.
    table.steps(&[DeckOf(&["CS2_182", "CS2_231", "CS2_142", "CS2_120"]), Play("DS1_184", Nothing)]);
    assert_eq!(table.game.offered().len(), 3);
    let (mut first, mut second) = (table.game.clone(), table.game.clone());
    first.act(Action::Choose(0)).unwrap();
    second.act(Action::Choose(0)).unwrap();
    assert!(first == second);
    let mut third = table.game.clone();
    third.act(Action::Choose(1)).unwrap();
    assert!(first != third, "another choice is another game");
}

#[test]
fn a_choice_within_a_choice_can_be_cloned() {
    // Night Elf Huntress asks twice more after her first target.
    let mut table = table(CardClass::Mage);
    table.steps(&[Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Play("TOY_101", On(Their(0)))]);
    table.steps(&[Choose(1)]);
    let mut clone = table.game.clone();
    let choices = table.game.options();
    assert_eq!(choices.len(), 2, "two enemies are left");
    for choice in choices {
        let (mut a, mut b) = (table.game.clone(), clone.clone());
        a.act(choice).unwrap();
        b.act(choice).unwrap();
        assert!(a == b);
        assert!(a.pending.is_none());
    }
    clone.act(Action::Choose(0)).unwrap();
    table.game.act(Action::Choose(0)).unwrap();
    assert!(clone == table.game);
}

#[test]
fn while_somebody_chooses_nothing_else_goes_on() {
    let mut table = table(CardClass::Hunter);
    table.steps(&[Give("CS2_182"), Play("DS1_184", Nothing)]);
    assert!(table.game.act(Action::EndTurn).is_err());
    assert!(table.game.options().iter().all(|action| matches!(action, Action::Choose(_))));
}

/// Hearthstone Wiki, "Dual-class", "Tri-class": such a card counts as one of each of its classes. The data has one of them as
/// its class, or Neutral (Rally! of Paladins and Priests).
#[test]
fn a_card_of_several_classes_is_of_each_and_not_neutral() {
    let mut table = table(CardClass::Paladin);
    table.steps(&[DeckOf(&["YOP_009"]), Force(Card("YOP_009")), Play("DRG_231", Nothing), HandCount(Mine, 5)]);
    table.steps(&[IsCard(InHand(0), "YOP_009")]);
    // It is from another class for a mage alone.
    check! { Mage: Ally("CFM_781"), Force(Card("YOP_009")), Attack(My(0), TheirHero), HandCount(Mine, 1) }
    check! { Priest: Ally("CFM_781"), ForbidOutcome(Card("YOP_009")), Attack(My(0), TheirHero), HandCount(Mine, 1) }
}

#[test]
fn a_discover_with_nothing_for_the_class_shows_the_class_of_the_card() {
    // A Priest has no Secrets: the Keysmith of the Mage shows those of the Mage, for the Priest's hand is empty and the Secret lies.
    check! { Warlock:
        Force(ForcedOutcome::Card("EX1_287")), Play("GIL_116", Nothing), ChooseCard("EX1_287"),
        IsInZone(Newest("EX1_287"), Zone::Secret),
    }
    // A Hunter has Secrets of the own class.
    check! { Hunter: ForbidOutcome(ForcedOutcome::Card("EX1_287")), Play("GIL_116", Nothing) }
}

#[test]
fn a_secret_from_a_different_class_than_the_one_that_was_played() {
    check! { Rogue: Ally("BT_188"), ForbidOutcome(Card("EX1_132")), Play("EX1_130", Nothing), Choose(0), HandCount(Mine, 1) }
}

#[test]
fn two_cards_that_are_discarded_are_chosen_before_the_first_is() {
    // Clutchmother Zavas comes back and is not discarded again.
    check! { Warlock:
        Give("UNG_836"), Give("CS2_182"), Give("CS2_179"), Play("UNG_833", Nothing), HandCount(Mine, 2),
        IsCard(InHand(0), "CS2_182"), IsCard(InHand(1), "UNG_836"), StatsNow(InHand(1), 4, 4),
    }
}

/// Frame Job says that it Discovers, though it puts the card back; Dredge is none.
#[test]
fn to_put_a_card_on_top_is_a_discover_if_the_card_says_so() {
    check! { Warlock:
        Ally("GDB_841"), Enemy("CS2_231"), EmptyDeck(Theirs), OnTheirTop("CS2_200"), OnTheirTop("CS2_029"),
        Play("CAP_403", Nothing), ChooseCard("CS2_200"), HandCount(Mine, 1), IsCard(InHand(0), "CS2_200"),
    }
    check! { Mage: Ally("GDB_841"), Play("TSC_915", Nothing), Choose(0), HandCount(Mine, 0) }
}

/// The options of a Choose One card in hand that are offered.
fn offered_options(table: &Table, card: &str) -> Vec<u8> {
    let id = table.game.players[table.game.active].hand.iter().find(|id| table.game.card(*id).unwrap().id == card);
    let options = table.game.options_for(id.unwrap()).into_iter();
    let mut options: Vec<u8> =
        options.filter_map(|option| if let Action::Play { option, .. } = option { option } else { None }).collect();
    options.dedup();
    options
}

/// The client refuses a plain spell that summons on a full board (`REQ_NUM_MINION_SLOTS`), and an option as well: before build 36393
/// each option has play requirements of its own.
#[test]
fn an_option_that_can_do_nothing_is_not_offered() {
    let summons_first = ["ETC_373", "EDR_813", "EDR_820", "EDR_490"];
    let summons_second = ["RLK_654", "SW_422", "EDR_263", "EDR_463", "DRG_311"];
    let nothing_else = ["SCH_612", "TSC_650", "EDR_233"];
    let cards = summons_first.into_iter().chain(summons_second).chain(nothing_else);
    for card in cards {
        let mut table = table(CardClass::Druid);
        table.steps(&[Ally("CS2_231"); 6]);
        table.steps(&[Enemy("CS2_231"), GainCorpses(2), Give(card)]);
        assert_eq!(offered_options(&table, card), [0, 1], "{card} with room");
        table.steps(&[Ally("CS2_231")]);
        let left: &[u8] = if summons_first.contains(&card) {
            &[1]
        } else if nothing_else.contains(&card) {
            &[]
        } else {
            &[0]
        };
        assert_eq!(offered_options(&table, card), left, "{card} without room");
    }
}

/// Both options of Spirits of the Forest summon: the card cannot be played, and says why.
#[test]
fn a_card_of_which_no_option_can_do_anything_cannot_be_played() {
    let full = [Ally("CS2_231"); 7];
    check(CardClass::Shaman, &[&full[..], &[Give("EDR_233"), Unplayable("EDR_233")]].concat());
    check(CardClass::Shaman, &[&full[..6], &[PlayOption("EDR_233", 1, Nothing), IsCard(My(6), "EDR_233t2")]].concat());
}
