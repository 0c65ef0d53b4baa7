//! Death Knight cards of Into the Emerald Dream.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Hideous Husk
///
/// `EDR_810` · Death Knight minion · 6 mana · 3/5
///
/// > Your Leeches steal 1 more Health from their victims. **Battlecry:** Summon two 0/2 Leeches.
///
/// - Set: Into the Emerald Dream · epic · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry, Aura, Cost Blood
/// - Tags: `2542` = 1
/// - Enchantments: Blood Sucker [`EDR_810e`], Blood Soaked [`EDR_810e2`]
/// - Tokens: Bloated Leech [`EDR_810t`]
///
/// State: Todo
//~ EDR_810 todo 21f33877 860c0de5
pub const EDR_810: Power = TODO;

/// # Blood Sucker
///
/// `EDR_810e` · Death Knight enchantment
///
/// > Reduced Health.
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ EDR_810e todo 68a3b151 c4cf5ae5
pub const EDR_810e: Power = TODO;

/// # Blood Soaked
///
/// `EDR_810e2` · Death Knight enchantment
///
/// > Increased Health.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_810e2 todo 368819c2 a159a33b
pub const EDR_810e2: Power = TODO;

/// # Bloated Leech
///
/// `EDR_810t` · Death Knight minion · 1 mana · 0/2
///
/// > At the end of your turn, your hero steals @ Health from the lowest Health enemy.
///
/// - Set: Into the Emerald Dream
/// - Minion type: Beast
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ EDR_810t todo 8335313c 8b80a9de
pub const EDR_810t: Power = TODO;

/// # Rite of Atrocity
///
/// `EDR_811` · Death Knight spell · Shadow · 1 mana
///
/// > **Discover** an Undead. Spend 2 **Corpses** to give it a **Dark Gift**.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Discover, Cost Unholy, Corpse Spender
/// - Refers to: Corpse, Dark Gift
///
/// State: Todo
//~ EDR_811 todo 4011a809 264b6abd
pub const EDR_811: Power = TODO;

/// # Grotesque Runeblade
///
/// `EDR_812` · Death Knight weapon · 2 mana · 2/2 durability
///
/// > **Battlecry:** If the last card you played had an Unholy rune, gain +1 Attack. Repeat for Blood and +1 Durability.
///
/// - Set: Into the Emerald Dream · epic · collectible
/// - Mechanics: Battlecry, Cost Blood, Cost Unholy
/// - Enchantments: Unholy Corruption [`EDR_812e`], Bloody Corruption [`EDR_812e1`]
///
/// State: Todo
//~ EDR_812 todo fac62137 134a8a89
pub const EDR_812: Power = TODO;

/// # Unholy Corruption
///
/// `EDR_812e` · Neutral enchantment
///
/// > +1 Attack.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_812e todo 02fd6614 95565736
pub const EDR_812e: Power = TODO;

/// # Bloody Corruption
///
/// `EDR_812e1` · Neutral enchantment
///
/// > +1 Durability.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_812e1 todo f14e6c7b c0917939
pub const EDR_812e1: Power = TODO;

/// # Morbid Swarm
///
/// `EDR_813` · Death Knight spell · 1 mana
///
/// > **Choose One -** Summon two 1/1 Ants; or Spend 2 **Corpses** to deal $4 damage to a minion.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Mechanics: Choose One, Cost Blood, Cost Unholy, Corpse Spender
/// - Refers to: Corpse
/// - Tokens: Contaminated Colony [`EDR_813a`], Bug Bites [`EDR_813b`]
///
/// State: Todo
//~ EDR_813 todo ae2f73d8 c2950244
pub const EDR_813: Power = TODO;

/// # Contaminated Colony
///
/// `EDR_813a` · Death Knight spell · 1 mana
///
/// > Summon two 1/1 Ants.
///
/// - Set: Into the Emerald Dream
/// - Tokens: Ant Husk [`EDR_813at`]
///
/// State: Todo
//~ EDR_813a todo 4ab80961 665d911f
pub const EDR_813a: Power = TODO;

/// # Ant Husk
///
/// `EDR_813at` · Death Knight minion · 1 mana · 1/1
///
/// - Set: Into the Emerald Dream
/// - Minion type: Undead, Beast
/// - Tags: `2534` = 1
///
/// State: Vanilla
//~ EDR_813at vanilla e5e3b611 7328f400
pub const EDR_813at: Power = VANILLA;

/// # Bug Bites
///
/// `EDR_813b` · Death Knight spell · 1 mana
///
/// > Spend 2 **Corpses** to deal $4 damage to a minion.
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Corpse Spender
/// - Refers to: Corpse
///
/// State: Todo
//~ EDR_813b todo 09ddeccb c994ece7
pub const EDR_813b: Power = TODO;

/// # Infested Breath
///
/// `EDR_814` · Death Knight spell · 2 mana
///
/// > Deal $2 damage. Summon a 0/2 Leech.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Cost Blood
/// - Tokens: Bloated Leech [`EDR_810t`]
///
/// State: Todo
//~ EDR_814 todo 194598a7 0db3db78
pub const EDR_814: Power = TODO;

/// # Corpse Flower
///
/// `EDR_815` · Death Knight minion · 3 mana · 0/5
///
/// > After your opponent summons a minion, spend 2 **Corpses** to deal 3 damage to it.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Corpse Spender
/// - Refers to: Corpse
/// - Tags: `COST_UNHOLY` = 2
///
/// State: Todo
//~ EDR_815 todo a00bbc9b ceed7ae2
pub const EDR_815: Power = TODO;

/// # Monstrous Mosquito
///
/// `EDR_816` · Death Knight minion · 1 mana · 1/2
///
/// > At the end of your turn, give your other minions +1 Attack.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Minion type: Beast
/// - Tags: `4577` = 1
/// - Enchantments: Shared Blood [`EDR_816e`]
///
/// State: Todo
//~ EDR_816 todo 463973e5 a963fd3d
pub const EDR_816: Power = TODO;

/// # Shared Blood
///
/// `EDR_816e` · Death Knight enchantment
///
/// > +1 Attack.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_816e todo 4cb0895f da6e59d1
pub const EDR_816e: Power = TODO;

/// # Sanguine Infestation
///
/// `EDR_817` · Death Knight spell · 5 mana
///
/// > Draw 2 cards. Summon two 0/2 Leeches.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Tags: `COST_BLOOD` = 2
/// - Tokens: Bloated Leech [`EDR_810t`]
///
/// State: Todo
//~ EDR_817 todo c4aa37e1 16428856
pub const EDR_817: Power = TODO;

/// # Nythendra
///
/// `EDR_818` · Death Knight minion · 7 mana · 7/7
///
/// > **Taunt**. **Deathrattle:** Split into 1/1 Beetles. At the start of your turn, reform with any remaining.
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Minion type: Undead, Dragon
/// - Mechanics: Taunt, Deathrattle
/// - Tags: `COST_UNHOLY` = 2, `2523` = 1
/// - Tokens: Nythendric Beetle [`EDR_818t`]
///
/// State: Todo
//~ EDR_818 todo d7313ec9 b1ffac4f
pub const EDR_818: Power = TODO;

/// # Nythendric Beetle
///
/// `EDR_818t` · Death Knight minion · 1 mana · 1/1
///
/// > At the start of your turn, combine with any other friendly Beetles and reform Nythendra.
///
/// - Set: Into the Emerald Dream
/// - Minion type: Undead, Beast
/// - Tags: `2542` = 1
///
/// State: Todo
//~ EDR_818t todo 68ef4aaa ff171bd8
pub const EDR_818t: Power = TODO;

/// # Ursoc
///
/// `EDR_819` · Death Knight minion · 9 mana · 6/14
///
/// > **Battlecry:** Attack ALL other minions. **Deathrattle:** Resurrect any this killed.
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Battlecry
/// - Tags: `542` = 1, `4065` = 1
/// - Enchantments: Defeated Spirit [`EDR_819e`]
///
/// State: Todo
//~ EDR_819 todo 988cf5de fa1aecd3
pub const EDR_819: Power = TODO;

/// # Defeated Spirit
///
/// `EDR_819e` · Death Knight enchantment
///
/// > {0}
///
/// - Set: Into the Emerald Dream
/// - Tags: `1179` = 1
///
/// State: Todo
//~ EDR_819e todo a7a77a20 7877d841
pub const EDR_819e: Power = TODO;

/// # 32 Standard Health Increase
///
/// `EDR_XXX` · Death Knight enchantment
///
/// > Increased Health.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_XXX todo f10e7ad6 ad687d53
pub const EDR_XXX: Power = TODO;

/// # Cremate
///
/// `FIR_900` · Death Knight spell · Fire · 3 mana
///
/// > **Discover** a minion with a **Dark Gift**. It costs (2) less.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Discover
/// - Refers to: Dark Gift
/// - Tags: `4050` = 1
///
/// State: Todo
//~ FIR_900 todo 6d1b7bf8 bb1f019a
pub const FIR_900: Power = TODO;

/// # Frostburn Matriarch
///
/// `FIR_901` · Death Knight minion · 5 mana · 4/4
///
/// > **Battlecry:** If you're holding a minion with a **Dark Gift**, summon two 4/4 Dragons with **Taunt**.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Dark Gift
/// - Tokens: Frostburn Broodling [`FIR_901t`]
///
/// State: Todo
//~ FIR_901 todo 80f891d7 394452e6
pub const FIR_901: Power = TODO;

/// # Frostburn Broodling
///
/// `FIR_901t` · Death Knight minion · 4 mana · 4/4
///
/// > **Taunt**
///
/// - Set: Into the Emerald Dream
/// - Minion type: Dragon
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ FIR_901t vanilla d0010f31 40b668e5
pub const FIR_901t: Power = VANILLA;

/// # Volcoross
///
/// `FIR_951` · Death Knight minion · 8 mana · 5/5
///
/// > **Rush, Taunt Battlecry:** Choose to spend 10, 20, or 30 **Corpses** to gain that many stats.
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Taunt, Battlecry, Rush, Corpse Spender
/// - Refers to: Corpse
/// - Tags: `COST_UNHOLY` = 2, `2542` = 1
/// - Enchantments: Voracious Appetite [`FIR_951e`]
/// - Tokens: Tail Smash [`FIR_951t2`], Fiery Chomp [`FIR_951t3`], Lava Wave [`FIR_951t4`]
///
/// State: Todo
//~ FIR_951 todo 0b576037 ca951f25
pub const FIR_951: Power = TODO;

/// # Voracious Appetite
///
/// `FIR_951e` · Death Knight enchantment
///
/// > Increased Stats.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ FIR_951e todo 49aa5132 97a75b4a
pub const FIR_951e: Power = TODO;

/// # Tail Smash
///
/// `FIR_951t2` · Death Knight spell · 0 mana
///
/// > Spend 10 **Corpses** to gain +10/+10.
///
/// - Set: Into the Emerald Dream
/// - Refers to: Corpse
///
/// State: Todo
//~ FIR_951t2 todo 864cb7c2 3c24d6a2
pub const FIR_951t2: Power = TODO;

/// # Fiery Chomp
///
/// `FIR_951t3` · Death Knight spell · 0 mana
///
/// > Spend 20 **Corpses** to gain +20/+20.
///
/// - Set: Into the Emerald Dream
/// - Refers to: Corpse
///
/// State: Todo
//~ FIR_951t3 todo 35ab2b3b 03539ae5
pub const FIR_951t3: Power = TODO;

/// # Lava Wave
///
/// `FIR_951t4` · Death Knight spell · 0 mana
///
/// > Spend 30 **Corpses** to gain +30/+30.
///
/// - Set: Into the Emerald Dream
/// - Refers to: Corpse
///
/// State: Todo
//~ FIR_951t4 todo bfeaecdd e9c3cdf0
pub const FIR_951t4: Power = TODO;
