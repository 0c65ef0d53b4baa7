//! The cards that a Power refers to, so that they can be checked against the registry.
use super::aura::{Aura, Gives};
use super::condition::Condition;
use super::effect::{Effect, What};
use super::power::{Ability, Power};
use super::selector::{Selector, Source};
use super::verb::VerbPart;

/// A reference to another card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CardRef {
    /// An enchantment that it attaches or gives: without that card's Power it does nothing.
    Enchantment(&'static str),
    /// A card that is a part of its text: an option of Choose One, a Titan's ability.
    Text(&'static str),
    /// A card that it creates, offers or asks about.
    Card(&'static str),
}

impl CardRef {
    /// The id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Enchantment(id) | Self::Text(id) | Self::Card(id) => id,
        }
    }
}

impl Power {
    /// Every card that the Power refers to, in the order of its text.
    pub fn card_refs(&'static self) -> Vec<CardRef> {
        let mut found = Vec::new();
        self.abilities().into_iter().for_each(|ability| in_ability(ability, &mut found));
        found
    }
}

fn in_ability(ability: &'static Ability, found: &mut Vec<CardRef>) {
    match ability {
        Ability::None
        | Ability::Several(_)
        | Ability::Dormant(_)
        | Ability::Lasts(_)
        | Ability::Improved(_)
        | Ability::Starship(_) => {}
        Ability::DormantUntil(progress) => progress.on.iter().for_each(|event| in_condition(&event.what, found)),
        Ability::Colossal(parts) => found.extend(parts.iter().map(|id| CardRef::Card(id))),
        Ability::Form(_, into) => found.push(CardRef::Card(into)),
        Ability::Twinspell(copy) => found.push(CardRef::Card(copy)),
        Ability::Text(text) => {
            in_condition(&text.when, found);
            in_effects(text.effects, found);
        }
        Ability::Trigger(trigger) => {
            in_condition(&trigger.on.what, found);
            in_condition(&trigger.when, found);
            in_effects(trigger.then, found);
        }
        Ability::Aura(aura) => in_aura(aura, found),
        Ability::Enchant(enchant) => enchant.aura.iter().for_each(|aura| in_aura(aura, found)),
        Ability::ChooseOne(cards) | Ability::Titan(cards) => found.extend(cards.iter().map(|id| CardRef::Text(id))),
        Ability::Quest(progress) => in_effects(progress.then, found),
        Ability::AlsoDamages(whom) => in_selector(whom, found),
        Ability::Ranks(_, into) => found.push(CardRef::Text(into)),
        Ability::Upgrades(progress, into) => {
            progress.on.iter().for_each(|event| in_condition(&event.what, found));
            found.push(CardRef::Text(into));
        }
        Ability::Activatable(activatable) => {
            in_condition(&activatable.when, found);
            in_effects(activatable.effects, found);
        }
    }
}

fn in_aura(aura: &Aura, found: &mut Vec<CardRef>) {
    if let Gives::Enchantment(id) = aura.gives {
        found.push(CardRef::Enchantment(id));
    }
    in_condition(&aura.when, found);
    in_selector(&aura.to, found);
}

fn in_effects(effects: &'static [Effect], found: &mut Vec<CardRef>) {
    for effect in effects {
        in_effect(effect, found);
    }
}

fn in_effect(effect: &'static Effect, found: &mut Vec<CardRef>) {
    in_condition(&effect.when, found);
    in_selector(&effect.to, found);
    for inner in effect.verb.parts() {
        match inner {
            VerbPart::Text(text) => in_effects(text, found),
            VerbPart::Made(what) => in_what(what, found),
            VerbPart::Whom(whom) => in_selector(whom, found),
            VerbPart::That(that) => in_condition(that, found),
            VerbPart::Offered(ids) => found.extend(ids.iter().map(|id| CardRef::Card(id))),
            VerbPart::Enchantment(id) => found.push(CardRef::Enchantment(id)),
        }
    }
}

fn in_what(what: &What, found: &mut Vec<CardRef>) {
    match what {
        What::Named(id) => found.push(CardRef::Card(id)),
        What::OneOf(ids) | What::OneMissing(ids) => found.extend(ids.iter().map(|id| CardRef::Card(id))),
        What::Random(that) | What::Token(that) | What::RandomOf(that, _) | What::Costing(that, _, _) => {
            in_condition(that, found);
        }
        What::JadeGolem => {}
        What::CopyOf(which) | What::Themselves(which) => in_selector(which, found),
        What::FromPast(past) | What::EachPast(past) | What::LastPast(past) => in_condition(&past.that, found),
    }
}

fn in_selector(which: &Selector, found: &mut Vec<CardRef>) {
    which.that.iter().for_each(|condition| in_condition(condition, found));
    if let Source::Several(several) = which.from {
        for which in several {
            in_selector(which, found);
        }
    }
}

fn in_condition(condition: &Condition, found: &mut Vec<CardRef>) {
    match condition {
        Condition::Named(id) => found.push(CardRef::Card(id)),
        Condition::Not(of) => in_condition(of, found),
        Condition::Any(of) | Condition::All(of) => of.iter().for_each(|condition| in_condition(condition, found)),
        Condition::There(_, _, which)
        | Condition::NoDuplicates(which)
        | Condition::SharesRace(which)
        | Condition::Is(which) => {
            in_selector(which, found);
        }
        Condition::More(these, than) => {
            in_selector(these, found);
            in_selector(than, found);
        }
        Condition::Did(_, _, past) => in_condition(&past.that, found),
        Condition::Lacks(cards) => found.extend(cards.iter().map(|id| CardRef::Card(id))),
        Condition::Always
        | Condition::Type(_)
        | Condition::Character
        | Condition::Race(_)
        | Condition::School(_)
        | Condition::Class(_)
        | Condition::Rarity(_)
        | Condition::Of(_)
        | Condition::Has(_)
        | Condition::Damaged
        | Condition::Stat(..)
        | Condition::Versus(..)
        | Condition::Itself
        | Condition::StartedInDeck
        | Condition::AnotherClass
        | Condition::Dead
        | Condition::Heard(..)
        | Condition::Fatal
        | Condition::Kindred
        | Condition::DrawnThisTurn
        | Condition::StartedSingleton
        | Condition::Combo
        | Condition::So(_)
        | Condition::TurnOf(_)
        | Condition::Joust
        | Condition::FromThePast
        | Condition::OddCost
        | Condition::Chance(_) => {}
    }
}
