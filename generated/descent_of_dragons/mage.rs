//! Mage cards of Descent of Dragons.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Azure Explorer
///
/// `DRG_102` · Mage minion · 4 mana · 2/3
///
/// > **Spell Damage +2 Battlecry: Discover** a Dragon.
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Spellpower, Battlecry, Discover
///
/// State: Todo
//~ DRG_102 todo ac063dcc 61407e4a
pub const DRG_102: Power = TODO;

/// # Chenvaala
///
/// `DRG_104` · Mage minion · 3 mana · 2/5
///
/// > After you cast three spells in a turn, summon a 5/5 Elemental.
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Minion type: Elemental
/// - Tokens: Snow Elemental [`DRG_104t2`]
///
/// State: Todo
//~ DRG_104 todo fb896e15 657ef268
pub const DRG_104: Power = TODO;

/// # Snow Elemental
///
/// `DRG_104t2` · Mage minion · 5 mana · 5/5
///
/// - Set: Descent of Dragons
/// - Minion type: Elemental
///
/// State: Vanilla
//~ DRG_104t2 vanilla a4f7b04b 7b9c7e0e
pub const DRG_104t2: Power = VANILLA;

/// # Arcane Breath
///
/// `DRG_106` · Mage spell · Arcane · 1 mana
///
/// > Deal $2 damage to a minion. If you're holding a Dragon, **Discover** a spell.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Mechanics: Discover
///
/// State: Todo
//~ DRG_106 todo f22eb94a 52bb22d1
pub const DRG_106: Power = TODO;

/// # Violet Spellwing
///
/// `DRG_107` · Mage minion · 1 mana · 2/1
///
/// > **Deathrattle:** Add an 'Arcane Missiles' spell to your hand.
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Deathrattle
/// - Tags: `2542` = 1
/// - Tokens: Arcane Missiles [`EX1_277`](crate::legacy::mage::EX1_277)
///
/// State: Todo
//~ DRG_107 todo 01f0d158 25344715
pub const DRG_107: Power = TODO;

/// # Mana Giant
///
/// `DRG_109` · Mage minion · 8 mana · 8/8
///
/// > Costs (1) less for each card you've played this game that didn't start in your deck.
///
/// - Set: Descent of Dragons · epic · collectible
/// - Minion type: Elemental
///
/// State: Todo
//~ DRG_109 todo e1ee67f5 5ba11558
pub const DRG_109: Power = TODO;

/// # Malygos, Aspect of Magic
///
/// `DRG_270` · Mage minion · 5 mana · 2/8
///
/// > **Battlecry:** If you're holding a Dragon, **Discover** an upgraded Mage spell.
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Discover
/// - Tokens: Malygos's Intellect [`DRG_270t1`], Malygos's Missiles [`DRG_270t11`], Malygos's Tome [`DRG_270t2`], Malygos's Explosion [`DRG_270t4`], Malygos's Nova [`DRG_270t5`], Malygos's Polymorph [`DRG_270t6`], Malygos's Flamestrike [`DRG_270t7`], Malygos's Frostbolt [`DRG_270t8`], Malygos's Fireball [`DRG_270t9`]
///
/// State: Todo
//~ DRG_270 todo b6b21f3c 7a0649b7
pub const DRG_270: Power = TODO;

/// # Malygos's Intellect
///
/// `DRG_270t1` · Mage spell · Arcane · 3 mana
///
/// > Draw 4 cards.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_270t1 todo 78b03a92 67648c67
pub const DRG_270t1: Power = TODO;

/// # Malygos's Missiles
///
/// `DRG_270t11` · Mage spell · Arcane · 1 mana
///
/// > Deal $6 damage randomly split among all enemies.
///
/// - Set: Descent of Dragons
/// - Mechanics: Immune To Spellpower
///
/// State: Todo
//~ DRG_270t11 todo cbadc702 02e6028f
pub const DRG_270t11: Power = TODO;

/// # Malygos's Tome
///
/// `DRG_270t2` · Mage spell · Arcane · 1 mana
///
/// > Add 3 random Mage spells to your hand.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_270t2 todo 453afee9 58d5f7b5
pub const DRG_270t2: Power = TODO;

/// # Malygos's Explosion
///
/// `DRG_270t4` · Mage spell · Arcane · 2 mana
///
/// > Deal $2 damage to all enemy minions.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_270t4 todo ec4730f7 a651d389
pub const DRG_270t4: Power = TODO;

/// # Malygos's Nova
///
/// `DRG_270t5` · Mage spell · Frost · 1 mana
///
/// > **Freeze** all enemy minions.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_270t5 todo 253351de eb14abb2
pub const DRG_270t5: Power = TODO;

/// # Malygos's Polymorph
///
/// `DRG_270t6` · Mage spell · Arcane · 1 mana
///
/// > Transform a minion into a 1/1 Sheep.
///
/// - Set: Descent of Dragons
/// - Tokens: Malygos's Sheep [`DRG_270t6t`]
///
/// State: Todo
//~ DRG_270t6 todo c773e986 6aba83bc
pub const DRG_270t6: Power = TODO;

/// # Malygos's Sheep
///
/// `DRG_270t6t` · Mage minion · 1 mana · 1/1
///
/// - Set: Descent of Dragons
/// - Minion type: Beast
///
/// State: Vanilla
//~ DRG_270t6t vanilla 3c221127 4fdd0197
pub const DRG_270t6t: Power = VANILLA;

/// # Malygos's Flamestrike
///
/// `DRG_270t7` · Mage spell · Fire · 7 mana
///
/// > Deal $8 damage to all enemy minions.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_270t7 todo ccf0d1c8 9b16ca52
pub const DRG_270t7: Power = TODO;

/// # Malygos's Frostbolt
///
/// `DRG_270t8` · Mage spell · Frost · 0 mana
///
/// > Deal $3 damage to a character and **Freeze** it.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_270t8 todo f53da94d 7d72642e
pub const DRG_270t8: Power = TODO;

/// # Malygos's Fireball
///
/// `DRG_270t9` · Mage spell · Fire · 4 mana
///
/// > Deal $8 damage.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_270t9 todo c78ec3ce c519d2b2
pub const DRG_270t9: Power = TODO;

/// # Rolling Fireball
///
/// `DRG_321` · Mage spell · Fire · 5 mana
///
/// > Deal $8 damage to a minion. Any excess damage continues to the left or right.
///
/// - Set: Descent of Dragons · epic · collectible
/// - Mechanics: Immune To Spellpower
///
/// State: Todo
//~ DRG_321 todo d7ef46d0 7d47edb3
pub const DRG_321: Power = TODO;

/// # Dragoncaster
///
/// `DRG_322` · Mage minion · 6 mana · 4/4
///
/// > **Battlecry:** If you're holding a Dragon, your next spell this turn costs (0).
///
/// - Set: Descent of Dragons · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Enchantments: Draconic Magic [`DRG_322e`]
///
/// State: Todo
//~ DRG_322 todo bf42418c 88fcd002
pub const DRG_322: Power = TODO;

/// # Draconic Magic
///
/// `DRG_322e` · Mage enchantment
///
/// > The next spell you cast this turn costs (0).
///
/// - Set: Descent of Dragons
/// - Mechanics: Cant Be Silenced
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ DRG_322e todo d5fc9b9f 9269d4fa
pub const DRG_322e: Power = TODO;

/// # Learn Draconic
///
/// `DRG_323` · Mage spell · 1 mana
///
/// > **Sidequest:** Spend 8 Mana on spells. **Reward:** Summon a 6/6 Dragon.
///
/// - Set: Descent of Dragons · common · collectible
/// - Mechanics: Side Quest
/// - Tags: `QUEST_PROGRESS_TOTAL` = 8
/// - Tokens: Draconic Emissary [`DRG_323t`]
///
/// State: Todo
//~ DRG_323 todo 5db728df caf6888d
pub const DRG_323: Power = TODO;

/// # Draconic Emissary
///
/// `DRG_323t` · Mage minion · 6 mana · 6/6
///
/// - Set: Descent of Dragons
/// - Minion type: Dragon
///
/// State: Vanilla
//~ DRG_323t vanilla f6b1057c ad70eb25
pub const DRG_323t: Power = VANILLA;

/// # Elemental Allies
///
/// `DRG_324` · Mage spell · 1 mana
///
/// > **Sidequest:** Play an Elemental 2 turns in a row. **Reward:** Draw 3 spells from your deck.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Mechanics: Side Quest
/// - Tags: `QUEST_PROGRESS_TOTAL` = 2
/// - Tokens: Water Elemental [`CS2_033`](crate::legacy::mage::CS2_033)
///
/// State: Todo
//~ DRG_324 todo 7756c8ca fbc3e8b6
pub const DRG_324: Power = TODO;
