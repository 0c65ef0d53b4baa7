//! The data that a page draws beyond the state of `cargo arena serve`: the frame of a card, its printed numbers, the card that an
//! option offers, and the reason why an action is not possible.
use cardwright_arena::{deck, describe};
use cardwright_data::enums::Rarity;
use cardwright_data::{GameTag, Race};
use cardwright_engine::query::view::View;
use cardwright_engine::script::activatable::AbilityKind;
use cardwright_engine::state::OfferedOption;
use cardwright_engine::{Action, Card, CardId, EntityId, Game, PlayerId};
use serde_json::{Value, json};

/// The frame of a card and its printed numbers, with which a page compares the present ones.
pub fn face(card: &Card) -> Value {
    let rarity = card.rarity();
    let rarity = if rarity == Rarity::Invalid { "" } else { rarity.title() };
    let every = card.races.is(Race::All);
    let races = Race::ALL.iter().filter(|race| card.races.is(**race) && (!every || **race == Race::All));
    let races: Vec<&str> = races.map(|race| race.title()).collect();
    let tribe = if races.is_empty() { card.school().map_or("", |it| it.title()).to_owned() } else { races.join(", ") };
    json!({
        "type": card.card_type.title(),
        "class": card.class.title(),
        "rarity": rarity,
        "tribe": tribe,
        "cost": card.cost,
        "attack": card.attack,
        "health": card.health,
    })
}

/// A text in the lines of a card: keywords at its beginning stand alone.
fn lines(text: &str) -> String {
    describe::text_lines(text).join("\n")
}

/// A card that a page draws without an entity of the state: one that is offered, or that was played and is gone.
fn card_of(game: &Game, card: CardId, source: EntityId) -> Value {
    let printed = game.cards.get(card);
    let text = lines(&describe::printed(printed));
    json!({ "card": printed.id, "name": printed.name, "text": text, "face": face(printed), "source": source.number() })
}

/// An entity that was seen in an action; `None` if the viewer cannot know it.
pub fn seen(game: &Game, id: EntityId, viewer: Option<PlayerId>) -> Option<Value> {
    let card = game[id].card.to_option()?;
    if viewer.is_some_and(|viewer| View::hides_card(game, id, viewer)) {
        return None;
    }
    let mut told = card_of(game, card, id);
    told["id"] = json!(id.number());
    told["text"] = json!(lines(&describe::text(game, id)));
    Some(told)
}

/// Adds what a page draws to an entity of the state: text, Cost, type, frame, abilities of a Titan, the goal of a quest, and the
/// texts of its enchantments.
pub fn add_display_data(game: &Game, id: EntityId, told: &mut Value) {
    let Some(card) = game.card(id) else { return };
    told["text"] = json!(lines(&describe::text(game, id)));
    told["cost"] = json!(game[id].cost);
    told["type"] = json!(game[id].card_type.title());
    told["face"] = face(card);
    if let Some(skin) = deck::skin::skin_of(game, id) {
        told["name"] = json!(skin.name);
    }
    let goal = game.tag(id, GameTag::QUEST_PROGRESS_TOTAL);
    if goal > 0 {
        told["goal"] = json!(goal);
    }
    let used = game[id].used_up();
    let abilities = game.abilities(id).into_iter().enumerate();
    let named = |(n, ability): (usize, cardwright_engine::script::activatable::Activatable)| {
        let AbilityKind::Card(card) = ability.does else { return None };
        let text = game.cards.by_id(card).map(|card| describe::printed(game.cards.get(card)));
        Some(json!({ "name": ability.name, "text": text, "used": used.contains(&format!("ability {n}")) }))
    };
    let abilities: Vec<Value> = abilities.filter_map(named).collect();
    if !abilities.is_empty() {
        told["abilities"] = json!(abilities);
    }
    with_texts(game, &mut told["enchantments"]);
}

/// Adds to enchantments the texts of their cards.
pub fn with_texts(game: &Game, enchantments: &mut Value) {
    for enchantment in enchantments.as_array_mut().into_iter().flatten() {
        let card = enchantment["card"].as_str().and_then(|card| game.cards.by_id(card));
        if let Some(card) = card {
            enchantment["text"] = json!(describe::printed(game.cards.get(card)));
        }
    }
}

/// The card that an option offers, for a page to draw beside the sentence: the form of a Choose One card, an ability, or what is
/// discovered. An entity of the state is named by its number alone.
pub fn offer(game: &Game, action: Action) -> Option<Value> {
    match action {
        Action::Play { card, option: Some(n), .. } => {
            let form = game.choices(card).get(usize::from(n)).copied()?;
            Some(card_of(game, form, card))
        }
        Action::Use { card, ability, .. } => {
            let used = game.ability(card, ability)?;
            if let AbilityKind::Card(id) = used.does {
                return Some(card_of(game, game.cards.by_id(id)?, card));
            }
            let cost = used.cost.to_string();
            let text = match used.does {
                AbilityKind::Trade => "Shuffle this into your deck and draw a card.".to_owned(),
                AbilityKind::Forge => "Upgrade this card in your hand.".to_owned(),
                AbilityKind::Prepare => "Pay now, and this costs that much less next turn.".to_owned(),
                AbilityKind::Launch => "Launch your Starship.".to_owned(),
                AbilityKind::Effects | AbilityKind::Text | AbilityKind::Card(_) | AbilityKind::CastAndExile => {
                    describe::text(game, card)
                }
            };
            Some(json!({ "name": used.name, "text": text, "price": cost, "source": card.number() }))
        }
        Action::Choose(n) => match game.offered().get(usize::from(n)) {
            Some(OfferedOption::Entity(id)) => Some(json!({ "entity": id.number() })),
            Some(OfferedOption::Text(effects)) => {
                let text = describe::offered_text(game, effects);
                Some(json!({ "name": "", "text": text }))
            }
            None => None,
        },
        Action::Play { option: None, .. }
        | Action::Attack { .. }
        | Action::HeroPower { .. }
        | Action::Cancel
        | Action::Mulligan(_)
        | Action::EndTurn => None,
    }
}

/// The reason why an action is not possible, with names for entities: `a minion with Taunt is in the way`. `None` if it is
/// possible.
pub fn why_not(game: &Game, action: Action, viewer: Option<PlayerId>) -> Option<String> {
    let mut says = game.refusal(action)?.to_string();
    let named = match action {
        Action::Play { card, target, .. } | Action::Use { card, target, .. } => [Some(card), target],
        Action::Attack { attacker, defender } => [Some(attacker), Some(defender)],
        Action::HeroPower { target } => [game.players[game.active].hero_power, target],
        Action::Choose(_) | Action::Cancel | Action::Mulligan(_) | Action::EndTurn => [None, None],
    };
    for id in named.into_iter().flatten() {
        says = replaced(&says, id.number(), &describe::entity(game, id, viewer));
    }
    Some(says)
}

/// `entity 12` replaced by a name; `entity 123` is another.
fn replaced(says: &str, number: u16, name: &str) -> String {
    let wanted = format!("entity {number}");
    match says.split_once(&wanted) {
        Some((before, after)) if !after.starts_with(|c: char| c.is_ascii_digit()) => format!("{before}{name}{after}"),
        _ => says.to_owned(),
    }
}
