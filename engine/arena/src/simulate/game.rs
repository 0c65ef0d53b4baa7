//! One game of a simulation.
use cardwright_data::{Format, PlayState, Zone};
use cardwright_engine::script::trigger::EventKind;
use cardwright_engine::state::{ByPlayer, Entity, Rng};
use cardwright_engine::{CardId, Cards, Deck, EntityId, Game, Options, PlayerId};

use crate::agent::AgentKind;
use crate::deck::{DeckChoice, skin};
use crate::stop;

/// The turn at which a game ends as a tie; the client has a turn limit too.
pub const TURN_LIMIT: u16 = 90;
/// The number of actions at which a game ends as a tie, because an agent repeats itself.
pub const MAX_ACTIONS: u32 = 20_000;

/// Two decks with their agents; A is the first of each pair.
pub struct Match {
    /// Every card.
    pub cards: &'static Cards,
    /// The Coin, which the second player gets.
    pub coin: Option<CardId>,
    /// Decks.
    pub decks: [DeckChoice; 2],
    /// The agents.
    pub agents: [AgentKind; 2],
    /// The seed from which the seeds of all games are derived.
    pub seed: u64,
    /// Plays each seed twice with A's deck for both players; each goes first once.
    pub mirror: bool,
    /// The format: the sets of random pools.
    pub format: Format,
}

/// The winner of a game, or a tie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Winner {
    /// The first deck.
    A,
    /// The second deck.
    B,
    /// Nobody won.
    Tie,
}

impl Winner {
    /// The name in results.
    pub const fn name(self) -> &'static str {
        match self {
            Self::A => "A",
            Self::B => "B",
            Self::Tie => "tie",
        }
    }
}

/// The result of one deck in a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DeckResult {
    /// Health of the hero at the end.
    pub health: i16,
    /// The number of draws from an empty deck.
    pub fatigue: i16,
    /// The deck's cards, each once, in the order of their numbers.
    pub cards: Vec<CardUse>,
}

/// The use of a deck's card in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardUse {
    /// The card.
    pub card: CardId,
    /// A copy was in the hand after the mulligan or was drawn.
    pub drawn: bool,
    /// A copy was played.
    pub played: bool,
}

/// The result of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// Its number, from 0.
    pub number: u64,
    /// Its seed.
    pub seed: u64,
    /// The deck that went first: 0 is A.
    pub first: usize,
    /// The winner, or a tie.
    pub winner: Winner,
    /// Turns of both players together.
    pub turns: u16,
    /// Actions of both players together.
    pub actions: u32,
    /// The results of the decks A and B.
    pub deck_results: [DeckResult; 2],
}

/// The seed of a game, a function of the run's seed and the game's number (`SplitMix64`, Steele et al. 2014). It has 53 bits,
/// which every JSON reader preserves.
pub const fn seed_of(seed: u64, number: u64) -> u64 {
    let mut mixed = seed.wrapping_add(number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    (mixed ^ (mixed >> 31)) >> 11
}

impl Match {
    /// Plays the game with this number. In even games A goes first, unless a card of a deck decides who does
    /// ([`Deck::first_player_index`]).
    pub fn play(&self, number: u64) -> anyhow::Result<GameResult> {
        self.play_observed(number, |_| ())
    }

    /// Like [`Self::play`]; `look` is called with the game before each action and at the end.
    pub fn play_observed(&self, number: u64, mut look: impl FnMut(&Game)) -> anyhow::Result<GameResult> {
        let seed = seed_of(self.seed, if self.mirror { number / 2 } else { number });
        let mut dice = Rng::new(seed);
        let mut decks: [Deck; 2] = [0, 1].map(|at| self.decks[at].deck(self.cards, &mut dice));
        if self.mirror {
            decks[1] = decks[0].clone();
        }
        let first = Deck::first_player_index(self.cards, [&decks[0], &decks[1]], usize::from(number % 2 == 1));
        let seats = ByPlayer([&decks[first], &decks[1 - first]]);
        let mut game =
            Game::new(self.cards, seats, self.coin, Options { seed, format: self.format, ..Options::default() })?;
        game.hero_skin_ids = skin::skin_dbf_ids([self.decks[first].skin(), self.decks[1 - first].skin()]);
        let mut agents = [0_u8, 1].map(|at| self.agents[usize::from(at)].player(seed_of(seed, at.into())));
        let mut opening = [Vec::new(), Vec::new()];
        let (mut actions, mut options) = (0, Vec::new());
        while game.turn < TURN_LIMIT && actions < MAX_ACTIONS && !stop::is_set() {
            look(&game);
            options.clear();
            game.list_options(&mut options);
            let Some(player) = game.to_act().filter(|_| !options.is_empty()) else { break };
            let before = game.turn;
            let action = agents[first ^ player as usize].choose(&game, &options);
            game.act_unchecked(action);
            actions += 1;
            if before == 0 && game.turn > 0 {
                for player in PlayerId::BOTH {
                    let hand = game.players[player].hand;
                    opening[player as usize] = hand.iter().map(|id| (id, game[id].card)).collect();
                }
            }
        }
        look(&game);
        let winner = |player: PlayerId| game.players[player].state == PlayState::Won;
        let winner = match PlayerId::BOTH.map(winner) {
            [true, _] => [Winner::A, Winner::B][first],
            [_, true] => [Winner::B, Winner::A][first],
            _ => Winner::Tie,
        };
        let seat = |at: usize| PlayerId::BOTH[first ^ at];
        let halves = [0, 1].map(|at| player_result(&game, seat(at), &decks[at], &opening[seat(at) as usize]));
        Ok(GameResult { number, seed, first, winner, turns: game.turn, actions, deck_results: halves })
    }
}

fn player_result(game: &Game, player: PlayerId, deck: &Deck, opening: &[(EntityId, CardId)]) -> DeckResult {
    let begun = |entity: &Entity| entity.started_in_deck && entity.owner == player;
    // A card that disappears at the start and comes back later comes back as another entity (Broxigar).
    let gone: Vec<CardId> = game
        .entities()
        .filter(|(_, entity)| begun(entity) && entity.zone == Zone::RemovedFromGame)
        .map(|(_, entity)| entity.card)
        .collect();
    let own = |id: EntityId| begun(&game[id]) || game[id].owner == player && gone.contains(&game[id].card);
    let mut listed = deck.cards.clone();
    listed.sort_unstable();
    listed.dedup();
    let mut cards: Vec<CardUse> =
        listed.into_iter().map(|card| CardUse { card, drawn: false, played: false }).collect();
    // What a card of the deck was transformed into is no card of the deck.
    let mut note = |card: CardId, note: fn(&mut CardUse)| {
        if let Ok(at) = cards.binary_search_by_key(&card, |it| it.card) {
            note(&mut cards[at]);
        }
    };
    let drawn: fn(&mut CardUse) = |it| it.drawn = true;
    // What it was then: it may have been transformed since.
    opening.iter().filter(|(id, _)| own(*id)).for_each(|(_, card)| note(*card, drawn));
    for did in
        game.history.iter().filter(|did| matches!(did.kind, EventKind::Draw | EventKind::Play) && own(did.entity))
    {
        note(did.card, if did.kind == EventKind::Draw { drawn } else { |it| it.played = true });
    }
    let side = &game.players[player];
    DeckResult { health: side.hero.map_or(0, |hero| game[hero].health()), fatigue: side.fatigue, cards }
}
