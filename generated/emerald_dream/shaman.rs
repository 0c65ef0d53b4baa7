//! Shaman cards of Into the Emerald Dream.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Ohn'ahra
///
/// `EDR_031` · Shaman minion · 9 mana · 5/11
///
/// > At the end of your turn, play the top 3 cards from your deck.
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Minion type: Beast
/// - Tags: `4065` = 1, `4577` = 1
///
/// State: Todo
//~ EDR_031 todo 2764371e f3244277
pub const EDR_031: Power = TODO;

/// # Beanstalk Brute
///
/// `EDR_230` · Shaman minion · 5 mana · 4/4
///
/// > **Battlecry:** Give +4/+4 to the top 3 minions in your deck.
///
/// - Set: Into the Emerald Dream · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Enchantments: Enchanted [`EDR_230e`]
///
/// State: Todo
//~ EDR_230 todo 90ae70a5 84dce623
pub const EDR_230: Power = TODO;

/// # Enchanted
///
/// `EDR_230e` · Shaman enchantment
///
/// > +4/+4.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_230e todo 2017131c 0d3b6b07
pub const EDR_230e: Power = TODO;

/// # Aspect's Embrace
///
/// `EDR_231` · Shaman spell · 2 mana
///
/// > Restore #4 Health. Draw a card. **Imbue** your Hero Power.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Cares About Imbue Cards
/// - Refers to: Imbue
/// - Tags: `1724` = 1
///
/// State: Todo
//~ EDR_231 todo bc60d573 da96189a
pub const EDR_231: Power = TODO;

/// # Typhoon
///
/// `EDR_232` · Shaman spell · Nature · 10 mana
///
/// > Each minion gets shuffled into a random player's deck.
///
/// - Set: Into the Emerald Dream · rare · collectible
///
/// State: Todo
//~ EDR_232 todo 27d37564 50be2232
pub const EDR_232: Power = TODO;

/// # Spirits of the Forest
///
/// `EDR_233` · Shaman spell · Nature · 5 mana
///
/// > **Choose One -** Summon three 2/3 Wolves with **Taunt**; or Summon two 4/3 Falcons with **Windfury**.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Choose One
/// - Refers to: Windfury, Taunt
/// - Tokens: Wolf's Strength [`EDR_233a`], Falcon's Dexterity [`EDR_233b`], Spirit Falcon [`EDR_233t2`]
///
/// State: Todo
//~ EDR_233 todo e52e0bbb 0833a00c
pub const EDR_233: Power = TODO;

/// # Wolf's Strength
///
/// `EDR_233a` · Shaman spell · Nature · 5 mana
///
/// > Summon three 2/3 Wolves with **Taunt**.
///
/// - Set: Into the Emerald Dream
/// - Refers to: Taunt
///
/// State: Todo
//~ EDR_233a todo b82c52f0 d3b4ffbf
pub const EDR_233a: Power = TODO;

/// # Falcon's Dexterity
///
/// `EDR_233b` · Shaman spell · Nature · 5 mana
///
/// > Summon two 4/3 Falcons with **Windfury**.
///
/// - Set: Into the Emerald Dream
/// - Refers to: Windfury
///
/// State: Todo
//~ EDR_233b todo 3b094fbb 7c1bde68
pub const EDR_233b: Power = TODO;

/// # Spirit Falcon
///
/// `EDR_233t2` · Shaman minion · 3 mana · 4/3
///
/// > **Windfury**
///
/// - Set: Into the Emerald Dream
/// - Minion type: Undead, Beast
/// - Mechanics: Windfury
/// - Tags: `2534` = 1
///
/// State: Vanilla
//~ EDR_233t2 vanilla 1ea4929f b6a7daa6
pub const EDR_233t2: Power = VANILLA;

/// # Emerald Bounty
///
/// `EDR_234` · Shaman spell · 2 mana
///
/// > Draw 2 cards. You can't play them for 2 turns.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Enchantments: Still Growing [`EDR_234e2`]
///
/// State: Todo
//~ EDR_234 todo 6b574ec3 aabcd132
pub const EDR_234: Power = TODO;

/// # Still Growing
///
/// `EDR_234e2` · Shaman enchantment
///
/// > Can't be played for 2 turns.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_234e2 todo 3df46ab2 161a9d31
pub const EDR_234e2: Power = TODO;

/// # Merithra
///
/// `EDR_238` · Shaman minion · 6 mana · 4/4
///
/// > **Battlecry:** Resurrect all different friendly minions that cost (8) or more.
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ EDR_238 todo 0288b146 bb11210f
pub const EDR_238: Power = TODO;

/// # Blessing of the Wind
///
/// `EDR_448p` · Shaman hero power · 2 mana
///
/// > Transform a friendly minion into a random one that costs (**@**) more.
///
/// - Set: Into the Emerald Dream
/// - Refers to: Imbue
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `TAG_SCRIPT_DATA_NUM_2` = 1, `2165` = 1, `4173` = 1
///
/// State: Todo
//~ EDR_448p todo da50818d d3d2f8d1
pub const EDR_448p: Power = TODO;

/// # Glowroot Lure
///
/// `EDR_477` · Shaman minion · 6 mana · 6/6
///
/// > **Taunt**. Costs (1) less for each time you used your Hero Power this game.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Taunt
///
/// State: Todo
//~ EDR_477 todo a165ae6f d88ced19
pub const EDR_477: Power = TODO;

/// # Living Garden
///
/// `EDR_518` · Shaman minion · 3 mana · 2/4
///
/// > **Battlecry: Imbue** your Hero Power. Reduce the Cost of a minion in your hand by (1).
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry, Can Target Cards In Hand, Cares About Imbue Cards
/// - Refers to: Imbue
/// - Tags: `1724` = 1
///
/// State: Todo
//~ EDR_518 todo a63e951e 1dbb2367
pub const EDR_518: Power = TODO;

/// # Plucky Podling
///
/// `EDR_529` · Shaman minion · 1 mana · 1/2
///
/// > If this would transform into a minion, it transforms into one that costs (2) more.
///
/// - Set: Into the Emerald Dream · epic · collectible
///
/// State: Todo
//~ EDR_529 todo c1c1f18c 7c35e26e
pub const EDR_529: Power = TODO;

/// # Avatar of Destruction
///
/// `FIR_778` · Shaman minion · 9 mana · 9/9
///
/// > **Taunt Deathrattle:** Deal 9 damage to all enemy minions.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt, Deathrattle
///
/// State: Todo
//~ FIR_778 todo 3302deea c1498579
pub const FIR_778: Power = TODO;

/// # Flames of the Firelord
///
/// `FIR_923` · Shaman spell · Fire · 2 mana
///
/// > Deal $4 damage to a random enemy minion. If you're holding a card that costs (8) or more, deal $8 instead.
///
/// - Set: Into the Emerald Dream · rare · collectible
///
/// State: Todo
//~ FIR_923 todo 70e00836 08f57fcd
pub const FIR_923: Power = TODO;

/// # Emberscarred Whelp
///
/// `FIR_927` · Shaman minion · 3 mana · 3/2
///
/// > **Battlecry: Discover** a 5-Cost card. Gain 1 Mana Crystal next turn only.~GAMEPLAY ASPROXY FIR 927
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Discover, Whelp
///
/// State: Todo
//~ FIR_927 todo 9c0f7975 3e1c9d65
pub const FIR_927: Power = TODO;
