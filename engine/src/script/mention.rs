//! Which other cards a power names: what a maintainer has to look at too, and what a typing error would miss.
use super::aura::{Aura, Gives};
use super::condition::Condition;
use super::effect::{Effect, What};
use super::inner::Inner;
use super::power::{Ability, Power};
use super::selector::{Selector, Source};

/// How a power names another card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mention {
    /// As an enchantment that it attaches or gives: without that card's Power it does nothing.
    Enchantment(&'static str),
    /// As a text of its own: an option of Choose One, a Titan's ability.
    Text(&'static str),
    /// As a card that it makes, offers or asks about.
    Card(&'static str),
}

impl Mention {
    /// The id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Enchantment(id) | Self::Text(id) | Self::Card(id) => id,
        }
    }
}

impl Power {
    /// Every card that the power names, in the order of its text.
    pub fn mentions(&'static self) -> Vec<Mention> {
        let mut found = Vec::new();
        self.abilities().into_iter().for_each(|ability| in_ability(ability, &mut found));
        found
    }
}

fn in_ability(ability: &'static Ability, found: &mut Vec<Mention>) {
    match ability {
        Ability::None
        | Ability::Several(_)
        | Ability::Dormant(_)
        | Ability::Lasts(_)
        | Ability::Improved(_)
        | Ability::Starship(_) => {}
        Ability::DormantUntil(progress) => progress.on.iter().for_each(|event| in_condition(&event.what, found)),
        Ability::Colossal(parts) => found.extend(parts.iter().map(|id| Mention::Card(id))),
        Ability::Form(_, into) => found.push(Mention::Card(into)),
        Ability::Twinspell(copy) => found.push(Mention::Card(copy)),
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
        Ability::ChooseOne(cards) | Ability::Titan(cards) => found.extend(cards.iter().map(|id| Mention::Text(id))),
        Ability::Quest(progress) => in_effects(progress.then, found),
        Ability::AlsoDamages(whom) => in_selector(whom, found),
        Ability::Ranks(_, into) => found.push(Mention::Text(into)),
        Ability::Upgrades(progress, into) => {
            progress.on.iter().for_each(|event| in_condition(&event.what, found));
            found.push(Mention::Text(into));
        }
        Ability::Activatable(activatable) => {
            in_condition(&activatable.when, found);
            in_effects(activatable.effects, found);
        }
    }
}

fn in_aura(aura: &Aura, found: &mut Vec<Mention>) {
    if let Gives::Enchantment(id) = aura.gives {
        found.push(Mention::Enchantment(id));
    }
    in_condition(&aura.when, found);
    in_selector(&aura.to, found);
}

fn in_effects(effects: &'static [Effect], found: &mut Vec<Mention>) {
    for effect in effects {
        in_effect(effect, found);
    }
}

fn in_effect(effect: &'static Effect, found: &mut Vec<Mention>) {
    in_condition(&effect.when, found);
    in_selector(&effect.to, found);
    for inner in effect.verb.inner() {
        match inner {
            Inner::Text(text) => in_effects(text, found),
            Inner::Made(what) => in_what(what, found),
            Inner::Whom(whom) => in_selector(whom, found),
            Inner::That(that) => in_condition(that, found),
            Inner::Offered(ids) => found.extend(ids.iter().map(|id| Mention::Card(id))),
            Inner::Enchantment(id) => found.push(Mention::Enchantment(id)),
        }
    }
}

fn in_what(what: &What, found: &mut Vec<Mention>) {
    match what {
        What::Named(id) => found.push(Mention::Card(id)),
        What::OneOf(ids) | What::OneMissing(ids) => found.extend(ids.iter().map(|id| Mention::Card(id))),
        What::Random(that) | What::Token(that) | What::RandomOf(that, _) | What::Costing(that, _, _) => {
            in_condition(that, found);
        }
        What::JadeGolem => {}
        What::CopyOf(which) | What::Themselves(which) => in_selector(which, found),
        What::FromPast(past) | What::EachPast(past) | What::LastPast(past) => in_condition(&past.that, found),
    }
}

fn in_selector(which: &Selector, found: &mut Vec<Mention>) {
    which.that.iter().for_each(|condition| in_condition(condition, found));
    if let Source::Several(several) = which.from {
        for which in several {
            in_selector(which, found);
        }
    }
}

fn in_condition(condition: &Condition, found: &mut Vec<Mention>) {
    match condition {
        Condition::Named(id) => found.push(Mention::Card(id)),
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
        Condition::Lacks(cards) => found.extend(cards.iter().map(|id| Mention::Card(id))),
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
