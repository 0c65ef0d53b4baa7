//! The blocks of an action as the engine tells them, to hold against those of the recording.
use cardwright_data::{BlockType, CardType};
use cardwright_engine::record::{Block, Observer};
use cardwright_engine::{EntityId, Game};

use super::case::Case;

/// A trigger: the number of who answered.
pub type Answer = u16;

/// An observer that remembers who answered, in order.
#[derive(Default)]
pub struct Heard {
    /// Everyone who began a block or a text, for asking which cards act.
    pub sources: Vec<EntityId>,
    /// Who triggered, in order; players and the game are left out.
    pub triggers: Vec<Answer>,
}

impl Observer for Heard {
    fn begins(&mut self, _game: &Game, block: Block) {
        self.sources.push(block.source);
        if block.kind == BlockType::Trigger && block.source.number() > 3 {
            self.triggers.push(block.source.number());
        }
    }

    fn resolves(&mut self, _game: &Game, source: EntityId) {
        self.sources.push(source);
    }
}

/// How the order of triggers compares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// Fewer than two triggers that both sides tell: there is no order.
    None,
    /// The same.
    Same,
    /// Another; recorded, engine.
    Differs(Vec<Answer>, Vec<Answer>),
}

/// Holds the recorded triggers against the engine's, of those who were there before and whom both sides tell.
///
/// Who came in the course of it has another number on either side. Enchantments are entities to the client and not to
/// the engine: one that triggers counts as its bearer.
pub fn compare(case: &Case, before: &Game, engine: &[Answer]) -> Order {
    let of = |entity: u16| -> Option<Answer> {
        let tags = case.before.ents.get(&entity)?;
        let ench = tags.word("CARDTYPE") == "ENCH";
        let entity = if ench { u16::try_from(tags.int("ATTACHED")).ok()? } else { entity };
        let id = before.entity(entity).filter(|_| entity > 3 && case.before.ents.contains_key(&entity))?;
        (before[id].card_type != CardType::Enchantment).then_some(entity)
    };
    let triggers = case.blocks.iter().filter(|block| block.1 == "TRIGGER");
    let recorded: Vec<Answer> = triggers.filter_map(|block| of(block.2)).collect();
    let engine: Vec<Answer> = engine.iter().copied().filter(|it| of(*it) == Some(*it)).collect();
    let (recorded, engine) = (shared(&recorded, &engine), shared(&engine, &recorded));
    if recorded.len() < 2 && engine.len() < 2 {
        return Order::None;
    }
    if recorded == engine { Order::Same } else { Order::Differs(recorded, engine) }
}

/// Those whom the other side tells as well, each as often as both do.
fn shared(these: &[Answer], others: &[Answer]) -> Vec<Answer> {
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

#[cfg(test)]
mod tests {
    use super::shared;

    #[test]
    fn what_only_one_side_tells_is_left_out() {
        assert_eq!(shared(&[4, 5, 4, 6], &[6, 4]), [4, 6]);
        assert_eq!(shared(&[6, 4], &[4, 5, 4, 6]), [6, 4]);
    }
}
