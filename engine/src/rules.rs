//! How a game moves.

/// What a native sees.
pub struct Table<'a>(std::marker::PhantomData<&'a ()>);
