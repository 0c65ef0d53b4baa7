//! Hunter cards of Journey to Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Terrorscale Stalker
///
/// `UNG_800` · Hunter minion · 2 mana · 2/3
///
/// > **Battlecry:** Trigger a friendly minion's **Deathrattle**.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET`, `REQ_TARGET_WITH_DEATHRATTLE` (hearthstone-data 36393.1)
/// - Target: "Trigger a Deathrattle."
///
/// State: Todo
//~ UNG_800 todo b7de46a3 ba98db6e
pub const UNG_800: Power = TODO;

/// # Grievous Bite
///
/// `UNG_910` · Hunter spell · 2 mana
///
/// > Deal $3 damage to a minion and $1 damage to adjacent ones.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ UNG_910 todo 72d8dd40 b724bdd5
pub const UNG_910: Power = TODO;

/// # Jeweled Macaw
///
/// `UNG_912` · Hunter minion · 1 mana · 1/2
///
/// > **Battlecry:** Add a random Beast to your hand.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Todo
//~ UNG_912 todo 5ed179fe f418a1f9
pub const UNG_912: Power = TODO;

/// # Tol'vir Warden
///
/// `UNG_913` · Hunter minion · 4 mana · 3/4
///
/// > **Battlecry:** Draw two 1-Cost minions from your deck.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ UNG_913 todo d88e92e3 8fab846f
pub const UNG_913: Power = TODO;

/// # Raptor Hatchling
///
/// `UNG_914` · Hunter minion · 1 mana · 2/1
///
/// > **Deathrattle:** Shuffle a 4/5 Raptor into your deck.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Tokens: Raptor Patriarch [`UNG_914t1`]
///
/// State: Todo
//~ UNG_914 todo 62cec19c 128ae2f9
pub const UNG_914: Power = TODO;

/// # Raptor Patriarch
///
/// `UNG_914t1` · Hunter minion · 1 mana · 4/5
///
/// - Set: Journey to Un'Goro
/// - Minion type: Beast
///
/// State: Vanilla
//~ UNG_914t1 vanilla cb078f17 788959fb
pub const UNG_914t1: Power = VANILLA;

/// # Crackling Razormaw
///
/// `UNG_915` · Hunter minion · 2 mana · 3/2
///
/// > **Battlecry: Adapt** a friendly Beast.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Adapt
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET`, `REQ_TARGET_WITH_RACE` = 20, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Target: "Adapt a Beast."
///
/// State: Todo
//~ UNG_915 todo 95370af9 dda2e6a0
pub const UNG_915: Power = TODO;

/// # Stampede
///
/// `UNG_916` · Hunter spell · 0 mana
///
/// > Each time you play a Beast this turn, add a random Beast to your hand.
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Enchantments: Stampeding [`UNG_916e`]
///
/// State: Todo
//~ UNG_916 todo a6046455 6a70afb4
pub const UNG_916: Power = TODO;

/// # Stampeding
///
/// `UNG_916e` · Hunter enchantment
///
/// - Set: Journey to Un'Goro
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ UNG_916e todo de9cff99 e3f81c39
pub const UNG_916e: Power = TODO;

/// # Dinomancy
///
/// `UNG_917` · Hunter spell · 2 mana
///
/// > Replace your Hero Power with 'Give a Beast +3/+3.'
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Enchantments: Well Fed [`UNG_917e`]
/// - Tokens: Dinomancy [`UNG_917t1`]
///
/// State: Todo
//~ UNG_917 todo f1aefdb4 ae19e4b7
pub const UNG_917: Power = TODO;

/// # Well Fed
///
/// `UNG_917e` · Hunter enchantment
///
/// > +3/+3.
///
/// - Set: Journey to Un'Goro
///
/// State: Todo
//~ UNG_917e todo efea4a43 84ac0b5e
pub const UNG_917e: Power = TODO;

/// # Dinomancy
///
/// `UNG_917t1` · Hunter hero power · 2 mana
///
/// > Give a Beast +3/+3.
///
/// - Set: Journey to Un'Goro
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_TARGET_WITH_RACE` = 20 (hearthstone-data 36393.1)
///
/// State: Todo
//~ UNG_917t1 todo 83893664 af74f32e
pub const UNG_917t1: Power = TODO;

/// # Swamp King Dred
///
/// `UNG_919` · Hunter minion · 6 mana · 9/9
///
/// > After your opponent plays a minion, attack it.
///
/// - Set: Journey to Un'Goro · legendary · collectible
/// - Minion type: Beast
///
/// State: Todo
//~ UNG_919 todo 4b5bd2fb ceee52ab
pub const UNG_919: Power = TODO;

/// # The Marsh Queen
///
/// `UNG_920` · Hunter spell · 1 mana
///
/// > **Quest:** Play seven 1-Cost minions. **Reward:** Queen Carnassa.
///
/// - Set: Journey to Un'Goro · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Tags: `QUEST_PROGRESS_TOTAL` = 7, `839` = 1, `4297` = 1
/// - Tokens: Queen Carnassa [`UNG_920t1`], Carnassa's Brood [`UNG_920t2`]
///
/// State: Todo
//~ UNG_920 todo 76336a8b 3a6898f0
pub const UNG_920: Power = TODO;

/// # Queen Carnassa
///
/// `UNG_920t1` · Hunter minion · 5 mana · 8/8
///
/// > **Rush Battlecry:** Shuffle 20 Raptors into your deck.
///
/// - Set: Journey to Un'Goro
/// - Minion type: Beast
/// - Mechanics: Battlecry, Rush
/// - Tokens: Raptor [`UNG_076t1`](crate::ungoro::neutral::UNG_076t1), Carnassa's Brood [`UNG_920t2`]
///
/// State: Todo
//~ UNG_920t1 todo a34f086a 60990354
pub const UNG_920t1: Power = TODO;

/// # Carnassa's Brood
///
/// `UNG_920t2` · Hunter minion · 1 mana · 3/2
///
/// > **Battlecry:** Draw a card.
///
/// - Set: Journey to Un'Goro
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Todo
//~ UNG_920t2 todo fdaac884 95e93e4a
pub const UNG_920t2: Power = TODO;
