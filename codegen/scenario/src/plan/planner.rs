//! Creates plans: sets up the entities that a text refers to, and causes the events that it waits for.
use std::cell::RefCell;

use cardwright_data::{CardClass, CardType, GameTag};
use cardwright_vocabulary::Card;
use cardwright_vocabulary::script::condition::Cmp;
use cardwright_vocabulary::script::prelude::*;

use crate::facts::{all_of, has_keyword, matches_printed, near_misses};
use crate::fixtures::Fixtures;
use crate::mentions::{Mentions, shuffles};
use crate::plan::requirements::Requirements;
use crate::setup::{Setup, TrialPlan};

/// A weapon without a text.
pub(crate) const WEAPON: &str = "CS2_106";
/// A Secret that does nothing in the scenarios.
pub(crate) const SECRET_SPELL: &str = "EX1_289";
/// The Coin.
pub(crate) const COIN: &str = "GAME_005";

/// Creates the plans of a card.
pub(crate) struct Planner<'p> {
    pub fixtures: &'p Fixtures,
    pub card: &'static Card,
    pub class: CardClass,
    pub requirements: Requirements,
    pub mentions: &'p Mentions,
    /// The index of the chosen option.
    pub option: Option<usize>,
    /// The results of card searches, because each setup needs the same cards.
    pub card_searches: RefCell<Vec<CardSearch>>,
}

/// A condition, whether the card is to be played, and the card found.
pub(crate) type CardSearch = (Condition, bool, Option<&'static Card>);

/// The minions of both sides.
type Board = (Vec<&'static Card>, Vec<&'static Card>);

/// The number of optional parts of a setup.
const OPTIONAL_PARTS: usize = 10;

/// The number of boards on which the awaited event is also caused twice in a turn.
const MAX_REPEATED_BOARDS: usize = 4;

/// The content of the decks that a text refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DeckPlan {
    /// Plain minions below cards that the text asks for.
    Full,
    /// Like `Full`; hands also hold cards that the text does not ask for.
    UnrelatedInHands,
    /// Cards that the text asks for, and a few plain minions.
    OnlyRequested,
    /// Cards that the text asks for, at the bottom.
    RequestedAtBottom,
    /// Cards that the text does not ask for.
    Unrelated,
    /// Nothing.
    Empty,
}

impl Planner<'_> {
    /// The plans, the richest first. Lazy, because the first few usually suffice.
    pub fn plans(&self) -> impl Iterator<Item = TrialPlan> {
        let boards = self.boards();
        let all = [true; OPTIONAL_PARTS];
        let without = (0..OPTIONAL_PARTS).filter(|extra| self.part_matters(*extra)).map(move |extra| {
            let mut mask = all;
            mask[extra] = false;
            mask
        });
        let known: &[DeckPlan] = if self.mentions.has_verb(shuffles) && !self.mentions_place(Place::Deck) {
            &[DeckPlan::Empty]
        } else if self.mentions.has_selector(|it| it.from == YOUR_DECK.from && matches!(it.pick, Pick::Last(_))) {
            &[DeckPlan::RequestedAtBottom, DeckPlan::OnlyRequested, DeckPlan::Unrelated, DeckPlan::Empty]
        } else if self.mentions_place(Place::Deck) {
            &[DeckPlan::OnlyRequested, DeckPlan::Unrelated, DeckPlan::Empty]
        } else {
            &[]
        };
        let strangers =
            (!self.conditions_at(Side::Both, &[Place::Hand]).is_empty()).then_some(DeckPlan::UnrelatedInHands);
        let known = known.iter().copied().chain(strangers).map(move |decks| (all, decks));
        let others = without.chain([[false; OPTIONAL_PARTS]]).map(|mask| (mask, DeckPlan::Full));
        let masks = std::iter::once((all, DeckPlan::Full)).chain(known).chain(others);
        let most = boards.len();
        let stages = masks.enumerate().flat_map(move |(number, (mask, decks))| {
            let boards: Vec<_> = boards.iter().take(if number == 0 { most } else { 4 }).cloned().collect();
            boards.into_iter().enumerate().map(move |(at, (friends, enemies))| {
                (mask, number == 0 && at < MAX_REPEATED_BOARDS, self.setup(&mask, decks, &friends, &enemies))
            })
        });
        let aims = self.mentions.has_selector(Selector::is_target);
        let chances = self.mentions.has_condition(|it| matches!(it, Condition::Chance(_)));
        let random = self.mentions.has_selector(|it| matches!(it.pick, Pick::Random(_)))
            || self.mentions.has_verb(|verb| *verb == Verb::DealSplit);
        stages.flat_map(move |(mask, twice, setup)| {
            let stimuli = self.stimuli(mask[6], twice, &setup);
            // Whether a friend is the first target, whether chances succeed, whether the last of random candidates is taken.
            let ways = [(true, (false, true, false)), (aims, (true, true, false)), (chances, (false, false, false))]
                .into_iter()
                .chain([(random, (false, true, true))])
                .filter_map(|(is, way)| is.then_some(way));
            let ways: Vec<(bool, bool, bool)> = ways.collect();
            stimuli.into_iter().flat_map(move |(entrance, stimuli)| {
                let plan = |(targets_friend_first, lucky, last): &(bool, bool, bool)| TrialPlan {
                    setup: setup.clone(),
                    start_zone: entrance,
                    stimuli: stimuli.clone(),
                    targets_friend_first: *targets_friend_first,
                    option: self.option,
                    chances_succeed: *lucky,
                    picks_last: *last,
                };
                ways.iter().map(plan).collect::<Vec<_>>()
            })
        })
    }

    /// A card that satisfies none of the conditions.
    fn card_matching_none(&self, all: &[Condition]) -> Option<&'static Card> {
        let fits = |card: &Card| all.iter().any(|that| matches_printed(card, that) != Some(false));
        let pool = self.fixtures.vanilla_minions.iter().chain(&self.fixtures.spells).chain(&self.fixtures.pool);
        pool.copied().find(|card| !fits(card) && card.collectible() && self.fixtures.is_inert_in_hand(card))
    }

    /// Cards that fail exactly one part of the condition.
    fn near_misses(&self, that: &Condition) -> Vec<&'static Card> {
        let parts: &'static [Condition] =
            if let Condition::All(parts) = that { parts } else { std::slice::from_ref(Box::leak(Box::new(*that))) };
        let pool =
            || self.fixtures.vanilla_minions.iter().chain(&self.fixtures.spells).chain(&self.fixtures.pool).copied();
        let miss = |left_out: usize, instead: &Condition| {
            let fits = |card: &&Card| {
                let is = |(at, part)| matches_printed(card, if at == left_out { instead } else { part }) == Some(true);
                parts.iter().enumerate().all(is) && self.fixtures.is_inert_in_hand(card)
            };
            let owned = pool().filter(|card| card.collectible()).find(fits);
            owned.or_else(|| self.fixtures.typed_non_minions.iter().copied().find(fits))
        };
        let misses = |(at, part)| near_misses(part).into_iter().filter_map(move |instead| miss(at, &instead));
        parts.iter().enumerate().flat_map(misses).collect()
    }

    /// The cards of a deck that contains nothing else.
    fn deck_of_only(&self, decks: DeckPlan, asked: &[Condition], found: &[&'static Card]) -> Vec<&'static Card> {
        let plain: Vec<&Card> = self
            .fixtures
            .vanilla_minions
            .iter()
            .filter(|it| it.id != self.high_health_minion().id)
            .take(4)
            .copied()
            .collect();
        match decks {
            DeckPlan::Full | DeckPlan::UnrelatedInHands | DeckPlan::Empty => Vec::new(),
            DeckPlan::RequestedAtBottom => {
                // The top one of those at the bottom.
                let (below, above) = plain.split_at(plain.len().min(2));
                [below, &found[..found.len().min(1)], above, &[self.high_health_minion()]].concat()
            }
            DeckPlan::OnlyRequested => {
                let misses: Vec<&Card> = asked.iter().flat_map(|that| self.near_misses(that)).take(4).collect();
                [&plain[..], &[self.high_health_minion()], found, &misses].concat()
            }
            DeckPlan::Unrelated if !self.requirements.absent_from_deck.is_empty() => {
                // Everything but what must be absent.
                let absent = |it: &&Card| !self.requirements.absent_from_deck.iter().any(|that| may_match(it, that));
                [&plain[..], &[self.high_health_minion()], found].concat().into_iter().filter(absent).collect()
            }
            DeckPlan::Unrelated => self.card_matching_none(asked).map(|it| vec![it; 5]).unwrap_or_default(),
        }
    }

    pub(crate) fn mentions_place(&self, place: Place) -> bool {
        self.requirements.entity_conditions.iter().any(|(_, at, _)| *at == place)
    }

    /// Whether leaving out this part changes the setup.
    fn part_matters(&self, extra: usize) -> bool {
        let spoken = |places: &[Place]| places.iter().any(|place| self.mentions_place(*place));
        match extra {
            0 => spoken(&[Place::Hand, Place::Locations, Place::Launchpad]),
            1 => self.mentions_place(Place::Deck),
            2 => self.mentions_place(Place::Secrets),
            3 => self.mentions_place(Place::Weapon) || self.hero_attacks(),
            4 => self.needs_wounded(),
            5 => self.needs_crystals(),
            7 => {
                self.mentions
                    .has_selector(|it| it.from == SelectionSource::It && !it.that.iter().all(Condition::is_always))
                    && self.mentions_place(Place::Deck)
            }
            8 => self.mentions.uses_corpses(),
            9 => {
                spoken(&[Place::Hand, Place::Deck, Place::Weapon, Place::Secrets, Place::Locations])
                    || self.hero_attacks()
            }
            _ => {
                !self.requirements.past.is_empty()
                    || self.requirements.armor > 0
                    || self.requirements.overloaded
                    || self.requirements.spell_damage
                    || !self.requirements.counts.is_empty()
                    || self.mentions.mentions_tag(GameTag::FROZEN)
                    || self.has_verb(Verb::Refresh)
                    || self.requirements.kindred
                    || self.requirements.combo
            }
        }
    }

    fn needs_wounded(&self) -> bool {
        self.heals()
            || self.mentions.has_condition(|it| *it == DAMAGED)
            || self.mentions.requires_low_health()
            || has_keyword(self.card, GameTag::LIFESTEAL)
    }

    /// Whether the text has an effect with this verb.
    pub(crate) fn has_verb(&self, verb: Verb) -> bool {
        self.mentions.has_verb(|it| *it == verb)
    }

    /// Whether the card has a text under this keyword.
    pub(crate) fn has_keyword_text(&self, word: Word) -> bool {
        self.requirements.words.contains(&word)
    }

    /// Whether the text refers to the opponent's entities at a place.
    fn mentions_opponents(&self, place: Place) -> bool {
        self.requirements.entity_conditions.iter().any(|(side, at, _)| *at == place && *side != Side::Friendly)
    }

    /// Whether the text, or an ability it gives, heals.
    fn heals(&self) -> bool {
        self.mentions.has_verb(|verb| matches!(verb, Verb::Heal | Verb::HealFully | Verb::SetHealth))
            || self.mentions.has_event(&[EventKind::Heal, EventKind::Overheal])
            || self.has_keyword_text(Word::Overheal)
            || self.mentions.mentions_tag(GameTag::LIFESTEAL)
    }

    pub(crate) fn needs_crystals(&self) -> bool {
        self.mentions.has_verb(|verb| {
            matches!(verb, Verb::Crystals { .. } | Verb::Mana | Verb::Refresh | Verb::SpendMana | Verb::DestroyCrystals)
        }) || self.mentions.mentions_stat(Stat::Mana)
            || self.mentions.mentions_stat(Stat::ManaCrystals)
            || self.has_keyword_text(Word::Finale)
    }

    pub(crate) fn hero_attacks(&self) -> bool {
        let past = self.requirements.past.iter().any(|(past, _)| past.kind == EventKind::HeroAttack);
        let towards = self.requirements.goal.map_or(&[][..], |goal| goal.on);
        past || self.requirements.events.iter().chain(towards).any(|event| event.kind == EventKind::Attack)
            || self.mentions.counts_stat_of(Stat::Attack, |it| it.from == YOUR_HERO.from)
    }

    /// The conditions on entities at a place.
    fn conditions_at(&self, side: Side, place: &[Place]) -> Vec<Condition> {
        let mut all: Vec<Condition> = Vec::new();
        for (whose, at, that) in &self.requirements.entity_conditions {
            let fits = *whose == side || *whose == Side::Both || side == Side::Both;
            if place.contains(at) && fits && !that.is_always() && !all.contains(that) {
                all.push(*that);
            }
        }
        all
    }

    /// A card that may satisfy a condition; a plain minion if possible.
    pub(crate) fn fitting_card(&self, that: &Condition, play: bool) -> Option<&'static Card> {
        let known = self.card_searches.borrow().iter().find(|(of, to_play, _)| of == that && *to_play == play).copied();
        if let Some((_, _, found)) = known {
            return found;
        }
        let found = self.search_card(that, play);
        self.card_searches.borrow_mut().push((*that, play, found));
        found
    }

    /// Whether a card is of another class, if the condition requires that.
    fn is_of_class(&self, card: &Card, that: &Condition) -> bool {
        if let Condition::All(parts) = that {
            return parts.iter().all(|part| self.is_of_class(card, part));
        }
        *that != Condition::AnotherClass || !(card.is_of(CardClass::Neutral) || card.is_of(self.class))
    }

    fn search_card(&self, that: &Condition, play: bool) -> Option<&'static Card> {
        let fits = |it: &&&Card| may_match(it, that) && self.is_of_class(it, that) && it.cost <= 10;
        self.fixtures.vanilla_minions.iter().find(fits).copied().or_else(|| {
            let pool = self.fixtures.pool.iter().filter(|it| it.id != self.card.id);
            if let Some(named) = named(that).and_then(|id| self.fixtures.card(id)) {
                // A copy would be taken for the card itself.
                return Some(named).filter(|it| fits(&it) && it.id != self.card.id);
            }
            if play {
                let simple = self.fixtures.spells.iter().chain(&self.fixtures.minions);
                let alone =
                    pool.clone().filter(|it| self.fixtures.is_keyword_only(it) && it.card_type == CardType::Minion);
                // Cards that do nothing when they are played.
                let lies = |it: &&&Card| {
                    let bare = it.card_type == CardType::Weapon && self.fixtures.is_keyword_only(it);
                    has_keyword(it, GameTag::SECRET) || bare || it.card_type == CardType::Location
                };
                simple.chain(alone).chain(pool.clone().filter(lies)).chain(&self.fixtures.quests).find(fits).copied()
            } else {
                let still = |it: &&&Card| !it.text.contains("Costs (") && !it.text.contains("in your hand");
                pool.clone().filter(still).find(fits).copied()
            }
        })
    }

    pub(crate) fn high_health_minion(&self) -> &'static Card {
        self.fixtures.deck_minion
    }

    fn boards(&self) -> Vec<Board> {
        let places = [Place::Minions, Place::Characters, Place::Graveyard];
        let on_board = |side| -> Vec<&'static Card> {
            let minion = |that: &Condition| {
                let that = all_of(vec![MINION, *that]);
                // Silence shows on a minion that has a keyword.
                let losing = all_of(vec![that, Condition::Has(GameTag::TAUNT)]);
                let silenced = self.has_verb(Verb::Silence).then(|| self.fitting_card(&losing, false)).flatten();
                if silenced.is_some_and(|it| self.fixtures.is_inert_in_play(it)) {
                    return silenced;
                }
                let minion = self.fitting_card(&that, true).or_else(|| self.fitting_card(&that, false));
                minion.filter(|it| it.card_type == CardType::Minion && self.fixtures.is_inert_in_play(it))
            };
            let mut found: Vec<&Card> = self.conditions_at(side, &places).iter().filter_map(minion).collect();
            let mut dead: Vec<&Card> = Vec::new();
            let died = |past: &Past| past.kind == EventKind::Death && past.side != Side::Enemy && side != Side::Enemy;
            for (past, _) in self.requirements.past.iter().filter(|(past, _)| past.kind == EventKind::Death) {
                dead.extend(minion(&past.that));
            }
            if side != Side::Enemy {
                found.extend(dead);
            }
            found.dedup_by_key(|it| it.id);
            found.truncate(3);
            // As many as have to die.
            for (past, n) in self.requirements.past.iter().filter(|(past, n)| *n > 1 && died(past)) {
                let more = usize::try_from(*n).unwrap_or(1).min(4) - 1;
                found.splice(0..0, minion(&past.that).into_iter().flat_map(|it| std::iter::repeat_n(it, more)));
            }
            found
        };
        // What the text asks for on one side is there on the other as well.
        let (friends, enemies) = (on_board(Side::Friendly), on_board(Side::Enemy));
        let all = on_board(Side::Both);
        // And those that just miss what it asks for.
        let missing = |that: &Condition| self.near_misses(&all_of(vec![MINION, *that]));
        let asked = self.conditions_at(Side::Both, &places);
        let minions = asked.iter().flat_map(missing).filter(|it| self.fixtures.is_keyword_only(it));
        let mut missed: Vec<&Card> = minions.filter(|it| it.card_type == CardType::Minion).collect();
        missed.dedup_by_key(|it| it.id);
        missed.truncate(3);
        let plain = self.high_health_minion();
        let with = |fits: &[&'static Card], plain: &[&'static Card]| [fits, plain].concat();
        // A minion that exactly the dealt damage kills.
        let exact = self.requirements.damage.iter().copied().chain([i64::from(self.card.attack)]);
        let exact: Vec<&Card> = exact
            .filter_map(|n| self.fixtures.vanilla_minions.iter().find(|it| i64::from(it.health) == n && n > 0).copied())
            .take(1)
            .collect();
        let weak: Vec<&Card> =
            self.fixtures.vanilla_minions.iter().find(|it| it.health == 1).copied().into_iter().collect();
        let big: Vec<&Card> =
            self.fixtures.vanilla_minions.iter().max_by_key(|it| it.health).copied().into_iter().collect();
        let mut boards = vec![
            (with(&friends, &[plain]), with(&enemies, &[plain])),
            (vec![plain], vec![plain, plain]),
            (with(&all, &with(&all, &[plain])), with(&all, &with(&all, &[plain]))),
            (with(&missed, &all), with(&missed, &all)),
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
        boards.splice(2..2, self.boards_for_two_events(&friends, &enemies, &weak));
        if self.has_keyword_text(Word::HonorableKill) {
            boards.insert(0, (vec![plain], exact.clone()));
            boards.insert(1, (vec![plain], big));
        }
        if self.has_verb(Verb::Silence) || self.mentions.mentions_tag(GameTag::TAUNT) {
            let taunt: Vec<&Card> = self.fixtures.minion_with(GameTag::TAUNT).into_iter().collect();
            // One that has a neighbor with a keyword, too.
            let row = [&taunt[..], &taunt[..], &[plain], &taunt[..]].concat();
            boards.insert(0, (row.clone(), row));
        }
        if self.has_verb(Verb::Silence) && self.has_verb(Verb::Destroy) {
            // A minion that is silenced and destroyed has no Deathrattle.
            let leaves: Vec<&Card> = self
                .fixtures
                .minions
                .iter()
                .copied()
                .filter(|it| has_keyword(it, GameTag::DEATHRATTLE))
                .take(1)
                .collect();
            boards.insert(0, (with(&leaves, &[plain]), with(&leaves, &[plain])));
        }
        if self.mentions.has_event(&[EventKind::ShieldLost]) {
            let shield: Vec<&Card> = self.fixtures.minion_with(GameTag::DIVINE_SHIELD).into_iter().collect();
            let two = with(&shield, &with(&shield, &[plain]));
            boards.insert(0, (two.clone(), two));
        }
        if self.has_keyword_text(Word::Overkill) {
            boards.insert(0, (vec![plain], weak));
        }
        boards
    }

    /// Boards on which the awaited event can happen twice in a turn: two minions that can die, and some that can be attacked
    /// twice.
    fn boards_for_two_events(
        &self,
        friends: &[&'static Card],
        enemies: &[&'static Card],
        weak: &[&'static Card],
    ) -> Vec<Board> {
        if self.requirements.events.is_empty() {
            return Vec::new();
        }
        let wall = self.fixtures.vanilla_minions.iter().filter(|it| it.health > 3).min_by_key(|it| it.attack).copied();
        let pair = [friends, friends, &[self.high_health_minion(); 2]].concat();
        let walls = (pair.clone(), [wall.as_slice(), wall.as_slice(), enemies].concat());
        let dies = self.mentions.has_condition(|it| *it == DEAD);
        // Whoever has no Attack is attacked, and attacks nobody: nobody takes damage of it.
        let harmless =
            |it: &&&Card| it.attack == 0 && it.card_type == CardType::Minion && self.fixtures.is_keyword_only(it);
        let harmless = self.fixtures.pool.iter().filter(harmless).min_by_key(|it| it.health).copied();
        let attacked = self.mentions.has_event(&[EventKind::Attack]);
        let dummies = harmless.filter(|_| attacked).map(|it| [it, it]).into_iter();
        let dummies = dummies.flat_map(|two| {
            [
                (pair.clone(), [&two, enemies].concat()),
                ([&two, friends].concat(), [enemies, &[self.high_health_minion()]].concat()),
            ]
        });
        let dummies: Vec<Board> = dummies.collect();
        let killed = dies.then(|| (pair, [weak, weak, enemies].concat()));
        killed.into_iter().chain([walls]).chain(dummies).collect()
    }

    /// The boards, hands and decks with which a scenario begins, for the entities that the text mentions.
    fn setup(
        &self,
        mask: &[bool; OPTIONAL_PARTS],
        decks: DeckPlan,
        friends: &[&'static Card],
        enemies: &[&'static Card],
    ) -> Setup {
        let mut setup = Setup { friends: friends.to_vec(), enemies: enemies.to_vec(), ..Setup::default() };
        self.set_hands(&mut setup, mask, decks);
        self.set_decks(&mut setup, mask, decks);
        if mask[6] {
            self.set_counted_cards(&mut setup, matches!(decks, DeckPlan::Full | DeckPlan::UnrelatedInHands));
        }
        self.set_sides(&mut setup, mask);
        self.set_numbers(&mut setup, mask);
        setup
    }

    /// The cards of a place that a text asks for, up to four; `both`: what it asks for on one side is there on the other as well.
    fn props_at(&self, both: bool, side: Side, place: Place) -> Vec<&'static Card> {
        // Deathrattles that trigger and spells that are cast must be simple.
        let rattles = self.mentions.has_verb(|verb| {
            let word = if let Verb::Trigger(word) | Verb::Repeat(word, _) = verb { Some(*word) } else { None };
            word == Some(Word::Deathrattle) || matches!(verb, Verb::Inherit(_) | Verb::Cast(CardSource::Themselves(_)))
        });
        let mut found: Vec<&Card> = Vec::new();
        for that in self.conditions_at(if both { Side::Both } else { side }, &[place]) {
            let simple = if rattles { self.fitting_card(&that, true) } else { None };
            if let Some(it) = simple.or_else(|| self.fitting_card(&that, false))
                && !found.iter().any(|other| other.id == it.id)
            {
                found.push(it);
            }
        }
        found.truncate(4);
        found
    }

    /// The hands of both players.
    fn set_hands(&self, setup: &mut Setup, mask: &[bool; OPTIONAL_PARTS], decks: DeckPlan) {
        let (plain, both) = (self.high_health_minion(), mask[9]);
        if mask[0] && self.mentions_place(Place::Hand) {
            setup.hand = self.props_at(both, Side::Friendly, Place::Hand);
            setup.hand.push(plain);
            if both || self.mentions_opponents(Place::Hand) {
                setup.their_hand = self.props_at(both, Side::Enemy, Place::Hand);
                setup.their_hand.push(plain);
            }
            let several =
                |it: &Selector| matches!((it.from, it.pick), (SelectionSource::At(_, Place::Hand), Pick::Random(_)));
            if self.mentions.has_condition(|it| matches!(it, Condition::CountOf(Cmp::AtLeast, 2.., _)))
                || self.mentions.has_selector(several)
            {
                let more = setup.hand.clone();
                setup.hand.extend(more);
            }
            let more = self.requirements.chosen_cards.unwrap_or(0).saturating_sub(2);
            for hand in [&mut setup.hand, &mut setup.their_hand] {
                if let Some(first) = hand.first().copied() {
                    hand.splice(0..0, std::iter::repeat_n(first, more));
                }
            }
        }
        if decks == DeckPlan::UnrelatedInHands {
            let misses = |side| {
                let asked = self.conditions_at(side, &[Place::Hand]);
                asked.iter().flat_map(|that| self.near_misses(that)).take(3).collect::<Vec<_>>()
            };
            setup.hand.extend(misses(Side::Friendly));
            setup.their_hand.extend(misses(Side::Enemy));
        }
        if self.mentions.has_modifier(|it| it.what == Attribute::Cost && it.op == Op::AtLeast) && mask[0] {
            setup.hand.extend(self.fixtures.vanilla_minions.iter().find(|it| it.cost == 1));
        }
    }

    /// The decks of both players, from the bottom.
    fn set_decks(&self, setup: &mut Setup, mask: &[bool; OPTIONAL_PARTS], decks: DeckPlan) {
        let (plain, both) = (self.high_health_minion(), mask[9]);
        let of = |side| if both { Side::Both } else { side };
        if mask[1] && self.mentions_place(Place::Deck) {
            setup.deck_top = self.props_at(both, Side::Friendly, Place::Deck);
            if setup.deck_top.is_empty() {
                // A card that a step can name.
                setup.deck_top.extend(self.fixtures.vanilla_minions.iter().find(|it| it.races.any()));
            }
            let one = setup.deck_top.clone();
            for _ in 0..self.requirements.max_drawn.clamp(1, 5) {
                setup.deck_top.extend(&one);
            }
            if mask[7] {
                setup.deck_top.push(plain);
            }
        }
        let theirs = self.mentions_place(Place::Deck) && (both || self.mentions_opponents(Place::Deck));
        let full = matches!(decks, DeckPlan::Full | DeckPlan::UnrelatedInHands);
        if full && mask[1] && theirs {
            setup.their_deck_top = self.props_at(both, Side::Enemy, Place::Deck);
            if setup.their_deck_top.is_empty() {
                setup.their_deck_top.extend(self.fixtures.vanilla_minions.iter().find(|it| it.races.any()));
            }
        }
        if !full {
            let found = self.props_at(both, Side::Friendly, Place::Deck);
            let mine = self
                .requirements
                .entity_conditions
                .iter()
                .any(|(side, at, _)| *at == Place::Deck && *side != Side::Enemy);
            let mine = mine || self.mentions.has_verb(shuffles);
            setup.deck_is_complete = [mine, theirs];
            setup.deck_top.clear();
            if mine {
                setup.deck_top =
                    self.deck_of_only(decks, &self.conditions_at(of(Side::Friendly), &[Place::Deck]), &found);
            }
            if theirs {
                let found = self.props_at(both, Side::Enemy, Place::Deck);
                let decks = if decks == DeckPlan::Empty && mine { DeckPlan::OnlyRequested } else { decks };
                setup.their_deck_top =
                    self.deck_of_only(decks, &self.conditions_at(of(Side::Enemy), &[Place::Deck]), &found);
            }
        }
        let comes = |event: &EventPattern| event.kind == EventKind::ToHand && event.object == ITSELF;
        let own = Condition::Named(self.card.id);
        if self.mentions.has_selector(|it| it.from == YOUR_DECK.from && it.that.contains(&own)) {
            setup.deck_top.push(self.card);
        }
        if self.has_keyword_text(Word::WhenDrawn) || self.requirements.events.iter().any(comes) {
            setup.deck_top.push(self.card);
        }
    }

    /// Puts as many cards into a place as the text counts.
    fn set_counted_cards(&self, setup: &mut Setup, full: bool) {
        let plain = self.high_health_minion();
        for (side, place, n) in &self.requirements.counts {
            let n = usize::try_from(*n).unwrap_or(0);
            let is = |of: Side, at: Place| (*side, *place) == (of, at);
            if is(Side::Friendly, Place::Hand) {
                let more = n.min(10).saturating_sub(1);
                setup.hand.resize(more.max(setup.hand.len()), plain);
            } else if is(Side::Enemy, Place::Hand) {
                setup.their_hand.resize(n.min(9).max(setup.their_hand.len()), plain);
            } else if is(Side::Friendly, Place::Minions) {
                let last = setup.friends.iter().copied().find(|it| it.id != plain.id).unwrap_or(plain);
                setup.friends.resize(n.min(6).max(setup.friends.len()), last);
            } else if is(Side::Friendly, Place::Deck) && full {
                let more = n.min(40).saturating_sub(19);
                setup.deck_top.resize(more.max(setup.deck_top.len()), plain);
            }
        }
    }

    /// Sets up the entities beside the minions: Secrets, weapons, Starships, locations.
    fn set_sides(&self, setup: &mut Setup, mask: &[bool; OPTIONAL_PARTS]) {
        let both = mask[9];
        if self.requirements.spell_damage && mask[6] {
            setup.friends.extend(self.fixtures.minion_with(GameTag::SPELLPOWER));
        }
        if self.mentions_place(Place::Secrets) {
            let secret = self.fixtures.card(SECRET_SPELL);
            let theirs = both || self.mentions_opponents(Place::Secrets);
            let asked = self.conditions_at(if both { Side::Both } else { Side::Friendly }, &[Place::Secrets]);
            let quest = asked.contains(&Condition::Has(GameTag::QUEST));
            let quest =
                quest.then(|| self.fixtures.pool.iter().find(|it| has_keyword(it, GameTag::QUEST))).flatten().copied();
            setup.secrets = [quest.or(secret).filter(|_| mask[2]), secret.filter(|_| theirs)];
        }
        if mask[3] && (self.mentions_place(Place::Weapon) || self.hero_attacks()) {
            let weapon = self.fixtures.card(WEAPON);
            let (mine, theirs) =
                (self.card.card_type != CardType::Weapon, both || self.mentions_opponents(Place::Weapon));
            setup.weapons = [weapon.filter(|_| mine), weapon.filter(|_| theirs)];
        }
        if self.mentions_place(Place::Launchpad) && mask[0] {
            setup.friends.splice(0..0, self.fixtures.starship_piece);
        }
        if self.mentions_place(Place::Locations) && mask[0] {
            let location = |it: &&&Card| it.card_type == CardType::Location && it.id != self.card.id;
            setup.friends.extend(self.fixtures.pool.iter().find(location));
            if both || self.mentions_opponents(Place::Locations) {
                setup.enemies.extend(self.fixtures.pool.iter().find(location));
            }
        }
    }

    /// Damage, Mana and Corpses.
    fn set_numbers(&self, setup: &mut Setup, mask: &[bool; OPTIONAL_PARTS]) {
        if mask[4] && self.needs_wounded() {
            setup.wounds = true;
            setup.hero_wounds = self.heals()
                || self.mentions.has_condition(|it| *it == DAMAGED)
                || self
                    .mentions
                    .has_selector(|it| matches!(it.from, SelectionSource::At(_, Place::Heroes)) && low_health(it))
                || has_keyword(self.card, GameTag::LIFESTEAL);
        }
        if mask[5] && self.needs_crystals() {
            let cost = i64::from(self.card.cost);
            let last = self.has_keyword_text(Word::Finale);
            let spent = self.has_verb(Verb::Refresh);
            setup.crystals = Some(if last {
                cost.max(1)
            } else if spent {
                10
            } else {
                cost.clamp(5, 10)
            });
        }
        if mask[8] && self.mentions.uses_corpses() {
            setup.corpses = Some(if self.mentions.counts_stat_of(Stat::Corpses, |_| true) { 3 } else { 30 });
        }
    }
}

/// Whether a selector limits an entity's Health.
fn low_health(which: &Selector) -> bool {
    which.that.iter().any(|that| matches!(that, Condition::Stat(Stat::Health, ..)))
}

/// Whether a card may satisfy a condition, as far as printed facts decide it.
pub(crate) fn may_match(card: &Card, that: &Condition) -> bool {
    if let Condition::All(of) = that {
        return of.iter().all(|one| may_match(card, one));
    }
    if let Condition::Any(of) = that {
        return of.iter().any(|one| may_match(card, one));
    }
    matches_printed(card, that) != Some(false)
}

/// The id of the card that a condition names.
fn named(that: &Condition) -> Option<&'static str> {
    if let Condition::All(of) = that {
        return of.iter().find_map(named);
    }
    if let Condition::Named(id) = that { Some(id) } else { None }
}
