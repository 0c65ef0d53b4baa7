//! Texts of other cards that effects set off: spells that are cast, Deathrattles that are triggered, cards that are discarded.
use crate::facts::has;
use cardwright_data::{CardType, GameTag};
use cardwright_engine::script::prelude::*;

use crate::model::query::Scope;
use crate::model::simulation::Simulation;
use crate::model::state::{Ref, Spot};
use crate::plan::setup::Subject;
use crate::steps::{At, Step};

impl Simulation<'_> {
    /// A spell is cast by an effect: its text alone.
    pub fn cast_by_effect(&mut self, at: usize) -> Option<()> {
        let (record, side) = (self.state.entities[at].record, self.state.entities[at].side);
        (record.card_type == CardType::Spell).then_some(())?;
        self.state.leave(at);
        self.state.did(Deed::Cast, side, Some(at));
        if has(record, GameTag::SECRET) {
            self.state.entities[at].spot = Spot::Secret;
            return Some(());
        }
        let effects = self.fixtures.spell(record)?;
        // At whom it is cast the dice say; it is the outermost card of no hand.
        (!has(record, GameTag::OUTCAST) && !effects.iter().any(|effect| effect.to.is_target())).then_some(())?;
        self.state.entities[at].spot = Spot::Dead;
        self.text(effects, Scope { this: at, side, ..Scope::default() })
    }

    /// What somebody leaves behind; `None` where that is not known.
    pub fn deathrattles(&self, at: usize) -> Option<Vec<&'static [Effect]>> {
        let entity = &self.state.entities[at];
        let text = |ability: &Ability| match ability {
            Ability::Text(text) if text.word == Word::Deathrattle => Some(*text),
            _ => None,
        };
        let mut all = Vec::new();
        if self.is_own(at) && !entity.silenced {
            all.extend(self.abilities.iter().filter_map(text));
        }
        all.extend(entity.carries.iter().filter_map(text));
        all.iter().all(|text| text.when.is_always()).then_some(())?;
        let mut all: Vec<&'static [Effect]> = all.iter().map(|text| text.effects).collect();
        if !self.is_own(at) && entity.has(GameTag::DEATHRATTLE) && !entity.silenced {
            all.insert(0, self.fixtures.spell(entity.record)?);
        }
        Some(all)
    }

    /// Somebody's Deathrattle is done as if it had died.
    pub fn rattle(&mut self, on: &[Ref], side: usize) -> Option<()> {
        for who in on {
            let Ref::Entity(at) = *who else { return None };
            for effects in self.deathrattles(at)? {
                self.text(effects, Scope { this: at, side, ..Scope::default() })?;
            }
        }
        Some(())
    }

    /// The texts of a card under a word, as if they stood on the one whose text this is.
    pub fn repeat(&mut self, word: Word, of: usize, scope: &Scope) -> Option<()> {
        let texts: Vec<&'static [Effect]> = if self.is_own(of) {
            let said = |it: &Ability| match it {
                Ability::Text(text) if text.word == word => Some(text.effects),
                _ => None,
            };
            self.abilities.iter().filter_map(said).collect()
        } else {
            // Of others one word alone is known.
            self.fixtures.spell(self.state.entities[of].record).into_iter().collect()
        };
        // Who has died of the text is gone before it is done again.
        self.settle()?;
        for effects in texts {
            // At whom it is pointed the dice say.
            (!effects.iter().any(|effect| effect.to.is_target())).then_some(())?;
            self.text(effects, Scope { this: scope.this, side: scope.side, ..Scope::default() })?;
        }
        Some(())
    }

    /// The card goes into the deck, for mana, and another one comes.
    pub fn trade(&mut self) -> Option<()> {
        let Ref::Entity(at) = self.subject(Subject::Card)? else { return None };
        let (side, name) = (self.state.entities[at].side, self.state.name(Ref::Entity(at))?);
        self.steps.push(Step::Use(name, 0, At::Nothing));
        self.state.sides[side].mana -= 1;
        self.state.leave(at);
        self.draw_top(side)?;
        self.state.entities[at].spot = Spot::Deck;
        let here = &mut self.state.sides[side];
        here.deck.insert(0, at);
        here.shuffled = true;
        self.raise(EventKind::Shuffle, Ref::Player(side), Some(Ref::Entity(at)), 1);
        if !self.blank {
            for ability in self.abilities.clone() {
                if let Ability::Text(Text { word: Word::WhenTraded, effects, .. }) = ability {
                    self.text(effects, Scope { this: at, side, ..Scope::default() })?;
                }
            }
        }
        self.flush()
    }

    /// A card is discarded out of a hand.
    pub fn discard(&mut self, at: usize) -> Option<()> {
        let side = self.state.entities[at].side;
        self.state.leave(at);
        self.state.entities[at].spot = Spot::Dead;
        self.state.did(Deed::Discarded, side, Some(at));
        self.raise(EventKind::Discard, Ref::Player(side), Some(Ref::Entity(at)), 1);
        if self.is_own(at) && !self.blank {
            for ability in self.abilities.clone() {
                if let Ability::Text(Text { word: Word::WhenDiscarded, effects, .. }) = ability {
                    self.text(effects, Scope { this: at, side, ..Scope::default() })?;
                }
            }
        }
        Some(())
    }
}
