//! `cargo arena play`: a game in the terminal.
mod choice;
mod panel;
mod saved;
mod screen;
mod session;
mod words;

use std::hash::{BuildHasher, Hasher};
use std::io::{IsTerminal, stdout};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use cardwright_data::Format;
use cardwright_engine::state::{ByPlayer, Rng};
use cardwright_engine::{Deck, Game, Options, PlayerId};
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{
    self, DisableMouseCapture, EnableMouseCapture, Event, KeyCode, KeyEventKind, KeyModifiers, MouseButton,
    MouseEventKind,
};
use ratatui::crossterm::execute;

use crate::agent::AgentKind;
use crate::deck::{self, DeckChoice};
use screen::{Places, Screen, Spot, hit};
use session::{Input, Players, Session};

/// A game in the terminal against an agent, or between two. It needs 80 by 24 characters; `NO_COLOR` is obeyed.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    cargo arena play                                     two random decks, an opponent of normal strength\n  \
    cargo arena play --deck \"zoo\" --deck \"freeze\" --agent hard\n  \
    cargo arena play --deck random:mage --deck random:hunter --agent greedy\n  \
    cargo arena play --continue                          the game that was left\n  \
    cargo arena play --watch --agent greedy --agent search:playouts=200\n\n\
    `?` in the game shows all keys and marks.")]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
pub struct Play {
    /// Your deck and the agent's (once: both): a deckstring, the text that the client copies, a list, a file with one of these,
    /// the name of a known deck, or `random`, `random:CLASS`, `random:CLASS+SET`.
    #[arg(long = "deck", default_value = "random")]
    decks: Vec<String>,
    /// The opponent: `easy`, `normal`, `hard`, or an agent such as `greedy`, `search:playouts=500`, `search:ms=500`; with `--watch`
    /// twice, for both players.
    #[arg(long = "agent")]
    agents: Vec<AgentKind>,
    /// Deals the cards and throws the dice; another game each time without it. The seed is printed at the end.
    #[arg(long)]
    seed: Option<u64>,
    /// The agent begins.
    #[arg(long, conflicts_with = "watch")]
    second: bool,
    /// Two agents play, and you watch them.
    #[arg(long)]
    watch: bool,
    /// The file that the game is saved in, after each turn and when you quit.
    #[arg(long, value_name = "FILE", default_value = SAVE)]
    save: PathBuf,
    /// Goes on with a game that was saved (by default the last one), or with the link of a position.
    #[arg(long = "continue", value_name = "FILE", num_args = 0..=1, default_missing_value = SAVE)]
    #[arg(conflicts_with_all = ["decks", "seed", "second", "watch"])]
    go_on: Option<PathBuf>,
    /// The time for which an action of the opponent is shown, in milliseconds; 0: not at all. `+` and `-` change it in the game.
    #[arg(long, value_name = "MS", default_value_t = 800, value_parser = clap::value_parser!(u64).range(..=MAX_DELAY))]
    delay: u64,
    /// The sets of which decks and pools are made.
    #[arg(long, default_value = "wild", ignore_case = true, value_parser = crate::limits::format())]
    format: Format,
    /// Plays decks with cards that are not written.
    #[arg(long)]
    allow_stubs: bool,
    /// Plays decks that players may not play: of another size, with too many copies, of several classes, of other sets.
    #[arg(long)]
    any_deck: bool,
}

/// The file that a game is saved in.
const SAVE: &str = "cardwright-game.json";
/// The opponent without `--agent`.
const OPPONENT: AgentKind = AgentKind::NORMAL;

impl Play {
    /// Plays until the person quits.
    pub fn run(&self) -> anyhow::Result<()> {
        // Nobody chooses the keys of a hasher: they are different in each process.
        let any = || std::hash::RandomState::new().build_hasher().finish() >> 11;
        let mut seed = self.seed.unwrap_or_else(any);
        let mut session = self.open_session(seed)?;
        if !stdout().is_terminal() {
            bail!("`play` needs a terminal; programs use `cargo arena serve`");
        }
        let screen = Screen { color: std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()) };
        let mut terminal = ratatui::try_init().context("cannot draw on this terminal")?;
        let _ = execute!(stdout(), EnableMouseCapture);
        let done = loop {
            let ended = Table {
                terminal: &mut terminal,
                screen: &screen,
                delay: self.delay,
                places: Places::new(),
                runs: !self.watch,
            }
            .play(&mut session);
            if !matches!(ended, Ok(GameEnd::AnotherGame)) {
                break ended;
            }
            seed = any();
            match self.new_session(seed) {
                Ok(next) => session = next,
                Err(error) => break Err(error),
            }
        };
        let _ = execute!(stdout(), DisableMouseCapture);
        ratatui::restore();
        done?;
        self.farewell(&session, seed)
    }

    /// Prints how the person can continue the game or play it again.
    fn farewell(&self, session: &Session, seed: u64) -> anyhow::Result<()> {
        if let Some(before) = &session.moved {
            outln!("the game that was saved before is in {}", before.display());
        }
        if !session.is_watched() && !session.game.is_over() {
            outln!("`arena play --continue {}` goes on with this game", session.file.display());
        }
        if self.go_on.is_none() {
            outln!("`--seed {seed}` with the same decks deals this game again");
        }
        Ok(())
    }

    /// The game that the command line names.
    fn open_session(&self, seed: u64) -> anyhow::Result<Session> {
        if !self.watch && self.agents.len() > 1 {
            bail!("{} agents were given: one plays against you, two play with `--watch`", self.agents.len());
        }
        let Some(file) = &self.go_on else { return self.new_session(seed) };
        let (game, saved) = saved::read(file, crate::registry::cards()?)?;
        // A link is no file: its game is saved where new games are.
        let is_link = crate::link::link_in_argument(file).is_some();
        let save = if is_link { &self.save } else { file };
        let agent = self.agents.first().copied().or_else(|| saved.agent.parse().ok()).unwrap_or(OPPONENT);
        let seats = Players::PersonAgainst(agent.player(seed));
        let mut session = Session::new(game, saved.me, seats, agent.to_string(), save.clone(), saved.log);
        if !is_link {
            session.owns_file();
        }
        Ok(session)
    }

    /// A new game.
    fn new_session(&self, seed: u64) -> anyhow::Result<Session> {
        let cards = crate::registry::cards()?;
        let agents = match &self.agents[..] {
            [] => [OPPONENT; 2],
            agents if self.watch => crate::simulate::pair(agents, "--agent")?,
            [agent, ..] => [*agent; 2],
        };
        let (mine, theirs) = match &self.decks[..] {
            [both] => (both, both),
            [mine, theirs] => (mine, theirs),
            more => bail!("{} decks were given: give yours, and the agent's", more.len()),
        };
        let mut dice = Rng::new(seed);
        let mut deck = |text: &String| {
            let choice =
                DeckChoice::parse(cards, text, self.allow_stubs)?.of_format(cards, self.format, self.any_deck)?;
            anyhow::Ok((choice.deck(cards, &mut dice), choice.skin()))
        };
        let (mine, theirs) = (deck(mine)?, deck(theirs)?);
        let second = Deck::first_player_index(cards, [&mine.0, &theirs.0], usize::from(self.second)) == 1;
        let [first, other] = if second { [&theirs, &mine] } else { [&mine, &theirs] };
        let options = Options { seed, shuffle_entity_numbers: true, format: self.format, ..Options::default() };
        let mut game = Game::new(cards, ByPlayer([&first.0, &other.0]), deck::coin(cards), options)?;
        game.hero_skin_ids = deck::skin::skin_dbf_ids([first.1, other.1]);
        let me = if second { PlayerId::Second } else { PlayerId::First };
        let seats = if self.watch {
            Players::WatchedAgents([agents[0].player(seed ^ 1), agents[1].player(seed ^ 2)])
        } else {
            Players::PersonAgainst(agents[0].player(seed ^ 1))
        };
        Ok(Session::new(game, me, seats, agents[0].to_string(), self.save.clone(), Vec::new()))
    }
}

/// The screen of a game without colors, as its lines, for the player to act; nothing if the game is over.
///
/// # Errors
///
/// Fails if nothing can be drawn.
pub fn picture(game: &Game, columns: u16, rows: u16) -> anyhow::Result<Vec<String>> {
    let Some(me) = game.to_act() else { return Ok(Vec::new()) };
    let seats = Players::PersonAgainst(AgentKind::Random.player(0));
    let session = Session::new(game.clone(), me, seats, String::new(), PathBuf::new(), Vec::new());
    let mut terminal = ratatui::Terminal::new(ratatui::backend::TestBackend::new(columns, rows))?;
    terminal.draw(|frame| drop(Screen { color: false }.draw(frame, &session)))?;
    let cells = terminal.backend().buffer().content().chunks(usize::from(columns));
    Ok(cells.map(|line| line.iter().map(ratatui::buffer::Cell::symbol).collect()).collect())
}

/// The shortest and the longest time for which an action of an agent is shown, in milliseconds.
const MIN_DELAY: u64 = 50;
const MAX_DELAY: u64 = 6400;

/// The end of a game on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum GameEnd {
    /// The person quits.
    Quit,
    /// The person wants another game.
    AnotherGame,
}

/// The terminal with a game on it.
struct Table<'a> {
    terminal: &'a mut DefaultTerminal,
    screen: &'a Screen,
    /// The time for which an action of an agent is shown, in milliseconds.
    delay: u64,
    places: Places,
    /// Agents act by themselves; otherwise each action waits for a key.
    runs: bool,
}

/// The effect of a key while an agent plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pace {
    /// The next action now.
    Next,
    /// All actions until the person is to act.
    Skip,
    /// Nothing.
    Wait,
}

impl Table<'_> {
    fn draw(&mut self, session: &Session) -> anyhow::Result<()> {
        let (screen, places) = (self.screen, &mut self.places);
        self.terminal.draw(|frame| *places = screen.draw(frame, session))?;
        Ok(())
    }

    /// Draws, waits for an event, and lets agents act, in a loop.
    fn play(&mut self, session: &mut Session) -> anyhow::Result<GameEnd> {
        loop {
            if session.waits_for_agent() {
                self.agents_act(session)?;
            } else {
                self.draw(session)?;
                let key = event::read()?;
                if session.game.is_over() && is_key(&key, 'r') && !session.is_watched() {
                    return Ok(GameEnd::AnotherGame);
                }
                if let Some(input) = self.input(session, &key) {
                    session.input(input);
                    self.change_speed(session, &key);
                }
            }
            if session.quit {
                return Ok(GameEnd::Quit);
            }
        }
    }

    /// Lets agents act until a person has to, the game is over, or the person quits.
    fn agents_act(&mut self, session: &mut Session) -> anyhow::Result<()> {
        let mut skips = self.delay == 0 && self.runs;
        while session.waits_for_agent() && !session.quit {
            if self.runs || skips {
                if !session.is_watched() {
                    self.draw_thinking(session)?;
                }
                session.step();
            }
            if !skips && session.waits_for_agent() {
                skips = self.show(session)? == Pace::Skip;
            }
        }
        // Keys that were pressed meanwhile were not meant for the person's own turn.
        while !session.quit && event::poll(Duration::ZERO)? {
            event::read()?;
        }
        session.autosave();
        Ok(())
    }

    /// Draws a sign that the agent thinks.
    fn draw_thinking(&mut self, session: &mut Session) -> anyhow::Result<()> {
        let note = std::mem::replace(&mut session.message, "The opponent is thinking …".to_owned());
        self.draw(session)?;
        session.message = note;
        Ok(())
    }

    /// Shows the last action of an agent for as long as it is set, or until a key ends that.
    fn show(&mut self, session: &mut Session) -> anyhow::Result<Pace> {
        let since = Instant::now();
        loop {
            self.draw(session)?;
            let left = Duration::from_millis(self.delay).saturating_sub(since.elapsed());
            if self.runs && (left.is_zero() || !event::poll(left)?) {
                return Ok(Pace::Next);
            }
            let key = event::read()?;
            match self.pace(session, &key) {
                Pace::Wait => {}
                Pace::Next => {
                    if !self.runs {
                        session.step();
                    }
                    return Ok(Pace::Next);
                }
                Pace::Skip => return Ok(Pace::Skip),
            }
            if session.quit {
                return Ok(Pace::Next);
            }
        }
    }

    /// A key while an agent plays.
    fn pace(&mut self, session: &mut Session, event: &Event) -> Pace {
        if session.help {
            if matches!(event, Event::Key(_)) {
                session.help = false;
            }
            return Pace::Wait;
        }
        let Event::Key(key) = event else { return self.look(session, event) };
        if key.kind == KeyEventKind::Release {
            return Pace::Wait;
        }
        if key.code == KeyCode::Char(' ') || key.code == KeyCode::Char('n') || key.code == KeyCode::Enter {
            return Pace::Next;
        }
        if key.code == KeyCode::Char('p') {
            self.runs = !self.runs;
            session.message =
                if self.runs { String::new() } else { "Paused: p plays on, Space is the next action.".to_owned() };
        } else if key.code == KeyCode::Char('f') && !session.is_watched() {
            self.runs = true;
            return Pace::Skip;
        } else if !self.change_speed(session, event) {
            return self.look(session, event);
        }
        Pace::Wait
    }

    /// `+` and `-` change the speed of the opponent's actions; whether the key is one of them.
    fn change_speed(&mut self, session: &mut Session, event: &Event) -> bool {
        let delay = if is_key(event, '+') {
            self.delay / 2
        } else if is_key(event, '-') {
            self.delay.max(MIN_DELAY) * 2
        } else {
            return false;
        };
        self.delay = delay.clamp(MIN_DELAY, MAX_DELAY);
        let seconds = Duration::from_millis(self.delay).as_secs_f32();
        session.message = format!("Each action of the opponent is shown for {seconds} seconds.");
        true
    }

    /// Handles the inputs that only look at the table, and those that quit.
    fn look(&self, session: &mut Session, event: &Event) -> Pace {
        if let Some(input) = self.input(session, event) {
            let looks = matches!(
                input,
                Input::Move(_)
                    | Input::Column(_)
                    | Input::Row(_)
                    | Input::Scroll(_)
                    | Input::Help
                    | Input::Quit
                    | Input::Yes
                    | Input::Other
            );
            if looks {
                session.input(input);
            }
        }
        Pace::Wait
    }

    /// The input that an event stands for; `None`: none.
    #[allow(clippy::wildcard_enum_match_arm, reason = "keys and events are the enums of crossterm")]
    fn input(&self, session: &mut Session, event: &Event) -> Option<Input> {
        match event {
            Event::Key(key) if key.kind == KeyEventKind::Release => None,
            Event::Key(key) if key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL) => {
                session.autosave();
                session.quit = true;
                None
            }
            Event::Key(_) if session.help => Some(Input::Help),
            Event::Key(key) => Some(meaning(key.code)),
            Event::Mouse(mouse) => match mouse.kind {
                MouseEventKind::Down(MouseButton::Left) => match hit(&self.places, mouse.column, mouse.row)? {
                    Spot::Entity(id) => Some(Input::Click(id)),
                    Spot::Choice(n) => Some(Input::Number(n)),
                },
                MouseEventKind::ScrollUp => Some(Input::Scroll(3)),
                MouseEventKind::ScrollDown => Some(Input::Scroll(-3)),
                _ => None,
            },
            _ => None,
        }
    }
}

/// The input that a key stands for in the person's own turn.
#[allow(clippy::wildcard_enum_match_arm, reason = "keys are an enum of crossterm")]
fn meaning(key: KeyCode) -> Input {
    match key {
        KeyCode::Left => Input::Column(-1),
        KeyCode::Right => Input::Column(1),
        KeyCode::BackTab => Input::Move(-1),
        KeyCode::Tab => Input::Move(1),
        KeyCode::Up => Input::Row(-1),
        KeyCode::Down => Input::Row(1),
        KeyCode::Enter => Input::Confirm,
        KeyCode::Char(' ') => Input::ToggleMulligan,
        KeyCode::Esc => Input::Back,
        KeyCode::PageUp => Input::Scroll(5),
        KeyCode::PageDown => Input::Scroll(-5),
        KeyCode::Home => Input::Scroll(isize::MAX),
        KeyCode::End => Input::Scroll(isize::MIN),
        KeyCode::Char('e') => Input::EndTurn,
        KeyCode::Char('u') => Input::Undo,
        KeyCode::Char('s') => Input::Save,
        KeyCode::Char('p') => Input::ChooseBoardPosition,
        KeyCode::Char('v') => Input::Look,
        KeyCode::Char('h') => Input::Hint,
        KeyCode::Char('c') => Input::Concede,
        KeyCode::Char('q') => Input::Quit,
        KeyCode::Char('y') => Input::Yes,
        KeyCode::Char('?') => Input::Help,
        KeyCode::Char(digit @ '0'..='9') => {
            Input::Number((digit.to_digit(10).map_or(0, |digit| digit as usize) + 9) % 10)
        }
        _ => Input::Other,
    }
}

fn is_key(event: &Event, letter: char) -> bool {
    matches!(event, Event::Key(key) if key.kind != KeyEventKind::Release && key.code == KeyCode::Char(letter))
}
