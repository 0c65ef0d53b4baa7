//! Playing a card and using a Hero Power, with their costs.
//!
//! Rule: "Whenever" triggers before a card's own text, "after" triggers after it. A minion does not trigger on its own arrival.
//! See also `rules/trigger.rs`.
use cardwright_data::{BlockType, CardType, GameTag, Zone};
use smallvec::SmallVec;

use super::sequence::NextStage;
use super::{Block, Observer, Rules};
use crate::compiled::{CardId, DeclaredTarget};
use crate::facts::Keywords;
use crate::query::targets::{TargetRule, played_word};
use crate::script::condition::Condition;
use crate::script::player_rule::{HERO_POWER_TWICE, KINDRED_TWICE, MINION_COMBOS_TWICE, NO_OVERLOAD};
use crate::script::trigger::{EventKind, Timing};
use crate::script::word::Word;
use crate::state::{Entity, EntityId, Game, PlaceNumber, PlayContext, PlayStage, PlayerId, Scope, Work};

/// The maximum number of cards that a player may have played in a turn for an effect to play another one; hands and Discover
/// never come near.
const MAX_REPLAYED_CARDS: u8 = 100;

impl<O: Observer> Rules<'_, O> {
    /// Lets the opponent's hero pay for a card with at most 10 Health, if that is its cost (Agamaggan).
    pub(super) fn pay_with_opponent(&mut self, card: EntityId) {
        const MAX_HEALTH_PAID: i16 = 10;
        let entity = self.game[card];
        let hero = self.game.players[entity.controller.opponent()].hero.filter(|_| self.game.costs_opponent(card));
        if let Some(hero) = hero {
            self.pay_with_health(card, hero, entity.cost.min(MAX_HEALTH_PAID));
        }
    }

    /// Plays a paid card: moves it to its zone and queues the phases.
    pub(super) fn play(
        &mut self,
        card: EntityId,
        target: Option<EntityId>,
        option: Option<u8>,
        place: Option<u8>,
        manner: PlayContext,
    ) {
        let player = self.game[card].controller;
        let entity = self.game[card];
        let sequence_start = self.game.next_order();
        let manner = PlayContext { cost: entity.cost, player: Some(player), sequence_start, ..manner };
        let magnet = target.filter(|target| self.game.is_magnetic_to(card, *target));
        self.game[card].position_at_death = self.game.players[player].hand.position(card).and_then(PlaceNumber::at);
        let cards = &mut self.game.players[player].cards_played;
        *cards = cards.saturating_add(1);
        self.game.record_amount(EventKind::Play, player, card, manner.mana_paid);
        if option.is_some() {
            self.record_chosen_option(player, card, option);
        }
        self.corrupt_hand(player, card);
        if entity.card_type == CardType::Minion
            && let Some(mech) = magnet
        {
            // It is played from the hand as any card: who hears of it may ask where it was there.
            if self.game.listeners[EventKind::Play as usize] > 0 {
                self.game.work.push(Work::Play { stage: PlayStage::Done, card, target, option, manner });
            }
            self.overload_for_card(card);
            self.add_echo_copy(card, manner);
            self.magnetize(card, mech);
            self.mana_was_spent(player, card, manner.mana_paid);
            return;
        }
        if matches!(entity.card_type, CardType::Minion | CardType::Location) {
            let side = self.game.side_of_play(card, option);
            if side != player {
                self.game.leave_zone(card);
                self.game[card].controller = side;
                self.report_tag(card, GameTag::CONTROLLER);
            }
            self.enter_board(card, place.map(usize::from));
            self.finish_entering_play(card);
        } else {
            if entity.card_type == CardType::Spell {
                self.game.record(EventKind::Cast, player, card);
            }
            // A weapon or hero card replaces the old one after its text, see `play_stage`.
            self.game.leave_zone(card);
            self.add_twinspell_copy_on_play(card);
        }
        self.game.work.push(Work::Play { stage: PlayStage::OnPlay, card, target, option, manner });
    }

    /// Records the chosen option of a Choose One card in the history.
    ///
    /// Rule: The history knows which choice of a Choose One card was taken (`OptionTaken`); "the other choice" of a card that
    /// did both is none (Pathmaker, Fandral Staghelm; no source). See also `query/pool.rs`, `choices_of`.
    fn record_chosen_option(&mut self, player: PlayerId, card: EntityId, option: Option<u8>) {
        let taken = option.and_then(|option| self.game.choices(card).get(usize::from(option)).copied());
        if let Some(taken) = taken {
            self.game.record(EventKind::ChooseOption, player, card);
            if let Some(last) = self.game.history.last_mut() {
                last.card = taken;
            }
        }
    }

    /// Locks crystals of the next turn by a card's Overload. A countered card does not overload.
    ///
    /// Rule: A card of which one choice overloads does not overload by its tag (Guidance, Runic Carvings).
    pub(super) fn overload_for_card(&mut self, card: EntityId) {
        let overload = self.game.card(card).map_or(0, |card| card.overload);
        if overload == 0 {
            return;
        }
        let compiled = self.game.cards.compiled(self.game[card].card);
        let overloads = |of: &CardId| self.game.cards.compiled(*of).overloads_by_choice;
        if compiled.overloads_by_choice || compiled.choices.iter().any(overloads) {
            return;
        }
        self.overload(self.game[card].controller, card, overload.into());
    }

    /// Locks `n` crystals of a player's next turn, unless a rule prevents it: "You can't be Overloaded this turn." (Pebbly
    /// Page)
    pub(super) fn overload(&mut self, player: PlayerId, by: EntityId, n: i16) {
        if n > 0 && self.game.rule_value(player, NO_OVERLOAD) == 0 {
            self.game.players[player].overloaded += n;
            self.game.mark_all_dirty();
            self.game.record_amount(EventKind::Overload, player, by, n);
            self.raise(EventKind::Overload, player.entity(), Some(by), n);
        }
    }

    pub(super) fn play_stage(
        &mut self,
        stage: PlayStage,
        card: EntityId,
        target: Option<EntityId>,
        option: Option<u8>,
        manner: PlayContext,
    ) -> NextStage<PlayStage> {
        let entity = self.game[card];
        let side = entity.controller;
        // Who plays it on the other side, or swaps it for a card of the opponent (Parrrley), controls it no more.
        let player = manner.player.unwrap_or_else(|| self.game.side_of_play(card, option));
        let (you, spell) = (player.entity(), entity.card_type == CardType::Spell);
        match stage {
            PlayStage::OnPlay => {
                let minion = entity.card_type == CardType::Minion;
                let text = NextStage::phase(Some(PlayStage::Text));
                let onward =
                    self.declare_next(if minion { NextStage::same_phase(Some(PlayStage::Summon)) } else { text });
                self.raise_on_play(you, card, target);
                self.update_auras();
                onward
            }
            // A minion that was countered is not summoned, and brings no parts (Ozumat).
            PlayStage::Summon => {
                let onward = self.declare_next(NextStage::phase(Some(PlayStage::Text)));
                self.game.record(EventKind::Summon, side, card);
                self.raise_at(Some(Timing::Whenever), EventKind::Summon, side.entity(), Some(card), 1);
                self.summon_colossal_parts(card);
                self.update_auras();
                onward
            }
            PlayStage::Text => {
                self.save_for_rewind(card, || Work::Play { stage, card, target, option, manner });
                let minion = entity.card_type == CardType::Minion;
                let next = if minion { PlayStage::AfterSummon } else { PlayStage::AfterPlay };
                let onward = self.declare_next(NextStage::phase(Some(next)));
                self.overload_for_card(card);
                self.add_missing_twinspell_copy(card);
                if matches!(entity.card_type, CardType::Weapon | CardType::Hero) {
                    let old = self.enter_slot(card);
                    self.game.work.push(Work::RemoveReplaced { card, old });
                    if entity.card_type == CardType::Hero {
                        self.become_hero_by_play(card, old);
                    } else {
                        self.game.sync_hero(player);
                    }
                } else if spell && self.game.stays_in_secret_zone(card) {
                    self.enter_secrets(card);
                }
                self.play_text(card, target, option, manner);
                self.add_copies_after_play(card);
                if !spell {
                    self.add_echo_copy(card, manner);
                }
                onward
            }
            PlayStage::AfterSummon | PlayStage::AfterPlay if self.offer_rewind(card) => {
                self.game.work.push(Work::Play { stage, card, target, option, manner });
                NextStage::same_phase(None)
            }
            PlayStage::AfterSummon => {
                // Where it was in the hand counts for its text alone.
                if entity.zone == Zone::Play {
                    self.game[card].position_at_death = None;
                }
                let onward = self.declare_next(NextStage::phase(Some(PlayStage::AfterPlay)));
                // One that is no longer in the game was not summoned (Lord Jaraxxus as he was, and Knife Juggler).
                if entity.zone != Zone::RemovedFromGame {
                    self.raise_at(Some(Timing::After), EventKind::Summon, side.entity(), Some(card), 1);
                }
                onward
            }
            PlayStage::AfterPlay => {
                // Who answers may ask how the card was played ("after you play the left- or right-most card").
                let is_heard = |kind: EventKind| self.game.listeners[kind as usize] > 0;
                let answers = is_heard(EventKind::Play) || (spell && is_heard(EventKind::Cast));
                let onward = self.declare_next(NextStage::phase(answers.then_some(PlayStage::Done)));
                if spell {
                    // Cards that a spell with Echo adds to the hand come before its copy (recorded: 5dd3cb9aef, 115).
                    self.add_echo_copy(card, manner);
                    if entity.zone == Zone::SetAside {
                        self.enter_graveyard(card);
                    }
                    self.raise_at(Some(Timing::After), EventKind::Cast, you, Some(card), 1);
                    if let Some(target) = target {
                        self.raise_at(Some(Timing::After), EventKind::Targeted, target, Some(card), 1);
                    }
                }
                self.raise_after_play(player, card, manner.mana_paid);
                onward
            }
            PlayStage::Done => NextStage::same_phase(None),
        }
    }

    /// Raises the events of "Whenever you play a card" and "whenever you cast a spell" on a target.
    fn raise_on_play(&mut self, you: EntityId, card: EntityId, target: Option<EntityId>) {
        self.raise_at(Some(Timing::Whenever), EventKind::Play, you, Some(card), 1);
        if !self.game.is(card, CardType::Spell) {
            return;
        }
        self.raise_at(Some(Timing::Whenever), EventKind::Cast, you, Some(card), 1);
        if let Some(target) = target {
            self.game.record_target(card, target);
            self.raise_at(Some(Timing::Whenever), EventKind::Targeted, target, Some(card), 1);
        }
    }

    /// Raises the events of "After you play a card" and "after you spend Mana" on it.
    fn raise_after_play(&mut self, player: PlayerId, card: EntityId, paid: i16) {
        self.raise_at(Some(Timing::After), EventKind::Play, player.entity(), Some(card), 1);
        self.mana_was_spent(player, card, paid);
        self.end_disguise(player, card);
    }

    /// Ends a disguise ("You start the game as a different class until you play a Rogue card."): the player's own hero is a new
    /// one with the disguise's damage, Armor and maximum Health, and has its own Hero Power (recorded: a game with Maestra of
    /// the Masquerade, build 88998). A hero that replaced the disguise stays.
    ///
    /// Rule: A player who starts as another class has the own hero again after a card of the own class was played: a new hero,
    /// with damage, Armor and maximum Health of the disguise. A hero card that was played meanwhile stays (recorded: a game
    /// with Maestra of the Masquerade, build 88998; the latter without a source).
    fn end_disguise(&mut self, player: PlayerId, card: EntityId) {
        let Some(own) = self.game.undisguised_hero(player) else { return };
        let class = self.game.cards.get(own).class;
        if !self.game.card(card).is_some_and(|card| card.is_of(class)) {
            return;
        }
        let hero = self.create(own, player, None);
        let old = self.enter_slot(hero);
        self.become_hero_by_play(hero, old);
        if let Some(old) = old {
            self.enter_graveyard(old);
        }
        self.game.sync_hero(player);
    }

    fn become_hero_by_play(&mut self, card: EntityId, old: Option<EntityId>) {
        // Rulebook, "Hero cards": damage and armor of the old hero carry over, the new one adds its armor. "The player's current and
        // maximum Health remain the same" (Hearthstone Wiki, "Hero card"): what had changed the maximum goes with the old hero.
        if let Some(old) = old {
            let old = self.game[old];
            let most = old.max_health - old.aura_health;
            if most != self.game[card].max_health {
                self.set_health(card, most);
            }
            let hero = &mut self.game[card];
            hero.damage = old.damage;
            let brings = std::mem::replace(&mut hero.armor, old.armor);
            self.game.inherit_from_hero(card, &old);
            // It is gained as any Armor (HearthSim/hs-bugs, issue 849).
            self.gain_armor(card, brings);
        }
        self.replace_hero_power(card);
    }

    /// Removes the replaced weapon or hero; the old weapon dies.
    pub(super) fn remove_replaced(&mut self, card: EntityId, old: Option<EntityId>) {
        let weapon = self.game[card].card_type == CardType::Weapon;
        match old {
            Some(old) if weapon => {
                let at = self.game.work.len();
                self.move_to_graveyard(old, None);
                self.game.work[at..].reverse();
            }
            Some(old) => self.enter_graveyard(old),
            None => {}
        }
        if weapon && self.game[card].zone == Zone::Play {
            self.game.record(EventKind::Equip, self.game[card].controller, card);
            self.raise(EventKind::Equip, self.game[card].controller.entity(), Some(card), 1);
        }
    }

    /// Queues the text of a played card.
    fn play_text(&mut self, card: EntityId, target: Option<EntityId>, option: Option<u8>, manner: PlayContext) {
        let entity = self.game[card];
        // The option of a Choose One card is a card of its own.
        let texts_of =
            option.and_then(|option| self.game.choices(card).get(usize::from(option)).copied()).unwrap_or(entity.card);
        self.open_block(Block::of(BlockType::Power, card).with_target(target).with_option(option));
        if option.is_none() && self.game.has_no_text(&entity) {
            return;
        }
        let mut parts: SmallVec<[CardId; 2]> = SmallVec::new();
        if option.is_none() && self.game.chooses_both(card) {
            parts.extend(self.game.choices(card));
        }
        if parts.is_empty() {
            parts.push(texts_of);
        }
        for again in (0..=self.extra_casts(card)).rev() {
            parts.iter().rev().for_each(|of| self.queue_texts(card, *of, target, manner));
            if again > 0 {
                self.game.work.push(Work::PhaseEnd);
            }
        }
    }

    /// The number of additional casts of a spell's texts; each chooses anew. "It casts twice." is a tag of the spell, "Your
    /// spells cast twice." one of the player.
    fn extra_casts(&mut self, card: EntityId) -> usize {
        let before = self.game.seldom_used.cast_again.len();
        if before > 0 {
            self.game.seldom_used.cast_again.retain(|spell| *spell != card);
        }
        // Whoever has it from several cards has it once (Sinestra, as Brann Bronzebeard).
        let told = usize::from(before > self.game.seldom_used.cast_again.len());
        let spell = self.game.is(card, CardType::Spell);
        let extra = if spell { self.extra_repetitions(card, GameTag::EXTRA_SPELL_CASTS_BASE) } else { 0 };
        told + usize::try_from(extra).unwrap_or(0)
    }

    /// The number of times a played card's text runs: "Your Battlecries trigger twice." (Brann Bronzebeard)
    fn text_repetitions(&self, word: Word, card: EntityId) -> i32 {
        let minion = self.game.is(card, CardType::Minion);
        let doubled_by = [
            (Word::Battlecry, GameTag::EXTRA_BATTLECRIES_BASE, true),
            (Word::Battlecry, GameTag::EXTRA_MINION_BATTLECRIES_BASE, minion),
            (Word::Combo, MINION_COMBOS_TWICE, minion),
            (Word::Kindred, KINDRED_TWICE, true),
        ];
        let rules = doubled_by.into_iter().filter(|(said, _, of)| *of && *said == word);
        1 + rules.map(|(_, tag, _)| self.extra_repetitions(card, tag)).max().unwrap_or(0)
    }

    /// Queues the texts of a played card once.
    ///
    /// Rule: A card may become one of several forms in hand, the first whose condition holds (Carress). A crafted spell casts
    /// what its parts say (Kazakus Potion). An offer may be for the opponent to choose. See also `rules/keyword/shatter.rs`;
    /// `rules/effect/cards.rs`, `discover`.
    fn queue_texts(&mut self, card: EntityId, texts_of: CardId, target: Option<EntityId>, manner: PlayContext) {
        let entity = self.game[card];
        if entity.enchantments.is_some() {
            for merged in self.game.merged_cards(card).into_iter().rev() {
                let mut scope = Scope::new(card, merged, entity.controller);
                scope.target = target;
                for text in self.game.cards.compiled(merged).texts_under(played_word(entity.card_type)) {
                    if self.game.holds(&text.when, card, &scope) {
                        for _ in 1..self.text_repetitions(text.word, card) {
                            self.game.work.push(Work::Text { text, scope: scope.clone(), at_random: false });
                        }
                        self.push_text(text.effects, scope.clone());
                    }
                }
            }
        }
        let texts = &self.game.cards.compiled(texts_of).texts;
        if texts.is_empty() {
            return;
        }
        let mut scope = Scope::new(card, texts_of, entity.controller);
        let texts = if texts_of == entity.card {
            let mut now = self.game.current_texts(card, manner, &scope);
            // "If no suitable target is available, the battlecry simply will not occur" (Hearthstone Wiki, "Battlecry").
            let aimless = |declared: &Option<DeclaredTarget>| {
                target.is_none() && declared.as_ref().is_some_and(|it| self.game.holds(&it.when, card, &scope))
            };
            now.retain(|(text, declared)| text.word != Word::Use && !aimless(declared));
            now
        } else {
            texts.iter().collect()
        };
        scope.target = target;
        scope.event_amount = self.game.times_rewound(card);
        let timelines = self.game.effect_count(card);
        for (text, _) in texts.into_iter().rev() {
            let times = self.text_repetitions(text.word, card);
            // A random condition is decided now, each time. Others have been asked for the first time, and are asked again before
            // each further time: what happened first may have changed them.
            let thrown = matches!(text.when, Condition::Chance(_) | Condition::Joust);
            for time in (0..times).rev() {
                if thrown && !self.game.evaluate(&text.when, card, &scope) {
                    continue;
                }
                for number in (0..timelines).rev() {
                    let scope = Scope { event_amount: scope.event_amount + number, ..scope.clone() };
                    if time == 0 || thrown || text.when.is_always() {
                        self.push_text(text.effects, scope);
                    } else {
                        self.game.work.push(Work::Text { text, scope, at_random: false });
                    }
                }
            }
        }
    }

    /// An effect plays a card for free at a random target, if possible one of `wanted`; a card without room or target stays
    /// where it is. A card does not replay a card with its own name, and the effects of a turn play at most
    /// [`MAX_REPLAYED_CARDS`], because cards that replay each other would never end.
    ///
    /// Rule: Cards that an effect replays are pointed at enemies if possible (Slice and Dice).
    pub(super) fn play_for_nothing(&mut self, card: EntityId, by: EntityId, wanted: &[EntityId]) {
        let entity = self.game[card];
        let held = matches!(entity.zone, Zone::Deck | Zone::Hand | Zone::SetAside);
        let itself = entity.zone == Zone::SetAside
            && self.game.card(card).is_some_and(|card| self.game.card(by).is_some_and(|by| by.name == card.name));
        if itself || self.game.players[entity.controller].cards_played >= MAX_REPLAYED_CARDS {
            return;
        }
        if !held || !self.game.has_room(card) || !super::is_playable(self.game.cards.get(entity.card).power) {
            return;
        }
        let options = self.game.choices(card);
        let option = if options.is_empty() { None } else { Some(self.game.roll(options.len())) };
        let asked = match option.map(|at| options[at]) {
            Some(of) => {
                let scope = Scope::new(card, of, entity.controller);
                let declared = self.game.cards.compiled(of).texts.iter().find_map(|(_, declared)| *declared);
                declared.map(|declared| (self.game.legal_targets(declared.which, card, &scope), true))
            }
            None => match self.game.target_rule(card) {
                TargetRule::Nothing => None,
                TargetRule::Required(legal) => Some((legal, true)),
                TargetRule::Optional(legal) => Some((legal, false)),
            },
        };
        let mut target = None;
        if let Some((mut legal, must)) = asked {
            if legal.iter().any(|id| wanted.contains(id)) {
                legal.retain(|id| wanted.contains(id));
            }
            if legal.is_empty() && must && entity.card_type != CardType::Minion {
                return;
            }
            target = (!legal.is_empty()).then(|| legal[self.game.random_index(&legal)]);
        }
        let option = option.and_then(|at| u8::try_from(at).ok());
        self.game.work.push(Work::PhaseEnd);
        self.play(card, target, option, None, PlayContext::default());
    }

    /// The number of additional times that texts of a kind run: by a rule of the player, or of the card itself.
    pub(super) fn extra_repetitions(&self, card: EntityId, tag: GameTag) -> i32 {
        self.game.rule_value(self.game[card].controller, tag).max(self.game.tag_modifiers(card, tag))
    }

    /// Uses the paid Hero Power.
    pub(super) fn use_hero_power(&mut self, power: EntityId, target: Option<EntityId>) {
        self.game.record(EventKind::HeroPower, self.game[power].controller, power);
        self.game.work.push(Work::HeroPower { text: true, card: power, target });
    }

    /// Rulebook, "Using a Hero Power": its text, deaths, then Inspire and "after you use".
    ///
    /// Rule: A Hero Power tells whom it was used on (`is_targeted_by`, after it); cards drawn by it have a number of their own
    /// (`FROM_HERO_POWER`). See also `rules/effect/cards.rs`, `draw_cards`.
    ///
    /// Rule: A Hero Power that was used on a character is an event of that character, as a spell is (Amplified Snowflurry,
    /// Spirit of the Dragonhawk).
    pub(super) fn hero_power_stage(&mut self, text: bool, card: EntityId, target: Option<EntityId>) -> NextStage<bool> {
        let player = self.game[card].controller;
        if !text && self.offer_rewind(card) {
            self.game.work.push(Work::HeroPower { text, card, target });
            return NextStage::same_phase(None);
        }
        if text {
            self.save_for_rewind(card, || Work::HeroPower { text, card, target });
        }
        let onward = self.declare_next(NextStage::phase(text.then_some(false)));
        if text {
            let again = self.game.rule_value(player, HERO_POWER_TWICE) > 0;
            for _ in 0..self.game.effect_count(card) + i16::from(again) {
                self.queue_used_text(card, self.game[card].card, target);
            }
        } else {
            // "Your Hero Power also Freezes the target." (Ice Walker); before what ends with the use (Amplified Snowflurry).
            if let Some(target) = target {
                self.raise_at(Some(Timing::After), EventKind::Targeted, target, Some(card), 1);
            }
            self.raise(EventKind::HeroPower, player.entity(), Some(card), 1);
        }
        onward
    }

    /// Queues the text of a card that is used.
    pub(super) fn queue_used_text(
        &mut self,
        card: EntityId,
        text_of: crate::compiled::CardId,
        target: Option<EntityId>,
    ) {
        let controller = self.game[card].controller;
        let texts = self.game.cards.compiled(text_of).texts.iter().map(|(text, _)| *text);
        let mut scope = Scope::new(card, text_of, controller);
        scope.target = target;
        self.open_block(Block::of(BlockType::Power, card).with_target(target));
        for text in texts.rev().filter(|text| matches!(text.word, Word::Use | Word::Spell)) {
            // "Your Hero Power can target minions": one of two texts happens (Steady Shot).
            if text.when.is_always() || self.game.evaluate(&text.when, card, &scope) {
                self.push_text(text.effects, scope.clone());
            }
        }
    }
}

impl Game {
    /// Whether a card has no text to queue when it is played, including merged cards. A spell without a text is still cast.
    fn has_no_text(&self, entity: &Entity) -> bool {
        let compiled = self.cards.compiled(entity.card);
        entity.card_type != CardType::Spell
            && entity.enchantments.is_none()
            && compiled.texts.is_empty()
            && compiled.choose_one.is_empty()
            && !compiled.offers_stored_cards
            && self.seldom_used.cast_again.is_empty()
    }

    /// Whether a spell stays in the Secret zone: a Secret, a quest, a spell that lasts for several turns.
    pub(crate) fn stays_in_secret_zone(&self, spell: EntityId) -> bool {
        let entity = &self[spell];
        entity.keywords.has(Keywords::SECRET | Keywords::QUEST)
            || self.cards.compiled(entity.card).spell_turns.is_some()
    }
}
