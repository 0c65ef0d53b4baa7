//! The test skeleton of a card: what the data already tells, as steps in the game's words.
//!
//! A skeleton compiles, sets up a game with the card's class, and asserts cost, stats, keywords and legal targets; what
//! the card does is left to the implementer, and so it is ignored until someone fills it.

use cardwright_data::CardRecord;
use cardwright_data::enums::{CardType, GameTag, PlayReq};
use cardwright_engine::card::Keywords;
use heck::ToSnakeCase;

use crate::catalog::{CatalogCard, Derived, Evidence, Stub};

/// The name of the card's generated test: `CS2_029_fireball`.
pub fn function_name(record: &CardRecord) -> String {
    let ascii: String = record.name.chars().filter(|c| c.is_ascii() && *c != '\'').collect();
    let name = ascii.to_snake_case();
    if name.is_empty() { record.id.clone() } else { format!("{}_{name}", record.id) }
}

/// The body of the test, indented by four and laid out as rustfmt lays it out.
pub fn body(card: &CatalogCard) -> String {
    let class = [format!("CardClass::{:?}", card.home.table_class())];
    let calls: Vec<String> = stories(card).iter().map(|steps| call("check", &class, steps)).collect();
    calls.join("\n")
}

/// The steps of each story that the test of a card tells.
pub fn stories(card: &CatalogCard) -> Vec<Vec<String>> {
    let Stub::Derived(derived) = &card.stub else { return vec![steps(card)] };
    match &derived.proof {
        Evidence::Enchantment(steps) => vec![steps.clone()],
        Evidence::None => vec![steps(card)],
        Evidence::Stories(stories) if card.record.card_type() == Some(CardType::Enchantment) => stories.clone(),
        Evidence::Stories(stories) => {
            let comes = |story: &Vec<String>| [before(derived), vec![given(card)], story.clone()].concat();
            std::iter::once(steps(card)).chain(stories.iter().skip(1).map(comes)).collect()
        }
    }
}

/// What must be so before the card comes: with the mana that it asks for, it would come as its next rank.
fn before(derived: &Derived) -> Vec<String> {
    let crystals =
        derived.source.split("ranks_up(").nth(1).and_then(|rest| rest.split(',').next()?.parse::<i64>().ok());
    crystals.map(|n| format!("Crystals({})", n - 1)).into_iter().collect()
}

/// How the card comes to the table.
fn given(card: &CatalogCard) -> String {
    let has = if card.record.card_type() == Some(CardType::HeroPower) { "HasHeroPower" } else { "Give" };
    format!("{has}({:?})", card.record.id)
}

/// What can be said without knowing the Power.
fn steps(card: &CatalogCard) -> Vec<String> {
    let record = &card.record;
    let id = &record.id;
    let stat = |number: Option<i64>| number.unwrap_or(0);
    let mut steps = Vec::new();
    let card_type = record.card_type();
    if let Stub::Derived(derived) = &card.stub {
        steps.extend(before(derived));
    }
    steps.push(given(card));
    steps.push(format!("Cost({id:?}, {})", record.cost().unwrap_or(0)));
    match card_type {
        Some(CardType::Minion) => {
            steps.push(format!("Stats({id:?}, {}, {})", stat(record.attack()), stat(record.health())));
        }
        Some(CardType::Weapon) => steps.push(format!(
            "Stats({id:?}, {}, {})",
            stat(record.attack()),
            stat(record.health().or(record.durability()))
        )),
        _ => {}
    }
    for (_, tag) in Keywords::PRINTED {
        if record.ints.get(tag).is_some_and(|value| *value > 0)
            && let Some(name) = tag.name()
        {
            steps.push(format!("Has({id:?}, GameTag::{name})"));
        }
    }
    let said = match &card.stub {
        Stub::Derived(derived) => Some(&derived.targets),
        Stub::Vanilla | Stub::Todo | Stub::Reprint(_) => None,
    };
    // What plays asked for years ago may be another card by now: the text of today counts.
    if let Some(kinds) = target_kinds(record).filter(|kinds| said.is_none_or(|said| said == kinds)) {
        steps.push(format!("Targets({id:?}, &[{}])", kinds.join(", ")));
    }
    match &card.stub {
        Stub::Vanilla => steps.extend(vanilla_in_play(record)),
        // Its original's test says what it does.
        Stub::Reprint(original) => steps.push(format!("WrittenAs({id:?}, {original:?})")),
        Stub::Derived(derived) => match &derived.proof {
            Evidence::Stories(stories) => steps.extend(stories.first().into_iter().flatten().cloned()),
            Evidence::Enchantment(_) | Evidence::None => steps.push("Unwritten".to_owned()),
        },
        Stub::Todo => steps.push("Unwritten".to_owned()),
    }
    steps
}

/// A card whose keywords say it all can be proved by the data alone: it is played, and is in play what it says it is.
fn vanilla_in_play(record: &CardRecord) -> Vec<String> {
    let id = &record.id;
    // What costs more than a full mana bar is put into play.
    let put = if record.cost() > Some(10) { format!("Friend({id:?})") } else { format!("Play({id:?}, Nothing)") };
    let copies = [GameTag::ECHO, GameTag::MINIATURIZE, GameTag::GIGANTIFY].into_iter().any(|tag| record.has(tag));
    // What leaves a copy in hand is no longer the youngest of its id.
    let it = if copies { "Nth(0)".to_owned() } else { format!("The({id:?})") };
    let mut steps = vec![put, format!("In({it}, Zone::Play)")];
    if copies {
        steps.push("HandCount(Mine, 1)".to_owned());
    }
    let number = |number: Option<i64>| number.unwrap_or(0);
    if record.card_type() == Some(CardType::Minion) {
        steps.push(format!("Now({it}, {}, {})", number(record.attack()), number(record.health())));
    }
    for (_, tag) in Keywords::PRINTED {
        if record.has(*tag)
            && *tag != GameTag::OVERLOAD
            && let Some(name) = tag.name()
        {
            steps.push(format!("HasNow({it}, GameTag::{name})"));
        }
    }
    if let Some(overload) = record.tag(GameTag::OVERLOAD) {
        steps.extend(["EndTurn".to_owned(), "EndTurn".to_owned(), format!("Mana({})", 10 - overload)]);
    }
    steps
}

/// The kinds of character that the play requirements allow as a target; `None` where the data does not say.
fn target_kinds(record: &CardRecord) -> Option<Vec<&'static str>> {
    let has = |req: PlayReq| record.requirements.iter().any(|r| r.req == req as i64);
    if !has(PlayReq::TargetToPlay) && !has(PlayReq::TargetIfAvailable) {
        return None;
    }
    // A requirement beyond side and type asks for a board that a skeleton does not have.
    let plain = [
        PlayReq::TargetToPlay,
        PlayReq::TargetIfAvailable,
        PlayReq::MinionTarget,
        PlayReq::FriendlyTarget,
        PlayReq::EnemyTarget,
        PlayReq::HeroTarget,
    ];
    if record.requirements.iter().any(|r| !plain.iter().any(|req| *req as i64 == r.req)) {
        return None;
    }
    let kinds = [
        ("FriendlyMinion", true, true),
        ("EnemyMinion", false, true),
        ("FriendlyHero", true, false),
        ("EnemyHero", false, false),
    ];
    let allowed = kinds.into_iter().filter(|(_, friendly, minion)| {
        (*minion || !has(PlayReq::MinionTarget))
            && (!*minion || !has(PlayReq::HeroTarget))
            && (*friendly || !has(PlayReq::FriendlyTarget))
            && (!*friendly || !has(PlayReq::EnemyTarget))
    });
    Some(allowed.map(|(name, _, _)| name).collect())
}

/// A call whose last argument is a slice of steps, broken where the line would pass 120 columns.
fn call(function: &str, first: &[String], steps: &[String]) -> String {
    let flat = format!("    {function}({}, &[{}]);", first.join(", "), steps.join(", "));
    if flat.len() <= 120 {
        return flat;
    }
    let lines =
        |parts: &[String], indent: &str| -> String { parts.iter().flat_map(|part| [indent, part, ",\n"]).collect() };
    let head = lines(first, "        ");
    let slice = format!("        &[{}],", steps.join(", "));
    if slice.len() <= 120 {
        return format!("    {function}(\n{head}{slice}\n    );");
    }
    let slice = lines(steps, "            ");
    format!("    {function}(\n{head}        &[\n{slice}        ],\n    );")
}
