//! The effect lists of a Power by number, so that pending work can be saved and loaded.
use super::effect::Effect;
use super::power::Power;
use super::trigger::EventKind;
use super::walk::Node;

impl Power {
    /// Every list of effects in the Power, nested ones included, in the order of the text.
    ///
    /// Each item of pending work names its card (`state::Scope::card` in the engine); with the number of its
    /// list it is completely named.
    pub fn blocks(&self) -> Vec<&'static [Effect]> {
        let mut blocks = Vec::new();
        self.walk(&mut |node| {
            blocks.extend(if let Node::Effects(effects) = node { Some(effects) } else { None });
            matches!(node, Node::Ability(_) | Node::Effects(_) | Node::Effect(_))
        });
        blocks
    }

    /// The kinds of events that a trigger, a quest or the end of an enchantment waits for and the engine never raises, so that nothing
    /// happens: they are only recorded.
    ///
    /// ```
    /// use cardwright_vocabulary::script::prelude::*;
    ///
    /// const NEVER: Power = after(YOU.invoke()).then(&[draw(1)]);
    /// const COUNTS: Power = battlecry(&[draw(1)]).when(YOU.invoke().this_game().at_least(2));
    /// assert_eq!((NEVER.never_raised(), COUNTS.never_raised()), (vec![EventKind::Invoke], vec![]));
    /// ```
    pub fn never_raised(&self) -> Vec<EventKind> {
        let mut kinds = Vec::new();
        self.walk(&mut |node| {
            if let Node::Event(event) = node
                && !event.kind.is_raised()
            {
                kinds.push(event.kind);
            }
            true
        });
        kinds
    }

    /// The number of a list of effects among the [blocks](Power::blocks); the same list, not an equal one.
    pub fn block_number(&self, effects: &'static [Effect]) -> Option<usize> {
        self.blocks().iter().position(|block| std::ptr::eq(*block, effects))
    }
}
