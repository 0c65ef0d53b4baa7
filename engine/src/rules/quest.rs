//! Progress of quests, of minions that sleep until something has happened, and of cards that upgrade in hand.
use super::trigger::EMPTY_TRIGGER;
use super::{Block, Observer, Rules};
use crate::facts::Keywords;
use crate::script::player_rule::INFUSES_IN_DECK;
use crate::script::power::{Goal, Progress, infuses};
use crate::script::selector::CardProperty;
use crate::script::trigger::{EventKind, EventPattern, Timing, Trigger};
use crate::state::{Entity, EntityId, Game, GameEvent};
use cardwright_data::{BlockType, GameTag, Zone};

impl<O: Observer> Rules<'_, O> {
    /// Counts progress: of a quest, of a minion that is dormant until then, of a card that upgrades in hand.
    ///
    /// Rule: The Attack of the minions that Infuse a card adds up in its counter 1, which the infused form keeps (Sinfueled
    /// Golem). A corrupted form is held from then on: it has not heard the card that corrupted it (Horrendous Growth). See also
    /// `rules/keyword/hand.rs`, `corrupt_hand`.
    ///
    /// Rule: Quests count events, sums, each of several events, one event after another, turns, several in one turn, or
    /// different cards; a minion of two types counts as the one that is missing (no source). See also `query/select.rs`,
    /// `max_different`.
    pub(super) fn count_progress(&mut self, id: EntityId, raised: GameEvent) {
        let entity = self.game[id];
        let compiled = self.game.cards.compiled(entity.card);
        let asleep = entity.zone == Zone::Play && entity.keywords.has(Keywords::DORMANT);
        // "Your Infuse cards also Infuse while in your deck." (Afterlife Attendant)
        let infuses_there = || {
            let such = compiled.hand_upgrade.is_some_and(|(progress, _)| infuses(progress.on));
            entity.zone == Zone::Deck && such && self.game.rule_value(entity.controller, INFUSES_IN_DECK) > 0
        };
        let upgrade = compiled.hand_upgrade.filter(|_| entity.zone == Zone::Hand || infuses_there());
        let quest = compiled.quest.filter(|_| entity.zone == Zone::Secret).or(compiled.awakens.filter(|_| asleep));
        let Some(progress) = quest.or(upgrade.map(|(progress, _)| progress)) else { return };
        if raised.object == Some(id) {
            return;
        }
        let scope = Game::scope_of(id, entity.card, entity.controller, raised);
        // A minion that is played counts as it is summoned, before its Battlecry (Hearthstone Wiki, "Jungle Giants").
        let timing = if raised.kind == EventKind::Summon { Timing::Whenever } else { Timing::After };
        let counts = |event: &EventPattern| {
            self.game.reacts_to(&Trigger { on: *event, timing, ..EMPTY_TRIGGER }, raised, &scope)
        };
        let Some(at) = progress.on.iter().position(counts) else { return };
        let infusing = upgrade.is_some() && self.add_infuser_attack(id, progress, raised);
        let counter = &mut self.game[id].text_counters[0];
        let reached = match progress.goal {
            Goal::Times(n) => {
                *counter = counter.saturating_add(1);
                *counter >= n
            }
            Goal::Sum(n) => {
                *counter = Entity::clamp_number(i32::from(*counter) + i32::from(raised.amount));
                *counter >= n
            }
            Goal::Each => {
                *counter |= 1 << at;
                *counter == (1 << progress.on.len()) - 1
            }
            // The first event again and again is no progress, nor one of the others before it.
            Goal::Then => {
                if (at > 0) != (*counter > 0) {
                    return;
                }
                *counter += 1;
                at > 0
            }
            Goal::InOneTurn(n) => {
                let turn = i16::try_from(self.game.turn).unwrap_or(i16::MAX);
                let counters = &mut self.game[id].text_counters;
                *counters = [if counters[1] == turn { counters[0] + 1 } else { 1 }, turn];
                counters[0] >= n
            }
            Goal::InTurns(n) => {
                let turn = i16::try_from(self.game.turn).unwrap_or(i16::MAX);
                let counters = &mut self.game[id].text_counters;
                if counters[1] == turn {
                    return;
                }
                *counters = [counters[0] + 1, turn];
                counters[0] >= n
            }
            Goal::Different(n, by) => {
                let Some(what) = raised.object else { return };
                let differ = self.count_different(id, what, by);
                self.game[id].text_counters[0] = differ;
                differ >= n
            }
        };
        if !reached {
            if upgrade.is_none() {
                self.report_tag(id, GameTag::QUEST_PROGRESS);
            }
        } else if let Some((_, into)) = upgrade {
            self.upgrade_card(id, into, infusing);
        } else if asleep {
            self.game[id].text_counters[0] = 0;
            self.awaken(id);
        } else {
            self.open_block(Block::of(BlockType::Trigger, id).with_keyword(GameTag::QUEST));
            self.enter_graveyard(id);
            self.push_text(progress.then, scope);
        }
    }

    /// The number of different cards that a quest has counted, this one included, as they were when they were played.
    fn count_different(&mut self, quest: EntityId, what: EntityId, by: CardProperty) -> i16 {
        self.game.seldom_used.quest_card_pairs.push((quest, what));
        let was = |card: EntityId| self.game.history.of(EventKind::Play, 0).filter(|did| did.entity == card).last();
        let cards = self.game.seldom_used.quest_card_pairs.iter().filter(|(of, _)| *of == quest);
        let cards = cards.filter_map(|(_, card)| was(*card)).filter_map(|did| did.card.to_option());
        self.game.max_different(cards, by)
    }

    /// Adds the Attack of a minion that infuses a card to the card's counter 1; `false` if it is not infused by deaths.
    ///
    /// "Gain stats equal to the Attack of the minions that Infused this." (Sinfueled Golem)
    fn add_infuser_attack(&mut self, id: EntityId, progress: &Progress, raised: GameEvent) -> bool {
        let infuses = raised.kind == EventKind::Death && matches!(progress.goal, Goal::Times(_));
        if infuses {
            let attack = i32::from(self.game[raised.subject].attack);
            let sum = &mut self.game[id].text_counters[1];
            *sum = Entity::clamp_number(i32::from(*sum) + attack);
        }
        infuses
    }

    /// A card becomes its upgrade; an infused one keeps the sum of those that infused it.
    fn upgrade_card(&mut self, id: EntityId, into: &str, infused: bool) {
        let Some(into) = self.game.cards.by_id(into) else { return };
        let sum = self.game[id].text_counters[1];
        self.transform_in_hand(id, into);
        if infused {
            self.game[id].text_counters[1] = sum;
        }
    }
}
