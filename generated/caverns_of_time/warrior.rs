//! Warrior cards of Caverns of Time.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file de8a7514

/// # Rusty Hook
///
/// `WON_106t` · Warrior weapon · 1 mana · 1/3 durability
///
/// - Set: Caverns of Time
///
/// State: Vanilla
//~ vanilla WON_106t b88c7b37 63459db6 750ed257
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
//~ reprint WON_108 5d7fd323 1a9920fc 91f3a86c.982c4015
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
//~ todo WON_108e 5c1e9a63 af5e54ae 1c6fad4d.c9a4cb5a
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
//~ reprint WON_110 24c4791f 1f4d1e60 e2ac28a9.5421a58a
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
/// State: Derived
//~ derived WON_110e 5898154f 1fd8f89d 4c861615.2b8eeb6d
pub const WON_110e: Power = enchant(&[plus(2, 2)]);

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
//~ reprint WON_111 2fb98ea2 d88d73de 32e607bf.2580bbc2
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
//~ reprint WON_114 faa31f94 db5da0c7 c07ead99.cadb5ea6
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
/// State: Derived
//~ derived WON_115 744f5137 c84fe958 250e5cc9.b529730d
#[rustfmt::skip]
pub const WON_115: Power = spell(&[get(token(with(GameTag::SPARE_PART))).copies(2), summon(card("GVG_110t")).copies(2), shuffle(card("BOT_511t")).to(OPPONENT)]);

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
/// State: Derived
//~ derived WON_116 2c80dcbf 98bb30bc a894d041.13a48d92
pub const WON_116: Power = battlecry(&[discover(all(&[MINION, with(GameTag::TAUNT)])), armor(1).times(COST.of(IT))]);

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
//~ reprint WON_117 19f30fe3 7bfebd76 a37c0d5a.e461d585
pub const WON_117: Power = crate::cards::CFM_643;

/// # Smuggling
///
/// `WON_117e` · Warrior enchantment
///
/// > +2/+2.
///
/// - Set: Caverns of Time
///
/// State: Derived
//~ derived WON_117e 86b60b5c f9634384 f61d696f.6d6ab056
pub const WON_117e: Power = enchant(&[plus(2, 2)]);

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
//~ reprint WON_325 7ce85d35 2cbbfd08 8e694afa.7c0e2327
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
//~ reprint WON_326 3a0ce8c3 3dce4aa2 c1c8704b.58ab0a65
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
//~ reprint WON_337 f2d2193a 9b6e1184 e1feea7f.8379d00b
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
//~ reprint WON_338 a27c683a 3b0a92db cc958f81.d679d2c9
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
//~ reprint WON_339 c0d7f13f dc385da6 40956d90.afee234a
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
//~ reprint WON_350 ce2d82eb 88eff248 79849fbc.5ed5c0e9
pub const WON_350: Power = crate::cards::CFM_940;
