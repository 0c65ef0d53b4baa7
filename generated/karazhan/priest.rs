//! Priest cards of One Night in Karazhan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 556a6668

/// # Purify
/// Spell · Holy · 2 mana
/// > **Silence** a friendly minion. Draw a card.
//~ derived KAR_013 0d53bbce 5fbdf668.19d32e8e c2e80287
pub const KAR_013: Power = spell(&[silence(A_FRIENDLY_MINION), draw(1)]);

/// # Priest of the Feast
/// Minion · 4 mana · 3/6
/// > Whenever you cast a spell, restore #3 Health to your hero.
//~ derived KAR_035 c46eb43f e3b1249d.b9e47cfe fbd7c43c
pub const KAR_035: Power = whenever(YOU.cast(SPELL)).then(&[heal(3).to(YOUR_HERO)]);

/// # Onyx Bishop
/// Minion · 4 mana · 3/4
/// > **Battlecry:** Summon a random friendly minion that died this game.
//~ derived KAR_204 cfa72033 e3b00837.f0e9328a e5646ca4
pub const KAR_204: Power = battlecry(&[summon(random_from_past(FRIENDLY_MINIONS.die().this_game()))]);
