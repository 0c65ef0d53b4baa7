//! Warrior cards of Across the Timeways.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Dimensional Weaponsmith
///
/// `END_021` · Warrior minion · 3 mana · 2/5
///
/// > **Battlecry:** Give all minions and weapons in your hand +2 Attack.
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Enchantments: Cutting Edge [`END_021e`]
///
/// State: Todo
//~ END_021 todo d19c8902 fcbaf476
pub const END_021: Power = TODO;

/// # Cutting Edge
///
/// `END_021e` · Warrior enchantment
///
/// > +2 Attack.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ END_021e todo 140a1981 4fea326d
pub const END_021e: Power = TODO;

/// # Stadium Announcer
///
/// `TIME_034` · Warrior minion · 4 mana · 3/3
///
/// > **Rewind Battlecry:** Both players equip a random weapon. Give yours +1/+1.
///
/// - Set: Across the Timeways · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Rewind
/// - Enchantments: Upper Hand [`TIME_034e`]
///
/// State: Todo
//~ TIME_034 todo aca7159f 6f8354b5
pub const TIME_034: Power = TODO;

/// # Upper Hand
///
/// `TIME_034e` · Warrior enchantment
///
/// > +1/+1.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_034e todo 73fd23e0 5c946fa5
pub const TIME_034e: Power = TODO;

/// # Chrono-Lord Epoch
///
/// `TIME_714` · Warrior minion · 6 mana · 7/5
///
/// > **Battlecry:** Destroy all minions that your opponent played last turn.
///
/// - Set: Across the Timeways · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
///
/// State: Todo
//~ TIME_714 todo a5b748bc 0d74e399
pub const TIME_714: Power = TODO;

/// # For Glory!
///
/// `TIME_715` · Warrior spell · 5 mana
///
/// > Draw 2 cards. Costs (1) less for each minion your opponent controls.
///
/// - Set: Across the Timeways · common · collectible
///
/// State: Todo
//~ TIME_715 todo 8757e828 545fad4f
pub const TIME_715: Power = TODO;

/// # Slow Motion
///
/// `TIME_716` · Warrior spell · 2 mana
///
/// > Your opponent's cards cost (1) more next turn.
///
/// - Set: Across the Timeways · rare · collectible
/// - Enchantments: Sloooowwedd Dooowwwnnn [`TIME_716e`], Slowed Down [`TIME_716e3`]
///
/// State: Todo
//~ TIME_716 todo f89f5c22 5d4ccf2c
pub const TIME_716: Power = TODO;

/// # Sloooowwedd Dooowwwnnn
///
/// `TIME_716e` · Warrior enchantment
///
/// > Costs (1) more.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_716e todo e801da83 b12f4a22
pub const TIME_716e: Power = TODO;

/// # Slowed Down
///
/// `TIME_716e3` · Warrior enchantment
///
/// > Your cards cost (1) more this turn.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_716e3 todo 2a3bcb57 a9696846
pub const TIME_716e3: Power = TODO;

/// # Precursory Strike
///
/// `TIME_750` · Warrior spell · 2 mana
///
/// > Deal $3 damage. If you're holding a minion that costs (5) or more, draw a minion.
///
/// - Set: Across the Timeways · common · collectible
///
/// State: Todo
//~ TIME_750 todo 61eb9a04 9950444a
pub const TIME_750: Power = TODO;

/// # Lo'Gosh, Blood Fighter
///
/// `TIME_850` · Warrior minion · 7 mana · 7/7
///
/// > **Fabled**, **Rush**. **Deathrattle:** Summon a Blood Fighter from your hand. It gains +5/+5 and attacks a random enemy.
///
/// - Set: Across the Timeways · legendary · collectible
/// - Mechanics: Deathrattle, Dont Pick From Subsets, Rush, Fabled
/// - Tags: `2936` = 1
/// - Enchantments: Crimson Blood [`TIME_850e`]
/// - Tokens: Broll, Blood Fighter [`TIME_850t`], Valeera, Blood Fighter [`TIME_850t1`]
///
/// State: Todo
//~ TIME_850 todo 65620ae6 d414544f
pub const TIME_850: Power = TODO;

/// # Crimson Blood
///
/// `TIME_850e` · Warrior enchantment
///
/// > +5/+5.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_850e todo 91a211d9 662d2908
pub const TIME_850e: Power = TODO;

/// # Broll, Blood Fighter
///
/// `TIME_850t` · Warrior minion · 7 mana · 7/7
///
/// > **Taunt Deathrattle:** Summon a Blood Fighter from your hand. Give it +5/+5 and **Taunt**.
///
/// - Set: Across the Timeways
/// - Mechanics: Taunt, Deathrattle, Is Fabled Bundle Card
///
/// State: Todo
//~ TIME_850t todo 3c78668b 29623697
pub const TIME_850t: Power = TODO;

/// # Valeera, Blood Fighter
///
/// `TIME_850t1` · Warrior minion · 7 mana · 7/7
///
/// > **Elusive Deathrattle:** Summon a Blood Fighter from your hand. Give it +5/+5 and **Elusive**.
///
/// - Set: Across the Timeways
/// - Mechanics: Deathrattle, Elusive, Is Fabled Bundle Card
///
/// State: Todo
//~ TIME_850t1 todo a8e3cd5e c910dc56
pub const TIME_850t1: Power = TODO;

/// # Gladiatorial Combat
///
/// `TIME_870` · Warrior spell · 6 mana
///
/// > Summon a random minion from your deck. Summon a 5/5 Tiger with **Stealth** for your opponent.
///
/// - Set: Across the Timeways · epic · collectible
/// - Refers to: Stealth
/// - Tokens: Coliseum Tiger [`TIME_870t`]
///
/// State: Todo
//~ TIME_870 todo e9421a2f b42831e2
pub const TIME_870: Power = TODO;

/// # Coliseum Tiger
///
/// `TIME_870t` · Warrior minion · 5 mana · 5/5
///
/// > **Stealth**
///
/// - Set: Across the Timeways
/// - Minion type: Beast
/// - Mechanics: Stealth
///
/// State: Vanilla
//~ TIME_870t vanilla e254cf08 922f08db
pub const TIME_870t: Power = VANILLA;

/// # Heir of Hereafter
///
/// `TIME_871` · Warrior minion · 5 mana · 2/6
///
/// > **Taunt Battlecry:** Gain +2/+2 for each damaged minion.
///
/// - Set: Across the Timeways · epic · collectible
/// - Minion type: Dragon
/// - Mechanics: Taunt, Battlecry
/// - Tags: `4548` = 1
/// - Enchantments: Bloodthirsty [`TIME_871e`]
///
/// State: Todo
//~ TIME_871 todo bce77f8a d89203e8
pub const TIME_871: Power = TODO;

/// # Bloodthirsty
///
/// `TIME_871e` · Warrior enchantment
///
/// > +2/+2.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_871e todo 05d93212 4fdc32ea
pub const TIME_871e: Power = TODO;

/// # Undefeated Champion
///
/// `TIME_872` · Warrior minion · 8 mana · 13/13
///
/// > **Rush**. **Battlecry:** Fill your opponent's board with random 1-Cost minions.
///
/// - Set: Across the Timeways · rare · collectible
/// - Mechanics: Battlecry, Rush
/// - Tags: `4547` = 1
///
/// State: Todo
//~ TIME_872 todo b961ee3c 59ed5a35
pub const TIME_872: Power = TODO;

/// # Unleash the Crocolisks
///
/// `TIME_873` · Warrior spell · 2 mana
///
/// > Gain 10 Armor. Summon two 2/3 Beasts for your opponent.
///
/// - Set: Across the Timeways · common · collectible
/// - Tokens: Coliseum Crocolisk [`TIME_873t`]
///
/// State: Todo
//~ TIME_873 todo 8d6d7ee9 1f7741d2
pub const TIME_873: Power = TODO;

/// # Coliseum Crocolisk
///
/// `TIME_873t` · Warrior minion · 2 mana · 2/3
///
/// - Set: Across the Timeways
/// - Minion type: Beast
///
/// State: Vanilla
//~ TIME_873t vanilla a9ab40f7 4abbaf1a
pub const TIME_873t: Power = VANILLA;
