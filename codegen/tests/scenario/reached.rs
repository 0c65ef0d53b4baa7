//! Where a simulation has looked in a text.

use cardwright_scenario::{Reached, Site};
use cardwright_vocabulary::script::prelude::*;

// Sites are addresses, and a static has only one.
static ONE: [Effect; 2] = [deal(1).to(ENEMIES), draw(1)];

#[test]
fn only_what_was_reached_counts() {
    let mut reached = Reached::default();
    reached.add(Site::effect(&ONE[0]));
    assert!(reached.any(&[Site::Trigger(0), Site::effect(&ONE[0])]));
    assert!(!reached.any(&[Site::condition(&ONE[0]), Site::effect(&ONE[1])]));
    assert!(reached.any(&[Site::Anywhere]) && !reached.any(&[]));
}
