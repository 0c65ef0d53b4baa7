//! Warrior cards of Caverns of Time.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Rusty Hook
///
/// `WON_106t` · Warrior weapon · 1 mana · 1/3 durability
///
/// - Set: Caverns of Time
///
/// State: Vanilla
//~ WON_106t vanilla af9b75a0 e3e45a7f
pub const WON_106t: Power = VANILLA;

/// # Grimy Gadgeteer
///
/// `WON_108` · Warrior minion · 3 mana · 4/3
///
/// > At the end of your turn, give a random minion in your hand +2/+2.
///
/// - Set: Caverns of Time · common · collectible
/// - Reprint of: Grimy Gadgeteer [`CFM_754`](crate::gadgetzan::warrior::CFM_754)
/// - Enchantments: Smuggling [`WON_108e`]
///
/// State: Reprint
//~ WON_108 reprint 1d941b0e 63e422fa
pub const WON_108: Power = crate::cards::CFM_754;

/// # Smuggling
///
/// `WON_108e` · Neutral enchantment
///
/// > Increased stats from Grimy Gadgeteer.
///
/// - Set: Caverns of Time
/// - Tokens: Grimy Gadgeteer [`WON_108`]
///
/// State: Todo
//~ WON_108e todo 33fb616e cb726f36
pub const WON_108e: Power = TODO;

/// # Stolen Goods
///
/// `WON_110` · Warrior spell · 2 mana
///
/// > Draw a **Taunt** minion. Give it +2/+2.
///
/// - Set: Caverns of Time · rare · collectible
/// - Refers to: Taunt
/// - Reprint of: Stolen Goods [`CFM_752`](crate::gadgetzan::warrior::CFM_752)
/// - Enchantments: Smuggling [`WON_110e`]
///
/// State: Reprint
//~ WON_110 reprint 66b5d34a 7fb95da3
pub const WON_110: Power = crate::cards::CFM_752;

/// # Smuggling
///
/// `WON_110e` · Neutral enchantment
///
/// > +2/+2 from Stolen Goods.
///
/// - Set: Caverns of Time
/// - Tokens: Stolen Goods [`WON_110`]
///
/// State: Todo
//~ WON_110e todo fa730c54 2a8d4ce6
pub const WON_110e: Power = TODO;

/// # Ancient Shieldbearer
///
/// `WON_111` · Warrior minion · 6 mana · 6/6
///
/// > **Battlecry:** If your C'Thun has at least 10 Attack, gain 10 Armor.
///
/// - Set: Caverns of Time · rare · collectible
/// - Mechanics: Battlecry, Ritualist Minion
/// - Tags: `3633` = 1
/// - Reprint of: Ancient Shieldbearer [`OG_301`](crate::old_gods::warrior::OG_301)
/// - Tokens: C'Thun [`OG_280`](crate::old_gods::neutral::OG_280), C'Thun [`WON_135`](crate::caverns_of_time::neutral::WON_135)
///
/// State: Reprint
//~ WON_111 reprint 3297e963 334574f1
pub const WON_111: Power = crate::cards::OG_301;

/// # Iron Juggernaut
///
/// `WON_114` · Warrior minion · 6 mana · 6/5
///
/// > **Battlecry and Deathrattle:** Shuffle a Mine into your opponent's deck. When drawn, explode for 10 damage!
///
/// - Set: Caverns of Time · legendary · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle, Battlecry
/// - Reprint of: Iron Juggernaut [`GVG_056`](crate::goblins_vs_gnomes::warrior::GVG_056)
/// - Tokens: Burrowing Mine [`GVG_056t`](crate::goblins_vs_gnomes::warrior::GVG_056t)
///
/// State: Reprint
//~ WON_114 reprint 36521a55 089d1692
pub const WON_114: Power = crate::cards::GVG_056;

/// # Blast from the Past
///
/// `WON_115` · Warrior spell · 4 mana
///
/// > Get 2 **Spare Parts**. Summon two 1/1 Boom Bots. Shuffle a Bomb into your opponent's deck.
///
/// - Set: Caverns of Time · common · collectible
/// - Refers to: Spare Part
/// - Tokens: Boom Bot [`GVG_110t`](crate::goblins_vs_gnomes::neutral::GVG_110t)
///
/// State: Todo
//~ WON_115 todo c9511521 a84731f8
pub const WON_115: Power = TODO;

/// # Ivory Rook
///
/// `WON_116` · Warrior minion · 4 mana · 4/3
///
/// > **Battlecry: Discover** a **Taunt** minion. Gain Armor equal to its Cost.
///
/// - Set: Caverns of Time · rare · collectible
/// - Mechanics: Battlecry, Discover
/// - Refers to: Taunt
///
/// State: Todo
//~ WON_116 todo 4cdccdb3 de4c746c
pub const WON_116: Power = TODO;

/// # Hobart Grapplehammer
///
/// `WON_117` · Warrior minion · 4 mana · 2/2
///
/// > **Battlecry:** If you have a weapon equipped, give all minions in your hand and deck +2/+2.
///
/// - Set: Caverns of Time · legendary · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Hobart Grapplehammer [`CFM_643`](crate::gadgetzan::warrior::CFM_643)
/// - Enchantments: Smuggling [`WON_117e`]
///
/// State: Reprint
//~ WON_117 reprint b6340e51 a52dbe2a
pub const WON_117: Power = crate::cards::CFM_643;

/// # Smuggling
///
/// `WON_117e` · Warrior enchantment
///
/// > +2/+2.
///
/// - Set: Caverns of Time
///
/// State: Todo
//~ WON_117e todo 2c2e9c4e e2a8be68
pub const WON_117e: Power = TODO;

/// # Bouncing Blade
///
/// `WON_325` · Warrior spell · 2 mana
///
/// > Deal $1 damage to a random minion. Repeat until a minion dies.
///
/// - Set: Caverns of Time · epic · collectible
/// - Reprint of: Bouncing Blade [`GVG_050`](crate::goblins_vs_gnomes::warrior::GVG_050)
///
/// State: Reprint
//~ WON_325 reprint 498a8bcb 9281c9d0
pub const WON_325: Power = crate::cards::GVG_050;

/// # Brass Knuckles
///
/// `WON_326` · Warrior weapon · 3 mana · 2/3 durability
///
/// > After your hero attacks, give a random minion in your hand +1/+1.
///
/// - Set: Caverns of Time · epic · collectible
/// - Reprint of: Brass Knuckles [`CFM_631`](crate::gadgetzan::warrior::CFM_631)
///
/// State: Reprint
//~ WON_326 reprint f6e9b76a f0ae8758
pub const WON_326: Power = crate::cards::CFM_631;

/// # Ironforge Portal
///
/// `WON_337` · Warrior spell · Fire · 4 mana
///
/// > Gain 4 Armor. Summon a random 4-Cost minion.
///
/// - Set: Caverns of Time · common · collectible
/// - Reprint of: Ironforge Portal [`KAR_091`](crate::karazhan::warrior::KAR_091)
///
/// State: Reprint
//~ WON_337 reprint 320c361d ef000be8
pub const WON_337: Power = crate::cards::KAR_091;

/// # Axe Flinger
///
/// `WON_338` · Warrior minion · 4 mana · 2/6
///
/// > Whenever this minion takes damage, deal 2 damage to the enemy hero.
///
/// - Set: Caverns of Time · common · collectible
/// - Reprint of: Axe Flinger [`BRM_016`](crate::blackrock_mountain::warrior::BRM_016)
///
/// State: Reprint
//~ WON_338 reprint 8961d370 73c1ce3b
pub const WON_338: Power = crate::cards::BRM_016;

/// # Alley Armorsmith
///
/// `WON_339` · Warrior minion · 5 mana · 3/7
///
/// > **Taunt** Whenever this minion deals damage, gain that much Armor.
///
/// - Set: Caverns of Time · rare · collectible
/// - Mechanics: Taunt
/// - Reprint of: Alley Armorsmith [`CFM_756`](crate::gadgetzan::warrior::CFM_756)
///
/// State: Reprint
//~ WON_339 reprint 4ca005de 49ef07fb
pub const WON_339: Power = crate::cards::CFM_756;

/// # I Know a Guy
///
/// `WON_350` · Warrior spell · 1 mana
///
/// > **Discover** a **Taunt** minion. Give it +1/+2.
///
/// - Set: Caverns of Time · common · collectible
/// - Mechanics: Discover
/// - Refers to: Taunt
/// - Reprint of: I Know a Guy [`CFM_940`](crate::gadgetzan::warrior::CFM_940)
///
/// State: Reprint
//~ WON_350 reprint 08c45ea7 9d1ce7ca
pub const WON_350: Power = crate::cards::CFM_940;
