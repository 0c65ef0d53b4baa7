//! The table on a terminal, 80 by 24 or more.
use cardwright_data::PlayState;
use cardwright_engine::card::Keywords;
use cardwright_engine::{EntityId, PlayerId};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Position, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::{Block, Borders, Paragraph};

use super::table::Table;
use crate::words;

/// Where each thing was drawn, for the mouse.
pub type Places = Vec<(Rect, EntityId)>;

/// Draws, with or without colours; whatever it means is said without them, too.
pub struct Screen {
    /// Colours are used.
    pub colour: bool,
}

/// Width of a minion: seven stand on 80 columns.
const MINION: u16 = 11;
/// The smallest table.
const SMALLEST: (u16, u16) = (80, 24);

impl Screen {
    /// Draws everything.
    pub fn draw(&self, frame: &mut Frame<'_>, table: &Table) -> Places {
        let area = frame.area();
        let mut places = Places::new();
        if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
            let says = format!("The table needs {} by {} characters.", SMALLEST.0, SMALLEST.1);
            frame.render_widget(Paragraph::new(says), area);
            return places;
        }
        let rows = [1, 4, 4, 1].map(Constraint::Length).into_iter();
        let rows = rows.chain([Constraint::Min(10), Constraint::Length(3), Constraint::Length(1)]);
        let [theirs, their_board, my_board, mine, middle, history, help] = Layout::vertical(rows).areas(area);
        self.status(frame, theirs, table, table.me.opponent(), &mut places);
        self.board(frame, their_board, table, table.me.opponent(), &mut places);
        self.board(frame, my_board, table, table.me, &mut places);
        self.status(frame, mine, table, table.me, &mut places);
        let [hand, options] =
            Layout::horizontal([Constraint::Percentage(42), Constraint::Percentage(58)]).areas(middle);
        self.hand(frame, hand, table, &mut places);
        Self::options(frame, options, table);
        let lines = table.history.iter().rev().take(usize::from(history.height)).rev();
        frame.render_widget(Paragraph::new(lines.map(|line| Line::from(line.clone())).collect::<Vec<_>>()), history);
        let keys = "arrows: point  Enter: click  1-9: card, option  Esc: back  e: end turn  q: quit";
        let says = if table.note.is_empty() { keys } else { &table.note };
        frame.render_widget(Paragraph::new(says).style(Style::new().add_modifier(Modifier::BOLD)), help);
        places
    }

    /// What is pointed at, can be hit, can act.
    fn style(&self, table: &Table, id: EntityId) -> Style {
        let coloured = |style: Style, colour| if self.colour { style.fg(colour) } else { style };
        if table.pointed() == Some(id) {
            Style::new().add_modifier(Modifier::REVERSED)
        } else if table.is_target(id) {
            coloured(Style::new().add_modifier(Modifier::BOLD | Modifier::UNDERLINED), Color::Red)
        } else if table.is_ready(id) {
            coloured(Style::new().add_modifier(Modifier::BOLD), Color::Green)
        } else {
            Style::new()
        }
    }

    /// A mark that says the same where nobody sees styles.
    fn mark(table: &Table, id: EntityId) -> char {
        if table.pointed() == Some(id) {
            '>'
        } else if table.is_target(id) {
            '*'
        } else if table.is_ready(id) {
            '+'
        } else {
            ' '
        }
    }

    fn status(&self, frame: &mut Frame<'_>, area: Rect, table: &Table, player: PlayerId, places: &mut Places) {
        let (game, side) = (&table.game, &table.game.players[player]);
        let widths = [36, 22].map(Constraint::Length).into_iter().chain([Constraint::Min(0)]);
        let [hero_at, power_at, rest_at] = Layout::horizontal(widths).areas(area);
        if let Some(hero) = side.hero {
            let entity = &game[hero];
            let armor = if entity.armor > 0 { format!("+{}", entity.armor) } else { String::new() };
            let attack = if entity.attack > 0 { format!(" {} attack", entity.attack) } else { String::new() };
            let mark = Self::mark(table, hero);
            let name = game.card(hero).map_or("", |card| card.name);
            let weapon = side
                .weapon
                .map_or_else(String::new, |id| format!(", weapon {}/{}", game[id].attack, game[id].health()));
            let says = format!("{mark}{name}: {}{armor} health{attack}{weapon}", entity.health());
            frame.render_widget(Paragraph::new(says).style(self.style(table, hero)), hero_at);
            places.push((hero_at, hero));
        }
        if let Some(power) = side.power {
            let used = if game[power].exhausted { ", used" } else { "" };
            let mark = Self::mark(table, power);
            let says = format!("{mark}{} ({}{used})", game.card(power).map_or("", |card| card.name), game[power].cost);
            frame.render_widget(Paragraph::new(says).style(self.style(table, power)), power_at);
            places.push((power_at, power));
        }
        let deck = side.deck.len();
        let secrets = match side.secrets.len() {
            0 => String::new(),
            1 => ", 1 secret".to_owned(),
            n => format!(", {n} secrets"),
        };
        let has = if player == table.me {
            format!("{}/{} mana", side.mana(), side.crystals)
        } else {
            format!("{} in hand", side.hand.len())
        };
        // Two things fit where there are secrets, and a secret is news.
        let says = if secrets.is_empty() { format!("{has}, {deck} left") } else { has + &secrets };
        frame.render_widget(Paragraph::new(says), rest_at);
    }

    fn board(&self, frame: &mut Frame<'_>, area: Rect, table: &Table, player: PlayerId, places: &mut Places) {
        for (at, id) in (0_u16..).zip(table.game.players[player].board.iter()) {
            let place = Rect { x: area.x + at * MINION, width: MINION, ..area };
            let entity = &table.game[id];
            let block = Block::new().borders(Borders::ALL).title(Self::mark(table, id).to_string());
            let name = table.game.card(id).map_or("?", |card| card.name);
            let name: String = name.chars().take(usize::from(MINION) - 2).collect();
            let numbers = format!("{}/{} {}", entity.attack, entity.health(), letters(entity.keywords));
            let lines = vec![Line::from(name), Line::from(numbers)];
            frame.render_widget(Paragraph::new(lines).block(block).style(self.style(table, id)), place);
            places.push((place, id));
        }
    }

    fn hand(&self, frame: &mut Frame<'_>, area: Rect, table: &Table, places: &mut Places) {
        frame.render_widget(
            Line::from("Hand").style(Style::new().add_modifier(Modifier::BOLD)),
            Rect { height: 1, ..area },
        );
        for (at, id) in (0_u16..).zip(table.game.players[table.me].hand.iter()) {
            let place = Rect { y: area.y + 1 + at, height: 1, ..area };
            if place.y >= area.bottom() {
                break;
            }
            let name = table.game.card(id).map_or("?", |card| card.name);
            let says = format!("{}{} {name} ({})", Self::mark(table, id), (at + 1) % 10, table.game[id].cost);
            frame.render_widget(Paragraph::new(says).style(self.style(table, id)), place);
            places.push((place, id));
        }
    }

    /// What is asked; else the text of what is pointed at, and what can be done with it.
    fn options(frame: &mut Frame<'_>, area: Rect, table: &Table) {
        let (game, bold) = (&table.game, Style::new().add_modifier(Modifier::BOLD));
        let mut lines = Vec::new();
        if game.is_over() {
            let won = match game.players[table.me].state {
                PlayState::Won => "You have won.",
                PlayState::Lost => "You have lost.",
                _ => "Nobody has won.",
            };
            lines.push(Line::from(won).style(bold));
        } else if table.asked.is_empty() {
            if let Some(id) = table.pointed() {
                lines.push(Line::from(words::entity(game, id)).style(bold));
                lines.push(Line::from(words::text(game, id)));
                let options = game.options_for(id).into_iter();
                lines.extend(options.map(|action| Line::from(format!("  {}", words::action(game, action)))));
            }
        } else {
            lines.push(Line::from("Choose").style(bold));
            let rows = usize::from(area.height).saturating_sub(1).max(1);
            let first = (table.at + 1).saturating_sub(rows);
            for (n, action) in table.asked.iter().enumerate().skip(first).take(rows) {
                let (mark, style) = if n == table.at {
                    ('>', Style::new().add_modifier(Modifier::REVERSED))
                } else {
                    (' ', Style::new())
                };
                lines.push(Line::from(format!("{mark}{} {}", n + 1, words::action(game, *action))).style(style));
            }
        }
        frame.render_widget(Paragraph::new(lines).wrap(ratatui::widgets::Wrap { trim: false }), area);
    }
}

/// What was drawn at a place.
pub fn hit(places: &Places, column: u16, row: u16) -> Option<EntityId> {
    places.iter().find(|(place, _)| place.contains(Position { x: column, y: row })).map(|(_, id)| *id)
}

/// The keywords that decide fights, a letter each.
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
