//! Priest cards of Whizbang's Workshop.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 763040ed

/// # Delayed Product
///
/// `MIS_305` · Priest spell · 4 mana
///
/// > **Discover** and summon a minion that costs (8) or more. It goes **Dormant** for 2 turns.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Mechanics: Discover
/// - Refers to: Dormant
/// - Enchantments: Product Delay [`MIS_305e`], Delayed [`MIS_305e2`]
///
/// State: Derived
//~ derived MIS_305 e75cde7a 16e77cd3 e167dd03.6abd3806
#[rustfmt::skip]
pub const MIS_305: Power = spell(&[offer(Offer::Pool(all(&[MINION, COST.at_least(8)]), Classes::Own), &[summon(the(IT))]), make_dormant(IT, 2)]);

/// # Product Delay
///
/// `MIS_305e` · Priest enchantment
///
/// > Sending a minion 2 turns into the future.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ todo MIS_305e bbac553d 4839432c 5307ab2d.9cf73b46
pub const MIS_305e: Power = TODO;

/// # Delayed
///
/// `MIS_305e2` · Priest enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Whizbang's Workshop
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 2
///
/// State: Todo
//~ todo MIS_305e2 560fc8f7 d5fe7bc6 4001e20b.d03dd6ee
pub const MIS_305e2: Power = TODO;

/// # Funhouse Mirror
///
/// `MIS_714` · Priest spell · Shadow · 3 mana
///
/// > Summon a copy of an enemy minion. It attacks the original.
///
/// - Set: Whizbang's Workshop · common · collectible
///
/// State: Derived
//~ derived MIS_714 837467a4 a32b6534 72cb685a.e4872024
pub const MIS_714: Power = spell(&[summon(copy_of(AN_ENEMY_MINION)), make_attack(IT, AN_ENEMY_MINION)]);

/// # Puppet Theatre
///
/// `MIS_919` · Priest location · 4 mana · 0 uses
///
/// > Choose an enemy minion. Get a 1/1 copy of it that costs (1).
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Enchantments: Puppet [`MIS_919e`]
///
/// State: Derived
//~ derived MIS_919 ab3489df 99df0622 6cc85ee5.e56875d4
pub const MIS_919: Power =
    hero_power(&[with_each(AN_ENEMY_MINION), get(copy_of(IT)), attach("MIS_919e").to(IT), give(&[cost(1)]).to(IT)]);

/// # Puppet
///
/// `MIS_919e` · Priest enchantment
///
/// > Stats set to 1/1.
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived MIS_919e 27529ccf a56faaf1 212f4fce.26c4e028
pub const MIS_919e: Power = enchant(&[become_stats(1, 1)]);

/// # Clay Matriarch
///
/// `TOY_380` · Priest minion · 6 mana · 3/7
///
/// > **Miniaturize Taunt**. **Deathrattle:** Summon a 4/4 Whelp with **Elusive**.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Taunt, Deathrattle, Miniaturize
/// - Refers to: Elusive
/// - Tokens: Clay Matriarch [`TOY_380t`], Clay Whelp [`TOY_380t2`]
///
/// State: Derived
//~ derived TOY_380 44aef7d4 ac51b93e 850e7fab.1b2cd280
pub const TOY_380: Power = deathrattle(&[summon(card("TOY_380t2"))]);

/// # Clay Matriarch
///
/// `TOY_380t` · Priest minion · 1 mana · 1/1
///
/// > **Mini Taunt**. **Deathrattle:** Summon a 4/4 Whelp with **Elusive**.
///
/// - Set: Whizbang's Workshop · rare
/// - Minion type: Dragon
/// - Mechanics: Taunt, Deathrattle, Mini
/// - Refers to: Elusive
///
/// State: Todo
//~ todo TOY_380t 21359918 beb61fa6 264892d8.f61dac89
pub const TOY_380t: Power = TODO;

/// # Clay Whelp
///
/// `TOY_380t2` · Priest minion · 4 mana · 4/4
///
/// > **Elusive**
///
/// - Set: Whizbang's Workshop
/// - Minion type: Dragon
/// - Mechanics: Elusive, Whelp
///
/// State: Vanilla
//~ vanilla TOY_380t2 2cf26609 e9e70ae5 731c9087.c54580ff
pub const TOY_380t2: Power = VANILLA;

/// # Papercraft Angel
///
/// `TOY_381` · Priest minion · 2 mana · 2/3
///
/// > Your Hero Power costs (0).
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Mechanics: Aura
///
/// State: Derived
//~ derived TOY_381 835b66ea 3f3ed264 c13b7e5f.933d500a
pub const TOY_381: Power = aura(YOUR_HERO_POWER).have(&[cost(0)]);

/// # Careless Crafter
///
/// `TOY_382` · Priest minion · 3 mana · 3/3
///
/// > **Deathrattle:** Get two 0-Cost Bandages that restore #3 Health.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Bandage [`TOY_382t`]
///
/// State: Derived
//~ derived TOY_382 7c7c005e 8bd35d99 628efdec.8b8a7b32
pub const TOY_382: Power = deathrattle(&[get(card("TOY_382t")).copies(2)]);

/// # Bandage
///
/// `TOY_382t` · Priest spell · 0 mana
///
/// > Restore #3 Health.
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived TOY_382t ddea842f 18d19cd6 61b4b876.f8b1ee85
pub const TOY_382t: Power = spell(&[heal(3).to(TARGET)]);

/// # Raza the Resealed
///
/// `TOY_383` · Priest minion · 5 mana · 5/5
///
/// > **Battlecry:** Shuffle copies of 5 random friendly minions that died this game into your deck. They cost (0).
///
/// - Set: Whizbang's Workshop · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Raza Resealed Enchant [`TOY_383e`], Resealed [`TOY_383e2`]
///
/// State: Derived
//~ derived TOY_383 e8cd6e42 4779497c 98423c35.82087ad9
pub const TOY_383: Power =
    battlecry(&[shuffle(from_past(YOUR_MINIONS_THAT_DIED)).copies(5), attach("TOY_383e2").to(IT)]);

/// # Raza Resealed Enchant
///
/// `TOY_383e` · Priest enchantment
///
/// > Cards refresh your hero power.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ todo TOY_383e b052ee9e 207e1529 c379a755.aa980b1a
pub const TOY_383e: Power = TODO;

/// # Resealed
///
/// `TOY_383e2` · Priest enchantment
///
/// > Costs (0)
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived TOY_383e2 3bbf36d1 c0475988 86c3e87a.54c8f059
pub const TOY_383e2: Power = enchant(&[cost(0)]);

/// # Purifying Power
///
/// `TOY_384` · Priest spell · Holy · 2 mana
///
/// > **Silence** all friendly minions, then give them +1/+2.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Refers to: Silence
/// - Enchantments: Purified [`TOY_384e`]
///
/// State: Derived
//~ derived TOY_384 8225f777 ca9c027d 6a305cbf.652bb63c
pub const TOY_384: Power = spell(&[silence(FRIENDLY_MINIONS), attach("TOY_384e").to(IT)]);

/// # Purified
///
/// `TOY_384e` · Priest enchantment
///
/// > +1/+2.
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived TOY_384e a4a32bf8 3e899d61 fee95a70.6fa82661
pub const TOY_384e: Power = enchant(&[plus(1, 2)]);

/// # Timewinder Zarimi
///
/// `TOY_385` · Priest minion · 5 mana · 4/6
///
/// > **Battlecry:** Once per game, if you've played 8 other Dragons, take an extra turn.@ *({0} left!)*@ *(Ready!)*
///
/// - Set: Whizbang's Workshop · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Extra Turns Spell Override
/// - Tags: `ENTITY_TAG_THRESHOLD_TAG_ID` = 2, `ENTITY_TAG_THRESHOLD_VALUE` = 8, `4357` = 1
///
/// State: Todo
//~ todo TOY_385 90ed0735 d9b6687e 4d66371a.8564dfeb
pub const TOY_385: Power = TODO;

/// # Scale Replica
///
/// `TOY_387` · Priest spell · 2 mana
///
/// > Draw your lowest and highest Cost Dragon.
///
/// - Set: Whizbang's Workshop · rare · collectible
///
/// State: Derived
//~ derived TOY_387 e9052847 aa61a497 0631fa52.986398f4
pub const TOY_387: Power =
    spell(&[get(the(YOUR_DECK.that(DRAGON).least(COST))), get(the(YOUR_DECK.that(DRAGON).most(COST)))]);

/// # Chalk Artist
///
/// `TOY_388` · Priest minion · 4 mana · 4/3
///
/// > **Battlecry:** Draw a minion. Transform it into a random **Legendary** one *(keeping its original stats and Cost)*.
///
/// - Set: Whizbang's Workshop · epic · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Covered in Chalk [`TOY_388e2`], Chalk Dragon Cost [`TOY_388e3`]
///
/// State: Todo
//~ todo TOY_388 9ccb2833 1101878b 7b11147c.87aca250
pub const TOY_388: Power = TODO;

/// # Covered in Chalk
///
/// `TOY_388e2` · Priest enchantment
///
/// > Adjusted stats.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ todo TOY_388e2 dada95c9 c410b55c 8b6a71ee.fc449887
pub const TOY_388e2: Power = TODO;

/// # Chalk Dragon Cost
///
/// `TOY_388e3` · Priest enchantment
///
/// > Adjusted Cost.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ todo TOY_388e3 baa1416b ba1c94a3 bc17adf0.8be7f9cc
pub const TOY_388e3: Power = TODO;

/// # Fly Off the Shelves
///
/// `TOY_714` · Priest spell · 3 mana
///
/// > Deal $1 damage to all enemy minions. Repeat for each Dragon you're holding.
///
/// - Set: Whizbang's Workshop · rare · collectible
///
/// State: Derived
//~ derived TOY_714 3876a14f 0640650e 2e82a49e.5a4a3c74
pub const TOY_714: Power =
    spell(&[deal(1).to(ENEMY_MINIONS), times(1, &[deal(1).to(ENEMY_MINIONS)]).for_each(YOUR_HAND.that(DRAGON))]);

/// # Repackage
///
/// `TOY_879` · Priest spell · 7 mana
///
/// > Stuff all minions into a 2-Cost Box, then shuffle it into the opponent's deck.
///
/// - Set: Whizbang's Workshop · epic · collectible
/// - Enchantments: Resealed Box Tracker [`TOY_879e`]
/// - Tokens: Repackaged Box [`TOY_879t`]
///
/// State: Todo
//~ todo TOY_879 7195ed5c 654e8a43 7b7a80ee.e9eb97c1
pub const TOY_879: Power = TODO;

/// # Resealed Box Tracker
///
/// `TOY_879e` · Priest enchantment
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ todo TOY_879e 6e6c022c 9952eac6 13c1b771
pub const TOY_879e: Power = TODO;

/// # Repackaged Box
///
/// `TOY_879t` · Priest spell · 2 mana
///
/// > Add the resealed minions to your hand.@Add the {0} repackaged \|4(minion, minions) to your hand.
///
/// - Set: Whizbang's Workshop
/// - Tags: `1724` = 1
///
/// State: Todo
//~ todo TOY_879t 25cc42c3 f80be8b9 52c5e34a.0fd5e371
pub const TOY_879t: Power = TODO;
