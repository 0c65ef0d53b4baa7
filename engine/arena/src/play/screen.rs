//! Draws a game on a terminal of 80 by 24 characters or more.
use cardwright_data::{CardType, PlayState};
use cardwright_engine::facts::Keywords;
use cardwright_engine::state::Entity;
use cardwright_engine::{EntityId, Game, PlayerId};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Position, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::{Block, Borders, Paragraph, Wrap};

use super::session::Session;
use crate::describe;

/// The area in which each entity was drawn, to find the entity under a click.
pub type Places = Vec<(Rect, EntityId)>;

/// Draws with or without colors; characters repeat the meaning of colors.
pub struct Screen {
    /// Whether to use colors.
    pub color: bool,
}

/// The width of a minion on a full board of 80 columns, and the maximum width of a name.
const MINION: [u16; 2] = [11, 22];
/// The height of a board: two lines of a name and the numbers, in a frame.
const BOARD: u16 = 5;
/// The height of the hand: ten cards below a heading.
const HAND: u16 = 11;
/// The smallest terminal, in columns and rows.
const MIN_SIZE: (u16, u16) = (80, 24);

/// The text that `?` shows.
const HELP: &str = "\
A game in the terminal

  arrows, Tab    point at a card, a character, an option
  Enter, mouse   do what can be done with it, or choose among several
  1 to 9, 0      a card in hand, an option, a card to tick
  Space          tick a card of the opening hand; Enter replaces the ticked ones
  Esc            leave a choice
  e              end the turn; once more if something can still be done
  u              take back the last action, as long as it showed nothing new
  s              save the game
  ?              this page
  q              quit
  Watching: Space or n is the next action, p plays on, + and - set the speed

> pointed at   + can do something   * a target of what is asked
Behind the numbers of a minion: T Taunt, D Divine Shield, S Stealth, F Frozen,
P Poisonous, W Windfury, L Lifesteal, R Reborn, E Elusive, I Immune,
d Deathrattle, x silenced, - cannot attack, z came this turn.
In its frame: its state; Dormant 2 awakens in two turns.

Any key goes back to the game.";

impl Screen {
    /// Draws the screen; returns the areas of the entities.
    pub fn draw(&self, frame: &mut Frame<'_>, session: &Session) -> Places {
        let area = frame.area();
        let mut places = Places::new();
        if area.width < MIN_SIZE.0 || area.height < MIN_SIZE.1 {
            let says = format!("The terminal needs {} by {} characters.", MIN_SIZE.0, MIN_SIZE.1);
            frame.render_widget(Paragraph::new(says), area);
            return places;
        }
        if session.help {
            frame.render_widget(Paragraph::new(HELP).wrap(Wrap { trim: false }), area);
            return places;
        }
        let rows = [1, BOARD, BOARD, 1, HAND].map(Constraint::Length).into_iter();
        let rows = rows.chain([Constraint::Min(0), Constraint::Length(1)]);
        let [theirs, their_board, my_board, mine, middle, rest, help] = Layout::vertical(rows).areas(area);
        self.status(frame, theirs, session, session.me.opponent(), &mut places);
        self.board(frame, their_board, session, session.me.opponent(), &mut places);
        self.board(frame, my_board, session, session.me, &mut places);
        self.status(frame, mine, session, session.me, &mut places);
        let [hand, options] =
            Layout::horizontal([Constraint::Percentage(42), Constraint::Percentage(58)]).areas(middle);
        self.hand(frame, hand, session, &mut places);
        let (lines, first) = Self::options(session, options);
        // A free row parts the text from the log.
        let used = u16::try_from(lines.len() + 1).unwrap_or(u16::MAX).min(options.height);
        frame.render_widget(Paragraph::new(lines).scroll((first, 0)), options);
        // The log fills what is free: the rows beneath, else those beside the hand.
        let beside = Rect { y: options.y + used, height: options.height - used, ..options };
        Self::log(frame, if rest.height > beside.height { rest } else { beside }, session);
        let keys = if session.is_watched() {
            "Space: next action  p: play on  + -: speed  ?: help  q: quit"
        } else if session.ticked.is_some() {
            "1-4, Space: tick what to replace  Enter: done  ?: help  q: quit"
        } else {
            "arrows Enter: click  1-9: card  e: end turn  u: undo  s: save  ?: help  q: quit"
        };
        let says = if session.note.is_empty() { keys } else { &session.note };
        frame.render_widget(Paragraph::new(says).style(Style::new().add_modifier(Modifier::BOLD)), help);
        places
    }

    /// The latest log entries that fit, each action together with its consequences.
    fn log(frame: &mut Frame<'_>, area: Rect, session: &Session) {
        let mut lines: Vec<String> = Vec::new();
        for said in session.history.iter().rev() {
            let rows = wrapped(said, area.width);
            if lines.len() + rows.len() > usize::from(area.height) {
                break;
            }
            lines.extend(rows.into_iter().rev());
        }
        let lines: Vec<Line<'_>> = lines.into_iter().rev().map(Line::from).collect();
        frame.render_widget(Paragraph::new(lines), area);
    }

    /// The style of an entity: selected, a legal target, or able to act.
    fn style(&self, session: &Session, id: EntityId) -> Style {
        let colored = |style: Style, color| if self.color { style.fg(color) } else { style };
        if session.focused_entity() == Some(id) {
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
        if session.focused_entity() == Some(id) {
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
        let widths = [Constraint::Percentage(45), Constraint::Percentage(28), Constraint::Min(0)];
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
            let state = if entity.keywords.has(Keywords::FROZEN) { ", frozen" } else { "" };
            let numbers = format!(": {}{armor} health{attack}{weapon}{state}", entity.health());
            let room = usize::from(hero_at.width).saturating_sub(numbers.len() + 2);
            let says = format!("{mark}{}{numbers}", cut(name, room));
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
        // There is room for two of the three on 80 columns; secrets are more important than the deck.
        let wide = rest_at.width >= 30;
        let says = if secrets.is_empty() || wide { format!("{has}{secrets}, {deck} left") } else { has + &secrets };
        frame.render_widget(Paragraph::new(says), rest_at);
    }

    fn board(&self, frame: &mut Frame<'_>, area: Rect, session: &Session, player: PlayerId, places: &mut Places) {
        let board = &session.game.players[player].board;
        let many = u16::try_from(board.len().max(1)).unwrap_or(1);
        let width = (area.width / many).clamp(MINION[0], MINION[1]);
        for (at, id) in (0_u16..).zip(board.iter()) {
            let place = Rect { x: area.x + at * width, width, ..area };
            let entity = &session.game[id];
            let block = Block::new().borders(Borders::ALL).title(Self::mark(session, id).to_string());
            let block = block.title_bottom(state(entity));
            let name = session.game.card(id).map_or("?", |card| card.name);
            let mut lines: Vec<Line<'_>> = in_two(name, usize::from(width) - 2).into_iter().map(Line::from).collect();
            let marks = letters(&session.game, entity);
            lines.push(Line::from(format!("{} {marks}", numbers(entity).unwrap_or_default())));
            frame.render_widget(Paragraph::new(lines).block(block).style(self.style(session, id)), place);
            places.push((place, id));
        }
    }

    fn hand(&self, frame: &mut Frame<'_>, area: Rect, session: &Session, places: &mut Places) {
        let whose = session.shown_hand();
        let heading =
            if session.is_watched() { format!("Hand of player {}", u8::from(whose)) } else { "Hand".to_owned() };
        let heading = Line::from(heading).style(Style::new().add_modifier(Modifier::BOLD));
        frame.render_widget(heading, Rect { height: 1, ..area });
        for (at, id) in session.game.players[whose].hand.iter().enumerate() {
            let row = u16::try_from(at).unwrap_or(u16::MAX).saturating_add(1);
            let place = Rect { y: area.y.saturating_add(row), height: 1, ..area };
            if place.y >= area.bottom() {
                break;
            }
            let entity = &session.game[id];
            let name = session.game.card(id).map_or("?", |card| card.name);
            let tick = match session.ticked {
                Some(_) if session.is_ticked(at) => "[x] ",
                Some(_) => "[ ] ",
                None => "",
            };
            let head = format!("{}{} {tick}({}) ", Self::mark(session, id), (at + 1) % 10, entity.cost);
            let numbers = numbers(entity).map_or_else(String::new, |numbers| format!(" {numbers}"));
            let room = usize::from(area.width).saturating_sub(head.len() + numbers.len() + 1);
            let says = format!("{head}{}{numbers}", cut(name, room));
            frame.render_widget(Paragraph::new(says).style(self.style(session, id)), place);
            places.push((place, id));
        }
    }

    /// The pending choice; otherwise the text of the selected entity and the actions that use it. The second value is the
    /// number of rows to scroll so that the selected option is visible.
    fn options(session: &Session, area: Rect) -> (Vec<Line<'static>>, u16) {
        let (game, bold) = (&session.game, Style::new().add_modifier(Modifier::BOLD));
        let mut lines = Vec::new();
        let mut first = 0;
        if game.is_over() {
            let state = game.players[session.me].state;
            let who = if session.is_watched() { "Player 1 has" } else { "You have" };
            let says = if state == PlayState::Won {
                format!("{who} won.")
            } else if state == PlayState::Lost {
                format!("{who} lost.")
            } else {
                "Nobody has won.".to_owned()
            };
            lines.push(Line::from(says).style(bold));
        } else if session.ticked.is_some() {
            lines.push(Line::from("Which cards will you replace?").style(bold));
        } else if !session.asked.is_empty() {
            lines.push(Line::from("Choose").style(bold));
            for (n, action) in session.asked.iter().enumerate() {
                let chosen = n == session.at;
                let style = if chosen { Style::new().add_modifier(Modifier::REVERSED) } else { Style::new() };
                let mark = if chosen { '>' } else { ' ' };
                let says = format!("{mark}{} {}", n + 1, describe::action(game, *action));
                lines.extend(wrapped(&says, area.width).into_iter().map(|line| Line::from(line).style(style)));
                if chosen {
                    first = u16::try_from(lines.len()).unwrap_or(u16::MAX).saturating_sub(area.height);
                }
            }
            return (lines, first);
        }
        if let Some(id) = session.focused_entity() {
            lines.push(
                Line::from(describe::entity(game, id, (!session.is_watched()).then_some(session.me))).style(bold),
            );
            lines.extend(wrapped(&describe::text(game, id), area.width).into_iter().map(Line::from));
            if session.ticked.is_none() && !session.is_watched() {
                let options = game.options_for(id).into_iter().take(4);
                let says =
                    options.flat_map(|action| wrapped(&format!("  {}", describe::action(game, action)), area.width));
                lines.extend(says.map(Line::from));
            }
        }
        (lines, first)
    }
}

/// A text wrapped between words to lines of at most `width` letters; further lines are indented by two more.
fn wrapped(text: &str, width: u16) -> Vec<String> {
    let indent = text.len() - text.trim_start().len();
    let mut lines = Vec::new();
    let mut line = " ".repeat(indent);
    let mut empty = true;
    for word in text.split_whitespace() {
        if !empty && line.chars().count() + 1 + word.chars().count() > usize::from(width) {
            lines.push(std::mem::replace(&mut line, " ".repeat(indent + 2)));
            empty = true;
        }
        if !empty {
            line.push(' ');
        }
        line.push_str(word);
        empty = false;
    }
    lines.push(line);
    lines
}

/// A name truncated to `room` letters.
fn cut(name: &str, room: usize) -> String {
    crate::simulate::short(name, room.max(4))
}

/// A name on two lines, broken between words if possible.
fn in_two(name: &str, width: usize) -> [String; 2] {
    if name.chars().count() <= width {
        return [name.to_owned(), String::new()];
    }
    let fits = name.match_indices(' ').map(|(at, _)| at).rfind(|at| name[..*at].chars().count() <= width);
    let at = fits.or_else(|| name.char_indices().nth(width).map(|(at, _)| at)).unwrap_or(name.len());
    let (first, second) = name.split_at(at);
    [first.to_owned(), cut(second.trim_start(), width)]
}

/// Attack and Health, Durability of a weapon, or uses of a location; `None` for other entities.
fn numbers(entity: &Entity) -> Option<String> {
    if matches!(entity.card_type, CardType::Minion | CardType::Weapon) {
        Some(format!("{}/{}", entity.attack, entity.health()))
    } else if entity.card_type == CardType::Location {
        Some(format!("{} uses", entity.health()))
    } else {
        (entity.card_type == CardType::Hero).then(|| format!("+{} armor", entity.armor))
    }
}

/// The entity that was drawn at a position.
pub fn hit(places: &Places, column: u16, row: u16) -> Option<EntityId> {
    places.iter().find(|(place, _)| place.contains(Position { x: column, y: row })).map(|(_, id)| *id)
}

/// The state that prevents a minion from acting, in one word.
fn state(entity: &Entity) -> String {
    let has = |keyword| entity.keywords.has(keyword);
    if has(Keywords::DORMANT) {
        if entity.counters[1] > 0 { format!("Dormant {}", entity.counters[1]) } else { "Dormant".to_owned() }
    } else if has(Keywords::LAUNCHPAD) {
        "Starship".to_owned()
    } else if has(Keywords::FROZEN) {
        "Frozen".to_owned()
    } else if entity.silenced {
        "Silenced".to_owned()
    } else if has(Keywords::STEALTH) {
        "Stealth".to_owned()
    } else if has(Keywords::IMMUNE) {
        "Immune".to_owned()
    } else {
        String::new()
    }
}

/// The keywords and states that matter in combat, one letter each.
fn letters(game: &Game, entity: &Entity) -> String {
    let letters = [
        (Keywords::TAUNT, 'T'),
        (Keywords::DIVINE_SHIELD, 'D'),
        (Keywords::STEALTH, 'S'),
        (Keywords::FROZEN, 'F'),
        (Keywords::POISONOUS, 'P'),
        (Keywords::WINDFURY, 'W'),
        (Keywords::MEGA_WINDFURY, 'W'),
        (Keywords::LIFESTEAL, 'L'),
        (Keywords::REBORN, 'R'),
        (Keywords::UNTARGETABLE_BY_CARDS, 'E'),
        (Keywords::IMMUNE, 'I'),
        (Keywords::DEATHRATTLE, 'd'),
        (Keywords::CANT_ATTACK, '-'),
    ];
    let shown = letters.into_iter().filter(|(keyword, _)| entity.keywords.has(*keyword)).map(|(_, letter)| letter);
    let fast = entity.keywords.has(Keywords::CHARGE | Keywords::RUSH);
    let sleeps = entity.arrived && !fast && entity.card_type == CardType::Minion && game.active == entity.controller;
    shown.chain(entity.silenced.then_some('x')).chain(sleeps.then_some('z')).collect()
}
