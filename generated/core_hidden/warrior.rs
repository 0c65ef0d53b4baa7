//! Warrior cards of Core (past years).
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file d4887416

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
//~ reprint CORE_BOT_104 c8de6bea f1fd3c3f 826a35bc.04784795
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
//~ reprint CORE_BT_117 40942012 45d67e5b 3de2985d.af253366
pub const CORE_BT_117: Power = crate::cards::BT_117;

/// # Fiery War Axe
///
/// `CORE_CS2_106` · Warrior weapon · 2 mana · 3/2 durability
///
/// - Set: Core (past years) · common · collectible
/// - Reprint of: Fiery War Axe [`CS2_106`](crate::legacy::warrior::CS2_106)
///
/// State: Vanilla
//~ vanilla CORE_CS2_106 b155a4ec 50f8a9cb 05c8d5aa
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
//~ reprint CORE_CS3_008 fb150069 81a5100d a8058cb5.39f6e939
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
//~ reprint CORE_CS3_009 b58ee028 98cc9557 802b807b.25ebfac2
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
//~ vanilla CORE_CS3_030 a1ece382 b06c57f6 02c1280a.57b12c28
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
//~ reprint CORE_DMF_521 f3deaf44 3d46c7b2 4de5ee2b.5a949d5d
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
//~ reprint CORE_DMF_522 957a06cc 3f97dfd1 35676c71.97323de4
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
//~ reprint CORE_DRG_026 e7044d52 1c7bb75e 62c53aca.9e31f8a9
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
//~ reprint CORE_EX1_084 b04fcd47 19242d6f 9a605a99.c2e42985
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
//~ reprint CORE_EX1_400 7e8b4100 089505e7 ba2adef4.b2b10793
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
//~ reprint CORE_EX1_402 6b2a5b0c 11e783a0 bcdd0f60.956af7c6
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
//~ reprint CORE_EX1_407 617b4ac8 0ac74506 c6e6338e.f7030bba
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
//~ reprint CORE_EX1_410 cc2c11e6 9f88420a 0e5ad937.fbbfa841
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
//~ reprint CORE_EX1_411 a5f9f109 3bd1593f fd5ec8ed.8cfb9730
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
//~ reprint CORE_EX1_603 ca7e0d08 04b98b0c dab60edf.7d6d005e
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
//~ reprint CORE_GIFT_07 91cd22ab 733eda46 7b9e398f.58567388
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
//~ reprint CORE_GIL_547 7c44444d 1a3eb8d4 ceb73275.c5ceb032
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
//~ reprint CORE_GIL_580 96cdf16b abefaf0a 64975b22.6761b4b3
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
//~ reprint CORE_GIL_653 cc4cc021 71fa9ada 01bf3781.898ddc9e
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
//~ reprint CORE_GVG_053 c807efb4 c744de7e cad1f92c.ff4e009d
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
//~ reprint CORE_ICC_062 0435e440 25e83bf7 d6012844.cc96250e
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
//~ reprint CORE_ICC_064 3525edbd d5fd734d 14846213.2a79e976
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
//~ reprint CORE_ICC_091 d52f854b 5a4b70ce e9b49f4f.d2c1d711
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
//~ reprint CORE_ICC_238 7476f8b4 812e558d 4efe7ae2.2aae4123
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
//~ reprint CORE_ICC_281 6165db62 1bcd590a e1a9e1a2.336bace5
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
//~ reprint CORE_ICC_405 45ad7ed3 fdd10efd f6134ad6.368ba7a8
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
//~ reprint CORE_ICC_408 9114279d 1f4d6f93 e5b95bb9.7cdb6fa5
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
//~ reprint CORE_ICC_450 14e5bd62 199c8dd5 52d54422.a9428314
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
//~ reprint CORE_ICC_834 909bd22f a4c8b442 390bf4f8.b44b517b
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
//~ reprint CORE_ICC_837 344cae20 34e25744 e8d5c81a.05f5d7a4
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
//~ reprint CORE_MAW_027 cf202d96 f1f87d5d 07d59391.f49f6892
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
//~ reprint CORE_MAW_029 a4e7909f 88391bf7 d8398dc7.a621f172
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
//~ reprint CORE_ONY_024 e69a0989 c4af4b2b fe2dd954.83223cc9
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
//~ reprint CORE_REV_006 1caa7e47 e5e6d25f a52221b4.6f0450dc
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
//~ reprint CORE_REV_316 ef58f947 13e879b4 9ac54933.0c83e15f
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
//~ reprint CORE_REV_332 ae863b7d c3f4c444 372b491f.2330a3d2
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
//~ reprint CORE_REV_334 96365e12 c4df9aab be6e273d.8f014578
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
//~ reprint CORE_REV_337 e81a3c36 de928966 ae03814a.e9964312
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
//~ reprint CORE_REV_930 dd174829 bda1b6b0 96b56a62.05398743
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
//~ reprint CORE_REV_931 79ae4e10 6defa822 848004b0.1c9df281
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
//~ reprint CORE_REV_933 bf47733e a875b650 f8f00969.e217ee49
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
//~ reprint CORE_REV_934 16be83ca 5d8c2269 845a601e.6a4cba9c
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
//~ reprint CORE_SW_030 4fd7c49d 57fb0dd2 cd106711.de80c850
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
//~ reprint CORE_SW_094 a109b807 73cdad09 d4966ff5.e1d592e3
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
//~ reprint CORE_ULD_195 efdc44a7 3b5c6534 508e85d4.1c14395b
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
//~ reprint CORE_ULD_258 acd95062 ddf09939 ff9a7f05.608e7863
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
/// State: Derived
//~ derived CORE_ULD_707 e73a2620 ee32913c e382d8c3.ca26e6f4
pub const CORE_ULD_707: Power = spell(&[destroy(MINIONS.that(DAMAGED))]);
