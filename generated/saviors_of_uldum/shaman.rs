//! Shaman cards of Saviors of Uldum.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Sandstorm Elemental
///
/// `ULD_158` · Shaman minion · 2 mana · 2/2
///
/// > **Battlecry:** Deal 1 damage to all enemy minions. **Overload:** (1)
///
/// - Set: Saviors of Uldum · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Overload, Battlecry
///
/// State: Todo
//~ ULD_158 todo d7472340 6524c884
pub const ULD_158: Power = TODO;

/// # Mogu Fleshshaper
///
/// `ULD_169` · Shaman minion · 9 mana · 3/4
///
/// > **Rush**. Costs (1) less for each minion on the battlefield.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Mechanics: Rush
///
/// State: Todo
//~ ULD_169 todo 005c3c3c fc97380d
pub const ULD_169: Power = TODO;

/// # Weaponized Wasp
///
/// `ULD_170` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** If you control a **Lackey**, deal 3 damage.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Mark Of Evil
/// - Play requirements: `88` (hearthstone-data 36393.1)
/// - Target: "Deal 3 damage."
///
/// State: Todo
//~ ULD_170 todo c4b414ea 72db5004
pub const ULD_170: Power = TODO;

/// # Totemic Surge
///
/// `ULD_171` · Shaman spell · Nature · 0 mana
///
/// > Give your Totems +2 Attack.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Enchantments: Big Surge [`ULD_171e`]
///
/// State: Todo
//~ ULD_171 todo 8a2514e4 112649af
pub const ULD_171: Power = TODO;

/// # Big Surge
///
/// `ULD_171e` · Shaman enchantment
///
/// > +2 Attack.
///
/// - Set: Saviors of Uldum
/// - Play requirements: `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ ULD_171e todo ea8c0a87 fd9958ba
pub const ULD_171e: Power = TODO;

/// # Plague of Murlocs
///
/// `ULD_172` · Shaman spell · 3 mana
///
/// > Transform all minions into random Murlocs.
///
/// - Set: Saviors of Uldum · epic · collectible
///
/// State: Todo
//~ ULD_172 todo 34df5117 cdde3da1
pub const ULD_172: Power = TODO;

/// # Vessina
///
/// `ULD_173` · Shaman minion · 4 mana · 2/6
///
/// > While you're **Overloaded**, your other minions have +2 Attack.
///
/// - Set: Saviors of Uldum · legendary · collectible
/// - Mechanics: Aura
/// - Refers to: Overload
/// - Enchantments: Vessina's Devotion [`ULD_173e`]
///
/// State: Todo
//~ ULD_173 todo b1610b96 38cdc240
pub const ULD_173: Power = TODO;

/// # Vessina's Devotion
///
/// `ULD_173e` · Shaman enchantment
///
/// > Vessina is granting this minion +2 Attack.
///
/// - Set: Saviors of Uldum
/// - Mechanics: Cant Be Silenced
///
/// State: Todo
//~ ULD_173e todo 4a97cad8 bfcd19a0
pub const ULD_173e: Power = TODO;

/// # Earthquake
///
/// `ULD_181` · Shaman spell · Nature · 7 mana
///
/// > Deal $5 damage to all minions, then deal $2 damage to all minions.
///
/// - Set: Saviors of Uldum · rare · collectible
///
/// State: Todo
//~ ULD_181 todo 402be08f c2c218d4
pub const ULD_181: Power = TODO;

/// # EVIL Totem
///
/// `ULD_276` · Shaman minion · 2 mana · 0/2
///
/// > At the end of your turn, add a **Lackey** to your hand.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Minion type: Totem
/// - Refers to: Mark Of Evil
/// - Tags: `1359` = 1
///
/// State: Todo
//~ ULD_276 todo 350a3b02 f046793e
pub const ULD_276: Power = TODO;

/// # Corrupt the Waters
///
/// `ULD_291` · Shaman spell · 1 mana
///
/// > **Quest:** Play 6 **Battlecry** cards. **Reward:** Heart of Vir'naal.
///
/// - Set: Saviors of Uldum · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Refers to: Battlecry
/// - Tags: `QUEST_PROGRESS_TOTAL` = 6, `839` = 1
/// - Tokens: Heart of Vir'naal [`ULD_291p`]
///
/// State: Todo
//~ ULD_291 todo 5fcd5ebc 3a36f141
pub const ULD_291: Power = TODO;

/// # Heart of Vir'naal
///
/// `ULD_291p` · Shaman hero power · 2 mana
///
/// > Your **Battlecries** trigger twice this turn.
///
/// - Set: Saviors of Uldum
/// - Refers to: Battlecry
/// - Enchantments: Heart of Vir'naal [`ULD_291pe`]
///
/// State: Todo
//~ ULD_291p todo f9f7b3f4 5ab839a7
pub const ULD_291p: Power = TODO;

/// # Heart of Vir'naal
///
/// `ULD_291pe` · Neutral enchantment
///
/// > Your **Battlecries** trigger twice this turn.
///
/// - Set: Saviors of Uldum
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ ULD_291pe todo 6f0501b0 dd66c467
pub const ULD_291pe: Power = TODO;

/// # Splitting Axe
///
/// `ULD_413` · Shaman weapon · 4 mana · 3/2 durability
///
/// > **Battlecry:** Summon copies of your Totems.
///
/// - Set: Saviors of Uldum · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ ULD_413 todo c372a249 66132889
pub const ULD_413: Power = TODO;
