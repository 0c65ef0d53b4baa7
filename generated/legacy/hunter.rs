//! Hunter cards of Legacy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Hunter's Mark
///
/// `CS2_084` · Hunter spell · 1 mana
///
/// > Change a minion's Health to 1.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Hunter's Mark [`CS2_084e`]
///
/// State: Todo
//~ CS2_084 todo 84bd9fcd d31874c4
pub const CS2_084: Power = TODO;

/// # Hunter's Mark
///
/// `CS2_084e` · Hunter enchantment
///
/// > This minion has 1 Health.
///
/// - Set: Legacy
///
/// State: Todo
//~ CS2_084e todo bdc66592 466e67b2
pub const CS2_084e: Power = TODO;

/// # Starving Buzzard
///
/// `CS2_237` · Hunter minion · 2 mana · 2/1
///
/// > Whenever you summon a Beast, draw a card.
///
/// - Set: Legacy · free · collectible
/// - Minion type: Beast
///
/// State: Todo
//~ CS2_237 todo ee11b190 d5b924c2
pub const CS2_237: Power = TODO;

/// # Houndmaster
///
/// `DS1_070` · Hunter minion · 4 mana · 4/3
///
/// > **Battlecry:** Give a friendly Beast +2/+2 and **Taunt**.
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_TARGET_WITH_RACE` = 20 (hearthstone-data 36393.1)
/// - Target: "Give a Beast +2/+2 and Taunt."
/// - Enchantments: Master's Presence [`DS1_070o`]
///
/// State: Todo
//~ DS1_070 todo 55379a47 51129f89
pub const DS1_070: Power = TODO;

/// # Master's Presence
///
/// `DS1_070o` · Hunter enchantment
///
/// > +2/+2 and **Taunt**.
///
/// - Set: Legacy
///
/// State: Todo
//~ DS1_070o todo 87a4d8a1 0e50084e
pub const DS1_070o: Power = TODO;

/// # Timber Wolf
///
/// `DS1_175` · Hunter minion · 1 mana · 1/2
///
/// > Your other Beasts have +1 Attack.
///
/// - Set: Legacy · free · collectible
/// - Minion type: Beast
/// - Mechanics: Aura
/// - Enchantments: Furious Howl [`DS1_175o`]
///
/// State: Todo
//~ DS1_175 todo 4bc14b4d 351aa12d
pub const DS1_175: Power = TODO;

/// # Furious Howl
///
/// `DS1_175o` · Hunter enchantment
///
/// > +1 Attack from {0}.
///
/// - Set: Legacy
///
/// State: Todo
//~ DS1_175o todo 0996d5d8 8e6dea18
pub const DS1_175o: Power = TODO;

/// # Tundra Rhino
///
/// `DS1_178` · Hunter minion · 5 mana · 2/5
///
/// > Your Beasts have **Charge**.
///
/// - Set: Legacy · free · collectible
/// - Minion type: Beast
/// - Mechanics: Aura
/// - Refers to: Charge
/// - Enchantments: Charge [`DS1_178e`]
///
/// State: Todo
//~ DS1_178 todo 5c2e68c2 0f2e2162
pub const DS1_178: Power = TODO;

/// # Charge
///
/// `DS1_178e` · Hunter enchantment
///
/// > {0} grants **Charge**.
///
/// - Set: Legacy
///
/// State: Todo
//~ DS1_178e todo 91ee33d8 3120f46e
pub const DS1_178e: Power = TODO;

/// # Multi-Shot
///
/// `DS1_183` · Hunter spell · 4 mana
///
/// > Deal $3 damage to two random enemy minions.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_MINIMUM_ENEMY_MINIONS` = 1 (hearthstone-data 36393.1)
///
/// State: Todo
//~ DS1_183 todo e7292ef2 e7809b57
pub const DS1_183: Power = TODO;

/// # Tracking
///
/// `DS1_184` · Hunter spell · 1 mana
///
/// > **Discover** a card from your deck.
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Discover
///
/// State: Todo
//~ DS1_184 todo 843264e2 fdac9d06
pub const DS1_184: Power = TODO;

/// # Arcane Shot
///
/// `DS1_185` · Hunter spell · Arcane · 1 mana
///
/// > Deal $2 damage.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ DS1_185 todo 875e83e5 9572ddb8
pub const DS1_185: Power = TODO;

/// # Kill Command
///
/// `EX1_539` · Hunter spell · 3 mana
///
/// > Deal $3 damage. If you control a Beast, deal $5 damage instead.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ EX1_539 todo 18781b7d f19bef31
pub const EX1_539: Power = TODO;

/// # Rexxar's Gift
///
/// `GIFT_03` · Hunter spell · 1 mana
///
/// > **Discover** a **Temporary** Quick Shot, Deadly Shot, or Explosive Shot.
///
/// - Set: Legacy · rare · collectible
/// - Mechanics: Discover
/// - Refers to: tag 3630
///
/// State: Todo
//~ GIFT_03 todo e9607ad9 62dbd12a
pub const GIFT_03: Power = TODO;

/// # Rexxar
///
/// `HERO_05` · Hunter hero · 30 health
///
/// - Set: Legacy · free · collectible
/// - Hero power: Steady Shot [`HERO_05bp`]
///
/// State: Vanilla
//~ HERO_05 vanilla 87606231 257892ff
pub const HERO_05: Power = VANILLA;

/// # Steady Shot
///
/// `HERO_05bp` · Hunter hero power · 2 mana
///
/// > **Hero Power** Deal $2 damage to the enemy hero.@**Hero Power** Deal $2 damage.
///
/// - Set: Legacy · free
/// - Tags: `UPGRADED_HERO_POWER` = 2738
///
/// State: Todo
//~ HERO_05bp todo 5c946dc8 571f19ed
pub const HERO_05bp: Power = TODO;

/// # Ballista Shot
///
/// `HERO_05bp2` · Hunter hero power · 2 mana
///
/// > **Hero Power** Deal $3 damage to the enemy hero.@**Hero Power** Deal $3 damage.
///
/// - Set: Legacy
///
/// State: Todo
//~ HERO_05bp2 todo f30ab37d 57b6921e
pub const HERO_05bp2: Power = TODO;

/// # Selective Breeder
///
/// `LEG_CS3_015` · Hunter minion · 2 mana · 1/3
///
/// > **Battlecry: Discover** a copy of a Beast in your deck.
///
/// - Set: Legacy · rare · collectible
/// - Mechanics: Battlecry, Discover
/// - Reprint of: Selective Breeder [`CS3_015`](crate::core_hidden::hunter::CS3_015)
///
/// State: Todo
//~ LEG_CS3_015 todo d37e7ca5 23b5d6c5
pub const LEG_CS3_015: Power = TODO;

/// # Animal Companion
///
/// `NEW1_031` · Hunter spell · 3 mana
///
/// > Summon a random Beast Companion.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Entourage: Misha [`NEW1_032`], Leokk [`NEW1_033`], Huffer [`NEW1_034`]
///
/// State: Todo
//~ NEW1_031 todo b86395a8 250c50cd
pub const NEW1_031: Power = TODO;

/// # Misha
///
/// `NEW1_032` · Hunter minion · 3 mana · 4/4
///
/// > **Taunt**
///
/// - Set: Legacy
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ NEW1_032 vanilla bfbc61d6 369cbf46
pub const NEW1_032: Power = VANILLA;

/// # Leokk
///
/// `NEW1_033` · Hunter minion · 3 mana · 2/4
///
/// > Your other minions have +1 Attack.
///
/// - Set: Legacy
/// - Minion type: Beast
/// - Mechanics: Aura
/// - Enchantments: Eye In The Sky [`NEW1_033o`]
///
/// State: Todo
//~ NEW1_033 todo db75c21e 58df3158
pub const NEW1_033: Power = TODO;

/// # Eye In The Sky
///
/// `NEW1_033o` · Hunter enchantment
///
/// > Leokk is granting this minion +1 Attack.
///
/// - Set: Legacy
///
/// State: Todo
//~ NEW1_033o todo 13abae6a 8063be59
pub const NEW1_033o: Power = TODO;

/// # Huffer
///
/// `NEW1_034` · Hunter minion · 3 mana · 4/2
///
/// > **Charge**
///
/// - Set: Legacy
/// - Minion type: Beast
/// - Mechanics: Charge
///
/// State: Vanilla
//~ NEW1_034 vanilla 832d0b83 a76375c9
pub const NEW1_034: Power = VANILLA;
