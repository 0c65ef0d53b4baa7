//! Warlock cards of Festival of Legends.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Opera Soloist
///
/// `ETC_034` · Warlock minion · 5 mana · 4/6
///
/// > **Battlecry:** If you control no other minions, deal 3 damage to all enemy minions.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry, Imp
///
/// State: Todo
//~ ETC_034 todo e4dddbd9 02f7f0d2
pub const ETC_034: Power = TODO;

/// # Baritone Imp
///
/// `ETC_068` · Warlock minion · 2 mana · 2/2
///
/// > **Battlecry:** Take Fatigue damage. Gain that much Attack and Health.@**Battlecry:** Take {0} Fatigue damage. Gain that much Attack and Health.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry, Imp
/// - Tags: `1724` = 1
/// - Enchantments: Do Re Mi [`ETC_068e`]
///
/// State: Todo
//~ ETC_068 todo 898a461f 5b1da42e
pub const ETC_068: Power = TODO;

/// # Do Re Mi
///
/// `ETC_068e` · Warlock enchantment
///
/// > Increased stats.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_068e todo 2bf54be6 90851fd0
pub const ETC_068e: Power = TODO;

/// # Crescendo
///
/// `ETC_069` · Warlock spell · Fel · 2 mana
///
/// > Take Fatigue damage. Deal that much damage to all enemies.@Take {0} Fatigue damage. Deal that much damage to all enemies.
///
/// - Set: Festival of Legends · rare · collectible
/// - Tags: `1724` = 1
///
/// State: Todo
//~ ETC_069 todo 9d110df8 53b4bb12
pub const ETC_069: Power = TODO;

/// # Crazed Conductor
///
/// `ETC_070` · Warlock minion · 4 mana · 3/4
///
/// > **Battlecry:** Take Fatigue damage. Summon that many 3/3 Imps.@**Battlecry:** Take {0} Fatigue damage. Summon that many 3/3 Imps.
///
/// - Set: Festival of Legends · epic · collectible
/// - Mechanics: Battlecry
/// - Tags: `1724` = 1
/// - Tokens: Orchestral Imp [`ETC_070t`]
///
/// State: Todo
//~ ETC_070 todo 67195f5d 6c8d9939
pub const ETC_070: Power = TODO;

/// # Orchestral Imp
///
/// `ETC_070t` · Warlock minion · 3 mana · 3/3
///
/// - Set: Festival of Legends
/// - Minion type: Demon
/// - Mechanics: Imp
///
/// State: Vanilla
//~ ETC_070t vanilla 3c6a422f 5cb60021
pub const ETC_070t: Power = VANILLA;

/// # Rin, Orchestrator of Doom
///
/// `ETC_071` · Warlock minion · 5 mana · 3/6
///
/// > **Taunt**. **Deathrattle:** Both players draw 2 cards, discard 2 cards, and destroy the top 2 cards of their deck.
///
/// - Set: Festival of Legends · legendary · collectible
/// - Mechanics: Taunt, Deathrattle
///
/// State: Todo
//~ ETC_071 todo 42dd3f86 d22e7da4
pub const ETC_071: Power = TODO;

/// # Void Virtuoso
///
/// `ETC_081` · Warlock minion · 1 mana · 1/3
///
/// > During your turn, your hero is **Immune**.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Demon
/// - Mechanics: Aura
/// - Refers to: Immune
/// - Enchantments: Dissonant [`ETC_081e`]
///
/// State: Todo
//~ ETC_081 todo b4d43860 1163d6d7
pub const ETC_081: Power = TODO;

/// # Dissonant
///
/// `ETC_081e` · Warlock enchantment
///
/// > **Immune**.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_081e todo 20997d74 2096eeb3
pub const ETC_081e: Power = TODO;

/// # Dirge of Despair
///
/// `ETC_082` · Warlock spell · Shadow · 6 mana
///
/// > Deal $3 damage to a character. If it dies, summon a Demon from your deck.
///
/// - Set: Festival of Legends · rare · collectible
///
/// State: Todo
//~ ETC_082 todo 0f071a27 9df2161c
pub const ETC_082: Power = TODO;

/// # Demonic Dynamics
///
/// `ETC_083` · Warlock spell · Fel · 2 mana
///
/// > **Discover** 2 Demons. **Finale:** Give them +1/+2.
///
/// - Set: Festival of Legends · rare · collectible
/// - Mechanics: Discover, Finale
/// - Enchantments: Demonic Dynamics [`ETC_083e`]
///
/// State: Todo
//~ ETC_083 todo b7d3f3a9 22115025
pub const ETC_083: Power = TODO;

/// # Demonic Dynamics
///
/// `ETC_083e` · Warlock enchantment
///
/// > +1/+2.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_083e todo 5795423e 9c45d3cc
pub const ETC_083e: Power = TODO;

/// # Felstring Harp
///
/// `ETC_084` · Warlock weapon · 1 mana · 0/3 durability
///
/// > Whenever your hero would take damage on your turn, restore #2 Health instead. Lose 1 Durability.
///
/// - Set: Festival of Legends · epic · collectible
///
/// State: Todo
//~ ETC_084 todo 2b19eb4d ad9945ab
pub const ETC_084: Power = TODO;

/// # Symphony of Sins
///
/// `ETC_085` · Warlock spell · 5 mana
///
/// > **Discover** and play a Movement. Shuffle the other 6 into your deck.
///
/// - Set: Festival of Legends · legendary · collectible
/// - Mechanics: Discover
/// - Enchantments: Sinphonic [`ETC_085e`], Endless Appetite [`ETC_085e2`]
/// - Tokens: Movement of Envy [`ETC_085t`], Movement of Pride [`ETC_085t2`], Movement of Wrath [`ETC_085t3`], Movement of Gluttony [`ETC_085t4`], Movement of Desire [`ETC_085t6`], Movement of Greed [`ETC_085t7`], Movement of Sloth [`ETC_085t8`]
///
/// State: Todo
//~ ETC_085 todo c621c50e 25607081
pub const ETC_085: Power = TODO;

/// # Sinphonic
///
/// `ETC_085e` · Warlock enchantment
///
/// > Costs (6) less.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_085e todo aff84850 c65a5a37
pub const ETC_085e: Power = TODO;

/// # Endless Appetite
///
/// `ETC_085e2` · Warlock enchantment
///
/// > +6/+6.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_085e2 todo 6bef2be0 50f9a037
pub const ETC_085e2: Power = TODO;

/// # Movement of Envy
///
/// `ETC_085t` · Warlock spell · 3 mana
///
/// > Remove the top 6 cards from your opponent's deck.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_085t todo 5f00d598 35258f0a
pub const ETC_085t: Power = TODO;

/// # Movement of Pride
///
/// `ETC_085t2` · Warlock spell · 3 mana
///
/// > Draw your highest Cost minion. Reduce its Cost by (6).
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_085t2 todo 1cb9a981 8227f7c2
pub const ETC_085t2: Power = TODO;

/// # Movement of Wrath
///
/// `ETC_085t3` · Warlock spell · 3 mana
///
/// > Deal $6 damage to all characters.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_085t3 todo be621592 a2939813
pub const ETC_085t3: Power = TODO;

/// # Movement of Gluttony
///
/// `ETC_085t4` · Warlock spell · 3 mana
///
/// > Give a random minion in your hand, deck, and battlefield +6/+6.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_085t4 todo 6789141d 1d0fea7c
pub const ETC_085t4: Power = TODO;

/// # Movement of Desire
///
/// `ETC_085t6` · Warlock spell · 3 mana
///
/// > **Lifesteal** Deal $6 damage to the enemy hero.
///
/// - Set: Festival of Legends
/// - Mechanics: Lifesteal
///
/// State: Todo
//~ ETC_085t6 todo d8808657 3edf735e
pub const ETC_085t6: Power = TODO;

/// # Movement of Greed
///
/// `ETC_085t7` · Warlock spell · 3 mana
///
/// > Draw 6 cards.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_085t7 todo d4509a47 15b3a694
pub const ETC_085t7: Power = TODO;

/// # Movement of Sloth
///
/// `ETC_085t8` · Warlock spell · 3 mana
///
/// > Summon a 6/6 Demon with **Taunt** and **Reborn**.
///
/// - Set: Festival of Legends
/// - Refers to: Taunt, Reborn
///
/// State: Todo
//~ ETC_085t8 todo 4bfc76d4 fa957349
pub const ETC_085t8: Power = TODO;

/// # Bored Doomlord
///
/// `ETC_t8t` · Warlock minion · 6 mana · 6/6
///
/// > **Taunt Reborn**
///
/// - Set: Festival of Legends
/// - Minion type: Demon
/// - Mechanics: Taunt, Reborn
///
/// State: Vanilla
//~ ETC_t8t vanilla 351ea84e 8c44214f
pub const ETC_t8t: Power = VANILLA;

/// # Fanottem, Lord of the Opera
///
/// `JAM_030` · Warlock minion · 30 mana · 15/15
///
/// > **Taunt**, **Lifesteal** This card's Cost is equal to the amount of cards in your deck.
///
/// - Set: Festival of Legends · legendary · collectible
/// - Mechanics: Taunt, Lifesteal
///
/// State: Todo
//~ JAM_030 todo bc366cf8 ff2ea9b3
pub const JAM_030: Power = TODO;
