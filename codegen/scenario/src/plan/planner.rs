//! Plans of tales: what a text speaks of has to be there, and what it waits for has to happen.
use std::cell::RefCell;

use crate::facts::has;
use cardwright_data::{CardClass, CardType, GameTag};
use cardwright_engine::Card;
use cardwright_engine::script::prelude::*;

use crate::model::query::is_such;
use crate::plan::fixtures::Fixtures;
use crate::plan::requirements::Requirements;
use crate::plan::setup::{Plan, Setup};

/// A weapon and a Secret that do nothing here, and the coin.
pub(crate) const WEAPON: &str = "CS2_106";
pub(crate) const SECRET_SPELL: &str = "EX1_289";
pub(crate) const COIN: &str = "GAME_005";

/// Makes the plans of a card.
pub(crate) struct Planner<'p> {
    pub fixtures: &'p Fixtures,
    pub record: &'static Card,
    pub class: CardClass,
    pub requirements: Requirements,
    pub source: &'p str,
    /// The option that is taken.
    pub option: Option<usize>,
    /// What was looked for in the pool already: each stage asks for the same.
    pub sought: RefCell<Vec<Sought>>,
}

/// A condition, whether the card is to be played, and the card that was found.
pub(crate) type Sought = (Condition, bool, Option<&'static Card>);

/// What a stage may do without.
const TOYS: usize = 9;

/// What lies in the decks of which a text speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Decks {
    /// Plain minions beneath what the text asks for.
    Full,
    /// What the text asks for, and a few plain minions.
    Known,
    /// What the text asks for at the bottom.
    Deep,
    /// Cards that are not what it asks for.
    Other,
    /// Nothing.
    Empty,
}

impl Planner<'_> {
    /// Plans, the richest first, each made when it is asked for: mostly the first few tell all.
    pub fn plans(&self) -> impl Iterator<Item = Plan> {
        let boards = self.boards();
        let all = [true; TOYS];
        let without = (0..TOYS).filter(|toy| self.matters(*toy)).map(move |toy| {
            let mut mask = all;
            mask[toy] = false;
            mask
        });
        let known: &[Decks] = if self.source.contains("shuffle(") && !self.speaks_of(Place::Deck) {
            &[Decks::Empty]
        } else if self.source.contains("YOUR_DECK.last(") {
            &[Decks::Deep, Decks::Known, Decks::Other, Decks::Empty]
        } else if self.speaks_of(Place::Deck) || self.source.contains("(25, &YOUR_DECK") {
            &[Decks::Known, Decks::Other, Decks::Empty]
        } else {
            &[]
        };
        let known = known.iter().map(move |decks| (all, *decks));
        let others = without.chain([[false; TOYS]]).map(|mask| (mask, Decks::Full));
        let masks = std::iter::once((all, Decks::Full)).chain(known).chain(others);
        let most = boards.len();
        let stages = masks.enumerate().flat_map(move |(number, (mask, decks))| {
            let boards: Vec<_> = boards.iter().take(if number == 0 { most } else { 4 }).cloned().collect();
            boards.into_iter().map(move |(friends, enemies)| (mask, self.setup(&mask, decks, &friends, &enemies)))
        });
        let aims = self.source.contains("A_") || self.source.contains("TARGET");
        let chances = self.source.contains("chance(");
        stages.flat_map(move |(mask, setup)| {
            let stimuli = self.stimuli(mask[6], &setup);
            // Whom it is pointed at first, and whether chances come true.
            let ways: &[(bool, bool)] = match (aims, chances) {
                (true, true) => &[(false, true), (true, true), (false, false)],
                (true, false) => &[(false, true), (true, true)],
                (false, true) => &[(false, true), (false, false)],
                (false, false) => &[(false, true)],
            };
            stimuli.into_iter().flat_map(move |(entrance, stimuli)| {
                let plan = |(friend_first, lucky): &(bool, bool)| Plan {
                    setup: setup.clone(),
                    entrance,
                    stimuli: stimuli.clone(),
                    friend_first: *friend_first,
                    option: self.option,
                    lucky: *lucky,
                };
                ways.iter().map(plan).collect::<Vec<_>>()
            })
        })
    }

    /// A card that is none of these.
    fn misfit(&self, all: &[Condition]) -> Option<&'static Card> {
        let fits = |record: &Card| all.iter().any(|that| is_such(record, that) != Some(false));
        let pool = self.fixtures.plain.iter().chain(&self.fixtures.spells).chain(&self.fixtures.pool);
        pool.copied().find(|record| !fits(record) && record.collectible() && self.fixtures.is_still(record))
    }

    /// Cards that are not such, each for one reason alone.
    fn near_misses(&self, that: &Condition) -> Vec<&'static Card> {
        let Condition::All(parts) = that else { return Vec::new() };
        let pool = || self.fixtures.plain.iter().chain(&self.fixtures.spells).chain(&self.fixtures.pool).copied();
        let miss = |left_out: usize| {
            let fits = |record: &&Card| {
                let is = |(at, part)| is_such(record, part) == Some(at != left_out);
                parts.iter().enumerate().all(is) && record.collectible() && self.fixtures.is_still(record)
            };
            pool().find(fits)
        };
        (0..parts.len()).filter_map(miss).collect()
    }

    /// What lies on top of a deck that holds nothing else.
    fn known(&self, decks: Decks, asked: &[Condition], found: &[&'static Card]) -> Vec<&'static Card> {
        let plain: Vec<&Card> =
            self.fixtures.plain.iter().filter(|it| it.id != self.sturdy().id).take(4).copied().collect();
        match decks {
            Decks::Full | Decks::Empty => Vec::new(),
            Decks::Deep => {
                // The uppermost of those at the bottom.
                let (below, above) = plain.split_at(plain.len().min(2));
                [below, &found[..found.len().min(1)], above, &[self.sturdy()]].concat()
            }
            Decks::Known => {
                let misses: Vec<&Card> = asked.iter().flat_map(|that| self.near_misses(that)).take(4).collect();
                [&plain[..], &[self.sturdy()], found, &misses].concat()
            }
            Decks::Other if !self.requirements.absent.is_empty() => {
                // Of what must not be there nothing, of the rest all.
                let absent = |it: &&Card| !self.requirements.absent.iter().any(|that| loosely(it, that));
                [&plain[..], &[self.sturdy()], found].concat().into_iter().filter(absent).collect()
            }
            Decks::Other => self.misfit(asked).map(|it| vec![it; 5]).unwrap_or_default(),
        }
    }

    pub(crate) fn speaks_of(&self, place: Place) -> bool {
        self.requirements.at.iter().any(|(_, at, _)| *at == place)
    }

    /// Whether it makes a difference to go without.
    fn matters(&self, toy: usize) -> bool {
        let spoken = |places: &[Place]| places.iter().any(|place| self.speaks_of(*place));
        match toy {
            0 => spoken(&[Place::Hand, Place::Locations, Place::Launchpad]),
            1 => self.speaks_of(Place::Deck),
            2 => self.speaks_of(Place::Secrets),
            3 => self.speaks_of(Place::Weapon) || self.hero_attacks(),
            4 => self.wounds(),
            5 => self.crystals(),
            7 => self.source.contains("IT.that") && self.speaks_of(Place::Deck),
            8 => self.corpses(),
            _ => {
                !self.requirements.past.is_empty()
                    || self.requirements.armor > 0
                    || self.requirements.overloaded
                    || self.requirements.spell_damage
                    || !self.requirements.many.is_empty()
                    || ["FROZEN", "refresh("].iter().any(|word| self.source.contains(word))
                    || self.requirements.kindred
                    || self.requirements.combo
            }
        }
    }

    fn wounds(&self) -> bool {
        ["heal", "DAMAGED", "LIFESTEAL", "set_remaining", "HEALTH.at_most"]
            .iter()
            .any(|word| self.source.contains(word))
            || has(self.record, GameTag::LIFESTEAL)
    }

    fn corpses(&self) -> bool {
        self.source.to_ascii_lowercase().contains("corpses")
    }

    pub(crate) fn crystals(&self) -> bool {
        ["crystals(", "gain_mana(", "refresh(", "MANA", "Finale", "FINALE", "spend_all_mana("]
            .iter()
            .any(|word| self.source.contains(word))
    }

    pub(crate) fn hero_attacks(&self) -> bool {
        let past = self.requirements.past.iter().any(|(past, _)| past.deed == Deed::HeroAttack);
        let towards = self.requirements.goal.map_or(&[][..], |goal| goal.on);
        past || self.requirements.events.iter().chain(towards).any(|event| event.kind == EventKind::Attack)
            || self.source.contains("ATTACK.of(YOUR_HERO)")
    }

    /// The conditions for what is at a place.
    fn asked(&self, side: Side, place: &[Place]) -> Vec<Condition> {
        let mut all: Vec<Condition> = Vec::new();
        for (whose, at, that) in &self.requirements.at {
            let fits = *whose == side || *whose == Side::Both || side == Side::Both;
            if place.contains(at) && fits && !that.is_always() && !all.contains(that) {
                all.push(*that);
            }
        }
        all
    }

    /// A card that is such as far as a card alone can say; a plain minion if there is one.
    pub(crate) fn prop(&self, that: &Condition, play: bool) -> Option<&'static Card> {
        let known = self.sought.borrow().iter().find(|(of, to_play, _)| of == that && *to_play == play).copied();
        if let Some((_, _, found)) = known {
            return found;
        }
        let found = self.look_for(that, play);
        self.sought.borrow_mut().push((*that, play, found));
        found
    }

    /// Whether a card is of another class, where that is asked.
    fn is_of_class(&self, record: &Card, that: &Condition) -> bool {
        let of = record.class;
        match that {
            Condition::AnotherClass => of != CardClass::Neutral && of != self.class,
            Condition::All(parts) => parts.iter().all(|part| self.is_of_class(record, part)),
            _ => true,
        }
    }

    fn look_for(&self, that: &Condition, play: bool) -> Option<&'static Card> {
        let fits = |it: &&&Card| loosely(it, that) && self.is_of_class(it, that) && it.cost <= 10;
        self.fixtures.plain.iter().find(fits).copied().or_else(|| {
            let pool = self.fixtures.pool.iter().filter(|it| it.id != self.record.id);
            if let Some(named) = named(that).and_then(|id| self.fixtures.card(id)) {
                // Of its own name it would be taken for the card itself.
                return Some(named).filter(|it| fits(&it) && it.id != self.record.id);
            }
            if play {
                let simple = self.fixtures.spells.iter().chain(&self.fixtures.minions);
                let alone = pool.clone().filter(|it| self.fixtures.is_alone(it) && it.card_type == CardType::Minion);
                // What lies there until something happens, or is used.
                let lies = |it: &&&Card| {
                    let bare = it.card_type == CardType::Weapon && self.fixtures.is_alone(it);
                    has(it, GameTag::SECRET) || bare || it.card_type == CardType::Location
                };
                simple.chain(alone).chain(pool.clone().filter(lies)).chain(&self.fixtures.quests).find(fits).copied()
            } else {
                let still = |it: &&&Card| !it.text.contains("Costs (") && !it.text.contains("in your hand");
                pool.clone().filter(still).find(fits).copied()
            }
        })
    }

    pub(crate) fn sturdy(&self) -> &'static Card {
        self.fixtures.yeti
    }

    fn boards(&self) -> Vec<(Vec<&'static Card>, Vec<&'static Card>)> {
        let places = [Place::Minions, Place::Characters, Place::Graveyard];
        let on_board = |side| -> Vec<&'static Card> {
            let minion = |that: &Condition| {
                let that = Condition::All(Box::leak(Box::new([MINION, *that])));
                // On one that has something to lose silence shows.
                let losing = Condition::All(Box::leak(Box::new([that, Condition::Has(GameTag::TAUNT)])));
                let silenced = self.source.contains("silence(").then(|| self.prop(&losing, false)).flatten();
                if silenced.is_some_and(|it| self.fixtures.is_quiet(it)) {
                    return silenced;
                }
                let minion = self.prop(&that, true).or_else(|| self.prop(&that, false));
                minion.filter(|it| it.card_type == CardType::Minion && self.fixtures.is_quiet(it))
            };
            let mut found: Vec<&Card> = self.asked(side, &places).iter().filter_map(minion).collect();
            let mut dead: Vec<&Card> = Vec::new();
            for (past, _) in self.requirements.past.iter().filter(|(past, _)| past.deed == Deed::Died) {
                dead.extend(minion(&past.that));
            }
            if side != Side::Enemy {
                found.extend(dead);
            }
            found.dedup_by_key(|it| it.id);
            found.truncate(3);
            found
        };
        let (friends, enemies) = (on_board(Side::Friendly), on_board(Side::Enemy));
        let plain = self.sturdy();
        let with = |fits: &[&'static Card], plain: &[&'static Card]| [fits, plain].concat();
        // Somebody whom just the damage that is dealt kills.
        let exact = self.requirements.damage.iter().copied().chain([i64::from(self.record.attack)]);
        let exact: Vec<&Card> = exact
            .filter_map(|n| self.fixtures.plain.iter().find(|it| i64::from(it.health) == n && n > 0).copied())
            .take(1)
            .collect();
        let weak: Vec<&Card> = self.fixtures.plain.iter().find(|it| it.health == 1).copied().into_iter().collect();
        let big: Vec<&Card> = self.fixtures.plain.iter().max_by_key(|it| it.health).copied().into_iter().collect();
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
            (with(&weak, &[plain]), with(&weak, &[plain])),
            (with(&friends, &[plain]), vec![plain; 3]),
            (vec![plain; 6], vec![plain; 6]),
        ];
        if self.requirements.words.iter().any(|word| matches!(word, Word::HonorableKill)) {
            boards.insert(0, (vec![plain], exact.clone()));
            boards.insert(1, (vec![plain], big));
        }
        if self.source.contains("silence") || self.source.contains("TAUNT") {
            let taunt: Vec<&Card> = self.fixtures.minion_with(GameTag::TAUNT).into_iter().collect();
            let row = [&taunt[..], &[plain], &taunt[..]].concat();
            boards.insert(0, (row.clone(), row));
        }
        if self.source.contains("silence(") && self.source.contains("destroy(") {
            // What is silenced and destroyed leaves nothing behind.
            let leaves: Vec<&Card> =
                self.fixtures.minions.iter().copied().filter(|it| has(it, GameTag::DEATHRATTLE)).take(1).collect();
            boards.insert(0, (with(&leaves, &[plain]), with(&leaves, &[plain])));
        }
        if self.source.contains("lose_shield") {
            let shield: Vec<&Card> = self.fixtures.minion_with(GameTag::DIVINE_SHIELD).into_iter().collect();
            boards.insert(0, (with(&shield, &[plain]), with(&shield, &[plain])));
        }
        if self.requirements.words.contains(&Word::Overkill) {
            boards.insert(0, (vec![plain], weak));
        }
        boards
    }

    #[expect(clippy::too_many_lines, reason = "one paragraph for each thing that a text speaks of")]
    fn setup(&self, mask: &[bool; TOYS], decks: Decks, friends: &[&'static Card], enemies: &[&'static Card]) -> Setup {
        let plain = self.sturdy();
        let mut setup = Setup { friends: friends.to_vec(), enemies: enemies.to_vec(), ..Setup::default() };
        // Whose Deathrattle happens must be known to have a simple one, and what is cast to do one simple thing.
        let rattles =
            ["gain_deathrattle_of(", "Word::Deathrattle", "cast(the("].iter().any(|word| self.source.contains(word));
        let cards = |side, place| -> Vec<&'static Card> {
            let mut found: Vec<&Card> = Vec::new();
            for that in self.asked(side, &[place]) {
                let simple = if rattles { self.prop(&that, true) } else { None };
                if let Some(it) = simple.or_else(|| self.prop(&that, false))
                    && !found.iter().any(|other| other.id == it.id)
                {
                    found.push(it);
                }
            }
            found.truncate(4);
            found
        };
        if mask[0] && self.speaks_of(Place::Hand) {
            setup.hand = cards(Side::Friendly, Place::Hand);
            setup.hand.push(plain);
            if self.requirements.at.iter().any(|(side, at, _)| *at == Place::Hand && *side != Side::Friendly) {
                setup.their_hand = cards(Side::Enemy, Place::Hand);
                setup.their_hand.push(plain);
            }
            if self.source.contains("there_are(") {
                let more = setup.hand.clone();
                setup.hand.extend(more);
            }
        }
        if mask[1] && self.speaks_of(Place::Deck) {
            setup.top = cards(Side::Friendly, Place::Deck);
            if setup.top.is_empty() {
                // Somebody whom a step can name.
                setup.top.extend(self.fixtures.plain.iter().find(|it| it.races.any()));
            }
            let one = setup.top.clone();
            for _ in 0..self.requirements.drawn.clamp(1, 5) {
                setup.top.extend(&one);
            }
            if mask[7] {
                setup.top.push(plain);
            }
        }
        let theirs = self.requirements.at.iter().any(|(side, at, _)| *at == Place::Deck && *side != Side::Friendly);
        if decks == Decks::Full && mask[1] && theirs {
            setup.their_top = cards(Side::Enemy, Place::Deck);
            if setup.their_top.is_empty() {
                setup.their_top.extend(self.fixtures.plain.iter().find(|it| it.races.any()));
            }
        }
        if decks != Decks::Full {
            let found = cards(Side::Friendly, Place::Deck);
            let mine = self.requirements.at.iter().any(|(side, at, _)| *at == Place::Deck && *side != Side::Enemy);
            let mine = mine || self.source.contains("shuffle(");
            setup.bare = [mine, theirs];
            setup.top.clear();
            if mine {
                setup.top = self.known(decks, &self.asked(Side::Friendly, &[Place::Deck]), &found);
            }
            if theirs {
                let found = cards(Side::Enemy, Place::Deck);
                let decks = if decks == Decks::Empty && mine { Decks::Known } else { decks };
                setup.their_top = self.known(decks, &self.asked(Side::Enemy, &[Place::Deck]), &found);
            }
        }
        let comes = |event: &EventPattern| event.kind == EventKind::ToHand && event.what == ITSELF;
        let own = format!("YOUR_DECK.that(named({:?})", self.record.id);
        if self.source.contains(&own) {
            setup.top.push(self.record);
        }
        if self.source.contains("cost_at_least(") && mask[0] {
            setup.hand.extend(self.fixtures.plain.iter().find(|it| it.cost == 1));
        }
        if self.requirements.words.contains(&Word::WhenDrawn) || self.requirements.events.iter().any(comes) {
            setup.top.push(self.record);
        }
        for (side, place, n) in self.requirements.many.iter().filter(|_| mask[6]) {
            let n = usize::try_from(*n).unwrap_or(0);
            match (side, place) {
                (Side::Friendly, Place::Hand) => {
                    while setup.hand.len() + 1 < n.min(10) {
                        setup.hand.push(plain);
                    }
                }
                (Side::Enemy, Place::Hand) => setup.their_hand.resize(n.min(9).max(setup.their_hand.len()), plain),
                (Side::Friendly, Place::Minions) => {
                    let last = setup.friends.iter().copied().find(|it| it.id != plain.id).unwrap_or(plain);
                    setup.friends.resize(n.min(6).max(setup.friends.len()), last);
                }
                (Side::Friendly, Place::Deck) if decks == Decks::Full => {
                    while setup.top.len() + 19 < n.min(40) {
                        setup.top.push(plain);
                    }
                }
                _ => {}
            }
        }
        if self.requirements.spell_damage && mask[6] {
            setup.friends.extend(self.fixtures.minion_with(GameTag::SPELLPOWER));
        }
        if self.speaks_of(Place::Secrets) {
            let secret = self.fixtures.card(SECRET_SPELL);
            let theirs =
                self.requirements.at.iter().any(|(side, at, _)| *at == Place::Secrets && *side != Side::Friendly);
            let asked = self.asked(Side::Friendly, &[Place::Secrets]);
            let quest = asked.contains(&Condition::Has(GameTag::QUEST));
            let quest = quest.then(|| self.fixtures.pool.iter().find(|it| has(it, GameTag::QUEST))).flatten().copied();
            setup.secrets = [quest.or(secret).filter(|_| mask[2]), secret.filter(|_| theirs)];
        }
        if mask[3]
            && self.record.card_type != CardType::Weapon
            && (self.speaks_of(Place::Weapon) || self.hero_attacks())
        {
            let weapon = self.fixtures.card(WEAPON);
            let theirs =
                self.requirements.at.iter().any(|(side, at, _)| *at == Place::Weapon && *side != Side::Friendly);
            setup.weapons = [weapon, weapon.filter(|_| theirs)];
        }
        if mask[4] && self.wounds() {
            setup.wounds = true;
            setup.hero_wounds =
                ["heal", "LIFESTEAL", "_HERO.that(HEALTH"].iter().any(|word| self.source.contains(word))
                    || has(self.record, GameTag::LIFESTEAL);
        }
        if mask[5] && self.crystals() {
            let cost = i64::from(self.record.cost);
            let last = self.requirements.words.contains(&Word::Finale);
            let spent = self.source.contains("refresh(");
            setup.crystals = Some(if last {
                cost.max(1)
            } else if spent {
                10
            } else {
                cost.clamp(5, 10)
            });
        }
        if mask[8] && self.corpses() {
            setup.corpses = Some(if self.source.contains("CORPSES.of") { 3 } else { 30 });
        }
        if self.speaks_of(Place::Launchpad) && mask[0] {
            setup.friends.splice(0..0, self.fixtures.piece);
        }
        if self.speaks_of(Place::Locations) && mask[0] {
            let location = |it: &&&Card| it.card_type == CardType::Location && it.id != self.record.id;
            setup.friends.extend(self.fixtures.pool.iter().find(location));
            if self.requirements.at.iter().any(|(side, at, _)| *at == Place::Locations && *side != Side::Friendly) {
                setup.enemies.extend(self.fixtures.pool.iter().find(location));
            }
        }
        setup
    }
}

/// Whether a card is such, as far as that can be said of a card alone.
pub(crate) fn loosely(record: &Card, that: &Condition) -> bool {
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
