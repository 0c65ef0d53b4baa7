//! `cargo arena play`: a game in the terminal.
mod screen;
mod session;

use std::io::{IsTerminal, stdout};

use anyhow::{Context, bail};
use cardwright_engine::state::{ByPlayer, Rng};
use cardwright_engine::{Game, Options, PlayerId};
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{
    self, DisableMouseCapture, EnableMouseCapture, Event, KeyCode, KeyEventKind, KeyModifiers, MouseButton,
    MouseEventKind,
};
use ratatui::crossterm::execute;

use crate::agent::AgentKind;
use crate::deck::{self, Choice};
use screen::{Places, Screen, hit};
use session::{Input, Session};

/// A game in the terminal against an agent. It needs 80 by 24 characters; `NO_COLOR` is obeyed.
#[derive(clap::Args)]
#[command(after_help = "Example: cargo arena play --deck random:mage --deck random:hunter --agent greedy\n\n\
    A click (Enter, or the mouse) does the one thing that can be done with a card, or asks which.\n\
    Marks: > pointed at, + can do something, * a target of what is asked.\n\
    Letters of minions: Taunt, Divine Shield, Stealth, Frozen, Poisonous, Windfury, Lifesteal, Reborn.")]
pub struct Play {
    /// Your deck and the agent's (once: both): a deckstring, a file, or `random`, `random:CLASS`, `random:CLASS+SET`.
    #[arg(long = "deck", default_value = "random")]
    decks: Vec<String>,
    /// Who plays against you: `random`, `greedy`, `search:ms=500`.
    #[arg(long, default_value = "search:ms=500")]
    agent: AgentKind,
    /// Deals the cards and throws the dice.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// The agent begins.
    #[arg(long)]
    second: bool,
    /// Plays decks with cards that are not written.
    #[arg(long)]
    allow_stubs: bool,
}

impl Play {
    /// Plays until the person quits.
    pub fn run(&self) -> anyhow::Result<()> {
        let session = self.sit_down()?;
        if !stdout().is_terminal() {
            bail!("`play` needs a terminal; programs use `cargo arena serve`");
        }
        let screen = Screen { color: std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()) };
        let mut terminal = ratatui::try_init().context("cannot draw on this terminal")?;
        let _ = execute!(stdout(), EnableMouseCapture);
        let done = go_on(&mut terminal, session, &screen);
        let _ = execute!(stdout(), DisableMouseCapture);
        ratatui::restore();
        done
    }

    fn sit_down(&self) -> anyhow::Result<Session> {
        let cards = crate::registry::cards()?;
        let (mine, theirs) = match &self.decks[..] {
            [both] => (both, both),
            [mine, theirs] => (mine, theirs),
            more => bail!("{} decks were given: give yours, and the agent's", more.len()),
        };
        let mut dice = Rng::new(self.seed);
        let mut deck = |text: &String| anyhow::Ok(Choice::parse(cards, text, self.allow_stubs)?.deck(cards, &mut dice));
        let (mine, theirs) = (deck(mine)?, deck(theirs)?);
        let seats = if self.second { ByPlayer([&theirs, &mine]) } else { ByPlayer([&mine, &theirs]) };
        let game = Game::new(cards, seats, deck::coin(cards), Options { seed: self.seed, ..Options::default() })?;
        let me = if self.second { PlayerId::Second } else { PlayerId::First };
        Ok(Session::new(game, me, self.agent.player(self.seed ^ 1)))
    }
}

/// Draws, then waits for an event, in a loop.
#[allow(clippy::wildcard_enum_match_arm, reason = "keys and events are the enums of crossterm")]
fn go_on(terminal: &mut DefaultTerminal, mut session: Session, screen: &Screen) -> anyhow::Result<()> {
    loop {
        let mut places = Places::new();
        terminal.draw(|frame| places = screen.draw(frame, &session))?;
        match event::read()? {
            Event::Key(key) if key.kind != KeyEventKind::Release => {
                let input = match key.code {
                    KeyCode::Char('c') if key.modifiers.contains(KeyModifiers::CONTROL) => return Ok(()),
                    KeyCode::Char('q') => return Ok(()),
                    KeyCode::Left | KeyCode::Up | KeyCode::BackTab => Input::Move(-1),
                    KeyCode::Right | KeyCode::Down | KeyCode::Tab => Input::Move(1),
                    KeyCode::Enter | KeyCode::Char(' ') => Input::Take,
                    KeyCode::Esc => Input::Back,
                    KeyCode::Char('e') => Input::EndTurn,
                    KeyCode::Char(digit @ '0'..='9') => {
                        Input::Number((digit.to_digit(10).map_or(0, |digit| digit as usize) + 9) % 10)
                    }
                    _ => continue,
                };
                session.input(input);
            }
            Event::Mouse(mouse) if mouse.kind == MouseEventKind::Down(MouseButton::Left) => {
                if let Some(id) = hit(&places, mouse.column, mouse.row) {
                    session.input(Input::Click(id));
                }
            }
            _ => {}
        }
    }
}
