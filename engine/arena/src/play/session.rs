//! A person's game against an agent: the selection, the pending choice, and what a click or a key does.
use cardwright_engine::{Action, Click, EntityId, Game, PlayerId};

use crate::agent::Agent;
use crate::describe;

/// What a key or a click stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// Selects the next entity or option (1), or the previous one (-1).
    Move(isize),
    /// Clicks the selected entity, or takes the selected option.
    Take,
    /// Clicks this entity.
    Click(EntityId),
    /// Takes the option, or clicks the card in hand, with this number, from 0.
    Number(usize),
    /// Leaves the choice.
    Back,
    /// Ends the turn.
    EndTurn,
}

/// The target of an action.
pub const fn target(action: Action) -> Option<EntityId> {
    match action {
        Action::Play { target, .. } | Action::HeroPower { target } | Action::Use { target, .. } => target,
        Action::Attack { defender, .. } => Some(defender),
        Action::Choose(_) | Action::Cancel | Action::Mulligan(_) | Action::EndTurn => None,
    }
}

/// A game, the person's seat, and the selection.
pub struct Session {
    /// The game.
    pub game: Game,
    /// The player that the person controls.
    pub me: PlayerId,
    /// The actions to choose from; empty if the person selects entities.
    pub asked: Vec<Action>,
    /// The selected index, into [`entities`](Self::entities) or `asked`.
    pub at: usize,
    /// The index of the entity whose click opened the choice.
    from: usize,
    /// The actions so far, oldest first.
    pub history: Vec<String>,
    /// A message to the person.
    pub note: String,
    agent: Box<dyn Agent>,
}

impl Session {
    /// Starts; the agent acts until the person has to.
    pub fn new(game: Game, me: PlayerId, agent: Box<dyn Agent>) -> Self {
        let mut session =
            Self { game, me, asked: Vec::new(), at: 0, from: 0, history: Vec::new(), note: String::new(), agent };
        session.wait();
        session
    }

    /// The entities that can be selected: the hand, the own side, the opponent's side.
    pub fn entities(&self) -> Vec<EntityId> {
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

    /// The selected entity, or the target of the selected action.
    pub fn pointed(&self) -> Option<EntityId> {
        if self.asked.is_empty() { self.entities().get(self.at).copied() } else { target(*self.asked.get(self.at)?) }
    }

    /// Whether an action to choose from targets it.
    pub fn is_target(&self, id: EntityId) -> bool {
        self.asked.iter().any(|action| target(*action) == Some(id))
    }

    /// Whether an action uses it now.
    pub fn is_ready(&self, id: EntityId) -> bool {
        self.asked.is_empty() && self.game.to_act() == Some(self.me) && !self.game.options_for(id).is_empty()
    }

    /// Does what the person wishes.
    pub fn input(&mut self, input: Input) {
        self.note.clear();
        if self.game.is_over() {
            return;
        }
        match input {
            Input::Move(by) => {
                let many = if self.asked.is_empty() { self.entities().len() } else { self.asked.len() };
                let many = isize::try_from(many.max(1)).unwrap_or(1);
                let at = isize::try_from(self.at).unwrap_or(0);
                self.at = (at + by).rem_euclid(many).unsigned_abs();
            }
            Input::Take if self.asked.is_empty() => {
                if let Some(id) = self.pointed() {
                    self.click(id);
                }
            }
            Input::Take => self.take(self.at),
            Input::Click(id) => self.click(id),
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
            Input::EndTurn if self.game.is_legal(Action::EndTurn) => self.act(Action::EndTurn),
            Input::EndTurn => "choose one first".clone_into(&mut self.note),
        }
    }

    /// A click on a target takes it. A click on anything else does nothing, its only action, or opens a choice.
    fn click(&mut self, id: EntityId) {
        if let Some(at) = self.asked.iter().position(|action| target(*action) == Some(id)) {
            return self.take(at);
        }
        if self.game.pending.is_some() {
            return "choose one first".clone_into(&mut self.note);
        }
        match self.game.click(id) {
            Click::Nothing => self.note = format!("nothing can be done with {} now", describe::entity(&self.game, id)),
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
        let says = describe::action(&self.game, action);
        match self.game.act(action) {
            Ok(()) => self.history.push(format!("you {says}")),
            Err(error) => self.note = error.to_string(),
        }
        self.wait();
    }

    /// The agent acts until the person has to, or the game is over.
    fn wait(&mut self) {
        self.asked.clear();
        self.at = 0;
        let mut options = Vec::new();
        while self.game.to_act() == Some(self.me.opponent()) {
            options.clear();
            self.game.list_options(&mut options);
            let Some(first) = options.first() else { break };
            // Secret choices are not shown.
            let secret = matches!(first, Action::Mulligan(_) | Action::Choose(_));
            let action = self.agent.choose(&self.game, &options);
            let says = if secret { "choose".to_owned() } else { describe::action(&self.game, action) };
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
