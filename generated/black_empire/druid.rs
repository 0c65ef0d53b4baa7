//! Druid cards of Reign of the Black Empire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file dfa42996

/// # Waterstrider
///
/// `BE_002` · Druid minion · 5 mana · 5/5
///
/// > **Taunt**
///
/// - Set: Reign of the Black Empire
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla BE_002 ba454066 61934541 336bbee2.4b0c5d24
pub const BE_002: Power = VANILLA;

/// # Titan Sized
///
/// `BE_208` · Druid spell · 2 mana
///
/// > Draw a minion. Give Beasts in your hand +2/+2.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Enchantments: Titanic [`BE_208e`]
///
/// State: Derived
//~ derived BE_208 aa5a6ba2 4eb1d881 8da934d6.1a58ca88
pub const BE_208: Power = spell(&[draw_that(1, MINION), attach("BE_208e").to(YOUR_HAND.that(BEAST))]);

/// # Titanic
///
/// `BE_208e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Reign of the Black Empire
///
/// State: Derived
//~ derived BE_208e a8365760 7edad77b 60c5ef7a.6d6ab056
pub const BE_208e: Power = enchant(&[plus(2, 2)]);

/// # Efflorescence
///
/// `BE_801` · Druid spell · Nature · 2 mana
///
/// > Draw a different spell. If it's a Nature spell, it casts twice.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Enchantments: Blooming [`BE_801e`]
///
/// State: Todo
//~ todo BE_801 a9333b19 7427e8be 148fb335.06d45f39
pub const BE_801: Power = TODO;

/// # Blooming
///
/// `BE_801e` · Druid enchantment
///
/// > Casts twice.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ todo BE_801e e0ba4b21 eeeac4f2 2898afb3.31c56b87
pub const BE_801e: Power = TODO;

/// # Deathblossom
///
/// `BE_802` · Druid spell · Nature · 2 mana
///
/// > Get two 2/1 Plants with "**Deathrattle:** Summon a 5/5 Bug with **Taunt**." They cost (2).
///
/// - Set: Reign of the Black Empire · epic · collectible
/// - Refers to: Taunt, Deathrattle
/// - Tokens: Carnivorous Plant [`BE_802t`]
///
/// State: Todo
//~ todo BE_802 7f0a9e45 f70226d5 47816a42.e0772e4d
pub const BE_802: Power = TODO;

/// # Carnivorous Plant
///
/// `BE_802t` · Druid minion · 2 mana · 2/1
///
/// > **Deathrattle:** Summon a 5/5 Bug with **Taunt**.
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Deathrattle
/// - Refers to: Taunt
///
/// State: Todo
//~ todo BE_802t d35338ca 22b4a91f 658ad347.6bb31eaa
pub const BE_802t: Power = TODO;

/// # Twisted Grimlynx
///
/// `BE_850` · Druid minion · 5 mana · 5/2
///
/// > **Rush**
///
/// - Set: Reign of the Black Empire
/// - Minion type: Beast
/// - Mechanics: Rush
/// - Tags: `1584` = 1
///
/// State: Vanilla
//~ vanilla BE_850 018d31cf d4de5fba e159965b.57b12c28
pub const BE_850: Power = VANILLA;

/// # Curious Grimlynx
///
/// `BE_850t` · Druid minion · 5 mana · 2/5
///
/// > **Taunt**. **Battlecry:** Summon a {0}/{1} Beast with **Rush**. *(It has the opposite stats of this minion!)*
///
/// - Set: Reign of the Black Empire · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Battlecry
/// - Refers to: Rush
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 5, `TAG_SCRIPT_DATA_NUM_2` = 2, `1584` = 1
///
/// State: Todo
//~ todo BE_850t a3cb5a78 c5b48b1b 2afdc612.ed7ffe72
pub const BE_850t: Power = TODO;

/// # Steward of the Vale
///
/// `BE_851` · Druid minion · 2 mana · 2/3
///
/// > **Battlecry: Assemble** a Beast.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Craft
///
/// State: Todo
//~ todo BE_851 5a0c8498 9048b6ed cf615a1a.3205bf4a
pub const BE_851: Power = TODO;

/// # Ammunae
///
/// `BE_852` · Druid minion · 8 mana · 6/6
///
/// > **Battlecry:** For the rest of the game, after you play a **Deathrattle** minion, summon a copy of it.
///
/// - Set: Reign of the Black Empire · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Enchantments: Life Constructed [`BE_852e`], Life Construct [`BE_852e2`]
///
/// State: Derived
//~ derived BE_852 41df115e 41ba304e 579120dc.3a7d8210
#[rustfmt::skip]
pub const BE_852: Power = battlecry(&[later(&after(YOU.play(all(&[MINION, with(GameTag::DEATHRATTLE)]))).this_game().does(&[summon(copy_of(THAT))]))]);

/// # Life Constructed
///
/// `BE_852e` · Druid enchantment
///
/// > For the rest of the game, after you play a Deathrattle minion, summon a copy of it.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ todo BE_852e cab874c4 2784ecac 8c863921.62ac8b86
pub const BE_852e: Power = TODO;

/// # Life Construct
///
/// `BE_852e2` · Druid enchantment
///
/// > Copied Deathrattle from Ammunae.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ todo BE_852e2 5bb3e4f5 fdf4bf72 5e39cb9f.3837b8a1
pub const BE_852e2: Power = TODO;

/// # Aetherial Kindling
///
/// `BE_854` · Druid spell · Arcane · 3 mana
///
/// > Deal $3 damage. Summon a random 3-Cost minion.
///
/// - Set: Reign of the Black Empire · rare · collectible
///
/// State: Derived
//~ derived BE_854 1ca2dbd6 cd0cb33e 98dc341b.b6ca7432
pub const BE_854: Power = spell(&[deal(3).to(TARGET), summon(random(all(&[MINION, COST.is(3)])))]);

/// # Primordial Bear
///
/// `BE_855` · Druid minion · 3 mana · 2/3
///
/// > **Battlecry:** Give your hero this minion's Attack this turn.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Tags: `4548` = 1, `4578` = 1
/// - Enchantments: Primordial [`BE_855e`]
///
/// State: Derived
//~ derived BE_855 dab7fa62 e694b7fd 206571d7.10294ccc
pub const BE_855: Power =
    battlecry(&[lend(&[ATTACK.plus(1).times(X)], Lasts::ThisTurn).times(ATTACK.of(THIS)).to(YOUR_HERO)]);

/// # Primordial
///
/// `BE_855e` · Druid enchantment
///
/// > Increased Attack.
///
/// - Set: Reign of the Black Empire
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo BE_855e 04963e7d e0cd3825 480427a7.08129cea
pub const BE_855e: Power = TODO;

/// # Freya, Emerald Architect
///
/// `BE_856` · Druid minion · 6 mana · 4/6
///
/// > **Battlecry:** Double the stats of all Beasts in your hand and deck.
///
/// - Set: Reign of the Black Empire · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Enriched [`BE_856e`]
///
/// State: Derived
//~ derived BE_856 0b56f4e3 2471fec4 9dc8c39b.c8e49588
#[rustfmt::skip]
pub const BE_856: Power = battlecry(&[give(&[ATTACK.doubled(), HEALTH.doubled()]).to(together(&[YOUR_HAND.that(BEAST), YOUR_DECK.that(BEAST)]))]);

/// # Enriched
///
/// `BE_856e` · Druid enchantment
///
/// > Stats doubled.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ todo BE_856e a294e9fe e275c966 399c8454.a7f3d920
pub const BE_856e: Power = TODO;

/// # Foraging Slyvern
///
/// `BE_859` · Druid minion · 4 mana · 2/4
///
/// > **Taunt Deathrattle:** Draw cards equal to this minion's Attack.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Deathrattle
///
/// State: Derived
//~ derived BE_859 fd085000 28371d9c 77fb386f.d3f354fa
pub const BE_859: Power = deathrattle(&[draw(1).times(ATTACK.of(THIS))]);

/// # \[BioCore\] Herald of Nature
///
/// `CORE_Mon_0002` · Druid minion · 3 mana · 3/3
///
/// > **Battlecry:** If you've cast a Nature spell while holding this, give your other minions +1/+1.
///
/// - Set: Reign of the Black Empire · common
/// - Minion type: Naga
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived CORE_Mon_0002 c4b6b077 25fe240d 09bcaddb.98d43d84
#[rustfmt::skip]
pub const CORE_Mon_0002: Power = battlecry(&[give(&[plus(1, 1)]).to(OTHER_FRIENDLY_MINIONS)]).when(has_done(1, &past(Side::Friendly, Deed::Cast, Window::WhileHolding).that(school(SpellSchool::Nature))));

/// # \[BioCore\] Nature Studies
///
/// `Core_mon_0003` · Druid spell · Nature · 1 mana
///
/// > **Discover** a spell. Your next one costs (1) less.
///
/// - Set: Reign of the Black Empire · common
/// - Mechanics: Discover, Discover Studies Visual
///
/// State: Todo
//~ todo Core_mon_0003 d8d33951 e468cd66 5d448d71.96742851
pub const Core_mon_0003: Power = TODO;

/// # \[SenCore\] Ferocious Howl
///
/// `Core_mon_0017` · Druid spell · 3 mana
///
/// > Draw a card. Gain 1 Armor for each card in your hand.
///
/// - Set: Reign of the Black Empire · common
///
/// State: Derived
//~ derived Core_mon_0017 5de19a3f fe179e54 48cbe705.eb608b2d
pub const Core_mon_0017: Power = spell(&[draw(1), armor(1).for_each(YOUR_HAND)]);
