//! The players that a text speaks of.
use crate::script::selector::Side;
use crate::state::PlayerId;

/// The players of a side, in the order in which texts visit them: you first.
pub(crate) fn side(side: Side, you: PlayerId) -> impl Iterator<Item = PlayerId> {
    let players = [you, you.opponent()];
    let those = match side {
        Side::Friendly => 0..1,
        Side::Enemy => 1..2,
        Side::Both => 0..2,
    };
    those.map(move |at: usize| players[at & 1])
}
