//! Shaman cards of Ashes of Outland.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Serpentshrine Portal
///
/// `BT_100` · Shaman spell · Nature · 3 mana
///
/// > Deal $3 damage. Summon a random 3-Cost minion. **Overload:** (1)
///
/// - Set: Ashes of Outland · common · collectible
/// - Mechanics: Overload
/// - Play requirements: `REQ_TARGET_TO_PLAY` (correction: Deal $3 damage: to any character, as CS2_029)
///
/// State: Todo
//~ BT_100 todo 5f46c47f 774f12f1
pub const BT_100: Power = TODO;

/// # Vivid Spores
///
/// `BT_101` · Shaman spell · Nature · 4 mana
///
/// > Give your minions "**Deathrattle:** Resummon this minion."
///
/// - Set: Ashes of Outland · rare · collectible
/// - Refers to: Deathrattle
/// - Enchantments: Glowcapped [`BT_101e`]
///
/// State: Todo
//~ BT_101 todo 0041d03e dc12b0e0
pub const BT_101: Power = TODO;

/// # Glowcapped
///
/// `BT_101e` · Shaman enchantment
///
/// > **Deathrattle:** Resummon this minion.
///
/// - Set: Ashes of Outland
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ BT_101e todo 55eac1ba a17f319c
pub const BT_101e: Power = TODO;

/// # Boggspine Knuckles
///
/// `BT_102` · Shaman weapon · 5 mana · 4/2 durability
///
/// > After your hero attacks, transform your minions into random ones that cost (1) more.
///
/// - Set: Ashes of Outland · epic · collectible
///
/// State: Todo
//~ BT_102 todo ec9866c2 a86b3f95
pub const BT_102: Power = TODO;

/// # Bogstrok Clacker
///
/// `BT_106` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Transform adjacent minions into random minions that cost (1) more.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Mechanics: Battlecry
/// - Tags: `1576` = 1
///
/// State: Todo
//~ BT_106 todo e926dd48 7c9677ec
pub const BT_106: Power = TODO;

/// # Lady Vashj
///
/// `BT_109` · Shaman minion · 3 mana · 4/3
///
/// > **Spell Damage +1 Deathrattle:** Shuffle 'Vashj Prime' into your deck.
///
/// - Set: Ashes of Outland · legendary · collectible
/// - Minion type: Naga
/// - Mechanics: Spellpower, Deathrattle
/// - Tokens: Vashj Prime [`BT_109t`]
///
/// State: Todo
//~ BT_109 todo fa31061a 8b2ff177
pub const BT_109: Power = TODO;

/// # Vashj Prime
///
/// `BT_109t` · Shaman minion · 7 mana · 5/4
///
/// > **Spell Damage +1 Battlecry:** Draw 3 spells. Reduce their Cost by (3).
///
/// - Set: Ashes of Outland
/// - Minion type: Mech, Naga
/// - Mechanics: Spellpower, Battlecry
/// - Tags: `2539` = 1
/// - Enchantments: Vashj Prime [`BT_109te`]
///
/// State: Todo
//~ BT_109t todo d8b8154f cf8412a2
pub const BT_109t: Power = TODO;

/// # Vashj Prime
///
/// `BT_109te` · Shaman enchantment
///
/// > Cost (3) less.
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ BT_109te todo d3c290ae 6b564e1c
pub const BT_109te: Power = TODO;

/// # Torrent
///
/// `BT_110` · Shaman spell · Nature · 4 mana
///
/// > Deal $8 damage to a minion. Costs (3) less if you cast a spell last turn.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Play requirements: `REQ_MINION_TARGET` (correction: Deal $8 damage to a minion); `REQ_TARGET_TO_PLAY` (correction: Deal $8 damage to a minion: played on a target)
///
/// State: Todo
//~ BT_110 todo 1535e3df 96c73f2f
pub const BT_110: Power = TODO;

/// # Totemic Reflection
///
/// `BT_113` · Shaman spell · 3 mana
///
/// > Give a minion +2/+2. If it's a Totem, summon a copy of it.
///
/// - Set: Ashes of Outland · common · collectible
/// - Enchantments: Totemly Awesome [`BT_113e`]
///
/// State: Todo
//~ BT_113 todo 19577474 ea99146d
pub const BT_113: Power = TODO;

/// # Totemly Awesome
///
/// `BT_113e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ BT_113e todo 3e3721e0 52a9d6be
pub const BT_113e: Power = TODO;

/// # Shattered Rumbler
///
/// `BT_114` · Shaman minion · 5 mana · 5/6
///
/// > **Battlecry:** If you cast a spell last turn, deal 2 damage to all other minions.
///
/// - Set: Ashes of Outland · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
///
/// State: Todo
//~ BT_114 todo 230ff216 a17b51fb
pub const BT_114: Power = TODO;

/// # Marshspawn
///
/// `BT_115` · Shaman minion · 3 mana · 3/4
///
/// > **Battlecry:** If you cast a spell last turn, **Discover** a spell.
///
/// - Set: Ashes of Outland · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ BT_115 todo 8bd6029c 93a31378
pub const BT_115: Power = TODO;

/// # The Lurker Below
///
/// `BT_230` · Shaman minion · 6 mana · 6/5
///
/// > **Battlecry:** Deal 3 damage to an enemy minion. If it dies, repeat on one of its neighbors.
///
/// - Set: Ashes of Outland · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Target: "Deal 3 damage."
///
/// State: Todo
//~ BT_230 todo a4dc7807 28cd4f34
pub const BT_230: Power = TODO;
