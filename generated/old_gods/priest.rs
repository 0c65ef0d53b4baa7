//! Priest cards of Whispers of the Old Gods.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Power Word: Tentacles
///
/// `OG_094` · Priest spell · Shadow · 5 mana
///
/// > Give a minion +2/+6.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Tentacles [`OG_094e`]
///
/// State: Todo
//~ OG_094 todo a41a4a8e fc67ca1b
pub const OG_094: Power = TODO;

/// # Tentacles
///
/// `OG_094e` · Priest enchantment
///
/// > +2/+6
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ OG_094e todo be1f8b59 e833ba18
pub const OG_094e: Power = TODO;

/// # Twilight Darkmender
///
/// `OG_096` · Priest minion · 5 mana · 6/5
///
/// > **Battlecry:** If your C'Thun has at least 10 Attack, restore #10 Health to your hero.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Mechanics: Battlecry, Ritualist Minion
/// - Tags: `3633` = 1
/// - Tokens: C'Thun [`OG_280`](crate::old_gods::neutral::OG_280)
///
/// State: Todo
//~ OG_096 todo 59fb3da0 3a17cd29
pub const OG_096: Power = TODO;

/// # Shadow Word: Horror
///
/// `OG_100` · Priest spell · Shadow · 4 mana
///
/// > Destroy all minions with 2 or less Attack.
///
/// - Set: Whispers of the Old Gods · rare · collectible
///
/// State: Todo
//~ OG_100 todo b441117f c1359021
pub const OG_100: Power = TODO;

/// # Forbidden Shaping
///
/// `OG_101` · Priest spell · Shadow · 0 mana
///
/// > Spend all your Mana. Summon a random minion that costs that much.
///
/// - Set: Whispers of the Old Gods · epic · collectible
///
/// State: Todo
//~ OG_101 todo ed12d1f7 b421f85c
pub const OG_101: Power = TODO;

/// # Embrace the Shadow
///
/// `OG_104` · Priest spell · Shadow · 2 mana
///
/// > This turn, your healing effects deal damage instead.
///
/// - Set: Whispers of the Old Gods · epic · collectible
/// - Enchantments: Embracing the Shadow [`OG_104e`]
///
/// State: Todo
//~ OG_104 todo c16c1239 7b6ada97
pub const OG_104: Power = TODO;

/// # Embracing the Shadow
///
/// `OG_104e` · Neutral enchantment
///
/// > Your healing effects are dealing damage.
///
/// - Set: Whispers of the Old Gods
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ OG_104e todo 3fbfb3d1 1a7bfdcb
pub const OG_104e: Power = TODO;

/// # Darkshire Alchemist
///
/// `OG_234` · Priest minion · 5 mana · 5/5
///
/// > **Battlecry:** Restore #5 Health.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_NONSELF_TARGET` (hearthstone-data 36393.1)
/// - Target: "Restore #5 Health."
///
/// State: Todo
//~ OG_234 todo 37e49144 758865d9
pub const OG_234: Power = TODO;

/// # Herald Volazj
///
/// `OG_316` · Priest minion · 6 mana · 5/5
///
/// > **Battlecry:** Summon a 1/1 copy of each of your other minions.
///
/// - Set: Whispers of the Old Gods · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Shadowy [`OG_316k`]
///
/// State: Todo
//~ OG_316 todo 1afc7468 145927be
pub const OG_316: Power = TODO;

/// # Shadowy
///
/// `OG_316k` · Neutral enchantment
///
/// > 1/1.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ OG_316k todo b569e725 090303c4
pub const OG_316k: Power = TODO;

/// # Hooded Acolyte
///
/// `OG_334` · Priest minion · 4 mana · 3/6
///
/// > **Taunt** Whenever a character is healed, give your C'Thun +1/+1 *(wherever it is).*
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Taunt, Ritualist Minion
/// - Tags: `3633` = 1
/// - Tokens: C'Thun [`OG_280`](crate::old_gods::neutral::OG_280)
///
/// State: Todo
//~ OG_334 todo a187d3b7 b0c8905d
pub const OG_334: Power = TODO;

/// # Shifting Shade
///
/// `OG_335` · Priest minion · 4 mana · 4/3
///
/// > **Deathrattle:** Copy a card from your opponent's deck and add it to your hand.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ OG_335 todo d7462ae3 9acc529f
pub const OG_335: Power = TODO;
