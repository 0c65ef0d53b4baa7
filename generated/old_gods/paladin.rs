//! Paladin cards of Whispers of the Old Gods.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 13f1045f

/// # Vilefin Inquisitor
/// Minion · Murloc · 1 mana · 1/3
/// > **Battlecry:** Your Hero Power becomes 'Summon a 1/1 Murloc.'
/// - Makes: Silver Hand Murloc [`OG_006a`] (1/1); The Tidal Hand [`OG_006b`] ("Summon a 1/1 Silver Hand Murloc.")
//~ done OG_006 - 6c99204d.4126a334 48ff8168.cb4636a5
pub const OG_006: Power = battlecry(&[become_hero_power(card("OG_006b"))]);

/// # Silver Hand Murloc
/// Minion · Murloc · 1 mana · 1/1
//~ vanilla OG_006a cdbdb119 6c89e89f 95b79ad4
pub const OG_006a: Power = VANILLA;

/// # The Tidal Hand
/// Hero Power · 2 mana
/// > Summon a 1/1 Silver Hand Murloc.
/// - Makes: Silver Hand Murloc [`OG_006a`] (1/1)
//~ derived OG_006b 48ba8a22 4902b083.b0dd24cb 1a67d638.79656b7e
pub const OG_006b: Power = hero_power(&[summon(card("OG_006a"))]);

/// # Forbidden Healing
/// Spell · Holy · 0 mana
/// > Spend all your Mana. Restore twice that much Health.
//~ done OG_198 - 84cfd1d7.9b1bde34 0933827b
pub const OG_198: Power = spell(&[spend_all_mana(), heal(2).times(LAST_AMOUNT).to(TARGET)]);

/// # Selfless Hero
/// Minion · Draenei · 1 mana · 2/1
/// > **Deathrattle:** Give a random friendly minion **Divine Shield**.
//~ done OG_221 - f82605ea.2b23496e a5a6d5ac
pub const OG_221: Power = deathrattle(&[
    give(&[has(GameTag::DIVINE_SHIELD)]).to(FRIENDLY_MINIONS.that(not(&with(GameTag::DIVINE_SHIELD))).random())
]);

/// # Rallying Blade
/// Weapon · 3 mana · 3/2 durability
/// > **Battlecry:** Give +1/+1 to your minions with **Divine Shield**.
/// - Makes: Rally [`OG_222e`] ("\+1/+1.")
//~ derived OG_222 fa9a569e 043b7f8c.89b074ae d5097d2a.4b1d8e81
pub const OG_222: Power = battlecry(&[attach("OG_222e").to(FRIENDLY_MINIONS.that(with(GameTag::DIVINE_SHIELD)))]);

/// # Rally
/// Enchantment
/// > \+1/+1.
//~ derived OG_222e b46efa63 d522ad72.cb08f83e 651cdf5c
pub const OG_222e: Power = enchant(&[plus(1, 1)]);

/// # Divine Strength
/// Spell · Holy · 1 mana
/// > Give a minion +1/+2.
/// - Makes: Optimism [`OG_223e`] ("\+1/+2.")
//~ derived OG_223 9874df48 dd4c6abd.cedf7ed0 fa3dc78e.c63b1da0
pub const OG_223: Power = spell(&[attach("OG_223e").to(A_MINION)]);

/// # Optimism
/// Enchantment
/// > \+1/+2.
//~ derived OG_223e e1eab0d3 d522ad72.b69419df dbf2f975
pub const OG_223e: Power = enchant(&[plus(1, 2)]);

/// # Ragnaros, Lightlord
/// Minion · Elemental · 8 mana · 8/8
/// > At the end of your turn, restore #8 Health to a damaged friendly character.
//~ derived OG_229 d9aa5775 94a348eb.b703c6ec 4482cfac
pub const OG_229: Power = at_end_of_your_turn(&[heal(8).to(FRIENDLY_CHARACTERS.that(DAMAGED).random())]);

/// # Stand Against Darkness
/// Spell · 4 mana
/// > Summon five {0} Silver Hand Recruits.
/// - Makes: [`CS2_101t`](crate::legacy::paladin::CS2_101t)
//~ derived OG_273 74ff4ece 38d1d3b0.2a22ccf6 e719eccc.e8ebd9e2
pub const OG_273: Power = spell(&[summon(card("CS2_101t")).copies(5)]);

/// # Steward of Darkshire
/// Minion · 3 mana · 4/3
/// > Whenever you summon a 1-Health minion, give it **Divine Shield**.
//~ done OG_310 - cbdfe8b5.8ebaa923 009196d2
pub const OG_310: Power = whenever(YOU.summon(all(&[MINION, HEALTH.is(1), UNDAMAGED])))
    .then(&[give(&[has(GameTag::DIVINE_SHIELD)]).to(THAT)]);

/// # A Light in the Darkness
/// Spell · Holy · 2 mana
/// > **Discover** a Paladin minion. Give it +2/+2.
/// - Makes: Beacon of Hope [`OG_311e`] ("\+2/+2.")
//~ derived OG_311 076bb664 5fbdf668.8e24276a cbcfa6e3.66da99b4
pub const OG_311: Power = spell(&[discover(all(&[MINION, class(CardClass::Paladin)])), attach("OG_311e").to(IT)]);

/// # Beacon of Hope
/// Enchantment
/// > \+2/+2.
//~ derived OG_311e 0b21e6d7 d522ad72.d5727bd5 7dfc144e
pub const OG_311e: Power = enchant(&[plus(2, 2)]);
