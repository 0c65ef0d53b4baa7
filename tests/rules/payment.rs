//! Costs and payments: parts, choices, mana abilities.
use cardwright_cards::custom::neutral::{BLUE, FOREIGN};
use cardwright_engine::script::cost::{CardFilter, Cost, Part, Resource};
use cardwright_engine::script::prelude as words;
use cardwright_engine::state::Question;

use super::*;

/// Whether the n-th ability of a card can be used now.
fn usable(table: &Table, who: EntityRef, n: u8) -> bool {
    let card = table.who(who).unwrap();
    let uses = |option: &Action| matches!(option, Action::Use { ability, .. } if *ability == n);
    table.game.options_for(card).iter().any(uses)
}

/// A table with one card on my side.
fn with(id: &'static str) -> Table {
    let mut table = invented::table(CardClass::Mage);
    table.steps(&[Ally(id)]);
    table
}

#[test]
fn a_card_is_a_list_of_abilities() {
    let mut table = with("ZZ_L_MULTI");
    table.steps(&[
        Ally("CS2_182"),
        StatsNow(My(1), 5, 5),
        Play("CS2_025", Nothing),
        HandCount(Mine, 1),
        Armor(Mine, 1),
    ]);
    table.steps(&[Use(My(0), 0, Nothing), HandCount(Mine, 2), Use(My(0), 1, Nothing), Armor(Mine, 6)]);
}

#[test]
fn an_ability_works_in_its_zone() {
    let mut table = invented::table(CardClass::Warlock);
    table.steps(&[Ally("ZZ_LAND"), Ally("ZZ_LAND"), Give("ZZ_FLASH"), Give("CS2_182")]);
    assert!(!usable(&table, Nth(2), 0), "not in hand");
    // Soulfire discards it.
    table.steps(&[Force(Card("ZZ_FLASH")), Play("EX1_308", On(TheirHero)), IsInZone(Nth(2), Zone::Graveyard)]);
    assert!(usable(&table, Nth(2), 0));
}

#[test]
fn each_ability_has_its_own_cost() {
    let mut table = with("ZZ_L_MULTI");
    table.steps(&[Crystals(4), Use(My(0), 0, Nothing), Mana(3), Use(My(0), 1, Nothing), Mana(0)]);
    table.steps(&[Crystals(2)]);
    assert!(usable(&table, My(0), 0) && !usable(&table, My(0), 1));
}

#[test]
fn first_it_is_paid_then_it_happens() {
    let mut table = invented::table(CardClass::Mage);
    table.steps(&[Ally("ZZ_LAND"), Ally("ZZ_LAND"), Play("ZZ_FLASH", On(TheirHero)), Give("CS2_182")]);
    table.steps(&[Use(Nth(0), 0, Nothing), Use(Nth(1), 0, Nothing)]);
    let (card, target) = (table.who(Nth(2)).unwrap(), table.who(TheirHero).unwrap());
    let mut log = Log::default();
    table.game.act_observed(Action::Use { card, ability: 0, target: Some(target) }, &mut log).unwrap();
    let kinds: Vec<EventKind> = log.events.iter().map(|(kind, ..)| *kind).collect();
    let at = |kind| kinds.iter().position(|of| *of == kind).unwrap_or_else(|| panic!("{kind:?} in {kinds:?}"));
    assert!(at(EventKind::Discard) < at(EventKind::Play), "{kinds:?}");
    assert!(at(EventKind::Play) <= at(EventKind::Cast) && at(EventKind::Cast) < at(EventKind::Damage), "{kinds:?}");
}

#[test]
fn what_cannot_be_paid_is_not_listed() {
    let mut table = with("ZZ_L_CORPSES");
    table.game.players[PlayerId::First].corpses = 2;
    assert!(!usable(&table, My(0), 0));
    table.game.players[PlayerId::First].corpses = 3;
    assert!(usable(&table, My(0), 0));
}

#[test]
fn a_land_is_no_special_case() {
    let table = invented::table(CardClass::Mage);
    let effects = card(&table, "ZZ_LAND").power.blocks();
    assert_eq!(effects.len(), 1, "its mana is an effect");
    for (file, text) in rust_sources() {
        assert!(!text.contains("is_land"), "{file}");
    }
}

#[test]
fn a_cost_has_any_number_of_parts_of_any_kind() {
    let mut table = with("ZZ_L_MANY");
    table.steps(&[Ally("ZZ_LAND"), Play("EX1_606", Nothing), Use(My(1), 0, Nothing), Pool(Mine, BLUE, 1)]);
    table.game.clear_hand(PlayerId::First);
    table.steps(&[Give("CS2_182"), Crystals(10)]);
    assert!(!usable(&table, My(0), 0), "no Corpse");
    table.game.players[PlayerId::First].corpses = 1;
    table.steps(&[Use(My(0), 0, Nothing), Mana(9), Armor(Mine, 4), Corpses(Mine, 0), Pool(Mine, BLUE, 0)]);
    // What is paid of Health is no damage: Armor does not take it.
    table.steps(&[Health(MyHero, 28), HandCount(Mine, 1), CannotAct(My(0))]);
}

#[test]
fn what_is_not_written_is_a_body_whose_text_is_done_by_hand() {
    let mut table = invented::table(CardClass::Mage);
    table.steps(&[Give("ZZ_L_STUB"), Crystals(10)]);
    let stub = table.who(InHand(0)).unwrap();
    let plain = Action::Play { card: stub, target: None, option: None, place: None };
    assert_eq!(table.game.click_result(stub), cardwright_engine::Click::Auto(plain));
    table.game.act(plain).unwrap();
    table.steps(&[IsCard(My(0), "ZZ_L_STUB"), HandCount(Mine, 0), Armor(Mine, 0)]);
    // By hand: somebody says what its text does.
    table.game.perform(const { &[words::draw(1), words::armor(2)] }, stub, None);
    table.steps(&[HandCount(Mine, 1), Armor(Mine, 2)]);
    // Random games are made of what is written alone.
    let game = games::begin(1, &mut ());
    let sides = game.players.0.iter().flat_map(|side| side.deck.iter().chain(side.hand.iter()));
    for id in sides.collect::<Vec<_>>() {
        assert!(cardwright_engine::rules::is_playable(game.card(id).unwrap().power));
    }
}

#[test]
fn asking_changes_nothing() {
    let mut table = with("ZZ_L_JOINT");
    table.steps(&[Give("CS2_182"), Give("CS2_231")]);
    let (before, hash) = (table.game.clone(), table.game.canonical_hash());
    let card = table.who(My(0)).unwrap();
    let cost = table.game.ability(card, 0).unwrap().cost;
    for _ in 0..1000 {
        assert_eq!(table.game.precompute(PlayerId::First, Some(card), &cost).len(), 1);
    }
    assert!(table.game == before);
    assert_eq!(table.game.canonical_hash(), hash);
}

#[test]
fn a_payment_that_is_given_up_has_left_no_trace() {
    let mut table = with("ZZ_L_JOINT");
    table.steps(&[Give("CS2_182"), Give("CS2_231")]);
    let (before, hash) = (table.game.clone(), table.game.canonical_hash());
    let card = table.who(My(0)).unwrap();
    let mut log = Log::default();
    table.game.act_observed(Action::Use { card, ability: 0, target: None }, &mut log).unwrap();
    assert!(matches!(table.game.pending_question(), Some(Question::Card(cards)) if cards.len() == 2));
    assert!(table.game.options().contains(&Action::Cancel));
    table.game.act_observed(Action::Cancel, &mut log).unwrap();
    assert!(table.game == before, "health, mana, hand, dice: all as it was");
    assert_eq!(table.game.canonical_hash(), hash);
    assert!(log.events.is_empty() && log.abilities.is_empty());
    // With a land already chosen, too.
    let mut table = invented::table(CardClass::Mage);
    table.steps(&[Ally("ZZ_LAND"), Ally("ZZ_LAND"), Play("ZZ_FLASH", On(TheirHero)), Give("CS2_182")]);
    let before = table.game.clone();
    table.steps(&[Use(Nth(2), 0, On(TheirHero)), Use(Nth(0), 0, Nothing), Cancel]);
    assert!(table.game == before, "the land is fresh again");
}

#[test]
fn what_is_paid_is_what_was_decided_and_texts_know_it() {
    let mut table = with("ZZ_L_COUNTED");
    table.steps(&[Use(My(0), 0, Nothing), Choose(2), Mana(7), Armor(Mine, 3)]);
    let mut table = with("ZZ_L_JOINT");
    table.steps(&[Give("CS2_182"), Give("CS2_231"), Use(My(0), 0, Nothing), Choose(1)]);
    table.steps(&[
        Mana(8),
        Health(MyHero, 27),
        IsInZone(Nth(1), Zone::Hand),
        IsInZone(Nth(2), Zone::Graveyard),
        HandCount(Mine, 2),
    ]);
}

#[test]
fn a_discount_comes_off_whichever_way_is_chosen() {
    let mut table = with("CS2_182");
    let cost = (Cost::of(Part::Mana(3)) | Cost::of(Part::Health(3))).less(1);
    let quotes = table.game.precompute(PlayerId::First, None, &cost);
    assert_eq!(quotes.iter().map(|quote| quote.cost.to_string()).collect::<Vec<_>>(), ["2", "Health(2)"]);
    table.steps(&[Crystals(1)]);
    let quotes = table.game.precompute(PlayerId::First, None, &cost);
    assert_eq!(quotes.iter().map(|quote| quote.alternative).collect::<Vec<_>>(), [1]);
}

#[test]
fn an_x_is_quoted_from_its_least_to_its_most() {
    let mut table = with("ZZ_L_COUNTED");
    let x = |table: &Table| {
        let cost = Cost::of(Part::X(Resource::Mana, 1, 5)).and(Part::Mana(1));
        table.game.precompute(PlayerId::First, None, &cost).first().map(|quote| quote.x_range)
    };
    assert_eq!(x(&table), Some(Some((1, 5))));
    table.steps(&[Crystals(4)]);
    assert_eq!(x(&table), Some(Some((1, 3))));
    table.steps(&[Crystals(1)]);
    assert_eq!(x(&table), None, "an X of 0 is too little");
}

#[test]
fn others_are_used_up_and_none_of_them_twice() {
    let mut table = with("ZZ_L_TAP");
    table.steps(&[Ally("CS2_182")]);
    assert!(!usable(&table, My(0), 0), "two others are needed");
    table.steps(&[Ally("CS2_231"), Use(My(0), 0, Nothing), Choose(0), HandCount(Mine, 1)]);
    assert!(!usable(&table, My(0), 0), "both are used up");
    table.steps(&[CannotAct(My(1)), CannotAct(My(2))]);
}

#[test]
fn every_part_is_asked_for_and_paid() {
    let side = |table: &mut Table, corpses| table.game.players[PlayerId::First].corpses = corpses;
    let pay = |table: &mut Table| table.steps(&[Use(My(0), 0, Nothing)]);
    let refuses = |table: &Table, why: &str| assert!(!usable(table, My(0), 0), "{why}");

    let mut table = with("ZZ_L_MANA");
    pay(&mut table);
    table.steps(&[Mana(8), Crystals(1)]);
    refuses(&table, "1 mana");

    let mut table = with("ZZ_L_HEALTH");
    pay(&mut table);
    table.steps(&[Health(MyHero, 25), DealDamage(MyHero, 20)]);
    refuses(&table, "the last Health cannot be paid");

    let mut table = with("ZZ_L_ARMOR");
    refuses(&table, "no Armor");
    table.steps(&[Play("EX1_606", Nothing)]);
    pay(&mut table);
    table.steps(&[Armor(Mine, 3), Health(MyHero, 30)]);

    let mut table = with("ZZ_L_CORPSES");
    side(&mut table, 4);
    pay(&mut table);
    table.steps(&[Corpses(Mine, 1), Mana(10)]);

    let mut table = with("ZZ_L_POOL");
    refuses(&table, "no blue mana");
    table.steps(&[Ally("ZZ_LAND"), Ally("ZZ_LAND"), Use(Nth(1), 0, Nothing), Use(Nth(2), 0, Nothing)]);
    pay(&mut table);
    table.steps(&[Pool(Mine, BLUE, 0), Mana(10)]);

    for id in ["ZZ_L_EXHAUST", "ZZ_L_ATTACK"] {
        let mut table = with(id);
        pay(&mut table);
        table.steps(&[CannotAct(My(0)), EndTurn, EndTurn]);
        pay(&mut table);
    }

    let mut table = with("ZZ_L_ONCE");
    pay(&mut table);
    table.steps(&[EndTurn, EndTurn]);
    refuses(&table, "once is once");

    let mut table = with("ZZ_L_DURABILITY");
    pay(&mut table);
    table.steps(&[StatsNow(My(0), 3, 1)]);
    refuses(&table, "1 of 3 is left");

    let mut table = with("ZZ_L_COOLDOWN");
    pay(&mut table);
    refuses(&table, "it rests");

    let mut table = with("ZZ_L_OVERLOAD");
    pay(&mut table);
    table.steps(&[Mana(10), EndTurn, EndTurn, Mana(8)]);

    let table = with("ZZ_L_COUNTER");
    refuses(&table, "nothing is counted");
    let mut charged = with("ZZ_L_CHARGE");
    pay(&mut charged);
    let card = charged.who(My(0)).unwrap();
    assert_eq!(charged.game[card].text_counters, [0, 2]);

    let mut table = with("ZZ_L_DISCARD");
    table.steps(&[Give("CS2_182")]);
    refuses(&table, "no spell");
    table.steps(&[Give("CS2_029")]);
    pay(&mut table);
    table.steps(&[IsInZone(Nth(1), Zone::Hand), IsInZone(Nth(2), Zone::Graveyard)]);

    let mut table = with("ZZ_L_DESTROY");
    refuses(&table, "nobody else");
    // Loot Hoarder is dead, and has drawn, before what was paid for begins.
    table.steps(&[Ally("EX1_096")]);
    pay(&mut table);
    table.steps(&[Dead(Nth(1)), HandCount(Mine, 2)]);

    let mut table = with("ZZ_L_TO_DECK");
    refuses(&table, "no card");
    table.steps(&[Give("CS2_231")]);
    pay(&mut table);
    table.steps(&[HandCount(Mine, 1), DeckCount(Mine, 19)]);

    let mut table = with("ZZ_L_EXILE");
    table.steps(&[Ally("CS2_182"), Kill(My(1))]);
    refuses(&table, "one of two");
    table.steps(&[Ally("CS2_231"), Kill(My(1)), Use(My(0), 0, Nothing), Choose(0)]);
    table.steps(&[IsInZone(Nth(1), Zone::RemovedFromGame), IsInZone(Nth(2), Zone::RemovedFromGame)]);

    let mut table = with("ZZ_L_ALL");
    refuses(&table, "no Corpse");
    side(&mut table, 7);
    pay(&mut table);
    table.steps(&[Corpses(Mine, 0)]);
}

#[test]
fn parts_are_weighed_together() {
    let mut table = with("ZZ_L_HEALTH2");
    table.steps(&[DealDamage(MyHero, 22)]);
    assert!(!usable(&table, My(0), 0), "5 and 5 are more than 8");
    let mut table = with("ZZ_L_HEALTH2");
    table.steps(&[DealDamage(MyHero, 19), Use(My(0), 0, Nothing), Health(MyHero, 1)]);
}

#[test]
fn the_same_code_pays_every_combination() {
    let parts = ["2", "Health(2)", "Armor(1)", "Corpses(1)", "Exhaust", "Overload(1)", "Discard(1,Any)", "Cooldown(1)"];
    let mut table = with("ZZ_L_MULTI");
    table.steps(&[Give("CS2_182"), Give("CS2_231"), Play("EX1_606", Nothing)]);
    table.game.players[PlayerId::First].corpses = 2;
    let card = table.who(My(0)).unwrap();
    let payable = |cost: &Cost| !table.game.precompute(PlayerId::First, Some(card), cost).is_empty();
    let mut pairs = 0;
    for a in parts {
        for b in parts.iter().filter(|b| **b != a) {
            let read = |text: &str| Cost::parse(text, &FOREIGN).unwrap();
            let both = read(&format!("{a} + {b}"));
            assert_eq!(both.parts().len(), 2, "{both}");
            assert!(payable(&both) && payable(&read(a)) && payable(&read(b)), "{both}");
            assert!(!payable(&read(&format!("{a} + {b} + 99"))), "all or nothing");
            pairs += 1;
        }
    }
    assert_eq!(pairs, 56);
    for (file, text) in rust_sources() {
        let combined = ["ManaTap", "ManaHealth", "HealthArmor", "TapSac"].iter().any(|name| text.contains(name));
        assert!(!combined, "{file} has a kind of cost for a combination");
    }
}

#[test]
fn alternatives_are_chosen_and_the_only_one_is_taken() {
    let mut table = with("ZZ_L_EITHER");
    table.steps(&[Use(My(0), 0, Nothing), Choose(1), Mana(9), Health(MyHero, 28)]);
    table.steps(&[Use(My(0), 0, Nothing), Choose(0), Mana(6), Health(MyHero, 28)]);
    table.steps(&[Crystals(2), Use(My(0), 0, Nothing), Mana(1), Health(MyHero, 26)]);
}

#[test]
fn nothing_pays_twice_or_for_itself() {
    let mut table = invented::table(CardClass::Mage);
    table.steps(&[Give("ZZ_L_IN_HAND")]);
    assert!(!usable(&table, Nth(0), 0), "not with itself");
    table.steps(&[Give("CS2_029")]);
    assert!(usable(&table, Nth(0), 0));
    let mut table = invented::table(CardClass::Mage);
    table.steps(&[Give("ZZ_L_TWO"), Give("CS2_182")]);
    assert!(!usable(&table, Nth(0), 0), "one card for two places");
    table.steps(&[Give("CS2_029")]);
    assert!(usable(&table, Nth(0), 0));
    table.steps(&[Use(Nth(0), 0, Nothing)]);
    // The minion must stay for the second place, so that there is no choice.
    table.steps(&[IsInZone(Nth(1), Zone::Graveyard), IsInZone(Nth(2), Zone::Graveyard), HandCount(Mine, 2)]);
    let both = Cost::of(Part::Discard(1, CardFilter::Any)).and(Part::Discard(1, CardFilter::This));
    let card = table.who(Nth(0)).unwrap();
    assert_eq!(table.game.precompute(PlayerId::First, Some(card), &both).len(), 1);
}
