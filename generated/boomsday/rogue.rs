//! Rogue cards of The Boomsday Project.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Violet Haze
///
/// `BOT_084` · Rogue spell · Shadow · 2 mana
///
/// > Add 2 random **Deathrattle** cards to your hand.
///
/// - Set: The Boomsday Project · common · collectible
/// - Refers to: Deathrattle
///
/// State: Todo
//~ BOT_084 todo 7a9ee68a 9cbd7b1b
pub const BOT_084: Power = TODO;

/// # Academic Espionage
///
/// `BOT_087` · Rogue spell · 4 mana
///
/// > Shuffle 10 cards from your opponent's class into your deck. They cost (1).
///
/// - Set: The Boomsday Project · epic · collectible
/// - Play requirements: `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Academic Espionage [`BOT_087e`]
///
/// State: Todo
//~ BOT_087 todo fe004c87 d5293e09
pub const BOT_087: Power = TODO;

/// # Academic Espionage
///
/// `BOT_087e` · Rogue enchantment
///
/// > Costs (1).
///
/// - Set: The Boomsday Project
///
/// State: Todo
//~ BOT_087e todo f9cf6156 25678252
pub const BOT_087e: Power = TODO;

/// # Myra's Unstable Element
///
/// `BOT_242` · Rogue spell · 5 mana
///
/// > Draw the rest of your deck.
///
/// - Set: The Boomsday Project · legendary · collectible
/// - Tags: `3169` = 1
///
/// State: Todo
//~ BOT_242 todo c6671d89 b6e2c8de
pub const BOT_242: Power = TODO;

/// # Myra Rotspring
///
/// `BOT_243` · Rogue minion · 5 mana · 4/2
///
/// > **Battlecry: Discover** a **Deathrattle** minion. Also gain its **Deathrattle**.
///
/// - Set: The Boomsday Project · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Discover
/// - Refers to: Deathrattle
/// - Enchantments: Necroalchemy [`BOT_243e`]
///
/// State: Todo
//~ BOT_243 todo de2f92e9 8f5b341b
pub const BOT_243: Power = TODO;

/// # Necroalchemy
///
/// `BOT_243e` · Rogue enchantment
///
/// > Copied **Deathrattle** from {0}.
///
/// - Set: The Boomsday Project
///
/// State: Todo
//~ BOT_243e todo 34cd84ae 3fe3f8f1
pub const BOT_243e: Power = TODO;

/// # Pogo-Hopper
///
/// `BOT_283` · Rogue minion · 1 mana · 1/1
///
/// > **Battlecry:** Gain +2/+2 for each other Pogo-Hopper you played this game.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Battlecry
/// - Tags: `2542` = 1
/// - Enchantments: Kinetic Energy [`BOT_283e`]
///
/// State: Todo
//~ BOT_283 todo c3f8e913 c70900b9
pub const BOT_283: Power = TODO;

/// # Kinetic Energy
///
/// `BOT_283e` · Rogue enchantment
///
/// > Increased stats.
///
/// - Set: The Boomsday Project
///
/// State: Todo
//~ BOT_283e todo 591ce866 fa57c342
pub const BOT_283e: Power = TODO;

/// # Necrium Blade
///
/// `BOT_286` · Rogue weapon · 3 mana · 3/2 durability
///
/// > **Deathrattle:** Trigger the **Deathrattle** of a random friendly minion.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ BOT_286 todo 9caea69e 9d372a31
pub const BOT_286: Power = TODO;

/// # Lab Recruiter
///
/// `BOT_288` · Rogue minion · 2 mana · 3/2
///
/// > **Battlecry:** Shuffle 3 copies of a friendly minion into your deck.
///
/// - Set: The Boomsday Project · common · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ BOT_288 todo 0220ded2 881d33c3
pub const BOT_288: Power = TODO;

/// # Necrium Vial
///
/// `BOT_508` · Rogue spell · Shadow · 5 mana
///
/// > Trigger a friendly minion's **Deathrattle** twice.
///
/// - Set: The Boomsday Project · epic · collectible
/// - Refers to: Deathrattle
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET`, `REQ_TARGET_WITH_DEATHRATTLE` (hearthstone-data 36393.1)
///
/// State: Todo
//~ BOT_508 todo 009417b3 6a5d41e9
pub const BOT_508: Power = TODO;

/// # Blightnozzle Crawler
///
/// `BOT_565` · Rogue minion · 4 mana · 2/4
///
/// > **Deathrattle:** Summon a 1/1 Ooze with **Poisonous** and **Rush**.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
/// - Refers to: Poisonous, Rush
/// - Tokens: Radioactive Ooze [`BOT_565t`]
///
/// State: Todo
//~ BOT_565 todo d867ed94 b7f7c943
pub const BOT_565: Power = TODO;

/// # Radioactive Ooze
///
/// `BOT_565t` · Rogue minion · 1 mana · 1/1
///
/// > **Poisonous Rush**
///
/// - Set: The Boomsday Project
/// - Mechanics: Poisonous, Rush
///
/// State: Vanilla
//~ BOT_565t vanilla eca04ba3 fbbcb14d
pub const BOT_565t: Power = VANILLA;

/// # Crazed Chemist
///
/// `BOT_576` · Rogue minion · 5 mana · 4/4
///
/// > **Combo:** Give a friendly minion +4 Attack.
///
/// - Set: The Boomsday Project · common · collectible
/// - Mechanics: Combo
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_FOR_COMBO`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Target: "Give +4 Attack."
/// - Enchantments: Overcharged [`BOT_576e`]
///
/// State: Todo
//~ BOT_576 todo 573accd7 5a4300ad
pub const BOT_576: Power = TODO;

/// # Overcharged
///
/// `BOT_576e` · Rogue enchantment
///
/// > +4 Attack.
///
/// - Set: The Boomsday Project
/// - Enchantments: Overcharged Copy [`BOT_576e_Copy`]
///
/// State: Todo
//~ BOT_576e todo 8c3e0212 c9aa0cc3
pub const BOT_576e: Power = TODO;

/// # Overcharged Copy
///
/// `BOT_576e_Copy` · Rogue enchantment
///
/// > +5 Attack.
///
/// - Set: The Boomsday Project
///
/// State: Todo
//~ BOT_576e_Copy todo be2c121d 8e3ca59c
pub const BOT_576e_Copy: Power = TODO;
