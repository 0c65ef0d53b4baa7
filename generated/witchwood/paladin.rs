//! Paladin cards of The Witchwood.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Sound the Bells!
///
/// `GIL_145` · Paladin spell · 2 mana
///
/// > **Echo** Give a minion +1/+2.
///
/// - Set: The Witchwood · common · collectible
/// - Mechanics: Echo
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: DING DONG! [`GIL_145e`]
///
/// State: Todo
//~ GIL_145 todo 5f4c4ad7 f8377551
pub const GIL_145: Power = TODO;

/// # DING DONG!
///
/// `GIL_145e` · Paladin enchantment
///
/// > +1/+2.
///
/// - Set: The Witchwood
///
/// State: Todo
//~ GIL_145e todo 7e809ef6 8f5c2f23
pub const GIL_145e: Power = TODO;

/// # Rebuke
///
/// `GIL_203` · Paladin spell · 2 mana
///
/// > Enemy spells cost (5) more next turn.
///
/// - Set: The Witchwood · common · collectible
/// - Enchantments: Rebuked [`GIL_203e`], Rebuking [`GIL_203e2`]
///
/// State: Todo
//~ GIL_203 todo db9a6c8e 50905137
pub const GIL_203: Power = TODO;

/// # Rebuked
///
/// `GIL_203e` · Neutral enchantment
///
/// > Your spells cost (5) more this turn.
///
/// - Set: The Witchwood
/// - Mechanics: Aura
///
/// State: Todo
//~ GIL_203e todo 7234270c 8ddb500e
pub const GIL_203e: Power = TODO;

/// # Rebuking
///
/// `GIL_203e2` · Neutral enchantment
///
/// > Costs (5) more.
///
/// - Set: The Witchwood
///
/// State: Todo
//~ GIL_203e2 todo a619e15e e0081abc
pub const GIL_203e2: Power = TODO;

/// # Ghostly Charger
///
/// `GIL_545` · Paladin minion · 5 mana · 3/4
///
/// > **Divine Shield Rush**
///
/// - Set: The Witchwood · common · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Divine Shield, Rush
/// - Tags: `2542` = 1
///
/// State: Vanilla
//~ GIL_545 vanilla 70fecfa4 43c53db6
pub const GIL_545: Power = VANILLA;

/// # Silver Sword
///
/// `GIL_596` · Paladin weapon · 8 mana · 3/4 durability
///
/// > After your hero attacks, give your minions +1/+1.
///
/// - Set: The Witchwood · rare · collectible
/// - Enchantments: Sterling [`GIL_596e`]
///
/// State: Todo
//~ GIL_596 todo edde0d81 63d71420
pub const GIL_596: Power = TODO;

/// # Sterling
///
/// `GIL_596e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: The Witchwood
///
/// State: Todo
//~ GIL_596e todo 91ef5d47 476316c1
pub const GIL_596e: Power = TODO;

/// # Bellringer Sentry
///
/// `GIL_634` · Paladin minion · 4 mana · 3/4
///
/// > **Battlecry and Deathrattle:** Put a **Secret** from your deck into the battlefield.
///
/// - Set: The Witchwood · rare · collectible
/// - Mechanics: Deathrattle, Battlecry
/// - Refers to: Secret
///
/// State: Todo
//~ GIL_634 todo 39f43237 d03a37e0
pub const GIL_634: Power = TODO;

/// # Cathedral Gargoyle
///
/// `GIL_635` · Paladin minion · 2 mana · 2/2
///
/// > **Battlecry:** If you're holding a Dragon, gain **Taunt** and **Divine Shield**.
///
/// - Set: The Witchwood · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Divine Shield
///
/// State: Todo
//~ GIL_635 todo 698fd162 7de1fecf
pub const GIL_635: Power = TODO;

/// # Paragon of Light
///
/// `GIL_685` · Paladin minion · 3 mana · 2/5
///
/// > While this minion has 3 or more Attack, it has **Taunt** and **Lifesteal**.
///
/// - Set: The Witchwood · rare · collectible
/// - Refers to: Taunt, Lifesteal
///
/// State: Todo
//~ GIL_685 todo cb7d7cab 4265d42b
pub const GIL_685: Power = TODO;

/// # Prince Liam
///
/// `GIL_694` · Paladin minion · 5 mana · 5/5
///
/// > **Battlecry:** Transform all 1-Cost cards in your deck into **Legendary** minions.
///
/// - Set: The Witchwood · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
///
/// State: Todo
//~ GIL_694 todo aacabc5a c43e6327
pub const GIL_694: Power = TODO;

/// # The Glass Knight
///
/// `GIL_817` · Paladin minion · 4 mana · 4/3
///
/// > **Divine Shield** Whenever you restore Health, gain **Divine Shield**.
///
/// - Set: The Witchwood · legendary · collectible
/// - Mechanics: Divine Shield
///
/// State: Todo
//~ GIL_817 todo 7e845191 0cf5b28d
pub const GIL_817: Power = TODO;

/// # Hidden Wisdom
///
/// `GIL_903` · Paladin spell · 1 mana
///
/// > **Secret:** After your opponent plays three cards in a turn, draw 2 cards.
///
/// - Set: The Witchwood · epic · collectible
/// - Mechanics: Secret
///
/// State: Todo
//~ GIL_903 todo b46df2bf 56a01f8b
pub const GIL_903: Power = TODO;
