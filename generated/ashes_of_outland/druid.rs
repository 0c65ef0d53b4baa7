//! Druid cards of Ashes of Outland.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Imprisoned Satyr
///
/// `BT_127` · Druid minion · 3 mana · 3/3
///
/// > **Dormant** for 2 turns. When this awakens, reduce the Cost of a random minion in your hand by (5).
///
/// - Set: Ashes of Outland · common · collectible
/// - Minion type: Demon
/// - Refers to: Dormant
/// - Tags: `1652` = 1
/// - Enchantments: Imprisoned Satyr [`BT_127e`]
///
/// State: Todo
//~ BT_127 todo 982f476e 6962071e
pub const BT_127: Power = TODO;

/// # Imprisoned Satyr
///
/// `BT_127e` · Druid enchantment
///
/// > Costs (5) less.
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ BT_127e todo 56744e96 140b7e84
pub const BT_127e: Power = TODO;

/// # Fungal Fortunes
///
/// `BT_128` · Druid spell · Nature · 3 mana
///
/// > Draw 3 cards. Discard any minions drawn.
///
/// - Set: Ashes of Outland · rare · collectible
///
/// State: Todo
//~ BT_128 todo 443501ed bee3e10c
pub const BT_128: Power = TODO;

/// # Germination
///
/// `BT_129` · Druid spell · Nature · 4 mana
///
/// > Summon a copy of a friendly minion. Give the copy **Taunt**.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Refers to: Taunt
/// - Enchantments: Mitosis [`BT_129e`]
///
/// State: Todo
//~ BT_129 todo cd984921 39d29970
pub const BT_129: Power = TODO;

/// # Mitosis
///
/// `BT_129e` · Neutral enchantment
///
/// > **Taunt**
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ BT_129e todo 6924b70e 2fe059b5
pub const BT_129e: Power = TODO;

/// # Overgrowth
///
/// `BT_130` · Druid spell · Nature · 4 mana
///
/// > Gain two empty Mana Crystals.
///
/// - Set: Ashes of Outland · common · collectible
///
/// State: Todo
//~ BT_130 todo e7ed2a5c 26f0ac83
pub const BT_130: Power = TODO;

/// # Ysiel Windsinger
///
/// `BT_131` · Druid minion · 9 mana · 5/5
///
/// > **Battlecry:** Your spells cost (1) this turn.
///
/// - Set: Ashes of Outland · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Ysiel Windsinger [`BT_131e`]
///
/// State: Todo
//~ BT_131 todo 1b90f97e 19837040
pub const BT_131: Power = TODO;

/// # Ysiel Windsinger
///
/// `BT_131e` · Neutral enchantment
///
/// > Cards in your hand cost (1) this turn.
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ BT_131e todo f7c2ce91 1a735aae
pub const BT_131e: Power = TODO;

/// # Ironbark
///
/// `BT_132` · Druid spell · Nature · 2 mana
///
/// > Give a minion +1/+3 and **Taunt**. Costs (0) if you have at least 7 Mana Crystals.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Refers to: Taunt
/// - Enchantments: Ironbark [`BT_132e`]
///
/// State: Todo
//~ BT_132 todo c5828764 3cdbf69c
pub const BT_132: Power = TODO;

/// # Ironbark
///
/// `BT_132e` · Druid enchantment
///
/// > +1/+3 and **Taunt**.
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ BT_132e todo 3fa80e8b 0e05fb55
pub const BT_132e: Power = TODO;

/// # Marsh Hydra
///
/// `BT_133` · Druid minion · 7 mana · 7/7
///
/// > **Rush** After this attacks, add a random 8-Cost minion to your hand.
///
/// - Set: Ashes of Outland · epic · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Rush
/// - Tags: `2539` = 1
///
/// State: Todo
//~ BT_133 todo 18f3c902 732bdb32
pub const BT_133: Power = TODO;

/// # Bogbeam
///
/// `BT_134` · Druid spell · 3 mana
///
/// > Deal $3 damage to a minion. Costs (0) if you have at least 7 Mana Crystals.
///
/// - Set: Ashes of Outland · common · collectible
///
/// State: Todo
//~ BT_134 todo 4f75f85e a8fa7898
pub const BT_134: Power = TODO;

/// # Glowfly Swarm
///
/// `BT_135` · Druid spell · 5 mana
///
/// > Summon a 2/2 Glowfly for each spell in your hand.
///
/// - Set: Ashes of Outland · epic · collectible
/// - Tokens: Glowfly [`BT_135t`]
///
/// State: Todo
//~ BT_135 todo a4f4b928 b8ca7a0e
pub const BT_135: Power = TODO;

/// # Glowfly
///
/// `BT_135t` · Druid minion · 2 mana · 2/2
///
/// - Set: Ashes of Outland
/// - Minion type: Beast
///
/// State: Vanilla
//~ BT_135t vanilla 46ba2d48 d4f3c694
pub const BT_135t: Power = VANILLA;

/// # Archspore Msshi'fn
///
/// `BT_136` · Druid minion · 3 mana · 3/4
///
/// > **Taunt Deathrattle:** Shuffle 'Msshi'fn Prime' into your deck.
///
/// - Set: Ashes of Outland · legendary · collectible
/// - Mechanics: Taunt, Deathrattle
/// - Tokens: Msshi'fn Prime [`BT_136t`]
///
/// State: Todo
//~ BT_136 todo 92873a57 454424e6
pub const BT_136: Power = TODO;

/// # Msshi'fn Prime
///
/// `BT_136t` · Druid minion · 10 mana · 9/9
///
/// > **Taunt Choose One -** Summon a 9/9 Fungal Giant with **Taunt**; or **Rush**.
///
/// - Set: Ashes of Outland
/// - Minion type: Mech
/// - Mechanics: Taunt, Choose One
/// - Refers to: Rush
/// - Tokens: Msshi'fn Pro'tec [`BT_136ta`], Msshi'fn At'tac [`BT_136tb`], Fungal Guardian [`BT_136tt`], Fungal Bruiser [`BT_136tt2`], Fungal Gargantuan [`BT_136tt3`]
///
/// State: Todo
//~ BT_136t todo 591a6d83 430a134b
pub const BT_136t: Power = TODO;

/// # Msshi'fn Pro'tec
///
/// `BT_136ta` · Druid spell · 10 mana
///
/// > Summon a 9/9 Guardian with **Taunt**.
///
/// - Set: Ashes of Outland
/// - Refers to: Taunt
///
/// State: Todo
//~ BT_136ta todo abb472d7 80c3f09e
pub const BT_136ta: Power = TODO;

/// # Msshi'fn At'tac
///
/// `BT_136tb` · Druid spell · 10 mana
///
/// > Summon a 9/9 Bruiser with **Rush**.
///
/// - Set: Ashes of Outland
/// - Refers to: Rush
///
/// State: Todo
//~ BT_136tb todo 70cdb334 8dbc7219
pub const BT_136tb: Power = TODO;

/// # Fungal Guardian
///
/// `BT_136tt` · Druid minion · 10 mana · 9/9
///
/// > **Taunt**
///
/// - Set: Ashes of Outland
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ BT_136tt vanilla 8749917b 15d67c32
pub const BT_136tt: Power = VANILLA;

/// # Fungal Bruiser
///
/// `BT_136tt2` · Druid minion · 10 mana · 9/9
///
/// > **Rush**
///
/// - Set: Ashes of Outland
/// - Mechanics: Rush
///
/// State: Vanilla
//~ BT_136tt2 vanilla 2cea869d 0661275c
pub const BT_136tt2: Power = VANILLA;

/// # Fungal Gargantuan
///
/// `BT_136tt3` · Druid minion · 10 mana · 9/9
///
/// > **Rush Taunt**
///
/// - Set: Ashes of Outland
/// - Mechanics: Taunt, Rush
///
/// State: Vanilla
//~ BT_136tt3 vanilla efc71537 faed94db
pub const BT_136tt3: Power = VANILLA;
