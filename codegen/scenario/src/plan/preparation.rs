//! Stimuli before the card is played, for texts that depend on history: played cards, deaths, Armor.
use crate::facts::{all_of, has_keyword};
use cardwright_data::GameTag;
use cardwright_vocabulary::Card;
use cardwright_vocabulary::script::prelude::*;

use crate::plan::planner::{COIN, Planner, may_match};
use crate::setup::Stimulus::{
    self, Attack, CastAt, Damage, Discard, Draw, EndTurn, HeroPower, Kill, Play, Refill, Restore,
};
use crate::setup::{PlannedEntity, Setup};

impl Planner<'_> {
    /// Stimuli that give the hero this amount of Armor.
    fn gain_armor_stimuli(&self, n: i64) -> Vec<Stimulus> {
        let armor = |it: &Card| match self.fixtures.spell(it) {
            Some([effect]) if effect.verb == Verb::Armor => i64::from(effect.amount.n),
            _ => 0,
        };
        let enough = |it: &&&Card| armor(it) >= n && it.collectible();
        let spells = self.fixtures.spells.iter();
        let one = spells.clone().filter(enough).min_by_key(|it| armor(it));
        if let Some(one) = one {
            return vec![Play(one)];
        }
        let most = spells.filter(|it| armor(it) > 0 && it.collectible()).max_by_key(|it| armor(it));
        let Some(most) = most else { return Vec::new() };
        let times = usize::try_from((n + armor(most) - 1) / armor(most)).unwrap_or(1).min(4);
        std::iter::repeat_n([Play(most), Refill], times).flatten().collect()
    }

    /// Stimuli of the opponent before the card is played.
    fn opponent_preparation(&self) -> Vec<Stimulus> {
        let theirs = self.requirements.past.iter().filter(|(past, _)| past.side == Side::Enemy);
        let cards: Vec<Stimulus> = theirs
            .filter_map(|(past, _)| {
                if past.kind == EventKind::Play {
                    self.fitting_card(&past.that, true)
                } else if past.kind == EventKind::Summon {
                    self.fitting_card(&all_of(vec![MINION, past.that]), true)
                } else {
                    let such = |it: &&Card| past.kind == EventKind::Cast && may_match(it, &past.that);
                    self.fixtures.spells.iter().copied().find(such)
                }
            })
            .map(Play)
            .collect();
        if cards.is_empty() { cards } else { [&[EndTurn], &cards[..], &[EndTurn]].concat() }
    }

    /// The stimuli before the card is played.
    pub(crate) fn preparation(&self, setup: &Setup) -> Vec<Stimulus> {
        let mut past = PastStimuli { stimuli: self.opponent_preparation(), dead: Vec::new() };
        if let Some(at) = setup.friends.iter().position(|it| has_keyword(it, GameTag::STARSHIP_PIECE)) {
            past.kill(0, at);
        }
        let mut turns = 0;
        let mine = |past: &Past| {
            past.side != Side::Enemy
                || matches!(past.kind, EventKind::Death | EventKind::Damage | EventKind::HealthChange)
        };
        for (event, n) in self.requirements.past.iter().filter(|(past, _)| mine(past)) {
            let one = self.past_stimulus(event, *n, setup, &mut past);
            turns = turns.max(if event.window == Window::LastTurn { 2 } else { 0 });
            let Some(one) = one else { continue };
            past.stimuli.extend(std::iter::repeat_n(one, usize::try_from(*n).unwrap_or(1).min(6)));
        }
        let mut stimuli = past.stimuli;
        if self.requirements.armor > 0 {
            stimuli.extend(self.gain_armor_stimuli(self.requirements.armor));
        }
        if self.requirements.overloaded {
            stimuli.extend(self.fixtures.minion_with(GameTag::OVERLOAD).map(Play));
        }
        if self.requirements.kindred {
            let kin = |it: &&&Card| {
                it.races.share(self.card.races) || (it.school().is_some() && it.school() == self.card.school())
            };
            let one = self.fixtures.vanilla_minions.iter().chain(&self.fixtures.spells).find(kin);
            stimuli.extend(one.map(|it| Play(it)));
            turns = 2;
        }
        stimuli.extend(std::iter::repeat_n(EndTurn, turns));
        stimuli.extend(self.present_stimuli());
        if !stimuli.is_empty() && !self.needs_crystals() {
            stimuli.push(Refill);
        }
        stimuli
    }

    /// The stimulus that causes a past event once. What precedes it, and deaths, are added to `past`.
    fn past_stimulus(&self, event: &Past, n: i16, setup: &Setup, past: &mut PastStimuli) -> Option<Stimulus> {
        match event.kind {
            EventKind::Play | EventKind::Summon => {
                self.fitting_card(&event.that, true).or(self.fixtures.card(COIN)).map(Play)
            }
            EventKind::Cast => self.past_spell(&event.that).map(Play),
            EventKind::Death => {
                past.kill_fitting(event, n, setup);
                None
            }
            EventKind::HeroPower => Some(HeroPower),
            EventKind::HeroAttack => Some(Attack(PlannedEntity::Hero(0), PlannedEntity::Hero(1))),
            EventKind::Draw => Some(Draw),
            EventKind::Discard => {
                let hand = setup.hand.iter().position(|it| may_match(it, &event.that));
                hand.map(|at| Discard(PlannedEntity::HandCard(0, at)))
            }
            EventKind::Damage | EventKind::HealthChange => {
                Some(Damage(PlannedEntity::Hero(usize::from(event.side == Side::Enemy)), 1))
            }
            EventKind::Excavate => self.fixtures.excavates.map(Play),
            EventKind::Heal => {
                past.stimuli.push(Damage(PlannedEntity::Hero(0), 3));
                Some(Restore(PlannedEntity::Hero(0), 1))
            }
            EventKind::Restore => {
                past.stimuli.push(Damage(PlannedEntity::Hero(0), 3));
                self.fixtures.healing().map(|it| CastAt(it, PlannedEntity::Hero(0)))
            }
            EventKind::Discover => self.fixtures.discovers.first().map(|it| Play(it)),
            EventKind::Launch
            | EventKind::JadeGolem
            | EventKind::Invoke
            | EventKind::Imbue
            | EventKind::Herald
            | EventKind::DealDamage
            | EventKind::Armor
            | EventKind::Overload
            | EventKind::Reveal
            | EventKind::ManaSpent
            | EventKind::Attack
            | EventKind::StartWith
            | EventKind::Ability
            | EventKind::Equip
            | EventKind::Shuffle
            | EventKind::Reborn
            | EventKind::Record
            | EventKind::CastOnOwnMinion
            | EventKind::CastOnOwnHero
            | EventKind::CastOnEnemy
            | EventKind::Forge
            | EventKind::ShuffleToEnemy
            | EventKind::ArmorLost
            | EventKind::ToHand
            | EventKind::Destroy
            | EventKind::Counter
            | EventKind::ChooseOption
            | EventKind::TurnStart
            | EventKind::TurnEnd
            | EventKind::Predamage
            | EventKind::Freeze
            | EventKind::Targeted
            | EventKind::ShieldLost
            | EventKind::StatChange
            | EventKind::Overheal
            | EventKind::AttackGained
            | EventKind::HealthGained
            | EventKind::HealthLoss
            | EventKind::CorpsesSpent
            | EventKind::Prepare
            | EventKind::StatsGained
            | EventKind::Shatter
            | EventKind::DarkGift
            | EventKind::Magnetize
            | EventKind::CorpsesGained => None,
        }
    }

    /// A spell for "you've cast a spell": one that matches; one whose second cast is observable, if the text casts it again.
    fn past_spell(&self, that: &Condition) -> Option<&'static Card> {
        let again = self.mentions.has_verb(|verb| matches!(verb, Verb::Cast(_)));
        if that.is_always() && !again {
            return self.fixtures.card(COIN);
        }
        let seen = |it: &Card| !again || (it.cost > 0 && !self.fixtures.takes_target(it));
        self.fixtures.spells.iter().copied().find(|it| may_match(it, that) && seen(it))
    }

    /// Stimuli in the turn of the card: a minion whose Health can be refreshed, frozen minions, a card before a Combo.
    fn present_stimuli(&self) -> Vec<Stimulus> {
        let mut stimuli = Vec::new();
        if self.has_verb(Verb::Refresh) {
            stimuli.push(Play(self.high_health_minion()));
        }
        if self.mentions.mentions_tag(GameTag::FROZEN) {
            let freezes = |it: &&&Card| it.text.contains("Freeze") && it.text.contains("all");
            let freezes = self.fixtures.spells.iter().find(freezes).map(|it| Play(it));
            // The opponent freezes my minions.
            let turn = self
                .mentions
                .has_selector(|it| it.from == FRIENDLY_MINIONS.from && it.that.contains(&FROZEN))
                .then_some(EndTurn);
            stimuli.extend(turn.into_iter().chain(freezes).chain(turn));
        }
        if self.requirements.combo {
            stimuli.extend(self.fixtures.card(COIN).map(Play));
        }
        stimuli
    }
}

/// The stimuli for past events, with the minions that they have killed.
struct PastStimuli {
    stimuli: Vec<Stimulus>,
    /// The side of each dead minion, and its place in the setup.
    dead: Vec<(usize, usize)>,
}

impl PastStimuli {
    /// Kills the minion of a side that the setup has at a place.
    fn kill(&mut self, side: usize, at: usize) {
        // Minions to the right of the dead have moved up.
        let moved = self.dead.iter().filter(|it| it.0 == side && it.1 < at).count();
        self.stimuli.push(Kill(PlannedEntity::Minion(side, at - moved)));
        self.dead.push((side, at));
    }

    /// Kills `n` minions that match a past death, or as many as there are.
    fn kill_fitting(&mut self, event: &Past, n: i16, setup: &Setup) {
        let (side, row) = if event.side == Side::Enemy { (1, &setup.enemies) } else { (0, &setup.friends) };
        for _ in 0..n {
            let alive = |at: &usize| !self.dead.contains(&(side, *at)) && may_match(row[*at], &event.that);
            let Some(at) = (0..row.len()).find(alive) else { break };
            self.kill(side, at);
        }
    }
}
