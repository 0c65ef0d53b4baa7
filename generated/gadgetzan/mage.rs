//! Mage cards of Mean Streets of Gadgetzan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Freezing Potion
///
/// `CFM_021` · Mage spell · Frost · 0 mana
///
/// > **Freeze** an enemy.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Refers to: Freeze
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_ENEMY_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ CFM_021 todo 1e4cd1a9 9f12aa74
pub const CFM_021: Power = TODO;

/// # Volcanic Potion
///
/// `CFM_065` · Mage spell · Fire · 3 mana
///
/// > Deal $2 damage to all minions.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
///
/// State: Todo
//~ CFM_065 todo 68bf652e e49e0ce6
pub const CFM_065: Power = TODO;

/// # Kabal Lackey
///
/// `CFM_066` · Mage minion · 1 mana · 2/1
///
/// > **Battlecry:** The next **Secret** you play this turn costs (1).
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Secret
///
/// State: Todo
//~ CFM_066 todo f7d353bd fdaf7626
pub const CFM_066: Power = TODO;

/// # Kabal Chemist
///
/// `CFM_619` · Multi-class minion · 4 mana · 3/3
///
/// > **Battlecry:** Add a random Potion to your hand.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Classes: Mage, Priest, Warlock
/// - Mechanics: Battlecry, Kabal
/// - Entourage: Volcanic Potion [`CFM_065`], Freezing Potion [`CFM_021`], Potion of Madness [`CFM_603`](crate::gadgetzan::priest::CFM_603), Greater Healing Potion [`CFM_604`](crate::gadgetzan::priest::CFM_604), Bloodfury Potion [`CFM_611`](crate::gadgetzan::warlock::CFM_611), Potion of Polymorph [`CFM_620`], Felfire Potion [`CFM_094`](crate::gadgetzan::warlock::CFM_094), Pint-Size Potion [`CFM_661`](crate::gadgetzan::priest::CFM_661), Dragonfire Potion [`CFM_662`](crate::gadgetzan::priest::CFM_662), Blastcrystal Potion [`CFM_608`](crate::gadgetzan::warlock::CFM_608)
///
/// State: Todo
//~ CFM_619 todo 1c29a939 e557071c
pub const CFM_619: Power = TODO;

/// # Potion of Polymorph
///
/// `CFM_620` · Mage spell · Arcane · 3 mana
///
/// > **Secret:** After your opponent plays a minion, transform it into a 1/1 Sheep.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Mechanics: Secret
/// - Tokens: Sheep [`CFM_621_m5`], Sheep [`CS2_tk1`](crate::legacy::mage::CS2_tk1)
///
/// State: Todo
//~ CFM_620 todo 5149c6af cfb85c95
pub const CFM_620: Power = TODO;

/// # Kazakus
///
/// `CFM_621` · Multi-class minion · 4 mana · 3/3
///
/// > **Battlecry:** If your deck has no duplicates, create a custom spell.
///
/// - Set: Mean Streets of Gadgetzan · legendary · collectible
/// - Classes: Mage, Priest, Warlock
/// - Mechanics: Battlecry, Kabal
/// - Entourage: Lesser Potion [`CFM_621t11`], Greater Potion [`CFM_621t12`], Superior Potion [`CFM_621t13`]
/// - Enchantments: Goldthorn [`CFM_621e`], Goldthorn [`CFM_621e2`], Goldthorn [`CFM_621e3`]
/// - Tokens: Kabal Demon [`CFM_621_m2`], Kabal Demon [`CFM_621_m3`], Kabal Demon [`CFM_621_m4`], Sheep [`CFM_621_m5`], Kazakus Potion [`CFM_621t`], Netherbloom [`CFM_621t10`], Lesser Potion [`CFM_621t11`], Greater Potion [`CFM_621t12`], Superior Potion [`CFM_621t13`], Kazakus Potion [`CFM_621t14`], Kazakus Potion [`CFM_621t15`], Heart of Fire [`CFM_621t16`], Stonescale Oil [`CFM_621t17`], Felbloom [`CFM_621t18`], Icecap [`CFM_621t19`], Heart of Fire [`CFM_621t2`], Netherbloom [`CFM_621t20`], Mystic Wool [`CFM_621t21`], Kingsblood [`CFM_621t22`], Shadow Oil [`CFM_621t23`], Goldthorn [`CFM_621t24`], Heart of Fire [`CFM_621t25`], Stonescale Oil [`CFM_621t26`], Icecap [`CFM_621t27`], Netherbloom [`CFM_621t28`], Mystic Wool [`CFM_621t29`], Stonescale Oil [`CFM_621t3`], Kingsblood [`CFM_621t30`], Shadow Oil [`CFM_621t31`], Goldthorn [`CFM_621t32`], Felbloom [`CFM_621t33`], Ichor of Undeath [`CFM_621t37`], Ichor of Undeath [`CFM_621t38`], Ichor of Undeath [`CFM_621t39`], Felbloom [`CFM_621t4`], Icecap [`CFM_621t5`], Goldthorn [`CFM_621t6`], Kingsblood [`CFM_621t8`], Shadow Oil [`CFM_621t9`]
///
/// State: Todo
//~ CFM_621 todo 102c188d 12484692
pub const CFM_621: Power = TODO;

/// # Kabal Demon
///
/// `CFM_621_m2` · Neutral minion · 5 mana · 5/5
///
/// - Set: Mean Streets of Gadgetzan
/// - Minion type: Demon
///
/// State: Vanilla
//~ CFM_621_m2 vanilla 4204fcb7 ef205330
pub const CFM_621_m2: Power = VANILLA;

/// # Kabal Demon
///
/// `CFM_621_m3` · Neutral minion · 8 mana · 8/8
///
/// - Set: Mean Streets of Gadgetzan
/// - Minion type: Demon
///
/// State: Vanilla
//~ CFM_621_m3 vanilla 41fd0b12 f769eade
pub const CFM_621_m3: Power = VANILLA;

/// # Kabal Demon
///
/// `CFM_621_m4` · Neutral minion · 2 mana · 2/2
///
/// - Set: Mean Streets of Gadgetzan
/// - Minion type: Demon
///
/// State: Vanilla
//~ CFM_621_m4 vanilla 8ac4a3c7 7c256059
pub const CFM_621_m4: Power = VANILLA;

/// # Sheep
///
/// `CFM_621_m5` · Neutral minion · 1 mana · 1/1
///
/// - Set: Mean Streets of Gadgetzan
/// - Minion type: Beast
///
/// State: Vanilla
//~ CFM_621_m5 vanilla a4c24d13 539cb34c
pub const CFM_621_m5: Power = VANILLA;

/// # Goldthorn
///
/// `CFM_621e` · Neutral enchantment
///
/// > +2 Health.
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Todo
//~ CFM_621e todo 13409107 bc835e8c
pub const CFM_621e: Power = TODO;

/// # Goldthorn
///
/// `CFM_621e2` · Neutral enchantment
///
/// > +4 Health.
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Todo
//~ CFM_621e2 todo b331858d e3f2f0f9
pub const CFM_621e2: Power = TODO;

/// # Goldthorn
///
/// `CFM_621e3` · Neutral enchantment
///
/// > +6 Health.
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Todo
//~ CFM_621e3 todo 7245f96e 62456dd4
pub const CFM_621e3: Power = TODO;

/// # Kazakus Potion
///
/// `CFM_621t` · Neutral spell · 1 mana
///
/// > {0} {1}
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Todo
//~ CFM_621t todo 693a6b34 21abf419
pub const CFM_621t: Power = TODO;

/// # Netherbloom
///
/// `CFM_621t10` · Neutral spell · 1 mana
///
/// > Summon a 2/2 Demon.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2
///
/// State: Todo
//~ CFM_621t10 todo 843024cc 76c74b3e
pub const CFM_621t10: Power = TODO;

/// # Lesser Potion
///
/// `CFM_621t11` · Neutral spell · 1 mana
///
/// > Create a 1-Cost spell.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1087
///
/// State: Todo
//~ CFM_621t11 todo bca66368 4a7aa2f3
pub const CFM_621t11: Power = TODO;

/// # Greater Potion
///
/// `CFM_621t12` · Neutral spell · 5 mana
///
/// > Create a 5-Cost spell.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1088
///
/// State: Todo
//~ CFM_621t12 todo c4d78c56 3ae3cf61
pub const CFM_621t12: Power = TODO;

/// # Superior Potion
///
/// `CFM_621t13` · Neutral spell · 10 mana
///
/// > Create a 10-Cost spell.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1089
///
/// State: Todo
//~ CFM_621t13 todo 9a952093 2956a28e
pub const CFM_621t13: Power = TODO;

/// # Kazakus Potion
///
/// `CFM_621t14` · Neutral spell · 5 mana
///
/// > {0} {1}
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Todo
//~ CFM_621t14 todo d4c3f2ac 620f9137
pub const CFM_621t14: Power = TODO;

/// # Kazakus Potion
///
/// `CFM_621t15` · Neutral spell · 10 mana
///
/// > {0} {1}
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Todo
//~ CFM_621t15 todo 7ae2a180 a05cdb0f
pub const CFM_621t15: Power = TODO;

/// # Heart of Fire
///
/// `CFM_621t16` · Neutral spell · 5 mana
///
/// > Deal $5 damage.
///
/// - Set: Mean Streets of Gadgetzan
/// - Mechanics: Affected By Spell Power
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 5
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ CFM_621t16 todo 337e9f48 f5364a83
pub const CFM_621t16: Power = TODO;

/// # Stonescale Oil
///
/// `CFM_621t17` · Neutral spell · 5 mana
///
/// > Gain 7 Armor.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 6
///
/// State: Todo
//~ CFM_621t17 todo fcb30cfb 4b41c10d
pub const CFM_621t17: Power = TODO;

/// # Felbloom
///
/// `CFM_621t18` · Neutral spell · 5 mana
///
/// > Deal $4 damage to all minions.
///
/// - Set: Mean Streets of Gadgetzan
/// - Mechanics: Affected By Spell Power
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2
///
/// State: Todo
//~ CFM_621t18 todo 82c9fff2 30dfee4f
pub const CFM_621t18: Power = TODO;

/// # Icecap
///
/// `CFM_621t19` · Neutral spell · 5 mana
///
/// > **Freeze** 2 random enemy minions.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 8
///
/// State: Todo
//~ CFM_621t19 todo b0a9fd08 1b1dc91f
pub const CFM_621t19: Power = TODO;

/// # Heart of Fire
///
/// `CFM_621t2` · Neutral spell · 1 mana
///
/// > Deal $3 damage.
///
/// - Set: Mean Streets of Gadgetzan
/// - Mechanics: Affected By Spell Power
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 4
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ CFM_621t2 todo 2c9db88a 94cdacb7
pub const CFM_621t2: Power = TODO;

/// # Netherbloom
///
/// `CFM_621t20` · Neutral spell · 5 mana
///
/// > Summon a 5/5 Demon.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
///
/// State: Todo
//~ CFM_621t20 todo 1e86e60f a12f7e39
pub const CFM_621t20: Power = TODO;

/// # Mystic Wool
///
/// `CFM_621t21` · Neutral spell · 5 mana
///
/// > Transform a random enemy minion into a 1/1 Sheep.@Polymorph a random enemy minion.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
/// - Play requirements: `REQ_MINIMUM_TOTAL_MINIONS` = 1 (hearthstone-data 36393.1)
///
/// State: Todo
//~ CFM_621t21 todo f8a7d25c 6259dfb9
pub const CFM_621t21: Power = TODO;

/// # Kingsblood
///
/// `CFM_621t22` · Neutral spell · 5 mana
///
/// > Draw 2 cards.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 9
///
/// State: Todo
//~ CFM_621t22 todo 4cf59b6b e7bfe73a
pub const CFM_621t22: Power = TODO;

/// # Shadow Oil
///
/// `CFM_621t23` · Neutral spell · 5 mana
///
/// > Add 2 random Demons to your hand.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 10
///
/// State: Todo
//~ CFM_621t23 todo cb9ecdb9 77d59ec8
pub const CFM_621t23: Power = TODO;

/// # Goldthorn
///
/// `CFM_621t24` · Neutral spell · 5 mana
///
/// > Give your minions +4 Health.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 7
///
/// State: Todo
//~ CFM_621t24 todo 39746d6e 9a09a6b5
pub const CFM_621t24: Power = TODO;

/// # Heart of Fire
///
/// `CFM_621t25` · Neutral spell · 10 mana
///
/// > Deal $8 damage.
///
/// - Set: Mean Streets of Gadgetzan
/// - Mechanics: Affected By Spell Power
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 5
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ CFM_621t25 todo 0796b57a c58610a4
pub const CFM_621t25: Power = TODO;

/// # Stonescale Oil
///
/// `CFM_621t26` · Neutral spell · 10 mana
///
/// > Gain 10 Armor.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 6
///
/// State: Todo
//~ CFM_621t26 todo 9d3ad943 802d3a13
pub const CFM_621t26: Power = TODO;

/// # Icecap
///
/// `CFM_621t27` · Neutral spell · 10 mana
///
/// > **Freeze** 3 random enemy minions.
///
/// - Set: Mean Streets of Gadgetzan
/// - Refers to: Freeze
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 8
///
/// State: Todo
//~ CFM_621t27 todo 1fe34606 fde502c5
pub const CFM_621t27: Power = TODO;

/// # Netherbloom
///
/// `CFM_621t28` · Neutral spell · 10 mana
///
/// > Summon an 8/8 Demon.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
///
/// State: Todo
//~ CFM_621t28 todo 5dfd1be1 d9ea6fb7
pub const CFM_621t28: Power = TODO;

/// # Mystic Wool
///
/// `CFM_621t29` · Neutral spell · 10 mana
///
/// > Transform all minions into 1/1 Sheep.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
/// - Tokens: Sheep [`CFM_621_m5`]
///
/// State: Todo
//~ CFM_621t29 todo 371223dd 7a723bc6
pub const CFM_621t29: Power = TODO;

/// # Stonescale Oil
///
/// `CFM_621t3` · Neutral spell · 1 mana
///
/// > Gain 4 Armor.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 5
///
/// State: Todo
//~ CFM_621t3 todo b82d407a e482b7ef
pub const CFM_621t3: Power = TODO;

/// # Kingsblood
///
/// `CFM_621t30` · Neutral spell · 10 mana
///
/// > Draw 3 cards.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 9
///
/// State: Todo
//~ CFM_621t30 todo 521caf25 e759f83a
pub const CFM_621t30: Power = TODO;

/// # Shadow Oil
///
/// `CFM_621t31` · Neutral spell · 10 mana
///
/// > Add 3 random Demons to your hand.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 10
///
/// State: Todo
//~ CFM_621t31 todo 339645a5 bfd90cb1
pub const CFM_621t31: Power = TODO;

/// # Goldthorn
///
/// `CFM_621t32` · Neutral spell · 10 mana
///
/// > Give your minions +6 Health.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 7
///
/// State: Todo
//~ CFM_621t32 todo c92661cc 1130abab
pub const CFM_621t32: Power = TODO;

/// # Felbloom
///
/// `CFM_621t33` · Neutral spell · 10 mana
///
/// > Deal $6 damage to all minions.
///
/// - Set: Mean Streets of Gadgetzan
/// - Mechanics: Affected By Spell Power
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2
///
/// State: Todo
//~ CFM_621t33 todo f3d13f3f 71ee0cd5
pub const CFM_621t33: Power = TODO;

/// # Ichor of Undeath
///
/// `CFM_621t37` · Neutral spell · 1 mana
///
/// > Summon a friendly minion that died this game.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
///
/// State: Todo
//~ CFM_621t37 todo 54a3f1f8 b5b93cb1
pub const CFM_621t37: Power = TODO;

/// # Ichor of Undeath
///
/// `CFM_621t38` · Neutral spell · 5 mana
///
/// > Summon 2 friendly minions that died this game.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 4
///
/// State: Todo
//~ CFM_621t38 todo eb4f6edd 2e03c346
pub const CFM_621t38: Power = TODO;

/// # Ichor of Undeath
///
/// `CFM_621t39` · Neutral spell · 10 mana
///
/// > Summon 3 friendly minions that died this game.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 4
///
/// State: Todo
//~ CFM_621t39 todo 6bac4fcf cb6380ec
pub const CFM_621t39: Power = TODO;

/// # Felbloom
///
/// `CFM_621t4` · Neutral spell · 1 mana
///
/// > Deal $2 damage to all minions.
///
/// - Set: Mean Streets of Gadgetzan
/// - Mechanics: Affected By Spell Power
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ CFM_621t4 todo b3025c82 30094b95
pub const CFM_621t4: Power = TODO;

/// # Icecap
///
/// `CFM_621t5` · Neutral spell · 1 mana
///
/// > **Freeze** a random enemy minion.
///
/// - Set: Mean Streets of Gadgetzan
/// - Refers to: Freeze
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 7
///
/// State: Todo
//~ CFM_621t5 todo 6978bb07 31de8bdc
pub const CFM_621t5: Power = TODO;

/// # Goldthorn
///
/// `CFM_621t6` · Neutral spell · 1 mana
///
/// > Give your minions +2 Health.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 6
///
/// State: Todo
//~ CFM_621t6 todo aad7fb65 86bd40a9
pub const CFM_621t6: Power = TODO;

/// # Kingsblood
///
/// `CFM_621t8` · Neutral spell · 1 mana
///
/// > Draw a card.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 8
///
/// State: Todo
//~ CFM_621t8 todo ff4ee09c 9b0d3838
pub const CFM_621t8: Power = TODO;

/// # Shadow Oil
///
/// `CFM_621t9` · Neutral spell · 1 mana
///
/// > Add a random Demon to your hand.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 9
///
/// State: Todo
//~ CFM_621t9 todo 7db7509a b59a00a3
pub const CFM_621t9: Power = TODO;

/// # Greater Arcane Missiles
///
/// `CFM_623` · Mage spell · Arcane · 7 mana
///
/// > Shoot three missiles at random enemies that deal $3 damage each.
///
/// - Set: Mean Streets of Gadgetzan · epic · collectible
///
/// State: Todo
//~ CFM_623 todo 8335fa6e 3189f6d4
pub const CFM_623: Power = TODO;

/// # Kabal Courier
///
/// `CFM_649` · Multi-class minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a Mage, Priest, or Warlock card.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Classes: Mage, Priest, Warlock
/// - Mechanics: Battlecry, Discover, Kabal
///
/// State: Todo
//~ CFM_649 todo 4b2f9d71 1ab34706
pub const CFM_649: Power = TODO;

/// # Manic Soulcaster
///
/// `CFM_660` · Mage minion · 3 mana · 3/4
///
/// > **Battlecry:** Choose a friendly minion. Shuffle a copy into your deck.
///
/// - Set: Mean Streets of Gadgetzan · epic · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Target: "Shuffle a copy into your deck."
///
/// State: Todo
//~ CFM_660 todo 98fa0041 f981c9cc
pub const CFM_660: Power = TODO;

/// # Cryomancer
///
/// `CFM_671` · Mage minion · 5 mana · 5/5
///
/// > **Battlecry:** If an enemy is **Frozen**, gain +2/+2.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Freeze
/// - Enchantments: We All Scream [`CFM_671e`]
///
/// State: Todo
//~ CFM_671 todo 90c484b3 eb1004e7
pub const CFM_671: Power = TODO;

/// # We All Scream
///
/// `CFM_671e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Todo
//~ CFM_671e todo e305b465 a3a67014
pub const CFM_671e: Power = TODO;

/// # Inkmaster Solia
///
/// `CFM_687` · Mage minion · 7 mana · 5/5
///
/// > **Battlecry:** If your deck has no duplicates, the next spell you cast this turn costs (0).
///
/// - Set: Mean Streets of Gadgetzan · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Free Spell [`CFM_687e`]
///
/// State: Todo
//~ CFM_687 todo 58b5ed39 24b4e909
pub const CFM_687: Power = TODO;

/// # Free Spell
///
/// `CFM_687e` · Mage enchantment
///
/// > The next spell you cast this turn costs (0).
///
/// - Set: Mean Streets of Gadgetzan
/// - Mechanics: Cant Be Silenced
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ CFM_687e todo 66d792c1 f0f24461
pub const CFM_687e: Power = TODO;

/// # Kabal Crystal Runner
///
/// `CFM_760` · Mage minion · 6 mana · 6/5
///
/// > Costs (2) less for each **Secret** you've played this game.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Minion type: Draenei
/// - Refers to: Secret
///
/// State: Todo
//~ CFM_760 todo 1debc5b7 f712a921
pub const CFM_760: Power = TODO;
