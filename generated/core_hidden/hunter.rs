//! Hunter cards of Core (past years).
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Lock and Load
///
/// `CORE_AT_061` · Hunter spell · 0 mana
///
/// > Each time you cast a spell this turn, get a random Hunter card.
///
/// - Set: Core (past years) · epic · collectible
/// - Reprint of: Lock and Load [`AT_061`](crate::grand_tournament::hunter::AT_061)
///
/// State: Reprint
//~ CORE_AT_061 reprint b0e3dd7b a6b18c7d
pub const CORE_AT_061: Power = crate::cards::AT_061;

/// # Ice Trap
///
/// `CORE_AV_226` · Hunter spell · Frost · 2 mana
///
/// > **Secret:** When your opponent casts a spell, return it to their hand instead. It costs (1) more.
///
/// - Set: Core (past years) · epic · collectible
/// - Mechanics: Secret
/// - Reprint of: Ice Trap [`AV_226`](crate::alterac_valley::hunter::AV_226)
///
/// State: Reprint
//~ CORE_AV_226 reprint ed750789 4a8eaf77
pub const CORE_AV_226: Power = crate::cards::AV_226;

/// # Barak Kodobane
///
/// `CORE_BAR_551` · Hunter minion · 5 mana · 3/5
///
/// > **Battlecry:** Draw a 1, 2, and 3-Cost spell.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Barak Kodobane [`BAR_551`](crate::barrens::hunter::BAR_551)
///
/// State: Reprint
//~ CORE_BAR_551 reprint ae3acd98 33159e66
pub const CORE_BAR_551: Power = crate::cards::BAR_551;

/// # Marked Shot
///
/// `CORE_DAL_371` · Hunter spell · 4 mana
///
/// > Deal $4 damage to a minion. **Discover** a spell.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Discover
/// - Reprint of: Marked Shot [`DAL_371`](crate::rise_of_shadows::hunter::DAL_371)
///
/// State: Reprint
//~ CORE_DAL_371 reprint 4317b126 ea71ab08
pub const CORE_DAL_371: Power = crate::cards::DAL_371;

/// # Doggie Biscuit
///
/// `CORE_DED_009` · Hunter spell · 2 mana
///
/// > **Tradeable** Give a minion +2/+3. After you **Trade** this, give a friendly minion **Rush**.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Tradeable, Deck Action Cost
/// - Refers to: Rush
/// - Reprint of: Doggie Biscuit [`DED_009`](crate::stormwind::hunter::DED_009)
///
/// State: Reprint
//~ CORE_DED_009 reprint 61695435 7005fd52
pub const CORE_DED_009: Power = crate::cards::DED_009;

/// # Veranus
///
/// `CORE_DRG_095` · Hunter minion · 6 mana · 7/6
///
/// > **Battlecry:** Change the Health of all enemy minions to 1.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 55640
/// - Reprint of: Veranus [`DRG_095`](crate::descent_of_dragons::hunter::DRG_095)
///
/// State: Reprint
//~ CORE_DRG_095 reprint 6bfa8330 4475541d
pub const CORE_DRG_095: Power = crate::cards::DRG_095;

/// # Scavenging Hyena
///
/// `CORE_EX1_531` · Hunter minion · 2 mana · 2/2
///
/// > Whenever a friendly Beast dies, gain +2/+1.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Beast
/// - Reprint of: Scavenging Hyena [`EX1_531`](crate::classic::hunter::EX1_531)
///
/// State: Reprint
//~ CORE_EX1_531 reprint d54738f7 82925329
pub const CORE_EX1_531: Power = crate::cards::EX1_531;

/// # Savannah Highmane
///
/// `CORE_EX1_534` · Hunter minion · 6 mana · 7/5
///
/// > **Deathrattle:** Summon two 2/2 Hyenas.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Tags: `1584` = 1
/// - Reprint of: Savannah Highmane [`EX1_534`](crate::classic::hunter::EX1_534)
/// - Tokens: Hyena [`EX1_534t`](crate::classic::hunter::EX1_534t)
///
/// State: Reprint
//~ CORE_EX1_534 reprint 405eafb0 e8ed0f60
pub const CORE_EX1_534: Power = crate::cards::EX1_534;

/// # Kill Command
///
/// `CORE_EX1_539` · Hunter spell · 3 mana
///
/// > Deal $3 damage. If you control a Beast, deal $5 damage instead.
///
/// - Set: Core (past years) · rare · collectible
/// - Reprint of: Kill Command [`EX1_539`](crate::legacy::hunter::EX1_539)
///
/// State: Reprint
//~ CORE_EX1_539 reprint b8b44e80 cf71c143
pub const CORE_EX1_539: Power = crate::cards::EX1_539;

/// # King Krush
///
/// `CORE_EX1_543` · Hunter minion · 9 mana · 8/8
///
/// > **Charge**
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Charge
/// - Reprint of: King Krush [`EX1_543`](crate::classic::hunter::EX1_543)
///
/// State: Vanilla
//~ CORE_EX1_543 vanilla 4af1a057 d62d913b
pub const CORE_EX1_543: Power = VANILLA;

/// # Snake Trap
///
/// `CORE_EX1_554` · Hunter spell · 2 mana
///
/// > **Secret:** When one of your minions is attacked, summon three 1/1 Snakes.
///
/// - Set: Core (past years) · epic · collectible
/// - Mechanics: Secret
/// - Reprint of: Snake Trap [`EX1_554`](crate::classic::hunter::EX1_554)
/// - Tokens: Snake [`EX1_554t`](crate::classic::hunter::EX1_554t)
///
/// State: Reprint
//~ CORE_EX1_554 reprint e9d9e7b4 1432490c
pub const CORE_EX1_554: Power = crate::cards::EX1_554;

/// # Deadly Shot
///
/// `CORE_EX1_617` · Hunter spell · 3 mana
///
/// > Destroy a random enemy minion.
///
/// - Set: Core (past years) · common · collectible
/// - Reprint of: Deadly Shot [`EX1_617`](crate::classic::hunter::EX1_617)
///
/// State: Reprint
//~ CORE_EX1_617 reprint c6a7926b 2959f73b
pub const CORE_EX1_617: Power = crate::cards::EX1_617;

/// # Lesser Emerald Spellstone
///
/// `CORE_FB_Champs_LOOT_080` · Hunter spell · Nature · 5 mana
///
/// > Summon two 3/3 Wolves. *(Play a **Secret** to upgrade.)*
///
/// - Set: Core (past years) · rare · collectible
/// - Refers to: Secret
/// - Reprint of: Lesser Emerald Spellstone [`LOOT_080`](crate::kobolds_and_catacombs::hunter::LOOT_080)
///
/// State: Reprint
//~ CORE_FB_Champs_LOOT_080 reprint 89be86b1 4f5f198c
pub const CORE_FB_Champs_LOOT_080: Power = crate::cards::LOOT_080;

/// # Webspinner
///
/// `CORE_FP1_011` · Hunter minion · 1 mana · 1/1
///
/// > **Deathrattle:** Get a random Beast.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Reprint of: Webspinner [`FP1_011`](crate::naxxramas::hunter::FP1_011)
///
/// State: Reprint
//~ CORE_FP1_011 reprint 9ab1aeab fe30d104
pub const CORE_FP1_011: Power = crate::cards::FP1_011;

/// # Rexxar's Gift
///
/// `CORE_GIFT_03` · Hunter spell · 1 mana
///
/// > **Discover** a **Temporary** Quick Shot, Deadly Shot, or Explosive Shot.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Discover
/// - Refers to: tag 3630
/// - Reprint of: Rexxar's Gift [`GIFT_03`](crate::legacy::hunter::GIFT_03)
/// - Tokens: Deadly Shot [`CORE_EX1_617`]
///
/// State: Reprint
//~ CORE_GIFT_03 reprint f4c2fa66 b64ec9b9
pub const CORE_GIFT_03: Power = crate::cards::GIFT_03;

/// # Houndmaster Shaw
///
/// `CORE_GIL_650` · Hunter minion · 4 mana · 3/6
///
/// > Your other minions have **Rush**.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Aura
/// - Refers to: Rush
/// - Reprint of: Houndmaster Shaw [`GIL_650`](crate::witchwood::hunter::GIL_650)
///
/// State: Reprint
//~ CORE_GIL_650 reprint 3363f0fb c6478d4a
pub const CORE_GIL_650: Power = crate::cards::GIL_650;

/// # Dire Frenzy
///
/// `CORE_GIL_828` · Hunter spell · 4 mana
///
/// > Give a Beast +3/+3. Shuffle 3 copies into your deck with +3/+3.
///
/// - Set: Core (past years) · common · collectible
/// - Reprint of: Dire Frenzy [`GIL_828`](crate::witchwood::hunter::GIL_828)
///
/// State: Reprint
//~ CORE_GIL_828 reprint af57cc5f cf090321
pub const CORE_GIL_828: Power = crate::cards::GIL_828;

/// # Exploding Bloatbat
///
/// `CORE_ICC_021` · Hunter minion · 4 mana · 2/1
///
/// > **Deathrattle:** Deal 2 damage to all enemy minions.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Reprint of: Exploding Bloatbat [`ICC_021`](crate::frozen_throne::hunter::ICC_021)
///
/// State: Reprint
//~ CORE_ICC_021 reprint 1fcb577e 010bd7ff
pub const CORE_ICC_021: Power = crate::cards::ICC_021;

/// # Toxic Arrow
///
/// `CORE_ICC_049` · Hunter spell · Nature · 2 mana
///
/// > Deal $2 damage to a minion. If it survives, give it **Poisonous**.
///
/// - Set: Core (past years) · epic · collectible
/// - Refers to: Poisonous
/// - Reprint of: Toxic Arrow [`ICC_049`](crate::frozen_throne::hunter::ICC_049)
///
/// State: Reprint
//~ CORE_ICC_049 reprint 86e0e66b 29d34f76
pub const CORE_ICC_049: Power = crate::cards::ICC_049;

/// # Play Dead
///
/// `CORE_ICC_052` · Hunter spell · 1 mana
///
/// > Trigger a friendly minion's **Deathrattle**.
///
/// - Set: Core (past years) · common · collectible
/// - Refers to: Deathrattle
/// - Reprint of: Play Dead [`ICC_052`](crate::frozen_throne::hunter::ICC_052)
///
/// State: Reprint
//~ CORE_ICC_052 reprint 83b42138 d33b7223
pub const CORE_ICC_052: Power = crate::cards::ICC_052;

/// # Venomstrike Trap
///
/// `CORE_ICC_200` · Hunter spell · 2 mana
///
/// > **Secret:** When one of your minions is attacked, summon a 2/3 **Poisonous** Cobra.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Secret
/// - Refers to: Poisonous
/// - Reprint of: Venomstrike Trap [`ICC_200`](crate::frozen_throne::hunter::ICC_200)
/// - Tokens: Emperor Cobra [`EX1_170`](crate::classic::neutral::EX1_170)
///
/// State: Reprint
//~ CORE_ICC_200 reprint fc913b3d 006e4029
pub const CORE_ICC_200: Power = crate::cards::ICC_200;

/// # Professor Putricide
///
/// `CORE_ICC_204` · Hunter minion · 4 mana · 5/4
///
/// > After you play a **Secret**, put a random Hunter **Secret** into the battlefield.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Undead
/// - Refers to: Secret
/// - Reprint of: Professor Putricide [`ICC_204`](crate::frozen_throne::hunter::ICC_204)
///
/// State: Reprint
//~ CORE_ICC_204 reprint dafca213 7ebdebec
pub const CORE_ICC_204: Power = crate::cards::ICC_204;

/// # Corpse Widow
///
/// `CORE_ICC_243` · Hunter minion · 5 mana · 4/6
///
/// > Your **Deathrattle** cards cost (2) less.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Aura
/// - Refers to: Deathrattle
/// - Tags: `2534` = 1
/// - Reprint of: Corpse Widow [`ICC_243`](crate::frozen_throne::hunter::ICC_243)
///
/// State: Reprint
//~ CORE_ICC_243 reprint 8df8920d d7651f3e
pub const CORE_ICC_243: Power = crate::cards::ICC_243;

/// # Stitched Tracker
///
/// `CORE_ICC_415` · Hunter minion · 3 mana · 2/2
///
/// > **Battlecry: Discover** a copy of a minion in your deck.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Discover
/// - Reprint of: Stitched Tracker [`ICC_415`](crate::frozen_throne::hunter::ICC_415)
///
/// State: Reprint
//~ CORE_ICC_415 reprint 92bef1dc 5842a6c3
pub const CORE_ICC_415: Power = crate::cards::ICC_415;

/// # Bearshark
///
/// `CORE_ICC_419` · Hunter minion · 3 mana · 4/3
///
/// > **Elusive**
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Elusive
/// - Tags: `2534` = 1
/// - Reprint of: Bearshark [`ICC_419`](crate::frozen_throne::hunter::ICC_419)
///
/// State: Vanilla
//~ CORE_ICC_419 vanilla d2dcfcc8 75a7ed4e
pub const CORE_ICC_419: Power = VANILLA;

/// # Abominable Bowman
///
/// `CORE_ICC_825` · Hunter minion · 7 mana · 6/7
///
/// > **Deathrattle:** Summon a random friendly Beast that died this game.
///
/// - Set: Core (past years) · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Reprint of: Abominable Bowman [`ICC_825`](crate::frozen_throne::hunter::ICC_825)
///
/// State: Reprint
//~ CORE_ICC_825 reprint 7290e5ef 0737313e
pub const CORE_ICC_825: Power = crate::cards::ICC_825;

/// # Deathstalker Rexxar
///
/// `CORE_ICC_828` · Hunter hero · 6 mana · 30 health, 5 armor
///
/// > **Battlecry:** Deal 2 damage to all enemy minions.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Deathstalker Rexxar [`ICC_828`](crate::frozen_throne::hunter::ICC_828)
/// - Hero power: Build-A-Beast [`ICC_828p`](crate::frozen_throne::hunter::ICC_828p)
///
/// State: Reprint
//~ CORE_ICC_828 reprint 6dd752f6 4844f31e
pub const CORE_ICC_828: Power = crate::cards::ICC_828;

/// # Cat Trick
///
/// `CORE_KAR_004` · Hunter spell · 2 mana
///
/// > **Secret:** After your opponent casts a spell, summon a 4/2 Panther with **Stealth**.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Secret
/// - Refers to: Stealth
/// - Reprint of: Cat Trick [`KAR_004`](crate::karazhan::hunter::KAR_004)
/// - Tokens: Cat in a Hat [`KAR_004a`](crate::karazhan::hunter::KAR_004a)
///
/// State: Reprint
//~ CORE_KAR_004 reprint d2cd4d01 ff7628cb
pub const CORE_KAR_004: Power = crate::cards::KAR_004;

/// # Cloaked Huntress
///
/// `CORE_KAR_006` · Hunter minion · 3 mana · 3/4
///
/// > Your **Secrets** cost (0).
///
/// - Set: Core (past years) · common · collectible
/// - Refers to: Secret
/// - Reprint of: Cloaked Huntress [`KAR_006`](crate::karazhan::hunter::KAR_006)
///
/// State: Reprint
//~ CORE_KAR_006 reprint 63517d4d 48d00239
pub const CORE_KAR_006: Power = crate::cards::KAR_006;

/// # Wandering Monster
///
/// `CORE_LOOT_079` · Hunter spell · 2 mana
///
/// > **Secret:** When an enemy attacks your hero, summon a 3-Cost minion as the new target.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Secret
/// - Reprint of: Wandering Monster [`LOOT_079`](crate::kobolds_and_catacombs::hunter::LOOT_079)
///
/// State: Reprint
//~ CORE_LOOT_079 reprint c96765af 8c6e8c2d
pub const CORE_LOOT_079: Power = crate::cards::LOOT_079;

/// # Candleshot
///
/// `CORE_LOOT_222` · Hunter weapon · 1 mana · 1/3 durability
///
/// > Your hero is **Immune** while attacking.
///
/// - Set: Core (past years) · common · collectible
/// - Refers to: Immune
/// - Reprint of: Candleshot [`LOOT_222`](crate::kobolds_and_catacombs::hunter::LOOT_222)
///
/// State: Reprint
//~ CORE_LOOT_222 reprint a271ee51 772e28b6
pub const CORE_LOOT_222: Power = crate::cards::LOOT_222;

/// # Shadehound
///
/// `CORE_MAW_009` · Hunter minion · 5 mana · 6/5
///
/// > Whenever this attacks, give your other Beasts +2/+2. **Infuse (@ Beasts):** Gain **Rush**.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Infuse
/// - Refers to: Rush
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79552, `2448` = 1
/// - Reprint of: Shadehound [`MAW_009`](crate::castle_nathria::hunter::MAW_009)
/// - Tokens: Shadehound [`MAW_009t`](crate::castle_nathria::hunter::MAW_009t)
///
/// State: Reprint
//~ CORE_MAW_009 reprint d52a4228 fae051f7
pub const CORE_MAW_009: Power = crate::cards::MAW_009;

/// # Motion Denied
///
/// `CORE_MAW_010` · Hunter spell · 2 mana
///
/// > **Secret:** After your opponent plays three cards in a turn, deal $6 damage to the enemy hero.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Secret
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79555
/// - Reprint of: Motion Denied [`MAW_010`](crate::castle_nathria::hunter::MAW_010)
///
/// State: Reprint
//~ CORE_MAW_010 reprint 37c6a1bf 57e07ecc
pub const CORE_MAW_010: Power = crate::cards::MAW_010;

/// # Defense Attorney Nathanos
///
/// `CORE_MAW_011` · Hunter minion · 6 mana · 4/4
///
/// > **Battlecry: Discover** a friendly **Deathrattle** minion that died this game. Gain its **Deathrattle** and then trigger it.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Discover
/// - Refers to: Deathrattle
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79556
/// - Reprint of: Defense Attorney Nathanos [`MAW_011`](crate::castle_nathria::hunter::MAW_011)
///
/// State: Reprint
//~ CORE_MAW_011 reprint 7b8ac63f 85eaafda
pub const CORE_MAW_011: Power = crate::cards::MAW_011;

/// # Frenzied Fangs
///
/// `CORE_REV_350` · Hunter spell · 2 mana
///
/// > Summon two 2/1 Bats. **Infuse (@):** Give them +1/+2.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78264
/// - Reprint of: Frenzied Fangs [`REV_350`](crate::castle_nathria::hunter::REV_350)
///
/// State: Reprint
//~ CORE_REV_350 reprint 85ff92fa da60402e
pub const CORE_REV_350: Power = crate::cards::REV_350;

/// # Stonebound Gargon
///
/// `CORE_REV_352` · Hunter minion · 4 mana · 3/5
///
/// > **Rush Infuse (@):** Also damages the minions next to whomever this attacks.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Beast
/// - Mechanics: Rush, Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78268
/// - Reprint of: Stonebound Gargon [`REV_352`](crate::castle_nathria::hunter::REV_352)
/// - Tokens: Stonebound Gargon [`REV_352t`](crate::castle_nathria::hunter::REV_352t)
///
/// State: Reprint
//~ CORE_REV_352 reprint 9ee5c55e bbcb94ab
pub const CORE_REV_352: Power = crate::cards::REV_352;

/// # Huntsman Altimor
///
/// `CORE_REV_353` · Hunter minion · 7 mana · 5/4
///
/// > **Battlecry:** Summon a Gargon Companion. **Infuse ({0}):** Summon another. **Infuse ({1}):** And another!
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Battlecry, Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 4, `TAG_SCRIPT_DATA_NUM_2` = 8, `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78270
/// - Reprint of: Huntsman Altimor [`REV_353`](crate::castle_nathria::hunter::REV_353)
///
/// State: Reprint
//~ CORE_REV_353 reprint b626b23d 8319fe3f
pub const CORE_REV_353: Power = crate::cards::REV_353;

/// # Batty Guest
///
/// `CORE_REV_356` · Hunter minion · 1 mana · 1/1
///
/// > **Deathrattle:** Summon a 2/1 Bat.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Deathrattle
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78273
/// - Reprint of: Batty Guest [`REV_356`](crate::castle_nathria::hunter::REV_356)
/// - Tokens: Thirsty Bat [`REV_350t`](crate::castle_nathria::hunter::REV_350t)
///
/// State: Reprint
//~ CORE_REV_356 reprint 7530755c 05724b3c
pub const CORE_REV_356: Power = crate::cards::REV_356;

/// # Spirit Poacher
///
/// `CORE_REV_360` · Hunter minion · 2 mana · 2/2
///
/// > **Battlecry:** Summon a random **Dormant** Wildseed.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Dormant
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78412
/// - Reprint of: Spirit Poacher [`REV_360`](crate::castle_nathria::hunter::REV_360)
///
/// State: Reprint
//~ CORE_REV_360 reprint 7701a8d7 1b52cfa3
pub const CORE_REV_360: Power = crate::cards::REV_360;

/// # Wild Spirits
///
/// `CORE_REV_361` · Hunter spell · Nature · 3 mana
///
/// > Summon two different **Dormant** Wildseeds. Make your Wildseeds awaken 1 turn sooner.
///
/// - Set: Core (past years) · epic · collectible
/// - Refers to: Dormant
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78416
/// - Reprint of: Wild Spirits [`REV_361`](crate::castle_nathria::hunter::REV_361)
///
/// State: Reprint
//~ CORE_REV_361 reprint 068433a9 7cc06b7b
pub const CORE_REV_361: Power = crate::cards::REV_361;

/// # Castle Kennels
///
/// `CORE_REV_362` · Hunter location · 2 mana · 0 uses
///
/// > Give a friendly minion +2 Attack. If it's a Beast, give it **Rush**.
///
/// - Set: Core (past years) · rare · collectible
/// - Refers to: Rush
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78418
/// - Reprint of: Castle Kennels [`REV_362`](crate::castle_nathria::hunter::REV_362)
///
/// State: Reprint
//~ CORE_REV_362 reprint 16e0cd80 13e604b8
pub const CORE_REV_362: Power = crate::cards::REV_362;

/// # Ara'lon
///
/// `CORE_REV_363` · Hunter minion · 5 mana · 4/5
///
/// > **Battlecry:** Summon one of each **Dormant** Wildseed.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Dormant
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78419
/// - Reprint of: Ara'lon [`REV_363`](crate::castle_nathria::hunter::REV_363)
///
/// State: Reprint
//~ CORE_REV_363 reprint 17363d4c d33ca822
pub const CORE_REV_363: Power = crate::cards::REV_363;

/// # Stag Charge
///
/// `CORE_REV_364` · Hunter spell · 3 mana
///
/// > Deal $3 damage. Summon a random **Dormant** Wildseed.
///
/// - Set: Core (past years) · epic · collectible
/// - Refers to: Dormant
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78420
/// - Reprint of: Stag Charge [`REV_364`](crate::castle_nathria::hunter::REV_364)
///
/// State: Reprint
//~ CORE_REV_364 reprint b467ab1e 6cd8af8a
pub const CORE_REV_364: Power = crate::cards::REV_364;

/// # Collateral Damage
///
/// `CORE_REV_369` · Hunter spell · 8 mana
///
/// > Deal $6 damage to three random enemy minions. Excess damage hits the enemy hero.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Immune To Spellpower
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 84345
/// - Reprint of: Collateral Damage [`REV_369`](crate::castle_nathria::hunter::REV_369)
///
/// State: Reprint
//~ CORE_REV_369 reprint cdd58e83 f7921d74
pub const CORE_REV_369: Power = crate::cards::REV_369;

/// # Master's Call
///
/// `CORE_TRL_339` · Hunter spell · 3 mana
///
/// > **Discover** a minion from your deck. If all 3 are Beasts, draw them all instead.
///
/// - Set: Core (past years) · epic · collectible
/// - Mechanics: Discover
/// - Reprint of: Master's Call [`TRL_339`](crate::rastakhan::hunter::TRL_339)
///
/// State: Reprint
//~ CORE_TRL_339 reprint 27670dbc 05ea318e
pub const CORE_TRL_339: Power = crate::cards::TRL_339;

/// # Springpaw
///
/// `CORE_TRL_348` · Hunter minion · 1 mana · 1/1
///
/// > **Rush Battlecry:** Add a 1/1 Lynx with **Rush** to your hand.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Rush
/// - Tags: `1584` = 1
/// - Reprint of: Springpaw [`TRL_348`](crate::rastakhan::hunter::TRL_348)
/// - Tokens: Lynx [`TRL_348t`](crate::rastakhan::hunter::TRL_348t)
///
/// State: Reprint
//~ CORE_TRL_348 reprint f41fb614 7b5ef4ab
pub const CORE_TRL_348: Power = crate::cards::TRL_348;

/// # Terrorscale Stalker
///
/// `CORE_UNG_800` · Hunter minion · 2 mana · 2/3
///
/// > **Battlecry:** Trigger a friendly minion's **Deathrattle**.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 41304
/// - Target: "Trigger a Deathrattle."
/// - Reprint of: Terrorscale Stalker [`UNG_800`](crate::ungoro::hunter::UNG_800)
///
/// State: Reprint
//~ CORE_UNG_800 reprint 8c10fdce 9a1a1a9b
pub const CORE_UNG_800: Power = crate::cards::UNG_800;

/// # Selective Breeder
///
/// `CS3_015` · Hunter minion · 2 mana · 1/3
///
/// > **Battlecry: Discover** a copy of a Beast in your deck.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Battlecry, Discover
///
/// State: Reprint
//~ CS3_015 reprint 0c73af10 2a4d49ed
pub const CS3_015: Power = crate::cards::LEG_CS3_015;
