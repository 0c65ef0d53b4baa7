//! An observation in arrays of its own.
use cardwright_engine::{Game, PlayerId};

use super::details::Details;
use super::observe::{Observer, Rows};
use super::schema::{ATTACHED, ENTITIES, ENTITY, EVENT, EVENTS, GLOBALS, KNOWN, KNOWN_ROWS, OPTION, PAST_EVENTS};

/// The observation of one player, in arrays of its own.
#[derive(Debug)]
pub struct Observation {
    /// [`GLOBALS`] numbers.
    pub globals: Vec<i16>,
    /// [`ENTITIES`] rows of [`ENTITY`] numbers.
    pub entities: Vec<i16>,
    /// [`EVENTS`] rows of [`EVENT`] numbers.
    pub events: Vec<i16>,
    /// Rows of [`OPTION`] numbers.
    pub options: Vec<i16>,
    /// Whether a row is an option.
    pub mask: Vec<bool>,
    /// The further arrays.
    pub details: Option<ObservationDetails>,
}

/// The further arrays of an [`Observation`].
#[derive(Debug)]
pub struct ObservationDetails {
    /// [`KNOWN_ROWS`] rows of [`KNOWN`] numbers.
    pub known: Vec<i16>,
    /// [`ENTITIES`] rows of [`ATTACHED`] numbers.
    pub attached: Vec<i16>,
    /// [`PAST_EVENTS`] rows of [`EVENT`] numbers.
    pub past: Vec<i16>,
}

impl Observation {
    /// Writes the observation of a player, with `max_options` rows for options, and with the further arrays if `details` is set.
    pub fn new(game: &Game, player: PlayerId, max_options: usize, details: bool) -> Self {
        let mut to = Self {
            globals: vec![0; GLOBALS],
            entities: vec![0; ENTITIES * ENTITY],
            events: vec![0; EVENTS * EVENT],
            options: vec![0; max_options * OPTION],
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
        let (mut known, mut attached) = (vec![0; KNOWN_ROWS * KNOWN], vec![0; ENTITIES * ATTACHED]);
        let mut past = vec![0; PAST_EVENTS * EVENT];
        let to = &mut Details { known: &mut known, attached: &mut attached, past: &mut past };
        observer.write_details(game, player, to);
        Self { known, attached, past }
    }
}
