//! Druid cards of Mean Streets of Gadgetzan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Kun the Forgotten King
///
/// `CFM_308` · Druid minion · 10 mana · 7/7
///
/// > **Choose One -** Gain 10 Armor; or Refresh your Mana Crystals.
///
/// - Set: Mean Streets of Gadgetzan · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Choose One
/// - Tokens: Forgotten Armor [`CFM_308a`], Forgotten Mana [`CFM_308b`]
///
/// State: Todo
//~ CFM_308 todo 01adea7d 8360309b
pub const CFM_308: Power = TODO;

/// # Forgotten Armor
///
/// `CFM_308a` · Druid spell · 10 mana
///
/// > Gain 10 Armor.
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Todo
//~ CFM_308a todo 1b554c41 566c3bd8
pub const CFM_308a: Power = TODO;

/// # Forgotten Mana
///
/// `CFM_308b` · Druid spell · 10 mana
///
/// > Refresh your Mana Crystals.
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Todo
//~ CFM_308b todo ad495b40 2f7b3ff6
pub const CFM_308b: Power = TODO;

/// # Jade Behemoth
///
/// `CFM_343` · Druid minion · 5 mana · 3/6
///
/// > **Taunt Battlecry:** Summon a{1} {0} **Jade Golem**.@**Taunt Battlecry:** Summon a **Jade Golem**.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Mechanics: Taunt, Battlecry
/// - Refers to: Jade Golem
/// - Tokens: Jade Golem [`CFM_712_t01`](crate::gadgetzan::neutral::CFM_712_t01)
///
/// State: Todo
//~ CFM_343 todo fbd6791a 6be8c056
pub const CFM_343: Power = TODO;

/// # Jade Idol
///
/// `CFM_602` · Druid spell · 1 mana
///
/// > **Choose One -** Summon a{1} {0} **Jade Golem**; or Shuffle 3 copies of this card into your deck.@**Choose One -** Summon a **Jade Golem**; or Shuffle 3 copies of this card into your deck.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Mechanics: Choose One
/// - Refers to: Jade Golem
/// - Tokens: Cut from Jade [`CFM_602a`], Jade Stash [`CFM_602b`]
///
/// State: Todo
//~ CFM_602 todo 1a36834c 340c14d9
pub const CFM_602: Power = TODO;

/// # Cut from Jade
///
/// `CFM_602a` · Druid spell · 1 mana
///
/// > Summon a{1} {0} **Jade Golem**.@Summon a **Jade Golem**.
///
/// - Set: Mean Streets of Gadgetzan
/// - Refers to: Jade Golem
///
/// State: Todo
//~ CFM_602a todo 039be122 369ffe2b
pub const CFM_602a: Power = TODO;

/// # Jade Stash
///
/// `CFM_602b` · Druid spell · 1 mana
///
/// > Shuffle 3 Jade Idols into your deck.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tokens: Jade Idol [`CFM_602`]
///
/// State: Todo
//~ CFM_602b todo 4b19c19c d9d089dd
pub const CFM_602b: Power = TODO;

/// # Mark of the Lotus
///
/// `CFM_614` · Druid spell · 1 mana
///
/// > Give your minions +1/+1.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Enchantments: Savage Mark [`CFM_614e`]
///
/// State: Todo
//~ CFM_614 todo b9f18e91 466414ce
pub const CFM_614: Power = TODO;

/// # Savage Mark
///
/// `CFM_614e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Todo
//~ CFM_614e todo 9d4584df 0c7efbf6
pub const CFM_614e: Power = TODO;

/// # Pilfered Power
///
/// `CFM_616` · Druid spell · 3 mana
///
/// > Gain an empty Mana Crystal for each friendly minion.
///
/// - Set: Mean Streets of Gadgetzan · epic · collectible
///
/// State: Todo
//~ CFM_616 todo 4fcce018 c16d326f
pub const CFM_616: Power = TODO;

/// # Celestial Dreamer
///
/// `CFM_617` · Druid minion · 3 mana · 3/3
///
/// > **Battlecry:** If you control a minion with 5 or more Attack, gain +2/+2.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Visions of Hypnos [`CFM_617e`]
///
/// State: Todo
//~ CFM_617 todo d2fd7423 d08e7003
pub const CFM_617: Power = TODO;

/// # Visions of Hypnos
///
/// `CFM_617e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Todo
//~ CFM_617e todo ea65bebc f3db0291
pub const CFM_617e: Power = TODO;

/// # Jade Blossom
///
/// `CFM_713` · Druid spell · Nature · 3 mana
///
/// > Summon a{1} {0} **Jade Golem**. Gain an empty Mana Crystal.@Summon a **Jade Golem**. Gain an empty Mana Crystal.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Refers to: Jade Golem
/// - Play requirements: `REQ_MINION_SLOT_OR_MANA_CRYSTAL_SLOT` (hearthstone-data 36393.1)
/// - Tokens: Jade Golem [`CFM_712_t01`](crate::gadgetzan::neutral::CFM_712_t01)
///
/// State: Todo
//~ CFM_713 todo 1ca43ad3 dcb30fd5
pub const CFM_713: Power = TODO;

/// # Jade Spirit
///
/// `CFM_715` · Multi-class minion · 4 mana · 3/3
///
/// > **Battlecry:** Summon a{1} {0} **Jade Golem**.@**Battlecry:** Summon a **Jade Golem**.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Minion type: Elemental
/// - Classes: Druid, Rogue, Shaman
/// - Mechanics: Battlecry, Jade Golem, Jade Lotus
/// - Tokens: Jade Golem [`CFM_712_t01`](crate::gadgetzan::neutral::CFM_712_t01)
///
/// State: Todo
//~ CFM_715 todo d51ed4cc 0922d30b
pub const CFM_715: Power = TODO;

/// # Lunar Visions
///
/// `CFM_811` · Druid spell · Arcane · 5 mana
///
/// > Draw 2 cards. Minions drawn cost (2) less.
///
/// - Set: Mean Streets of Gadgetzan · epic · collectible
///
/// State: Todo
//~ CFM_811 todo b23abae2 d46b42b0
pub const CFM_811: Power = TODO;

/// # Virmen Sensei
///
/// `CFM_816` · Druid minion · 4 mana · 4/4
///
/// > **Battlecry:** Give a friendly Beast +3/+3.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Mechanics: Battlecry, Bacon Subset Beast
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 59512
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET`, `REQ_TARGET_WITH_RACE` = 20 (hearthstone-data 36393.1)
/// - Target: "Give +3/+3."
/// - Enchantments: Get Big [`CFM_816e`]
///
/// State: Todo
//~ CFM_816 todo 5adcbb56 66aacd30
pub const CFM_816: Power = TODO;

/// # Get Big
///
/// `CFM_816e` · Druid enchantment
///
/// > +3/+3.
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Todo
//~ CFM_816e todo dda9deed 5767d33c
pub const CFM_816e: Power = TODO;

/// # Lotus Agents
///
/// `CFM_852` · Multi-class minion · 3 mana · 3/3
///
/// > **Battlecry: Discover** a Druid, Rogue, or Shaman card.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Classes: Druid, Rogue, Shaman
/// - Mechanics: Battlecry, Discover, Jade Lotus
///
/// State: Todo
//~ CFM_852 todo 1415e207 53277115
pub const CFM_852: Power = TODO;

/// # Aya Blackpaw
///
/// `CFM_902` · Multi-class minion · 6 mana · 6/3
///
/// > **Battlecry and Deathrattle:** Summon a{1} {0} **Jade Golem**. @ **Battlecry and Deathrattle:** Summon a **Jade Golem**.
///
/// - Set: Mean Streets of Gadgetzan · legendary · collectible
/// - Classes: Druid, Rogue, Shaman
/// - Mechanics: Deathrattle, Battlecry, Jade Golem, Jade Lotus
/// - Tokens: Jade Golem [`CFM_712_t01`](crate::gadgetzan::neutral::CFM_712_t01)
///
/// State: Todo
//~ CFM_902 todo 0337c254 80d8ccca
pub const CFM_902: Power = TODO;
