//! Mage cards of Across the Timeways.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Time-Twisted Seer
///
/// `END_022` · Multi-class minion · 1 mana · 1/3
///
/// > Has **Spell Damage +2** while damaged.
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Dragon
/// - Classes: Mage, Warrior
/// - Refers to: Spellpower
/// - Enchantments: Time-Twisted [`END_022e`]
///
/// State: Todo
//~ END_022 todo 4575f702 69fa7087
pub const END_022: Power = TODO;

/// # Time-Twisted
///
/// `END_022e` · Neutral enchantment
///
/// > **Spell Damage +2**.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ END_022e todo 2f02ef1c 34ecc8a1
pub const END_022e: Power = TODO;

/// # Bitter End
///
/// `END_023` · Multi-class spell · Frost · 5 mana
///
/// > **Freeze** a minion and its neighbors. Destroy any that are damaged.
///
/// - Set: Across the Timeways · rare · collectible
/// - Classes: Mage, Warrior
/// - Refers to: Freeze
///
/// State: Todo
//~ END_023 todo 50143d31 477157f4
pub const END_023: Power = TODO;

/// # Flames of Infinity
///
/// `END_024` · Mage spell · Fire · 3 mana
///
/// > **Secret:** When your enemy's turn ends, deal INFINITE damage to their highest Health minion.
///
/// - Set: Across the Timeways · common · collectible
/// - Mechanics: Secret, Immune To Spellpower
///
/// State: Todo
//~ END_024 todo e0b475db ad2c70da
pub const END_024: Power = TODO;

/// # Eternal Firebolt
///
/// `END_025` · Multi-class spell · Fire · 3 mana
///
/// > **Lifesteal** Deal $3 damage to a minion. If it dies, return this to your hand at the end of your turn.
///
/// - Set: Across the Timeways · common · collectible
/// - Classes: Mage, Priest
/// - Mechanics: Lifesteal
/// - Enchantments: Eternal Firebolt [`END_025e`]
///
/// State: Todo
//~ END_025 todo 579e6bd1 fb021a14
pub const END_025: Power = TODO;

/// # Eternal Firebolt
///
/// `END_025e` · Neutral enchantment
///
/// > Get an Eternal Flame at the end of the turn.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ END_025e todo 2292b494 b569c648
pub const END_025e: Power = TODO;

/// # Fragment of Nothing
///
/// `END_026` · Multi-class minion · 4 mana · 3/6
///
/// > After you cast a spell on a minion, draw a card.
///
/// - Set: Across the Timeways · rare · collectible
/// - Minion type: Elemental
/// - Classes: Mage, Priest
/// - Tags: `4930` = 1
///
/// State: Todo
//~ END_026 todo e7d28962 6edd1ff6
pub const END_026: Power = TODO;

/// # Semi-Stable Portal
///
/// `TIME_000` · Mage spell · Arcane · 2 mana
///
/// > **Rewind** Add a random minion to your hand. It costs (3) less.
///
/// - Set: Across the Timeways · rare · collectible
/// - Mechanics: Rewind
/// - Tokens: Keep Timeline [`TIME_000ta`], Rewind Timeline [`TIME_000tb`]
///
/// State: Todo
//~ TIME_000 todo 1e8d453b 7884ff4e
pub const TIME_000: Power = TODO;

/// # Keep Timeline
///
/// `TIME_000ta` · Neutral spell · 0 mana
///
/// > Do nothing. *This timeline is perfect as-is!*
///
/// - Set: Across the Timeways
/// - Tags: `4412` = 1
///
/// State: Todo
//~ TIME_000ta todo d09d6def 976b2c99
pub const TIME_000ta: Power = TODO;

/// # Rewind Timeline
///
/// `TIME_000tb` · Neutral spell · 0 mana
///
/// > **Rewind** the card's effect.
///
/// - Set: Across the Timeways
/// - Mechanics: Rewind
///
/// State: Todo
//~ TIME_000tb todo 4ac5155f 75b37cad
pub const TIME_000tb: Power = TODO;

/// # Mirror Dimension
///
/// `TIME_006` · Mage spell · 1 mana
///
/// > Summon a 0/4 minion with **Taunt**. If you are holding a Dragon, summon another.
///
/// - Set: Across the Timeways · common · collectible
/// - Refers to: Taunt
/// - Tokens: Mirrored Mage [`TIME_006t1`]
///
/// State: Todo
//~ TIME_006 todo 265032fc 72fe96fa
pub const TIME_006: Power = TODO;

/// # Mirrored Mage
///
/// `TIME_006t1` · Mage minion · 1 mana · 0/4
///
/// > **Taunt**
///
/// - Set: Across the Timeways
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ TIME_006t1 vanilla 2fea79f0 2171f461
pub const TIME_006t1: Power = VANILLA;

/// # Azure Queen Sindragosa
///
/// `TIME_852` · Mage minion · 5 mana · 2/8
///
/// > **Fabled** If you control another Dragon, your Arcane spells cost (2) less.
///
/// - Set: Across the Timeways · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Aura, Dont Pick From Subsets, Fabled
/// - Tags: `2936` = 1
/// - Tokens: Azure King Malygos [`TIME_852t1`], Azure Oathstone [`TIME_852t3`]
///
/// State: Todo
//~ TIME_852 todo 908edea0 0fa72ed1
pub const TIME_852: Power = TODO;

/// # Azure King Malygos
///
/// `TIME_852t1` · Mage minion · 5 mana · 2/8
///
/// > If you control another Dragon, your Arcane spells cast twice.
///
/// - Set: Across the Timeways
/// - Minion type: Dragon
/// - Mechanics: Aura, Is Fabled Bundle Card
///
/// State: Todo
//~ TIME_852t1 todo a0a9eda8 11b4709f
pub const TIME_852t1: Power = TODO;

/// # Azure Oathstone
///
/// `TIME_852t3` · Mage spell · 8 mana
///
/// > Summon your Dragons that died this game.
///
/// - Set: Across the Timeways
/// - Mechanics: Is Fabled Bundle Card
///
/// State: Todo
//~ TIME_852t3 todo e0e8ae73 a19c8ae3
pub const TIME_852t3: Power = TODO;

/// # Arcane Barrage
///
/// `TIME_855` · Mage spell · Arcane · 3 mana
///
/// > Deal $3 damage to an enemy and $2 damage to two other random ones.
///
/// - Set: Across the Timeways · common · collectible
///
/// State: Todo
//~ TIME_855 todo 000b0960 eb129281
pub const TIME_855: Power = TODO;

/// # Algeth'ar Instructor
///
/// `TIME_856` · Mage minion · 5 mana · 4/7
///
/// > **Spell Damage +2**
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Spellpower
///
/// State: Todo
//~ TIME_856 todo c44246c0 fd9a2f6f
pub const TIME_856: Power = TODO;

/// # Alter Time
///
/// `TIME_857` · Mage spell · Arcane · 4 mana
///
/// > **Discover** two Arcane spells from the past. They cost (2) less.
///
/// - Set: Across the Timeways · rare · collectible
/// - Mechanics: Discover
///
/// State: Todo
//~ TIME_857 todo c73eb2a4 f0dbccb5
pub const TIME_857: Power = TODO;

/// # Temporal Construct
///
/// `TIME_858` · Mage minion · 7 mana · 5/5
///
/// > **Battlecry:** Deal 5 damage to an enemy minion. Draw cards equal to the excess damage.
///
/// - Set: Across the Timeways · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Target: "Deal 5 damage to an enemy minion."
///
/// State: Todo
//~ TIME_858 todo 3cfc091b 96d00fc5
pub const TIME_858: Power = TODO;

/// # Anomalize
///
/// `TIME_859` · Mage spell · Arcane · 7 mana
///
/// > Summon a random 10 and 1-Cost minion. Scramble their stats.
///
/// - Set: Across the Timeways · epic · collectible
/// - Enchantments: Anomalized [`TIME_859e`]
///
/// State: Todo
//~ TIME_859 todo 9174b6fc 12b84a5a
pub const TIME_859: Power = TODO;

/// # Anomalized
///
/// `TIME_859e` · Mage enchantment
///
/// > Attack and Health scrambled.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_859e todo 8dc7e26e 0a0202a8
pub const TIME_859e: Power = TODO;

/// # Faceless Enigma
///
/// `TIME_860` · Mage minion · 2 mana · 2/2
///
/// > **Battlecry:** Look at 2 random **Secrets**. Pick one to cast for yourself. The other casts for your opponent.
///
/// - Set: Across the Timeways · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Secret
///
/// State: Todo
//~ TIME_860 todo d458719c e1ebf065
pub const TIME_860: Power = TODO;

/// # Timelooper Toki
///
/// `TIME_861` · Mage minion · 3 mana · 3/3
///
/// > **Battlecry:** Get 3 random spells from the past. When you play ALL 3, get another Timelooper Toki.
///
/// - Set: Across the Timeways · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Looping Time [`TIME_861e1`], Looping Time Target [`TIME_861e2`]
///
/// State: Todo
//~ TIME_861 todo c1b11a35 660da832
pub const TIME_861: Power = TODO;

/// # Looping Time
///
/// `TIME_861e1` · Mage enchantment
///
/// > Play the 4 spells created by Toki to create Toki.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_861e1 todo 3c58d9bc 182a38db
pub const TIME_861e1: Power = TODO;

/// # Looping Time Target
///
/// `TIME_861e2` · Mage enchantment
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_861e2 todo dde62876 c482b438
pub const TIME_861e2: Power = TODO;
