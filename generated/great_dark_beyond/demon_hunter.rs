//! Demon Hunter cards of The Great Dark Beyond.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 46486d12

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
/// State: Vanilla
//~ vanilla GDB_105 38681c8c f9c02d99 30480e61.7125e2e4
pub const GDB_105: Power = VANILLA;

/// # Shattershard Turret
///
/// `GDB_105e` · Demon Hunter enchantment
///
/// > **Rush**, **Windfury**
///
/// - Set: The Great Dark Beyond
/// - Tags: `3870` = 1
///
/// State: Derived
//~ derived GDB_105e b88421d6 c76b74bc 1d666338.9d1d04fc
pub const GDB_105e: Power = enchant(&[has(GameTag::RUSH), has(GameTag::WINDFURY)]);

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
/// State: Derived
//~ derived GDB_110 c1f2a97d 8172f8ad 2e29faad.5d074fae
pub const GDB_110: Power = after(THIS.attack(CARD)).then(&[attach("GDB_110e2").to(OTHER_FRIENDLY_MINIONS)]);

/// # Felfused Battery
///
/// `GDB_110e` · Demon Hunter enchantment
///
/// > After this attacks, give your other minions +1 Attack.
///
/// - Set: The Great Dark Beyond
/// - Tags: `3870` = 1
///
/// State: Derived
//~ derived GDB_110e ed441c21 4bf2489a 10e84f2a.232f1deb
pub const GDB_110e: Power = after(THIS.attack(CARD)).then(&[give(&[ATTACK.plus(1)]).to(OTHER_FRIENDLY_MINIONS)]);

/// # Felfused
///
/// `GDB_110e2` · Demon Hunter enchantment
///
/// > +1 Attack.
///
/// - Set: The Great Dark Beyond
///
/// State: Derived
//~ derived GDB_110e2 560a1b29 efd7bf5b 49751a78.c84fda8a
pub const GDB_110e2: Power = enchant(&[ATTACK.plus(1)]);

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
//~ todo GDB_116 7cd05814 028f2273 8f60853a.3d41d6ad
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
//~ todo GDB_117 1ec068f7 ea4883f9 b74c3c29.e2190ada
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
//~ todo GDB_118 dc885e0e a95699b2 b681a793.89f8640c
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
//~ todo GDB_118t 68067083 2ba02bb9 e58a7b83.99bd49cc
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
//~ todo GDB_118t2 77fcae09 11648f8e c6f1d4b4.238d1635
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
//~ todo GDB_119 5b2a50d8 d08ae263 f97a1e26.152f60e4
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
/// State: Derived
//~ derived GDB_119e 0f1e0516 e021b349 3cd64035.17599ec9
pub const GDB_119e: Power = enchant(&[ATTACK.plus(2), has(GameTag::LIFESTEAL)]).this_turn();

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
/// State: Derived
//~ derived GDB_471 11bfa6fe 79aaf53f 914f31be.31656101
#[rustfmt::skip]
pub const GDB_471: Power = at_end_of_your_turn(&[get(one_of(&["GDB_471t", "GDB_471t2", "GDB_471t3", "GDB_471t4", "GDB_471t5", "GDB_471t6", "GDB_471t7", "GDB_471t8"]))]);

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
//~ todo GDB_471t 9f89b65e a52af07c 991f3359.0102612b
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
//~ todo GDB_471t2 f1dd9f1e eab54fd2 0600b012.e035116c
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
//~ todo GDB_471t3 8005d395 f637502a aa0c60b8.eb187571
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
//~ todo GDB_471t4 9c0234b7 02ff8ffa f1292626.11d8e935
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
//~ todo GDB_471t5 1094884c 273d0d01 399a0123.d64de99d
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
//~ todo GDB_471t6 946ac630 859f4df3 05a5b1a9.7420536c
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
//~ todo GDB_471t7 853445ec c7b0a57a 0e066790.ff0002ec
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
//~ todo GDB_471t8 c1dd8469 ff761e88 24a6ec46.8114474c
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
//~ todo GDB_473 8b4b3fae d19edba5 137ae335.0aca6b0a
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
/// State: Derived
//~ derived GDB_474 6fce1d45 1a88ee48 bf6d8cec.bfc0a991
pub const GDB_474: Power = spell(&[draw(2), give(&[cost_less(2)]).to(IT).when(there_is(&YOUR_LAUNCHPAD))]);

/// # Infiltrate
///
/// `GDB_902` · Demon Hunter spell · 3 mana
///
/// > Choose a minion. Deal $3 damage to all other minions.
///
/// - Set: The Great Dark Beyond · common · collectible
///
/// State: Derived
//~ derived GDB_902 1dcd435e 27c635dd abf5db71.03e0433a
pub const GDB_902: Power = spell(&[with_each(A_MINION), deal(3).to(OTHER_MINIONS)]);

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
//~ todo SC_009 4566e82f bc42b335 af47b44e.df757680
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
/// State: Derived
//~ derived SC_011 f56e90a6 4bd128eb ce301a94.4c80b80e
pub const SC_011: Power = abilities(&[aura(FRIENDLY_MINIONS.that(with(GameTag::ZERG))).gives("SC_011e"), lasts(3)]);

/// # On Creep
///
/// `SC_011e` · Demon Hunter enchantment
///
/// > Creep Tumor grants +1 Attack and **Rush**.
///
/// - Set: The Great Dark Beyond
/// - Tokens: Creep Tumor [`SC_011`]
///
/// State: Derived
//~ derived SC_011e 90fa8773 8d77c514 239d9544.4d678191
pub const SC_011e: Power = enchant(&[ATTACK.plus(1), has(GameTag::RUSH)]);

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
//~ todo SC_022 e75621d8 90952f45 e376dd3d.df4f2514
pub const SC_022: Power = TODO;
