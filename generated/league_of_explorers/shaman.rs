//! Shaman cards of The League of Explorers.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 42dedfe0

/// # Rumbling Elemental
/// Minion · Elemental · 4 mana · 2/6
/// > After you play a **Battlecry** minion, deal 2 damage to a random enemy.
/// - Makes: Rock [`LOE_016t`] (0/6, "Taunt")
//~ derived LOE_016 ae9945d9 0bf8f178.66a33e35 445b0d80.9b516f48
pub const LOE_016: Power =
    after(YOU.play(all(&[MINION, with(GameTag::BATTLECRY)]))).then(&[deal(2).to(ENEMIES.random())]);

/// # Rock
/// Minion · 1 mana · 0/6
/// > **Taunt**
//~ vanilla LOE_016t 4dd5ca69 a86164a1.4b0c5d24 413a0420
pub const LOE_016t: Power = VANILLA;

/// # Tunnel Trogg
/// Minion · 1 mana · 1/3
/// > Whenever you **Overload**, gain +1 Attack per locked Mana Crystal.
/// - Makes: Trogg No Stupid [`LOE_018e`] ("Increased Attack.")
//~ done LOE_018 - cbeac1ac.d2e0d7a5 13f053c0.522541d7
pub const LOE_018: Power = whenever(YOU.overload()).then(&[give(&[ATTACK.plus(1).times(X)]).with_x(THAT_MUCH)]);

/// # Trogg No Stupid
/// Enchantment
/// > Increased Attack.
//~ todo LOE_018e 00f88f88 d522ad72.08129cea d1c6076e
pub const LOE_018e: Power = TODO;

/// # Everyfin is Awesome
/// Spell · 7 mana
/// > Give your minions +2/+2. Costs (1) less for each Murloc you control.
/// - Makes: Mrglllraawrrrglrur! [`LOE_113e`] ("\+2/+2.")
//~ derived LOE_113 2fbbee65 014b7716.5a0c4f1a a19d9c55.81225122
#[rustfmt::skip]
pub const LOE_113: Power = abilities(&[spell(&[attach("LOE_113e").to(FRIENDLY_MINIONS)]), costs(&[cost_less(1).for_each(FRIENDLY_MINIONS.that(MURLOC))])]);

/// # Mrglllraawrrrglrur!
/// Enchantment
/// > \+2/+2.
//~ derived LOE_113e b7c64cab d522ad72.d5727bd5 9fb966a5
pub const LOE_113e: Power = enchant(&[plus(2, 2)]);
