//! Mage cards of Whizbang's Workshop.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Malfunction
///
/// `MIS_107` · Mage spell · Arcane · 2 mana
///
/// > Deal $3 damage split among all enemy minions. If your deck has no minions, deal $3 more.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Mechanics: Immune To Spellpower
///
/// State: Todo
//~ MIS_107 todo b37d6a5b 46e4bfbd
pub const MIS_107: Power = TODO;

/// # Buy One, Get One Freeze
///
/// `MIS_302` · Mage spell · Frost · 3 mana
///
/// > **Freeze** a minion. Summon a **Frozen** copy of it.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Refers to: Freeze
///
/// State: Todo
//~ MIS_302 todo 1bc6e87a c07fbee8
pub const MIS_302: Power = TODO;

/// # Darkmoon Magician
///
/// `MIS_303` · Mage minion · 3 mana · 2/4
///
/// > **Elusive** After you cast a spell, cast a random spell that costs (1) more.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Mechanics: Elusive
///
/// State: Todo
//~ MIS_303 todo 004a57e1 806ba3f6
pub const MIS_303: Power = TODO;

/// # Hidden Objects
///
/// `TOY_037` · Mage spell · 2 mana
///
/// > **Discover** a **Secret**. Set its Cost to (1).
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Mechanics: Discover
/// - Refers to: Secret
/// - Enchantments: Found it! [`TOY_037e`]
///
/// State: Todo
//~ TOY_037 todo 09a72a6a b117db23
pub const TOY_037: Power = TODO;

/// # Found it!
///
/// `TOY_037e` · Mage enchantment
///
/// > Costs (1).
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_037e todo be6c4fa7 8741711b
pub const TOY_037e: Power = TODO;

/// # Triplewick Trickster
///
/// `TOY_370` · Mage minion · 4 mana · 2/3
///
/// > **Battlecry:** Deal 2 damage to a random enemy, three times.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
///
/// State: Todo
//~ TOY_370 todo 40199bb7 178af7f6
pub const TOY_370: Power = TODO;

/// # Manufacturing Error
///
/// `TOY_371` · Mage spell · 5 mana
///
/// > Draw 3 cards. If your deck has no minions, they cost (3) less.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Enchantments: Unique Defect [`TOY_371e`]
///
/// State: Todo
//~ TOY_371 todo 6c057bf9 9bd24991
pub const TOY_371: Power = TODO;

/// # Unique Defect
///
/// `TOY_371e` · Mage enchantment
///
/// > Costs (3) less.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_371e todo 4702a6c5 fc45b8a2
pub const TOY_371e: Power = TODO;

/// # Yogg in the Box
///
/// `TOY_372` · Mage spell · Shadow · 7 mana
///
/// > Cast 5 random spells. If your deck has no minions, the spells cast cost (5) or more.
///
/// - Set: Whizbang's Workshop · epic · collectible
///
/// State: Todo
//~ TOY_372 todo b4c7968e 72b17029
pub const TOY_372: Power = TODO;

/// # Puzzlemaster Khadgar
///
/// `TOY_373` · Mage minion · 6 mana · 5/5
///
/// > **Battlecry:** Equip a 0/6 Wisdomball that casts helpful Mage spells!
///
/// - Set: Whizbang's Workshop · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Magic Wisdomball Player Enchantment [`TOY_373e1`]
/// - Tokens: Magic Wisdomball [`TOY_373t`]
///
/// State: Todo
//~ TOY_373 todo 965af74d c2a3eabb
pub const TOY_373: Power = TODO;

/// # Magic Wisdomball Player Enchantment
///
/// `TOY_373e1` · Mage enchantment
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_373e1 todo da2b84e2 1154a75d
pub const TOY_373e1: Power = TODO;

/// # Magic Wisdomball
///
/// `TOY_373t` · Mage weapon · 3 mana · 0/6 durability
///
/// > At the end of your turn, cast a helpful Mage spell. Lose 1 Durability.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_373t todo 3bf78904 eb74850a
pub const TOY_373t: Power = TODO;

/// # Spot the Difference
///
/// `TOY_374` · Mage spell · 4 mana
///
/// > **Discover** a 3-Cost minion to summon. If your deck has no minions, repeat this.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Mechanics: Discover
///
/// State: Todo
//~ TOY_374 todo 24fdc14b 4e98c860
pub const TOY_374: Power = TODO;

/// # Sleet Skater
///
/// `TOY_375` · Mage minion · 5 mana · 3/4
///
/// > **Miniaturize Battlecry: Freeze** an enemy minion. Gain Armor equal to its Attack.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry, Miniaturize
/// - Refers to: Freeze
/// - Target: "Freeze an enemy minion."
/// - Tokens: Sleet Skater [`TOY_375t`]
///
/// State: Todo
//~ TOY_375 todo 2d99988b 51131344
pub const TOY_375: Power = TODO;

/// # Sleet Skater
///
/// `TOY_375t` · Mage minion · 1 mana · 1/1
///
/// > **Mini Battlecry: Freeze** an enemy minion. Gain Armor equal to its Attack.
///
/// - Set: Whizbang's Workshop · rare
/// - Minion type: Elemental
/// - Mechanics: Battlecry, Mini
/// - Refers to: Freeze
/// - Target: "Freeze an enemy minion."
///
/// State: Todo
//~ TOY_375t todo a110986b 9efc4538
pub const TOY_375t: Power = TODO;

/// # Watercolor Artist
///
/// `TOY_376` · Mage minion · 3 mana · 3/3
///
/// > **Battlecry:** Draw a Frost spell. At the start of your turns, reduce its Cost by (1).
///
/// - Set: Whizbang's Workshop · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Enchantments: Washed Out [`TOY_376e`], Drying [`TOY_376e1`]
///
/// State: Todo
//~ TOY_376 todo 3a36a4b0 43136c1e
pub const TOY_376: Power = TODO;

/// # Washed Out
///
/// `TOY_376e` · Mage enchantment
///
/// > Reduced Cost.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_376e todo bb2eb2db bf4e8a13
pub const TOY_376e: Power = TODO;

/// # Drying
///
/// `TOY_376e1` · Mage enchantment
///
/// > Reduces cost each turn.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_376e1 todo b05062b6 6a1b8383
pub const TOY_376e1: Power = TODO;

/// # Frost Lich Cross-Stitch
///
/// `TOY_377` · Mage spell · Frost · 4 mana
///
/// > Deal $3 damage to a character. If it dies, summon a 3/6 Water Elemental that Freeze**s**.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Refers to: Freeze
/// - Tokens: Water Elemental [`CORE_CS2_033`](crate::core_hidden::mage::CORE_CS2_033)
///
/// State: Todo
//~ TOY_377 todo 2fd64bf6 e8f0c880
pub const TOY_377: Power = TODO;

/// # The Galactic Projection Orb
///
/// `TOY_378` · Mage spell · Arcane · 10 mana
///
/// > Recast a random spell of each Cost you've cast this game *(targets enemies if possible)*.
///
/// - Set: Whizbang's Workshop · legendary · collectible
/// - Mechanics: Dont Pick From Subsets
/// - Tags: `960` = 1
///
/// State: Todo
//~ TOY_378 todo fc584ab5 6058b3c1
pub const TOY_378: Power = TODO;
