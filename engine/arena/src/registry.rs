//! The registry of all cards, created once.
use std::sync::LazyLock;

use cardwright_engine::Cards;
use cardwright_engine::compiled::CardsError;

/// Every card.
pub fn cards() -> anyhow::Result<&'static Cards> {
    static CARDS: LazyLock<Result<Cards, CardsError>> = LazyLock::new(|| Cards::new(&cardwright_cards::SETS[..]));
    CARDS.as_ref().map_err(|error| anyhow::anyhow!("{error}"))
}
