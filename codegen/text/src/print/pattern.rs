//! Patterns of values: the meaning of a rule with open holes. A matching value determines the holes.
use super::tree::{Node, TreeId, Trees};

/// A value with holes.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Pattern {
    /// Exactly this tree.
    Exact(TreeId),
    /// Any number, because it is in the data of the card.
    Number,
    /// The value of a hole.
    Hole(usize, HoleTransform),
    Map(Vec<(TreeId, Self)>),
    List(Vec<ListPattern>),
    /// A struct with these fields; other fields are ignored.
    Fields(Vec<(TreeId, Self)>),
    /// The value of a hole with these fields changed; in the hole's own value they are those of the marker.
    Changed {
        hole: usize,
        via: HoleTransform,
        marker: TreeId,
        fields: Vec<(TreeId, Self)>,
    },
}

/// The transformation of a hole's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum HoleTransform {
    Same,
    Negative,
    /// The value is the only item of a list.
    OnlyItem,
    /// `minion_condition`: a kind as a condition on minions.
    MinionCondition,
    /// `body_of`: a kind as the condition on a summoned card.
    BodyCondition,
}

/// Items of a list.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum ListPattern {
    One(Pattern),
    /// At least this many items, which a hole has as a list.
    Several(usize, usize),
    /// One condition, or the parts of a conjunction.
    Narrowed(usize),
    /// Several items, all changed in the same way.
    Each(usize, Pattern),
}

/// The value of each hole, with the fields that another position determines.
pub(super) type Slots = Vec<Option<(TreeId, Vec<TreeId>)>>;

impl Pattern {
    /// Every way in which a value matches.
    pub fn matches(&self, id: TreeId, trees: &mut Trees<'_>, slots: Slots) -> Vec<Slots> {
        if self.can_match(id, trees) { self.fill_slots(id, trees, slots) } else { Vec::new() }
    }

    /// Whether a value can match, ignoring holes.
    pub fn can_match(&self, id: TreeId, trees: &Trees<'_>) -> bool {
        let fields_fit = |fields: &[(TreeId, Self)], exact: bool| {
            let Node::Map(there) = trees.get(id) else { return false };
            (!exact || there.len() == fields.len())
                && fields.iter().all(|(name, pattern)| {
                    there.iter().any(|(of, value)| of == name && pattern.can_match(*value, trees))
                })
        };
        match self {
            Self::Exact(of) => *of == id,
            Self::Number => trees.as_number(id).is_some_and(|n| trees.data.contains(&n)),
            Self::Hole(..) => true,
            Self::Map(fields) => fields_fit(fields, true),
            Self::Changed { fields, .. } | Self::Fields(fields) => fields_fit(fields, false),
            Self::List(items) => trees.as_list(id).is_some_and(|there| {
                let first = |item: &ListPattern| {
                    if let ListPattern::One(it) = item { it.can_match(there[0], trees) } else { true }
                };
                there.len() >= items.len() && items.first().is_none_or(first)
            }),
        }
    }

    fn fill_slots(&self, id: TreeId, trees: &mut Trees<'_>, mut slots: Slots) -> Vec<Slots> {
        let filled = |done: bool, slots: Slots| if done { vec![slots] } else { Vec::new() };
        match self {
            Self::Exact(_) | Self::Number => filled(self.can_match(id, trees), slots),
            Self::Hole(hole, via) => {
                let values = preimages(*via, id, trees);
                let each = values.into_iter().filter_map(|value| {
                    let mut slots = slots.clone();
                    bind(&mut slots, *hole, value, &[], trees).then_some(slots)
                });
                each.collect()
            }
            Self::Map(fields) | Self::Fields(fields) => fill_fields(fields, id, trees, slots),
            Self::List(items) => {
                let there = trees.as_list(id).unwrap_or_default().to_vec();
                fill_list(items, &there, trees, slots)
            }
            Self::Changed { hole, via, marker, fields } => {
                let value = unchanged(*marker, fields, id, trees);
                let value = if *via == HoleTransform::OnlyItem { trees.intern(Node::List(vec![value])) } else { value };
                let loose: Vec<TreeId> = fields.iter().map(|(name, _)| *name).collect();
                if !bind(&mut slots, *hole, value, &loose, trees) {
                    return Vec::new();
                }
                fill_fields(fields, id, trees, slots)
            }
        }
    }

    /// The pattern with this value in a hole.
    pub fn with_hole(&self, hole: usize, value: TreeId) -> Self {
        let fields = |all: &[(TreeId, Self)]| all.iter().map(|(name, it)| (*name, it.with_hole(hole, value))).collect();
        match self {
            Self::Hole(of, HoleTransform::Same) if *of == hole => Self::Exact(value),
            Self::Exact(_) | Self::Number | Self::Hole(..) => self.clone(),
            Self::Map(all) => Self::Map(fields(all)),
            Self::Fields(all) => Self::Fields(fields(all)),
            Self::Changed { hole: of, via, marker, fields: all } => {
                Self::Changed { hole: *of, via: *via, marker: *marker, fields: fields(all) }
            }
            Self::List(items) => {
                let item = |item: &ListPattern| {
                    if let ListPattern::One(it) = item {
                        ListPattern::One(it.with_hole(hole, value))
                    } else {
                        item.clone()
                    }
                };
                Self::List(items.iter().map(item).collect())
            }
        }
    }

    /// Whether a matching value determines a hole.
    pub fn determines_hole(&self, hole: usize) -> bool {
        match self {
            Self::Exact(_) | Self::Number => false,
            Self::Hole(of, _) => *of == hole,
            Self::Map(fields) | Self::Fields(fields) => fields.iter().any(|(_, it)| it.determines_hole(hole)),
            Self::Changed { hole: of, fields, .. } => {
                *of == hole || fields.iter().any(|(_, it)| it.determines_hole(hole))
            }
            Self::List(items) => items.iter().any(|item| match item {
                ListPattern::One(it) => it.determines_hole(hole),
                ListPattern::Several(of, _) | ListPattern::Narrowed(of) => *of == hole,
                ListPattern::Each(of, it) => *of == hole || it.determines_hole(hole),
            }),
        }
    }
}

fn fill_fields(fields: &[(TreeId, Pattern)], id: TreeId, trees: &mut Trees<'_>, slots: Slots) -> Vec<Slots> {
    let Node::Map(there) = trees.get(id).clone() else { return Vec::new() };
    let mut all = vec![slots];
    for (name, value) in there {
        if let Some((_, pattern)) = fields.iter().find(|(of, _)| *of == name) {
            all = all.into_iter().flat_map(|slots| pattern.matches(value, trees, slots)).collect();
        }
    }
    all
}

fn fill_list(items: &[ListPattern], there: &[TreeId], trees: &mut Trees<'_>, slots: Slots) -> Vec<Slots> {
    let Some((first, rest)) = items.split_first() else {
        return if there.is_empty() { vec![slots] } else { Vec::new() };
    };
    let most = there.len().saturating_sub(rest.len());
    let lengths = match first {
        ListPattern::One(_) => 1..=1.min(most),
        ListPattern::Several(_, least) => *least..=most,
        ListPattern::Narrowed(_) => 1..=most,
        ListPattern::Each(..) => 2..=most,
    };
    let mut all = Vec::new();
    for n in lengths {
        let mut slots = slots.clone();
        let found = match first {
            ListPattern::One(pattern) => pattern.matches(there[0], trees, slots),
            ListPattern::Several(hole, _) => {
                let part = trees.intern(Node::List(there[..n].to_vec()));
                if bind(&mut slots, *hole, part, &[], trees) { vec![slots] } else { Vec::new() }
            }
            ListPattern::Narrowed(hole) => {
                let part = all_of(&there[..n], trees);
                if bind(&mut slots, *hole, part, &[], trees) { vec![slots] } else { Vec::new() }
            }
            ListPattern::Each(hole, pattern) => {
                let Pattern::Changed { marker, fields, .. } = pattern else { continue };
                let plain: Vec<TreeId> = there[..n].iter().map(|id| unchanged(*marker, fields, *id, trees)).collect();
                let mut found = vec![slots];
                for id in &there[..n] {
                    let fresh = |slots: Slots, trees: &mut Trees<'_>| {
                        let kept = slots[*hole].clone();
                        let mut open = slots;
                        open[*hole] = None;
                        pattern.matches(*id, trees, open).into_iter().map(move |mut slots| {
                            slots[*hole].clone_from(&kept);
                            slots
                        })
                    };
                    found = found.into_iter().flat_map(|slots| fresh(slots, trees).collect::<Vec<_>>()).collect();
                }
                let part = trees.intern(Node::List(plain));
                found.retain_mut(|slots| bind(slots, *hole, part, &[], trees));
                found
            }
        };
        for slots in found {
            all.extend(fill_list(rest, &there[n..], trees, slots));
        }
    }
    all
}

/// The value of a hole whose fields a rule has changed.
fn unchanged(marker: TreeId, changed: &[(TreeId, Pattern)], id: TreeId, trees: &mut Trees<'_>) -> TreeId {
    let (Node::Map(of_marker), Node::Map(there)) = (trees.get(marker).clone(), trees.get(id).clone()) else {
        return id;
    };
    let fields = there.into_iter().zip(of_marker).map(|((name, value), (_, plain))| {
        let value = match changed.iter().find(|(of, _)| *of == name) {
            Some((_, pattern)) => {
                if let Pattern::Fields(fields) = pattern {
                    unchanged(plain, fields, value, trees)
                } else {
                    plain
                }
            }
            None => value,
        };
        (name, value)
    });
    let fields = fields.collect();
    trees.intern(Node::Map(fields))
}

/// Sets the value of a hole; `false` if it contradicts the existing one.
fn bind(slots: &mut Slots, hole: usize, value: TreeId, loose: &[TreeId], trees: &Trees<'_>) -> bool {
    match &slots[hole] {
        None => slots[hole] = Some((value, loose.to_vec())),
        Some((there, decided)) => {
            let free: Vec<TreeId> = decided.iter().chain(loose).copied().collect();
            if !are_compatible(*there, value, &free, trees) {
                return false;
            }
            if loose.is_empty() {
                slots[hole] = Some((value, Vec::new()));
            }
        }
    }
    true
}

fn are_compatible(one: TreeId, other: TreeId, free: &[TreeId], trees: &Trees<'_>) -> bool {
    match trees.get(one) {
        _ if one == other => true,
        Node::Atom(_) => false,
        Node::List(one) => match (&one[..], trees.as_list(other)) {
            ([one], Some([other])) => are_compatible(*one, *other, free, trees),
            _ => false,
        },
        Node::Map(one) => {
            let Node::Map(other) = trees.get(other) else { return false };
            !free.is_empty()
                && one.len() == other.len()
                && one.iter().zip(other).all(|(a, b)| a == b || (a.0 == b.0 && free.contains(&a.0)))
        }
    }
}

/// The values that the transformation maps to this one.
fn preimages(via: HoleTransform, id: TreeId, trees: &mut Trees<'_>) -> Vec<TreeId> {
    match via {
        HoleTransform::Same => vec![id],
        HoleTransform::OnlyItem => vec![trees.intern(Node::List(vec![id]))],
        HoleTransform::Negative => match trees.as_number(id) {
            Some(n) if n < 0 => vec![trees.intern_number(-n)],
            _ => Vec::new(),
        },
        HoleTransform::MinionCondition | HoleTransform::BodyCondition => kinds(id, trees),
    }
}

/// The kinds whose condition on minions is this one: with the noun, and without it if a type implies it.
fn kinds(id: TreeId, trees: &mut Trees<'_>) -> Vec<TreeId> {
    if let Some(any) = trees.field(id, "Any").and_then(|any| trees.as_list(any)).map(<[TreeId]>::to_vec) {
        // Each of them has its own noun: the shortest.
        let each: Option<Vec<TreeId>> = any.into_iter().map(|one| kinds(one, trees).first().copied()).collect();
        let Some(each) = each else { return Vec::new() };
        let list = trees.intern(Node::List(each));
        return vec![trees.intern_variant("Any", list)];
    }
    let name = trees.intern_text("MINION");
    let minion = trees.intern_variant("Type", name);
    let always = trees.intern_text("Always");
    let parts = match trees.field(id, "All").and_then(|all| trees.as_list(all)) {
        Some(all) => all.to_vec(),
        None if id == always => Vec::new(),
        None => vec![id],
    };
    let rest: Vec<TreeId> = parts.iter().copied().filter(|part| *part != minion).collect();
    let tag = |id: TreeId| trees.field(id, "Has").and_then(|tag| trees.as_text(tag));
    let is_noun =
        rest.iter().any(|part| trees.field(*part, "Race").is_some() || matches!(tag(*part), Some("IMP" | "WHELP")));
    let mut found = Vec::new();
    if is_noun {
        found.push(all_of(&rest, trees));
    }
    let whole: Vec<TreeId> = std::iter::once(minion).chain(rest).collect();
    found.push(all_of(&whole, trees));
    found
}

/// One condition, or the conjunction of several.
fn all_of(parts: &[TreeId], trees: &mut Trees<'_>) -> TreeId {
    if let [one] = parts {
        return *one;
    }
    let list = trees.intern(Node::List(parts.to_vec()));
    trees.intern_variant("All", list)
}
