//! Rogue cards of The Great Dark Beyond.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Starship Schematic
///
/// `GDB_102` · Rogue spell · 1 mana
///
/// > **Discover** a **Starship Piece** from another class. It costs (1) less.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Mechanics: Discover
/// - Refers to: Starship
///
/// State: Todo
//~ GDB_102 todo 89056458 fff24a2f
pub const GDB_102: Power = TODO;

/// # Barrel Roll
///
/// `GDB_465` · Rogue spell · 3 mana
///
/// > Deal $5 damage to an undamaged character. Costs (1) if you're building a **Starship**.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Refers to: Starship
///
/// State: Todo
//~ GDB_465 todo 897403a0 aa062754
pub const GDB_465: Power = TODO;

/// # The Gravitational Displacer
///
/// `GDB_466` · Rogue minion · 5 mana · 5/4
///
/// > **Starship Piece** When this is launched, summon a copy of the **Starship**.
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Mechanics: Starship Piece
/// - Refers to: Starship
/// - Tags: `3684` = 1
/// - Enchantments: The Gravitational Displacer [`GDB_466e`]
///
/// State: Todo
//~ GDB_466 todo b8efbd21 edf5eb33
pub const GDB_466: Power = TODO;

/// # The Gravitational Displacer
///
/// `GDB_466e` · Neutral enchantment
///
/// > When this is launched, summon a copy of the Starship.
///
/// - Set: The Great Dark Beyond
/// - Tags: `3870` = 1
///
/// State: Todo
//~ GDB_466e todo bb1f4f68 81511815
pub const GDB_466e: Power = TODO;

/// # Quasar
///
/// `GDB_467` · Rogue spell · 8 mana
///
/// > Shuffle your hand into your deck. Reduce the Cost of cards in your deck by (3).
///
/// - Set: The Great Dark Beyond · epic · collectible
///
/// State: Todo
//~ GDB_467 todo 294d2a60 20ec8db0
pub const GDB_467: Power = TODO;

/// # Talgath
///
/// `GDB_472` · Rogue minion · 3 mana · 3/3
///
/// > Undamaged enemy minions take double damage. **Combo:** Get a Backstab.
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Minion type: Demon
/// - Mechanics: Combo, Aura
/// - Enchantments: Talgath's Betrayal [`GDB_472e`]
///
/// State: Todo
//~ GDB_472 todo 5abf9cfb c4b15644
pub const GDB_472: Power = TODO;

/// # Talgath's Betrayal
///
/// `GDB_472e` · Neutral enchantment
///
/// > Undamaged enemy minions take double damage.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ GDB_472e todo 62494af6 1b455a66
pub const GDB_472e: Power = TODO;

/// # Eredar Skulker
///
/// `GDB_870` · Rogue minion · 2 mana · 1/3
///
/// > **Combo and** Spellburst**:** Gain +2 Attack and **Stealth**.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Combo, Spellburst
/// - Refers to: Stealth
/// - Enchantments: Skulking [`GDB_870e2`]
///
/// State: Todo
//~ GDB_870 todo 0f2d4932 9b6e629e
pub const GDB_870: Power = TODO;

/// # Skulking
///
/// `GDB_870e2` · Neutral enchantment
///
/// > +2 Attack.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ GDB_870e2 todo b554e41d 891e54a9
pub const GDB_870e2: Power = TODO;

/// # Lucky Comet
///
/// `GDB_873` · Rogue spell · 2 mana
///
/// > **Discover** a **Combo** minion. The next one you play triggers its **Combo** twice.
///
/// - Set: The Great Dark Beyond · epic · collectible
/// - Mechanics: Discover
/// - Refers to: Combo
/// - Enchantments: Combo Comet [`GDB_873e`]
///
/// State: Todo
//~ GDB_873 todo 22c2c9fe 093fca99
pub const GDB_873: Power = TODO;

/// # Combo Comet
///
/// `GDB_873e` · Rogue enchantment
///
/// > Your next Combo minion triggers its Combo twice.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ GDB_873e todo 29bb6cfc 68891123
pub const GDB_873e: Power = TODO;

/// # Spacerock Collector
///
/// `GDB_875` · Rogue minion · 1 mana · 2/1
///
/// > **Battlecry:** Your next **Combo** card costs (1) less.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Refers to: Combo
/// - Enchantments: Rock Collection [`GDB_875e`]
///
/// State: Todo
//~ GDB_875 todo 81ad944a f53860a7
pub const GDB_875: Power = TODO;

/// # Rock Collection
///
/// `GDB_875e` · Rogue enchantment
///
/// > Your next Combo card costs (1) less.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ GDB_875e todo c7ffe415 d242b73d
pub const GDB_875e: Power = TODO;

/// # Scrounging Shipwright
///
/// `GDB_876` · Rogue minion · 2 mana · 3/2
///
/// > **Battlecry:** Get a random **Starship Piece** from another class.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Refers to: Starship
///
/// State: Todo
//~ GDB_876 todo 84409f41 48a284ef
pub const GDB_876: Power = TODO;

/// # Pressure Points
///
/// `GDB_881` · Rogue spell · Shadow · 3 mana
///
/// > Deal $3 damage to a minion. Reduce the Cost of **Combo** cards in your hand by (1).
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Refers to: Combo
///
/// State: Todo
//~ GDB_881 todo 39cad9a4 45fa22ec
pub const GDB_881: Power = TODO;

/// # Archon
///
/// `SC_671t1` · Rogue minion · 8 mana · 8/8
///
/// > At the end of your turn, deal 8 damage to the enemy hero and 2 damage to their minions.
///
/// - Set: The Great Dark Beyond
/// - Mechanics: Protoss
///
/// State: Todo
//~ SC_671t1 todo e7c6dba2 23c8cbc9
pub const SC_671t1: Power = TODO;

/// # Dark Templar
///
/// `SC_752` · Rogue minion · 6 mana · 5/3
///
/// > **Stealth**. **Battlecry:** Destroy an enemy minion. *Play another Templar to merge into an Archon!*
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Mechanics: Stealth, Battlecry, Protoss
/// - Tags: `1724` = 1
/// - Target: "Destroy an enemy minion."
/// - Tokens: Archon [`SC_671t1`]
///
/// State: Todo
//~ SC_752 todo 671dab09 ca87b4b5
pub const SC_752: Power = TODO;

/// # Blink
///
/// `SC_761` · Rogue spell · 2 mana
///
/// > Draw a Protoss minion. **Combo:** It costs (2) less.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Mechanics: Combo, Protoss
/// - Tags: `1724` = 1
///
/// State: Todo
//~ SC_761 todo 9b253460 c1266216
pub const SC_761: Power = TODO;

/// # High Templar
///
/// `SC_765` · Rogue minion · 6 mana · 3/5
///
/// > **Battlecry:** Deal 2 damage to all enemies. *Play another Templar to merge into an Archon!*
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Mechanics: Battlecry, Protoss
/// - Tags: `1724` = 1
/// - Tokens: Archon [`SC_671t1`]
///
/// State: Todo
//~ SC_765 todo 1c9aff27 fcd4b0f7
pub const SC_765: Power = TODO;
