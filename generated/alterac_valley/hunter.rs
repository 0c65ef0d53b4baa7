//! Hunter cards of Fractured in Alterac Valley.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Beaststalker Tavish
///
/// `AV_113` · Hunter hero · 6 mana · 30 health, 5 armor
///
/// > **Battlecry: Discover** and cast 2 Improved **Secrets**.
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Mechanics: Battlecry, Discover
/// - Refers to: Secret
/// - Hero power: Summon Pet [`AV_113p`]
/// - Tokens: Improved Explosive Trap [`AV_113t1`], Improved Freezing Trap [`AV_113t2`], Improved Snake Trap [`AV_113t3`], Improved Pack Tactics [`AV_113t7`], Improved Open the Cages [`AV_113t8`], Improved Ice Trap [`AV_113t9`]
///
/// State: Todo
//~ AV_113 todo dcb56025 105855be
pub const AV_113: Power = TODO;

/// # Summon Pet
///
/// `AV_113p` · Hunter hero power · 2 mana
///
/// > Summon an Animal Companion.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_113p todo 88b2333d 5b1d895e
pub const AV_113p: Power = TODO;

/// # Improved Explosive Trap
///
/// `AV_113t1` · Hunter spell · Fire · 2 mana
///
/// > **Secret:** When your hero is attacked, deal $3 damage to all enemies.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Secret
///
/// State: Todo
//~ AV_113t1 todo ac46b22d 808dee52
pub const AV_113t1: Power = TODO;

/// # Improved Freezing Trap
///
/// `AV_113t2` · Hunter spell · Frost · 2 mana
///
/// > **Secret:** When an enemy minion attacks, return it to its owner's hand. It costs (4) more.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Secret
/// - Enchantments: Freezing [`AV_113t2e`]
///
/// State: Todo
//~ AV_113t2 todo 6134f01b bf41510a
pub const AV_113t2: Power = TODO;

/// # Freezing
///
/// `AV_113t2e` · Hunter enchantment
///
/// > Costs (4) more.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_113t2e todo 41001aa0 6dd17a8c
pub const AV_113t2e: Power = TODO;

/// # Improved Snake Trap
///
/// `AV_113t3` · Hunter spell · 2 mana
///
/// > **Secret:** When one of your minions is attacked, summon three 2/2 Snakes.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Secret
/// - Tokens: Snake [`AV_113t3t2`]
///
/// State: Todo
//~ AV_113t3 todo 83de8328 70d52e32
pub const AV_113t3: Power = TODO;

/// # Snake
///
/// `AV_113t3t2` · Hunter minion · 2 mana · 2/2
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Beast
///
/// State: Vanilla
//~ AV_113t3t2 vanilla 09f19d7f 54352af1
pub const AV_113t3t2: Power = VANILLA;

/// # Improved Pack Tactics
///
/// `AV_113t7` · Hunter spell · 2 mana
///
/// > **Secret:** When a friendly minion is attacked, summon two 3/3 copies.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Secret
///
/// State: Todo
//~ AV_113t7 todo ea982f58 e6f4f4c5
pub const AV_113t7: Power = TODO;

/// # Improved Open the Cages
///
/// `AV_113t8` · Hunter spell · 2 mana
///
/// > **Secret:** When your turn starts, if you control two minions, summon two Animal Companions.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Secret
///
/// State: Todo
//~ AV_113t8 todo 28197461 715cf5dc
pub const AV_113t8: Power = TODO;

/// # Improved Ice Trap
///
/// `AV_113t9` · Hunter spell · Frost · 2 mana
///
/// > **Secret:** When your opponent casts a spell, return it to their hand instead. It costs (2) more.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Secret
/// - Enchantments: Mega Frosty [`AV_113t9e`]
///
/// State: Todo
//~ AV_113t9 todo 0be53e6e f69c7631
pub const AV_113t9: Power = TODO;

/// # Mega Frosty
///
/// `AV_113t9e` · Hunter enchantment
///
/// > Costs (2) more.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_113t9e todo 2d9ee6e6 b4721859
pub const AV_113t9e: Power = TODO;

/// # Dun Baldar Bunker
///
/// `AV_147` · Hunter spell · 2 mana
///
/// > At the end of your turn, draw a **Secret** and set its Cost to (1). Lasts 3 turns.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Objective
/// - Refers to: Secret
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3
/// - Enchantments: Cloaked Secrets [`AV_147e`]
///
/// State: Todo
//~ AV_147 todo e44e4681 5cec3ead
pub const AV_147: Power = TODO;

/// # Cloaked Secrets
///
/// `AV_147e` · Hunter enchantment
///
/// > Costs (1).
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_147e todo 7628a419 61261278
pub const AV_147e: Power = TODO;

/// # Spring the Trap
///
/// `AV_224` · Hunter spell · 4 mana
///
/// > Deal $3 damage to a minion and cast a **Secret** from your deck. **Honorable Kill:** Cast 2.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
/// - Mechanics: Honorable Kill
/// - Refers to: Secret
///
/// State: Todo
//~ AV_224 todo 3aa1eb3e a3a8eb69
pub const AV_224: Power = TODO;

/// # Ice Trap
///
/// `AV_226` · Hunter spell · Frost · 2 mana
///
/// > **Secret:** When your opponent casts a spell, return it to their hand instead. It costs (1) more.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
/// - Mechanics: Secret
/// - Enchantments: Frosty [`AV_226e`]
///
/// State: Todo
//~ AV_226 todo 72ceb6cd 2a52a799
pub const AV_226: Power = TODO;

/// # Frosty
///
/// `AV_226e` · Hunter enchantment
///
/// > Costs (1) more.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_226e todo a2f64c1c 5033a786
pub const AV_226e: Power = TODO;

/// # Bloodseeker
///
/// `AV_244` · Hunter weapon · 2 mana · 2/2 durability
///
/// > **Honorable Kill:** Gain +1/+1.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Honorable Kill
/// - Enchantments: Bloodseeking [`AV_244e`]
///
/// State: Todo
//~ AV_244 todo 7f8c4639 fcb1e1c5
pub const AV_244: Power = TODO;

/// # Bloodseeking
///
/// `AV_244e` · Hunter enchantment
///
/// > +1/+1.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_244e todo bdf8e09f 757567b2
pub const AV_244e: Power = TODO;

/// # Revive Pet
///
/// `AV_333` · Hunter spell · Nature · 3 mana
///
/// > **Discover** a friendly Beast that died this game. Summon it.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Discover
///
/// State: Todo
//~ AV_333 todo e0c23290 373358b4
pub const AV_333: Power = TODO;

/// # Stormpike Battle Ram
///
/// `AV_334` · Hunter minion · 4 mana · 4/3
///
/// > **Rush Deathrattle:** Your next Beast costs (2) less.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Rush
/// - Enchantments: Ready for Battle [`AV_334e`], Battle Ready [`AV_334e2`]
///
/// State: Todo
//~ AV_334 todo a0ad3ac7 63cee203
pub const AV_334: Power = TODO;

/// # Ready for Battle
///
/// `AV_334e` · Hunter enchantment
///
/// > Costs (2) less.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Aura
///
/// State: Todo
//~ AV_334e todo 7446e7c6 77bacdb7
pub const AV_334e: Power = TODO;

/// # Battle Ready
///
/// `AV_334e2` · Hunter enchantment
///
/// > Costs (2) less.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_334e2 todo 8b7ebb65 5a243894
pub const AV_334e2: Power = TODO;

/// # Ram Tamer
///
/// `AV_335` · Hunter minion · 3 mana · 4/3
///
/// > **Battlecry:** If you control a **Secret**, gain +1/+1 and **Stealth**.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Stealth, Secret
/// - Enchantments: Sneaking Up [`AV_335e`]
///
/// State: Todo
//~ AV_335 todo e279e212 0ed7c65e
pub const AV_335: Power = TODO;

/// # Sneaking Up
///
/// `AV_335e` · Hunter enchantment
///
/// > +1/+1.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_335e todo 5e427403 d84d846b
pub const AV_335e: Power = TODO;

/// # Wing Commander Ichman
///
/// `AV_336` · Hunter minion · 9 mana · 5/4
///
/// > **Battlecry:** Summon a Beast from your deck and give it **Rush**. If it kills a minion this turn, repeat.
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Enchantments: Frightful Pack [`AV_336e`]
///
/// State: Todo
//~ AV_336 todo 1643fea2 13757f52
pub const AV_336: Power = TODO;

/// # Frightful Pack
///
/// `AV_336e` · Hunter enchantment
///
/// > If this kills a minion this turn, summon a random Beast from your deck and give it **Rush**.
///
/// - Set: Fractured in Alterac Valley
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ AV_336e todo c9e199f0 a5f18e14
pub const AV_336e: Power = TODO;

/// # Mountain Bear
///
/// `AV_337` · Hunter minion · 7 mana · 5/6
///
/// > **Taunt Deathrattle:** Summon two 2/4 Cubs with **Taunt**.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Deathrattle
/// - Tokens: Mountain Cub [`AV_337t`]
///
/// State: Todo
//~ AV_337 todo bdff4c33 d71c2790
pub const AV_337: Power = TODO;

/// # Mountain Cub
///
/// `AV_337t` · Hunter minion · 3 mana · 2/4
///
/// > **Taunt**
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ AV_337t vanilla a24c8279 28575837
pub const AV_337t: Power = VANILLA;

/// # Furious Howl
///
/// `ONY_008` · Hunter spell · 2 mana
///
/// > Draw a card. Repeat until you have at least 3 cards.
///
/// - Set: Fractured in Alterac Valley · common · collectible
///
/// State: Todo
//~ ONY_008 todo a82338f3 71a3135c
pub const ONY_008: Power = TODO;

/// # Pet Collector
///
/// `ONY_009` · Hunter minion · 5 mana · 4/4
///
/// > **Battlecry:** Summon a Beast from your deck that costs (5) or less.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ ONY_009 todo a32ea66e 95c41f0b
pub const ONY_009: Power = TODO;

/// # Dragonbane Shot
///
/// `ONY_010` · Hunter spell · 2 mana
///
/// > Deal $2 damage. **Honorable Kill:** Add a Dragonbane Shot to your hand.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Honorable Kill
/// - Enchantments: Drakeshot [`ONY_010e`]
///
/// State: Todo
//~ ONY_010 todo e1a97092 8d14ad04
pub const ONY_010: Power = TODO;

/// # Drakeshot
///
/// `ONY_010e` · Hunter enchantment
///
/// > Costs (1) less.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ ONY_010e todo 1e745b2f 0c64dabb
pub const ONY_010e: Power = TODO;
