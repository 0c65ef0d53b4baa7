//! The effect of each verb on the model's state.
use crate::mentions::Mentions;
use crate::reads::power_of;
use crate::unmodeled::{Modeled, NOT_A_CARD, OrStop, unmodeled};
use cardwright_data::{CardType, GameTag};
use cardwright_vocabulary::script::prelude::*;

use crate::enchantment::apply_op;
use crate::model::query::Scope;
use crate::model::reached::TextLocation;
use crate::model::simulation::Simulation;
use crate::model::state::{CardZone, Entity, HAND_SIZE, Ref, cards};
use crate::steps::{ForcedOutcome, Step};

/// Excludes the entity that "it" refers to.
const ANOTHER: Condition = not(&is(&IT));

impl Simulation<'_> {
    /// Performs effects in order.
    pub fn effects(&mut self, effects: &[Effect], scope: &mut Scope) -> Modeled<()> {
        self.reached.add(TextLocation::of_list(effects));
        for (number, effect) in effects.iter().enumerate() {
            self.reached.add(TextLocation::of_condition(effect));
            let attacks = effects[..number].iter().any(|before| matches!(before.verb, Verb::MakeAttack(_)));
            (effect.amount.per != Multiplier::Excess || !attacks).or_unmodeled("excess damage of an attack")?;
            if let Verb::Either(then, otherwise) = effect.verb {
                self.reached.add(TextLocation::of_effect(effect));
                let text = if self.holds_now(&effect.when, scope)? { then } else { otherwise };
                self.text(text, scope.clone())?;
                continue;
            }
            if !effect.when.is_always() && !self.holds_now(&effect.when, scope)? {
                continue;
            }
            self.reached.add(TextLocation::of_effect(effect));
            let n = if let Multiplier::UpTo(_) = effect.amount.per {
                self.force(ForcedOutcome::Number(0));
                i64::from(effect.amount.n)
            } else {
                self.state.number(&effect.amount, scope)?
            };
            if effect.verb == Verb::DealSplit {
                self.deal_split_damage(&effect.to, n, scope)?;
                continue;
            }
            for _ in 0..effect.times {
                self.effect(effect, n, scope)?;
                if self.left_plan {
                    return Ok(());
                }
                self.flush()?;
            }
        }
        Ok(())
    }

    #[expect(clippy::too_many_lines, reason = "one arm a verb")]
    fn effect(&mut self, effect: &Effect, n: i64, scope: &mut Scope) -> Modeled<()> {
        scope.created_count = 0;
        let at_random = matches!(effect.to.pick, Pick::Random(_)) && effect.to.that[1].is_always();
        let on = if at_random && effect.verb == Verb::Trigger(Word::Deathrattle) {
            // "the Deathrattle of a random friendly Mech": of those that have one.
            self.pick(&effect.to.that(with(GameTag::DEATHRATTLE)), scope)?
        } else if at_random && effect.verb == Verb::MakeAttack(IT) {
            // "Force a random enemy minion to attack it.": nobody attacks itself.
            self.pick(&effect.to.that(ANOTHER), scope)?
        } else {
            self.pick(&effect.to, scope)?
        };
        let many = usize::try_from(n.max(0))?;
        let players: Vec<usize> = on.iter().map(|who| self.state.owner(*who)).collect();
        let source = Some(Ref::Entity(scope.this));
        let mut it = Some(on.clone());
        match &effect.verb {
            Verb::Deal => {
                if matches!(effect.amount.per, Multiplier::UpTo(_)) {
                    // A random number is drawn for each.
                    on.iter().skip(1).for_each(|_| self.force(ForcedOutcome::Number(0)));
                }
                scope.last_amount = self.deal_damage_to_each(&on, n, source)?;
            }
            Verb::DealBy(by) => {
                let by = self.pick(by, scope)?;
                scope.last_amount = 0;
                for dealer in by {
                    scope.last_amount += self.deal_damage_to_each(&on, n, Some(dealer))?;
                }
            }
            Verb::Heal | Verb::HealFully => {
                let n = if effect.verb == Verb::Heal { n } else { 100 };
                scope.last_amount = 0;
                for who in &on {
                    let healed = self.restore_health(*who, n, source);
                    if healed > 0 {
                        self.state.record(EventKind::Restore, scope.side, None);
                    }
                    scope.last_amount += healed;
                }
            }
            Verb::Armor => {
                for who in &on {
                    let Ref::Hero(side) = *who else { return unmodeled("Armor of something other than a hero") };
                    self.state.sides[side].armor += n;
                    self.raise(EventKind::Armor, Ref::Player(side), Some(*who), n);
                }
            }
            Verb::SetHealth => {
                for who in &on {
                    let (health, damage) = match *who {
                        Ref::Hero(side) => (self.state.sides[side].hero_max_health, &mut self.state.sides[side].damage),
                        Ref::Entity(at) => (self.state[at].health, &mut self.state[at].damage),
                        Ref::Player(_) => return unmodeled(NOT_A_CARD),
                    };
                    (matches!(who, Ref::Hero(_)) || health >= n)
                        .or_unmodeled("a Health that is set above the maximum")?;
                    *damage = health - n;
                }
            }
            Verb::Destroy => {
                for at in cards(&on)? {
                    match self.state[at].zone {
                        CardZone::Board | CardZone::Weapon => self.state[at].is_destroyed = true,
                        CardZone::Hand | CardZone::Deck | CardZone::Secret => {
                            self.state.leave(at);
                            self.state[at].zone = CardZone::Graveyard;
                        }
                        CardZone::HeroPower | CardZone::Graveyard | CardZone::NoZone => {
                            return unmodeled("destroying a card that is there");
                        }
                    }
                }
            }
            Verb::Remove => {
                let spell = |it: usize| self.is_tested_card(it) && self.state[it].card_type() == CardType::Spell;
                (!cards(&on)?.into_iter().any(spell)).or_unmodeled("a spell that removes itself")?;
                cards(&on)?.into_iter().for_each(|at| self.state.leave(at));
                it = None;
            }
            Verb::Silence => {
                for at in cards(&on)? {
                    let entity = &mut self.state[at];
                    (entity.is_minion() && entity.zone == CardZone::Board)
                        .or_unmodeled("silencing something other than a minion in play")?;
                    // Numbers go back to the printed ones; damage stays, but never kills.
                    let damage = entity.damage.min(i64::from(entity.card.health) - 1);
                    entity.reset_to_printed();
                    entity.damage = damage;
                    entity.tags.clear();
                    entity.silenced = true;
                }
            }
            Verb::Freeze => {
                for who in &on {
                    let hears = |it: &Ability| matches!(it, Ability::Trigger(it) if it.on.kind == EventKind::Freeze);
                    let again = !self.state.tags(*who)?.insert(GameTag::FROZEN);
                    (!again || !self.abilities.iter().any(hears)).or_unmodeled("freezing who is frozen")?;
                    self.raise(EventKind::Freeze, *who, None, 1);
                }
            }
            Verb::Return => {
                for at in cards(&on)? {
                    if self.state.enter_hand(at) {
                        self.raise_card_event(EventKind::ToHand, at);
                    }
                    self.state[at].reset_to_printed();
                    self.state[at].is_destroyed = false;
                }
            }
            Verb::Discard => {
                for at in cards(&on)? {
                    self.discard(at)?;
                }
            }
            // Only texts that ask for it see what is recorded.
            Verb::Record | Verb::Select => {}
            Verb::Draw(that) => {
                let mut drawn = Vec::new();
                for side in &players {
                    for _ in 0..many {
                        let card = if that.is_always() {
                            self.draw_top(*side)?
                        } else {
                            self.draw_first_match(*side, that, scope)?
                        };
                        drawn.extend(card.map(Ref::Entity));
                    }
                }
                scope.last_amount = i64::try_from(drawn.len())?;
                it = Some(drawn);
            }
            Verb::DrawUntil => {
                for side in &players {
                    while self.state.sides[*side].hand.len() < many {
                        self.draw_top(*side)?;
                    }
                }
            }
            Verb::AddToHand(what) => {
                if let CardSource::Themselves(Selector { from: SelectionSource::At(whose, Place::Deck), .. }) = what {
                    (*whose == Side::Friendly && players.iter().all(|side| *side == scope.side))
                        .or_unmodeled("a card of a deck that the other player gets")?;
                }
                it = Some(self.obtain_for(&players, many, (what, CardZone::Hand), scope, |model, at, side, _| {
                    if model.state[at].zone == CardZone::Deck {
                        model.draw_specific(at);
                        return true;
                    }
                    // A card that another player gets comes into that player's hand.
                    if model.state[at].side != side {
                        model.state.leave(at);
                        model.state[at].side = side;
                    }
                    let came = model.state.enter_hand(at);
                    if came {
                        model.raise_card_event(EventKind::ToHand, at);
                    }
                    came
                })?);
                // A Concoction mixes with another one, a Fortune becomes another card.
                let hears = |it: &Ability| matches!(it, Ability::Trigger(it) if it.active_zone == ActiveZone::Hand && it.on.kind == EventKind::ToHand && it.on.object == Condition::Itself);
                let changes = |power: &'static Power| {
                    power.abilities().iter().any(|it| hears(it))
                        && Mentions::of(power).has_verb(|it| matches!(it, Verb::Transform(_)))
                };
                let given = it.iter().flatten().filter_map(|who| who.card().ok());
                let simple = given.map(|at| self.state[at].card).all(|card| !changes(power_of(card)));
                simple.or_unmodeled("a card that changes as it comes to the hand")?;
            }
            Verb::ToDeck(what, depth) => {
                it = Some(self.obtain_for(&players, many, (what, CardZone::Deck), scope, |model, at, side, _| {
                    model.put_into_deck(at, side, *depth);
                    true
                })?);
            }
            Verb::Summon(what) => {
                it = Some(self.obtain_for(
                    &players,
                    many,
                    (what, CardZone::Board),
                    scope,
                    |model, at, side, scope| {
                        let beside = (model.state[scope.this].side == side).then_some(scope.this);
                        model.summon(at, beside)
                    },
                )?);
            }
            Verb::Equip(what) => {
                for side in &players {
                    for at in self.create_or_take(what, *side, scope, CardZone::Board)? {
                        self.equip(at);
                    }
                }
                it = None;
            }
            Verb::Transform(what) => {
                for at in cards(&on)? {
                    self.transform(at, what, scope)?;
                }
            }
            Verb::TakeControl | Verb::HandOver => {
                for at in cards(&on)? {
                    let to = if effect.verb == Verb::TakeControl { scope.side } else { 1 - self.state[at].side };
                    let spot = self.state[at].zone;
                    self.state.leave(at);
                    self.state[at].side = to;
                    let came = match spot {
                        CardZone::Board => self.state.put_on_board(at, None),
                        CardZone::Hand => self.state.enter_hand(at),
                        CardZone::Weapon => {
                            self.equip(at);
                            true
                        }
                        CardZone::Deck
                        | CardZone::HeroPower
                        | CardZone::Secret
                        | CardZone::Graveyard
                        | CardZone::NoZone => false,
                    };
                    came.or_unmodeled("a change of sides without room, or from that place")?;
                }
            }
            Verb::Give(modifiers) => {
                for who in &on {
                    self.give(*who, modifiers, n, None, scope)?;
                }
            }
            Verb::GiveFor(modifiers, lasts) => {
                for who in &on {
                    self.give(*who, modifiers, n, self.end_of_duration(*lasts)?, scope)?;
                }
            }
            Verb::Attach(id) => {
                let enchant = self.fixtures.enchant(id);
                for who in &on {
                    if let Some(abilities) = self.fixtures.enchantment_abilities(id) {
                        self.attach_abilities(*who, abilities, n, scope)?;
                    } else {
                        let enchant = enchant.or_unmodeled("an enchantment whose text is not read")?;
                        self.attach(*who, &enchant, n, scope)?;
                    }
                }
            }
            Verb::Inherit(which) => {
                for from in cards(&self.pick(which, scope)?)? {
                    let entity = &self.state[from];
                    // Of other cards' Deathrattles only simple ones are known.
                    (!self.is_tested_card(from) && entity.granted.is_empty())
                        .or_unmodeled("the Deathrattle of a card that has been given some")?;
                    if !entity.has(GameTag::DEATHRATTLE) || entity.silenced {
                        continue;
                    }
                    let effects = self.fixtures.spell(entity.card).or_unmodeled("the Deathrattle of a complex card")?;
                    let given = Text { word: Word::Deathrattle, instead: false, when: Condition::Always, effects };
                    for who in &on {
                        self.attach_abilities(*who, &[Ability::Text(given)], n, scope)?;
                    }
                }
            }
            Verb::SwapStats => {
                for at in cards(&on)? {
                    let entity = &mut self.state[at];
                    (entity.attack, entity.health, entity.damage) = (entity.remaining_health(), entity.attack, 0);
                }
            }
            Verb::Crystals { full } => {
                for side in &players {
                    let side = &mut self.state.sides[*side];
                    // No text says whether surplus full crystals refill others.
                    (!*full || n <= 10 - side.crystals).or_unmodeled("mana crystals above the maximum")?;
                    let more = n.min(10 - side.crystals);
                    side.crystals += more;
                    side.mana += if *full { more } else { 0 };
                }
            }
            Verb::Unlock => {
                scope.last_amount = 0;
                for side in &players {
                    let side = &mut self.state.sides[*side];
                    side.mana += side.locked;
                    scope.last_amount += side.locked + side.overloaded;
                    (side.locked, side.overloaded) = (0, 0);
                }
                return Ok(());
            }
            Verb::SpendMana => {
                let [side] = players[..] else { return unmodeled("several players who spend") };
                scope.last_amount = std::mem::take(&mut self.state.sides[side].mana);
                return Ok(());
            }
            Verb::Ready => {
                for who in &on {
                    *self.state.attacks(*who)? = 0;
                }
            }
            Verb::Dormant => {
                (n > 0).or_unmodeled("sleeping for no turn")?;
                cards(&on)?.into_iter().for_each(|at| self.state[at].make_dormant(n));
            }
            Verb::Awaken => {
                for at in cards(&on)? {
                    self.awaken(at)?;
                }
            }
            Verb::Remember => self.state[scope.this].remembered = on.first().copied(),
            Verb::Delay(trigger) => {
                self.add_delayed_trigger(&players, trigger, scope);
                return Ok(());
            }
            Verb::StartQuest(what) => {
                for at in self.castable_spells(what, scope.side, scope)? {
                    (!self.state.is_active_secret(at)).or_unmodeled("a Secret that is active")?;
                    self.state[at].zone = CardZone::Secret;
                }
                return Ok(());
            }
            Verb::Cast(what) => {
                for side in &players {
                    for _ in 0..many {
                        for at in self.castable_spells(what, *side, scope)? {
                            self.cast_by_effect(at)?;
                        }
                    }
                }
                return Ok(());
            }
            Verb::KeywordAction(action) => {
                let [side] = players[..] else { return unmodeled("several players who do it") };
                it = Some(self.keyword(*action, side, scope)?);
            }
            Verb::HeroPower(what) => {
                for side in &players {
                    for at in self.create_or_take(what, *side, scope, CardZone::NoZone)? {
                        self.state.clear_zone(CardZone::HeroPower, *side);
                        self.state[at].zone = CardZone::HeroPower;
                    }
                }
                return Ok(());
            }
            Verb::Redirect => {
                self.redirected_target = on.first().copied();
                return Ok(());
            }
            Verb::ChangeDamage(op) => {
                let now = self.pending_damage.or_unmodeled("damage that nobody deals")?;
                self.pending_damage = Some(apply_op(now, *op, n));
                return Ok(());
            }
            Verb::Mana => {
                for side in &players {
                    // The maximum is ten.
                    let side = &mut self.state.sides[*side];
                    side.mana = (side.mana + n).min(10.max(side.mana));
                }
            }
            Verb::Refresh => {
                for side in &players {
                    let side = &mut self.state.sides[*side];
                    side.mana = (side.mana + n).clamp(0, side.crystals.max(side.mana));
                }
                return Ok(());
            }
            Verb::DestroyCrystals => {
                for side in &players {
                    let side = &mut self.state.sides[*side];
                    // Empty crystals are destroyed first.
                    let empty = side.crystals - side.mana;
                    side.crystals = (side.crystals - n).max(0);
                    side.mana = (side.mana - (n - empty).max(0)).max(0);
                }
            }
            Verb::Improve => cards(&on)?.into_iter().for_each(|at| self.state[at].progress += n),
            Verb::Corpses => players.iter().for_each(|side| self.state.sides[*side].corpses += n),
            Verb::LoseDurability => cards(&on)?.into_iter().for_each(|at| self.state[at].damage += n),
            Verb::MakeAttack(whom) => {
                // The order of several attackers is known only where they are "they".
                (on.len() <= 1 || effect.to == IT).or_unmodeled("several attackers in turn")?;
                for one in &on {
                    if self.is_gone(*one) {
                        continue;
                    }
                    let each = whom.pick == Pick::All && matches!(whom.from, SelectionSource::At(..));
                    let whom = self.pick(whom, scope)?;
                    for other in whom.iter().take(if each { usize::MAX } else { 1 }) {
                        if each && (self.is_gone(*one) || self.is_gone(*other)) {
                            continue;
                        }
                        self.resolve_attack(*one, *other)?;
                        if on.len() > 1 || each {
                            self.process_deaths()?;
                        }
                    }
                }
            }
            Verb::Discover { offer, shown, then, rest: [] } => return self.discover(offer, *shown, then, scope),
            Verb::Times(of) => {
                for _ in 0..many {
                    self.text(of, scope.clone())?;
                }
                return Ok(());
            }
            Verb::AtRandom(texts) => {
                self.force(ForcedOutcome::Number(0));
                return self.text(texts.first().or_unmodeled("a choice of nothing")?, scope.clone());
            }
            Verb::Choose(texts) => {
                self.choice_steps.push(Step::Choose(0));
                return self.text(texts.first().or_unmodeled("a choice of nothing")?, scope.clone());
            }
            Verb::Pay(cost, then) => {
                let [part] = *cost.parts() else { return unmodeled("a cost of several parts") };
                let side = &mut self.state.sides[scope.side];
                let (needed, has) = if let Part::Corpses(n) = part {
                    (n, &mut side.corpses)
                } else if let Part::Armor(n) = part {
                    (n, &mut side.armor)
                } else if let Part::Mana(n) = part {
                    (n, &mut side.mana)
                } else {
                    return unmodeled("a cost of this kind");
                };
                if *has < needed.into() {
                    return Ok(());
                }
                *has -= i64::from(needed);
                return self.text(then, scope.clone());
            }
            Verb::Trigger(Word::Deathrattle) => self.trigger_deathrattles(&cards(&on)?, scope.side)?,
            Verb::Repeat(word, what) => {
                for of in self.create_or_take(what, scope.side, scope, CardZone::NoZone)? {
                    self.repeat_texts(*word, of, scope)?;
                }
                return Ok(());
            }
            Verb::BonusEffect => {
                for at in cards(&on)? {
                    self.bonus_effects(at, n, scope)?;
                }
            }
            Verb::ProcessDeaths => return self.process_deaths(),
            Verb::SpendCorpses => {
                let [side] = players[..] else { return unmodeled("several players who spend") };
                scope.last_amount = n.min(self.state.sides[side].corpses);
                self.state.sides[side].corpses -= scope.last_amount;
                return Ok(());
            }
            Verb::DealSplit
            | Verb::Swap(..)
            | Verb::SwapNumber(..)
            | Verb::Pool(..)
            | Verb::Counter
            | Verb::BecomeHero(..)
            | Verb::Trigger(..)
            | Verb::Discover { .. }
            | Verb::Launch
            | Verb::Either(..)
            | Verb::Bestow
            | Verb::KeywordsOf(..)
            | Verb::Store(..)
            | Verb::Native(..)
            | Verb::Fatigue
            | Verb::SortDeck(..)
            | Verb::Keep(..)
            | Verb::Each(..)
            | Verb::Overload
            | Verb::CastAt(..)
            | Verb::EndOfTurn
            | Verb::MaxMana
            | Verb::MaxHand
            | Verb::Rotate { .. }
            | Verb::Prolong
            | Verb::Advance(..)
            | Verb::DarkGift
            | Verb::SwapClass
            | Verb::Rewind(..)
            | Verb::Make(..)
            | Verb::Merge(..)
            | Verb::Play
            | Verb::CastAgain
            | Verb::ExtraTurn
            | Verb::SecondHeroPower(_)
            | Verb::UpgradeHeroPower
            | Verb::AwakenSooner
            | Verb::MoveInHand { .. }
            | Verb::PlayAt(..)
            | Verb::EndTurn
            | Verb::RepeatThis => return unmodeled("this effect"),
        }
        // What a card gives itself does not become "it".
        let gives = matches!(effect.verb, Verb::Attach(_) | Verb::Give(_) | Verb::GiveFor(..));
        if !(gives && effect.to.from == SelectionSource::This) {
            scope.last_result = it;
        }
        Ok(())
    }

    /// Deals damage to each entity; returns the total.
    fn deal_damage_to_each(&mut self, on: &[Ref], n: i64, by: Option<Ref>) -> Modeled<i64> {
        on.iter().try_fold(0, |done, who| Ok(done + self.deal_damage(*who, n, by)?))
    }

    /// Creates or takes cards for each player as often as the text says, and moves each with `arrive`; returns the cards that
    /// arrived.
    fn obtain_for(
        &mut self,
        players: &[usize],
        many: usize,
        (what, to): (&CardSource, CardZone),
        scope: &mut Scope,
        arrive: impl Fn(&mut Self, usize, usize, &Scope) -> bool,
    ) -> Modeled<Vec<Ref>> {
        let mut arrived = Vec::new();
        // Two copies of a random one are of the same one.
        let chosen = if let CardSource::CopyOf(which) = what
            && to == CardZone::Board
            && many > 1
            && matches!(which.pick, Pick::Random(_))
        {
            Some(cards(&self.pick(which, scope)?)?)
        } else {
            None
        };
        // "Fill your hand": no card is made that has no room.
        let fills = to == CardZone::Hand && many >= HAND_SIZE && !matches!(what, CardSource::Themselves(_));
        for side in players {
            for came in 0..many {
                if fills && self.state.sides[*side].hand.len() >= HAND_SIZE {
                    break;
                }
                scope.created_count = came;
                let obtained = match &chosen {
                    Some(chosen) => self.copies(chosen, *side, to)?,
                    None => self.create_or_take(what, *side, scope, to)?,
                };
                for at in obtained {
                    arrived.extend(arrive(self, at, *side, scope).then_some(Ref::Entity(at)));
                }
            }
        }
        Ok(arrived)
    }

    /// Puts a card into a player's deck and gives the player its ownership.
    fn put_into_deck(&mut self, at: usize, side: usize, depth: DeckPosition) {
        let keeps = matches!(self.state[at].zone, CardZone::Deck | CardZone::NoZone);
        self.state.leave(at);
        let entity = &mut self.state[at];
        entity.side = side;
        if !keeps {
            entity.reset_to_printed();
        }
        entity.zone = CardZone::Deck;
        let id = entity.card.id;
        let here = &mut self.state.sides[side];
        // If all cards of the deck are the same, their order does not matter.
        let same = here.plain_minions == 0 && here.deck.iter().all(|at| self.state.entities[*at].card.id == id);
        if depth == DeckPosition::Top {
            here.deck.push(at);
        } else {
            here.deck.insert(0, at);
            here.deck_order_unknown |= if depth == DeckPosition::Shuffled { !same } else { here.plain_minions > 0 };
        }
        self.raise_card_event(EventKind::Shuffle, at);
    }

    /// Puts a card into play as an effect summons it; `false` if there is no room.
    pub fn summon(&mut self, at: usize, beside: Option<usize>) -> bool {
        let came = self.state.put_on_board(at, beside);
        if came {
            self.apply_own_dormancy(at);
            self.state.record(EventKind::Summon, self.state[at].side, Some(at));
            self.raise_card_event(EventKind::Summon, at);
        }
        came
    }

    /// Transforms a card in its zone.
    fn transform(&mut self, at: usize, what: &CardSource, scope: &Scope) -> Modeled<()> {
        let (side, spot, nth) = (self.state[at].side, self.state[at].zone, self.state[at].creation_number);
        // "One that costs (1) more": compared with the card itself.
        let it = if matches!(what, CardSource::Costing(..)) {
            Some(vec![Ref::Entity(at)])
        } else {
            scope.last_result.clone()
        };
        let in_play = spot == CardZone::Board;
        let own = self.state[at].card.id;
        // Never the form that it has.
        let made = if let CardSource::OneOf(ids) = what
            && at == scope.this
        {
            let id = ids.iter().find(|id| **id != own).or_unmodeled("a choice of nothing else")?;
            self.force(ForcedOutcome::Card(id));
            vec![self.state.create(self.fixtures.require_card(id)?, side)?]
        } else {
            let to = if in_play { CardZone::Board } else { CardZone::NoZone };
            self.create_or_take(what, side, &Scope { last_result: it, ..scope.clone() }, to)?
        };
        let made = *made.first().or_unmodeled("a transformation into nothing")?;
        let into = Entity {
            zone: spot,
            creation_number: nth,
            is_transformed: true,
            summoned_this_turn: true,
            ..self.state[made].clone()
        };
        self.state[made].creation_number = None;
        // A minion in play can only become a minion.
        (into.card_type() == self.state[at].card_type() || !in_play)
            .or_unmodeled("a transformation into a card of another type in play")?;
        // The created card takes this card's place.
        if made + 1 == self.state.entities.len() {
            self.state.entities.pop();
        }
        self.state[at] = into;
        Ok(())
    }
}
