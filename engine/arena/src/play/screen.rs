//! Draws a game on a terminal of 80 by 24 characters or more.
use cardwright_data::PlayState;
use cardwright_engine::facts::Keywords;
use cardwright_engine::{EntityId, PlayerId};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Position, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::{Block, Borders, Paragraph};

use super::session::Session;
use crate::describe;

/// Where each entity was drawn, to find what the mouse clicked.
pub type Places = Vec<(Rect, EntityId)>;

/// Draws with or without colors; marks repeat what colors mean.
pub struct Screen {
    /// Whether to use colors.
    pub color: bool,
}

/// Width of a minion: seven fit into 80 columns.
const MINION: u16 = 11;
/// The smallest terminal, in columns and rows.
const MIN_SIZE: (u16, u16) = (80, 24);

impl Screen {
    /// Draws everything.
    pub fn draw(&self, frame: &mut Frame<'_>, session: &Session) -> Places {
        let area = frame.area();
        let mut places = Places::new();
        if area.width < MIN_SIZE.0 || area.height < MIN_SIZE.1 {
            let says = format!("The terminal needs {} by {} characters.", MIN_SIZE.0, MIN_SIZE.1);
            frame.render_widget(Paragraph::new(says), area);
            return places;
        }
        let rows = [1, 4, 4, 1].map(Constraint::Length).into_iter();
        let rows = rows.chain([Constraint::Min(10), Constraint::Length(3), Constraint::Length(1)]);
        let [theirs, their_board, my_board, mine, middle, history, help] = Layout::vertical(rows).areas(area);
        self.status(frame, theirs, session, session.me.opponent(), &mut places);
        self.board(frame, their_board, session, session.me.opponent(), &mut places);
        self.board(frame, my_board, session, session.me, &mut places);
        self.status(frame, mine, session, session.me, &mut places);
        let [hand, options] =
            Layout::horizontal([Constraint::Percentage(42), Constraint::Percentage(58)]).areas(middle);
        self.hand(frame, hand, session, &mut places);
        Self::options(frame, options, session);
        let lines = session.history.iter().rev().take(usize::from(history.height)).rev();
        frame.render_widget(Paragraph::new(lines.map(|line| Line::from(line.clone())).collect::<Vec<_>>()), history);
        let keys = "arrows: point  Enter: click  1-9: card, option  Esc: back  e: end turn  q: quit";
        let says = if session.note.is_empty() { keys } else { &session.note };
        frame.render_widget(Paragraph::new(says).style(Style::new().add_modifier(Modifier::BOLD)), help);
        places
    }

    /// The style of an entity: selected, a legal target, or able to act.
    fn style(&self, session: &Session, id: EntityId) -> Style {
        let colored = |style: Style, color| if self.color { style.fg(color) } else { style };
        if session.pointed() == Some(id) {
            Style::new().add_modifier(Modifier::REVERSED)
        } else if session.is_target(id) {
            colored(Style::new().add_modifier(Modifier::BOLD | Modifier::UNDERLINED), Color::Red)
        } else if session.is_ready(id) {
            colored(Style::new().add_modifier(Modifier::BOLD), Color::Green)
        } else {
            Style::new()
        }
    }

    /// The same as [`style`](Self::style) as a character, for terminals without styles.
    fn mark(session: &Session, id: EntityId) -> char {
        if session.pointed() == Some(id) {
            '>'
        } else if session.is_target(id) {
            '*'
        } else if session.is_ready(id) {
            '+'
        } else {
            ' '
        }
    }

    fn status(&self, frame: &mut Frame<'_>, area: Rect, session: &Session, player: PlayerId, places: &mut Places) {
        let (game, side) = (&session.game, &session.game.players[player]);
        let widths = [36, 22].map(Constraint::Length).into_iter().chain([Constraint::Min(0)]);
        let [hero_at, power_at, rest_at] = Layout::horizontal(widths).areas(area);
        if let Some(hero) = side.hero {
            let entity = &game[hero];
            let armor = if entity.armor > 0 { format!("+{}", entity.armor) } else { String::new() };
            let attack = if entity.attack > 0 { format!(" {} attack", entity.attack) } else { String::new() };
            let mark = Self::mark(session, hero);
            let name = game.card(hero).map_or("", |card| card.name);
            let weapon = side
                .weapon
                .map_or_else(String::new, |id| format!(", weapon {}/{}", game[id].attack, game[id].health()));
            let says = format!("{mark}{name}: {}{armor} health{attack}{weapon}", entity.health());
            frame.render_widget(Paragraph::new(says).style(self.style(session, hero)), hero_at);
            places.push((hero_at, hero));
        }
        if let Some(power) = side.power {
            let used = if game[power].exhausted { ", used" } else { "" };
            let mark = Self::mark(session, power);
            let says = format!("{mark}{} ({}{used})", game.card(power).map_or("", |card| card.name), game[power].cost);
            frame.render_widget(Paragraph::new(says).style(self.style(session, power)), power_at);
            places.push((power_at, power));
        }
        let deck = side.deck.len();
        let secrets = match side.secrets.len() {
            0 => String::new(),
            1 => ", 1 secret".to_owned(),
            n => format!(", {n} secrets"),
        };
        let has = if player == session.me {
            format!("{}/{} mana", side.mana(), side.crystals)
        } else {
            format!("{} in hand", side.hand.len())
        };
        // There is room for two of the three; secrets are more important than the deck.
        let says = if secrets.is_empty() { format!("{has}, {deck} left") } else { has + &secrets };
        frame.render_widget(Paragraph::new(says), rest_at);
    }

    fn board(&self, frame: &mut Frame<'_>, area: Rect, session: &Session, player: PlayerId, places: &mut Places) {
        for (at, id) in (0_u16..).zip(session.game.players[player].board.iter()) {
            let place = Rect { x: area.x + at * MINION, width: MINION, ..area };
            let entity = &session.game[id];
            let block = Block::new().borders(Borders::ALL).title(Self::mark(session, id).to_string());
            let name = session.game.card(id).map_or("?", |card| card.name);
            let name: String = name.chars().take(usize::from(MINION) - 2).collect();
            let numbers = format!("{}/{} {}", entity.attack, entity.health(), letters(entity.keywords));
            let lines = vec![Line::from(name), Line::from(numbers)];
            frame.render_widget(Paragraph::new(lines).block(block).style(self.style(session, id)), place);
            places.push((place, id));
        }
    }

    fn hand(&self, frame: &mut Frame<'_>, area: Rect, session: &Session, places: &mut Places) {
        frame.render_widget(
            Line::from("Hand").style(Style::new().add_modifier(Modifier::BOLD)),
            Rect { height: 1, ..area },
        );
        for (at, id) in (0_u16..).zip(session.game.players[session.me].hand.iter()) {
            let place = Rect { y: area.y + 1 + at, height: 1, ..area };
            if place.y >= area.bottom() {
                break;
            }
            let name = session.game.card(id).map_or("?", |card| card.name);
            let says = format!("{}{} {name} ({})", Self::mark(session, id), (at + 1) % 10, session.game[id].cost);
            frame.render_widget(Paragraph::new(says).style(self.style(session, id)), place);
            places.push((place, id));
        }
    }

    /// The pending choice; otherwise the text of the selected entity and the actions that use it.
    fn options(frame: &mut Frame<'_>, area: Rect, session: &Session) {
        let (game, bold) = (&session.game, Style::new().add_modifier(Modifier::BOLD));
        let mut lines = Vec::new();
        if game.is_over() {
            let state = game.players[session.me].state;
            let won = if state == PlayState::Won {
                "You have won."
            } else if state == PlayState::Lost {
                "You have lost."
            } else {
                "Nobody has won."
            };
            lines.push(Line::from(won).style(bold));
        } else if session.asked.is_empty() {
            if let Some(id) = session.pointed() {
                lines.push(Line::from(describe::entity(game, id)).style(bold));
                lines.push(Line::from(describe::text(game, id)));
                let options = game.options_for(id).into_iter();
                lines.extend(options.map(|action| Line::from(format!("  {}", describe::action(game, action)))));
            }
        } else {
            lines.push(Line::from("Choose").style(bold));
            let rows = usize::from(area.height).saturating_sub(1).max(1);
            let first = (session.at + 1).saturating_sub(rows);
            for (n, action) in session.asked.iter().enumerate().skip(first).take(rows) {
                let (mark, style) = if n == session.at {
                    ('>', Style::new().add_modifier(Modifier::REVERSED))
                } else {
                    (' ', Style::new())
                };
                lines.push(Line::from(format!("{mark}{} {}", n + 1, describe::action(game, *action))).style(style));
            }
        }
        frame.render_widget(Paragraph::new(lines).wrap(ratatui::widgets::Wrap { trim: false }), area);
    }
}

/// The entity that was drawn at a position.
pub fn hit(places: &Places, column: u16, row: u16) -> Option<EntityId> {
    places.iter().find(|(place, _)| place.contains(Position { x: column, y: row })).map(|(_, id)| *id)
}

/// The keywords that matter in combat, one letter each.
fn letters(keywords: Keywords) -> String {
    let letters = [
        (Keywords::TAUNT, 'T'),
        (Keywords::DIVINE_SHIELD, 'D'),
        (Keywords::STEALTH, 'S'),
        (Keywords::FROZEN, 'F'),
        (Keywords::POISONOUS, 'P'),
        (Keywords::WINDFURY, 'W'),
        (Keywords::LIFESTEAL, 'L'),
        (Keywords::REBORN, 'R'),
    ];
    letters.into_iter().filter(|(keyword, _)| keywords.has(*keyword)).map(|(_, letter)| letter).collect()
}
