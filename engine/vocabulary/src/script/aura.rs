//! Changes of numbers and keywords: modifiers, the auras that give them, and the enchantments that carry them.
use cardwright_data::GameTag;
use cardwright_words::{Words, words};

use crate::facts::Keywords;

use super::amount::{Amount, Multiplier, Stat};
use super::condition::Condition;
use super::json::by_name;
use super::power::{Ability, Power};
use super::selector::{Selector, THIS};
use super::trigger::{ActiveZone, EventPattern};

/// The operation of a modifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
pub enum Op {
    /// Adds (a negative number takes away).
    Add,
    /// Sets: "is 1", "costs (0)".
    Set,
    /// Multiplies: "double".
    Times,
    /// No less than: "not less than (1)".
    AtLeast,
    /// No more than.
    AtMost,
}

/// The attribute that a modifier changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
pub enum Attribute {
    /// Attack and Health together, as in `+1/+1`; the second number is `also`.
    Stats,
    /// Attack.
    Attack,
    /// Health.
    Health,
    /// Cost.
    Cost,
    /// Durability of a weapon.
    Durability,
    /// Any other tag of the entity: a keyword, spell damage, a rule.
    Tag(#[serde(serialize_with = "by_name")] GameTag),
}

/// The smallest change: one attribute, one number.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize)]
pub struct Modifier {
    /// The changed attribute.
    pub what: Attribute,
    /// The operation.
    pub op: Op,
    /// The amount of the change.
    pub amount: Amount,
    /// The Health of [`Attribute::Stats`]; of a cost that is lowered, how low.
    pub also: i16,
}

#[words(read)]
impl Modifier {
    const fn new(what: Attribute, op: Op, n: i16, also: i16) -> Self {
        Self { what, op, amount: Amount::fixed(n), also }
    }

    /// Times a number that is looked up again and again: "+1 Attack for each other Murloc".
    pub const fn times(mut self, per: Multiplier) -> Self {
        self.amount.per = per;
        self
    }

    /// "for each …".
    pub const fn for_each(self, of: Selector) -> Self {
        self.times(Multiplier::Each(of))
    }

    /// Whether entities record its effect from auras.
    pub const fn is_recorded(&self) -> bool {
        let Attribute::Tag(tag) = self.what else { return true };
        self.amount.n > 0 && !matches!(tag, GameTag::SPELLPOWER) && !Keywords::OUT_OF_REACH.has(Keywords::of_tag(tag))
    }

    /// Whether it gives or removes a keyword that can be used up; the bearer stores such a keyword itself.
    #[inline]
    pub const fn is_used_up(&self) -> bool {
        matches!(self.what, Attribute::Tag(tag) if Keywords::USED_UP.has(Keywords::of_tag(tag)))
    }

    /// Whether it sets the Cost of a card, before increases and reductions.
    pub const fn sets_cost(&self) -> bool {
        matches!((self.what, self.op), (Attribute::Cost, Op::Set))
    }

    /// Whether it sets a number of a card.
    pub const fn sets_number(&self) -> bool {
        let number = matches!(self.what, Attribute::Cost | Attribute::Stats | Attribute::Attack | Attribute::Health);
        number && matches!(self.op, Op::Set)
    }

    /// Whether it changes a tag.
    pub const fn is_of_tag(&self) -> bool {
        matches!(self.what, Attribute::Tag(_))
    }

    /// "but not less than (1)": less is taken off only down to this; what costs less already stays as it is.
    pub const fn not_below(mut self, least: i16) -> Self {
        self.also = least;
        self
    }
}

impl Op {
    /// Applies the operation to a number.
    #[inline]
    pub fn apply(self, value: &mut i32, n: i32) {
        match self {
            Self::Add => *value = value.saturating_add(n),
            Self::Set => *value = n,
            Self::Times => *value = value.saturating_mul(n),
            Self::AtLeast => *value = (*value).max(n),
            Self::AtMost => *value = (*value).min(n),
        }
    }
}

impl Modifier {
    /// Changes the number of a tag. Whoever has a rule from several sides has it once: the largest number counts ("Your next
    /// Battlecry triggers 3 times" beside Brann Bronzebeard).
    #[inline]
    pub fn apply_to_rule_value(&self, value: &mut i32) {
        let n = i32::from(self.amount.n);
        let gives = n > 0 && self.op == Op::Set;
        if gives { Op::AtLeast } else { self.op }.apply(value, n);
    }
}

/// Words that are made of others.
#[words(read)]
mod composed {
    /// "+1/+1".
    pub const fn plus(attack: i16, health: i16) -> Modifier {
        Modifier::new(Attribute::Stats, Op::Add, attack, health)
    }

    /// "Attack and Health set to 3/3".
    pub const fn become_stats(attack: i16, health: i16) -> Modifier {
        Modifier::new(Attribute::Stats, Op::Set, attack, health)
    }

    /// "costs (2) less".
    pub const fn cost_less(n: i16) -> Modifier {
        Modifier::new(Attribute::Cost, Op::Add, -n, 0)
    }

    /// "costs (2) more".
    pub const fn cost_more(n: i16) -> Modifier {
        Modifier::new(Attribute::Cost, Op::Add, n, 0)
    }

    /// "costs (0)".
    pub const fn cost(n: i16) -> Modifier {
        Modifier::new(Attribute::Cost, Op::Set, n, 0)
    }

    /// "has Taunt": the keyword or rule of this tag.
    pub const fn has(tag: GameTag) -> Modifier {
        Modifier::new(Attribute::Tag(tag), Op::Set, 1, 0)
    }

    /// "loses Taunt".
    pub const fn has_no(tag: GameTag) -> Modifier {
        Modifier::new(Attribute::Tag(tag), Op::Set, 0, 0)
    }

    /// "Spell Damage +1", or any other tag with a number.
    pub const fn plus_tag(tag: GameTag, n: i16) -> Modifier {
        Modifier::new(Attribute::Tag(tag), Op::Add, n, 0)
    }

    /// A rule with a number that does not add up: "Your Divine Shields take three hits to break.", "They cost Health instead of Mana." Of
    /// several the largest counts.
    pub const fn has_at_least(tag: GameTag, n: i16) -> Modifier {
        Modifier::new(Attribute::Tag(tag), Op::AtLeast, n, 0)
    }

    /// "… have …": `aura(OTHER_FRIENDLY_MINIONS).have(&[plus(1, 1)])`.
    pub const fn aura(to: Selector) -> Aura {
        Aura { to, gives: Gives::Modifiers(&[]), when: Condition::Always, active_zone: ActiveZone::Play }
    }

    /// "Costs (1) less for each …": a card's own cost in its owner's hand.
    pub const fn costs(modifiers: &'static [Modifier]) -> Power {
        aura(THIS).in_hand().have(modifiers)
    }

    /// The Power of an enchantment card: `enchant(&[plus(1, 1)])`.
    pub const fn enchant(modifiers: &'static [Modifier]) -> Power {
        Power::of(Ability::Enchant(Enchant { modifiers, aura: None, lasts: Lasts::Forever, until: None }))
    }
}

pub use composed::*;

#[words(read_modifier)]
impl Stat {
    const fn attribute(self) -> Attribute {
        match self {
            Self::Attack => Attribute::Attack,
            Self::Health => Attribute::Health,
            Self::Cost | Self::OwnCost => Attribute::Cost,
            Self::SpellDamage => Attribute::Tag(GameTag::SPELLPOWER),
            Self::Damage
            | Self::Armor
            | Self::Tag(_)
            | Self::ManaCrystals
            | Self::MaxManaCrystals
            | Self::MaxHandSize
            | Self::Mana
            | Self::Corpses
            | Self::CorpsesSpent
            | Self::Overloaded
            | Self::Turns
            | Self::Pool(_)
            | Self::HighestPool => {
                panic!("no modifier changes this: an effect does")
            }
        }
    }

    /// "+2 Attack".
    pub const fn plus(self, n: i16) -> Modifier {
        Modifier::new(self.attribute(), Op::Add, n, 0)
    }

    /// "Attack is 1".
    pub const fn set(self, n: i16) -> Modifier {
        Modifier::new(self.attribute(), Op::Set, n, 0)
    }

    /// "Attack is always equal to …": a number that is looked up.
    pub const fn set_to(self, number: Multiplier) -> Modifier {
        self.set(1).times(number)
    }

    /// "double its Attack".
    pub const fn doubled(self) -> Modifier {
        Modifier::new(self.attribute(), Op::Times, 2, 0)
    }

    /// "can't cost less than (2)" (Razorscale).
    pub const fn no_less(self, n: i16) -> Modifier {
        Modifier::new(self.attribute(), Op::AtLeast, n, 0)
    }
}

/// The modifiers that an aura gives.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize)]
pub enum Gives {
    /// The modifiers of an enchantment card, which is seen on the entity.
    Enchantment(&'static str),
    /// Modifiers without an enchantment card.
    Modifiers(&'static [Modifier]),
}

/// An aura: "Your other minions have +1/+1."
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize)]
pub struct Aura {
    /// The affected entities.
    pub to: Selector,
    /// The modifiers.
    pub gives: Gives,
    /// The condition ("while …"), evaluated for the card itself.
    pub when: Condition,
    /// The zone in which it works.
    #[serde(rename = "active")]
    pub active_zone: ActiveZone,
}

#[words(read)]
impl Aura {
    /// The modifiers of this enchantment card.
    pub const fn gives(mut self, enchantment: &'static str) -> Power {
        self.gives = Gives::Enchantment(enchantment);
        Power::of(Ability::Aura(self))
    }

    /// Sets the modifiers that the aura gives.
    pub const fn have(mut self, modifiers: &'static [Modifier]) -> Power {
        self.gives = Gives::Modifiers(modifiers);
        Power::of(Ability::Aura(self))
    }

    /// "while …", "if …".
    pub const fn when(mut self, condition: Condition) -> Self {
        self.when = condition;
        self
    }

    /// Works while the card is in hand.
    pub const fn in_hand(mut self) -> Self {
        self.active_zone = ActiveZone::Hand;
        self
    }

    /// "While Dormant, …": works as long as it sleeps, and only then.
    pub const fn while_dormant(mut self) -> Self {
        self.active_zone = ActiveZone::Dormant;
        self
    }

    /// Works wherever the card is.
    pub const fn anywhere(mut self) -> Self {
        self.active_zone = ActiveZone::Anywhere;
        self
    }
}

/// The duration of an enchantment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize, Words)]
pub enum Lasts {
    /// Until its bearer is silenced or leaves play.
    #[word("")]
    Forever,
    /// "this turn".
    #[word(" this turn")]
    ThisTurn,
    /// "until your next turn".
    #[word(" until your next turn")]
    UntilYourNextTurn,
    /// "until the end of your next turn"; "next turn" on your own turn.
    #[word(" until the end of your next turn")]
    UntilEndOfYourNextTurn,
    /// "next turn": of the player whose bearer or rule it is (Loatheb).
    #[word(" next turn")]
    NextTurn,
    /// "Lasts 3 turns": of its owner, this one included.
    #[word(" for {0} turns")]
    Turns(u8),
}

/// The effect of an enchantment card on its bearer.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize)]
pub struct Enchant {
    /// The modifiers of the bearer.
    pub modifiers: &'static [Modifier],
    /// An aura that works while the enchantment is there.
    pub aura: Option<Aura>,
    /// The duration.
    pub lasts: Lasts,
    /// The event that ends it: "the next spell you cast".
    pub until: Option<EventPattern>,
}
