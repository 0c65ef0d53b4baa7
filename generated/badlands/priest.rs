//! Priest cards of Showdown in the Badlands.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Shadow Word: Steal
///
/// `DEEP_021` · Multi-class spell · Shadow · 5 mana
///
/// > Return an enemy minion to YOUR hand.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Classes: Priest, Rogue
///
/// State: Todo
//~ DEEP_021 todo 5fd9f130 09259d3f
pub const DEEP_021: Power = TODO;

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
/// State: Todo
//~ DEEP_023 todo c0dcdbff f09dff72
pub const DEEP_023: Power = TODO;

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
/// State: Todo
//~ DEEP_024 todo a4b4c01a b3b8d006
pub const DEEP_024: Power = TODO;

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
/// State: Todo
//~ DEEP_024t todo 60e60212 55636394
pub const DEEP_024t: Power = TODO;

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
//~ WW_052 todo f7a57c83 58bdd43e
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
//~ WW_052t vanilla cd2e8fa5 2be39963
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
//~ WW_052t2 todo edb95990 574da602
pub const WW_052t2: Power = TODO;

/// # Tram Heist
///
/// `WW_053` · Priest spell · 4 mana
///
/// > Get a copy of each card your opponent played last turn.
///
/// - Set: Showdown in the Badlands · common · collectible
///
/// State: Todo
//~ WW_053 todo ccb19725 a5ea6bf2
pub const WW_053: Power = TODO;

/// # Injured Hauler
///
/// `WW_381` · Priest minion · 3 mana · 3/7
///
/// > **Battlecry:** Deal 4 damage to this minion. **Overheal:** Deal 2 damage to all enemy minions.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Battlecry, Overheal
///
/// State: Todo
//~ WW_381 todo 882de39b 0a1d6584
pub const WW_381: Power = TODO;

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
//~ WW_384 todo 2e7bde88 caba09d9
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
/// State: Todo
//~ WW_387 todo 55e7ef32 c60f3765
pub const WW_387: Power = TODO;

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
/// State: Todo
//~ WW_392 todo 43bb7bdd 50f55c53
pub const WW_392: Power = TODO;

/// # Honorary Outlaw
///
/// `WW_392e` · Priest enchantment
///
/// > 5/5.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_392e todo 305d265c ad73b8f1
pub const WW_392e: Power = TODO;

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
//~ WW_393 todo 52de968e 1482aa45
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
//~ WW_393t todo d973ea36 992a226c
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
/// State: Todo
//~ WW_394 todo 1b271a60 a00d60c9
pub const WW_394: Power = TODO;

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
//~ WW_395 todo 58cdd09a bb534f6c
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
//~ WW_395t todo 4cf1d935 db81a27a
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
/// State: Todo
//~ WW_600 todo b9be77fe b92cf0bf
pub const WW_600: Power = TODO;

/// # Possessed, Y'all
///
/// `WW_600e` · Priest enchantment
///
/// > 4/4.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_600e todo ae3050d9 c46f2c5c
pub const WW_600e: Power = TODO;
