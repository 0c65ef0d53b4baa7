//! Shaman cards of Whispers of the Old Gods.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 83307d2e

/// # Primal Fusion
///
/// `OG_023` · Shaman spell · Nature · 1 mana
///
/// > Give a minion +1/+1 for each of your Totems.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Primally Infused [`OG_023t`]
///
/// State: Derived
//~ derived OG_023 e16e9d79 a2d2e455 f5d91982.b2682e6c
pub const OG_023: Power = spell(&[give(&[plus(1, 1).times(X)]).for_each(FRIENDLY_MINIONS.that(TOTEM)).to(A_MINION)]);

/// # Primally Infused
///
/// `OG_023t` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ todo OG_023t 9ce0d007 a59054c4 443ac583.a536d554
pub const OG_023t: Power = TODO;

/// # Flamewreathed Faceless
///
/// `OG_024` · Shaman minion · 4 mana · 7/7
///
/// > **Overload:** (2)
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Tags: `OVERLOAD` = 2
///
/// State: Vanilla
//~ vanilla OG_024 c8f3e788 7b9b4352 8872f826.bfc52804
pub const OG_024: Power = VANILLA;

/// # Eternal Sentinel
///
/// `OG_026` · Shaman minion · 2 mana · 3/2
///
/// > **Battlecry:** Unlock your **Overloaded** Mana Crystals.
///
/// - Set: Whispers of the Old Gods · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Overload
///
/// State: Derived
//~ derived OG_026 fc567f59 b09cf187 f806a49e.016840b5
pub const OG_026: Power = battlecry(&[unlock()]);

/// # Evolve
///
/// `OG_027` · Shaman spell · Nature · 1 mana
///
/// > Transform your minions into random minions that cost (1) more.
///
/// - Set: Whispers of the Old Gods · rare · collectible
///
/// State: Derived
//~ derived OG_027 325c87d1 d313850c 12e85960.415e7e3d
pub const OG_027: Power = spell(&[transform(FRIENDLY_MINIONS, costing(MINION, 1, COST.of(IT)))]);

/// # Thing from Below
///
/// `OG_028` · Shaman minion · 6 mana · 5/5
///
/// > **Taunt** Costs (1) less for each Totem you've summoned this game.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Mechanics: Taunt
///
/// State: Derived
//~ derived OG_028 b935180a 17b4a258 07ee992c.83620a8e
pub const OG_028: Power =
    costs(&[cost_less(1).times(count_of(past(Side::Friendly, Deed::Summoned, Window::ThisGame).that(TOTEM)))]);

/// # Hammer of Twilight
///
/// `OG_031` · Shaman weapon · 5 mana · 4/2 durability
///
/// > **Deathrattle:** Summon a 4/2 Elemental.
///
/// - Set: Whispers of the Old Gods · epic · collectible
/// - Mechanics: Deathrattle
/// - Tags: `4546` = 1
/// - Tokens: Twilight Elemental [`OG_031a`]
///
/// State: Derived
//~ derived OG_031 205d09c7 707d6e34 1254eb30.aae02eb6
pub const OG_031: Power = deathrattle(&[summon(card("OG_031a"))]);

/// # Twilight Elemental
///
/// `OG_031a` · Shaman minion · 3 mana · 4/2
///
/// - Set: Whispers of the Old Gods
/// - Minion type: Elemental
///
/// State: Vanilla
//~ vanilla OG_031a a5db035e 24273089 90c3fa2d
pub const OG_031a: Power = VANILLA;

/// # Stormcrack
///
/// `OG_206` · Shaman spell · Nature · 2 mana
///
/// > Deal $4 damage to a minion. **Overload:** (1)
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Overload
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived OG_206 6ad681e6 ca9dd78c 5168ba95.c8fa4ffd
pub const OG_206: Power = spell(&[deal(4).to(A_MINION)]);

/// # Hallazeal the Ascended
///
/// `OG_209` · Shaman minion · 5 mana · 4/6
///
/// > **Spell Damage +1** Your spells have **Lifesteal**.
///
/// - Set: Whispers of the Old Gods · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Spellpower
/// - Refers to: Lifesteal
///
/// State: Todo
//~ todo OG_209 6131eb04 0086dde1 bcb323a7.0b4177d1
pub const OG_209: Power = TODO;

/// # Master of Evolution
///
/// `OG_328` · Shaman minion · 4 mana · 4/5
///
/// > **Battlecry:** Transform a friendly minion into a random one that costs (1) more.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived OG_328 b1e470e7 2c29e640 4c5467a6.bcdb0d6d
pub const OG_328: Power = battlecry(&[transform(A_FRIENDLY_MINION, costing(MINION, 1, COST.of(IT)))]);
