//! Plans of scenarios: what a text speaks of has to be there, and what it waits for has to happen.

pub(crate) mod fixtures;
pub(crate) mod mentions;
pub(crate) mod planner;
pub(crate) mod pools;
mod preparation;
pub(crate) mod requirements;
pub(crate) mod setup;
mod stimuli;
