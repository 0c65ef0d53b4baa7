//! Compares the order of triggers in the engine with the recording.
use cardwright_data::{BlockType, CardType};
use cardwright_engine::rules::{Block, Observer};
use cardwright_engine::{EntityId, Game};

use super::case::Case;
use super::names::CardLookup;

/// A trigger: the number of the entity that triggered.
pub type TriggerSource = u16;

/// An observer that records triggers in order.
#[derive(Default)]
pub struct TriggerLog {
    /// Every entity that started a block or ran a text.
    pub sources: Vec<EntityId>,
    /// The entities that triggered, in order, without players and the game.
    pub triggers: Vec<TriggerSource>,
}

impl Observer for TriggerLog {
    fn on_block_start(&mut self, _game: &Game, block: Block, _waiting: usize) {
        self.sources.push(block.source);
        if block.kind == BlockType::Trigger && block.source.number() > 3 {
            self.triggers.push(block.source.number());
        }
    }

    fn on_resolve(&mut self, _game: &Game, source: EntityId) {
        self.sources.push(source);
    }
}

/// The result of comparing the order of triggers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OrderComparison {
    /// Fewer than two common triggers, so there is no order to compare.
    NotComparable,
    /// The order is the same.
    Same,
    /// The order differs: recorded, engine.
    Differs(Vec<TriggerSource>, Vec<TriggerSource>),
}

/// Compares the triggers of entities that existed before the action and that both sides report.
///
/// Entities that were created by the action have different numbers on both sides. Enchantments are entities in the client only,
/// so a trigger of an enchantment counts for its bearer.
pub fn compare(case: &Case, before: &Game, engine: &[TriggerSource], names: &CardLookup) -> OrderComparison {
    let of = |entity: u16| -> Option<TriggerSource> {
        let tags =
            case.before.entities.get(&entity).filter(|tags| !tags.card().is_some_and(|id| names.is_cosmetic(id)))?;
        let ench = tags.text("CARDTYPE") == "ENCH";
        let entity = if ench { u16::try_from(tags.int("ATTACHED")).ok()? } else { entity };
        let id = before.entity(entity).filter(|_| entity > 3 && case.before.entities.contains_key(&entity))?;
        (before[id].card_type != CardType::Enchantment).then_some(entity)
    };
    let triggers = case.blocks.iter().filter(|block| block.1 == "TRIGGER");
    let recorded: Vec<TriggerSource> = triggers.filter_map(|block| of(block.2)).collect();
    let engine: Vec<TriggerSource> = engine.iter().copied().filter(|it| of(*it) == Some(*it)).collect();
    let (recorded, engine) = (common_entries(&recorded, &engine), common_entries(&engine, &recorded));
    if recorded.len() < 2 && engine.len() < 2 {
        return OrderComparison::NotComparable;
    }
    if recorded == engine { OrderComparison::Same } else { OrderComparison::Differs(recorded, engine) }
}

/// The entries of the first list that the other list has too, each as often as in both.
pub fn common_entries(these: &[TriggerSource], others: &[TriggerSource]) -> Vec<TriggerSource> {
    let mut left = others.to_vec();
    let mut both = Vec::new();
    for it in these {
        if let Some(at) = left.iter().position(|other| other == it) {
            left.remove(at);
            both.push(*it);
        }
    }
    both
}
