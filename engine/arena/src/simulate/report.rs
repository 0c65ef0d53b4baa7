//! The report of a simulation.
use std::fmt::Write as _;

use cardwright_engine::{CardId, Cards};
use comfy_table::{Table, presets};
use serde_json::{Value, json};

use super::game::Match;
use super::tally::{CardWins, Tally};
use crate::win_count::WinCount;

/// The maximum number of rows in the table of cards: enough for two fixed decks.
const MAX_CARD_ROWS: usize = 56;

/// Names of the decks.
pub const SIDES: [&str; 2] = ["A", "B"];

/// The report as JSON, independent of the machine and the time; `asked` has the parameters of the run.
pub fn json(run: &Match, named: &[String; 2], tally: &Tally, asked: &Value) -> Value {
    let decks: Vec<Value> = (0..2)
        .map(|at| {
            let (games, draws) = tally.fatigue[at];
            json!({
                "deck": SIDES[at],
                "named": named[at],
                "agent": run.agents[at].to_string(),
                "all": tally.wins[at].json(),
                "beginning": tally.wins_going_first[at].json(),
                "fatigue": { "games": games, "draws": draws },
            })
        })
        .collect();
    let by_card = tally.cards.iter().map(|((at, card), share)| {
        let card = run.cards.get(*card);
        json!({
            "deck": SIDES[*at],
            "card": card.id,
            "name": card.name,
            "in_deck": share.deck.json(),
            "drawn": share.drawn.json(),
            "played": share.played.json(),
        })
    });
    let cards: Vec<Value> = by_card.collect();
    let (least, most) = tally.turn_range.unwrap_or_default();
    json!({
        "format": "cardwright-simulate-1",
        "asked": asked,
        "games": tally.games(),
        "ties": tally.ties,
        "turns": { "sum": tally.turns, "least": least, "most": most },
        "actions": tally.actions,
        "decks": decks,
        "cards": cards,
        // Of the cards that random effects and Discover choose from: how many are offered, and how many never are.
        "pools": { "offered": run.cards.in_pools(run.format).len(), "left_out": run.cards.count_unplayable(run.format) },
    })
}

/// A name truncated to `most` letters, with an ellipsis.
pub fn short(name: &str, most: usize) -> String {
    let whole = name.chars().count() <= most;
    if whole { name.to_owned() } else { name.chars().take(most.saturating_sub(1)).chain(['…']).collect() }
}

/// The rows of a plot: both decks, in all games and when going first, then the cards.
pub fn rows(cards: &Cards, named: &[String; 2], tally: &Tally, least: u64) -> Vec<(String, WinCount)> {
    let decks = (0..2).flat_map(|at| {
        let name = &named[at];
        [
            (format!("{} {name}", SIDES[at]), tally.wins[at]),
            (format!("{} {name}, beginning", SIDES[at]), tally.wins_going_first[at]),
        ]
    });
    let of_cards = ranked(tally, least)
        .0
        .into_iter()
        .map(|((at, card), share)| (format!("{} {}, when drawn", SIDES[*at], cards.get(*card).name), share.drawn));
    decks.chain(of_cards).collect()
}

/// A row of the table of cards.
type CardRow<'a> = (&'a (usize, CardId), &'a CardWins);

/// The cards drawn in at least `least` games, by deck and win rate; and the numbers of cards drawn less often and of cards
/// without room.
fn ranked(tally: &Tally, least: u64) -> (Vec<CardRow<'_>>, [usize; 2]) {
    let mut rows: Vec<CardRow<'_>> = tally.cards.iter().filter(|(_, share)| share.drawn.games >= least).collect();
    let seldom = tally.cards.len() - rows.len();
    // With random decks the cards that were drawn most are the most significant.
    rows.sort_by_key(|((at, card), share)| (std::cmp::Reverse(share.drawn.games), *at, *card));
    let more = rows.len().saturating_sub(MAX_CARD_ROWS);
    rows.truncate(MAX_CARD_ROWS);
    let rate = |share: WinCount| share.rate().map_or(0.0, |[rate, ..]| rate);
    rows.sort_by(|((at, card), one), ((other_at, other_card), other)| {
        let by_rate = rate(other.drawn).total_cmp(&rate(one.drawn));
        at.cmp(other_at).then(by_rate).then(card.cmp(other_card))
    });
    (rows, [seldom, more])
}

/// The report as text of 80 columns. Cards drawn in fewer than `least` games have no row.
pub fn text(cards: &Cards, named: &[String; 2], run: &Match, tally: &Tally, least: u64) -> String {
    let mut told = String::new();
    for at in 0..2 {
        let share = tally.wins[at];
        let _ = writeln!(
            told,
            "{} {} ({}): {} of {} won,\n  {}; {} when beginning",
            SIDES[at],
            short(&named[at], 30),
            run.agents[at],
            share.won,
            share.games,
            percent(share, true),
            percent(tally.wins_going_first[at], false),
        );
    }
    let (shortest, longest) = tally.turn_range.unwrap_or_default();
    let per_game = |sum: u64| WinCount { games: tally.games(), won: sum }.mean();
    let _ = writeln!(
        told,
        "{} ties; {:.1} turns a game, {shortest} to {longest}; {:.1} actions\nfatigue in {} games of A, {} of B",
        tally.ties,
        per_game(tally.turns),
        per_game(tally.actions),
        tally.fatigue[0].0,
        tally.fatigue[1].0,
    );
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    table.set_header(["", "card", "drawn", "won when drawn", "played", "won when played"]);
    let (rows, [seldom, more]) = ranked(tally, least);
    let shown = rows.len();
    for ((at, card), share) in rows {
        table.add_row([
            SIDES[*at].to_owned(),
            short(cards.get(*card).name, 18),
            share.drawn.games.to_string(),
            percent(share.drawn, true),
            share.played.games.to_string(),
            percent(share.played, true),
        ]);
    }
    if shown > 0 {
        let _ = writeln!(told, "\n{}", table.trim_fmt());
    }
    if seldom > 0 {
        let _ = writeln!(told, "\n{seldom} cards were drawn in fewer than {least} games: `--least 1` shows them");
    }
    if more > 0 {
        let _ = writeln!(told, "\n{more} more that were drawn less often: `--json` has all cards");
    }
    told
}

/// `62.5 % (60 to 65)`.
fn percent(share: WinCount, interval: bool) -> String {
    let Some(rates) = share.rate() else { return "–".to_owned() };
    let [rate, low, high] = rates.map(|rate| rate * 100.0);
    if interval { format!("{rate:.1} % ({low:.0} to {high:.0})") } else { format!("{rate:.1} %") }
}
