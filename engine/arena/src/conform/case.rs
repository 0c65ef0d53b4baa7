//! A recorded action as stored in a file: `before`, the action, the outcomes of chance and choices, `after`.
use std::collections::{BTreeMap, BTreeSet};
use std::io::BufRead;
use std::rc::Rc;

use serde::Deserialize;
use serde_json::Value;

/// One line of a file of recorded actions.
#[derive(Debug, Deserialize)]
pub struct Case {
    /// A stable name.
    pub id: String,
    /// The recording that the case comes from.
    #[serde(default)]
    pub src: Source,
    /// The kind of the action.
    pub kind: Kind,
    /// The action with its card and target.
    pub action: RecordedAction,
    /// The visible state before the action.
    pub before: Before,
    /// The outcomes of random and players' choices.
    #[serde(rename = "forced", default)]
    pub outcomes: RecordedOutcomes,
    /// The blocks that resolved, in order.
    #[serde(default)]
    pub blocks: Vec<Block>,
    /// The changes until the game waited for a player again.
    #[serde(default)]
    pub after: After,
    /// The reliability of the case's data.
    #[serde(rename = "flags", default)]
    pub evidence: EvidenceFlags,
    /// The moment when each card in play was first seen there.
    #[serde(skip)]
    pub first_seen: BTreeMap<u16, FirstSeen>,
    /// The cards in hands that Echo created, as earlier cases of the recording show.
    #[serde(skip)]
    pub echo_cards: BTreeSet<u16>,
    /// The cards that entered a hand this turn, as earlier cases of the recording show.
    #[serde(skip)]
    pub new_in_hand: BTreeSet<u16>,
    /// Whether earlier cases of the recording show which cards entered a hand this turn.
    #[serde(skip)]
    pub knows_new_in_hand: bool,
    /// The minions in play whose controller has cast a spell since they entered play, as earlier cases of the recording show.
    #[serde(skip)]
    pub saw_spell: BTreeSet<u16>,
    /// The tags that the recorder writes at all. An entity without one of these tags has the value 0.
    #[serde(skip)]
    pub recorded_tags: Rc<BTreeSet<String>>,
}

impl Case {
    /// The number of forced attacks of an entity: attacks inside another block, which use up none of its attacks.
    pub fn forced_attacks(&self, entity: u16) -> i32 {
        let forced = |block: &&Block| block.1 == "ATTACK" && block.2 == entity && block.0 > 0;
        i32::try_from(self.blocks.iter().filter(forced).count()).unwrap_or(0)
    }

    /// Whether an entity existed before the action, so that its number means the same in the recording and in the engine.
    pub fn was_known(&self, entity: u16) -> bool {
        self.before.entities.contains_key(&entity) || self.outcomes.draws.iter().any(|draw| draw.0 == entity)
    }

    /// The copies of the played card that Echo creates. In the client their creator is the player.
    pub fn echo_copies(&self) -> impl Iterator<Item = u16> {
        let is_player = |number| self.before.players.values().any(|tags| Some(tags.int("entity")) == number);
        let card = self.action.card.as_deref().filter(|_| self.kind == Kind::Play);
        let copies = self.outcomes.created.iter().filter(move |(_, copy, zone, _, creator)| {
            let in_hand = zone.as_str() == Some("HAND");
            card.is_some() && copy.as_deref() == card && in_hand && is_player(number(creator))
        });
        copies.map(|created| created.0)
    }
}

/// The moment when something was first seen in a recording.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct FirstSeen {
    /// The number of the recording's case.
    pub case: u32,
    /// The game's turn.
    pub turn: i32,
}

/// The arrivals of cards over the cases of a recording, in order: when they entered play, and which ones Echo created.
#[derive(Debug, Default)]
pub struct Arrivals {
    recording: String,
    cases: u32,
    arrived: BTreeMap<u16, FirstSeen>,
    echo_cards: BTreeSet<u16>,
    /// The turn of the last case.
    turn: Option<i32>,
    /// The cards in hands before the last case of an earlier turn.
    hand_last_turn: BTreeSet<u16>,
    /// The cards in hands before the last case.
    hand_last_case: BTreeSet<u16>,
    /// Whether the last case was of the turn directly before.
    is_consecutive_turn: bool,
    saw_spell: BTreeSet<u16>,
}

impl Arrivals {
    /// Records the cards in play before a case, and sets the case's fields on arrivals.
    pub fn annotate_arrivals(&mut self, case: &mut Case) {
        let recording = recording(&case.id);
        if self.recording != recording {
            *self = Self { recording: recording.to_owned(), ..Self::default() };
        }
        self.cases += 1;
        let in_hand = |tags: &Tags| tags.text("ZONE") == "HAND";
        let held = || case.before.entities.iter().filter(|(_, tags)| in_hand(tags)).map(|(entity, _)| *entity);
        let turn = case.before.game.int("TURN");
        // Before the turn's first case the cards of its start have come; those held before the turn ended are older.
        if self.turn.is_some_and(|last| last != turn) {
            self.is_consecutive_turn = self.turn == Some(turn - 1);
            self.hand_last_turn = std::mem::take(&mut self.hand_last_case);
        }
        self.turn = Some(turn);
        case.knows_new_in_hand = self.is_consecutive_turn;
        if self.is_consecutive_turn {
            case.new_in_hand = held().filter(|entity| !self.hand_last_turn.contains(entity)).collect();
        }
        self.hand_last_case = held().collect();
        let in_play = |tags: &Tags| matches!(tags.text("ZONE"), "PLAY" | "SECRET");
        self.arrived.retain(|entity, _| case.before.entities.get(entity).is_some_and(in_play));
        let now = FirstSeen { case: self.cases, turn: case.before.game.int("TURN") };
        for (entity, _) in case.before.entities.iter().filter(|(_, tags)| in_play(tags)) {
            self.arrived.entry(*entity).or_insert(now);
        }
        case.first_seen.clone_from(&self.arrived);
        self.saw_spell.retain(|entity| case.before.entities.get(entity).is_some_and(in_play));
        case.saw_spell.clone_from(&self.saw_spell);
        let actor = case.action.actor.and_then(|actor| case.before.entities.get(&actor));
        if let Some(spell) = actor.filter(|actor| case.kind == Kind::Play && actor.text("CARDTYPE") == "SPELL") {
            let mine = |tags: &Tags| in_play(tags) && tags.int("CONTROLLER") == spell.int("CONTROLLER");
            let saw = case.before.entities.iter().filter(|(_, tags)| mine(tags)).map(|(entity, _)| *entity);
            self.saw_spell.extend(saw);
        }
        self.echo_cards
            .retain(|entity| case.before.entities.get(entity).is_some_and(|tags| tags.text("ZONE") == "HAND"));
        case.echo_cards.clone_from(&self.echo_cards);
        self.echo_cards.extend(case.echo_copies());
    }
}

/// The tags that the recorder of each recording writes.
#[derive(Debug, Default)]
pub struct RecordedTags(BTreeMap<String, BTreeSet<String>>);

impl RecordedTags {
    /// Notes the tags of a case.
    pub fn add(&mut self, case: &Case) {
        let tags = self.0.entry(recording(&case.id).to_owned()).or_default();
        let all = case.before.entities.values().chain(case.after.new.values()).flat_map(|tags| tags.0.keys());
        for tag in all.chain(case.after.changed.values().flat_map(BTreeMap::keys)) {
            if !tags.contains(tag) {
                tags.insert(tag.clone());
            }
        }
    }

    /// Sets the tags that a case's recorder writes.
    pub fn set_recorder_tags(&self, case: &mut Case) {
        case.recorded_tags = Rc::new(self.0.get(recording(&case.id)).cloned().unwrap_or_default());
    }
}

/// The recordings that contain an option for every card, also for cards without options: always the first option, regardless of
/// the player's choice.
#[derive(Debug, Default)]
pub struct DefaultOptionRecordings(BTreeSet<String>);

impl DefaultOptionRecordings {
    /// Records a case; `has_options` is whether its card offers options.
    pub fn add(&mut self, case: &Case, has_options: bool) {
        if case.kind == Kind::Play && case.action.option.is_some() && !has_options {
            self.0.insert(recording(&case.id).to_owned());
        }
    }

    /// Removes the option from a case of one of these recordings.
    pub fn remove_default_option(&self, case: &mut Case) {
        if self.0.contains(recording(&case.id)) {
            case.action.option = None;
        }
    }
}

/// The name of a recording: the part of a case's id before the last `#`.
pub fn recording(id: &str) -> &str {
    id.rsplit_once('#').map_or(id, |(recording, _)| recording)
}

/// The game of a recording.
#[derive(Debug, Default, Deserialize)]
pub struct Source {
    /// The game's build.
    #[serde(default)]
    pub build: Option<u32>,
    /// The evidence for the build: `meta` if the recording states it; `date` if it is the newest build of the day, an upper
    /// bound.
    #[serde(default)]
    pub build_src: Option<String>,
    /// The day.
    #[serde(default)]
    pub date: Option<String>,
    /// The number of the format; 0 if it is unknown.
    #[serde(default)]
    pub format: Option<u8>,
}

impl Source {
    /// Whether the game may be older than its build: a file's date is the day of its publication.
    pub fn is_upper_bound(&self) -> bool {
        self.build_src.as_deref() == Some("date")
    }
}

/// A kind of action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum Kind {
    /// Plays a card.
    Play,
    /// Attacks.
    Attack,
    /// Uses the Hero Power.
    HeroPower,
    /// Ends the turn.
    EndTurn,
    /// Uses a location.
    UseLocation,
    /// Trades or forges.
    DeckAction,
}

impl Kind {
    /// The name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Play => "PLAY",
            Self::Attack => "ATTACK",
            Self::HeroPower => "HERO_POWER",
            Self::EndTurn => "END_TURN",
            Self::UseLocation => "USE_LOCATION",
            Self::DeckAction => "DECK_ACTION",
        }
    }
}

/// The recorded action.
#[derive(Debug, Deserialize)]
pub struct RecordedAction {
    /// The acting entity.
    pub actor: Option<u16>,
    /// The target.
    pub target: Option<u16>,
    /// The index of the option of a Choose One card.
    #[serde(rename = "sub")]
    pub option: Option<u8>,
    /// The actor's card.
    pub card: Option<String>,
    /// The board position chosen by the player, from 1; 0 if it is unknown.
    #[serde(default)]
    pub position: Option<u8>,
    /// The board position where the minion was then seen, from 1.
    #[serde(default)]
    pub board_position: Option<u8>,
}

/// The visible state before an action.
#[derive(Debug, Deserialize)]
pub struct Before {
    /// The game's tags.
    #[serde(default)]
    pub game: Tags,
    /// The players' tags, by player number.
    pub players: BTreeMap<u8, Tags>,
    /// The other entities' tags, by entity number.
    #[serde(rename = "ents")]
    pub entities: BTreeMap<u16, Tags>,
}

/// The outcomes of random and players' choices.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct RecordedOutcomes {
    /// The drawn cards, each as (entity, card, zone).
    pub draws: Vec<(u16, Option<String>, String)>,
    /// The created entities, each as (entity, card, and three further values).
    pub created: Vec<(u16, Option<String>, Value, Value, Value)>,
    /// The transformed entities, each as (entity, old card, new card).
    pub transformed: Vec<(u16, Option<String>, Option<String>)>,
    /// The targets chosen at random, as (source, targets).
    pub targets: Vec<(u16, Vec<u16>)>,
    /// The choices of players: `["offered", source, [[entity, card], …]]` or `["chosen", [entity, …], [card, …]]`.
    pub choices: Vec<Value>,
    /// The damage, each as (entity, amount).
    pub damage: Vec<(u16, Value)>,
    /// The healing, each as (entities, amount).
    pub heal: Vec<(Value, Value)>,
}

/// A block as (depth, kind, entity, card, target, keyword).
pub type Block = (u32, String, u16, Option<String>, Value, Value);

/// The changes made by an action.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct After {
    /// The changed tags of the players: player number, tag, old and new value.
    pub players: BTreeMap<u8, BTreeMap<String, (Value, Value)>>,
    /// The changed tags of the entities: entity number, tag, old and new value.
    pub changed: BTreeMap<u16, BTreeMap<String, (Value, Value)>>,
    /// Entities that became visible.
    pub new: BTreeMap<u16, Tags>,
    /// Entities that are no longer visible.
    pub gone: BTreeMap<u16, Tags>,
}

/// The reliability of a case's data.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct EvidenceFlags {
    /// The grade of the case: `A` if the recording shows everything, `B` if the importer supplied random outcomes.
    #[serde(rename = "grade")]
    pub evidence_grade: String,
    /// Whether every acting card is from the first sets or Core.
    #[serde(rename = "base_active")]
    pub only_base_cards_act: bool,
}

/// Tags by name; a missing tag is 0.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(transparent)]
pub struct Tags(pub BTreeMap<String, Value>);

impl Tags {
    /// The number of a tag, if it is there.
    pub fn get(&self, tag: &str) -> Option<i32> {
        self.0.get(tag).and_then(number)
    }

    /// The number of a tag; 0 if it is missing.
    pub fn int(&self, tag: &str) -> i32 {
        self.get(tag).unwrap_or(0)
    }

    /// The number of a tag as the engine's type.
    pub fn short(&self, tag: &str) -> i16 {
        to_i16(self.int(tag))
    }

    /// The value of a tag that is text.
    pub fn text(&self, tag: &str) -> &str {
        self.0.get(tag).and_then(Value::as_str).unwrap_or("")
    }

    /// The card: as it was seen then, or as it was revealed later.
    pub fn card(&self) -> Option<&str> {
        ["card", "later"].into_iter().find_map(|key| self.0.get(key).and_then(Value::as_str))
    }

    /// Whether the recorder saw the card.
    pub fn is_seen(&self) -> bool {
        !self.text("card").is_empty()
    }
}

/// A number, written as a number or as text.
pub fn number(value: &Value) -> Option<i32> {
    let number = value.as_i64().or_else(|| value.as_str().and_then(|word| word.parse().ok()))?;
    i32::try_from(number).ok()
}

/// A number as the engine's type, saturated.
pub fn to_i16(number: i32) -> i16 {
    i16::try_from(number.clamp(i16::MIN.into(), i16::MAX.into())).unwrap_or_default()
}

/// Every non-empty line: its number, and its case or an error message.
pub fn read(from: impl BufRead) -> impl Iterator<Item = (usize, Result<Case, String>)> {
    // Whoever cannot read a line cannot read the next: a folder would fail for ever.
    let mut failed = false;
    let lines = from.lines().take_while(move |line| !std::mem::replace(&mut failed, line.is_err()));
    (1..).zip(lines).filter_map(|(number, line)| match line {
        Ok(line) if line.trim().is_empty() => None,
        Ok(line) => Some((number, serde_json::from_str(&line).map_err(|error| error.to_string()))),
        Err(error) => Some((number, Err(error.to_string()))),
    })
}
