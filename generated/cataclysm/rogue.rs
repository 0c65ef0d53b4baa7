//! Rogue cards of Cataclysm.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Sinestra
///
/// `CATA_154` · Rogue minion · 6 mana · 5/5
///
/// > **Colossal +2** Your spells from other classes cast twice.
///
/// - Set: Cataclysm · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Aura, Colossal
/// - Refers to: Herald
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `1544` = 1, `1724` = 1, `4538` = 1
/// - Enchantments: Sinestra's Song [`CATA_154e`]
/// - Tokens: Sinestra's Wing [`CATA_154t`], Sinestra's Wing [`CATA_154t1`]
///
/// State: Todo
//~ CATA_154 todo 082585f9 7ba41e20
pub const CATA_154: Power = TODO;

/// # Sinestra's Song
///
/// `CATA_154e` · Rogue enchantment
///
/// > Your spells from other classes cast twice.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ CATA_154e todo e4dc9e63 7dabb9f3
pub const CATA_154e: Power = TODO;

/// # Sinestra's Wing
///
/// `CATA_154t` · Rogue minion · 1 mana · 1/1
///
/// > When summoned, get a random spell from another class. It costs ({0}) less. ***Herald** twice to upgrade.* @When summoned, get a random spell from another class. It costs ({0}) less. ***Herald** once to upgrade.* @When summoned, get a random spell from another class. It costs ({0}) less.
///
/// - Set: Cataclysm
/// - Minion type: Dragon
/// - Mechanics: Colossal Limb
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `1724` = 1
///
/// State: Todo
//~ CATA_154t todo 67dbd002 166b0fe3
pub const CATA_154t: Power = TODO;

/// # Sinestra's Wing
///
/// `CATA_154t1` · Rogue minion · 1 mana · 1/1
///
/// > When summoned, get a random spell from another class. It costs ({0}) less. ***Herald** twice to upgrade.* @When summoned, get a random spell from another class. It costs ({0}) less. ***Herald** once to upgrade.* @When summoned, get a random spell from another class. It costs ({0}) less.
///
/// - Set: Cataclysm
/// - Minion type: Dragon
/// - Mechanics: Colossal Limb
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `1724` = 1
///
/// State: Todo
//~ CATA_154t1 todo 809a5824 8ad0a8ee
pub const CATA_154t1: Power = TODO;

/// # Maniacal Follower
///
/// `CATA_158` · Rogue minion · 3 mana · 4/1
///
/// > **Stealth Deathrattle: Herald** {0}.
///
/// - Set: Cataclysm · epic · collectible
/// - Mechanics: Stealth, Deathrattle, Herald
/// - Tags: `1724` = 1, `4538` = 1, `4632` = 2
/// - Tokens: Soldier of Sinestra [`CATA_158t`]
///
/// State: Todo
//~ CATA_158 todo f4ad9278 16fca218
pub const CATA_158: Power = TODO;

/// # Soldier of Sinestra
///
/// `CATA_158t` · Rogue minion · 1 mana · 1/1
///
/// > When summoned, get a random spell from another class. It costs ({0}) less. ***Herald** twice to upgrade.* @When summoned, get a random spell from another class. It costs ({0}) less. ***Herald** once to upgrade.* @When summoned, get a random spell from another class. It costs ({0}) less.
///
/// - Set: Cataclysm
/// - Minion type: Dragon
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `1724` = 1
///
/// State: Todo
//~ CATA_158t todo 80c37f9b 7c6b254a
pub const CATA_158t: Power = TODO;

/// # Agent of the Old Ones
///
/// `CATA_200` · Rogue minion · 1 mana · 2/1
///
/// > **Battlecry:** Choose a card in your hand to transform into a Coin.
///
/// - Set: Cataclysm · common · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry, Can Target Cards In Hand
/// - Target: "Choose a card in hand."
///
/// State: Todo
//~ CATA_200 todo 2e2d7892 8579dbe2
pub const CATA_200: Power = TODO;

/// # Twilight Mistress
///
/// `CATA_201` · Rogue minion · 9 mana · 4/12
///
/// > **Battlecry:** Return all enemy minions to their owner's hand.
///
/// - Set: Cataclysm · epic · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
///
/// State: Todo
//~ CATA_201 todo 0fd9ba53 96f9b8f9
pub const CATA_201: Power = TODO;

/// # Stolen Power
///
/// `CATA_202` · Rogue spell · Shadow · 3 mana
///
/// > Get a random **Shatter** card from another class. *(It's already combined).*
///
/// - Set: Cataclysm · common · collectible
/// - Refers to: Shatter
///
/// State: Todo
//~ CATA_202 todo 351349a5 e0207515
pub const CATA_202: Power = TODO;

/// # Garona's Last Stand
///
/// `CATA_203` · Rogue spell · 2 mana
///
/// > **Tradeable** Destroy a **Legendary** minion.
///
/// - Set: Cataclysm · common · collectible
/// - Mechanics: Tradeable, Deck Action Cost
///
/// State: Todo
//~ CATA_203 todo 462d982b 13b4b141
pub const CATA_203: Power = TODO;

/// # Daze
///
/// `CATA_215` · Rogue spell · Shadow · 3 mana
///
/// > Return an enemy minion to its owner's hand. They can't play it next turn.
///
/// - Set: Cataclysm · rare · collectible
/// - Enchantments: Dazed [`CATA_215e`]
///
/// State: Todo
//~ CATA_215 todo dc4f69a1 aaa9877c
pub const CATA_215: Power = TODO;

/// # Dazed
///
/// `CATA_215e` · Neutral enchantment
///
/// > Can't be played this turn.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ CATA_215e todo c3a85526 45e68996
pub const CATA_215e: Power = TODO;

/// # Iso'rath
///
/// `CATA_481` · Rogue minion · 5 mana · 5/3
///
/// > **Battlecry:** Devour 2 random cards from the opponent's hand, then go **Dormant** for 2 turns. **Deathrattle:** Return them.
///
/// - Set: Cataclysm · legendary · collectible
/// - Mechanics: Deathrattle, Battlecry
/// - Refers to: Dormant
/// - Enchantments: Watch and Wait [`CATA_481e`]
///
/// State: Todo
//~ CATA_481 todo 4b2174b2 05819930
pub const CATA_481: Power = TODO;

/// # Watch and Wait
///
/// `CATA_481e` · Neutral enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Cataclysm
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 2
///
/// State: Todo
//~ CATA_481e todo 4687ef1b c8dfb8a0
pub const CATA_481e: Power = TODO;

/// # Rite of Twilight
///
/// `CATA_785` · Rogue spell · Shadow · 2 mana
///
/// > **Herald** {0}. **Combo:** Deal $3 damage.
///
/// - Set: Cataclysm · rare · collectible
/// - Mechanics: Combo, Herald
/// - Tags: `1724` = 1, `4538` = 1, `4632` = 2
///
/// State: Todo
//~ CATA_785 todo e5529cfc cb8264df
pub const CATA_785: Power = TODO;

/// # Chaos Supplicant
///
/// `CATA_786` · Rogue minion · 4 mana · 3/5
///
/// > After you cast a spell, cast a random spell of the same Cost from another class.
///
/// - Set: Cataclysm · rare · collectible
///
/// State: Todo
//~ CATA_786 todo 125623e4 9669becf
pub const CATA_786: Power = TODO;
