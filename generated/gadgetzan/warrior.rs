//! Warrior cards of Mean Streets of Gadgetzan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Public Defender
///
/// `CFM_300` · Warrior minion · 2 mana · 0/7
///
/// > **Taunt**
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ CFM_300 vanilla 1183332f 5e097e41
pub const CFM_300: Power = VANILLA;

/// # Brass Knuckles
///
/// `CFM_631` · Warrior weapon · 3 mana · 2/3 durability
///
/// > After your hero attacks, give a random minion in your hand +1/+1.
///
/// - Set: Mean Streets of Gadgetzan · epic · collectible
/// - Enchantments: Smuggling [`CFM_631e`]
///
/// State: Todo
//~ CFM_631 todo 2d2d5bdc 7fc159e4
pub const CFM_631: Power = TODO;

/// # Smuggling
///
/// `CFM_631e` · Neutral enchantment
///
/// > Increased stats from Brass Knuckles.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tokens: Brass Knuckles [`CFM_631`]
///
/// State: Todo
//~ CFM_631e todo f542d352 6e254b93
pub const CFM_631e: Power = TODO;

/// # Hobart Grapplehammer
///
/// `CFM_643` · Warrior minion · 4 mana · 2/2
///
/// > **Battlecry:** If you have a weapon equipped, give all minions in your hand and deck +2/+2.
///
/// - Set: Mean Streets of Gadgetzan · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Smuggling [`CFM_643e`], Smuggling [`CFM_643e2`]
///
/// State: Todo
//~ CFM_643 todo 4992cea5 3d411ae6
pub const CFM_643: Power = TODO;

/// # Smuggling
///
/// `CFM_643e` · Warrior enchantment
///
/// > +1 Attack from Hobart Grapplehammer.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tokens: Hobart Grapplehammer [`CFM_643`]
///
/// State: Todo
//~ CFM_643e todo 6ddf8661 260b154f
pub const CFM_643e: Power = TODO;

/// # Smuggling
///
/// `CFM_643e2` · Warrior enchantment
///
/// > +1 Attack from Hobart Grapplehammer.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tokens: Hobart Grapplehammer [`CFM_643`]
///
/// State: Todo
//~ CFM_643e2 todo fc2050e6 8b501cf8
pub const CFM_643e2: Power = TODO;

/// # Sleep with the Fishes
///
/// `CFM_716` · Warrior spell · 2 mana
///
/// > Deal $3 damage to all damaged minions.
///
/// - Set: Mean Streets of Gadgetzan · epic · collectible
///
/// State: Todo
//~ CFM_716 todo cb125b16 7dde6ceb
pub const CFM_716: Power = TODO;

/// # Stolen Goods
///
/// `CFM_752` · Warrior spell · 2 mana
///
/// > Draw a **Taunt** minion. Give it +2/+2.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Refers to: Taunt
/// - Enchantments: Smuggling [`CFM_752e`]
///
/// State: Todo
//~ CFM_752 todo c925617c 8e5ffaa9
pub const CFM_752: Power = TODO;

/// # Smuggling
///
/// `CFM_752e` · Neutral enchantment
///
/// > +2/+2 from Stolen Goods.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tokens: Stolen Goods [`CFM_752`]
///
/// State: Todo
//~ CFM_752e todo e9a98754 b457f34c
pub const CFM_752e: Power = TODO;

/// # Grimy Gadgeteer
///
/// `CFM_754` · Warrior minion · 3 mana · 4/3
///
/// > At the end of your turn, give a random minion in your hand +2/+2.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Enchantments: Smuggling [`CFM_754e`]
///
/// State: Todo
//~ CFM_754 todo 2bc2a9fc 715b7fe3
pub const CFM_754: Power = TODO;

/// # Smuggling
///
/// `CFM_754e` · Neutral enchantment
///
/// > Increased stats from Grimy Gadgeteer.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tokens: Grimy Gadgeteer [`CFM_754`]
///
/// State: Todo
//~ CFM_754e todo 5cb9b6c3 40366156
pub const CFM_754e: Power = TODO;

/// # Grimestreet Pawnbroker
///
/// `CFM_755` · Warrior minion · 3 mana · 3/3
///
/// > **Battlecry:** Give a random weapon in your hand +1/+1.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Smuggling [`CFM_755e`]
///
/// State: Todo
//~ CFM_755 todo a0fc6e97 1ad4bfff
pub const CFM_755: Power = TODO;

/// # Smuggling
///
/// `CFM_755e` · Neutral enchantment
///
/// > +1/+1 from Grimestreet Pawnbroker.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tokens: Grimestreet Pawnbroker [`CFM_755`]
///
/// State: Todo
//~ CFM_755e todo ab00f566 70feaa54
pub const CFM_755e: Power = TODO;

/// # Alley Armorsmith
///
/// `CFM_756` · Warrior minion · 5 mana · 3/7
///
/// > **Taunt** Whenever this minion deals damage, gain that much Armor.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Mechanics: Taunt
///
/// State: Todo
//~ CFM_756 todo 9f53511b e5b21772
pub const CFM_756: Power = TODO;

/// # I Know a Guy
///
/// `CFM_940` · Warrior spell · 1 mana
///
/// > **Discover** a **Taunt** minion. Give it +1/+2.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Mechanics: Discover
/// - Refers to: Taunt
/// - Enchantments: Knows Another Guy [`CFM_940e`]
///
/// State: Todo
//~ CFM_940 todo 7ff83525 fb2fa957
pub const CFM_940: Power = TODO;

/// # Knows Another Guy
///
/// `CFM_940e` · Warrior enchantment
///
/// > +1/+2.
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Todo
//~ CFM_940e todo 8330016a 6546a618
pub const CFM_940e: Power = TODO;
