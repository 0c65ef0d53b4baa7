//! Keywords of single sets, and the cards that they create: Lackeys, Jade Golems, treasures, soldiers.
use crate::facts::has_keyword;
use crate::unmodeled::{Modeled, OrStop, unmodeled};
use cardwright_data::{CardClass, CardType, GameTag};
use cardwright_vocabulary::Card;
use cardwright_vocabulary::script::builtin::BONUS_EFFECTS;
use cardwright_vocabulary::script::prelude::*;

use crate::facts::matches_printed;
use crate::model::play::DORMANT_FOREVER;
use crate::model::query::Scope;
use crate::model::simulation::Simulation;
use crate::model::state::{CardZone, Entity, Ref};
use crate::steps::ForcedOutcome;

impl Simulation<'_> {
    /// A random card that is not collectible, has a unique name, and matches.
    pub fn random_token(&mut self, that: &Condition) -> Modeled<&'static Card> {
        let card = if let Some(ForcedOutcome::Card(previous)) = self.previous_outcome() {
            let card = self.fixtures.require_card(previous)?;
            self.left_plan |= matches_printed(card, that) == Some(false);
            card
        } else {
            let fits = |card: &&Card| matches_printed(card, that) == Some(true);
            self.fixtures.tokens.iter().copied().find(fits).or_unmodeled("a token of this kind")?
        };
        self.force(ForcedOutcome::Card(card.id));
        Ok(card)
    }

    /// Gives an entity the first Bonus Effects that it lacks.
    pub fn bonus_effects(&mut self, at: usize, n: i64, scope: &Scope) -> Modeled<()> {
        for _ in 0..n {
            let lacks = |given: &&'static [Modifier]| {
                given.iter().any(|it| matches!(it.what, Attribute::Tag(tag) if !self.state[at].has(tag)))
            };
            let left: Vec<&'static [Modifier]> = BONUS_EFFECTS.into_iter().filter(lacks).collect();
            let Some(first) = left.first() else { return Ok(()) };
            self.force(ForcedOutcome::Number(0));
            self.give(Ref::Entity(at), first, 1, None, scope)?;
        }
        Ok(())
    }

    /// Adds a dead Starship Piece to its player's Starship, which is Dormant.
    pub fn build_starship(&mut self, piece: usize) -> Modeled<()> {
        let (side, card) = (self.state[piece].side, self.state[piece].card);
        if !has_keyword(card, GameTag::STARSHIP_PIECE) {
            return Ok(());
        }
        let building = self.state.sides[side].board.iter().find(|at| self.state[**at].has(GameTag::LAUNCHPAD));
        let ship = if let Some(ship) = building {
            *ship
        } else {
            let class = self.state.classes[side];
            let ships = || self.fixtures.tokens.iter().copied().filter(|it| has_keyword(it, GameTag::STARSHIP));
            let of_class = ships().find(|it| it.is_of(class));
            let of_nobody = || ships().find(|it| it.is_of(CardClass::Neutral));
            let card = of_class.or_else(of_nobody).or_unmodeled("a Starship of this class")?;
            let ship = self.state.create(card, side)?;
            self.state[ship].tags.insert(GameTag::LAUNCHPAD);
            self.state[ship].dormant_turns = DORMANT_FOREVER;
            if !self.state.put_on_board(ship, None) {
                return Ok(());
            }
            ship
        };
        let keywords = Entity::new(card, side, CardZone::NoZone).tags;
        let entity = &mut self.state[ship];
        entity.attack += i64::from(card.attack);
        entity.health += i64::from(card.health);
        for tag in keywords.iter().filter(|tag| *tag != GameTag::STARSHIP_PIECE) {
            entity.tags.insert(tag);
        }
        Ok(())
    }

    /// Creates the next Jade Golem, one larger than the last.
    pub fn jade_golem(&mut self, side: usize) -> Modeled<usize> {
        let large = i64::try_from(self.state.count_history(EventKind::JadeGolem, side) + 1)?;
        let fits = |card: &&Card| has_keyword(card, GameTag::JADE_GOLEM) && i64::from(card.attack) <= large;
        let golem = self.fixtures.golems.iter().copied().filter(fits).max_by_key(|card| card.attack);
        let at = self.state.create(golem.or_unmodeled("a Jade Golem of this size")?, side)?;
        (self.state[at].attack, self.state[at].health) = (large, large);
        self.state.record(EventKind::JadeGolem, side, Some(at));
        Ok(at)
    }

    /// Performs a keyword action; returns the cards that it created.
    pub fn keyword(&mut self, action: KeywordAction, side: usize, scope: &Scope) -> Modeled<Vec<Ref>> {
        match action {
            KeywordAction::Excavate => {
                let done = self.state.count_history(EventKind::Excavate, side);
                // Not every class has the last tier.
                (done < 3).or_unmodeled("the last tier of Excavate")?;
                let tier = i64::try_from(done + 1)?;
                let treasure = |card: &&Card| i64::from(card.tag(GameTag::EXCAVATE)) == tier;
                let treasure =
                    self.fixtures.tokens.iter().copied().find(treasure).or_unmodeled("a treasure of this tier")?;
                self.force(ForcedOutcome::Card(treasure.id));
                let at = self.state.create(treasure, side)?;
                self.state.record(EventKind::Excavate, side, Some(at));
                let came = self.state.enter_hand(at);
                if came {
                    self.raise_card_event(EventKind::ToHand, at);
                }
                Ok(if came { vec![Ref::Entity(at)] } else { Vec::new() })
            }
            KeywordAction::Herald => {
                self.state.record(EventKind::Herald, side, Some(scope.this));
                let class = self.state.classes[side];
                let soldier = |card: &&&Card| {
                    card.tag(GameTag::HERALD) != 0 && card.card_type == CardType::Minion && card.class == class
                };
                // Without a soldier of the class nothing happens.
                let Some(soldier) = self.fixtures.tokens.iter().find(soldier).copied() else { return Ok(Vec::new()) };
                self.hands_uncertain |= soldier.text.contains("When summoned");
                let at = self.state.create(soldier, side)?;
                let beside = (self.state[scope.this].side == side).then_some(scope.this);
                Ok(if self.summon(at, beside) { vec![Ref::Entity(at)] } else { Vec::new() })
            }
            KeywordAction::Invoke | KeywordAction::Imbue => unmodeled("Invoke and Imbue"),
        }
    }
}
