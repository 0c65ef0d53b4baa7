//! Druid cards of Reign of the Black Empire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Waterstrider
///
/// `BE_002` · Druid minion · 5 mana · 5/5
///
/// > **Taunt**
///
/// - Set: Reign of the Black Empire
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ BE_002 vanilla d1f6ea11 2fafe91d
pub const BE_002: Power = VANILLA;

/// # Titan Sized
///
/// `BE_208` · Druid spell · 2 mana
///
/// > Draw a minion. Give Beasts in your hand +2/+2.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Enchantments: Titanic [`BE_208e`]
///
/// State: Todo
//~ BE_208 todo f0413eee 71711747
pub const BE_208: Power = TODO;

/// # Titanic
///
/// `BE_208e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_208e todo e2999d93 e3bfa19a
pub const BE_208e: Power = TODO;

/// # Efflorescence
///
/// `BE_801` · Druid spell · Nature · 2 mana
///
/// > Draw a different spell. If it's a Nature spell, it casts twice.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Enchantments: Blooming [`BE_801e`]
///
/// State: Todo
//~ BE_801 todo b3414193 7a8580b5
pub const BE_801: Power = TODO;

/// # Blooming
///
/// `BE_801e` · Druid enchantment
///
/// > Casts twice.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_801e todo 903dde45 b62e0da3
pub const BE_801e: Power = TODO;

/// # Deathblossom
///
/// `BE_802` · Druid spell · Nature · 2 mana
///
/// > Get two 2/1 Plants with "**Deathrattle:** Summon a 5/5 Bug with **Taunt**." They cost (2).
///
/// - Set: Reign of the Black Empire · epic · collectible
/// - Refers to: Taunt, Deathrattle
/// - Tokens: Carnivorous Plant [`BE_802t`]
///
/// State: Todo
//~ BE_802 todo d4b2f431 23e84cfa
pub const BE_802: Power = TODO;

/// # Carnivorous Plant
///
/// `BE_802t` · Druid minion · 2 mana · 2/1
///
/// > **Deathrattle:** Summon a 5/5 Bug with **Taunt**.
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Deathrattle
/// - Refers to: Taunt
///
/// State: Todo
//~ BE_802t todo eec32432 3b70f828
pub const BE_802t: Power = TODO;

/// # Twisted Grimlynx
///
/// `BE_850` · Druid minion · 5 mana · 5/2
///
/// > **Rush**
///
/// - Set: Reign of the Black Empire
/// - Minion type: Beast
/// - Mechanics: Rush
/// - Tags: `1584` = 1
///
/// State: Vanilla
//~ BE_850 vanilla b8c68592 a06fb3bd
pub const BE_850: Power = VANILLA;

/// # Curious Grimlynx
///
/// `BE_850t` · Druid minion · 5 mana · 2/5
///
/// > **Taunt**. **Battlecry:** Summon a {0}/{1} Beast with **Rush**. *(It has the opposite stats of this minion!)*
///
/// - Set: Reign of the Black Empire · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Battlecry
/// - Refers to: Rush
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 5, `TAG_SCRIPT_DATA_NUM_2` = 2, `1584` = 1
///
/// State: Todo
//~ BE_850t todo df2c51a5 881d0067
pub const BE_850t: Power = TODO;

/// # Steward of the Vale
///
/// `BE_851` · Druid minion · 2 mana · 2/3
///
/// > **Battlecry: Assemble** a Beast.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Craft
///
/// State: Todo
//~ BE_851 todo 1fafb6bf 7485025f
pub const BE_851: Power = TODO;

/// # Ammunae
///
/// `BE_852` · Druid minion · 8 mana · 6/6
///
/// > **Battlecry:** For the rest of the game, after you play a **Deathrattle** minion, summon a copy of it.
///
/// - Set: Reign of the Black Empire · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Enchantments: Life Constructed [`BE_852e`], Life Construct [`BE_852e2`]
///
/// State: Todo
//~ BE_852 todo fafd582f c835fcb6
pub const BE_852: Power = TODO;

/// # Life Constructed
///
/// `BE_852e` · Druid enchantment
///
/// > For the rest of the game, after you play a Deathrattle minion, summon a copy of it.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_852e todo 0814999f 915851a0
pub const BE_852e: Power = TODO;

/// # Life Construct
///
/// `BE_852e2` · Druid enchantment
///
/// > Copied Deathrattle from Ammunae.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_852e2 todo 5eb4becf dc490e71
pub const BE_852e2: Power = TODO;

/// # Aetherial Kindling
///
/// `BE_854` · Druid spell · Arcane · 3 mana
///
/// > Deal $3 damage. Summon a random 3-Cost minion.
///
/// - Set: Reign of the Black Empire · rare · collectible
///
/// State: Todo
//~ BE_854 todo 35446bf0 30307a6e
pub const BE_854: Power = TODO;

/// # Primordial Bear
///
/// `BE_855` · Druid minion · 3 mana · 2/3
///
/// > **Battlecry:** Give your hero this minion's Attack this turn.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Tags: `4548` = 1, `4578` = 1
/// - Enchantments: Primordial [`BE_855e`]
///
/// State: Todo
//~ BE_855 todo a170a77a 37caed6d
pub const BE_855: Power = TODO;

/// # Primordial
///
/// `BE_855e` · Druid enchantment
///
/// > Increased Attack.
///
/// - Set: Reign of the Black Empire
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ BE_855e todo 837ee790 63059278
pub const BE_855e: Power = TODO;

/// # Freya, Emerald Architect
///
/// `BE_856` · Druid minion · 6 mana · 4/6
///
/// > **Battlecry:** Double the stats of all Beasts in your hand and deck.
///
/// - Set: Reign of the Black Empire · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Enriched [`BE_856e`]
///
/// State: Todo
//~ BE_856 todo 33f81777 4a2e0025
pub const BE_856: Power = TODO;

/// # Enriched
///
/// `BE_856e` · Druid enchantment
///
/// > Stats doubled.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_856e todo 683cee09 bbb2c495
pub const BE_856e: Power = TODO;

/// # Foraging Slyvern
///
/// `BE_859` · Druid minion · 4 mana · 2/4
///
/// > **Taunt Deathrattle:** Draw cards equal to this minion's Attack.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Deathrattle
///
/// State: Todo
//~ BE_859 todo a10a5804 90e1c830
pub const BE_859: Power = TODO;

/// # \[BioCore\] Herald of Nature
///
/// `CORE_Mon_0002` · Druid minion · 3 mana · 3/3
///
/// > **Battlecry:** If you've cast a Nature spell while holding this, give your other minions +1/+1.
///
/// - Set: Reign of the Black Empire · common
/// - Minion type: Naga
/// - Mechanics: Battlecry
///
/// State: Todo
//~ CORE_Mon_0002 todo 0d46593f ab897988
pub const CORE_Mon_0002: Power = TODO;

/// # \[BioCore\] Nature Studies
///
/// `Core_mon_0003` · Druid spell · Nature · 1 mana
///
/// > **Discover** a spell. Your next one costs (1) less.
///
/// - Set: Reign of the Black Empire · common
/// - Mechanics: Discover, Discover Studies Visual
///
/// State: Todo
//~ Core_mon_0003 todo 6e2d62de 09676c95
pub const Core_mon_0003: Power = TODO;

/// # \[SenCore\] Ferocious Howl
///
/// `Core_mon_0017` · Druid spell · 3 mana
///
/// > Draw a card. Gain 1 Armor for each card in your hand.
///
/// - Set: Reign of the Black Empire · common
///
/// State: Todo
//~ Core_mon_0017 todo 59e7656f 94ae83aa
pub const Core_mon_0017: Power = TODO;
