//! Priest cards of Cataclysm.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Cleansing Cleric
///
/// `CATA_216` · Priest minion · 4 mana · 4/5
///
/// > **Battlecry:** Your healing effects restore 2 more Health this game.
///
/// - Set: Cataclysm · epic · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Enchantments: Free From Corruption [`CATA_216e`]
///
/// State: Todo
//~ CATA_216 todo fc6fff1a cb841ff7
pub const CATA_216: Power = TODO;

/// # Free From Corruption
///
/// `CATA_216e` · Priest enchantment
///
/// > Your healing effects heal (2) more this game.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ CATA_216e todo 3cf8a095 5e775fc6
pub const CATA_216e: Power = TODO;

/// # The Black Blood
///
/// `CATA_300` · Priest minion · 7 mana · 5/9
///
/// > **Colossal +3.** After you restore Health to a character, attack a random enemy minion.
///
/// - Set: Cataclysm · legendary · collectible
/// - Mechanics: Colossal
/// - Tags: `1544` = 1, `4547` = 1, `4548` = 1
/// - Tokens: Black Blood's Body [`CATA_300t1`], Black Blood's Body [`CATA_300t2`], Black Blood's Body [`CATA_300t3`]
///
/// State: Todo
//~ CATA_300 todo ce430243 1adce1aa
pub const CATA_300: Power = TODO;

/// # Black Blood's Body
///
/// `CATA_300t1` · Priest minion · 2 mana · 2/2
///
/// > At the end of your turn, restore #3 Health to a random damaged friendly character.
///
/// - Set: Cataclysm
/// - Mechanics: Colossal Limb
///
/// State: Todo
//~ CATA_300t1 todo a2949d80 334467b3
pub const CATA_300t1: Power = TODO;

/// # Black Blood's Body
///
/// `CATA_300t2` · Priest minion · 2 mana · 2/2
///
/// > At the end of your turn, restore #3 Health to a random damaged friendly character.
///
/// - Set: Cataclysm
/// - Mechanics: Colossal Limb
///
/// State: Todo
//~ CATA_300t2 todo bd50ce93 f25dec50
pub const CATA_300t2: Power = TODO;

/// # Black Blood's Body
///
/// `CATA_300t3` · Priest minion · 2 mana · 2/2
///
/// > At the end of your turn, restore #3 Health to a random damaged friendly character.
///
/// - Set: Cataclysm
/// - Mechanics: Colossal Limb
///
/// State: Todo
//~ CATA_300t3 todo 8645d994 d68be001
pub const CATA_300t3: Power = TODO;

/// # Ruby Sanctum
///
/// `CATA_301` · Priest location · 1 mana · 0 uses
///
/// > Your next Healing effect this turn deals damage instead.
///
/// - Set: Cataclysm · rare · collectible
/// - Enchantments: Lifebind [`CATA_301e`]
///
/// State: Todo
//~ CATA_301 todo e1bca480 00562a47
pub const CATA_301: Power = TODO;

/// # Lifebind
///
/// `CATA_301e` · Neutral enchantment
///
/// > Your next Healing effect this turn deals damage instead.
///
/// - Set: Cataclysm
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ CATA_301e todo beb30f96 aead7bbf
pub const CATA_301e: Power = TODO;

/// # Mend
///
/// `CATA_302` · Priest spell · Holy · 1 mana
///
/// > Restore a minion to full Health. Draw a card.
///
/// - Set: Cataclysm · common · collectible
///
/// State: Todo
//~ CATA_302 todo 550707ef 2c8d8c16
pub const CATA_302: Power = TODO;

/// # Purifying Breath
///
/// `CATA_303` · Priest spell · Fire · 2 mana
///
/// > Deal $5 damage to a minion. If it dies, restore #5 Health to the enemy hero.
///
/// - Set: Cataclysm · common · collectible
///
/// State: Todo
//~ CATA_303 todo 5bd227ad 9833ef5f
pub const CATA_303: Power = TODO;

/// # Injured Attendant
///
/// `CATA_304` · Priest minion · 3 mana · 3/8
///
/// > Lifesteal **Battlecry:** Deal 4 damage to this minion.
///
/// - Set: Cataclysm · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Lifesteal
/// - Tags: `4547` = 1
///
/// State: Todo
//~ CATA_304 todo c21e5e95 5f64651d
pub const CATA_304: Power = TODO;

/// # Incensed Matriarch
///
/// `CATA_305` · Priest minion · 4 mana · 3/3
///
/// > At the end of your turn, if this is at full Health, gain +3 Health.
///
/// - Set: Cataclysm · common · collectible
/// - Minion type: Dragon
/// - Tags: `4548` = 1, `4577` = 1
/// - Enchantments: Incensed [`CATA_305e`]
///
/// State: Todo
//~ CATA_305 todo 9d5eb72a 72bb1826
pub const CATA_305: Power = TODO;

/// # Incensed
///
/// `CATA_305e` · Priest enchantment
///
/// > +3 Health.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ CATA_305e todo b1f7f362 1c66fced
pub const CATA_305e: Power = TODO;

/// # Schism
///
/// `CATA_306` · Priest spell · Shadow · 4 mana
///
/// > **Shatter** Give a friendly minion +2/+3 and **Elusive**. Summon a copy of it.@Give a friendly minion +2/+3 and **Elusive**. Summon a copy of it.
///
/// - Set: Cataclysm · rare · collectible
/// - Mechanics: Shatter
/// - Refers to: Elusive
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 122876, `TAG_SCRIPT_DATA_NUM_2` = 122877, `1544` = 1
/// - Target: "Select a friendly minion."
/// - Enchantments: Dark Influence [`CATA_306e`]
/// - Tokens: Schism [`CATA_306t1`], Schism [`CATA_306t2`]
///
/// State: Todo
//~ CATA_306 todo 2501c526 c88a0ac4
pub const CATA_306: Power = TODO;

/// # Dark Influence
///
/// `CATA_306e` · Priest enchantment
///
/// > +2/+3
///
/// - Set: Cataclysm
///
/// State: Todo
//~ CATA_306e todo 44bcc6ff 4e09f55d
pub const CATA_306e: Power = TODO;

/// # Schism
///
/// `CATA_306t1` · Priest spell · Shadow · 4 mana
///
/// > **Shattered** Give a friendly minion +2/+3 and **Elusive**.
///
/// - Set: Cataclysm
/// - Mechanics: Shattered
/// - Refers to: Elusive
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 122877, `1724` = 1, `TAG_SCRIPT_DATA_NUM_3` = 122874
///
/// State: Todo
//~ CATA_306t1 todo 2b197382 63e41518
pub const CATA_306t1: Power = TODO;

/// # Schism
///
/// `CATA_306t2` · Priest spell · Shadow · 4 mana
///
/// > **Shattered** Summon a copy of a friendly minion.
///
/// - Set: Cataclysm
/// - Mechanics: Shattered
///
/// State: Todo
//~ CATA_306t2 todo d7c45799 aed1d6b6
pub const CATA_306t2: Power = TODO;

/// # Alexstrasza, Guardian of Life
///
/// `CATA_307` · Priest minion · 7 mana · 8/8
///
/// > **Battlecry:** Set your remaining Health to 15. When you reach full Health, deal 15 damage to your opponent.
///
/// - Set: Cataclysm · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Can Target Cards In Hand
/// - Tags: `1724` = 1
/// - Enchantments: Cleansed of Corruption [`CATA_307e`]
///
/// State: Todo
//~ CATA_307 todo bcc6ed73 9b93c615
pub const CATA_307: Power = TODO;

/// # Cleansed of Corruption
///
/// `CATA_307e` · Neutral enchantment
///
/// > When you reach full Health, deal 15 damage to your opponent.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ CATA_307e todo 355865cd 8b83d8e4
pub const CATA_307e: Power = TODO;

/// # Medivh's Triumph
///
/// `CATA_308` · Priest spell · Holy · 5 mana
///
/// > Deal $4 damage to all minions. Costs (1) if you control a **Legendary** card.
///
/// - Set: Cataclysm · epic · collectible
///
/// State: Todo
//~ CATA_308 todo 2aa24cf7 77b87437
pub const CATA_308: Power = TODO;
