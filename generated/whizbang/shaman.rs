//! Shaman cards of Whizbang's Workshop.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Rocket Hopper
///
/// `MIS_306` · Shaman minion · 5 mana · 10/10
///
/// > **Rush Overload:** (4)
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Minion type: Beast
/// - Mechanics: Rush
/// - Tags: `OVERLOAD` = 4
///
/// State: Vanilla
//~ MIS_306 vanilla 8440fec5 782b90a3
pub const MIS_306: Power = VANILLA;

/// # Murloc Growfin
///
/// `MIS_307` · Shaman minion · 1 mana · 1/1
///
/// > **Gigantify Battlecry:** Summon a Tinyfin with **Rush** and stats equal to this minion's.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry, Gigantify
/// - Refers to: Rush
/// - Tokens: Molded Tinyfin [`MIS_307t`], Murloc Growfin [`MIS_307t1`]
///
/// State: Todo
//~ MIS_307 todo 346279cd 118a682c
pub const MIS_307: Power = TODO;

/// # Molded Tinyfin
///
/// `MIS_307t` · Shaman minion · 1 mana · 1/1
///
/// > **Rush**
///
/// - Set: Whizbang's Workshop
/// - Minion type: Murloc
/// - Mechanics: Rush
///
/// State: Vanilla
//~ MIS_307t vanilla 4774f7be bc27196d
pub const MIS_307t: Power = VANILLA;

/// # Murloc Growfin
///
/// `MIS_307t1` · Shaman minion · 8 mana · 8/8
///
/// > **Gigantic Battlecry:** Summon a Tinyfin with **Rush** and stats equal to this minion's.
///
/// - Set: Whizbang's Workshop · rare
/// - Minion type: Murloc
/// - Mechanics: Battlecry, Gigantic
///
/// State: Todo
//~ MIS_307t1 todo adc95401 1326ccff
pub const MIS_307t1: Power = TODO;

/// # Wave of Nostalgia
///
/// `MIS_701` · Shaman spell · Nature · 5 mana
///
/// > Transform ALL minions into random **Legendary** ones from the past.
///
/// - Set: Whizbang's Workshop · common · collectible
///
/// State: Todo
//~ MIS_701 todo d26a7f8c 00854b8c
pub const MIS_701: Power = TODO;

/// # Incredible Value
///
/// `TOY_046` · Shaman spell · Shadow · 3 mana
///
/// > **Discover** a 4-Cost minion. Set its Attack and Health to 7.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Mechanics: Discover
/// - Enchantments: Flame Wreathed [`TOY_046e`]
///
/// State: Todo
//~ TOY_046 todo d9444d53 14ed1920
pub const TOY_046: Power = TODO;

/// # Flame Wreathed
///
/// `TOY_046e` · Shaman enchantment
///
/// > Attack and Health set to 7.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_046e todo 12062cd5 3fc93cdd
pub const TOY_046e: Power = TODO;

/// # Baking Soda Volcano
///
/// `TOY_500` · Shaman spell · Fire · 4 mana
///
/// > **Lifesteal**. Deal $10 damage randomly split among all minions. **Overload:** (1)
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Mechanics: Overload, Immune To Spellpower, Lifesteal
///
/// State: Todo
//~ TOY_500 todo 0dc822ea 1c2e6867
pub const TOY_500: Power = TODO;

/// # Shudderblock
///
/// `TOY_501` · Shaman minion · 6 mana · 5/5
///
/// > **Miniaturize Battlecry:** Your next **Battlecry** triggers 3 times, but can't damage the enemy hero.
///
/// - Set: Whizbang's Workshop · legendary · collectible
/// - Mechanics: Battlecry, Miniaturize
/// - Enchantments: Ready for Action [`TOY_501e`]
/// - Tokens: Shudderblock [`TOY_501t`]
///
/// State: Todo
//~ TOY_501 todo 17f24b1b f5787031
pub const TOY_501: Power = TODO;

/// # Ready for Action
///
/// `TOY_501e` · Shaman enchantment
///
/// > Your next Battlecry triggers 3 times.
///
/// - Set: Whizbang's Workshop
/// - Tags: `960` = 1
///
/// State: Todo
//~ TOY_501e todo d0a00bfe 33e230ee
pub const TOY_501e: Power = TODO;

/// # Shudderblock
///
/// `TOY_501t` · Shaman minion · 1 mana · 1/1
///
/// > **Mini Battlecry:** Your next **Battlecry** triggers 3 times, but can't damage the enemy hero.
///
/// - Set: Whizbang's Workshop · legendary
/// - Mechanics: Battlecry, Mini
///
/// State: Todo
//~ TOY_501t todo c6b4d3a4 05f1941c
pub const TOY_501t: Power = TODO;

/// # Shining Sentinel
///
/// `TOY_503` · Shaman minion · 7 mana · 3/7
///
/// > **Taunt**, **Elusive Battlecry:** Summon a copy of this.
///
/// - Set: Whizbang's Workshop · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt, Battlecry, Elusive
///
/// State: Todo
//~ TOY_503 todo b23c13a4 36474ffe
pub const TOY_503: Power = TODO;

/// # Hagatha the Fabled
///
/// `TOY_504` · Shaman minion · 4 mana · 4/3
///
/// > **Battlecry:** Draw 2 spells that cost (5) or more. Transform them into Slimes that cast the spells.
///
/// - Set: Whizbang's Workshop · legendary · collectible
/// - Mechanics: Battlecry
/// - Tokens: Fairy Tale Slime [`TOY_504t`]
///
/// State: Todo
//~ TOY_504 todo 22a7896a 65c67834
pub const TOY_504: Power = TODO;

/// # Fairy Tale Slime
///
/// `TOY_504t` · Shaman minion · 1 mana · 1/1
///
/// > **Battlecry:** Cast {0}.
///
/// - Set: Whizbang's Workshop
/// - Mechanics: Battlecry
/// - Target: "Cast {0}."
///
/// State: Todo
//~ TOY_504t todo 4780b485 4040c3f0
pub const TOY_504t: Power = TODO;

/// # Once Upon a Time...
///
/// `TOY_506` · Shaman spell · Nature · 6 mana
///
/// > Summon a random 3-Cost Beast, Dragon, Elemental, and Murloc.
///
/// - Set: Whizbang's Workshop · epic · collectible
///
/// State: Todo
//~ TOY_506 todo 677bd65e 4efbfa1c
pub const TOY_506: Power = TODO;

/// # Fairy Tale Forest
///
/// `TOY_507` · Shaman location · 3 mana · 0 uses
///
/// > Draw a **Battlecry** minion. It costs (1) less.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Refers to: Battlecry
/// - Enchantments: Enchanted [`TOY_507e`]
///
/// State: Todo
//~ TOY_507 todo c47958ff 0ddf16f1
pub const TOY_507: Power = TODO;

/// # Enchanted
///
/// `TOY_507e` · Shaman enchantment
///
/// > Costs (1) less.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_507e todo 03ae3575 0a7aa5af
pub const TOY_507e: Power = TODO;

/// # Pop-Up Book
///
/// `TOY_508` · Shaman spell · Nature · 1 mana
///
/// > Deal $2 damage. Summon two 0/1 Frogs with **Taunt**.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Refers to: Taunt
/// - Tokens: Frog [`hexfrog`](crate::legacy::shaman::hexfrog)
///
/// State: Todo
//~ TOY_508 todo 641ab0fc 6ffdd772
pub const TOY_508: Power = TODO;

/// # Sand Art Elemental
///
/// `TOY_513` · Shaman minion · 4 mana · 4/4
///
/// > **Miniaturize Battlecry:** Give your hero +1 Attack and **Windfury** this turn.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry, Miniaturize
/// - Refers to: Windfury
/// - Enchantments: Swirling Colors [`TOY_513e`]
/// - Tokens: Sand Art Elemental [`TOY_513t`]
///
/// State: Todo
//~ TOY_513 todo b33e43d9 fab425aa
pub const TOY_513: Power = TODO;

/// # Swirling Colors
///
/// `TOY_513e` · Shaman enchantment
///
/// > +1 Attack and **Windfury**.
///
/// - Set: Whizbang's Workshop
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ TOY_513e todo 3fb1d1c6 a2fa1ef0
pub const TOY_513e: Power = TODO;

/// # Sand Art Elemental
///
/// `TOY_513t` · Shaman minion · 1 mana · 1/1
///
/// > **Mini Battlecry:** Give your hero +1 Attack and **Windfury** this turn.
///
/// - Set: Whizbang's Workshop · common
/// - Minion type: Elemental
/// - Mechanics: Battlecry, Mini
/// - Refers to: Windfury
///
/// State: Todo
//~ TOY_513t todo 563d148a 38d7b896
pub const TOY_513t: Power = TODO;

/// # Wish Upon a Star
///
/// `TOY_877` · Shaman spell · Arcane · 7 mana
///
/// > Give +2/+3 to all minions in your hand, deck, and battlefield.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Enchantments: Wish Granted! [`TOY_877e1`]
///
/// State: Todo
//~ TOY_877 todo e6ecc07e a34c72d3
pub const TOY_877: Power = TODO;

/// # Wish Granted!
///
/// `TOY_877e1` · Shaman enchantment
///
/// > +2/+3.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_877e1 todo 339ceb75 eee3069a
pub const TOY_877e1: Power = TODO;
