//! Death Knight cards of The Great Dark Beyond.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Guiding Figure
///
/// `GDB_106` · Death Knight minion · 2 mana · 3/2
///
/// > Spellburst**:** Trigger a random friendly minion's **Deathrattle**. **Starship Piece**
///
/// - Set: The Great Dark Beyond · epic · collectible
/// - Mechanics: Spellburst, Starship Piece
/// - Refers to: Deathrattle, Starship
/// - Tags: `3684` = 1
/// - Enchantments: Guiding Figure [`GDB_106e`]
///
/// State: Todo
//~ GDB_106 todo 0ee34be8 aa3cabfb
pub const GDB_106: Power = TODO;

/// # Guiding Figure
///
/// `GDB_106e` · Death Knight enchantment
///
/// > **Spellburst:** Trigger a random friendly minion's **Deathrattle**.
///
/// - Set: The Great Dark Beyond
/// - Tags: `3870` = 1
///
/// State: Todo
//~ GDB_106e todo 92b0b133 9e80c0d5
pub const GDB_106e: Power = TODO;

/// # Soulbound Spire
///
/// `GDB_112` · Death Knight minion · 3 mana · 2/2
///
/// > **Deathrattle:** Summon a minion with Cost equal to this minion's Attack *(up to 10)*. **Starship Piece**
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Mechanics: Deathrattle, Starship Piece
/// - Refers to: Starship
/// - Tags: `3684` = 1
/// - Enchantments: Soulbound Spire [`GDB_112e`]
///
/// State: Todo
//~ GDB_112 todo b19a903b 7bd27ac1
pub const GDB_112: Power = TODO;

/// # Soulbound Spire
///
/// `GDB_112e` · Death Knight enchantment
///
/// > **Deathrattle:** Summon a minion with Cost equal to this minion's Attack *(up to 10)*.
///
/// - Set: The Great Dark Beyond
/// - Tags: `3870` = 1
///
/// State: Todo
//~ GDB_112e todo 19413aff b2e3fa08
pub const GDB_112e: Power = TODO;

/// # Airlock Breach
///
/// `GDB_113` · Death Knight spell · 6 mana
///
/// > Summon a 5/5 Undead with **Taunt** and give your hero +5 Health. Spend 5 **Corpses** to do it again.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Mechanics: Cost Blood, Cost Unholy, Corpse Spender
/// - Refers to: Taunt, Corpse
/// - Enchantments: Breached Air [`GDB_113e`]
/// - Tokens: Unfortunate Soul [`GDB_113t`]
///
/// State: Todo
//~ GDB_113 todo 533d0a27 f8061afe
pub const GDB_113: Power = TODO;

/// # Breached Air
///
/// `GDB_113e` · Death Knight enchantment
///
/// > +5 Health.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ GDB_113e todo 503e7c37 8daf3491
pub const GDB_113e: Power = TODO;

/// # Unfortunate Soul
///
/// `GDB_113t` · Death Knight minion · 5 mana · 5/5
///
/// > **Taunt**
///
/// - Set: The Great Dark Beyond
/// - Minion type: Undead, Draenei
/// - Mechanics: Taunt
/// - Tags: `2525` = 1
///
/// State: Vanilla
//~ GDB_113t vanilla 6cb9f56f 358c46bc
pub const GDB_113t: Power = VANILLA;

/// # Wakener of Souls
///
/// `GDB_468` · Death Knight minion · 10 mana · 8/7
///
/// > **Taunt**, **Reborn Deathrattle:** Resurrect a different friendly **Deathrattle** minion.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Mechanics: Taunt, Deathrattle, Reborn, Cost Unholy
///
/// State: Todo
//~ GDB_468 todo a5f2ad53 d67f3cb9
pub const GDB_468: Power = TODO;

/// # Auchenai Death-Speaker
///
/// `GDB_469` · Death Knight minion · 1 mana · 1/3
///
/// > After another friendly minion is **Reborn**, summon a copy of it.
///
/// - Set: The Great Dark Beyond · epic · collectible
/// - Minion type: Draenei
/// - Mechanics: Cost Unholy
/// - Refers to: Reborn
///
/// State: Todo
//~ GDB_469 todo 1b0f5039 3a13675e
pub const GDB_469: Power = TODO;

/// # Exarch Maladaar
///
/// `GDB_470` · Death Knight minion · 6 mana · 5/5
///
/// > **Battlecry:** The next card you play this turn costs **Corpses** instead of Mana.
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry, Cost Unholy, Corpse Spender
/// - Refers to: Corpse
/// - Enchantments: Necromantic Power [`GDB_470e`], Costs Corpses [`GDB_470e2`]
///
/// State: Todo
//~ GDB_470 todo f42cf782 052c2178
pub const GDB_470: Power = TODO;

/// # Necromantic Power
///
/// `GDB_470e` · Death Knight enchantment
///
/// > Your next card this turn costs **Corpses** instead of Mana.
///
/// - Set: The Great Dark Beyond
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ GDB_470e todo fa2c3bf9 708b5f55
pub const GDB_470e: Power = TODO;

/// # Costs Corpses
///
/// `GDB_470e2` · Death Knight enchantment
///
/// > Costs **Corpses** instead of mana.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ GDB_470e2 todo 6c6384bd 5fb1c1ae
pub const GDB_470e2: Power = TODO;

/// # Orbital Moon
///
/// `GDB_475` · Death Knight spell · 1 mana
///
/// > Give a minion **Taunt** and **Lifesteal**. If you played an adjacent card this turn, also give it **Reborn**.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Refers to: Taunt, Lifesteal, Reborn
/// - Tags: `1724` = 1, `COST_BLOOD` = 2
///
/// State: Todo
//~ GDB_475 todo 002b41c1 8de73972
pub const GDB_475: Power = TODO;

/// # Suffocate
///
/// `GDB_476` · Death Knight spell · Shadow · 4 mana
///
/// > Destroy a minion. If you're building a **Starship**, also destroy a random neighbor.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Refers to: Starship
///
/// State: Todo
//~ GDB_476 todo cd19dfd0 4f80573e
pub const GDB_476: Power = TODO;

/// # The 8 Hands From Beyond
///
/// `GDB_477` · Death Knight minion · 8 mana · 8/8
///
/// > **Battlecry:** Destroy both players' decks EXCEPT the 8 highest Cost cards in each.
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Tags: `COST_BLOOD` = 2
///
/// State: Todo
//~ GDB_477 todo 3b2f0d44 fe9082be
pub const GDB_477: Power = TODO;

/// # Assimilating Blight
///
/// `GDB_478` · Death Knight spell · 3 mana
///
/// > **Discover** a 3-Cost **Deathrattle** minion. Summon it with **Reborn**.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Mechanics: Discover, Cost Blood
/// - Refers to: Deathrattle, Reborn
/// - Tags: `COST_UNHOLY` = 2
///
/// State: Todo
//~ GDB_478 todo d7439d67 c851ba56
pub const GDB_478: Power = TODO;

/// # Spawning Pool
///
/// `SC_000` · Multi-class location · 1 mana · 0 uses
///
/// > Get a 1/1 Zergling. **Deathrattle:** Your Zerg minions have **Rush** this turn.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Classes: Death Knight, Hunter, Warlock, Demon Hunter
/// - Mechanics: Deathrattle, Zerg
/// - Refers to: Rush
/// - Tags: `1724` = 1
/// - Enchantments: Zerg Rush [`SC_000te`], Zerg Rush! [`SC_000te2`]
/// - Tokens: Zergling [`SC_010`]
///
/// State: Todo
//~ SC_000 todo 7ab55100 5d62dffd
pub const SC_000: Power = TODO;

/// # Zerg Rush
///
/// `SC_000te` · Neutral enchantment
///
/// > Your Zerg minions have **Rush** this turn.
///
/// - Set: The Great Dark Beyond
/// - Mechanics: Aura
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ SC_000te todo 09fe8245 8da13b95
pub const SC_000te: Power = TODO;

/// # Zerg Rush!
///
/// `SC_000te2` · Neutral enchantment
///
/// > Granted **Rush** this turn from Spawning Pool.
///
/// - Set: The Great Dark Beyond
/// - Tokens: Spawning Pool [`SC_000`]
///
/// State: Todo
//~ SC_000te2 todo f192aa3b 29553f5b
pub const SC_000te2: Power = TODO;

/// # Baneling Barrage
///
/// `SC_001` · Death Knight spell · 1 mana
///
/// > Get a 1/1 Baneling that explodes. If you control a Zerg minion, get another Baneling.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Mechanics: Zerg
/// - Refers to: Deathrattle
/// - Tags: `1724` = 1
/// - Tokens: Baneling [`SC_019t`](crate::great_dark_beyond::warlock::SC_019t)
///
/// State: Todo
//~ SC_001 todo 89a4604e 1aef7c4b
pub const SC_001: Power = TODO;

/// # Infestor
///
/// `SC_002` · Death Knight minion · 3 mana · 4/2
///
/// > **Deathrattle:** Your Zerg minions have +1 Attack for the rest of the game.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Mechanics: Deathrattle, Zerg
/// - Tags: `1724` = 1
/// - Enchantments: For the Swarm [`SC_002e`], For the Swarm! [`SC_002e2`]
///
/// State: Todo
//~ SC_002 todo b3d3ad4a 96a23b48
pub const SC_002: Power = TODO;

/// # For the Swarm
///
/// `SC_002e` · Death Knight enchantment
///
/// > For the rest of the game, your Zerg have +1 Attack.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ SC_002e todo 62ab9057 e00ffd41
pub const SC_002e: Power = TODO;

/// # For the Swarm!
///
/// `SC_002e2` · Death Knight enchantment
///
/// > +1 Attack.
///
/// - Set: The Great Dark Beyond
/// - Mechanics: Cant Be Silenced
///
/// State: Todo
//~ SC_002e2 todo 5004706a ee9b6853
pub const SC_002e2: Power = TODO;

/// # Hive Queen
///
/// `SC_003` · Multi-class minion · 3 mana · 2/5
///
/// > At the end of your turn, get a Larva that transforms into random Zerg minions.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Classes: Death Knight, Hunter, Warlock, Demon Hunter
/// - Mechanics: Zerg
/// - Tags: `1724` = 1
/// - Tokens: Larva [`SC_003t`]
///
/// State: Todo
//~ SC_003 todo 6db71862 8d6ef44d
pub const SC_003: Power = TODO;

/// # Larva
///
/// `SC_003t` · Multi-class minion · 1 mana · 1/1
///
/// > Each turn this is in your hand, transform it into a random Zerg minion.
///
/// - Set: The Great Dark Beyond
/// - Classes: Death Knight, Hunter, Warlock, Demon Hunter
/// - Mechanics: Zerg
/// - Enchantments: Transforming Larva [`SC_003te`]
///
/// State: Todo
//~ SC_003t todo 0879aaa7 bcf22193
pub const SC_003t: Power = TODO;

/// # Transforming Larva
///
/// `SC_003te` · Neutral enchantment
///
/// > Transforming into random Zerg minions.
///
/// - Set: The Great Dark Beyond
/// - Tags: `DEFINING_ENCHANTMENT` = 113569
///
/// State: Todo
//~ SC_003te todo 82e8bb94 cc691de0
pub const SC_003te: Power = TODO;

/// # Kerrigan, Queen of Blades
///
/// `SC_004` · Multi-class hero · 7 mana · 30 health, 5 armor
///
/// > **Battlecry:** Summon two 2/5 Hive Queens. Deal 3 damage to all enemies.
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Classes: Death Knight, Hunter, Warlock, Demon Hunter
/// - Mechanics: Battlecry, Keep Hero Class, Zerg
/// - Tags: `1724` = 1
/// - Hero power: Ravage [`SC_004hp`]
/// - Tokens: Hive Queen [`SC_003`]
///
/// State: Todo
//~ SC_004 todo 21b10455 49a3ac9d
pub const SC_004: Power = TODO;

/// # Ravage
///
/// `SC_004hp` · Multi-class hero power · 2 mana
///
/// > Deal $@ damage randomly split among all enemies. *(Improved by Zerg minions you control!)*
///
/// - Set: The Great Dark Beyond
/// - Classes: Death Knight, Hunter, Warlock, Demon Hunter
/// - Mechanics: Immune To Spellpower
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
///
/// State: Todo
//~ SC_004hp todo 3f7f2dfc 18ab8359
pub const SC_004hp: Power = TODO;

/// # Zergling
///
/// `SC_010` · Multi-class minion · 1 mana · 1/1
///
/// > **Battlecry:** Summon a 1/1 Zergling.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Classes: Death Knight, Hunter, Warlock, Demon Hunter
/// - Mechanics: Battlecry, Zerg
/// - Tags: `1724` = 1
///
/// State: Todo
//~ SC_010 todo 636fb3c1 a6dac5d9
pub const SC_010: Power = TODO;

/// # Nydus Worm
///
/// `SC_015` · Multi-class spell · 3 mana
///
/// > Draw two Zerg cards. They cost (1) less.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Classes: Death Knight, Hunter, Warlock, Demon Hunter
/// - Mechanics: Zerg
/// - Tags: `1724` = 1
/// - Enchantments: Nydus Network [`SC_015e`], Nydus Jaws [`SC_015e2`]
///
/// State: Todo
//~ SC_015 todo bfc8c253 7323dc78
pub const SC_015: Power = TODO;

/// # Nydus Network
///
/// `SC_015e` · Neutral enchantment
///
/// > Gives your hero +2 Attack this turn if played this turn.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ SC_015e todo 04e35685 9a61ccd8
pub const SC_015e: Power = TODO;

/// # Nydus Jaws
///
/// `SC_015e2` · Neutral enchantment
///
/// > +2 Attack this turn.
///
/// - Set: The Great Dark Beyond
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ SC_015e2 todo f5f9638c c7b44648
pub const SC_015e2: Power = TODO;

/// # Viper
///
/// `SC_018` · Death Knight minion · 4 mana · 5/3
///
/// > **Battlecry:** Summon a minion from your opponent's hand. Your other Zerg minions gain **Reborn** and attack it.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Mechanics: Battlecry, Zerg
/// - Refers to: Reborn
/// - Tags: `1724` = 1
///
/// State: Todo
//~ SC_018 todo 23358347 b0ee0776
pub const SC_018: Power = TODO;
