//! The places of a text that a simulation has reached.
use cardwright_vocabulary::script::prelude::*;

/// A place in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextLocation {
    /// Places that may be read at any time.
    Anywhere,
    /// The reaction of triggers to an event of this kind.
    Event(EventKind),
    /// Whether a trigger reacts to the same events as its variant; the index in the list of [`MutantTrigger`]s.
    MutantTrigger(usize),
    /// The condition and the effects of a trigger that reacts, by the index of the card's ability.
    Trigger(usize),
    /// The condition and the effects of a delayed trigger, by its address.
    Delayed(usize),
    /// The number of effects in a list, by its address.
    List(usize),
    /// Whether an effect happens, by its address.
    Condition(usize),
    /// The result of an effect, by its address.
    Effect(usize),
}

/// A mutant's trigger with other events.
#[derive(Clone, Copy, Debug)]
pub struct MutantTrigger {
    /// The index of the card's ability.
    pub ability_index: usize,
    /// The trigger with other events.
    pub trigger: Trigger,
}

impl TextLocation {
    /// The location of the number of effects in a list.
    pub fn of_list(effects: &[Effect]) -> Self {
        Self::List(effects.as_ptr().addr())
    }

    /// The location of an effect's condition.
    pub fn of_condition(of: &Effect) -> Self {
        Self::Condition(std::ptr::from_ref(of).addr())
    }

    /// The location of an effect's result.
    pub fn of_effect(it: &Effect) -> Self {
        Self::Effect(std::ptr::from_ref(it).addr())
    }

    /// The location of the condition and the effects of a delayed trigger.
    pub fn of_delayed(trigger: &Trigger) -> Self {
        Self::Delayed(std::ptr::from_ref(trigger).addr())
    }
}

/// The places that a simulation has reached.
///
/// ```
/// use cardwright_scenario::{VisitedLocations, TextLocation};
/// let mut reached = VisitedLocations::default();
/// reached.add(TextLocation::Trigger(0));
/// assert!(reached.contains_any(&[TextLocation::Trigger(0), TextLocation::Trigger(1)]) && !reached.contains_any(&[TextLocation::Trigger(1)]));
/// assert!(reached.contains_any(&[TextLocation::Anywhere]), "whoever looks at the card looks there");
/// ```
#[derive(Clone, Debug, Default)]
pub struct VisitedLocations(Vec<TextLocation>);

impl VisitedLocations {
    /// Adds a place.
    pub fn add(&mut self, site: TextLocation) {
        if !self.has(site) {
            self.0.push(site);
        }
    }

    /// Whether exactly this place was reached.
    pub fn has(&self, site: TextLocation) -> bool {
        self.0.contains(&site)
    }

    /// Whether one of these places was reached; [`TextLocation::Anywhere`] always is.
    pub fn contains_any(&self, sites: &[TextLocation]) -> bool {
        sites.iter().any(|site| *site == TextLocation::Anywhere || self.has(*site))
    }
}
