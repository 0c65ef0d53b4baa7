//! Druid cards of Journey to Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Tortollan Forager
///
/// `UNG_078` · Druid minion · 2 mana · 2/2
///
/// > **Battlecry:** Add a random minion with 5 or more Attack to your hand.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ UNG_078 todo 1ad5a9de f685765b
pub const UNG_078: Power = TODO;

/// # Giant Anaconda
///
/// `UNG_086` · Druid minion · 7 mana · 5/3
///
/// > **Taunt Deathrattle:** Summon a minion from your hand with 5 or more Attack.
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Deathrattle
///
/// State: Todo
//~ UNG_086 todo d18a84bc 626362a5
pub const UNG_086: Power = TODO;

/// # Verdant Longneck
///
/// `UNG_100` · Druid minion · 5 mana · 5/5
///
/// > **Battlecry: Adapt**.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Adapt
///
/// State: Todo
//~ UNG_100 todo aaea91e6 3345bc34
pub const UNG_100: Power = TODO;

/// # Shellshifter
///
/// `UNG_101` · Druid minion · 4 mana · 3/3
///
/// > **Choose One -** Transform into a 5/3 with **Stealth**; or a 3/5 with **Taunt**.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Mechanics: Choose One
/// - Refers to: Taunt, Stealth
/// - Tokens: Raptor Form [`UNG_101a`], Direhorn Form [`UNG_101b`], Shellshifter [`UNG_101t`], Shellshifter [`UNG_101t2`], Shellshifter [`UNG_101t3`]
///
/// State: Todo
//~ UNG_101 todo e27cd67d 5abe411c
pub const UNG_101: Power = TODO;

/// # Raptor Form
///
/// `UNG_101a` · Druid minion · 4 mana · 5/3
///
/// > **Stealth**
///
/// - Set: Journey to Un'Goro · rare
/// - Minion type: Beast
/// - Mechanics: Stealth
///
/// State: Vanilla
//~ UNG_101a vanilla f9e804f7 14c70e7f
pub const UNG_101a: Power = VANILLA;

/// # Direhorn Form
///
/// `UNG_101b` · Druid minion · 4 mana · 3/5
///
/// > **Taunt**
///
/// - Set: Journey to Un'Goro · rare
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ UNG_101b vanilla f0e98830 93c2d217
pub const UNG_101b: Power = VANILLA;

/// # Shellshifter
///
/// `UNG_101t` · Druid minion · 4 mana · 5/3
///
/// > **Stealth**
///
/// - Set: Journey to Un'Goro · rare
/// - Minion type: Beast
/// - Mechanics: Stealth
///
/// State: Vanilla
//~ UNG_101t vanilla c690c4ce c8e32b40
pub const UNG_101t: Power = VANILLA;

/// # Shellshifter
///
/// `UNG_101t2` · Druid minion · 4 mana · 3/5
///
/// > **Taunt**
///
/// - Set: Journey to Un'Goro · rare
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ UNG_101t2 vanilla 85e95abe 9ed88e93
pub const UNG_101t2: Power = VANILLA;

/// # Shellshifter
///
/// `UNG_101t3` · Druid minion · 4 mana · 5/5
///
/// > **Stealth Taunt**
///
/// - Set: Journey to Un'Goro · rare
/// - Minion type: Beast
/// - Mechanics: Taunt, Stealth
///
/// State: Vanilla
//~ UNG_101t3 vanilla 2cabbb0a 947abd14
pub const UNG_101t3: Power = VANILLA;

/// # Evolving Spores
///
/// `UNG_103` · Druid spell · Nature · 3 mana
///
/// > **Adapt** your minions.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Refers to: Adapt
///
/// State: Todo
//~ UNG_103 todo dc27238b 602e7d91
pub const UNG_103: Power = TODO;

/// # Earthen Scales
///
/// `UNG_108` · Druid spell · Nature · 2 mana
///
/// > Give a friendly minion +1/+1, then gain Armor equal to its Attack.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Target: "Give +1/+1."
/// - Enchantments: It's All Scaley... [`UNG_108e`]
///
/// State: Todo
//~ UNG_108 todo 52b3b8cf 5616f2c0
pub const UNG_108: Power = TODO;

/// # It's All Scaley...
///
/// `UNG_108e` · Druid enchantment
///
/// > +1/+1.
///
/// - Set: Journey to Un'Goro
///
/// State: Todo
//~ UNG_108e todo 786f959c 3cc9cedc
pub const UNG_108e: Power = TODO;

/// # Elder Longneck
///
/// `UNG_109` · Druid minion · 3 mana · 5/1
///
/// > **Battlecry:** If you're holding a minion with 5 or more Attack, **Adapt**.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Adapt
/// - Entourage: Shrouding Mist [`UNG_999t10`](crate::ungoro::neutral::UNG_999t10), Living Spores [`UNG_999t2`](crate::ungoro::neutral::UNG_999t2), Flaming Claws [`UNG_999t3`](crate::ungoro::neutral::UNG_999t3), Rocky Carapace [`UNG_999t4`](crate::ungoro::neutral::UNG_999t4), Liquid Membrane [`UNG_999t5`](crate::ungoro::neutral::UNG_999t5), Massive [`UNG_999t6`](crate::ungoro::neutral::UNG_999t6), Lightning Speed [`UNG_999t7`](crate::ungoro::neutral::UNG_999t7), Crackling Shield [`UNG_999t8`](crate::ungoro::neutral::UNG_999t8), Poison Spit [`UNG_999t13`](crate::ungoro::neutral::UNG_999t13), Volcanic Might [`UNG_999t14`](crate::ungoro::neutral::UNG_999t14)
///
/// State: Todo
//~ UNG_109 todo eda32e86 31003546
pub const UNG_109: Power = TODO;

/// # Living Mana
///
/// `UNG_111` · Druid spell · Nature · 5 mana
///
/// > Transform your Mana Crystals into 2/2 Treants. Recover the mana when they die.
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Tokens: Mana Treant [`UNG_111t1`]
///
/// State: Todo
//~ UNG_111 todo ff26e8e2 0134c2b4
pub const UNG_111: Power = TODO;

/// # Mana Treant
///
/// `UNG_111t1` · Druid minion · 1 mana · 2/2
///
/// > **Deathrattle:** Gain an empty Mana Crystal.
///
/// - Set: Journey to Un'Goro
/// - Mechanics: Deathrattle
/// - Tags: `2831` = 1
///
/// State: Todo
//~ UNG_111t1 todo 678aa960 5a6d96f4
pub const UNG_111t1: Power = TODO;

/// # Jungle Giants
///
/// `UNG_116` · Druid spell · 1 mana
///
/// > **Quest:** Summon 4 minions with 5 or more Attack. **Reward:** Barnabus.
///
/// - Set: Journey to Un'Goro · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Tags: `QUEST_PROGRESS_TOTAL` = 4, `839` = 1, `4297` = 1
/// - Tokens: Barnabus the Stomper [`UNG_116t`]
///
/// State: Todo
//~ UNG_116 todo 0ad40b12 c1d4b9d0
pub const UNG_116: Power = TODO;

/// # Barnabus the Stomper
///
/// `UNG_116t` · Druid minion · 5 mana · 8/8
///
/// > **Battlecry:** Reduce the Cost of minions in your deck to (0).
///
/// - Set: Journey to Un'Goro
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Enchantments: Romper Stompers [`UNG_116te`]
///
/// State: Todo
//~ UNG_116t todo 6592a5e2 21b982e2
pub const UNG_116t: Power = TODO;

/// # Romper Stompers
///
/// `UNG_116te` · Druid enchantment
///
/// > Costs (0).
///
/// - Set: Journey to Un'Goro
///
/// State: Todo
//~ UNG_116te todo 39e55f24 10d2ba1f
pub const UNG_116te: Power = TODO;

/// # Tyrantus
///
/// `UNG_852` · Druid minion · 10 mana · 14/14
///
/// > **Taunt Elusive**
///
/// - Set: Journey to Un'Goro · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Elusive
///
/// State: Vanilla
//~ UNG_852 vanilla fa1e0214 d2befd22
pub const UNG_852: Power = VANILLA;
