//! Card text, made readable.

use cardwright_data::markup::{markdown, plain};

#[test]
fn bold_that_touches_is_one_run_and_spaces_stay_outside() {
    assert_eq!(markdown("<b>Taunt</b>\n<b>Lifesteal </b>and more"), "**Taunt Lifesteal** and more");
}

#[test]
fn marks_that_do_not_nest_are_dropped_not_guessed() {
    assert_eq!(markdown("</b>Deal <b>5 damage"), "Deal **5 damage**");
}

#[test]
fn marks_that_would_not_be_read_as_such_are_moved() {
    assert_eq!(markdown("<b>Choose One -</b>Draw."), "**Choose One** -Draw.");
    assert_eq!(markdown("<i>(by <b>Rush</b>).</i>"), "*(by **Rush**).*");
    assert_eq!(markdown("<i><b>Rush</b> once.</i>"), "***Rush** once.*");
}

#[test]
fn brackets_do_not_become_links() {
    assert_eq!(markdown("WTB [Hand Axe]x6 & more \\& more"), r"WTB \[Hand Axe\]x6 more & more");
}

#[test]
fn plain_text_keeps_the_numbers_marks() {
    assert_eq!(plain("Restore #3_Health.\nDeal $6 damage <i>(@)</i>"), "Restore #3 Health. Deal $6 damage (@)");
}
