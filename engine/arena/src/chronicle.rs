//! The log of a game in words: damage, deaths, summons, draws. Cards that the viewer cannot see are not named.
use std::collections::BTreeMap;

use cardwright_data::{BlockType, GameTag, PlayState};
use cardwright_engine::facts::Keywords;
use cardwright_engine::query::view::View;
use cardwright_engine::rules::{Block, Observer};
use cardwright_engine::script::effect::Effect;
use cardwright_engine::script::trigger::EventKind;
use cardwright_engine::state::{GameEvent, Scope};
use cardwright_engine::{Action, CardId, EntityId, Game, PlayerId};

use crate::describe;

/// The maximum number of logged effects per action; some texts run thousands of times.
const MAX_LOGGED_TEXTS: usize = 100;

/// Logs the consequences of an action, as one player or an omniscient viewer sees them.
#[derive(Debug)]
pub struct Chronicle {
    me: Option<PlayerId>,
    /// A line for each consequence.
    pub lines: Vec<String>,
    /// The executed effects in order: the card whose text has the effect, and its words.
    pub ran: Vec<(CardId, String)>,
    /// The entity that last damaged or destroyed each entity.
    by: BTreeMap<EntityId, EntityId>,
    /// The source of the current block.
    source: EntityId,
    /// The card being played; its arrival is not logged.
    played: Option<EntityId>,
}

impl Chronicle {
    /// A log for the next action, as `me` sees it; `None` sees everything.
    pub const fn new(me: Option<PlayerId>) -> Self {
        Self { me, lines: Vec::new(), ran: Vec::new(), by: BTreeMap::new(), source: EntityId::GAME, played: None }
    }
}

/// The name of an entity as a player knows it: players are `you` and `they`, and a hidden card is `a card`.
pub fn name(game: &Game, id: EntityId, me: Option<PlayerId>) -> String {
    if let Some(player) = PlayerId::BOTH.into_iter().find(|player| player.entity() == id) {
        return player_name(player, me).to_owned();
    }
    let hero = PlayerId::BOTH.into_iter().find(|player| game.players[*player].hero == Some(id));
    match (me, hero) {
        (Some(me), _) if View::hides(game, id, me) => "a card".to_owned(),
        (Some(me), Some(player)) => format!("{} hero", if player == me { "your" } else { "their" }),
        (None, Some(player)) => format!("the hero of {}", player_name(player, None)),
        (_, None) => game.card(id).map_or("an unknown card", |card| card.name).to_owned(),
    }
}

/// The name of a player in the log: `you`, `they`, or a number.
pub fn player_name(player: PlayerId, me: Option<PlayerId>) -> &'static str {
    match (player, me) {
        (player, Some(me)) if player == me => "you",
        (_, Some(_)) => "they",
        (PlayerId::First, None) => "player 1",
        (PlayerId::Second, None) => "player 2",
    }
}

/// An action as a sentence, as `me` knows it: choices of the opponent and played Secrets are not named.
pub fn action_sentence(game: &Game, action: Action, player: PlayerId, me: Option<PlayerId>) -> String {
    let hidden = me.is_some_and(|me| me != player);
    let is_secret = |card: EntityId| hidden && game[card].keywords.has(Keywords::SECRET);
    let says = match action {
        Action::Mulligan(_) | Action::Choose(_) | Action::Cancel if hidden => "choose".to_owned(),
        Action::Play { card, .. } if is_secret(card) => "play a Secret".to_owned(),
        Action::Play { .. }
        | Action::Attack { .. }
        | Action::HeroPower { .. }
        | Action::Use { .. }
        | Action::Choose(_)
        | Action::Cancel
        | Action::Mulligan(_)
        | Action::EndTurn => describe::action_for(game, action, me),
    };
    format!("{}{} {says}", player_name(player, me), if me.is_some() { "" } else { ":" })
}

/// Whether an action of `me` has revealed no information: no random outcome, no drawn or hidden card, and no new turn.
pub fn reveals_nothing(before: &Game, after: &Game, me: PlayerId) -> bool {
    let same_dice = before.rng == after.rng && before.forced_left() == after.forced_left();
    let same_turn = before.turn == after.turn && after.to_act() == Some(me);
    let same_deck = before.players[me].deck == after.players[me].deck;
    let shown = |(id, _)| View::hides(before, id, me) && !View::hides(after, id, me);
    same_dice && same_turn && same_deck && !before.entities().any(shown)
}

impl Chronicle {
    /// The sentence about a death, with its cause.
    fn death_sentence(&self, game: &Game, who: EntityId) -> String {
        let (killer, dead) = (self.by.get(&who).copied(), name(game, who, self.me));
        let killer = killer.filter(|killer| *killer != who && killer.number() > 3);
        killer.map_or_else(|| format!("{dead} dies"), |killer| format!("{} kills {dead}", name(game, killer, self.me)))
    }
}

impl Observer for Chronicle {
    fn on_wait(&mut self, game: &Game) {
        let lost = |player: &PlayerId| game.is_over() && game.players[*player].state != PlayState::Won;
        let heroes = PlayerId::BOTH.into_iter().filter(lost).filter_map(|player| game.players[player].hero);
        let lines: Vec<String> = heroes.map(|hero| format!("  {}", self.death_sentence(game, hero))).collect();
        self.lines.extend(lines);
    }

    fn on_block_start(&mut self, _: &Game, block: Block, _: usize) {
        if block.kind != BlockType::Deaths {
            self.source = block.source;
        }
        if block.kind == BlockType::Play {
            self.played = Some(block.source);
        }
    }

    fn runs(&mut self, game: &Game, effect: &Effect, scope: &Scope) {
        let hidden = self.me.is_some_and(|me| View::hides(game, scope.source, me));
        if !hidden && scope.card.some().is_some() && self.ran.len() < MAX_LOGGED_TEXTS {
            self.ran.push((scope.card, effect.source()));
        }
    }

    fn tag_changed(&mut self, _: &Game, entity: EntityId, tag: GameTag) {
        if tag == GameTag::TO_BE_DESTROYED {
            self.by.insert(entity, self.source);
        }
    }

    fn on_event(&mut self, game: &Game, event: &GameEvent) {
        let (who, what, n) = (event.subject, event.object, event.number);
        let me = self.me;
        let name = |id: EntityId| name(game, id, me);
        let named = |id: Option<EntityId>| id.map(name).unwrap_or_default();
        let line = if event.kind == EventKind::Damage {
            self.by.insert(who, what.unwrap_or(self.source));
            let target = name(who);
            match what.filter(|source| source.number() > 3) {
                Some(source) => format!("{} deals {n} to {target}", name(source)),
                None => format!("{target} takes {n} damage"),
            }
        } else if event.kind == EventKind::Heal {
            format!("{} is healed by {n}", name(who))
        } else if event.kind == EventKind::Death {
            self.death_sentence(game, who)
        } else if event.kind == EventKind::Summon && what != self.played {
            format!("{} enters play", named(what))
        } else if event.kind == EventKind::Draw {
            let verb = if self.me.is_some() { "draw" } else { "draws" };
            format!("{} {verb} {}", name(who), named(what))
        } else if event.kind == EventKind::Discard {
            format!("{} is discarded", named(what))
        } else if event.kind == EventKind::Reveal {
            format!("the Secret {} is revealed", named(what))
        } else if event.kind == EventKind::Freeze {
            format!("{} is frozen", name(who))
        } else if event.kind == EventKind::ShieldLost {
            format!("{} loses Divine Shield", name(who))
        } else {
            return;
        };
        self.lines.push(format!("  {line}"));
    }
}
