//! Priest cards of Festival of Legends.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Shadow Chord: Distort
///
/// `ETC_305` · Priest spell · Shadow · 3 mana
///
/// > Give a minion -5/-5. If it has 0 Attack, destroy it.
///
/// - Set: Festival of Legends · rare · collectible
/// - Enchantments: Distorted [`ETC_305e`]
///
/// State: Todo
//~ ETC_305 todo e07513af f52d2bf2
pub const ETC_305: Power = TODO;

/// # Distorted
///
/// `ETC_305e` · Priest enchantment
///
/// > -5/-5.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_305e todo a0122050 e9d23617
pub const ETC_305e: Power = TODO;

/// # Idol's Adoration
///
/// `ETC_312` · Priest weapon · 1 mana · 0/2 durability
///
/// > Your Hero Power costs (0). After you use it, lose 1 Durability.
///
/// - Set: Festival of Legends · common · collectible
/// - Mechanics: Aura
/// - Enchantments: Sing! [`ETC_312e`]
///
/// State: Todo
//~ ETC_312 todo 7cf048e5 5d5388e3
pub const ETC_312: Power = TODO;

/// # Sing!
///
/// `ETC_312e` · Priest enchantment
///
/// > Your Hero Power costs (0).
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_312e todo f63ecad2 4a04de93
pub const ETC_312e: Power = TODO;

/// # Harmonic Pop
///
/// `ETC_314` · Priest spell · Holy · 6 mana
///
/// > Deal $3 damage to all minions. Summon a 6/6 Popstar. *(Swaps each turn.)*
///
/// - Set: Festival of Legends · rare · collectible
/// - Tokens: Dissonant Pop [`ETC_314t`], Popstar [`ETC_314t2`]
///
/// State: Todo
//~ ETC_314 todo 47eff7b4 740b823f
pub const ETC_314: Power = TODO;

/// # Dissonant Pop
///
/// `ETC_314t` · Priest spell · Holy · 6 mana
///
/// > Deal $6 damage to all minions. Summon a 3/3 Popstar. *(Swaps each turn.)*
///
/// - Set: Festival of Legends · rare
///
/// State: Todo
//~ ETC_314t todo d9395645 3b00007e
pub const ETC_314t: Power = TODO;

/// # Popstar
///
/// `ETC_314t2` · Priest minion · 1 mana · 1/1
///
/// - Set: Festival of Legends
/// - Minion type: Draenei
///
/// State: Vanilla
//~ ETC_314t2 vanilla 3e4b71a3 13e80b43
pub const ETC_314t2: Power = VANILLA;

/// # Fight Over Me
///
/// `ETC_316` · Priest spell · Shadow · 4 mana
///
/// > Choose two enemy minions. They fight! Add copies of any that die to your hand.
///
/// - Set: Festival of Legends · epic · collectible
/// - Tags: `1724` = 1
///
/// State: Todo
//~ ETC_316 todo c455629c ccbb9bcd
pub const ETC_316: Power = TODO;

/// # Dreamboat
///
/// `ETC_332` · Priest minion · 2 mana · 1/2
///
/// > **Battlecry:** Restore #3 Health to all other friendly minions. Gain +1/+1 for each one **Overhealed**.
///
/// - Set: Festival of Legends · rare · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Refers to: Overheal
/// - Enchantments: So Dreamy! [`ETC_332e`]
///
/// State: Todo
//~ ETC_332 todo 11eeabea d61f5f73
pub const ETC_332: Power = TODO;

/// # So Dreamy!
///
/// `ETC_332e` · Priest enchantment
///
/// > +1/+1.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_332e todo 9fa3a054 add3e050
pub const ETC_332e: Power = TODO;

/// # Heartbreaker Hedanis
///
/// `ETC_334` · Priest minion · 4 mana · 4/8
///
/// > **Battlecry:** Deal 4 damage to this minion. **Overheal:** Deal 5 damage to a random enemy.
///
/// - Set: Festival of Legends · legendary · collectible
/// - Mechanics: Battlecry, Overheal
///
/// State: Todo
//~ ETC_334 todo e1a5b45b 1ace95d8
pub const ETC_334: Power = TODO;

/// # Love Everlasting
///
/// `ETC_335` · Priest spell · Holy · 3 mana
///
/// > Your first spell each turn costs (2) less. Lasts until you don't play a spell on your turn.
///
/// - Set: Festival of Legends · legendary · collectible
/// - Mechanics: Quest Progress Total, Objective, Objective Aura
/// - Enchantments: Everlasting Love [`ETC_335e`]
///
/// State: Todo
//~ ETC_335 todo 3e5a5fae db634b16
pub const ETC_335: Power = TODO;

/// # Everlasting Love
///
/// `ETC_335e` · Priest enchantment
///
/// > Your first spell each turn costs (2) less.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_335e todo 93b4e6e2 dd526c5a
pub const ETC_335e: Power = TODO;

/// # Power Chord: Synchronize
///
/// `ETC_338` · Priest spell · Holy · 2 mana
///
/// > Choose a minion. Add a copy of it to your hand. **Finale:** Give both +1/+2.
///
/// - Set: Festival of Legends · common · collectible
/// - Mechanics: Finale
/// - Enchantments: Synchronized [`ETC_338e`]
///
/// State: Todo
//~ ETC_338 todo 5e6f6ae7 56be0d5c
pub const ETC_338: Power = TODO;

/// # Synchronized
///
/// `ETC_338e` · Priest enchantment
///
/// > +1/+2.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_338e todo 60201237 d7e26869
pub const ETC_338e: Power = TODO;

/// # Heartthrob
///
/// `ETC_339` · Priest minion · 3 mana · 2/5
///
/// > **Overheal:** Summon a random minion with Cost equal to the amount **Overhealed**.
///
/// - Set: Festival of Legends · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Overheal
///
/// State: Todo
//~ ETC_339 todo 01db4354 b19660e9
pub const ETC_339: Power = TODO;

/// # Fan Club
///
/// `ETC_449` · Priest location · 1 mana · 0 uses
///
/// > Restore #3 Health to all friendly characters.
///
/// - Set: Festival of Legends · common · collectible
///
/// State: Todo
//~ ETC_449 todo 1a597870 f9821668
pub const ETC_449: Power = TODO;

/// # Deafen
///
/// `JAM_022` · Multi-class spell · Shadow · 1 mana
///
/// > **Silence** a minion. **Combo:** Also deal $2 damage to it.
///
/// - Set: Festival of Legends · common · collectible
/// - Classes: Priest, Rogue
/// - Mechanics: Combo
/// - Refers to: Silence
///
/// State: Todo
//~ JAM_022 todo 0915d7f7 08e4dd48
pub const JAM_022: Power = TODO;

/// # Plagiarizarrr
///
/// `JAM_023` · Multi-class minion · 3 mana · 4/3
///
/// > **Battlecry:** Get a copy of the top card of your opponent's deck.
///
/// - Set: Festival of Legends · rare · collectible
/// - Minion type: Pirate
/// - Classes: Priest, Rogue
/// - Mechanics: Battlecry
///
/// State: Todo
//~ JAM_023 todo d0061f7e 3c76dd69
pub const JAM_023: Power = TODO;

/// # Ambient Lightspawn
///
/// `JAM_024` · Priest minion · 4 mana · 3/4
///
/// > **Finale and Overheal:** Give another random friendly minion +2/+2.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Finale, Overheal
/// - Enchantments: Ambience [`JAM_024e`]
///
/// State: Todo
//~ JAM_024 todo 66764719 fd54ee83
pub const JAM_024: Power = TODO;

/// # Ambience
///
/// `JAM_024e` · Priest enchantment
///
/// > +2/+2.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ JAM_024e todo da4ed3a9 fe79eaa9
pub const JAM_024e: Power = TODO;
