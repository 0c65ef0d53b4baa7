//! The decisions of a recorded game.
use std::collections::BTreeMap;

use cardwright_data::{GameTag, PlayState};

use super::header::Header;
use super::moment::Moment;

/// The maximum number of decisions in a game; a long one has some 200.
pub const MAX_DECISIONS: usize = 2000;

/// The kind of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecisionKind {
    /// Played a card, used a Hero Power, a location or a Titan's ability.
    Play,
    /// Attacked.
    Attack,
    /// Traded or forged a card in hand.
    DeckAction,
    /// Ended the turn.
    EndTurn,
}

/// An option that the client offered: an entity with its legal targets.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OfferedOption {
    /// The number of the entity.
    pub entity: u32,
    /// The numbers of its targets; empty if it takes none.
    pub targets: Vec<u32>,
}

/// A decision of a player, with the state before it.
#[derive(Clone, Debug)]
pub struct Decision {
    /// Every entity before it.
    pub moment: Moment,
    /// The deciding player, 1 or 2.
    pub player: u8,
    /// Its kind.
    pub kind: DecisionKind,
    /// The played, attacking or used entity; 0 for the end of a turn.
    pub entity: u32,
    /// The target; 0: none.
    pub target: u32,
    /// The option of a Choose One card or a Titan, from 0.
    pub option: Option<u8>,
    /// The place on the board, from 0, if the recording has it.
    pub board_position: Option<u8>,
    /// The legal options that the client listed; `None`: the recording has no list.
    pub offers: Option<Vec<OfferedOption>>,
}

/// The opening hand of a player, and the cards of it that were kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mulligan {
    /// The player, 1 or 2.
    pub player: u8,
    /// The cards that could be replaced, by number.
    pub offered: Vec<u32>,
    /// The cards that were kept, by number; `None`: the recording does not tell.
    pub retained_cards: Option<Vec<u32>>,
}

/// A game, played back.
#[derive(Clone, Debug)]
pub struct Recorded {
    /// The game as the list of games has it.
    pub header: Header,
    /// The decisions of both players, in order.
    pub decisions: Vec<Decision>,
    /// The mulligans.
    pub mulligans: Vec<Mulligan>,
    /// The cards of the starting decks that were seen at any time, by entity number: the owner and the card.
    pub seen_starting_cards: BTreeMap<u32, (u8, String)>,
    /// The cards of the starting decks that were never seen, by entity number: the owner.
    pub unseen_starting_cards: BTreeMap<u32, u8>,
    /// Lists of the starting decks, where the recording has them.
    pub decks: BTreeMap<u8, Vec<String>>,
    /// The last state.
    pub end: Moment,
}

impl Recorded {
    /// The player whose hand the recording shows: 1 or 2; of two such players the one who was given options more often, then the
    /// first. `None` if it shows neither hand.
    pub fn seen_player(&self) -> Option<u8> {
        let offered =
            |player: u8| self.decisions.iter().filter(|it| it.player == player && it.offers.is_some()).count();
        [2, 1]
            .into_iter()
            .filter(|player| self.shows_hand(*player))
            .max_by_key(|player| (offered(*player), 2 - *player))
    }

    /// Whether the recording shows the hand of a player: nine of ten cards of it, at the player's decisions.
    pub fn shows_hand(&self, player: u8) -> bool {
        let own = self.decisions.iter().filter(|decision| decision.player == player);
        let (known, all) = own.fold((0, 0), |(known, all), decision| {
            let (more_known, more) = decision.moment.hand(player);
            (known + more_known, all + more)
        });
        all > 0 && known * 10 >= all * 9
    }

    /// The cards of a player's starting deck that were never seen.
    pub fn unseen_numbers(&self, player: u8) -> impl Iterator<Item = u32> {
        self.unseen_starting_cards.iter().filter(move |(_, owner)| **owner == player).map(|(number, _)| *number)
    }

    /// Whether a player won; `None`: the end is not in the recording.
    pub fn won(&self, player: u8) -> Option<bool> {
        let state = PlayState::try_from(i64::from(self.end.player_tag(player, GameTag::PLAYSTATE))).ok()?;
        let lost = matches!(state, PlayState::Lost | PlayState::Losing | PlayState::Tied | PlayState::Conceded);
        let won = matches!(state, PlayState::Won | PlayState::Winning);
        (won || lost).then_some(won)
    }
}
