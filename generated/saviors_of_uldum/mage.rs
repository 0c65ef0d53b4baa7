//! Mage cards of Saviors of Uldum.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Puzzle Box of Yogg-Saron
///
/// `ULD_216` · Mage spell · Shadow · 10 mana
///
/// > Cast 10 random spells *(targets chosen randomly).*
///
/// - Set: Saviors of Uldum · epic · collectible
///
/// State: Todo
//~ ULD_216 todo d1089d20 fc60b16c
pub const ULD_216: Power = TODO;

/// # Tortollan Pilgrim
///
/// `ULD_236` · Mage minion · 8 mana · 5/5
///
/// > **Battlecry**: **Discover** a spell in your deck and cast it with random targets.
///
/// - Set: Saviors of Uldum · epic · collectible
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ ULD_236 todo e9ca0fbd 399cf89e
pub const ULD_236: Power = TODO;

/// # Reno the Relicologist
///
/// `ULD_238` · Mage minion · 6 mana · 4/6
///
/// > **Battlecry:** If your deck has no duplicates, deal 10 damage randomly split among all enemy minions.
///
/// - Set: Saviors of Uldum · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ ULD_238 todo 46fc6558 be605cbc
pub const ULD_238: Power = TODO;

/// # Flame Ward
///
/// `ULD_239` · Mage spell · Fire · 3 mana
///
/// > **Secret:** After a minion attacks your hero, deal $3 damage to all enemy minions.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Mechanics: Secret
///
/// State: Todo
//~ ULD_239 todo 63b15fbf b1d7b7b7
pub const ULD_239: Power = TODO;

/// # Arcane Flakmage
///
/// `ULD_240` · Mage minion · 2 mana · 3/2
///
/// > After you play a **Secret**, deal 2 damage to all enemy minions.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Refers to: Secret
///
/// State: Todo
//~ ULD_240 todo 6b8c01a5 505d4f06
pub const ULD_240: Power = TODO;

/// # Cloud Prince
///
/// `ULD_293` · Mage minion · 5 mana · 4/4
///
/// > **Battlecry:** If you control a **Secret**, deal 6 damage.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Refers to: Secret
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE_AND_MINIMUM_FRIENDLY_SECRETS` = 1 (hearthstone-data 36393.1)
/// - Target: "Deal 6 damage."
///
/// State: Todo
//~ ULD_293 todo 5a5629b3 d2823408
pub const ULD_293: Power = TODO;

/// # Dune Sculptor
///
/// `ULD_329` · Mage minion · 3 mana · 3/3
///
/// > After you cast a spell, add a random Mage minion to your hand.
///
/// - Set: Saviors of Uldum · rare · collectible
///
/// State: Todo
//~ ULD_329 todo 69c4936d b3650f0c
pub const ULD_329: Power = TODO;

/// # Raid the Sky Temple
///
/// `ULD_433` · Mage spell · 1 mana
///
/// > **Quest:** Cast 10 spells. **Reward:** Ascendant Scroll.
///
/// - Set: Saviors of Uldum · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Tags: `QUEST_PROGRESS_TOTAL` = 10, `839` = 1
/// - Enchantments: Cheat Sheet [`ULD_433e`]
/// - Tokens: Ascendant Scroll [`ULD_433p`]
///
/// State: Todo
//~ ULD_433 todo d0464604 718f9107
pub const ULD_433: Power = TODO;

/// # Cheat Sheet
///
/// `ULD_433e` · Shaman enchantment
///
/// > Costs (2) less.
///
/// - Set: Saviors of Uldum
///
/// State: Todo
//~ ULD_433e todo 609b6919 c54d4353
pub const ULD_433e: Power = TODO;

/// # Ascendant Scroll
///
/// `ULD_433p` · Mage hero power · 2 mana
///
/// > Add a random Mage spell to your hand. It costs (2) less.
///
/// - Set: Saviors of Uldum
/// - Play requirements: `REQ_HAND_NOT_FULL` (hearthstone-data 36393.1)
///
/// State: Todo
//~ ULD_433p todo 76572b36 1b557f5f
pub const ULD_433p: Power = TODO;

/// # Naga Sand Witch
///
/// `ULD_435` · Mage minion · 5 mana · 5/5
///
/// > **Battlecry:** Change the Cost of spells in your hand to (5).
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Enchantments: Sandwitched [`ULD_435e`]
///
/// State: Todo
//~ ULD_435 todo 229e36ad 80c9ec8e
pub const ULD_435: Power = TODO;

/// # Sandwitched
///
/// `ULD_435e` · Mage enchantment
///
/// > Costs (5).
///
/// - Set: Saviors of Uldum
///
/// State: Todo
//~ ULD_435e todo 0e244817 b6a4c944
pub const ULD_435e: Power = TODO;

/// # Ancient Mysteries
///
/// `ULD_726` · Mage spell · Arcane · 2 mana
///
/// > Draw a **Secret** from your deck. It costs (0).
///
/// - Set: Saviors of Uldum · common · collectible
/// - Refers to: Secret
/// - Enchantments: Translated [`ULD_726e`]
///
/// State: Todo
//~ ULD_726 todo fadca81a e0f1e705
pub const ULD_726: Power = TODO;

/// # Translated
///
/// `ULD_726e` · Mage enchantment
///
/// > Costs (0).
///
/// - Set: Saviors of Uldum
///
/// State: Todo
//~ ULD_726e todo 61541d8e 48646d63
pub const ULD_726e: Power = TODO;
