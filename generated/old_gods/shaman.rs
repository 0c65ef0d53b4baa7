//! Shaman cards of Whispers of the Old Gods.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file ae2e2522

/// # Primal Fusion
/// Spell · Nature · 1 mana
/// > Give a minion +1/+1 for each of your Totems.
/// - Makes: Primally Infused [`OG_023t`] ("Increased stats.")
//~ derived OG_023 593c8101 3f084ec4.b2682e6c a9db4d60.adeb258e
pub const OG_023: Power =
    spell(&[give(&[plus(1, 1).times(X)]).with_x(count(FRIENDLY_MINIONS.that(TOTEM))).to(A_MINION)]);

/// # Primally Infused
/// Enchantment
/// > Increased stats.
//~ todo OG_023t a59054c4 d522ad72.a536d554 ebddd386
pub const OG_023t: Power = TODO;

/// # Flamewreathed Faceless
/// Minion · 4 mana · 7/7
/// > **Overload:** (2)
//~ vanilla OG_024 7b9b4352 70bc20e3.bfc52804 e9b5e451
pub const OG_024: Power = VANILLA;

/// # Eternal Sentinel
/// Minion · 2 mana · 3/2
/// > **Battlecry:** Unlock your **Overloaded** Mana Crystals.
//~ derived OG_026 54bd4179 0296240c.016840b5 1f762677
pub const OG_026: Power = battlecry(&[unlock_overload()]);

/// # Evolve
/// Spell · Nature · 1 mana
/// > Transform your minions into random minions that cost (1) more.
//~ derived OG_027 10e45a3b 3f084ec4.415e7e3d 199b0af2
pub const OG_027: Power = spell(&[transform(FRIENDLY_MINIONS, random_costing_more(MINION, 1, COST.of(IT)))]);

/// # Thing from Below
/// Minion · 6 mana · 5/5
/// > **Taunt** Costs (1) less for each Totem you've summoned this game.
//~ derived OG_028 64569fe6 73fb5380.83620a8e 3cff763d
pub const OG_028: Power = costs(&[cost_less(1).times(YOU.summon(TOTEM).this_game().count())]);

/// # Hammer of Twilight
/// Weapon · 5 mana · 4/2 durability
/// > **Deathrattle:** Summon a 4/2 Elemental.
/// - Makes: Twilight Elemental [`OG_031a`] (4/2)
//~ derived OG_031 707d6e34 a21f3d36.aae02eb6 46aeef4b.179e8dbf
pub const OG_031: Power = deathrattle(&[summon(card("OG_031a"))]);

/// # Twilight Elemental
/// Minion · Elemental · 3 mana · 4/2
//~ vanilla OG_031a 24273089 fc9eacd4 33a32cc8
pub const OG_031a: Power = VANILLA;

/// # Stormcrack
/// Spell · Nature · 2 mana
/// > Deal $4 damage to a minion. **Overload:** (1)
//~ derived OG_206 ca9dd78c f9bec0b1.c8fa4ffd 28507f1e
pub const OG_206: Power = spell(&[deal(4).to(A_MINION)]);

/// # Hallazeal the Ascended
/// Minion · Elemental · 5 mana · 4/6
/// > **Spell Damage +1** Your spells have **Lifesteal**.
//~ done OG_209 - 2193efa3.0b4177d1 6fa801b1
pub const OG_209: Power = aura(YOU).have(&[has(GameTag::LIFESTEAL)]);

/// # Master of Evolution
/// Minion · 4 mana · 4/5
/// > **Battlecry:** Transform a friendly minion into a random one that costs (1) more.
//~ derived OG_328 d9605990 16eb980d.bcdb0d6d d6d2bafb
pub const OG_328: Power = battlecry(&[transform(A_FRIENDLY_MINION, random_costing_more(MINION, 1, COST.of(IT)))]);
