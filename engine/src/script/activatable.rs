//! What a player can do with a card besides playing it and attacking with it.
use super::condition::Condition;
use super::cost::Cost;
use super::effect::Effect;
use super::power::{Ability, Power};
use super::trigger::{Active, Limit};

/// An ability that a player uses: a cost, and what it does.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize)]
pub struct Activatable {
    /// What it is called among the options.
    pub name: &'static str,
    /// What it takes.
    pub cost: Cost,
    /// Only if.
    pub when: Condition,
    /// Where the card must be.
    pub active: Active,
    /// How often.
    pub limit: Limit,
    /// What it does.
    pub effects: &'static [Effect],
}

/// "Cost: effects": an ability that a player may use while the card is in play.
pub const fn activated(name: &'static str, cost: Cost) -> Activatable {
    Activatable { name, cost, when: Condition::Always, active: Active::Play, limit: Limit::Always, effects: &[] }
}

impl Activatable {
    /// Only if.
    pub const fn when(mut self, condition: Condition) -> Self {
        self.when = condition;
        self
    }

    /// While it is in hand.
    pub const fn in_hand(mut self) -> Self {
        self.active = Active::Hand;
        self
    }

    /// Once only.
    pub const fn once(mut self) -> Self {
        self.limit = Limit::Once;
        self
    }

    /// What it does.
    pub const fn then(mut self, effects: &'static [Effect]) -> Power {
        self.effects = effects;
        Power::of(Ability::Activatable(self))
    }
}
