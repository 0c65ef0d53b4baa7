//! Whether an action can be taken back.
use cardwright_engine::query::view::View;
use cardwright_engine::{Game, PlayerId};

/// Whether an action of `me` has shown nothing that could not be known before: no dice, no drawn card, no hidden card, and it is
/// still the same turn.
pub fn reveals_nothing(before: &Game, after: &Game, me: PlayerId) -> bool {
    let same_dice = before.rng == after.rng && before.forced_left() == after.forced_left();
    let same_turn = before.turn == after.turn && after.to_act() == Some(me);
    let same_deck = before.players[me].deck == after.players[me].deck;
    let shown = |(id, _)| View::hides_card(before, id, me) && !View::hides_card(after, id, me);
    same_dice && same_turn && same_deck && !before.entities().any(shown)
}
