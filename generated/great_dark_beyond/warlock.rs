//! Warlock cards of The Great Dark Beyond.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Felfire Thrusters
///
/// `GDB_104` · Warlock minion · 3 mana · 2/4
///
/// > Spellburst**:** Deal this minion's Attack damage to 2 random enemy minions. **Starship Piece**
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Mechanics: Spellburst, Starship Piece
/// - Refers to: Starship
/// - Tags: `3684` = 1
/// - Enchantments: Felfire Thrusters [`GDB_104e`]
///
/// State: Todo
//~ GDB_104 todo 88eb1399 f990e065
pub const GDB_104: Power = TODO;

/// # Felfire Thrusters
///
/// `GDB_104e` · Warlock enchantment
///
/// > Spellburst**:** Deal this minion's Attack damage to 2 random enemy minions.
///
/// - Set: The Great Dark Beyond
/// - Tags: `3870` = 1
///
/// State: Todo
//~ GDB_104e todo 9bd59cc8 b92e8e1a
pub const GDB_104e: Power = TODO;

/// # Heart of the Legion
///
/// `GDB_109` · Warlock minion · 2 mana · 3/2
///
/// > **Lifesteal Starship Piece**
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Mechanics: Lifesteal, Starship Piece
/// - Refers to: Starship
/// - Tags: `3684` = 1
/// - Enchantments: Heart of the Legion [`GDB_109e`]
///
/// State: Todo
//~ GDB_109 todo 620f9124 0fdaf971
pub const GDB_109: Power = TODO;

/// # Heart of the Legion
///
/// `GDB_109e` · Warlock enchantment
///
/// > **Lifesteal**
///
/// - Set: The Great Dark Beyond
/// - Tags: `3870` = 1
///
/// State: Todo
//~ GDB_109e todo 4332b734 8b0cb90d
pub const GDB_109e: Power = TODO;

/// # Foreboding Flame
///
/// `GDB_121` · Warlock minion · 2 mana · 2/3
///
/// > **Battlecry:** Demons that didn't start in your deck cost (1) less this game.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Enchantments: Burning Legion's Boon [`GDB_121e`]
///
/// State: Todo
//~ GDB_121 todo b12d1f97 3f5a2d71
pub const GDB_121: Power = TODO;

/// # Burning Legion's Boon
///
/// `GDB_121e` · Warlock enchantment
///
/// > Demons that didn't start in your deck cost (1) less this game.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ GDB_121e todo 027a0d33 aac367b3
pub const GDB_121e: Power = TODO;

/// # Infernal Stratagem
///
/// `GDB_122` · Warlock spell · Fel · 3 mana
///
/// > Give a minion +3/+3. If it's a Demon, your next one costs (2) less.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Enchantments: Infernal Strategy [`GDB_122e`], Strategic Inferno [`GDB_122e2`]
///
/// State: Todo
//~ GDB_122 todo 3ca86bc8 09484603
pub const GDB_122: Power = TODO;

/// # Infernal Strategy
///
/// `GDB_122e` · Warlock enchantment
///
/// > +3/+3.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ GDB_122e todo 406a29c2 7bde88ff
pub const GDB_122e: Power = TODO;

/// # Strategic Inferno
///
/// `GDB_122e2` · Warlock enchantment
///
/// > Your next Demon costs (2) less.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ GDB_122e2 todo 4acaf27e 64064ff6
pub const GDB_122e2: Power = TODO;

/// # Abduction Ray
///
/// `GDB_123` · Warlock spell · Shadow · 1 mana
///
/// > Get a random Demon. Reduce its Cost by (2). Repeatable this turn.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Mechanics: Non Keyword Echo
///
/// State: Todo
//~ GDB_123 todo d8cf5269 d4d77e47
pub const GDB_123: Power = TODO;

/// # Bad Omen
///
/// `GDB_124` · Warlock spell · Fel · 6 mana
///
/// > In 2 turns, summon two 6/6 Demons with **Taunt**. If you're building a **Starship**, summon them now.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Refers to: Taunt, Starship
/// - Tokens: Bad Omen [`GDB_124t`], Felborne Overfiend [`GDB_124t2`]
///
/// State: Todo
//~ GDB_124 todo 65414d95 36ee108b
pub const GDB_124: Power = TODO;

/// # Bad Omen
///
/// `GDB_124t` · Warlock spell · Fel · 6 mana
///
/// > In 2 turns, summon two 6/6 Demons with **Taunt**.
///
/// - Set: The Great Dark Beyond · rare
/// - Mechanics: Objective
/// - Refers to: Taunt
/// - Tags: `QUEST_PROGRESS_TOTAL` = 2
///
/// State: Todo
//~ GDB_124t todo f8266ae6 0646a93f
pub const GDB_124t: Power = TODO;

/// # Felborne Overfiend
///
/// `GDB_124t2` · Warlock minion · 6 mana · 6/6
///
/// > **Taunt**
///
/// - Set: The Great Dark Beyond
/// - Minion type: Demon
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ GDB_124t2 vanilla 9bac039e 8c100a5e
pub const GDB_124t2: Power = VANILLA;

/// # Healthstone
///
/// `GDB_125` · Warlock spell · Fel · 0 mana
///
/// > **Tradeable** Restore all damage your hero has taken this turn.@ *(@)*
///
/// - Set: The Great Dark Beyond · epic · collectible
/// - Mechanics: Tradeable, Deck Action Cost
///
/// State: Todo
//~ GDB_125 todo 79ff2170 0aa2ce92
pub const GDB_125: Power = TODO;

/// # Black Hole
///
/// `GDB_126` · Warlock spell · Shadow · 8 mana
///
/// > Destroy all minions except Demons.
///
/// - Set: The Great Dark Beyond · epic · collectible
///
/// State: Todo
//~ GDB_126 todo cbb09cf7 b7c97d28
pub const GDB_126: Power = TODO;

/// # K'ara, the Dark Star
///
/// `GDB_127` · Warlock minion · 3 mana · 3/3
///
/// > Spellburst**:** Steal 2 Health from a random enemy. *(Shadow spells don't remove this **Spellburst.)*
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Mechanics: Spellburst
/// - Enchantments: Consuming Void [`GDB_127e2b`], Void Consumed [`GDB_127eb`]
///
/// State: Todo
//~ GDB_127 todo 9ebf9c86 b967cdb4
pub const GDB_127: Power = TODO;

/// # Consuming Void
///
/// `GDB_127e2b` · Warlock enchantment
///
/// > Increased Health.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ GDB_127e2b todo 9186d8b7 e08dbcac
pub const GDB_127e2b: Power = TODO;

/// # Void Consumed
///
/// `GDB_127eb` · Warlock enchantment
///
/// > Reduced Health.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ GDB_127eb todo 7980fb89 90576346
pub const GDB_127eb: Power = TODO;

/// # Archimonde
///
/// `GDB_128` · Warlock minion · 6 mana · 6/6
///
/// > **Battlecry:** Summon every Demon you played this game that didn't start in your deck.
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
///
/// State: Todo
//~ GDB_128 todo f271ecbb e1ffb7ca
pub const GDB_128: Power = TODO;

/// # Ultralisk
///
/// `SC_006` · Warlock minion · 8 mana · 8/8
///
/// > **Rush**
///
/// - Set: The Great Dark Beyond
/// - Mechanics: Rush, Zerg
///
/// State: Vanilla
//~ SC_006 vanilla 147aa6c6 8c098cad
pub const SC_006: Power = VANILLA;

/// # Ultralisk Cavern
///
/// `SC_019` · Warlock location · 3 mana · 0 uses
///
/// > Deal 1 damage to all enemies. **Deathrattle:** Summon an 8/8 Ultralisk with **Rush**.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Mechanics: Deathrattle, Zerg
/// - Refers to: Rush
/// - Tags: `1724` = 1
/// - Tokens: Ultralisk [`SC_006`], Baneling [`SC_019t`]
///
/// State: Todo
//~ SC_019 todo 2b274bbe e216d0ed
pub const SC_019: Power = TODO;

/// # Baneling
///
/// `SC_019t` · Death Knight minion · 1 mana · 1/1
///
/// > **Deathrattle:** Deal damage equal to this minion's Attack to all enemy minions.
///
/// - Set: The Great Dark Beyond
/// - Mechanics: Deathrattle, Zerg
///
/// State: Todo
//~ SC_019t todo 588f9fc3 68f8f1f4
pub const SC_019t: Power = TODO;

/// # Consume
///
/// `SC_020` · Warlock spell · 1 mana
///
/// > Remove 1 Durability from a friendly location to restore #8 Health to your hero.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Mechanics: Immune To Spellpower, Zerg
/// - Tags: `1724` = 1
/// - Enchantments: Consumed [`SC_020e`]
///
/// State: Todo
//~ SC_020 todo a57f9761 ba442ff9
pub const SC_020: Power = TODO;

/// # Consumed
///
/// `SC_020e` · Warlock enchantment
///
/// > +10 Health.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ SC_020e todo c266d2bd a1fc8f18
pub const SC_020e: Power = TODO;

/// # Spine Crawler
///
/// `SC_023` · Warlock minion · 2 mana · 1/6
///
/// > **Taunt**. Can't attack. Has +3 Attack if you control a location.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Mechanics: Taunt, Cant Attack, Zerg
/// - Tags: `1724` = 1
///
/// State: Todo
//~ SC_023 todo 0bd38690 6910bc89
pub const SC_023: Power = TODO;
