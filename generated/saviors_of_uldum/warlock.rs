//! Warlock cards of Saviors of Uldum.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Supreme Archaeology
///
/// `ULD_140` · Warlock spell · 1 mana
///
/// > **Quest:** Draw 20 cards. **Reward:** Tome of Origination.
///
/// - Set: Saviors of Uldum · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Tags: `QUEST_PROGRESS_TOTAL` = 20, `839` = 1
/// - Enchantments: Origination [`ULD_140e`]
/// - Tokens: Tome of Origination [`ULD_140p`]
///
/// State: Todo
//~ ULD_140 todo f0e27e8e ba26ce15
pub const ULD_140: Power = TODO;

/// # Origination
///
/// `ULD_140e` · Warlock enchantment
///
/// > Costs (0).
///
/// - Set: Saviors of Uldum
///
/// State: Todo
//~ ULD_140e todo e435ff06 013a7aa5
pub const ULD_140e: Power = TODO;

/// # Tome of Origination
///
/// `ULD_140p` · Warlock hero power · 2 mana
///
/// > Draw a card. It costs (0).
///
/// - Set: Saviors of Uldum
///
/// State: Todo
//~ ULD_140p todo 5b3552d7 697dd65c
pub const ULD_140p: Power = TODO;

/// # Sinister Deal
///
/// `ULD_160` · Warlock spell · 1 mana
///
/// > **Discover** a **Lackey**.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Mechanics: Discover
/// - Refers to: Mark Of Evil
/// - Tags: `1359` = 1
///
/// State: Todo
//~ ULD_160 todo 57e50c37 84cce8b5
pub const ULD_160: Power = TODO;

/// # Neferset Thrasher
///
/// `ULD_161` · Warlock minion · 3 mana · 4/5
///
/// > Whenever this attacks, deal 3 damage to your hero.
///
/// - Set: Saviors of Uldum · common · collectible
///
/// State: Todo
//~ ULD_161 todo d5c10bc4 14795607
pub const ULD_161: Power = TODO;

/// # EVIL Recruiter
///
/// `ULD_162` · Warlock minion · 3 mana · 3/3
///
/// > **Battlecry:** Destroy a friendly **Lackey** to summon a 5/5 Demon.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Mark Of Evil
/// - Tags: `1359` = 1
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET`, `87` (hearthstone-data 36393.1)
/// - Target: "Destroy a friendly **Lackey**."
/// - Tokens: EVIL Demon [`ULD_162t`]
///
/// State: Todo
//~ ULD_162 todo 48a9fc87 38ccd207
pub const ULD_162: Power = TODO;

/// # EVIL Demon
///
/// `ULD_162t` · Warlock minion · 5 mana · 5/5
///
/// - Set: Saviors of Uldum
/// - Minion type: Demon
///
/// State: Vanilla
//~ ULD_162t vanilla 436b9744 7b13b04c
pub const ULD_162t: Power = VANILLA;

/// # Expired Merchant
///
/// `ULD_163` · Warlock minion · 2 mana · 2/1
///
/// > **Battlecry:** Discard your highest Cost card. **Deathrattle:** Add 2 copies of it to your hand.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle, Battlecry
/// - Enchantments: Expired Goods [`ULD_163e`]
///
/// State: Todo
//~ ULD_163 todo 8f843fb3 7e60d636
pub const ULD_163: Power = TODO;

/// # Expired Goods
///
/// `ULD_163e` · Warlock enchantment
///
/// > Discarded {0}.
///
/// - Set: Saviors of Uldum
///
/// State: Todo
//~ ULD_163e todo 740a5eb0 55ff3b5d
pub const ULD_163e: Power = TODO;

/// # Riftcleaver
///
/// `ULD_165` · Warlock minion · 6 mana · 7/5
///
/// > **Battlecry:** Destroy a minion. Your hero takes damage equal to its Health.
///
/// - Set: Saviors of Uldum · epic · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Destroy a minion."
///
/// State: Todo
//~ ULD_165 todo c2bd2264 5fe1ad30
pub const ULD_165: Power = TODO;

/// # Diseased Vulture
///
/// `ULD_167` · Warlock minion · 4 mana · 3/5
///
/// > Whenever your hero takes damage on your turn, summon a random 3-Cost minion.
///
/// - Set: Saviors of Uldum · epic · collectible
/// - Minion type: Undead, Beast
/// - Tags: `2534` = 1
///
/// State: Todo
//~ ULD_167 todo c4229cbb 42d6eb31
pub const ULD_167: Power = TODO;

/// # Dark Pharaoh Tekahn
///
/// `ULD_168` · Warlock minion · 5 mana · 4/4
///
/// > **Battlecry:** For the rest of the game, your **Lackeys** are 4/4.
///
/// - Set: Saviors of Uldum · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Mark Of Evil
/// - Enchantments: Lackey Empowerment [`ULD_168e`], Lackey Empowerment [`ULD_168e2`], Lackey Empowerment [`ULD_168e3`]
///
/// State: Todo
//~ ULD_168 todo bdb08953 0e3e494c
pub const ULD_168: Power = TODO;

/// # Lackey Empowerment
///
/// `ULD_168e` · Warlock enchantment
///
/// > Your **Lackeys** are 4/4.
///
/// - Set: Saviors of Uldum
///
/// State: Todo
//~ ULD_168e todo fd1b0978 5225b7de
pub const ULD_168e: Power = TODO;

/// # Lackey Empowerment
///
/// `ULD_168e2` · Warlock enchantment
///
/// > Your **Lackeys** are 4/4.
///
/// - Set: Saviors of Uldum
/// - Mechanics: Cant Be Silenced
///
/// State: Todo
//~ ULD_168e2 todo 9a9e73c3 10f88b81
pub const ULD_168e2: Power = TODO;

/// # Lackey Empowerment
///
/// `ULD_168e3` · Warlock enchantment
///
/// > 4/4.
///
/// - Set: Saviors of Uldum
/// - Mechanics: Cant Be Silenced, Enchantment Invisible
///
/// State: Todo
//~ ULD_168e3 todo c66cf186 84c4b9f3
pub const ULD_168e3: Power = TODO;

/// # Impbalming
///
/// `ULD_324` · Warlock spell · Fel · 4 mana
///
/// > Destroy a minion. Shuffle 3 Worthless Imps into your deck.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Tokens: Worthless Imp [`ULD_324t`]
///
/// State: Todo
//~ ULD_324 todo 998d0b1f 68005e22
pub const ULD_324: Power = TODO;

/// # Worthless Imp
///
/// `ULD_324t` · Warlock minion · 1 mana · 1/1
///
/// - Set: Saviors of Uldum
/// - Minion type: Demon
/// - Mechanics: Imp
///
/// State: Vanilla
//~ ULD_324t vanilla 2118e66e 9469de05
pub const ULD_324t: Power = VANILLA;

/// # Plague of Flames
///
/// `ULD_717` · Warlock spell · Fire · 1 mana
///
/// > Destroy all your minions. For each one, destroy a random enemy minion.
///
/// - Set: Saviors of Uldum · rare · collectible
///
/// State: Todo
//~ ULD_717 todo 7bdb789d dea1a60a
pub const ULD_717: Power = TODO;
