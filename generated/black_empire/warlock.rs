//! Warlock cards of Reign of the Black Empire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 5f13bb80

/// # Ritual of Excess
///
/// `BE_005` · Warlock spell · Shadow · 3 mana
///
/// > In @ turns, draw 2 cards. Reduce their Costs by (2).
///
/// - Set: Reign of the Black Empire · epic · collectible
/// - Mechanics: Objective, Objective Countdown
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `QUEST_PROGRESS_TOTAL` = 2, `1724` = 1, `TAG_SCRIPT_DATA_NUM_3` = 1, `4623` = 1
///
/// State: Derived
//~ derived BE_005 01fe61e4 205dc05a 3ea3c567.77d98639
#[rustfmt::skip]
pub const BE_005: Power = spell(&[later(&whenever(YOU.turn_start()).does(&[later(&whenever(YOU.turn_start()).does(&[draw(2), give(&[cost_less(2)]).to(IT)]))]))]);

/// # Ritual of Summoning
///
/// `BE_085` · Warlock spell · Shadow · 2 mana
///
/// > In @ turns, summon two 3/5 C'thraxxi with **Taunt**.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Mechanics: Objective, Objective Countdown
/// - Refers to: Taunt
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `QUEST_PROGRESS_TOTAL` = 2, `1724` = 1, `TAG_SCRIPT_DATA_NUM_3` = 1, `4623` = 1
/// - Tokens: C'thrax Brute [`BE_085t`]
///
/// State: Todo
//~ todo BE_085 02352d6e be667163 698d8b3c.90acf599
pub const BE_085: Power = TODO;

/// # C'thrax Brute
///
/// `BE_085t` · Warlock minion · 4 mana · 3/5
///
/// > **Taunt**
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla BE_085t c7a7c70e b835fb94 4d4c9097.4b0c5d24
pub const BE_085t: Power = VANILLA;

/// # Blasphemy
///
/// `BE_086` · Warlock spell · Shadow · 4 mana
///
/// > Deal $2 damage to all enemies. If this is the highest Cost card in your hand, do it again.
///
/// - Set: Reign of the Black Empire · rare · collectible
///
/// State: Todo
//~ todo BE_086 249717be 74a64082 4b026749.85a41414
pub const BE_086: Power = TODO;

/// # Darkest Depths
///
/// `BE_087` · Warlock spell · Shadow · 2 mana
///
/// > Summon two 0/3 Guards with **Taunt**. **Assemble** a minion.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Refers to: Taunt, Craft
/// - Tokens: Depthguard [`BE_087t`]
///
/// State: Todo
//~ todo BE_087 79960c71 c7b99646 64febbb9.fe62903a
pub const BE_087: Power = TODO;

/// # Depthguard
///
/// `BE_087t` · Warlock minion · 2 mana · 0/3
///
/// > **Taunt**
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla BE_087t 3e3aa420 a2c6b5ce abd77d28.4b0c5d24
pub const BE_087t: Power = VANILLA;

/// # Kith'ix
///
/// `BE_090` · Warlock minion · 6 mana · 6/6
///
/// > **Battlecry:** If you've completed a Ritual this game, choose a Sinister Ritual to begin.
///
/// - Set: Reign of the Black Empire · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Conquest [`BE_090e1`], Cost of War [`BE_090e2`]
/// - Tokens: Ritual of Famine [`BE_090t1`], Ritual of Subjugation [`BE_090t2`], Ritual of Conquest [`BE_090t3`]
///
/// State: Todo
//~ todo BE_090 05a9b7ab c526180a 25dfd378.6a0cf1f7
pub const BE_090: Power = TODO;

/// # Conquest
///
/// `BE_090e1` · Warlock enchantment
///
/// > +6/+6.
///
/// - Set: Reign of the Black Empire
///
/// State: Derived
//~ derived BE_090e1 6681eb22 57319b2d 8d6a121c.af306b7c
pub const BE_090e1: Power = enchant(&[plus(6, 6)]);

/// # Cost of War
///
/// `BE_090e2` · Warlock enchantment
///
/// > Costs (1).
///
/// - Set: Reign of the Black Empire
///
/// State: Derived
//~ derived BE_090e2 bd727aa9 4dce9766 7d782428.53ed184d
pub const BE_090e2: Power = enchant(&[cost(1)]);

/// # Ritual of Famine
///
/// `BE_090t1` · Warlock spell · Shadow · 3 mana
///
/// > In @ turns, draw 5 cards from your opponent's deck.
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Objective, Objective Countdown
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `QUEST_PROGRESS_TOTAL` = 2, `1724` = 1, `TAG_SCRIPT_DATA_NUM_3` = 1, `4623` = 1
///
/// State: Todo
//~ todo BE_090t1 582148f4 8697626c 7c82c801.a8e24dac
pub const BE_090t1: Power = TODO;

/// # Ritual of Subjugation
///
/// `BE_090t2` · Warlock spell · Shadow · 3 mana
///
/// > In @ turns, summon three random **Legendary** minions. Get a 1-Cost copy of each.
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Objective, Objective Countdown
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `QUEST_PROGRESS_TOTAL` = 2, `1724` = 1, `TAG_SCRIPT_DATA_NUM_3` = 1, `4623` = 1
///
/// State: Todo
//~ todo BE_090t2 224d60fb 872556fa 41d03f10.bf766f86
pub const BE_090t2: Power = TODO;

/// # Ritual of Conquest
///
/// `BE_090t3` · Warlock spell · Shadow · 3 mana
///
/// > In @ turns, give your minions +6/+6 *(wherever they are)*.
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Objective, Objective Countdown
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `QUEST_PROGRESS_TOTAL` = 2, `1724` = 1, `TAG_SCRIPT_DATA_NUM_3` = 1, `4623` = 1
///
/// State: Derived
//~ derived BE_090t3 1bd21205 d180d434 5906d912.46736ecb
#[rustfmt::skip]
pub const BE_090t3: Power = spell(&[later(&whenever(YOU.turn_start()).does(&[later(&whenever(YOU.turn_start()).does(&[give(&[plus(6, 6)]).to(together(&[YOUR_HAND.that(MINION), YOUR_DECK.that(MINION), FRIENDLY_MINIONS]))]))]))]);

/// # Mindrot Subjugator
///
/// `BE_093` · Warlock minion · 5 mana · 4/5
///
/// > **Battlecry:** Transform adjacent minions into a copy of this.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Mechanics: Battlecry
/// - Target: "Transform a minion."
///
/// State: Derived
//~ derived BE_093 e7008b85 6bd307d2 a1e8feb7.647a73c7
pub const BE_093: Power = battlecry(&[transform(THIS.neighbours(), copy_of(THIS))]);

/// # Floating Lessons
///
/// `BE_094` · Warlock spell · Shadow · 1 mana
///
/// > Give a minion and a random one in your hand stats equal to double this card's Cost.
///
/// - Set: Reign of the Black Empire · epic · collectible
/// - Enchantments: Flying [`BE_094e`]
///
/// State: Todo
//~ todo BE_094 1e4d6478 705ee73d 57fffb1e.bd79d9ed
pub const BE_094: Power = TODO;

/// # Flying
///
/// `BE_094e` · Warlock enchantment
///
/// > Increased Stats.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ todo BE_094e deac2826 c2756f3b 3e20690b.8950806f
pub const BE_094e: Power = TODO;

/// # Ritual of C'Thun
///
/// `BE_726` · Warlock spell · Shadow · 1 mana
///
/// > In @ turns, choose a C'Thun ability to trigger.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Mechanics: Objective, Old God Cthun Tooltip, Objective Countdown
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `QUEST_PROGRESS_TOTAL` = 2, `1724` = 1, `TAG_SCRIPT_DATA_NUM_3` = 1, `4623` = 1
///
/// State: Todo
//~ todo BE_726 0a053f3d 4648fd03 5a2989b4.6d459089
pub const BE_726: Power = TODO;

/// # Zakajz the Corruptor
///
/// `BE_728` · Warlock minion · 4 mana · 5/5
///
/// > **Battlecry:** Reduce the Cost of minions in your hand and deck by (1) and increase the Cost of spells by (1).
///
/// - Set: Reign of the Black Empire · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo BE_728 48f448f7 716bd9f4 12b027ea.4a3e2e31
pub const BE_728: Power = TODO;

/// # Mawman Cultist
///
/// `BE_729` · Warlock minion · 3 mana · 4/4
///
/// > ALL spells cost (1) more.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Mechanics: Aura
/// - Enchantments: Cursed [`BE_729e`]
///
/// State: Derived
//~ derived BE_729 8f56c04a 3c400a7d 8c3aa825.c4b36895
pub const BE_729: Power = aura(together(&[YOUR_HAND.that(SPELL), ENEMY_HAND.that(SPELL)])).gives("BE_729e");

/// # Cursed
///
/// `BE_729e` · Warlock enchantment
///
/// > Costs (1) more.
///
/// - Set: Reign of the Black Empire
///
/// State: Derived
//~ derived BE_729e d7887227 c8b814f2 59542500.5dfe1a2c
pub const BE_729e: Power = enchant(&[cost_more(1)]);
