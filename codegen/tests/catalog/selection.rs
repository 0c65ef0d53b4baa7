//! Which entities of the data are cards.

use cardwright::catalog::series;

#[test]
fn a_series_ends_at_the_first_underscore() {
    assert_eq!(series("EX1_158e"), "EX1_");
    assert_eq!(series("skele21"), "skele21");
}
