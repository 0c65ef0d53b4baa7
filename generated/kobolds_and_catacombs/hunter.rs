//! Hunter cards of Kobolds & Catacombs.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Flanking Strike
///
/// `LOOT_077` · Hunter spell · 4 mana
///
/// > Deal $3 damage to a minion. Summon a 3/3 Wolf.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Tokens: Wolf [`LOOT_077t`]
///
/// State: Todo
//~ LOOT_077 todo a9efb9aa 6f5b988d
pub const LOOT_077: Power = TODO;

/// # Wolf
///
/// `LOOT_077t` · Hunter minion · 3 mana · 3/3
///
/// - Set: Kobolds & Catacombs
/// - Minion type: Beast
///
/// State: Vanilla
//~ LOOT_077t vanilla 24aa01d0 7444d1d2
pub const LOOT_077t: Power = VANILLA;

/// # Cave Hydra
///
/// `LOOT_078` · Hunter minion · 3 mana · 2/4
///
/// > Also damages the minions next to whomever this attacks.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Minion type: Beast
///
/// State: Todo
//~ LOOT_078 todo aac2e1c4 bb90d778
pub const LOOT_078: Power = TODO;

/// # Wandering Monster
///
/// `LOOT_079` · Hunter spell · 2 mana
///
/// > **Secret:** When an enemy attacks your hero, summon a 3-Cost minion as the new target.
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Mechanics: Secret
///
/// State: Todo
//~ LOOT_079 todo 32cfec59 814329ed
pub const LOOT_079: Power = TODO;

/// # Lesser Emerald Spellstone
///
/// `LOOT_080` · Hunter spell · Nature · 5 mana
///
/// > Summon two 3/3 Wolves. *(Play a **Secret** to upgrade.)*
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Refers to: Secret
/// - Play requirements: `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Tokens: Emerald Spellstone [`LOOT_080t2`], Greater Emerald Spellstone [`LOOT_080t3`]
///
/// State: Todo
//~ LOOT_080 todo 44dc0736 ab1b47dd
pub const LOOT_080: Power = TODO;

/// # Emerald Spellstone
///
/// `LOOT_080t2` · Hunter spell · Nature · 5 mana
///
/// > Summon three 3/3 Wolves. *(Play a **Secret** to upgrade.)*
///
/// - Set: Kobolds & Catacombs · rare
/// - Refers to: Secret
/// - Play requirements: `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ LOOT_080t2 todo f228a1a9 99b6674f
pub const LOOT_080t2: Power = TODO;

/// # Greater Emerald Spellstone
///
/// `LOOT_080t3` · Hunter spell · Nature · 5 mana
///
/// > Summon four 3/3 Wolves.
///
/// - Set: Kobolds & Catacombs · rare
/// - Refers to: Secret
///
/// State: Todo
//~ LOOT_080t3 todo 9ef55ba4 46c3fbeb
pub const LOOT_080t3: Power = TODO;

/// # Rhok'delar
///
/// `LOOT_085` · Hunter weapon · 7 mana · 4/2 durability
///
/// > **Battlecry:** If your deck has no minions, fill your hand with Hunter spells.
///
/// - Set: Kobolds & Catacombs · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ LOOT_085 todo d3cbfe2b 9df3dee7
pub const LOOT_085: Power = TODO;

/// # To My Side!
///
/// `LOOT_217` · Hunter spell · 6 mana
///
/// > Summon an Animal Companion, or 2 if your deck has no minions.
///
/// - Set: Kobolds & Catacombs · epic · collectible
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Entourage: Misha [`NEW1_032`](crate::legacy::hunter::NEW1_032), Leokk [`NEW1_033`](crate::legacy::hunter::NEW1_033), Huffer [`NEW1_034`](crate::legacy::hunter::NEW1_034)
///
/// State: Todo
//~ LOOT_217 todo ae59a82e 4227a5ce
pub const LOOT_217: Power = TODO;

/// # Candleshot
///
/// `LOOT_222` · Hunter weapon · 1 mana · 1/3 durability
///
/// > Your hero is **Immune** while attacking.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Refers to: Immune
///
/// State: Todo
//~ LOOT_222 todo 7d38d2de 5a44cac1
pub const LOOT_222: Power = TODO;

/// # Explosive
///
/// `LOOT_440e` · Hunter enchantment
///
/// > ON FIRE!!!!
///
/// - Set: Kobolds & Catacombs
///
/// State: Todo
//~ LOOT_440e todo 245a2f06 04434030
pub const LOOT_440e: Power = TODO;

/// # Kathrena Winterwisp
///
/// `LOOT_511` · Hunter minion · 8 mana · 6/6
///
/// > **Battlecry and Deathrattle: Recruit** a Beast.
///
/// - Set: Kobolds & Catacombs · legendary · collectible
/// - Mechanics: Deathrattle, Battlecry
/// - Refers to: Recruit
///
/// State: Todo
//~ LOOT_511 todo 49394207 db1b3252
pub const LOOT_511: Power = TODO;

/// # Seeping Oozeling
///
/// `LOOT_520` · Hunter minion · 6 mana · 5/4
///
/// > **Battlecry:** Gain the **Deathrattle** of a random minion in your deck.
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Enchantments: Albino Chameleon [`LOOT_520e`]
///
/// State: Todo
//~ LOOT_520 todo 3b92802b b91b5c5e
pub const LOOT_520: Power = TODO;

/// # Albino Chameleon
///
/// `LOOT_520e` · Neutral enchantment
///
/// > Copied **Deathrattle** from {0}.
///
/// - Set: Kobolds & Catacombs
///
/// State: Todo
//~ LOOT_520e todo 44b87fd6 e6bf5bec
pub const LOOT_520e: Power = TODO;

/// # Crushing Walls
///
/// `LOOT_522` · Hunter spell · 7 mana
///
/// > Destroy your opponent's left and right-most minions.
///
/// - Set: Kobolds & Catacombs · epic · collectible
///
/// State: Todo
//~ LOOT_522 todo 1f134785 5586db7d
pub const LOOT_522: Power = TODO;
