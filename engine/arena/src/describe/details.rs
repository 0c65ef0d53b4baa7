//! The details that a player reads about a card: its name, numbers, text, states and enchantments.
use cardwright_data::{CardClass, CardType, GameTag, Race, Zone};
use cardwright_engine::facts::Keywords;
use cardwright_engine::query::view::View;
use cardwright_engine::script::activatable::AbilityKind;
use cardwright_engine::state::{Enchantment, OfferedOption};
use cardwright_engine::{Action, Card, Cards, EntityId, Game, PlayerId};

use super::modifier::{enchantment_text, keyword_names};
use super::{action, entity, printed, text};
use crate::deck::skin;

/// A card as a player reads it.
///
/// ```
/// use cardwright_arena::{describe::CardDetails, registry};
/// use cardwright_data::CardType;
///
/// let cards = registry::cards().expect("the cards fit together");
/// let (_, coin) = cards.iter().find(|(_, card)| card.name == "The Coin" && card.card_type == CardType::Spell).expect("a card");
/// let details = CardDetails::of_card(coin);
/// assert_eq!((details.kind.as_str(), details.numbers.as_str()), ("Spell", "0 mana"));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CardDetails {
    /// Its name.
    pub name: String,
    /// The type, class and minion type: `Minion, Mage, Elemental`.
    pub kind: String,
    /// Its numbers now, and the printed ones where they differ: `3 mana (printed 4), 4/5`.
    pub numbers: String,
    /// Its text, a line for each part: keywords that stand alone first.
    pub text: Vec<String>,
    /// Facts that the text does not say: keywords beside the printed ones, enchantments, progress, uses, abilities.
    pub notes: Vec<String>,
}

impl CardDetails {
    /// A card outside a game.
    pub fn of_card(card: &Card) -> Self {
        let numbers = join([cost(card.card_type, card.cost), body(card.card_type, card.attack, card.health)]);
        Self {
            name: card.name.to_owned(),
            kind: kind(card),
            numbers,
            text: text_lines(&printed(card)),
            notes: Vec::new(),
        }
    }

    /// An entity of a game as a viewer knows it; without a viewer everything is seen.
    pub fn of(game: &Game, id: EntityId, viewer: Option<PlayerId>) -> Self {
        let hidden = viewer.is_some_and(|viewer| View::hides_card(game, id, viewer));
        let Some(card) = game.card(id).filter(|_| !hidden) else {
            let secret = game[id].zone == Zone::Secret;
            let name = if secret { "A Secret" } else { "A card" }.to_owned();
            return Self { name, notes: vec!["You cannot know which one it is.".to_owned()], ..Self::default() };
        };
        Self {
            name: skin::skin_of(game, id).map_or(card.name, |skin| skin.name).to_owned(),
            kind: kind(card),
            numbers: numbers(game, id, card),
            text: if game[id].silenced { Vec::new() } else { text_lines(&text(game, id)) },
            notes: notes(game, id, card),
        }
    }

    /// The text on one line.
    pub fn text_line(&self) -> String {
        self.text.join(" ")
    }
}

/// The details of the card that an action chooses, which the action's own words lack: the offered card, the form of a Choose One
/// card, a Titan's ability. `None` if the action chooses none of these.
pub fn chosen(game: &Game, action: Action, viewer: Option<PlayerId>) -> Option<CardDetails> {
    match action {
        Action::Choose(n) => match game.offered().get(usize::from(n)) {
            Some(OfferedOption::Entity(id)) => Some(CardDetails::of(game, *id, viewer)),
            Some(OfferedOption::Text(_)) | None => None,
        },
        Action::Play { card, option: Some(option), .. } if game.tag(card, GameTag::DISGUISED) == 0 => {
            let form = game.choices(card).get(usize::from(option)).copied()?;
            Some(CardDetails::of_card(game.cards.get(form)))
        }
        Action::Use { card, ability, .. } => match game.ability(card, ability)?.does {
            AbilityKind::Card(form) => {
                let form = game.cards.by_id(form)?;
                Some(CardDetails { numbers: String::new(), ..CardDetails::of_card(game.cards.get(form)) })
            }
            AbilityKind::Effects
            | AbilityKind::Text
            | AbilityKind::Trade
            | AbilityKind::Forge
            | AbilityKind::Prepare
            | AbilityKind::Launch
            | AbilityKind::CastAndExile => None,
        },
        Action::Play { .. }
        | Action::Attack { .. }
        | Action::HeroPower { .. }
        | Action::Cancel
        | Action::Mulligan(_)
        | Action::EndTurn => None,
    }
}

fn join<const N: usize>(parts: [Option<String>; N]) -> String {
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// The kind of a card: its type, class, and types of minion or school of spell.
fn kind(card: &Card) -> String {
    let races = Race::ALL.iter().filter(|race| card.races.is(**race)).map(|race| race.title().to_owned());
    let class =
        (card.class != CardClass::Neutral && card.class != CardClass::Invalid).then(|| card.class.title().to_owned());
    let all = std::iter::once(card.card_type.title().to_owned());
    let school = card.school().map(|school| school.title().to_owned());
    all.chain(class)
        .chain(if card.races.is(Race::All) { vec!["All".to_owned()] } else { races.collect() })
        .chain(school)
        .collect::<Vec<_>>()
        .join(", ")
}

fn cost(of: CardType, cost: i16) -> Option<String> {
    (!matches!(of, CardType::Hero | CardType::Enchantment) || cost > 0).then(|| format!("{cost} mana"))
}

/// The numbers of what stands in play.
fn body(of: CardType, attack: i16, health: i16) -> Option<String> {
    if matches!(of, CardType::Minion | CardType::Weapon) {
        Some(format!("{attack}/{health}"))
    } else if of == CardType::Location {
        Some(if health == 1 { "1 use".to_owned() } else { format!("{health} uses") })
    } else if of == CardType::Hero {
        (health > 0).then(|| format!("{health} Health"))
    } else {
        None
    }
}

/// The numbers of an entity, with the printed ones where they differ.
fn numbers(game: &Game, id: EntityId, card: &Card) -> String {
    let it = &game[id];
    let cost = (it.zone == Zone::Hand || matches!(it.card_type, CardType::HeroPower)).then(|| {
        let printed = if it.cost == card.cost { String::new() } else { format!(" (printed {})", card.cost) };
        format!("{} mana{printed}", it.cost)
    });
    let cost = cost.or_else(|| cost_in_play(card));
    let now = body(it.card_type, it.attack, it.health());
    let printed = body(it.card_type, card.attack, card.health);
    let differs = now != printed && it.card_type != CardType::Hero && it.card_type != CardType::Location;
    let damage = (it.damage > 0 && it.card_type == CardType::Minion).then(|| format!("{} damage taken", it.damage));
    let aside = join([printed.filter(|_| differs).map(|printed| format!("printed {printed}")), damage]);
    let body = now.map(|now| if aside.is_empty() { now } else { format!("{now} ({aside})") });
    let armor = (it.armor > 0).then(|| format!("{} Armor", it.armor));
    let attack = (it.card_type == CardType::Hero && it.attack > 0).then(|| format!("{} Attack", it.attack));
    join([cost, body, armor, attack])
}

/// The cost of a card that is in play already.
fn cost_in_play(card: &Card) -> Option<String> {
    matches!(card.card_type, CardType::Minion | CardType::Weapon | CardType::Location | CardType::Spell)
        .then(|| format!("{} mana", card.cost))
}

/// The facts about an entity that its printed text does not say.
fn notes(game: &Game, id: EntityId, card: &Card) -> Vec<String> {
    let it = &game[id];
    let mut notes = Vec::new();
    let listed = |what: &str, keywords: Keywords| {
        let names: Vec<&str> = keyword_names(keywords).collect();
        (!names.is_empty()).then(|| format!("{what} {}", names.join(", ")))
    };
    notes.extend(listed("Has", it.keywords.without(card.keywords)));
    notes.extend(listed("No longer has", card.keywords.without(it.keywords)));
    if it.silenced {
        notes.push("Silenced: it has no text".to_owned());
    }
    if it.keywords.has(Keywords::DORMANT) && it.text_counters[1] > 0 {
        let turns = it.text_counters[1];
        notes.push(format!("Awakens in {turns} turn{}", if turns == 1 { "" } else { "s" }));
    }
    if it.keywords.has(Keywords::QUEST) && it.zone == Zone::Secret {
        let (now, total) = (game.tag(id, GameTag::QUEST_PROGRESS), card.tag(GameTag::QUEST_PROGRESS_TOTAL));
        notes.push(if total > 0 { format!("Progress: {now} of {total}") } else { format!("Progress: {now}") });
    }
    if it.card_type == CardType::Location && it.exhausted {
        notes.push("It cannot be used this turn".to_owned());
    }
    if it.card_type == CardType::HeroPower && it.exhausted {
        notes.push("Used this turn".to_owned());
    }
    notes.extend(game.enchantments_on(id).filter_map(|(_, it)| enchantment(game.cards, it)));
    let unused = game.abilities(id).into_iter().filter_map(|ability| match ability.does {
        AbilityKind::Card(form) => game.cards.by_id(form).map(|form| game.cards.get(form)),
        AbilityKind::Effects
        | AbilityKind::Text
        | AbilityKind::Trade
        | AbilityKind::Forge
        | AbilityKind::Prepare
        | AbilityKind::Launch
        | AbilityKind::CastAndExile => None,
    });
    notes.extend(unused.map(|form| format!("{}: {}", form.name, printed(form))));
    notes
}

/// An enchantment in words: its name, and what it changes or says.
fn enchantment(cards: &Cards, it: &Enchantment) -> Option<String> {
    let changes = enchantment_text(it);
    let Some(card) = it.card.to_option().map(|card| cards.get(card)) else {
        return (!changes.is_empty() && !it.is_as_printed()).then_some(changes);
    };
    let says = if changes.is_empty() { printed(card) } else { changes };
    Some(if says.is_empty() { card.name.to_owned() } else { format!("{}: {says}", card.name) })
}

/// Keywords that stand on a line of their own at the beginning of a text.
const LEADING: &[&str] = &[
    "Titan",
    "Hero Power",
    "Colossal +1",
    "Colossal +2",
    "Colossal +3",
    "Colossal +4",
    "Colossal +5",
    "Colossal +6",
    "Colossal +7",
    "Spell Damage +1",
    "Spell Damage +2",
    "Spell Damage +3",
    "Overload: (1)",
    "Overload: (2)",
    "Overload: (3)",
    "Miniaturize",
    "Gigantify",
    "Quickdraw",
    "Forge",
    "Prepare",
    "Starship Piece",
    "Twinspell",
    "Tradeable",
    "Can't attack.",
];

/// A text in lines: keywords at its beginning stand on lines of their own, as on the card.
///
/// ```
/// use cardwright_arena::describe::text_lines;
///
/// assert_eq!(text_lines("Elusive Costs (3) less."), ["Elusive", "Costs (3) less."]);
/// assert_eq!(text_lines("Stealth for 1 turn."), ["Stealth for 1 turn."]);
/// ```
pub fn text_lines(text: &str) -> Vec<String> {
    let mut lines = Vec::new();
    let mut rest = text.trim();
    while let Some(end) = leading(rest) {
        lines.push(rest[..end].to_owned());
        rest = rest[end..].trim_start();
    }
    if !rest.is_empty() {
        lines.push(rest.to_owned());
    }
    lines
}

/// The end of the keywords at the beginning of a text, if another sentence follows.
fn leading(text: &str) -> Option<usize> {
    let every = Keywords::ALL.iter().fold(Keywords::NONE, |all, (keyword, _)| all.union(*keyword));
    let names = LEADING.iter().copied().chain(keyword_names(every));
    let longest = names.filter(|name| text.starts_with(name)).max_by_key(|name| name.len())?;
    let behind = &text[longest.len()..];
    if let Some(next) = behind.strip_prefix(", ") {
        return leading(next).map(|end| longest.len() + 2 + end);
    }
    let follows = behind.strip_prefix(' ')?.chars().next()?;
    follows.is_uppercase().then_some(longest.len())
}

/// The details of an option of a pending choice: its title, its numbers, and its text with notes.
pub fn offer(game: &Game, action: Action, viewer: Option<PlayerId>) -> CardDetails {
    chosen(game, action, viewer).unwrap_or_else(|| match action {
        Action::Choose(n) => match game.offered().get(usize::from(n)) {
            Some(OfferedOption::Text(effects)) => CardDetails {
                name: super::sentence::capitalized(&action::offered_text(game, effects)),
                ..CardDetails::default()
            },
            Some(OfferedOption::Entity(id)) => {
                CardDetails { name: entity(game, *id, viewer), ..CardDetails::default() }
            }
            None => CardDetails {
                name: super::sentence::capitalized(&action::action(game, action)),
                ..CardDetails::default()
            },
        },
        Action::Play { .. }
        | Action::Attack { .. }
        | Action::HeroPower { .. }
        | Action::Use { .. }
        | Action::Cancel
        | Action::Mulligan(_)
        | Action::EndTurn => {
            CardDetails { name: super::sentence::capitalized(&action::action(game, action)), ..CardDetails::default() }
        }
    })
}
