//! The texts of a power by number, so that pending work can be written to a file and found again.
use super::effect::Effect;
use super::power::{Ability, Power};
use super::verb::VerbPart;

impl Power {
    /// Every list of effects in the power, those inside others too, in the order of the text.
    ///
    /// Each piece of pending work names its card ([`Scope::card`](crate::state::Scope::card)); with the place of its
    /// list here it is named whole.
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

    /// The place of a list of effects among the [blocks](Power::blocks); the very list, not just an equal one.
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
