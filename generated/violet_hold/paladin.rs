//! Paladin cards of Escape from Violet Hold.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Charged Guardian
///
/// `EX1_118e2` · Paladin enchantment
///
/// > Increased stats.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ EX1_118e2 todo 6fe168ae 88a026ec
pub const EX1_118e2: Power = TODO;

/// # Vigilant Sentry
///
/// `JAIL_035` · Paladin minion · 3 mana · 2/3
///
/// > **Taunt Battlecry:** If your deck has no Neutral cards, summon two Vigilant Sentries.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Mechanics: Taunt, Battlecry
///
/// State: Todo
//~ JAIL_035 todo a6e34d46 58f3e659
pub const JAIL_035: Power = TODO;

/// # V'ama, Looming Death
///
/// `JAIL_118` · Paladin minion · 9 mana · 5/5
///
/// > **Battlecry:** Destroy all non-Paladin minions.
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ JAIL_118 todo 745fa16d 32b6f838
pub const JAIL_118: Power = TODO;

/// # Judgment
///
/// `JAIL_326` · Paladin spell · Holy · 6 mana
///
/// > **Prepare** Choose a friendly minion. Set all minions' stats equal to that minion's.
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Mechanics: Deck Action Cost, Prepare
/// - Enchantments: Judgment [`JAIL_326e`]
///
/// State: Todo
//~ JAIL_326 todo 87746325 0fbc2e1a
pub const JAIL_326: Power = TODO;

/// # Judgment
///
/// `JAIL_326e` · Paladin enchantment
///
/// > Stats set to another minion's.
///
/// - Set: Escape from Violet Hold
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `TAG_SCRIPT_DATA_NUM_2` = 1
///
/// State: Todo
//~ JAIL_326e todo 9681c025 d4aed75c
pub const JAIL_326e: Power = TODO;

/// # Reinforcement Aura
///
/// `JAIL_327` · Paladin spell · Holy · 3 mana
///
/// > At the end of your turn, summon a minion from your deck that costs (2) or less. Lasts @ turns.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Mechanics: Objective, Paladin Aura
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `QUEST_PROGRESS_TOTAL` = 3, `1724` = 1
///
/// State: Todo
//~ JAIL_327 todo 690dcfc0 14feb7a6
pub const JAIL_327: Power = TODO;

/// # Scarlet Bruiser
///
/// `JAIL_328` · Paladin minion · 2 mana · 2/2
///
/// > **Deathrattle:** If your deck has no Neutral cards, get a random Paladin card. It costs (2) less.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ JAIL_328 todo c218e430 81b90643
pub const JAIL_328: Power = TODO;

/// # Truth Seeker
///
/// `JAIL_329` · Paladin weapon · 7 mana · 3/3 durability
///
/// > After your hero attacks, give your Paladin minions +2/+2.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Enchantments: Fire of Truth [`JAIL_329e`]
///
/// State: Todo
//~ JAIL_329 todo 112d99ae 9ee9b608
pub const JAIL_329: Power = TODO;

/// # Fire of Truth
///
/// `JAIL_329e` · Paladin enchantment
///
/// > +2/+2.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_329e todo 5c309e97 edbd48f4
pub const JAIL_329e: Power = TODO;

/// # Dalaran Champion
///
/// `JAIL_330` · Paladin minion · 4 mana · 3/3
///
/// > **Divine Shield**, **Taunt** After this gains stats, gain an extra +1/+1 *(wherever this is).*
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Mechanics: Taunt, Divine Shield
/// - Tags: `1724` = 1
/// - Enchantments: Activated Combat Mode [`JAIL_330e`]
///
/// State: Todo
//~ JAIL_330 todo b44bc70b a554b446
pub const JAIL_330: Power = TODO;

/// # Activated Combat Mode
///
/// `JAIL_330e` · Neutral enchantment
///
/// > +{0}/+{1}.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_330e todo 13f1f5e2 4fa39931
pub const JAIL_330e: Power = TODO;

/// # Holy Bola!
///
/// `JAIL_377` · Paladin spell · Holy · 2 mana
///
/// > Draw a card. If it costs (2) or less, draw another.
///
/// - Set: Escape from Violet Hold · common · collectible
///
/// State: Todo
//~ JAIL_377 todo 64881b5e b62f5fe1
pub const JAIL_377: Power = TODO;

/// # Commander Beatrix
///
/// `JAIL_397` · Paladin minion · 5 mana · 5/6
///
/// > **Taunt** While building your deck, pick a 2-Cost minion. Ten copies join your deck!
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Mechanics: Taunt, Start Of Game Keyword, Max Sideboard Cards, Sideboard Cards Count As Max
/// - Tags: `2936` = 1, `SIDEBOARD_TYPE` = 3, `ALLOWED_SIDEBOARD_SUBSET` = 74, `4688` = 19660, `4818` = 1
/// - Enchantments: Straight to JAIL!! [`JAIL_397e3`], Straight to Jail! [`JAIL_397e4`]
///
/// State: Todo
//~ JAIL_397 todo e04675cc ed5082bd
pub const JAIL_397: Power = TODO;

/// # Straight to JAIL!!
///
/// `JAIL_397e3` · Druid enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Escape from Violet Hold
/// - Tags: `SCORE_VALUE_1` = 2
///
/// State: Todo
//~ JAIL_397e3 todo 22c2ffad e2eb3384
pub const JAIL_397e3: Power = TODO;

/// # Straight to Jail!
///
/// `JAIL_397e4` · Shaman enchantment
///
/// > Can't be played for a turn.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_397e4 todo cf3dc98b f8a5eb49
pub const JAIL_397e4: Power = TODO;

/// # Scarlet Recruiter
///
/// `JAIL_516` · Paladin minion · 5 mana · 4/4
///
/// > **Battlecry:** Summon two minions from your deck that cost (2) or less. Give them **Rush**.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Enchantments: New Recruit [`JAIL_516e`]
///
/// State: Todo
//~ JAIL_516 todo c8a8873c 96c0c6ab
pub const JAIL_516: Power = TODO;

/// # New Recruit
///
/// `JAIL_516e` · Neutral enchantment
///
/// > **Rush**
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Rush
///
/// State: Todo
//~ JAIL_516e todo cf695d4f c2345f74
pub const JAIL_516e: Power = TODO;
