//! Warrior cards of The Boomsday Project.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Weapons Project
///
/// `BOT_042` · Warrior spell · 2 mana
///
/// > Each player equips a 2/3 weapon and gains 6 Armor.
///
/// - Set: The Boomsday Project · common · collectible
/// - Tokens: Gearblade [`BOT_042t`]
///
/// State: Todo
//~ BOT_042 todo 52c0ea46 02b980ee
pub const BOT_042: Power = TODO;

/// # Gearblade
///
/// `BOT_042t` · Warrior weapon · 2 mana · 2/3 durability
///
/// - Set: The Boomsday Project
///
/// State: Vanilla
//~ BOT_042t vanilla db661e4c d9d653b7
pub const BOT_042t: Power = VANILLA;

/// # Eternium Rover
///
/// `BOT_059` · Warrior minion · 1 mana · 1/3
///
/// > Whenever this minion takes damage, gain 2 Armor.
///
/// - Set: The Boomsday Project · common · collectible
/// - Minion type: Mech
///
/// State: Todo
//~ BOT_059 todo 01876481 6d0b5f24
pub const BOT_059: Power = TODO;

/// # Rocket Boots
///
/// `BOT_067` · Warrior spell · 2 mana
///
/// > Give a minion **Rush**. Draw a card.
///
/// - Set: The Boomsday Project · common · collectible
/// - Refers to: Rush
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Rocket Boots [`BOT_067e`]
///
/// State: Todo
//~ BOT_067 todo 20b1ce83 42616e56
pub const BOT_067: Power = TODO;

/// # Rocket Boots
///
/// `BOT_067e` · Warrior enchantment
///
/// > **Rush**.
///
/// - Set: The Boomsday Project
///
/// State: Todo
//~ BOT_067e todo 1030d8a4 f49cdecd
pub const BOT_067e: Power = TODO;

/// # The Boomship
///
/// `BOT_069` · Warrior spell · 9 mana
///
/// > Summon 3 random minions from your hand. Give them **Rush**.
///
/// - Set: The Boomsday Project · legendary · collectible
/// - Refers to: Rush
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Enchantments: Rocketeer [`BOT_069e`]
///
/// State: Todo
//~ BOT_069 todo 43b95794 910d0d95
pub const BOT_069: Power = TODO;

/// # Rocketeer
///
/// `BOT_069e` · Warrior enchantment
///
/// > **Rush**.
///
/// - Set: The Boomsday Project
///
/// State: Todo
//~ BOT_069e todo e7ca450a 3b63277a
pub const BOT_069e: Power = TODO;

/// # Dyn-o-matic
///
/// `BOT_104` · Warrior minion · 5 mana · 3/4
///
/// > **Battlecry:** Deal 5 damage randomly split among all minions except Mechs.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
///
/// State: Todo
//~ BOT_104 todo 7d009789 aae74cc7
pub const BOT_104: Power = TODO;

/// # Security Rover
///
/// `BOT_218` · Warrior minion · 6 mana · 2/6
///
/// > Whenever this minion takes damage, summon a 2/3 Mech with **Taunt**.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Bacon Subset Mech
/// - Refers to: Taunt
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 58392
/// - Tokens: Guard Bot [`BOT_218t`]
///
/// State: Todo
//~ BOT_218 todo 0091b2e6 787aefb6
pub const BOT_218: Power = TODO;

/// # Guard Bot
///
/// `BOT_218t` · Warrior minion · 2 mana · 2/3
///
/// > **Taunt**
///
/// - Set: The Boomsday Project
/// - Minion type: Mech
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ BOT_218t vanilla f294f401 34d2f3d7
pub const BOT_218t: Power = VANILLA;

/// # Beryllium Nullifier
///
/// `BOT_237` · Warrior minion · 7 mana · 4/8
///
/// > **Magnetic Elusive**
///
/// - Set: The Boomsday Project · epic · collectible
/// - Minion type: Mech
/// - Mechanics: Magnetic, Elusive
/// - Enchantments: Beryllium Nullifier [`BOT_237e`]
///
/// State: Todo
//~ BOT_237 todo 8d7870ab 2526f12f
pub const BOT_237: Power = TODO;

/// # Beryllium Nullifier
///
/// `BOT_237e` · Neutral enchantment
///
/// > **Elusive**
///
/// - Set: The Boomsday Project
/// - Mechanics: Magnetic
/// - Tags: `853` = 48142
///
/// State: Todo
//~ BOT_237e todo 6a9b1cc8 17e3974e
pub const BOT_237e: Power = TODO;

/// # Dr. Boom, Mad Genius
///
/// `BOT_238` · Warrior hero · 7 mana · 30 health, 7 armor
///
/// > **Battlecry:** For the rest of the game, your Mechs have **Rush**.
///
/// - Set: The Boomsday Project · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Hero power: Big Red Button [`BOT_238p`], Zap Cannon [`BOT_238p1`], Blast Shield [`BOT_238p2`], KABOOM! [`BOT_238p3`], Delivery Drone [`BOT_238p4`], Micro-Squad [`BOT_238p6`]
/// - Enchantments: Boomtastic [`BOT_238e`], Boomtastic [`BOT_238e2`]
///
/// State: Todo
//~ BOT_238 todo 57d24ad8 491c21fd
pub const BOT_238: Power = TODO;

/// # Boomtastic
///
/// `BOT_238e` · Neutral enchantment
///
/// > Your Mechs have **Rush**.
///
/// - Set: The Boomsday Project
/// - Mechanics: Aura
///
/// State: Todo
//~ BOT_238e todo f7c2311d 1f2e2e85
pub const BOT_238e: Power = TODO;

/// # Boomtastic
///
/// `BOT_238e2` · Neutral enchantment
///
/// > Dr. Boom is granting your Mechs **Rush**.
///
/// - Set: The Boomsday Project
/// - Mechanics: Rush
///
/// State: Todo
//~ BOT_238e2 todo ab1e210e 423e2327
pub const BOT_238e2: Power = TODO;

/// # Big Red Button
///
/// `BOT_238p` · Warrior hero power · 2 mana
///
/// > Activate this turn's Mech Suit power!
///
/// - Set: The Boomsday Project
/// - Entourage: Zap Cannon [`BOT_238p1`], Blast Shield [`BOT_238p2`], KABOOM! [`BOT_238p3`], Delivery Drone [`BOT_238p4`], Micro-Squad [`BOT_238p6`]
///
/// State: Todo
//~ BOT_238p todo 25012263 6adf2731
pub const BOT_238p: Power = TODO;

/// # Zap Cannon
///
/// `BOT_238p1` · Warrior hero power · 2 mana
///
/// > Deal $3 damage. Swaps each turn.
///
/// - Set: The Boomsday Project
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ BOT_238p1 todo f1362f6f c8dc90b8
pub const BOT_238p1: Power = TODO;

/// # Blast Shield
///
/// `BOT_238p2` · Warrior hero power · 2 mana
///
/// > Gain $d7 Armor. Swaps each turn.
///
/// - Set: The Boomsday Project
///
/// State: Todo
//~ BOT_238p2 todo bc4387d2 086609d6
pub const BOT_238p2: Power = TODO;

/// # KABOOM!
///
/// `BOT_238p3` · Warrior hero power · 2 mana
///
/// > Deal $1 damage to all enemies. Swaps each turn.
///
/// - Set: The Boomsday Project
///
/// State: Todo
//~ BOT_238p3 todo 4c6da28f 670cc099
pub const BOT_238p3: Power = TODO;

/// # Delivery Drone
///
/// `BOT_238p4` · Warrior hero power · 2 mana
///
/// > **Discover** a Mech. Swaps each turn.
///
/// - Set: The Boomsday Project
/// - Mechanics: Discover, Gears
/// - Play requirements: `REQ_HAND_NOT_FULL` (hearthstone-data 36393.1)
///
/// State: Todo
//~ BOT_238p4 todo e9bd667f 3a52ad37
pub const BOT_238p4: Power = TODO;

/// # Micro-Squad
///
/// `BOT_238p6` · Warrior hero power · 2 mana
///
/// > Summon three 1/1 Microbots. Swaps each turn.
///
/// - Set: The Boomsday Project
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Microbot [`BOT_312t`](crate::boomsday::neutral::BOT_312t)
///
/// State: Todo
//~ BOT_238p6 todo 66bf40ba fa44ba2d
pub const BOT_238p6: Power = TODO;

/// # Omega Assembly
///
/// `BOT_299` · Warrior spell · 1 mana
///
/// > **Discover** a Mech. If you have 10 Mana Crystals, keep all 3 instead.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Mechanics: Discover, Gears
///
/// State: Todo
//~ BOT_299 todo 93db6f53 464ca9fd
pub const BOT_299: Power = TODO;

/// # Supercollider
///
/// `BOT_406` · Warrior weapon · 5 mana · 1/3 durability
///
/// > After you attack a minion, force it to attack one of its neighbors.
///
/// - Set: The Boomsday Project · epic · collectible
///
/// State: Todo
//~ BOT_406 todo 8c96662e c1026c40
pub const BOT_406: Power = TODO;
