//! Mage cards of Galakrond's Awakening.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 9644621c

/// # Animated Avalanche
/// Minion · Elemental · 7 mana · 7/6
/// > **Battlecry:** If you played an Elemental last turn, summon a copy of this.
//~ derived YOD_007 9c9c6a0d ef8af8ba.01ee8769 5f33b60d
pub const YOD_007: Power = battlecry(&[summon(copy_of(THIS))]).when(YOU.play(ELEMENTAL).last_turn().at_least(1));

/// # Arcane Amplifier
/// Minion · Elemental · 3 mana · 2/5
/// > Your Hero Power deals 2 extra damage.
//~ derived YOD_008 957c0a03 4021da37.2415fd86 4a5757b4
pub const YOD_008: Power = aura(YOU).have(&[plus_tag(GameTag::HEROPOWER_DAMAGE, 2)]);

/// # The Amazing Reno
/// Hero · 10 mana · 30 health, 5 armor
/// > **Battlecry:** Make all minions disappear. *\*Poof!\**
/// - Makes: What Does This Do? [`YOD_009h`] ("Passive At the start of your turn, cast a random…")
//~ done YOD_009 - a33bad29.77cf9b0c 8d1ebe76.48e13642
pub const YOD_009: Power = battlecry(&[remove_from_game(MINIONS)]);

/// # What Does This Do?
/// Hero Power · 0 mana
/// > **Passive** At the start of your turn, cast a random spell.
//~ done YOD_009h - 6ce143f8.58b2a744 26bb1988
pub const YOD_009h: Power = at_start_of_your_turn(&[cast(random(SPELL))]);
