//! Interrupts long work: searches and games check the stop flag of their call.
//!
//! The flag belongs to a thread while [`with_flag`] runs there; [`current`] returns it for other threads that do part of the work.
use std::cell::RefCell;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A stop flag: after it is set, the work ends soon, with its results so far.
pub type Stop = Arc<AtomicBool>;

thread_local! {
    static CURRENT: RefCell<Option<Stop>> = const { RefCell::new(None) };
}

/// Restores the previous flag of the thread, even if the work panics.
struct Restore(Option<Stop>);

impl Drop for Restore {
    fn drop(&mut self) {
        CURRENT.with_borrow_mut(|current| *current = self.0.take());
    }
}

/// Runs work that ends soon after the flag is set.
///
/// ```
/// use std::sync::atomic::Ordering;
/// use cardwright_arena::stop;
/// let flag = stop::Stop::default();
/// flag.store(true, Ordering::Relaxed);
/// assert!(stop::with_flag(Some(&flag), stop::is_set) && !stop::is_set());
/// ```
pub fn with_flag<T>(flag: Option<&Stop>, run: impl FnOnce() -> T) -> T {
    let before = CURRENT.replace(flag.cloned());
    let _restore = Restore(before);
    run()
}

/// The flag of the work on this thread.
pub fn current() -> Option<Stop> {
    CURRENT.with_borrow(Clone::clone)
}

/// Whether the work on this thread should end.
pub fn is_set() -> bool {
    CURRENT.with_borrow(|current| current.as_ref().is_some_and(|flag| flag.load(Ordering::Relaxed)))
}
