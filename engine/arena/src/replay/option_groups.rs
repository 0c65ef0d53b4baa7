//! Options grouped as in the client: the options of a Choose One card are nested in the card's option.
use cardwright_engine::observe::{EntityNumber, ListedOption};

/// One option with its nested options.
pub struct OptionGroup<'a> {
    /// The option with its targets.
    pub main: &'a ListedOption,
    /// The nested options of a Choose One card, with their targets.
    pub sub: Vec<&'a ListedOption>,
}

/// Groups the options of a list.
pub fn group(listed: &[ListedOption]) -> Vec<OptionGroup<'_>> {
    let mut groups: Vec<OptionGroup<'_>> = Vec::new();
    for it in listed {
        match groups.last_mut() {
            Some(last) if it.option.is_some() && last.main.entity == it.entity => last.sub.push(it),
            _ => groups.push(OptionGroup { main: it, sub: it.option.map(|_| it).into_iter().collect() }),
        }
    }
    groups
}

impl OptionGroup<'_> {
    /// The targets of the option itself.
    pub fn targets(&self) -> &[EntityNumber] {
        if self.sub.is_empty() { &self.main.targets } else { &[] }
    }
}

/// The group of the n-th option, and its index within the group; −1 if the group has only one option.
pub fn group_and_index(listed: &[ListedOption], n: usize) -> (usize, i32) {
    let mut left = n;
    for (at, group) in group(listed).iter().enumerate() {
        let size = group.sub.len().max(1);
        if left < size {
            let within = i32::try_from(left).unwrap_or(-1);
            return (at, if group.sub.is_empty() { -1 } else { within });
        }
        left -= size;
    }
    (0, -1)
}
