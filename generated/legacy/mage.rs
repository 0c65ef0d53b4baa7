//! Mage cards of Legacy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 750be691

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
/// State: Done
//~ done CS2_022 873e7075 - 12b5d29c.b5c105e9
pub const CS2_022: Power = spell(&[transform(A_MINION, card("CS2_tk1"))]);

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
/// State: Done
//~ done CS2_022e 2ec7faa2 - fc831443.043f7dec
pub const CS2_022e: Power = VANILLA;

/// # Arcane Intellect
///
/// `CS2_023` · Mage spell · Arcane · 3 mana
///
/// > Draw 2 cards.
///
/// - Set: Legacy · free · collectible
///
/// State: Done
//~ done CS2_023 f1fbc636 - 02812a66.021f85ea
pub const CS2_023: Power = spell(&[draw(2)]);

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
/// State: Done
//~ done CS2_024 103a08e2 - ff68c36a.f9c462c7
pub const CS2_024: Power = spell(&[deal(3).to(TARGET), freeze(IT)]);

/// # Arcane Explosion
///
/// `CS2_025` · Mage spell · Arcane · 2 mana
///
/// > Deal $1 damage to all enemy minions.
///
/// - Set: Legacy · free · collectible
///
/// State: Done
//~ done CS2_025 87454761 - 3365d408.6f8fb101
pub const CS2_025: Power = spell(&[deal(1).to(ENEMY_MINIONS)]);

/// # Frost Nova
///
/// `CS2_026` · Mage spell · Frost · 3 mana
///
/// > **Freeze** all enemy minions.
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Freeze
///
/// State: Done
//~ done CS2_026 cb0d8ef6 - e3d0f7cb.e3257e1b
pub const CS2_026: Power = spell(&[freeze(ENEMY_MINIONS)]);

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
/// State: Done
//~ done CS2_027 aaa2586a - fed50c30.4f4134a8
pub const CS2_027: Power = spell(&[summon(card("CS2_mirror")).copies(2)]);

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
//~ done CS2_029 6a64af4f - 68892660.cd475996
pub const CS2_029: Power = spell(&[deal(6).to(TARGET)]);

/// # Flamestrike
///
/// `CS2_032` · Mage spell · Fire · 7 mana
///
/// > Deal $5 damage to all enemy minions.
///
/// - Set: Legacy · free · collectible
///
/// State: Done
//~ done CS2_032 9018aa57 - c3f1ab76.3090dd2b
pub const CS2_032: Power = spell(&[deal(5).to(ENEMY_MINIONS)]);

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
/// State: Done
//~ done CS2_033 b88bd355 - 28d0adb1.71ce65d6
pub const CS2_033: Power = VANILLA;

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
//~ vanilla CS2_mirror 9c7a4800 d94e4ff8 a40c661d.4b0c5d24
pub const CS2_mirror: Power = VANILLA;

/// # Sheep
///
/// `CS2_tk1` · Mage minion · 1 mana · 1/1
///
/// - Set: Legacy
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla CS2_tk1 2ea92877 98d5659d 09ebae37
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
/// State: Done
//~ done EX1_179 e23f1d25 - e78647b4.42efccc0
pub const EX1_179: Power = spell(&[deal(2).to(A_MINION), draw(1).when(there_is(&IT.that(FROZEN)))]);

/// # Tome of Intellect
///
/// `EX1_180` · Mage spell · Arcane · 1 mana
///
/// > Add a random Mage spell to your hand.
///
/// - Set: Legacy · common · collectible
///
/// State: Done
//~ done EX1_180 7a89a3c4 - e688e1d9.2d7023b4
pub const EX1_180: Power = spell(&[get(random(all(&[SPELL, class(CardClass::Mage)])))]);

/// # Arcane Missiles
///
/// `EX1_277` · Mage spell · Arcane · 1 mana
///
/// > Deal $3 damage randomly split among all enemies.
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Immune To Spellpower
///
/// State: Done
//~ done EX1_277 d9fafb2c - f15ed653.1cd7063b
pub const EX1_277: Power = spell(&[deal(3).split_among(ENEMIES)]);

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
/// State: Done
//~ done GIFT_02 435132e7 - 53d0fcf5.f0be766f
pub const GIFT_02: Power = spell(&[discover_temporary(&["CS2_024", "CS2_023", "CS2_029"])]);

/// # Jaina Proudmoore
///
/// `HERO_08` · Mage hero · 30 health
///
/// - Set: Legacy · free · collectible
/// - Hero power: Fireblast [`HERO_08bp`]
///
/// State: Vanilla
//~ vanilla HERO_08 e7271b0b 597a8788 c05f1b04
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
/// State: Done
//~ done HERO_08bp 605ad0e0 - b77e24b1.aee9dd5c
pub const HERO_08bp: Power = hero_power(&[deal(1).to(TARGET)]);

/// # Fireblast Rank 2
///
/// `HERO_08bp2` · Mage hero power · 2 mana
///
/// > **Hero Power** Deal $2 damage.
///
/// - Set: Legacy
///
/// State: Done
//~ done HERO_08bp2 b0377666 - 710cac7d.d8949463
pub const HERO_08bp2: Power = hero_power(&[deal(2).to(TARGET)]);

/// # Aegwynn, the Guardian
///
/// `LEG_CS3_001` · Mage minion · 5 mana · 5/5
///
/// > **Spell Damage +2 Deathrattle:** The next minion you draw inherits these powers.
///
/// - Set: Legacy · legendary · collectible
/// - Mechanics: Deathrattle
/// - Tags: `SPELLPOWER` = 2
/// - Reprint of: Aegwynn, the Guardian [`CS3_001`](crate::core_hidden::mage::CS3_001)
///
/// State: Done
//~ done LEG_CS3_001 9d52f2da - 2b17499e.02024a8d
pub const LEG_CS3_001: Power = deathrattle(&[attach("CS3_001e2").to(YOU)]);
