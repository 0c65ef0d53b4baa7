//! Draws a game on a terminal of 80 by 24 characters or more.
use cardwright_data::{CardType, GameTag, PlayState, Zone};
use cardwright_engine::facts::Keywords;
use cardwright_engine::query::view::View;
use cardwright_engine::state::Entity;
use cardwright_engine::{EntityId, Game, PlayerId};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Position, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Borders, Paragraph, Wrap};
use std::fmt::Write as _;

use super::panel;
use super::session::{Session, TURN_HEADING_PREFIX};
use super::words::{in_two_lines, truncated, wrapped};

/// A target of a mouse click.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// An entity.
    Entity(EntityId),
    /// The choice with this number, from 0.
    Choice(usize),
}

/// The areas in which entities and choices were drawn, to find the clicked one.
pub type Places = Vec<(Rect, Spot)>;

/// Draws with or without colors; marks repeat what colors mean.
pub struct Screen {
    /// Whether to use colors.
    pub color: bool,
}

/// Width of a minion on a full board of 80 columns, and the most that a name needs.
const MINION_WIDTH: [u16; 2] = [11, 22];
/// Height of a board: two lines of a name in a frame, which has the numbers.
const BOARD_HEIGHT: u16 = 4;
/// The smallest terminal, in columns and rows.
const MIN_SIZE: (u16, u16) = (80, 24);
/// From this width on, the log has a column of its own.
const WIDE: u16 = 120;
/// Rows of the log that a long description leaves.
const LOG_ROWS: u16 = 3;

/// The help that `?` shows.
const HELP: &str = "\
A game in the terminal

  arrows, Tab    point at a card, a character, a weapon, a Secret, a choice: you
                 read what it is. Right leaves the hand for your board, Left for
                 the opponent's; up and down go from row to row
  Enter, mouse   use it, or choose; 1 to 9, 0: a card in hand, a choice
  p              choose the place of the minion, then arrows and Enter
  Space          tick a card of the opening hand; Enter replaces the ticked ones
  v              look at the table while you choose; Esc: leave a choice
  e              end the turn; once more if you can still do something
  h  u  c        a hint; take back what showed nothing new; concede
  PgUp PgDn      scroll the log, End: to its end; the mouse wheel, too
  +  -           faster; slower: how long the opponent's actions are shown
  s  q  ?        save; save and quit; this page
The opponent's turn: Space is the next action, p pauses, f goes on to your turn.
Watching: Space is the next action, p plays on.

> pointed at   + can do something   * a legal target   ! just acted or targeted
Numbers: 5+ more than printed, 3- less or damaged. Above a minion:
T Taunt, D Divine Shield, S Stealth, F Frozen, P Poisonous, W Windfury,
L Lifesteal, R Reborn, E Elusive, I Immune, d Deathrattle, t trigger,
x silenced, - cannot attack, z came this turn.

Any key goes back to the game.";

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
        if session.help {
            frame.render_widget(Paragraph::new(HELP).wrap(Wrap { trim: false }), area);
            return places;
        }
        let rows = [2, BOARD_HEIGHT, BOARD_HEIGHT, 2].map(Constraint::Length).into_iter();
        let rows = rows.chain([Constraint::Min(10), Constraint::Length(1), Constraint::Length(1)]);
        let [theirs, their_board, my_board, mine, below, note, keys] = Layout::vertical(rows).areas(area);
        let other = session.me.opponent();
        self.side(frame, theirs, session, other, &mut places);
        self.board(frame, their_board, session, other, &mut places);
        self.board(frame, my_board, session, session.me, &mut places);
        self.side(frame, mine, session, session.me, &mut places);
        self.below(frame, below, session, &mut places);
        let bold = Style::new().add_modifier(Modifier::BOLD);
        frame.render_widget(Paragraph::new(truncated(&headline(session), note.width.into())).style(bold), note);
        frame.render_widget(Paragraph::new(key_line(session, keys.width)), keys);
        places
    }

    /// The hand, the description or the choices, and the log.
    fn below(&self, frame: &mut Frame<'_>, area: Rect, session: &Session, places: &mut Places) {
        let choosing = session.chooses() || (session.ticked.is_some() && !session.looking);
        if choosing && panel::needs_full_width(session) && area.width < WIDE {
            return Self::choices(frame, area, session, places);
        }
        let widths: &[Constraint] = if area.width < WIDE {
            &[Constraint::Length(area.width * 43 / 100), Constraint::Min(0)]
        } else {
            &[Constraint::Length(40), Constraint::Percentage(36), Constraint::Min(0)]
        };
        let columns = Layout::horizontal(widths.iter().copied()).spacing(1).split(area);
        self.hand(frame, columns[0], session, places);
        if let [_, middle, log] = columns[..] {
            if choosing {
                Self::choices(frame, middle, session, places);
            } else {
                frame.render_widget(Paragraph::new(panel::details(session, middle.width)), middle);
            }
            return Self::log(frame, log, session);
        }
        let right = columns[1];
        if session.scroll > 0 {
            return Self::log(frame, right, session);
        }
        if choosing {
            return Self::choices(frame, right, session, places);
        }
        let lines = panel::details(session, right.width);
        let most = right.height - LOG_ROWS - 1;
        let used = u16::try_from(lines.len()).unwrap_or(u16::MAX).min(most);
        frame.render_widget(Paragraph::new(lines), Rect { height: used, ..right });
        // A free row parts the description from the log.
        Self::log(frame, Rect { y: right.y + used + 1, height: right.height - used - 1, ..right }, session);
    }

    /// The log: the latest entries, or those that the person has scrolled to.
    fn log(frame: &mut Frame<'_>, area: Rect, session: &Session) {
        let width = area.width;
        let rows: Vec<(String, bool)> = session
            .history
            .iter()
            .flat_map(|said| {
                wrapped(said, width).into_iter().map(move |row| (row, said.starts_with(TURN_HEADING_PREFIX)))
            })
            .collect();
        let height = usize::from(area.height);
        let scroll = session.scroll.min(rows.len().saturating_sub(height));
        let end = rows.len() - scroll;
        let start = end.saturating_sub(height);
        let lines: Vec<Line<'_>> = rows[start..end]
            .iter()
            .map(|(row, heading)| {
                let style = if *heading { Style::new().add_modifier(Modifier::BOLD) } else { Style::new() };
                Line::from(row.as_str()).style(style)
            })
            .collect();
        frame.render_widget(Paragraph::new(lines), area);
    }

    /// The style of an entity: selected, a legal target, able to act, or just shown by the opponent.
    fn style(&self, session: &Session, id: EntityId) -> Style {
        let colored = |style: Style, color| if self.color { style.fg(color) } else { style };
        if session.focused_entity() == Some(id) {
            Style::new().add_modifier(Modifier::REVERSED)
        } else if session.is_target(id) {
            colored(Style::new().add_modifier(Modifier::BOLD | Modifier::UNDERLINED), Color::Red)
        } else if session.is_ready(id) {
            colored(Style::new().add_modifier(Modifier::BOLD), Color::Green)
        } else if session.shown.contains(&id) {
            colored(Style::new().add_modifier(Modifier::BOLD), Color::Yellow)
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
        } else if session.shown.contains(&id) {
            '!'
        } else {
            ' '
        }
    }

    /// A number that differs from the printed one.
    fn number(&self, now: i16, printed: i16, better: bool) -> Span<'static> {
        let color = if better { Color::LightGreen } else { Color::LightRed };
        let style = if self.color { Style::new().fg(color) } else { Style::new() };
        match now.cmp(&printed) {
            std::cmp::Ordering::Equal => Span::raw(now.to_string()),
            std::cmp::Ordering::Less => Span::styled(format!("{now}-"), style),
            std::cmp::Ordering::Greater => Span::styled(format!("{now}+"), style),
        }
    }

    /// Attack and Health; of a weapon Durability, of a location its uses; nothing for what has neither.
    fn numbers(&self, game: &Game, id: EntityId) -> Vec<Span<'static>> {
        let (entity, Some(card)) = (&game[id], game.card(id)) else { return Vec::new() };
        if matches!(entity.card_type, CardType::Minion | CardType::Weapon) {
            let attack = self.number(entity.attack, card.attack, entity.attack > card.attack);
            // A damaged minion is marked although it may have more Health than is printed.
            let hurt = entity.damage > 0;
            let of = if hurt { entity.health().max(card.health) + 1 } else { card.health };
            let health = self.number(entity.health(), of, !hurt && entity.health() > card.health);
            vec![attack, Span::raw("/"), health]
        } else if entity.card_type == CardType::Location {
            let uses = if entity.health() == 1 { "1 use".to_owned() } else { format!("{} uses", entity.health()) };
            vec![Span::raw(uses)]
        } else if entity.card_type == CardType::Hero && entity.zone == Zone::Hand {
            vec![Span::raw(format!("+{} Armor", entity.armor))]
        } else {
            Vec::new()
        }
    }

    /// The two rows of a player: hero, Hero Power and weapon; mana, cards, resources, Secrets and quests.
    fn side(&self, frame: &mut Frame<'_>, area: Rect, session: &Session, player: PlayerId, places: &mut Places) {
        let side = &session.game.players[player];
        let mut segments = Vec::new();
        segments.extend(side.hero.map(|hero| (hero, hero_numbers(&session.game, hero))));
        for power in [side.hero_power, side.second_hero_power].into_iter().flatten() {
            let used = if session.game[power].exhausted { ", used" } else { "" };
            segments.push((power, format!(" ({}{used})", session.game[power].cost)));
        }
        if let Some(weapon) = side.weapon {
            let it = &session.game[weapon];
            segments.push((weapon, format!(" {}/{}", it.attack, it.health())));
        }
        self.segments(frame, Rect { height: 1, ..area }, session, &segments, places);
        let resources = resources(&session.game, player);
        let width = u16::try_from(resources.chars().count() + 2).unwrap_or(area.width).min(area.width);
        let second = Rect { y: area.y + 1, height: 1, ..area };
        frame.render_widget(Paragraph::new(resources), Rect { width, ..second });
        let rest = Rect { x: second.x + width, width: second.width - width, ..second };
        let secrets: Vec<_> = side.secrets.iter().map(|id| (id, progress(&session.game, id))).collect();
        self.segments(frame, rest, session, &secrets, places);
    }

    /// Names with what follows them, in one row; the longest names are cut until all fit.
    fn segments(
        &self,
        frame: &mut Frame<'_>,
        area: Rect,
        session: &Session,
        segments: &[(EntityId, String)],
        places: &mut Places,
    ) {
        let names: Vec<String> = segments.iter().map(|(id, _)| seen_name(session, *id)).collect();
        let mut rooms: Vec<usize> = names.iter().map(|name| name.chars().count()).collect();
        // Each has a mark before it and two spaces behind it.
        let tails: usize = segments.iter().map(|(_, tail)| tail.chars().count() + 3).sum();
        while rooms.iter().sum::<usize>() + tails > usize::from(area.width) + 2 {
            let Some(longest) = rooms.iter_mut().max().filter(|longest| **longest > 4) else { break };
            *longest -= 1;
        }
        let mut x = area.x;
        for (((id, tail), name), room) in segments.iter().zip(&names).zip(rooms) {
            let says = format!("{}{}{tail}", Self::mark(session, *id), truncated(name, room));
            let width = u16::try_from(says.chars().count()).unwrap_or(0).min(area.right().saturating_sub(x));
            let place = Rect { x, width, ..area };
            frame.render_widget(Paragraph::new(says).style(self.style(session, *id)), place);
            places.push((place, Spot::Entity(*id)));
            x = (x + width + 2).min(area.right());
        }
    }

    fn board(&self, frame: &mut Frame<'_>, area: Rect, session: &Session, player: PlayerId, places: &mut Places) {
        let board = &session.game.players[player].board;
        let gap = session.board_position.filter(|_| player == session.me).map(usize::from);
        let many = board.len() + usize::from(gap.is_some());
        let many = u16::try_from(many.max(1)).unwrap_or(1);
        let width = (area.width / many).clamp(MINION_WIDTH[0], MINION_WIDTH[1]);
        let mut x = area.x;
        for at in 0..=board.len() {
            if gap == Some(at) {
                let place = Rect { x, width, ..area }.intersection(area);
                let block = Block::new().borders(Borders::ALL).title("here");
                frame.render_widget(block.style(Style::new().add_modifier(Modifier::REVERSED)), place);
                x += width;
            }
            let Some(id) = board.get(at) else { break };
            let place = Rect { x, width, ..area }.intersection(area);
            x += width;
            let (game, entity) = (&session.game, &session.game[id]);
            let head = format!("{}{}", Self::mark(session, id), letters(game, id));
            let mut foot = self.numbers(game, id);
            let state = inactive_state(entity);
            let used: usize = foot.iter().map(|span| span.content.chars().count()).sum();
            if !state.is_empty() && used + 1 + state.len() <= usize::from(width) - 2 {
                foot.push(Span::raw(format!(" {state}")));
            } else if entity.keywords.has(Keywords::DORMANT) {
                foot = vec![Span::raw(state)];
            }
            let block = Block::new().borders(Borders::ALL).title(head).title_bottom(Line::from(foot));
            let name = game.card(id).map_or("?", |card| card.name);
            let lines: Vec<Line<'_>> = in_two_lines(name, usize::from(width) - 2).into_iter().map(Line::from).collect();
            frame.render_widget(Paragraph::new(lines).block(block).style(self.style(session, id)), place);
            places.push((place, Spot::Entity(id)));
        }
    }

    fn hand(&self, frame: &mut Frame<'_>, area: Rect, session: &Session, places: &mut Places) {
        let hand = session.game.players[session.shown_hand()].hand;
        let selected = session.focused_entity().and_then(|id| hand.position(id)).unwrap_or(0);
        // A hand of more cards than rows is scrolled to the selected card.
        let first = (selected + 1).saturating_sub(area.height.into());
        for (row, (at, id)) in (0_u16..area.height).zip(hand.iter().enumerate().skip(first)) {
            let place = Rect { y: area.y + row, height: 1, ..area };
            let (game, entity) = (&session.game, &session.game[id]);
            let name = game.card(id).map_or("?", |card| card.name);
            let printed = game.card(id).map_or(entity.cost, |card| card.cost);
            let tick = match session.ticked {
                Some(_) if session.is_ticked(at) => "[x] ",
                Some(_) => "[ ] ",
                None => "",
            };
            let head = format!("{}{} {tick}(", Self::mark(session, id), (at + 1) % 10);
            let cost = self.number(entity.cost, printed, entity.cost < printed);
            let numbers = self.numbers(game, id);
            let used: usize = numbers.iter().map(|span| span.content.chars().count()).sum();
            let room = usize::from(area.width).saturating_sub(head.len() + cost.content.len() + used + 3);
            let mut spans = vec![Span::raw(head), cost, Span::raw(format!(") {} ", truncated(name, room)))];
            spans.extend(numbers);
            frame.render_widget(Paragraph::new(Line::from(spans)).style(self.style(session, id)), place);
            places.push((place, Spot::Entity(id)));
        }
    }

    /// Draws the possible choices, with the pointed choice in sight.
    fn choices(frame: &mut Frame<'_>, area: Rect, session: &Session, places: &mut Places) {
        let bold = Style::new().add_modifier(Modifier::BOLD);
        let heading = panel::heading(session);
        let rows = panel::choices(session, area.width);
        let height = usize::from(area.height) - 1;
        let end: usize = rows.iter().take(session.selected + 1).map(Vec::len).sum();
        let mut skip = end.saturating_sub(height);
        frame.render_widget(Line::from(heading).style(bold), Rect { height: 1, ..area });
        let mut y = area.y + 1;
        for (n, lines) in rows.into_iter().enumerate() {
            let style =
                if n == session.selected { Style::new().add_modifier(Modifier::REVERSED) } else { Style::new() };
            let start = y;
            for line in lines {
                if skip > 0 {
                    skip -= 1;
                } else if y < area.bottom() {
                    frame.render_widget(Line::from(line).style(style), Rect { y, height: 1, ..area });
                    y += 1;
                }
            }
            places.push((Rect { y: start, height: y - start, ..area }, Spot::Choice(n)));
        }
        for line in panel::unreachable(session, area.width) {
            if y < area.bottom() {
                frame.render_widget(Line::from(line), Rect { y, height: 1, ..area });
                y += 1;
            }
        }
    }
}

/// The message to the person, or a sentence about the state of the game.
fn headline(session: &Session) -> String {
    let game = &session.game;
    if !session.message.is_empty() {
        return session.message.clone();
    }
    if game.is_over() {
        return result(session);
    }
    if session.scroll > 0 {
        return "The log; End or PgDn goes back to its end.".to_owned();
    }
    if session.board_position.is_some() {
        return "Where shall it stand?".to_owned();
    }
    if session.looking {
        return format!("You look at the table. {}", panel::heading(session));
    }
    let last =
        session.history.iter().rev().find(|line| !line.starts_with(' ') && !line.starts_with(TURN_HEADING_PREFIX));
    if session.waits_for_agent() || session.is_watched() {
        return last.map_or_else(|| "The opponent is to act.".to_owned(), |line| format!("{line}."));
    }
    if session.chooses() || session.ticked.is_some() {
        return panel::heading(session);
    }
    format!("Turn {}: your turn.", game.turn)
}

fn result(session: &Session) -> String {
    let state = session.game.players[session.me].state;
    let who = if session.is_watched() { "Player 1 has" } else { "You have" };
    if state == PlayState::Won {
        format!("{who} won.")
    } else if state == PlayState::Lost {
        format!("{who} lost.")
    } else {
        "Nobody has won.".to_owned()
    }
}

/// The keys that matter now: the first of them that fit, and the last.
fn key_line(session: &Session, width: u16) -> String {
    let (keys, always) = keys(session);
    let mut says = String::new();
    for key in keys {
        if says.chars().count() + key.chars().count() + 2 + always.len() <= usize::from(width) {
            says += key;
            says += "  ";
        }
    }
    says + always
}

/// The keys that matter now, the most important first, and those that always have room.
fn keys(session: &Session) -> (Vec<&'static str>, &'static str) {
    const HELP_AND_QUIT: &str = "?: help  q: quit";
    if session.asks() {
        (vec![], "y: yes  any other key: no")
    } else if session.is_watched() {
        (vec!["Space: next action", "p: play on", "+ -: speed", "PgUp: log"], HELP_AND_QUIT)
    } else if session.game.is_over() {
        (vec!["r: play again", "PgUp: log", "arrows: look"], HELP_AND_QUIT)
    } else if session.waits_for_agent() {
        let keys = ["Space: next", "p: pause", "f: to your turn", "+ -: speed", "PgUp: log", "arrows: look", "?: help"];
        (keys.to_vec(), "q: quit")
    } else if session.board_position.is_some() {
        (vec!["arrows: choose the place", "Enter: play here", "Esc: back"], "?: help")
    } else if session.looking {
        let take = session.game.pending.is_none().then_some("Enter: choose it, or why not");
        (["arrows: look"].into_iter().chain(take).chain(["v, Esc: back to your choice"]).collect(), "?: help")
    } else if session.ticked.is_some() {
        (vec!["1-4, Space: tick what to replace", "Enter: done", "v: look"], HELP_AND_QUIT)
    } else if session.chooses() {
        let back = session.can_go_back().then_some("Esc: back");
        let keys = ["arrows, 1-9: choose", "Enter: take", "v: look at the table"];
        (keys.into_iter().chain(back).collect(), "?: help")
    } else {
        (own_turn_keys(session), HELP_AND_QUIT)
    }
}

/// The keys of the person's own turn; some only where they do something.
fn own_turn_keys(session: &Session) -> Vec<&'static str> {
    let pointed = session.focused_entity();
    let uses = pointed.is_some_and(|id| session.is_ready(id)).then_some("Enter: use");
    let places = pointed.is_some_and(|id| session.can_be_placed(id)).then_some("p: place");
    let undo = session.can_take_back().then_some("u: undo");
    let keys = [Some("arrows: look"), uses, Some("1-9: play"), places, Some("e: end turn"), undo, Some("h: hint")];
    keys.into_iter().flatten().chain(["PgUp: log", "c: concede", "+ -: speed", "s: save"]).collect()
}

/// The name of an entity as the person knows it.
fn seen_name(session: &Session, id: EntityId) -> String {
    let hidden = session.viewer().is_some_and(|viewer| View::hides_card(&session.game, id, viewer));
    match session.game.card(id).filter(|_| !hidden) {
        Some(card) => crate::deck::skin::skin_of(&session.game, id).map_or(card.name, |skin| skin.name).to_owned(),
        None => "Secret".to_owned(),
    }
}

/// `: 30 Health, 5 Armor, 3 Attack`.
fn hero_numbers(game: &Game, hero: EntityId) -> String {
    let it = &game[hero];
    let mut says = format!(": {} Health", it.health());
    if it.armor > 0 {
        let _ = write!(says, " +{} Armor", it.armor);
    }
    if it.attack > 0 {
        let _ = write!(says, " {} Attack", it.attack);
    }
    for (keyword, word) in [
        (Keywords::FROZEN, " Frozen"),
        (Keywords::IMMUNE, " Immune"),
        (Keywords::STEALTH, " Stealth"),
        (Keywords::DIVINE_SHIELD, " Shield"),
    ] {
        if it.keywords.has(keyword) {
            says += word;
        }
    }
    says
}

/// Mana, cards and other resources of a player.
fn resources(game: &Game, player: PlayerId) -> String {
    let side = &game.players[player];
    let mut says = format!(" {}/{} mana", side.mana(), side.crystals);
    if side.overloaded > 0 {
        let _ = write!(says, " Overload {}", side.overloaded);
    }
    let _ = write!(says, "  hand {}  deck {}", side.hand.len(), side.deck.len());
    if side.corpses > 0 {
        let _ = write!(says, "  Corpses {}", side.corpses);
    }
    says
}

/// The progress of a quest: ` 3/10`; empty: no quest.
fn progress(game: &Game, id: EntityId) -> String {
    let total = game.card(id).map_or(0, |card| card.tag(GameTag::QUEST_PROGRESS_TOTAL));
    if game[id].keywords.has(Keywords::QUEST) && total > 0 {
        format!(" {}/{total}", game.tag(id, GameTag::QUEST_PROGRESS))
    } else {
        String::new()
    }
}

/// The entity or choice that was drawn at a position.
pub fn hit(places: &Places, column: u16, row: u16) -> Option<Spot> {
    places.iter().find(|(place, _)| place.contains(Position { x: column, y: row })).map(|(_, spot)| *spot)
}

/// The state that keeps an entity inactive for now, in a word; empty: none.
fn inactive_state(entity: &Entity) -> String {
    let has = |keyword| entity.keywords.has(keyword);
    if has(Keywords::DORMANT) {
        if entity.text_counters[1] > 0 { format!("Dormant {}", entity.text_counters[1]) } else { "Dormant".to_owned() }
    } else if has(Keywords::LAUNCHPAD) {
        "Starship".to_owned()
    } else if has(Keywords::FROZEN) {
        "Frozen".to_owned()
    } else if entity.card_type == CardType::Location && entity.exhausted {
        "closed".to_owned()
    } else {
        String::new()
    }
}

/// The keywords and states that matter in combat, one letter each.
fn letters(game: &Game, id: EntityId) -> String {
    let entity = &game[id];
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
    let triggers = game.card(id).is_some_and(|card| card.tag(GameTag::TRIGGER_VISUAL) > 0) && !entity.silenced;
    shown.chain(triggers.then_some('t')).chain(entity.silenced.then_some('x')).chain(sleeps.then_some('z')).collect()
}
