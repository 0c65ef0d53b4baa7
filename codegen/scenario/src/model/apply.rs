//! What effects do to the table, worked out apart from the rules.
use cardwright_data::GameTag;
use cardwright_engine::script::prelude::*;

use crate::model::query::Scope;
use crate::model::simulation::Simulation;
use crate::model::state::{Ref, Spot};
use crate::steps::{Outcome, Step};

impl Simulation<'_> {
    pub fn effects(&mut self, effects: &[Effect], scope: &mut Scope) -> Option<()> {
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
                _ => self.state.number(&effect.amount, scope)?,
            };
            if effect.verb == Verb::DealSplit {
                self.missiles(&effect.to, n, scope)?;
                continue;
            }
            for _ in 0..effect.times {
                self.effect(effect, n, scope)?;
                if self.broken {
                    return Some(());
                }
                self.flush()?;
            }
        }
        Some(())
    }

    #[expect(clippy::too_many_lines, reason = "one arm a verb")]
    fn effect(&mut self, effect: &Effect, n: i64, scope: &mut Scope) -> Option<()> {
        scope.came = 0;
        let on = self.pick(&effect.to, scope)?;
        let many = usize::try_from(n.max(0)).ok()?;
        let players: Vec<usize> = on.iter().map(|who| self.state.owner(*who)).collect();
        let source = Some(Ref::Entity(scope.this));
        let mut it = Some(on.clone());
        match &effect.verb {
            Verb::Deal => {
                if matches!(effect.amount.per, Per::UpTo(_)) {
                    // The dice are thrown for each.
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
                    let healed = self.mend(*who, n, source);
                    if healed > 0 {
                        self.state.did(Deed::Restored, scope.side, None);
                    }
                    scope.done += healed;
                }
            }
            Verb::Armor => {
                for who in &on {
                    let Ref::Hero(side) = who else { return None };
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
                            (entity.health >= n).then_some(())?;
                            entity.damage = entity.health - n;
                        }
                        Ref::Player(_) => return None,
                    }
                }
            }
            Verb::Destroy => {
                for who in &on {
                    let Ref::Entity(at) = who else { return None };
                    match self.state.entities[*at].spot {
                        Spot::Board | Spot::Weapon => self.state.entities[*at].doomed = true,
                        Spot::Hand | Spot::Deck | Spot::Secret => {
                            self.state.leave(*at);
                            self.state.entities[*at].spot = Spot::Dead;
                        }
                        _ => return None,
                    }
                }
            }
            Verb::Remove => {
                for who in &on {
                    let Ref::Entity(at) = who else { return None };
                    self.state.leave(*at);
                }
                it = None;
            }
            Verb::Silence => {
                for who in &on {
                    let Ref::Entity(at) = who else { return None };
                    let entity = &mut self.state.entities[*at];
                    (entity.is_minion() && entity.spot == Spot::Board).then_some(())?;
                    // Numbers go back to what is printed; what was hurt stays so as far as there is room.
                    let damage = entity.damage.min(i64::from(entity.record.health) - 1);
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
                        Ref::Player(_) => return None,
                    }
                    self.raise(EventKind::Freeze, *who, None, 1);
                }
            }
            Verb::Return => {
                for who in &on {
                    let Ref::Entity(at) = who else { return None };
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
                    let Ref::Entity(at) = who else { return None };
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
                scope.done = i64::try_from(drawn.len()).ok()?;
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
                            // Somebody of theirs changes sides with it.
                            let (nth, owner) = (self.state.entities[at].nth, *side);
                            self.state.entities[at].side = owner;
                            self.state.entities[at].print();
                            self.state.entities[at].nth = nth;
                            self.state.entities[at].spot = Spot::Deck;
                            let lies = |at: &usize| &self.state.entities[*at].record.id;
                            let id = *lies(&at);
                            let here = &mut self.state.sides[owner];
                            // Among cards that are the same nobody need know which lies where.
                            let same =
                                here.plain == 0 && here.deck.iter().all(|at| self.state.entities[*at].record.id == id);
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
                    let Ref::Entity(at) = who else { return None };
                    let (side, order) = (self.state.entities[*at].side, self.state.entities[*at].nth);
                    // "One that costs (1) more" than it itself.
                    let it = if matches!(what, What::Costing(..)) { Some(vec![*who]) } else { scope.it.clone() };
                    let each = Scope { it, ..scope.clone() };
                    let in_play = self.state.entities[*at].spot == Spot::Board;
                    let made = *self.obtain(what, side, &each, in_play)?.first()?;
                    let mut into = self.state.entities[made].clone();
                    self.state.entities[made].nth = None;
                    // In play nothing becomes what cannot stand there.
                    let same = into.card_type() == self.state.entities[*at].card_type();
                    (same || !in_play).then_some(())?;
                    into.spot = self.state.entities[*at].spot;
                    into.nth = order;
                    into.became = true;
                    into.fresh = true;
                    // The one that was made is this one.
                    if made + 1 == self.state.entities.len() {
                        self.state.entities.pop();
                    }
                    self.state.entities[*at] = into;
                }
            }
            Verb::TakeControl | Verb::HandOver => {
                for who in &on {
                    let Ref::Entity(at) = who else { return None };
                    let to =
                        if effect.verb == Verb::TakeControl { scope.side } else { 1 - self.state.entities[*at].side };
                    let spot = self.state.entities[*at].spot;
                    self.state.leave(*at);
                    self.state.entities[*at].side = to;
                    match spot {
                        Spot::Board => self.state.onto_board(*at, None).then_some(())?,
                        Spot::Hand => self.state.come_to_hand(*at).then_some(())?,
                        Spot::Weapon => self.equip(*at),
                        _ => return None,
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
                    let enchant = self.fixtures.enchant(id)?;
                    for who in &on {
                        self.attach(*who, &enchant, n, scope)?;
                    }
                }
            }
            Verb::Inherit(which) => {
                let of = self.pick(which, scope)?;
                for one in of {
                    let Ref::Entity(from) = one else { return None };
                    let entity = &self.state.entities[from];
                    // What others leave behind is known of simple ones alone.
                    (!self.is_own(from) && entity.carries.is_empty()).then_some(())?;
                    if !entity.has(GameTag::DEATHRATTLE) || entity.silenced {
                        continue;
                    }
                    let effects = self.fixtures.spell(entity.record)?;
                    let given = Text { word: Word::Deathrattle, instead: false, when: Condition::Always, effects };
                    for who in &on {
                        self.carry(*who, &[Ability::Text(given)], n, scope)?;
                    }
                }
            }
            Verb::SwapStats => {
                for who in &on {
                    let Ref::Entity(at) = who else { return None };
                    let entity = &mut self.state.entities[*at];
                    (entity.attack, entity.health, entity.damage) = (entity.left(), entity.attack, 0);
                }
            }
            Verb::Crystals { full } => {
                for side in &players {
                    let side = &mut self.state.sides[*side];
                    // Whether those that do not fit fill others is not said.
                    (!*full || n <= 10 - side.crystals).then_some(())?;
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
                return Some(());
            }
            Verb::SpendMana => {
                let [side] = players[..] else { return None };
                scope.done = std::mem::take(&mut self.state.sides[side].mana);
                return Some(());
            }
            Verb::Ready => {
                for who in &on {
                    match who {
                        Ref::Entity(at) => self.state.entities[*at].attacks = 0,
                        Ref::Hero(side) => self.state.sides[*side].attacks = 0,
                        Ref::Player(_) => return None,
                    }
                }
            }
            Verb::Dormant => {
                for who in &on {
                    let Ref::Entity(at) = who else { return None };
                    (n > 0).then_some(())?;
                    self.state.entities[*at].sleeps = n;
                    self.state.entities[*at].tags.insert(GameTag::DORMANT);
                }
            }
            Verb::Awaken => {
                for who in &on {
                    let Ref::Entity(at) = who else { return None };
                    self.awaken(*at)?;
                }
            }
            Verb::Remember => self.state.entities[scope.this].memory = on.first().copied(),
            Verb::Later(trigger) => {
                self.wait(&players, trigger, scope);
                return Some(());
            }
            Verb::Begin(what) => {
                for at in self.castable(what, scope.side, scope)? {
                    self.state.entities[at].spot = Spot::Secret;
                }
                return Some(());
            }
            Verb::Cast(what) => {
                for side in &players {
                    for _ in 0..many {
                        for at in self.castable(what, *side, scope)? {
                            self.cast_by_effect(at)?;
                        }
                    }
                }
                return Some(());
            }
            Verb::Deed(action) => {
                let [side] = players[..] else { return None };
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
                return Some(());
            }
            Verb::Redirect => {
                self.redirected = on.first().copied();
                return Some(());
            }
            Verb::ChangeDamage(op) => {
                let now = self.lessened?;
                self.lessened = Some(match op {
                    Op::AtMost => now.min(n),
                    Op::AtLeast => now.max(n),
                    Op::Set => n,
                    Op::Times => now * n,
                    Op::Add => now + n,
                });
                return Some(());
            }
            Verb::Mana => {
                for side in &players {
                    // Nobody has more than ten.
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
                    // An empty one goes first.
                    let empty = side.crystals - side.mana;
                    side.crystals = (side.crystals - n).max(0);
                    side.mana = (side.mana - (n - empty).max(0)).max(0);
                }
            }
            Verb::Improve => {
                for who in &on {
                    let Ref::Entity(at) = who else { return None };
                    self.state.entities[*at].counted += n;
                }
            }
            Verb::Corpses => players.iter().for_each(|side| self.state.sides[*side].corpses += n),
            Verb::Wear => {
                for who in &on {
                    let Ref::Entity(at) = who else { return None };
                    self.state.entities[*at].damage += n;
                }
            }
            Verb::MakeAttack(whom) => {
                // Who falls to whom, where several attack in turn, is told of those alone that are "they".
                (on.len() <= 1 || effect.to == IT).then_some(())?;
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
                return Some(());
            }
            Verb::AtRandom(texts) => {
                self.force(Outcome::Number(0));
                return self.text(texts.first()?, scope.clone());
            }
            Verb::Choose(texts) => {
                self.answers.push(Step::Choose(0));
                return self.text(texts.first()?, scope.clone());
            }
            Verb::Pay(cost, then) => {
                let [part] = *cost.parts() else { return None };
                let side = &mut self.state.sides[scope.side];
                let (needed, has) = match part {
                    Part::Corpses(n) => (i64::from(n), &mut side.corpses),
                    Part::Armor(n) => (i64::from(n), &mut side.armor),
                    Part::Mana(n) => (i64::from(n), &mut side.mana),
                    _ => return None,
                };
                if *has < needed {
                    return Some(());
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
                return Some(());
            }
            Verb::BonusEffect => {
                for who in &on {
                    self.bonus_effects(*who, n, scope)?;
                }
            }
            Verb::Deaths => {
                self.settle()?;
                return Some(());
            }
            Verb::SpendCorpses => {
                let [side] = players[..] else { return None };
                scope.done = n.min(self.state.sides[side].corpses);
                self.state.sides[side].corpses -= scope.done;
                return Some(());
            }
            _ => return None,
        }
        // What a card gives itself is not what "it" is about.
        let gives = matches!(effect.verb, Verb::Attach(_) | Verb::Give(_) | Verb::Lend(..));
        if !(gives && effect.to.from == Source::This) {
            scope.it = it;
        }
        Some(())
    }
}
