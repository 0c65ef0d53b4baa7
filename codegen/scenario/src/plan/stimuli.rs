//! The stimuli of a plan: playing the card, and causing the events that its text waits for.
use cardwright_data::{CardType, GameTag};
use cardwright_vocabulary::Card;
use cardwright_vocabulary::script::prelude::*;

use crate::facts::{all_of, has_keyword};
use crate::mentions::{adds_to_deck, is_hero_power, means_this_card};

use crate::plan::planner::{COIN, Planner, SECRET_SPELL, WEAPON, may_match};
use crate::setup::StartZone::{self, Board, Hand, InPlayLater};
use crate::setup::Stimulus::{
    self, AddAlly, AddTrap, AttachStats, Attack, CastAt, Damage, Discard, Draw, DrawCopyOfCard, EndTurn, HeroPower,
    Kill, Play, PlayCard, PlayCopyOfCard, Ready, Refill, Restore, Summon, Trade, Use,
};
use crate::setup::{PlannedEntity, Setup};

impl Planner<'_> {
    /// The start zone of the card and its stimuli, the likeliest first; with `twice`, the awaited event also happens twice in a
    /// turn.
    #[expect(clippy::too_many_lines, reason = "one paragraph for each thing that a text may wait for")]
    pub(crate) fn stimuli(&self, before: bool, twice: bool, setup: &Setup) -> Vec<(StartZone, Vec<Stimulus>)> {
        let mut all: Vec<(StartZone, Vec<Stimulus>)> = Vec::new();
        let prelude = if before { self.preparation(setup) } else { Vec::new() };
        let mut add = |entrance, stimuli: &[Stimulus]| all.push((entrance, [&prelude, stimuli].concat()));
        let card_type = self.card.card_type;
        let worn = card_type == CardType::Enchantment;
        let lives = worn || matches!(card_type, CardType::Minion | CardType::Weapon | CardType::Location);
        let coin = self.fixtures.card(COIN).map(Play);
        let me = PlannedEntity::TestedInPlay;
        let mut played = false;
        if let Some(goal) = self.requirements.goal {
            for stimuli in self.goal_stimuli(&goal) {
                add(Hand, &stimuli);
            }
        }
        if self.mentions.has_ability(|it| matches!(it, Ability::Lasts(..))) {
            played = true;
            add(Hand, &[PlayCard]);
            for stimuli in self.event_stimuli(4) {
                add(Hand, &[&[PlayCard], &stimuli[..]].concat());
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
        let strikes = [Attack(if weapon { PlannedEntity::Hero(0) } else { me }, PlannedEntity::Minion(1, 0))];
        let shielded = self.mentions.mentions_tag(GameTag::DIVINE_SHIELD);
        let cries = lives && has_keyword(self.card, GameTag::BATTLECRY);
        let dies = [Kill(me)];
        let waits: [(Word, bool, StartZone, &[Stimulus]); 17] = [
            (Word::Use, uses, Board, &[Use]),
            (Word::Deathrattle, weapon, Board, another.as_slice()),
            (Word::Deathrattle, !weapon, Board, &dies),
            (Word::WhenDrawn, true, Hand, &[EndTurn, EndTurn]),
            (Word::WhenTraded, true, Hand, &[Trade]),
            (Word::WhenDiscarded, true, Hand, &[Discard(PlannedEntity::TestedInHand)]),
            (Word::Frenzy, true, Board, &[Damage(me, 1)]),
            (Word::Inspire, true, Board, &[HeroPower]),
            (Word::Inspire, true, Hand, &[PlayCard, HeroPower]),
            (Word::Spellburst, true, Board, coins),
            (Word::Spellburst, true, Board, &[Play(self.high_health_minion())]),
            (Word::Spellburst, shielded, Board, &[&[Damage(me, 1)], coins].concat()),
            (Word::Overheal, true, Board, &[Damage(me, 1), Restore(me, 3)]),
            (Word::Overkill, lives, Board, &strikes),
            (Word::Overkill, cries, Hand, &[PlayCard]),
            (Word::HonorableKill, lives, Board, &strikes),
            (Word::HonorableKill, cries, Hand, &[PlayCard]),
        ];
        for word in &self.requirements.words {
            let wait = waits.iter().filter(|(of, may, ..)| of == word && *may);
            wait.clone().for_each(|(_, _, entrance, stimuli)| add(*entrance, stimuli));
            if wait.count() == 0 && !played {
                played = true;
                add(Hand, &[PlayCard]);
                if self.needs_crystals() {
                    add(Hand, &[PlayCard, EndTurn, EndTurn]);
                }
                if self.has_keyword_text(Word::Quickdraw) {
                    add(Hand, &[EndTurn, EndTurn, PlayCard]);
                }
            }
        }
        let entrance = if lives || has_keyword(self.card, GameTag::SECRET) { Board } else { Hand };
        for event in &self.requirements.events {
            for stimuli in self.possible_causes(event) {
                add(entrance, &stimuli);
                if has_keyword(self.card, GameTag::SECRET) && !matches!(stimuli.first(), Some(EndTurn)) {
                    add(entrance, &[&[EndTurn], &stimuli[..]].concat());
                }
            }
            for stimuli in self.possible_causes(event).into_iter().take(if lives { 3 } else { 0 }) {
                add(Hand, &[&[PlayCard], &stimuli[..]].concat());
            }
            for stimuli in self.interrupting_stimuli(event) {
                add(entrance, &stimuli);
            }
            // The opponent's turn ends, and none of mine has.
            if event.kind == EventKind::TurnEnd && entrance == Board && !worn {
                add(InPlayLater, &[EndTurn, EndTurn]);
            }
            for stimuli in
                self.possible_causes(event).iter().filter(|_| twice).flat_map(|stimuli| self.repeated_stimuli(stimuli))
            {
                add(entrance, &stimuli);
            }
        }
        for stimuli in self.requirements.given.iter().flat_map(|event| self.possible_causes(event)) {
            if played {
                add(Hand, &[&[PlayCard], &stimuli[..]].concat());
            }
            if self.has_keyword_text(Word::Deathrattle) {
                add(Board, &[&[Kill(me)], &stimuli[..]].concat());
                add(Board, &[&[EndTurn, Kill(me)], &stimuli[..]].concat());
            }
        }
        // Delayed triggers inside delayed triggers: as many turns, and one less.
        let laters = self.mentions.delayed_effect_count();
        if laters > 1 && played {
            for turns in [2 * laters, 2 * laters - 2, 2 * laters - 1, 2 * laters + 1] {
                add(Hand, &[vec![PlayCard], vec![EndTurn; turns]].concat());
            }
        }
        let mut when = |is: bool, entrance: StartZone, ways: &[&[Stimulus]]| {
            ways.iter().filter(|_| is).for_each(|stimuli| add(entrance, stimuli));
        };
        let (hero, their_hero, victim) = (PlannedEntity::Hero(0), PlannedEntity::Hero(1), PlannedEntity::Minion(1, 1));
        let dies = self.has_keyword_text(Word::Deathrattle);
        let asks = |that: Condition| self.mentions.has_condition(|it| *it == that);
        let readies = |whom: fn(&Selector) -> bool| self.mentions.has_effect_on(|verb| *verb == Verb::Ready, whom);
        // Cards that transform in the hand: at the start of a turn, with so much mana.
        let transforms = self.mentions.has_effect_on(|verb| matches!(verb, Verb::Transform(_)), means_this_card)
            || self.mentions.has_ability(|it| matches!(it, Ability::Ranks(..)));
        when(transforms, Hand, &[&[EndTurn, EndTurn], &[EndTurn, DrawCopyOfCard, EndTurn]]);
        when(asks(ON_YOUR_TURN), entrance, &[&[EndTurn], &[EndTurn, Kill(me)], &[EndTurn, EndTurn]]);
        let of_attack = |that: &Condition| matches!(that, Condition::Stat(Stat::Attack, ..));
        let asks_own_attack = self.mentions.has_selector(|it| means_this_card(it) && it.that.iter().any(of_attack));
        when(asks_own_attack, entrance, &[&[AttachStats(me), Kill(me)], &[AttachStats(me)]]);
        when(asks_own_attack, Hand, &[&[AttachStats(PlannedEntity::TestedInHand), PlayCard]]);
        when(readies(is_hero_power) && played, Hand, &[&[HeroPower, Refill, PlayCard, Refill, HeroPower]]);
        when(self.needs_crystals() && dies, Board, &[&[Kill(me), EndTurn, EndTurn]]);
        for dies in [0, 1].map(|at| Kill(PlannedEntity::Minion(0, at))) {
            let twice = self.mentions.mentions_tag(GameTag::EXTRA_DEATHRATTLES_BASE);
            when(twice, entrance, &[&[dies]]);
            when(twice, Hand, &[&[PlayCard, dies]]);
        }
        let changes_power = self.mentions.mentions_tag(GameTag::HERO_POWER_DOUBLE)
            || self.mentions.mentions_tag(GameTag::HEROPOWER_DAMAGE)
            || self.mentions.has_ability(|it| matches!(it, Ability::Aura(aura) if is_hero_power(&aura.to)));
        when(changes_power, entrance, &[&[HeroPower]]);
        let itself = |of: CardType| readies(means_this_card) && card_type == of;
        let uses = [
            (readies(is_hero_power), HeroPower),
            (itself(CardType::Location), Use),
            (itself(CardType::HeroPower), PlayCard),
        ];
        for (_, use_it) in uses.into_iter().filter(|(is, _)| *is) {
            for stimuli in self.event_stimuli(4) {
                let again = [&stimuli[..], &[Refill, use_it]].concat();
                when(
                    true,
                    entrance,
                    &[&[&[use_it], &again[..]].concat(), &[&[use_it], &again[..], &again[..]].concat()],
                );
            }
        }
        when(self.mentions.has_selector(|it| it.from == SelectionSource::Remembered), Hand, &[&[PlayCard, Kill(me)]]);
        let silences_itself = self.mentions.has_effect_on(|verb| *verb == Verb::Silence, means_this_card);
        when(silences_itself, Board, &[&coin.into_iter().chain([Kill(me)]).collect::<Vec<_>>()]);
        let shuffles = self.mentions.has_verb(adds_to_deck);
        let attacks = self.requirements.events.iter().any(|event| event.kind == EventKind::Attack);
        when(shuffles && played, Hand, &[&[PlayCard, EndTurn, EndTurn]]);
        when(shuffles && dies, Board, &[&[Kill(me), EndTurn, EndTurn]]);
        when(shuffles && attacks, Board, &[&[Attack(me, their_hero), EndTurn, EndTurn]]);
        when(self.has_verb(Verb::SpendMana) && played, Hand, &[&[PlayCard]]);
        if let Some(it) = self.fixtures.minion_with(GameTag::OVERLOAD).filter(|_| self.has_verb(Verb::Unlock)) {
            when(played, Hand, &[&[Play(it), EndTurn, EndTurn, PlayCard]]);
            when(dies, Board, &[&[Play(it), EndTurn, EndTurn, Kill(me)]]);
        }
        // Cards that improve are observed after they have.
        if self.has_verb(Verb::Improve) {
            let last =
                if card_type == CardType::Weapon { self.fixtures.card(WEAPON).map(Play) } else { Some(Kill(me)) };
            for stimuli in self.event_stimuli(4) {
                when(true, Hand, &[&[&stimuli[..], &[Refill, PlayCard]].concat()]);
                when(dies, Board, &[&[&stimuli[..], last.as_slice()].concat()]);
            }
            when(true, Hand, &[&[EndTurn, EndTurn, PlayCard]]);
        }
        // Other copies of the card.
        when(asks(Condition::Named(self.card.id)), Hand, &[&[PlayCard, Refill, PlayCopyOfCard]]);
        let own_attack = self.mentions.counts_stat_of(Stat::Attack, means_this_card);
        when(own_attack, Board, &[&[AttachStats(me), EndTurn], &[AttachStats(me), Kill(me)]]);
        let attacks_again = self.has_verb(Verb::Ready) && self.has_keyword_text(Word::Overkill);
        when(attacks_again, Board, &[&[Attack(hero, PlannedEntity::Minion(1, 0)), Attack(hero, their_hero)]]);
        let also_damages = self.mentions.has_ability(|it| matches!(it, Ability::AlsoDamages(_)));
        when(also_damages, Board, &[&[Attack(hero, victim)], &[Attack(me, victim)]]);
        let sleeps = self.mentions.has_ability(|it| matches!(it, Ability::Dormant(_)));
        for turns in 0..5 {
            when(sleeps || self.has_verb(Verb::Dormant), Hand, &[&[vec![PlayCard], vec![EndTurn; 2 * turns]].concat()]);
        }
        when(asks(DAMAGED) && lives, Board, &[&[Damage(me, 1)]]);
        // An aura needs no stimulus.
        let is_aura = |it: &Ability| matches!(it, Ability::Aura(_) | Ability::Enchant(Enchant { aura: Some(_), .. }));
        when(self.mentions.has_ability(is_aura), entrance, &[&[]]);
        when(self.mentions.has_ability(is_aura), Hand, &[&[]]);
        // Enchantments that last until something is played.
        if self.mentions.has_verb(|verb| matches!(verb, Verb::Attach(_))) && played {
            for prop in self.playable_props() {
                when(true, Hand, &[&[PlayCard, Refill, Play(prop)]]);
            }
            when(true, Hand, &[&[PlayCard, EndTurn]]);
        }
        all
    }

    /// Stimuli that may cause the awaited events, at most `most` per event.
    fn event_stimuli(&self, most: usize) -> impl Iterator<Item = Vec<Stimulus>> {
        self.requirements.events.iter().flat_map(move |event| self.possible_causes(event).into_iter().take(most))
    }

    /// Playable cards among those that the text asks for in the hand.
    fn playable_props(&self) -> impl Iterator<Item = &'static Card> {
        let held = self.requirements.entity_conditions.iter().filter(|(_, at, _)| *at == Place::Hand);
        held.filter_map(|(_, _, that)| self.fitting_card(that, true))
    }

    /// Matching cards with one simple effect, one per kind, so that it is visible whether the trigger happens before or after
    /// them.
    fn varied_cards(&self, that: &Condition) -> Vec<&'static Card> {
        let mut found: Vec<(&Effect, &'static Card)> = Vec::new();
        for card in self.fixtures.spells.iter().chain(&self.fixtures.minions).copied() {
            let (fits, rattles) = (may_match(card, that), has_keyword(card, GameTag::DEATHRATTLE));
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
        found.into_iter().take(MAX_VARIED).map(|(_, card)| card).collect()
    }

    /// Stimuli that cause an event and then remove the card or the attacker before the event is over, so that "whenever" reacts
    /// and "after" does not.
    fn interrupting_stimuli(&self, event: &EventPattern) -> Vec<Vec<Stimulus>> {
        use PlannedEntity::{Hero, Minion, TestedInPlay};
        /// The maximum number of cards tried per player.
        const MAX_CARDS_PER_PLAYER: usize = 3;
        let stands = matches!(self.card.card_type, CardType::Minion | CardType::Enchantment);
        let worn = self.card.card_type == CardType::Enchantment;
        let health = i64::from(if worn { self.high_health_minion().health } else { self.card.health });
        // The card has exactly so much Health left.
        let left = |n: i64| (stands && health > n).then_some(Damage(TestedInPlay, health - n));
        let mut all = Vec::new();
        if event.kind == EventKind::Attack {
            let small = self.fixtures.vanilla_minions.iter().find(|it| it.health == 2).map(|it| AddAlly(it));
            let leaves = |it: &&&Card| has_keyword(it, GameTag::DEATHRATTLE) && it.health <= 2;
            let leaves = self.fixtures.minions.iter().find(leaves).map(|it| AddAlly(it));
            let equips =
                self.fixtures.weapon_deathrattle.map(|it| vec![AddAlly(it), AddTrap(1), Attack(Hero(0), Hero(1))]);
            let alone = self.card.card_type == CardType::Weapon && !has_keyword(self.card, GameTag::LIFESTEAL);
            all.extend(equips.filter(|_| alone));
            for attacker in [Hero(0), TestedInPlay, Minion(0, 0)] {
                let attack = [AddTrap(1), Attack(attacker, Hero(1))];
                all.push(left(2).into_iter().chain(attack).collect());
                all.push(left(1).into_iter().chain(attack).collect());
                all.extend([small, leaves].into_iter().flatten().map(|it| [&[it], &attack[..]].concat()));
            }
            for attacker in [Minion(1, 0), Hero(1)] {
                all.push(left(2).into_iter().chain([AddTrap(0), EndTurn, Attack(attacker, Hero(0))]).collect());
                all.push(vec![Damage(attacker, 4), AddTrap(0), EndTurn, Attack(attacker, Hero(0))]);
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
                let reaches = theirs
                    || !matches!(
                        to.from,
                        SelectionSource::At(Side::Enemy, _) | SelectionSource::Target(Side::Enemy, _)
                    );
                let fits = card.id != self.card.id && may_match(card, &that) && reaches;
                let by = if to.is_target() { CastAt(card, TestedInPlay) } else { Play(card) };
                fits.then(|| left(n).into_iter().chain(turn.iter().copied()).chain([by]).collect::<Vec<_>>())
            };
            all.extend(self.fixtures.damaging_cards().filter(|_| played).filter_map(strike).take(MAX_CARDS_PER_PLAYER));
        }
        all
    }

    /// The same stimuli twice in a turn, where possible: on the same target, on its neighbor, with another Secret, and with an
    /// effect that removes the first result.
    fn repeated_stimuli(&self, stimuli: &[Stimulus]) -> Vec<Vec<Stimulus>> {
        let turns = stimuli.iter().take_while(|it| matches!(it, EndTurn)).count();
        let [turns, once] = [&stimuli[..turns.min(2)], &stimuli[turns.min(2)..]];
        let Some(last) = once.last().filter(|_| turns.len() < 2) else { return Vec::new() };
        let between = match last {
            Attack(attacker, _) => Ready(*attacker),
            Play(_) | CastAt(..) | Summon(_) | Draw | Discard(_) | Damage(..) | Restore(..) | Kill(_) => Refill,
            HeroPower => Ready(PlannedEntity::MyHeroPower),
            PlayCard | PlayCopyOfCard | DrawCopyOfCard | Use | EndTurn | Trade | AttachStats(_) | Refill | Ready(_)
            | AddAlly(_) | AddTrap(_) => {
                return Vec::new();
            }
        };
        let other_secret = |card: &'static Card| {
            let such = |it: &&&Card| has_keyword(it, GameTag::SECRET) && it.id != card.id && it.id != self.card.id;
            self.fixtures.pool.iter().find(such).filter(|_| has_keyword(card, GameTag::SECRET)).map_or(card, |it| *it)
        };
        let beside = |it: &Stimulus| match *it {
            Attack(attacker, whom) => Attack(attacker, next_minion(whom)),
            CastAt(card, whom) => CastAt(card, next_minion(whom)),
            Damage(whom, n) => Damage(next_minion(whom), n),
            Restore(whom, n) => Restore(next_minion(whom), n),
            Kill(whom) => Kill(next_minion(whom)),
            Play(card) => Play(other_secret(card)),
            other @ (PlayCard | PlayCopyOfCard | DrawCopyOfCard | Use | EndTurn | Summon(_) | Ready(_) | AddAlly(_)
            | AddTrap(_) | Discard(_) | Trade | AttachStats(_) | HeroPower | Draw | Refill) => other,
        };
        let other: Vec<Stimulus> = once.iter().map(beside).collect();
        let shield = self.mentions.mentions_tag(GameTag::DIVINE_SHIELD);
        let loses = shield.then(|| [turns, once, &[between, Damage(PlannedEntity::TestedInPlay, 1)], once].concat());
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
        const MAX_CARDS_PER_PLAYER: usize = 8;
        /// The number of minions on a crowded side.
        const CROWDED_BOARD: usize = 6;
        let mut all = Vec::new();
        let happening = |event: &EventPattern| self.likeliest_cause(event);
        let ways: Vec<Vec<Stimulus>> = goal.on.iter().filter_map(happening).collect();
        let theirs = |event: &EventPattern| event.kind == EventKind::Death && event.subject != FRIENDLY_MINIONS;
        let deaths = goal.on.iter().all(theirs);
        // A card that upgrades waits for that in the hand.
        let held = self.mentions.has_ability(|it| matches!(it, Ability::Upgrades(..)));
        let begin = || (!held).then_some(PlayCard).into_iter();
        match goal.goal {
            Goal::Times(n) | Goal::Sum(n) => {
                let n = usize::try_from(n).unwrap_or(0);
                let Some(one) = ways.first().filter(|_| n <= MAX_CARDS_PER_PLAYER) else { return all };
                // Enemies as long as there are some, then friends.
                let friend = vec![Kill(PlannedEntity::Minion(0, 0))];
                let one = |at: usize| if deaths && at >= CROWDED_BOARD { &friend } else { one };
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
            self.fitting_card(&all_of(vec![MINION, event.object]), true)
        } else if kind(EventKind::Play) {
            self.fitting_card(&event.object, true)
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
            (EventKind::Discard, vec![Discard(PlannedEntity::HandCard(0, 0))]),
            (EventKind::Death, vec![Kill(PlannedEntity::Minion(1, 0))]),
            (EventKind::Attack, vec![Attack(PlannedEntity::Hero(0), PlannedEntity::Hero(1)), EndTurn, EndTurn]),
            (EventKind::TurnStart, vec![EndTurn, EndTurn]),
        ];
        if kind(EventKind::Death) && event.subject == FRIENDLY_MINIONS {
            return Some(vec![Play(self.fixtures.deck_minion), Kill(PlannedEntity::Minion(0, 0))]);
        }
        let found = likeliest.into_iter().find(|(of, _)| kind(*of)).map(|(_, stimuli)| stimuli);
        found.or_else(|| self.possible_causes(event).into_iter().next())
    }

    /// Stimuli that may cause an event.
    #[expect(clippy::too_many_lines, reason = "one arm an event")]
    fn possible_causes(&self, event: &EventPattern) -> Vec<Vec<Stimulus>> {
        use PlannedEntity::{HandCard, Hero, Minion, TestedInPlay};
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
                    cards.extend(self.fitting_card(&that, true).map(Play));
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
                cards.extend(self.varied_cards(&that).into_iter().map(Play));
                let summoned = || self.fitting_card(&all_of(vec![MINION, that]), true);
                if matches!(event.kind, EventKind::Play | EventKind::Summon) {
                    cards.extend(summoned().map(Summon));
                }
                if event.kind == EventKind::Draw {
                    all.push(vec![EndTurn, EndTurn]);
                    // A card that is not drawn.
                    all.extend(self.fixtures.discovers.first().map(|it| vec![Play(it)]));
                }
                all.extend(cards.into_iter().flat_map(in_both_turns));
                if let (EventKind::Play, Some(coin)) = (event.kind, coin) {
                    all.push(vec![EndTurn, coin, coin, coin]);
                    all.push(vec![EndTurn, coin, coin]);
                }
            }
            EventKind::Damage | EventKind::HealthLoss | EventKind::ShieldLost | EventKind::StatChange => {
                if !event.object.is_always() {
                    all.extend([vec![Attack(TestedInPlay, Minion(1, 0))], vec![Attack(TestedInPlay, Hero(1))]]);
                    all.push(vec![EndTurn, Attack(Minion(1, 0), TestedInPlay)]);
                }
                if event.kind == EventKind::ShieldLost {
                    all.push(vec![Damage(Minion(0, 0), 1), Damage(Minion(0, 1), 1)]);
                }
                for who in [TestedInPlay, Minion(0, 0), Minion(1, 0), Hero(0), Hero(1), Minion(0, 1), Minion(1, 1)] {
                    all.extend(in_both_turns(Damage(who, 1)));
                }
            }
            EventKind::Heal
            | EventKind::Overheal
            | EventKind::Restore
            | EventKind::AttackGained
            | EventKind::HealthGained => {
                let heal = self.fixtures.healing();
                for who in [TestedInPlay, Minion(0, 0), Minion(1, 0), Hero(0), Hero(1)] {
                    all.push(vec![Damage(who, 1), Restore(who, 2)]);
                    all.extend(heal.map(|it| vec![Damage(who, 1), CastAt(it, who)]));
                }
            }
            EventKind::Death => {
                if matches!(event.subject.from, SelectionSource::At(_, Place::Weapon)) {
                    all.extend(self.fixtures.card(WEAPON).map(|it| vec![Play(it)]));
                }
                for who in [Minion(0, 0), Minion(1, 0), Minion(0, 1), Minion(1, 1), TestedInPlay] {
                    all.push(vec![Kill(who)]);
                }
            }
            EventKind::Attack => {
                all.extend([
                    vec![Attack(Hero(0), Hero(1))],
                    vec![Attack(TestedInPlay, Hero(1))],
                    vec![Attack(TestedInPlay, Minion(1, 0))],
                    vec![Attack(Minion(0, 0), Hero(1))],
                    vec![Attack(Minion(0, 0), Minion(1, 0))],
                    vec![EndTurn, Attack(Minion(1, 0), Hero(0))],
                    vec![EndTurn, Attack(Minion(1, 0), Minion(0, 0))],
                    vec![EndTurn, Attack(Minion(1, 0), TestedInPlay)],
                    vec![Attack(Hero(0), Minion(1, 0))],
                    vec![EndTurn, Attack(Hero(1), Hero(0))],
                    vec![EndTurn, Attack(Hero(1), Minion(0, 0))],
                ]);
                if self.has_verb(Verb::Ready) {
                    all.push(vec![Attack(TestedInPlay, Minion(1, 0)), Attack(TestedInPlay, Hero(1))]);
                    all.push(vec![Attack(Hero(0), Minion(1, 0)), Attack(Hero(0), Hero(1))]);
                    all.push(vec![
                        Attack(Hero(0), Minion(1, 0)),
                        Attack(Hero(0), Minion(1, 0)),
                        Attack(Hero(0), Hero(1)),
                    ]);
                    all.push(vec![Attack(Hero(0), Hero(1)), Attack(Hero(0), Hero(1))]);
                    all.push(vec![Attack(TestedInPlay, Minion(1, 0)), Attack(TestedInPlay, Minion(1, 1))]);
                }
            }
            EventKind::Overload => {
                let overloads = self.fixtures.minion_with(GameTag::OVERLOAD);
                all.extend(overloads.into_iter().flat_map(|it| in_both_turns(Play(it))));
            }
            EventKind::Discard => {
                all.extend([
                    vec![Discard(HandCard(0, 0))],
                    vec![Discard(HandCard(0, 1))],
                    vec![Discard(HandCard(1, 0))],
                ]);
            }
            EventKind::Targeted => {
                let spells = || self.fixtures.spells.iter().filter(|it| self.fixtures.takes_target(it));
                for who in [TestedInPlay, Minion(0, 0), Minion(1, 0), Hero(0)] {
                    all.extend(spells().take(2).map(|it| vec![CastAt(it, who)]));
                    all.extend(spells().take(1).map(|it| vec![EndTurn, CastAt(it, who)]));
                }
            }
            EventKind::Predamage => {
                let spells = || self.fixtures.spells.iter().filter(|it| self.fixtures.takes_target(it));
                for who in [TestedInPlay, Hero(0), Minion(0, 0), Minion(1, 0)] {
                    all.extend(in_both_turns(Damage(who, 2)));
                    all.extend(spells().take(1).map(|it| vec![CastAt(it, who)]));
                }
            }
            EventKind::Discover => {
                all.extend(self.fixtures.discovers.iter().take(1).map(|it| vec![Play(it)]));
            }
            EventKind::HeroPower => all.extend(in_both_turns(HeroPower)),
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
const MAX_VARIED: usize = 6;

/// The neighboring minion.
const fn next_minion(who: PlannedEntity) -> PlannedEntity {
    if let PlannedEntity::Minion(side, at) = who { PlannedEntity::Minion(side, at + 1) } else { who }
}

/// The stimulus in the player's turn, and in the opponent's.
fn in_both_turns(stimulus: Stimulus) -> [Vec<Stimulus>; 2] {
    [vec![stimulus], vec![EndTurn, stimulus]]
}

const SECRET_CARD: Condition = Condition::Has(GameTag::SECRET);
