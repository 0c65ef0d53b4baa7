//! A person at the table: what is pointed at, what is asked, and what a click or a key does.
use cardwright_engine::{Action, Click, EntityId, Game, PlayerId};

use crate::agent::Agent;
use crate::words;

/// What a key or a click means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// The next thing, or the one before.
    Move(isize),
    /// Click on what is pointed at, or take the option that is.
    Take,
    /// Click on this.
    Click(EntityId),
    /// Take the option with this number, from 0.
    Number(usize),
    /// Back to the table.
    Back,
    /// End the turn.
    EndTurn,
}

/// Whom an action is pointed at.
pub const fn target(action: Action) -> Option<EntityId> {
    match action {
        Action::Play { target, .. } | Action::HeroPower { target } | Action::Use { target, .. } => target,
        Action::Attack { defender, .. } => Some(defender),
        Action::Choose(_) | Action::Cancel | Action::Mulligan(_) | Action::EndTurn => None,
    }
}

/// The game and the person.
pub struct Table {
    /// The game.
    pub game: Game,
    /// The person.
    pub me: PlayerId,
    /// What there is to choose from; empty: the table lies open.
    pub asked: Vec<Action>,
    /// Which of the things at the table, or of what is asked, is pointed at.
    pub at: usize,
    /// Which of the things at the table was clicked, to come back to.
    from: usize,
    /// What has been done, oldest first.
    pub history: Vec<String>,
    /// What the person should know.
    pub note: String,
    agent: Box<dyn Agent>,
}

impl Table {
    /// Sits down; the agent acts until the person is to act.
    pub fn new(game: Game, me: PlayerId, agent: Box<dyn Agent>) -> Self {
        let mut table =
            Self { game, me, asked: Vec::new(), at: 0, from: 0, history: Vec::new(), note: String::new(), agent };
        table.wait();
        table
    }

    /// What can be pointed at: the opponent's side, the own side, the hand.
    pub fn things(&self) -> Vec<EntityId> {
        let other = self.me.opponent();
        let side = &self.game.players[self.me];
        let own = self.game.players[self.me].board.iter().chain(side.hero).chain(side.power);
        side.hand
            .iter()
            .chain(own)
            .chain(self.game.players[other].board.iter())
            .chain(self.game.players[other].hero)
            .collect()
    }

    /// What is pointed at on the table.
    pub fn pointed(&self) -> Option<EntityId> {
        if self.asked.is_empty() { self.things().get(self.at).copied() } else { target(*self.asked.get(self.at)?) }
    }

    /// Whether it can be the target of what is asked.
    pub fn is_target(&self, id: EntityId) -> bool {
        self.asked.iter().any(|action| target(*action) == Some(id))
    }

    /// Whether something can be done with it now.
    pub fn is_ready(&self, id: EntityId) -> bool {
        self.asked.is_empty() && self.game.to_act() == Some(self.me) && !self.game.options_for(id).is_empty()
    }

    /// Does what the person wishes.
    pub fn wish(&mut self, wish: Wish) {
        self.note.clear();
        if self.game.is_over() {
            return;
        }
        match wish {
            Wish::Move(by) => {
                let many = if self.asked.is_empty() { self.things().len() } else { self.asked.len() };
                let many = isize::try_from(many.max(1)).unwrap_or(1);
                let at = isize::try_from(self.at).unwrap_or(0);
                self.at = (at + by).rem_euclid(many).unsigned_abs();
            }
            Wish::Take if self.asked.is_empty() => {
                if let Some(id) = self.pointed() {
                    self.click(id);
                }
            }
            Wish::Take => self.take(self.at),
            Wish::Click(id) => self.click(id),
            Wish::Number(n) if self.asked.is_empty() => {
                let card = self.game.players[self.me].hand.get(n);
                if let Some(card) = card {
                    self.at = n;
                    self.click(card);
                }
            }
            Wish::Number(n) => self.take(n),
            Wish::Back => {
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
            Wish::EndTurn if self.game.is_legal(Action::EndTurn) => self.act(Action::EndTurn),
            Wish::EndTurn => "choose one first".clone_into(&mut self.note),
        }
    }

    /// A click: nothing, the one thing that can be done, or a choice. A click on a target takes it.
    fn click(&mut self, id: EntityId) {
        if let Some(at) = self.asked.iter().position(|action| target(*action) == Some(id)) {
            return self.take(at);
        }
        if self.game.pending.is_some() {
            return "choose one first".clone_into(&mut self.note);
        }
        match self.game.click(id) {
            Click::Nothing => self.note = format!("nothing can be done with {} now", words::entity(&self.game, id)),
            Click::Auto(action) => self.act(action),
            Click::Choose(options) => {
                self.from = self.things().iter().position(|thing| *thing == id).unwrap_or(0);
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
        let says = words::action(&self.game, action);
        match self.game.act(action) {
            Ok(()) => self.history.push(format!("you {says}")),
            Err(error) => self.note = error.to_string(),
        }
        self.wait();
    }

    /// The agent acts until the person is to act, or the game is over.
    fn wait(&mut self) {
        self.asked.clear();
        self.at = 0;
        let mut options = Vec::new();
        while self.game.to_act() == Some(self.me.opponent()) {
            options.clear();
            self.game.list_options(&mut options);
            let Some(first) = options.first() else { break };
            // What is chosen in secret is not told.
            let secret = matches!(first, Action::Mulligan(_) | Action::Choose(_));
            let action = self.agent.choose(&self.game, &options);
            let says = if secret { "choose".to_owned() } else { words::action(&self.game, action) };
            self.history.push(format!("they {says}"));
            if self.game.act(action).is_err() {
                break;
            }
        }
        if self.game.pending.is_some() && self.game.to_act() == Some(self.me) {
            self.asked = self.game.options();
        }
    }
}
