//! The state described by packets.
use std::collections::BTreeMap;

use cardwright_data::{GameTag, Zone};

use super::packet::{EntityNumber, Packet, Tags};
use crate::compiled::CardId;
use crate::state::EntityId;

/// An entity as described by packets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayedEntity {
    /// Its card; `CardId::NONE` if it is unknown.
    pub card: CardId,
    /// Its tags; a missing tag is 0.
    pub tags: BTreeMap<u16, i32>,
}

impl ReplayedEntity {
    /// The value of a tag.
    pub fn tag(&self, tag: GameTag) -> i32 {
        self.tags.get(&tag.0).copied().unwrap_or(0)
    }

    fn set(&mut self, tag: GameTag, value: i32) {
        if value == 0 {
            self.tags.remove(&tag.0);
        } else {
            self.tags.insert(tag.0, value);
        }
    }

    fn set_all(&mut self, tags: &Tags) {
        for (tag, value) in tags {
            self.set(*tag, *value);
        }
    }
}

/// The reason why a packet is inconsistent with the previous ones.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InconsistentPacket {
    /// Its entity is unknown.
    #[error("entity {0:?} is not known: a `FullEntity` has to come first")]
    Unknown(EntityNumber),
    /// Its entity exists already.
    #[error("entity {0:?} is made twice")]
    Twice(EntityNumber),
    /// The tag had another old value.
    #[error("tag {1:?} of entity {0:?} is {2}, and not {3} as the packet says")]
    Stale(EntityNumber, GameTag, i32, i32),
    /// A block ends that did not begin.
    #[error("a block ends that has not begun")]
    NoOpenBlock,
}

/// All entities described by packets.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReplayedGame {
    /// The entities, by entity number.
    pub entities: BTreeMap<EntityNumber, ReplayedEntity>,
    /// The number of open blocks.
    pub depth: usize,
}

impl ReplayedGame {
    /// The state after these packets. Fails with the first inconsistent one.
    pub fn after<'a>(packets: impl IntoIterator<Item = &'a Packet>) -> Result<Self, InconsistentPacket> {
        let mut table = Self::default();
        packets.into_iter().try_for_each(|packet| table.apply(packet))?;
        Ok(table)
    }

    fn known(&mut self, entity: EntityNumber) -> Result<&mut ReplayedEntity, InconsistentPacket> {
        self.entities.get_mut(&entity).ok_or(InconsistentPacket::Unknown(entity))
    }

    fn create(&mut self, entity: EntityNumber, card: CardId, tags: &Tags) -> Result<(), InconsistentPacket> {
        let mut stands = ReplayedEntity { card, tags: BTreeMap::new() };
        stands.set_all(tags);
        self.entities.insert(entity, stands).map_or(Ok(()), |_| Err(InconsistentPacket::Twice(entity)))
    }

    /// Applies a packet.
    pub fn apply(&mut self, packet: &Packet) -> Result<(), InconsistentPacket> {
        match packet {
            Packet::CreateGame { game, players: [first, second] } => {
                let id = EntityId::GAME.number();
                for (number, tags) in (u32::from(id)..).zip([game, first, second]) {
                    self.create(EntityNumber(number), CardId::NONE, tags)?;
                }
            }
            Packet::FullEntity { entity, card, tags } => self.create(*entity, *card, tags)?,
            Packet::ShowEntity { entity, card, tags } | Packet::ChangeEntity { entity, card, tags } => {
                let stands = self.known(*entity)?;
                stands.card = *card;
                stands.set_all(tags);
            }
            Packet::HideEntity { entity, zone } => self.known(*entity)?.hide(*zone),
            Packet::TagChange { entity, tag, old, value } => {
                let stands = self.known(*entity)?;
                let is = stands.tag(*tag);
                if is != *old {
                    return Err(InconsistentPacket::Stale(*entity, *tag, is, *old));
                }
                stands.set(*tag, *value);
            }
            Packet::BlockStart { .. } => self.depth += 1,
            Packet::BlockEnd => self.depth = self.depth.checked_sub(1).ok_or(InconsistentPacket::NoOpenBlock)?,
            Packet::MetaData { .. }
            | Packet::Options { .. }
            | Packet::SendOption { .. }
            | Packet::Choices { .. }
            | Packet::SendChoices { .. } => {}
        }
        Ok(())
    }
}

impl ReplayedEntity {
    fn hide(&mut self, zone: Zone) {
        let stays = [GameTag::ENTITY_ID, GameTag::CONTROLLER, GameTag::ZONE_POSITION];
        self.card = CardId::NONE;
        self.tags.retain(|tag, _| stays.iter().any(|stays| stays.0 == *tag));
        self.set(GameTag::ZONE, zone as i32);
    }
}
