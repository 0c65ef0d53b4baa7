//! The keywords given by auras, stored outside of entities because few have any.
use super::{EntityId, Game};
use crate::facts::Keywords;

/// The keywords of each entity from auras at the latest aura update; sorted by entity, without empty sets.
#[derive(Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct AuraKeywords(Vec<(EntityId, Keywords)>);

impl Clone for AuraKeywords {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }

    fn clone_from(&mut self, other: &Self) {
        self.0.clone_from(&other.0);
    }
}

impl AuraKeywords {
    /// Whether no entity has keywords from auras.
    pub(super) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn place(&self, id: EntityId) -> Result<usize, usize> {
        self.0.binary_search_by_key(&id, |(of, _)| *of)
    }

    fn set(&mut self, id: EntityId, keywords: Keywords) {
        match (self.place(id), keywords.is_empty()) {
            (Ok(at), true) => drop(self.0.remove(at)),
            (Ok(at), false) => self.0[at].1 = keywords,
            (Err(_), true) => {}
            (Err(at), false) => self.0.insert(at, (id, keywords)),
        }
    }
}

impl Game {
    /// The keywords that auras gave an entity at the latest aura update.
    #[inline]
    pub(crate) fn aura_keywords(&self, id: EntityId) -> Keywords {
        let given = &self.aura_keywords;
        if given.is_empty() { Keywords::NONE } else { given.place(id).map_or(Keywords::NONE, |at| given.0[at].1) }
    }

    /// Sets the keywords that auras give an entity.
    #[inline]
    pub(crate) fn set_aura_keywords(&mut self, id: EntityId, keywords: Keywords) {
        if !(keywords.is_empty() && self.aura_keywords.is_empty()) {
            self.aura_keywords.set(id, keywords);
        }
    }
}
