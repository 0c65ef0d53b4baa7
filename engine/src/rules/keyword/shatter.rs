//! Cards that change in the hand: Shatter, and cards that become other cards.
//!
//! Shatter: a card that enters the hand splits into two halves, which become whole again when adjacent.
//!
//! The halves go to both ends of the hand after the effect that added the card; if there is room for only one, only the left
//! one comes. Enchantments are on both. Adjacent halves, the left one first, become the whole card, which does not shatter
//! again (a developer's post of February 2026). The data has the numbers of the halves and the whole.
//!
//! Rule: Shatter: halves go to both ends of the hand; halves that touch become whole, with costs and bonuses added (a
//! developer's post of February 2026). In the opening hand after the mulligan.
use cardwright_data::GameTag;

use crate::compiled::CardId;
use crate::rules::{Observer, Rules};
use crate::script::builtin::COST_PLUS_X;
use crate::script::trigger::EventKind;
use crate::state::{Enchantment, EntityId, Game, PlayerId, Scope};

/// The tag with the number of the left half, on a whole card.
const LEFT_HALF: GameTag = GameTag::TAG_SCRIPT_DATA_NUM_1;
/// The tag with the number of the right half, on a whole card and on a left half.
const RIGHT_HALF: GameTag = GameTag::TAG_SCRIPT_DATA_NUM_2;
/// The tag with the number of the whole card, on a left half.
const WHOLE_CARD: GameTag = GameTag::TAG_SCRIPT_DATA_NUM_3;

/// The maximum number of changes of a card at once; no card has as many forms.
const MAX_SHATTER_FORMS: u8 = 4;

impl Game {
    /// Whether adding a card to a hand requires a check: it shatters, or is a half.
    pub(in crate::rules) fn involves_shatter(&self, card: EntityId) -> bool {
        self.cards.compiled(self[card].card).shatters
    }

    fn half_card(&self, card: EntityId, tag: GameTag) -> Option<CardId> {
        let number = u32::try_from(self.card(card)?.tag(tag)).ok().filter(|number| *number > 0)?;
        self.cards.by_dbf(number)
    }
}

impl<O: Observer> Rules<'_, O> {
    /// Splits the cards that shatter, and joins halves that touch, in both hands.
    pub(in crate::rules) fn update_shattered_cards(&mut self) {
        self.game.seldom_used.hand_may_shatter = false;
        // Hands are whole during the mulligan.
        if self.game.turn == 0 && self.game.pending.is_some() {
            self.game.seldom_used.hand_may_shatter = true;
            return;
        }
        for player in PlayerId::BOTH {
            let hand = self.game.players[player].hand;
            if !hand.iter().any(|id| self.game.involves_shatter(id)) {
                continue;
            }
            for id in hand.iter() {
                // "It's already combined": the tag is taken away (Stolen Power).
                let whole = self.game.involves_shatter(id) && self.game.tag(id, GameTag::SHATTER) > 0;
                if whole && !self.game.seldom_used.rejoined_cards.contains(&id) {
                    self.split(id);
                }
            }
            self.join_halves(player);
            let hand = self.game.players[player].hand;
            self.game.seldom_used.hand_may_shatter |= hand.iter().any(|id| self.game.involves_shatter(id));
        }
    }

    /// Transforms cards in hands whose condition is true: "While holding this, if …, transform into …".
    pub(in crate::rules) fn change_forms(&mut self) {
        self.game.seldom_used.hand_may_change = false;
        for player in PlayerId::BOTH {
            let hand = self.game.players[player].hand;
            for id in hand.iter() {
                // What it becomes may become something else at once: Galakronds have two steps.
                for _ in 0..MAX_SHATTER_FORMS {
                    let Some(into) = self.next_form(id, player) else { break };
                    self.transform_in_hand(id, into);
                }
                let left = &self.game.cards.compiled(self.game[id].card).becomes;
                self.game.seldom_used.hand_may_change |= !left.is_empty();
            }
        }
    }

    /// The next form of a card in hand. Of several forms, the first whose condition is true (Carress, Cabaret Star).
    fn next_form(&self, id: EntityId, player: PlayerId) -> Option<CardId> {
        let card = self.game[id].card;
        let scope = Scope::new(id, card, player);
        let forms = &self.game.cards.compiled(card).becomes;
        let (_, into) = forms.iter().find(|(when, _)| self.game.holds(when, id, &scope))?;
        self.game.cards.by_id(into)
    }

    fn split(&mut self, whole: EntityId) {
        let (Some(left), Some(right)) = (self.game.half_card(whole, LEFT_HALF), self.game.half_card(whole, RIGHT_HALF))
        else {
            return;
        };
        let player = self.game[whole].controller;
        let on: Vec<Enchantment> = self.game.enchantments_on(whole).map(|(_, it)| *it).collect();
        self.transform_in_hand(whole, left);
        self.game.players[player].hand.move_to(whole, 0);
        self.raise(EventKind::Shatter, player.entity(), Some(whole), 1);
        if self.game.has_full_hand(player) {
            return;
        }
        let half = self.create(right, player, Some(whole));
        for enchantment in on {
            self.game.attach(enchantment, half);
        }
        self.game.recompute(half);
        self.enter_hand(half);
    }

    /// Joins adjacent halves; their Costs and bonuses are added.
    fn join_halves(&mut self, player: PlayerId) {
        loop {
            let hand = self.game.players[player].hand;
            let touch = |(left, right): &(EntityId, EntityId)| {
                self.game.involves_shatter(*left)
                    && self.game.half_card(*left, WHOLE_CARD).is_some()
                    && self.game.half_card(*left, RIGHT_HALF).is_some_and(|half| half == self.game[*right].card)
            };
            let Some((left, right)) = hand.iter().zip(hand.iter().skip(1)).find(touch) else { return };
            let Some(whole) = self.game.half_card(left, WHOLE_CARD) else { return };
            let printed = |id: EntityId| self.game.card(id).map_or(0, |card| card.cost);
            let more = self.game[right].cost - printed(right);
            let bonuses = self.game.enchantments_missing_on(right, left);
            self.game.leave_zone(right);
            self.remove_from_game(right);
            self.transform_in_hand(left, whole);
            self.game.seldom_used.rejoined_cards.push(left);
            if more != 0 {
                let blank = Game::blank_enchantment(left, player);
                self.enchant(left, Enchantment { modifiers: COST_PLUS_X, x: more, ..blank });
            }
            for bonus in bonuses {
                self.enchant(left, bonus);
            }
        }
    }
}

impl Game {
    /// The enchantments of one half that its other half has not received since the split, except changes of the Cost.
    fn enchantments_missing_on(&self, half: EntityId, other: EntityId) -> Vec<Enchantment> {
        let same = |one: &Enchantment, it: &Enchantment| {
            (one.card, one.source, one.turn, one.x) == (it.card, it.source, it.turn, it.x)
        };
        let new = |it: &Enchantment| !self.enchantments_on(other).any(|(_, one)| same(one, it));
        let bonus = |it: &&Enchantment| !self.changes_cost_only(it) && new(it);
        self.enchantments_on(half).map(|(_, it)| it).filter(bonus).copied().collect()
    }
}
