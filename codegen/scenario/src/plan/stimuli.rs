//! Stimuli of a plan: how the card is played, and what its text may wait for.
use cardwright_data::{CardType, GameTag};
use cardwright_engine::script::prelude::*;

use crate::facts::has;
use crate::plan::mentions::{is_hero_power, is_this, puts_into_deck};

use crate::plan::planner::{COIN, Planner, SECRET_SPELL, WEAPON, may_match};
use crate::plan::setup::{Entrance, Setup, Stimulus, Subject};

impl Planner<'_> {
    /// Where the card is and what is done, the likeliest first.
    #[expect(clippy::too_many_lines, reason = "one paragraph for each thing that a text may wait for")]
    pub(crate) fn stimuli(&self, before: bool, setup: &Setup) -> Vec<(Entrance, Vec<Stimulus>)> {
        let mut all: Vec<(Entrance, Vec<Stimulus>)> = Vec::new();
        let prelude = if before { self.before(setup) } else { Vec::new() };
        let mut add = |entrance, stimuli: &[Stimulus]| all.push((entrance, [&prelude, stimuli].concat()));
        let card_type = self.card.card_type;
        let worn = card_type == CardType::Enchantment;
        let lives = worn || matches!(card_type, CardType::Minion | CardType::Weapon | CardType::Location);
        let coin = self.fixtures.card(COIN).map(Stimulus::Play);
        let me = Subject::This;
        let mut played = false;
        if let Some(goal) = self.requirements.goal {
            for stimuli in self.towards(&goal) {
                add(Entrance::Hand, &stimuli);
            }
        }
        if self.mentions.ability_is(|it| matches!(it, Ability::Lasts(_))) {
            played = true;
            add(Entrance::Hand, &[Stimulus::Come]);
            for event in &self.requirements.events {
                for stimuli in self.happenings(event).into_iter().take(4) {
                    add(Entrance::Hand, &[&[Stimulus::Come], &stimuli[..]].concat());
                }
            }
        }
        if worn {
            let fixtures = self.requirements.at.iter().filter(|(_, at, _)| *at == Place::Hand);
            add(Entrance::Hand, &[]);
            for (_, _, that) in fixtures {
                if let Some(prop) = self.prop(that, true) {
                    add(Entrance::Hand, &[Stimulus::Play(prop), Stimulus::Refill]);
                }
            }
            for turns in 1..=2 {
                add(Entrance::Hand, &vec![Stimulus::EndTurn; turns]);
            }
            add(Entrance::Hand, &[Stimulus::HeroPower]);
        }
        for word in &self.requirements.words {
            match word {
                Word::Use if matches!(card_type, CardType::Location | CardType::Minion) => {
                    add(Entrance::Put, &[Stimulus::Use]);
                }
                Word::Deathrattle => {
                    if card_type == CardType::Weapon {
                        let weapon = self.fixtures.card(WEAPON).map(Stimulus::Play);
                        add(Entrance::Put, &weapon.into_iter().collect::<Vec<_>>());
                    } else {
                        add(Entrance::Put, &[Stimulus::Kill(me)]);
                    }
                }
                Word::WhenDrawn => add(Entrance::Hand, &[Stimulus::EndTurn, Stimulus::EndTurn]),
                Word::WhenTraded => add(Entrance::Hand, &[Stimulus::Trade]),
                Word::WhenDiscarded => add(Entrance::Hand, &[Stimulus::Discard(Subject::Card)]),
                Word::Frenzy => add(Entrance::Put, &[Stimulus::Hurt(me, 1)]),
                Word::Inspire => {
                    add(Entrance::Put, &[Stimulus::HeroPower]);
                    add(Entrance::Hand, &[Stimulus::Come, Stimulus::HeroPower]);
                }
                Word::Spellburst => {
                    let plain = Stimulus::Play(self.sturdy());
                    add(Entrance::Put, &coin.into_iter().collect::<Vec<_>>());
                    add(Entrance::Put, &[plain]);
                    if self.mentions.tag(GameTag::DIVINE_SHIELD) {
                        add(
                            Entrance::Put,
                            &[&[Stimulus::Hurt(me, 1)], &coin.into_iter().collect::<Vec<_>>()[..]].concat(),
                        );
                    }
                }
                Word::Overheal => add(Entrance::Put, &[Stimulus::Hurt(me, 1), Stimulus::Restore(me, 3)]),
                Word::Overkill | Word::HonorableKill if lives => {
                    let who = if card_type == CardType::Weapon { Subject::Hero(0) } else { me };
                    add(Entrance::Put, &[Stimulus::Attack(who, Subject::Minion(1, 0))]);
                    if has(self.card, GameTag::BATTLECRY) {
                        add(Entrance::Hand, &[Stimulus::Come]);
                    }
                }
                _ if !played => {
                    played = true;
                    add(Entrance::Hand, &[Stimulus::Come]);
                    if self.crystals() {
                        add(Entrance::Hand, &[Stimulus::Come, Stimulus::EndTurn, Stimulus::EndTurn]);
                    }
                    if *word == Word::Quickdraw || self.requirements.words.contains(&Word::Quickdraw) {
                        add(Entrance::Hand, &[Stimulus::EndTurn, Stimulus::EndTurn, Stimulus::Come]);
                    }
                }
                _ => {}
            }
        }
        let entrance = if lives || has(self.card, GameTag::SECRET) { Entrance::Put } else { Entrance::Hand };
        for event in &self.requirements.events {
            for stimuli in self.happenings(event) {
                add(entrance, &stimuli);
                if has(self.card, GameTag::SECRET) && !matches!(stimuli.first(), Some(Stimulus::EndTurn)) {
                    add(entrance, &[&[Stimulus::EndTurn], &stimuli[..]].concat());
                }
            }
            for stimuli in self.happenings(event).into_iter().take(if lives { 3 } else { 0 }) {
                add(Entrance::Hand, &[&[Stimulus::Come], &stimuli[..]].concat());
            }
        }
        for event in &self.requirements.given {
            for stimuli in self.happenings(event) {
                if played {
                    add(Entrance::Hand, &[&[Stimulus::Come], &stimuli[..]].concat());
                }
                if self.requirements.words.contains(&Word::Deathrattle) {
                    add(Entrance::Put, &[&[Stimulus::Kill(me)], &stimuli[..]].concat());
                }
            }
        }
        // Delayed triggers inside delayed triggers: as many turns, and one less.
        let laters = self.mentions.delayed();
        if laters > 1 && played {
            for turns in [2 * laters, 2 * laters - 2, 2 * laters - 1, 2 * laters + 1] {
                add(Entrance::Hand, &[vec![Stimulus::Come], vec![Stimulus::EndTurn; turns]].concat());
            }
        }
        // Cards that transform in the hand: at the start of a turn, with so much mana.
        if self.mentions.done_to(|verb| matches!(verb, Verb::Transform(_)), is_this)
            || self.mentions.ability_is(|it| matches!(it, Ability::Ranks(..)))
        {
            add(Entrance::Hand, &[Stimulus::EndTurn, Stimulus::EndTurn]);
        }
        if self.mentions.condition(|it| *it == ON_YOUR_TURN) {
            add(entrance, &[Stimulus::EndTurn]);
            add(entrance, &[Stimulus::EndTurn, Stimulus::Kill(me)]);
            add(entrance, &[Stimulus::EndTurn, Stimulus::EndTurn]);
        }
        if self
            .mentions
            .selector(|it| is_this(it) && it.that.iter().any(|that| matches!(that, Condition::Stat(Stat::Attack, ..))))
        {
            add(entrance, &[Stimulus::Strengthen(me), Stimulus::Kill(me)]);
            add(entrance, &[Stimulus::Strengthen(me)]);
            add(Entrance::Hand, &[Stimulus::Strengthen(Subject::Card), Stimulus::Come]);
        }
        if self.mentions.done_to(|verb| *verb == Verb::Ready, is_hero_power) && played {
            add(
                Entrance::Hand,
                &[Stimulus::HeroPower, Stimulus::Refill, Stimulus::Come, Stimulus::Refill, Stimulus::HeroPower],
            );
        }
        if self.crystals() && self.requirements.words.contains(&Word::Deathrattle) {
            add(Entrance::Put, &[Stimulus::Kill(me), Stimulus::EndTurn, Stimulus::EndTurn]);
        }
        if self.mentions.tag(GameTag::EXTRA_DEATHRATTLES_BASE) {
            for at in 0..2 {
                let dies = Stimulus::Kill(Subject::Minion(0, at));
                add(entrance, &[dies]);
                add(Entrance::Hand, &[Stimulus::Come, dies]);
            }
        }
        if self.mentions.tag(GameTag::HERO_POWER_DOUBLE)
            || self.mentions.tag(GameTag::HEROPOWER_DAMAGE)
            || self.mentions.ability_is(|it| matches!(it, Ability::Aura(aura) if is_hero_power(&aura.to)))
        {
            add(entrance, &[Stimulus::HeroPower]);
        }
        if self.mentions.done_to(|verb| *verb == Verb::Ready, is_hero_power) {
            for event in &self.requirements.events {
                for stimuli in self.happenings(event).into_iter().take(3) {
                    add(
                        entrance,
                        &[&[Stimulus::HeroPower], &stimuli[..], &[Stimulus::Refill, Stimulus::HeroPower]].concat(),
                    );
                }
            }
        }
        if self.mentions.done_to(|verb| *verb == Verb::Ready, is_this) && card_type == CardType::Location {
            for event in &self.requirements.events {
                for stimuli in self.happenings(event).into_iter().take(3) {
                    add(entrance, &[&[Stimulus::Use], &stimuli[..], &[Stimulus::Refill, Stimulus::Use]].concat());
                }
            }
        }
        if self.mentions.selector(|it| it.from == Source::Remembered) {
            add(Entrance::Hand, &[Stimulus::Come, Stimulus::Kill(me)]);
        }
        if self.mentions.done_to(|verb| *verb == Verb::Silence, is_this) {
            add(Entrance::Put, &coin.into_iter().chain([Stimulus::Kill(me)]).collect::<Vec<_>>());
        }
        if self.mentions.verb(puts_into_deck) {
            if played {
                add(Entrance::Hand, &[Stimulus::Come, Stimulus::EndTurn, Stimulus::EndTurn]);
            }
            if self.requirements.words.contains(&Word::Deathrattle) {
                add(Entrance::Put, &[Stimulus::Kill(me), Stimulus::EndTurn, Stimulus::EndTurn]);
            }
            if self.requirements.events.iter().any(|event| event.kind == EventKind::Attack) {
                add(Entrance::Put, &[Stimulus::Attack(me, Subject::Hero(1)), Stimulus::EndTurn, Stimulus::EndTurn]);
            }
        }
        if self.mentions.verb(|verb| *verb == Verb::SpendMana) && played {
            add(Entrance::Hand, &[Stimulus::Come]);
        }
        if self.mentions.verb(|verb| *verb == Verb::Unlock)
            && played
            && let Some(it) = self.fixtures.minion_with(GameTag::OVERLOAD)
        {
            let turns = [Stimulus::Play(it), Stimulus::EndTurn, Stimulus::EndTurn];
            add(Entrance::Hand, &[&turns[..], &[Stimulus::Come]].concat());
        }
        if self.mentions.verb(|verb| *verb == Verb::Unlock)
            && self.requirements.words.contains(&Word::Deathrattle)
            && let Some(it) = self.fixtures.minion_with(GameTag::OVERLOAD)
        {
            add(Entrance::Put, &[Stimulus::Play(it), Stimulus::EndTurn, Stimulus::EndTurn, Stimulus::Kill(me)]);
        }
        // Cards that improve are observed after they have.
        if self.mentions.verb(|verb| *verb == Verb::Improve) {
            let last = if card_type == CardType::Weapon {
                self.fixtures.card(WEAPON).map(Stimulus::Play)
            } else {
                Some(Stimulus::Kill(me))
            };
            for event in &self.requirements.events {
                for stimuli in self.happenings(event).into_iter().take(4) {
                    add(Entrance::Hand, &[&stimuli[..], &[Stimulus::Refill, Stimulus::Come]].concat());
                    if self.requirements.words.contains(&Word::Deathrattle) {
                        add(Entrance::Put, &[&stimuli[..], &last.into_iter().collect::<Vec<_>>()].concat());
                    }
                }
            }
            add(Entrance::Hand, &[Stimulus::EndTurn, Stimulus::EndTurn, Stimulus::Come]);
        }
        // Other copies of the card.
        if self.mentions.condition(|it| *it == Condition::Named(self.card.id)) {
            add(Entrance::Hand, &[Stimulus::Come, Stimulus::Refill, Stimulus::Again]);
        }
        if self.mentions.stat_of(Stat::Attack, is_this) {
            add(Entrance::Put, &[Stimulus::Strengthen(me), Stimulus::EndTurn]);
            add(Entrance::Put, &[Stimulus::Strengthen(me), Stimulus::Kill(me)]);
        }
        if self.mentions.verb(|verb| *verb == Verb::Ready) && self.requirements.words.contains(&Word::Overkill) {
            let hero = Subject::Hero(0);
            add(
                Entrance::Put,
                &[Stimulus::Attack(hero, Subject::Minion(1, 0)), Stimulus::Attack(hero, Subject::Hero(1))],
            );
        }
        if self.mentions.ability_is(|it| matches!(it, Ability::AlsoDamages(_))) {
            let hero = Subject::Hero(0);
            add(Entrance::Put, &[Stimulus::Attack(hero, Subject::Minion(1, 1))]);
            add(Entrance::Put, &[Stimulus::Attack(me, Subject::Minion(1, 1))]);
        }
        if self.mentions.ability_is(|it| matches!(it, Ability::Dormant(_))) {
            for turns in 0..5 {
                add(Entrance::Hand, &[vec![Stimulus::Come], vec![Stimulus::EndTurn; 2 * turns]].concat());
            }
        }
        if self.mentions.condition(|it| *it == DAMAGED) && lives {
            add(Entrance::Put, &[Stimulus::Hurt(me, 1)]);
        }
        // An aura needs no stimulus.
        if self.mentions.ability_is(|it| matches!(it, Ability::Aura(_))) {
            add(entrance, &[]);
            add(Entrance::Hand, &[]);
        }
        // Enchantments that last until something is played.
        if self.mentions.verb(|verb| matches!(verb, Verb::Attach(_))) && played {
            let fixtures = self.requirements.at.iter().filter(|(_, at, _)| *at == Place::Hand);
            for (_, _, that) in fixtures {
                if let Some(prop) = self.prop(that, true) {
                    add(Entrance::Hand, &[Stimulus::Come, Stimulus::Refill, Stimulus::Play(prop)]);
                }
            }
            add(Entrance::Hand, &[Stimulus::Come, Stimulus::EndTurn]);
        }
        all
    }

    /// What reaches a goal, and what just misses it.
    fn towards(&self, goal: &Progress) -> Vec<Vec<Stimulus>> {
        const MOST: usize = 8;
        /// How many minions a crowded side has.
        const MANY: usize = 6;
        let mut all = Vec::new();
        let happening = |event: &EventPattern| self.happening(event);
        let ways: Vec<Vec<Stimulus>> = goal.on.iter().filter_map(happening).collect();
        let theirs = |event: &EventPattern| event.kind == EventKind::Death && event.who != FRIENDLY_MINIONS;
        let deaths = goal.on.iter().all(theirs);
        // A card that upgrades waits for that in the hand.
        let held = self.mentions.ability_is(|it| matches!(it, Ability::Upgrades(..)));
        let begin = || (!held).then_some(Stimulus::Come).into_iter();
        match goal.goal {
            Goal::Times(n) | Goal::Sum(n) => {
                let n = usize::try_from(n).unwrap_or(0);
                let Some(one) = ways.first().filter(|_| n <= MOST) else { return all };
                for times in [n, n.saturating_sub(1)] {
                    let one = |at: usize| {
                        // Enemies as long as there are some, then friends.
                        let mine = deaths && at >= MANY;
                        let dies = mine.then(|| vec![Stimulus::Kill(Subject::Minion(0, 0))]);
                        [&dies.unwrap_or_else(|| one.clone())[..], &[Stimulus::Refill]].concat()
                    };
                    let steps = (0..times).flat_map(one);
                    all.push(begin().chain(steps).collect());
                }
            }
            Goal::Each if ways.len() == goal.on.len() => {
                for left_out in [0, 1] {
                    let steps = ways.iter().skip(left_out).flat_map(|one| [&one[..], &[Stimulus::Refill]].concat());
                    all.push(begin().chain(steps).collect());
                }
            }
            Goal::Each => {}
        }
        all
    }

    /// The likeliest stimuli that cause an event.
    fn happening(&self, event: &EventPattern) -> Option<Vec<Stimulus>> {
        match event.kind {
            EventKind::Play | EventKind::Summon => {
                let that = if event.kind == EventKind::Summon {
                    Condition::All(Box::leak(Box::new([MINION, event.what])))
                } else {
                    event.what
                };
                self.prop(&that, true).map(|it| vec![Stimulus::Play(it)])
            }
            EventKind::Cast => self
                .fixtures
                .spells
                .iter()
                .copied()
                .find(|it| may_match(it, &event.what))
                .map(|it| vec![Stimulus::Play(it)]),
            EventKind::Draw => Some(vec![Stimulus::Draw]),
            EventKind::HeroPower => Some(vec![Stimulus::HeroPower]),
            EventKind::Discover => self.fixtures.discovers.first().map(|it| vec![Stimulus::Play(it)]),
            EventKind::Discard => Some(vec![Stimulus::Discard(Subject::Held(0, 0))]),
            EventKind::Death if event.who == FRIENDLY_MINIONS => {
                Some(vec![Stimulus::Play(self.fixtures.yeti), Stimulus::Kill(Subject::Minion(0, 0))])
            }
            EventKind::Death => Some(vec![Stimulus::Kill(Subject::Minion(1, 0))]),
            EventKind::Attack => {
                Some(vec![Stimulus::Attack(Subject::Hero(0), Subject::Hero(1)), Stimulus::EndTurn, Stimulus::EndTurn])
            }
            EventKind::TurnStart => Some(vec![Stimulus::EndTurn, Stimulus::EndTurn]),
            EventKind::TurnEnd
            | EventKind::Damage
            | EventKind::Predamage
            | EventKind::Heal
            | EventKind::Reveal
            | EventKind::Armor
            | EventKind::Equip
            | EventKind::ToHand
            | EventKind::Shuffle
            | EventKind::Freeze
            | EventKind::Targeted
            | EventKind::Ability
            | EventKind::Overload
            | EventKind::ShieldLost
            | EventKind::StatChange
            | EventKind::Launch
            | EventKind::Overheal => self.happenings(event).into_iter().next(),
        }
    }

    /// Stimuli that may cause an event.
    #[expect(clippy::too_many_lines, reason = "one arm an event")]
    fn happenings(&self, event: &EventPattern) -> Vec<Vec<Stimulus>> {
        use Subject::{Held, Hero, Minion, This};
        let coin = self.fixtures.card(COIN).map(Stimulus::Play);
        let mut all: Vec<Vec<Stimulus>> = Vec::new();
        match event.kind {
            EventKind::ToHand => all.push(vec![Stimulus::EndTurn, Stimulus::EndTurn]),
            EventKind::TurnEnd | EventKind::TurnStart => {
                all.extend([vec![Stimulus::EndTurn], vec![Stimulus::EndTurn, Stimulus::EndTurn]]);
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
                    EventKind::TurnStart
                    | EventKind::TurnEnd
                    | EventKind::Play
                    | EventKind::Cast
                    | EventKind::Summon
                    | EventKind::Death
                    | EventKind::Damage
                    | EventKind::Predamage
                    | EventKind::Heal
                    | EventKind::Attack
                    | EventKind::Draw
                    | EventKind::Discard
                    | EventKind::HeroPower
                    | EventKind::Reveal
                    | EventKind::Armor
                    | EventKind::ToHand
                    | EventKind::Shuffle
                    | EventKind::Freeze
                    | EventKind::Targeted
                    | EventKind::Ability
                    | EventKind::Overload
                    | EventKind::ShieldLost
                    | EventKind::StatChange
                    | EventKind::Launch
                    | EventKind::Overheal
                    | EventKind::Discover => event.what,
                };
                let mut cards: Vec<Stimulus> = Vec::new();
                if spell {
                    let of = self.fixtures.spells.iter().copied().find(|it| may_match(it, &that));
                    cards.extend(of.map(Stimulus::Play));
                    let dear = self.fixtures.spells.iter().copied().find(|it| may_match(it, &that) && it.cost > 0);
                    cards.extend(dear.map(Stimulus::Play));
                    cards.extend(coin);
                } else {
                    if event.kind == EventKind::Equip {
                        cards.extend(self.fixtures.card(WEAPON).map(Stimulus::Play));
                    }
                    if may_match(self.sturdy(), &that) {
                        cards.push(Stimulus::Play(self.sturdy()));
                    }
                    cards.extend(self.prop(&that, true).map(Stimulus::Play));
                    if matches!(event.kind, EventKind::Armor | EventKind::Freeze | EventKind::Draw) {
                        cards = self.fixtures.spells.iter().copied().map(Stimulus::Play).collect();
                        if event.kind == EventKind::Draw {
                            cards.insert(0, Stimulus::Draw);
                        }
                    }
                    if that == SECRET_CARD {
                        cards.extend(self.fixtures.card(SECRET_SPELL).map(Stimulus::Play));
                    }
                    cards.push(Stimulus::Play(self.sturdy()));
                    cards.extend(coin);
                }
                if event.kind == EventKind::Draw {
                    all.push(vec![Stimulus::EndTurn, Stimulus::EndTurn]);
                }
                for card in &cards {
                    all.push(vec![*card]);
                    all.push(vec![Stimulus::EndTurn, *card]);
                }
                if let (EventKind::Play, Some(coin)) = (event.kind, coin) {
                    all.push(vec![Stimulus::EndTurn, coin, coin, coin]);
                    all.push(vec![Stimulus::EndTurn, coin, coin]);
                }
            }
            EventKind::Damage | EventKind::ShieldLost | EventKind::StatChange => {
                if !event.what.is_always() {
                    all.extend([vec![Stimulus::Attack(This, Minion(1, 0))], vec![Stimulus::Attack(This, Hero(1))]]);
                    all.push(vec![Stimulus::EndTurn, Stimulus::Attack(Minion(1, 0), This)]);
                }
                for who in [This, Minion(0, 0), Minion(1, 0), Hero(0), Hero(1), Minion(0, 1), Minion(1, 1)] {
                    all.push(vec![Stimulus::Hurt(who, 1)]);
                    all.push(vec![Stimulus::EndTurn, Stimulus::Hurt(who, 1)]);
                }
            }
            EventKind::Heal | EventKind::Overheal => {
                let heal = self.fixtures.healing();
                for who in [This, Minion(0, 0), Minion(1, 0), Hero(0), Hero(1)] {
                    all.push(vec![Stimulus::Hurt(who, 1), Stimulus::Restore(who, 2)]);
                    all.extend(heal.map(|it| vec![Stimulus::Hurt(who, 1), Stimulus::Aim(it, who)]));
                }
            }
            EventKind::Death => {
                if matches!(event.who.from, Source::At(_, Place::Weapon)) {
                    all.extend(self.fixtures.card(WEAPON).map(|it| vec![Stimulus::Play(it)]));
                }
                for who in [Minion(0, 0), Minion(1, 0), Minion(0, 1), Minion(1, 1), This] {
                    all.push(vec![Stimulus::Kill(who)]);
                }
            }
            EventKind::Attack => {
                all.extend([
                    vec![Stimulus::Attack(Hero(0), Hero(1))],
                    vec![Stimulus::Attack(This, Hero(1))],
                    vec![Stimulus::Attack(This, Minion(1, 0))],
                    vec![Stimulus::Attack(Minion(0, 0), Hero(1))],
                    vec![Stimulus::Attack(Minion(0, 0), Minion(1, 0))],
                    vec![Stimulus::EndTurn, Stimulus::Attack(Minion(1, 0), Hero(0))],
                    vec![Stimulus::EndTurn, Stimulus::Attack(Minion(1, 0), Minion(0, 0))],
                    vec![Stimulus::EndTurn, Stimulus::Attack(Minion(1, 0), This)],
                    vec![Stimulus::Attack(Hero(0), Minion(1, 0))],
                ]);
                if self.mentions.verb(|verb| *verb == Verb::Ready) {
                    all.push(vec![Stimulus::Attack(This, Minion(1, 0)), Stimulus::Attack(This, Hero(1))]);
                    all.push(vec![Stimulus::Attack(Hero(0), Minion(1, 0)), Stimulus::Attack(Hero(0), Hero(1))]);
                    all.push(vec![Stimulus::Attack(This, Minion(1, 0)), Stimulus::Attack(This, Minion(1, 1))]);
                }
            }
            EventKind::Overload => {
                let overloads = self.fixtures.minion_with(GameTag::OVERLOAD);
                all.extend(
                    overloads
                        .into_iter()
                        .flat_map(|it| [vec![Stimulus::Play(it)], vec![Stimulus::EndTurn, Stimulus::Play(it)]]),
                );
            }
            EventKind::Discard => {
                all.extend([vec![Stimulus::Discard(Held(0, 0))], vec![Stimulus::Discard(Held(0, 1))]]);
            }
            EventKind::Targeted => {
                let spells = || self.fixtures.spells.iter().filter(|it| self.fixtures.aims(it));
                for who in [This, Minion(0, 0), Minion(1, 0), Hero(0)] {
                    all.extend(spells().take(2).map(|it| vec![Stimulus::Aim(it, who)]));
                    all.extend(spells().take(1).map(|it| vec![Stimulus::EndTurn, Stimulus::Aim(it, who)]));
                }
            }
            EventKind::Predamage => {
                let spells = || self.fixtures.spells.iter().filter(|it| self.fixtures.aims(it));
                for who in [This, Hero(0), Minion(0, 0), Minion(1, 0)] {
                    all.push(vec![Stimulus::Hurt(who, 2)]);
                    all.push(vec![Stimulus::EndTurn, Stimulus::Hurt(who, 2)]);
                    all.extend(spells().take(1).map(|it| vec![Stimulus::Aim(it, who)]));
                }
            }
            EventKind::Discover => {
                all.extend(self.fixtures.discovers.iter().take(1).map(|it| vec![Stimulus::Play(it)]));
            }
            EventKind::HeroPower => {
                all.extend([vec![Stimulus::HeroPower], vec![Stimulus::EndTurn, Stimulus::HeroPower]])
            }
            EventKind::Reveal | EventKind::Shuffle | EventKind::Ability | EventKind::Launch => {}
        }
        all
    }
}

const SECRET_CARD: Condition = Condition::Has(GameTag::SECRET);
