//! Invariants of every game when a player has to act; the fuzzer checks them.
use cardwright_data::{CardType, Zone};

use super::{EntityId, Game, PlayerId};

/// A violated invariant.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvariantViolation {
    /// A card is in the list of a zone, but its own zone or controller differs.
    #[error("{0:?} is listed in {1} of {2:?} and is elsewhere")]
    Misplaced(EntityId, Zone, PlayerId),
    /// A card is in a zone, but not in the zone's list.
    #[error("{0:?} is in {1} and the list of that zone lacks it")]
    Unlisted(EntityId, Zone),
    /// A card is listed twice in zones.
    #[error("{0:?} is listed twice")]
    ListedTwice(EntityId),
    /// A player's mana is impossible.
    #[error("{0:?} has {1} mana of {2} crystals")]
    Mana(PlayerId, i16, i16),
    /// A dying entity is in play, or an entity has negative damage.
    #[error("{0:?} has {1} damage of {2} health and is in play")]
    DyingInPlay(EntityId, i16, i16),
    /// An enchantment is missing in the chain of its bearer.
    #[error("an enchantment is on {0:?} and not in its chain")]
    Unattached(EntityId),
}

impl Game {
    /// Checks all invariants; slow, for tests.
    pub fn check(&self) -> Result<(), InvariantViolation> {
        let mut listed = Vec::new();
        for player in PlayerId::BOTH {
            let side = &self.players[player];
            let slots = [side.hero, side.hero_power, side.second_hero_power, side.weapon].into_iter().flatten();
            let lists: [(Zone, Vec<EntityId>); 5] = [
                (Zone::Hand, side.hand.iter().collect()),
                (Zone::Deck, side.deck.iter().collect()),
                (Zone::Play, side.board.iter().collect()),
                (Zone::Secret, side.secrets.iter().collect()),
                (Zone::Play, slots.collect()),
            ];
            for (zone, list) in lists {
                listed.extend(&list);
                let astray = list.into_iter().find(|id| self[*id].zone != zone || self[*id].controller != player);
                if let Some(id) = astray {
                    return Err(InvariantViolation::Misplaced(id, zone, player));
                }
            }
            if side.mana() < 0 || !(0..=self.max_crystals(player)).contains(&side.crystals) {
                return Err(InvariantViolation::Mana(player, side.mana(), side.crystals));
            }
            if self.pending.is_none() && !self.is_over() {
                for id in side.board.iter().chain(side.hero).chain(side.weapon) {
                    let entity = &self[id];
                    let stands = matches!(entity.card_type, CardType::Location) || entity.damage >= 0;
                    if entity.is_dying() || !stands {
                        return Err(InvariantViolation::DyingInPlay(id, entity.damage, entity.max_health));
                    }
                }
            }
        }
        let in_zone = |zone| matches!(zone, Zone::Hand | Zone::Deck | Zone::Play | Zone::Secret);
        let mut placed = self.entities().filter(|(id, entity)| in_zone(entity.zone) && id.number() > 3);
        if let Some((id, entity)) = placed.find(|(id, _)| !listed.contains(id)) {
            return Err(InvariantViolation::Unlisted(id, entity.zone));
        }
        listed.sort_unstable();
        if let Some(twice) = listed.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(InvariantViolation::ListedTwice(twice[0]));
        }
        for (at, enchantment) in self.all_enchantments() {
            let Some(bearer) = enchantment.bearer else { continue };
            if !self.enchantments_on(bearer).any(|(id, _)| id == at) {
                return Err(InvariantViolation::Unattached(bearer));
            }
        }
        Ok(())
    }
}
