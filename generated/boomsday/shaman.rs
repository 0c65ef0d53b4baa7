//! Shaman cards of The Boomsday Project.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Elementary Reaction
///
/// `BOT_093` · Shaman spell · Nature · 2 mana
///
/// > Draw a card. Copy it if you played an Elemental last turn.
///
/// - Set: The Boomsday Project · common · collectible
///
/// State: Todo
//~ BOT_093 todo 9bbcffa0 6f8c7628
pub const BOT_093: Power = TODO;

/// # Eureka!
///
/// `BOT_099` · Shaman spell · 6 mana
///
/// > Summon a copy of a random minion from your hand.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
///
/// State: Todo
//~ BOT_099 todo 5f5ef412 27b7c3a6
pub const BOT_099: Power = TODO;

/// # The Storm Bringer
///
/// `BOT_245` · Shaman spell · Nature · 6 mana
///
/// > Transform your minions into random **Legendary** minions.
///
/// - Set: The Boomsday Project · legendary · collectible
///
/// State: Todo
//~ BOT_245 todo 2dfe9711 82afc446
pub const BOT_245: Power = TODO;

/// # Beakered Lightning
///
/// `BOT_246` · Shaman spell · Nature · 0 mana
///
/// > Deal $1 damage to all minions. **Overload:** (2)
///
/// - Set: The Boomsday Project · common · collectible
/// - Tags: `OVERLOAD` = 2
///
/// State: Todo
//~ BOT_246 todo cafca485 b488dbad
pub const BOT_246: Power = TODO;

/// # Storm Chaser
///
/// `BOT_291` · Shaman minion · 4 mana · 3/4
///
/// > **Battlecry:** Draw a spell from your deck that costs (5) or more.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
///
/// State: Todo
//~ BOT_291 todo bea54fc8 3555a379
pub const BOT_291: Power = TODO;

/// # Thunderhead
///
/// `BOT_407` · Shaman minion · 4 mana · 3/6
///
/// > After you play a card with **Overload**, summon two 1/1 Sparks with **Rush**.
///
/// - Set: The Boomsday Project · epic · collectible
/// - Minion type: Elemental
/// - Refers to: Overload, Rush
/// - Tokens: Spark [`BOT_102t`](crate::boomsday::neutral::BOT_102t)
///
/// State: Todo
//~ BOT_407 todo 48eab679 a069c3cc
pub const BOT_407: Power = TODO;

/// # Electra Stormsurge
///
/// `BOT_411` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Your next spell this turn casts twice.
///
/// - Set: The Boomsday Project · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Enchantments: Electric [`BOT_411e`], Electricking [`BOT_411e2`]
///
/// State: Todo
//~ BOT_411 todo 5e0c51a7 dba3344d
pub const BOT_411: Power = TODO;

/// # Electric
///
/// `BOT_411e` · Shaman enchantment
///
/// > Your next spell this turn casts twice.
///
/// - Set: The Boomsday Project
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ BOT_411e todo 9432e2b6 f33ee39f
pub const BOT_411e: Power = TODO;

/// # Electricking
///
/// `BOT_411e2` · Shaman enchantment
///
/// > Your next spell this turn casts twice.
///
/// - Set: The Boomsday Project
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ BOT_411e2 todo 6494b786 c2ec5db1
pub const BOT_411e2: Power = TODO;

/// # Voltaic Burst
///
/// `BOT_451` · Shaman spell · Nature · 1 mana
///
/// > Summon two 1/1 Sparks with **Rush**. **Overload:** (1)
///
/// - Set: The Boomsday Project · rare · collectible
/// - Mechanics: Overload
/// - Refers to: Rush
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Spark [`BOT_102t`](crate::boomsday::neutral::BOT_102t)
///
/// State: Todo
//~ BOT_451 todo 38aadcfb 1c1fc6e8
pub const BOT_451: Power = TODO;

/// # Menacing Nimbus
///
/// `BOT_533` · Shaman minion · 2 mana · 2/3
///
/// > **Battlecry:** Add a random Elemental to your hand.
///
/// - Set: The Boomsday Project · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
///
/// State: Todo
//~ BOT_533 todo f417ff79 090e528b
pub const BOT_533: Power = TODO;

/// # Omega Mind
///
/// `BOT_543` · Shaman minion · 2 mana · 2/3
///
/// > **Battlecry:** If you have 10 Mana Crystals, your spells have **Lifesteal** this turn.
///
/// - Set: The Boomsday Project · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Lifesteal
/// - Enchantments: Mind Meld [`BOT_543e`]
///
/// State: Todo
//~ BOT_543 todo d9a7080b 540eab27
pub const BOT_543: Power = TODO;

/// # Mind Meld
///
/// `BOT_543e` · Neutral enchantment
///
/// > Your spells have **Lifesteal** this turn.
///
/// - Set: The Boomsday Project
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ BOT_543e todo 11ac880b b0ec91d8
pub const BOT_543e: Power = TODO;
