//! Rogue cards of Core (past years).
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 3b950c8f

/// # Buccaneer
///
/// `CORE_AT_029` · Rogue minion · 1 mana · 2/1
///
/// > Whenever you equip a weapon, give it +1 Attack.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Pirate
/// - Reprint of: Buccaneer [`AT_029`](crate::grand_tournament::rogue::AT_029)
///
/// State: Reprint
//~ reprint CORE_AT_029 ca17e255 d2f092ce 5c752d2d.ba32bebf
pub const CORE_AT_029: Power = crate::cards::AT_029;

/// # Shadowjeweler Hanar
///
/// `CORE_BT_188` · Rogue minion · 2 mana · 1/4
///
/// > After you play a **Secret**, **Discover** a **Secret** from a different class.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Draenei
/// - Refers to: Secret, Discover
/// - Reprint of: Shadowjeweler Hanar [`BT_188`](crate::ashes_of_outland::rogue::BT_188)
///
/// State: Reprint
//~ reprint CORE_BT_188 261d5126 b39d7e21 9dc61ced.4c4fbe6e
pub const CORE_BT_188: Power = crate::cards::BT_188;

/// # Ambush
///
/// `CORE_BT_707` · Rogue spell · 2 mana
///
/// > **Secret:** After your opponent plays a minion, summon a 2/3 Ambusher with **Poisonous**.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Secret
/// - Refers to: Poisonous
/// - Reprint of: Ambush [`BT_707`](crate::ashes_of_outland::rogue::BT_707)
/// - Tokens: Broken Ambusher [`BT_707t`](crate::ashes_of_outland::rogue::BT_707t)
///
/// State: Reprint
//~ reprint CORE_BT_707 455ce49f 6d2a72ed 368bbdb6.7ac23922
pub const CORE_BT_707: Power = crate::cards::BT_707;

/// # Cold Blood
///
/// `CORE_CS2_073` · Rogue spell · 1 mana
///
/// > Give a minion +2 Attack. **Combo:** +4 Attack instead.
///
/// - Set: Core (past years) · common
/// - Mechanics: Combo
/// - Reprint of: Cold Blood [`CS2_073`](crate::classic::rogue::CS2_073)
///
/// State: Reprint
//~ reprint CORE_CS2_073 b727e8e8 19203ef5 9d5c2129.63442534
pub const CORE_CS2_073: Power = crate::cards::CS2_073;

/// # Sinister Strike
///
/// `CORE_CS2_075` · Rogue spell · 1 mana
///
/// > Deal $3 damage to the enemy hero.
///
/// - Set: Core (past years) · rare · collectible
/// - Reprint of: Sinister Strike [`CS2_075`](crate::legacy::rogue::CS2_075)
///
/// State: Reprint
//~ reprint CORE_CS2_075 9bbc618c e215b52e b834d122.d2ac558e
pub const CORE_CS2_075: Power = crate::cards::CS2_075;

/// # Sprint
///
/// `CORE_CS2_077` · Rogue spell · 5 mana
///
/// > Draw 4 cards.
///
/// - Set: Core (past years) · rare · collectible
/// - Reprint of: Sprint [`CS2_077`](crate::legacy::rogue::CS2_077)
///
/// State: Reprint
//~ reprint CORE_CS2_077 d2fd1703 25115dc3 02748c90.fe76fbf8
pub const CORE_CS2_077: Power = crate::cards::CS2_077;

/// # Assassin's Blade
///
/// `CORE_CS2_080` · Rogue weapon · 4 mana · 2/5 durability
///
/// - Set: Core (past years) · rare · collectible
/// - Reprint of: Assassin's Blade [`CS2_080`](crate::legacy::rogue::CS2_080)
///
/// State: Vanilla
//~ vanilla CORE_CS2_080 561893af 65177338 d9ea71c0
pub const CORE_CS2_080: Power = VANILLA;

/// # Vanessa VanCleef
///
/// `CORE_CS3_005` · Rogue minion · 2 mana · 2/3
///
/// > **Combo:** Add a copy of the last card your opponent played to your hand.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Combo
///
/// State: Reprint
//~ reprint CORE_CS3_005 cfcb584f dd752336 cb68adb8.e6e886d6
pub const CORE_CS3_005: Power = crate::cards::CS3_005;

/// # Hench-Clan Burglar
///
/// `CORE_DAL_416` · Rogue minion · 4 mana · 4/4
///
/// > **Battlecry: Discover** a spell from another class.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry, Discover
/// - Reprint of: Hench-Clan Burglar [`DAL_416`](crate::rise_of_shadows::rogue::DAL_416)
///
/// State: Reprint
//~ reprint CORE_DAL_416 c8e81262 e7c3d86e aac48cd4.54c0feac
pub const CORE_DAL_416: Power = crate::cards::DAL_416;

/// # Flik Skyshiv
///
/// `CORE_DRG_037` · Rogue minion · 6 mana · 4/4
///
/// > **Battlecry:** Destroy a minion and all copies of it *(wherever they are)*.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Battlecry
/// - Target: "Destroy a minion and copies of it."
/// - Reprint of: Flik Skyshiv [`DRG_037`](crate::descent_of_dragons::rogue::DRG_037)
///
/// State: Reprint
//~ reprint CORE_DRG_037 629649a8 acc1b670 68f482c3.2220fd29
pub const CORE_DRG_037: Power = crate::cards::DRG_037;

/// # Eviscerate
///
/// `CORE_EX1_124` · Rogue spell · 2 mana
///
/// > Deal $2 damage. **Combo:** Deal $4 damage instead.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Combo
/// - Reprint of: Eviscerate [`EX1_124`](crate::classic::rogue::EX1_124)
///
/// State: Reprint
//~ reprint CORE_EX1_124 c342ce62 86fa3a9b 126e4a97.21dc3986
pub const CORE_EX1_124: Power = crate::cards::EX1_124;

/// # Shadowstep
///
/// `CORE_EX1_144` · Rogue spell · Shadow · 0 mana
///
/// > Return a friendly minion to your hand. It costs (2) less.
///
/// - Set: Core (past years) · common · collectible
/// - Reprint of: Shadowstep [`EX1_144`](crate::classic::rogue::EX1_144)
///
/// State: Reprint
//~ reprint CORE_EX1_144 1518987c 61af3904 946e73fb.1476327e
pub const CORE_EX1_144: Power = crate::cards::EX1_144;

/// # Patient Assassin
///
/// `CORE_EX1_522` · Rogue minion · 2 mana · 1/2
///
/// > **Stealth** **Poisonous**
///
/// - Set: Core (past years) · epic · collectible
/// - Mechanics: Stealth, Poisonous
/// - Reprint of: Patient Assassin [`EX1_522`](crate::classic::rogue::EX1_522)
///
/// State: Vanilla
//~ vanilla CORE_EX1_522 ca00f7d2 451841c1 0c58dc8a.8639d5f9
pub const CORE_EX1_522: Power = VANILLA;

/// # Sap
///
/// `CORE_EX1_581` · Rogue spell · 2 mana
///
/// > Return an enemy minion to your opponent's hand.
///
/// - Set: Core (past years) · rare · collectible
/// - Reprint of: Sap [`EX1_581`](crate::legacy::rogue::EX1_581)
///
/// State: Reprint
//~ reprint CORE_EX1_581 fa05c998 87a0a317 9e34e52b.d1ffb5b4
pub const CORE_EX1_581: Power = crate::cards::EX1_581;

/// # Valeera's Gift
///
/// `CORE_GIFT_09` · Rogue spell · 1 mana
///
/// > **Discover** a **Temporary** Backstab, Deadly Poison, or Fan of Knives.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Discover
/// - Refers to: tag 3630
/// - Reprint of: Valeera's Gift [`GIFT_09`](crate::legacy::rogue::GIFT_09)
///
/// State: Reprint
//~ reprint CORE_GIFT_09 1ac96c2e 23c534e5 bceb1684.e838ffe0
pub const CORE_GIFT_09: Power = crate::cards::GIFT_09;

/// # Tess Greymane
///
/// `CORE_GIL_598` · Rogue minion · 7 mana · 6/6
///
/// > **Battlecry:** Replay every card from another class you've played this game *(targets chosen randomly)*.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Tess Greymane [`GIL_598`](crate::witchwood::rogue::GIL_598)
///
/// State: Reprint
//~ reprint CORE_GIL_598 2ba7eb5c 91964d6c c71fa40f.454ac332
pub const CORE_GIL_598: Power = crate::cards::GIL_598;

/// # Spectral Cutlass
///
/// `CORE_GIL_672` · Rogue weapon · 4 mana · 2/2 durability
///
/// > **Lifesteal** Whenever you play a card from another class, gain +1 Durability.
///
/// - Set: Core (past years) · epic · collectible
/// - Mechanics: Lifesteal
/// - Reprint of: Spectral Cutlass [`GIL_672`](crate::witchwood::rogue::GIL_672)
///
/// State: Reprint
//~ reprint CORE_GIL_672 6a36d59a 1a61f883 69fca4d1.86f21ae3
pub const CORE_GIL_672: Power = crate::cards::GIL_672;

/// # Bone Baron
///
/// `CORE_ICC_065` · Rogue minion · 5 mana · 5/5
///
/// > **Deathrattle:** Add two 1/1 Skeletons to your hand.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Reprint of: Bone Baron [`ICC_065`](crate::frozen_throne::rogue::ICC_065)
/// - Tokens: Skeleton [`ICC_026t`](crate::frozen_throne::neutral::ICC_026t)
///
/// State: Reprint
//~ reprint CORE_ICC_065 6e0fe2d0 b386bcff e9ca485a.5503ef20
pub const CORE_ICC_065: Power = crate::cards::ICC_065;

/// # Roll the Bones
///
/// `CORE_ICC_201` · Rogue spell · 2 mana
///
/// > Draw a card. If it has **Deathrattle**, cast this again.
///
/// - Set: Core (past years) · rare · collectible
/// - Refers to: Deathrattle
/// - Reprint of: Roll the Bones [`ICC_201`](crate::frozen_throne::rogue::ICC_201)
///
/// State: Reprint
//~ reprint CORE_ICC_201 37a12a57 d8caec29 a5f2f5c5.7f7dd42a
pub const CORE_ICC_201: Power = crate::cards::ICC_201;

/// # Leeching Poison
///
/// `CORE_ICC_221` · Rogue spell · Nature · 1 mana
///
/// > Give your weapon **Lifesteal** this turn.
///
/// - Set: Core (past years) · common · collectible
/// - Refers to: Lifesteal
/// - Tags: `1623` = 1
/// - Reprint of: Leeching Poison [`ICC_221`](crate::frozen_throne::rogue::ICC_221)
///
/// State: Reprint
//~ reprint CORE_ICC_221 1f6d8ae9 5b20e874 6f8ea7fb.51a6531b
pub const CORE_ICC_221: Power = crate::cards::ICC_221;

/// # Doomerang
///
/// `CORE_ICC_233` · Rogue spell · 1 mana
///
/// > Throw your weapon at a minion. It deals its damage, then returns to your hand.
///
/// - Set: Core (past years) · epic · collectible
/// - Mechanics: Immune To Spellpower
/// - Reprint of: Doomerang [`ICC_233`](crate::frozen_throne::rogue::ICC_233)
///
/// State: Reprint
//~ reprint CORE_ICC_233 6cccc492 ccbbcbd4 3239bd17.7218a8db
pub const CORE_ICC_233: Power = crate::cards::ICC_233;

/// # Runeforge Haunter
///
/// `CORE_ICC_240` · Rogue minion · 4 mana · 5/3
///
/// > During your turn, your weapon doesn't lose Durability.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Aura
/// - Reprint of: Runeforge Haunter [`ICC_240`](crate::frozen_throne::rogue::ICC_240)
///
/// State: Reprint
//~ reprint CORE_ICC_240 6d1002ea 8caa56da b7feb92b.cb8086c3
pub const CORE_ICC_240: Power = crate::cards::ICC_240;

/// # Plague Scientist
///
/// `CORE_ICC_809` · Rogue minion · 3 mana · 2/3
///
/// > **Combo:** Give a friendly minion **Poisonous**.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Undead
/// - Mechanics: Combo
/// - Refers to: Poisonous
/// - Target: "Give Poisonous."
/// - Reprint of: Plague Scientist [`ICC_809`](crate::frozen_throne::rogue::ICC_809)
///
/// State: Reprint
//~ reprint CORE_ICC_809 da98fa18 9844964b fb615d63.75cdb3ad
pub const CORE_ICC_809: Power = crate::cards::ICC_809;

/// # Lilian Voss
///
/// `CORE_ICC_811` · Rogue minion · 4 mana · 4/5
///
/// > **Battlecry:** Replace spells in your hand with random spells *(from your opponent's class).*
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Reprint of: Lilian Voss [`ICC_811`](crate::frozen_throne::rogue::ICC_811)
///
/// State: Reprint
//~ reprint CORE_ICC_811 7937cee8 00a5dc06 65bfb727.1af143b9
pub const CORE_ICC_811: Power = crate::cards::ICC_811;

/// # Valeera the Hollow
///
/// `CORE_ICC_827` · Rogue hero · 9 mana · 30 health, 5 armor
///
/// > **Battlecry:** Gain **Stealth** until your next turn.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Stealth
/// - Reprint of: Valeera the Hollow [`ICC_827`](crate::frozen_throne::rogue::ICC_827)
/// - Hero power: Death's Shadow [`ICC_827p`](crate::frozen_throne::rogue::ICC_827p)
///
/// State: Reprint
//~ reprint CORE_ICC_827 16a8e894 2c0e4a9b 92b76cf3.a88a60cb
pub const CORE_ICC_827: Power = crate::cards::ICC_827;

/// # Shadowblade
///
/// `CORE_ICC_850` · Rogue weapon · 3 mana · 3/2 durability
///
/// > **Battlecry:** Your hero is **Immune** this turn.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Immune
/// - Reprint of: Shadowblade [`ICC_850`](crate::frozen_throne::rogue::ICC_850)
///
/// State: Reprint
//~ reprint CORE_ICC_850 ecad3247 402a9f81 a1d8134e.4734034e
pub const CORE_ICC_850: Power = crate::cards::ICC_850;

/// # Spectral Pillager
///
/// `CORE_ICC_910` · Rogue minion · 6 mana · 5/5
///
/// > **Combo:** Deal damage equal to the number of other cards you've played this turn.
///
/// - Set: Core (past years) · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Combo
/// - Target: "Deal 1 damage for each other card played this turn."
/// - Reprint of: Spectral Pillager [`ICC_910`](crate::frozen_throne::rogue::ICC_910)
///
/// State: Derived
//~ derived CORE_ICC_910 a835fa62 3bc26be2 3b33e61e.76477218
pub const CORE_ICC_910: Power = combo(&[deal(1).times(count_of(CARDS_YOU_PLAYED_THIS_TURN.other())).to(TARGET)]);

/// # Tomb Pillager
///
/// `CORE_LOE_012` · Rogue minion · 4 mana · 6/4
///
/// > **Deathrattle:** Get a Coin.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Reprint of: Tomb Pillager [`LOE_012`](crate::league_of_explorers::rogue::LOE_012)
/// - Tokens: The Coin [`GAME_005`](crate::core::neutral::GAME_005)
///
/// State: Reprint
//~ reprint CORE_LOE_012 037fe704 c26882e2 bb67e084.49fa79bf
pub const CORE_LOE_012: Power = crate::cards::LOE_012;

/// # Fal'dorei Strider
///
/// `CORE_LOOT_026` · Rogue minion · 4 mana · 4/4
///
/// > **Battlecry:** Shuffle 3 Ambushes into your deck. When drawn, summon a 4/4 Spider.
///
/// - Set: Core (past years) · epic · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Fal'dorei Strider [`LOOT_026`](crate::kobolds_and_catacombs::rogue::LOOT_026)
///
/// State: Reprint
//~ reprint CORE_LOOT_026 38e40b04 13f4febd 73c6874c.380a7e25
pub const CORE_LOOT_026: Power = crate::cards::LOOT_026;

/// # \[CORE 2024\] Cheat Death
///
/// `CORE_LOOT_204` · Rogue spell · 2 mana
///
/// > **Secret:** When a friendly minion dies, return it to your hand. It costs (2) less.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Secret
/// - Reprint of: Cheat Death [`LOOT_204`](crate::kobolds_and_catacombs::rogue::LOOT_204)
///
/// State: Reprint
//~ reprint CORE_LOOT_204 155fc1d3 ce8568c1 9a25acdd.c55a51c0
pub const CORE_LOOT_204: Power = crate::cards::LOOT_204;

/// # Elven Minstrel
///
/// `CORE_LOOT_211` · Rogue minion · 4 mana · 3/3
///
/// > **Combo:** Draw 2 minions from your deck.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Combo
/// - Reprint of: Elven Minstrel [`LOOT_211`](crate::kobolds_and_catacombs::rogue::LOOT_211)
///
/// State: Reprint
//~ reprint CORE_LOOT_211 6c34cc94 d14956ba 96a3d62c.8923772a
pub const CORE_LOOT_211: Power = crate::cards::LOOT_211;

/// # Perjury
///
/// `CORE_MAW_018` · Rogue spell · 2 mana
///
/// > **Secret:** When your turn starts, **Discover** and cast a **Secret** from another class.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Secret, Discover
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79607
/// - Reprint of: Perjury [`MAW_018`](crate::castle_nathria::rogue::MAW_018)
///
/// State: Reprint
//~ reprint CORE_MAW_018 1a33ec46 d81ccd08 3228edd5.391ee3b3
pub const CORE_MAW_018: Power = crate::cards::MAW_018;

/// # Murder Accusation
///
/// `CORE_MAW_019` · Rogue spell · 2 mana
///
/// > Choose a minion. Destroy it after another enemy minion dies.
///
/// - Set: Core (past years) · common · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79608
/// - Reprint of: Murder Accusation [`MAW_019`](crate::castle_nathria::rogue::MAW_019)
///
/// State: Reprint
//~ reprint CORE_MAW_019 a20962c5 07ba7670 e73e7866.761cf142
pub const CORE_MAW_019: Power = crate::cards::MAW_019;

/// # Scribbling Stenographer
///
/// `CORE_MAW_020` · Rogue minion · 6 mana · 4/4
///
/// > **Rush**. Costs (1) less for each card you've played this turn.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Rush
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79612
/// - Reprint of: Scribbling Stenographer [`MAW_020`](crate::castle_nathria::rogue::MAW_020)
///
/// State: Reprint
//~ reprint CORE_MAW_020 b5380978 dc4fe9bd 1ef00432.7f9e3f94
pub const CORE_MAW_020: Power = crate::cards::MAW_020;

/// # Bladed Cultist
///
/// `CORE_OG_070` · Rogue minion · 1 mana · 1/2
///
/// > **Combo:** Gain +1/+1.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Combo
/// - Reprint of: Bladed Cultist [`OG_070`](crate::old_gods::rogue::OG_070)
///
/// State: Reprint
//~ reprint CORE_OG_070 69752dc5 aac9bc5c 85daa7c7.e7ce9084
pub const CORE_OG_070: Power = crate::cards::OG_070;

/// # Undercity Huckster
///
/// `CORE_OG_330` · Rogue minion · 2 mana · 2/3
///
/// > **Deathrattle:** Get a random card *(from your opponent's class)*.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 39026
/// - Reprint of: Undercity Huckster [`OG_330`](crate::old_gods::rogue::OG_330)
///
/// State: Reprint
//~ reprint CORE_OG_330 b7e43001 f3197ad6 e671079d.37d64176
pub const CORE_OG_330: Power = crate::cards::OG_330;

/// # Sinstone Graveyard
///
/// `CORE_REV_750` · Rogue location · 3 mana · 0 uses
///
/// > Summon a @/@ Ghost. *(Has +1/+1 for each other card you played this turn!)*
///
/// - Set: Core (past years) · rare · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 82369
/// - Reprint of: Sinstone Graveyard [`REV_750`](crate::castle_nathria::rogue::REV_750)
/// - Tokens: Haunted Conscience [`REV_750t2`](crate::castle_nathria::rogue::REV_750t2)
///
/// State: Reprint
//~ reprint CORE_REV_750 1933d3a4 6a17d8a3 004bc449.ce81f021
pub const CORE_REV_750: Power = crate::cards::REV_750;

/// # Double Cross
///
/// `CORE_REV_825` · Rogue spell · 2 mana
///
/// > **Secret:** When your opponent spends all their Mana, draw two cards.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Secret
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 77148
/// - Reprint of: Double Cross [`REV_825`](crate::castle_nathria::rogue::REV_825)
///
/// State: Reprint
//~ reprint CORE_REV_825 3ba4acfa 42d6f759 97c41ad2.a03e63c2
pub const CORE_REV_825: Power = crate::cards::REV_825;

/// # Private Eye
///
/// `CORE_REV_826` · Rogue minion · 4 mana · 3/4
///
/// > **Battlecry:** Cast a **Secret** from your deck. **Combo:** Cast 2 instead.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Battlecry, Combo
/// - Refers to: Secret
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 77149
/// - Reprint of: Private Eye [`REV_826`](crate::castle_nathria::rogue::REV_826)
///
/// State: Reprint
//~ reprint CORE_REV_826 01c64ce2 9b9c45e3 a3be3b51.1f38e3b0
pub const CORE_REV_826: Power = crate::cards::REV_826;

/// # Sticky Situation
///
/// `CORE_REV_827` · Rogue spell · 2 mana
///
/// > **Secret:** After your opponent casts a spell, summon a 3/4 Spider with **Stealth**.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Secret
/// - Refers to: Stealth
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 77150
/// - Reprint of: Sticky Situation [`REV_827`](crate::castle_nathria::rogue::REV_827)
/// - Tokens: Tomb Crawler [`REV_827t`](crate::castle_nathria::rogue::REV_827t)
///
/// State: Reprint
//~ reprint CORE_REV_827 aa7205bb b3253842 3fa10907.c87b4241
pub const CORE_REV_827: Power = crate::cards::REV_827;

/// # Kidnap
///
/// `CORE_REV_828` · Rogue spell · 2 mana
///
/// > **Secret:** After your opponent plays a minion, stuff it in a 0/4 Sack.
///
/// - Set: Core (past years) · epic · collectible
/// - Mechanics: Secret
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 77151
/// - Reprint of: Kidnap [`REV_828`](crate::castle_nathria::rogue::REV_828)
/// - Tokens: Kidnapper's Sack [`REV_828t`](crate::castle_nathria::rogue::REV_828t)
///
/// State: Reprint
//~ reprint CORE_REV_828 b910fac5 e9a177ac f6062204.ebfbfedf
pub const CORE_REV_828: Power = crate::cards::REV_828;

/// # Halkias
///
/// `CORE_REV_829` · Rogue minion · 4 mana · 5/4
///
/// > **Stealth**. **Deathrattle:** Store Halkias's soul inside of a friendly **Secret**. It resummons Halkias when triggered.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Stealth, Deathrattle
/// - Refers to: Secret
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 77152
/// - Reprint of: Halkias [`REV_829`](crate::castle_nathria::rogue::REV_829)
///
/// State: Reprint
//~ reprint CORE_REV_829 c92ff535 c2490149 bf961828.3b4a6e61
pub const CORE_REV_829: Power = crate::cards::REV_829;

/// # Door of Shadows
///
/// `CORE_REV_938` · Rogue spell · Shadow · 1 mana
///
/// > Draw a spell. **Infuse (@):** Add a **Temporary** copy of it to your hand.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Infuse
/// - Refers to: tag 3630
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 77556
/// - Reprint of: Door of Shadows [`REV_938`](crate::castle_nathria::rogue::REV_938)
/// - Tokens: Door of Shadows [`REV_938t`](crate::castle_nathria::rogue::REV_938t)
///
/// State: Reprint
//~ reprint CORE_REV_938 94785b70 171d1810 a038be0b.186558e2
pub const CORE_REV_938: Power = crate::cards::REV_938;

/// # Serrated Bone Spike
///
/// `CORE_REV_939` · Rogue spell · 2 mana
///
/// > Deal $3 damage to a minion. If it dies, your next card this turn costs (2) less.
///
/// - Set: Core (past years) · rare · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 77557
/// - Reprint of: Serrated Bone Spike [`REV_939`](crate::castle_nathria::rogue::REV_939)
///
/// State: Reprint
//~ reprint CORE_REV_939 c207ec3b 3301ddeb 620f9864.a7c5f13c
pub const CORE_REV_939: Power = crate::cards::REV_939;

/// # Necrolord Draka
///
/// `CORE_REV_940` · Rogue minion · 5 mana · 3/4
///
/// > **Battlecry:** Equip a @/3 Dagger. *(+1 Attack for each other card you played this turn, up to 10!)*
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Battlecry
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 77558
/// - Reprint of: Necrolord Draka [`REV_940`](crate::castle_nathria::rogue::REV_940)
/// - Tokens: Maldraxxus Dagger [`REV_940t`](crate::castle_nathria::rogue::REV_940t)
///
/// State: Reprint
//~ reprint CORE_REV_940 12981b78 03746a82 37f28774.aa9eb147
pub const CORE_REV_940: Power = crate::cards::REV_940;

/// # Ghastly Gravedigger
///
/// `CORE_REV_959` · Rogue minion · 3 mana · 4/3
///
/// > **Battlecry:** If you control a **Secret**, choose a card in your opponent's hand to shuffle into their deck.
///
/// - Set: Core (past years) · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Secret
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78275
/// - Reprint of: Ghastly Gravedigger [`REV_959`](crate::castle_nathria::rogue::REV_959)
///
/// State: Reprint
//~ reprint CORE_REV_959 dd9fd59a 1144d034 bf8044ff.ccd6d83b
pub const CORE_REV_959: Power = crate::cards::REV_959;

/// # Plagiarize
///
/// `CORE_SCH_706` · Rogue spell · 2 mana
///
/// > **Secret:** At the end of your opponent's turn, add copies of the cards they played to your hand.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Secret
/// - Reprint of: Plagiarize [`SCH_706`](crate::scholomance::rogue::SCH_706)
///
/// State: Reprint
//~ reprint CORE_SCH_706 31eb2be0 9097cfa7 51b25e11.70eaa44a
pub const CORE_SCH_706: Power = crate::cards::SCH_706;

/// # Raiding Party
///
/// `CORE_TRL_124` · Rogue spell · 3 mana
///
/// > Draw 2 Pirates from your deck. **Combo:** And a weapon.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Combo
/// - Reprint of: Raiding Party [`TRL_124`](crate::rastakhan::rogue::TRL_124)
///
/// State: Reprint
//~ reprint CORE_TRL_124 25a51ca2 fd5a484e 77eee079.011b4ba2
pub const CORE_TRL_124: Power = crate::cards::TRL_124;
