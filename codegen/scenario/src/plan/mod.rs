//! Plans of scenarios: the setup has the entities that a text refers to, and the stimuli cause the events that it waits for.

pub(crate) mod planner;
mod preparation;
pub(crate) mod requirements;
mod stimuli;
