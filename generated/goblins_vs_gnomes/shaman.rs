//! Shaman cards of Goblins vs Gnomes.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Ancestor's Call
///
/// `GVG_029` · Shaman spell · 4 mana
///
/// > Put a random minion from each player's hand into the battlefield.
///
/// - Set: Goblins vs Gnomes · epic · collectible
///
/// State: Todo
//~ GVG_029 todo e907d63a b0652619
pub const GVG_029: Power = TODO;

/// # Powermace
///
/// `GVG_036` · Shaman weapon · 3 mana · 3/2 durability
///
/// > **Deathrattle:** Give a random friendly Mech +2/+2.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Mechanics: Deathrattle
/// - Enchantments: Powered [`GVG_036e`]
///
/// State: Todo
//~ GVG_036 todo b3df8312 27b6b863
pub const GVG_036: Power = TODO;

/// # Powered
///
/// `GVG_036e` · Shaman enchantment
///
/// > +2/+2.
///
/// - Set: Goblins vs Gnomes
///
/// State: Todo
//~ GVG_036e todo eb335543 27273420
pub const GVG_036e: Power = TODO;

/// # Whirling Zap-o-matic
///
/// `GVG_037` · Shaman minion · 2 mana · 3/2
///
/// > **Windfury**
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Minion type: Mech
/// - Mechanics: Windfury
///
/// State: Vanilla
//~ GVG_037 vanilla 98bcf9fb 664e2665
pub const GVG_037: Power = VANILLA;

/// # Crackle
///
/// `GVG_038` · Shaman spell · Nature · 2 mana
///
/// > Deal $3-$6 damage. **Overload:** (1)
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Mechanics: Overload
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ GVG_038 todo 94e84a10 ffe1c8dc
pub const GVG_038: Power = TODO;

/// # Vitality Totem
///
/// `GVG_039` · Shaman minion · 2 mana · 0/3
///
/// > At the end of your turn, restore #4 Health to your hero.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Minion type: Totem
///
/// State: Todo
//~ GVG_039 todo 02c46735 0d0f04e5
pub const GVG_039: Power = TODO;

/// # Siltfin Spiritwalker
///
/// `GVG_040` · Shaman minion · 4 mana · 2/5
///
/// > Whenever another friendly Murloc dies, draw a card. Overload**:** (1)
///
/// - Set: Goblins vs Gnomes · epic · collectible
/// - Minion type: Murloc
/// - Mechanics: Overload
///
/// State: Todo
//~ GVG_040 todo f86debf2 e8d059c9
pub const GVG_040: Power = TODO;

/// # Neptulon
///
/// `GVG_042` · Shaman minion · 7 mana · 7/7
///
/// > **Battlecry:** Add 4 random Murlocs to your hand. **Overload:** (3)
///
/// - Set: Goblins vs Gnomes · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Tags: `OVERLOAD` = 3
///
/// State: Todo
//~ GVG_042 todo 331f8540 6033066c
pub const GVG_042: Power = TODO;

/// # Dunemaul Shaman
///
/// `GVG_066` · Shaman minion · 4 mana · 5/4
///
/// > **Windfury, Overload:** (1) 50% chance to attack the wrong enemy.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Mechanics: Windfury, Overload, Forgetful
///
/// State: Todo
//~ GVG_066 todo db7a65c2 5bae1705
pub const GVG_066: Power = TODO;
