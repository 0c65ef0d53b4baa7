//! Warlock cards of Into the Emerald Dream.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 746e3e60

/// # Rotten Apple
///
/// `EDR_482` · Warlock spell · 2 mana
///
/// > Restore #12 Health to your hero. For the next 2 turns, deal $3 damage to your hero.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Enchantments: Fracture [`EDR_482e`]
///
/// State: Todo
//~ todo EDR_482 d84aa05e 0d090d18 ba0af404.3dd257a4
pub const EDR_482: Power = TODO;

/// # Fracture
///
/// `EDR_482e` · Warlock enchantment
///
/// > At the end of your turn, deal $3 damage to your hero.
///
/// - Set: Into the Emerald Dream
///
/// State: Derived
//~ derived EDR_482e 68f59c47 558a982f b2a86242.f6b84614
pub const EDR_482e: Power = at_end_of_your_turn(&[deal(3).to(YOUR_HERO)]);

/// # Fractured Power
///
/// `EDR_483` · Warlock spell · Shadow · 2 mana
///
/// > Destroy one of your Mana Crystals. In 2 turns, gain two.
///
/// - Set: Into the Emerald Dream · epic · collectible
/// - Enchantments: Delayed Mana [`EDR_483e`]
///
/// State: Todo
//~ todo EDR_483 99391290 67d92677 b392558d.4f1e3710
pub const EDR_483: Power = TODO;

/// # Delayed Mana
///
/// `EDR_483e` · Warlock enchantment
///
/// > Gain 2 mana in 2 turns.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ todo EDR_483e f11b5217 d217ad78 183e1caa.4b13504c
pub const EDR_483e: Power = TODO;

/// # Rotheart Dryad
///
/// `EDR_485` · Warlock minion · 1 mana · 1/1
///
/// > **Deathrattle:** Draw a minion that costs (7) or more.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived EDR_485 f031aecd f8375dc0 0bb94f5b.2bbe0193
pub const EDR_485: Power = deathrattle(&[draw_that(1, all(&[MINION, COST.at_least(7)]))]);

/// # Wallow, the Wretched
///
/// `EDR_487` · Warlock minion · 7 mana · 6/6
///
/// > While this is in your hand or deck, it gains a copy of every **Dark Gift** given to your minions.
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Refers to: Dark Gift
///
/// State: Todo
//~ todo EDR_487 62b13040 3df5815e be582efc.1c1ad0ab
pub const EDR_487: Power = TODO;

/// # Avant-Gardening
///
/// `EDR_488` · Warlock spell · 2 mana
///
/// > **Discover** a **Deathrattle** minion with a **Dark Gift**.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Discover
/// - Refers to: Deathrattle, Dark Gift
///
/// State: Todo
//~ todo EDR_488 0ad8c324 ae11d580 765c3f42.d6905973
pub const EDR_488: Power = TODO;

/// # Agamaggan
///
/// `EDR_489` · Warlock minion · 10 mana · 9/9
///
/// > **Battlecry:** The next card you play costs your OPPONENT'S Health instead of Mana *(up to 10)*.
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Tags: `4065` = 1
/// - Enchantments: Corrupted Thorns [`EDR_489e1`], Corrupted Thorns [`EDR_489e2`]
///
/// State: Todo
//~ todo EDR_489 d5b40ab2 bf4a45cd ad3d0b4d.564dc347
pub const EDR_489: Power = TODO;

/// # Corrupted Thorns
///
/// `EDR_489e1` · Warlock enchantment
///
/// > The next card you play costs your OPPONENT's health instead of mana.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ todo EDR_489e1 d3e20014 187ff833 2d8eba63.c5c5a9c2
pub const EDR_489e1: Power = TODO;

/// # Corrupted Thorns
///
/// `EDR_489e2` · Neutral enchantment
///
/// > The next card you play costs your OPPONENT's health instead of mana.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ todo EDR_489e2 5ddd4685 8bda3b52 be0ac6db.c5c5a9c2
pub const EDR_489e2: Power = TODO;

/// # Sleep Paralysis
///
/// `EDR_490` · Warlock spell · Shadow · 5 mana
///
/// > **Choose One -** Summon two 3/6 Demons with **Taunt** that can't attack; or Destroy an enemy minion.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Mechanics: Choose One
/// - Refers to: Taunt
/// - Tokens: Figure in the Dark [`EDR_490a`], Wit's End [`EDR_490b`], Night Terror [`EDR_490t`]
///
/// State: Todo
//~ todo EDR_490 b9e9fffe 3fec2aa9 90892d47.91f9492e
pub const EDR_490: Power = TODO;

/// # Figure in the Dark
///
/// `EDR_490a` · Warlock spell · Shadow · 5 mana
///
/// > Summon two 3/6 Demons with **Taunt** that can't attack.
///
/// - Set: Into the Emerald Dream
/// - Refers to: Taunt
///
/// State: Todo
//~ todo EDR_490a fe54a425 fcc72cf5 ac250f76.2f08a009
pub const EDR_490a: Power = TODO;

/// # Wit's End
///
/// `EDR_490b` · Warlock spell · Shadow · 5 mana
///
/// > Destroy an enemy minion.
///
/// - Set: Into the Emerald Dream
///
/// State: Derived
//~ derived EDR_490b e0aff526 842a1181 89fd87a3.91555ef3
pub const EDR_490b: Power = spell(&[destroy(AN_ENEMY_MINION)]);

/// # Night Terror
///
/// `EDR_490t` · Warlock minion · 3 mana · 3/6
///
/// > **Taunt** Can't attack.
///
/// - Set: Into the Emerald Dream
/// - Minion type: Demon
/// - Mechanics: Taunt, Cant Attack
///
/// State: Vanilla
//~ vanilla EDR_490t b5d4ea86 e052f55d a035050f.cf4ed50f
pub const EDR_490t: Power = VANILLA;

/// # Archdruid of Thorns
///
/// `EDR_491` · Warlock minion · 2 mana · 3/2
///
/// > **Battlecry:** Gain the **Deathrattles** of your minions that died this turn.
///
/// - Set: Into the Emerald Dream · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Enchantments: Devoured Soul [`EDR_491e`]
///
/// State: Todo
//~ todo EDR_491 d72c59a1 e90f7386 5e2cc1eb.28b90b56
pub const EDR_491: Power = TODO;

/// # Devoured Soul
///
/// `EDR_491e` · Warlock enchantment
///
/// > Copied **Deathrattle** from {0}.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ todo EDR_491e 02d8b2c5 674b3002 3cd04b24.d40e27b6
pub const EDR_491e: Power = TODO;

/// # Hungering Ancient
///
/// `EDR_494` · Warlock minion · 8 mana · 6/7
///
/// > At the end of your turn, eat a minion in your deck and gain its stats. **Deathrattle:** Add them to your hand.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Deathrattle
/// - Enchantments: Feed Me! [`EDR_494e`]
///
/// State: Todo
//~ todo EDR_494 85a415bf fa71b40a c9b6acd1.d2216876
pub const EDR_494: Power = TODO;

/// # Feed Me!
///
/// `EDR_494e` · Rogue enchantment
///
/// > Destroyed {0} and gained its stats.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ todo EDR_494e 4e10f8f5 69d7bf8a 082e1a2e.d0737247
pub const EDR_494e: Power = TODO;

/// # Overgrown Horror
///
/// `EDR_654` · Warlock minion · 4 mana · 3/5
///
/// > **Taunt Battlecry:** Reduce the Cost of minions in your hand with **Dark Gifts** by (2).
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Mechanics: Taunt, Battlecry
/// - Refers to: Dark Gift
/// - Enchantments: Overgrown [`EDR_654e`]
///
/// State: Todo
//~ todo EDR_654 10724248 a20f6775 cfa4a0c9.7362f3e4
pub const EDR_654: Power = TODO;

/// # Overgrown
///
/// `EDR_654e` · Warlock enchantment
///
/// > +5 Health.
///
/// - Set: Into the Emerald Dream
///
/// State: Derived
//~ derived EDR_654e 5757bc85 042ffa44 ff3f82be.bfe05d12
pub const EDR_654e: Power = enchant(&[HEALTH.plus(5)]);

/// # Shadowflame Stalker
///
/// `FIR_924` · Warlock minion · 4 mana · 4/3
///
/// > **Battlecry: Discover** a Demon with a **Dark Gift**. Get a copy of it.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Battlecry, Discover
/// - Refers to: Dark Gift
/// - Tags: `1584` = 1, `2540` = 1, `4050` = 1, `4578` = 1
///
/// State: Todo
//~ todo FIR_924 75e715e7 8a8c1c26 3b0b2290.c42d6f0d
pub const FIR_924: Power = TODO;

/// # Conflagrate
///
/// `FIR_954` · Warlock spell · Fire · 1 mana
///
/// > Deal $5 damage to a minion. Its owner draws a card.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3
///
/// State: Derived
//~ derived FIR_954 aaa1b923 f9742ae5 0283a96c.f4963184
pub const FIR_954: Power = spell(&[deal(5).to(A_MINION), draw(1).to(IT.controller())]);

/// # Emberroot Destroyer
///
/// `FIR_955` · Warlock minion · 3 mana · 3/3
///
/// > Whenever your hero takes damage on your turn, deal 3 damage to a random enemy minion.
///
/// - Set: Into the Emerald Dream · common · collectible
///
/// State: Derived
//~ derived FIR_955 16ce5c6c d30a6b95 9993d402.0e2d013d
pub const FIR_955: Power =
    whenever(YOUR_HERO.takes_damage(CARD)).when(ON_YOUR_TURN).then(&[deal(3).to(ENEMY_MINIONS.random())]);
