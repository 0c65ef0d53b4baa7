//! Neutral cards of The Great Dark Beyond.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

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
/// State: Todo
//~ GDB_100 todo f9c0c943 3b2ab50a
pub const GDB_100: Power = TODO;

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
//~ GDB_100a todo 64137d80 838e34b4
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
//~ GDB_100b todo eab7e0d9 4e6a0cfc
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
//~ GDB_100c todo 2cb66a2a ab3d466f
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
/// State: Todo
//~ GDB_100e todo 56a788da 35698afe
pub const GDB_100e: Power = TODO;

/// # Spaceship Piece Tracker
///
/// `GDB_100e1` · Neutral enchantment
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ GDB_100e1 todo fc8af5de 870a018d
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
//~ GDB_100e3 todo 52f1d105 1c62451d
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
//~ GDB_100t1 todo 7009b2c2 be1949bb
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
/// State: Todo
//~ GDB_100t2 todo d74801eb e6984e39
pub const GDB_100t2: Power = TODO;

/// # The Spirits' Passage
///
/// `GDB_100t4` · Death Knight minion · 0 mana · 0/0
///
/// > **Starship* (Costs (5) Mana to launch.)*@**Starship* (Made of {0} \|4(piece, pieces).)*
///
/// - Set: The Great Dark Beyond
/// - Mechanics: Starship
///
/// State: Todo
//~ GDB_100t4 todo f982396b 6d137424
pub const GDB_100t4: Power = TODO;

/// # The Legion's Bane
///
/// `GDB_100t5` · Demon Hunter minion · 0 mana · 0/0
///
/// > **Starship* (Costs (5) Mana to launch.)*@**Starship* (Made of {0} \|4(piece, pieces).)*
///
/// - Set: The Great Dark Beyond
/// - Mechanics: Starship
///
/// State: Todo
//~ GDB_100t5 todo ceefcb78 6b35d19a
pub const GDB_100t5: Power = TODO;

/// # The Celestial Archive
///
/// `GDB_100t6` · Druid minion · 0 mana · 0/0
///
/// > **Starship* (Costs (5) Mana to launch.)*@**Starship* (Made of {0} \|4(piece, pieces).)*
///
/// - Set: The Great Dark Beyond
/// - Mechanics: Starship
///
/// State: Todo
//~ GDB_100t6 todo 5723e713 30a673c2
pub const GDB_100t6: Power = TODO;

/// # The Astral Compass
///
/// `GDB_100t7` · Hunter minion · 0 mana · 0/0
///
/// > **Starship* (Costs (5) Mana to launch.)*@**Starship* (Made of {0} \|4(piece, pieces).)*
///
/// - Set: The Great Dark Beyond
/// - Mechanics: Starship
///
/// State: Todo
//~ GDB_100t7 todo a4626023 8cb97193
pub const GDB_100t7: Power = TODO;

/// # The Scavenger's Will
///
/// `GDB_100t8` · Rogue minion · 0 mana · 0/0
///
/// > **Starship* (Costs (5) Mana to launch.)*@**Starship* (Made of {0} \|4(piece, pieces).)*
///
/// - Set: The Great Dark Beyond
/// - Mechanics: Starship
///
/// State: Todo
//~ GDB_100t8 todo dab84b43 783363b4
pub const GDB_100t8: Power = TODO;

/// # The Nether's Eye
///
/// `GDB_100t9` · Warlock minion · 0 mana · 0/0
///
/// > **Starship* (Costs (5) Mana to launch.)*@**Starship* (Made of {0} \|4(piece, pieces).)*
///
/// - Set: The Great Dark Beyond
/// - Mechanics: Starship
///
/// State: Todo
//~ GDB_100t9 todo 3ab98f22 623117f7
pub const GDB_100t9: Power = TODO;

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
/// State: Todo
//~ GDB_101 todo dca5ad4d 3ecdd058
pub const GDB_101: Power = TODO;

/// # Dimensional Core
///
/// `GDB_101e` · Neutral enchantment
///
/// > **Divine Shield**
///
/// - Set: The Great Dark Beyond
/// - Tags: `3870` = 1
///
/// State: Todo
//~ GDB_101e todo 6aee7c93 99729896
pub const GDB_101e: Power = TODO;

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
//~ GDB_120 todo 88a4bf9b c9682502
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
//~ GDB_129 todo 4a72832a 9894e185
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
//~ GDB_129e todo 01ae3467 fba93cbe
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
/// State: Todo
//~ GDB_130 todo 2f0ff236 ae23f75d
pub const GDB_130: Power = TODO;

/// # Welding Complete
///
/// `GDB_130e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ GDB_130e todo 598eda35 7d54ef0b
pub const GDB_130e: Power = TODO;

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
//~ GDB_131 todo 07cfbb1e e038b97a
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
/// State: Todo
//~ GDB_132 todo e443dd35 630ad274
pub const GDB_132: Power = TODO;

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
//~ GDB_142 todo 15c23c42 1df8c44c
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
//~ GDB_143 todo 970645d0 ec9c7d8c
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
//~ GDB_143e todo 10747474 d509ead4
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
//~ GDB_145 todo 3cebaead dfde4c3f
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
//~ GDB_145e todo 2c749a6d 4044f281
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
//~ GDB_145e2 todo b0aea3b4 ffdc0a6c
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
/// State: Todo
//~ GDB_310 todo d7c364b9 c51bb0ab
pub const GDB_310: Power = TODO;

/// # Deep Space Curator
///
/// `GDB_311` · Neutral minion · 3 mana · 2/4
///
/// > Spellburst**:** Get a random minion of the spell's Cost. Set its Cost to (0).
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Mechanics: Spellburst
///
/// State: Todo
//~ GDB_311 todo 39aac766 6afe9ba2
pub const GDB_311: Power = TODO;

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
/// State: Todo
//~ GDB_320 todo 3f00eb10 e394ffbd
pub const GDB_320: Power = TODO;

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
/// State: Todo
//~ GDB_321 todo d4c903d0 d8a9d2b9
pub const GDB_321: Power = TODO;

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
/// State: Todo
//~ GDB_322 todo 52af04e2 c196496c
pub const GDB_322: Power = TODO;

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
/// State: Todo
//~ GDB_330 todo 07e65bab ced18992
pub const GDB_330: Power = TODO;

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
/// State: Todo
//~ GDB_331 todo 9f2cd579 ffffde24
pub const GDB_331: Power = TODO;

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
/// State: Todo
//~ GDB_331t1 todo f81299eb ea7a4dae
pub const GDB_331t1: Power = TODO;

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
/// State: Todo
//~ GDB_331t2 todo 0571e778 e1b56a95
pub const GDB_331t2: Power = TODO;

/// # Pebble
///
/// `GDB_331t3` · Neutral minion · 1 mana · 1/1
///
/// - Set: The Great Dark Beyond
/// - Minion type: Elemental
///
/// State: Vanilla
//~ GDB_331t3 vanilla e9b5d05e dce7e88a
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
/// State: Todo
//~ GDB_333 todo 722b4f9c 25daafdb
pub const GDB_333: Power = TODO;

/// # Space Piracy
///
/// `GDB_333e` · Neutral enchantment
///
/// > Your next weapon costs (1) less.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ GDB_333e todo c70bf338 c593dc24
pub const GDB_333e: Power = TODO;

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
//~ GDB_340 todo a2a40d4a 55eaa7f2
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
//~ GDB_341 todo 4e4215af 58563082
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
//~ GDB_343 todo d6aee7a8 a1e3df19
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
//~ GDB_430 todo cae62c19 ee6d732d
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
//~ GDB_435 todo de7fdd4a 4f3efed9
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
//~ GDB_450 todo fc62042c 948758cf
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
//~ GDB_450e todo 09706e65 ec741580
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
/// State: Todo
//~ GDB_461 todo be35be83 22fdea07
pub const GDB_461: Power = TODO;

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
/// State: Todo
//~ GDB_463 todo c00589ea 0147e702
pub const GDB_463: Power = TODO;

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
/// State: Todo
//~ GDB_720 todo 94f6de08 ddfbcc19
pub const GDB_720: Power = TODO;

/// # Starlight Wanderer Future Buff
///
/// `GDB_720e` · Neutral enchantment
///
/// > The next Draenei you play gains +2/+1.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ GDB_720e todo 66504574 f9200d06
pub const GDB_720e: Power = TODO;

/// # Sparkling Starlight
///
/// `GDB_720e1` · Neutral enchantment
///
/// > +2/+1.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ GDB_720e1 todo d9d4ba7f dfaa0844
pub const GDB_720e1: Power = TODO;

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
/// State: Todo
//~ GDB_722 todo 9666650e 396f9611
pub const GDB_722: Power = TODO;

/// # Red Shirt
///
/// `GDB_722e` · Neutral enchantment
///
/// > +2/+1.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ GDB_722e todo 060e19db 2589234e
pub const GDB_722e: Power = TODO;

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
/// State: Todo
//~ GDB_723 todo 7e8370c5 75315b61
pub const GDB_723: Power = TODO;

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
/// State: Todo
//~ GDB_860 todo 9a03850a cc9d0985
pub const GDB_860: Power = TODO;

/// # Starscales
///
/// `GDB_860e` · Neutral enchantment
///
/// > Multiplying Attack.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ GDB_860e todo 156e8091 71dfe0a0
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
/// State: Todo
//~ GDB_861 todo 1f397df5 e6ee5d0c
pub const GDB_861: Power = TODO;

/// # Stranded Spaceman Future Buff
///
/// `GDB_861e` · Neutral enchantment
///
/// > The next Draenei you play gains +2 Health and **Rush**.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ GDB_861e todo aa72d2fa 911e6658
pub const GDB_861e: Power = TODO;

/// # To the Rescue!
///
/// `GDB_861e2` · Neutral enchantment
///
/// > +2 Health and **Rush**.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ GDB_861e2 todo 1150f6b4 02df5443
pub const GDB_861e2: Power = TODO;

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
/// State: Todo
//~ GDB_862 todo b6d36c49 b569bdda
pub const GDB_862: Power = TODO;

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
//~ GDB_863 todo 002c6ade 9da21455
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
//~ GDB_863e todo c1dd39d2 097f5b5f
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
/// State: Todo
//~ GDB_874 todo 5e251df6 f9f10f44
pub const GDB_874: Power = TODO;

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
//~ GDB_874e todo 6ea88f91 6e723565
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
/// State: Todo
//~ GDB_877 todo 3a7c2097 1b703462
pub const GDB_877: Power = TODO;

/// # Escaping
///
/// `GDB_877e` · Neutral enchantment
///
/// > +1/+1 and **Rush**.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ GDB_877e todo 776aec42 d6a7ee4f
pub const GDB_877e: Power = TODO;

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
/// State: Todo
//~ GDB_878 todo e692555f d36d4d63
pub const GDB_878: Power = TODO;

/// # MRGLGIGA BRAIN
///
/// `GDB_878e` · Neutral enchantment
///
/// > **Deathrattle:** Draw a card.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ GDB_878e todo 1d0078e4 b9f8cc12
pub const GDB_878e: Power = TODO;

/// # Launch Starship
///
/// `GDB_905` · Neutral spell · 5 mana
///
/// > Launch your **Starship**.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ GDB_905 todo 5bf8446a 99b2eefa
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
//~ GDB_906 todo b70814ad 984bb68a
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
/// State: Todo
//~ GDB_COIN1 todo 8767fe4c c45a85cb
pub const GDB_COIN1: Power = TODO;

/// # The Coin
///
/// `GDB_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: The Great Dark Beyond
/// - Mechanics: Coin Card
///
/// State: Todo
//~ GDB_COIN2 todo 3228e35d 259b35be
pub const GDB_COIN2: Power = TODO;

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
//~ SC_013 todo 3f65749b ef40fc33
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
/// State: Todo
//~ SC_500 todo c0e7bfb4 78c9fcbb
pub const SC_500: Power = TODO;
