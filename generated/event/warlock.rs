//! Warlock cards of Event.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file b2050a9e

/// # Treasure Fiend
///
/// `BE_EVENT_103` · Warlock minion · 2 mana · 2/2
///
/// > **Battlecry:** Draw two cards. After you play one, discard the other.
///
/// - Set: Event · epic · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Enchantments: Binding [`BE_EVENT_103e`]
///
/// State: Todo
//~ todo BE_EVENT_103 503cc4e7 1d000a82 764aa025.e17525f2
pub const BE_EVENT_103: Power = TODO;

/// # Binding
///
/// `BE_EVENT_103e` · Neutral enchantment
///
/// - Set: Event
///
/// State: Todo
//~ todo BE_EVENT_103e a5f8d93e 625a9b15 3caf19ad
pub const BE_EVENT_103e: Power = TODO;

/// # Destructive Phoenix
///
/// `CATA_EVENT_001` · Warlock minion · 4 mana · 5/5
///
/// > **Battlecry:** Choose a card in your hand to set on fire. In 3 turns, discard it and summon a copy of this.
///
/// - Set: Event · epic · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Battlecry, Can Target Cards In Hand
/// - Tags: `2542` = 1
/// - Enchantments: Destructive Phoenix Rising [`CATA_EVENT_001e`]
///
/// State: Todo
//~ todo CATA_EVENT_001 5c3c5372 fa0087f2 215b0725.b31f2754
pub const CATA_EVENT_001: Power = TODO;

/// # Destructive Phoenix Rising
///
/// `CATA_EVENT_001e` · Warlock enchantment
///
/// > This card is on fire!
///
/// - Set: Event
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 3
///
/// State: Todo
//~ todo CATA_EVENT_001e 9cd5dacf 6aee6f4f 51e7f6f4.b91bd5a2
pub const CATA_EVENT_001e: Power = TODO;
