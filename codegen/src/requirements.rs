//! The play requirements of the card data, in the engine's form.

use cardwright_data::CardRecord;
use cardwright_data::enums::{CardType, PlayReq};
use cardwright_vocabulary::facts::Requirement;

/// The requirements of a spell or a Hero Power, apart from its target; `None` if there are none, or if the engine does not
/// support one of them.
///
/// Some rows are of a target alone that the card does not ask for: they are left over, and say nothing.
pub fn requirements(record: &CardRecord) -> Option<Vec<Requirement>> {
    if !matches!(record.card_type(), Some(CardType::Spell | CardType::HeroPower)) {
        return None;
    }
    let rows: Vec<(PlayReq, Option<i64>)> =
        record.requirements.iter().filter_map(|row| Some((PlayReq::try_from(row.number).ok()?, row.param))).collect();
    let judged: Vec<Requirement> = rows.iter().filter_map(|(req, n)| Requirement::of(*req, *n)).collect();
    let of_target = rows.iter().filter(|(req, _)| is_of_target(*req)).count();
    let says = !judged.is_empty() || rows.iter().any(|(req, _)| TARGET_REQUIREMENTS.contains(req));
    (says && judged.len() + of_target == record.requirements.len()).then_some(judged)
}

/// The requirements without which requirements on the target have no effect.
const TARGET_REQUIREMENTS: [PlayReq; 3] = [PlayReq::TargetToPlay, PlayReq::TargetIfAvailable, PlayReq::TargetForCombo];

/// Whether a requirement is about the target.
fn is_of_target(required: PlayReq) -> bool {
    required.name().contains("TARGET") || [PlayReq::MinionOrEnemyHero, PlayReq::SteadyShot].contains(&required)
}
