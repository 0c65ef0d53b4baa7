//! Shaman cards of Cataclysm.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Al'Akir, Lord of Storms
///
/// `CATA_153` · Shaman minion · 8 mana · 2/8
///
/// > **Colossal +2,** Rush**, Windfury Battlecry:** Get 2 minions with Cost equal to this minion's Attack. They cost (1).
///
/// - Set: Cataclysm · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Windfury, Battlecry, Rush, Colossal
/// - Refers to: Herald
/// - Tags: `1544` = 1, `1724` = 1, `4538` = 1
/// - Enchantments: Spark of Fury [`CATA_153e`]
/// - Tokens: Charged Hand of Al'Akir [`CATA_153t`], Charged Hand of Al'Akir [`CATA_153t1`]
///
/// State: Todo
//~ CATA_153 todo 3a6a55b5 4f72f23e
pub const CATA_153: Power = TODO;

/// # Spark of Fury
///
/// `CATA_153e` · Shaman enchantment
///
/// > +@ Attack.
///
/// - Set: Cataclysm
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ CATA_153e todo 8b0ccf97 d1a46f21
pub const CATA_153e: Power = TODO;

/// # Charged Hand of Al'Akir
///
/// `CATA_153t` · Shaman minion · 1 mana · 1/2
///
/// > Adjacent minions have +{0} Attack. ***Herald** twice to upgrade.*@Adjacent minions have +{0} Attack. ***Herald** once to upgrade.*@Adjacent minions have +{0} Attack.
///
/// - Set: Cataclysm
/// - Minion type: Elemental
/// - Mechanics: Aura, Colossal Limb
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `1724` = 1
///
/// State: Todo
//~ CATA_153t todo 4ceb240b 6b815de4
pub const CATA_153t: Power = TODO;

/// # Charged Hand of Al'Akir
///
/// `CATA_153t1` · Shaman minion · 1 mana · 1/2
///
/// > Adjacent minions have +{0} Attack. ***Herald** twice to upgrade.*@Adjacent minions have +{0} Attack. ***Herald** once to upgrade.*@Adjacent minions have +{0} Attack.
///
/// - Set: Cataclysm
/// - Minion type: Elemental
/// - Mechanics: Aura, Colossal Limb
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `1724` = 1
///
/// State: Todo
//~ CATA_153t1 todo 48eef3b2 903cb4c7
pub const CATA_153t1: Power = TODO;

/// # Ritual of Power
///
/// `CATA_561` · Shaman spell · Nature · 2 mana
///
/// > **Herald** {0}. Get two 1/1 Elementals with **Rush**.
///
/// - Set: Cataclysm · rare · collectible
/// - Mechanics: Herald
/// - Refers to: Rush
/// - Tags: `1724` = 1, `TAG_SCRIPT_DATA_NUM_3` = 1, `4538` = 1, `4632` = 2
/// - Tokens: Breezling [`CATA_561t`]
///
/// State: Todo
//~ CATA_561 todo 3a680b3e 1477df79
pub const CATA_561: Power = TODO;

/// # Breezling
///
/// `CATA_561t` · Shaman minion · 1 mana · 1/1
///
/// > **Rush**
///
/// - Set: Cataclysm
/// - Minion type: Elemental
/// - Mechanics: Rush
///
/// State: Vanilla
//~ CATA_561t vanilla 3504bac8 3677cbc5
pub const CATA_561t: Power = VANILLA;

/// # Crackling Cloudstrider
///
/// `CATA_563` · Shaman minion · 3 mana · 4/3
///
/// > **Battlecry:** Choose a spell in your hand that costs (4) or less to absorb. **Deathrattle:** Cast it.
///
/// - Set: Cataclysm · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Deathrattle, Battlecry, Can Target Cards In Hand
/// - Target: "Choose a spell in hand."
/// - Enchantments: Overcast [`CATA_563e2`]
///
/// State: Todo
//~ CATA_563 todo aa22bb29 944b1333
pub const CATA_563: Power = TODO;

/// # Overcast
///
/// `CATA_563e2` · Shaman enchantment
///
/// > **Deathrattle:** Cast {0}.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ CATA_563e2 todo 073f49b2 af1af928
pub const CATA_563e2: Power = TODO;

/// # Air Support
///
/// `CATA_564` · Shaman minion · 5 mana · 5/5
///
/// > **Battlecry:** Give a friendly minion **Mega-Windfury**. It can't attack heroes.
///
/// - Set: Cataclysm · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Mega Windfury
/// - Target: "Choose a friendly minion."
/// - Enchantments: Air Support [`CATA_564e`]
///
/// State: Todo
//~ CATA_564 todo 101fa68f 1fbddf6e
pub const CATA_564: Power = TODO;

/// # Air Support
///
/// `CATA_564e` · Shaman enchantment
///
/// > **Mega-Windfury**. Can't attack heroes.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ CATA_564e todo 61afdd0f 5d87e8ad
pub const CATA_564e: Power = TODO;

/// # Skywall Sentinel
///
/// `CATA_565` · Shaman minion · 2 mana · 0/2
///
/// > **Taunt Battlecry: Herald** {0}.
///
/// - Set: Cataclysm · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt, Battlecry, Herald
/// - Tags: `1724` = 1, `4538` = 1, `4632` = 2
/// - Tokens: Soldier of Al'Akir [`CATA_565t`]
///
/// State: Todo
//~ CATA_565 todo 9aec3372 c13e76bb
pub const CATA_565: Power = TODO;

/// # Soldier of Al'Akir
///
/// `CATA_565t` · Shaman minion · 1 mana · 1/2
///
/// > Adjacent minions have +{0} Attack. ***Herald** twice to upgrade.*@Adjacent minions have +{0} Attack. ***Herald** once to upgrade.*@Adjacent minions have +{0} Attack.
///
/// - Set: Cataclysm
/// - Minion type: Elemental
/// - Mechanics: Aura
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `1724` = 1
///
/// State: Todo
//~ CATA_565t todo 3872939b 976517b0
pub const CATA_565t: Power = TODO;

/// # Ascendance
///
/// `CATA_567` · Shaman spell · Nature · 4 mana
///
/// > Transform all friendly minions into ones that cost (1) more. They summon the originals when they die.
///
/// - Set: Cataclysm · epic · collectible
/// - Enchantments: Ascended [`CATA_567e`]
///
/// State: Todo
//~ CATA_567 todo 8072e642 4da10488
pub const CATA_567: Power = TODO;

/// # Ascended
///
/// `CATA_567e` · Neutral enchantment
///
/// > **Deathrattle:** Summon {0}.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ CATA_567e todo 7e8c5aa9 faf2f621
pub const CATA_567e: Power = TODO;

/// # Muradin's Last Stand
///
/// `CATA_568` · Shaman spell · Nature · 9 mana
///
/// > Draw 2 cards. Costs (1) less for each time a friendly character attacked this game.
///
/// - Set: Cataclysm · rare · collectible
///
/// State: Todo
//~ CATA_568 todo ed4f8731 17b0661b
pub const CATA_568: Power = TODO;

/// # Ceremonial Clash
///
/// `CATA_569` · Shaman spell · 4 mana
///
/// > Summon a random 3, 2, and 1-Cost minion. **Overload:** (1)
///
/// - Set: Cataclysm · common · collectible
/// - Mechanics: Overload
///
/// State: Todo
//~ CATA_569 todo 3d5bb66e 7616acdf
pub const CATA_569: Power = TODO;

/// # Morchok
///
/// `CATA_570` · Shaman minion · 10 mana · 10/10
///
/// > **Battlecry:** Draw a card and reduce its Cost by (10). Repeat this with excess Cost reduction.
///
/// - Set: Cataclysm · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Enchantments: Worldbreak [`CATA_570e`]
///
/// State: Todo
//~ CATA_570 todo 1010578a bbdf4042
pub const CATA_570: Power = TODO;

/// # Worldbreak
///
/// `CATA_570e` · Neutral enchantment
///
/// > Reduced Cost.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ CATA_570e todo de373abf ae0aad1c
pub const CATA_570e: Power = TODO;

/// # Stormbinder
///
/// `CATA_724` · Shaman minion · 4 mana · 7/7
///
/// > **Deathrattle:** Unlock your **Overloaded** Mana Crystals. **Overload:** (3)
///
/// - Set: Cataclysm · common · collectible
/// - Mechanics: Deathrattle
/// - Tags: `OVERLOAD` = 3
///
/// State: Todo
//~ CATA_724 todo e43df532 db0a298b
pub const CATA_724: Power = TODO;
