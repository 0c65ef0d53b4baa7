//! Druid cards of Saviors of Uldum.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Untapped Potential
///
/// `ULD_131` · Druid spell · 1 mana
///
/// > **Quest:** End 4 turns with any unspent Mana. **Reward:** Ossirian Tear.
///
/// - Set: Saviors of Uldum · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Tags: `QUEST_PROGRESS_TOTAL` = 4, `839` = 1
/// - Tokens: Ossirian Tear [`ULD_131p`]
///
/// State: Todo
//~ ULD_131 todo d8aff30d 5a1b3b8b
pub const ULD_131: Power = TODO;

/// # Ossirian Tear
///
/// `ULD_131p` · Druid hero power · 0 mana
///
/// > **Passive** Your **Choose One** cards have both effects combined.
///
/// - Set: Saviors of Uldum
///
/// State: Todo
//~ ULD_131p todo dee18c96 87b31b41
pub const ULD_131p: Power = TODO;

/// # Crystal Merchant
///
/// `ULD_133` · Druid minion · 2 mana · 1/4
///
/// > If you have any unspent Mana at the end of your turn, draw a card.
///
/// - Set: Saviors of Uldum · epic · collectible
/// - Tags: `4577` = 1
///
/// State: Todo
//~ ULD_133 todo 13a7ed03 d07e2085
pub const ULD_133: Power = TODO;

/// # BEEEES!!!
///
/// `ULD_134` · Druid spell · 3 mana
///
/// > Choose a minion. Summon four 1/1 Bees that attack it.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Bee [`ULD_134t`]
///
/// State: Todo
//~ ULD_134 todo ac03d2d4 65936cde
pub const ULD_134: Power = TODO;

/// # Bee
///
/// `ULD_134t` · Druid minion · 1 mana · 1/1
///
/// - Set: Saviors of Uldum
/// - Minion type: Beast
/// - Tags: `2165` = 1
///
/// State: Vanilla
//~ ULD_134t vanilla c2c1e70b 437164ea
pub const ULD_134t: Power = VANILLA;

/// # Hidden Oasis
///
/// `ULD_135` · Druid spell · Nature · 6 mana
///
/// > **Choose One** - Summon a 6/6 Ancient with **Taunt**; or Restore #12 Health.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Mechanics: Choose One
/// - Refers to: Taunt
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Tokens: Befriend the Ancient [`ULD_135a`], Drink the Water [`ULD_135b`]
///
/// State: Todo
//~ ULD_135 todo 16910906 38d1b3c7
pub const ULD_135: Power = TODO;

/// # Befriend the Ancient
///
/// `ULD_135a` · Druid spell · Nature · 6 mana
///
/// > Summon a 6/6 Ancient with **Taunt**.
///
/// - Set: Saviors of Uldum
/// - Refers to: Taunt
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Vir'naal Ancient [`ULD_135at`]
///
/// State: Todo
//~ ULD_135a todo f3a7eaec 552167e9
pub const ULD_135a: Power = TODO;

/// # Vir'naal Ancient
///
/// `ULD_135at` · Druid minion · 6 mana · 6/6
///
/// > **Taunt**
///
/// - Set: Saviors of Uldum
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ ULD_135at vanilla 12da2a78 12374138
pub const ULD_135at: Power = VANILLA;

/// # Drink the Water
///
/// `ULD_135b` · Druid spell · Nature · 6 mana
///
/// > Restore #12 Health.
///
/// - Set: Saviors of Uldum
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ ULD_135b todo ffd193eb bbe67bcc
pub const ULD_135b: Power = TODO;

/// # Worthy Expedition
///
/// `ULD_136` · Druid spell · 1 mana
///
/// > **Discover** a **Choose One** card.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Mechanics: Discover
/// - Refers to: Choose One
///
/// State: Todo
//~ ULD_136 todo 20cdd0b5 89240abc
pub const ULD_136: Power = TODO;

/// # Garden Gnome
///
/// `ULD_137` · Druid minion · 4 mana · 2/3
///
/// > **Battlecry:** If you're holding a spell that costs (5) or more, summon two 2/2 Treants.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Mechanics: Battlecry
/// - Tokens: Treant [`ULD_137t`]
///
/// State: Todo
//~ ULD_137 todo f3e78c89 b7522df3
pub const ULD_137: Power = TODO;

/// # Treant
///
/// `ULD_137t` · Druid minion · 1 mana · 2/2
///
/// - Set: Saviors of Uldum
/// - Tags: `2831` = 1
///
/// State: Vanilla
//~ ULD_137t vanilla 4fe3c4a9 04b8ad30
pub const ULD_137t: Power = VANILLA;

/// # Anubisath Defender
///
/// `ULD_138` · Druid minion · 5 mana · 3/5
///
/// > **Taunt**. Costs (0) if you've cast a spell that costs (5) or more this turn.
///
/// - Set: Saviors of Uldum · epic · collectible
/// - Mechanics: Taunt
///
/// State: Todo
//~ ULD_138 todo 120895b1 2741fc91
pub const ULD_138: Power = TODO;

/// # Elise the Enlightened
///
/// `ULD_139` · Druid minion · 5 mana · 5/5
///
/// > **Battlecry:** If your deck has no duplicates, duplicate your hand.
///
/// - Set: Saviors of Uldum · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ ULD_139 todo fd16027f 9be0dde7
pub const ULD_139: Power = TODO;

/// # Overflow
///
/// `ULD_273` · Druid spell · Nature · 7 mana
///
/// > Restore #5 Health to all characters. Draw 5 cards.
///
/// - Set: Saviors of Uldum · rare · collectible
///
/// State: Todo
//~ ULD_273 todo 69b79517 9ed7101f
pub const ULD_273: Power = TODO;

/// # Oasis Surger
///
/// `ULD_292` · Druid minion · 5 mana · 3/3
///
/// > **Rush Choose One -** Gain +2/+2; or Summon a copy of this minion.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Choose One, Rush
/// - Tokens: Focused Burst [`ULD_292a`], Divide and Conquer [`ULD_292b`]
///
/// State: Todo
//~ ULD_292 todo 84ce2097 5a388e7b
pub const ULD_292: Power = TODO;

/// # Focused Burst
///
/// `ULD_292a` · Druid spell · 5 mana
///
/// > Gain +2/+2.
///
/// - Set: Saviors of Uldum
/// - Enchantments: Focused [`ULD_292ae`]
///
/// State: Todo
//~ ULD_292a todo 5fd822d3 ad0f39b7
pub const ULD_292a: Power = TODO;

/// # Focused
///
/// `ULD_292ae` · Druid enchantment
///
/// > +2/+2.
///
/// - Set: Saviors of Uldum
///
/// State: Todo
//~ ULD_292ae todo 72788237 826d2fc7
pub const ULD_292ae: Power = TODO;

/// # Divide and Conquer
///
/// `ULD_292b` · Druid spell · 5 mana
///
/// > Summon a copy of this minion.
///
/// - Set: Saviors of Uldum
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 2 (hearthstone-data 36393.1)
///
/// State: Todo
//~ ULD_292b todo eba02899 27f971a5
pub const ULD_292b: Power = TODO;
