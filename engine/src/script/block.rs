//! The texts of a power by number, so that pending work can be written to a file and found again.
use super::effect::{Effect, Verb};
use super::power::{Ability, Power};

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
                | Ability::Infuse(..) => {}
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
    for effect in effects {
        match &effect.verb {
            Verb::Discover { then, rest, .. } => {
                list(then, blocks);
                list(rest, blocks);
            }
            Verb::Either(then, otherwise) => {
                list(then, blocks);
                list(otherwise, blocks);
            }
            Verb::Choose(texts) | Verb::AtRandom(texts) => texts.iter().for_each(|text| list(text, blocks)),
            Verb::Native(native) => native.texts.iter().for_each(|text| list(text, blocks)),
            Verb::Times(effects) | Verb::Pay(_, effects) => list(effects, blocks),
            Verb::Later(trigger) => list(trigger.then, blocks),
            Verb::Deal
            | Verb::DealBy(_)
            | Verb::ChangeDamage(_)
            | Verb::Remaining
            | Verb::Wear
            | Verb::Remove
            | Verb::Swap(_)
            | Verb::SpendCorpses
            | Verb::HandOver
            | Verb::Deaths
            | Verb::Dormant
            | Verb::Awaken
            | Verb::Launch
            | Verb::Remember
            | Verb::DealSplit
            | Verb::Heal
            | Verb::HealFully
            | Verb::Draw(_)
            | Verb::DrawUntil
            | Verb::Begin(_)
            | Verb::Destroy
            | Verb::Summon(_)
            | Verb::AddToHand(_)
            | Verb::ToDeck(..)
            | Verb::Equip(_)
            | Verb::Attach(_)
            | Verb::Give(_)
            | Verb::Lend(..)
            | Verb::Silence
            | Verb::Freeze
            | Verb::Transform(_)
            | Verb::Return
            | Verb::Discard
            | Verb::Armor
            | Verb::Crystals { .. }
            | Verb::Mana
            | Verb::Refresh
            | Verb::SpendMana
            | Verb::DestroyCrystals
            | Verb::Unlock
            | Verb::Corpses
            | Verb::Pool(_)
            | Verb::Ready
            | Verb::TakeControl
            | Verb::SwapStats
            | Verb::Counter
            | Verb::Redirect
            | Verb::Cast(_)
            | Verb::BecomeHero(_)
            | Verb::HeroPower(_)
            | Verb::MakeAttack(_)
            | Verb::Trigger(_)
            | Verb::Repeat(..)
            | Verb::Look
            | Verb::Bestow
            | Verb::BonusEffect
            | Verb::Deed(_)
            | Verb::Store(_)
            | Verb::EndTurn => {}
        }
    }
}
