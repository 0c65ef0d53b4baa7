//! Verbs that set off texts of other cards, wait, or say what keywords of single sets do.
use cardwright_data::CardRecord;
use cardwright_data::enums::{CardType, GameTag};
use cardwright_engine::script::prelude::*;

use super::asked::{Scope, is_such};
use super::table::{Body, Ref, Spot};
use super::tale::{Tale, Waiting};

impl<'a> Tale<'_, 'a> {
    /// A spell is cast by an effect: its text alone.
    pub fn cast_by_effect(&mut self, at: usize) -> Option<()> {
        let (record, side) = (self.table.bodies[at].record, self.table.bodies[at].side);
        (record.card_type() == Some(CardType::Spell)).then_some(())?;
        self.table.leave(at);
        self.table.did(Deed::Cast, side, Some(at));
        if record.has(GameTag::SECRET) {
            self.table.bodies[at].spot = Spot::Secret;
            return Some(());
        }
        let effects = self.props.spell(record)?;
        // At whom it is cast the dice say.
        (!effects.iter().any(|effect| effect.to.is_target())).then_some(())?;
        self.table.bodies[at].spot = Spot::Dead;
        self.text(effects, Scope { this: at, side, ..Scope::default() })
    }

    /// An effect waits for an event.
    pub fn wait(&mut self, players: &[usize], trigger: &'static Trigger, scope: &Scope) {
        let it = scope.it.as_ref().map(|it| it.first().copied().into_iter().collect());
        for side in players {
            self.waiting.push(Waiting { side: *side, this: scope.this, trigger, it: it.clone() });
        }
    }

    /// Those answer who have waited for this event.
    pub fn waited(&mut self, heard: &super::tale::Heard) -> Option<()> {
        for waiting in std::mem::take(&mut self.waiting) {
            let trigger = waiting.trigger;
            let scope = Scope {
                this: waiting.this,
                side: waiting.side,
                it: waiting.it.clone().or(Some(Vec::new())),
                that: heard.what,
                who: Some(heard.who),
                much: heard.much,
                ..Scope::default()
            };
            let timed = heard.timing.is_none_or(|timing| timing == trigger.timing);
            if timed && self.is_heard(&trigger.on, heard, &scope)? && self.holds_now(&trigger.when, &scope)? {
                self.text(trigger.then, scope)?;
                self.flush()?;
            } else {
                self.waiting.push(waiting);
            }
        }
        Some(())
    }

    /// What somebody leaves behind; `None` where that is not known.
    pub fn deathrattles(&self, at: usize) -> Option<Vec<&'static [Effect]>> {
        let body = &self.table.bodies[at];
        let text = |ability: &Ability| match ability {
            Ability::Text(text) if text.word == Word::Deathrattle => Some(*text),
            _ => None,
        };
        let mut all = Vec::new();
        if self.is_own(at) && !body.silenced {
            all.extend(self.abilities.iter().filter_map(text));
        }
        all.extend(body.carries.iter().filter_map(text));
        all.iter().all(|text| text.when.is_always()).then_some(())?;
        let mut all: Vec<&'static [Effect]> = all.iter().map(|text| text.effects).collect();
        if !self.is_own(at) && body.record.has(GameTag::DEATHRATTLE) && !body.silenced {
            all.insert(0, self.props.spell(body.record)?);
        }
        Some(all)
    }

    /// Somebody's Deathrattle is done as if it had died.
    pub fn rattle(&mut self, on: &[Ref], side: usize) -> Option<()> {
        for who in on {
            let Ref::Body(at) = *who else { return None };
            for effects in self.deathrattles(at)? {
                self.text(effects, Scope { this: at, side, ..Scope::default() })?;
            }
        }
        Some(())
    }

    /// Cards that players do not put into decks and that are such; each has a name of its own.
    pub fn token(&mut self, that: &Condition) -> Option<&'a CardRecord> {
        if let Some(hint) = self.hint().and_then(|hint| hint.strip_prefix("Force(Card(\"")?.strip_suffix("\"))")) {
            let record = self.props.card(hint)?;
            self.broken |= is_such(record, that) == Some(false);
            return Some(record);
        }
        self.props.tokens.iter().copied().find(|record| is_such(record, that) == Some(true))
    }

    /// The next Jade Golem: one larger than the last.
    pub fn jade_golem(&mut self, side: usize) -> Option<usize> {
        let made = self.table.history.iter().filter(|did| did.deed == Deed::JadeGolem && did.side == side).count();
        let size = i64::try_from(made + 1).ok()?;
        let golem = |record: &&CardRecord| record.tag(GameTag::JADE_GOLEM).is_some() && record.attack() <= Some(size);
        let golem = self.props.golems.iter().copied().filter(golem).max_by_key(|record| record.attack())?;
        let mut body = Body::new(golem, side, Spot::Away);
        (body.attack, body.health) = (size, size);
        let at = self.table.add(body)?;
        self.table.did(Deed::JadeGolem, side, Some(at));
        Some(at)
    }

    /// What a keyword of a set tells a player to do; who came of it.
    pub fn keyword(&mut self, action: KeywordAction, side: usize, scope: &Scope) -> Option<Vec<Ref>> {
        match action {
            KeywordAction::Excavate => {
                let done = self.table.history.iter().filter(|did| did.deed == Deed::Excavated && did.side == side).count();
                // The last tier is not every class's.
                (done < 3).then_some(())?;
                let tier = i64::try_from(done + 1).ok()?;
                let treasure = |record: &&CardRecord| record.tag(GameTag::EXCAVATE) == Some(tier);
                let treasure = self.props.tokens.iter().copied().find(treasure)?;
                self.force(format!("Force(Card({:?}))", treasure.id));
                let at = self.table.add(Body::new(treasure, side, Spot::Away))?;
                self.table.did(Deed::Excavated, side, Some(at));
                let came = self.table.come_to_hand(at);
                if came {
                    self.raise(EventKind::ToHand, Ref::Player(side), Some(Ref::Body(at)), 1);
                }
                Some(if came { vec![Ref::Body(at)] } else { Vec::new() })
            }
            KeywordAction::Herald => {
                self.table.did(Deed::Heralded, side, Some(scope.this));
                let class = self.table.classes[side];
                let soldier = |record: &&&CardRecord| {
                    record.tag(GameTag::HERALD).is_some()
                        && record.card_type() == Some(CardType::Minion)
                        && record.classes().first() == Some(&class)
                };
                // A class without a soldier does nothing.
                let Some(soldier) = self.props.tokens.iter().find(soldier).copied() else { return Some(Vec::new()) };
                self.vague |= soldier.text.contains("When summoned");
                let at = self.table.add(Body::new(soldier, side, Spot::Away))?;
                let beside = (self.table.bodies[scope.this].side == side).then_some(scope.this);
                if !self.table.onto_board(at, beside) {
                    return Some(Vec::new());
                }
                self.table.did(Deed::Summoned, side, Some(at));
                self.raise(EventKind::Summon, Ref::Player(side), Some(Ref::Body(at)), 1);
                Some(vec![Ref::Body(at)])
            }
            KeywordAction::Invoke | KeywordAction::Imbue => None,
        }
    }

    /// A card is discarded out of a hand.
    pub fn discard(&mut self, at: usize) -> Option<()> {
        let side = self.table.bodies[at].side;
        self.table.leave(at);
        self.table.bodies[at].spot = Spot::Dead;
        self.table.did(Deed::Discarded, side, Some(at));
        self.raise(EventKind::Discard, Ref::Player(side), Some(Ref::Body(at)), 1);
        if self.is_own(at) && !self.blank {
            for ability in self.abilities.clone() {
                if let Ability::Text(Text { word: Word::WhenDiscarded, effects, .. }) = ability {
                    self.text(effects, Scope { this: at, side, ..Scope::default() })?;
                }
            }
        }
        Some(())
    }

    /// It wakes, if it sleeps.
    pub fn awaken(&mut self, at: usize) -> Option<()> {
        let body = &mut self.table.bodies[at];
        if body.sleeps == 0 {
            return Some(());
        }
        body.sleeps = 0;
        body.fresh = true;
        body.tags.remove(&GameTag::DORMANT);
        let side = body.side;
        if self.is_own(at) && !self.blank {
            for ability in self.abilities.clone() {
                if let Ability::Text(Text { word: Word::Awaken, effects, .. }) = ability {
                    self.text(effects, Scope { this: at, side, ..Scope::default() })?;
                }
            }
        }
        Some(())
    }

    /// A step towards the goal of a quest, or of one that sleeps until then.
    pub fn progress(&mut self, at: usize, heard: &super::tale::Heard) -> Option<()> {
        let body = &self.table.bodies[at];
        let (side, spot, asleep) = (body.side, body.spot, body.sleeps > 0);
        if !self.is_own(at) || heard.what == Some(Ref::Body(at)) || heard.timing == Some(Timing::Whenever) {
            return Some(());
        }
        for ability in self.abilities.clone() {
            let progress = match ability {
                Ability::Quest(progress) if spot == Spot::Secret => progress,
                Ability::DormantUntil(progress) if asleep && spot == Spot::Board => progress,
                _ => continue,
            };
            let scope =
                Scope { this: at, side, that: heard.what, who: Some(heard.who), much: heard.much, ..Scope::default() };
            let mut met = None;
            for (number, event) in progress.on.iter().enumerate() {
                if met.is_none() && self.is_heard(event, heard, &scope)? {
                    met = Some(number);
                }
            }
            let Some(met) = met else { continue };
            let body = &mut self.table.bodies[at];
            let reached = match progress.goal {
                Goal::Times(n) => {
                    body.counted += 1;
                    body.counted >= n.into()
                }
                Goal::Sum(n) => {
                    body.counted += heard.much;
                    body.counted >= n.into()
                }
                Goal::Each => {
                    body.met.insert(met);
                    body.met.len() == progress.on.len()
                }
            };
            if reached && asleep {
                self.awaken(at)?;
            } else if reached {
                self.table.bodies[at].spot = Spot::Dead;
                self.text(progress.then, scope)?;
            }
        }
        Some(())
    }
}
