//! The selection of the entities of the data that are cards.

use cardwright::catalog::id_prefix;

#[test]
fn a_series_ends_at_the_first_underscore() {
    assert_eq!(id_prefix("EX1_158e"), "EX1_");
    assert_eq!(id_prefix("skele21"), "skele21");
}
