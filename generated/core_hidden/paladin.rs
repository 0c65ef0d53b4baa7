//! Paladin cards of Core (past years).
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 091bbc77

/// # Warhorse Trainer
/// Minion · 3 mana · 3/4
/// > Your Silver Hand Recruits have +2 Attack and **Taunt**.
/// - Reprint of: [`AT_075`](crate::grand_tournament::paladin::AT_075)
/// - Makes: [`CS2_101t`](crate::legacy::paladin::CS2_101t)
//~ reprint CORE_AT_075 33b6952a 05841e04.3d4199f5 864accb8.4e644cbe.e8ebd9e2
pub const CORE_AT_075: Power = crate::cards::AT_075;

/// # Underlight Angling Rod
/// Weapon · 3 mana · 3/2 durability
/// > After your Hero attacks, add a random Murloc to your hand.
/// - Reprint of: [`BT_018`](crate::ashes_of_outland::paladin::BT_018)
//~ reprint CORE_BT_018 1fa9a9d8 043b7f8c.a6b192a4 1913e7b8.badc3cf9
pub const CORE_BT_018: Power = crate::cards::BT_018;

/// # Lady Liadrin
/// Minion · 7 mana · 4/6
/// > **Battlecry:** Add a copy of each spell you cast on friendly characters this game to your hand.
/// - Reprint of: [`BT_334`](crate::ashes_of_outland::paladin::BT_334)
//~ reprint CORE_BT_334 650638a9 1e015858.d1310417 b231bb5e.54015559
pub const CORE_BT_334: Power = crate::cards::BT_334;

/// # Guardian of Kings
/// Minion · 7 mana · 5/7
/// > **Taunt Battlecry:** Restore #6 Health to your hero.
/// - Reprint of: [`CS2_088`](crate::legacy::paladin::CS2_088)
//~ reprint CORE_CS2_088 ca3173a8 41c4c5c8.d46f3d3f 3e90dc9e.5642b1fd
pub const CORE_CS2_088: Power = crate::cards::CS2_088;

/// # Holy Light
/// Spell · Holy · 2 mana
/// > Restore #8 Health to your hero.
/// - Reprint of: [`CS2_089`](crate::legacy::paladin::CS2_089)
//~ reprint CORE_CS2_089 51e1bbd4 5fbdf668.4368945d bbeb7ea9.94d8091d
pub const CORE_CS2_089: Power = crate::cards::CS2_089;

/// # Blessing of Kings
/// Spell · Holy · 4 mana
/// > Give a minion +4/+4. *(+4 Attack/+4 Health)*
/// - Reprint of: [`CS2_092`](crate::legacy::paladin::CS2_092)
//~ reprint CORE_CS2_092 8ecd1ffa f22de4ff.e87aa6f0 9ea4c3cb.5dee3f93
pub const CORE_CS2_092: Power = crate::cards::CS2_092;

/// # Truesilver Champion
/// Weapon · 4 mana · 4/2 durability
/// > Whenever your hero attacks, restore #3 Health to it.
/// - Reprint of: [`CS2_097`](crate::legacy::paladin::CS2_097)
//~ reprint CORE_CS2_097 6c707ff8 0dbec9f6.6b67f291 4c255e1c.4054125b
pub const CORE_CS2_097: Power = crate::cards::CS2_097;

/// # Reckoning
/// Spell · Holy · 1 mana
/// > **Secret:** After an enemy minion deals 3 or more damage, destroy it.
//~ reprint CORE_CS3_016 22c59451 dd4c6abd.4b732f19 e15f9574
pub const CORE_CS3_016: Power = crate::cards::CS3_016;

/// # Pursuit of Justice
/// Spell · Holy · 2 mana
/// > Give +1 Attack to Silver Hand Recruits you summon this game.
/// - Reprint of: [`CS3_029`](crate::legacy::paladin::CS3_029)
/// - Makes: [`CS2_101t`](crate::legacy::paladin::CS2_101t)
//~ reprint CORE_CS3_029 2ecd8626 5fbdf668.98458796 ca4bb0e8.9fbb0adb.e8ebd9e2
pub const CORE_CS3_029: Power = crate::cards::CS3_029;

/// # Redscale Dragontamer
/// Minion · Murloc · 2 mana · 2/3
/// > **Deathrattle:** Draw a Dragon.
/// - Reprint of: [`DMF_194`](crate::darkmoon_faire::paladin::DMF_194)
//~ reprint CORE_DMF_194 edc726a3 332b54bf.623de416 597f6a18.9d3bc490
pub const CORE_DMF_194: Power = crate::cards::DMF_194;

/// # Hammer of the Naaru
/// Weapon · 6 mana · 3/3 durability
/// > **Battlecry:** Summon a 6/6 Holy Elemental with **Taunt**.
/// - Reprint of: [`DMF_238`](crate::darkmoon_faire::paladin::DMF_238)
/// - Makes: [`DMF_238t`](crate::darkmoon_faire::paladin::DMF_238t)
//~ reprint CORE_DMF_238 6c5b7afb fc888d77.eee76c50 d046f7df.3d861e9a.56464f43
pub const CORE_DMF_238: Power = crate::cards::DMF_238;

/// # Lothraxion the Redeemed
/// Minion · Demon · 5 mana · 5/5
/// > **Battlecry:** For the rest of the game, after you summon a Silver Hand Recruit, give it **Divine Shield**.
/// - Reprint of: [`DMF_240`](crate::darkmoon_faire::paladin::DMF_240)
/// - Makes: [`CS2_101t`](crate::legacy::paladin::CS2_101t)
//~ reprint CORE_DMF_240 89a2312d d4e7e34d.2a636591 50400869.708aac0e.e8ebd9e2
pub const CORE_DMF_240: Power = crate::cards::DMF_240;

/// # Amber Watcher
/// Minion · Dragon · 5 mana · 4/6
/// > **Battlecry:** Restore #8 Health.
/// - Reprint of: [`DRG_226`](crate::descent_of_dragons::paladin::DRG_226)
//~ reprint CORE_DRG_226 5a011319 70b73c9c.b13503f2 9a7f9a33.2a82a11e
pub const CORE_DRG_226: Power = crate::cards::DRG_226;

/// # Bronze Explorer
/// Minion · Dragon · 3 mana · 3/3
/// > **Lifesteal Battlecry: Discover** a Dragon.
/// - Reprint of: [`DRG_229`](crate::descent_of_dragons::paladin::DRG_229)
//~ reprint CORE_DRG_229 f02fb660 4e40456e.d6b5df40 2b72bc86.98b946db
pub const CORE_DRG_229: Power = crate::cards::DRG_229;

/// # Noble Sacrifice
/// Spell · 1 mana
/// > **Secret:** When an enemy attacks, summon a 2/1 Defender as the new target.
/// - Reprint of: [`EX1_130`](crate::classic::paladin::EX1_130)
/// - Makes: [`EX1_130a`](crate::classic::paladin::EX1_130a)
//~ reprint CORE_EX1_130 08234a3d 2f198b86.a693add5 c3b2d49e.c0012be2.d746a2fb
pub const CORE_EX1_130: Power = crate::cards::EX1_130;

/// # Aldor Peacekeeper
/// Minion · Draenei · 3 mana · 3/3
/// > **Battlecry:** Change an enemy minion's Attack to 1.
/// - Reprint of: [`EX1_382`](crate::classic::paladin::EX1_382)
//~ reprint CORE_EX1_382 d631954b 65920007.1b6d6336 b831cf35.d6f90890
pub const CORE_EX1_382: Power = crate::cards::EX1_382;

/// # Avenge
/// Spell · Holy · 1 mana
/// > **Secret:** When one of your minions dies, give a random friendly minion +3/+2.
/// - Reprint of: [`FP1_020`](crate::naxxramas::paladin::FP1_020)
//~ reprint CORE_FP1_020 77238087 dd4c6abd.686f7f55 2072aa52.3d813397
pub const CORE_FP1_020: Power = crate::cards::FP1_020;

/// # Uther's Gift
/// Spell · 1 mana
/// > **Discover** a **Temporary** Equality, Consecration, or Blessing of Kings.
/// - Reprint of: [`GIFT_05`](crate::legacy::paladin::GIFT_05)
/// - Makes: Blessing of Kings [`CORE_CS2_092`] ("Give a minion +4/+4. (+4 Attack/+4 Health)")
//~ reprint CORE_GIFT_05 9981bfa6 2f198b86.585d8d30 eed3ce1d.c6b0aac3.543fae30
pub const CORE_GIFT_05: Power = crate::cards::GIFT_05;

/// # Arrogant Crusader
/// Minion · Undead · 4 mana · 5/2
/// > **Deathrattle:** If it's your opponent's turn, summon a 2/2 Ghoul.
/// - Reprint of: [`ICC_034`](crate::frozen_throne::paladin::ICC_034)
/// - Makes: [`ICC_900t`](crate::frozen_throne::neutral::ICC_900t)
//~ reprint CORE_ICC_034 b19baa98 ca4d86ec.92cdde9e 6d2d7796.ec4710eb.a325873c
pub const CORE_ICC_034: Power = crate::cards::ICC_034;

/// # Dark Conviction
/// Spell · Shadow · 2 mana
/// > Set a minion's Attack and Health to 3.
/// - Reprint of: [`ICC_039`](crate::frozen_throne::paladin::ICC_039)
//~ reprint CORE_ICC_039 f5916eac a5d45018.e28dc65b a93707c0.0171bab6
pub const CORE_ICC_039: Power = crate::cards::ICC_039;

/// # Light's Sorrow
/// Weapon · 4 mana · 1/4 durability
/// > After a friendly minion loses **Divine Shield**, gain +1 Attack.
/// - Reprint of: [`ICC_071`](crate::frozen_throne::paladin::ICC_071)
//~ reprint CORE_ICC_071 899e8c7e 5f66cdd6.ea569ad9 48c0d2cf.1b81c74e
pub const CORE_ICC_071: Power = crate::cards::ICC_071;

/// # Desperate Stand
/// Spell · Holy · 2 mana
/// > Give a minion "**Deathrattle:** Return this to life with 1 Health."
/// - Reprint of: [`ICC_244`](crate::frozen_throne::paladin::ICC_244)
//~ reprint CORE_ICC_244 4ad6aacb 5fbdf668.9687ac9b 554c5d6b.049aa162
pub const CORE_ICC_244: Power = crate::cards::ICC_244;

/// # Blackguard
/// Minion · Undead · Draenei · 6 mana · 3/9
/// > Whenever your hero is healed, deal that much damage to a random enemy minion.
/// - Reprint of: [`ICC_245`](crate::frozen_throne::paladin::ICC_245)
//~ reprint CORE_ICC_245 f2069767 e40a36be.dc5f2fe2 67d9773c.2077dc51
pub const CORE_ICC_245: Power = crate::cards::ICC_245;

/// # Howling Commander
/// Minion · Undead · 3 mana · 2/2
/// > **Battlecry:** Draw a **Divine Shield** minion from your deck.
/// - Reprint of: [`ICC_801`](crate::frozen_throne::paladin::ICC_801)
//~ reprint CORE_ICC_801 bcb43bfc b5bee8cc.ef5a9893 eebd9536.425e705c
pub const CORE_ICC_801: Power = crate::cards::ICC_801;

/// # Chillblade Champion
/// Minion · Undead · 4 mana · 3/2
/// > **Charge Lifesteal**
/// - Reprint of: [`ICC_820`](crate::frozen_throne::paladin::ICC_820)
//~ vanilla CORE_ICC_820 4685260d 917ab4de.880f831c a66dda50.f80a684b
pub const CORE_ICC_820: Power = VANILLA;

/// # Uther of the Ebon Blade
/// Hero · 9 mana · 30 health, 5 armor
/// > **Battlecry:** Equip a 5/3 **Lifesteal** weapon.
/// - Reprint of: [`ICC_829`](crate::frozen_throne::paladin::ICC_829)
/// - Makes: [`ICC_829p`](crate::frozen_throne::paladin::ICC_829p)
//~ reprint CORE_ICC_829 7660fdc6 d9e54cae.be32154a 5a66c304.d7f39b3d.83872088
pub const CORE_ICC_829: Power = crate::cards::ICC_829;

/// # Bolvar, Fireblood
/// Minion · Undead · 5 mana · 1/7
/// > **Divine Shield** After a friendly minion loses **Divine Shield**, gain +2 Attack.
/// - Reprint of: [`ICC_858`](crate::frozen_throne::paladin::ICC_858)
//~ reprint CORE_ICC_858 3759b40a 475047e5.3e7838f2 8c26a0ae.75d0cdf3
pub const CORE_ICC_858: Power = crate::cards::ICC_858;

/// # Jury Duty
/// Spell · 3 mana
/// > Summon two Silver Hand Recruits. Give your Silver Hand Recruits +1/+1.
/// - Reprint of: [`MAW_015`](crate::castle_nathria::paladin::MAW_015)
/// - Makes: [`CS2_101t`](crate::legacy::paladin::CS2_101t)
//~ reprint CORE_MAW_015 afde99ea 82ede6d1.3ab9e586 ecc26158.44412d7d.e8ebd9e2
pub const CORE_MAW_015: Power = crate::cards::MAW_015;

/// # Order in the Court
/// Spell · 4 mana
/// > Reorder your deck from highest Cost to lowest Cost. Draw a card.
/// - Reprint of: [`MAW_016`](crate::castle_nathria::paladin::MAW_016)
//~ reprint CORE_MAW_016 ddebce8b 38d1d3b0.0087c011 a2b16480.ee31f1df
pub const CORE_MAW_016: Power = crate::cards::MAW_016;

/// # Class Action Lawyer
/// Minion · 2 mana · 2/3
/// > **Battlecry:** If your deck has no Neutral cards, set a minion's stats to 1/1.
/// - Reprint of: [`MAW_017`](crate::castle_nathria::paladin::MAW_017)
//~ reprint CORE_MAW_017 cd9f9642 5656a6e3.4fd9988f c80f8b6d.d80f274f
pub const CORE_MAW_017: Power = crate::cards::MAW_017;

/// # Ragnaros, Lightlord
/// Minion · Elemental · 8 mana · 8/8
/// > At the end of your turn, restore #8 Health to a damaged friendly character.
/// - Reprint of: [`OG_229`](crate::old_gods::paladin::OG_229)
//~ reprint CORE_OG_229 d47899ab 94a348eb.b703c6ec 4482cfac.2939c3cf
pub const CORE_OG_229: Power = crate::cards::OG_229;

/// # Stand Against Darkness
/// Spell · 4 mana
/// > Summon five {0} Silver Hand Recruits.
/// - Reprint of: [`OG_273`](crate::old_gods::paladin::OG_273)
/// - Makes: [`CS2_101t`](crate::legacy::paladin::CS2_101t)
//~ reprint CORE_OG_273 7c12c936 38d1d3b0.2a22ccf6 e719eccc.b4d506ee.e8ebd9e2
pub const CORE_OG_273: Power = crate::cards::OG_273;

/// # Promotion
/// Spell · 1 mana
/// > Give a Silver Hand Recruit +3/+3 and **Taunt**.
/// - Reprint of: [`REV_842`](crate::castle_nathria::paladin::REV_842)
/// - Makes: [`CS2_101t`](crate::legacy::paladin::CS2_101t)
//~ reprint CORE_REV_842 3e052425 2f198b86.164f0e3e 955f9193.537aa620.e8ebd9e2
pub const CORE_REV_842: Power = crate::cards::REV_842;

/// # Muckborn Servant
/// Minion · 3 mana · 2/4
/// > **Taunt Battlecry: Discover** a Paladin card.
/// - Reprint of: [`REV_947`](crate::castle_nathria::paladin::REV_947)
//~ reprint CORE_REV_947 d5b859ce def81b81.a0dbdf27 36d7c9d8.36fede64
pub const CORE_REV_947: Power = crate::cards::REV_947;

/// # Service Bell
/// Spell · 3 mana
/// > **Discover** a Class card from your deck and draw all copies of it.
/// - Reprint of: [`REV_948`](crate::castle_nathria::paladin::REV_948)
//~ reprint CORE_REV_948 3a54944a 82ede6d1.3cf800c0 23ca4c16.f66555f7
pub const CORE_REV_948: Power = crate::cards::REV_948;

/// # Divine Toll
/// Spell · Holy · 7 mana
/// > Shoot 5 rays at random minions. They give friendly minions +2/+2, and deal $2 damage to enemy minions.
/// - Reprint of: [`REV_950`](crate::castle_nathria::paladin::REV_950)
//~ reprint CORE_REV_950 e1d454df d6fb1e57.9012abd6 67e56d80.ad50f5d2
pub const CORE_REV_950: Power = crate::cards::REV_950;

/// # The Countess
/// Minion · 7 mana · 7/7
/// > **Battlecry:** If your deck has no Neutral cards, add 3 **Legendary** Invitations to your hand.
/// - Reprint of: [`REV_951`](crate::castle_nathria::paladin::REV_951)
/// - Makes: [`REV_951t`](crate::castle_nathria::paladin::REV_951t)
//~ reprint CORE_REV_951 442a34f4 48e5225f.7fe5971e ea4c12b5.33cc3c06.0cc8a217
pub const CORE_REV_951: Power = crate::cards::REV_951;

/// # Sinful Sous Chef
/// Minion · Undead · 1 mana · 2/1
/// > **Deathrattle:** Add 2 Silver Hand Recruits to your hand.
/// - Reprint of: [`REV_952`](crate::castle_nathria::paladin::REV_952)
/// - Makes: [`CS2_101t`](crate::legacy::paladin::CS2_101t)
//~ reprint CORE_REV_952 075b32b4 fab0829d.38460912 6ad3dc3b.f2d66811.e8ebd9e2
pub const CORE_REV_952: Power = crate::cards::REV_952;

/// # Stewart the Steward
/// Minion · 3 mana · 3/3
/// > **Deathrattle:** Give the next Silver Hand Recruit you summon +3/+3 and this **Deathrattle**.
/// - Reprint of: [`REV_955`](crate::castle_nathria::paladin::REV_955)
/// - Makes: [`CS2_101t`](crate::legacy::paladin::CS2_101t)
//~ reprint CORE_REV_955 e615db5e 05878c57.996227e5 39d9cdc8.79de5803.e8ebd9e2
pub const CORE_REV_955: Power = crate::cards::REV_955;

/// # Buffet Biggun
/// Minion · 4 mana · 2/4
/// > **Battlecry:** Summon two Silver Hand Recruits. **Infuse (@):** Give them +2 Attack and **Divine Shield**.
/// - Numbers: {0} = 3
/// - Reprint of: [`REV_958`](crate::castle_nathria::paladin::REV_958)
//~ reprint CORE_REV_958 16ed72f0 581d4d03.7652ab3e.ea2304e3 0cdd16fd.81130ea0
pub const CORE_REV_958: Power = crate::cards::REV_958;

/// # Elitist Snob
/// Minion · 5 mana · 3/4
/// > **Battlecry:** For each Paladin card in your hand, randomly gain **Divine Shield**, **Lifesteal**, **Rush**, or **Taunt**.
/// - Reprint of: [`REV_961`](crate::castle_nathria::paladin::REV_961)
//~ reprint CORE_REV_961 ff5e0a32 e8bf089b.b34399e9 74835dc2.eeb0dd01
pub const CORE_REV_961: Power = crate::cards::REV_961;

/// # Great Hall
/// Location · 2 mana · 3 uses
/// > Set a minion's Attack and Health to 3.
/// - Reprint of: [`REV_983`](crate::castle_nathria::paladin::REV_983)
//~ reprint CORE_REV_983 98ea691a 3195d7e3.e28dc65b a49d187f.90e067ef
pub const CORE_REV_983: Power = crate::cards::REV_983;

/// # Anachronos
/// Minion · Dragon · 7 mana · 8/8
/// > **Battlecry:** Send all other minions 2 turns into the future.
/// - Reprint of: [`RLK_919`](crate::lich_king::paladin::RLK_919)
//~ reprint CORE_RLK_919 38bab8f5 44054340.25ebe2bd 1267822e.107af743
pub const CORE_RLK_919: Power = crate::cards::RLK_919;

/// # Crusader Aura
/// Spell · Holy · 4 mana
/// > Whenever a friendly minion attacks, give it +2/+1. Lasts @ turns.
/// - Numbers: {0} = 3
/// - Makes: [`TTN_908e`](crate::core::neutral::TTN_908e); [`TTN_908e2`](crate::titans::neutral::TTN_908e2)
//~ reprint TTN_908 a7543c01 f22de4ff.46b8dd8a.ea2304e3 205b48b6.b57fad7e
pub const TTN_908: Power = crate::cards::LEG_TTN_908;
