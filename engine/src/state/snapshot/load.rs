//! Creates a game from a document. The document is not trusted: missing, duplicate or out-of-range values are errors with the
//! path of the field, so that the rules can rely on the game.
use smallvec::SmallVec;

use super::const_data::{CardTextLocation, find_effects, find_modifiers, find_text, find_trigger};
use super::{
    ChoiceDoc, DelayedDoc, EnchantmentDoc, EntityDoc, FORMAT, ForcedDoc, LoadError, LoadFault, OfferedDoc,
    PaymentPurposeDoc, PendingDoc, PlayerDoc, RewindDoc, ScopeDoc, Snapshot, WorkDoc,
};
use crate::compiled::{CardId, Cards};
use crate::facts::Keywords;
use crate::script::cost::Cost;
use crate::script::ruleset::{Pool, Ruleset};
use crate::state::{
    ByPlayer, Delayed, Enchantment, EnchantmentId, Entity, EntityId, Forced, Game, GameEvent, HistoryEntry, List,
    MergedPiece, OfferedOption, Payment, PaymentFor, Pending, PendingKind, PlaceNumber, Player, PlayerId, Rewind, Rng,
    Scope, SeldomUsedFields, Work,
};
use cardwright_data::{CardType, Format, Zone};

/// The maximum of numbers that are small in games.
const MAX_LARGE_NUMBER: i16 = Entity::MAX_NUMBER;
/// The maximum number of entities, of enchantments and of work items.
const MAX_ROWS: usize = 20_000;

type Loaded<T> = Result<T, LoadFault>;

/// Adds the path of a field to a fault.
fn with_path<T>(path: impl FnOnce() -> String, loaded: Loaded<T>) -> Result<T, LoadError> {
    loaded.map_err(|fault| LoadError { path: path(), fault })
}

fn check_small(number: i16) -> Loaded<i16> {
    if (-MAX_LARGE_NUMBER..=MAX_LARGE_NUMBER).contains(&number) {
        Ok(number)
    } else {
        Err(LoadFault::Number(number.into()))
    }
}

/// Looks up the names in a document.
struct Reader<'a> {
    cards: &'static Cards,
    doc: &'a Snapshot,
}

impl Reader<'_> {
    fn entity(&self, id: EntityId) -> Loaded<EntityId> {
        let known = usize::from(id.number()) <= self.doc.entities.len();
        if known { Ok(id) } else { Err(LoadFault::NoEntity(id.number())) }
    }

    fn optional_entity(&self, id: Option<EntityId>) -> Loaded<Option<EntityId>> {
        id.map(|id| self.entity(id)).transpose()
    }

    fn entities(&self, ids: &[EntityId]) -> Loaded<Vec<EntityId>> {
        ids.iter().map(|id| self.entity(*id)).collect()
    }

    fn card(&self, id: Option<&str>) -> Loaded<CardId> {
        let Some(id) = id else { return Ok(CardId::NONE) };
        self.cards.by_id(id).ok_or_else(|| LoadFault::UnknownCard(id.to_owned()))
    }

    fn text<T>(place: &CardTextLocation, found: Option<T>) -> Loaded<T> {
        found.ok_or_else(|| LoadFault::NoText(place.card.clone().unwrap_or_default()))
    }

    fn effects(&self, place: &CardTextLocation) -> Loaded<&'static [crate::script::effect::Effect]> {
        Self::text(place, find_effects(self.cards, place))
    }

    fn piece(&self, doc: &EntityDoc) -> Loaded<Entity> {
        let card = self.card(doc.card.as_deref())?;
        let owner = doc.owner.unwrap_or(doc.controller);
        let mut entity = Entity::new(card, owner);
        if let Some(card) = card.to_option() {
            entity.reset_to_printed(self.cards.get(card));
        }
        entity.card_type = doc.card_type.unwrap_or(entity.card_type);
        entity.zone = doc.zone;
        entity.controller = doc.controller;
        entity.attack = check_small(doc.attack.unwrap_or(entity.attack))?;
        entity.max_health = check_small(doc.max_health.unwrap_or(entity.max_health))?;
        entity.cost = check_small(doc.cost.unwrap_or(entity.cost))?;
        entity.spell_damage = check_small(doc.spell_damage.unwrap_or(entity.spell_damage))?;
        entity.armor = check_small(doc.armor.unwrap_or(entity.armor))?;
        entity.own_keywords = doc.own_keywords.as_deref().map_or(Ok(entity.own_keywords), keywords)?;
        entity.keywords = doc.keywords.as_deref().map_or(Ok(entity.keywords), keywords)?;
        entity.aura_attack = check_small(doc.auras.attack)?;
        entity.aura_health = check_small(doc.auras.health)?;
        entity.aura_cost = check_small(doc.auras.cost)?;
        entity.damage = check_small(doc.damage)?;
        entity.exhausted = doc.exhausted;
        entity.arrived = doc.arrived;
        entity.attacks = check_limit(doc.attacks, 200)?;
        entity.silenced = doc.silenced;
        entity.is_destroyed = doc.is_destroyed;
        entity.started_in_deck = doc.started_in_deck;
        entity.position_at_death = doc.board_position_at_death.and_then(|place| PlaceNumber::at(place.into()));
        entity.text_counters = doc.counters;
        for counter in doc.counters {
            check_small(counter)?;
        }
        entity.used_abilities = doc.used_abilities;
        entity.order = u16::try_from(check_limit(doc.order, 1 << 16)?).unwrap_or(u16::MAX);
        entity.creator = self.optional_entity(doc.creator)?;
        entity.remembered = self.optional_entity(doc.remembered)?;
        entity.entered_hand_turn = doc.held_turn;
        entity.entered_hand_history = doc.held_since;
        Ok(entity)
    }

    fn player(&self, doc: &PlayerDoc) -> Loaded<Player> {
        for number in [doc.spent, doc.temporary_mana, doc.locked, doc.overloaded, doc.fatigue] {
            check_small(number)?;
        }
        check_small(doc.corpses)?;
        check_small(doc.corpses_spent)?;
        let most = 10 + self.doc.rare.extra_crystals.into_iter().max().unwrap_or(0);
        if !(0..=most).contains(&doc.crystals) {
            return Err(LoadFault::Number(doc.crystals.into()));
        }
        Ok(Player {
            class: doc.class,
            state: doc.state,
            hero: self.optional_entity(doc.hero)?,
            hero_power: self.optional_entity(doc.hero_power)?,
            second_hero_power: self.optional_entity(doc.second_hero_power)?,
            weapon: self.optional_entity(doc.weapon)?,
            hand: list(&self.entities(&doc.hand)?)?,
            board: list(&self.entities(&doc.board)?)?,
            deck: list(&self.entities(&doc.deck)?)?,
            secrets: list(&self.entities(&doc.secrets)?)?,
            crystals: doc.crystals,
            spent: doc.spent,
            temporary_mana: doc.temporary_mana,
            locked: doc.locked,
            overloaded: doc.overloaded,
            fatigue: doc.fatigue,
            no_fatigue: doc.no_fatigue,
            corpses: doc.corpses,
            corpses_spent: doc.corpses_spent,
            cards_played: check_limit(doc.cards_played, 200)?,
            pools: doc.pools.map(|n| n.clamp(0, MAX_LARGE_NUMBER)),
        })
    }

    fn enchantment(&self, doc: &EnchantmentDoc) -> Loaded<Enchantment> {
        let card = self.card(doc.card.as_deref())?;
        let of_card = self.cards.compiled(card).enchant.map_or(&[] as &[_], |enchant| enchant.modifiers);
        let modifiers = match &doc.modifiers_location {
            Some(place) => Self::text(place, find_modifiers(self.cards, place))?,
            None => of_card,
        };
        let delayed = doc.delayed.as_ref().map(|delayed| self.delayed(delayed)).transpose()?;
        Ok(Enchantment {
            card,
            modifiers,
            x: check_small(doc.x)?,
            turn: doc.turn,
            order: u16::try_from(doc.order).unwrap_or(u16::MAX),
            lasts: doc.lasts,
            trigger: delayed.map(|delayed| delayed.trigger),
            trigger_card: delayed.map_or(self.card(doc.deathrattle.as_deref())?, |delayed| delayed.card),
            remembered: delayed.map_or([None; Delayed::MAX_REMEMBERED], |delayed| delayed.remembered),
            used_triggers: doc.used_triggers,
            ..Game::blank_enchantment(self.entity(doc.source)?, doc.controller)
        })
    }

    fn delayed(&self, doc: &DelayedDoc) -> Loaded<Delayed> {
        let trigger = Self::text(&doc.trigger, find_trigger(self.cards, &doc.trigger))?;
        let others = self.entities(&doc.further_remembered)?;
        let mut it = [None; Delayed::MAX_REMEMBERED];
        let known = self.optional_entity(doc.it)?.into_iter().chain(others);
        it.iter_mut().zip(known).for_each(|(place, id)| *place = Some(id));
        Ok(Delayed { trigger, card: self.card(doc.card.as_deref())?, remembered: it })
    }

    fn scope(&self, doc: &ScopeDoc) -> Loaded<Scope> {
        Ok(Scope {
            source: self.entity(doc.source)?,
            card: self.card(doc.card.as_deref())?,
            controller: doc.controller,
            target: self.optional_entity(doc.target)?,
            event_subject: self.optional_entity(doc.event_subject)?,
            event_object: self.optional_entity(doc.event_object)?,
            event_amount: check_small(doc.event_amount)?,
            x: check_small(doc.x)?,
            last_result: SmallVec::from_vec(self.entities(&doc.last_result)?),
            last_amount: check_small(doc.last_amount)?,
            excess: doc.excess.map(check_small).transpose()?,
            is_cast_by_effect: doc.is_cast_by_effect,
        })
    }

    fn raised(&self, raised: GameEvent) -> Loaded<GameEvent> {
        self.entity(raised.subject)?;
        self.optional_entity(raised.object)?;
        check_small(raised.amount)?;
        Ok(raised)
    }

    fn work(&self, doc: &WorkDoc) -> Loaded<Work> {
        Ok(match doc {
            WorkDoc::Block { text, next, times, scope } => Work::Block {
                effects: self.effects(text)?,
                next: *next,
                times: check_small(*times)?,
                scope: self.scope(scope)?,
            },
            WorkDoc::Text { text, scope, at_random } => Work::Text {
                text: Self::text(text, find_text(self.cards, text))?,
                scope: self.scope(scope)?,
                at_random: *at_random,
            },
            WorkDoc::RepeatEffect { text, effect, times, n, scope } => Work::RepeatEffect {
                effect: Self::text(text, self.effects(text)?.get(usize::from(*effect)))?,
                times: check_small(*times)?,
                n: check_small(*n)?,
                scope: self.scope(scope)?,
            },
            WorkDoc::Event(raised) => Work::Event(self.raised(*raised)?),
            WorkDoc::Trigger { trigger, at, on, source, card, raised } => Work::Trigger {
                trigger: Self::text(trigger, find_trigger(self.cards, trigger))?,
                at: at.map(|at| check_limit(at, 8)).transpose()?,
                on: on.map(|on| self.place(on)).transpose()?,
                source: self.entity(*source)?,
                card: self.card(card.as_deref())?,
                raised: self.raised(*raised)?,
            },
            WorkDoc::KeywordText { text, source, card, raised } => Work::KeywordText {
                text: Self::text(text, find_text(self.cards, text))?,
                source: self.entity(*source)?,
                card: self.card(card.as_deref())?,
                raised: raised.map(|raised| self.raised(raised)).transpose()?,
            },
            WorkDoc::RemoveReplaced { card, old } => {
                Work::RemoveReplaced { card: self.entity(*card)?, old: self.optional_entity(*old)? }
            }
            WorkDoc::Cast { spell } => Work::Cast { spell: self.entity(*spell)? },
            WorkDoc::Reborn { dead } => Work::Reborn { dead: self.entity(*dead)? },
            WorkDoc::Play { stage, card, target, option, manner } => Work::Play {
                stage: *stage,
                card: self.entity(*card)?,
                target: self.optional_entity(*target)?,
                option: *option,
                manner: *manner,
            },
            WorkDoc::HeroPower { text, card, target } => {
                Work::HeroPower { text: *text, card: self.entity(*card)?, target: self.optional_entity(*target)? }
            }
            WorkDoc::Attack { stage, attacker, defender, forced } => Work::Attack {
                stage: *stage,
                attacker: self.entity(*attacker)?,
                defender: self.entity(*defender)?,
                forced: *forced,
            },
            WorkDoc::Turn(stage) => Work::Turn(*stage),
            WorkDoc::PhaseEnd => Work::PhaseEnd,
        })
    }

    fn place(&self, place: u16) -> Loaded<EnchantmentId> {
        let known = usize::from(place) < self.doc.enchantments.len();
        if known { Ok(EnchantmentId::at(place.into())) } else { Err(LoadFault::NoEnchantment(place)) }
    }

    fn purpose(&self, doc: &PaymentPurposeDoc) -> Loaded<PaymentFor> {
        Ok(match doc {
            PaymentPurposeDoc::Play { card, target, option, place } => {
                let (card, target) = (self.entity(*card)?, self.optional_entity(*target)?);
                PaymentFor::Play { card, target, option: *option, place: *place }
            }
            PaymentPurposeDoc::HeroPower { card, target } => {
                PaymentFor::HeroPower { card: self.entity(*card)?, target: self.optional_entity(*target)? }
            }
            PaymentPurposeDoc::Use { card, ability, target } => PaymentFor::Activate {
                card: self.entity(*card)?,
                ability: *ability,
                target: self.optional_entity(*target)?,
            },
            PaymentPurposeDoc::ContinueText { then, scope } => {
                PaymentFor::Text { then: self.effects(then)?, scope: self.scope(scope)? }
            }
        })
    }

    fn pending(&self, doc: &PendingDoc) -> Loaded<Pending> {
        let kind = match &doc.kind {
            ChoiceDoc::Mulligan => PendingKind::Mulligan,
            ChoiceDoc::Payment { purpose, cost, pools, sure, way, amounts, given, tapped } => {
                let pools: Option<Vec<Pool>> = pools.iter().map(|(n, symbol)| Pool::try_new(*n, *symbol)).collect();
                let pools = pools.ok_or_else(|| LoadFault::Structure("no such resources".to_owned()))?;
                let rules = Ruleset { name: "the document", pools: &pools };
                let cost = Cost::parse(cost, &rules).map_err(|misread| LoadFault::Structure(misread.to_string()))?;
                let used = tapped.iter().map(|(card, ability)| Ok((self.entity(*card)?, *ability)));
                PendingKind::Payment(Box::new(Payment {
                    is_confirmed: *sure,
                    alternative: *way,
                    amounts: SmallVec::from_slice(amounts),
                    given_cards: SmallVec::from_vec(self.entities(given)?),
                    mana_abilities: used.collect::<Loaded<_>>()?,
                    ..Payment::new(self.purpose(purpose)?, cost)
                }))
            }
            ChoiceDoc::PickOne { offered, then, rest, scope } => {
                if offered.is_empty() {
                    return Err(LoadFault::Missing("something to choose"));
                }
                if offered.len() > 60 {
                    return Err(LoadFault::NoRoom(offered.len()));
                }
                let offered = offered.iter().map(|offered| {
                    Ok(match offered {
                        OfferedDoc::Entity(id) => OfferedOption::Entity(self.entity(*id)?),
                        OfferedDoc::Text(place) => OfferedOption::Text(self.effects(place)?),
                    })
                });
                PendingKind::PickOne {
                    offered: offered.collect::<Loaded<_>>()?,
                    then: self.effects(then)?,
                    rest: self.effects(rest)?,
                    scope: self.scope(scope)?,
                }
            }
        };
        Ok(Pending { player: doc.player, kind })
    }

    fn forced(&self, doc: &ForcedDoc) -> Loaded<Forced> {
        Ok(match doc {
            ForcedDoc::Number(number) => Forced::Number(usize::try_from(*number).unwrap_or(usize::MAX)),
            ForcedDoc::Card(id) => Forced::Card(self.card(Some(id))?),
            ForcedDoc::Entity(id) => Forced::Entity(self.entity(*id)?),
        })
    }
}

fn check_limit<T: Copy + PartialOrd + Into<i64>>(number: T, limit: T) -> Loaded<T> {
    if number < limit { Ok(number) } else { Err(LoadFault::Number(number.into())) }
}

fn list<const N: usize>(ids: &[EntityId]) -> Loaded<List<N>> {
    let mut list = List::default();
    let fits = ids.iter().all(|id| list.push(*id));
    if fits { Ok(list) } else { Err(LoadFault::NoRoom(ids.len())) }
}

fn keywords(names: &[String]) -> Loaded<Keywords> {
    let mut keywords = Keywords::NONE;
    for name in names {
        let found = Keywords::ALL.iter().find(|(_, known)| known == name);
        keywords |= found.ok_or_else(|| LoadFault::NoKeyword(name.clone()))?.0;
    }
    Ok(keywords)
}

fn each<T, U>(field: &str, docs: &[T], read: impl Fn(&T) -> Loaded<U>) -> Result<Vec<U>, LoadError> {
    with_path(|| field.to_owned(), if docs.len() > MAX_ROWS { Err(LoadFault::NoRoom(docs.len())) } else { Ok(()) })?;
    docs.iter().enumerate().map(|(number, doc)| with_path(|| format!("{field}[{number}]"), read(doc))).collect()
}

impl Snapshot {
    /// The game without its listeners, which the rules count.
    pub(crate) fn build(&self, cards: &'static Cards) -> Result<Game, LoadError> {
        let reader = Reader { cards, doc: self };
        let known = if self.format == FORMAT { Ok(()) } else { Err(LoadFault::Format(self.format.clone())) };
        with_path(|| "format".to_owned(), known)?;
        with_path(|| "turn".to_owned(), check_limit(self.turn, 30_000))?;
        with_path(|| "clock".to_owned(), check_limit(self.clock, u32::MAX / 2))?;
        let enough = if self.entities.len() < 3 { Err(LoadFault::Missing("the game or a player")) } else { Ok(()) };
        with_path(|| "entities".to_owned(), enough)?;
        let dice = u64::from_str_radix(&self.rng, 16).map_err(|error| LoadFault::Structure(error.to_string()));
        let mut game = Game::empty(cards, 0);
        game.turn = self.turn;
        game.active = self.active;
        game.clock = self.clock;
        game.rng = Rng::of_state(with_path(|| "dice".to_owned(), dice)?);
        game.forced = each("forced", &self.forced_outcomes, |doc| reader.forced(doc))?;
        game.entities.truncate(1);
        game.entities.extend(each("entities", &self.entities, |doc| reader.piece(doc))?);
        for (at, given) in
            each("entities", &self.entities, |doc| keywords(&doc.auras.keywords))?.into_iter().enumerate()
        {
            game.set_aura_keywords(EntityId::at(at + 1), given);
        }
        let player = |n: usize| with_path(|| format!("players[{n}]"), reader.player(&self.players[n]));
        game.players = ByPlayer([player(0)?, player(1)?]);
        game.enchantments = each("enchantments", &self.enchantments, |doc| match doc {
            Some(doc) => reader.enchantment(doc),
            None => Ok(Enchantment::FREE),
        })?;
        self.link_enchantments(&mut game)?;
        game.graveyard = each("graveyard", &self.graveyard, |id| reader.entity(*id))?.into();
        let history = each("history", &self.history, |doc| {
            let turn = check_limit(doc.turn, self.turn + 1)?;
            let card = reader.card(doc.card.as_deref())?;
            let entity = reader.entity(doc.entity)?;
            Ok(HistoryEntry::new(doc.deed, doc.player, entity, card, turn, doc.number))
        })?;
        game.history = history.into_iter().collect();
        let coin = reader.card(self.coin.as_deref());
        game.coin = with_path(|| "coin".to_owned(), coin)?.to_option();
        let format = Format::from_number(self.game_format.into())
            .ok_or_else(|| LoadFault::Structure("no such format".to_owned()));
        game.format = with_path(|| "sets".to_owned(), format)?;
        game.hero_skin_ids = ByPlayer(self.hero_skin_ids);
        game.auras_dirty = self.pending_updates.auras_stale;
        game.auras_applied = self.pending_updates.auras_affect_play;
        game.hand_auras_applied = self.pending_updates.auras_affect_hands;
        game.deaths_pending = self.pending_updates.deaths_to_check;
        game.once_used = true;
        game.work = each("work", &self.work, |doc| reader.work(doc))?;
        game.raised_events = each("raised", &self.raised_events, |raised| reader.raised(*raised))?;
        let pending = self.pending.as_ref().map(|doc| reader.pending(doc)).transpose();
        game.pending = with_path(|| "pending".to_owned(), pending)?;
        let began = |(id, card): &(EntityId, String)| Ok((reader.entity(*id)?, reader.card(Some(card))?));
        game.original_cards = each("rare.began", &self.rare.card_original_pairs, began)?.into();
        let rare = self.uncommon_fields(&reader)?;
        if rare != SeldomUsedFields::default() {
            *game.seldom_used = rare;
        }
        self.check_zone_lists(&game)?;
        Ok(game)
    }

    /// State that only a few cards use.
    fn uncommon_fields(&self, reader: &Reader<'_>) -> Result<SeldomUsedFields, LoadError> {
        let pair = |(one, other): &(EntityId, EntityId)| Ok((reader.entity(*one)?, reader.entity(*other)?));
        let hits = |(id, n): &(EntityId, u8)| Ok((reader.entity(*id)?, *n));
        let doc = &self.rare;
        for more in doc.extra_crystals {
            with_path(|| "rare.more_crystals".to_owned(), check_limit(more, 1_000))?;
        }
        for more in doc.extra_hand_size {
            with_path(|| "rare.more_hand".to_owned(), check_limit(u16::from(more), 3))?;
        }
        let piece = |(of, card, attack, health): &(EntityId, String, i16, i16)| {
            Ok(MergedPiece {
                merged_into: reader.entity(*of)?,
                card: reader.card(Some(card))?,
                attack: *attack,
                health: *health,
            })
        };
        let rewind = |doc: &RewindDoc| {
            let card = with_path(|| "rare.rewind.card".to_owned(), reader.entity(doc.card))?;
            let before = Game::from_snapshot(reader.cards, &doc.before)?;
            Ok(Box::new(Rewind { card, before, remaining: doc.remaining, rewound: doc.rewound }))
        };
        Ok(SeldomUsedFields {
            keeper_card_pairs: each("rare.kept", &doc.keeper_card_pairs, pair)?,
            shield_hits: each("rare.shield_hits", &doc.shield_hits, hits)?,
            extra_crystals: doc.extra_crystals,
            extra_hand_size: doc.extra_hand_size,
            merged_pieces: each("rare.pieces", &doc.merged_pieces, piece)?,
            hand_may_shatter: doc.shatters,
            rejoined_cards: each("rare.joined", &doc.rejoined_cards, |id| reader.entity(*id))?,
            unseen_deck_cards: each("rare.unseen", &doc.unseen_cards, |id| reader.entity(*id))?,
            hand_may_change: doc.hand_card_changes,
            unchosen_cards: each("rare.unchosen", &doc.unchosen_cards, |id| reader.entity(*id))?,
            cast_again: each("rare.cast_again", &doc.cast_again, |id| reader.entity(*id))?,
            quest_card_pairs: each("rare.counted", &doc.quest_card_pairs, pair)?,
            extra_turns: doc.extra_turns,
            skipped_turns: each("rare.skipped_turns", &doc.skipped_turns, |turn| check_limit(*turn, self.turn + 1))?,
            copy_original_pairs: each("rare.copied", &doc.copy_original_pairs, pair)?,
            rewind: doc.rewind.as_deref().map(rewind).transpose()?,
        })
    }

    /// Attaches every enchantment to the one entity that lists it.
    fn link_enchantments(&self, game: &mut Game) -> Result<(), LoadError> {
        for (number, doc) in self.entities.iter().enumerate() {
            let bearer = EntityId::at(number + 1);
            let mut before: Option<EnchantmentId> = None;
            for place in &doc.enchantments {
                let free = game.enchantments.get(usize::from(*place)).is_some_and(|it| it.bearer.is_none());
                let listed = self.enchantments.get(usize::from(*place)).is_some_and(Option::is_some) && free;
                let there = if listed { Ok(()) } else { Err(LoadFault::NoEnchantment(*place)) };
                with_path(|| format!("entities[{number}].enchantments"), there)?;
                let id = EnchantmentId::at(usize::from(*place));
                game.enchantments[id.index()].bearer = Some(bearer);
                match before {
                    Some(before) => game.enchantments[before.index()].next = Some(id),
                    None => game[bearer].enchantments = Some(id),
                }
                before = Some(id);
            }
        }
        let loose = (0..).zip(&self.enchantments).zip(&game.enchantments);
        let loose = loose.filter(|((_, doc), it)| doc.is_some() && it.bearer.is_none()).map(|((at, _), _)| at).next();
        match loose {
            Some(place) => Err(LoadError {
                path: format!("enchantments[{place}]"),
                fault: LoadFault::Missing("the entity that lists it"),
            }),
            None => Ok(()),
        }
    }

    /// Checks that every card is in the list of its own zone only.
    fn check_zone_lists(&self, game: &Game) -> Result<(), LoadError> {
        let mut listed = vec![false; self.entities.len() + 1];
        for player in PlayerId::BOTH {
            let side = &game.players[player];
            let slots = [
                ("hero", side.hero, CardType::Hero),
                ("power", side.hero_power, CardType::HeroPower),
                ("second_power", side.second_hero_power, CardType::HeroPower),
                ("weapon", side.weapon, CardType::Weapon),
            ];
            let slots =
                slots.into_iter().filter_map(|(field, id, card_type)| Some((field, id?, Zone::Play, Some(card_type))));
            let board = side.board.iter().map(|id| ("board", id, Zone::Play, None));
            let hand = side.hand.iter().map(|id| ("hand", id, Zone::Hand, None));
            let deck = side.deck.iter().map(|id| ("deck", id, Zone::Deck, None));
            let secrets = side.secrets.iter().map(|id| ("secrets", id, Zone::Secret, None));
            for (field, id, zone, card_type) in slots.chain(board).chain(hand).chain(deck).chain(secrets) {
                let entity = &game[id];
                let stands = field != "board" || matches!(entity.card_type, CardType::Minion | CardType::Location);
                let fits = entity.zone == zone
                    && entity.controller == player
                    && card_type.is_none_or(|card_type| entity.card_type == card_type)
                    && stands
                    && !std::mem::replace(&mut listed[usize::from(id.number())], true);
                if !fits {
                    let path = format!("players[{}].{field}", player as u8);
                    return Err(LoadError { path, fault: LoadFault::Misplaced(id.number()) });
                }
            }
        }
        let beside = |id: EntityId| id.number() <= 3;
        let stray = game.entities().find(|(id, entity)| {
            let must = matches!(entity.zone, Zone::Hand | Zone::Deck | Zone::Play | Zone::Secret) && !beside(*id);
            must != listed[usize::from(id.number())]
        });
        match stray {
            Some((id, _)) => Err(LoadError {
                path: format!("entities[{}].zone", id.number() - 1),
                fault: LoadFault::Misplaced(id.number()),
            }),
            None => Ok(()),
        }
    }
}
