//! Plans of scenarios: what a text speaks of has to be there, and what it waits for has to happen.

pub(crate) mod planner;
mod preparation;
pub(crate) mod requirements;
mod stimuli;
