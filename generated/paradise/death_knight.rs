//! Death Knight cards of Perils in Paradise.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Frostbitten Freebooter
///
/// `VAC_402` · Death Knight minion · 3 mana · 2/2
///
/// > Deathrattle: **Freeze** 3 random enemies. Any that were already **Frozen** take 5 damage instead.
///
/// - Set: Perils in Paradise · epic · collectible
/// - Minion type: Undead, Pirate
/// - Mechanics: Deathrattle, Cost Frost
/// - Refers to: Freeze
/// - Tags: `2522` = 1
///
/// State: Todo
//~ VAC_402 todo 36a484c3 37da3825
pub const VAC_402: Power = TODO;

/// # Horizon's Edge
///
/// `VAC_425` · Death Knight location · 4 mana · 0 uses
///
/// > Deal 3 damage randomly split among all enemies. After a friendly minion dies, reopen this.
///
/// - Set: Perils in Paradise · rare · collectible
///
/// State: Todo
//~ VAC_425 todo 4ed07c91 3bbde07d
pub const VAC_425: Power = TODO;

/// # Eliza Goreblade
///
/// `VAC_426` · Death Knight minion · 4 mana · 4/3
///
/// > **Deathrattle:** For the rest of the game, your minions have +1 Attack.
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Minion type: Undead, Pirate
/// - Mechanics: Deathrattle, Cost Blood, Cost Frost
/// - Tags: `2534` = 1
/// - Enchantments: Vitality Shift [`VAC_426e`], Vitalized [`VAC_426e2`]
///
/// State: Todo
//~ VAC_426 todo 0fd6880f f73eaf22
pub const VAC_426: Power = TODO;

/// # Vitality Shift
///
/// `VAC_426e` · Priest enchantment
///
/// > For the rest of the game, your minions have +1 Attack.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_426e todo 35619b74 27e93166
pub const VAC_426e: Power = TODO;

/// # Vitalized
///
/// `VAC_426e2` · Priest enchantment
///
/// > +1 Attack
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_426e2 todo 886f55b6 899c05fa
pub const VAC_426e2: Power = TODO;

/// # Corpsicle
///
/// `VAC_427` · Death Knight spell · Frost · 2 mana
///
/// > Deal $3 damage. Spend 3 **Corpses** to return this to your hand at the end of your turn.
///
/// - Set: Perils in Paradise · common · collectible
/// - Mechanics: Cost Frost, Corpse Spender
/// - Refers to: Corpse
/// - Enchantments: Corpsicle [`VAC_427e`]
///
/// State: Todo
//~ VAC_427 todo 9f7cd3b8 43f343b8
pub const VAC_427: Power = TODO;

/// # Corpsicle
///
/// `VAC_427e` · Neutral enchantment
///
/// > Get a Corpsicle at the end of the turn.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_427e todo 5a3e0c4b 8bd41112
pub const VAC_427e: Power = TODO;

/// # Snow Shredder
///
/// `VAC_429` · Death Knight minion · 4 mana · 4/4
///
/// > Costs (1) if a character is **Frozen**.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Cost Frost
/// - Refers to: Freeze
///
/// State: Todo
//~ VAC_429 todo ea687e1c cd946687
pub const VAC_429: Power = TODO;

/// # Brittlebone Buccaneer
///
/// `VAC_436` · Death Knight minion · 2 mana · 1/4
///
/// > Whenever you play a **Deathrattle** minion, give it **Reborn**.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Minion type: Undead, Pirate
/// - Mechanics: Cost Unholy
/// - Refers to: Deathrattle, Reborn
/// - Tags: `2522` = 1
///
/// State: Todo
//~ VAC_436 todo f8357119 bd24452e
pub const VAC_436: Power = TODO;

/// # Buttons
///
/// `VAC_437` · Death Knight minion · 4 mana · 4/4
///
/// > **Shaman Tourist** **Battlecry:** Draw a spell of each spell school.
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Shaman Tourist
/// - Tags: `1724` = 1, `2936` = 1, `TOURIST` = 8, `4357` = 1
///
/// State: Todo
//~ VAC_437 todo 8111c6f0 3630682b
pub const VAC_437: Power = TODO;

/// # Ghouls' Night
///
/// `VAC_445` · Death Knight spell · 4 mana
///
/// > Summon five 1/1 Ghouls that attack random enemies.
///
/// - Set: Perils in Paradise · common · collectible
/// - Mechanics: Cost Unholy
/// - Tokens: Slumbering Ghoul [`VAC_445t`]
///
/// State: Todo
//~ VAC_445 todo 788f8e9e 627ce0db
pub const VAC_445: Power = TODO;

/// # Slumbering Ghoul
///
/// `VAC_445t` · Death Knight minion · 1 mana · 1/1
///
/// - Set: Perils in Paradise
/// - Minion type: Undead
///
/// State: Vanilla
//~ VAC_445t vanilla d243ba67 b51b736d
pub const VAC_445t: Power = VANILLA;

/// # Slippery Slope
///
/// `VAC_513` · Death Knight spell · Frost · 2 mana
///
/// > **Freeze** a character. Draw a card for each **Frozen** character.
///
/// - Set: Perils in Paradise · epic · collectible
/// - Refers to: Freeze
/// - Tags: `COST_FROST` = 2
///
/// State: Todo
//~ VAC_513 todo 6a0113a0 cb757922
pub const VAC_513: Power = TODO;

/// # Dreadhound Handler
///
/// `VAC_514` · Death Knight minion · 2 mana · 2/2
///
/// > **Rush Deathrattle:** Summon a 1/1 Dreadhound with **Reborn**.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Undead, Pirate
/// - Mechanics: Deathrattle, Rush
/// - Refers to: Reborn
/// - Tags: `2534` = 1
/// - Tokens: Dreadhound [`VAC_514t`]
///
/// State: Todo
//~ VAC_514 todo 2f4e00a2 04e638eb
pub const VAC_514: Power = TODO;

/// # Dreadhound
///
/// `VAC_514t` · Death Knight minion · 1 mana · 1/1
///
/// > **Reborn**
///
/// - Set: Perils in Paradise
/// - Minion type: Undead, Beast
/// - Mechanics: Reborn
/// - Tags: `2542` = 1
///
/// State: Vanilla
//~ VAC_514t vanilla 88b6ddd0 145eda4e
pub const VAC_514t: Power = VANILLA;

/// # Travel Security
///
/// `WORK_010` · Death Knight minion · 6 mana · 2/2
///
/// > **Taunt**. **Deathrattle:** Summon a random 8-Cost minion.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Deathrattle
///
/// State: Todo
//~ WORK_010 todo 176e5615 30c31cf0
pub const WORK_010: Power = TODO;

/// # Eternal Layover
///
/// `WORK_028` · Death Knight spell · 4 mana
///
/// > Give ALL minions **Reborn**, then destroy all minions.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Mechanics: Cost Unholy
/// - Refers to: Reborn
///
/// State: Todo
//~ WORK_028 todo 6ce4da32 feea62e6
pub const WORK_028: Power = TODO;

/// # Soul Searching
///
/// `WORK_070` · Death Knight spell · Shadow · 2 mana
///
/// > **Discover** a card from your deck. Spend 5 **Corpses** to copy it.
///
/// - Set: Perils in Paradise · common · collectible
/// - Mechanics: Discover, Corpse Spender
/// - Refers to: Corpse
/// - Tags: `COST_UNHOLY` = 2
/// - Enchantments: Soul Found [`WORK_070e`]
///
/// State: Todo
//~ WORK_070 todo 82b131a9 2360411c
pub const WORK_070: Power = TODO;

/// # Soul Found
///
/// `WORK_070e` · Neutral enchantment
///
/// > Dies at end of turn.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ WORK_070e todo 49737b83 2f212c08
pub const WORK_070e: Power = TODO;
