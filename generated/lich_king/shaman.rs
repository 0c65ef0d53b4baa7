//! Shaman cards of March of the Lich King.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

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
/// State: Todo
//~ NX2_007 todo 34a367db 5bc2f06d
pub const NX2_007: Power = TODO;

/// # Chillgill
///
/// `NX2_007t` · Shaman minion · 1 mana · 1/1
///
/// - Set: March of the Lich King
/// - Minion type: Murloc
///
/// State: Vanilla
//~ NX2_007t vanilla e91e2309 912ecd8a
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
//~ NX2_008 todo 68a71aaa 32a1335c
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
/// State: Todo
//~ NX2_009 todo 32315e85 845631db
pub const NX2_009: Power = TODO;

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
/// State: Todo
//~ RLK_550 todo ca20df49 bc6d5a6b
pub const RLK_550: Power = TODO;

/// # Deathwatch
///
/// `RLK_550e` · Shaman enchantment
///
/// > **Deathrattle:** Give your minions +1/+1.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_550e todo f7be9b12 ee316924
pub const RLK_550e: Power = TODO;

/// # Deathsight
///
/// `RLK_550e2` · Shaman enchantment
///
/// > +1/+1.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_550e2 todo bae2dc3e 9e7cc21a
pub const RLK_550e2: Power = TODO;

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
/// State: Todo
//~ RLK_551 todo 7606a9fc ef81af34
pub const RLK_551: Power = TODO;

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
/// State: Todo
//~ RLK_552 todo faa6673b 5d3c23f1
pub const RLK_552: Power = TODO;

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
/// State: Todo
//~ RLK_553 todo 2874909b e9c666e2
pub const RLK_553: Power = TODO;

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
//~ RLK_553t vanilla a1b2e066 bcade854
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
/// State: Todo
//~ RLK_554 todo f9ba36aa 22d43ec7
pub const RLK_554: Power = TODO;

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
//~ RLK_554t vanilla b4ee4eaf 2015a144
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
/// State: Todo
//~ RLK_909 todo 163ce99b 59d4b47f
pub const RLK_909: Power = TODO;

/// # Voodoo Be With You
///
/// `RLK_909e` · Shaman enchantment
///
/// > **Deathrattle:** Summon two 3/2 Zombies.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_909e todo a14ec98f 3680e200
pub const RLK_909e: Power = TODO;

/// # Drakkari Zombie
///
/// `RLK_909t` · Shaman minion · 2 mana · 3/2
///
/// - Set: March of the Lich King
/// - Minion type: Undead
///
/// State: Vanilla
//~ RLK_909t vanilla 76ad9daf 32945f36
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
/// State: Todo
//~ RLK_910 todo f571cbfa 7c1052b0
pub const RLK_910: Power = TODO;

/// # Mojo Missile
///
/// `RLK_910e` · Shaman enchantment
///
/// > **Deathrattle:** Deal 3 damage to a random enemy.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_910e todo 2aae81ea 64bb38ac
pub const RLK_910e: Power = TODO;

/// # From De Other Side
///
/// `RLK_911` · Shaman spell · Shadow · 9 mana
///
/// > Summon a copy of each minion in your hand. They attack random enemy minions, then die.
///
/// - Set: March of the Lich King · rare · collectible
///
/// State: Todo
//~ RLK_911 todo a341fcfc 57ee8b44
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
//~ RLK_912 todo 4ad6e51a 4455e962
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
//~ RLK_913 todo f4a13f05 ce34d81d
pub const RLK_913: Power = TODO;
