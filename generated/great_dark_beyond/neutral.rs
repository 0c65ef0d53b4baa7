//! Neutral cards of The Great Dark Beyond.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file c0f6c4a2

/// # Arkonite Defense Crystal
///
/// `GDB_100` · Neutral minion · 4 mana · 3/4
///
/// > **Taunt Deathrattle:** Gain 4 Armor. **Starship Piece**
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Mechanics: Taunt, Deathrattle, Starship Piece
/// - Refers to: Starship
/// - Tags: `3684` = 1
/// - Enchantments: Arkonite Defense Crystal [`GDB_100e`], Spaceship Piece Tracker [`GDB_100e1`], Spaceship Assembly [`GDB_100e3`]
/// - Tokens: Emergency Repairs [`GDB_100a`], Offensive Formation [`GDB_100b`], Crew Transport [`GDB_100c`], Starship Pieces [`GDB_100t1`], The Exile's Hope [`GDB_100t2`], The Spirits' Passage [`GDB_100t4`], The Legion's Bane [`GDB_100t5`], The Celestial Archive [`GDB_100t6`], The Astral Compass [`GDB_100t7`], The Scavenger's Will [`GDB_100t8`], The Nether's Eye [`GDB_100t9`]
///
/// State: Derived
//~ derived GDB_100 00062148 28a492c9 0b83064a.ab4f1cb5
pub const GDB_100: Power = deathrattle(&[armor(4)]);

/// # Emergency Repairs
///
/// `GDB_100a` · Neutral spell · 0 mana
///
/// > Gain Armor equal to the **Starship's** Health, twice.
///
/// - Set: The Great Dark Beyond
/// - Refers to: Starship
///
/// State: Todo
//~ todo GDB_100a cf81a1e4 4e05e4b0 fcffe84c.fea79d4f
pub const GDB_100a: Power = TODO;

/// # Offensive Formation
///
/// `GDB_100b` · Neutral spell · 0 mana
///
/// > Deal damage equal to the **Starship's** Attack randomly split between all enemies.
///
/// - Set: The Great Dark Beyond
/// - Refers to: Starship
///
/// State: Todo
//~ todo GDB_100b 87bfd910 70f6d2d7 e167525c.2b0df841
pub const GDB_100b: Power = TODO;

/// # Crew Transport
///
/// `GDB_100c` · Neutral spell · 0 mana
///
/// > Get copies of all of the **Starship's Pieces**. Set their Costs to (1).
///
/// - Set: The Great Dark Beyond
/// - Refers to: Starship
///
/// State: Todo
//~ todo GDB_100c ae2ac2b2 781186ef a309fc87.4a2a8c3f
pub const GDB_100c: Power = TODO;

/// # Arkonite Defense Crystal
///
/// `GDB_100e` · Neutral enchantment
///
/// > **Deathrattle:** Gain 4 Armor.
///
/// - Set: The Great Dark Beyond
/// - Tags: `3870` = 1
///
/// State: Derived
//~ derived GDB_100e de6f25af 0547aae5 8d83b224.7bd72c3f
pub const GDB_100e: Power = deathrattle(&[armor(4)]);

/// # Spaceship Piece Tracker
///
/// `GDB_100e1` · Neutral enchantment
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ todo GDB_100e1 ed03284f 3352c80b 22bbc1e0
pub const GDB_100e1: Power = TODO;

/// # Spaceship Assembly
///
/// `GDB_100e3` · Neutral enchantment
///
/// > SPACESHIP BEING BUILT.
///
/// - Set: The Great Dark Beyond
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ todo GDB_100e3 ed945f25 32a92535 2e1de520.77357999
pub const GDB_100e3: Power = TODO;

/// # Starship Pieces
///
/// `GDB_100t1` · Neutral minion · 1 mana · 1/1
///
/// > Has the combined stats and effects of all assembled **Starship Pieces**.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ todo GDB_100t1 cc55a956 9d2c66b1 ab57e83d.46bd136e
pub const GDB_100t1: Power = TODO;

/// # The Exile's Hope
///
/// `GDB_100t2` · Neutral minion · 0 mana · 0/0
///
/// > **Starship* (Costs (5) Mana to launch.)*@**Starship* (Made of {0} \|4(piece, pieces).)*
///
/// - Set: The Great Dark Beyond
/// - Mechanics: Starship
///
/// State: Done
//~ done GDB_100t2 0a1c42cd - 3ac560b7.76bf6538
pub const GDB_100t2: Power = starship(5);

/// # The Spirits' Passage
///
/// `GDB_100t4` · Death Knight minion · 0 mana · 0/0
///
/// > **Starship* (Costs (5) Mana to launch.)*@**Starship* (Made of {0} \|4(piece, pieces).)*
///
/// - Set: The Great Dark Beyond
/// - Mechanics: Starship
///
/// State: Done
//~ done GDB_100t4 45d2d096 - be8a2dc7.76bf6538
pub const GDB_100t4: Power = starship(5);

/// # The Legion's Bane
///
/// `GDB_100t5` · Demon Hunter minion · 0 mana · 0/0
///
/// > **Starship* (Costs (5) Mana to launch.)*@**Starship* (Made of {0} \|4(piece, pieces).)*
///
/// - Set: The Great Dark Beyond
/// - Mechanics: Starship
///
/// State: Done
//~ done GDB_100t5 8e25462b - bb9c4684.76bf6538
pub const GDB_100t5: Power = starship(5);

/// # The Celestial Archive
///
/// `GDB_100t6` · Druid minion · 0 mana · 0/0
///
/// > **Starship* (Costs (5) Mana to launch.)*@**Starship* (Made of {0} \|4(piece, pieces).)*
///
/// - Set: The Great Dark Beyond
/// - Mechanics: Starship
///
/// State: Done
//~ done GDB_100t6 73f7c380 - 110eb9e1.76bf6538
pub const GDB_100t6: Power = starship(5);

/// # The Astral Compass
///
/// `GDB_100t7` · Hunter minion · 0 mana · 0/0
///
/// > **Starship* (Costs (5) Mana to launch.)*@**Starship* (Made of {0} \|4(piece, pieces).)*
///
/// - Set: The Great Dark Beyond
/// - Mechanics: Starship
///
/// State: Done
//~ done GDB_100t7 33e504c5 - 9a78c8d1.76bf6538
pub const GDB_100t7: Power = starship(5);

/// # The Scavenger's Will
///
/// `GDB_100t8` · Rogue minion · 0 mana · 0/0
///
/// > **Starship* (Costs (5) Mana to launch.)*@**Starship* (Made of {0} \|4(piece, pieces).)*
///
/// - Set: The Great Dark Beyond
/// - Mechanics: Starship
///
/// State: Done
//~ done GDB_100t8 5f5f1f03 - 1b2bcce2.76bf6538
pub const GDB_100t8: Power = starship(5);

/// # The Nether's Eye
///
/// `GDB_100t9` · Warlock minion · 0 mana · 0/0
///
/// > **Starship* (Costs (5) Mana to launch.)*@**Starship* (Made of {0} \|4(piece, pieces).)*
///
/// - Set: The Great Dark Beyond
/// - Mechanics: Starship
///
/// State: Done
//~ done GDB_100t9 851da6a4 - 87d6a908.76bf6538
pub const GDB_100t9: Power = starship(5);

/// # Dimensional Core
///
/// `GDB_101` · Neutral minion · 2 mana · 2/2
///
/// > **Divine Shield Starship Piece**
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Mechanics: Divine Shield, Starship Piece
/// - Refers to: Starship
/// - Tags: `3684` = 1
/// - Enchantments: Dimensional Core [`GDB_101e`]
///
/// State: Vanilla
//~ vanilla GDB_101 c2b9e2c4 a4eadf8a bb01bea4.068783c1
pub const GDB_101: Power = VANILLA;

/// # Dimensional Core
///
/// `GDB_101e` · Neutral enchantment
///
/// > **Divine Shield**
///
/// - Set: The Great Dark Beyond
/// - Tags: `3870` = 1
///
/// State: Derived
//~ derived GDB_101e bb5096ee ffce82ad 724f59a2.cc526ac4
pub const GDB_101e: Power = enchant(&[has(GameTag::DIVINE_SHIELD)]);

/// # The Exodar
///
/// `GDB_120` · Neutral minion · 7 mana · 6/8
///
/// > **Battlecry:** If you're building a **Starship**, launch it and choose a Protocol!
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Starship
/// - Tags: `3169` = 1
///
/// State: Todo
//~ todo GDB_120 4beb6ded 6f4f1156 7dd4599e.22a776a1
pub const GDB_120: Power = TODO;

/// # Doommaiden
///
/// `GDB_129` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** Draw a card from your opponent's deck. If you don't play it this turn, put it back.
///
/// - Set: The Great Dark Beyond · epic · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Enchantments: Doom Interrogation [`GDB_129e`]
///
/// State: Todo
//~ todo GDB_129 b12d37ea d834b0d3 ead77086.2656f9eb
pub const GDB_129: Power = TODO;

/// # Doom Interrogation
///
/// `GDB_129e` · Neutral enchantment
///
/// > If not played this turn, return this to your opponent's deck.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ todo GDB_129e dfb226c6 9b3d58e8 dedf7b2f.e3e59bfd
pub const GDB_129e: Power = TODO;

/// # Crystal Welder
///
/// `GDB_130` · Neutral minion · 2 mana · 2/3
///
/// > **Taunt Battlecry:** If you're building a **Starship**, gain +2/+2.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Mechanics: Taunt, Battlecry
/// - Refers to: Starship
/// - Enchantments: Welding Complete [`GDB_130e`]
///
/// State: Derived
//~ derived GDB_130 38782194 f42d51d1 a1453c0c.4788d371
pub const GDB_130: Power = battlecry(&[attach("GDB_130e")]).when(there_is(&YOUR_LAUNCHPAD));

/// # Welding Complete
///
/// `GDB_130e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: The Great Dark Beyond
///
/// State: Derived
//~ derived GDB_130e 7feb731c 21e2548e b205352d.6d6ab056
pub const GDB_130e: Power = enchant(&[plus(2, 2)]);

/// # Velen, Leader of the Exiled
///
/// `GDB_131` · Neutral minion · 7 mana · 7/7
///
/// > **Taunt**. **Deathrattle:** Trigger the **Battlecries** and **Deathrattles** of all other Draenei you played this game.
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Minion type: Draenei
/// - Mechanics: Taunt, Deathrattle
/// - Refers to: Battlecry
/// - Tags: `542` = 1, `1179` = 1
///
/// State: Todo
//~ todo GDB_131 ffedb5fe a6b340ac a9bc6a70.81629c3f
pub const GDB_131: Power = TODO;

/// # Relentless Wrathguard
///
/// `GDB_132` · Neutral minion · 3 mana · 4/2
///
/// > **Battlecry:** Deal 2 damage to an enemy minion. If it dies, **Discover** a Demon.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry, Discover
/// - Target: "Deal 2 damage to an enemy minion."
///
/// State: Derived
//~ derived GDB_132 7e016462 24918b28 926954d9.8ccb35aa
pub const GDB_132: Power = battlecry(&[deal(2).to(AN_ENEMY_MINION), discover(DEMON).when(there_is(&IT.that(DEAD)))]);

/// # The Ceaseless Expanse
///
/// `GDB_142` · Neutral minion · 100 mana · 10/10
///
/// > Costs (1) less for each time a card was drawn, played, or destroyed. **Battlecry:** Destroy all other minions.
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo GDB_142 599a04a1 16dcb22c 05552c8d.69de593b
pub const GDB_142: Power = TODO;

/// # Nexus-Prince Shaffar
///
/// `GDB_143` · Neutral minion · 3 mana · 3/3
///
/// > **Spellburst:** Give a minion in your hand +3/+3 and this **Spellburst* (unless it already has these effects).*
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Mechanics: Spellburst
/// - Enchantments: Shaffar's Beacon [`GDB_143e`]
///
/// State: Todo
//~ todo GDB_143 3b50184c 47fd9878 261e2fe0.9e2ccab0
pub const GDB_143: Power = TODO;

/// # Shaffar's Beacon
///
/// `GDB_143e` · Neutral enchantment
///
/// > +3/+3 and **Spellburst**: Give a minion in your hand this enchantment.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ todo GDB_143e a2487613 b3ef4f32 1698bd95.e104b7d4
pub const GDB_143e: Power = TODO;

/// # Kil'jaeden
///
/// `GDB_145` · Neutral minion · 7 mana · 7/7
///
/// > **Battlecry:** Replace your deck with an endless portal of Demons. Each turn, they gain an additional +2/+2.
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Tags: `4128` = 1
/// - Enchantments: Kil'jaeden's Portal [`GDB_145e`], Legion's Power [`GDB_145e2`]
///
/// State: Todo
//~ todo GDB_145 deea3a69 b7159088 21a2b819.7df5904e
pub const GDB_145: Power = TODO;

/// # Kil'jaeden's Portal
///
/// `GDB_145e` · Neutral enchantment
///
/// > Your deck is replaced with an endless portal of Demons. Each turn they gain and additional +2/+2.
///
/// - Set: The Great Dark Beyond
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ todo GDB_145e 9039ec59 de147507 f0446015.c27fcae9
pub const GDB_145e: Power = TODO;

/// # Legion's Power
///
/// `GDB_145e2` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ todo GDB_145e2 3f26708c 4365e643 21a06338.a536d554
pub const GDB_145e2: Power = TODO;

/// # Ethereal Oracle
///
/// `GDB_310` · Neutral minion · 3 mana · 2/3
///
/// > **Spell Damage +1** Spellburst**:** Draw 2 spells.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Mechanics: Spellpower, Spellburst
///
/// State: Derived
//~ derived GDB_310 ddac2fe9 bd67a232 21e34291.3f42cef1
pub const GDB_310: Power = on(Word::Spellburst, &[draw_that(2, SPELL)]);

/// # Deep Space Curator
///
/// `GDB_311` · Neutral minion · 3 mana · 2/4
///
/// > Spellburst**:** Get a random minion of the spell's Cost. Set its Cost to (0).
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Mechanics: Spellburst
///
/// State: Derived
//~ derived GDB_311 f7b9492e 17e678d5 be2d31d2.78cf391f
pub const GDB_311: Power = on(Word::Spellburst, &[get(costing(MINION, 0, COST.of(THAT))), give(&[cost(0)]).to(IT)]);

/// # Eredar Brute
///
/// `GDB_320` · Neutral minion · 7 mana · 5/6
///
/// > **Taunt**, **Lifesteal** Costs (1) less for each enemy minion.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt, Lifesteal
///
/// State: Derived
//~ derived GDB_320 6bfb8b97 9df4fd2d f7aa035f.6310db7b
pub const GDB_320: Power = costs(&[cost_less(1).for_each(ENEMY_MINIONS)]);

/// # Mutating Lifeform
///
/// `GDB_321` · Neutral minion · 5 mana · 3/8
///
/// > After this survives damage, gain a random **Bonus Effect**.
///
/// - Set: The Great Dark Beyond · epic · collectible
/// - Minion type: All
/// - Refers to: Bonus Effects
///
/// State: Derived
//~ derived GDB_321 a29bf4d3 6a49466e cdcb0966.6a38aa21
pub const GDB_321: Power =
    after(THIS.takes_damage(CARD)).when(there_is(&THIS.that(not(&DEAD)))).then(&[bonus_effects(1)]);

/// # Lightfused Manasaber
///
/// `GDB_322` · Neutral minion · 6 mana · 6/6
///
/// > **Rush** Spellburst**:** Gain **Divine Shield**.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Minion type: Beast
/// - Mechanics: Rush, Spellburst
/// - Refers to: Divine Shield
///
/// State: Derived
//~ derived GDB_322 3e9c0482 5084ee75 69efa8c5.55fa4436
pub const GDB_322: Power = on(Word::Spellburst, &[give(&[has(GameTag::DIVINE_SHIELD)])]);

/// # Ur'zul Rager
///
/// `GDB_330` · Neutral minion · 3 mana · 5/1
///
/// > **Lifesteal** Spellburst**:** Attack a random enemy minion.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Minion type: Demon
/// - Mechanics: Lifesteal, Spellburst
///
/// State: Derived
//~ derived GDB_330 4de645a2 42e13cbd cde19106.50c8bdd0
pub const GDB_330: Power = on(Word::Spellburst, &[make_attack(THIS, ENEMY_MINIONS.random())]);

/// # Splitting Spacerock
///
/// `GDB_331` · Neutral minion · 8 mana · 8/8
///
/// > **Deathrattle:** Summon two 4/4 Splitting Boulders.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Deathrattle
/// - Tokens: Splitting Boulder [`GDB_331t1`], Splitting Stone [`GDB_331t2`], Pebble [`GDB_331t3`]
///
/// State: Derived
//~ derived GDB_331 1c873241 7777c6bb dacd2007.7a789fca
pub const GDB_331: Power = deathrattle(&[summon(card("GDB_331t1")).copies(2)]);

/// # Splitting Boulder
///
/// `GDB_331t1` · Neutral minion · 4 mana · 4/4
///
/// > **Deathrattle:** Summon two 2/2 Splitting Stones.
///
/// - Set: The Great Dark Beyond
/// - Minion type: Elemental
/// - Mechanics: Deathrattle
/// - Tokens: Splitting Stone [`GDB_331t2`]
///
/// State: Derived
//~ derived GDB_331t1 a4c9a372 f5cb3e39 541b9449.411c30d6
pub const GDB_331t1: Power = deathrattle(&[summon(card("GDB_331t2")).copies(2)]);

/// # Splitting Stone
///
/// `GDB_331t2` · Neutral minion · 2 mana · 2/2
///
/// > **Deathrattle:** Summon two 1/1 Pebbles.
///
/// - Set: The Great Dark Beyond
/// - Minion type: Elemental
/// - Mechanics: Deathrattle
/// - Tokens: Pebble [`GDB_331t3`]
///
/// State: Derived
//~ derived GDB_331t2 686bb15e e8f7f75e b34e5de1.463db19d
pub const GDB_331t2: Power = deathrattle(&[summon(card("GDB_331t3")).copies(2)]);

/// # Pebble
///
/// `GDB_331t3` · Neutral minion · 1 mana · 1/1
///
/// - Set: The Great Dark Beyond
/// - Minion type: Elemental
///
/// State: Vanilla
//~ vanilla GDB_331t3 bd41ae0d a16188c8 4231ccd2
pub const GDB_331t3: Power = VANILLA;

/// # Space Pirate
///
/// `GDB_333` · Neutral minion · 1 mana · 2/1
///
/// > **Deathrattle:** Your next weapon costs (1) less.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Deathrattle
/// - Enchantments: Space Piracy [`GDB_333e`]
///
/// State: Derived
//~ derived GDB_333 212dd514 ad9ba0d7 73f15b0a.cbcf1dc2
pub const GDB_333: Power = deathrattle(&[attach("GDB_333e").to(YOU)]);

/// # Space Piracy
///
/// `GDB_333e` · Neutral enchantment
///
/// > Your next weapon costs (1) less.
///
/// - Set: The Great Dark Beyond
///
/// State: Derived
//~ derived GDB_333e 5798d3ff 79ff60e4 b671d8db.92d3adf1
pub const GDB_333e: Power = enchant(&[]).aura(YOUR_HAND.that(WEAPON), &[cost_less(1)]).until(YOU.play(WEAPON));

/// # Star Vulpera
///
/// `GDB_340` · Neutral minion · 5 mana · 4/5
///
/// > **Tradeable** **Battlecry:** Destroy an enemy **Starship** or **Starship Piece**.
///
/// - Set: The Great Dark Beyond · epic · collectible
/// - Mechanics: Battlecry, Tradeable, Deck Action Cost
/// - Refers to: Starship
/// - Target: "Destroy an enemy **Starship** or **Starship Piece**."
///
/// State: Todo
//~ todo GDB_340 45e4cdd0 2d70a7fc 849b7cac.527afe93
pub const GDB_340: Power = TODO;

/// # Red Giant
///
/// `GDB_341` · Neutral minion · 8 mana · 8/8
///
/// > Costs (1) less for each adjacent card played while in hand.
///
/// - Set: The Great Dark Beyond · epic · collectible
/// - Minion type: Elemental
///
/// State: Todo
//~ todo GDB_341 e0bcf97d 554d6b4f 9ec3f0a7.550a91dd
pub const GDB_341: Power = TODO;

/// # Perplexing Anomaly
///
/// `GDB_343` · Neutral minion · 3 mana · 2/5
///
/// > **Rush**, **Taunt**, **...**Stealth**?**
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt, Stealth, Rush
///
/// State: Todo
//~ todo GDB_343 dd8627aa ce8ce113 71f3b573.be7c38bd
pub const GDB_343: Power = TODO;

/// # Asteroid
///
/// `GDB_430` · Neutral spell · 1 mana
///
/// > **Casts When Drawn** Deal $@ damage to a random enemy.
///
/// - Set: The Great Dark Beyond
/// - Mechanics: Casts When Drawn
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `1724` = 1
///
/// State: Todo
//~ todo GDB_430 a94d26cb 75054d9f 41eebf40.8f0ea9eb
pub const GDB_430: Power = TODO;

/// # Moonstone Mauler
///
/// `GDB_435` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Shuffle 3 Asteroids into your deck that deal @ damage to a random enemy when drawn.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `1724` = 1
/// - Tokens: Asteroid [`GDB_430`]
///
/// State: Todo
//~ todo GDB_435 3f65f5cd c50059d8 e78de159.9b493e96
pub const GDB_435: Power = TODO;

/// # Ace Wayfinder
///
/// `GDB_450` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** Gain two random **Bonus Effects**. The next Draenei you play gains them as well.
///
/// - Set: The Great Dark Beyond · epic · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Refers to: Bonus Effects
/// - Enchantments: Ace Wayfinder Future Buff [`GDB_450e`]
///
/// State: Todo
//~ todo GDB_450 1592d9d2 66dbbea5 d53b7f53.7e071321
pub const GDB_450: Power = TODO;

/// # Ace Wayfinder Future Buff
///
/// `GDB_450e` · Neutral enchantment
///
/// > The next Draenei you play gains two random **Bonus Effects**.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ todo GDB_450e a8e1772f d718b4bb e3b7fefa.223ebb74
pub const GDB_450e: Power = TODO;

/// # Astral Vigilant
///
/// `GDB_461` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** Get a copy of the last Draenei you played.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived GDB_461 e3552116 c2233c01 0bd7a340.8b06ada5
pub const GDB_461: Power = battlecry(&[get(last_of(CARDS_YOU_PLAYED.that(race(Race::Draenei)).other()))]);

/// # Troubled Mechanic
///
/// `GDB_463` · Neutral minion · 2 mana · 2/1
///
/// > **Divine Shield** Spellburst**:** Draw a Draenei.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Divine Shield, Spellburst
///
/// State: Derived
//~ derived GDB_463 12144920 056393d4 db575342.706bb833
pub const GDB_463: Power = on(Word::Spellburst, &[draw_that(1, race(Race::Draenei))]);

/// # Starlight Wanderer
///
/// `GDB_720` · Neutral minion · 1 mana · 2/1
///
/// > **Battlecry:** The next Draenei you play gains +2/+1.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Enchantments: Starlight Wanderer Future Buff [`GDB_720e`], Sparkling Starlight [`GDB_720e1`]
///
/// State: Derived
//~ derived GDB_720 45c62582 d8a607e3 263c1f08.8d774bf8
pub const GDB_720: Power =
    battlecry(&[later(&whenever(YOU.play(race(Race::Draenei))).does(&[attach("GDB_720e1").to(THAT)]))]);

/// # Starlight Wanderer Future Buff
///
/// `GDB_720e` · Neutral enchantment
///
/// > The next Draenei you play gains +2/+1.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ todo GDB_720e 8b75a8fa 785ad9e0 ddce963b.01e70a27
pub const GDB_720e: Power = TODO;

/// # Sparkling Starlight
///
/// `GDB_720e1` · Neutral enchantment
///
/// > +2/+1.
///
/// - Set: The Great Dark Beyond
///
/// State: Derived
//~ derived GDB_720e1 f0e1ef8f 2f412ae4 69387797.5ee91837
pub const GDB_720e1: Power = enchant(&[plus(2, 1)]);

/// # Crimson Commander
///
/// `GDB_722` · Neutral minion · 3 mana · 4/3
///
/// > **Battlecry and Deathrattle:** Give all Draenei in your hand +2/+1.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Deathrattle, Battlecry
/// - Enchantments: Red Shirt [`GDB_722e`]
///
/// State: Derived
//~ derived GDB_722 280204cd d58ee14a 45186842.b422ef35
#[rustfmt::skip]
pub const GDB_722: Power = abilities(&[battlecry(&[attach("GDB_722e").to(YOUR_HAND.that(race(Race::Draenei)))]), deathrattle(&[attach("GDB_722e").to(YOUR_HAND.that(race(Race::Draenei)))])]);

/// # Red Shirt
///
/// `GDB_722e` · Neutral enchantment
///
/// > +2/+1.
///
/// - Set: The Great Dark Beyond
///
/// State: Derived
//~ derived GDB_722e 57f82526 98c97403 46c8b8d7.5ee91837
pub const GDB_722e: Power = enchant(&[plus(2, 1)]);

/// # Hologram Operator
///
/// `GDB_723` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Get 3 random **Temporary** Draenei.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Refers to: tag 3630
///
/// State: Derived
//~ derived GDB_723 aca9910a 0f726765 882cd7d1.3d801dbc
pub const GDB_723: Power =
    battlecry(&[get(random(race(Race::Draenei))).copies(3), give(&[has(GameTag::GHOSTLY)]).to(IT)]);

/// # Starscale Constellar
///
/// `GDB_860` · Neutral minion · 5 mana · 4/7
///
/// > Spellburst**:** Double this minion's Attack.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Spellburst
/// - Enchantments: Starscales [`GDB_860e`]
///
/// State: Derived
//~ derived GDB_860 88bab8c4 7cb26922 719b94ba.2bfb748e
pub const GDB_860: Power = on(Word::Spellburst, &[give(&[ATTACK.doubled()])]);

/// # Starscales
///
/// `GDB_860e` · Neutral enchantment
///
/// > Multiplying Attack.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ todo GDB_860e 6084105a ae9b67d0 ba48992b.4ef44c09
pub const GDB_860e: Power = TODO;

/// # Stranded Spaceman
///
/// `GDB_861` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** The next Draenei you play gains +2 Health and **Rush**.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Enchantments: Stranded Spaceman Future Buff [`GDB_861e`], To the Rescue! [`GDB_861e2`]
///
/// State: Derived
//~ derived GDB_861 4fde393b 0890fbae 2fe9a747.2db9a171
pub const GDB_861: Power =
    battlecry(&[later(&whenever(YOU.play(race(Race::Draenei))).does(&[attach("GDB_861e2").to(THAT)]))]);

/// # Stranded Spaceman Future Buff
///
/// `GDB_861e` · Neutral enchantment
///
/// > The next Draenei you play gains +2 Health and **Rush**.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ todo GDB_861e ba048a2c cc353862 e56791cb.1617bdb8
pub const GDB_861e: Power = TODO;

/// # To the Rescue!
///
/// `GDB_861e2` · Neutral enchantment
///
/// > +2 Health and **Rush**.
///
/// - Set: The Great Dark Beyond
///
/// State: Derived
//~ derived GDB_861e2 4e7a2d16 294602b5 f4de3ef5.2135bf49
pub const GDB_861e2: Power = enchant(&[HEALTH.plus(2), has(GameTag::RUSH)]);

/// # Galactic Crusader
///
/// `GDB_862` · Neutral minion · 7 mana · 3/9
///
/// > **Taunt Deathrattle:** Get two random Holy spells. They cost (3) less.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Taunt, Deathrattle
///
/// State: Derived
//~ derived GDB_862 feb7872f 991b3c8a 8ca5acaf.37917c24
pub const GDB_862: Power =
    deathrattle(&[get(random(school(SpellSchool::Holy))).copies(2), give(&[cost_less(3)]).to(IT)]);

/// # Lunar Trailblazer
///
/// `GDB_863` · Neutral minion · 5 mana · 6/4
///
/// > **Battlecry:** Set the Cost of a random spell in your hand to this minion's Cost.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Enchantments: Trail Blazed [`GDB_863e`]
///
/// State: Todo
//~ todo GDB_863 eb439f70 2ad04486 c51b8ba7.86922167
pub const GDB_863: Power = TODO;

/// # Trail Blazed
///
/// `GDB_863e` · Neutral enchantment
///
/// > Adjusted Cost.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ todo GDB_863e 9dd24e83 f90e550b bee3e4c5.8be7f9cc
pub const GDB_863e: Power = TODO;

/// # Astrobiologist
///
/// `GDB_874` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** At the start of your next turn, **Discover** a spell.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Refers to: Discover
/// - Enchantments: Astrobiologist [`GDB_874e`]
///
/// State: Derived
//~ derived GDB_874 0f913ffa ac234b65 33d5e98e.c6a1a069
pub const GDB_874: Power = battlecry(&[later(&whenever(YOU.turn_start()).does(&[discover(SPELL)]))]);

/// # Astrobiologist
///
/// `GDB_874e` · Neutral enchantment
///
/// > **Discover** a spell next turn.
///
/// - Set: The Great Dark Beyond
/// - Mechanics: Discover
///
/// State: Todo
//~ todo GDB_874e 30ff9b78 ea5e627d dd972f4d.23591098
pub const GDB_874e: Power = TODO;

/// # Escape Pod
///
/// `GDB_877` · Neutral minion · 3 mana · 2/1
///
/// > **Rush** **Deathrattle:** Give adjacent minions +1/+1 and **Rush**.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Mechanics: Deathrattle, Rush
/// - Enchantments: Escaping [`GDB_877e`]
///
/// State: Derived
//~ derived GDB_877 6a00ca1c 06d5ec0b 0316eb9e.54289645
pub const GDB_877: Power = deathrattle(&[attach("GDB_877e").to(THIS.neighbours())]);

/// # Escaping
///
/// `GDB_877e` · Neutral enchantment
///
/// > +1/+1 and **Rush**.
///
/// - Set: The Great Dark Beyond
///
/// State: Derived
//~ derived GDB_877e 46cd076c 125183d2 5b86fb05.ce666696
pub const GDB_877e: Power = enchant(&[plus(1, 1), has(GameTag::RUSH)]);

/// # Braingill
///
/// `GDB_878` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry:** Give your other Murlocs "**Deathrattle:** Draw a card."
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Enchantments: MRGLGIGA BRAIN [`GDB_878e`]
///
/// State: Derived
//~ derived GDB_878 7e62c782 b34710f6 92e3e2ed.a70c766b
pub const GDB_878: Power = battlecry(&[attach("GDB_878e").to(OTHER_FRIENDLY_MINIONS.that(MURLOC))]);

/// # MRGLGIGA BRAIN
///
/// `GDB_878e` · Neutral enchantment
///
/// > **Deathrattle:** Draw a card.
///
/// - Set: The Great Dark Beyond
///
/// State: Derived
//~ derived GDB_878e b6fda396 31957f01 a5b149e3.505f40e5
pub const GDB_878e: Power = deathrattle(&[draw(1)]);

/// # Launch Starship
///
/// `GDB_905` · Neutral spell · 5 mana
///
/// > Launch your **Starship**.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ todo GDB_905 a08b4651 7ddc538b e17e1d24.fa620098
pub const GDB_905: Power = TODO;

/// # Abort Launch
///
/// `GDB_906` · Neutral spell · 0 mana
///
/// > Abort Launch.
///
/// - Set: The Great Dark Beyond
/// - Tags: `3885` = 1
///
/// State: Todo
//~ todo GDB_906 8352f46f f205bcf4 d6740f94.fdfc7bc2
pub const GDB_906: Power = TODO;

/// # The Coin
///
/// `GDB_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: The Great Dark Beyond
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived GDB_COIN1 71ba2e1b 5754e60c 2f0eac7d.095f71be
pub const GDB_COIN1: Power = spell(&[gain_mana(1)]);

/// # The Coin
///
/// `GDB_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: The Great Dark Beyond
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived GDB_COIN2 92be1748 1b3df00b d305e7df.095f71be
pub const GDB_COIN2: Power = spell(&[gain_mana(1)]);

/// # Grunty
///
/// `SC_013` · Neutral minion · 8 mana · 3/4
///
/// > **Battlecry:** Summon four random Murlocs, then shoot them at enemy minions. *(You pick the targets!)*
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 4, `TARGETING_ARROW_TYPE` = 3
/// - Target: "Shooting {0}. (@ \|4(shot,shots) left!)"
///
/// State: Todo
//~ todo SC_013 8023fa11 ac0425fa 1a486710.22294f5a
pub const SC_013: Power = TODO;

/// # Wayward Probe
///
/// `SC_500` · Neutral minion · 4 mana · 4/3
///
/// > **Battlecry and Deathrattle:** Get a random **Starship Piece**.
///
/// - Set: The Great Dark Beyond
/// - Minion type: Mech
/// - Mechanics: Deathrattle, Battlecry
/// - Refers to: Starship
///
/// State: Derived
//~ derived SC_500 d82a6dd1 22c9fd64 870cde46.e9251eda
#[rustfmt::skip]
pub const SC_500: Power = abilities(&[battlecry(&[get(random(with(GameTag::STARSHIP_PIECE)))]), deathrattle(&[get(random(with(GameTag::STARSHIP_PIECE)))])]);
