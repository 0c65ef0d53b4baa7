//! Warlock cards of Reign of the Black Empire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Ritual of Excess
///
/// `BE_005` · Warlock spell · Shadow · 3 mana
///
/// > In @ turns, draw 2 cards. Reduce their Costs by (2).
///
/// - Set: Reign of the Black Empire · epic · collectible
/// - Mechanics: Objective, Objective Countdown
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `QUEST_PROGRESS_TOTAL` = 2, `1724` = 1, `TAG_SCRIPT_DATA_NUM_3` = 1, `4623` = 1
///
/// State: Todo
//~ BE_005 todo 21f9ad20 7702789b
pub const BE_005: Power = TODO;

/// # Ritual of Summoning
///
/// `BE_085` · Warlock spell · Shadow · 2 mana
///
/// > In @ turns, summon two 3/5 C'thraxxi with **Taunt**.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Mechanics: Objective, Objective Countdown
/// - Refers to: Taunt
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `QUEST_PROGRESS_TOTAL` = 2, `1724` = 1, `TAG_SCRIPT_DATA_NUM_3` = 1, `4623` = 1
/// - Tokens: C'thrax Brute [`BE_085t`]
///
/// State: Todo
//~ BE_085 todo 49969d22 48124dd3
pub const BE_085: Power = TODO;

/// # C'thrax Brute
///
/// `BE_085t` · Warlock minion · 4 mana · 3/5
///
/// > **Taunt**
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ BE_085t vanilla 72264477 9bfb7d31
pub const BE_085t: Power = VANILLA;

/// # Blasphemy
///
/// `BE_086` · Warlock spell · Shadow · 4 mana
///
/// > Deal $2 damage to all enemies. If this is the highest Cost card in your hand, do it again.
///
/// - Set: Reign of the Black Empire · rare · collectible
///
/// State: Todo
//~ BE_086 todo 21dc6107 63f8aa99
pub const BE_086: Power = TODO;

/// # Darkest Depths
///
/// `BE_087` · Warlock spell · Shadow · 2 mana
///
/// > Summon two 0/3 Guards with **Taunt**. **Assemble** a minion.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Refers to: Taunt, Craft
/// - Tokens: Depthguard [`BE_087t`]
///
/// State: Todo
//~ BE_087 todo 1f91a1cb 8161339d
pub const BE_087: Power = TODO;

/// # Depthguard
///
/// `BE_087t` · Warlock minion · 2 mana · 0/3
///
/// > **Taunt**
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ BE_087t vanilla 743bd404 da36cfca
pub const BE_087t: Power = VANILLA;

/// # Kith'ix
///
/// `BE_090` · Warlock minion · 6 mana · 6/6
///
/// > **Battlecry:** If you've completed a Ritual this game, choose a Sinister Ritual to begin.
///
/// - Set: Reign of the Black Empire · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Conquest [`BE_090e1`], Cost of War [`BE_090e2`]
/// - Tokens: Ritual of Famine [`BE_090t1`], Ritual of Subjugation [`BE_090t2`], Ritual of Conquest [`BE_090t3`]
///
/// State: Todo
//~ BE_090 todo d882e37f 99b18a6d
pub const BE_090: Power = TODO;

/// # Conquest
///
/// `BE_090e1` · Warlock enchantment
///
/// > +6/+6.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_090e1 todo 305ec36d 69e1be3d
pub const BE_090e1: Power = TODO;

/// # Cost of War
///
/// `BE_090e2` · Warlock enchantment
///
/// > Costs (1).
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_090e2 todo 57c2c6ec 8062d290
pub const BE_090e2: Power = TODO;

/// # Ritual of Famine
///
/// `BE_090t1` · Warlock spell · Shadow · 3 mana
///
/// > In @ turns, draw 5 cards from your opponent's deck.
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Objective, Objective Countdown
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `QUEST_PROGRESS_TOTAL` = 2, `1724` = 1, `TAG_SCRIPT_DATA_NUM_3` = 1, `4623` = 1
///
/// State: Todo
//~ BE_090t1 todo 8b4cf20f 49e73089
pub const BE_090t1: Power = TODO;

/// # Ritual of Subjugation
///
/// `BE_090t2` · Warlock spell · Shadow · 3 mana
///
/// > In @ turns, summon three random **Legendary** minions. Get a 1-Cost copy of each.
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Objective, Objective Countdown
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `QUEST_PROGRESS_TOTAL` = 2, `1724` = 1, `TAG_SCRIPT_DATA_NUM_3` = 1, `4623` = 1
///
/// State: Todo
//~ BE_090t2 todo 2e713f63 384ab820
pub const BE_090t2: Power = TODO;

/// # Ritual of Conquest
///
/// `BE_090t3` · Warlock spell · Shadow · 3 mana
///
/// > In @ turns, give your minions +6/+6 *(wherever they are)*.
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Objective, Objective Countdown
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `QUEST_PROGRESS_TOTAL` = 2, `1724` = 1, `TAG_SCRIPT_DATA_NUM_3` = 1, `4623` = 1
///
/// State: Todo
//~ BE_090t3 todo 6c53ccda 781b593b
pub const BE_090t3: Power = TODO;

/// # Mindrot Subjugator
///
/// `BE_093` · Warlock minion · 5 mana · 4/5
///
/// > **Battlecry:** Transform adjacent minions into a copy of this.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Mechanics: Battlecry
/// - Target: "Transform a minion."
///
/// State: Todo
//~ BE_093 todo 69c3b902 cf8bcdd3
pub const BE_093: Power = TODO;

/// # Floating Lessons
///
/// `BE_094` · Warlock spell · Shadow · 1 mana
///
/// > Give a minion and a random one in your hand stats equal to double this card's Cost.
///
/// - Set: Reign of the Black Empire · epic · collectible
/// - Enchantments: Flying [`BE_094e`]
///
/// State: Todo
//~ BE_094 todo 092b392b c5db5167
pub const BE_094: Power = TODO;

/// # Flying
///
/// `BE_094e` · Warlock enchantment
///
/// > Increased Stats.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_094e todo 7cec1f08 2ad7df52
pub const BE_094e: Power = TODO;

/// # Ritual of C'Thun
///
/// `BE_726` · Warlock spell · Shadow · 1 mana
///
/// > In @ turns, choose a C'Thun ability to trigger.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Mechanics: Objective, Old God Cthun Tooltip, Objective Countdown
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `QUEST_PROGRESS_TOTAL` = 2, `1724` = 1, `TAG_SCRIPT_DATA_NUM_3` = 1, `4623` = 1
///
/// State: Todo
//~ BE_726 todo 2b9c920f c983ac84
pub const BE_726: Power = TODO;

/// # Zakajz the Corruptor
///
/// `BE_728` · Warlock minion · 4 mana · 5/5
///
/// > **Battlecry:** Reduce the Cost of minions in your hand and deck by (1) and increase the Cost of spells by (1).
///
/// - Set: Reign of the Black Empire · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ BE_728 todo 71b6f2f2 a3d46760
pub const BE_728: Power = TODO;

/// # Mawman Cultist
///
/// `BE_729` · Warlock minion · 3 mana · 4/4
///
/// > ALL spells cost (1) more.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Mechanics: Aura
/// - Enchantments: Cursed [`BE_729e`]
///
/// State: Todo
//~ BE_729 todo 1fe9f608 35fc4b93
pub const BE_729: Power = TODO;

/// # Cursed
///
/// `BE_729e` · Warlock enchantment
///
/// > Costs (1) more.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_729e todo c198c062 2f7b106c
pub const BE_729e: Power = TODO;
