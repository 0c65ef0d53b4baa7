//! What has to be done before a card comes: texts ask what somebody did, who died, how much Armor there is.
use cardwright_data::CardRecord;
use cardwright_data::enums::GameTag;
use cardwright_engine::script::prelude::*;

use super::planner::{COIN, Planner, loosely};
use super::stage::{Act, Somebody, Stage};

impl<'a> Planner<'_, 'a> {
    /// Spells that give the hero so much Armor.
    fn arm(&self, n: i64) -> Vec<Act<'a>> {
        let armor = |it: &CardRecord| match self.props.spell(it) {
            Some([effect]) if effect.verb == Verb::Armor => i64::from(effect.amount.n),
            _ => 0,
        };
        let enough = |it: &&&CardRecord| armor(it) >= n && it.collectible();
        let spells = self.props.spells.iter();
        let one = spells.clone().filter(enough).min_by_key(|it| armor(it));
        if let Some(one) = one {
            return vec![Act::Play(one)];
        }
        let most = spells.filter(|it| armor(it) > 0 && it.collectible()).max_by_key(|it| armor(it));
        let Some(most) = most else { return Vec::new() };
        let times = usize::try_from((n + armor(most) - 1) / armor(most)).unwrap_or(1).min(4);
        std::iter::repeat_n([Act::Play(most), Act::Refill], times).flatten().collect()
    }

    /// What the opponent has to have done before.
    fn their_turn(&self) -> Vec<Act<'a>> {
        let theirs = self.needs.past.iter().filter(|(past, _)| past.side == Side::Enemy);
        let cards: Vec<Act<'a>> = theirs
            .filter_map(|(past, _)| match past.deed {
                Deed::Played => self.prop(&past.that, true),
                Deed::Summoned => self.prop(&Condition::All(Box::leak(Box::new([MINION, past.that]))), true),
                Deed::Cast => self.props.spells.iter().copied().find(|it| loosely(it, &past.that)),
                _ => None,
            })
            .map(Act::Play)
            .collect();
        if cards.is_empty() { cards } else { [&[Act::EndTurn], &cards[..], &[Act::EndTurn]].concat() }
    }

    /// What has to be done before.
    pub(super) fn before(&self, stage: &Stage<'a>) -> Vec<Act<'a>> {
        let mut acts = self.their_turn();
        let coin = self.props.card(COIN);
        let mut turns = 0;
        let mut dead: Vec<(usize, usize)> = Vec::new();
        if let Some(at) = stage.friends.iter().position(|it| it.has(GameTag::STARSHIP_PIECE)) {
            acts.push(Act::Kill(Somebody::Minion(0, at)));
            dead.push((0, at));
        }
        let mine = |past: &Past| past.side != Side::Enemy || matches!(past.deed, Deed::Died | Deed::HeroHurt);
        for (past, n) in self.needs.past.iter().filter(|(past, _)| mine(past)) {
            let one = match past.deed {
                Deed::Played | Deed::Summoned => self.prop(&past.that, true).or(coin).map(Act::Play),
                Deed::Cast => {
                    // What is cast again has to be seen.
                    let again = self.source.contains("cast(");
                    let seen = |it: &CardRecord| !again || (it.cost() > Some(0) && !self.props.aims(it));
                    let spell = if past.that.is_always() && !again {
                        coin
                    } else {
                        self.props.spells.iter().copied().find(|it| loosely(it, &past.that) && seen(it))
                    };
                    spell.map(Act::Play)
                }
                Deed::Died => {
                    let (side, row) = if past.side == Side::Enemy { (1, &stage.enemies) } else { (0, &stage.friends) };
                    for _ in 0..*n {
                        let alive = |at: &usize| !dead.contains(&(side, *at)) && loosely(row[*at], &past.that);
                        let Some(at) = (0..row.len()).find(alive) else { break };
                        // The others have moved up.
                        let moved = dead.iter().filter(|it| it.0 == side && it.1 < at).count();
                        acts.push(Act::Kill(Somebody::Minion(side, at - moved)));
                        dead.push((side, at));
                    }
                    None
                }
                Deed::HeroPower => Some(Act::HeroPower),
                Deed::HeroAttack => Some(Act::Attack(Somebody::Hero(0), Somebody::Hero(1))),
                Deed::Drawn => Some(Act::Draw),
                Deed::Discarded => {
                    let hand = stage.hand.iter().position(|it| loosely(it, &past.that));
                    hand.map(|at| Act::Discard(Somebody::Held(0, at)))
                }
                Deed::HeroHurt => Some(Act::Hurt(Somebody::Hero(usize::from(past.side == Side::Enemy)), 1)),
                Deed::Excavated => self.props.excavates.map(Act::Play),
                Deed::HeroHealed => {
                    acts.push(Act::Hurt(Somebody::Hero(0), 3));
                    Some(Act::Restore(Somebody::Hero(0), 1))
                }
                Deed::Restored => {
                    acts.push(Act::Hurt(Somebody::Hero(0), 3));
                    self.props.healing().map(|it| Act::Aim(it, Somebody::Hero(0)))
                }
                Deed::Discovered => self.props.discovers.first().map(|it| Act::Play(it)),
                _ => None,
            };
            turns = turns.max(if past.window == Window::LastTurn { 2 } else { 0 });
            let Some(one) = one else { continue };
            acts.extend(std::iter::repeat_n(one, usize::try_from(*n).unwrap_or(1).min(6)));
        }
        if self.needs.armor > 0 {
            acts.extend(self.arm(self.needs.armor));
        }
        if self.needs.overloaded {
            acts.extend(self.props.minion_with(GameTag::OVERLOAD).map(Act::Play));
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
            let freezes = self.props.spells.iter().find(freezes).map(|it| Act::Play(it));
            // Mine are frozen by the opponent.
            let turn = self.source.contains("FRIENDLY_MINIONS.that(FROZEN)").then_some(Act::EndTurn);
            acts.extend(turn.into_iter().chain(freezes).chain(turn));
        }
        if self.needs.combo {
            acts.extend(coin.map(Act::Play));
        }
        if !acts.is_empty() && !self.crystals() {
            acts.push(Act::Refill);
        }
        acts
    }
}
