//! Mage cards of Festival of Legends.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Keyboard Soloist
///
/// `ETC_029` · Mage minion · 4 mana · 2/4
///
/// > **Battlecry:** If you control no other minions, summon two 1/2 Amps with **Spell Damage +1**.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Refers to: Spellpower
/// - Tokens: Keyboard Amplifier [`ETC_029t`]
///
/// State: Todo
//~ ETC_029 todo d16f269a 4c31ba48
pub const ETC_029: Power = TODO;

/// # Keyboard Amplifier
///
/// `ETC_029t` · Mage minion · 1 mana · 1/2
///
/// > **Spell Damage +1**
///
/// - Set: Festival of Legends
/// - Minion type: Mech
/// - Mechanics: Spellpower
///
/// State: Vanilla
//~ ETC_029t vanilla 29ae766d 2de35ca4
pub const ETC_029t: Power = VANILLA;

/// # Volume Up
///
/// `ETC_205` · Mage spell · Arcane · 4 mana
///
/// > Draw 3 spells. **Finale: Discover** a copy of one.
///
/// - Set: Festival of Legends · epic · collectible
/// - Mechanics: Discover, Finale
///
/// State: Todo
//~ ETC_205 todo 8eb43337 3c7b8f62
pub const ETC_205: Power = TODO;

/// # Infinitize the Maxitude
///
/// `ETC_206` · Mage spell · 2 mana
///
/// > **Discover** a spell. Reduce its Cost by (1). **Finale:** Return this to your hand at end of turn.
///
/// - Set: Festival of Legends · legendary · collectible
/// - Mechanics: Discover, Finale
/// - Tags: `4128` = 1
/// - Enchantments: Infinitize the Maxitude [`ETC_206e`], Infinitized [`ETC_206e2`]
///
/// State: Todo
//~ ETC_206 todo f73341d8 831a133d
pub const ETC_206: Power = TODO;

/// # Infinitize the Maxitude
///
/// `ETC_206e` · Mage enchantment
///
/// > At the end of your turn, get a Rock the House.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_206e todo 6fc5d21c af86c30b
pub const ETC_206e: Power = TODO;

/// # Infinitized
///
/// `ETC_206e2` · Mage enchantment
///
/// > Costs (1) less.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_206e2 todo 79559d70 6889aad6
pub const ETC_206e2: Power = TODO;

/// # DJ Manastorm
///
/// `ETC_395` · Mage minion · 9 mana · 8/8
///
/// > **Battlecry:** Set the Cost of spells in your hand to (0). After you cast one, the others cost (1) more.
///
/// - Set: Festival of Legends · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Millhouse in the House! [`ETC_395e`], Amp it up [`ETC_395e2`]
///
/// State: Todo
//~ ETC_395 todo 0db3bfa1 5c12ba81
pub const ETC_395: Power = TODO;

/// # Millhouse in the House!
///
/// `ETC_395e` · Mage enchantment
///
/// > After you cast one of the other discounted spells, this one costs (1) more.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_395e todo f81c6f52 10f686f9
pub const ETC_395e: Power = TODO;

/// # Amp it up
///
/// `ETC_395e2` · Mage enchantment
///
/// > After you cast one of the other discounted spells, this one costs (1) more.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_395e2 todo fbf290eb 4b975e68
pub const ETC_395e2: Power = TODO;

/// # Cosmic Keyboard
///
/// `ETC_521` · Mage weapon · 2 mana · 0/3 durability
///
/// > After you cast a spell, summon an Elemental with stats equal to its Cost. Lose 1 Durability.
///
/// - Set: Festival of Legends · rare · collectible
/// - Tokens: Cosmic Creation [`ETC_521t`]
///
/// State: Todo
//~ ETC_521 todo b7ae378b 16990c5b
pub const ETC_521: Power = TODO;

/// # Cosmic Creation
///
/// `ETC_521t` · Mage minion · 1 mana · 1/1
///
/// - Set: Festival of Legends
/// - Minion type: Elemental
///
/// State: Vanilla
//~ ETC_521t vanilla d91af9dd 64d97cae
pub const ETC_521t: Power = VANILLA;

/// # Lightshow
///
/// `ETC_528` · Mage spell · Arcane · 3 mana
///
/// > Shoot @ beams at enemies that each deal $2 damage. Your future Lightshows shoot one more beam.
///
/// - Set: Festival of Legends · rare · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2
///
/// State: Todo
//~ ETC_528 todo 5f5dd0d5 9b694aed
pub const ETC_528: Power = TODO;

/// # Rewind
///
/// `ETC_532` · Mage spell · Arcane · 2 mana
///
/// > **Discover** a copy of another spell you've cast this game.
///
/// - Set: Festival of Legends · rare · collectible
/// - Mechanics: Discover
///
/// State: Todo
//~ ETC_532 todo c006bf3b 7108617e
pub const ETC_532: Power = TODO;

/// # Holotechnician
///
/// `ETC_534` · Mage minion · 3 mana · 3/4
///
/// > After ANY minion takes exactly 1 damage, destroy it.
///
/// - Set: Festival of Legends · epic · collectible
///
/// State: Todo
//~ ETC_534 todo db6914c9 55aeffd1
pub const ETC_534: Power = TODO;

/// # Synthesize
///
/// `ETC_535` · Mage spell · 1 mana
///
/// > Add a random 1, 2, and 3-Cost Elemental to your hand.
///
/// - Set: Festival of Legends · common · collectible
///
/// State: Todo
//~ ETC_535 todo 28921cf0 d155086a
pub const ETC_535: Power = TODO;

/// # Audio Splitter
///
/// `ETC_536` · Mage minion · 2 mana · 3/2
///
/// > **Deathrattle:** Copy the highest Cost spell in your hand.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ ETC_536 todo 2858b2eb 58d74b6c
pub const ETC_536: Power = TODO;

/// # Remixed Dispense-o-bot
///
/// `JAM_000` · Mage minion · 3 mana · 3/3
///
/// > Gains an extra effect in your hand that changes each turn.
///
/// - Set: Festival of Legends · rare · collectible
/// - Minion type: Mech
/// - Tokens: Chilling Dispense-o-bot [`JAM_000t`], Merch Dispense-o-bot [`JAM_000t2`], Money Dispense-o-bot [`JAM_000t3`], Mystery Dispense-o-bot [`JAM_000t4`]
///
/// State: Todo
//~ JAM_000 todo 80c803ab 7475d07e
pub const JAM_000: Power = TODO;

/// # Chilling Dispense-o-bot
///
/// `JAM_000t` · Mage minion · 3 mana · 3/3
///
/// > **Battlecry:** Get two random Frost spells. *(Changes each turn.)*@**Battlecry:** Get two random Frost spells.
///
/// - Set: Festival of Legends · rare
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Tags: `TRANSFORMED_FROM_CARD` = 94727, `2165` = 1
///
/// State: Todo
//~ JAM_000t todo 2b515089 6e7e2567
pub const JAM_000t: Power = TODO;

/// # Merch Dispense-o-bot
///
/// `JAM_000t2` · Mage minion · 3 mana · 3/3
///
/// > **Battlecry:** Get two random Mechs. *(Changes each turn.)*@**Battlecry:** Get two random Mechs.
///
/// - Set: Festival of Legends · rare
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Tags: `TRANSFORMED_FROM_CARD` = 94727, `2165` = 1
///
/// State: Todo
//~ JAM_000t2 todo c7d8bef6 043888d0
pub const JAM_000t2: Power = TODO;

/// # Money Dispense-o-bot
///
/// `JAM_000t3` · Mage minion · 3 mana · 3/3
///
/// > **Battlecry:** Get two Coins. *(Changes each turn.)*@**Battlecry:** Get two Coins.
///
/// - Set: Festival of Legends · rare
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Tags: `TRANSFORMED_FROM_CARD` = 94727, `2165` = 1
///
/// State: Todo
//~ JAM_000t3 todo 0c954c7e e4813d3c
pub const JAM_000t3: Power = TODO;

/// # Mystery Dispense-o-bot
///
/// `JAM_000t4` · Mage minion · 3 mana · 3/3
///
/// > **Battlecry:** Get two random Mage **Secrets**. *(Changes each turn.)*@**Battlecry:** Get two random Mage **Secrets**.
///
/// - Set: Festival of Legends · rare
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Refers to: Secret
/// - Tags: `TRANSFORMED_FROM_CARD` = 94727, `2165` = 1
///
/// State: Todo
//~ JAM_000t4 todo 82dcbd43 039aef44
pub const JAM_000t4: Power = TODO;

/// # Reverberations
///
/// `JAM_031` · Multi-class spell · Shadow · 3 mana
///
/// > Summon a copy of a minion. Each one dies after taking damage.
///
/// - Set: Festival of Legends · rare · collectible
/// - Classes: Mage, Warlock
/// - Enchantments: Reverberations [`JAM_031e`]
///
/// State: Todo
//~ JAM_031 todo 64473859 551e7ff1
pub const JAM_031: Power = TODO;

/// # Reverberations
///
/// `JAM_031e` · Neutral enchantment
///
/// > Dies after taking damage.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ JAM_031e todo 38d49af8 07a686da
pub const JAM_031e: Power = TODO;

/// # Fiddlefire Imp
///
/// `JAM_032` · Multi-class minion · 3 mana · 3/3
///
/// > **Battlecry:** Add a random Fire Mage and Fire Warlock spell to your hand.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Demon
/// - Classes: Mage, Warlock
/// - Mechanics: Battlecry, Imp
/// - Enchantments: Fiddlefire Achievement Enchant [`JAM_032e`]
///
/// State: Todo
//~ JAM_032 todo dfdf0043 278d0a24
pub const JAM_032: Power = TODO;

/// # Fiddlefire Achievement Enchant
///
/// `JAM_032e` · Neutral enchantment
///
/// - Set: Festival of Legends
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ JAM_032e todo d5881c7b 1c88a07c
pub const JAM_032e: Power = TODO;
