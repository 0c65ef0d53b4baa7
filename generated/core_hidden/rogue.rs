//! Rogue cards of Core (past years).
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

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
//~ CORE_AT_029 reprint 02e44fad 35fbe614
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
//~ CORE_BT_188 reprint dd4bcef3 7f44d9f6
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
//~ CORE_BT_707 reprint 8a37293d 8c95d69e
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
//~ CORE_CS2_073 reprint 85d47630 3ab4abd4
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
//~ CORE_CS2_075 reprint ad0c4986 5360dec0
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
//~ CORE_CS2_077 reprint 123ed35f 3c4723e4
pub const CORE_CS2_077: Power = crate::cards::CS2_077;

/// # Assassin's Blade
///
/// `CORE_CS2_080` · Rogue weapon · 4 mana · 2/5 durability
///
/// - Set: Core (past years) · rare · collectible
/// - Reprint of: Assassin's Blade [`CS2_080`](crate::legacy::rogue::CS2_080)
///
/// State: Vanilla
//~ CORE_CS2_080 vanilla 885095f4 9d4df586
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
//~ CORE_CS3_005 reprint 9070d2ad 60a07586
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
//~ CORE_DAL_416 reprint 2d430666 efbe3f5b
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
//~ CORE_DRG_037 reprint 96438cf5 77457549
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
//~ CORE_EX1_124 reprint 067e486f de88644e
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
//~ CORE_EX1_144 reprint dfc34f68 2c463d1a
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
//~ CORE_EX1_522 vanilla fd83a58a c72fe139
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
//~ CORE_EX1_581 reprint 023b0b5c fa88017c
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
//~ CORE_GIFT_09 reprint c75ec917 43debb13
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
//~ CORE_GIL_598 reprint 654e19b6 4a75e179
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
//~ CORE_GIL_672 reprint 9219076c a4612075
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
//~ CORE_ICC_065 reprint df74b717 db5404cf
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
//~ CORE_ICC_201 reprint 85cb6f03 cc187172
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
//~ CORE_ICC_221 reprint 9c164ffe 77efd421
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
//~ CORE_ICC_233 reprint b9e79b56 fda0293e
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
//~ CORE_ICC_240 reprint 7a9f86b5 cc5155bd
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
//~ CORE_ICC_809 reprint 4dbe35e6 7267a23a
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
//~ CORE_ICC_811 reprint 19ce3c0e 63f453d4
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
//~ CORE_ICC_827 reprint e0a1d553 61a80e75
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
//~ CORE_ICC_850 reprint 52cc674d 7e5d1d6d
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
/// State: Todo
//~ CORE_ICC_910 todo cc1839fd bbd54d55
pub const CORE_ICC_910: Power = TODO;

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
//~ CORE_LOE_012 reprint 4ad78399 45fe8147
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
//~ CORE_LOOT_026 reprint bafbb869 222b0720
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
//~ CORE_LOOT_204 reprint 1602fb6b fa16bf48
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
//~ CORE_LOOT_211 reprint 2da94853 bec29ac4
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
//~ CORE_MAW_018 reprint ee8caf7f 5ffa7f7c
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
//~ CORE_MAW_019 reprint 98b32eb3 5dd89a7a
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
//~ CORE_MAW_020 reprint 4d3bdb5a 09cbfa4a
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
//~ CORE_OG_070 reprint b63e63f5 304d4a2d
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
//~ CORE_OG_330 reprint c4c95aa2 f3f716f1
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
//~ CORE_REV_750 reprint 2d6086d9 c6843fcb
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
//~ CORE_REV_825 reprint d607e7b1 733e443d
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
//~ CORE_REV_826 reprint 0a2e6def e5a4e207
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
//~ CORE_REV_827 reprint c0593198 ba0e6db9
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
//~ CORE_REV_828 reprint c6e87739 bd94ac59
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
//~ CORE_REV_829 reprint fdc5d1aa f99a1ef3
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
//~ CORE_REV_938 reprint e315b4e9 16344aae
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
//~ CORE_REV_939 reprint 63a0c753 b8ccd2ad
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
//~ CORE_REV_940 reprint 05aee734 a0a22a1a
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
//~ CORE_REV_959 reprint 290a1aaa 9350591b
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
//~ CORE_SCH_706 reprint 0cb61247 23851c47
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
//~ CORE_TRL_124 reprint 76e84cf6 ba0d1d51
pub const CORE_TRL_124: Power = crate::cards::TRL_124;
