//! Priest cards of Murder at Castle Nathria.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Clear Conscience
///
/// `MAW_021` · Priest spell · Holy · 3 mana
///
/// > Give a friendly minion +2/+3 and "**Elusive** on your opponent's turn."
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Refers to: Elusive
/// - Enchantments: Cleared Conscience [`MAW_021e`], In the Clear [`MAW_021e2`]
///
/// State: Todo
//~ MAW_021 todo 315358d2 5a3e1cad
pub const MAW_021: Power = TODO;

/// # Cleared Conscience
///
/// `MAW_021e` · Priest enchantment
///
/// > **Elusive** on your opponent's turn.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ MAW_021e todo 0a55f518 93101e38
pub const MAW_021e: Power = TODO;

/// # In the Clear
///
/// `MAW_021e2` · Priest enchantment
///
/// > Can't be targeted by spells or Hero Powers.
///
/// - Set: Murder at Castle Nathria
/// - Mechanics: Cant Be Targeted By Spells, Cant Be Targeted By Hero Powers
///
/// State: Todo
//~ MAW_021e2 todo 313e4e4d bf7462dc
pub const MAW_021e2: Power = TODO;

/// # Incriminating Psychic
///
/// `MAW_022` · Priest minion · 4 mana · 2/6
///
/// > **Taunt** **Deathrattle:** Copy two random cards from your opponent's hand.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Taunt, Deathrattle
///
/// State: Todo
//~ MAW_022 todo 53a3b3ab da256554
pub const MAW_022: Power = TODO;

/// # Theft Accusation
///
/// `MAW_023` · Priest spell · Shadow · 1 mana
///
/// > Choose a minion. Destroy it after you play a card copied from the opponent.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Enchantments: Theft Trial [`MAW_023e`], Accused of Theft [`MAW_023e2`]
///
/// State: Todo
//~ MAW_023 todo fd5034ff 25e9a1a7
pub const MAW_023: Power = TODO;

/// # Theft Trial
///
/// `MAW_023e` · Priest enchantment
///
/// > When you play a card copied from your opponent, destroy the accused.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ MAW_023e todo eae81ad0 8c514432
pub const MAW_023e: Power = TODO;

/// # Accused of Theft
///
/// `MAW_023e2` · Priest enchantment
///
/// > When the accuser plays a card copied from their enemy, this minion dies.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ MAW_023e2 todo 8c9600cf 89aed88c
pub const MAW_023e2: Power = TODO;

/// # Suspicious Usher
///
/// `REV_002` · Priest minion · 1 mana · 1/3
///
/// > **Battlecry: Discover** a **Legendary** minion. If your opponent guesses your choice, they get a copy.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ REV_002 todo c2dd4cfc a83485f2
pub const REV_002: Power = TODO;

/// # The Harvester of Envy
///
/// `REV_011` · Priest minion · 3 mana · 4/3
///
/// > After you play a card copied from the opponent, steal the original.
///
/// - Set: Murder at Castle Nathria · legendary · collectible
/// - Enchantments: Copied From Opponent [`REV_011e`]
///
/// State: Todo
//~ REV_011 todo 9a319fa2 9ec610a9
pub const REV_011: Power = TODO;

/// # Copied From Opponent
///
/// `REV_011e` · Priest enchantment
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_011e todo cd9c8afa 3c3c20d2
pub const REV_011e: Power = TODO;

/// # Mysterious Visitor
///
/// `REV_246` · Priest minion · 2 mana · 2/3
///
/// > **Battlecry:** Reduce the Cost of cards copied from your opponent by (3).
///
/// - Set: Murder at Castle Nathria · epic · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Mind Read [`REV_246e2`]
///
/// State: Todo
//~ REV_246 todo 100373fd 88f1239d
pub const REV_246: Power = TODO;

/// # Mind Read
///
/// `REV_246e2` · Priest enchantment
///
/// > Costs (3) less.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_246e2 todo ba7c1138 0f6cbf93
pub const REV_246e2: Power = TODO;

/// # Partner in Crime
///
/// `REV_247` · Priest minion · 4 mana · 2/5
///
/// > **Battlecry:** Summon a copy of this minion at the end of your turn.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Alibi [`REV_247e`]
///
/// State: Todo
//~ REV_247 todo 48e2486d fa0ef75b
pub const REV_247: Power = TODO;

/// # Alibi
///
/// `REV_247e` · Priest enchantment
///
/// > At the end of your turn, summon a copy of this.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_247e todo d2712612 fa800f84
pub const REV_247e: Power = TODO;

/// # Boon of the Ascended
///
/// `REV_248` · Priest spell · Holy · 4 mana
///
/// > Give a minion +2 Health. Summon a Kyrian with its stats and **Taunt**.
///
/// - Set: Murder at Castle Nathria · epic · collectible
/// - Refers to: Taunt
/// - Enchantments: Boon of the Ascended [`REV_248e`]
/// - Tokens: Ascended Kyrian [`REV_248t`]
///
/// State: Todo
//~ REV_248 todo 46bc66a7 1c3a15d1
pub const REV_248: Power = TODO;

/// # Boon of the Ascended
///
/// `REV_248e` · Priest enchantment
///
/// > +2 Health.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_248e todo 6dc60239 7732d868
pub const REV_248e: Power = TODO;

/// # Ascended Kyrian
///
/// `REV_248t` · Priest minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// - Set: Murder at Castle Nathria
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ REV_248t vanilla 4d145f40 fb9ca440
pub const REV_248t: Power = VANILLA;

/// # The Light! It Burns!
///
/// `REV_249` · Priest spell · Holy · 1 mana
///
/// > Deal damage to a minion equal to its Attack.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Affected By Spell Power
///
/// State: Todo
//~ REV_249 todo eba628e9 f04bdcc2
pub const REV_249: Power = TODO;

/// # Pelagos
///
/// `REV_250` · Priest minion · 3 mana · 1/6
///
/// > After you cast a spell on a friendly minion, set its Attack and Health to the higher of the two.
///
/// - Set: Murder at Castle Nathria · legendary · collectible
/// - Enchantments: Pelagos' Blessing [`REV_250e1`], Pelagos' Blessing [`REV_250e2`]
///
/// State: Todo
//~ REV_250 todo e5dc40d7 0cef8b5e
pub const REV_250: Power = TODO;

/// # Pelagos' Blessing
///
/// `REV_250e1` · Priest enchantment
///
/// > Stats set to the higher value.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_250e1 todo 1df06c2e f54cefe5
pub const REV_250e1: Power = TODO;

/// # Pelagos' Blessing
///
/// `REV_250e2` · Priest enchantment
///
/// > Stats set to the higher value.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_250e2 todo ae1c7948 8b54d4e5
pub const REV_250e2: Power = TODO;

/// # Clean the Scene
///
/// `REV_252` · Priest spell · Holy · 5 mana
///
/// > Destroy all minions with 3 or less Attack. **Infuse (@):** 6 or less.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Mechanics: Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
/// - Tokens: Clean the Scene [`REV_252t`]
///
/// State: Todo
//~ REV_252 todo 88d29816 02067731
pub const REV_252: Power = TODO;

/// # Clean the Scene
///
/// `REV_252t` · Priest spell · Holy · 5 mana
///
/// > **Infused** Destroy all minions with 6 or less Attack.
///
/// - Set: Murder at Castle Nathria · rare
/// - Mechanics: Infused
///
/// State: Todo
//~ REV_252t todo 47e9450d f5993478
pub const REV_252t: Power = TODO;

/// # Identity Theft
///
/// `REV_253` · Priest spell · Shadow · 3 mana
///
/// > **Discover** a copy of a card from your opponent's hand and deck.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Discover
///
/// State: Todo
//~ REV_253 todo fbb4475d ee223137
pub const REV_253: Power = TODO;

/// # Cathedral of Atonement
///
/// `REV_290` · Priest location · 3 mana · 0 uses
///
/// > Give a minion +2/+1 and draw a card.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Enchantments: Atoned [`REV_290e`]
///
/// State: Todo
//~ REV_290 todo e20f905f b4bf1506
pub const REV_290: Power = TODO;

/// # Atoned
///
/// `REV_290e` · Priest enchantment
///
/// > +2/+1.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_290e todo 32213008 ce58b8cb
pub const REV_290e: Power = TODO;

/// # Pelagos
///
/// `REV_781` · Priest minion · 3 mana · 1/6
///
/// > {0} {1} {2} {3}
///
/// - Set: Murder at Castle Nathria · legendary
///
/// State: Todo
//~ REV_781 todo 054325cf 55f850ae
pub const REV_781: Power = TODO;

/// # Cathedral of Atonement
///
/// `REV_791` · Priest location · 3 mana · 0 uses
///
/// > {0} {1}
///
/// - Set: Murder at Castle Nathria · rare
///
/// State: Todo
//~ REV_791 todo 37c1c37e 34b7c9c5
pub const REV_791: Power = TODO;
