//! Hunter cards of One Night in Karazhan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 869a16d4

/// # Cat Trick
/// Spell · 2 mana
/// > **Secret:** After your opponent casts a spell, summon a 4/2 Panther with **Stealth**.
/// - Makes: Cat in a Hat [`KAR_004a`] (4/2, "Stealth")
//~ derived KAR_004 a1d0959d 7846e7ae.5080cfb9 ba0e4e46.29ec3571
pub const KAR_004: Power = after(OPPONENT.cast(SPELL)).then(&[summon(card("KAR_004a"))]);

/// # Cat in a Hat
/// Minion · Beast · 3 mana · 4/2
/// > **Stealth**
//~ vanilla KAR_004a 58a57180 881fdcb9.86cd88a1 ecc9ef93
pub const KAR_004a: Power = VANILLA;

/// # Kindly Grandmother
/// Minion · Beast · 2 mana · 1/1
/// > **Deathrattle:** Summon a 3/2 Big Bad Wolf.
/// - Makes: Big Bad Wolf [`KAR_005a`] (3/2)
//~ derived KAR_005 cc9188a5 640b67f3.e53f60e7 8858428a.cf18c9d1
pub const KAR_005: Power = deathrattle(&[summon(card("KAR_005a"))]);

/// # Big Bad Wolf
/// Minion · Beast · 2 mana · 3/2
//~ vanilla KAR_005a 5ed68907 b36f6b93 4fa95e00
pub const KAR_005a: Power = VANILLA;

/// # Cloaked Huntress
/// Minion · 3 mana · 3/4
/// > Your **Secrets** cost (0).
//~ derived KAR_006 4612a7a2 05841e04.e4308459 19243879
pub const KAR_006: Power = aura(YOUR_HAND.that(SECRET)).have(&[cost(0)]);
