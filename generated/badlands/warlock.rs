//! Warlock cards of Showdown in the Badlands.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Elementium Geode
///
/// `DEEP_030` · Warlock minion · 2 mana · 2/1
///
/// > **Battlecry and Deathrattle:** Draw a card. Deal 2 damage to your hero.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Deathrattle, Battlecry
///
/// State: Todo
//~ DEEP_030 todo b0d20906 30bc1bf2
pub const DEEP_030: Power = TODO;

/// # Disposal Assistant
///
/// `WW_041` · Warlock minion · 2 mana · 3/2
///
/// > **Battlecry and Deathrattle:** Put a Barrel of Sludge on the bottom of your deck.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Deathrattle, Battlecry
/// - Tokens: Barrel of Sludge [`WW_044t`](crate::badlands::neutral::WW_044t)
///
/// State: Todo
//~ WW_041 todo 43260dcf 0ae0bb59
pub const WW_041: Power = TODO;

/// # Waste Remover
///
/// `WW_042` · Warlock minion · 4 mana · 7/7
///
/// > At the end of your turn, destroy the bottom 3 cards of your deck.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Minion type: Demon
///
/// State: Todo
//~ WW_042 todo e51dd0cc b8c0bf1c
pub const WW_042: Power = TODO;

/// # Sludge on Wheels
///
/// `WW_043` · Warlock minion · 3 mana · 2/5
///
/// > **Rush**. Whenever this takes damage, get a Barrel of Sludge and add one to the bottom of your deck.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Mechanics: Rush
/// - Tokens: Barrel of Sludge [`WW_044t`](crate::badlands::neutral::WW_044t)
///
/// State: Todo
//~ WW_043 todo 1802a06f 6a1fb2e1
pub const WW_043: Power = TODO;

/// # Pop'gar the Putrid
///
/// `WW_091` · Warlock minion · 4 mana · 2/6
///
/// > Your Fel spells cost (2) less and have **Lifesteal**. **Battlecry:** Get two Barrels of Sludge.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Mechanics: Battlecry, Aura
/// - Refers to: Lifesteal
/// - Tokens: Barrel of Sludge [`WW_044t`](crate::badlands::neutral::WW_044t)
///
/// State: Todo
//~ WW_091 todo 3c564d45 951e0bc7
pub const WW_091: Power = TODO;

/// # Fracking
///
/// `WW_092` · Warlock spell · 1 mana
///
/// > Look at the bottom 3 cards of your deck. Draw one and destroy the others.
///
/// - Set: Showdown in the Badlands · rare · collectible
///
/// State: Todo
//~ WW_092 todo 626ed0d1 cb1f2e21
pub const WW_092: Power = TODO;

/// # Smokestack
///
/// `WW_378` · Warlock spell · Fel · 1 mana
///
/// > Deal $1 damage to a minion. If it dies, **Excavate** a treasure.
///
/// - Set: Showdown in the Badlands · epic · collectible
/// - Mechanics: Excavate
///
/// State: Todo
//~ WW_378 todo 9ab5777d fa3825c1
pub const WW_378: Power = TODO;

/// # Trolley Problem
///
/// `WW_436` · Warlock spell · 3 mana
///
/// > Discard your lowest Cost spell. Summon two 3/3 Tram Cars with **Rush**. **Quickdraw:** Don't discard.
///
/// - Set: Showdown in the Badlands · epic · collectible
/// - Mechanics: Quickdraw
/// - Refers to: Rush
/// - Tokens: Tram Car [`WW_437t`]
///
/// State: Todo
//~ WW_436 todo 402f3532 c781d681
pub const WW_436: Power = TODO;

/// # Tram Conductor Gerry
///
/// `WW_437` · Warlock minion · 7 mana · 4/4
///
/// > **Battlecry:** If you've **Excavated** twice, summon six 3/3 Tram Cars with **Rush**.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Mechanics: Battlecry, Excavate
/// - Refers to: Rush
/// - Tokens: Tram Car [`WW_437t`]
///
/// State: Todo
//~ WW_437 todo 95f0dbf2 a0ba43f7
pub const WW_437: Power = TODO;

/// # Tram Car
///
/// `WW_437t` · Warlock minion · 3 mana · 3/3
///
/// > **Rush**
///
/// - Set: Showdown in the Badlands
/// - Mechanics: Rush
///
/// State: Vanilla
//~ WW_437t vanilla e474f0e7 a86a5c43
pub const WW_437t: Power = VANILLA;

/// # Furnace Fuel
///
/// `WW_441` · Warlock spell · Fire · 3 mana
///
/// > When this is played, discarded, or destroyed, draw 2 cards.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Invisible Deathrattle, Ignore Suppress Mill Animation
/// - Tags: `1724` = 1
///
/// State: Todo
//~ WW_441 todo dfa9ab4b 8a98acc7
pub const WW_441: Power = TODO;

/// # Mo'arg Drillfist
///
/// `WW_442` · Warlock minion · 4 mana · 4/5
///
/// > **Taunt** **Deathrattle: Excavate** a treasure.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Minion type: Mech, Demon
/// - Mechanics: Taunt, Deathrattle, Excavate
/// - Tags: `2539` = 1
///
/// State: Todo
//~ WW_442 todo 5ef600ca 413eb6f9
pub const WW_442: Power = TODO;
