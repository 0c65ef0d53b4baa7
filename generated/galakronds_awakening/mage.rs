//! Mage cards of Galakrond's Awakening.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Animated Avalanche
///
/// `YOD_007` · Mage minion · 7 mana · 7/6
///
/// > **Battlecry:** If you played an Elemental last turn, summon a copy of this.
///
/// - Set: Galakrond's Awakening · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
///
/// State: Todo
//~ YOD_007 todo 2fb1e11b 14e20c64
pub const YOD_007: Power = TODO;

/// # Arcane Amplifier
///
/// `YOD_008` · Mage minion · 3 mana · 2/5
///
/// > Your Hero Power deals 2 extra damage.
///
/// - Set: Galakrond's Awakening · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Heropower Damage
///
/// State: Todo
//~ YOD_008 todo 654a4f6e d83c26f2
pub const YOD_008: Power = TODO;

/// # The Amazing Reno
///
/// `YOD_009` · Mage hero · 10 mana · 30 health, 5 armor
///
/// > **Battlecry:** Make all minions disappear. *\*Poof!\**
///
/// - Set: Galakrond's Awakening · legendary · collectible
/// - Mechanics: Battlecry
/// - Hero power: What Does This Do? [`YOD_009h`]
///
/// State: Todo
//~ YOD_009 todo fcaa3340 75dfa28a
pub const YOD_009: Power = TODO;

/// # What Does This Do?
///
/// `YOD_009h` · Mage hero power · 0 mana
///
/// > **Passive** At the start of your turn, cast a random spell.
///
/// - Set: Galakrond's Awakening
///
/// State: Todo
//~ YOD_009h todo d5376acd 6c15e853
pub const YOD_009h: Power = TODO;
