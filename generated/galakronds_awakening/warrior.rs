//! Warrior cards of Galakrond's Awakening.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 3a519a4c

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
/// State: Derived
//~ derived YOD_022 49ba6e46 03035c8c 0927e9ff.b0755b42
pub const YOD_022: Power = after(YOU.play(MINION)).then(&[deal(1).to(MINIONS)]);

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
//~ todo YOD_023 beb29e5f c3609dfa b4d5105f.e4456c39
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
/// State: Derived
//~ derived YOD_024 8802304a d7e52d7c dac67c9e.bdf5de2c
pub const YOD_024: Power = whenever(THIS.takes_damage(CARD)).then(&[summon(card("GVG_110t"))]);
