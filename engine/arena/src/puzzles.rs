//! `cargo arena puzzles`: positions of simulated games with a goal and exactly one solution. To win, the opponent's Health is set to
//! the most that the player can take; to survive, the player's Health to the least that is enough.
mod survival;

use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use cardwright_cli::Findings;
use cardwright_data::{Format, GameTag, PlayState};
use cardwright_engine::{Action, Cards, Game, PlayerId};
use serde::{Deserialize, Serialize};

use crate::agent::AgentKind;
use crate::agent::search::lethal::{self, SearchLimit};
use crate::deck::{self, DeckChoice};
use crate::simulate::Match;
use crate::{describe, limits, link, registry};

/// Finds positions in which a player wins this turn, or survives the opponent's, and does not without all of the stated actions.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    cargo arena puzzles --count 3             prints three of them\n  \
    cargo arena puzzles --goal survive        those in which the player survives\n  \
    cargo arena puzzles --out codegen/templates/site/play/puzzles.json\n  \
    cargo arena puzzles --check codegen/templates/site/play/puzzles.json\n\n\
    The file is that of the card site. `--check` solves each puzzle again, and searches for a win without each\n\
    action of its solution.")]
pub struct Puzzles {
    /// The goal of the player to act.
    #[arg(long, default_value = "win")]
    goal: Goal,
    /// The number of puzzles.
    #[arg(long, default_value_t = 40)]
    count: usize,
    /// Another seed finds others.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The file to write; standard output without it.
    #[arg(long)]
    out: Option<PathBuf>,
    /// Checks the puzzles of a file instead.
    #[arg(long, conflicts_with_all = ["goal", "count", "seed", "out"])]
    check: Option<PathBuf>,
}

/// States that one search looks at. What is not decided within them is no puzzle.
const STATES: usize = 400;
/// The limit of these searches, which try the listed options: a solver chooses from them.
const LIMIT: SearchLimit = SearchLimit { listed_only: true, ..SearchLimit::new(STATES, None) };
/// The turns from which positions are taken: both players have something to do, and not too much.
const TURNS: std::ops::RangeInclusive<u16> = 7..=24;
/// The largest number of options at the beginning of the turn.
const MAX_OPTIONS: usize = 24;
/// The least Health of an opponent.
const LEAST_HEALTH: i16 = 4;
/// The length of a solution, in actions.
const LENGTH: std::ops::RangeInclusive<usize> = 3..=8;
/// Games that are played in search of puzzles.
const MAX_GAMES: u64 = 50_000;
/// Throws the dice of searches and fills in hidden cards.
const SEED: u64 = 0;

/// The goal of a puzzle.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize, clap::ValueEnum)]
pub enum Goal {
    /// The opponent dies this turn.
    #[serde(rename = "Win this turn.")]
    Win,
    /// The opponent, who has no cards in hand and draws none, cannot kill the player next turn.
    #[serde(rename = "Survive the opponent's next turn. They have no cards in hand, and nobody draws.")]
    Survive,
}

/// A position with a goal.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// The goal of the player.
    pub goal: Goal,
    /// The class of the player's hero and of the opponent's.
    pub classes: [String; 2],
    /// The player to act, 1 or 2.
    pub player: u8,
    /// The position as the player sees it: cards that are hidden are unknown.
    pub link: String,
    /// The actions of the solution, in words. Each of them is needed.
    pub solution: Vec<String>,
}

/// The reason why a puzzle is invalid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidPuzzle {
    /// Its link holds no position.
    #[error("its link: {0}")]
    Link(String),
    /// An action of the solution is not possible.
    #[error("its solution cannot `{0}`")]
    Action(String),
    /// The solution does not reach the goal.
    #[error("its solution does not reach the goal")]
    NoWin,
    /// Another line reaches the goal without an action of the solution, or that is not decided.
    #[error("it can be solved without `{0}`")]
    UnneededAction(String),
}

impl Puzzle {
    /// The position as it is played: hidden cards are filled in.
    ///
    /// # Errors
    /// If the link holds no position.
    pub fn position(&self, cards: &'static Cards) -> Result<Game, InvalidPuzzle> {
        let game = link::read(cards, &self.link).map_err(|error| InvalidPuzzle::Link(error.to_string()))?;
        let player = PlayerId::try_from(self.player).map_err(|error| InvalidPuzzle::Link(error.to_string()))?;
        Ok(game.view(player).determinize(SEED))
    }

    /// Solves it, and searches for a solution without each of its actions.
    ///
    /// # Errors
    /// If the stated solution is not the only one.
    pub fn check(&self, cards: &'static Cards) -> Result<(), InvalidPuzzle> {
        let game = self.position(cards)?;
        let line = self.line(&game)?;
        match unneeded_action(&game, self.goal, &line) {
            Some(at) => Err(InvalidPuzzle::UnneededAction(self.solution[at].clone())),
            None => Ok(()),
        }
    }

    /// The actions of the solution, which reaches the goal.
    ///
    /// # Errors
    /// If one of them is not possible, or they do not reach it.
    pub fn line(&self, game: &Game) -> Result<Vec<Action>, InvalidPuzzle> {
        let (mut world, mut line) = (game.clone(), Vec::new());
        for says in &self.solution {
            let is_said = |action: &Action| describe::action_with_option_text(&world, *action) == *says;
            let action = world.options().into_iter().find(is_said);
            let action = action.ok_or_else(|| InvalidPuzzle::Action(says.clone()))?;
            world.act_unchecked(action);
            line.push(action);
        }
        let player = game.to_act().unwrap_or_default();
        let reached = match self.goal {
            Goal::Win => world.players[player].state == PlayState::Won,
            Goal::Survive => survival::is_safe_line(game, player, &line),
        };
        if reached { Ok(line) } else { Err(InvalidPuzzle::NoWin) }
    }
}

/// The first action of a line without which there is a solution too, or without which the search does not end.
fn unneeded_action(game: &Game, goal: Goal, line: &[Action]) -> Option<usize> {
    line.iter().position(|action| match goal {
        Goal::Win => {
            let found = lethal::find_without(game, SEED, LIMIT, Some(*action));
            found.line.is_some() || !found.complete
        }
        Goal::Survive => {
            let found = survival::find(game, Some(*action));
            found.line.is_some() || !found.complete
        }
    })
}

/// The puzzle of a position, if it is one: the opponent has exactly as much Health as the player can take this turn, with several
/// actions that are all needed, and the greedy agent does not win.
fn puzzle(cards: &'static Cards, game: &Game) -> Option<Puzzle> {
    let player = game.to_act()?;
    if !TURNS.contains(&game.turn) || game.options().len() > MAX_OPTIONS {
        return None;
    }
    let (health, solution) = highest_winnable_health(game, player)?;
    let chosen = solution.iter().any(|action| matches!(action, Action::Choose(_) | Action::Cancel));
    // Attacks and the Hero Power alone are found at once.
    let plays = solution.iter().any(|action| matches!(action, Action::Play { .. }));
    if !LENGTH.contains(&solution.len()) || chosen || !plays {
        return None;
    }
    let arranged = with_health(game, player, health)?;
    unique_puzzle(cards, &arranged, player, Goal::Win, solution)
}

/// The puzzle of a position in which the player can survive with exactly as much Health as is needed, by several actions that are
/// all needed, and the greedy agent does not. Nothing is hidden in it: no Secret is in play or in the hand.
fn survival_puzzle(cards: &'static Cards, game: &Game) -> Option<Puzzle> {
    let player = game.to_act()?;
    let hides = |player: PlayerId| {
        let side = &game.players[player];
        side.secrets.iter().chain(side.hand.iter()).any(|id| game.tag(id, GameTag::SECRET) > 0)
    };
    let attackers = game.players[player.opponent()].board.iter().count();
    if !TURNS.contains(&game.turn)
        || attackers < 2
        || game.options().len() > MAX_OPTIONS / 2
        || PlayerId::BOTH.into_iter().any(hides)
    {
        return None;
    }
    let (health, solution) = survival::least_health(game, player)?;
    let plays = solution.iter().any(|action| matches!(action, Action::Play { .. }));
    let chosen = solution.iter().any(|action| matches!(action, Action::Choose(_) | Action::Cancel));
    if solution.len() < 2 || solution.len() > *LENGTH.end() || chosen || !plays {
        return None;
    }
    let arranged = survival::with_player_health(game, player, health)?;
    unique_puzzle(cards, &arranged, player, Goal::Survive, solution)
}

/// The puzzle of a position and its solution; none if the greedy agent finds it, or if it is not the only one.
fn unique_puzzle(
    cards: &'static Cards,
    game: &Game,
    player: PlayerId,
    goal: Goal,
    solution: Vec<Action>,
) -> Option<Puzzle> {
    let link = link::write(game.view(player).game()).ok()?;
    let class = |player: PlayerId| game.players[player].class.title().to_owned();
    let classes = [class(player), class(player.opponent())];
    let mut found = Puzzle { goal, classes, player: player.into(), link, solution: Vec::new() };
    let position = found.position(cards).ok()?;
    if is_found_by_greedy(&position, player, goal) {
        return None;
    }
    let mut world = position;
    for action in solution {
        found.solution.push(describe::action_with_option_text(&world, action));
        world.act(action).ok()?;
    }
    found.check(cards).is_ok().then_some(found)
}

/// The position with an opponent who has this much Health and no Armor.
fn with_health(game: &Game, player: PlayerId, health: i16) -> Option<Game> {
    let hero = game.players[player.opponent()].hero?;
    let most = game.tag(hero, GameTag::HEALTH);
    let mut changed = game.clone();
    changed.set_tag(hero, GameTag::ARMOR, 0).ok()?;
    changed.set_tag(hero, GameTag::DAMAGE, i64::from(most) - i64::from(health)).ok()?;
    Some(changed)
}

/// The most Health of the opponent with which the player can win this turn, and how. It is found by halving: who can take so much
/// can take less.
fn highest_winnable_health(game: &Game, player: PlayerId) -> Option<(i16, Vec<Action>)> {
    let hero = game.players[player.opponent()].hero?;
    let (mut low, mut high) = (LEAST_HEALTH, i16::try_from(game.tag(hero, GameTag::HEALTH)).ok()?);
    let mut best = None;
    while low <= high {
        let health = i16::midpoint(low, high);
        let position = with_health(game, player, health)?.view(player).determinize(SEED);
        match lethal::find(&position, SEED, LIMIT).line {
            Some(line) => {
                best = Some((health, line));
                low = health + 1;
            }
            None => high = health - 1,
        }
    }
    best
}

/// Whether the greedy agent reaches the goal: then there is nothing to find.
fn is_found_by_greedy(game: &Game, player: PlayerId, goal: Goal) -> bool {
    let (mut world, mut agent, mut line) = (game.clone(), AgentKind::Greedy.player(SEED), Vec::new());
    while world.to_act() == Some(player) && world.active == player {
        let options = world.options();
        let action = agent.choose(&world, &options);
        world.act_unchecked(action);
        line.push(action);
    }
    match goal {
        Goal::Win => world.players[player].state == PlayState::Won,
        Goal::Survive => {
            line.retain(|action| *action != Action::EndTurn);
            survival::is_safe_line(game, player, &line)
        }
    }
}

impl Puzzles {
    /// Finds or checks puzzles.
    ///
    /// # Errors
    /// If a file cannot be read or written, or a puzzle is unsound.
    pub fn run(&self) -> anyhow::Result<()> {
        let cards = registry::cards()?;
        if let Some(file) = &self.check {
            return check(cards, file);
        }
        let found = self.find(cards)?;
        let text = serde_json::to_string_pretty(&found)? + "\n";
        match &self.out {
            Some(file) => std::fs::write(file, text).with_context(|| format!("cannot write {}", file.display()))?,
            None => outln!("{}", text.trim_end()),
        }
        Ok(())
    }

    /// One puzzle of a game at most, so that they differ.
    fn find(&self, cards: &'static Cards) -> anyhow::Result<Vec<Puzzle>> {
        let choice = || DeckChoice::of_text(cards, "random", false);
        let run = Match {
            cards,
            coin: deck::coin(cards),
            decks: [choice()?, choice()?],
            agents: [AgentKind::Greedy; 2],
            seed: self.seed,
            mirror: false,
            format: Format::Wild,
        };
        let mut found = Vec::new();
        for number in 0..MAX_GAMES {
            if found.len() >= self.count {
                return Ok(found);
            }
            let (mut turn, mut positions) = (0, Vec::new());
            run.play_observed(number, |game| {
                if game.turn > turn && game.pending.is_none() && game.to_act() == Some(game.active) {
                    turn = game.turn;
                    positions.push(game.clone());
                }
            })?;
            let search = match self.goal {
                Goal::Win => puzzle,
                Goal::Survive => survival_puzzle,
            };
            found.extend(positions.iter().find_map(|game| search(cards, game)));
        }
        bail!("{MAX_GAMES} games have {} puzzles, fewer than {}: ask for fewer", found.len(), self.count)
    }
}

/// Checks each puzzle of a file; those that are unsound are findings.
fn check(cards: &'static Cards, file: &Path) -> anyhow::Result<()> {
    let text = limits::read_limited(file, limits::GAME_BYTES)?;
    let puzzles: Vec<Puzzle> = serde_json::from_str(&text).with_context(|| file.display().to_string())?;
    let unsound = |(n, puzzle): (usize, &Puzzle)| puzzle.check(cards).err().map(|error| format!("puzzle {n}: {error}"));
    let unsound: Vec<String> = (1..).zip(&puzzles).filter_map(unsound).collect();
    if !unsound.is_empty() {
        return Err(Findings(format!("{}: {}", file.display(), unsound.join("; "))).into());
    }
    outln!("{} puzzles, each with exactly its solution", puzzles.len());
    Ok(())
}
