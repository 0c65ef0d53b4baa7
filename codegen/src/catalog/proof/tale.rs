//! A tale: a stage is set, the card comes, things happen, and the table keeps the count of it.
use std::collections::{BTreeMap, BTreeSet};

use cardwright_data::CardRecord;
use cardwright_data::enums::{CardClass, CardType, GameTag};
use cardwright_engine::script::prelude::*;

use super::Props;
use super::asked::Scope;
use super::stage::{Act, Entrance, Plan, Somebody};
use super::table::{Body, Ref, Spot, Table};

const MORE_ATTACK: &[Modifier] = &[Stat::Attack.plus(1)];

/// How deep texts may set off texts.
const DEPTH: usize = 12;

/// Something that happened and may be heard.
#[derive(Clone, Copy, Debug)]
pub(super) struct Heard {
    pub kind: EventKind,
    pub who: Ref,
    pub what: Option<Ref>,
    pub much: i64,
    /// Heard only by what answers then; `None`: by both.
    pub timing: Option<Timing>,
}

/// A rule for a player that an effect has left behind.
#[derive(Clone, Copy, Debug)]
pub(super) struct Left {
    pub side: usize,
    pub enchant: Enchant,
    /// The turn in which it came.
    pub turn: usize,
}

/// What is given to somebody for a while.
#[derive(Clone, Copy, Debug)]
pub(super) struct Given {
    pub who: Ref,
    pub modifiers: &'static [Modifier],
    pub x: i64,
    /// When the turn with this number ends, it goes.
    pub until: usize,
}

/// A tale while it is told.
pub(super) struct Tale<'p, 'a> {
    pub props: &'p Props<'a>,
    pub record: &'a CardRecord,
    pub class: CardClass,
    pub abilities: Vec<Ability>,
    pub plan: &'p Plan<'a>,
    /// Nothing of what the card's own text says happens.
    pub blank: bool,
    pub table: Table<'a>,
    pub steps: Vec<String>,
    /// What the dice are told before the act.
    pub forces: Vec<String>,
    /// What the dice were told when the tale was told before: now they fall so again, if they can.
    pub hints: Vec<String>,
    /// How often the dice were told.
    pub thrown: usize,
    /// What is answered after the act.
    pub answers: Vec<String>,
    pub pending: Vec<Heard>,
    pub left: Vec<Left>,
    pub given: Vec<Given>,
    /// Whom the card cannot be pointed at, before it is played.
    pub aims: BTreeMap<String, String>,
    /// Pools that the dice were asked about.
    pub pools: Vec<(Condition, Classes, usize)>,
    /// Whom the card was pointed at.
    pub target: Option<Ref>,
    /// It could not be told as planned.
    pub broken: bool,
    /// Dice fell that nobody had told how.
    pub loose: bool,
    /// Abilities that answer once and have.
    pub used: BTreeSet<(usize, usize)>,
    pub depth: usize,
    cast: usize,
    act_at: usize,
}

impl<'p, 'a> Tale<'p, 'a> {
    /// A tale of a plan; `target`: whom the card is pointed at, if that is known already.
    pub fn new(
        record: &'a CardRecord,
        class: CardClass,
        power: &Power,
        props: &'p Props<'a>,
        plan: &'p Plan<'a>,
        blank: bool,
    ) -> Self {
        let abilities = match power.ability {
            Ability::Several(several) => several.iter().map(|power| power.ability).collect(),
            other => vec![other],
        };
        Self {
            props,
            record,
            class,
            abilities,
            plan,
            blank,
            table: Table::new(props.yeti),
            steps: Vec::new(),
            forces: Vec::new(),
            hints: Vec::new(),
            thrown: 0,
            answers: Vec::new(),
            pending: Vec::new(),
            left: Vec::new(),
            given: Vec::new(),
            aims: BTreeMap::new(),
            pools: Vec::new(),
            target: None,
            broken: false,
            loose: false,
            used: BTreeSet::new(),
            depth: 0,
            cast: 0,
            act_at: 0,
        }
    }

    /// The dice are told how to fall next.
    pub fn force(&mut self, outcome: String) {
        self.forces.push(outcome);
        self.thrown += 1;
    }

    /// How the dice fell at this place when the tale was told before.
    pub fn hint(&self) -> Option<&String> {
        self.hints.get(self.thrown)
    }

    /// Tells it; `None` where the outcome is not certain. `aim` is whom the card is pointed at, `None` if that is open.
    pub fn tell(&mut self, aim: Option<Option<Ref>>) -> Option<()> {
        let power = self.record.card_type() == Some(CardType::HeroPower);
        self.put(self.record, 0, if power { Spot::Power } else { Spot::Hand }, None)?;
        self.set_stage()?;
        if self.plan.entrance == Entrance::Put {
            let spot = match self.record.card_type()? {
                CardType::Minion | CardType::Location => Spot::Board,
                CardType::Weapon => Spot::Weapon,
                _ => Spot::Secret,
            };
            self.put(self.record, 0, spot, Some("Friend"))?;
        }
        self.wound()?;
        for act in &self.plan.acts {
            self.act_at = self.steps.len();
            self.act(act, aim)?;
            self.settle()?;
            if self.broken {
                return Some(());
            }
            let forces = std::mem::take(&mut self.forces);
            self.steps.splice(self.act_at..self.act_at, forces);
            self.steps.append(&mut self.answers);
        }
        // Nobody dies in a tale: the game would be over.
        (0..2).all(|side| self.table.sides[side].damage < 30).then_some(())
    }

    /// Puts a card to the table, with the step of this name.
    pub fn put(&mut self, record: &'a CardRecord, side: usize, spot: Spot, step: Option<&str>) -> Option<usize> {
        let mut body = Body::new(record, side, spot);
        body.nth = Some(self.cast);
        self.cast += 1;
        if let Some(step) = step {
            self.steps.push(format!("{step}({:?})", record.id));
        }
        self.table.add(body)
    }

    fn set_stage(&mut self) -> Option<()> {
        let stage = &self.plan.stage;
        for record in &stage.top {
            self.put(record, 0, Spot::Deck, Some("OnTop"))?;
        }
        for record in &stage.hand {
            self.put(record, 0, Spot::Hand, Some("Give"))?;
        }
        for record in &stage.their_hand {
            self.put(record, 1, Spot::Hand, Some("GiveThem"))?;
        }
        for (side, cards) in [&stage.friends, &stage.enemies].into_iter().enumerate() {
            for record in cards {
                self.put(record, side, Spot::Board, Some(["Friend", "Enemy"][side]))?;
            }
        }
        for (side, weapon) in stage.weapons.into_iter().enumerate() {
            if let Some(record) = weapon {
                self.put(record, side, Spot::Weapon, Some(["Friend", "Enemy"][side]))?;
            }
        }
        for (side, secret) in stage.secrets.into_iter().enumerate() {
            if let Some(record) = secret {
                self.put(record, side, Spot::Secret, Some(["Friend", "Enemy"][side]))?;
            }
        }
        if let Some(n) = stage.crystals {
            self.steps.push(format!("Crystals({n})"));
            self.table.sides[0].crystals = n;
            self.table.sides[0].mana = n;
        }
        if let Some(n) = stage.corpses {
            self.steps.push(format!("Bury({n})"));
            self.table.sides[0].corpses = n;
        }
        Some(())
    }

    /// Everyone is hurt, so that healing shows.
    fn wound(&mut self) -> Option<()> {
        let stage = &self.plan.stage;
        if stage.wounds {
            for at in 0..self.table.bodies.len() {
                let body = &self.table.bodies[at];
                if body.spot == Spot::Board && body.left() > 2 && body.is_minion() {
                    self.steps.push(format!("Hurt({}, 2)", self.table.name(Ref::Body(at))?));
                    self.table.bodies[at].damage = 2;
                }
            }
        }
        if stage.hero_wounds {
            for (side, hero) in ["MyHero", "TheirHero"].iter().enumerate() {
                self.steps.push(format!("Hurt({hero}, 20)"));
                self.table.sides[side].damage = 20;
            }
        }
        Some(())
    }

    /// Somebody of a plan.
    fn somebody(&self, who: Somebody) -> Option<Ref> {
        Some(match who {
            Somebody::Hero(side) => Ref::Hero(side),
            Somebody::This => {
                let own = |body: &Body| body.record.id == self.record.id && body.spot == Spot::Board;
                Ref::Body(self.table.bodies.iter().rposition(own)?)
            }
            Somebody::Minion(side, at) => {
                let there = |it: &&usize| self.table.bodies[**it].record.id != self.record.id;
                Ref::Body(*self.table.sides[side].row.iter().filter(there).nth(at)?)
            }
        })
    }

    #[expect(clippy::too_many_lines, reason = "one arm an act")]
    fn act(&mut self, act: &Act<'a>, aim: Option<Option<Ref>>) -> Option<()> {
        match *act {
            Act::Come => self.come(aim),
            Act::Use => {
                let at = self.table.bodies.iter().rposition(|body| body.record.id == self.record.id && body.spot == Spot::Board)?;
                self.use_it(at, aim)
            }
            Act::EndTurn => self.end_turn(),
            Act::Refill => {
                self.steps.push("Crystals(10)".to_owned());
                let side = &mut self.table.sides[self.table.active];
                (side.crystals, side.mana) = (10, 10);
                Some(())
            }
            Act::Play(record) => {
                let you = self.table.active;
                let aims = self.props.spell(record).is_some_and(|effects| effects.iter().any(|effect| effect.to.is_target()));
                let at_it = match (aims, you) {
                    (false, _) => "Nothing",
                    (true, 0) => "On(TheirHero)",
                    (true, _) => "On(MyHero)",
                };
                self.steps.push(format!("Play({:?}, {at_it})", record.id));
                let mut body = Body::new(record, you, Spot::Hand);
                body.nth = Some(self.cast);
                self.cast += 1;
                let at = self.table.add(body)?;
                self.play(at, None)
            }
            Act::HeroPower => {
                let you = self.table.active;
                let class = if you == 0 { self.class } else { CardClass::Mage };
                let (step, effects): (&str, &'static [Effect]) = match class {
                    CardClass::Mage if you == 0 => ("HeroPower(On(TheirHero))", const { &[deal(1).to(ENEMY_HERO)] }),
                    CardClass::Mage => ("HeroPower(On(MyHero))", const { &[deal(1).to(ENEMY_HERO)] }),
                    CardClass::Priest => ("HeroPower(On(MyHero))", const { &[heal(2).to(YOUR_HERO)] }),
                    CardClass::Hunter => ("HeroPower(Nothing)", const { &[deal(2).to(ENEMY_HERO)] }),
                    CardClass::Warrior => ("HeroPower(Nothing)", const { &[armor(2)] }),
                    CardClass::Rogue => ("HeroPower(Nothing)", const { &[equip(card("CS2_082"))] }),
                    CardClass::Paladin => ("HeroPower(Nothing)", const { &[summon(card("CS2_101t"))] }),
                    CardClass::Shaman => ("HeroPower(Nothing)", const { &[summon(one_of(&["CS2_051"]))] }),
                    CardClass::Warlock => ("HeroPower(Nothing)", const { &[draw(1), deal(2).to(YOUR_HERO)] }),
                    CardClass::Druid => ("HeroPower(Nothing)", const { &[give(MORE_ATTACK).to(YOUR_HERO), armor(1)] }),
                    CardClass::DemonHunter => ("HeroPower(Nothing)", const { &[give(MORE_ATTACK).to(YOUR_HERO)] }),
                    _ => return None,
                };
                (self.record.card_type() != Some(CardType::HeroPower)).then_some(())?;
                self.steps.push(step.to_owned());
                self.table.sides[you].mana -= 2;
                let scope = Scope { this: 0, side: you, ..Scope::default() };
                self.text(effects, scope)?;
                self.table.did(Deed::HeroPower, you, None);
                self.raise(EventKind::HeroPower, Ref::Player(you), None, 1);
                self.flush()
            }
            Act::Hurt(who, n) => {
                let who = self.somebody(who)?;
                self.steps.push(format!("Hurt({}, {n})", self.table.name(who)?));
                self.hit(who, n, None)?;
                self.flush()
            }
            Act::Restore(who, n) => {
                let who = self.somebody(who)?;
                self.steps.push(format!("Restore({}, {n})", self.table.name(who)?));
                self.mend(who, n);
                self.flush()
            }
            Act::Kill(who) => {
                let Ref::Body(at) = self.somebody(who)? else { return None };
                self.steps.push(format!("Kill({})", self.table.name(Ref::Body(at))?));
                self.table.bodies[at].doomed = true;
                Some(())
            }
            Act::Draw => {
                // The step draws the plain minion that is nearest to the top.
                let you = self.table.active;
                self.table.sides[you].deck.is_empty().then_some(())?;
                self.steps.push("DrawOne".to_owned());
                self.draw_top(you)?;
                self.flush()
            }
            Act::Attack(one, other) => {
                let (one, other) = (self.somebody(one)?, self.somebody(other)?);
                self.attack_by_hand(one, other)
            }
        }
    }

    fn attack_by_hand(&mut self, one: Ref, other: Ref) -> Option<()> {
        let blocked = [GameTag::CANT_ATTACK, GameTag::DORMANT, GameTag::FROZEN];
        if let Ref::Body(at) = one {
            let body = &self.table.bodies[at];
            let rests = body.fresh && !body.has(GameTag::CHARGE) && !body.has(GameTag::RUSH);
            let face = matches!(other, Ref::Hero(_));
            let no_face = body.has(GameTag::CANNOT_ATTACK_HEROES) || (body.fresh && !body.has(GameTag::CHARGE));
            let can = body.attack > 0 && !rests && !blocked.iter().any(|tag| body.has(*tag)) && !(face && no_face);
            (can && body.side == self.table.active).then_some(())?;
        } else {
            let side = self.table.owner(one);
            (self.table.hero_attack(side) > 0 && side == self.table.active).then_some(())?;
        }
        // Nobody gets past a Taunt.
        let them = self.table.owner(other);
        let row = self.table.sides[them].row.iter();
        let taunts: Vec<Ref> = row.filter(|at| self.table.bodies[**at].has(GameTag::TAUNT)).map(|at| Ref::Body(*at)).collect();
        (taunts.is_empty() || taunts.contains(&other)).then_some(())?;
        if let Ref::Body(at) = other {
            let body = &self.table.bodies[at];
            (!body.has(GameTag::STEALTH) && !body.has(GameTag::IMMUNE)).then_some(())?;
        }
        self.steps.push(format!("Attack({}, {})", self.table.name(one)?, self.table.name(other)?));
        self.strike(one, other)
    }

    /// An attack with all that belongs to it.
    pub fn strike(&mut self, one: Ref, other: Ref) -> Option<()> {
        self.raise_at(Some(Timing::Whenever), EventKind::Attack, one, Some(other), 1);
        self.flush()?;
        if self.is_gone(one) || self.is_gone(other) {
            return Some(());
        }
        if let Ref::Body(at) = one {
            self.table.bodies[at].tags.remove(&GameTag::STEALTH);
        }
        let attack = |tale: &Self, who: Ref| match who {
            Ref::Body(at) => tale.shown(at).map(|(attack, _)| attack),
            Ref::Hero(side) => Some(tale.table.hero_attack(side)),
            Ref::Player(_) => None,
        };
        let (mine, theirs) = (attack(self, one)?, attack(self, other)?);
        // A hero strikes back with nothing.
        let back = if matches!(other, Ref::Hero(_)) { 0 } else { theirs };
        self.hit(other, mine, Some(one))?;
        if let Ref::Body(at) = one
            && self.is_own(at)
            && !self.blank
        {
            let scope = Scope { this: at, side: self.table.bodies[at].side, that: Some(other), ..Scope::default() };
            for ability in self.abilities.clone() {
                if let Ability::AlsoDamages(whom) = ability {
                    for who in self.table.candidates(&whom, &scope)? {
                        self.hit(who, mine, Some(one))?;
                    }
                }
            }
        }
        self.hit(one, back, Some(other))?;
        if let Ref::Hero(side) = one {
            if let Some(weapon) = self.table.weapon(side) {
                self.table.bodies[weapon].damage += 1;
            }
            self.table.did(Deed::HeroAttack, side, None);
        }
        self.flush()?;
        self.raise_at(Some(Timing::After), EventKind::Attack, one, Some(other), 1);
        self.flush()
    }

    fn is_gone(&self, who: Ref) -> bool {
        matches!(who, Ref::Body(at) if self.table.bodies[at].spot != Spot::Board || self.table.bodies[at].is_dying())
    }

    fn end_turn(&mut self) -> Option<()> {
        self.steps.push("EndTurn".to_owned());
        let you = self.table.active;
        self.raise(EventKind::TurnEnd, Ref::Player(you), None, 1);
        self.flush()?;
        self.settle()?;
        self.expire()?;
        for at in 0..self.table.bodies.len() {
            self.table.bodies[at].fresh &= self.table.bodies[at].spot != Spot::Board;
            // What is frozen before it could have attacked thaws.
            let thaws = self.table.bodies[at].side == you && self.table.bodies[at].has(GameTag::FROZEN);
            (!thaws || self.table.bodies[at].spot != Spot::Board).then_some(())?;
        }
        for side in 0..2 {
            self.table.sides[side].played = 0;
        }
        self.table.sides[you].attack = 0;
        let next = 1 - you;
        self.table.active = next;
        self.table.turn += 1;
        let side = &mut self.table.sides[next];
        side.crystals = (side.crystals + 1).min(10);
        side.mana = side.crystals;
        for at in 0..self.table.bodies.len() {
            let body = &mut self.table.bodies[at];
            if body.side == next && body.spot == Spot::Board && body.sleeps > 0 {
                body.sleeps -= 1;
                if body.sleeps == 0 {
                    body.tags.remove(&GameTag::DORMANT);
                }
            }
        }
        self.raise(EventKind::TurnStart, Ref::Player(next), None, 1);
        self.flush()?;
        self.settle()?;
        self.draw_top(next)?;
        self.flush()
    }

    /// What ends with this turn.
    fn expire(&mut self) -> Option<()> {
        let turn = self.table.turn;
        let ended: Vec<Given> = self.given.iter().copied().filter(|given| given.until <= turn).collect();
        self.given.retain(|given| given.until > turn);
        for given in ended {
            self.take_back(&given)?;
        }
        self.left.retain(|left| match left.enchant.lasts {
            Lasts::ThisTurn => false,
            Lasts::UntilYourNextTurn => left.turn + 1 > turn,
            _ => true,
        });
        Some(())
    }

    /// A card of mine comes from the hand, or is used.
    fn come(&mut self, aim: Option<Option<Ref>>) -> Option<()> {
        if self.record.card_type() == Some(CardType::HeroPower) {
            return self.use_it(0, aim);
        }
        self.play(0, Some(aim))
    }

    /// The words whose texts happen when a card is played.
    pub fn playing(&self, at: usize) -> Vec<Text> {
        let body = &self.table.bodies[at];
        let side = &self.table.sides[body.side];
        let hand = &side.hand;
        let outer = hand.first() == Some(&at) || hand.last() == Some(&at);
        let texts = self.abilities.iter().filter_map(|it| if let Ability::Text(text) = it { Some(*text) } else { None });
        let mut found: Vec<Text> = texts
            .filter(|text| match text.word {
                Word::Spell | Word::Battlecry | Word::Use => true,
                Word::Combo => side.played > 0,
                Word::Outcast => outer,
                Word::Quickdraw => body.held == self.table.turn,
                Word::Finale => side.mana == body.cost,
                _ => false,
            })
            .collect();
        if found.iter().any(|text| text.instead) {
            found.retain(|text| text.instead);
        }
        found
    }

    fn play(&mut self, at: usize, aim: Option<Option<Option<Ref>>>) -> Option<()> {
        let own = self.table.bodies[at].record.id == self.record.id;
        let record = self.table.bodies[at].record;
        let you = self.table.bodies[at].side;
        let cost = self.shown_cost(at)?.max(0);
        (cost <= self.table.sides[you].mana).then_some(())?;
        let texts: Vec<Text> = if own { self.playing(at) } else { Vec::new() };
        let mut scope = Scope { this: at, side: you, ..Scope::default() };
        if !own {
            scope.target = Some(Ref::Hero(1 - you));
        }
        if let Some(aim) = aim {
            let target = self.aim_at(&texts, &scope, aim, record.card_type() == Some(CardType::Spell))?;
            if self.broken {
                return Some(());
            }
            scope.target = target;
            self.target = target;
            let at_it = match target {
                Some(who) => format!("On({})", self.table.name(who)?),
                None => "Nothing".to_owned(),
            };
            self.steps.push(format!("Play({:?}, {at_it})", record.id));
        }
        let side = &mut self.table.sides[you];
        side.mana -= cost;
        side.played += 1;
        self.table.leave(at);
        if record.has(GameTag::ECHO) {
            let copy = self.table.add(Body::new(record, you, Spot::Hand))?;
            self.table.bodies[copy].tags.insert(GameTag::GHOSTLY);
        }
        self.table.did(Deed::Played, you, Some(at));
        let spell = record.card_type() == Some(CardType::Spell);
        let minion = record.card_type() == Some(CardType::Minion);
        match record.card_type()? {
            CardType::Minion | CardType::Location => {
                if !self.table.to_board(at, None) {
                    return None;
                }
            }
            CardType::Weapon => {
                self.equip(at);
            }
            _ => {}
        }
        for ability in &self.abilities {
            if let Ability::Dormant(n) = ability
                && own
                && !self.blank
            {
                self.table.bodies[at].sleeps = i64::from(*n);
                self.table.bodies[at].tags.insert(GameTag::DORMANT);
            }
        }
        let (player, card) = (Ref::Player(you), Some(Ref::Body(at)));
        if spell {
            self.table.did(Deed::Cast, you, Some(at));
        }
        self.raise_at(Some(Timing::Whenever), EventKind::Play, player, card, 1);
        if spell {
            self.raise_at(Some(Timing::Whenever), EventKind::Cast, player, card, 1);
        }
        if minion {
            self.table.did(Deed::Summoned, you, Some(at));
            self.raise_at(Some(Timing::Whenever), EventKind::Summon, player, card, 1);
        }
        self.flush()?;
        if own {
            if !self.blank {
                for text in &texts {
                    if self.holds_now(&text.when, &scope)? {
                        self.text(text.effects, scope.clone())?;
                    }
                }
            }
        } else if spell {
            if record.has(GameTag::SECRET) {
                self.table.bodies[at].spot = Spot::Secret;
            } else {
                let effects = self.props.spell(record)?;
                self.text(effects, scope)?;
            }
        } else if record.has(GameTag::BATTLECRY) {
            let effects = self.props.spell(record)?;
            self.text(effects, scope)?;
        }
        if spell && self.table.bodies[at].spot == Spot::Away {
            self.table.bodies[at].spot = Spot::Dead;
        }
        self.settle()?;
        if spell {
            self.raise_at(Some(Timing::After), EventKind::Cast, player, card, 1);
        }
        self.raise_at(Some(Timing::After), EventKind::Play, player, card, 1);
        if minion {
            self.raise_at(Some(Timing::After), EventKind::Summon, player, card, 1);
        }
        self.flush()
    }

    fn use_it(&mut self, at: usize, aim: Option<Option<Ref>>) -> Option<()> {
        let texts = self.playing(at);
        let mut scope = Scope { this: at, side: 0, ..Scope::default() };
        let target = self.aim_at(&texts, &scope, aim, true)?;
        if self.broken {
            return Some(());
        }
        let at_it = match target {
            Some(who) => format!("On({})", self.table.name(who)?),
            None => "Nothing".to_owned(),
        };
        scope.target = target;
        self.target = target;
        let power = self.record.card_type() == Some(CardType::HeroPower);
        if power {
            self.steps.push(format!("HeroPower({at_it})"));
            self.table.sides[0].mana -= self.table.bodies[at].cost;
        } else {
            self.steps.push(format!("Use({}, 0, {at_it})", self.table.name(Ref::Body(at))?));
        }
        if !self.blank {
            for text in &texts {
                if self.holds_now(&text.when, &scope)? {
                    self.text(text.effects, scope.clone())?;
                }
            }
        }
        self.settle()?;
        if power {
            self.table.did(Deed::HeroPower, 0, None);
            self.raise(EventKind::HeroPower, Ref::Player(0), None, 1);
            self.flush()?;
        } else {
            self.table.bodies[at].damage += 1;
        }
        Some(())
    }

    /// Does a list of effects.
    pub fn text(&mut self, effects: &[Effect], mut scope: Scope) -> Option<()> {
        self.depth += 1;
        (self.depth < DEPTH).then_some(())?;
        self.effects(effects, &mut scope)?;
        self.depth -= 1;
        Some(())
    }
}
