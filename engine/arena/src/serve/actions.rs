//! Actions of players as JSON: `{"kind":"play","card":12,"target":5}`.
use cardwright_data::CardType;
use cardwright_engine::facts::Keywords;
use cardwright_engine::{Action, Game};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::fields::RequestFault;
use crate::describe;

/// An action in a request; entities are numbers.
#[derive(Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum RequestedAction {
    /// Plays a card from hand.
    Play {
        /// The card.
        card: u16,
        /// The target.
        target: Option<u16>,
        /// The index of the option of a Choose One card.
        option: Option<u8>,
        /// The board position of a minion, from the left.
        place: Option<u8>,
    },
    /// Attacks.
    Attack {
        /// The attacker.
        attacker: u16,
        /// The defender.
        defender: u16,
    },
    /// Uses the Hero Power.
    HeroPower {
        /// The target.
        target: Option<u16>,
    },
    /// Uses an ability of a card.
    Use {
        /// The card.
        card: u16,
        /// The index of the ability, from 0.
        ability: u8,
        /// The target.
        target: Option<u16>,
    },
    /// Chooses an option of the pending choice.
    Choose {
        /// The index of the option, from 0.
        n: u8,
    },
    /// Cancels the pending payment.
    Cancel {},
    /// Replaces cards of the opening hand.
    Mulligan {
        /// The cards.
        replace: Vec<u16>,
    },
    /// Ends the turn.
    EndTurn {},
}

/// Removes the fields that [`json()`] adds for readers, so that an option becomes an action of a request. The `n` of a choice
/// stays: it names the card or text that is chosen.
pub fn remove_readers_fields(option: &mut Map<String, Value>) {
    let is_choice = option.get("kind").is_some_and(|kind| kind == "choose");
    option.retain(|name, _| match name.as_str() {
        "n" => is_choice,
        name => !matches!(name, "option_card" | "places" | "says"),
    });
}

/// The fields and the text of an action: with its number `n` if it is legal, otherwise with the reason for its refusal.
pub fn json(game: &Game, n: Option<usize>, action: Action) -> Value {
    let mut fields = Map::new();
    let mut put = |name: &str, value: Value| drop(fields.insert(name.to_owned(), value));
    match n {
        Some(n) => put("n", json!(n)),
        None => put("why", json!(game.refusal(action).map(|refusal| refusal.to_string()))),
    }
    let kind = match action {
        Action::Play { card, target, option, place } => {
            put("card", json!(card.number()));
            for (name, value) in [("target", target.map(|id| json!(id.number()))), ("option", option.map(|n| json!(n)))]
            {
                if let Some(value) = value {
                    put(name, value);
                }
            }
            if let Some(of) = option.and_then(|n| game.choices(card).get(usize::from(n)).copied()) {
                put("option_card", json!(game.cards.get(of).id));
            }
            if let Some(place) = place {
                put("place", json!(place));
            }
            let entity = &game[card];
            let merges = target.is_some() && entity.keywords.has(Keywords::MAGNETIC);
            if matches!(entity.card_type, CardType::Minion | CardType::Location) && !merges {
                put("places", json!(game.players[entity.controller].board.len() + 1));
            }
            "play"
        }
        Action::Attack { attacker, defender } => {
            put("attacker", json!(attacker.number()));
            put("defender", json!(defender.number()));
            "attack"
        }
        Action::HeroPower { target } => {
            if let Some(target) = target {
                put("target", json!(target.number()));
            }
            "hero_power"
        }
        Action::Use { card, ability, target } => {
            put("card", json!(card.number()));
            put("ability", json!(ability));
            if let Some(target) = target {
                put("target", json!(target.number()));
            }
            "use"
        }
        Action::Choose(_) => "choose",
        Action::Cancel => "cancel",
        Action::Mulligan(bits) => {
            put("replace", json!(replaced(game, bits)));
            "mulligan"
        }
        Action::EndTurn => "end_turn",
    };
    put("kind", json!(kind));
    put("says", json!(describe::action_with_option_text(game, action)));
    Value::Object(fields)
}

/// The cards of the hand whose bits are set.
fn replaced(game: &Game, bits: u16) -> Vec<u16> {
    let Some(player) = game.to_act() else { return Vec::new() };
    let hand = game.players[player].hand.iter().enumerate();
    hand.filter(|(at, _)| bits & (1 << at) != 0).map(|(_, id)| id.number()).collect()
}

/// The action in a request, without checking whether it is legal now.
pub fn action(game: &Game, wanted: &RequestedAction) -> Result<Action, RequestFault> {
    let find = |field: &str, number: u16| {
        let missing = || RequestFault::new(format!("action.{field}"), format!("there is no entity {number}"));
        game.entity(number).ok_or_else(missing)
    };
    let target = |number: Option<u16>| number.map(|number| find("target", number)).transpose();
    Ok(match wanted {
        RequestedAction::Play { card, target: at, option, place } => {
            Action::Play { card: find("card", *card)?, target: target(*at)?, option: *option, place: *place }
        }
        RequestedAction::Attack { attacker, defender } => {
            Action::Attack { attacker: find("attacker", *attacker)?, defender: find("defender", *defender)? }
        }
        RequestedAction::HeroPower { target: at } => Action::HeroPower { target: target(*at)? },
        RequestedAction::Use { card, ability, target: at } => {
            Action::Use { card: find("card", *card)?, ability: *ability, target: target(*at)? }
        }
        RequestedAction::Choose { n } => Action::Choose(*n),
        RequestedAction::Cancel {} => Action::Cancel,
        RequestedAction::Mulligan { replace } => {
            let player = game.to_act().ok_or_else(|| RequestFault::new("game", "it is over"))?;
            let hand = &game.players[player].hand;
            let mut bits = 0;
            for (at, number) in replace.iter().enumerate() {
                let place = hand.iter().position(|id| id.number() == *number);
                let absent = || {
                    RequestFault::new(format!("action.replace[{at}]"), format!("entity {number} is not in the hand"))
                };
                bits |= 1 << place.ok_or_else(absent)?;
            }
            Action::Mulligan(bits)
        }
        RequestedAction::EndTurn {} => Action::EndTurn,
    })
}
