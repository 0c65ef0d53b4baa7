//! Hunter cards of Scholomance Academy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Wolpertinger
///
/// `SCH_133` · Hunter minion · 1 mana · 1/1
///
/// > **Battlecry:** Summon a copy of this.
///
/// - Set: Scholomance Academy · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Todo
//~ SCH_133 todo 0f1ed5fe 8db531cb
pub const SCH_133: Power = TODO;

/// # Krolusk Barkstripper
///
/// `SCH_239` · Hunter minion · 4 mana · 3/5
///
/// > **Spellburst:** Destroy a random enemy minion.
///
/// - Set: Scholomance Academy · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Spellburst
///
/// State: Todo
//~ SCH_239 todo a206da5a f051fed1
pub const SCH_239: Power = TODO;

/// # Trueaim Crescent
///
/// `SCH_279` · Multi-class weapon · 1 mana · 1/4 durability
///
/// > After your Hero attacks a minion, your minions attack it too.
///
/// - Set: Scholomance Academy · epic · collectible
/// - Classes: Hunter, Demon Hunter
///
/// State: Todo
//~ SCH_279 todo b902fca5 a882f401
pub const SCH_279: Power = TODO;

/// # Carrion Studies
///
/// `SCH_300` · Hunter spell · 1 mana
///
/// > **Discover** a **Deathrattle** minion. Your next one costs (1) less.
///
/// - Set: Scholomance Academy · common · collectible
/// - Mechanics: Discover, Discover Studies Visual
/// - Refers to: Deathrattle
/// - Enchantments: Carrion Studies [`SCH_300e`], Studying Carrion [`SCH_300e2`]
///
/// State: Todo
//~ SCH_300 todo 639f45bc 0f92461b
pub const SCH_300: Power = TODO;

/// # Carrion Studies
///
/// `SCH_300e` · Neutral enchantment
///
/// > Your next **Deathrattle** minion costs (1) less.
///
/// - Set: Scholomance Academy
/// - Mechanics: Aura
///
/// State: Todo
//~ SCH_300e todo bc2a32f8 13abdeff
pub const SCH_300e: Power = TODO;

/// # Studying Carrion
///
/// `SCH_300e2` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_300e2 todo 317eb78b 6786e9e4
pub const SCH_300e2: Power = TODO;

/// # Bloated Python
///
/// `SCH_340` · Hunter minion · 3 mana · 1/2
///
/// > **Deathrattle:** Summon a 4/4 Hapless Handler.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Tokens: Hapless Handler [`SCH_340t`]
///
/// State: Todo
//~ SCH_340 todo 1e2e58f0 946957b0
pub const SCH_340: Power = TODO;

/// # Hapless Handler
///
/// `SCH_340t` · Hunter minion · 4 mana · 4/4
///
/// - Set: Scholomance Academy
///
/// State: Vanilla
//~ SCH_340t vanilla 5fb7ac01 acaa8662
pub const SCH_340t: Power = VANILLA;

/// # Ace Hunter Kreen
///
/// `SCH_538` · Multi-class minion · 3 mana · 2/4
///
/// > Your other characters are **Immune** while attacking.
///
/// - Set: Scholomance Academy · legendary · collectible
/// - Classes: Hunter, Demon Hunter
/// - Mechanics: Aura
/// - Refers to: Immune
/// - Enchantments: Ace Hunter's Lesson [`SCH_538e`]
///
/// State: Todo
//~ SCH_538 todo e6d3ce83 bc5c3f71
pub const SCH_538: Power = TODO;

/// # Ace Hunter's Lesson
///
/// `SCH_538e` · Hunter enchantment
///
/// > **Immune** while attacking.
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_538e todo e4035f5a c19f53b1
pub const SCH_538e: Power = TODO;

/// # Professor Slate
///
/// `SCH_539` · Hunter minion · 3 mana · 3/4
///
/// > Your spells are **Poisonous**.
///
/// - Set: Scholomance Academy · legendary · collectible
/// - Refers to: Poisonous
/// - Enchantments: Professor's Poison [`SCH_539e`]
///
/// State: Todo
//~ SCH_539 todo 1c94c74a 0df223a3
pub const SCH_539: Power = TODO;

/// # Professor's Poison
///
/// `SCH_539e` · Neutral enchantment
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_539e todo 915d41cb 60ac73b9
pub const SCH_539e: Power = TODO;

/// # Demon Companion
///
/// `SCH_600` · Multi-class spell · 1 mana
///
/// > Summon a random Demon Companion.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Classes: Hunter, Demon Hunter
/// - Tokens: Reffuh [`SCH_600t1`], Shima [`SCH_600t2`], Kolek [`SCH_600t3`]
///
/// State: Todo
//~ SCH_600 todo 5310dabe 6e471c7a
pub const SCH_600: Power = TODO;

/// # Reffuh
///
/// `SCH_600t1` · Multi-class minion · 1 mana · 2/1
///
/// > **Charge**
///
/// - Set: Scholomance Academy
/// - Minion type: Demon
/// - Classes: Hunter, Demon Hunter
/// - Mechanics: Charge
///
/// State: Vanilla
//~ SCH_600t1 vanilla 185b3a1d c3a48209
pub const SCH_600t1: Power = VANILLA;

/// # Shima
///
/// `SCH_600t2` · Multi-class minion · 1 mana · 2/2
///
/// > **Taunt**
///
/// - Set: Scholomance Academy
/// - Minion type: Demon
/// - Classes: Hunter, Demon Hunter
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ SCH_600t2 vanilla f7c24561 90eb49b8
pub const SCH_600t2: Power = VANILLA;

/// # Kolek
///
/// `SCH_600t3` · Multi-class minion · 1 mana · 1/2
///
/// > Your other minions have +1 Attack.
///
/// - Set: Scholomance Academy
/// - Minion type: Demon
/// - Classes: Hunter, Demon Hunter
/// - Mechanics: Aura
/// - Enchantments: Kolek's Call [`SCH_600t3e`]
///
/// State: Todo
//~ SCH_600t3 todo ad8ad037 a98538bb
pub const SCH_600t3: Power = TODO;

/// # Kolek's Call
///
/// `SCH_600t3e` · Hunter enchantment
///
/// > Kolek is granting this minion +1 Attack.
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_600t3e todo 5f90a5d6 90040c38
pub const SCH_600t3e: Power = TODO;

/// # Overwhelm
///
/// `SCH_604` · Hunter spell · 1 mana
///
/// > Deal $2 damage to a minion. Deal one more damage for each Beast you control.
///
/// - Set: Scholomance Academy · rare · collectible
///
/// State: Todo
//~ SCH_604 todo 684805b8 9bbbd07d
pub const SCH_604: Power = TODO;

/// # Blood Herald
///
/// `SCH_618` · Multi-class minion · 5 mana · 1/1
///
/// > Whenever a friendly minion dies while this is in your hand, gain +1/+1.
///
/// - Set: Scholomance Academy · common · collectible
/// - Minion type: Undead
/// - Classes: Hunter, Demon Hunter
/// - Tags: `MULTI_CLASS_GROUP` = 7
/// - Enchantments: Blood of Innocents [`SCH_618e`]
///
/// State: Todo
//~ SCH_618 todo 64b6fbe7 d6e835c6
pub const SCH_618: Power = TODO;

/// # Blood of Innocents
///
/// `SCH_618e` · Hunter enchantment
///
/// > +1/+1.
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_618e todo 50128c37 5aaf4995
pub const SCH_618e: Power = TODO;
