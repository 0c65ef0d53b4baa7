//! Warrior cards of Core (past years).
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Dyn-o-matic
///
/// `CORE_BOT_104` · Warrior minion · 5 mana · 3/4
///
/// > **Battlecry:** Deal 5 damage randomly split among all minions except Mechs.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Reprint of: Dyn-o-matic [`BOT_104`](crate::boomsday::warrior::BOT_104)
///
/// State: Reprint
//~ CORE_BOT_104 reprint 104aee52 f3e7bef7
pub const CORE_BOT_104: Power = crate::cards::BOT_104;

/// # Bladestorm
///
/// `CORE_BT_117` · Warrior spell · 2 mana
///
/// > Deal $1 damage to all minions. Repeat until one dies.
///
/// - Set: Core (past years) · epic · collectible
/// - Reprint of: Bladestorm [`BT_117`](crate::ashes_of_outland::warrior::BT_117)
///
/// State: Reprint
//~ CORE_BT_117 reprint f2b3cc19 18081420
pub const CORE_BT_117: Power = crate::cards::BT_117;

/// # Fiery War Axe
///
/// `CORE_CS2_106` · Warrior weapon · 2 mana · 3/2 durability
///
/// - Set: Core (past years) · common · collectible
/// - Reprint of: Fiery War Axe [`CS2_106`](crate::legacy::warrior::CS2_106)
///
/// State: Vanilla
//~ CORE_CS2_106 vanilla 276721f8 5888c672
pub const CORE_CS2_106: Power = VANILLA;

/// # Bloodsail Deckhand
///
/// `CORE_CS3_008` · Warrior minion · 1 mana · 2/1
///
/// > **Battlecry:** The next weapon you play costs (1) less.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
///
/// State: Reprint
//~ CORE_CS3_008 reprint e2e3f9d8 907fdd7e
pub const CORE_CS3_008: Power = crate::cards::CS3_008;

/// # War Cache
///
/// `CORE_CS3_009` · Warrior spell · 3 mana
///
/// > Add a random Warrior minion, spell, and weapon to your hand.
///
/// - Set: Core (past years) · rare · collectible
/// - Reprint of: War Cache [`CS3_009`](crate::legacy::warrior::CS3_009)
///
/// State: Reprint
//~ CORE_CS3_009 reprint 58f0c9aa dded89ea
pub const CORE_CS3_009: Power = crate::cards::CS3_009;

/// # Warsong Outrider
///
/// `CORE_CS3_030` · Warrior minion · 4 mana · 5/4
///
/// > **Rush**
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Rush
/// - Reprint of: Warsong Outrider [`CS3_030`](crate::legacy::warrior::CS3_030)
///
/// State: Vanilla
//~ CORE_CS3_030 vanilla 85cbcef8 3beea35a
pub const CORE_CS3_030: Power = VANILLA;

/// # Sword Eater
///
/// `CORE_DMF_521` · Warrior minion · 4 mana · 2/5
///
/// > **Taunt Battlecry:** Equip a 3/2 Sword.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Taunt, Battlecry
/// - Reprint of: Sword Eater [`DMF_521`](crate::darkmoon_faire::warrior::DMF_521)
/// - Tokens: Jawbreaker [`DMF_521t`](crate::darkmoon_faire::warrior::DMF_521t)
///
/// State: Reprint
//~ CORE_DMF_521 reprint 7cea72b1 181e6db9
pub const CORE_DMF_521: Power = crate::cards::DMF_521;

/// # Minefield
///
/// `CORE_DMF_522` · Warrior spell · 2 mana
///
/// > Deal $5 damage randomly split among all minions.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Immune To Spellpower
/// - Reprint of: Minefield [`DMF_522`](crate::darkmoon_faire::warrior::DMF_522)
///
/// State: Reprint
//~ CORE_DMF_522 reprint 74151aa3 f433ec16
pub const CORE_DMF_522: Power = crate::cards::DMF_522;

/// # Deathwing, Mad Aspect
///
/// `CORE_DRG_026` · Warrior minion · 8 mana · 12/12
///
/// > **Battlecry:** Attack ALL other minions.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Tags: `4485` = 1
/// - Reprint of: Deathwing, Mad Aspect [`DRG_026`](crate::descent_of_dragons::warrior::DRG_026)
///
/// State: Reprint
//~ CORE_DRG_026 reprint d072852b 4e687371
pub const CORE_DRG_026: Power = crate::cards::DRG_026;

/// # Warsong Commander
///
/// `CORE_EX1_084` · Warrior minion · 3 mana · 2/3
///
/// > Whenever you summon a minion with 3 or less Attack, give it **Charge**.
///
/// - Set: Core (past years) · common · collectible
/// - Refers to: Charge
/// - Reprint of: Warsong Commander [`EX1_084`](crate::legacy::warrior::EX1_084)
///
/// State: Reprint
//~ CORE_EX1_084 reprint 9380deb1 ffe4f513
pub const CORE_EX1_084: Power = crate::cards::EX1_084;

/// # Whirlwind
///
/// `CORE_EX1_400` · Warrior spell · 1 mana
///
/// > Deal $1 damage to ALL minions.
///
/// - Set: Core (past years) · common · collectible
/// - Reprint of: Whirlwind [`EX1_400`](crate::legacy::warrior::EX1_400)
///
/// State: Reprint
//~ CORE_EX1_400 reprint e0312f6f 8e4fd621
pub const CORE_EX1_400: Power = crate::cards::EX1_400;

/// # Armorsmith
///
/// `CORE_EX1_402` · Warrior minion · 2 mana · 1/4
///
/// > Whenever a friendly minion takes damage, gain 1 Armor.
///
/// - Set: Core (past years) · rare · collectible
/// - Reprint of: Armorsmith [`EX1_402`](crate::classic::warrior::EX1_402)
///
/// State: Reprint
//~ CORE_EX1_402 reprint f636917b e1cff63e
pub const CORE_EX1_402: Power = crate::cards::EX1_402;

/// # Brawl
///
/// `CORE_EX1_407` · Warrior spell · 5 mana
///
/// > Destroy all minions except one. *(chosen randomly)*
///
/// - Set: Core (past years) · epic · collectible
/// - Reprint of: Brawl [`EX1_407`](crate::classic::warrior::EX1_407)
///
/// State: Reprint
//~ CORE_EX1_407 reprint 83a355a6 b14ada55
pub const CORE_EX1_407: Power = crate::cards::EX1_407;

/// # Shield Slam
///
/// `CORE_EX1_410` · Warrior spell · 1 mana
///
/// > Deal 1 damage to a minion for each Armor you have.
///
/// - Set: Core (past years) · epic · collectible
/// - Mechanics: Affected By Spell Power
/// - Reprint of: Shield Slam [`EX1_410`](crate::classic::warrior::EX1_410)
///
/// State: Reprint
//~ CORE_EX1_410 reprint aef5d579 fb6a66fe
pub const CORE_EX1_410: Power = crate::cards::EX1_410;

/// # Gorehowl
///
/// `CORE_EX1_411` · Warrior weapon · 7 mana · 7/1 durability
///
/// > Attacking a minion costs 1 Attack instead of 1 Durability.
///
/// - Set: Core (past years) · epic · collectible
/// - Reprint of: Gorehowl [`EX1_411`](crate::classic::warrior::EX1_411)
///
/// State: Reprint
//~ CORE_EX1_411 reprint 3250764d 85213af9
pub const CORE_EX1_411: Power = crate::cards::EX1_411;

/// # Cruel Taskmaster
///
/// `CORE_EX1_603` · Warrior minion · 2 mana · 2/3
///
/// > **Battlecry:** Deal 1 damage to a minion and give it +2 Attack.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Battlecry
/// - Target: "Deal 1 damage and grant +2 Attack."
/// - Reprint of: Cruel Taskmaster [`EX1_603`](crate::classic::warrior::EX1_603)
///
/// State: Reprint
//~ CORE_EX1_603 reprint c83ba017 2cdb282d
pub const CORE_EX1_603: Power = crate::cards::EX1_603;

/// # Garrosh's Gift
///
/// `CORE_GIFT_07` · Warrior spell · 1 mana
///
/// > **Discover** a **Temporary** Execute, Shield Block, or Brawl.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Discover
/// - Refers to: tag 3630
/// - Reprint of: Garrosh's Gift [`GIFT_07`](crate::legacy::warrior::GIFT_07)
///
/// State: Reprint
//~ CORE_GIFT_07 reprint 8abe24eb 3f613de7
pub const CORE_GIFT_07: Power = crate::cards::GIFT_07;

/// # Darius Crowley
///
/// `CORE_GIL_547` · Warrior minion · 5 mana · 4/5
///
/// > **Rush** After this attacks and kills a minion, gain +2/+2.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Rush
/// - Reprint of: Darius Crowley [`GIL_547`](crate::witchwood::warrior::GIL_547)
///
/// State: Reprint
//~ CORE_GIL_547 reprint d2a63942 ae103162
pub const CORE_GIL_547: Power = crate::cards::GIL_547;

/// # Town Crier
///
/// `CORE_GIL_580` · Warrior minion · 1 mana · 1/2
///
/// > **Battlecry:** Draw a **Rush** minion from your deck.
///
/// - Set: Core (past years) · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Reprint of: Town Crier [`GIL_580`](crate::witchwood::warrior::GIL_580)
///
/// State: Reprint
//~ CORE_GIL_580 reprint fadf7cb3 816d4126
pub const CORE_GIL_580: Power = crate::cards::GIL_580;

/// # Woodcutter's Axe
///
/// `CORE_GIL_653` · Warrior weapon · 2 mana · 2/2 durability
///
/// > **Deathrattle:** Give +2/+1 to a random friendly minion.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Deathrattle
/// - Reprint of: Woodcutter's Axe [`GIL_653`](crate::witchwood::warrior::GIL_653)
///
/// State: Reprint
//~ CORE_GIL_653 reprint 8cca7e53 86ec651e
pub const CORE_GIL_653: Power = crate::cards::GIL_653;

/// # Shieldmaiden
///
/// `CORE_GVG_053` · Warrior minion · 5 mana · 5/5
///
/// > **Battlecry:** Gain 5 Armor.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Shieldmaiden [`GVG_053`](crate::goblins_vs_gnomes::warrior::GVG_053)
///
/// State: Reprint
//~ CORE_GVG_053 reprint 5092dd5e 35791042
pub const CORE_GVG_053: Power = crate::cards::GVG_053;

/// # Mountainfire Armor
///
/// `CORE_ICC_062` · Warrior minion · 3 mana · 4/3
///
/// > **Deathrattle:** If it's your opponent's turn, gain 6 Armor.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Deathrattle
/// - Tags: `974` = 1
/// - Reprint of: Mountainfire Armor [`ICC_062`](crate::frozen_throne::warrior::ICC_062)
///
/// State: Reprint
//~ CORE_ICC_062 reprint b93fc359 9cc0db9f
pub const CORE_ICC_062: Power = crate::cards::ICC_062;

/// # Blood Razor
///
/// `CORE_ICC_064` · Warrior weapon · 4 mana · 2/2 durability
///
/// > **Battlecry and Deathrattle:** Deal 1 damage to all minions.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Deathrattle, Battlecry
/// - Reprint of: Blood Razor [`ICC_064`](crate::frozen_throne::warrior::ICC_064)
///
/// State: Reprint
//~ CORE_ICC_064 reprint c150a5f7 78cd1743
pub const CORE_ICC_064: Power = crate::cards::ICC_064;

/// # Dead Man's Hand
///
/// `CORE_ICC_091` · Warrior spell · 2 mana
///
/// > Shuffle a copy of your hand into your deck.
///
/// - Set: Core (past years) · epic · collectible
/// - Reprint of: Dead Man's Hand [`ICC_091`](crate::frozen_throne::warrior::ICC_091)
///
/// State: Reprint
//~ CORE_ICC_091 reprint dc22a5dd 41c329fe
pub const CORE_ICC_091: Power = crate::cards::ICC_091;

/// # Animated Berserker
///
/// `CORE_ICC_238` · Warrior minion · 1 mana · 1/3
///
/// > After you play a minion, deal 1 damage to it.
///
/// - Set: Core (past years) · common · collectible
/// - Reprint of: Animated Berserker [`ICC_238`](crate::frozen_throne::warrior::ICC_238)
///
/// State: Reprint
//~ CORE_ICC_238 reprint b8f8db88 248f6df4
pub const CORE_ICC_238: Power = crate::cards::ICC_238;

/// # Forge of Souls
///
/// `CORE_ICC_281` · Warrior spell · 2 mana
///
/// > Draw 2 weapons from your deck.
///
/// - Set: Core (past years) · common · collectible
/// - Reprint of: Forge of Souls [`ICC_281`](crate::frozen_throne::warrior::ICC_281)
///
/// State: Reprint
//~ CORE_ICC_281 reprint 7d359419 6f36fffc
pub const CORE_ICC_281: Power = crate::cards::ICC_281;

/// # Rotface
///
/// `CORE_ICC_405` · Warrior minion · 8 mana · 4/6
///
/// > After this minion survives damage, summon a random **Legendary** minion.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Undead
/// - Reprint of: Rotface [`ICC_405`](crate::frozen_throne::warrior::ICC_405)
///
/// State: Reprint
//~ CORE_ICC_405 reprint dd097ea7 48cf8e8b
pub const CORE_ICC_405: Power = crate::cards::ICC_405;

/// # Val'kyr Soulclaimer
///
/// `CORE_ICC_408` · Warrior minion · 3 mana · 1/4
///
/// > After this minion survives damage, summon a 2/2 Ghoul.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Undead
/// - Reprint of: Val'kyr Soulclaimer [`ICC_408`](crate::frozen_throne::warrior::ICC_408)
/// - Tokens: Ghoul [`ICC_900t`](crate::frozen_throne::neutral::ICC_900t)
///
/// State: Reprint
//~ CORE_ICC_408 reprint 03c1b55e 934e0f98
pub const CORE_ICC_408: Power = crate::cards::ICC_408;

/// # Death Revenant
///
/// `CORE_ICC_450` · Warrior minion · 5 mana · 3/3
///
/// > **Battlecry:** Gain +1/+1 for each damaged minion.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Reprint of: Death Revenant [`ICC_450`](crate::frozen_throne::warrior::ICC_450)
///
/// State: Reprint
//~ CORE_ICC_450 reprint 6ee6a982 d1f7e1cf
pub const CORE_ICC_450: Power = crate::cards::ICC_450;

/// # Scourgelord Garrosh
///
/// `CORE_ICC_834` · Warrior hero · 8 mana · 30 health, 5 armor
///
/// > **Battlecry**: Equip a 4/3 Shadowmourne that also damages adjacent minions.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Scourgelord Garrosh [`ICC_834`](crate::frozen_throne::warrior::ICC_834)
/// - Hero power: Bladestorm [`ICC_834h`](crate::frozen_throne::warrior::ICC_834h)
/// - Tokens: Shadowmourne [`ICC_834w`](crate::frozen_throne::warrior::ICC_834w)
///
/// State: Reprint
//~ CORE_ICC_834 reprint 002df523 d7294155
pub const CORE_ICC_834: Power = crate::cards::ICC_834;

/// # Bring It On!
///
/// `CORE_ICC_837` · Warrior spell · 2 mana
///
/// > Gain 10 Armor. Reduce the Cost of minions in your opponent's hand by (2).
///
/// - Set: Core (past years) · epic · collectible
/// - Reprint of: Bring It On! [`ICC_837`](crate::frozen_throne::warrior::ICC_837)
///
/// State: Reprint
//~ CORE_ICC_837 reprint b1521999 766a63db
pub const CORE_ICC_837: Power = crate::cards::ICC_837;

/// # Call to the Stand
///
/// `CORE_MAW_027` · Warrior spell · 1 mana
///
/// > Your opponent summons a random minion from their hand.
///
/// - Set: Core (past years) · common · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79770
/// - Reprint of: Call to the Stand [`MAW_027`](crate::castle_nathria::warrior::MAW_027)
///
/// State: Reprint
//~ CORE_MAW_027 reprint 6ceb5e6a f4c39eca
pub const CORE_MAW_027: Power = crate::cards::MAW_027;

/// # Weapons Expert
///
/// `CORE_MAW_029` · Warrior minion · 3 mana · 3/2
///
/// > **Battlecry:** If you have a weapon equipped, give it +1/+1. Otherwise, draw a weapon.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79772
/// - Reprint of: Weapons Expert [`MAW_029`](crate::castle_nathria::warrior::MAW_029)
///
/// State: Reprint
//~ CORE_MAW_029 reprint c929771d 00124136
pub const CORE_MAW_029: Power = crate::cards::MAW_029;

/// # Onyxian Drake
///
/// `CORE_ONY_024` · Warrior minion · 4 mana · 4/5
///
/// > **Taunt** **Battlecry:** Deal damage equal to your Armor to an enemy minion.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Taunt, Battlecry
/// - Target: "Deal damage equal to your Armor to an enemy minion."
/// - Reprint of: Onyxian Drake [`ONY_024`](crate::alterac_valley::warrior::ONY_024)
///
/// State: Reprint
//~ CORE_ONY_024 reprint bd98bbd0 89130405
pub const CORE_ONY_024: Power = crate::cards::ONY_024;

/// # Suspicious Pirate
///
/// `CORE_REV_006` · Warrior minion · 3 mana · 3/4
///
/// > **Battlecry: Discover** a weapon. If your opponent guesses your choice, they get a copy.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry, Discover
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 75910
/// - Reprint of: Suspicious Pirate [`REV_006`](crate::castle_nathria::warrior::REV_006)
///
/// State: Reprint
//~ CORE_REV_006 reprint 7f30695b c1d0816e
pub const CORE_REV_006: Power = crate::cards::REV_006;

/// # Remornia, Living Blade
///
/// `CORE_REV_316` · Warrior minion · 7 mana · 5/10
///
/// > **Rush** After this attacks, equip it.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Rush
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 77704
/// - Reprint of: Remornia, Living Blade [`REV_316`](crate::castle_nathria::warrior::REV_316)
/// - Tokens: Remornia, Living Blade [`REV_316t`](crate::castle_nathria::warrior::REV_316t)
///
/// State: Reprint
//~ CORE_REV_316 reprint b7c30ec9 e0a4444c
pub const CORE_REV_316: Power = crate::cards::REV_316;

/// # Anima Extractor
///
/// `CORE_REV_332` · Warrior minion · 2 mana · 1/4
///
/// > Whenever a friendly minion takes damage, give a random minion in your hand +1/+1.
///
/// - Set: Core (past years) · common · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78142
/// - Reprint of: Anima Extractor [`REV_332`](crate::castle_nathria::warrior::REV_332)
///
/// State: Reprint
//~ CORE_REV_332 reprint b7c46bfb 5a37accb
pub const CORE_REV_332: Power = crate::cards::REV_332;

/// # Burden of Pride
///
/// `CORE_REV_334` · Warrior spell · 4 mana
///
/// > Summon three 1/3 Jailers with **Taunt**. If you have 20 or less Health, give them +1/+1.
///
/// - Set: Core (past years) · epic · collectible
/// - Refers to: Taunt
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78222
/// - Reprint of: Burden of Pride [`REV_334`](crate::castle_nathria::warrior::REV_334)
/// - Tokens: Sanguine Jailer [`REV_334t`](crate::castle_nathria::warrior::REV_334t)
///
/// State: Reprint
//~ CORE_REV_334 reprint ac5a07b1 8497545d
pub const CORE_REV_334: Power = crate::cards::REV_334;

/// # Riot!
///
/// `CORE_REV_337` · Warrior spell · 2 mana
///
/// > Your minions can't be reduced below 1 Health this turn. They each attack a random enemy minion.
///
/// - Set: Core (past years) · epic · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78262
/// - Reprint of: Riot! [`REV_337`](crate::castle_nathria::warrior::REV_337)
///
/// State: Reprint
//~ CORE_REV_337 reprint f593a6c1 ae9f46f8
pub const CORE_REV_337: Power = crate::cards::REV_337;

/// # Crazed Wretch
///
/// `CORE_REV_930` · Warrior minion · 2 mana · 1/4
///
/// > Has +2 Attack and **Charge** while damaged.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Enraged
/// - Refers to: Charge
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 77244
/// - Reprint of: Crazed Wretch [`REV_930`](crate::castle_nathria::warrior::REV_930)
///
/// State: Reprint
//~ CORE_REV_930 reprint 16445d39 415de13a
pub const CORE_REV_930: Power = crate::cards::REV_930;

/// # Conqueror's Banner
///
/// `CORE_REV_931` · Warrior spell · 2 mana
///
/// > Reveal a card from each player's deck, three times. Draw any of yours that cost more.
///
/// - Set: Core (past years) · rare · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `TAG_SCRIPT_DATA_NUM_2` = 10, `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 77296
/// - Reprint of: Conqueror's Banner [`REV_931`](crate::castle_nathria::warrior::REV_931)
///
/// State: Reprint
//~ CORE_REV_931 reprint 55bdd103 b693a415
pub const CORE_REV_931: Power = crate::cards::REV_931;

/// # Imbued Axe
///
/// `CORE_REV_933` · Warrior weapon · 3 mana · 2/3 durability
///
/// > After your hero attacks, give your damaged minions +1/+2. **Infuse (@):** +2/+2 instead.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 77311
/// - Reprint of: Imbued Axe [`REV_933`](crate::castle_nathria::warrior::REV_933)
/// - Tokens: Imbued Axe [`REV_933t`](crate::castle_nathria::warrior::REV_933t)
///
/// State: Reprint
//~ CORE_REV_933 reprint f6e506f9 aa889423
pub const CORE_REV_933: Power = crate::cards::REV_933;

/// # Decimator Olgra
///
/// `CORE_REV_934` · Warrior minion · 6 mana · 3/7
///
/// > **Battlecry:** Gain +1/+1 for each damaged minion, then attack all enemies.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 77313
/// - Reprint of: Decimator Olgra [`REV_934`](crate::castle_nathria::warrior::REV_934)
///
/// State: Reprint
//~ CORE_REV_934 reprint 087c2aa4 9026a454
pub const CORE_REV_934: Power = crate::cards::REV_934;

/// # Cargo Guard
///
/// `CORE_SW_030` · Warrior minion · 3 mana · 2/4
///
/// > At the end of your turn, gain 3 Armor.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Pirate
/// - Reprint of: Cargo Guard [`SW_030`](crate::stormwind::warrior::SW_030)
///
/// State: Reprint
//~ CORE_SW_030 reprint e2eb8747 f1bed8cc
pub const CORE_SW_030: Power = crate::cards::SW_030;

/// # Heavy Plate
///
/// `CORE_SW_094` · Warrior spell · 3 mana
///
/// > **Tradeable** Gain 8 Armor.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Tradeable, Deck Action Cost
/// - Reprint of: Heavy Plate [`SW_094`](crate::stormwind::warrior::SW_094)
///
/// State: Reprint
//~ CORE_SW_094 reprint bfc3e8d8 850d3a94
pub const CORE_SW_094: Power = crate::cards::SW_094;

/// # Frightened Flunky
///
/// `CORE_ULD_195` · Warrior minion · 2 mana · 2/3
///
/// > **Taunt Battlecry: Discover** a **Taunt** minion.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Taunt, Battlecry, Discover
/// - Reprint of: Frightened Flunky [`ULD_195`](crate::saviors_of_uldum::warrior::ULD_195)
///
/// State: Reprint
//~ CORE_ULD_195 reprint 187fb421 a3b98c0f
pub const CORE_ULD_195: Power = crate::cards::ULD_195;

/// # Armagedillo
///
/// `CORE_ULD_258` · Warrior minion · 6 mana · 4/8
///
/// > **Taunt** At the end of your turn, give all **Taunt** minions in your hand +2/+2.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt
/// - Reprint of: Armagedillo [`ULD_258`](crate::saviors_of_uldum::warrior::ULD_258)
///
/// State: Reprint
//~ CORE_ULD_258 reprint 4a05e876 586501d8
pub const CORE_ULD_258: Power = crate::cards::ULD_258;

/// # Plague of Wrath
///
/// `CORE_ULD_707` · Warrior spell · 5 mana
///
/// > Destroy all damaged minions.
///
/// - Set: Core (past years) · rare · collectible
/// - Reprint of: King Mosh [`UNG_933`](crate::ungoro::warrior::UNG_933)
///
/// State: Todo
//~ CORE_ULD_707 todo 2b796fac 6a118e0c
pub const CORE_ULD_707: Power = TODO;
