//! Rogue cards of Legacy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Backstab
///
/// `CS2_072` · Rogue spell · 0 mana
///
/// > Deal $2 damage to an undamaged minion.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_UNDAMAGED_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ CS2_072 todo be85e736 d030fecf
pub const CS2_072: Power = TODO;

/// # Deadly Poison
///
/// `CS2_074` · Rogue spell · Nature · 1 mana
///
/// > Give your weapon +2 Attack.
///
/// - Set: Legacy · free · collectible
/// - Tags: `1623` = 1
/// - Play requirements: `REQ_WEAPON_EQUIPPED` (hearthstone-data 36393.1)
/// - Enchantments: Deadly Poison [`CS2_074e`]
///
/// State: Todo
//~ CS2_074 todo 011f15e9 c96dd890
pub const CS2_074: Power = TODO;

/// # Deadly Poison
///
/// `CS2_074e` · Neutral enchantment
///
/// > +2 Attack.
///
/// - Set: Legacy
///
/// State: Todo
//~ CS2_074e todo 3da06066 d0637141
pub const CS2_074e: Power = TODO;

/// # Sinister Strike
///
/// `CS2_075` · Rogue spell · 1 mana
///
/// > Deal $3 damage to the enemy hero.
///
/// - Set: Legacy · free · collectible
///
/// State: Todo
//~ CS2_075 todo 4ad99e04 effd73e6
pub const CS2_075: Power = TODO;

/// # Assassinate
///
/// `CS2_076` · Rogue spell · 4 mana
///
/// > Destroy an enemy minion.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_ENEMY_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ CS2_076 todo b6892bef 78ab0d28
pub const CS2_076: Power = TODO;

/// # Sprint
///
/// `CS2_077` · Rogue spell · 5 mana
///
/// > Draw 4 cards.
///
/// - Set: Legacy · free · collectible
///
/// State: Todo
//~ CS2_077 todo 9cd73fa5 193a5c82
pub const CS2_077: Power = TODO;

/// # Assassin's Blade
///
/// `CS2_080` · Rogue weapon · 4 mana · 2/5 durability
///
/// - Set: Legacy · free · collectible
///
/// State: Vanilla
//~ CS2_080 vanilla 8ea71ea4 fd60df42
pub const CS2_080: Power = VANILLA;

/// # Wicked Knife
///
/// `CS2_082` · Rogue weapon · 1 mana · 1/2 durability
///
/// - Set: Legacy · free
/// - Tokens: `CS2_082_H1`
///
/// State: Vanilla
//~ CS2_082 vanilla dc2d7445 b96f7c23
pub const CS2_082: Power = VANILLA;

/// # Sharpened
///
/// `CS2_083e` · Rogue enchantment
///
/// > +1 Attack this turn.
///
/// - Set: Legacy
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ CS2_083e todo 4928ba6e 31492052
pub const CS2_083e: Power = TODO;

/// # Vanessa VanCleef
///
/// `CS3_005` · Rogue minion · 2 mana · 2/3
///
/// > **Combo:** Add a copy of the last card your opponent played to your hand.
///
/// - Set: Legacy · legendary · collectible
/// - Mechanics: Combo
/// - Reprint of: Vanessa VanCleef [`CORE_CS3_005`](crate::core_hidden::rogue::CORE_CS3_005)
///
/// State: Todo
//~ CS3_005 todo 111bfa1d 8111e577
pub const CS3_005: Power = TODO;

/// # Fan of Knives
///
/// `EX1_129` · Rogue spell · 2 mana
///
/// > Deal $1 damage to all enemy minions. Draw a card.
///
/// - Set: Legacy · free · collectible
///
/// State: Todo
//~ EX1_129 todo 6386514f c80ea279
pub const EX1_129: Power = TODO;

/// # Pilfer
///
/// `EX1_182` · Rogue spell · 1 mana
///
/// > Add a random card from another class to your hand.
///
/// - Set: Legacy · common · collectible
///
/// State: Todo
//~ EX1_182 todo d8afc626 cb05781a
pub const EX1_182: Power = TODO;

/// # Plaguebringer
///
/// `EX1_191` · Rogue minion · 4 mana · 3/3
///
/// > **Battlecry:** Give a friendly minion **Poisonous**.
///
/// - Set: Legacy · free · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Refers to: Poisonous
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET`, `REQ_TARGET_IF_AVAILABLE` (hearthstone-data 36393.1)
/// - Target: "Give Poisonous."
/// - Enchantments: Plaguetouched [`EX1_191e`]
///
/// State: Todo
//~ EX1_191 todo f06f859c 898b02f3
pub const EX1_191: Power = TODO;

/// # Plaguetouched
///
/// `EX1_191e` · Rogue enchantment
///
/// > **Poisonous**
///
/// - Set: Legacy
/// - Mechanics: Poisonous
///
/// State: Todo
//~ EX1_191e todo e57abcc2 2043dc8e
pub const EX1_191e: Power = TODO;

/// # Shiv
///
/// `EX1_278` · Rogue spell · 2 mana
///
/// > Deal $1 damage. Draw a card.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ EX1_278 todo 27bc38af 889b2103
pub const EX1_278: Power = TODO;

/// # Sap
///
/// `EX1_581` · Rogue spell · 2 mana
///
/// > Return an enemy minion to your opponent's hand.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_ENEMY_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ EX1_581 todo b212e113 34f40b4f
pub const EX1_581: Power = TODO;

/// # Valeera's Gift
///
/// `GIFT_09` · Rogue spell · 1 mana
///
/// > **Discover** a **Temporary** Backstab, Deadly Poison, or Fan of Knives.
///
/// - Set: Legacy · rare · collectible
/// - Mechanics: Discover
/// - Refers to: tag 3630
/// - Tokens: Deadly Poison [`CS2_074`], Fan of Knives [`EX1_129`]
///
/// State: Todo
//~ GIFT_09 todo 15619036 baa1164e
pub const GIFT_09: Power = TODO;

/// # Valeera Sanguinar
///
/// `HERO_03` · Rogue hero · 30 health
///
/// - Set: Legacy · free · collectible
/// - Hero power: Dagger Mastery [`HERO_03bp`], `HERO_03rbp`, `HERO_03rbp2`
///
/// State: Vanilla
//~ HERO_03 vanilla e6d87a5c 3923c366
pub const HERO_03: Power = VANILLA;

/// # Dagger Mastery
///
/// `HERO_03bp` · Rogue hero power · 2 mana
///
/// > **Hero Power** Equip a 1/2 Dagger.
///
/// - Set: Legacy · free
/// - Tags: `UPGRADED_HERO_POWER` = 2743
///
/// State: Todo
//~ HERO_03bp todo 4c2c375a 951f23b4
pub const HERO_03bp: Power = TODO;

/// # Poisoned Daggers
///
/// `HERO_03bp2` · Rogue hero power · 2 mana
///
/// > **Hero Power** Equip a 2/2 Weapon.
///
/// - Set: Legacy
///
/// State: Todo
//~ HERO_03bp2 todo 2d332e5a ee97ddab
pub const HERO_03bp2: Power = TODO;

/// # Vanish
///
/// `NEW1_004` · Rogue spell · 6 mana
///
/// > Return all minions to their owner's hand.
///
/// - Set: Legacy · common · collectible
///
/// State: Todo
//~ NEW1_004 todo dcaa860a 30677878
pub const NEW1_004: Power = TODO;
