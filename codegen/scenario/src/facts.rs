//! What the printed card says.

use cardwright_data::GameTag;
use cardwright_engine::Card;

/// Whether the printed card has this keyword.
pub(crate) fn has(card: &Card, tag: GameTag) -> bool {
    card.tag(tag) > 0
}
