//! Paladin cards of Core (past years).
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

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
//~ CORE_AT_075 reprint fed312a8 4392584f
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
//~ CORE_BT_018 reprint e07a91b3 de95d91a
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
//~ CORE_BT_334 reprint f6e81154 e4d2baf7
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
//~ CORE_CS2_088 reprint bc171477 0c1af56b
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
//~ CORE_CS2_089 reprint 0c2890f5 4346d7eb
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
//~ CORE_CS2_092 reprint 712e0b16 e65b9ec9
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
//~ CORE_CS2_097 reprint 2ca60cd8 9f3e0308
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
//~ CORE_CS3_016 reprint 57185e20 15c79c64
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
//~ CORE_CS3_029 reprint 6454e89d 233d19e5
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
//~ CORE_DMF_194 reprint e79b66be 7279a5c6
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
//~ CORE_DMF_238 reprint 3235ee1a bb309e4e
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
//~ CORE_DMF_240 reprint 100a7475 8b4a8645
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
//~ CORE_DRG_226 reprint d7474fdf 4691af6b
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
//~ CORE_DRG_229 reprint 0735b06e 92982fa3
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
//~ CORE_EX1_130 reprint fbb07895 7a1dbfe2
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
//~ CORE_EX1_382 reprint ee34c681 617e4f40
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
//~ CORE_FP1_020 reprint 95269fef 7b0e1fad
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
//~ CORE_GIFT_05 reprint 3eff3510 c1213803
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
//~ CORE_ICC_034 reprint 07e66081 0c7f78d8
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
//~ CORE_ICC_039 reprint 320a1424 9d5ab2a7
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
//~ CORE_ICC_071 reprint 5f852105 f59508f2
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
//~ CORE_ICC_244 reprint 3029a8c1 ac841ae4
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
//~ CORE_ICC_245 reprint da652556 9ec12d41
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
//~ CORE_ICC_801 reprint 2c4524df 78484803
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
//~ CORE_ICC_820 vanilla 986b57a9 5656bd47
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
//~ CORE_ICC_829 reprint f4823b0c e2b49c1b
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
//~ CORE_ICC_858 reprint a8d9df7b 45fd61eb
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
//~ CORE_MAW_015 reprint 271adb58 19524237
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
//~ CORE_MAW_016 reprint 864868c0 c67de940
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
//~ CORE_MAW_017 reprint 346005ac 1466ff12
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
//~ CORE_OG_229 reprint 0b0047e1 039ff950
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
//~ CORE_OG_273 reprint 2145f9ee aea4bdd2
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
//~ CORE_REV_842 reprint 40c7295b a8a0fc52
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
//~ CORE_REV_947 reprint c989c3e5 504d5997
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
//~ CORE_REV_948 reprint 966372c0 d478ae34
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
//~ CORE_REV_950 reprint 7ff6e0c7 e3de1005
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
//~ CORE_REV_951 reprint 9079a196 eb775e89
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
//~ CORE_REV_952 reprint 2c769f55 9f73c7d4
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
//~ CORE_REV_955 reprint 3d402e39 88051354
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
//~ CORE_REV_958 reprint bd784545 23f3f2ca
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
//~ CORE_REV_961 reprint 74bbbdeb 538e0b05
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
//~ CORE_REV_983 reprint 7e62ff8d 9bfc6661
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
//~ CORE_RLK_919 reprint 035e9782 cc02002f
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
//~ TTN_908 reprint d7a1b898 91e48650
pub const TTN_908: Power = crate::cards::LEG_TTN_908;
