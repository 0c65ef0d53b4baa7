//! Mage cards of Mean Streets of Gadgetzan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 7a5f6f05

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
/// State: Derived
//~ derived CFM_021 f1a5229f 95acce9a 76a79cfb.046c921b
pub const CFM_021: Power = spell(&[freeze(AN_ENEMY)]);

/// # Volcanic Potion
///
/// `CFM_065` · Mage spell · Fire · 3 mana
///
/// > Deal $2 damage to all minions.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
///
/// State: Derived
//~ derived CFM_065 cf4eaa1a 6ce26b7d 42d8b9d4.ce882c3f
pub const CFM_065: Power = spell(&[deal(2).to(MINIONS)]);

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
//~ todo CFM_066 61c17339 ec5d2f04 a64edab3.a57fb38f
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
/// State: Derived
//~ derived CFM_619 a28ae97f 37f815ac ac74dece.322c686f
#[rustfmt::skip]
pub const CFM_619: Power = battlecry(&[get(one_of(&["CFM_065", "CFM_021", "CFM_603", "CFM_604", "CFM_611", "CFM_620", "CFM_094", "CFM_661", "CFM_662", "CFM_608"]))]);

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
/// State: Derived
//~ derived CFM_620 7bb061f3 8bbb9418 ed921f59.f229948e
pub const CFM_620: Power = after(OPPONENT.play(MINION)).then(&[transform(THAT, card("CS2_tk1"))]);

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
//~ todo CFM_621 50bd7470 b052a2f3 d76c86fa.92f47d85
pub const CFM_621: Power = TODO;

/// # Kabal Demon
///
/// `CFM_621_m2` · Neutral minion · 5 mana · 5/5
///
/// - Set: Mean Streets of Gadgetzan
/// - Minion type: Demon
///
/// State: Vanilla
//~ vanilla CFM_621_m2 e42384e0 1a376d98 6b713b24
pub const CFM_621_m2: Power = VANILLA;

/// # Kabal Demon
///
/// `CFM_621_m3` · Neutral minion · 8 mana · 8/8
///
/// - Set: Mean Streets of Gadgetzan
/// - Minion type: Demon
///
/// State: Vanilla
//~ vanilla CFM_621_m3 5ba0004a 40fe8c71 fb0c540f
pub const CFM_621_m3: Power = VANILLA;

/// # Kabal Demon
///
/// `CFM_621_m4` · Neutral minion · 2 mana · 2/2
///
/// - Set: Mean Streets of Gadgetzan
/// - Minion type: Demon
///
/// State: Vanilla
//~ vanilla CFM_621_m4 ea846550 54b3a268 81ae8427
pub const CFM_621_m4: Power = VANILLA;

/// # Sheep
///
/// `CFM_621_m5` · Neutral minion · 1 mana · 1/1
///
/// - Set: Mean Streets of Gadgetzan
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla CFM_621_m5 e3c96756 f046b21d 56b1b2e8
pub const CFM_621_m5: Power = VANILLA;

/// # Goldthorn
///
/// `CFM_621e` · Neutral enchantment
///
/// > +2 Health.
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Derived
//~ derived CFM_621e 058c338c d003b0d0 64a19a7d.9f1b69f0
pub const CFM_621e: Power = enchant(&[HEALTH.plus(2)]);

/// # Goldthorn
///
/// `CFM_621e2` · Neutral enchantment
///
/// > +4 Health.
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Derived
//~ derived CFM_621e2 353482e4 356e8bb3 24b8e591.55f9b592
pub const CFM_621e2: Power = enchant(&[HEALTH.plus(4)]);

/// # Goldthorn
///
/// `CFM_621e3` · Neutral enchantment
///
/// > +6 Health.
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Derived
//~ derived CFM_621e3 a720404e d689abca 568a3428.7232da84
pub const CFM_621e3: Power = enchant(&[HEALTH.plus(6)]);

/// # Kazakus Potion
///
/// `CFM_621t` · Neutral spell · 1 mana
///
/// > {0} {1}
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Todo
//~ todo CFM_621t c0580817 81ab7628 e9603298.09cdb72f
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
//~ todo CFM_621t10 e350468a 08c9f91a db931489.dcd502f5
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
//~ todo CFM_621t11 11d38578 f17d0b34 71750107.74cacb2f
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
//~ todo CFM_621t12 a07f7c66 b09061be 32f05279.3f9f63ac
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
//~ todo CFM_621t13 8789874d e6488e21 9f4cf935.22dd8af9
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
//~ todo CFM_621t14 809e716d f9e35ef5 160358d8.09cdb72f
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
//~ todo CFM_621t15 326105af c8b931ab 80ca167c.09cdb72f
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
/// State: Derived
//~ derived CFM_621t16 57d31824 336ae131 ca20816d.33c3a4af
pub const CFM_621t16: Power = spell(&[deal(5).to(TARGET)]);

/// # Stonescale Oil
///
/// `CFM_621t17` · Neutral spell · 5 mana
///
/// > Gain 7 Armor.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 6
///
/// State: Derived
//~ derived CFM_621t17 8214da3b d9a42767 f11b78e3.2e075814
pub const CFM_621t17: Power = spell(&[armor(7)]);

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
/// State: Derived
//~ derived CFM_621t18 f21bab4c 64535144 ddc19073.1f7a508c
pub const CFM_621t18: Power = spell(&[deal(4).to(MINIONS)]);

/// # Icecap
///
/// `CFM_621t19` · Neutral spell · 5 mana
///
/// > **Freeze** 2 random enemy minions.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 8
///
/// State: Derived
//~ derived CFM_621t19 2431f2dc 0acd0a84 60c4bceb.8fbaa72f
pub const CFM_621t19: Power = spell(&[freeze(ENEMY_MINIONS.random_of(2))]);

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
/// State: Derived
//~ derived CFM_621t2 468ad0b2 9d5f5186 25e259f0.528329a4
pub const CFM_621t2: Power = spell(&[deal(3).to(TARGET)]);

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
//~ todo CFM_621t20 5d584451 b3f8cd58 550b8c0f.5f8081cf
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
//~ todo CFM_621t21 7191b258 84733975 0611acc8.5c451031
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
/// State: Derived
//~ derived CFM_621t22 7a0687fe 4b274654 f9b2f47d.021f85ea
pub const CFM_621t22: Power = spell(&[draw(2)]);

/// # Shadow Oil
///
/// `CFM_621t23` · Neutral spell · 5 mana
///
/// > Add 2 random Demons to your hand.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 10
///
/// State: Derived
//~ derived CFM_621t23 ed075230 25e4e0a0 d0d0155b.a4ee1b69
pub const CFM_621t23: Power = spell(&[get(random(DEMON)).copies(2)]);

/// # Goldthorn
///
/// `CFM_621t24` · Neutral spell · 5 mana
///
/// > Give your minions +4 Health.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 7
///
/// State: Derived
//~ derived CFM_621t24 b66a8960 d111e82c 5246a638.79084d14
pub const CFM_621t24: Power = spell(&[give(&[HEALTH.plus(4)]).to(FRIENDLY_MINIONS)]);

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
/// State: Derived
//~ derived CFM_621t25 17b01a8e a8b650cd ba99eebc.d41399fa
pub const CFM_621t25: Power = spell(&[deal(8).to(TARGET)]);

/// # Stonescale Oil
///
/// `CFM_621t26` · Neutral spell · 10 mana
///
/// > Gain 10 Armor.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 6
///
/// State: Derived
//~ derived CFM_621t26 ff124c0b 884338c1 5d89a2a0.a6069c7c
pub const CFM_621t26: Power = spell(&[armor(10)]);

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
/// State: Derived
//~ derived CFM_621t27 8828c383 f2627898 b3925c86.e1dba7b7
pub const CFM_621t27: Power = spell(&[freeze(ENEMY_MINIONS.random_of(3))]);

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
//~ todo CFM_621t28 3f6cffd3 23ca32b9 99a013fb.83cd2a60
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
/// State: Derived
//~ derived CFM_621t29 65e24875 a3896d9f 830b1a58.0b86a13e
pub const CFM_621t29: Power = spell(&[transform(MINIONS, card("CFM_621_m5"))]);

/// # Stonescale Oil
///
/// `CFM_621t3` · Neutral spell · 1 mana
///
/// > Gain 4 Armor.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 5
///
/// State: Derived
//~ derived CFM_621t3 18f5b4e2 56ccdb6d bf9308b3.cde9032f
pub const CFM_621t3: Power = spell(&[armor(4)]);

/// # Kingsblood
///
/// `CFM_621t30` · Neutral spell · 10 mana
///
/// > Draw 3 cards.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 9
///
/// State: Derived
//~ derived CFM_621t30 911718d2 2175acf5 8a4f289a.35dc1efa
pub const CFM_621t30: Power = spell(&[draw(3)]);

/// # Shadow Oil
///
/// `CFM_621t31` · Neutral spell · 10 mana
///
/// > Add 3 random Demons to your hand.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 10
///
/// State: Derived
//~ derived CFM_621t31 518db72a 9621d6d6 695f36d3.39fe9b66
pub const CFM_621t31: Power = spell(&[get(random(DEMON)).copies(3)]);

/// # Goldthorn
///
/// `CFM_621t32` · Neutral spell · 10 mana
///
/// > Give your minions +6 Health.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 7
///
/// State: Derived
//~ derived CFM_621t32 5f7c78cb 57987c16 0e3bcdd9.81469df8
pub const CFM_621t32: Power = spell(&[give(&[HEALTH.plus(6)]).to(FRIENDLY_MINIONS)]);

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
/// State: Derived
//~ derived CFM_621t33 b94e28a8 f1b2e965 1123d079.5f5e52f8
pub const CFM_621t33: Power = spell(&[deal(6).to(MINIONS)]);

/// # Ichor of Undeath
///
/// `CFM_621t37` · Neutral spell · 1 mana
///
/// > Summon a friendly minion that died this game.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
///
/// State: Derived
//~ derived CFM_621t37 b92e9641 6d75e30e e40eb0f4.0028735e
pub const CFM_621t37: Power = spell(&[summon(from_past(YOUR_MINIONS_THAT_DIED))]);

/// # Ichor of Undeath
///
/// `CFM_621t38` · Neutral spell · 5 mana
///
/// > Summon 2 friendly minions that died this game.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 4
///
/// State: Derived
//~ derived CFM_621t38 3a6c3926 97dcd88f 3dad8d2e.2f3e5aef
pub const CFM_621t38: Power = spell(&[summon(from_past(YOUR_MINIONS_THAT_DIED)).copies(2)]);

/// # Ichor of Undeath
///
/// `CFM_621t39` · Neutral spell · 10 mana
///
/// > Summon 3 friendly minions that died this game.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 4
///
/// State: Derived
//~ derived CFM_621t39 4672f657 88d168fe b2110902.0367ba21
pub const CFM_621t39: Power = spell(&[summon(from_past(YOUR_MINIONS_THAT_DIED)).copies(3)]);

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
/// State: Derived
//~ derived CFM_621t4 c5976aea 2417f3e1 e447c4a2.ce882c3f
pub const CFM_621t4: Power = spell(&[deal(2).to(MINIONS)]);

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
/// State: Derived
//~ derived CFM_621t5 4e07ae82 95530f2d 7c7548b3.21b390e1
pub const CFM_621t5: Power = spell(&[freeze(ENEMY_MINIONS.random())]);

/// # Goldthorn
///
/// `CFM_621t6` · Neutral spell · 1 mana
///
/// > Give your minions +2 Health.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 6
///
/// State: Derived
//~ derived CFM_621t6 8857e0b6 ccea940f 163eec76.6f7df995
pub const CFM_621t6: Power = spell(&[give(&[HEALTH.plus(2)]).to(FRIENDLY_MINIONS)]);

/// # Kingsblood
///
/// `CFM_621t8` · Neutral spell · 1 mana
///
/// > Draw a card.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 8
///
/// State: Derived
//~ derived CFM_621t8 bfcffc93 86199e51 ea390bf9.442bc6f4
pub const CFM_621t8: Power = spell(&[draw(1)]);

/// # Shadow Oil
///
/// `CFM_621t9` · Neutral spell · 1 mana
///
/// > Add a random Demon to your hand.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 9
///
/// State: Derived
//~ derived CFM_621t9 1202bbdf 60aa8f4e 8ba6e715.ca680c0a
pub const CFM_621t9: Power = spell(&[get(random(DEMON))]);

/// # Greater Arcane Missiles
///
/// `CFM_623` · Mage spell · Arcane · 7 mana
///
/// > Shoot three missiles at random enemies that deal $3 damage each.
///
/// - Set: Mean Streets of Gadgetzan · epic · collectible
///
/// State: Done
//~ done CFM_623 873b8dfd - eb022d05.4d965197
pub const CFM_623: Power = spell(&[deal(3).to(ENEMIES.random()).repeated(3)]);

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
/// State: Derived
//~ derived CFM_649 c7e8c46b 54ca862a 3419081f.1441a5f5
pub const CFM_649: Power =
    battlecry(&[discover(any(&[class(CardClass::Mage), class(CardClass::Priest), class(CardClass::Warlock)]))]);

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
/// State: Derived
//~ derived CFM_660 182384f8 77250b87 73b008b0.542065d8
pub const CFM_660: Power = battlecry(&[with_each(A_FRIENDLY_MINION), shuffle(copy_of(IT))]);

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
/// State: Derived
//~ derived CFM_671 7042539b 120c2d37 0e5fc662.d3cedaef
pub const CFM_671: Power = battlecry(&[attach("CFM_671e")]).when(there_is(&ENEMIES.that(FROZEN)));

/// # We All Scream
///
/// `CFM_671e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Derived
//~ derived CFM_671e 2068bbf7 f60a653d fb7bd829.6d6ab056
pub const CFM_671e: Power = enchant(&[plus(2, 2)]);

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
/// State: Derived
//~ derived CFM_687 75f6fe5b bd1b7129 e997cbd5.a4c4fc3d
pub const CFM_687: Power = battlecry(&[attach("CFM_687e").to(YOU)]).when(no_duplicates(&YOUR_DECK));

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
/// State: Derived
//~ derived CFM_687e a865ad8c eb411413 52489e77.09849f61
pub const CFM_687e: Power = enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost(0)]).until(YOU.play(SPELL)).this_turn();

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
/// State: Derived
//~ derived CFM_760 56289343 a0c6d9c9 9744ee35.3c7dd849
pub const CFM_760: Power = costs(&[cost_less(2).times(count_of(CARDS_YOU_PLAYED.that(SECRET)))]);
