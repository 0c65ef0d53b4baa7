//! Priest cards of Core.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 4089b21b

/// # Flash Heal
/// Spell · Holy · 1 mana
/// > Restore #5 Health.
/// - Reprint of: [`AT_055`](crate::grand_tournament::priest::AT_055)
//~ reprint CORE_AT_055 989cc944 dd4c6abd.ec73b646 0ec46405.bc0d0da4
pub const CORE_AT_055: Power = crate::cards::AT_055;

/// # Lightshower Elemental
/// Minion · Elemental · 6 mana · 6/6
/// > **Taunt Deathrattle:** Restore #8 Health to all friendly characters.
/// - Reprint of: [`BAR_310`](crate::barrens::priest::BAR_310)
//~ reprint CORE_BAR_310 21f52e09 546199ad.c02ec2e3 318e2962.44bd0da2
pub const CORE_BAR_310: Power = crate::cards::BAR_310;

/// # Devouring Plague
/// Spell · Shadow · 3 mana
/// > **Lifesteal**. Deal $4 damage randomly split among all enemy minions.
/// - Reprint of: [`BAR_311`](crate::barrens::priest::BAR_311)
//~ reprint CORE_BAR_311 f807f8cc 3c9c5d15.f13303db d70dfc40.ee89c31c
pub const CORE_BAR_311: Power = crate::cards::BAR_311;

/// # Priest of An'she
/// Minion · 5 mana · 5/5
/// > **Taunt**. **Battlecry:** If you've restored Health this turn, gain +3/+3.
/// - Reprint of: [`BAR_313`](crate::barrens::priest::BAR_313)
//~ reprint CORE_BAR_313 215b7045 7c0f8337.5938d2b7 658605a9.0e06cf8f
pub const CORE_BAR_313: Power = crate::cards::BAR_313;

/// # Calia Menethil
/// Minion · Undead · 6 mana · 4/5
/// > **Battlecry:** Resurrect your highest-Cost minion that died this game.
//~ done CORE_CATA_002 - 6052d65c.f99917cf fea86dbd
pub const CORE_CATA_002: Power = battlecry(&[summon(each_past(FRIENDLY_MINIONS.die().this_game()).most(COST))]);

/// # Greater Healing Potion
/// Spell · Holy · 4 mana
/// > Restore #12 Health to a friendly character. Draw a card.
/// - Reprint of: [`CFM_604`](crate::gadgetzan::priest::CFM_604)
//~ reprint CORE_CFM_604 910225cc f22de4ff.e984a482 5abbf94d.76de47ac
pub const CORE_CFM_604: Power = crate::cards::CFM_604;

/// # Holy Nova
/// Spell · Holy · 3 mana
/// > Deal $2 damage to all enemy minions. Restore #2 Health to all friendly characters.
/// - Reprint of: [`CS1_112`](crate::legacy::priest::CS1_112)
//~ reprint CORE_CS1_112 fdccb7ac 50eb3d2f.1610da20 729efbc3.90e7d033
pub const CORE_CS1_112: Power = crate::cards::CS1_112;

/// # Holy Smite
/// Spell · Holy · 1 mana
/// > Deal $3 damage to a minion.
/// - Reprint of: [`CS1_130`](crate::legacy::priest::CS1_130)
//~ reprint CORE_CS1_130 a224f01c dd4c6abd.b36801b6 f6c951a8.bdebb2ea
pub const CORE_CS1_130: Power = crate::cards::CS1_130;

/// # Power Word: Shield
/// Spell · Holy · 1 mana
/// > Give a minion +2 Health. Draw a card.
/// - Reprint of: [`CS2_004`](crate::legacy::priest::CS2_004)
//~ reprint CORE_CS2_004 b3ff0445 dd4c6abd.b0e04134 98423b9e.d26244d8
pub const CORE_CS2_004: Power = crate::cards::CS2_004;

/// # Psychic Conjurer
/// Minion · Undead · 1 mana · 1/2
/// > **Battlecry:** Copy a card in your opponent’s deck and add it to your hand.
/// - Reprint of: [`EX1_193`](crate::legacy::priest::EX1_193)
//~ reprint CORE_EX1_193 1c2db8d3 ef04ce4e.1a2652a1 de6da9df.1a7f0f54
pub const CORE_EX1_193: Power = crate::cards::EX1_193;

/// # Shadow Word: Ruin
/// Spell · Shadow · 4 mana
/// > Destroy all minions with 5 or more Attack.
/// - Reprint of: [`EX1_197`](crate::legacy::priest::EX1_197)
//~ reprint CORE_EX1_197 51593aea 1e562e45.e196b1bd c5c3adfd.a1a73569
pub const CORE_EX1_197: Power = crate::cards::EX1_197;

/// # Natalie Seline
/// Minion · 7 mana · 7/1
/// > **Battlecry:** Destroy a minion and gain its Health.
/// - Reprint of: [`EX1_198`](crate::legacy::priest::EX1_198)
//~ reprint CORE_EX1_198 5fbd30d6 48e4da09.de18feea 39a9efe6.d13210c2
pub const CORE_EX1_198: Power = crate::cards::EX1_198;

/// # Shadow Ascendant
/// Minion · Undead · 2 mana · 2/3
/// > At the end of your turn, give another random friendly minion +1/+1.
/// - Reprint of: [`ICC_210`](crate::frozen_throne::priest::ICC_210)
//~ reprint CORE_ICC_210 d65a04ef af5d8f40.a1635a0d 1a9f9aa2.6c49341e
pub const CORE_ICC_210: Power = crate::cards::ICC_210;

/// # Obsidian Statue
/// Minion · 9 mana · 4/8
/// > **Taunt, Lifesteal Deathrattle:** Destroy a random enemy minion.
/// - Reprint of: [`ICC_214`](crate::frozen_throne::priest::ICC_214)
//~ reprint CORE_ICC_214 55a9737f 1e56feff.2bc41eff 7e998691.c9a83c22
pub const CORE_ICC_214: Power = crate::cards::ICC_214;

/// # Crystalsmith Cultist
/// Minion · 1 mana · 1/2
/// > **Battlecry:** If you're holding a Shadow spell, gain +1/+1.
/// - Reprint of: [`RLK_814`](crate::lich_king::priest::RLK_814)
//~ reprint CORE_RLK_814 163df6b8 cbfac199.b11466b6 81dac2a9.757bef0b
pub const CORE_RLK_814: Power = crate::cards::RLK_814;

/// # Initiation
/// Spell · Shadow · 6 mana
/// > Deal $4 damage to a minion. If it dies, summon a new copy.
/// - Reprint of: [`SCH_512`](crate::scholomance::priest::SCH_512)
//~ reprint CORE_SCH_512 3c3de9f9 b1a71a54.71d15a95 f2728c9c.bb38e61d
pub const CORE_SCH_512: Power = crate::cards::SCH_512;

/// # Void Shard
/// Spell · Shadow · 4 mana
/// > **Lifesteal** Deal $4 damage.
/// - Reprint of: [`SW_442`](crate::stormwind::priest::SW_442)
//~ reprint CORE_SW_442 94dcf29b 1e562e45.8993f02e df3eb5ba.452761ca
pub const CORE_SW_442: Power = crate::cards::SW_442;

/// # Holy Affinity
/// Enchantment
/// > \+1 Attack.
//~ derived CS3_014e 0b5baa93 d522ad72.379bca7a 49e18745
pub const CS3_014e: Power = enchant(&[ATTACK.plus(1)]);

/// # Focused Will
/// Enchantment
/// > \+3 Health.
//~ derived CS3_027e 52516886 d522ad72.539c4322 3ac2d572
pub const CS3_027e: Power = enchant(&[HEALTH.plus(3)]);

/// # Illuminated
/// Enchantment
/// > \+2 Health.
//~ derived EX1_3350e aa01ece9 d522ad72.51d51864 edd027dd
pub const EX1_3350e: Power = enchant(&[HEALTH.plus(2)]);

/// # Light's Blessing
/// Enchantment
/// > \+3 Attack.
//~ derived EX1_3354e e161efd9 d522ad72.a18441c4 a326e1e9
pub const EX1_3354e: Power = enchant(&[ATTACK.plus(3)]);
