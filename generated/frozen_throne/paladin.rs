//! Paladin cards of Knights of the Frozen Throne.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 494cbf24

/// # Arrogant Crusader
///
/// `ICC_034` · Paladin minion · 4 mana · 5/2
///
/// > **Deathrattle:** If it's your opponent's turn, summon a 2/2 Ghoul.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Tags: `974` = 1
/// - Tokens: Ghoul [`ICC_900t`](crate::frozen_throne::neutral::ICC_900t)
///
/// State: Derived
//~ derived ICC_034 f5708cf3 e4b0cb9d 297ab863.92cdde9e
pub const ICC_034: Power = deathrattle(&[summon(card("ICC_900t"))]).when(not(&ON_YOUR_TURN));

/// # Righteous Protector
///
/// `ICC_038` · Paladin minion · 1 mana · 1/1
///
/// > **Taunt Divine Shield**
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Mechanics: Taunt, Divine Shield
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 63774
///
/// State: Vanilla
//~ vanilla ICC_038 5609e2c6 f676cd2b b82fa17b.efaaa40f
pub const ICC_038: Power = VANILLA;

/// # Dark Conviction
///
/// `ICC_039` · Paladin spell · Shadow · 2 mana
///
/// > Set a minion's Attack and Health to 3.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Enchantments: Convinced [`ICC_039e`]
///
/// State: Derived
//~ derived ICC_039 3e928e62 4f98c09a cb22af75.e28dc65b
pub const ICC_039: Power = spell(&[attach("ICC_039e").to(A_MINION)]);

/// # Convinced
///
/// `ICC_039e` · Neutral enchantment
///
/// > Stats changed to 3/3.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Derived
//~ derived ICC_039e 3a851ee1 34108824 e3761f55.59267fb4
pub const ICC_039e: Power = enchant(&[become_stats(3, 3)]);

/// # Light's Sorrow
///
/// `ICC_071` · Paladin weapon · 4 mana · 1/4 durability
///
/// > After a friendly minion loses **Divine Shield**, gain +1 Attack.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
/// - Refers to: Divine Shield
/// - Enchantments: Dying Light [`ICC_071e`]
///
/// State: Derived
//~ derived ICC_071 79db6efa 3fd418f9 9ca2a828.ea569ad9
pub const ICC_071: Power = after(FRIENDLY_MINIONS.lose_shield()).then(&[give(&[ATTACK.plus(1)])]);

/// # Dying Light
///
/// `ICC_071e` · Paladin enchantment
///
/// > Increased Attack.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ todo ICC_071e 13b48173 bc8731c7 0fe6e52c.08129cea
pub const ICC_071e: Power = TODO;

/// # Desperate Stand
///
/// `ICC_244` · Paladin spell · Holy · 2 mana
///
/// > Give a minion "**Deathrattle:** Return this to life with 1 Health."
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Refers to: Deathrattle
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Redeemed [`ICC_244e`]
///
/// State: Derived
//~ derived ICC_244 28602ed8 828e3d56 4cb233e5.9687ac9b
pub const ICC_244: Power = spell(&[attach("ICC_244e").to(A_MINION)]);

/// # Redeemed
///
/// `ICC_244e` · Paladin enchantment
///
/// > **Deathrattle:** Return this to life with 1 Health.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Derived
//~ derived ICC_244e e2c3cccd 683807f2 ee7d0373.cf2d5717
pub const ICC_244e: Power = deathrattle(&[summon(copy_of(THIS)), set_remaining_health(1).to(IT)]);

/// # Blackguard
///
/// `ICC_245` · Paladin minion · 6 mana · 3/9
///
/// > Whenever your hero is healed, deal that much damage to a random enemy minion.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
/// - Minion type: Undead, Draenei
/// - Tags: `2525` = 1
///
/// State: Derived
//~ derived ICC_245 0004715c f2ca6d2f 226457ee.dc5f2fe2
pub const ICC_245: Power =
    whenever(YOUR_HERO.is_healed(CARD)).then(&[deal(1).times(THAT_MUCH).to(ENEMY_MINIONS.random())]);

/// # Howling Commander
///
/// `ICC_801` · Paladin minion · 3 mana · 2/2
///
/// > **Battlecry:** Draw a **Divine Shield** minion from your deck.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Refers to: Divine Shield
///
/// State: Derived
//~ derived ICC_801 99b33bd9 0ad4d43f 692e183a.ef5a9893
pub const ICC_801: Power = battlecry(&[draw_that(1, all(&[MINION, with(GameTag::DIVINE_SHIELD)]))]);

/// # Chillblade Champion
///
/// `ICC_820` · Paladin minion · 4 mana · 3/2
///
/// > **Charge Lifesteal**
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead
/// - Mechanics: Charge, Lifesteal
///
/// State: Vanilla
//~ vanilla ICC_820 adee37ea 474eabbb fedf42ef.880f831c
pub const ICC_820: Power = VANILLA;

/// # Uther of the Ebon Blade
///
/// `ICC_829` · Paladin hero · 9 mana · 30 health, 5 armor
///
/// > **Battlecry:** Equip a 5/3 **Lifesteal** weapon.
///
/// - Set: Knights of the Frozen Throne · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Lifesteal
/// - Hero power: The Four Horsemen [`ICC_829p`]
/// - Tokens: Grave Vengeance [`ICC_829t`], Deathlord Nazgrim [`ICC_829t2`], Thoras Trollbane [`ICC_829t3`], Inquisitor Whitemane [`ICC_829t4`], Darion Mograine [`ICC_829t5`]
///
/// State: Todo
//~ todo ICC_829 42f1a0c6 884132b8 a70050a9.be32154a
pub const ICC_829: Power = TODO;

/// # The Four Horsemen
///
/// `ICC_829p` · Neutral hero power · 2 mana
///
/// > Summon a 2/2 Horseman. If you have all 4, destroy the enemy hero.
///
/// - Set: Knights of the Frozen Throne
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Entourage: Deathlord Nazgrim [`ICC_829t2`], Thoras Trollbane [`ICC_829t3`], Inquisitor Whitemane [`ICC_829t4`], Darion Mograine [`ICC_829t5`]
///
/// State: Todo
//~ todo ICC_829p ebe17496 792dec83 dfee7a6f.751ce88c
pub const ICC_829p: Power = TODO;

/// # Grave Vengeance
///
/// `ICC_829t` · Paladin weapon · 8 mana · 5/3 durability
///
/// > **Lifesteal**
///
/// - Set: Knights of the Frozen Throne
/// - Mechanics: Lifesteal
///
/// State: Vanilla
//~ vanilla ICC_829t 2b337c03 d95ab65a e8bb187c.b857c9f1
pub const ICC_829t: Power = VANILLA;

/// # Deathlord Nazgrim
///
/// `ICC_829t2` · Paladin minion · 2 mana · 2/2
///
/// - Set: Knights of the Frozen Throne
/// - Minion type: Undead
///
/// State: Vanilla
//~ vanilla ICC_829t2 3052b455 f47cf7ab 051e705d
pub const ICC_829t2: Power = VANILLA;

/// # Thoras Trollbane
///
/// `ICC_829t3` · Paladin minion · 2 mana · 2/2
///
/// - Set: Knights of the Frozen Throne
/// - Minion type: Undead
///
/// State: Vanilla
//~ vanilla ICC_829t3 ac161350 7eff7aad 9c75c1be
pub const ICC_829t3: Power = VANILLA;

/// # Inquisitor Whitemane
///
/// `ICC_829t4` · Paladin minion · 2 mana · 2/2
///
/// - Set: Knights of the Frozen Throne
/// - Minion type: Undead
///
/// State: Vanilla
//~ vanilla ICC_829t4 abdcf843 d2a7d169 cf6aa1e6
pub const ICC_829t4: Power = VANILLA;

/// # Darion Mograine
///
/// `ICC_829t5` · Paladin minion · 2 mana · 2/2
///
/// - Set: Knights of the Frozen Throne
/// - Minion type: Undead
///
/// State: Vanilla
//~ vanilla ICC_829t5 77171a02 094b72bc fe8a8919
pub const ICC_829t5: Power = VANILLA;

/// # Bolvar, Fireblood
///
/// `ICC_858` · Paladin minion · 5 mana · 1/7
///
/// > **Divine Shield** After a friendly minion loses **Divine Shield**, gain +2 Attack.
///
/// - Set: Knights of the Frozen Throne · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Divine Shield
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 58405
/// - Enchantments: Fading Light [`ICC_858e`]
///
/// State: Derived
//~ derived ICC_858 2e6ce6bb cef29219 314b3be8.3e7838f2
pub const ICC_858: Power = after(FRIENDLY_MINIONS.lose_shield()).then(&[give(&[ATTACK.plus(2)])]);

/// # Fading Light
///
/// `ICC_858e` · Paladin enchantment
///
/// > Increased Attack.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ todo ICC_858e ca1b1eaa 5cf1d87f cc5f24f8.08129cea
pub const ICC_858e: Power = TODO;
