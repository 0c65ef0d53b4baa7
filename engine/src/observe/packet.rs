//! The packets of the client's history.
use cardwright_data::{BlockType, ChoiceType, GameTag, MetaDataType, OptionType, Zone};

use crate::compiled::CardId;
use crate::state::{EntityId, PlayerId};

/// The number of an entity in the history. Cards, players and the game have the same numbers as in the game; enchantments are
/// not entities of the game and are numbered from [`Number::FIRST_ENCHANTMENT`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Number(pub u32);

impl Number {
    /// The number of the first enchantment, higher than that of any entity.
    pub const FIRST_ENCHANTMENT: Self = Self(100_000);
}

impl From<EntityId> for Number {
    fn from(id: EntityId) -> Self {
        Self(id.number().into())
    }
}

/// Tags with their values, by number. A missing tag is 0.
pub type Tags = Vec<(GameTag, i32)>;

/// An option of a player: an entity with its legal targets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Ending the turn, or using an entity.
    pub kind: OptionType,
    /// The used entity; `None` for ending the turn.
    pub entity: Option<Number>,
    /// The index of the used ability, from 0; `None` for playing, attacking, or using the Hero Power.
    pub ability: Option<u8>,
    /// The index of the option of a Choose One card.
    pub option: Option<u8>,
    /// The legal targets; empty if there is no target.
    pub targets: Vec<Number>,
}

/// One entry of the history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Packet {
    /// The game and its two players.
    CreateGame {
        /// Tags of the game, which is number 1.
        game: Tags,
        /// Tags of the players, numbers 2 and 3.
        players: [Tags; 2],
    },
    /// A new entity.
    FullEntity {
        /// Which.
        entity: Number,
        /// Its card; `CardId::NONE` while it is hidden.
        card: CardId,
        /// Its visible tags.
        tags: Tags,
    },
    /// An entity becomes visible.
    ShowEntity {
        /// Which.
        entity: Number,
        /// Its card.
        card: CardId,
        /// The tags that change with that.
        tags: Tags,
    },
    /// An entity is hidden: only its zone is visible.
    HideEntity {
        /// Which.
        entity: Number,
        /// Where it is now.
        zone: Zone,
    },
    /// An entity becomes another card.
    ChangeEntity {
        /// Which.
        entity: Number,
        /// Its card from now on.
        card: CardId,
        /// The tags that change with that.
        tags: Tags,
    },
    /// A tag of an entity changes.
    TagChange {
        /// Which.
        entity: Number,
        /// The tag.
        tag: GameTag,
        /// What it was.
        old: i32,
        /// What it is now.
        value: i32,
    },
    /// A block begins.
    BlockStart {
        /// What kind of thing happens.
        kind: BlockType,
        /// Who does it.
        entity: Number,
        /// The target.
        target: Option<Number>,
        /// Which option of a Choose One card.
        option: Option<u8>,
        /// The keyword that triggered it, or `TAG_NOT_SET`.
        keyword: GameTag,
    },
    /// The latest block ends.
    BlockEnd,
    /// Information that the client shows in addition to the changes.
    MetaData {
        /// What kind of thing.
        kind: MetaDataType,
        /// How much.
        data: i32,
        /// To whom.
        info: Vec<Number>,
    },
    /// The options of a player.
    Options {
        /// Counts them, from 1.
        id: u32,
        /// Who.
        player: PlayerId,
        /// What; the end of the turn first, as in the client.
        options: Vec<Listed>,
    },
    /// The option that a player chose.
    SendOption {
        /// Of which options.
        id: u32,
        /// Which of them, from 0.
        option: usize,
        /// The target.
        target: Option<Number>,
        /// Where a minion goes, from 1; 0: where there is room.
        position: u8,
    },
    /// A player has to choose.
    Choices {
        /// Counts them, from 1.
        id: u32,
        /// Who.
        player: PlayerId,
        /// What kind of choice.
        kind: ChoiceType,
        /// Whose text asks.
        source: Number,
        /// At least so many.
        least: u8,
        /// At most so many.
        most: u8,
        /// What there is; texts that are offered without a card are not among them.
        entities: Vec<Number>,
    },
    /// A player's choice; in a mulligan the kept cards, as in real games.
    SendChoices {
        /// Of which choice.
        id: u32,
        /// What kind of choice.
        kind: ChoiceType,
        /// What.
        entities: Vec<Number>,
    },
}
