//! Keyword actions of single sets: Adapt, Jade Golems, Excavate, Invoke, Imbue, Joust, Kindred, Herald.
use super::*;

#[test]
fn what_is_adapted_gets_what_the_chosen_card_says() {
    mechanics(&[
        Play("ZZ_LEARNER", Nothing),
        ChooseCard("ZZ_CLAWS"),
        StatsNow(My(0), 5, 3),
        HasNot(My(0), GameTag::TAUNT),
    ]);
    mechanics(&[
        Play("ZZ_LEARNER", Nothing),
        ChooseCard("ZZ_SHELL"),
        StatsNow(My(0), 2, 3),
        HasNow(My(0), GameTag::TAUNT),
    ]);
    mechanics(&[
        Ally(YETI),
        Ally(YETI),
        Enemy(YETI),
        Play("ZZ_LESSON", Nothing),
        ChooseCard("ZZ_CLAWS"),
        StatsNow(My(0), 7, 5),
        StatsNow(My(1), 7, 5),
        StatsNow(Their(0), 4, 5),
    ]);
}

#[test]
fn each_jade_golem_is_larger_than_the_players_last() {
    mechanics(&[
        Play("ZZ_JADE", Nothing),
        StatsNow(My(0), 1, 1),
        StatsNow(My(1), 2, 2),
        Play("ZZ_JADE", Nothing),
        StatsNow(My(2), 3, 3),
        StatsNow(My(3), 4, 4),
        IsCard(My(2), "ZZ_JADE_1"),
        IsCard(My(3), "ZZ_JADE_4"),
        EndTurn,
        Play("ZZ_JADE", Nothing),
        StatsNow(Their(0), 1, 1),
    ]);
}

#[test]
fn treasures_get_better_and_the_last_is_of_the_own_class() {
    const SHOVEL: Step = Play("ZZ_SHOVEL", Nothing);
    mechanics(&[
        SHOVEL,
        IsCard(InHand(0), "ZZ_ROCK"),
        Play("ZZ_SEASONED", Nothing),
        HandCount(Mine, 1),
        SHOVEL,
        IsCard(InHand(1), "ZZ_NUGGET"),
        Play("ZZ_SEASONED", Nothing),
        HandCount(Mine, 3),
        SHOVEL,
        IsCard(InHand(3), "ZZ_GEM"),
        SHOVEL,
        IsCard(InHand(4), "ZZ_IDOL"),
        SHOVEL,
        IsCard(InHand(5), "ZZ_ROCK"),
    ]);
    // A class without a treasure of its own begins again after the third.
    mechanics_of(
        CardClass::Priest,
        &[SHOVEL, SHOVEL, SHOVEL, SHOVEL, IsCard(InHand(2), "ZZ_GEM"), IsCard(InHand(3), "ZZ_ROCK")],
    );
}

#[test]
fn invoking_uses_the_power_of_the_galakrond_of_the_own_class() {
    mechanics(&[Play("ZZ_DISCIPLE", Nothing), Armor(Mine, 3), Play("ZZ_DISCIPLE", Nothing), Armor(Mine, 6), Mana(10)]);
    mechanics_of(CardClass::Priest, &[Play("ZZ_DISCIPLE", Nothing), Armor(Mine, 0)]);
}

#[test]
fn imbuing_brings_the_blessing_of_the_class_and_makes_it_stronger() {
    mechanics(&[
        Play("ZZ_BLOOM", Nothing),
        IsCard(MyPower, "ZZ_BLESSING"),
        HeroPower(Nothing),
        Armor(Mine, 2),
        Play("ZZ_BLOOM", Nothing),
        CannotAct(MyPower),
        EndTurn,
        EndTurn,
        HeroPower(Nothing),
        Armor(Mine, 6),
    ]);
    mechanics_of(CardClass::Priest, &[Play("ZZ_BLOOM", Nothing), IsCard(MyPower, "HERO_09bp")]);
}

#[test]
fn a_joust_is_won_by_the_minion_that_costs_more() {
    // The decks are of plain minions for 0; an equal cost loses.
    mechanics(&[Play("ZZ_JOUSTER", Nothing), StatsNow(My(0), 2, 3)]);
    mechanics(&[
        OnTop("ZZ_DEAR"),
        Force(ForcedOutcome::Entity(Newest("ZZ_DEAR"))),
        Play("ZZ_JOUSTER", Nothing),
        StatsNow(My(0), 3, 4),
    ]);
}

#[test]
fn kindred_asks_for_a_card_of_its_type_in_the_turn_before() {
    mechanics(&[Play("ZZ_BEAST", Nothing), Play("ZZ_RELATIVE", Nothing), HandCount(Mine, 0)]);
    mechanics(&[
        Play("ZZ_BEAST", Nothing),
        EndTurn,
        EndTurn,
        HandCount(Mine, 1),
        Play("ZZ_RELATIVE", Nothing),
        HandCount(Mine, 2),
    ]);
    mechanics(&[Play(YETI, Nothing), EndTurn, EndTurn, Play("ZZ_RELATIVE", Nothing), HandCount(Mine, 1)]);
}

#[test]
fn cthun_grows_wherever_it_is() {
    mechanics(&[
        Ally("ZZ_CTHUN"),
        Give("ZZ_CTHUN"),
        OnTop("ZZ_CTHUN"),
        Ally(YETI),
        Enemy("ZZ_CTHUN"),
        Play("ZZ_CULTIST", Nothing),
        StatsNow(My(0), 8, 8),
        StatsNow(InHand(0), 8, 8),
        StatsNow(My(1), 4, 5),
        StatsNow(Their(0), 6, 6),
        EndTurn,
        EndTurn,
        StatsNow(InHand(1), 8, 8),
    ]);
}

#[test]
fn bonus_effects_are_different_keywords() {
    use GameTag as T;
    let mut table = Table::new(cards::with_mechanics(), CardClass::Mage);
    table.steps(&[Ally(YETI), Play("ZZ_STORY", On(My(0)))]);
    let keywords =
        [T::DIVINE_SHIELD, T::TAUNT, T::RUSH, T::WINDFURY, T::POISONOUS, T::ELUSIVE, T::REBORN, T::LIFESTEAL];
    let yeti = table.who(My(0)).unwrap();
    let has = |table: &Table| keywords.iter().filter(|tag| table.game.tag(yeti, **tag) > 0).count();
    assert_eq!(has(&table), 3);
    table.steps(&[Play("ZZ_STORY", On(My(0)))]);
    assert_eq!(has(&table), 6);
    table.steps(&[EndTurn]);
    assert_eq!(table.game[yeti].zone, Zone::Play);
}

#[test]
fn herald_summons_the_soldier_of_the_players_class() {
    mechanics(&[
        OnTop(YETI),
        OnTop(YETI),
        Play("ZZ_HERALD", Nothing),
        IsCard(My(0), "ZZ_SOLDIER"),
        HasNow(My(0), GameTag::RUSH),
        Play("ZZ_HERALDED", Nothing),
        HandCount(Mine, 0),
        Play("ZZ_HERALD", Nothing),
        IsCard(My(2), "ZZ_SOLDIER"),
        Play("ZZ_HERALDED", Nothing),
        HandCount(Mine, 1),
    ]);
    // A class without a soldier gets none, and its Herald counts.
    mechanics_of(
        CardClass::Priest,
        &[
            OnTop(YETI),
            Play("ZZ_HERALD", Nothing),
            BoardCount(Mine, 0),
            Play("ZZ_HERALD", Nothing),
            Play("ZZ_HERALDED", Nothing),
            HandCount(Mine, 1),
        ],
    );
}

#[test]
fn a_card_with_several_rewinds_loses_one_each_time() {
    mechanics(&[
        Play("ZZ_CLOCK", Nothing),
        HandCount(Mine, 1),
        Choose(1),
        IsCard(Nth(0), "ZZ_CLOCK_1"),
        HandCount(Mine, 1),
        Choose(1),
        IsCard(Nth(0), "ZZ_CLOCK_2"),
        HandCount(Mine, 1),
        EndTurn,
    ]);
    mechanics(&[
        Play("ZZ_CLOCK", Nothing),
        Choose(1),
        Choose(0),
        IsCard(Nth(0), "ZZ_CLOCK_1"),
        HandCount(Mine, 1),
        EndTurn,
    ]);
}
