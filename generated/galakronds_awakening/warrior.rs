//! Warrior cards of Galakrond's Awakening.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Risky Skipper
///
/// `YOD_022` · Warrior minion · 1 mana · 1/3
///
/// > After you play a minion, deal 1 damage to all minions.
///
/// - Set: Galakrond's Awakening · rare · collectible
/// - Minion type: Pirate
/// - Tokens: Risky Skipper [`YOD_022_COPY`](crate::whizbang::warrior::YOD_022_COPY)
///
/// State: Todo
//~ YOD_022 todo 87062980 a72e0a70
pub const YOD_022: Power = TODO;

/// # Boom Squad
///
/// `YOD_023` · Warrior spell · 1 mana
///
/// > **Discover** a **Lackey**, Mech, or Dragon.
///
/// - Set: Galakrond's Awakening · common · collectible
/// - Mechanics: Discover, Gears
/// - Refers to: Mark Of Evil
///
/// State: Todo
//~ YOD_023 todo f5ea701d b39b3ec4
pub const YOD_023: Power = TODO;

/// # Bomb Wrangler
///
/// `YOD_024` · Warrior minion · 3 mana · 2/3
///
/// > Whenever this minion takes damage, summon a 1/1 Boom Bot.
///
/// - Set: Galakrond's Awakening · rare · collectible
/// - Tokens: Boom Bot [`GVG_110t`](crate::goblins_vs_gnomes::neutral::GVG_110t)
///
/// State: Todo
//~ YOD_024 todo 9fb31432 e93fbba3
pub const YOD_024: Power = TODO;
