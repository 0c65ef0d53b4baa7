//! The optional arrays of observations: known cards, enchantments of entities, a longer history.
use cardwright_data::Zone;
use cardwright_engine::facts::Keywords;
use cardwright_engine::query::view::View;
use cardwright_engine::{CardId, EntityId, Game, PlayerId};

use super::observe::{Observer, card_number, to_i16};
use super::schema::{
    ENCHANTMENT_COLUMNS, ENTITY_ROWS, EVENT_COLUMNS, KNOWN_CARD_COLUMNS, KNOWN_CARD_ROWS, PAST_EVENT_ROWS,
};

/// The rows of one game in the optional arrays.
pub struct OptionalArrays<'a> {
    /// [`KNOWN_CARD_ROWS`] rows of [`KNOWN_CARD_COLUMNS`] numbers.
    pub known_cards: &'a mut [i16],
    /// [`ENTITY_ROWS`] rows of [`ENCHANTMENT_COLUMNS`] numbers.
    pub enchantment_rows: &'a mut [i16],
    /// [`PAST_EVENT_ROWS`] rows of [`EVENT_COLUMNS`] numbers.
    pub past_events: &'a mut [i16],
}

impl OptionalArrays<'_> {
    /// The rows of the first `at` games, and the rest.
    pub fn split(self, at: usize) -> (Self, Self) {
        let (known, known_2) = self.known_cards.split_at_mut(at * KNOWN_CARD_ROWS * KNOWN_CARD_COLUMNS);
        let (attached, attached_2) = self.enchantment_rows.split_at_mut(at * ENTITY_ROWS * ENCHANTMENT_COLUMNS);
        let (past, past_2) = self.past_events.split_at_mut(at * PAST_EVENT_ROWS * EVENT_COLUMNS);
        (
            Self { known_cards: known, enchantment_rows: attached, past_events: past },
            Self { known_cards: known_2, enchantment_rows: attached_2, past_events: past_2 },
        )
    }

    /// The rows of one game of many.
    pub fn of(&mut self, at: usize) -> OptionalArrays<'_> {
        let part = |size: usize| at * size..(at + 1) * size;
        OptionalArrays {
            known_cards: &mut self.known_cards[part(KNOWN_CARD_ROWS * KNOWN_CARD_COLUMNS)],
            enchantment_rows: &mut self.enchantment_rows[part(ENTITY_ROWS * ENCHANTMENT_COLUMNS)],
            past_events: &mut self.past_events[part(PAST_EVENT_ROWS * EVENT_COLUMNS)],
        }
    }
}

/// A known card: its place, its number, the number of copies, and the number of copies that started in the deck.
type Row = [i16; KNOWN_CARD_COLUMNS];

/// Adds an entity to the row of its card and place.
fn count(rows: &mut Vec<Row>, place: i16, card: CardId, now: bool, begun: bool) {
    let key = [place, card_number(card)];
    let at = rows.iter().position(|row| row[..2] == key).unwrap_or_else(|| {
        rows.push([key[0], key[1], 0, 0]);
        rows.len() - 1
    });
    rows[at][2] += i16::from(now);
    rows[at][3] += i16::from(begun);
}

/// The cards that a player knows in addition to visible ones: by place and card number, without the order of decks.
fn known(game: &Game, player: PlayerId) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    let seen = |id: EntityId| !View::hides_card(game, id, player);
    for (_, entity) in game.entities().skip(3).filter(|(id, entity)| entity.card != CardId::NONE && seen(*id)) {
        let own = entity.controller == player;
        let begun = entity.started_in_deck && entity.owner == player;
        if own && entity.zone == Zone::Deck || begun {
            count(&mut rows, 1, entity.card, own && entity.zone == Zone::Deck, begun);
        }
        let lies = match entity.zone {
            Zone::Graveyard => i16::from(!own) + 2,
            Zone::RemovedFromGame => i16::from(!own) + 4,
            Zone::Invalid
            | Zone::Play
            | Zone::Deck
            | Zone::Hand
            | Zone::SetAside
            | Zone::Secret
            | Zone::LettuceAbility
            | Zone::Cosmetic => continue,
        };
        count(&mut rows, lies, entity.card, true, entity.started_in_deck);
    }
    rows.sort_unstable();
    rows
}

/// The enchantments of an entity, and the differences between its numbers and the printed ones.
fn attached(game: &Game, id: EntityId) -> [i16; ENCHANTMENT_COLUMNS] {
    let entity = &game[id];
    let Some(card) = game.card(id) else { return [0; ENCHANTMENT_COLUMNS] };
    let tag = |tag| i16::try_from(card.tag(tag)).unwrap_or(i16::MAX);
    let (mut all, mut texts) = (0, 0);
    for (_, it) in game.enchantments_on(id) {
        all += 1;
        texts += i16::from(it.trigger.is_some() || it.trigger_card != CardId::NONE);
    }
    let keywords = |keywords: Keywords| to_i16(Keywords::ALL.iter().filter(|(one, _)| keywords.has(*one)).count());
    let held = if entity.zone == Zone::Hand { game.turn.saturating_sub(entity.entered_hand_turn) } else { 0 };
    [
        all,
        texts,
        entity.cost - card.cost,
        entity.attack - tag(cardwright_data::GameTag::ATK),
        entity.max_health - tag(cardwright_data::GameTag::HEALTH).max(tag(cardwright_data::GameTag::DURABILITY)),
        keywords(entity.keywords.without(card.keywords)),
        keywords(card.keywords.without(entity.keywords)),
        i16::from(entity.creator.is_some()),
        i16::from(entity.started_in_deck),
        held.cast_signed(),
    ]
}

impl Observer {
    /// Writes the optional arrays. Call after [`Observer::write`] for the same game and player.
    pub fn write_details(&self, game: &Game, player: PlayerId, to: &mut OptionalArrays<'_>) {
        let (rows, _) = to.known_cards.as_chunks_mut::<KNOWN_CARD_COLUMNS>();
        rows.fill([0; KNOWN_CARD_COLUMNS]);
        for (row, known) in rows.iter_mut().zip(known(game, player)) {
            *row = known;
        }
        let (rows, _) = to.enchantment_rows.as_chunks_mut::<ENCHANTMENT_COLUMNS>();
        rows.fill([0; ENCHANTMENT_COLUMNS]);
        for (id, row) in self.shown_entities(game) {
            if let Some(to) = rows.get_mut(row) {
                *to = attached(game, id);
            }
        }
        let (rows, _) = to.past_events.as_chunks_mut::<EVENT_COLUMNS>();
        Self::write_events(game, player, rows);
    }
}
