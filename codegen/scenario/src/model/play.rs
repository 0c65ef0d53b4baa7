//! Playing a card, and using a card in play.
use crate::facts::has_keyword;
use crate::unmodeled::{Modeled, OrStop};
use cardwright_data::{CardType, GameTag};
use cardwright_vocabulary::script::prelude::*;

use crate::model::query::Scope;
use crate::model::simulation::Simulation;
use crate::model::state::{CardZone, Entity, Ref};
use crate::steps::{Step, StepTarget};

impl Simulation<'_> {
    /// Plays the card under test, or uses it if it is a Hero Power.
    pub fn play_tested_card(&mut self) -> Modeled<()> {
        if self.card.card_type == CardType::HeroPower {
            return self.use_card(0);
        }
        self.play(0, true, None)
    }

    /// The texts that happen when a card is played, or used if `used`.
    pub fn texts_when_played(&self, at: usize, used: bool) -> Vec<Text> {
        let entity = &self.state[at];
        let side = &self.state.sides[entity.side];
        let hand = &side.hand;
        let outer = hand.first() == Some(&at) || hand.last() == Some(&at);
        let scope = self.state.scope(at);
        let texts =
            self.abilities.iter().filter_map(|it| if let Ability::Text(text) = it { Some(*text) } else { None });
        let mut found: Vec<Text> = texts
            .filter(|text| used == (text.word == Word::Use))
            .filter(|text| {
                let is = |word| text.word == word;
                matches!(text.word, Word::Use | Word::Spell | Word::Battlecry)
                    || (is(Word::Combo) && side.cards_played > 0)
                    || (is(Word::Outcast) && outer)
                    || (is(Word::Quickdraw) && entity.entered_hand_turn == self.state.turn)
                    || (is(Word::Finale) && side.mana == entity.cost)
                    || (is(Word::Kindred)
                        && self.state.condition_holds(&Condition::Kindred, Ref::Entity(at), &scope) == Ok(true))
            })
            .collect();
        if found.iter().any(|text| text.instead) {
            found.retain(|text| text.instead);
        }
        found
    }

    /// Adds the copy of Echo; a spell's copy is added after the effects of its text.
    fn add_echo_copy(&mut self, at: usize) -> Modeled<()> {
        let (card, you) = (self.state[at].card, self.state[at].side);
        if has_keyword(card, GameTag::ECHO) || has_keyword(card, GameTag::NON_KEYWORD_ECHO) {
            let copy = self.state.add(Entity::new(card, you, CardZone::Hand))?;
            self.state[copy].tags.insert(GameTag::GHOSTLY);
        }
        Ok(())
    }

    /// Adds the cards that a played card leaves in the hand: the next drink, the copy of a Twinspell. They replace the card at
    /// `place`.
    fn add_remaining_copies(&mut self, at: usize, place: Option<usize>) -> Modeled<()> {
        let you = self.state[at].side;
        let own = self.is_tested_card_with_text(at);
        let twin = |it: &Ability| if let Ability::Twinspell(id) = it { Some(*id) } else { None };
        if let Some(id) = self.abilities.iter().find_map(twin).filter(|_| own) {
            let copy = self.state.add(Entity::new(self.fixtures.require_card(id)?, you, CardZone::Hand))?;
            let hand = &mut self.state.sides[you].hand;
            hand.retain(|it| *it != copy);
            hand.insert(place.unwrap_or(hand.len()), copy);
        }
        Ok(())
    }

    /// Summons the parts of a Colossal minion to its right or left.
    fn summon_colossal_parts(&mut self, at: usize) -> Modeled<()> {
        let parts = |it: &Ability| if let Ability::Colossal(parts) = it { Some(*parts) } else { None };
        let parts = self.abilities.iter().find_map(parts).filter(|_| self.is_tested_card_with_text(at));
        let side = self.state[at].side;
        let mut right = at;
        for id in parts.into_iter().flatten() {
            let card = self.fixtures.require_card(id)?;
            self.fixtures.is_inert_in_play(card).or_unmodeled("the arrival of a card with abilities")?;
            let left = has_keyword(card, GameTag::COLOSSAL_LIMB_ON_LEFT);
            let part = self.state.create(card, side)?;
            if !self.state.put_on_board(part, Some(if left { at } else { right })) {
                continue;
            }
            if left {
                let row = &mut self.state.sides[side].board;
                let place = |of: usize| row.iter().position(|it| *it == of).or_unmodeled("a part that is not in play");
                let (from, to) = (place(part)?, place(at)?);
                row.swap(from, to);
            } else {
                right = part;
            }
            self.state.record(EventKind::Summon, side, Some(part));
            self.raise_card_event(EventKind::Summon, part);
        }
        Ok(())
    }

    /// Whether a spell stays in play like a Secret or Quest.
    fn stays_in_play(&self, at: usize) -> bool {
        let card = self.state[at].card;
        let lasts = self.is_tested_card_with_text(at) && self.turns_until_removed().is_some();
        has_keyword(card, GameTag::SECRET)
            || has_keyword(card, GameTag::QUEST)
            || has_keyword(card, GameTag::QUESTLINE)
            || lasts
    }

    /// The target in a step.
    fn step_target(&self, target: Option<Ref>) -> Modeled<StepTarget> {
        target.map_or(Ok(StepTarget::Nothing), |who| self.state.entity_ref(who).map(StepTarget::On))
    }

    /// Fails if the first effect of a spell or Hero Power has no candidate, because it may then be unplayable.
    fn require_candidate(&self, texts: &[Text], scope: &Scope) -> Modeled<()> {
        if let Some(first) = texts.first().and_then(|text| text.effects.first())
            && matches!((first.to.from, first.to.pick), (SelectionSource::At(_, Place::Minions), Pick::Random(_)))
        {
            let found = self.state.candidates(&first.to, scope)?;
            (!found.is_empty()).or_impossible("nobody whom the card could be played for")?;
        }
        Ok(())
    }

    /// Runs the card's own texts whose conditions are true.
    fn run_texts(&mut self, texts: &[Text], scope: &Scope) -> Modeled<()> {
        for text in texts.iter().filter(|_| !self.without_text).collect::<Vec<_>>() {
            if self.holds_now(&text.when, scope)? {
                self.text(text.effects, scope.clone())?;
            }
        }
        Ok(())
    }

    /// Plays a card: with the target of the plan if `aims`, otherwise with the target `whom`.
    pub fn play(&mut self, at: usize, aims: bool, whom: Option<Ref>) -> Modeled<()> {
        let own = self.is_tested_card(at);
        let (card, you) = (self.state[at].card, self.state[at].side);
        let spell = card.card_type == CardType::Spell;
        let cost = self.visible_cost(at)?.max(0);
        (cost <= self.state.sides[you].mana).or_impossible("too little mana")?;
        let texts: Vec<Text> = if own { self.texts_when_played(at, false) } else { Vec::new() };
        if spell {
            self.require_candidate(&texts, &Scope::new(at, you))?;
        }
        // A player cannot have the same Secret twice.
        let lies = |entity: &Entity| entity.zone == CardZone::Secret && entity.side == you && entity.card.id == card.id;
        (!self.state.entities.iter().any(lies)).or_impossible("the same Secret twice")?;
        let mut scope = Scope::new(at, you);
        if !own {
            scope.target = whom.or(Some(Ref::Hero(1 - you)));
        }
        if aims {
            let target = self.choose_target(&texts, &scope, spell)?;
            if self.left_plan {
                return Ok(());
            }
            scope.target = target;
            let at_it = self.step_target(target)?;
            self.play_step.get_or_insert(self.steps.len());
            self.steps.push(match self.plan.option {
                Some(option) => Step::PlayOption(card.id, option, at_it),
                None => Step::Play(card.id, at_it),
            });
        }
        self.pay_for(at, cost);
        self.leave_hand(at)?;
        let pointed = if own { scope.target } else { whom };
        self.announce_play(at, pointed)?;
        // A Combo does nothing only if it is the first card of the turn.
        (own || !has_keyword(card, GameTag::COMBO) || self.state.sides[you].cards_played == 1)
            .or_unmodeled("a Combo of another card")?;
        if own {
            self.run_texts(&texts, &scope)?;
        } else {
            self.run_text_of_another(at, scope)?;
        }
        if spell && self.state[at].zone == CardZone::NoZone {
            self.state[at].zone = CardZone::Graveyard;
        }
        self.process_deaths()?;
        self.conclude_play(at, pointed)
    }

    /// Pays for a played card, and records conditions of the moment: Outcast, Finale, Quickdraw.
    fn pay_for(&mut self, at: usize, cost: i64) {
        let (card, you) = (self.state[at].card, self.state[at].side);
        let hand = &self.state.sides[you].hand;
        let ends = hand.first() == Some(&at) || hand.last() == Some(&at);
        let last = self.state.sides[you].mana == cost;
        let now = self.state[at].entered_hand_turn == self.state.turn;
        let so = [(Word::Outcast, ends), (Word::Finale, last), (Word::Quickdraw, now)]
            .into_iter()
            .filter(|it| it.1)
            .map(|it| it.0);
        self.state.last_played = Some((at, so.collect()));
        let side = &mut self.state.sides[you];
        side.mana -= cost;
        side.cards_played += 1;
        let overload = i64::from(card.tag(GameTag::OVERLOAD));
        side.overloaded += overload;
        if overload > 0 {
            self.raise(EventKind::Overload, Ref::Player(you), Some(Ref::Entity(at)), overload);
        }
    }

    /// Removes a played card from the hand, and puts a minion, location or weapon into play.
    fn leave_hand(&mut self, at: usize) -> Modeled<()> {
        let (own, card, you) = (self.is_tested_card(at), self.state[at].card, self.state[at].side);
        let place = self.state.sides[you].hand.iter().position(|it| *it == at);
        self.state.leave(at);
        self.add_remaining_copies(at, place)?;
        if card.card_type != CardType::Spell {
            self.add_echo_copy(at)?;
        }
        self.state.record(EventKind::Play, you, Some(at));
        self.state.sides[you].armor +=
            i64::from(if card.card_type == CardType::Hero { card.tag(GameTag::ARMOR) } else { 0 });
        if matches!(card.card_type, CardType::Minion | CardType::Location) {
            self.state.put_on_board(at, None).or_impossible("no room on the board")?;
        } else if card.card_type == CardType::Weapon {
            self.equip(at);
        }
        for ability in self.abilities.iter().filter(|_| own && !self.without_text) {
            if let Ability::Dormant(n) = ability {
                self.state[at].make_dormant((*n).into());
            } else if let Ability::DormantUntil(_) = ability {
                self.state[at].make_dormant(DORMANT_FOREVER);
            }
        }
        Ok(())
    }

    /// Raises the events before the text of a played card.
    fn announce_play(&mut self, at: usize, pointed: Option<Ref>) -> Modeled<()> {
        let (card, you) = (self.state[at].card, self.state[at].side);
        let spell = card.card_type == CardType::Spell;
        let (player, it) = (Ref::Player(you), Some(Ref::Entity(at)));
        if spell {
            self.state.record(EventKind::Cast, you, Some(at));
        }
        self.raise_at(Some(Timing::Whenever), EventKind::Play, player, it, 1);
        if spell {
            self.raise_at(Some(Timing::Whenever), EventKind::Cast, player, it, 1);
        }
        if let Some(who) = pointed.filter(|_| spell) {
            self.raise_at(Some(Timing::Whenever), EventKind::Targeted, who, it, 1);
        }
        if card.card_type == CardType::Minion {
            self.state.record(EventKind::Summon, you, Some(at));
            self.raise_at(Some(Timing::Whenever), EventKind::Summon, player, it, 1);
            self.summon_colossal_parts(at)?;
        }
        self.flush()?;
        if spell && self.stays_in_play(at) && self.state[at].zone == CardZone::NoZone {
            self.state[at].zone = CardZone::Secret;
        }
        Ok(())
    }

    /// Runs the text of a fixture, a card other than the one under test.
    fn run_text_of_another(&mut self, at: usize, scope: Scope) -> Modeled<()> {
        let (card, you) = (self.state[at].card, self.state[at].side);
        let spell = card.card_type == CardType::Spell;
        let has_text = if spell {
            !self.stays_in_play(at)
        } else {
            has_keyword(card, GameTag::BATTLECRY) || has_keyword(card, GameTag::OUTCAST)
        };
        if !has_text {
            return Ok(());
        }
        let effects = self.fixtures.spell(card).or_unmodeled("playing a complex card")?;
        let more =
            self.state.entities.iter().any(|it| it.side == you && it.zone == CardZone::Board && it.spell_damage > 0);
        let deals = effects.iter().any(|effect| effect.verb == Verb::Deal);
        (!(spell && more && deals)).or_unmodeled("Spell Damage beside another spell")?;
        self.text(effects, scope)
    }

    /// Raises the events after the text of a played card.
    fn conclude_play(&mut self, at: usize, pointed: Option<Ref>) -> Modeled<()> {
        let (card, you) = (self.state[at].card, self.state[at].side);
        let (player, it) = (Ref::Player(you), Some(Ref::Entity(at)));
        if card.card_type == CardType::Spell {
            self.add_echo_copy(at)?;
            self.raise_at(Some(Timing::After), EventKind::Cast, player, it, 1);
            if let Some(who) = pointed {
                self.raise_at(Some(Timing::After), EventKind::Targeted, who, it, 1);
            }
        }
        if card.card_type == CardType::Minion {
            self.raise_at(Some(Timing::After), EventKind::Summon, player, it, 1);
            self.flush()?;
        }
        self.raise_at(Some(Timing::After), EventKind::Play, player, it, 1);
        self.flush()
    }

    pub fn use_card(&mut self, at: usize) -> Modeled<()> {
        let texts = self.texts_when_played(at, true);
        let mut scope = Scope::new(at, 0);
        let target = self.choose_target(&texts, &scope, true)?;
        if self.left_plan {
            return Ok(());
        }
        let at_it = self.step_target(target)?;
        scope.target = target;
        let power = self.card.card_type == CardType::HeroPower;
        if power {
            self.require_candidate(&texts, &scope)?;
        }
        self.play_step.get_or_insert(self.steps.len());
        self.steps.push(if power {
            Step::HeroPower(at_it)
        } else {
            Step::Use(self.state.entity_ref(Ref::Entity(at))?, self.plan.option.unwrap_or(0), at_it)
        });
        if self.state[at].attacks > 0 {
            self.left_plan = true;
            return Ok(());
        }
        self.state[at].attacks = if power { 1 } else { LOCATION_COOLDOWN };
        if power {
            self.state.sides[0].mana -= self.visible_cost(at)?;
        }
        self.run_texts(&texts, &scope)?;
        self.process_deaths()?;
        if power {
            self.state.record(EventKind::HeroPower, 0, None);
            self.raise(EventKind::HeroPower, Ref::Player(0), None, 1);
            self.flush()?;
        } else if self.card.card_type == CardType::Location {
            self.state[at].damage += 1;
            self.raise(EventKind::Ability, Ref::Entity(at), None, 1);
            self.flush()?;
        }
        Ok(())
    }
}

/// The number of turns of a minion that is Dormant until an effect wakes it.
pub(crate) const DORMANT_FOREVER: i64 = 1000;
/// The turns for which a used location cannot be used: this and the player's next one.
const LOCATION_COOLDOWN: usize = 2;
