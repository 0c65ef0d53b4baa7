//! The set of tags of an entity.
use cardwright_data::GameTag;
use smallvec::SmallVec;

/// A set of a few tags. A list is faster than a tree here: planning scenarios creates millions of entities.
///
/// ```
/// use cardwright_data::GameTag;
/// use cardwright_scenario::Tags;
/// let mut tags = Tags::default();
/// assert!(tags.insert(GameTag::TAUNT) && !tags.insert(GameTag::TAUNT));
/// assert!(tags.contains(GameTag::TAUNT));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Tags(SmallVec<[GameTag; 16]>);

impl Tags {
    /// Whether the set has a tag.
    #[inline]
    pub fn contains(&self, tag: GameTag) -> bool {
        self.0.contains(&tag)
    }

    /// Adds a tag; `false` if the set had it.
    pub fn insert(&mut self, tag: GameTag) -> bool {
        let new = !self.contains(tag);
        if new {
            self.0.push(tag);
        }
        new
    }

    /// Removes a tag; `false` if the set did not have it.
    pub fn remove(&mut self, tag: GameTag) -> bool {
        let at = self.0.iter().position(|it| *it == tag);
        at.map(|at| self.0.swap_remove(at)).is_some()
    }

    /// Removes all tags.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// The tags, in unspecified order.
    pub fn iter(&self) -> impl Iterator<Item = GameTag> {
        self.0.iter().copied()
    }
}

/// The tags must be distinct.
impl FromIterator<GameTag> for Tags {
    fn from_iter<T: IntoIterator<Item = GameTag>>(tags: T) -> Self {
        Self(tags.into_iter().collect())
    }
}
