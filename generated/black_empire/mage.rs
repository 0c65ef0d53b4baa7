//! Mage cards of Reign of the Black Empire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Coilbearer
///
/// `BE_150` · Mage minion · 2 mana · 3/2
///
/// > **Battlecry: Discover** a spell to put on top of your deck. It costs (2) less.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Refers to: Discover
/// - Tags: `4578` = 1
///
/// State: Todo
//~ BE_150 todo 6473df90 862489d8
pub const BE_150: Power = TODO;

/// # Foreboding Freeze
///
/// `BE_201` · Mage spell · Frost · 3 mana
///
/// > **Freeze** an enemy. Summon a random 5-Cost minion and **Freeze** it.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Refers to: Freeze
///
/// State: Todo
//~ BE_201 todo 5baf649f 9d002fae
pub const BE_201: Power = TODO;

/// # Discs of Norgannon
///
/// `BE_250` · Mage spell · Arcane · 2 mana
///
/// > Move all spells in your deck to the top. You can pick to draw from the top or bottom each turn.
///
/// - Set: Reign of the Black Empire · legendary · collectible
/// - Enchantments: Shift the Discs [`BE_250e`]
/// - Tokens: Leave the Discs [`BE_250t`], Shift the Discs [`BE_250t2`]
///
/// State: Todo
//~ BE_250 todo 2ac7c4ac 7389da70
pub const BE_250: Power = TODO;

/// # Shift the Discs
///
/// `BE_250e` · Mage enchantment
///
/// > **Passive**. At the start of your turn, you may choose to draw from the top or bottom of your deck.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_250e todo de1fc89e f7366577
pub const BE_250e: Power = TODO;

/// # Leave the Discs
///
/// `BE_250t` · Mage spell · 0 mana
///
/// > Draw from the top of your deck.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_250t todo b3f9a1c6 02f4f26b
pub const BE_250t: Power = TODO;

/// # Shift the Discs
///
/// `BE_250t2` · Mage spell · 0 mana
///
/// > Draw from the bottom of your deck.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_250t2 todo d8f493df a21a69d1
pub const BE_250t2: Power = TODO;

/// # Cosmic Springs
///
/// `BE_251` · Mage location · 3 mana · 0 uses
///
/// > Draw a card. If it's not a minion, refresh two Mana Crystals.
///
/// - Set: Reign of the Black Empire · common · collectible
///
/// State: Todo
//~ BE_251 todo 21b76378 05885ca8
pub const BE_251: Power = TODO;

/// # Constellar's Calling
///
/// `BE_252` · Mage spell · Arcane · 2 mana
///
/// > Choose a friendly minion. Summon a random minion of the same Cost.
///
/// - Set: Reign of the Black Empire · rare · collectible
///
/// State: Todo
//~ BE_252 todo 386bb745 f728e279
pub const BE_252: Power = TODO;

/// # Colossus of the Cold
///
/// `BE_254` · Mage minion · 10 mana · 10/10
///
/// > **Frozen** until you spend 15 Mana on spells. *(@ left!)*
///
/// - Set: Reign of the Black Empire
/// - Refers to: Freeze
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 15
///
/// State: Todo
//~ BE_254 todo ac061123 dfc68396
pub const BE_254: Power = TODO;

/// # Astral Mediator
///
/// `BE_256` · Mage minion · 5 mana · 5/4
///
/// > **Battlecry and Deathrattle:** Cast a random 3-Cost spell.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Mechanics: Deathrattle, Battlecry
///
/// State: Todo
//~ BE_256 todo 0a5ba5d7 d2ee7a3c
pub const BE_256: Power = TODO;

/// # Thaw From Ice
///
/// `BE_257` · Mage spell · Frost · 2 mana
///
/// > **Assemble** a Mage minion. At the end of your turns, reduce its Cost by (1).
///
/// - Set: Reign of the Black Empire · epic · collectible
/// - Refers to: Craft
/// - Enchantments: Thaw [`BE_257e`], Melting [`BE_257e2`]
///
/// State: Todo
//~ BE_257 todo 36dc1c9c bfee5a01
pub const BE_257: Power = TODO;

/// # Thaw
///
/// `BE_257e` · Mage enchantment
///
/// > Reduces cost each turn.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_257e todo 485cb3a4 f7e8ad95
pub const BE_257e: Power = TODO;

/// # Melting
///
/// `BE_257e2` · Mage enchantment
///
/// > Reduced Cost.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_257e2 todo 56cba8c0 0157a84e
pub const BE_257e2: Power = TODO;

/// # Astral Rain
///
/// `BE_258` · Mage spell · Arcane · 4 mana
///
/// > Deal $2 damage to a random enemy minion, five times.
///
/// - Set: Reign of the Black Empire · common · collectible
///
/// State: Todo
//~ BE_258 todo 7169b804 706ae00e
pub const BE_258: Power = TODO;

/// # Isiset
///
/// `BE_259` · Mage minion · 6 mana · 5/5
///
/// > **Battlecry:** Summon two 10/10 Constructs. They are **Frozen** until you spend 15 Mana on spells.
///
/// - Set: Reign of the Black Empire · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Freeze
///
/// State: Todo
//~ BE_259 todo 0cc6ea1c 33539f74
pub const BE_259: Power = TODO;

/// # Icebelt Magi
///
/// `BE_270` · Mage minion · 5 mana · 2/4
///
/// > **Battlecry:** Draw two cards. For each that isn't a minion, summon a 3/6 Water Elemental.
///
/// - Set: Reign of the Black Empire · epic · collectible
/// - Mechanics: Battlecry
/// - Tokens: Water Elemental [`CS2_033`](crate::legacy::mage::CS2_033)
///
/// State: Todo
//~ BE_270 todo a087ec27 bafaa393
pub const BE_270: Power = TODO;
