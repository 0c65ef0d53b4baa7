//! Hunter cards of Galakrond's Awakening.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 4ee0ca38

/// # Chopshop Copter
///
/// `YOD_004` · Hunter minion · 3 mana · 2/4
///
/// > After a friendly Mech dies, add a random Mech to your hand.
///
/// - Set: Galakrond's Awakening · rare · collectible
/// - Minion type: Mech
/// - Target: "Become a copy of a Mech."
///
/// State: Derived
//~ derived YOD_004 0af73680 9654f0ad 588a5091.2c0b57db
pub const YOD_004: Power = after(OTHER_FRIENDLY_MINIONS.that(MECH).die()).then(&[get(random(MECH))]);

/// # Fresh Scent
///
/// `YOD_005` · Hunter spell · 2 mana
///
/// > **Twinspell** Give a Beast +2/+2.
///
/// - Set: Galakrond's Awakening · common · collectible
/// - Mechanics: Twinspell
/// - Enchantments: Fresh Scent [`YOD_005e`]
/// - Tokens: Fresh Scent [`YOD_005ts`]
///
/// State: Derived
//~ derived YOD_005 dab9017a 796c1a55 bc475045.937ce51f
pub const YOD_005: Power = abilities(&[twinspell("YOD_005ts"), spell(&[attach("YOD_005e").to(A_MINION.that(BEAST))])]);

/// # Fresh Scent
///
/// `YOD_005e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Galakrond's Awakening
///
/// State: Derived
//~ derived YOD_005e b7423b33 9b7e6c06 23d54e14.6d6ab056
pub const YOD_005e: Power = enchant(&[plus(2, 2)]);

/// # Fresh Scent
///
/// `YOD_005ts` · Hunter spell · 2 mana
///
/// > Give a Beast +2/+2.
///
/// - Set: Galakrond's Awakening · common
///
/// State: Derived
//~ derived YOD_005ts d3d10104 80443b76 e9af889e.7384d15c
pub const YOD_005ts: Power = spell(&[give(&[plus(2, 2)]).to(A_MINION.that(BEAST))]);

/// # Rotnest Drake
///
/// `YOD_036` · Hunter minion · 5 mana · 6/5
///
/// > **Battlecry:** If you're holding a Dragon, destroy a random enemy minion.
///
/// - Set: Galakrond's Awakening · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived YOD_036 2f230b21 06ff84e2 a25baaa5.93e4f138
pub const YOD_036: Power = battlecry(&[destroy(ENEMY_MINIONS.random())]).when(there_is(&YOUR_HAND.that(DRAGON)));
