//! Shaman cards of Reign of the Black Empire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

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
//~ BE_114 todo 40d1dd8b 7ba56650
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
//~ BE_171 todo 5bda4d14 be5b069d
pub const BE_171: Power = TODO;

/// # Powerful
///
/// `BE_171e` · Shaman enchantment
///
/// > +3/+3 and **Taunt**.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_171e todo 720f5346 79481562
pub const BE_171e: Power = TODO;

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
//~ BE_209 todo 0485327e ba29e8a9
pub const BE_209: Power = TODO;

/// # Tidal Surge
///
/// `BE_209e1` · Shaman enchantment
///
/// > Stats set to 5/5.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_209e1 todo 3c387435 49e0ccf7
pub const BE_209e1: Power = TODO;

/// # Tidal Surge
///
/// `BE_209e2` · Shaman enchantment
///
/// > Elementals you summon are set to 5/5.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_209e2 todo 5e456771 7b9ac94f
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
//~ BE_302 todo 1a710b2d c3e77884
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
//~ BE_303 todo fd1dca25 5fe03952
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
//~ BE_337 todo 49a0fa41 8f6d55ac
pub const BE_337: Power = TODO;

/// # Casts Twice
///
/// `BE_337e` · Neutral enchantment
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_337e todo beb4090f ae913258
pub const BE_337e: Power = TODO;

/// # Spells of a Schools Cast Twice
///
/// `BE_337e2` · Neutral enchantment
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_337e2 todo 2f13da2e dbf79c99
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
/// State: Todo
//~ BE_349 todo 5c4755d0 b69192b8
pub const BE_349: Power = TODO;

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
//~ BE_349t vanilla 4d735477 6df943f4
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
//~ BE_778 todo 7422a6ec d59ec95f
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
/// State: Todo
//~ BE_842 todo 28612d20 aab55e5a
pub const BE_842: Power = TODO;

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
//~ BE_870 todo 4d97434d d0f05f7d
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
/// State: Todo
//~ BE_870e todo 29ac6527 a6f9708d
pub const BE_870e: Power = TODO;

/// # \[BioCore\] Ancestral Healing
///
/// `Core_mon_0004` · Shaman spell · Nature · 0 mana
///
/// > Restore a minion to full Health and give it **Taunt**.
///
/// - Set: Reign of the Black Empire · free
/// - Refers to: Taunt
///
/// State: Todo
//~ Core_mon_0004 todo ff5b35a2 c960042c
pub const Core_mon_0004: Power = TODO;
