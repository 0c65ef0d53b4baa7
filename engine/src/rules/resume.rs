//! A game goes on from its document.
use crate::card::Cards;
use crate::state::{EntityId, Game, LoadError, LoadFault, Snapshot};

impl Game {
    /// The game that a document holds; it goes on exactly as the one that was written.
    pub fn from_snapshot(cards: &'static Cards, snapshot: &Snapshot) -> Result<Self, LoadError> {
        let mut game = snapshot.build(cards)?;
        game.countable().map_err(|fault| LoadError { path: "enchantments".to_owned(), fault })?;
        let everyone: Vec<EntityId> = game.entities().map(|(id, _)| id).collect();
        for id in everyone {
            game.listen(id, true);
        }
        game.stale = snapshot.unsettled.stale;
        Ok(game)
    }

    /// Whether so many may listen as the game can count.
    fn countable(&self) -> Result<(), LoadFault> {
        const MOST: usize = 40;
        let most = self.entities().map(|(id, _)| self.enchantments_on(id).count()).max().unwrap_or(0);
        let worn: usize = [self.active, self.active.opponent()]
            .into_iter()
            .flat_map(|player| self.characters(player).chain([player.entity()]))
            .map(|id| self.enchantments_on(id).count())
            .sum();
        if most > 4 * MOST || worn > 2 * MOST { Err(LoadFault::NoRoom(most.max(worn))) } else { Ok(()) }
    }
}
