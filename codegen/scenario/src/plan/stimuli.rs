//! The stimuli of a plan: playing the card, and causing the events that its text waits for.
use cardwright_data::{CardType, GameTag};
use cardwright_vocabulary::Card;
use cardwright_vocabulary::script::prelude::*;

use crate::facts::{all_of, has};
use crate::mentions::{is_hero_power, is_this, puts_into_deck};

use crate::plan::planner::{COIN, Planner, SECRET_SPELL, WEAPON, may_match};
use crate::setup::Entrance::{self, Hand, Late, Put};
use crate::setup::Stimulus::{
    self, Again, Aim, Attack, Come, Discard, Draw, EndTurn, HeroPower, Hurt, Kill, Play, Ready, Receive, Refill,
    Restore, Stand, Strengthen, Summon, Trade, Trap, Use,
};
use crate::setup::{Setup, Subject};

impl Planner<'_> {
    /// The start zone of the card and its stimuli, the likeliest first; with `twice`, the awaited event also happens twice in a
    /// turn.
    #[expect(clippy::too_many_lines, reason = "one paragraph for each thing that a text may wait for")]
    pub(crate) fn stimuli(&self, before: bool, twice: bool, setup: &Setup) -> Vec<(Entrance, Vec<Stimulus>)> {
        let mut all: Vec<(Entrance, Vec<Stimulus>)> = Vec::new();
        let prelude = if before { self.before(setup) } else { Vec::new() };
        let mut add = |entrance, stimuli: &[Stimulus]| all.push((entrance, [&prelude, stimuli].concat()));
        let card_type = self.card.card_type;
        let worn = card_type == CardType::Enchantment;
        let lives = worn || matches!(card_type, CardType::Minion | CardType::Weapon | CardType::Location);
        let coin = self.fixtures.card(COIN).map(Play);
        let me = Subject::This;
        let mut played = false;
        if let Some(goal) = self.requirements.goal {
            for stimuli in self.goal_stimuli(&goal) {
                add(Hand, &stimuli);
            }
        }
        if self.mentions.ability_is(|it| matches!(it, Ability::Lasts(..))) {
            played = true;
            add(Hand, &[Come]);
            for stimuli in self.answered(4) {
                add(Hand, &[&[Come], &stimuli[..]].concat());
            }
        }
        if worn {
            add(Hand, &[]);
            for prop in self.playable_props() {
                add(Hand, &[Play(prop), Refill]);
            }
            for turns in 1..=2 {
                add(Hand, &vec![EndTurn; turns]);
            }
            add(Hand, &[HeroPower]);
        }
        let (uses, weapon) =
            (matches!(card_type, CardType::Location | CardType::Minion), card_type == CardType::Weapon);
        let coins = coin.as_slice();
        let another = self.fixtures.card(WEAPON).map(Play);
        let strikes = [Attack(if weapon { Subject::Hero(0) } else { me }, Subject::Minion(1, 0))];
        let shielded = self.mentions.tag(GameTag::DIVINE_SHIELD);
        let cries = lives && has(self.card, GameTag::BATTLECRY);
        let dies = [Kill(me)];
        let waits: [(Word, bool, Entrance, &[Stimulus]); 17] = [
            (Word::Use, uses, Put, &[Use]),
            (Word::Deathrattle, weapon, Put, another.as_slice()),
            (Word::Deathrattle, !weapon, Put, &dies),
            (Word::WhenDrawn, true, Hand, &[EndTurn, EndTurn]),
            (Word::WhenTraded, true, Hand, &[Trade]),
            (Word::WhenDiscarded, true, Hand, &[Discard(Subject::Card)]),
            (Word::Frenzy, true, Put, &[Hurt(me, 1)]),
            (Word::Inspire, true, Put, &[HeroPower]),
            (Word::Inspire, true, Hand, &[Come, HeroPower]),
            (Word::Spellburst, true, Put, coins),
            (Word::Spellburst, true, Put, &[Play(self.high_health_minion())]),
            (Word::Spellburst, shielded, Put, &[&[Hurt(me, 1)], coins].concat()),
            (Word::Overheal, true, Put, &[Hurt(me, 1), Restore(me, 3)]),
            (Word::Overkill, lives, Put, &strikes),
            (Word::Overkill, cries, Hand, &[Come]),
            (Word::HonorableKill, lives, Put, &strikes),
            (Word::HonorableKill, cries, Hand, &[Come]),
        ];
        for word in &self.requirements.words {
            let wait = waits.iter().filter(|(of, may, ..)| of == word && *may);
            wait.clone().for_each(|(_, _, entrance, stimuli)| add(*entrance, stimuli));
            if wait.count() == 0 && !played {
                played = true;
                add(Hand, &[Come]);
                if self.crystals() {
                    add(Hand, &[Come, EndTurn, EndTurn]);
                }
                if self.has_keyword_text(Word::Quickdraw) {
                    add(Hand, &[EndTurn, EndTurn, Come]);
                }
            }
        }
        let entrance = if lives || has(self.card, GameTag::SECRET) { Put } else { Hand };
        for event in &self.requirements.events {
            for stimuli in self.possible_causes(event) {
                add(entrance, &stimuli);
                if has(self.card, GameTag::SECRET) && !matches!(stimuli.first(), Some(EndTurn)) {
                    add(entrance, &[&[EndTurn], &stimuli[..]].concat());
                }
            }
            for stimuli in self.possible_causes(event).into_iter().take(if lives { 3 } else { 0 }) {
                add(Hand, &[&[Come], &stimuli[..]].concat());
            }
            for stimuli in self.interrupting_stimuli(event) {
                add(entrance, &stimuli);
            }
            // The opponent's turn ends, and none of mine has.
            if event.kind == EventKind::TurnEnd && entrance == Put && !worn {
                add(Late, &[EndTurn, EndTurn]);
            }
            for stimuli in self.possible_causes(event).iter().filter(|_| twice).flat_map(|stimuli| self.again(stimuli))
            {
                add(entrance, &stimuli);
            }
        }
        for stimuli in self.requirements.given.iter().flat_map(|event| self.possible_causes(event)) {
            if played {
                add(Hand, &[&[Come], &stimuli[..]].concat());
            }
            if self.has_keyword_text(Word::Deathrattle) {
                add(Put, &[&[Kill(me)], &stimuli[..]].concat());
                add(Put, &[&[EndTurn, Kill(me)], &stimuli[..]].concat());
            }
        }
        // Delayed triggers inside delayed triggers: as many turns, and one less.
        let laters = self.mentions.delayed();
        if laters > 1 && played {
            for turns in [2 * laters, 2 * laters - 2, 2 * laters - 1, 2 * laters + 1] {
                add(Hand, &[vec![Come], vec![EndTurn; turns]].concat());
            }
        }
        let mut when = |is: bool, entrance: Entrance, ways: &[&[Stimulus]]| {
            ways.iter().filter(|_| is).for_each(|stimuli| add(entrance, stimuli));
        };
        let (hero, their_hero, victim) = (Subject::Hero(0), Subject::Hero(1), Subject::Minion(1, 1));
        let dies = self.has_keyword_text(Word::Deathrattle);
        let asks = |that: Condition| self.mentions.condition(|it| *it == that);
        let readies = |whom: fn(&Selector) -> bool| self.mentions.has_effect_on(|verb| *verb == Verb::Ready, whom);
        // Cards that transform in the hand: at the start of a turn, with so much mana.
        let transforms = self.mentions.has_effect_on(|verb| matches!(verb, Verb::Transform(_)), is_this)
            || self.mentions.ability_is(|it| matches!(it, Ability::Ranks(..)));
        when(transforms, Hand, &[&[EndTurn, EndTurn], &[EndTurn, Receive, EndTurn]]);
        when(asks(ON_YOUR_TURN), entrance, &[&[EndTurn], &[EndTurn, Kill(me)], &[EndTurn, EndTurn]]);
        let of_attack = |that: &Condition| matches!(that, Condition::Stat(Stat::Attack, ..));
        let asks_own_attack = self.mentions.selector(|it| is_this(it) && it.that.iter().any(of_attack));
        when(asks_own_attack, entrance, &[&[Strengthen(me), Kill(me)], &[Strengthen(me)]]);
        when(asks_own_attack, Hand, &[&[Strengthen(Subject::Card), Come]]);
        when(readies(is_hero_power) && played, Hand, &[&[HeroPower, Refill, Come, Refill, HeroPower]]);
        when(self.crystals() && dies, Put, &[&[Kill(me), EndTurn, EndTurn]]);
        for dies in [0, 1].map(|at| Kill(Subject::Minion(0, at))) {
            let twice = self.mentions.tag(GameTag::EXTRA_DEATHRATTLES_BASE);
            when(twice, entrance, &[&[dies]]);
            when(twice, Hand, &[&[Come, dies]]);
        }
        let changes_power = self.mentions.tag(GameTag::HERO_POWER_DOUBLE)
            || self.mentions.tag(GameTag::HEROPOWER_DAMAGE)
            || self.mentions.ability_is(|it| matches!(it, Ability::Aura(aura) if is_hero_power(&aura.to)));
        when(changes_power, entrance, &[&[HeroPower]]);
        let itself = |of: CardType| readies(is_this) && card_type == of;
        let uses = [
            (readies(is_hero_power), HeroPower),
            (itself(CardType::Location), Use),
            (itself(CardType::HeroPower), Come),
        ];
        for (_, use_it) in uses.into_iter().filter(|(is, _)| *is) {
            for stimuli in self.answered(4) {
                let again = [&stimuli[..], &[Refill, use_it]].concat();
                when(
                    true,
                    entrance,
                    &[&[&[use_it], &again[..]].concat(), &[&[use_it], &again[..], &again[..]].concat()],
                );
            }
        }
        when(self.mentions.selector(|it| it.from == Source::Remembered), Hand, &[&[Come, Kill(me)]]);
        let silences_itself = self.mentions.has_effect_on(|verb| *verb == Verb::Silence, is_this);
        when(silences_itself, Put, &[&coin.into_iter().chain([Kill(me)]).collect::<Vec<_>>()]);
        let shuffles = self.mentions.verb(puts_into_deck);
        let attacks = self.requirements.events.iter().any(|event| event.kind == EventKind::Attack);
        when(shuffles && played, Hand, &[&[Come, EndTurn, EndTurn]]);
        when(shuffles && dies, Put, &[&[Kill(me), EndTurn, EndTurn]]);
        when(shuffles && attacks, Put, &[&[Attack(me, their_hero), EndTurn, EndTurn]]);
        when(self.does(Verb::SpendMana) && played, Hand, &[&[Come]]);
        if let Some(it) = self.fixtures.minion_with(GameTag::OVERLOAD).filter(|_| self.does(Verb::Unlock)) {
            when(played, Hand, &[&[Play(it), EndTurn, EndTurn, Come]]);
            when(dies, Put, &[&[Play(it), EndTurn, EndTurn, Kill(me)]]);
        }
        // Cards that improve are observed after they have.
        if self.does(Verb::Improve) {
            let last =
                if card_type == CardType::Weapon { self.fixtures.card(WEAPON).map(Play) } else { Some(Kill(me)) };
            for stimuli in self.answered(4) {
                when(true, Hand, &[&[&stimuli[..], &[Refill, Come]].concat()]);
                when(dies, Put, &[&[&stimuli[..], last.as_slice()].concat()]);
            }
            when(true, Hand, &[&[EndTurn, EndTurn, Come]]);
        }
        // Other copies of the card.
        when(asks(Condition::Named(self.card.id)), Hand, &[&[Come, Refill, Again]]);
        let own_attack = self.mentions.stat_of(Stat::Attack, is_this);
        when(own_attack, Put, &[&[Strengthen(me), EndTurn], &[Strengthen(me), Kill(me)]]);
        let attacks_again = self.does(Verb::Ready) && self.has_keyword_text(Word::Overkill);
        when(attacks_again, Put, &[&[Attack(hero, Subject::Minion(1, 0)), Attack(hero, their_hero)]]);
        let also_damages = self.mentions.ability_is(|it| matches!(it, Ability::AlsoDamages(_)));
        when(also_damages, Put, &[&[Attack(hero, victim)], &[Attack(me, victim)]]);
        let sleeps = self.mentions.ability_is(|it| matches!(it, Ability::Dormant(_)));
        for turns in 0..5 {
            when(sleeps || self.does(Verb::Dormant), Hand, &[&[vec![Come], vec![EndTurn; 2 * turns]].concat()]);
        }
        when(asks(DAMAGED) && lives, Put, &[&[Hurt(me, 1)]]);
        // An aura needs no stimulus.
        let is_aura = |it: &Ability| matches!(it, Ability::Aura(_) | Ability::Enchant(Enchant { aura: Some(_), .. }));
        when(self.mentions.ability_is(is_aura), entrance, &[&[]]);
        when(self.mentions.ability_is(is_aura), Hand, &[&[]]);
        // Enchantments that last until something is played.
        if self.mentions.verb(|verb| matches!(verb, Verb::Attach(_))) && played {
            for prop in self.playable_props() {
                when(true, Hand, &[&[Come, Refill, Play(prop)]]);
            }
            when(true, Hand, &[&[Come, EndTurn]]);
        }
        all
    }

    /// Stimuli that may cause the awaited events, at most `most` per event.
    fn answered(&self, most: usize) -> impl Iterator<Item = Vec<Stimulus>> {
        self.requirements.events.iter().flat_map(move |event| self.possible_causes(event).into_iter().take(most))
    }

    /// Playable cards among those that the text asks for in the hand.
    fn playable_props(&self) -> impl Iterator<Item = &'static Card> {
        let held = self.requirements.at.iter().filter(|(_, at, _)| *at == Place::Hand);
        held.filter_map(|(_, _, that)| self.prop(that, true))
    }

    /// Matching cards with one simple effect, one per kind, so that it is visible whether the trigger happens before or after
    /// them.
    fn varied(&self, that: &Condition) -> Vec<&'static Card> {
        let mut found: Vec<(&Effect, &'static Card)> = Vec::new();
        for card in self.fixtures.spells.iter().chain(&self.fixtures.minions).copied() {
            let (fits, rattles) = (may_match(card, that), has(card, GameTag::DEATHRATTLE));
            let Some([effect]) = self.fixtures.spell(card).filter(|_| fits && !rattles && card.cost > 0) else {
                continue;
            };
            let same = |(other, _): &(&Effect, &Card)| {
                std::mem::discriminant(&other.verb) == std::mem::discriminant(&effect.verb) && other.to == effect.to
            };
            if !found.iter().any(same) {
                found.push((effect, card));
            }
        }
        found.into_iter().take(VARIED).map(|(_, card)| card).collect()
    }

    /// Stimuli that cause an event and then remove the card or the attacker before the event is over, so that "whenever" reacts
    /// and "after" does not.
    fn interrupting_stimuli(&self, event: &EventPattern) -> Vec<Vec<Stimulus>> {
        use Subject::{Hero, Minion, This};
        /// The maximum number of cards tried per player.
        const MOST: usize = 3;
        let stands = matches!(self.card.card_type, CardType::Minion | CardType::Enchantment);
        let worn = self.card.card_type == CardType::Enchantment;
        let health = i64::from(if worn { self.high_health_minion().health } else { self.card.health });
        // The card has exactly so much Health left.
        let left = |n: i64| (stands && health > n).then_some(Hurt(This, health - n));
        let mut all = Vec::new();
        if event.kind == EventKind::Attack {
            let small = self.fixtures.plain.iter().find(|it| it.health == 2).map(|it| Stand(it));
            let leaves = |it: &&&Card| has(it, GameTag::DEATHRATTLE) && it.health <= 2;
            let leaves = self.fixtures.minions.iter().find(leaves).map(|it| Stand(it));
            let equips = self.fixtures.equips.map(|it| vec![Stand(it), Trap(1), Attack(Hero(0), Hero(1))]);
            let alone = self.card.card_type == CardType::Weapon && !has(self.card, GameTag::LIFESTEAL);
            all.extend(equips.filter(|_| alone));
            for attacker in [Hero(0), This, Minion(0, 0)] {
                let attack = [Trap(1), Attack(attacker, Hero(1))];
                all.push(left(2).into_iter().chain(attack).collect());
                all.push(left(1).into_iter().chain(attack).collect());
                all.extend([small, leaves].into_iter().flatten().map(|it| [&[it], &attack[..]].concat()));
            }
            for attacker in [Minion(1, 0), Hero(1)] {
                all.push(left(2).into_iter().chain([Trap(0), EndTurn, Attack(attacker, Hero(0))]).collect());
                all.push(vec![Hurt(attacker, 4), Trap(0), EndTurn, Attack(attacker, Hero(0))]);
            }
        }
        let played = matches!(event.kind, EventKind::Play | EventKind::Cast | EventKind::Summon | EventKind::Targeted);
        let kind = |kind| event.kind == kind;
        let that = if kind(EventKind::Summon) {
            all_of(vec![MINION, event.object])
        } else if kind(EventKind::Cast) || kind(EventKind::Targeted) {
            all_of(vec![SPELL, event.object])
        } else {
            event.object
        };
        for turn in [&[][..], &[EndTurn]] {
            let theirs = !turn.is_empty();
            let strike = |(card, effect): (&'static Card, &'static Effect)| {
                let (to, n) = (effect.to, i64::from(effect.amount.n));
                let reaches = theirs || !matches!(to.from, Source::At(Side::Enemy, _) | Source::Target(Side::Enemy, _));
                let fits = card.id != self.card.id && may_match(card, &that) && reaches;
                let by = if to.is_target() { Aim(card, This) } else { Play(card) };
                fits.then(|| left(n).into_iter().chain(turn.iter().copied()).chain([by]).collect::<Vec<_>>())
            };
            all.extend(self.fixtures.strikes().filter(|_| played).filter_map(strike).take(MOST));
        }
        all
    }

    /// The same stimuli twice in a turn, where possible: on the same target, on its neighbor, with another Secret, and with an
    /// effect that removes the first result.
    fn again(&self, stimuli: &[Stimulus]) -> Vec<Vec<Stimulus>> {
        let turns = stimuli.iter().take_while(|it| matches!(it, EndTurn)).count();
        let [turns, once] = [&stimuli[..turns.min(2)], &stimuli[turns.min(2)..]];
        let Some(last) = once.last().filter(|_| turns.len() < 2) else { return Vec::new() };
        let between = match last {
            Attack(attacker, _) => Ready(*attacker),
            Play(_) | Aim(..) | Summon(_) | Draw | Discard(_) | Hurt(..) | Restore(..) | Kill(_) => Refill,
            HeroPower => Ready(Subject::Power),
            Come | Again | Receive | Use | EndTurn | Trade | Strengthen(_) | Refill | Ready(_) | Stand(_) | Trap(_) => {
                return Vec::new();
            }
        };
        let other_secret = |card: &'static Card| {
            let such = |it: &&&Card| has(it, GameTag::SECRET) && it.id != card.id && it.id != self.card.id;
            self.fixtures.pool.iter().find(such).filter(|_| has(card, GameTag::SECRET)).map_or(card, |it| *it)
        };
        let beside = |it: &Stimulus| match *it {
            Attack(attacker, whom) => Attack(attacker, next(whom)),
            Aim(card, whom) => Aim(card, next(whom)),
            Hurt(whom, n) => Hurt(next(whom), n),
            Restore(whom, n) => Restore(next(whom), n),
            Kill(whom) => Kill(next(whom)),
            Play(card) => Play(other_secret(card)),
            other @ (Come | Again | Receive | Use | EndTurn | Summon(_) | Ready(_) | Stand(_) | Trap(_)
            | Discard(_) | Trade | Strengthen(_) | HeroPower | Draw | Refill) => other,
        };
        let other: Vec<Stimulus> = once.iter().map(beside).collect();
        let shield = self.mentions.tag(GameTag::DIVINE_SHIELD);
        let loses = shield.then(|| [turns, once, &[between, Hurt(Subject::This, 1)], once].concat());
        let mut all = vec![[turns, once, &[between], once].concat(), [turns, once, &[between], &other].concat()];
        all.extend(loses);
        all
    }

    /// The spell that satisfies a condition.
    fn spell(&self, that: &Condition) -> Option<&'static Card> {
        self.fixtures.spells.iter().copied().find(|it| may_match(it, that))
    }

    /// Stimuli that reach a goal, and stimuli that just miss it.
    fn goal_stimuli(&self, goal: &Progress) -> Vec<Vec<Stimulus>> {
        const MOST: usize = 8;
        /// The number of minions on a crowded side.
        const MANY: usize = 6;
        let mut all = Vec::new();
        let happening = |event: &EventPattern| self.likeliest_cause(event);
        let ways: Vec<Vec<Stimulus>> = goal.on.iter().filter_map(happening).collect();
        let theirs = |event: &EventPattern| event.kind == EventKind::Death && event.subject != FRIENDLY_MINIONS;
        let deaths = goal.on.iter().all(theirs);
        // A card that upgrades waits for that in the hand.
        let held = self.mentions.ability_is(|it| matches!(it, Ability::Upgrades(..)));
        let begin = || (!held).then_some(Come).into_iter();
        match goal.goal {
            Goal::Times(n) | Goal::Sum(n) => {
                let n = usize::try_from(n).unwrap_or(0);
                let Some(one) = ways.first().filter(|_| n <= MOST) else { return all };
                // Enemies as long as there are some, then friends.
                let friend = vec![Kill(Subject::Minion(0, 0))];
                let one = |at: usize| if deaths && at >= MANY { &friend } else { one };
                for times in [n, n.saturating_sub(1)] {
                    let steps = (0..times).flat_map(|at| [&one(at)[..], &[Refill]].concat());
                    all.push(begin().chain(steps).collect());
                }
            }
            Goal::Each if ways.len() == goal.on.len() => {
                for left_out in [0, 1] {
                    let steps = ways.iter().skip(left_out).flat_map(|one| [&one[..], &[Refill]].concat());
                    all.push(begin().chain(steps).collect());
                }
            }
            Goal::Each | Goal::Then | Goal::InTurns(_) | Goal::InOneTurn(_) | Goal::Different(..) => {}
        }
        all
    }

    /// The likeliest stimuli that cause an event.
    fn likeliest_cause(&self, event: &EventPattern) -> Option<Vec<Stimulus>> {
        let kind = |kind| event.kind == kind;
        let card = if kind(EventKind::Summon) {
            self.prop(&all_of(vec![MINION, event.object]), true)
        } else if kind(EventKind::Play) {
            self.prop(&event.object, true)
        } else if kind(EventKind::Cast) {
            self.spell(&event.object)
        } else {
            self.fixtures.discovers.first().copied().filter(|_| kind(EventKind::Discover))
        };
        if matches!(event.kind, EventKind::Play | EventKind::Summon | EventKind::Cast | EventKind::Discover) {
            return card.map(|it| vec![Play(it)]);
        }
        let likeliest = [
            (EventKind::Draw, vec![Draw]),
            (EventKind::HeroPower, vec![HeroPower]),
            (EventKind::Discard, vec![Discard(Subject::Held(0, 0))]),
            (EventKind::Death, vec![Kill(Subject::Minion(1, 0))]),
            (EventKind::Attack, vec![Attack(Subject::Hero(0), Subject::Hero(1)), EndTurn, EndTurn]),
            (EventKind::TurnStart, vec![EndTurn, EndTurn]),
        ];
        if kind(EventKind::Death) && event.subject == FRIENDLY_MINIONS {
            return Some(vec![Play(self.fixtures.yeti), Kill(Subject::Minion(0, 0))]);
        }
        let found = likeliest.into_iter().find(|(of, _)| kind(*of)).map(|(_, stimuli)| stimuli);
        found.or_else(|| self.possible_causes(event).into_iter().next())
    }

    /// Stimuli that may cause an event.
    #[expect(clippy::too_many_lines, reason = "one arm an event")]
    fn possible_causes(&self, event: &EventPattern) -> Vec<Vec<Stimulus>> {
        use Subject::{Held, Hero, Minion, This};
        let coin = self.fixtures.card(COIN).map(Play);
        let mut all: Vec<Vec<Stimulus>> = Vec::new();
        match event.kind {
            EventKind::ToHand => {
                all.push(vec![EndTurn, EndTurn]);
                all.extend(self.fixtures.discovers.first().map(|it| vec![Play(it)]));
            }
            EventKind::TurnEnd | EventKind::TurnStart => {
                all.extend([vec![EndTurn], vec![EndTurn, EndTurn]]);
            }
            EventKind::Play
            | EventKind::Cast
            | EventKind::Summon
            | EventKind::Equip
            | EventKind::Armor
            | EventKind::Freeze
            | EventKind::Draw => {
                let spell = event.kind == EventKind::Cast;
                let equip = event.kind == EventKind::Equip;
                let that = if equip { Condition::Type(CardType::Weapon) } else { event.object };
                let mut cards: Vec<Stimulus> = Vec::new();
                if spell {
                    cards.extend(self.spell(&that).map(Play));
                    let dear = self.fixtures.spells.iter().copied().find(|it| may_match(it, &that) && it.cost > 0);
                    cards.extend(dear.map(Play));
                    cards.extend(coin);
                } else {
                    if equip {
                        cards.extend(self.fixtures.card(WEAPON).map(Play));
                    }
                    if may_match(self.high_health_minion(), &that) {
                        cards.push(Play(self.high_health_minion()));
                    }
                    cards.extend(self.prop(&that, true).map(Play));
                    if matches!(event.kind, EventKind::Armor | EventKind::Freeze | EventKind::Draw) {
                        let does = |it: &&Card| {
                            let effects = self.fixtures.spell(it).unwrap_or_default();
                            effects.iter().any(|effect| {
                                (event.kind == EventKind::Armor && effect.verb == Verb::Armor)
                                    || (event.kind == EventKind::Freeze && effect.verb == Verb::Freeze)
                                    || (event.kind == EventKind::Draw && matches!(effect.verb, Verb::Draw(_)))
                            })
                        };
                        cards = self.fixtures.spells.iter().copied().filter(does).map(Play).collect();
                        if event.kind == EventKind::Draw {
                            cards.insert(0, Draw);
                        }
                    }
                    if that == SECRET_CARD {
                        cards.extend(self.fixtures.card(SECRET_SPELL).map(Play));
                    }
                    cards.push(Play(self.high_health_minion()));
                    cards.extend(coin);
                }
                cards.extend(self.varied(&that).into_iter().map(Play));
                let summoned = || self.prop(&all_of(vec![MINION, that]), true);
                if matches!(event.kind, EventKind::Play | EventKind::Summon) {
                    cards.extend(summoned().map(Summon));
                }
                if event.kind == EventKind::Draw {
                    all.push(vec![EndTurn, EndTurn]);
                    // A card that is not drawn.
                    all.extend(self.fixtures.discovers.first().map(|it| vec![Play(it)]));
                }
                all.extend(cards.into_iter().flat_map(in_each_turn));
                if let (EventKind::Play, Some(coin)) = (event.kind, coin) {
                    all.push(vec![EndTurn, coin, coin, coin]);
                    all.push(vec![EndTurn, coin, coin]);
                }
            }
            EventKind::Damage | EventKind::HealthLoss | EventKind::ShieldLost | EventKind::StatChange => {
                if !event.object.is_always() {
                    all.extend([vec![Attack(This, Minion(1, 0))], vec![Attack(This, Hero(1))]]);
                    all.push(vec![EndTurn, Attack(Minion(1, 0), This)]);
                }
                if event.kind == EventKind::ShieldLost {
                    all.push(vec![Hurt(Minion(0, 0), 1), Hurt(Minion(0, 1), 1)]);
                }
                for who in [This, Minion(0, 0), Minion(1, 0), Hero(0), Hero(1), Minion(0, 1), Minion(1, 1)] {
                    all.extend(in_each_turn(Hurt(who, 1)));
                }
            }
            EventKind::Heal
            | EventKind::Overheal
            | EventKind::Restore
            | EventKind::AttackGained
            | EventKind::HealthGained => {
                let heal = self.fixtures.healing();
                for who in [This, Minion(0, 0), Minion(1, 0), Hero(0), Hero(1)] {
                    all.push(vec![Hurt(who, 1), Restore(who, 2)]);
                    all.extend(heal.map(|it| vec![Hurt(who, 1), Aim(it, who)]));
                }
            }
            EventKind::Death => {
                if matches!(event.subject.from, Source::At(_, Place::Weapon)) {
                    all.extend(self.fixtures.card(WEAPON).map(|it| vec![Play(it)]));
                }
                for who in [Minion(0, 0), Minion(1, 0), Minion(0, 1), Minion(1, 1), This] {
                    all.push(vec![Kill(who)]);
                }
            }
            EventKind::Attack => {
                all.extend([
                    vec![Attack(Hero(0), Hero(1))],
                    vec![Attack(This, Hero(1))],
                    vec![Attack(This, Minion(1, 0))],
                    vec![Attack(Minion(0, 0), Hero(1))],
                    vec![Attack(Minion(0, 0), Minion(1, 0))],
                    vec![EndTurn, Attack(Minion(1, 0), Hero(0))],
                    vec![EndTurn, Attack(Minion(1, 0), Minion(0, 0))],
                    vec![EndTurn, Attack(Minion(1, 0), This)],
                    vec![Attack(Hero(0), Minion(1, 0))],
                    vec![EndTurn, Attack(Hero(1), Hero(0))],
                    vec![EndTurn, Attack(Hero(1), Minion(0, 0))],
                ]);
                if self.does(Verb::Ready) {
                    all.push(vec![Attack(This, Minion(1, 0)), Attack(This, Hero(1))]);
                    all.push(vec![Attack(Hero(0), Minion(1, 0)), Attack(Hero(0), Hero(1))]);
                    all.push(vec![
                        Attack(Hero(0), Minion(1, 0)),
                        Attack(Hero(0), Minion(1, 0)),
                        Attack(Hero(0), Hero(1)),
                    ]);
                    all.push(vec![Attack(Hero(0), Hero(1)), Attack(Hero(0), Hero(1))]);
                    all.push(vec![Attack(This, Minion(1, 0)), Attack(This, Minion(1, 1))]);
                }
            }
            EventKind::Overload => {
                let overloads = self.fixtures.minion_with(GameTag::OVERLOAD);
                all.extend(overloads.into_iter().flat_map(|it| in_each_turn(Play(it))));
            }
            EventKind::Discard => {
                all.extend([vec![Discard(Held(0, 0))], vec![Discard(Held(0, 1))], vec![Discard(Held(1, 0))]]);
            }
            EventKind::Targeted => {
                let spells = || self.fixtures.spells.iter().filter(|it| self.fixtures.takes_target(it));
                for who in [This, Minion(0, 0), Minion(1, 0), Hero(0)] {
                    all.extend(spells().take(2).map(|it| vec![Aim(it, who)]));
                    all.extend(spells().take(1).map(|it| vec![EndTurn, Aim(it, who)]));
                }
            }
            EventKind::Predamage => {
                let spells = || self.fixtures.spells.iter().filter(|it| self.fixtures.takes_target(it));
                for who in [This, Hero(0), Minion(0, 0), Minion(1, 0)] {
                    all.extend(in_each_turn(Hurt(who, 2)));
                    all.extend(spells().take(1).map(|it| vec![Aim(it, who)]));
                }
            }
            EventKind::Discover => {
                all.extend(self.fixtures.discovers.iter().take(1).map(|it| vec![Play(it)]));
            }
            EventKind::HeroPower => all.extend(in_each_turn(HeroPower)),
            EventKind::Reveal
            | EventKind::Shuffle
            | EventKind::Ability
            | EventKind::Launch
            | EventKind::ManaSpent
            | EventKind::CorpsesSpent
            | EventKind::Prepare
            | EventKind::StatsGained
            | EventKind::Shatter
            | EventKind::DarkGift
            | EventKind::Excavate
            | EventKind::Forge
            | EventKind::Magnetize
            | EventKind::Reborn
            | EventKind::CorpsesGained
            | EventKind::HeroAttack
            | EventKind::HealthChange
            | EventKind::JadeGolem
            | EventKind::Invoke
            | EventKind::Imbue
            | EventKind::Herald
            | EventKind::DealDamage
            | EventKind::StartWith
            | EventKind::Record
            | EventKind::CastOnOwnMinion
            | EventKind::CastOnOwnHero
            | EventKind::CastOnEnemy
            | EventKind::ShuffleToEnemy
            | EventKind::ArmorLost
            | EventKind::Destroy
            | EventKind::Counter
            | EventKind::ChooseOption => {}
        }
        all
    }
}

/// The maximum number of kinds of simple cards that are played.
const VARIED: usize = 6;

/// The neighboring minion.
const fn next(who: Subject) -> Subject {
    if let Subject::Minion(side, at) = who { Subject::Minion(side, at + 1) } else { who }
}

/// The stimulus in the player's turn, and in the opponent's.
fn in_each_turn(stimulus: Stimulus) -> [Vec<Stimulus>; 2] {
    [vec![stimulus], vec![EndTurn, stimulus]]
}

const SECRET_CARD: Condition = Condition::Has(GameTag::SECRET);
