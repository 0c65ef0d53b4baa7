//! Rogue cards of Whispers of the Old Gods.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Bladed Cultist
///
/// `OG_070` · Rogue minion · 1 mana · 1/2
///
/// > **Combo:** Gain +1/+1.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Combo
/// - Enchantments: Thirsty Blades [`OG_070e`]
///
/// State: Todo
//~ OG_070 todo dd9c1dfc 1a109b76
pub const OG_070: Power = TODO;

/// # Thirsty Blades
///
/// `OG_070e` · Rogue enchantment
///
/// > +1/+1.
///
/// - Set: Whispers of the Old Gods · common
///
/// State: Todo
//~ OG_070e todo 2aaea1ea 339f9af9
pub const OG_070e: Power = TODO;

/// # Journey Below
///
/// `OG_072` · Rogue spell · 1 mana
///
/// > **Discover** a **Deathrattle** card.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Mechanics: Discover
/// - Refers to: Deathrattle
///
/// State: Todo
//~ OG_072 todo efab78d9 c6d2fb1c
pub const OG_072: Power = TODO;

/// # Thistle Tea
///
/// `OG_073` · Rogue spell · 6 mana
///
/// > Draw a card. Add 2 extra copies of it to your hand.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Play requirements: `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ OG_073 todo 9fb4f20d cf4e765c
pub const OG_073: Power = TODO;

/// # Xaril, Poisoned Mind
///
/// `OG_080` · Rogue minion · 4 mana · 3/2
///
/// > **Battlecry and Deathrattle:** Add a random Toxin card to your hand.
///
/// - Set: Whispers of the Old Gods · legendary · collectible
/// - Mechanics: Deathrattle, Battlecry
/// - Entourage: Briarthorn Toxin [`OG_080d`], Fadeleaf Toxin [`OG_080e`], Firebloom Toxin [`OG_080f`], Bloodthistle Toxin [`OG_080c`], Kingsblood Toxin [`OG_080b`]
/// - Enchantments: Bloodthistle [`OG_080ae`]
/// - Tokens: Kingsblood Toxin [`OG_080b`], Bloodthistle Toxin [`OG_080c`], Briarthorn Toxin [`OG_080d`], Fadeleaf Toxin [`OG_080e`], Firebloom Toxin [`OG_080f`]
///
/// State: Todo
//~ OG_080 todo 9bd7be73 cc7a4221
pub const OG_080: Power = TODO;

/// # Bloodthistle
///
/// `OG_080ae` · Neutral enchantment
///
/// > Costs (2) less.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ OG_080ae todo 746c06cf 1035f10d
pub const OG_080ae: Power = TODO;

/// # Kingsblood Toxin
///
/// `OG_080b` · Rogue spell · Nature · 1 mana
///
/// > Draw a card.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ OG_080b todo 683c859c 68e9cc09
pub const OG_080b: Power = TODO;

/// # Bloodthistle Toxin
///
/// `OG_080c` · Rogue spell · Nature · 1 mana
///
/// > Return a friendly minion to your hand. It costs (2) less.
///
/// - Set: Whispers of the Old Gods
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ OG_080c todo 2b3fdaf3 131a4327
pub const OG_080c: Power = TODO;

/// # Briarthorn Toxin
///
/// `OG_080d` · Rogue spell · Nature · 1 mana
///
/// > Give a minion +3 Attack.
///
/// - Set: Whispers of the Old Gods
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Fadeleaf [`OG_080de`]
///
/// State: Todo
//~ OG_080d todo 8230f4fe 9b1459b9
pub const OG_080d: Power = TODO;

/// # Fadeleaf
///
/// `OG_080de` · Neutral enchantment
///
/// > Stealthed until your next turn.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ OG_080de todo 81abd602 3424215f
pub const OG_080de: Power = TODO;

/// # Fadeleaf Toxin
///
/// `OG_080e` · Rogue spell · Shadow · 1 mana
///
/// > Give a friendly minion **Stealth** until your next turn.
///
/// - Set: Whispers of the Old Gods
/// - Refers to: Stealth
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Briarthorn [`OG_080ee`]
///
/// State: Todo
//~ OG_080e todo 3936f192 60cc1ddd
pub const OG_080e: Power = TODO;

/// # Briarthorn
///
/// `OG_080ee` · Neutral enchantment
///
/// > +3 Attack.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ OG_080ee todo df4a2c4f 5a8af2e9
pub const OG_080ee: Power = TODO;

/// # Firebloom Toxin
///
/// `OG_080f` · Rogue spell · Fire · 1 mana
///
/// > Deal $2 damage.
///
/// - Set: Whispers of the Old Gods
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ OG_080f todo c96ca94f 67d7da3d
pub const OG_080f: Power = TODO;

/// # Shadow Strike
///
/// `OG_176` · Rogue spell · Shadow · 3 mana
///
/// > Deal $5 damage to an undamaged character.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_UNDAMAGED_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ OG_176 todo ebbde323 90cba155
pub const OG_176: Power = TODO;

/// # Southsea Squidface
///
/// `OG_267` · Rogue minion · 4 mana · 4/4
///
/// > **Deathrattle:** Give your weapon +2 Attack.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Deathrattle
/// - Enchantments: Squid Oil Sheen [`OG_267e`]
///
/// State: Todo
//~ OG_267 todo 271e7ce0 a64495b8
pub const OG_267: Power = TODO;

/// # Squid Oil Sheen
///
/// `OG_267e` · Rogue enchantment
///
/// > +2 Attack
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ OG_267e todo 37ec9349 66d3e7b7
pub const OG_267e: Power = TODO;

/// # Blade of C'Thun
///
/// `OG_282` · Rogue minion · 7 mana · 4/4
///
/// > **Battlecry:** Destroy a minion. Add its Attack and Health to your C'Thun's *(wherever it is).*
///
/// - Set: Whispers of the Old Gods · epic · collectible
/// - Mechanics: Battlecry, Ritualist Minion
/// - Tags: `3633` = 1
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Destroy a minion."
/// - Enchantments: Devotion of the Blade [`OG_282e`]
/// - Tokens: C'Thun [`OG_280`](crate::old_gods::neutral::OG_280)
///
/// State: Todo
//~ OG_282 todo 06f21e09 7131b222
pub const OG_282: Power = TODO;

/// # Devotion of the Blade
///
/// `OG_282e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Whispers of the Old Gods
/// - Mechanics: Battlecry
///
/// State: Todo
//~ OG_282e todo 21aea945 335bbf54
pub const OG_282e: Power = TODO;

/// # Shadowcaster
///
/// `OG_291` · Rogue minion · 5 mana · 4/4
///
/// > **Battlecry:** Choose a friendly minion. Add a 1/1 copy to your hand that costs (1).
///
/// - Set: Whispers of the Old Gods · epic · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Add a 1/1 copy to your hand."
/// - Enchantments: Flickering Darkness [`OG_291e`]
///
/// State: Todo
//~ OG_291 todo f4f98078 9e64099e
pub const OG_291: Power = TODO;

/// # Flickering Darkness
///
/// `OG_291e` · Neutral enchantment
///
/// > Shadowcaster made this 1/1.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ OG_291e todo f6ae7b21 ad605353
pub const OG_291e: Power = TODO;

/// # Undercity Huckster
///
/// `OG_330` · Rogue minion · 2 mana · 2/3
///
/// > **Deathrattle:** Get a random card *(from your opponent's class)*.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ OG_330 todo 234c9692 6a39057e
pub const OG_330: Power = TODO;
