//! Shaman cards of The League of Explorers.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Rumbling Elemental
///
/// `LOE_016` · Shaman minion · 4 mana · 2/6
///
/// > After you play a **Battlecry** minion, deal 2 damage to a random enemy.
///
/// - Set: The League of Explorers · common · collectible
/// - Minion type: Elemental
/// - Refers to: Battlecry
/// - Tokens: Rock [`LOE_016t`]
///
/// State: Todo
//~ LOE_016 todo c97864a4 06b05061
pub const LOE_016: Power = TODO;

/// # Rock
///
/// `LOE_016t` · Neutral minion · 1 mana · 0/6
///
/// > **Taunt**
///
/// - Set: The League of Explorers
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ LOE_016t vanilla 749f4aa7 8c6fd1b4
pub const LOE_016t: Power = VANILLA;

/// # Tunnel Trogg
///
/// `LOE_018` · Shaman minion · 1 mana · 1/3
///
/// > Whenever you **Overload**, gain +1 Attack per locked Mana Crystal.
///
/// - Set: The League of Explorers · common · collectible
/// - Refers to: Overload
/// - Enchantments: Trogg No Stupid [`LOE_018e`]
///
/// State: Todo
//~ LOE_018 todo 540d424f c625a730
pub const LOE_018: Power = TODO;

/// # Trogg No Stupid
///
/// `LOE_018e` · Shaman enchantment
///
/// > Increased Attack.
///
/// - Set: The League of Explorers
///
/// State: Todo
//~ LOE_018e todo f1bef7c4 a40c2b31
pub const LOE_018e: Power = TODO;

/// # Everyfin is Awesome
///
/// `LOE_113` · Shaman spell · 7 mana
///
/// > Give your minions +2/+2. Costs (1) less for each Murloc you control.
///
/// - Set: The League of Explorers · rare · collectible
/// - Enchantments: Mrglllraawrrrglrur! [`LOE_113e`]
///
/// State: Todo
//~ LOE_113 todo 25fd7412 43b61164
pub const LOE_113: Power = TODO;

/// # Mrglllraawrrrglrur!
///
/// `LOE_113e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: The League of Explorers
///
/// State: Todo
//~ LOE_113e todo 2a942e6e 541220b8
pub const LOE_113e: Power = TODO;
