//! Warrior cards of Scholomance Academy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Athletic Studies
///
/// `SCH_237` · Warrior spell · 1 mana
///
/// > **Discover** a **Rush** minion. Your next one costs (1) less.
///
/// - Set: Scholomance Academy · common · collectible
/// - Mechanics: Discover, Discover Studies Visual
/// - Refers to: Rush
/// - Enchantments: Athletic Studies [`SCH_237e`], Studying Athletics [`SCH_237e2`]
///
/// State: Todo
//~ SCH_237 todo 16ae4990 b5a9295a
pub const SCH_237: Power = TODO;

/// # Athletic Studies
///
/// `SCH_237e` · Warrior enchantment
///
/// > Your next **Rush** minion costs (1) less.
///
/// - Set: Scholomance Academy
/// - Mechanics: Aura
///
/// State: Todo
//~ SCH_237e todo 23379f80 2337314f
pub const SCH_237e: Power = TODO;

/// # Studying Athletics
///
/// `SCH_237e2` · Warrior enchantment
///
/// > Costs (1) less.
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_237e2 todo 8f1a25da 6e67c1de
pub const SCH_237e2: Power = TODO;

/// # Reaper's Scythe
///
/// `SCH_238` · Warrior weapon · 4 mana · 4/2 durability
///
/// > **Spellburst**: Also damages adjacent minions this turn.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Mechanics: Spellburst
/// - Enchantments: Reaping [`SCH_238e`]
///
/// State: Todo
//~ SCH_238 todo 898667ed efc4a711
pub const SCH_238: Power = TODO;

/// # Reaping
///
/// `SCH_238e` · Warrior enchantment
///
/// > Damages minions next to whomever your hero attacks.
///
/// - Set: Scholomance Academy
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ SCH_238e todo 981daa3f fec87a35
pub const SCH_238e: Power = TODO;

/// # Playmaker
///
/// `SCH_317` · Warrior minion · 3 mana · 4/3
///
/// > After you play a **Rush** minion, summon a copy with 1 Health remaining.
///
/// - Set: Scholomance Academy · epic · collectible
/// - Refers to: Rush
///
/// State: Todo
//~ SCH_317 todo 27c6cfc2 8a7fb7c0
pub const SCH_317: Power = TODO;

/// # Troublemaker
///
/// `SCH_337` · Warrior minion · 8 mana · 6/8
///
/// > At the end of your turn, summon two 3/3 Ruffians that attack random enemies.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Tokens: Ruffian [`SCH_337t`]
///
/// State: Todo
//~ SCH_337 todo 8af4abc9 1aae6419
pub const SCH_337: Power = TODO;

/// # Ruffian
///
/// `SCH_337t` · Warrior minion · 3 mana · 3/3
///
/// - Set: Scholomance Academy
///
/// State: Vanilla
//~ SCH_337t vanilla ab6f7c80 c59b58d8
pub const SCH_337t: Power = VANILLA;

/// # In Formation!
///
/// `SCH_525` · Warrior spell · 2 mana
///
/// > Add 2 random **Taunt** minions to your hand.
///
/// - Set: Scholomance Academy · common · collectible
/// - Refers to: Taunt
///
/// State: Todo
//~ SCH_525 todo e0cbd7a0 bd1b3229
pub const SCH_525: Power = TODO;

/// # Rattlegore
///
/// `SCH_621` · Warrior minion · 9 mana · 9/9
///
/// > **Deathrattle:** Resummon this with -1/-1.
///
/// - Set: Scholomance Academy · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ SCH_621 todo 11416429 21f6933d
pub const SCH_621: Power = TODO;
