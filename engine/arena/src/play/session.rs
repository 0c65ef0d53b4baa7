//! A game at a table: the pointer, the pending choice, what a click or a key does, and what has happened.
use std::path::PathBuf;

use cardwright_data::CardType;
use cardwright_engine::state::PendingKind;
use cardwright_engine::{Action, EntityId, Game, PlayerId};

use super::choice::{self, Choice};
use super::saved::{self, Saved};
use crate::agent::search::Budget;
use crate::agent::{Agent, AgentKind};
use crate::describe::{self, Entry, EntryKind, Log, Part};
use crate::takeback::reveals_nothing;

/// The meaning of a key or a click.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// Points at the next entity or choice (1), or the previous one (-1).
    Move(isize),
    /// From the hand, points at the own board (1) or the opponent's (-1); elsewhere the same as `Move`.
    Column(isize),
    /// Points at the row below (1) or above (-1); in the hand and in a choice, at the next or the previous one.
    Row(isize),
    /// Clicks the entity, takes the choice, or keeps and replaces what is ticked.
    Confirm,
    /// Ticks the card of the opening hand; otherwise the same as `Take`.
    ToggleMulligan,
    /// Clicks this entity.
    Click(EntityId),
    /// Takes the choice, clicks the card in hand, or ticks the card, with this number, from 0.
    Number(usize),
    /// Leaves the choice.
    Back,
    /// Ends the turn.
    EndTurn,
    /// Takes the last action back.
    Undo,
    /// Saves the game.
    Save,
    /// Shows or hides the help.
    Help,
    /// Looks at the table while a choice is pending, or goes back to the choice.
    Look,
    /// Chooses the place of a minion that is played.
    ChooseBoardPosition,
    /// Asks a search what is best.
    Hint,
    /// Gives the game up.
    Concede,
    /// Scrolls the log by some rows; positive is back in time.
    Scroll(isize),
    /// Quits.
    Quit,
    /// Confirms what was asked.
    Yes,
    /// A key without a meaning: an answer to a question that is not a yes.
    Other,
}

/// An input that has to be confirmed by a second key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Question {
    EndTurn,
    Concede,
    Quit,
}

/// The players at the table.
pub enum Players {
    /// A person plays against an agent.
    PersonAgainst(Box<dyn Agent>),
    /// Two agents play, and a person watches them.
    WatchedAgents([Box<dyn Agent>; 2]),
}

/// Playouts of the search behind a hint.
const HINT_PLAYOUTS: u32 = 300;

/// A game, the person's seat, and what the person points at.
#[expect(clippy::struct_excessive_bools, reason = "independent states of the screen")]
pub struct Session {
    /// The game.
    pub game: Game,
    /// The player whose side is shown below: the person's.
    pub me: PlayerId,
    /// The pending choices; empty if the person points at entities.
    pub choices: Vec<Choice>,
    /// The choices before the last one was opened, with what was pointed at.
    before: Vec<(Vec<Choice>, usize)>,
    /// The cards of the opening hand to replace, a bit each; `None` when it is no mulligan.
    pub ticked: Option<u16>,
    /// The pointed index, into `choices` or the opening hand.
    pub selected: usize,
    /// The pointed entity, while nothing is to be chosen.
    pointer: Option<EntityId>,
    /// The person looks at the table, although a choice is pending.
    pub looking: bool,
    /// The board position for the pointed minion, from the left.
    pub board_position: Option<u8>,
    /// The log lines so far, oldest first; consequences are indented.
    pub history: Vec<String>,
    /// The number of rows that the log is scrolled back.
    pub scroll: usize,
    /// The entities of the last action of an agent.
    pub shown: Vec<EntityId>,
    /// A message to the person.
    pub message: String,
    /// The help is shown.
    pub help: bool,
    /// The person has quit.
    pub quit: bool,
    question: Option<Question>,
    /// The games before the last actions that showed nothing new, each with the length of the history.
    undo: Vec<(Game, usize)>,
    seats: Players,
    /// The name of the agent, for the saved game.
    agent: String,
    /// The file in which the game is saved.
    pub file: PathBuf,
    /// The saved game that another game left in the same file was moved there.
    pub moved: Option<PathBuf>,
    /// The game was saved by this session: the file is its own.
    saves: bool,
}

impl Session {
    /// A game at a table. The agent acts with [`step`](Self::step), whenever [`waits_for_agent`](Self::waits_for_agent).
    pub fn new(game: Game, me: PlayerId, seats: Players, agent: String, file: PathBuf, history: Vec<String>) -> Self {
        let mut session = Self {
            game,
            me,
            choices: Vec::new(),
            before: Vec::new(),
            ticked: None,
            selected: 0,
            pointer: None,
            looking: false,
            board_position: None,
            history,
            scroll: 0,
            shown: Vec::new(),
            message: String::new(),
            help: false,
            quit: false,
            question: None,
            undo: Vec::new(),
            seats,
            agent,
            file,
            moved: None,
            saves: false,
        };
        session.collect_choices();
        session
    }

    /// Goes on with a saved game in its own file.
    pub const fn owns_file(&mut self) {
        self.saves = true;
    }

    /// Whether two agents play.
    pub const fn is_watched(&self) -> bool {
        matches!(self.seats, Players::WatchedAgents(_))
    }

    /// Whether an agent has to act.
    pub fn waits_for_agent(&self) -> bool {
        let to_act = self.game.to_act();
        to_act.is_some() && (self.is_watched() || to_act != Some(self.me))
    }

    /// The player whose view the screen has; `None` sees everything.
    pub fn viewer(&self) -> Option<PlayerId> {
        (!self.is_watched()).then_some(self.me)
    }

    /// The player whose hand is shown.
    pub fn shown_hand(&self) -> PlayerId {
        if self.is_watched() { self.game.to_act().unwrap_or(self.me) } else { self.me }
    }

    /// The entities that can be pointed at in rows from top to bottom: the opponent's side, boards, the own side, the hand.
    pub fn selectable_rows(&self) -> [Vec<EntityId>; 5] {
        let side = |player: PlayerId| -> Vec<EntityId> {
            let it = &self.game.players[player];
            let slots = [it.hero, it.hero_power, it.second_hero_power, it.weapon];
            slots.into_iter().flatten().chain(it.secrets.iter()).collect()
        };
        let board = |player: PlayerId| self.game.players[player].board.iter().collect();
        let other = self.me.opponent();
        let hand = self.game.players[self.shown_hand()].hand.iter().collect();
        [side(other), board(other), board(self.me), side(self.me), hand]
    }

    /// The entities in the order of the Tab key: the hand first, then the rows above it.
    fn entities(&self) -> Vec<EntityId> {
        self.selectable_rows().into_iter().rev().flatten().collect()
    }

    /// Whether a choice covers the table.
    pub const fn chooses(&self) -> bool {
        !self.looking && !self.choices.is_empty()
    }

    /// The pointed entity, or the target of the pointed choice.
    pub fn focused_entity(&self) -> Option<EntityId> {
        if self.ticked.is_some() && !self.looking {
            self.game.players[self.me].hand.get(self.selected)
        } else if self.chooses() {
            self.choices.get(self.selected)?.target()
        } else {
            self.pointer.filter(|id| self.entities().contains(id)).or_else(|| self.entities().first().copied())
        }
    }

    /// Whether a choice targets it.
    pub fn is_target(&self, id: EntityId) -> bool {
        self.choices.iter().any(|choice| choice.target() == Some(id))
    }

    /// Whether an action uses it now.
    pub fn is_ready(&self, id: EntityId) -> bool {
        let mine = self.choices.is_empty() && !self.is_watched() && self.game.to_act() == Some(self.me);
        mine && self.ticked.is_none() && !self.game.options_for(id).is_empty()
    }

    /// Whether a card of the opening hand will be replaced.
    pub fn is_ticked(&self, at: usize) -> bool {
        self.ticked.is_some_and(|bits| bits & (1 << at) != 0)
    }

    /// Whether the person has to confirm or deny something.
    pub const fn asks(&self) -> bool {
        matches!(self.question, Some(Question::Concede | Question::Quit))
    }

    /// Whether an action can be taken back.
    pub const fn can_take_back(&self) -> bool {
        !self.undo.is_empty()
    }

    /// Whether the person can leave the choice that is open.
    pub fn can_go_back(&self) -> bool {
        !self.before.is_empty() || self.game.pending.is_none() || self.game.is_legal(Action::Cancel)
    }

    /// Whether a card in hand can be played at more than one place of the board.
    pub fn can_be_placed(&self, id: EntityId) -> bool {
        let is_piece = matches!(self.game[id].card_type, CardType::Minion | CardType::Location);
        let has_neighbors = !self.game.players[self.me].board.is_empty();
        is_piece && has_neighbors && self.game.in_hand(self.me, id) && self.is_ready(id)
    }

    /// Does what the person wishes.
    pub fn input(&mut self, input: Input) {
        self.message.clear();
        if let Some(question) = self.question.take() {
            if input == Input::Yes || (question, input) == (Question::EndTurn, Input::EndTurn) {
                return self.confirmed(question);
            }
            if question != Question::EndTurn {
                return;
            }
        }
        match input {
            Input::Help => self.help = !self.help,
            Input::Save => self.save(),
            Input::Quit => self.ask_to_quit(),
            Input::Scroll(by) => self.scroll = self.scroll.saturating_add_signed(by).min(self.history.len()),
            Input::Move(by) => self.step_pointer(by),
            Input::Column(by) => self.change_column(by),
            Input::Row(by) => self.change_row(by),
            _ if self.is_watched() || (self.game.is_over() && !matches!(input, Input::Undo)) => {}
            Input::Undo => self.take_back(),
            Input::Look => self.looking = !self.looking && (self.ticked.is_some() || !self.choices.is_empty()),
            Input::Confirm if self.looking && self.focused_entity().is_some() => self.take_pointed(),
            Input::Back | Input::Confirm | Input::ToggleMulligan if self.looking => self.looking = false,
            Input::Confirm if self.ticked.is_some() => self.act(Action::Mulligan(self.ticked.unwrap_or(0))),
            Input::ToggleMulligan if self.ticked.is_some() => self.tick(self.selected),
            Input::Confirm | Input::ToggleMulligan if self.choices.is_empty() => {
                if let Some(id) = self.focused_entity() {
                    self.click(id);
                }
            }
            Input::Confirm | Input::ToggleMulligan => self.take(self.selected),
            Input::Click(id) => self.click(id),
            Input::Number(n) => self.number(n),
            Input::Back => self.back(),
            Input::ChooseBoardPosition => self.place(),
            Input::Hint => self.hint(),
            Input::Concede => {
                self.question = Some(Question::Concede);
                "Give the game up? y: yes, any other key: no".clone_into(&mut self.message);
            }
            Input::EndTurn if !self.game.is_legal(Action::EndTurn) => "Choose one first.".clone_into(&mut self.message),
            Input::EndTurn if self.game.options().len() > 1 => {
                self.question = Some(Question::EndTurn);
                "You can still do something: e again ends the turn.".clone_into(&mut self.message);
            }
            Input::EndTurn => self.act(Action::EndTurn),
            Input::Yes | Input::Other => {}
        }
    }

    fn confirmed(&mut self, question: Question) {
        match question {
            Question::EndTurn => self.act(Action::EndTurn),
            Question::Quit => self.quit = true,
            Question::Concede => {
                self.game.concede(self.me);
                self.history.push("You concede".to_owned());
                self.history.push("The opponent wins the game".to_owned());
                self.undo.clear();
                self.collect_choices();
            }
        }
    }

    fn ask_to_quit(&mut self) {
        if self.is_watched() || self.game.is_over() {
            self.quit = true;
            return;
        }
        self.autosave();
        let saved =
            if self.message.is_empty() { format!("It is saved in {}. ", self.file.display()) } else { String::new() };
        self.question = Some(Question::Quit);
        self.message = format!("{saved}Quit? y: yes, any other key: no");
    }

    /// Points at the next or the previous entity or choice.
    fn step_pointer(&mut self, by: isize) {
        let many = if self.ticked.is_some() && !self.looking {
            self.game.players[self.me].hand.len()
        } else if self.chooses() {
            self.choices.len()
        } else {
            if let Some(place) = self.board_position {
                let places = self.game.players[self.me].board.len() + 1;
                self.board_position = u8::try_from(moved(place.into(), by, places)).ok();
                return;
            }
            let entities = self.entities();
            let at = self.focused_entity().and_then(|id| entities.iter().position(|it| *it == id)).unwrap_or(0);
            self.pointer = entities.get(moved(at, by, entities.len())).copied();
            return;
        };
        self.selected = moved(self.selected, by, many);
    }

    /// Points at the row below or above.
    fn change_row(&mut self, by: isize) {
        if self.chooses() || (self.ticked.is_some() && !self.looking) || self.board_position.is_some() {
            return self.step_pointer(by);
        }
        let rows = self.selectable_rows();
        let Some(pointed) = self.focused_entity() else { return };
        let Some(row) = rows.iter().position(|row| row.contains(&pointed)) else { return };
        let at = rows[row].iter().position(|id| *id == pointed).unwrap_or(0);
        let hand = rows.len() - 1;
        // The hand is a column.
        if row == hand && (by > 0 || at > 0) {
            self.pointer = rows[hand].get(moved(at, by, rows[hand].len())).copied();
            return;
        }
        let mut next = row;
        loop {
            next = moved(next, by, rows.len());
            if !rows[next].is_empty() {
                break;
            }
        }
        let at = if next == hand { 0 } else { at.min(rows[next].len() - 1) };
        self.pointer = rows[next].get(at).copied();
    }

    /// Leaves the hand for a board, or points at the next or the previous entity.
    fn change_column(&mut self, by: isize) {
        let [their_side, their_board, my_board, my_side, hand] = self.selectable_rows();
        let leaves_hand = self.focused_entity().is_some_and(|id| hand.contains(&id));
        let free = !self.chooses() && (self.ticked.is_none() || self.looking) && self.board_position.is_none();
        if !leaves_hand || !free {
            return self.step_pointer(by);
        }
        let (board, side) = if by > 0 { (my_board, my_side) } else { (their_board, their_side) };
        self.pointer = board.first().or_else(|| side.first()).copied();
    }

    /// While the person looks at the table, takes the pointed target, or says why it is none.
    fn take_pointed(&mut self) {
        match self.focused_entity() {
            Some(id) if self.ticked.is_none() && self.game.pending.is_none() => self.click(id),
            Some(_) | None => self.looking = false,
        }
    }

    fn number(&mut self, n: usize) {
        if self.ticked.is_some() {
            self.tick(n);
        } else if self.choices.is_empty() {
            if let Some(card) = self.game.players[self.me].hand.get(n) {
                self.pointer = Some(card);
                self.click(card);
            }
        } else {
            self.take(n);
        }
    }

    fn back(&mut self) {
        if self.board_position.take().is_some() {
            return;
        }
        if let Some((choices, at)) = self.before.pop() {
            (self.choices, self.selected) = (choices, at);
        } else if self.game.pending.is_none() {
            self.choices.clear();
        } else if self.game.is_legal(Action::Cancel) {
            self.act(Action::Cancel);
        } else {
            "Choose one first.".clone_into(&mut self.message);
        }
    }

    fn tick(&mut self, at: usize) {
        if at < self.game.players[self.me].hand.len() {
            self.selected = at;
            self.ticked = self.ticked.map(|bits| bits ^ (1 << at));
        }
    }

    /// Saves the game, and says where.
    fn save(&mut self) {
        self.autosave();
        if self.message.is_empty() {
            self.message = format!("Saved. `arena play --continue {}` goes on.", self.file.display());
        }
    }

    /// Saves the game; a note says why that failed. The unfinished game of another session in the same file is moved aside first.
    pub fn autosave(&mut self) {
        if self.is_watched() || self.file.as_os_str().is_empty() {
            return;
        }
        if !self.saves {
            self.moved = saved::move_aside(&self.file);
            self.saves = true;
        }
        let saved = Saved { me: self.me, log: self.history.clone(), agent: self.agent.clone() };
        if let Err(error) = saved::write(&self.file, &self.game, saved) {
            self.message = format!("Not saved: {error:#}");
        }
    }

    fn take_back(&mut self) {
        let Some((game, lines)) = self.undo.pop() else {
            return "Nothing to take back: only what showed nothing new can be.".clone_into(&mut self.message);
        };
        self.game = game;
        self.history.truncate(lines);
        self.collect_choices();
    }

    /// Begins or ends the choice of a place for the pointed minion.
    fn place(&mut self) {
        let Some(id) = self.focused_entity().filter(|id| self.choices.is_empty() && self.game.in_hand(self.me, *id))
        else {
            return "Point at a minion in your hand to choose its place.".clone_into(&mut self.message);
        };
        let stands = matches!(self.game[id].card_type, CardType::Minion | CardType::Location);
        if !stands || self.game.options_for(id).is_empty() {
            self.message = describe::refusal_text(&self.game, id, self.me);
            return;
        }
        self.pointer = Some(id);
        self.board_position = match self.board_position {
            None => u8::try_from(self.game.players[self.me].board.len()).ok(),
            Some(_) => None,
        };
    }

    /// Shows the action that a search would take; the search sees no more than the person.
    fn hint(&mut self) {
        let options = self.game.options();
        if options.is_empty() {
            return;
        }
        let seed = u64::from(self.game.turn);
        let action = AgentKind::Search(Budget::Playouts(HINT_PLAYOUTS)).player(seed).choose(&self.game, &options);
        self.message = format!("Hint: {}.", describe::action_for_reader(&self.game, action, self.me));
    }

    /// A click on a target takes it. A click on anything else does nothing, its only action, or opens a choice.
    fn click(&mut self, id: EntityId) {
        if let Some(at) = self.game.players[self.me].hand.position(id).filter(|_| self.ticked.is_some()) {
            return self.tick(at);
        }
        if let Some(at) = self.choices.iter().position(|choice| choice.target() == Some(id)) {
            return self.take(at);
        }
        if self.game.pending.is_some() {
            return "Choose one first.".clone_into(&mut self.message);
        }
        if !self.choices.is_empty() {
            self.message = choice::why_no_target(&self.game, &self.choices, id);
            return;
        }
        self.pointer = Some(id);
        let mut options = self.game.options_for(id);
        let place = self.board_position.take();
        for option in &mut options {
            if let Action::Play { place: at, card, .. } = option
                && self.game[*card].card_type != CardType::Spell
            {
                *at = place;
            }
        }
        match options[..] {
            [] => self.message = describe::refusal_text(&self.game, id, self.me),
            // An attack whose other targets are out of reach is shown before it happens, with the reason.
            [only] if choice::unreachable(&self.game, &choice::each(&options)).is_empty() => self.act(only),
            _ => self.open(choice::grouped(&options)),
        }
    }

    /// Lets the person choose.
    fn open(&mut self, choices: Vec<Choice>) {
        (self.choices, self.selected) = (choices, 0);
    }

    fn take(&mut self, at: usize) {
        let Some(choice) = self.choices.get(at) else { return };
        match &choice.actions[..] {
            [action] => self.act(*action),
            actions => {
                let next = choice::each(actions);
                let before = std::mem::replace(&mut self.choices, next);
                self.before.push((before, at));
                self.selected = 0;
            }
        }
    }

    fn act(&mut self, action: Action) {
        let (before, lines) = (self.game.clone(), self.history.len());
        if let Some(refusal) = self.game.refusal(action) {
            self.message = format!("{}.", describe::sentence::capitalized(&refusal.to_string()));
            return;
        }
        let place = self.pointer.and_then(|id| self.game.players[self.me].hand.position(id));
        self.perform(action);
        self.shown.clear();
        if reveals_nothing(&before, &self.game, self.me) {
            self.undo.push((before, lines));
        } else {
            self.undo.clear();
        }
        // The pointer stays where it was in the hand.
        let hand = &self.game.players[self.me].hand;
        if let Some(at) = place.filter(|_| self.pointer.is_none_or(|id| hand.position(id).is_none())) {
            self.pointer = hand.get(at.min(hand.len().saturating_sub(1))).or(self.pointer);
        }
        self.collect_choices();
    }

    /// Performs an action and writes down what follows.
    fn perform(&mut self, action: Action) {
        let mut log = Log::new(self.viewer());
        self.game.act_unchecked_observed(action, &mut log);
        let entries = log.entries();
        let of_action = entries.iter().filter(|entry| entry.kind == EntryKind::Action);
        let parts = of_action.flat_map(|entry| entry.sentence.parts());
        self.shown = parts
            .filter_map(|part| match part {
                Part::Card { entity, .. } => Some(*entity),
                Part::Text(_) => None,
            })
            .collect();
        self.history.extend(entries.iter().map(line));
        self.scroll = 0;
    }

    /// One action of the agent whose turn it is.
    pub fn step(&mut self) {
        let Some(player) = self.game.to_act().filter(|_| self.waits_for_agent()) else { return };
        let agent = match &mut self.seats {
            Players::PersonAgainst(agent) => agent,
            Players::WatchedAgents(agents) => &mut agents[player as usize],
        };
        let options = self.game.options();
        if options.is_empty() {
            return;
        }
        let action = agent.choose(&self.game, &options);
        self.message.clear();
        self.undo.clear();
        self.perform(action);
        self.collect_choices();
    }

    /// Collects the choices that the person has to make.
    fn collect_choices(&mut self) {
        (self.selected, self.ticked, self.looking, self.board_position) = (0, None, false, None);
        self.choices.clear();
        self.before.clear();
        if self.is_watched() || self.game.to_act() != Some(self.me) {
            return;
        }
        match self.game.pending.as_ref().map(|pending| &pending.kind) {
            Some(PendingKind::Mulligan) => self.ticked = Some(0),
            Some(PendingKind::Payment(_) | PendingKind::PickOne { .. }) => {
                self.choices = choice::each(&self.game.options());
            }
            None => {}
        }
    }
}

/// An entry as a line of the log; headings of turns stand out.
fn line(entry: &Entry) -> String {
    match entry.kind {
        EntryKind::Turn => format!("{TURN_HEADING_PREFIX}{}", entry.sentence),
        EntryKind::Action | EntryKind::Consequence | EntryKind::GameResult => entry.line(),
    }
}

/// The beginning of a turn's heading.
pub const TURN_HEADING_PREFIX: &str = "── ";

/// An index after a step, around the ends.
fn moved(at: usize, by: isize, many: usize) -> usize {
    let many = isize::try_from(many.max(1)).unwrap_or(1);
    let at = isize::try_from(at).unwrap_or(0);
    (at + by).rem_euclid(many).unsigned_abs()
}
