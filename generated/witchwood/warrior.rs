//! Warrior cards of The Witchwood.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Rabid Worgen
///
/// `GIL_113` · Warrior minion · 3 mana · 3/3
///
/// > **Rush**
///
/// - Set: The Witchwood · common · collectible
/// - Mechanics: Rush
/// - Tokens: Rabid Worgen [`GIL_113_Puzzle`]
///
/// State: Vanilla
//~ GIL_113 vanilla c3f17f7c 17174dbe
pub const GIL_113: Power = VANILLA;

/// # Rabid Worgen
///
/// `GIL_113_Puzzle` · Warrior minion · 3 mana · 3/3
///
/// > **Rush**
///
/// - Set: The Witchwood · common
/// - Mechanics: Rush
///
/// State: Vanilla
//~ GIL_113_Puzzle vanilla 69a918e9 be5b984a
pub const GIL_113_Puzzle: Power = VANILLA;

/// # Blackhowl Gunspire
///
/// `GIL_152` · Warrior minion · 7 mana · 3/8
///
/// > Can't attack. Whenever this minion takes damage, deal 3 damage to a random enemy.
///
/// - Set: The Witchwood · legendary · collectible
/// - Mechanics: Cant Attack
///
/// State: Todo
//~ GIL_152 todo e72faefd 2a0f7e9f
pub const GIL_152: Power = TODO;

/// # Redband Wasp
///
/// `GIL_155` · Warrior minion · 2 mana · 1/3
///
/// > **Rush** Has +3 Attack while damaged.
///
/// - Set: The Witchwood · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Enraged, Rush
/// - Enchantments: Enraged [`GIL_155e`]
///
/// State: Todo
//~ GIL_155 todo 70c2f5fa 14b4cb49
pub const GIL_155: Power = TODO;

/// # Enraged
///
/// `GIL_155e` · Neutral enchantment
///
/// > +3 Attack.
///
/// - Set: The Witchwood
/// - Mechanics: Enraged
///
/// State: Todo
//~ GIL_155e todo f447a80d 33c0c391
pub const GIL_155e: Power = TODO;

/// # Deadly Arsenal
///
/// `GIL_537` · Warrior spell · 6 mana
///
/// > Reveal a weapon from your deck. Deal its Attack to all minions.
///
/// - Set: The Witchwood · epic · collectible
/// - Mechanics: Affected By Spell Power
///
/// State: Todo
//~ GIL_537 todo f29a0d45 e8b421a8
pub const GIL_537: Power = TODO;

/// # Darius Crowley
///
/// `GIL_547` · Warrior minion · 5 mana · 4/5
///
/// > **Rush** After this attacks and kills a minion, gain +2/+2.
///
/// - Set: The Witchwood · legendary · collectible
/// - Mechanics: Rush
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
/// - Enchantments: Bloodfang [`GIL_547e`]
///
/// State: Todo
//~ GIL_547 todo fa25db56 5501fade
pub const GIL_547: Power = TODO;

/// # Bloodfang
///
/// `GIL_547e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: The Witchwood
///
/// State: Todo
//~ GIL_547e todo 49ace70a 05f16e55
pub const GIL_547e: Power = TODO;

/// # Town Crier
///
/// `GIL_580` · Warrior minion · 1 mana · 1/2
///
/// > **Battlecry:** Draw a **Rush** minion from your deck.
///
/// - Set: The Witchwood · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Rush
///
/// State: Todo
//~ GIL_580 todo 796b6158 bf6c9a15
pub const GIL_580: Power = TODO;

/// # Woodcutter's Axe
///
/// `GIL_653` · Warrior weapon · 2 mana · 2/2 durability
///
/// > **Deathrattle:** Give +2/+1 to a random friendly minion.
///
/// - Set: The Witchwood · common · collectible
/// - Mechanics: Deathrattle
/// - Enchantments: Woodcutter [`GIL_653e`]
///
/// State: Todo
//~ GIL_653 todo 7741a8e9 f90c38bd
pub const GIL_653: Power = TODO;

/// # Woodcutter
///
/// `GIL_653e` · Neutral enchantment
///
/// > +2/+1.
///
/// - Set: The Witchwood
///
/// State: Todo
//~ GIL_653e todo be670f6e 0312c658
pub const GIL_653e: Power = TODO;

/// # Warpath
///
/// `GIL_654` · Warrior spell · 2 mana
///
/// > **Echo** Deal $1 damage to all minions.
///
/// - Set: The Witchwood · common · collectible
/// - Mechanics: Echo
/// - Play requirements: `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ GIL_654 todo 26e8c9f0 6917a763
pub const GIL_654: Power = TODO;

/// # Festeroot Hulk
///
/// `GIL_655` · Warrior minion · 5 mana · 2/7
///
/// > After a friendly minion attacks, gain +1 Attack.
///
/// - Set: The Witchwood · rare · collectible
/// - Minion type: Undead
/// - Enchantments: Grown [`GIL_655e`]
///
/// State: Todo
//~ GIL_655 todo cf9ce8b4 b02aa646
pub const GIL_655: Power = TODO;

/// # Grown
///
/// `GIL_655e` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: The Witchwood
///
/// State: Todo
//~ GIL_655e todo 686930cc 22e92799
pub const GIL_655e: Power = TODO;

/// # Militia Commander
///
/// `GIL_803` · Warrior minion · 4 mana · 2/5
///
/// > **Rush Battlecry:** Gain +3 Attack this turn.
///
/// - Set: The Witchwood · rare · collectible
/// - Mechanics: Battlecry, Rush
/// - Enchantments: Reckless [`GIL_803e`]
///
/// State: Todo
//~ GIL_803 todo a5bb1395 6b3b3a20
pub const GIL_803: Power = TODO;

/// # Reckless
///
/// `GIL_803e` · Warrior enchantment
///
/// > +3 Attack this turn.
///
/// - Set: The Witchwood
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ GIL_803e todo 7adeb055 c3bcbb12
pub const GIL_803e: Power = TODO;
