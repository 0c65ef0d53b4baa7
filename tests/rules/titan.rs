//! Titans and locations: abilities that are used instead of attacks.
use super::*;

/// Each ability of a Titan is called as its card is, and shows the text of that card.
#[test]
fn every_ability_of_a_titan_has_a_name_and_a_text_of_its_own() {
    let cards = cards();
    for (_, titan) in cards.iter().filter(|(_, card)| card.tag(GameTag::TITAN) > 0 && card.power.is_written()) {
        let mut table = table(CardClass::Mage);
        table.steps(&[Ally(titan.id)]);
        let id = table.who(My(0)).unwrap();
        let abilities = table.game.abilities(id);
        let names: std::collections::BTreeSet<&str> = abilities.iter().map(|ability| ability.name).collect();
        let texts: std::collections::BTreeSet<&str> =
            (0_u8..).zip(&abilities).map(|(n, _)| table.game.ability_description(id, n)).collect();
        assert_eq!((names.len(), texts.len()), (abilities.len(), abilities.len()), "{}: {names:?} {texts:?}", titan.id);
    }
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
    let mut table = invented::table(CardClass::Mage);
    table.steps(&[Ally("ZZ_L_TITAN"), Use(My(0), 0, Nothing), CannotAct(My(0)), EndTurn, EndTurn]);
    assert!(table.step(&Use(My(0), 0, Nothing)).is_err(), "each once");
    table.steps(&[Use(My(0), 1, Nothing), EndTurn, EndTurn, Use(My(0), 2, On(TheirHero)), Health(TheirHero, 28)]);
    table.steps(&[EndTurn, EndTurn, Attack(My(0), TheirHero), Health(TheirHero, 25)]);
}

#[test]
fn a_location_is_used_every_other_turn() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Ally(YETI), Ally("REV_290"), Use(Nth(1), 0, On(My(0))), StatsNow(My(0), 6, 6), HandCount(Mine, 1)]);
    assert!(table.step(&Use(Nth(1), 0, On(My(0)))).is_err());
    table.steps(&[EndTurn, EndTurn]);
    assert!(table.step(&Use(Nth(1), 0, On(My(0)))).is_err(), "it rests for a turn of its owner");
    table.steps(&[
        EndTurn,
        EndTurn,
        Use(Nth(1), 0, On(My(0))),
        StatsNow(My(0), 8, 7),
        EndTurn,
        EndTurn,
        EndTurn,
        EndTurn,
    ]);
    table.steps(&[Use(Nth(1), 0, On(My(0))), IsInZone(Nth(1), Zone::Graveyard)]);
}

#[test]
fn a_titan_triggers_on_each_of_its_abilities() {
    let mut table = table(CardClass::Mage);
    table.steps(&[
        Ally("TTN_903"),
        Use(My(0), 0, Nothing),
        HandCount(Mine, 10),
        BoardCount(Mine, 2),
        IsCard(My(1), "TTN_903t4"),
    ]);
    assert!(table.step(&Use(My(0), 1, Nothing)).is_err(), "one ability a turn");
    table.steps(&[EndTurn, EndTurn]);
    assert!(table.step(&Use(My(0), 0, Nothing)).is_err(), "each ability once");
    table.steps(&[Use(My(0), 1, Nothing)]);
}

#[test]
fn a_titan_does_not_attack_while_it_has_abilities() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Ally("TTN_903")]);
    assert!(table.step(&Attack(My(0), TheirHero)).is_err());
    table.steps(&[
        Use(My(0), 1, Nothing),
        EndTurn,
        EndTurn,
        Use(My(0), 2, Nothing),
        EndTurn,
        EndTurn,
        Use(My(0), 0, Nothing),
        EndTurn,
    ]);
    table.steps(&[EndTurn, Attack(My(0), TheirHero)]);
    table.steps(&[HasNot(My(0), GameTag::TAUNT)]);
}
