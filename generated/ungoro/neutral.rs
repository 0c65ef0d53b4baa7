//! Neutral cards of Journey to Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Stubborn Gastropod
///
/// `ICC_828t2` · Neutral minion · 2 mana · 1/2
///
/// > **Taunt** **Poisonous**@**Taunt**, **Poisonous**
///
/// - Set: Journey to Un'Goro · common
/// - Minion type: Beast
/// - Mechanics: Taunt, Poisonous
///
/// State: Todo
//~ ICC_828t2 todo 77adcfb0 5b8e1b73
pub const ICC_828t2: Power = TODO;

/// # Giant Wasp
///
/// `ICC_828t3` · Neutral minion · 3 mana · 2/2
///
/// > **Stealth** **Poisonous**@**Stealth**, **Poisonous**
///
/// - Set: Journey to Un'Goro · common
/// - Minion type: Beast
/// - Mechanics: Stealth, Poisonous
///
/// State: Todo
//~ ICC_828t3 todo 6cc243c3 b6d704a2
pub const ICC_828t3: Power = TODO;

/// # Fandral Enchantment
///
/// `OG_044e` · Neutral enchantment
///
/// > Your **Choose One** cards and powers have both effects combined.
///
/// - Set: Journey to Un'Goro
///
/// State: Todo
//~ OG_044e todo 4b202f79 f70d3ecb
pub const OG_044e: Power = TODO;

/// # Pterrordax Hatchling
///
/// `UNG_001` · Neutral minion · 3 mana · 2/2
///
/// > Battlecry: **Adapt**.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Adapt
///
/// State: Todo
//~ UNG_001 todo 5452b6ab a1c837be
pub const UNG_001: Power = TODO;

/// # Volcanosaur
///
/// `UNG_002` · Neutral minion · 6 mana · 5/6
///
/// > **Battlecry: Adapt**, then **Adapt**.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Battlecry
/// - Refers to: Adapt
/// - Tags: `2540` = 1
///
/// State: Todo
//~ UNG_002 todo aee189a4 fa23bc60
pub const UNG_002: Power = TODO;

/// # Ravasaur Runt
///
/// `UNG_009` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** If you control at least 2 other minions, **Adapt.**
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Adapt
///
/// State: Todo
//~ UNG_009 todo af5c2c76 2860fec5
pub const UNG_009: Power = TODO;

/// # Sated Threshadon
///
/// `UNG_010` · Neutral minion · 7 mana · 5/8
///
/// > **Taunt Deathrattle:** Summon three 1/1 Murlocs.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Deathrattle
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 58413
/// - Tokens: Primalfin [`UNG_201t`](crate::ungoro::shaman::UNG_201t)
///
/// State: Todo
//~ UNG_010 todo ca413db0 d194b7dc
pub const UNG_010: Power = TODO;

/// # Tol'vir Stoneshaper
///
/// `UNG_070` · Neutral minion · 4 mana · 3/6
///
/// > **Battlecry:** If you played an Elemental last turn, gain **Taunt** and **Divine Shield**.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Divine Shield
/// - Enchantments: Stonewall [`UNG_070e`]
///
/// State: Todo
//~ UNG_070 todo e4806d1f 43847f2b
pub const UNG_070: Power = TODO;

/// # Stonewall
///
/// `UNG_070e` · Neutral enchantment
///
/// > **Divine Shield** and **Taunt**.
///
/// - Set: Journey to Un'Goro
///
/// State: Todo
//~ UNG_070e todo 72da4264 817a6efa
pub const UNG_070e: Power = TODO;

/// # Giant Mastodon
///
/// `UNG_071` · Neutral minion · 9 mana · 6/12
///
/// > **Taunt**
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ UNG_071 vanilla 78792863 64b44ce8
pub const UNG_071: Power = VANILLA;

/// # Stonehill Defender
///
/// `UNG_072` · Neutral minion · 3 mana · 1/5
///
/// > **Taunt Battlecry: Discover** a **Taunt** minion.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Mechanics: Taunt, Battlecry, Discover
///
/// State: Todo
//~ UNG_072 todo 0c16d2b8 52274242
pub const UNG_072: Power = TODO;

/// # Rockpool Hunter
///
/// `UNG_073` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Give a friendly Murloc +1/+1.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET`, `REQ_TARGET_WITH_RACE` = 14, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Target: "Give +1/+1."
/// - Enchantments: Trained [`UNG_073e`]
///
/// State: Todo
//~ UNG_073 todo 7132204d 46986f42
pub const UNG_073: Power = TODO;

/// # Trained
///
/// `UNG_073e` · Neutral enchantment
///
/// > +1/+1
///
/// - Set: Journey to Un'Goro
///
/// State: Todo
//~ UNG_073e todo 5643fb16 5fef4f59
pub const UNG_073e: Power = TODO;

/// # Vicious Fledgling
///
/// `UNG_075` · Neutral minion · 3 mana · 3/3
///
/// > After this minion attacks a hero, **Adapt**.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Minion type: Beast
/// - Refers to: Adapt
///
/// State: Todo
//~ UNG_075 todo 0e232213 180cb94b
pub const UNG_075: Power = TODO;

/// # Eggnapper
///
/// `UNG_076` · Neutral minion · 3 mana · 3/1
///
/// > **Deathrattle:** Summon two 1/1 Raptors.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Raptor [`UNG_076t1`]
///
/// State: Todo
//~ UNG_076 todo 79f98aba 63176668
pub const UNG_076: Power = TODO;

/// # Raptor
///
/// `UNG_076t1` · Neutral minion · 1 mana · 1/1
///
/// - Set: Journey to Un'Goro
/// - Minion type: Beast
///
/// State: Vanilla
//~ UNG_076t1 vanilla 3a28faf8 d5752aae
pub const UNG_076t1: Power = VANILLA;

/// # Frozen Crusher
///
/// `UNG_079` · Neutral minion · 5 mana · 8/8
///
/// > After this minion attacks, **Freeze** it.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Minion type: Elemental
/// - Refers to: Freeze
///
/// State: Todo
//~ UNG_079 todo f7684d3a 9609799d
pub const UNG_079: Power = TODO;

/// # Thunder Lizard
///
/// `UNG_082` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry**: If you played an Elemental last turn, **Adapt**.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Adapt
///
/// State: Todo
//~ UNG_082 todo 806a6c0b 309b0730
pub const UNG_082: Power = TODO;

/// # Devilsaur Egg
///
/// `UNG_083` · Neutral minion · 3 mana · 0/3
///
/// > **Deathrattle:** Summon a 5/5 Devilsaur.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Devilsaur [`UNG_083t1`]
///
/// State: Todo
//~ UNG_083 todo 4084a261 63287a6e
pub const UNG_083: Power = TODO;

/// # Devilsaur
///
/// `UNG_083t1` · Neutral minion · 5 mana · 5/5
///
/// - Set: Journey to Un'Goro
/// - Minion type: Beast
///
/// State: Vanilla
//~ UNG_083t1 vanilla 87b25c98 75fce4fb
pub const UNG_083t1: Power = VANILLA;

/// # Fire Plume Phoenix
///
/// `UNG_084` · Neutral minion · 4 mana · 3/4
///
/// > **Battlecry:** Deal 3 damage.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Battlecry
/// - Tags: `2542` = 1
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_NONSELF_TARGET` (hearthstone-data 36393.1)
/// - Target: "Deal 3 damage."
///
/// State: Todo
//~ UNG_084 todo 080c8b6c af50c9b9
pub const UNG_084: Power = TODO;

/// # Emerald Hive Queen
///
/// `UNG_085` · Neutral minion · 1 mana · 3/3
///
/// > Your minions cost (2) more.
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Aura
/// - Enchantments: Emerald Hive [`UNG_085e`]
///
/// State: Todo
//~ UNG_085 todo 9618b72e 4af8d7dc
pub const UNG_085: Power = TODO;

/// # Emerald Hive
///
/// `UNG_085e` · Neutral enchantment
///
/// > Costs (2) more.
///
/// - Set: Journey to Un'Goro
///
/// State: Todo
//~ UNG_085e todo e0fd388f bbc7f030
pub const UNG_085e: Power = TODO;

/// # Bittertide Hydra
///
/// `UNG_087` · Neutral minion · 5 mana · 8/8
///
/// > Whenever this minion takes damage, deal 3 damage to your hero.
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Minion type: Beast
///
/// State: Todo
//~ UNG_087 todo cdda24e8 9a544946
pub const UNG_087: Power = TODO;

/// # Tortollan Primalist
///
/// `UNG_088` · Neutral minion · 8 mana · 5/5
///
/// > **Battlecry: Discover** a spell and cast it with random targets.
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ UNG_088 todo b07830ce 0e0501ed
pub const UNG_088: Power = TODO;

/// # Gentle Megasaur
///
/// `UNG_089` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry: Adapt** your Murlocs.
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Adapt
///
/// State: Todo
//~ UNG_089 todo c0f96651 40a87e66
pub const UNG_089: Power = TODO;

/// # Charged Devilsaur
///
/// `UNG_099` · Neutral minion · 7 mana · 7/7
///
/// > **Charge Battlecry:** Can't attack heroes this turn.
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Charge, Battlecry
/// - Tags: `2540` = 1
///
/// State: Todo
//~ UNG_099 todo ebddbaf0 2b832a7f
pub const UNG_099: Power = TODO;

/// # Bright-Eyed Scout
///
/// `UNG_113` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Draw a card. Change its Cost to (5).
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Scouted [`UNG_113e`]
///
/// State: Todo
//~ UNG_113 todo 467c9c5a c0ee31eb
pub const UNG_113: Power = TODO;

/// # Scouted
///
/// `UNG_113e` · Neutral enchantment
///
/// > Costs (5).
///
/// - Set: Journey to Un'Goro
///
/// State: Todo
//~ UNG_113e todo 489daa4a a0f89803
pub const UNG_113e: Power = TODO;

/// # Glacial Shard
///
/// `UNG_205` · Neutral minion · 1 mana · 2/1
///
/// > **Battlecry: Freeze** an enemy.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Refers to: Freeze
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_ENEMY_TARGET` (hearthstone-data 36393.1)
/// - Target: "Freeze an enemy."
///
/// State: Todo
//~ UNG_205 todo c92165ba ea32ba72
pub const UNG_205: Power = TODO;

/// # Nesting Roc
///
/// `UNG_801` · Neutral minion · 5 mana · 4/7
///
/// > **Battlecry:** If you control at least 2 other minions, gain **Taunt**.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Taunt
///
/// State: Todo
//~ UNG_801 todo c108d15d f0b990d0
pub const UNG_801: Power = TODO;

/// # Emerald Reaver
///
/// `UNG_803` · Neutral minion · 1 mana · 2/1
///
/// > **Battlecry:** Deal 1 damage to each hero.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Todo
//~ UNG_803 todo 46a40a5e 766880ec
pub const UNG_803: Power = TODO;

/// # Ultrasaur
///
/// `UNG_806` · Neutral minion · 10 mana · 7/14
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Beast
///
/// State: Vanilla
//~ UNG_806 vanilla f55f4e04 03c915e7
pub const UNG_806: Power = VANILLA;

/// # Golakka Crawler
///
/// `UNG_807` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Destroy a Pirate and gain +1/+1.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_IF_AVAILABLE`, `REQ_TARGET_WITH_RACE` = 23 (hearthstone-data 36393.1)
/// - Target: "Destroy a Pirate."
/// - Enchantments: Overfull Belly [`UNG_807e`]
///
/// State: Todo
//~ UNG_807 todo b6c5ecaa 9606f821
pub const UNG_807: Power = TODO;

/// # Overfull Belly
///
/// `UNG_807e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Journey to Un'Goro
///
/// State: Todo
//~ UNG_807e todo d8adc4b6 94133031
pub const UNG_807e: Power = TODO;

/// # Stubborn Gastropod
///
/// `UNG_808` · Neutral minion · 2 mana · 1/3
///
/// > **Taunt** **Poisonous**
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Poisonous
///
/// State: Vanilla
//~ UNG_808 vanilla 84e1ebe0 96bde1fa
pub const UNG_808: Power = VANILLA;

/// # Fire Fly
///
/// `UNG_809` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry**: Add a 1/2 Elemental to your hand.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Tokens: Flame Elemental [`UNG_809t1`]
///
/// State: Todo
//~ UNG_809 todo c3eb2577 45e55a2e
pub const UNG_809: Power = TODO;

/// # Flame Elemental
///
/// `UNG_809t1` · Neutral minion · 1 mana · 1/2
///
/// - Set: Journey to Un'Goro
/// - Minion type: Elemental
///
/// State: Vanilla
//~ UNG_809t1 vanilla efaddac6 56280c87
pub const UNG_809t1: Power = VANILLA;

/// # Stegodon
///
/// `UNG_810` · Neutral minion · 4 mana · 2/6
///
/// > **Taunt**
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ UNG_810 vanilla da2fa425 01bf5df1
pub const UNG_810: Power = VANILLA;

/// # Sabretooth Stalker
///
/// `UNG_812` · Neutral minion · 6 mana · 8/2
///
/// > **Stealth**
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Stealth
/// - Tags: `1584` = 1
///
/// State: Vanilla
//~ UNG_812 vanilla cf77a115 1c88d7de
pub const UNG_812: Power = VANILLA;

/// # Stormwatcher
///
/// `UNG_813` · Neutral minion · 7 mana · 4/8
///
/// > **Windfury**
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Windfury
///
/// State: Vanilla
//~ UNG_813 vanilla c68349cf d90a05fc
pub const UNG_813: Power = VANILLA;

/// # Giant Wasp
///
/// `UNG_814` · Neutral minion · 3 mana · 2/2
///
/// > **Stealth** **Poisonous**
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Stealth, Poisonous
///
/// State: Vanilla
//~ UNG_814 vanilla 48852da0 e84ada86
pub const UNG_814: Power = VANILLA;

/// # Servant of Kalimos
///
/// `UNG_816` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** If you played an Elemental last turn, **Discover** an Elemental.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry, Discover
/// - Play requirements: `REQ_FRIENDLY_TARGET`, `REQ_TARGET_WITH_DEATHRATTLE` (hearthstone-data 36393.1)
///
/// State: Todo
//~ UNG_816 todo eca7d3aa 835689b7
pub const UNG_816: Power = TODO;

/// # Volatile Elemental
///
/// `UNG_818` · Neutral minion · 2 mana · 3/1
///
/// > **Deathrattle:** Deal 3 damage to a random enemy minion.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ UNG_818 todo 425ace82 9b5eb4f1
pub const UNG_818: Power = TODO;

/// # Hemet, Jungle Hunter
///
/// `UNG_840` · Neutral minion · 6 mana · 6/6
///
/// > **Battlecry:** Destroy all cards in your deck that cost (3) or less.
///
/// - Set: Journey to Un'Goro · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ UNG_840 todo bb889340 155cd7fe
pub const UNG_840: Power = TODO;

/// # The Voraxx
///
/// `UNG_843` · Neutral minion · 3 mana · 3/4
///
/// > After you cast a spell on this minion, summon a 1/1 Plant and cast another copy on it.
///
/// - Set: Journey to Un'Goro · legendary · collectible
/// - Tokens: Plant [`UNG_999t2t1`]
///
/// State: Todo
//~ UNG_843 todo 55d4fbef c8a93248
pub const UNG_843: Power = TODO;

/// # Humongous Razorleaf
///
/// `UNG_844` · Neutral minion · 3 mana · 4/8
///
/// > Can't attack.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Mechanics: Cant Attack
///
/// State: Vanilla
//~ UNG_844 vanilla 2a7944a6 8c90f3a8
pub const UNG_844: Power = VANILLA;

/// # Igneous Elemental
///
/// `UNG_845` · Neutral minion · 3 mana · 3/3
///
/// > **Deathrattle:** Add two 1/2 Flame Elementals to your hand.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Deathrattle
/// - Tokens: Flame Elemental [`UNG_809t1`]
///
/// State: Todo
//~ UNG_845 todo 2ec10ce1 417c17f1
pub const UNG_845: Power = TODO;

/// # Blazecaller
///
/// `UNG_847` · Neutral minion · 6 mana · 6/6
///
/// > **Battlecry:** If you played an Elemental last turn, deal 5 damage.
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_NONSELF_TARGET`, `REQ_TARGET_IF_AVAILABE_AND_ELEMENTAL_PLAYED_LAST_TURN` (hearthstone-data 36393.1)
/// - Target: "Deal 5 damage."
///
/// State: Todo
//~ UNG_847 todo e79fc9e9 841de9d2
pub const UNG_847: Power = TODO;

/// # Primordial Drake
///
/// `UNG_848` · Neutral minion · 8 mana · 4/8
///
/// > **Taunt Battlecry:** Deal 2 damage to all other minions.
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Minion type: Dragon
/// - Mechanics: Taunt, Battlecry
///
/// State: Todo
//~ UNG_848 todo 8a7aa56b 7599abd6
pub const UNG_848: Power = TODO;

/// # Elise the Trailblazer
///
/// `UNG_851` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Shuffle a sealed **Un'Goro** pack into your deck. If your deck has no duplicates, draw it.
///
/// - Set: Journey to Un'Goro · legendary · collectible
/// - Mechanics: Battlecry
/// - Tokens: Un'Goro Pack [`UNG_851t1`]
///
/// State: Todo
//~ UNG_851 todo cfcc0faf ac66823f
pub const UNG_851: Power = TODO;

/// # Un'Goro Pack
///
/// `UNG_851t1` · Neutral spell · 2 mana
///
/// > Add 5 **Journey to Un'Goro** cards to your hand.
///
/// - Set: Journey to Un'Goro
///
/// State: Todo
//~ UNG_851t1 todo 5975123f d9789f1f
pub const UNG_851t1: Power = TODO;

/// # Spiritsinger Umbra
///
/// `UNG_900` · Neutral minion · 5 mana · 3/4
///
/// > After you summon a minion, trigger its **Deathrattle** effect.
///
/// - Set: Journey to Un'Goro · legendary · collectible
/// - Refers to: Deathrattle
///
/// State: Todo
//~ UNG_900 todo 6a5f64d5 c82d86e7
pub const UNG_900: Power = TODO;

/// # Ozruk
///
/// `UNG_907` · Neutral minion · 8 mana · 8/8
///
/// > **Taunt Battlecry:** Gain +5 Health for each Elemental you played last turn.
///
/// - Set: Journey to Un'Goro · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Just Blaze [`UNG_907e`]
///
/// State: Todo
//~ UNG_907 todo 16f188cc 0ca57dda
pub const UNG_907: Power = TODO;

/// # Just Blaze
///
/// `UNG_907e` · Neutral enchantment
///
/// > +5 Health
///
/// - Set: Journey to Un'Goro
///
/// State: Todo
//~ UNG_907e todo 3952ac2a 6fb4cf89
pub const UNG_907e: Power = TODO;

/// # Tar Creeper
///
/// `UNG_928` · Neutral minion · 3 mana · 1/5
///
/// > **Taunt** Has +2 Attack during your opponent's turn.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt
///
/// State: Todo
//~ UNG_928 todo 03437aaa 9d604819
pub const UNG_928: Power = TODO;

/// # Primalfin Lookout
///
/// `UNG_937` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** If you control another Murloc, **Discover** a Murloc.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ UNG_937 todo 8171b3d4 7fda8ef5
pub const UNG_937: Power = TODO;

/// # Gluttonous Ooze
///
/// `UNG_946` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Destroy your opponent's weapon and gain Armor equal to its Attack.
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET`, `REQ_TARGET_WITH_DEATHRATTLE` (hearthstone-data 36393.1)
///
/// State: Todo
//~ UNG_946 todo b761b27b 395faeee
pub const UNG_946: Power = TODO;

/// # Shrouding Mist
///
/// `UNG_999t10` · Neutral spell · 0 mana
///
/// > **Stealth** until your next turn.
///
/// - Set: Journey to Un'Goro
/// - Mechanics: Stealth
/// - Tags: `1200` = 1
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Shrouding Mist [`UNG_999t10e`]
///
/// State: Todo
//~ UNG_999t10 todo a00a6c18 be26b620
pub const UNG_999t10: Power = TODO;

/// # Shrouding Mist
///
/// `UNG_999t10e` · Neutral enchantment
///
/// > Stealthed until your next turn.
///
/// - Set: Journey to Un'Goro
///
/// State: Todo
//~ UNG_999t10e todo a5ad06ac e57e3e9b
pub const UNG_999t10e: Power = TODO;

/// # Poison Spit
///
/// `UNG_999t13` · Neutral spell · 0 mana
///
/// > **Poisonous**
///
/// - Set: Journey to Un'Goro
/// - Mechanics: Poisonous
/// - Tags: `1200` = 1
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Poison Spit [`UNG_999t13e`]
///
/// State: Todo
//~ UNG_999t13 todo 9baf86f2 77ec144a
pub const UNG_999t13: Power = TODO;

/// # Poison Spit
///
/// `UNG_999t13e` · Neutral enchantment
///
/// > **Poisonous**
///
/// - Set: Journey to Un'Goro
///
/// State: Todo
//~ UNG_999t13e todo 65ba72e3 6b6fdbe4
pub const UNG_999t13e: Power = TODO;

/// # Volcanic Might
///
/// `UNG_999t14` · Neutral spell · 0 mana
///
/// > +1/+1
///
/// - Set: Journey to Un'Goro
/// - Tags: `1200` = 1
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Volcanic Might [`UNG_999t14e`]
///
/// State: Todo
//~ UNG_999t14 todo 85cf6b3c a25f2e35
pub const UNG_999t14: Power = TODO;

/// # Volcanic Might
///
/// `UNG_999t14e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Journey to Un'Goro
///
/// State: Todo
//~ UNG_999t14e todo 39c72969 0af1241e
pub const UNG_999t14e: Power = TODO;

/// # Living Spores
///
/// `UNG_999t2` · Neutral spell · 0 mana
///
/// > **Deathrattle:** Summon two 1/1 Plants.
///
/// - Set: Journey to Un'Goro
/// - Mechanics: Deathrattle
/// - Tags: `1200` = 1
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Living Spores [`UNG_999t2e`]
/// - Tokens: Plant [`UNG_999t2t1`]
///
/// State: Todo
//~ UNG_999t2 todo a41f0e19 d5d38973
pub const UNG_999t2: Power = TODO;

/// # Living Spores
///
/// `UNG_999t2e` · Neutral enchantment
///
/// > **Deathrattle:** Summon two 1/1 Plants.
///
/// - Set: Journey to Un'Goro
/// - Tokens: Plant [`UNG_999t2t1`]
///
/// State: Todo
//~ UNG_999t2e todo f4525984 3cbc536a
pub const UNG_999t2e: Power = TODO;

/// # Plant
///
/// `UNG_999t2t1` · Neutral minion · 1 mana · 1/1
///
/// - Set: Journey to Un'Goro
///
/// State: Vanilla
//~ UNG_999t2t1 vanilla b5a42253 f95f50b8
pub const UNG_999t2t1: Power = VANILLA;

/// # Flaming Claws
///
/// `UNG_999t3` · Neutral spell · 0 mana
///
/// > +3 Attack
///
/// - Set: Journey to Un'Goro
/// - Tags: `1200` = 1
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Flaming Claws [`UNG_999t3e`]
///
/// State: Todo
//~ UNG_999t3 todo 1f17f2ad 0816ea3e
pub const UNG_999t3: Power = TODO;

/// # Flaming Claws
///
/// `UNG_999t3e` · Neutral enchantment
///
/// > +3 Attack.
///
/// - Set: Journey to Un'Goro
///
/// State: Todo
//~ UNG_999t3e todo 7ec9a8d9 fd0f519d
pub const UNG_999t3e: Power = TODO;

/// # Rocky Carapace
///
/// `UNG_999t4` · Neutral spell · 0 mana
///
/// > +3 Health
///
/// - Set: Journey to Un'Goro
/// - Tags: `1200` = 1
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Rocky Carapace [`UNG_999t4e`]
///
/// State: Todo
//~ UNG_999t4 todo 71310307 3ac17b0c
pub const UNG_999t4: Power = TODO;

/// # Rocky Carapace
///
/// `UNG_999t4e` · Neutral enchantment
///
/// > +3 Health.
///
/// - Set: Journey to Un'Goro
///
/// State: Todo
//~ UNG_999t4e todo dfdf7651 84b6084e
pub const UNG_999t4e: Power = TODO;

/// # Liquid Membrane
///
/// `UNG_999t5` · Neutral spell · 0 mana
///
/// > **Elusive**
///
/// - Set: Journey to Un'Goro
/// - Mechanics: Elusive
/// - Tags: `1200` = 1
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Liquid Membrane [`UNG_999t5e`]
///
/// State: Todo
//~ UNG_999t5 todo 0627387f a78f2747
pub const UNG_999t5: Power = TODO;

/// # Liquid Membrane
///
/// `UNG_999t5e` · Neutral enchantment
///
/// > **Elusive**.
///
/// - Set: Journey to Un'Goro
///
/// State: Todo
//~ UNG_999t5e todo 76f35394 53f2ac20
pub const UNG_999t5e: Power = TODO;

/// # Massive
///
/// `UNG_999t6` · Neutral spell · 0 mana
///
/// > **Taunt**
///
/// - Set: Journey to Un'Goro
/// - Mechanics: Taunt
/// - Tags: `1200` = 1
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Massive [`UNG_999t6e`]
///
/// State: Todo
//~ UNG_999t6 todo 87fa4bdb b55db007
pub const UNG_999t6: Power = TODO;

/// # Massive
///
/// `UNG_999t6e` · Neutral enchantment
///
/// > **Taunt**
///
/// - Set: Journey to Un'Goro
///
/// State: Todo
//~ UNG_999t6e todo 480f4b20 54a2a296
pub const UNG_999t6e: Power = TODO;

/// # Lightning Speed
///
/// `UNG_999t7` · Neutral spell · 0 mana
///
/// > **Windfury**
///
/// - Set: Journey to Un'Goro
/// - Mechanics: Windfury
/// - Tags: `1200` = 1
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Lightning Speed [`UNG_999t7e`]
///
/// State: Todo
//~ UNG_999t7 todo f92e35b8 3b05e16b
pub const UNG_999t7: Power = TODO;

/// # Lightning Speed
///
/// `UNG_999t7e` · Neutral enchantment
///
/// > **Windfury**
///
/// - Set: Journey to Un'Goro
///
/// State: Todo
//~ UNG_999t7e todo 104495e0 69a9e05a
pub const UNG_999t7e: Power = TODO;

/// # Crackling Shield
///
/// `UNG_999t8` · Neutral spell · 0 mana
///
/// > **Divine Shield**
///
/// - Set: Journey to Un'Goro
/// - Mechanics: Divine Shield
/// - Tags: `1200` = 1
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Crackling Shield [`UNG_999t8e`]
///
/// State: Todo
//~ UNG_999t8 todo f6c66e83 438d6767
pub const UNG_999t8: Power = TODO;

/// # Crackling Shield
///
/// `UNG_999t8e` · Neutral enchantment
///
/// > **Divine Shield**
///
/// - Set: Journey to Un'Goro
///
/// State: Todo
//~ UNG_999t8e todo db2498b4 f2e615e4
pub const UNG_999t8e: Power = TODO;
