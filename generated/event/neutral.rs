//! Neutral cards of Event.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Freeze the Shop
///
/// `BG31_BOBt` · Neutral spell · 0 mana
///
/// > **Freeze** all enemy minions.
///
/// - Set: Event
/// - Refers to: Freeze
///
/// State: Todo
//~ BG31_BOBt todo e7eb274f 0f2ca414
pub const BG31_BOBt: Power = TODO;

/// # Recruit a Minion
///
/// `BG31_BOBt2` · Neutral spell · 0 mana
///
/// > Put a copy of an enemy minion into your hand. Your opponent gets 3 Coins.
///
/// - Set: Event
///
/// State: Todo
//~ BG31_BOBt2 todo 6dbac7d2 f03784a0
pub const BG31_BOBt2: Power = TODO;

/// # Refresh the Tavern
///
/// `BG31_BOBt3` · Neutral spell · 0 mana
///
/// > **Discover** a 3-Cost minion. Refresh 3 Mana Crystals.
///
/// - Set: Event
/// - Mechanics: Discover
///
/// State: Todo
//~ BG31_BOBt3 todo 803db298 73658b8e
pub const BG31_BOBt3: Power = TODO;

/// # Find a Triple
///
/// `BG31_BOBt4` · Neutral spell · 0 mana
///
/// > Draw a minion. Get 2 copies of it.
///
/// - Set: Event
///
/// State: Todo
//~ BG31_BOBt4 todo f17b4fdb 58da40dc
pub const BG31_BOBt4: Power = TODO;

/// # Primordial Lord
///
/// `CATA_EVENT_000` · Neutral minion · 6 mana · 7/6
///
/// > **Battlecry:** Get a random **Colossal** minion from the past.
///
/// - Set: Event · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Refers to: Colossal
/// - Enchantments: Primordial [`CATA_EVENT_000e`]
///
/// State: Todo
//~ CATA_EVENT_000 todo b383d2fd d82203ac
pub const CATA_EVENT_000: Power = TODO;

/// # Primordial
///
/// `CATA_EVENT_000e` · Neutral enchantment
///
/// > Costs (0).
///
/// - Set: Event
/// - Mechanics: Cant Be Silenced
///
/// State: Todo
//~ CATA_EVENT_000e todo 22f98bb2 89471545
pub const CATA_EVENT_000e: Power = TODO;

/// # Dragon Soul, Shattered
///
/// `CATA_EVENT_110` · Neutral spell · 6 mana
///
/// > **Start of Game**: Break into 6 Essences. Adjoining Essences are cast together.
///
/// - Set: Event · legendary · collectible
/// - Mechanics: Dont Pick From Subsets
/// - Refers to: Start Of Game Keyword
/// - Tags: `1673` = 1, `2936` = 1
/// - Tokens: Red Aspect Essence [`CATA_EVENT_110t2`], Blue Aspect Essence [`CATA_EVENT_110t3`], Bronze Aspect Essence [`CATA_EVENT_110t4`], Black Aspect Essence [`CATA_EVENT_110t5`], Green Aspect Essence [`CATA_EVENT_110t6`], Storm Aspect Essence [`CATA_EVENT_110t7`]
///
/// State: Todo
//~ CATA_EVENT_110 todo ed5b1821 8a7e5846
pub const CATA_EVENT_110: Power = TODO;

/// # Red Aspect Essence
///
/// `CATA_EVENT_110t2` · Neutral spell · 6 mana
///
/// > Deal $8 damage to an enemy. Cast every adjoining Aspect Essence.
///
/// - Set: Event
/// - Tags: `4761` = 1
///
/// State: Todo
//~ CATA_EVENT_110t2 todo 83e9009a 34417007
pub const CATA_EVENT_110t2: Power = TODO;

/// # Blue Aspect Essence
///
/// `CATA_EVENT_110t3` · Neutral spell · 6 mana
///
/// > Draw 3 spells. Cast every adjoining Aspect Essence.
///
/// - Set: Event
/// - Tags: `4761` = 1
///
/// State: Todo
//~ CATA_EVENT_110t3 todo 5b7d9aab 67b67db9
pub const CATA_EVENT_110t3: Power = TODO;

/// # Bronze Aspect Essence
///
/// `CATA_EVENT_110t4` · Neutral spell · 6 mana
///
/// > Refresh 8 Mana Crystals. Cast every adjoining Aspect Essence.
///
/// - Set: Event
/// - Tags: `4761` = 1
///
/// State: Todo
//~ CATA_EVENT_110t4 todo 029cdd5d 34eaa587
pub const CATA_EVENT_110t4: Power = TODO;

/// # Black Aspect Essence
///
/// `CATA_EVENT_110t5` · Neutral spell · 6 mana
///
/// > Gain 12 Armor. Cast every adjoining Aspect Essence.
///
/// - Set: Event
/// - Tags: `4761` = 1
///
/// State: Todo
//~ CATA_EVENT_110t5 todo f4e68b78 e3c24a39
pub const CATA_EVENT_110t5: Power = TODO;

/// # Green Aspect Essence
///
/// `CATA_EVENT_110t6` · Neutral spell · 6 mana
///
/// > Summon an 8/8 Dragon. Cast every adjoining Aspect Essence.
///
/// - Set: Event
/// - Tags: `4761` = 1
/// - Tokens: Searing Skystriker [`CATA_EVENT_110t6t`]
///
/// State: Todo
//~ CATA_EVENT_110t6 todo dbf88259 9e259fae
pub const CATA_EVENT_110t6: Power = TODO;

/// # Searing Skystriker
///
/// `CATA_EVENT_110t6t` · Neutral minion · 8 mana · 8/8
///
/// - Set: Event
/// - Minion type: Dragon
///
/// State: Vanilla
//~ CATA_EVENT_110t6t vanilla 1c6044c8 cd5d8b83
pub const CATA_EVENT_110t6t: Power = VANILLA;

/// # Storm Aspect Essence
///
/// `CATA_EVENT_110t7` · Neutral spell · 6 mana
///
/// > Deal $4 damage to all enemy minions. Cast every adjoining Aspect Essence.
///
/// - Set: Event
/// - Tags: `4761` = 1
///
/// State: Todo
//~ CATA_EVENT_110t7 todo f963af6d 6053b9fb
pub const CATA_EVENT_110t7: Power = TODO;

/// # Tunneling Geomancer
///
/// `CATA_EVENT_401` · Neutral minion · 3 mana · 2/3
///
/// > **Prepare Spell Damage +1**
///
/// - Set: Event · epic · collectible
/// - Mechanics: Spellpower, Deck Action Cost
/// - Refers to: Prepare
///
/// State: Todo
//~ CATA_EVENT_401 todo d7b1130d 5d1412a1
pub const CATA_EVENT_401: Power = TODO;

/// # Sharp-Eyed Lookout
///
/// `EDR_950` · Neutral minion · 3 mana · 2/3
///
/// > **Battlecry:** Draw a card. It costs (1) less this turn. *(I know its name!)*@**Battlecry:** Draw a card. It costs (1) less this turn. *(It's {5}!)*
///
/// - Set: Event · epic · collectible
/// - Mechanics: Battlecry, Suppress Alt Card Text For Opponent
/// - Enchantments: Newly Discovered! [`EDR_950e`]
///
/// State: Todo
//~ EDR_950 todo 27a27ec1 5d1eefea
pub const EDR_950: Power = TODO;

/// # Newly Discovered!
///
/// `EDR_950e` · Neutral enchantment
///
/// > Costs (1) less this turn.
///
/// - Set: Event
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ EDR_950e todo 0088927f 2748626f
pub const EDR_950e: Power = TODO;

/// # Gift Receipt
///
/// `GIFT_99e` · Neutral enchantment
///
/// > Destroy this at the end of your turn.
///
/// - Set: Event
///
/// State: Todo
//~ GIFT_99e todo 9b21da23 abe02277
pub const GIFT_99e: Power = TODO;

/// # Watfin
///
/// `JAIL_EVENT_100` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry: Discover** a minion. Pick the *suspicious* one to gain +1/+1.
///
/// - Set: Event · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Discover
/// - Enchantments: Esteemed Investigator [`JAIL_EVENT_100e`](crate::violet_hold::death_knight::JAIL_EVENT_100e)
/// - Tokens: Mrgl...? [`JAIL_EVENT_100t`](crate::violet_hold::neutral::JAIL_EVENT_100t)
///
/// State: Todo
//~ JAIL_EVENT_100 todo 671652ca 8e0256e3
pub const JAIL_EVENT_100: Power = TODO;

/// # Dark Iron Harbinger
///
/// `TIME_EVENT_300` · Neutral minion · 4 mana · 7/4
///
/// > **Deathrattle:** Summon a 0/7 Doomsayer that destroys ALL minions at the start of your turn.
///
/// - Set: Event · epic · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Doomsayer [`CORE_NEW1_021`](crate::core::neutral::CORE_NEW1_021)
///
/// State: Todo
//~ TIME_EVENT_300 todo c89521bd 4791c65d
pub const TIME_EVENT_300: Power = TODO;

/// # Disciple of Demise
///
/// `TIME_EVENT_301` · Neutral minion · 8 mana · 8/8
///
/// > **Battlecry:** Randomly destroy another minion. Repeat for each Dragon you're holding.
///
/// - Set: Event · epic · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
///
/// State: Todo
//~ TIME_EVENT_301 todo 6767f67d 40dab238
pub const TIME_EVENT_301: Power = TODO;

/// # Welcome Home!
///
/// `TIME_EVENT_997` · Neutral spell · 3 mana
///
/// > Reopen a location. Give it "**Deathrattle:** Summon a random 3-Cost minion."
///
/// - Set: Event · epic · collectible
/// - Refers to: Deathrattle
/// - Enchantments: New Resident [`TIME_EVENT_997e`](crate::timeways::neutral::TIME_EVENT_997e)
///
/// State: Todo
//~ TIME_EVENT_997 todo 34fa57ea 8669fcdb
pub const TIME_EVENT_997: Power = TODO;

/// # Sands of Time
///
/// `TIME_EVENT_999` · Neutral spell · 1 mana
///
/// > **Rewind Discover** a spell from ANY class. *(Or just your class after you **Rewind!)*
///
/// - Set: Event · epic · collectible
/// - Mechanics: Discover, Rewind
/// - Tokens: Sands of Time [`TIME_EVENT_999t`]
///
/// State: Todo
//~ TIME_EVENT_999 todo 52af43df df89ac5b
pub const TIME_EVENT_999: Power = TODO;

/// # Sands of Time
///
/// `TIME_EVENT_999t` · Neutral spell · 1 mana
///
/// > **Discover** a spell from YOUR class.
///
/// - Set: Event · epic
/// - Mechanics: Discover
///
/// State: Todo
//~ TIME_EVENT_999t todo ed1ee8c8 cd907c5b
pub const TIME_EVENT_999t: Power = TODO;

/// # Storm the Gates
///
/// `TLC_EVENT_400` · Neutral spell · 1 mana
///
/// > **Sidequest:** Play 3 Beasts or Undead. **Reward:** Craft a custom Zombeast. It costs (3) less.
///
/// - Set: Event · epic · collectible
/// - Mechanics: Side Quest
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3
///
/// State: Todo
//~ TLC_EVENT_400 todo 9572cf72 edbf0b0f
pub const TLC_EVENT_400: Power = TODO;

/// # For the Alliance!
///
/// `WON_113a` · Neutral spell · 4 mana
///
/// > Get 2 random **Legendary** Alliance Champions and reduce their Costs by (2).
///
/// - Set: Event
///
/// State: Todo
//~ WON_113a todo 279bf51d 62d11a64
pub const WON_113a: Power = TODO;

/// # For the Horde!
///
/// `WON_113b` · Neutral spell · 4 mana
///
/// > Get 2 random **Legendary** Horde Champions and reduce their Costs by (2).
///
/// - Set: Event
///
/// State: Todo
//~ WON_113b todo 6a40c61f 544d92c3
pub const WON_113b: Power = TODO;
