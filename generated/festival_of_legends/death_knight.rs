//! Death Knight cards of Festival of Legends.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Hardcore Cultist
///
/// `ETC_209` · Death Knight minion · 3 mana · 2/1
///
/// > **Battlecry:** Deal 2 damage. **Finale:** To all enemies.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Cost Frost, Finale
/// - Tags: `2433` = 1
/// - Target: "Deal 2 damage."
///
/// State: Todo
//~ ETC_209 todo 1741ce68 24137aa0
pub const ETC_209: Power = TODO;

/// # Climactic Necrotic Explosion
///
/// `ETC_210` · Death Knight spell · 10 mana
///
/// > **Lifesteal**. Deal ${0} damage. Summon {1} {2}/{3} Souls. *(Randomly improved by **Corpses** you've spent)*
///
/// - Set: Festival of Legends · legendary · collectible
/// - Mechanics: Lifesteal, Cost Blood, Cost Frost, Cost Unholy
/// - Refers to: Corpse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 6, `TAG_SCRIPT_DATA_NUM_2` = 3, `1724` = 1, `TAG_SCRIPT_DATA_NUM_3` = 2, `TAG_SCRIPT_DATA_NUM_4` = 2
/// - Tokens: Die-Hard Fan [`ETC_522t`]
///
/// State: Todo
//~ ETC_210 todo d3e32d05 b8368b77
pub const ETC_210: Power = TODO;

/// # Arcanite Ripper
///
/// `ETC_423` · Death Knight weapon · 3 mana · 3/2 durability
///
/// > **Deathrattle:** Summon a @/@ **Lifesteal** Undead. *(Change your Health on your turn while equipped to improve!)*
///
/// - Set: Festival of Legends · rare · collectible
/// - Mechanics: Deathrattle, Cost Blood
/// - Refers to: Lifesteal
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
/// - Tokens: Blighthead [`ETC_423t`]
///
/// State: Todo
//~ ETC_423 todo 2f8306a8 fda1910d
pub const ETC_423: Power = TODO;

/// # Blighthead
///
/// `ETC_423t` · Death Knight minion · 1 mana · 1/1
///
/// > **Lifesteal**
///
/// - Set: Festival of Legends
/// - Minion type: Undead
/// - Mechanics: Lifesteal
///
/// State: Vanilla
//~ ETC_423t vanilla 1e5baf38 86ac2299
pub const ETC_423t: Power = VANILLA;

/// # Death Growl
///
/// `ETC_424` · Death Knight spell · 1 mana
///
/// > Choose a minion. Spread its **Deathrattle** to adjacent minions.
///
/// - Set: Festival of Legends · rare · collectible
/// - Mechanics: Cost Unholy
/// - Refers to: Deathrattle
/// - Enchantments: Wall of Death [`ETC_424e`]
///
/// State: Todo
//~ ETC_424 todo f33d34d9 59e06c6f
pub const ETC_424: Power = TODO;

/// # Wall of Death
///
/// `ETC_424e` · Death Knight enchantment
///
/// > Copied **Deathrattle** from {0}.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_424e todo 934efcc7 7c888c55
pub const ETC_424e: Power = TODO;

/// # Harmonic Metal
///
/// `ETC_427` · Death Knight spell · 3 mana
///
/// > Give 4 random minions in your hand +2/+2. *(Swaps each turn.)*
///
/// - Set: Festival of Legends · common · collectible
/// - Mechanics: Cost Blood
/// - Enchantments: Harmonic Presence [`ETC_427e`], Dissonant Presence [`ETC_427e2`]
/// - Tokens: Dissonant Metal [`ETC_427t`]
///
/// State: Todo
//~ ETC_427 todo 012213ff dddbdb97
pub const ETC_427: Power = TODO;

/// # Harmonic Presence
///
/// `ETC_427e` · Death Knight enchantment
///
/// > +2/+2.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_427e todo 87729e0c fcab1e05
pub const ETC_427e: Power = TODO;

/// # Dissonant Presence
///
/// `ETC_427e2` · Death Knight enchantment
///
/// > +4/+4.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_427e2 todo 078a2396 9f0d45bd
pub const ETC_427e2: Power = TODO;

/// # Dissonant Metal
///
/// `ETC_427t` · Death Knight spell · 3 mana
///
/// > Give 2 random minions in your hand +4/+4. *(Swaps each turn.)*
///
/// - Set: Festival of Legends · common
/// - Mechanics: Cost Blood
///
/// State: Todo
//~ ETC_427t todo ff131a8d d7e33b0f
pub const ETC_427t: Power = TODO;

/// # Boneshredder
///
/// `ETC_428` · Death Knight minion · 5 mana · 5/4
///
/// > **Battlecry:** Spend 5 **Corpses** to trigger and gain the **Deathrattle** of a random friendly minion that died this game.
///
/// - Set: Festival of Legends · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Cost Unholy, Corpse Spender
/// - Refers to: Deathrattle, Corpse
/// - Enchantments: Shredding [`ETC_428e`]
///
/// State: Todo
//~ ETC_428 todo 44bccf4e 184f019b
pub const ETC_428: Power = TODO;

/// # Shredding
///
/// `ETC_428e` · Death Knight enchantment
///
/// > Copied **Deathrattle** from {0}.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_428e todo 64547049 5f23fae7
pub const ETC_428e: Power = TODO;

/// # Screaming Banshee
///
/// `ETC_522` · Death Knight minion · 5 mana · 3/6
///
/// > **Lifesteal** After your hero gains Health, summon a Soul with that much Attack and Health.
///
/// - Set: Festival of Legends · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Lifesteal, Cost Blood
/// - Tokens: Die-Hard Fan [`ETC_522t`]
///
/// State: Todo
//~ ETC_522 todo 3de91127 6bb8b9b6
pub const ETC_522: Power = TODO;

/// # Die-Hard Fan
///
/// `ETC_522t` · Death Knight minion · 1 mana · 1/1
///
/// - Set: Festival of Legends
/// - Minion type: Undead
///
/// State: Vanilla
//~ ETC_522t vanilla a4a5c9a3 39cdc9ab
pub const ETC_522t: Power = VANILLA;

/// # Death Metal Knight
///
/// `ETC_523` · Death Knight minion · 3 mana · 3/4
///
/// > **Taunt** Costs Health instead of Mana if your hero was healed this turn.
///
/// - Set: Festival of Legends · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt
/// - Tags: `COST_BLOOD` = 2
///
/// State: Todo
//~ ETC_523 todo 96b872a2 0cccad5d
pub const ETC_523: Power = TODO;

/// # Cage Head
///
/// `ETC_526` · Death Knight minion · 8 mana · 5/1
///
/// > **Deathrattle:** Summon a 9/9 Blight Boar with **Charge** and **Taunt**.
///
/// - Set: Festival of Legends · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Refers to: Taunt, Charge
/// - Tags: `COST_UNHOLY` = 2
/// - Tokens: Blight Boar [`ETC_526t`]
///
/// State: Todo
//~ ETC_526 todo 8f3c827d e553c4a4
pub const ETC_526: Power = TODO;

/// # Blight Boar
///
/// `ETC_526t` · Death Knight minion · 9 mana · 9/9
///
/// > **Charge Taunt**
///
/// - Set: Festival of Legends
/// - Minion type: Undead, Beast
/// - Mechanics: Taunt, Charge
/// - Tags: `2542` = 1
///
/// State: Vanilla
//~ ETC_526t vanilla 7e4fcb70 06a01837
pub const ETC_526t: Power = VANILLA;

/// # Mosh Pit
///
/// `ETC_533` · Death Knight location · 2 mana · 0 uses
///
/// > Spend 3 **Corpses** to give a friendly minion **Reborn**.
///
/// - Set: Festival of Legends · common · collectible
/// - Mechanics: Corpse Spender
/// - Refers to: Reborn, Corpse
///
/// State: Todo
//~ ETC_533 todo c4bd39a7 3a5e195b
pub const ETC_533: Power = TODO;

/// # Hollow Hound
///
/// `JAM_004` · Multi-class minion · 6 mana · 3/4
///
/// > **Lifesteal**, **Rush** Also damages minions next to whomever this attacks.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Undead, Beast
/// - Classes: Death Knight, Hunter
/// - Mechanics: Lifesteal, Rush
/// - Tags: `2542` = 1
///
/// State: Todo
//~ JAM_004 todo 04704a7b 1c5b8dc1
pub const JAM_004: Power = TODO;

/// # Yelling Yodeler
///
/// `JAM_005` · Multi-class minion · 4 mana · 3/4
///
/// > **Battlecry:** Trigger a friendly minion's **Deathrattle** twice.
///
/// - Set: Festival of Legends · rare · collectible
/// - Minion type: Undead
/// - Classes: Death Knight, Hunter
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Target: "Trigger a friendly minion's Deathrattle twice."
///
/// State: Todo
//~ JAM_005 todo 7a57f8f0 e7f2913e
pub const JAM_005: Power = TODO;

/// # Cold Feet
///
/// `JAM_006` · Multi-class spell · Frost · 2 mana
///
/// > Enemy minions cost (5) more next turn.
///
/// - Set: Festival of Legends · rare · collectible
/// - Classes: Death Knight, Paladin
/// - Enchantments: Cold Feet [`JAM_006e`], Cold Feet [`JAM_006e2`]
///
/// State: Todo
//~ JAM_006 todo d29338b2 d0a30f3e
pub const JAM_006: Power = TODO;

/// # Cold Feet
///
/// `JAM_006e` · Neutral enchantment
///
/// > Your minions cost (5) more this turn.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ JAM_006e todo 416a710f fa899cee
pub const JAM_006e: Power = TODO;

/// # Cold Feet
///
/// `JAM_006e2` · Neutral enchantment
///
/// > Costs (5) more.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ JAM_006e2 todo d16f6259 9de4a8fe
pub const JAM_006e2: Power = TODO;

/// # Cool Ghoul
///
/// `JAM_007` · Multi-class minion · 4 mana · 3/1
///
/// > **Divine Shield Reborn**
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Undead
/// - Classes: Death Knight, Paladin
/// - Mechanics: Divine Shield, Reborn
///
/// State: Vanilla
//~ JAM_007 vanilla 1ee80be3 188f1620
pub const JAM_007: Power = VANILLA;

/// # Dead Air
///
/// `JAM_008` · Death Knight spell · 2 mana
///
/// > Destroy your Undead. Resummon them.
///
/// - Set: Festival of Legends · rare · collectible
/// - Mechanics: Cost Frost, Cost Unholy
///
/// State: Todo
//~ JAM_008 todo 015065c5 c0abaeda
pub const JAM_008: Power = TODO;
