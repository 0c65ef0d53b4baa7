//! The cards that a Power refers to, so that they can be checked against the registry.
use super::amount::{Multiplier, Window};
use super::effect::{CardSource, Offer};
use super::power::Power;
use super::selector::{Place, SelectionSource};
use super::trigger::EventKind;
use super::verb::Verb;
use super::walk::Node;

/// A reference to another card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CardRef {
    /// An enchantment that the Power attaches or gives. An enchantment without a Power of its own has no effect.
    Enchantment(&'static str),
    /// A card whose text is a part of the text: an option of Choose One, a Titan's ability.
    Text(&'static str),
    /// A card that the Power creates, offers or tests for.
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
    pub fn card_refs(&self) -> Vec<CardRef> {
        let mut found = Vec::new();
        self.walk(&mut |node| {
            found.extend(if let Node::Card(card) = node { Some(card) } else { None });
            true
        });
        found
    }

    /// Whether a text depends on facts that no position shows: events before this turn, deaths, the cards of a deck, cards kept
    /// outside the game, entities remembered by another text.
    pub fn depends_on_unseen_facts(&self) -> bool {
        let forgotten = self.abilities().iter().any(|ability| reads_foreign_memory(Node::Ability(ability)));
        forgotten
            || self.any_node(|node| {
                if let Node::Past(past) = node {
                    // What happened this turn is counted where a position counts it; the cards are not known.
                    past.window != Window::ThisTurn || !past.that.is_always() || !is_counted(past.kind)
                } else if let Node::Effect(effect) = node {
                    matches!(effect.verb, Verb::Discover { offer: Offer::Past(_), .. })
                } else if let Node::Selector(which) = node {
                    matches!(
                        which.from,
                        SelectionSource::At(_, Place::Graveyard)
                            | SelectionSource::SetAsideWithThis
                            | SelectionSource::StartingDeck
                            | SelectionSource::Played
                    )
                } else {
                    matches!(node, Node::CardSource(CardSource::JadeGolem)) || is_about_place(node, Place::Deck)
                }
            })
    }

    /// Whether a text depends on the cards in a hand.
    pub fn asks_hand(&self) -> bool {
        self.any_node(|node| is_about_place(node, Place::Hand))
    }

    /// Whether a node of the Power satisfies `is`; of its amounts, only counts of past events are tested.
    fn any_node(&self, is: impl Fn(Node<'_>) -> bool) -> bool {
        let mut found = false;
        self.walk(&mut |node| {
            found |= is(node);
            let is_number = matches!(node, Node::Multiplier(per) if !matches!(per, Multiplier::Past(_)));
            !found && !is_number && !matches!(node, Node::Modifier(_))
        });
        found
    }
}

/// Whether a position shows how often this happened this turn.
const fn is_counted(kind: EventKind) -> bool {
    matches!(kind, EventKind::Play | EventKind::HeroPower | EventKind::Death | EventKind::HeroAttack)
}

/// Whether an ability refers to a remembered entity that another ability remembers.
fn reads_foreign_memory(ability: Node<'_>) -> bool {
    let (mut asks, mut remembers) = (false, false);
    ability.walk(&mut |node| {
        asks |= matches!(node, Node::Selector(which) if matches!(which.from, SelectionSource::Remembered));
        remembers |= matches!(node, Node::Effect(effect) if matches!(effect.verb, Verb::Remember));
        true
    });
    asks && !remembers
}

/// Whether a condition is about the entities at a place.
fn is_about_place(node: Node<'_>, place: Place) -> bool {
    matches!(node, Node::Condition(_))
        && node.selectors().any(|which| matches!(which.from, SelectionSource::At(_, at) if at == place))
}
