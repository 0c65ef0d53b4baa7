//! Warrior cards of Voyage to the Sunken City.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 615a7673

/// # Igneous Lavagorger
///
/// `TID_714` · Warrior minion · 4 mana · 3/5
///
/// > **Taunt** **Battlecry: Dredge**. Gain Armor equal to its Cost.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Taunt, Battlecry, Dredge
/// - Tags: `2542` = 1
/// - Enchantments: Gorged [`TID_714e`]
///
/// State: Derived
//~ derived TID_714 721e89c3 91c69658 66fda50a.277780ad
pub const TID_714: Power =
    battlecry(&[offer(Offer::Entities(YOUR_DECK.last(3)), &[put_on_top(the(IT))]), armor(1).times(COST.of(IT))]);

/// # Gorged
///
/// `TID_714e` · Warrior enchantment
///
/// > Increased attack.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ todo TID_714e 82a400e8 2746f2d1 ebdf5ad3.867af1af
pub const TID_714e: Power = TODO;

/// # Clash of the Colossals
///
/// `TID_715` · Warrior spell · 3 mana
///
/// > Add a random **Colossal** minion to both players' hands. Yours costs (2) less.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Refers to: Colossal
/// - Enchantments: Colossal Advantage [`TID_715e`]
///
/// State: Derived
//~ derived TID_715 9b019c30 343c3390 166f5d58.0b144fc8
#[rustfmt::skip]
pub const TID_715: Power = spell(&[get(random(all(&[MINION, with(GameTag::COLOSSAL)]))), attach("TID_715e").to(IT), get(random(all(&[MINION, with(GameTag::COLOSSAL)]))).to(OPPONENT)]);

/// # Colossal Advantage
///
/// `TID_715e` · Warrior enchantment
///
/// > Costs (2) less.
///
/// - Set: Voyage to the Sunken City
///
/// State: Derived
//~ derived TID_715e c4a6b770 77049640 51648ab2.90c32b47
pub const TID_715e: Power = enchant(&[cost_less(2)]);

/// # Tidal Revenant
///
/// `TID_716` · Warrior minion · 8 mana · 5/8
///
/// > **Battlecry:** Deal 5 damage. Gain 8 Armor.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Target: "Deal 5 damage."
///
/// State: Derived
//~ derived TID_716 cec91518 273d6ea3 e6e605e4.8d217172
pub const TID_716: Power = battlecry(&[deal(5).to(TARGET), armor(8)]);

/// # Trenchstalker
///
/// `TSC_659` · Warrior minion · 9 mana · 8/9
///
/// > **Battlecry:** Attack three different random enemies.
///
/// - Set: Voyage to the Sunken City · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo TSC_659 bc35a381 65b22a13 9c7ac08e.61fb0aff
pub const TSC_659: Power = TODO;

/// # Nellie, the Great Thresher
///
/// `TSC_660` · Warrior minion · 7 mana · 5/5
///
/// > **Colossal +1 Battlecry: Discover** 3 Pirates to crew Nellie's Ship!
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Discover, Colossal
/// - Tags: `1544` = 1
/// - Enchantments: Mercenary's Fee [`TSC_660e`], Pirate Crew [`TSC_660e2`]
/// - Tokens: Nellie's Pirate Ship [`TSC_660t`]
///
/// State: Todo
//~ todo TSC_660 a474fee9 d97db909 4e0cd3ae.a0fb4fcf
pub const TSC_660: Power = TODO;

/// # Mercenary's Fee
///
/// `TSC_660e` · Warrior enchantment
///
/// > Costs (1).
///
/// - Set: Voyage to the Sunken City
///
/// State: Derived
//~ derived TSC_660e 9ab6cb0d a20cade8 dfbcd43f.53ed184d
pub const TSC_660e: Power = enchant(&[cost(1)]);

/// # Pirate Crew
///
/// `TSC_660e2` · Warrior enchantment
///
/// > Holding Nellie's Pirate Crew.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ todo TSC_660e2 2b8cb37a 88a0de86 2694d092.920bbf78
pub const TSC_660e2: Power = TODO;

/// # Nellie's Pirate Ship
///
/// `TSC_660t` · Warrior minion · 5 mana · 2/6
///
/// > Taunt**. Deathrattle:** Add Nellie's Pirate crew to your hand. They cost (1).
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Beast
/// - Mechanics: Taunt, Deathrattle, Colossal Limb
///
/// State: Todo
//~ todo TSC_660t 8dd2abda 1aaab5b2 2e8f93c6.04aa1fb8
pub const TSC_660t: Power = TODO;

/// # Azsharan Trident
///
/// `TSC_913` · Warrior weapon · 3 mana · 3/2 durability
///
/// > **Deathrattle:** Put a 'Sunken Trident' on the bottom of your deck.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Sunken Trident [`TSC_913t`]
///
/// State: Derived
//~ derived TSC_913 9f0daca5 92097008 aa796d2a.83aeac7a
pub const TSC_913: Power = deathrattle(&[put_at_bottom(card("TSC_913t"))]);

/// # Sunken Trident
///
/// `TSC_913t` · Warrior weapon · 3 mana · 3/2 durability
///
/// > After your hero attacks, deal 2 damage to all enemy minions.
///
/// - Set: Voyage to the Sunken City
///
/// State: Derived
//~ derived TSC_913t e0cde65b ba732417 5b76ea6f.c13e6442
pub const TSC_913t: Power = after(YOUR_HERO.attack(CARD)).then(&[deal(2).to(ENEMY_MINIONS)]);

/// # Blackscale Brute
///
/// `TSC_917` · Warrior minion · 7 mana · 5/6
///
/// > **Taunt**. **Battlecry:** If you have a weapon equipped, summon a 5/6 Naga with **Rush**.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Naga
/// - Mechanics: Taunt, Battlecry
/// - Refers to: Rush
/// - Tokens: Firescale Berserker [`TSC_917t`]
///
/// State: Derived
//~ derived TSC_917 f9dd0827 9db1bf95 f3c1d424.23ac790b
pub const TSC_917: Power = battlecry(&[summon(card("TSC_917t"))]).when(there_is(&YOUR_WEAPON));

/// # Firescale Berserker
///
/// `TSC_917t` · Warrior minion · 7 mana · 5/6
///
/// > **Rush**
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Naga
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla TSC_917t c92c32e1 4d8409d3 0f16209d.57b12c28
pub const TSC_917t: Power = VANILLA;

/// # Forged in Flame
///
/// `TSC_939` · Warrior spell · Fire · 2 mana
///
/// > Destroy your weapon, then draw cards equal to its Attack.
///
/// - Set: Voyage to the Sunken City · common · collectible
///
/// State: Derived
//~ derived TSC_939 dae7266f 8d4774a6 6dcc1ca7.ac7a1102
pub const TSC_939: Power = spell(&[destroy(YOUR_WEAPON), draw(1).times(ATTACK.of(IT))]);

/// # From the Depths
///
/// `TSC_940` · Warrior spell · 3 mana
///
/// > Reduce the Cost of the bottom five cards in your deck by (3), then **Dredge**.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Refers to: Dredge
/// - Enchantments: Current Events [`TSC_940e2`]
///
/// State: Derived
//~ derived TSC_940 e6c36352 5ea12164 1bc48b8e.5c5d2997
#[rustfmt::skip]
pub const TSC_940: Power = spell(&[attach("TSC_940e2").to(YOUR_DECK.last(5)), offer(Offer::Entities(YOUR_DECK.last(3)), &[put_on_top(the(IT))])]);

/// # Current Events
///
/// `TSC_940e2` · Warrior enchantment
///
/// > Costs (3) less.
///
/// - Set: Voyage to the Sunken City
///
/// State: Derived
//~ derived TSC_940e2 17705b3b 16e8856e 951cb2e1.bb1f76c5
pub const TSC_940e2: Power = enchant(&[cost_less(3)]);

/// # Guard the City
///
/// `TSC_941` · Warrior spell · 2 mana
///
/// > Gain 3 Armor. Summon a 2/3 Naga with **Taunt**.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Refers to: Taunt
/// - Tokens: Naga Centaur [`TSC_941t`]
///
/// State: Derived
//~ derived TSC_941 f2440d43 556d356c 604bc30a.6bfd671c
pub const TSC_941: Power = spell(&[armor(3), summon(card("TSC_941t"))]);

/// # Naga Centaur
///
/// `TSC_941t` · Warrior minion · 2 mana · 2/3
///
/// > **Taunt**
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Naga
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla TSC_941t fbf2f442 49a498b9 c06cc4e0.4b0c5d24
pub const TSC_941t: Power = VANILLA;

/// # Obsidiansmith
///
/// `TSC_942` · Warrior minion · 2 mana · 3/2
///
/// > **Battlecry: Dredge**. If it's a minion or a weapon, give it +1/+1.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry, Dredge
/// - Enchantments: Flameforged [`TSC_942e`]
///
/// State: Derived
//~ derived TSC_942 c2360de0 3d06b797 95974653.ecb1fdfa
#[rustfmt::skip]
pub const TSC_942: Power = battlecry(&[offer(Offer::Entities(YOUR_DECK.last(3)), &[put_on_top(the(IT))]), attach("TSC_942e").to(IT).when(there_is(&IT.that(any(&[MINION, WEAPON]))))]);

/// # Flameforged
///
/// `TSC_942e` · Warrior enchantment
///
/// > +1/+1.
///
/// - Set: Voyage to the Sunken City
///
/// State: Derived
//~ derived TSC_942e deabfa49 bec94ca3 209fcbaf.67341004
pub const TSC_942e: Power = enchant(&[plus(1, 1)]);

/// # Lady Ashvane
///
/// `TSC_943` · Warrior minion · 5 mana · 5/5
///
/// > **Battlecry:** Give all weapons in your hand, deck, and battlefield +1/+1.
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Rigid Carapace [`TSC_943e`]
///
/// State: Derived
//~ derived TSC_943 1ea38583 6b57a1d4 9e7f6b5f.ea0b0e75
pub const TSC_943: Power =
    battlecry(&[attach("TSC_943e").to(together(&[YOUR_HAND.that(WEAPON), YOUR_DECK.that(WEAPON), YOUR_WEAPON]))]);

/// # Rigid Carapace
///
/// `TSC_943e` · Warrior enchantment
///
/// > +1/+1.
///
/// - Set: Voyage to the Sunken City
///
/// State: Derived
//~ derived TSC_943e 3d13ed03 8a89d983 296a2955.67341004
pub const TSC_943e: Power = enchant(&[plus(1, 1)]);

/// # The Fires of Zin-Azshari
///
/// `TSC_944` · Warrior spell · Fire · 2 mana
///
/// > Replace your deck with minions that cost (5) or more. They cost (5).
///
/// - Set: Voyage to the Sunken City · epic · collectible
/// - Enchantments: The Fiery Deep [`TSC_944e`]
///
/// State: Todo
//~ todo TSC_944 f5b5fb81 2132c527 fda0b09f.87443c04
pub const TSC_944: Power = TODO;

/// # The Fiery Deep
///
/// `TSC_944e` · Warrior enchantment
///
/// > Costs (5).
///
/// - Set: Voyage to the Sunken City
/// - Tags: `SCORE_VALUE_1` = 2
///
/// State: Derived
//~ derived TSC_944e 0ca0f071 b9a3a5a8 6d134abf.bcee0e50
pub const TSC_944e: Power = enchant(&[cost(5)]);
