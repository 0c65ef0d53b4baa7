//! The places of a text that a simulation has read.

use cardwright_scenario::{TextLocation, VisitedLocations};
use cardwright_vocabulary::script::prelude::*;

// Sites are addresses, and a static has only one.
static ONE: [Effect; 2] = [deal(1).to(ENEMIES), draw(1)];

#[test]
fn only_what_was_reached_counts() {
    let mut reached = VisitedLocations::default();
    reached.add(TextLocation::of_effect(&ONE[0]));
    assert!(reached.contains_any(&[TextLocation::Trigger(0), TextLocation::of_effect(&ONE[0])]));
    assert!(!reached.contains_any(&[TextLocation::of_condition(&ONE[0]), TextLocation::of_effect(&ONE[1])]));
    assert!(reached.contains_any(&[TextLocation::Anywhere]) && !reached.contains_any(&[]));
}
