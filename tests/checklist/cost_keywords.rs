//! What keywords and auras of the client make a card cost, and what can be done with it.
use cardwright_engine::Action;
use cardwright_engine::state::{Question, Rng};

use cardwright_engine::PlayerId;

use super::*;

#[test]
fn mana_for_this_turn_is_spent_first() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Crystals(1), Play("GAME_005", Nothing), Mana(2), Play("CS2_168", Nothing), Mana(1)]);
    let side = &table.game.players[PlayerId::First];
    assert_eq!((side.temporary, side.spent), (0, 0));
}

#[test]
fn health_instead_of_mana() {
    let mut table = local::table(CardClass::DeathKnight);
    table.steps(&[Give("ZZ_L_BY_HEALTH"), Play("ZZ_L_BY_HEALTH", Nothing), Health(MyHero, 27), Mana(10)]);
    table.steps(&[DealDamage(MyHero, 24), Give("ZZ_L_BY_HEALTH"), Unplayable("ZZ_L_BY_HEALTH")]);
}

#[test]
fn armor_instead_of_mana() {
    let mut table = local::table(CardClass::Warrior);
    table.steps(&[Give("ZZ_L_BY_ARMOR"), Unplayable("ZZ_L_BY_ARMOR"), HeroPower(Nothing), Armor(Mine, 2)]);
    table.steps(&[Play("ZZ_L_BY_ARMOR", Nothing), Armor(Mine, 0), Mana(8), HandCount(Mine, 1)]);
}

#[test]
fn corpses_instead_of_mana() {
    let mut table = local::table(CardClass::DeathKnight);
    table.steps(&[Give("ZZ_L_BY_CORPSES"), Unplayable("ZZ_L_BY_CORPSES")]);
    table.game.players[PlayerId::First].corpses = 3;
    table.steps(&[Play("ZZ_L_BY_CORPSES", Nothing), Corpses(Mine, 1), Mana(10)]);
    assert_eq!(table.game.players[PlayerId::First].corpses_spent, 2);
}

#[test]
fn an_aura_makes_others_cost_health_and_discounts_count() {
    let mut table = local::table(CardClass::Mage);
    table.steps(&[Ally("ZZ_L_BLOODY"), Play("ZZ_L_DEAR", Nothing), Health(MyHero, 26), Mana(10)]);
    // Sorcerer's Apprentice: 3 Health.
    table.steps(&[Ally("EX1_608"), Play("ZZ_L_DEAR", Nothing), Health(MyHero, 23), Mana(10)]);
    table.steps(&[Kill(My(0)), Play("ZZ_L_DEAR", Nothing), Health(MyHero, 23), Mana(7)]);
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
    let mut table = local::table(CardClass::Mage);
    table.steps(&[Give("ZZ_L_PREPARED"), Crystals(3), Use(InHand(0), 0, Nothing), Mana(0), CostNow(InHand(0), 9)]);
    assert!(table.step(&Use(InHand(0), 0, Nothing)).is_err(), "it is prepared, and nothing is left");
    table.steps(&[EndTurn, CostNow(Nth(0), 9), EndTurn, CostNow(Nth(0), 5), EndTurn, CostNow(Nth(0), 9)]);
    table.steps(&[EndTurn, Crystals(0)]);
    assert!(table.step(&Use(Nth(0), 0, Nothing)).is_err(), "at least 1");
}

#[test]
fn a_location_rests_after_its_use() {
    let mut table = table(CardClass::Priest);
    table.steps(&[Ally("REV_290"), Ally("CS2_182"), Use(Nth(0), 0, On(Nth(1))), HandCount(Mine, 1)]);
    table.steps(&[CannotAct(Nth(0)), EndTurn, EndTurn, CannotAct(Nth(0)), EndTurn, EndTurn]);
    table.steps(&[Use(Nth(0), 0, On(Nth(1)))]);
    // Playing it is not using it.
    table.game.clear_hand(PlayerId::First);
    table.steps(&[Play("REV_290", Nothing), HandCount(Mine, 0)]);
}

#[test]
fn a_titan_uses_each_ability_once_and_then_attacks() {
    let mut table = local::table(CardClass::Mage);
    table.steps(&[Ally("ZZ_L_TITAN"), Use(My(0), 0, Nothing), CannotAct(My(0)), EndTurn, EndTurn]);
    assert!(table.step(&Use(My(0), 0, Nothing)).is_err(), "each once");
    table.steps(&[Use(My(0), 1, Nothing), EndTurn, EndTurn, Use(My(0), 2, On(TheirHero)), Health(TheirHero, 28)]);
    table.steps(&[EndTurn, EndTurn, Attack(My(0), TheirHero), Health(TheirHero, 25)]);
}

#[test]
fn a_starship_is_launched_or_the_launch_aborted() {
    let mut table = local::table(CardClass::Mage);
    table.steps(&[Ally("ZZ_L_PIECE"), Ally("ZZ_L_PIECE"), Kill(My(0)), Kill(My(1))]);
    table.steps(&[IsCard(My(0), "ZZ_L_SHIP"), Crystals(4)]);
    assert!(table.step(&Use(My(0), 0, Nothing)).is_err(), "it costs 5");
    table.steps(&[Crystals(6)]);
    let (before, hash) = (table.game.clone(), table.game.canonical_hash());
    table.steps(&[Use(My(0), 0, Nothing), Mana(6)]);
    assert_eq!(table.game.pending_question(), Some(Question::Confirm));
    assert_eq!(table.game.options(), [Action::Choose(0), Action::Cancel], "launch, abort");
    table.game.act(Action::Cancel).unwrap();
    assert!(table.game == before);
    assert_eq!(table.game.canonical_hash(), hash);
    // Two pieces of 1/4, and what each of them says.
    table.steps(&[Use(My(0), 0, Nothing), Choose(0), Mana(1), StatsNow(My(0), 2, 8), Armor(Mine, 6)]);
}

#[test]
fn the_hero_power_once_a_turn() {
    let mut table = table(CardClass::Mage);
    table.steps(&[HeroPower(On(TheirHero)), Mana(8), CannotAct(MyPower), EndTurn, EndTurn, HeroPower(On(TheirHero))]);
}

#[test]
fn an_attack_needs_somebody_to_attack() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Ally("CS2_182"), Enemy("CS2_125"), Enemy("CS2_231")]);
    let yeti = table.who(My(0)).unwrap();
    assert_eq!(table.game.options_for(yeti).len(), 1, "the one with Taunt");
    table.steps(&[Attack(My(0), Their(0)), CannotAct(My(0))]);
    table.steps(&[EndTurn, CannotAct(My(0))]);
}

#[test]
fn echo_leaves_a_copy_for_this_turn() {
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
fn overload_locks_next_turn() {
    let mut table = local::table(CardClass::Shaman);
    table.steps(&[Play("ZZ_L_OVERLOADS", Nothing), Mana(9), EndTurn, EndTurn, Mana(8)]);
}

#[test]
fn a_text_spends_as_much_as_one_likes() {
    let mut table = table(CardClass::Warrior);
    table.steps(&[HeroPower(Nothing), Play("ZZ_CHANT", Nothing)]);
    let options = table.game.options();
    assert_eq!(options, [Action::Choose(0), Action::Choose(1), Action::Choose(2)], "it has begun: no way back");
    table.steps(&[Choose(0), HandCount(Mine, 0), Armor(Mine, 2), Play("ZZ_CHANT", Nothing), Choose(2)]);
    table.steps(&[HandCount(Mine, 2), Armor(Mine, 0)]);
}

#[test]
fn options_within_a_card_are_a_tree() {
    // Choose One: each option with its own targets. Wrath: 3 damage to a minion, or 1 damage and a card.
    let mut table = table(CardClass::Druid);
    table.steps(&[Give("EX1_154"), Enemy("CS2_182"), Enemy("CS2_186")]);
    let plays = |table: &Table, who| -> Vec<(Option<u8>, bool)> {
        let options = table.game.options_for(table.who(who).unwrap());
        let play = |option: &Action| {
            let Action::Play { option, target, .. } = option else { return None };
            Some((*option, target.is_some()))
        };
        options.iter().filter_map(play).collect()
    };
    let (first, second) = ((Some(0), true), (Some(1), true));
    assert_eq!(plays(&table, InHand(0)), [first, first, second, second]);
    table.steps(&[PlayOption("EX1_154", 1, On(Their(0))), Damage(Their(0), 1), HandCount(Mine, 1)]);
    // Magnetic: beside the others, or onto each Mech.
    let mut table = self::table(CardClass::Mage);
    table.steps(&[Ally("CS2_182"), Ally("BOT_021"), Give("BOT_021")]);
    assert_eq!(plays(&table, InHand(0)), [(None, true), (None, false)]);
    table.steps(&[Play("BOT_021", On(My(1))), BoardCount(Mine, 2)]);
    // Corrupt and Combo are no options: they look at what was played. Dancing Cobra, after a card that costs more.
    table.steps(&[Give("DMF_083"), Play("CS2_025", Nothing), IsCard(InHand(0), "DMF_083"), Crystals(10)]);
    table.steps(&[Play("CS2_182", Nothing)]);
    let card = table.game.card(table.who(InHand(0)).unwrap()).unwrap();
    assert!(card.id != "DMF_083" && card.keywords.has(cardwright_engine::facts::Keywords::POISONOUS), "{}", card.id);
    // Outcast: at either end of the hand. Skull of Gul'dan is not written, Illidari Studies is.
    let mut table = self::table(CardClass::DemonHunter);
    table.steps(&[Give("CS2_029"), Give("CS3_017"), Give("CS2_029")]);
    let hero = |table: &Table| {
        let hero = table.game.players[PlayerId::First].hero.unwrap();
        table.game.enchantments_on(hero).count()
    };
    let studies = table.who(Nth(1)).unwrap();
    let play = Action::Play { card: studies, target: None, option: None, place: None };
    let mut outcast = table.game.clone();
    outcast
        .act(Action::Play {
            card: table.who(Nth(0)).unwrap(),
            target: outcast.players[PlayerId::Second].hero,
            option: None,
            place: None,
        })
        .unwrap();
    table.game.act(play).unwrap();
    assert_eq!(hero(&table), 0, "in the middle");
    outcast.act(play).unwrap();
    table.game = outcast;
    assert_eq!(hero(&table), 1, "on the left");
}

#[test]
fn a_state_before_can_be_gone_back_to_with_other_dice() {
    // No word of the vocabulary rewinds yet; what it needs is there: the state before is a value, and the dice are too.
    let mut table = table(CardClass::Mage);
    table.steps(&[Enemy("CS2_182"), Enemy("CS2_186"), Give("EX1_277")]);
    let before = table.game.clone();
    let missiles = Action::Play { card: table.who(InHand(0)).unwrap(), target: None, option: None, place: None };
    table.game.act(missiles).unwrap();
    let mut outcomes = Vec::new();
    let mut dice: Rng = table.game.rng;
    for _ in 0..8 {
        let mut again = before.clone();
        again.rng = dice;
        again.act(missiles).unwrap();
        assert!(again.players[PlayerId::First].deck == before.players[PlayerId::First].deck, "the order of the deck");
        dice = again.rng;
        outcomes.push(again.characters(PlayerId::Second).map(|id| again[id].damage).collect::<Vec<_>>());
    }
    assert!(outcomes.iter().any(|outcome| *outcome != outcomes[0]), "{outcomes:?}");
}
