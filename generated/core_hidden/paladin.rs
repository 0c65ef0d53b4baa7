//! Paladin cards of Core (past years).
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 18b13675

/// # Warhorse Trainer
///
/// `CORE_AT_075` · Paladin minion · 3 mana · 3/4
///
/// > Your Silver Hand Recruits have +2 Attack and **Taunt**.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Aura
/// - Refers to: Taunt
/// - Reprint of: Warhorse Trainer [`AT_075`](crate::grand_tournament::paladin::AT_075)
/// - Tokens: Silver Hand Recruit [`CS2_101t`](crate::legacy::paladin::CS2_101t)
///
/// State: Reprint
//~ reprint CORE_AT_075 281d53e2 33b6952a 6961105c.3d4199f5
pub const CORE_AT_075: Power = crate::cards::AT_075;

/// # Underlight Angling Rod
///
/// `CORE_BT_018` · Paladin weapon · 3 mana · 3/2 durability
///
/// > After your Hero attacks, add a random Murloc to your hand.
///
/// - Set: Core (past years) · epic · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 56443
/// - Reprint of: Underlight Angling Rod [`BT_018`](crate::ashes_of_outland::paladin::BT_018)
///
/// State: Reprint
//~ reprint CORE_BT_018 3cec4a1d 1fa9a9d8 b364cda7.a6b192a4
pub const CORE_BT_018: Power = crate::cards::BT_018;

/// # Lady Liadrin
///
/// `CORE_BT_334` · Paladin minion · 7 mana · 4/6
///
/// > **Battlecry:** Add a copy of each spell you cast on friendly characters this game to your hand.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Lady Liadrin [`BT_334`](crate::ashes_of_outland::paladin::BT_334)
///
/// State: Reprint
//~ reprint CORE_BT_334 e52387f1 650638a9 df935727.d1310417
pub const CORE_BT_334: Power = crate::cards::BT_334;

/// # Guardian of Kings
///
/// `CORE_CS2_088` · Paladin minion · 7 mana · 5/7
///
/// > **Taunt Battlecry:** Restore #6 Health to your hero.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Taunt, Battlecry
/// - Reprint of: Guardian of Kings [`CS2_088`](crate::legacy::paladin::CS2_088)
///
/// State: Reprint
//~ reprint CORE_CS2_088 3a7b79ee ca3173a8 0b2bf8d4.d46f3d3f
pub const CORE_CS2_088: Power = crate::cards::CS2_088;

/// # Holy Light
///
/// `CORE_CS2_089` · Paladin spell · Holy · 2 mana
///
/// > Restore #8 Health to your hero.
///
/// - Set: Core (past years) · rare · collectible
/// - Reprint of: Holy Light [`CS2_089`](crate::legacy::paladin::CS2_089)
///
/// State: Reprint
//~ reprint CORE_CS2_089 e6191989 51e1bbd4 61461d06.4368945d
pub const CORE_CS2_089: Power = crate::cards::CS2_089;

/// # Blessing of Kings
///
/// `CORE_CS2_092` · Paladin spell · Holy · 4 mana
///
/// > Give a minion +4/+4. *(+4 Attack/+4 Health)*
///
/// - Set: Core (past years) · common · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 4
/// - Reprint of: Blessing of Kings [`CS2_092`](crate::legacy::paladin::CS2_092)
///
/// State: Reprint
//~ reprint CORE_CS2_092 e11b4082 8ecd1ffa 106c5c42.e87aa6f0
pub const CORE_CS2_092: Power = crate::cards::CS2_092;

/// # Truesilver Champion
///
/// `CORE_CS2_097` · Paladin weapon · 4 mana · 4/2 durability
///
/// > Whenever your hero attacks, restore #3 Health to it.
///
/// - Set: Core (past years) · common · collectible
/// - Reprint of: Truesilver Champion [`CS2_097`](crate::legacy::paladin::CS2_097)
///
/// State: Reprint
//~ reprint CORE_CS2_097 a43200e2 6c707ff8 7fd10af6.6b67f291
pub const CORE_CS2_097: Power = crate::cards::CS2_097;

/// # Reckoning
///
/// `CORE_CS3_016` · Paladin spell · Holy · 1 mana
///
/// > **Secret:** After an enemy minion deals 3 or more damage, destroy it.
///
/// - Set: Core (past years) · epic · collectible
/// - Mechanics: Secret
///
/// State: Reprint
//~ reprint CORE_CS3_016 bcd6e287 22c59451 fc62c586.4b732f19
pub const CORE_CS3_016: Power = crate::cards::CS3_016;

/// # Pursuit of Justice
///
/// `CORE_CS3_029` · Paladin spell · Holy · 2 mana
///
/// > Give +1 Attack to Silver Hand Recruits you summon this game.
///
/// - Set: Core (past years) · epic · collectible
/// - Reprint of: Pursuit of Justice [`CS3_029`](crate::legacy::paladin::CS3_029)
/// - Tokens: Silver Hand Recruit [`CS2_101t`](crate::legacy::paladin::CS2_101t)
///
/// State: Reprint
//~ reprint CORE_CS3_029 81f03e1c 2ecd8626 e2f1d5c6.98458796
pub const CORE_CS3_029: Power = crate::cards::CS3_029;

/// # Redscale Dragontamer
///
/// `CORE_DMF_194` · Paladin minion · 2 mana · 2/3
///
/// > **Deathrattle:** Draw a Dragon.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Deathrattle
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 61305
/// - Reprint of: Redscale Dragontamer [`DMF_194`](crate::darkmoon_faire::paladin::DMF_194)
///
/// State: Reprint
//~ reprint CORE_DMF_194 435d6798 edc726a3 02cbc71c.623de416
pub const CORE_DMF_194: Power = crate::cards::DMF_194;

/// # Hammer of the Naaru
///
/// `CORE_DMF_238` · Paladin weapon · 6 mana · 3/3 durability
///
/// > **Battlecry:** Summon a 6/6 Holy Elemental with **Taunt**.
///
/// - Set: Core (past years) · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Reprint of: Hammer of the Naaru [`DMF_238`](crate::darkmoon_faire::paladin::DMF_238)
/// - Tokens: Holy Elemental [`DMF_238t`](crate::darkmoon_faire::paladin::DMF_238t)
///
/// State: Reprint
//~ reprint CORE_DMF_238 0d0f6157 6c5b7afb 7a1aa241.eee76c50
pub const CORE_DMF_238: Power = crate::cards::DMF_238;

/// # Lothraxion the Redeemed
///
/// `CORE_DMF_240` · Paladin minion · 5 mana · 5/5
///
/// > **Battlecry:** For the rest of the game, after you summon a Silver Hand Recruit, give it **Divine Shield**.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Refers to: Divine Shield
/// - Reprint of: Lothraxion the Redeemed [`DMF_240`](crate::darkmoon_faire::paladin::DMF_240)
/// - Tokens: Silver Hand Recruit [`CS2_101t`](crate::legacy::paladin::CS2_101t)
///
/// State: Reprint
//~ reprint CORE_DMF_240 0644c452 89a2312d 0848b4ae.2a636591
pub const CORE_DMF_240: Power = crate::cards::DMF_240;

/// # Amber Watcher
///
/// `CORE_DRG_226` · Paladin minion · 5 mana · 4/6
///
/// > **Battlecry:** Restore #8 Health.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Target: "Restore #8 Health."
/// - Reprint of: Amber Watcher [`DRG_226`](crate::descent_of_dragons::paladin::DRG_226)
///
/// State: Reprint
//~ reprint CORE_DRG_226 45cc5b4b 5a011319 239ea28b.b13503f2
pub const CORE_DRG_226: Power = crate::cards::DRG_226;

/// # Bronze Explorer
///
/// `CORE_DRG_229` · Paladin minion · 3 mana · 3/3
///
/// > **Lifesteal Battlecry: Discover** a Dragon.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Discover, Lifesteal
/// - Reprint of: Bronze Explorer [`DRG_229`](crate::descent_of_dragons::paladin::DRG_229)
///
/// State: Reprint
//~ reprint CORE_DRG_229 b3990ac2 f02fb660 90b929e4.d6b5df40
pub const CORE_DRG_229: Power = crate::cards::DRG_229;

/// # Noble Sacrifice
///
/// `CORE_EX1_130` · Paladin spell · 1 mana
///
/// > **Secret:** When an enemy attacks, summon a 2/1 Defender as the new target.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Secret
/// - Reprint of: Noble Sacrifice [`EX1_130`](crate::classic::paladin::EX1_130)
/// - Tokens: Defender [`EX1_130a`](crate::classic::paladin::EX1_130a)
///
/// State: Reprint
//~ reprint CORE_EX1_130 7693bf73 08234a3d 3d617e71.a693add5
pub const CORE_EX1_130: Power = crate::cards::EX1_130;

/// # Aldor Peacekeeper
///
/// `CORE_EX1_382` · Paladin minion · 3 mana · 3/3
///
/// > **Battlecry:** Change an enemy minion's Attack to 1.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Target: "Change Attack to 1."
/// - Reprint of: Aldor Peacekeeper [`EX1_382`](crate::classic::paladin::EX1_382)
///
/// State: Reprint
//~ reprint CORE_EX1_382 7d55e9c7 d631954b 7751e949.1b6d6336
pub const CORE_EX1_382: Power = crate::cards::EX1_382;

/// # Avenge
///
/// `CORE_FP1_020` · Paladin spell · Holy · 1 mana
///
/// > **Secret:** When one of your minions dies, give a random friendly minion +3/+2.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Secret
/// - Reprint of: Avenge [`FP1_020`](crate::naxxramas::paladin::FP1_020)
///
/// State: Reprint
//~ reprint CORE_FP1_020 3d427329 77238087 7aa32cba.686f7f55
pub const CORE_FP1_020: Power = crate::cards::FP1_020;

/// # Uther's Gift
///
/// `CORE_GIFT_05` · Paladin spell · 1 mana
///
/// > **Discover** a **Temporary** Equality, Consecration, or Blessing of Kings.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Discover
/// - Refers to: tag 3630
/// - Reprint of: Uther's Gift [`GIFT_05`](crate::legacy::paladin::GIFT_05)
/// - Tokens: Blessing of Kings [`CORE_CS2_092`]
///
/// State: Reprint
//~ reprint CORE_GIFT_05 373faeaf 9981bfa6 78b9db38.585d8d30
pub const CORE_GIFT_05: Power = crate::cards::GIFT_05;

/// # Arrogant Crusader
///
/// `CORE_ICC_034` · Paladin minion · 4 mana · 5/2
///
/// > **Deathrattle:** If it's your opponent's turn, summon a 2/2 Ghoul.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Tags: `974` = 1
/// - Reprint of: Arrogant Crusader [`ICC_034`](crate::frozen_throne::paladin::ICC_034)
/// - Tokens: Ghoul [`ICC_900t`](crate::frozen_throne::neutral::ICC_900t)
///
/// State: Reprint
//~ reprint CORE_ICC_034 9cecf21c b19baa98 0ee097d8.92cdde9e
pub const CORE_ICC_034: Power = crate::cards::ICC_034;

/// # Dark Conviction
///
/// `CORE_ICC_039` · Paladin spell · Shadow · 2 mana
///
/// > Set a minion's Attack and Health to 3.
///
/// - Set: Core (past years) · common · collectible
/// - Reprint of: Dark Conviction [`ICC_039`](crate::frozen_throne::paladin::ICC_039)
///
/// State: Reprint
//~ reprint CORE_ICC_039 7b6daaae f5916eac 56afb5f0.e28dc65b
pub const CORE_ICC_039: Power = crate::cards::ICC_039;

/// # Light's Sorrow
///
/// `CORE_ICC_071` · Paladin weapon · 4 mana · 1/4 durability
///
/// > After a friendly minion loses **Divine Shield**, gain +1 Attack.
///
/// - Set: Core (past years) · epic · collectible
/// - Refers to: Divine Shield
/// - Reprint of: Light's Sorrow [`ICC_071`](crate::frozen_throne::paladin::ICC_071)
///
/// State: Reprint
//~ reprint CORE_ICC_071 1ccc1cb6 899e8c7e 92e45a3a.ea569ad9
pub const CORE_ICC_071: Power = crate::cards::ICC_071;

/// # Desperate Stand
///
/// `CORE_ICC_244` · Paladin spell · Holy · 2 mana
///
/// > Give a minion "**Deathrattle:** Return this to life with 1 Health."
///
/// - Set: Core (past years) · rare · collectible
/// - Refers to: Deathrattle
/// - Reprint of: Desperate Stand [`ICC_244`](crate::frozen_throne::paladin::ICC_244)
///
/// State: Reprint
//~ reprint CORE_ICC_244 67033d9e 4ad6aacb b91bafad.9687ac9b
pub const CORE_ICC_244: Power = crate::cards::ICC_244;

/// # Blackguard
///
/// `CORE_ICC_245` · Paladin minion · 6 mana · 3/9
///
/// > Whenever your hero is healed, deal that much damage to a random enemy minion.
///
/// - Set: Core (past years) · epic · collectible
/// - Minion type: Undead, Draenei
/// - Tags: `2525` = 1
/// - Reprint of: Blackguard [`ICC_245`](crate::frozen_throne::paladin::ICC_245)
///
/// State: Reprint
//~ reprint CORE_ICC_245 d932b34b f2069767 83a9f995.dc5f2fe2
pub const CORE_ICC_245: Power = crate::cards::ICC_245;

/// # Howling Commander
///
/// `CORE_ICC_801` · Paladin minion · 3 mana · 2/2
///
/// > **Battlecry:** Draw a **Divine Shield** minion from your deck.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Refers to: Divine Shield
/// - Reprint of: Howling Commander [`ICC_801`](crate::frozen_throne::paladin::ICC_801)
///
/// State: Reprint
//~ reprint CORE_ICC_801 d3414cb7 bcb43bfc e69fbe41.ef5a9893
pub const CORE_ICC_801: Power = crate::cards::ICC_801;

/// # Chillblade Champion
///
/// `CORE_ICC_820` · Paladin minion · 4 mana · 3/2
///
/// > **Charge Lifesteal**
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Undead
/// - Mechanics: Charge, Lifesteal
/// - Reprint of: Chillblade Champion [`ICC_820`](crate::frozen_throne::paladin::ICC_820)
///
/// State: Vanilla
//~ vanilla CORE_ICC_820 ee12e612 4685260d 0bf636aa.880f831c
pub const CORE_ICC_820: Power = VANILLA;

/// # Uther of the Ebon Blade
///
/// `CORE_ICC_829` · Paladin hero · 9 mana · 30 health, 5 armor
///
/// > **Battlecry:** Equip a 5/3 **Lifesteal** weapon.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Lifesteal
/// - Reprint of: Uther of the Ebon Blade [`ICC_829`](crate::frozen_throne::paladin::ICC_829)
/// - Hero power: The Four Horsemen [`ICC_829p`](crate::frozen_throne::paladin::ICC_829p)
///
/// State: Reprint
//~ reprint CORE_ICC_829 8746e6f8 7660fdc6 77668cc1.be32154a
pub const CORE_ICC_829: Power = crate::cards::ICC_829;

/// # Bolvar, Fireblood
///
/// `CORE_ICC_858` · Paladin minion · 5 mana · 1/7
///
/// > **Divine Shield** After a friendly minion loses **Divine Shield**, gain +2 Attack.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Divine Shield
/// - Reprint of: Bolvar, Fireblood [`ICC_858`](crate::frozen_throne::paladin::ICC_858)
///
/// State: Reprint
//~ reprint CORE_ICC_858 82e2d4ee 3759b40a 2ec010af.3e7838f2
pub const CORE_ICC_858: Power = crate::cards::ICC_858;

/// # Jury Duty
///
/// `CORE_MAW_015` · Paladin spell · 3 mana
///
/// > Summon two Silver Hand Recruits. Give your Silver Hand Recruits +1/+1.
///
/// - Set: Core (past years) · common · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78145
/// - Reprint of: Jury Duty [`MAW_015`](crate::castle_nathria::paladin::MAW_015)
/// - Tokens: Silver Hand Recruit [`CS2_101t`](crate::legacy::paladin::CS2_101t)
///
/// State: Reprint
//~ reprint CORE_MAW_015 a7f15a1b afde99ea 841334b7.3ab9e586
pub const CORE_MAW_015: Power = crate::cards::MAW_015;

/// # Order in the Court
///
/// `CORE_MAW_016` · Paladin spell · 4 mana
///
/// > Reorder your deck from highest Cost to lowest Cost. Draw a card.
///
/// - Set: Core (past years) · rare · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78144
/// - Reprint of: Order in the Court [`MAW_016`](crate::castle_nathria::paladin::MAW_016)
///
/// State: Reprint
//~ reprint CORE_MAW_016 0acf44b3 ddebce8b 31b31b8e.0087c011
pub const CORE_MAW_016: Power = crate::cards::MAW_016;

/// # Class Action Lawyer
///
/// `CORE_MAW_017` · Paladin minion · 2 mana · 2/3
///
/// > **Battlecry:** If your deck has no Neutral cards, set a minion's stats to 1/1.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79602
/// - Target: "Set stats to 1/1."
/// - Reprint of: Class Action Lawyer [`MAW_017`](crate::castle_nathria::paladin::MAW_017)
///
/// State: Reprint
//~ reprint CORE_MAW_017 06e1bcca cd9f9642 47c70d07.4fd9988f
pub const CORE_MAW_017: Power = crate::cards::MAW_017;

/// # Ragnaros, Lightlord
///
/// `CORE_OG_229` · Paladin minion · 8 mana · 8/8
///
/// > At the end of your turn, restore #8 Health to a damaged friendly character.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Elemental
/// - Reprint of: Ragnaros, Lightlord [`OG_229`](crate::old_gods::paladin::OG_229)
///
/// State: Reprint
//~ reprint CORE_OG_229 c7b8dd96 d47899ab 9caef834.b703c6ec
pub const CORE_OG_229: Power = crate::cards::OG_229;

/// # Stand Against Darkness
///
/// `CORE_OG_273` · Paladin spell · 4 mana
///
/// > Summon five {0} Silver Hand Recruits.
///
/// - Set: Core (past years) · common · collectible
/// - Reprint of: Stand Against Darkness [`OG_273`](crate::old_gods::paladin::OG_273)
/// - Tokens: Silver Hand Recruit [`CS2_101t`](crate::legacy::paladin::CS2_101t)
///
/// State: Reprint
//~ reprint CORE_OG_273 1f6710b9 7c12c936 63bfd196.2a22ccf6
pub const CORE_OG_273: Power = crate::cards::OG_273;

/// # Promotion
///
/// `CORE_REV_842` · Paladin spell · 1 mana
///
/// > Give a Silver Hand Recruit +3/+3 and **Taunt**.
///
/// - Set: Core (past years) · epic · collectible
/// - Refers to: Taunt
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79741
/// - Reprint of: Promotion [`REV_842`](crate::castle_nathria::paladin::REV_842)
/// - Tokens: Silver Hand Recruit [`CS2_101t`](crate::legacy::paladin::CS2_101t)
///
/// State: Reprint
//~ reprint CORE_REV_842 0c85eb31 3e052425 f1daf99f.164f0e3e
pub const CORE_REV_842: Power = crate::cards::REV_842;

/// # Muckborn Servant
///
/// `CORE_REV_947` · Paladin minion · 3 mana · 2/4
///
/// > **Taunt Battlecry: Discover** a Paladin card.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Taunt, Battlecry, Discover
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78080
/// - Reprint of: Muckborn Servant [`REV_947`](crate::castle_nathria::paladin::REV_947)
///
/// State: Reprint
//~ reprint CORE_REV_947 33e622ca d5b859ce 14d89a30.a0dbdf27
pub const CORE_REV_947: Power = crate::cards::REV_947;

/// # Service Bell
///
/// `CORE_REV_948` · Paladin spell · 3 mana
///
/// > **Discover** a Class card from your deck and draw all copies of it.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Discover
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78081
/// - Reprint of: Service Bell [`REV_948`](crate::castle_nathria::paladin::REV_948)
///
/// State: Reprint
//~ reprint CORE_REV_948 7bc9412b 3a54944a 07b3fc65.3cf800c0
pub const CORE_REV_948: Power = crate::cards::REV_948;

/// # Divine Toll
///
/// `CORE_REV_950` · Paladin spell · Holy · 7 mana
///
/// > Shoot 5 rays at random minions. They give friendly minions +2/+2, and deal $2 damage to enemy minions.
///
/// - Set: Core (past years) · rare · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78085
/// - Reprint of: Divine Toll [`REV_950`](crate::castle_nathria::paladin::REV_950)
///
/// State: Reprint
//~ reprint CORE_REV_950 5debd2cf e1d454df 02e8b6b2.9012abd6
pub const CORE_REV_950: Power = crate::cards::REV_950;

/// # The Countess
///
/// `CORE_REV_951` · Paladin minion · 7 mana · 7/7
///
/// > **Battlecry:** If your deck has no Neutral cards, add 3 **Legendary** Invitations to your hand.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78086
/// - Reprint of: The Countess [`REV_951`](crate::castle_nathria::paladin::REV_951)
/// - Tokens: Legendary Invitation [`REV_951t`](crate::castle_nathria::paladin::REV_951t)
///
/// State: Reprint
//~ reprint CORE_REV_951 31d6a251 442a34f4 437abb64.7fe5971e
pub const CORE_REV_951: Power = crate::cards::REV_951;

/// # Sinful Sous Chef
///
/// `CORE_REV_952` · Paladin minion · 1 mana · 2/1
///
/// > **Deathrattle:** Add 2 Silver Hand Recruits to your hand.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78143
/// - Reprint of: Sinful Sous Chef [`REV_952`](crate::castle_nathria::paladin::REV_952)
/// - Tokens: Silver Hand Recruit [`CS2_101t`](crate::legacy::paladin::CS2_101t)
///
/// State: Reprint
//~ reprint CORE_REV_952 18f8fbff 075b32b4 c9ae973f.38460912
pub const CORE_REV_952: Power = crate::cards::REV_952;

/// # Stewart the Steward
///
/// `CORE_REV_955` · Paladin minion · 3 mana · 3/3
///
/// > **Deathrattle:** Give the next Silver Hand Recruit you summon +3/+3 and this **Deathrattle**.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Deathrattle
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78146
/// - Reprint of: Stewart the Steward [`REV_955`](crate::castle_nathria::paladin::REV_955)
/// - Tokens: Silver Hand Recruit [`CS2_101t`](crate::legacy::paladin::CS2_101t)
///
/// State: Reprint
//~ reprint CORE_REV_955 31df1b70 e615db5e ae9d4d65.996227e5
pub const CORE_REV_955: Power = crate::cards::REV_955;

/// # Buffet Biggun
///
/// `CORE_REV_958` · Paladin minion · 4 mana · 2/4
///
/// > **Battlecry:** Summon two Silver Hand Recruits. **Infuse (@):** Give them +2 Attack and **Divine Shield**.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Battlecry, Infuse
/// - Refers to: Divine Shield
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78156
/// - Reprint of: Buffet Biggun [`REV_958`](crate::castle_nathria::paladin::REV_958)
///
/// State: Reprint
//~ reprint CORE_REV_958 56d926ed 16ed72f0 a7b98fd2.7652ab3e
pub const CORE_REV_958: Power = crate::cards::REV_958;

/// # Elitist Snob
///
/// `CORE_REV_961` · Paladin minion · 5 mana · 3/4
///
/// > **Battlecry:** For each Paladin card in your hand, randomly gain **Divine Shield**, **Lifesteal**, **Rush**, or **Taunt**.
///
/// - Set: Core (past years) · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Divine Shield, Lifesteal, Rush
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78393, `2165` = 1
/// - Reprint of: Elitist Snob [`REV_961`](crate::castle_nathria::paladin::REV_961)
///
/// State: Reprint
//~ reprint CORE_REV_961 908314fd ff5e0a32 45dddaf8.b34399e9
pub const CORE_REV_961: Power = crate::cards::REV_961;

/// # Great Hall
///
/// `CORE_REV_983` · Paladin location · 2 mana · 0 uses
///
/// > Set a minion's Attack and Health to 3.
///
/// - Set: Core (past years) · rare · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 82316
/// - Reprint of: Great Hall [`REV_983`](crate::castle_nathria::paladin::REV_983)
///
/// State: Reprint
//~ reprint CORE_REV_983 5bbdff06 98ea691a b8716271.e28dc65b
pub const CORE_REV_983: Power = crate::cards::REV_983;

/// # Anachronos
///
/// `CORE_RLK_919` · Paladin minion · 7 mana · 8/8
///
/// > **Battlecry:** Send all other minions 2 turns into the future.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 84399
/// - Reprint of: Anachronos [`RLK_919`](crate::lich_king::paladin::RLK_919)
///
/// State: Reprint
//~ reprint CORE_RLK_919 8516997b 38bab8f5 5880d463.25ebe2bd
pub const CORE_RLK_919: Power = crate::cards::RLK_919;

/// # Crusader Aura
///
/// `TTN_908` · Paladin spell · Holy · 4 mana
///
/// > Whenever a friendly minion attacks, give it +2/+1. Lasts @ turns.
///
/// - Set: Core (past years) · epic · collectible
/// - Mechanics: Objective, Paladin Aura
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `QUEST_PROGRESS_TOTAL` = 3, `1724` = 1
/// - Enchantments: Crusader Aura [`TTN_908e`](crate::core::neutral::TTN_908e), To Battle! [`TTN_908e2`](crate::titans::neutral::TTN_908e2)
///
/// State: Reprint
//~ reprint TTN_908 1d6daa86 a7543c01 005db7d8.46b8dd8a
pub const TTN_908: Power = crate::cards::LEG_TTN_908;
