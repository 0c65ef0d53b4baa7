//! Warrior cards of United in Stormwind.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Man the Cannons
///
/// `DED_518` · Warrior spell · 2 mana
///
/// > Deal $3 damage to a minion and $1 damage to all other minions.
///
/// - Set: United in Stormwind · common · collectible
///
/// State: Todo
//~ DED_518 todo 2af65e5e bc98c280
pub const DED_518: Power = TODO;

/// # Defias Cannoneer
///
/// `DED_519` · Warrior minion · 3 mana · 3/3
///
/// > After your hero attacks, deal 2 damage to a random enemy twice.
///
/// - Set: United in Stormwind · common · collectible
/// - Minion type: Pirate
///
/// State: Todo
//~ DED_519 todo 44875e45 89293e80
pub const DED_519: Power = TODO;

/// # Blacksmithing Hammer
///
/// `DED_527` · Warrior weapon · 4 mana · 5/1 durability
///
/// > **Tradeable** After you **Trade** this, gain +2 Durability.
///
/// - Set: United in Stormwind · rare · collectible
/// - Mechanics: Tradeable, Deck Action Cost
/// - Enchantments: Blacksmithing [`DED_527e`]
///
/// State: Todo
//~ DED_527 todo ece3e312 f3d546de
pub const DED_527: Power = TODO;

/// # Blacksmithing
///
/// `DED_527e` · Warrior enchantment
///
/// > +2 Durability.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ DED_527e todo 6ea20889 26040d4f
pub const DED_527e: Power = TODO;

/// # Cowardly Grunt
///
/// `SW_021` · Warrior minion · 6 mana · 6/2
///
/// > **Deathrattle:** Summon a minion from your deck.
///
/// - Set: United in Stormwind · rare · collectible
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ SW_021 todo 197e091a a4b0e432
pub const SW_021: Power = TODO;

/// # Provoke
///
/// `SW_023` · Warrior spell · 0 mana
///
/// > **Tradeable** Choose a friendly minion. Enemy minions attack it.
///
/// - Set: United in Stormwind · epic · collectible
/// - Mechanics: Tradeable, Deck Action Cost
///
/// State: Todo
//~ SW_023 todo 7924e0cc 2c91f508
pub const SW_023: Power = TODO;

/// # Lothar
///
/// `SW_024` · Warrior minion · 7 mana · 7/7
///
/// > At the end of your turn, attack a random enemy minion. If it dies, gain +3/+3.
///
/// - Set: United in Stormwind · legendary · collectible
/// - Enchantments: FOR STORMWIND! [`SW_024e`]
///
/// State: Todo
//~ SW_024 todo 83498608 b294ddc8
pub const SW_024: Power = TODO;

/// # FOR STORMWIND!
///
/// `SW_024e` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_024e todo 13ba6f0e b093c5d9
pub const SW_024e: Power = TODO;

/// # Shiver Their Timbers!
///
/// `SW_027` · Warrior spell · 1 mana
///
/// > Deal $2 damage to a minion. If you control a Pirate, deal $5 instead.
///
/// - Set: United in Stormwind · rare · collectible
///
/// State: Todo
//~ SW_027 todo ac226538 222f206c
pub const SW_027: Power = TODO;

/// # Raid the Docks
///
/// `SW_028` · Warrior spell · 1 mana
///
/// > **Questline:** Play 3 Pirates. **Reward:** Draw a weapon.
///
/// - Set: United in Stormwind · legendary · collectible
/// - Mechanics: Dont Pick From Subsets, Questline, Questline Part
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3, `839` = 1
/// - Tokens: Create a Distraction [`SW_028t`], Secure the Supplies [`SW_028t2`], Cap'n Rokara [`SW_028t5`], The Juggernaut [`SW_028t6`]
///
/// State: Todo
//~ SW_028 todo 6e73d35d 5365239a
pub const SW_028: Power = TODO;

/// # Create a Distraction
///
/// `SW_028t` · Warrior spell · 1 mana
///
/// > **Questline:** Play 3 Pirates. **Reward:** Deal $2 damage to a random enemy twice.
///
/// - Set: United in Stormwind · legendary
/// - Mechanics: Questline
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3, `QUESTLINE_PART` = 2
/// - Tokens: Secure the Supplies [`SW_028t2`]
///
/// State: Todo
//~ SW_028t todo b7265356 608f0021
pub const SW_028t: Power = TODO;

/// # Secure the Supplies
///
/// `SW_028t2` · Warrior spell · 1 mana
///
/// > **Questline:** Play 3 Pirates. **Reward:** Cap'n Rokara.
///
/// - Set: United in Stormwind · legendary
/// - Mechanics: Questline
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3, `QUESTLINE_PART` = 3, `4297` = 1
/// - Tokens: Cap'n Rokara [`SW_028t5`]
///
/// State: Todo
//~ SW_028t2 todo c0031e16 81be3fdd
pub const SW_028t2: Power = TODO;

/// # Cap'n Rokara
///
/// `SW_028t5` · Warrior minion · 5 mana · 7/7
///
/// > **Battlecry:** Summon The Juggernaut!
///
/// - Set: United in Stormwind
/// - Minion type: Pirate
/// - Mechanics: Battlecry
/// - Tokens: The Juggernaut [`SW_028t6`]
///
/// State: Todo
//~ SW_028t5 todo f8bc6cd6 25c42661
pub const SW_028t5: Power = TODO;

/// # The Juggernaut
///
/// `SW_028t6` · Warrior minion · 5 mana · 0/1
///
/// > **Start of Your Turn:** Summon a Pirate, equip a Warrior weapon, and fire two cannons that deal 2 damage!
///
/// - Set: United in Stormwind
/// - Mechanics: Untouchable
///
/// State: Todo
//~ SW_028t6 todo 9cd1dde3 7190e206
pub const SW_028t6: Power = TODO;

/// # Harbor Scamp
///
/// `SW_029` · Warrior minion · 2 mana · 2/2
///
/// > **Battlecry:** Draw a Pirate.
///
/// - Set: United in Stormwind · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
///
/// State: Todo
//~ SW_029 todo 92fd7e99 5fd9b077
pub const SW_029: Power = TODO;

/// # Cargo Guard
///
/// `SW_030` · Warrior minion · 3 mana · 2/4
///
/// > At the end of your turn, gain 3 Armor.
///
/// - Set: United in Stormwind · rare · collectible
/// - Minion type: Pirate
///
/// State: Todo
//~ SW_030 todo 5ee1fcc4 ccad7d4b
pub const SW_030: Power = TODO;

/// # Stormwind Freebooter
///
/// `SW_093` · Warrior minion · 3 mana · 3/4
///
/// > **Battlecry:** Give your hero +2 Attack this turn.
///
/// - Set: United in Stormwind · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
/// - Enchantments: Paid to Loot [`SW_093e`]
///
/// State: Todo
//~ SW_093 todo 3b6ce6d8 9958acaf
pub const SW_093: Power = TODO;

/// # Paid to Loot
///
/// `SW_093e` · Neutral enchantment
///
/// > +2 Attack this turn.
///
/// - Set: United in Stormwind
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ SW_093e todo c982fe00 b5aff224
pub const SW_093e: Power = TODO;

/// # Heavy Plate
///
/// `SW_094` · Warrior spell · 3 mana
///
/// > **Tradeable** Gain 8 Armor.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Tradeable, Deck Action Cost
///
/// State: Todo
//~ SW_094 todo e0d459e1 4a757d32
pub const SW_094: Power = TODO;

/// # Remote-Controlled Golem
///
/// `SW_097` · Warrior minion · 4 mana · 3/6
///
/// > After this takes damage, shuffle two Golem Parts into your deck. When drawn, summon a 2/1 Mech.
///
/// - Set: United in Stormwind · epic · collectible
/// - Minion type: Mech
/// - Tokens: Golem Parts [`SW_097t`]
///
/// State: Todo
//~ SW_097 todo 56fc2527 e950d7d0
pub const SW_097: Power = TODO;

/// # Golem Parts
///
/// `SW_097t` · Warrior spell · 1 mana
///
/// > **Casts When Drawn** Summon a 2/1 Damaged Golem.
///
/// - Set: United in Stormwind
/// - Mechanics: Casts When Drawn
///
/// State: Todo
//~ SW_097t todo 09e5f632 0851fee4
pub const SW_097t: Power = TODO;
