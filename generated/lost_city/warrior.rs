//! Warrior cards of The Lost City of Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Barricade Basher
///
/// `DINO_400` · Warrior minion · 3 mana · 4/3
///
/// > Whenever you gain Armor, gain +2/+2 and attack a random enemy minion.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Minion type: Beast
/// - Enchantments: Bashful [`DINO_400e`]
///
/// State: Todo
//~ DINO_400 todo dd0ed888 c9497e51
pub const DINO_400: Power = TODO;

/// # Bashful
///
/// `DINO_400e` · Warrior enchantment
///
/// > +2/+2.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ DINO_400e todo bf6925ff 5f44b100
pub const DINO_400e: Power = TODO;

/// # The Great Dracorex
///
/// `DINO_401` · Warrior minion · 8 mana · 5/12
///
/// > **Rush** After this attacks an enemy minion, it damages ALL other enemy minions.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Minion type: Beast, Dragon
/// - Mechanics: Rush
/// - Tags: `2523` = 1, `4128` = 1
///
/// State: Todo
//~ DINO_401 todo 350d5971 6d4ac8c3
pub const DINO_401: Power = TODO;

/// # Guard Duty
///
/// `DINO_433` · Warrior spell · 7 mana
///
/// > Summon a random 6, 4, and 2-Cost **Taunt** minion.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Refers to: Taunt
///
/// State: Todo
//~ DINO_433 todo 60e2fad7 9dc2da68
pub const DINO_433: Power = TODO;

/// # Axe of the Forefathers
///
/// `TLC_478` · Warrior weapon · 3 mana · 2/2 durability
///
/// > After your hero attacks, deal 1 damage to all minions.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Tags: `4546` = 1, `4932` = 1
///
/// State: Todo
//~ TLC_478 todo ff44196d d2ba89d9
pub const TLC_478: Power = TODO;

/// # Windpeak Wyrm
///
/// `TLC_600` · Warrior minion · 8 mana · 6/6
///
/// > **Battlecry:** Deal 5 damage and gain 5 Armor. **Kindred:** Costs (2) less.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Kindred
/// - Target: "Deal 5 damage."
///
/// State: Todo
//~ TLC_600 todo dde6322a 81661ceb
pub const TLC_600: Power = TODO;

/// # Shellnado
///
/// `TLC_601` · Warrior spell · 4 mana
///
/// > Spend up to 5 Armor. For each spent, deal $1 damage to all minions.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
///
/// State: Todo
//~ TLC_601 todo c0ba6832 61e160df
pub const TLC_601: Power = TODO;

/// # Enter the Lost City
///
/// `TLC_602` · Warrior spell · 1 mana
///
/// > **Quest:** Survive 10 turns. **Reward:** Latorvius, Gaze of the City.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Tags: `QUEST_PROGRESS_TOTAL` = 10, `839` = 1, `3674` = 1, `4297` = 1, `4357` = 1
/// - Tokens: Latorvius, Gaze of the City [`TLC_602t`]
///
/// State: Todo
//~ TLC_602 todo 69efc87b e96174b3
pub const TLC_602: Power = TODO;

/// # Latorvius, Gaze of the City
///
/// `TLC_602t` · Warrior minion · 5 mana · 8/8
///
/// > **Battlecry:** Get 2 random 'Journey to Un'Goro' **Quest Rewards**. Shuffle the rest into your deck.
///
/// - Set: The Lost City of Un'Goro
/// - Mechanics: Battlecry
///
/// State: Todo
//~ TLC_602t todo 5e732021 acb79d6d
pub const TLC_602t: Power = TODO;

/// # Latorvian Armorer
///
/// `TLC_606` · Warrior minion · 3 mana · 3/3
///
/// > **Battlecry:** Deal 2 damage to an enemy minion. If it dies, gain 5 Armor.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Mechanics: Battlecry
/// - Target: "Deal 2 damage to an enemy minion."
///
/// State: Todo
//~ TLC_606 todo 43c53c34 7674c19f
pub const TLC_606: Power = TODO;

/// # Fortify
///
/// `TLC_620` · Warrior spell · 3 mana
///
/// > Gain 3 Armor. Deal damage equal to your Armor to an enemy minion.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Affected By Spell Power
///
/// State: Todo
//~ TLC_620 todo 28474c02 20ac541d
pub const TLC_620: Power = TODO;

/// # City Defenses
///
/// `TLC_622` · Warrior spell · 4 mana
///
/// > Summon two 0/6 Security with **Taunt**. They gain +1 Attack when damaged.
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Refers to: Taunt
/// - Enchantments: Stand Strong [`TLC_622e`]
/// - Tokens: Steadfast Security [`TLC_622t`]
///
/// State: Todo
//~ TLC_622 todo b0bd243e 7ed262d3
pub const TLC_622: Power = TODO;

/// # Stand Strong
///
/// `TLC_622e` · Warrior enchantment
///
/// > Increased Attack.
///
/// - Set: The Lost City of Un'Goro
/// - Tags: `3860` = 1
///
/// State: Todo
//~ TLC_622e todo dbbb2841 e6d53e65
pub const TLC_622e: Power = TODO;

/// # Steadfast Security
///
/// `TLC_622t` · Warrior minion · 2 mana · 0/6
///
/// > **Taunt** After this takes damage, gain +1 Attack.
///
/// - Set: The Lost City of Un'Goro
/// - Mechanics: Taunt
///
/// State: Todo
//~ TLC_622t todo 23272b34 4424c9e7
pub const TLC_622t: Power = TODO;

/// # Stonecarver
///
/// `TLC_623` · Warrior minion · 2 mana · 1/4
///
/// > At the end of your turn, give another friendly damaged minion +2/+2.
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Tags: `4577` = 1
/// - Enchantments: Tortollan Carving [`TLC_623e`]
///
/// State: Todo
//~ TLC_623 todo 93b53c87 efb67464
pub const TLC_623: Power = TODO;

/// # Tortollan Carving
///
/// `TLC_623e` · Warrior enchantment
///
/// > +2/+2.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_623e todo 914fe32b 93fe225a
pub const TLC_623e: Power = TODO;

/// # Nablya, the Watcher
///
/// `TLC_624` · Warrior minion · 6 mana · 5/7
///
/// > **Battlecry:** Summon copies of your damaged minions. Give the copies **Rush**.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Rush
///
/// State: Todo
//~ TLC_624 todo 184b7d2b ddd829dc
pub const TLC_624: Power = TODO;

/// # Story of Sulfuras
///
/// `TLC_632` · Warrior spell · Fire · 5 mana
///
/// > Swap your Hero Power to "Deal 8 damage to a random enemy." After 2 uses, swap back.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Tokens: DIE, INSECT! [`TLC_632t`], DIE, INSECT! [`TLC_632t2`]
///
/// State: Todo
//~ TLC_632 todo 2ad98f2b 202edc07
pub const TLC_632: Power = TODO;

/// # DIE, INSECT!
///
/// `TLC_632t` · Warrior hero power · 2 mana
///
/// > Deal $8 damage to a random enemy. *(Two uses left!)*
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_632t todo c66d386a 0e99a70f
pub const TLC_632t: Power = TODO;

/// # DIE, INSECT!
///
/// `TLC_632t2` · Warrior hero power · 2 mana
///
/// > Deal $8 damage to a random enemy. *(Last use!)*
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_632t2 todo 568716cd 1e702492
pub const TLC_632t2: Power = TODO;
