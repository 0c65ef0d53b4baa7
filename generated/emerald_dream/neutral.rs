//! Neutral cards of Into the Emerald Dream.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file db847aa0

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
//~ todo EDR_000 cc3bb6cf 07784f4b 4f19a051.4d2cc640
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
//~ todo EDR_001 4642a328 a47ab7bf 691e5957.c491a7cf
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
//~ todo EDR_100t 6c6acde6 c2c65c3b 64a85ab2.9f556224
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
//~ todo EDR_100t1 0abce90c 590794fa d020511d.fe1ae947
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
//~ todo EDR_100t10 bcaba06e 4847e671 abca0922.330945ae
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
//~ todo EDR_100t13 5cc7ef23 9d1eaff5 7c2246d0.df64a957
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
/// State: Derived
//~ derived EDR_100t13e 5ae7638d 6619b369 c03fde1a.df64a957
pub const EDR_100t13e: Power = enchant(&[has(GameTag::DIVINE_SHIELD), has(GameTag::WINDFURY)]);

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
/// State: Derived
//~ derived EDR_100t1e e015d78f b7efe1a3 fe58729a.fe1ae947
pub const EDR_100t1e: Power = enchant(&[plus(2, 2), has(GameTag::ELUSIVE)]);

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
//~ todo EDR_100t2 884d3c4d e2235ab3 8b4d84df.58e73013
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
//~ todo EDR_100t2e bd014ca3 11918b73 eb815451.58e73013
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
//~ todo EDR_100t3 6e96288e a8e2b2bb 8a85ca77.f82e8361
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
/// State: Derived
//~ derived EDR_100t3e cb9ef190 677c7178 5d25f031.f82e8361
pub const EDR_100t3e: Power = enchant(&[HEALTH.plus(4), has(GameTag::TAUNT)]);

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
//~ todo EDR_100t4 45f8ffcb f4d406ae 049d95ed.bd321905
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
/// State: Derived
//~ derived EDR_100t4e 315bfe99 59f3d7a0 25b40644.bd321905
pub const EDR_100t4e: Power = deathrattle(&[draw(2)]);

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
//~ todo EDR_100t5 af5ce6c8 08e2862f eacd85e3.93fca74c
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
//~ todo EDR_100t5e 4785f018 f83dc888 02371575.93fca74c
pub const EDR_100t5e: Power = TODO;

/// # Tiny Nightmare
///
/// `EDR_100t5e2` · Neutral enchantment
///
/// > 1/1.
///
/// - Set: Into the Emerald Dream
///
/// State: Derived
//~ derived EDR_100t5e2 f88d8fd9 e1d7b5f5 8c657126.d68bebe2
pub const EDR_100t5e2: Power = enchant(&[become_stats(1, 1)]);

/// # Living Nightmare
///
/// `EDR_100t5e5` · Neutral enchantment
///
/// > 2/2.
///
/// - Set: Into the Emerald Dream
///
/// State: Derived
//~ derived EDR_100t5e5 6b159827 406fcb38 94802558.142bb519
pub const EDR_100t5e5: Power = enchant(&[become_stats(2, 2)]);

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
//~ todo EDR_100t6 c86493ff fd4f1e86 4de1f7d0.276b5ef0
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
/// State: Derived
//~ derived EDR_100t6e 1362721f e71c8e34 fe898c31.276b5ef0
pub const EDR_100t6e: Power = enchant(&[has(GameTag::CHARGE)]);

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
//~ todo EDR_100t7 916ca29c 8cfdf881 fa3f7ab6.d5cfd0fd
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
//~ todo EDR_100t7e f690d6c5 9a03423b 07d61acb.d5cfd0fd
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
//~ todo EDR_100t7e1 500aae40 4dd4af75 594386f0.c9dcc88d
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
//~ todo EDR_100t8 fd3ff28e 997490a1 b9515471.ef23105f
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
//~ todo EDR_100t8e 9169edbe 45f86fdb ee612fd4.cda5d20a
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
/// State: Derived
//~ derived EDR_100t8e1 92286ed0 01f317e5 fa04048b.5a9e7cce
pub const EDR_100t8e1: Power = enchant(&[plus(4, 5)]);

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
//~ todo EDR_100t9 5349c9f8 7d2eecdb 7e05d38a.c8240a2d
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
//~ todo EDR_100t9e 4685cdea 1caa3b38 45206af4.c8240a2d
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
/// State: Derived
//~ derived EDR_100te 9498ab0a 90955a06 29be378e.9f556224
pub const EDR_100te: Power = enchant(&[ATTACK.plus(3), has(GameTag::LIFESTEAL)]);

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
//~ todo EDR_102 91dcef88 d19cd8e7 84c5668f.d6cbb98a
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
//~ todo EDR_102t 2738103f 709bb2ae 812b8b69.cb7fe043
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
//~ todo EDR_105 e3410aa3 05f314e7 e83a0f0e.e336b8c4
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
/// State: Derived
//~ derived EDR_110 82ddbc4a 11c4688c 892b51c2.912312e7
pub const EDR_110: Power = deathrattle(&[deal(1).to(ENEMY_MINIONS.random())]);

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
/// State: Derived
//~ derived EDR_254 efc3eb3e 07d37de9 0a57dfab.a6a4bf4c
pub const EDR_254: Power = after(YOU.cast(SPELL)).then(&[give(&[ATTACK.plus(1).times(X)]).times(COST.of(THAT))]);

/// # Overflowing
///
/// `EDR_254e1` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ todo EDR_254e1 856bf2a5 c1001a28 69ae236c.08129cea
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
/// State: Derived
//~ derived EDR_260 e10f3b49 9fbe1cf9 4c7292e5.52d756bc
pub const EDR_260: Power = deathrattle(&[shuffle(card("EDR_260t")).copies(2)]);

/// # Illusion
///
/// `EDR_260t` · Neutral minion · 4 mana · 4/5
///
/// > **Summoned When Drawn Taunt**
///
/// - Set: Into the Emerald Dream
/// - Minion type: Dragon
/// - Mechanics: Taunt, Summoned When Drawn
/// - Refers to: Summoned When Drawn
///
/// State: Vanilla
//~ vanilla EDR_260t cb206689 62057e71 24f39397.e39dec4a
pub const EDR_260t: Power = VANILLA;

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
//~ todo EDR_453 20981a2c ca2a3b3d 2669e9fb.fa0b5733
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
/// State: Derived
//~ derived EDR_469 bd333a32 ef791ed3 394c9ab5.933ae93f
pub const EDR_469: Power = dormant_until(Goal::Times(1), &[YOU.use_hero_power(CARD)]);

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
//~ todo EDR_469e 832c6868 89c92ab7 8b40c87a.0f64a4eb
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
/// State: Derived
//~ derived EDR_470 e9d433d1 416246db ebc9d921.06964845
pub const EDR_470: Power = after(YOU.use_hero_power(CARD)).then(&[attach("EDR_470e")]);

/// # Alert
///
/// `EDR_470e` · Neutral enchantment
///
/// > +2 Health.
///
/// - Set: Into the Emerald Dream
///
/// State: Derived
//~ derived EDR_470e d166c647 c6d99ce5 d32c044f.9f1b69f0
pub const EDR_470e: Power = enchant(&[HEALTH.plus(2)]);

/// # Scavenging Flytrap
///
/// `EDR_484` · Neutral minion · 7 mana · 2/7
///
/// > After a minion dies, gain its Attack.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Enchantments: Scavenging [`EDR_484e`]
///
/// State: Derived
//~ derived EDR_484 47bcc95e 03d8c798 301ecbe4.2bb55e77
pub const EDR_484: Power = after(OTHER_MINIONS.die()).then(&[give(&[ATTACK.plus(1).times(X)]).times(ATTACK.of(WHO))]);

/// # Scavenging
///
/// `EDR_484e` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ todo EDR_484e ea2d625f 087f86f0 6c5dfc52.08129cea
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
//~ vanilla EDR_486 18f09dc4 29545667 f4964498.f13aa4fa
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
/// State: Derived
//~ derived EDR_492 c9a453bf fe0432af 1597fcba.736e2112
pub const EDR_492: Power = battlecry(&[summon(card("EDR_492t")).copies(3)]);

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
//~ vanilla EDR_492t 9ee4fdb7 fda18307 0107bbda.57b12c28
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
/// State: Derived
//~ derived EDR_495 bbbae96d 3f75cb53 8095ec59.c2b9fe82
#[rustfmt::skip]
pub const EDR_495: Power = deathrattle(&[attach("EDR_495e").to(together(&[YOUR_HAND.that(MINION).random(), ENEMY_HAND.that(MINION).random()]))]);

/// # Twisted
///
/// `EDR_495e` · Neutral enchantment
///
/// > -2 Attack.
///
/// - Set: Into the Emerald Dream
///
/// State: Derived
//~ derived EDR_495e 3174a54f 58f20cdc 858c851f.4e55ea5c
pub const EDR_495e: Power = enchant(&[ATTACK.plus(-2)]);

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
//~ todo EDR_500 47c47a7a f4d4428f 408a60a9.3f6f8885
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
//~ todo EDR_500e dc72727a 6490e228 3d3242fd.933d500a
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
/// State: Derived
//~ derived EDR_530 c27beaf1 e6bf280b 0aafc41b.0ead46c6
pub const EDR_530: Power = at_end_of_your_turn(&[get(random(school(SpellSchool::Nature)))]);

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
/// State: Derived
//~ derived EDR_571 2a960173 188688f4 b4668e67.ae9184db
pub const EDR_571: Power = deathrattle(&[draw_that(1, all(&[SPELL, COST.at_least(5)]))]);

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
/// State: Derived
//~ derived EDR_572 a1bed335 b1112fb0 9d6753c4.dbb31fd1
pub const EDR_572: Power = deathrattle(&[draw_that(2, DRAGON), give(&[cost_less(1)]).to(IT)]);

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
//~ vanilla EDR_598 5b812e40 cb69c199 7943b5b9.c54580ff
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
//~ todo EDR_780 0ea1422b 76e2a51c 0825db51.1aa1c04c
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
//~ todo EDR_780e 163e82c4 b2bba7a7 6b6da3dd.e9c481b9
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
//~ todo EDR_780e1 648e185e 34a7c0ca dc4a0f61.e9c481b9
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
/// State: Derived
//~ derived EDR_800 5216f1ab a546e2cb 214128fa.c59a474e
pub const EDR_800: Power = battlecry(&[imbue()]);

/// # Naralex, Herald of the Flights
///
/// `EDR_844` · Neutral minion · 7 mana · 7/7
///
/// > Your first Dragon each turn costs (1).
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Mechanics: Aura
///
/// State: Derived
//~ derived EDR_844 32717de5 b23ec16b c6ac56bc.9c7d32f7
pub const EDR_844: Power =
    aura(YOUR_HAND.that(DRAGON)).when(has_not_done(&CARDS_YOU_PLAYED_THIS_TURN.that(DRAGON))).have(&[cost(1)]);

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
//~ todo EDR_846 aa715fe6 1c18846b 439bc389.7c997bd1
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
//~ todo EDR_846t1 f5223578 0822cea1 3ccb2083.97e98934
pub const EDR_846t1: Power = TODO;

/// # Nightmare
///
/// `EDR_846t1e` · Neutral enchantment
///
/// > +5/+5.
///
/// - Set: Into the Emerald Dream
///
/// State: Derived
//~ derived EDR_846t1e 645d8eed da7aa8fc b6dc990f.401e4f6d
pub const EDR_846t1e: Power = enchant(&[plus(5, 5)]);

/// # Corrupted Dream
///
/// `EDR_846t2` · Dream spell · Shadow · 0 mana
///
/// > Shuffle a minion into its owner's deck.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ todo EDR_846t2 33cd8151 7eb7b7bd 40599565.90b4a1a2
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
/// State: Derived
//~ derived EDR_846t3 c465ba91 ea60d6d9 86745867.baf0606d
pub const EDR_846t3: Power = aura(YOUR_HERO).gives("EDR_846t3e");

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
/// State: Derived
//~ derived EDR_846t3e 8e1ba044 d10c7fa6 e68fb701.509b8be1
pub const EDR_846t3e: Power = enchant(&[has(GameTag::ELUSIVE)]);

/// # Corrupted Awakening
///
/// `EDR_846t4` · Dream spell · Shadow · 2 mana
///
/// > Deal $5 damage to all enemies. *(ESPECIALLY Ysera!)*
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ todo EDR_846t4 7f731827 24b4fccc cc36d9c5.30b255b1
pub const EDR_846t4: Power = TODO;

/// # Corrupted Drake
///
/// `EDR_846t5` · Dream minion · 4 mana · 14/12
///
/// - Set: Into the Emerald Dream
/// - Minion type: Dragon
///
/// State: Vanilla
//~ vanilla EDR_846t5 d0e7b99f ccc03156 1bf57611
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
/// State: Derived
//~ derived EDR_846te2 0fc5c7c4 9ccc8181 fb6d6af0.fb55a5e5
pub const EDR_846te2: Power = enchant(&[has(GameTag::IMMUNE)]).this_turn();

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
/// State: Derived
//~ derived EDR_849 aa16e829 2a6bc26e ac2c5309.c21b51fc
pub const EDR_849: Power = after(YOU.play(MINION)).then(&[bonus_effects(1).to(THAT)]);

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
/// State: Derived
//~ derived EDR_852 dc6f4701 d767381f 1bceeeea.5062bdfc
pub const EDR_852: Power = battlecry(&[imbue()]);

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
//~ todo EDR_856 547089cd 7bedbb0b 63fba309.76287565
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
/// State: Derived
//~ derived EDR_860 3c68d4d5 d3edbbd4 a77d713c.2ee80a7c
pub const EDR_860: Power = battlecry(&[deal(4).to(A_MINION)]).when(has_done(2, &TIMES_IMBUED));

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
/// State: Derived
//~ derived EDR_861 b091fa39 6deda157 8abfc648.fa257098
pub const EDR_861: Power = deathrattle(&[empty_crystals(1).to(PLAYERS)]);

/// # Envoy of the Glade
///
/// `EDR_873` · Neutral minion · 4 mana · 3/6
///
/// > **Battlecry:** Transform all Neutral cards in your deck into random Druid ones.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived EDR_873 951c78e3 f1d1aa96 3b0013d2.1e7844f0
pub const EDR_873: Power =
    battlecry(&[transform(YOUR_DECK.that(class(CardClass::Neutral)), random(class(CardClass::Druid)))]);

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
//~ todo EDR_888 ba5a2e82 7ba58780 719e7ad1.1d3adb8c
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
/// State: Derived
//~ derived EDR_889 a4f22b52 457e868a af438dbc.9b4176bb
pub const EDR_889: Power = at_end_of_your_turn(&[attach("EDR_889e").to(OTHER_FRIENDLY_MINIONS.that(DRAGON).random())]);

/// # Flowery
///
/// `EDR_889e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Into the Emerald Dream
///
/// State: Derived
//~ derived EDR_889e 925d3225 e198ca6d aee6863c.67341004
pub const EDR_889e: Power = enchant(&[plus(1, 1)]);

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
/// State: Derived
//~ derived EDR_942 d0ed8bc1 f9d98199 094abe45.bd8597cb
pub const EDR_942: Power = at_end_of_your_turn(&[give(&[has(GameTag::DIVINE_SHIELD)]).to(YOUR_HERO)]);

/// # Critter Caretaker
///
/// `EDR_971` · Neutral minion · 1 mana · 2/2
///
/// > At the end of your turn, restore #3 Health to both heroes.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Tags: `4577` = 1
///
/// State: Derived
//~ derived EDR_971 5523b68c b6f7be47 a3cef75f.cb6efdf8
pub const EDR_971: Power = at_end_of_your_turn(&[heal(3).to(HEROES)]);

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
/// State: Derived
//~ derived EDR_978 2014bb68 712ff2c4 c2187b57.6689ead5
pub const EDR_978: Power = deathrattle(&[put_at_bottom(card("EDR_978")), give(&[cost(1)]).to(IT)]);

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
/// State: Derived
//~ derived EDR_979 a7113ce8 161e1675 f6db71d3.bfdc6634
pub const EDR_979: Power =
    abilities(&[dormant_for(2), whenever(YOU.turn_end()).while_dormant().then(&[armor(3), draw(1)])]);

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
//~ todo EDR_979e 17928dbe 75d447d9 339a6169.d03dd6ee
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
//~ todo EDR_979e2 dd46bef8 6ef4afb7 ab826569.665cc7e9
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
/// State: Derived
//~ derived EDR_999 ea8ba82a 9e94ceb1 c4c6c814.1c7b6ecc
pub const EDR_999: Power = battlecry(&[get(random(MURLOC))]);

/// # The Coin
///
/// `EDR_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived EDR_COIN1 2b05dfe0 aef6208d 664a7a80.095f71be
pub const EDR_COIN1: Power = spell(&[gain_mana(1)]);

/// # The Coin
///
/// `EDR_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived EDR_COIN2 8e4e369e 6afdd6a8 46df51e3.095f71be
pub const EDR_COIN2: Power = spell(&[gain_mana(1)]);

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
/// State: Derived
//~ derived FIR_921 713a4c9d 812cc892 311a7e20.411656ad
pub const FIR_921: Power = battlecry(&[draw(2)]).when(has_done(2, &TIMES_IMBUED));

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
//~ todo FIR_921e c4e829df 2eeb2d9d e44fb9d7.095f71be
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
/// State: Derived
//~ derived FIR_929 880a8f57 d3018099 fea2dd20.2024c029
pub const FIR_929: Power = deathrattle(&[draw_that(1, school(SpellSchool::Fire))]);

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
//~ todo FIR_940 31ab17b5 701ee537 c67b5e28.ba145c52
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
/// State: Derived
//~ derived FIR_958 2d722cae 59b141fe 927dd63c.d76260c5
pub const FIR_958: Power = deathrattle(&[either(not(&ON_YOUR_TURN), &[deal(4).to(ENEMIES)], &[deal(1).to(ENEMIES)])]);

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
//~ todo FIR_959 e8dc7756 517df289 9cd68f1f.dfb31d8c
pub const FIR_959: Power = TODO;
