//! `cargo arena analyse`: the best actions in a position.
mod position;

use std::path::PathBuf;

use anyhow::{Context, bail};
use cardwright_engine::state::Snapshot;
use cardwright_engine::{Action, Game, PlayerId};
use serde_json::{Value, json};

use crate::agent::search::chance::{self, Chance, Precision};
use crate::agent::search::lethal::{self, SearchLimit};
use crate::agent::search::{Budget, Search};
use crate::{describe, limits, link, recording};

/// The maximum number of lines in the report.
const MAX_LINES: usize = 3;

/// Searches for lethal, and otherwise for the best lines, using only information of the player to act.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    cargo arena analyse engine/arena/positions/lethal.json     lethal, else lines\n  \
    cargo arena analyse engine/arena/positions/missiles.json   its probability\n  \
    cargo arena analyse engine/arena/positions/lethal.json --ms 5000 --json\n  \
    cargo arena replay --deck random:legacy+classic --seed 7 --xml game.xml\n  \
    cargo arena analyse game.xml --turn 9 --ms 200             of a recording\n\n\
    `save` of `cargo arena serve` writes documents; a document may leave out what is as usual. A recording is HSReplay XML\n\
    or a `Power.log`: what was hidden from the recorder is unknown.")]
pub struct Analyse {
    /// The position: a snapshot, HSReplay XML, a `Power.log`, or the link of a position from the web page; `-` is stdin.
    snapshot: PathBuf,
    /// For recordings: the turn whose first moment is analyzed. By default, the last moment in which a player can act.
    #[arg(long)]
    turn: Option<u16>,
    /// The time limit in milliseconds: at most a quarter for certain lethal, a quarter for probable lethal.
    #[arg(long, default_value_t = 1000)]
    ms: u32,
    /// A number of playouts instead of a time limit: the same result on every machine.
    #[arg(long)]
    playouts: Option<u32>,
    /// The seed of the random outcomes.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Prints JSON.
    #[arg(long)]
    json: bool,
}

/// The maximum number of states in a search for lethal without a time limit.
const LETHAL_STATES: usize = 200_000;

/// A line of the report: its actions as text, its value, its playouts.
struct ReportLine {
    action_texts: Vec<String>,
    value: f32,
    visits: u32,
}

/// The limits of an analysis.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Milliseconds: at most a quarter for certain lethal, a quarter for probable lethal.
    pub ms: u32,
    /// A number of playouts instead of a time limit.
    pub playouts: Option<u32>,
    /// The seed of the random outcomes.
    pub seed: u64,
}

/// The results for a position.
pub struct Analysis {
    game: Game,
    player: PlayerId,
    /// A lethal line in words.
    lethal: Option<Vec<String>>,
    complete: bool,
    states: usize,
    lethal_chance: Option<Chance>,
    lines: Vec<ReportLine>,
    playouts: u32,
}

impl Analysis {
    /// Analyzes a position; `None` if the game is over.
    pub fn of(game: &Game, effort: Effort) -> Option<Self> {
        let Effort { ms, playouts, seed } = effort;
        let player = game.to_act()?;
        let millis = playouts.is_none().then_some(u64::from(ms) / 4);
        // A caller plays the line by the options that the rules list.
        let limit = SearchLimit { listed_only: true, ..SearchLimit::new(LETHAL_STATES, millis) };
        let lethal = lethal::find(game, seed, limit);
        let line = lethal
            .line
            .as_deref()
            .zip(lethal.world.as_ref())
            .map(|(line, world)| describe_line_in(world, line, &describe::action_with_option_text));
        let luck = if line.is_some() { None } else { chance::find(game, seed, limit) };
        let (mut found, mut done) = (Vec::new(), 0);
        if line.is_none() {
            let mut search = Search::new(game, seed);
            search.run(playouts.map_or(Budget::Millis(ms.div_ceil(2)), Budget::Playouts), &[]);
            done = search.playouts();
            for plan in &search.plans.clone() {
                let says: Vec<String> = search
                    .line(plan)
                    .iter()
                    .map(|(game, action)| describe::action_with_option_text(game, *action))
                    .collect();
                // Where dice or decks part them later, plans can begin alike.
                if found.len() == MAX_LINES || found.iter().any(|told: &ReportLine| told.action_texts == says) {
                    continue;
                }
                found.push(ReportLine { action_texts: says, value: plan.value(), visits: plan.visits });
            }
        }
        let (complete, states) = (lethal.complete, lethal.states);
        Some(Self {
            game: game.clone(),
            player,
            lethal: line,
            complete,
            states,
            lethal_chance: luck,
            lines: found,
            playouts: done,
        })
    }

    /// The results as JSON, `cardwright-analyse-1`.
    pub fn json(&self) -> Value {
        let line = |told: &ReportLine| json!({ "value": round(told.value), "visits": told.visits, "actions": told.action_texts });
        let lethal = json!({
            "line": self.lethal,
            "complete": self.complete,
            "states": self.states,
            "chance": self.lethal_chance.as_ref().map_or_else(|| json!({ "is": 1.0, "known": "exactly" }), chance_json),
        });
        json!({
            "format": "cardwright-analyse-1",
            "player": u8::from(self.player),
            "position": position::position_json(self.game.view(self.player).game()),
            "lethal": lethal,
            "lines": self.lines.iter().map(line).collect::<Vec<_>>(),
            "playouts": self.playouts,
        })
    }
}

impl Analyse {
    /// Reads the position, searches, and prints the result.
    pub fn run(&self) -> anyhow::Result<()> {
        let game = self.read()?;
        let effort = Effort { ms: self.ms, playouts: self.playouts, seed: self.seed };
        let Some(found) = Analysis::of(&game, effort) else { bail!("{}: the game is over", self.snapshot.display()) };
        if self.json {
            outln!("{}", found.json());
            return Ok(());
        }
        outln!("player {} is to act, turn {}", u8::from(found.player), game.turn);
        for line in position::position_text(game.view(found.player).game()) {
            outln!("{line}");
        }
        outln!("{}", lethal_text(found.lethal.as_deref(), found.complete, found.lethal_chance.as_ref()));
        for (n, told) in found.lines.iter().enumerate() {
            outln!(
                "{}. {:.0} % ({} playouts): {}",
                n + 1,
                told.value * 100.0,
                told.visits,
                told.action_texts.join("; ")
            );
        }
        Ok(())
    }

    fn read(&self) -> anyhow::Result<Game> {
        if let Some(text) = link::link_in_argument(&self.snapshot) {
            return link::read(crate::registry::cards()?, text).context("the link");
        }
        let name = self.snapshot.display();
        let text = limits::read_limited(&self.snapshot, limits::GAME_BYTES)?;
        let cards = crate::registry::cards()?;
        if recording::is_xml(&text) || recording::is_log(&text) {
            return recording::read(cards, &text, self.turn).with_context(|| name.to_string());
        }
        if self.turn.is_some() {
            bail!("{name}: `--turn` is for recordings, and this is neither HSReplay XML nor a `Power.log`");
        }
        let document = Snapshot::from_json(&text).with_context(|| name.to_string())?;
        Game::from_snapshot(cards, &document).with_context(|| name.to_string())
    }
}

/// The position as a player sees it, as text.
pub(crate) fn position_lines(game: &Game, player: PlayerId) -> Vec<String> {
    position::position_text(game.view(player).game())
}

fn round(value: f32) -> f64 {
    (f64::from(value) * 1e4).round() / 1e4
}

/// A line in words, as far as it is legal in a world: what it brought about in another world may not exist in this one.
pub(crate) fn describe_line_in(
    world: &Game,
    line: &[Action],
    describe: &dyn Fn(&Game, Action) -> String,
) -> Vec<String> {
    let mut world = world.clone();
    let mut says = Vec::new();
    for action in line {
        let before = world.clone();
        if world.act(*action).is_err() {
            break;
        }
        says.push(describe(&before, *action));
    }
    says
}

/// The result of the search for lethal, as text.
fn lethal_text(line: Option<&[String]>, complete: bool, luck: Option<&Chance>) -> String {
    let (line, luck) = match (line, luck) {
        (Some(line), _) => return format!("lethal: {}", line.join("; ")),
        (None, Some(luck)) if luck.probability > 0.0 => (chance_lines(luck), luck),
        (None, luck) => {
            let said = match luck.map(|luck| luck.precision) {
                Some(Precision::About { .. }) => "none in any of the ways things could lie that were tried",
                Some(Precision::Exactly) | None if complete => "none, whatever the dice show",
                Some(Precision::Exactly | Precision::AtLeast) | None => {
                    "none found, and not all of this turn was looked at"
                }
            };
            return format!("lethal: {said}");
        }
    };
    let how_likely = percent(luck.probability);
    let known = match luck.precision {
        Precision::Exactly => format!("in {how_likely} of what can happen"),
        Precision::AtLeast => format!("in {how_likely} or more of what can happen, not all of this turn was looked at"),
        Precision::About { low, high } => {
            format!("in about {how_likely} ({} to {}) of what can happen, as tries show", percent(low), percent(high))
        }
    };
    format!("lethal: not for certain, but {known}: {}", line.join("; "))
}

/// A percentage such as `12.5 %`. A probability just above 0 or just below 1 is not rounded to 0 % or 100 %.
fn percent(chance: f64) -> String {
    let percent = chance * 100.0;
    if percent > 0.0 && percent < 0.1 {
        "less than 0.1 %".to_owned()
    } else if percent < 100.0 && percent > 99.9 {
        "more than 99.9 %".to_owned()
    } else {
        let told = format!("{percent:.1}");
        format!("{} %", told.strip_suffix(".0").unwrap_or(&told))
    }
}

/// The steps of a line as text; steps with a random outcome show its probability.
fn chance_lines(luck: &Chance) -> Vec<String> {
    let step = |step: &chance::Step| {
        let says = describe::action_with_option_text(&step.game, step.action);
        if step.probability < 1.0 { says + " (and if luck will have it)" } else { says }
    };
    luck.line.iter().map(step).collect()
}

fn chance_json(luck: &Chance) -> Value {
    let (known, bounds) = match luck.precision {
        Precision::Exactly => ("exactly", None),
        Precision::AtLeast => ("at_least", None),
        Precision::About { low, high } => ("about", Some([low, high])),
    };
    let fine = |chance: f64| (chance * 1e9).round() / 1e9;
    let line: Vec<Value> = luck
        .line
        .iter()
        .map(|step| json!({ "says": describe::action_with_option_text(&step.game, step.action), "likely": fine(step.probability) }))
        .collect();
    json!({ "is": fine(luck.probability), "known": known, "bounds": bounds, "states": luck.states, "line": line })
}
