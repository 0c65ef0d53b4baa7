//! Druid cards of Rastakhan's Rumble.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Spirit of the Raptor
///
/// `TRL_223` · Druid minion · 1 mana · 0/3
///
/// > **Stealth** for 1 turn. After your hero attacks and kills a minion, draw a card.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Stealth
/// - Tags: `2542` = 1
///
/// State: Todo
//~ TRL_223 todo b324b3cb eb886a31
pub const TRL_223: Power = TODO;

/// # Ironhide Direhorn
///
/// `TRL_232` · Druid minion · 7 mana · 7/7
///
/// > **Overkill:** Summon a 5/5 Ironhide Runt.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Minion type: Beast
/// - Mechanics: Overkill, Bacon Subset Beast
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 58412
/// - Tokens: Ironhide Runt [`TRL_232t`]
///
/// State: Todo
//~ TRL_232 todo 91fc67c4 542825a1
pub const TRL_232: Power = TODO;

/// # Ironhide Runt
///
/// `TRL_232t` · Druid minion · 5 mana · 5/5
///
/// - Set: Rastakhan's Rumble
/// - Minion type: Beast
///
/// State: Vanilla
//~ TRL_232t vanilla ccb62ccb fd513187
pub const TRL_232t: Power = VANILLA;

/// # Savage Striker
///
/// `TRL_240` · Druid minion · 2 mana · 2/3
///
/// > **Battlecry:** Deal damage to an enemy minion equal to your hero's Attack.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_ENEMY_TARGET`, `REQ_TARGET_IF_AVAILABLE_AND_HERO_HAS_ATTACK` (hearthstone-data 36393.1)
/// - Target: "Deal damage equal to your Attack."
///
/// State: Todo
//~ TRL_240 todo 3decc858 5f8a9921
pub const TRL_240: Power = TODO;

/// # Gonk, the Raptor
///
/// `TRL_241` · Druid minion · 7 mana · 4/9
///
/// > After your hero attacks and kills a minion, it may attack again.
///
/// - Set: Rastakhan's Rumble · legendary · collectible
/// - Minion type: Beast
///
/// State: Todo
//~ TRL_241 todo 59b5b019 0b8ec443
pub const TRL_241: Power = TODO;

/// # Pounce
///
/// `TRL_243` · Druid spell · 0 mana
///
/// > Give your hero +2 Attack this turn.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Enchantments: Pounce [`TRL_243e`]
///
/// State: Todo
//~ TRL_243 todo 7f903c33 9987879d
pub const TRL_243: Power = TODO;

/// # Pounce
///
/// `TRL_243e` · Neutral enchantment
///
/// > +2 Attack this turn.
///
/// - Set: Rastakhan's Rumble
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ TRL_243e todo ccb914ce 991d21f9
pub const TRL_243e: Power = TODO;

/// # Predatory Instincts
///
/// `TRL_244` · Druid spell · 4 mana
///
/// > Draw a Beast from your deck. Double its Health.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Enchantments: Predatory Instincts [`TRL_244e`]
///
/// State: Todo
//~ TRL_244 todo 57579dd6 40644da8
pub const TRL_244: Power = TODO;

/// # Predatory Instincts
///
/// `TRL_244e` · Neutral enchantment
///
/// > Doubled Health.
///
/// - Set: Rastakhan's Rumble
///
/// State: Todo
//~ TRL_244e todo 37d16653 b204fc63
pub const TRL_244e: Power = TODO;

/// # Mark of the Loa
///
/// `TRL_254` · Druid spell · Nature · 4 mana
///
/// > **Choose One** - Give a minion +2/+4 and **Taunt**; or Summon two 3/2 Raptors.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Mechanics: Choose One
/// - Refers to: Taunt
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Tokens: Gonk's Resilience [`TRL_254a`], Raptor Pack [`TRL_254b`], Raptor [`TRL_254t`]
///
/// State: Todo
//~ TRL_254 todo 2e9a42a5 d280677c
pub const TRL_254: Power = TODO;

/// # Gonk's Resilience
///
/// `TRL_254a` · Druid spell · Nature · 4 mana
///
/// > Give a minion +2/+4 and **Taunt**.
///
/// - Set: Rastakhan's Rumble
/// - Refers to: Taunt
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Mark of the Loa [`TRL_254ae`]
///
/// State: Todo
//~ TRL_254a todo cb7ba7e8 491a6a39
pub const TRL_254a: Power = TODO;

/// # Mark of the Loa
///
/// `TRL_254ae` · Druid enchantment
///
/// > +2/+4 and **Taunt**.
///
/// - Set: Rastakhan's Rumble
///
/// State: Todo
//~ TRL_254ae todo 7a28c596 4c2b073b
pub const TRL_254ae: Power = TODO;

/// # Raptor Pack
///
/// `TRL_254b` · Druid spell · Nature · 4 mana
///
/// > Summon two 3/2 Raptors.
///
/// - Set: Rastakhan's Rumble
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Raptor [`TRL_254t`]
///
/// State: Todo
//~ TRL_254b todo a9847737 8f7fa26a
pub const TRL_254b: Power = TODO;

/// # Raptor
///
/// `TRL_254t` · Druid minion · 2 mana · 3/2
///
/// - Set: Rastakhan's Rumble
/// - Minion type: Beast
///
/// State: Vanilla
//~ TRL_254t vanilla b66f6bf7 924f07f4
pub const TRL_254t: Power = VANILLA;

/// # Stampeding Roar
///
/// `TRL_255` · Druid spell · 6 mana
///
/// > Summon a random Beast from your hand and give it **Rush**.
///
/// - Set: Rastakhan's Rumble · epic · collectible
/// - Refers to: Rush
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_NUM_MINION_SLOTS` = 1, `REQ_FRIENDLY_MINION_OF_RACE_IN_HAND` = 20 (hearthstone-data 36393.1)
/// - Enchantments: Stampede! [`TRL_255e`]
///
/// State: Todo
//~ TRL_255 todo f4bdb76f e2bda408
pub const TRL_255: Power = TODO;

/// # Stampede!
///
/// `TRL_255e` · Druid enchantment
///
/// > Has **Rush**.
///
/// - Set: Rastakhan's Rumble
///
/// State: Todo
//~ TRL_255e todo 02d1a5e3 6bfd6c55
pub const TRL_255e: Power = TODO;

/// # Treespeaker
///
/// `TRL_341` · Druid minion · 5 mana · 4/4
///
/// > **Battlecry:** Transform your Treants into 5/5 Ancients.
///
/// - Set: Rastakhan's Rumble · epic · collectible
/// - Mechanics: Battlecry
/// - Tokens: Ancient [`TRL_341t`]
///
/// State: Todo
//~ TRL_341 todo ac0dcbb5 a71459d8
pub const TRL_341: Power = TODO;

/// # Ancient
///
/// `TRL_341t` · Druid minion · 5 mana · 5/5
///
/// - Set: Rastakhan's Rumble
/// - Tags: `2871` = 1
///
/// State: Vanilla
//~ TRL_341t vanilla 40d3bb8a 2ba6f30a
pub const TRL_341t: Power = VANILLA;

/// # Wardruid Loti
///
/// `TRL_343` · Druid minion · 3 mana · 1/2
///
/// > **Choose One -** Transform into one of Loti's four dinosaur forms.
///
/// - Set: Rastakhan's Rumble · legendary · collectible
/// - Mechanics: Choose One
/// - Tokens: Ankylodon [`TRL_343at1`], Wardruid Loti [`TRL_343at2`], Sabertusk [`TRL_343bt1`], Wardruid Loti [`TRL_343bt2`], Pterrordax [`TRL_343ct1`], Wardruid Loti [`TRL_343ct2`], Ravasaur [`TRL_343dt1`], Wardruid Loti [`TRL_343dt2`], Wardruid Loti [`TRL_343et1`]
///
/// State: Todo
//~ TRL_343 todo 48674a0f 2e39b2f5
pub const TRL_343: Power = TODO;

/// # Ankylodon
///
/// `TRL_343at1` · Druid minion · 3 mana · 1/6
///
/// > **Taunt**
///
/// - Set: Rastakhan's Rumble · legendary
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ TRL_343at1 vanilla 5fbb4282 69de44cf
pub const TRL_343at1: Power = VANILLA;

/// # Wardruid Loti
///
/// `TRL_343at2` · Druid minion · 3 mana · 1/6
///
/// > **Taunt**
///
/// - Set: Rastakhan's Rumble · legendary
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ TRL_343at2 vanilla 6e876174 9fc158ba
pub const TRL_343at2: Power = VANILLA;

/// # Sabertusk
///
/// `TRL_343bt1` · Druid minion · 3 mana · 4/2
///
/// > **Rush**
///
/// - Set: Rastakhan's Rumble · legendary
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ TRL_343bt1 vanilla b782eefe 47a27fa6
pub const TRL_343bt1: Power = VANILLA;

/// # Wardruid Loti
///
/// `TRL_343bt2` · Druid minion · 3 mana · 4/2
///
/// > **Rush**
///
/// - Set: Rastakhan's Rumble · legendary
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ TRL_343bt2 vanilla 2b082ebd 6e46cfdf
pub const TRL_343bt2: Power = VANILLA;

/// # Pterrordax
///
/// `TRL_343ct1` · Druid minion · 3 mana · 1/4
///
/// > **Spell Damage +1**
///
/// - Set: Rastakhan's Rumble · legendary
/// - Minion type: Beast
/// - Mechanics: Spellpower
///
/// State: Vanilla
//~ TRL_343ct1 vanilla 2ca86d6b e29254bb
pub const TRL_343ct1: Power = VANILLA;

/// # Wardruid Loti
///
/// `TRL_343ct2` · Druid minion · 3 mana · 1/4
///
/// > **Spell Damage +1**
///
/// - Set: Rastakhan's Rumble · legendary
/// - Minion type: Beast
/// - Mechanics: Spellpower
///
/// State: Vanilla
//~ TRL_343ct2 vanilla 94e6e9b8 0ce81e64
pub const TRL_343ct2: Power = VANILLA;

/// # Ravasaur
///
/// `TRL_343dt1` · Druid minion · 3 mana · 1/2
///
/// > **Poisonous**, **Stealth**
///
/// - Set: Rastakhan's Rumble · legendary
/// - Minion type: Beast
/// - Mechanics: Stealth, Poisonous
///
/// State: Vanilla
//~ TRL_343dt1 vanilla cb53a42f 83efdea3
pub const TRL_343dt1: Power = VANILLA;

/// # Wardruid Loti
///
/// `TRL_343dt2` · Druid minion · 3 mana · 1/2
///
/// > **Poisonous**, **Stealth**
///
/// - Set: Rastakhan's Rumble · legendary
/// - Minion type: Beast
/// - Mechanics: Stealth, Poisonous
///
/// State: Vanilla
//~ TRL_343dt2 vanilla b344dc50 a3c64b8b
pub const TRL_343dt2: Power = VANILLA;

/// # Wardruid Loti
///
/// `TRL_343et1` · Druid minion · 3 mana · 4/6
///
/// > **Taunt**, **Rush**, **Poisonous**, **Stealth**, **Spell Damage +1**
///
/// - Set: Rastakhan's Rumble · legendary
/// - Minion type: Beast
/// - Mechanics: Taunt, Stealth, Spellpower, Poisonous, Rush
///
/// State: Vanilla
//~ TRL_343et1 vanilla de5c8250 300b112a
pub const TRL_343et1: Power = VANILLA;
