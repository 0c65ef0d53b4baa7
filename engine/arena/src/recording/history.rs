//! The state of a recording while it is read: entities, their tags, and the moments at which a player can act.
use std::collections::BTreeMap;

use cardwright_data::{CardType, GameTag, Mulligan, PlayState, Race, Rarity, SpellSchool, State, Step, Zone};

use cardwright_engine::rules::limits::MAX_ENTITIES;

use super::{RecordError, RecordingError};

/// The known data of an entity.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    /// Its card's id; empty while it is hidden.
    pub card: String,
    /// Its tags by number.
    pub tags: BTreeMap<u16, i32>,
}

impl Seen {
    /// The value of a tag; 0 if it is unknown.
    pub fn tag(&self, tag: GameTag) -> i32 {
        self.tags.get(&tag.0).copied().unwrap_or(0)
    }
}

/// All entities at one moment.
#[derive(Clone, Debug, Default)]
pub struct Moment {
    /// By number.
    pub entities: BTreeMap<u32, Seen>,
    /// The number of the game's entity.
    pub game: u32,
    /// The entities of the players, 1 and 2.
    pub players: BTreeMap<u8, u32>,
}

/// A moment at which a player can act.
#[derive(Clone, Copy)]
struct Chosen {
    /// Its number, from 0.
    number: usize,
    turn: i32,
    /// Whether it comes from a list of options.
    listed: bool,
}

/// The part of the recording that was read.
pub struct History {
    now: Moment,
    names: BTreeMap<String, u32>,
    current: Option<u32>,
    wanted: Option<u16>,
    /// The number of moments so far at which a player can act.
    moments: usize,
    /// The best moment so far.
    chosen: Option<Chosen>,
    /// The number of the moment to store, in the second reading. Moments are large, so that only this one is copied.
    keep: Option<usize>,
    found: Option<Moment>,
    turns: Vec<i32>,
    begun: bool,
}

impl History {
    /// An empty history.
    pub const fn new(wanted: Option<u16>) -> Self {
        Self {
            now: Moment { entities: BTreeMap::new(), game: 0, players: BTreeMap::new() },
            names: BTreeMap::new(),
            current: None,
            wanted,
            moments: 0,
            chosen: None,
            keep: None,
            found: None,
            turns: Vec::new(),
            begun: false,
        }
    }

    /// Starts a game.
    pub fn begin(&mut self) {
        self.now = Moment::default();
        self.names.clear();
        self.current = None;
        self.turns.clear();
        self.begun = true;
    }

    /// Adds the game's entity; its tags follow.
    pub fn game(&mut self, number: u32) -> Result<(), RecordError> {
        self.now.game = number;
        self.entity(number, "")
    }

    /// Adds a player's entity.
    pub fn player(&mut self, number: u32, player: u8) -> Result<(), RecordError> {
        self.now.players.insert(player, number);
        self.entity(number, "")
    }

    /// Sets a player's name.
    pub fn name(&mut self, player: u8, name: &str) -> Result<(), RecordError> {
        let number = self.now.players.get(&player).copied().ok_or(RecordError::Early)?;
        self.names.insert(name.to_owned(), number);
        Ok(())
    }

    /// The entity with this name; an unknown name is assigned to the player whose name was hidden.
    pub fn named(&mut self, name: &str) -> Result<u32, RecordError> {
        if name == "GameEntity" {
            return Ok(self.now.game);
        }
        if let Some(number) = self.names.get(name) {
            return Ok(*number);
        }
        let taken: Vec<u32> =
            self.names.iter().filter(|(name, _)| *name != HIDDEN_NAME).map(|(_, number)| *number).collect();
        let mut open = self.now.players.values().copied().filter(|number| !taken.contains(number));
        match (open.next(), open.next()) {
            (Some(only), None) => {
                self.names.insert(name.to_owned(), only);
                Ok(only)
            }
            _ => Err(RecordError::Name(name.to_owned())),
        }
    }

    /// Creates or updates an entity; its tags follow.
    pub fn entity(&mut self, number: u32, card: &str) -> Result<(), RecordError> {
        if !self.begun {
            return Err(RecordError::Early);
        }
        if self.now.entities.len() >= MAX_ENTITIES && !self.now.entities.contains_key(&number) {
            return Err(RecordError::TooMany);
        }
        let seen = self.now.entities.entry(number).or_default();
        if !card.is_empty() {
            card.clone_into(&mut seen.card);
        }
        self.current = Some(number);
        Ok(())
    }

    /// Reveals or changes an entity's card; its tags follow.
    pub fn show(&mut self, number: u32, card: &str) -> Result<(), RecordError> {
        card.clone_into(&mut self.known(number)?.card);
        self.current = Some(number);
        Ok(())
    }

    /// Hides an entity.
    pub fn hide(&mut self, number: u32, zone: i32) -> Result<(), RecordError> {
        let seen = self.known(number)?;
        let stays = [GameTag::ENTITY_ID, GameTag::CONTROLLER, GameTag::ZONE_POSITION];
        seen.tags.retain(|tag, _| stays.iter().any(|stays| stays.0 == *tag));
        seen.tags.insert(GameTag::ZONE.0, zone);
        seen.card.clear();
        self.current = None;
        Ok(())
    }

    /// Sets a tag of the current entity.
    pub fn tag(&mut self, tag: GameTag, value: i32) -> Result<(), RecordError> {
        let number = self.current.ok_or(RecordError::Unexpected)?;
        self.set(number, tag, value)
    }

    /// Ends the tags of the current entity.
    pub const fn done(&mut self) {
        self.current = None;
    }

    /// Changes a tag of an entity.
    pub fn change(&mut self, number: u32, tag: GameTag, value: i32) -> Result<(), RecordError> {
        self.current = None;
        self.set(number, tag, value)
    }

    fn known(&mut self, number: u32) -> Result<&mut Seen, RecordError> {
        self.now.entities.get_mut(&number).ok_or(RecordError::Entity(number))
    }

    fn set(&mut self, number: u32, tag: GameTag, value: i32) -> Result<(), RecordError> {
        self.known(number)?.tags.insert(tag.0, value);
        if number == self.now.game && tag == GameTag::TURN {
            self.turns.push(value);
        }
        if number == self.now.game && tag == GameTag::STEP && value == Step::MainAction as i32 {
            self.may_act(false);
        }
        Ok(())
    }

    /// Handles a list of options in the recording.
    pub fn lists(&mut self) {
        self.current = None;
        if self.now.entities.get(&self.now.game).is_some_and(|game| game.tag(GameTag::STEP) == Step::MainAction as i32)
        {
            self.may_act(true);
        }
    }

    /// Considers the moment for selection. A list of options is more reliable than the end of a step, after which more may
    /// happen.
    fn may_act(&mut self, listed: bool) {
        let (number, turn) = (self.moments, self.turn());
        self.moments += 1;
        if self.keep == Some(number) {
            self.found = Some(self.now.clone());
        }
        let new = self.chosen.is_none_or(|chosen| chosen.turn != turn);
        let better = match self.wanted {
            Some(wanted) if i32::from(wanted) != turn => false,
            Some(_) => new || (listed && self.chosen.is_some_and(|chosen| !chosen.listed)),
            None => listed || new,
        };
        if better {
            self.chosen = Some(Chosen { number, turn, listed });
        }
    }

    fn turn(&self) -> i32 {
        self.now.turn()
    }

    /// An empty history for a second reading, which stores the moment selected by this one. Fails if there is none.
    pub fn again(&self) -> Result<Self, RecordingError> {
        if !self.begun {
            return Err(RecordingError::NoGame);
        }
        let chosen = self.chosen.ok_or_else(|| {
            let there = match (self.turns.iter().min(), self.turns.iter().max()) {
                (Some(least), Some(most)) => format!("the turns {least} to {most} are in it"),
                _ => "no turn has begun in it".to_owned(),
            };
            RecordingError::NoTurn { wanted: self.wanted.unwrap_or(0), there }
        })?;
        Ok(Self { keep: Some(chosen.number), ..Self::new(self.wanted) })
    }

    /// The stored moment.
    pub fn moment(self) -> Result<Moment, RecordingError> {
        self.found.ok_or(RecordingError::NoGame)
    }
}

impl Moment {
    fn turn(&self) -> i32 {
        self.entities.get(&self.game).map_or(0, |game| game.tag(GameTag::TURN))
    }
}

/// The name in logs for a player whose name is unknown.
const HIDDEN_NAME: &str = "UNKNOWN HUMAN PLAYER";

/// The tag for a name or a number.
pub fn tag_of(text: &str) -> Result<GameTag, RecordError> {
    let by_number = || text.parse().ok().map(GameTag);
    text.parse().ok().or_else(by_number).ok_or_else(|| RecordError::Tag(text.to_owned()))
}

/// The value of a tag: a number, or the name that the client has for it.
pub fn value_of(tag: GameTag, text: &str) -> Result<i32, RecordError> {
    fn named<T: std::str::FromStr>(text: &str, number: impl Fn(T) -> i32) -> Option<i32> {
        text.parse().ok().map(number)
    }
    let number = text.parse().ok().or_else(|| match tag {
        GameTag::ZONE => named(text, |it: Zone| it as i32),
        GameTag::CARDTYPE => named(text, |it: CardType| it as i32),
        GameTag::PLAYSTATE => named(text, |it: PlayState| it as i32),
        GameTag::STATE => named(text, |it: State| it as i32),
        GameTag::STEP | GameTag::NEXT_STEP => named(text, |it: Step| it as i32),
        GameTag::MULLIGAN_STATE => named(text, |it: Mulligan| it as i32),
        GameTag::RARITY => named(text, |it: Rarity| it as i32),
        GameTag::CARDRACE => named(text, |it: Race| it as i32),
        GameTag::SPELL_SCHOOL => named(text, |it: SpellSchool| it as i32),
        // Names of tags that no rule asks about: CLASS, FACTION, GOLD_REWARD_STATE …
        _ => is_name(text).then_some(0),
    });
    number.ok_or_else(|| RecordError::Value {
        tag: tag.name().map_or_else(|| tag.0.to_string(), str::to_owned),
        value: text.to_owned(),
    })
}

fn is_name(text: &str) -> bool {
    text.starts_with(|first: char| first.is_ascii_uppercase())
        && text.chars().all(|letter| letter.is_ascii_uppercase() || letter.is_ascii_digit() || letter == '_')
}
