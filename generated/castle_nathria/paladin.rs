//! Paladin cards of Murder at Castle Nathria.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Jury Duty
///
/// `MAW_015` · Paladin spell · 3 mana
///
/// > Summon two Silver Hand Recruits. Give your Silver Hand Recruits +1/+1.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Enchantments: Jury Summons [`MAW_015e`]
/// - Tokens: Silver Hand Recruit [`CS2_101t`](crate::legacy::paladin::CS2_101t)
///
/// State: Todo
//~ MAW_015 todo de4d9c9a a78f5cc8
pub const MAW_015: Power = TODO;

/// # Jury Summons
///
/// `MAW_015e` · Paladin enchantment
///
/// > +1/+1.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ MAW_015e todo 8e79e82f c47531f6
pub const MAW_015e: Power = TODO;

/// # Order in the Court
///
/// `MAW_016` · Paladin spell · 4 mana
///
/// > Reorder your deck from highest Cost to lowest Cost. Draw a card.
///
/// - Set: Murder at Castle Nathria · rare · collectible
///
/// State: Todo
//~ MAW_016 todo d0e3f8dc eb929fc2
pub const MAW_016: Power = TODO;

/// # Class Action Lawyer
///
/// `MAW_017` · Paladin minion · 2 mana · 2/3
///
/// > **Battlecry:** If your deck has no Neutral cards, set a minion's stats to 1/1.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Target: "Set stats to 1/1."
/// - Enchantments: Class Action [`MAW_017e`]
///
/// State: Todo
//~ MAW_017 todo 48c62291 d5de170b
pub const MAW_017: Power = TODO;

/// # Class Action
///
/// `MAW_017e` · Paladin enchantment
///
/// > 1/1.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ MAW_017e todo e69ea195 8a3c323f
pub const MAW_017e: Power = TODO;

/// # Stewart the Steward
///
/// `REV_784` · Paladin minion · 3 mana · 3/3
///
/// > {0} {1} {2} {3}
///
/// - Set: Murder at Castle Nathria · legendary
///
/// State: Todo
//~ REV_784 todo 6ad31ddd a4fc2087
pub const REV_784: Power = TODO;

/// # Great Hall
///
/// `REV_794` · Paladin location · 2 mana · 0 uses
///
/// > {0} {1}
///
/// - Set: Murder at Castle Nathria · rare
///
/// State: Todo
//~ REV_794 todo 176651d9 c4d6e43d
pub const REV_794: Power = TODO;

/// # Promotion
///
/// `REV_842` · Paladin spell · 1 mana
///
/// > Give a Silver Hand Recruit +3/+3 and **Taunt**.
///
/// - Set: Murder at Castle Nathria · epic · collectible
/// - Refers to: Taunt
/// - Enchantments: Promoted [`REV_842e`], Under New Leadership [`REV_842e2`]
/// - Tokens: Silver Hand Recruit [`CS2_101t`](crate::legacy::paladin::CS2_101t)
///
/// State: Todo
//~ REV_842 todo 57d2e5e1 2303b1e1
pub const REV_842: Power = TODO;

/// # Promoted
///
/// `REV_842e` · Paladin enchantment
///
/// > +3/+3 and **Taunt**.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_842e todo 41c0d268 a435a55f
pub const REV_842e: Power = TODO;

/// # Under New Leadership
///
/// `REV_842e2` · Paladin enchantment
///
/// > +2 Attack.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_842e2 todo 95a86f8a c5b8bb3f
pub const REV_842e2: Power = TODO;

/// # Muckborn Servant
///
/// `REV_947` · Paladin minion · 3 mana · 2/4
///
/// > **Taunt Battlecry: Discover** a Paladin card.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Taunt, Battlecry, Discover
///
/// State: Todo
//~ REV_947 todo e9c757d3 d34df033
pub const REV_947: Power = TODO;

/// # Service Bell
///
/// `REV_948` · Paladin spell · 3 mana
///
/// > **Discover** a Class card from your deck and draw all copies of it.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Mechanics: Discover
///
/// State: Todo
//~ REV_948 todo 0ee27ff8 ceb0186f
pub const REV_948: Power = TODO;

/// # Divine Toll
///
/// `REV_950` · Paladin spell · Holy · 7 mana
///
/// > Shoot 5 rays at random minions. They give friendly minions +2/+2, and deal $2 damage to enemy minions.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Enchantments: Divine Toll [`REV_950e`]
///
/// State: Todo
//~ REV_950 todo 045f11ab 0f4244ba
pub const REV_950: Power = TODO;

/// # Divine Toll
///
/// `REV_950e` · Paladin enchantment
///
/// > +2/+2.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_950e todo 709ddb99 474ac7c2
pub const REV_950e: Power = TODO;

/// # The Countess
///
/// `REV_951` · Paladin minion · 7 mana · 7/7
///
/// > **Battlecry:** If your deck has no Neutral cards, add 3 **Legendary** Invitations to your hand.
///
/// - Set: Murder at Castle Nathria · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Guest of Honor [`REV_951e`]
/// - Tokens: Legendary Invitation [`REV_951t`]
///
/// State: Todo
//~ REV_951 todo 2985fd10 16bd363b
pub const REV_951: Power = TODO;

/// # Guest of Honor
///
/// `REV_951e` · Paladin enchantment
///
/// > Costs (0).
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_951e todo 6ed068ec f035a076
pub const REV_951e: Power = TODO;

/// # Legendary Invitation
///
/// `REV_951t` · Paladin spell · 2 mana
///
/// > **Discover** a **Legendary** minion from another class. It costs (0).
///
/// - Set: Murder at Castle Nathria
/// - Mechanics: Discover
///
/// State: Todo
//~ REV_951t todo 95cd7173 674ecd13
pub const REV_951t: Power = TODO;

/// # Sinful Sous Chef
///
/// `REV_952` · Paladin minion · 1 mana · 2/1
///
/// > **Deathrattle:** Add 2 Silver Hand Recruits to your hand.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Tokens: Silver Hand Recruit [`CS2_101t`](crate::legacy::paladin::CS2_101t)
///
/// State: Todo
//~ REV_952 todo dcf50cab a3b2a5af
pub const REV_952: Power = TODO;

/// # Stewart the Steward
///
/// `REV_955` · Paladin minion · 3 mana · 3/3
///
/// > **Deathrattle:** Give the next Silver Hand Recruit you summon +3/+3 and this **Deathrattle**.
///
/// - Set: Murder at Castle Nathria · legendary · collectible
/// - Mechanics: Deathrattle
/// - Enchantments: Open Position [`REV_955e`], Stewart's Legacy [`REV_955e2`]
/// - Tokens: Silver Hand Recruit [`CS2_101t`](crate::legacy::paladin::CS2_101t)
///
/// State: Todo
//~ REV_955 todo 9148b0bc 756ea38f
pub const REV_955: Power = TODO;

/// # Open Position
///
/// `REV_955e` · Paladin enchantment
///
/// > Your next Silver Hand Recruit carries on Stewart's legacy.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_955e todo c00b0ea6 5be8b115
pub const REV_955e: Power = TODO;

/// # Stewart's Legacy
///
/// `REV_955e2` · Paladin enchantment
///
/// > +3/+3. **Deathrattle:** Your next Silver Hand Recruit has this enchant.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_955e2 todo ab53c8e1 79a9829b
pub const REV_955e2: Power = TODO;

/// # Buffet Biggun
///
/// `REV_958` · Paladin minion · 4 mana · 2/4
///
/// > **Battlecry:** Summon two Silver Hand Recruits. **Infuse (@):** Give them +2 Attack and **Divine Shield**.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Battlecry, Infuse
/// - Refers to: Divine Shield
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
/// - Enchantments: Served [`REV_958e`]
/// - Tokens: Buffet Biggun [`REV_958t`]
///
/// State: Todo
//~ REV_958 todo f59e5ce3 2eff3766
pub const REV_958: Power = TODO;

/// # Served
///
/// `REV_958e` · Paladin enchantment
///
/// > +2 Attack.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_958e todo 4cb6c026 3c029fd4
pub const REV_958e: Power = TODO;

/// # Buffet Biggun
///
/// `REV_958t` · Paladin minion · 4 mana · 2/4
///
/// > **Infused. Battlecry:** Summon two Silver Hand Recruits. Give them +2 Attack and **Divine Shield**.
///
/// - Set: Murder at Castle Nathria · common
/// - Mechanics: Battlecry, Infused
/// - Refers to: Divine Shield
///
/// State: Todo
//~ REV_958t todo 250784d5 e47d6796
pub const REV_958t: Power = TODO;

/// # Elitist Snob
///
/// `REV_961` · Paladin minion · 5 mana · 3/4
///
/// > **Battlecry:** For each Paladin card in your hand, randomly gain **Divine Shield**, **Lifesteal**, **Rush**, or **Taunt**.
///
/// - Set: Murder at Castle Nathria · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Divine Shield, Lifesteal, Rush
/// - Tags: `2165` = 1
///
/// State: Todo
//~ REV_961 todo 6c8d746c 18c5fa6a
pub const REV_961: Power = TODO;

/// # Great Hall
///
/// `REV_983` · Paladin location · 2 mana · 0 uses
///
/// > Set a minion's Attack and Health to 3.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Enchantments: Good Food [`REV_983e`]
///
/// State: Todo
//~ REV_983 todo 49207cc1 ab9727b4
pub const REV_983: Power = TODO;

/// # Good Food
///
/// `REV_983e` · Paladin enchantment
///
/// > Stats changed to 3/3.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_983e todo bad64153 2b890800
pub const REV_983e: Power = TODO;
