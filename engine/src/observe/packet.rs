//! The packets of the client's history.
use cardwright_data::{BlockType, ChoiceType, GameTag, MetaDataType, OptionType, Zone};

use crate::compiled::CardId;
use crate::state::{EntityId, PlayerId};

/// The number of an entity in the history. Cards, players and the game have the same numbers as in the game; enchantments are
/// not entities of the game and are numbered from [`EntityNumber::FIRST_ENCHANTMENT`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EntityNumber(pub u32);

impl EntityNumber {
    /// The number of the first enchantment, higher than that of any entity.
    pub const FIRST_ENCHANTMENT: Self = Self(100_000);
}

impl From<EntityId> for EntityNumber {
    fn from(id: EntityId) -> Self {
        Self(id.number().into())
    }
}

/// Tags with their values, by number. A missing tag is 0.
pub type Tags = Vec<(GameTag, i32)>;

/// An option of a player: an entity with its legal targets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedOption {
    /// Ending the turn, or using an entity.
    pub kind: OptionType,
    /// The used entity; `None` for ending the turn.
    pub entity: Option<EntityNumber>,
    /// The index of the used ability (a Titan's, an activated one), from 0; `None` for playing, attacking, or using the Hero
    /// Power.
    pub ability_index: Option<u8>,
    /// The index of the option of a Choose One card.
    pub option: Option<u8>,
    /// The legal targets; empty if there is no target.
    pub targets: Vec<EntityNumber>,
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
        /// The entity.
        entity: EntityNumber,
        /// Its card; `CardId::NONE` while it is hidden.
        card: CardId,
        /// Its visible tags.
        tags: Tags,
    },
    /// An entity becomes visible.
    ShowEntity {
        /// The entity.
        entity: EntityNumber,
        /// Its card.
        card: CardId,
        /// The tags that change with that.
        tags: Tags,
    },
    /// An entity is hidden: only its zone is visible.
    HideEntity {
        /// The entity.
        entity: EntityNumber,
        /// The zone that it is now in.
        zone: Zone,
    },
    /// An entity becomes another card.
    ChangeEntity {
        /// The entity.
        entity: EntityNumber,
        /// Its card from now on.
        card: CardId,
        /// The tags that change with that.
        tags: Tags,
    },
    /// A tag of an entity changes.
    TagChange {
        /// The entity.
        entity: EntityNumber,
        /// The tag.
        tag: GameTag,
        /// The old value.
        old: i32,
        /// The new value.
        value: i32,
    },
    /// A block begins.
    BlockStart {
        /// The kind of block.
        kind: BlockType,
        /// The causing entity.
        entity: EntityNumber,
        /// The target.
        target: Option<EntityNumber>,
        /// The index of the option of a Choose One card.
        option: Option<u8>,
        /// The keyword that triggered it, or `TAG_NOT_SET`.
        keyword: GameTag,
    },
    /// The latest block ends.
    BlockEnd,
    /// Information that the client shows in addition to the changes.
    MetaData {
        /// The kind of information.
        kind: MetaDataType,
        /// The amount.
        data: i32,
        /// The entities concerned.
        info: Vec<EntityNumber>,
    },
    /// The options of a player.
    Options {
        /// Counts them, from 1.
        id: u32,
        /// The player.
        player: PlayerId,
        /// The options; ending the turn is first, as in the client.
        options: Vec<ListedOption>,
    },
    /// The option that a player chose.
    SendOption {
        /// The id of the list of options.
        id: u32,
        /// The index of the option, from 0.
        option: usize,
        /// The target.
        target: Option<EntityNumber>,
        /// The board position of a minion, from 1; 0 for a free position.
        position: u8,
    },
    /// A player has to choose.
    Choices {
        /// Counts them, from 1.
        id: u32,
        /// The choosing player.
        player: PlayerId,
        /// The kind of choice.
        kind: ChoiceType,
        /// The entity with the text.
        source: EntityNumber,
        /// The minimum number of chosen entities.
        least: u8,
        /// The maximum number of chosen entities.
        most: u8,
        /// The offered entities; texts offered without a card are not included.
        entities: Vec<EntityNumber>,
    },
    /// A player's choice; in a mulligan the kept cards, as in real games.
    SendChoices {
        /// The id of the choice.
        id: u32,
        /// The kind of choice.
        kind: ChoiceType,
        /// The chosen entities.
        entities: Vec<EntityNumber>,
    },
}
