//! Options grouped as in the client: the options of a Choose One card are nested in the card's option.
use cardwright_engine::observe::{Listed, Number};

/// One option with its nested options.
pub struct Grouped<'a> {
    /// The option with its targets.
    pub main: &'a Listed,
    /// The nested options of a Choose One card, with their targets.
    pub sub: Vec<&'a Listed>,
}

/// Groups the options of a list.
pub fn group(listed: &[Listed]) -> Vec<Grouped<'_>> {
    let mut groups: Vec<Grouped<'_>> = Vec::new();
    for it in listed {
        match groups.last_mut() {
            Some(last) if it.option.is_some() && last.main.entity == it.entity => last.sub.push(it),
            _ => groups.push(Grouped { main: it, sub: it.option.map(|_| it).into_iter().collect() }),
        }
    }
    groups
}

impl Grouped<'_> {
    /// The targets of the option itself.
    pub fn targets(&self) -> &[Number] {
        if self.sub.is_empty() { &self.main.targets } else { &[] }
    }
}

/// The group of the n-th option, and its index within the group; −1 if the group has only one option.
pub fn place(listed: &[Listed], n: usize) -> (usize, i32) {
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
