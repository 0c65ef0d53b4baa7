//! Mage cards of Forged in the Barrens.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 8ba62f70

/// # Flurry (Rank 1)
///
/// `BAR_305` · Mage spell · Frost · 0 mana
///
/// > **Freeze** a random enemy minion. *(Upgrades when you have 5 Mana.)*
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Refers to: Freeze
/// - Tokens: Flurry (Rank 2) [`BAR_305t`], Flurry (Rank 3) [`BAR_305t2`]
///
/// State: Derived
//~ derived BAR_305 bce44ef4 aeda7bdf 0ee93c5b.b1808506
pub const BAR_305: Power = abilities(&[spell(&[freeze(ENEMY_MINIONS.random())]), ranks_up(5, "BAR_305t")]);

/// # Flurry (Rank 2)
///
/// `BAR_305t` · Mage spell · Frost · 0 mana
///
/// > **Freeze** two random enemy minions. *(Upgrades when you have 10 Mana.)*
///
/// - Set: Forged in the Barrens · rare
/// - Refers to: Freeze
///
/// State: Derived
//~ derived BAR_305t bd0bde42 6b185670 7b26cac9.b178ab42
pub const BAR_305t: Power = abilities(&[spell(&[freeze(ENEMY_MINIONS.random_of(2))]), ranks_up(10, "BAR_305t2")]);

/// # Flurry (Rank 3)
///
/// `BAR_305t2` · Mage spell · Frost · 0 mana
///
/// > **Freeze** three random enemy minions.
///
/// - Set: Forged in the Barrens · rare
/// - Refers to: Freeze
///
/// State: Derived
//~ derived BAR_305t2 aafb5665 1b30ebda 1d955041.89185df1
pub const BAR_305t2: Power = spell(&[freeze(ENEMY_MINIONS.random_of(3))]);

/// # Runed Orb
///
/// `BAR_541` · Mage spell · Arcane · 2 mana
///
/// > Deal $2 damage. **Discover** a spell.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Mechanics: Discover
///
/// State: Derived
//~ derived BAR_541 57ca5ac7 c7df688b 6a4d67aa.04f70163
pub const BAR_541: Power = spell(&[deal(2).to(TARGET), discover(SPELL)]);

/// # Refreshing Spring Water
///
/// `BAR_542` · Mage spell · 5 mana
///
/// > Draw 2 cards. Refresh 2 Mana Crystals for each spell drawn.
///
/// - Set: Forged in the Barrens · common · collectible
///
/// State: Derived
//~ derived BAR_542 4469d221 12501a6b bf7fc1a9.4e834745
pub const BAR_542: Power = spell(&[draw(2), refresh(2).for_each(IT.that(SPELL))]);

/// # Reckless Apprentice
///
/// `BAR_544` · Mage minion · 4 mana · 3/5
///
/// > **Battlecry:** Fire your Hero Power at all enemies.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo BAR_544 e3c72b03 b9543223 71eb0a89.76064a60
pub const BAR_544: Power = TODO;

/// # Arcane Luminary
///
/// `BAR_545` · Mage minion · 3 mana · 4/3
///
/// > Cards that didn't start in your deck cost (2) less *(but not less than 1)*.
///
/// - Set: Forged in the Barrens · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Aura
/// - Enchantments: Conjured Reduction [`BAR_545e`]
///
/// State: Derived
//~ derived BAR_545 8e0a5296 3504ccb3 34246668.4d1199b5
pub const BAR_545: Power = aura(YOUR_HAND.that(not(&STARTED_IN_DECK))).gives("BAR_545e");

/// # Conjured Reduction
///
/// `BAR_545e` · Mage enchantment
///
/// > Costs (2) less (but not less than 1).
///
/// - Set: Forged in the Barrens
///
/// State: Derived
//~ derived BAR_545e 9a3230f2 a5b34834 861d188b.ccaafe9e
pub const BAR_545e: Power = enchant(&[cost_less(2).not_below(1)]);

/// # Wildfire
///
/// `BAR_546` · Mage spell · Fire · 1 mana
///
/// > Your Hero Power deals 1 more damage this game.
///
/// - Set: Forged in the Barrens · epic · collectible
/// - Enchantments: Flame On! [`BAR_546e`], Flame On! [`BAR_546e2`]
///
/// State: Todo
//~ todo BAR_546 e9235a22 e1b2ab87 caacd966.d476beb4
pub const BAR_546: Power = TODO;

/// # Flame On!
///
/// `BAR_546e` · Mage enchantment
///
/// > Hero Power deals 1 more damage.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ todo BAR_546e 3a64cc40 621a3639 bca7c623.5b35e939
pub const BAR_546e: Power = TODO;

/// # Flame On!
///
/// `BAR_546e2` · Mage enchantment
///
/// > Hero Power deals 1 more damage.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ todo BAR_546e2 f110face f0825a45 7a150a6d.5b35e939
pub const BAR_546e2: Power = TODO;

/// # Mordresh Fire Eye
///
/// `BAR_547` · Mage minion · 8 mana · 8/8
///
/// > **Battlecry:** If you've dealt 10 damage with your Hero Power this game, deal 10 damage to all enemies.@ *({0} left!)*@ *(Ready!)*
///
/// - Set: Forged in the Barrens · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Tags: `PLAYER_TAG_THRESHOLD_TAG_ID` = 1025, `PLAYER_TAG_THRESHOLD_VALUE` = 10
///
/// State: Todo
//~ todo BAR_547 e09194da 16f90487 59d65985.2786ec0a
pub const BAR_547: Power = TODO;

/// # Varden Dawngrasp
///
/// `BAR_748` · Mage minion · 4 mana · 3/3
///
/// > **Battlecry: Freeze** all enemy minions. If any are already **Frozen**, deal 4 damage to them instead.
///
/// - Set: Forged in the Barrens · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Freeze
///
/// State: Todo
//~ todo BAR_748 1d732e60 ffa887d9 52095a15.892a4aca
pub const BAR_748: Power = TODO;

/// # Oasis Ally
///
/// `BAR_812` · Mage spell · Frost · 3 mana
///
/// > **Secret:** When a friendly minion is attacked, summon a 3/6 Water Elemental.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Mechanics: Secret
/// - Tokens: Water Elemental [`CS2_033`](crate::legacy::mage::CS2_033)
///
/// State: Derived
//~ derived BAR_812 c8cd7243 565e9483 16fec483.881ba92e
pub const BAR_812: Power = whenever(ENEMIES.attack(all(&[MINION, FRIENDLY]))).then(&[summon(card("CS2_033"))]);

/// # Rimetongue
///
/// `BAR_888` · Mage minion · 3 mana · 3/4
///
/// > After you cast a Frost spell, summon a 1/1 Elemental that Freeze**s**.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Refers to: Freeze
/// - Tokens: Frosted Elemental [`BAR_888t`]
///
/// State: Derived
//~ derived BAR_888 dcea2a53 d841d948 cb9723d7.612caa7f
pub const BAR_888: Power = after(YOU.cast(school(SpellSchool::Frost))).then(&[summon(card("BAR_888t"))]);

/// # Frosted Elemental
///
/// `BAR_888t` · Mage minion · 1 mana · 1/1
///
/// > **Freeze** any character damaged by this minion.
///
/// - Set: Forged in the Barrens
/// - Minion type: Elemental
/// - Mechanics: Freeze
///
/// State: Vanilla
//~ vanilla BAR_888t 57dc269d 81c27b51 7ffd5c07.71ce65d6
pub const BAR_888t: Power = VANILLA;

/// # Shattering Blast
///
/// `WC_041` · Mage spell · Frost · 3 mana
///
/// > Destroy all **Frozen** minions.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Refers to: Frozen
///
/// State: Derived
//~ derived WC_041 dd7676c2 b8562963 12802a9b.a1b36dcd
pub const WC_041: Power = spell(&[destroy(MINIONS.that(FROZEN))]);

/// # Frostweave Dungeoneer
///
/// `WC_805` · Mage minion · 3 mana · 2/3
///
/// > **Battlecry:** Draw a spell. If it's a Frost spell, summon two 1/1 Elementals that **Freeze**.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Freeze
/// - Tokens: Frosted Elemental [`BAR_888t`]
///
/// State: Derived
//~ derived WC_805 2cce1766 e58b66f3 ac1b08db.a7732043
#[rustfmt::skip]
pub const WC_805: Power = battlecry(&[draw_that(1, SPELL), summon(card("BAR_888t")).copies(2).when(there_is(&IT.that(school(SpellSchool::Frost))))]);

/// # Floecaster
///
/// `WC_806` · Mage minion · 6 mana · 5/5
///
/// > Costs (2) less for each **Frozen** enemy.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Refers to: Frozen
///
/// State: Derived
//~ derived WC_806 ad46814e d1076131 71f13f1b.51390c3b
pub const WC_806: Power = costs(&[cost_less(2).for_each(ENEMIES.that(FROZEN))]);
