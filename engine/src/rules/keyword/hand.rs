//! Keywords of cards in hand besides playing: Tradeable, Forge, Prepare, Corrupt, Echo, Twinspell, Miniaturize, cards that are
//! cast when drawn, and cards that leave at the end of the turn.
//!
//! The client describes each keyword in a line (`GLOBAL_KEYWORD_…_TEXT`), which the rules here quote.
use cardwright_data::{BlockType, CardType, GameTag, Zone};

use crate::compiled::CardId;
use crate::facts::Keywords;
use crate::rules::{Block, Observer, Rules};
use crate::script::aura::{Attribute, Lasts};
use crate::script::builtin::{COST_PLUS_X, DISCOVER_ANOTHER, DRAW_ANOTHER};
use crate::script::player_rule::TRADES_DISCOVER;
use crate::script::power::Form;
use crate::script::trigger::EventKind;
use crate::script::word::Word;
use crate::state::{Enchantment, EnchantmentId, Entity, EntityId, Game, PlayContext, PlayerId, Scope, Work};
use smallvec::SmallVec;

impl Game {
    /// Whether a player's hand has Echo copies, which exist for this turn only.
    pub(in crate::rules) fn holds_echo_copies(&self, player: PlayerId) -> bool {
        let hand = self.players[player].hand;
        hand.iter().fold(Keywords::NONE, |all, id| all | self[id].keywords).has(Keywords::GHOSTLY)
    }

    /// Whether a player's hand has cards that are discarded at the end of the turn.
    pub(in crate::rules) fn holds_temporary(&self, player: PlayerId) -> bool {
        let fades = |id: EntityId| {
            let keywords = self[id].keywords;
            keywords.has(Keywords::GHOSTLY) && !keywords.has(Keywords::ECHO)
        };
        self.players[player].hand.iter().any(fades)
    }

    /// The copy that a spell with Twinspell leaves in the hand.
    #[inline]
    pub(in crate::rules) fn twinspell_copy(&self, spell: EntityId) -> Option<CardId> {
        self.cards.compiled(self[spell].card).twinspell.and_then(|id| self.cards.by_id(id))
    }

    /// Whether the Twinspell copy of a spell was added since it was played.
    pub(in crate::rules) fn twin_was_added(&self, twin: CardId, spell: EntityId) -> bool {
        let since = self.history.iter().rev().take_while(|did| (did.kind, did.entity) != (EventKind::Play, spell));
        since.map(|did| &self[did.entity]).any(|it| (it.card, it.creator) == (twin, Some(spell)))
    }

    /// Whether the printed card has a tag.
    fn has_printed_tag(&self, id: EntityId, tag: GameTag) -> bool {
        self.card(id).is_some_and(|card| card.tag(tag) > 0)
    }
}

impl<O: Observer> Rules<'_, O> {
    /// Forges a card.
    ///
    /// Rule: Forge: "Drag this to your deck to spend (2) Mana for an upgrade."
    ///
    /// Rule: Events of forging (`forges`) and of Magnetic (`is_magnetized`: the minion, and the card attached to it). A Mech
    /// with `MAGNETIC_TO_RACE` attaches to that type too. See also `rules/keyword/board.rs`, `magnetize`.
    pub(in crate::rules) fn forge(&mut self, card: EntityId) {
        if let Some(forged) = self.game.other_form(card, Form::Forged) {
            let player = self.game[card].controller;
            // The history has the card that was forged, not what it becomes.
            self.game.record(EventKind::Forge, player, card);
            self.transform_in_hand(card, forged);
            self.raise(EventKind::Forge, player.entity(), Some(card), 1);
        }
    }

    /// Trades a card.
    ///
    /// Rule: Tradeable: "Drag this into your deck to spend 1 Mana and draw a new card." The card keeps its enchantments.
    pub(in crate::rules) fn trade(&mut self, card: EntityId) {
        let player = self.game[card].controller;
        self.game.leave_zone(card);
        // "Whenever you Trade, Discover a card from your deck to draw instead." (Auctioneer Jaxon)
        if self.game.rule_value(player, TRADES_DISCOVER) > 0 {
            self.push_text(DISCOVER_ANOTHER, Scope::new(card, self.game[card].card, player));
        } else {
            self.draw(player);
        }
        let size = self.game.players[player].deck.len();
        let at = self.game.roll(size + 1);
        if self.enter_deck(card, at) {
            self.game.record(EventKind::Shuffle, player, card);
            self.raise(EventKind::Shuffle, player.entity(), Some(card), 1);
            let text_of = self.game[card].card;
            for text in self.game.cards.compiled(text_of).texts_under(Word::WhenTraded) {
                self.open_block(Block::of(BlockType::Trigger, card).with_keyword(text.word.tag()));
                self.push_text(text.effects, Scope::new(card, text_of, player));
            }
        }
    }

    /// Increases the number that a text marks with `@`.
    pub(in crate::rules) fn increase_counter(&mut self, id: EntityId, n: i16) {
        let grown = &mut self.game[id].text_counters[0];
        *grown = Entity::clamp_number(i32::from(*grown) + i32::from(n));
        self.report_tag(id, GameTag::TAG_SCRIPT_DATA_NUM_1);
    }

    /// Prepares a card.
    ///
    /// Rule: Prepare: "Drag to your deck to spend leftover Mana. Next turn, discount this by the amount spent (plus 1 extra!)"
    pub(in crate::rules) fn prepare(&mut self, card: EntityId, spent: i16) {
        let blank = Game::blank_enchantment(card, self.game[card].controller);
        let (turn, lasts) = (self.game.turn, Lasts::NextTurn);
        self.enchant(card, Enchantment { modifiers: COST_PLUS_X, x: -(spent + 1), turn, lasts, ..blank });
        let player = self.game[card].controller;
        self.raise(EventKind::Prepare, player.entity(), Some(card), spent + 1);
    }

    /// Corrupts the cards in hand that cost less than a played card.
    ///
    /// Rule: Corrupt: "Upgrades in hand after you play a card that costs more." The corrupted form counts as held from then on:
    /// the corrupting card was played before (Horrendous Growth).
    pub(in crate::rules) fn corrupt_hand(&mut self, player: PlayerId, card: EntityId) {
        let cost = self.game[card].cost;
        let since = u16::try_from(self.game.history.len()).unwrap_or(u16::MAX);
        let hand = self.game.players[player].hand;
        for id in hand.iter() {
            let entity = &self.game[id];
            if entity.keywords.has(Keywords::CORRUPT)
                && id != card
                && entity.cost < cost
                && let Some(corrupted) = self.game.other_form(id, Form::Corrupted)
            {
                self.transform_in_hand(id, corrupted);
                self.game[id].entered_hand_history = since;
            }
        }
    }

    /// "(Upgrades when you have 5 Mana.)": upgrades the cards in hand and deck. Cards created later have the player's current
    /// rank.
    ///
    /// Rule: Ranked spells upgrade at 5 and 10 mana crystals, wherever in hand or deck they are (Hearthstone Wiki, "Ranked
    /// spell").
    pub(in crate::rules) fn rank_up(&mut self, player: PlayerId) {
        if self.game.ranked_spells == 0 {
            return;
        }
        let side = &self.game.players[player];
        let cards: Vec<EntityId> = side.hand.iter().chain(side.deck.iter()).collect();
        for card in cards {
            self.rank_up_card(card);
        }
    }

    /// Upgrades one card, as often as possible.
    pub(in crate::rules) fn rank_up_card(&mut self, card: EntityId) {
        let crystals = self.game.players[self.game[card].controller].crystals;
        while let Some((n, into)) = self.game.cards.compiled(self.game[card].card).mana_upgrade
            && crystals >= n
            && let Some(into) = self.game.cards.by_id(into)
            && into != self.game[card].card
        {
            self.transform_in_hand(card, into);
        }
    }

    /// Adds the copy that a played card with Echo leaves in the hand.
    ///
    /// Rule: "Echo will only put original copies of a card into your hand" (The Witchwood's Newest Keywords, Blizzard).
    pub(in crate::rules) fn add_echo_copy(&mut self, card: EntityId, manner: PlayContext) {
        let entity = self.game[card];
        if manner.echo {
            let copy = self.create(entity.card, entity.controller, Some(card));
            self.set_keyword(copy, Keywords::ECHO, GameTag::ECHO, true);
            self.set_keyword(copy, Keywords::GHOSTLY, GameTag::GHOSTLY, true);
            if self.enter_hand(copy) {
                self.game.recompute(copy);
            }
        }
    }

    /// Adds the Twinspell copy: at the spell's former position in the hand, or at the right end if an effect casts it.
    ///
    /// Rule: The copy of Twinspell comes at once, before any effect that the spell triggers; effects that cast a spell leave
    /// one too (Hearthstone Wiki, "Twinspell").
    pub(in crate::rules) fn add_twinspell_copy(&mut self, card: EntityId) {
        let Entity { controller, position_at_death: stood, .. } = self.game[card];
        let twin = self.game.twinspell_copy(card);
        let Some(twin) = twin.map(|twin| self.create(twin, controller, Some(card))) else { return };
        if self.enter_hand(twin)
            && let Some(place) = stood
        {
            self.game.players[controller].hand.move_to(twin, place.into());
        }
    }

    /// Adds the Twinspell copy of a played spell, unless it seems to be countered, in which case there is none (recorded).
    pub(in crate::rules) fn add_twinspell_copy_on_play(&mut self, card: EntityId) {
        if self.game.twinspell_copy(card).is_some() && !self.game.is_to_be_countered(card) {
            self.add_twinspell_copy(card);
        }
    }

    /// Adds the Twinspell copy before the spell's text, if it was not countered after all.
    pub(in crate::rules) fn add_missing_twinspell_copy(&mut self, card: EntityId) {
        if self.game.twinspell_copy(card).is_some_and(|twin| !self.game.twin_was_added(twin, card)) {
            self.add_twinspell_copy(card);
        }
    }

    /// Adds the cards that a played card leaves in the hand: its small or large copy.
    pub(in crate::rules) fn add_copies_after_play(&mut self, card: EntityId) {
        let entity = &mut self.game[card];
        // They come where the card was in the hand; the copies of Echo come to the right end. Seen in recordings of
        // Miniaturize cards (0c5e5757fa, turn 46: the first card of seven).
        let place = entity.position_at_death.map(usize::from);
        // A Battlecry or a spell may ask for the cards beside it.
        if !matches!(entity.card_type, CardType::Minion | CardType::Spell) {
            entity.position_at_death = None;
        }
        if self.game.card(card).is_some_and(|card| card.keywords.has(Keywords::MINIATURIZE)) {
            self.leave_sized_copies(card, place);
        }
    }

    /// Adds the small or large copy of a played card.
    ///
    /// Rule: Miniaturize: "Get a 1-Cost 1/1 copy of this."; Gigantify: "Get an 8-Cost 8/8 copy of this."
    fn leave_sized_copies(&mut self, card: EntityId, place: Option<usize>) {
        let player = self.game[card].controller;
        let sized = [(GameTag::MINIATURIZE, Form::Mini), (GameTag::GIGANTIFY, Form::Gigantic)];
        let sized = sized.into_iter().filter(|(tag, _)| self.game.has_printed_tag(card, *tag));
        let sized: Vec<CardId> = sized.filter_map(|(_, form)| self.game.other_form(card, form)).collect();
        for (after, copy) in sized.into_iter().enumerate() {
            let copy = self.create(copy, player, Some(card));
            if self.enter_hand(copy)
                && let Some(place) = place
            {
                self.game.players[player].hand.move_to(copy, place + after);
            }
        }
    }

    /// Handles "Casts itself when drawn, then draw another card." and "Summons itself when drawn, then draw another card.";
    /// returns whether it did, so that the card is not in the hand.
    ///
    /// Rule: A card that is cast or summoned when drawn: one that is burned does neither, nor one that comes to hand in another
    /// way (Hearthstone Wiki, "Casts When Drawn").
    pub(in crate::rules) fn run_drawn_text(&mut self, card: EntityId) -> bool {
        let entity = self.game[card];
        let room = !self.game.players[entity.controller].board.is_full();
        let cast = entity.card_type == CardType::Spell && entity.keywords.has(Keywords::CASTS_WHEN_DRAWN);
        let summoned =
            entity.card_type == CardType::Minion && entity.keywords.has(Keywords::SUMMONED_WHEN_DRAWN) && room;
        if !cast && !summoned {
            return false;
        }
        let scope = Scope::new(card, entity.card, entity.controller);
        // "After you draw, shuffle two copies of this into your deck." (Corrupted Blood): behind the card that comes in its place.
        if cast {
            for text in self.game.cards.compiled(entity.card).texts_under(Word::WhenDrawn) {
                self.push_text(text.effects, scope.clone());
            }
        }
        self.game.work.push(Work::Block { effects: DRAW_ANOTHER, next: 0, times: 1, scope });
        if cast {
            self.cast(card);
        } else {
            self.game.leave_zone(card);
            self.summon(card, None, false);
        }
        true
    }

    /// Removes cards that exist for this turn only: Echo copies vanish, Temporary cards are discarded ("Discarded at the end of
    /// your turn.").
    pub(in crate::rules) fn discard_fleeting(&mut self, player: PlayerId) {
        let hand = self.game.players[player].hand;
        let ghostly = |id: &EntityId| self.game[*id].keywords.has(Keywords::GHOSTLY);
        for id in hand.iter().filter(ghostly).collect::<SmallVec<[EntityId; 10]>>() {
            if self.game[id].keywords.has(Keywords::ECHO) {
                self.enter_graveyard(id);
            } else {
                self.remove_temporary(id);
                self.discard(id);
            }
        }
    }

    /// Removes Temporary from a card that returns when discarded, so that it is not discarded again.
    fn remove_temporary(&mut self, id: EntityId) {
        let makes = |it: &Enchantment| it.modifiers.iter().any(|it| it.what == Attribute::Tag(GameTag::GHOSTLY));
        let given: SmallVec<[EnchantmentId; 2]> =
            self.game.enchantments_on(id).filter(|(_, it)| makes(it)).map(|(at, _)| at).collect();
        for enchantment in given {
            self.game.remove_enchantment(enchantment);
        }
        self.set_keyword(id, Keywords::GHOSTLY, GameTag::GHOSTLY, false);
    }

    /// Transforms a card into another one that keeps its enchantments: forged, corrupted, infused.
    pub(in crate::rules) fn transform_in_hand(&mut self, id: EntityId, into: CardId) {
        let given = self.game.card(id).map_or(Keywords::NONE, |card| self.game[id].own_keywords.without(card.keywords));
        self.game.update_listeners(id, false);
        self.game.remember_original_card(id);
        self.game[id].card = into;
        let card = self.game.cards.get(into);
        self.game[id].reset_to_printed(card);
        self.game.set_aura_keywords(id, Keywords::NONE);
        self.game[id].own_keywords |= given;
        self.game.update_listeners(id, true);
        self.game.recompute(id);
        if self.game[id].zone == Zone::Hand {
            self.game.mark_all_dirty();
        }
        self.report_tag(id, GameTag::ENTITY_ID);
    }
}
