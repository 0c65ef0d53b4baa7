//! What effects do to the table, worked out apart from the rules.
use cardwright_data::enums::{CardType, GameTag};
use cardwright_engine::script::prelude::*;

use super::story::Story;
use super::table::{Ref, Spoken};

impl Story<'_, '_> {
    pub(super) fn effects(&mut self, effects: &[Effect], spoken: &mut Spoken) -> Option<()> {
        for effect in effects {
            if !matches!(effect.verb, Verb::Either(..)) && !self.table.holds(&effect.when, spoken)? {
                continue;
            }
            for _ in 0..effect.times {
                self.effect(effect, spoken)?;
            }
        }
        Some(())
    }

    #[expect(clippy::too_many_lines, reason = "one arm a verb")]
    fn effect(&mut self, effect: &Effect, spoken: &mut Spoken) -> Option<()> {
        let on = self.table.select(&effect.to, spoken)?;
        let n = self.table.number(&effect.amount, spoken)?;
        let many = usize::try_from(n).ok();
        let players: Vec<usize> =
            on.iter().filter_map(|who| if let Ref::Player(side) = who { Some(*side) } else { None }).collect();
        let mut it = Some(on.clone());
        match &effect.verb {
            Verb::Deal => {
                for who in &on {
                    self.table.hit(*who, n)?;
                }
            }
            Verb::Heal => {
                for who in &on {
                    self.table.mend(*who, n)?;
                }
            }
            Verb::HealFully => {
                for who in &on {
                    self.table.mend(*who, 100)?;
                }
            }
            // The decks are made of minions without a type.
            Verb::Draw(that) if that.is_always() || *that == MINION => {
                for side in &players {
                    self.table.take(*side, many?)?;
                    self.table.sides[*side].deck -= many?;
                }
                it = None;
            }
            Verb::Destroy => {
                for who in &on {
                    let Ref::Body(at) = who else { return None };
                    self.table.bodies[*at].dead = true;
                }
            }
            Verb::Summon(what) => {
                let [side] = players[..] else { return None };
                match what {
                    What::Named(id) => {
                        let card = (self.props.card)(id)?;
                        let minion = card.card_type() == Some(CardType::Minion);
                        let texted = !card.text.is_empty() && card.tag(GameTag::DEATHRATTLE).is_none();
                        let quiet = !texted || super::keywords_alone(card);
                        if !minion || !quiet {
                            return None;
                        }
                        let made = (*id, card.attack()?, card.health()?);
                        self.table.make(side, Some(made), many?);
                    }
                    What::Random(_) | What::Token(_) | What::JadeGolem => self.table.make(side, None, many?),
                    _ => return None,
                }
                it = None;
            }
            Verb::AddToHand(what) => {
                for side in &players {
                    match what {
                        What::Named(_) | What::Random(_) | What::RandomOf(..) | What::Token(_) => {
                            self.table.take(*side, many?)?
                        }
                        What::CopyOf(of) => {
                            let of = self.table.select(of, spoken)?;
                            self.table.take(*side, of.len() * many?)?;
                        }
                        _ => return None,
                    }
                }
                it = None;
            }
            Verb::Discover {
                offer: Offer::Pool(..) | Offer::Tokens(_),
                then: [Effect { verb: Verb::AddToHand(_), .. }],
                ..
            } => {
                self.choices.push("Choose(0)".to_owned());
                self.table.take(0, 1)?;
                it = None;
            }
            Verb::Deed(KeywordAction::Excavate) => {
                for side in &players {
                    self.table.take(*side, 1)?;
                }
                it = None;
            }
            Verb::ToDeck(What::Named(_) | What::CopyOf(_), _) => {
                for side in &players {
                    self.table.sides[*side].deck += many?;
                }
                it = None;
            }
            Verb::Equip(What::Named(id)) => {
                let card = (self.props.card)(id)?;
                let [side] = players[..] else { return None };
                self.table.sides[side].weapon = Some((card.attack()?, card.durability()?));
                it = None;
            }
            Verb::Give(modifiers) => {
                for who in &on {
                    self.table.change(*who, modifiers, n)?;
                }
            }
            Verb::Attach(id) => {
                let modifiers = (self.props.gives)(id)?;
                let repeated = effect.amount.per != Per::One;
                for who in &on {
                    for _ in 0..if repeated { n } else { 1 } {
                        self.table.change(*who, modifiers, 1)?;
                    }
                }
            }
            Verb::Freeze => {
                for who in &on {
                    match who {
                        Ref::Body(at) => drop(self.table.bodies[*at].tags.insert(GameTag::FROZEN)),
                        Ref::Hero(side) => drop(self.table.sides[*side].hero_tags.insert(GameTag::FROZEN)),
                        Ref::Player(_) => return None,
                    }
                }
            }
            Verb::Transform(What::Named(id)) => {
                for who in &on {
                    let Ref::Body(at) = who else { return None };
                    self.table.bodies[*at].became = Some(id);
                }
            }
            Verb::Return => {
                for who in &on {
                    let Ref::Body(at) = who else { return None };
                    let side = usize::from(!self.table.bodies[*at].mine);
                    self.table.bodies[*at].gone = true;
                    self.table.take(side, 1)?;
                }
            }
            Verb::TakeControl => {
                for who in &on {
                    let Ref::Body(at) = who else { return None };
                    let body = &mut self.table.bodies[*at];
                    body.mine = true;
                }
            }
            Verb::Armor => {
                for who in &on {
                    let (Ref::Hero(side) | Ref::Player(side)) = who else { return None };
                    self.table.sides[*side].armor += n;
                }
            }
            Verb::Discard
                if effect.to.from == Source::At(cardwright_engine::script::selector::Side::Friendly, Place::Hand) =>
            {
                for who in &on {
                    let Ref::Body(at) = who else { return None };
                    self.table.bodies[*at].gone = true;
                    self.table.sides[0].hand -= 1;
                }
            }
            Verb::Either(then, otherwise) => {
                let text = if self.table.holds(&effect.when, spoken)? { then } else { otherwise };
                return self.effects(text, spoken);
            }
            _ => return None,
        }
        spoken.it = it;
        Some(())
    }
}
