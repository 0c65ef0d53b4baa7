//! Shaman cards of Scholomance Academy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Diligent Notetaker
///
/// `SCH_236` · Shaman minion · 2 mana · 2/3
///
/// > **Spellburst:** Return the spell to your hand.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Mechanics: Spellburst
///
/// State: Todo
//~ SCH_236 todo bef456dc 6cee5693
pub const SCH_236: Power = TODO;

/// # Molten Blast
///
/// `SCH_271` · Shaman spell · Fire · 3 mana
///
/// > Deal $2 damage. Summon that many 1/1 Elementals.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Tokens: Molten Elemental [`SCH_271t`]
///
/// State: Todo
//~ SCH_271 todo 8b0fbd29 8d900530
pub const SCH_271: Power = TODO;

/// # Molten Elemental
///
/// `SCH_271t` · Shaman minion · 1 mana · 1/1
///
/// - Set: Scholomance Academy
/// - Minion type: Elemental
///
/// State: Vanilla
//~ SCH_271t vanilla e3a19a80 13739f7d
pub const SCH_271t: Power = VANILLA;

/// # Rune Dagger
///
/// `SCH_301` · Shaman weapon · 2 mana · 1/3 durability
///
/// > After your hero attacks, gain **Spell Damage +1** this turn.
///
/// - Set: Scholomance Academy · common · collectible
/// - Refers to: Spellpower
/// - Enchantments: Runic Power [`SCH_301e`]
///
/// State: Todo
//~ SCH_301 todo f1badeaf 12799100
pub const SCH_301: Power = TODO;

/// # Runic Power
///
/// `SCH_301e` · Neutral enchantment
///
/// > You have **Spell Damage +1** this turn.
///
/// - Set: Scholomance Academy
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ SCH_301e todo eadfa63d 0bcc245a
pub const SCH_301e: Power = TODO;

/// # Instructor Fireheart
///
/// `SCH_507` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry: Discover** a spell that costs (1) or more. If you play it this turn, repeat this effect.
///
/// - Set: Scholomance Academy · legendary · collectible
/// - Mechanics: Battlecry, Discover
/// - Enchantments: Hot Streak! [`SCH_507e`]
///
/// State: Todo
//~ SCH_507 todo 58e53232 06bfe29b
pub const SCH_507: Power = TODO;

/// # Hot Streak!
///
/// `SCH_507e` · Shaman enchantment
///
/// > If played this turn, **Discover** another spell.
///
/// - Set: Scholomance Academy
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ SCH_507e todo 96b1dba7 ceda83eb
pub const SCH_507e: Power = TODO;

/// # Tidal Wave
///
/// `SCH_535` · Shaman spell · Nature · 8 mana
///
/// > **Lifesteal** Deal $3 damage to all minions.
///
/// - Set: Scholomance Academy · common · collectible
/// - Mechanics: Lifesteal
///
/// State: Todo
//~ SCH_535 todo 43cdd2aa e683d7b5
pub const SCH_535: Power = TODO;

/// # Totem Goliath
///
/// `SCH_615` · Shaman minion · 5 mana · 5/5
///
/// > **Deathrattle:** Summon all four basic Totems. **Overload:** (1)
///
/// - Set: Scholomance Academy · epic · collectible
/// - Minion type: Totem
/// - Mechanics: Deathrattle
/// - Refers to: Overload
///
/// State: Todo
//~ SCH_615 todo 3b551ae1 f8b91d11
pub const SCH_615: Power = TODO;
