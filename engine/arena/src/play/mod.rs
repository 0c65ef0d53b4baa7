//! `cargo arena play`: a game in the terminal.
mod saved;
mod screen;
mod session;

use std::hash::{BuildHasher, Hasher};
use std::io::{IsTerminal, stdout};
use std::path::PathBuf;
use std::time::Duration;

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
use crate::deck::{self, Choice};
use screen::{Places, Screen, hit};
use session::{Input, Seats, Session};

/// A game in the terminal against an agent, or between two. It needs 80 by 24 characters; `NO_COLOR` is obeyed.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    cargo arena play --deck random:mage --deck random:hunter --agent greedy\n  \
    cargo arena play --continue cardwright-game.json\n  \
    cargo arena play --watch --agent greedy --agent search:ms=200\n\n\
    `?` in the game shows all keys and marks.")]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
pub struct Play {
    /// Your deck and the agent's (a single deck is for both): a deckstring, the text copied from the client, a list, a file
    /// with one of these, the name of a known deck, or `random`, `random:CLASS`, `random:CLASS+SET`.
    #[arg(long = "deck", default_value = "random")]
    decks: Vec<String>,
    /// The opposing agent: `random`, `greedy`, `search:ms=500`; with `--watch` twice, for both players.
    #[arg(long = "agent", default_value = "search:ms=500")]
    agents: Vec<AgentKind>,
    /// The seed of the game; without it, each game is different. The seed is printed at the end.
    #[arg(long)]
    seed: Option<u64>,
    /// The agent goes first.
    #[arg(long, conflicts_with = "watch")]
    second: bool,
    /// Two agents play, and you watch.
    #[arg(long)]
    watch: bool,
    /// The file in which `s` saves the game.
    #[arg(long, value_name = "FILE", default_value = "cardwright-game.json")]
    save: PathBuf,
    /// Continues a saved game, or the link of a position.
    #[arg(long = "continue", value_name = "FILE", conflicts_with_all = ["decks", "seed", "second", "watch"])]
    go_on: Option<PathBuf>,
    /// The format: the sets of decks and random pools.
    #[arg(long, default_value = "wild", ignore_case = true, value_parser = crate::limits::format())]
    format: Format,
    /// Allows decks with cards that are not written.
    #[arg(long)]
    allow_stubs: bool,
    /// Allows illegal decks: with another size, too many copies, several classes, or other sets.
    #[arg(long)]
    any_deck: bool,
}

impl Play {
    /// Plays until the person quits.
    pub fn run(&self) -> anyhow::Result<()> {
        // Nobody chooses the keys of a hasher: they are different in each process.
        let any = || std::hash::RandomState::new().build_hasher().finish() >> 11;
        let seed = self.seed.unwrap_or_else(any);
        let session = self.start_session(seed)?;
        if !stdout().is_terminal() {
            bail!("`play` needs a terminal; programs use `cargo arena serve`");
        }
        let screen = Screen { color: std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()) };
        let mut terminal = ratatui::try_init().context("cannot draw on this terminal")?;
        let _ = execute!(stdout(), EnableMouseCapture);
        let done = event_loop(&mut terminal, session, &screen);
        let _ = execute!(stdout(), DisableMouseCapture);
        ratatui::restore();
        if self.go_on.is_none() {
            outln!("`--seed {seed}` with the same decks deals this game again");
        }
        done
    }

    fn start_session(&self, seed: u64) -> anyhow::Result<Session> {
        let cards = crate::registry::cards()?;
        let agents = if self.watch { crate::simulate::pair(&self.agents, "--agent")? } else { [self.agents[0]; 2] };
        if !self.watch && self.agents.len() > 1 {
            bail!("{} agents were given: one plays against you, two play with `--watch`", self.agents.len());
        }
        if let Some(file) = &self.go_on {
            let (game, me, log) = saved::read(file, cards)?;
            // A link is no file: what is saved goes where new games go.
            let save = if crate::link::in_argument(file).is_some() { &self.save } else { file };
            return Ok(Session::new(game, me, Seats::Person(agents[0].player(seed)), save.clone(), log));
        }
        let (mine, theirs) = match &self.decks[..] {
            [both] => (both, both),
            [mine, theirs] => (mine, theirs),
            more => bail!("{} decks were given: give yours, and the agent's", more.len()),
        };
        let mut dice = Rng::new(seed);
        let mut deck = |text: &String| {
            let choice = Choice::parse(cards, text, self.allow_stubs)?.of_format(cards, self.format, self.any_deck)?;
            anyhow::Ok((choice.deck(cards, &mut dice), choice.skin()))
        };
        let (mine, theirs) = (deck(mine)?, deck(theirs)?);
        let second = Deck::first_of(cards, [&mine.0, &theirs.0], usize::from(self.second)) == 1;
        let [first, other] = if second { [&theirs, &mine] } else { [&mine, &theirs] };
        let options = Options { seed, deal_ids: true, format: self.format, ..Options::default() };
        let mut game = Game::new(cards, ByPlayer([&first.0, &other.0]), deck::coin(cards), options)?;
        game.skins = deck::skin::numbers([first.1, other.1]);
        let me = if second { PlayerId::Second } else { PlayerId::First };
        let seats = if self.watch {
            Seats::Watched([agents[0].player(seed ^ 1), agents[1].player(seed ^ 2)])
        } else {
            Seats::Person(agents[0].player(seed ^ 1))
        };
        Ok(Session::new(game, me, seats, self.save.clone(), Vec::new()))
    }
}

/// The screen of a game without colors, as lines, for the player to act; empty if the game is over.
///
/// # Errors
///
/// Fails if nothing can be drawn.
pub fn picture(game: &Game, columns: u16, rows: u16) -> anyhow::Result<Vec<String>> {
    let Some(me) = game.to_act() else { return Ok(Vec::new()) };
    let seats = Seats::Person(AgentKind::Random.player(0));
    let session = Session::new(game.clone(), me, seats, PathBuf::new(), Vec::new());
    let mut terminal = ratatui::Terminal::new(ratatui::backend::TestBackend::new(columns, rows))?;
    terminal.draw(|frame| drop(Screen { color: false }.draw(frame, &session)))?;
    let cells = terminal.backend().buffer().content().chunks(usize::from(columns));
    Ok(cells.map(|line| line.iter().map(ratatui::buffer::Cell::symbol).collect()).collect())
}

/// The delay between two actions of a watched game, in milliseconds: initial, minimum, maximum.
const WAITS: [u64; 3] = [800, 50, 6400];

/// The event loop: draws, then waits for an event.
#[allow(clippy::wildcard_enum_match_arm, reason = "keys and events are the enums of crossterm")]
fn event_loop(terminal: &mut DefaultTerminal, mut session: Session, screen: &Screen) -> anyhow::Result<()> {
    let (mut plays_on, mut wait) = (false, WAITS[0]);
    loop {
        let mut places = Places::new();
        terminal.draw(|frame| places = screen.draw(frame, &session))?;
        if plays_on && !event::poll(Duration::from_millis(wait))? {
            plays_on = session.step();
            continue;
        }
        let input = match event::read()? {
            Event::Key(key) if key.kind != KeyEventKind::Release => match key.code {
                KeyCode::Char('c') if key.modifiers.contains(KeyModifiers::CONTROL) => return Ok(()),
                KeyCode::Char('q') => return Ok(()),
                _ if session.help => Input::Help,
                KeyCode::Char(' ' | 'n') if session.is_watched() => {
                    plays_on = false;
                    session.step();
                    continue;
                }
                KeyCode::Char('p') if session.is_watched() => {
                    plays_on = !plays_on;
                    continue;
                }
                KeyCode::Char('+') => {
                    wait = (wait / 2).max(WAITS[1]);
                    continue;
                }
                KeyCode::Char('-') => {
                    wait = (wait * 2).min(WAITS[2]);
                    continue;
                }
                KeyCode::Left | KeyCode::Up | KeyCode::BackTab => Input::Move(-1),
                KeyCode::Right | KeyCode::Down | KeyCode::Tab => Input::Move(1),
                KeyCode::Enter => Input::Take,
                KeyCode::Char(' ') => Input::Tick,
                KeyCode::Esc => Input::Back,
                KeyCode::Char('e') => Input::EndTurn,
                KeyCode::Char('u') => Input::Undo,
                KeyCode::Char('s') => Input::Save,
                KeyCode::Char('?') => Input::Help,
                KeyCode::Char(digit @ '0'..='9') => {
                    Input::Number((digit.to_digit(10).map_or(0, |digit| digit as usize) + 9) % 10)
                }
                _ => continue,
            },
            Event::Mouse(mouse) if mouse.kind == MouseEventKind::Down(MouseButton::Left) => {
                match hit(&places, mouse.column, mouse.row) {
                    Some(id) => Input::Click(id),
                    None => continue,
                }
            }
            _ => continue,
        };
        session.input(input);
    }
}
