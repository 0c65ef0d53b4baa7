//! Warrior cards of Legacy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Armor Up!
///
/// `CS2_102_H3` · Warrior hero power · 2 mana
///
/// > **Hero Power** Gain $d2 Armor.
///
/// - Set: Legacy · free
/// - Tags: `UPGRADED_HERO_POWER` = 59348
/// - Tokens: Tank Up! [`CS2_102_H3_AT_132`](crate::grand_tournament::warrior::CS2_102_H3_AT_132)
///
/// State: Todo
//~ CS2_102_H3 todo 6ff61232 92c43573
pub const CS2_102_H3: Power = TODO;

/// # Charge
///
/// `CS2_103` · Warrior spell · 3 mana
///
/// > Give a friendly minion +2 Attack and **Charge**.
///
/// - Set: Legacy · free · collectible
/// - Refers to: Charge
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Charge [`CS2_103e2`]
///
/// State: Todo
//~ CS2_103 todo 72961dd0 761f6d22
pub const CS2_103: Power = TODO;

/// # Charge
///
/// `CS2_103e2` · Warrior enchantment
///
/// > +2 Attack and **Charge**.
///
/// - Set: Legacy
///
/// State: Todo
//~ CS2_103e2 todo b2b9df94 e0df9480
pub const CS2_103e2: Power = TODO;

/// # Heroic Strike
///
/// `CS2_105` · Warrior spell · 2 mana
///
/// > Give your hero +4 Attack this turn.
///
/// - Set: Legacy · free · collectible
/// - Enchantments: Heroic Strike [`CS2_105e`]
///
/// State: Todo
//~ CS2_105 todo 54b2932f 4c8cd088
pub const CS2_105: Power = TODO;

/// # Heroic Strike
///
/// `CS2_105e` · Warrior enchantment
///
/// > +4 Attack this turn.
///
/// - Set: Legacy
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ CS2_105e todo 268f5dfe 3a09bfd0
pub const CS2_105e: Power = TODO;

/// # Fiery War Axe
///
/// `CS2_106` · Warrior weapon · 2 mana · 3/2 durability
///
/// - Set: Legacy · free · collectible
///
/// State: Vanilla
//~ CS2_106 vanilla 0bdb7c35 7159b3c8
pub const CS2_106: Power = VANILLA;

/// # Execute
///
/// `CS2_108` · Warrior spell · 1 mana
///
/// > Destroy a damaged enemy minion.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_ENEMY_TARGET`, `REQ_DAMAGED_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ CS2_108 todo 2a24d67a d6982a79
pub const CS2_108: Power = TODO;

/// # Arcanite Reaper
///
/// `CS2_112` · Warrior weapon · 5 mana · 5/2 durability
///
/// - Set: Legacy · free · collectible
///
/// State: Vanilla
//~ CS2_112 vanilla bef02f5e e98b0aea
pub const CS2_112: Power = VANILLA;

/// # Cleave
///
/// `CS2_114` · Warrior spell · 2 mana
///
/// > Deal $2 damage to two random enemy minions.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_MINIMUM_ENEMY_MINIONS` = 1 (hearthstone-data 36393.1)
///
/// State: Todo
//~ CS2_114 todo 02a03b59 ae318161
pub const CS2_114: Power = TODO;

/// # Bloodsail Deckhand
///
/// `CS3_008` · Warrior minion · 1 mana · 2/1
///
/// > **Battlecry:** The next weapon you play costs (1) less.
///
/// - Set: Legacy · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
/// - Reprint of: Bloodsail Deckhand [`CORE_CS3_008`](crate::core_hidden::warrior::CORE_CS3_008)
/// - Enchantments: To Arrrms! [`CS3_008e`](crate::core::warrior::CS3_008e)
///
/// State: Todo
//~ CS3_008 todo 2f81d7e3 6b0ea02b
pub const CS3_008: Power = TODO;

/// # War Cache
///
/// `CS3_009` · Warrior spell · 3 mana
///
/// > Add a random Warrior minion, spell, and weapon to your hand.
///
/// - Set: Legacy · rare · collectible
///
/// State: Todo
//~ CS3_009 todo 1411872a d805ec5e
pub const CS3_009: Power = TODO;

/// # Warsong Outrider
///
/// `CS3_030` · Warrior minion · 4 mana · 5/4
///
/// > **Rush**
///
/// - Set: Legacy · common · collectible
/// - Mechanics: Rush
///
/// State: Vanilla
//~ CS3_030 vanilla b1d05d5d 7bf331c0
pub const CS3_030: Power = VANILLA;

/// # Warsong Commander
///
/// `EX1_084` · Warrior minion · 3 mana · 2/3
///
/// > Whenever you summon a minion with 3 or less Attack, give it **Charge**.
///
/// - Set: Legacy · free · collectible
/// - Refers to: Charge
/// - Enchantments: Rush [`EX1_084e`]
///
/// State: Todo
//~ EX1_084 todo e044b198 e0bb150b
pub const EX1_084: Power = TODO;

/// # Rush
///
/// `EX1_084e` · Warrior enchantment
///
/// > Has **Rush**.
///
/// - Set: Legacy
///
/// State: Todo
//~ EX1_084e todo 104e2bd7 27af6d42
pub const EX1_084e: Power = TODO;

/// # Whirlwind
///
/// `EX1_400` · Warrior spell · 1 mana
///
/// > Deal $1 damage to ALL minions.
///
/// - Set: Legacy · free · collectible
///
/// State: Todo
//~ EX1_400 todo 829b2410 d1a2c518
pub const EX1_400: Power = TODO;

/// # Shield Block
///
/// `EX1_606` · Warrior spell · 2 mana
///
/// > Gain 5 Armor. Draw a card.
///
/// - Set: Legacy · free · collectible
///
/// State: Todo
//~ EX1_606 todo 2f772ef2 9ccdbad6
pub const EX1_606: Power = TODO;

/// # Garrosh's Gift
///
/// `GIFT_07` · Warrior spell · 1 mana
///
/// > **Discover** a **Temporary** Execute, Shield Block, or Brawl.
///
/// - Set: Legacy · rare · collectible
/// - Mechanics: Discover
/// - Refers to: tag 3630
/// - Tokens: Shield Block [`EX1_606`]
///
/// State: Todo
//~ GIFT_07 todo bf936fdd 51f0cf6a
pub const GIFT_07: Power = TODO;

/// # Garrosh Hellscream
///
/// `HERO_01` · Warrior hero · 30 health
///
/// - Set: Legacy · free · collectible
/// - Hero power: Armor Up! [`HERO_01bp`]
///
/// State: Vanilla
//~ HERO_01 vanilla 972fdffc 2a39a215
pub const HERO_01: Power = VANILLA;

/// # Armor Up!
///
/// `HERO_01bp` · Warrior hero power · 2 mana
///
/// > **Hero Power** Gain $d2 Armor.
///
/// - Set: Legacy · free
/// - Tags: `UPGRADED_HERO_POWER` = 2745
///
/// State: Todo
//~ HERO_01bp todo 5763fe91 07c609ee
pub const HERO_01bp: Power = TODO;

/// # Tank Up!
///
/// `HERO_01bp2` · Warrior hero power · 2 mana
///
/// > **Hero Power** Gain $d4 Armor.
///
/// - Set: Legacy
///
/// State: Todo
//~ HERO_01bp2 todo f9e77afa 51edcfba
pub const HERO_01bp2: Power = TODO;

/// # Kor'kron Elite
///
/// `NEW1_011` · Warrior minion · 4 mana · 4/3
///
/// > **Charge**
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Charge
///
/// State: Vanilla
//~ NEW1_011 vanilla 9b1e8e07 855b768f
pub const NEW1_011: Power = VANILLA;
