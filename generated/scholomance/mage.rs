//! Mage cards of Scholomance Academy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Devolving Missiles
///
/// `SCH_235` · Multi-class spell · Arcane · 1 mana
///
/// > Shoot three missiles at random enemy minions that transform them into ones that cost (1) less.
///
/// - Set: Scholomance Academy · epic · collectible
/// - Classes: Mage, Shaman
///
/// State: Todo
//~ SCH_235 todo 3b557588 26c385af
pub const SCH_235: Power = TODO;

/// # Firebrand
///
/// `SCH_241` · Mage minion · 3 mana · 3/4
///
/// > Spellburst**:** Deal 4 damage randomly split among all enemy minions.
///
/// - Set: Scholomance Academy · common · collectible
/// - Mechanics: Spellburst
///
/// State: Todo
//~ SCH_241 todo ed33f218 b61fa109
pub const SCH_241: Power = TODO;

/// # Wyrm Weaver
///
/// `SCH_243` · Mage minion · 4 mana · 3/5
///
/// > Spellburst**:** Summon two 1/3 Mana Wyrms.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Mechanics: Spellburst
/// - Tokens: Mana Wyrm [`NEW1_012`](crate::classic::mage::NEW1_012)
///
/// State: Todo
//~ SCH_243 todo 55ee0b5f aa3d55e6
pub const SCH_243: Power = TODO;

/// # Primordial Studies
///
/// `SCH_270` · Multi-class spell · Arcane · 1 mana
///
/// > **Discover** a **Spell Damage** minion. Your next one costs (1) less.
///
/// - Set: Scholomance Academy · common · collectible
/// - Classes: Mage, Shaman
/// - Mechanics: Discover, Discover Studies Visual
/// - Refers to: Spellpower
/// - Enchantments: Runic Studies [`SCH_270e`], Studying Runes [`SCH_270e2`]
///
/// State: Todo
//~ SCH_270 todo 1fbc1b6d ce94a3f1
pub const SCH_270: Power = TODO;

/// # Runic Studies
///
/// `SCH_270e` · Neutral enchantment
///
/// > Your next **Spell Damage** minion costs (1) less.
///
/// - Set: Scholomance Academy
/// - Mechanics: Aura
///
/// State: Todo
//~ SCH_270e todo 8aa917d7 c5213b5b
pub const SCH_270e: Power = TODO;

/// # Studying Runes
///
/// `SCH_270e2` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_270e2 todo 53a2a3dc 497c2416
pub const SCH_270e2: Power = TODO;

/// # Ras Frostwhisper
///
/// `SCH_273` · Multi-class minion · 5 mana · 3/6
///
/// > At the end of your turn, deal $1 damage to all enemies *(improved by **Spell Damage)*.
///
/// - Set: Scholomance Academy · legendary · collectible
/// - Classes: Mage, Shaman
/// - Refers to: Spellpower
/// - Tags: `1450` = 1
///
/// State: Todo
//~ SCH_273 todo 18f431d6 9758a5cc
pub const SCH_273: Power = TODO;

/// # Lab Partner
///
/// `SCH_310` · Mage minion · 1 mana · 1/3
///
/// > **Spell Damage +1**
///
/// - Set: Scholomance Academy · common · collectible
/// - Mechanics: Spellpower
///
/// State: Vanilla
//~ SCH_310 vanilla 4f76c67c dd2c353c
pub const SCH_310: Power = VANILLA;

/// # Combustion
///
/// `SCH_348` · Mage spell · Fire · 3 mana
///
/// > Deal $4 damage to a minion. Any excess damages both neighbors.
///
/// - Set: Scholomance Academy · epic · collectible
/// - Mechanics: Immune To Spellpower
///
/// State: Todo
//~ SCH_348 todo 5737d13e 47c4c5d8
pub const SCH_348: Power = TODO;

/// # Wand Thief
///
/// `SCH_350` · Multi-class minion · 1 mana · 1/2
///
/// > **Combo: Discover** a Mage spell.
///
/// - Set: Scholomance Academy · common · collectible
/// - Classes: Mage, Rogue
/// - Mechanics: Combo, Discover
///
/// State: Todo
//~ SCH_350 todo da0f07d4 ee985ae6
pub const SCH_350: Power = TODO;

/// # Jandice Barov
///
/// `SCH_351` · Multi-class minion · 5 mana · 2/1
///
/// > **Battlecry:** Summon two random 5-Cost minions. Secretly pick one that dies when it takes damage.
///
/// - Set: Scholomance Academy · legendary · collectible
/// - Classes: Mage, Rogue
/// - Mechanics: Battlecry
/// - Enchantments: This is an Illusion. [`SCH_351a`], This is not an Illusion. [`SCH_351b`], Illusion [`SCH_351e`], Illusion [`SCH_351e2`]
///
/// State: Todo
//~ SCH_351 todo f9fe0015 44ea4856
pub const SCH_351: Power = TODO;

/// # This is an Illusion.
///
/// `SCH_351a` · Neutral enchantment
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_351a todo 6c7e5aa4 d52398f9
pub const SCH_351a: Power = TODO;

/// # This is not an Illusion.
///
/// `SCH_351b` · Neutral enchantment
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_351b todo 23c0b06e 1049ca80
pub const SCH_351b: Power = TODO;

/// # Illusion
///
/// `SCH_351e` · Rogue enchantment
///
/// > This might be an illusion that dies when it takes damage.@{0}
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_351e todo ada7bb98 73ab6824
pub const SCH_351e: Power = TODO;

/// # Illusion
///
/// `SCH_351e2` · Rogue enchantment
///
/// > This might be an illusion that dies when it takes damage.
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_351e2 todo 5c5f48a4 ec07b97b
pub const SCH_351e2: Power = TODO;

/// # Potion of Illusion
///
/// `SCH_352` · Multi-class spell · Arcane · 4 mana
///
/// > Add 1/1 copies of your minions to your hand. They cost (1).
///
/// - Set: Scholomance Academy · epic · collectible
/// - Classes: Mage, Rogue
/// - Enchantments: Potion of Illusion [`SCH_352e`], Potion of Illusion [`SCH_352e2`]
///
/// State: Todo
//~ SCH_352 todo 04add675 c9bf8724
pub const SCH_352: Power = TODO;

/// # Potion of Illusion
///
/// `SCH_352e` · Rogue enchantment
///
/// > 1/1.
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_352e todo 0af7a1d3 3672706f
pub const SCH_352e: Power = TODO;

/// # Potion of Illusion
///
/// `SCH_352e2` · Rogue enchantment
///
/// > Costs (1).
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_352e2 todo 03fc6dbe 2e23a538
pub const SCH_352e2: Power = TODO;

/// # Cram Session
///
/// `SCH_353` · Mage spell · Arcane · 2 mana
///
/// > Draw $1 \|4(card, cards) *(improved by **Spell Damage)*.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Refers to: Spellpower
///
/// State: Todo
//~ SCH_353 todo 290defc5 1834b0c1
pub const SCH_353: Power = TODO;

/// # Mozaki, Master Duelist
///
/// `SCH_400` · Mage minion · 5 mana · 3/8
///
/// > After you cast a spell, gain **Spell Damage +1**.
///
/// - Set: Scholomance Academy · legendary · collectible
/// - Refers to: Spellpower
/// - Enchantments: Magic Master [`SCH_400e2`]
///
/// State: Todo
//~ SCH_400 todo bb5d495c 5e0fbaaf
pub const SCH_400: Power = TODO;

/// # Magic Master
///
/// `SCH_400e2` · Mage enchantment
///
/// > **Spell Damage +1**
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_400e2 todo 22f20321 7970a886
pub const SCH_400e2: Power = TODO;

/// # Brain Freeze
///
/// `SCH_509` · Multi-class spell · Frost · 1 mana
///
/// > **Freeze** a minion. **Combo:** Also deal $3 damage to it.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Classes: Mage, Rogue
/// - Mechanics: Combo
/// - Refers to: Freeze
///
/// State: Todo
//~ SCH_509 todo 84a4dc27 01963e9d
pub const SCH_509: Power = TODO;

/// # Trick Totem
///
/// `SCH_537` · Multi-class minion · 2 mana · 0/3
///
/// > At the end of your turn, cast a random spell that costs (3) or less.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Minion type: Totem
/// - Classes: Mage, Shaman
///
/// State: Todo
//~ SCH_537 todo bdbd90dc c699df0a
pub const SCH_537: Power = TODO;
