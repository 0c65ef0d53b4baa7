//! The state of a recording while it is read: entities, their tags, the moments in which a player can act, and what is then done.
use std::collections::{BTreeMap, BTreeSet};

use cardwright_data::{
    BlockType, CardType, GameTag, Mulligan as MulliganState, PlayState, Race, Rarity, SpellSchool, State, Step, Zone,
};
use cardwright_engine::rules::limits::MAX_ENTITIES;

use super::decision::{Decision, DecisionKind, MAX_DECISIONS, Mulligan, OfferedOption, Recorded};
use super::header::{ActionMoment, Header, Listing, Mode};
use super::moment::{KnownEntity, Moment};
use super::names::{HIDDEN_NAME, HintStrength, Names};
use super::{RecordError, RecordingError};

/// The purpose of reading a recording.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// The games, their players and their moments.
    ListGames,
    /// One moment of a game.
    FindPosition {
        /// The index of the game.
        game: usize,
        /// The moment's number.
        number: usize,
    },
    /// The decisions of a game.
    CollectDecisions {
        /// The index of the game.
        game: usize,
    },
}

/// The option that the player has sent and that is not carried out yet.
#[derive(Clone, Copy, Debug, Default)]
struct SentOption {
    option: Option<u8>,
    place: Option<u8>,
}

/// A block of the power history, as it begins.
#[derive(Clone, Copy, Debug)]
pub struct Block {
    /// Its kind; `None`: unknown.
    pub kind: Option<BlockType>,
    /// The entity that causes it; 0: unknown.
    pub entity: u32,
    /// The target; 0: none.
    pub target: u32,
    /// The option of a Choose One card.
    pub option: Option<u8>,
}

/// The part of the recording that was read.
pub struct History {
    purpose: Purpose,
    now: Moment,
    games: Vec<Header>,
    hints: Vec<Names>,
    /// The player to whom each name belongs, by game; empty in a survey.
    names: Vec<BTreeMap<String, u8>>,
    action_moments: Vec<ActionMoment>,
    /// The number of moments in which a player could act.
    moments: usize,
    found: Option<Moment>,
    current: Option<u32>,
    /// The number of open blocks.
    depth: usize,
    offers: Option<Vec<OfferedOption>>,
    sent: SentOption,
    /// The game's entities are being made.
    is_creating: bool,
    is_watching: bool,
    /// The name of the player whose turn it is, in a survey.
    acting: Option<String>,
    remarks: BTreeSet<String>,
    decisions: Vec<Decision>,
    mulligans: BTreeMap<u32, Mulligan>,
    /// The owners of the cards of the starting decks, by number.
    started: BTreeMap<u32, u8>,
    seen: BTreeMap<u32, String>,
    /// The cards and tags of hidden entities, by number, as they were before.
    hidden: BTreeMap<u32, KnownEntity>,
    /// The entities that were shown again since the last moment: their tags may not be complete.
    shown_again: Vec<u32>,
    decks: BTreeMap<u8, Vec<String>>,
}

impl History {
    /// An empty history; `names` are those of a survey.
    pub fn new(purpose: Purpose, names: Vec<BTreeMap<String, u8>>) -> Self {
        Self {
            purpose,
            now: Moment::default(),
            games: Vec::new(),
            hints: Vec::new(),
            names,
            action_moments: Vec::new(),
            moments: 0,
            found: None,
            current: None,
            depth: 0,
            offers: None,
            sent: SentOption::default(),
            is_creating: false,
            is_watching: false,
            acting: None,
            remarks: BTreeSet::new(),
            decisions: Vec::new(),
            mulligans: BTreeMap::new(),
            started: BTreeMap::new(),
            seen: BTreeMap::new(),
            hidden: BTreeMap::new(),
            shown_again: Vec::new(),
            decks: BTreeMap::new(),
        }
    }

    /// Whether the decisions of the game that is being read are wanted.
    fn is_wanted(&self) -> bool {
        matches!(self.purpose, Purpose::CollectDecisions { game } if game + 1 == self.games.len())
    }

    /// Notes something that is passed over, once.
    pub fn add_remark(&mut self, remark: String) {
        if self.purpose == Purpose::ListGames && self.remarks.len() < MAX_REMARKS {
            self.remarks.insert(remark);
        }
    }

    /// Starts a game.
    pub fn begin(&mut self) {
        let spectated = self.is_watching;
        self.now = Moment::default();
        self.hidden.clear();
        self.shown_again.clear();
        (self.current, self.depth, self.offers, self.is_creating) = (None, 0, None, true);
        self.games.push(Header { spectated, ..Header::new(self.games.len() + 1) });
        self.hints.push(Names::default());
    }

    /// The last game began anew in its middle: the client has connected again, and the game goes on.
    fn merge_reconnected(&mut self) {
        let before = self.games.len().checked_sub(2).and_then(|at| self.games.get(at));
        if self.now.turn() > 1 && before.is_some_and(|game| !game.complete && game.turns.is_some()) {
            self.games.pop();
            self.hints.pop();
        }
        if self.now.turn() > 1
            && let Some(game) = self.games.last_mut()
        {
            game.reconnects += 1;
        }
    }

    /// Changes what is known of the game.
    pub fn update_header(&mut self, change: impl FnOnce(&mut Header)) {
        if let Some(game) = self.games.last_mut() {
            change(game);
        }
    }

    /// Sets whether the client watches the games that follow as a spectator.
    pub const fn set_watching(&mut self, watching: bool) {
        self.is_watching = watching;
    }

    /// Adds the game's entity; its tags follow.
    pub fn game(&mut self, number: u32) -> Result<(), RecordError> {
        self.now.game = number;
        self.entity(number, "")
    }

    /// Adds a player's entity.
    pub fn add_player(&mut self, number: u32, player: u8) -> Result<(), RecordError> {
        if self.now.players.is_empty() {
            self.merge_reconnected();
        }
        self.now.players.insert(player, number);
        self.entity(number, "")
    }

    /// Announces a player's name.
    pub fn name(&mut self, player: u8, name: &str) {
        if name.is_empty() {
            return;
        }
        self.add_name_hint(name, player, HintStrength::Announced);
    }

    /// Records a hint about the player who has this name.
    pub fn add_name_hint(&mut self, name: &str, player: u8, strength: HintStrength) {
        if let Some(hints) = self.hints.last_mut().filter(|_| self.purpose == Purpose::ListGames) {
            hints.add_hint(name, player, strength);
        }
    }

    /// Adds the list of a player's deck.
    pub fn deck(&mut self, player: u8, card: &str) {
        if self.is_wanted() {
            let list = self.decks.entry(player).or_default();
            if list.len() < MAX_LIST {
                list.push(card.to_owned());
            }
        }
    }

    /// The entity with this name; `None` while it is not known whose name it is.
    pub fn named(&mut self, name: &str) -> Option<u32> {
        if name == "GameEntity" {
            return Some(self.now.game);
        }
        let at = self.games.len().checked_sub(1)?;
        if let Some(hints) = self.hints.get_mut(at).filter(|_| self.purpose == Purpose::ListGames)
            && !hints.is_used(name)
        {
            hints.mention(name);
        }
        let player = self.names.get(at)?.get(name)?;
        self.now.players.get(player).copied()
    }

    /// Creates or repeats an entity; its tags follow.
    pub fn entity(&mut self, number: u32, card: &str) -> Result<(), RecordError> {
        if self.games.is_empty() {
            return Err(RecordError::PacketBeforeGame);
        }
        if self.now.entities.len() >= MAX_ENTITIES && !self.now.entities.contains_key(&number) {
            return Err(RecordError::TooMany);
        }
        let seen = self.now.entities.entry(number).or_default();
        if !card.is_empty() {
            card.clone_into(&mut seen.card);
            self.note_card(number, card);
        }
        self.current = Some(number);
        Ok(())
    }

    /// Shows or changes an entity's card; its tags follow.
    pub fn show_card(&mut self, number: u32, card: &str, changes: bool) -> Result<(), RecordError> {
        self.entity(number, "")?;
        if let Some(seen) = self.now.entities.get_mut(&number) {
            card.clone_into(&mut seen.card);
        }
        if !changes {
            self.note_card(number, card);
            if self.hidden.contains_key(&number) {
                self.shown_again.push(number);
            }
        }
        Ok(())
    }

    /// Gives entities that were hidden and shown again the tags that were not told anew: old clients tell only what has changed
    /// since the entity was seen last. Where the type is told, everything is.
    fn complete_shown(&mut self) {
        for number in std::mem::take(&mut self.shown_again) {
            let Some(before) = self.hidden.remove(&number) else { continue };
            if let Some(seen) = self.now.entities.get_mut(&number)
                && seen.card == before.card
                && !seen.tags.contains_key(&GameTag::CARDTYPE.0)
            {
                for (tag, value) in before.tags {
                    seen.tags.entry(tag).or_insert(value);
                }
            }
        }
    }

    /// Notes the card that an entity was when it was first seen: what it becomes later was not in the deck.
    fn note_card(&mut self, number: u32, card: &str) {
        if self.is_wanted() && !card.is_empty() && self.started.contains_key(&number) {
            self.seen.entry(number).or_insert_with(|| card.to_owned());
        }
    }

    /// Hides an entity.
    pub fn hide_entity(&mut self, number: u32, zone: i32) -> Result<(), RecordError> {
        self.entity(number, "")?;
        if let Some(seen) = self.now.entities.get_mut(&number) {
            if !seen.card.is_empty() {
                self.hidden.insert(number, seen.clone());
            }
            let stays = [GameTag::ENTITY_ID, GameTag::CONTROLLER, GameTag::ZONE_POSITION];
            seen.tags.retain(|tag, _| stays.iter().any(|stays| stays.0 == *tag));
            seen.tags.insert(GameTag::ZONE.0, zone);
            seen.card.clear();
        }
        self.current = None;
        Ok(())
    }

    /// Sets a tag of the current entity. A tag outside of every entity is passed over.
    pub fn tag(&mut self, tag: GameTag, value: i32) -> Result<(), RecordError> {
        let Some(number) = self.current else {
            self.add_remark("tags outside of every entity".to_owned());
            return Ok(());
        };
        self.set(number, tag, value)?;
        // The cards of the starting decks are made with the game, in the decks.
        if self.is_creating && self.is_wanted() {
            let seen = &self.now.entities[&number];
            let owner = u8::try_from(seen.tag(GameTag::CONTROLLER)).unwrap_or_default();
            if seen.tag(GameTag::ZONE) == Zone::Deck as i32 && owner > 0 {
                self.started.insert(number, owner);
                let card = seen.card.clone();
                self.note_card(number, &card);
            }
        }
        Ok(())
    }

    /// Makes an entity the one whose tags follow; `None`: none is.
    pub const fn set_current(&mut self, current: Option<u32>) {
        self.current = current;
    }

    /// The entity whose tags follow.
    pub const fn current(&self) -> Option<u32> {
        self.current
    }

    /// Changes a tag of an entity.
    pub fn change(&mut self, number: u32, tag: GameTag, value: i32) -> Result<(), RecordError> {
        self.current = None;
        self.is_creating = false;
        if !self.now.entities.contains_key(&number) {
            self.entity(number, "")?;
            self.current = None;
        }
        self.set(number, tag, value)
    }

    /// Changes a tag of the player with a name. In a survey the tag may tell whose name it is.
    pub fn change_named(&mut self, name: &str, tag: GameTag, value: i32) -> Result<(), RecordError> {
        let number = self.named(name);
        if self.purpose == Purpose::ListGames && name != "GameEntity" && name != HIDDEN_NAME {
            let player = match tag {
                GameTag::PLAYER_ID | GameTag::CONTROLLER => u8::try_from(value).unwrap_or(0),
                GameTag::ENTITY_ID => self.player_of(u32::try_from(value).unwrap_or(0)),
                GameTag::HERO_ENTITY => self.controller(u32::try_from(value).unwrap_or(0)),
                _ => 0,
            };
            self.add_name_hint(name, player, HintStrength::ByOwnership);
            if tag == GameTag::CURRENT_PLAYER {
                self.acting = (value > 0).then(|| name.to_owned());
            }
        }
        if let Some(number) = number {
            self.change(number, tag, value)
        } else {
            (self.current, self.is_creating) = (None, false);
            Ok(())
        }
    }

    fn player_of(&self, number: u32) -> u8 {
        self.now.players.iter().find(|(_, entity)| **entity == number).map_or(0, |(player, _)| *player)
    }

    /// The number of the player who controls an entity; 0: unknown.
    pub fn controller(&self, number: u32) -> u8 {
        let seen = self.now.entities.get(&number);
        seen.and_then(|seen| u8::try_from(seen.tag(GameTag::CONTROLLER)).ok()).unwrap_or(0)
    }

    fn set(&mut self, number: u32, tag: GameTag, value: i32) -> Result<(), RecordError> {
        let of_game = number == self.now.game;
        if of_game && tag == GameTag::STEP && value == Step::MainEnd as i32 && self.step() == Step::MainAction as i32 {
            self.ends_turn()?;
        }
        if let Some(seen) = self.now.entities.get_mut(&number) {
            seen.tags.insert(tag.0, value);
        }
        match tag {
            GameTag::STEP if of_game && value == Step::MainAction as i32 => self.consider_moment(false),
            GameTag::STATE if of_game && value == State::Complete as i32 => {
                self.update_header(|game| game.complete = true);
            }
            GameTag::BACON_DUMMY_PLAYER | GameTag::PLAYER_TECH_LEVEL | GameTag::PLAYER_LEADERBOARD_PLACE
                if value > 0 =>
            {
                self.detect_mode(Mode::BATTLEGROUNDS);
            }
            GameTag::LETTUCE_CONTROLLER | GameTag::LETTUCE_MERCENARY if value > 0 => {
                self.detect_mode(Mode::MERCENARIES);
            }
            _ => {}
        }
        Ok(())
    }

    /// A tag shows the mode, where the recording does not name it.
    fn detect_mode(&mut self, mode: Mode) {
        self.update_header(|game| {
            if game.mode == Mode::UNKNOWN {
                game.mode = mode;
            }
        });
    }

    fn step(&self) -> i32 {
        self.now.game_tag(GameTag::STEP)
    }

    /// Handles the start of a list of options: the client waits for the player, and no block is open.
    pub fn begin_options(&mut self) {
        (self.current, self.is_creating, self.depth) = (None, false, 0);
        self.offers = Some(Vec::new());
        self.sent = SentOption::default();
        if self.step() == Step::MainAction as i32 {
            self.consider_moment(true);
        }
    }

    /// The next option of the list: an entity that can be used.
    pub fn offer(&mut self, entity: u32) {
        if let Some(offers) = self.offers.as_mut().filter(|offers| offers.len() < MAX_LIST) {
            offers.push(OfferedOption { entity, targets: Vec::new() });
        }
    }

    /// A target of the last option.
    pub fn offer_target(&mut self, entity: u32) {
        if let Some(offer) = self.offers.as_mut().and_then(|offers| offers.last_mut())
            && offer.targets.len() < MAX_LIST
            && !offer.targets.contains(&entity)
        {
            offer.targets.push(entity);
        }
    }

    /// The player has sent an option. Only the parts that the following block lacks are kept.
    pub fn option_sent(&mut self, option: i32, place: i32) {
        self.sent = SentOption {
            option: u8::try_from(option).ok(),
            place: place.checked_sub(1).and_then(|place| u8::try_from(place).ok()),
        };
    }

    /// A block begins. An outermost one is an action of a player.
    pub fn block(&mut self, block: Block) -> Result<(), RecordError> {
        const KINDS: [(BlockType, DecisionKind); 3] = [
            (BlockType::Play, DecisionKind::Play),
            (BlockType::Attack, DecisionKind::Attack),
            (BlockType::DeckAction, DecisionKind::DeckAction),
        ];
        (self.current, self.is_creating) = (None, false);
        let depth = self.depth;
        self.depth += 1;
        let Some((_, decision)) = KINDS.into_iter().find(|(kind, _)| block.kind == Some(*kind)) else { return Ok(()) };
        let player = self.controller(block.entity);
        if depth > 0 || self.step() != Step::MainAction as i32 || !(1..=2).contains(&player) {
            return Ok(());
        }
        if let Some(name) = self.acting.clone() {
            self.add_name_hint(&name, player, HintStrength::ByAction);
        }
        let Block { entity, target, option, .. } = block;
        let SentOption { option: sent, place } = self.sent;
        self.decide(player, decision, [entity, target], option.or(sent), place)
    }

    /// A block ends.
    pub const fn block_end(&mut self) {
        self.depth = self.depth.saturating_sub(1);
        self.current = None;
    }

    fn ends_turn(&mut self) -> Result<(), RecordError> {
        match self.now.current() {
            Some(player) => self.decide(player, DecisionKind::EndTurn, [0, 0], None, None),
            None => Ok(()),
        }
    }

    fn decide(
        &mut self,
        player: u8,
        kind: DecisionKind,
        [entity, target]: [u32; 2],
        option: Option<u8>,
        place: Option<u8>,
    ) -> Result<(), RecordError> {
        // Options are those of one player; the other acts without a list.
        let offers = self.offers.take();
        self.sent = SentOption::default();
        if !self.is_wanted() {
            return Ok(());
        }
        if self.decisions.len() >= MAX_DECISIONS {
            return Err(RecordError::TooLong);
        }
        self.complete_shown();
        let now = self.now.clone();
        self.decisions.push(Decision {
            moment: now,
            player,
            kind,
            entity,
            target,
            option,
            board_position: place,
            offers,
        });
        Ok(())
    }

    /// A player is asked which cards of the opening hand to replace.
    pub fn asks_mulligan(&mut self, id: u32) {
        if self.is_wanted() && self.mulligans.len() < MAX_LIST {
            self.mulligans.insert(id, Mulligan::default());
        }
    }

    /// An offered card of a choice; it also shows which player has the name.
    pub fn add_choice_card(&mut self, id: u32, name: Option<&str>, entity: u32) {
        let player = self.controller(entity);
        if let Some(name) = name.filter(|name| *name != HIDDEN_NAME) {
            self.add_name_hint(name, player, HintStrength::ByOwnership);
        }
        let coin = self.now.entities.get(&entity).is_some_and(|seen| seen.tag(GameTag::CREATOR) > 0);
        if let Some(mulligan) = self.mulligans.get_mut(&id).filter(|it| it.offered.len() < MAX_HAND && !coin) {
            mulligan.player = player;
            mulligan.offered.push(entity);
        }
    }

    /// A choice is answered; the chosen cards follow.
    pub fn answers(&mut self, id: u32) {
        if let Some(mulligan) = self.mulligans.get_mut(&id) {
            mulligan.retained_cards = Some(Vec::new());
        }
    }

    /// A chosen card.
    pub fn chosen(&mut self, id: u32, entity: u32) {
        let kept = self.mulligans.get_mut(&id).and_then(|mulligan| mulligan.retained_cards.as_mut());
        if let Some(kept) = kept.filter(|kept| kept.len() < MAX_HAND && !kept.contains(&entity)) {
            kept.push(entity);
        }
    }

    /// A player can act.
    fn consider_moment(&mut self, listed: bool) {
        let (number, turn, game) = (self.moments, self.now.turn(), self.games.len().saturating_sub(1));
        self.moments += 1;
        match self.purpose {
            Purpose::ListGames => {
                self.action_moments.push(ActionMoment { game, number, turn, from_option_list: listed });
                let turn = u16::try_from(turn).unwrap_or_default();
                self.update_header(|game| {
                    let (first, last) = game.turns.unwrap_or((turn, turn));
                    game.turns = Some((first.min(turn), last.max(turn)));
                });
            }
            Purpose::FindPosition { number: wanted, .. } if wanted == number => {
                self.complete_shown();
                self.found = Some(self.now.clone());
            }
            Purpose::FindPosition { .. } | Purpose::CollectDecisions { .. } => {}
        }
    }

    /// The result of a survey.
    pub fn listing(mut self) -> Result<Listing, RecordingError> {
        if self.games.is_empty() {
            return Err(RecordingError::NoGame);
        }
        for (game, names) in self.games.iter_mut().zip(&self.hints) {
            game.players = [1, 2].map(|player| names.of(player));
        }
        Ok(Listing::new(self.games, self.remarks.into_iter().collect(), self.hints, self.action_moments))
    }

    /// The stored moment.
    pub fn moment(self) -> Result<Moment, RecordingError> {
        self.found.ok_or(RecordingError::NoGame)
    }

    /// The game that was played back.
    pub fn recorded(self, header: Header) -> Recorded {
        let mut unseen = BTreeMap::new();
        let mut started = BTreeMap::new();
        for (number, owner) in self.started {
            match self.seen.get(&number) {
                Some(card) => drop(started.insert(number, (owner, card.clone()))),
                None => drop(unseen.insert(number, owner)),
            }
        }
        Recorded {
            header,
            decisions: self.decisions,
            mulligans: self.mulligans.into_values().collect(),
            seen_starting_cards: started,
            unseen_starting_cards: unseen,
            decks: self.decks,
            end: self.now,
        }
    }
}

/// The most remarks of a recording.
const MAX_REMARKS: usize = 100;
/// The most options, targets and cards of a list that are kept.
const MAX_LIST: usize = 400;
/// The most cards of an opening hand.
const MAX_HAND: usize = 12;

/// The tag for a name or a number; `None`: it is new, and not known yet.
pub fn tag_of(text: &str) -> Option<GameTag> {
    text.parse().ok().or_else(|| text.parse().ok().map(GameTag))
}

/// The value of a tag: a number, or the name that the client has for it; `None`: a name that is not known yet.
pub fn value_of(tag: GameTag, text: &str) -> Option<i32> {
    fn named<T: std::str::FromStr>(text: &str, number: impl Fn(T) -> i32) -> Option<i32> {
        text.parse().ok().map(number)
    }
    let number = |text: &str| {
        text.parse::<i64>()
            .ok()
            .map(|number| i32::try_from(number.clamp(i32::MIN.into(), i32::MAX.into())).unwrap_or_default())
    };
    number(text).or_else(|| match tag {
        GameTag::ZONE => named(text, |it: Zone| it as i32),
        GameTag::CARDTYPE => named(text, |it: CardType| it as i32),
        GameTag::PLAYSTATE => named(text, |it: PlayState| it as i32),
        GameTag::STATE => named(text, |it: State| it as i32),
        GameTag::STEP | GameTag::NEXT_STEP => named(text, |it: Step| it as i32),
        GameTag::MULLIGAN_STATE => named(text, |it: MulliganState| it as i32),
        GameTag::RARITY => named(text, |it: Rarity| it as i32),
        GameTag::CARDRACE => named(text, |it: Race| it as i32),
        GameTag::SPELL_SCHOOL => named(text, |it: SpellSchool| it as i32),
        // Names of tags that no rule asks about: CLASS, FACTION, GOLD_REWARD_STATE …
        _ => is_name(text).then_some(0),
    })
}

fn is_name(text: &str) -> bool {
    text.starts_with(|first: char| first.is_ascii_uppercase())
        && text.chars().all(|letter| letter.is_ascii_uppercase() || letter.is_ascii_digit() || letter == '_')
}
