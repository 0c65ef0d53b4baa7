//! Texts that effects set off: spells that are cast, Deathrattles that are triggered, cards that are discarded.
use crate::facts::has;
use crate::unmodeled::{Known, Modeled, Stop, UNNAMED};
use cardwright_data::{CardType, GameTag};
use cardwright_engine::script::prelude::*;

use crate::model::query::Scope;
use crate::model::simulation::Simulation;
use crate::model::state::{Ref, Spot};
use crate::plan::setup::Subject;
use crate::steps::{At, Step};

impl Simulation<'_> {
    /// An effect casts a spell: only its text happens.
    pub fn cast_by_effect(&mut self, at: usize) -> Modeled<()> {
        let (card, side) = (self.state.entities[at].card, self.state.entities[at].side);
        (card.card_type == CardType::Spell).or_unmodeled("casting a card that is no spell")?;
        self.state.leave(at);
        self.state.did(Deed::Cast, side, Some(at));
        if has(card, GameTag::SECRET) {
            self.state.entities[at].spot = Spot::Secret;
            return Ok(());
        }
        let effects = self.fixtures.spell(card).or_unmodeled("casting a complex spell")?;
        // Its target would be random; it is not in a hand, so it has no Outcast.
        (!has(card, GameTag::OUTCAST) && !effects.iter().any(|effect| effect.to.is_target()))
            .or_unmodeled("casting a spell that needs a target")?;
        self.state.entities[at].spot = Spot::Dead;
        self.text(effects, Scope { this: at, side, ..Scope::default() })
    }

    /// The Deathrattles of an entity.
    pub fn deathrattles(&self, at: usize) -> Modeled<Vec<&'static [Effect]>> {
        let entity = &self.state.entities[at];
        let text = |ability: &Ability| match ability {
            Ability::Text(text) if text.word == Word::Deathrattle => Some(*text),
            Ability::None
            | Ability::Several(..)
            | Ability::Text(..)
            | Ability::Trigger(..)
            | Ability::Aura(..)
            | Ability::Enchant(..)
            | Ability::ChooseOne(..)
            | Ability::Titan(..)
            | Ability::AlsoDamages(..)
            | Ability::Quest(..)
            | Ability::Dormant(..)
            | Ability::DormantUntil(..)
            | Ability::Colossal(..)
            | Ability::Starship(..)
            | Ability::Form(..)
            | Ability::Twinspell(..)
            | Ability::Upgrades(..)
            | Ability::Ranks(..)
            | Ability::Lasts(..)
            | Ability::Improved(..)
            | Ability::Activatable(..) => None,
        };
        let mut all = Vec::new();
        if self.is_own(at) && !entity.silenced {
            all.extend(self.abilities.iter().filter_map(text));
        }
        all.extend(entity.carries.iter().filter_map(text));
        all.iter().all(|text| text.when.is_always()).or_unmodeled("a Deathrattle with a condition")?;
        let mut all: Vec<&'static [Effect]> = all.iter().map(|text| text.effects).collect();
        if !self.is_own(at) && entity.has(GameTag::DEATHRATTLE) && !entity.silenced {
            all.insert(0, self.fixtures.spell(entity.card).or_unmodeled("the Deathrattle of a complex card")?);
        }
        Ok(all)
    }

    /// Triggers Deathrattles as if their minions had died.
    pub fn rattle(&mut self, on: &[Ref], side: usize) -> Modeled<()> {
        for who in on {
            let Ref::Entity(at) = *who else { return Err(Stop::Unmodeled("this effect on a hero or a player")) };
            for effects in self.deathrattles(at)? {
                self.text(effects, Scope { this: at, side, ..Scope::default() })?;
            }
        }
        Ok(())
    }

    /// Repeats the texts of a card under a keyword as if this card had them.
    pub fn repeat(&mut self, word: Word, of: usize, scope: &Scope) -> Modeled<()> {
        let texts: Vec<&'static [Effect]> = if self.is_own(of) {
            let said = |it: &Ability| match it {
                Ability::Text(text) if text.word == word => Some(text.effects),
                Ability::None
                | Ability::Several(..)
                | Ability::Text(..)
                | Ability::Trigger(..)
                | Ability::Aura(..)
                | Ability::Enchant(..)
                | Ability::ChooseOne(..)
                | Ability::Titan(..)
                | Ability::AlsoDamages(..)
                | Ability::Quest(..)
                | Ability::Dormant(..)
                | Ability::DormantUntil(..)
                | Ability::Colossal(..)
                | Ability::Starship(..)
                | Ability::Form(..)
                | Ability::Twinspell(..)
                | Ability::Upgrades(..)
                | Ability::Ranks(..)
                | Ability::Lasts(..)
                | Ability::Improved(..)
                | Ability::Activatable(..) => None,
            };
            self.abilities.iter().filter_map(said).collect()
        } else {
            // Of other cards only one text is known.
            self.fixtures.spell(self.state.entities[of].card).into_iter().collect()
        };
        // Deaths are settled before the text is repeated.
        self.settle()?;
        for effects in texts {
            // Its target would be random.
            (!effects.iter().any(|effect| effect.to.is_target()))
                .or_unmodeled("repeating a text that needs a target")?;
            self.text(effects, Scope { this: scope.this, side: scope.side, ..Scope::default() })?;
        }
        Ok(())
    }

    /// Trades the card for one of the deck.
    pub fn trade(&mut self) -> Modeled<()> {
        let Ref::Entity(at) = self.subject(Subject::Card)? else {
            return Err(Stop::Unmodeled("a card that is not among the cards"));
        };
        let (side, name) = (self.state.entities[at].side, self.state.name(Ref::Entity(at)).or_unmodeled(UNNAMED)?);
        self.steps.push(Step::Use(name, 0, At::Nothing));
        self.state.sides[side].mana -= 1;
        self.state.leave(at);
        self.draw_top(side)?;
        self.state.entities[at].spot = Spot::Deck;
        let here = &mut self.state.sides[side];
        here.deck.insert(0, at);
        here.shuffled = true;
        self.raise(EventKind::Shuffle, Ref::Player(side), Some(Ref::Entity(at)), 1);
        if !self.without_text {
            for ability in self.abilities.clone() {
                if let Ability::Text(Text { word: Word::WhenTraded, effects, .. }) = ability {
                    self.text(effects, Scope { this: at, side, ..Scope::default() })?;
                }
            }
        }
        self.flush()
    }

    /// Discards a card from a hand.
    pub fn discard(&mut self, at: usize) -> Modeled<()> {
        let side = self.state.entities[at].side;
        self.state.leave(at);
        self.state.entities[at].spot = Spot::Dead;
        self.state.did(Deed::Discarded, side, Some(at));
        self.raise(EventKind::Discard, Ref::Player(side), Some(Ref::Entity(at)), 1);
        if self.is_own(at) && !self.without_text {
            for ability in self.abilities.clone() {
                if let Ability::Text(Text { word: Word::WhenDiscarded, effects, .. }) = ability {
                    self.text(effects, Scope { this: at, side, ..Scope::default() })?;
                }
            }
        }
        Ok(())
    }
}
