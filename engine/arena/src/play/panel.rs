//! The descriptions beside the hand: the pointed card, and what can be chosen.
use cardwright_engine::Action;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;

use super::choice;
use super::session::Session;
use super::words::wrapped;
use crate::describe::{self, CardDetails};

/// The pointed entity: name, what it is, numbers, text, what it has on it, and what Enter does with it.
pub fn details(session: &Session, width: u16) -> Vec<Line<'static>> {
    let Some(id) = session.focused_entity() else { return Vec::new() };
    let CardDetails { name, kind, numbers, text, notes } = CardDetails::of(&session.game, id, session.viewer());
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let mut lines: Vec<Line<'static>> =
        wrapped(&name, width).into_iter().map(|line| Line::from(line).style(bold)).collect();
    let facts = [kind, numbers].into_iter().filter(|fact| !fact.is_empty()).collect::<Vec<_>>().join(", ");
    let rest = std::iter::once(facts).chain(text).chain(notes.into_iter().map(|note| format!("- {note}")));
    let rest = rest.filter(|line| !line.is_empty());
    lines.extend(rest.flat_map(|line| wrapped(&line, width)).map(Line::from));
    if session.is_ready(id) {
        let actions: Vec<Action> = session.game.options_for(id);
        let says = match actions[..] {
            [only] => format!("Enter: {}", describe::action_for_reader(&session.game, only, session.me)),
            _ => "Enter: choose what to do".to_owned(),
        };
        lines.extend(wrapped(&says, width).into_iter().map(|line| Line::from(line).style(bold)));
    }
    lines
}

/// The question to the person.
pub fn heading(session: &Session) -> String {
    if session.ticked.is_some() {
        "Which cards will you replace?".to_owned()
    } else {
        choice::heading(&session.game, &session.choices, session.me)
    }
}

/// Whether the choices have texts, which need the whole width of a small terminal.
pub fn needs_full_width(session: &Session) -> bool {
    session.ticked.is_some()
        || described(session).iter().any(|details| !details.text.is_empty() || details.name.len() > 28)
}

fn described(session: &Session) -> Vec<CardDetails> {
    let choices = session.choices.iter();
    choices.map(|choice| choice::described(&session.game, &session.choices, choice, session.me)).collect()
}

/// The rows of each choice, or of each card of the opening hand.
pub fn choices(session: &Session, width: u16) -> Vec<Vec<String>> {
    if session.ticked.is_some() {
        let hand = session.game.players[session.me].hand;
        let cards = hand.iter().enumerate().map(|(at, id)| {
            let tick = if session.is_ticked(at) { "[x] " } else { "[ ] " };
            (at, tick, CardDetails::of(&session.game, id, session.viewer()))
        });
        return cards.map(|(at, tick, details)| rows(session, at, tick, &details, width)).collect();
    }
    described(session).iter().enumerate().map(|(at, details)| rows(session, at, "", details, width)).collect()
}

/// The enemies that are no targets of an attack, and the reasons, below the choices.
pub fn unreachable(session: &Session, width: u16) -> Vec<String> {
    let reasons = choice::unreachable(&session.game, &session.choices);
    reasons.iter().flat_map(|reason| wrapped(&format!("   Not {reason}."), width)).collect()
}

/// `>1 Fireball (Spell, Mage, Fire, 4 mana) Deal 6 damage.`
fn rows(session: &Session, at: usize, tick: &str, details: &CardDetails, width: u16) -> Vec<String> {
    let mark = if at == session.selected { '>' } else { ' ' };
    let number = if at < 10 { ((at + 1) % 10).to_string() } else { " ".to_owned() };
    let facts = [&details.kind, &details.numbers].into_iter().filter(|fact| !fact.is_empty()).cloned();
    let facts = facts.collect::<Vec<_>>().join(", ");
    let facts = if facts.is_empty() { facts } else { format!(" ({facts})") };
    let texts = details.text.iter().chain(&details.notes).map(|line| line.trim_end_matches('.'));
    let text = texts.collect::<Vec<_>>().join(". ");
    let text = if text.is_empty() { text } else { format!(" {text}.") };
    let mut lines = wrapped(&format!("{number} {tick}{}{facts}{text}", details.name), width - 1);
    for (row, line) in lines.iter_mut().enumerate() {
        line.insert(0, if row == 0 { mark } else { ' ' });
    }
    lines
}
