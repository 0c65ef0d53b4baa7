//! Mana: crystals, temporary Mana, Overload, and other resources.
use cardwright_cards::custom::neutral::{BLUE, FIRE, FOREIGN};
use cardwright_engine::script::cost::{Cost, Resource};
use cardwright_engine::script::ruleset::HEARTHSTONE;

use super::games;
use super::*;

#[test]
fn crystals_of_twenty_are_all_destroyed() {
    // Celestial Alignment and Sword of a Thousand Truths with Wildheart Guff
    let guff = [Play("AV_205", Nothing), HandCount(Mine, 1), Armor(Mine, 5), Crystals(10)];
    let steps = [Play("BAR_539", Nothing), Mana(0), EndTurn, EndTurn, Mana(1)];
    check(CardClass::Druid, &[&guff[..], &steps].concat());
    let steps = [Enemy("SW_075t"), EndTurn, Attack(TheirHero, MyHero), Health(MyHero, 20), EndTurn, Mana(1)];
    check(CardClass::Druid, &[&guff[..], &steps].concat());
}

#[test]
fn a_spell_that_an_effect_casts_overloads() {
    check! { Warrior:
        EndTurn, Play("EX1_238", On(MyHero)), Damage(MyHero, 3), EndTurn, Play("RLK_608", Nothing),
        Damage(TheirHero, 3), EndTurn, EndTurn, Mana(9), EndTurn, EndTurn, Mana(10),
    }
}

#[test]
fn crystals_beyond_the_tenth_are_excess_mana() {
    // Hearthstone Wiki, "Excess Mana": Wild Growth, Pilfered Power, Overgrowth and Astral Communion; not Nourish.
    check! { Druid:
        Ally("CS2_231"), Play("CFM_616", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "CS2_013t"),
        Play("BT_130", Nothing), HandCount(Mine, 2), IsCard(InHand(1), "CS2_013t"),
    }
}

#[test]
fn manathirst_asks_for_crystals() {
    let after_playing_with = |crystals| {
        let mut table = table(CardClass::Warrior);
        table.game.set_mana(cardwright_engine::PlayerId::First, crystals);
        table.steps(&[Play("RLK_955", Nothing)]);
        let armorer = &table.game[table.who(My(0)).unwrap()];
        (armorer.attack, armorer.max_health)
    };
    let (few, many) = (after_playing_with(6), after_playing_with(7));
    assert_eq!((few.0 + 2, few.1 + 2), many);
}

/// Mana Burn: two crystals begin the turn used; none is lost.
#[test]
fn mana_burn_uses_crystals_and_keeps_them() {
    check! { DemonHunter:
        Play("BT_753", Nothing), EndTurn, Mana(8), Play("GAME_005", Nothing), Mana(9), EndTurn, Mana(10),
    }
}

/// The crystals that are added are empty: in utilForever/RosettaStone the crystals are not filled, and in shinoi2/fireplace the mana
/// that can be spent stays as it was.
#[test]
fn nozdormu_adds_empty_crystals() {
    let mut table = table(CardClass::Paladin);
    table.game.players[PlayerId::First].crystals = 6;
    table.game.players[PlayerId::First].spent = 0;
    table.steps(&[Play("DRG_309", Nothing), Mana(2)]);
    assert_eq!(table.game.players[PlayerId::First].crystals, 10);
}

#[test]
fn mana_beyond_ten_crystals_refreshes_one() {
    check! { Mage: Mana(10), Play("GAME_005", Nothing), Mana(10) }
    check! { Mage: Play("CS2_029", On(TheirHero)), Damage(TheirHero, 6), Mana(6), Play("GAME_005", Nothing), Mana(7) }
}

#[test]
fn mana_for_this_turn_is_spent_first() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Crystals(1), Play("GAME_005", Nothing), Mana(2), Play("CS2_168", Nothing), Mana(1)]);
    let side = &table.game.players[PlayerId::First];
    assert_eq!((side.temporary_mana, side.spent), (0, 0));
}

#[test]
fn overload_locks_next_turn() {
    let mut table = invented::table(CardClass::Shaman);
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
fn a_house_brings_its_own_mana_and_a_class_is_data() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Ally("ZZ_LAND"), Use(My(0), 0, Nothing), Pool(Mine, BLUE, 1), Pool(Mine, FIRE, 0), Mana(10)]);
    assert!(Cost::parse("2 U", &FOREIGN).is_ok());
    assert!(Cost::parse("2 U", &HEARTHSTONE).is_err(), "it belongs to a ruleset of the card crate");
    let side = &table.game.players[PlayerId::First];
    assert_eq!(side.class, table.game.card(side.hero.unwrap()).unwrap().class, "the class is the hero's");
    let rules = ["src/query", "src/rules"].map(games::source).concat();
    for class in ["Mage", "Rogue", "Priest", "Warrior", "Warlock", "Druid", "Hunter", "Shaman", "Paladin"] {
        assert!(!rules.contains(&format!("CardClass::{class}")), "a rule names {class}");
    }
}

#[test]
fn there_are_as_many_resources_as_a_ruleset_declares() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Ally("ZZ_LAND"), Ally("ZZ_ACOLYTE"), Enemy("ZZ_EMBER"), Use(My(0), 0, Nothing)]);
    table.steps(&[Play("EX1_279", On(Their(0))), Pool(Mine, BLUE, 1), Pool(Mine, FIRE, 1), Pool(Theirs, BLUE, 0)]);
    for (text, of) in [("2", Resource::Mana), ("Armor(2)", Resource::Armor), ("Corpses(2)", Resource::Corpses)] {
        let cost = Cost::parse(text, &HEARTHSTONE).unwrap();
        assert_eq!(cost.parts()[0].amount(), Some((of, 2)));
    }
    assert_eq!(Cost::parse("U", &FOREIGN).unwrap().parts()[0].amount(), Some((Resource::OfRuleset(BLUE), 1)));
}

#[test]
fn overload_locks_crystals_next_turn_only() {
    mage(&[Play("EX1_238", FACE), EndTurn, EndTurn, Mana(9), EndTurn, EndTurn, Mana(10)]);
}

#[test]
fn the_coin_refreshes_a_spent_crystal_before_it_adds_one() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Crystals(5), Play(YETI, Nothing), Play(COIN, Nothing), Mana(2)]);
    let side = &table.game.players[PlayerId::First];
    assert_eq!((side.spent, side.temporary_mana), (3, 0));
    let mut table = self::table(CardClass::Mage);
    table.steps(&[Crystals(5), Play(COIN, Nothing), Mana(6)]);
    assert_eq!(table.game.players[PlayerId::First].temporary_mana, 1);
    mage(&[Crystals(10), Play(COIN, Nothing), Mana(10)]);
}
