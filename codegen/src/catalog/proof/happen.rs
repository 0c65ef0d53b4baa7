//! What happens in a tale: how the card comes, and what its text may wait for.
use cardwright_data::enums::{CardType, GameTag};
use cardwright_engine::script::prelude::*;

use super::planner::{COIN, Planner, SECRET_SPELL, WEAPON, loosely};
use super::stage::{Act, Entrance, Somebody, Stage};

impl<'a> Planner<'_, 'a> {
    /// How the card comes and what is done, the likeliest first.
    #[expect(clippy::too_many_lines, reason = "one paragraph for each thing that a text may wait for")]
    pub(super) fn acts(&self, before: bool, stage: &Stage<'a>) -> Vec<(Entrance, Vec<Act<'a>>)> {
        let mut all: Vec<(Entrance, Vec<Act<'a>>)> = Vec::new();
        let prelude = if before { self.before(stage) } else { Vec::new() };
        let mut add = |entrance, acts: &[Act<'a>]| all.push((entrance, [&prelude, acts].concat()));
        let card_type = self.record.card_type();
        let worn = card_type == Some(CardType::Enchantment);
        let lives = worn || matches!(card_type, Some(CardType::Minion | CardType::Weapon | CardType::Location));
        let coin = self.props.card(COIN).map(Act::Play);
        let me = Somebody::This;
        let mut played = false;
        if let Some(goal) = self.needs.goal {
            for acts in self.towards(&goal) {
                add(Entrance::Hand, &acts);
            }
        }
        if self.source.contains("lasts(") {
            played = true;
            add(Entrance::Hand, &[Act::Come]);
            for event in &self.needs.events {
                for acts in self.happenings(event).into_iter().take(4) {
                    add(Entrance::Hand, &[&[Act::Come], &acts[..]].concat());
                }
            }
        }
        if worn {
            let props = self.needs.at.iter().filter(|(_, at, _)| *at == Place::Hand);
            add(Entrance::Hand, &[]);
            for (_, _, that) in props {
                if let Some(prop) = self.prop(that, true) {
                    add(Entrance::Hand, &[Act::Play(prop), Act::Refill]);
                }
            }
            for turns in 1..=2 {
                add(Entrance::Hand, &vec![Act::EndTurn; turns]);
            }
            add(Entrance::Hand, &[Act::HeroPower]);
        }
        for word in &self.needs.words {
            match word {
                Word::Use if matches!(card_type, Some(CardType::Location | CardType::Minion)) => {
                    add(Entrance::Put, &[Act::Use]);
                }
                Word::Deathrattle => {
                    if card_type == Some(CardType::Weapon) {
                        let weapon = self.props.card(WEAPON).map(Act::Play);
                        add(Entrance::Put, &weapon.into_iter().collect::<Vec<_>>());
                    } else {
                        add(Entrance::Put, &[Act::Kill(me)]);
                    }
                }
                Word::WhenDrawn => add(Entrance::Hand, &[Act::EndTurn, Act::EndTurn]),
                Word::WhenTraded => add(Entrance::Hand, &[Act::Trade]),
                Word::WhenDiscarded => add(Entrance::Hand, &[Act::Discard(Somebody::Card)]),
                Word::Frenzy => add(Entrance::Put, &[Act::Hurt(me, 1)]),
                Word::Inspire => {
                    add(Entrance::Put, &[Act::HeroPower]);
                    add(Entrance::Hand, &[Act::Come, Act::HeroPower]);
                }
                Word::Spellburst => {
                    let plain = Act::Play(self.sturdy());
                    add(Entrance::Put, &coin.into_iter().collect::<Vec<_>>());
                    add(Entrance::Put, &[plain]);
                    if self.source.contains("DIVINE_SHIELD") {
                        add(Entrance::Put, &[&[Act::Hurt(me, 1)], &coin.into_iter().collect::<Vec<_>>()[..]].concat());
                    }
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
        // What waits for something that waits itself: as many turns, and one less.
        let laters = self.source.matches("later(").count();
        if laters > 1 && played {
            for turns in [2 * laters, 2 * laters - 2, 2 * laters - 1, 2 * laters + 1] {
                add(Entrance::Hand, &[vec![Act::Come], vec![Act::EndTurn; turns]].concat());
            }
        }
        // What becomes something else in the hand: at the start of a turn, when it comes, with so much mana.
        if self.source.contains("transform(THIS") || self.source.contains("ranks_up(") {
            add(Entrance::Hand, &[Act::EndTurn, Act::EndTurn]);
        }
        if self.source.contains("ON_YOUR_TURN") {
            add(entrance, &[Act::EndTurn]);
            add(entrance, &[Act::EndTurn, Act::Kill(me)]);
            add(entrance, &[Act::EndTurn, Act::EndTurn]);
        }
        if self.source.contains("THIS.that(ATTACK") {
            add(entrance, &[Act::Strengthen(me), Act::Kill(me)]);
            add(entrance, &[Act::Strengthen(me)]);
            add(Entrance::Hand, &[Act::Strengthen(Somebody::Card), Act::Come]);
        }
        if self.source.contains("ready(YOUR_HERO_POWER") && played {
            add(Entrance::Hand, &[Act::HeroPower, Act::Refill, Act::Come, Act::Refill, Act::HeroPower]);
        }
        if self.crystals() && self.needs.words.contains(&Word::Deathrattle) {
            add(Entrance::Put, &[Act::Kill(me), Act::EndTurn, Act::EndTurn]);
        }
        if self.source.contains("EXTRA_DEATHRATTLES") {
            for at in 0..2 {
                let dies = Act::Kill(Somebody::Minion(0, at));
                add(entrance, &[dies]);
                add(Entrance::Hand, &[Act::Come, dies]);
            }
        }
        if self.source.contains("HERO_POWER_DOUBLE")
            || self.source.contains("HEROPOWER_DAMAGE")
            || self.source.contains("aura(YOUR_HERO_POWER")
        {
            add(entrance, &[Act::HeroPower]);
        }
        if self.source.contains("ready(YOUR_HERO_POWER") {
            for event in &self.needs.events {
                for acts in self.happenings(event).into_iter().take(3) {
                    add(entrance, &[&[Act::HeroPower], &acts[..], &[Act::Refill, Act::HeroPower]].concat());
                }
            }
        }
        if self.source.contains("ready(THIS") && card_type == Some(CardType::Location) {
            for event in &self.needs.events {
                for acts in self.happenings(event).into_iter().take(3) {
                    add(entrance, &[&[Act::Use], &acts[..], &[Act::Refill, Act::Use]].concat());
                }
            }
        }
        if self.source.contains("REMEMBERED") {
            add(Entrance::Hand, &[Act::Come, Act::Kill(me)]);
        }
        if self.source.contains("silence(THIS)") {
            add(Entrance::Put, &coin.into_iter().chain([Act::Kill(me)]).collect::<Vec<_>>());
        }
        if ["put_on_top(", "put_at_bottom(", "shuffle("].iter().any(|word| self.source.contains(word)) {
            if played {
                add(Entrance::Hand, &[Act::Come, Act::EndTurn, Act::EndTurn]);
            }
            if self.needs.words.contains(&Word::Deathrattle) {
                add(Entrance::Put, &[Act::Kill(me), Act::EndTurn, Act::EndTurn]);
            }
            if self.needs.events.iter().any(|event| event.kind == EventKind::Attack) {
                add(Entrance::Put, &[Act::Attack(me, Somebody::Hero(1)), Act::EndTurn, Act::EndTurn]);
            }
        }
        if self.source.contains("spend_all_mana") && played {
            add(Entrance::Hand, &[Act::Come]);
        }
        if self.source.contains("unlock(")
            && played
            && let Some(it) = self.props.minion_with(GameTag::OVERLOAD)
        {
            let turns = [Act::Play(it), Act::EndTurn, Act::EndTurn];
            add(Entrance::Hand, &[&turns[..], &[Act::Come]].concat());
        }
        if self.source.contains("unlock(")
            && self.needs.words.contains(&Word::Deathrattle)
            && let Some(it) = self.props.minion_with(GameTag::OVERLOAD)
        {
            add(Entrance::Put, &[Act::Play(it), Act::EndTurn, Act::EndTurn, Act::Kill(me)]);
        }
        // What grows is looked at when it has grown.
        if self.source.contains("improve(") {
            let last = match card_type {
                Some(CardType::Weapon) => self.props.card(WEAPON).map(Act::Play),
                _ => Some(Act::Kill(me)),
            };
            for event in &self.needs.events {
                for acts in self.happenings(event).into_iter().take(4) {
                    add(Entrance::Hand, &[&acts[..], &[Act::Refill, Act::Come]].concat());
                    if self.needs.words.contains(&Word::Deathrattle) {
                        add(Entrance::Put, &[&acts[..], &last.into_iter().collect::<Vec<_>>()].concat());
                    }
                }
            }
            add(Entrance::Hand, &[Act::EndTurn, Act::EndTurn, Act::Come]);
        }
        // Others of its name.
        if self.source.contains(&format!("named({:?})", self.record.id)) {
            add(Entrance::Hand, &[Act::Come, Act::Refill, Act::Again]);
        }
        if self.source.contains("ATTACK.of(THIS") {
            add(Entrance::Put, &[Act::Strengthen(me), Act::EndTurn]);
            add(Entrance::Put, &[Act::Strengthen(me), Act::Kill(me)]);
        }
        if self.source.contains("ready(") && self.needs.words.contains(&Word::Overkill) {
            let hero = Somebody::Hero(0);
            add(Entrance::Put, &[Act::Attack(hero, Somebody::Minion(1, 0)), Act::Attack(hero, Somebody::Hero(1))]);
        }
        if self.source.contains("also_damages") {
            let hero = Somebody::Hero(0);
            add(Entrance::Put, &[Act::Attack(hero, Somebody::Minion(1, 1))]);
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

    /// What leads to a goal, and what leads just not there.
    fn towards(&self, goal: &Progress) -> Vec<Vec<Act<'a>>> {
        const MOST: usize = 8;
        /// How many minions a crowded side has.
        const MANY: usize = 6;
        let mut all = Vec::new();
        let happening = |event: &EventPattern| self.happening(event);
        let ways: Vec<Vec<Act<'a>>> = goal.on.iter().filter_map(happening).collect();
        let theirs = |event: &EventPattern| event.kind == EventKind::Death && event.who != FRIENDLY_MINIONS;
        let deaths = goal.on.iter().all(theirs);
        // What becomes another card waits for that in the hand.
        let held = ["infuse(", "upgrades("].iter().any(|word| self.source.contains(word));
        let begin = || (!held).then_some(Act::Come).into_iter();
        match goal.goal {
            Goal::Times(n) | Goal::Sum(n) => {
                let n = usize::try_from(n).unwrap_or(0);
                let Some(one) = ways.first().filter(|_| n <= MOST) else { return all };
                for times in [n, n.saturating_sub(1)] {
                    let one = |at: usize| {
                        // As many of theirs as there are, and then some of mine.
                        let mine = deaths && at >= MANY;
                        let dies = mine.then(|| vec![Act::Kill(Somebody::Minion(0, 0))]);
                        [&dies.unwrap_or_else(|| one.clone())[..], &[Act::Refill]].concat()
                    };
                    let steps = (0..times).flat_map(one);
                    all.push(begin().chain(steps).collect());
                }
            }
            Goal::Each if ways.len() == goal.on.len() => {
                for left_out in [0, 1] {
                    let steps = ways.iter().skip(left_out).flat_map(|one| [&one[..], &[Act::Refill]].concat());
                    all.push(begin().chain(steps).collect());
                }
            }
            Goal::Each => {}
        }
        all
    }

    /// The likeliest thing that makes an event happen.
    fn happening(&self, event: &EventPattern) -> Option<Vec<Act<'a>>> {
        match event.kind {
            EventKind::Play | EventKind::Summon => {
                let that = if event.kind == EventKind::Summon {
                    Condition::All(Box::leak(Box::new([MINION, event.what])))
                } else {
                    event.what
                };
                self.prop(&that, true).map(|it| vec![Act::Play(it)])
            }
            EventKind::Cast => {
                self.props.spells.iter().copied().find(|it| loosely(it, &event.what)).map(|it| vec![Act::Play(it)])
            }
            EventKind::Draw => Some(vec![Act::Draw]),
            EventKind::HeroPower => Some(vec![Act::HeroPower]),
            EventKind::Discover => self.props.discovers.first().map(|it| vec![Act::Play(it)]),
            EventKind::Discard => Some(vec![Act::Discard(Somebody::Held(0, 0))]),
            EventKind::Death if event.who == FRIENDLY_MINIONS => {
                Some(vec![Act::Play(self.props.yeti), Act::Kill(Somebody::Minion(0, 0))])
            }
            EventKind::Death => Some(vec![Act::Kill(Somebody::Minion(1, 0))]),
            EventKind::Attack => {
                Some(vec![Act::Attack(Somebody::Hero(0), Somebody::Hero(1)), Act::EndTurn, Act::EndTurn])
            }
            EventKind::TurnStart => Some(vec![Act::EndTurn, Act::EndTurn]),
            _ => self.happenings(event).into_iter().next(),
        }
    }

    /// Things that happen, some of which an ability may listen for.
    #[expect(clippy::too_many_lines, reason = "one arm an event")]
    fn happenings(&self, event: &EventPattern) -> Vec<Vec<Act<'a>>> {
        use Somebody::{Held, Hero, Minion, This};
        let coin = self.props.card(COIN).map(Act::Play);
        let mut all: Vec<Vec<Act<'a>>> = Vec::new();
        match event.kind {
            EventKind::ToHand => all.push(vec![Act::EndTurn, Act::EndTurn]),
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
                        cards.extend(self.props.card(SECRET_SPELL).map(Act::Play));
                    }
                    cards.push(Act::Play(self.sturdy()));
                    cards.extend(coin);
                }
                if event.kind == EventKind::Draw {
                    all.push(vec![Act::EndTurn, Act::EndTurn]);
                }
                for card in &cards {
                    all.push(vec![*card]);
                    all.push(vec![Act::EndTurn, *card]);
                }
                if let (EventKind::Play, Some(coin)) = (event.kind, coin) {
                    all.push(vec![Act::EndTurn, coin, coin, coin]);
                    all.push(vec![Act::EndTurn, coin, coin]);
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
                let heal = self.props.healing();
                for who in [This, Minion(0, 0), Minion(1, 0), Hero(0), Hero(1)] {
                    all.push(vec![Act::Hurt(who, 1), Act::Restore(who, 2)]);
                    all.extend(heal.map(|it| vec![Act::Hurt(who, 1), Act::Aim(it, who)]));
                }
            }
            EventKind::Death => {
                if matches!(event.who.from, Source::At(_, Place::Weapon)) {
                    all.extend(self.props.card(WEAPON).map(|it| vec![Act::Play(it)]));
                }
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
                if self.source.contains("ready(") {
                    all.push(vec![Act::Attack(This, Minion(1, 0)), Act::Attack(This, Hero(1))]);
                    all.push(vec![Act::Attack(Hero(0), Minion(1, 0)), Act::Attack(Hero(0), Hero(1))]);
                    all.push(vec![Act::Attack(This, Minion(1, 0)), Act::Attack(This, Minion(1, 1))]);
                }
            }
            EventKind::Overload => {
                let overloads = self.props.minion_with(GameTag::OVERLOAD);
                all.extend(
                    overloads.into_iter().flat_map(|it| [vec![Act::Play(it)], vec![Act::EndTurn, Act::Play(it)]]),
                );
            }
            EventKind::Discard => {
                all.extend([vec![Act::Discard(Held(0, 0))], vec![Act::Discard(Held(0, 1))]]);
            }
            EventKind::Targeted => {
                let spells = || self.props.spells.iter().filter(|it| self.props.aims(it));
                for who in [This, Minion(0, 0), Minion(1, 0), Hero(0)] {
                    all.extend(spells().take(2).map(|it| vec![Act::Aim(it, who)]));
                    all.extend(spells().take(1).map(|it| vec![Act::EndTurn, Act::Aim(it, who)]));
                }
            }
            EventKind::Predamage => {
                let spells = || self.props.spells.iter().filter(|it| self.props.aims(it));
                for who in [This, Hero(0), Minion(0, 0), Minion(1, 0)] {
                    all.push(vec![Act::Hurt(who, 2)]);
                    all.push(vec![Act::EndTurn, Act::Hurt(who, 2)]);
                    all.extend(spells().take(1).map(|it| vec![Act::Aim(it, who)]));
                }
            }
            EventKind::Discover => {
                all.extend(self.props.discovers.iter().take(1).map(|it| vec![Act::Play(it)]));
            }
            EventKind::HeroPower => all.extend([vec![Act::HeroPower], vec![Act::EndTurn, Act::HeroPower]]),
            _ => {}
        }
        all
    }
}

const SECRET_CARD: Condition = Condition::Has(GameTag::SECRET);
