//! Paladin cards of Ashes of Outland.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Imprisoned Sungill
///
/// `BT_009` · Paladin minion · 1 mana · 2/1
///
/// > **Dormant** for 2 turns. When this awakens, summon two 1/1 Murlocs.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Minion type: Murloc
/// - Refers to: Dormant
/// - Tags: `1652` = 1
/// - Tokens: Sungill Streamrunner [`BT_009t`]
///
/// State: Todo
//~ BT_009 todo 79d31f48 7058b461
pub const BT_009: Power = TODO;

/// # Sungill Streamrunner
///
/// `BT_009t` · Paladin minion · 1 mana · 1/1
///
/// - Set: Ashes of Outland
/// - Minion type: Murloc
///
/// State: Vanilla
//~ BT_009t vanilla 3980aa5c 084f42bc
pub const BT_009t: Power = VANILLA;

/// # Libram of Justice
///
/// `BT_011` · Paladin spell · Holy · 5 mana
///
/// > Equip a 1/4 weapon. Change the Health of all enemy minions to 1.
///
/// - Set: Ashes of Outland · common · collectible
/// - Mechanics: Libram
/// - Enchantments: Judgment of Justice [`BT_011e`]
/// - Tokens: Overdue Justice [`BT_011t`]
///
/// State: Todo
//~ BT_011 todo 3468fbf4 ff78ec38
pub const BT_011: Power = TODO;

/// # Judgment of Justice
///
/// `BT_011e` · Neutral enchantment
///
/// > Health changed to 1.
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ BT_011e todo 65f24cbf 09829e31
pub const BT_011e: Power = TODO;

/// # Overdue Justice
///
/// `BT_011t` · Paladin weapon · 1 mana · 1/4 durability
///
/// - Set: Ashes of Outland
///
/// State: Vanilla
//~ BT_011t vanilla 94f4f0bb a0a4fd44
pub const BT_011t: Power = VANILLA;

/// # Underlight Angling Rod
///
/// `BT_018` · Paladin weapon · 3 mana · 3/2 durability
///
/// > After your Hero attacks, add a random Murloc to your hand.
///
/// - Set: Ashes of Outland · epic · collectible
///
/// State: Todo
//~ BT_018 todo 06903d58 4136b896
pub const BT_018: Power = TODO;

/// # Murgur Murgurgle
///
/// `BT_019` · Paladin minion · 2 mana · 2/1
///
/// > **Divine Shield Deathrattle:** Shuffle 'Murgurgle Prime' into your deck.
///
/// - Set: Ashes of Outland · legendary · collectible
/// - Minion type: Murloc
/// - Mechanics: Divine Shield, Deathrattle
/// - Tokens: Murgurgle Prime [`BT_019t`]
///
/// State: Todo
//~ BT_019 todo 288c6d92 d27f9f7c
pub const BT_019: Power = TODO;

/// # Murgurgle Prime
///
/// `BT_019t` · Paladin minion · 8 mana · 6/3
///
/// > **Divine Shield Battlecry:** Summon 4 random Murlocs. Give them **Divine Shield**.
///
/// - Set: Ashes of Outland
/// - Minion type: Mech, Murloc
/// - Mechanics: Divine Shield, Battlecry
/// - Tags: `2539` = 1
///
/// State: Todo
//~ BT_019t todo 90e7f3e2 9d672c22
pub const BT_019t: Power = TODO;

/// # Aldor Attendant
///
/// `BT_020` · Paladin minion · 1 mana · 1/3
///
/// > **Battlecry:** Reduce the Cost of your Librams by (1) this game.
///
/// - Set: Ashes of Outland · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Enchantments: Aldor Attendant [`BT_020e`]
///
/// State: Todo
//~ BT_020 todo 82f1ae18 cf4cb213
pub const BT_020: Power = TODO;

/// # Aldor Attendant
///
/// `BT_020e` · Neutral enchantment
///
/// > Reduced Cost.
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ BT_020e todo 5dd469cb 6af201d0
pub const BT_020e: Power = TODO;

/// # Libram of Hope
///
/// `BT_024` · Paladin spell · Holy · 9 mana
///
/// > Restore #8 Health. Summon an 8/8 Guardian with **Taunt** and **Divine Shield**.
///
/// - Set: Ashes of Outland · epic · collectible
/// - Mechanics: Libram
/// - Refers to: Taunt, Divine Shield
/// - Tokens: Ancient Guardian [`BT_024t`]
///
/// State: Todo
//~ BT_024 todo 28199ce9 46ceeb3b
pub const BT_024: Power = TODO;

/// # Ancient Guardian
///
/// `BT_024t` · Paladin minion · 8 mana · 8/8
///
/// > **Taunt Divine Shield**
///
/// - Set: Ashes of Outland
/// - Mechanics: Taunt, Divine Shield
///
/// State: Vanilla
//~ BT_024t vanilla 14ebd67c fa22b8a4
pub const BT_024t: Power = VANILLA;

/// # Libram of Wisdom
///
/// `BT_025` · Paladin spell · Holy · 2 mana
///
/// > Give a minion +1/+1 and "**Deathrattle:** Add a 'Libram of Wisdom' spell to your hand."
///
/// - Set: Ashes of Outland · rare · collectible
/// - Mechanics: Libram
/// - Refers to: Deathrattle
/// - Enchantments: Light's Wisdom [`BT_025e`]
///
/// State: Todo
//~ BT_025 todo 3868c2ef 964e740c
pub const BT_025: Power = TODO;

/// # Light's Wisdom
///
/// `BT_025e` · Paladin enchantment
///
/// > +1/+1. **Deathrattle:** Add 'Libram of Wisdom' to your hand.
///
/// - Set: Ashes of Outland
/// - Tokens: Libram of Wisdom [`BT_025`]
///
/// State: Todo
//~ BT_025e todo 0334b47c 84ce9888
pub const BT_025e: Power = TODO;

/// # Aldor Truthseeker
///
/// `BT_026` · Paladin minion · 5 mana · 4/6
///
/// > **Taunt**. **Battlecry:** Reduce the Cost of your Librams by (2) this game.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Aldor Truthseeker [`BT_026e`]
///
/// State: Todo
//~ BT_026 todo 8c5aac44 3d55188b
pub const BT_026: Power = TODO;

/// # Aldor Truthseeker
///
/// `BT_026e` · Neutral enchantment
///
/// > Reduced Cost.
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ BT_026e todo bd06c9ce 984e996c
pub const BT_026e: Power = TODO;

/// # Hand of A'dal
///
/// `BT_292` · Paladin spell · Holy · 2 mana
///
/// > Give a minion +2/+1. Draw a card.
///
/// - Set: Ashes of Outland · common · collectible
/// - Play requirements: `REQ_MINION_TARGET` (correction: Give a minion +2/+1); `REQ_TARGET_TO_PLAY` (correction: Give a minion +2/+1: played on a target)
/// - Enchantments: Hand of A'dal [`BT_292e`]
///
/// State: Todo
//~ BT_292 todo 28c11943 4e750bde
pub const BT_292: Power = TODO;

/// # Hand of A'dal
///
/// `BT_292e` · Paladin enchantment
///
/// > +2/+1.
///
/// - Set: Ashes of Outland · common
///
/// State: Todo
//~ BT_292e todo acab6be2 06311873
pub const BT_292e: Power = TODO;

/// # Lady Liadrin
///
/// `BT_334` · Paladin minion · 7 mana · 4/6
///
/// > **Battlecry:** Add a copy of each spell you cast on friendly characters this game to your hand.
///
/// - Set: Ashes of Outland · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ BT_334 todo 848d7797 b922a1b6
pub const BT_334: Power = TODO;
