//! Priest cards of Mean Streets of Gadgetzan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Raza the Chained
///
/// `CFM_020` · Priest minion · 5 mana · 5/5
///
/// > **Battlecry:** If your deck has no duplicates, your Hero Power costs (0) this game.
///
/// - Set: Mean Streets of Gadgetzan · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Raza Enchant [`CFM_020e`]
///
/// State: Todo
//~ CFM_020 todo 86e1827c 8a202dbf
pub const CFM_020: Power = TODO;

/// # Raza Enchant
///
/// `CFM_020e` · Neutral enchantment
///
/// > Your **Hero Power** costs (0).
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Todo
//~ CFM_020e todo 943b435a cc7cc4c7
pub const CFM_020e: Power = TODO;

/// # Potion of Madness
///
/// `CFM_603` · Priest spell · Shadow · 1 mana
///
/// > Gain control of an enemy minion with 2 or less Attack until end of turn.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_ENEMY_TARGET`, `REQ_NUM_MINION_SLOTS` = 1, `REQ_TARGET_MAX_ATTACK` = 2 (hearthstone-data 36393.1)
/// - Enchantments: Madness Potion [`CFM_603e`]
///
/// State: Todo
//~ CFM_603 todo 37f9c0ad ddb1ee9f
pub const CFM_603: Power = TODO;

/// # Madness Potion
///
/// `CFM_603e` · Priest enchantment
///
/// > This minion has switched controllers this turn.
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Todo
//~ CFM_603e todo 5ee705df 8ca0d445
pub const CFM_603e: Power = TODO;

/// # Greater Healing Potion
///
/// `CFM_604` · Priest spell · Holy · 4 mana
///
/// > Restore #12 Health to a friendly character. Draw a card.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ CFM_604 todo 95111b57 51ddce06
pub const CFM_604: Power = TODO;

/// # Drakonid Operative
///
/// `CFM_605` · Priest minion · 4 mana · 4/5
///
/// > **Battlecry:** If you're holding a Dragon, **Discover** a copy of a card in your opponent's deck.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ CFM_605 todo bc411484 055b0947
pub const CFM_605: Power = TODO;

/// # Mana Geode
///
/// `CFM_606` · Priest minion · 2 mana · 2/3
///
/// > **Overheal:** Summon a 2/2 Crystal.
///
/// - Set: Mean Streets of Gadgetzan · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Overheal
/// - Tokens: Crystal [`CFM_606t`]
///
/// State: Todo
//~ CFM_606 todo 215584cc 85960549
pub const CFM_606: Power = TODO;

/// # Crystal
///
/// `CFM_606t` · Priest minion · 2 mana · 2/2
///
/// - Set: Mean Streets of Gadgetzan
/// - Minion type: Elemental
///
/// State: Vanilla
//~ CFM_606t vanilla 0945b600 55f72e7b
pub const CFM_606t: Power = VANILLA;

/// # Kabal Talonpriest
///
/// `CFM_626` · Priest minion · 3 mana · 3/4
///
/// > **Battlecry:** Give a friendly minion +3 Health.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Give +3 Health."
/// - Enchantments: Fortitude [`CFM_626e`]
///
/// State: Todo
//~ CFM_626 todo dbe54cac 1c15be63
pub const CFM_626: Power = TODO;

/// # Fortitude
///
/// `CFM_626e` · Neutral enchantment
///
/// > +3 Health.
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Todo
//~ CFM_626e todo 9885a72e 84b1972a
pub const CFM_626e: Power = TODO;

/// # Kabal Songstealer
///
/// `CFM_657` · Priest minion · 5 mana · 5/5
///
/// > **Battlecry: Silence** a minion.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Silence
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_NONSELF_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Silence a minion."
///
/// State: Todo
//~ CFM_657 todo 8144fad5 d5457788
pub const CFM_657: Power = TODO;

/// # Pint-Size Potion
///
/// `CFM_661` · Priest spell · Shadow · 1 mana
///
/// > Give all enemy minions -3 Attack this turn only.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Enchantments: Shrunk [`CFM_661e`]
///
/// State: Todo
//~ CFM_661 todo 1fa401c2 598b42c2
pub const CFM_661: Power = TODO;

/// # Shrunk
///
/// `CFM_661e` · Priest enchantment
///
/// > -3 Attack this turn.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ CFM_661e todo 37cd2c87 39877057
pub const CFM_661e: Power = TODO;

/// # Dragonfire Potion
///
/// `CFM_662` · Priest spell · Fire · 5 mana
///
/// > Deal $5 damage to all minions except Dragons.
///
/// - Set: Mean Streets of Gadgetzan · epic · collectible
///
/// State: Todo
//~ CFM_662 todo 4d671d6b 712067ea
pub const CFM_662: Power = TODO;
