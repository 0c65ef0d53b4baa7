//! Neutral cards of Voyage to the Sunken City.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Snapdragon
///
/// `TID_710` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Give all **Battlecry** minions in your deck +1/+1.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Enchantments: Razor Sharp [`TID_710e`]
///
/// State: Todo
//~ TID_710 todo e97da2f1 8a1740b8
pub const TID_710: Power = TODO;

/// # Razor Sharp
///
/// `TID_710e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TID_710e todo 7bc97cd2 6a2556c5
pub const TID_710e: Power = TODO;

/// # Ozumat
///
/// `TID_711` · Neutral minion · 8 mana · 6/5
///
/// > **Colossal +6** **Deathrattle:** For each of Ozumat's Tentacles, destroy a random enemy minion.
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Colossal
/// - Tags: `1544` = 1
/// - Tokens: Ozumat's Tentacle [`TID_711t`], Ozumat's Tentacle [`TID_711t2`], Ozumat's Tentacle [`TID_711t3`], Ozumat's Tentacle [`TID_711t4`], Ozumat's Tentacle [`TID_711t5`], Ozumat's Tentacle [`TID_711t6`]
///
/// State: Todo
//~ TID_711 todo 2c5ee189 323e8b9f
pub const TID_711: Power = TODO;

/// # Ozumat's Tentacle
///
/// `TID_711t` · Neutral minion · 1 mana · 1/3
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Beast
/// - Mechanics: Colossal Limb
///
/// State: Vanilla
//~ TID_711t vanilla 0858fd0c 596b0b77
pub const TID_711t: Power = VANILLA;

/// # Ozumat's Tentacle
///
/// `TID_711t2` · Neutral minion · 1 mana · 1/3
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Beast
/// - Mechanics: Colossal Limb
///
/// State: Vanilla
//~ TID_711t2 vanilla e5c2e59c 0e8128ac
pub const TID_711t2: Power = VANILLA;

/// # Ozumat's Tentacle
///
/// `TID_711t3` · Neutral minion · 1 mana · 1/3
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Beast
/// - Mechanics: Colossal Limb
///
/// State: Vanilla
//~ TID_711t3 vanilla fac328a9 abdee264
pub const TID_711t3: Power = VANILLA;

/// # Ozumat's Tentacle
///
/// `TID_711t4` · Neutral minion · 1 mana · 1/3
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Beast
/// - Mechanics: Colossal Limb
///
/// State: Vanilla
//~ TID_711t4 vanilla 2f7395f0 0fa06db5
pub const TID_711t4: Power = VANILLA;

/// # Ozumat's Tentacle
///
/// `TID_711t5` · Neutral minion · 1 mana · 1/3
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Beast
/// - Mechanics: Colossal Limb
///
/// State: Vanilla
//~ TID_711t5 vanilla 5888776f 31373e5b
pub const TID_711t5: Power = VANILLA;

/// # Ozumat's Tentacle
///
/// `TID_711t6` · Neutral minion · 1 mana · 1/3
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Beast
/// - Mechanics: Colossal Limb
///
/// State: Vanilla
//~ TID_711t6 vanilla 1ed5079a 82cee8e6
pub const TID_711t6: Power = VANILLA;

/// # Neptulon the Tidehunter
///
/// `TID_712` · Neutral minion · 10 mana · 7/7
///
/// > **Colossal +2**, **Rush**, **Windfury** Whenever Neptulon attacks, if you control any Hands, they attack instead.
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Windfury, Rush, Colossal
/// - Tags: `1544` = 1
/// - Tokens: Neptulon's Hand [`TID_712t`], Neptulon's Hand [`TID_712t2`]
///
/// State: Todo
//~ TID_712 todo e0e33b2b ed76bc79
pub const TID_712: Power = TODO;

/// # Neptulon's Hand
///
/// `TID_712t` · Neutral minion · 4 mana · 4/2
///
/// > **Immune** while attacking.
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Elemental
/// - Mechanics: Immune While Attacking, Colossal Limb
/// - Refers to: Immune
///
/// State: Todo
//~ TID_712t todo fecd451b 4108d078
pub const TID_712t: Power = TODO;

/// # Neptulon's Hand
///
/// `TID_712t2` · Neutral minion · 4 mana · 4/2
///
/// > **Immune** while attacking.
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Elemental
/// - Mechanics: Immune While Attacking, Colossal Limb
/// - Refers to: Immune
///
/// State: Todo
//~ TID_712t2 todo 0908001e ee5ece95
pub const TID_712t2: Power = TODO;

/// # Bubbler
///
/// `TID_713` · Neutral minion · 1 mana · 2/4
///
/// > After this minion takes exactly one damage, destroy it. *(Pop!)*
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Elemental
///
/// State: Todo
//~ TID_713 todo b7fffb65 4ea3aaa3
pub const TID_713: Power = TODO;

/// # Coilfang Constrictor
///
/// `TID_744` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Look at 3 cards in your opponent's hand and choose one. It can't be played next turn.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Enchantments: Constricted [`TID_744e`]
///
/// State: Todo
//~ TID_744 todo e0c4e131 18778567
pub const TID_744: Power = TODO;

/// # Constricted
///
/// `TID_744e` · Neutral enchantment
///
/// > Can't be played next turn.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TID_744e todo ea0e7a74 32127ffc
pub const TID_744e: Power = TODO;

/// # Naval Mine
///
/// `TSC_001` · Neutral minion · 2 mana · 0/2
///
/// > **Deathrattle:** Deal 4 damage to the enemy hero.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ TSC_001 todo e91aa80e 18ac1009
pub const TSC_001: Power = TODO;

/// # Pufferfist
///
/// `TSC_002` · Neutral minion · 3 mana · 3/4
///
/// > After your hero attacks, deal 1 damage to all enemies.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Pirate
///
/// State: Todo
//~ TSC_002 todo 3ef27a97 0987a850
pub const TSC_002: Power = TODO;

/// # Gangplank Diver
///
/// `TSC_007` · Neutral minion · 5 mana · 6/4
///
/// > **Dormant** for 1 turn. **Rush**. **Immune** while attacking.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Immune While Attacking, Rush
/// - Refers to: Immune, Dormant
/// - Tags: `1652` = 1
///
/// State: Todo
//~ TSC_007 todo ec026313 d04c95d6
pub const TSC_007: Power = TODO;

/// # Slimescale Diver
///
/// `TSC_013` · Neutral minion · 3 mana · 2/4
///
/// > **Dormant** for 1 turn. **Rush**, **Poisonous**
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Poisonous, Rush
/// - Refers to: Dormant
/// - Tags: `1652` = 1
///
/// State: Todo
//~ TSC_013 todo c5154162 4fc39e40
pub const TSC_013: Power = TODO;

/// # Baba Naga
///
/// `TSC_017` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** If you've cast a spell while holding this, deal 3 damage.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Target: "Deal 3 damage."
///
/// State: Todo
//~ TSC_017 todo 2d17c4dd 3e8573ab
pub const TSC_017: Power = TODO;

/// # Barbaric Sorceress
///
/// `TSC_020` · Neutral minion · 6 mana · 3/7
///
/// > **Taunt**. **Battlecry:** Swap the Cost of a random spell in each player's hand.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Naga
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Barbarous [`TSC_020e`], Barbarous [`TSC_020e2`]
///
/// State: Todo
//~ TSC_020 todo d9d80080 2a841c40
pub const TSC_020: Power = TODO;

/// # Barbarous
///
/// `TSC_020e` · Neutral enchantment
///
/// > Attack was swapped.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TSC_020e todo 0e309e05 1b1a5364
pub const TSC_020e: Power = TODO;

/// # Barbarous
///
/// `TSC_020e2` · Neutral enchantment
///
/// > Cost was swapped.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TSC_020e2 todo c9aed4bb 10ceb2fd
pub const TSC_020e2: Power = TODO;

/// # Blademaster Okani
///
/// `TSC_032` · Neutral minion · 4 mana · 2/6
///
/// > **Battlecry: Secretly** choose to **Counter** the next minion or spell your opponent plays while this is alive.
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Counter
/// - Enchantments: Blade Counter [`TSC_032e3`]
/// - Tokens: Minion Counter [`TSC_032t`], Spell Counter [`TSC_032t2`]
///
/// State: Todo
//~ TSC_032 todo 6ab97cee fe43a3d2
pub const TSC_032: Power = TODO;

/// # Blade Counter
///
/// `TSC_032e3` · Paladin enchantment
///
/// > This **Counters** the next **Secretly** chosen minion or spell your opponent plays.@Okani will **Secretly Counter** the next minion your opponent plays.@Okani will **Secretly Counter** the next spell your opponent plays.
///
/// - Set: Voyage to the Sunken City · common
/// - Mechanics: Counter
///
/// State: Todo
//~ TSC_032e3 todo 6852ea19 15eb447a
pub const TSC_032e3: Power = TODO;

/// # Minion Counter
///
/// `TSC_032t` · Neutral spell · 0 mana
///
/// > **Counter** the next minion your opponent plays.
///
/// - Set: Voyage to the Sunken City
/// - Refers to: Counter
///
/// State: Todo
//~ TSC_032t todo 629c0ee5 ecaaab81
pub const TSC_032t: Power = TODO;

/// # Spell Counter
///
/// `TSC_032t2` · Neutral spell · 0 mana
///
/// > **Counter** the next spell your opponent plays.
///
/// - Set: Voyage to the Sunken City
/// - Refers to: Counter
///
/// State: Todo
//~ TSC_032t2 todo 0df3797c 9bd0fd5d
pub const TSC_032t2: Power = TODO;

/// # Gorloc Ravager
///
/// `TSC_034` · Neutral minion · 5 mana · 4/3
///
/// > **Battlecry:** Draw 3 Murlocs.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
///
/// State: Todo
//~ TSC_034 todo 9c213e0c d40076e2
pub const TSC_034: Power = TODO;

/// # School Teacher
///
/// `TSC_052` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Add a 1/1 Nagaling to your hand. **Discover** a spell that costs (3) or less to teach it.
///
/// - Set: Voyage to the Sunken City · epic · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry, Discover
/// - Tokens: Nagaling [`TSC_052t`]
///
/// State: Todo
//~ TSC_052 todo 370b2461 356e0d10
pub const TSC_052: Power = TODO;

/// # Nagaling
///
/// `TSC_052t` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Cast {0}.
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Target: "Cast {0}."
///
/// State: Todo
//~ TSC_052t todo 17e272fb 0679e64f
pub const TSC_052t: Power = TODO;

/// # Rainbow Glowscale
///
/// `TSC_053` · Neutral minion · 2 mana · 2/3
///
/// > **Spell Damage +1**
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Naga
/// - Mechanics: Spellpower
///
/// State: Vanilla
//~ TSC_053 vanilla a4cfcdf1 fd7c343a
pub const TSC_053: Power = VANILLA;

/// # Slithering Deathscale
///
/// `TSC_064` · Neutral minion · 7 mana · 5/9
///
/// > **Battlecry:** If you've cast three spells while holding this, deal 3 damage to all enemies.@ *({0} left!)*@ *(Ready!)*
///
/// - Set: Voyage to the Sunken City · epic · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Tags: `ENTITY_TAG_THRESHOLD_TAG_ID` = 2, `ENTITY_TAG_THRESHOLD_VALUE` = 3
///
/// State: Todo
//~ TSC_064 todo 02412d8b 593fd410
pub const TSC_064: Power = TODO;

/// # Helmet Hermit
///
/// `TSC_065` · Neutral minion · 1 mana · 4/3
///
/// > Can't attack.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Cant Attack
///
/// State: Vanilla
//~ TSC_065 vanilla 866ac04d 1311f8aa
pub const TSC_065: Power = VANILLA;

/// # Ambassador Faelin
///
/// `TSC_067` · Neutral minion · 4 mana · 4/5
///
/// > **Battlecry:** Put 3 **Colossal** minions on the bottom of your deck.
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Colossal
///
/// State: Todo
//~ TSC_067 todo 5d16ac39 e7a9e60c
pub const TSC_067: Power = TODO;

/// # Amalgam of the Deep
///
/// `TSC_069` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Choose a friendly minion. **Discover** a minion of the same minion type.
///
/// - Set: Voyage to the Sunken City · epic · collectible
/// - Minion type: All
/// - Mechanics: Battlecry, Discover
/// - Target: "**Discover** a minion of the same minion type."
///
/// State: Todo
//~ TSC_069 todo 3df10119 5a8e9bbb
pub const TSC_069: Power = TODO;

/// # Click-Clocker
///
/// `TSC_632` · Neutral minion · 1 mana · 1/1
///
/// > **Divine Shield**. **Battlecry:** Give a random Mech in your hand +1/+1.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Divine Shield, Battlecry
/// - Tags: `2542` = 1
/// - Enchantments: Robo-claws [`TSC_632e`]
///
/// State: Todo
//~ TSC_632 todo f1a6374e b49b22d8
pub const TSC_632: Power = TODO;

/// # Robo-claws
///
/// `TSC_632e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TSC_632e todo 9db2b441 8d81fcf0
pub const TSC_632e: Power = TODO;

/// # Piranha Swarmer
///
/// `TSC_638` · Neutral minion · 1 mana · 1/1
///
/// > **Rush** After you summon a Piranha Swarmer, gain +1 Attack.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Beast
/// - Mechanics: Rush
/// - Enchantments: Swarming [`TSC_638e`]
/// - Tokens: Piranha Swarmer [`TSC_638t`], Piranha Swarmer [`TSC_638t2`], Piranha Swarmer [`TSC_638t3`], Piranha Swarmer [`TSC_638t4`]
///
/// State: Todo
//~ TSC_638 todo ad639c1b 3d0b9db1
pub const TSC_638: Power = TODO;

/// # Swarming
///
/// `TSC_638e` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TSC_638e todo 2402830a ca7c922a
pub const TSC_638e: Power = TODO;

/// # Piranha Swarmer
///
/// `TSC_638t` · Neutral minion · 1 mana · 1/1
///
/// > **Rush** After you summon a Piranha Swarmer, gain +1 Attack.
///
/// - Set: Voyage to the Sunken City · common
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Todo
//~ TSC_638t todo 3bdd5936 c1481671
pub const TSC_638t: Power = TODO;

/// # Piranha Swarmer
///
/// `TSC_638t2` · Neutral minion · 1 mana · 1/1
///
/// > **Rush** After you summon a Piranha Swarmer, gain +1 Attack.
///
/// - Set: Voyage to the Sunken City · common
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Todo
//~ TSC_638t2 todo 76bae987 a7edf98c
pub const TSC_638t2: Power = TODO;

/// # Piranha Swarmer
///
/// `TSC_638t3` · Neutral minion · 1 mana · 1/1
///
/// > **Rush** After you summon a Piranha Swarmer, gain +1 Attack.
///
/// - Set: Voyage to the Sunken City · common
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Todo
//~ TSC_638t3 todo b5c15f68 c9452a34
pub const TSC_638t3: Power = TODO;

/// # Piranha Swarmer
///
/// `TSC_638t4` · Neutral minion · 1 mana · 1/1
///
/// > **Rush** After you summon a Piranha Swarmer, gain +1 Attack.
///
/// - Set: Voyage to the Sunken City · common
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Todo
//~ TSC_638t4 todo e02a469e 5b5ed1b6
pub const TSC_638t4: Power = TODO;

/// # Reefwalker
///
/// `TSC_640` · Neutral minion · 3 mana · 3/2
///
/// > **Battlecry and Deathrattle:** Summon a 1/1 Piranha Swarmer.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Deathrattle, Battlecry
/// - Tokens: Piranha Swarmer [`TSC_638t3`]
///
/// State: Todo
//~ TSC_640 todo ebf88ee4 aa087743
pub const TSC_640: Power = TODO;

/// # Queen Azshara
///
/// `TSC_641` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** If you've cast three spells while holding this, choose an Ancient Relic.@ *({0} left!)*@ *(Ready!)*
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Tags: `ENTITY_TAG_THRESHOLD_TAG_ID` = 2, `ENTITY_TAG_THRESHOLD_VALUE` = 3
/// - Tokens: Ring of Tides [`TSC_641ta`], Horn of Ancients [`TSC_641tb`], Xal'atath [`TSC_641tc`], Tidestone of Golganneth [`TSC_641td`]
///
/// State: Todo
//~ TSC_641 todo 5aedcda5 25d38946
pub const TSC_641: Power = TODO;

/// # Ring of Tides
///
/// `TSC_641ta` · Neutral spell · 0 mana
///
/// > After you cast a spell, this becomes a copy of it that costs (1).
///
/// - Set: Voyage to the Sunken City
/// - Enchantments: Shifting [`TSC_641tae`]
///
/// State: Todo
//~ TSC_641ta todo b9f27867 51073760
pub const TSC_641ta: Power = TODO;

/// # Shifting
///
/// `TSC_641tae` · Neutral enchantment
///
/// > Transforming into your spells.
///
/// - Set: Voyage to the Sunken City
/// - Tags: `DEFINING_ENCHANTMENT` = 73732
///
/// State: Todo
//~ TSC_641tae todo 10721842 6c20e020
pub const TSC_641tae: Power = TODO;

/// # Horn of Ancients
///
/// `TSC_641tb` · Neutral spell · 3 mana
///
/// > Add a random **Colossal** minion to your hand. It costs (1).
///
/// - Set: Voyage to the Sunken City
/// - Refers to: Colossal
///
/// State: Todo
//~ TSC_641tb todo ede7b09d 6001d4ef
pub const TSC_641tb: Power = TODO;

/// # Xal'atath
///
/// `TSC_641tc` · Neutral weapon · 2 mana · 0/5 durability
///
/// > After you cast a spell, deal 2 damage to the enemy hero and lose 1 Durability.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TSC_641tc todo 868a1f4a ef744af4
pub const TSC_641tc: Power = TODO;

/// # Tidestone of Golganneth
///
/// `TSC_641td` · Neutral spell · 1 mana
///
/// > Shuffle 5 random spells into your deck. Set their Cost to (1). Draw two cards.
///
/// - Set: Voyage to the Sunken City
/// - Enchantments: Reduced [`TSC_641tde`]
///
/// State: Todo
//~ TSC_641td todo ed73fcd8 eb0d29eb
pub const TSC_641td: Power = TODO;

/// # Reduced
///
/// `TSC_641tde` · Neutral enchantment
///
/// > Costs (1).
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TSC_641tde todo 983b0cc0 04eb4793
pub const TSC_641tde: Power = TODO;

/// # Stormcoil Mothership
///
/// `TSC_645` · Neutral minion · 6 mana · 5/4
///
/// > **Rush Deathrattle:** Summon two random Mechs that cost (3) or less.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle, Rush
///
/// State: Todo
//~ TSC_645 todo a43bfc7e 57f45d09
pub const TSC_645: Power = TODO;

/// # Seascout Operator
///
/// `TSC_646` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** If you control a Mech, summon two 2/1 Mechafish.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Mechanics: Battlecry
/// - Tokens: Mechafish [`TSC_646t`]
///
/// State: Todo
//~ TSC_646 todo 966f1f56 56269665
pub const TSC_646: Power = TODO;

/// # Mechafish
///
/// `TSC_646t` · Neutral minion · 1 mana · 2/1
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Mech, Beast
/// - Tags: `2542` = 1
///
/// State: Vanilla
//~ TSC_646t vanilla e2235898 c6367475
pub const TSC_646t: Power = VANILLA;

/// # Pelican Diver
///
/// `TSC_647` · Neutral minion · 1 mana · 4/1
///
/// > **Dormant** for 1 turn. **Rush**
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Beast
/// - Mechanics: Rush
/// - Refers to: Dormant
/// - Enchantments: Diving [`TSC_647e`]
///
/// State: Todo
//~ TSC_647 todo 68f787f4 ac9d5a7d
pub const TSC_647: Power = TODO;

/// # Diving
///
/// `TSC_647e` · Neutral enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Voyage to the Sunken City
/// - Mechanics: Score Value 1, Dormant Awaken Condition Enchant
///
/// State: Todo
//~ TSC_647e todo 48181642 36ede254
pub const TSC_647e: Power = TODO;

/// # Ini Stormcoil
///
/// `TSC_649` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** Choose a friendly Mech. Summon a copy of it with **Rush**, **Windfury**, and **Divine Shield**.
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Windfury, Divine Shield, Rush
/// - Target: "Summon a copy with **Rush**, **Divine Shield**, and **Windfury**."
/// - Enchantments: Enhanced! [`TSC_649e2`]
///
/// State: Todo
//~ TSC_649 todo 43d5421e cf2e263b
pub const TSC_649: Power = TODO;

/// # Enhanced!
///
/// `TSC_649e2` · Neutral enchantment
///
/// > Granted **Rush**, **Divine Shield** and **Windfury**.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TSC_649e2 todo d9fd5a48 2bb69bf6
pub const TSC_649e2: Power = TODO;

/// # Murkwater Scribe
///
/// `TSC_823` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** The next spell you play costs (1) less.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Enchantments: Murky [`TSC_823e`]
///
/// State: Todo
//~ TSC_823 todo f554405f 8f1b41a2
pub const TSC_823: Power = TODO;

/// # Murky
///
/// `TSC_823e` · Neutral enchantment
///
/// > Your next spell costs (1) less.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TSC_823e todo 84e9b2a4 259a9fc6
pub const TSC_823e: Power = TODO;

/// # Crushclaw Enforcer
///
/// `TSC_826` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** If you've cast a spell while holding this, draw a Naga.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
///
/// State: Todo
//~ TSC_826 todo ef3857d8 21dfb788
pub const TSC_826: Power = TODO;

/// # Vicious Slitherspear
///
/// `TSC_827` · Neutral minion · 1 mana · 1/3
///
/// > After you cast a spell, gain +1 Attack until your next turn.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Naga
/// - Enchantments: Vicious [`TSC_827e`]
///
/// State: Todo
//~ TSC_827 todo d8e59232 1c4cfa79
pub const TSC_827: Power = TODO;

/// # Vicious
///
/// `TSC_827e` · Neutral enchantment
///
/// > +1 Attack until your next turn.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TSC_827e todo 8bc7512f 844be528
pub const TSC_827e: Power = TODO;

/// # Naga Giant
///
/// `TSC_829` · Neutral minion · 20 mana · 8/8
///
/// > Costs (1) less for each Mana you've spent on spells this game.
///
/// - Set: Voyage to the Sunken City · epic · collectible
/// - Minion type: Naga
///
/// State: Todo
//~ TSC_829 todo b67e2182 d51dd24c
pub const TSC_829: Power = TODO;

/// # Sir Finley, Sea Guide
///
/// `TSC_908` · Neutral minion · 1 mana · 1/3
///
/// > **Battlecry:** Swap your hand with the bottom of your deck.
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
///
/// State: Todo
//~ TSC_908 todo e2ce49d1 19165e52
pub const TSC_908: Power = TODO;

/// # Tuskarrrr Trawler
///
/// `TSC_909` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry: Dredge**.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry, Dredge
///
/// State: Todo
//~ TSC_909 todo 1aa22680 ff39ae1a
pub const TSC_909: Power = TODO;

/// # Excavation Specialist
///
/// `TSC_911` · Neutral minion · 4 mana · 3/6
///
/// > **Battlecry: Dredge**. Reduce its Cost by (1).
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Mechanics: Battlecry, Dredge
///
/// State: Todo
//~ TSC_911 todo 61335d93 cd45b8a2
pub const TSC_911: Power = TODO;

/// # Azsharan Sentinel
///
/// `TSC_919` · Neutral minion · 5 mana · 5/6
///
/// > **Taunt**. **Deathrattle:** Put a 'Sunken Sentinel' on the bottom of your deck.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Mechanics: Taunt, Deathrattle
/// - Tokens: Sunken Sentinel [`TSC_919t`]
///
/// State: Todo
//~ TSC_919 todo 607de26d c5d31ebc
pub const TSC_919: Power = TODO;

/// # Sunken Sentinel
///
/// `TSC_919t` · Neutral minion · 5 mana · 5/6
///
/// > Divine Shield**,** Taunt**, Lifesteal**
///
/// - Set: Voyage to the Sunken City
/// - Mechanics: Taunt, Divine Shield, Lifesteal
///
/// State: Vanilla
//~ TSC_919t vanilla ced0b962 b206e10e
pub const TSC_919t: Power = VANILLA;

/// # Smothering Starfish
///
/// `TSC_926` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry: Silence** ALL other minions.
///
/// - Set: Voyage to the Sunken City · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Silence
///
/// State: Todo
//~ TSC_926 todo 347b3968 04c3d60e
pub const TSC_926: Power = TODO;

/// # Security Automaton
///
/// `TSC_928` · Neutral minion · 2 mana · 1/3
///
/// > After you summon a Mech, gain +1/+1.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Mech
/// - Enchantments: Overclocked [`TSC_928e`]
///
/// State: Todo
//~ TSC_928 todo 0ceefb7f 49a1177c
pub const TSC_928: Power = TODO;

/// # Overclocked
///
/// `TSC_928e` · Paladin enchantment
///
/// > +1/+1.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TSC_928e todo 5fcf4fc7 f4b0671c
pub const TSC_928e: Power = TODO;

/// # Selfish Shellfish
///
/// `TSC_935` · Neutral minion · 4 mana · 7/7
///
/// > **Deathrattle:** Your opponent draws 2 cards.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ TSC_935 todo aa13c1f6 63823a4f
pub const TSC_935: Power = TODO;

/// # Treasure Guard
///
/// `TSC_938` · Neutral minion · 3 mana · 1/5
///
/// > **Taunt Deathrattle:** Draw a card.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Naga
/// - Mechanics: Taunt, Deathrattle
///
/// State: Todo
//~ TSC_938 todo 9adde810 79869474
pub const TSC_938: Power = TODO;

/// # Twin-fin Fin Twin
///
/// `TSC_960` · Neutral minion · 3 mana · 2/1
///
/// > **Rush**. **Battlecry:** Summon a copy of this.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry, Rush
///
/// State: Todo
//~ TSC_960 todo f162e603 59d077f6
pub const TSC_960: Power = TODO;

/// # The Coin
///
/// `TSC_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Voyage to the Sunken City
/// - Mechanics: Coin Card
///
/// State: Todo
//~ TSC_COIN1 todo 4dfdba65 a653662f
pub const TSC_COIN1: Power = TODO;

/// # The Coin
///
/// `TSC_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Voyage to the Sunken City
/// - Mechanics: Coin Card
///
/// State: Todo
//~ TSC_COIN2 todo db176e9d eab852c1
pub const TSC_COIN2: Power = TODO;
