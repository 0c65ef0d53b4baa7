//! Discover and other choices in the middle of a text.

use std::hash::{DefaultHasher, Hasher};

use cardwright_engine::Game;

use super::*;

/// Runes belong to one class, as "a Druid spell" does.
#[test]
fn a_rune_card_is_discovered_in_any_class() {
    // A mage plays Necrotic Mortician after a Wisp died, and finds Dark Transformation.
    let steps = [Ally("CS2_231"), Kill(My(0)), Force(Card("RLK_057")), Play("RLK_116", Nothing)];
    check(CardClass::Mage, &[&steps[..], &[ChooseCard("RLK_057"), HandCount(Mine, 1)]].concat());
}

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

/// A search that meets a state again asks by the hash whether the pending choice is the same.
#[test]
fn pending_choices_are_told_apart_by_their_hash() {
    let outline = |game: &Game| {
        let mut hash = DefaultHasher::new();
        game.pending.as_ref().expect("a choice").kind.hash_outline(&mut hash);
        hash.finish()
    };
    let discovers = |deck: &'static [&'static str]| {
        let mut table = table(CardClass::Hunter);
        table.steps(&[DeckOf(deck), Play("DS1_184", Nothing)]);
        table.game
    };
    let three = discovers(&["CS2_182", "CS2_231", "CS2_142"]);
    assert_eq!(outline(&three), outline(&three.clone()));
    assert_ne!(outline(&three), outline(&discovers(&["CS2_182", "CS2_231"])), "other options");
    // Jeweled Scarab offers as many cards, which it makes.
    let mut other = table(CardClass::Hunter);
    other.steps(&[Play("LOE_029", Nothing)]);
    assert_eq!(other.game.offered().len(), three.offered().len());
    assert_ne!(outline(&three), outline(&other.game));
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

#[test]
fn dredge_looks_at_the_bottom_of_the_deck() {
    let mut table = table(CardClass::Mage);
    table.steps(&[OnTop("CS2_029"), Play("TSC_909", Nothing)]);
    assert_eq!(table.game.offered().len(), 3);
    let bottom = table.game.players[cardwright_engine::PlayerId::First].deck.get(0).unwrap();
    let offered: Vec<_> = table.game.offered().to_vec();
    assert!(
        offered
            .iter()
            .any(|offer| matches!(offer, cardwright_engine::state::OfferedOption::Entity(id) if *id == bottom))
    );
    table.steps(&[Choose(0), DeckCount(Mine, 20)]);
    let top = table.game.players[cardwright_engine::PlayerId::First].deck.last().unwrap();
    assert_eq!(table.game.card(top).unwrap().id, "CS2_182", "not the Fireball that was there");
}

/// Spymaster Scabbs: the order of the gizmos in the hand.
#[test]
fn spy_gizmos_come_in_the_recorded_order() {
    check! { Rogue:
        Play("SW_052t3", Nothing), IsCard(InHand(0), "SW_052t5"), IsCard(InHand(1), "SW_052t4"), IsCard(InHand(2), "SW_052t7"),
        IsCard(InHand(3), "SW_052t8_t"), IsCard(InHand(4), "SW_052t6"),
    }
}

/// "Secretly": games that differ only in what was chosen look alike to the opponent (Jandice Barov: in recording bb4cc0b3b7, 73, both
/// minions get the enchantment "Illusion").
#[test]
fn what_is_chosen_secretly_is_not_in_the_view_of_the_opponent() {
    let views = |steps: &[Step], chosen: &[&[Step]]| {
        let tables: Vec<Table> = chosen
            .iter()
            .map(|chosen| {
                let mut table = table(CardClass::Druid);
                table.steps(steps);
                table.steps(chosen);
                table
            })
            .collect();
        assert!(tables[0].game.view(PlayerId::Second) == tables[1].game.view(PlayerId::Second), "{chosen:?}");
        assert!(tables[0].game.view(PlayerId::First) != tables[1].game.view(PlayerId::First), "{chosen:?}");
    };
    let jandice = [Force(Card("CS2_187")), Force(Card("CS2_150")), Play("SCH_351", Nothing)];
    views(&jandice, &[&[Choose(0)], &[Choose(1)]]);
    views(&[], &[&[Force(Yes), Play("EDR_780", Nothing)], &[Force(No), Play("EDR_780", Nothing)]]);
    views(&[Play("TSC_032", Nothing)], &[&[Choose(0)], &[Choose(1)]]);
    views(&[], &[&[PlayOption("ETC_387", 0, Nothing)], &[PlayOption("ETC_387", 1, Nothing)]]);
    let augur = [GiveThem("CS2_029"), GiveThem("CS2_182"), GiveThem("CS2_231"), Play("JAIL_303", Nothing)];
    views(&augur, &[&[Choose(0)], &[Choose(1)]]);
    views(&[], &[&[PlayOption("ICC_047", 0, Nothing)], &[PlayOption("ICC_047", 1, Nothing)]]);
}

/// A Kabal minion's three cards are a Discover, which never offers the card itself.
#[test]
fn no_card_discovers_itself_among_cards_made_for_the_choice() {
    for (id, class) in [("CFM_852", CardClass::Druid), ("CFM_321", CardClass::Hunter), ("CFM_649", CardClass::Mage)] {
        let mut table = table_in(Format::Wild, class);
        table.steps(&[ForbidOutcome(Card(id)), Play(id, Nothing), Choose(0)]);
        table.all_forced().unwrap();
    }
}

/// "Another class" is one other than the player's, whoever holds the card.
#[test]
fn another_class_is_one_that_is_not_the_players() {
    // A Mage gets the Black Larva of the Rogue, and no Cyan Larva.
    check! { Mage: Force(Card("BE_720t3")), Play("BE_720", Nothing), IsCard(InHand(0), "BE_720t3"), HandCount(Mine, 1) }
    check! { Mage: ForbidOutcome(Card("BE_720t8")), Play("BE_720", Nothing), HandCount(Mine, 1) }
    check! { Rogue: ForbidOutcome(Card("BE_720t3")), Play("BE_720", Nothing), HandCount(Mine, 1) }
    check! { Mage:
        Ally("BE_722"), Force(Card("BE_720t3")), Force(Card("BE_720t3")), Kill(My(0)), HandCount(Mine, 2),
        IsCard(InHand(1), "BE_720t3"),
    }
    check! { Mage: Force(Card("BE_720t3")), Play("BE_724", Nothing), HandCount(Mine, 3), IsCard(InHand(0), "BE_720t3") }
    // A card of each class but Mage: ten of them, one of the Rogue.
    let of = |class: CardClass| {
        let mut table = table(class);
        table.steps(&[EmptyDeck(Mine), OnTop("CS2_231"), Play("WORK_004", Nothing), DeckCount(Mine, 10)]);
        let player = &table.game.players[PlayerId::First];
        let held = player.deck.iter().chain(player.hand.iter()).map(|id| table.game.card(id).unwrap());
        held.filter(|card| !card.is_of(CardClass::Neutral)).map(|card| card.class).collect::<Vec<_>>()
    };
    let (mages, rogues) = (of(CardClass::Mage), of(CardClass::Rogue));
    assert!(mages.contains(&CardClass::Rogue) && !mages.contains(&CardClass::Mage), "{mages:?}");
    assert!(rogues.contains(&CardClass::Mage) && !rogues.contains(&CardClass::Rogue), "{rogues:?}");
}

/// The Old Gods are in no other pool (`DONT_PICK_FROM_SUBSETS`); "a random Old God" names them.
#[test]
fn a_random_old_god_is_found_in_every_format() {
    check! { Rogue in Wild, Standard: Ally("BE_703"), Kill(My(0)), HandCount(Mine, 1), HasNow(InHand(0), GameTag::OLD_GOD) }
}

/// One choice: the card on top, or "A New Fate", which puts it at the bottom.
#[test]
fn sphere_of_sapience_offers_the_card_or_a_new_fate() {
    check! { Mage:
        Ally("SCH_259"), DeckOf(&["CS2_231", "CS2_029", "CS2_182"]), EndTurn, EndTurn, ChooseCard("SCH_259t"),
        IsCard(InHand(0), "CS2_029"), HandCount(Mine, 1), StatsNow(MyWeapon, 0, 3), EndTurn, EndTurn, ChooseCard("CS2_231"),
        IsCard(InHand(1), "CS2_231"), HandCount(Mine, 2), StatsNow(MyWeapon, 0, 3), DeckCount(Mine, 1),
    }
    // With an empty deck there is nothing to look at.
    check! { Mage:
        Ally("SCH_259"), EmptyDeck(Mine), EndTurn, EndTurn, Damage(MyHero, 1), StatsNow(MyWeapon, 0, 4), HandCount(Mine, 0),
    }
}

/// The Nagaling comes when its spell has been chosen: it is behind what came meanwhile, and the choice shows an unchanged hand.
#[test]
fn school_teacher_adds_the_nagaling_after_the_choice() {
    check! { Mage:
        Force(Card("CS2_024")), Play("TSC_052", Nothing), HandCount(Mine, 0), Choose(0), HandCount(Mine, 1),
        IsCard(InHand(0), "TSC_052t"),
    }
}

/// Of a Secret that is cast at once as of one that is put into play (Arcane Keysmith); no source of its own.
#[test]
fn a_discover_that_casts_a_secret_offers_no_active_one() {
    let mut table = table(CardClass::Hunter);
    table.steps(&[Play("EX1_610", Nothing), Crystals(10), Play("DMF_088", Nothing), ForbidOutcome(Card("EX1_610"))]);
    table.steps(&[Attack(MyHero, TheirHero), Choose(0), HandCount(Mine, 0)]);
}

#[test]
fn ysera_gets_two_dreams() {
    mage(&[
        Ally("EX1_572"),
        Force(Card("DREAM_03")),
        Force(Card("DREAM_01")),
        EndTurn,
        HandCount(Mine, 2),
        IsCard(InHand(0), "DREAM_03"),
        IsCard(InHand(1), "DREAM_01"),
    ]);
}

#[test]
fn a_discover_waits_for_a_choice_and_continues() {
    mage(&[
        OnTop(WISP),
        Force(Number(0)),
        Play("DS1_184", Nothing),
        ChooseCard(WISP),
        HandCount(Mine, 1),
        IsCard(InHand(0), WISP),
    ]);
    mage(&[
        OnTop(WISP),
        OnTop("CS2_172"),
        Play("VAN_DS1_184", Nothing),
        ChooseCard("CS2_172"),
        HandCount(Mine, 1),
        DeckCount(Mine, 18),
    ]);
}
