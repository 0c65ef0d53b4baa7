//! Verbs of hands and decks.
//!
//! Rule: "Return to hand" means the hand of the controller, "to YOUR hand" that of who has the text; with a full hand the
//! minion is destroyed. A card that another player gets comes into that player's hand, not drawn.
use std::borrow::Cow;

use cardwright_data::{CardType, Format, GameTag, Zone};
use smallvec::SmallVec;

use super::Players;
use crate::compiled::CardId;
use crate::facts::Keywords;
use crate::query::view::View;
use crate::rules::limits::MAX_CREATED_PER_EFFECT;
use crate::rules::{Observer, Rules};
use crate::script::builtin::DRAW_ANOTHER;
use crate::script::condition::Condition;
use crate::script::effect::{CardSource, Classes, DeckPosition, Effect, Offer};
use crate::script::selector::{Pick, Selector};
use crate::script::trigger::{EventKind, NUMBER_IF_DRAWN_BY_HERO_POWER};
use crate::script::verb::Verb;
use crate::script::word::Word;
use crate::state::{
    Enchantment, EntityId, EntityList, Game, OfferedOption, Pending, PendingKind, PlaceNumber, PlayerId, Scope, Work,
};

impl<O: Observer> Rules<'_, O> {
    /// Draws cards; with a condition, the topmost ones that satisfy it, because the deck is in random order. Returns the number
    /// still to be drawn.
    ///
    /// Rule: "Draw 2 cards": a card that is cast or summoned when it is drawn, and the card that comes in its place, come
    /// before the second one, as in recorded games and in shinoi2/fireplace (Hearthstone Wiki, "Casts When Drawn", describes
    /// chains of such cards). "They" are the cards that were drawn for the text.
    #[must_use]
    pub(in crate::rules) fn draw_cards(
        &mut self,
        players: &[PlayerId],
        n: i16,
        that: &Condition,
        scope: &mut Scope,
    ) -> i16 {
        let mut drawn = EntityList::new();
        let raised = self.game.raised_events.len();
        let mut left = 0;
        for player in players {
            for done in 1..=n.min(MAX_CREATED_PER_EFFECT) {
                let before = self.game.work.len();
                drawn.extend(if that.is_always() {
                    self.draw(*player)
                } else {
                    let deck = self.game.players[*player].deck;
                    let found = deck.iter().rev().find(|id| self.game.holds(that, *id, scope));
                    found.and_then(|card| self.draw_specific(card))
                });
                if players.len() == 1 && done < n && self.draws_another(before) {
                    left = n - done;
                    break;
                }
            }
        }
        // "Cards you draw from your Hero Power": they have a number of their own (Wilfred Fizzlebang).
        if self.game.is(scope.source, CardType::HeroPower) {
            let events = self.game.raised_events.iter_mut().skip(raised).filter(|event| event.kind == EventKind::Draw);
            events.for_each(|event| event.amount = NUMBER_IF_DRAWN_BY_HERO_POWER);
        }
        scope.last_amount = i16::try_from(drawn.len()).unwrap_or(i16::MAX);
        scope.last_result = drawn;
        left
    }

    /// Whether a card drawn since the work stack had this size draws a replacement.
    fn draws_another(&self, before: usize) -> bool {
        let waiting = self.game.work.get(before..).unwrap_or_default();
        waiting.iter().any(|work| matches!(work, Work::Block { effects, .. } if *effects == DRAW_ANOTHER))
    }

    /// Draws until the hand has `n` cards, including fatigue damage: Divine Favor computes the number of cards and attempts to
    /// draw them (Hearthstone Wiki, its notes). A card that is cast or summoned when drawn draws its replacement itself, which
    /// counts as one of them.
    pub(in crate::rules) fn draw_until(&mut self, players: &[PlayerId], n: i16, scope: &mut Scope) {
        let mut drawn = EntityList::new();
        for player in players {
            // "until your hand is full": ten cards are as many as a hand usually holds.
            let full = usize::try_from(n).unwrap_or(0);
            let full = if full == 10 { self.game.max_hand_size(*player) } else { full };
            for _ in self.game.players[*player].hand.len()..full {
                drawn.extend(self.draw(*player));
            }
        }
        scope.last_result = drawn;
    }

    /// Adds cards to hands; a card from a deck is drawn. "Fill your hand" is written as ten or more cards: as many as the
    /// player can hold, possibly more than ten (Valdris Felgorge), and no card is created without room.
    pub(in crate::rules) fn add_to_hand(
        &mut self,
        players: &[PlayerId],
        n: i16,
        what: &'static CardSource,
        scope: &mut Scope,
    ) {
        let mut added = EntityList::new();
        for player in players {
            let mut taken = SmallVec::new();
            let all = |n: usize| n >= 10;
            let many = matches!(what, CardSource::CopyOf(Selector { pick: Pick::Random(n), .. }) if all((*n).into()));
            let as_many = usize::try_from(n).is_ok_and(all);
            let fills = !matches!(what, CardSource::Themselves(_)) && (many || as_many);
            let most = i16::try_from(self.game.max_hand_size(*player)).unwrap_or(n);
            for _ in 0..Self::repetitions(what, if as_many { n.max(most) } else { n }) {
                if fills && self.game.has_full_hand(*player) {
                    break;
                }
                for (_, id) in self.obtain_next(what, *player, Zone::Hand, scope, &mut taken) {
                    if fills && self.game.has_full_hand(*player) {
                        self.remove_from_game(id);
                        continue;
                    }
                    let theirs = self.game[id].controller != *player;
                    if self.game[id].zone == Zone::Play {
                        // "Return an enemy minion to YOUR hand.": as any minion returns.
                        if self.return_to_hand_of(id, *player) {
                            added.push(id);
                        }
                        continue;
                    }
                    if theirs {
                        // A card that another player gets is stolen, not drawn.
                        self.game.leave_zone(id);
                        self.game[id].controller = *player;
                        self.report_tag(id, GameTag::CONTROLLER);
                    }
                    if self.game[id].zone == Zone::Deck {
                        added.extend(self.draw_specific(id));
                    } else if self.enter_hand(id) {
                        added.push(id);
                    }
                }
            }
        }
        scope.last_result = added;
    }

    /// Creates cards out of the game, to be offered, played or moved by the rest of the text.
    pub(in crate::rules) fn create_aside(
        &mut self,
        players: &[PlayerId],
        n: i16,
        what: &'static CardSource,
        scope: &mut Scope,
    ) {
        let pool = match what {
            CardSource::Random(that) => Some((that, Classes::Any)),
            CardSource::RandomOf(that, classes) => Some((that, *classes)),
            CardSource::Named(_)
            | CardSource::OneOf(_)
            | CardSource::OneMissing(_)
            | CardSource::EachOf(_)
            | CardSource::RandomOfEachClass(..)
            | CardSource::Token(_)
            | CardSource::JadeGolem
            | CardSource::Costing(..)
            | CardSource::LastPast(_)
            | CardSource::FromPast(_)
            | CardSource::EachPast(..)
            | CardSource::Merged(_)
            | CardSource::Rebuilt(..)
            | CardSource::Choices { .. }
            | CardSource::FreshCopyOf(_)
            | CardSource::Themselves(_)
            | CardSource::CopyOf(_) => None,
        };
        let pool = pool.filter(|_| self.game.cards.compiled(scope.card).offers_generated);
        let mut made = EntityList::new();
        for player in players {
            for _ in 0..n.min(MAX_CREATED_PER_EFFECT) {
                let Some((that, classes)) = pool else {
                    made.extend(self.obtain(what, *player, Zone::Hand, scope));
                    continue;
                };
                let mut cards = self.game.pool_for_text(that, classes, *player, scope);
                self.game.exclude_source(&mut cards, scope);
                let card = self.game.random_card(&cards);
                made.extend(card.map(|card| self.create(card, *player, Some(scope.source))));
            }
        }
        scope.last_result = made;
    }

    /// Puts cards into decks; those from a hand or from play are reset to their printed state.
    ///
    /// Rule: A card that is put on top of a deck or at its bottom is not shuffled.
    ///
    /// Rule: A card that was put into a deck at random, or came from the other player's deck, is unknown to the player of the
    /// deck until it leaves it (face down: replay of a game with Kil'jaeden in the tests of the tracker Firestone; the others
    /// by analogy). See also `query/view.rs`.
    pub(in crate::rules) fn put_in_deck(
        &mut self,
        players: &[PlayerId],
        n: i16,
        what: &'static CardSource,
        depth: DeckPosition,
        scope: &mut Scope,
    ) {
        let mut added = EntityList::new();
        let mut shuffled = [0_i16; 2];
        for player in players {
            let mut taken = SmallVec::new();
            for _ in 0..Self::repetitions(what, n) {
                for (_, id) in self.obtain_next(what, *player, Zone::Deck, scope, &mut taken) {
                    let from = self.game[id].zone;
                    let keeps = matches!(from, Zone::Deck | Zone::SetAside);
                    // "It keeps any enchantments." (Immortal Prelate), "Always keeps enchantments." (Kingsbane)
                    let renewed = from == Zone::Graveyard && self.game.keeps_enchantments_in_death(id)
                        || self.game.always_keeps_enchantments(id);
                    if self.game[id].zone == Zone::Play {
                        self.game.forget_memory(id);
                    }
                    // "Shuffle your deck": what is in it is not shuffled into it (Radar Detector).
                    let stays = (self.game[id].zone, self.game[id].controller) == (Zone::Deck, *player);
                    let unseen = what.is_random() || View::hides_card(self.game, id, *player);
                    self.game.leave_zone(id);
                    if renewed {
                        self.game.reset_keep_enchantments(id);
                    } else if !keeps {
                        self.game.reset_to_printed(id);
                    }
                    // "Choose an enemy minion. Shuffle it into your deck.": you own it from now on.
                    self.game[id].controller = *player;
                    let size = self.game.players[*player].deck.len();
                    let at = match depth {
                        DeckPosition::Shuffled => self.game.roll(size + 1),
                        DeckPosition::Top => size,
                        DeckPosition::Bottom => 0,
                    };
                    if self.enter_deck(id, at) {
                        added.push(id);
                        if unseen && !self.game.seldom_used.unseen_deck_cards.contains(&id) {
                            self.game.seldom_used.unseen_deck_cards.push(id);
                        }
                        if depth == DeckPosition::Shuffled && *player != scope.controller {
                            self.game.record(EventKind::ShuffleToEnemy, scope.controller, id);
                        }
                        // "Shuffle cards into your deck, 5 times": the first of several cards has the number 1, and what
                        // another player shuffles there has 0.
                        if depth == DeckPosition::Shuffled && !stays {
                            let own = *player == scope.controller;
                            shuffled[usize::from(own)] += 1;
                            let nth = if own { shuffled.iter().sum() } else { 0 };
                            self.raise(EventKind::Shuffle, player.entity(), Some(id), nth);
                        }
                    }
                }
            }
        }
        // "each time you've shuffled cards into your deck": once for several cards.
        if shuffled[1] > 0 {
            self.game.record(EventKind::Shuffle, scope.controller, scope.source);
        }
        scope.last_amount = i16::try_from(added.len()).unwrap_or(i16::MAX);
        scope.last_result = added;
    }

    /// Returns a card to its controller's hand and resets it. A discarded card keeps its enchantments: "give it +2/+2 and
    /// return it to your hand" (Clutchmother Zavas); a minion that died does not.
    ///
    /// Hearthstone Wiki, "Return to hand": into the hand of the player who controls it, whoever played it; a minion that finds
    /// that hand full is destroyed, and its Deathrattle triggers.
    pub(in crate::rules) fn return_to_hand(&mut self, id: EntityId) {
        self.return_to_hand_of(id, self.game[id].controller);
    }

    /// Like [`Self::return_to_hand`], into this player's hand; returns whether the card arrived there.
    fn return_to_hand_of(&mut self, id: EntityId, player: PlayerId) -> bool {
        let entity = self.game[id];
        if entity.zone == Zone::Play && self.game.has_full_hand(player) {
            self.mark_destroyed(id);
            return false;
        }
        // A minion that died and keeps its enchantments in the deck does not keep them in the hand (Immortal Prelate).
        let died = entity.position_at_death.is_some() && self.game.keeps_enchantments_in_death(id);
        let discarded = entity.zone == Zone::Graveyard && entity.card_type != CardType::Spell && !died;
        let keeps = discarded || self.game.always_keeps_enchantments(id);
        let on = self.game.enchantments_on(id).filter(|(_, it)| keeps && !it.is_as_printed());
        let on: Vec<Enchantment> = on.map(|(_, it)| *it).collect();
        let stood = self.game.players[entity.controller].board.position(id);
        self.game.leave_zone(id);
        if entity.controller != player {
            self.game[id].controller = player;
            self.report_tag(id, GameTag::CONTROLLER);
        }
        if entity.zone == Zone::Play {
            self.clear_repeats(id);
            self.game.forget_memory(id);
            // What is summoned in its place stands there (recorded for Breakdance).
            self.game[id].position_at_death = stood.and_then(PlaceNumber::at);
        }
        self.game.reset_to_printed(id);
        for enchantment in on {
            self.game.attach(enchantment, id);
        }
        self.game.recompute(id);
        self.enter_hand_from_zone(id, entity.zone)
    }

    /// Discards a card from a hand.
    ///
    /// Rule: A card that a text discards from a deck was not discarded: Tracking's discard "is not considered a discard for
    /// game purposes" (Hearthstone Wiki, "Discard effect").
    pub(in crate::rules) fn discard(&mut self, id: EntityId) {
        let zone = self.game[id].zone;
        if matches!(zone, Zone::Hand | Zone::Deck) {
            let player = self.game[id].controller;
            self.enter_graveyard(id);
            self.game[id].position_at_death = None;
            if zone == Zone::Deck {
                return;
            }
            self.game.record(EventKind::Discard, player, id);
            self.raise(EventKind::Discard, player.entity(), Some(id), 1);
            self.run_text_on_removal(Word::WhenDiscarded, id);
        }
    }

    /// Starts a quest, or puts a Secret into play.
    ///
    /// A random one is one of those that can be put there (Mad Scientist, Professor Putricide).
    pub(in crate::rules) fn start_quest_or_secret(&mut self, what: &'static CardSource, scope: &mut Scope) {
        let player = scope.controller;
        let begun = match what {
            CardSource::Themselves(which) => {
                let mut found = self.game.candidates(which, scope);
                found.retain(|id| self.game.has_room_for_secret(player, self.game[*id].card));
                self.game.pick_from(which, found)
            }
            CardSource::Random(that) => self.random_to_begin(that, player, scope).into_iter().collect(),
            CardSource::Named(_)
            | CardSource::OneOf(_)
            | CardSource::OneMissing(_)
            | CardSource::RandomOf(..)
            | CardSource::EachOf(_)
            | CardSource::RandomOfEachClass(..)
            | CardSource::Token(_)
            | CardSource::JadeGolem
            | CardSource::Costing(..)
            | CardSource::LastPast(_)
            | CardSource::FromPast(_)
            | CardSource::EachPast(..)
            | CardSource::Rebuilt(..)
            | CardSource::Merged(_)
            | CardSource::Choices { .. }
            | CardSource::FreshCopyOf(_)
            | CardSource::CopyOf(_) => self.obtain(what, player, Zone::Secret, scope),
        };
        for id in &begun {
            self.enter_secrets(*id);
        }
        scope.last_result = begun;
    }

    /// Creates a random card that can be put into play as a quest or a Secret.
    pub(in crate::rules) fn random_to_begin(
        &mut self,
        that: &'static Condition,
        player: PlayerId,
        scope: &Scope,
    ) -> Option<EntityId> {
        let mut cards = self.game.pool_for_text(that, Classes::Any, player, scope);
        cards.to_mut().retain(|card| self.game.has_room_for_secret(player, *card));
        let card = self.game.random_card(&cards)?;
        Some(self.create(card, player, Some(scope.source)))
    }

    /// The entities among which a player chooses; `shown` of them, or all.
    fn offered_entities(
        &mut self,
        which: &'static Selector,
        shown: usize,
        scope: &Scope,
    ) -> SmallVec<[OfferedOption; 4]> {
        let mut offered = SmallVec::new();
        let mut from = self.game.select(which, scope);
        // "Choose an enemy minion", chosen in the middle of a text, asks for a target as an arrow does.
        if shown == usize::from(u8::MAX) {
            from.retain(|id| !self.game.is_hidden_from(*id, scope));
        }
        // Who looks at certain cards sees them all; a Discover shows different ones, by name.
        let differ = shown < usize::from(u8::MAX) && !matches!(which.pick, Pick::First(_) | Pick::Last(_));
        if shown >= from.len() && !differ {
            offered.extend(from.drain(..).map(OfferedOption::Entity));
        }
        while offered.len() < shown && !from.is_empty() {
            let at = self.game.random_index(&from);
            let card = self.game[from[at]].card;
            offered.push(OfferedOption::Entity(from.remove(at)));
            if differ {
                from.retain(|id| !self.game.cards.share_name(self.game[*id].card, card));
            }
        }
        offered
    }

    /// Offers cards to a player and waits; "you" in the following effects remains the owner of the text (Suspicious Alchemist).
    /// Rulebook, "Discover": different cards, of the player's class or neutral.
    ///
    /// Rule: A card that is being played is not in the hand. A text continues with what was discovered; where nothing was
    /// offered, "it" is nothing. See also `query/condition.rs`; `rules/choice.rs`.
    ///
    /// Rule: The opponent answers an offer `.for_(OPPONENT)`; "you" stays who has the text (Suspicious Alchemist).
    pub(in crate::rules) fn discover(
        &mut self,
        offer: &'static Offer,
        shown: u8,
        then: &'static [Effect],
        rest: &'static [Effect],
        player: PlayerId,
        scope: &mut Scope,
    ) {
        let shown = usize::from(shown);
        let mut offered: SmallVec<[OfferedOption; 4]> = SmallVec::new();
        let mut cards: Cow<'static, [CardId]> = match offer {
            Offer::Entities(which) => {
                offered = self.offered_entities(which, shown, scope);
                Cow::Borrowed(&[][..])
            }
            Offer::Pool(that, classes) => self.game.pool_for_text(that, *classes, player, scope),
            Offer::Tokens(that) => self.game.tokens_for_text(that, scope),
            // Each card is offered once, however often it died.
            Offer::Past(past) => {
                let mut cards = self.game.past_cards(past, scope);
                cards.sort_unstable();
                cards.dedup();
                Cow::Owned(cards)
            }
            Offer::Cards(ids) => ids.iter().filter_map(|id| self.game.cards.by_id(id)).collect(),
            Offer::CardsThat(ids, that) => {
                let cards: Vec<CardId> = ids.iter().filter_map(|id| self.game.cards.by_id(id)).collect();
                self.game.cards_meeting(&cards, that, scope).into()
            }
        };
        if matches!(offer, Offer::Pool(..)) {
            self.game.exclude_source(&mut cards, scope);
        }
        // A Secret that is to be put into play or cast at once is none that is there already (Arcane Keysmith, Rinling's Rifle).
        if then.iter().any(|it| matches!(it.verb, Verb::StartQuest(_) | Verb::Cast(CardSource::Themselves(_)))) {
            let single = |card: CardId| self.game.cards.get(card).keywords.has(Keywords::SECRET | Keywords::QUEST);
            cards.to_mut().retain(|card| !single(*card) || self.game.has_room_for_secret(player, *card));
        }
        // "… of your choice": all of them, in the order of the text.
        if shown == usize::from(u8::MAX) {
            let all = cards.iter().map(|card| OfferedOption::Entity(self.create(*card, player, Some(scope.source))));
            offered.extend(all);
        }
        // The candidates that are taken; the random choice is among the others.
        let mut taken: SmallVec<[usize; 4]> = SmallVec::new();
        while offered.len() < shown.min(cards.len()) {
            let left = |at: usize| taken.iter().fold(at, |at, taken| at + usize::from(at >= *taken));
            let at = left(self.game.random_pool_index(cards.len() - taken.len(), |at| cards[left(at)]));
            taken.push(at);
            taken.sort_unstable();
            offered.push(OfferedOption::Entity(self.create(cards[at], player, Some(scope.source))));
        }
        if offered.is_empty() {
            // "Dredge. If it's a Murloc, …": of an empty deck it is nothing, and not what the text was about before.
            scope.last_result.clear();
            return;
        }
        if self.is_discover(offer, shown, then, scope.card) {
            self.game.record(EventKind::Discover, player, scope.source);
        }
        // "Keep all 3 instead.": if the same is done to all, there is nothing to choose.
        if !rest.is_empty() && then == rest {
            let all =
                offered.iter().filter_map(|one| if let OfferedOption::Entity(id) = one { Some(*id) } else { None });
            self.push_text(then, Scope { last_result: all.collect(), ..scope.clone() });
            return;
        }
        if offers_gifts(then) {
            // "Discover a copy of a minion in your opponent's deck … with a Dark Gift" (Nightmare Fuel): the copies bear the gifts.
            for one in &mut offered {
                if let OfferedOption::Entity(id) = one
                    && self.game[*id].zone != Zone::SetAside
                {
                    *id = self.create_copy(*id, player, Some(scope.source), Zone::Hand);
                }
            }
            let shown =
                offered.iter().filter_map(|one| if let OfferedOption::Entity(id) = one { Some(*id) } else { None });
            self.give_dark_gifts(&shown.collect::<EntityList>(), true, scope);
        }
        let kind = PendingKind::PickOne { offered, then, rest, scope: scope.clone() };
        self.game.pending = Some(Pending { player, kind });
    }

    /// Whether an offer of this card is a Discover: not Adapt, Dredge, a part of a crafted card, or looking at cards. It shows
    /// three cards, or four if something else can be picked instead (Vulpera Scoundrel).
    fn is_discover(&self, offer: &Offer, shown: usize, then: &[Effect], card: CardId) -> bool {
        let merges = |effect: &Effect| matches!(effect.verb, Verb::Merge(_));
        let part = |effect: &Effect| merges(effect) || matches!(effect.verb, Verb::Each(of) if of.iter().any(merges));
        let adapts = matches!(then, [Effect { verb: Verb::Bestow, .. }, ..]) || then.iter().any(part);
        // Who puts one of some cards back on top Dredges or looks at them, unless the card says that it Discovers (Frame Job).
        let puts_back = matches!((offer, then), (Offer::Entities(_), [Effect { verb: Verb::ToDeck(..), .. }]));
        let looks = puts_back && self.game.cards.get(card).tag(GameTag::DISCOVER) == 0;
        matches!(shown, 3 | 4) && !adapts && !looks
    }

    /// The controllers of entities.
    pub(in crate::rules) fn players_of(&self, ids: &[EntityId]) -> Players {
        ids.iter().map(|id| self.game[*id].controller).collect()
    }
}

impl Game {
    /// Excludes the source and its printings from a Discover; an option of a Choose One card does not Discover that card (Raven
    /// Idol). Recordings of earlier builds, which have no format, predate that rule.
    fn exclude_source(&self, cards: &mut Cow<'static, [CardId]>, scope: &Scope) {
        let played = self[scope.source].card;
        let chosen = self.cards.compiled(played).choices.contains(&scope.card);
        if self.format == Format::Any {
            return;
        }
        // A pool is in the order of the registry.
        debug_assert!(cards.is_sorted());
        let barred = [Some(scope.card), chosen.then_some(played)].into_iter().flatten();
        for card in barred.flat_map(|card| self.cards.of_same_name(card)) {
            if let Ok(at) = cards.binary_search(&card) {
                cards.to_mut().remove(at);
            }
        }
    }
}

/// Whether each offered card has a Dark Gift.
pub(in crate::rules) const fn offers_gifts(then: &[Effect]) -> bool {
    matches!(then, [Effect { verb: Verb::DarkGift, .. }, ..])
}
