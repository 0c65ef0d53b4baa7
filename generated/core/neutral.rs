//! Neutral cards of Core.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file d6a92ca8

/// # Chillmaw
///
/// `CORE_AT_123` · Neutral minion · 7 mana · 6/6
///
/// > **Taunt Deathrattle:** If you're holding a Dragon, deal 3 damage to all minions.
///
/// - Set: Core · legendary · collectible
/// - Minion type: Undead, Dragon
/// - Mechanics: Taunt, Deathrattle
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 2682, `2534` = 1
/// - Reprint of: Chillmaw [`AT_123`](crate::grand_tournament::neutral::AT_123)
///
/// State: Reprint
//~ reprint CORE_AT_123 963337f6 5520612e 6ad09886.490d10a5
pub const CORE_AT_123: Power = crate::cards::AT_123;

/// # Imprisoned Vilefiend
///
/// `CORE_BT_156` · Neutral minion · 2 mana · 3/5
///
/// > **Dormant** for 2 turns. **Rush**
///
/// - Set: Core · common · collectible
/// - Minion type: Demon
/// - Mechanics: Rush
/// - Refers to: Dormant
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 56820, `1652` = 1
/// - Reprint of: Imprisoned Vilefiend [`BT_156`](crate::ashes_of_outland::neutral::BT_156)
///
/// State: Reprint
//~ reprint CORE_BT_156 b9110b01 73c7f093 cf71d815.07000d5a
pub const CORE_BT_156: Power = crate::cards::BT_156;

/// # Slimescale Myrmidon
///
/// `CORE_CATA_013` · Neutral minion · 3 mana · 2/4
///
/// > Not implemented yet. Use this for art/VFX for new Core card.
///
/// - Set: Core · common
///
/// State: Todo
//~ todo CORE_CATA_013 acbe1583 980e6f75 e11949ea.f1c428c1
pub const CORE_CATA_013: Power = TODO;

/// # Crystalweaver
///
/// `CORE_CATA_014` · Neutral minion · 3 mana · 2/4
///
/// > Not implemented yet. Use this for art/VFX for new Core card.
///
/// - Set: Core · common
///
/// State: Todo
//~ todo CORE_CATA_014 98c86a72 69d6ec2e 35522038.f1c428c1
pub const CORE_CATA_014: Power = TODO;

/// # Tricky Geist
///
/// `CORE_CATA_015` · Neutral minion · 3 mana · 2/4
///
/// > Not implemented yet. Use this for art/VFX for new Core card.
///
/// - Set: Core · common
///
/// State: Todo
//~ todo CORE_CATA_015 7aea4787 0f0811e9 4965acbb.f1c428c1
pub const CORE_CATA_015: Power = TODO;

/// # Wild Synthesis
///
/// `CORE_CATA_016` · Neutral spell · 3 mana
///
/// > Not implemented yet. Use this for art/VFX for new Core card.
///
/// - Set: Core · common
///
/// State: Todo
//~ todo CORE_CATA_016 efa2379e 64250d5c b921a0db.f1c428c1
pub const CORE_CATA_016: Power = TODO;

/// # Essence Break
///
/// `CORE_CATA_017` · Neutral spell · 3 mana
///
/// > Not implemented yet. Use this for art/VFX for new Core card.
///
/// - Set: Core · common
///
/// State: Todo
//~ todo CORE_CATA_017 9757aa34 6c046374 ea5f3d0b.f1c428c1
pub const CORE_CATA_017: Power = TODO;

/// # Finja, the Flying Star
///
/// `CORE_CFM_344` · Neutral minion · 5 mana · 3/5
///
/// > **Stealth** Whenever this attacks and kills a minion, summon 2 Murlocs from your deck.
///
/// - Set: Core · legendary · collectible
/// - Minion type: Murloc
/// - Mechanics: Stealth
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 40803
/// - Reprint of: Finja, the Flying Star [`CFM_344`](crate::gadgetzan::neutral::CFM_344)
///
/// State: Reprint
//~ reprint CORE_CFM_344 3979af29 e19533df 821bcbee.ce8c7dc1
pub const CORE_CFM_344: Power = crate::cards::CFM_344;

/// # Mayor Noggenfogger
///
/// `CORE_CFM_670` · Neutral minion · 9 mana · 5/4
///
/// > All targets are chosen randomly.
///
/// - Set: Core · legendary · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 40955
/// - Reprint of: Mayor Noggenfogger [`CFM_670`](crate::gadgetzan::neutral::CFM_670)
///
/// State: Reprint
//~ reprint CORE_CFM_670 04fabf43 bcc2b464 b7fb9003.58d134f9
pub const CORE_CFM_670: Power = crate::cards::CFM_670;

/// # Dirty Rat
///
/// `CORE_CFM_790` · Neutral minion · 2 mana · 2/6
///
/// > **Taunt Battlecry:** Your opponent summons a random minion from their hand.
///
/// - Set: Core · epic · collectible
/// - Mechanics: Taunt, Battlecry
/// - Tags: `4547` = 1
/// - Reprint of: Dirty Rat [`CFM_790`](crate::gadgetzan::neutral::CFM_790)
///
/// State: Reprint
//~ reprint CORE_CFM_790 0387a78f 69e7452c 4fd5e204.6b42bbdc
pub const CORE_CFM_790: Power = crate::cards::CFM_790;

/// # Raid Leader
///
/// `CORE_CS2_122` · Neutral minion · 3 mana · 2/3
///
/// > Your other minions have +1 Attack.
///
/// - Set: Core · common · collectible
/// - Mechanics: Aura
/// - Reprint of: Raid Leader [`CS2_122`](crate::legacy::neutral::CS2_122)
///
/// State: Reprint
//~ reprint CORE_CS2_122 bb5525c2 dedccad1 332f5d31.cc6d9299
pub const CORE_CS2_122: Power = crate::cards::CS2_122;

/// # Sen'jin Shieldmasta
///
/// `CORE_CS2_179` · Neutral minion · 4 mana · 3/5
///
/// > **Taunt**
///
/// - Set: Core · common · collectible
/// - Mechanics: Taunt
/// - Reprint of: Sen'jin Shieldmasta [`CS2_179`](crate::legacy::neutral::CS2_179)
///
/// State: Vanilla
//~ vanilla CORE_CS2_179 82557f6d 093cff3a f931b9c3.4b0c5d24
pub const CORE_CS2_179: Power = VANILLA;

/// # Abusive Sergeant
///
/// `CORE_CS2_188` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Give a minion +2 Attack this turn.
///
/// - Set: Core · common · collectible
/// - Mechanics: Battlecry
/// - Target: "Give +2 Attack this turn."
/// - Reprint of: Abusive Sergeant [`CS2_188`](crate::classic::neutral::CS2_188)
///
/// State: Reprint
//~ reprint CORE_CS2_188 cb891e02 a5b9b17f 814d9291.878bc5a8
pub const CORE_CS2_188: Power = crate::cards::CS2_188;

/// # Elven Archer
///
/// `CORE_CS2_189` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Deal 1 damage.
///
/// - Set: Core · common · collectible
/// - Mechanics: Battlecry
/// - Target: "Deal 1 damage."
/// - Reprint of: Elven Archer [`CS2_189`](crate::legacy::neutral::CS2_189)
///
/// State: Reprint
//~ reprint CORE_CS2_189 33fadaa1 105304ba 5ee842dd.cbe7dbbc
pub const CORE_CS2_189: Power = crate::cards::CS2_189;

/// # Stormwind Champion
///
/// `CORE_CS2_222` · Neutral minion · 7 mana · 7/7
///
/// > Your other minions have +1/+1.
///
/// - Set: Core · common · collectible
/// - Mechanics: Aura
/// - Reprint of: Stormwind Champion [`CS2_222`](crate::legacy::neutral::CS2_222)
///
/// State: Reprint
//~ reprint CORE_CS2_222 6da42960 2d9b8c0e 646d02ec.180b3f03
pub const CORE_CS2_222: Power = crate::cards::CS2_222;

/// # Prize Vendor
///
/// `CORE_DMF_067` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry and Deathrattle:** Each player draws a card.
///
/// - Set: Core · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Deathrattle, Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 61622
/// - Reprint of: Prize Vendor [`DMF_067`](crate::darkmoon_faire::neutral::DMF_067)
///
/// State: Reprint
//~ reprint CORE_DMF_067 3233d8dc b1ec57a5 a46a1662.236e26bb
pub const CORE_DMF_067: Power = crate::cards::DMF_067;

/// # Evasive Wyrm
///
/// `CORE_DRG_079` · Neutral minion · 6 mana · 5/4
///
/// > **Rush Divine Shield Elusive**
///
/// - Set: Core · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Divine Shield, Rush, Elusive
/// - Reprint of: Evasive Wyrm [`DRG_079`](crate::descent_of_dragons::neutral::DRG_079)
///
/// State: Vanilla
//~ vanilla CORE_DRG_079 e0d86276 20e053c5 0c8f19b5.ceeb8af4
pub const CORE_DRG_079: Power = VANILLA;

/// # Blowtorch Saboteur
///
/// `CORE_DRG_403` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Your opponent's next Hero Power costs (2) more.
///
/// - Set: Core · epic · collectible
/// - Mechanics: Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 56226
/// - Reprint of: Blowtorch Saboteur [`DRG_403`](crate::descent_of_dragons::neutral::DRG_403)
///
/// State: Reprint
//~ reprint CORE_DRG_403 5466e0ab a5db0852 2bbe1b49.e56ba891
pub const CORE_DRG_403: Power = crate::cards::DRG_403;

/// # Raptor Herald
///
/// `CORE_EDR_004_2026` · Neutral minion · 3 mana · 4/2
///
/// > **Rewind Battlecry: Discover** a Beast with a **Dark Gift**. **Kindred:** It costs (1) less.
///
/// - Set: Core · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Discover, Rewind, Kindred
/// - Refers to: Dark Gift
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 119798, `4050` = 1
/// - Reprint of: Raptor Herald [`CORE_EDR_004`](crate::legacy::neutral::CORE_EDR_004)
///
/// State: Reprint
//~ reprint CORE_EDR_004_2026 01fa8f9b f69eb0e6 4db28fdf.9f69eea3
pub const CORE_EDR_004_2026: Power = crate::cards::CORE_EDR_004;

/// # Merch Seller
///
/// `CORE_ETC_111` · Neutral minion · 4 mana · 3/5
///
/// > At the end of your turn, put a random spell on the top of your opponent's deck.
///
/// - Set: Core · common · collectible
/// - Minion type: Naga
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 92258
/// - Reprint of: Merch Seller [`ETC_111`](crate::festival_of_legends::neutral::ETC_111)
///
/// State: Reprint
//~ reprint CORE_ETC_111 de31852f 9a05c029 bbe05b9f.14f30f0c
pub const CORE_ETC_111: Power = crate::cards::ETC_111;

/// # The Black Knight
///
/// `CORE_EX1_002` · Neutral minion · 4 mana · 4/4
///
/// > **Tradeable** **Battlecry:** Destroy an enemy minion with **Taunt**.
///
/// - Set: Core · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Tradeable, Deck Action Cost
/// - Refers to: Taunt
/// - Target: "Destroy a minion with Taunt."
/// - Reprint of: The Black Knight [`EX1_002`](crate::classic::neutral::EX1_002)
///
/// State: Reprint
//~ reprint CORE_EX1_002 1f7551f0 631b8484 c951580e.19eec0ca
pub const CORE_EX1_002: Power = crate::cards::EX1_002;

/// # Big Game Hunter
///
/// `CORE_EX1_005` · Neutral minion · 4 mana · 4/2
///
/// > **Tradeable Battlecry:** Destroy a minion with 7 or more Attack.
///
/// - Set: Core · epic · collectible
/// - Mechanics: Battlecry, Tradeable, Deck Action Cost
/// - Target: "Destroy a minion with an Attack of 7 or more."
/// - Reprint of: Big Game Hunter [`EX1_005`](crate::classic::neutral::EX1_005)
///
/// State: Reprint
//~ reprint CORE_EX1_005 61159f14 216eb15a ba55e65a.4ea4e681
pub const CORE_EX1_005: Power = crate::cards::EX1_005;

/// # Acolyte of Pain
///
/// `CORE_EX1_007` · Neutral minion · 3 mana · 1/4
///
/// > Whenever this minion takes damage, draw a card.
///
/// - Set: Core · common · collectible
/// - Reprint of: Acolyte of Pain [`EX1_007`](crate::classic::neutral::EX1_007)
///
/// State: Reprint
//~ reprint CORE_EX1_007 d88f79cd 62ecf7f9 560978ce.3ab31bc0
pub const CORE_EX1_007: Power = crate::cards::EX1_007;

/// # Worgen Infiltrator
///
/// `CORE_EX1_010` · Neutral minion · 1 mana · 2/1
///
/// > **Stealth**
///
/// - Set: Core · common · collectible
/// - Mechanics: Stealth
/// - Reprint of: Worgen Infiltrator [`EX1_010`](crate::classic::neutral::EX1_010)
///
/// State: Vanilla
//~ vanilla CORE_EX1_010 15b475ec fb2ec632 721b72c8.86cd88a1
pub const CORE_EX1_010: Power = VANILLA;

/// # Voodoo Doctor
///
/// `CORE_EX1_011` · Neutral minion · 1 mana · 2/1
///
/// > **Battlecry:** Restore #2 Health.
///
/// - Set: Core · common · collectible
/// - Mechanics: Battlecry
/// - Target: "Restore #2 Health."
/// - Reprint of: Voodoo Doctor [`EX1_011`](crate::legacy::neutral::EX1_011)
///
/// State: Reprint
//~ reprint CORE_EX1_011 3ae3e6c3 d62ce8b7 49854130.22e721cb
pub const CORE_EX1_011: Power = crate::cards::EX1_011;

/// # Bloodmage Thalnos
///
/// `CORE_EX1_012` · Neutral minion · 2 mana · 1/1
///
/// > **Spell Damage +1 Deathrattle:** Draw a card.
///
/// - Set: Core · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Spellpower, Deathrattle
/// - Reprint of: Bloodmage Thalnos [`EX1_012`](crate::classic::neutral::EX1_012)
///
/// State: Reprint
//~ reprint CORE_EX1_012 904d7ee8 c4ee6068 c318e651.b141bdb6
pub const CORE_EX1_012: Power = crate::cards::EX1_012;

/// # King Mukla
///
/// `CORE_EX1_014` · Neutral minion · 3 mana · 5/6
///
/// > **Battlecry:** Give your opponent 2 Bananas.
///
/// - Set: Core · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Reprint of: King Mukla [`EX1_014`](crate::classic::neutral::EX1_014)
/// - Tokens: Bananas [`EX1_014t`](crate::classic::neutral::EX1_014t)
///
/// State: Reprint
//~ reprint CORE_EX1_014 575c3e6e cd85ff3a 6bfa1a56.793e4d07
pub const CORE_EX1_014: Power = crate::cards::EX1_014;

/// # Stranglethorn Tiger
///
/// `CORE_EX1_028` · Neutral minion · 5 mana · 5/5
///
/// > **Stealth**
///
/// - Set: Core · common · collectible
/// - Minion type: Beast
/// - Mechanics: Stealth
/// - Tags: `1584` = 1
/// - Reprint of: Stranglethorn Tiger [`EX1_028`](crate::classic::neutral::EX1_028)
///
/// State: Vanilla
//~ vanilla CORE_EX1_028 328d0bf0 e8484105 41aab7ef.86cd88a1
pub const CORE_EX1_028: Power = VANILLA;

/// # Twilight Drake
///
/// `CORE_EX1_043` · Neutral minion · 4 mana · 4/1
///
/// > **Battlecry:** Gain +1 Health for each card in your hand.
///
/// - Set: Core · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Reprint of: Twilight Drake [`EX1_043`](crate::classic::neutral::EX1_043)
///
/// State: Reprint
//~ reprint CORE_EX1_043 435d35d1 d84bb8e4 4ce3d758.40fd3180
pub const CORE_EX1_043: Power = crate::cards::EX1_043;

/// # Sunfury Protector
///
/// `CORE_EX1_058` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Give adjacent minions **Taunt**.
///
/// - Set: Core · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 891, `1576` = 1
/// - Reprint of: Sunfury Protector [`EX1_058`](crate::classic::neutral::EX1_058)
///
/// State: Reprint
//~ reprint CORE_EX1_058 39547cda b70892ba 113179c2.1b4018a7
pub const CORE_EX1_058: Power = crate::cards::EX1_058;

/// # Crazed Alchemist
///
/// `CORE_EX1_059` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Swap the Attack and Health of a minion.
///
/// - Set: Core · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Target: "Swap Attack and Health of a minion."
/// - Reprint of: Crazed Alchemist [`EX1_059`](crate::classic::neutral::EX1_059)
///
/// State: Reprint
//~ reprint CORE_EX1_059 9374ae32 05f6454f cfaf4480.2c65d2fc
pub const CORE_EX1_059: Power = crate::cards::EX1_059;

/// # Mad Bomber
///
/// `CORE_EX1_082` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Deal 3 damage randomly split between all other characters.
///
/// - Set: Core · common · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Mad Bomber [`EX1_082`](crate::classic::neutral::EX1_082)
///
/// State: Reprint
//~ reprint CORE_EX1_082 ee7322d9 bc2df653 9cbc9746.78e2aeeb
pub const CORE_EX1_082: Power = crate::cards::EX1_082;

/// # Loot Hoarder
///
/// `CORE_EX1_096` · Neutral minion · 2 mana · 2/1
///
/// > **Deathrattle:** Draw a card.
///
/// - Set: Core · common · collectible
/// - Mechanics: Deathrattle
/// - Reprint of: Loot Hoarder [`EX1_096`](crate::classic::neutral::EX1_096)
///
/// State: Reprint
//~ reprint CORE_EX1_096 a3562902 0b413629 5ecb712e.505f40e5
pub const CORE_EX1_096: Power = crate::cards::EX1_096;

/// # Lorewalker Cho
///
/// `CORE_EX1_100` · Neutral minion · 2 mana · 0/4
///
/// > Whenever a player casts a spell, put a copy into the other player’s hand.
///
/// - Set: Core · legendary · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 1135
/// - Reprint of: Lorewalker Cho [`EX1_100`](crate::classic::neutral::EX1_100)
///
/// State: Reprint
//~ reprint CORE_EX1_100 8842e521 457653e2 d9124302.574f54fc
pub const CORE_EX1_100: Power = crate::cards::EX1_100;

/// # Coldlight Seer
///
/// `CORE_EX1_103` · Neutral minion · 3 mana · 2/3
///
/// > **Battlecry:** Give your other Murlocs +2 Health.
///
/// - Set: Core · rare · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
/// - Reprint of: Coldlight Seer [`EX1_103`](crate::classic::neutral::EX1_103)
///
/// State: Reprint
//~ reprint CORE_EX1_103 f52273e6 a49781c6 f4e66f75.c0bcf92d
pub const CORE_EX1_103: Power = crate::cards::EX1_103;

/// # Cairne Bloodhoof
///
/// `CORE_EX1_110` · Neutral minion · 6 mana · 5/5
///
/// > **Taunt Deathrattle:** Summon a 5/5 Baine Bloodhoof.
///
/// - Set: Core · legendary · collectible
/// - Mechanics: Taunt, Deathrattle
/// - Reprint of: Cairne Bloodhoof [`EX1_110`](crate::classic::neutral::EX1_110)
/// - Tokens: Baine Bloodhoof [`EX1_110t`](crate::classic::neutral::EX1_110t)
///
/// State: Reprint
//~ reprint CORE_EX1_110 d78c13d3 6d33efe1 55f843bb.9fcddc0a
pub const CORE_EX1_110: Power = crate::cards::EX1_110;

/// # Dire Wolf Alpha
///
/// `CORE_EX1_162` · Neutral minion · 2 mana · 2/2
///
/// > Adjacent minions have +1 Attack.
///
/// - Set: Core · common · collectible
/// - Minion type: Beast
/// - Mechanics: Adjacent Buff, Aura
/// - Reprint of: Dire Wolf Alpha [`EX1_162`](crate::classic::neutral::EX1_162)
///
/// State: Reprint
//~ reprint CORE_EX1_162 d6ffc454 d8d2325e 4fc7da21.a8beaaf7
pub const CORE_EX1_162: Power = crate::cards::EX1_162;

/// # Brightwing
///
/// `CORE_EX1_189` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Add a random **Legendary** minion to your hand.
///
/// - Set: Core · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Reprint of: Brightwing [`EX1_189`](crate::legacy::neutral::EX1_189)
///
/// State: Reprint
//~ reprint CORE_EX1_189 cd996cd1 6fb24e06 98691e89.005252c4
pub const CORE_EX1_189: Power = crate::cards::EX1_189;

/// # Murloc Tidehunter
///
/// `CORE_EX1_506` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry:** Summon a 1/1 Murloc Scout.
///
/// - Set: Core · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
/// - Reprint of: Murloc Tidehunter [`EX1_506`](crate::legacy::neutral::EX1_506)
/// - Tokens: Murloc Scout [`CORE_EX1_506a`], Murloc Scout [`EX1_506a`](crate::legacy::neutral::EX1_506a)
///
/// State: Reprint
//~ reprint CORE_EX1_506 024680d1 08606da0 037863ab.099a2349
pub const CORE_EX1_506: Power = crate::cards::EX1_506;

/// # Murloc Scout
///
/// `CORE_EX1_506a` · Neutral minion · 1 mana · 1/1
///
/// - Set: Core · common
/// - Minion type: Murloc
/// - Reprint of: Murloc Scout [`EX1_506a`](crate::legacy::neutral::EX1_506a)
///
/// State: Vanilla
//~ vanilla CORE_EX1_506a a695c609 fdf2645f b75ebc31
pub const CORE_EX1_506a: Power = VANILLA;

/// # Murloc Warleader
///
/// `CORE_EX1_507` · Neutral minion · 3 mana · 3/3
///
/// > Your other Murlocs have +2 Attack.
///
/// - Set: Core · epic · collectible
/// - Minion type: Murloc
/// - Mechanics: Aura
/// - Reprint of: Murloc Warleader [`EX1_507`](crate::classic::neutral::EX1_507)
///
/// State: Reprint
//~ reprint CORE_EX1_507 4808c0d2 62ce650e 26cac722.acee0f7d
pub const CORE_EX1_507: Power = crate::cards::EX1_507;

/// # Murloc Tidecaller
///
/// `CORE_EX1_509` · Neutral minion · 1 mana · 1/2
///
/// > Whenever you summon a Murloc, gain +1 Attack.
///
/// - Set: Core · rare · collectible
/// - Minion type: Murloc
/// - Reprint of: Murloc Tidecaller [`EX1_509`](crate::classic::neutral::EX1_509)
///
/// State: Reprint
//~ reprint CORE_EX1_509 a971915e eeeb6bd0 67c79ce5.461092f4
pub const CORE_EX1_509: Power = crate::cards::EX1_509;

/// # Hench-Clan Thug
///
/// `CORE_GIL_534` · Neutral minion · 3 mana · 3/3
///
/// > After your hero attacks, give this minion +1/+1.
///
/// - Set: Core · common · collectible
/// - Minion type: Quilboar
/// - Reprint of: Hench-Clan Thug [`GIL_534`](crate::witchwood::neutral::GIL_534)
///
/// State: Reprint
//~ reprint CORE_GIL_534 ea7f28e1 0154f0d9 89ffc124.6bc2ddfb
pub const CORE_GIL_534: Power = crate::cards::GIL_534;

/// # Swamp Leech
///
/// `CORE_GIL_558` · Neutral minion · 1 mana · 2/1
///
/// > **Lifesteal**
///
/// - Set: Core · common · collectible
/// - Minion type: Beast
/// - Mechanics: Lifesteal
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 47072
/// - Reprint of: Swamp Leech [`GIL_558`](crate::witchwood::neutral::GIL_558)
///
/// State: Vanilla
//~ vanilla CORE_GIL_558 9ace07fa 0735915a eb25ca4e.b857c9f1
pub const CORE_GIL_558: Power = VANILLA;

/// # Lifedrinker
///
/// `CORE_GIL_622` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** Deal 3 damage to the enemy hero. Restore #3 Health to your hero.
///
/// - Set: Core · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Reprint of: Lifedrinker [`GIL_622`](crate::witchwood::neutral::GIL_622)
///
/// State: Reprint
//~ reprint CORE_GIL_622 2b94eba7 00b11a9a 0c7eae6e.fe2213eb
pub const CORE_GIL_622: Power = crate::cards::GIL_622;

/// # Witchwood Grizzly
///
/// `CORE_GIL_623` · Neutral minion · 5 mana · 3/12
///
/// > **Taunt Battlecry:** Lose 1 Health for each card in your opponent's hand.
///
/// - Set: Core · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 47346
/// - Reprint of: Witchwood Grizzly [`GIL_623`](crate::witchwood::neutral::GIL_623)
///
/// State: Reprint
//~ reprint CORE_GIL_623 069729a8 30fcc95e 889a58d3.e62575a1
pub const CORE_GIL_623: Power = crate::cards::GIL_623;

/// # Annoy-o-Tron
///
/// `CORE_GVG_085` · Neutral minion · 2 mana · 1/2
///
/// > **Taunt Divine Shield**
///
/// - Set: Core · common · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt, Divine Shield
/// - Reprint of: Annoy-o-Tron [`GVG_085`](crate::goblins_vs_gnomes::neutral::GVG_085)
///
/// State: Vanilla
//~ vanilla CORE_GVG_085 730ff8ba 8c93c87f dd9fbf3e.efaaa40f
pub const CORE_GVG_085: Power = VANILLA;

/// # Micro Machine
///
/// `CORE_GVG_103` · Neutral minion · 2 mana · 1/2
///
/// > At the start of each turn, gain +1 Attack.
///
/// - Set: Core · common · collectible
/// - Minion type: Mech
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 2071
/// - Reprint of: Micro Machine [`GVG_103`](crate::goblins_vs_gnomes::neutral::GVG_103)
///
/// State: Reprint
//~ reprint CORE_GVG_103 53474a0a 81bef27b 6e763c74.c081e967
pub const CORE_GVG_103: Power = crate::cards::GVG_103;

/// # Sneed's Old Shredder
///
/// `CORE_GVG_114` · Neutral minion · 7 mana · 5/7
///
/// > **Deathrattle:** Summon a random **Legendary** minion.
///
/// - Set: Core · legendary · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 2082
/// - Reprint of: Sneed's Old Shredder [`GVG_114`](crate::goblins_vs_gnomes::neutral::GVG_114)
///
/// State: Reprint
//~ reprint CORE_GVG_114 386e27e1 b8c7eb71 8c817c02.9bec5394
pub const CORE_GVG_114: Power = crate::cards::GVG_114;

/// # The Curator
///
/// `CORE_KAR_061` · Neutral minion · 5 mana · 4/6
///
/// > **Taunt Battlecry:** Draw a Beast, Dragon, and Murloc.
///
/// - Set: Core · legendary · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt, Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 39225
/// - Reprint of: The Curator [`KAR_061`](crate::karazhan::neutral::KAR_061)
///
/// State: Reprint
//~ reprint CORE_KAR_061 d8f68718 7de9eff3 8ed24b59.0e999f3b
pub const CORE_KAR_061: Power = crate::cards::KAR_061;

/// # Netherspite Historian
///
/// `CORE_KAR_062` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** If you're holding a Dragon, **Discover** a Dragon.
///
/// - Set: Core · common · collectible
/// - Mechanics: Battlecry, Discover
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 39554
/// - Reprint of: Netherspite Historian [`KAR_062`](crate::karazhan::neutral::KAR_062)
///
/// State: Reprint
//~ reprint CORE_KAR_062 42bd2680 2423c106 4eb2d8ee.b0306c9f
pub const CORE_KAR_062: Power = crate::cards::KAR_062;

/// # Gorillabot A-3
///
/// `CORE_LOE_039` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** If you control another Mech, **Discover** a Mech.
///
/// - Set: Core · common · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Battlecry, Discover
/// - Tags: `2542` = 1, `4578` = 1
/// - Reprint of: Gorillabot A-3 [`LOE_039`](crate::league_of_explorers::neutral::LOE_039)
///
/// State: Reprint
//~ reprint CORE_LOE_039 76075fbe 0cdc798d 44519b0c.a9179f18
pub const CORE_LOE_039: Power = crate::cards::LOE_039;

/// # Sleepy Dragon
///
/// `CORE_LOOT_137` · Neutral minion · 9 mana · 6/12
///
/// > **Taunt**
///
/// - Set: Core · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Taunt
/// - Reprint of: Sleepy Dragon [`LOOT_137`](crate::kobolds_and_catacombs::neutral::LOOT_137)
///
/// State: Vanilla
//~ vanilla CORE_LOOT_137 ec9a2315 de3875ae fa32cf66.4b0c5d24
pub const CORE_LOOT_137: Power = VANILLA;

/// # Plated Beetle
///
/// `CORE_LOOT_413` · Neutral minion · 2 mana · 2/3
///
/// > **Deathrattle:** Gain 3 Armor.
///
/// - Set: Core · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Reprint of: Plated Beetle [`LOOT_413`](crate::kobolds_and_catacombs::neutral::LOOT_413)
///
/// State: Reprint
//~ reprint CORE_LOOT_413 fd5daccc ef51c70d 69d8fed8.af748536
pub const CORE_LOOT_413: Power = crate::cards::LOOT_413;

/// # Bloodsail Raider
///
/// `CORE_NEW1_018` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Gain Attack equal to the Attack of your weapon.
///
/// - Set: Core · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
/// - Reprint of: Bloodsail Raider [`NEW1_018`](crate::classic::neutral::NEW1_018)
///
/// State: Reprint
//~ reprint CORE_NEW1_018 6592bcb4 f421594f d35413e5.ff77e216
pub const CORE_NEW1_018: Power = crate::cards::NEW1_018;

/// # Wild Pyromancer
///
/// `CORE_NEW1_020` · Neutral minion · 2 mana · 3/2
///
/// > After you cast a spell, deal 1 damage to ALL minions.
///
/// - Set: Core · rare · collectible
/// - Minion type: Undead
/// - Tags: `4930` = 1
/// - Reprint of: Wild Pyromancer [`NEW1_020`](crate::classic::neutral::NEW1_020)
///
/// State: Reprint
//~ reprint CORE_NEW1_020 aa612004 679e0ed8 7bb8f5d1.b7796a67
pub const CORE_NEW1_020: Power = crate::cards::NEW1_020;

/// # Doomsayer
///
/// `CORE_NEW1_021` · Neutral minion · 2 mana · 0/7
///
/// > At the start of your turn, destroy ALL minions.
///
/// - Set: Core · epic · collectible
/// - Tags: `4547` = 1
/// - Reprint of: Doomsayer [`NEW1_021`](crate::classic::neutral::NEW1_021)
///
/// State: Reprint
//~ reprint CORE_NEW1_021 dbf92376 a8efa0ea f4e8257a.8c8e2fcf
pub const CORE_NEW1_021: Power = crate::cards::NEW1_021;

/// # Dread Corsair
///
/// `CORE_NEW1_022` · Neutral minion · 4 mana · 3/3
///
/// > **Taunt** Costs (1) less per Attack of your weapon.
///
/// - Set: Core · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Taunt
/// - Reprint of: Dread Corsair [`NEW1_022`](crate::classic::neutral::NEW1_022)
///
/// State: Reprint
//~ reprint CORE_NEW1_022 fd4a9705 d5e99a03 80d5d03a.f0778a68
pub const CORE_NEW1_022: Power = crate::cards::NEW1_022;

/// # Faerie Dragon
///
/// `CORE_NEW1_023` · Neutral minion · 2 mana · 3/2
///
/// > **Elusive**
///
/// - Set: Core · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Elusive
/// - Reprint of: Faerie Dragon [`NEW1_023`](crate::classic::neutral::NEW1_023)
///
/// State: Vanilla
//~ vanilla CORE_NEW1_023 ff4ba977 c04d6df2 0aebcfe8.c54580ff
pub const CORE_NEW1_023: Power = VANILLA;

/// # Southsea Captain
///
/// `CORE_NEW1_027` · Neutral minion · 3 mana · 3/3
///
/// > Your other Pirates have +1/+1.
///
/// - Set: Core · epic · collectible
/// - Minion type: Pirate
/// - Mechanics: Aura
/// - Reprint of: Southsea Captain [`NEW1_027`](crate::classic::neutral::NEW1_027)
///
/// State: Reprint
//~ reprint CORE_NEW1_027 32510dbb 9d9007de 1e612491.2e7a04b0
pub const CORE_NEW1_027: Power = crate::cards::NEW1_027;

/// # Demolition Renovator
///
/// `CORE_REV_023` · Neutral minion · 3 mana · 3/3
///
/// > **Tradeable Battlecry:** Destroy an enemy location.
///
/// - Set: Core · epic · collectible
/// - Mechanics: Battlecry, Tradeable, Deck Action Cost
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79990
/// - Target: "Destroy an enemy **location**."
/// - Reprint of: Demolition Renovator [`REV_023`](crate::castle_nathria::neutral::REV_023)
///
/// State: Reprint
//~ reprint CORE_REV_023 abd20620 f1f19f5f f438634c.ee804e80
pub const CORE_REV_023: Power = crate::cards::REV_023;

/// # Maze Guide
///
/// `CORE_REV_308` · Neutral minion · 2 mana · 1/1
///
/// > **Battlecry**: Summon a random 2-Cost minion.
///
/// - Set: Core · common · collectible
/// - Mechanics: Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 77491
/// - Reprint of: Maze Guide [`REV_308`](crate::castle_nathria::neutral::REV_308)
///
/// State: Reprint
//~ reprint CORE_REV_308 4fcb1dc1 5c4e03c6 125f1f9f.66d31ea0
pub const CORE_REV_308: Power = crate::cards::REV_308;

/// # Steamcleaner
///
/// `CORE_REV_946` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Destroy ALL cards in both players' decks that didn't start there.
///
/// - Set: Core · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78079
/// - Reprint of: Steamcleaner [`REV_946`](crate::castle_nathria::neutral::REV_946)
///
/// State: Reprint
//~ reprint CORE_REV_946 368aa75d f9c79001 1ae6dc79.cdb738f8
pub const CORE_REV_946: Power = crate::cards::REV_946;

/// # Lake Thresher
///
/// `CORE_SCH_605` · Neutral minion · 5 mana · 4/6
///
/// > Also damages the minions next to whomever this attacks.
///
/// - Set: Core · common · collectible
/// - Minion type: Beast
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 59452
/// - Reprint of: Lake Thresher [`SCH_605`](crate::scholomance::neutral::SCH_605)
///
/// State: Reprint
//~ reprint CORE_SCH_605 da3d4b77 225ff8fe 29779ca1.55572444
pub const CORE_SCH_605: Power = crate::cards::SCH_605;

/// # Cult Neophyte
///
/// `CORE_SCH_713` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Your opponent's spells cost (1) more next turn.
///
/// - Set: Core · rare · collectible
/// - Mechanics: Battlecry
/// - Tags: `4548` = 1
/// - Reprint of: Cult Neophyte [`SCH_713`](crate::scholomance::neutral::SCH_713)
///
/// State: Reprint
//~ reprint CORE_SCH_713 c7e1f5b1 6872994d ed84b528.a484adaa
pub const CORE_SCH_713: Power = crate::cards::SCH_713;

/// # Keymaster Alabaster
///
/// `CORE_SCH_717` · Neutral minion · 7 mana · 6/8
///
/// > Whenever your opponent draws a card, add a copy to your hand that costs (1).
///
/// - Set: Core · legendary · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 61174
/// - Reprint of: Keymaster Alabaster [`SCH_717`](crate::scholomance::neutral::SCH_717)
///
/// State: Reprint
//~ reprint CORE_SCH_717 354bf920 a4a5d6bc 92739af9.54265599
pub const CORE_SCH_717: Power = crate::cards::SCH_717;

/// # Royal Librarian
///
/// `CORE_SW_066` · Neutral minion · 4 mana · 4/4
///
/// > **Tradeable Battlecry: Silence** a minion.
///
/// - Set: Core · common · collectible
/// - Mechanics: Battlecry, Tradeable, Deck Action Cost
/// - Refers to: Silence
/// - Target: "**Silence** a minion."
/// - Reprint of: Royal Librarian [`SW_066`](crate::stormwind::neutral::SW_066)
///
/// State: Reprint
//~ reprint CORE_SW_066 fe0005ba 1f080880 da6c10fe.59431473
pub const CORE_SW_066: Power = crate::cards::SW_066;

/// # Mo'arg Forgefiend
///
/// `CORE_SW_068` · Neutral minion · 8 mana · 8/8
///
/// > **Taunt Deathrattle:** Gain 8 Armor.
///
/// - Set: Core · common · collectible
/// - Minion type: Mech, Demon
/// - Mechanics: Taunt, Deathrattle
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 64716, `2539` = 1
/// - Reprint of: Mo'arg Forgefiend [`SW_068`](crate::stormwind::neutral::SW_068)
///
/// State: Reprint
//~ reprint CORE_SW_068 4fc1a1e3 1fd401f9 121f9479.43517ecf
pub const CORE_SW_068: Power = crate::cards::SW_068;

/// # Rustrot Viper
///
/// `CORE_SW_072` · Neutral minion · 3 mana · 3/4
///
/// > **Tradeable Battlecry:** Destroy your opponent's weapon.
///
/// - Set: Core · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Tradeable, Deck Action Cost
/// - Reprint of: Rustrot Viper [`SW_072`](crate::stormwind::neutral::SW_072)
///
/// State: Reprint
//~ reprint CORE_SW_072 9357a907 dd01d64f d13ff7a9.6729d551
pub const CORE_SW_072: Power = crate::cards::SW_072;

/// # Siamat
///
/// `CORE_ULD_178` · Neutral minion · 7 mana · 7/7
///
/// > **Battlecry:** Gain 2 of **Rush**, **Taunt**, **Divine Shield**, or **Windfury* (your choice).*
///
/// - Set: Core · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Refers to: Windfury, Taunt, Divine Shield, Rush
/// - Reprint of: Siamat [`ULD_178`](crate::saviors_of_uldum::neutral::ULD_178)
///
/// State: Reprint
//~ reprint CORE_ULD_178 21011767 caf68f47 37a18437.6132eee4
pub const CORE_ULD_178: Power = crate::cards::ULD_178;

/// # Beaming Sidekick
///
/// `CORE_ULD_191` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** Give a friendly minion +2 Health.
///
/// - Set: Core · common · collectible
/// - Mechanics: Battlecry
/// - Target: "Give +2 Health."
/// - Reprint of: Beaming Sidekick [`ULD_191`](crate::saviors_of_uldum::neutral::ULD_191)
///
/// State: Reprint
//~ reprint CORE_ULD_191 e9063695 55388bee cb9a42fc.42ef63b0
pub const CORE_ULD_191: Power = crate::cards::ULD_191;

/// # Injured Tol'vir
///
/// `CORE_ULD_271` · Neutral minion · 2 mana · 2/6
///
/// > **Taunt Battlecry:** Deal 3 damage to this minion.
///
/// - Set: Core · common · collectible
/// - Mechanics: Taunt, Battlecry
/// - Reprint of: Injured Tol'vir [`ULD_271`](crate::saviors_of_uldum::neutral::ULD_271)
///
/// State: Reprint
//~ reprint CORE_ULD_271 2ae3fd2d 29f3be76 dd793fba.b25eef9b
pub const CORE_ULD_271: Power = crate::cards::ULD_271;

/// # Murmy
///
/// `CORE_ULD_723` · Neutral minion · 1 mana · 1/1
///
/// > **Reborn**
///
/// - Set: Core · common · collectible
/// - Minion type: Undead, Murloc
/// - Mechanics: Reborn
/// - Tags: `2534` = 1
/// - Reprint of: Murmy [`ULD_723`](crate::saviors_of_uldum::neutral::ULD_723)
///
/// State: Vanilla
//~ vanilla CORE_ULD_723 89620fbb da418fc2 c9fb603a.d8e09bc7
pub const CORE_ULD_723: Power = VANILLA;

/// # Fire Plume Phoenix
///
/// `CORE_UNG_084` · Neutral minion · 4 mana · 3/4
///
/// > **Battlecry:** Deal 3 damage.
///
/// - Set: Core · common · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 41260, `2542` = 1
/// - Target: "Deal 3 damage."
/// - Reprint of: Fire Plume Phoenix [`UNG_084`](crate::ungoro::neutral::UNG_084)
///
/// State: Reprint
//~ reprint CORE_UNG_084 bc8dffd9 c4b8ac67 9b3606ed.a2e80205
pub const CORE_UNG_084: Power = crate::cards::UNG_084;

/// # Glacial Shard
///
/// `CORE_UNG_205` · Neutral minion · 1 mana · 2/1
///
/// > **Battlecry: Freeze** an enemy.
///
/// - Set: Core · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Refers to: Freeze
/// - Target: "Freeze an enemy."
/// - Reprint of: Glacial Shard [`UNG_205`](crate::ungoro::neutral::UNG_205)
///
/// State: Reprint
//~ reprint CORE_UNG_205 4b2a0347 3937a0c5 15f20bd6.ce544137
pub const CORE_UNG_205: Power = crate::cards::UNG_205;

/// # Fire Fly
///
/// `CORE_UNG_809` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry**: Add a 1/2 Elemental to your hand.
///
/// - Set: Core · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Reprint of: Fire Fly [`UNG_809`](crate::ungoro::neutral::UNG_809)
/// - Tokens: Flame Elemental [`UNG_809t1`](crate::ungoro::neutral::UNG_809t1)
///
/// State: Reprint
//~ reprint CORE_UNG_809 a8d5227f b7b239f0 1ef9a0c3.6f9abb0d
pub const CORE_UNG_809: Power = crate::cards::UNG_809;

/// # Primordial Drake
///
/// `CORE_UNG_848` · Neutral minion · 8 mana · 4/8
///
/// > **Taunt Battlecry:** Deal 2 damage to all other minions.
///
/// - Set: Core · epic · collectible
/// - Minion type: Dragon
/// - Mechanics: Taunt, Battlecry
/// - Reprint of: Primordial Drake [`UNG_848`](crate::ungoro::neutral::UNG_848)
///
/// State: Reprint
//~ reprint CORE_UNG_848 7c484b3d e1ad47a9 2d4356a7.170a18e0
pub const CORE_UNG_848: Power = crate::cards::UNG_848;

/// # Tar Creeper
///
/// `CORE_UNG_928` · Neutral minion · 3 mana · 1/5
///
/// > **Taunt** Has +2 Attack during your opponent's turn.
///
/// - Set: Core · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt
/// - Reprint of: Tar Creeper [`UNG_928`](crate::ungoro::neutral::UNG_928)
///
/// State: Reprint
//~ reprint CORE_UNG_928 8de0f0b5 9c3108c9 3e63361a.559e8a64
pub const CORE_UNG_928: Power = crate::cards::UNG_928;

/// # Menagerie Mug
///
/// `CORE_WON_141` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Give 3 random friendly minions of different minion types +1/+1.
///
/// - Set: Core · common · collectible
/// - Mechanics: Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 102687
/// - Reprint of: Menagerie Mug [`WON_141`](crate::caverns_of_time::neutral::WON_141)
///
/// State: Todo
//~ todo CORE_WON_141 f007bbda ffd269db 7e5a6896.9c2b4fe0
pub const CORE_WON_141: Power = TODO;

/// # Avatar of Hearthstone
///
/// `CORE_WON_145` · Neutral minion · 9 mana · 5/5
///
/// > **Battlecry:** Open a Standard Pack. Play all cards from it.
///
/// - Set: Core · legendary · collectible
/// - Mechanics: Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 102691
/// - Reprint of: Avatar of Hearthstone [`WON_145`](crate::legacy::neutral::WON_145)
///
/// State: Reprint
//~ reprint CORE_WON_145 361b2043 76c1cf91 8f6c4a59.2ce7d6ce
pub const CORE_WON_145: Power = crate::cards::WON_145;

/// # Small-Time Buccaneer
///
/// `CORE_WON_351` · Neutral minion · 1 mana · 1/2
///
/// > Has +2 Attack while you have a weapon equipped.
///
/// - Set: Core · rare · collectible
/// - Minion type: Pirate
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 106467
/// - Reprint of: Small-Time Buccaneer [`CFM_325`](crate::gadgetzan::neutral::CFM_325)
///
/// State: Reprint
//~ reprint CORE_WON_351 32c1a731 37e6c932 935fe11f.17e5d7c8
pub const CORE_WON_351: Power = crate::cards::CFM_325;

/// # Runaway Blackwing
///
/// `CORE_YOP_034` · Neutral minion · 10 mana · 10/10
///
/// > At the end of your turn, deal 10 damage to a random enemy minion.
///
/// - Set: Core · rare · collectible
/// - Minion type: Dragon
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 61972, `4577` = 1
/// - Reprint of: Runaway Blackwing [`YOP_034`](crate::darkmoon_faire::neutral::YOP_034)
///
/// State: Reprint
//~ reprint CORE_YOP_034 e39282e3 ca09d20e c06a8f26.d88598ca
pub const CORE_YOP_034: Power = crate::cards::YOP_034;

/// # Fogsail Freebooter
///
/// `CS3_022` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** If you have a weapon equipped, deal 2 damage.
///
/// - Set: Core · rare · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
/// - Target: "Deal 2 damage."
///
/// State: Done
//~ done CS3_022 8a778445 - 5812f5c8.d65f1566
pub const CS3_022: Power = battlecry(&[deal(2).to(TARGET)]).when(there_is(&YOUR_WEAPON));

/// # Taelan Fordring
///
/// `CS3_024` · Neutral minion · 5 mana · 3/3
///
/// > Taunt**, Divine Shield Deathrattle:** Draw your highest Cost minion.
///
/// - Set: Core · legendary · collectible
/// - Mechanics: Taunt, Divine Shield, Deathrattle
///
/// State: Done
//~ done CS3_024 c12d1944 - 078eec82.18edb8b6
pub const CS3_024: Power = deathrattle(&[get(the(YOUR_DECK.that(MINION).most(COST)))]);

/// # Overlord Runthak
///
/// `CS3_025` · Neutral minion · 5 mana · 3/6
///
/// > **Rush**. Whenever this attacks, give +1/+1 to all minions in your hand.
///
/// - Set: Core · legendary · collectible
/// - Mechanics: Rush
/// - Tags: `4975` = 1
/// - Enchantments: Rallying Cry [`CS3_025e`]
///
/// State: Done
//~ done CS3_025 aafdab1a - 6c702db7.1ffaf08f
pub const CS3_025: Power = whenever(THIS.attack(CARD)).then(&[attach("CS3_025e").to(YOUR_HAND.that(MINION))]);

/// # Rallying Cry
///
/// `CS3_025e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Core
///
/// State: Derived
//~ derived CS3_025e 01232c1f 9b59a3b3 f1122893.67341004
pub const CS3_025e: Power = enchant(&[plus(1, 1)]);

/// # Nozdormu the Eternal
///
/// `CS3_035` · Neutral minion · 7 mana · 8/8
///
/// > **Start of Game:** If this is in BOTH players' decks, turns are only 15 seconds long.
///
/// - Set: Core · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Start Of Game Keyword
/// - Tags: `2936` = 1
/// - Enchantments: Nozdormu Time [`CS3_035e`]
///
/// State: Todo
//~ todo CS3_035 1b60525c ad087c5d 75731c46.60d7f945
pub const CS3_035: Power = TODO;

/// # Nozdormu Time
///
/// `CS3_035e` · Neutral enchantment
///
/// > Turns are 15 seconds long.
///
/// - Set: Core
///
/// State: Todo
//~ todo CS3_035e f99c8cd0 b172784f abd4d3ba.5fb5c2fa
pub const CS3_035e: Power = TODO;

/// # Redgill Razorjaw
///
/// `CS3_038` · Neutral minion · 2 mana · 3/1
///
/// > **Rush**
///
/// - Set: Core · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla CS3_038 7c7b849e 5d1cafb1 07c345f0.57b12c28
pub const CS3_038: Power = VANILLA;

/// # Boulderfist Ogre
///
/// `Core_CS2_200` · Neutral minion · 6 mana · 6/7
///
/// - Set: Core · common · collectible
/// - Reprint of: Boulderfist Ogre [`CS2_200`](crate::legacy::neutral::CS2_200)
///
/// State: Vanilla
//~ vanilla Core_CS2_200 2bf65c32 714a693b fc3e4a2e
pub const Core_CS2_200: Power = VANILLA;

/// # Stonehill Defender
///
/// `Core_UNG_072` · Neutral minion · 3 mana · 1/5
///
/// > **Taunt Battlecry: Discover** a **Taunt** minion.
///
/// - Set: Core · rare · collectible
/// - Mechanics: Taunt, Battlecry, Discover
/// - Reprint of: Stonehill Defender [`UNG_072`](crate::ungoro::neutral::UNG_072)
///
/// State: Reprint
//~ reprint Core_UNG_072 210196d2 1a83956e 7ce1ac6a.1c14395b
pub const Core_UNG_072: Power = crate::cards::UNG_072;

/// # Alexstrasza Strength
///
/// `EX1_561e1` · Neutral enchantment
///
/// > Health Set to 15
///
/// - Set: Core
///
/// State: Derived
//~ derived EX1_561e1 c29b84ef 11d280ac f893d712.49a27f5b
pub const EX1_561e1: Power = enchant(&[HEALTH.set(15)]);

/// # The Coin
///
/// `GAME_005` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Core
/// - Mechanics: Coin Card
/// - Enchantments: The Coin [`GAME_005e`](crate::legacy::neutral::GAME_005e)
///
/// State: Done
//~ done GAME_005 ea52df37 - 49b79ee1.095f71be
pub const GAME_005: Power = spell(&[gain_mana(1)]);

/// # Crusader Aura
///
/// `TTN_908e` · Neutral enchantment
///
/// > Whenever a friendly minion Attacks, give it +2/+1.
///
/// - Set: Core
///
/// State: Done
//~ done TTN_908e e1b08054 - f2bcdbb3.5fa5b7d7
pub const TTN_908e: Power = whenever(FRIENDLY_MINIONS.attack(CARD)).then(&[give(&[plus(2, 1)]).to(WHO)]);
