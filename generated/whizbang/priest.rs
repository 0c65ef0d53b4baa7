//! Priest cards of Whizbang's Workshop.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Delayed Product
///
/// `MIS_305` · Priest spell · 4 mana
///
/// > **Discover** and summon a minion that costs (8) or more. It goes **Dormant** for 2 turns.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Mechanics: Discover
/// - Refers to: Dormant
/// - Enchantments: Product Delay [`MIS_305e`], Delayed [`MIS_305e2`]
///
/// State: Todo
//~ MIS_305 todo b2d981f2 fb3c50a3
pub const MIS_305: Power = TODO;

/// # Product Delay
///
/// `MIS_305e` · Priest enchantment
///
/// > Sending a minion 2 turns into the future.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ MIS_305e todo 80c8ea06 22bea51f
pub const MIS_305e: Power = TODO;

/// # Delayed
///
/// `MIS_305e2` · Priest enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Whizbang's Workshop
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 2
///
/// State: Todo
//~ MIS_305e2 todo 64d9761a d981872f
pub const MIS_305e2: Power = TODO;

/// # Funhouse Mirror
///
/// `MIS_714` · Priest spell · Shadow · 3 mana
///
/// > Summon a copy of an enemy minion. It attacks the original.
///
/// - Set: Whizbang's Workshop · common · collectible
///
/// State: Todo
//~ MIS_714 todo a54105d7 30c72139
pub const MIS_714: Power = TODO;

/// # Puppet Theatre
///
/// `MIS_919` · Priest location · 4 mana · 0 uses
///
/// > Choose an enemy minion. Get a 1/1 copy of it that costs (1).
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Enchantments: Puppet [`MIS_919e`]
///
/// State: Todo
//~ MIS_919 todo 8dc5efbe 0df7966a
pub const MIS_919: Power = TODO;

/// # Puppet
///
/// `MIS_919e` · Priest enchantment
///
/// > Stats set to 1/1.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ MIS_919e todo 15dae94a fc4da407
pub const MIS_919e: Power = TODO;

/// # Clay Matriarch
///
/// `TOY_380` · Priest minion · 6 mana · 3/7
///
/// > **Miniaturize Taunt**. **Deathrattle:** Summon a 4/4 Whelp with **Elusive**.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Taunt, Deathrattle, Miniaturize
/// - Refers to: Elusive
/// - Tokens: Clay Matriarch [`TOY_380t`], Clay Whelp [`TOY_380t2`]
///
/// State: Todo
//~ TOY_380 todo 883443a1 9d0c78c0
pub const TOY_380: Power = TODO;

/// # Clay Matriarch
///
/// `TOY_380t` · Priest minion · 1 mana · 1/1
///
/// > **Mini Taunt**. **Deathrattle:** Summon a 4/4 Whelp with **Elusive**.
///
/// - Set: Whizbang's Workshop · rare
/// - Minion type: Dragon
/// - Mechanics: Taunt, Deathrattle, Mini
/// - Refers to: Elusive
///
/// State: Todo
//~ TOY_380t todo 9b09bb33 ff9b84c4
pub const TOY_380t: Power = TODO;

/// # Clay Whelp
///
/// `TOY_380t2` · Priest minion · 4 mana · 4/4
///
/// > **Elusive**
///
/// - Set: Whizbang's Workshop
/// - Minion type: Dragon
/// - Mechanics: Elusive, Whelp
///
/// State: Vanilla
//~ TOY_380t2 vanilla 0d4ffb60 43c77d5c
pub const TOY_380t2: Power = VANILLA;

/// # Papercraft Angel
///
/// `TOY_381` · Priest minion · 2 mana · 2/3
///
/// > Your Hero Power costs (0).
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Mechanics: Aura
///
/// State: Todo
//~ TOY_381 todo ad5983d4 481e3ca5
pub const TOY_381: Power = TODO;

/// # Careless Crafter
///
/// `TOY_382` · Priest minion · 3 mana · 3/3
///
/// > **Deathrattle:** Get two 0-Cost Bandages that restore #3 Health.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Bandage [`TOY_382t`]
///
/// State: Todo
//~ TOY_382 todo 9d99473d b1545289
pub const TOY_382: Power = TODO;

/// # Bandage
///
/// `TOY_382t` · Priest spell · 0 mana
///
/// > Restore #3 Health.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_382t todo 1409cdcd 2a8dd5f9
pub const TOY_382t: Power = TODO;

/// # Raza the Resealed
///
/// `TOY_383` · Priest minion · 5 mana · 5/5
///
/// > **Battlecry:** Shuffle copies of 5 random friendly minions that died this game into your deck. They cost (0).
///
/// - Set: Whizbang's Workshop · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Raza Resealed Enchant [`TOY_383e`], Resealed [`TOY_383e2`]
///
/// State: Todo
//~ TOY_383 todo 631af28f a69c0002
pub const TOY_383: Power = TODO;

/// # Raza Resealed Enchant
///
/// `TOY_383e` · Priest enchantment
///
/// > Cards refresh your hero power.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_383e todo 1ffb3c7a 2e24f5c1
pub const TOY_383e: Power = TODO;

/// # Resealed
///
/// `TOY_383e2` · Priest enchantment
///
/// > Costs (0)
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_383e2 todo 24d21321 a5d6e1dd
pub const TOY_383e2: Power = TODO;

/// # Purifying Power
///
/// `TOY_384` · Priest spell · Holy · 2 mana
///
/// > **Silence** all friendly minions, then give them +1/+2.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Refers to: Silence
/// - Enchantments: Purified [`TOY_384e`]
///
/// State: Todo
//~ TOY_384 todo d9de979f de5b44ec
pub const TOY_384: Power = TODO;

/// # Purified
///
/// `TOY_384e` · Priest enchantment
///
/// > +1/+2.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_384e todo 477018d7 81d05def
pub const TOY_384e: Power = TODO;

/// # Timewinder Zarimi
///
/// `TOY_385` · Priest minion · 5 mana · 4/6
///
/// > **Battlecry:** Once per game, if you've played 8 other Dragons, take an extra turn.@ *({0} left!)*@ *(Ready!)*
///
/// - Set: Whizbang's Workshop · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Extra Turns Spell Override
/// - Tags: `ENTITY_TAG_THRESHOLD_TAG_ID` = 2, `ENTITY_TAG_THRESHOLD_VALUE` = 8, `4357` = 1
///
/// State: Todo
//~ TOY_385 todo e31d1806 5151b040
pub const TOY_385: Power = TODO;

/// # Scale Replica
///
/// `TOY_387` · Priest spell · 2 mana
///
/// > Draw your lowest and highest Cost Dragon.
///
/// - Set: Whizbang's Workshop · rare · collectible
///
/// State: Todo
//~ TOY_387 todo 137d5bc9 af8c61e3
pub const TOY_387: Power = TODO;

/// # Chalk Artist
///
/// `TOY_388` · Priest minion · 4 mana · 4/3
///
/// > **Battlecry:** Draw a minion. Transform it into a random **Legendary** one *(keeping its original stats and Cost)*.
///
/// - Set: Whizbang's Workshop · epic · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Covered in Chalk [`TOY_388e2`], Chalk Dragon Cost [`TOY_388e3`]
///
/// State: Todo
//~ TOY_388 todo febc6eee be1b6de4
pub const TOY_388: Power = TODO;

/// # Covered in Chalk
///
/// `TOY_388e2` · Priest enchantment
///
/// > Adjusted stats.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_388e2 todo efcb80db f743046c
pub const TOY_388e2: Power = TODO;

/// # Chalk Dragon Cost
///
/// `TOY_388e3` · Priest enchantment
///
/// > Adjusted Cost.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_388e3 todo d799786d de8af933
pub const TOY_388e3: Power = TODO;

/// # Fly Off the Shelves
///
/// `TOY_714` · Priest spell · 3 mana
///
/// > Deal $1 damage to all enemy minions. Repeat for each Dragon you're holding.
///
/// - Set: Whizbang's Workshop · rare · collectible
///
/// State: Todo
//~ TOY_714 todo 7c87f70f 7cb34ea8
pub const TOY_714: Power = TODO;

/// # Repackage
///
/// `TOY_879` · Priest spell · 7 mana
///
/// > Stuff all minions into a 2-Cost Box, then shuffle it into the opponent's deck.
///
/// - Set: Whizbang's Workshop · epic · collectible
/// - Enchantments: Resealed Box Tracker [`TOY_879e`]
/// - Tokens: Repackaged Box [`TOY_879t`]
///
/// State: Todo
//~ TOY_879 todo 353b4003 f8e17a9a
pub const TOY_879: Power = TODO;

/// # Resealed Box Tracker
///
/// `TOY_879e` · Priest enchantment
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_879e todo 1b5b7a13 53bf90de
pub const TOY_879e: Power = TODO;

/// # Repackaged Box
///
/// `TOY_879t` · Priest spell · 2 mana
///
/// > Add the resealed minions to your hand.@Add the {0} repackaged \|4(minion, minions) to your hand.
///
/// - Set: Whizbang's Workshop
/// - Tags: `1724` = 1
///
/// State: Todo
//~ TOY_879t todo b1a68598 ad340341
pub const TOY_879t: Power = TODO;
