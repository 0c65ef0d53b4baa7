//! Hunter cards of Forged in the Barrens.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 90420bcd

/// # Pack Kodo
///
/// `BAR_030` · Hunter minion · 3 mana · 3/3
///
/// > **Battlecry: Discover** a Beast, **Secret**, or weapon.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Discover
/// - Refers to: Secret
///
/// State: Derived
//~ derived BAR_030 8838f67f b1188cbd 6f0b9288.a43c18d0
pub const BAR_030: Power = battlecry(&[discover(any(&[BEAST, SECRET, WEAPON]))]);

/// # Sunscale Raptor
///
/// `BAR_031` · Hunter minion · 1 mana · 1/3
///
/// > **Frenzy:** Shuffle a Sunscale Raptor into your deck with permanent +2/+1.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Frenzy
///
/// State: Todo
//~ todo BAR_031 b0d4ae13 e37cd1b9 371ec47c.070d432a
pub const BAR_031: Power = TODO;

/// # Piercing Shot
///
/// `BAR_032` · Hunter spell · 4 mana
///
/// > Deal $6 damage to a minion. Excess damage hits the enemy hero.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Mechanics: Immune To Spellpower
///
/// State: Derived
//~ derived BAR_032 67a8fc5a 7290a4c7 28c21ef8.035bf9dc
pub const BAR_032: Power = spell(&[deal(6).to(A_MINION), deal(1).times(EXCESS).to(ENEMY_HERO)]);

/// # Prospector's Caravan
///
/// `BAR_033` · Hunter minion · 2 mana · 1/3
///
/// > At the start of your turn, give all minions in your hand +1/+1.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Enchantments: Prospector's Findings [`BAR_033e`]
///
/// State: Derived
//~ derived BAR_033 a31755c1 d1dbf6ab e9d5ea5f.3bb5f537
pub const BAR_033: Power = at_start_of_your_turn(&[attach("BAR_033e").to(YOUR_HAND.that(MINION))]);

/// # Prospector's Findings
///
/// `BAR_033e` · Hunter enchantment
///
/// > +1/+1.
///
/// - Set: Forged in the Barrens
///
/// State: Derived
//~ derived BAR_033e a05d9c83 9dce1c04 c5129de3.67341004
pub const BAR_033e: Power = enchant(&[plus(1, 1)]);

/// # Tame Beast (Rank 1)
///
/// `BAR_034` · Hunter spell · 2 mana
///
/// > Summon a 2/2 Beast with **Rush**. *(Upgrades when you have 5 Mana.)*
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Refers to: Rush
/// - Tokens: Tame Beast (Rank 2) [`BAR_034t`], Tame Beast (Rank 3) [`BAR_034t2`], Tamed Crab [`BAR_034t3`], Tamed Scorpid [`BAR_034t4`], Tamed Thunder Lizard [`BAR_034t5`]
///
/// State: Todo
//~ todo BAR_034 86450559 444f95c1 689f9284.b2ae0b38
pub const BAR_034: Power = TODO;

/// # Tame Beast (Rank 2)
///
/// `BAR_034t` · Hunter spell · 2 mana
///
/// > Summon a 4/4 Beast with **Rush**. *(Upgrades when you have 10 Mana.)*
///
/// - Set: Forged in the Barrens · rare
/// - Refers to: Rush
///
/// State: Todo
//~ todo BAR_034t 77e7a295 8c48ac76 96bd54da.a34809c0
pub const BAR_034t: Power = TODO;

/// # Tame Beast (Rank 3)
///
/// `BAR_034t2` · Hunter spell · 2 mana
///
/// > Summon a 6/6 Beast with **Rush**.
///
/// - Set: Forged in the Barrens · rare
/// - Refers to: Rush
///
/// State: Todo
//~ todo BAR_034t2 4691b715 8b0b1e71 7ad5f306.afdb6a9b
pub const BAR_034t2: Power = TODO;

/// # Tamed Crab
///
/// `BAR_034t3` · Hunter minion · 2 mana · 2/2
///
/// > **Rush**
///
/// - Set: Forged in the Barrens
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla BAR_034t3 b727f30a 856b5b0c bdd57681.57b12c28
pub const BAR_034t3: Power = VANILLA;

/// # Tamed Scorpid
///
/// `BAR_034t4` · Hunter minion · 4 mana · 4/4
///
/// > **Rush**
///
/// - Set: Forged in the Barrens
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla BAR_034t4 d809e862 b3467440 fd42d944.57b12c28
pub const BAR_034t4: Power = VANILLA;

/// # Tamed Thunder Lizard
///
/// `BAR_034t5` · Hunter minion · 6 mana · 6/6
///
/// > **Rush**
///
/// - Set: Forged in the Barrens
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla BAR_034t5 a196e491 220018e1 257fc28f.57b12c28
pub const BAR_034t5: Power = VANILLA;

/// # Kolkar Pack Runner
///
/// `BAR_035` · Hunter minion · 2 mana · 2/3
///
/// > After you cast a spell, summon a 1/1 Hyena with **Rush**.
///
/// - Set: Forged in the Barrens · epic · collectible
/// - Refers to: Rush
/// - Tokens: Swift Hyena [`BAR_035t`]
///
/// State: Derived
//~ derived BAR_035 b5df8627 7ced00df 67189fc9.c456c177
pub const BAR_035: Power = after(YOU.cast(SPELL)).then(&[summon(card("BAR_035t"))]);

/// # Swift Hyena
///
/// `BAR_035t` · Hunter minion · 1 mana · 1/1
///
/// > **Rush**
///
/// - Set: Forged in the Barrens
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla BAR_035t 8ea22d83 f4b60469 1c578ec1.57b12c28
pub const BAR_035t: Power = VANILLA;

/// # Warsong Wrangler
///
/// `BAR_037` · Hunter minion · 4 mana · 3/4
///
/// > **Battlecry: Discover** a Beast from your deck. Give all copies of it +2/+1 *(wherever they are)*.
///
/// - Set: Forged in the Barrens · epic · collectible
/// - Mechanics: Battlecry, Discover
/// - Enchantments: Centaur Call [`BAR_037e`]
///
/// State: Todo
//~ todo BAR_037 e9b30be4 5ac29726 ca5cc838.b8ec96ce
pub const BAR_037: Power = TODO;

/// # Centaur Call
///
/// `BAR_037e` · Hunter enchantment
///
/// > +2/+1.
///
/// - Set: Forged in the Barrens
///
/// State: Derived
//~ derived BAR_037e 2ecabf68 83852aa6 d99d7e91.5ee91837
pub const BAR_037e: Power = enchant(&[plus(2, 1)]);

/// # Tavish Stormpike
///
/// `BAR_038` · Hunter minion · 3 mana · 2/5
///
/// > After a friendly Beast attacks, summon a Beast from your deck that costs (1) less.
///
/// - Set: Forged in the Barrens · legendary · collectible
///
/// State: Todo
//~ todo BAR_038 ad899077 3674c562 ad603694.c8d571f9
pub const BAR_038: Power = TODO;

/// # Barak Kodobane
///
/// `BAR_551` · Hunter minion · 5 mana · 3/5
///
/// > **Battlecry:** Draw a 1, 2, and 3-Cost spell.
///
/// - Set: Forged in the Barrens · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived BAR_551 2d9daf8c 40f45be4 b9b63ab4.d3996cf1
#[rustfmt::skip]
pub const BAR_551: Power = battlecry(&[draw_that(1, all(&[SPELL, COST.is(1)])), draw_that(1, all(&[SPELL, COST.is(2)])), draw_that(1, all(&[SPELL, COST.is(3)]))]);

/// # Wound Prey
///
/// `BAR_801` · Hunter spell · 1 mana
///
/// > Deal $1 damage. Summon a 1/1 Hyena with **Rush**.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Refers to: Rush
/// - Tokens: Swift Hyena [`BAR_035t`]
///
/// State: Derived
//~ derived BAR_801 6b1a7c6d 9bf2524c 3dde7c68.46f591f3
pub const BAR_801: Power = spell(&[deal(1).to(TARGET), summon(card("BAR_035t"))]);

/// # Serpentbloom
///
/// `WC_007` · Hunter spell · 0 mana
///
/// > Give a friendly Beast **Poisonous**.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Refers to: Poisonous
/// - Enchantments: Serpent's Bite [`WC_007e`]
///
/// State: Derived
//~ derived WC_007 0470000a 132830f0 e2bb91c4.21b43ace
pub const WC_007: Power = spell(&[attach("WC_007e").to(A_FRIENDLY_MINION.that(BEAST))]);

/// # Serpent's Bite
///
/// `WC_007e` · Hunter enchantment
///
/// > **Poisonous**.
///
/// - Set: Forged in the Barrens
/// - Mechanics: Poisonous
///
/// State: Derived
//~ derived WC_007e c2dfdba9 3955df8f baa5dcf7.b2c69ca0
pub const WC_007e: Power = enchant(&[has(GameTag::POISONOUS)]);

/// # Sin'dorei Scentfinder
///
/// `WC_008` · Hunter minion · 4 mana · 1/6
///
/// > **Frenzy:** Summon four 1/1 Hyenas with **Rush**.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Mechanics: Frenzy
/// - Refers to: Rush
/// - Tokens: Swift Hyena [`BAR_035t`]
///
/// State: Derived
//~ derived WC_008 643ec5a0 09c365c6 9d584531.89a5793d
pub const WC_008: Power = on(Word::Frenzy, &[summon(card("BAR_035t")).copies(4)]);

/// # Venomstrike Bow
///
/// `WC_037` · Hunter weapon · 4 mana · 1/2 durability
///
/// > **Poisonous**
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Mechanics: Poisonous
///
/// State: Vanilla
//~ vanilla WC_037 91e37001 72fc736c fecde48f.2574dcf7
pub const WC_037: Power = VANILLA;
