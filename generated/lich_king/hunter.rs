//! Hunter cards of March of the Lich King.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # ZOMBEEEES!!!
///
/// `NX2_013` · Hunter spell · 2 mana
///
/// > **Secret:** After your opponent plays a minion, summon four 1/1 Zombees to attack it.
///
/// - Set: March of the Lich King · common · collectible
/// - Mechanics: Secret
/// - Tokens: Zombee [`NX2_013t`], Improved ZOMBEEEES!!! [`NX2_013t2`], Zombee [`NX2_013t3`]
///
/// State: Todo
//~ NX2_013 todo 614532aa 345977e3
pub const NX2_013: Power = TODO;

/// # Zombee
///
/// `NX2_013t` · Hunter minion · 1 mana · 1/1
///
/// - Set: March of the Lich King
/// - Minion type: Undead, Beast
/// - Tags: `2534` = 1
///
/// State: Vanilla
//~ NX2_013t vanilla a5b4df35 6940f71b
pub const NX2_013t: Power = VANILLA;

/// # Improved ZOMBEEEES!!!
///
/// `NX2_013t2` · Hunter spell · 2 mana
///
/// > **Secret:** After your opponent plays a minion, summon four 2/2 Zombees to attack it.
///
/// - Set: March of the Lich King
/// - Mechanics: Secret
/// - Tokens: Zombee [`NX2_013t3`]
///
/// State: Todo
//~ NX2_013t2 todo 0e827e6a 42042e99
pub const NX2_013t2: Power = TODO;

/// # Zombee
///
/// `NX2_013t3` · Hunter minion · 2 mana · 2/2
///
/// - Set: March of the Lich King
/// - Minion type: Undead, Beast
/// - Tags: `2534` = 1
///
/// State: Vanilla
//~ NX2_013t3 vanilla 7d1b1a15 c16d4ebf
pub const NX2_013t3: Power = VANILLA;

/// # Trinket Tracker
///
/// `NX2_014` · Hunter minion · 1 mana · 1/1
///
/// > **Battlecry:** Draw a 1-Cost spell.
///
/// - Set: March of the Lich King · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Enchantments: Tainted [`NX2_014e`]
///
/// State: Todo
//~ NX2_014 todo b6a5dca5 29a09b9b
pub const NX2_014: Power = TODO;

/// # Tainted
///
/// `NX2_014e` · Hunter enchantment
///
/// > **Poisonous**
///
/// - Set: March of the Lich King
/// - Mechanics: Poisonous
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ NX2_014e todo 396534f9 d1f0db12
pub const NX2_014e: Power = TODO;

/// # Faithful Companions
///
/// `NX2_015` · Hunter spell · 7 mana
///
/// > **Discover** a Beast from your deck and summon it. **Manathirst (@):** Also summon a copy of it.
///
/// - Set: March of the Lich King · rare · collectible
/// - Mechanics: Discover
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 10, `MANATHIRST` = 10
///
/// State: Todo
//~ NX2_015 todo 1d564e1a 8844e460
pub const NX2_015: Power = TODO;

/// # Conjured Arrow
///
/// `RLK_804` · Hunter spell · Arcane · 2 mana
///
/// > Deal $2 damage to a minion. **Manathirst (6):** Draw that many cards.
///
/// - Set: March of the Lich King · rare · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 6, `MANATHIRST` = 6
///
/// State: Todo
//~ RLK_804 todo 08389f39 8e0aefb9
pub const RLK_804: Power = TODO;

/// # Arcane Quiver
///
/// `RLK_817` · Hunter spell · Arcane · 2 mana
///
/// > **Discover** a spell from your deck. If it's Arcane, give it **Spell Damage +1**.
///
/// - Set: March of the Lich King · epic · collectible
/// - Mechanics: Discover
/// - Refers to: Spellpower
///
/// State: Todo
//~ RLK_817 todo 16808018 126b70d9
pub const RLK_817: Power = TODO;

/// # Ricochet Shot
///
/// `RLK_818` · Hunter spell · Arcane · 1 mana
///
/// > Deal $1 damage to three random enemies.
///
/// - Set: March of the Lich King · common · collectible
///
/// State: Todo
//~ RLK_818 todo 27046dc5 cc85a275
pub const RLK_818: Power = TODO;

/// # Eversong Portal
///
/// `RLK_819` · Hunter spell · Arcane · 4 mana
///
/// > Summon $1 4/4 \|4(Lynx, Lynxes) with **Rush* (improved by **Spell Damage)*.
///
/// - Set: March of the Lich King · rare · collectible
/// - Refers to: Spellpower, Rush
/// - Tokens: Eversong Lynx [`RLK_819t`]
///
/// State: Todo
//~ RLK_819 todo 3f53d78e eea1bbcd
pub const RLK_819: Power = TODO;

/// # Eversong Lynx
///
/// `RLK_819t` · Hunter minion · 4 mana · 4/4
///
/// > **Rush**
///
/// - Set: March of the Lich King
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ RLK_819t vanilla cef0b16e 7be4a425
pub const RLK_819t: Power = VANILLA;

/// # Halduron Brightwing
///
/// `RLK_820` · Hunter minion · 3 mana · 3/4
///
/// > **Battlecry:** Give all Arcane spells in your hand and deck **Spell Damage +1**.
///
/// - Set: March of the Lich King · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Spellpower
///
/// State: Todo
//~ RLK_820 todo 12b19fd3 b53007b9
pub const RLK_820: Power = TODO;

/// # Scourge Tamer
///
/// `RLK_821` · Hunter minion · 1 mana · 1/2
///
/// > **Battlecry:** Craft a custom Zombeast.
///
/// - Set: March of the Lich King · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
///
/// State: Todo
//~ RLK_821 todo 0941a0a8 c1ae7153
pub const RLK_821: Power = TODO;

/// # Shockspitter
///
/// `RLK_825` · Hunter minion · 4 mana · 3/3
///
/// > **Battlecry:** Deal @ damage. *(Improved by your hero attacks this game!)*
///
/// - Set: March of the Lich King · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
/// - Target: "Deal @ damage."
///
/// State: Todo
//~ RLK_825 todo 3b3a8ba0 511f4fa5
pub const RLK_825: Power = TODO;

/// # Silvermoon Farstrider
///
/// `RLK_826` · Hunter minion · 2 mana · 2/3
///
/// > **Battlecry:** Give all Arcane spells in your hand **Spell Damage +1**.
///
/// - Set: March of the Lich King · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Spellpower
/// - Enchantments: Silvermoon Farstrider Spellpower [`RLK_826e`]
///
/// State: Todo
//~ RLK_826 todo b23f2030 e4252868
pub const RLK_826: Power = TODO;

/// # Silvermoon Farstrider Spellpower
///
/// `RLK_826e` · Neutral enchantment
///
/// > **Spell Damage +1**.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_826e todo b3597742 37defdc1
pub const RLK_826e: Power = TODO;

/// # Keeneye Spotter
///
/// `RLK_827` · Hunter minion · 3 mana · 3/4
///
/// > Whenever your hero attacks a minion, set its Health to 1.
///
/// - Set: March of the Lich King · common · collectible
/// - Enchantments: Hunter's Mark [`RLK_827e`]
///
/// State: Todo
//~ RLK_827 todo 194bf07d bf0cb39b
pub const RLK_827: Power = TODO;

/// # Hunter's Mark
///
/// `RLK_827e` · Hunter enchantment
///
/// > This minion has 1 Health.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_827e todo 5e9464e0 49d5fba2
pub const RLK_827e: Power = TODO;

/// # Hope of Quel'Thalas
///
/// `RLK_828` · Hunter weapon · 6 mana · 4/2 durability
///
/// > After your hero attacks, give your minions +1/+1 *(wherever they are).*
///
/// - Set: March of the Lich King · legendary · collectible
/// - Enchantments: Light of the Sunwell [`RLK_828e`]
///
/// State: Todo
//~ RLK_828 todo 6333ef0c 0cf101fd
pub const RLK_828: Power = TODO;

/// # Light of the Sunwell
///
/// `RLK_828e` · Hunter enchantment
///
/// > +1/+1
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_828e todo 36cb5cbe 9bea1399
pub const RLK_828e: Power = TODO;
