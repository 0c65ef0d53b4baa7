//! Paladin cards of The League of Explorers.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 52d37edb

/// # Keeper of Uldaman
/// Minion · 3 mana · 3/4
/// > **Battlecry:** Set a minion's Attack and Health to 3.
/// - Makes: Watched [`LOE_017e`] ("Stats changed to 3/3.")
//~ derived LOE_017 96acc7bc 05841e04.3a2be8fb b1c2c563.1746da84
pub const LOE_017: Power = battlecry(&[attach("LOE_017e").to(A_MINION)]);

/// # Watched
/// Enchantment
/// > Stats changed to 3/3.
//~ derived LOE_017e d22d9ebd d522ad72.59267fb4 4d3e9c0b
pub const LOE_017e: Power = enchant(&[become_stats(3, 3)]);

/// # Anyfin Can Happen
/// Spell · 10 mana
/// > Summon 7 Murlocs that died this game.
///
/// # Notes
///
/// Open question: whether it can be played if no Murloc has died. Build 36393 has no play requirement for it, unlike for Resurrect, but
/// lacks those of other summoning spells, too; it is judged by its Power.
//~ done LOE_026 - 81779ce0.0e74bde8 cf50a52d
pub const LOE_026: Power = spell(&[summon(random_from_past(MINIONS.that(MURLOC).die().this_game())).picks(7)]);

/// # Sacred Trial
/// Spell · Holy · 1 mana
/// > **Secret:** After your opponent has at least 3 minions and plays another, destroy it.
//~ done LOE_027 - dd4c6abd.e23dd75f 3d685cd0
pub const LOE_027: Power =
    after(OPPONENT.play(MINION)).when(there_are(3, &ENEMY_MINIONS.that(not(&is(&THAT))))).then(&[destroy(THAT)]);
