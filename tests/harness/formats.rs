//! The formats of test games.
use cardwright_data::{CardClass, Format};
use cardwright_scenario::{ForcedOutcome, Side, Step, StepTarget};

use super::table::Table;

/// Whether a Mage's Primordial Glyph ("Discover a spell") can offer this card in a format.
fn offers(format: Format, card: &'static str) -> bool {
    let steps =
        [Step::Force(ForcedOutcome::Card(card)), Step::Play("UNG_941", StepTarget::Nothing), Step::ChooseCard(card)];
    Table::in_format(crate::cards(), CardClass::Mage, format).try_steps(&steps).is_ok()
}

#[test]
fn pools_are_those_of_the_format() {
    let (flame_lance, flamestrike_of_classic) = ("AT_001", "VAN_CS2_032");
    assert!(offers(Format::Any, flame_lance) && offers(Format::Wild, flame_lance));
    assert!(!offers(Format::Standard, flame_lance), "the card is in no Standard set");
    assert!(offers(Format::Any, flamestrike_of_classic));
    assert!(!offers(Format::Wild, flamestrike_of_classic), "the card is of the Classic format alone");
}

#[test]
fn check_plays_a_test_in_each_format_that_it_names() {
    let glyph = [
        Step::Force(ForcedOutcome::Card("AT_001")),
        Step::Play("UNG_941", StepTarget::Nothing),
        Step::ChooseCard("AT_001"),
    ];
    let whole = [&glyph[..], &[Step::HandCount(Side::Mine, 1)]].concat();
    crate::check_in(&[Format::Any, Format::Wild], CardClass::Mage, &whole);
    let failed = std::panic::catch_unwind(|| {
        crate::check_in(&[Format::Wild, Format::Standard], CardClass::Mage, &whole);
    });
    let message = failed.expect_err("Standard lacks the card");
    let message = message.downcast_ref::<String>().expect("the message is a text");
    assert!(message.starts_with("in format Standard: "), "{message}");
}
