//! Performs the effects of texts.
//!
//! [`Rules::perform`] passes each verb to its family: [`cards`] (hands and decks), [`board`] (what is in play),
//! [`enchant`] (enchantments, mana, stats), [`exchange`] (what changes sides together), [`cast`] (spells, triggered texts, choices).
//!
//! Rule: Damage "to an enemy and to all other enemies" or "to adjacent ones" is one event (Swipe). Minions of both players that
//! answer one damage: the first player's come first (thin: four recorded orders). See also `rules/trigger.rs`.
mod board;
mod cards;
mod cast;
mod enchant;
mod exchange;

pub(in crate::rules) use cards::offers_gifts;

use cardwright_data::{CardType, Zone};
use smallvec::SmallVec;

use super::limits::MAX_CREATED_PER_EFFECT;
use super::{Observer, Rules};
use crate::facts::Keywords;
use crate::query::total;
use crate::script::amount::Multiplier;
use crate::script::aura::{Attribute, Lasts, Modifier, Op};
use crate::script::builtin::PLAY_IT;
use crate::script::condition::Condition;
use crate::script::cost::Resource;
use crate::script::effect::{CardSource, Effect};
use crate::script::player_rule::{HERO_POWER_ARMOR, KINDRED_TWICE};
use crate::script::selector::{IT, Near, Pick, Place, SelectionSource};
use crate::script::trigger::EventKind;
use crate::script::verb::Verb;
use crate::script::word::Word;
use crate::state::{Entity, EntityId, EntityList, Game, HAND_CAPACITY, PaymentFor, PlayerId, Scope, TurnStage, Work};

/// The players that an effect is for.
pub(in crate::rules) type Players = SmallVec<[PlayerId; 2]>;

impl Game {
    /// The last minion that a text which is being played summoned, if the effect before this one found nobody to summon: the
    /// next one still stands to its right (Master Oakheart without a minion of 2 Attack; no source: as if all three were there).
    fn summoned_earlier(&self, effects: &[Effect], next: u16, scope: &Scope) -> Option<EntityId> {
        let [earlier @ .., before] = effects.get(..usize::from(next))? else { return None };
        let is_summon = |effect: &Effect| matches!(effect.verb, Verb::Summon(_));
        let played = |work: &Work| matches!(work, Work::Play { card, .. } if *card == scope.source);
        if !is_summon(before) || !earlier.iter().any(is_summon) || !self.work.iter().any(played) {
            return None;
        }
        let source = &self[scope.source];
        let board = &self.players[source.controller].board;
        let beside = board.iter().skip(board.position(scope.source)? + 1);
        beside.take_while(|id| self[*id].order > source.order).last()
    }

    /// Whether a board has no room for an effect's summon while a minion on it is dying.
    fn is_full_while_dying(&self, player: PlayerId, summon: &Effect, scope: &Scope) -> bool {
        let board = &self.players[player].board;
        let many = || i32::from(summon.amount.n).saturating_mul(self.multiplier(&summon.amount.per, scope));
        board.iter().any(|id| self[id].is_dying()) && i32::try_from(board.room()).is_ok_and(|room| room < many())
    }
}

/// Whether the number of an effect counts the dead among "them": "… for each killed".
fn counts_killed(effect: &Effect) -> bool {
    matches!(&effect.amount.per, Multiplier::Each(of) if of.from == SelectionSource::It && of.that.contains(&Condition::Dead))
}

impl<O: Observer> Rules<'_, O> {
    /// Performs the next effect of a text; the rest of the text is pushed below the work that the effect causes.
    ///
    /// Rule: What a location summons for a minion that it destroyed stands where that stood, which is dead by then (Construct
    /// Quarter: 493dd8525d#0#37, #74). See also `rules/effect/board.rs`, `summon_each`.
    pub(super) fn run_block(&mut self, effects: &'static [Effect], next: u16, times: i16, mut scope: Scope) {
        let Some(effect) = effects.get(usize::from(next)) else {
            if times > 1 {
                self.game.work.push(Work::Block { effects, next: 0, times: times - 1, scope });
            }
            return;
        };
        if matches!(effect.verb, Verb::RepeatThis) {
            self.repeat_this(effects, next, times, scope);
            return;
        }
        let beneath = self.game.work.len();
        let summons = matches!(effect.verb, Verb::Summon(_));
        // "Destroy a minion. Summon two to replace it.": without room the dead leave first (Darkest Hour), as they do for
        // what is summoned "for each killed" (Deathborne, Cycle of Hatred). Who is destroyed for what a location summons is dead
        // by then (Construct Quarter: recorded 493dd8525d#0#37, its blocks).
        let destroyed = |before: usize| matches!(effects[before].verb, Verb::Destroy);
        let destroys_first =
            summons && (usize::from(next).checked_sub(1).is_some_and(destroyed) || counts_killed(effect));
        let sacrifice = destroys_first && self.game.is(scope.source, CardType::Location);
        if destroys_first
            && self.game.deaths_pending
            && (sacrifice || PlayerId::BOTH.iter().any(|of| self.game.is_full_while_dying(*of, effect, &scope)))
        {
            self.game.work.push(Work::Block { effects, next, times, scope });
            self.game.work.push(Work::PhaseEnd);
            return;
        }
        let row = if sacrifice {
            scope.last_result.first().copied()
        } else if summons {
            summoned_before(effects, next, &scope).or_else(|| self.game.summoned_earlier(effects, next, &scope))
        } else {
            None
        };
        let mut next = next;
        self.observer.on_effect(self.game, effect, &scope);
        if let Some(others) = effects.get(usize::from(next) + 1).filter(|others| damages_neighbors_too(effect, others))
        {
            self.observer.on_effect(self.game, others, &scope);
            self.deal_combined(effect, others, &mut scope);
            next += 1;
        } else if let Some(token) = gives_own_numbers(effects, next) {
            let made: SmallVec<[(EntityId, i16); 4]> =
                scope.last_result.iter().map(|id| (*id, self.game[*id].damage)).collect();
            self.effect(effect, row, &mut scope);
            for (id, damage) in made {
                if let Verb::Give(modifiers) = &effect.verb
                    && token
                {
                    self.game.mark_as_printed(id, modifiers);
                }
                self.keep_as_own_numbers(id, damage);
            }
        } else {
            self.effect(effect, row, &mut scope);
        }
        // What the effect countered is no longer there.
        let beneath = beneath.min(self.game.work.len());
        self.propagate_result(effects, beneath, &scope);
        if usize::from(next) + 1 < effects.len() || times > 1 {
            self.game.work.insert(beneath, Work::Block { effects, next: next + 1, times, scope });
        }
    }

    /// Restarts the effects ("Repeat this.") if the condition of the effect is true, and continues otherwise.
    ///
    /// Rule: "Repeat this" begins a list of effects anew, with what it knows; each round may ask (Pocket Dimension, Snowball
    /// Fight!).
    fn repeat_this(&mut self, effects: &'static [Effect], next: u16, times: i16, scope: Scope) {
        let when = &effects[usize::from(next)].when;
        let again = when.is_always() || self.game.evaluate(when, scope.source, &scope);
        let next = if again { 0 } else { next + 1 };
        self.game.work.push(Work::Block { effects, next, times, scope });
    }

    /// Deals the damage of two effects in one event, before any trigger (Swipe): "Deal $4 damage to an enemy and $1 damage to
    /// all other enemies."
    fn deal_combined(&mut self, first: &Effect, others: &Effect, scope: &mut Scope) {
        let mut all: SmallVec<[(EntityId, i16); 16]> = SmallVec::new();
        for effect in [first, others] {
            let n = self.amount(effect, scope);
            let mut on = self.game.select(&effect.to, scope);
            on.retain(|id| *id == scope.source || !self.game[*id].keywords.has(Keywords::OUT_OF_REACH));
            all.extend(self.damage_per_target(effect, &on, n, scope));
            scope.last_result = on;
        }
        scope.last_amount = self.damage_by_text(scope, &all);
    }

    /// Makes the result of a branch "it" after the branches: "If …, summon a Wisp. Otherwise, summon a Yeti. Give it Taunt."
    fn propagate_result(&mut self, branch: &'static [Effect], beneath: usize, scope: &Scope) {
        let Some(Work::Block { effects, next, scope: rest, .. }) =
            beneath.checked_sub(1).and_then(|at| self.game.work.get_mut(at))
        else {
            return;
        };
        let before = usize::from(*next).checked_sub(1).and_then(|at| effects.get(at)).map(|effect| &effect.verb);
        if let Some(Verb::Either(then, otherwise)) = before
            && (*then == branch || *otherwise == branch)
            && (rest.source, rest.card) == (scope.source, scope.card)
        {
            rest.last_result = EntityList::from_slice(&scope.last_result);
            rest.last_amount = scope.last_amount;
        }
    }

    /// Performs one repetition of an effect, choosing its targets anew each time.
    pub(super) fn repeat_effect(&mut self, effect: &'static Effect, times: i16, n: i16, mut scope: Scope) {
        if times <= 0 {
            return;
        }
        let beneath = self.game.work.len();
        if matches!(effect.verb, Verb::DealSplit) {
            // Rulebook, "Random targets": mortally wounded minions are skipped.
            let mut all = self.game.select(&effect.to, &scope);
            all.retain(|id| !self.game[*id].is_dying());
            if all.is_empty() {
                return;
            }
            let at = self.game.random_index(&all);
            // "… for each killed": the rest of the text refers to what was hit.
            if let Some(Work::Block { scope: after, .. }) = self.game.work.last_mut()
                && after.source == scope.source
                && !after.last_result.contains(&all[at])
            {
                after.last_result.push(all[at]);
            }
            self.damage_by_text(&scope, &[(all[at], 1)]);
        } else {
            self.perform(effect, n, None, &mut scope);
        }
        if matches!(effect.verb, Verb::Draw(_)) && effect.times <= 1 {
            self.include_cards_drawn_by_casts(beneath, &scope);
        }
        // Minions killed by one spell leave play before the next spell is cast, and before the text goes on.
        let casts = matches!(effect.verb, Verb::Cast(_) | Verb::CastAt(..));
        if times > 1 {
            self.game.work.insert(beneath, Work::RepeatEffect { effect, times: times - 1, n, scope });
            if casts {
                self.game.work.insert(beneath + 1, Work::PhaseEnd);
            }
        } else if casts && self.game.work.len() > beneath {
            let goes_on = matches!(self.game.work.get(beneath.wrapping_sub(1)),
                Some(Work::Block { scope: rest, .. }) if rest.source == scope.source);
            if goes_on {
                self.game.work.insert(beneath, Work::PhaseEnd);
            }
        }
    }

    /// Adds cards drawn after a card was cast to "them": "Draw 2 cards. They cost (1) less."
    fn include_cards_drawn_by_casts(&mut self, beneath: usize, scope: &Scope) {
        if let Some(Work::Block { scope: rest, .. }) = beneath.checked_sub(1).and_then(|at| self.game.work.get_mut(at))
            && (rest.source, rest.card) == (scope.source, scope.card)
        {
            rest.last_result.extend(
                scope.last_result.iter().copied().filter(|id| !rest.last_result.contains(id)).collect::<EntityList>(),
            );
            rest.last_amount = i16::try_from(rest.last_result.len()).unwrap_or(i16::MAX);
        }
    }

    /// Performs an effect if its condition holds, or queues its repetitions.
    pub(in crate::rules) fn effect(&mut self, effect: &'static Effect, row: Option<EntityId>, scope: &mut Scope) {
        let holds = effect.when.is_always() || self.game.evaluate(&effect.when, scope.source, scope);
        let kin = holds && matches!(effect.when, Condition::Kindred);
        let again = if kin { self.extra_repetitions(scope.source, KINDRED_TWICE) } else { 0 };
        if let Verb::Either(then, otherwise) = &effect.verb {
            for _ in 0..=again {
                self.push_text(if holds { then } else { otherwise }, scope.clone());
            }
            return;
        }
        if !holds {
            return;
        }
        let n = self.amount(effect, scope);
        let split = matches!(effect.verb, Verb::DealSplit);
        let casts = matches!(effect.verb, Verb::Cast(_) | Verb::CastAt(..));
        if split {
            scope.last_result.clear();
        }
        let (times, each) = match (split, casts) {
            (true, _) => (n, 1),
            (false, true) => (n.min(MAX_CREATED_PER_EFFECT), 1),
            (false, false) => (effect.times.into(), n),
        };
        let at_once = !split && !casts && effect.times <= 1;
        for _ in usize::from(at_once)..=usize::try_from(again).unwrap_or(0) {
            self.game.work.push(Work::RepeatEffect { effect, times, n: each, scope: scope.clone() });
        }
        if at_once {
            self.perform(effect, n, row, scope);
        }
    }

    /// The current number of an effect: with its factor, random range, and spell damage where the text marks it.
    ///
    /// Rule: Spell damage applies to numbers that the text marks with `$`, and where the data has `AFFECTED_BY_SPELL_POWER`
    /// (Shield Slam), if a spell deals the damage, or a minion whose own text marks it (Ras Frostwhisper). See also
    /// `compiled/abilities.rs`.
    fn amount(&mut self, effect: &Effect, scope: &Scope) -> i16 {
        let mut n = i32::from(effect.amount.n);
        if let Multiplier::UpTo(most) = effect.amount.per {
            let more = self.game.roll(usize::try_from(most - effect.amount.n + 1).unwrap_or(1));
            n += i32::try_from(more).unwrap_or(0);
        } else if !matches!(effect.amount.per, Multiplier::One) {
            n = n.saturating_mul(self.game.multiplier(&effect.amount.per, scope));
        }
        let compiled = self.game.cards.compiled(scope.card);
        // Excess damage includes spell damage already.
        let left_over = matches!(effect.amount.per, Multiplier::Excess);
        let deals = matches!(effect.verb, Verb::Deal | Verb::DealSplit) && compiled.scales_damage && !left_over;
        let heals = matches!(effect.verb, Verb::Heal) && compiled.scales_healing;
        if deals || heals {
            n = self.marked_amount(n, deals, scope);
        }
        Entity::clamp_number(n)
    }

    /// The amount of damage for each target.
    fn damage_per_target(
        &mut self,
        effect: &Effect,
        on: &[EntityId],
        n: i16,
        scope: &Scope,
    ) -> SmallVec<[(EntityId, i16); 16]> {
        let mut hits: SmallVec<[(EntityId, i16); 16]> = on.iter().map(|id| (*id, n)).collect();
        if matches!(effect.amount.per, Multiplier::UpTo(_)) {
            // The random number is chosen for each target ("Deal $2-$3 damage to all enemy minions", a recorded Lightning Storm).
            hits.iter_mut().skip(1).for_each(|hit| hit.1 = self.amount(effect, scope));
        }
        // "Deal damage to each minion equal to its Attack.": where no event names another, each target is "that" (Lightbomb).
        let its =
            matches!(&effect.amount.per, Multiplier::Stat(_, whose) if matches!(whose.from, SelectionSource::That));
        if its && scope.event_object.is_none() {
            for (id, number) in &mut hits {
                *number = self.amount(effect, &Scope { event_object: Some(*id), ..scope.clone() });
            }
        }
        hits
    }

    /// The current value of a number marked in the text of a spell or Hero Power.
    ///
    /// Rule: Spell damage of one school is a tag of the player (`SPELLPOWER_NATURE`); so is `CANT_BE_FROZEN`, which is for
    /// minions and thaws those that are Frozen (as in shinoi2/fireplace). See also `rules/damage.rs`, `freeze`.
    fn marked_amount(&self, n: i32, deals: bool, scope: &Scope) -> i32 {
        self.game.marked_number(n, deals, scope.source, scope.card, scope.controller)
    }

    /// The entities that a verb affects, without those it cannot affect.
    fn affected_entities(&mut self, effect: &'static Effect, scope: &Scope) -> EntityList {
        let forced = matches!(effect.verb, Verb::MakeAttack(_)) && matches!(effect.to.pick, Pick::Random(_));
        if !forced && !matches!(effect.verb, Verb::EndOfTurn | Verb::Trigger(Word::Deathrattle)) {
            return self.game.select(&effect.to, scope);
        }
        let mut found = self.game.candidates(&effect.to, scope);
        // "a random friendly minion's end of turn effect", "the Deathrattle of a random friendly Mech": of those that have one.
        if matches!(effect.verb, Verb::EndOfTurn) {
            found.retain(|id| self.game.ends_turns(*id));
        } else if matches!(effect.verb, Verb::Trigger(Word::Deathrattle)) {
            found.retain(|id| !self.game.deathrattles(*id).is_empty());
        } else if let Verb::MakeAttack(whom) = &effect.verb {
            // "Force a random enemy minion to attack it.": nobody attacks itself (Behemoth Mask on an enemy minion).
            let whom = self.game.select_all(whom, scope);
            found.retain(|id| whom[..] != [*id]);
        }
        self.game.pick_from(&effect.to, found)
    }

    /// Performs a verb once; `row` is the minion that the text summoned just before.
    #[expect(clippy::too_many_lines, reason = "one line a verb")]
    fn perform(&mut self, effect: &'static Effect, n: i16, row: Option<EntityId>, scope: &mut Scope) {
        let source = scope.source;
        if matches!(effect.to.from, SelectionSource::At(_, Place::ProxyCThun)) {
            self.create_stored_cthun(scope.controller);
        }
        let mut on = self.affected_entities(effect, scope);
        if !matches!(effect.verb, Verb::Awaken | Verb::AwakenSooner | Verb::Launch | Verb::Counter | Verb::Remember) {
            let game = &*self.game;
            // "Summon a random minion and give it Taunt": also one that begins Dormant.
            let lasting = matches!(effect.verb, Verb::Attach(_) | Verb::Give(_) | Verb::Keep(_));
            let given = lasting && matches!(effect.to.from, SelectionSource::It);
            on.retain(|id| *id == source || given || !game[*id].keywords.has(Keywords::OUT_OF_REACH));
        }
        let players = self.players_of(&on);
        // "Gain its Attack and Health": what a card gives to itself does not change what "it" refers to.
        let gives = matches!(effect.verb, Verb::Attach(_) | Verb::Give(_) | Verb::GiveFor(..));
        // "Become a 4/4 copy of it, then Silence it": nor does a transformation of itself, if "it" referred to something.
        let becomes = matches!(effect.verb, Verb::Transform(_)) && !scope.last_result.is_empty();
        let spoken_of =
            ((gives || becomes) && matches!(effect.to.from, SelectionSource::This)).then(|| scope.last_result.clone());
        match &effect.verb {
            Verb::Deal if matches!(effect.to.from, SelectionSource::At(_, Place::Hand)) => {
                on.retain(|id| self.game.is(*id, CardType::Minion));
                self.apply_to_each(on, scope, |rules, id| rules.damage_in_hand(id, n));
            }
            Verb::Deal => {
                let hits = self.damage_per_target(effect, &on, n, scope);
                scope.last_amount = self.damage_by_text(scope, &hits);
                scope.last_result = on;
            }
            Verb::DealBy(by) => {
                let dealers = self.game.select(by, scope);
                let hits = self.damage_per_target(effect, &on, n, scope);
                scope.last_amount = total(dealers.iter().map(|dealer| self.damage(*dealer, &hits)));
                scope.last_result = on;
            }
            Verb::Heal => {
                let healed = on.iter().map(|id| self.restore_or_damage(source, scope.controller, *id, n));
                let (healed, excess): (SmallVec<[i16; 16]>, SmallVec<[i16; 16]>) = healed.unzip();
                (scope.last_amount, scope.excess) = (total(healed), Some(total(excess)));
                self.raise(EventKind::Restore, scope.controller.entity(), Some(source), n);
                scope.last_result = on;
            }
            Verb::HealFully => {
                let all = |rules: &Self, id: EntityId| rules.game[id].damage;
                let healed =
                    on.iter().map(|id| self.restore_or_damage(source, scope.controller, *id, all(self, *id)).0);
                scope.last_amount = total(healed);
                self.raise(EventKind::Restore, scope.controller.entity(), Some(source), scope.last_amount);
                scope.last_result = on;
            }
            Verb::Armor => {
                let n = n.saturating_add(self.game.hero_power_bonus("$d", HERO_POWER_ARMOR, scope));
                on.iter().for_each(|hero| self.gain_armor(*hero, n));
            }
            Verb::SetHealth => self.apply_to_each(on, scope, |rules, id| rules.set_remaining_health(id, n)),
            Verb::Destroy => self.apply_to_each(on, scope, Self::destroy),
            Verb::LoseDurability => self.apply_to_each(on, scope, |rules, id| rules.lose_durability(id, n)),
            Verb::Remove => self.apply_to_each(on, scope, Self::remove_from_game),
            Verb::Swap(other) => {
                let other = self.game.select(other, scope);
                if let (Some(one), Some(other)) = (on.first().copied(), other.first().copied()) {
                    if self.game.is(one, CardType::HeroPower) {
                        self.swap_hero_powers(one, other);
                    } else {
                        self.swap_places(one, other);
                    }
                }
                scope.last_result = on;
            }
            Verb::Silence => self.apply_to_each(on, scope, Self::silence),
            Verb::Freeze => self.apply_to_each(on, scope, Self::freeze),
            Verb::Return => self.apply_to_each(on, scope, Self::return_to_hand),
            Verb::Discard => {
                let at = self.game.work.len();
                self.apply_to_each(on, scope, Self::discard);
                // The first of several cards says first what it does.
                self.game.work[at..].reverse();
            }
            Verb::Select => scope.last_result = on,
            Verb::BonusEffect => self.apply_to_each(on, scope, |rules, id| rules.bonus_effects(id, n, source)),
            Verb::KeywordsOf(of, keywords) => self.give_keywords_of(&on, of, keywords, scope),
            Verb::Bestow => self.cast_texts_on(&on, scope),
            Verb::KeywordAction(action) => self.keyword_action(*action, &players, scope),

            Verb::Draw(that) => {
                let beneath = self.game.work.len();
                let left = self.draw_cards(&players, n, that, scope);
                if left > 0 {
                    self.game
                        .work
                        .insert(beneath, Work::RepeatEffect { effect, times: 1, n: left, scope: scope.clone() });
                }
            }
            Verb::DrawUntil => self.draw_until(&players, n, scope),
            Verb::AddToHand(what) => self.add_to_hand(&players, n, what, scope),
            Verb::ToDeck(what, depth) => self.put_in_deck(&players, n, what, *depth, scope),
            Verb::StartQuest(what) => self.start_quest_or_secret(what, scope),
            Verb::Discover { offer, shown, then, rest } => {
                let chooser = players.first().copied().unwrap_or(scope.controller);
                self.discover(offer, *shown, then, rest, chooser, scope);
            }

            Verb::Summon(what) => {
                let replaced =
                    (effect.to.near == Near::ItsController).then(|| scope.last_result.first().copied()).flatten();
                self.summon_each(&players, n, what, row, replaced, scope);
            }
            Verb::Equip(what) => self.equip_each(&players, what, scope),
            Verb::Transform(what) => self.transform_into(on, what, scope),
            Verb::TakeControl => self.take_control(on, scope.controller, scope),
            Verb::HandOver => {
                for id in &on {
                    let to = self.game[*id].controller.opponent();
                    self.take_control(EntityList::from_slice(&[*id]), to, scope);
                }
                scope.last_result = on;
            }
            Verb::BecomeHero(what) => self.become_hero(what, scope),
            Verb::HeroPower(what) => self.become_hero_power(&players, what, scope),
            Verb::SecondHeroPower(what) => {
                for player in &players {
                    for power in self.obtain(what, *player, Zone::Play, scope) {
                        self.enter_second_power(power);
                    }
                }
            }
            Verb::MakeAttack(_) if on.len() > 1 && effect.to == IT => {
                // "They attack random enemies": one after the other, each with its own random choice.
                for attacker in on.iter().rev() {
                    let alone = Scope { last_result: std::iter::once(*attacker).collect(), ..scope.clone() };
                    self.game.work.push(Work::RepeatEffect { effect, times: 1, n, scope: alone });
                }
            }
            // "Enemy minions attack it", "your minions attack it too": one after the other, as long as both are in play.
            Verb::MakeAttack(whom) if on.len() > 1 => {
                let whom = self.game.select(whom, scope);
                if let Some(defender) = whom.first().copied() {
                    let attacks = on.into_iter().rev().map(|attacker| Work::forced_attack(attacker, defender));
                    self.game.work.extend(attacks);
                }
            }
            // "Attack ALL other minions": one after the other, as long as both are in play.
            Verb::MakeAttack(each) if each.pick == Pick::All && matches!(each.from, SelectionSource::At(..)) => {
                let each = self.game.select(each, scope);
                if let Some(attacker) = on.first().copied() {
                    let attacks = each.into_iter().rev().map(|defender| Work::forced_attack(attacker, defender));
                    self.game.work.extend(attacks);
                }
            }
            Verb::MakeAttack(whom) => {
                let whom = self.game.select(whom, scope);
                if let (Some(attacker), Some(defender)) = (on.first().copied(), whom.first().copied()) {
                    self.game.work.push(Work::forced_attack(attacker, defender));
                    // "Excess damage hits the enemy hero": of the one that was attacked.
                    scope.target = Some(defender);
                }
            }

            Verb::Attach(card) => {
                self.attach_each(on, card, n, scope);
                self.lend_more_attack(scope);
            }
            Verb::Give(modifiers) => self.give_each(on, modifiers, Lasts::Forever, n, scope),
            Verb::GiveFor(modifiers, lasts) => {
                self.give_each(on, modifiers, *lasts, n, scope);
                self.lend_more_attack(scope);
            }
            Verb::SwapStats => self.swap_stats(on, scope),
            Verb::SwapNumber(stat, with) => {
                let with = self.game.select(with, scope);
                self.swap_number(*stat, &on, &with, scope);
            }
            Verb::Inherit(which) => self.inherit(&on, which, scope),
            Verb::ProcessDeaths => self.game.work.push(Work::PhaseEnd),
            Verb::Remember => {
                self.game[source].remembered = on.first().copied();
                scope.last_result = on;
            }
            Verb::Delay(trigger) => self.attach_delayed_trigger(&on, trigger, scope),
            Verb::Store(counter) => {
                on.iter().for_each(|id| self.game[*id].text_counters[usize::from(*counter & 1)] = n);
            }
            Verb::Improve => self.apply_to_each(on, scope, |rules, id| rules.increase_counter(id, n)),
            Verb::Crystals { full } => self.gain_crystals(&players, n, *full, scope),
            Verb::Mana => players.iter().for_each(|player| {
                let most = self.game.max_crystals(*player);
                self.game.players[*player].gain_mana(n, most);
            }),
            Verb::Refresh => self.refresh_crystals(&players, n),
            Verb::SpendMana => scope.last_amount = self.spend_each(&players, source, Resource::Mana, i16::MAX),
            Verb::DestroyCrystals => self.destroy_crystals(&players, n),
            Verb::Unlock => {
                scope.last_amount = players.iter().map(|player| self.game.players[*player].clear_overload()).sum();
                self.game.mark_all_dirty();
            }
            Verb::Pool(pool) => {
                players.iter().for_each(|player| self.game.players[*player].gain_pool(*pool, n));
                self.game.auras_dirty = true;
            }
            Verb::Fatigue => scope.last_amount = total(players.iter().map(|player| self.take_fatigue(*player))),
            Verb::SortDeck(by) => players.iter().for_each(|player| self.game.sort_deck(*player, *by)),
            Verb::Corpses => players.iter().for_each(|player| self.gain_corpses(*player, n)),
            Verb::SpendCorpses => scope.last_amount = self.spend_each(&players, source, Resource::Corpses, n),
            Verb::Ready => self.apply_to_each(on, scope, Self::make_ready),

            Verb::Counter => on.iter().for_each(|id| self.counter_card(*id)),
            Verb::Redirect => self.redirect(&on, scope),
            Verb::Cast(what) => self.cast_each(&players, what, scope),
            Verb::Trigger(Word::Deathrattle) => {
                on.iter().rev().for_each(|id| self.trigger_deathrattles(*id, scope));
                scope.last_result = on;
            }
            Verb::Trigger(word) => {
                on.iter().rev().for_each(|id| self.trigger_word(*word, *id, self.game[*id].card, scope));
                scope.last_result = on;
            }
            Verb::Repeat(word, what) => {
                let mut taken = SmallVec::new();
                for _ in 0..n.min(MAX_CREATED_PER_EFFECT) {
                    self.repeat_words(*word, what, scope, &mut taken);
                }
            }
            Verb::Choose(texts) => self.offer_texts(texts, scope),
            Verb::AtRandom(texts) => {
                let at = self.game.roll(texts.len());
                self.push_text(texts[at], scope.clone());
            }
            Verb::Dormant => self.apply_to_each(on, scope, |rules, id| rules.become_dormant(id, n)),
            Verb::Launch => self.apply_to_each(on, scope, Self::launch),
            Verb::MoveInHand { left } => self.apply_to_each(on, scope, |rules, id| {
                let player = rules.game[id].controller;
                if rules.game[id].zone == Zone::Hand {
                    let hand = &mut rules.game.players[player].hand;
                    hand.move_to(id, if *left { 0 } else { hand.len() });
                    rules.game.mark_all_dirty();
                }
            }),
            Verb::Awaken => self.apply_to_each(on, scope, Self::awaken),
            Verb::AwakenSooner => self.apply_to_each(on, scope, |rules, id| rules.shorten_dormancy(id, n)),

            Verb::Times(effects) => {
                if n > 0 {
                    self.game.work.push(Work::Block { effects, next: 0, times: n, scope: scope.clone() });
                }
            }
            Verb::Pay(cost, then) => {
                self.pay_for_text(scope.controller, *cost, PaymentFor::Text { then, scope: scope.clone() });
            }
            Verb::Native(native) => super::native::run(native, self.game, scope.clone()),
            Verb::Keep(what) => {
                let kept = self.obtain(what, scope.controller, Zone::Play, scope);
                self.apply_to_each(kept, scope, |rules, id| rules.set_aside_for(id, on.first().copied()));
            }
            Verb::Each(effects) => {
                for id in on.iter().rev() {
                    let scope =
                        Scope { last_result: EntityList::from_slice(&[*id]), event_object: Some(*id), ..scope.clone() };
                    self.game.work.push(Work::Block { effects, next: 0, times: 1, scope });
                }
                scope.last_result = on;
            }
            Verb::Overload => players.iter().for_each(|player| self.overload(*player, source, n)),
            Verb::CastAt(what, whom) => self.cast_each_at(&players, what, whom, scope),
            Verb::EndOfTurn => self.apply_to_each(on, scope, Self::trigger_end_of_turn),
            Verb::MaxMana => players.iter().for_each(|player| self.raise_max_mana(*player, n)),
            Verb::MaxHand => players.iter().for_each(|player| {
                let most = i16::try_from(HAND_CAPACITY).unwrap_or(i16::MAX);
                let more = u8::try_from(n.clamp(10, most) - 10).unwrap_or(0);
                self.game.seldom_used.extra_hand_size[*player as usize] = more;
            }),
            Verb::Rotate { left } => self.rotate_minions(scope.controller, *left),
            Verb::Prolong => self.apply_to_each(on, scope, |rules, id| rules.game.extend_duration(id, n)),
            Verb::Advance(into) => self.apply_to_each(on, scope, |rules, id| rules.replace_location(id, into)),
            Verb::DarkGift => {
                self.give_dark_gifts(&on, false, scope);
                scope.last_result = on;
            }
            Verb::SwapClass => self.apply_to_each(on, scope, Self::swap_class),
            Verb::Rewind(anew) => self.decide_rewind(*anew),
            Verb::Make(what) => self.create_aside(&players, n, what, scope),
            Verb::Merge(which) => {
                let cards = self.game.select(which, scope);
                on.iter().for_each(|id| self.merge_cards(*id, &cards));
            }
            Verb::Play => {
                if let [only] = on[..] {
                    self.play_for_nothing(only, source, &[]);
                } else {
                    for one in on.iter().rev() {
                        self.game.work.push(Work::PhaseEnd);
                        self.push_text(
                            PLAY_IT,
                            Scope { last_result: EntityList::from_slice(&[*one]), ..scope.clone() },
                        );
                    }
                }
            }
            Verb::PlayAt(whom) => {
                if let [only] = on[..] {
                    let wanted = self.game.candidates(whom, scope);
                    self.play_for_nothing(only, source, &wanted);
                } else {
                    for one in on.iter().rev() {
                        self.game.work.push(Work::PhaseEnd);
                        let scope = Scope { last_result: EntityList::from_slice(&[*one]), ..scope.clone() };
                        self.game.work.push(Work::RepeatEffect { effect, times: 1, n, scope });
                    }
                }
            }
            Verb::CastAgain => self.game.seldom_used.cast_again.extend(on.iter().copied()),
            Verb::ExtraTurn => {
                players.iter().for_each(|player| self.game.seldom_used.extra_turns[*player as usize] += 1);
            }
            Verb::Record => players.iter().for_each(|player| self.game.record_text(*player, scope)),
            Verb::UpgradeHeroPower => players.iter().for_each(|player| self.upgrade_hero_power(*player)),
            Verb::EndTurn => self.game.work.push(Work::Turn(TurnStage::End)),
            // Performed in `effect`, `again` and `block`; changes of damage are performed in `damage`.
            Verb::DealSplit | Verb::Either(..) | Verb::ChangeDamage(_) | Verb::RepeatThis => {}
        }
        if let Some(it) = spoken_of {
            scope.last_result = it;
        }
    }

    /// Applies a function to each entity; the entities are "it" afterwards.
    fn apply_to_each(&mut self, on: EntityList, scope: &mut Scope, what: impl Fn(&mut Self, EntityId)) {
        for id in &on {
            what(self, *id);
        }
        scope.last_result = on;
    }
}

/// Whether an effect deals damage to those beside whom the one before it damages: "and $2 damage to adjacent ones".
fn damages_neighbors_too(first: &Effect, others: &Effect) -> bool {
    let deals = |effect: &Effect| matches!(effect.verb, Verb::Deal) && effect.times == 1 && effect.when.is_always();
    // What is left over of the first is known behind it alone (Combustion).
    if !(deals(first) && deals(others)) || matches!(others.amount.per, Multiplier::Excess | Multiplier::LastAmount) {
        return false;
    }
    let beside = others.to.near == Near::Neighbours
        && matches!(others.to.from, SelectionSource::It | SelectionSource::Target(..));
    let rest = |that: &Condition| matches!(that, Condition::Not(Condition::Is(which)) if which.is_target());
    first.to.is_target() && (beside || others.to.that.iter().any(rest))
}

/// The minion that a text summoned last, if all effects since were about it.
fn summoned_before(effects: &[Effect], next: u16, scope: &Scope) -> Option<EntityId> {
    let done = effects.get(..usize::from(next))?;
    let last = done.iter().rfind(|effect| !matches!(effect.to.from, SelectionSource::It))?;
    if matches!(last.verb, Verb::Summon(_)) { scope.last_result.last().copied() } else { None }
}

/// Whether an effect sets the numbers of the minion summoned by the effects before it: "Summon a Tiger with stats equal to its
/// Cost." A copy gets its new numbers after those of the original. `Some(true)`: it is a token, and the numbers count as
/// printed.
///
/// Rule: A token "with stats equal to …" has them as if printed: Silence and a return to the hand leave them, a fresh copy has
/// them. So is the Cost of Jade Golems, Abyssal Destroyers and Blightheads (recorded); that of others has no source. See also
/// `state/enchantment.rs`, `AS_PRINTED`.
fn gives_own_numbers(effects: &[Effect], next: u16) -> Option<bool> {
    let sets = |effect: &Effect| {
        let numbers = |modifier: &Modifier| {
            let number =
                matches!(modifier.what, Attribute::Stats | Attribute::Attack | Attribute::Health | Attribute::Cost);
            modifier.op == Op::Set && number
        };
        matches!(effect.verb, Verb::Give(modifiers) if modifiers.iter().all(numbers)) && effect.to == IT
    };
    let next = usize::from(next);
    if next == 0 {
        return None;
    }
    let Some(true) = effects.get(next).map(sets) else { return None };
    let before = effects[..next].iter().rfind(|effect| !sets(effect))?;
    let Verb::Summon(what) = &before.verb else { return None };
    let own = !matches!(what, CardSource::CopyOf(_) | CardSource::Themselves(_));
    own.then_some(matches!(what, CardSource::Named(_) | CardSource::OneOf(_)))
}

impl<O: Observer> Rules<'_, O> {
    /// Makes the numbers just given to a minion its own: other enchantments since the summon are applied on top, and damage
    /// remains.
    ///
    /// The numbers of a token count as printed: Silence and a return to the hand leave them, and Evolve asks for the Cost.
    ///
    /// HearthSim/hs-bugs, issue 1089: a Tiger of Spirit of the Tiger for a spell that costs (3) is a 4/4 beside Spirit of the Lynx.
    fn keep_as_own_numbers(&mut self, id: EntityId, damage: i16) {
        if self.game[id].zone != Zone::Play {
            return;
        }
        self.game.move_below_later(id);
        self.game[id].damage = damage;
        self.game.recompute(id);
        self.game.deaths_pending |= self.game[id].is_dying();
    }
}
