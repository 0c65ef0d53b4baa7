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
    #[expect(clippy::too_many_lines, reason = "one arm a deed of the past")]
    pub(crate) fn preparation(&self, setup: &Setup) -> Vec<Stimulus> {
        let mut stimuli = self.opponent_preparation();
        let coin = self.fixtures.card(COIN);
        let mut turns = 0;
        let mut dead: Vec<(usize, usize)> = Vec::new();
        if let Some(at) = setup.friends.iter().position(|it| has_keyword(it, GameTag::STARSHIP_PIECE)) {
            stimuli.push(Kill(PlannedEntity::Minion(0, at)));
            dead.push((0, at));
        }
        let mine = |past: &Past| {
            past.side != Side::Enemy
                || matches!(past.kind, EventKind::Death | EventKind::Damage | EventKind::HealthChange)
        };
        for (past, n) in self.requirements.past.iter().filter(|(past, _)| mine(past)) {
            let one = match past.kind {
                EventKind::Play | EventKind::Summon => self.fitting_card(&past.that, true).or(coin).map(Play),
                EventKind::Cast => {
                    // A spell that is cast again must be observable.
                    let again = self.mentions.has_verb(|verb| matches!(verb, Verb::Cast(_)));
                    let seen = |it: &Card| !again || (it.cost > 0 && !self.fixtures.takes_target(it));
                    let spell = if past.that.is_always() && !again {
                        coin
                    } else {
                        self.fixtures.spells.iter().copied().find(|it| may_match(it, &past.that) && seen(it))
                    };
                    spell.map(Play)
                }
                EventKind::Death => {
                    let (side, row) = if past.side == Side::Enemy { (1, &setup.enemies) } else { (0, &setup.friends) };
                    for _ in 0..*n {
                        let alive = |at: &usize| !dead.contains(&(side, *at)) && may_match(row[*at], &past.that);
                        let Some(at) = (0..row.len()).find(alive) else { break };
                        // Minions to the right have moved up.
                        let moved = dead.iter().filter(|it| it.0 == side && it.1 < at).count();
                        stimuli.push(Kill(PlannedEntity::Minion(side, at - moved)));
                        dead.push((side, at));
                    }
                    None
                }
                EventKind::HeroPower => Some(HeroPower),
                EventKind::HeroAttack => Some(Attack(PlannedEntity::Hero(0), PlannedEntity::Hero(1))),
                EventKind::Draw => Some(Draw),
                EventKind::Discard => {
                    let hand = setup.hand.iter().position(|it| may_match(it, &past.that));
                    hand.map(|at| Discard(PlannedEntity::Held(0, at)))
                }
                EventKind::Damage | EventKind::HealthChange => {
                    Some(Damage(PlannedEntity::Hero(usize::from(past.side == Side::Enemy)), 1))
                }
                EventKind::Excavate => self.fixtures.excavates.map(Play),
                EventKind::Heal => {
                    stimuli.push(Damage(PlannedEntity::Hero(0), 3));
                    Some(Restore(PlannedEntity::Hero(0), 1))
                }
                EventKind::Restore => {
                    stimuli.push(Damage(PlannedEntity::Hero(0), 3));
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
            };
            turns = turns.max(if past.window == Window::LastTurn { 2 } else { 0 });
            let Some(one) = one else { continue };
            stimuli.extend(std::iter::repeat_n(one, usize::try_from(*n).unwrap_or(1).min(6)));
        }
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
            let one = self.fixtures.plain.iter().chain(&self.fixtures.spells).find(kin);
            stimuli.extend(one.map(|it| Play(it)));
            turns = 2;
        }
        stimuli.extend(std::iter::repeat_n(EndTurn, turns));
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
            stimuli.extend(coin.map(Play));
        }
        if !stimuli.is_empty() && !self.needs_crystals() {
            stimuli.push(Refill);
        }
        stimuli
    }
}
