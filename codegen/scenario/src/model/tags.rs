//! The tags that an entity has.
use cardwright_data::GameTag;
use smallvec::SmallVec;

/// A set of a few tags. A list is faster than a tree here: planning scenarios creates millions of entities.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tags(SmallVec<[GameTag; 16]>);

impl Tags {
    #[inline]
    pub fn contains(&self, tag: GameTag) -> bool {
        self.0.contains(&tag)
    }

    /// Adds a tag; `false` if it was there.
    pub fn insert(&mut self, tag: GameTag) -> bool {
        let new = !self.contains(tag);
        if new {
            self.0.push(tag);
        }
        new
    }

    /// Takes a tag away; `false` if it was not there.
    pub fn remove(&mut self, tag: GameTag) -> bool {
        let at = self.0.iter().position(|it| *it == tag);
        at.map(|at| self.0.swap_remove(at)).is_some()
    }

    pub fn clear(&mut self) {
        self.0.clear();
    }

    pub fn iter(&self) -> impl Iterator<Item = GameTag> {
        self.0.iter().copied()
    }
}

/// Of tags that differ from each other.
impl FromIterator<GameTag> for Tags {
    fn from_iter<T: IntoIterator<Item = GameTag>>(tags: T) -> Self {
        Self(tags.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_is_there_once() {
        let mut tags = Tags::default();
        assert!(tags.insert(GameTag::TAUNT) && !tags.insert(GameTag::TAUNT) && tags.insert(GameTag::RUSH));
        assert!(tags.contains(GameTag::TAUNT) && !tags.contains(GameTag::CHARGE));
        assert!(tags.remove(GameTag::TAUNT) && !tags.remove(GameTag::TAUNT));
        assert_eq!(tags.iter().collect::<Vec<_>>(), [GameTag::RUSH]);
        tags.clear();
        assert_eq!(tags.iter().count(), 0);
    }
}
