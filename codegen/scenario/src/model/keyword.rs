//! Keywords of single sets, and the cards that they create: Lackeys, Jade Golems, treasures, soldiers.
use crate::facts::has;
use crate::unmodeled::{Known, Modeled, Stop};
use cardwright_data::{CardClass, CardType, GameTag};
use cardwright_engine::Card;
use cardwright_engine::script::builtin::BONUS_EFFECTS;
use cardwright_engine::script::prelude::*;

use crate::model::play::FOREVER;
use crate::model::query::{Scope, matches_printed};
use crate::model::simulation::Simulation;
use crate::model::state::{Entity, Ref, Spot};
use crate::steps::Outcome;

impl Simulation<'_> {
    /// A card that players do not put into decks and that fits; no other such card has its name.
    pub fn token(&mut self, that: &Condition) -> Modeled<&'static Card> {
        if let Some(Outcome::Card(previous_outcome)) = self.previous_outcome() {
            let card = self.fixtures.card(previous_outcome).or_unmodeled("a card that is not among the cards")?;
            self.off_plan |= matches_printed(card, that) == Some(false);
            return Ok(card);
        }
        self.fixtures
            .tokens
            .iter()
            .copied()
            .find(|card| matches_printed(card, that) == Some(true))
            .or_unmodeled("a token of this kind")
    }

    /// Gives an entity the first Bonus Effects that it lacks.
    pub fn bonus_effects(&mut self, who: Ref, n: i64, scope: &Scope) -> Modeled<()> {
        for _ in 0..n {
            let Ref::Entity(at) = who else { return Err(Stop::Unmodeled("this effect on a hero or a player")) };
            let lacks = |given: &&'static [Modifier]| {
                given.iter().any(|it| matches!(it.what, Attribute::Tag(tag) if !self.state.entities[at].has(tag)))
            };
            let left: Vec<&'static [Modifier]> = BONUS_EFFECTS.into_iter().filter(lacks).collect();
            let Some(first) = left.first() else { return Ok(()) };
            self.force(Outcome::Number(0));
            self.give(who, first, 1, scope)?;
        }
        Ok(())
    }

    /// Adds a Starship Piece that died to its player's Starship, which is dormant.
    pub fn build_starship(&mut self, piece: usize) -> Modeled<()> {
        let (side, card) = (self.state.entities[piece].side, self.state.entities[piece].card);
        if !has(card, GameTag::STARSHIP_PIECE) {
            return Ok(());
        }
        let building = self.state.sides[side].row.iter().find(|at| self.state.entities[**at].has(GameTag::LAUNCHPAD));
        let ship = if let Some(ship) = building {
            *ship
        } else {
            let class = self.state.classes[side];
            let ships = || self.fixtures.tokens.iter().copied().filter(|it| has(it, GameTag::STARSHIP));
            let of_class = ships().find(|it| it.class == class);
            let of_nobody = || ships().find(|it| it.class == CardClass::Neutral);
            let ship = self.state.add(Entity::new(
                of_class.or_else(of_nobody).or_unmodeled("a Starship of this class")?,
                side,
                Spot::Away,
            ))?;
            self.state.entities[ship].tags.insert(GameTag::LAUNCHPAD);
            self.state.entities[ship].sleeps = FOREVER;
            if !self.state.onto_board(ship, None) {
                return Ok(());
            }
            ship
        };
        let keywords = Entity::new(card, side, Spot::Away).tags;
        let entity = &mut self.state.entities[ship];
        entity.attack += i64::from(card.attack);
        entity.health += i64::from(card.health);
        entity.tags.extend(keywords.into_iter().filter(|tag| *tag != GameTag::STARSHIP_PIECE));
        Ok(())
    }

    /// The next Jade Golem: one larger than the last.
    pub fn jade_golem(&mut self, side: usize) -> Modeled<usize> {
        let made = self.state.history.iter().filter(|did| did.deed == Deed::JadeGolem && did.side == side).count();
        let large = i64::try_from(made + 1).ok().or_unmodeled("a number too large for a step")?;
        let fits = |card: &&Card| has(card, GameTag::JADE_GOLEM) && i64::from(card.attack) <= large;
        let golem = self
            .fixtures
            .golems
            .iter()
            .copied()
            .filter(fits)
            .max_by_key(|card| card.attack)
            .or_unmodeled("a Jade Golem of this size")?;
        let mut entity = Entity::new(golem, side, Spot::Away);
        (entity.attack, entity.health) = (large, large);
        let at = self.state.add(entity)?;
        self.state.did(Deed::JadeGolem, side, Some(at));
        Ok(at)
    }

    /// Carries out a keyword action; returns the cards that it created.
    pub fn keyword(&mut self, action: KeywordAction, side: usize, scope: &Scope) -> Modeled<Vec<Ref>> {
        match action {
            KeywordAction::Excavate => {
                let done =
                    self.state.history.iter().filter(|did| did.deed == Deed::Excavated && did.side == side).count();
                // Not every class has the last tier.
                (done < 3).or_unmodeled("the last tier of Excavate")?;
                let tier = i64::try_from(done + 1).ok().or_unmodeled("a number too large for a step")?;
                let treasure = |card: &&Card| i64::from(card.tag(GameTag::EXCAVATE)) == tier;
                let treasure =
                    self.fixtures.tokens.iter().copied().find(treasure).or_unmodeled("a treasure of this tier")?;
                self.force(Outcome::Card(treasure.id));
                let at = self.state.add(Entity::new(treasure, side, Spot::Away))?;
                self.state.did(Deed::Excavated, side, Some(at));
                let came = self.state.come_to_hand(at);
                if came {
                    self.raise(EventKind::ToHand, Ref::Player(side), Some(Ref::Entity(at)), 1);
                }
                Ok(if came { vec![Ref::Entity(at)] } else { Vec::new() })
            }
            KeywordAction::Herald => {
                self.state.did(Deed::Heralded, side, Some(scope.this));
                let class = self.state.classes[side];
                let soldier = |card: &&&Card| {
                    card.tag(GameTag::HERALD) != 0 && card.card_type == CardType::Minion && card.class == class
                };
                // Without a soldier of the class nothing happens.
                let Some(soldier) = self.fixtures.tokens.iter().find(soldier).copied() else { return Ok(Vec::new()) };
                self.hands_uncertain |= soldier.text.contains("When summoned");
                let at = self.state.add(Entity::new(soldier, side, Spot::Away))?;
                let beside = (self.state.entities[scope.this].side == side).then_some(scope.this);
                if !self.state.onto_board(at, beside) {
                    return Ok(Vec::new());
                }
                self.state.did(Deed::Summoned, side, Some(at));
                self.raise(EventKind::Summon, Ref::Player(side), Some(Ref::Entity(at)), 1);
                Ok(vec![Ref::Entity(at)])
            }
            KeywordAction::Invoke | KeywordAction::Imbue => Err(Stop::Unmodeled("Invoke and Imbue")),
        }
    }
}
