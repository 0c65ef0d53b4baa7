//! The choices of a person: actions that begin alike are one choice, which opens the next.
use cardwright_data::CardType;
use cardwright_engine::{Action, EntityId, Game, PlayerId};

use crate::describe::details::offer;
use crate::describe::{self, CardDetails, sentence::capitalized};

/// One of several choices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The actions that it leads to; with several, another choice follows.
    pub actions: Vec<Action>,
}

impl Choice {
    /// The entity that it targets.
    pub fn target(&self) -> Option<EntityId> {
        if let [action] = self.actions[..] { target(action) } else { None }
    }
}

/// The target of an action.
const fn target(action: Action) -> Option<EntityId> {
    match action {
        Action::Play { target, .. } | Action::HeroPower { target } | Action::Use { target, .. } => target,
        Action::Attack { defender, .. } => Some(defender),
        Action::Choose(_) | Action::Cancel | Action::Mulligan(_) | Action::EndTurn => None,
    }
}

/// An action without its target: actions that are equal then differ in the target alone.
const fn without_target(action: Action) -> Action {
    match action {
        Action::Play { card, option, place, .. } => Action::Play { card, target: None, option, place },
        Action::HeroPower { .. } => Action::HeroPower { target: None },
        Action::Use { card, ability, .. } => Action::Use { card, ability, target: None },
        Action::Attack { attacker, .. } => Action::Attack { attacker, defender: attacker },
        Action::Choose(_) | Action::Cancel | Action::Mulligan(_) | Action::EndTurn => action,
    }
}

/// A choice for each action.
pub fn each(actions: &[Action]) -> Vec<Choice> {
    actions.iter().map(|action| Choice { actions: vec![*action] }).collect()
}

/// Choices by what is done; the target is chosen afterwards. If only the target is open, it is chosen at once.
pub fn grouped(actions: &[Action]) -> Vec<Choice> {
    let mut choices: Vec<Choice> = Vec::new();
    for action in actions {
        let alike = |choice: &&mut Choice| without_target(choice.actions[0]) == without_target(*action);
        match choices.iter_mut().find(alike) {
            Some(choice) => choice.actions.push(*action),
            None => choices.push(Choice { actions: vec![*action] }),
        }
    }
    if let [only] = &choices[..] { each(&only.actions) } else { choices }
}

/// Whether the choices differ in the target alone.
fn are_targets(choices: &[Choice]) -> bool {
    let first = choices.first().and_then(|choice| choice.actions.first()).map(|action| without_target(*action));
    choices.iter().all(|choice| {
        choice.target().is_some() && choice.actions.first().map(|action| without_target(*action)) == first
    })
}

/// The question to the person: `Choose a target`, `Choose one`.
pub fn heading(game: &Game, choices: &[Choice], me: PlayerId) -> String {
    let Some(action) = choices.first().and_then(|choice| choice.actions.first()) else { return String::new() };
    if !are_targets(choices) {
        let source = match game.pending.as_ref().map(|pending| &pending.kind) {
            Some(cardwright_engine::state::PendingKind::PickOne { scope, .. }) => game.card(scope.source),
            Some(
                cardwright_engine::state::PendingKind::Mulligan | cardwright_engine::state::PendingKind::Payment(_),
            )
            | None => None,
        };
        return source.map_or_else(|| "Choose one".to_owned(), |card| format!("{}: choose one", card.name));
    }
    match without_target(*action) {
        Action::Attack { attacker, .. } => format!("{}: whom to attack?", name(game, attacker)),
        other @ (Action::Play { .. }
        | Action::HeroPower { .. }
        | Action::Use { .. }
        | Action::Choose(_)
        | Action::Cancel
        | Action::Mulligan(_)
        | Action::EndTurn) => {
            format!("{}: at which target?", capitalized(&describe::action_for_reader(game, other, me)))
        }
    }
}

fn name(game: &Game, id: EntityId) -> &'static str {
    game.card(id).map_or("a card", |card| card.name)
}

/// A choice as the person reads it.
pub fn described(game: &Game, choices: &[Choice], choice: &Choice, me: PlayerId) -> CardDetails {
    let Some(action) = choice.actions.first().copied() else { return CardDetails::default() };
    if are_targets(choices)
        && let Some(id) = choice.target()
    {
        let side = if game[id].controller == me { "yours" } else { "the opponent's" };
        let numbers = CardDetails::of(game, id, Some(me)).numbers;
        return CardDetails {
            name: name(game, id).to_owned(),
            kind: side.to_owned(),
            numbers,
            ..CardDetails::default()
        };
    }
    offer(game, if choice.actions.len() > 1 { without_target_unless_attack(action) } else { action }, Some(me))
}

/// A group is described without a target; an attack has no words without one.
const fn without_target_unless_attack(action: Action) -> Action {
    match action {
        Action::Attack { .. } => action,
        Action::Play { .. }
        | Action::HeroPower { .. }
        | Action::Use { .. }
        | Action::Choose(_)
        | Action::Cancel
        | Action::Mulligan(_)
        | Action::EndTurn => without_target(action),
    }
}

/// An action with another target.
const fn with_target(action: Action, id: EntityId) -> Action {
    match action {
        Action::Play { card, option, place, .. } => Action::Play { card, target: Some(id), option, place },
        Action::HeroPower { .. } => Action::HeroPower { target: Some(id) },
        Action::Use { card, ability, .. } => Action::Use { card, ability, target: Some(id) },
        Action::Attack { attacker, .. } => Action::Attack { attacker, defender: id },
        Action::Choose(_) | Action::Cancel | Action::Mulligan(_) | Action::EndTurn => action,
    }
}

/// The reason why an action cannot have this target.
fn refused_target(game: &Game, action: Action, id: EntityId) -> Option<String> {
    let why = game.refusal(with_target(action, id))?;
    Some(why.to_string().replace(&format!("entity {}", id.number()), name(game, id)))
}

/// The reason why an entity is not among the targets.
pub fn why_no_target(game: &Game, choices: &[Choice], id: EntityId) -> String {
    let first = choices.first().and_then(|choice| choice.actions.first());
    let why = first.and_then(|action| refused_target(game, *action, id));
    why.map_or_else(String::new, |why| format!("{}: {why}.", name(game, id)))
}

/// The enemies that an attacker cannot attack now, by reason: `Gul'dan, Wisp: a minion with Taunt is in the way`. Empty if the
/// choice is none among targets of an attack.
pub fn unreachable(game: &Game, choices: &[Choice]) -> Vec<String> {
    let Some(Choice { actions }) = choices.first() else { return Vec::new() };
    let Some(action @ Action::Attack { attacker, .. }) = actions.first().copied() else { return Vec::new() };
    let side = &game.players[game[attacker].controller.opponent()];
    let mut reasons: Vec<(String, Vec<&str>)> = Vec::new();
    for id in side.hero.into_iter().chain(side.board.iter()) {
        if choices.iter().any(|choice| choice.target() == Some(id)) || game[id].card_type == CardType::Location {
            continue;
        }
        let Some(why) = refused_target(game, action, id) else { continue };
        match reasons.iter_mut().find(|(reason, _)| *reason == why) {
            Some((_, names)) => names.push(name(game, id)),
            None => reasons.push((why, vec![name(game, id)])),
        }
    }
    reasons.into_iter().map(|(why, names)| format!("{}: {why}", names.join(", "))).collect()
}
