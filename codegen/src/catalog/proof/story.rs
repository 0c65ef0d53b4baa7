//! A story that shows what a text does: who stands there, what is played, and what is seen then.
use std::collections::BTreeSet;

use cardwright_data::CardRecord;
use cardwright_data::enums::{CardClass, CardType, GameTag, Race};
use cardwright_engine::script::prelude::*;

use super::table::{Body, Ref, Side, Spoken, Table};

/// What stories are made of.
pub(in crate::catalog) struct Props<'a> {
    /// Minions without a text.
    pub plain: &'a [&'a CardRecord],
    /// The card of an id.
    pub card: &'a dyn Fn(&str) -> Option<&'a CardRecord>,
    /// What an enchantment card gives, as far as its text says.
    pub gives: &'a dyn Fn(&str) -> Option<&'static [Modifier]>,
}

/// Who and what is there before the card is.
#[derive(Clone, Copy)]
struct Setup<'a> {
    friends: usize,
    enemies: usize,
    body: &'a CardRecord,
    hand: Option<&'a CardRecord>,
    coin: bool,
}

/// The coin, which everyone has: a spell that costs nothing.
const COIN: &str = "GAME_005";

/// The steps that show what a card's text does, beginning with the card in hand (a Hero Power in play); `None` if its
/// text is not one whose outcome is certain.
pub(in crate::catalog) fn story(record: &CardRecord, power: &Power, props: &Props<'_>) -> Option<Vec<String>> {
    let source = power.source();
    let wanted: Vec<Race> =
        Race::ALL.iter().copied().filter(|race| !race.title().is_empty() && names(&source, *race)).collect();
    let of_race = |race: &Race| props.plain.iter().copied().find(|plain| plain.races().contains(race));
    let sturdy = props.plain.iter().copied().find(|it| it.races().is_empty() && it.health() >= Some(5))?;
    let mut bodies = vec![sturdy];
    bodies.extend(wanted.iter().filter_map(of_race));
    let mut hands: Vec<Option<&CardRecord>> = vec![None];
    hands.extend(bodies.iter().map(|body| Some(*body)));
    for coin in [false, true] {
        for hand in &hands {
            for body in &bodies {
                for (friends, enemies) in [(1, 1), (1, 2), (0, 1), (1, 0), (0, 0), (2, 1)] {
                    let setup = Setup { friends, enemies, body, hand: *hand, coin };
                    if let Some(steps) = Story::tell(record, power, &source, props, setup) {
                        return Some(steps);
                    }
                }
            }
        }
    }
    None
}

fn names(source: &str, race: Race) -> bool {
    let word = match race {
        Race::Mechanical => "MECH".to_owned(),
        other => other.title().to_uppercase(),
    };
    let is_word = |at: usize| {
        let before = source[..at].chars().last();
        let behind = source[at + word.len()..].chars().next();
        [before, behind].iter().all(|c| c.is_none_or(|c| !c.is_alphanumeric() && c != '_'))
    };
    source.contains(&format!("Race::{race:?}")) || source.match_indices(&word).any(|(at, _)| is_word(at))
}

struct Story<'p, 'a> {
    props: &'p Props<'a>,
    steps: Vec<String>,
    cast: usize,
    table: Table,
    /// What the text needs said before: choices.
    choices: Vec<String>,
}

impl Story<'_, '_> {
    fn tell(
        record: &CardRecord,
        power: &Power,
        source: &str,
        props: &Props<'_>,
        setup: Setup<'_>,
    ) -> Option<Vec<String>> {
        // I have drawn the card of my first turn.
        let sides = [Side { deck: 19, hand: 1, ..Side::default() }, Side { deck: 20, ..Side::default() }];
        let hero_power = record.card_type() == Some(CardType::HeroPower);
        let table = Table { bodies: vec![Body::new(record, 0, true, true)], sides, mana: 10, answers: 0 };
        let mut story = Story { props, steps: Vec::new(), cast: 1, table, choices: Vec::new() };
        if hero_power {
            story.table.sides[0].hand = 0;
        }
        for _ in 0..setup.friends {
            story.put(setup.body, true);
        }
        for _ in 0..setup.enemies {
            story.put(setup.body, false);
        }
        if let Some(hand) = setup.hand {
            story.steps.push(format!("Give({:?})", hand.id));
            story.table.bodies.push(Body::new(hand, story.cast, true, true));
            story.cast += 1;
            story.table.sides[0].hand += 1;
        }
        if source.contains("heal") || source.contains("DAMAGED") {
            story.wound(source.contains("heal"));
        }
        let copies = [GameTag::ECHO, GameTag::MINIATURIZE, GameTag::GIGANTIFY, GameTag::TWINSPELL];
        if copies.iter().any(|tag| record.has(*tag)) {
            return None;
        }
        match &power.ability {
            Ability::Text(text) => story.text(record, text, setup)?,
            Ability::Trigger(trigger) => story.trigger(record, trigger, setup)?,
            Ability::Aura(aura) => story.aura(record, aura)?,
            _ => return None,
        }
        Some(story.steps)
    }

    fn put(&mut self, record: &CardRecord, mine: bool) {
        self.steps.push(format!("{}({:?})", if mine { "Friend" } else { "Enemy" }, record.id));
        self.table.bodies.push(Body::new(record, self.cast, mine, false));
        self.cast += 1;
    }

    /// Everyone is hurt, so that healing shows.
    fn wound(&mut self, heroes: bool) {
        for at in 1..self.table.bodies.len() {
            let body = &mut self.table.bodies[at];
            if !body.in_hand && body.health > 2 {
                body.damage = 2;
                self.steps.push(format!("Hurt(Nth({}), 2)", body.nth));
            }
        }
        if heroes {
            for (side, hero) in ["MyHero", "TheirHero"].iter().enumerate() {
                self.table.sides[side].damage = 12;
                self.steps.push(format!("Hurt({hero}, 12)"));
            }
        }
    }

    fn coin(&mut self) {
        self.steps.push(format!("Play({COIN:?}, Nothing)"));
        self.cast += 1;
    }

    /// A card whose text happens when it is played, used, or has died.
    fn text(&mut self, record: &CardRecord, text: &Text, setup: Setup<'_>) -> Option<()> {
        let id = &record.id;
        if record.cost() > Some(10) {
            return None;
        }
        if setup.coin || text.word == Word::Combo {
            self.coin();
        }
        let minion = record.card_type() == Some(CardType::Minion);
        let mut spoken = Spoken { this: minion.then_some(0), ..Spoken::default() };
        let target = self.target(text.effects, &spoken)?;
        let at = target.map_or_else(|| "Nothing".to_owned(), |who| format!("On({})", self.name(who)));
        spoken.target = target;
        let hero_power = record.card_type() == Some(CardType::HeroPower);
        // It comes to the right of the others.
        if record.card_type() == Some(CardType::Location) {
            self.steps.push(format!("Play({id:?}, Nothing)"));
            self.steps.push(format!("Use(Nth(0), 0, {at})"));
            self.table.sides[0].hand -= 1;
        } else if hero_power {
            self.steps.push(format!("HeroPower({at})"));
        } else {
            self.steps.push(format!("Play({id:?}, {at})"));
            self.table.sides[0].hand -= 1;
        }
        let mut this = self.table.bodies.remove(0);
        this.in_hand = false;
        this.gone = !minion && record.card_type() != Some(CardType::Location);
        self.table.bodies.push(this);
        let shift = |it: Ref| if let Ref::Body(at) = it { Ref::Body(at - 1) } else { it };
        let now = self.table.bodies.len() - 1;
        spoken.this = minion.then_some(now);
        spoken.target = target.map(shift);
        let mut before = self.table.clone();
        match text.word {
            Word::Spell | Word::Use | Word::Battlecry | Word::Combo => {}
            Word::Outcast if self.table.sides[0].hand == 0 => {}
            Word::Deathrattle if minion => {
                self.steps.push("Kill(Nth(0))".to_owned());
                self.table.bodies[now].dead = true;
                before.bodies[now].dead = true;
            }
            Word::Frenzy if minion && self.table.bodies[now].health > 1 => {
                self.steps.push("Hurt(Nth(0), 1)".to_owned());
                self.table.bodies[now].damage += 1;
                before.bodies[now].damage += 1;
            }
            Word::Spellburst => self.coin(),
            Word::Inspire if record.classes().iter().all(|class| *class == CardClass::Mage) => {
                self.steps.push("HeroPower(On(TheirHero))".to_owned());
                self.table.sides[1].damage += 1;
                before.sides[1].damage += 1;
            }
            _ => return None,
        }
        if text.instead || !self.table.holds(&text.when, &spoken)? {
            return None;
        }
        self.effects(text.effects, &mut spoken)?;
        self.steps.append(&mut self.choices);
        self.table.bury();
        self.seen(&before)
    }

    /// A card that answers an event.
    fn trigger(&mut self, record: &CardRecord, trigger: &Trigger, setup: Setup<'_>) -> Option<()> {
        if record.card_type() != Some(CardType::Minion) || trigger.active != Active::Play {
            return None;
        }
        self.put(record, true);
        let this = self.table.bodies.len() - 1;
        let mut spoken = Spoken { this: Some(this), ..Spoken::default() };
        let before = self.table.clone();
        let me = Selector::new(Source::At(cardwright_engine::script::selector::Side::Friendly, Place::Player));
        let (kind, what, who) = (trigger.on.kind, &trigger.on.what, &trigger.on.who);
        // What the event itself does, before or after the text.
        let mut event: Vec<(Ref, i64)> = Vec::new();
        match kind {
            EventKind::TurnEnd if *who == me || *who == PLAYERS => {
                self.steps.push("EndTurn".to_owned());
                self.table.sides[1].deck -= 1;
                self.table.sides[1].hand += 1;
            }
            EventKind::TurnStart if *who == me => {
                self.steps.extend(["EndTurn".to_owned(), "EndTurn".to_owned()]);
                for side in [1, 0] {
                    self.table.sides[side].deck -= 1;
                    self.table.sides[side].hand += 1;
                }
            }
            EventKind::Cast if *who == me && (what.is_always() || *what == SPELL) => self.coin(),
            EventKind::Play if *who == me && (what.is_always() || *what == SPELL) => self.coin(),
            EventKind::Play | EventKind::Summon if *who == me => {
                let body = Body::new(setup.body, self.cast, true, false);
                self.table.bodies.push(body);
                let at = self.table.bodies.len() - 1;
                self.steps.push(format!("Play({:?}, Nothing)", setup.body.id));
                self.cast += 1;
                let fits = self.table.select(
                    &Selector::new(Source::That).that(*what),
                    &Spoken { that: Some(Ref::Body(at)), ..spoken.clone() },
                )?;
                if fits.is_empty() {
                    return None;
                }
                spoken.that = Some(Ref::Body(at));
            }
            EventKind::Damage | EventKind::Death => {
                let all = self.table.select(who, &spoken)?;
                let one = all.into_iter().find(|it| kind != EventKind::Death || *it != Ref::Body(this))?;
                let Ref::Body(at) = one else { return None };
                let nth = self.table.bodies[at].nth;
                if kind == EventKind::Death {
                    self.steps.push(format!("Kill(Nth({nth}))"));
                    self.table.bodies[at].dead = true;
                } else {
                    if self.table.bodies[at].health - self.table.bodies[at].damage < 2 {
                        return None;
                    }
                    self.steps.push(format!("Hurt(Nth({nth}), 1)"));
                    self.table.bodies[at].damage += 1;
                }
                spoken.who = Some(one);
            }
            EventKind::Attack if who.from == Source::This => {
                let attacker = &self.table.bodies[this];
                let blocked = [GameTag::CANT_ATTACK, GameTag::CANNOT_ATTACK_HEROES, GameTag::DORMANT];
                if attacker.attack < 1 || blocked.iter().any(|tag| attacker.tags.contains(tag)) {
                    return None;
                }
                let target = if what.is_always() || *what == HERO {
                    Ref::Hero(1)
                } else {
                    let enemy = (0..self.table.bodies.len()).find(|at| !self.table.bodies[*at].mine)?;
                    event.push((Ref::Body(this), self.table.bodies[enemy].attack));
                    Ref::Body(enemy)
                };
                self.steps.push(format!("Attack(Nth({}), {})", self.table.bodies[this].nth, self.name(target)));
                event.push((target, 0));
                spoken.that = Some(target);
                spoken.who = Some(Ref::Body(this));
            }
            EventKind::HeroPower if *who == me && record.classes().iter().all(|class| *class == CardClass::Mage) => {
                self.steps.push("HeroPower(On(TheirHero))".to_owned());
                event.push((Ref::Hero(1), 1));
            }
            _ => return None,
        }
        // What the event does by itself is not what the text does.
        let mut plain = self.table.clone();
        let strike = |table: &mut Table| -> Option<()> {
            for (who, n) in &event {
                let n = if kind == EventKind::Attack && *n == 0 { table.bodies[this].attack } else { *n };
                table.hit(*who, n)?;
            }
            Some(())
        };
        strike(&mut plain)?;
        plain.bury();
        if trigger.timing == Timing::After || kind == EventKind::HeroPower {
            strike(&mut self.table)?;
        }
        // Who falls in the attack does not hear of it any more.
        let fallen = self.table.bodies[this].damage >= self.table.bodies[this].health;
        if fallen || !self.table.holds(&trigger.when, &spoken)? {
            return None;
        }
        self.effects(trigger.then, &mut spoken)?;
        if trigger.timing == Timing::Whenever && kind == EventKind::Attack {
            strike(&mut self.table)?;
        }
        self.steps.append(&mut self.choices);
        self.table.bury();
        let _ = before;
        self.seen(&plain)
    }

    /// A card that gives others something as long as it stands there.
    fn aura(&mut self, record: &CardRecord, aura: &Aura) -> Option<()> {
        if record.card_type() != Some(CardType::Minion) || aura.active != Active::Play {
            return None;
        }
        let modifiers = match aura.gives {
            Gives::Modifiers(modifiers) => modifiers,
            Gives::Enchantment(id) => (self.props.gives)(id)?,
        };
        let before = self.table.clone();
        self.put(record, true);
        let this = self.table.bodies.len() - 1;
        let spoken = Spoken { this: Some(this), ..Spoken::default() };
        let mut bare = before;
        bare.bodies.push(self.table.bodies[this].clone());
        if !self.table.holds(&aura.when, &spoken)? {
            return None;
        }
        let to = self.table.select(&aura.to, &spoken)?;
        for who in to.iter().filter(|who| **who != Ref::Body(0)) {
            self.table.change(*who, modifiers, 1)?;
        }
        self.seen(&bare)?;
        // It goes, and so does what it gave.
        if !to.contains(&Ref::Body(this)) {
            self.steps.push(format!("Kill(Nth({}))", self.table.bodies[this].nth));
            let with = std::mem::replace(&mut self.table, bare);
            let mut with = with;
            with.bodies[this].dead = true;
            self.table.bodies[this].dead = true;
            self.seen(&with)?;
        }
        Some(())
    }

    /// Whom the card is pointed at; `Some(None)` if it takes no target.
    fn target(&self, effects: &[Effect], spoken: &Spoken) -> Option<Option<Ref>> {
        let mut declared = None;
        for effect in effects {
            if effect.to.is_target() {
                declared = Some(effect.to);
                break;
            }
            match effect.verb {
                Verb::Summon(What::CopyOf(of) | What::Themselves(of))
                | Verb::AddToHand(What::CopyOf(of) | What::Themselves(of))
                    if of.is_target() =>
                {
                    declared = Some(of);
                    break;
                }
                Verb::Either(..) | Verb::Times(_) | Verb::Pay(..) => return None,
                _ => {}
            }
        }
        let Some(which) = declared else { return Some(None) };
        let Source::Target(side, place) = which.from else { return None };
        if place == Place::Hand {
            return None;
        }
        let open = Selector { from: Source::At(side, place), near: Near::Itself, pick: Pick::All, ..which };
        let all = self.table.select(&open, spoken)?;
        // Somebody of theirs, a minion if there is one.
        let order = |who: &Ref| match who {
            Ref::Body(at) => (i32::from(self.table.bodies[*at].mine), 0),
            Ref::Hero(side) => (i32::try_from(*side == 0).unwrap_or(0), 1),
            Ref::Player(_) => (2, 2),
        };
        let legal = all.into_iter().filter(|who| *who != Ref::Body(0));
        legal
            .min_by_key(|who| {
                let (mine, hero) = order(who);
                (hero, mine)
            })
            .map(Some)
    }

    fn name(&self, who: Ref) -> String {
        match who {
            Ref::Body(at) => format!("Nth({})", self.table.bodies[at].nth),
            Ref::Hero(0) => "MyHero".to_owned(),
            Ref::Hero(_) | Ref::Player(_) => "TheirHero".to_owned(),
        }
    }

    fn effects(&mut self, effects: &[Effect], spoken: &mut Spoken) -> Option<()> {
        for effect in effects {
            if !matches!(effect.verb, Verb::Either(..)) && !self.table.holds(&effect.when, spoken)? {
                continue;
            }
            for _ in 0..effect.times {
                self.effect(effect, spoken)?;
            }
        }
        Some(())
    }

    #[expect(clippy::too_many_lines, reason = "one arm a verb")]
    fn effect(&mut self, effect: &Effect, spoken: &mut Spoken) -> Option<()> {
        let on = self.table.select(&effect.to, spoken)?;
        let n = self.table.number(&effect.amount, spoken)?;
        let many = usize::try_from(n).ok();
        let players: Vec<usize> =
            on.iter().filter_map(|who| if let Ref::Player(side) = who { Some(*side) } else { None }).collect();
        let mut it = Some(on.clone());
        match &effect.verb {
            Verb::Deal => {
                for who in &on {
                    self.table.hit(*who, n)?;
                }
            }
            Verb::Heal => {
                for who in &on {
                    self.table.mend(*who, n)?;
                }
            }
            Verb::HealFully => {
                for who in &on {
                    self.table.mend(*who, 100)?;
                }
            }
            // The decks are made of minions without a type.
            Verb::Draw(that) if that.is_always() || *that == MINION => {
                for side in &players {
                    self.table.take(*side, many?)?;
                    self.table.sides[*side].deck -= many?;
                }
                it = None;
            }
            Verb::Destroy => {
                for who in &on {
                    let Ref::Body(at) = who else { return None };
                    self.table.bodies[*at].dead = true;
                }
            }
            Verb::Summon(what) => {
                let [side] = players[..] else { return None };
                match what {
                    What::Named(id) => {
                        let card = (self.props.card)(id)?;
                        let minion = card.card_type() == Some(CardType::Minion);
                        let texted = !card.text.is_empty() && card.tag(GameTag::DEATHRATTLE).is_none();
                        let quiet = !texted || super::keywords_alone(card);
                        if !minion || !quiet {
                            return None;
                        }
                        let made = (*id, card.attack()?, card.health()?);
                        self.table.make(side, Some(made), many?);
                    }
                    What::Random(_) => self.table.make(side, None, many?),
                    _ => return None,
                }
                it = None;
            }
            Verb::AddToHand(what) => {
                for side in &players {
                    match what {
                        What::Named(_) | What::Random(_) | What::RandomOf(..) => self.table.take(*side, many?)?,
                        What::CopyOf(of) => {
                            let of = self.table.select(of, spoken)?;
                            self.table.take(*side, of.len() * many?)?;
                        }
                        _ => return None,
                    }
                }
                it = None;
            }
            Verb::Discover { offer: Offer::Pool(..), then, .. }
                if matches!(then, [Effect { verb: Verb::AddToHand(_), .. }]) =>
            {
                self.choices.push("Choose(0)".to_owned());
                self.table.take(0, 1)?;
                it = None;
            }
            Verb::ToDeck(What::Named(_) | What::CopyOf(_), _) => {
                for side in &players {
                    self.table.sides[*side].deck += many?;
                }
                it = None;
            }
            Verb::Equip(What::Named(id)) => {
                let card = (self.props.card)(id)?;
                let [side] = players[..] else { return None };
                self.table.sides[side].weapon = Some((card.attack()?, card.durability()?));
                it = None;
            }
            Verb::Give(modifiers) => {
                for who in &on {
                    self.table.change(*who, modifiers, n)?;
                }
            }
            Verb::Attach(id) => {
                let modifiers = (self.props.gives)(id)?;
                let repeated = effect.amount.per != Per::One;
                for who in &on {
                    for _ in 0..if repeated { n } else { 1 } {
                        self.table.change(*who, modifiers, 1)?;
                    }
                }
            }
            Verb::Freeze => {
                for who in &on {
                    match who {
                        Ref::Body(at) => drop(self.table.bodies[*at].tags.insert(GameTag::FROZEN)),
                        Ref::Hero(side) => drop(self.table.sides[*side].hero_tags.insert(GameTag::FROZEN)),
                        Ref::Player(_) => return None,
                    }
                }
            }
            Verb::Transform(What::Named(id)) => {
                for who in &on {
                    let Ref::Body(at) = who else { return None };
                    self.table.bodies[*at].became = Some(id);
                }
            }
            Verb::Return => {
                for who in &on {
                    let Ref::Body(at) = who else { return None };
                    let side = usize::from(!self.table.bodies[*at].mine);
                    self.table.bodies[*at].gone = true;
                    self.table.take(side, 1)?;
                }
            }
            Verb::TakeControl => {
                for who in &on {
                    let Ref::Body(at) = who else { return None };
                    let body = &mut self.table.bodies[*at];
                    body.mine = true;
                }
            }
            Verb::Armor => {
                for who in &on {
                    let (Ref::Hero(side) | Ref::Player(side)) = who else { return None };
                    self.table.sides[*side].armor += n;
                }
            }
            Verb::Discard
                if effect.to.from == Source::At(cardwright_engine::script::selector::Side::Friendly, Place::Hand) =>
            {
                for who in &on {
                    let Ref::Body(at) = who else { return None };
                    self.table.bodies[*at].gone = true;
                    self.table.sides[0].hand -= 1;
                }
            }
            Verb::Either(then, otherwise) => {
                let text = if self.table.holds(&effect.when, spoken)? { then } else { otherwise };
                return self.effects(text, spoken);
            }
            _ => return None,
        }
        spoken.it = it;
        Some(())
    }

    /// Tells what is seen now and was not so before; `None` if nothing is.
    fn seen(&mut self, before: &Table) -> Option<()> {
        let table = &self.table;
        if table.haunts() {
            return None;
        }
        // Minions whom the dice bring may do something to the others.
        let wild = table.sides.iter().any(|side| side.others > 0);
        let mut told: Vec<String> = Vec::new();
        let mut calm: Vec<String> = Vec::new();
        for (body, was) in table.bodies.iter().zip(&before.bodies) {
            let who = format!("Nth({})", body.nth);
            if body == was {
                if !body.in_hand && !body.dead && !body.gone && body.card_type == CardType::Minion {
                    calm.push(format!("Now({who}, {}, {})", body.attack, body.health - body.damage));
                }
                continue;
            }
            if let Some(id) = body.became {
                told.push(format!("Is({who}, {id:?})"));
                continue;
            }
            if body.dead {
                told.push(format!("Dead({who})"));
                continue;
            }
            if body.gone {
                continue;
            }
            if body.mine != was.mine {
                told.push(format!("BoardCount(Mine, {})", table.count(0)));
            }
            if body.in_hand {
                if body.cost != was.cost {
                    told.push(format!("CostNow({who}, {})", body.cost.max(0)));
                }
                continue;
            }
            let numbers = |body: &Body| (body.attack, body.health - body.damage);
            if numbers(body) != numbers(was) {
                told.push(format!("Now({who}, {}, {})", body.attack, body.health - body.damage));
            }
            tags(&mut told, &who, &body.tags, &was.tags);
        }
        for side in 0..2 {
            let (now, was) = (&table.sides[side], &before.sides[side]);
            let (whose, hero) = if side == 0 { ("Mine", "MyHero") } else { ("Theirs", "TheirHero") };
            if now.damage != was.damage {
                told.push(format!("Damage({hero}, {})", now.damage));
            } else {
                calm.push(format!("Damage({hero}, {})", now.damage));
            }
            if now.armor != was.armor {
                told.push(format!("Armor({whose}, {})", now.armor));
            }
            if now.attack != was.attack {
                told.push(format!("Now({hero}, {}, {})", now.attack, 30 - now.damage));
            }
            tags(&mut told, hero, &now.hero_tags, &was.hero_tags);
            if now.hand != was.hand {
                told.push(format!("HandCount({whose}, {})", now.hand));
            }
            if now.deck != was.deck {
                told.push(format!("DeckCount({whose}, {})", now.deck));
            }
            if now.weapon != was.weapon
                && let Some((attack, durability)) = now.weapon
            {
                let weapon = if side == 0 { "MyWeapon" } else { "TheirWeapon" };
                told.push(format!("Now({weapon}, {attack}, {durability})"));
            }
            if table.count(side) != before.count(side) {
                told.push(format!("BoardCount({whose}, {})", table.count(side)));
            }
            if let Some((id, attack, health)) = now.made.first().filter(|_| now.made != was.made) {
                told.push(format!("Now(The({id:?}), {attack}, {health})"));
            }
        }
        if told.is_empty() {
            return None;
        }
        self.steps.append(&mut told);
        self.steps.extend(calm.into_iter().take(if wild { 0 } else { 3 }));
        Some(())
    }
}

/// Keywords that came or went.
fn tags(told: &mut Vec<String>, who: &str, now: &BTreeSet<GameTag>, was: &BTreeSet<GameTag>) {
    told.extend(now.difference(was).filter_map(|tag| tag.name()).map(|tag| format!("HasNow({who}, GameTag::{tag})")));
    told.extend(was.difference(now).filter_map(|tag| tag.name()).map(|tag| format!("HasNot({who}, GameTag::{tag})")));
}
