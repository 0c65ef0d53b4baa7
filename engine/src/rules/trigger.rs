//! Triggers: the abilities that an event triggers, their order, and how they run.
//!
//! Rule: A "whenever you summon" effect does not trigger on what it summoned itself. A minion that becomes a copy keeps
//! referring to the original. See also `rules/effect.rs`.
//!
//! Rule: What counters a card comes first; a countered card was not played, overloads nothing and leaves no twin, but uses up
//! what waited for the next such card ("your next spell"). After a redirection "whenever a minion is attacked" is asked again.
//! See also `rules/effect/cast.rs`.
//!
//! Rule: Effects under a keyword (Spellburst, Overkill) know what triggered them. An enchantment's trigger that fires once per
//! turn stays.
//!
//! Rule: Enchantments on cards in hand answer events with triggers that work in hand. See also `rules/zone.rs`.
//!
//! Rule: More rules of a player, as tags: `SECRET_LOCKED` (no Secret is revealed), `CANT_TRIGGER_DEATHRATTLE`,
//! `LIFESTEAL_DAMAGES_OPPOSING_HERO`; without a tag of the client (`script/player_rule.rs`): `NO_OVERLOAD`,
//! `HEALING_GIVES_HEALTH` (so much for minions that are healed), `INFUSES_IN_DECK`, `TRADES_DISCOVER` (a card of the deck,
//! instead of drawing), `POWERS_CHOOSE_BOTH` (Choose One Hero Powers, Fandral Staghelm). See also `rules/death.rs`;
//! `rules/damage.rs`; `rules/play.rs`; `rules/keyword/hand.rs`.
use cardwright_data::{BlockType, CardType, GameTag, Zone};

use super::{Block, Observer, Rules};
use crate::compiled::CardId;
use crate::facts::Keywords;
use crate::query::targets::summons_first;
use crate::script::condition::Condition;
use crate::script::effect::Effect;
use crate::script::player_rule::{END_OF_TURN_TWICE, SECRETS_TWICE};
use crate::script::selector::{SelectionSource, YOU};
use crate::script::trigger::{ActiveZone, EventKind, Limit, Timing, Trigger};
use crate::script::verb::Verb;
use crate::script::walk::Node;
use crate::script::word::{Text, Word};
use crate::state::{Enchantment, EnchantmentId, Entity, EntityId, Game, GameEvent, PlayerId, Scope, Work};
use smallvec::SmallVec;

/// An ability that an event triggered.
struct PendingTrigger {
    order: u32,
    /// Whether it belongs to an enchantment; it is then ordered after the entity that entered play last before it.
    of_enchantment: bool,
    before_others: bool,
    source: EntityId,
    card: CardId,
    reaction: Reaction,
}

enum Reaction {
    Trigger(&'static Trigger, Option<u8>, Option<EnchantmentId>, GameEvent),
    Word(&'static Text, Option<GameEvent>),
}

impl PendingTrigger {
    /// Whether it counters the card being played.
    fn counters(&self) -> bool {
        let Reaction::Trigger(trigger, ..) = self.reaction else { return false };
        matches!(trigger.then, [Effect { verb: Verb::Counter, .. }, ..])
    }

    /// Whether it gives an attack another defender.
    fn redirects(&self) -> bool {
        let Reaction::Trigger(trigger, ..) = self.reaction else { return false };
        trigger.then.iter().any(|effect| matches!(effect.verb, Verb::Redirect))
    }

    /// Whether it comes after all others.
    fn is_last_to_react(&self) -> bool {
        matches!(self.reaction, Reaction::Trigger(trigger, ..) if trigger.after_others)
    }
}

/// With room for the usual number of reactions.
type PendingTriggers = SmallVec<[PendingTrigger; 8]>;
/// With room for the usual number of listeners.
type Listeners = SmallVec<[EntityId; 16]>;

/// Whether an event triggers the text of `id` under a keyword.
fn keyword_reacts(game: &Game, word: Word, raised: GameEvent, id: EntityId) -> bool {
    let controller = game[id].controller;
    let mine = raised.subject == controller.entity();
    // Kills by its attacks on its own turn; a weapon attacks through its hero.
    let struck = raised.kind == EventKind::Damage
        && game.active == controller
        && (raised.object == Some(id)
            || (game.players[controller].weapon == Some(id) && raised.object == game.players[controller].hero));
    let left = game[raised.subject].health();
    match word {
        Word::Frenzy => raised.kind == EventKind::Damage && raised.subject == id,
        Word::Spellburst => raised.kind == EventKind::Cast && raised.timing == Some(Timing::After) && mine,
        Word::Overheal => raised.kind == EventKind::Overheal && raised.subject == id,
        Word::Inspire => raised.kind == EventKind::HeroPower && mine,
        Word::Overkill => struck && left < 0,
        Word::HonorableKill => struck && left == 0,
        Word::WhenDrawn => raised.kind == EventKind::Draw && raised.object == Some(id),
        // Triggered elsewhere: when the card is played, dies or is discarded, or when the game begins.
        Word::Spell
        | Word::Use
        | Word::Battlecry
        | Word::Deathrattle
        | Word::Combo
        | Word::Outcast
        | Word::Finale
        | Word::Quickdraw
        | Word::Kindred
        | Word::StartOfGame
        | Word::Awaken
        | Word::Launch
        | Word::WhenDiscarded
        | Word::WhenTraded
        | Word::WhenDestroyed
        | Word::WhenTransformed
        | Word::WhenReplaced => false,
    }
}

impl Game {
    /// The scope of a triggered ability.
    pub(super) fn scope_of(source: EntityId, card: CardId, controller: PlayerId, raised: GameEvent) -> Scope {
        let mut scope = Scope::new(source, card, controller);
        scope.event_subject = Some(raised.subject);
        scope.event_object = raised.object;
        scope.event_amount = raised.amount;
        scope
    }

    /// Whether an event triggers this trigger.
    pub(super) fn reacts_to(&self, trigger: &Trigger, raised: GameEvent, scope: &Scope) -> bool {
        let on = &trigger.on;
        let attack = raised.kind == EventKind::Attack && raised.timing != Some(Timing::After);
        // A countered card is not played, and a countered spell is not cast on its target.
        let countered = matches!(raised.kind, EventKind::Play | EventKind::Cast | EventKind::Targeted)
            && raised.timing != Some(Timing::After)
            && raised.object.is_some_and(|what| self.is_countered(what));
        on.kind == raised.kind
            && !countered
            && !(attack && raised.amount == GameEvent::REDIRECTED && on.object.is_always())
            && raised.timing.is_none_or(|timing| timing == trigger.timing)
            && self.accepts_event_subject(raised.subject, &on.subject, scope)
            && (on.object.is_always() || raised.object.is_some_and(|what| self.holds(&on.object, what, scope)))
            && self.holds(&trigger.when, scope.source, scope)
    }

    /// Whether a card that was being played is countered, wherever it is now: Ice Trap returns the spell to the hand.
    fn is_countered(&self, card: EntityId) -> bool {
        match self[card].zone {
            Zone::Graveyard => true,
            Zone::Hand | Zone::Deck => {
                let last = self.history.iter().rev().find(|did| {
                    did.entity == card && matches!(did.kind, EventKind::Play | EventKind::Cast | EventKind::Counter)
                });
                last.is_some_and(|did| did.kind == EventKind::Counter)
            }
            Zone::Play
            | Zone::Secret
            | Zone::SetAside
            | Zone::RemovedFromGame
            | Zone::Invalid
            | Zone::LettuceAbility
            | Zone::Cosmetic => false,
        }
    }

    /// The event with the current defender of an attack: "deal 3 damage to the target first" (Stormbrewer) refers to the entity
    /// that replaced the first defender, and each "50% chance to attack the wrong enemy" is "checked for separately, after the
    /// previous one has completed" (Hearthstone Wiki, "Forgetful"). Triggers about being attacked react to the new attack
    /// itself.
    fn with_current_defender(&self, trigger: &Trigger, raised: GameEvent) -> GameEvent {
        let proposed =
            raised.kind == EventKind::Attack && trigger.timing == Timing::Whenever && trigger.on.object.is_always();
        if !proposed {
            return raised;
        }
        let now = self.work.iter().rev().find_map(|work| {
            let Work::Attack { attacker, defender, .. } = work else { return None };
            (*attacker == raised.subject).then_some(*defender)
        });
        GameEvent { object: now.or(raised.object), ..raised }
    }

    /// Whether an ability works in its card's zone.
    pub(super) fn is_active(&self, id: EntityId, active: ActiveZone) -> bool {
        match self[id].zone {
            // Rulebook, "Dormant": abilities of a dormant minion work only if their text says so.
            Zone::Play if self[id].keywords.has(Keywords::ASLEEP) => active == ActiveZone::Dormant,
            Zone::Play | Zone::Secret => matches!(active, ActiveZone::Play | ActiveZone::Anywhere),
            Zone::Hand => matches!(active, ActiveZone::Hand | ActiveZone::Anywhere),
            Zone::Deck => matches!(active, ActiveZone::Deck | ActiveZone::Anywhere),
            Zone::Invalid
            | Zone::Graveyard
            | Zone::RemovedFromGame
            | Zone::SetAside
            | Zone::LettuceAbility
            | Zone::Cosmetic => false,
        }
    }

    /// Whether it is a face-down Secret, which does not trigger on its owner's turn, and is removed after triggering.
    pub(super) fn is_hidden(&self, id: EntityId) -> bool {
        self[id].zone == Zone::Secret && self.cards.compiled(self[id].card).spell_turns.is_none()
    }

    /// The triggers that change damage before it is dealt, in order of play, each with its scope, the index of the trigger, and
    /// the enchantment that has it.
    ///
    /// Rule: Enchantments change damage as cards do ("damage you take on your turn damages your opponent instead", Blightborn
    /// Tamsin).
    pub(super) fn collect_predamage_triggers(
        &self,
        raised: GameEvent,
    ) -> Vec<(Scope, &'static Trigger, u8, Option<EnchantmentId>)> {
        let mut hear = Vec::new();
        for id in self.listeners_to(raised.kind) {
            let entity = &self[id];
            let hears = |card: CardId, used: u8| {
                let triggers = (0_u8..).zip(self.cards.compiled(card).triggers.iter().copied());
                triggers.filter(move |(at, trigger)| {
                    trigger.on.kind == raised.kind
                        && self.is_active(id, trigger.active_zone)
                        && !is_spent(trigger, *at, used)
                })
            };
            if !(entity.silenced || (self.is_hidden(id) && entity.controller == self.active)) {
                let scope = Self::scope_of(id, entity.card, entity.controller, raised);
                let own = hears(entity.card, entity.used_abilities);
                hear.extend(own.map(|(at, trigger)| (entity.order, (scope.clone(), trigger, at, None))));
            }
            for (on, it) in self.enchantments_on(id) {
                let scope = Scope { x: it.x, ..Self::scope_of(id, it.card, it.controller, raised) };
                let given = hears(it.card, it.used_triggers);
                hear.extend(given.map(|(at, trigger)| (it.order, (scope.clone(), trigger, at, Some(on)))));
            }
        }
        hear.sort_by_key(|(order, _)| *order);
        hear.into_iter().map(|(_, heard)| heard).collect()
    }

    /// Adds the triggered abilities of an entity's enchantments, and the enchantments that the event ends. Those of an entity that
    /// came too late to react only end.
    fn collect_from_enchantments(
        &self,
        id: EntityId,
        place: usize,
        raised: GameEvent,
        is_late: bool,
        heard: &mut PendingTriggers,
        ended: &mut SmallVec<[EnchantmentId; 4]>,
    ) {
        let entity = &self[id];
        let bit = raised.kind.bit();
        let awake = !entity.keywords.has(Keywords::ASLEEP);
        for (at, enchantment) in self.enchantments_on(id) {
            if let Some(delayed) = enchantment.delayed().filter(|_| awake && !is_late) {
                let mut scope = Game::scope_of(text_owner(enchantment), delayed.card, enchantment.controller, raised);
                // "If you play it this turn": `IT` is what it was when the text ran.
                scope.last_result.extend(delayed.remembered.into_iter().flatten());
                let itself = delayed.trigger.on.kind == EventKind::Play && self.attached_by_this(enchantment, raised);
                if !itself && self.reacts_to(delayed.trigger, raised, &scope) {
                    let what = Reaction::Trigger(delayed.trigger, None, Some(at), raised);
                    let (source, card) = (id, delayed.card);
                    let (order, before_others) = (enchantment.order.into(), delayed.trigger.before_others);
                    heard.push(PendingTrigger {
                        order,
                        of_enchantment: true,
                        before_others,
                        source,
                        card,
                        reaction: what,
                    });
                }
            }
            let compiled = self.cards.compiled(enchantment.card);
            if compiled.listens[place] & bit == 0 {
                continue;
            }
            let scope = Game::scope_of(id, enchantment.card, enchantment.controller, raised);
            for (nth, trigger) in (0_u8..).zip(compiled.triggers.iter().copied()) {
                let spent = is_spent(trigger, nth, enchantment.used_triggers);
                let listens =
                    trigger.on.kind == raised.kind && !spent && !is_late && self.is_active(id, trigger.active_zone);
                if listens && self.reacts_to(trigger, raised, &scope) {
                    let (card, what) = (enchantment.card, Reaction::Trigger(trigger, Some(nth), Some(at), raised));
                    // Rulebook, "Order of play": an enchantment has its own position.
                    let (order, before_others) = (enchantment.order.into(), trigger.before_others);
                    heard.push(PendingTrigger {
                        order,
                        of_enchantment: true,
                        before_others,
                        source: id,
                        card,
                        reaction: what,
                    });
                }
            }
            for text in compiled.texts.iter().map(|(text, _)| *text) {
                if awake && !is_late && keyword_reacts(self, text.word, raised, id) {
                    let (order, card, what) =
                        (enchantment.order.into(), enchantment.card, Reaction::Word(text, Some(raised)));
                    heard.push(PendingTrigger {
                        order,
                        of_enchantment: true,
                        before_others: false,
                        source: id,
                        card,
                        reaction: what,
                    });
                }
            }
            if self.is_ended(enchantment, raised, &scope) {
                ended.push(at);
            }
        }
    }

    /// Whether an event ends an enchantment: "the next spell you cast" excludes the spell that attached it, whose "after" comes
    /// later.
    fn is_ended(&self, enchantment: &Enchantment, raised: GameEvent, scope: &Scope) -> bool {
        self.cards.compiled(enchantment.card).enchant.and_then(|enchant| enchant.until).is_some_and(|until| {
            let until = Trigger { on: until, ..EMPTY_TRIGGER };
            !self.attached_by_this(enchantment, raised) && self.reacts_to(&until, raised, scope)
        })
    }

    /// Whether the event is the play of the card that attached the enchantment: "the next Draenei you play" excludes the card
    /// with this text, whose "after" comes later. A minion that returns to the hand and is played again is included.
    fn attached_by_this(&self, enchantment: &Enchantment, raised: GameEvent) -> bool {
        let source = enchantment.source;
        raised.object == Some(source) && self[source].order <= enchantment.order
    }

    /// The position in the order of play at which the action of an "after" event began; `None` if it is unknown, or for other
    /// events: "whenever" is raised as a play begins, so that nothing comes late.
    ///
    /// Rule: "In order for 'After' triggers to activate, they need to be present for the original action": a Wild Pyromancer that
    /// Mindgames summons does not react to Mindgames (J. Durica, gameplay engineer of the client, on patch 9.2, Hearthside Chat
    /// of October 2017). The rule covers plays of cards, not attacks and Hero Powers, and entities, not enchantments that a play
    /// attaches (no source).
    fn sequence_start(&self, raised: GameEvent) -> Option<u16> {
        if raised.timing != Some(Timing::After) {
            return None;
        }
        let start = self.work.iter().rev().find_map(|work| {
            let Work::Play { card, manner, .. } = work else { return None };
            (raised.object == Some(*card)).then_some(manner.sequence_start)
        });
        start.filter(|start| (1..u16::MAX).contains(start))
    }

    /// Every entity that may react to this kind of event: in play first, then in hands and decks, of both players.
    fn listeners_to(&self, kind: EventKind) -> Listeners {
        let bit = kind.bit();
        // The number of listeners is known: the search stops at the last one.
        let mut left = self.listeners[kind as usize];
        let decks = self.deck_listeners > 0 && self.ever_listened[2] & bit != 0;
        let Some(listed) = self.possible_listeners.listed(bit).filter(|_| !decks) else {
            return self.all_listeners(kind);
        };
        let mut found = SmallVec::<[(usize, EntityId); 16]>::new();
        for id in listed {
            let counted = self.listener_count(id, listening_place(self[id].zone), kind);
            if counted > 0
                && let Some(rank) = self.listener_rank(id)
            {
                found.push((rank, id));
                left = left.saturating_sub(counted);
                if left == 0 {
                    break;
                }
            }
        }
        if found.len() > 1 {
            found.sort_unstable();
        }
        let hearers = found.into_iter().map(|(_, id)| id).collect();
        debug_assert_eq!(hearers, self.all_listeners(kind), "listed hearers of {kind:?}");
        hearers
    }

    /// Like [`Self::listeners_to`], by checking every entity.
    #[inline(never)]
    fn all_listeners(&self, kind: EventKind) -> Listeners {
        let bit = kind.bit();
        let mut hearers = Listeners::new();
        let mut left = self.listeners[kind as usize];
        let look = |id: EntityId, place: usize, hearers: &mut Listeners, left: &mut u16| {
            let counted = self.listener_count(id, place, kind);
            if counted > 0 {
                hearers.push(id);
                *left = left.saturating_sub(counted);
            }
            *left > 0
        };
        for player in [self.active, self.active.opponent()] {
            let side = &self.players[player];
            let mut shown = self.listeners_in_play(player);
            let decks = self.deck_listeners > 0 && self.ever_listened[2] & bit != 0;
            let on = (self.ever_listened[0] & bit == 0 || shown.all(|id| look(id, 0, &mut hearers, &mut left)))
                && (self.ever_listened[1] & bit == 0
                    || side.hand.iter().all(|id| look(id, 1, &mut hearers, &mut left)))
                && (!decks || side.deck.iter().all(|id| look(id, 2, &mut hearers, &mut left)));
            if !on {
                break;
            }
        }
        hearers
    }

    /// A player's entities in play that may react, in the order in which they are visited.
    fn listeners_in_play(&self, player: PlayerId) -> impl Iterator<Item = EntityId> + '_ {
        let side = &self.players[player];
        let slots = [Some(player.entity()), side.hero, side.hero_power, side.second_hero_power, side.weapon];
        slots.into_iter().flatten().chain(side.board.iter()).chain(side.secrets.iter())
    }

    /// The rank of an entity in the order in which listeners are visited; `None` if it is neither in play nor in a hand.
    fn listener_rank(&self, id: EntityId) -> Option<usize> {
        /// Behind all that a player has in play, and behind the hand.
        const HELD: usize = 40;
        const PLAYER_OFFSET: usize = 64;
        let entity = &self[id];
        let player = PlayerId::BOTH.into_iter().find(|player| player.entity() == id).unwrap_or(entity.controller);
        let side = &self.players[player];
        let place = if entity.zone == Zone::Hand {
            HELD + side.hand.position(id)?
        } else if let Some(at) = side.board.position(id) {
            8 + at
        } else {
            self.listeners_in_play(player).position(|shown| shown == id)?
                + if entity.zone == Zone::Secret { 16 } else { 0 }
        };
        Some(place + if player == self.active { 0 } else { PLAYER_OFFSET })
    }

    /// The number of times that an entity at this place, with its enchantments, is counted as a listener to a kind of event.
    #[inline]
    fn listener_count(&self, id: EntityId, place: usize, kind: EventKind) -> u16 {
        let entity = &self[id];
        let hears = self.cards.compiled(entity.card).listens[place] & kind.bit() != 0;
        let mut counted = u16::from(hears && !entity.silenced);
        if place < 2 && entity.enchantments.is_some() {
            counted +=
                self.enchantments_on(id).map(|(_, it)| self.enchantment_listener_count(it, place, kind)).sum::<u16>();
        }
        counted
    }

    /// The number of times that an enchantment in play or on a card in hand is counted as a listener to a kind of event.
    fn enchantment_listener_count(&self, enchantment: &Enchantment, place: usize, kind: EventKind) -> u16 {
        let hears = self.cards.compiled(enchantment.card).listens[place] & kind.bit() != 0;
        u16::from(hears) + u16::from(enchantment.trigger.is_some_and(|trigger| trigger.on.kind == kind))
    }
    /// Adds an entity's own triggers and texts under a keyword that the event triggers.
    #[inline]
    fn collect_from_own_abilities(&self, id: EntityId, raised: GameEvent, heard: &mut PendingTriggers) {
        let entity = &self[id];
        let compiled = self.cards.compiled(entity.card);
        let answer = |before_others: bool, what: Reaction| PendingTrigger {
            order: entity.order.into(),
            of_enchantment: false,
            before_others,
            source: id,
            card: entity.card,
            reaction: what,
        };
        for (at, trigger) in (0_u8..).zip(compiled.triggers.iter().copied()) {
            if trigger.on.kind != raised.kind {
                continue;
            }
            let scope = Self::scope_of(id, entity.card, entity.controller, raised);
            let spent = is_spent(trigger, at, entity.used_abilities);
            // A card does not trigger on its own arrival.
            let itself = matches!(raised.kind, EventKind::Play | EventKind::Summon | EventKind::Cast)
                && raised.object == Some(id)
                && !matches!(trigger.on.object, Condition::Itself);
            // A trigger that summons does not trigger on what it summoned: each copy would bring the next, without end.
            let its_own = raised.kind == EventKind::Summon
                && raised.object.is_some_and(|what| self[what].creator == Some(id))
                && trigger.then.iter().any(|effect| matches!(effect.verb, Verb::Summon(_)));
            if !spent
                && !itself
                && !its_own
                && self.is_active(id, trigger.active_zone)
                && self.reacts_to(trigger, raised, &scope)
            {
                // A Secret is not revealed on its owner's turn; only "when your turn starts" (Competitive Spirit) is meant
                // for that turn.
                let mine = entity.controller == self.active && raised.kind != EventKind::TurnStart;
                if !(mine && self.is_hidden(id)) {
                    heard.push(answer(trigger.before_others, Reaction::Trigger(trigger, Some(at), None, raised)));
                }
            }
        }
        let awake = !entity.keywords.has(Keywords::ASLEEP);
        for (text, _) in &compiled.texts {
            if awake && keyword_reacts(self, text.word, raised, id) {
                heard.push(answer(false, Reaction::Word(text, Some(raised))));
            }
        }
    }
}

/// The owner of a delayed trigger's text: the minion that it was given to (Echoing Ooze), or for a player's trigger, the card
/// that gave it.
fn text_owner(enchantment: &Enchantment) -> EntityId {
    let is_player = |bearer: &EntityId| PlayerId::BOTH.iter().any(|player| player.entity() == *bearer);
    enchantment.bearer.filter(|bearer| !is_player(bearer)).unwrap_or(enchantment.source)
}

/// Whether a delayed trigger stays until the end of the turn or of the game, regardless of its number of reactions.
const fn is_lasting(limit: Limit) -> bool {
    matches!(limit, Limit::ThisTurn | Limit::ThisGame)
}

/// Whether the trigger with this index has no reactions left; `used` has a bit for each such trigger.
fn is_spent(trigger: &Trigger, at: u8, used: u8) -> bool {
    !is_lasting(trigger.limit) && trigger.limit != Limit::Always && used & (1 << at) != 0
}

/// The place in which an entity reacts: in play, in hand or in the deck, by their indices in
/// [`CompiledCard::listens`](crate::compiled::CompiledCard::listens).
const fn listening_place(zone: Zone) -> usize {
    if matches!(zone, Zone::Hand) {
        1
    } else if matches!(zone, Zone::Deck) {
        2
    } else {
        0
    }
}

impl Game {
    /// Whether a text is about a played minion that is no longer on its player's side of the board, or will not be because an
    /// earlier Secret has mortally wounded it.
    ///
    /// Rule: A Secret about a minion that was played stays hidden if that minion is not on its player's side of the board any
    /// more ("when a Secret's specific target is removed by another effect", Hearthstone Wiki, "Secret"; "Mirror Entity only
    /// triggers if the minion is still controlled by the opponent player after the Battlecry finishes", its notes), or if an
    /// earlier Secret has mortally wounded it: none triggers on what Explosive Runes killed
    /// (HearthSim/Hearthstone-Deck-Tracker, 3496, Mirror Entity; 3733, Potion of Polymorph); those of the phase "should ignore
    /// mortally wounded minion" (HearthSim/hs-bugs, 648, 698, 853). One that acts on the minion stays hidden for one that
    /// enters play Dormant (HearthSim/Hearthstone-Deck-Tracker, 4030). See also `acts_on_dormant`.
    fn has_lost_minion(&self, trigger: &Trigger, scope: &Scope) -> bool {
        let Some(played) = scope.event_object.filter(|played| self.is(*played, CardType::Minion)) else { return false };
        let stays = self[played].zone == Zone::Play && !self[played].is_dying();
        if stays && self[played].controller != scope.controller {
            return false;
        }
        let mut about_it = false;
        Node::Effects(trigger.then).walk(&mut |node| {
            about_it |= matches!(node, Node::Selector(which) if matches!(which.from, SelectionSource::That));
            // A number, such as its Cost, can be had of a minion that is gone.
            !matches!(node, Node::Multiplier(_) | Node::Condition(_))
        });
        about_it
    }
}

impl Game {
    /// Whether a text would act on a played minion that entered play Dormant.
    ///
    /// HearthSim/Hearthstone-Deck-Tracker, issue 4030 (tested by its maintainers): Snipe, Explosive Runes, Potion of Polymorph and
    /// Repentance do not trigger on it; what does not directly affect it does (Mirror Entity, Ambush, Frozen Clone, Hidden Cache). The
    /// tracker has Objection! with the former.
    fn acts_on_dormant(&self, trigger: &Trigger, scope: &Scope) -> bool {
        scope.event_object.is_some_and(|played| self[played].keywords.has(Keywords::OUT_OF_REACH))
            && trigger.then.iter().any(|effect| matches!(effect.to.from, SelectionSource::That))
    }

    /// Whether a trigger will counter a card that is about to be played.
    pub(super) fn is_to_be_countered(&self, card: EntityId) -> bool {
        let who = self[card].controller.entity();
        [EventKind::Play, EventKind::Cast].into_iter().any(|kind| {
            let raised =
                GameEvent { kind, timing: Some(Timing::Whenever), subject: who, object: Some(card), amount: 1 };
            let (mut heard, mut ended) = (PendingTriggers::new(), SmallVec::new());
            for id in self.listeners_to(kind) {
                let place = listening_place(self[id].zone);
                if !self[id].silenced {
                    self.collect_from_own_abilities(id, raised, &mut heard);
                }
                if place < 2 {
                    self.collect_from_enchantments(id, place, raised, false, &mut heard, &mut ended);
                }
            }
            heard.iter().any(PendingTrigger::counters)
        })
    }

    /// The delayed triggers that a countered card would have used up ("your next spell"), each with its scope.
    fn used_up_by_countered(&self, card: EntityId, kind: EventKind) -> Vec<(EnchantmentId, &'static Trigger, Scope)> {
        let who = self[card].controller.entity();
        let mut used = Vec::new();
        for id in self.listeners_to(kind) {
            for (at, it) in self.enchantments_on(id) {
                let Some(delayed) = it.delayed().filter(|delayed| delayed.trigger.on.kind == kind) else { continue };
                let trigger = delayed.trigger;
                let raised =
                    GameEvent { kind, timing: Some(trigger.timing), subject: who, object: Some(card), amount: 1 };
                let mut scope = Self::scope_of(text_owner(it), delayed.card, it.controller, raised);
                scope.x = it.x;
                scope.last_result.extend(delayed.remembered.into_iter().flatten());
                let lasts = is_lasting(trigger.limit) || matches!(trigger.limit, Limit::Every(_) | Limit::Nth(_));
                if !lasts && !self.attached_by_this(it, raised) && self.reacts_to(trigger, raised, &scope) {
                    used.push((at, trigger, scope));
                }
            }
        }
        used
    }
}

/// Whether a delayed trigger remains when the card that uses it up is countered: of "the next 3 spells", two remain.
fn remains_after_counter(trigger: &Trigger, effect: &Effect) -> bool {
    let for_the_next = trigger.timing == Timing::After && effect.to == YOU;
    matches!(effect.verb, Verb::Delay(_)) || (for_the_next && matches!(effect.verb, Verb::Attach(_)))
}

impl<O: Observer> Rules<'_, O> {
    /// Queues the abilities that an event triggers, in order of play, and removes the enchantments that it ends.
    ///
    /// Rule: "After you summon" comes before "after you play", whoever is older; deaths are handled before both. "Whenever you
    /// play" and "whenever you cast" answer one event, in order of play. See also `rules/play.rs`.
    ///
    /// Rule: Quests and Questlines begin in the opening hand; cards that change in hand do so from there on. Those that swap
    /// each turn do so at the end of their holder's turn, after what is in play (recordings). See also `rules/setup.rs`.
    pub(super) fn queue_reactions(&mut self, raised: GameEvent) {
        // What refreshes the options of a Discover, and is gone, was not Discovered (The Skeleton Key).
        let is_gone = |card: EntityId| self.game[card].zone == Zone::RemovedFromGame;
        if raised.kind == EventKind::Discover && raised.object.is_some_and(is_gone) {
            return;
        }
        if self.waits_for_secrets(raised) {
            return;
        }
        let mut heard = PendingTriggers::new();
        self.collect_triggers(raised, &mut heard);
        // "Whenever you play a card" and "whenever you cast a spell" answer one event, as recorded games show.
        if raised.kind == EventKind::Play
            && let Some(Work::Event(cast)) = self.game.work.last()
            && (cast.kind, cast.timing, cast.object) == (EventKind::Cast, raised.timing, raised.object)
        {
            let cast = *cast;
            self.game.work.pop();
            self.collect_triggers(cast, &mut heard);
        }
        // "Your Hero Power also Freezes the target" and Inspire answer one use, in order of play (recorded: Ice Walker). An
        // enchantment that ends with the use comes before.
        if raised.kind == EventKind::Targeted
            && let Some(Work::Event(used)) = self.game.work.last()
            && (used.kind, used.object) == (EventKind::HeroPower, raised.object)
            && heard.iter().all(|it| !it.of_enchantment)
        {
            let used = *used;
            self.game.work.pop();
            self.collect_triggers(used, &mut heard);
        }
        // Abilities in play trigger first, then those in hands, then those in decks, as recorded games show for Bolvar.
        let place = |heard: &PendingTrigger| listening_place(self.game[heard.source].zone);
        // What counters the card comes before all that its being played triggers.
        // Where both players' minions answer one damage, those of the first player come first (four of four recorded orders).
        let damage = raised.kind == EventKind::Damage;
        let second = |heard: &PendingTrigger| damage && self.game[heard.source].controller == PlayerId::Second;
        // Who attacks whom is settled first, by Secrets and by what redirects the attack: Blessing of Wisdom "will always trigger
        // after Freezing Trap" (Hearthstone Wiki).
        let attack = raised.kind == EventKind::Attack && raised.timing == Some(Timing::Whenever);
        let follows =
            |heard: &PendingTrigger| attack && self.game[heard.source].zone != Zone::Secret && !heard.redirects();
        heard.sort_by_key(|it| {
            (
                !it.before_others,
                !it.counters(),
                follows(it),
                place(it),
                it.is_last_to_react(),
                second(it),
                it.order,
                it.of_enchantment,
            )
        });
        for PendingTrigger { source, card, reaction: what, .. } in heard.into_iter().rev() {
            self.game.work.push(match what {
                Reaction::Trigger(trigger, at, on, raised) => Work::Trigger { trigger, at, on, source, card, raised },
                Reaction::Word(text, raised) => Work::KeywordText { text, source, card, raised },
            });
        }
    }

    /// Whether an event waits below other Secrets: after a redirection, the Secrets that react to the first attack come before
    /// those that react to the new one (recorded).
    ///
    /// Rule: After a redirection the Secrets that answer the first attack come before those that answer the new one. Minions in
    /// play answer a discard before the discarded card says what it does, and the first of several cards says it first. What
    /// answers the target of a Hero Power (Ice Walker) and Inspire are one queue, in order of play. All three are recorded. See
    /// also `queue_reactions`; `rules/destroy.rs`, `run_text_on_removal`.
    fn waits_for_secrets(&mut self, raised: GameEvent) -> bool {
        if raised.kind != EventKind::Attack || raised.amount != GameEvent::REDIRECTED {
            return false;
        }
        let first = |work: &&Work| {
            matches!(work, Work::Trigger { source, raised: of, .. }
                if self.game[*source].zone == Zone::Secret && (of.kind, of.subject) == (raised.kind, raised.subject))
        };
        let before = self.game.work.iter().rev().take_while(first).count();
        if before > 0 {
            let at = self.game.work.len() - before;
            self.game.work.insert(at, Work::Event(raised));
        }
        before > 0
    }

    /// Adds the abilities that an event triggers, counts progress, and removes the enchantments that the event ends.
    fn collect_triggers(&mut self, raised: GameEvent, heard: &mut PendingTriggers) {
        let bit = raised.kind.bit();
        let mut ended: SmallVec<[EnchantmentId; 4]> = SmallVec::new();
        let mut counting: SmallVec<[EntityId; 4]> = SmallVec::new();
        let start = self.game.sequence_start(raised);
        for id in self.game.listeners_to(raised.kind) {
            let entity = &self.game[id];
            let place = listening_place(entity.zone);
            let compiled = self.game.cards.compiled(entity.card);
            let came_later = start.is_some_and(|start| entity.order >= start);
            let is_late = came_later && place == 0 && raised.object != Some(id);
            if compiled.listens[place] & bit != 0 && !entity.silenced && !is_late {
                self.game.collect_from_own_abilities(id, raised, heard);
                if compiled.quest.is_some() || compiled.hand_upgrade.is_some() || compiled.awakens.is_some() {
                    counting.push(id);
                }
            }
            if place < 2 && entity.enchantments.is_some() {
                self.game.collect_from_enchantments(id, place, raised, is_late, heard, &mut ended);
            }
        }
        if raised.kind == EventKind::Death {
            self.deathrattles_among(raised.subject, heard);
        }
        for id in ended {
            self.game.remove_enchantment(id);
        }
        for id in counting {
            self.count_progress(id, raised);
        }
    }

    /// Uses up delayed triggers and enchantments for a countered card, which counts as played although its "after" never comes.
    ///
    /// Hearthstone Wiki, "Preparation": it "wears off as soon as you play a spell".
    pub(super) fn use_up_by_countered(&mut self, card: EntityId) {
        let you = self.game[card].controller.entity();
        let spell = self.game.is(card, CardType::Spell);
        let kinds = [Some(EventKind::Play), spell.then_some(EventKind::Cast)].into_iter().flatten();
        let used: Vec<_> = kinds.flat_map(|kind| self.game.used_up_by_countered(card, kind)).collect();
        for kind in [EventKind::Play, EventKind::Cast] {
            if kind == EventKind::Cast && !self.game.is(card, CardType::Spell) {
                continue;
            }
            let raised = GameEvent { kind, timing: Some(Timing::After), subject: you, object: Some(card), amount: 1 };
            for id in self.game.listeners_to(kind) {
                let ends = |it: &Enchantment| {
                    self.game.is_ended(it, raised, &Game::scope_of(id, it.card, it.controller, raised))
                };
                let on = self.game.enchantments_on(id).filter(|(_, it)| ends(it));
                for at in on.map(|(at, _)| at).collect::<SmallVec<[EnchantmentId; 4]>>() {
                    self.game.remove_enchantment(at);
                }
            }
        }
        for (at, ..) in &used {
            self.game.remove_enchantment(*at);
        }
        for (_, trigger, mut scope) in used {
            for effect in trigger.then.iter().filter(|effect| remains_after_counter(trigger, effect)) {
                self.effect(effect, None, &mut scope);
            }
        }
    }

    /// Orders the Deathrattles of the dead entity, which wait below the event, among the abilities that the death triggers.
    ///
    /// Rule: Deathrattles are ordered among the triggers on a death by order of play, its own Deathrattles first among equals
    /// (Rulebook, "Death Event"; recorded games show a Scavenging Hyena before the Deathrattle of a younger Beast). An
    /// enchantment has its own position in this order.
    fn deathrattles_among(&mut self, dead: EntityId, heard: &mut PendingTriggers) {
        let order = u32::from(self.game[dead].order);
        let mut own = 0;
        while let Some(Work::KeywordText { text, source, card, raised }) = self.game.work.last()
            && (*source, text.word) == (dead, Word::Deathrattle)
        {
            let (source, card, what) = (*source, *card, Reaction::Word(text, *raised));
            heard.insert(
                own,
                PendingTrigger { order, of_enchantment: false, before_others: false, source, card, reaction: what },
            );
            own += 1;
            self.game.work.pop();
        }
    }

    /// Runs a triggered ability. Rulebook, "Queues": its condition is checked again; it does not run if its card has left play.
    pub(super) fn resolve(
        &mut self,
        trigger: &'static Trigger,
        at: Option<u8>,
        on: Option<EnchantmentId>,
        source: EntityId,
        card: CardId,
        raised: GameEvent,
    ) {
        let raised = self.game.with_current_defender(trigger, raised);
        let entity = self.game[source];
        // Another enchantment may have taken its place in the slab.
        let enchantment = on.map(|on| (on, *self.game.enchantment(on)));
        let gone = |(_, it): &(_, Enchantment)| {
            it.bearer != Some(source) || it.trigger.map_or(it.card, |_| it.trigger_card) != card
        };
        if enchantment.as_ref().is_some_and(gone) {
            return;
        }
        let controller = enchantment.map_or(entity.controller, |(_, it)| it.controller);
        let mut scope = Game::scope_of(source, card, controller, raised);
        if let Some((_, it)) = enchantment {
            scope.x = it.x;
            if let Some(delayed) = it.delayed() {
                scope.source = text_owner(&it);
                scope.last_result.extend(delayed.remembered.into_iter().flatten());
            }
        }
        let delayed = enchantment.is_some_and(|(_, it)| it.trigger.is_some());
        let awake = !entity.keywords.has(Keywords::ASLEEP);
        let active = (delayed && awake) || self.game.is_active(source, trigger.active_zone);
        let still_there = active && (on.is_some() || (entity.card == card && !entity.silenced));
        let used = enchantment.map_or(entity.used_abilities, |(_, it)| it.used_triggers);
        let spent = at.is_some_and(|at| is_spent(trigger, at, used));
        // A spell that was cast is in the graveyard, and was not countered.
        let raised = GameEvent { timing: Some(trigger.timing), ..raised };
        if !still_there || spent || !self.game.reacts_to(trigger, raised, &scope) {
            return;
        }
        if !self.game.evaluate(&trigger.when, scope.source, &scope) {
            return;
        }
        if !self.count_use(trigger, at, on, source) {
            return;
        }
        // What stands on a Secret does not reveal it (Observer of Mysteries).
        let secret = on.is_none() && entity.card_type == CardType::Spell && self.game.is_hidden(source);
        if secret && !self.can_reveal(trigger, &scope) {
            return;
        }
        let keyword = if secret { GameTag::SECRET } else { GameTag::TRIGGER_VISUAL };
        self.open_block(Block::of(BlockType::Trigger, source).with_keyword(keyword));
        if secret {
            self.reveal(source);
        }
        // "Your minions' end of turn effects trigger twice." (Sandfury Aura) A card in a hand or deck has no such effect.
        let minion = entity.card_type == CardType::Minion;
        if raised.kind == EventKind::TurnEnd
            && entity.card_type != CardType::Invalid
            && !matches!(entity.zone, Zone::Hand | Zone::Deck)
            && (self.game.rule_value(controller, END_OF_TURN_TWICE) > 0
                || minion && self.game.rule_value(controller, GameTag::END_OF_TURN_TRIGGER) > 0)
        {
            self.push_text(trigger.then, scope.clone());
        }
        if secret && self.game.rule_value(controller, SECRETS_TWICE) > 0 {
            self.push_text(trigger.then, scope.clone());
        }
        self.push_text(trigger.then, scope);
    }

    /// Counts a reaction of a trigger with a limit; `false` if it does not react this time.
    pub(super) fn count_use(
        &mut self,
        trigger: &Trigger,
        at: Option<u8>,
        on: Option<EnchantmentId>,
        source: EntityId,
    ) -> bool {
        if let Limit::Every(n) = trigger.limit {
            return self.is_nth_time(n, on, source);
        }
        if let Limit::Nth(n) = trigger.limit
            && !self.is_nth_time(n, on, source)
        {
            return false;
        }
        let delayed = on.is_some_and(|on| self.game.enchantment(on).trigger.is_some());
        // The enchantment of a magnetized minion stays: it has its numbers, too.
        let merged = on.is_some_and(|on| self.game.is_merged_card(self.game.enchantment(on)));
        if !is_lasting(trigger.limit) && (trigger.limit != Limit::Always || delayed) {
            match (at, on) {
                (Some(at), None) => self.game.use_up(source, 1 << at),
                // A trigger that works once each turn stays.
                (Some(at), Some(on)) if trigger.limit == Limit::OnceATurn || (merged && !delayed) => {
                    self.game.enchantments[on.index()].used_triggers |= 1 << at;
                    self.game.once_used = true;
                }
                (_, Some(on)) => self.game.remove_enchantment(on),
                (None, None) => {}
            }
        }
        true
    }

    /// Reveals a Secret and removes it.
    pub(super) fn reveal(&mut self, secret: EntityId) {
        let controller = self.game[secret].controller;
        self.enter_graveyard(secret);
        self.game.record(EventKind::Reveal, controller, secret);
        self.raise(EventKind::Reveal, controller.entity(), Some(secret), 1);
    }

    /// Whether a Secret has an effect. Rulebook, "Secrets": a Secret without an effect is not revealed, such as one that
    /// summons on a full board.
    fn can_reveal(&self, trigger: &Trigger, scope: &Scope) -> bool {
        // "Secrets can't be revealed." (Tight-Lipped Witness)
        if self.game.rule_value(scope.controller, GameTag::SECRET_LOCKED) > 0 {
            return false;
        }
        let Some(first) = trigger.then.first() else { return true };
        if trigger.on.kind == EventKind::Play
            && (self.game.has_lost_minion(trigger, scope) || self.game.acts_on_dormant(trigger, scope))
        {
            return false;
        }
        if summons_first(first) {
            return !self.game.players[scope.controller].board.is_full();
        }
        // "When a friendly minion dies, put 2 copies of it into your hand." (Duplicate)
        if matches!(first.verb, Verb::AddToHand(_)) && first.to == YOU {
            return !self.game.has_full_hand(scope.controller);
        }
        // An attacker without Health left is nobody to return or to destroy (Freezing Trap behind Explosive Trap), nor does its attack
        // get another target, as little as that of one that was returned (Misdirection); a Secret about the defender is revealed
        // (recorded: 405de74b57, 55).
        let of_attacker = matches!(first.to.from, SelectionSource::Who) || matches!(first.verb, Verb::Redirect);
        let gone = |attacker: EntityId| self.game[attacker].is_dying() || self.game[attacker].zone != Zone::Play;
        if trigger.on.kind == EventKind::Attack && of_attacker && scope.event_subject.is_some_and(gone) {
            return false;
        }
        // It needs a target; an effect for a player always has one.
        first.to.is_nobody() || !self.game.select_all(&first.to, scope).is_empty()
    }

    /// Counts a reaction of a trigger that works every n-th time; returns whether it works this time.
    ///
    /// Rule: A trigger that works every third time counts on its card or enchantment (Hamuul Runetotem).
    fn is_nth_time(&mut self, every: u8, on: Option<EnchantmentId>, source: EntityId) -> bool {
        let Some(on) = on else {
            let count = &mut self.game[source].text_counters[1];
            *count = (*count + 1) % i16::from(every);
            return *count == 0;
        };
        // The upper half of the byte is free: no enchantment has five triggers.
        let used = &mut self.game.enchantments[on.index()].used_triggers;
        let count = ((*used >> 4) + 1) % every;
        *used = (*used & 0xf) | (count << 4);
        count == 0
    }

    /// Resolves the text under a keyword.
    pub(super) fn resolve_word(
        &mut self,
        text: &'static Text,
        source: EntityId,
        card: CardId,
        raised: Option<GameEvent>,
    ) {
        let entity = self.game[source];
        let spent = match text.word {
            // Once only, and only if the minion is in play; once for each card that is merged with it. Who dies of the damage has no
            // Frenzy; "if the minion is destroyed by a triggered Secret, such as Pressure Plate, the Spellburst effect will still
            // trigger" (Hearthstone Wiki, "Spellburst").
            Word::Frenzy | Word::Spellburst if entity.zone != Zone::Play => true,
            Word::Frenzy if entity.is_dying() => true,
            Word::Frenzy | Word::Spellburst if entity.card != card => !self.game.spend_text_of(source, card),
            Word::Frenzy | Word::Spellburst => {
                entity.used_abilities & Entity::once_bit(text.word) != 0 || entity.silenced
            }
            Word::Inspire | Word::Overheal => entity.silenced || entity.zone != Zone::Play,
            Word::Deathrattle => self.deathrattles_are_blocked(&entity),
            Word::Spell
            | Word::Use
            | Word::Battlecry
            | Word::Combo
            | Word::Outcast
            | Word::Overkill
            | Word::HonorableKill
            | Word::Finale
            | Word::Quickdraw
            | Word::Kindred
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
        let scope = match raised {
            Some(raised) => Game::scope_of(source, card, entity.controller, raised),
            None => Scope::new(source, card, entity.controller),
        };
        if !spent && self.game.evaluate(&text.when, source, &scope) {
            if matches!(text.word, Word::Frenzy | Word::Spellburst) && entity.card == card {
                self.game.use_up(source, Entity::once_bit(text.word));
            }
            self.open_block(Block::of(BlockType::Trigger, source).with_keyword(text.word.tag()));
            let again = if text.word == Word::Deathrattle { self.extra_deathrattles(&entity) } else { 0 };
            for _ in 0..=again {
                self.push_text(text.effects, scope.clone());
            }
        }
    }
}

/// An empty trigger, to evaluate an event pattern alone.
pub(super) const EMPTY_TRIGGER: Trigger = Trigger::new(
    Timing::After,
    crate::script::trigger::EventPattern {
        kind: EventKind::TurnEnd,
        subject: crate::script::selector::NOBODY,
        object: crate::script::condition::Condition::Always,
    },
);
