//! Warlock cards of Showdown in the Badlands.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file b0e45a98

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
/// State: Derived
//~ derived DEEP_030 d77abd57 27585b70 36c4072e.ce94852f
pub const DEEP_030: Power =
    abilities(&[battlecry(&[draw(1), deal(2).to(YOUR_HERO)]), deathrattle(&[draw(1), deal(2).to(YOUR_HERO)])]);

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
/// State: Derived
//~ derived WW_041 8dcb44c8 9c82b80b e5f20aa8.80db30b7
pub const WW_041: Power =
    abilities(&[battlecry(&[put_at_bottom(card("WW_044t"))]), deathrattle(&[put_at_bottom(card("WW_044t"))])]);

/// # Waste Remover
///
/// `WW_042` · Warlock minion · 4 mana · 7/7
///
/// > At the end of your turn, destroy the bottom 3 cards of your deck.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Minion type: Demon
///
/// State: Derived
//~ derived WW_042 79a4a7be 6e793446 088842ad.6e80c298
pub const WW_042: Power = at_end_of_your_turn(&[destroy(YOUR_DECK.last(3))]);

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
/// State: Derived
//~ derived WW_043 c6df6857 8e0d02b7 c1fb6936.f4aa50d2
pub const WW_043: Power =
    whenever(THIS.takes_damage(CARD)).then(&[get(card("WW_044t")), put_at_bottom(card("WW_044t"))]);

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
//~ todo WW_091 3765b2ea 35227ed1 a7d0ed88.46e4aab4
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
//~ todo WW_092 c679b769 3c7b4ae7 5429f264.91b5e294
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
/// State: Derived
//~ derived WW_378 446544e5 8ee9f4af df762544.3f71de45
pub const WW_378: Power = spell(&[deal(1).to(A_MINION), excavate().when(there_is(&IT.that(DEAD)))]);

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
//~ todo WW_436 051cd387 f982a6a2 43682ede.862dacdf
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
/// State: Derived
//~ derived WW_437 e783a58a 275c26d7 2cda15a3.19464137
pub const WW_437: Power = battlecry(&[summon(card("WW_437t")).copies(6)]).when(has_done(2, &TIMES_EXCAVATED));

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
//~ vanilla WW_437t 284d2100 bb430856 15d944f1.57b12c28
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
//~ todo WW_441 f5aacbc7 22943c7f 7fb61103.9b61ce41
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
/// State: Derived
//~ derived WW_442 b6374071 245a7eb5 2ac18a48.a1bc759b
pub const WW_442: Power = deathrattle(&[excavate()]);
