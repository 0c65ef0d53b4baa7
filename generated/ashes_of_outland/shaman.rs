//! Shaman cards of Ashes of Outland.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 53e5b081

/// # Serpentshrine Portal
/// Spell · Nature · 3 mana
/// > Deal $3 damage. Summon a random 3-Cost minion. **Overload:** (1)
//~ derived BT_100 bdcc1b8b a4db704b.4defb73a f565196f
pub const BT_100: Power = spell(&[deal(3).to(TARGET), summon(random(all(&[MINION, COST.is(3)])))]);

/// # Vivid Spores
/// Spell · Nature · 4 mana
/// > Give your minions "**Deathrattle:** Resummon this minion."
/// - Makes: Glowcapped [`BT_101e`] ("Deathrattle: Resummon this minion.")
//~ done BT_101 - 548e6072.14106be0 d5a220eb.1bcf3110
pub const BT_101: Power = spell(&[attach("BT_101e").to(FRIENDLY_MINIONS)]);

/// # Glowcapped
/// Enchantment
/// > **Deathrattle:** Resummon this minion.
//~ done BT_101e - d522ad72.77516780 31862b4a
pub const BT_101e: Power = deathrattle(&[summon(fresh_copy_of(THIS))]);

/// # Boggspine Knuckles
/// Weapon · 5 mana · 4/2 durability
/// > After your hero attacks, transform your minions into random ones that cost (1) more.
//~ derived BT_102 55579fcf a21f3d36.ddbfd14b cb71b9de
pub const BT_102: Power =
    after(YOUR_HERO.attack(CARD)).then(&[transform(FRIENDLY_MINIONS, random_costing_more(MINION, 1, COST.of(IT)))]);

/// # Bogstrok Clacker
/// Minion · 3 mana · 3/3
/// > **Battlecry:** Transform adjacent minions into random minions that cost (1) more.
//~ derived BT_106 f6acc9a1 05878c57.5c75b14e b5e65b06
pub const BT_106: Power = battlecry(&[transform(THIS.neighbours(), random_costing_more(MINION, 1, COST.of(IT)))]);

/// # Lady Vashj
/// Minion · Naga · 3 mana · 4/3
/// > **Spell Damage +1 Deathrattle:** Shuffle 'Vashj Prime' into your deck.
/// - Makes: Vashj Prime [`BT_109t`] (5/4, "Spell Damage +1 Battlecry: Draw 3 spells. Reduce…")
//~ derived BT_109 03573a74 02911e00.9be28983 f06a1886.a812db23
pub const BT_109: Power = deathrattle(&[shuffle(card("BT_109t"))]);

/// # Vashj Prime
/// Minion · Mech · Naga · 7 mana · 5/4
/// > **Spell Damage +1 Battlecry:** Draw 3 spells. Reduce their Cost by (3).
/// - Makes: Vashj Prime [`BT_109te`] ("Cost (3) less.")
//~ derived BT_109t 9316f881 d4c127f7.3e83a115 42b1664a.4735f8ab
pub const BT_109t: Power = battlecry(&[draw_that(3, SPELL), give(&[cost_less(3)]).to(IT)]);

/// # Vashj Prime
/// Enchantment
/// > Cost (3) less.
//~ todo BT_109te 802c18be d522ad72.594c5154 42b1664a
pub const BT_109te: Power = TODO;

/// # Torrent
/// Spell · Nature · 4 mana
/// > Deal $8 damage to a minion. Costs (3) less if you cast a spell last turn.
//~ derived BT_110 b38277c2 548e6072.d88a30b2 95b69a96
#[rustfmt::skip]
pub const BT_110: Power = abilities(&[spell(&[deal(8).to(A_MINION)]), aura(THIS).when(YOU.cast(SPELL).last_turn().at_least(1)).in_hand().have(&[cost_less(3)])]);

/// # Totemic Reflection
/// Spell · 3 mana
/// > Give a minion +2/+2. If it's a Totem, summon a copy of it.
/// - Makes: Totemly Awesome [`BT_113e`] ("\+2/+2.")
//~ derived BT_113 1e1bf37f 82ede6d1.1c2ac773 d1753998.24d9374f
pub const BT_113: Power = spell(&[attach("BT_113e").to(A_MINION), summon(copy_of(IT)).when(there_is(&IT.that(TOTEM)))]);

/// # Totemly Awesome
/// Enchantment
/// > \+2/+2.
//~ derived BT_113e 3816947b d522ad72.d5727bd5 430bd4ee
pub const BT_113e: Power = enchant(&[plus(2, 2)]);

/// # Shattered Rumbler
/// Minion · Elemental · 5 mana · 5/6
/// > **Battlecry:** If you cast a spell last turn, deal 2 damage to all other minions.
//~ derived BT_114 8f4eef2f 3fe4d30f.521dbb5a 73e1aac4
pub const BT_114: Power = battlecry(&[deal(2).to(OTHER_MINIONS)]).when(YOU.cast(SPELL).last_turn().at_least(1));

/// # Marshspawn
/// Minion · Elemental · 3 mana · 3/4
/// > **Battlecry:** If you cast a spell last turn, **Discover** a spell.
//~ derived BT_115 4bc89ed8 647d49d1.3d232e10 6b8d494e
pub const BT_115: Power = battlecry(&[discover(SPELL)]).when(YOU.cast(SPELL).last_turn().at_least(1));

/// # The Lurker Below
/// Minion · Beast · 6 mana · 6/5
/// > **Battlecry:** Deal 3 damage to an enemy minion. If it dies, repeat on one of its neighbors.
///
/// # Notes
///
/// No source: the dead leave only when the last damage is dealt; a neighbor that was hit already is not hit again.
//~ done BT_230 - d6ebf2cc.f717da04 fea7ee8e
pub const BT_230: Power = battlecry(&[
    deal(3).to(AN_ENEMY_MINION),
    repeat(6, &[select(together(&[IT.that(DEAD)]).neighbours().that(not(&DEAD)).random()), deal(3).to(IT)]),
]);
