//! One recorded case as text, for people: `arena conform --show`.
use cardwright_data::CardType;
use cardwright_engine::{EntityId, Game, PlayerId};
use std::fmt::Write;

use super::case::Case;
use super::checkable;
use super::judge::Judged;
use super::names::CardLookup;
use super::trigger_order::OrderComparison;

/// The positions, the action, and its result.
pub fn write(case: &Case, names: &CardLookup, judged: &Judged, blocks: bool) -> String {
    let mut text = String::new();
    let name = |id: &str| {
        let card = names.find(id);
        card.to_option().map_or_else(|| id.to_owned(), |card| format!("{} ({id})", names.cards.get(card).name))
    };
    let of = |entity: u16| {
        format!("#{entity} {}", checkable::card_of(case, entity).map_or_else(|| "unknown".to_owned(), name))
    };
    let date = case.src.date.as_deref().unwrap_or("?");
    let _ = writeln!(
        text,
        "{} of {date}, build {}, grade {}",
        case.id,
        case.src.build.unwrap_or(0),
        case.evidence.evidence_grade
    );
    if let Some(game) = &judged.before {
        let _ = write!(text, "\nbefore\n{}", board_text(game));
    }
    let _ = write!(text, "\n{}", case.kind.name());
    if let Some(actor) = case.action.actor {
        let _ = write!(text, " {}", of(actor));
    }
    if let Some(target) = case.action.target.filter(|target| *target > 0) {
        let _ = write!(text, " at {}", of(target));
    }
    text.push('\n');
    for (source, targets) in &case.outcomes.targets {
        let targets: Vec<String> = targets.iter().map(|target| of(*target)).collect();
        let _ = writeln!(text, "  {} chose {}", of(*source), targets.join(", "));
    }
    for (entity, amount) in &case.outcomes.damage {
        let _ = writeln!(text, "  {} took {amount}", of(*entity));
    }
    for (entity, card, zone) in &case.outcomes.draws {
        let card = card.as_deref().map_or_else(|| "unknown".to_owned(), name);
        let _ = writeln!(text, "  #{entity} {card} left the deck for {zone}");
    }
    for created in &case.outcomes.created {
        let card = created.1.as_deref().map_or_else(|| "unknown".to_owned(), name);
        let _ = writeln!(text, "  #{} {card} came into {}", created.0, created.2.as_str().unwrap_or("?"));
    }
    if blocks {
        text.push_str("\nblocks\n");
        for (depth, kind, entity, _, target, _) in &case.blocks {
            let indent = "  ".repeat(usize::try_from(*depth).unwrap_or(0) + 1);
            let target = target.as_u64().filter(|target| *target > 0).and_then(|target| u16::try_from(target).ok());
            let target = target.map_or_else(String::new, |target| format!(" at {}", of(target)));
            let _ = writeln!(text, "{indent}{kind} {}{target}", of(*entity));
        }
    }
    if let Some(game) = &judged.after {
        let _ = write!(text, "\nthe engine arrives at\n{}", board_text(game));
    }
    if let OrderComparison::Differs(recorded, engine) = &judged.order {
        let list = |entities: &[u16]| entities.iter().map(|entity| of(*entity)).collect::<Vec<_>>().join(", ");
        let _ = writeln!(text, "\ntriggers: recorded {}; engine {}", list(recorded), list(engine));
    }
    let _ = write!(text, "\n{}", judged.verdict);
    text
}

/// Both sides of a position, a line each for hero, board and hand.
fn board_text(game: &Game) -> String {
    let mut lines = String::new();
    for player in PlayerId::BOTH {
        let side = &game.players[player];
        let turn = if game.active == player { ", to act" } else { "" };
        let _ = writeln!(
            lines,
            "  player {}: {} of {} mana, {} cards in deck{turn}",
            player as u8 + 1,
            side.mana(),
            side.crystals,
            side.deck.len()
        );
        let row = |ids: Vec<EntityId>| ids.into_iter().map(|id| entity_text(game, id)).collect::<Vec<_>>().join(", ");
        let slots: Vec<EntityId> = [side.hero, side.hero_power, side.weapon].into_iter().flatten().collect();
        let _ = writeln!(lines, "    {}", row(slots));
        for (what, ids) in [
            ("board", side.board.iter().collect::<Vec<_>>()),
            ("hand", side.hand.iter().collect()),
            ("secrets", side.secrets.iter().collect()),
        ] {
            if !ids.is_empty() {
                let _ = writeln!(lines, "    {what}: {}", row(ids));
            }
        }
    }
    lines
}

fn entity_text(game: &Game, id: EntityId) -> String {
    let entity = &game[id];
    let name = game.card(id).map_or("unknown", |card| card.name);
    let numbers = if matches!(entity.card_type, CardType::Minion | CardType::Hero | CardType::Weapon) {
        format!(" {}/{}", entity.attack, entity.health())
    } else if entity.card_type == CardType::Location {
        format!(" /{}", entity.health())
    } else {
        String::new()
    };
    let armor = if entity.armor > 0 { format!("+{}", entity.armor) } else { String::new() };
    let keywords = if entity.keywords.is_empty() { String::new() } else { format!(" {:?}", entity.keywords) };
    format!("#{} {name}{numbers}{armor}{keywords}", id.number())
}
