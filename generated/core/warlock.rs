//! Warlock cards of Core.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 1d92e30c

/// # Spirit Bomb
/// Spell · Shadow · 1 mana
/// > Deal $4 damage to a minion and your hero.
/// - Reprint of: [`BOT_222`](crate::boomsday::warlock::BOT_222)
//~ reprint CORE_BOT_222 65c92b69 ca4a4f53.20d769cc 4606d59e.0d0719cf
pub const CORE_BOT_222: Power = crate::cards::BOT_222;

/// # Forbidden Ritual
/// Spell · 3 mana
/// > Not implemented yet. Use this for art/VFX for new Core card.
//~ todo CORE_CATA_012 eea5ec49 82ede6d1.f1c428c1 7a0f89f8
pub const CORE_CATA_012: Power = TODO;

/// # Hellfire
/// Spell · Fire · 3 mana
/// > Deal $3 damage to ALL characters.
/// - Reprint of: [`CS2_062`](crate::legacy::warlock::CS2_062)
//~ reprint CORE_CS2_062 ebd4d06b 3af9bd75.7d977b6c 6967f508.6c628daa
pub const CORE_CS2_062: Power = crate::cards::CS2_062;

/// # Mortal Coil
/// Spell · Shadow · 1 mana
/// > Deal $1 damage to a minion. If it dies, draw a card.
/// - Reprint of: [`EX1_302`](crate::legacy::warlock::EX1_302)
//~ reprint CORE_EX1_302 7d474dbe ca4a4f53.b5bc5ddb 183b0c39.181e9b23
pub const CORE_EX1_302: Power = crate::cards::EX1_302;

/// # Siphon Soul
/// Spell · Shadow · 4 mana
/// > Destroy a minion. Restore #3 Health to your hero.
/// - Reprint of: [`EX1_309`](crate::classic::warlock::EX1_309)
//~ reprint CORE_EX1_309 f67bc14e 1e562e45.221a4393 1654f0f1.fe1f35c2
pub const CORE_EX1_309: Power = crate::cards::EX1_309;

/// # Doomguard
/// Minion · Demon · 5 mana · 5/7
/// > **Charge**. **Battlecry:** Discard two random cards.
/// - Reprint of: [`EX1_310`](crate::classic::warlock::EX1_310)
//~ reprint CORE_EX1_310 832c190b d4e07bd7.9189cdf5 49920cbb.2d87396e
pub const CORE_EX1_310: Power = crate::cards::EX1_310;

/// # Twisting Nether
/// Spell · Shadow · 8 mana
/// > Destroy all minions and locations.
/// - Reprint of: [`EX1_312`](crate::classic::warlock::EX1_312)
//~ reprint CORE_EX1_312 92d32672 8fec8bd8.e612bf80 73942889.65d5ad53
pub const CORE_EX1_312: Power = crate::cards::EX1_312;

/// # Flame Imp
/// Minion · Demon · 1 mana · 3/2
/// > **Battlecry:** Deal 3 damage to your hero.
/// - Reprint of: [`EX1_319`](crate::classic::warlock::EX1_319)
//~ reprint CORE_EX1_319 0289179b 3e7c6181.0597849a 6d85a888.ea9b6df2
pub const CORE_EX1_319: Power = crate::cards::EX1_319;

/// # Lord Jaraxxus
/// Hero · 8 mana · 30 health, 5 armor
/// > **Battlecry:** Equip a 3/8 Blood Fury.\~GAMEPLAY ASPROXY CORE EX1 323
/// - Reprint of: [`EX1_323`](crate::classic::warlock::EX1_323)
/// - Makes: [`EX1_tk33`](crate::classic::warlock::EX1_tk33)
//~ done CORE_EX1_323 - a445d38d.34fa32cd ef3c56d6.28d185db.b156d013
pub const CORE_EX1_323: Power = battlecry(&[equip(card("EX1_323w"))]);

/// # Imp
/// Minion · Demon · 1 mana · 1/1
//~ vanilla CORE_GIL_191t ca278a17 18149ac8 549723b0
pub const CORE_GIL_191t: Power = VANILLA;

/// # Drain Soul
/// Spell · Shadow · 2 mana
/// > **Lifesteal** Deal $3 damage to a minion.
/// - Reprint of: [`ICC_055`](crate::frozen_throne::warlock::ICC_055)
//~ reprint CORE_ICC_055 9a5241ab a5d45018.b1afc777 883de9f4.2360cd30
pub const CORE_ICC_055: Power = crate::cards::ICC_055;

/// # Gnomeferatu
/// Minion · Undead · 2 mana · 2/3
/// > **Battlecry:** Remove the top card of your opponent's deck.
/// - Reprint of: [`ICC_407`](crate::frozen_throne::warlock::ICC_407)
//~ reprint CORE_ICC_407 b03a4915 af5d8f40.7d30970e f8719a9a.b7e0bf69
pub const CORE_ICC_407: Power = crate::cards::ICC_407;

/// # Vulgar Homunculus
/// Minion · Demon · 2 mana · 2/4
/// > **Taunt Battlecry:** Deal 2 damage to your hero.
/// - Reprint of: [`LOOT_013`](crate::kobolds_and_catacombs::warlock::LOOT_013)
//~ reprint CORE_LOOT_013 71a24c7a b4fcaa05.8548aee7 56bc16dd.f987580f
pub const CORE_LOOT_013: Power = crate::cards::LOOT_013;

/// # Voidlord
/// Minion · Demon · 9 mana · 3/9
/// > **Taunt Deathrattle:** Summon three 1/3 Demons with **Taunt**.
/// - Reprint of: [`LOOT_368`](crate::kobolds_and_catacombs::warlock::LOOT_368)
/// - Makes: [`CS2_065`](crate::legacy::warlock::CS2_065)
//~ reprint CORE_LOOT_368 ae5742a8 9677f7a5.c5f9d04f aeab8214.10ed2493.bd919395
pub const CORE_LOOT_368: Power = crate::cards::LOOT_368;

/// # Archwitch Willow
/// Minion · 8 mana · 5/5
/// > **Battlecry:** Summon a random Demon from your hand and deck.
/// - Reprint of: [`SCH_181`](crate::scholomance::warlock::SCH_181)
//~ reprint CORE_SCH_181 b76e1547 be3862ec.5d63625a 97cab345.a3eadbc4
pub const CORE_SCH_181: Power = crate::cards::SCH_181;

/// # Demonic Assault
/// Spell · Fel · 4 mana
/// > Deal $3 damage. Summon two 1/3 Voidwalkers with **Taunt**.
/// - Reprint of: [`SW_088`](crate::stormwind::warlock::SW_088)
/// - Makes: [`CS2_065`](crate::legacy::warlock::CS2_065)
//~ reprint CORE_SW_088 72111b25 239e5a75.91885b7e 377be0bb.17b79c09.bd919395
pub const CORE_SW_088: Power = crate::cards::SW_088;

/// # Riftcleaver
/// Minion · Demon · 6 mana · 7/5
/// > **Battlecry:** Destroy a minion. Your hero takes damage equal to its Health.
/// - Reprint of: [`ULD_165`](crate::saviors_of_uldum::warlock::ULD_165)
//~ reprint CORE_ULD_165 fcf04ba8 05bf6f84.86a71b9a 5e3c5471.e95125a1
pub const CORE_ULD_165: Power = crate::cards::ULD_165;

/// # Dark Peddler
/// Minion · Undead · 2 mana · 2/3
/// > **Battlecry: Discover** a 1-Cost card.
/// - Reprint of: [`LOE_023`](crate::league_of_explorers::warlock::LOE_023)
//~ reprint CORE_WON_096 83863347 af5d8f40.711497d4 ae29a9be.75de1637
pub const CORE_WON_096: Power = crate::cards::LOE_023;

/// # Fiendish Servant
/// Minion · Demon · 1 mana · 2/1
/// > **Deathrattle:** Give this minion's Attack to a random friendly minion.
/// - Reprint of: [`YOD_026`](crate::galakronds_awakening::warlock::YOD_026)
//~ reprint CORE_YOD_026 be81b61e 7f9f31dc.9d4c34c8 a8a2662d.93f80df4
pub const CORE_YOD_026: Power = crate::cards::YOD_026;

/// # Demonic Tyrant
/// Minion · Demon · 5 mana · 5/5
//~ vanilla CS3_002t 989edd82 d4e7e34d bb2771d5
pub const CS3_002t: Power = VANILLA;
