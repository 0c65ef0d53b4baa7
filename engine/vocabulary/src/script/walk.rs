//! One walk through everything that a Power says.
//!
//! Whoever looks for something in a Power (the cards that it names, its blocks, what a test has to set up) walks over its
//! [nodes](Node) and takes those that it is interested in. What is inside a word follows from
//! the types of its variant.
use cardwright_data::{CardClass, CardSet, CardType, GameTag, Race, Rarity, SpellSchool};
use smallvec::SmallVec;

use super::activatable::Activatable;
use super::amount::{Multiplier, Past, Stat};
use super::aura::{Aura, Enchant, Gives, Lasts, Modifier, Op};
use super::card_refs::CardRef;
use super::condition::{Cmp, Condition};
use super::cost::{CardFilter, Cost, Resource};
use super::effect::{CardSource, Classes, DeckPosition, Effect, Offer};
use super::native::Native;
use super::power::{Ability, EnchantmentRetention, Form, Power, Progress, StartingDeck};
use super::ruleset::Pool;
use super::selector::{CardProperty, Pick, Place, Selector, Side};
use super::trigger::{EventPattern, Trigger};
use super::verb::KeywordAction;
use super::word::{Text, Word};
use crate::slow_steps::SlowSteps;

/// An element of a Power.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Node<'p> {
    /// An ability.
    Ability(&'p Ability),
    /// Effects, one after the other.
    Effects(&'static [Effect]),
    /// An effect.
    Effect(&'static Effect),
    /// The event of a trigger, a quest or an enchantment.
    Event(&'p EventPattern),
    /// An aura.
    Aura(&'p Aura),
    /// A number or keyword that is given.
    Modifier(&'p Modifier),
    /// A selector.
    Selector(&'p Selector),
    /// A condition.
    Condition(&'p Condition),
    /// A multiplier.
    Multiplier(&'p Multiplier),
    /// A created card.
    CardSource(&'p CardSource),
    /// A past event.
    Past(&'p Past),
    /// Another card.
    Card(CardRef),
}

/// Nodes in the order of the text.
pub type Nodes<'p> = SmallVec<[Node<'p>; 4]>;

impl Power {
    /// Calls `visit` with every element of the Power, containers before their content; it returns whether to visit the content.
    ///
    /// # Examples
    /// ```
    /// use cardwright_vocabulary::script::prelude::*;
    /// use cardwright_vocabulary::script::walk::Node;
    ///
    /// const POWER: Power = battlecry(&[if_(there_is(&MURLOCS), &[draw(1), deal(2).to(TARGET)])]);
    /// const MURLOCS: Selector = FRIENDLY_MINIONS.that(MURLOC);
    /// let (mut effects, mut asks_for_murlocs) = (0, false);
    /// POWER.walk(&mut |node| {
    ///     effects += usize::from(matches!(node, Node::Effect(_)));
    ///     asks_for_murlocs |= node == Node::Condition(&MURLOC);
    ///     true
    /// });
    /// assert_eq!((effects, asks_for_murlocs), (3, true));
    /// ```
    pub fn walk<'p>(&'p self, visit: &mut impl FnMut(Node<'p>) -> bool) {
        Node::Ability(&self.ability).walk(visit);
    }
}

impl<'p> Node<'p> {
    /// Calls `visit` with this node and everything inside, as [`Power::walk`] does.
    pub fn walk(self, visit: &mut impl FnMut(Self) -> bool) {
        if visit(self) {
            self.inside().into_iter().for_each(|node| node.walk(visit));
        }
    }

    /// The direct content.
    pub fn inside(self) -> Nodes<'p> {
        SlowSteps::visit();
        let mut found = Nodes::new();
        match self {
            Self::Ability(ability) => return ability.inside(),
            Self::Condition(condition) => return condition.inside(),
            Self::Multiplier(per) => return per.inside(),
            Self::CardSource(what) => return what.inside(),
            Self::Effects(effects) => found.extend(effects.iter().map(Node::Effect)),
            Self::Effect(effect) => {
                let Effect { when, to, amount, verb, times: _ } = effect;
                found.extend([Node::Condition(when), Node::Selector(to), Node::Multiplier(&amount.per)]);
                found.extend(verb.inside());
            }
            Self::Event(event) => found.extend([Node::Selector(&event.subject), Node::Condition(&event.object)]),
            Self::Aura(aura) => {
                match &aura.gives {
                    Gives::Enchantment(id) => found.push(Node::Card(CardRef::Enchantment(id))),
                    Gives::Modifiers(modifiers) => modifiers.add_to(&mut found),
                }
                found.extend([Node::Condition(&aura.when), Node::Selector(&aura.to)]);
            }
            Self::Modifier(modifier) => found.push(Node::Multiplier(&modifier.amount.per)),
            Self::Selector(which) => {
                found.extend(which.that.iter().map(Node::Condition));
                found.extend(which.from.inside());
            }
            Self::Past(past) => found.push(Node::Condition(&past.that)),
            Self::Card(_) => {}
        }
        found
    }

    /// The selectors that are directly inside.
    pub fn selectors(self) -> impl Iterator<Item = &'p Selector> {
        self.inside().into_iter().filter_map(|node| if let Node::Selector(which) = node { Some(which) } else { None })
    }
}

/// A field of a word, with the parts inside: [`Words`](cardwright_words::Words) asks every field of a variant.
pub(crate) trait Parts {
    /// Adds its parts.
    fn add_to<'p>(&'p self, found: &mut Nodes<'p>);
}

impl<T: Parts + ?Sized> Parts for &'static T {
    fn add_to<'p>(&'p self, found: &mut Nodes<'p>) {
        T::add_to(self, found);
    }
}

/// The ids of cards that a field names.
pub(crate) trait Ids {
    /// The ids.
    fn ids(&self) -> &[&'static str];
}

impl Ids for &'static str {
    fn ids(&self) -> &[&'static str] {
        std::slice::from_ref(self)
    }
}

impl Ids for &'static [&'static str] {
    fn ids(&self) -> &[&'static str] {
        self
    }
}

macro_rules! nodes {
    ($($type:ty: $node:ident),*) => {
        $(impl Parts for $type {
            fn add_to<'p>(&'p self, found: &mut Nodes<'p>) {
                found.push(Node::$node(self));
            }
        })*
    };
}

nodes!(Aura: Aura, Condition: Condition, Modifier: Modifier, Past: Past, Multiplier: Multiplier, Selector: Selector, CardSource: CardSource);

macro_rules! lists {
    ($($type:ty),*) => {
        $(impl Parts for [$type] {
            fn add_to<'p>(&'p self, found: &mut Nodes<'p>) {
                for part in self {
                    part.add_to(found);
                }
            }
        })*
    };
}

lists!(Condition, Modifier, Multiplier, Power, Selector, &'static [Effect]);

macro_rules! nothing {
    ($($type:ty),*) => {
        $(impl Parts for $type {
            fn add_to<'p>(&'p self, _: &mut Nodes<'p>) {}
        })*
    };
}

nothing!(
    i16,
    u8,
    bool,
    CardClass,
    CardSet,
    CardType,
    GameTag,
    Race,
    Rarity,
    SpellSchool,
    CardProperty,
    Classes,
    Cmp,
    Cost,
    DeckPosition,
    EnchantmentRetention,
    Form,
    KeywordAction,
    Lasts,
    Op,
    Pick,
    Place,
    Pool,
    Resource,
    Side,
    Stat,
    CardFilter,
    Word,
    [StartingDeck]
);

impl Parts for Power {
    fn add_to<'p>(&'p self, found: &mut Nodes<'p>) {
        found.push(Node::Ability(&self.ability));
    }
}

/// A list of effects is one node; the list lives as long as the program.
impl Parts for &'static [Effect] {
    fn add_to<'p>(&'p self, found: &mut Nodes<'p>) {
        found.push(Node::Effects(self));
    }
}

impl Parts for Offer {
    fn add_to<'p>(&'p self, found: &mut Nodes<'p>) {
        found.extend(self.inside());
    }
}

impl Parts for Native {
    fn add_to<'p>(&'p self, found: &mut Nodes<'p>) {
        self.texts.add_to(found);
    }
}

impl Parts for Trigger {
    fn add_to<'p>(&'p self, found: &mut Nodes<'p>) {
        found.extend([Node::Event(&self.on), Node::Condition(&self.when), Node::Effects(self.then)]);
    }
}

impl Parts for Progress {
    fn add_to<'p>(&'p self, found: &mut Nodes<'p>) {
        found.extend(self.on.iter().map(Node::Event));
        found.push(Node::Effects(self.then));
    }
}

impl Parts for Text {
    fn add_to<'p>(&'p self, found: &mut Nodes<'p>) {
        found.extend([Node::Condition(&self.when), Node::Effects(self.effects)]);
    }
}

impl Parts for Activatable {
    fn add_to<'p>(&'p self, found: &mut Nodes<'p>) {
        found.extend([Node::Condition(&self.when), Node::Effects(self.effects)]);
    }
}

impl Parts for Enchant {
    fn add_to<'p>(&'p self, found: &mut Nodes<'p>) {
        self.modifiers.add_to(found);
        found.extend(self.aura.iter().map(Node::Aura));
        found.extend(self.until.iter().map(Node::Event));
    }
}
