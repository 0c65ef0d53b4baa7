//! Neutral cards of Showdown in the Badlands.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 7e7adf8a

/// # Stone Drake
///
/// `DEEP_006` · Neutral minion · 6 mana · 2/8
///
/// > **Divine Shield**, **Taunt**, **Lifesteal**, **Elusive**
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Minion type: Elemental, Dragon
/// - Mechanics: Taunt, Divine Shield, Lifesteal, Elusive
/// - Tags: `2540` = 1
///
/// State: Vanilla
//~ vanilla DEEP_006 da6349d7 7c3a572e 9678ac8f.bf94f364
pub const DEEP_006: Power = VANILLA;

/// # Shale Spider
///
/// `DEEP_034` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** If you played an Elemental last turn, draw a card.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived DEEP_034 40f7aaf2 cba791d6 66410955.1ccf8061
pub const DEEP_034: Power =
    battlecry(&[draw(1)]).when(has_done(1, &past(Side::Friendly, Deed::Played, Window::LastTurn).that(ELEMENTAL)));

/// # Iridescent Gyreworm
///
/// `DEEP_035` · Neutral minion · 3 mana · 4/3
///
/// > **Deathrattle:** Give each of your minions a random **Bonus Effect**.
///
/// - Set: Showdown in the Badlands · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Deathrattle
/// - Refers to: Bonus Effects
///
/// State: Derived
//~ derived DEEP_035 c40dec48 e08f7fb5 3807f65c.1a45438e
pub const DEEP_035: Power = deathrattle(&[bonus_effects(1).to(FRIENDLY_MINIONS)]);

/// # Therazane
///
/// `DEEP_036` · Neutral minion · 7 mana · 7/5
///
/// > **Taunt** **Deathrattle:** Double the stats of all Elementals in your hand and deck.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt, Deathrattle
/// - Enchantments: Earthmother's Boon [`DEEP_036e`]
///
/// State: Derived
//~ derived DEEP_036 a9b9583a e778b10a b818a921.4bd3294c
#[rustfmt::skip]
pub const DEEP_036: Power = deathrattle(&[give(&[ATTACK.doubled(), HEALTH.doubled()]).to(together(&[YOUR_HAND.that(ELEMENTAL), YOUR_DECK.that(ELEMENTAL)]))]);

/// # Earthmother's Boon
///
/// `DEEP_036e` · Neutral enchantment
///
/// > Doubled Attack and Health.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ todo DEEP_036e 395199b1 3f8b6d83 8d9dc0b4.25b00aaf
pub const DEEP_036e: Power = TODO;

/// # Maruut Stonebinder
///
/// `DEEP_037` · Neutral minion · 7 mana · 5/6
///
/// > **Battlecry:** If your deck started with no duplicates, **Discover** an Elemental to summon. Add the others to your hand.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ todo DEEP_037 224013dc 0dd418f7 f177d901.0b75d366
pub const DEEP_037: Power = TODO;

/// # Heartblossom
///
/// `DEEP_999t1` · Neutral spell · 1 mana
///
/// > Give a friendly minion +2/+2. Deal $2 damage to a random enemy minion.
///
/// - Set: Showdown in the Badlands · common
/// - Mechanics: Excavate
/// - Tags: `2823` = 1
/// - Enchantments: Heartblossom [`DEEP_999t1e`]
///
/// State: Derived
//~ derived DEEP_999t1 2b71f710 7be3fddd d55a6eb2.967dca96
pub const DEEP_999t1: Power = spell(&[attach("DEEP_999t1e").to(A_FRIENDLY_MINION), deal(2).to(ENEMY_MINIONS.random())]);

/// # Heartblossom
///
/// `DEEP_999t1e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Showdown in the Badlands
///
/// State: Derived
//~ derived DEEP_999t1e 2919be80 de8fa7d9 3d2eccc4.6d6ab056
pub const DEEP_999t1e: Power = enchant(&[plus(2, 2)]);

/// # Deepholm Geode
///
/// `DEEP_999t2` · Neutral minion · 2 mana · 1/2
///
/// > At the end of your turn, deal 2 damage to all enemies.
///
/// - Set: Showdown in the Badlands · rare
/// - Minion type: Elemental
/// - Tags: `2823` = 1, `EXCAVATE` = 2
///
/// State: Derived
//~ derived DEEP_999t2 6a97abc0 602b0bc4 0437e906.73814d5b
pub const DEEP_999t2: Power = at_end_of_your_turn(&[deal(2).to(ENEMIES)]);

/// # World Pillar Fragment
///
/// `DEEP_999t3` · Neutral spell · 3 mana
///
/// > **Discover** an Elemental to summon. Add the others to your hand.
///
/// - Set: Showdown in the Badlands · epic
/// - Mechanics: Discover
/// - Tags: `2823` = 1, `EXCAVATE` = 3
///
/// State: Todo
//~ todo DEEP_999t3 2c1f0096 6cb3ded9 871e45f7.3ea5a28f
pub const DEEP_999t3: Power = TODO;

/// # Kobold Miner
///
/// `WW_001` · Neutral minion · 2 mana · 1/1
///
/// > **Battlecry: Excavate** a treasure.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Battlecry, Excavate
/// - Tokens: Rock [`WW_001t`], Ogrefist Boulder [`WW_001t11`], Collapse! [`WW_001t12`], Steelhide Mole [`WW_001t13`], Azerite Gem [`WW_001t14`], Living Stone [`WW_001t16`], Motherlode Drake [`WW_001t17`], Pouch of Coins [`WW_001t18`], Water Source [`WW_001t2`], The Azerite Scorpion [`WW_001t23`], The Azerite Hawk [`WW_001t24`], The Azerite Snake [`WW_001t25`], The Azerite Rat [`WW_001t26`], The Azerite Ox [`WW_001t27`], Fool's Azerite [`WW_001t3`], Escaping Trogg [`WW_001t4`], Falling Stalactite [`WW_001t5`], Canary [`WW_001t7`], Glowing Glyph [`WW_001t8`], Azerite Chunk [`WW_001t9`]
///
/// State: Derived
//~ derived WW_001 cf318ba5 3dedb126 74c9347f.16daebfa
pub const WW_001: Power = battlecry(&[excavate()]);

/// # Rock
///
/// `WW_001t` · Neutral spell · 1 mana
///
/// > Deal $3 damage.
///
/// - Set: Showdown in the Badlands · common
/// - Mechanics: Excavate
/// - Tags: `2823` = 1
///
/// State: Derived
//~ derived WW_001t bebe90b0 83e90cd3 0b4402f4.528329a4
pub const WW_001t: Power = spell(&[deal(3).to(TARGET)]);

/// # Ogrefist Boulder
///
/// `WW_001t11` · Neutral location · 3 mana · 0 uses
///
/// > Set a minion's stats to 6/7.
///
/// - Set: Showdown in the Badlands · epic
/// - Tags: `2823` = 1, `EXCAVATE` = 3
/// - Enchantments: Good Stats [`WW_001t11e`]
///
/// State: Derived
//~ derived WW_001t11 624599b8 5694a554 e6d66a9c.b22692d5
pub const WW_001t11: Power = hero_power(&[attach("WW_001t11e").to(A_MINION)]);

/// # Good Stats
///
/// `WW_001t11e` · Neutral enchantment
///
/// > Stats changed to 6/7.
///
/// - Set: Showdown in the Badlands
///
/// State: Derived
//~ derived WW_001t11e 266d3315 0f3c22de 1f580247.26c3b6d5
pub const WW_001t11e: Power = enchant(&[become_stats(6, 7)]);

/// # Collapse!
///
/// `WW_001t12` · Neutral spell · 3 mana
///
/// > Deal $3 damage to all enemies.
///
/// - Set: Showdown in the Badlands · epic
/// - Tags: `2823` = 1, `EXCAVATE` = 3
///
/// State: Derived
//~ derived WW_001t12 eb930be4 a4fd374b 9d14a72f.2d0c0cd1
pub const WW_001t12: Power = spell(&[deal(3).to(ENEMIES)]);

/// # Steelhide Mole
///
/// `WW_001t13` · Neutral minion · 3 mana · 3/7
///
/// > **Taunt Reborn Elusive**
///
/// - Set: Showdown in the Badlands · epic
/// - Minion type: Beast
/// - Mechanics: Taunt, Reborn, Elusive
/// - Tags: `2823` = 1, `EXCAVATE` = 3
///
/// State: Vanilla
//~ vanilla WW_001t13 5c508ac8 efb0f5b7 60b46dd3.ee06c554
pub const WW_001t13: Power = VANILLA;

/// # Azerite Gem
///
/// `WW_001t14` · Neutral spell · 3 mana
///
/// > **Discover** a 5-Cost card. It costs (0).
///
/// - Set: Showdown in the Badlands · epic
/// - Mechanics: Discover
/// - Tags: `2823` = 1, `EXCAVATE` = 3
/// - Enchantments: Azerite Glow [`WW_001t14e`]
///
/// State: Derived
//~ derived WW_001t14 bf2a1f7e 0ea6a32b 3e6684cf.abe1c7ff
pub const WW_001t14: Power = spell(&[discover(COST.is(5)), attach("WW_001t14e").to(IT)]);

/// # Azerite Glow
///
/// `WW_001t14e` · Neutral enchantment
///
/// > Costs (0).
///
/// - Set: Showdown in the Badlands
///
/// State: Derived
//~ derived WW_001t14e 31c7f03e f29d56b4 4332fd19.dd600ecd
pub const WW_001t14e: Power = enchant(&[cost(0)]);

/// # Living Stone
///
/// `WW_001t16` · Neutral minion · 2 mana · 2/4
///
/// > **Taunt Deathrattle:** Summon a random 2-Cost minion.
///
/// - Set: Showdown in the Badlands · rare
/// - Minion type: Elemental
/// - Mechanics: Taunt, Deathrattle
/// - Tags: `2823` = 1, `EXCAVATE` = 2
///
/// State: Derived
//~ derived WW_001t16 56bdb976 83c23c6d 0900ae97.fed943cb
pub const WW_001t16: Power = deathrattle(&[summon(random(all(&[MINION, COST.is(2)])))]);

/// # Motherlode Drake
///
/// `WW_001t17` · Neutral minion · 3 mana · 4/3
///
/// > **Rush Divine Shield Lifesteal**
///
/// - Set: Showdown in the Badlands · epic
/// - Minion type: Dragon
/// - Mechanics: Divine Shield, Lifesteal, Rush
/// - Tags: `2823` = 1, `EXCAVATE` = 3
///
/// State: Vanilla
//~ vanilla WW_001t17 9a0d55a4 3e742da5 6b374251.a4ab7fc4
pub const WW_001t17: Power = VANILLA;

/// # Pouch of Coins
///
/// `WW_001t18` · Neutral spell · 1 mana
///
/// > Get two Coins.
///
/// - Set: Showdown in the Badlands · common
/// - Mechanics: Excavate
/// - Tags: `2823` = 1
///
/// State: Derived
//~ derived WW_001t18 3420c22c 4b98d68e 3bd8e2ed.982cfb52
pub const WW_001t18: Power = spell(&[get(card("GAME_005")).copies(2)]);

/// # Water Source
///
/// `WW_001t2` · Neutral spell · 1 mana
///
/// > Restore #3 Health. Draw a card.
///
/// - Set: Showdown in the Badlands · common
/// - Mechanics: Excavate
/// - Tags: `2823` = 1
///
/// State: Derived
//~ derived WW_001t2 6f3cc130 773eccd4 18a3a2cb.6ae4ccaf
pub const WW_001t2: Power = spell(&[heal(3).to(TARGET), draw(1)]);

/// # The Azerite Scorpion
///
/// `WW_001t23` · Rogue minion · 4 mana · 5/5
///
/// > **Battlecry**: Get 4 random spells. They cost (1) less for each time you've **Excavated** this game *(but not less than 1)*.
///
/// - Set: Showdown in the Badlands · legendary
/// - Minion type: Elemental, Beast
/// - Mechanics: Battlecry
/// - Refers to: Excavate
/// - Tags: `2542` = 1, `2823` = 1, `EXCAVATE` = 4
/// - Enchantments: Scorpion's Sting [`WW_001t23e`]
///
/// State: Todo
//~ todo WW_001t23 6c064a08 c5fe5170 e1b3195e.ab17c99f
pub const WW_001t23: Power = TODO;

/// # Scorpion's Sting
///
/// `WW_001t23e` · Rogue enchantment
///
/// > Costs (1) less for each time you've **Excavated** this game *(but not less than 1)*.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ todo WW_001t23e 957ae66d fa6fa2a8 5efb579e.ceab3d5c
pub const WW_001t23e: Power = TODO;

/// # The Azerite Hawk
///
/// `WW_001t24` · Mage minion · 4 mana · 5/5
///
/// > **Battlecry:** Get a random **Titan**. It costs (1).
///
/// - Set: Showdown in the Badlands · legendary
/// - Minion type: Elemental, Beast
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Tags: `2542` = 1, `2823` = 1, `EXCAVATE` = 4
///
/// State: Todo
//~ todo WW_001t24 e6195a59 7d064420 0dcf9755.c7ffb881
pub const WW_001t24: Power = TODO;

/// # The Azerite Snake
///
/// `WW_001t25` · Warlock minion · 4 mana · 5/5
///
/// > **Battlecry:** Your hero steals 10 Health from the enemy hero.
///
/// - Set: Showdown in the Badlands · legendary
/// - Minion type: Elemental, Beast
/// - Mechanics: Battlecry
/// - Tags: `2542` = 1, `2823` = 1, `EXCAVATE` = 4
/// - Enchantments: Azerite Deficiency [`WW_001t25e`], Azerite Strength [`WW_001t25e2`]
///
/// State: Todo
//~ todo WW_001t25 360bf129 46bf299e d34bf621.ccaf6b91
pub const WW_001t25: Power = TODO;

/// # Azerite Deficiency
///
/// `WW_001t25e` · Warlock enchantment
///
/// > Reduced Health.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ todo WW_001t25e 017537a3 6bd641dc 76f6c479.4803159e
pub const WW_001t25e: Power = TODO;

/// # Azerite Strength
///
/// `WW_001t25e2` · Warlock enchantment
///
/// > Increased Health.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ todo WW_001t25e2 11a04f4f 73b1e12e 5397ff08.89b088dc
pub const WW_001t25e2: Power = TODO;

/// # The Azerite Rat
///
/// `WW_001t26` · Death Knight minion · 4 mana · 5/5
///
/// > **Battlecry:** Resurrect your highest Cost minion. Give it +2/+2, **Reborn**, and **Lifesteal**.
///
/// - Set: Showdown in the Badlands · legendary
/// - Minion type: Elemental, Beast
/// - Mechanics: Battlecry
/// - Refers to: Lifesteal, Reborn
/// - Tags: `2542` = 1, `2823` = 1, `EXCAVATE` = 4
/// - Enchantments: Azerite Soul [`WW_001t26e`]
///
/// State: Todo
//~ todo WW_001t26 c71ee147 a7fc67f5 07088c22.a1da5a10
pub const WW_001t26: Power = TODO;

/// # Azerite Soul
///
/// `WW_001t26e` · Death Knight enchantment
///
/// > +2/+2, **Reborn**, and **Lifesteal**.
///
/// - Set: Showdown in the Badlands
///
/// State: Derived
//~ derived WW_001t26e 2acb97d1 03a55afb 7d31e0fe.bb7ddbc1
pub const WW_001t26e: Power = enchant(&[plus(2, 2), has(GameTag::REBORN), has(GameTag::LIFESTEAL)]);

/// # The Azerite Ox
///
/// `WW_001t27` · Warrior minion · 4 mana · 5/5
///
/// > **Battlecry: Discover** two 8-Cost minions. Summon them.
///
/// - Set: Showdown in the Badlands · legendary
/// - Minion type: Elemental, Beast
/// - Mechanics: Battlecry, Discover
/// - Tags: `2542` = 1, `2823` = 1, `EXCAVATE` = 4
///
/// State: Derived
//~ derived WW_001t27 56a4db0f fe9c69d2 4d26d8c2.93e6f08d
pub const WW_001t27: Power =
    battlecry(&[offer(Offer::Pool(all(&[MINION, COST.is(8)]), Classes::Own), &[summon(the(IT))]).repeated(2)]);

/// # Fool's Azerite
///
/// `WW_001t3` · Neutral spell · 1 mana
///
/// > **Discover** a 2-Cost card. It costs (0).
///
/// - Set: Showdown in the Badlands · common
/// - Mechanics: Discover, Excavate
/// - Tags: `2823` = 1
///
/// State: Derived
//~ derived WW_001t3 f9c4580a c71989e6 39b466c5.857a38a1
pub const WW_001t3: Power = spell(&[discover(COST.is(2)), give(&[cost(0)]).to(IT)]);

/// # Escaping Trogg
///
/// `WW_001t4` · Neutral minion · 1 mana · 2/3
///
/// > **Rush**
///
/// - Set: Showdown in the Badlands · common
/// - Mechanics: Rush, Excavate
/// - Tags: `2823` = 1
///
/// State: Vanilla
//~ vanilla WW_001t4 cbc6da56 39438a57 96db1a16.57b12c28
pub const WW_001t4: Power = VANILLA;

/// # Falling Stalactite
///
/// `WW_001t5` · Neutral spell · 2 mana
///
/// > Deal $3 damage to a minion and the enemy hero.
///
/// - Set: Showdown in the Badlands · rare
/// - Tags: `2823` = 1, `EXCAVATE` = 2
///
/// State: Derived
//~ derived WW_001t5 12345991 43f3ff1a 88261b33.66a20cc4
pub const WW_001t5: Power = spell(&[deal(3).to(together(&[A_MINION, ENEMY_HERO]))]);

/// # Canary
///
/// `WW_001t7` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Return an enemy minion to its owner's hand.
///
/// - Set: Showdown in the Badlands · rare
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Tags: `2823` = 1, `EXCAVATE` = 2
/// - Target: "Return an enemy minion to hand."
///
/// State: Derived
//~ derived WW_001t7 4eec8b8b 40071135 10f72ba3.03b49c6d
pub const WW_001t7: Power = battlecry(&[return_to_hand(AN_ENEMY_MINION)]);

/// # Glowing Glyph
///
/// `WW_001t8` · Neutral spell · 2 mana
///
/// > Give a minion and its neighbors +1/+2.
///
/// - Set: Showdown in the Badlands · rare
/// - Tags: `2823` = 1, `EXCAVATE` = 2
/// - Enchantments: Glowing Glyph [`WW_001t8e`]
///
/// State: Derived
//~ derived WW_001t8 926eed3f 1c5d5eab 8904364e.297f0c47
pub const WW_001t8: Power = spell(&[attach("WW_001t8e").to(A_MINION.with_neighbours())]);

/// # Glowing Glyph
///
/// `WW_001t8e` · Neutral enchantment
///
/// > +1/+2.
///
/// - Set: Showdown in the Badlands
///
/// State: Derived
//~ derived WW_001t8e 7f840439 1bf86802 b49e687b.6fa82661
pub const WW_001t8e: Power = enchant(&[plus(1, 2)]);

/// # Azerite Chunk
///
/// `WW_001t9` · Neutral spell · 2 mana
///
/// > **Discover** a 3-Cost card. It costs (0).
///
/// - Set: Showdown in the Badlands · rare
/// - Mechanics: Discover
/// - Tags: `2823` = 1, `EXCAVATE` = 2
///
/// State: Derived
//~ derived WW_001t9 221ed8f9 c02e4f32 2a02ee3f.42ddcd74
pub const WW_001t9: Power = spell(&[discover(COST.is(3)), give(&[cost(0)]).to(IT)]);

/// # Burrow Buster
///
/// `WW_002` · Neutral minion · 5 mana · 6/5
///
/// > **Rush Battlecry: Excavate** a treasure.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry, Rush, Excavate
///
/// State: Derived
//~ derived WW_002 5fac767e 92d0c74c c18677fb.5b47b0d6
pub const WW_002: Power = battlecry(&[excavate()]);

/// # Bounty Board
///
/// `WW_003` · Neutral minion · 3 mana · 0/5
///
/// > Your **Excavate, Quickdraw**, **Tradeable**, and **Legendary** cards cost (1) less.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Mechanics: Aura
/// - Refers to: Tradeable, Quickdraw, Excavate
/// - Enchantments: Bull Market [`WW_003e`]
///
/// State: Derived
//~ derived WW_003 7280febd f718e9df 8785843d.e52ba5bc
#[rustfmt::skip]
pub const WW_003: Power = aura(YOUR_HAND.that(any(&[with(GameTag::EXCAVATE), with(GameTag::QUICKDRAW), with(GameTag::TRADEABLE), rarity(Rarity::Legendary)]))).gives("WW_003e");

/// # Bull Market
///
/// `WW_003e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Showdown in the Badlands
///
/// State: Derived
//~ derived WW_003e 6aa468b1 b91293ad 13e6e4d6.f705eb41
pub const WW_003e: Power = enchant(&[cost_less(1)]);

/// # Azerite Giant
///
/// `WW_025` · Neutral minion · 8 mana · 8/8
///
/// > Costs (1) less for each turn in a row you've played an Elemental.
///
/// - Set: Showdown in the Badlands · epic · collectible
/// - Minion type: Elemental
///
/// State: Todo
//~ todo WW_025 364b55b3 918c6dbd 62ac05c4.3d12ccfc
pub const WW_025: Power = TODO;

/// # Tram Mechanic
///
/// `WW_044` · Neutral minion · 1 mana · 2/1
///
/// > **Deathrattle:** Get a Barrel of Sludge. *TOXIC WASTE: Handle with care.*
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Barrel of Sludge [`WW_044t`]
///
/// State: Derived
//~ derived WW_044 68f2e5ac d7c21bbc 1892f0d0.7ce6bd1a
pub const WW_044: Power = deathrattle(&[get(card("WW_044t"))]);

/// # Barrel of Sludge
///
/// `WW_044t` · Neutral spell · Fel · 3 mana
///
/// > When this is played, discarded, or destroyed, deal $4 damage to the lowest Health enemy.
///
/// - Set: Showdown in the Badlands
/// - Mechanics: Invisible Deathrattle, Ignore Suppress Mill Animation
/// - Tags: `1724` = 1
///
/// State: Todo
//~ todo WW_044t 46d5ee0a f69e3829 89f5fda7.21ea3410
pub const WW_044t: Power = TODO;

/// # Reno, Lone Ranger
///
/// `WW_0700` · Neutral hero · 8 mana · 30 health, 5 armor
///
/// > **Battlecry:** If your deck started with no duplicates, remove all enemy minions from the game.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Mechanics: Battlecry, Keep Hero Class
/// - Hero power: Reno's Handcannon [`WW_0700p`], Arcane Bullet [`WW_0700p1`], Frost Bullet [`WW_0700p2`], Fire Bullet [`WW_0700p3`], Holy Bullet [`WW_0700p4`], Nature Bullet [`WW_0700p5`], Shadow Bullet [`WW_0700p6`], Fel Bullet [`WW_0700p7`]
/// - Enchantments: Alone Ranger [`WW_0700e1`]
///
/// State: Todo
//~ todo WW_0700 d4dc5670 ecb81c1a 2dd08ffd.2c3a0ce2
pub const WW_0700: Power = TODO;

/// # Alone Ranger
///
/// `WW_0700e1` · Neutral enchantment
///
/// > Your board size is 1 for a turn.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ todo WW_0700e1 fd8d6b1c 30f64ac7 7e6cea82.c6d23bef
pub const WW_0700e1: Power = TODO;

/// # Reno's Handcannon
///
/// `WW_0700p` · Neutral hero power · 2 mana
///
/// > Shoot this turn's magic bullet!
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ todo WW_0700p 999f7d8e 13d8bea4 965c77c9.1e6a3f04
pub const WW_0700p: Power = TODO;

/// # Arcane Bullet
///
/// `WW_0700p1` · Neutral hero power · 2 mana
///
/// > Deal $2 damage. Refresh 2 Mana Crystals. Swaps each turn.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ todo WW_0700p1 cd9720e4 a704d0f4 2e9d630e.bd7f5d6a
pub const WW_0700p1: Power = TODO;

/// # Frost Bullet
///
/// `WW_0700p2` · Neutral hero power · 2 mana
///
/// > Deal $2 damage. Gain $d4 Armor. Swaps each turn.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ todo WW_0700p2 4f0509d5 6e418dda 9409cbdd.cfdec8fd
pub const WW_0700p2: Power = TODO;

/// # Fire Bullet
///
/// `WW_0700p3` · Neutral hero power · 2 mana
///
/// > Deal $2 damage, then deal $1 damage to all enemy minions. Swaps each turn.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ todo WW_0700p3 2fef750b 5f924ed5 10b3f58f.8463d586
pub const WW_0700p3: Power = TODO;

/// # Holy Bullet
///
/// `WW_0700p4` · Neutral hero power · 2 mana
///
/// > Deal $2 damage. Give a random friendly minion +2/+2. Swaps each turn.
///
/// - Set: Showdown in the Badlands
/// - Enchantments: Holy Bullet Buff [`WW_0700p4e1`]
///
/// State: Todo
//~ todo WW_0700p4 d0272c7f 3fb08d9c 981f27c4.46778544
pub const WW_0700p4: Power = TODO;

/// # Holy Bullet Buff
///
/// `WW_0700p4e1` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Showdown in the Badlands
///
/// State: Derived
//~ derived WW_0700p4e1 0adbe920 a98b5d81 71a23749.6d6ab056
pub const WW_0700p4e1: Power = enchant(&[plus(2, 2)]);

/// # Nature Bullet
///
/// `WW_0700p5` · Neutral hero power · 2 mana
///
/// > Deal $2 damage. **Discover** a spell. Swaps each turn.
///
/// - Set: Showdown in the Badlands
/// - Mechanics: Discover
///
/// State: Todo
//~ todo WW_0700p5 5fc2dcab 073dc697 4bfdc3fc.dcdafdc3
pub const WW_0700p5: Power = TODO;

/// # Shadow Bullet
///
/// `WW_0700p6` · Neutral hero power · 2 mana
///
/// > Deal $2 damage. Summon a random 3-Cost minion. Swaps each turn.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ todo WW_0700p6 b937a5f9 693b49bd 8fbbc4cd.528e6154
pub const WW_0700p6: Power = TODO;

/// # Fel Bullet
///
/// `WW_0700p7` · Neutral hero power · 2 mana
///
/// > Deal $2 damage. Draw a card. Swaps each turn.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ todo WW_0700p7 0617d23d 1b06e9bf 507517ed.5d4e5c4b
pub const WW_0700p7: Power = TODO;

/// # Trapdoor Spider
///
/// `WW_300` · Neutral minion · 2 mana · 1/2
///
/// > **Stealth**, **Poisonous** After your opponent plays a minion, attack it.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Minion type: Beast
/// - Mechanics: Stealth, Poisonous
///
/// State: Derived
//~ derived WW_300 ccd55089 42af5687 e03c34da.2d8ad848
pub const WW_300: Power = after(OPPONENT.play(MINION)).then(&[make_attack(THIS, THAT)]);

/// # Miracle Salesman
///
/// `WW_331` · Neutral minion · 1 mana · 2/2
///
/// > **Deathrattle:** Get a **Tradeable** Snake Oil.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Deathrattle
/// - Refers to: Tradeable
/// - Tokens: Snake Oil [`WW_331t`]
///
/// State: Derived
//~ derived WW_331 5744b46b 8b691b2d 1dfe563f.c708911f
pub const WW_331: Power = deathrattle(&[get(card("WW_331t"))]);

/// # Snake Oil
///
/// `WW_331t` · Neutral spell · 0 mana
///
/// > **Tradeable** Deal $0 damage. *This seems useless...*
///
/// - Set: Showdown in the Badlands
/// - Mechanics: Tradeable, Deck Action Cost
///
/// State: Todo
//~ todo WW_331t 5a23c218 a2c27849 33ea8a8f.92a40d27
pub const WW_331t: Power = TODO;

/// # Snake Oil Seller
///
/// `WW_332` · Neutral minion · 4 mana · 4/5
///
/// > **Deathrattle:** Shuffle 2 **Tradeable** Snake Oils into your opponent's deck.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Minion type: Naga
/// - Mechanics: Deathrattle
/// - Refers to: Tradeable
/// - Tokens: Snake Oil [`WW_331t`]
///
/// State: Derived
//~ derived WW_332 e0f88126 19a788f5 16385f98.21318835
pub const WW_332: Power = deathrattle(&[shuffle(card("WW_331t")).copies(2).to(OPPONENT)]);

/// # Howdyfin
///
/// `WW_333` · Neutral minion · 2 mana · 2/3
///
/// > Whenever your hand has less than 3 cards in it, get a random Murloc.
///
/// - Set: Showdown in the Badlands · epic · collectible
/// - Minion type: Murloc
///
/// State: Todo
//~ todo WW_333 579c7627 eac7130d ed50e786.564bcc40
pub const WW_333: Power = TODO;

/// # Cattle Rustler
///
/// `WW_351` · Neutral minion · 5 mana · 3/4
///
/// > **Battlecry:** Draw a Beast. It costs (3) less.
///
/// - Set: Showdown in the Badlands · epic · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Rustled [`WW_351e`]
///
/// State: Derived
//~ derived WW_351 8dd3594b 835d9140 9abcc6ff.3c164f0f
pub const WW_351: Power = battlecry(&[draw_that(1, BEAST), attach("WW_351e").to(IT)]);

/// # Rustled
///
/// `WW_351e` · Warrior enchantment
///
/// > Costs (3) less
///
/// - Set: Showdown in the Badlands
///
/// State: Derived
//~ derived WW_351e cf960508 effb7c28 8fbb2a48.38955daf
pub const WW_351e: Power = enchant(&[cost_less(3)]);

/// # Sheriff Barrelbrim
///
/// `WW_359` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** If you have 20 or less Health, open the Badlands Jail.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Mechanics: Battlecry
/// - Tokens: Badlands Jail [`WW_359t`]
///
/// State: Todo
//~ todo WW_359 e2686dfc 4dd97b60 e95cce49.7483fdb2
pub const WW_359: Power = TODO;

/// # Badlands Jail
///
/// `WW_359t` · Neutral location · 4 mana · 0 uses
///
/// > Make a minion go **Dormant** for 3 turns.
///
/// - Set: Showdown in the Badlands
/// - Refers to: Dormant
///
/// State: Derived
//~ derived WW_359t cf8d0160 69694118 d5d7a83d.950f4fb1
pub const WW_359t: Power = hero_power(&[make_dormant(A_MINION, 3)]);

/// # Azerite Chain Gang
///
/// `WW_360` · Neutral minion · 4 mana · 2/3
///
/// > **Taunt Battlecry and Quickdraw:** Summon a copy of this.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Mechanics: Taunt, Battlecry, Quickdraw
///
/// State: Derived
//~ derived WW_360 163edd31 4d1778cf 8bdf71a8.9e98138a
pub const WW_360: Power =
    abilities(&[battlecry(&[summon(copy_of(THIS))]), on(Word::Quickdraw, &[summon(copy_of(THIS))])]);

/// # Cactus Rager
///
/// `WW_376` · Neutral minion · 2 mana · 5/1
///
/// > **Poisonous**
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Poisonous
///
/// State: Vanilla
//~ vanilla WW_376 67165bf4 342a76d6 c3bf4dc5.2574dcf7
pub const WW_376: Power = VANILLA;

/// # Flint Firearm
///
/// `WW_379` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Get a random **Quickdraw** card. If you play it this turn, repeat this.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Quickdraw
/// - Enchantments: Flint Firearm [`WW_379e`]
///
/// State: Derived
//~ derived WW_379 f18e7708 60884dfb ee5661b4.2daf5685
#[rustfmt::skip]
pub const WW_379: Power = battlecry(&[get(random(with(GameTag::QUICKDRAW))), later(&whenever(YOU.play(is(&IT))).this_turn().does(&[repeat(Word::Battlecry, the(THIS))]))]);

/// # Flint Firearm
///
/// `WW_379e` · Neutral enchantment
///
/// > If played this turn, get another **Quickdraw** card.
///
/// - Set: Showdown in the Badlands
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo WW_379e 058e5ef7 78ed7d47 f7796426.7244513f
pub const WW_379e: Power = TODO;

/// # Dryscale Deputy
///
/// `WW_383` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** The next time you draw a spell, get a copy of it.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Enchantments: Dryscale Deputy [`WW_383e`]
///
/// State: Derived
//~ derived WW_383 df639b8a a11a9e70 1de4840f.cbfd833f
pub const WW_383: Power = battlecry(&[later(&whenever(YOU.draw(SPELL)).does(&[get(copy_of(THAT))]))]);

/// # Dryscale Deputy
///
/// `WW_383e` · Neutral enchantment
///
/// > The next spell you draw gives you an extra copy.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ todo WW_383e 27f94316 2ebc2b7c 89a35d38.20190cd7
pub const WW_383e: Power = TODO;

/// # Gold Panner
///
/// `WW_391` · Neutral minion · 2 mana · 1/2
///
/// > At the end of your turn, draw a card.
///
/// - Set: Showdown in the Badlands · common · collectible
///
/// State: Derived
//~ derived WW_391 4f4db3e1 2c9bdc83 719fa0ea.f5470f4f
pub const WW_391: Power = at_end_of_your_turn(&[draw(1)]);

/// # Dang-Blasted Elemental
///
/// `WW_397` · Neutral minion · 4 mana · 3/3
///
/// > **Taunt Deathrattle:** Deal 2 damage to all minions except friendly Elementals.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt, Deathrattle
///
/// State: Derived
//~ derived WW_397 eec99cf6 e4bcc703 166500c5.1fcfe114
pub const WW_397: Power = deathrattle(&[deal(2).to(MINIONS.that(not(&all(&[FRIENDLY, ELEMENTAL]))))]);

/// # Gaslight Gatekeeper
///
/// `WW_398` · Neutral minion · 4 mana · 3/4
///
/// > **Battlecry:** Shuffle your hand into your deck, then draw that many cards.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived WW_398 72c2616f 04d1be53 1c2268c4.6a4d8d5f
pub const WW_398: Power = battlecry(&[shuffle(the(YOUR_HAND)), draw(1).for_each(IT)]);

/// # High Noon Duelist
///
/// `WW_399` · Neutral minion · 3 mana · 4/3
///
/// > **Deathrattle:** Both players DRAW! Destroy the card that costs less.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ todo WW_399 5bc50472 1971c9a7 5e5c87a1.57f7b3d6
pub const WW_399: Power = TODO;

/// # Ogre-Gang Outlaw
///
/// `WW_418` · Neutral minion · 3 mana · 4/4
///
/// > **Rush** 50% chance to attack the wrong enemy.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Forgetful, Rush
///
/// State: Derived
//~ derived WW_418 79d99b01 c9326809 3e6d3ce0.0a5df011
pub const WW_418: Power =
    whenever(THIS.attack(CARD)).when(chance(50)).then(&[redirect_to(ENEMIES.that(not(&is(&THAT))).random())]);

/// # Ogre-Gang Rider
///
/// `WW_419` · Neutral minion · 4 mana · 3/6
///
/// > **Rush** 50% chance to give your hero +3 Attack this turn instead of attacking.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Mechanics: Forgetful, Rush
/// - Enchantments: It's All Ogre [`WW_419e`]
///
/// State: Todo
//~ todo WW_419 70f25816 af01c69d 4792e61a.7874524c
pub const WW_419: Power = TODO;

/// # It's All Ogre
///
/// `WW_419e` · Neutral enchantment
///
/// > You hero has +3 Attack this turn
///
/// - Set: Showdown in the Badlands
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo WW_419e a98498ff 10fb42b9 5eccd948.31e55fc5
pub const WW_419e: Power = TODO;

/// # Ogre-Gang Ace
///
/// `WW_420` · Neutral minion · 5 mana · 5/4
///
/// > **Rush** Whenever this attacks, gain **Divine Shield**. *(50% chance to gain **Lifesteal** instead.)*
///
/// - Set: Showdown in the Badlands · epic · collectible
/// - Mechanics: Forgetful, Rush
/// - Refers to: Divine Shield, Lifesteal
///
/// State: Derived
//~ derived WW_420 054e4196 7c5ce522 17b31256.56882413
#[rustfmt::skip]
pub const WW_420: Power = whenever(THIS.attack(CARD)).then(&[either(chance(50), &[give(&[has(GameTag::LIFESTEAL)])], &[give(&[has(GameTag::DIVINE_SHIELD)])])]);

/// # Kingpin Pud
///
/// `WW_421` · Neutral minion · 6 mana · 6/7
///
/// > **Battlecry:** Resurrect your Ogre-Gang. Give them **Windfury**.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Windfury
///
/// State: Todo
//~ todo WW_421 77e8d5d4 795c1f0c 553aa2a4.d8b11d0b
pub const WW_421: Power = TODO;

/// # Saloon Brewmaster
///
/// `WW_423` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Return a friendly minion to your hand. Give it +2/+2.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Battlecry
/// - Target: "Return a friendly minion to hand and give it +2/+2."
/// - Enchantments: Order Up! [`WW_423e`]
///
/// State: Derived
//~ derived WW_423 748efe09 c8edd9dd 2a14fa19.bec0ff76
pub const WW_423: Power = battlecry(&[return_to_hand(A_FRIENDLY_MINION), attach("WW_423e").to(IT)]);

/// # Order Up!
///
/// `WW_423e` · Neutral enchantment
///
/// > +2/+2
///
/// - Set: Showdown in the Badlands
///
/// State: Derived
//~ derived WW_423e 2e18f454 4ee91320 130ea8c7.e24453b5
pub const WW_423e: Power = enchant(&[plus(2, 2)]);

/// # Eroded Sediment
///
/// `WW_428` · Neutral minion · 3 mana · 4/3
///
/// > **Battlecry:** If you played an Elemental last turn, **Discover** any Elemental from the past.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ todo WW_428 ffa60801 5ffdc33e ace09db3.232f4a02
pub const WW_428: Power = TODO;

/// # Gattlesnake
///
/// `WW_431` · Neutral minion · 3 mana · 1/5
///
/// > At the end of your turn, load two bullets that deal 1 damage each. **Deathrattle:** Fire at random enemies!
///
/// - Set: Showdown in the Badlands · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Enchantments: Loaded Bullet [`WW_431e`]
///
/// State: Todo
//~ todo WW_431 5b719d04 dda4a52b 8b734c7f.151b3f0b
pub const WW_431: Power = TODO;

/// # Loaded Bullet
///
/// `WW_431e` · Neutral enchantment
///
/// > A bullet has been loaded.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ todo WW_431e 8c842bf2 fbe7c295 423e65c6.1d6bef68
pub const WW_431e: Power = TODO;

/// # Linedance Partner
///
/// `WW_433` · Neutral minion · 3 mana · 3/2
///
/// > **Battlecry:** If you're holding another 3-Cost card, summon a random 3-Cost minion.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived WW_433 56690bb5 22a5d2c0 1c2c9a11.50e19d73
pub const WW_433: Power =
    battlecry(&[summon(random(all(&[MINION, COST.is(3)])))]).when(there_is(&YOUR_HAND.other().that(COST.is(3))));

/// # Sunspot Dragon
///
/// `WW_434` · Neutral minion · 6 mana · 6/6
///
/// > **Tradeable**, **Lifesteal Quickdraw:** Deal 6 damage.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Lifesteal, Tradeable, Deck Action Cost, Quickdraw
/// - Target: "Deal 6 damage."
///
/// State: Derived
//~ derived WW_434 3faa576e 57aa86a1 1346eed7.9e74b034
pub const WW_434: Power = on(Word::Quickdraw, &[deal(6).to(TARGET)]);

/// # Bunny Stomper
///
/// `WW_435` · Neutral minion · 2 mana · 1/3
///
/// > Your Beasts have **Rush**.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Minion type: Beast
/// - Mechanics: Aura
/// - Refers to: Rush
/// - Enchantments: Stomping [`WW_435e`]
///
/// State: Derived
//~ derived WW_435 1473111d 926ec673 621cae60.284b42bc
pub const WW_435: Power = aura(FRIENDLY_MINIONS.that(BEAST)).gives("WW_435e");

/// # Stomping
///
/// `WW_435e` · Hunter enchantment
///
/// > Bunny Stomper grants **Rush**.
///
/// - Set: Showdown in the Badlands
/// - Tokens: Bunny Stomper [`WW_435`]
///
/// State: Derived
//~ derived WW_435e 4f55565d 336a57a3 0612de7f.e5bc66a5
pub const WW_435e: Power = enchant(&[has(GameTag::RUSH)]);

/// # Thunderbringer
///
/// `WW_440` · Neutral minion · 8 mana · 6/6
///
/// > **Taunt Deathrattle:** Summon an Elemental and Beast from your deck.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Taunt, Deathrattle
/// - Tags: `2542` = 1
///
/// State: Derived
//~ derived WW_440 2d85857b cc928689 c4f99f2d.ad4981ee
#[rustfmt::skip]
pub const WW_440: Power = deathrattle(&[summon(the(YOUR_DECK.that(all(&[MINION, ELEMENTAL])).random())), summon(the(YOUR_DECK.that(all(&[MINION, BEAST])).random()))]);

/// # Whelp Wrangler
///
/// `WW_827` · Neutral minion · 2 mana · 2/3
///
/// > At the end of your turn, get a 1/2 Whelp with **Taunt**.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Refers to: Taunt
/// - Tokens: Happy Whelp [`WW_816t`](crate::badlands::druid::WW_816t)
///
/// State: Derived
//~ derived WW_827 eec421cb 6b3ac69c 825be9fb.6d155386
pub const WW_827: Power = at_end_of_your_turn(&[get(card("WW_816t"))]);

/// # Horseshoe Slinger
///
/// `WW_900` · Neutral minion · 2 mana · 1/1
///
/// > **Battlecry:** Deal 2 damage to a random enemy minion. **Quickdraw:** And one of its neighbors.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry, Quickdraw
///
/// State: Todo
//~ todo WW_900 aba39ba2 43707106 817e9aae.3fdb7ecc
pub const WW_900: Power = TODO;

/// # Greedy Partner
///
/// `WW_901` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** If you're holding another 2-Cost card, get a Coin.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived WW_901 2ace7add 3069cef5 c62bdc3e.fc7d24f5
pub const WW_901: Power = battlecry(&[get(card("GAME_005"))]).when(there_is(&YOUR_HAND.other().that(COST.is(2))));

/// # Rowdy Partner
///
/// `WW_906` · Neutral minion · 4 mana · 4/3
///
/// > **Battlecry:** If you're holding another 4-Cost card, deal 4 damage.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Battlecry
/// - Target: "Deal 4 damage."
///
/// State: Derived
//~ derived WW_906 f0546a60 53007be1 06b3bf46.ad5f4dd3
pub const WW_906: Power = battlecry(&[deal(4).to(TARGET)]).when(there_is(&YOUR_HAND.other().that(COST.is(4))));

/// # The Coin
///
/// `WW_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Showdown in the Badlands
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived WW_COIN1 a56c91f4 e7aab0e3 74705b62.095f71be
pub const WW_COIN1: Power = spell(&[gain_mana(1)]);

/// # The Coin
///
/// `WW_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Showdown in the Badlands
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived WW_COIN2 f1c40dc1 4a13d776 3fd7dbad.095f71be
pub const WW_COIN2: Power = spell(&[gain_mana(1)]);
