//! Performing a payment.
use cardwright_data::GameTag;

use super::PaymentResult;
use crate::query::payment::precompute::PaymentClaim;
use crate::rules::{Observer, Rules};
use crate::script::cost::{PaidCardFate, Part, Resource};
use crate::script::trigger::{EventKind, Timing};
use crate::state::{Entity, EntityId, Game, Payment, PaymentFor, Player, PlayerId, Work};

/// Spends mana, temporary mana first.
#[inline]
fn spend_mana(side: &mut Player, n: i16) {
    let temporary = n.min(side.temporary_mana);
    side.temporary_mana -= temporary;
    side.spent += n - temporary;
}

impl Game {
    /// Spends up to `n` of a player's resource; returns the amount.
    pub(in crate::rules) fn spend(&mut self, player: PlayerId, of: Resource, n: i16) -> i16 {
        let n = n.min(self.spendable(player, of)).max(0);
        let side = &mut self.players[player];
        match of {
            Resource::Mana => spend_mana(side, n),
            Resource::Corpses => {
                side.corpses -= n;
                side.corpses_spent += n;
                self.auras_dirty = true;
            }
            Resource::OfRuleset(pool) => {
                side.pools[pool.place()] -= n;
                self.auras_dirty = true;
            }
            Resource::Armor => {
                if let Some(hero) = side.hero {
                    self[hero].armor -= n;
                    self.record_amount(EventKind::ArmorLost, player, hero, n);
                }
            }
            // Health is paid as damage, see `pay`.
            Resource::Health => return 0,
        }
        n
    }
}

impl<O: Observer> Rules<'_, O> {
    /// Pays everything that is decided; `None`, without any change, if that is no longer possible.
    pub(super) fn pay(&mut self, player: PlayerId, payment: &Payment) -> Option<PaymentResult> {
        let cost = payment.chosen_cost()?;
        let source = payment.purpose.card();
        let claim = PaymentClaim {
            player,
            source: Some(source),
            parts: cost.parts(),
            amounts: &payment.amounts,
            given_cards: &payment.given_cards,
            mana_abilities: &payment.mana_abilities,
        };
        if !self.game.can_pay_with(&claim, &[]) {
            return None;
        }
        for (card, ability) in &payment.mana_abilities {
            self.use_mana_ability(*card, *ability);
        }
        let mut receipt = PaymentResult { x: 0, given: payment.given_cards.clone() };
        let mut chosen = payment.amounts.iter();
        let mut given = payment.given_cards.iter().copied();
        for (at, part) in cost.parts().iter().enumerate() {
            match *part {
                Part::Free | Part::Or => {}
                Part::Mana(n) => self.spend(player, payment, Resource::Mana, n),
                Part::Health(n) => self.spend(player, payment, Resource::Health, n),
                Part::Armor(n) => self.spend(player, payment, Resource::Armor, n),
                Part::Corpses(n) => self.spend(player, payment, Resource::Corpses, n),
                Part::Pool(pool, n) => self.spend(player, payment, Resource::OfRuleset(pool), n),
                Part::X(of, least, _) => {
                    let n = i16::from(chosen.next().copied().unwrap_or(least));
                    self.spend(player, payment, of, n);
                    receipt.x += n;
                }
                Part::All(of, least) => {
                    // Leaves what later parts take; the part's own minimum is included in the sum.
                    let behind = PaymentClaim { parts: &cost.parts()[at + 1..], amounts: chosen.as_slice(), ..claim }
                        .minimum_spent(of);
                    let n = self.game.spendable(player, of) - i16::try_from(behind).unwrap_or(i16::MAX);
                    let n = n.max(least.into());
                    self.spend(player, payment, of, n);
                    receipt.x += n;
                }
                Part::Exhaust | Part::Attack => self.game[source].exhausted = true,
                Part::Once(n) => self.game.use_up(source, Entity::ability_bit(n)),
                Part::Durability(n) => {
                    self.game[source].damage += n;
                    self.game.deaths_pending |= self.game[source].is_dying();
                }
                Part::Cooldown(n) => self.game[source].text_counters[0] = n,
                Part::Overload(n) => {
                    self.game.players[player].overloaded += n;
                    self.game.mark_all_dirty();
                }
                Part::Counter(at, n) => self.game[source].text_counters[usize::from(at)] -= n,
                Part::AddCounter(at, n) => self.game[source].text_counters[usize::from(at)] += n,
                Part::Discard(..) | Part::Destroy(..) | Part::Tap(..) | Part::ToDeck(..) | Part::Exile(..) => {
                    if let Some((fate, n, _)) = part.cards() {
                        given.by_ref().take(n.into()).for_each(|card| self.pay_card(fate, card));
                    }
                }
            }
        }
        Some(receipt)
    }

    fn spend(&mut self, player: PlayerId, payment: &Payment, of: Resource, n: i16) {
        let source = payment.purpose.card();
        if of == Resource::Health {
            if let Some(hero) = self.game.players[player].hero {
                self.pay_with_health(source, hero, n);
            }
        } else {
            self.spend_on(player, source, of, n, event_timing(&payment.purpose));
        }
    }

    /// Spends up to `n` of a resource other than Health on a card; returns the amount. Without a timing, both "whenever" and
    /// "after" triggers react now.
    pub(super) fn spend_on(
        &mut self,
        player: PlayerId,
        on: EntityId,
        of: Resource,
        n: i16,
        timing: Option<Timing>,
    ) -> i16 {
        let spent = self.game.spend(player, of, n);
        if of == Resource::Mana && spent > 0 {
            self.game.record_amount(EventKind::ManaSpent, player, on, spent);
            self.raise_at(timing, EventKind::ManaSpent, player.entity(), Some(on), spent);
        } else if of == Resource::Corpses && spent > 0 {
            self.raise(EventKind::CorpsesSpent, player.entity(), Some(on), spent);
        }
        spent
    }

    /// Spends a player's mana on a card.
    #[inline]
    pub(super) fn spend_mana_on(&mut self, player: PlayerId, on: EntityId, n: i16, timing: Option<Timing>) {
        if n > 0 {
            spend_mana(&mut self.game.players[player], n);
            self.game.record_amount(EventKind::ManaSpent, player, on, n);
            self.raise_at(timing, EventKind::ManaSpent, player.entity(), Some(on), n);
        }
    }

    /// Spends up to `n` of a resource for a text; returns the amount.
    pub(in crate::rules) fn spend_each(&mut self, players: &[PlayerId], on: EntityId, of: Resource, n: i16) -> i16 {
        players.iter().map(|player| self.spend_on(*player, on, of, n, None)).sum()
    }

    /// Raises the event for "After you've cast 5 Mana worth of spells" (Dozing Kelpkeeper): after the card that the mana was
    /// spent on.
    ///
    /// Rule: "After you spend Mana on spells" comes behind the spell, "whenever" with the payment (Dozing Kelpkeeper, "after
    /// you've cast"; no other source).
    pub(in crate::rules) fn mana_was_spent(&mut self, player: PlayerId, card: EntityId, paid: i16) {
        if paid > 0 {
            self.raise_at(Some(Timing::After), EventKind::ManaSpent, player.entity(), Some(card), paid);
        }
    }

    /// Gives a card as payment.
    fn pay_card(&mut self, fate: PaidCardFate, card: EntityId) {
        match fate {
            PaidCardFate::Discard => self.discard(card),
            PaidCardFate::Destroy => {
                self.mark_destroyed(card);
                // A sacrificed minion dies before what was paid for begins.
                self.game.work.push(Work::PhaseEnd);
            }
            PaidCardFate::Tap => self.game[card].exhausted = true,
            PaidCardFate::ToDeck => {
                let size = self.game.players[self.game[card].controller].deck.len();
                let at = self.game.roll(size + 1);
                self.enter_deck(card, at);
            }
            PaidCardFate::Exile => self.remove_from_game(card),
        }
    }

    /// Uses a mana ability, which resolves at once: nothing can trigger in between.
    pub(in crate::rules) fn use_mana_ability(&mut self, card: EntityId, ability: u8) {
        let player = self.game[card].controller;
        let Some(ability) = self.game.ability(card, ability) else { return };
        let Some(yields) = ability.yields() else { return };
        self.game[card].exhausted = true;
        for (resource, n) in yields {
            match resource {
                Resource::Mana => {
                    let most = self.game.max_crystals(player);
                    self.game.players[player].gain_mana(n, most);
                }
                Resource::OfRuleset(pool) => self.game.players[player].gain_pool(pool, n),
                Resource::Health | Resource::Armor | Resource::Corpses => {}
            }
        }
        self.game.auras_dirty = true;
        self.report_tag(card, GameTag::EXHAUSTED);
    }
}

/// The timing of the payment's event: "after" the played card, see [`Rules::mana_was_spent`].
pub(super) const fn event_timing(purpose: &PaymentFor) -> Option<Timing> {
    if matches!(purpose, PaymentFor::Play { .. }) { Some(Timing::Whenever) } else { None }
}
