//! The report of a simulation.
use std::fmt::Write as _;

use cardwright_engine::Cards;
use comfy_table::{Table, presets};
use serde_json::{Value, json};

use super::game::Match;
use super::tally::Tally;
use crate::win_count::WinCount;

/// Rows of the table of cards: enough for two fixed decks.
const MAX_CARD_ROWS: usize = 60;

/// Names of the decks.
pub const SIDES: [&str; 2] = ["A", "B"];

/// The report as JSON. Nothing in it depends on the machine or the time.
pub fn json(run: &Match, named: &[String; 2], tally: &Tally, asked: &Value) -> Value {
    let decks: Vec<Value> = (0..2)
        .map(|at| {
            let (games, draws) = tally.fatigue[at];
            json!({
                "deck": SIDES[at],
                "named": named[at],
                "agent": run.agents[at].to_string(),
                "all": tally.decks[at].json(),
                "beginning": tally.first[at].json(),
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
    let (least, most) = tally.range.unwrap_or_default();
    json!({
        "format": "cardwright-simulate-1",
        "asked": asked,
        "games": tally.games(),
        "ties": tally.ties,
        "turns": { "sum": tally.turns, "least": least, "most": most },
        "actions": tally.actions,
        "decks": decks,
        "cards": cards,
    })
}

/// The report as text.
pub fn text(cards: &Cards, named: &[String; 2], run: &Match, tally: &Tally) -> String {
    let mut told = String::new();
    for at in 0..2 {
        let share = tally.decks[at];
        let _ = writeln!(
            told,
            "{} {} ({}): {} of {} won, {}; {} when beginning",
            SIDES[at],
            named[at],
            run.agents[at],
            share.won,
            share.games,
            percent(share, true),
            percent(tally.first[at], false),
        );
    }
    let (least, most) = tally.range.unwrap_or_default();
    let per_game = |sum: u64| WinCount { games: tally.games(), won: sum }.mean();
    let _ = writeln!(
        told,
        "{} ties; {:.1} turns a game, {least} to {most}; {:.1} actions; fatigue in {} games of A, {} of B",
        tally.ties,
        per_game(tally.turns),
        per_game(tally.actions),
        tally.fatigue[0].0,
        tally.fatigue[1].0,
    );
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    table.set_header(["deck", "card", "in decks", "drawn", "won when drawn", "played", "won when played"]);
    let mut rows: Vec<_> = tally.cards.iter().collect();
    // With random decks the cards that were drawn most are the most significant.
    rows.sort_by_key(|((at, card), share)| (std::cmp::Reverse(share.drawn.games), *at, *card));
    let more = rows.len().saturating_sub(MAX_CARD_ROWS);
    rows.truncate(MAX_CARD_ROWS);
    let rate = |share: WinCount| share.rate().map_or(0.0, |[rate, ..]| rate);
    rows.sort_by(|((at, card), one), ((other_at, other_card), other)| {
        let by_rate = rate(other.drawn).total_cmp(&rate(one.drawn));
        at.cmp(other_at).then(by_rate).then(card.cmp(other_card))
    });
    for ((at, card), share) in rows {
        table.add_row([
            SIDES[*at].to_owned(),
            cards.get(*card).name.to_owned(),
            share.deck.games.to_string(),
            share.drawn.games.to_string(),
            percent(share.drawn, true),
            share.played.games.to_string(),
            percent(share.played, true),
        ]);
    }
    let _ = writeln!(told, "\n{}", table.trim_fmt());
    if more > 0 {
        let _ = writeln!(told, "\n{more} more that were drawn less often: `--json` has all cards");
    }
    told
}

/// `62.5 % (60.1 to 64.9)`.
fn percent(share: WinCount, interval: bool) -> String {
    let Some(rates) = share.rate() else { return "–".to_owned() };
    let [rate, low, high] = rates.map(|rate| rate * 100.0);
    if interval { format!("{rate:.1} % ({low:.1} to {high:.1})") } else { format!("{rate:.1} %") }
}
