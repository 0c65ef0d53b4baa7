//! Counts over games; the counts of shards add up.
use std::collections::BTreeMap;

use cardwright_engine::CardId;

use super::game::{Played, Winner};
use crate::win_count::WinCount;

/// One card of one deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CardWins {
    /// Games in which the deck had it.
    pub deck: WinCount,
    /// Games in which it was drawn.
    pub drawn: WinCount,
    /// Games in which it was played.
    pub played: WinCount,
}

/// All games so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// A's and B's.
    pub decks: [WinCount; 2],
    /// The games in which A or B went first.
    pub first: [WinCount; 2],
    /// Games that nobody won.
    pub ties: u64,
    /// Turns of both players.
    pub turns: u64,
    /// The fewest and the most turns.
    pub range: Option<(u16, u16)>,
    /// Actions.
    pub actions: u64,
    /// Games in which A and B drew from an empty deck, and those draws.
    pub fatigue: [(u64, u64); 2],
    /// By deck (0 is A) and card.
    pub cards: BTreeMap<(usize, CardId), CardWins>,
}

impl Tally {
    /// Counts a game.
    pub fn count(&mut self, game: &Played) {
        self.ties += u64::from(game.winner == Winner::Tie);
        self.turns += u64::from(game.turns);
        let (least, most) = self.range.unwrap_or((game.turns, game.turns));
        self.range = Some((least.min(game.turns), most.max(game.turns)));
        self.actions += u64::from(game.actions);
        for (at, half) in game.halves.iter().enumerate() {
            let won = game.winner == [Winner::A, Winner::B][at];
            self.decks[at].count(won);
            if game.first == at {
                self.first[at].count(won);
            }
            self.fatigue[at].0 += u64::from(half.fatigue > 0);
            self.fatigue[at].1 += u64::try_from(half.fatigue).unwrap_or(0);
            for card in &half.deck {
                self.cards.entry((at, *card)).or_default().deck.count(won);
            }
            for card in &half.drawn {
                self.cards.entry((at, *card)).or_default().drawn.count(won);
            }
            for card in &half.played {
                self.cards.entry((at, *card)).or_default().played.count(won);
            }
        }
    }

    /// How many games.
    pub const fn games(&self) -> u64 {
        self.decks[0].games
    }
}
