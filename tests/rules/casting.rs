//! Rulebook, "Casting": spells that a player or an effect casts.
use super::*;

/// "If the chosen spell has an associated choice, the choice will be made at random." (rule clarifications of Yogg-Saron)
#[test]
fn nobody_is_asked_for_the_choices_of_what_an_effect_casts() {
    // Darkmoon Magician casts Primordial Glyph.
    let offered = ["CS2_029", "CS2_032", "CS2_024"].map(|card| Force(Card(card)));
    let steps = [&[Ally("MIS_303"), Force(Card("UNG_941"))][..], &offered, &[Force(Card("CS2_032"))]];
    let after =
        [Play("CS2_027", Nothing), BoardCount(Mine, 3), HandCount(Mine, 1), IsCard(InHand(0), "CS2_032"), EndTurn];
    check(CardClass::Mage, &[&steps.concat()[..], &after].concat());
}

/// "the spell is not considered to have been cast by the player for the purposes of triggers or game history - for example, it will
/// not trigger Mana Wyrm or count for Arcane Giant" (Hearthstone Wiki, "Cast spell")
#[test]
fn what_an_effect_casts_the_player_has_not_cast() {
    // Darkmoon Magician casts Arcane Intellect after Arcane Explosion, which alone counts.
    let magician = [Give("KAR_711"), CostNow(InHand(0), 12), Ally("MIS_303"), Force(Card("CS2_023"))];
    check(
        CardClass::Mage,
        &[&magician[..], &[Play("CS2_025", Nothing), HandCount(Mine, 3), CostNow(InHand(0), 11)]].concat(),
    );
}

/// "End your turn.": the spell is cast to its end before, so that Pressure Plate answers it.
#[test]
fn a_card_that_ends_the_turn_is_played_to_its_end() {
    let mut table = table(CardClass::Rogue);
    table.steps(&[EndTurn, Play("ULD_152", Nothing), EndTurn, Ally("CS2_182"), Play("JAIL_500", Nothing)]);
    table.steps(&[Dead(Nth(1)), HandCount(Theirs, 2)]);
}

#[test]
fn what_was_cast_while_holding_a_card_is_remembered_from_then_on() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Play("CS2_023", Nothing), Give("DEEP_004")]);
    let shaper = table.game.players[cardwright_engine::PlayerId::First].hand.last().unwrap();
    let cost = |table: &Table| table.game[shaper].cost;
    assert_eq!(cost(&table), 5, "a spell before does not count");
    table.steps(&[Play("CS2_025", Nothing)]);
    assert_eq!(cost(&table), 4);
}

#[test]
fn a_sequence_happens_in_the_order_of_its_text() {
    let mut table = table(CardClass::Mage);
    let log = play(&mut table, "CS2_094", On(TheirHero));
    let kinds: Vec<EventKind> = log.events.iter().map(|(kind, ..)| *kind).collect();
    let at = |kind| kinds.iter().position(|of| *of == kind).unwrap();
    assert!(at(EventKind::Damage) < at(EventKind::Draw), "Deal 3 damage. Draw a card. {kinds:?}");
}

#[test]
fn what_a_text_is_about_is_its_own() {
    // Wild Pyromancer's "all minions" in the middle of the turn does not change whom Frostbolt's "it" freezes.
    let mut table = table(CardClass::Mage);
    table.steps(&[Ally("NEW1_020"), Ally("EX1_007"), Enemy("CS2_182"), Play("CS2_024", On(Their(0)))]);
    table.steps(&[HasNow(Their(0), GameTag::FROZEN), HasNot(My(0), GameTag::FROZEN), HasNot(My(1), GameTag::FROZEN)]);
}

#[test]
fn a_condition_that_does_not_hold_leaves_no_trace() {
    let mut table = table(CardClass::Warrior);
    table.steps(&[Ally("EX1_084")]);
    let commander = table.who(My(0)).unwrap();
    let log = play(&mut table, "CS2_182", Nothing);
    assert!(!log.abilities.contains(&commander), "4 Attack is more than 3");
    table.steps(&[HasNot(My(1), GameTag::CHARGE)]);
    let log = play(&mut table, "CS2_172", Nothing);
    assert!(log.abilities.contains(&commander));
    table.steps(&[HasNow(My(2), GameTag::CHARGE)]);
}

#[test]
fn yogg_casts_as_many_spells_as_were_cast() {
    // One spell was cast. Yogg casts one at random: forced to be Arcane Intellect.
    mage(&[Play("GAME_005", Nothing), Force(Card("CS2_023")), Play("OG_134", Nothing), HandCount(Mine, 2)]);
}
