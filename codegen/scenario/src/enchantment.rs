//! The scenario of an enchantment: it is attached to a plain minion, all of its changes are visible there, and it ends when its
//! text says so.

use cardwright_data::{CardType, GameTag};
use cardwright_vocabulary::script::aura::{Attribute, Lasts, Modifier, Op};
use cardwright_vocabulary::script::{Ability, Power};
use cardwright_vocabulary::{Card, Cards};

use crate::steps::{EntityRef, Step, number};

/// The visible changes of an enchantment on a plain minion.
///
/// The numbers are worked out here from those of the text and of the minion, so that the rules are held against them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EnchantmentScenario {
    /// The minion's id.
    pub minion: &'static str,
    /// Whether the minion is in hand, where its Cost is visible, and not in play.
    pub in_hand: bool,
    /// The observations with the enchantment, none of which is true without it.
    pub with: Vec<VisibleValue>,
    /// The observations of the minion without the enchantment, in the same order.
    pub without: Vec<VisibleValue>,
    /// The number of turns after which the enchantment ends; `None` if it stays.
    pub lasts_turns: Option<usize>,
}

/// An observation of a minion.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum VisibleValue {
    /// Its Attack and Health.
    Stats(i64, i64),
    /// Its cost.
    Cost(i64),
    /// Whether it has a keyword.
    Keyword(GameTag, bool),
    /// A tag's number.
    Number(GameTag, i64),
}

/// Minions without text, in the order of their sets; candidates for the scenario.
pub fn plain_minions(cards: &Cards) -> Vec<&'static Card> {
    let plain = |card: &&'static Card| card.card_type == CardType::Minion && card.collectible() && card.text.is_empty();
    cards.iter().map(|(_, card)| card).filter(plain).collect()
}

impl EnchantmentScenario {
    /// The scenario on the first minion where all changes are visible; `None` if there is none.
    pub fn of(power: &Power, plain: &[&'static Card]) -> Option<Self> {
        let Ability::Enchant(enchant) = power.ability else { return None };
        if enchant.aura.is_some() || enchant.until.is_some() {
            return None;
        }
        let turns = match enchant.lasts {
            Lasts::Forever => None,
            Lasts::ThisTurn => Some(1),
            Lasts::UntilYourNextTurn => Some(2),
            Lasts::UntilEndOfYourNextTurn => Some(3),
            Lasts::NextTurn | Lasts::Turns(_) => return None,
        };
        let on = |bites| {
            plain.iter().find_map(|record| {
                let before = MinionNumbers::of(record);
                let (with, without) =
                    before.with_changes(enchant.modifiers, bites)?.visible_changes(before, enchant.modifiers)?;
                Some((record.id, with, without))
            })
        };
        // "Not less than (1)" shows only where the cost would be less.
        let (on, with, without) = on(true).or_else(|| on(false))?;
        let in_hand = enchant.modifiers.iter().any(|change| change.what == Attribute::Cost);
        Some(Self { minion: on, in_hand, with, without, lasts_turns: turns })
    }

    /// The steps: the enchantment is attached to the minion, and ends when its text says so.
    pub fn steps(&self, id: &'static str) -> Vec<Step> {
        let (put, who): (fn(&'static str) -> Step, EntityRef) =
            if self.in_hand { (Step::Give, EntityRef::Nth(0)) } else { (Step::Ally, EntityRef::My(0)) };
        let seen = |seen: &VisibleValue| match *seen {
            VisibleValue::Stats(attack, health) => Step::StatsNow(who, number(attack), number(health)),
            VisibleValue::Cost(cost) => Step::CostNow(who, number(cost)),
            VisibleValue::Keyword(tag, true) => Step::HasNow(who, tag),
            VisibleValue::Keyword(tag, false) => Step::HasNot(who, tag),
            VisibleValue::Number(tag, n) => Step::TagNow(who, tag, number(n)),
        };
        let mut steps = vec![put(self.minion), Step::Enchant(who, id)];
        steps.extend(self.with.iter().map(seen));
        if let Some(turns) = self.lasts_turns {
            for turn in 1..=turns {
                steps.push(Step::EndTurn);
                let there = if turn < turns { &self.with } else { &self.without };
                steps.extend(there.iter().map(seen));
            }
        }
        steps
    }
}

#[derive(Clone, Copy)]
struct MinionNumbers {
    attack: i64,
    health: i64,
    cost: i64,
    spell_damage: i64,
}

impl MinionNumbers {
    fn of(card: &Card) -> Self {
        let (attack, health) = (i64::from(card.attack), i64::from(card.health));
        Self { attack, health, cost: i64::from(card.cost), spell_damage: 0 }
    }

    /// The numbers with these changes; `None` if one of them would not be fully visible. A minimum or maximum must only take
    /// effect if `bites`.
    fn with_changes(self, changes: &[Modifier], bites: bool) -> Option<Self> {
        let mut now = self;
        for change in changes {
            let (n, also) = (i64::from(change.amount.n), i64::from(change.also));
            let apply = |value: &mut i64, n: i64| {
                let before = *value;
                *value = apply_op(before, change.op, n);
                match change.op {
                    Op::AtLeast | Op::AtMost => *value != before || !bites,
                    Op::Add => true,
                    Op::Set | Op::Times => *value != before,
                }
            };
            let shows = match change.what {
                Attribute::Stats => apply(&mut now.attack, n) & apply(&mut now.health, also),
                Attribute::Attack => apply(&mut now.attack, n),
                Attribute::Health | Attribute::Durability => apply(&mut now.health, n),
                // "But not less than (1)".
                Attribute::Cost if change.op == Op::Add && also > 0 => {
                    let floor = also.min(now.cost);
                    let shows = now.cost > floor && (now.cost + n < floor || !bites);
                    now.cost = (now.cost + n).max(floor);
                    shows
                }
                Attribute::Cost => apply(&mut now.cost, n) && (now.cost > 0 || !bites || change.op != Op::Add),
                Attribute::Tag(GameTag::SPELLPOWER) => apply(&mut now.spell_damage, n),
                Attribute::Tag(_) => change.op == Op::Set && n > 0,
            };
            shows.then_some(())?;
        }
        // Nothing has less than no Attack or costs less than nothing, and a minion without Health is gone.
        now.cost = now.cost.max(0);
        (now.attack >= 0 && now.health >= 1).then_some(now)
    }

    /// The observations with and without the changes.
    fn visible_changes(self, before: Self, changes: &[Modifier]) -> Option<(Vec<VisibleValue>, Vec<VisibleValue>)> {
        let (mut with, mut without) = (Vec::new(), Vec::new());
        let mut both = |now: VisibleValue, then: VisibleValue| {
            if now != then {
                with.push(now);
                without.push(then);
            }
        };
        both(VisibleValue::Stats(self.attack, self.health), VisibleValue::Stats(before.attack, before.health));
        both(VisibleValue::Cost(self.cost), VisibleValue::Cost(before.cost));
        let spell_damage = |numbers: Self| VisibleValue::Number(GameTag::SPELLPOWER, numbers.spell_damage);
        both(spell_damage(self), spell_damage(before));
        for change in changes {
            if let Attribute::Tag(tag) = change.what
                && tag != GameTag::SPELLPOWER
            {
                both(VisibleValue::Keyword(tag, true), VisibleValue::Keyword(tag, false));
            }
        }
        (!with.is_empty()).then_some((with, without))
    }
}

/// A number after a change.
pub(crate) fn apply_op(value: i64, op: Op, n: i64) -> i64 {
    match op {
        Op::Add => value + n,
        Op::Set => n,
        Op::Times => value * n,
        Op::AtLeast => value.max(n),
        Op::AtMost => value.min(n),
    }
}
