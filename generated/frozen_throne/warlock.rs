//! Warlock cards of Knights of the Frozen Throne.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Defile
///
/// `ICC_041` · Warlock spell · Shadow · 2 mana
///
/// > Deal $1 damage to all minions. If any die, cast this again.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
///
/// State: Todo
//~ ICC_041 todo 1aa36c6a dd2be862
pub const ICC_041: Power = TODO;

/// # Drain Soul
///
/// `ICC_055` · Warlock spell · Shadow · 2 mana
///
/// > **Lifesteal** Deal $3 damage to a minion.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Mechanics: Lifesteal
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ ICC_055 todo 4a00dc12 97edc552
pub const ICC_055: Power = TODO;

/// # Despicable Dreadlord
///
/// `ICC_075` · Warlock minion · 5 mana · 4/6
///
/// > At the end of your turn, deal 1 damage to all enemy minions.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Minion type: Demon
///
/// State: Todo
//~ ICC_075 todo 8a6daa10 0dafac24
pub const ICC_075: Power = TODO;

/// # Treachery
///
/// `ICC_206` · Warlock spell · Shadow · 3 mana
///
/// > Choose a friendly minion and give it to your opponent.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ ICC_206 todo 6a85ff86 780fcf8a
pub const ICC_206: Power = TODO;

/// # Howlfiend
///
/// `ICC_218` · Warlock minion · 3 mana · 3/6
///
/// > Whenever this minion takes damage, discard a random card.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Demon
///
/// State: Todo
//~ ICC_218 todo 602d78ad 36fb8191
pub const ICC_218: Power = TODO;

/// # Gnomeferatu
///
/// `ICC_407` · Warlock minion · 2 mana · 2/3
///
/// > **Battlecry:** Remove the top card of your opponent's deck.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
///
/// State: Todo
//~ ICC_407 todo a6ab613b c94f81cc
pub const ICC_407: Power = TODO;

/// # Unwilling Sacrifice
///
/// `ICC_469` · Warlock spell · Shadow · 3 mana
///
/// > Choose a friendly minion. Destroy it and a random enemy minion.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ ICC_469 todo 1b54489b 29899df9
pub const ICC_469: Power = TODO;

/// # Bloodreaver Gul'dan
///
/// `ICC_831` · Warlock hero · 10 mana · 30 health, 5 armor
///
/// > **Battlecry:** Summon all friendly Demons that died this game.
///
/// - Set: Knights of the Frozen Throne · legendary · collectible
/// - Mechanics: Battlecry
/// - Hero power: Siphon Life [`ICC_831p`]
///
/// State: Todo
//~ ICC_831 todo 2240847c 4c3511da
pub const ICC_831: Power = TODO;

/// # Siphon Life
///
/// `ICC_831p` · Neutral hero power · 2 mana
///
/// > **Lifesteal** Deal $3 damage.
///
/// - Set: Knights of the Frozen Throne
/// - Mechanics: Lifesteal
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ ICC_831p todo 8016e0ea c5c88b22
pub const ICC_831p: Power = TODO;

/// # Blood-Queen Lana'thel
///
/// `ICC_841` · Warlock minion · 5 mana · 1/6
///
/// > **Lifesteal** Has +1 Attack for each card you've discarded this game.
///
/// - Set: Knights of the Frozen Throne · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Lifesteal
/// - Enchantments: Vampiric Bite [`ICC_841e`]
///
/// State: Todo
//~ ICC_841 todo bf421b36 11868667
pub const ICC_841: Power = TODO;

/// # Vampiric Bite
///
/// `ICC_841e` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ ICC_841e todo 7b61b729 6082fe42
pub const ICC_841e: Power = TODO;

/// # Sanguine Reveler
///
/// `ICC_903` · Warlock minion · 1 mana · 1/1
///
/// > **Battlecry:** Destroy a friendly minion and gain +2/+2.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Destroy a friendly minion."
/// - Enchantments: Bloodthirst [`ICC_903t`]
///
/// State: Todo
//~ ICC_903 todo 72b26418 f91ad7e5
pub const ICC_903: Power = TODO;

/// # Bloodthirst
///
/// `ICC_903t` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ ICC_903t todo 971b2132 e3814adc
pub const ICC_903t: Power = TODO;
