//! Priest cards of Blackrock Mountain.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 95668d5e

/// # Twilight Whelp
/// Minion · Dragon · 1 mana · 2/1
/// > **Battlecry:** If you're holding a Dragon, gain +2 Health.
/// - Makes: Whelp [`BRM_004t`] (1/1); Twilight Endurance [`BRM_004e`] ("Increased Health.")
//~ derived BRM_004 eb963210 0a808da8.b7ef885f e5245eb8.8add1750
pub const BRM_004: Power = battlecry(&[give(&[HEALTH.plus(2)])]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Twilight Endurance
/// Enchantment
/// > Increased Health.
//~ todo BRM_004e e6bde6aa d522ad72.89b088dc df5f8fb1
pub const BRM_004e: Power = TODO;

/// # Whelp
/// Minion · 1 mana · 1/1
//~ vanilla BRM_004t b2bd9e49 cbd7c476 0654ddb4
pub const BRM_004t: Power = VANILLA;

/// # Resurrect
/// Spell · Holy · 2 mana
/// > Summon a random friendly minion that died this game.
//~ derived BRM_017 13d07c9c 5fbdf668.9f771e03 572f6e60
pub const BRM_017: Power = spell(&[summon(random_from_past(FRIENDLY_MINIONS.die().this_game()))]);
