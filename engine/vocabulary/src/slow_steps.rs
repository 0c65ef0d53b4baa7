//! Counts steps that are slow in a game, in builds with debug assertions: a test bounds how many an action takes.
//!
//! Facts that depend on printed cards alone are computed once for a registry. An action that looks a card up by its id, compares texts, or
//! walks over a Power repeats such work.

/// The steps that a thread has taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SlowSteps {
    /// Cards that were looked up by their id or their number in the client.
    pub lookups: u64,
    /// Texts or conditions that were compared.
    pub comparisons: u64,
    /// Elements of Powers that were visited.
    pub visits: u64,
}

#[cfg(debug_assertions)]
thread_local! {
    static TAKEN: std::cell::Cell<SlowSteps> = const { std::cell::Cell::new(SlowSteps { lookups: 0, comparisons: 0, visits: 0 }) };
}

impl SlowSteps {
    /// The steps that this thread has taken so far; none in a build without debug assertions.
    pub fn taken() -> Self {
        #[cfg(debug_assertions)]
        let taken = TAKEN.get();
        #[cfg(not(debug_assertions))]
        let taken = Self::default();
        taken
    }

    /// The steps since an earlier count.
    #[must_use]
    pub const fn since(self, before: Self) -> Self {
        Self {
            lookups: self.lookups - before.lookups,
            comparisons: self.comparisons - before.comparisons,
            visits: self.visits - before.visits,
        }
    }

    /// Counts a lookup of a card.
    #[inline]
    pub(crate) fn look_up() {
        Self::count(|taken| taken.lookups += 1);
    }

    /// Counts a comparison of texts or conditions.
    #[inline]
    pub fn compare() {
        Self::count(|taken| taken.comparisons += 1);
    }

    /// Counts an element that is visited.
    #[inline]
    pub(crate) fn visit() {
        Self::count(|taken| taken.visits += 1);
    }

    #[inline]
    fn count(add: impl FnOnce(&mut Self)) {
        let mut taken = Self::taken();
        add(&mut taken);
        #[cfg(debug_assertions)]
        TAKEN.set(taken);
    }
}
