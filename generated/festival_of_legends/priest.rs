//! Priest cards of Festival of Legends.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 928dad9e

/// # Shadow Chord: Distort
///
/// `ETC_305` · Priest spell · Shadow · 3 mana
///
/// > Give a minion -5/-5. If it has 0 Attack, destroy it.
///
/// - Set: Festival of Legends · rare · collectible
/// - Enchantments: Distorted [`ETC_305e`]
///
/// State: Derived
//~ derived ETC_305 422917b4 03429424 a10f7b27.3c6b83ef
pub const ETC_305: Power =
    spell(&[attach("ETC_305e").to(A_MINION), destroy(IT).when(there_is(&IT.that(ATTACK.at_most(0))))]);

/// # Distorted
///
/// `ETC_305e` · Priest enchantment
///
/// > -5/-5.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived ETC_305e b6e0132a 711343bf 72216d86.11e70be8
pub const ETC_305e: Power = enchant(&[plus(-5, -5)]);

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
/// State: Derived
//~ derived ETC_312 ac16e077 64597527 b72bb631.c85b6551
pub const ETC_312: Power =
    abilities(&[aura(YOUR_HERO_POWER).have(&[cost(0)]), after(YOU.use_hero_power(CARD)).then(&[lose_durability(1)])]);

/// # Sing!
///
/// `ETC_312e` · Priest enchantment
///
/// > Your Hero Power costs (0).
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ todo ETC_312e bc51c4b0 e15cb47d ec33a548.933d500a
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
//~ todo ETC_314 78bdfce8 541d7840 76d8c401.8a858bbb
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
//~ todo ETC_314t f2f95057 83d3bc4c c8b493f9.e566ae4b
pub const ETC_314t: Power = TODO;

/// # Popstar
///
/// `ETC_314t2` · Priest minion · 1 mana · 1/1
///
/// - Set: Festival of Legends
/// - Minion type: Draenei
///
/// State: Vanilla
//~ vanilla ETC_314t2 92d1951f 6a9545b9 80b5a83b
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
//~ todo ETC_316 59fdf4d9 45793bf3 73dbc441.7cba1bfa
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
//~ todo ETC_332 0e8f21b3 c63622bb 11e3b5f1.7534bbaa
pub const ETC_332: Power = TODO;

/// # So Dreamy!
///
/// `ETC_332e` · Priest enchantment
///
/// > +1/+1.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived ETC_332e 487239b4 2643263b 9231b613.67341004
pub const ETC_332e: Power = enchant(&[plus(1, 1)]);

/// # Heartbreaker Hedanis
///
/// `ETC_334` · Priest minion · 4 mana · 4/8
///
/// > **Battlecry:** Deal 4 damage to this minion. **Overheal:** Deal 5 damage to a random enemy.
///
/// - Set: Festival of Legends · legendary · collectible
/// - Mechanics: Battlecry, Overheal
///
/// State: Derived
//~ derived ETC_334 b9fbb271 a65889a2 2912765e.a987e2e3
pub const ETC_334: Power =
    abilities(&[battlecry(&[deal(4).to(THIS)]), on(Word::Overheal, &[deal(5).to(ENEMIES.random())])]);

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
//~ todo ETC_335 354583b1 c166d83e 20f8845e.b175b307
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
//~ todo ETC_335e 1a22fdb3 c68de18e 00ce9dad.3250d3ef
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
//~ todo ETC_338 e5fa5ea1 5ba92827 477fa138.e9ece70a
pub const ETC_338: Power = TODO;

/// # Synchronized
///
/// `ETC_338e` · Priest enchantment
///
/// > +1/+2.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived ETC_338e 62972433 8ead950a 5c9031b2.6fa82661
pub const ETC_338e: Power = enchant(&[plus(1, 2)]);

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
//~ todo ETC_339 dee6bb82 adaafcc0 59c988c3.6c660a36
pub const ETC_339: Power = TODO;

/// # Fan Club
///
/// `ETC_449` · Priest location · 1 mana · 0 uses
///
/// > Restore #3 Health to all friendly characters.
///
/// - Set: Festival of Legends · common · collectible
///
/// State: Derived
//~ derived ETC_449 6c193bc0 a36cb19d 1d05bc93.f5c720b3
pub const ETC_449: Power = hero_power(&[heal(3).to(FRIENDLY_CHARACTERS)]);

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
/// State: Derived
//~ derived JAM_022 ff7509dd e4ca5e2f 961706e5.b8f75983
pub const JAM_022: Power = spell(&[silence(A_MINION), deal(2).to(IT).when(Condition::Combo)]);

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
/// State: Derived
//~ derived JAM_023 f6839373 588b8127 ab8ad71f.1d912e29
pub const JAM_023: Power = battlecry(&[get(copy_of(ENEMY_DECK.first(1)))]);

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
/// State: Derived
//~ derived JAM_024 279551d3 3af2f4e5 d8aa7a51.5dcc2343
#[rustfmt::skip]
pub const JAM_024: Power = abilities(&[on(Word::Finale, &[attach("JAM_024e").to(OTHER_FRIENDLY_MINIONS.random())]), on(Word::Overheal, &[attach("JAM_024e").to(OTHER_FRIENDLY_MINIONS.random())])]);

/// # Ambience
///
/// `JAM_024e` · Priest enchantment
///
/// > +2/+2.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived JAM_024e 608dab42 0e3020e1 3b6a1b77.6d6ab056
pub const JAM_024e: Power = enchant(&[plus(2, 2)]);
