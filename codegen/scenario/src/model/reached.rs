//! Where a simulation has looked in the text.
use cardwright_vocabulary::script::prelude::*;

/// A place in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Site {
    /// What may be looked at whenever the card is.
    Anywhere,
    /// What triggers answer if an event of this kind happens.
    Event(EventKind),
    /// Whether a trigger hears the same events as a variant of it: the place in the list of [`Variant`]s.
    Variant(usize),
    /// What a trigger asks and does once it has heard its event: the number of the card's ability.
    Trigger(usize),
    /// The same of a delayed trigger, by its address.
    Delayed(usize),
    /// How many effects a list has, by its address.
    List(usize),
    /// Whether an effect happens, by its address.
    Condition(usize),
    /// What an effect does, by its address.
    Effect(usize),
}

/// What a mutant has in the place of a trigger: one that listens to other events.
#[derive(Clone, Copy, Debug)]
pub struct Variant {
    /// The number of the card's ability.
    pub of: usize,
    /// What listens there instead.
    pub trigger: Trigger,
}

impl Site {
    /// How many effects this list has.
    pub fn list(effects: &[Effect]) -> Self {
        Self::List(effects.as_ptr().addr())
    }

    /// Whether this effect happens.
    pub fn condition(of: &Effect) -> Self {
        Self::Condition(std::ptr::from_ref(of).addr())
    }

    /// What this effect does.
    pub fn effect(it: &Effect) -> Self {
        Self::Effect(std::ptr::from_ref(it).addr())
    }

    /// What this delayed trigger asks and does once it has heard its event.
    pub fn delayed(trigger: &Trigger) -> Self {
        Self::Delayed(std::ptr::from_ref(trigger).addr())
    }
}

/// Where a simulation has looked.
///
/// ```
/// use cardwright_scenario::{Reached, Site};
/// let mut reached = Reached::default();
/// reached.add(Site::Trigger(0));
/// assert!(reached.any(&[Site::Trigger(0), Site::Trigger(1)]) && !reached.any(&[Site::Trigger(1)]));
/// assert!(reached.any(&[Site::Anywhere]), "whoever looks at the card looks there");
/// ```
#[derive(Clone, Debug, Default)]
pub struct Reached(Vec<Site>);

impl Reached {
    /// It has looked there.
    pub fn add(&mut self, site: Site) {
        if !self.has(site) {
            self.0.push(site);
        }
    }

    /// Whether it has looked at just this.
    pub fn has(&self, site: Site) -> bool {
        self.0.contains(&site)
    }

    /// Whether it has looked at one of these: [`Site::Anywhere`] it always has.
    pub fn any(&self, sites: &[Site]) -> bool {
        sites.iter().any(|site| *site == Site::Anywhere || self.has(*site))
    }
}
