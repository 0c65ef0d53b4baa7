//! Warlock cards of Journey to Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Ravenous Pterrordax
///
/// `UNG_047` · Warlock minion · 3 mana · 3/3
///
/// > **Battlecry:** Destroy a friendly minion to **Adapt** twice.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Adapt
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET`, `REQ_TARGET_IF_AVAILABLE` (hearthstone-data 36393.1)
/// - Target: "Destroy a friendly minion."
///
/// State: Todo
//~ UNG_047 todo f675abf4 56f2eb43
pub const UNG_047: Power = TODO;

/// # Tar Lurker
///
/// `UNG_049` · Warlock minion · 5 mana · 1/7
///
/// > **Taunt** Has +3 Attack during your opponent's turn.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt
///
/// State: Todo
//~ UNG_049 todo 517786ab 8c99a0ca
pub const UNG_049: Power = TODO;

/// # Lakkari Sacrifice
///
/// `UNG_829` · Warlock spell · 1 mana
///
/// > **Quest:** Discard 6 cards. **Reward:** Nether Portal.
///
/// - Set: Journey to Un'Goro · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Tags: `QUEST_PROGRESS_TOTAL` = 6, `839` = 1, `4297` = 1
/// - Tokens: Nether Portal [`UNG_829t1`], Nether Portal [`UNG_829t2`], Nether Imp [`UNG_829t3`]
///
/// State: Todo
//~ UNG_829 todo 702ef0d4 81594694
pub const UNG_829: Power = TODO;

/// # Nether Portal
///
/// `UNG_829t1` · Warlock spell · Shadow · 5 mana
///
/// > Open a permanent portal that summons 3/2 Imps.
///
/// - Set: Journey to Un'Goro
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
///
/// State: Todo
//~ UNG_829t1 todo 0f7f2175 034a9ceb
pub const UNG_829t1: Power = TODO;

/// # Nether Portal
///
/// `UNG_829t2` · Warlock minion · 11 mana · 0/1
///
/// > At the end of your turn, summon two 3/2 Imps.
///
/// - Set: Journey to Un'Goro
/// - Mechanics: Untouchable
///
/// State: Todo
//~ UNG_829t2 todo 74a785c9 c134caaf
pub const UNG_829t2: Power = TODO;

/// # Nether Imp
///
/// `UNG_829t3` · Warlock minion · 2 mana · 3/2
///
/// - Set: Journey to Un'Goro
/// - Minion type: Demon
/// - Mechanics: Imp
///
/// State: Vanilla
//~ UNG_829t3 vanilla eaec07f5 5c16486e
pub const UNG_829t3: Power = VANILLA;

/// # Cruel Dinomancer
///
/// `UNG_830` · Warlock minion · 5 mana · 5/5
///
/// > **Deathrattle:** Summon a random minion you discarded this game.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ UNG_830 todo fc135613 b5dd38b1
pub const UNG_830: Power = TODO;

/// # Corrupting Mist
///
/// `UNG_831` · Warlock spell · Shadow · 2 mana
///
/// > Curse all minions. Destroy them at the start of your next turn.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Enchantments: Corrupting Mist [`UNG_831e`]
///
/// State: Todo
//~ UNG_831 todo 3ba86a5e d729887c
pub const UNG_831: Power = TODO;

/// # Corrupting Mist
///
/// `UNG_831e` · Warlock enchantment
///
/// > At the start of the corrupting player's turn, destroy this minion.
///
/// - Set: Journey to Un'Goro
///
/// State: Todo
//~ UNG_831e todo eb8b5266 84382199
pub const UNG_831e: Power = TODO;

/// # Bloodbloom
///
/// `UNG_832` · Warlock spell · Shadow · 4 mana
///
/// > The next spell you cast this turn costs Health instead of Mana.
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Entourage: Shrouding Mist [`UNG_999t10`](crate::ungoro::neutral::UNG_999t10), Living Spores [`UNG_999t2`](crate::ungoro::neutral::UNG_999t2), Flaming Claws [`UNG_999t3`](crate::ungoro::neutral::UNG_999t3), Rocky Carapace [`UNG_999t4`](crate::ungoro::neutral::UNG_999t4), Liquid Membrane [`UNG_999t5`](crate::ungoro::neutral::UNG_999t5), Massive [`UNG_999t6`](crate::ungoro::neutral::UNG_999t6), Lightning Speed [`UNG_999t7`](crate::ungoro::neutral::UNG_999t7), Crackling Shield [`UNG_999t8`](crate::ungoro::neutral::UNG_999t8), Poison Spit [`UNG_999t13`](crate::ungoro::neutral::UNG_999t13), Volcanic Might [`UNG_999t14`](crate::ungoro::neutral::UNG_999t14)
/// - Enchantments: Dark Power [`UNG_832e`]
///
/// State: Todo
//~ UNG_832 todo 07c03028 c9885480
pub const UNG_832: Power = TODO;

/// # Dark Power
///
/// `UNG_832e` · Neutral enchantment
///
/// > Your next spell costs Health instead of Mana.
///
/// - Set: Journey to Un'Goro
///
/// State: Todo
//~ UNG_832e todo af602eed 51ac6f86
pub const UNG_832e: Power = TODO;

/// # Lakkari Felhound
///
/// `UNG_833` · Warlock minion · 4 mana · 3/8
///
/// > **Taunt Battlecry:** Discard your two lowest-Cost cards.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt, Battlecry
/// - Tags: `DISCARD_CARDS` = 2
///
/// State: Todo
//~ UNG_833 todo 3625b907 35af3992
pub const UNG_833: Power = TODO;

/// # Feeding Time
///
/// `UNG_834` · Warlock spell · 4 mana
///
/// > Deal $3 damage to a minion. Summon three 1/1 Pterrordaxes and **Adapt** them.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Refers to: Adapt
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Tokens: Pterrordax [`UNG_834t1`]
///
/// State: Todo
//~ UNG_834 todo a606d250 a816b775
pub const UNG_834: Power = TODO;

/// # Pterrordax
///
/// `UNG_834t1` · Warlock minion · 1 mana · 1/1
///
/// - Set: Journey to Un'Goro
/// - Minion type: Beast
///
/// State: Vanilla
//~ UNG_834t1 vanilla 4dde48ef db90f4c1
pub const UNG_834t1: Power = VANILLA;

/// # Chittering Tunneler
///
/// `UNG_835` · Warlock minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a spell. Deal damage to your hero equal to its Cost.
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ UNG_835 todo e8a2fed3 ca68a049
pub const UNG_835: Power = TODO;

/// # Clutchmother Zavas
///
/// `UNG_836` · Warlock minion · 2 mana · 2/2
///
/// > Whenever you discard this, give it +2/+2 and return it to your hand.
///
/// - Set: Journey to Un'Goro · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Invisible Deathrattle
/// - Enchantments: Remembrance [`UNG_836e`]
///
/// State: Todo
//~ UNG_836 todo abd36cfb a7a50f9f
pub const UNG_836: Power = TODO;

/// # Remembrance
///
/// `UNG_836e` · Warlock enchantment
///
/// > +2/+2 each time this is discarded.
///
/// - Set: Journey to Un'Goro
///
/// State: Todo
//~ UNG_836e todo eeea6733 eef218f6
pub const UNG_836e: Power = TODO;
