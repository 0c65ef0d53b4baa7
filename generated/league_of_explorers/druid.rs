//! Druid cards of The League of Explorers.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 433d8384

/// # Mounted Raptor
/// Minion · Beast · 3 mana · 3/2
/// > **Deathrattle:** Summon a random 1-Cost minion.
//~ derived LOE_050 8e044112 22856626.98be8406 76afcb84
pub const LOE_050: Power = deathrattle(&[summon(random(all(&[MINION, COST.is(1)])))]);

/// # Jungle Moonkin
/// Minion · 4 mana · 4/4
/// > Both players have **Spell Damage +2**.
///
/// # Notes
///
/// Its tag gives Spell Damage +1 to its own side only.
//~ done LOE_051 - 16ec05b0.f9ee25b0 972cdfe5
pub const LOE_051: Power =
    abilities(&[aura(THIS).have(&[SPELL_DAMAGE.plus(1)]), aura(ENEMY_HERO).have(&[SPELL_DAMAGE.plus(2)])]);

/// # Raven Idol
/// Spell · 1 mana
/// > **Choose One - Discover** a minion; or **Discover** a spell.
/// - Makes: Break Free [`LOE_115a`] ("Discover a minion."); Awakened [`LOE_115b`] ("Discover a spell.")
//~ derived LOE_115 84658850 2f198b86.e6434879 b0f14091.1d5bfe29
pub const LOE_115: Power = choose_one(&["LOE_115a", "LOE_115b"]);

/// # Break Free
/// Spell · 1 mana
/// > **Discover** a minion.
//~ derived LOE_115a 8f38cbd7 2f198b86.b81da06a 5edd4918
pub const LOE_115a: Power = spell(&[discover(MINION)]);

/// # Awakened
/// Spell · 1 mana
/// > **Discover** a spell.
//~ derived LOE_115b 82975c1f 2f198b86.e790595e 0d105881
pub const LOE_115b: Power = spell(&[discover(SPELL)]);
