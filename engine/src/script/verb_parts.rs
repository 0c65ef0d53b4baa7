//! What stands inside a verb: the one list by which everything goes that walks through a power.
use smallvec::{SmallVec, smallvec};

use super::condition::Condition;
use super::effect::{Effect, Offer, Verb, What};
use super::selector::Selector;

/// A part of a verb that says something itself.
#[derive(Clone, Copy, Debug)]
pub enum VerbPart {
    /// Effects that it may run.
    Text(&'static [Effect]),
    /// What it makes.
    Made(&'static What),
    /// Whom else it speaks of.
    Whom(&'static Selector),
    /// What a card or event has to be.
    That(&'static Condition),
    /// Cards that it offers.
    Offered(&'static [&'static str]),
    /// The enchantment that it attaches.
    Enchantment(&'static str),
}

impl Verb {
    /// The parts of the verb, in the order of the text.
    ///
    /// # Examples
    /// ```
    /// use cardwright_engine::script::verb_parts::VerbPart;
    /// use cardwright_engine::script::prelude::*;
    ///
    /// const BOAR: Effect = summon(card("CS2_boar"));
    /// assert!(matches!(BOAR.verb.parts()[..], [VerbPart::Made(What::Named("CS2_boar"))]));
    /// ```
    pub fn parts(&'static self) -> SmallVec<[VerbPart; 4]> {
        match self {
            Self::Attach(id) => smallvec![VerbPart::Enchantment(id)],
            Self::Summon(what)
            | Self::AddToHand(what)
            | Self::ToDeck(what, _)
            | Self::Equip(what)
            | Self::Transform(what)
            | Self::Cast(what)
            | Self::BecomeHero(what)
            | Self::HeroPower(what)
            | Self::Begin(what)
            | Self::Repeat(_, what) => smallvec![VerbPart::Made(what)],
            Self::Discover { offer, then, rest, .. } => {
                let offer = match offer {
                    Offer::Cards(ids) => VerbPart::Offered(ids),
                    Offer::Pool(that, _) | Offer::Tokens(that) => VerbPart::That(that),
                    Offer::Past(past) => VerbPart::That(&past.that),
                    Offer::Entities(which) => VerbPart::Whom(which),
                };
                smallvec![offer, VerbPart::Text(then), VerbPart::Text(rest)]
            }
            Self::Native(native) => native.texts.iter().map(|text| VerbPart::Text(text)).collect(),
            Self::Choose(texts) | Self::AtRandom(texts) => texts.iter().map(|text| VerbPart::Text(text)).collect(),
            Self::Either(then, otherwise) => smallvec![VerbPart::Text(then), VerbPart::Text(otherwise)],
            Self::Times(effects) | Self::Pay(_, effects) => smallvec![VerbPart::Text(effects)],
            Self::Draw(that) => smallvec![VerbPart::That(that)],
            Self::MakeAttack(whom) | Self::DealBy(whom) | Self::Swap(whom) | Self::Inherit(whom) => {
                smallvec![VerbPart::Whom(whom)]
            }
            Self::Later(trigger) => {
                smallvec![VerbPart::That(&trigger.on.what), VerbPart::That(&trigger.when), VerbPart::Text(trigger.then)]
            }
            Self::Deal
            | Self::ChangeDamage(_)
            | Self::Remaining
            | Self::Wear
            | Self::Remove
            | Self::SpendCorpses
            | Self::HandOver
            | Self::Deaths
            | Self::Dormant
            | Self::Awaken
            | Self::Launch
            | Self::Remember
            | Self::DealSplit
            | Self::Heal
            | Self::HealFully
            | Self::DrawUntil
            | Self::Destroy
            | Self::Give(_)
            | Self::Lend(..)
            | Self::Silence
            | Self::Freeze
            | Self::Return
            | Self::Discard
            | Self::Armor
            | Self::Crystals { .. }
            | Self::Mana
            | Self::Refresh
            | Self::SpendMana
            | Self::DestroyCrystals
            | Self::Unlock
            | Self::Corpses
            | Self::Pool(_)
            | Self::Ready
            | Self::TakeControl
            | Self::SwapStats
            | Self::Counter
            | Self::Redirect
            | Self::Trigger(_)
            | Self::Look
            | Self::Bestow
            | Self::BonusEffect
            | Self::Deed(_)
            | Self::Store(_)
            | Self::Improve
            | Self::EndTurn => SmallVec::new(),
        }
    }
}
