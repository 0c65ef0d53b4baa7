//! Hunter cards of Whizbang's Workshop.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Wilderness Pack
///
/// `MIS_104` · Hunter spell · 1 mana
///
/// > Add 5 random Beasts to your hand. They are **Temporary**.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Refers to: tag 3630
/// - Enchantments: Knock-Off Pack [`MIS_104e`]
///
/// State: Todo
//~ MIS_104 todo c17191ab d536f19e
pub const MIS_104: Power = TODO;

/// # Knock-Off Pack
///
/// `MIS_104e` · Neutral enchantment
///
/// > Discards at the end of your turn.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ MIS_104e todo f4bcc7de 9f74b950
pub const MIS_104e: Power = TODO;

/// # Bargain Bin
///
/// `MIS_105` · Hunter spell · 2 mana
///
/// > **Secret:** After your opponent plays a minion, spell, or weapon, draw a card of the other 2 types.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Mechanics: Secret
///
/// State: Todo
//~ MIS_105 todo 938e88d9 815cb88b
pub const MIS_105: Power = TODO;

/// # Product 9
///
/// `MIS_914` · Hunter minion · 5 mana · 4/4
///
/// > **Battlecry:** Recast every friendly **Secret** that triggered this game.
///
/// - Set: Whizbang's Workshop · legendary · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Battlecry
/// - Refers to: Secret
/// - Tags: `2539` = 1
///
/// State: Todo
//~ MIS_914 todo afa844f5 dc68735d
pub const MIS_914: Power = TODO;

/// # Painted Canvasaur
///
/// `TOY_350` · Hunter minion · 2 mana · 3/2
///
/// > **Battlecry:** Give each other friendly Beast a random **Bonus Effect**.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Bonus Effects
///
/// State: Todo
//~ TOY_350 todo bc84018a 3fcee452
pub const TOY_350: Power = TODO;

/// # Mystery Egg
///
/// `TOY_351` · Hunter minion · 4 mana · 0/3
///
/// > **Miniaturize Deathrattle:** Get a copy of a random Beast in your deck. It costs (3) less.
///
/// - Set: Whizbang's Workshop · epic · collectible
/// - Mechanics: Deathrattle, Miniaturize
/// - Enchantments: Hatched! [`TOY_351e1`]
/// - Tokens: Mystery Egg [`TOY_351t`]
///
/// State: Todo
//~ TOY_351 todo 11d94b5a 0058834d
pub const TOY_351: Power = TODO;

/// # Hatched!
///
/// `TOY_351e1` · Hunter enchantment
///
/// > Costs (3) less.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_351e1 todo bd66b712 bd88c53f
pub const TOY_351e1: Power = TODO;

/// # Mystery Egg
///
/// `TOY_351t` · Hunter minion · 1 mana · 1/1
///
/// > **Mini Deathrattle:** Get a copy of a random Beast in your deck. It costs (3) less.
///
/// - Set: Whizbang's Workshop · epic
/// - Mechanics: Deathrattle, Mini
///
/// State: Todo
//~ TOY_351t todo 0ab07195 cd963e30
pub const TOY_351t: Power = TODO;

/// # Fetch!
///
/// `TOY_352` · Hunter spell · 1 mana
///
/// > Draw a minion. If it's a Beast, draw a spell.
///
/// - Set: Whizbang's Workshop · common · collectible
///
/// State: Todo
//~ TOY_352 todo 8a37f528 d90d1b02
pub const TOY_352: Power = TODO;

/// # Patchwork Pals
///
/// `TOY_353` · Hunter spell · 2 mana
///
/// > Get all 3 Animal Companions. They cost (1) less.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Enchantments: Patchwork [`TOY_353e`]
///
/// State: Todo
//~ TOY_353 todo 4fd16949 97774bb9
pub const TOY_353: Power = TODO;

/// # Patchwork
///
/// `TOY_353e` · Hunter enchantment
///
/// > Costs (1) less.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_353e todo 0907b9db 85dc21d5
pub const TOY_353e: Power = TODO;

/// # R.C. Rampage
///
/// `TOY_354` · Hunter spell · 4 mana
///
/// > Summon six 1/1 Hounds. Any that can't fit give the others +1/+1.
///
/// - Set: Whizbang's Workshop · epic · collectible
/// - Enchantments: CHARGE! [`TOY_354e`]
/// - Tokens: R.C. Hound [`TOY_358t`]
///
/// State: Todo
//~ TOY_354 todo a088c939 97b18338
pub const TOY_354: Power = TODO;

/// # CHARGE!
///
/// `TOY_354e` · Hunter enchantment
///
/// > +1/+1.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_354e todo 5c087353 f25937a1
pub const TOY_354e: Power = TODO;

/// # Hemet, Foam Marksman
///
/// `TOY_355` · Hunter minion · 3 mana · 3/4
///
/// > After a friendly Beast dies, get a random **Legendary** Beast from the past. It costs (2) less.
///
/// - Set: Whizbang's Workshop · legendary · collectible
/// - Enchantments: Foam Fury [`TOY_355e2`]
///
/// State: Todo
//~ TOY_355 todo 220c0700 6d04156a
pub const TOY_355: Power = TODO;

/// # Foam Fury
///
/// `TOY_355e2` · Hunter enchantment
///
/// > Costs (2) less.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_355e2 todo 6f593a82 1062018c
pub const TOY_355e2: Power = TODO;

/// # Toyrannosaurus
///
/// `TOY_356` · Hunter minion · 7 mana · 7/7
///
/// > **Rush Deathrattle:** Deal 7 damage to a random enemy.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Rush
///
/// State: Todo
//~ TOY_356 todo 1d229cf2 85da65e0
pub const TOY_356: Power = TODO;

/// # King Plush
///
/// `TOY_357` · Hunter minion · 9 mana · 6/6
///
/// > **Charge Battlecry:** Return all minions with less Attack than this to their owner's decks.
///
/// - Set: Whizbang's Workshop · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Charge, Battlecry
///
/// State: Todo
//~ TOY_357 todo 17a44ca5 5e92d059
pub const TOY_357: Power = TODO;

/// # Remote Control
///
/// `TOY_358` · Hunter weapon · 2 mana · 1/3 durability
///
/// > After your hero attacks, summon a 1/1 Hound.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Tokens: R.C. Hound [`TOY_358t`]
///
/// State: Todo
//~ TOY_358 todo a61c7e7b 90739c3b
pub const TOY_358: Power = TODO;

/// # R.C. Hound
///
/// `TOY_358t` · Hunter minion · 1 mana · 1/1
///
/// - Set: Whizbang's Workshop
/// - Minion type: Mech, Beast
/// - Tags: `2539` = 1
///
/// State: Vanilla
//~ TOY_358t vanilla 3845ec75 f00f95e2
pub const TOY_358t: Power = VANILLA;

/// # Jungle Gym
///
/// `TOY_359` · Hunter location · 2 mana · 0 uses
///
/// > Deal 1 damage to a random enemy. Repeat for each friendly Beast.
///
/// - Set: Whizbang's Workshop · rare · collectible
///
/// State: Todo
//~ TOY_359 todo e7ee882b f37e3d41
pub const TOY_359: Power = TODO;
