//! Creates the document of a game.
use super::const_data::{
    CardTextLocation, UnnamedConstant, name_effect, name_effects, name_modifiers, name_text, name_trigger,
};
use super::{
    AurasDoc, ChoiceDoc, DelayedDoc, EnchantmentDoc, EntityDoc, FORMAT, ForcedDoc, HistoryEntryDoc, OfferedDoc,
    PaymentPurposeDoc, PendingDoc, PendingUpdates, PlayerDoc, RewindDoc, SaveError, ScopeDoc, SeldomUsedDoc, Snapshot,
    WorkDoc,
};
use crate::compiled::CardId;
use crate::facts::Keywords;
use crate::state::{
    Enchantment, Entity, EntityId, Forced, Game, MergedPiece, OfferedOption, Payment, PaymentFor, Pending, PendingKind,
    PlaceNumber, Player, Rewind, Scope, SeldomUsedFields, Work,
};

impl Game {
    /// The complete game as a document. Fails if the game refers to data without a name.
    pub fn snapshot(&self) -> Result<Snapshot, SaveError> {
        let enchantments = numbered("enchantments", &self.enchantments, |it| self.enchantment_doc(it))?;
        Ok(Snapshot {
            format: FORMAT.to_owned(),
            turn: self.turn,
            active: self.active,
            clock: self.clock,
            rng: format!("{:016x}", self.rng.state()),
            forced_outcomes: self.forced.iter().map(|forced| self.forced_doc(*forced)).collect(),
            players: self.players.0.map(|player| player_doc(&player)),
            entities: self.entities().map(|(id, entity)| self.entity_doc(id, entity)).collect(),
            enchantments,
            graveyard: self.graveyard.to_vec(),
            history: self
                .history
                .iter()
                .map(|did| HistoryEntryDoc {
                    deed: did.kind,
                    player: did.player,
                    entity: did.entity,
                    card: self.id_of(did.card),
                    turn: did.turn,
                    number: did.number,
                })
                .collect(),
            coin: self.coin.and_then(|coin| self.id_of(coin)),
            game_format: self.format.number(),
            pending_updates: PendingUpdates {
                auras_stale: self.auras_dirty,
                auras_affect_play: self.auras_applied,
                auras_affect_hands: self.hand_auras_applied,
                deaths_to_check: self.deaths_pending,
            },
            work: numbered("work", &self.work, |work| self.work_doc(work))?,
            raised_events: self.raised_events.clone(),
            pending: match &self.pending {
                Some(pending) => {
                    let at = |what| SaveError { path: "pending".to_owned(), what };
                    Some(self.pending_doc(pending).map_err(at)?)
                }
                None => None,
            },
            rare: self.uncommon_doc()?,
            hero_skin_ids: self.hero_skin_ids.0,
        })
    }

    fn uncommon_doc(&self) -> Result<SeldomUsedDoc, SaveError> {
        let began = self.original_cards.iter().filter_map(|(id, card)| Some((*id, self.id_of(*card)?))).collect();
        let rewind =
            self.seldom_used.rewind.as_deref().map(|Rewind { card, before, remaining: left, rewound: times }| {
                let before = before.snapshot()?;
                Ok(Box::new(RewindDoc { card: *card, before, remaining: *left, rewound: *times }))
            });
        let SeldomUsedFields {
            keeper_card_pairs: kept,
            shield_hits,
            extra_crystals: more_crystals,
            extra_hand_size: more_hand,
            hand_may_shatter: shatters,
            rejoined_cards: joined,
            unseen_deck_cards: unseen,
            ..
        } = SeldomUsedFields::clone(&self.seldom_used);
        let piece = |it: &MergedPiece| Some((it.merged_into, self.id_of(it.card)?, it.attack, it.health));
        let pieces = self.seldom_used.merged_pieces.iter().filter_map(piece).collect();
        let SeldomUsedFields {
            hand_may_change: changes,
            unchosen_cards: unchosen,
            cast_again,
            quest_card_pairs: counted,
            extra_turns,
            skipped_turns,
            copy_original_pairs: copied,
            ..
        } = SeldomUsedFields::clone(&self.seldom_used);
        let rewind = rewind.transpose()?;
        Ok(SeldomUsedDoc {
            keeper_card_pairs: kept,
            shield_hits,
            extra_crystals: more_crystals,
            extra_hand_size: more_hand,
            merged_pieces: pieces,
            shatters,
            rejoined_cards: joined,
            unseen_cards: unseen,
            hand_card_changes: changes,
            unchosen_cards: unchosen,
            cast_again,
            quest_card_pairs: counted,
            extra_turns,
            skipped_turns,
            copy_original_pairs: copied,
            card_original_pairs: began,
            rewind,
        })
    }

    /// All static data by name, for hashes, which cannot use addresses.
    pub(in crate::state) fn named_parts(&self) -> Result<String, SaveError> {
        let enchantments = numbered("enchantments", &self.enchantments, |it| self.enchantment_doc(it))?;
        let given: Vec<_> = enchantments.iter().flatten().map(|it| (&it.modifiers_location, &it.delayed)).collect();
        let work = numbered("work", &self.work, |work| self.work_doc(work))?;
        let pending = self.pending.as_ref().map(|pending| self.pending_doc(pending)).transpose();
        let pending = pending.map_err(|what| SaveError { path: "pending".to_owned(), what })?;
        Ok(serde_json::to_string(&(given, work, pending)).unwrap_or_default())
    }

    fn id_of(&self, card: CardId) -> Option<String> {
        card.to_option().map(|card| self.cards.get(card).id.to_owned())
    }

    fn forced_doc(&self, forced: Forced) -> ForcedDoc {
        match forced {
            Forced::Number(number) => ForcedDoc::Number(u32::try_from(number).unwrap_or(u32::MAX)),
            Forced::Card(card) => ForcedDoc::Card(self.id_of(card).unwrap_or_default()),
            Forced::Entity(id) => ForcedDoc::Entity(id),
        }
    }

    fn entity_doc(&self, id: EntityId, entity: &Entity) -> EntityDoc {
        // No `..`: a field that is added is asked for here.
        let Entity {
            card,
            card_type,
            zone,
            controller,
            owner,
            attack,
            max_health,
            damage,
            armor,
            cost,
            spell_damage,
            keywords,
            own_keywords: own,
            aura_attack,
            aura_health,
            aura_cost,
            exhausted,
            arrived,
            attacks,
            silenced,
            is_destroyed: doomed,
            started_in_deck,
            position_at_death: stood,
            text_counters: counters,
            used_abilities: used,
            order,
            creator,
            remembered: memory,
            entered_hand_turn: held_turn,
            entered_hand_history: held_since,
            enchantments: _,
        } = *entity;
        let mut printed = Entity::new(card, owner);
        if let Some(card) = self.card(id) {
            printed.reset_to_printed(card);
        }
        let unlike = |number: i16, printed: i16| (number != printed).then_some(number);
        let words = |keywords: Keywords, printed: Keywords| (keywords != printed).then(|| names(keywords));
        EntityDoc {
            card: self.id_of(card),
            card_type: (card_type != printed.card_type).then_some(card_type),
            zone,
            controller,
            owner: (owner != controller).then_some(owner),
            attack: unlike(attack, printed.attack),
            max_health: unlike(max_health, printed.max_health),
            cost: unlike(cost, printed.cost),
            spell_damage: unlike(spell_damage, printed.spell_damage),
            armor: unlike(armor, printed.armor),
            keywords: words(keywords, printed.keywords),
            own_keywords: words(own, printed.own_keywords),
            auras: AurasDoc {
                attack: aura_attack,
                health: aura_health,
                cost: aura_cost,
                keywords: names(self.aura_keywords(id)),
            },
            damage,
            exhausted,
            arrived,
            attacks,
            silenced,
            is_destroyed: doomed,
            started_in_deck,
            board_position_at_death: stood.map(PlaceNumber::number),
            counters,
            used_abilities: used,
            order: order.into(),
            creator,
            remembered: memory,
            held_turn,
            held_since,
            enchantments: self.enchantments_on(id).map(|(at, _)| at.number()).collect(),
        }
    }

    fn enchantment_doc(&self, it: &Enchantment) -> Result<Option<EnchantmentDoc>, UnnamedConstant> {
        let Enchantment {
            card,
            modifiers,
            bearer,
            source,
            controller,
            x,
            turn,
            order,
            lasts,
            trigger: _,
            trigger_card: _,
            remembered: _,
            used_triggers: used,
            next: _,
        } = *it;
        if bearer.is_none() {
            return Ok(None);
        }
        let of_card = self.cards.compiled(card).enchant.map_or(&[] as &[_], |enchant| enchant.modifiers);
        let modifiers =
            if modifiers == of_card { None } else { Some(name_modifiers(self.cards, self[source].card, modifiers)?) };
        let delayed = match it.delayed() {
            Some(delayed) => Some(DelayedDoc {
                trigger: name_trigger(self.cards, delayed.card, delayed.trigger)?,
                card: self.id_of(delayed.card),
                it: delayed.remembered[0],
                further_remembered: delayed.remembered[1..].iter().flatten().copied().collect(),
            }),
            None => None,
        };
        Ok(Some(EnchantmentDoc {
            card: self.id_of(card),
            modifiers_location: modifiers,
            source,
            controller,
            x,
            turn,
            order: order.into(),
            lasts,
            delayed,
            deathrattle: self.id_of(it.deathrattle()),
            used_triggers: used,
        }))
    }

    fn scope_doc(&self, scope: &Scope) -> ScopeDoc {
        let Scope {
            source,
            card,
            controller,
            target,
            event_subject: who,
            event_object: what,
            event_amount: number,
            x,
            last_result: it,
            last_amount: done,
            excess,
            is_cast_by_effect: by_effect,
        } = scope;
        ScopeDoc {
            source: *source,
            card: self.id_of(*card),
            controller: *controller,
            target: *target,
            event_subject: *who,
            event_object: *what,
            event_amount: *number,
            x: *x,
            last_result: it.to_vec(),
            last_amount: *done,
            excess: *excess,
            is_cast_by_effect: *by_effect,
        }
    }

    fn work_doc(&self, work: &Work) -> Result<WorkDoc, UnnamedConstant> {
        let cards = self.cards;
        Ok(match *work {
            Work::Block { effects, next, times, ref scope } => {
                let text = name_effects(cards, scope.card, effects)?;
                WorkDoc::Block { text, next, times, scope: self.scope_doc(scope) }
            }
            Work::Text { text, ref scope, at_random } => {
                WorkDoc::Text { text: name_text(cards, scope.card, text)?, scope: self.scope_doc(scope), at_random }
            }
            Work::RepeatEffect { effect, times, n, ref scope } => {
                let (text, effect) = name_effect(cards, scope.card, effect)?;
                WorkDoc::RepeatEffect { text, effect, times, n, scope: self.scope_doc(scope) }
            }
            Work::Event(raised) => WorkDoc::Event(raised),
            Work::Trigger { trigger, at, on, source, card, raised } => {
                let trigger = name_trigger(cards, card, trigger)?;
                let on = on.map(super::super::EnchantmentId::number);
                WorkDoc::Trigger { trigger, at, on, source, card: self.id_of(card), raised }
            }
            Work::KeywordText { text, source, card, raised } => {
                WorkDoc::KeywordText { text: name_text(cards, card, text)?, source, card: self.id_of(card), raised }
            }
            Work::RemoveReplaced { card, old } => WorkDoc::RemoveReplaced { card, old },
            Work::Cast { spell } => WorkDoc::Cast { spell },
            Work::Reborn { dead } => WorkDoc::Reborn { dead },
            Work::Play { stage, card, target, option, manner } => WorkDoc::Play { stage, card, target, option, manner },
            Work::HeroPower { text, card, target } => WorkDoc::HeroPower { text, card, target },
            Work::Attack { stage, attacker, defender, forced } => WorkDoc::Attack { stage, attacker, defender, forced },
            Work::Turn(stage) => WorkDoc::Turn(stage),
            Work::PhaseEnd => WorkDoc::PhaseEnd,
        })
    }

    fn payment_doc(&self, payment: &Payment) -> Result<ChoiceDoc, UnnamedConstant> {
        let Payment {
            purpose,
            cost,
            is_confirmed: sure,
            alternative: way,
            amounts,
            given_cards: given,
            mana_abilities: tapped,
        } = payment;
        let purpose = match purpose {
            PaymentFor::Play { card, target, option, place } => {
                PaymentPurposeDoc::Play { card: *card, target: *target, option: *option, place: *place }
            }
            PaymentFor::HeroPower { card, target } => PaymentPurposeDoc::HeroPower { card: *card, target: *target },
            PaymentFor::Activate { card, ability, target } => {
                PaymentPurposeDoc::Use { card: *card, ability: *ability, target: *target }
            }
            PaymentFor::Text { then, scope } => PaymentPurposeDoc::ContinueText {
                then: name_effects(self.cards, scope.card, then)?,
                scope: self.scope_doc(scope),
            },
        };
        Ok(ChoiceDoc::Payment {
            purpose,
            cost: cost.to_string(),
            pools: cost.pools().into_iter().map(|pool| (pool.number(), pool.symbol())).collect(),
            sure: *sure,
            way: *way,
            amounts: amounts.to_vec(),
            given: given.to_vec(),
            tapped: tapped.to_vec(),
        })
    }

    fn pending_doc(&self, pending: &Pending) -> Result<PendingDoc, UnnamedConstant> {
        let kind = match &pending.kind {
            PendingKind::Mulligan => ChoiceDoc::Mulligan,
            PendingKind::Payment(payment) => self.payment_doc(payment)?,
            PendingKind::PickOne { offered, then, rest, scope } => {
                let name = |effects| -> Result<CardTextLocation, UnnamedConstant> {
                    name_effects(self.cards, scope.card, effects)
                };
                let offered = offered.iter().map(|offered| {
                    Ok(match offered {
                        OfferedOption::Entity(id) => OfferedDoc::Entity(*id),
                        OfferedOption::Text(effects) => OfferedDoc::Text(name(effects)?),
                    })
                });
                ChoiceDoc::PickOne {
                    offered: offered.collect::<Result<_, UnnamedConstant>>()?,
                    then: name(then)?,
                    rest: name(rest)?,
                    scope: self.scope_doc(scope),
                }
            }
        };
        Ok(PendingDoc { player: pending.player, kind })
    }
}

fn player_doc(player: &Player) -> PlayerDoc {
    let Player {
        class,
        state,
        hero,
        hero_power: power,
        second_hero_power: second_power,
        weapon,
        hand,
        board,
        deck,
        secrets,
        crystals,
        spent,
        temporary_mana: temporary,
        locked,
        overloaded,
        fatigue,
        no_fatigue,
        corpses,
        corpses_spent,
        cards_played,
        pools,
    } = *player;
    PlayerDoc {
        class,
        state,
        hero,
        hero_power: power,
        second_hero_power: second_power,
        weapon,
        hand: hand.iter().collect(),
        board: board.iter().collect(),
        deck: deck.iter().collect(),
        secrets: secrets.iter().collect(),
        crystals,
        spent,
        temporary_mana: temporary,
        locked,
        overloaded,
        fatigue,
        no_fatigue,
        corpses,
        corpses_spent,
        cards_played,
        pools,
    }
}

fn names(keywords: Keywords) -> Vec<String> {
    Keywords::ALL.iter().filter(|(one, _)| keywords.has(*one)).map(|(_, name)| (*name).to_owned()).collect()
}

/// The document of each item of a list; errors have the item's index.
fn numbered<T, U>(
    field: &str,
    list: &[T],
    doc: impl Fn(&T) -> Result<U, UnnamedConstant>,
) -> Result<Vec<U>, SaveError> {
    let each = |(at, it)| doc(it).map_err(|what| SaveError { path: format!("{field}[{at}]"), what });
    list.iter().enumerate().map(each).collect()
}
