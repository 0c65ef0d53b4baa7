//! Paladin cards of The Lost City of Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Firegill
///
/// `DINO_404` · Paladin minion · 2 mana · 3/2
///
/// > **Kindred:** Give your other minions **Rush**.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Minion type: Elemental, Murloc
/// - Mechanics: Kindred
/// - Refers to: Rush
/// - Tags: `2540` = 1, `4548` = 1, `4578` = 1
///
/// State: Todo
//~ DINO_404 todo 49d35d00 7cd01e4c
pub const DINO_404: Power = TODO;

/// # Hatching Ceremony
///
/// `DINO_405` · Paladin spell · 3 mana
///
/// > At the end of your next turn, give your minions +2/+2.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Objective
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `QUEST_PROGRESS_TOTAL` = 2, `1724` = 1
/// - Enchantments: Hatched [`DINO_405e`]
///
/// State: Todo
//~ DINO_405 todo ac798551 870e9e0a
pub const DINO_405: Power = TODO;

/// # Hatched
///
/// `DINO_405e` · Paladin enchantment
///
/// > +2/+2.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ DINO_405e todo 9600e481 ab62b9e4
pub const DINO_405e: Power = TODO;

/// # Hero's Welcome
///
/// `DINO_424` · Paladin spell · 8 mana
///
/// > **Discover** a **Legendary** minion to summon. Set its stats to 10/10.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Mechanics: Discover
/// - Enchantments: Hero's Celebration [`DINO_424e`]
///
/// State: Todo
//~ DINO_424 todo 112d47fb 5c791743
pub const DINO_424: Power = TODO;

/// # Hero's Celebration
///
/// `DINO_424e` · Paladin enchantment
///
/// > 10/10.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ DINO_424e todo 4b7f46ac 111a9852
pub const DINO_424e: Power = TODO;

/// # Tyrannogill
///
/// `TLC_240` · Paladin minion · 6 mana · 6/3
///
/// > **Rush Deathrattle:** Summon three 2/1 Murlocs. Give them each a random **Bonus Effect**.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Minion type: Murloc, Beast
/// - Mechanics: Deathrattle, Rush
/// - Refers to: Bonus Effects
/// - Tags: `2536` = 1
/// - Tokens: Dinoloc [`TLC_240t`], Dinoloc [`TLC_240t2`], Dinoloc [`TLC_240t3`]
///
/// State: Todo
//~ TLC_240 todo 7abf70ff d04b51e3
pub const TLC_240: Power = TODO;

/// # Dinoloc
///
/// `TLC_240t` · Paladin minion · 2 mana · 2/1
///
/// - Set: The Lost City of Un'Goro
/// - Minion type: Murloc
///
/// State: Vanilla
//~ TLC_240t vanilla 7422b4e0 d6806866
pub const TLC_240t: Power = VANILLA;

/// # Dinoloc
///
/// `TLC_240t2` · Paladin minion · 2 mana · 2/1
///
/// - Set: The Lost City of Un'Goro
/// - Minion type: Murloc
///
/// State: Vanilla
//~ TLC_240t2 vanilla d7f59b0a adabd0c0
pub const TLC_240t2: Power = VANILLA;

/// # Dinoloc
///
/// `TLC_240t3` · Paladin minion · 2 mana · 2/1
///
/// - Set: The Lost City of Un'Goro
/// - Minion type: Murloc
///
/// State: Vanilla
//~ TLC_240t3 vanilla c100f2f7 3c2d0820
pub const TLC_240t3: Power = VANILLA;

/// # Ido of the Threshfleet
///
/// `TLC_241` · Paladin minion · 4 mana · 2/7
///
/// > While this is alive, you get a 2-Cost Holy spell that gives a minion +2/+2 and **Divine Shield**.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Mechanics: Aura
/// - Refers to: Divine Shield
/// - Enchantments: Threshrider [`TLC_241e`], Threshrider Tracker [`TLC_241e2`]
/// - Tokens: Call the Threshfleet! [`TLC_241t`]
///
/// State: Todo
//~ TLC_241 todo a9a71ce1 8331e00b
pub const TLC_241: Power = TODO;

/// # Threshrider
///
/// `TLC_241e` · Paladin enchantment
///
/// > +2/+2.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_241e todo 885f2dc6 89db4f82
pub const TLC_241e: Power = TODO;

/// # Threshrider Tracker
///
/// `TLC_241e2` · Paladin enchantment
///
/// > +2/+2.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_241e2 todo 162e5a9e 731c007b
pub const TLC_241e2: Power = TODO;

/// # Call the Threshfleet!
///
/// `TLC_241t` · Paladin spell · Holy · 2 mana
///
/// > Give a minion +2/+2 and **Divine Shield**. *(This stays in your hand while Ido is alive!)*
///
/// - Set: The Lost City of Un'Goro
/// - Refers to: Divine Shield
/// - Tags: `SPELLCRAFT_HINT` = 2
///
/// State: Todo
//~ TLC_241t todo 22f9d9b1 89064299
pub const TLC_241t: Power = TODO;

/// # Dive the Golakka Depths
///
/// `TLC_426` · Paladin spell · 1 mana
///
/// > **Repeatable Quest:** Summon 6 Murlocs. **Reward:** Murlocs you summon gain +1/+1.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets, Repeatable
/// - Tags: `QUEST_PROGRESS_TOTAL` = 6, `839` = 1, `3674` = 1
/// - Enchantments: Golakka Quest Player Enchant [`TLC_426e`], Sacred [`TLC_426e2`]
/// - Tokens: The Sacred Cave [`TLC_426t`]
///
/// State: Todo
//~ TLC_426 todo cbe7af1c b2b6b849
pub const TLC_426: Power = TODO;

/// # Golakka Quest Player Enchant
///
/// `TLC_426e` · Paladin enchantment
///
/// > Murlocs you summon gain +1/+1.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_426e todo 2ad38c5c e651c6ef
pub const TLC_426e: Power = TODO;

/// # Sacred
///
/// `TLC_426e2` · Paladin enchantment
///
/// > +{0}/+{1}.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_426e2 todo c115f6be 4e121b7b
pub const TLC_426e2: Power = TODO;

/// # The Sacred Cave
///
/// `TLC_426t` · Paladin spell · 0 mana
///
/// > Whenever you summon a Murloc, give it +1/+1.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_426t todo 0b6251e0 c1b820ae
pub const TLC_426t: Power = TODO;

/// # Hot Spring Glider
///
/// `TLC_428` · Paladin minion · 3 mana · 2/4
///
/// > **Battlecry:** Your next Murloc costs (1) less. **Kindred:** And gains **Divine Shield**.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry, Kindred
/// - Refers to: Divine Shield
/// - Enchantments: Weeeee! [`TLC_428e`]
///
/// State: Todo
//~ TLC_428 todo f90ed7bb fe221c05
pub const TLC_428: Power = TODO;

/// # Weeeee!
///
/// `TLC_428e` · Paladin enchantment
///
/// > Your next Murloc this turn costs (1) less.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_428e todo 78eeb4bf 72538458
pub const TLC_428e: Power = TODO;

/// # Creature of the Sacred Cave
///
/// `TLC_430` · Paladin minion · 4 mana · 2/5
///
/// > At the end of your turn, recast a random Holy spell you cast this turn *(targets this if possible)*.
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Minion type: Beast
///
/// State: Todo
//~ TLC_430 todo 0208f158 905ce1ca
pub const TLC_430: Power = TODO;

/// # Violet Treasuregill
///
/// `TLC_438` · Paladin minion · 2 mana · 1/2
///
/// > **Battlecry:** Cast a random spell from your deck that costs (2) or less *(targets this if possible)*.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
///
/// State: Todo
//~ TLC_438 todo 6f9b503f 5f7dd46c
pub const TLC_438: Power = TODO;

/// # Ready the Fleet
///
/// `TLC_441` · Paladin spell · 3 mana
///
/// > Give +1/+2 to a friendly minion and your other minions that share a type with it.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Enchantments: Fleet Formation [`TLC_441e`], Fleet Footed [`TLC_441e2`]
///
/// State: Todo
//~ TLC_441 todo 52247052 643fd3ef
pub const TLC_441: Power = TODO;

/// # Fleet Formation
///
/// `TLC_441e` · Paladin enchantment
///
/// > When this minion attacks, it gains +1/+1.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_441e todo 3c00d762 652060f4
pub const TLC_441e: Power = TODO;

/// # Fleet Footed
///
/// `TLC_441e2` · Paladin enchantment
///
/// > +1/+2
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_441e2 todo bb304469 7a8032b2
pub const TLC_441e2: Power = TODO;

/// # Submerged Map
///
/// `TLC_442` · Paladin spell · 1 mana
///
/// > **Discover** a Murloc. If you play it this turn, also pick one of the others.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Discover
/// - Enchantments: Submerged Map Player Enchant [`TLC_442e`]
///
/// State: Todo
//~ TLC_442 todo 756f1c70 35b6c815
pub const TLC_442: Power = TODO;

/// # Submerged Map Player Enchant
///
/// `TLC_442e` · Paladin enchantment
///
/// > If you play the **Discover**ed card this turn, also choose one of the other two options.
///
/// - Set: The Lost City of Un'Goro
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ TLC_442e todo 62d63bce 1c2374c7
pub const TLC_442e: Power = TODO;

/// # Story of Galvadon
///
/// `TLC_444` · Paladin spell · 2 mana
///
/// > Give a minion three random **Bonus Effects**.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Refers to: Bonus Effects
///
/// State: Todo
//~ TLC_444 todo 30875235 585128e5
pub const TLC_444: Power = TODO;

/// # Threshrider's Blessing
///
/// `TLC_477` · Paladin spell · Holy · 5 mana
///
/// > Give a friendly minion +4/+4 and "**Deathrattle:** Summon a random 4-Cost minion."
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Refers to: Deathrattle
/// - Enchantments: Thresher Saddle [`TLC_477e`]
///
/// State: Todo
//~ TLC_477 todo ee33f036 2d8a7ab1
pub const TLC_477: Power = TODO;

/// # Thresher Saddle
///
/// `TLC_477e` · Paladin enchantment
///
/// > +4/+4 and **Deathrattle:** Summon a random 4-Cost minion.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_477e todo 673a7c58 8901d958
pub const TLC_477e: Power = TODO;
