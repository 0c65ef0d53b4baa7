//! Runs long work so that Python can interrupt it.
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::Ordering;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

use cardwright_arena::stop::{self, Stop};
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;

/// The interval between checks for an interrupt.
const PAUSE: Duration = Duration::from_millis(50);

/// Runs long work on another thread. If Python is interrupted, the work is stopped, and has ended before the interrupt is
/// raised.
pub fn interruptible<T: Send>(
    py: Python<'_>,
    mut pause: impl FnMut() -> PyResult<()>,
    run: impl FnOnce(&Stop) -> T + Send,
) -> PyResult<T> {
    let flag = Stop::default();
    let (told, results) = mpsc::sync_channel(1);
    // A receiver is for one thread at a time, and the lock says so.
    let results = Mutex::new(results);
    std::thread::scope(|scope| {
        scope.spawn(|| drop(told.send(stop::with_flag(Some(&flag), || catch_unwind(AssertUnwindSafe(|| run(&flag)))))));
        let mut interrupted = None;
        loop {
            let heard = py.detach(|| {
                results.lock().map_or(Err(RecvTimeoutError::Disconnected), |results| results.recv_timeout(PAUSE))
            });
            match heard {
                Ok(Ok(done)) => return interrupted.map_or(Ok(done), Err),
                Err(RecvTimeoutError::Timeout) => {
                    if interrupted.is_none() {
                        interrupted = py.check_signals().and_then(|()| pause()).err();
                        flag.store(interrupted.is_some(), Ordering::Relaxed);
                    }
                }
                Ok(Err(_)) | Err(RecvTimeoutError::Disconnected) => {
                    return Err(PyRuntimeError::new_err("the engine has failed at it: please report it"));
                }
            }
        }
    })
}
