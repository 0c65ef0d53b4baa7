//! The start of games: from decks to the first turn, or from a snapshot.
use std::borrow::Cow;

use cardwright_data::{BlockType, CardClass, Format, GameTag};
use smallvec::SmallVec;

use super::{Block, Observer, Rules, unobserved};
use crate::compiled::{CardId, Cards};
use crate::script::trigger::EventKind;
use crate::script::word::Word;
use crate::state::{
    ByPlayer, EntityId, Game, List, LoadError, Pending, PendingKind, PlayerId, Rng, Scope, Snapshot, TurnStage, Work,
};

/// The hero and deck of a player.
#[derive(Clone, Debug)]
pub struct Deck {
    /// The hero; its Hero Power is in the card data.
    pub hero: CardId,
    /// The cards.
    pub cards: Vec<CardId>,
    /// The sideboards: (owner, card). The cards start the game kept with their owner, outside the game (E.T.C., Band Manager,
    /// King of the Underbelly).
    pub sideboards: Vec<(CardId, CardId)>,
}

/// Constants that separate the random streams of both players' card numbers from that of the game.
const ID_STREAMS: [u64; 2] = [0x6a09_e667_f3bc_c908, 0xbb67_ae85_84ca_a73b];

/// Options of a new game.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// The random seed: the same decks, seed and actions result in the same game.
    pub seed: u64,
    /// Whether to shuffle the decks; otherwise the last card is on top.
    pub shuffle: bool,
    /// Whether players may replace cards of their opening hands.
    pub mulligan: bool,
    /// Whether the cards of a deck get random entity numbers, independent of their order, so that a known list reveals
    /// nothing about a number. For interfaces whose players must not know the other's cards. Everything else is unchanged, so
    /// that results remain comparable.
    pub shuffle_entity_numbers: bool,
    /// The number of cards in the opening hand of the first player; the second has one more, and the Coin.
    pub hand: u8,
    /// The sets of random pools: "a random minion", Discover. Decks are not checked.
    pub format: Format,
}

impl Default for Options {
    fn default() -> Self {
        Self { seed: 0, shuffle: true, mulligan: true, shuffle_entity_numbers: false, hand: 3, format: Format::Wild }
    }
}

/// The reason why a game cannot start.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// A deck has too many cards.
    #[error("a deck has {0} cards, more than the 60 that a deck can hold")]
    DeckTooBig(usize),
    /// The hero is not a hero card.
    #[error("`{0}` is not a hero: name a card of type HERO")]
    NotAHero(&'static str),
}

impl Game {
    /// The game in a snapshot, which continues exactly as the saved one. Fails with the field that is invalid.
    pub fn from_snapshot(cards: &'static Cards, snapshot: &Snapshot) -> Result<Self, LoadError> {
        let mut game = snapshot.build(cards)?;
        let everyone: Vec<EntityId> = game.entities().map(|(id, _)| id).collect();
        for id in everyone {
            game.update_listeners(id, true);
        }
        game.auras_dirty = snapshot.pending_updates.auras_stale;
        Ok(game)
    }

    /// A game with two decks, at the first player's mulligan (or first turn, without mulligan). `coin` is given to the second
    /// player.
    pub fn new(
        cards: &'static Cards,
        decks: ByPlayer<&Deck>,
        coin: Option<CardId>,
        options: Options,
    ) -> Result<Self, SetupError> {
        Self::begin(cards, decks, coin, options, &mut unobserved())
    }

    /// Like [`Game::new`], with an observer.
    pub fn new_observed(
        cards: &'static Cards,
        decks: ByPlayer<&Deck>,
        coin: Option<CardId>,
        options: Options,
        watch: &mut dyn Observer,
    ) -> Result<Self, SetupError> {
        Self::begin(cards, decks, coin, options, &mut Some(watch))
    }

    /// Begins a game. Private because all rules are compiled once for each `O`.
    fn begin<O: Observer>(
        cards: &'static Cards,
        decks: ByPlayer<&Deck>,
        coin: Option<CardId>,
        options: Options,
        watch: &mut O,
    ) -> Result<Self, SetupError> {
        let mut game = Self::empty(cards, options.seed);
        game.format = options.format;
        for player in PlayerId::BOTH {
            let deck = decks[player];
            let hero = cards.get(deck.hero);
            if hero.card_type != cardwright_data::CardType::Hero {
                return Err(SetupError::NotAHero(hero.id));
            }
            if deck.cards.len() > 60 {
                return Err(SetupError::DeckTooBig(deck.cards.len()));
            }
        }
        let mut rules = Rules { game: &mut game, observer: watch, continuations: 0 };
        for player in PlayerId::BOTH {
            let (mut deck, mut disguise) = (Cow::Borrowed(decks[player]), None);
            let (mut unusual, mut quests) = (false, false);
            for card in deck.cards.iter().map(|card| cards.compiled(*card)) {
                unusual |= card.acts_before_game;
                quests |= card.starts_in_opening_hand;
            }
            if unusual {
                deck = decks[player].prepared(cards, player, options.seed);
                disguise = rules.disguise_hero(player, &deck);
            }
            rules.set_up_player(player, &deck, disguise, options);
            if unusual || quests {
                rules.lay_quests_on_top(player);
            }
        }
        for (player, hand) in
            [(PlayerId::First, options.hand), (PlayerId::Second, options.hand + u8::from(options.hand > 0))]
        {
            for _ in 0..hand {
                rules.deal_card(player);
            }
        }
        rules.game.raised_events.clear();
        rules.game.coin = coin;
        rules.report_settled();
        if options.mulligan {
            rules.offer_mulligan(PlayerId::First);
        } else {
            rules.first_turn();
        }
        rules.run();
        Ok(game)
    }
}

impl<O: Observer> Rules<'_, O> {
    /// Sets up a player's hero, which may be disguised, Hero Power and deck.
    ///
    /// Rule: What was picked for a card while the deck was built (`Deck::sideboards`) is kept with it from the start:
    /// `MAINTAINED_TAGS` (E.T.C., Band Manager).
    #[inline]
    fn set_up_player(&mut self, player: PlayerId, deck: &Deck, disguise: Option<EntityId>, options: Options) {
        let hero = disguise.unwrap_or_else(|| self.create(deck.hero, player, None));
        self.enter_slot(hero);
        self.game.players[player].class = self.game.card(hero).map_or(CardClass::Neutral, |card| card.class);
        self.replace_hero_power(hero);
        let mut dealt: SmallVec<[u8; 64]> = (0_u8..).take(deck.cards.len()).collect();
        if options.shuffle_entity_numbers {
            // Dice of their own: those of the game fall as they would without.
            let mut dice = Rng::new(options.seed ^ ID_STREAMS[player as usize]);
            for at in (1..dealt.len()).rev() {
                dealt.swap(at, dice.next_below(at + 1));
            }
        }
        for at in &dealt {
            let id = self.create(deck.cards[usize::from(*at)], player, None);
            self.game[id].started_in_deck = true;
            self.put_on_deck(id);
        }
        for (owner, card) in &deck.sideboards {
            let laid = self.game.players[player].deck;
            for id in laid.iter() {
                if self.game[id].card == *owner {
                    let picked = self.create(*card, player, Some(id));
                    self.set_aside_for(picked, Some(id));
                }
            }
        }
        if options.shuffle_entity_numbers {
            let made = self.game.players[player].deck;
            let mut listed: Vec<(u8, EntityId)> = dealt.into_iter().zip(made.iter()).collect();
            listed.sort_unstable();
            self.game.players[player].deck = List::default();
            for (_, id) in listed {
                self.game.players[player].deck.push(id);
            }
        }
        if options.shuffle {
            let size = self.game.players[player].deck.len();
            for at in (1..size).rev() {
                let with = self.game.rng.next_below(at + 1);
                self.game.players[player].deck.swap(at, with);
            }
        }
    }

    /// The hero that disguises a player, if the deck says so; the game stores the own hero's card.
    ///
    /// Rule: "You start the game as a different class": only the disguise exists, from before the first card is dealt
    /// (recorded: a game with Maestra of the Masquerade, build 88998). The own hero is no entity, because the numbers of later
    /// entities would reveal it.
    fn disguise_hero(&mut self, player: PlayerId, deck: &Deck) -> Option<EntityId> {
        let cards = self.game.cards;
        let heroes = deck.cards.iter().map(|card| cards.compiled(*card).starts_as).find(|heroes| !heroes.is_empty())?;
        let heroes: SmallVec<[CardId; 16]> = heroes.iter().filter_map(|id| cards.by_id(id)).collect();
        let disguise = self.game.random_card(&heroes)?;
        let hero = self.create(disguise, player, None);
        self.game.original_cards.push((hero, deck.hero));
        Some(hero)
    }

    /// Puts quests and Questlines into the opening hand, leftmost (Hearthstone Wiki, "Quest (ability)"); Sidequests are not.
    fn lay_quests_on_top(&mut self, player: PlayerId) {
        let deck = self.game.players[player].deck;
        for id in deck.iter() {
            if self.game.cards.compiled(self.game[id].card).starts_in_opening_hand {
                self.game.players[player].deck.move_to(id, deck.len());
            }
        }
    }

    /// Replaces the Hero Power by the one of the hero.
    pub(super) fn replace_hero_power(&mut self, hero: EntityId) {
        let number = self.game.card(hero).map_or(0, |card| card.tag(GameTag::HERO_POWER));
        let Some(power) = u32::try_from(number).ok().and_then(|number| self.game.cards.by_dbf(number)) else { return };
        let player = self.game[hero].controller;
        let power = self.create(power, player, Some(hero));
        if let Some(old) = self.enter_slot(power) {
            self.enter_graveyard(old);
        }
    }

    /// Deals the topmost card of the deck that can be dealt into the opening hand.
    ///
    /// Rule: What leaves the deck at the start of the game is never in an opening hand (the unnamed tag 1673, which exactly
    /// these cards have: C'Thun, the Shattered; Broxigar; no source names it).
    pub(super) fn deal_card(&mut self, player: PlayerId) {
        let deck = self.game.players[player].deck;
        let mut dealt = deck.iter().rev();
        let card = dealt.find(|id| !self.game.cards.compiled(self.game[*id].card).excluded_from_opening_hand);
        if let Some(card) = card {
            self.enter_hand(card);
        }
    }

    pub(super) fn offer_mulligan(&mut self, player: PlayerId) {
        self.game.pending = Some(Pending { player, kind: PendingKind::Mulligan });
    }

    /// Applies the texts of cards that change in hand to the opening hand (Unidentified Contract, Remixed Musician).
    fn apply_opening_hand_texts(&mut self) {
        for player in PlayerId::BOTH {
            let hand = self.game.players[player].hand;
            for id in hand.iter() {
                if self.game.cards.compiled(self.game[id].card).listens[1] & EventKind::ToHand.bit() != 0 {
                    self.raise(EventKind::ToHand, player.entity(), Some(id), 1);
                }
            }
        }
        self.push_events();
    }

    pub(super) fn first_turn(&mut self) {
        for player in PlayerId::BOTH {
            let hand = self.game.players[player].hand;
            hand.iter().for_each(|id| self.game.record(EventKind::StartWith, player, id));
        }
        if let Some(coin) = self.game.coin {
            let coin = self.create(coin, PlayerId::Second, None);
            self.enter_hand(coin);
        }
        self.game.raised_events.clear();
        self.game.work.push(Work::Turn(TurnStage::Start));
        self.apply_opening_hand_texts();
        // Rulebook, "Start of Game": before the first turn, the first player's cards first.
        for player in [PlayerId::Second, PlayerId::First] {
            let side = self.game.players[player];
            for id in side.deck.iter().chain(side.hand.iter()) {
                let card = self.game[id].card;
                let compiled = self.game.cards.compiled(card);
                if !compiled.has_start_of_game_text {
                    continue;
                }
                for text in compiled.texts_under(Word::StartOfGame) {
                    let scope = Scope::new(id, card, player);
                    if !self.game.holds(&text.when, id, &scope) {
                        continue;
                    }
                    self.open_block(Block::of(BlockType::Trigger, id).with_keyword(text.word.tag()));
                    self.push_text(text.effects, scope);
                }
            }
        }
    }
}
