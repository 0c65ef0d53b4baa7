//! The resources that a player can spend.
use crate::script::cost::Resource;
use crate::script::trigger::ActiveZone;
use crate::state::{EntityId, Game, Player, PlayerId};

/// The resources of a player after some mana abilities.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AvailableFunds {
    player: Player,
    hero: [i16; 2],
}

impl AvailableFunds {
    /// The current resources of a player.
    pub fn of(game: &Game, player: PlayerId) -> Self {
        Self {
            player: game.players[player],
            hero: [Resource::Health, Resource::Armor].map(|of| game.spendable(player, of)),
        }
    }

    /// The amount of a resource that can be spent.
    pub fn spendable(&self, resource: Resource) -> i16 {
        match resource {
            Resource::Health => self.hero[0],
            Resource::Armor => self.hero[1],
            Resource::Mana => self.player.mana(),
            Resource::Corpses => self.player.corpses,
            Resource::OfRuleset(pool) => self.player.pool(pool),
        }
    }

    /// The resources after a mana ability.
    pub fn plus_mana_ability(mut self, game: &Game, (card, ability): (EntityId, u8)) -> Self {
        if let Some(ability) = game.ability(card, ability)
            && let Some(yields) = ability.yields()
        {
            for (resource, n) in yields {
                match resource {
                    Resource::Mana => {
                        self.player.gain_mana(n, game.max_crystals(game[card].controller));
                    }
                    Resource::OfRuleset(pool) => self.player.gain_pool(pool, n),
                    Resource::Health | Resource::Armor | Resource::Corpses => {}
                }
            }
        }
        self
    }
}

impl Game {
    /// The amount of a resource that a player can spend now.
    pub(crate) fn spendable(&self, player: PlayerId, resource: Resource) -> i16 {
        let side = &self.players[player];
        let hero = side.hero.map(|hero| &self[hero]);
        match resource {
            Resource::Mana => side.mana(),
            // The last Health cannot be paid.
            Resource::Health => hero.map_or(0, |hero| hero.health() - 1),
            Resource::Armor => hero.map_or(0, |hero| hero.armor),
            Resource::Corpses => side.corpses,
            Resource::OfRuleset(pool) => side.pool(pool),
        }
    }

    /// Whether an ability is a mana ability.
    pub(crate) fn is_source(&self, card: EntityId, ability: u8) -> bool {
        self.mana_sources > 0 && self.ability(card, ability).is_some_and(|ability| ability.yields().is_some())
    }

    /// The mana abilities that a player can use now: the card, and the index of its ability.
    pub(crate) fn mana_abilities(&self, player: PlayerId) -> Vec<(EntityId, u8)> {
        let mut found = Vec::new();
        if self.mana_sources == 0 {
            return found;
        }
        for card in self.players[player].board.iter().filter(|card| !self[*card].silenced && !self[*card].exhausted) {
            for (at, ability) in (0_u8..).zip(self.abilities(card)) {
                if ability.active_zone == ActiveZone::Play && ability.yields().is_some() {
                    found.push((card, at));
                }
            }
        }
        found
    }
}
