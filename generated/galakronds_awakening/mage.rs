//! Mage cards of Galakrond's Awakening.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 6f794e59

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
/// State: Derived
//~ derived YOD_007 db6ad1c9 3db674db 69e1ccdc.01ee8769
#[rustfmt::skip]
pub const YOD_007: Power = battlecry(&[summon(copy_of(THIS))]).when(has_done(1, &past(Side::Friendly, Deed::Played, Window::LastTurn).that(ELEMENTAL)));

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
/// State: Derived
//~ derived YOD_008 cb5b7c1f 957c0a03 39575334.2415fd86
pub const YOD_008: Power = aura(YOU).have(&[plus_tag(GameTag::HEROPOWER_DAMAGE, 2)]);

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
//~ todo YOD_009 f103ac9a 82790641 f4ea811a.77cf9b0c
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
//~ todo YOD_009h 40a2eaf6 da5c8da0 3d166b04.58b2a744
pub const YOD_009h: Power = TODO;
