//! Actions in words.
use cardwright_data::{GameTag, Zone};
use cardwright_engine::compiled::explain::Explain;
use cardwright_engine::query::view::View;
use cardwright_engine::script::activatable::AbilityKind;
use cardwright_engine::script::effect::Effect;
use cardwright_engine::state::{List, OfferedOption, PaymentFor, PendingKind, Question};
use cardwright_engine::{Action, EntityId, Game, PlayerId};

use super::sentence::{Part, Sentence};
use super::{entity, name, option_text, reader_name, text};

/// The name that the words of an action give an entity.
type Naming<'a> = &'a dyn Fn(EntityId) -> Part;

/// An action in words, as the player to act knows it: `play Fireball at Chillwind Yeti`.
pub fn action(game: &Game, action: Action) -> String {
    action_for(game, action, game.to_act())
}

/// [`action`] with the text of the option that it takes, where the option is no card that players collect, and its name alone does
/// not tell what it does: `choose More! (Guess that the next card costs more)`.
pub fn action_with_option_text(game: &Game, action: Action) -> String {
    let says = self::action(game, action);
    let text = taken_option_text(game, action);
    let text = text.as_deref().map_or("", |text| text.strip_suffix('.').unwrap_or(text));
    if text.is_empty() { says } else { format!("{says} ({text})") }
}

/// The text of the Choose One option with which a card is played, or of the token that is chosen, if its player sees it.
fn taken_option_text(game: &Game, action: Action) -> Option<String> {
    match action {
        Action::Play { card, option: Some(n), .. } => {
            let option = *game.choices(card).get(usize::from(n))?;
            Some(option_text(game, card, option))
        }
        Action::Choose(n) => {
            let OfferedOption::Entity(id) = *game.offered().get(usize::from(n))? else { return None };
            let is_token = game[id].zone == Zone::SetAside && game.card(id).is_some_and(|card| !card.collectible());
            let sees = game.to_act().is_some_and(|player| !View::hides_card(game, id, player));
            (is_token && sees).then(|| text(game, id))
        }
        Action::Play { .. }
        | Action::Attack { .. }
        | Action::HeroPower { .. }
        | Action::Use { .. }
        | Action::Cancel
        | Action::Mulligan(_)
        | Action::EndTurn => None,
    }
}

/// Describes an action of the player to act for a viewer; it names only cards that the viewer may see or that the action itself
/// shows.
pub fn action_for(game: &Game, action: Action, viewer: Option<PlayerId>) -> String {
    let acts = game.to_act();
    let known =
        |player: Option<PlayerId>, id: EntityId| player.is_none_or(|player| !View::hides_card(game, id, player));
    let naming = |id: EntityId| {
        Part::Text(if known(acts, id) {
            name(game, id, |other| known(viewer, other) && known(acts, other))
        } else {
            "an unknown card".to_owned()
        })
    };
    sentence(game, action, &naming).to_string()
}

/// An action in words for a reader on one side, as a log says it: `attack the enemy hero with Tigress Plushy (1/1)`. It names only cards
/// that its player knows.
pub fn action_for_reader(game: &Game, action: Action, reader: PlayerId) -> String {
    let acts = game.to_act();
    let known = |player: PlayerId, id: EntityId| !View::hides_card(game, id, player);
    let naming = |id: EntityId| {
        Part::Text(if acts.is_none_or(|acts| known(acts, id)) {
            reader_name(game, id, reader, |other| known(reader, other))
        } else {
            "an unknown card".to_owned()
        })
    };
    sentence(game, action, &naming).to_string()
}

/// An action in words that begin with its verb.
pub(super) fn sentence(game: &Game, action: Action, naming: Naming<'_>) -> Sentence {
    let says = |words: &str| Sentence::default().text(words);
    let at = |sentence: Sentence, target: Option<EntityId>| match target {
        Some(target) => sentence.text(" at ").part(naming(target)),
        None => sentence,
    };
    match action {
        Action::Play { card, target, option, place } => {
            let option = option.map_or_else(String::new, |n| format!(", {}", chosen_form(game, card, n)));
            let place = place.map_or_else(String::new, |n| format!(", at place {}", u32::from(n) + 1));
            at(says("play ").part(naming(card)).text(option), target).text(place)
        }
        Action::Attack { attacker, defender } => {
            says("attack ").part(naming(defender)).text(" with ").part(naming(attacker))
        }
        Action::HeroPower { target } => {
            let power = game.players[game.active].hero_power;
            let name = power.map_or_else(|| Part::text("the Hero Power"), naming);
            at(says("use ").part(name), target)
        }
        Action::Use { card, ability, target } => at(used(game, card, ability, naming), target),
        Action::Choose(_) if game.pending_question() == Some(Question::Confirm) => confirmed(game, naming),
        Action::Choose(n) if matches!(game.offered().get(usize::from(n)), Some(OfferedOption::Text(_))) => {
            says("choose: ").text(choice(game, n))
        }
        Action::Choose(n) => match game.offered().get(usize::from(n)) {
            Some(OfferedOption::Entity(id)) => says("choose ").part(naming(*id)),
            Some(OfferedOption::Text(_)) | None => says("choose ").text(choice(game, n)),
        },
        Action::Cancel => says("cancel"),
        Action::Mulligan(0) => says("keep all cards"),
        Action::Mulligan(bits) => {
            let hand = game.to_act().map(|player| game.players[player].hand);
            let hand = hand.iter().flat_map(List::iter);
            let replaced = hand.enumerate().filter(|(at, _)| bits & (1 << at) != 0);
            let names: Vec<Part> = replaced.map(|(_, id)| naming(id)).collect();
            says("replace ").list(&names)
        }
        Action::EndTurn => says("end the turn"),
    }
}

/// The confirmation of a payment: `confirm: launch Starship, and pay 5 mana`.
fn confirmed(game: &Game, naming: Naming<'_>) -> Sentence {
    let says = Sentence::default().text("confirm: ");
    let Some(PendingKind::Payment(payment)) = game.pending.as_ref().map(|pending| &pending.kind) else { return says };
    let says = match payment.purpose {
        PaymentFor::Activate { card, ability, .. } => says.then(used(game, card, ability, naming)).text(", and "),
        PaymentFor::Play { card, .. } => says.text("play ").part(naming(card)).text(", and "),
        PaymentFor::HeroPower { card, .. } => says.text("use ").part(naming(card)).text(", and "),
        PaymentFor::Text { .. } => says,
    };
    says.text(format!("pay {}", payment.cost.in_words()))
}

/// The use of an ability: `trade Fireball`, `use Sargeras, the Destroyer: Inferno!`.
fn used(game: &Game, card: EntityId, ability: u8, naming: Naming<'_>) -> Sentence {
    let ability = game.ability(card, ability);
    let name = naming(card);
    let of = |verb: &str| Sentence::default().text(verb.to_owned() + " ").part(name.clone());
    match ability.map(|ability| (ability.does, ability.name)) {
        Some((AbilityKind::Trade, _)) => of("trade"),
        Some((AbilityKind::Forge, _)) => of("forge"),
        Some((AbilityKind::Prepare, _)) => of("prepare"),
        Some((AbilityKind::Launch, _)) => of("launch"),
        Some((AbilityKind::Text, _)) => of("use"),
        Some((AbilityKind::Effects | AbilityKind::Card(_) | AbilityKind::CastAndExile, ability)) => {
            of("use").text(format!(": {ability}"))
        }
        None => of("use").text(": an ability"),
    }
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
    match game.pending_question() {
        Some(Question::Alternative(ways)) => {
            let cost = game.pending.as_ref().and_then(|pending| match &pending.kind {
                PendingKind::Payment(payment) => ways.get(at).map(|way| payment.cost.way(usize::from(*way))),
                PendingKind::Mulligan | PendingKind::PickOne { .. } => None,
            });
            return cost.map_or_else(|| format!("way {}", at + 1), |cost| format!("to pay {cost}"));
        }
        Some(Question::X { of, least, .. }) => return format!("{} {of}", usize::from(least) + at),
        Some(Question::Card(cards)) => {
            return cards.get(at).map_or_else(|| format!("card {}", at + 1), |id| entity(game, *id, game.to_act()));
        }
        Some(Question::Confirm) => return "yes".to_owned(),
        Some(Question::ManaAbility) | None => {}
    }
    match game.offered().get(at) {
        Some(OfferedOption::Entity(id)) => entity(game, *id, game.to_act()),
        Some(OfferedOption::Text(effects)) => offered_text(game, effects),
        None => format!("{}", at + 1),
    }
}

/// The description of an offered text: `give all friendly minions +1 Attack`.
pub fn offered_text(game: &Game, effects: &[Effect]) -> String {
    let says = Explain::new(game.cards).describe_option(effects);
    let says = says.strip_suffix('.').unwrap_or(&says);
    let mut letters = says.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

/// The reason why a player can do nothing with an entity now: `Fireball: it costs 4 mana, and 2 mana is left`.
pub fn refusal_text(game: &Game, id: EntityId, me: PlayerId) -> String {
    let entity = &game[id];
    // The player points at the entity: its name needs nothing that tells it from others.
    let name = if View::hides_card(game, id, me) { "an unknown card".to_owned() } else { name(game, id, |_| false) };
    let action = if entity.zone == Zone::Hand {
        Action::Play { card: id, target: None, option: None, place: None }
    } else if game.players[me].hero_power == Some(id) {
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
