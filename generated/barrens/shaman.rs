//! Shaman cards of Forged in the Barrens.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # South Coast Chieftain
///
/// `BAR_040` · Shaman minion · 2 mana · 3/2
///
/// > **Battlecry:** If you control another Murloc, deal 2 damage.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
/// - Target: "Deal 2 damage."
///
/// State: Todo
//~ BAR_040 todo 390c97fd e2bc482c
pub const BAR_040: Power = TODO;

/// # Nofin Can Stop Us
///
/// `BAR_041` · Shaman spell · 3 mana
///
/// > Give your minions +1/+1. Give your Murlocs an extra +1/+1.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Enchantments: Mrrgrrrrgle [`BAR_041e`], MrrGRRRRgle [`BAR_041e2`]
///
/// State: Todo
//~ BAR_041 todo 3cebfc7c dcb9f295
pub const BAR_041: Power = TODO;

/// # Mrrgrrrrgle
///
/// `BAR_041e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_041e todo 5a648569 1b0e8a40
pub const BAR_041e: Power = TODO;

/// # MrrGRRRRgle
///
/// `BAR_041e2` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_041e2 todo 1ff63a92 6af28b83
pub const BAR_041e2: Power = TODO;

/// # Tinyfin's Caravan
///
/// `BAR_043` · Shaman minion · 2 mana · 1/3
///
/// > At the start of your turn, draw a Murloc.
///
/// - Set: Forged in the Barrens · rare · collectible
///
/// State: Todo
//~ BAR_043 todo 81c579d2 3d039f46
pub const BAR_043: Power = TODO;

/// # Chain Lightning (Rank 1)
///
/// `BAR_044` · Shaman spell · Nature · 2 mana
///
/// > Deal $2 damage to a minion and a random adjacent one. *(Upgrades when you have 5 Mana.)*
///
/// - Set: Forged in the Barrens · epic · collectible
/// - Tokens: Chain Lightning (Rank 2) [`BAR_044t`], Chain Lightning (Rank 3) [`BAR_044t2`]
///
/// State: Todo
//~ BAR_044 todo 20083a39 0c3fcec1
pub const BAR_044: Power = TODO;

/// # Chain Lightning (Rank 2)
///
/// `BAR_044t` · Shaman spell · Nature · 2 mana
///
/// > Deal $3 damage to a minion and a random adjacent one. *(Upgrades when you have 10 Mana.)*
///
/// - Set: Forged in the Barrens · epic
///
/// State: Todo
//~ BAR_044t todo 01757aac e14d5f08
pub const BAR_044t: Power = TODO;

/// # Chain Lightning (Rank 3)
///
/// `BAR_044t2` · Shaman spell · Nature · 2 mana
///
/// > Deal $4 damage to a minion and a random adjacent one.
///
/// - Set: Forged in the Barrens · epic
///
/// State: Todo
//~ BAR_044t2 todo f8d6fb6f 1633790b
pub const BAR_044t2: Power = TODO;

/// # Arid Stormer
///
/// `BAR_045` · Shaman minion · 3 mana · 2/5
///
/// > **Battlecry:** If you played an Elemental last turn, gain **Rush** and **Windfury**.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Refers to: Windfury, Rush
/// - Enchantments: Storm Cloud [`BAR_045e`]
///
/// State: Todo
//~ BAR_045 todo 72664b2c e0aaef84
pub const BAR_045: Power = TODO;

/// # Storm Cloud
///
/// `BAR_045e` · Neutral enchantment
///
/// > **Rush**, **Windfury**.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_045e todo 8e07b6bf 29410a5c
pub const BAR_045e: Power = TODO;

/// # Bru'kan
///
/// `BAR_048` · Shaman minion · 4 mana · 5/4
///
/// > **Nature Spell Damage +3**
///
/// - Set: Forged in the Barrens · legendary · collectible
/// - Mechanics: Spellpower Nature
///
/// State: Todo
//~ BAR_048 todo 1605a9e6 2a8888a7
pub const BAR_048: Power = TODO;

/// # Earth Revenant
///
/// `BAR_750` · Shaman minion · 4 mana · 2/6
///
/// > **Taunt** **Battlecry:** Deal 1 damage to all enemy minions.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt, Battlecry
///
/// State: Todo
//~ BAR_750 todo 4757c13b 5e25a5b4
pub const BAR_750: Power = TODO;

/// # Spawnpool Forager
///
/// `BAR_751` · Shaman minion · 1 mana · 1/2
///
/// > **Deathrattle:** Summon a 1/1 Tinyfin.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Deathrattle
/// - Tokens: Diremuck Tinyfin [`BAR_751t`]
///
/// State: Todo
//~ BAR_751 todo 7f9e2d45 9181128f
pub const BAR_751: Power = TODO;

/// # Diremuck Tinyfin
///
/// `BAR_751t` · Shaman minion · 1 mana · 1/1
///
/// - Set: Forged in the Barrens
/// - Minion type: Murloc
///
/// State: Vanilla
//~ BAR_751t vanilla 36e0f068 c6891d8f
pub const BAR_751t: Power = VANILLA;

/// # Lilypad Lurker
///
/// `BAR_848` · Shaman minion · 5 mana · 5/6
///
/// > **Battlecry:** If you played an Elemental last turn, transform an enemy minion into a 0/1 Frog with **Taunt**.
///
/// - Set: Forged in the Barrens · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Target: "Transform a minion."
/// - Tokens: Frog [`hexfrog`](crate::legacy::shaman::hexfrog)
///
/// State: Todo
//~ BAR_848 todo 5751d5f1 2a79679b
pub const BAR_848: Power = TODO;

/// # Firemancer Flurgl
///
/// `BAR_860` · Shaman minion · 4 mana · 2/3
///
/// > After you play a Murloc, deal 1 damage to all enemies.
///
/// - Set: Forged in the Barrens · legendary · collectible
/// - Minion type: Murloc
///
/// State: Todo
//~ BAR_860 todo 91da2911 30a6a587
pub const BAR_860: Power = TODO;

/// # Primal Dungeoneer
///
/// `WC_005` · Shaman minion · 3 mana · 2/3
///
/// > **Battlecry:** Draw a spell. If it's a Nature spell, also draw an Elemental.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ WC_005 todo 6ef1cab6 969f2573
pub const WC_005: Power = TODO;

/// # Perpetual Flame
///
/// `WC_020` · Shaman spell · Fire · 2 mana
///
/// > Deal $3 damage to a random enemy minion. If it dies, recast this. **Overload:** (1)
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Mechanics: Overload
///
/// State: Todo
//~ WC_020 todo 74d8b9a3 aba60561
pub const WC_020: Power = TODO;

/// # Wailing Vapor
///
/// `WC_042` · Shaman minion · 1 mana · 1/3
///
/// > After you play an Elemental, gain +1 Attack.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Minion type: Elemental
/// - Enchantments: Rising Gas [`WC_042e`]
///
/// State: Todo
//~ WC_042 todo 42c8a4c2 b2141a50
pub const WC_042: Power = TODO;

/// # Rising Gas
///
/// `WC_042e` · Shaman enchantment
///
/// > +1 Attack.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ WC_042e todo 52014066 96e97def
pub const WC_042e: Power = TODO;
