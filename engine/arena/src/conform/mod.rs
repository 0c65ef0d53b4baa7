//! `cargo arena conform`: the engine against recordings of real games.
//!
//! A file holds one action a line: what could be seen before, what was done, what chance decided, what changed. Each is put
//! on a table, done, and compared. Nothing here knows a card or a case: what differs is told, by case, card and tag.
mod case;
mod checkable;
mod compare;
mod expect;
mod load;
mod names;
mod play;
mod report;
mod story;

use std::collections::BTreeSet;
use std::fmt;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;

use anyhow::{Context, bail};
use cardwright_engine::{Action, Game};

use case::Case;
pub use case::{Before, Tags};
use compare::{Difference, Judge};
pub use load::position;
pub use names::Names;
use report::Report;

/// Holds the rules against recordings of real games.
#[derive(clap::Args)]
#[command(after_help = "Example: cargo arena conform actions.jsonl.gz --json > conform.json")]
pub struct Conform {
    /// Recorded actions, one JSON object a line; `.gz` is unpacked.
    file: PathBuf,
    /// Prints JSON.
    #[arg(long)]
    json: bool,
    /// Tells one case as a story.
    #[arg(long, value_name = "ID")]
    show: Option<String>,
    /// With `--show`: the blocks as recorded, too.
    #[arg(long)]
    blocks: bool,
    /// Lists every case that differs, and in what.
    #[arg(long)]
    differences: bool,
}

/// What is to be said of a case.
enum Verdict {
    /// The engine arrives where the recording does.
    Agrees,
    /// It does but for numbers that were others when the recording was made.
    Dated(Vec<Difference>),
    /// It does not.
    Differs(Vec<Difference>),
    /// These cards act and nobody has written them.
    Unwritten(BTreeSet<String>),
    /// Packets of the recording are missing.
    Gap(&'static str),
    /// The engine has no such position.
    Unplaceable(String),
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { entity, card, tag, recorded, engine, dated } = self;
        let dated = if *dated { ", as printed today" } else { "" };
        write!(f, "{tag} of #{entity} {card}: recorded {recorded}, engine {engine}{dated}")
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Agrees => writeln!(f, "agrees with the recording"),
            Self::Dated(differences) => {
                writeln!(f, "agrees with the recording but for numbers of its day")?;
                differences.iter().try_for_each(|difference| writeln!(f, "  {difference}"))
            }
            Self::Differs(differences) => {
                writeln!(f, "differs from the recording")?;
                differences.iter().try_for_each(|difference| writeln!(f, "  {difference}"))
            }
            Self::Unwritten(cards) => {
                writeln!(
                    f,
                    "not checkable: nobody has written {}",
                    cards.iter().cloned().collect::<Vec<_>>().join(", ")
                )
            }
            Self::Gap(why) => writeln!(f, "not checkable: the recording has a gap: {why}"),
            Self::Unplaceable(why) => writeln!(f, "cannot be put on a table: {why}"),
        }
    }
}

/// A case with the games before and after, where there are any.
fn judge(case: &Case, names: &Names) -> (Verdict, Option<Game>, Option<Game>) {
    if let Some(why) = checkable::has_gap(case) {
        return (Verdict::Gap(why), load::game(case, names).ok(), None);
    }
    let unwritten = checkable::unwritten(case, names);
    let placed = load::game(case, names).and_then(|game| Ok((load::action(case, &game)?, game)));
    let (action, before) = match placed {
        Ok(placed) => placed,
        Err(_) if !unwritten.is_empty() => return (Verdict::Unwritten(unwritten), None, None),
        Err(error) => return (Verdict::Unplaceable(error.to_string()), None, None),
    };
    if !unwritten.is_empty() {
        return (Verdict::Unwritten(unwritten), Some(before), None);
    }
    let legal: Vec<Action> = options(action, &before).into_iter().filter(|it| before.is_legal(*it)).collect();
    let judge = Judge::new(case, &before, names);
    let outcomes = legal.into_iter().map(|action| play::perform(case, &before, action, names, &judge));
    let Some(outcome) = outcomes.min_by_key(|outcome| outcome.differences.len()) else {
        let refused = Difference {
            entity: case.action.actor.unwrap_or(0),
            card: case.action.card.clone().unwrap_or_default(),
            tag: "LEGAL",
            recorded: "done".to_owned(),
            engine: story::refused(action, &before),
            dated: false,
        };
        return (Verdict::Differs(vec![refused]), Some(before), None);
    };
    let verdict = match outcome.differences {
        none if none.is_empty() => Verdict::Agrees,
        dated if dated.iter().all(|difference| difference.dated) => Verdict::Dated(dated),
        some => Verdict::Differs(some),
    };
    (verdict, Some(before), Some(outcome.game))
}

/// The action; where it is not told which option of a Choose One card was taken, with each.
fn options(action: Action, before: &Game) -> Vec<Action> {
    match action {
        Action::Play { card, target, option: None, place } if load::has_options(before, card) => {
            [0, 1].map(|option| Action::Play { card, target, option: Some(option), place }).to_vec()
        }
        action => vec![action],
    }
}

impl Conform {
    /// Judges every case of the file and prints the report, or tells one.
    pub fn run(&self) -> anyhow::Result<()> {
        let names = Names::new(crate::cards()?);
        let mut report = Report::default();
        for (number, line) in case::read(self.open()?) {
            let case = match line {
                Ok(case) => case,
                Err(error) => {
                    eprintln!("{}:{number}: not a case, skipped: {error}", self.file.display());
                    report.bad_line(number, error);
                    continue;
                }
            };
            if self.show.as_ref().is_some_and(|id| *id != case.id) {
                continue;
            }
            let (verdict, before, after) = judge(&case, &names);
            if self.show.is_some() {
                print!("{}", story::tell(&case, &names, &verdict, before.as_ref(), after.as_ref(), self.blocks));
                return Ok(());
            }
            if self.differences && matches!(verdict, Verdict::Differs(_) | Verdict::Unplaceable(_)) {
                print!("{} {}: {verdict}", case.id, case.kind.name());
            }
            report.add(&case, &verdict);
        }
        if let Some(id) = &self.show {
            bail!("no case of {} is called `{id}`", self.file.display());
        }
        if self.json {
            println!("{}", serde_json::to_string_pretty(&report.json())?);
        } else {
            println!("{}", report.table());
        }
        Ok(())
    }

    fn open(&self) -> anyhow::Result<Box<dyn BufRead>> {
        let path = &self.file;
        let file = File::open(path).with_context(|| format!("{} cannot be read", path.display()))?;
        let packed = path.extension().is_some_and(|extension| extension == "gz");
        Ok(if packed {
            Box::new(BufReader::new(flate2::read::MultiGzDecoder::new(file)))
        } else {
            Box::new(BufReader::new(file))
        })
    }
}
