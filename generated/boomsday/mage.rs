//! Mage cards of The Boomsday Project.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Astral Rift
///
/// `BOT_101` · Mage spell · Arcane · 2 mana
///
/// > Add 2 random minions to your hand.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Enchantments: Warcried [`BOT_101e2`]
///
/// State: Todo
//~ BOT_101 todo f70bc194 0c0f7b81
pub const BOT_101: Power = TODO;

/// # Warcried
///
/// `BOT_101e2` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: The Boomsday Project
///
/// State: Todo
//~ BOT_101e2 todo c7519d4c 70357416
pub const BOT_101e2: Power = TODO;

/// # Stargazer Luna
///
/// `BOT_103` · Mage minion · 3 mana · 2/4
///
/// > After you play the right-most card in your hand, draw a card.
///
/// - Set: The Boomsday Project · legendary · collectible
/// - Minion type: Draenei
///
/// State: Todo
//~ BOT_103 todo f14cca3e ea0e0fb7
pub const BOT_103: Power = TODO;

/// # Unexpected Results
///
/// `BOT_254` · Mage spell · 3 mana
///
/// > Summon two random $2-Cost minions *(improved by **Spell Damage)*.
///
/// - Set: The Boomsday Project · epic · collectible
/// - Refers to: Spellpower
/// - Tags: `1450` = 1
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
///
/// State: Todo
//~ BOT_254 todo b9dd72ed 30d9b312
pub const BOT_254: Power = TODO;

/// # Astromancer
///
/// `BOT_256` · Mage minion · 7 mana · 5/5
///
/// > **Battlecry:** Summon a random minion with Cost equal to your hand size.
///
/// - Set: The Boomsday Project · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ BOT_256 todo dff12c97 32895cb0
pub const BOT_256: Power = TODO;

/// # Luna's Pocket Galaxy
///
/// `BOT_257` · Mage spell · Arcane · 7 mana
///
/// > Change the Cost of minions in your deck to (1).
///
/// - Set: The Boomsday Project · legendary · collectible
/// - Enchantments: Starstruck [`BOT_257e`]
///
/// State: Todo
//~ BOT_257 todo 26119803 2610340c
pub const BOT_257: Power = TODO;

/// # Starstruck
///
/// `BOT_257e` · Mage enchantment
///
/// > Costs (1).
///
/// - Set: The Boomsday Project
///
/// State: Todo
//~ BOT_257e todo 0fd19480 851c1aca
pub const BOT_257e: Power = TODO;

/// # Shooting Star
///
/// `BOT_453` · Mage spell · Arcane · 1 mana
///
/// > Deal $1 damage to a minion and the minions next to it.
///
/// - Set: The Boomsday Project · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ BOT_453 todo 3652c298 8678f81c
pub const BOT_453: Power = TODO;

/// # Celestial Emissary
///
/// `BOT_531` · Mage minion · 2 mana · 2/1
///
/// > **Battlecry:** Your next spell this turn has **Spell Damage +2**.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Refers to: Spellpower
/// - Enchantments: Celestial Power [`BOT_531e`], Celestial Power [`BOT_531e2`]
/// - Tokens: Celestial Emissary [`BOT_531_Puzzle`]
///
/// State: Todo
//~ BOT_531 todo 6fdac607 d4de1cd7
pub const BOT_531: Power = TODO;

/// # Celestial Emissary
///
/// `BOT_531_Puzzle` · Mage minion · 2 mana · 2/1
///
/// > **Battlecry:** Your next spell this turn has **Spell Damage +2**.
///
/// - Set: The Boomsday Project · rare
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Refers to: Spellpower
///
/// State: Todo
//~ BOT_531_Puzzle todo 5b076f4c cfae85c8
pub const BOT_531_Puzzle: Power = TODO;

/// # Celestial Power
///
/// `BOT_531e` · Mage enchantment
///
/// > You have **Spell Damage +2** for your next spell this turn.
///
/// - Set: The Boomsday Project
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
/// - Enchantments: Celestial Power [`BOT_531e_Puzzle`]
///
/// State: Todo
//~ BOT_531e todo 610ff05b bdd2c969
pub const BOT_531e: Power = TODO;

/// # Celestial Power
///
/// `BOT_531e2` · Mage enchantment
///
/// > You have **Spell Damage +2** for your next spell this turn.
///
/// - Set: The Boomsday Project
/// - Mechanics: Cant Be Silenced
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
/// - Enchantments: Celestial Power [`BOT_531e2_Puzzle`]
///
/// State: Todo
//~ BOT_531e2 todo 91c8b5e7 bac0afa5
pub const BOT_531e2: Power = TODO;

/// # Celestial Power
///
/// `BOT_531e2_Puzzle` · Mage enchantment
///
/// > You have **Spell Damage +2** for your next spell this turn.
///
/// - Set: The Boomsday Project
/// - Mechanics: Cant Be Silenced
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ BOT_531e2_Puzzle todo e15776a0 c3fa4036
pub const BOT_531e2_Puzzle: Power = TODO;

/// # Celestial Power
///
/// `BOT_531e_Puzzle` · Mage enchantment
///
/// > You have **Spell Damage +2** for your next spell this turn.
///
/// - Set: The Boomsday Project
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ BOT_531e_Puzzle todo c34eafa5 b12acab4
pub const BOT_531e_Puzzle: Power = TODO;

/// # Research Project
///
/// `BOT_600` · Mage spell · 2 mana
///
/// > Each player draws 2 cards.
///
/// - Set: The Boomsday Project · common · collectible
///
/// State: Todo
//~ BOT_600 todo 66284835 9799fd79
pub const BOT_600: Power = TODO;

/// # Meteorologist
///
/// `BOT_601` · Mage minion · 6 mana · 3/3
///
/// > **Battlecry:** For each card in your hand, deal 1 damage to a random enemy.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ BOT_601 todo 316400e7 7e33b117
pub const BOT_601: Power = TODO;

/// # Cosmic Anomaly
///
/// `BOT_604` · Mage minion · 4 mana · 4/3
///
/// > **Spell Damage +2**
///
/// - Set: The Boomsday Project · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Spellpower
/// - Tokens: Cosmic Anomaly [`BOT_604_Puzzle`]
///
/// State: Todo
//~ BOT_604 todo 4db225cb d74d6fba
pub const BOT_604: Power = TODO;

/// # Cosmic Anomaly
///
/// `BOT_604_Puzzle` · Mage minion · 4 mana · 4/3
///
/// > **Spell Damage +2**
///
/// - Set: The Boomsday Project · common
/// - Minion type: Elemental
/// - Mechanics: Spellpower
///
/// State: Todo
//~ BOT_604_Puzzle todo 478bda12 e98c7c35
pub const BOT_604_Puzzle: Power = TODO;
