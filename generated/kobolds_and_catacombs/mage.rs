//! Mage cards of Kobolds & Catacombs.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Explosive Runes
///
/// `LOOT_101` · Mage spell · Fire · 3 mana
///
/// > **Secret:** After your opponent plays a minion, deal $6 damage to it and any excess to their hero.
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Mechanics: Secret, Immune To Spellpower
///
/// State: Todo
//~ LOOT_101 todo f2d84ff6 5b6b8361
pub const LOOT_101: Power = TODO;

/// # Lesser Ruby Spellstone
///
/// `LOOT_103` · Mage spell · Fire · 2 mana
///
/// > Add 1 random Mage spell to your hand. @*(Play 2 Elementals to upgrade.)*
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 2
/// - Tokens: Ruby Spellstone [`LOOT_103t1`], Greater Ruby Spellstone [`LOOT_103t2`]
///
/// State: Todo
//~ LOOT_103 todo dd09c325 3578fd08
pub const LOOT_103: Power = TODO;

/// # Ruby Spellstone
///
/// `LOOT_103t1` · Mage spell · Fire · 2 mana
///
/// > Add 2 random Mage spells to your hand. @
///
/// - Set: Kobolds & Catacombs · rare
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 2
///
/// State: Todo
//~ LOOT_103t1 todo ec8607a4 fb630097
pub const LOOT_103t1: Power = TODO;

/// # Greater Ruby Spellstone
///
/// `LOOT_103t2` · Mage spell · Fire · 2 mana
///
/// > Add 3 random Mage spells to your hand.
///
/// - Set: Kobolds & Catacombs · rare
///
/// State: Todo
//~ LOOT_103t2 todo cca9d2f2 2f02b4fb
pub const LOOT_103t2: Power = TODO;

/// # Shifting Scroll
///
/// `LOOT_104` · Mage spell · Arcane · 0 mana
///
/// > Each turn this is in your hand, transform it into a random Mage spell.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Tags: `1544` = 1
/// - Play requirements: `REQ_CANNOT_PLAY_THIS` (hearthstone-data 36393.1)
/// - Enchantments: Shifting [`LOOT_104e`]
///
/// State: Todo
//~ LOOT_104 todo 6346c92d 070d5b6a
pub const LOOT_104: Power = TODO;

/// # Shifting
///
/// `LOOT_104e` · Mage enchantment
///
/// > Transforming into random Mage spells.
///
/// - Set: Kobolds & Catacombs
/// - Tags: `DEFINING_ENCHANTMENT` = 43420
///
/// State: Todo
//~ LOOT_104e todo a489ab09 f3a2939a
pub const LOOT_104e: Power = TODO;

/// # Deck of Wonders
///
/// `LOOT_106` · Mage spell · Arcane · 5 mana
///
/// > Shuffle 5 Scrolls into your deck. When drawn, cast a random spell.
///
/// - Set: Kobolds & Catacombs · epic · collectible
/// - Tokens: Scroll of Wonder [`LOOT_106t`]
///
/// State: Todo
//~ LOOT_106 todo b495153b 0407f865
pub const LOOT_106: Power = TODO;

/// # Scroll of Wonder
///
/// `LOOT_106t` · Mage spell · 5 mana
///
/// > **Casts When Drawn** Cast a random spell.
///
/// - Set: Kobolds & Catacombs
/// - Mechanics: Casts When Drawn
///
/// State: Todo
//~ LOOT_106t todo 453ff1fe 360d0b23
pub const LOOT_106t: Power = TODO;

/// # Aluneth
///
/// `LOOT_108` · Mage weapon · 6 mana · 0/3 durability
///
/// > At the end of your turn, draw 3 cards.
///
/// - Set: Kobolds & Catacombs · legendary · collectible
/// - Mechanics: Invisible Deathrattle
///
/// State: Todo
//~ LOOT_108 todo 6eaabb46 09107d5b
pub const LOOT_108: Power = TODO;

/// # Raven Familiar
///
/// `LOOT_170` · Mage minion · 2 mana · 2/2
///
/// > **Battlecry:** Reveal a spell in each deck. If yours costs more, draw it.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Todo
//~ LOOT_170 todo 5925d270 0a02a999
pub const LOOT_170: Power = TODO;

/// # Dragon's Fury
///
/// `LOOT_172` · Mage spell · Fire · 5 mana
///
/// > Reveal a spell from your deck. Deal damage equal to its Cost to all minions.
///
/// - Set: Kobolds & Catacombs · epic · collectible
/// - Mechanics: Affected By Spell Power
///
/// State: Todo
//~ LOOT_172 todo f490412e 6f7380ab
pub const LOOT_172: Power = TODO;

/// # Arcane Artificer
///
/// `LOOT_231` · Mage minion · 1 mana · 1/3
///
/// > Whenever you cast a spell, gain Armor equal to its Cost.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Minion type: Elemental
///
/// State: Todo
//~ LOOT_231 todo 12206791 b60efc28
pub const LOOT_231: Power = TODO;

/// # Dragoncaller Alanna
///
/// `LOOT_535` · Mage minion · 9 mana · 3/3
///
/// > **Battlecry:** Summon a 5/5 Dragon for each spell you cast this game that costs (5) or more.
///
/// - Set: Kobolds & Catacombs · legendary · collectible
/// - Mechanics: Battlecry
/// - Tokens: Fire Dragon [`LOOT_535t`]
///
/// State: Todo
//~ LOOT_535 todo 1d445401 a7ad7474
pub const LOOT_535: Power = TODO;

/// # Fire Dragon
///
/// `LOOT_535t` · Mage minion · 5 mana · 5/5
///
/// - Set: Kobolds & Catacombs
/// - Minion type: Dragon
///
/// State: Vanilla
//~ LOOT_535t vanilla 448164b0 ace6582e
pub const LOOT_535t: Power = VANILLA;

/// # Leyline Manipulator
///
/// `LOOT_537` · Mage minion · 4 mana · 4/5
///
/// > **Battlecry:** If you're holding any cards that didn't start in your deck, reduce their Cost by (2).
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
///
/// State: Todo
//~ LOOT_537 todo f8437744 3d42aafd
pub const LOOT_537: Power = TODO;
