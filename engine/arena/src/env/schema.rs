//! The layout of observations: what each column of each array means.
//!
//! The tables here are the documentation, the source of the JSON for programs, and the input of the layout's hash.
use std::fmt::Write as _;

use cardwright_engine::Cards;
use cardwright_engine::facts::Keywords;
use cardwright_engine::script::trigger::EventKind;
use serde_json::{Value, json};

/// The version of the layout; it increases when a column changes its meaning.
pub const VERSION: u32 = 2;

/// The number of columns of an entity, without keywords.
pub const ENTITY_NUMBER_COLUMNS: usize = 14;
/// The number of keywords that have a column: the first ones of the engine's keyword set.
pub const KEYWORD_COLUMNS: usize = 16;
/// The number of columns of an entity.
pub const ENTITY_COLUMNS: usize = ENTITY_NUMBER_COLUMNS + KEYWORD_COLUMNS + 2;
/// The number of columns of an option.
pub const OPTION_COLUMNS: usize = 9;
/// The number of columns of an event.
pub const EVENT_COLUMNS: usize = 4;
/// The number of columns for a player in `globals`.
pub const SIDE_COLUMNS: usize = 13;
/// The number of columns for the game in `globals`.
pub const GAME_COLUMNS: usize = 7;
/// The number of columns of `globals`.
pub const GLOBAL_COLUMNS: usize = GAME_COLUMNS + 2 * SIDE_COLUMNS;
/// The number of events in an observation.
pub const EVENT_ROWS: usize = 8;
/// The number of rows of entities.
pub const ENTITY_ROWS: usize = 42;
/// The number of columns of a known card.
pub const KNOWN_CARD_COLUMNS: usize = 4;
/// The number of rows of known cards.
pub const KNOWN_CARD_ROWS: usize = 128;
/// The number of columns for an entity's enchantments.
pub const ENCHANTMENT_COLUMNS: usize = 10;
/// The number of events in the optional history.
pub const PAST_EVENT_ROWS: usize = 32;

/// The places of entities: name, first row, number of rows, meaning.
pub const ENTITY_PLACES: [(&str, usize, usize, &str); 12] = [
    ("own hero", 0, 1, "the hero of the player to act"),
    ("own hero power", 1, 1, ""),
    ("own weapon", 2, 1, ""),
    ("other hero", 3, 1, "the hero of the opponent"),
    ("other hero power", 4, 1, ""),
    ("other weapon", 5, 1, ""),
    ("own board", 6, 7, "minions and locations, from the left"),
    ("other board", 13, 7, "minions and locations, from the left"),
    ("own hand", 20, 10, "the first ten cards, from the left"),
    ("own secrets", 30, 5, "secrets and quests, oldest first"),
    ("other secrets", 35, 5, "quests as they are; a secret has card 0 and no numbers"),
    ("own hand, further", 40, 2, "the eleventh and the twelfth card, of a hand that can hold more than ten"),
];

const GAME_LAYOUT: [(&str, &str); GAME_COLUMNS] = [
    ("turn", "turns that have begun; 0 during the mulligan"),
    ("phase", "0: actions, 1: mulligan, 2: a choice, 3: a payment"),
    ("second", "1 if the player to act went second"),
    ("on_turn", "1 if it is the turn of the player to act"),
    ("source", "the card whose choice or payment is pending, 0 for none"),
    ("options", "how many legal actions there are, those that did not fit into the array included"),
    ("cut", "1 if some did not fit: the last row is then the last option, which ends the turn or cancels"),
];

const SIDE_LAYOUT: [(&str, &str); SIDE_COLUMNS] = [
    ("mana", "mana that can be spent now"),
    ("crystals", "mana crystals, empty ones too"),
    ("temporary", "mana for this turn only"),
    ("locked", "crystals locked this turn"),
    ("overloaded", "crystals that will be locked next turn"),
    ("fatigue", "damage of the last draw from an empty deck"),
    ("corpses", "Corpses"),
    ("played", "cards played this turn"),
    ("hand", "cards in hand"),
    ("deck", "cards in the deck"),
    ("board", "minions and locations"),
    ("secrets", "secrets and quests"),
    ("class", "the number of the class in the client"),
];

const ENTITY_LAYOUT: [(&str, &str); ENTITY_NUMBER_COLUMNS] = [
    ("card", "the card's number in the table of cards, from 1; 0: unknown, or no entity"),
    (
        "type",
        "the number of the card's type in the client: 3 hero, 4 minion, 5 spell, 7 weapon, 10 hero power, 39 location",
    ),
    ("cost", "Cost in force"),
    ("attack", "Attack in force"),
    ("health", "Health left; durability left of a weapon"),
    ("max_health", "Health when undamaged"),
    ("armor", "Armor"),
    ("spell_damage", "spell damage that it gives"),
    ("attacks", "attacks this turn"),
    ("exhausted", "1 if it cannot act this turn any more"),
    ("arrived", "1 if it came to its side this turn"),
    ("silenced", "1 if it lost its text"),
    ("counter_0", "a counter that its text keeps: progress of a quest, of Infuse"),
    ("counter_1", "another one"),
];

const OPTION_LAYOUT: [(&str, &str); OPTION_COLUMNS] = [
    ("kind", "0: none, 1: play, 2: attack, 3: hero power, 4: use, 5: choose, 6: cancel, 7: mulligan, 8: end turn"),
    ("card", "the card that is played, used or offered, 0 for none"),
    ("source", "the row of `entities` that acts, from 1; 0: none, or not shown"),
    ("target", "the row of `entities` that it is pointed at, from 1; 0: none, or not shown"),
    ("choice", "which option of a Choose One card, which ability, which of what is offered, from 1; 0: none"),
    ("replaced", "the cards of the hand that a mulligan replaces: bit n is the n-th from the left"),
    ("cost", "the Cost of the card that acts"),
    ("target_card", "the card of the target, 0 for none"),
    ("places", "in how many places of the board a minion or location can be put, 0 for what is put on none"),
];

const KNOWN_CARD_LAYOUT: [(&str, &str); KNOWN_CARD_COLUMNS] = [
    (
        "place",
        "1: the own deck, 2: the own graveyard, 3: the opponent's, 4: removed from the game, of the own side, 5: of the \
         opponent's, as far as it is known; 0: no card",
    ),
    ("card", "the card's number, from 1"),
    ("count", "how many are there now"),
    ("begun", "how many of them started in a deck; of the own deck, how many of the list, wherever they are now"),
];

const ENCHANTMENT_LAYOUT: [(&str, &str); ENCHANTMENT_COLUMNS] = [
    ("enchantments", "enchantments on it"),
    ("texts", "those of them that have a text: a Deathrattle that was given, a delayed effect"),
    ("cost_change", "Cost in force less the printed one"),
    ("attack_change", "Attack in force less the printed one"),
    ("health_change", "Health when undamaged less the printed one"),
    ("given", "keywords that it has beside the printed ones"),
    ("lost", "printed keywords that it has lost"),
    ("made", "1 if an effect made it"),
    ("begun", "1 if it started in a deck"),
    ("held", "of a card in hand, the turns since it came there"),
];

const EVENT_LAYOUT: [(&str, &str); EVENT_COLUMNS] = [
    ("deed", "what was done, see `deeds`; 0: nothing"),
    ("own", "1 if the player to act did it, 2 if the opponent"),
    ("card", "with which card; 0 if the player to act cannot know it"),
    ("number", "how much, 1 for what has no number"),
];

/// The meaning of the numbers in the column `deed`, from 1.
pub const EVENT_KIND_MEANINGS: [&str; EventKind::RECORDED.len()] = [
    "Played",
    "Cast",
    "Died",
    "Summoned",
    "Drawn",
    "Discarded",
    "HeroPower",
    "HeroAttack",
    "Launched",
    "JadeGolem",
    "Excavated",
    "Invoked",
    "Imbued",
    "Restored",
    "HeroHealed",
    "HeroHurt",
    "Discovered",
    "Heralded",
    "Dealt",
    "ArmorGained",
    "Overloaded",
    "Revealed",
    "ManaSpent",
    "Attacked",
    "BegunWith",
    "LocationUsed",
    "Equipped",
    "Shuffled",
    "Reborn",
    "Recorded",
    "CastOnOwnMinion",
    "CastOnOwnHero",
    "CastOnEnemy",
    "Forged",
    "ShuffledToEnemy",
    "ArmorLost",
    "Added",
    "Destroyed",
    "Countered",
    "HealthChanged",
    "OptionTaken",
];

/// The number of a kind of event in the column `deed`.
pub(super) const fn event_kind_number(kind: EventKind) -> i16 {
    kind.recorded_place() as i16 + 1
}

/// An array of an observation, for one game.
struct Array {
    name: &'static str,
    rows: String,
    meaning: &'static str,
    columns: Vec<(String, String)>,
}

fn owned(columns: &[(&str, &str)]) -> Vec<(String, String)> {
    columns.iter().map(|(name, means)| ((*name).to_owned(), (*means).to_owned())).collect()
}

fn arrays() -> [Array; 7] {
    let mut globals = owned(&GAME_LAYOUT);
    for (whose, of) in [("own", "of the player to act"), ("other", "of the opponent")] {
        globals.extend(SIDE_LAYOUT.map(|(name, means)| (format!("{whose}_{name}"), format!("{means}, {of}"))));
    }
    let mut entities = owned(&ENTITY_LAYOUT);
    let keywords = Keywords::ALL[..KEYWORD_COLUMNS].iter().map(|(_, name)| *name);
    let keywords = keywords.chain(["CANT_ATTACK", "CANNOT_ATTACK_HEROES"]);
    entities.extend(keywords.map(|name| (name.to_lowercase(), format!("1 if it has the keyword {name}"))));
    [
        Array { name: "globals", rows: String::new(), meaning: "the game and its players", columns: globals },
        Array {
            name: "entities",
            rows: ENTITY_ROWS.to_string(),
            meaning: "what lies open, and the own hand and secrets; rows by place",
            columns: entities,
        },
        Array {
            name: "events",
            rows: EVENT_ROWS.to_string(),
            meaning: "what happened last, the latest first",
            columns: owned(&EVENT_LAYOUT),
        },
        Array {
            name: "options",
            rows: "max_options".to_owned(),
            meaning: "the legal actions; an action is the number of a row",
            columns: owned(&OPTION_LAYOUT),
        },
        Array {
            name: "known",
            rows: KNOWN_CARD_ROWS.to_string(),
            meaning: "with `details`: the cards that are known beside those in `entities`, by place and number",
            columns: owned(&KNOWN_CARD_LAYOUT),
        },
        Array {
            name: "attached",
            rows: ENTITY_ROWS.to_string(),
            meaning: "with `details`: what is attached to the entity of the same row, and how its numbers were changed",
            columns: owned(&ENCHANTMENT_LAYOUT),
        },
        Array {
            name: "past",
            rows: PAST_EVENT_ROWS.to_string(),
            meaning: "with `details`: as `events`, further back",
            columns: owned(&EVENT_LAYOUT),
        },
    ]
}

/// The hash of the layout and of the table of cards. Programs compare it to detect an incompatible version.
pub fn hash(cards: &Cards) -> String {
    let layout = layout().to_string();
    let ids = cards.iter().flat_map(|(_, card)| card.id.bytes().chain([0]));
    // FNV-1a: the same everywhere.
    let add = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    format!("{:016x}", layout.bytes().chain(ids).fold(0xcbf2_9ce4_8422_2325, add))
}

fn layout() -> Value {
    let of_array = |array: &Array| {
        let column = |(name, means): &(String, String)| json!({ "name": name, "means": means });
        json!({
            "name": array.name,
            "rows": array.rows,
            "dtype": "int16",
            "means": array.meaning,
            "columns": array.columns.iter().map(column).collect::<Vec<_>>(),
        })
    };
    let place = |(name, first, rows, means): &(&str, usize, usize, &str)| json!({ "name": name, "first": first, "rows": rows, "means": means });
    json!({
        "format": "cardwright-observation-2",
        "version": VERSION,
        "arrays": arrays().iter().map(of_array).collect::<Vec<_>>(),
        "places": ENTITY_PLACES.iter().map(place).collect::<Vec<_>>(),
        "deeds": &EVENT_KIND_MEANINGS[..],
    })
}

/// The layout as JSON: arrays with their columns, places of entities, deeds, the number of cards, the hash.
pub fn json(cards: &Cards) -> Value {
    let mut told = layout();
    told["cards"] = cards.len().into();
    told["hash"] = hash(cards).into();
    told
}

/// The layout as a Markdown document.
pub fn markdown() -> String {
    let mut text = format!(
        "# Observations, version {VERSION}\n\nWritten by `python -m cardwright.schema`. All arrays have the dtype int16, and one \
         more axis in front, the games. What the player to act cannot know is not in them.\n\nVersion 2 added the last column of \
         `options` and the arrays `known`, `attached` and `past`, which are written with `details=True` only; all other columns \
         are those of version 1. The hash in `cardwright.schema.schema()` changes with the layout and with the table of cards: a \
         program that learns saves it beside its weights, and the ids of the cards (`list(cardwright.cards)`) to find their rows in \
         another build.\n"
    );
    for array in arrays() {
        let rows = if array.rows.is_empty() { String::new() } else { format!("{} rows, ", array.rows) };
        let _ = write!(
            text,
            "\n## `{}`\n\n{}{} columns: {}.\n\n| | column | means |\n| ---: | --- | --- |\n",
            array.name,
            rows,
            array.columns.len(),
            array.meaning
        );
        for (at, (name, means)) in array.columns.iter().enumerate() {
            let _ = writeln!(text, "| {at} | `{name}` | {means} |");
        }
    }
    text += "\n## Rows of `entities`\n\n| rows | place | |\n| --- | --- | --- |\n";
    for (name, first, rows, means) in ENTITY_PLACES {
        let last = first + rows - 1;
        let rows = if rows == 1 { first.to_string() } else { format!("{first} to {last}") };
        let _ = writeln!(text, "| {rows} | {name} | {means} |");
    }
    text += "\n## Deeds\n\n";
    let deeds: Vec<String> =
        EVENT_KIND_MEANINGS.iter().enumerate().map(|(at, name)| format!("{} {name}", at + 1)).collect();
    text + &deeds.join(", ") + ".\n"
}
