//! Uses abilities.
use cardwright_data::BlockType;

use super::payment::PaymentResult;
use super::{Block, Observer, Rules};
use crate::script::activatable::{AbilityKind, Activatable};
use crate::script::builtin::REMOVE_THIS;
use crate::script::trigger::{ActiveZone, EventKind, Limit};
use crate::state::{Entity, EntityId, PlayContext, Scope, Work};

impl<O: Observer> Rules<'_, O> {
    /// Uses an ability, which is paid for.
    pub(crate) fn use_ability(
        &mut self,
        id: EntityId,
        n: u8,
        ability: &Activatable,
        target: Option<EntityId>,
        manner: PlayContext,
        receipt: &PaymentResult,
    ) {
        let entity = self.game[id];
        let mut scope = Scope::new(id, entity.card, entity.controller);
        if ability.limit != Limit::Always {
            self.game.use_up(id, Entity::ability_bit(n));
        }
        self.game.work.push(Work::PhaseEnd);
        // "After this uses an ability" (Aman'Thul) waits for the ability's text and for deaths, as "after you use your Hero
        // Power" does (rulebook, "Using a Hero Power").
        if ability.active_zone == ActiveZone::Play {
            self.raise(EventKind::Ability, id, None, 1);
            self.push_events();
            self.game.work.push(Work::PhaseEnd);
        }
        match ability.does {
            AbilityKind::Effects => {}
            AbilityKind::Text => {
                self.game.record(EventKind::Ability, entity.controller, id);
                for card in self.game.merged_cards(id).into_iter().rev() {
                    self.queue_used_text(id, card, target);
                }
                self.queue_used_text(id, entity.card, target);
            }
            AbilityKind::Card(card) => {
                if let Some(card) = self.game.cards.by_id(card) {
                    self.queue_used_text(id, card, target);
                }
            }
            AbilityKind::Trade => self.trade(id),
            AbilityKind::Forge => self.forge(id),
            AbilityKind::Prepare => self.prepare(id, receipt.x),
            AbilityKind::Launch => self.launch(id),
            AbilityKind::CastAndExile => {
                self.push_text(REMOVE_THIS, scope.clone());
                self.play(id, target, None, None, manner);
            }
        }
        scope.target = target;
        scope.last_result.clone_from(&receipt.given);
        scope.last_amount = receipt.x;
        self.push_text(ability.effects, scope);
    }

    /// Uses a mana ability outside a payment; it also resolves at once.
    pub(crate) fn use_mana_ability_alone(&mut self, id: EntityId, n: u8) {
        if self.game.pending.is_some() {
            self.tap_for_payment(id, n);
        } else {
            self.open_block(Block::of(BlockType::Play, id));
            self.use_mana_ability(id, n);
            self.game.work.push(Work::PhaseEnd);
        }
    }
}
