//! The cards that a Power refers to, so that they can be checked against the registry.
use super::amount::{Past, Per, Window};
use super::aura::{Aura, Gives};
use super::condition::Condition;
use super::effect::{Effect, Offer, What};
use super::power::{Ability, Power};
use super::selector::{Place, Selector, Source};
use super::verb::{Verb, VerbPart};

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
        self.found().refs
    }

    /// Whether a text asks what no position shows: what happened before this turn, who died, what a deck consists
    /// of.
    pub fn asks_unseen(&'static self) -> bool {
        self.found().unseen
    }

    /// Whether a text asks which cards a hand holds.
    pub fn asks_hand(&'static self) -> bool {
        self.found().hand
    }

    fn found(&'static self) -> Found {
        let mut found = Found::default();
        self.abilities().into_iter().for_each(|ability| in_ability(ability, &mut found));
        found
    }
}

/// What was found in a Power.
#[derive(Default)]
struct Found {
    refs: Vec<CardRef>,
    /// It asks what no position shows.
    unseen: bool,
    /// It asks which cards a hand holds.
    hand: bool,
}

fn in_past(past: &Past, found: &mut Found) {
    // What was played this turn is counted; the cards are not known.
    let counted = past.window == Window::ThisTurn && past.that.is_always();
    found.unseen |= !counted;
    in_condition(&past.that, found);
}

/// What a condition asks about: the cards of a deck are not seen.
fn in_question(which: &Selector, found: &mut Found) {
    found.unseen |= matches!(which.from, Source::At(_, Place::Deck));
    found.hand |= matches!(which.from, Source::At(_, Place::Hand));
    in_selector(which, found);
}

fn in_ability(ability: &'static Ability, found: &mut Found) {
    match ability {
        Ability::None
        | Ability::Several(_)
        | Ability::Dormant(_)
        | Ability::Lasts(_)
        | Ability::Improved(_)
        | Ability::Starship(_) => {}
        Ability::DormantUntil(progress) => progress.on.iter().for_each(|event| in_condition(&event.what, found)),
        Ability::Colossal(parts) => found.refs.extend(parts.iter().map(|id| CardRef::Card(id))),
        Ability::Form(_, into) => found.refs.push(CardRef::Card(into)),
        Ability::Twinspell(copy) => found.refs.push(CardRef::Card(copy)),
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
        Ability::ChooseOne(cards) | Ability::Titan(cards) => {
            found.refs.extend(cards.iter().map(|id| CardRef::Text(id)));
        }
        Ability::Quest(progress) => in_effects(progress.then, found),
        Ability::AlsoDamages(whom) => in_selector(whom, found),
        Ability::Ranks(_, into) => found.refs.push(CardRef::Text(into)),
        Ability::Upgrades(progress, into) => {
            progress.on.iter().for_each(|event| in_condition(&event.what, found));
            found.refs.push(CardRef::Text(into));
        }
        Ability::Activatable(activatable) => {
            in_condition(&activatable.when, found);
            in_effects(activatable.effects, found);
        }
    }
}

fn in_aura(aura: &Aura, found: &mut Found) {
    if let Gives::Enchantment(id) = aura.gives {
        found.refs.push(CardRef::Enchantment(id));
    }
    in_condition(&aura.when, found);
    in_selector(&aura.to, found);
}

fn in_effects(effects: &'static [Effect], found: &mut Found) {
    for effect in effects {
        in_effect(effect, found);
    }
}

fn in_effect(effect: &'static Effect, found: &mut Found) {
    in_condition(&effect.when, found);
    in_selector(&effect.to, found);
    if let Per::Past(past) = &effect.amount.per {
        in_past(past, found);
    }
    found.unseen |= matches!(effect.verb, Verb::Discover { offer: Offer::Past(_), .. });
    for inner in effect.verb.parts() {
        match inner {
            VerbPart::Text(text) => in_effects(text, found),
            VerbPart::Made(what) => in_what(what, found),
            VerbPart::Whom(whom) => in_selector(whom, found),
            VerbPart::That(that) => in_condition(that, found),
            VerbPart::Offered(ids) => found.refs.extend(ids.iter().map(|id| CardRef::Card(id))),
            VerbPart::Enchantment(id) => found.refs.push(CardRef::Enchantment(id)),
        }
    }
}

fn in_what(what: &What, found: &mut Found) {
    match what {
        What::Named(id) => found.refs.push(CardRef::Card(id)),
        What::OneOf(ids) | What::OneMissing(ids) => found.refs.extend(ids.iter().map(|id| CardRef::Card(id))),
        What::Random(that) | What::Token(that) | What::RandomOf(that, _) | What::Costing(that, _, _) => {
            in_condition(that, found);
        }
        What::JadeGolem => found.unseen = true,
        What::CopyOf(which) | What::Themselves(which) => in_selector(which, found),
        What::FromPast(past) | What::EachPast(past) | What::LastPast(past) => in_past(past, found),
    }
}

fn in_selector(which: &Selector, found: &mut Found) {
    which.that.iter().for_each(|condition| in_condition(condition, found));
    found.unseen |= matches!(which.from, Source::At(_, Place::Graveyard));
    if let Source::Several(several) = which.from {
        for which in several {
            in_selector(which, found);
        }
    }
}

fn in_condition(condition: &Condition, found: &mut Found) {
    match condition {
        Condition::Named(id) => found.refs.push(CardRef::Card(id)),
        Condition::Not(of) => in_condition(of, found),
        Condition::Any(of) | Condition::All(of) => of.iter().for_each(|condition| in_condition(condition, found)),
        Condition::There(_, _, which)
        | Condition::NoDuplicates(which)
        | Condition::SharesRace(which)
        | Condition::Is(which) => {
            in_question(which, found);
        }
        Condition::More(these, than) => {
            in_question(these, found);
            in_question(than, found);
        }
        Condition::Did(_, _, past) => in_past(past, found),
        Condition::Lacks(cards) => found.refs.extend(cards.iter().map(|id| CardRef::Card(id))),
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
