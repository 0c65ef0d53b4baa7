//! What keywords of single sets do, and the cards that they make: Lackeys, Jade Golems, treasures, soldiers.
use cardwright_data::CardRecord;
use cardwright_data::enums::{CardClass, CardType, GameTag};
use cardwright_engine::script::builtin::BONUS_EFFECTS;
use cardwright_engine::script::prelude::*;

use super::asked::{Scope, is_such};
use super::play::FOREVER;
use super::table::{Body, Ref, Spot};
use super::tale::Tale;

impl<'a> Tale<'_, 'a> {
    /// Cards that players do not put into decks and that are such; each has a name of its own.
    pub fn token(&mut self, that: &Condition) -> Option<&'a CardRecord> {
        if let Some(hint) = self.hint().and_then(|hint| hint.strip_prefix("Force(Card(\"")?.strip_suffix("\"))")) {
            let record = self.props.card(hint)?;
            self.broken |= is_such(record, that) == Some(false);
            return Some(record);
        }
        self.props.tokens.iter().copied().find(|record| is_such(record, that) == Some(true))
    }

    /// Somebody gains so many of the Bonus Effects that it does not have, the first of them.
    pub fn bonus_effects(&mut self, who: Ref, n: i64, scope: &Scope) -> Option<()> {
        for _ in 0..n {
            let Ref::Body(at) = who else { return None };
            let lacks = |given: &&'static [Modifier]| {
                given.iter().any(|it| matches!(it.what, Attribute::Tag(tag) if !self.table.bodies[at].has(tag)))
            };
            let left: Vec<&'static [Modifier]> = BONUS_EFFECTS.into_iter().filter(lacks).collect();
            let Some(first) = left.first() else { return Some(()) };
            self.force("Force(Number(0))".to_owned());
            self.give(who, first, 1, scope)?;
        }
        Some(())
    }

    /// A piece that has died becomes part of its player's Starship, which stands there asleep.
    pub fn build_starship(&mut self, piece: usize) -> Option<()> {
        let (side, record) = (self.table.bodies[piece].side, self.table.bodies[piece].record);
        if !record.has(GameTag::STARSHIP_PIECE) {
            return Some(());
        }
        let building = self.table.sides[side].row.iter().find(|at| self.table.bodies[**at].has(GameTag::LAUNCHPAD));
        let ship = if let Some(ship) = building {
            *ship
        } else {
            let class = self.table.classes[side];
            let ships = || self.props.tokens.iter().copied().filter(|it| it.has(GameTag::STARSHIP));
            let of_class = ships().find(|it| it.classes().contains(&class));
            let of_nobody = || ships().find(|it| it.classes().contains(&CardClass::Neutral));
            let ship = self.table.add(Body::new(of_class.or_else(of_nobody)?, side, Spot::Away))?;
            self.table.bodies[ship].tags.insert(GameTag::LAUNCHPAD);
            self.table.bodies[ship].sleeps = FOREVER;
            if !self.table.onto_board(ship, None) {
                return Some(());
            }
            ship
        };
        let keywords = Body::new(record, side, Spot::Away).tags;
        let body = &mut self.table.bodies[ship];
        body.attack += record.attack().unwrap_or(0);
        body.health += record.health().unwrap_or(0);
        body.tags.extend(keywords.into_iter().filter(|tag| *tag != GameTag::STARSHIP_PIECE));
        Some(())
    }

    /// The next Jade Golem: one larger than the last.
    pub fn jade_golem(&mut self, side: usize) -> Option<usize> {
        let made = self.table.history.iter().filter(|did| did.deed == Deed::JadeGolem && did.side == side).count();
        let large = i64::try_from(made + 1).ok()?;
        let fits = |record: &&CardRecord| record.tag(GameTag::JADE_GOLEM).is_some() && record.attack() <= Some(large);
        let golem = self.props.golems.iter().copied().filter(fits).max_by_key(|record| record.attack())?;
        let mut body = Body::new(golem, side, Spot::Away);
        (body.attack, body.health) = (large, large);
        let at = self.table.add(body)?;
        self.table.did(Deed::JadeGolem, side, Some(at));
        Some(at)
    }

    /// What a keyword of a set tells a player to do; who came of it.
    pub fn keyword(&mut self, action: KeywordAction, side: usize, scope: &Scope) -> Option<Vec<Ref>> {
        match action {
            KeywordAction::Excavate => {
                let done =
                    self.table.history.iter().filter(|did| did.deed == Deed::Excavated && did.side == side).count();
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
}
