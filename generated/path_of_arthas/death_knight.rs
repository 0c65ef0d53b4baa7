//! Death Knight cards of Path of Arthas.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Howling Blast
///
/// `RLK_015` · Death Knight spell · Frost · 3 mana
///
/// > Deal $3 damage to an enemy and **Freeze** it. Deal $1 damage to all other enemies.
///
/// - Set: Path of Arthas · common · collectible
/// - Mechanics: Cost Frost
/// - Refers to: Freeze
///
/// State: Todo
//~ RLK_015 todo 1b343708 ec37d52b
pub const RLK_015: Power = TODO;

/// # Plague Strike
///
/// `RLK_018` · Death Knight spell · Shadow · 2 mana
///
/// > Deal $3 damage to a minion. If it dies, summon a 2/2 Zombie with **Rush**.
///
/// - Set: Path of Arthas · common · collectible
/// - Mechanics: Cost Unholy
/// - Refers to: Rush
/// - Tokens: Rampaging Zombie [`RLK_018t`](crate::lich_king::neutral::RLK_018t)
///
/// State: Todo
//~ RLK_018 todo 838f89eb 565dcd58
pub const RLK_018: Power = TODO;

/// # Icy Touch
///
/// `RLK_038` · Death Knight spell · Frost · 1 mana
///
/// > Deal $2 damage to an enemy and **Freeze** it.
///
/// - Set: Path of Arthas · common · collectible
/// - Mechanics: Freeze
///
/// State: Todo
//~ RLK_038 todo e077c7c4 97483e30
pub const RLK_038: Power = TODO;

/// # Horn of Winter
///
/// `RLK_042` · Death Knight spell · Frost · 0 mana
///
/// > Refresh 2 Mana Crystals.
///
/// - Set: Path of Arthas · common · collectible
/// - Tags: `COST_FROST` = 2
///
/// State: Todo
//~ RLK_042 todo b3519895 ff2f3910
pub const RLK_042: Power = TODO;

/// # Unholy Frenzy
///
/// `RLK_056` · Death Knight spell · 2 mana
///
/// > Choose an enemy minion. Your minions attack it. Resummon any that die.
///
/// - Set: Path of Arthas · rare · collectible
/// - Mechanics: Cost Unholy
///
/// State: Todo
//~ RLK_056 todo 1122e769 01471588
pub const RLK_056: Power = TODO;

/// # Dark Transformation
///
/// `RLK_057` · Death Knight spell · Shadow · 2 mana
///
/// > Transform an Undead into a 4/5 Undead Monstrosity with **Rush**.
///
/// - Set: Path of Arthas · common · collectible
/// - Mechanics: Cost Unholy
/// - Refers to: Rush
/// - Tokens: Undead Monstrosity [`RLK_057t`]
///
/// State: Todo
//~ RLK_057 todo a4f7cdf5 a8d768e4
pub const RLK_057: Power = TODO;

/// # Undead Monstrosity
///
/// `RLK_057t` · Death Knight minion · 4 mana · 4/5
///
/// > **Rush**
///
/// - Set: Path of Arthas
/// - Minion type: Undead
/// - Mechanics: Rush
///
/// State: Vanilla
//~ RLK_057t vanilla 4a7d10a3 23f2f85b
pub const RLK_057t: Power = VANILLA;

/// # Nerubian Swarmguard
///
/// `RLK_062` · Death Knight minion · 4 mana · 1/3
///
/// > **Taunt Battlecry:** Summon two copies of this minion.
///
/// - Set: Path of Arthas · common · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Battlecry
/// - Tags: `4548` = 1
///
/// State: Todo
//~ RLK_062 todo 5e7a42d0 811bca4c
pub const RLK_062: Power = TODO;

/// # Frostwyrm's Fury
///
/// `RLK_063` · Death Knight spell · Frost · 7 mana
///
/// > Deal $5 damage. **Freeze** all enemy minions. Summon a 5/5 Frostwyrm.
///
/// - Set: Path of Arthas · epic · collectible
/// - Refers to: Freeze
/// - Tags: `COST_FROST` = 3
/// - Tokens: Frostwyrm [`RLK_063t`]
///
/// State: Todo
//~ RLK_063 todo b80a2395 82f6b401
pub const RLK_063: Power = TODO;

/// # Frostwyrm
///
/// `RLK_063t` · Death Knight minion · 5 mana · 5/5
///
/// - Set: Path of Arthas
/// - Minion type: Undead, Dragon
/// - Tags: `2523` = 1
///
/// State: Vanilla
//~ RLK_063t vanilla d2f713dc b00fc839
pub const RLK_063t: Power = VANILLA;

/// # Hematurge
///
/// `RLK_066` · Death Knight minion · 2 mana · 2/3
///
/// > **Battlecry:** Spend a **Corpse** to **Discover** a Blood Rune card.~GAMEPLAY ASPROXY RLK 066
///
/// - Set: Path of Arthas · rare · collectible
/// - Mechanics: Battlecry, Cost Blood, Corpse Spender
/// - Refers to: Discover, Corpse
/// - Tags: `4578` = 1
/// - Enchantments: Winter's Gift [`RLK_066e`](crate::lich_king::death_knight::RLK_066e)
///
/// State: Todo
//~ RLK_066 todo b537ac31 37c845cc
pub const RLK_066: Power = TODO;

/// # Deathchiller
///
/// `RLK_083` · Death Knight minion · 2 mana · 2/3
///
/// > After you cast a spell, deal 1 damage to two random enemies.
///
/// - Set: Path of Arthas · rare · collectible
/// - Minion type: Elemental
/// - Tags: `COST_FROST` = 2, `4930` = 1
///
/// State: Todo
//~ RLK_083 todo 1b5d52cb 0f6a1dba
pub const RLK_083: Power = TODO;

/// # Frostmourne
///
/// `RLK_086` · Death Knight weapon · 6 mana · 4/3 durability
///
/// > **Deathrattle:** Summon every minion killed by this weapon.
///
/// - Set: Path of Arthas · legendary · collectible
/// - Mechanics: Deathrattle
/// - Tags: `542` = 1
///
/// State: Todo
//~ RLK_086 todo a692b55e 882f9c01
pub const RLK_086: Power = TODO;

/// # Asphyxiate
///
/// `RLK_087` · Death Knight spell · Shadow · 3 mana
///
/// > Destroy the highest Attack enemy minion.
///
/// - Set: Path of Arthas · common · collectible
///
/// State: Todo
//~ RLK_087 todo 080633cf d6aa7da3
pub const RLK_087: Power = TODO;

/// # Ymirjar Frostbreaker
///
/// `RLK_110` · Death Knight minion · 1 mana · 1/2
///
/// > **Battlecry:** Gain +1 Attack for each Frost spell in your hand.
///
/// - Set: Path of Arthas · common · collectible
/// - Mechanics: Battlecry, Cost Frost
/// - Enchantments: Shattering Strength [`RLK_110e`]
///
/// State: Todo
//~ RLK_110 todo 14cd60cb 8617518d
pub const RLK_110: Power = TODO;

/// # Shattering Strength
///
/// `RLK_110e` · Death Knight enchantment
///
/// > +1 Attack.
///
/// - Set: Path of Arthas
/// - Mechanics: Cost Frost
///
/// State: Todo
//~ RLK_110e todo b12c395a 13a38528
pub const RLK_110e: Power = TODO;

/// # Tomb Guardians
///
/// `RLK_118` · Death Knight spell · Shadow · 4 mana
///
/// > Summon two 2/2 Zombies with **Taunt**. Spend 4 **Corpses** to give them **Reborn**.
///
/// - Set: Path of Arthas · rare · collectible
/// - Mechanics: Corpse Spender
/// - Refers to: Taunt, Reborn, Corpse
/// - Tags: `COST_UNHOLY` = 2
/// - Tokens: Menacing Zombie [`RLK_118t3`]
///
/// State: Todo
//~ RLK_118 todo 5f851ce4 71bf02fd
pub const RLK_118: Power = TODO;

/// # Menacing Zombie
///
/// `RLK_118t3` · Death Knight minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// - Set: Path of Arthas
/// - Minion type: Undead
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ RLK_118t3 vanilla aa246999 5aee89b0
pub const RLK_118t3: Power = VANILLA;

/// # The Scourge
///
/// `RLK_122` · Death Knight spell · Shadow · 9 mana
///
/// > Fill your board with random Undead.
///
/// - Set: Path of Arthas · legendary · collectible
/// - Tags: `COST_UNHOLY` = 2, `4128` = 1
///
/// State: Todo
//~ RLK_122 todo 255dfe44 7fe88b1a
pub const RLK_122: Power = TODO;

/// # Corpse Bride
///
/// `RLK_504` · Death Knight minion · 5 mana · 4/4
///
/// > **Battlecry:** Spend up to 10 **Corpses** to summon a Risen Groom with **Taunt** and that much Attack and Health.
///
/// - Set: Path of Arthas · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Corpse Spender
/// - Refers to: Taunt, Corpse
/// - Tokens: Risen Groom [`RLK_506t`]
///
/// State: Todo
//~ RLK_504 todo 0dceaa10 9edc3996
pub const RLK_504: Power = TODO;

/// # Marrow Manipulator
///
/// `RLK_505` · Death Knight minion · 6 mana · 5/5
///
/// > **Battlecry:** Spend up to 5 **Corpses**. Deal 2 damage to a random enemy for each.
///
/// - Set: Path of Arthas · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Corpse Spender
/// - Refers to: Corpse
/// - Tags: `COST_FROST` = 2
///
/// State: Todo
//~ RLK_505 todo ecaa2edc 2a072b81
pub const RLK_505: Power = TODO;

/// # Risen Groom
///
/// `RLK_506t` · Death Knight minion · 1 mana · 1/1
///
/// > **Taunt* Doesn't leave a **Corpse.*
///
/// - Set: Path of Arthas
/// - Minion type: Undead
/// - Mechanics: Taunt
/// - Refers to: Corpse
/// - Tags: `2217` = 1
///
/// State: Todo
//~ RLK_506t todo c4570ddc 77eeecfe
pub const RLK_506t: Power = TODO;

/// # Glacial Advance
///
/// `RLK_512` · Death Knight spell · Frost · 3 mana
///
/// > Deal $4 damage. Your next spell this turn costs (2) less.
///
/// - Set: Path of Arthas · common · collectible
/// - Mechanics: Cost Frost
///
/// State: Todo
//~ RLK_512 todo c41e77b5 d72aabbc
pub const RLK_512: Power = TODO;

/// # Bone Breaker
///
/// `RLK_516` · Death Knight weapon · 1 mana · 2/2 durability
///
/// > After your hero attacks a minion, deal 2 damage to the enemy hero.
///
/// - Set: Path of Arthas · common · collectible
/// - Mechanics: Cost Frost
///
/// State: Todo
//~ RLK_516 todo fb394062 19eb6adc
pub const RLK_516: Power = TODO;

/// # Freezy Breezy
///
/// `RLK_710e` · Death Knight enchantment
///
/// > Costs (1) less.
///
/// - Set: Path of Arthas
///
/// State: Todo
//~ RLK_710e todo 43b805e4 bcd0fa3f
pub const RLK_710e: Power = TODO;

/// # Vicious Bloodworm
///
/// `RLK_711` · Death Knight minion · 2 mana · 3/2
///
/// > **Battlecry:** Give a minion in your hand Attack equal to this minion's Attack.
///
/// - Set: Path of Arthas · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Can Target Cards In Hand, Cost Blood
/// - Target: "Give a minion Attack."
/// - Enchantments: Blood Gift [`RLK_711e`]
///
/// State: Todo
//~ RLK_711 todo dc32d1d9 ced9f013
pub const RLK_711: Power = TODO;

/// # Blood Gift
///
/// `RLK_711e` · Death Knight enchantment
///
/// > Increased Attack.
///
/// - Set: Path of Arthas
/// - Mechanics: Cost Blood
///
/// State: Todo
//~ RLK_711e todo e47fa58c 98a7693d
pub const RLK_711e: Power = TODO;

/// # Blood Tap
///
/// `RLK_712` · Death Knight spell · Shadow · 2 mana
///
/// > Give all minions in your hand +1/+1. Spend 2 **Corpses** to give them +1/+1 more.
///
/// - Set: Path of Arthas · rare · collectible
/// - Mechanics: Cost Blood, Corpse Spender
/// - Refers to: Corpse
/// - Enchantments: Tapped Blood [`RLK_712e`]
///
/// State: Todo
//~ RLK_712 todo 5a0529db 5ff28597
pub const RLK_712: Power = TODO;

/// # Tapped Blood
///
/// `RLK_712e` · Death Knight enchantment
///
/// > +1/+1.
///
/// - Set: Path of Arthas
///
/// State: Todo
//~ RLK_712e todo 14bab49c 4dc24819
pub const RLK_712e: Power = TODO;

/// # Lady Deathwhisper
///
/// `RLK_713` · Death Knight minion · 4 mana · 4/3
///
/// > **Deathrattle:** Copy all Frost spells in your hand.
///
/// - Set: Path of Arthas · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Tags: `COST_FROST` = 3
///
/// State: Todo
//~ RLK_713 todo 453dc53e 71eea71d
pub const RLK_713: Power = TODO;

/// # Blood Boil
///
/// `RLK_730` · Death Knight spell · Shadow · 5 mana
///
/// > **Lifesteal** Infect all enemy minions. At the end of your turns, they take 2 damage.
///
/// - Set: Path of Arthas · epic · collectible
/// - Mechanics: Lifesteal
/// - Tags: `COST_BLOOD` = 2
/// - Enchantments: Boiling Blood [`RLK_730e`]
///
/// State: Todo
//~ RLK_730 todo 6b1d4fe7 1484a9c3
pub const RLK_730: Power = TODO;

/// # Boiling Blood
///
/// `RLK_730e` · Death Knight enchantment
///
/// > At the end of your opponent's turns, take 2 damage.
///
/// - Set: Path of Arthas
/// - Mechanics: Lifesteal
///
/// State: Todo
//~ RLK_730e todo 8860c34b 36078c40
pub const RLK_730e: Power = TODO;

/// # Darkfallen Neophyte
///
/// `RLK_731` · Death Knight minion · 3 mana · 2/5
///
/// > **Battlecry:** Spend 2 **Corpses** to give all minions in your hand +2 Attack.
///
/// - Set: Path of Arthas · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Cost Blood, Corpse Spender
/// - Refers to: Corpse
/// - Enchantments: Fallen to Dark [`RLK_731e`]
///
/// State: Todo
//~ RLK_731 todo 5ebaa747 46755b8c
pub const RLK_731: Power = TODO;

/// # Fallen to Dark
///
/// `RLK_731e` · Death Knight enchantment
///
/// > +2 Attack.
///
/// - Set: Path of Arthas
///
/// State: Todo
//~ RLK_731e todo 332400fd 725a93c7
pub const RLK_731e: Power = TODO;

/// # Might of Menethil
///
/// `RLK_740` · Death Knight weapon · 4 mana · 4/2 durability
///
/// > **Battlecry:** Spend up to 3 **Corpses**. **Freeze** that many enemy minions.
///
/// - Set: Path of Arthas · epic · collectible
/// - Mechanics: Battlecry, Corpse Spender
/// - Refers to: Freeze, Corpse
/// - Tags: `COST_FROST` = 2
///
/// State: Todo
//~ RLK_740 todo 901883ba 8eeed03f
pub const RLK_740: Power = TODO;

/// # Malignant Horror
///
/// `RLK_745` · Death Knight minion · 4 mana · 2/4
///
/// > **Reborn** At the end of your turn, spend 4 **Corpses** to summon a copy of this minion.
///
/// - Set: Path of Arthas · common · collectible
/// - Minion type: Undead
/// - Mechanics: Reborn, Corpse Spender
/// - Refers to: Corpse
///
/// State: Todo
//~ RLK_745 todo bde4b7d3 79a3457f
pub const RLK_745: Power = TODO;
