//! Hunter cards of Across the Timeways.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Brutish Endmaw
///
/// `END_013` · Multi-class minion · 3 mana · 3/3
///
/// > **Battlecry: Discover** a 1-Cost minion with a **Dark Gift**.
///
/// - Set: Across the Timeways · rare · collectible
/// - Minion type: Beast
/// - Classes: Hunter, Paladin
/// - Mechanics: Battlecry, Discover
/// - Refers to: Dark Gift
/// - Tags: `4050` = 1, `4578` = 1
///
/// State: Todo
//~ END_013 todo db319acd 44d8af6a
pub const END_013: Power = TODO;

/// # Synchronized Spark
///
/// `END_014` · Multi-class spell · 4 mana
///
/// > Deal $3 damage to an enemy. If it dies, give a random friendly minion +3/+3.
///
/// - Set: Across the Timeways · common · collectible
/// - Classes: Hunter, Paladin
/// - Enchantments: In Sync [`END_014e`]
///
/// State: Todo
//~ END_014 todo 103f2b12 98707c96
pub const END_014: Power = TODO;

/// # In Sync
///
/// `END_014e` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ END_014e todo 37d3eec0 cdaa5be1
pub const END_014e: Power = TODO;

/// # Triennium Rex
///
/// `END_015` · Hunter minion · 5 mana · 5/5
///
/// > **Kindred and Deathrattle:** Get a random **Deathrattle** minion. It costs (2) less.
///
/// - Set: Across the Timeways · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Kindred
///
/// State: Todo
//~ END_015 todo f49faabe 9d8b97ae
pub const END_015: Power = TODO;

/// # Chronoclaws
///
/// `END_016` · Multi-class weapon · 4 mana · 4/3 durability
///
/// > After your hero attacks, discard your highest Cost card.
///
/// - Set: Across the Timeways · rare · collectible
/// - Classes: Hunter, Warlock
///
/// State: Todo
//~ END_016 todo 175923a9 35515f83
pub const END_016: Power = TODO;

/// # Battle at the End Time
///
/// `END_017` · Multi-class spell · 1 mana
///
/// > **Quest:** Fill your hand, then empty it. **Reward:** Tick and Tock.
///
/// - Set: Across the Timeways · legendary · collectible
/// - Classes: Hunter, Warlock
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Tags: `QUEST_PROGRESS_TOTAL` = 2, `839` = 1, `4297` = 1
/// - Tokens: Tick and Tock [`END_017t`]
///
/// State: Todo
//~ END_017 todo ae4ff8f7 87446133
pub const END_017: Power = TODO;

/// # Tick and Tock
///
/// `END_017t` · Multi-class minion · 5 mana · 8/8
///
/// > **Battlecry:** Draw until your hand is full. **Deathrattle:** Empty the opponent's hand.
///
/// - Set: Across the Timeways
/// - Minion type: Dragon
/// - Classes: Hunter, Warlock
/// - Mechanics: Deathrattle, Battlecry
///
/// State: Todo
//~ END_017t todo a589a32c 2ec17ccb
pub const END_017t: Power = TODO;

/// # King Maluk
///
/// `TIME_042` · Hunter minion · 4 mana · 5/6
///
/// > **Battlecry:** Discard your hand. Get an Infinite Banana.
///
/// - Set: Across the Timeways · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Tokens: Infinite Banana [`TIME_042t`]
///
/// State: Todo
//~ TIME_042 todo 45d9f264 6da642bf
pub const TIME_042: Power = TODO;

/// # Infinite Banana
///
/// `TIME_042t` · Hunter spell · 1 mana
///
/// > Give a minion +1/+1. *(This stays in your hand.)*
///
/// - Set: Across the Timeways
/// - Enchantments: Infinite Banana [`TIME_042te`]
///
/// State: Todo
//~ TIME_042t todo 00a48844 ca2ff68a
pub const TIME_042t: Power = TODO;

/// # Infinite Banana
///
/// `TIME_042te` · Hunter enchantment
///
/// > +1/+1.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_042te todo 267af94b fbc64d13
pub const TIME_042te: Power = TODO;

/// # Precise Shot
///
/// `TIME_600` · Hunter spell · 2 mana
///
/// > Deal $3 damage. If this is EXACTLY in the center of your hand, deal $5 instead.
///
/// - Set: Across the Timeways · epic · collectible
///
/// State: Todo
//~ TIME_600 todo 3fbc5103 911f8c92
pub const TIME_600: Power = TODO;

/// # Arrow Retriever
///
/// `TIME_601` · Hunter minion · 2 mana · 3/1
///
/// > **Battlecry:** Draw until you have 3 cards.
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Todo
//~ TIME_601 todo 637456a2 0e03f099
pub const TIME_601: Power = TODO;

/// # Wormhole
///
/// `TIME_602` · Hunter spell · 3 mana
///
/// > **Rewind** Summon a random 3-Cost Beast. It attacks a random enemy.
///
/// - Set: Across the Timeways · rare · collectible
/// - Mechanics: Rewind
///
/// State: Todo
//~ TIME_602 todo 9f4fc597 5fe1edd5
pub const TIME_602: Power = TODO;

/// # Ticking Timebomb
///
/// `TIME_603` · Hunter minion · 2 mana · 1/1
///
/// > **Deathrattle:** Destroy a random enemy minion.
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ TIME_603 todo 8eceb7b1 9d43f46a
pub const TIME_603: Power = TODO;

/// # Epoch Stalker
///
/// `TIME_605` · Hunter minion · 6 mana · 3/4
///
/// > **Rush**, **Elusive Battlecry:** Summon a copy of this.
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Rush, Elusive
/// - Tags: `4548` = 1
///
/// State: Todo
//~ TIME_605 todo 067119e7 895ceeef
pub const TIME_605: Power = TODO;

/// # Quel'dorei Fletcher
///
/// `TIME_606` · Hunter minion · 1 mana · 1/3
///
/// > Your Hero Power costs (0) while your hand has 3 or less cards.
///
/// - Set: Across the Timeways · rare · collectible
/// - Mechanics: Aura
/// - Enchantments: Fletching [`TIME_606e`]
///
/// State: Todo
//~ TIME_606 todo 9523adb1 1d31e78c
pub const TIME_606: Power = TODO;

/// # Fletching
///
/// `TIME_606e` · Hunter enchantment
///
/// > Your Hero Power costs (0).
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_606e todo 45e7500d f7ec970d
pub const TIME_606e: Power = TODO;

/// # Ranger General Sylvanas
///
/// `TIME_609` · Hunter minion · 3 mana · 2/4
///
/// > **Fabled**. **Battlecry:** Deal 2 damage to all enemies. If you've played Alleria or Vereesa, repeat for each.
///
/// - Set: Across the Timeways · legendary · collectible
/// - Mechanics: Battlecry, Dont Pick From Subsets, Fabled
/// - Tags: `2936` = 1
/// - Tokens: Ranger Captain Alleria [`TIME_609t1`], Ranger Initiate Vereesa [`TIME_609t2`]
///
/// State: Todo
//~ TIME_609 todo 59eb1227 91970445
pub const TIME_609: Power = TODO;

/// # Ranger Captain Alleria
///
/// `TIME_609t1` · Hunter minion · 3 mana · 2/4
///
/// > **Battlecry: Discover** a spell. If you've played Sylvanas or Vereesa, repeat for each.
///
/// - Set: Across the Timeways
/// - Mechanics: Battlecry, Discover, Is Fabled Bundle Card
///
/// State: Todo
//~ TIME_609t1 todo 407cf1a9 10f6d75d
pub const TIME_609t1: Power = TODO;

/// # Ranger Initiate Vereesa
///
/// `TIME_609t2` · Hunter minion · 3 mana · 2/4
///
/// > **Battlecry:** Give minions in your deck +1/+1. If you've played Alleria or Sylvanas, repeat for each.
///
/// - Set: Across the Timeways
/// - Mechanics: Battlecry, Is Fabled Bundle Card
/// - Enchantments: Windrunner's Allegiance [`TIME_609t2e`]
///
/// State: Todo
//~ TIME_609t2 todo 3251ffa1 8834fb76
pub const TIME_609t2: Power = TODO;

/// # Windrunner's Allegiance
///
/// `TIME_609t2e` · Hunter enchantment
///
/// > +1/+1.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_609t2e todo 604325e0 b886b499
pub const TIME_609t2e: Power = TODO;

/// # Untimely Death
///
/// `TIME_620` · Hunter spell · 2 mana
///
/// > **Secret:** When a friendly minion dies the turn after being played, resummon it.
///
/// - Set: Across the Timeways · rare · collectible
/// - Mechanics: Secret
///
/// State: Todo
//~ TIME_620 todo 1302c9d2 b5ecc044
pub const TIME_620: Power = TODO;

/// # Past Silvermoon
///
/// `TIME_810` · Hunter location · 4 mana · 0 uses
///
/// > Deal 5 damage to a random enemy minion. *Advance to the present!*
///
/// - Set: Across the Timeways · epic · collectible
/// - Tokens: Present Silvermoon [`TIME_810t1`], Future Silvermoon [`TIME_810t2`]
///
/// State: Todo
//~ TIME_810 todo b116e5d6 4a357732
pub const TIME_810: Power = TODO;

/// # Present Silvermoon
///
/// `TIME_810t1` · Hunter location · 4 mana · 0 uses
///
/// > Deal 5 damage to a random enemy minion. Excess hits the enemy hero. *Advance to the future!*
///
/// - Set: Across the Timeways · epic
/// - Tokens: Future Silvermoon [`TIME_810t2`]
///
/// State: Todo
//~ TIME_810t1 todo 25b4b48f 98a58860
pub const TIME_810t1: Power = TODO;

/// # Future Silvermoon
///
/// `TIME_810t2` · Hunter location · 4 mana · 0 uses
///
/// > Deal 5 damage to the lowest Health enemy minion. Excess damage hits the enemy hero.
///
/// - Set: Across the Timeways · epic
///
/// State: Todo
//~ TIME_810t2 todo fbe53e53 693b859c
pub const TIME_810t2: Power = TODO;
