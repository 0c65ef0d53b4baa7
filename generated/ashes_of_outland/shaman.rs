//! Shaman cards of Ashes of Outland.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 3c581e6b

/// # Serpentshrine Portal
///
/// `BT_100` · Shaman spell · Nature · 3 mana
///
/// > Deal $3 damage. Summon a random 3-Cost minion. **Overload:** (1)
///
/// - Set: Ashes of Outland · common · collectible
/// - Mechanics: Overload
/// - Play requirements: `REQ_TARGET_TO_PLAY` (correction: Deal $3 damage: to any character, as CS2_029)
///
/// State: Derived
//~ derived BT_100 6c1e338f bdcc1b8b dbf75d92.4defb73a
pub const BT_100: Power = spell(&[deal(3).to(TARGET), summon(random(all(&[MINION, COST.is(3)])))]);

/// # Vivid Spores
///
/// `BT_101` · Shaman spell · Nature · 4 mana
///
/// > Give your minions "**Deathrattle:** Resummon this minion."
///
/// - Set: Ashes of Outland · rare · collectible
/// - Refers to: Deathrattle
/// - Enchantments: Glowcapped [`BT_101e`]
///
/// State: Derived
//~ derived BT_101 29f46e19 2aaf13a5 da7ff558.14106be0
pub const BT_101: Power = spell(&[attach("BT_101e").to(FRIENDLY_MINIONS)]);

/// # Glowcapped
///
/// `BT_101e` · Shaman enchantment
///
/// > **Deathrattle:** Resummon this minion.
///
/// - Set: Ashes of Outland
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived BT_101e c05382c2 01cc73e0 17170ff8.77516780
pub const BT_101e: Power = deathrattle(&[summon(copy_of(THIS))]);

/// # Boggspine Knuckles
///
/// `BT_102` · Shaman weapon · 5 mana · 4/2 durability
///
/// > After your hero attacks, transform your minions into random ones that cost (1) more.
///
/// - Set: Ashes of Outland · epic · collectible
///
/// State: Derived
//~ derived BT_102 b6ab388f ef732182 f953bedf.ddbfd14b
pub const BT_102: Power =
    after(YOUR_HERO.attack(CARD)).then(&[transform(FRIENDLY_MINIONS, costing(MINION, 1, COST.of(IT)))]);

/// # Bogstrok Clacker
///
/// `BT_106` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Transform adjacent minions into random minions that cost (1) more.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Mechanics: Battlecry
/// - Tags: `1576` = 1
///
/// State: Derived
//~ derived BT_106 e365a802 72ff7384 05a10071.5c75b14e
pub const BT_106: Power = battlecry(&[transform(THIS.neighbours(), costing(MINION, 1, COST.of(IT)))]);

/// # Lady Vashj
///
/// `BT_109` · Shaman minion · 3 mana · 4/3
///
/// > **Spell Damage +1 Deathrattle:** Shuffle 'Vashj Prime' into your deck.
///
/// - Set: Ashes of Outland · legendary · collectible
/// - Minion type: Naga
/// - Mechanics: Spellpower, Deathrattle
/// - Tokens: Vashj Prime [`BT_109t`]
///
/// State: Derived
//~ derived BT_109 a1e6ffcc 03573a74 e0098db9.9be28983
pub const BT_109: Power = deathrattle(&[shuffle(card("BT_109t"))]);

/// # Vashj Prime
///
/// `BT_109t` · Shaman minion · 7 mana · 5/4
///
/// > **Spell Damage +1 Battlecry:** Draw 3 spells. Reduce their Cost by (3).
///
/// - Set: Ashes of Outland
/// - Minion type: Mech, Naga
/// - Mechanics: Spellpower, Battlecry
/// - Tags: `2539` = 1
/// - Enchantments: Vashj Prime [`BT_109te`]
///
/// State: Derived
//~ derived BT_109t 2cacd1d9 9316f881 4e4e158a.3e83a115
pub const BT_109t: Power = battlecry(&[draw_that(3, SPELL), give(&[cost_less(3)]).to(IT)]);

/// # Vashj Prime
///
/// `BT_109te` · Shaman enchantment
///
/// > Cost (3) less.
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ todo BT_109te 35228755 802c18be 2dcf16c7.594c5154
pub const BT_109te: Power = TODO;

/// # Torrent
///
/// `BT_110` · Shaman spell · Nature · 4 mana
///
/// > Deal $8 damage to a minion. Costs (3) less if you cast a spell last turn.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Play requirements: `REQ_MINION_TARGET` (correction: Deal $8 damage to a minion); `REQ_TARGET_TO_PLAY` (correction: Deal $8 damage to a minion: played on a target)
///
/// State: Derived
//~ derived BT_110 58eb8bdf 62ff496a 358c024d.d88a30b2
#[rustfmt::skip]
pub const BT_110: Power = abilities(&[spell(&[deal(8).to(A_MINION)]), aura(THIS).when(has_done(1, &past(Side::Friendly, Deed::Cast, Window::LastTurn))).in_hand().have(&[cost_less(3)])]);

/// # Totemic Reflection
///
/// `BT_113` · Shaman spell · 3 mana
///
/// > Give a minion +2/+2. If it's a Totem, summon a copy of it.
///
/// - Set: Ashes of Outland · common · collectible
/// - Enchantments: Totemly Awesome [`BT_113e`]
///
/// State: Derived
//~ derived BT_113 d63bbac5 1e1bf37f 536bafd3.1c2ac773
pub const BT_113: Power = spell(&[attach("BT_113e").to(A_MINION), summon(copy_of(IT)).when(there_is(&IT.that(TOTEM)))]);

/// # Totemly Awesome
///
/// `BT_113e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Ashes of Outland
///
/// State: Derived
//~ derived BT_113e db492389 3816947b d5905ef6.6d6ab056
pub const BT_113e: Power = enchant(&[plus(2, 2)]);

/// # Shattered Rumbler
///
/// `BT_114` · Shaman minion · 5 mana · 5/6
///
/// > **Battlecry:** If you cast a spell last turn, deal 2 damage to all other minions.
///
/// - Set: Ashes of Outland · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived BT_114 5fd8dad0 1c3c7192 c388bc96.521dbb5a
pub const BT_114: Power =
    battlecry(&[deal(2).to(OTHER_MINIONS)]).when(has_done(1, &past(Side::Friendly, Deed::Cast, Window::LastTurn)));

/// # Marshspawn
///
/// `BT_115` · Shaman minion · 3 mana · 3/4
///
/// > **Battlecry:** If you cast a spell last turn, **Discover** a spell.
///
/// - Set: Ashes of Outland · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry, Discover
///
/// State: Derived
//~ derived BT_115 3eb7dab0 005cc017 dd967a7b.3d232e10
pub const BT_115: Power =
    battlecry(&[discover(SPELL)]).when(has_done(1, &past(Side::Friendly, Deed::Cast, Window::LastTurn)));

/// # The Lurker Below
///
/// `BT_230` · Shaman minion · 6 mana · 6/5
///
/// > **Battlecry:** Deal 3 damage to an enemy minion. If it dies, repeat on one of its neighbors.
///
/// - Set: Ashes of Outland · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Target: "Deal 3 damage."
///
/// State: Todo
//~ todo BT_230 9d2f4aa7 74c69e8e abbc22d6.f717da04
pub const BT_230: Power = TODO;
