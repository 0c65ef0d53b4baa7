//! Paladin cards of Kobolds & Catacombs.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Potion of Heroism
///
/// `LOOT_088` · Paladin spell · Holy · 2 mana
///
/// > Give a minion **Divine Shield**. Draw a card.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Refers to: Divine Shield
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ LOOT_088 todo a364b6cf 9730b0a6
pub const LOOT_088: Power = TODO;

/// # Lesser Pearl Spellstone
///
/// `LOOT_091` · Paladin spell · Holy · 2 mana
///
/// > Summon a 2/2 Spirit with **Taunt**. @*(Restore 3 Health to upgrade.)*
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Refers to: Health, Taunt
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 3
/// - Play requirements: `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Tokens: Guardian Spirit [`LOOT_091t`], Pearl Spellstone [`LOOT_091t1`], Greater Pearl Spellstone [`LOOT_091t2`]
///
/// State: Todo
//~ LOOT_091 todo bf458b19 31056d6d
pub const LOOT_091: Power = TODO;

/// # Guardian Spirit
///
/// `LOOT_091t` · Paladin minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// - Set: Kobolds & Catacombs
/// - Minion type: Undead
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ LOOT_091t vanilla ba6998cb a11fa3af
pub const LOOT_091t: Power = VANILLA;

/// # Pearl Spellstone
///
/// `LOOT_091t1` · Paladin spell · Holy · 2 mana
///
/// > Summon a 4/4 Spirit with **Taunt**. @
///
/// - Set: Kobolds & Catacombs · rare
/// - Refers to: Health, Taunt
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 3
/// - Play requirements: `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Tokens: Guardian Spirit [`LOOT_091t1t`]
///
/// State: Todo
//~ LOOT_091t1 todo 9dc2b879 56dabedc
pub const LOOT_091t1: Power = TODO;

/// # Guardian Spirit
///
/// `LOOT_091t1t` · Paladin minion · 4 mana · 4/4
///
/// > **Taunt**
///
/// - Set: Kobolds & Catacombs
/// - Minion type: Undead
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ LOOT_091t1t vanilla 5f639213 f192bc0e
pub const LOOT_091t1t: Power = VANILLA;

/// # Greater Pearl Spellstone
///
/// `LOOT_091t2` · Paladin spell · Holy · 2 mana
///
/// > Summon a 6/6 Spirit with **Taunt**.
///
/// - Set: Kobolds & Catacombs · rare
/// - Refers to: Taunt
/// - Play requirements: `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Tokens: Guardian Spirit [`LOOT_091t2t`]
///
/// State: Todo
//~ LOOT_091t2 todo 74ec0f35 17e7f0ed
pub const LOOT_091t2: Power = TODO;

/// # Guardian Spirit
///
/// `LOOT_091t2t` · Paladin minion · 6 mana · 6/6
///
/// > **Taunt**
///
/// - Set: Kobolds & Catacombs
/// - Minion type: Undead
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ LOOT_091t2t vanilla 9bb7f3dc 384f23ff
pub const LOOT_091t2t: Power = VANILLA;

/// # Call to Arms
///
/// `LOOT_093` · Paladin spell · 4 mana
///
/// > **Recruit** 3 minions that cost (2) or less.
///
/// - Set: Kobolds & Catacombs · epic · collectible
/// - Refers to: Recruit
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
///
/// State: Todo
//~ LOOT_093 todo 94e52470 416bec27
pub const LOOT_093: Power = TODO;

/// # Lynessa Sunsorrow
///
/// `LOOT_216` · Paladin minion · 7 mana · 1/1
///
/// > **Battlecry:** Cast each spell you cast on your minions this game on this one.
///
/// - Set: Kobolds & Catacombs · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Light of the Exarch [`LOOT_216e`]
///
/// State: Todo
//~ LOOT_216 todo b7eb234b b7eb1746
pub const LOOT_216: Power = TODO;

/// # Light of the Exarch
///
/// `LOOT_216e` · Neutral enchantment
///
/// > Spell cast on minion.
///
/// - Set: Kobolds & Catacombs
///
/// State: Todo
//~ LOOT_216e todo 4ad84ccb bc263f5b
pub const LOOT_216e: Power = TODO;

/// # Unidentified Maul
///
/// `LOOT_286` · Paladin weapon · 3 mana · 2/2 durability
///
/// > Gains a bonus effect in your hand.
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Entourage: Sacred Maul [`LOOT_286t2`], Blessed Maul [`LOOT_286t3`], Champion's Maul [`LOOT_286t1`], Purifier's Maul [`LOOT_286t4`]
/// - Tokens: Champion's Maul [`LOOT_286t1`], Sacred Maul [`LOOT_286t2`], Blessed Maul [`LOOT_286t3`], Purifier's Maul [`LOOT_286t4`]
///
/// State: Todo
//~ LOOT_286 todo 8d0c2121 ef5676ac
pub const LOOT_286: Power = TODO;

/// # Champion's Maul
///
/// `LOOT_286t1` · Paladin weapon · 3 mana · 2/2 durability
///
/// > **Battlecry:** Summon two 1/1 Silver Hand Recruits.
///
/// - Set: Kobolds & Catacombs · rare
/// - Mechanics: Battlecry
///
/// State: Todo
//~ LOOT_286t1 todo aa00ee09 9e0ec0be
pub const LOOT_286t1: Power = TODO;

/// # Sacred Maul
///
/// `LOOT_286t2` · Paladin weapon · 3 mana · 2/2 durability
///
/// > **Battlecry:** Give your minions **Taunt**.
///
/// - Set: Kobolds & Catacombs · rare
/// - Mechanics: Battlecry
/// - Enchantments: Sacred Blessing [`LOOT_286t2e`]
///
/// State: Todo
//~ LOOT_286t2 todo 22c80304 d281e56d
pub const LOOT_286t2: Power = TODO;

/// # Sacred Blessing
///
/// `LOOT_286t2e` · Neutral enchantment
///
/// > **Taunt**.
///
/// - Set: Kobolds & Catacombs
///
/// State: Todo
//~ LOOT_286t2e todo 1b6bfd0b bf5e630d
pub const LOOT_286t2e: Power = TODO;

/// # Blessed Maul
///
/// `LOOT_286t3` · Paladin weapon · 3 mana · 2/2 durability
///
/// > **Battlecry:** Give your minions +1 Attack.
///
/// - Set: Kobolds & Catacombs · rare
/// - Mechanics: Battlecry
/// - Enchantments: Holy Blessings [`LOOT_286t3e`]
///
/// State: Todo
//~ LOOT_286t3 todo 44d37fa3 f3d0c44d
pub const LOOT_286t3: Power = TODO;

/// # Holy Blessings
///
/// `LOOT_286t3e` · Neutral enchantment
///
/// > +1 Attack.
///
/// - Set: Kobolds & Catacombs
///
/// State: Todo
//~ LOOT_286t3e todo 60a7b658 8b52b47b
pub const LOOT_286t3e: Power = TODO;

/// # Purifier's Maul
///
/// `LOOT_286t4` · Paladin weapon · 3 mana · 2/2 durability
///
/// > **Battlecry:** Give your minions **Divine Shield**.
///
/// - Set: Kobolds & Catacombs · rare
/// - Mechanics: Battlecry
///
/// State: Todo
//~ LOOT_286t4 todo 3495cdef fb750ef8
pub const LOOT_286t4: Power = TODO;

/// # Crystal Lion
///
/// `LOOT_313` · Paladin minion · 6 mana · 5/5
///
/// > **Divine Shield** Costs (1) less for each Silver Hand Recruit you control.
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Divine Shield
/// - Tags: `1584` = 1, `2540` = 1
/// - Tokens: Silver Hand Recruit [`CS2_101t`](crate::legacy::paladin::CS2_101t)
///
/// State: Todo
//~ LOOT_313 todo 2d759a7e 1baf0a57
pub const LOOT_313: Power = TODO;

/// # Level Up!
///
/// `LOOT_333` · Paladin spell · 5 mana
///
/// > Give your Silver Hand Recruits +2/+2 and **Taunt**.
///
/// - Set: Kobolds & Catacombs · epic · collectible
/// - Refers to: Taunt
/// - Tags: `717` = 1
/// - Enchantments: +1 Level! [`LOOT_333e`]
/// - Tokens: Silver Hand Recruit [`CS2_101t`](crate::legacy::paladin::CS2_101t)
///
/// State: Todo
//~ LOOT_333 todo 41899329 f0915f22
pub const LOOT_333: Power = TODO;

/// # +1 Level!
///
/// `LOOT_333e` · Neutral enchantment
///
/// > +2/+2 and **Taunt**.
///
/// - Set: Kobolds & Catacombs
///
/// State: Todo
//~ LOOT_333e todo 53144896 908cf61c
pub const LOOT_333e: Power = TODO;

/// # Drygulch Jailor
///
/// `LOOT_363` · Paladin minion · 2 mana · 1/1
///
/// > **Deathrattle:** Add 3 Silver Hand Recruits to your hand.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Silver Hand Recruit [`CS2_101t`](crate::legacy::paladin::CS2_101t)
///
/// State: Todo
//~ LOOT_363 todo ffee75df ff04dd24
pub const LOOT_363: Power = TODO;

/// # Benevolent Djinn
///
/// `LOOT_398` · Paladin minion · 3 mana · 2/4
///
/// > At the end of your turn, restore #3 Health to your hero.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Minion type: Elemental
///
/// State: Todo
//~ LOOT_398 todo e4b934d4 1dd2343b
pub const LOOT_398: Power = TODO;

/// # Val'anyr
///
/// `LOOT_500` · Paladin weapon · 6 mana · 4/2 durability
///
/// > **Deathrattle:** Give a minion in your hand +4/+2. When it dies, reequip this.
///
/// - Set: Kobolds & Catacombs · legendary · collectible
/// - Mechanics: Deathrattle
/// - Enchantments: Wielding Val'anyr [`LOOT_500e`]
/// - Tokens: Val'anyr Reequip Effect Dummy [`LOOT_500d`]
///
/// State: Todo
//~ LOOT_500 todo a0ab856f 0f91504e
pub const LOOT_500: Power = TODO;

/// # Val'anyr Reequip Effect Dummy
///
/// `LOOT_500d` · Paladin weapon · 0 mana · 0/0 durability
///
/// > It is a dummy card for holding a effect to play when reequipping Val'anyr (LOOT 500)
///
/// - Set: Kobolds & Catacombs
/// - Tags: `1200` = 1
///
/// State: Todo
//~ LOOT_500d todo c392ae00 8c4fc6b6
pub const LOOT_500d: Power = TODO;

/// # Wielding Val'anyr
///
/// `LOOT_500e` · Neutral enchantment
///
/// > +4/+2. **Deathrattle:** Equip a 4/2 Val'anyr.
///
/// - Set: Kobolds & Catacombs
/// - Tokens: Val'anyr [`LOOT_500`]
///
/// State: Todo
//~ LOOT_500e todo b7d16573 0fe7d3d4
pub const LOOT_500e: Power = TODO;
