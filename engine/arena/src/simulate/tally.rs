//! Counts over games; the counts of shards can be added.
use std::collections::BTreeMap;

use cardwright_engine::{CardId, Cards};
use serde::{Deserialize, Serialize};

use super::game::{GameResult, Winner};
use crate::win_count::WinCount;

/// One card of one deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CardWins {
    /// Games whose deck had the card.
    pub deck: WinCount,
    /// Games in which the card was drawn.
    pub drawn: WinCount,
    /// Games in which the card was played.
    pub played: WinCount,
}

/// The counts of all games so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The wins of A and of B.
    pub wins: [WinCount; 2],
    /// The games that A began, and the games that B began, each with the wins of the player who began.
    pub wins_going_first: [WinCount; 2],
    /// Games that nobody won.
    pub ties: u64,
    /// The total number of turns of both players.
    pub turns: u64,
    /// The minimum and maximum number of turns; `None` without games.
    pub turn_range: Option<(u16, u16)>,
    /// The total number of actions.
    pub actions: u64,
    /// For A and B: the games with draws from an empty deck, and the number of these draws.
    pub fatigue: [(u64, u64); 2],
    /// The results of each card, by deck (0 is A) and card.
    pub cards: BTreeMap<(usize, CardId), CardWins>,
}

impl Tally {
    /// Counts a game.
    pub fn count(&mut self, game: &GameResult) {
        self.ties += u64::from(game.winner == Winner::Tie);
        self.turns += u64::from(game.turns);
        let (least, most) = self.turn_range.unwrap_or((game.turns, game.turns));
        self.turn_range = Some((least.min(game.turns), most.max(game.turns)));
        self.actions += u64::from(game.actions);
        for (at, half) in game.deck_results.iter().enumerate() {
            let won = game.winner == [Winner::A, Winner::B][at];
            self.wins[at].count(won);
            if game.first == at {
                self.wins_going_first[at].count(won);
            }
            self.fatigue[at].0 += u64::from(half.fatigue > 0);
            self.fatigue[at].1 += u64::try_from(half.fatigue).unwrap_or(0);
            for it in &half.cards {
                let wins = self.cards.entry((at, it.card)).or_default();
                wins.deck.count(won);
                if it.drawn {
                    wins.drawn.count(won);
                }
                if it.played {
                    wins.played.count(won);
                }
            }
        }
    }

    /// Adds the games of another tally: the shards of a run add up to the run, in any order.
    pub fn add(&mut self, other: &Self) {
        for at in 0..2 {
            self.wins[at].add(other.wins[at]);
            self.wins_going_first[at].add(other.wins_going_first[at]);
            self.fatigue[at].0 += other.fatigue[at].0;
            self.fatigue[at].1 += other.fatigue[at].1;
        }
        self.ties += other.ties;
        self.turns += other.turns;
        self.actions += other.actions;
        self.turn_range = match (self.turn_range, other.turn_range) {
            (Some((least, most)), Some((other_least, other_most))) => {
                Some((least.min(other_least), most.max(other_most)))
            }
            (range, None) | (None, range) => range,
        };
        for (of, wins) in &other.cards {
            let sum = self.cards.entry(*of).or_default();
            sum.deck.add(wins.deck);
            sum.drawn.add(wins.drawn);
            sum.played.add(wins.played);
        }
    }

    /// The tally as a document that names cards by id; equal tallies have equal documents.
    pub fn document(&self, cards: &Cards) -> TallyDocument {
        let Self { wins: decks, wins_going_first: first, ties, turns, turn_range: range, actions, fatigue, .. } =
            self.clone();
        let card = |((deck, card), wins): (&(usize, CardId), &CardWins)| {
            (*deck, cards.get(*card).id.to_owned(), [wins.deck, wins.drawn, wins.played])
        };
        let cards = self.cards.iter().map(card).collect();
        TallyDocument { decks, first, ties, turns, range, actions, fatigue, cards }
    }

    /// The tally of a document; `None` if it names an unknown card.
    pub fn from_document(cards: &Cards, document: TallyDocument) -> Option<Self> {
        let TallyDocument { decks, first, ties, turns, range, actions, fatigue, cards: by_card } = document;
        let card = |(deck, id, [deck_wins, drawn, played]): (usize, String, [WinCount; 3])| {
            let card = cards.by_id(&id).filter(|_| deck < 2)?;
            Some(((deck, card), CardWins { deck: deck_wins, drawn, played }))
        };
        let cards = by_card.into_iter().map(card).collect::<Option<_>>()?;
        Some(Self { wins: decks, wins_going_first: first, ties, turns, turn_range: range, actions, fatigue, cards })
    }

    /// The number of games.
    pub const fn games(&self) -> u64 {
        self.wins[0].games
    }
}

/// The serialized form of a [`Tally`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TallyDocument {
    decks: [WinCount; 2],
    first: [WinCount; 2],
    ties: u64,
    turns: u64,
    range: Option<(u16, u16)>,
    actions: u64,
    fatigue: [(u64, u64); 2],
    cards: Vec<(usize, String, [WinCount; 3])>,
}
