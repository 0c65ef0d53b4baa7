//! Compares the target of a Power with the client's play requirements and with the text on its targeting arrow.

use std::collections::{BTreeMap, BTreeSet};

use cardwright_data::CardRecord;
use cardwright_data::enums::{CardType, GameTag, PlayReq, Rarity};
use cardwright_vocabulary::compiled::CompiledCard;
use cardwright_vocabulary::script::amount::Stat;
use cardwright_vocabulary::script::condition::{Cmp, Condition, ENEMY, MINION};
use cardwright_vocabulary::script::selector::{Place, SelectionSource, Selector, Side};
use cardwright_vocabulary::script::word::Word;
use serde::Serialize;

use super::found::{LintedCard, cards_with_status};
use crate::catalog::Catalog;
use crate::coverage::{CardStatus, State};
use crate::sources::ExplainedPowers;

/// The limits on a target; `None` if there is no target.
type TargetLimits = Option<BTreeSet<String>>;

/// A card whose Power and data disagree about its target.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Disagreement {
    /// The card.
    #[serde(flatten)]
    pub card: LintedCard,
    /// The limits in its Power; `None` without a target.
    #[serde(rename = "power")]
    pub power_limits: TargetLimits,
    /// The limits in the card data.
    #[serde(rename = "data")]
    pub data_limits: TargetLimits,
    /// The source in the card data: play requirements, or the arrow.
    #[serde(rename = "by")]
    pub data_source: &'static str,
}

const REQUIREMENTS: &str = "play requirements";
const ARROW: &str = "the arrow's text";

/// The results of the comparison.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct TargetComparison {
    /// The number of written cards with play requirements on a target.
    #[serde(rename = "required")]
    pub with_requirements: usize,
    /// The number of written cards with a text on their arrow, and without such requirements.
    #[serde(rename = "arrows")]
    pub with_arrow_text: usize,
    /// The differing cards, by id.
    pub disagree: Vec<Disagreement>,
    /// The number of differing cards with play requirements.
    #[serde(rename = "against_requirements")]
    pub contradicting_requirements: usize,
}

impl TargetComparison {
    /// Compares all cards, or those of one set (by module).
    pub fn new(
        catalog: &Catalog,
        statuses: &BTreeMap<String, CardStatus>,
        explained: &ExplainedPowers,
        set: Option<&str>,
    ) -> Self {
        let mut targets = Self::default();
        let is_written = |status: &CardStatus| {
            matches!(
                status.state,
                State::Done | State::Derived | State::Approximate(_) | State::Partial(_) | State::Stale
            )
        };
        for (card, status) in cards_with_status(catalog, statuses, set).filter(|(_, status)| is_written(status)) {
            let record = &card.record;
            // The options of a Choose One card ask for themselves.
            let Some(compiled) = explained.compiled(&record.id).filter(|compiled| compiled.choose_one.is_empty())
            else {
                continue;
            };
            let power = of_power(record, &compiled);
            let (data, by, agree) = if let Some(data) = of_requirements(record) {
                targets.with_requirements += 1;
                let agree = power == data;
                (data, REQUIREMENTS, agree)
            } else if record.strings.contains_key(&GameTag::TARGETING_ARROW_TEXT) {
                targets.with_arrow_text += 1;
                (Some(BTreeSet::new()), ARROW, power.is_some())
            } else {
                continue;
            };
            if !agree {
                targets.contradicting_requirements += usize::from(by == REQUIREMENTS);
                targets.disagree.push(Disagreement {
                    card: LintedCard::new(card, status),
                    power_limits: power,
                    data_limits: data,
                    data_source: by,
                });
            }
        }
        targets
    }

    /// The percentage of the cards with play requirements that agree.
    #[expect(clippy::cast_precision_loss, reason = "a few thousand cards")]
    pub fn percent_agreeing(&self) -> f64 {
        if self.with_requirements == 0 {
            return 100.0;
        }
        (self.with_requirements - self.contradicting_requirements) as f64 * 100.0 / self.with_requirements as f64
    }
}

/// Requirements that there is a target, possibly under a condition.
const TARGET_REQUIREMENTS: &[PlayReq] = &[
    PlayReq::TargetToPlay,
    PlayReq::TargetIfAvailable,
    PlayReq::TargetForCombo,
    PlayReq::TargetForNoCombo,
    PlayReq::TargetIfAvailableAndDragonInHand,
    PlayReq::TargetIfAvailableAndMinimumFriendlyMinions,
    PlayReq::TargetIfAvailableAndMinimumFriendlySecrets,
    PlayReq::TargetIfAvailabeAndElementalPlayedLastTurn,
    PlayReq::TargetIfAvailableAndNo3CostCardInDeck,
    PlayReq::TargetIfAvailableAndHeroHasAttack,
    PlayReq::TargetIfAvailableAndMinimumSpellsPlayedThisTurn,
];

/// Requirements that limit the target, in the words used for Powers below.
const TARGET_LIMITS: &[PlayReq] = &[
    PlayReq::MinionTarget,
    PlayReq::FriendlyTarget,
    PlayReq::EnemyTarget,
    PlayReq::HeroTarget,
    PlayReq::DamagedTarget,
    PlayReq::UndamagedTarget,
    PlayReq::FrozenTarget,
    PlayReq::StealthedTarget,
    PlayReq::LegendaryTarget,
    PlayReq::MustTargetTaunter,
    PlayReq::MinionOrEnemyHero,
    PlayReq::TargetWithBattlecry,
    PlayReq::TargetWithDeathrattle,
];

/// Requirements that limit the target by a number.
const NUMBERED_LIMITS: &[PlayReq] =
    &[PlayReq::TargetMaxAttack, PlayReq::TargetMinAttack, PlayReq::TargetWithRace, PlayReq::TargetExactCost];

/// The target in the card data; `None` if it has no requirement about one.
fn of_requirements(record: &CardRecord) -> Option<TargetLimits> {
    let mut asks = false;
    let mut limits = BTreeSet::new();
    for requirement in &record.requirements {
        let Ok(req) = PlayReq::try_from(requirement.number) else { continue };
        asks |= TARGET_REQUIREMENTS.contains(&req);
        if TARGET_LIMITS.contains(&req) {
            limits.insert(req.name().to_owned());
        } else if NUMBERED_LIMITS.contains(&req) {
            limits.insert(numbered(req, requirement.param.unwrap_or_default()));
        }
    }
    asks.then(|| Some(with_implied(limits)))
}

/// Adds implied limits: a minion type, a Battlecry or a Deathrattle implies a minion, which some cards do not state.
fn with_implied(mut limits: BTreeSet<String>) -> BTreeSet<String> {
    let of_minions = [PlayReq::TargetWithRace, PlayReq::TargetWithBattlecry, PlayReq::TargetWithDeathrattle];
    if limits.iter().any(|limit| of_minions.iter().any(|req| limit.starts_with(req.name()))) {
        limits.insert(PlayReq::MinionTarget.name().to_owned());
    }
    limits
}

fn numbered(req: PlayReq, n: i64) -> String {
    format!("{} {n}", req.name())
}

/// The target of a Power when its card is played or used.
fn of_power(record: &CardRecord, compiled: &CompiledCard) -> TargetLimits {
    let used = matches!(record.card_type(), Some(CardType::HeroPower | CardType::Location));
    let declared = compiled.texts.iter().filter(|(text, _)| text.word.is_played() && (used || text.word != Word::Use));
    declared.filter_map(|(_, declared)| *declared).map(|declared| selector_limits(declared.which)).next()
}

fn selector_limits(which: &Selector) -> BTreeSet<String> {
    let mut limits = BTreeSet::new();
    let mut says = |req: PlayReq| {
        limits.insert(req.name().to_owned());
    };
    if let SelectionSource::Target(side, place) = which.from {
        match side {
            Side::Friendly => says(PlayReq::FriendlyTarget),
            Side::Enemy => says(PlayReq::EnemyTarget),
            Side::Both => {}
        }
        if place == Place::Minions {
            says(PlayReq::MinionTarget);
        } else if place == Place::Heroes {
            says(PlayReq::HeroTarget);
        } else if place != Place::Characters {
            limits.insert(format!("{place:?}"));
        }
    }
    which.that.iter().for_each(|condition| condition_limits(condition, &mut limits));
    with_implied(limits)
}

/// Adds the requirement that a condition stands for; conditions without one are in the engine's words.
fn condition_limits(condition: &Condition, limits: &mut BTreeSet<String>) {
    if condition.is_always() {
        return;
    }
    if let Condition::All(all) = condition {
        return all.iter().for_each(|condition| condition_limits(condition, limits));
    }
    let named = |requirement: PlayReq| requirement.name().to_owned();
    let tags = [
        (GameTag::FROZEN, PlayReq::FrozenTarget),
        (GameTag::STEALTH, PlayReq::StealthedTarget),
        (GameTag::TAUNT, PlayReq::MustTargetTaunter),
        (GameTag::BATTLECRY, PlayReq::TargetWithBattlecry),
        (GameTag::DEATHRATTLE, PlayReq::TargetWithDeathrattle),
    ];
    let minion_or_enemy = |any: &[Condition]| any.len() == 2 && any.contains(&MINION) && any.contains(&ENEMY);
    let said = if *condition == Condition::Damaged {
        named(PlayReq::DamagedTarget)
    } else if let Condition::Not(Condition::Damaged) = condition {
        named(PlayReq::UndamagedTarget)
    } else if let Condition::Race(race) = condition {
        numbered(PlayReq::TargetWithRace, *race as i64)
    } else if *condition == Condition::Rarity(Rarity::Legendary) {
        named(PlayReq::LegendaryTarget)
    } else if let Condition::Stat(Stat::Attack, Cmp::AtMost, n) = condition {
        numbered(PlayReq::TargetMaxAttack, i64::from(*n))
    } else if let Condition::Stat(Stat::Attack, Cmp::AtLeast, n) = condition {
        numbered(PlayReq::TargetMinAttack, i64::from(*n))
    } else if let Condition::Stat(Stat::Cost, Cmp::Equal, n) = condition {
        numbered(PlayReq::TargetExactCost, i64::from(*n))
    } else if let Condition::Has(tag) = condition
        && let Some((_, requirement)) = tags.iter().find(|(of, _)| of == tag)
    {
        named(*requirement)
    } else if let Condition::Any(any) = condition
        && minion_or_enemy(any)
    {
        named(PlayReq::MinionOrEnemyHero)
    } else {
        format!("{condition:?}")
    };
    limits.insert(said);
}
