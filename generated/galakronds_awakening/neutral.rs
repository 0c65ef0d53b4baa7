//! Neutral cards of Galakrond's Awakening.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Escaped Manasaber
///
/// `YOD_006` · Neutral minion · 4 mana · 3/5
///
/// > **Stealth** Whenever this attacks, gain 1 Mana Crystal this turn only.
///
/// - Set: Galakrond's Awakening · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Stealth
/// - Tags: `1584` = 1
///
/// State: Todo
//~ YOD_006 todo df6310a9 444ff97a
pub const YOD_006: Power = TODO;

/// # Skydiving Instructor
///
/// `YOD_028` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Summon a 1-Cost minion from your deck.
///
/// - Set: Galakrond's Awakening · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
///
/// State: Todo
//~ YOD_028 todo 0100d531 921e8762
pub const YOD_028: Power = TODO;

/// # Hailbringer
///
/// `YOD_029` · Neutral minion · 5 mana · 3/4
///
/// > **Battlecry:** Summon two 1/1 Ice Shards that **Freeze**.
///
/// - Set: Galakrond's Awakening · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Refers to: Freeze
/// - Tokens: Ice Shard [`YOD_029t`]
///
/// State: Todo
//~ YOD_029 todo 7d705fd9 b0b12584
pub const YOD_029: Power = TODO;

/// # Ice Shard
///
/// `YOD_029t` · Neutral minion · 1 mana · 1/1
///
/// > **Freeze** any character damaged by this minion.
///
/// - Set: Galakrond's Awakening
/// - Minion type: Elemental
/// - Mechanics: Freeze
///
/// State: Todo
//~ YOD_029t todo 3297eb98 9b641fdc
pub const YOD_029t: Power = TODO;

/// # Licensed Adventurer
///
/// `YOD_030` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** If you control a **Quest**, add a Coin to your hand.
///
/// - Set: Galakrond's Awakening · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Quest
/// - Tokens: The Coin [`GAME_005`](crate::core::neutral::GAME_005)
///
/// State: Todo
//~ YOD_030 todo 19762086 2a65bfae
pub const YOD_030: Power = TODO;

/// # Frenzied Felwing
///
/// `YOD_032` · Neutral minion · 4 mana · 3/3
///
/// > Costs (1) less for each damage dealt to your opponent this turn.
///
/// - Set: Galakrond's Awakening · rare · collectible
/// - Minion type: Demon
/// - Enchantments: Frenzied [`YOD_032e`]
///
/// State: Todo
//~ YOD_032 todo 5c748aef 79e16333
pub const YOD_032: Power = TODO;

/// # Frenzied
///
/// `YOD_032e` · Neutral enchantment
///
/// > Cost reduced.
///
/// - Set: Galakrond's Awakening
/// - Minion type: Demon
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ YOD_032e todo a2618769 bab736cd
pub const YOD_032e: Power = TODO;

/// # Boompistol Bully
///
/// `YOD_033` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Enemy **Battlecry** cards cost (5) more next turn.
///
/// - Set: Galakrond's Awakening · epic · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Smokescreen [`YOD_033e`]
///
/// State: Todo
//~ YOD_033 todo 2a84ea0c a7b60eee
pub const YOD_033: Power = TODO;

/// # Smokescreen
///
/// `YOD_033e` · Neutral enchantment
///
/// > Your **Battlecry** cards cost (5) more.
///
/// - Set: Galakrond's Awakening
///
/// State: Todo
//~ YOD_033e todo 86606d75 a223c304
pub const YOD_033e: Power = TODO;

/// # Grand Lackey Erkh
///
/// `YOD_035` · Neutral minion · 4 mana · 2/3
///
/// > After you play a **Lackey**, add a **Lackey** to your hand.
///
/// - Set: Galakrond's Awakening · legendary · collectible
/// - Refers to: Mark Of Evil
///
/// State: Todo
//~ YOD_035 todo 9dca1d00 130162e7
pub const YOD_035: Power = TODO;

/// # Sky Gen'ral Kragg
///
/// `YOD_038` · Neutral minion · 4 mana · 2/3
///
/// > **Taunt Battlecry:** If you've played a **Quest** this game, summon a 4/2 Parrot with **Rush**.
///
/// - Set: Galakrond's Awakening · legendary · collectible
/// - Minion type: Pirate
/// - Mechanics: Taunt, Battlecry
/// - Refers to: Quest, Rush
/// - Tokens: Sharkbait [`YOD_038t`]
///
/// State: Todo
//~ YOD_038 todo d1fe4aaf 6a9a3e4e
pub const YOD_038: Power = TODO;

/// # Sharkbait
///
/// `YOD_038t` · Neutral minion · 4 mana · 4/2
///
/// > **Rush**
///
/// - Set: Galakrond's Awakening
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ YOD_038t vanilla e333af15 3d915d6c
pub const YOD_038t: Power = VANILLA;

/// # Servant's Sacrifice
///
/// `Yod_026e` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: Galakrond's Awakening
///
/// State: Todo
//~ Yod_026e todo cf8676a1 3149e26d
pub const Yod_026e: Power = TODO;
