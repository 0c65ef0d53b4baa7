//! Warrior cards of Caverns of Time.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 0f02f0fe

/// # Rusty Hook
/// Weapon · 1 mana · 1/3 durability
//~ vanilla WON_106t 63459db6 58afaf32 f61531f9
pub const WON_106t: Power = VANILLA;

/// # Grimy Gadgeteer
/// Minion · 3 mana · 4/3
/// > At the end of your turn, give a random minion in your hand +2/+2.
/// - Reprint of: [`CFM_754`](crate::gadgetzan::warrior::CFM_754)
/// - Makes: Smuggling [`WON_108e`] ("Increased stats from Grimy Gadgeteer.")
//~ reprint WON_108 1a9920fc cbdfe8b5.982c4015 843ee5d9.82f46c42.93660ee7
pub const WON_108: Power = crate::cards::CFM_754;

/// # Smuggling
/// Enchantment
/// > Increased stats from Grimy Gadgeteer.
/// - Makes: Grimy Gadgeteer [`WON_108`] (4/3, "At the end of your turn, give a random minion in…")
//~ todo WON_108e af5e54ae d522ad72.c9a4cb5a b917f523.31d67bb8
pub const WON_108e: Power = TODO;

/// # Stolen Goods
/// Spell · 2 mana
/// > Draw a **Taunt** minion. Give it +2/+2.
/// - Reprint of: [`CFM_752`](crate::gadgetzan::warrior::CFM_752)
/// - Makes: Smuggling [`WON_110e`] ("\+2/+2 from Stolen Goods.")
//~ reprint WON_110 1f4d1e60 7846e7ae.5421a58a daedc744.0cc401b8.7a86e34a
pub const WON_110: Power = crate::cards::CFM_752;

/// # Smuggling
/// Enchantment
/// > \+2/+2 from Stolen Goods.
/// - Makes: Stolen Goods [`WON_110`] ("Draw a Taunt minion. Give it +2/+2.")
//~ derived WON_110e 1fd8f89d d522ad72.0e92ab69 b917f523.5d06cfba
pub const WON_110e: Power = enchant(&[plus(2, 2)]);

/// # Ancient Shieldbearer
/// Minion · 6 mana · 6/6
/// > **Battlecry:** If your C'Thun has at least 10 Attack, gain 10 Armor.
/// - Reprint of: [`OG_301`](crate::old_gods::warrior::OG_301)
/// - Makes: [`OG_280`](crate::old_gods::neutral::OG_280); [`WON_135`](crate::caverns_of_time::neutral::WON_135)
//~ reprint WON_111 d88d73de 8b4b1bcd.2580bbc2 ac2184f7.ff18955c.5445936c
pub const WON_111: Power = crate::cards::OG_301;

/// # Iron Juggernaut
/// Minion · Mech · 6 mana · 6/5
/// > **Battlecry and Deathrattle:** Shuffle a Mine into your opponent's deck. When drawn, explode for 10 damage!
/// - Reprint of: [`GVG_056`](crate::goblins_vs_gnomes::warrior::GVG_056)
/// - Makes: [`GVG_056t`](crate::goblins_vs_gnomes::warrior::GVG_056t)
//~ reprint WON_114 db5da0c7 3def6b1f.cadb5ea6 2b8dcefc.158d9bf4.deee4efe
pub const WON_114: Power = crate::cards::GVG_056;

/// # Blast from the Past
/// Spell · 4 mana
/// > Get 2 **Spare Parts**. Summon two 1/1 Boom Bots. Shuffle a Bomb into your opponent's deck.
/// - Makes: [`GVG_110t`](crate::goblins_vs_gnomes::neutral::GVG_110t)
//~ done WON_115 - 38d1d3b0.b529730d 55640c58.ecd1b1e0
#[rustfmt::skip]
pub const WON_115: Power = spell(&[get(random_token(with(GameTag::SPARE_PART))).picks(2), summon(card("GVG_110t")).copies(2), shuffle(card("BOT_511t")).for_(OPPONENT)]);

/// # Ivory Rook
/// Minion · 4 mana · 4/3
/// > **Battlecry: Discover** a **Taunt** minion. Gain Armor equal to its Cost.
//~ derived WON_116 98bb30bc 16ffe9fb.13a48d92 8b7a217e
pub const WON_116: Power = battlecry(&[discover(all(&[MINION, with(GameTag::TAUNT)])), armor(1).times(COST.of(IT))]);

/// # Hobart Grapplehammer
/// Minion · 4 mana · 2/2
/// > **Battlecry:** If you have a weapon equipped, give all minions in your hand and deck +2/+2.
/// - Reprint of: [`CFM_643`](crate::gadgetzan::warrior::CFM_643)
/// - Makes: Smuggling [`WON_117e`] ("\+2/+2.")
//~ reprint WON_117 7bfebd76 59f7eac5.e461d585 68ff042e.48224732.fc5d4030
pub const WON_117: Power = crate::cards::CFM_643;

/// # Smuggling
/// Enchantment
/// > \+2/+2.
//~ derived WON_117e f9634384 d522ad72.d5727bd5 b917f523
pub const WON_117e: Power = enchant(&[plus(2, 2)]);

/// # Bouncing Blade
/// Spell · 2 mana
/// > Deal $1 damage to a random minion. Repeat until a minion dies.
/// - Reprint of: [`GVG_050`](crate::goblins_vs_gnomes::warrior::GVG_050)
//~ reprint WON_325 2cbbfd08 7846e7ae.7c0e2327 b2088f66.701a40d9
pub const WON_325: Power = crate::cards::GVG_050;

/// # Brass Knuckles
/// Weapon · 3 mana · 2/3 durability
/// > After your hero attacks, give a random minion in your hand +1/+1.
/// - Reprint of: [`CFM_631`](crate::gadgetzan::warrior::CFM_631)
//~ reprint WON_326 3dce4aa2 283c0a11.58ab0a65 f1c430f8.d84ae94b
pub const WON_326: Power = crate::cards::CFM_631;

/// # Ironforge Portal
/// Spell · Fire · 4 mana
/// > Gain 4 Armor. Summon a random 4-Cost minion.
/// - Reprint of: [`KAR_091`](crate::karazhan::warrior::KAR_091)
//~ reprint WON_337 9b6e1184 085e2d30.8379d00b a077fd58.f0b3762a
pub const WON_337: Power = crate::cards::KAR_091;

/// # Axe Flinger
/// Minion · 4 mana · 2/6
/// > Whenever this minion takes damage, deal 2 damage to the enemy hero.
/// - Reprint of: [`BRM_016`](crate::blackrock_mountain::warrior::BRM_016)
//~ reprint WON_338 3b0a92db 59ecc571.d679d2c9 6493cba6.5353caeb
pub const WON_338: Power = crate::cards::BRM_016;

/// # Alley Armorsmith
/// Minion · 5 mana · 3/7
/// > **Taunt** Whenever this minion deals damage, gain that much Armor.
/// - Reprint of: [`CFM_756`](crate::gadgetzan::warrior::CFM_756)
//~ reprint WON_339 dc385da6 e8a88e4c.afee234a 52d05176.50b9d9b9
pub const WON_339: Power = crate::cards::CFM_756;

/// # I Know a Guy
/// Spell · 1 mana
/// > **Discover** a **Taunt** minion. Give it +1/+2.
/// - Reprint of: [`CFM_940`](crate::gadgetzan::warrior::CFM_940)
//~ reprint WON_350 88eff248 2f198b86.5ed5c0e9 8b55daec.526888fd
pub const WON_350: Power = crate::cards::CFM_940;
