//! Mage cards of Legacy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Polymorph
///
/// `CS2_022` · Mage spell · Arcane · 4 mana
///
/// > Transform a minion into a 1/1 Sheep.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Polymorph [`CS2_022e`]
/// - Tokens: Sheep [`CS2_tk1`]
///
/// State: Todo
//~ CS2_022 todo 6b29dfac 01356064
pub const CS2_022: Power = TODO;

/// # Polymorph
///
/// `CS2_022e` · Mage enchantment
///
/// > This minion has been transformed into a 1/1 Sheep.
///
/// - Set: Legacy · common
/// - Mechanics: Morph
/// - Tokens: Sheep [`CS2_tk1`]
///
/// State: Todo
//~ CS2_022e todo 32f37bcc 01897999
pub const CS2_022e: Power = TODO;

/// # Arcane Intellect
///
/// `CS2_023` · Mage spell · Arcane · 3 mana
///
/// > Draw 2 cards.
///
/// - Set: Legacy · free · collectible
///
/// State: Todo
//~ CS2_023 todo 988e99cb 450e4d9e
pub const CS2_023: Power = TODO;

/// # Frostbolt
///
/// `CS2_024` · Mage spell · Frost · 2 mana
///
/// > Deal $3 damage to a character and **Freeze** it.
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Freeze
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ CS2_024 todo a366672c 17980614
pub const CS2_024: Power = TODO;

/// # Arcane Explosion
///
/// `CS2_025` · Mage spell · Arcane · 2 mana
///
/// > Deal $1 damage to all enemy minions.
///
/// - Set: Legacy · free · collectible
///
/// State: Todo
//~ CS2_025 todo d812a166 3d98c82e
pub const CS2_025: Power = TODO;

/// # Frost Nova
///
/// `CS2_026` · Mage spell · Frost · 3 mana
///
/// > **Freeze** all enemy minions.
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Freeze
///
/// State: Todo
//~ CS2_026 todo ecefec7d 7f24ec45
pub const CS2_026: Power = TODO;

/// # Mirror Image
///
/// `CS2_027` · Mage spell · 1 mana
///
/// > Summon two 0/2 minions with **Taunt**.
///
/// - Set: Legacy · free · collectible
/// - Refers to: Taunt
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Mirror Image [`CS2_mirror`]
///
/// State: Todo
//~ CS2_027 todo 2bde0909 492a42d5
pub const CS2_027: Power = TODO;

/// # Fireball
///
/// `CS2_029` · Mage spell · Fire · 4 mana
///
/// > Deal $6 damage.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Done
//~ CS2_029 done aaa154c8
pub const CS2_029: Power = spell(&[deal(6).to(TARGET)]);

/// # Flamestrike
///
/// `CS2_032` · Mage spell · Fire · 7 mana
///
/// > Deal $5 damage to all enemy minions.
///
/// - Set: Legacy · free · collectible
///
/// State: Todo
//~ CS2_032 todo 9e659278 06cd7201
pub const CS2_032: Power = TODO;

/// # Water Elemental
///
/// `CS2_033` · Mage minion · 4 mana · 3/6
///
/// > **Freeze** any character damaged by this minion.
///
/// - Set: Legacy · free · collectible
/// - Minion type: Elemental
/// - Mechanics: Freeze
///
/// State: Todo
//~ CS2_033 todo 7b9f8d6b c906c62d
pub const CS2_033: Power = TODO;

/// # Mirror Image
///
/// `CS2_mirror` · Mage minion · 0 mana · 0/2
///
/// > **Taunt**
///
/// - Set: Legacy · common
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ CS2_mirror vanilla 7329eb52 12253bd4
pub const CS2_mirror: Power = VANILLA;

/// # Sheep
///
/// `CS2_tk1` · Mage minion · 1 mana · 1/1
///
/// - Set: Legacy
/// - Minion type: Beast
///
/// State: Vanilla
//~ CS2_tk1 vanilla 701d029c d469de86
pub const CS2_tk1: Power = VANILLA;

/// # Icicle
///
/// `EX1_179` · Mage spell · Frost · 2 mana
///
/// > Deal $2 damage to a minion. If it's **Frozen**, draw a card.
///
/// - Set: Legacy · epic · collectible
/// - Refers to: Freeze
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ EX1_179 todo 61d89efb d02ac267
pub const EX1_179: Power = TODO;

/// # Tome of Intellect
///
/// `EX1_180` · Mage spell · Arcane · 1 mana
///
/// > Add a random Mage spell to your hand.
///
/// - Set: Legacy · common · collectible
///
/// State: Todo
//~ EX1_180 todo 7bc07496 44fbdd5f
pub const EX1_180: Power = TODO;

/// # Arcane Missiles
///
/// `EX1_277` · Mage spell · Arcane · 1 mana
///
/// > Deal $3 damage randomly split among all enemies.
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Immune To Spellpower
///
/// State: Todo
//~ EX1_277 todo b974cecb cedbe004
pub const EX1_277: Power = TODO;

/// # Jaina's Gift
///
/// `GIFT_02` · Mage spell · 1 mana
///
/// > **Discover** a **Temporary** Frostbolt, Arcane Intellect, or Fireball.
///
/// - Set: Legacy · rare · collectible
/// - Mechanics: Discover
/// - Refers to: tag 3630
/// - Tokens: Arcane Intellect [`CS2_023`]
///
/// State: Todo
//~ GIFT_02 todo 471b2f1c e96b2411
pub const GIFT_02: Power = TODO;

/// # Jaina Proudmoore
///
/// `HERO_08` · Mage hero · 30 health
///
/// - Set: Legacy · free · collectible
/// - Hero power: Fireblast [`HERO_08bp`]
///
/// State: Vanilla
//~ HERO_08 vanilla 6e8295e9 eac9897f
pub const HERO_08: Power = VANILLA;

/// # Fireblast
///
/// `HERO_08bp` · Mage hero power · 2 mana
///
/// > **Hero Power** Deal $1 damage.
///
/// - Set: Legacy · free
/// - Tags: `UPGRADED_HERO_POWER` = 2739
/// - Target: "Deal 1 damage."
///
/// State: Todo
//~ HERO_08bp todo 216ce70d b9e3759a
pub const HERO_08bp: Power = TODO;

/// # Fireblast Rank 2
///
/// `HERO_08bp2` · Mage hero power · 2 mana
///
/// > **Hero Power** Deal $2 damage.
///
/// - Set: Legacy
///
/// State: Todo
//~ HERO_08bp2 todo 31eafbb5 babc86c4
pub const HERO_08bp2: Power = TODO;

/// # Aegwynn, the Guardian
///
/// `LEG_CS3_001` · Mage minion · 5 mana · 5/5
///
/// > **Spell Damage +2 Deathrattle:** The next minion you draw inherits these powers.
///
/// - Set: Legacy · legendary · collectible
/// - Mechanics: Spellpower, Deathrattle
/// - Reprint of: Aegwynn, the Guardian [`CS3_001`](crate::core_hidden::mage::CS3_001)
///
/// State: Todo
//~ LEG_CS3_001 todo 6336a913 a8261b4e
pub const LEG_CS3_001: Power = TODO;
