//! Entities, actions and card texts in words.
mod table;

use cardwright_data::filled::{Amount, filled, filled_in_game};
use cardwright_data::markup::plain;
use cardwright_data::{GameTag, Zone};
use cardwright_engine::compiled::explain::Explain;
use cardwright_engine::query::view::View;
use cardwright_engine::script::effect::Effect;
use cardwright_engine::state::{List, Offered, PendingKind, Question};
use cardwright_engine::{Action, Card, EntityId, Game, PlayerId};

use crate::deck::skin;

pub use table::table;

/// The name of an entity: `Fireball`; `Chillwind Yeti (#42)` if the viewer sees another of that name in the same zone; `an
/// unknown card` if the viewer cannot know it. A hero has the name of its skin. Without a viewer all cards are visible.
pub fn entity(game: &Game, id: EntityId, viewer: Option<PlayerId>) -> String {
    let sees = |id: EntityId| viewer.is_none_or(|viewer| !View::hides(game, id, viewer));
    if sees(id) { name(game, id, sees) } else { "an unknown card".to_owned() }
}

/// The name of an entity, followed by its number if another visible entity (`sees`) of the same card is in the same zone.
fn name(game: &Game, id: EntityId, sees: impl Fn(EntityId) -> bool) -> String {
    let Some(card) = game.card(id) else {
        return match id.number() {
            1 => "the game".to_owned(),
            2 => "player 1".to_owned(),
            3 => "player 2".to_owned(),
            _ => "an unknown card".to_owned(),
        };
    };
    if let Some(skin) = skin::worn(game, id) {
        return skin.name.to_owned();
    }
    let (zone, card_id) = (game[id].zone, game[id].card);
    let twin = |other: EntityId| other != id && game[other].card == card_id && game[other].zone == zone && sees(other);
    if game.entities().any(|(other, _)| twin(other)) {
        format!("{} (#{})", card.name, id.number())
    } else {
        card.name.to_owned()
    }
}

/// An action as text, as the player to act knows it: `play Fireball at Chillwind Yeti`.
pub fn action(game: &Game, action: Action) -> String {
    action_for(game, action, game.to_act())
}

/// An action of the player to act, as text for a viewer. It names the cards that the action reveals, and no hidden ones.
pub fn action_for(game: &Game, action: Action, viewer: Option<PlayerId>) -> String {
    let acts = game.to_act();
    let known = |player: Option<PlayerId>, id: EntityId| player.is_none_or(|player| !View::hides(game, id, player));
    let entity = |game: &Game, id: EntityId| {
        if known(acts, id) {
            name(game, id, |other| known(viewer, other) && known(acts, other))
        } else {
            "an unknown card".to_owned()
        }
    };
    let at = |target: Option<EntityId>| target.map_or_else(String::new, |id| format!(" at {}", entity(game, id)));
    match action {
        Action::Play { card, target, option, place } => {
            let option = option.map_or_else(String::new, |n| format!(", {}", chosen_form(game, card, n)));
            let place = place.map_or_else(String::new, |n| format!(", at place {}", u32::from(n) + 1));
            format!("play {}{option}{}{place}", entity(game, card), at(target))
        }
        Action::Attack { attacker, defender } => {
            format!("attack {} with {}", entity(game, defender), entity(game, attacker))
        }
        Action::HeroPower { target } => {
            let power = game.players[game.active].power.and_then(|power| game.card(power));
            let name = power.map_or("the Hero Power", |power| power.name);
            format!("use {name}{}", at(target))
        }
        Action::Use { card, ability, target } => {
            let what = game.ability(card, ability).map_or("an ability", |ability| ability.name);
            format!("use {}: {what}{}", entity(game, card), at(target))
        }
        Action::Choose(n) if matches!(game.offered().get(usize::from(n)), Some(Offered::Text(_))) => {
            format!("choose: {}", choice(game, n))
        }
        Action::Choose(n) => format!("choose {}", choice(game, n)),
        Action::Cancel => "think better of it".to_owned(),
        Action::Mulligan(0) => "keep all cards".to_owned(),
        Action::Mulligan(bits) => {
            let hand = game.to_act().map(|player| game.players[player].hand);
            let hand = hand.iter().flat_map(List::iter);
            let replaced = hand.enumerate().filter(|(at, _)| bits & (1 << at) != 0);
            let names: Vec<String> = replaced.map(|(_, id)| entity(game, id)).collect();
            format!("replace {}", names.join(", "))
        }
        Action::EndTurn => "end the turn".to_owned(),
    }
}

/// The reason why a player cannot act with an entity now: `Fireball: it costs 4 mana, and 2 mana is left`.
pub fn refusal_text(game: &Game, id: EntityId, me: PlayerId) -> String {
    let (entity, name) = (&game[id], entity(game, id, Some(me)));
    let action = if entity.zone == Zone::Hand {
        Action::Play { card: id, target: None, option: None, place: None }
    } else if game.players[me].power == Some(id) {
        Action::HeroPower { target: None }
    } else {
        Action::Attack { attacker: id, defender: game.players[me.opponent()].hero.unwrap_or(id) }
    };
    let why = game.refusal(action).filter(|_| entity.controller == me);
    why.map_or_else(
        || format!("nothing can be done with {name} now"),
        |why| format!("{name}: {}", why.to_string().replace(&format!("entity {}", id.number()), "it")),
    )
}

/// The name of the n-th option of a Choose One card.
fn chosen_form(game: &Game, card: EntityId, n: u8) -> String {
    if game.tag(card, GameTag::DISGUISED) > 0 {
        return "on the enemy side".to_owned();
    }
    let choices = game.choices(card);
    let form = choices.get(usize::from(n));
    form.map_or_else(|| format!("option {}", u32::from(n) + 1), |form| game.cards.get(*form).name.to_owned())
}

/// The n-th option of the pending choice.
fn choice(game: &Game, n: u8) -> String {
    let at = usize::from(n);
    match game.asked() {
        Some(Question::Way(ways)) => {
            let cost = game.pending.as_ref().and_then(|pending| match &pending.kind {
                PendingKind::Payment(payment) => ways.get(at).map(|way| payment.cost.way(usize::from(*way))),
                PendingKind::Mulligan | PendingKind::One { .. } => None,
            });
            return cost.map_or_else(|| format!("way {}", at + 1), |cost| format!("to pay {cost}"));
        }
        Some(Question::X { of, least, .. }) => return format!("{} {of}", usize::from(least) + at),
        Some(Question::Card(cards)) => {
            return cards.get(at).map_or_else(|| format!("card {}", at + 1), |id| entity(game, *id, game.to_act()));
        }
        Some(Question::Sure) => return "yes".to_owned(),
        Some(Question::Source) | None => {}
    }
    match game.offered().get(at) {
        Some(Offered::Entity(id)) => entity(game, *id, game.to_act()),
        Some(Offered::Text(effects)) => offered_text(game, effects),
        None => format!("{}", at + 1),
    }
}

/// The description of an offered text: `give all friendly minions +1 Attack`.
pub fn offered_text(game: &Game, effects: &[Effect]) -> String {
    let says = Explain::new(game.cards).choice(effects);
    let says = says.strip_suffix('.').unwrap_or(&says);
    let mut letters = says.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

/// A card's text as the client shows it outside a game: `Battlecry: Deal 3 damage.`
pub fn printed(card: &Card) -> String {
    plain(&filled(card.text, |tag| Some(card.tag(tag).into())))
}

/// The text of an entity's card as the client shows it: with its current numbers and without markup.
pub fn text(game: &Game, id: EntityId) -> String {
    let Some(card) = game.card(id) else { return String::new() };
    let (of, you) = (game[id].card, game[id].controller);
    let number = |tag| Some(game.tag(id, tag).into());
    let amount = |kind, n: i64| {
        let now = |n| game.marked_number(n, kind == Amount::Damage, id, of, you).into();
        i32::try_from(n).map_or(n, now)
    };
    plain(&filled_in_game(card.text, number, amount))
}
