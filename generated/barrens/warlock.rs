//! Warlock cards of Forged in the Barrens.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Grimoire of Sacrifice
///
/// `BAR_910` · Warlock spell · Shadow · 1 mana
///
/// > Destroy a friendly minion. Deal $2 damage to all enemy minions.
///
/// - Set: Forged in the Barrens · common · collectible
///
/// State: Todo
//~ BAR_910 todo 0f2ec4e5 e8da72be
pub const BAR_910: Power = TODO;

/// # Soul Rend
///
/// `BAR_911` · Warlock spell · Shadow · 4 mana
///
/// > Deal $5 damage to all minions. Destroy a card in your deck for each killed.
///
/// - Set: Forged in the Barrens · rare · collectible
///
/// State: Todo
//~ BAR_911 todo 98ff3e54 a2ecf7ff
pub const BAR_911: Power = TODO;

/// # Apothecary's Caravan
///
/// `BAR_912` · Warlock minion · 2 mana · 1/3
///
/// > At the start of your turn, summon a 1-Cost minion from your deck.
///
/// - Set: Forged in the Barrens · rare · collectible
///
/// State: Todo
//~ BAR_912 todo b74155c7 4e880a84
pub const BAR_912: Power = TODO;

/// # Altar of Fire
///
/// `BAR_913` · Warlock spell · Fire · 1 mana
///
/// > Destroy the top 3 cards of each deck.
///
/// - Set: Forged in the Barrens · epic · collectible
///
/// State: Todo
//~ BAR_913 todo 8aabb5b8 e7fa4187
pub const BAR_913: Power = TODO;

/// # Imp Swarm (Rank 1)
///
/// `BAR_914` · Warlock spell · Fel · 2 mana
///
/// > Summon a 3/2 Imp. *(Upgrades when you have 5 Mana.)*
///
/// - Set: Forged in the Barrens · common · collectible
/// - Tokens: Imp Swarm (Rank 2) [`BAR_914t`], Imp Swarm (Rank 3) [`BAR_914t2`], Imp Familiar [`BAR_914t3`]
///
/// State: Todo
//~ BAR_914 todo 0a889772 f88129c9
pub const BAR_914: Power = TODO;

/// # Imp Swarm (Rank 2)
///
/// `BAR_914t` · Warlock spell · Fel · 2 mana
///
/// > Summon two 3/2 Imps. *(Upgrades when you have 10 Mana.)*
///
/// - Set: Forged in the Barrens · common
///
/// State: Todo
//~ BAR_914t todo 6123c7e7 21d7562b
pub const BAR_914t: Power = TODO;

/// # Imp Swarm (Rank 3)
///
/// `BAR_914t2` · Warlock spell · Fel · 2 mana
///
/// > Summon three 3/2 Imps.
///
/// - Set: Forged in the Barrens · common
///
/// State: Todo
//~ BAR_914t2 todo 3446aaf1 7bc8b605
pub const BAR_914t2: Power = TODO;

/// # Imp Familiar
///
/// `BAR_914t3` · Warlock minion · 2 mana · 3/2
///
/// - Set: Forged in the Barrens
/// - Minion type: Demon
/// - Mechanics: Imp
///
/// State: Vanilla
//~ BAR_914t3 vanilla 1708aab7 1ba52d82
pub const BAR_914t3: Power = VANILLA;

/// # Kabal Outfitter
///
/// `BAR_915` · Warlock minion · 3 mana · 3/3
///
/// > **Battlecry and Deathrattle:** Give another random friendly minion +1/+1.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Mechanics: Deathrattle, Battlecry
/// - Enchantments: Outfitted [`BAR_915e`]
///
/// State: Todo
//~ BAR_915 todo 3563da90 4da653c2
pub const BAR_915: Power = TODO;

/// # Outfitted
///
/// `BAR_915e` · Warlock enchantment
///
/// > +1/+1.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_915e todo ca0aac73 08813b9b
pub const BAR_915e: Power = TODO;

/// # Blood Shard Bristleback
///
/// `BAR_916` · Warlock minion · 3 mana · 3/3
///
/// > **Lifesteal**. **Battlecry:** If your deck contains 10 or fewer cards, deal 6 damage to a minion.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Minion type: Quilboar
/// - Mechanics: Battlecry, Lifesteal
/// - Target: "Deal 6 damage."
///
/// State: Todo
//~ BAR_916 todo e52c074c 8a068bae
pub const BAR_916: Power = TODO;

/// # Barrens Scavenger
///
/// `BAR_917` · Warlock minion · 6 mana · 6/6
///
/// > **Taunt** Costs (1) while your deck has 10 or fewer cards.
///
/// - Set: Forged in the Barrens · epic · collectible
/// - Mechanics: Taunt
///
/// State: Todo
//~ BAR_917 todo 05440b52 dd2ed627
pub const BAR_917: Power = TODO;

/// # Tamsin Roame
///
/// `BAR_918` · Warlock minion · 3 mana · 1/3
///
/// > Whenever you cast a Shadow spell that costs (1) or more, add a copy to your hand that costs (0).
///
/// - Set: Forged in the Barrens · legendary · collectible
/// - Minion type: Undead
/// - Enchantments: Gathered Shadows [`BAR_918e`]
///
/// State: Todo
//~ BAR_918 todo 383bb9a6 86b4527b
pub const BAR_918: Power = TODO;

/// # Gathered Shadows
///
/// `BAR_918e` · Warlock enchantment
///
/// > Costs (1).
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_918e todo e3776a93 9f5b4fb6
pub const BAR_918e: Power = TODO;

/// # Neeru Fireblade
///
/// `BAR_919` · Warlock minion · 5 mana · 5/5
///
/// > **Battlecry:** If your deck is empty, open a portal that fills your board with 3/2 Imps each turn.
///
/// - Set: Forged in the Barrens · legendary · collectible
/// - Mechanics: Battlecry
/// - Tokens: Burning Blade Portal [`BAR_919t`]
///
/// State: Todo
//~ BAR_919 todo 3dab0649 6d3842de
pub const BAR_919: Power = TODO;

/// # Burning Blade Portal
///
/// `BAR_919t` · Warlock minion · 11 mana · 0/1
///
/// > At the end of your turn, fill your board with 3/2 Imps.
///
/// - Set: Forged in the Barrens
/// - Mechanics: Untouchable
///
/// State: Todo
//~ BAR_919t todo 43a8d96e 45455843
pub const BAR_919t: Power = TODO;

/// # Unstable Shadow Blast
///
/// `WC_021` · Warlock spell · Shadow · 2 mana
///
/// > Deal $6 damage to a minion. Excess damage hits your hero.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Mechanics: Immune To Spellpower
///
/// State: Todo
//~ WC_021 todo 75e55230 e5880882
pub const WC_021: Power = TODO;

/// # Final Gasp
///
/// `WC_022` · Warlock spell · Shadow · 1 mana
///
/// > Deal $1 damage to a minion. If it dies, summon a 2/2 Adventurer with a random bonus effect.
///
/// - Set: Forged in the Barrens · common · collectible
///
/// State: Todo
//~ WC_022 todo 1eb76699 191017b6
pub const WC_022: Power = TODO;

/// # Stealer of Souls
///
/// `WC_023` · Warlock minion · 4 mana · 2/6
///
/// > The first card you draw each turn costs Health instead of Mana.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Minion type: Demon
/// - Enchantments: Stolen Soul [`WC_023e`]
///
/// State: Todo
//~ WC_023 todo 1019928d b76487d6
pub const WC_023: Power = TODO;

/// # Stolen Soul
///
/// `WC_023e` · Neutral enchantment
///
/// > Costs Health instead of Mana.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ WC_023e todo e66b6247 b38f5dac
pub const WC_023e: Power = TODO;
