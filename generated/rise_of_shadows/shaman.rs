//! Shaman cards of Rise of Shadows.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Hagatha's Scheme
///
/// `DAL_009` · Shaman spell · Nature · 5 mana
///
/// > Deal $@ damage to all minions. *(Upgrades each turn!)*
///
/// - Set: Rise of Shadows · rare · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ DAL_009 todo 117630c2 1b383a0b
pub const DAL_009: Power = TODO;

/// # Walking Fountain
///
/// `DAL_047` · Shaman minion · 8 mana · 4/8
///
/// > **Lifesteal**, **Rush**, **Windfury**
///
/// - Set: Rise of Shadows · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Windfury, Lifesteal, Rush
///
/// State: Vanilla
//~ DAL_047 vanilla 918b6e5c 61ec1e3b
pub const DAL_047: Power = VANILLA;

/// # Underbelly Angler
///
/// `DAL_049` · Shaman minion · 2 mana · 2/3
///
/// > After you play a Murloc, add a random Murloc to your hand.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Minion type: Murloc
///
/// State: Todo
//~ DAL_049 todo 5cb785eb 7260ae7a
pub const DAL_049: Power = TODO;

/// # Muckmorpher
///
/// `DAL_052` · Shaman minion · 5 mana · 4/4
///
/// > **Battlecry:** Transform into a 4/4 copy of a different minion in your deck.
///
/// - Set: Rise of Shadows · epic · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Muckmorphing [`DAL_052e`]
///
/// State: Todo
//~ DAL_052 todo 2d75cf5e adc248c3
pub const DAL_052: Power = TODO;

/// # Muckmorphing
///
/// `DAL_052e` · Neutral enchantment
///
/// > 4/4.
///
/// - Set: Rise of Shadows
///
/// State: Todo
//~ DAL_052e todo b141c0d7 f812fb8e
pub const DAL_052e: Power = TODO;

/// # Mutate
///
/// `DAL_071` · Shaman spell · Nature · 0 mana
///
/// > Transform a friendly minion into a random one that costs (1) more.
///
/// - Set: Rise of Shadows · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ DAL_071 todo a6cb7c95 c20c90a5
pub const DAL_071: Power = TODO;

/// # Swampqueen Hagatha
///
/// `DAL_431` · Shaman minion · 7 mana · 5/5
///
/// > **Battlecry:** Add a 5/5 Horror to your hand. Teach it two Shaman spells.
///
/// - Set: Rise of Shadows · legendary · collectible
/// - Mechanics: Battlecry
/// - Entourage: Drustvar Horror [`DAL_431t`]
/// - Tokens: Drustvar Horror [`DAL_431t`]
///
/// State: Todo
//~ DAL_431 todo 08c35b5b da7ff1f1
pub const DAL_431: Power = TODO;

/// # Drustvar Horror
///
/// `DAL_431t` · Shaman minion · 5 mana · 5/5
///
/// > **Battlecry:** Cast {0} and {1}.
///
/// - Set: Rise of Shadows
/// - Mechanics: Battlecry
/// - Target: "Cast {0}."
///
/// State: Todo
//~ DAL_431t todo 0dd07024 d76be4ee
pub const DAL_431t: Power = TODO;

/// # Witch's Brew
///
/// `DAL_432` · Shaman spell · Nature · 2 mana
///
/// > Restore #4 Health. Repeatable this turn.
///
/// - Set: Rise of Shadows · epic · collectible
/// - Mechanics: Non Keyword Echo
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ DAL_432 todo 868b6de4 4bec3dce
pub const DAL_432: Power = TODO;

/// # Sludge Slurper
///
/// `DAL_433` · Shaman minion · 1 mana · 2/1
///
/// > **Battlecry:** Add a **Lackey** to your hand. **Overload:** (1)
///
/// - Set: Rise of Shadows · rare · collectible
/// - Minion type: Murloc
/// - Mechanics: Overload, Battlecry
/// - Refers to: Mark Of Evil
/// - Tags: `1359` = 1
///
/// State: Todo
//~ DAL_433 todo b4a23634 793b879a
pub const DAL_433: Power = TODO;

/// # Soul of the Murloc
///
/// `DAL_710` · Shaman spell · 2 mana
///
/// > Give your minions "**Deathrattle:** Summon a 1/1 Murloc."
///
/// - Set: Rise of Shadows · common · collectible
/// - Refers to: Deathrattle
/// - Enchantments: Soul of the Murloc [`DAL_710e`]
/// - Tokens: Murloc Scout [`EX1_506a`](crate::legacy::neutral::EX1_506a)
///
/// State: Todo
//~ DAL_710 todo c51e2fb6 d6096168
pub const DAL_710: Power = TODO;

/// # Soul of the Murloc
///
/// `DAL_710e` · Shaman enchantment
///
/// > **Deathrattle:** Summon a 1/1 Murloc.
///
/// - Set: Rise of Shadows
///
/// State: Todo
//~ DAL_710e todo c6ccc42d 49441719
pub const DAL_710e: Power = TODO;

/// # Scargil
///
/// `DAL_726` · Shaman minion · 5 mana · 4/4
///
/// > Your Murlocs cost (1).
///
/// - Set: Rise of Shadows · legendary · collectible
/// - Minion type: Murloc
/// - Mechanics: Aura
/// - Enchantments: Scargil's Blessing [`DAL_726e`]
///
/// State: Todo
//~ DAL_726 todo 4455302a 9d48e7be
pub const DAL_726: Power = TODO;

/// # Scargil's Blessing
///
/// `DAL_726e` · Neutral enchantment
///
/// > Costs (1).
///
/// - Set: Rise of Shadows
///
/// State: Todo
//~ DAL_726e todo 4ca2e0d3 3235e710
pub const DAL_726e: Power = TODO;
