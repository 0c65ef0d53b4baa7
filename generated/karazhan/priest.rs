//! Priest cards of One Night in Karazhan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 1accc1ea

/// # Purify
///
/// `KAR_013` · Priest spell · Holy · 2 mana
///
/// > **Silence** a friendly minion. Draw a card.
///
/// - Set: One Night in Karazhan · common · collectible
/// - Refers to: Silence
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived KAR_013 30be2e60 0d53bbce 09b6426e.19d32e8e
pub const KAR_013: Power = spell(&[silence(A_FRIENDLY_MINION), draw(1)]);

/// # Priest of the Feast
///
/// `KAR_035` · Priest minion · 4 mana · 3/6
///
/// > Whenever you cast a spell, restore #3 Health to your hero.
///
/// - Set: One Night in Karazhan · common · collectible
///
/// State: Derived
//~ derived KAR_035 1fc55ef8 c46eb43f 7dd8a93a.b9e47cfe
pub const KAR_035: Power = whenever(YOU.cast(SPELL)).then(&[heal(3).to(YOUR_HERO)]);

/// # Onyx Bishop
///
/// `KAR_204` · Priest minion · 4 mana · 3/4
///
/// > **Battlecry:** Summon a random friendly minion that died this game.
///
/// - Set: One Night in Karazhan · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived KAR_204 2c33725e 372e8f7e 492a3e4d.f0e9328a
pub const KAR_204: Power = battlecry(&[summon(from_past(YOUR_MINIONS_THAT_DIED))]);
