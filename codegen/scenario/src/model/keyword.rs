//! What keywords of single sets do, and the cards that they make: Lackeys, Jade Golems, treasures, soldiers.
use crate::facts::has;
use cardwright_data::{CardClass, CardType, GameTag};
use cardwright_engine::Card;
use cardwright_engine::script::builtin::BONUS_EFFECTS;
use cardwright_engine::script::prelude::*;

use crate::model::play::FOREVER;
use crate::model::query::{Scope, is_such};
use crate::model::simulation::Simulation;
use crate::model::state::{Entity, Ref, Spot};
use crate::steps::Outcome;

impl Simulation<'_> {
    /// Cards that players do not put into decks and that are such; each has a name of its own.
    pub fn token(&mut self, that: &Condition) -> Option<&'static Card> {
        if let Some(Outcome::Card(hint)) = self.hint() {
            let record = self.fixtures.card(hint)?;
            self.broken |= is_such(record, that) == Some(false);
            return Some(record);
        }
        self.fixtures.tokens.iter().copied().find(|record| is_such(record, that) == Some(true))
    }

    /// Somebody gains so many of the Bonus Effects that it does not have, the first of them.
    pub fn bonus_effects(&mut self, who: Ref, n: i64, scope: &Scope) -> Option<()> {
        for _ in 0..n {
            let Ref::Entity(at) = who else { return None };
            let lacks = |given: &&'static [Modifier]| {
                given.iter().any(|it| matches!(it.what, Attribute::Tag(tag) if !self.state.entities[at].has(tag)))
            };
            let left: Vec<&'static [Modifier]> = BONUS_EFFECTS.into_iter().filter(lacks).collect();
            let Some(first) = left.first() else { return Some(()) };
            self.force(Outcome::Number(0));
            self.give(who, first, 1, scope)?;
        }
        Some(())
    }

    /// A piece that has died becomes part of its player's Starship, which stands there asleep.
    pub fn build_starship(&mut self, piece: usize) -> Option<()> {
        let (side, record) = (self.state.entities[piece].side, self.state.entities[piece].record);
        if !has(record, GameTag::STARSHIP_PIECE) {
            return Some(());
        }
        let building = self.state.sides[side].row.iter().find(|at| self.state.entities[**at].has(GameTag::LAUNCHPAD));
        let ship = if let Some(ship) = building {
            *ship
        } else {
            let class = self.state.classes[side];
            let ships = || self.fixtures.tokens.iter().copied().filter(|it| has(it, GameTag::STARSHIP));
            let of_class = ships().find(|it| it.class == class);
            let of_nobody = || ships().find(|it| it.class == CardClass::Neutral);
            let ship = self.state.add(Entity::new(of_class.or_else(of_nobody)?, side, Spot::Away))?;
            self.state.entities[ship].tags.insert(GameTag::LAUNCHPAD);
            self.state.entities[ship].sleeps = FOREVER;
            if !self.state.onto_board(ship, None) {
                return Some(());
            }
            ship
        };
        let keywords = Entity::new(record, side, Spot::Away).tags;
        let entity = &mut self.state.entities[ship];
        entity.attack += i64::from(record.attack);
        entity.health += i64::from(record.health);
        entity.tags.extend(keywords.into_iter().filter(|tag| *tag != GameTag::STARSHIP_PIECE));
        Some(())
    }

    /// The next Jade Golem: one larger than the last.
    pub fn jade_golem(&mut self, side: usize) -> Option<usize> {
        let made = self.state.history.iter().filter(|did| did.deed == Deed::JadeGolem && did.side == side).count();
        let large = i64::try_from(made + 1).ok()?;
        let fits = |record: &&Card| has(record, GameTag::JADE_GOLEM) && i64::from(record.attack) <= large;
        let golem = self.fixtures.golems.iter().copied().filter(fits).max_by_key(|record| record.attack)?;
        let mut entity = Entity::new(golem, side, Spot::Away);
        (entity.attack, entity.health) = (large, large);
        let at = self.state.add(entity)?;
        self.state.did(Deed::JadeGolem, side, Some(at));
        Some(at)
    }

    /// What a keyword of a set tells a player to do; who came of it.
    pub fn keyword(&mut self, action: KeywordAction, side: usize, scope: &Scope) -> Option<Vec<Ref>> {
        match action {
            KeywordAction::Excavate => {
                let done =
                    self.state.history.iter().filter(|did| did.deed == Deed::Excavated && did.side == side).count();
                // The last tier is not every class's.
                (done < 3).then_some(())?;
                let tier = i64::try_from(done + 1).ok()?;
                let treasure = |record: &&Card| i64::from(record.tag(GameTag::EXCAVATE)) == tier;
                let treasure = self.fixtures.tokens.iter().copied().find(treasure)?;
                self.force(Outcome::Card(treasure.id));
                let at = self.state.add(Entity::new(treasure, side, Spot::Away))?;
                self.state.did(Deed::Excavated, side, Some(at));
                let came = self.state.come_to_hand(at);
                if came {
                    self.raise(EventKind::ToHand, Ref::Player(side), Some(Ref::Entity(at)), 1);
                }
                Some(if came { vec![Ref::Entity(at)] } else { Vec::new() })
            }
            KeywordAction::Herald => {
                self.state.did(Deed::Heralded, side, Some(scope.this));
                let class = self.state.classes[side];
                let soldier = |record: &&&Card| {
                    record.tag(GameTag::HERALD) != 0 && record.card_type == CardType::Minion && record.class == class
                };
                // A class without a soldier does nothing.
                let Some(soldier) = self.fixtures.tokens.iter().find(soldier).copied() else { return Some(Vec::new()) };
                self.vague |= soldier.text.contains("When summoned");
                let at = self.state.add(Entity::new(soldier, side, Spot::Away))?;
                let beside = (self.state.entities[scope.this].side == side).then_some(scope.this);
                if !self.state.onto_board(at, beside) {
                    return Some(Vec::new());
                }
                self.state.did(Deed::Summoned, side, Some(at));
                self.raise(EventKind::Summon, Ref::Player(side), Some(Ref::Entity(at)), 1);
                Some(vec![Ref::Entity(at)])
            }
            KeywordAction::Invoke | KeywordAction::Imbue => None,
        }
    }
}
