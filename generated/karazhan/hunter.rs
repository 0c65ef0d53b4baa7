//! Hunter cards of One Night in Karazhan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file a27372cb

/// # Cat Trick
///
/// `KAR_004` · Hunter spell · 2 mana
///
/// > **Secret:** After your opponent casts a spell, summon a 4/2 Panther with **Stealth**.
///
/// - Set: One Night in Karazhan · rare · collectible
/// - Mechanics: Secret
/// - Refers to: Stealth
/// - Tokens: Cat in a Hat [`KAR_004a`]
///
/// State: Derived
//~ derived KAR_004 72c7d640 a1d0959d 9671038a.5080cfb9
pub const KAR_004: Power = after(OPPONENT.cast(SPELL)).then(&[summon(card("KAR_004a"))]);

/// # Cat in a Hat
///
/// `KAR_004a` · Hunter minion · 3 mana · 4/2
///
/// > **Stealth**
///
/// - Set: One Night in Karazhan
/// - Minion type: Beast
/// - Mechanics: Stealth
/// - Tags: `1584` = 1
///
/// State: Vanilla
//~ vanilla KAR_004a 32468ab7 58a57180 f7c4e557.86cd88a1
pub const KAR_004a: Power = VANILLA;

/// # Kindly Grandmother
///
/// `KAR_005` · Hunter minion · 2 mana · 1/1
///
/// > **Deathrattle:** Summon a 3/2 Big Bad Wolf.
///
/// - Set: One Night in Karazhan · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Tokens: Big Bad Wolf [`KAR_005a`]
///
/// State: Derived
//~ derived KAR_005 4d897e48 cc9188a5 bc9b834a.e53f60e7
pub const KAR_005: Power = deathrattle(&[summon(card("KAR_005a"))]);

/// # Big Bad Wolf
///
/// `KAR_005a` · Hunter minion · 2 mana · 3/2
///
/// - Set: One Night in Karazhan
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla KAR_005a 0297565b 5ed68907 66bfefc2
pub const KAR_005a: Power = VANILLA;

/// # Cloaked Huntress
///
/// `KAR_006` · Hunter minion · 3 mana · 3/4
///
/// > Your **Secrets** cost (0).
///
/// - Set: One Night in Karazhan · common · collectible
/// - Refers to: Secret
///
/// State: Derived
//~ derived KAR_006 1e5419da 4612a7a2 bf7a2c0c.e4308459
pub const KAR_006: Power = aura(YOUR_HAND.that(SECRET)).have(&[cost(0)]);
