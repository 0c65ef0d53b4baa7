//! Costs, Mana, Overload and Corpses.
use super::*;

/// Crystalspine Cub: its own Cost is not spent while it is there.
#[test]
fn spent_mana_is_an_event() {
    found(&[
        Play("ZZ_BANKER", Nothing),
        Armor(Mine, 0),
        Play("ZZ_PLATE", Nothing),
        Armor(Mine, 3),
        EndTurn,
        HeroPower(On(MyHero)),
        Armor(Mine, 2),
    ]);
}

#[test]
fn mana_is_spent_after_the_card_that_it_was_spent_on() {
    game(&[Ally("ZZ_SPENT"), Play("ZZ_A_WISP", Nothing), Armor(Mine, 2), Play(COIN, Nothing), Armor(Mine, 2)]);
}

#[test]
fn crystals_are_overloaded_until_they_are_unlocked_again() {
    mechanics(&[
        Ally("ZZ_TEMPEST"),
        StatsNow(My(0), 2, 3),
        Play("EX1_238", On(TheirHero)),
        StatsNow(My(0), 3, 3),
        EndTurn,
        EndTurn,
        StatsNow(My(0), 3, 3),
        EndTurn,
        EndTurn,
        StatsNow(My(0), 2, 3),
    ]);
}

/// 432b343912#0#108: at ten crystals Biology Project refreshes two.
#[test]
fn crystals_beyond_ten_refresh_as_many() {
    recorded(&[Play(YETI, Nothing), Mana(6), Play("ZZ_PROJECT", Nothing), Mana(8)]);
    recorded(&[Crystals(9), Play(YETI, Nothing), Mana(5), Play("ZZ_PROJECT", Nothing), Mana(7)]);
    recorded(&[Crystals(5), Play(YETI, Nothing), Mana(1), Play("ZZ_PROJECT", Nothing), Mana(3)]);
}

#[test]
fn an_activated_ability_pays_its_whole_cost_once() {
    let mut table = Table::new(cards::cards(), CardClass::Mage);
    table.steps(&[Ally("ZZ_ALTAR"), Use(My(0), 0, Nothing), HandCount(Mine, 1), Damage(MyHero, 2)]);
    assert!(table.step(&Use(My(0), 0, Nothing)).is_err(), "once only");
    let mut table = Table::new(cards::cards(), CardClass::Mage);
    table.steps(&[Ally("ZZ_ALTAR"), DealDamage(MyHero, 28)]);
    assert!(table.step(&Use(My(0), 0, Nothing)).is_err(), "two health cannot be paid with two left");
}

#[test]
fn a_hero_power_can_be_made_ready_and_crystals_unlocked() {
    let mut table = Table::new(cards::cards(), CardClass::Mage);
    table.steps(&[HeroPower(On(TheirHero)), Play("EX1_238", On(TheirHero))]);
    assert!(table.step(&HeroPower(On(TheirHero))).is_err());
    table.steps(&[
        Play("ZZ_REFRESH", Nothing),
        HeroPower(On(TheirHero)),
        Damage(TheirHero, 5),
        EndTurn,
        EndTurn,
        Mana(10),
    ]);
}

/// Lesser Spinel Spellstone: as many as were gained, by the one who gained them.
#[test]
fn gained_corpses_are_an_event() {
    sides(&[Ally("ZZ_S_DIGGER"), Enemy("ZZ_S_DIGGER"), Play("ZZ_S_BODIES", Nothing), Armor(Mine, 3), Armor(Theirs, 0)]);
}

/// Army of the Dead.
#[test]
fn a_card_that_spends_corpses_first_cannot_be_played_without_one() {
    simple(&[Give("ZZ_RAISE"), Unplayable("ZZ_RAISE"), GainCorpses(2), Play("ZZ_RAISE", Nothing), BoardCount(Mine, 2)]);
}
