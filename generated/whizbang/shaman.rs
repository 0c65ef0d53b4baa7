//! Shaman cards of Whizbang's Workshop.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file c8a43095

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
//~ vanilla MIS_306 da04df1a 29d66733 9d374e50.f1c14e25
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
//~ todo MIS_307 0286a0ea d5c9c678 f7c549af.8ef7189d
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
//~ vanilla MIS_307t 43ee2661 504c8575 906b0297.57b12c28
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
//~ todo MIS_307t1 f52e61df 7fe34397 b44fec57.c84ed172
pub const MIS_307t1: Power = TODO;

/// # Wave of Nostalgia
///
/// `MIS_701` · Shaman spell · Nature · 5 mana
///
/// > Transform ALL minions into random **Legendary** ones from the past.
///
/// - Set: Whizbang's Workshop · common · collectible
///
/// State: Derived
//~ derived MIS_701 65850170 49d86eac 266f2324.9352f8b3
pub const MIS_701: Power =
    spell(&[transform(MINIONS, random(all(&[MINION, rarity(Rarity::Legendary), FROM_THE_PAST])))]);

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
/// State: Derived
//~ derived TOY_046 77ef6d0a 09289187 ffc0735b.9308b92f
pub const TOY_046: Power = spell(&[discover(all(&[MINION, COST.is(4)])), attach("TOY_046e").to(IT)]);

/// # Flame Wreathed
///
/// `TOY_046e` · Shaman enchantment
///
/// > Attack and Health set to 7.
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived TOY_046e 33e56324 ebe8d249 6f890694.61817097
pub const TOY_046e: Power = enchant(&[become_stats(7, 7)]);

/// # Baking Soda Volcano
///
/// `TOY_500` · Shaman spell · Fire · 4 mana
///
/// > **Lifesteal**. Deal $10 damage randomly split among all minions. **Overload:** (1)
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Mechanics: Overload, Immune To Spellpower, Lifesteal
///
/// State: Derived
//~ derived TOY_500 b103d7a3 b3e8db22 d7a11747.f7e48c6f
pub const TOY_500: Power = spell(&[deal(10).split_among(MINIONS)]);

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
//~ todo TOY_501 410c6065 55e883c6 5e1f8af6.2d964312
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
//~ todo TOY_501e 31b338dc adee4916 27c2b7dd.e73b26a2
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
//~ todo TOY_501t 1162d7c8 b3b1c1a5 8d01f3df.f469fe8b
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
/// State: Derived
//~ derived TOY_503 4e46f9a6 ef752658 f0664a6c.78026a52
pub const TOY_503: Power = battlecry(&[summon(copy_of(THIS))]);

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
//~ todo TOY_504 093c6e44 dcb31974 42756785.8d5e6a80
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
//~ todo TOY_504t 5f1421e4 b66a3376 88e2e048.a4a63133
pub const TOY_504t: Power = TODO;

/// # Once Upon a Time...
///
/// `TOY_506` · Shaman spell · Nature · 6 mana
///
/// > Summon a random 3-Cost Beast, Dragon, Elemental, and Murloc.
///
/// - Set: Whizbang's Workshop · epic · collectible
///
/// State: Derived
//~ derived TOY_506 7b6a99e5 2b10d5c5 25ba9da7.16b1051f
#[rustfmt::skip]
pub const TOY_506: Power = spell(&[summon(random(all(&[BEAST, COST.is(3)]))), summon(random(all(&[DRAGON, COST.is(3)]))), summon(random(all(&[ELEMENTAL, COST.is(3)]))), summon(random(all(&[MURLOC, COST.is(3)])))]);

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
/// State: Derived
//~ derived TOY_507 1d587caf c984dd52 dd85e17f.e7cd0898
pub const TOY_507: Power =
    hero_power(&[draw_that(1, all(&[MINION, with(GameTag::BATTLECRY)])), attach("TOY_507e").to(IT)]);

/// # Enchanted
///
/// `TOY_507e` · Shaman enchantment
///
/// > Costs (1) less.
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived TOY_507e c913d3f9 989bf191 c8acc1f2.f705eb41
pub const TOY_507e: Power = enchant(&[cost_less(1)]);

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
/// State: Derived
//~ derived TOY_508 16d3cf52 b2e2c16f 5401fb62.954808ef
pub const TOY_508: Power = spell(&[deal(2).to(TARGET), summon(card("hexfrog")).copies(2)]);

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
/// State: Derived
//~ derived TOY_513 26d2fa30 cc08af96 999a6523.f18e2797
pub const TOY_513: Power = battlecry(&[attach("TOY_513e").to(YOUR_HERO)]);

/// # Swirling Colors
///
/// `TOY_513e` · Shaman enchantment
///
/// > +1 Attack and **Windfury**.
///
/// - Set: Whizbang's Workshop
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived TOY_513e 4216715a 2872b0a7 48d6b113.4a5c81ec
pub const TOY_513e: Power = enchant(&[ATTACK.plus(1), has(GameTag::WINDFURY)]).this_turn();

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
//~ todo TOY_513t 7ed92a00 8e4d029c 99aeb433.2fb2592b
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
/// State: Derived
//~ derived TOY_877 7851812d f679bc9c 1c1212da.9eed3d52
pub const TOY_877: Power =
    spell(&[attach("TOY_877e1").to(together(&[YOUR_HAND.that(MINION), YOUR_DECK.that(MINION), FRIENDLY_MINIONS]))]);

/// # Wish Granted!
///
/// `TOY_877e1` · Shaman enchantment
///
/// > +2/+3.
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived TOY_877e1 94e27579 9e493e11 7cfb7b1c.7aa9e95d
pub const TOY_877e1: Power = enchant(&[plus(2, 3)]);
