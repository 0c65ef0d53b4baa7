//! Hunter cards of Galakrond's Awakening.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file e80da6e7

/// # Chopshop Copter
/// Minion · Mech · 3 mana · 2/4
/// > After a friendly Mech dies, add a random Mech to your hand.
//~ derived YOD_004 9654f0ad d351c93e.2c0b57db 41077d80
pub const YOD_004: Power = after(OTHER_FRIENDLY_MINIONS.that(MECH).die()).then(&[get(random(MECH))]);

/// # Fresh Scent
/// Spell · 2 mana
/// > **Twinspell** Give a Beast +2/+2.
/// - Makes: Fresh Scent [`YOD_005ts`] ("Give a Beast +2/+2."); Fresh Scent [`YOD_005e`] ("\+2/+2.")
//~ derived YOD_005 796c1a55 7846e7ae.937ce51f 5faa31c4.785476bb
pub const YOD_005: Power = abilities(&[twinspell("YOD_005ts"), spell(&[attach("YOD_005e").to(A_MINION.that(BEAST))])]);

/// # Fresh Scent
/// Enchantment
/// > \+2/+2.
//~ derived YOD_005e 9b7e6c06 d522ad72.d5727bd5 5faa31c4
pub const YOD_005e: Power = enchant(&[plus(2, 2)]);

/// # Fresh Scent
/// Spell · 2 mana
/// > Give a Beast +2/+2.
//~ derived YOD_005ts 80443b76 7846e7ae.7384d15c 5faa31c4
pub const YOD_005ts: Power = spell(&[give(&[plus(2, 2)]).to(A_MINION.that(BEAST))]);

/// # Rotnest Drake
/// Minion · Dragon · 5 mana · 6/5
/// > **Battlecry:** If you're holding a Dragon, destroy a random enemy minion.
//~ derived YOD_036 06ff84e2 016c9a65.93e4f138 26ed8c41
pub const YOD_036: Power = battlecry(&[destroy(ENEMY_MINIONS.random())]).when(there_is(&YOUR_HAND.that(DRAGON)));
