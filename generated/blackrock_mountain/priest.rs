//! Priest cards of Blackrock Mountain.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file dfc380e1

/// # Twilight Whelp
///
/// `BRM_004` · Priest minion · 1 mana · 2/1
///
/// > **Battlecry:** If you're holding a Dragon, gain +2 Health.
///
/// - Set: Blackrock Mountain · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Whelp
/// - Enchantments: Twilight Endurance [`BRM_004e`]
/// - Tokens: Whelp [`BRM_004t`]
///
/// State: Derived
//~ derived BRM_004 84450987 eb963210 ee6ebfcc.b7ef885f
pub const BRM_004: Power = battlecry(&[give(&[HEALTH.plus(2)])]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Twilight Endurance
///
/// `BRM_004e` · Neutral enchantment
///
/// > Increased Health.
///
/// - Set: Blackrock Mountain
///
/// State: Todo
//~ todo BRM_004e 778cb1a2 e6bde6aa ed9ec238.89b088dc
pub const BRM_004e: Power = TODO;

/// # Whelp
///
/// `BRM_004t` · Neutral minion · 1 mana · 1/1
///
/// - Set: Blackrock Mountain
/// - Mechanics: Whelp
///
/// State: Vanilla
//~ vanilla BRM_004t e1c65bbf b2bd9e49 d227ecf9
pub const BRM_004t: Power = VANILLA;

/// # Resurrect
///
/// `BRM_017` · Priest spell · Holy · 2 mana
///
/// > Summon a random friendly minion that died this game.
///
/// - Set: Blackrock Mountain · rare · collectible
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1, `REQ_FRIENDLY_MINION_DIED_THIS_GAME` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived BRM_017 47bd5674 d6bdbbf0 20631782.9f771e03
pub const BRM_017: Power = spell(&[summon(from_past(YOUR_MINIONS_THAT_DIED))]);
