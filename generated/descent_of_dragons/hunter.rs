//! Hunter cards of Descent of Dragons.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 1b93ec3a

/// # Corrosive Breath
/// Spell · Nature · 2 mana
/// > Deal $3 damage to a minion. If you're holding a Dragon, it also hits the enemy hero.
//~ done DRG_006 - f9bec0b1.1276e650 3ad62cdf
pub const DRG_006: Power =
    spell(&[deal(3).to(A_MINION), deal(3).to(ENEMY_HERO).when(there_is(&YOUR_HAND.that(DRAGON)))]);

/// # Stormhammer
/// Weapon · 3 mana · 3/2 durability
/// > Doesn't lose Durability while you control a Dragon.
/// - Makes: Stormin' [`DRG_007e`] ("Doesn't lose Durability while you control a…")
//~ done DRG_007 - 043b7f8c.7489ab75 f37edc71.87516733
pub const DRG_007: Power = aura(THIS).when(there_is(&FRIENDLY_MINIONS.that(DRAGON))).gives("DRG_007e");

/// # Stormin'
/// Enchantment
/// > Doesn't lose Durability while you control a Dragon.
//~ done DRG_007e - d522ad72.7489ab75 0da68556
pub const DRG_007e: Power = enchant(&[has(GameTag::IMMUNE)]);

/// # Diving Gryphon
/// Minion · Beast · 3 mana · 4/1
/// > **Rush Battlecry:** Draw a **Rush** minion from your deck.
//~ derived DRG_010 018ab325 8821c986.4d22acd9 d05c83a1
pub const DRG_010: Power = battlecry(&[draw_that(1, all(&[MINION, with(GameTag::RUSH)]))]);

/// # Veranus
/// Minion · Dragon · 6 mana · 7/6
/// > **Battlecry:** Change the Health of all enemy minions to 1.
/// - Makes: Intimidated [`DRG_095e`] ("Health changed to 1.")
//~ derived DRG_095 7cf4ffdc fabb6e94.42ddefe0 9a5ecf39.43ce79b0
pub const DRG_095: Power = battlecry(&[attach("DRG_095e").to(ENEMY_MINIONS)]);

/// # Intimidated
/// Enchantment
/// > Health changed to 1.
//~ derived DRG_095e e123a141 d522ad72.671a0436 f343416d
pub const DRG_095e: Power = enchant(&[HEALTH.set(1)]);

/// # Clear the Way
/// Spell · 1 mana
/// > **Sidequest:** Summon 3 **Rush** minions. **Reward:** Summon a 4/4 Gryphon with **Rush**.
/// - Makes: Gryphon [`DRG_251t`] (4/4, "Rush")
//~ derived DRG_251 050fe10f 2f198b86.12ddc2bc 50664bc5.ee03e34c
pub const DRG_251: Power =
    quest(Goal::Times(3), &[YOU.summon(all(&[MINION, with(GameTag::RUSH)]))]).reward(&[summon(card("DRG_251t"))]);

/// # Gryphon
/// Minion · Beast · 4 mana · 4/4
/// > **Rush**
//~ vanilla DRG_251t ed711904 79d4db7e.57b12c28 d49774da
pub const DRG_251t: Power = VANILLA;

/// # Phase Stalker
/// Minion · Beast · 2 mana · 2/3
/// > After you use your Hero Power, cast a **Secret** from your deck.
//~ derived DRG_252 221379b3 40a2c733.8964b11a 82cc3ee4
pub const DRG_252: Power = after(YOU.use_hero_power(CARD)).then(&[cast(the(YOUR_DECK.that(SECRET).random()))]);

/// # Dwarven Sharpshooter
/// Minion · 1 mana · 1/3
/// > Your Hero Power can target minions.
//~ done DRG_253 - cbeac1ac.233eae6b 1c57b3ae
pub const DRG_253: Power = aura(YOU).have(&[has(GameTag::STEADY_SHOT_CAN_TARGET)]);

/// # Primordial Explorer
/// Minion · Dragon · 3 mana · 2/3
/// > **Poisonous Battlecry: Discover** a Dragon.
//~ derived DRG_254 d531e0c5 6ee268e4.161d1854 43c4bdbf
pub const DRG_254: Power = battlecry(&[discover(DRAGON)]);

/// # Toxic Reinforcements
/// Spell · 1 mana
/// > **Sidequest:** Use your Hero Power three times. **Reward:** Summon three 2/1 Leper Gnomes.
/// - Makes: Leper Gnome [`DRG_255t2`] (1/1, "Deathrattle: Deal 2 damage to the enemy hero."); [`EX1_029`](crate::classic::neutral::EX1_029); [`CFM_026e`](crate::gadgetzan::hunter::CFM_026e)
//~ done DRG_255 - 2f198b86.ece869ea 56fa0f10.3aa1a368
pub const DRG_255: Power =
    quest(Goal::Times(3), &[YOU.use_hero_power(CARD)]).reward(&[summon(card("EX1_029")).copies(3)]);

/// # Leper Gnome
/// Minion · 1 mana · 1/1
/// > **Deathrattle:** Deal 2 damage to the enemy hero.
//~ derived DRG_255t2 c134ee8a cbd7c476.f85f7e9e ede3342a
pub const DRG_255t2: Power = deathrattle(&[deal(2).to(ENEMY_HERO)]);

/// # Dragonbane
/// Minion · Mech · 4 mana · 3/5
/// > After you use your Hero Power, deal 5 damage to a random enemy.
//~ derived DRG_256 7c736913 2ad903bf.3d9413be 5d6a37ff
pub const DRG_256: Power = after(YOU.use_hero_power(CARD)).then(&[deal(5).to(ENEMIES.random())]);
