//! The effect lists of a Power by number, so that pending work can be saved and loaded.
use super::effect::Effect;
use super::power::{Ability, Power};
use super::verb::VerbPart;

impl Power {
    /// Every list of effects in the Power, nested ones included, in the order of the text.
    ///
    /// Each item of pending work names its card ([`Scope::card`](crate::state::Scope::card)); with the number of its
    /// list it is completely named.
    pub fn blocks(&'static self) -> Vec<&'static [Effect]> {
        let mut blocks = Vec::new();
        for ability in self.abilities() {
            match ability {
                Ability::Text(text) => list(text.effects, &mut blocks),
                Ability::Trigger(trigger) => list(trigger.then, &mut blocks),
                Ability::Quest(progress) => list(progress.then, &mut blocks),
                Ability::Activatable(activatable) => list(activatable.effects, &mut blocks),
                Ability::None
                | Ability::Several(_)
                | Ability::Aura(_)
                | Ability::Enchant(_)
                | Ability::ChooseOne(_)
                | Ability::Titan(_)
                | Ability::AlsoDamages(_)
                | Ability::Dormant(_)
                | Ability::DormantUntil(_)
                | Ability::Colossal(_)
                | Ability::Form(..)
                | Ability::Starship(_)
                | Ability::Twinspell(_)
                | Ability::Ranks(..)
                | Ability::Lasts(_)
                | Ability::Improved(_)
                | Ability::Upgrades(..) => {}
            }
        }
        blocks
    }

    /// The number of a list of effects among the [blocks](Power::blocks); the same list, not an equal one.
    pub fn block_number(&'static self, effects: &'static [Effect]) -> Option<usize> {
        self.blocks().iter().position(|block| std::ptr::eq(*block, effects))
    }
}

fn list(effects: &'static [Effect], blocks: &mut Vec<&'static [Effect]>) {
    blocks.push(effects);
    for inner in effects.iter().flat_map(|effect| effect.verb.parts()) {
        if let VerbPart::Text(text) = inner {
            list(text, blocks);
        }
    }
}
