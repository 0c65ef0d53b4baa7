//! Shaman cards of Madness at the Darkmoon Faire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Revolve
///
/// `DMF_700` · Shaman spell · 1 mana
///
/// > Transform all minions into random ones with the same Cost.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
///
/// State: Todo
//~ DMF_700 todo 2f01aa30 61b89b64
pub const DMF_700: Power = TODO;

/// # Dunk Tank
///
/// `DMF_701` · Shaman spell · Nature · 4 mana
///
/// > Deal $4 damage. **Corrupt:** Then deal $2 damage to all enemy minions.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Mechanics: Corrupt
/// - Tokens: Dunk Tank [`DMF_701t`]
///
/// State: Todo
//~ DMF_701 todo 50de44a5 d2b575cd
pub const DMF_701: Power = TODO;

/// # Dunk Tank
///
/// `DMF_701t` · Shaman spell · Nature · 4 mana
///
/// > **Corrupted** Deal $4 damage, then deal $2 damage to all enemy minions.
///
/// - Set: Madness at the Darkmoon Faire · rare
/// - Mechanics: Corrupted Card
///
/// State: Todo
//~ DMF_701t todo f6c2b22b 3c633243
pub const DMF_701t: Power = TODO;

/// # Stormstrike
///
/// `DMF_702` · Shaman spell · Nature · 3 mana
///
/// > Deal $3 damage to a minion. Give your hero +3 Attack this turn.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Enchantments: Stormstrike [`DMF_702e`]
///
/// State: Todo
//~ DMF_702 todo 4c284dc1 51a6a538
pub const DMF_702: Power = TODO;

/// # Stormstrike
///
/// `DMF_702e` · Shaman enchantment
///
/// > +3 Attack this turn.
///
/// - Set: Madness at the Darkmoon Faire
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ DMF_702e todo 43486c79 b2900f42
pub const DMF_702e: Power = TODO;

/// # Pit Master
///
/// `DMF_703` · Shaman minion · 3 mana · 1/2
///
/// > **Battlecry:** Summon a 3/2 Duelist. **Corrupt:** Summon two.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Mechanics: Battlecry, Corrupt
/// - Tokens: Pit Master [`DMF_703t`], Duelist [`DMF_703t2`]
///
/// State: Todo
//~ DMF_703 todo 8b9edbb6 f5473547
pub const DMF_703: Power = TODO;

/// # Pit Master
///
/// `DMF_703t` · Shaman minion · 3 mana · 1/2
///
/// > **Corrupted Battlecry:** Summon two 3/2 Duelists.
///
/// - Set: Madness at the Darkmoon Faire · rare
/// - Mechanics: Battlecry, Corrupted Card
/// - Tokens: Duelist [`DMF_703t2`]
///
/// State: Todo
//~ DMF_703t todo 29e60c7a 7bb0791e
pub const DMF_703t: Power = TODO;

/// # Duelist
///
/// `DMF_703t2` · Shaman minion · 2 mana · 3/2
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Vanilla
//~ DMF_703t2 vanilla 16176377 16843dea
pub const DMF_703t2: Power = VANILLA;

/// # Cagematch Custodian
///
/// `DMF_704` · Shaman minion · 2 mana · 2/2
///
/// > **Battlecry:** Draw a weapon.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
///
/// State: Todo
//~ DMF_704 todo a7999fe1 c669897e
pub const DMF_704: Power = TODO;

/// # Whack-A-Gnoll Hammer
///
/// `DMF_705` · Shaman weapon · 3 mana · 3/2 durability
///
/// > After your hero attacks, give a random friendly minion +1/+1.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Enchantments: Winner! [`DMF_705e`]
///
/// State: Todo
//~ DMF_705 todo 1bde4577 34090d05
pub const DMF_705: Power = TODO;

/// # Winner!
///
/// `DMF_705e` · Shaman enchantment
///
/// > +1/+1.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_705e todo 10af6781 adb772b7
pub const DMF_705e: Power = TODO;

/// # Deathmatch Pavilion
///
/// `DMF_706` · Shaman spell · 2 mana
///
/// > Summon a 3/2 Duelist. If your hero attacked this turn, summon another.
///
/// - Set: Madness at the Darkmoon Faire · epic · collectible
/// - Tokens: Duelist [`DMF_703t2`], Pavilion Duelist [`DMF_706t`]
///
/// State: Todo
//~ DMF_706 todo 5d06bc87 b9a0282f
pub const DMF_706: Power = TODO;

/// # Pavilion Duelist
///
/// `DMF_706t` · Shaman minion · 2 mana · 3/2
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Vanilla
//~ DMF_706t vanilla 8669f534 3d9dbce0
pub const DMF_706t: Power = VANILLA;

/// # Magicfin
///
/// `DMF_707` · Shaman minion · 3 mana · 3/4
///
/// > After a friendly Murloc dies, add a random **Legendary** minion to your hand.
///
/// - Set: Madness at the Darkmoon Faire · epic · collectible
/// - Minion type: Murloc
///
/// State: Todo
//~ DMF_707 todo 79980c2e 5786f607
pub const DMF_707: Power = TODO;

/// # Inara Stormcrash
///
/// `DMF_708` · Shaman minion · 5 mana · 4/5
///
/// > On your turn, your hero has +2 Attack and **Windfury**.
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Mechanics: Aura
/// - Refers to: Windfury
/// - Enchantments: Storm Crashing [`DMF_708e`]
///
/// State: Todo
//~ DMF_708 todo 09ce9ec3 e4d4334f
pub const DMF_708: Power = TODO;

/// # Storm Crashing
///
/// `DMF_708e` · Shaman enchantment
///
/// > +2 Attack and **Windfury**.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_708e todo e3d3694c 4462324f
pub const DMF_708e: Power = TODO;

/// # Grand Totem Eys'or
///
/// `DMF_709` · Shaman minion · 3 mana · 0/4
///
/// > At the end of your turn, give +1/+1 to all other Totems in your hand, deck and battlefield.
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Minion type: Totem
/// - Enchantments: Strength of Eys'or [`DMF_709e`]
///
/// State: Todo
//~ DMF_709 todo 467af91d 7d077f00
pub const DMF_709: Power = TODO;

/// # Strength of Eys'or
///
/// `DMF_709e` · Shaman enchantment
///
/// > +1/+1.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_709e todo 55740934 7600820d
pub const DMF_709e: Power = TODO;

/// # Mistrunner
///
/// `YOP_022` · Shaman minion · 5 mana · 4/4
///
/// > **Battlecry:** Give a friendly minion +3/+3. **Overload:** (1)
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Overload, Battlecry
/// - Target: "Give +3/+3."
/// - Enchantments: Mounted [`YOP_022e`]
///
/// State: Todo
//~ YOP_022 todo 66cc37a0 57365aa4
pub const YOP_022: Power = TODO;

/// # Mounted
///
/// `YOP_022e` · enchantment
///
/// > +3/+3.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ YOP_022e todo 7fa2c1ed dd89e261
pub const YOP_022e: Power = TODO;

/// # Landslide
///
/// `YOP_023` · Shaman spell · Nature · 2 mana
///
/// > Deal $1 damage to all enemy minions. If you're **Overloaded**, deal $1 damage again.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Refers to: Overload
///
/// State: Todo
//~ YOP_023 todo 753ccc0e 10765a8a
pub const YOP_023: Power = TODO;
