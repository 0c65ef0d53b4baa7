//! Hunter cards of The Lost City of Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Devilsaur Mask
///
/// `DINO_403` · Hunter spell · 8 mana
///
/// > Set a minion's stats to 8/8. Give it **Charge**.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Refers to: Charge
/// - Enchantments: Devilsaur Mask [`DINO_403e`]
///
/// State: Todo
//~ DINO_403 todo 6123afa1 d28fe4be
pub const DINO_403: Power = TODO;

/// # Devilsaur Mask
///
/// `DINO_403e` · Hunter enchantment
///
/// > 8/8 and **Charge**.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ DINO_403e todo 332127a6 fb3b6f82
pub const DINO_403e: Power = TODO;

/// # Ankylodon
///
/// `DINO_422` · Hunter minion · 6 mana · 7/5
///
/// > Taunt**. Deathrattle:** Summon two random 3-Cost Beasts. They attack random enemies.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Deathrattle
///
/// State: Todo
//~ DINO_422 todo 5d6b9033 d7746c49
pub const DINO_422: Power = TODO;

/// # Raptor-Nest Nurse
///
/// `DINO_434` · Hunter minion · 1 mana · 1/1
///
/// > **Battlecry:** Get a random 1-Cost minion. Deathrattle: Get a random 1-Cost spell.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Deathrattle, Battlecry
///
/// State: Todo
//~ DINO_434 todo dc340ce7 b680c6ee
pub const DINO_434: Power = TODO;

/// # Pterrorwing Ravager
///
/// `TLC_366` · Hunter minion · 6 mana · 7/5
///
/// > **Rush Kindred:** Costs (2) less.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Rush, Kindred
///
/// State: Todo
//~ TLC_366 todo 76207e76 4223f770
pub const TLC_366: Power = TODO;

/// # Dinositter
///
/// `TLC_822` · Hunter minion · 2 mana · 2/3
///
/// > At the end of your turn, reduce the Cost of a random Beast in your hand by (1).
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Tags: `4577` = 1
///
/// State: Todo
//~ TLC_822 todo 2cb80b34 150f367a
pub const TLC_822: Power = TODO;

/// # Cower in Fear
///
/// `TLC_823` · Hunter spell · 2 mana
///
/// > Deal $3 damage to a minion. The next Beast you play this turn costs (2) less.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Enchantments: Cower in Fear Player Enchant [`TLC_823e1`]
///
/// State: Todo
//~ TLC_823 todo fe07f127 854f48d1
pub const TLC_823: Power = TODO;

/// # Cower in Fear Player Enchant
///
/// `TLC_823e1` · Hunter enchantment
///
/// > The next Beast you play this turn costs (2) less.
///
/// - Set: The Lost City of Un'Goro
/// - Mechanics: Cant Be Silenced
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ TLC_823e1 todo 05501f48 3a3d9428
pub const TLC_823e1: Power = TODO;

/// # Odd Map
///
/// `TLC_824` · Hunter spell · 1 mana
///
/// > **Discover** an odd-Attack Beast. If you play it this turn, also pick one of the others.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Discover
/// - Enchantments: Odd Map Player Enchant [`TLC_824e`]
///
/// State: Todo
//~ TLC_824 todo cb7b2bd1 f5bd4c2f
pub const TLC_824: Power = TODO;

/// # Odd Map Player Enchant
///
/// `TLC_824e` · Hunter enchantment
///
/// > If you play the **Discover**ed card this turn, also choose one of the other two options.
///
/// - Set: The Lost City of Un'Goro
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ TLC_824e todo f7feda84 1ee95a6a
pub const TLC_824e: Power = TODO;

/// # Ravasaur Matriarch
///
/// `TLC_825` · Hunter minion · 4 mana · 5/4
///
/// > **Kindred:** Deal damage to an enemy minion equal to this minion's Attack.
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Kindred
/// - Target: "Deal damage equal to this minion's Attack."
///
/// State: Todo
//~ TLC_825 todo d843a138 98592e5c
pub const TLC_825: Power = TODO;

/// # Story of Carnassa
///
/// `TLC_826` · Hunter spell · 2 mana
///
/// > Shuffle ten 1-Cost 3/2 Raptors into your deck with "**Battlecry:** Draw a card."
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Refers to: Battlecry
/// - Tokens: Carnassa's Brood [`UNG_920t2`](crate::ungoro::hunter::UNG_920t2)
///
/// State: Todo
//~ TLC_826 todo 6b4b09ef 7b405071
pub const TLC_826: Power = TODO;

/// # Grazing Stegodon
///
/// `TLC_827` · Hunter minion · 3 mana · 0/5
///
/// > At the end of your turn, gain +1 Attack *(even while in hand or deck)*.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Minion type: Beast
/// - Enchantments: Nom nom nom [`TLC_827e`]
///
/// State: Todo
//~ TLC_827 todo 1a7a8339 ae3c58eb
pub const TLC_827: Power = TODO;

/// # Nom nom nom
///
/// `TLC_827e` · Hunter enchantment
///
/// > +1 Attack.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_827e todo 6a12f601 460f42e4
pub const TLC_827e: Power = TODO;

/// # Supreme Dinomancy
///
/// `TLC_828` · Hunter spell · 5 mana
///
/// > Give +2/+2 to all Beasts in your hand, deck, and battlefield.
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Enchantments: Supremely Dinomanced [`TLC_828e`]
///
/// State: Todo
//~ TLC_828 todo 1c4ed18f c1301bcc
pub const TLC_828: Power = TODO;

/// # Supremely Dinomanced
///
/// `TLC_828e` · Hunter enchantment
///
/// > +2/+2.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_828e todo e548341e 3be384a6
pub const TLC_828e: Power = TODO;

/// # The Food Chain
///
/// `TLC_830` · Hunter spell · 1 mana
///
/// > **Quest:** Play a 1, 3, 5, and 7-Attack Beast. **Reward:** Shokk.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Tags: `QUEST_PROGRESS_TOTAL` = 4, `839` = 1, `3674` = 1, `4297` = 1
/// - Tokens: Shokk, Jungle Tyrant [`TLC_830t`]
///
/// State: Todo
//~ TLC_830 todo 0155da0a 9d268a87
pub const TLC_830: Power = TODO;

/// # Shokk, Jungle Tyrant
///
/// `TLC_830t` · Hunter minion · 5 mana · 9/9
///
/// > **Rush Battlecry: Discover** any 8, 6, and 4-Attack Beast. Set their Costs to (2).
///
/// - Set: The Lost City of Un'Goro
/// - Minion type: Beast
/// - Mechanics: Battlecry, Rush
///
/// State: Todo
//~ TLC_830t todo 37250ec2 81c58611
pub const TLC_830t: Power = TODO;

/// # Niri of the Crater
///
/// `TLC_836` · Hunter minion · 3 mana · 2/5
///
/// > Whenever you play a 1-Cost minion, double its stats. Whenever you cast a 1-Cost spell, cast it twice.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Enchantments: Endemic Fauna [`TLC_836e`], Niri of the Crater Player Ench [`TLC_836e2`]
///
/// State: Todo
//~ TLC_836 todo d080a884 f8748828
pub const TLC_836: Power = TODO;

/// # Endemic Fauna
///
/// `TLC_836e` · Hunter enchantment
///
/// > Stats Doubled.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_836e todo 820d211e bf1f853b
pub const TLC_836e: Power = TODO;

/// # Niri of the Crater Player Ench
///
/// `TLC_836e2` · Hunter enchantment
///
/// > 1-Cost spells cast twice
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_836e2 todo dda9ede5 c897964f
pub const TLC_836e2: Power = TODO;
