//! Paladin cards of The League of Explorers.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 4f1de08f

/// # Keeper of Uldaman
///
/// `LOE_017` · Paladin minion · 3 mana · 3/4
///
/// > **Battlecry:** Set a minion's Attack and Health to 3.
///
/// - Set: The League of Explorers · common · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Change to 3/3."
/// - Enchantments: Watched [`LOE_017e`]
///
/// State: Derived
//~ derived LOE_017 f7509922 96acc7bc 100db478.3a2be8fb
pub const LOE_017: Power = battlecry(&[attach("LOE_017e").to(A_MINION)]);

/// # Watched
///
/// `LOE_017e` · Paladin enchantment
///
/// > Stats changed to 3/3.
///
/// - Set: The League of Explorers
///
/// State: Derived
//~ derived LOE_017e 9133edb5 d22d9ebd b357d80d.59267fb4
pub const LOE_017e: Power = enchant(&[become_stats(3, 3)]);

/// # Anyfin Can Happen
///
/// `LOE_026` · Paladin spell · 10 mana
///
/// > Summon 7 Murlocs that died this game.
///
/// - Set: The League of Explorers · rare · collectible
///
/// State: Derived
//~ derived LOE_026 d76eb4b7 c72e8625 9ccbda46.0e74bde8
pub const LOE_026: Power =
    spell(&[summon(from_past(past(Side::Both, Deed::Died, Window::ThisGame).that(MURLOC))).copies(7)]);

/// # Sacred Trial
///
/// `LOE_027` · Paladin spell · Holy · 1 mana
///
/// > **Secret:** After your opponent has at least 3 minions and plays another, destroy it.
///
/// - Set: The League of Explorers · common · collectible
/// - Mechanics: Secret
///
/// State: Derived
//~ derived LOE_027 4e9e57b4 50142e55 dddd9dab.e23dd75f
pub const LOE_027: Power =
    after(OPPONENT.play(MINION)).when(there_are(3, &ENEMY_MINIONS.that(not(&is(&THAT))))).then(&[destroy(THAT)]);
