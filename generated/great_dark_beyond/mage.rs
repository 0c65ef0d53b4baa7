//! Mage cards of The Great Dark Beyond.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Pocket Dimension
///
/// `GDB_133` · Mage spell · Arcane · 4 mana
///
/// > **Discover** a spell. Repeat until you see one for the second time.
///
/// - Set: The Great Dark Beyond · epic · collectible
/// - Mechanics: Discover
///
/// State: Todo
//~ GDB_133 todo 720170c0 5011191e
pub const GDB_133: Power = TODO;

/// # Arkwing Pilot
///
/// `GDB_134` · Mage minion · 6 mana · 4/3
///
/// > At the end of your turn, deal 3 damage to a random enemy. Spellburst**:** Summon an Arkwing Pilot.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Spellburst
///
/// State: Todo
//~ GDB_134 todo aa110992 6ed9b35a
pub const GDB_134: Power = TODO;

/// # Ingenious Artificer
///
/// `GDB_135` · Mage minion · 4 mana · 4/5
///
/// > **Battlecry:** The next Draenei you play refreshes Mana Crystals equal to its Attack.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Enchantments: Ingenious Artficer Future Buff [`GDB_135e`]
///
/// State: Todo
//~ GDB_135 todo fe2c2519 761e27f2
pub const GDB_135: Power = TODO;

/// # Ingenious Artficer Future Buff
///
/// `GDB_135e` · Mage enchantment
///
/// > The next Draenei you play refreshes Mana equal to its Attack.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ GDB_135e todo 2f4078d7 b71ce6db
pub const GDB_135e: Power = TODO;

/// # Exarch Hataaru
///
/// `GDB_136` · Mage minion · 5 mana · 5/5
///
/// > **Battlecry: Discover** a spell and reduce its Cost by (1). If you play it this turn, repeat this effect.
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry, Discover
/// - Enchantments: Exarch Hataaru [`GDB_136e`]
/// - Tokens: The Galaxy's Lens [`GDB_136t`]
///
/// State: Todo
//~ GDB_136 todo fdee31d8 c8d4ce9d
pub const GDB_136: Power = TODO;

/// # Exarch Hataaru
///
/// `GDB_136e` · Mage enchantment
///
/// > If played this turn, **Discover** another spell.
///
/// - Set: The Great Dark Beyond
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ GDB_136e todo e2fa2580 b40c8539
pub const GDB_136e: Power = TODO;

/// # The Galaxy's Lens
///
/// `GDB_136t` · Shaman location · 5 mana · 0 uses
///
/// > Spellburst**:** Absorb the spell's power!@Cast {0}.
///
/// - Set: The Great Dark Beyond
/// - Mechanics: Spellburst
///
/// State: Todo
//~ GDB_136t todo 08062f49 9e74a43f
pub const GDB_136t: Power = TODO;

/// # Supernova
///
/// `GDB_301` · Mage spell · Fire · 8 mana
///
/// > Fill your hand with random Fire spells. They cost (1).
///
/// - Set: The Great Dark Beyond · epic · collectible
///
/// State: Todo
//~ GDB_301 todo 7fb2b288 f673aeb7
pub const GDB_301: Power = TODO;

/// # Blazing Accretion
///
/// `GDB_302` · Mage minion · 3 mana · 3/1
///
/// > **Battlecry:** Destroy the top 3 cards of your deck. Any Fire spells or Elementals are drawn instead.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
///
/// State: Todo
//~ GDB_302 todo 253833cd 5cbbc228
pub const GDB_302: Power = TODO;

/// # Blasteroid
///
/// `GDB_303` · Mage minion · 3 mana · 3/4
///
/// > **Battlecry:** Shuffle 5 random Fire spells into your deck. They cost (2) less.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
///
/// State: Todo
//~ GDB_303 todo 777bcedb 009b7f3a
pub const GDB_303: Power = TODO;

/// # Saruun
///
/// `GDB_304` · Mage minion · 6 mana · 7/6
///
/// > **Battlecry:** Give all Elementals in your deck **Fire Spell Damage +1**.
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Refers to: Spellpower Fire
/// - Enchantments: Heat of Saruun [`GDB_304e`]
///
/// State: Todo
//~ GDB_304 todo df809415 849543a5
pub const GDB_304: Power = TODO;

/// # Heat of Saruun
///
/// `GDB_304e` · Mage enchantment
///
/// > **Fire Spell Damage +1**.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ GDB_304e todo 92457e02 3b59c088
pub const GDB_304e: Power = TODO;

/// # Solar Flare
///
/// `GDB_305` · Mage spell · Fire · 5 mana
///
/// > Deal $2 damage to all enemies. Costs (1) less for each Elemental you control.
///
/// - Set: The Great Dark Beyond · common · collectible
///
/// State: Todo
//~ GDB_305 todo 71edd92f 646ca07e
pub const GDB_305: Power = TODO;

/// # Spontaneous Combustion
///
/// `GDB_456` · Mage spell · Fire · 2 mana
///
/// > Deal $4 damage to a random enemy. If you played an Elemental last turn, choose the target.
///
/// - Set: The Great Dark Beyond · common · collectible
///
/// State: Todo
//~ GDB_456 todo 4a657666 614ec3da
pub const GDB_456: Power = TODO;

/// # Colossus
///
/// `SC_758` · Mage minion · 12 mana · 9/4
///
/// > **Battlecry:** Deal @ damage to all enemies, twice. *(Improved by Protoss spells you cast this game!)*
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry, Protoss
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `1724` = 1
///
/// State: Todo
//~ SC_758 todo 742cbb8a cbc21601
pub const SC_758: Power = TODO;

/// # Shield Battery
///
/// `SC_759` · Mage spell · 2 mana
///
/// > Gain 6 Armor. Your next Protoss spell costs (2) less.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Mechanics: Protoss
/// - Tags: `1724` = 1
/// - Enchantments: Khalai Ingenuity [`SC_759e`]
///
/// State: Todo
//~ SC_759 todo ea060748 ba1722ee
pub const SC_759: Power = TODO;

/// # Khalai Ingenuity
///
/// `SC_759e` · Neutral enchantment
///
/// > Your next Protoss spell costs (2) less.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ SC_759e todo 98767408 771cd703
pub const SC_759e: Power = TODO;

/// # Resonance Coil
///
/// `SC_760` · Mage spell · 3 mana
///
/// > Deal $5 damage to a minion. Get a random Protoss spell.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Mechanics: Protoss
/// - Tags: `1724` = 1
///
/// State: Todo
//~ SC_760 todo dacb5cd8 a6d34a2f
pub const SC_760: Power = TODO;
