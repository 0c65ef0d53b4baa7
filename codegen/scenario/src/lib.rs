//! Scenarios: tests that show that a card does what its text says.
//!
//! A [`Scenario`](Step) is a list of steps: a setup, actions, and observations. The observations are computed by a reference
//! model (`model`) from the numbers of the card's Power, never by the engine. `plan` proposes setups and stimuli. Of all
//! possible scenarios, those are selected that distinguish the card from its [mutants]: the same text with another number,
//! another target, another event, or without an effect or a condition.

mod basics;
mod differences;
pub mod enchantment;
mod facts;
mod fixtures;
mod mentions;
mod model;
mod mutants;
mod plan;
mod print;
mod reads;
mod scenario;
mod setup;
mod steps;
mod unmodeled;

pub use basics::{PowerSource, ScenarioPlanner};
pub use differences::differences;
pub use fixtures::{FixtureChoice, formats_of};
pub use model::reached::{MutantTrigger, TextLocation, VisitedLocations};
pub use model::tags::Tags;
pub use mutants::parts::{TextPart, text_parts};
pub use mutants::{Mutant, Mutation, mutants, pool, wide_mutants};
pub use print::{test_body, test_name};
pub use reads::with_reads;
pub use steps::{EntityRef, ForcedOutcome, Side, Step, StepTarget, TargetKind};
pub use unmodeled::Unmodeled;
