//! A game goes on from its document.
use crate::card::Cards;
use crate::state::{EntityId, Game, LoadError, Snapshot};

impl Game {
    /// The game that a document holds; it goes on exactly as the one that was written.
    pub fn from_snapshot(cards: &'static Cards, snapshot: &Snapshot) -> Result<Self, LoadError> {
        let mut game = snapshot.build(cards)?;
        let everyone: Vec<EntityId> = game.entities().map(|(id, _)| id).collect();
        for id in everyone {
            game.listen(id, true);
        }
        game.auras_dirty = snapshot.unsettled.stale;
        Ok(game)
    }
}
