//! Warlock cards of Goblins vs Gnomes.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Darkbomb
///
/// `GVG_015` · Warlock spell · Shadow · 2 mana
///
/// > Deal $3 damage to a character. If it dies, draw a Shadow spell.
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ GVG_015 todo e03dc4d8 5370c6ce
pub const GVG_015: Power = TODO;

/// # Queen of Pain
///
/// `GVG_018` · Warlock minion · 2 mana · 1/4
///
/// > **Lifesteal**
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Lifesteal
///
/// State: Vanilla
//~ GVG_018 vanilla 5eee7e09 0b6efb5e
pub const GVG_018: Power = VANILLA;

/// # Demonheart
///
/// `GVG_019` · Warlock spell · Shadow · 5 mana
///
/// > Deal $5 damage to a minion. If it's a friendly Demon, give it +5/+5 instead.
///
/// - Set: Goblins vs Gnomes · epic · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Demonheart [`GVG_019e`]
///
/// State: Todo
//~ GVG_019 todo a5f4bc6d 76dd4f8b
pub const GVG_019: Power = TODO;

/// # Demonheart
///
/// `GVG_019e` · Warlock enchantment
///
/// > +5/+5.
///
/// - Set: Goblins vs Gnomes
///
/// State: Todo
//~ GVG_019e todo 9d5a5357 ee6157f2
pub const GVG_019e: Power = TODO;

/// # Fel Cannon
///
/// `GVG_020` · Warlock minion · 4 mana · 3/5
///
/// > At the end of your turn, deal 2 damage to a non-Mech minion.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Minion type: Mech
///
/// State: Todo
//~ GVG_020 todo 1ae15e48 15c8f89e
pub const GVG_020: Power = TODO;

/// # Mal'Ganis
///
/// `GVG_021` · Warlock minion · 9 mana · 9/7
///
/// > Your hero is **Immune**. Your other Demons have +2/+2.
///
/// - Set: Goblins vs Gnomes · legendary · collectible
/// - Minion type: Demon
/// - Mechanics: Aura, Bacon Subset Demon
/// - Refers to: Immune
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 58428
/// - Enchantments: Grasp of Mal'Ganis [`GVG_021e`]
///
/// State: Todo
//~ GVG_021 todo d2b1353f 7d288391
pub const GVG_021: Power = TODO;

/// # Grasp of Mal'Ganis
///
/// `GVG_021e` · Warlock enchantment
///
/// > Mal'Ganis is granting +2/+2.
///
/// - Set: Goblins vs Gnomes
/// - Mechanics: Cant Be Silenced
///
/// State: Todo
//~ GVG_021e todo d5d928b3 d97ac0a5
pub const GVG_021e: Power = TODO;

/// # Imp-losion
///
/// `GVG_045` · Warlock spell · Fel · 4 mana
///
/// > Deal $2-$4 damage to a minion. Summon a 1/1 Imp for each damage dealt.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Tokens: Imp [`GVG_045t`]
///
/// State: Todo
//~ GVG_045 todo c545713d c1d99f5b
pub const GVG_045: Power = TODO;

/// # Imp
///
/// `GVG_045t` · Warlock minion · 1 mana · 1/1
///
/// - Set: Goblins vs Gnomes
/// - Minion type: Demon
/// - Mechanics: Imp
///
/// State: Vanilla
//~ GVG_045t vanilla debce2b2 4b53d46d
pub const GVG_045t: Power = VANILLA;

/// # Anima Golem
///
/// `GVG_077` · Warlock minion · 6 mana · 9/9
///
/// > At the end of each turn, destroy this minion if it's your only one.
///
/// - Set: Goblins vs Gnomes · epic · collectible
/// - Minion type: Mech
///
/// State: Todo
//~ GVG_077 todo 0275ecef 3edf6581
pub const GVG_077: Power = TODO;

/// # Floating Watcher
///
/// `GVG_100` · Warlock minion · 5 mana · 4/4
///
/// > Whenever your hero takes damage on your turn, gain +2/+2.
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Minion type: Demon
/// - Enchantments: Brow Furrow [`GVG_100e`]
///
/// State: Todo
//~ GVG_100 todo 62e4d11e 266a3b82
pub const GVG_100: Power = TODO;

/// # Brow Furrow
///
/// `GVG_100e` · Warlock enchantment
///
/// > Increased stats.
///
/// - Set: Goblins vs Gnomes
///
/// State: Todo
//~ GVG_100e todo 18b8a503 bf232118
pub const GVG_100e: Power = TODO;
