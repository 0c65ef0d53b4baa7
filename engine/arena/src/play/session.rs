//! A game in the terminal: the selection, the pending choice, the meaning of clicks and keys, and the log.
use std::path::PathBuf;

use cardwright_engine::state::PendingKind;
use cardwright_engine::{Action, Click, EntityId, Game, PlayerId};

use super::saved;
use crate::agent::Agent;
use crate::chronicle::{self, Chronicle, reveals_nothing};
use crate::describe;

/// The meaning of a key or a click.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// Selects the next entity or option (1), or the previous one (-1).
    Move(isize),
    /// Clicks the selected entity, takes the selected option, or confirms the mulligan.
    Take,
    /// Marks the selected card of the opening hand; otherwise the same as `Take`.
    Tick,
    /// Clicks this entity.
    Click(EntityId),
    /// Takes the option, clicks the card in hand, or marks the opening card with this number, from 0.
    Number(usize),
    /// Closes the choice.
    Back,
    /// Ends the turn.
    EndTurn,
    /// Undoes the last action.
    Undo,
    /// Saves the game.
    Save,
    /// Shows or hides the help.
    Help,
}

/// The target of an action.
pub const fn target(action: Action) -> Option<EntityId> {
    match action {
        Action::Play { target, .. } | Action::HeroPower { target } | Action::Use { target, .. } => target,
        Action::Attack { defender, .. } => Some(defender),
        Action::Choose(_) | Action::Cancel | Action::Mulligan(_) | Action::EndTurn => None,
    }
}

/// The players of the game.
pub enum Seats {
    /// A person plays against an agent.
    Person(Box<dyn Agent>),
    /// Two agents play, and a person watches them.
    Watched([Box<dyn Agent>; 2]),
}

/// A game, the person's side, and the selection.
pub struct Session {
    /// The game.
    pub game: Game,
    /// The player whose side is shown at the bottom: the person's.
    pub me: PlayerId,
    /// The actions to choose from; empty while the person selects entities.
    pub asked: Vec<Action>,
    /// The cards of the opening hand to replace, one bit each; `None` outside the mulligan.
    pub ticked: Option<u16>,
    /// The index of the selection in [`entities`](Self::entities), `asked` or the opening hand.
    pub at: usize,
    /// The index of the entity whose click opened the choice.
    from: usize,
    /// The log so far, oldest entry first.
    pub history: Vec<String>,
    /// A message to the person.
    pub note: String,
    /// Whether the help is shown.
    pub help: bool,
    /// Whether ending the turn awaits confirmation.
    ending: bool,
    /// The games before the last actions that revealed nothing, each with the length of the log.
    undo: Vec<(Game, usize)>,
    seats: Seats,
    /// The file in which the game is saved.
    pub file: PathBuf,
}

impl Session {
    /// Starts the session; the agent acts until the person is to act.
    pub fn new(game: Game, me: PlayerId, seats: Seats, file: PathBuf, history: Vec<String>) -> Self {
        let (asked, note, undo) = (Vec::new(), String::new(), Vec::new());
        let (at, from, ticked, help, ending) = (0, 0, None, false, false);
        let mut session = Self { game, me, asked, ticked, at, from, history, note, help, ending, undo, seats, file };
        session.wait();
        session
    }

    /// Whether two agents play.
    pub const fn is_watched(&self) -> bool {
        matches!(self.seats, Seats::Watched(_))
    }

    /// The viewer of the log; `None` sees everything.
    fn sees(&self) -> Option<PlayerId> {
        (!self.is_watched()).then_some(self.me)
    }

    /// The player whose hand is shown.
    pub fn shown_hand(&self) -> PlayerId {
        if self.is_watched() { self.game.to_act().unwrap_or(self.me) } else { self.me }
    }

    /// The entities that can be selected: the hand, the player's own side, the opponent's side.
    pub fn entities(&self) -> Vec<EntityId> {
        let other = self.me.opponent();
        let side = &self.game.players[self.me];
        let own = self.game.players[self.me].board.iter().chain(side.hero).chain(side.power);
        let hand = self.game.players[self.shown_hand()].hand;
        hand.iter()
            .chain(own)
            .chain(self.game.players[other].board.iter())
            .chain(self.game.players[other].hero)
            .collect()
    }

    /// The selected entity, or the target of the selected action.
    pub fn focused_entity(&self) -> Option<EntityId> {
        if self.ticked.is_some() {
            self.game.players[self.me].hand.get(self.at)
        } else if self.asked.is_empty() {
            self.entities().get(self.at).copied()
        } else {
            target(*self.asked.get(self.at)?)
        }
    }

    /// Whether one of the actions to choose from targets the entity.
    pub fn is_target(&self, id: EntityId) -> bool {
        self.asked.iter().any(|action| target(*action) == Some(id))
    }

    /// Whether an action uses the entity now.
    pub fn is_ready(&self, id: EntityId) -> bool {
        let mine = self.asked.is_empty() && !self.is_watched() && self.game.to_act() == Some(self.me);
        mine && self.ticked.is_none() && !self.game.options_for(id).is_empty()
    }

    /// Whether a card of the opening hand will be replaced.
    pub fn is_ticked(&self, at: usize) -> bool {
        self.ticked.is_some_and(|bits| bits & (1 << at) != 0)
    }

    /// Handles an input of the person.
    pub fn input(&mut self, input: Input) {
        self.note.clear();
        let (ending, help) = (std::mem::take(&mut self.ending), std::mem::take(&mut self.help));
        match input {
            Input::Help => self.help = !help,
            Input::Save => self.save(),
            Input::Move(by) => {
                let many = if self.ticked.is_some() {
                    self.game.players[self.me].hand.len()
                } else if self.asked.is_empty() {
                    self.entities().len()
                } else {
                    self.asked.len()
                };
                let many = isize::try_from(many.max(1)).unwrap_or(1);
                let at = isize::try_from(self.at).unwrap_or(0);
                self.at = (at + by).rem_euclid(many).unsigned_abs();
            }
            _ if self.is_watched() => {}
            Input::Undo => self.take_back(),
            _ if self.game.is_over() => {}
            Input::Take if self.ticked.is_some() => self.act(Action::Mulligan(self.ticked.unwrap_or(0))),
            Input::Tick if self.ticked.is_some() => self.tick(self.at),
            Input::Take | Input::Tick if self.asked.is_empty() => {
                if let Some(id) = self.focused_entity() {
                    self.click(id);
                }
            }
            Input::Take | Input::Tick => self.take(self.at),
            Input::Click(id) => self.click(id),
            Input::Number(n) if self.ticked.is_some() => self.tick(n),
            Input::Number(n) if self.asked.is_empty() => {
                let card = self.game.players[self.me].hand.get(n);
                if let Some(card) = card {
                    self.at = n;
                    self.click(card);
                }
            }
            Input::Number(n) => self.take(n),
            Input::Back => {
                if self.game.pending.is_none() {
                    if !self.asked.is_empty() {
                        self.asked.clear();
                        self.at = self.from;
                    }
                } else if self.asked.contains(&Action::Cancel) {
                    self.act(Action::Cancel);
                } else {
                    "choose one first".clone_into(&mut self.note);
                }
            }
            Input::EndTurn if !self.game.is_legal(Action::EndTurn) => "choose one first".clone_into(&mut self.note),
            Input::EndTurn if !ending && self.game.options().len() > 1 => {
                self.ending = true;
                "something can still be done: e again ends the turn".clone_into(&mut self.note);
            }
            Input::EndTurn => self.act(Action::EndTurn),
        }
    }

    fn tick(&mut self, at: usize) {
        if at < self.game.players[self.me].hand.len() {
            self.at = at;
            self.ticked = self.ticked.map(|bits| bits ^ (1 << at));
        }
    }

    fn save(&mut self) {
        self.note = match saved::write(&self.file, &self.game, self.me, &self.history) {
            Ok(()) => format!("saved: `arena play --continue {}`", self.file.display()),
            Err(error) => format!("{error:#}"),
        };
    }

    fn take_back(&mut self) {
        let Some((game, lines)) = self.undo.pop() else {
            return "nothing to take back: only what showed nothing new can be".clone_into(&mut self.note);
        };
        self.game = game;
        self.history.truncate(lines);
        self.ask();
    }

    /// A click on a target takes it. A click on another entity performs its only action, opens a choice, or does nothing.
    fn click(&mut self, id: EntityId) {
        if let Some(at) = self.game.players[self.me].hand.position(id).filter(|_| self.ticked.is_some()) {
            return self.tick(at);
        }
        if let Some(at) = self.asked.iter().position(|action| target(*action) == Some(id)) {
            return self.take(at);
        }
        if self.game.pending.is_some() {
            return "choose one first".clone_into(&mut self.note);
        }
        match self.game.click(id) {
            Click::Nothing => self.note = describe::refusal_text(&self.game, id, self.me),
            Click::Auto(action) => self.act(action),
            Click::Choose(options) => {
                self.from = self.entities().iter().position(|entity| *entity == id).unwrap_or(0);
                self.asked = options;
                self.at = 0;
            }
        }
    }

    fn take(&mut self, at: usize) {
        if let Some(action) = self.asked.get(at).copied() {
            self.act(action);
        }
    }

    fn act(&mut self, action: Action) {
        let (before, lines) = (self.game.clone(), self.history.len());
        if let Some(refusal) = self.game.refusal(action) {
            self.note = refusal.to_string();
            return;
        }
        let says = describe::action(&self.game, action);
        self.perform(action, &format!("you {says}"));
        if reveals_nothing(&before, &self.game, self.me) {
            self.undo.push((before, lines));
        } else {
            self.undo.clear();
        }
        self.wait();
    }

    /// Performs an action and logs its consequences.
    fn perform(&mut self, action: Action, says: &str) {
        let mut chronicle = Chronicle::new(self.sees());
        self.game.act_unchecked_observed(action, &mut chronicle);
        self.history.push(says.to_owned());
        self.history.append(&mut chronicle.lines);
    }

    /// Performs one action of the agent to act; `false` if the person is to act.
    pub fn step(&mut self) -> bool {
        let Some(player) = self.game.to_act() else { return false };
        let agent = match &mut self.seats {
            Seats::Person(_) if player == self.me => return false,
            Seats::Person(agent) => agent,
            Seats::Watched(agents) => &mut agents[player as usize],
        };
        let options = self.game.options();
        if options.is_empty() {
            return false;
        }
        let action = agent.choose(&self.game, &options);
        let says = chronicle::action_sentence(&self.game, action, player, self.sees());
        self.perform(action, &says);
        true
    }

    /// Lets the agent act until the person is to act, or the game is over.
    fn wait(&mut self) {
        if !self.is_watched() {
            while self.step() {
                self.undo.clear();
            }
        }
        self.ask();
    }

    /// Collects the actions that the person has to choose from.
    fn ask(&mut self) {
        (self.at, self.ticked) = (0, None);
        self.asked.clear();
        if self.is_watched() || self.game.to_act() != Some(self.me) {
            return;
        }
        match self.game.pending.as_ref().map(|pending| &pending.kind) {
            Some(PendingKind::Mulligan) => self.ticked = Some(0),
            Some(PendingKind::Payment(_) | PendingKind::One { .. }) => self.asked = self.game.options(),
            None => {}
        }
    }
}
