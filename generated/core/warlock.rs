//! Warlock cards of Core.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file a8d8a503

/// # Spirit Bomb
///
/// `CORE_BOT_222` · Warlock spell · Shadow · 1 mana
///
/// > Deal $4 damage to a minion and your hero.
///
/// - Set: Core · common · collectible
/// - Reprint of: Spirit Bomb [`BOT_222`](crate::boomsday::warlock::BOT_222)
///
/// State: Reprint
//~ reprint CORE_BOT_222 a43b3894 65c92b69 15ac9cbc.20d769cc
pub const CORE_BOT_222: Power = crate::cards::BOT_222;

/// # Forbidden Ritual
///
/// `CORE_CATA_012` · Warlock spell · 3 mana
///
/// > Not implemented yet. Use this for art/VFX for new Core card.
///
/// - Set: Core · common
///
/// State: Todo
//~ todo CORE_CATA_012 d5086e80 eea5ec49 947e9c42.f1c428c1
pub const CORE_CATA_012: Power = TODO;

/// # Hellfire
///
/// `CORE_CS2_062` · Warlock spell · Fire · 3 mana
///
/// > Deal $3 damage to ALL characters.
///
/// - Set: Core · common · collectible
/// - Reprint of: Hellfire [`CS2_062`](crate::legacy::warlock::CS2_062)
///
/// State: Reprint
//~ reprint CORE_CS2_062 890770f4 ebd4d06b 6c990f3b.7d977b6c
pub const CORE_CS2_062: Power = crate::cards::CS2_062;

/// # Mortal Coil
///
/// `CORE_EX1_302` · Warlock spell · Shadow · 1 mana
///
/// > Deal $1 damage to a minion. If it dies, draw a card.
///
/// - Set: Core · common · collectible
/// - Reprint of: Mortal Coil [`EX1_302`](crate::legacy::warlock::EX1_302)
///
/// State: Reprint
//~ reprint CORE_EX1_302 8e50d35f 7d474dbe dbeb0e49.b5bc5ddb
pub const CORE_EX1_302: Power = crate::cards::EX1_302;

/// # Siphon Soul
///
/// `CORE_EX1_309` · Warlock spell · Shadow · 4 mana
///
/// > Destroy a minion. Restore #3 Health to your hero.
///
/// - Set: Core · rare · collectible
/// - Reprint of: Siphon Soul [`EX1_309`](crate::classic::warlock::EX1_309)
///
/// State: Reprint
//~ reprint CORE_EX1_309 0a13cc9d f67bc14e eab9030b.221a4393
pub const CORE_EX1_309: Power = crate::cards::EX1_309;

/// # Doomguard
///
/// `CORE_EX1_310` · Warlock minion · 5 mana · 5/7
///
/// > **Charge**. **Battlecry:** Discard two random cards.
///
/// - Set: Core · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Charge, Battlecry
/// - Tags: `DISCARD_CARDS` = 2
/// - Reprint of: Doomguard [`EX1_310`](crate::classic::warlock::EX1_310)
///
/// State: Reprint
//~ reprint CORE_EX1_310 4d2b8d30 832c190b 926b62fd.9189cdf5
pub const CORE_EX1_310: Power = crate::cards::EX1_310;

/// # Twisting Nether
///
/// `CORE_EX1_312` · Warlock spell · Shadow · 8 mana
///
/// > Destroy all minions and locations.
///
/// - Set: Core · epic · collectible
/// - Reprint of: Twisting Nether [`EX1_312`](crate::classic::warlock::EX1_312)
///
/// State: Reprint
//~ reprint CORE_EX1_312 f795a26c 92d32672 3ec3688e.e612bf80
pub const CORE_EX1_312: Power = crate::cards::EX1_312;

/// # Flame Imp
///
/// `CORE_EX1_319` · Warlock minion · 1 mana · 3/2
///
/// > **Battlecry:** Deal 3 damage to your hero.
///
/// - Set: Core · common · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry, Imp
/// - Tags: `4547` = 1
/// - Reprint of: Flame Imp [`EX1_319`](crate::classic::warlock::EX1_319)
///
/// State: Reprint
//~ reprint CORE_EX1_319 9286a1a2 0289179b 85e2ae16.0597849a
pub const CORE_EX1_319: Power = crate::cards::EX1_319;

/// # Lord Jaraxxus
///
/// `CORE_EX1_323` · Warlock hero · 8 mana · 30 health, 5 armor
///
/// > **Battlecry:** Equip a 3/8 Blood Fury.~GAMEPLAY ASPROXY CORE EX1 323
///
/// - Set: Core · legendary · collectible
/// - Mechanics: Battlecry
/// - Tags: `4546` = 1
/// - Reprint of: Lord Jaraxxus [`EX1_323`](crate::classic::warlock::EX1_323)
/// - Hero power: INFERNO! [`EX1_tk33`](crate::classic::warlock::EX1_tk33)
///
/// State: Done
//~ done CORE_EX1_323 91fd941d - 47e4ae26.a3bc74ba
pub const CORE_EX1_323: Power = battlecry(&[equip(card("EX1_323w"))]);

/// # Imp
///
/// `CORE_GIL_191t` · Warlock minion · 1 mana · 1/1
///
/// - Set: Core
/// - Minion type: Demon
/// - Mechanics: Imp
///
/// State: Vanilla
//~ vanilla CORE_GIL_191t 7a4619ab ca278a17 363b9177
pub const CORE_GIL_191t: Power = VANILLA;

/// # Drain Soul
///
/// `CORE_ICC_055` · Warlock spell · Shadow · 2 mana
///
/// > **Lifesteal** Deal $3 damage to a minion.
///
/// - Set: Core · common · collectible
/// - Mechanics: Lifesteal
/// - Reprint of: Drain Soul [`ICC_055`](crate::frozen_throne::warlock::ICC_055)
///
/// State: Reprint
//~ reprint CORE_ICC_055 f1980ae8 9a5241ab 832429d9.b1afc777
pub const CORE_ICC_055: Power = crate::cards::ICC_055;

/// # Gnomeferatu
///
/// `CORE_ICC_407` · Warlock minion · 2 mana · 2/3
///
/// > **Battlecry:** Remove the top card of your opponent's deck.
///
/// - Set: Core · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Reprint of: Gnomeferatu [`ICC_407`](crate::frozen_throne::warlock::ICC_407)
///
/// State: Reprint
//~ reprint CORE_ICC_407 4f82d3ff b03a4915 52c9f570.7d30970e
pub const CORE_ICC_407: Power = crate::cards::ICC_407;

/// # Vulgar Homunculus
///
/// `CORE_LOOT_013` · Warlock minion · 2 mana · 2/4
///
/// > **Taunt Battlecry:** Deal 2 damage to your hero.
///
/// - Set: Core · common · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt, Battlecry, Imp
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 43121, `4547` = 1
/// - Reprint of: Vulgar Homunculus [`LOOT_013`](crate::kobolds_and_catacombs::warlock::LOOT_013)
///
/// State: Reprint
//~ reprint CORE_LOOT_013 1b1d041a 71a24c7a 32e6bf12.8548aee7
pub const CORE_LOOT_013: Power = crate::cards::LOOT_013;

/// # Voidlord
///
/// `CORE_LOOT_368` · Warlock minion · 9 mana · 3/9
///
/// > **Taunt** **Deathrattle:** Summon three 1/3 Demons with **Taunt**.
///
/// - Set: Core · epic · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt, Deathrattle
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 46056
/// - Reprint of: Voidlord [`LOOT_368`](crate::kobolds_and_catacombs::warlock::LOOT_368)
/// - Tokens: Voidwalker [`CS2_065`](crate::legacy::warlock::CS2_065)
///
/// State: Reprint
//~ reprint CORE_LOOT_368 80e90197 ae5742a8 2b980cc8.508781ef
pub const CORE_LOOT_368: Power = crate::cards::LOOT_368;

/// # Archwitch Willow
///
/// `CORE_SCH_181` · Warlock minion · 8 mana · 5/5
///
/// > **Battlecry:** Summon a random Demon from your hand and deck.
///
/// - Set: Core · legendary · collectible
/// - Mechanics: Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 59252
/// - Reprint of: Archwitch Willow [`SCH_181`](crate::scholomance::warlock::SCH_181)
///
/// State: Reprint
//~ reprint CORE_SCH_181 41cc4d52 b76e1547 8a9b7869.5d63625a
pub const CORE_SCH_181: Power = crate::cards::SCH_181;

/// # Demonic Assault
///
/// `CORE_SW_088` · Warlock spell · Fel · 4 mana
///
/// > Deal $3 damage. Summon two 1/3 Voidwalkers with **Taunt**.
///
/// - Set: Core · common · collectible
/// - Refers to: Taunt
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 64897
/// - Reprint of: Demonic Assault [`SW_088`](crate::stormwind::warlock::SW_088)
/// - Tokens: Voidwalker [`CS2_065`](crate::legacy::warlock::CS2_065)
///
/// State: Reprint
//~ reprint CORE_SW_088 db94b2b4 72111b25 ebb6adde.91885b7e
pub const CORE_SW_088: Power = crate::cards::SW_088;

/// # Riftcleaver
///
/// `CORE_ULD_165` · Warlock minion · 6 mana · 7/5
///
/// > **Battlecry:** Destroy a minion. Your hero takes damage equal to its Health.
///
/// - Set: Core · epic · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 53887
/// - Target: "Destroy a minion."
/// - Reprint of: Riftcleaver [`ULD_165`](crate::saviors_of_uldum::warlock::ULD_165)
///
/// State: Reprint
//~ reprint CORE_ULD_165 2f28daa6 fcf04ba8 3d6011b5.86a71b9a
pub const CORE_ULD_165: Power = crate::cards::ULD_165;

/// # Dark Peddler
///
/// `CORE_WON_096` · Warlock minion · 2 mana · 2/3
///
/// > **Battlecry: Discover** a 1-Cost card.
///
/// - Set: Core · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Discover
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 102639, `4578` = 1
/// - Reprint of: Dark Peddler [`LOE_023`](crate::league_of_explorers::warlock::LOE_023)
///
/// State: Reprint
//~ reprint CORE_WON_096 ca508431 83863347 1487b5af.711497d4
pub const CORE_WON_096: Power = crate::cards::LOE_023;

/// # Fiendish Servant
///
/// `CORE_YOD_026` · Warlock minion · 1 mana · 2/1
///
/// > **Deathrattle:** Give this minion's Attack to a random friendly minion.
///
/// - Set: Core · common · collectible
/// - Minion type: Demon
/// - Mechanics: Deathrattle
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 56112
/// - Reprint of: Fiendish Servant [`YOD_026`](crate::galakronds_awakening::warlock::YOD_026)
///
/// State: Reprint
//~ reprint CORE_YOD_026 1522fc54 be81b61e 38dd8b34.9d4c34c8
pub const CORE_YOD_026: Power = crate::cards::YOD_026;

/// # Demonic Tyrant
///
/// `CS3_002t` · Warlock minion · 5 mana · 5/5
///
/// - Set: Core
/// - Minion type: Demon
///
/// State: Vanilla
//~ vanilla CS3_002t ef54bb6e 989edd82 b370fdda
pub const CS3_002t: Power = VANILLA;
