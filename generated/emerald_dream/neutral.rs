//! Neutral cards of Into the Emerald Dream.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Ysera, Emerald Aspect
///
/// `EDR_000` · Neutral minion · 9 mana · 4/12
///
/// > **Start of Game:** Increase both players'maximum Mana by 5. **Battlecry:** Gain 3 Mana Crystals.
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Start Of Game Keyword
/// - Tags: `2936` = 1, `4392` = 1
///
/// State: Todo
//~ EDR_000 todo d0542f35 9ec1165f
pub const EDR_000: Power = TODO;

/// # Hopeful Dryad
///
/// `EDR_001` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Get a random Dream card.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ EDR_001 todo 281cac74 1954cd84
pub const EDR_001: Power = TODO;

/// # Waking Terror
///
/// `EDR_100t` · Neutral spell · 0 mana
///
/// > +3 Attack and **Lifesteal**.
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Is Nightmare Bonus
/// - Refers to: Lifesteal
/// - Enchantments: Waking Terror [`EDR_100te`]
///
/// State: Todo
//~ EDR_100t todo e1ec4993 69643328
pub const EDR_100t: Power = TODO;

/// # Well Rested
///
/// `EDR_100t1` · Neutral spell · 0 mana
///
/// > +2/+2 and **Elusive**.
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Is Nightmare Bonus
/// - Refers to: Elusive
/// - Enchantments: Well Rested [`EDR_100t1e`]
///
/// State: Todo
//~ EDR_100t1 todo 1f36900c 047f6db3
pub const EDR_100t1: Power = TODO;

/// # Nightmare Scales
///
/// `EDR_100t10` · Hunter spell · 0 mana
///
/// > Has a **Divine Shield** that takes 3 hits to break.
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Is Nightmare Bonus
///
/// State: Todo
//~ EDR_100t10 todo 1946ff5d 58e8a797
pub const EDR_100t10: Power = TODO;

/// # Harpy's Talons
///
/// `EDR_100t13` · Neutral spell · 0 mana
///
/// > **Divine Shield**, **Windfury**
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Windfury, Divine Shield, Is Nightmare Bonus
/// - Enchantments: Harpy's Talons [`EDR_100t13e`]
///
/// State: Todo
//~ EDR_100t13 todo a71877ad bf6b4813
pub const EDR_100t13: Power = TODO;

/// # Harpy's Talons
///
/// `EDR_100t13e` · Neutral enchantment
///
/// > **Divine Shield**, **Windfury**
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Is Nightmare Bonus
/// - Tags: `TAG_SCRIPT_DATA_NUM_6` = 120225
///
/// State: Todo
//~ EDR_100t13e todo c38935a9 5c0ae6c2
pub const EDR_100t13e: Power = TODO;

/// # Well Rested
///
/// `EDR_100t1e` · Hunter enchantment
///
/// > +2/+2 and **Elusive**.
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Is Nightmare Bonus
/// - Tags: `TAG_SCRIPT_DATA_NUM_6` = 113797
///
/// State: Todo
//~ EDR_100t1e todo c272b905 d165c538
pub const EDR_100t1e: Power = TODO;

/// # Short Claws
///
/// `EDR_100t2` · Neutral spell · 0 mana
///
/// > Costs (2) less, but has -2 Attack.
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Is Nightmare Bonus
/// - Enchantments: Short Claws [`EDR_100t2e`]
///
/// State: Todo
//~ EDR_100t2 todo 83c0e047 254e692e
pub const EDR_100t2: Power = TODO;

/// # Short Claws
///
/// `EDR_100t2e` · Hunter enchantment
///
/// > Costs (2) less, but has -2 Attack.
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Is Nightmare Bonus
/// - Tags: `TAG_SCRIPT_DATA_NUM_6` = 113798
///
/// State: Todo
//~ EDR_100t2e todo 8d03e540 df298084
pub const EDR_100t2e: Power = TODO;

/// # Bundled Up
///
/// `EDR_100t3` · Neutral spell · 0 mana
///
/// > +4 Health and **Taunt**.
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Is Nightmare Bonus
/// - Refers to: Taunt
/// - Enchantments: Bundled Up [`EDR_100t3e`]
///
/// State: Todo
//~ EDR_100t3 todo e0a3d771 d4948573
pub const EDR_100t3: Power = TODO;

/// # Bundled Up
///
/// `EDR_100t3e` · Hunter enchantment
///
/// > +4 Health and **Taunt**.
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Is Nightmare Bonus
/// - Tags: `TAG_SCRIPT_DATA_NUM_6` = 113799
///
/// State: Todo
//~ EDR_100t3e todo 4f4f664c 7b44258a
pub const EDR_100t3e: Power = TODO;

/// # Inner Demons
///
/// `EDR_100t4` · Neutral spell · 0 mana
///
/// > **Deathrattle:** Draw 2 cards.
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Is Nightmare Bonus
/// - Enchantments: Inner Demons [`EDR_100t4e`]
///
/// State: Todo
//~ EDR_100t4 todo 25ca21ac 419104e5
pub const EDR_100t4: Power = TODO;

/// # Inner Demons
///
/// `EDR_100t4e` · Hunter enchantment
///
/// > **Deathrattle:** Draw 2 cards.
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Is Nightmare Bonus
///
/// State: Todo
//~ EDR_100t4e todo db99f6d6 bcd51f86
pub const EDR_100t4e: Power = TODO;

/// # Living Nightmare
///
/// `EDR_100t5` · Neutral spell · 0 mana
///
/// > When you play this minion, summon a 2/2 copy of it.
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Is Nightmare Bonus
/// - Enchantments: Living Nightmare [`EDR_100t5e`], Tiny Nightmare [`EDR_100t5e2`], Living Nightmare [`EDR_100t5e5`]
///
/// State: Todo
//~ EDR_100t5 todo 9032a961 83232e96
pub const EDR_100t5: Power = TODO;

/// # Living Nightmare
///
/// `EDR_100t5e` · Hunter enchantment
///
/// > When you play this minion, summon a 2/2 copy of it.
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Is Nightmare Bonus
/// - Tags: `TAG_SCRIPT_DATA_NUM_6` = 113801
///
/// State: Todo
//~ EDR_100t5e todo 64759421 14458268
pub const EDR_100t5e: Power = TODO;

/// # Tiny Nightmare
///
/// `EDR_100t5e2` · Neutral enchantment
///
/// > 1/1.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_100t5e2 todo 13e8e1ae 7b8e1093
pub const EDR_100t5e2: Power = TODO;

/// # Living Nightmare
///
/// `EDR_100t5e5` · Neutral enchantment
///
/// > 2/2.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_100t5e5 todo e6c5ca60 ce8cf5e1
pub const EDR_100t5e5: Power = TODO;

/// # Sleepwalker
///
/// `EDR_100t6` · Neutral spell · 0 mana
///
/// > **Charge**
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Charge, Is Nightmare Bonus
/// - Enchantments: Sneaky Sleepwalking [`EDR_100t6e`]
///
/// State: Todo
//~ EDR_100t6 todo aff8fed0 5909a58e
pub const EDR_100t6: Power = TODO;

/// # Sneaky Sleepwalking
///
/// `EDR_100t6e` · Hunter enchantment
///
/// > **Charge**
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Is Nightmare Bonus
/// - Tags: `TAG_SCRIPT_DATA_NUM_6` = 113802
///
/// State: Todo
//~ EDR_100t6e todo c88af7af e66fb209
pub const EDR_100t6e: Power = TODO;

/// # Rude Awakening
///
/// `EDR_100t7` · Neutral spell · 0 mana
///
/// > This minion's **Battlecries** trigger twice.
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Is Nightmare Bonus
/// - Enchantments: Rude Awakening [`EDR_100t7e`], DoubleBattlecryTwist [`EDR_100t7e1`]
///
/// State: Todo
//~ EDR_100t7 todo ad36f49e 9c8c9df1
pub const EDR_100t7: Power = TODO;

/// # Rude Awakening
///
/// `EDR_100t7e` · Hunter enchantment
///
/// > This minion's **Battlecries** trigger twice.
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Is Nightmare Bonus
/// - Tags: `1179` = 1, `TAG_SCRIPT_DATA_NUM_6` = 113882, `4571` = 1
///
/// State: Todo
//~ EDR_100t7e todo cec155e2 e58fec2f
pub const EDR_100t7e: Power = TODO;

/// # DoubleBattlecryTwist
///
/// `EDR_100t7e1` · Shaman enchantment
///
/// > Selected minion triggers its battlecry twice.
///
/// - Set: Into the Emerald Dream
/// - Tags: `960` = 1
///
/// State: Todo
//~ EDR_100t7e1 todo f533bd7b 8bc10be4
pub const EDR_100t7e1: Power = TODO;

/// # Sweet Dreams
///
/// `EDR_100t8` · Neutral spell · 0 mana
///
/// > +4/+5. Place this card on top of your deck.
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Is Nightmare Bonus
/// - Enchantments: Turtled Up [`EDR_100t8e`], Sweet Dreams [`EDR_100t8e1`]
///
/// State: Todo
//~ EDR_100t8 todo e83df8c6 b42440d8
pub const EDR_100t8: Power = TODO;

/// # Turtled Up
///
/// `EDR_100t8e` · Hunter enchantment
///
/// > +3/+3 and shuffled stats.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_100t8e todo 134ae791 959c0994
pub const EDR_100t8e: Power = TODO;

/// # Sweet Dreams
///
/// `EDR_100t8e1` · Hunter enchantment
///
/// > +4/+5.
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Is Nightmare Bonus
/// - Tags: `TAG_SCRIPT_DATA_NUM_6` = 113884
///
/// State: Todo
//~ EDR_100t8e1 todo 8b624f66 9191d707
pub const EDR_100t8e1: Power = TODO;

/// # Persisting Horror
///
/// `EDR_100t9` · Neutral spell · 0 mana
///
/// > **Reborn**. Is **Reborn** with full Health and enchantments.
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Reborn, Is Nightmare Bonus
/// - Enchantments: Persisting Horror [`EDR_100t9e`]
///
/// State: Todo
//~ EDR_100t9 todo 25457640 89aa2c16
pub const EDR_100t9: Power = TODO;

/// # Persisting Horror
///
/// `EDR_100t9e` · Hunter enchantment
///
/// > **Reborn**. Is **Reborn** with full Health and enchantments.
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Is Nightmare Bonus
/// - Tags: `TAG_SCRIPT_DATA_NUM_6` = 113886, `4137` = 1
///
/// State: Todo
//~ EDR_100t9e todo 42277241 e98c26fa
pub const EDR_100t9e: Power = TODO;

/// # Waking Terror
///
/// `EDR_100te` · Hunter enchantment
///
/// > +3 Attack and **Lifesteal**.
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Is Nightmare Bonus
/// - Tags: `TAG_SCRIPT_DATA_NUM_6` = 113796
///
/// State: Todo
//~ EDR_100te todo 57f6f714 d0bfcd02
pub const EDR_100te: Power = TODO;

/// # Treacherous Tormentor
///
/// `EDR_102` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry: Discover** a **Legendary** minion with a **Dark Gift**.
///
/// - Set: Into the Emerald Dream · epic · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry, Discover
/// - Refers to: Dark Gift
/// - Tags: `4050` = 1, `4578` = 1
/// - Tokens: Dark Gift [`EDR_102t`]
///
/// State: Todo
//~ EDR_102 todo 8dbbbb76 ca608fce
pub const EDR_102: Power = TODO;

/// # Dark Gift
///
/// `EDR_102t` · Neutral spell · 0 mana
///
/// > Executes nightmare bonus
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Discover
///
/// State: Todo
//~ EDR_102t todo e240d56c c449e113
pub const EDR_102t: Power = TODO;

/// # Creature of Madness
///
/// `EDR_105` · Neutral minion · 2 mana · 1/1
///
/// > **Battlecry: Discover** a 3-Cost minion with a **Dark Gift.**
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Battlecry, Discover
/// - Refers to: Dark Gift
/// - Tags: `4050` = 1
///
/// State: Todo
//~ EDR_105 todo 238a0523 cdc50b44
pub const EDR_105: Power = TODO;

/// # Sporegnasher
///
/// `EDR_110` · Neutral minion · 5 mana · 1/5
///
/// > **Poisonous Deathrattle:** Deal 1 damage to a random enemy minion.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Mechanics: Deathrattle, Poisonous
///
/// State: Todo
//~ EDR_110 todo ab98aead 1e24f495
pub const EDR_110: Power = TODO;

/// # Animated Moonwell
///
/// `EDR_254` · Neutral minion · 3 mana · 1/4
///
/// > After you cast a spell, gain Attack equal to its Cost.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Minion type: Elemental
/// - Enchantments: Overflowing [`EDR_254e1`]
///
/// State: Todo
//~ EDR_254 todo 0d59cf62 34e07d60
pub const EDR_254: Power = TODO;

/// # Overflowing
///
/// `EDR_254e1` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_254e1 todo c5c17a5c 9e4b903d
pub const EDR_254e1: Power = TODO;

/// # Illusory Greenwing
///
/// `EDR_260` · Neutral minion · 4 mana · 4/5
///
/// > **Taunt**. **Deathrattle:** Shuffle two 4/5 Dragons with **Taunt** into your deck. They're **Summoned When Drawn**.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Taunt, Deathrattle
/// - Refers to: Summoned When Drawn
/// - Tokens: Illusion [`EDR_260t`]
///
/// State: Todo
//~ EDR_260 todo 0a8897f4 4d653bf0
pub const EDR_260: Power = TODO;

/// # Illusion
///
/// `EDR_260t` · Neutral minion · 4 mana · 4/5
///
/// > **Summoned When Drawn Taunt**
///
/// - Set: Into the Emerald Dream
/// - Minion type: Dragon
/// - Mechanics: Taunt
/// - Refers to: Summoned When Drawn
///
/// State: Todo
//~ EDR_260t todo 9f90aa52 14bf9507
pub const EDR_260t: Power = TODO;

/// # Briarspawn Drake
///
/// `EDR_453` · Neutral minion · 10 mana · 12/7
///
/// > At the end of your turn, attack a random enemy minion *(excess damage hits the enemy hero)*.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Minion type: Dragon
///
/// State: Todo
//~ EDR_453 todo eb2bf949 235222e9
pub const EDR_453: Power = TODO;

/// # Slumbering Sprite
///
/// `EDR_469` · Neutral minion · 1 mana · 3/3
///
/// > Starts **Dormant**. After you use your Hero Power, this awakens.
///
/// - Set: Into the Emerald Dream · epic · collectible
/// - Refers to: Dormant
/// - Tags: `1652` = 1
/// - Enchantments: Knighttime [`EDR_469e`]
///
/// State: Todo
//~ EDR_469 todo d7458c00 b9e68566
pub const EDR_469: Power = TODO;

/// # Knighttime
///
/// `EDR_469e` · Neutral enchantment
///
/// > **Dormant**. Awaken after you use your Hero Power.
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Dormant Awaken Condition Enchant
///
/// State: Todo
//~ EDR_469e todo 8a01146a 9dbe3592
pub const EDR_469e: Power = TODO;

/// # Barkshield Sentinel
///
/// `EDR_470` · Neutral minion · 2 mana · 2/2
///
/// > **Taunt** After you use your Hero Power, gain +2 Health.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Taunt
/// - Tags: `4548` = 1
/// - Enchantments: Alert [`EDR_470e`]
///
/// State: Todo
//~ EDR_470 todo 8153b10e 6cebcb01
pub const EDR_470: Power = TODO;

/// # Alert
///
/// `EDR_470e` · Neutral enchantment
///
/// > +2 Health.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_470e todo 8bac281d e7e4635f
pub const EDR_470e: Power = TODO;

/// # Scavenging Flytrap
///
/// `EDR_484` · Neutral minion · 7 mana · 2/7
///
/// > After a minion dies, gain its Attack.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Enchantments: Scavenging [`EDR_484e`]
///
/// State: Todo
//~ EDR_484 todo 4aa503fc 3528037e
pub const EDR_484: Power = TODO;

/// # Scavenging
///
/// `EDR_484e` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_484e todo f2b7940e 1f29cd4e
pub const EDR_484e: Power = TODO;

/// # Scorching Observer
///
/// `EDR_486` · Neutral minion · 9 mana · 7/9
///
/// > **Rush Lifesteal**
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Minion type: Demon
/// - Mechanics: Lifesteal, Rush
///
/// State: Vanilla
//~ EDR_486 vanilla a79b1c91 fb1f83d3
pub const EDR_486: Power = VANILLA;

/// # Mother Duck
///
/// `EDR_492` · Neutral minion · 4 mana · 2/3
///
/// > **Battlecry:** Summon three 1/1 Ducklings with **Rush**.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Tokens: Duckling [`EDR_492t`]
///
/// State: Todo
//~ EDR_492 todo 55e28e34 63e45bf9
pub const EDR_492: Power = TODO;

/// # Duckling
///
/// `EDR_492t` · Neutral minion · 1 mana · 1/1
///
/// > **Rush**
///
/// - Set: Into the Emerald Dream
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ EDR_492t vanilla 8bd8fa37 65eadf34
pub const EDR_492t: Power = VANILLA;

/// # Twisted Treant
///
/// `EDR_495` · Neutral minion · 2 mana · 2/2
///
/// > **Deathrattle:** Give a random minion in each player's hand -2 Attack.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Deathrattle
/// - Tags: `2831` = 1
/// - Enchantments: Twisted [`EDR_495e`]
///
/// State: Todo
//~ EDR_495 todo 37c2a5f0 d1835e99
pub const EDR_495: Power = TODO;

/// # Twisted
///
/// `EDR_495e` · Neutral enchantment
///
/// > -2 Attack.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_495e todo cfb27f66 1d4a2848
pub const EDR_495e: Power = TODO;

/// # Fleeing Treant
///
/// `EDR_500` · Neutral minion · 2 mana · 2/2
///
/// > Battlecry: **Imbue** your Hero Power. Your next one costs (0).
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Battlecry, Cares About Imbue Cards
/// - Refers to: Imbue
/// - Tags: `1724` = 1, `2831` = 1
/// - Enchantments: Run, Forest! [`EDR_500e`]
///
/// State: Todo
//~ EDR_500 todo cbd46361 1f2fe3de
pub const EDR_500: Power = TODO;

/// # Run, Forest!
///
/// `EDR_500e` · Neutral enchantment
///
/// > Your Hero Power costs (0).
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_500e todo 5d617bea 689a1990
pub const EDR_500e: Power = TODO;

/// # Daydreaming Pixie
///
/// `EDR_530` · Neutral minion · 2 mana · 0/4
///
/// > At the end of your turn, get a random Nature spell.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Tags: `4577` = 1
///
/// State: Todo
//~ EDR_530 todo 3ac0f267 3e810dd2
pub const EDR_530: Power = TODO;

/// # Fae Trickster
///
/// `EDR_571` · Neutral minion · 3 mana · 2/4
///
/// > **Deathrattle:** Draw a spell that costs (5) or more.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ EDR_571 todo df212b39 0f086030
pub const EDR_571: Power = TODO;

/// # Tormented Dreadwing
///
/// `EDR_572` · Neutral minion · 5 mana · 5/5
///
/// > **Deathrattle:** Draw 2 Dragons. Reduce their Costs by (1).
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ EDR_572 todo 8ebdd38e 8c3dafb3
pub const EDR_572: Power = TODO;

/// # Dream Rager
///
/// `EDR_598` · Neutral minion · 3 mana · 5/1
///
/// > **Elusive**
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Elusive
///
/// State: Vanilla
//~ EDR_598 vanilla 23a94dcc 206cb862
pub const EDR_598: Power = VANILLA;

/// # Bloodthistle Illusionist
///
/// `EDR_780` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** Summon a copy of this. One secretly dies when it takes damage.
///
/// - Set: Into the Emerald Dream · epic · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Tags: `4548` = 1
/// - Enchantments: Illusion? [`EDR_780e`], Illusion? [`EDR_780e1`]
///
/// State: Todo
//~ EDR_780 todo 29348591 05eb2079
pub const EDR_780: Power = TODO;

/// # Illusion?
///
/// `EDR_780e` · Rogue enchantment
///
/// > This might be an illusion that dies when it takes damage.@{0}
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_780e todo c64eb8eb 295ad34e
pub const EDR_780e: Power = TODO;

/// # Illusion?
///
/// `EDR_780e1` · Neutral enchantment
///
/// > This might be an illusion that dies when it takes damage.@{0}
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_780e1 todo b24f4f08 e940d239
pub const EDR_780e1: Power = TODO;

/// # Flutterwing Guardian
///
/// `EDR_800` · Neutral minion · 4 mana · 4/4
///
/// > Taunt**, Divine Shield Battlecry: Imbue** your Hero Power.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Taunt, Divine Shield, Battlecry, Cares About Imbue Cards
/// - Refers to: Imbue
/// - Tags: `1724` = 1
///
/// State: Todo
//~ EDR_800 todo 6fa2fdcd 0a6fce0f
pub const EDR_800: Power = TODO;

/// # Naralex, Herald of the Flights
///
/// `EDR_844` · Neutral minion · 7 mana · 7/7
///
/// > Your first Dragon each turn costs (1).
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Mechanics: Aura
///
/// State: Todo
//~ EDR_844 todo 9e0185d1 2fae7fcb
pub const EDR_844: Power = TODO;

/// # Shaladrassil
///
/// `EDR_846` · Neutral spell · Nature · 8 mana
///
/// > Get all 5 Dream cards. If you've played a higher Cost card while holding this, corrupt them!
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Tags: `4128` = 1
/// - Enchantments: Eterenal Nightmare [`EDR_846te2`]
/// - Tokens: Corrupted Nightmare [`EDR_846t1`], Corrupted Dream [`EDR_846t2`], Corrupted Laughing Sister [`EDR_846t3`], Corrupted Awakening [`EDR_846t4`], Corrupted Drake [`EDR_846t5`]
///
/// State: Todo
//~ EDR_846 todo 6f853ccb 33508f02
pub const EDR_846: Power = TODO;

/// # Corrupted Nightmare
///
/// `EDR_846t1` · Dream spell · Shadow · 0 mana
///
/// > Give a minion **Immune** this turn and +5/+5.
///
/// - Set: Into the Emerald Dream
/// - Refers to: Immune
/// - Enchantments: Nightmare [`EDR_846t1e`]
///
/// State: Todo
//~ EDR_846t1 todo a9fa50eb 1f66b72f
pub const EDR_846t1: Power = TODO;

/// # Nightmare
///
/// `EDR_846t1e` · Neutral enchantment
///
/// > +5/+5.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_846t1e todo 77917d78 b30f0f14
pub const EDR_846t1e: Power = TODO;

/// # Corrupted Dream
///
/// `EDR_846t2` · Dream spell · Shadow · 0 mana
///
/// > Shuffle a minion into its owner's deck.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_846t2 todo e8c74270 1ba49ccf
pub const EDR_846t2: Power = TODO;

/// # Corrupted Laughing Sister
///
/// `EDR_846t3` · Dream minion · 2 mana · 6/10
///
/// > **Elusive** Your hero is **Elusive**.
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Elusive
/// - Enchantments: Laughing [`EDR_846t3e`]
///
/// State: Todo
//~ EDR_846t3 todo 0a0f73a9 cc27b103
pub const EDR_846t3: Power = TODO;

/// # Laughing
///
/// `EDR_846t3e` · Neutral enchantment
///
/// > Corrupted Laughing Sister grants **Elusive**.
///
/// - Set: Into the Emerald Dream
/// - Refers to: Elusive
/// - Tokens: Corrupted Laughing Sister [`EDR_846t3`]
///
/// State: Todo
//~ EDR_846t3e todo f320865c 296a32a0
pub const EDR_846t3e: Power = TODO;

/// # Corrupted Awakening
///
/// `EDR_846t4` · Dream spell · Shadow · 2 mana
///
/// > Deal $5 damage to all enemies. *(ESPECIALLY Ysera!)*
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_846t4 todo 5c200f40 6475bf35
pub const EDR_846t4: Power = TODO;

/// # Corrupted Drake
///
/// `EDR_846t5` · Dream minion · 4 mana · 14/12
///
/// - Set: Into the Emerald Dream
/// - Minion type: Dragon
///
/// State: Vanilla
//~ EDR_846t5 vanilla efde63a2 796c3049
pub const EDR_846t5: Power = VANILLA;

/// # Eterenal Nightmare
///
/// `EDR_846te2` · Neutral enchantment
///
/// > **Immune** this turn.
///
/// - Set: Into the Emerald Dream
/// - Refers to: Immune
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ EDR_846te2 todo bd43ed35 5da075ae
pub const EDR_846te2: Power = TODO;

/// # Dreambound Raptor
///
/// `EDR_849` · Neutral minion · 1 mana · 2/1
///
/// > After you play a minion, give it a random **Bonus Effect**.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Minion type: Beast
/// - Refers to: Bonus Effects
///
/// State: Todo
//~ EDR_849 todo a5f56732 d7bb84bd
pub const EDR_849: Power = TODO;

/// # Bitterbloom Knight
///
/// `EDR_852` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry: Imbue** your Hero Power.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Battlecry, Cares About Imbue Cards
/// - Refers to: Imbue
/// - Tags: `1724` = 1
///
/// State: Todo
//~ EDR_852 todo c88d165e 624016a9
pub const EDR_852: Power = TODO;

/// # Nightmare Lord Xavius
///
/// `EDR_856` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry: Discover** a minion from your deck. Give it a **Dark Gift**.
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry, Discover
/// - Refers to: Dark Gift
/// - Tags: `4050` = 1
///
/// State: Todo
//~ EDR_856 todo 9ff90c6c aeb363fd
pub const EDR_856: Power = TODO;

/// # Resplendent Dreamweaver
///
/// `EDR_860` · Neutral minion · 4 mana · 4/4
///
/// > **Lifesteal Battlecry:** If you've **Imbued** your Hero Power twice, deal 4 damage to a minion.
///
/// - Set: Into the Emerald Dream · epic · collectible
/// - Mechanics: Battlecry, Lifesteal, Cares About Imbue Cards
/// - Refers to: Imbue
/// - Target: "Deal 4 damage to a minion."
///
/// State: Todo
//~ EDR_860 todo b3976587 065d6979
pub const EDR_860: Power = TODO;

/// # Tranquil Treant
///
/// `EDR_861` · Neutral minion · 2 mana · 2/2
///
/// > **Deathrattle:** Both players gain an empty Mana Crystal.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Deathrattle
/// - Tags: `2831` = 1
///
/// State: Todo
//~ EDR_861 todo 01a7551b 5867e545
pub const EDR_861: Power = TODO;

/// # Envoy of the Glade
///
/// `EDR_873` · Neutral minion · 4 mana · 3/6
///
/// > **Battlecry:** Transform all Neutral cards in your deck into random Druid ones.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ EDR_873 todo 480bcd1f f96866c0
pub const EDR_873: Power = TODO;

/// # Malorne the Waywatcher
///
/// `EDR_888` · Neutral minion · 8 mana · 8/6
///
/// > **Battlecry: Discover** a **Legendary** Wild God. If you've **Imbued** your Hero Power 4 times, set its Cost to (1).
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Discover, Cares About Imbue Cards
/// - Refers to: Imbue
/// - Tags: `ENTITY_TAG_THRESHOLD_TAG_ID` = 2, `ENTITY_TAG_THRESHOLD_VALUE` = 4
///
/// State: Todo
//~ EDR_888 todo 61df6bc9 ed8aecdd
pub const EDR_888: Power = TODO;

/// # Petal Peddler
///
/// `EDR_889` · Neutral minion · 2 mana · 1/4
///
/// > At the end of your turn, give another random friendly Dragon +1/+1.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Minion type: Dragon
/// - Enchantments: Flowery [`EDR_889e`]
///
/// State: Todo
//~ EDR_889 todo 23e6befb f5e98d41
pub const EDR_889: Power = TODO;

/// # Flowery
///
/// `EDR_889e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_889e todo bf1d6dc4 04aea14d
pub const EDR_889e: Power = TODO;

/// # Curious Cumulus
///
/// `EDR_942` · Neutral minion · 4 mana · 3/5
///
/// > At the end of your turn, give your hero **Divine Shield**.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Minion type: Elemental
/// - Refers to: Divine Shield
/// - Tags: `4577` = 1
///
/// State: Todo
//~ EDR_942 todo 5fba77f8 93857793
pub const EDR_942: Power = TODO;

/// # Critter Caretaker
///
/// `EDR_971` · Neutral minion · 1 mana · 2/2
///
/// > At the end of your turn, restore #3 Health to both heroes.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Tags: `4577` = 1
///
/// State: Todo
//~ EDR_971 todo 1b570ff1 e79e97e8
pub const EDR_971: Power = TODO;

/// # Meadowstrider
///
/// `EDR_978` · Neutral minion · 8 mana · 6/11
///
/// > **Taunt**. **Deathrattle:** Put a Meadowstrider on the bottom of your deck. It costs (1).
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Deathrattle
///
/// State: Todo
//~ EDR_978 todo 04b44218 afdbfc16
pub const EDR_978: Power = TODO;

/// # Ancient of Yore
///
/// `EDR_979` · Neutral minion · 5 mana · 5/5
///
/// > **Dormant** for 2 turns. While **Dormant**, gain 3 Armor and draw a card at the end of your turn.
///
/// - Set: Into the Emerald Dream · epic · collectible
/// - Refers to: Dormant
/// - Tags: `1652` = 1
/// - Enchantments: Ancient Slumber [`EDR_979e`], Ancient Draw [`EDR_979e2`]
///
/// State: Todo
//~ EDR_979 todo 87fe67e1 e7048900
pub const EDR_979: Power = TODO;

/// # Ancient Slumber
///
/// `EDR_979e` · Neutral enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 2
///
/// State: Todo
//~ EDR_979e todo 9a06e581 5e58674a
pub const EDR_979e: Power = TODO;

/// # Ancient Draw
///
/// `EDR_979e2` · Neutral enchantment
///
/// > Draw card and gain Armor while dormant
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Enchantment Invisible
/// - Tags: `4390` = 1
///
/// State: Todo
//~ EDR_979e2 todo e5779afc 80e46043
pub const EDR_979e2: Power = TODO;

/// # Gnawing Greenfin
///
/// `EDR_999` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Get a random Murloc.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
///
/// State: Todo
//~ EDR_999 todo 19398992 a06bdb06
pub const EDR_999: Power = TODO;

/// # The Coin
///
/// `EDR_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Coin Card
///
/// State: Todo
//~ EDR_COIN1 todo d940f8da 4a37aa98
pub const EDR_COIN1: Power = TODO;

/// # The Coin
///
/// `EDR_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Coin Card
///
/// State: Todo
//~ EDR_COIN2 todo e3bc09dc 669def1f
pub const EDR_COIN2: Power = TODO;

/// # Petal Picker
///
/// `FIR_921` · Neutral minion · 3 mana · 2/3
///
/// > **Battlecry:** If you've **Imbued** your Hero Power twice, draw 2 cards.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry, Cares About Imbue Cards
/// - Refers to: Imbue
/// - Enchantments: Mana Bloom [`FIR_921e`]
///
/// State: Todo
//~ FIR_921 todo 05cbf665 9f7d794d
pub const FIR_921: Power = TODO;

/// # Mana Bloom
///
/// `FIR_921e` · Neutral enchantment
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Into the Emerald Dream
/// - Tags: `SCORE_VALUE_1` = 2
///
/// State: Todo
//~ FIR_921e todo 0acb8aea 98fcc7ea
pub const FIR_921e: Power = TODO;

/// # Living Flame
///
/// `FIR_929` · Neutral minion · 2 mana · 3/2
///
/// > **Deathrattle:** Draw a Fire spell.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ FIR_929 todo 756ce328 a3bad3ef
pub const FIR_929: Power = TODO;

/// # Zaqali Flamemancer
///
/// `FIR_940` · Neutral minion · 6 mana · 4/4
///
/// > **Battlecry:** If every card in your hand is of a different Cost, reduce their Costs by (2).
///
/// - Set: Into the Emerald Dream · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ FIR_940 todo e1aa5771 54865d9d
pub const FIR_940: Power = TODO;

/// # Tindral Sageswift
///
/// `FIR_958` · Neutral minion · 4 mana · 4/3
///
/// > **Deathrattle:** Deal 1 damage to all enemies. If it's your opponent's turn, deal 4 damage instead.
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ FIR_958 todo c156f95a ade6a018
pub const FIR_958: Power = TODO;

/// # Fyrakk the Blazing
///
/// `FIR_959` · Neutral minion · 10 mana · 7/7
///
/// > **Immune** to Fire spells. **Battlecry:** Cast 15 Mana worth of Fire spells at random enemies.
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Refers to: Immune
/// - Tags: `4128` = 1
///
/// State: Todo
//~ FIR_959 todo 5d415282 036caad7
pub const FIR_959: Power = TODO;
