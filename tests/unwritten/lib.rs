//! A crate of its own, because this test alone needs both the compiler of texts and the compiled cards.
