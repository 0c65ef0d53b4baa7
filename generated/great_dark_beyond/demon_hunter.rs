//! Demon Hunter cards of The Great Dark Beyond.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Shattershard Turret
///
/// `GDB_105` · Demon Hunter minion · 3 mana · 2/4
///
/// > **Rush**, **Windfury Starship Piece**
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Mechanics: Windfury, Rush, Starship Piece
/// - Refers to: Starship
/// - Tags: `3684` = 1
/// - Enchantments: Shattershard Turret [`GDB_105e`]
///
/// State: Todo
//~ GDB_105 todo 05f5adc1 44eff4d4
pub const GDB_105: Power = TODO;

/// # Shattershard Turret
///
/// `GDB_105e` · Demon Hunter enchantment
///
/// > **Rush**, **Windfury**
///
/// - Set: The Great Dark Beyond
/// - Tags: `3870` = 1
///
/// State: Todo
//~ GDB_105e todo 8ef419be 02621c11
pub const GDB_105e: Power = TODO;

/// # Felfused Battery
///
/// `GDB_110` · Demon Hunter minion · 2 mana · 2/3
///
/// > After this attacks, give your other minions +1 Attack. **Starship Piece**
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Mechanics: Starship Piece
/// - Refers to: Starship
/// - Tags: `3684` = 1
/// - Enchantments: Felfused Battery [`GDB_110e`], Felfused [`GDB_110e2`]
///
/// State: Todo
//~ GDB_110 todo 0a04608e 0935d15c
pub const GDB_110: Power = TODO;

/// # Felfused Battery
///
/// `GDB_110e` · Demon Hunter enchantment
///
/// > After this attacks, give your other minions +1 Attack.
///
/// - Set: The Great Dark Beyond
/// - Tags: `3870` = 1
///
/// State: Todo
//~ GDB_110e todo 45074c6c b0327197
pub const GDB_110e: Power = TODO;

/// # Felfused
///
/// `GDB_110e2` · Demon Hunter enchantment
///
/// > +1 Attack.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ GDB_110e2 todo c99c2353 b3411e44
pub const GDB_110e2: Power = TODO;

/// # Eldritch Being
///
/// `GDB_116` · Demon Hunter minion · 1 mana · 1/3
///
/// > **Outcast and** Spellburst**:** Shuffle your hand.
///
/// - Set: The Great Dark Beyond · epic · collectible
/// - Mechanics: Outcast, Spellburst
///
/// State: Todo
//~ GDB_116 todo 1dd68236 d31c5219
pub const GDB_116: Power = TODO;

/// # Dirdra, Rebel Captain
///
/// `GDB_117` · Demon Hunter minion · 4 mana · 5/4
///
/// > **Rush**. **Battlecry:** Shuffle all 8 Crewmates into your deck. **Deathrattle:** Draw two Crewmates.
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Minion type: Draenei
/// - Mechanics: Deathrattle, Battlecry, Rush
///
/// State: Todo
//~ GDB_117 todo f1437e06 a1744536
pub const GDB_117: Power = TODO;

/// # Xor'toth, Breaker of Stars
///
/// `GDB_118` · Demon Hunter minion · 5 mana · 5/5
///
/// > **Battlecry:** Add two Stars to both sides of your hand. When they collide, deal 5 damage to all enemies.
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Tokens: Star of Origination [`GDB_118t`], Star of Conclusion [`GDB_118t2`]
///
/// State: Todo
//~ GDB_118 todo 36f9a2b7 40eed81a
pub const GDB_118: Power = TODO;

/// # Star of Origination
///
/// `GDB_118t` · Demon Hunter spell · 0 mana
///
/// > Once this is next to Star of Conclusion, deal $5 damage to all enemies.
///
/// - Set: The Great Dark Beyond
/// - Tags: `1724` = 1
/// - Tokens: Star of Conclusion [`GDB_118t2`]
///
/// State: Todo
//~ GDB_118t todo 8b4ec32d 133a087f
pub const GDB_118t: Power = TODO;

/// # Star of Conclusion
///
/// `GDB_118t2` · Demon Hunter spell · 0 mana
///
/// > Once this is next to Star of Origination, deal $5 damage to all enemies.
///
/// - Set: The Great Dark Beyond
/// - Tokens: Star of Origination [`GDB_118t`]
///
/// State: Todo
//~ GDB_118t2 todo f24cf193 39ae5083
pub const GDB_118t2: Power = TODO;

/// # Emergency Meeting
///
/// `GDB_119` · Demon Hunter spell · 1 mana
///
/// > Get two 4/4 Crewmates. Put a random Demon that costs (3) or less between them.
///
/// - Set: The Great Dark Beyond · epic · collectible
/// - Enchantments: Going Into Battle [`GDB_119e`]
///
/// State: Todo
//~ GDB_119 todo e14b6fa2 f6819a27
pub const GDB_119: Power = TODO;

/// # Going Into Battle
///
/// `GDB_119e` · Neutral enchantment
///
/// > +2 Attack and **Lifesteal** this turn.
///
/// - Set: The Great Dark Beyond
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ GDB_119e todo b8827fbb 9da26ee9
pub const GDB_119e: Power = TODO;

/// # Voronei Recruiter
///
/// `GDB_471` · Demon Hunter minion · 2 mana · 2/3
///
/// > At the end of your turn, get a 4/4 Crewmate with a random **Bonus Effect**.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Minion type: Draenei
/// - Refers to: Bonus Effects
/// - Tokens: Engine Crewmate [`GDB_471t`], Tactical Crewmate [`GDB_471t2`], Gunner Crewmate [`GDB_471t3`], Helm Crewmate [`GDB_471t4`], Recon Crewmate [`GDB_471t5`], Research Crewmate [`GDB_471t6`], Medical Crewmate [`GDB_471t7`], Admin Crewmate [`GDB_471t8`]
///
/// State: Todo
//~ GDB_471 todo d7da4e27 3375a44c
pub const GDB_471: Power = TODO;

/// # Engine Crewmate
///
/// `GDB_471t` · Demon Hunter minion · 4 mana · 4/4
///
/// > **Divine Shield Battlecry:** Summon every adjoining Crewmate.
///
/// - Set: The Great Dark Beyond
/// - Minion type: Draenei
/// - Mechanics: Divine Shield, Battlecry
/// - Tags: `3631` = 1
///
/// State: Todo
//~ GDB_471t todo b8ef9ce7 557792ad
pub const GDB_471t: Power = TODO;

/// # Tactical Crewmate
///
/// `GDB_471t2` · Demon Hunter minion · 4 mana · 4/4
///
/// > **Taunt Battlecry:** Summon every adjoining Crewmate.
///
/// - Set: The Great Dark Beyond
/// - Minion type: Draenei
/// - Mechanics: Taunt, Battlecry
/// - Tags: `3631` = 1
///
/// State: Todo
//~ GDB_471t2 todo cfd77c5d 26a5520e
pub const GDB_471t2: Power = TODO;

/// # Gunner Crewmate
///
/// `GDB_471t3` · Demon Hunter minion · 4 mana · 4/4
///
/// > **Rush Battlecry:** Summon every adjoining Crewmate.
///
/// - Set: The Great Dark Beyond
/// - Minion type: Draenei
/// - Mechanics: Battlecry, Rush
/// - Tags: `3631` = 1
///
/// State: Todo
//~ GDB_471t3 todo 3b9959a2 8e73976d
pub const GDB_471t3: Power = TODO;

/// # Helm Crewmate
///
/// `GDB_471t4` · Demon Hunter minion · 4 mana · 4/4
///
/// > **Windfury Battlecry:** Summon every adjoining Crewmate.
///
/// - Set: The Great Dark Beyond
/// - Minion type: Draenei
/// - Mechanics: Windfury, Battlecry
/// - Tags: `3631` = 1
///
/// State: Todo
//~ GDB_471t4 todo 37bbfb8d 334ce743
pub const GDB_471t4: Power = TODO;

/// # Recon Crewmate
///
/// `GDB_471t5` · Demon Hunter minion · 4 mana · 4/4
///
/// > **Elusive Battlecry:** Summon every adjoining Crewmate.
///
/// - Set: The Great Dark Beyond
/// - Minion type: Draenei
/// - Mechanics: Battlecry, Elusive
/// - Tags: `3631` = 1
///
/// State: Todo
//~ GDB_471t5 todo 65590cec d9566dc8
pub const GDB_471t5: Power = TODO;

/// # Research Crewmate
///
/// `GDB_471t6` · Demon Hunter minion · 4 mana · 4/4
///
/// > **Poisonous Battlecry:** Summon every adjoining Crewmate.
///
/// - Set: The Great Dark Beyond
/// - Minion type: Draenei
/// - Mechanics: Battlecry, Poisonous
/// - Tags: `3631` = 1
///
/// State: Todo
//~ GDB_471t6 todo d2f98280 6aaa014a
pub const GDB_471t6: Power = TODO;

/// # Medical Crewmate
///
/// `GDB_471t7` · Demon Hunter minion · 4 mana · 4/4
///
/// > **Lifesteal Battlecry:** Summon every adjoining Crewmate.
///
/// - Set: The Great Dark Beyond
/// - Minion type: Draenei
/// - Mechanics: Battlecry, Lifesteal
/// - Tags: `3631` = 1
///
/// State: Todo
//~ GDB_471t7 todo 2a12f80e 6bdd1858
pub const GDB_471t7: Power = TODO;

/// # Admin Crewmate
///
/// `GDB_471t8` · Demon Hunter minion · 4 mana · 4/4
///
/// > **Reborn Battlecry:** Summon every adjoining Crewmate.
///
/// - Set: The Great Dark Beyond
/// - Minion type: Draenei
/// - Mechanics: Battlecry, Reborn
/// - Tags: `3631` = 1
///
/// State: Todo
//~ GDB_471t8 todo b8cd8ba8 a39e98da
pub const GDB_471t8: Power = TODO;

/// # Headhunt
///
/// `GDB_473` · Demon Hunter spell · 1 mana
///
/// > Deal $2 damage. Get a 4/4 Crewmate with a random **Bonus Effect**.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Refers to: Bonus Effects
///
/// State: Todo
//~ GDB_473 todo 5be09d8b 63e54143
pub const GDB_473: Power = TODO;

/// # Warp Drive
///
/// `GDB_474` · Demon Hunter spell · Fel · 3 mana
///
/// > Draw 2 cards. If you're building a **Starship**, they cost (2) less.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Refers to: Starship
///
/// State: Todo
//~ GDB_474 todo 22ebeba9 54ec11e0
pub const GDB_474: Power = TODO;

/// # Infiltrate
///
/// `GDB_902` · Demon Hunter spell · 3 mana
///
/// > Choose a minion. Deal $3 damage to all other minions.
///
/// - Set: The Great Dark Beyond · common · collectible
///
/// State: Todo
//~ GDB_902 todo 9bcbfeb1 240500c3
pub const GDB_902: Power = TODO;

/// # Lurker
///
/// `SC_009` · Demon Hunter minion · 4 mana · 2/6
///
/// > After a friendly minion attacks, deal 1 damage to a random enemy *(or 2 if your minion is a Zerg)*.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Mechanics: Zerg
/// - Tags: `1724` = 1
///
/// State: Todo
//~ SC_009 todo 74e7688e 748c8132
pub const SC_009: Power = TODO;

/// # Creep Tumor
///
/// `SC_011` · Demon Hunter spell · 2 mana
///
/// > Your Zerg minions have +1 Attack and **Rush**. Lasts 3 turns.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Mechanics: Objective, Objective Aura, Zerg
/// - Refers to: Rush
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3, `1724` = 1
/// - Enchantments: On Creep [`SC_011e`]
///
/// State: Todo
//~ SC_011 todo 60c47fe8 f25cf666
pub const SC_011: Power = TODO;

/// # On Creep
///
/// `SC_011e` · Demon Hunter enchantment
///
/// > Creep Tumor grants +1 Attack and **Rush**.
///
/// - Set: The Great Dark Beyond
/// - Tokens: Creep Tumor [`SC_011`]
///
/// State: Todo
//~ SC_011e todo 89fc16e6 74ff1c9b
pub const SC_011e: Power = TODO;

/// # Mutalisk
///
/// `SC_022` · Demon Hunter minion · 4 mana · 5/2
///
/// > Also damages minions next to whomever this attacks *(and the enemy hero if a neighbor is missing)*.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Mechanics: Zerg
/// - Tags: `1724` = 1
///
/// State: Todo
//~ SC_022 todo 4bc5f073 85117aaa
pub const SC_022: Power = TODO;
