//! What effects do to the table, worked out apart from the rules.
use cardwright_data::CardRecord;
use cardwright_data::enums::{CardType, GameTag};
use cardwright_engine::script::prelude::*;

use super::asked::Scope;
use super::pool;
use super::table::{Body, Ref, Spot};
use super::tale::{Left, Tale};

impl<'a> Tale<'_, 'a> {
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
                    self.force("Force(Number(0))".to_owned());
                    i64::from(effect.amount.n)
                }
                _ => self.table.number(&effect.amount, scope)?,
            };
            if effect.verb == Verb::DealSplit {
                self.missiles(&effect.to, n, scope)?;
                continue;
            }
            for _ in 0..effect.times {
                self.effect(effect, n, scope)?;
                self.flush()?;
            }
        }
        Some(())
    }

    /// So much damage, one at a time, among all who live.
    fn missiles(&mut self, to: &Selector, n: i64, scope: &Scope) -> Option<()> {
        for at in 0..n {
            let mut all = self.table.candidates(to, scope)?;
            all.retain(|who| !matches!(who, Ref::Body(at) if self.table.bodies[*at].is_dying()));
            if all.is_empty() {
                break;
            }
            let hit = self.hinted(&all).unwrap_or(all[usize::try_from(at).ok()? % all.len()]);
            self.forced(hit, all.len())?;
            self.hit(hit, 1, Some(Ref::Body(scope.this)))?;
            self.flush()?;
        }
        Some(())
    }

    /// The one of these whom the dice showed before; none of them, and it goes otherwise.
    fn hinted(&mut self, all: &[Ref]) -> Option<Ref> {
        let hint = self.hint().filter(|hint| hint.starts_with("Force(Entity("))?;
        let found = all.iter().copied().find(|who| self.table.name(*who).is_some_and(|name| *hint == format!("Force(Entity({name}))")));
        self.broken |= found.is_none() && !all.is_empty();
        found
    }

    /// The dice show this one among so many.
    fn forced(&mut self, who: Ref, among: usize) -> Option<()> {
        let name = self.table.name(who).filter(|name| !name.contains("InHand") && !name.contains("The("));
        match name {
            Some(name) if !self.loose => self.force(format!("Force(Entity({name}))")),
            _ if among == 1 => {}
            _ => return None,
        }
        Some(())
    }

    /// What a selector speaks of; where it takes dice, they are told.
    fn pick(&mut self, which: &Selector, scope: &Scope) -> Option<Vec<Ref>> {
        match which.pick {
            Pick::Random(n) => {
                let mut found = self.table.candidates(which, scope)?;
                found.retain(|who| !matches!(who, Ref::Body(at) if self.table.bodies[*at].spot == Spot::Board && self.table.bodies[*at].is_dying()));
                let mut picked = Vec::new();
                while picked.len() < usize::from(n) && !found.is_empty() {
                    // One that a step can name.
                    let named = found.iter().position(|who| self.table.name(*who).is_some_and(|name| name.contains("Nth") || name.contains("Hero")));
                    let hinted = self.hinted(&found).and_then(|who| found.iter().position(|it| *it == who));
                    let named = hinted.or(named);
                    let at = named.unwrap_or(0);
                    if named.is_none() && found.len() <= usize::from(n) - picked.len() {
                        // All of them, in whatever order.
                        self.loose = true;
                    } else {
                        let many = found.len();
                        self.forced(found[at], many)?;
                    }
                    picked.push(found.remove(at));
                }
                Some(picked)
            }
            Pick::Most(stat) | Pick::Least(stat) => {
                if let Some(found) = self.table.gather(which, scope) {
                    return Some(found);
                }
                // Among equals the dice decide.
                let sign = if matches!(which.pick, Pick::Most(_)) { 1 } else { -1 };
                let all = self.table.candidates(which, scope)?;
                let values: Vec<i64> = all.iter().map(|who| self.table.stat(stat, *who).map(|n| n * sign)).collect::<Option<_>>()?;
                let best = *values.iter().max()?;
                let best: Vec<Ref> = all.iter().zip(&values).filter(|(_, n)| **n == best).map(|(who, _)| *who).collect();
                self.forced(best[0], best.len())?;
                Some(vec![best[0]])
            }
            _ => self.table.gather(which, scope),
        }
    }

    #[expect(clippy::too_many_lines, reason = "one arm a verb")]
    fn effect(&mut self, effect: &Effect, n: i64, scope: &mut Scope) -> Option<()> {
        let on = self.pick(&effect.to, scope)?;
        let many = usize::try_from(n.max(0)).ok()?;
        let players: Vec<usize> = on.iter().map(|who| self.table.owner(*who)).collect();
        let source = Some(Ref::Body(scope.this));
        let mut it = Some(on.clone());
        match &effect.verb {
            Verb::Deal => {
                if matches!(effect.amount.per, Per::UpTo(_)) {
                    // The dice are thrown for each.
                    on.iter().skip(1).for_each(|_| self.force("Force(Number(0))".to_owned()));
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
                    scope.done += self.mend(*who, n);
                }
            }
            Verb::Armor => {
                for who in &on {
                    let Ref::Hero(side) = who else { return None };
                    self.table.sides[*side].armor += n;
                    self.raise(EventKind::Armor, Ref::Player(*side), Some(*who), n);
                }
            }
            Verb::Remaining => {
                for who in &on {
                    match who {
                        Ref::Hero(side) => self.table.sides[*side].damage = 30 - n,
                        Ref::Body(at) => {
                            let body = &mut self.table.bodies[*at];
                            (body.health >= n).then_some(())?;
                            body.damage = body.health - n;
                        }
                        Ref::Player(_) => return None,
                    }
                }
            }
            Verb::Destroy => {
                for who in &on {
                    let Ref::Body(at) = who else { return None };
                    match self.table.bodies[*at].spot {
                        Spot::Board | Spot::Weapon => self.table.bodies[*at].doomed = true,
                        Spot::Hand | Spot::Deck | Spot::Secret => {
                            self.table.leave(*at);
                            self.table.bodies[*at].spot = Spot::Dead;
                        }
                        _ => return None,
                    }
                }
            }
            Verb::Silence => {
                for who in &on {
                    let Ref::Body(at) = who else { return None };
                    let body = &mut self.table.bodies[*at];
                    (body.is_minion() && body.spot == Spot::Board).then_some(())?;
                    // Numbers go back to what is printed; what was hurt stays so as far as there is room.
                    let damage = body.damage.min(body.record.health().unwrap_or(1) - 1);
                    body.print();
                    body.damage = damage;
                    body.tags.clear();
                    body.silenced = true;
                }
            }
            Verb::Freeze => {
                for who in &on {
                    match who {
                        Ref::Body(at) => drop(self.table.bodies[*at].tags.insert(GameTag::FROZEN)),
                        Ref::Hero(side) => drop(self.table.sides[*side].tags.insert(GameTag::FROZEN)),
                        Ref::Player(_) => return None,
                    }
                    self.raise(EventKind::Freeze, *who, None, 1);
                }
            }
            Verb::Return => {
                for who in &on {
                    let Ref::Body(at) = who else { return None };
                    self.table.to_hand(*at);
                    let (held, since) = (self.table.bodies[*at].held, self.table.bodies[*at].since);
                    self.table.bodies[*at].print();
                    (self.table.bodies[*at].held, self.table.bodies[*at].since) = (held, since);
                    self.table.bodies[*at].doomed = false;
                }
            }
            Verb::Discard => {
                for who in &on {
                    let Ref::Body(at) = who else { return None };
                    let side = self.table.bodies[*at].side;
                    self.table.leave(*at);
                    self.table.bodies[*at].spot = Spot::Dead;
                    self.table.did(Deed::Discarded, side, Some(*at));
                    self.raise(EventKind::Discard, Ref::Player(side), Some(*who), 1);
                }
            }
            Verb::Look => {}
            Verb::Draw(that) => {
                let mut drawn = Vec::new();
                for side in &players {
                    for _ in 0..many {
                        let card = if that.is_always() { self.draw_top(*side)? } else { self.draw_such(*side, that, scope)? };
                        drawn.extend(card.map(Ref::Body));
                    }
                }
                scope.done = i64::try_from(drawn.len()).ok()?;
                it = Some(drawn);
            }
            Verb::DrawUntil => {
                for side in &players {
                    while self.table.sides[*side].hand.len() < many {
                        self.draw_top(*side)?;
                    }
                }
            }
            Verb::AddToHand(what) => {
                let mut added = Vec::new();
                for side in &players {
                    for _ in 0..many {
                        for at in self.obtain(what, *side, scope, false)? {
                            if self.table.bodies[at].spot == Spot::Deck {
                                self.draw_this(at);
                                added.push(Ref::Body(at));
                            } else if self.table.to_hand(at) {
                                self.raise(EventKind::ToHand, Ref::Player(*side), Some(Ref::Body(at)), 1);
                                added.push(Ref::Body(at));
                            }
                        }
                    }
                }
                it = Some(added);
            }
            Verb::ToDeck(what, depth) => {
                for side in &players {
                    for _ in 0..many {
                        for at in self.obtain(what, *side, scope, false)? {
                            self.table.leave(at);
                            let (nth, owner) = (self.table.bodies[at].nth, self.table.bodies[at].side);
                            self.table.bodies[at].print();
                            self.table.bodies[at].nth = nth;
                            self.table.bodies[at].spot = Spot::Deck;
                            match depth {
                                Depth::Top => self.table.sides[owner].deck.push(at),
                                Depth::Shuffled => {
                                    self.table.sides[owner].deck.insert(0, at);
                                    self.table.sides[owner].shuffled = true;
                                }
                                Depth::Bottom => return None,
                            }
                            self.raise(EventKind::Shuffle, Ref::Player(*side), Some(Ref::Body(at)), 1);
                        }
                    }
                }
                it = None;
            }
            Verb::Summon(what) => {
                let mut made = Vec::new();
                for side in &players {
                    for _ in 0..many {
                        for at in self.obtain(what, *side, scope, true)? {
                            let beside = (self.table.bodies[scope.this].side == *side).then_some(scope.this);
                            if self.table.to_board(at, beside) {
                                self.table.did(Deed::Summoned, *side, Some(at));
                                self.raise(EventKind::Summon, Ref::Player(*side), Some(Ref::Body(at)), 1);
                                made.push(Ref::Body(at));
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
                    let Ref::Body(at) = who else { return None };
                    let (side, order) = (self.table.bodies[*at].side, self.table.bodies[*at].nth);
                    let each = Scope { it: Some(vec![*who]), ..scope.clone() };
                    let made = *self.obtain(what, side, &each, true)?.first()?;
                    let mut into = self.table.bodies[made].clone();
                    self.table.bodies[made].nth = None;
                    into.spot = self.table.bodies[*at].spot;
                    into.nth = order;
                    into.became = true;
                    into.fresh = true;
                    // The one that was made is this one.
                    if made + 1 == self.table.bodies.len() {
                        self.table.bodies.pop();
                    }
                    self.table.bodies[*at] = into;
                }
            }
            Verb::TakeControl | Verb::HandOver => {
                for who in &on {
                    let Ref::Body(at) = who else { return None };
                    let to = if effect.verb == Verb::TakeControl { scope.side } else { 1 - self.table.bodies[*at].side };
                    let spot = self.table.bodies[*at].spot;
                    self.table.leave(*at);
                    self.table.bodies[*at].side = to;
                    match spot {
                        Spot::Board => self.table.to_board(*at, None).then_some(())?,
                        Spot::Hand => self.table.to_hand(*at).then_some(())?,
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
                let enchant = self.props.enchant(id)?;
                for who in &on {
                    self.attach(*who, enchant, n, scope)?;
                }
            }
            Verb::SwapStats => {
                for who in &on {
                    let Ref::Body(at) = who else { return None };
                    let body = &mut self.table.bodies[*at];
                    (body.attack, body.health, body.damage) = (body.left(), body.attack, 0);
                }
            }
            Verb::Crystals { full } => {
                for side in &players {
                    let side = &mut self.table.sides[*side];
                    let more = n.min(10 - side.crystals);
                    side.crystals += more;
                    side.mana += if *full { more } else { 0 };
                }
            }
            Verb::Mana => {
                for side in &players {
                    self.table.sides[*side].mana += n;
                }
            }
            Verb::Refresh => {
                for side in &players {
                    let side = &mut self.table.sides[*side];
                    side.mana = (side.mana + n).min(side.crystals.max(side.mana));
                }
            }
            Verb::DestroyCrystals => {
                for side in &players {
                    let side = &mut self.table.sides[*side];
                    // An empty one goes first.
                    let empty = side.crystals - side.mana;
                    side.crystals = (side.crystals - n).max(0);
                    side.mana = (side.mana - (n - empty).max(0)).max(0);
                }
            }
            Verb::Corpses => players.iter().for_each(|side| self.table.sides[*side].corpses += n),
            Verb::Wear => {
                for who in &on {
                    let Ref::Body(at) = who else { return None };
                    self.table.bodies[*at].damage += n;
                }
            }
            Verb::MakeAttack(whom) => {
                let whom = self.pick(whom, scope)?;
                if let (Some(one), Some(other)) = (on.first(), whom.first()) {
                    self.strike(*one, *other)?;
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
                self.force("Force(Number(0))".to_owned());
                return self.text(texts.first()?, scope.clone());
            }
            Verb::Choose(texts) => {
                self.answers.push("Choose(0)".to_owned());
                return self.text(texts.first()?, scope.clone());
            }
            Verb::Pay(cost, then) => {
                let needed = (1..=40).find(|n| *cost == Cost::of(Part::Corpses(*n)))?;
                let side = &mut self.table.sides[scope.side];
                if side.corpses < i64::from(needed) {
                    return Some(());
                }
                side.corpses -= i64::from(needed);
                return self.text(then, scope.clone());
            }
            Verb::Trigger(Word::Deathrattle) => {
                for who in &on {
                    let Ref::Body(at) = who else { return None };
                    let effects = self.props.spell(self.table.bodies[*at].record)?;
                    let inner = Scope { this: *at, side: self.table.bodies[*at].side, ..Scope::default() };
                    self.text(effects, inner)?;
                }
            }
            Verb::Deaths => {
                self.settle()?;
                return Some(());
            }
            Verb::SpendCorpses => {
                let [side] = players[..] else { return None };
                scope.done = n.min(self.table.sides[side].corpses);
                self.table.sides[side].corpses -= scope.done;
                return Some(());
            }
            _ => return None,
        }
        scope.it = it;
        Some(())
    }

    /// One is chosen out of what is offered: the dice show what fits, the player takes it.
    fn discover(&mut self, offer: &Offer, shown: u8, then: &[Effect], scope: &mut Scope) -> Option<()> {
        (scope.side == 0).then_some(())?;
        let chosen = match offer {
            Offer::Pool(that, classes) => {
                self.pools.push((*that, *classes, 0));
                let record = self.fit(that, *classes, false)?;
                self.force(format!("Force(Card({:?}))", record.id));
                self.answers.push(format!("ChooseCard({:?})", record.id));
                self.table.add(Body::new(record, 0, Spot::Away))?
            }
            Offer::Cards(ids) => {
                let record = self.props.card(ids.first()?)?;
                self.answers.push(format!("ChooseCard({:?})", record.id));
                self.table.add(Body::new(record, 0, Spot::Away))?
            }
            Offer::Entities(from) => {
                // One that a step can name is enough.
                let any = Selector { pick: if from.pick == Pick::All { Pick::Random(1) } else { from.pick }, ..*from };
                matches!(any.pick, Pick::Random(_)).then_some(())?;
                let found = self.table.candidates(&any, scope)?;
                if found.is_empty() {
                    return Some(());
                }
                let named = |who: &&Ref| self.table.name(**who).is_some_and(|name| name.contains("Nth"));
                let Some(Ref::Body(at)) = found.iter().find(named).copied() else { return None };
                // Those of a deck may stand beside many plain ones.
                let many = matches!(from.from, Source::At(_, Place::Deck))
                    && from.that.iter().all(|condition| super::asked::is_such(self.table.plain, condition) != Some(false));
                if found.len() > usize::from(shown) || many {
                    self.force(format!("Force(Entity({}))", self.table.name(Ref::Body(at))?));
                }
                self.answers.push(format!("ChooseCard({:?})", self.table.bodies[at].record.id));
                at
            }
        };
        let mut inner = Scope { it: Some(vec![Ref::Body(chosen)]), ..scope.clone() };
        self.effects(then, &mut inner)?;
        scope.it = inner.it;
        Some(())
    }

    /// What an effect makes or takes; on its way, or where it is.
    fn obtain(&mut self, what: &What, side: usize, scope: &Scope, to_play: bool) -> Option<Vec<usize>> {
        let record: &'a CardRecord = match what {
            What::Named(id) => self.props.card(id)?,
            What::OneOf(ids) => {
                let id = ids.first()?;
                self.force(format!("Force(Card({id:?}))"));
                self.props.card(id)?
            }
            What::Random(that) => self.of_pool(that, Classes::Any, side, to_play)?,
            What::RandomOf(that, classes) => self.of_pool(that, *classes, side, to_play)?,
            What::CopyOf(which) => {
                let mut made = Vec::new();
                for who in self.pick(which, scope)? {
                    let Ref::Body(at) = who else { return None };
                    let mut copy = self.table.bodies[at].clone();
                    (copy.nth, copy.side, copy.became, copy.fresh, copy.doomed, copy.native) = (None, side, false, true, false, false);
                    if !matches!(copy.spot, Spot::Board | Spot::Hand | Spot::Deck) {
                        copy.print();
                    }
                    copy.spot = Spot::Away;
                    made.push(self.table.add(copy)?);
                }
                return Some(made);
            }
            What::Themselves(which) => {
                let found = self.pick(which, scope)?;
                return found.into_iter().map(|who| if let Ref::Body(at) = who { Some(at) } else { None }).collect();
            }
            What::FromPast(past) => {
                let found: Vec<&CardRecord> = self.table.past(past, scope)?.iter().filter_map(|did| did.record).collect();
                let Some(first) = found.first() else { return Some(Vec::new()) };
                self.force(format!("Force(Card({:?}))", first.id));
                let id = first.id.clone();
                self.props.card(&id)?
            }
            What::EachPast(past) => {
                let found: Vec<String> = self.table.past(past, scope)?.iter().filter_map(|did| did.record.map(|it| it.id.clone())).collect();
                let made = found.iter().map(|id| self.table.add(Body::new(self.props.card(id)?, side, Spot::Away)));
                return made.collect();
            }
            What::LastPast(past) => {
                let Some(id) = self.table.past(past, scope)?.last().and_then(|did| did.record).map(|it| it.id.clone()) else {
                    return Some(Vec::new());
                };
                self.props.card(&id)?
            }
            What::Costing(that, more, than) => {
                let cost = i64::from(*more) + self.table.number(&Amount { n: 1, per: *than }, scope)?;
                let cost = Condition::Stat(Stat::Cost, cardwright_engine::script::condition::Cmp::Equal, i16::try_from(cost.max(0)).ok()?);
                let both = Condition::All(Box::leak(Box::new([*that, cost])));
                self.of_pool(&both, Classes::Any, side, to_play)?
            }
            What::OneMissing(_) => return None,
        };
        (!to_play || pool::is_quiet(record) || record.id == self.record.id).then_some(())?;
        Some(vec![self.table.add(Body::new(record, side, Spot::Away))?])
    }

    /// A card of a pool: the one that the dice showed before.
    fn fit(&mut self, that: &Condition, classes: Classes, to_play: bool) -> Option<&'a CardRecord> {
        if let Some(hint) = self.hint().and_then(|hint| hint.strip_prefix("Force(Card(\"")?.strip_suffix("\"))")) {
            let record = self.props.card(hint)?;
            self.broken |= pool::is_in(self.class, record, that, classes) == Some(false);
            return Some(record);
        }
        pool::fit(self, that, classes, to_play)
    }

    fn of_pool(&mut self, that: &Condition, classes: Classes, side: usize, to_play: bool) -> Option<&'a CardRecord> {
        self.pools.push((*that, classes, side));
        (side == 0 || classes == Classes::Any).then_some(())?;
        let record = self.fit(that, classes, to_play)?;
        self.force(format!("Force(Card({:?}))", record.id));
        Some(record)
    }

    pub fn equip(&mut self, at: usize) {
        let side = self.table.bodies[at].side;
        if let Some(old) = self.table.weapon(side) {
            self.table.bodies[old].spot = Spot::Dead;
            self.raise(EventKind::Death, Ref::Body(old), None, 1);
        }
        self.table.leave(at);
        self.table.bodies[at].spot = Spot::Weapon;
        self.raise_at(Some(Timing::After), EventKind::Equip, Ref::Player(side), Some(Ref::Body(at)), 1);
    }

    /// The top card comes into the hand.
    #[expect(clippy::option_option, reason = "no card, or none that is certain")]
    pub fn draw_top(&mut self, side: usize) -> Option<Option<usize>> {
        let at = self.table.top(side)?;
        Some(self.draw_this(at).then_some(at))
    }

    /// The first such card from the top.
    #[expect(clippy::option_option, reason = "no card, or none that is certain")]
    fn draw_such(&mut self, side: usize, that: &Condition, scope: &Scope) -> Option<Option<usize>> {
        for at in self.table.sides[side].deck.clone().into_iter().rev() {
            if self.table.fits(that, Ref::Body(at), scope)? {
                return Some(self.draw_this(at).then_some(at));
            }
        }
        if super::asked::is_such(self.table.plain, that)? {
            // Beneath all that was put there.
            let above = std::mem::take(&mut self.table.sides[side].deck);
            let at = self.table.top(side)?;
            self.table.sides[side].deck = above;
            return Some(self.draw_this(at).then_some(at));
        }
        Some(None)
    }

    fn draw_this(&mut self, at: usize) -> bool {
        let side = self.table.bodies[at].side;
        if !self.table.to_hand(at) {
            return false;
        }
        self.table.did(Deed::Drawn, side, Some(at));
        self.raise(EventKind::Draw, Ref::Player(side), Some(Ref::Body(at)), 1);
        true
    }

    /// Damage to somebody, Armor first; how much it was.
    pub fn hit(&mut self, who: Ref, n: i64, by: Option<Ref>) -> Option<i64> {
        if n <= 0 {
            return Some(0);
        }
        let dealt = match who {
            Ref::Body(at) => {
                let body = &mut self.table.bodies[at];
                if body.spot != Spot::Board || !body.is_minion() {
                    return Some(0);
                }
                if body.has(GameTag::IMMUNE) {
                    return Some(0);
                }
                if body.tags.remove(&GameTag::DIVINE_SHIELD) {
                    self.raise(EventKind::ShieldLost, who, by, 1);
                    return Some(0);
                }
                body.damage += n;
                n
            }
            Ref::Hero(side) => {
                let hero = &mut self.table.sides[side];
                if hero.tags.contains(&GameTag::IMMUNE) {
                    return Some(0);
                }
                let left = n - hero.armor.min(n);
                hero.armor -= n - left;
                hero.damage += left;
                n
            }
            Ref::Player(_) => return None,
        };
        let dealer = if let Some(Ref::Body(at)) = by { Some(at) } else { None };
        if let Some(dealer) = dealer {
            let (side, tags) = (self.table.bodies[dealer].side, &self.table.bodies[dealer].tags);
            let (drains, kills) = (tags.contains(&GameTag::LIFESTEAL), tags.contains(&GameTag::POISONOUS) || tags.contains(&GameTag::VENOMOUS));
            if kills && let Ref::Body(at) = who {
                self.table.bodies[at].doomed = true;
            }
            if drains {
                self.mend(Ref::Hero(side), dealt);
            }
        }
        self.raise(EventKind::Damage, who, by, dealt);
        Some(dealt)
    }

    /// Health back to somebody; how much it was.
    pub fn mend(&mut self, who: Ref, n: i64) -> i64 {
        let damage = match who {
            Ref::Body(at) => &mut self.table.bodies[at].damage,
            Ref::Hero(side) => &mut self.table.sides[side].damage,
            Ref::Player(_) => return 0,
        };
        let healed = n.min(*damage).max(0);
        *damage -= healed;
        if healed > 0 {
            self.raise(EventKind::Heal, who, None, healed);
        }
        if healed < n {
            self.raise(EventKind::Overheal, who, None, n - healed);
        }
        healed
    }

    /// An enchantment is put on somebody, or on a player.
    fn attach(&mut self, who: Ref, enchant: Enchant, n: i64, scope: &Scope) -> Option<()> {
        if let Ref::Player(side) = who {
            // "Your cards" are the cards of the one who has put it there.
            (enchant.modifiers.is_empty() && side == scope.side).then_some(())?;
            enchant.aura?;
            self.left.push(Left { side: scope.side, enchant, turn: self.table.turn });
            return Some(());
        }
        (enchant.aura.is_none() && enchant.until.is_none()).then_some(())?;
        let until = self.ends(enchant.lasts)?;
        self.give_for(who, enchant.modifiers, n, until, scope)
    }

    /// The turn with whose end something ends that is given now.
    #[expect(clippy::option_option, reason = "never, or not certain")]
    fn ends(&self, lasts: Lasts) -> Option<Option<usize>> {
        Some(match lasts {
            Lasts::Forever => None,
            Lasts::ThisTurn => Some(self.table.turn),
            Lasts::UntilYourNextTurn => Some(self.table.turn + 1),
            Lasts::UntilEndOfYourNextTurn => Some(self.table.turn + 2),
            Lasts::NextEnemyTurn | Lasts::Turns(_) => return None,
        })
    }

    fn give(&mut self, who: Ref, modifiers: &'static [Modifier], n: i64, scope: &Scope) -> Option<()> {
        self.give_for(who, modifiers, n, None, scope)
    }

    fn give_for(&mut self, who: Ref, modifiers: &'static [Modifier], n: i64, until: Option<usize>, scope: &Scope) -> Option<()> {
        self.change(who, modifiers, n, scope)?;
        if let Some(until) = until {
            self.given.push(super::tale::Given { who, modifiers, x: n, until });
        }
        if let Ref::Body(at) = who
            && self.table.bodies[at].card_type() == CardType::Hero
        {
            return None;
        }
        Some(())
    }
}
