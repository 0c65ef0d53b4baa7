//! Druid cards of Showdown in the Badlands.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Shattered Reflections
///
/// `DEEP_025` · Multi-class spell · 5 mana
///
/// > Choose a minion. Add a copy to your hand, deck, and battlefield.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Classes: Druid, Priest
///
/// State: Todo
//~ DEEP_025 todo ec08ceaa dc856702
pub const DEEP_025: Power = TODO;

/// # Pendant of Earth
///
/// `DEEP_026` · Multi-class spell · Nature · 3 mana
///
/// > **Discover** a minion from your deck. Restore Health to your hero equal to its Cost.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Classes: Druid, Priest
/// - Mechanics: Discover, Affected By Healing Does Damage
///
/// State: Todo
//~ DEEP_026 todo 7bf8b811 3ac48bbe
pub const DEEP_026: Power = TODO;

/// # Gloomstone Guardian
///
/// `DEEP_027` · Multi-class minion · 4 mana · 6/8
///
/// > **Taunt**. **Choose One -** Discard 2 cards; or Destroy one of your Mana Crystals. **Forge:** Do NEITHER.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Minion type: Elemental
/// - Classes: Druid, Warlock
/// - Mechanics: Taunt, Choose One, Forge
/// - Tags: `DECK_ACTION_COST` = 2
/// - Tokens: Splintered Form [`DEEP_027a`], Mana Disintegration [`DEEP_027b`], Gloomstone Guardian [`DEEP_027t`]
///
/// State: Todo
//~ DEEP_027 todo 9db0411b 5b415bce
pub const DEEP_027: Power = TODO;

/// # Splintered Form
///
/// `DEEP_027a` · Multi-class spell · 4 mana
///
/// > Discard 2 cards.
///
/// - Set: Showdown in the Badlands
/// - Classes: Druid, Warlock
///
/// State: Todo
//~ DEEP_027a todo c135e7b2 5a87432e
pub const DEEP_027a: Power = TODO;

/// # Mana Disintegration
///
/// `DEEP_027b` · Multi-class spell · 4 mana
///
/// > Destroy one of your Mana Crystals.
///
/// - Set: Showdown in the Badlands
/// - Classes: Druid, Warlock
///
/// State: Todo
//~ DEEP_027b todo 18969d53 2be2e2a4
pub const DEEP_027b: Power = TODO;

/// # Gloomstone Guardian
///
/// `DEEP_027t` · Multi-class minion · 4 mana · 6/8
///
/// > **Forged Taunt**
///
/// - Set: Showdown in the Badlands · rare
/// - Minion type: Elemental
/// - Classes: Druid, Warlock
/// - Mechanics: Taunt, Forged
///
/// State: Todo
//~ DEEP_027t todo ed89a0ef ef8b98d8
pub const DEEP_027t: Power = TODO;

/// # Crystal Cluster
///
/// `DEEP_028` · Druid spell · 7 mana
///
/// > Gain three empty Mana Crystals. Any that can't fit summon a 3/7 Elemental with **Taunt**.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Refers to: Taunt
/// - Tokens: Crystal Crusher [`DEEP_028t`]
///
/// State: Todo
//~ DEEP_028 todo a4c9ba0e 1c384e04
pub const DEEP_028: Power = TODO;

/// # Crystal Crusher
///
/// `DEEP_028t` · Druid minion · 5 mana · 3/7
///
/// > **Taunt**
///
/// - Set: Showdown in the Badlands
/// - Minion type: Elemental
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ DEEP_028t vanilla 84e7e4b4 6c66f862
pub const DEEP_028t: Power = VANILLA;

/// # Trogg Gemtosser
///
/// `DEEP_029` · Multi-class minion · 3 mana · 3/2
///
/// > **Finale:** Deal 1 damage to a random enemy for each of your Mana Crystals.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Classes: Druid, Warlock
/// - Mechanics: Finale
///
/// State: Todo
//~ DEEP_029 todo b774160c e2a36b45
pub const DEEP_029: Power = TODO;

/// # Take to the Skies
///
/// `WW_816` · Druid spell · 3 mana
///
/// > Draw two Dragons. Give them +1/+1.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Enchantments: Soaaaring, Flyyyying [`WW_816e`]
/// - Tokens: Happy Whelp [`WW_816t`]
///
/// State: Todo
//~ WW_816 todo b896b7e6 5fac84cc
pub const WW_816: Power = TODO;

/// # Soaaaring, Flyyyying
///
/// `WW_816e` · Druid enchantment
///
/// > +1/+1.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_816e todo c48887a6 2b264591
pub const WW_816e: Power = TODO;

/// # Happy Whelp
///
/// `WW_816t` · Neutral minion · 1 mana · 1/2
///
/// > **Taunt**
///
/// - Set: Showdown in the Badlands
/// - Minion type: Dragon
/// - Mechanics: Taunt, Whelp
///
/// State: Vanilla
//~ WW_816t vanilla afda552b 072f8fdb
pub const WW_816t: Power = VANILLA;

/// # Cactus Construct
///
/// `WW_818` · Druid spell · Nature · 1 mana
///
/// > **Discover** a 2-Cost minion. Summon a 1/2 copy of it.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Mechanics: Discover
/// - Enchantments: Wittle [`WW_818e`]
///
/// State: Todo
//~ WW_818 todo eff2067c 758ff2bc
pub const WW_818: Power = TODO;

/// # Wittle
///
/// `WW_818e` · Neutral enchantment
///
/// > Stats set to 1/2.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_818e todo 388c1b78 956c2b34
pub const WW_818e: Power = TODO;

/// # Splish-Splash Whelp
///
/// `WW_819` · Druid minion · 2 mana · 2/1
///
/// > **Battlecry:** If you're holding a Dragon, gain an empty Mana Crystal.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Whelp
///
/// State: Todo
//~ WW_819 todo a0e31d3b b0654012
pub const WW_819: Power = TODO;

/// # Spinetail Drake
///
/// `WW_820` · Druid minion · 4 mana · 5/4
///
/// > **Battlecry:** If you're holding a Dragon, deal 5 damage to an enemy minion.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Target: "Deal 5 damage to an enemy minion."
///
/// State: Todo
//~ WW_820 todo 7a7e1888 2ef30a44
pub const WW_820: Power = TODO;

/// # Dragon Tales
///
/// `WW_821` · Druid spell · 2 mana
///
/// > **Choose One -** Get two random Dragons that cost (5) or less; or Get two that cost more than (5).
///
/// - Set: Showdown in the Badlands · epic · collectible
/// - Mechanics: Choose One
/// - Tokens: Short Stories [`WW_821t1`], Tall Tales [`WW_821t2`]
///
/// State: Todo
//~ WW_821 todo c1824df1 bc49fe74
pub const WW_821: Power = TODO;

/// # Short Stories
///
/// `WW_821t1` · Druid spell · 2 mana
///
/// > Get two random Dragons that cost (5) or less.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_821t1 todo 308e1d75 85e2c16f
pub const WW_821t1: Power = TODO;

/// # Tall Tales
///
/// `WW_821t2` · Druid spell · 2 mana
///
/// > Get two random Dragons that cost more than (5).
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_821t2 todo 178cfa41 1bbc061a
pub const WW_821t2: Power = TODO;

/// # Dragon Golem
///
/// `WW_822` · Druid minion · 7 mana · 3/4
///
/// > **Taunt Battlecry:** Summon a copy of this for each Dragon in your hand.
///
/// - Set: Showdown in the Badlands · epic · collectible
/// - Minion type: Dragon
/// - Mechanics: Taunt, Battlecry
///
/// State: Todo
//~ WW_822 todo 7034e7e8 2a275d87
pub const WW_822: Power = TODO;

/// # Rehydrate
///
/// `WW_823` · Druid spell · Nature · 2 mana
///
/// > Restore #7 Health. **Quickdraw:** Refresh 2 Mana Crystals.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Quickdraw
///
/// State: Todo
//~ WW_823 todo 806b047f 1c13746f
pub const WW_823: Power = TODO;

/// # Rheastrasza
///
/// `WW_824` · Druid minion · 8 mana · 8/8
///
/// > **Battlecry:** If your deck started with no duplicates, summon the Purified Dragon Nest.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Enchantments: Happily Hatched [`WW_824e`]
/// - Tokens: Purified Dragon Nest [`WW_824t`]
///
/// State: Todo
//~ WW_824 todo 8fc777b1 45a5ed10
pub const WW_824: Power = TODO;

/// # Happily Hatched
///
/// `WW_824e` · Neutral enchantment
///
/// > Costs (4) less.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_824e todo f1d2cf36 f990ffc2
pub const WW_824e: Power = TODO;

/// # Purified Dragon Nest
///
/// `WW_824t` · Druid minion · 11 mana · 0/1
///
/// > At the start of your turn, **Discover** a Dragon. It costs (4) less.
///
/// - Set: Showdown in the Badlands
/// - Mechanics: Discover, Untouchable
///
/// State: Todo
//~ WW_824t todo 04432147 ad34c414
pub const WW_824t: Power = TODO;

/// # Fye, the Setting Sun
///
/// `WW_825` · Druid minion · 9 mana · 4/12
///
/// > **Rush**, **Lifesteal**, **Taunt** Costs (1) less for each Dragon you've summoned this game.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Taunt, Lifesteal, Rush
///
/// State: Todo
//~ WW_825 todo cdeaa79b 0821a39e
pub const WW_825: Power = TODO;

/// # Desert Nestmatron
///
/// `WW_826` · Druid minion · 4 mana · 3/5
///
/// > **Taunt**. **Battlecry:** If you're holding a Dragon, refresh 4 Mana Crystals.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Taunt, Battlecry
///
/// State: Todo
//~ WW_826 todo 46772c8e ae2bf0a3
pub const WW_826: Power = TODO;
