//! Priest cards of Showdown in the Badlands.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file b574d097

/// # Shadow Word: Steal
///
/// `DEEP_021` · Multi-class spell · Shadow · 5 mana
///
/// > Return an enemy minion to YOUR hand.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Classes: Priest, Rogue
///
/// State: Derived
//~ derived DEEP_021 faf3db16 ff7bf8b9 55c9b12d.48d92c0b
pub const DEEP_021: Power = spell(&[return_to_hand(AN_ENEMY_MINION)]);

/// # Hidden Gem
///
/// `DEEP_023` · Multi-class minion · 2 mana · 2/2
///
/// > **Stealth** At the end of your turn, restore #2 Health to all friendly characters.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Minion type: Elemental
/// - Classes: Priest, Rogue
/// - Mechanics: Stealth
///
/// State: Derived
//~ derived DEEP_023 9f074ee2 47933e1c 9620f80b.26af0fd7
pub const DEEP_023: Power = at_end_of_your_turn(&[heal(2).to(FRIENDLY_CHARACTERS)]);

/// # Glowstone Gyreworm
///
/// `DEEP_024` · Priest minion · 4 mana · 4/4
///
/// > Lifesteal **Quickdraw:** Deal 5 damage. **Forge:** Change **Quickdraw** to **Battlecry**.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Lifesteal, Forge, Quickdraw
/// - Refers to: Battlecry
/// - Tags: `DECK_ACTION_COST` = 2
/// - Target: "Deal 5 damage."
/// - Tokens: Glowstone Gyreworm [`DEEP_024t`]
///
/// State: Derived
//~ derived DEEP_024 0cb84238 8c7a743a bb195d8d.50befeee
pub const DEEP_024: Power = on(Word::Quickdraw, &[deal(5).to(TARGET)]);

/// # Glowstone Gyreworm
///
/// `DEEP_024t` · Priest minion · 4 mana · 4/4
///
/// > **Forged**, **Lifesteal Battlecry:** Deal 5 damage.
///
/// - Set: Showdown in the Badlands · rare
/// - Minion type: Elemental
/// - Mechanics: Battlecry, Lifesteal, Forged
/// - Target: "Deal 5 damage."
///
/// State: Derived
//~ derived DEEP_024t 2a4ae398 246a2b38 5dd6b875.78a05ea9
pub const DEEP_024t: Power = battlecry(&[deal(5).to(TARGET)]);

/// # Swarm of Lightbugs
///
/// `WW_052` · Priest spell · 5 mana
///
/// > Summon 10 1/1 Lightbugs with **Lifesteal**. Save any excess in a 1-Cost Bottle.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Refers to: Lifesteal
/// - Tokens: Lightbug [`WW_052t`], Bottled Lightbugs [`WW_052t2`]
///
/// State: Todo
//~ todo WW_052 1c1d2f64 4eb86e6d 90ad8e74.c72ba548
pub const WW_052: Power = TODO;

/// # Lightbug
///
/// `WW_052t` · Priest minion · 1 mana · 1/1
///
/// > **Lifesteal**
///
/// - Set: Showdown in the Badlands
/// - Minion type: Beast
/// - Mechanics: Lifesteal
///
/// State: Vanilla
//~ vanilla WW_052t 17e4b451 a048694f 0ac5f699.b857c9f1
pub const WW_052t: Power = VANILLA;

/// # Bottled Lightbugs
///
/// `WW_052t2` · Priest spell · 1 mana
///
/// > Summon the excess 1/1 Lightbugs with **Lifesteal**.@Summon {0} 1/1 Lightbugs with **Lifesteal**.
///
/// - Set: Showdown in the Badlands
/// - Tokens: Lightbug [`WW_052t`]
///
/// State: Todo
//~ todo WW_052t2 3dd4fb17 37517532 326b9be9.c81ef7a3
pub const WW_052t2: Power = TODO;

/// # Tram Heist
///
/// `WW_053` · Priest spell · 4 mana
///
/// > Get a copy of each card your opponent played last turn.
///
/// - Set: Showdown in the Badlands · common · collectible
///
/// State: Derived
//~ derived WW_053 8d8cc0be a395643b 7e2b7f18.adba0cd4
pub const WW_053: Power = spell(&[get(each_past(past(Side::Enemy, Deed::Played, Window::LastTurn)))]);

/// # Injured Hauler
///
/// `WW_381` · Priest minion · 3 mana · 3/7
///
/// > **Battlecry:** Deal 4 damage to this minion. **Overheal:** Deal 2 damage to all enemy minions.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Battlecry, Overheal
///
/// State: Derived
//~ derived WW_381 9a2485b8 dfd0350f f91b36db.4e5b29ff
pub const WW_381: Power =
    abilities(&[battlecry(&[deal(4).to(THIS)]), on(Word::Overheal, &[deal(2).to(ENEMY_MINIONS)])]);

/// # Benevolent Banker
///
/// `WW_384` · Priest minion · 3 mana · 2/4
///
/// > **Battlecry: Discover** a spell from your deck. **Quickdraw:** Enemy deck instead.
///
/// - Set: Showdown in the Badlands · epic · collectible
/// - Mechanics: Battlecry, Discover, Quickdraw
///
/// State: Todo
//~ todo WW_384 bc5560dc e0a80ad6 5a059362.e1af0763
pub const WW_384: Power = TODO;

/// # Thirsty Drifter
///
/// `WW_387` · Priest minion · 6 mana · 4/6
///
/// > **Taunt** Costs (1) less for each 1-Cost card you've played this game.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Mechanics: Taunt
///
/// State: Derived
//~ derived WW_387 85a53e09 9f55a5b5 af99ebae.1d7e020e
pub const WW_387: Power = costs(&[cost_less(1).times(count_of(CARDS_YOU_PLAYED.that(COST.is(1))))]);

/// # Elise, Badlands Savior
///
/// `WW_392` · Priest minion · 8 mana · 5/5
///
/// > **Battlecry:** If your deck started with no duplicates, summon 5/5 copies of 4 random minions in your deck.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Honorary Outlaw [`WW_392e`]
///
/// State: Derived
//~ derived WW_392 17e3d4e6 2b0f16ed 6f1d8c22.1ab677dd
#[rustfmt::skip]
pub const WW_392: Power = battlecry(&[summon(copy_of(YOUR_DECK.that(MINION).random_of(4))), attach("WW_392e").to(IT)]).when(STARTED_SINGLETON);

/// # Honorary Outlaw
///
/// `WW_392e` · Priest enchantment
///
/// > 5/5.
///
/// - Set: Showdown in the Badlands
///
/// State: Derived
//~ derived WW_392e d4210a38 affbfa22 85c642fc.36023d4f
pub const WW_392e: Power = enchant(&[become_stats(5, 5)]);

/// # Invasive Shadeleaf
///
/// `WW_393` · Priest spell · Shadow · 4 mana
///
/// > Deal $10 damage to an enemy minion. Save any excess in a 1-Cost Bottle.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Mechanics: Immune To Spellpower
/// - Tokens: Bottled Shadeleaf [`WW_393t`]
///
/// State: Todo
//~ todo WW_393 4d7746fe 820da31c 0f731071.781f436a
pub const WW_393: Power = TODO;

/// # Bottled Shadeleaf
///
/// `WW_393t` · Priest spell · Shadow · 1 mana
///
/// > Deal the excess damage to an enemy minion.@Deal ${0} damage to an enemy minion.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ todo WW_393t 673a15e0 7ea79d01 e335950c.d2070dd3
pub const WW_393t: Power = TODO;

/// # Pip the Potent
///
/// `WW_394` · Priest minion · 3 mana · 3/3
///
/// > **Battlecry:** Copy each 1-Cost card in your hand.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived WW_394 bd50008a 3fa9530e 30b17be8.a99b95a7
pub const WW_394: Power = battlecry(&[get(copy_of(YOUR_HAND.that(COST.is(1))))]);

/// # Holy Springwater
///
/// `WW_395` · Priest spell · Holy · 2 mana
///
/// > Restore #8 Health to a damaged character. Save any excess in a 1-Cost Bottle.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Tokens: Bottled Springwater [`WW_395t`]
///
/// State: Todo
//~ todo WW_395 50c51648 9dd1eb5d ccb09a37.594f3fd3
pub const WW_395: Power = TODO;

/// # Bottled Springwater
///
/// `WW_395t` · Priest spell · Holy · 1 mana
///
/// > Restore the excess Health.@Restore #{0} Health.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ todo WW_395t 957212b2 d0b54a72 1eb445a7.1b91c06e
pub const WW_395t: Power = TODO;

/// # Posse Possession
///
/// `WW_600` · Priest spell · Shadow · 4 mana
///
/// > Summon a 4/4 copy of a random minion in your opponent's hand.
///
/// - Set: Showdown in the Badlands · epic · collectible
/// - Enchantments: Possessed, Y'all [`WW_600e`]
///
/// State: Derived
//~ derived WW_600 af12dbdb 237cf32e bc5a3304.294a61ea
pub const WW_600: Power = spell(&[summon(copy_of(ENEMY_HAND.that(MINION).random())), attach("WW_600e").to(IT)]);

/// # Possessed, Y'all
///
/// `WW_600e` · Priest enchantment
///
/// > 4/4.
///
/// - Set: Showdown in the Badlands
///
/// State: Derived
//~ derived WW_600e ee041fef 1ed50464 f16682a1.7beff5ae
pub const WW_600e: Power = enchant(&[become_stats(4, 4)]);
