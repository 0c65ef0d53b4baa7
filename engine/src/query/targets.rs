//! Legal targets.
use cardwright_data::{CardType, GameTag, Race, Zone};
use smallvec::SmallVec;
use std::slice;

use crate::compiled::{Card, CardId, CompiledCard, DeclaredTarget, TargetSet, declared};
use crate::facts::{Keywords, Requirement};
use crate::query::side::side;
use crate::script::amount::{Multiplier, Past, Window};
use crate::script::condition::Condition;
use crate::script::effect::{CardSource, Effect, Offer};
use crate::script::selector::{ENEMY_MINIONS, MINIONS, Pick, Place, SelectionSource, Selector, Side, YOU};
use crate::script::trigger::EventKind;
use crate::script::verb::Verb;
use crate::script::walk::Node;
use crate::script::word::{Text, Word};
use crate::state::{Entity, EntityId, EntityList, Game, PlayContext, PlayerId, Scope};

/// The target that a card requires when it is played now.
#[derive(Clone, Debug, PartialEq)]
pub enum TargetRule {
    /// The card takes no target.
    Nothing,
    /// One of these is required; if the list is empty, the card cannot be played.
    Required(EntityList),
    /// One of these; if the list is empty, the card is played without a target.
    Optional(EntityList),
}

/// Texts that run, each with its declared target.
pub(crate) type ResolvingTexts = SmallVec<[&'static (&'static Text, Option<DeclaredTarget>); 4]>;

/// Whether a text declares no target.
pub(crate) fn has_no_target(text: &'static Text) -> bool {
    declared(text.effects).is_none()
}

/// The word of merged cards whose texts happen when such a card is played: a crafted spell casts what its parts say.
pub(crate) const fn played_word(card_type: CardType) -> Word {
    if matches!(card_type, CardType::Spell) { Word::Spell } else { Word::Battlecry }
}

impl Game {
    /// Whether a text would run if its card were played or used now, in this context.
    pub(crate) fn text_applies(&self, text: &Text, id: EntityId, manner: PlayContext, scope: &Scope) -> bool {
        let word = match text.word {
            Word::Spell | Word::Battlecry => true,
            // Using a card is not playing it: a location requires its target when it is used.
            Word::Use => self[id].zone == cardwright_data::Zone::Play && self[id].card_type == CardType::HeroPower,
            Word::Combo => manner.combo,
            Word::Outcast => manner.outcast,
            Word::Finale => manner.finale,
            Word::Quickdraw => manner.quickdraw,
            Word::Kindred => self.is_kindred(id),
            Word::Deathrattle
            | Word::Inspire
            | Word::Frenzy
            | Word::Spellburst
            | Word::Overkill
            | Word::HonorableKill
            | Word::Overheal
            | Word::StartOfGame
            | Word::WhenDrawn
            | Word::Awaken
            | Word::Launch
            | Word::WhenDiscarded
            | Word::WhenTraded
            | Word::WhenDestroyed
            | Word::WhenTransformed
            | Word::WhenReplaced => false,
        };
        word && self.holds(&text.when, id, scope)
    }

    /// The context in which a card in hand would be played now.
    #[inline]
    pub(crate) fn context_if_played(&self, id: EntityId) -> PlayContext {
        let entity = &self[id];
        let side = &self.players[entity.controller];
        let (at, held) = (side.hand.position(id), side.hand.len());
        PlayContext {
            combo: side.cards_played > 0,
            outcast: at.is_some_and(|at| at == 0 || at + 1 == held),
            quickdraw: entity.entered_hand_turn == self.turn,
            finale: side.mana() == entity.cost,
            centered: at.is_some_and(|at| 2 * at + 1 == held),
            echo: entity.keywords.has(Keywords::ECHO),
            cost: entity.cost,
            mana_paid: 0,
            player: None,
            sequence_start: 0,
        }
    }

    /// The texts that run if a card is played or used now, each with its declared target.
    pub(crate) fn current_texts(&self, id: EntityId, manner: PlayContext, scope: &Scope) -> ResolvingTexts {
        let texts = self.cards.compiled(self[id].card).texts.iter();
        let mut texts: ResolvingTexts = texts.filter(|(text, _)| self.text_applies(text, id, manner, scope)).collect();
        if texts.iter().any(|(text, _)| text.instead) {
            texts.retain(|(text, _)| text.instead);
        }
        texts
    }

    /// Whether a spell or Hero Power cannot be played because it would have no effect: no room to summon, no enemy minion, no
    /// weapon, or a false condition.
    ///
    /// The client's play requirements decide: `REQ_NUM_MINION_SLOTS`, `REQ_MINIMUM_ENEMY_MINIONS`, `REQ_WEAPON_EQUIPPED`,
    /// `REQ_FRIENDLY_MINION_DIED_THIS_GAME` (Resurrect). The data has them for cards until 2019; a later card is judged by its
    /// Power in the same way. No spell with a Combo has one (Sabotage, Tinker's Sharpsword Oil), nor one whose number counts
    /// nobody but that has a target (Primal Fusion).
    ///
    /// Rule: What may be played: the play requirements of the data decide (room, minions, a weapon, who died, room in hand).
    /// Builds after 36393 lack them: a later card, and each option of a later Choose One spell, is judged by its Power in the
    /// same way; a spell with a Combo or with a target can be cast, and so can one that summons and does something else
    /// besides, on a full board. See also `meets`.
    pub(crate) fn would_have_no_effect(&self, id: EntityId) -> bool {
        let entity = &self[id];
        let compiled = self.cards.compiled(entity.card);
        if !compiled.may_be_idle || !matches!(entity.card_type, CardType::Spell | CardType::HeroPower) {
            return false;
        }
        let combo = || compiled.texts_under(Word::Combo).next().is_some();
        if self.card(id).is_some_and(|card| card.tag(GameTag::LITERALLY_UNPLAYABLE) > 0) {
            return true;
        }
        if self.cards.get(entity.card).requirements.is_some() {
            return !self.meets_all(entity.card, &Scope::new(id, entity.card, entity.controller));
        }
        if compiled.texts.is_empty() || !compiled.choose_one.is_empty() || combo() {
            return false;
        }
        let scope = Scope::new(id, entity.card, entity.controller);
        // Usually its only text resolves whenever it is cast or used.
        let used = || entity.card_type == CardType::HeroPower && entity.zone == Zone::Play;
        let resolves = |text: &Text| text.word == Word::Spell || (text.word == Word::Use && used());
        let first = match &*compiled.texts {
            [(text, _)] if text.when.is_always() && resolves(text) => Some(*text),
            _ => self.current_texts(id, self.context_if_played(id), &scope).first().map(|(text, _)| *text),
        };
        first.is_none_or(|first| self.would_do_nothing(first, &scope))
    }

    /// Whether an option of a Choose One card is not offered because it could do nothing. As for plain cards the client's play
    /// requirements decide, those of the option's own card, which the data has for cards until 2019; a later option of a spell
    /// is judged by its Power.
    pub(crate) fn is_idle_option(&self, of: CardId, scope: &Scope) -> bool {
        let compiled = self.cards.compiled(of);
        if self.cards.get(of).requirements.is_some() {
            return !self.meets_all(of, scope);
        }
        if !compiled.may_be_idle || !matches!(self[scope.source].card_type, CardType::Spell | CardType::HeroPower) {
            return false;
        }
        let mut texts = compiled.texts_under(Word::Spell).filter(|text| self.holds(&text.when, scope.source, scope));
        texts.next().is_none_or(|first| self.would_do_nothing(first, scope))
    }

    /// Whether the first text would have no effect.
    fn would_do_nothing(&self, first: &'static Text, scope: &Scope) -> bool {
        let Some((first, others)) = first.effects.split_first() else { return false };
        // "Resurrect a friendly 1-Cost, 2-Cost, and 3-Cost minion.": one of them is enough. "Summon two Drakes. Give your minions
        // Divine Shield.": what does not speak of who is summoned can be done without room.
        let resurrects = |effect: &Effect| matches!(&effect.verb, Verb::Summon(what) if what.past().is_some());
        let crowded = self.players[scope.controller].board.is_full() && summons_first(first);
        // An Overload is a price, and not something that can be done without room (Runic Carvings).
        let is_price = |effect: &Effect| matches!(effect.verb, Verb::Overload);
        let may_follow = |effect: &'static Effect| {
            (resurrects(first) && resurrects(effect)) || (crowded && !depends_on_previous(effect) && !is_price(effect))
        };
        self.starts_without_effect(first, scope)
            && others.iter().all(|effect| !may_follow(effect) || self.starts_without_effect(effect, scope))
    }

    /// Whether the player who plays a card, or chooses it as an option, meets all that the client requires of it.
    pub(crate) fn meets_all(&self, card: CardId, scope: &Scope) -> bool {
        let required = self.cards.get(card).requirements.unwrap_or_default();
        required.iter().all(|requirement| self.meets(*requirement, scope))
    }

    /// Whether a player satisfies a requirement.
    fn meets(&self, requirement: Requirement, scope: &Scope) -> bool {
        let player = scope.controller;
        let (mine, theirs) = (&self.players[player], &self.players[player.opponent()]);
        let of_type = |number: i32| Race::try_from(i64::from(number)).ok();
        let is = |card: &Card, number: i32| of_type(number).is_some_and(|race| card.races.is(race));
        let died = |side: Side, window: Window, that: &dyn Fn(&Card) -> bool| {
            let deaths = Past { side, window, ..MINIONS.die().this_game() };
            let dead = self.past_cards(&deaths, scope);
            // What died unseen, before a recording or a position begins, may have been any card.
            dead.into_iter().any(|card| card.to_option().is_none_or(|card| that(self.cards.get(card))))
        };
        match requirement {
            Requirement::Room(n) => mine.board.room() >= n,
            Requirement::RoomOnASide => !(mine.board.is_full() && theirs.board.is_full()),
            Requirement::RoomOrCrystal => !mine.board.is_full() || mine.crystals < self.max_crystals(player),
            Requirement::EnemyMinions(n) => self.select_all(&ENEMY_MINIONS, scope).len() >= n,
            Requirement::Minions(n) => self.select_all(&MINIONS, scope).len() >= n,
            Requirement::Weapon => mine.weapon.is_some(),
            Requirement::EnemyWeapon => theirs.weapon.is_some(),
            Requirement::RoomInHand => !self.has_full_hand(scope.controller),
            Requirement::InHand(n) => mine.hand.iter().filter_map(|id| self.card(id)).any(|card| is(card, n)),
            Requirement::RoomForSecret => !mine.secrets.is_full(),
            Requirement::Died => died(Side::Both, Window::ThisGame, &|_| true),
            Requirement::FriendlyDied => died(Side::Friendly, Window::ThisGame, &|_| true),
            Requirement::FriendlyDiedThisTurn => died(Side::Friendly, Window::ThisTurn, &|_| true),
            Requirement::FriendlyOfTypeDied(n) => died(Side::Friendly, Window::ThisGame, &|card| is(card, n)),
            Requirement::FriendlyOfTypeDiedThisTurn(n) => died(Side::Friendly, Window::ThisTurn, &|card| is(card, n)),
            Requirement::FriendlyDeathrattleDied => {
                died(Side::Friendly, Window::ThisGame, &|card| card.tag(GameTag::DEATHRATTLE) > 0)
            }
            Requirement::FriendlyRebornDied => {
                died(Side::Friendly, Window::ThisGame, &|card| card.tag(GameTag::REBORN) > 0)
            }
        }
    }

    /// Whether effects only consist of "Spend … to …" that cannot be paid; the client refuses such a card, option or location
    /// (`REQ_MINIMUM_CORPSES`, with a message of its own).
    pub(crate) fn cannot_pay_text(&self, effects: &[Effect], scope: &Scope) -> bool {
        let [Effect { verb: Verb::Pay(price, _), .. }] = effects else { return false };
        !self.can_pay(scope.controller, Some(scope.source), price)
    }

    fn starts_without_effect(&self, effect: &'static Effect, scope: &Scope) -> bool {
        let none = |which: &Selector| {
            let asked = matches!(which.from, SelectionSource::At(_, Place::Minions | Place::Weapon));
            asked && self.select_all(which, scope).is_empty()
        };
        let full = self.players[scope.controller].board.is_full();
        let uncountable = effect.to.target().is_none() && Node::Multiplier(&effect.amount.per).selectors().any(none);
        let picks = matches!(effect.to.pick, Pick::Random(_))
            || matches!(effect.to.from, SelectionSource::At(_, Place::Weapon));
        let nobody_died = |past: &Past| past.kind == EventKind::Death && self.past_amount(past, scope) == 0;
        if let Verb::Summon(what) = &effect.verb {
            let missing = if let Some(past) = what.past() {
                nobody_died(past)
            } else if let CardSource::CopyOf(which) = what {
                matches!(which.from, SelectionSource::At(_, Place::Graveyard))
                    && self.select_all(which, scope).is_empty()
            } else {
                false
            };
            missing || uncountable || (full && summons_first(effect))
        } else if let Verb::Discover { offer, .. } = &effect.verb {
            // "Discover a minion … Summon it.": the client asks for room (New Challenger, Power of Creation).
            matches!(offer, Offer::Past(past) if nobody_died(past))
                || (full && summons_first(effect))
                || uncountable
                || (picks && none(&effect.to))
        } else if let Verb::Times(_) = effect.verb {
            // "For each …, summon …" (Unleash the Hounds, Protect the King).
            uncountable || (full && summons_first(effect))
        } else if let Verb::TakeControl = effect.verb {
            full
        } else if let Verb::SpendCorpses = effect.verb {
            // Without a Corpse neither Army of the Dead nor Corpse Explosion can be played ("How The Death Knight Corpse
            // Mechanic Works In Hearthstone", ginx.tv).
            self.players[scope.controller].corpses <= 0
        } else if let Verb::Pay(..) = effect.verb {
            self.cannot_pay_text(slice::from_ref(effect), scope)
        } else {
            uncountable || (picks && none(&effect.to))
        }
    }

    /// The target that a card requires when it is played or used now. For a Choose One card, use the option's own card.
    ///
    /// Rulebook, "Targets": spells and Hero Powers need a target; Battlecries take one if there is any.
    pub fn target_rule(&self, id: EntityId) -> TargetRule {
        let mut legal = EntityList::new();
        let entity = &self[id];
        if !self.for_each_target(id, entity, self.cards.compiled(entity.card), |target| legal.push(target)) {
            return TargetRule::Nothing;
        }
        if self[id].must_have_target() { TargetRule::Required(legal) } else { TargetRule::Optional(legal) }
    }

    /// Visits the legal targets of a card that is played or used now; returns whether it takes a target.
    #[inline]
    pub(crate) fn for_each_target(
        &self,
        id: EntityId,
        entity: &Entity,
        compiled: &CompiledCard,
        each: impl FnMut(EntityId),
    ) -> bool {
        // A location's text is for using it, not for playing it.
        let unused = entity.card_type == CardType::Location && entity.zone == Zone::Hand;
        let asks = compiled.may_need_target
            || (entity.enchantments.is_some() && self.merged_target(id, &[played_word(entity.card_type)]).is_some());
        asks && !unused && self.each_declared(id, entity, compiled, each)
    }

    /// Like [`Game::for_each_target`], for a card that may take a target.
    fn each_declared(
        &self,
        id: EntityId,
        entity: &Entity,
        compiled: &CompiledCard,
        mut each: impl FnMut(EntityId),
    ) -> bool {
        let scope = Scope::new(id, entity.card, entity.controller);
        let used = entity.card_type == CardType::HeroPower && entity.zone == Zone::Play;
        let declared = compiled.declared_target(used).or_else(|| {
            let texts = self.current_texts(id, self.context_if_played(id), &scope);
            texts
                .iter()
                .find_map(|(_, declared)| *declared)
                .or_else(|| self.merged_target(id, &[played_word(entity.card_type)]))
        });
        let Some(declared) = declared else { return false };
        if !declared.when.is_always() && !self.holds(&declared.when, id, &scope) && !depends_on_target(&declared) {
            return false;
        }
        let mut any = entity.must_have_target();
        self.each_target(declared.which, id, &scope, |target| {
            any = true;
            each(target);
        });
        any
    }

    /// Visits the entities of both sides that can be in a set of targets, each with whether it is a valid target for a card of
    /// this player that declares the set.
    #[inline]
    pub(crate) fn each_in_set(&self, set: TargetSet, controller: PlayerId, mut each: impl FnMut(EntityId, bool)) {
        for player in side(set.side(), controller) {
            let hidden = if player == controller { Keywords::NONE } else { Keywords::STEALTH | Keywords::IMMUNE };
            let barred = set.protecting_keywords() | hidden | Keywords::OUT_OF_REACH;
            let state = &self.players[player];
            if let Some(hero) = state.hero.filter(|_| set.has_heroes()) {
                let entity = &self[hero];
                each(hero, !entity.keywords.has(barred) || entity.zone != Zone::Play);
            }
            if set.has_minions() {
                for id in state.board.iter() {
                    let entity = &self[id];
                    each(id, entity.card_type == CardType::Minion && !entity.keywords.has(barred));
                }
            }
        }
    }

    /// The targets that the selector and the rules allow.
    pub(crate) fn legal_targets(&self, which: &Selector, source: EntityId, scope: &Scope) -> EntityList {
        let mut legal = EntityList::new();
        self.each_target(which, source, scope, |target| legal.push(target));
        legal
    }

    /// The keywords that protect characters of both sides from being targeted by a card.
    fn elusive_to(&self, source: EntityId) -> Keywords {
        if self.is(source, CardType::Spell) {
            Keywords::ELUSIVE | Keywords::NO_SPELL_TARGET
        } else if self.is(source, CardType::HeroPower) {
            Keywords::ELUSIVE | Keywords::NO_HERO_POWER_TARGET
        } else {
            Keywords::NONE
        }
    }

    /// Whether a character in play cannot be chosen for a text: its Stealth, its Immune or its Elusive protects it.
    ///
    /// Rule: A character in play that `choose_from` offers in the middle of a text is protected as from a target: enemies by
    /// Stealth and Immune, from spells and Hero Powers also by Elusive. The client shows the same arrow (Goliath: "You pick the
    /// targets!").
    pub(crate) fn is_hidden_from(&self, id: EntityId, scope: &Scope) -> bool {
        let entity = &self[id];
        let barred = self.elusive_to(scope.source) | hidden_to(scope.controller, entity.controller);
        entity.zone == Zone::Play && entity.keywords.has(barred)
    }

    /// Visits the legal targets. Rulebook, "Targets": Stealth and Immune protect from enemies, Elusive from spells and Hero
    /// Powers of both sides.
    fn each_target(&self, which: &Selector, source: EntityId, scope: &Scope, mut each: impl FnMut(EntityId)) {
        let SelectionSource::Target(whose, place) = which.from else { return };
        let plain = !which.other && which.that.iter().all(Condition::is_always);
        let elusive = self.elusive_to(source);
        for player in side(whose, scope.controller) {
            let barred = elusive | hidden_to(scope.controller, player) | Keywords::OUT_OF_REACH;
            let legal = |id: EntityId, entity: &Entity| {
                let open = !entity.keywords.has(barred) || entity.zone != Zone::Play;
                open && id != source && (plain || self.meets_conditions(id, which, scope))
            };
            // Neighbors are no targets; they are found from the target.
            if let Place::Minions | Place::Characters | Place::Heroes = place {
                let state = &self.players[player];
                if let Some(hero) = state.hero.filter(|_| place != Place::Minions)
                    && legal(hero, &self[hero])
                {
                    each(hero);
                }
                if place == Place::Heroes {
                    continue;
                }
                for id in state.board.iter() {
                    let entity = &self[id];
                    if entity.card_type == CardType::Minion && legal(id, entity) {
                        each(id);
                    }
                }
                if !plain && player == scope.controller && self.aims_at_hand(scope.card) {
                    let held = |id: &EntityId| self[*id].card_type == CardType::Minion && legal(*id, &self[*id]);
                    state.hand.iter().filter(held).for_each(&mut each);
                }
            } else {
                let mut found = EntityList::new();
                self.entities_at(player, place, &mut found);
                found.into_iter().filter(|id| legal(*id, &self[*id])).for_each(&mut each);
            }
        }
    }

    /// Whether a card that targets minions can also target those in its player's hand ("Give a minion in your hand or
    /// battlefield …"), according to its data (`CAN_TARGET_CARDS_IN_HAND`).
    fn aims_at_hand(&self, card: CardId) -> bool {
        card.to_option().is_some_and(|card| self.cards.get(card).tag(GameTag::CAN_TARGET_CARDS_IN_HAND) > 0)
    }

    /// The legal targets of a spell, whether or not it can be paid for.
    pub(crate) fn spell_targets(&self, id: EntityId) -> EntityList {
        let entity = &self[id];
        let scope = Scope::new(id, entity.card, entity.controller);
        let texts = self.cards.compiled(entity.card).texts_under(Word::Spell);
        let declared = texts.filter_map(|text| declared(text.effects));
        declared.flat_map(|declared| self.legal_targets(declared.which, id, &scope)).collect()
    }
}

/// Whether a condition is about the target itself, so that it cannot be evaluated without one.
fn depends_on_target(declared: &DeclaredTarget) -> bool {
    matches!(declared.when, Condition::CountOf(_, _, which) if which.is_target())
}

/// The keywords that hide the characters of a side from a player.
fn hidden_to(player: PlayerId, side: PlayerId) -> Keywords {
    if player == side { Keywords::NONE } else { Keywords::STEALTH | Keywords::IMMUNE }
}

/// Whether the first thing that an effect does is to summon for the player whose text it is, which needs room.
pub(crate) fn summons_first(effect: &Effect) -> bool {
    let first = |effects: &[Effect]| effects.first().is_some_and(summons_first);
    if let Verb::Times(then) | Verb::Discover { then, .. } = &effect.verb {
        first(then)
    } else if let Verb::Either(then, otherwise) = &effect.verb {
        first(then) && first(otherwise)
    } else {
        matches!(effect.verb, Verb::Summon(_)) && effect.to == YOU
    }
}

/// Whether an effect refers to the result of the previous effects: "it", or their number.
fn depends_on_previous(effect: &'static Effect) -> bool {
    // What is noted for later is of no use without them.
    let mut speaks = matches!(effect.verb, Verb::Store(_) | Verb::Remember | Verb::Delay(_));
    Node::Effect(effect).walk(&mut |node| {
        speaks |= matches!(node, Node::Selector(which) if matches!(which.from, SelectionSource::It))
            || matches!(node, Node::Multiplier(Multiplier::LastAmount | Multiplier::Excess));
        !speaks
    });
    speaks
}
