//! Where a simulation has looked in the text.
use cardwright_vocabulary::script::prelude::*;

/// A place in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Site {
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
pub(crate) struct Variant {
    /// The number of the card's ability.
    pub of: usize,
    pub trigger: Trigger,
}

impl Site {
    pub fn list(effects: &[Effect]) -> Self {
        Self::List(effects.as_ptr().addr())
    }

    pub fn condition(of: &Effect) -> Self {
        Self::Condition(std::ptr::from_ref(of).addr())
    }

    pub fn effect(it: &Effect) -> Self {
        Self::Effect(std::ptr::from_ref(it).addr())
    }

    pub fn delayed(trigger: &Trigger) -> Self {
        Self::Delayed(std::ptr::from_ref(trigger).addr())
    }
}

/// Where a simulation has looked.
#[derive(Clone, Debug, Default)]
pub(crate) struct Reached(Vec<Site>);

impl Reached {
    pub fn add(&mut self, site: Site) {
        if !self.has(site) {
            self.0.push(site);
        }
    }

    pub fn has(&self, site: Site) -> bool {
        self.0.contains(&site)
    }

    /// Whether it has looked at one of these.
    pub fn any(&self, sites: &[Site]) -> bool {
        sites.iter().any(|site| *site == Site::Anywhere || self.has(*site))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: &[Effect] = &[deal(1).to(ENEMIES), draw(1)];

    #[test]
    fn only_what_was_reached_counts() {
        let mut reached = Reached::default();
        reached.add(Site::effect(&ONE[0]));
        assert!(reached.any(&[Site::Trigger(0), Site::effect(&ONE[0])]));
        assert!(!reached.any(&[Site::condition(&ONE[0]), Site::effect(&ONE[1])]));
        assert!(reached.any(&[Site::Anywhere]) && !reached.any(&[]));
    }
}
