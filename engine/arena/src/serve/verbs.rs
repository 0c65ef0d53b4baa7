//! The verbs for tests and puzzles, which change a game without an action of a player.
use cardwright_data::CardType;
use cardwright_engine::rules::NotSettable;
use cardwright_engine::rules::arrange::{Destination, NotMovable};
use cardwright_engine::script::effect::Effect;
use cardwright_engine::script::prelude::{TARGET, draw, silence, take_control};
use cardwright_engine::state::Forced;
use cardwright_engine::{CardId, EntityId, Game, PlayerId};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::fields::{Fields, RequestFault, card};

/// The change made by a verb whose fields were read. Returns the entity that it created or drew.
pub type GameChange = Box<dyn FnOnce(&mut Game) -> Result<Option<EntityId>, RequestFault>>;

const SILENCE: &[Effect] = &[silence(TARGET)];
const TAKE_CONTROL: &[Effect] = &[take_control(TARGET)];
const DRAW: &[Effect] = &[draw(1)];

/// The maximum amount of damage and healing.
const MAX_AMOUNT: i16 = 9999;
/// The number of entities above which verbs create no more; long games have a few hundred.
const MAX_ENTITIES: usize = 2000;
/// The maximum number of pending forced outcomes.
const MAX_FORCED: usize = 1000;

/// An outcome in a request.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Outcome {
    Number(usize),
    Card(String),
    Entity(u16),
}

/// The names of the verbs.
pub const VERBS: [&str; 19] = [
    "force",
    "give",
    "summon",
    "equip",
    "draw",
    "shuffle",
    "set_mana",
    "set_tag",
    "damage",
    "heal",
    "destroy",
    "silence",
    "take_control",
    "cast",
    "move",
    "buff",
    "clear",
    "concede",
    "set_fatigue",
];

/// Reads a verb; `None` for an unknown name.
pub fn read(verb: &str, fields: &mut Fields, game: &Game) -> Option<Result<GameChange, RequestFault>> {
    VERBS.contains(&verb).then(|| {
        let change = change(verb, fields, game)?;
        fields.end()?;
        match verb {
            "force" | "set_fatigue" => {}
            "concede" if !game.is_over() => {}
            _ => can_be_arranged(game)?,
        }
        Ok(change)
    })
}

/// Verbs are allowed only when no choice is pending.
fn can_be_arranged(game: &Game) -> Result<(), RequestFault> {
    if game.is_over() {
        return Err(RequestFault::new("game", "it is over"));
    }
    if game.pending.is_some() {
        return Err(RequestFault::new("game", "a choice is pending: choose first"));
    }
    if game.entity_count() > MAX_ENTITIES {
        return Err(RequestFault::new("game", format!("it has more than {MAX_ENTITIES} entities: begin another")));
    }
    Ok(())
}

fn change(verb: &str, fields: &mut Fields, game: &Game) -> Result<GameChange, RequestFault> {
    Ok(match verb {
        "force" => {
            let outcomes = forced_outcomes(fields, game)?;
            Box::new(move |game| {
                game.force(outcomes);
                Ok(None)
            })
        }
        "give" => create_verb(fields, game, |_| true, "", Game::give, "the hand is full")?,
        "summon" | "equip" => {
            let make = if fields.optional("events")?.unwrap_or(false) { Game::summon_card } else { Game::put_in_play };
            if verb == "equip" {
                create_verb(fields, game, |it| it == CardType::Weapon, "a weapon", make, "there is no limit for it")?
            } else {
                let stands = |card_type| matches!(card_type, CardType::Minion | CardType::Location);
                create_verb(fields, game, stands, "a minion or a location", make, "the board is full")?
            }
        }
        "shuffle" => create_verb(fields, game, |_| true, "", Game::shuffle_in, "the deck is full")?,
        "draw" => draw_verb(fields, game)?,
        "cast" => {
            let player = fields.player("player")?;
            let spell = fields.card("card", game.cards)?;
            if game.cards.get(spell).card_type != CardType::Spell {
                return Err(RequestFault::new("card", format!("{} is no spell", game.cards.get(spell).name)));
            }
            let target = fields.optional_entity("target", game)?;
            Box::new(move |game| {
                let illegal = || RequestFault::new("target", "the spell cannot be pointed at it");
                game.cast_free(player, spell, target).map(Some).ok_or_else(illegal)
            })
        }
        "set_mana" => {
            let player = fields.player("player")?;
            let crystals: i16 = fields.required("crystals")?;
            if !(0..=10).contains(&crystals) {
                return Err(RequestFault::new("crystals", "a player has from 0 to 10"));
            }
            Box::new(move |game| {
                game.set_mana(player, crystals);
                Ok(None)
            })
        }
        "set_tag" => {
            let (id, tag) = (fields.entity("entity", game)?, fields.tag("tag")?);
            let value: i64 = fields.required("value")?;
            Box::new(move |game| {
                let field = |error: &NotSettable| match error {
                    NotSettable::Tag(_) => "tag",
                    NotSettable::Nobody(_) => "entity",
                    NotSettable::Value(..) => "value",
                };
                game.set_tag(id, tag, value).map_err(|error| RequestFault::new(field(&error), error.to_string()))?;
                Ok(None)
            })
        }
        "move" => {
            let id = fields.entity("entity", game)?;
            let to: Destination = fields.required("to")?;
            let field = |error: &NotMovable| if let NotMovable::ZoneFull(_) = error { "to" } else { "entity" };
            Box::new(move |game| {
                game.move_card(id, to).map_err(|error| RequestFault::new(field(&error), error.to_string()))?;
                Ok(None)
            })
        }
        "buff" => buff_verb(fields, game)?,
        "clear" => {
            let id = known_card(fields, game)?;
            Box::new(move |game| {
                game.clear_enchantments(id);
                Ok(None)
            })
        }
        "concede" => {
            let player = fields.player("player")?;
            Box::new(move |game| {
                game.concede(player);
                Ok(None)
            })
        }
        "set_fatigue" => {
            let player = fields.player("player")?;
            let on: bool = fields.required("on")?;
            Box::new(move |game| {
                game.set_fatigue(player, on);
                Ok(None)
            })
        }
        "damage" => amount_verb(fields, game, Game::damage)?,
        "heal" => amount_verb(fields, game, Game::heal)?,
        "destroy" => entity_verb(fields, game, Game::destroy)?,
        "silence" => minion_verb(fields, game, SILENCE, None)?,
        "take_control" => {
            let player = fields.player("player")?;
            minion_verb(fields, game, TAKE_CONTROL, Some(player))?
        }
        _ => return Err(RequestFault::new("do", "there is no such verb")),
    })
}

/// A verb that creates a card for a player.
fn create_verb(
    fields: &mut Fields,
    game: &Game,
    fits: fn(CardType) -> bool,
    what: &str,
    make: fn(&mut Game, PlayerId, CardId) -> Option<EntityId>,
    full: &'static str,
) -> Result<GameChange, RequestFault> {
    let player = fields.player("player")?;
    let card = fields.card("card", game.cards)?;
    let printed = game.cards.get(card);
    if !fits(printed.card_type) {
        return Err(RequestFault::new("card", format!("{} is not {what}", printed.name)));
    }
    if matches!(printed.card_type, CardType::HeroPower | CardType::Enchantment) {
        return Err(RequestFault::new("card", format!("{} is no card that players hold", printed.name)));
    }
    Ok(Box::new(move |game| match make(game, player, card) {
        Some(id) => Ok(Some(id)),
        None => Err(RequestFault::new("player", full)),
    }))
}

/// An entity that is a known card.
fn known_card(fields: &mut Fields, game: &Game) -> Result<EntityId, RequestFault> {
    let id = fields.entity("entity", game)?;
    let missing = || RequestFault::new("entity", format!("entity {} is no card that is known", id.number()));
    game.card(id).map(|_| id).ok_or_else(missing)
}

/// Changes the numbers of an entity, or attaches an enchantment card.
fn buff_verb(fields: &mut Fields, game: &Game) -> Result<GameChange, RequestFault> {
    let id = known_card(fields, game)?;
    if fields.0.contains_key("card") {
        let card = fields.card("card", game.cards)?;
        if game.cards.get(card).card_type != CardType::Enchantment {
            return Err(RequestFault::new("card", format!("{} is no enchantment", game.cards.get(card).name)));
        }
        return Ok(Box::new(move |game| {
            game.enchant_with(game[id].controller, id, card);
            Ok(None)
        }));
    }
    let mut number = |name: &str| {
        let n: i16 = fields.optional(name)?.unwrap_or(0);
        let fits = (-MAX_AMOUNT..=MAX_AMOUNT).contains(&n);
        fits.then_some(n).ok_or_else(|| RequestFault::new(name, format!("it is from -{MAX_AMOUNT} to {MAX_AMOUNT}")))
    };
    let (attack, health, cost) = (number("attack")?, number("health")?, number("cost")?);
    Ok(Box::new(move |game| {
        game.buff(id, attack, health, cost);
        Ok(None)
    }))
}

/// Draws the top card, or a specific one.
fn draw_verb(fields: &mut Fields, game: &Game) -> Result<GameChange, RequestFault> {
    let player = fields.player("player")?;
    let name: Option<String> = fields.optional("card")?;
    let given = name.map(|name| card(game.cards, &name).map_err(|says| RequestFault::new("card", says))).transpose()?;
    Ok(Box::new(move |game| {
        if let Some(card) = given {
            return Ok(Some(game.draw_card(player, card)));
        }
        let top = game.players[player].deck.last();
        game.perform(DRAW, player.entity(), None);
        Ok(top)
    }))
}

fn amount_verb(
    fields: &mut Fields,
    game: &Game,
    act: fn(&mut Game, EntityId, i16),
) -> Result<GameChange, RequestFault> {
    let id = fields.character("entity", game)?;
    let amount: i16 = fields.required("amount")?;
    if !(0..=MAX_AMOUNT).contains(&amount) {
        return Err(RequestFault::new("amount", format!("it is from 0 to {MAX_AMOUNT}")));
    }
    Ok(Box::new(move |game| {
        act(game, id, amount);
        Ok(None)
    }))
}

fn entity_verb(fields: &mut Fields, game: &Game, act: fn(&mut Game, EntityId)) -> Result<GameChange, RequestFault> {
    let id = fields.character("entity", game)?;
    Ok(Box::new(move |game| {
        act(game, id);
        Ok(None)
    }))
}

/// Applies effects to a minion, as a text of the player `by` or of its controller.
fn minion_verb(
    fields: &mut Fields,
    game: &Game,
    effects: &'static [Effect],
    by: Option<PlayerId>,
) -> Result<GameChange, RequestFault> {
    let id = fields.character("entity", game)?;
    if game[id].card_type != CardType::Minion {
        return Err(RequestFault::new("entity", format!("entity {} is not a minion", id.number())));
    }
    let by = by.unwrap_or(game[id].controller);
    Ok(Box::new(move |game| {
        game.perform(effects, by.entity(), Some(id));
        Ok(None)
    }))
}

fn forced_outcomes(fields: &mut Fields, game: &Game) -> Result<Vec<Forced>, RequestFault> {
    let outcomes: Vec<Outcome> = fields.required("outcomes")?;
    if outcomes.len() + game.forced_left() > MAX_FORCED {
        return Err(RequestFault::new("outcomes", format!("{MAX_FORCED} at a time are enough")));
    }
    let place = |at: usize| format!("outcomes[{at}]");
    let one = |(at, outcome): (usize, Outcome)| match outcome {
        Outcome::Number(number) => Ok(Forced::Number(number)),
        Outcome::Card(text) => {
            card(game.cards, &text).map(Forced::Card).map_err(|says| RequestFault::new(place(at), says))
        }
        Outcome::Entity(number) => {
            let missing = || RequestFault::new(place(at), format!("there is no entity {number}"));
            game.entity(number).map(Forced::Entity).ok_or_else(missing)
        }
    };
    outcomes.into_iter().enumerate().map(one).collect()
}

/// The created entity, for the reply.
pub fn created_reply(made: Option<EntityId>) -> Map<String, Value> {
    made.map(|id| ("entity".to_owned(), json!(id.number()))).into_iter().collect()
}
