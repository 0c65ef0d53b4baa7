//! Warlock cards of Ashes of Outland.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Keli'dan the Breaker
///
/// `BT_196` · Warlock minion · 6 mana · 3/3
///
/// > **Battlecry:** Destroy a minion. If drawn this turn, instead destroy all minions except this one.
///
/// - Set: Ashes of Outland · legendary · collectible
/// - Mechanics: Battlecry
/// - Target: "Destroy a minion."
/// - Enchantments: Come Closer [`BT_196e`]
///
/// State: Todo
//~ BT_196 todo 3b8839f7 b2025392
pub const BT_196: Power = TODO;

/// # Come Closer
///
/// `BT_196e` · Neutral enchantment
///
/// > Drawn this turn.
///
/// - Set: Ashes of Outland
/// - Mechanics: Enchantment Invisible
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ BT_196e todo 154f22f4 00452dd3
pub const BT_196e: Power = TODO;

/// # Unstable Felbolt
///
/// `BT_199` · Warlock spell · Fel · 1 mana
///
/// > Deal $3 damage to an enemy minion and a random friendly one.
///
/// - Set: Ashes of Outland · common · collectible
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_ENEMY_TARGET` (correction: Deal $3 damage to an enemy minion); `REQ_TARGET_TO_PLAY` (correction: Deal $3 damage to an enemy minion: played on a target)
///
/// State: Todo
//~ BT_199 todo 0338bcde 45dcaa3f
pub const BT_199: Power = TODO;

/// # Hand of Gul'dan
///
/// `BT_300` · Warlock spell · Shadow · 6 mana
///
/// > When you play or discard this, draw 3 cards.
///
/// - Set: Ashes of Outland · common · collectible
/// - Mechanics: Invisible Deathrattle
///
/// State: Todo
//~ BT_300 todo 8eb44339 1443672e
pub const BT_300: Power = TODO;

/// # Nightshade Matron
///
/// `BT_301` · Warlock minion · 4 mana · 5/5
///
/// > **Rush Battlecry:** Discard your highest Cost card.
///
/// - Set: Ashes of Outland · common · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry, Rush
///
/// State: Todo
//~ BT_301 todo 07266207 5c389ae0
pub const BT_301: Power = TODO;

/// # The Dark Portal
///
/// `BT_302` · Warlock spell · Fel · 4 mana
///
/// > Draw a minion. If you have at least 8 cards in hand, it costs (5) less.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Enchantments: Dark Portal [`BT_302e`]
///
/// State: Todo
//~ BT_302 todo 6a96db90 3900b885
pub const BT_302: Power = TODO;

/// # Dark Portal
///
/// `BT_302e` · Neutral enchantment
///
/// > Costs (5) less.
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ BT_302e todo c9a58fc9 fc6e974f
pub const BT_302e: Power = TODO;

/// # Enhanced Dreadlord
///
/// `BT_304` · Warlock minion · 8 mana · 5/7
///
/// > **Taunt Deathrattle:** Summon a 5/5 Dreadlord with **Lifesteal**.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt, Deathrattle
/// - Refers to: Lifesteal
/// - Tokens: Desperate Dreadlord [`BT_304t`]
///
/// State: Todo
//~ BT_304 todo f1b1c800 dad4ae28
pub const BT_304: Power = TODO;

/// # Desperate Dreadlord
///
/// `BT_304t` · Warlock minion · 5 mana · 5/5
///
/// > **Lifesteal**
///
/// - Set: Ashes of Outland
/// - Minion type: Demon
/// - Mechanics: Lifesteal
///
/// State: Vanilla
//~ BT_304t vanilla 334fd1e4 09cbd0c3
pub const BT_304t: Power = VANILLA;

/// # Imprisoned Scrap Imp
///
/// `BT_305` · Warlock minion · 2 mana · 3/3
///
/// > **Dormant** for 2 turns. When this awakens, give all minions in your hand +2/+2.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Minion type: Mech, Demon
/// - Mechanics: Imp
/// - Refers to: Dormant
/// - Tags: `1652` = 1, `2539` = 1
/// - Enchantments: Scrap Weapons [`BT_305e`]
///
/// State: Todo
//~ BT_305 todo 735d9223 502b1820
pub const BT_305: Power = TODO;

/// # Scrap Weapons
///
/// `BT_305e` · Warlock enchantment
///
/// > +2/+2.
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ BT_305e todo 1fc3c032 4783adb2
pub const BT_305e: Power = TODO;

/// # Shadow Council
///
/// `BT_306` · Warlock spell · Fel · 1 mana
///
/// > Replace your hand with random Demons. Give them +2/+2.
///
/// - Set: Ashes of Outland · epic · collectible
/// - Enchantments: Ritual Summons [`BT_306e`]
///
/// State: Todo
//~ BT_306 todo d793d0b3 1917c7c9
pub const BT_306: Power = TODO;

/// # Ritual Summons
///
/// `BT_306e` · Warlock enchantment
///
/// > +2/+2.
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ BT_306e todo befaf8c4 e145f462
pub const BT_306e: Power = TODO;

/// # Darkglare
///
/// `BT_307` · Warlock minion · 3 mana · 3/4
///
/// > **Battlecry:** If your hero took damage this turn, refresh 3 Mana Crystals.
///
/// - Set: Ashes of Outland · epic · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
///
/// State: Todo
//~ BT_307 todo 6ae93517 492ff2bd
pub const BT_307: Power = TODO;

/// # Kanrethad Ebonlocke
///
/// `BT_309` · Warlock minion · 2 mana · 3/2
///
/// > Your Demons cost (1) less. **Deathrattle:** Shuffle 'Kanrethad Prime' into your deck.
///
/// - Set: Ashes of Outland · legendary · collectible
/// - Mechanics: Deathrattle, Aura
/// - Enchantments: Black Harvest [`BT_309e`]
/// - Tokens: Kanrethad Prime [`BT_309t`]
///
/// State: Todo
//~ BT_309 todo 3648399e fcd20ad0
pub const BT_309: Power = TODO;

/// # Black Harvest
///
/// `BT_309e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ BT_309e todo fd29ee6e 137b6976
pub const BT_309e: Power = TODO;

/// # Kanrethad Prime
///
/// `BT_309t` · Warlock minion · 8 mana · 7/6
///
/// > **Battlecry:** Summon 3 friendly Demons that died this game.
///
/// - Set: Ashes of Outland
/// - Minion type: Mech, Demon
/// - Mechanics: Battlecry
/// - Tags: `2539` = 1
///
/// State: Todo
//~ BT_309t todo 222dd6db e4e533e1
pub const BT_309t: Power = TODO;
