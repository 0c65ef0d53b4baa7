//! Warlock cards of Legacy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Shadow Bolt
///
/// `CS2_057` · Warlock spell · Shadow · 3 mana
///
/// > Deal $4 damage to a minion.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ CS2_057 todo b05459ec 3cb90b01
pub const CS2_057: Power = TODO;

/// # Drain Life
///
/// `CS2_061` · Warlock spell · Shadow · 3 mana
///
/// > Deal $2 damage. Restore #2 Health to your hero.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ CS2_061 todo f20ad9b9 fdc9813c
pub const CS2_061: Power = TODO;

/// # Hellfire
///
/// `CS2_062` · Warlock spell · Fire · 3 mana
///
/// > Deal $3 damage to ALL characters.
///
/// - Set: Legacy · free · collectible
///
/// State: Todo
//~ CS2_062 todo 6bbbe162 8710c7cc
pub const CS2_062: Power = TODO;

/// # Corruption
///
/// `CS2_063` · Warlock spell · Shadow · 1 mana
///
/// > Choose an enemy minion. At the start of your turn, destroy it.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_ENEMY_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Corruption [`CS2_063e`]
///
/// State: Todo
//~ CS2_063 todo af3ccb55 783cc041
pub const CS2_063: Power = TODO;

/// # Corruption
///
/// `CS2_063e` · Warlock enchantment
///
/// > At the start of the corrupting player's turn, destroy this minion.
///
/// - Set: Legacy
///
/// State: Todo
//~ CS2_063e todo 7957a2b1 4d372ad7
pub const CS2_063e: Power = TODO;

/// # Dread Infernal
///
/// `CS2_064` · Warlock minion · 6 mana · 6/6
///
/// > **Battlecry:** Deal 1 damage to ALL other characters.
///
/// - Set: Legacy · free · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
///
/// State: Todo
//~ CS2_064 todo abebc0c7 a4365e2e
pub const CS2_064: Power = TODO;

/// # Voidwalker
///
/// `CS2_065` · Warlock minion · 1 mana · 1/3
///
/// > **Taunt**
///
/// - Set: Legacy · free · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ CS2_065 vanilla d0c4f104 73901c0b
pub const CS2_065: Power = VANILLA;

/// # Ritual of Doom
///
/// `CS3_002` · Warlock spell · Shadow · 0 mana
///
/// > Destroy a friendly minion. If you had 5 or more, summon a 5/5 Demon.
///
/// - Set: Legacy · rare · collectible
/// - Tokens: Demonic Tyrant [`CS3_002t`](crate::core::warlock::CS3_002t)
///
/// State: Todo
//~ CS3_002 todo 4846c20b 420e2adf
pub const CS3_002: Power = TODO;

/// # Felsoul Jailer
///
/// `CS3_003` · Warlock minion · 5 mana · 4/6
///
/// > **Battlecry:** Your opponent discards a minion. **Deathrattle:** Return it.
///
/// - Set: Legacy · epic · collectible
/// - Minion type: Demon
/// - Mechanics: Deathrattle, Battlecry
///
/// State: Todo
//~ CS3_003 todo e45a76eb cc26126c
pub const CS3_003: Power = TODO;

/// # Enslaved Fel Lord
///
/// `CS3_021` · Warlock minion · 7 mana · 4/10
///
/// > **Taunt**. Also damages the minions next to whomever this attacks.
///
/// - Set: Legacy · common · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt
///
/// State: Todo
//~ CS3_021 todo 4a2709f4 347be707
pub const CS3_021: Power = TODO;

/// # Call of the Void
///
/// `EX1_181` · Warlock spell · Shadow · 1 mana
///
/// > Add a random Demon to your hand.
///
/// - Set: Legacy · common · collectible
///
/// State: Todo
//~ EX1_181 todo ca557f78 1fa19098
pub const EX1_181: Power = TODO;

/// # Siegebreaker
///
/// `EX1_185` · Warlock minion · 7 mana · 5/8
///
/// > **Taunt** Your other Demons have +1 Attack.
///
/// - Set: Legacy · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt, Aura, Bacon Subset Demon
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 58418
/// - Enchantments: Siegebreaking [`EX1_185e`](crate::classic::warlock::EX1_185e)
///
/// State: Todo
//~ EX1_185 todo 16154f44 30b84583
pub const EX1_185: Power = TODO;

/// # Mortal Coil
///
/// `EX1_302` · Warlock spell · Shadow · 1 mana
///
/// > Deal $1 damage to a minion. If it dies, draw a card.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ EX1_302 todo 8a94d703 fb034351
pub const EX1_302: Power = TODO;

/// # Felstalker
///
/// `EX1_306` · Warlock minion · 2 mana · 4/3
///
/// > **Battlecry:** Discard a random card.
///
/// - Set: Legacy · free · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry, Discard Cards
///
/// State: Todo
//~ EX1_306 todo 140bdf0a 65763478
pub const EX1_306: Power = TODO;

/// # Soulfire
///
/// `EX1_308` · Warlock spell · Fire · 1 mana
///
/// > Deal $4 damage. Discard a random card.
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Discard Cards
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ EX1_308 todo 0fd9cfe2 bf83056b
pub const EX1_308: Power = TODO;

/// # Gul'dan's Gift
///
/// `GIFT_11` · Warlock spell · 1 mana
///
/// > **Discover** a **Temporary** Mortal Coil, Siphon Soul, or Twisting Nether.
///
/// - Set: Legacy · rare · collectible
/// - Mechanics: Discover
/// - Refers to: tag 3630
/// - Tokens: Mortal Coil [`EX1_302`]
///
/// State: Todo
//~ GIFT_11 todo 07d8e521 636a3869
pub const GIFT_11: Power = TODO;

/// # Gul'dan
///
/// `HERO_07` · Warlock hero · 30 health
///
/// - Set: Legacy · free · collectible
/// - Hero power: Life Tap [`HERO_07bp`]
///
/// State: Vanilla
//~ HERO_07 vanilla 02be1aa3 470c8683
pub const HERO_07: Power = VANILLA;

/// # Life Tap
///
/// `HERO_07bp` · Warlock hero power · 2 mana
///
/// > **Hero Power** Draw a card and take $2 damage.
///
/// - Set: Legacy · free
/// - Tags: `UPGRADED_HERO_POWER` = 2744
///
/// State: Todo
//~ HERO_07bp todo 5a9465c9 692ba57a
pub const HERO_07bp: Power = TODO;

/// # Soul Tap
///
/// `HERO_07bp2` · Warlock hero power · 2 mana
///
/// > **Hero Power** Draw a card.
///
/// - Set: Legacy
///
/// State: Todo
//~ HERO_07bp2 todo b12ad622 350ba6b0
pub const HERO_07bp2: Power = TODO;

/// # Sacrificial Pact
///
/// `NEW1_003` · Warlock spell · Shadow · 0 mana
///
/// > Destroy a friendly Demon. Restore #5 Health to your hero.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_TARGET_WITH_RACE` = 15 (hearthstone-data 36393.1)
///
/// State: Todo
//~ NEW1_003 todo d179c64d 2c572f7d
pub const NEW1_003: Power = TODO;
