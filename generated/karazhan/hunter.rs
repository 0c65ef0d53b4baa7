//! Hunter cards of One Night in Karazhan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

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
/// State: Todo
//~ KAR_004 todo afefea74 49ddadb4
pub const KAR_004: Power = TODO;

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
//~ KAR_004a vanilla 008b1e4e 4dc32a5f
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
/// State: Todo
//~ KAR_005 todo 41c97434 aabeff67
pub const KAR_005: Power = TODO;

/// # Big Bad Wolf
///
/// `KAR_005a` · Hunter minion · 2 mana · 3/2
///
/// - Set: One Night in Karazhan
/// - Minion type: Beast
///
/// State: Vanilla
//~ KAR_005a vanilla 26849025 7ac5cd0e
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
/// State: Todo
//~ KAR_006 todo c6ed0c3b 6d68b9a7
pub const KAR_006: Power = TODO;
