//! Warlock cards of Into the Emerald Dream.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Rotten Apple
///
/// `EDR_482` · Warlock spell · 2 mana
///
/// > Restore #12 Health to your hero. For the next 2 turns, deal $3 damage to your hero.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Enchantments: Fracture [`EDR_482e`]
///
/// State: Todo
//~ EDR_482 todo 445da3e5 8876237e
pub const EDR_482: Power = TODO;

/// # Fracture
///
/// `EDR_482e` · Warlock enchantment
///
/// > At the end of your turn, deal $3 damage to your hero.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_482e todo 0501fe64 f20a06c6
pub const EDR_482e: Power = TODO;

/// # Fractured Power
///
/// `EDR_483` · Warlock spell · Shadow · 2 mana
///
/// > Destroy one of your Mana Crystals. In 2 turns, gain two.
///
/// - Set: Into the Emerald Dream · epic · collectible
/// - Enchantments: Delayed Mana [`EDR_483e`]
///
/// State: Todo
//~ EDR_483 todo 9351685d 38e7b7fe
pub const EDR_483: Power = TODO;

/// # Delayed Mana
///
/// `EDR_483e` · Warlock enchantment
///
/// > Gain 2 mana in 2 turns.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_483e todo 2fdcf8ab c5052dea
pub const EDR_483e: Power = TODO;

/// # Rotheart Dryad
///
/// `EDR_485` · Warlock minion · 1 mana · 1/1
///
/// > **Deathrattle:** Draw a minion that costs (7) or more.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ EDR_485 todo 1614d500 b6ab6fe3
pub const EDR_485: Power = TODO;

/// # Wallow, the Wretched
///
/// `EDR_487` · Warlock minion · 7 mana · 6/6
///
/// > While this is in your hand or deck, it gains a copy of every **Dark Gift** given to your minions.
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Refers to: Dark Gift
///
/// State: Todo
//~ EDR_487 todo 4bdafa9f 7b0343a9
pub const EDR_487: Power = TODO;

/// # Avant-Gardening
///
/// `EDR_488` · Warlock spell · 2 mana
///
/// > **Discover** a **Deathrattle** minion with a **Dark Gift**.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Discover
/// - Refers to: Deathrattle, Dark Gift
///
/// State: Todo
//~ EDR_488 todo 5ddf2cdb 9ed48562
pub const EDR_488: Power = TODO;

/// # Agamaggan
///
/// `EDR_489` · Warlock minion · 10 mana · 9/9
///
/// > **Battlecry:** The next card you play costs your OPPONENT'S Health instead of Mana *(up to 10)*.
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Tags: `4065` = 1
/// - Enchantments: Corrupted Thorns [`EDR_489e1`], Corrupted Thorns [`EDR_489e2`]
///
/// State: Todo
//~ EDR_489 todo 35837577 befe9e62
pub const EDR_489: Power = TODO;

/// # Corrupted Thorns
///
/// `EDR_489e1` · Warlock enchantment
///
/// > The next card you play costs your OPPONENT's health instead of mana.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_489e1 todo 53a1694d 5d9c39b3
pub const EDR_489e1: Power = TODO;

/// # Corrupted Thorns
///
/// `EDR_489e2` · Neutral enchantment
///
/// > The next card you play costs your OPPONENT's health instead of mana.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_489e2 todo 0f911245 7cb1529d
pub const EDR_489e2: Power = TODO;

/// # Sleep Paralysis
///
/// `EDR_490` · Warlock spell · Shadow · 5 mana
///
/// > **Choose One -** Summon two 3/6 Demons with **Taunt** that can't attack; or Destroy an enemy minion.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Mechanics: Choose One
/// - Refers to: Taunt
/// - Tokens: Figure in the Dark [`EDR_490a`], Wit's End [`EDR_490b`], Night Terror [`EDR_490t`]
///
/// State: Todo
//~ EDR_490 todo 630c82d2 5914a2be
pub const EDR_490: Power = TODO;

/// # Figure in the Dark
///
/// `EDR_490a` · Warlock spell · Shadow · 5 mana
///
/// > Summon two 3/6 Demons with **Taunt** that can't attack.
///
/// - Set: Into the Emerald Dream
/// - Refers to: Taunt
///
/// State: Todo
//~ EDR_490a todo f50a4431 131bc83b
pub const EDR_490a: Power = TODO;

/// # Wit's End
///
/// `EDR_490b` · Warlock spell · Shadow · 5 mana
///
/// > Destroy an enemy minion.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_490b todo dd74bd54 51ac1be0
pub const EDR_490b: Power = TODO;

/// # Night Terror
///
/// `EDR_490t` · Warlock minion · 3 mana · 3/6
///
/// > **Taunt** Can't attack.
///
/// - Set: Into the Emerald Dream
/// - Minion type: Demon
/// - Mechanics: Taunt, Cant Attack
///
/// State: Vanilla
//~ EDR_490t vanilla 164cbe7c 9959cdb3
pub const EDR_490t: Power = VANILLA;

/// # Archdruid of Thorns
///
/// `EDR_491` · Warlock minion · 2 mana · 3/2
///
/// > **Battlecry:** Gain the **Deathrattles** of your minions that died this turn.
///
/// - Set: Into the Emerald Dream · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Enchantments: Devoured Soul [`EDR_491e`]
///
/// State: Todo
//~ EDR_491 todo 61d92934 da51c9ac
pub const EDR_491: Power = TODO;

/// # Devoured Soul
///
/// `EDR_491e` · Warlock enchantment
///
/// > Copied **Deathrattle** from {0}.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_491e todo d266ed8d 1f51b2cd
pub const EDR_491e: Power = TODO;

/// # Hungering Ancient
///
/// `EDR_494` · Warlock minion · 8 mana · 6/7
///
/// > At the end of your turn, eat a minion in your deck and gain its stats. **Deathrattle:** Add them to your hand.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Deathrattle
/// - Enchantments: Feed Me! [`EDR_494e`]
///
/// State: Todo
//~ EDR_494 todo 3f5320a4 41d10fa8
pub const EDR_494: Power = TODO;

/// # Feed Me!
///
/// `EDR_494e` · Rogue enchantment
///
/// > Destroyed {0} and gained its stats.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_494e todo f321bd2c 333a0958
pub const EDR_494e: Power = TODO;

/// # Overgrown Horror
///
/// `EDR_654` · Warlock minion · 4 mana · 3/5
///
/// > **Taunt Battlecry:** Reduce the Cost of minions in your hand with **Dark Gifts** by (2).
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Mechanics: Taunt, Battlecry
/// - Refers to: Dark Gift
/// - Enchantments: Overgrown [`EDR_654e`]
///
/// State: Todo
//~ EDR_654 todo 073d4d69 85470de4
pub const EDR_654: Power = TODO;

/// # Overgrown
///
/// `EDR_654e` · Warlock enchantment
///
/// > +5 Health.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_654e todo 03c686e9 6fc5d63f
pub const EDR_654e: Power = TODO;

/// # Shadowflame Stalker
///
/// `FIR_924` · Warlock minion · 4 mana · 4/3
///
/// > **Battlecry: Discover** a Demon with a **Dark Gift**. Get a copy of it.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Battlecry, Discover
/// - Refers to: Dark Gift
/// - Tags: `1584` = 1, `2540` = 1, `4050` = 1, `4578` = 1
///
/// State: Todo
//~ FIR_924 todo 89ec6a3c d8c63fae
pub const FIR_924: Power = TODO;

/// # Conflagrate
///
/// `FIR_954` · Warlock spell · Fire · 1 mana
///
/// > Deal $5 damage to a minion. Its owner draws a card.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3
///
/// State: Todo
//~ FIR_954 todo 2ee2443b b8eaafc0
pub const FIR_954: Power = TODO;

/// # Emberroot Destroyer
///
/// `FIR_955` · Warlock minion · 3 mana · 3/3
///
/// > Whenever your hero takes damage on your turn, deal 3 damage to a random enemy minion.
///
/// - Set: Into the Emerald Dream · common · collectible
///
/// State: Todo
//~ FIR_955 todo 1c3f232e a9bcb725
pub const FIR_955: Power = TODO;
