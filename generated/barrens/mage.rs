//! Mage cards of Forged in the Barrens.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Flurry (Rank 1)
///
/// `BAR_305` · Mage spell · Frost · 0 mana
///
/// > **Freeze** a random enemy minion. *(Upgrades when you have 5 Mana.)*
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Refers to: Freeze
/// - Tokens: Flurry (Rank 2) [`BAR_305t`], Flurry (Rank 3) [`BAR_305t2`]
///
/// State: Todo
//~ BAR_305 todo 2f66bf94 30dd9637
pub const BAR_305: Power = TODO;

/// # Flurry (Rank 2)
///
/// `BAR_305t` · Mage spell · Frost · 0 mana
///
/// > **Freeze** two random enemy minions. *(Upgrades when you have 10 Mana.)*
///
/// - Set: Forged in the Barrens · rare
/// - Refers to: Freeze
///
/// State: Todo
//~ BAR_305t todo 04d77e38 46473661
pub const BAR_305t: Power = TODO;

/// # Flurry (Rank 3)
///
/// `BAR_305t2` · Mage spell · Frost · 0 mana
///
/// > **Freeze** three random enemy minions.
///
/// - Set: Forged in the Barrens · rare
/// - Refers to: Freeze
///
/// State: Todo
//~ BAR_305t2 todo 6940cb53 92baacd7
pub const BAR_305t2: Power = TODO;

/// # Runed Orb
///
/// `BAR_541` · Mage spell · Arcane · 2 mana
///
/// > Deal $2 damage. **Discover** a spell.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Mechanics: Discover
///
/// State: Todo
//~ BAR_541 todo 462b6b59 fb3a3e18
pub const BAR_541: Power = TODO;

/// # Refreshing Spring Water
///
/// `BAR_542` · Mage spell · 5 mana
///
/// > Draw 2 cards. Refresh 2 Mana Crystals for each spell drawn.
///
/// - Set: Forged in the Barrens · common · collectible
///
/// State: Todo
//~ BAR_542 todo b2cb1f0e 5e4c51fe
pub const BAR_542: Power = TODO;

/// # Reckless Apprentice
///
/// `BAR_544` · Mage minion · 4 mana · 3/5
///
/// > **Battlecry:** Fire your Hero Power at all enemies.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ BAR_544 todo 66b34748 8e7edf98
pub const BAR_544: Power = TODO;

/// # Arcane Luminary
///
/// `BAR_545` · Mage minion · 3 mana · 4/3
///
/// > Cards that didn't start in your deck cost (2) less *(but not less than 1)*.
///
/// - Set: Forged in the Barrens · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Aura
/// - Enchantments: Conjured Reduction [`BAR_545e`]
///
/// State: Todo
//~ BAR_545 todo 11e4e923 3129819e
pub const BAR_545: Power = TODO;

/// # Conjured Reduction
///
/// `BAR_545e` · Mage enchantment
///
/// > Costs (2) less (but not less than 1).
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_545e todo c65c98cc 02e2b888
pub const BAR_545e: Power = TODO;

/// # Wildfire
///
/// `BAR_546` · Mage spell · Fire · 1 mana
///
/// > Your Hero Power deals 1 more damage this game.
///
/// - Set: Forged in the Barrens · epic · collectible
/// - Enchantments: Flame On! [`BAR_546e`], Flame On! [`BAR_546e2`]
///
/// State: Todo
//~ BAR_546 todo 92a99f03 3e27b8df
pub const BAR_546: Power = TODO;

/// # Flame On!
///
/// `BAR_546e` · Mage enchantment
///
/// > Hero Power deals 1 more damage.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_546e todo 2202917f 33998ab4
pub const BAR_546e: Power = TODO;

/// # Flame On!
///
/// `BAR_546e2` · Mage enchantment
///
/// > Hero Power deals 1 more damage.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_546e2 todo e75287de 85b0800b
pub const BAR_546e2: Power = TODO;

/// # Mordresh Fire Eye
///
/// `BAR_547` · Mage minion · 8 mana · 8/8
///
/// > **Battlecry:** If you've dealt 10 damage with your Hero Power this game, deal 10 damage to all enemies.@ *({0} left!)*@ *(Ready!)*
///
/// - Set: Forged in the Barrens · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Tags: `PLAYER_TAG_THRESHOLD_TAG_ID` = 1025, `PLAYER_TAG_THRESHOLD_VALUE` = 10
///
/// State: Todo
//~ BAR_547 todo c7a916cf 030268b7
pub const BAR_547: Power = TODO;

/// # Varden Dawngrasp
///
/// `BAR_748` · Mage minion · 4 mana · 3/3
///
/// > **Battlecry: Freeze** all enemy minions. If any are already **Frozen**, deal 4 damage to them instead.
///
/// - Set: Forged in the Barrens · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Freeze
///
/// State: Todo
//~ BAR_748 todo 1163831d 1de5095d
pub const BAR_748: Power = TODO;

/// # Oasis Ally
///
/// `BAR_812` · Mage spell · Frost · 3 mana
///
/// > **Secret:** When a friendly minion is attacked, summon a 3/6 Water Elemental.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Mechanics: Secret
/// - Tokens: Water Elemental [`CS2_033`](crate::legacy::mage::CS2_033)
///
/// State: Todo
//~ BAR_812 todo 8a3fe97c 7f11b20f
pub const BAR_812: Power = TODO;

/// # Rimetongue
///
/// `BAR_888` · Mage minion · 3 mana · 3/4
///
/// > After you cast a Frost spell, summon a 1/1 Elemental that Freeze**s**.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Refers to: Freeze
/// - Tokens: Frosted Elemental [`BAR_888t`]
///
/// State: Todo
//~ BAR_888 todo 6bb35bb6 7400b7c2
pub const BAR_888: Power = TODO;

/// # Frosted Elemental
///
/// `BAR_888t` · Mage minion · 1 mana · 1/1
///
/// > **Freeze** any character damaged by this minion.
///
/// - Set: Forged in the Barrens
/// - Minion type: Elemental
/// - Mechanics: Freeze
///
/// State: Todo
//~ BAR_888t todo e0067bdd eaa49fc8
pub const BAR_888t: Power = TODO;

/// # Shattering Blast
///
/// `WC_041` · Mage spell · Frost · 3 mana
///
/// > Destroy all **Frozen** minions.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Refers to: Frozen
///
/// State: Todo
//~ WC_041 todo 34491a1f e1c32011
pub const WC_041: Power = TODO;

/// # Frostweave Dungeoneer
///
/// `WC_805` · Mage minion · 3 mana · 2/3
///
/// > **Battlecry:** Draw a spell. If it's a Frost spell, summon two 1/1 Elementals that **Freeze**.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Freeze
/// - Tokens: Frosted Elemental [`BAR_888t`]
///
/// State: Todo
//~ WC_805 todo 9a6ac0c3 cc7003ef
pub const WC_805: Power = TODO;

/// # Floecaster
///
/// `WC_806` · Mage minion · 6 mana · 5/5
///
/// > Costs (2) less for each **Frozen** enemy.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Refers to: Frozen
///
/// State: Todo
//~ WC_806 todo 7466ed86 30cc2599
pub const WC_806: Power = TODO;
