//! Plans of tales: what a text speaks of has to be there, and what it waits for has to happen.
use std::cell::RefCell;

use cardwright_data::CardRecord;
use cardwright_data::enums::{CardType, GameTag};
use cardwright_engine::script::prelude::*;

use super::Props;
use super::asked::is_such;
use super::needs::Needs;
use super::stage::{Act, Entrance, Plan, Somebody, Stage};

/// A weapon and a Secret that do nothing here, and the coin.
const WEAPON: &str = "CS2_106";
const SECRET: &str = "EX1_289";
const COIN: &str = "GAME_005";

/// Makes the plans of a card.
pub(super) struct Planner<'p, 'a> {
    pub props: &'p Props<'a>,
    pub record: &'a CardRecord,
    pub needs: Needs,
    pub source: &'p str,
    /// What was looked for in the pool already: each stage asks for the same.
    pub sought: RefCell<Vec<Sought<'a>>>,
}

/// A condition, whether the card is to be played, and the card that was found.
pub(super) type Sought<'a> = (Condition, bool, Option<&'a CardRecord>);

/// What a stage may do without.
const TOYS: usize = 9;

impl<'a> Planner<'_, 'a> {
    /// Plans, the richest first, each made when it is asked for: mostly the first few tell all.
    pub fn plans(&self) -> impl Iterator<Item = Plan<'a>> {
        let boards = self.boards();
        let all = [true; TOYS];
        let without = (0..TOYS).filter(|toy| self.matters(*toy)).map(move |toy| {
            let mut mask = all;
            mask[toy] = false;
            mask
        });
        let masks = std::iter::once(all).chain(without).chain([[false; TOYS]]);
        let most = boards.len();
        let stages = masks.enumerate().flat_map(move |(number, mask)| {
            let boards: Vec<_> = boards.iter().take(if number == 0 { most } else { 4 }).cloned().collect();
            boards.into_iter().map(move |(friends, enemies)| (mask, self.stage(&mask, &friends, &enemies)))
        });
        let aims = self.source.contains("A_") || self.source.contains("TARGET");
        stages.flat_map(move |(mask, stage)| {
            let acts = self.acts(mask[6], &stage);
            let both: &[bool] = if aims { &[false, true] } else { &[false] };
            acts.into_iter().flat_map(move |(entrance, acts)| {
                let plan = |friend_first: &bool| Plan {
                    stage: stage.clone(),
                    entrance,
                    acts: acts.clone(),
                    friend_first: *friend_first,
                };
                both.iter().map(plan).collect::<Vec<_>>()
            })
        })
    }

    fn speaks_of(&self, place: Place) -> bool {
        self.needs.at.iter().any(|(_, at, _)| *at == place)
    }

    /// Whether it makes a difference to go without.
    fn matters(&self, toy: usize) -> bool {
        match toy {
            0 => self.speaks_of(Place::Hand),
            1 => self.speaks_of(Place::Deck),
            2 => self.speaks_of(Place::Secrets),
            3 => self.speaks_of(Place::Weapon) || self.hero_attacks(),
            4 => self.wounds(),
            5 => self.crystals(),
            7 => self.source.contains("IT.that") && self.speaks_of(Place::Deck),
            8 => self.source.contains("Corpses"),
            _ => {
                !self.needs.past.is_empty()
                    || ["FROZEN", "refresh("].iter().any(|word| self.source.contains(word))
                    || self.needs.kindred
                    || self.needs.combo
            }
        }
    }

    fn wounds(&self) -> bool {
        ["heal", "DAMAGED", "LIFESTEAL", "set_remaining", "HEALTH.at_most"]
            .iter()
            .any(|word| self.source.contains(word))
            || self.record.has(GameTag::LIFESTEAL)
    }

    fn crystals(&self) -> bool {
        ["crystals(", "gain_mana(", "refresh(", "MANA", "Finale", "FINALE"]
            .iter()
            .any(|word| self.source.contains(word))
    }

    fn hero_attacks(&self) -> bool {
        let past = self.needs.past.iter().any(|(past, _)| past.deed == Deed::HeroAttack);
        past || self.needs.events.iter().any(|event| event.kind == EventKind::Attack)
            || self.source.contains("ATTACK.of(YOUR_HERO)")
    }

    /// The conditions for what is at a place.
    fn asked(&self, side: Side, place: &[Place]) -> Vec<Condition> {
        let mut all: Vec<Condition> = Vec::new();
        for (whose, at, that) in &self.needs.at {
            let fits = *whose == side || *whose == Side::Both || side == Side::Both;
            if place.contains(at) && fits && !that.is_always() && !all.contains(that) {
                all.push(*that);
            }
        }
        all
    }

    /// A card that is such as far as a card alone can say; a plain minion if there is one.
    fn prop(&self, that: &Condition, play: bool) -> Option<&'a CardRecord> {
        let known = self.sought.borrow().iter().find(|(of, to_play, _)| of == that && *to_play == play).copied();
        if let Some((_, _, found)) = known {
            return found;
        }
        let found = self.look_for(that, play);
        self.sought.borrow_mut().push((*that, play, found));
        found
    }

    fn look_for(&self, that: &Condition, play: bool) -> Option<&'a CardRecord> {
        let fits = |it: &&&CardRecord| loosely(it, that) && it.cost() <= Some(10);
        self.props.plain.iter().find(fits).copied().or_else(|| {
            let pool = self.props.pool.iter().filter(|it| it.id != self.record.id);
            if let Some(named) = named(that).and_then(|id| self.props.card(id)) {
                // Of its own name it would be taken for the card itself.
                return Some(named).filter(|it| fits(&it) && it.id != self.record.id);
            }
            if play {
                let simple = self.props.spells.iter().chain(&self.props.minions);
                let alone =
                    pool.clone().filter(|it| self.props.is_alone(it) && it.card_type() == Some(CardType::Minion));
                simple.chain(alone).find(fits).copied()
            } else {
                let still = |it: &&&CardRecord| !it.text.contains("Costs (") && !it.text.contains("in your hand");
                pool.clone().filter(still).find(fits).copied()
            }
        })
    }

    fn sturdy(&self) -> &'a CardRecord {
        self.props.yeti
    }

    fn boards(&self) -> Vec<(Vec<&'a CardRecord>, Vec<&'a CardRecord>)> {
        let places = [Place::Minions, Place::Characters, Place::Graveyard];
        let on_board = |side| -> Vec<&'a CardRecord> {
            let minion = |that: &Condition| {
                let that = Condition::All(Box::leak(Box::new([MINION, *that])));
                let minion = self.prop(&that, true).or_else(|| self.prop(&that, false));
                minion.filter(|it| it.card_type() == Some(CardType::Minion) && self.props.is_quiet(it))
            };
            let mut found: Vec<&CardRecord> = self.asked(side, &places).iter().filter_map(minion).collect();
            let mut dead: Vec<&CardRecord> = Vec::new();
            for (past, _) in self.needs.past.iter().filter(|(past, _)| past.deed == Deed::Died) {
                dead.extend(minion(&past.that));
            }
            if side != Side::Enemy {
                found.extend(dead);
            }
            found.dedup_by_key(|it| &it.id);
            found.truncate(2);
            found
        };
        let (friends, enemies) = (on_board(Side::Friendly), on_board(Side::Enemy));
        let plain = self.sturdy();
        let with = |fits: &[&'a CardRecord], plain: &[&'a CardRecord]| [fits, plain].concat();
        // Somebody whom just the damage that is dealt kills.
        let exact = self.needs.damage.iter().copied().chain(self.record.attack());
        let exact: Vec<&CardRecord> = exact
            .filter_map(|n| self.props.plain.iter().find(|it| it.health() == Some(n) && n > 0).copied())
            .take(1)
            .collect();
        let weak: Vec<&CardRecord> =
            self.props.plain.iter().find(|it| it.health() == Some(1)).copied().into_iter().collect();
        let big: Vec<&CardRecord> = self.props.plain.iter().max_by_key(|it| it.health()).copied().into_iter().collect();
        let mut boards = vec![
            (with(&friends, &[plain]), with(&enemies, &[plain])),
            (vec![plain], vec![plain, plain]),
            (vec![], with(&enemies, &[plain])),
            (with(&friends, &[plain]), vec![]),
            (friends.clone(), enemies.clone()),
            (vec![plain], vec![plain]),
            (vec![plain, plain, plain], vec![plain, plain, plain]),
            (vec![], vec![]),
            (with(&friends, &big), with(&exact, &[])),
            (weak.clone(), with(&weak, &[])),
            (big.clone(), with(&exact, &big)),
            (vec![plain; 6], vec![plain; 6]),
        ];
        if self.needs.words.iter().any(|word| matches!(word, Word::HonorableKill)) {
            boards.insert(0, (vec![plain], exact.clone()));
            boards.insert(1, (vec![plain], big));
        }
        if self.source.contains("silence") || self.source.contains("TAUNT") {
            let taunt = self.props.pool.iter().find(|it| {
                it.has(GameTag::TAUNT) && it.card_type() == Some(CardType::Minion) && self.props.is_alone(it)
            });
            let taunt: Vec<&CardRecord> = taunt.copied().into_iter().collect();
            let row = [&taunt[..], &[plain], &taunt[..]].concat();
            boards.insert(0, (row.clone(), row));
        }
        if self.source.contains("lose_shield") {
            let shield = self.props.pool.iter().find(|it| {
                it.has(GameTag::DIVINE_SHIELD) && it.card_type() == Some(CardType::Minion) && self.props.is_alone(it)
            });
            let shield: Vec<&CardRecord> = shield.copied().into_iter().collect();
            boards.insert(0, (with(&shield, &[plain]), with(&shield, &[plain])));
        }
        if self.needs.words.contains(&Word::Overkill) {
            boards.insert(0, (vec![plain], weak));
        }
        boards
    }

    fn stage(&self, mask: &[bool; TOYS], friends: &[&'a CardRecord], enemies: &[&'a CardRecord]) -> Stage<'a> {
        let plain = self.sturdy();
        let mut stage = Stage { friends: friends.to_vec(), enemies: enemies.to_vec(), ..Stage::default() };
        let cards = |side, place| -> Vec<&'a CardRecord> {
            let mut found: Vec<&CardRecord> = Vec::new();
            for that in self.asked(side, &[place]) {
                if let Some(it) = self.prop(&that, false)
                    && !found.iter().any(|other| other.id == it.id)
                {
                    found.push(it);
                }
            }
            found.truncate(2);
            found
        };
        if mask[0] && self.speaks_of(Place::Hand) {
            stage.hand = cards(Side::Friendly, Place::Hand);
            stage.hand.push(plain);
            if self.needs.at.iter().any(|(side, at, _)| *at == Place::Hand && *side != Side::Friendly) {
                stage.their_hand = cards(Side::Enemy, Place::Hand);
                stage.their_hand.push(plain);
            }
            if self.source.contains("there_are(") {
                let more = stage.hand.clone();
                stage.hand.extend(more);
            }
        }
        if mask[1] && self.speaks_of(Place::Deck) {
            stage.top = cards(Side::Friendly, Place::Deck);
            if stage.top.is_empty() {
                // Somebody whom a step can name.
                stage.top.extend(self.props.plain.iter().find(|it| !it.races().is_empty()));
            }
            let one = stage.top.clone();
            for _ in 0..self.needs.drawn.clamp(1, 5) {
                stage.top.extend(&one);
            }
            if mask[7] {
                stage.top.push(plain);
            }
        }
        if self.speaks_of(Place::Secrets) {
            let secret = self.props.card(SECRET);
            let theirs = self.needs.at.iter().any(|(side, at, _)| *at == Place::Secrets && *side != Side::Friendly);
            stage.secrets = [secret.filter(|_| mask[2]), secret.filter(|_| theirs)];
        }
        if mask[3]
            && self.record.card_type() != Some(CardType::Weapon)
            && (self.speaks_of(Place::Weapon) || self.hero_attacks())
        {
            let weapon = self.props.card(WEAPON);
            let theirs = self.needs.at.iter().any(|(side, at, _)| *at == Place::Weapon && *side != Side::Friendly);
            stage.weapons = [weapon, weapon.filter(|_| theirs)];
        }
        if mask[4] && self.wounds() {
            stage.wounds = true;
            stage.hero_wounds =
                ["heal", "LIFESTEAL", "YOUR_HERO.that(HEALTH"].iter().any(|word| self.source.contains(word))
                    || self.record.has(GameTag::LIFESTEAL);
        }
        if mask[5] && self.crystals() {
            let cost = self.record.cost().unwrap_or(0);
            let last = self.needs.words.contains(&Word::Finale);
            let spent = self.source.contains("refresh(");
            stage.crystals = Some(if last {
                cost.max(1)
            } else if spent {
                10
            } else {
                cost.clamp(5, 10)
            });
        }
        if mask[8] && self.source.contains("Corpses") {
            stage.corpses = Some(30);
        }
        stage
    }

    /// What has to be done before.
    fn before(&self, stage: &Stage<'a>) -> Vec<Act<'a>> {
        let mut acts = Vec::new();
        let coin = self.props.card(COIN);
        let mut turns = 0;
        for (past, n) in &self.needs.past {
            let one = match past.deed {
                Deed::Played | Deed::Summoned => self.prop(&past.that, true).or(coin).map(Act::Play),
                Deed::Cast => {
                    let spell = if past.that.is_always() {
                        coin
                    } else {
                        self.props.spells.iter().copied().find(|it| loosely(it, &past.that))
                    };
                    spell.map(Act::Play)
                }
                Deed::Died => {
                    let (side, row) = if past.side == Side::Enemy { (1, &stage.enemies) } else { (0, &stage.friends) };
                    let at = row.iter().position(|it| loosely(it, &past.that));
                    at.map(|at| Act::Kill(Somebody::Minion(side, at)))
                }
                Deed::HeroPower => Some(Act::HeroPower),
                Deed::HeroAttack => Some(Act::Attack(Somebody::Hero(0), Somebody::Hero(1))),
                Deed::Drawn => Some(Act::Draw),
                _ => None,
            };
            let Some(one) = one else { continue };
            acts.extend(std::iter::repeat_n(one, usize::try_from(*n).unwrap_or(1).min(4)));
            turns = turns.max(if past.window == Window::LastTurn { 2 } else { 0 });
        }
        if self.needs.kindred {
            let races = self.record.races();
            let kin = |it: &&&CardRecord| {
                it.races().iter().any(|race| races.contains(race))
                    || (it.school().is_some() && it.school() == self.record.school())
            };
            let one = self.props.plain.iter().chain(&self.props.spells).find(kin);
            acts.extend(one.map(|it| Act::Play(it)));
            turns = 2;
        }
        acts.extend(std::iter::repeat_n(Act::EndTurn, turns));
        if self.source.contains("refresh(") {
            acts.push(Act::Play(self.sturdy()));
        }
        if self.source.contains("FROZEN") {
            let freezes = |it: &&&CardRecord| it.text.contains("Freeze") && it.text.contains("all");
            acts.extend(self.props.spells.iter().find(freezes).map(|it| Act::Play(it)));
        }
        if self.needs.combo {
            acts.extend(coin.map(Act::Play));
        }
        if !acts.is_empty() && !self.crystals() {
            acts.push(Act::Refill);
        }
        acts
    }

    /// How the card comes and what is done, the likeliest first.
    fn acts(&self, before: bool, stage: &Stage<'a>) -> Vec<(Entrance, Vec<Act<'a>>)> {
        let mut all: Vec<(Entrance, Vec<Act<'a>>)> = Vec::new();
        let prelude = if before { self.before(stage) } else { Vec::new() };
        let mut add = |entrance, acts: &[Act<'a>]| all.push((entrance, [&prelude, acts].concat()));
        let card_type = self.record.card_type();
        let lives = matches!(card_type, Some(CardType::Minion | CardType::Weapon | CardType::Location));
        let coin = self.props.card(COIN).map(Act::Play);
        let me = Somebody::This;
        let mut played = false;
        for word in &self.needs.words {
            match word {
                Word::Use if card_type == Some(CardType::Location) => add(Entrance::Put, &[Act::Use]),
                Word::Deathrattle => {
                    if card_type == Some(CardType::Weapon) {
                        let weapon = self.props.card(WEAPON).map(Act::Play);
                        add(Entrance::Put, &weapon.into_iter().collect::<Vec<_>>());
                    } else {
                        add(Entrance::Put, &[Act::Kill(me)]);
                    }
                }
                Word::Frenzy => add(Entrance::Put, &[Act::Hurt(me, 1)]),
                Word::Inspire => {
                    add(Entrance::Put, &[Act::HeroPower]);
                    add(Entrance::Hand, &[Act::Come, Act::HeroPower]);
                }
                Word::Spellburst => {
                    let plain = Act::Play(self.sturdy());
                    add(Entrance::Put, &coin.into_iter().collect::<Vec<_>>());
                    add(Entrance::Put, &[plain]);
                }
                Word::Overheal => add(Entrance::Put, &[Act::Hurt(me, 1), Act::Restore(me, 3)]),
                Word::Overkill | Word::HonorableKill if lives => {
                    let who = if card_type == Some(CardType::Weapon) { Somebody::Hero(0) } else { me };
                    add(Entrance::Put, &[Act::Attack(who, Somebody::Minion(1, 0))]);
                    if self.record.has(GameTag::BATTLECRY) {
                        add(Entrance::Hand, &[Act::Come]);
                    }
                }
                _ if !played => {
                    played = true;
                    add(Entrance::Hand, &[Act::Come]);
                    if self.crystals() {
                        add(Entrance::Hand, &[Act::Come, Act::EndTurn, Act::EndTurn]);
                    }
                    if *word == Word::Quickdraw || self.needs.words.contains(&Word::Quickdraw) {
                        add(Entrance::Hand, &[Act::EndTurn, Act::EndTurn, Act::Come]);
                    }
                }
                _ => {}
            }
        }
        let entrance = if lives || self.record.has(GameTag::SECRET) { Entrance::Put } else { Entrance::Hand };
        for event in &self.needs.events {
            for acts in self.happenings(event) {
                add(entrance, &acts);
                if self.record.has(GameTag::SECRET) && acts.first() != Some(&Act::EndTurn) {
                    add(entrance, &[&[Act::EndTurn], &acts[..]].concat());
                }
            }
            for acts in self.happenings(event).into_iter().take(if lives { 3 } else { 0 }) {
                add(Entrance::Hand, &[&[Act::Come], &acts[..]].concat());
            }
        }
        for event in &self.needs.given {
            for acts in self.happenings(event) {
                if played {
                    add(Entrance::Hand, &[&[Act::Come], &acts[..]].concat());
                }
                if self.needs.words.contains(&Word::Deathrattle) {
                    add(Entrance::Put, &[&[Act::Kill(me)], &acts[..]].concat());
                }
            }
        }
        if self.source.contains("also_damages") {
            add(Entrance::Put, &[Act::Attack(me, Somebody::Minion(1, 1))]);
        }
        if self.source.contains("dormant_for") {
            for turns in 0..5 {
                add(Entrance::Hand, &[vec![Act::Come], vec![Act::EndTurn; 2 * turns]].concat());
            }
        }
        if self.source.contains("DAMAGED") && lives {
            add(Entrance::Put, &[Act::Hurt(me, 1)]);
        }
        // An aura only has to be there.
        if self.source.contains("aura(") || self.source.contains("costs(") {
            add(entrance, &[]);
            add(Entrance::Hand, &[]);
        }
        // What holds until something is played, ends then.
        if self.source.contains("attach(") && played {
            let props = self.needs.at.iter().filter(|(_, at, _)| *at == Place::Hand);
            for (_, _, that) in props {
                if let Some(prop) = self.prop(that, true) {
                    add(Entrance::Hand, &[Act::Come, Act::Refill, Act::Play(prop)]);
                }
            }
            add(Entrance::Hand, &[Act::Come, Act::EndTurn]);
        }
        all
    }

    /// Things that happen, some of which an ability may listen for.
    fn happenings(&self, event: &Event) -> Vec<Vec<Act<'a>>> {
        use Somebody::{Hero, Minion, This};
        let coin = self.props.card(COIN).map(Act::Play);
        let mut all: Vec<Vec<Act<'a>>> = Vec::new();
        match event.kind {
            EventKind::TurnEnd | EventKind::TurnStart => {
                all.extend([vec![Act::EndTurn], vec![Act::EndTurn, Act::EndTurn]]);
            }
            EventKind::Play
            | EventKind::Cast
            | EventKind::Summon
            | EventKind::Equip
            | EventKind::Armor
            | EventKind::Freeze
            | EventKind::Draw => {
                let spell = event.kind == EventKind::Cast;
                let that = match event.kind {
                    EventKind::Equip => Condition::Type(CardType::Weapon),
                    _ => event.what,
                };
                let mut cards: Vec<Act<'a>> = Vec::new();
                if spell {
                    let of = self.props.spells.iter().copied().find(|it| loosely(it, &that));
                    cards.extend(of.map(Act::Play));
                    let dear = self.props.spells.iter().copied().find(|it| loosely(it, &that) && it.cost() > Some(0));
                    cards.extend(dear.map(Act::Play));
                    cards.extend(coin);
                } else {
                    if event.kind == EventKind::Equip {
                        cards.extend(self.props.card(WEAPON).map(Act::Play));
                    }
                    if loosely(self.sturdy(), &that) {
                        cards.push(Act::Play(self.sturdy()));
                    }
                    cards.extend(self.prop(&that, true).map(Act::Play));
                    if matches!(event.kind, EventKind::Armor | EventKind::Freeze | EventKind::Draw) {
                        cards = self.props.spells.iter().copied().map(Act::Play).collect();
                        if event.kind == EventKind::Draw {
                            cards.insert(0, Act::Draw);
                        }
                    }
                    if that == SECRET_CARD {
                        cards.extend(self.props.card(SECRET).map(Act::Play));
                    }
                    cards.push(Act::Play(self.sturdy()));
                    cards.extend(coin);
                }
                for card in &cards {
                    all.push(vec![*card]);
                    all.push(vec![Act::EndTurn, *card]);
                }
            }
            EventKind::Damage | EventKind::ShieldLost | EventKind::StatChange => {
                if !event.what.is_always() {
                    all.extend([vec![Act::Attack(This, Minion(1, 0))], vec![Act::Attack(This, Hero(1))]]);
                    all.push(vec![Act::EndTurn, Act::Attack(Minion(1, 0), This)]);
                }
                for who in [This, Minion(0, 0), Minion(1, 0), Hero(0), Hero(1), Minion(0, 1), Minion(1, 1)] {
                    all.push(vec![Act::Hurt(who, 1)]);
                    all.push(vec![Act::EndTurn, Act::Hurt(who, 1)]);
                }
            }
            EventKind::Heal | EventKind::Overheal => {
                for who in [This, Minion(0, 0), Minion(1, 0), Hero(0), Hero(1)] {
                    all.push(vec![Act::Hurt(who, 1), Act::Restore(who, 2)]);
                }
            }
            EventKind::Death => {
                for who in [Minion(0, 0), Minion(1, 0), Minion(0, 1), Minion(1, 1), This] {
                    all.push(vec![Act::Kill(who)]);
                }
            }
            EventKind::Attack => {
                all.extend([
                    vec![Act::Attack(Hero(0), Hero(1))],
                    vec![Act::Attack(This, Hero(1))],
                    vec![Act::Attack(This, Minion(1, 0))],
                    vec![Act::Attack(Minion(0, 0), Hero(1))],
                    vec![Act::Attack(Minion(0, 0), Minion(1, 0))],
                    vec![Act::EndTurn, Act::Attack(Minion(1, 0), Hero(0))],
                    vec![Act::EndTurn, Act::Attack(Minion(1, 0), Minion(0, 0))],
                    vec![Act::EndTurn, Act::Attack(Minion(1, 0), This)],
                    vec![Act::Attack(Hero(0), Minion(1, 0))],
                ]);
            }
            EventKind::HeroPower => all.extend([vec![Act::HeroPower], vec![Act::EndTurn, Act::HeroPower]]),
            _ => {}
        }
        all
    }
}

const SECRET_CARD: Condition = Condition::Has(GameTag::SECRET);

/// Whether a card is such, as far as that can be said of a card alone.
fn loosely(record: &CardRecord, that: &Condition) -> bool {
    match that {
        Condition::All(of) => of.iter().all(|one| loosely(record, one)),
        Condition::Any(of) => of.iter().any(|one| loosely(record, one)),
        _ => is_such(record, that) != Some(false),
    }
}

/// The card that a condition names.
fn named(that: &Condition) -> Option<&'static str> {
    match that {
        Condition::Named(id) => Some(id),
        Condition::All(of) => of.iter().find_map(named),
        _ => None,
    }
}
