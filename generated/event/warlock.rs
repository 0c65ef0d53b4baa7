//! Warlock cards of Event.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

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
//~ BE_EVENT_103 todo b25d13e3 3f6f1783
pub const BE_EVENT_103: Power = TODO;

/// # Binding
///
/// `BE_EVENT_103e` · Neutral enchantment
///
/// - Set: Event
///
/// State: Todo
//~ BE_EVENT_103e todo 2670ed12 5d28392d
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
//~ CATA_EVENT_001 todo 63906b69 a8f59d34
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
//~ CATA_EVENT_001e todo b809f8b9 daf49869
pub const CATA_EVENT_001e: Power = TODO;
