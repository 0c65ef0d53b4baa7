//! Neutral cards of Naxxramas.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Zombie Chow
///
/// `FP1_001` · Neutral minion · 1 mana · 2/3
///
/// > **Deathrattle:** Restore #5 Health to the enemy hero.
///
/// - Set: Naxxramas · common · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ FP1_001 todo 4c07f229 d8accfc5
pub const FP1_001: Power = TODO;

/// # Haunted Creeper
///
/// `FP1_002` · Neutral minion · 2 mana · 1/2
///
/// > **Deathrattle:** Summon two 1/1 Spectral Spiders.
///
/// - Set: Naxxramas · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Tokens: Spectral Spider [`FP1_002t`]
///
/// State: Todo
//~ FP1_002 todo 9df59758 a49456c6
pub const FP1_002: Power = TODO;

/// # Spectral Spider
///
/// `FP1_002t` · Neutral minion · 1 mana · 1/1
///
/// - Set: Naxxramas
/// - Minion type: Undead, Beast
/// - Tags: `2542` = 1
///
/// State: Vanilla
//~ FP1_002t vanilla 2fcdd21d b2d29ffd
pub const FP1_002t: Power = VANILLA;

/// # Echoing Ooze
///
/// `FP1_003` · Neutral minion · 2 mana · 1/2
///
/// > **Battlecry:** Summon an exact copy of this minion at the end of the turn.
///
/// - Set: Naxxramas · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ FP1_003 todo 99dcb46e 4010eb11
pub const FP1_003: Power = TODO;

/// # Mad Scientist
///
/// `FP1_004` · Neutral minion · 2 mana · 2/2
///
/// > **Deathrattle:** Put a **Secret** from your deck into the battlefield.
///
/// - Set: Naxxramas · common · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Refers to: Secret
///
/// State: Todo
//~ FP1_004 todo 348b90c4 7169d88f
pub const FP1_004: Power = TODO;

/// # Shade of Naxxramas
///
/// `FP1_005` · Neutral minion · 3 mana · 2/2
///
/// > Stealth**.** At the start of your turn, gain +1/+1.
///
/// - Set: Naxxramas · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Stealth
/// - Enchantments: Consume [`FP1_005e`]
///
/// State: Todo
//~ FP1_005 todo 599b0c56 17cbdfdf
pub const FP1_005: Power = TODO;

/// # Consume
///
/// `FP1_005e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Naxxramas
///
/// State: Todo
//~ FP1_005e todo aead362b 0d47100c
pub const FP1_005e: Power = TODO;

/// # Deathcharger
///
/// `FP1_006` · Neutral minion · 1 mana · 2/3
///
/// > **Charge. Deathrattle:** Deal 3 damage to your hero.
///
/// - Set: Naxxramas
/// - Minion type: Undead, Beast
/// - Mechanics: Charge, Deathrattle
/// - Tags: `2542` = 1
///
/// State: Todo
//~ FP1_006 todo 2b828ab2 2227f6d7
pub const FP1_006: Power = TODO;

/// # Nerubian Egg
///
/// `FP1_007` · Neutral minion · 2 mana · 0/2
///
/// > **Deathrattle:** Summon a 4/4 Nerubian.
///
/// - Set: Naxxramas · rare · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Nerubian [`FP1_007t`](crate::classic::neutral::FP1_007t)
///
/// State: Todo
//~ FP1_007 todo b1b2a840 68177fdf
pub const FP1_007: Power = TODO;

/// # Spectral Knight
///
/// `FP1_008` · Neutral minion · 5 mana · 4/6
///
/// > **Elusive**
///
/// - Set: Naxxramas · common · collectible
/// - Minion type: Undead
/// - Mechanics: Elusive
///
/// State: Vanilla
//~ FP1_008 vanilla 9b0a05c2 8753b8cb
pub const FP1_008: Power = VANILLA;

/// # Deathlord
///
/// `FP1_009` · Neutral minion · 3 mana · 2/8
///
/// > **Taunt. Deathrattle:** Your opponent puts a minion from their deck into the battlefield.
///
/// - Set: Naxxramas · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Deathrattle
///
/// State: Todo
//~ FP1_009 todo 68c064e6 d170b884
pub const FP1_009: Power = TODO;

/// # Maexxna
///
/// `FP1_010` · Neutral minion · 6 mana · 2/8
///
/// > **Poisonous**
///
/// - Set: Naxxramas · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Poisonous, Bacon Subset Beast
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 63781
///
/// State: Vanilla
//~ FP1_010 vanilla 0ad43989 a580193a
pub const FP1_010: Power = VANILLA;

/// # Sludge Belcher
///
/// `FP1_012` · Neutral minion · 5 mana · 3/6
///
/// > **Taunt Deathrattle:** Summon a 1/2 Slime with **Taunt**.
///
/// - Set: Naxxramas · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Deathrattle
/// - Tokens: Putrid Slime [`FP1_012t`]
///
/// State: Todo
//~ FP1_012 todo 2a290110 0798443b
pub const FP1_012: Power = TODO;

/// # Putrid Slime
///
/// `FP1_012t` · Neutral minion · 1 mana · 1/2
///
/// > **Taunt**
///
/// - Set: Naxxramas
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ FP1_012t vanilla 090baf0d b9e9ec90
pub const FP1_012t: Power = VANILLA;

/// # Kel'Thuzad
///
/// `FP1_013` · Neutral minion · 8 mana · 6/8
///
/// > At the end of each turn, summon all friendly minions that died this turn.
///
/// - Set: Naxxramas · legendary · collectible
/// - Minion type: Undead
///
/// State: Todo
//~ FP1_013 todo fc72935c 2057a546
pub const FP1_013: Power = TODO;

/// # Stalagg
///
/// `FP1_014` · Neutral minion · 5 mana · 7/4
///
/// > **Deathrattle:** If Feugen also died this game, summon Thaddius.
///
/// - Set: Naxxramas · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Tokens: Thaddius [`FP1_014t`]
///
/// State: Todo
//~ FP1_014 todo ea303092 61e29fce
pub const FP1_014: Power = TODO;

/// # Thaddius
///
/// `FP1_014t` · Neutral minion · 10 mana · 11/11
///
/// - Set: Naxxramas
/// - Minion type: Undead
///
/// State: Vanilla
//~ FP1_014t vanilla 3910191a d9eecd91
pub const FP1_014t: Power = VANILLA;

/// # Feugen
///
/// `FP1_015` · Neutral minion · 5 mana · 4/7
///
/// > **Deathrattle:** If Stalagg also died this game, summon Thaddius.
///
/// - Set: Naxxramas · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ FP1_015 todo 5b59d8fe e3cf1dc7
pub const FP1_015: Power = TODO;

/// # Wailing Soul
///
/// `FP1_016` · Neutral minion · 4 mana · 3/5
///
/// > **Battlecry: Silence** your other minions.
///
/// - Set: Naxxramas · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Refers to: Silence
///
/// State: Todo
//~ FP1_016 todo 29d11c68 5d44989b
pub const FP1_016: Power = TODO;

/// # Nerub'ar Weblord
///
/// `FP1_017` · Neutral minion · 2 mana · 1/4
///
/// > Minions with **Battlecry** cost (2) more.
///
/// - Set: Naxxramas · common · collectible
/// - Minion type: Undead
/// - Mechanics: Aura
/// - Refers to: Battlecry
/// - Enchantments: Webbed [`FP1_017e`]
///
/// State: Todo
//~ FP1_017 todo 0720f3e6 7edee7ce
pub const FP1_017: Power = TODO;

/// # Webbed
///
/// `FP1_017e` · Neutral enchantment
///
/// > Costs (2) more.
///
/// - Set: Naxxramas
///
/// State: Todo
//~ FP1_017e todo 2f5b515a aa5aa358
pub const FP1_017e: Power = TODO;

/// # Unstable Ghoul
///
/// `FP1_024` · Neutral minion · 2 mana · 1/3
///
/// > **Taunt**. **Deathrattle:** Deal 1 damage to all minions.
///
/// - Set: Naxxramas · common · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Deathrattle
///
/// State: Todo
//~ FP1_024 todo b4102442 5fed5976
pub const FP1_024: Power = TODO;

/// # Stoneskin Gargoyle
///
/// `FP1_027` · Neutral minion · 3 mana · 1/4
///
/// > At the start of your turn, restore this minion to full Health.
///
/// - Set: Naxxramas · common · collectible
/// - Minion type: Undead
///
/// State: Todo
//~ FP1_027 todo d06b2178 2167c749
pub const FP1_027: Power = TODO;

/// # Undertaker
///
/// `FP1_028` · Neutral minion · 1 mana · 1/2
///
/// > Whenever you summon a minion with **Deathrattle**, gain +1/+1.
///
/// - Set: Naxxramas · common · collectible
/// - Minion type: Undead
/// - Refers to: Deathrattle
/// - Enchantments: Darkness Calls [`FP1_028e`]
///
/// State: Todo
//~ FP1_028 todo bdbd668c cce87d1f
pub const FP1_028: Power = TODO;

/// # Darkness Calls
///
/// `FP1_028e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Naxxramas
///
/// State: Todo
//~ FP1_028e todo 40e379f8 39384f05
pub const FP1_028e: Power = TODO;

/// # Dancing Swords
///
/// `FP1_029` · Neutral minion · 3 mana · 4/4
///
/// > **Deathrattle:** Your opponent draws a card.
///
/// - Set: Naxxramas · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ FP1_029 todo cac58a63 ffaf1bf2
pub const FP1_029: Power = TODO;

/// # Loatheb
///
/// `FP1_030` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Enemy spells cost (5) more next turn.
///
/// - Set: Naxxramas · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Enchantments: Necrotic Aura [`FP1_030e`], Necrotic Aura [`FP1_030e2`]
///
/// State: Todo
//~ FP1_030 todo 306cac80 0769feaf
pub const FP1_030: Power = TODO;

/// # Necrotic Aura
///
/// `FP1_030e` · Neutral enchantment
///
/// > Your spells cost (5) more this turn.
///
/// - Set: Naxxramas
///
/// State: Todo
//~ FP1_030e todo d6f4b2f4 0689c080
pub const FP1_030e: Power = TODO;

/// # Necrotic Aura
///
/// `FP1_030e2` · Neutral enchantment
///
/// > Costs (5) more.
///
/// - Set: Naxxramas
///
/// State: Todo
//~ FP1_030e2 todo 0dd80276 cbc5f266
pub const FP1_030e2: Power = TODO;

/// # Baron Rivendare
///
/// `FP1_031` · Neutral minion · 4 mana · 1/7
///
/// > Your minions trigger their **Deathrattles** twice.
///
/// - Set: Naxxramas · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Aura
/// - Refers to: Deathrattle
/// - Enchantments: Rivendare Deathrattle [`FP1_031e`]
///
/// State: Todo
//~ FP1_031 todo a4d8b38a ff19a674
pub const FP1_031: Power = TODO;

/// # Rivendare Deathrattle
///
/// `FP1_031e` · Neutral enchantment
///
/// > Your minions trigger their **Deathrattles** twice.
///
/// - Set: Naxxramas
///
/// State: Todo
//~ FP1_031e todo 17b15d6f d465755e
pub const FP1_031e: Power = TODO;

/// # The Coin
///
/// `FP1_COIN` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Naxxramas
/// - Mechanics: Coin Card
///
/// State: Todo
//~ FP1_COIN todo 416e0ec4 07037173
pub const FP1_COIN: Power = TODO;
