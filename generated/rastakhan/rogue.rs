//! Rogue cards of Rastakhan's Rumble.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Bloodsail Howler
///
/// `TRL_071` · Rogue minion · 2 mana · 1/1
///
/// > **Rush Battlecry:** Gain +1/+1 for each other Pirate you control.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry, Rush
/// - Enchantments: Bloody Sails [`TRL_071e`]
///
/// State: Todo
//~ TRL_071 todo e3034089 764c2624
pub const TRL_071: Power = TODO;

/// # Bloody Sails
///
/// `TRL_071e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Rastakhan's Rumble
///
/// State: Todo
//~ TRL_071e todo 87dc1774 f1517637
pub const TRL_071e: Power = TODO;

/// # Serrated Tooth
///
/// `TRL_074` · Rogue weapon · 1 mana · 1/3 durability
///
/// > **Deathrattle:** Give your minions **Rush**.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Mechanics: Deathrattle
/// - Refers to: Rush
/// - Enchantments: Carnassial [`TRL_074e`]
///
/// State: Todo
//~ TRL_074 todo 0b66b489 b32b981f
pub const TRL_074: Power = TODO;

/// # Carnassial
///
/// `TRL_074e` · Neutral enchantment
///
/// > **Rush**.
///
/// - Set: Rastakhan's Rumble
///
/// State: Todo
//~ TRL_074e todo 63d3d424 832e5e17
pub const TRL_074e: Power = TODO;

/// # Gurubashi Hypemon
///
/// `TRL_077` · Rogue minion · 7 mana · 5/7
///
/// > **Battlecry: Discover** a 1/1 copy of a **Battlecry** minion. It costs (1).
///
/// - Set: Rastakhan's Rumble · epic · collectible
/// - Mechanics: Battlecry, Discover
/// - Play requirements: `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Hype! [`TRL_077e`]
///
/// State: Todo
//~ TRL_077 todo ea89ef0b bac8574d
pub const TRL_077: Power = TODO;

/// # Hype!
///
/// `TRL_077e` · Neutral enchantment
///
/// > Gurubashi Hypemon made this 1/1.
///
/// - Set: Rastakhan's Rumble
/// - Tokens: Gurubashi Hypemon [`TRL_077`]
///
/// State: Todo
//~ TRL_077e todo 196f61dd 63add72b
pub const TRL_077e: Power = TODO;

/// # Spirit of the Shark
///
/// `TRL_092` · Rogue minion · 4 mana · 0/3
///
/// > **Stealth** for 1 turn. Your minions' **Battlecries** and **Combos** trigger twice.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Stealth, Aura
/// - Refers to: Battlecry, Combo
/// - Tags: `2542` = 1
/// - Enchantments: Power of the Shark [`TRL_092e`]
///
/// State: Todo
//~ TRL_092 todo 664fef91 e42808da
pub const TRL_092: Power = TODO;

/// # Power of the Shark
///
/// `TRL_092e` · Neutral enchantment
///
/// > Your minions' **Battlecries** and **Combos** trigger twice.
///
/// - Set: Rastakhan's Rumble
/// - Mechanics: Cant Be Silenced
///
/// State: Todo
//~ TRL_092e todo 8a0298e0 2530deb9
pub const TRL_092e: Power = TODO;

/// # Raiding Party
///
/// `TRL_124` · Rogue spell · 3 mana
///
/// > Draw 2 Pirates from your deck. **Combo:** And a weapon.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Mechanics: Combo
///
/// State: Todo
//~ TRL_124 todo 7e26d1da 5c9eb92d
pub const TRL_124: Power = TODO;

/// # Captain Hooktusk
///
/// `TRL_126` · Rogue minion · 8 mana · 6/3
///
/// > **Battlecry:** Summon 3 Pirates from your deck. Give them **Rush**.
///
/// - Set: Rastakhan's Rumble · legendary · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
/// - Refers to: Rush
///
/// State: Todo
//~ TRL_126 todo fc86cc82 21e8c9d5
pub const TRL_126: Power = TODO;

/// # Cannon Barrage
///
/// `TRL_127` · Rogue spell · 6 mana
///
/// > Deal $3 damage to a random enemy. Repeat for each of your Pirates.
///
/// - Set: Rastakhan's Rumble · epic · collectible
///
/// State: Todo
//~ TRL_127 todo 8462b289 3f050725
pub const TRL_127: Power = TODO;

/// # Stolen Steel
///
/// `TRL_156` · Rogue spell · 2 mana
///
/// > **Discover** a weapon *(from another class)*.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Mechanics: Discover
///
/// State: Todo
//~ TRL_156 todo 5e185611 0b246ab5
pub const TRL_156: Power = TODO;

/// # Walk the Plank
///
/// `TRL_157` · Rogue spell · 4 mana
///
/// > Destroy an undamaged minion.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_UNDAMAGED_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ TRL_157 todo 0d3a5beb 957cebd2
pub const TRL_157: Power = TODO;

/// # Gral, the Shark
///
/// `TRL_409` · Rogue minion · 5 mana · 2/2
///
/// > **Battlecry:** Eat a minion in your deck and gain its stats. **Deathrattle:** Add it to your hand.
///
/// - Set: Rastakhan's Rumble · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Battlecry
/// - Enchantments: Blood in the Water [`TRL_409e`]
///
/// State: Todo
//~ TRL_409 todo d21b1a42 53a4b1d5
pub const TRL_409: Power = TODO;

/// # Blood in the Water
///
/// `TRL_409e` · Rogue enchantment
///
/// > Destroyed {0} and gained its stats.
///
/// - Set: Rastakhan's Rumble
///
/// State: Todo
//~ TRL_409e todo 28f3a3e3 2dbb5720
pub const TRL_409e: Power = TODO;
