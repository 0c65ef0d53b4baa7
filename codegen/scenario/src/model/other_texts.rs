//! Texts that effects trigger: cast spells, triggered Deathrattles, discarded cards.
use crate::facts::has_keyword;
use crate::unmodeled::{Modeled, OrStop};
use cardwright_data::{CardType, GameTag};
use cardwright_vocabulary::script::prelude::*;

use crate::model::query::Scope;
use crate::model::simulation::Simulation;
use crate::model::state::{CardZone, Ref};
use crate::setup::PlannedEntity;
use crate::steps::{Step, StepTarget};

impl Simulation<'_> {
    /// Casts a spell as an effect: only its text happens.
    pub fn cast_by_effect(&mut self, at: usize) -> Modeled<()> {
        let (card, side) = (self.state[at].card, self.state[at].side);
        (card.card_type == CardType::Spell).or_unmodeled("casting a card that is no spell")?;
        self.state.leave(at);
        if has_keyword(card, GameTag::SECRET) {
            self.state[at].zone = if self.state.is_active_secret(at) { CardZone::Graveyard } else { CardZone::Secret };
            return Ok(());
        }
        let effects = self.fixtures.spell(card).or_unmodeled("casting a complex spell")?;
        // Its target would be random; it is not in a hand, so it has no Outcast.
        (!has_keyword(card, GameTag::OUTCAST) && !effects.iter().any(|effect| effect.to.is_target()))
            .or_unmodeled("casting a spell that needs a target")?;
        self.state[at].zone = CardZone::Graveyard;
        self.text(effects, Scope::new(at, side))
    }

    /// The Deathrattles of an entity.
    pub fn deathrattles(&self, at: usize) -> Modeled<Vec<&'static [Effect]>> {
        let entity = &self.state[at];
        let text = |ability: &Ability| text_under(Word::Deathrattle, ability);
        let mut all = Vec::new();
        if self.is_tested_card(at) && !entity.silenced {
            all.extend(self.abilities.iter().filter_map(text));
        }
        all.extend(entity.granted.iter().filter_map(text));
        all.iter().all(|text| text.when.is_always()).or_unmodeled("a Deathrattle with a condition")?;
        let mut all: Vec<&'static [Effect]> = all.iter().map(|text| text.effects).collect();
        if !self.is_tested_card(at) && entity.has(GameTag::DEATHRATTLE) && !entity.silenced {
            all.insert(0, self.fixtures.spell(entity.card).or_unmodeled("the Deathrattle of a complex card")?);
        }
        Ok(all)
    }

    /// Runs the texts that the card itself has under this keyword, without those of enchantments.
    pub fn own_texts(&mut self, word: Word, at: usize) -> Modeled<()> {
        let side = self.state[at].side;
        for text in self.abilities.clone().iter().filter_map(|it| text_under(word, it)) {
            self.text(text.effects, Scope::new(at, side))?;
        }
        Ok(())
    }

    /// Triggers Deathrattles without their minions dying.
    pub fn trigger_deathrattles(&mut self, on: &[usize], side: usize) -> Modeled<()> {
        for at in on {
            for effects in self.deathrattles(*at)? {
                self.text(effects, Scope::new(*at, side))?;
            }
        }
        Ok(())
    }

    /// Repeats the texts of a card under a keyword, with this card as their source.
    pub fn repeat_texts(&mut self, word: Word, of: usize, scope: &Scope) -> Modeled<()> {
        let texts: Vec<&'static [Effect]> = if self.is_tested_card(of) {
            self.abilities.iter().filter_map(|it| text_under(word, it)).map(|text| text.effects).collect()
        } else {
            // Of other cards only one text is known.
            self.fixtures.spell(self.state[of].card).into_iter().collect()
        };
        // Deaths are settled before the text is repeated.
        self.process_deaths()?;
        for effects in texts {
            // Its target would be random.
            (!effects.iter().any(|effect| effect.to.is_target()))
                .or_unmodeled("repeating a text that needs a target")?;
            self.text(effects, Scope::new(scope.this, scope.side))?;
        }
        Ok(())
    }

    /// Trades the card for a card of the deck.
    pub fn trade(&mut self) -> Modeled<()> {
        let at = self.subject(PlannedEntity::TestedInHand)?.card()?;
        let side = self.state[at].side;
        self.steps.push(Step::Use(self.state.entity_ref(Ref::Entity(at))?, 0, StepTarget::Nothing));
        self.state.sides[side].mana -= 1;
        self.state.leave(at);
        self.draw_top(side)?;
        self.state[at].zone = CardZone::Deck;
        let here = &mut self.state.sides[side];
        here.deck.insert(0, at);
        here.deck_order_unknown = true;
        self.raise_card_event(EventKind::Shuffle, at);
        if !self.without_text {
            self.own_texts(Word::WhenTraded, at)?;
        }
        self.flush()
    }

    /// Discards a card from a hand.
    pub fn discard(&mut self, at: usize) -> Modeled<()> {
        let side = self.state[at].side;
        let thrown_out = self.state[at].zone == CardZone::Deck;
        self.state.leave(at);
        self.state[at].zone = CardZone::Graveyard;
        // What is thrown out of a deck was not discarded.
        if thrown_out {
            return Ok(());
        }
        self.state.record(EventKind::Discard, side, Some(at));
        self.raise_card_event(EventKind::Discard, at);
        if self.is_tested_card_with_text(at) {
            self.own_texts(Word::WhenDiscarded, at)?;
        }
        Ok(())
    }
}

/// The text of an ability, if it is under this keyword.
fn text_under(word: Word, ability: &Ability) -> Option<Text> {
    if let Ability::Text(text) = ability { Some(*text).filter(|text| text.word == word) } else { None }
}
