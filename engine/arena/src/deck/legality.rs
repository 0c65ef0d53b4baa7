//! Legality of decks: size, copies, class, runes, sideboards, format.
//!
//! Every rule is read from the tags of cards, so that a card that changes a rule (a deck of 40 cards, cards of a second class)
//! takes effect as soon as the card data has it.
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use cardwright_cli::count_with_noun;
use cardwright_data::sideboards::SideboardSubset;
use cardwright_data::{CardClass, Format, GameTag};
use cardwright_engine::{Card, CardId, Cards, Deck};

/// The number of cards in a deck, unless a card of the deck changes it.
const DEFAULT_SIZE: usize = 30;
/// The maximum number of runes that the cards of a Death Knight's deck may require together (Hearthstone Wiki, "Runes").
const MAX_RUNES: i32 = 3;
/// The number of modules in a modular card; players' deck codes have two, and often a cosmetic one.
pub const MODULE_COUNT: usize = 2;
/// The tags of the runes, and their names.
const RUNE_TAGS: [(GameTag, &str); 3] =
    [(GameTag::COST_BLOOD, "Blood"), (GameTag::COST_FROST, "Frost"), (GameTag::COST_UNHOLY, "Unholy")];

/// A reason why a deck is illegal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The number of cards is wrong.
    Size {
        /// The number of cards.
        cards: usize,
        /// The required number of cards.
        wanted: usize,
        /// The card that changes the required number; `None` for the usual size.
        because: Option<&'static str>,
    },
    /// Too many copies of a card; printings with one name are one card.
    Copies {
        /// Its name.
        card: &'static str,
        /// The number of copies.
        copies: usize,
        /// The maximum number of copies.
        most: usize,
    },
    /// Cards of another class.
    Class {
        /// The class of the deck.
        class: CardClass,
        /// The cards, and their classes.
        cards: Vec<String>,
    },
    /// The cards require more runes than a deck has.
    Runes {
        /// The number of each rune that the deck requires: `3 Blood, 1 Frost`.
        needed: String,
    },
    /// More cards in a sideboard than its owner allows.
    Sideboard {
        /// The owner of the sideboard.
        owner: &'static str,
        /// The number of cards.
        cards: usize,
        /// The maximum number of cards.
        most: usize,
    },
    /// A sideboard of modules without exactly two different modules.
    Modules {
        /// The modular card.
        owner: &'static str,
        /// The names of the modules.
        modules: Vec<&'static str>,
    },
    /// A sideboard card that counts as the maximum number of copies is also in the deck.
    CountsAsMax {
        /// The owner of the sideboard.
        owner: &'static str,
        /// The name of the card.
        card: &'static str,
    },
    /// Cards in a sideboard that its owner does not allow.
    NotAllowedInSideboard {
        /// The owner of the sideboard.
        owner: &'static str,
        /// The words of the owner's text about its sideboard, if the text names a subset: `pick a 2-Cost minion`.
        asks: Option<&'static str>,
        /// The names of the cards.
        cards: Vec<&'static str>,
    },
    /// Cards in the deck that are not collectible.
    NotCollectible {
        /// The names and ids of the cards.
        cards: Vec<String>,
    },
    /// Cards without a printing in the format's sets.
    Format {
        /// The format.
        format: Format,
        /// The names of the cards.
        cards: Vec<&'static str>,
    },
    /// Cards that are banned from the format.
    Banned {
        /// The format.
        format: Format,
        /// The names of the cards.
        cards: Vec<&'static str>,
    },
}

/// The cards that are banned from formats: `data/banned.toml`.
const BANNED: &str = include_str!("../../../../data/banned.toml");

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Size { cards, wanted, because } => {
                write!(f, "it has {}, and a deck ", count_with_noun(*cards, "card"))?;
                because.map_or(Ok(()), |card| write!(f, "with {card} "))?;
                write!(f, "has {wanted}")
            }
            Self::Copies { card, copies, most: 1 } => {
                write!(f, "it has {copies} copies of {card}, which is Legendary: a deck has one")
            }
            Self::Copies { card, copies, most } => write!(f, "it has {copies} copies of {card}, and a deck has {most}"),
            Self::Class { class, cards } => write!(f, "a {} may not have {}", class.title(), cards.join(", ")),
            Self::Runes { needed } => write!(f, "its cards need {needed} runes, and a deck has {MAX_RUNES} runes"),
            Self::Sideboard { owner, cards, most } => {
                write!(f, "the sideboard of {owner} has {}, and may have {most}", count_with_noun(*cards, "card"))
            }
            Self::Modules { owner, modules } => {
                let has = if modules.is_empty() { "no modules".to_owned() } else { modules.join(", ") };
                write!(f, "the sideboard of {owner} has {has}, and must have {MODULE_COUNT} different modules")
            }
            Self::CountsAsMax { owner, card } => {
                write!(
                    f,
                    "the deck may not have {card}, which is in the sideboard of {owner} and counts as all its copies"
                )
            }
            Self::NotAllowedInSideboard { owner, asks, cards } => {
                write!(f, "the sideboard of {owner} may not have {}", cards.join(", "))?;
                asks.map_or(Ok(()), |asks| write!(f, " (\"{asks}\")"))
            }
            Self::NotCollectible { cards } => {
                write!(f, "these cards are not playable in a deck, as they are not collectible: {}", cards.join(", "))
            }
            Self::Format { format, cards } => {
                write!(f, "these cards are not played in {format}: {}", cards.join(", "))
            }
            Self::Banned { format, cards } => write!(f, "these cards are banned from {format}: {}", cards.join(", ")),
        }
    }
}

/// The problems of a deck in a format; empty for a legal deck. Sideboards are read from [`Deck::sideboards`].
pub fn problems(cards: &Cards, deck: &Deck, format: Format) -> Vec<Problem> {
    let held: Vec<&'static Card> = deck.cards.iter().map(|id| cards.get(*id)).collect();
    let class = cards.get(deck.hero).class;
    let mut problems: Vec<Problem> = size(&held).into_iter().collect();
    problems.extend(not_collectible(cards, deck));
    problems.extend(copies(&held));
    problems.extend(wrong_class(cards, deck, &held, class));
    problems.extend(runes(&held).filter(|_| class == CardClass::DeathKnight));
    problems.extend(sideboards(cards, deck));
    problems.extend(wrong_format(cards, deck, format));
    problems.extend(banned(cards, deck, format, BANNED));
    problems
}

/// Cards of a deck that a table like `data/banned.toml` bans from a format.
pub fn banned(cards: &Cards, deck: &Deck, format: Format, table: &str) -> Option<Problem> {
    let rows =
        table.lines().filter_map(|line| line.split_once(" = ")).map(|(key, value)| (key, value.trim_matches('"')));
    let (mut of_row, mut listed) = (None, Vec::new());
    for (key, value) in rows {
        match key {
            "format" => of_row = value.parse::<Format>().ok(),
            "card" if of_row == Some(format) => listed.push(value),
            _ => {}
        }
    }
    let names = card_names(cards, deck, |id| listed.contains(&cards.get(*id).name));
    (!names.is_empty()).then_some(Problem::Banned { format, cards: names })
}

/// The names of the cards of a deck and its sideboards that are such cards, each once.
fn card_names(cards: &Cards, deck: &Deck, is_such: impl Fn(&CardId) -> bool) -> Vec<&'static str> {
    let beside = deck.sideboards.iter().map(|(_, card)| card);
    let such = deck.cards.iter().chain(beside).filter(|id| is_such(id));
    let mut names: Vec<&'static str> = such.map(|id| cards.get(*id).name).collect();
    names.sort_unstable();
    names.dedup();
    names
}

/// Whether a card of the class can be added to a deck of the usual size with these cards, by size, copies and runes.
pub fn can_be_added(cards: &Cards, held: &[CardId], card: CardId) -> bool {
    let added = cards.get(card);
    if added.tag(GameTag::DECK_RULE_MOD_DECK_SIZE) > 0 {
        return false;
    }
    // Printings of one name are one card.
    let copies = held.iter().filter(|id| cards.get(**id).name == added.name).count();
    if copies >= added.max_copies() {
        return false;
    }
    // Few cards need runes: the others are not looked at.
    let needs = RUNE_TAGS.iter().any(|(tag, _)| added.tag(*tag) > 0);
    !needs || runes(&held.iter().chain([&card]).map(|id| cards.get(*id)).collect::<Vec<_>>()).is_none()
}

fn size(held: &[&'static Card]) -> Option<Problem> {
    let asks = |card: &&&'static Card| card.tag(GameTag::DECK_RULE_MOD_DECK_SIZE) > 0;
    let by = held.iter().filter(asks).max_by_key(|card| card.tag(GameTag::DECK_RULE_MOD_DECK_SIZE));
    let asked = by.and_then(|card| usize::try_from(card.tag(GameTag::DECK_RULE_MOD_DECK_SIZE)).ok());
    let wanted = asked.unwrap_or(DEFAULT_SIZE);
    (held.len() != wanted).then(|| Problem::Size { cards: held.len(), wanted, because: by.map(|card| card.name) })
}

fn copies(held: &[&'static Card]) -> Vec<Problem> {
    let mut counted: BTreeMap<&'static str, (usize, usize)> = BTreeMap::new();
    for card in held {
        let most = card.max_copies();
        let (copies, least) = counted.entry(card.name).or_insert((0, most));
        (*copies, *least) = (*copies + 1, most.min(*least));
    }
    let too_many = counted.into_iter().filter(|(_, (copies, most))| copies > most);
    too_many.map(|(card, (copies, most))| Problem::Copies { card, copies, most }).collect()
}

/// Cards that are not collectible, in a deck that was given by card ids.
fn not_collectible(cards: &Cards, deck: &Deck) -> Option<Problem> {
    let foreign = deck.cards.iter().filter(|id| !super::is_holdable(cards, **id)).map(|id| cards.get(*id));
    let named: BTreeSet<String> = foreign.map(|card| format!("{} ({})", card.name, card.id)).collect();
    (!named.is_empty()).then(|| Problem::NotCollectible { cards: named.into_iter().collect() })
}

/// Cards of other classes. A Tourist allows cards of its set and of a second class, but no other Tourist (Hearthstone Wiki,
/// "Tourist"). Cards that are not collectible come with a collectible card and are ignored.
fn wrong_class(cards: &Cards, deck: &Deck, held: &[&'static Card], class: CardClass) -> Option<Problem> {
    let tourist = |card: &Card| i64::from(card.tag(GameTag::TOURIST));
    let tourists: Vec<_> = held.iter().filter(|card| tourist(card) > 0 && card.is_of(class)).collect();
    let may = |card: &Card| {
        let visits = |by: &&&&'static Card| {
            let other = CardClass::try_from(tourist(by)).is_ok_and(|other| card.is_of(other));
            other && card.set == by.set && tourist(card) == 0
        };
        card.is_of(CardClass::Neutral)
            || card.is_of(class)
            || !card.collectible()
            || tourists.iter().any(|by| visits(&by))
    };
    let beside =
        deck.sideboards.iter().filter(|(owner, _)| cards.get(*owner).tag(GameTag::SIDEBOARD_IGNORES_CLASS_RULE) == 0);
    let all = held.iter().copied().chain(beside.map(|(_, card)| cards.get(*card)));
    let mut foreign: Vec<String> = all.filter(|card| !may(card)).map(name_with_classes).collect();
    foreign.sort_unstable();
    foreign.dedup();
    (!foreign.is_empty()).then_some(Problem::Class { class, cards: foreign })
}

/// `Backstab (Rogue)`.
fn name_with_classes(card: &'static Card) -> String {
    let classes = CardClass::ALL.iter().filter(|class| card.is_of(**class)).map(|class| class.title());
    format!("{} ({})", card.name, classes.collect::<Vec<_>>().join(", "))
}

fn runes(held: &[&'static Card]) -> Option<Problem> {
    let most = RUNE_TAGS.map(|(tag, name)| (held.iter().map(|card| card.tag(tag)).max().unwrap_or_default(), name));
    let sum: i32 = most.iter().map(|(runes, _)| runes).sum();
    let needed = most.iter().filter(|(runes, _)| *runes > 0).map(|(runes, name)| format!("{runes} {name}"));
    let needed: Vec<String> = needed.collect();
    // `3 Blood, 3 Frost and 2 Unholy`
    let listed = needed.split_last().filter(|(_, before)| !before.is_empty());
    let said = listed.map(|(last, before)| format!("{} and {last}", before.join(", ")));
    (sum > MAX_RUNES).then(|| Problem::Runes { needed: said.unwrap_or_else(|| needed.concat()) })
}

/// The problems of the sideboards, including empty ones that must have cards.
fn sideboards(cards: &Cards, deck: &Deck) -> Vec<Problem> {
    let is_modular = |id: &&CardId| !cards.compiled(**id).modules.is_empty();
    let mut beside: BTreeMap<CardId, Vec<CardId>> =
        deck.cards.iter().filter(is_modular).map(|id| (*id, Vec::new())).collect();
    for (owner, card) in &deck.sideboards {
        beside.entry(*owner).or_default().push(*card);
    }
    let faults = |(owner, held): (&CardId, &Vec<CardId>)| {
        let mut faults = sideboard(cards, *owner, held);
        faults.extend(counted_as_max(cards, deck, *owner, held));
        faults
    };
    beside.iter().flat_map(faults).collect()
}

/// The problems of the sideboard of a card.
fn sideboard(cards: &Cards, owner: CardId, held: &[CardId]) -> Vec<Problem> {
    let card = cards.get(owner);
    let most = usize::try_from(card.tag(GameTag::MAX_SIDEBOARD_CARDS)).unwrap_or_default();
    let too_many = (held.len() > most).then_some(Problem::Sideboard { owner: card.name, cards: held.len(), most });
    let modules = cards.compiled(owner).modules;
    let (picked, others): (Vec<&Card>, Vec<&Card>) =
        held.iter().map(|id| cards.get(*id)).partition(|card| modules.contains(&card.id));
    let names = |held: &[&'static Card]| held.iter().map(|card| card.name).collect::<Vec<_>>();
    let different: BTreeSet<&str> = picked.iter().map(|card| card.id).collect();
    let is_built = modules.is_empty() || (picked.len() == MODULE_COUNT && different.len() == MODULE_COUNT);
    let unbuilt = (!is_built).then(|| Problem::Modules { owner: card.name, modules: names(&picked) });
    let subset = SideboardSubset::of(card.tag(GameTag::ALLOWED_SIDEBOARD_SUBSET));
    let may = |other: &&&'static Card| match modules {
        [] => {
            let available = other.collectible() || card.tag(GameTag::SIDEBOARD_IGNORES_COLLECTIBLE_RULE) > 0;
            available && subset.is_none_or(|subset| is_in_subset(subset, other))
        }
        // A cosmetic module is how the card looks.
        _ => other.tag(GameTag::ZILLIAX_CUSTOMIZABLE_COSMETICMODULE) > 0,
    };
    let foreign: Vec<&Card> = others.iter().filter(|other| !may(other)).copied().collect();
    let asks = subset.map(|subset| subset.text);
    let foreign = (!foreign.is_empty()).then(|| Problem::NotAllowedInSideboard {
        owner: card.name,
        asks,
        cards: names(&foreign),
    });
    too_many.into_iter().chain(unbuilt).chain(foreign).collect()
}

/// Sideboard cards with the tag `SIDEBOARD_CARDS_COUNT_AS_MAX` that are also in the deck.
fn counted_as_max(cards: &Cards, deck: &Deck, owner: CardId, held: &[CardId]) -> Option<Problem> {
    let of = cards.get(owner);
    let in_deck = |card: &&str| deck.cards.iter().any(|id| cards.get(*id).name == *card);
    let card = held.iter().map(|id| cards.get(*id).name).find(in_deck)?;
    (of.tag(GameTag::SIDEBOARD_CARDS_COUNT_AS_MAX) > 0).then_some(Problem::CountsAsMax { owner: of.name, card })
}

/// Whether a subset has a card.
fn is_in_subset(subset: &SideboardSubset, card: &Card) -> bool {
    subset.card_type.is_none_or(|of| card.card_type == of)
        && subset.cost.is_none_or(|cost| card.cost == cost)
        && subset.race.is_none_or(|race| card.races.is(race))
}

/// Cards without a printing in the format's sets. Cards that are not collectible belong to another card and are ignored.
fn wrong_format(cards: &Cards, deck: &Deck, format: Format) -> Option<Problem> {
    let is_missing = |id: &CardId| {
        let printings = || cards.of_same_name(*id).map(|id| cards.get(id)).filter(|card| card.collectible());
        printings().next().is_some() && !printings().any(|card| format.has(card.set))
    };
    let names = card_names(cards, deck, is_missing);
    (!names.is_empty()).then_some(Problem::Format { format, cards: names })
}

/// The problems on one line.
pub fn problems_text(problems: &[Problem]) -> String {
    let said: Vec<String> = problems.iter().map(Problem::to_string).collect();
    said.join("; ")
}
