//! Shaman cards of Reign of the Black Empire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 41c4c14a

/// # Shadow Sculpt
///
/// `BE_114` · Shaman spell · Shadow · 3 mana
///
/// > **Assemble** a minion. It costs (2) less.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Refers to: Craft
///
/// State: Todo
//~ todo BE_114 06367b48 8c2c5599 34f7a3a7.12869102
pub const BE_114: Power = TODO;

/// # Primus of Power
///
/// `BE_171` · Shaman minion · 4 mana · 4/5
///
/// > Taunt**. Battlecry:** If you've played two different spell schools while holding this, summon a copy of this.
///
/// - Set: Reign of the Black Empire · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Enchantments: Powerful [`BE_171e`]
///
/// State: Todo
//~ todo BE_171 8a27d127 eaf58d03 d0ee363a.789ee036
pub const BE_171: Power = TODO;

/// # Powerful
///
/// `BE_171e` · Shaman enchantment
///
/// > +3/+3 and **Taunt**.
///
/// - Set: Reign of the Black Empire
///
/// State: Derived
//~ derived BE_171e d5ae6342 b7cdc43f 88686d4a.0693c9b1
pub const BE_171e: Power = enchant(&[plus(3, 3), has(GameTag::TAUNT)]);

/// # Neptulon, Lord of Tides
///
/// `BE_209` · Shaman minion · 7 mana · 7/7
///
/// > **Battlecry:** For the rest of the game, Elementals you summon have their stats set to 5/5.
///
/// - Set: Reign of the Black Empire · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Enchantments: Tidal Surge [`BE_209e1`], Tidal Surge [`BE_209e2`]
///
/// State: Todo
//~ todo BE_209 33ca5ac5 6b3de730 b7aa434b.42bb181e
pub const BE_209: Power = TODO;

/// # Tidal Surge
///
/// `BE_209e1` · Shaman enchantment
///
/// > Stats set to 5/5.
///
/// - Set: Reign of the Black Empire
///
/// State: Derived
//~ derived BE_209e1 cbbdd87e aec6f389 68694ed7.eafd762a
pub const BE_209e1: Power = enchant(&[become_stats(5, 5)]);

/// # Tidal Surge
///
/// `BE_209e2` · Shaman enchantment
///
/// > Elementals you summon are set to 5/5.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ todo BE_209e2 a69c9682 3a156822 5701379d.05674be8
pub const BE_209e2: Power = TODO;

/// # Flame Shock
///
/// `BE_302` · Shaman spell · Fire · 1 mana
///
/// > Deal $2 damage to two different enemies. **Overload:** (1).
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Refers to: Overload
/// - Tags: `1724` = 1, `2731` = 1
///
/// State: Todo
//~ todo BE_302 1c9f70ea e2307eed 3d7f2818.9b577990
pub const BE_302: Power = TODO;

/// # Scorchfist Scholar
///
/// `BE_303` · Shaman minion · 5 mana · 3/3
///
/// > **Battlecry:** If you've played two different spell schools while holding this, deal 4 damage to all enemies.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo BE_303 8f3044ff 7d9124aa 922f8fb3.c076ddc5
pub const BE_303: Power = TODO;

/// # Therazane the Earthmother
///
/// `BE_337` · Shaman minion · 6 mana · 5/5
///
/// > **Battlecry:** Your next spell of each school casts twice.
///
/// - Set: Reign of the Black Empire · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Enchantments: Casts Twice [`BE_337e`], Spells of a Schools Cast Twice [`BE_337e2`]
///
/// State: Todo
//~ todo BE_337 44927c04 4f82e0af fb25d8c1.e28d0fec
pub const BE_337: Power = TODO;

/// # Casts Twice
///
/// `BE_337e` · Neutral enchantment
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ todo BE_337e 02923329 8ea4d006 bbec888d
pub const BE_337e: Power = TODO;

/// # Spells of a Schools Cast Twice
///
/// `BE_337e2` · Neutral enchantment
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ todo BE_337e2 3fbb724a c40ad92e 0d44088e
pub const BE_337e2: Power = TODO;

/// # Eyemaul
///
/// `BE_349` · Shaman weapon · 4 mana · 2/2 durability
///
/// > After your hero attacks, summon two 2/2 Elementals with **Rush**.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Refers to: Rush
/// - Tags: `4546` = 1, `4932` = 1
/// - Tokens: Tremoring Elemental [`BE_349t`]
///
/// State: Derived
//~ derived BE_349 7c053348 6972e103 1f28aa18.acbb3ce3
pub const BE_349: Power = after(YOUR_HERO.attack(CARD)).then(&[summon(card("BE_349t")).copies(2)]);

/// # Tremoring Elemental
///
/// `BE_349t` · Shaman minion · 2 mana · 2/2
///
/// > **Rush**
///
/// - Set: Reign of the Black Empire
/// - Minion type: Elemental
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla BE_349t f147d951 e8ff79a0 99469f1a.57b12c28
pub const BE_349t: Power = VANILLA;

/// # Watch Over
///
/// `BE_778` · Shaman spell · Shadow · 6 mana
///
/// > Choose two different C'Thun abilities to trigger.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Mechanics: Old God Cthun Tooltip
///
/// State: Todo
//~ todo BE_778 3bd718cd 2125214c 263f164d.7d75bb9f
pub const BE_778: Power = TODO;

/// # Unnatural Cold
///
/// `BE_842` · Shaman spell · Frost · 2 mana
///
/// > **Freeze** an enemy. Gain 3 Armor. Draw a card.
///
/// - Set: Reign of the Black Empire · epic · collectible
/// - Refers to: Freeze
///
/// State: Derived
//~ derived BE_842 e92966d4 9a6cdaf5 aab41491.b37319b8
pub const BE_842: Power = spell(&[freeze(AN_ENEMY), armor(3), draw(1)]);

/// # Elemental of Madness
///
/// `BE_870` · Shaman minion · 3 mana · 2/2
///
/// > **Battlecry: Discover** any spell with Cost equal to this minion's Attack. It costs (0) this turn.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Refers to: Discover
/// - Enchantments: Madness [`BE_870e`]
///
/// State: Todo
//~ todo BE_870 9ac8498f 569b195a 2a172aea.1c3e8b93
pub const BE_870: Power = TODO;

/// # Madness
///
/// `BE_870e` · Paladin enchantment
///
/// > Costs (0) this turn.
///
/// - Set: Reign of the Black Empire
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived BE_870e 00f6b34f aef39f06 c66b246a.0daa77b6
pub const BE_870e: Power = enchant(&[cost(0)]).this_turn();

/// # \[BioCore\] Ancestral Healing
///
/// `Core_mon_0004` · Shaman spell · Nature · 0 mana
///
/// > Restore a minion to full Health and give it **Taunt**.
///
/// - Set: Reign of the Black Empire · free
/// - Refers to: Taunt
///
/// State: Derived
//~ derived Core_mon_0004 14eba779 ce18c020 d225086a.412f8783
pub const Core_mon_0004: Power = spell(&[heal_fully(A_MINION), give(&[has(GameTag::TAUNT)]).to(IT)]);
