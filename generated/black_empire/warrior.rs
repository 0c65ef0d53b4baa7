//! Warrior cards of Reign of the Black Empire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Anvil of Reshaping
///
/// `BE_042` · Warrior spell · Fire · 2 mana
///
/// > Give your hero +4 Attack this turn. Costs Armor instead of Mana.
///
/// - Set: Reign of the Black Empire · epic · collectible
/// - Tags: `CARD_ALTERNATE_COST` = 2
/// - Enchantments: Reshaped Steel [`BE_042e`]
///
/// State: Todo
//~ BE_042 todo ea9aeba3 b7a88ca3
pub const BE_042: Power = TODO;

/// # Reshaped Steel
///
/// `BE_042e` · Warrior enchantment
///
/// > +4 Attack this turn.
///
/// - Set: Reign of the Black Empire
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ BE_042e todo ddbe6653 75c89486
pub const BE_042e: Power = TODO;

/// # Archaedas
///
/// `BE_055` · Warrior minion · 4 mana · 4/3
///
/// > **Battlecry: Discover** a spell. Transform it into a 3/3 weapon of the same cost that casts it each attack.
///
/// - Set: Reign of the Black Empire · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Discover
/// - Tokens: Hammer of Archaedas [`BE_055t`]
///
/// State: Todo
//~ BE_055 todo d65be7e5 f2de67d8
pub const BE_055: Power = TODO;

/// # Hammer of Archaedas
///
/// `BE_055t` · Warrior weapon · 1 mana · 3/3 durability
///
/// > After your hero attacks, cast '{0}' randomly.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_055t todo ba3ac98f c21bd4af
pub const BE_055t: Power = TODO;

/// # Setesh
///
/// `BE_557` · Warrior minion · 7 mana · 7/7
///
/// > **Battlecry:** Gain 20 Armor. In 2 turns, convert your Armor into a Golem with that many stats and **Taunt**.
///
/// - Set: Reign of the Black Empire · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `QUEST_PROGRESS_TOTAL` = 2
/// - Enchantments: Setesh Tracker [`BE_557e2`]
///
/// State: Todo
//~ BE_557 todo c717d568 2a7633be
pub const BE_557: Power = TODO;

/// # Setesh Tracker
///
/// `BE_557e2` · Warrior enchantment
///
/// > In 2 turns, convert your Armor into a Golem with those stats and **Taunt**.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_557e2 todo 7d5fd795 9a4169d6
pub const BE_557e2: Power = TODO;

/// # Stone Gauntlet
///
/// `BE_558` · Warrior weapon · 1 mana · 2/2 durability
///
/// > After your hero attacks, convert 5 of your hero's Health to Armor.
///
/// - Set: Reign of the Black Empire · common · collectible
///
/// State: Todo
//~ BE_558 todo 4cf008f4 1b17c65e
pub const BE_558: Power = TODO;

/// # Show of Force
///
/// `BE_559` · Warrior spell · 2 mana
///
/// > Deal 3 damage to a minion. If you've gained Armor this turn, destroy it instead.
///
/// - Set: Reign of the Black Empire · rare · collectible
///
/// State: Todo
//~ BE_559 todo 05bb5524 c7401ffc
pub const BE_559: Power = TODO;

/// # Brassknuckle Brawler
///
/// `BE_560` · Warrior minion · 8 mana · 6/6
///
/// > Charge **Battlecry:** If you have 10 or more Armor, gain +4/+4.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Mechanics: Charge, Battlecry
/// - Enchantments: Brawlin' [`BE_560e`]
///
/// State: Todo
//~ BE_560 todo 9ce7e5a1 14abaf67
pub const BE_560: Power = TODO;

/// # Brawlin'
///
/// `BE_560e` · Warrior enchantment
///
/// > +4/+4
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_560e todo d8184438 588c8ba8
pub const BE_560e: Power = TODO;

/// # Forge of Origination
///
/// `BE_561` · Warrior location · 3 mana · 0 uses
///
/// > Summon a 3/3 Golem with **Taunt**. Spend 3 Armor to give it +3/+3.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Refers to: Taunt
/// - Enchantments: Extra Steel [`BE_561e`]
/// - Tokens: Steel Golem [`BE_561t`]
///
/// State: Todo
//~ BE_561 todo a6f176a6 8f450b0f
pub const BE_561: Power = TODO;

/// # Extra Steel
///
/// `BE_561e` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_561e todo 46baa520 ee71f4ce
pub const BE_561e: Power = TODO;

/// # Steel Golem
///
/// `BE_561t` · Warrior minion · 3 mana · 3/3
///
/// > **Taunt**
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ BE_561t vanilla 274a8336 62a8367d
pub const BE_561t: Power = VANILLA;

/// # Tol'vir Vanguard
///
/// `BE_572` · Warrior minion · 2 mana · 1/4
///
/// > **Taunt Battlecry and Deathrattle:** Gain 3 Armor.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Mechanics: Taunt, Deathrattle, Battlecry
///
/// State: Todo
//~ BE_572 todo b4eabd9d a774f226
pub const BE_572: Power = TODO;

/// # Animator of Iron
///
/// `BE_600` · Warrior minion · 3 mana · 2/5
///
/// > After you gain Armor, draw a card.
///
/// - Set: Reign of the Black Empire · epic · collectible
///
/// State: Todo
//~ BE_600 todo 9dc65805 3691e720
pub const BE_600: Power = TODO;

/// # Chisel
///
/// `BE_740` · Warrior spell · 2 mana
///
/// > **Assemble** a **Taunt** minion. Give it +2/+3.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Refers to: Taunt, Craft
/// - Enchantments: Runecraft [`BE_740e`]
///
/// State: Todo
//~ BE_740 todo 6408dcdf 253009e0
pub const BE_740: Power = TODO;

/// # Runecraft
///
/// `BE_740e` · Neutral enchantment
///
/// > +2/+3.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_740e todo cc97e717 e4e6a86a
pub const BE_740e: Power = TODO;
