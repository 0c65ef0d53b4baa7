//! Abilities that players use: a cost, and what it does.
//!
//! Trading, forging, a location, a Titan's abilities, what a card's text offers and what a keyword such as
//! [`Flashback`](super::keyword_ability) derives are all the same type; the rules list them alike.
use cardwright_words::words;

use super::amount::Multiplier;
use super::condition::Condition;
use super::cost::{Cost, Part, Resource};
use super::effect::Effect;
use super::power::{Ability, Power};
use super::selector::YOU;
use super::trigger::{ActiveZone, Limit};
use super::verb::Verb;

/// The built-in effect of an ability, in addition to its effects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
pub enum AbilityKind {
    /// Its effects alone.
    Effects,
    /// The card's own text: a location.
    Text,
    /// The text of another card: a Titan's ability.
    Card(&'static str),
    /// The card goes back into the deck for another.
    Trade,
    /// The card becomes its forged form.
    Forge,
    /// The card costs less next turn, by the amount paid.
    Prepare,
    /// Launches the Starship.
    Launch,
    /// Performs the effects of playing the card; then it leaves the game.
    CastAndExile,
}

/// An ability that a player uses: a cost, and effects.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize)]
pub struct Activatable {
    /// Its name among the options.
    pub name: &'static str,
    /// Its cost.
    pub cost: Cost,
    /// The condition for using it.
    pub when: Condition,
    /// The zone in which it can be used.
    #[serde(rename = "active")]
    pub active_zone: ActiveZone,
    /// The limit on its uses.
    pub limit: Limit,
    /// Its built-in effect.
    pub does: AbilityKind,
    /// Its effects.
    pub effects: &'static [Effect],
}

/// Words that are made of others.
#[words(read)]
mod composed {
    /// "Cost: effects": an ability that a player may use while the card is in play.
    pub const fn activated(name: &'static str, cost: Cost) -> Activatable {
        Activatable {
            name,
            cost,
            when: Condition::Always,
            active_zone: ActiveZone::Play,
            limit: Limit::Always,
            does: AbilityKind::Effects,
            effects: &[],
        }
    }
}

pub use composed::*;

#[words(read)]
impl Activatable {
    /// Adds a condition for the use of the ability.
    pub const fn when(mut self, condition: Condition) -> Self {
        self.when = condition;
        self
    }

    /// While it is in hand.
    pub const fn in_hand(mut self) -> Self {
        self.active_zone = ActiveZone::Hand;
        self
    }

    /// While it is in its owner's graveyard: after it was cast, discarded or has died.
    pub const fn in_graveyard(mut self) -> Self {
        self.active_zone = ActiveZone::Graveyard;
        self
    }

    /// While it is in the deck.
    pub const fn in_deck(mut self) -> Self {
        self.active_zone = ActiveZone::Deck;
        self
    }

    /// While it is dormant.
    pub const fn while_dormant(mut self) -> Self {
        self.active_zone = ActiveZone::Dormant;
        self
    }

    /// Makes the ability usable in every zone.
    pub const fn anywhere(mut self) -> Self {
        self.active_zone = ActiveZone::Anywhere;
        self
    }

    /// Once only.
    pub const fn once(mut self) -> Self {
        self.limit = Limit::Once;
        self
    }

    /// Sets an action that the ability has in addition to its effects.
    pub const fn does(mut self, does: AbilityKind) -> Self {
        self.does = does;
        self
    }

    /// The resources that a mana ability gives: one that does nothing else and costs only the use of its card. Such
    /// an ability resolves at once, and can be used in the middle of a payment.
    pub fn yields(&self) -> Option<impl Iterator<Item = (Resource, i16)> + '_> {
        let plain = |effect: &Effect| {
            let mine = effect.to == YOU && effect.times == 1 && effect.when.is_always();
            mine && effect.amount.per == Multiplier::One && given(effect).is_some()
        };
        let light = self.cost.ways() == 1 && self.cost.parts().iter().all(|part| *part == Part::Exhaust);
        let alone = self.does == AbilityKind::Effects && self.limit == Limit::Always && self.when.is_always();
        let is = light && alone && !self.effects.is_empty() && self.effects.iter().all(plain);
        is.then(|| self.effects.iter().filter_map(given))
    }

    /// Sets the effects of the ability, and makes it a Power.
    pub const fn then(self, effects: &'static [Effect]) -> Power {
        Power::of(Ability::Activatable(self.with(effects)))
    }
}

impl Activatable {
    /// Replaces the effects, for the use of the ability in a game.
    pub const fn with(mut self, effects: &'static [Effect]) -> Self {
        self.effects = effects;
        self
    }

    /// The ability as the Power of a card.
    pub const fn power(self) -> Power {
        Power::of(Ability::Activatable(self))
    }
}

/// The resource that an effect gives, if that is what it does.
fn given(effect: &Effect) -> Option<(Resource, i16)> {
    let resource = if let Verb::Pool(pool) = effect.verb {
        Resource::OfRuleset(pool)
    } else if effect.verb == Verb::Mana {
        Resource::Mana
    } else {
        return None;
    };
    Some((resource, effect.amount.n))
}
