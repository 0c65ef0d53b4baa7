//! The calibration of the evaluation: how often its predictions come true, and the line through the log odds that corrects them.
use std::fmt::Write as _;

use super::{Moment, Row, fit};
use crate::agent::evaluation::{self, Calibration};

/// The number of equal parts that the predictions are put into.
const BINS: usize = 10;

/// The predictions of a tenth.
#[derive(Clone, Copy, Debug, Default)]
pub struct Bin {
    /// The number of its positions.
    pub positions: usize,
    /// The mean of what was predicted, 0 to 1.
    pub predicted: f64,
    /// The share of the positions whose player won, 0 to 1.
    pub won: f64,
}

/// The predictions by tenths; those without a position are left out.
#[expect(clippy::cast_precision_loss, reason = "far fewer than 2⁵³ turns")]
pub fn bins(predictions: &[(f64, f64)]) -> Vec<Bin> {
    let mut bins = [Bin::default(); BINS];
    for (predicted, won) in predictions {
        let tenth = (1..BINS).filter(|tenth| *predicted >= *tenth as f64 / BINS as f64).count();
        let bin = &mut bins[tenth];
        bin.positions += 1;
        bin.predicted += predicted;
        bin.won += won;
    }
    let mean = |bin: Bin| {
        let count = bin.positions as f64;
        Bin { positions: bin.positions, predicted: bin.predicted / count, won: bin.won / count }
    };
    bins.into_iter().filter(|bin| bin.positions > 0).map(mean).collect()
}

/// The mean absolute difference of prediction and result over the bins, in points (0 to 100).
#[expect(clippy::cast_precision_loss, reason = "ten bins")]
pub fn mean_absolute_error(bins: &[Bin]) -> f64 {
    bins.iter().map(|bin| (bin.predicted - bin.won).abs() * 100.0).sum::<f64>() / bins.len().max(1) as f64
}

/// The line through the log odds that predicts the winners best.
#[expect(clippy::cast_possible_truncation, reason = "two small numbers")]
pub fn fit_calibration<'a>(moments: impl Iterator<Item = &'a Moment>) -> Calibration {
    let rows: Vec<Row<2>> = moments.map(|moment| Row { features: [log_odds(moment), 1.0], won: moment.won }).collect();
    let [slope, intercept] = fit(&rows.iter());
    Calibration { slope: slope as f32, intercept: intercept as f32 }
}

fn log_odds(moment: &Moment) -> f64 {
    let weights = evaluation::WEIGHTS.map(f64::from);
    moment.features.iter().zip(weights).map(|(number, weight)| number * weight).sum()
}

/// The prediction for each moment, and whether the player won.
#[expect(clippy::cast_possible_truncation, reason = "the evaluation calculates with single precision")]
pub fn predictions<'a>(moments: impl Iterator<Item = &'a Moment>, calibration: Calibration) -> Vec<(f64, f64)> {
    moments.map(|moment| (f64::from(calibration.of_log_odds(log_odds(moment) as f32)), moment.won)).collect()
}

/// The calibration as text: a line for each bin (predicted and actual share of wins), then the mean error.
pub fn bins_text(bins: &[Bin]) -> String {
    let mut out = String::new();
    for Bin { positions, predicted, won } in bins {
        let (predicted, won) = (predicted * 100.0, won * 100.0);
        let bar = "#".repeat((1..=50).filter(|step| won >= f64::from(*step) * 2.0).count());
        let _ = writeln!(out, "predicted {predicted:4.1} %, won {won:4.1} % of {positions:6} positions  {bar}");
    }
    let positions: usize = bins.iter().map(|bin| bin.positions).sum();
    let _ = write!(out, "{positions} positions; mean absolute error {:.1} points", mean_absolute_error(bins));
    out
}

/// The side of the diagram, and the room for its labels, in pixels.
const SIDE: f64 = 360.0;
const ROOM: f64 = 44.0;

/// A diagram of the results against the predictions, as SVG: hollow circles without the calibration, filled ones with it. What is on
/// the diagonal comes true as often as it is predicted.
pub fn diagram(before: &[Bin], after: &[Bin], positions: usize) -> String {
    let x = |share: f64| SIDE.mul_add(share, ROOM);
    let y = |share: f64| SIDE.mul_add(1.0 - share, 10.0);
    let (width, height) = (SIDE + ROOM + 12.0, SIDE + ROOM + 12.0);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" font-size=\"12\">\n\
         <title>Predicted and actual share of wins in {positions} positions</title>\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>\n"
    );
    for step in 0..=5 {
        let share = f64::from(step) / 5.0;
        let (at_x, at_y) = (x(share), y(share));
        let percent = step * 20;
        let _ = writeln!(
            out,
            "<path d=\"M{at_x:.0} {:.0}V{:.0}M{:.0} {at_y:.0}H{:.0}\" stroke=\"#ddd\"/>\
             <text x=\"{at_x:.0}\" y=\"{:.0}\" text-anchor=\"middle\">{percent}</text>\
             <text x=\"{:.0}\" y=\"{:.0}\" text-anchor=\"end\">{percent}</text>",
            y(0.0),
            y(1.0),
            x(0.0),
            x(1.0),
            y(0.0) + 16.0,
            x(0.0) - 6.0,
            at_y + 4.0,
        );
    }
    let _ = writeln!(out, "<path d=\"M{} {}L{} {}\" stroke=\"#888\"/>", x(0.0), y(0.0), x(1.0), y(1.0));
    for (bins, fill) in [(before, "#fff"), (after, "#2563a8")] {
        for bin in bins {
            let (at_x, at_y) = (x(bin.predicted), y(bin.won));
            let _ = writeln!(
                out,
                "<circle cx=\"{at_x:.1}\" cy=\"{at_y:.1}\" r=\"5\" fill=\"{fill}\" stroke=\"#2563a8\"><title>{} positions</title></circle>",
                bin.positions
            );
        }
    }
    let middle = x(0.5);
    let _ = writeln!(
        out,
        "<text x=\"{middle:.0}\" y=\"{:.0}\" text-anchor=\"middle\">predicted, %</text>\
         <text transform=\"translate(12 {:.0})rotate(-90)\" text-anchor=\"middle\">won, %</text>",
        y(0.0) + 34.0,
        y(0.5),
    );
    out + "</svg>\n"
}
