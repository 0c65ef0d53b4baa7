//! Death Knight cards of Reign of the Black Empire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file dddb7f8c

/// # Bloodfiend
///
/// `BE_283` · Death Knight minion · 4 mana · 4/4
///
/// > **Battlecry:** Spend up to 4 **Corpses**. Deal 1 damage to all other minions for each.
///
/// - Set: Reign of the Black Empire · epic · collectible
/// - Mechanics: Battlecry, Corpse Spender
/// - Refers to: Corpse
/// - Tags: `COST_BLOOD` = 3
///
/// State: Derived
//~ derived BE_283 b238a7e3 fffcbea2 badb442a.a8831c3e
pub const BE_283: Power = battlecry(&[spend_corpses(4), times(1, &[deal(1).to(OTHER_MINIONS)]).times(DONE)]);

/// # The Cold Dark Void
///
/// `BE_284` · Death Knight spell · Frost · 3 mana
///
/// > Deal $4 damage to a minion and $2 damage to its neighbors.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Mechanics: Cost Frost
///
/// State: Derived
//~ derived BE_284 0a01fe1a 87948cd4 0aed158a.31a8aef8
pub const BE_284: Power = spell(&[deal(4).to(A_MINION), deal(2).to(IT.neighbours())]);

/// # Grafted Knight
///
/// `BE_285` · Death Knight minion · 2 mana · 3/3
///
/// > **Lifesteal**
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Mechanics: Lifesteal
/// - Tags: `COST_BLOOD` = 2
///
/// State: Vanilla
//~ vanilla BE_285 f25efa05 f14643b6 e5dbad5a.b857c9f1
pub const BE_285: Power = VANILLA;

/// # G'huun
///
/// `BE_287` · Death Knight minion · 8 mana · 8/1
///
/// > **Battlecry:** Steal @ Health split among the lowest Health enemies. *Improved by Blood Runes you've played.*
///
/// - Set: Reign of the Black Empire · legendary · collectible
/// - Mechanics: Battlecry
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 6, `COST_BLOOD` = 3
/// - Enchantments: Boon of G'huun [`BE_287e`], Curse of G'huun [`BE_287e2`]
///
/// State: Todo
//~ todo BE_287 a24216bc ce7f99ac 9185ff7a.36acbd33
pub const BE_287: Power = TODO;

/// # Boon of G'huun
///
/// `BE_287e` · Death Knight enchantment
///
/// > Increased Health.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ todo BE_287e 77d20e86 968a1f1e a1745c18.89b088dc
pub const BE_287e: Power = TODO;

/// # Curse of G'huun
///
/// `BE_287e2` · Death Knight enchantment
///
/// > -1 Health.
///
/// - Set: Reign of the Black Empire
///
/// State: Derived
//~ derived BE_287e2 f6d41502 32a894e8 324d769a.186aaffd
pub const BE_287e2: Power = enchant(&[HEALTH.plus(-1)]);

/// # Scion of Insight
///
/// `BE_298` · Death Knight minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a Blood, Frost or Unholy card. Gain **Lifesteal**, **Reborn** or **Rush** based on your choice.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Mechanics: Battlecry, Discover
/// - Refers to: Lifesteal, Rush, Reborn
///
/// State: Todo
//~ todo BE_298 2263a536 9acf699d 0db7d952.7158d77e
pub const BE_298: Power = TODO;

/// # Malicious Presence
///
/// `BE_325` · Death Knight spell · Shadow · 2 mana
///
/// > Destroy a minion. Restore the minion's Health to its owner.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Mechanics: Cost Blood, Cost Frost
///
/// State: Derived
//~ derived BE_325 acd38c5e 67849c05 f7f58938.4586a342
pub const BE_325: Power = spell(&[destroy(A_MINION), heal(1).times(HEALTH.of(IT)).to(IT.hero())]);

/// # Fleshshape
///
/// `BE_571` · Death Knight spell · Shadow · 3 mana
///
/// > **Assemble** a **Deathrattle** minion. Give all minions in your hand +2/+2.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Mechanics: Cost Blood, Cost Unholy
/// - Refers to: Deathrattle, Craft
/// - Enchantments: Reshaped [`BE_571e`]
///
/// State: Todo
//~ todo BE_571 f2f218c2 28912bbe 0cc2cfe2.ca05ba7b
pub const BE_571: Power = TODO;

/// # Reshaped
///
/// `BE_571e` · Warrior enchantment
///
/// > +2/+2.
///
/// - Set: Reign of the Black Empire
///
/// State: Derived
//~ derived BE_571e ba1c24ef a2d986e9 6cf4b747.6d6ab056
pub const BE_571e: Power = enchant(&[plus(2, 2)]);

/// # Xel'noth Behemoth
///
/// `BE_749` · Death Knight minion · 5 mana · 5/3
///
/// > **Deathrattle:** Summon two random 1-Cost minions. Give your minions +3 Attack.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Mechanics: Deathrattle, Cost Unholy
/// - Enchantments: Behemoth Flesh [`BE_749e`]
///
/// State: Derived
//~ derived BE_749 ef30e002 ef2f9936 29bd7832.d54b0383
pub const BE_749: Power =
    deathrattle(&[summon(random(all(&[MINION, COST.is(1)]))).copies(2), attach("BE_749e").to(FRIENDLY_MINIONS)]);

/// # Behemoth Flesh
///
/// `BE_749e` · Neutral enchantment
///
/// > +3 Attack.
///
/// - Set: Reign of the Black Empire
///
/// State: Derived
//~ derived BE_749e f330efdf c3e6fa9b fcafa6a6.fc2d73f0
pub const BE_749e: Power = enchant(&[ATTACK.plus(3)]);

/// # Uldir Quarantine
///
/// `BE_780` · Death Knight location · 3 mana · 0 uses
///
/// > Locked until you play a card from each Rune. Summon a random 5-Cost minion.
///
/// - Set: Reign of the Black Empire · epic · collectible
/// - Mechanics: Dont Pick From Subsets, Cost Blood, Cost Frost, Cost Unholy, Uldir Quarantine Tracker
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `1544` = 1, `LOCATION_ACTION_COOLDOWN` = 2
///
/// State: Todo
//~ todo BE_780 91236628 98741932 e755437f.29c14174
pub const BE_780: Power = TODO;

/// # Fetid Devourer
///
/// `BE_781` · Death Knight minion · 7 mana · 9/6
///
/// > While in your hand, this transforms after you play a card with a rune.
///
/// - Set: Reign of the Black Empire · legendary · collectible
/// - Minion type: Undead, Beast
/// - Tags: `2534` = 1
/// - Enchantments: Fetid [`BE_781e`]
/// - Tokens: Fetid Devourer [`BE_781t1`], Fetid Devourer [`BE_781t10`], Fetid Devourer [`BE_781t11`], Fetid Devourer [`BE_781t12`], Fetid Devourer [`BE_781t13`], Fetid Devourer [`BE_781t14`], Fetid Devourer [`BE_781t15`], Fetid Devourer [`BE_781t16`], Fetid Devourer [`BE_781t17`], Fetid Devourer [`BE_781t18`], Fetid Devourer [`BE_781t19`], Fetid Devourer [`BE_781t2`], Fetid Devourer [`BE_781t3`], Fetid Devourer [`BE_781t4`], Fetid Devourer [`BE_781t5`], Fetid Devourer [`BE_781t6`], Fetid Devourer [`BE_781t7`], Fetid Devourer [`BE_781t8`], Fetid Devourer [`BE_781t9`]
///
/// State: Todo
//~ todo BE_781 8abdf812 6b0e0867 fc1b4f89.0df69c00
pub const BE_781: Power = TODO;

/// # Fetid
///
/// `BE_781e` · Rogue enchantment
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ todo BE_781e f99a648d a5211cf2 d23ace9f
pub const BE_781e: Power = TODO;

/// # Fetid Devourer
///
/// `BE_781t1` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry**: Destroy an enemy minion. Draw a card. It costs (3) less. Summon two random 3-Cost minions.
///
/// - Set: Reign of the Black Empire · legendary
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry, Cost Blood, Cost Frost, Cost Unholy
/// - Tags: `2542` = 1
/// - Target: "Destroy an enemy minion."
///
/// State: Todo
//~ todo BE_781t1 d5e38c61 d63bf79c a0b7a365.2f571c8b
pub const BE_781t1: Power = TODO;

/// # Fetid Devourer
///
/// `BE_781t10` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Summon two random 9-cost minions.
///
/// - Set: Reign of the Black Empire · legendary
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry
/// - Tags: `COST_UNHOLY` = 3, `2542` = 1
///
/// State: Derived
//~ derived BE_781t10 ad8b0a2d 23a357ba 6051dac4.0754ba84
pub const BE_781t10: Power = battlecry(&[summon(random(all(&[MINION, COST.is(9)]))).copies(2)]);

/// # Fetid Devourer
///
/// `BE_781t11` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Destroy an enemy minion. Draw a card. It costs (3) less.
///
/// - Set: Reign of the Black Empire · legendary
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry, Cost Blood, Cost Frost
/// - Tags: `2542` = 1
/// - Target: "Destroy an enemy minion."
///
/// State: Todo
//~ todo BE_781t11 1f10686d 91ab0f24 e269b01e.7106640c
pub const BE_781t11: Power = TODO;

/// # Fetid Devourer
///
/// `BE_781t12` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Destroy an enemy minion. Summon two random 3-cost minions.
///
/// - Set: Reign of the Black Empire · legendary
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry, Cost Blood, Cost Unholy
/// - Tags: `2542` = 1
/// - Target: "Destroy an enemy minion."
///
/// State: Derived
//~ derived BE_781t12 53fe002e f689dbc4 34c3cb77.929e7f2e
pub const BE_781t12: Power =
    battlecry(&[destroy(AN_ENEMY_MINION), summon(random(all(&[MINION, COST.is(3)]))).copies(2)]);

/// # Fetid Devourer
///
/// `BE_781t13` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Destroy 2 enemy minions. Draw a card. It costs (3) less.
///
/// - Set: Reign of the Black Empire · legendary
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry, Cost Frost
/// - Tags: `COST_BLOOD` = 2, `2436` = 1, `2542` = 1
/// - Target: "Destroy an enemy minion."
///
/// State: Todo
//~ todo BE_781t13 a6aebde6 1f3649e9 40449b89.a5111665
pub const BE_781t13: Power = TODO;

/// # Fetid Devourer
///
/// `BE_781t14` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Destroy 2 enemy minions. Summon two random 3-cost minions.
///
/// - Set: Reign of the Black Empire · legendary
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry, Cost Unholy
/// - Tags: `COST_BLOOD` = 2, `2436` = 1, `2542` = 1
/// - Target: "Destroy an enemy minion."
///
/// State: Todo
//~ todo BE_781t14 67e6db4d 8a6eec4f e8c8620e.b4f01526
pub const BE_781t14: Power = TODO;

/// # Fetid Devourer
///
/// `BE_781t15` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Destroy an enemy minion. Draw 2 cards. They costs (3) less.
///
/// - Set: Reign of the Black Empire · legendary
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry, Cost Blood
/// - Tags: `COST_FROST` = 2, `2542` = 1
/// - Target: "Destroy an enemy minion."
///
/// State: Todo
//~ todo BE_781t15 76e2bb7a 4d5052d6 ca2dc92a.a71f91da
pub const BE_781t15: Power = TODO;

/// # Fetid Devourer
///
/// `BE_781t16` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Destroy an enemy minion. Summon two random 6-cost minions.
///
/// - Set: Reign of the Black Empire · legendary
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry, Cost Blood
/// - Tags: `COST_UNHOLY` = 2, `2542` = 1
/// - Target: "Destroy an enemy minion."
///
/// State: Derived
//~ derived BE_781t16 3fb0d7de 3047ab9f 8741d2c0.3d1314e6
pub const BE_781t16: Power =
    battlecry(&[destroy(AN_ENEMY_MINION), summon(random(all(&[MINION, COST.is(6)]))).copies(2)]);

/// # Fetid Devourer
///
/// `BE_781t17` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Draw a card. It costs (3) less. Summon two random 3-cost minions.
///
/// - Set: Reign of the Black Empire · legendary
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry, Cost Frost, Cost Unholy
/// - Tags: `2542` = 1
///
/// State: Derived
//~ derived BE_781t17 00d0f2af cf7d7bb5 57d2b79e.2a83b77c
pub const BE_781t17: Power =
    battlecry(&[draw(1), give(&[cost_less(3)]).to(IT), summon(random(all(&[MINION, COST.is(3)]))).copies(2)]);

/// # Fetid Devourer
///
/// `BE_781t18` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Draw 2 cards. They costs (3) less. Summon two random 3-cost minions.
///
/// - Set: Reign of the Black Empire · legendary
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry, Cost Unholy
/// - Tags: `COST_FROST` = 2, `2542` = 1
///
/// State: Todo
//~ todo BE_781t18 93c8a363 78a8b99d a7654688.b42c6742
pub const BE_781t18: Power = TODO;

/// # Fetid Devourer
///
/// `BE_781t19` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Draw a card. It costs (3) less. Summon two random 6-cost minions.
///
/// - Set: Reign of the Black Empire · legendary
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry, Cost Frost
/// - Tags: `COST_UNHOLY` = 2, `2542` = 1
///
/// State: Derived
//~ derived BE_781t19 e417c2a1 f89a1698 9253695b.62fdec25
pub const BE_781t19: Power =
    battlecry(&[draw(1), give(&[cost_less(3)]).to(IT), summon(random(all(&[MINION, COST.is(6)]))).copies(2)]);

/// # Fetid Devourer
///
/// `BE_781t2` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Destroy an enemy minion.
///
/// - Set: Reign of the Black Empire · legendary
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry, Cost Blood
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `2542` = 1
/// - Target: "Destroy an enemy minion."
///
/// State: Derived
//~ derived BE_781t2 6860471d ab9c4f41 a291ab0d.3b107942
pub const BE_781t2: Power = battlecry(&[destroy(AN_ENEMY_MINION)]);

/// # Fetid Devourer
///
/// `BE_781t3` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Destroy 2 enemy minions.
///
/// - Set: Reign of the Black Empire · legendary
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry
/// - Tags: `COST_BLOOD` = 2, `2436` = 1, `2542` = 1
/// - Target: "Destroy an enemy minion."
///
/// State: Todo
//~ todo BE_781t3 c2cd99f2 527ec703 72d73767.7161b96f
pub const BE_781t3: Power = TODO;

/// # Fetid Devourer
///
/// `BE_781t4` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Destroy 3 enemy minions.
///
/// - Set: Reign of the Black Empire · legendary
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry
/// - Tags: `COST_BLOOD` = 3, `2436` = 1, `2542` = 1
/// - Target: "Destroy an enemy minion."
///
/// State: Todo
//~ todo BE_781t4 b03c7ec4 52b885e2 69a8dc22.b33469a1
pub const BE_781t4: Power = TODO;

/// # Fetid Devourer
///
/// `BE_781t5` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Draw a card. It costs (3) less.
///
/// - Set: Reign of the Black Empire · legendary
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry, Cost Frost
/// - Tags: `2542` = 1
///
/// State: Derived
//~ derived BE_781t5 959dde79 b938b830 7415b864.14bb5098
pub const BE_781t5: Power = battlecry(&[draw(1), give(&[cost_less(3)]).to(IT)]);

/// # Fetid Devourer
///
/// `BE_781t6` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Draw 2 cards. They costs (3) less.
///
/// - Set: Reign of the Black Empire · legendary
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry
/// - Tags: `COST_FROST` = 2, `2542` = 1
///
/// State: Todo
//~ todo BE_781t6 0ec606f5 8c515e95 a4dab5c4.be1e1384
pub const BE_781t6: Power = TODO;

/// # Fetid Devourer
///
/// `BE_781t7` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Draw 3 cards. They costs (3) less.
///
/// - Set: Reign of the Black Empire · legendary
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry
/// - Tags: `COST_FROST` = 3, `2542` = 1
///
/// State: Todo
//~ todo BE_781t7 6ddeacb7 2271e0c7 5bede04d.5775d808
pub const BE_781t7: Power = TODO;

/// # Fetid Devourer
///
/// `BE_781t8` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Summon two random 3-cost minions.
///
/// - Set: Reign of the Black Empire · legendary
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry, Cost Unholy
/// - Tags: `2542` = 1
///
/// State: Derived
//~ derived BE_781t8 ca501024 d99281db 5d5c1384.6572a2ea
pub const BE_781t8: Power = battlecry(&[summon(random(all(&[MINION, COST.is(3)]))).copies(2)]);

/// # Fetid Devourer
///
/// `BE_781t9` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Summon two random 6-cost minions.
///
/// - Set: Reign of the Black Empire · legendary
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry
/// - Tags: `COST_UNHOLY` = 2, `2542` = 1
///
/// State: Derived
//~ derived BE_781t9 48b201d7 4e1d0589 421862a2.768f83e1
pub const BE_781t9: Power = battlecry(&[summon(random(all(&[MINION, COST.is(6)]))).copies(2)]);
