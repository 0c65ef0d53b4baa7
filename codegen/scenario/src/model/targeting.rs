//! Targets of cards.
use crate::unmodeled::{Modeled, OrStop, StopReason, unmodeled};
use cardwright_data::GameTag;
use cardwright_vocabulary::script::prelude::*;
use cardwright_vocabulary::script::walk::Node;

use crate::model::query::Scope;
use crate::model::simulation::Simulation;
use crate::model::state::{Entity, Ref};
use crate::steps::Step;

impl Simulation<'_> {
    /// The target of a card. Sets `left_plan` if the planned target is not legal.
    pub fn choose_target(&mut self, texts: &[Text], scope: &Scope, must: bool) -> Modeled<Option<Ref>> {
        let target = self.legal_target(texts, scope, must)?;
        self.targets.push(target);
        Ok(target)
    }

    fn legal_target(&mut self, texts: &[Text], scope: &Scope, must: bool) -> Modeled<Option<Ref>> {
        let aim = self.previous_targets.get(self.targets.len()).copied();
        let mut declared = None;
        // The card that is being played is no longer in hand.
        let hand = self.state.sides[scope.side].hand.clone();
        self.state.sides[scope.side].hand.retain(|at| *at != scope.this);
        for text in texts {
            // Without its condition it needs no target.
            if text.when.is_always() || self.state.condition_holds(&text.when, Ref::Entity(scope.this), scope)? {
                let asks = first_target(text.effects);
                if let (None, Some((which, when))) = (declared, asks)
                    && self.state.condition_holds(&when, Ref::Entity(scope.this), scope)?
                {
                    declared = Some(which);
                }
            }
        }
        self.state.sides[scope.side].hand = hand;
        let Some(which) = declared else {
            self.left_plan = aim.is_some_and(|aim| aim.is_some());
            return Ok(None);
        };
        let SelectionSource::Target(side, place) = which.from else { return unmodeled("a target of this kind") };
        let open = Selector { from: SelectionSource::At(side, place), near: Near::Itself, pick: Pick::All, ..which };
        let out_of_reach = |entity: &Entity| {
            let elusive = entity.has(GameTag::ELUSIVE) && must;
            (entity.has(GameTag::STEALTH) && entity.side != scope.side) || elusive || entity.has(GameTag::DORMANT)
        };
        let hand = self.state.sides[scope.side].hand.clone();
        self.state.sides[scope.side].hand.retain(|at| *at != scope.this);
        let legal = self.state.candidates(&open, scope);
        self.state.sides[scope.side].hand = hand;
        let mut legal = legal?;
        legal.retain(|who| {
            *who != Ref::Entity(scope.this) && !matches!(who, Ref::Entity(at) if out_of_reach(&self.state[*at]))
        });
        let everyone = [Ref::Hero(0), Ref::Hero(1)].into_iter();
        let everyone =
            everyone.chain(self.state.sides.iter().flat_map(|side| side.board.iter().map(|at| Ref::Entity(*at))));
        // Another option of the card may have other targets.
        let asked = !legal.is_empty() && self.plan.option.is_none();
        for who in everyone.filter(|who| asked && !legal.contains(who)).collect::<Vec<_>>() {
            if let Some(name) = self.state.name(who) {
                self.cannot_target_steps.insert(name, Step::CannotTarget(self.card.id, name));
            }
        }
        // Whether the rest of a Battlecry happens without a target is not known.
        (must || !legal.is_empty() || texts.iter().all(|text| text.effects.len() < 2))
            .or_unmodeled("what happens without a target")?;
        if let Some(aim) = aim {
            self.left_plan = match aim {
                Some(who) => !legal.contains(&who),
                None => !legal.is_empty() || must,
            };
            return Ok(aim);
        }
        if legal.is_empty() && must {
            return Err(StopReason::Impossible("no target"));
        }
        // An enemy, a minion if there is one; or a friend first.
        let targets_friend_first = self.plan.targets_friend_first;
        Ok(legal.into_iter().min_by_key(|who| {
            let hero = matches!(who, Ref::Hero(_));
            (hero, (self.state.owner(*who) == scope.side) != targets_friend_first)
        }))
    }
}

/// The first target of the effects, and the condition under which it is needed.
pub(crate) fn first_target(effects: &'static [Effect]) -> Option<(Selector, Condition)> {
    effects.iter().find_map(|effect| {
        let here = |which: &'static Selector| which.target().map(|which| (*which, effect.when));
        let under = |effects| {
            first_target(effects).map(|(which, when)| (which, if when.is_always() { effect.when } else { when }))
        };
        let within = |node: Node<'static>| {
            if let Node::Selector(of) = node {
                here(of)
            } else if let Node::CardSource(_) | Node::Multiplier(_) = node {
                node.selectors().find_map(here)
            } else {
                None
            }
        };
        let in_verb = || {
            if let Verb::Either(then, otherwise) = &effect.verb {
                let always = |(which, _)| (which, Condition::Always);
                return first_target(otherwise).map(always).or_else(|| under(then));
            }
            // Nobody is asked for what happens later, or for what is discovered.
            if matches!(effect.verb, Verb::Delay(_) | Verb::Native(_) | Verb::Discover { .. }) {
                return None;
            }
            effect
                .verb
                .inside()
                .into_iter()
                .find_map(|node| if let Node::Effects(of) = node { under(of) } else { within(node) })
        };
        let in_amount = || within(Node::Multiplier(&effect.amount.per));
        here(&effect.to).or_else(in_verb).or_else(in_amount)
    })
}
