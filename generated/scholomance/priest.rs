//! Priest cards of Scholomance Academy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Cabal Acolyte
///
/// `SCH_120` · Priest minion · 4 mana · 2/6
///
/// > **Taunt Spellburst:** Gain control of a random enemy minion with 2 or less Attack.
///
/// - Set: Scholomance Academy · epic · collectible
/// - Mechanics: Taunt, Spellburst
///
/// State: Todo
//~ SCH_120 todo 544e5642 2c64f28b
pub const SCH_120: Power = TODO;

/// # Disciplinarian Gandling
///
/// `SCH_126` · Multi-class minion · 4 mana · 3/6
///
/// > After you play a minion, destroy it and summon a 4/4 Failed Student.
///
/// - Set: Scholomance Academy · legendary · collectible
/// - Classes: Priest, Warlock
/// - Tokens: Failed Student [`SCH_126t`]
///
/// State: Todo
//~ SCH_126 todo 90f3512f 9ebed65b
pub const SCH_126: Power = TODO;

/// # Failed Student
///
/// `SCH_126t` · Multi-class minion · 4 mana · 4/4
///
/// - Set: Scholomance Academy
/// - Minion type: Undead
/// - Classes: Priest, Warlock
///
/// State: Vanilla
//~ SCH_126t vanilla 59b90c2c 97d4c5dd
pub const SCH_126t: Power = VANILLA;

/// # Power Word: Feast
///
/// `SCH_136` · Priest spell · 2 mana
///
/// > Give a minion +2/+2. Restore it to full Health at the end of this turn.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Enchantments: Power Word: Feast [`SCH_136e`], Famished [`SCH_136e2`]
///
/// State: Todo
//~ SCH_136 todo 7c764304 89527bc2
pub const SCH_136: Power = TODO;

/// # Power Word: Feast
///
/// `SCH_136e` · Priest enchantment
///
/// > +2/+2.
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_136e todo 3908aac7 3053d97c
pub const SCH_136e: Power = TODO;

/// # Famished
///
/// `SCH_136e2` · Priest enchantment
///
/// > Restores full health at end of turn.
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_136e2 todo 9c009eb3 59f14fb4
pub const SCH_136e2: Power = TODO;

/// # Frazzled Freshman
///
/// `SCH_137` · Priest minion · 1 mana · 1/4
///
/// - Set: Scholomance Academy · common · collectible
///
/// State: Vanilla
//~ SCH_137 vanilla 72cb1f5c 8cf2ba2e
pub const SCH_137: Power = VANILLA;

/// # Flesh Giant
///
/// `SCH_140` · Multi-class minion · 10 mana · 8/8
///
/// > Costs (1) less for each time your hero's Health changed during your turns.
///
/// - Set: Scholomance Academy · epic · collectible
/// - Minion type: Undead
/// - Classes: Priest, Warlock
///
/// State: Todo
//~ SCH_140 todo 81efa94d b1934c61
pub const SCH_140: Power = TODO;

/// # Mindrender Illucia
///
/// `SCH_159` · Priest minion · 3 mana · 1/3
///
/// > **Battlecry:** Replace your hand with a copy of your opponent's until end of turn.
///
/// - Set: Scholomance Academy · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Mind Swap [`SCH_159e`], Mind Swapped [`SCH_159e2`]
///
/// State: Todo
//~ SCH_159 todo ee96eeef b56586a5
pub const SCH_159: Power = TODO;

/// # Mind Swap
///
/// `SCH_159e` · Priest enchantment
///
/// > At the start of your turn, swap both players hands and decks.
///
/// - Set: Scholomance Academy
/// - Tags: `3169` = 1
///
/// State: Todo
//~ SCH_159e todo 3ae0ebe3 23fa1fba
pub const SCH_159e: Power = TODO;

/// # Mind Swapped
///
/// `SCH_159e2` · Priest enchantment
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_159e2 todo 00480b27 4329113c
pub const SCH_159e2: Power = TODO;

/// # Draconic Studies
///
/// `SCH_233` · Priest spell · 1 mana
///
/// > **Discover** a Dragon. Your next one costs (1) less.
///
/// - Set: Scholomance Academy · common · collectible
/// - Mechanics: Discover, Discover Studies Visual
/// - Enchantments: Draconic Studies [`SCH_233e`], Studying Dragons [`SCH_233e2`]
///
/// State: Todo
//~ SCH_233 todo 767108b5 6ef8e2bb
pub const SCH_233: Power = TODO;

/// # Draconic Studies
///
/// `SCH_233e` · Priest enchantment
///
/// > Your next Dragon costs (1) less.
///
/// - Set: Scholomance Academy
/// - Mechanics: Aura
///
/// State: Todo
//~ SCH_233e todo bdabec4a 9faf1f16
pub const SCH_233e: Power = TODO;

/// # Studying Dragons
///
/// `SCH_233e2` · Priest enchantment
///
/// > Costs (1) less.
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_233e2 todo 586649a0 431353dc
pub const SCH_233e2: Power = TODO;

/// # Initiation
///
/// `SCH_512` · Priest spell · Shadow · 6 mana
///
/// > Deal $4 damage to a minion. If it dies, summon a new copy.
///
/// - Set: Scholomance Academy · rare · collectible
///
/// State: Todo
//~ SCH_512 todo fcc4eec9 e526fcd0
pub const SCH_512: Power = TODO;

/// # Brittlebone Destroyer
///
/// `SCH_513` · Multi-class minion · 4 mana · 3/3
///
/// > **Battlecry:** If your hero's Health changed this turn, destroy a minion.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Minion type: Undead
/// - Classes: Priest, Warlock
/// - Mechanics: Battlecry
/// - Target: "Destroy a minion."
///
/// State: Todo
//~ SCH_513 todo 53081083 f5a5badb
pub const SCH_513: Power = TODO;

/// # Raise Dead
///
/// `SCH_514` · Multi-class spell · Shadow · 0 mana
///
/// > Deal $3 damage to your hero. Return two friendly minions that died this game to your hand.
///
/// - Set: Scholomance Academy · common · collectible
/// - Classes: Priest, Warlock
///
/// State: Todo
//~ SCH_514 todo a907c8cc 1f410a1f
pub const SCH_514: Power = TODO;
