//! Events: triggers and keywords react, enchantments of players end, deaths are processed.
use crate::reads::power_of;
use crate::unmodeled::{Modeled, OrStop, unmodeled};
use cardwright_data::{CardType, GameTag};
use cardwright_vocabulary::script::prelude::*;
use smallvec::SmallVec;

use crate::model::query::{Scope, all_of, any_of, sides};
use crate::model::reached::TextLocation;
use crate::model::simulation::{Occurrence, Simulation};
use crate::model::state::{CardZone, Ref};
use crate::steps::ForcedOutcome;

impl Simulation<'_> {
    pub fn raise(&mut self, kind: EventKind, who: Ref, what: Option<Ref>, much: i64) {
        self.raise_at(None, kind, who, what, much);
    }

    /// Raises an event of a card and its player.
    pub fn raise_card_event(&mut self, kind: EventKind, at: usize) {
        self.raise(kind, Ref::Player(self.state[at].side), Some(Ref::Entity(at)), 1);
    }

    pub fn raise_at(&mut self, timing: Option<Timing>, kind: EventKind, who: Ref, what: Option<Ref>, much: i64) {
        self.pending.push(Occurrence { kind, subject: who, object: what, amount: much, timing });
    }

    /// Lets triggers react to all pending events.
    pub fn flush(&mut self) -> Modeled<()> {
        while !self.pending.is_empty() {
            let occurrence = self.pending.remove(0);
            let rest = std::mem::take(&mut self.pending);
            self.run_triggers(&occurrence)?;
            self.pending.extend(rest);
        }
        Ok(())
    }

    /// Processes deaths and their triggers until no character dies.
    pub fn process_deaths(&mut self) -> Modeled<()> {
        self.flush()?;
        for _ in 0..DEATHS {
            let mut dying: Vec<usize> = Vec::new();
            for at in 0..self.state.entities.len() {
                let there = matches!(self.state[at].zone, CardZone::Board | CardZone::Weapon);
                if there && (self.state[at].is_destroyed || self.visible_stats(at)?.1 <= 0) {
                    dying.push(at);
                }
            }
            if dying.is_empty() {
                return Ok(());
            }
            for at in &dying {
                self.state[*at].neighbors_at_death = self.state.neighbors(*at);
            }
            for at in dying.iter().copied() {
                let entity = &self.state[at];
                let (side, minion) = (entity.side, entity.is_minion());
                // Of other cards' Deathrattles only simple ones are known.
                let leaves = entity.has(GameTag::DEATHRATTLE) && !self.is_tested_card(at);
                (!leaves || self.fixtures.spell(entity.card).is_some())
                    .or_unmodeled("the Deathrattle of a complex card")?;
                self.state.leave(at);
                self.state[at].zone = CardZone::Graveyard;
                if minion {
                    self.state.sides[side].corpses += 1;
                    self.state.record(EventKind::Death, side, Some(at));
                }
                self.build_starship(at)?;
            }
            let reborn: Vec<usize> = dying.iter().copied().filter(|at| self.state[*at].has(GameTag::REBORN)).collect();
            for at in dying {
                let entity = &self.state[at];
                if entity.has(GameTag::DEATHRATTLE)
                    && !self.is_tested_card(at)
                    && let Some(effects) = self.fixtures.spell(entity.card)
                {
                    let scope = self.state.scope(at);
                    for _ in 0..=self.player_number(entity.side, GameTag::EXTRA_DEATHRATTLES_BASE)? {
                        self.text(effects, scope.clone())?;
                    }
                }
                if self.state[at].is_minion() || self.is_tested_card(at) {
                    self.raise(EventKind::Death, Ref::Entity(at), None, 1);
                    self.flush()?;
                }
            }
            for at in reborn {
                let (card, side) = (self.state[at].card, self.state[at].side);
                let again = self.state.create(card, side)?;
                if self.state.put_on_board(again, None) {
                    let entity = &mut self.state[again];
                    entity.damage = entity.health - 1;
                    entity.tags.remove(GameTag::REBORN);
                    self.raise(EventKind::Summon, Ref::Player(side), Some(Ref::Entity(again)), 1);
                    self.flush()?;
                }
            }
        }
        unmodeled("deaths without end")
    }

    /// The number of its player's turns for which the card stays in play.
    pub fn turns_until_removed(&self) -> Option<usize> {
        let lasts = |it: &Ability| {
            if let Ability::Lasts(turns, Side::Friendly) = it { Some(usize::from(*turns)) } else { None }
        };
        self.abilities.iter().find_map(lasts)
    }

    /// Whether it is the card under test, and its text is enabled.
    #[inline]
    pub fn is_tested_card_with_text(&self, at: usize) -> bool {
        !self.without_text && self.is_tested_card(at)
    }

    #[inline]
    pub fn is_tested_card(&self, at: usize) -> bool {
        // The registry has each card once.
        std::ptr::eq(self.state[at].card, self.card)
    }

    /// Whether a condition of a text is true; a random chance is forced.
    pub fn holds_now(&mut self, condition: &Condition, scope: &Scope) -> Modeled<bool> {
        if let Condition::Chance(percent) = condition
            && 100 % percent == 0
        {
            self.force(if self.plan.chances_succeed { ForcedOutcome::Yes } else { ForcedOutcome::No });
            return Ok(self.plan.chances_succeed);
        }
        self.state.condition_holds(condition, Ref::Entity(scope.this), scope)
    }

    fn run_triggers(&mut self, occurrence: &Occurrence) -> Modeled<()> {
        self.reached.add(TextLocation::Event(occurrence.kind));
        self.end_player_enchantments(occurrence)?;
        if self.without_text {
            return self.trigger_secret(occurrence);
        }
        self.run_delayed_triggers(occurrence)?;
        // Who becomes the card meanwhile does not answer.
        let own: SmallVec<[usize; 4]> = (0..self.state.entities.len()).filter(|at| self.is_tested_card(*at)).collect();
        let turns = matches!(occurrence.kind, EventKind::TurnStart | EventKind::TurnEnd);
        for at in 0..self.state.entities.len() {
            let entity = &self.state[at];
            if turns
                && !self.is_tested_card(at)
                && entity.zone == CardZone::Hand
                && !self.fixtures.is_keyword_only(entity.card)
            {
                self.require_no_reaction(at, occurrence)?;
            }
            let speaks = own.contains(&at) && self.is_tested_card(at) && !entity.silenced;
            let given = entity.granted.clone();
            self.progress(at, occurrence)?;
            if speaks {
                for (number, ability) in self.abilities.clone().iter().enumerate() {
                    self.run_reaction(at, number, ability, occurrence)?;
                }
            }
            // Given abilities come after printed ones.
            for (number, ability) in given.iter().enumerate() {
                self.run_reaction(at, self.abilities.len() + number, ability, occurrence)?;
            }
        }
        Ok(())
    }

    fn run_reaction(&mut self, at: usize, number: usize, ability: &Ability, occurrence: &Occurrence) -> Modeled<()> {
        if let Ability::Trigger(trigger) = ability {
            self.run_trigger(at, number, trigger, occurrence)?;
        } else if let Ability::Text(text) = ability {
            self.run_keyword_text(at, number, text, occurrence)?;
        }
        Ok(())
    }

    /// Triggers a Secret of the plan, which is a fixture.
    fn trigger_secret(&mut self, occurrence: &Occurrence) -> Modeled<()> {
        for at in 0..self.state.entities.len() {
            let waits = self.secret_is_waiting && self.state[at].zone == CardZone::Secret && !self.is_tested_card(at);
            for ability in self.state[at].granted.clone().into_iter().filter(|_| waits) {
                if let Ability::Trigger(trigger) = ability {
                    self.run_trigger(at, self.abilities.len(), &trigger, occurrence)?;
                }
            }
        }
        Ok(())
    }

    /// The hand effects of fixtures are unknown: fails if a card's text in the hand may react to the start or end of a turn.
    fn require_no_reaction(&self, at: usize, occurrence: &Occurrence) -> Modeled<()> {
        let entity = &self.state[at];
        for ability in power_of(entity.card).abilities() {
            if let Ability::Trigger(trigger) = ability
                && trigger.active_zone == ActiveZone::Hand
                && self.matches_event(&trigger.on, occurrence, &occurrence.scope(at, entity.side))?
            {
                return unmodeled("a card in hand whose text happens");
            }
        }
        Ok(())
    }

    /// Whether an event matches a pattern.
    pub fn matches_event(&self, on: &EventPattern, occurrence: &Occurrence, scope: &Scope) -> Modeled<bool> {
        if on.kind != occurrence.kind {
            return Ok(false);
        }
        Ok(self.selects(&on.subject, occurrence.subject, scope)?
            && match occurrence.object {
                Some(what) => self.state.condition_holds(&on.object, what, scope)?,
                // Healing by no card: its source is not known.
                None if occurrence.kind == EventKind::Heal && !on.object.is_always() => return unmodeled("who healed"),
                None => on.object.is_always(),
            })
    }

    /// Whether a selector selects an entity, regardless of its zone.
    fn selects(&self, which: &Selector, who: Ref, scope: &Scope) -> Modeled<bool> {
        let SelectionSource::At(whose, place) = which.from else {
            if let SelectionSource::Several(several) = which.from {
                return any_of(several.iter().map(|one| self.selects(one, who, scope)));
            }
            return Ok(self.state.candidates(which, scope)?.contains(&who));
        };
        let is = |card_type| matches!(who, Ref::Entity(at) if self.state[at].card_type() == card_type);
        let kind = match place {
            Place::Player => matches!(who, Ref::Player(_)),
            Place::Heroes => matches!(who, Ref::Hero(_)),
            Place::Minions => is(CardType::Minion),
            Place::Characters => is(CardType::Minion) || matches!(who, Ref::Hero(_)),
            Place::Locations => is(CardType::Location),
            Place::Weapon => is(CardType::Weapon),
            Place::Launchpad
            | Place::Board
            | Place::HeroPower
            | Place::Hand
            | Place::Deck
            | Place::Secrets
            | Place::Graveyard
            | Place::SetAside
            | Place::ProxyCThun => {
                return unmodeled("an event of this place");
            }
        };
        let itself = which.other && who == Ref::Entity(scope.this);
        if !kind || itself || !sides(whose, scope.side).contains(&self.state.owner(who)) {
            return Ok(false);
        }
        all_of(which.that.iter().map(|condition| self.state.condition_holds(condition, who, scope)))
    }

    /// The scope of a trigger that reacts to the event; `None` if it does not react.
    fn reaction_scope(
        &self,
        at: usize,
        number: usize,
        trigger: &Trigger,
        occurrence: &Occurrence,
    ) -> Modeled<Option<Scope>> {
        let entity = &self.state[at];
        let active = match trigger.active_zone {
            ActiveZone::Play => {
                matches!(entity.zone, CardZone::Board | CardZone::Weapon | CardZone::Secret | CardZone::HeroPower)
            }
            ActiveZone::Hand => entity.zone == CardZone::Hand,
            ActiveZone::Deck => entity.zone == CardZone::Deck,
            ActiveZone::Graveyard => entity.zone == CardZone::Graveyard,
            ActiveZone::Dormant => entity.zone == CardZone::Board && entity.dormant_turns > 0,
            ActiveZone::Anywhere => true,
        };
        // A card does not trigger on its own arrival.
        let itself = matches!(occurrence.kind, EventKind::Play | EventKind::Summon | EventKind::Cast)
            && occurrence.object == Some(Ref::Entity(at));
        let arrived = occurrence.kind == EventKind::Summon && trigger.timing == Timing::After;
        (!(itself && arrived && trigger.on.object == Condition::Itself))
            .or_unmodeled("a card that answers its own arrival")?;
        let timed = occurrence.timing.is_none_or(|timing| timing == trigger.timing);
        let side = entity.side;
        // A Secret triggers in the opponent's turn, or at the start of its player's.
        let starts = occurrence.kind == EventKind::TurnStart;
        let sleeps = entity.zone == CardZone::Secret
            && self.state.active == side
            && !starts
            && self.turns_until_removed().is_none();
        let asleep =
            entity.zone == CardZone::Board && entity.dormant_turns > 0 && trigger.active_zone != ActiveZone::Dormant;
        if !active
            || asleep
            || itself
            || !timed
            || sleeps
            || (trigger.limit != Limit::Always && self.used_abilities.contains(&(at, number)))
            || (trigger.limit == Limit::OnceATurn && self.abilities_used_this_turn.contains(&(at, number)))
        {
            return Ok(None);
        }
        (!matches!(trigger.limit, Limit::Every(_) | Limit::Nth(_))).or_unmodeled("a trigger that counts")?;
        let scope = occurrence.scope(at, side);
        Ok(self.matches_event(&trigger.on, occurrence, &scope)?.then_some(scope))
    }

    /// Runs a trigger if it reacts to the event.
    pub fn run_trigger(&mut self, at: usize, number: usize, trigger: &Trigger, occurrence: &Occurrence) -> Modeled<()> {
        let responds = self.reaction_scope(at, number, trigger, occurrence)?;
        self.reach_variants(at, number, trigger, occurrence, responds.is_some());
        let Some(scope) = responds else { return Ok(()) };
        self.reach_trigger(number, trigger);
        if !self.holds_now(&trigger.when, &scope)? {
            return Ok(());
        }
        // A dying minion responds only to what happens to itself.
        (!self.state.is_dying(Ref::Entity(at))
            || (occurrence.subject == Ref::Entity(at) && occurrence.kind != EventKind::Attack))
            .or_unmodeled("a dying card that could respond")?;
        // A Secret that would do nothing is not revealed.
        let whom = trigger.then.first().map(|effect| &effect.to);
        if let Some(whom) =
            whom.filter(|it| matches!(it.from, SelectionSource::At(_, Place::Minions)) || it.near == Near::Neighbours)
            && self.state[at].zone == CardZone::Secret
        {
            let lives = |it: &Ref| matches!(it, Ref::Entity(of) if !self.state[*of].is_dying());
            if !self.state.candidates(whom, &scope)?.iter().any(lives) {
                return Ok(());
            }
        }
        let used = if trigger.limit == Limit::OnceATurn {
            &mut self.abilities_used_this_turn
        } else {
            &mut self.used_abilities
        };
        used.insert((at, number));
        if self.state[at].zone == CardZone::Secret && self.turns_until_removed().is_none() {
            self.state[at].zone = CardZone::Graveyard;
        }
        // A trigger that triggers itself goes on until the board is full: not modeled.
        let again = occurrence.kind == EventKind::Summon && self.running_triggers.contains(&(at, number));
        (!again).or_unmodeled("a trigger that triggers itself")?;
        self.running_triggers.push((at, number));
        self.text(trigger.then, scope)?;
        self.flush()?;
        self.running_triggers.pop();
        Ok(())
    }

    /// Records the variants of a trigger that react differently to an event.
    fn reach_variants(&mut self, at: usize, number: usize, trigger: &Trigger, occurrence: &Occurrence, responds: bool) {
        for (place, variant) in self.mutant_triggers.iter().enumerate() {
            // Of an enchantment's triggers its bearer has copies.
            let copied = || matches!(&self.abilities[variant.ability_index], Ability::Trigger(own) if own == trigger);
            let of_it = variant.ability_index == number || (number >= self.abilities.len() && copied());
            let site = TextLocation::MutantTrigger(place);
            if of_it && !self.reached.has(site) {
                let other = self.reaction_scope(at, number, &variant.trigger, occurrence);
                if other.ok().map(|other| other.is_some()) != Some(responds) {
                    self.reached.add(site);
                }
            }
        }
    }

    /// Records that a trigger has reacted. The bearer of an enchantment has copies of its triggers.
    fn reach_trigger(&mut self, number: usize, trigger: &Trigger) {
        if number < self.abilities.len() {
            return self.reached.add(TextLocation::Trigger(number));
        }
        let same = |it: &Ability| matches!(it, Ability::Trigger(own) if own == trigger);
        for (number, _) in self.abilities.iter().enumerate().filter(|(_, it)| same(it)) {
            self.reached.add(TextLocation::Trigger(number));
        }
    }

    /// Runs a keyword's text that an event triggers.
    fn run_keyword_text(&mut self, at: usize, number: usize, text: &Text, occurrence: &Occurrence) -> Modeled<()> {
        let entity = &self.state[at];
        let (me, there) = (Ref::Entity(at), entity.zone == CardZone::Board);
        let mine = occurrence.subject == Ref::Player(entity.side);
        let by_hero = entity.zone == CardZone::Weapon && occurrence.object == Some(Ref::Hero(entity.side));
        let by_me = (occurrence.object == Some(me) || by_hero)
            && occurrence.kind == EventKind::Damage
            && self.state.active == entity.side;
        let after = occurrence.timing == Some(Timing::After);
        let (side, used) = (entity.side, self.used_abilities.contains(&(at, number)));
        let left = if let Ref::Entity(who) = occurrence.subject {
            Some(self.state[who].remaining_health()).filter(|_| who != at)
        } else {
            None
        };
        let itself = occurrence.object == Some(me);
        let heard = |kind| occurrence.kind == kind;
        let (to_me, lies) = (occurrence.subject == me, there || entity.zone == CardZone::Weapon);
        let says = [
            (Word::Deathrattle, heard(EventKind::Death) && to_me),
            (Word::Inspire, there && heard(EventKind::HeroPower) && mine),
            (Word::Frenzy, there && heard(EventKind::Damage) && to_me && entity.remaining_health() > 0 && !used),
            (Word::Spellburst, lies && heard(EventKind::Cast) && mine && after && !used && !itself),
            (Word::Overkill, by_me && left.is_some_and(|left| left < 0)),
            (Word::HonorableKill, by_me && left == Some(0)),
            (Word::WhenDrawn, heard(EventKind::Draw) && itself),
            (Word::Overheal, there && heard(EventKind::Overheal) && to_me),
        ];
        if !says.contains(&(text.word, true)) {
            return Ok(());
        }
        self.reached.add(TextLocation::Trigger(number));
        self.used_abilities.insert((at, number));
        // A keyword's text knows its card, not the event.
        let scope = Scope { this: at, side, event_amount: occurrence.amount, ..Scope::default() };
        if self.holds_now(&text.when, &scope)? {
            // No target can be chosen now.
            (!text.effects.iter().any(|effect| effect.to.is_target()))
                .or_unmodeled("a text that needs a target when nobody plays it")?;
            self.text(text.effects, scope)?;
        }
        self.flush()
    }

    /// Ends the enchantments of players that last until this event.
    fn end_player_enchantments(&mut self, occurrence: &Occurrence) -> Modeled<()> {
        if occurrence.timing == Some(Timing::After) {
            return Ok(());
        }
        for rule in std::mem::take(&mut self.player_rules) {
            let scope = Scope::new(0, rule.side);
            if !rule.enchant.until.map_or(Ok(false), |until| self.matches_event(&until, occurrence, &scope))? {
                self.player_rules.push(rule);
            }
        }
        Ok(())
    }
}

const DEATHS: usize = 8;
