//! Priest cards of Saviors of Uldum.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Archaios' Aegis
///
/// `TLC_811e` · Priest enchantment
///
/// > Health changed.
///
/// - Set: Saviors of Uldum
///
/// State: Todo
//~ TLC_811e todo 7f4748d0 7f370534
pub const TLC_811e: Power = TODO;

/// # High Priest Amet
///
/// `ULD_262` · Priest minion · 4 mana · 2/7
///
/// > Whenever you summon a minion, set its Health equal to this minion's.
///
/// - Set: Saviors of Uldum · legendary · collectible
/// - Enchantments: Amet's Blessing [`ULD_262e`]
///
/// State: Todo
//~ ULD_262 todo 5f57a211 3e98afc2
pub const ULD_262: Power = TODO;

/// # Amet's Blessing
///
/// `ULD_262e` · Priest enchantment
///
/// > Health changed.
///
/// - Set: Saviors of Uldum
///
/// State: Todo
//~ ULD_262e todo a6249588 16a7812a
pub const ULD_262e: Power = TODO;

/// # Embalming Ritual
///
/// `ULD_265` · Priest spell · 1 mana
///
/// > Give a minion **Reborn**.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Refers to: Reborn
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ ULD_265 todo 4a84cfc5 f62c95de
pub const ULD_265: Power = TODO;

/// # Grandmummy
///
/// `ULD_266` · Priest minion · 2 mana · 1/2
///
/// > **Reborn** **Deathrattle:** Give a random friendly minion +1/+1.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle, Reborn
/// - Enchantments: Grandmummy's Blessing [`ULD_266e`]
///
/// State: Todo
//~ ULD_266 todo ceeed276 2ce55466
pub const ULD_266: Power = TODO;

/// # Grandmummy's Blessing
///
/// `ULD_266e` · Priest enchantment
///
/// > +1/+1.
///
/// - Set: Saviors of Uldum
/// - Mechanics: Reborn
///
/// State: Todo
//~ ULD_266e todo 7c004057 3f900488
pub const ULD_266e: Power = TODO;

/// # Psychopomp
///
/// `ULD_268` · Priest minion · 4 mana · 3/1
///
/// > **Battlecry:** Summon a random friendly minion that died this game. Give it **Reborn**.
///
/// - Set: Saviors of Uldum · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Reborn
///
/// State: Todo
//~ ULD_268 todo 2eede2bb 6fd59a67
pub const ULD_268: Power = TODO;

/// # Wretched Reclaimer
///
/// `ULD_269` · Priest minion · 3 mana · 3/3
///
/// > **Battlecry:** Destroy a friendly minion, then return it to life with full Health.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET`, `REQ_TARGET_IF_AVAILABLE` (hearthstone-data 36393.1)
/// - Target: "Destroy a friendly minion."
///
/// State: Todo
//~ ULD_269 todo 43b416ea 3b8da5ec
pub const ULD_269: Power = TODO;

/// # Sandhoof Waterbearer
///
/// `ULD_270` · Priest minion · 5 mana · 5/5
///
/// > At the end of your turn, restore #5 Health to a damaged friendly character.
///
/// - Set: Saviors of Uldum · common · collectible
///
/// State: Todo
//~ ULD_270 todo 85ccb711 8117cc8e
pub const ULD_270: Power = TODO;

/// # Holy Ripple
///
/// `ULD_272` · Priest spell · Holy · 2 mana
///
/// > Deal $1 damage to all enemies. Restore #1 Health to all friendly characters.
///
/// - Set: Saviors of Uldum · rare · collectible
///
/// State: Todo
//~ ULD_272 todo 601ebf06 54bfb1e2
pub const ULD_272: Power = TODO;

/// # Penance
///
/// `ULD_714` · Priest spell · Holy · 2 mana
///
/// > **Lifesteal** Deal $3 damage to a minion.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Mechanics: Lifesteal
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ ULD_714 todo 71d72c9c 3a8c2466
pub const ULD_714: Power = TODO;

/// # Plague of Death
///
/// `ULD_718` · Priest spell · Shadow · 9 mana
///
/// > **Silence** and destroy all minions.
///
/// - Set: Saviors of Uldum · epic · collectible
/// - Mechanics: Silence
///
/// State: Todo
//~ ULD_718 todo 1f9b06f4 5728896b
pub const ULD_718: Power = TODO;

/// # Activate the Obelisk
///
/// `ULD_724` · Priest spell · 1 mana
///
/// > **Quest:** Restore 15 Health. **Reward:** Obelisk's Eye.
///
/// - Set: Saviors of Uldum · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Tags: `QUEST_PROGRESS_TOTAL` = 15, `839` = 1
/// - Enchantments: Obelisk's Gaze [`ULD_724e`]
/// - Tokens: Obelisk's Eye [`ULD_724p`]
///
/// State: Todo
//~ ULD_724 todo 23e44005 adf7cf95
pub const ULD_724: Power = TODO;

/// # Obelisk's Gaze
///
/// `ULD_724e` · Priest enchantment
///
/// > Increased stats.
///
/// - Set: Saviors of Uldum
///
/// State: Todo
//~ ULD_724e todo 02012ad3 a25835bd
pub const ULD_724e: Power = TODO;

/// # Obelisk's Eye
///
/// `ULD_724p` · Priest hero power · 2 mana
///
/// > Restore #3 Health. If you target a minion, also give it +3/+3.
///
/// - Set: Saviors of Uldum
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ ULD_724p todo 0e8c98ca 43aeac5f
pub const ULD_724p: Power = TODO;
