//! The geometry of the charts; the templates draw them.

use std::collections::BTreeSet;

use serde::Serialize;

use super::book::Site;
use super::count::CardCount;

/// One column per set: its height is the number of cards, the filled part the number that work.
#[derive(Debug, Serialize)]
pub struct SetChart {
    width: f64,
    height: f64,
    columns: Vec<Column>,
    lines: Vec<Line>,
}

#[derive(Debug, Serialize)]
struct Column {
    count: CardCount,
    x: f64,
    width: f64,
    todo: BarSegment,
    #[serde(rename = "begun")]
    started: BarSegment,
    works: BarSegment,
}

#[derive(Debug, Serialize)]
struct BarSegment {
    y: f64,
    height: f64,
}

/// A horizontal line with its number.
#[derive(Debug, Serialize)]
struct Line {
    y: f64,
    label: usize,
}

const HEIGHT: f64 = 220.0;
const WIDTH: f64 = 1000.0;

impl SetChart {
    /// A chart of the sets, in order.
    pub fn new<'a>(sets: impl Iterator<Item = &'a CardCount>) -> Self {
        let sets: Vec<&CardCount> = sets.collect();
        let scale = Scale::new(sets.iter().map(|set| set.cards).max().unwrap_or(0));
        let step = WIDTH / number(sets.len().max(1));
        let columns = (0..).zip(&sets).map(|(at, set)| {
            let piece = |from: usize, to: usize| BarSegment {
                y: round(scale.y(to)),
                height: round(scale.y(from) - scale.y(to)),
            };
            let begun = set.works + set.started;
            Column {
                count: (*set).clone(),
                x: round(step * number(at) + step * 0.1),
                width: round(step * 0.8),
                works: piece(0, set.works),
                started: piece(set.works, begun),
                todo: piece(begun, set.cards),
            }
        });
        Self { width: WIDTH, height: HEIGHT, columns: columns.collect(), lines: scale.lines() }
    }
}

/// The number of collectible cards at each build, and how many of these work today.
#[derive(Debug, Serialize)]
pub struct BuildChart {
    width: f64,
    height: f64,
    points: Vec<Point>,
    /// The outlines as SVG paths.
    cards: String,
    works: String,
    lines: Vec<Line>,
}

#[derive(Debug, Serialize)]
struct Point {
    build: u32,
    x: f64,
    cards: usize,
    works: usize,
    cards_y: f64,
    works_y: f64,
}

impl BuildChart {
    /// A chart of the known builds; `None` if there are fewer than two.
    pub fn new(book: &Site) -> Option<Self> {
        let chapters = &book.history.builds;
        if chapters.len() < 2 {
            return None;
        }
        let working: BTreeSet<&str> =
            book.statuses.values().filter(|status| status.implemented).map(|status| status.id.as_str()).collect();
        let scale = Scale::new(chapters.iter().map(|chapter| chapter.collectible.len()).max().unwrap_or(0));
        let step = (WIDTH - 20.0) / number(chapters.len() - 1);
        let points: Vec<Point> = (0..)
            .zip(chapters)
            .map(|(at, chapter)| {
                let works = chapter.collectible.iter().filter(|id| working.contains(id.as_str())).count();
                let cards = chapter.collectible.len();
                Point {
                    build: chapter.build,
                    x: round(10.0 + step * number(at)),
                    cards,
                    works,
                    cards_y: round(scale.y(cards)),
                    works_y: round(scale.y(works)),
                }
            })
            .collect();
        let area = |y: fn(&Point) -> f64| {
            let (first, last) = (points.first()?, points.last()?);
            let line: Vec<String> = points.iter().map(|point| format!("{} {}", point.x, y(point))).collect();
            Some(format!("M{} {HEIGHT}L{}L{} {HEIGHT}Z", first.x, line.join("L"), last.x))
        };
        Some(Self {
            width: WIDTH,
            height: HEIGHT,
            cards: area(|point| point.cards_y)?,
            works: area(|point| point.works_y)?,
            lines: scale.lines(),
            points,
        })
    }
}

/// Converts numbers of cards to heights.
struct Scale {
    top: usize,
    step: usize,
}

impl Scale {
    /// A scale for this maximum, with three to six horizontal lines.
    fn new(most: usize) -> Self {
        let steps = [10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 2500, 5000, 10_000];
        let step = steps.into_iter().find(|step| most <= step * 5).unwrap_or(20_000);
        Self { top: most.div_ceil(step).max(1) * step, step }
    }

    fn y(&self, cards: usize) -> f64 {
        HEIGHT - (HEIGHT - 12.0) * number(cards) / number(self.top)
    }

    fn lines(&self) -> Vec<Line> {
        (0..=self.top).step_by(self.step).map(|label| Line { y: round(self.y(label)), label }).collect()
    }
}

#[expect(clippy::cast_precision_loss, reason = "a few thousand cards")]
fn number(of: usize) -> f64 {
    of as f64
}

fn round(of: f64) -> f64 {
    (of * 100.0).round() / 100.0
}
