//! An observation in arrays of its own.
use cardwright_engine::{Game, PlayerId};

use super::details::OptionalArrays;
use super::observe::{Observer, Rows};
use super::schema::{
    ENCHANTMENT_COLUMNS, ENTITY_COLUMNS, ENTITY_ROWS, EVENT_COLUMNS, EVENT_ROWS, GLOBAL_COLUMNS, KNOWN_CARD_COLUMNS,
    KNOWN_CARD_ROWS, OPTION_COLUMNS, PAST_EVENT_ROWS,
};

/// The observation of one player, in arrays of its own.
#[derive(Debug)]
pub struct Observation {
    /// [`GLOBAL_COLUMNS`] numbers.
    pub globals: Vec<i16>,
    /// [`ENTITY_ROWS`] rows of [`ENTITY_COLUMNS`] numbers.
    pub entities: Vec<i16>,
    /// [`EVENT_ROWS`] rows of [`EVENT_COLUMNS`] numbers.
    pub events: Vec<i16>,
    /// Rows of [`OPTION_COLUMNS`] numbers.
    pub options: Vec<i16>,
    /// Whether a row is an option.
    pub mask: Vec<bool>,
    /// The further arrays.
    pub details: Option<ObservationDetails>,
}

/// The further arrays of an [`Observation`].
#[derive(Debug)]
pub struct ObservationDetails {
    /// [`KNOWN_CARD_ROWS`] rows of [`KNOWN_CARD_COLUMNS`] numbers.
    pub known_cards: Vec<i16>,
    /// [`ENTITY_ROWS`] rows of [`ENCHANTMENT_COLUMNS`] numbers.
    pub enchantment_rows: Vec<i16>,
    /// [`PAST_EVENT_ROWS`] rows of [`EVENT_COLUMNS`] numbers.
    pub past_events: Vec<i16>,
}

impl Observation {
    /// Writes the observation of a player, with `max_options` rows for options, and with the further arrays if `details` is set.
    pub fn new(game: &Game, player: PlayerId, max_options: usize, details: bool) -> Self {
        let mut to = Self {
            globals: vec![0; GLOBAL_COLUMNS],
            entities: vec![0; ENTITY_ROWS * ENTITY_COLUMNS],
            events: vec![0; EVENT_ROWS * EVENT_COLUMNS],
            options: vec![0; max_options * OPTION_COLUMNS],
            mask: vec![false; max_options],
            details: None,
        };
        let mut rows = Rows {
            globals: &mut to.globals,
            entities: &mut to.entities,
            events: &mut to.events,
            options: &mut to.options,
            mask: &mut to.mask,
        };
        let listed = if game.to_act() == Some(player) { game.options() } else { Vec::new() };
        let mut observer = Observer::default();
        observer.write(game, player, &listed, &mut rows);
        to.details = details.then(|| ObservationDetails::of(&observer, game, player));
        to
    }
}

impl ObservationDetails {
    /// The further arrays, after [`Observer::write`] has written those of the same game and player.
    fn of(observer: &Observer, game: &Game, player: PlayerId) -> Self {
        let (mut known, mut attached) =
            (vec![0; KNOWN_CARD_ROWS * KNOWN_CARD_COLUMNS], vec![0; ENTITY_ROWS * ENCHANTMENT_COLUMNS]);
        let mut past = vec![0; PAST_EVENT_ROWS * EVENT_COLUMNS];
        let to =
            &mut OptionalArrays { known_cards: &mut known, enchantment_rows: &mut attached, past_events: &mut past };
        observer.write_details(game, player, to);
        Self { known_cards: known, enchantment_rows: attached, past_events: past }
    }
}
