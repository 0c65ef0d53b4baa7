//! Shaman cards of March of the Lich King.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file e9434e08

/// # Frostfin Chomper
///
/// `NX2_007` · Shaman minion · 3 mana · 2/3
///
/// > **Battlecry:** If you played an Elemental last turn, summon three 1/1 Murlocs.
///
/// - Set: March of the Lich King · rare · collectible
/// - Minion type: Elemental, Murloc
/// - Mechanics: Battlecry
/// - Tags: `2536` = 1
/// - Tokens: Chillgill [`NX2_007t`]
///
/// State: Derived
//~ derived NX2_007 562e2990 c6acc8f0 783ab883.b7e9206f
#[rustfmt::skip]
pub const NX2_007: Power = battlecry(&[summon(card("NX2_007t")).copies(3)]).when(has_done(1, &past(Side::Friendly, Deed::Played, Window::LastTurn).that(ELEMENTAL)));

/// # Chillgill
///
/// `NX2_007t` · Shaman minion · 1 mana · 1/1
///
/// - Set: March of the Lich King
/// - Minion type: Murloc
///
/// State: Vanilla
//~ vanilla NX2_007t f34f0a3e 655bfc96 64ad8528
pub const NX2_007t: Power = VANILLA;

/// # Blazing Transmutation
///
/// `NX2_008` · Shaman spell · Fire · 1 mana
///
/// > Choose a minion. **Discover** one that costs (1) more to transform it into.
///
/// - Set: March of the Lich King · common · collectible
/// - Mechanics: Discover
///
/// State: Todo
//~ todo NX2_008 cab1576e e93b5dee 961a4ccc.de61b3ca
pub const NX2_008: Power = TODO;

/// # Cold Storage
///
/// `NX2_009` · Shaman spell · Frost · 1 mana
///
/// > **Freeze** a minion. Add a copy of it to your hand.
///
/// - Set: March of the Lich King · rare · collectible
/// - Refers to: Freeze
///
/// State: Derived
//~ derived NX2_009 784cda6f a2098e71 0ce6267f.d73809bc
pub const NX2_009: Power = spell(&[freeze(A_MINION), get(copy_of(IT))]);

/// # Rotgill
///
/// `RLK_550` · Shaman minion · 5 mana · 3/6
///
/// > **Battlecry:** Give your other minions "**Deathrattle:** Give your minions +1/+1."
///
/// - Set: March of the Lich King · legendary · collectible
/// - Minion type: Undead, Murloc
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Tags: `2536` = 1
/// - Enchantments: Deathwatch [`RLK_550e`], Deathsight [`RLK_550e2`]
///
/// State: Derived
//~ derived RLK_550 0b84d2d8 d602c88f b6f605c2.3f65624e
pub const RLK_550: Power = battlecry(&[attach("RLK_550e").to(OTHER_FRIENDLY_MINIONS)]);

/// # Deathwatch
///
/// `RLK_550e` · Shaman enchantment
///
/// > **Deathrattle:** Give your minions +1/+1.
///
/// - Set: March of the Lich King
///
/// State: Derived
//~ derived RLK_550e 4326f444 62b83e4a 92dfd058.9fa77bf0
pub const RLK_550e: Power = deathrattle(&[give(&[plus(1, 1)]).to(FRIENDLY_MINIONS)]);

/// # Deathsight
///
/// `RLK_550e2` · Shaman enchantment
///
/// > +1/+1.
///
/// - Set: March of the Lich King
///
/// State: Derived
//~ derived RLK_550e2 691602cd 3df9db47 c3a4a231.67341004
pub const RLK_550e2: Power = enchant(&[plus(1, 1)]);

/// # Blightblood Berserker
///
/// `RLK_551` · Shaman minion · 7 mana · 3/8
///
/// > **Taunt**, **Lifesteal**, **Reborn Deathrattle:** Deal 3 damage to a random enemy.
///
/// - Set: March of the Lich King · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Deathrattle, Lifesteal, Reborn
///
/// State: Derived
//~ derived RLK_551 60f450ff 0f296e39 e9c609e9.29f82059
pub const RLK_551: Power = deathrattle(&[deal(3).to(ENEMIES.random())]);

/// # Unliving Champion
///
/// `RLK_552` · Shaman minion · 3 mana · 3/2
///
/// > **Battlecry:** If a friendly Undead died after your last turn, summon two 3/2 Zombies.
///
/// - Set: March of the Lich King · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Tokens: Drakkari Zombie [`RLK_909t`]
///
/// State: Derived
//~ derived RLK_552 c58a77d2 ec7b0a67 3f78ab65.0a2e7e40
#[rustfmt::skip]
pub const RLK_552: Power = battlecry(&[summon(card("RLK_909t")).copies(2)]).when(has_done(1, &past(Side::Friendly, Deed::Died, Window::SinceYourTurn).that(UNDEAD)));

/// # Prescience
///
/// `RLK_553` · Shaman spell · Shadow · 4 mana
///
/// > Draw 2 minions. For each that costs (5) or more, summon a 2/3 Spirit with **Taunt**.
///
/// - Set: March of the Lich King · rare · collectible
/// - Refers to: Taunt
/// - Tokens: Ghastly Apparition [`RLK_553t`]
///
/// State: Derived
//~ derived RLK_553 7ccaa13c 5fa5ca6c f58a4e65.5d173d00
pub const RLK_553: Power = spell(&[draw_that(2, MINION), summon(card("RLK_553t")).for_each(IT.that(COST.at_least(5)))]);

/// # Ghastly Apparition
///
/// `RLK_553t` · Shaman minion · 2 mana · 2/3
///
/// > **Taunt**
///
/// - Set: March of the Lich King
/// - Minion type: Undead
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla RLK_553t 2796d160 7d9d9549 9f3b95dc.4b0c5d24
pub const RLK_553t: Power = VANILLA;

/// # Harkener of Dread
///
/// `RLK_554` · Shaman minion · 5 mana · 2/2
///
/// > Taunt**, Reborn Deathrattle:** Summon a 4/4 Undead with **Taunt**.
///
/// - Set: March of the Lich King · common · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Deathrattle, Reborn
/// - Tokens: Drakkari Specter [`RLK_554t`]
///
/// State: Derived
//~ derived RLK_554 3f578964 c6a493ab c652ffc1.bf7c26d2
pub const RLK_554: Power = deathrattle(&[summon(card("RLK_554t"))]);

/// # Drakkari Specter
///
/// `RLK_554t` · Shaman minion · 4 mana · 4/4
///
/// > **Taunt**
///
/// - Set: March of the Lich King
/// - Minion type: Undead
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla RLK_554t cf861cc1 05360d62 7f6150e2.4b0c5d24
pub const RLK_554t: Power = VANILLA;

/// # Deathweaver Aura
///
/// `RLK_909` · Shaman spell · Shadow · 2 mana
///
/// > Give a minion "**Deathrattle:** Summon two 3/2 Zombies." **Overload:** (1)
///
/// - Set: March of the Lich King · common · collectible
/// - Mechanics: Overload
/// - Refers to: Deathrattle
/// - Tags: `2731` = 1
/// - Enchantments: Voodoo Be With You [`RLK_909e`]
/// - Tokens: Drakkari Zombie [`RLK_909t`]
///
/// State: Derived
//~ derived RLK_909 312fa5a4 80beca2f 0d428d94.f5bd3045
pub const RLK_909: Power = spell(&[attach("RLK_909e").to(A_MINION)]);

/// # Voodoo Be With You
///
/// `RLK_909e` · Shaman enchantment
///
/// > **Deathrattle:** Summon two 3/2 Zombies.
///
/// - Set: March of the Lich King
///
/// State: Derived
//~ derived RLK_909e d8ce98d3 259fc98c 65689502.9e384451
pub const RLK_909e: Power = deathrattle(&[summon(card("RLK_909t")).copies(2)]);

/// # Drakkari Zombie
///
/// `RLK_909t` · Shaman minion · 2 mana · 3/2
///
/// - Set: March of the Lich King
/// - Minion type: Undead
///
/// State: Vanilla
//~ vanilla RLK_909t 01b8967d b1d25cda 5dbe03b5
pub const RLK_909t: Power = VANILLA;

/// # Shadow Suffusion
///
/// `RLK_910` · Shaman spell · Shadow · 3 mana
///
/// > Give your minions "**Deathrattle:** Deal 3 damage to a random enemy."
///
/// - Set: March of the Lich King · rare · collectible
/// - Refers to: Deathrattle
/// - Enchantments: Mojo Missile [`RLK_910e`]
///
/// State: Derived
//~ derived RLK_910 b2c4dda3 50845faf 92a3a8a3.cce86f9f
pub const RLK_910: Power = spell(&[attach("RLK_910e").to(FRIENDLY_MINIONS)]);

/// # Mojo Missile
///
/// `RLK_910e` · Shaman enchantment
///
/// > **Deathrattle:** Deal 3 damage to a random enemy.
///
/// - Set: March of the Lich King
///
/// State: Derived
//~ derived RLK_910e 8a1f8120 ced60595 7e1ec3ff.269904a6
pub const RLK_910e: Power = deathrattle(&[deal(3).to(ENEMIES.random())]);

/// # From De Other Side
///
/// `RLK_911` · Shaman spell · Shadow · 9 mana
///
/// > Summon a copy of each minion in your hand. They attack random enemy minions, then die.
///
/// - Set: March of the Lich King · rare · collectible
///
/// State: Todo
//~ todo RLK_911 2f1bde17 f51ff2e8 4edaefc4.e48c5424
pub const RLK_911: Power = TODO;

/// # Scourge Troll
///
/// `RLK_912` · Shaman minion · 1 mana · 1/3
///
/// > **Deathrattles** given to this minion trigger twice.
///
/// - Set: March of the Lich King · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Extra Deathrattles Base
/// - Refers to: Deathrattle
///
/// State: Todo
//~ todo RLK_912 2feec07a f651e297 4486aff1.6f228089
pub const RLK_912: Power = TODO;

/// # Overlord Drakuru
///
/// `RLK_913` · Shaman minion · 9 mana · 6/8
///
/// > **Rush**, **Windfury** After this attacks and kills a minion, resurrect it on your side.
///
/// - Set: March of the Lich King · legendary · collectible
/// - Mechanics: Windfury, Rush
///
/// State: Todo
//~ todo RLK_913 81db5329 b671588e 7c56d73a.2b8a886b
pub const RLK_913: Power = TODO;
