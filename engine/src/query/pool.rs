//! The pools of cards from which texts take random or discovered ones.
use cardwright_data::{CardClass, CardType, Format, GameTag};
use smallvec::SmallVec;
use std::borrow::Cow;

use crate::compiled::{Card, CardId, Cards, REPRINT_OF};
use crate::script::condition::Condition;
use crate::script::effect::Classes;
use crate::script::trigger::EventKind;
use crate::state::{EntityId, Game, PlayerId, Scope};

impl Game {
    /// The card that comes where the text of a card names another.
    ///
    /// Rule: A reprint has the text of its original and brings what its own printing brings: the token that the collection
    /// shows beside it (a Spellbender of Classic costs (0)), and itself for the original (Malorne).
    ///
    /// Rule: Cards of the Classic format make Classic cards, as hundreds of reprints and their tokens that no other card makes
    /// show: "Imp Master" of that format has an "Imp" of its own. See also `compiled/registry.rs`, `classic_printing`.
    pub(crate) fn printing_for(&self, named: CardId, of: CardId) -> CardId {
        let linked = |card: &Card, tag| self.cards.by_dbf(u32::try_from(card.tag(tag)).ok().filter(|it| *it > 0)?);
        let beside = |card: &Card| linked(card, GameTag::COLLECTION_RELATED_CARD_DATABASE_ID);
        let Some(reprint) = of.to_option().map(|of| self.cards.get(of)) else { return named };
        let original = linked(reprint, REPRINT_OF);
        if original == Some(named) {
            return of;
        }
        // Of some texts of Classic the data links no original (the enchantment of Soul of the Forest).
        if reprint.set.is_classic() {
            return self.printing_of_classic(named, of);
        }
        let Some(original) = original else { return named };
        let own = beside(reprint).filter(|_| beside(self.cards.get(original)) == Some(named));
        own.unwrap_or(named)
    }

    /// For a card of the Classic format the printing of that format, if there is one; the named card for all others.
    pub(crate) fn printing_of_classic(&self, named: CardId, of: CardId) -> CardId {
        let classic = of.to_option().is_some_and(|of| self.cards.get(of).set.is_classic());
        if classic { self.cards.classic_printing(named).unwrap_or(named) } else { named }
    }

    /// The same for a text that is running: the condition may compare with a number that is looked up now.
    pub(crate) fn pool_for_text(
        &self,
        that: &'static Condition,
        classes: Classes,
        player: PlayerId,
        scope: &Scope,
    ) -> Cow<'static, [CardId]> {
        if classes == Classes::Shown {
            let class = self.shown_class(scope);
            let all = self.pool(that, Classes::Any, player);
            return all.iter().copied().filter(|card| self.cards.get(*card).is_of(class)).collect();
        }
        let pool = self.pool(that, classes, player);
        let pool =
            if pool.is_empty() && classes == Classes::Own { self.pool_of_source(that, player, scope) } else { pool };
        if !that.looks_up() {
            return pool;
        }
        self.cards_meeting(&pool, that, scope).into()
    }

    /// The pool of a player whose class has nothing of the kind: the cards of the class whose card asks. A Priest with a Hydrologist
    /// discovers a Secret of the Paladin.
    ///
    /// No source: known of the game for Hydrologist, Arcane Keysmith and Finders Keepers.
    fn pool_of_source(&self, that: &'static Condition, player: PlayerId, scope: &Scope) -> Cow<'static, [CardId]> {
        let Some(asking) = scope.card.to_option().map(|card| self.cards.get(card)) else { return Cow::default() };
        let classes = CardClass::ALL.iter().filter(|class| **class != CardClass::Neutral && asking.is_of(**class));
        let classes: SmallVec<[CardClass; 4]> = classes.copied().collect();
        let all = self.pool(that, Classes::Any, player);
        let shared = |card: &&CardId| classes.iter().any(|class| self.cards.get(**card).is_of(*class));
        all.iter().filter(shared).copied().collect()
    }

    /// The class that a card shows: its player's own until it has swapped it.
    pub(crate) fn shown_class(&self, scope: &Scope) -> CardClass {
        let at = usize::try_from(self[scope.source].text_counters[0]).ok();
        let shown = at.and_then(|at| CardClass::ALL.get(at.checked_sub(1)?));
        shown.copied().unwrap_or(self.players[scope.controller].class)
    }

    /// The cards of the game's format that meet a condition, in the order of the registry; those that may meet it, where it
    /// compares with a number that is looked up. Cards "from the past" are in no Standard set: they come from Wild.
    pub(crate) fn pool(&self, that: &'static Condition, classes: Classes, player: PlayerId) -> Cow<'static, [CardId]> {
        let cards: &'static Cards = self.cards;
        let parts: &[Condition] = if let Condition::All(parts) = that { parts } else { std::slice::from_ref(that) };
        let such = |id: &CardId, looks_up: bool| {
            let card = self.cards.get(*id);
            // Most cards of the game are left out by their type or class.
            if parts.iter().any(|part| plainly_fails(card, part)) {
                return false;
            }
            // A minion without Health is put together in the collection: it is in no pool.
            let complete = card.card_type != CardType::Minion || card.health > 0;
            let generated = self.format == Format::Any || cards.is_generated(*id) || that.names_kind_of(card);
            complete
                && generated
                && if looks_up {
                    self.printed_card_meets(*id, that, None, None) != Some(false)
                } else {
                    self.card_is(*id, that)
                }
        };
        let past = self.format == Format::Standard && that.names_past();
        let format = if past { Format::Wild } else { self.format };
        let all = cards.pool(that, Classes::Any, CardClass::Invalid, format, || {
            let looks_up = that.looks_up();
            cards.in_pools(format).iter().copied().filter(|id| such(id, looks_up)).collect()
        });
        // "Discover a Druid spell": the condition names the class.
        if classes == Classes::Any || (classes == Classes::Own && that.names_class()) {
            return self.without_starting_deck(all, that, player);
        }
        let whose = if classes == Classes::Opponent { player.opponent() } else { player };
        let own = self.players[whose].class;
        let of_class = |id: &CardId| {
            let card = self.cards.get(*id);
            match classes {
                Classes::Own => card.is_of(own) || card.is_of(CardClass::Neutral),
                Classes::Yours | Classes::Opponent => card.is_of(own),
                Classes::Other => !card.is_of(own) && !card.is_of(CardClass::Neutral),
                Classes::Any | Classes::Shown => true,
            }
        };
        let found = cards.pool(that, classes, own, format, || all.iter().copied().filter(of_class).collect());
        self.without_starting_deck(found, that, player)
    }

    /// A pool without the cards of a player's starting deck.
    ///
    /// Rule: "A spell that didn't start in your deck": your deck did not start with a copy of it.
    fn without_starting_deck(
        &self,
        pool: Cow<'static, [CardId]>,
        that: &Condition,
        player: PlayerId,
    ) -> Cow<'static, [CardId]> {
        if !that.excludes_starting_cards() {
            return pool;
        }
        let started = self.entities().filter(|(_, it)| it.started_in_deck && it.owner == player);
        let started: Vec<CardId> = started.map(|(id, _)| self.original_card(id)).collect();
        pool.iter().copied().filter(|card| !started.contains(card)).collect()
    }

    /// The collectible cards with this Cost that meet a condition, in the order of the registry.
    pub(crate) fn pool_costing(&self, that: &'static Condition, cost: i32, player: PlayerId) -> Cow<'static, [CardId]> {
        let Ok(cost) = i16::try_from(cost) else { return Cow::default() };
        let cards: &'static Cards = self.cards;
        // Looked up first: a pool cannot be looked up while another one is computed.
        let all = self.pool(that, Classes::Any, player);
        let found = || all.iter().copied().filter(|id| cards.get(*id).cost == cost).collect();
        cards.pool_costing(that, cost, self.format, found)
    }

    /// The uncollectible cards that meet a condition, each name once; all that may meet it if it looks something up.
    pub(crate) fn tokens(&self, that: &'static Condition) -> Cow<'static, [CardId]> {
        let find = || {
            let mut names = std::collections::BTreeSet::new();
            let owned = |card: &Card| card.collectible() || card.card_type == CardType::Enchantment;
            let open = that.looks_up();
            let may_be = |id| self.printed_card_meets(id, that, None, None) != Some(false);
            let is = |id| if open { may_be(id) } else { self.card_is(id, that) };
            let such = |(id, card): &(CardId, &'static Card)| !owned(card) && is(*id);
            let first = |(_, card): &(CardId, &'static Card)| open || names.insert(card.name);
            self.cards.iter().filter(such).filter(first).map(|(id, _)| id).collect()
        };
        let cards: &'static Cards = self.cards;
        cards.tokens(that, find)
    }

    /// The same for a text that is running: the condition may compare with what is looked up now.
    pub(crate) fn tokens_for_text(&self, that: &'static Condition, scope: &Scope) -> Cow<'static, [CardId]> {
        let tokens = self.tokens(that);
        if !that.looks_up() {
            return tokens;
        }
        let mut names = std::collections::BTreeSet::new();
        let mut meeting = self.cards_meeting(&tokens, that, scope);
        meeting.retain(|id| names.insert(self.cards.get(*id).name));
        meeting.into()
    }

    /// The choices of Choose One cards; with `untaken` those that were left when each was played.
    pub(crate) fn choices_of(&self, of: &[EntityId], untaken: bool) -> Vec<CardId> {
        let mut choices = Vec::new();
        for id in of {
            let mut options: SmallVec<[CardId; 2]> = self.cards.compiled(self[*id].card).choices[..].into();
            if untaken {
                let did = self.history.of(EventKind::ChooseOption, 0).filter(|did| did.entity == *id);
                let taken: SmallVec<[CardId; 2]> = did.map(|did| did.card).collect();
                options.retain(|option| !taken.is_empty() && !taken.contains(option));
            }
            choices.extend(options);
        }
        choices
    }
}

/// Whether a printed card fails a condition on its type, class or minion type.
#[inline]
fn plainly_fails(card: &Card, condition: &Condition) -> bool {
    matches!(condition, Condition::Type(of) if card.card_type != *of)
        || matches!(condition, Condition::Class(of) if !card.is_of(*of))
        || matches!(condition, Condition::Race(of) if !card.races.is(*of))
}
