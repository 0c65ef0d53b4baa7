//! Druid cards of Forged in the Barrens.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Thorngrowth Sentries
///
/// `BAR_533` · Druid spell · Nature · 2 mana
///
/// > Summon two 1/2 Turtles with **Taunt**.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Refers to: Taunt
/// - Tokens: Thornguard Turtle [`BAR_533t`]
///
/// State: Todo
//~ BAR_533 todo 85148d98 d5844dc1
pub const BAR_533: Power = TODO;

/// # Thornguard Turtle
///
/// `BAR_533t` · Druid minion · 1 mana · 1/2
///
/// > **Taunt**
///
/// - Set: Forged in the Barrens
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ BAR_533t vanilla 74c6065c 354121b4
pub const BAR_533t: Power = VANILLA;

/// # Pride's Fury
///
/// `BAR_534` · Druid spell · 4 mana
///
/// > Give your minions +1/+3.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Enchantments: Overrun [`BAR_534e`]
///
/// State: Todo
//~ BAR_534 todo 4116a663 4d0f4974
pub const BAR_534: Power = TODO;

/// # Overrun
///
/// `BAR_534e` · Druid enchantment
///
/// > +1/+3.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_534e todo aecb36f7 eb00e767
pub const BAR_534e: Power = TODO;

/// # Thickhide Kodo
///
/// `BAR_535` · Druid minion · 4 mana · 3/5
///
/// > **Taunt Deathrattle:** Gain 5 Armor.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Deathrattle
///
/// State: Todo
//~ BAR_535 todo 701c33f6 d34d41d1
pub const BAR_535: Power = TODO;

/// # Living Seed (Rank 1)
///
/// `BAR_536` · Druid spell · Nature · 2 mana
///
/// > Draw a Beast. Reduce its Cost by (1). *(Upgrades when you have 5 Mana.)*
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Enchantments: Living Seed [`BAR_536e`]
/// - Tokens: Living Seed (Rank 2) [`BAR_536t`], Living Seed (Rank 3) [`BAR_536t2`]
///
/// State: Todo
//~ BAR_536 todo b2e613e1 4a73b78a
pub const BAR_536: Power = TODO;

/// # Living Seed
///
/// `BAR_536e` · Shaman enchantment
///
/// > Costs (1) less.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_536e todo 20abe079 3c055b7e
pub const BAR_536e: Power = TODO;

/// # Living Seed (Rank 2)
///
/// `BAR_536t` · Druid spell · Nature · 2 mana
///
/// > Draw a Beast. Reduce its Cost by (2). *(Upgrades when you have 10 Mana.)*
///
/// - Set: Forged in the Barrens · rare
/// - Enchantments: Living Seed [`BAR_536te`]
///
/// State: Todo
//~ BAR_536t todo a8f5ae1c c2ab3a2b
pub const BAR_536t: Power = TODO;

/// # Living Seed (Rank 3)
///
/// `BAR_536t2` · Druid spell · Nature · 2 mana
///
/// > Draw a Beast. Reduce its Cost by (3).
///
/// - Set: Forged in the Barrens · rare
/// - Enchantments: Living Seed [`BAR_536t2e`]
///
/// State: Todo
//~ BAR_536t2 todo 2eec5ffb 76c64eb9
pub const BAR_536t2: Power = TODO;

/// # Living Seed
///
/// `BAR_536t2e` · Shaman enchantment
///
/// > Costs (3) less.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_536t2e todo 1e01d106 db13b027
pub const BAR_536t2e: Power = TODO;

/// # Living Seed
///
/// `BAR_536te` · Shaman enchantment
///
/// > Costs (2) less.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_536te todo 519f6a9f cfda67b5
pub const BAR_536te: Power = TODO;

/// # Razormane Battleguard
///
/// `BAR_537` · Druid minion · 2 mana · 2/3
///
/// > The first **Taunt** minion you play each turn costs (2) less.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Minion type: Quilboar
/// - Mechanics: Aura
/// - Refers to: Taunt
/// - Enchantments: Razorforced [`BAR_537e`]
///
/// State: Todo
//~ BAR_537 todo 069bff48 6aae859c
pub const BAR_537: Power = TODO;

/// # Razorforced
///
/// `BAR_537e` · Druid enchantment
///
/// > Each turn, your first **Taunt** minion costs (2) less.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_537e todo 304a56b8 cf7e0f7e
pub const BAR_537e: Power = TODO;

/// # Druid of the Plains
///
/// `BAR_538` · Druid minion · 7 mana · 7/6
///
/// > **Rush Frenzy:** Transform into a 6/7 Kodo with **Taunt**.
///
/// - Set: Forged in the Barrens · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Rush, Frenzy
/// - Refers to: Taunt
/// - Tags: `1584` = 1
/// - Tokens: Druid of the Plains [`BAR_538t`]
///
/// State: Todo
//~ BAR_538 todo 77e4136d 3367ed18
pub const BAR_538: Power = TODO;

/// # Druid of the Plains
///
/// `BAR_538t` · Druid minion · 7 mana · 6/7
///
/// > **Taunt**
///
/// - Set: Forged in the Barrens
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ BAR_538t vanilla c59efc99 b2015bd7
pub const BAR_538t: Power = VANILLA;

/// # Celestial Alignment
///
/// `BAR_539` · Druid spell · Arcane · 8 mana
///
/// > Set your Mana Crystals to 0. Set the Cost of cards in your hand and deck to (1).
///
/// - Set: Forged in the Barrens · epic · collectible
/// - Enchantments: Vortexed [`BAR_539e`]
///
/// State: Todo
//~ BAR_539 todo 28db79dc 0c0eb774
pub const BAR_539: Power = TODO;

/// # Vortexed
///
/// `BAR_539e` · Druid enchantment
///
/// > Costs (1).
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_539e todo 3c353c06 88967bcb
pub const BAR_539e: Power = TODO;

/// # Plaguemaw the Rotting
///
/// `BAR_540` · Druid minion · 4 mana · 3/4
///
/// > After a friendly minion with **Taunt** dies, summon a new copy of it without **Taunt**.
///
/// - Set: Forged in the Barrens · legendary · collectible
/// - Minion type: Undead, Quilboar
/// - Refers to: Taunt
/// - Tags: `2534` = 1
///
/// State: Todo
//~ BAR_540 todo b93a3269 917c5217
pub const BAR_540: Power = TODO;

/// # Mark of the Spikeshell
///
/// `BAR_549` · Druid spell · Nature · 2 mana
///
/// > Give a minion +2/+2. If it has **Taunt**, add a copy of it to your hand.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Refers to: Taunt
/// - Enchantments: Everbark [`BAR_549e`]
///
/// State: Todo
//~ BAR_549 todo 3e6f6ae3 50db37b4
pub const BAR_549: Power = TODO;

/// # Everbark
///
/// `BAR_549e` · Druid enchantment
///
/// > +2/+2.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_549e todo a4b17e5a bbe1f30d
pub const BAR_549e: Power = TODO;

/// # Guff Runetotem
///
/// `BAR_720` · Druid minion · 3 mana · 2/4
///
/// > After you cast a Nature spell, give another friendly minion +2/+2.
///
/// - Set: Forged in the Barrens · legendary · collectible
/// - Enchantments: Guff's Buff [`BAR_720e`]
///
/// State: Todo
//~ BAR_720 todo 0ea706a4 dca03784
pub const BAR_720: Power = TODO;

/// # Guff's Buff
///
/// `BAR_720e` · Druid enchantment
///
/// > +2/+2.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_720e todo 884ce868 eba40fec
pub const BAR_720e: Power = TODO;

/// # Fangbound Druid
///
/// `WC_004` · Druid minion · 3 mana · 4/3
///
/// > **Taunt Deathrattle:** Reduce the Cost of a Beast in your hand by (2).
///
/// - Set: Forged in the Barrens · common · collectible
/// - Mechanics: Taunt, Deathrattle
/// - Enchantments: Nightmare Trapped [`WC_004t`]
///
/// State: Todo
//~ WC_004 todo fb5dc145 54f9e2e6
pub const WC_004: Power = TODO;

/// # Nightmare Trapped
///
/// `WC_004t` · Druid enchantment
///
/// > Costs (2) less.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ WC_004t todo 06647381 73dc2960
pub const WC_004t: Power = TODO;

/// # Lady Anacondra
///
/// `WC_006` · Druid minion · 6 mana · 3/7
///
/// > Your Nature spells cost (2) less.
///
/// - Set: Forged in the Barrens · legendary · collectible
/// - Mechanics: Aura
/// - Enchantments: Natural Empowerment [`WC_006e`]
///
/// State: Todo
//~ WC_006 todo 320d6ebc 5b376847
pub const WC_006: Power = TODO;

/// # Natural Empowerment
///
/// `WC_006e` · Druid enchantment
///
/// > Costs (2) less.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ WC_006e todo be2be613 f47e5276
pub const WC_006e: Power = TODO;

/// # Deviate Dreadfang
///
/// `WC_036` · Druid minion · 8 mana · 4/9
///
/// > After you cast a Nature spell, summon a 4/2 Viper with **Rush**.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Minion type: Beast
/// - Refers to: Rush
/// - Tokens: Deviate Viper [`WC_036t1`]
///
/// State: Todo
//~ WC_036 todo b6042b6e cf775531
pub const WC_036: Power = TODO;

/// # Deviate Viper
///
/// `WC_036t1` · Druid minion · 3 mana · 4/2
///
/// > **Rush**
///
/// - Set: Forged in the Barrens
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ WC_036t1 vanilla 6a752fe1 18e72855
pub const WC_036t1: Power = VANILLA;
