//! What each verb does to the model's state.
use crate::unmodeled::{Known, Modeled, Stop};
use cardwright_data::GameTag;
use cardwright_engine::script::prelude::*;

use crate::model::query::Scope;
use crate::model::simulation::Simulation;
use crate::model::state::{Ref, Spot};
use crate::steps::{Outcome, Step};

impl Simulation<'_> {
    pub fn effects(&mut self, effects: &[Effect], scope: &mut Scope) -> Modeled<()> {
        for effect in effects {
            if let Verb::Either(then, otherwise) = effect.verb {
                let text = if self.holds_now(&effect.when, scope)? { then } else { otherwise };
                self.text(text, scope.clone())?;
                continue;
            }
            if !effect.when.is_always() && !self.holds_now(&effect.when, scope)? {
                continue;
            }
            let n = match effect.amount.per {
                Per::UpTo(_) => {
                    self.force(Outcome::Number(0));
                    i64::from(effect.amount.n)
                }
                Per::One
                | Per::Each(..)
                | Per::Stat(..)
                | Per::Past(..)
                | Per::ThatMuch
                | Per::SchoolsCast
                | Per::Excess
                | Per::Done
                | Per::Stored(..)
                | Per::Number
                | Per::X => self.state.number(&effect.amount, scope)?,
            };
            if effect.verb == Verb::DealSplit {
                self.missiles(&effect.to, n, scope)?;
                continue;
            }
            for _ in 0..effect.times {
                self.effect(effect, n, scope)?;
                if self.off_plan {
                    return Ok(());
                }
                self.flush()?;
            }
        }
        Ok(())
    }

    #[expect(clippy::too_many_lines, reason = "one arm a verb")]
    fn effect(&mut self, effect: &Effect, n: i64, scope: &mut Scope) -> Modeled<()> {
        scope.came = 0;
        let on = self.pick(&effect.to, scope)?;
        let many = usize::try_from(n.max(0)).ok().or_unmodeled("a number too large for a step")?;
        let players: Vec<usize> = on.iter().map(|who| self.state.owner(*who)).collect();
        let source = Some(Ref::Entity(scope.this));
        let mut it = Some(on.clone());
        match &effect.verb {
            Verb::Deal => {
                if matches!(effect.amount.per, Per::UpTo(_)) {
                    // A random number is drawn for each.
                    on.iter().skip(1).for_each(|_| self.force(Outcome::Number(0)));
                }
                scope.done = 0;
                for who in &on {
                    scope.done += self.hit(*who, n, source)?;
                }
            }
            Verb::DealBy(by) => {
                let by = self.pick(by, scope)?;
                scope.done = 0;
                for dealer in by {
                    for who in &on {
                        scope.done += self.hit(*who, n, Some(dealer))?;
                    }
                }
            }
            Verb::Heal | Verb::HealFully => {
                let n = if effect.verb == Verb::Heal { n } else { 100 };
                scope.done = 0;
                for who in &on {
                    let healed = self.heal_by(*who, n, source);
                    if healed > 0 {
                        self.state.did(Deed::Restored, scope.side, None);
                    }
                    scope.done += healed;
                }
            }
            Verb::Armor => {
                for who in &on {
                    let Ref::Hero(side) = who else {
                        return Err(Stop::Unmodeled("Armor of something other than a hero"));
                    };
                    self.state.sides[*side].armor += n;
                    self.raise(EventKind::Armor, Ref::Player(*side), Some(*who), n);
                }
            }
            Verb::Remaining => {
                for who in &on {
                    match who {
                        Ref::Hero(side) => {
                            let hero = &mut self.state.sides[*side];
                            hero.damage = hero.health - n;
                        }
                        Ref::Entity(at) => {
                            let entity = &mut self.state.entities[*at];
                            (entity.health >= n).or_unmodeled("a Health that is set above the maximum")?;
                            entity.damage = entity.health - n;
                        }
                        Ref::Player(_) => return Err(Stop::Unmodeled("this effect on a hero or a player")),
                    }
                }
            }
            Verb::Destroy => {
                for who in &on {
                    let Ref::Entity(at) = who else { return Err(Stop::Unmodeled("this effect on a hero or a player")) };
                    match self.state.entities[*at].spot {
                        Spot::Board | Spot::Weapon => self.state.entities[*at].doomed = true,
                        Spot::Hand | Spot::Deck | Spot::Secret => {
                            self.state.leave(*at);
                            self.state.entities[*at].spot = Spot::Dead;
                        }
                        Spot::Power | Spot::Dead | Spot::Away => {
                            return Err(Stop::Unmodeled("destroying a card that is there"));
                        }
                    }
                }
            }
            Verb::Remove => {
                for who in &on {
                    let Ref::Entity(at) = who else { return Err(Stop::Unmodeled("this effect on a hero or a player")) };
                    self.state.leave(*at);
                }
                it = None;
            }
            Verb::Silence => {
                for who in &on {
                    let Ref::Entity(at) = who else { return Err(Stop::Unmodeled("this effect on a hero or a player")) };
                    let entity = &mut self.state.entities[*at];
                    (entity.is_minion() && entity.spot == Spot::Board)
                        .or_unmodeled("silencing something other than a minion in play")?;
                    // Numbers go back to the printed ones; damage stays, but never kills.
                    let damage = entity.damage.min(i64::from(entity.card.health) - 1);
                    entity.print();
                    entity.damage = damage;
                    entity.tags.clear();
                    entity.silenced = true;
                }
            }
            Verb::Freeze => {
                for who in &on {
                    match who {
                        Ref::Entity(at) => drop(self.state.entities[*at].tags.insert(GameTag::FROZEN)),
                        Ref::Hero(side) => drop(self.state.sides[*side].tags.insert(GameTag::FROZEN)),
                        Ref::Player(_) => return Err(Stop::Unmodeled("this effect on a hero or a player")),
                    }
                    self.raise(EventKind::Freeze, *who, None, 1);
                }
            }
            Verb::Return => {
                for who in &on {
                    let Ref::Entity(at) = who else { return Err(Stop::Unmodeled("this effect on a hero or a player")) };
                    if self.state.come_to_hand(*at) {
                        let player = Ref::Player(self.state.entities[*at].side);
                        self.raise(EventKind::ToHand, player, Some(*who), 1);
                    }
                    let (held, since) = (self.state.entities[*at].held, self.state.entities[*at].since);
                    self.state.entities[*at].print();
                    (self.state.entities[*at].held, self.state.entities[*at].since) = (held, since);
                    self.state.entities[*at].doomed = false;
                }
            }
            Verb::Discard => {
                for who in &on {
                    let Ref::Entity(at) = who else { return Err(Stop::Unmodeled("this effect on a hero or a player")) };
                    self.discard(*at)?;
                }
            }
            Verb::Look => {}
            Verb::Draw(that) => {
                let mut drawn = Vec::new();
                for side in &players {
                    for _ in 0..many {
                        let card =
                            if that.is_always() { self.draw_top(*side)? } else { self.draw_such(*side, that, scope)? };
                        drawn.extend(card.map(Ref::Entity));
                    }
                }
                scope.done = i64::try_from(drawn.len()).ok().or_unmodeled("a number too large for a step")?;
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
                let mut added = Vec::new();
                for side in &players {
                    for came in 0..many {
                        scope.came = came;
                        for at in self.obtain(what, *side, scope, false)? {
                            if self.state.entities[at].spot == Spot::Deck {
                                self.draw_this(at);
                                added.push(Ref::Entity(at));
                            } else if self.state.come_to_hand(at) {
                                self.raise(EventKind::ToHand, Ref::Player(*side), Some(Ref::Entity(at)), 1);
                                added.push(Ref::Entity(at));
                            }
                        }
                    }
                }
                it = Some(added);
            }
            Verb::ToDeck(what, depth) => {
                let mut put = Vec::new();
                for side in &players {
                    for came in 0..many {
                        scope.came = came;
                        for at in self.obtain(what, *side, scope, false)? {
                            self.state.leave(at);
                            // A card of the opponent's changes its owner.
                            let (nth, owner) = (self.state.entities[at].nth, *side);
                            self.state.entities[at].side = owner;
                            self.state.entities[at].print();
                            self.state.entities[at].nth = nth;
                            self.state.entities[at].spot = Spot::Deck;
                            let lies = |at: &usize| &self.state.entities[*at].card.id;
                            let id = *lies(&at);
                            let here = &mut self.state.sides[owner];
                            // If all cards of the deck are the same, their order does not matter.
                            let same =
                                here.plain == 0 && here.deck.iter().all(|at| self.state.entities[*at].card.id == id);
                            if *depth == Depth::Top {
                                here.deck.push(at);
                            } else {
                                here.deck.insert(0, at);
                                here.shuffled |= if *depth == Depth::Shuffled { !same } else { here.plain > 0 };
                            }
                            put.push(Ref::Entity(at));
                            self.raise(EventKind::Shuffle, Ref::Player(*side), Some(Ref::Entity(at)), 1);
                        }
                    }
                }
                it = Some(put);
            }
            Verb::Summon(what) => {
                let mut made = Vec::new();
                for side in &players {
                    for came in 0..many {
                        scope.came = came;
                        for at in self.obtain(what, *side, scope, true)? {
                            let beside = (self.state.entities[scope.this].side == *side).then_some(scope.this);
                            if self.state.onto_board(at, beside) {
                                self.fall_asleep(at);
                                self.state.did(Deed::Summoned, *side, Some(at));
                                self.raise(EventKind::Summon, Ref::Player(*side), Some(Ref::Entity(at)), 1);
                                made.push(Ref::Entity(at));
                            }
                        }
                    }
                }
                it = Some(made);
            }
            Verb::Equip(what) => {
                for side in &players {
                    for at in self.obtain(what, *side, scope, true)? {
                        self.equip(at);
                    }
                }
                it = None;
            }
            Verb::Transform(what) => {
                for who in &on {
                    let Ref::Entity(at) = who else { return Err(Stop::Unmodeled("this effect on a hero or a player")) };
                    let (side, order) = (self.state.entities[*at].side, self.state.entities[*at].nth);
                    // "One that costs (1) more": compared with the card itself.
                    let it = if matches!(what, What::Costing(..)) { Some(vec![*who]) } else { scope.it.clone() };
                    let each = Scope { it, ..scope.clone() };
                    let in_play = self.state.entities[*at].spot == Spot::Board;
                    let made = *self
                        .obtain(what, side, &each, in_play)?
                        .first()
                        .or_unmodeled("a transformation into nothing")?;
                    let mut into = self.state.entities[made].clone();
                    self.state.entities[made].nth = None;
                    // A minion in play can only become a minion.
                    let same = into.card_type() == self.state.entities[*at].card_type();
                    (same || !in_play).or_unmodeled("a transformation into a card of another type in play")?;
                    into.spot = self.state.entities[*at].spot;
                    into.nth = order;
                    into.became = true;
                    into.fresh = true;
                    // The created card takes this card's place.
                    if made + 1 == self.state.entities.len() {
                        self.state.entities.pop();
                    }
                    self.state.entities[*at] = into;
                }
            }
            Verb::TakeControl | Verb::HandOver => {
                for who in &on {
                    let Ref::Entity(at) = who else { return Err(Stop::Unmodeled("this effect on a hero or a player")) };
                    let to =
                        if effect.verb == Verb::TakeControl { scope.side } else { 1 - self.state.entities[*at].side };
                    let spot = self.state.entities[*at].spot;
                    self.state.leave(*at);
                    self.state.entities[*at].side = to;
                    match spot {
                        Spot::Board => {
                            self.state.onto_board(*at, None).or_unmodeled("a change of sides without room")?
                        }
                        Spot::Hand => self.state.come_to_hand(*at).or_unmodeled("a change of sides without room")?,
                        Spot::Weapon => self.equip(*at),
                        Spot::Deck | Spot::Power | Spot::Secret | Spot::Dead | Spot::Away => {
                            return Err(Stop::Unmodeled("a change of sides from that place"));
                        }
                    }
                }
            }
            Verb::Give(modifiers) => {
                for who in &on {
                    self.give(*who, modifiers, n, scope)?;
                }
            }
            Verb::Lend(modifiers, lasts) => {
                for who in &on {
                    let until = self.ends(*lasts)?;
                    self.give_for(*who, modifiers, n, until, scope)?;
                }
            }
            Verb::Attach(id) => {
                if let Some(abilities) = self.fixtures.carried(id) {
                    for who in &on {
                        self.carry(*who, abilities, n, scope)?;
                    }
                } else {
                    let enchant = self.fixtures.enchant(id).or_unmodeled("an enchantment whose text is not read")?;
                    for who in &on {
                        self.attach(*who, &enchant, n, scope)?;
                    }
                }
            }
            Verb::Inherit(which) => {
                let of = self.pick(which, scope)?;
                for one in of {
                    let Ref::Entity(from) = one else {
                        return Err(Stop::Unmodeled("this effect on a hero or a player"));
                    };
                    let entity = &self.state.entities[from];
                    // Of other cards' Deathrattles only simple ones are known.
                    (!self.is_own(from) && entity.carries.is_empty())
                        .or_unmodeled("the Deathrattle of a card that has been given some")?;
                    if !entity.has(GameTag::DEATHRATTLE) || entity.silenced {
                        continue;
                    }
                    let effects = self.fixtures.spell(entity.card).or_unmodeled("the Deathrattle of a complex card")?;
                    let given = Text { word: Word::Deathrattle, instead: false, when: Condition::Always, effects };
                    for who in &on {
                        self.carry(*who, &[Ability::Text(given)], n, scope)?;
                    }
                }
            }
            Verb::SwapStats => {
                for who in &on {
                    let Ref::Entity(at) = who else { return Err(Stop::Unmodeled("this effect on a hero or a player")) };
                    let entity = &mut self.state.entities[*at];
                    (entity.attack, entity.health, entity.damage) = (entity.left(), entity.attack, 0);
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
                scope.done = 0;
                for side in &players {
                    let side = &mut self.state.sides[*side];
                    side.mana += side.locked;
                    scope.done += side.locked + side.overloaded;
                    (side.locked, side.overloaded) = (0, 0);
                }
                return Ok(());
            }
            Verb::SpendMana => {
                let [side] = players[..] else { return Err(Stop::Unmodeled("several players who spend")) };
                scope.done = std::mem::take(&mut self.state.sides[side].mana);
                return Ok(());
            }
            Verb::Ready => {
                for who in &on {
                    match who {
                        Ref::Entity(at) => self.state.entities[*at].attacks = 0,
                        Ref::Hero(side) => self.state.sides[*side].attacks = 0,
                        Ref::Player(_) => return Err(Stop::Unmodeled("this effect on a hero or a player")),
                    }
                }
            }
            Verb::Dormant => {
                for who in &on {
                    let Ref::Entity(at) = who else { return Err(Stop::Unmodeled("this effect on a hero or a player")) };
                    (n > 0).or_unmodeled("sleeping for no turn")?;
                    self.state.entities[*at].sleeps = n;
                    self.state.entities[*at].tags.insert(GameTag::DORMANT);
                }
            }
            Verb::Awaken => {
                for who in &on {
                    let Ref::Entity(at) = who else { return Err(Stop::Unmodeled("this effect on a hero or a player")) };
                    self.awaken(*at)?;
                }
            }
            Verb::Remember => self.state.entities[scope.this].memory = on.first().copied(),
            Verb::Later(trigger) => {
                self.wait(&players, trigger, scope);
                return Ok(());
            }
            Verb::Begin(what) => {
                for at in self.castable(what, scope.side, scope)? {
                    self.state.entities[at].spot = Spot::Secret;
                }
                return Ok(());
            }
            Verb::Cast(what) => {
                for side in &players {
                    for _ in 0..many {
                        for at in self.castable(what, *side, scope)? {
                            self.cast_by_effect(at)?;
                        }
                    }
                }
                return Ok(());
            }
            Verb::Deed(action) => {
                let [side] = players[..] else { return Err(Stop::Unmodeled("several players who do it")) };
                it = Some(self.keyword(*action, side, scope)?);
            }
            Verb::HeroPower(what) => {
                for side in &players {
                    for at in self.obtain(what, *side, scope, false)? {
                        for entity in &mut self.state.entities {
                            if entity.spot == Spot::Power && entity.side == *side {
                                entity.spot = Spot::Dead;
                            }
                        }
                        self.state.entities[at].spot = Spot::Power;
                    }
                }
                return Ok(());
            }
            Verb::Redirect => {
                self.redirected = on.first().copied();
                return Ok(());
            }
            Verb::ChangeDamage(op) => {
                let now = self.lessened.or_unmodeled("damage that nobody deals")?;
                self.lessened = Some(match op {
                    Op::AtMost => now.min(n),
                    Op::AtLeast => now.max(n),
                    Op::Set => n,
                    Op::Times => now * n,
                    Op::Add => now + n,
                });
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
                    side.mana = (side.mana + n).min(side.crystals.max(side.mana));
                }
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
            Verb::Improve => {
                for who in &on {
                    let Ref::Entity(at) = who else { return Err(Stop::Unmodeled("this effect on a hero or a player")) };
                    self.state.entities[*at].counted += n;
                }
            }
            Verb::Corpses => players.iter().for_each(|side| self.state.sides[*side].corpses += n),
            Verb::Wear => {
                for who in &on {
                    let Ref::Entity(at) = who else { return Err(Stop::Unmodeled("this effect on a hero or a player")) };
                    self.state.entities[*at].damage += n;
                }
            }
            Verb::MakeAttack(whom) => {
                // The order of several attackers is known only where they are "they".
                (on.len() <= 1 || effect.to == IT).or_unmodeled("several attackers in turn")?;
                for one in &on {
                    if self.is_gone(*one) {
                        continue;
                    }
                    let each = whom.pick == Pick::All && matches!(whom.from, Source::At(..));
                    let whom = self.pick(whom, scope)?;
                    for other in whom.iter().take(if each { usize::MAX } else { 1 }) {
                        if each && (self.is_gone(*one) || self.is_gone(*other)) {
                            continue;
                        }
                        self.strike(*one, *other)?;
                        if on.len() > 1 || each {
                            self.settle()?;
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
                self.force(Outcome::Number(0));
                return self.text(texts.first().or_unmodeled("a choice of nothing")?, scope.clone());
            }
            Verb::Choose(texts) => {
                self.answers.push(Step::Choose(0));
                return self.text(texts.first().or_unmodeled("a choice of nothing")?, scope.clone());
            }
            Verb::Pay(cost, then) => {
                let [part] = *cost.parts() else { return Err(Stop::Unmodeled("a cost of several parts")) };
                let side = &mut self.state.sides[scope.side];
                let (needed, has) = match part {
                    Part::Corpses(n) => (i64::from(n), &mut side.corpses),
                    Part::Armor(n) => (i64::from(n), &mut side.armor),
                    Part::Mana(n) => (i64::from(n), &mut side.mana),
                    Part::Free
                    | Part::Or
                    | Part::Health(..)
                    | Part::Pool(..)
                    | Part::X(..)
                    | Part::All(..)
                    | Part::Exhaust
                    | Part::Attack
                    | Part::Once(..)
                    | Part::Durability(..)
                    | Part::Cooldown(..)
                    | Part::Overload(..)
                    | Part::Counter(..)
                    | Part::AddCounter(..)
                    | Part::Discard(..)
                    | Part::Destroy(..)
                    | Part::Tap(..)
                    | Part::ToDeck(..)
                    | Part::Exile(..) => return Err(Stop::Unmodeled("a cost of this kind")),
                };
                if *has < needed {
                    return Ok(());
                }
                *has -= needed;
                return self.text(then, scope.clone());
            }
            Verb::Trigger(Word::Deathrattle) => {
                self.rattle(&on, scope.side)?;
            }
            Verb::Repeat(word, what) => {
                for of in self.obtain(what, scope.side, scope, false)? {
                    self.repeat(*word, of, scope)?;
                }
                return Ok(());
            }
            Verb::BonusEffect => {
                for who in &on {
                    self.bonus_effects(*who, n, scope)?;
                }
            }
            Verb::Deaths => {
                self.settle()?;
                return Ok(());
            }
            Verb::SpendCorpses => {
                let [side] = players[..] else { return Err(Stop::Unmodeled("several players who spend")) };
                scope.done = n.min(self.state.sides[side].corpses);
                self.state.sides[side].corpses -= scope.done;
                return Ok(());
            }
            Verb::DealSplit
            | Verb::Swap(..)
            | Verb::Pool(..)
            | Verb::Counter
            | Verb::BecomeHero(..)
            | Verb::Trigger(..)
            | Verb::Discover { .. }
            | Verb::Launch
            | Verb::Either(..)
            | Verb::Bestow
            | Verb::Store(..)
            | Verb::Native(..)
            | Verb::EndTurn => return Err(Stop::Unmodeled("this effect")),
        }
        // What a card gives itself does not become "it".
        let gives = matches!(effect.verb, Verb::Attach(_) | Verb::Give(_) | Verb::Lend(..));
        if !(gives && effect.to.from == Source::This) {
            scope.it = it;
        }
        Ok(())
    }
}
