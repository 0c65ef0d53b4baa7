//! Writes the information of the player to act into rows of numbers; [`schema`](super::schema) documents the columns.
use cardwright_data::CardType;
use cardwright_engine::facts::Keywords;
use cardwright_engine::query::view::View;
use cardwright_engine::state::{Entity, OfferedOption, PendingKind};
use cardwright_engine::{Action, CardId, EntityId, Game, PlayerId};

use super::schema::{
    ENTITY_COLUMNS, ENTITY_NUMBER_COLUMNS, ENTITY_PLACES, ENTITY_ROWS, EVENT_COLUMNS, EVENT_ROWS, GAME_COLUMNS,
    GLOBAL_COLUMNS, KEYWORD_COLUMNS, OPTION_COLUMNS, SIDE_COLUMNS,
};

/// The index in [`ENTITY_PLACES`] of the first place with several rows.
const OWN_BOARD: usize = 6;
const OTHER_BOARD: usize = 7;
const HAND: usize = 8;
const OWN_SECRETS: usize = 9;
const OTHER_SECRETS: usize = 10;
const FURTHER_HAND: usize = 11;

/// The rows of one game in the arrays of an observation. They must still hold the previous observation.
pub struct Rows<'a> {
    /// [`GLOBAL_COLUMNS`] numbers.
    pub globals: &'a mut [i16],
    /// [`ENTITY_ROWS`] rows of [`ENTITY_COLUMNS`] numbers.
    pub entities: &'a mut [i16],
    /// [`EVENT_ROWS`] rows of [`EVENT_COLUMNS`] numbers.
    pub events: &'a mut [i16],
    /// Rows of [`OPTION_COLUMNS`] numbers.
    pub options: &'a mut [i16],
    /// Whether each row of `options` is an option.
    pub mask: &'a mut [bool],
}

/// Writes observations; remembers which rows it has filled, so that only those are cleared.
#[derive(Clone, Debug, Default)]
pub struct Observer {
    /// Filled rows by place.
    filled: [usize; ENTITY_PLACES.len()],
    /// Filled rows of options.
    options: usize,
    /// The row of each entity, from 1.
    rows: Vec<u8>,
}

/// A small count as `i16`.
#[expect(clippy::cast_possible_truncation, clippy::cast_possible_wrap, reason = "counts of a game are small")]
pub const fn to_i16(n: usize) -> i16 {
    n as i16
}

/// The number of a card in observations.
pub const fn card_number(card: CardId) -> i16 {
    // No card is the highest number, and the next one is 0.
    card.0.wrapping_add(1).cast_signed()
}

#[expect(clippy::cast_possible_truncation, reason = "the client's numbers of types and classes are small")]
const fn clamp_to_i16(number: i64) -> i16 {
    number as i16
}

impl Observer {
    /// The option of a row; if there are more than `rows` options, the last row has the last option.
    pub fn option(options: &[Action], rows: usize, row: usize) -> Option<Action> {
        if row + 1 == rows { options.get(row).and(options.last()).copied() } else { options.get(row).copied() }
    }

    /// Writes the observation of a player; `options` are those of the player to act, and none for the other one.
    pub fn write(&mut self, game: &Game, player: PlayerId, options: &[Action], to: &mut Rows<'_>) {
        self.rows.clear();
        self.rows.resize(game.entity_count() + 1, 0);
        self.entities(game, player, to.entities);
        let shown = options.len().min(to.mask.len());
        Self::write_globals(game, player, options.len(), shown, to.globals);
        Self::events(game, player, to.events);
        self.options(game, player, options, shown, to);
    }

    fn entities(&mut self, game: &Game, player: PlayerId, to: &mut [i16]) {
        let (to, _) = to.as_chunks_mut::<ENTITY_COLUMNS>();
        let Ok(to) = <&mut [[i16; ENTITY_COLUMNS]; ENTITY_ROWS]>::try_from(to) else { return };
        let (own, other) = (&game.players[player], &game.players[player.opponent()]);
        let slots = [own.hero, own.hero_power, own.weapon, other.hero, other.hero_power, other.weapon];
        for (at, id) in slots.into_iter().enumerate() {
            match id {
                Some(id) => self.entity(game, id, at, to),
                None => to[at] = [0; ENTITY_COLUMNS],
            }
        }
        for (at, id) in own.board.iter().enumerate() {
            self.entity(game, id, ENTITY_PLACES[OWN_BOARD].1 + at, to);
        }
        for (at, id) in other.board.iter().enumerate() {
            self.entity(game, id, ENTITY_PLACES[OTHER_BOARD].1 + at, to);
        }
        let (_, hand, tenth, _) = ENTITY_PLACES[HAND];
        for (at, id) in own.hand.iter().enumerate() {
            let row = if at < tenth { hand + at } else { ENTITY_PLACES[FURTHER_HAND].1 + at - tenth };
            self.entity(game, id, row, to);
        }
        for (at, id) in own.secrets.iter().enumerate() {
            self.entity(game, id, ENTITY_PLACES[OWN_SECRETS].1 + at, to);
        }
        for (at, id) in other.secrets.iter().enumerate() {
            let row = ENTITY_PLACES[OTHER_SECRETS].1 + at;
            if View::hides_card(game, id, player) {
                to[row] = [0; ENTITY_COLUMNS];
                to[row][1] = clamp_to_i16(game[id].card_type.number());
            } else {
                self.entity(game, id, row, to);
            }
        }
        let filled = [
            (OWN_BOARD, own.board.len()),
            (OTHER_BOARD, other.board.len()),
            (HAND, own.hand.len().min(tenth)),
            (FURTHER_HAND, own.hand.len().saturating_sub(tenth)),
            (OWN_SECRETS, own.secrets.len()),
            (OTHER_SECRETS, other.secrets.len()),
        ];
        for (place, now) in filled {
            let first = ENTITY_PLACES[place].1;
            for row in now..self.filled[place] {
                to[first + row] = [0; ENTITY_COLUMNS];
            }
            self.filled[place] = now;
        }
    }

    #[expect(clippy::cast_possible_truncation, reason = "there are 42 rows")]
    fn entity(&mut self, game: &Game, id: EntityId, row: usize, to: &mut [[i16; ENTITY_COLUMNS]; ENTITY_ROWS]) {
        self.rows[usize::from(id.number())] = row as u8 + 1;
        write_entity(&game[id], &mut to[row]);
    }

    fn write_globals(game: &Game, player: PlayerId, options: usize, shown: usize, to: &mut [i16]) {
        // What the opponent has to choose is not shown.
        let pending = game.pending.as_ref().filter(|pending| pending.player == player);
        let (phase, source) = match pending.map(|pending| &pending.kind) {
            None => (0, CardId::NONE),
            Some(PendingKind::Mulligan) => (1, CardId::NONE),
            Some(PendingKind::PickOne { scope, .. }) => (2, scope.card),
            Some(PendingKind::Payment(payment)) => (3, game[payment.purpose.card()].card),
        };
        to[..GAME_COLUMNS].copy_from_slice(&[
            game.turn.cast_signed(),
            phase,
            i16::from(player == PlayerId::Second),
            i16::from(player == game.active),
            card_number(source),
            to_i16(options),
            i16::from(shown < options),
        ]);
        for (at, player) in [player, player.opponent()].into_iter().enumerate() {
            let side = &game.players[player];
            let first = GAME_COLUMNS + at * SIDE_COLUMNS;
            to[first..first + SIDE_COLUMNS].copy_from_slice(&[
                side.mana(),
                side.crystals,
                side.temporary_mana,
                side.locked,
                side.overloaded,
                side.fatigue,
                side.corpses,
                side.cards_played.into(),
                to_i16(side.hand.len()),
                to_i16(side.deck.len()),
                to_i16(side.board.len()),
                to_i16(side.secrets.len()),
                clamp_to_i16(side.class.number()),
            ]);
        }
    }

    /// The entities with a row in `entities`, each with its row.
    pub(super) fn shown_entities<'a>(&'a self, game: &'a Game) -> impl Iterator<Item = (EntityId, usize)> + 'a {
        let rows = self.rows.iter().enumerate().filter(|(_, row)| **row > 0);
        rows.filter_map(|(id, row)| Some((game.entity(u16::try_from(id).ok()?)?, usize::from(*row) - 1)))
    }

    fn events(game: &Game, player: PlayerId, to: &mut [i16]) {
        Self::write_events(game, player, to.as_chunks_mut::<EVENT_COLUMNS>().0);
    }

    /// The latest events, as many as `to` has rows.
    pub(super) fn write_events(game: &Game, player: PlayerId, to: &mut [[i16; EVENT_COLUMNS]]) {
        let mut last = game.history.iter().rev();
        for row in to {
            let Some(did) = last.next() else {
                *row = [0; EVENT_COLUMNS];
                continue;
            };
            let own = did.player == player;
            // A card that went through a hand or a deck of the opponent is not known, even if it shows up later as another.
            let hidden =
                (!own && View::is_hidden_from_opponent(did.kind)) || View::hides_card(game, did.entity, player);
            let card = if hidden { 0 } else { card_number(did.card) };
            *row = [super::schema::event_kind_number(did.kind), if own { 1 } else { 2 }, card, did.number];
        }
    }

    fn options(&mut self, game: &Game, player: PlayerId, options: &[Action], shown: usize, to: &mut Rows<'_>) {
        let (rows, _) = to.options.as_chunks_mut::<OPTION_COLUMNS>();
        let places = rows.len();
        for (at, row) in rows.iter_mut().enumerate().take(shown) {
            if let Some(action) = Self::option(options, places, at) {
                *row = self.action(game, player, action);
            }
        }
        for row in rows.iter_mut().take(self.options).skip(shown) {
            *row = [0; OPTION_COLUMNS];
        }
        if shown > self.options {
            to.mask[self.options..shown].fill(true);
        } else {
            to.mask[shown..self.options].fill(false);
        }
        self.options = shown;
    }

    /// The number of board positions where a card can be played; 0 if it is not placed on the board.
    fn places(game: &Game, card: EntityId, target: Option<EntityId>) -> i16 {
        let entity = &game[card];
        let merges = target.is_some() && entity.keywords.has(Keywords::MAGNETIC);
        if matches!(entity.card_type, CardType::Minion | CardType::Location) && !merges {
            to_i16(game.players[entity.controller].board.len()) + 1
        } else {
            0
        }
    }

    fn action(&self, game: &Game, player: PlayerId, action: Action) -> [i16; OPTION_COLUMNS] {
        // An entity with its row. What is in no row, such as a card in a deck or a graveyard, is shown if the player may know it.
        let shown = |id: EntityId| {
            let row = self.rows[usize::from(id.number())];
            let hidden = row == 0 && View::hides_card(game, id, player);
            (i16::from(row), if hidden { 0 } else { card_number(game[id].card) })
        };
        let act = |kind: i16, source: Option<EntityId>, target: Option<EntityId>, choice: Option<u8>| {
            let (source_row, card) = source.map_or((0, 0), shown);
            let (target_row, target_card) = target.map_or((0, 0), shown);
            let choice = choice.map_or(0, |n| i16::from(n) + 1);
            [kind, card, source_row, target_row, choice, 0, source.map_or(0, |id| game[id].cost), target_card, 0]
        };
        match action {
            Action::Play { card, target, option, place: _ } => {
                let mut row = act(1, Some(card), target, option);
                row[OPTION_COLUMNS - 1] = Self::places(game, card, target);
                row
            }
            Action::Attack { attacker, defender } => act(2, Some(attacker), Some(defender), None),
            Action::HeroPower { target } => act(3, game.players[game.active].hero_power, target, None),
            Action::Use { card, ability, target } => act(4, Some(card), target, Some(ability)),
            Action::Choose(n) => {
                let offered = match game.offered().get(usize::from(n)) {
                    Some(OfferedOption::Entity(id)) => Some(*id),
                    Some(OfferedOption::Text(_)) | None => None,
                };
                act(5, offered, None, Some(n))
            }
            Action::Cancel => act(6, None, None, None),
            Action::Mulligan(replaced) => [7, 0, 0, 0, 0, replaced.cast_signed(), 0, 0, 0],
            Action::EndTurn => act(8, None, None, None),
        }
    }
}

/// The bits of the first keywords.
const BITS: [u16; KEYWORD_COLUMNS] = {
    let mut bits = [0; KEYWORD_COLUMNS];
    let mut at = 0;
    while at < KEYWORD_COLUMNS {
        bits[at] = 1 << at;
        at += 1;
    }
    bits
};

/// The columns of an entity. Fixed-size arrays without branches, because observations spend most of their time here.
#[inline]
fn write_entity(entity: &Entity, to: &mut [i16; ENTITY_COLUMNS]) {
    let numbers: [i16; ENTITY_NUMBER_COLUMNS] = [
        card_number(entity.card),
        clamp_to_i16(entity.card_type.number()),
        entity.cost,
        entity.attack,
        entity.health(),
        entity.max_health,
        entity.armor,
        entity.spell_damage,
        entity.attacks.into(),
        entity.exhausted.into(),
        entity.arrived.into(),
        entity.silenced.into(),
        entity.text_counters[0],
        entity.text_counters[1],
    ];
    to[..ENTITY_NUMBER_COLUMNS].copy_from_slice(&numbers);
    let first = entity.keywords.first_bits();
    let keywords: [i16; KEYWORD_COLUMNS] = std::array::from_fn(|at| i16::from(first & BITS[at] == BITS[at]));
    to[ENTITY_NUMBER_COLUMNS..ENTITY_NUMBER_COLUMNS + KEYWORD_COLUMNS].copy_from_slice(&keywords);
    to[ENTITY_COLUMNS - 2] = entity.keywords.has(Keywords::CANT_ATTACK).into();
    to[ENTITY_COLUMNS - 1] = entity.keywords.has(Keywords::CANNOT_ATTACK_HEROES).into();
}

const _: () = assert!(ENTITY_PLACES[FURTHER_HAND].1 + ENTITY_PLACES[FURTHER_HAND].2 == ENTITY_ROWS);
const _: () = assert!(GLOBAL_COLUMNS == 33 && EVENT_ROWS * EVENT_COLUMNS == 32);
