//! Paladin cards of One Night in Karazhan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Nightbane Templar
///
/// `KAR_010` · Paladin minion · 3 mana · 2/3
///
/// > **Battlecry:** If you're holding a Dragon, summon two 1/1 Whelps.
///
/// - Set: One Night in Karazhan · common · collectible
/// - Mechanics: Battlecry
/// - Tokens: Whelp [`KAR_010a`]
///
/// State: Todo
//~ KAR_010 todo 8234b5ca 26fd65c5
pub const KAR_010: Power = TODO;

/// # Whelp
///
/// `KAR_010a` · Paladin minion · 1 mana · 1/1
///
/// - Set: One Night in Karazhan
/// - Minion type: Dragon
/// - Mechanics: Whelp
///
/// State: Vanilla
//~ KAR_010a vanilla 43a9df17 89bfbd74
pub const KAR_010a: Power = VANILLA;

/// # Ivory Knight
///
/// `KAR_057` · Paladin minion · 4 mana · 4/4
///
/// > **Battlecry: Discover** a spell. Restore Health to your hero equal to its Cost.
///
/// - Set: One Night in Karazhan · rare · collectible
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ KAR_057 todo 9cb41834 6cedbc50
pub const KAR_057: Power = TODO;

/// # Silvermoon Portal
///
/// `KAR_077` · Paladin spell · Holy · 3 mana
///
/// > Give a minion +2/+2. Summon a random 2-Cost minion.
///
/// - Set: One Night in Karazhan · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Silver Might [`KAR_077e`]
///
/// State: Todo
//~ KAR_077 todo fae80f5f 003dacd6
pub const KAR_077: Power = TODO;

/// # Silver Might
///
/// `KAR_077e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: One Night in Karazhan
///
/// State: Todo
//~ KAR_077e todo 02cf00d4 4d2333de
pub const KAR_077e: Power = TODO;
