//! Rogue cards of Forged in the Barrens.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 1b1ac30e

/// # Oil Rig Ambusher
///
/// `BAR_316` · Rogue minion · 4 mana · 4/4
///
/// > **Battlecry:** Deal 2 damage. If this entered your hand this turn, deal 4 instead.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Mechanics: Battlecry
/// - Target: "Deal 2 damage.@Deal 4 damage."
///
/// State: Derived
//~ derived BAR_316 b1d9d90b ca784d08 a37ed266.d6892241
pub const BAR_316: Power = battlecry(&[either(DRAWN_THIS_TURN, &[deal(4).to(TARGET)], &[deal(2).to(TARGET)])]);

/// # Field Contact
///
/// `BAR_317` · Rogue minion · 3 mana · 3/2
///
/// > After you play a **Battlecry** or **Combo** card, draw a card.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Refers to: Battlecry, Combo
///
/// State: Derived
//~ derived BAR_317 f995059d 2266f431 c92cc7cd.7912c421
pub const BAR_317: Power = after(YOU.play(any(&[with(GameTag::BATTLECRY), with(GameTag::COMBO)]))).then(&[draw(1)]);

/// # Silverleaf Poison
///
/// `BAR_318` · Rogue spell · Nature · 1 mana
///
/// > Give your weapon "After your hero attacks, draw a card."
///
/// - Set: Forged in the Barrens · common · collectible
/// - Tags: `1623` = 5
/// - Enchantments: Silverleaf Poison [`BAR_318e`]
///
/// State: Derived
//~ derived BAR_318 1f61bd31 8fc47259 73a24dac.3533d54a
pub const BAR_318: Power = spell(&[attach("BAR_318e").to(YOUR_WEAPON)]);

/// # Silverleaf Poison
///
/// `BAR_318e` · Neutral enchantment
///
/// > After your hero attacks, draw a card.
///
/// - Set: Forged in the Barrens
///
/// State: Derived
//~ derived BAR_318e 73637044 6ee21b86 82bc3e2e.a64dc786
pub const BAR_318e: Power = after(YOUR_HERO.attack(CARD)).then(&[draw(1)]);

/// # Wicked Stab (Rank 1)
///
/// `BAR_319` · Rogue spell · 2 mana
///
/// > Deal $2 damage. *(Upgrades when you have 5 Mana.)*
///
/// - Set: Forged in the Barrens · common · collectible
/// - Tokens: Wicked Stab (Rank 2) [`BAR_319t`], Wicked Stab (Rank 3) [`BAR_319t2`]
///
/// State: Derived
//~ derived BAR_319 a6a377d5 8ffb41e1 bf3e86e4.54cff69c
pub const BAR_319: Power = abilities(&[spell(&[deal(2).to(TARGET)]), ranks_up(5, "BAR_319t")]);

/// # Wicked Stab (Rank 2)
///
/// `BAR_319t` · Rogue spell · 2 mana
///
/// > Deal $4 damage. *(Upgrades when you have 10 Mana.)*
///
/// - Set: Forged in the Barrens · common
///
/// State: Derived
//~ derived BAR_319t e24a3957 a0c9f906 c2543b7a.b8050c00
pub const BAR_319t: Power = abilities(&[spell(&[deal(4).to(TARGET)]), ranks_up(10, "BAR_319t2")]);

/// # Wicked Stab (Rank 3)
///
/// `BAR_319t2` · Rogue spell · 2 mana
///
/// > Deal $6 damage.
///
/// - Set: Forged in the Barrens · common
///
/// State: Derived
//~ derived BAR_319t2 629a9fd8 643b23e8 6568f833.cd475996
pub const BAR_319t2: Power = spell(&[deal(6).to(TARGET)]);

/// # Efficient Octo-bot
///
/// `BAR_320` · Rogue minion · 3 mana · 1/4
///
/// > **Frenzy:** Reduce the Cost of cards in your hand by (1).
///
/// - Set: Forged in the Barrens · common · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Frenzy
/// - Tags: `2542` = 1
/// - Enchantments: Training [`BAR_320e`]
///
/// State: Derived
//~ derived BAR_320 fa7a58d4 bb496de8 fe7cdfec.3786d505
pub const BAR_320: Power = on(Word::Frenzy, &[attach("BAR_320e").to(YOUR_HAND)]);

/// # Training
///
/// `BAR_320e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Forged in the Barrens
///
/// State: Derived
//~ derived BAR_320e b8f13842 8bc26a74 e06eca37.f705eb41
pub const BAR_320e: Power = enchant(&[cost_less(1)]);

/// # Paralytic Poison
///
/// `BAR_321` · Rogue spell · Nature · 1 mana
///
/// > Give your weapon +1 Attack and "Your hero is **Immune** while attacking."
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Refers to: Immune
/// - Tags: `1623` = 1
/// - Enchantments: Paralytic Poison [`BAR_321e`]
///
/// State: Todo
//~ todo BAR_321 b3310126 0bc991ed 57808c3d.d7321c27
pub const BAR_321: Power = TODO;

/// # Paralytic Poison
///
/// `BAR_321e` · Rogue enchantment
///
/// > +1 Attack and **Immune** while attacking.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ todo BAR_321e ab62276f b1d08243 b1de776d.e8e39853
pub const BAR_321e: Power = TODO;

/// # Swinetusk Shank
///
/// `BAR_322` · Rogue weapon · 3 mana · 2/2 durability
///
/// > After you play a Poison, gain +1 Durability.
///
/// - Set: Forged in the Barrens · epic · collectible
/// - Enchantments: Improvised Edge [`BAR_322e`]
///
/// State: Todo
//~ todo BAR_322 f7f230c6 b74e5e4c 0984fa42.2aa8d967
pub const BAR_322: Power = TODO;

/// # Improvised Edge
///
/// `BAR_322e` · Neutral enchantment
///
/// > +1 Durability.
///
/// - Set: Forged in the Barrens
///
/// State: Derived
//~ derived BAR_322e 2cf71702 af24ce47 24a3d57e.310b3243
pub const BAR_322e: Power = enchant(&[HEALTH.plus(1)]);

/// # Yoink!
///
/// `BAR_323` · Rogue spell · 1 mana
///
/// > **Discover** a Hero Power and set its Cost to (0). Swap back after 2 uses.
///
/// - Set: Forged in the Barrens · epic · collectible
/// - Mechanics: Discover
/// - Enchantments: Yoink! [`BAR_323e`]
///
/// State: Todo
//~ todo BAR_323 14a1043b dd34aaf2 ce4ee636.1ae692b4
pub const BAR_323: Power = TODO;

/// # Yoink!
///
/// `BAR_323e` · Rogue enchantment
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ todo BAR_323e 8f20ed94 32959795 42d5fa6d
pub const BAR_323e: Power = TODO;

/// # Apothecary Helbrim
///
/// `BAR_324` · Rogue minion · 4 mana · 3/2
///
/// > **Battlecry and Deathrattle:** Add a random Poison to your hand.
///
/// - Set: Forged in the Barrens · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle, Battlecry
///
/// State: Todo
//~ todo BAR_324 5275673d d89d94bf e57f1847.d1e945a5
pub const BAR_324: Power = TODO;

/// # Scabbs Cutterbutter
///
/// `BAR_552` · Rogue minion · 4 mana · 3/3
///
/// > **Combo:** The next two cards you play this turn cost (2) less.
///
/// - Set: Forged in the Barrens · legendary · collectible
/// - Mechanics: Combo
/// - Enchantments: Cookin! [`BAR_552e`], Cookin! [`BAR_552o`]
/// - Tokens: Scabbs Cutterbutter [`BAR_552_bom_puzzle`]
///
/// State: Todo
//~ todo BAR_552 4f5b39d6 7019a33d 743d012a.ebee2267
pub const BAR_552: Power = TODO;

/// # Scabbs Cutterbutter
///
/// `BAR_552_bom_puzzle` · Rogue minion · 4 mana · 3/3
///
/// > **Combo:** The next two cards you play this turn cost (3) less.
///
/// - Set: Forged in the Barrens · legendary
/// - Mechanics: Combo
///
/// State: Todo
//~ todo BAR_552_bom_puzzle bdf64b9b c620a661 4d54310a.28d86447
pub const BAR_552_bom_puzzle: Power = TODO;

/// # Cookin!
///
/// `BAR_552e` · Neutral enchantment
///
/// > Your next two cards this turn costs (2) less.
///
/// - Set: Forged in the Barrens
/// - Enchantments: Cookin! [`BAR_552e_bom_puzzle`]
///
/// State: Todo
//~ todo BAR_552e c8365662 c1cb0b41 ff45a626.a7effc59
pub const BAR_552e: Power = TODO;

/// # Cookin!
///
/// `BAR_552e_bom_puzzle` · Neutral enchantment
///
/// > Your next two cards this turn costs (3) less.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ todo BAR_552e_bom_puzzle b66867e3 53473f9a 24a457d4.9110af20
pub const BAR_552e_bom_puzzle: Power = TODO;

/// # Cookin!
///
/// `BAR_552o` · Rogue enchantment
///
/// > The next two cards you play this turn costs (2) less.
///
/// - Set: Forged in the Barrens
/// - Mechanics: Cant Be Silenced
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
/// - Enchantments: Cookin! [`BAR_552o_bom_puzzle`]
///
/// State: Todo
//~ todo BAR_552o af082ac3 51b7f259 c678db25.32271cff
pub const BAR_552o: Power = TODO;

/// # Cookin!
///
/// `BAR_552o_bom_puzzle` · Rogue enchantment
///
/// > The next two cards you play this turn costs (3) less.
///
/// - Set: Forged in the Barrens
/// - Mechanics: Cant Be Silenced
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo BAR_552o_bom_puzzle a93bafc7 3915a926 e1849ed2.20f3b413
pub const BAR_552o_bom_puzzle: Power = TODO;

/// # Water Moccasin
///
/// `WC_015` · Rogue minion · 3 mana · 2/5
///
/// > **Stealth** Has **Poisonous** while you have no other minions.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Minion type: Beast
/// - Mechanics: Stealth
/// - Refers to: Poisonous
///
/// State: Derived
//~ derived WC_015 25be93a1 f9a27364 93d784fd.fdfa54df
pub const WC_015: Power = aura(THIS).when(there_is_no(&OTHER_FRIENDLY_MINIONS)).have(&[has(GameTag::POISONOUS)]);

/// # Shroud of Concealment
///
/// `WC_016` · Rogue spell · Shadow · 3 mana
///
/// > Draw 2 minions. Any played this turn gain **Stealth** for 1 turn.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Refers to: Stealth
/// - Enchantments: Cloaking [`WC_016e`], Cloaked [`WC_016e2`]
///
/// State: Todo
//~ todo WC_016 bff5a915 50b378a7 76d5bb47.182ddfee
pub const WC_016: Power = TODO;

/// # Cloaking
///
/// `WC_016e` · Rogue enchantment
///
/// > Play this turn to gain **Stealth** for 1 turn.
///
/// - Set: Forged in the Barrens
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo WC_016e 76da0cfc 667e7521 4d3cbf95.640a466d
pub const WC_016e: Power = TODO;

/// # Cloaked
///
/// `WC_016e2` · Rogue enchantment
///
/// > **Stealth** for 1 turn.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ todo WC_016e2 b7273ef8 17937f43 654a0ceb.793a2680
pub const WC_016e2: Power = TODO;

/// # Savory Deviate Delight
///
/// `WC_017` · Rogue spell · 1 mana
///
/// > Transform a minion in both players' hands into a Pirate or **Stealth** minion.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Refers to: Stealth
///
/// State: Todo
//~ todo WC_017 85566a0a 3317ccfe b7396bef.7a798085
pub const WC_017: Power = TODO;
