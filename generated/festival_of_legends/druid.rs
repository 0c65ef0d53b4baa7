//! Druid cards of Festival of Legends.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Drum Circle
///
/// `ETC_373` · Druid spell · Nature · 7 mana
///
/// > **Choose One -** Summon five 2/2 Treants; or Give your minions +2/+4 and **Taunt**.
///
/// - Set: Festival of Legends · rare · collectible
/// - Mechanics: Choose One
/// - Refers to: Taunt
/// - Tokens: Flower Power [`ETC_373a`], Good Vibrations [`ETC_373b`], Treant [`ETC_373t`]
///
/// State: Todo
//~ ETC_373 todo e1cb888a 1636442a
pub const ETC_373: Power = TODO;

/// # Flower Power
///
/// `ETC_373a` · Druid spell · Nature · 7 mana
///
/// > Summon five 2/2 Treants.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_373a todo f84d2a42 de30d592
pub const ETC_373a: Power = TODO;

/// # Good Vibrations
///
/// `ETC_373b` · Druid spell · Nature · 7 mana
///
/// > Give your minions +2/+4 and **Taunt**.
///
/// - Set: Festival of Legends
/// - Refers to: Taunt
/// - Enchantments: Root Note [`ETC_373be`]
///
/// State: Todo
//~ ETC_373b todo 58008fa6 998c3fbf
pub const ETC_373b: Power = TODO;

/// # Root Note
///
/// `ETC_373be` · Druid enchantment
///
/// > +2/+4.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_373be todo 1d5e3c21 ce60b027
pub const ETC_373be: Power = TODO;

/// # Treant
///
/// `ETC_373t` · Druid minion · 1 mana · 2/2
///
/// - Set: Festival of Legends
/// - Tags: `2831` = 1
///
/// State: Vanilla
//~ ETC_373t vanilla 16fd71e3 4c5b03d3
pub const ETC_373t: Power = VANILLA;

/// # Peaceful Piper
///
/// `ETC_375` · Druid minion · 1 mana · 1/1
///
/// > **Choose One -** Draw a Beast; or **Discover** one.
///
/// - Set: Festival of Legends · common · collectible
/// - Mechanics: Choose One
/// - Refers to: Discover
/// - Tokens: Friendly Face [`ETC_375a`], Happy Hippie [`ETC_375b`]
///
/// State: Todo
//~ ETC_375 todo 828e24bb 4bdba1cc
pub const ETC_375: Power = TODO;

/// # Friendly Face
///
/// `ETC_375a` · Druid spell · 1 mana
///
/// > Draw a Beast.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_375a todo c0e3b9d5 da6458a3
pub const ETC_375a: Power = TODO;

/// # Happy Hippie
///
/// `ETC_375b` · Druid spell · 1 mana
///
/// > **Discover** a Beast.
///
/// - Set: Festival of Legends
/// - Mechanics: Discover
///
/// State: Todo
//~ ETC_375b todo dd3cc5f0 03fba361
pub const ETC_375b: Power = TODO;

/// # Summer Flowerchild
///
/// `ETC_376` · Druid minion · 5 mana · 4/5
///
/// > **Battlecry:** Draw two cards that cost (6) or more. **Finale:** They cost (1) less.
///
/// - Set: Festival of Legends · rare · collectible
/// - Mechanics: Battlecry, Finale
/// - Enchantments: Sunny [`ETC_376e`]
///
/// State: Todo
//~ ETC_376 todo 7dfc0d56 30b386a7
pub const ETC_376: Power = TODO;

/// # Sunny
///
/// `ETC_376e` · Druid enchantment
///
/// > Costs (1) less.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_376e todo 98293e0e 3a8a28a0
pub const ETC_376e: Power = TODO;

/// # Harmonic Mood
///
/// `ETC_379` · Druid spell · 2 mana
///
/// > Give your hero +2 Attack this turn. Gain 4 Armor. *(Swaps each turn.)*
///
/// - Set: Festival of Legends · common · collectible
/// - Enchantments: Harmonic Drums [`ETC_379e`], Dissonant Drums [`ETC_379e2`]
/// - Tokens: Dissonant Mood [`ETC_379t`]
///
/// State: Todo
//~ ETC_379 todo ce0747a7 e4c50854
pub const ETC_379: Power = TODO;

/// # Harmonic Drums
///
/// `ETC_379e` · Druid enchantment
///
/// > +2 Attack this turn.
///
/// - Set: Festival of Legends
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ ETC_379e todo f78a9ce0 c875eda1
pub const ETC_379e: Power = TODO;

/// # Dissonant Drums
///
/// `ETC_379e2` · Druid enchantment
///
/// > +4 Attack this turn.
///
/// - Set: Festival of Legends
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ ETC_379e2 todo 5717bdf9 2ce51908
pub const ETC_379e2: Power = TODO;

/// # Dissonant Mood
///
/// `ETC_379t` · Druid spell · 2 mana
///
/// > Give your hero +4 Attack this turn. Gain 2 Armor. *(Swaps each turn.)*
///
/// - Set: Festival of Legends · common
///
/// State: Todo
//~ ETC_379t todo 17c7141c 6f7f5263
pub const ETC_379t: Power = TODO;

/// # Free Spirit
///
/// `ETC_382` · Druid minion · 1 mana · 1/2
///
/// > **Battlecry and Deathrattle:** Your Hero Power gains 1 more Armor this game.
///
/// - Set: Festival of Legends · epic · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Deathrattle, Battlecry
/// - Tags: `2534` = 1
///
/// State: Todo
//~ ETC_382 todo faea22f1 3df48159
pub const ETC_382: Power = TODO;

/// # Spread the Word
///
/// `ETC_384` · Druid spell · 4 mana
///
/// > Draw 2 cards. Costs (1) less for each Attack your hero has.
///
/// - Set: Festival of Legends · common · collectible
///
/// State: Todo
//~ ETC_384 todo c7275c93 bd3d16da
pub const ETC_384: Power = TODO;

/// # Groovy Cat
///
/// `ETC_385` · Druid minion · 2 mana · 2/1
///
/// > **Battlecry and Deathrattle:** Your Hero Power gives your hero 1 more Attack this game.
///
/// - Set: Festival of Legends · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Battlecry
/// - Tags: `1584` = 1
///
/// State: Todo
//~ ETC_385 todo f031191a 35fc9b54
pub const ETC_385: Power = TODO;

/// # Zok Fogsnout
///
/// `ETC_386` · Druid minion · 6 mana · 6/6
///
/// > **Battlecry:** Summon two {0}/{1} Quilboar with **Taunt**. *(Improved by your hero Attack & Armor gained this turn!)*
///
/// - Set: Festival of Legends · legendary · collectible
/// - Minion type: Quilboar
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `TAG_SCRIPT_DATA_NUM_2` = 1
/// - Tokens: Fogsnout Fan [`ETC_386t`]
///
/// State: Todo
//~ ETC_386 todo e27407f0 87de1995
pub const ETC_386: Power = TODO;

/// # Fogsnout Fan
///
/// `ETC_386t` · Druid minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// - Set: Festival of Legends
/// - Minion type: Quilboar
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ ETC_386t vanilla ff040f99 e2f7c093
pub const ETC_386t: Power = VANILLA;

/// # Rhythm and Roots
///
/// `ETC_387` · Druid spell · Nature · 4 mana
///
/// > **Choose One (Secretly) -** Summon three 5/5 Ancients in 2 turns; or 8/8 Giants in 4 turns.
///
/// - Set: Festival of Legends · legendary · collectible
/// - Mechanics: Choose One
/// - Tags: `818` = 1
/// - Tokens: Ancient's Melody [`ETC_387b`], Ancient [`ETC_387bt`], Giant's Dance [`ETC_387c`], Giant [`ETC_387ct`], Rhythm and Roots [`ETC_387t`]
///
/// State: Todo
//~ ETC_387 todo e4067863 65375da2
pub const ETC_387: Power = TODO;

/// # Ancient's Melody
///
/// `ETC_387b` · Druid spell · Nature · 4 mana
///
/// > In 2 turns, summon three 5/5 Ancients **(Secretly)**.
///
/// - Set: Festival of Legends
/// - Tokens: Ancient [`ETC_387bt`]
///
/// State: Todo
//~ ETC_387b todo b29c0f58 918efd8e
pub const ETC_387b: Power = TODO;

/// # Ancient
///
/// `ETC_387bt` · Druid minion · 5 mana · 5/5
///
/// - Set: Festival of Legends
/// - Tags: `2871` = 1
///
/// State: Vanilla
//~ ETC_387bt vanilla ec384c72 b8742f61
pub const ETC_387bt: Power = VANILLA;

/// # Giant's Dance
///
/// `ETC_387c` · Druid spell · Nature · 4 mana
///
/// > In 4 turns, summon three 8/8 Giants **(Secretly)**.
///
/// - Set: Festival of Legends
/// - Tokens: Giant [`ETC_387ct`]
///
/// State: Todo
//~ ETC_387c todo f748f48d dd22dbec
pub const ETC_387c: Power = TODO;

/// # Giant
///
/// `ETC_387ct` · Druid minion · 8 mana · 8/8
///
/// - Set: Festival of Legends
///
/// State: Vanilla
//~ ETC_387ct vanilla 6490d525 2da8a328
pub const ETC_387ct: Power = VANILLA;

/// # Rhythm and Roots
///
/// `ETC_387t` · Druid spell · Nature · 4 mana
///
/// > **Choose One (Secretly) -** Summon three 5/5 Ancients in 2 turns; or 8/8 Giants in 4 turns.@In 2 turns, summon three 5/5 Ancients **(Secretly)**.@In 4 turns, summon three 8/8 Giants **(Secretly)**.
///
/// - Set: Festival of Legends · legendary
/// - Mechanics: Objective
/// - Refers to: Choose One
/// - Tokens: Ancient [`ETC_387bt`], Giant [`ETC_387ct`]
///
/// State: Todo
//~ ETC_387t todo b32d297b a609704b
pub const ETC_387t: Power = TODO;

/// # Timber Tambourine
///
/// `ETC_388` · Druid weapon · 4 mana · 2/3 durability
///
/// > **Deathrattle:** Summon @ 5/5 \|4(Ancient, Ancients). *(Play cards that cost (5) or more while equipped to improve!)*
///
/// - Set: Festival of Legends · epic · collectible
/// - Mechanics: Deathrattle
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
/// - Tokens: Ancient [`ETC_387bt`]
///
/// State: Todo
//~ ETC_388 todo 7a62851b dc13b26a
pub const ETC_388: Power = TODO;

/// # Funnel Cake
///
/// `JAM_025` · Multi-class spell · 2 mana
///
/// > Restore #3 Health to a minion and its neighbors. For each one **Overhealed**, refresh a Mana Crystal.
///
/// - Set: Festival of Legends · rare · collectible
/// - Classes: Druid, Priest
/// - Refers to: Overheal
///
/// State: Todo
//~ JAM_025 todo 4d44a915 4ccdc573
pub const JAM_025: Power = TODO;

/// # Popular Pixie
///
/// `JAM_026` · Druid minion · 2 mana · 2/3
///
/// > **Choose One -** Refresh your Hero Power; or Your next one costs (0).
///
/// - Set: Festival of Legends · common · collectible
/// - Mechanics: Choose One
/// - Enchantments: Glade's Guidance [`JAM_026e`]
/// - Tokens: Soothing Melody [`JAM_026a`], Inspirational Lyrics [`JAM_026b`]
///
/// State: Todo
//~ JAM_026 todo a460a250 83bf980d
pub const JAM_026: Power = TODO;

/// # Soothing Melody
///
/// `JAM_026a` · Druid spell · 2 mana
///
/// > Refresh your Hero Power.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ JAM_026a todo 51f6c20c c974c954
pub const JAM_026a: Power = TODO;

/// # Inspirational Lyrics
///
/// `JAM_026b` · Druid spell · 2 mana
///
/// > Your next Hero Power costs (0).
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ JAM_026b todo d07618f7 c53173fe
pub const JAM_026b: Power = TODO;

/// # Glade's Guidance
///
/// `JAM_026e` · Neutral enchantment
///
/// > Your next Hero Power costs (0).
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ JAM_026e todo ffa60b48 dda4df42
pub const JAM_026e: Power = TODO;

/// # Fanboy
///
/// `JAM_027` · Multi-class minion · 2 mana · 2/2
///
/// > **Choose One -** Give a friendly minion +2 Attack and **Rush**; or +2 Health and **Lifesteal**.
///
/// - Set: Festival of Legends · common · collectible
/// - Classes: Druid, Priest
/// - Mechanics: Choose One
/// - Refers to: Lifesteal, Rush
/// - Tokens: Zok Rocks! [`JAM_027a`], Poison Bloom! [`JAM_027b`]
///
/// State: Todo
//~ JAM_027 todo f4c52664 25643483
pub const JAM_027: Power = TODO;

/// # Zok Rocks!
///
/// `JAM_027a` · Multi-class spell · 2 mana
///
/// > Give a friendly minion +2 Attack and **Rush**.
///
/// - Set: Festival of Legends
/// - Classes: Druid, Priest
/// - Refers to: Rush
/// - Enchantments: Zok's Biggest Fan [`JAM_027ae`]
///
/// State: Todo
//~ JAM_027a todo 92bc8276 5fcd881a
pub const JAM_027a: Power = TODO;

/// # Zok's Biggest Fan
///
/// `JAM_027ae` · Neutral enchantment
///
/// > +2 Attack and **Rush**.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ JAM_027ae todo 8367a627 3c61336a
pub const JAM_027ae: Power = TODO;

/// # Poison Bloom!
///
/// `JAM_027b` · Multi-class spell · 2 mana
///
/// > Give a friendly minion +2 Health and **Lifesteal**.
///
/// - Set: Festival of Legends
/// - Classes: Druid, Priest
/// - Refers to: Lifesteal
/// - Enchantments: Hedanis's Biggest Fan [`JAM_027be`]
///
/// State: Todo
//~ JAM_027b todo 7c4dbc06 d602264b
pub const JAM_027b: Power = TODO;

/// # Hedanis's Biggest Fan
///
/// `JAM_027be` · Neutral enchantment
///
/// > +2 Health and **Lifesteal**.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ JAM_027be todo 723761d1 1a5bf663
pub const JAM_027be: Power = TODO;

/// # Blood Treant
///
/// `JAM_028` · Multi-class minion · 5 mana · 2/2
///
/// > Costs Health instead of Mana.
///
/// - Set: Festival of Legends · common · collectible
/// - Classes: Druid, Warlock
/// - Tags: `2831` = 1
///
/// State: Todo
//~ JAM_028 todo 9417029a ad523ae3
pub const JAM_028: Power = TODO;

/// # Doomkin
///
/// `JAM_029` · Multi-class minion · 6 mana · 3/4
///
/// > **Battlecry:** Take one of your opponent's empty Mana Crystals.
///
/// - Set: Festival of Legends · rare · collectible
/// - Classes: Druid, Warlock
/// - Mechanics: Battlecry
///
/// State: Todo
//~ JAM_029 todo c2d288b8 1d44ded6
pub const JAM_029: Power = TODO;
