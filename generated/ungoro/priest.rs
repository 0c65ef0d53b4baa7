//! Priest cards of Journey to Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file a00ab0cc

/// # Mirage Caller
///
/// `UNG_022` · Priest minion · 3 mana · 2/3
///
/// > **Battlecry:** Choose a minion. Summon a 1/1 copy of it.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Summon a 1/1 copy."
/// - Enchantments: Mirage [`UNG_022e`]
///
/// State: Derived
//~ derived UNG_022 84bdb324 cb9c3b2d 433e464b.44e095cd
pub const UNG_022: Power = battlecry(&[with_each(A_MINION), summon(copy_of(IT)), attach("UNG_022e").to(IT)]);

/// # Mirage
///
/// `UNG_022e` · Priest enchantment
///
/// > 1/1.
///
/// - Set: Journey to Un'Goro
///
/// State: Derived
//~ derived UNG_022e c6c508c4 efbc66f5 7eb373d1.d68bebe2
pub const UNG_022e: Power = enchant(&[become_stats(1, 1)]);

/// # Shadow Visions
///
/// `UNG_029` · Priest spell · Shadow · 2 mana
///
/// > **Discover** a copy of a spell in your deck.
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Mechanics: Discover
///
/// State: Derived
//~ derived UNG_029 81960b9a 793d8241 589627ff.f098d843
pub const UNG_029: Power = spell(&[offer(Offer::Entities(YOUR_DECK.that(SPELL)), &[get(copy_of(IT))])]);

/// # Binding Heal
///
/// `UNG_030` · Priest spell · Holy · 1 mana
///
/// > Restore #5 Health to a minion and your hero.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived UNG_030 531d3a85 6e2aaf9d 601fbaa6.4153817d
pub const UNG_030: Power = spell(&[heal(5).to(together(&[A_MINION, YOUR_HERO]))]);

/// # Crystalline Oracle
///
/// `UNG_032` · Priest minion · 1 mana · 1/2
///
/// > **Deathrattle:** Copy a card from your opponent's deck and add it to your hand.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived UNG_032 6beab3dc 4b6484bd c3275087.e9b47ba1
pub const UNG_032: Power = deathrattle(&[get(copy_of(ENEMY_DECK.random()))]);

/// # Radiant Elemental
///
/// `UNG_034` · Priest minion · 2 mana · 2/3
///
/// > Your spells cost (1) less *(but not less than 1)*.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Aura
/// - Enchantments: Radiant Elemental [`UNG_034e`]
///
/// State: Derived
//~ derived UNG_034 e46fb995 3a501d7d 378997e7.a287c844
pub const UNG_034: Power = aura(YOUR_HAND.that(SPELL)).gives("UNG_034e");

/// # Radiant Elemental
///
/// `UNG_034e` · Neutral enchantment
///
/// > Costs (1) less *(but not less than 1)*.
///
/// - Set: Journey to Un'Goro
///
/// State: Derived
//~ derived UNG_034e ec2529a0 941de7e6 2210a9c2.db27e443
pub const UNG_034e: Power = enchant(&[cost_less(1).not_below(1)]);

/// # Curious Glimmerroot
///
/// `UNG_035` · Priest minion · 3 mana · 3/4
///
/// > **Battlecry:** Look at 3 cards. Guess which one started in your opponent's deck to get a copy of it.
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ todo UNG_035 306a2b5c 25b62b9f 95efbade.a6e13186
pub const UNG_035: Power = TODO;

/// # Tortollan Shellraiser
///
/// `UNG_037` · Priest minion · 3 mana · 2/5
///
/// > **Taunt Deathrattle:** Give a random friendly minion +1/+1.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Mechanics: Taunt, Deathrattle
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 58374
/// - Enchantments: Shellshield [`UNG_037e`]
///
/// State: Derived
//~ derived UNG_037 c9a6864d 0c871611 88a542f5.70276893
pub const UNG_037: Power = deathrattle(&[attach("UNG_037e").to(FRIENDLY_MINIONS.random())]);

/// # Shellshield
///
/// `UNG_037e` · Priest enchantment
///
/// > +1/+1.
///
/// - Set: Journey to Un'Goro
///
/// State: Derived
//~ derived UNG_037e b0ac3e4b a78879be aa7c32c3.67341004
pub const UNG_037e: Power = enchant(&[plus(1, 1)]);

/// # Free From Amber
///
/// `UNG_854` · Priest spell · 7 mana
///
/// > **Discover** a minion that costs (8) or more. Summon it.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Mechanics: Discover
/// - Play requirements: `REQ_FRIENDLY_TARGET`, `REQ_TARGET_WITH_DEATHRATTLE`, `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived UNG_854 15bfa342 6ce20794 edd71da0.4700197a
pub const UNG_854: Power =
    spell(&[offer(Offer::Pool(all(&[MINION, COST.at_least(8)]), Classes::Own), &[summon(the(IT))])]);

/// # Awaken the Makers
///
/// `UNG_940` · Priest spell · 1 mana
///
/// > **Quest:** Summon 6 **Deathrattle** minions. **Reward:** Amara, Warden of Hope.
///
/// - Set: Journey to Un'Goro · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Refers to: Deathrattle
/// - Tags: `QUEST_PROGRESS_TOTAL` = 6, `839` = 1, `4297` = 1
/// - Tokens: Amara, Warden of Hope [`UNG_940t8`]
///
/// State: Derived
//~ derived UNG_940 cb9633ad a42820de a5728555.a7ff29db
pub const UNG_940: Power =
    quest(Goal::Times(6), &[YOU.summon(all(&[MINION, with(GameTag::DEATHRATTLE)]))]).reward(&[get(card("UNG_940t8"))]);

/// # Amara, Warden of Hope
///
/// `UNG_940t8` · Priest minion · 5 mana · 8/8
///
/// > **Taunt Battlecry:** Set your hero's Health to 40.
///
/// - Set: Journey to Un'Goro
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Warded By Hope [`UNG_940t8e`]
///
/// State: Derived
//~ derived UNG_940t8 e2df4340 dc41a687 6f852b39.9727da61
pub const UNG_940t8: Power = battlecry(&[give(&[HEALTH.set(40)]).to(YOUR_HERO)]);

/// # Warded By Hope
///
/// `UNG_940t8e` · Priest enchantment
///
/// > Increased Health.
///
/// - Set: Journey to Un'Goro
///
/// State: Todo
//~ todo UNG_940t8e c5f39f90 b6ecf27d 93281b3e.89b088dc
pub const UNG_940t8e: Power = TODO;

/// # Lyra the Sunshard
///
/// `UNG_963` · Priest minion · 4 mana · 3/5
///
/// > Whenever you cast a spell, add a random Priest spell to your hand.
///
/// - Set: Journey to Un'Goro · legendary · collectible
/// - Minion type: Elemental
///
/// State: Derived
//~ derived UNG_963 a17d4d57 3b5dcfc2 8f8694dc.4cf0b8f3
pub const UNG_963: Power = whenever(YOU.cast(SPELL)).then(&[get(random(all(&[SPELL, class(CardClass::Priest)])))]);
