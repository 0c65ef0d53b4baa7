//! Faults of cards that compile: ids that no card has, words on the wrong cards, numbers that the text does not bear out.
use cardwright_data::CardType;

use super::{Card, Cards};
use crate::facts::Keywords;
use crate::script::amount::Multiplier;
use crate::script::aura::{Aura, Gives};
use crate::script::card_refs::CardRef;
use crate::script::effect::Effect;
use crate::script::trigger::EventKind;
use crate::script::verb::Verb;
use crate::script::word::{Text, Word};
use crate::script::{Ability, PowerStatus};

/// A fault of a card that compiles: its Power cannot be meant as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CardFault {
    /// No card has the id.
    #[error("`{card}` names `{}`, and no card has that id", mention.id())]
    Unknown {
        /// The card with the reference.
        card: &'static str,
        /// The referenced card.
        mention: CardRef,
    },
    /// The card needs another card's Power, which is not written.
    #[error("`{card}` needs `{}`, which is still TODO: write that Power too", mention.id())]
    DependsOnUnwritten {
        /// The card with the reference.
        card: &'static str,
        /// The referenced card.
        mention: CardRef,
    },
    /// The attached or given card is not an enchantment.
    #[error("`{card}` attaches `{}`, which is no enchantment", mention.id())]
    NotAnEnchantment {
        /// The card with the reference.
        card: &'static str,
        /// The referenced card.
        mention: CardRef,
    },
    /// An aura gives numbers and keywords, no texts.
    #[error("an aura of `{card}` gives `{}`, and no aura gives what that says: let `{card}` say it", mention.id())]
    AuraGivesText {
        /// The card with the aura.
        card: &'static str,
        /// The given card.
        mention: CardRef,
    },
    /// The effect of an enchantment is written on another card.
    #[error("`{card}` is no enchantment: `enchant` belongs on the enchantment card that it attaches")]
    MisplacedEnchantment {
        /// The card with the Power.
        card: &'static str,
    },
    /// The text has an amount of damage with Spell Damage that the Power does not deal.
    #[error("the text of `{card}` says `${n}`, and its Power does not deal {n} damage")]
    MissingDamage {
        /// The card with the text.
        card: &'static str,
        /// The number in the text.
        n: i16,
    },
    /// Spell Damage is added to all damage of a card whose text marks some, but the text does not mark this amount.
    #[error("`{card}` deals {n} damage, to which spell damage adds, and its text does not say `${n}`")]
    UnmarkedDamage {
        /// The card with the Power.
        card: &'static str,
        /// The number in the Power.
        n: i16,
    },
    /// The Power waits for an event that is only recorded.
    #[error(
        "`{card}` waits for the event {kind:?}, which the engine never raises: compare the past, `….this_game().at_least(1)`"
    )]
    NeverRaised {
        /// The card with the Power.
        card: &'static str,
        /// The kind of event.
        kind: EventKind,
    },
    /// A tag that the rules check before the text is missing.
    #[error("`{card}` has a {word:?} text, and its data lacks the tag: correct the data, or use another word")]
    MissingTag {
        /// The card with the Power.
        card: &'static str,
        /// The word.
        word: Word,
    },
}

impl CardFault {
    /// The card that has to be mended.
    pub const fn card(&self) -> &'static str {
        match self {
            Self::Unknown { card, .. }
            | Self::DependsOnUnwritten { card, .. }
            | Self::NotAnEnchantment { card, .. }
            | Self::AuraGivesText { card, .. }
            | Self::MisplacedEnchantment { card }
            | Self::MissingDamage { card, .. }
            | Self::UnmarkedDamage { card, .. }
            | Self::NeverRaised { card, .. }
            | Self::MissingTag { card, .. } => card,
        }
    }

    /// A word for the kind of fault, for programs.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Unknown { .. } => "unknown",
            Self::DependsOnUnwritten { .. } => "unwritten",
            Self::NotAnEnchantment { .. } => "unattachable",
            Self::AuraGivesText { .. } => "ungiven",
            Self::MisplacedEnchantment { .. } => "misplaced",
            Self::MissingDamage { .. } => "undealt",
            Self::UnmarkedDamage { .. } => "unmarked",
            Self::NeverRaised { .. } => "never_raised",
            Self::MissingTag { .. } => "untagged",
        }
    }
}

impl Cards {
    /// The faults of all cards, in the order of their numbers.
    pub fn faults(&self) -> Vec<CardFault> {
        self.iter().flat_map(|(_, card)| self.faults_of(card)).collect()
    }

    /// The faults of one card: its references, its keywords, whether its text confirms its damage, and its events.
    pub fn faults_of(&self, card: &'static Card) -> Vec<CardFault> {
        let mut faults: Vec<CardFault> =
            card.power.card_refs().into_iter().filter_map(|mention| self.misnamed(card, mention)).collect();
        faults.extend(self.never_attached(card));
        faults.extend(misplaced(card));
        faults.extend(self.misdealt(card));
        faults.extend(card.power.never_raised().into_iter().map(|kind| CardFault::NeverRaised { card: card.id, kind }));
        faults
    }

    fn misnamed(&self, card: &Card, mention: CardRef) -> Option<CardFault> {
        let card = card.id;
        let Some(named) = self.by_id(mention.id()) else { return Some(CardFault::Unknown { card, mention }) };
        let named = self.get(named);
        let (needed, attached) = match mention {
            CardRef::Enchantment(_) => (true, true),
            CardRef::Text(_) => (true, false),
            CardRef::Card(_) => (false, false),
        };
        if attached && named.card_type != CardType::Enchantment {
            return Some(CardFault::NotAnEnchantment { card, mention });
        }
        (needed && named.power.status == PowerStatus::Todo).then_some(CardFault::DependsOnUnwritten { card, mention })
    }

    fn never_attached(&self, card: &'static Card) -> impl Iterator<Item = CardFault> {
        card.power.abilities().into_iter().filter_map(|ability| {
            let Ability::Aura(Aura { gives: Gives::Enchantment(id), .. }) = ability else { return None };
            let given = self.get(self.by_id(id)?).power.abilities();
            let says = given.iter().any(|it| matches!(it, Ability::Text(_) | Ability::Trigger(_)));
            says.then_some(CardFault::AuraGivesText { card: card.id, mention: CardRef::Enchantment(id) })
        })
    }

    /// Checks that the damage marked in the text and the damage dealt with Spell Damage are the same.
    fn misdealt(&self, card: &'static Card) -> Vec<CardFault> {
        let marked = marked(card.text);
        let scales = matches!(card.card_type, CardType::Spell | CardType::HeroPower);
        if marked.is_empty() || !scales || !matches!(card.power.status, PowerStatus::Done | PowerStatus::Approximate(_))
        {
            return Vec::new();
        }
        let own = dealt(card);
        // The options of a card and the enchantments that it attaches have texts of their own, which it repeats; they may
        // name others that deal it.
        let named = |card: &Card| -> Vec<&'static Card> {
            let refs = card.power.card_refs().into_iter();
            refs.filter_map(|mention| self.by_id(mention.id())).map(|id| self.get(id)).collect()
        };
        let near = named(card);
        let far: Vec<_> = near.iter().flat_map(|card| named(card)).collect();
        let all: Vec<Dealt> = own.iter().copied().chain(near.into_iter().chain(far).flat_map(dealt)).collect();
        // A number that is looked up may be any, and what a native deals nobody knows.
        let open = all.iter().any(|dealt| !dealt.fixed) || card.power.blocks().into_iter().flatten().any(is_native);
        let is = |n: i16| move |dealt: &Dealt| dealt.n == n;
        let undealt = marked_damage(card.text).into_iter().filter(|n| !open && !all.iter().any(is(*n)));
        let unmarked = own.iter().filter(|dealt| dealt.fixed && !marked.contains(&dealt.n)).map(|dealt| dealt.n);
        let id = card.id;
        let mut faults: Vec<CardFault> = undealt.map(|n| CardFault::MissingDamage { card: id, n }).collect();
        faults.extend(unmarked.map(|n| CardFault::UnmarkedDamage { card: id, n }));
        faults.dedup();
        faults
    }
}

fn misplaced(card: &'static Card) -> Vec<CardFault> {
    const TAGGED: [(Word, Keywords); 2] = [(Word::Combo, Keywords::COMBO), (Word::Deathrattle, Keywords::DEATHRATTLE)];
    // Enchantments have no such tags; what they give is said by their texts.
    if card.card_type == CardType::Enchantment {
        return Vec::new();
    }
    let fault = |ability: &Ability| {
        if let Ability::Enchant(_) = ability {
            return Some(CardFault::MisplacedEnchantment { card: card.id });
        }
        let Ability::Text(Text { word, .. }) = *ability else { return None };
        let untagged = TAGGED.iter().any(|(of, tag)| *of == word && !card.keywords.has(*tag));
        untagged.then_some(CardFault::MissingTag { card: card.id, word })
    };
    card.power.abilities().into_iter().filter_map(fault).collect()
}

fn is_native(effect: &Effect) -> bool {
    matches!(effect.verb, Verb::Native(_))
}

/// The numbers that a text marks as growing with spell damage: 6 of `Deal $6 damage`.
fn marked(text: &str) -> Vec<i16> {
    let number = |rest: &str| rest[..rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len())].parse().ok();
    text.split('$').skip(1).filter_map(number).collect()
}

/// The marked numbers that are damage: in a sentence without that word, another number is marked, as in `Draw $1 card`.
fn marked_damage(text: &str) -> Vec<i16> {
    text.split('.').filter(|sentence| sentence.contains("damage")).flat_map(marked).collect()
}

/// A number of damage in a Power.
#[derive(Clone, Copy)]
struct Dealt {
    n: i16,
    /// Whether it is not multiplied; a multiplied amount such as "damage equal to its Attack" has a number that no text
    /// contains.
    fixed: bool,
}

/// All damage of a Power, including both ends of ranges.
fn dealt(card: &'static Card) -> Vec<Dealt> {
    let mut found = Vec::new();
    for effect in card.power.blocks().into_iter().flatten() {
        // Spell damage adds nothing to what others deal: the text need not mark it.
        if matches!(effect.verb, Verb::DealBy(_)) {
            found.push(Dealt { n: effect.amount.n, fixed: false });
        }
        if matches!(effect.verb, Verb::Deal | Verb::DealSplit) {
            let n = effect.amount.n;
            let per = effect.amount.per;
            if let Multiplier::UpTo(most) = per {
                found.extend([n, most].map(|n| Dealt { n, fixed: true }));
            } else if per != Multiplier::Excess {
                // What is left over of another hit is marked there.
                found.push(Dealt { n, fixed: per == Multiplier::One });
            }
        }
    }
    found
}
