//! What abilities listen to.
use super::Explain;
use crate::script::condition::Condition;
use crate::script::trigger::{EventKind, EventPattern};

impl Explain<'_> {
    /// An event as a clause: "you cast a spell", "this takes damage".
    pub(super) fn event(self, event: &EventPattern) -> String {
        let who = self.one_of_those(&event.who);
        let what = format!("a {}", self.kind(&event.what));
        let from = if event.what == Condition::Always { String::new() } else { format!(" from {what}") };
        match event.kind {
            EventKind::TurnStart => format!("{who} start a turn"),
            EventKind::TurnEnd => format!("{who} end a turn"),
            EventKind::Play => format!("{who} play {what}"),
            EventKind::Cast => format!("{who} cast {what}"),
            EventKind::Summon => format!("{who} summon {what}"),
            EventKind::Death => format!("{who} dies"),
            EventKind::Damage => format!("{who} takes damage{from}"),
            EventKind::Predamage => format!("{who} would take damage{from}"),
            EventKind::HealthLoss => format!("{who} would lose Health{from}"),
            EventKind::Heal => format!("{who} is healed{from}"),
            EventKind::Overheal => format!("{who} is Overhealed{from}"),
            EventKind::Attack if event.what == Condition::Always => format!("{who} attacks"),
            EventKind::Attack => format!("{who} attacks {what}"),
            EventKind::Draw => format!("{who} draw {what}"),
            EventKind::Discard => format!("{who} discard {what}"),
            EventKind::HeroPower => format!("{who} use a Hero Power{from}"),
            EventKind::Reveal => format!("a Secret of {who} is revealed{from}"),
            EventKind::Armor => format!("{who} gain Armor"),
            EventKind::Equip => format!("{who} equip {what}"),
            EventKind::ToHand => format!("{who} get {what}"),
            EventKind::Shuffle => format!("{who} shuffle {what} into a deck"),
            EventKind::Freeze => format!("{who} is Frozen"),
            EventKind::Targeted => format!("{who} is the target of {what}"),
            EventKind::Ability => format!("{who} uses an ability"),
            EventKind::Overload => format!("{who} Overload"),
            EventKind::ShieldLost => format!("{who} loses Divine Shield"),
            EventKind::AttackGained => format!("{who} gains Attack"),
            EventKind::HealthGained => format!("{who} gains Health"),
            EventKind::StatChange => format!("the stats of {who} change"),
            EventKind::Launch => format!("{who} launch {what}"),
            EventKind::Discover => format!("{who} Discover {what}"),
            EventKind::Restore => format!("{who} restore Health with {what}"),
            EventKind::ManaSpent => format!("{who} spend Mana on {what}"),
            EventKind::CorpsesSpent => format!("{who} spend Corpses on {what}"),
            EventKind::Prepare => format!("{who} Prepare {what}"),
            EventKind::StatsGained => format!("{who} gains stats{from}"),
            EventKind::Shatter => format!("{who} Shatter {what}"),
            EventKind::DarkGift => format!("{who} is given a Dark Gift"),
            EventKind::Excavate => format!("{who} Excavate {what}"),
            EventKind::Forge => format!("{who} Forge {what}"),
            EventKind::Magnetize => format!("{what} is Magnetized to {who}"),
            EventKind::Reborn => format!("{what} of {who} is Reborn"),
            EventKind::CorpsesGained => format!("{who} gain Corpses"),
        }
    }
}
