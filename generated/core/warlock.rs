//! Warlock cards of Core.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

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
//~ CORE_BOT_222 reprint 5725f37d 0f2fbad4
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
//~ CORE_CATA_012 todo 0545e396 dc05c7f4
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
//~ CORE_CS2_062 reprint 992fe5f5 9be52be5
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
//~ CORE_EX1_302 reprint 26b2fdb9 b5d536f7
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
//~ CORE_EX1_309 reprint d85d2fc9 6f270412
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
//~ CORE_EX1_310 reprint addbf4bb 23686507
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
//~ CORE_EX1_312 reprint 030c791a 803262a6
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
//~ CORE_EX1_319 reprint 2b9da921 f68656a3
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
/// State: Todo
//~ CORE_EX1_323 todo 31222b46 536d5168
pub const CORE_EX1_323: Power = TODO;

/// # Imp
///
/// `CORE_GIL_191t` · Warlock minion · 1 mana · 1/1
///
/// - Set: Core
/// - Minion type: Demon
/// - Mechanics: Imp
///
/// State: Vanilla
//~ CORE_GIL_191t vanilla d19ae16f 395f4032
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
//~ CORE_ICC_055 reprint 2510939a fc9c6ad4
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
//~ CORE_ICC_407 reprint f6be816c f1f6850b
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
//~ CORE_LOOT_013 reprint d654b645 d8a1ca1d
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
//~ CORE_LOOT_368 reprint 26cc20df defd6cf7
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
//~ CORE_SCH_181 reprint c589fd34 4b0136a1
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
//~ CORE_SW_088 reprint 2f64795c 72e4615d
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
//~ CORE_ULD_165 reprint 51cdf08e f69703e8
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
//~ CORE_WON_096 reprint d608a427 d9389750
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
//~ CORE_YOD_026 reprint 20ddde67 d94c9080
pub const CORE_YOD_026: Power = crate::cards::YOD_026;

/// # Demonic Tyrant
///
/// `CS3_002t` · Warlock minion · 5 mana · 5/5
///
/// - Set: Core
/// - Minion type: Demon
///
/// State: Vanilla
//~ CS3_002t vanilla f9b0a45d da1b6072
pub const CS3_002t: Power = VANILLA;
