//! `cargo arena bench --beside`: runs this program and another one in turns, and compares their speeds.
use std::process::{Command, Stdio};

use anyhow::{Context, bail, ensure};
use serde_json::Value;

/// The result of one run of a program.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RunResult {
    /// The number of games played.
    pub games: f64,
    /// The seconds taken.
    pub seconds: f64,
}

impl RunResult {
    /// Parses the output of a program: a line of JSON with `games` and `seconds`, or the words `5000 games` and `1.25 s` (or
    /// `seconds`) anywhere. The last occurrence counts. `None` if a number is missing.
    ///
    /// ```text
    /// {"games": 5000, "seconds": 1.25}
    /// played 5000 games in 1.25 s
    /// ```
    pub fn read(printed: &str) -> Option<Self> {
        let documents = printed.lines().rev().filter_map(|line| serde_json::from_str::<Value>(line).ok());
        let of = |told: &Value| Some(Self { games: told["games"].as_f64()?, seconds: told["seconds"].as_f64()? });
        if let Some(told) = documents.into_iter().find_map(|told| of(&told)) {
            return Some(told);
        }
        let words: Vec<&str> =
            printed.split_whitespace().map(|word| word.trim_matches([',', ';', ':', '(', ')'])).collect();
        let before = |units: &[&str]| {
            let pairs = words.windows(2).rev().filter(|pair| units.contains(&pair[1].trim_end_matches('.')));
            pairs.into_iter().find_map(|pair| pair[0].replace(['_', ','], "").parse::<f64>().ok())
        };
        Some(Self { games: before(&["games"])?, seconds: before(&["s", "seconds"])? })
    }

    fn rate(self) -> f64 {
        self.games / self.seconds
    }
}

/// Runs a program, given with its arguments.
fn run(command: &mut Command) -> anyhow::Result<RunResult> {
    let name = format!("{command:?}");
    let output = command.stdin(Stdio::null()).stderr(Stdio::inherit()).output();
    let output = output.with_context(|| format!("{name} cannot be started"))?;
    ensure!(output.status.success(), "{name} ended with {}", output.status);
    let printed = String::from_utf8_lossy(&output.stdout);
    let told = RunResult::read(&printed);
    let told = told.filter(|told| told.games > 0.0 && told.seconds > 0.0);
    told.with_context(|| {
        format!("{name} printed no `N games` and `S s`, and no JSON with `games` and `seconds`:\n{printed}")
    })
}

/// The median, minimum and maximum of some figures.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize)]
pub struct Spread {
    /// The median; the mean of the two middle figures if their number is even.
    pub median: f64,
    /// The minimum.
    #[serde(rename = "least")]
    pub minimum: f64,
    /// The maximum.
    #[serde(rename = "most")]
    pub maximum: f64,
}

impl Spread {
    /// The spread of at least one figure.
    ///
    /// # Panics
    /// Without a figure.
    pub fn of(mut figures: Vec<f64>) -> Self {
        figures.sort_by(f64::total_cmp);
        let half = figures.len() / 2;
        let median =
            if figures.len() % 2 == 1 { figures[half] } else { f64::midpoint(figures[half - 1], figures[half]) };
        Self { median, minimum: figures[0], maximum: figures[figures.len() - 1] }
    }
}

/// Runs both programs `times` times in turns, after an uncounted run each. The ratio is that of neighboring runs, so that a
/// temporary slowdown of the machine affects both programs.
pub(super) fn compare(own: &[String], beside: &str, times: u16, json: bool) -> anyhow::Result<()> {
    let here = std::env::current_exe()?;
    let Some((program, arguments)) =
        beside.split_once(' ').or(Some((beside, ""))).filter(|(program, _)| !program.is_empty())
    else {
        bail!("--beside needs a program");
    };
    let this = || run(Command::new(&here).args(own));
    let other = || run(Command::new(program).args(arguments.split_whitespace()));
    this()?;
    other()?;
    let (mut rates, mut others, mut ratios) = (Vec::new(), Vec::new(), Vec::new());
    for turn in 0..times {
        // Who begins changes.
        let (one, two) = if turn % 2 == 0 {
            let one = this()?;
            (one, other()?)
        } else {
            let two = other()?;
            (this()?, two)
        };
        rates.push(one.rate());
        others.push(two.rate());
        ratios.push(one.rate() / two.rate());
    }
    let (this, other, ratio) = (Spread::of(rates), Spread::of(others), Spread::of(ratios));
    if json {
        let told = serde_json::json!({
            "format": "cardwright-bench-beside-1", "this": this, "beside": other, "ratio": ratio, "runs": times,
        });
        outln!("{told}");
        return Ok(());
    }
    outln!("this    {:9.0} games/s ({:.0} to {:.0})", this.median, this.minimum, this.maximum);
    outln!("beside  {:9.0} games/s ({:.0} to {:.0})", other.median, other.minimum, other.maximum);
    outln!(
        "ratio   {:9.3}         ({:.3} to {:.3}), {times} runs each, by turns",
        ratio.median,
        ratio.minimum,
        ratio.maximum
    );
    Ok(())
}
