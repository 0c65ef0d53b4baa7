//! The facts about each game of a recording that are known before the game is played back.
use std::collections::BTreeMap;
use std::fmt;

use cardwright_data::Format;

use super::RecordingError;
use super::names::Names;

/// A mode of the game, by the client's number (`GameType`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mode(pub u16);

/// The client's names of modes, with a title. The numbers are those of the client's enum `GameType`.
const MODES: [(u16, &str, &str); 35] = [
    (0, "GT_UNKNOWN", "an unknown mode"),
    (1, "GT_VS_AI", "a solo adventure"),
    (2, "GT_VS_FRIEND", "a friendly challenge"),
    (4, "GT_TUTORIAL", "the tutorial"),
    (5, "GT_ARENA", "Arena"),
    (6, "GT_TEST_AI_VS_AI", "a test"),
    (7, "GT_RANKED", "ranked play"),
    (8, "GT_CASUAL", "casual play"),
    (14, "GT_HEARTHSTONE_DUOS_RANDOMS", "Duos"),
    (15, "GT_HEARTHSTONE_DUOS_TEAMS", "Duos"),
    (16, "GT_TAVERNBRAWL", "Tavern Brawl"),
    (17, "GT_TB_1P_VS_AI", "Tavern Brawl"),
    (18, "GT_TB_2P_COOP", "Tavern Brawl"),
    (19, "GT_FSG_BRAWL_VS_FRIEND", "Fireside Brawl"),
    (20, "GT_FSG_BRAWL", "Fireside Brawl"),
    (21, "GT_FSG_BRAWL_1P_VS_AI", "Fireside Brawl"),
    (22, "GT_FSG_BRAWL_2P_COOP", "Fireside Brawl"),
    (23, "GT_BATTLEGROUNDS", BATTLEGROUNDS),
    (24, "GT_BATTLEGROUNDS_FRIENDLY", BATTLEGROUNDS),
    (28, "GT_PVPDR_PAID", "Duels"),
    (29, "GT_PVPDR", "Duels"),
    (30, "GT_MERCENARIES_PVP", MERCENARIES),
    (31, "GT_MERCENARIES_PVE", MERCENARIES),
    (32, "GT_MERCENARIES_PVE_COOP", MERCENARIES),
    (33, "GT_MERCENARIES_AI_VS_AI", MERCENARIES),
    (34, "GT_MERCENARIES_FRIENDLY", MERCENARIES),
    (35, "GT_BATTLEGROUNDS_AI_VS_AI", BATTLEGROUNDS),
    (36, "GT_BATTLEGROUNDS_PLAYER_VS_AI", BATTLEGROUNDS),
    (37, "GT_BATTLEGROUNDS_DUO", BATTLEGROUNDS),
    (38, "GT_BATTLEGROUNDS_DUO_VS_AI", BATTLEGROUNDS),
    (39, "GT_BATTLEGROUNDS_DUO_FRIENDLY", BATTLEGROUNDS),
    (40, "GT_BATTLEGROUNDS_DUO_AI_VS_AI", BATTLEGROUNDS),
    (41, "GT_BATTLEGROUNDS_DUO_1_PLAYER_VS_AI", BATTLEGROUNDS),
    (42, "GT_UNDERGROUND_ARENA", "Arena"),
    (45, "GT_UNDERGROUND_ARENA_PLAYER_VS_AI", "Arena"),
];

const BATTLEGROUNDS: &str = "Battlegrounds";
const MERCENARIES: &str = "Mercenaries";

impl Mode {
    /// The recording does not name it.
    pub const UNKNOWN: Self = Self(0);
    /// Battlegrounds, where the recording shows no more than that.
    pub const BATTLEGROUNDS: Self = Self(23);
    /// Mercenaries, where the recording shows no more than that.
    pub const MERCENARIES: Self = Self(30);

    /// The mode of a number or of the client's name for it; an unknown name is an unknown mode.
    pub fn of(text: &str) -> Self {
        let named = || MODES.iter().find(|(_, name, _)| *name == text).map(|(number, ..)| *number);
        Self(text.parse().ok().or_else(named).unwrap_or(0))
    }

    fn title(self) -> Option<&'static str> {
        MODES.iter().find(|(number, ..)| *number == self.0).map(|(.., title)| *title)
    }

    /// Whether its games are played by the rules of decks against decks.
    pub fn is_constructed(self) -> bool {
        !matches!(self.title(), Some(BATTLEGROUNDS | MERCENARIES))
    }
}

impl fmt::Display for Mode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.title() {
            Some(title) => f.write_str(title),
            None => write!(f, "mode {}", self.0),
        }
    }
}

/// The format of the client's number or name for it.
pub fn format_of(text: &str) -> Option<Format> {
    let named = || text.strip_prefix("FT_").and_then(|name| name.to_lowercase().parse().ok());
    text.parse().ok().and_then(Format::from_number).or_else(named).filter(|format| *format != Format::Any)
}

/// A game of a recording.
#[derive(Clone, Debug)]
pub struct Header {
    /// Its number in the recording, from 1.
    pub number: usize,
    /// The mode.
    pub mode: Mode,
    /// The format; `None`: the recording does not tell.
    pub format: Option<Format>,
    /// The build of the client; `None`: the recording does not tell.
    pub build: Option<u32>,
    /// The name of each player; `None`: hidden.
    pub players: [Option<String>; 2],
    /// The first and the last turn in which a player could act; `None`: there is none.
    pub turns: Option<(u16, u16)>,
    /// Whether its end is in the recording.
    pub complete: bool,
    /// Whether it was watched, and not played.
    pub spectated: bool,
    /// The number of times that the client connected again.
    pub reconnects: u32,
}

impl Header {
    /// A game of which nothing is known yet.
    pub const fn new(number: usize) -> Self {
        Self {
            number,
            mode: Mode::UNKNOWN,
            format: None,
            build: None,
            players: [None, None],
            turns: None,
            complete: false,
            spectated: false,
            reconnects: 0,
        }
    }
}

impl fmt::Display for Header {
    /// `game 2: Ann against Bob, ranked play, Standard, turns 1 to 14`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |at: usize| self.players[at].clone().unwrap_or_else(|| format!("player {}", at + 1));
        write!(f, "game {}: {} against {}, {}", self.number, name(0), name(1), self.mode)?;
        if let Some(format) = self.format {
            write!(f, ", {}", format.title())?;
        }
        match self.turns {
            Some((first, last)) => write!(f, ", turns {first} to {last}")?,
            None => f.write_str(", no turn")?,
        }
        for (is, said) in [
            (!self.complete, ", cut off"),
            (self.spectated, ", watched"),
            (self.reconnects > 0, ", with a reconnection"),
        ] {
            if is {
                f.write_str(said)?;
            }
        }
        Ok(())
    }
}

/// A moment in which a player could act, as a survey notes it.
#[derive(Clone, Copy, Debug)]
pub struct ActionMoment {
    /// The index of the game.
    pub game: usize,
    /// Its number among the moments of the recording, from 0.
    pub number: usize,
    /// The game's turn.
    pub turn: i32,
    /// Whether it comes from a list of options: more reliable than a step, after which something may still happen.
    pub from_option_list: bool,
}

/// The games of a recording.
#[derive(Debug, Default)]
pub struct Listing {
    /// In the order of the recording.
    pub games: Vec<Header>,
    /// The parts of the recording that the reader did not know or passed over, each once.
    pub remarks: Vec<String>,
    names: Vec<Names>,
    action_moments: Vec<ActionMoment>,
}

impl Listing {
    /// The games of a recording, as the first pass over it found them.
    pub const fn new(
        games: Vec<Header>,
        remarks: Vec<String>,
        names: Vec<Names>,
        action_moments: Vec<ActionMoment>,
    ) -> Self {
        Self { games, remarks, names, action_moments }
    }

    /// A game by its number, from 1, if its mode is one that is read.
    pub fn game(&self, number: usize) -> Result<&Header, RecordingError> {
        let games = self.games.len();
        let wrong = RecordingError::NoSuchGame { wanted: number, games };
        let header = number.checked_sub(1).and_then(|at| self.games.get(at)).ok_or(wrong)?;
        if header.mode.is_constructed() {
            Ok(header)
        } else {
            Err(RecordingError::Mode { game: number, mode: header.mode })
        }
    }

    /// The number of the last game that can be read; the error says why there is none.
    pub fn last(&self) -> Result<usize, RecordingError> {
        let constructed = self.games.iter().rev().find(|game| game.mode.is_constructed() && game.turns.is_some());
        match (constructed, self.games.last()) {
            (Some(game), _) => Ok(game.number),
            (None, Some(last)) => self.game(last.number).map(|game| game.number),
            (None, None) => Err(RecordingError::NoGame),
        }
    }

    /// The player to whom each name belongs, by game.
    pub(super) fn names(&self) -> Vec<BTreeMap<String, u8>> {
        self.names.iter().map(Names::resolved).collect()
    }

    /// The game and the moment of a turn; without a turn the last moment.
    pub(super) fn moment(&self, wanted: Option<u16>) -> Result<(usize, usize), RecordingError> {
        if self.games.is_empty() {
            return Err(RecordingError::NoGame);
        }
        let readable = |chance: &&ActionMoment| self.games[chance.game].mode.is_constructed();
        let mut chosen: Option<ActionMoment> = None;
        for chance in self.action_moments.iter().filter(readable) {
            let new = chosen.is_none_or(|chosen| (chosen.game, chosen.turn) != (chance.game, chance.turn));
            let better = match wanted {
                Some(wanted) if i32::from(wanted) != chance.turn => false,
                Some(_) => new || (chance.from_option_list && chosen.is_some_and(|chosen| !chosen.from_option_list)),
                None => chance.from_option_list || new,
            };
            if better {
                chosen = Some(*chance);
            }
        }
        if let Some(chosen) = chosen {
            return Ok((chosen.game, chosen.number));
        }
        self.game(self.games.len())?;
        let turns = self.action_moments.iter().map(|chance| chance.turn);
        let there = match (turns.clone().min(), turns.max()) {
            (Some(least), Some(most)) => format!("the turns {least} to {most} are in it"),
            _ => "no turn has begun in it".to_owned(),
        };
        Err(RecordingError::NoTurn { wanted: wanted.unwrap_or(0), there })
    }
}
