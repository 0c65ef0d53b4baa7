//! Payments, in three steps: precompute, compute, pay.
//!
//! * **precompute** ([`Game::precompute`]) checks whether all parts of a cost can be paid together, without changes.
//! * **compute** collects a player's decisions in a [`Payment`]: the way to pay, the amount of X, the cards, the mana
//!   abilities. While a decision is open, the payment is pending data; nothing else has changed, so that
//!   [`Action::Cancel`](crate::Action::Cancel) restores the game.
//! * **pay** pays everything or nothing, before what is paid for begins.
//!
//! Rule: Nothing is paid before everything is decided, so a canceled payment leaves no trace. A mana ability used for the
//! payment waits as well.
mod pay;

use cardwright_data::BlockType;
use pay::event_timing;

use crate::facts::Keywords;
use crate::rules::{Block, Observer, Rules};
use crate::script::activatable::AbilityKind;
use crate::script::cost::Cost;
use crate::script::trigger::EventKind;
use crate::state::{EntityId, Game, Payment, PaymentFor, Pending, PendingKind, PlayContext, PlayerId, Question};

/// The variable parts of a completed payment.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct PaymentResult {
    /// The amount paid for the parts of the cost that are X or "all"; it is the X of the text.
    pub x: i16,
    /// The cards given.
    pub given: crate::state::EntityList,
}

impl Game {
    /// The mana that something costs, if it costs nothing else and the player has it without mana abilities.
    #[expect(clippy::inline_always, reason = "the rules call it from one place, and are compiled twice")]
    #[inline(always)]
    fn plain_price(&self, player: PlayerId, purpose: &PaymentFor) -> Option<i16> {
        let (card, ready) = match *purpose {
            PaymentFor::Play { card, .. } => (card, true),
            PaymentFor::HeroPower { card, .. } => (card, self.is_power_ready(card)),
            PaymentFor::Activate { .. } | PaymentFor::Text { .. } => return None,
        };
        let entity = &self[card];
        let plain = ready && !entity.keywords.has(Keywords::ALTERNATE_COST);
        (plain && entity.cost <= self.players[player].mana()).then_some(entity.cost)
    }

    /// Whether a player has to confirm the payment: the launch of a Starship, which the client offers to abort.
    ///
    /// Rule: Starships; launching asks for confirmation ("Launch", "Abort") before payment. See also
    /// `rules/keyword/starship.rs`.
    fn needs_confirmation(&self, purpose: &PaymentFor) -> bool {
        let PaymentFor::Activate { card, ability, .. } = *purpose else { return false };
        self.ability(card, ability).is_some_and(|it| it.does == AbilityKind::Launch)
    }

    /// Takes the n-th answer to the payment's question.
    fn decide(&self, player: PlayerId, payment: &mut Payment, n: usize) {
        match self.question(player, payment) {
            Some(Question::Confirm) => payment.is_confirmed = true,
            Some(Question::Alternative(ways)) => payment.alternative = ways.get(n).copied(),
            Some(Question::X { least, .. }) => {
                payment.amounts.push(least.saturating_add(u8::try_from(n).unwrap_or(u8::MAX)));
            }
            Some(Question::Card(cards)) => payment.given_cards.extend(cards.get(n).copied()),
            Some(Question::ManaAbility) | None => {}
        }
    }

    /// Makes forced decisions; returns whether something is still undecided.
    fn decide_forced_parts(&self, player: PlayerId, payment: &mut Payment) -> bool {
        while let Some(question) = self.question(player, payment) {
            let only = match question {
                Question::Alternative(ways) => ways.len() == 1,
                Question::X { least, most, .. } => least == most,
                Question::Card(cards) => cards.len() == 1,
                Question::Confirm | Question::ManaAbility => false,
            };
            if !only {
                return true;
            }
            self.decide(player, payment, 0);
        }
        false
    }
}

/// The block of a paid action; a text with a payment has its block already.
fn block(purpose: &PaymentFor, does: Option<AbilityKind>) -> Option<Block> {
    Some(match *purpose {
        PaymentFor::Play { card, target, option, .. } => {
            Block::of(BlockType::Play, card).with_target(target).with_option(option)
        }
        PaymentFor::HeroPower { card, target } => Block::of(BlockType::Play, card).with_target(target),
        PaymentFor::Activate { card, target, .. } => {
            let of_the_hand = matches!(does, Some(AbilityKind::Trade | AbilityKind::Forge | AbilityKind::Prepare));
            let kind = if of_the_hand { BlockType::DeckAction } else { BlockType::Play };
            Block::of(kind, card).with_target(target)
        }
        PaymentFor::Text { .. } => return None,
    })
}

impl<O: Observer> Rules<'_, O> {
    /// Starts a payment; it is completed at once if nothing has to be decided.
    pub(crate) fn start_payment(&mut self, player: PlayerId, purpose: PaymentFor) {
        if let Some(mana) = self.game.plain_price(player, &purpose) {
            return self.pay_mana_only(player, &purpose, mana);
        }
        let cost = self.game.price(&purpose);
        let sure = !self.game.needs_confirmation(&purpose);
        self.continue_payment(player, Payment { is_confirmed: sure, ..Payment::new(purpose, cost) });
    }

    /// Completes a payment of mana only, the usual case, without decisions.
    fn pay_mana_only(&mut self, player: PlayerId, purpose: &PaymentFor, mana: i16) {
        let card = purpose.card();
        let manner = self.game.context_if_played(card);
        if let Some(block) = block(purpose, None) {
            self.open_block(block);
        }
        self.spend_mana_on(player, card, mana, event_timing(purpose));
        match *purpose {
            // The opponent pays for cards with another cost only.
            PaymentFor::Play { card, target, option, place } => {
                self.play(card, target, option, place, PlayContext { mana_paid: mana, ..manner });
            }
            PaymentFor::HeroPower { card, target } => {
                self.game[card].exhausted = true;
                self.game[card].attacks = self.game[card].attacks.saturating_add(1);
                self.use_hero_power(card, target);
            }
            PaymentFor::Activate { .. } | PaymentFor::Text { .. } => {}
        }
    }

    /// A text requires a payment: if it is possible, it is made, and the text continues.
    pub(super) fn pay_for_text(&mut self, player: PlayerId, cost: Cost, purpose: PaymentFor) {
        if self.game.can_pay(player, Some(purpose.card()), &cost) {
            self.continue_payment(player, Payment::new(purpose, cost));
        }
    }

    /// Asks the next question, or pays and performs the paid action.
    ///
    /// Rule: A payment and its consequences resolve before what was paid for.
    fn continue_payment(&mut self, player: PlayerId, mut payment: Payment) {
        if self.game.decide_forced_parts(player, &mut payment) {
            self.game.pending = Some(Pending { player, kind: PendingKind::Payment(Box::new(payment)) });
            return;
        }
        // How the card is played is determined before the payment, which may change what that depends on.
        let card = payment.purpose.card();
        let before = self.game.work.len();
        let (manner, ability) = match payment.purpose {
            PaymentFor::Play { .. } => (self.game.context_if_played(card), None),
            PaymentFor::Activate { ability, .. } => {
                (self.game.context_if_played(card), self.game.ability(card, ability))
            }
            PaymentFor::HeroPower { .. } | PaymentFor::Text { .. } => (PlayContext::default(), None),
        };
        if let Some(block) = block(&payment.purpose, ability.map(|ability| ability.does)) {
            self.open_block(block);
        }
        let known = self.game.history.len();
        let Some(receipt) = self.pay(player, &payment) else { return };
        let paid = self.game.work.len() - before;
        match payment.purpose {
            PaymentFor::Play { card, target, option, place } => {
                self.pay_with_opponent(card);
                let paid = self.game.history.of(EventKind::ManaSpent, known).filter(|did| did.entity == card);
                let paid = paid.map(|did| did.number).sum();
                self.play(card, target, option, place, PlayContext { mana_paid: paid, ..manner });
            }
            PaymentFor::HeroPower { card, target } => self.use_hero_power(card, target),
            PaymentFor::Activate { card, ability: n, target } => {
                if let Some(ability) = ability {
                    self.use_ability(card, n, &ability, target, manner, &receipt);
                }
            }
            PaymentFor::Text { then, mut scope } => {
                if !receipt.given.is_empty() {
                    scope.last_result = receipt.given;
                }
                if payment.cost.alternatives().flatten().any(|part| part.is_open()) {
                    scope.last_amount = receipt.x;
                }
                self.push_text(then, scope);
            }
        }
        // The consequences of the payment resolve before what was paid for.
        self.game.work[before..].rotate_left(paid);
    }

    fn payment(&mut self) -> Option<(PlayerId, Payment)> {
        match self.game.pending.take() {
            Some(Pending { player, kind: PendingKind::Payment(payment) }) => Some((player, *payment)),
            other => {
                self.game.pending = other;
                None
            }
        }
    }

    /// The player answers the payment's question.
    pub(super) fn answer_payment(&mut self, n: usize) {
        if let Some((player, mut payment)) = self.payment() {
            self.game.decide(player, &mut payment, n);
            self.continue_payment(player, payment);
        }
    }

    /// The player selects a mana ability for the payment; it is used when everything is paid.
    pub(crate) fn tap_for_payment(&mut self, card: EntityId, ability: u8) {
        if let Some((player, mut payment)) = self.payment() {
            payment.mana_abilities.push((card, ability));
            self.continue_payment(player, payment);
        }
    }

    /// Cancels the payment.
    pub(crate) fn cancel(&mut self) {
        drop(self.payment());
    }
}
