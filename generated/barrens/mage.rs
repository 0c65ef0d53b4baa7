//! Mage cards of Forged in the Barrens.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 6ab9895f

/// # Flurry (Rank 1)
/// Spell · Frost · 0 mana
/// > **Freeze** a random enemy minion. *(Upgrades when you have 5 Mana.)*
/// - Makes: Flurry (Rank 2) [`BAR_305t`] ("Freeze two random enemy minions. (Upgrades when…"); Flurry (Rank 3) [`BAR_305t2`] ("Freeze three random enemy minions.")
//~ derived BAR_305 aeda7bdf 62b2af2e.b1808506 fd47f5b0.aae6f899
pub const BAR_305: Power = abilities(&[spell(&[freeze(ENEMY_MINIONS.random())]), ranks_up(5, "BAR_305t")]);

/// # Flurry (Rank 2)
/// Spell · Frost · 0 mana
/// > **Freeze** two random enemy minions. *(Upgrades when you have 10 Mana.)*
//~ derived BAR_305t 6b185670 62b2af2e.b178ab42 f30592e9
pub const BAR_305t: Power = abilities(&[spell(&[freeze(ENEMY_MINIONS.random_of(2))]), ranks_up(10, "BAR_305t2")]);

/// # Flurry (Rank 3)
/// Spell · Frost · 0 mana
/// > **Freeze** three random enemy minions.
//~ derived BAR_305t2 1b30ebda 62b2af2e.89185df1 16ab2d32
pub const BAR_305t2: Power = spell(&[freeze(ENEMY_MINIONS.random_of(3))]);

/// # Runed Orb
/// Spell · Arcane · 2 mana
/// > Deal $2 damage. **Discover** a spell.
//~ derived BAR_541 c7df688b b3d67742.04f70163 43ccedb7
pub const BAR_541: Power = spell(&[deal(2).to(TARGET), discover(SPELL)]);

/// # Refreshing Spring Water
/// Spell · 5 mana
/// > Draw 2 cards. Refresh 2 Mana Crystals for each spell drawn.
//~ done BAR_542 - 36b694de.4e834745 ea316739
pub const BAR_542: Power = spell(&[draw(2), refresh_mana(2).for_each(IT.that(SPELL))]);

/// # Reckless Apprentice
/// Minion · 4 mana · 3/5
/// > **Battlecry:** Fire your Hero Power at all enemies.
///
/// # Notes
///
/// No source: a Hero Power that takes no target happens once for each enemy.
//~ done BAR_544 - e3908842.76064a60 dafc38d0
pub const BAR_544: Power = battlecry(&[select(YOUR_HERO_POWER), apply_it_to(ENEMIES)]);

/// # Arcane Luminary
/// Minion · Elemental · 3 mana · 4/3
/// > Cards that didn't start in your deck cost (2) less *(but not less than 1*).
/// - Makes: Conjured Reduction [`BAR_545e`] ("Costs (2) less (but not less than 1).")
//~ derived BAR_545 3504ccb3 fc9a7139.a2410902 8df8c035.67932e6c
pub const BAR_545: Power = aura(YOUR_HAND.that(not(&STARTED_IN_DECK))).gives("BAR_545e");

/// # Conjured Reduction
/// Enchantment
/// > Costs (2) less (but not less than 1).
//~ derived BAR_545e a5b34834 d522ad72.ccaafe9e 423e4c7a
pub const BAR_545e: Power = enchant(&[cost_less(2).not_below(1)]);

/// # Wildfire
/// Spell · Fire · 1 mana
/// > Your Hero Power deals 1 more damage this game.
/// - Makes: Flame On! [`BAR_546e`] ("Hero Power deals 1 more damage."); Flame On! [`BAR_546e2`] ("Hero Power deals 1 more damage.")
//~ done BAR_546 - e70c31b0.d476beb4 c9b43775.29cc6b96
pub const BAR_546: Power = spell(&[attach("BAR_546e").to(CONTROLLER)]);

/// # Flame On!
/// Enchantment
/// > Hero Power deals 1 more damage.
//~ done BAR_546e - d522ad72.5b35e939 c91ce098
pub const BAR_546e: Power = enchant(&[plus_tag(GameTag::HEROPOWER_DAMAGE, 1)]);

/// # Flame On!
/// Enchantment
/// > Hero Power deals 1 more damage.
//~ todo BAR_546e2 f0825a45 d522ad72.5b35e939 c91ce098
pub const BAR_546e2: Power = TODO;

/// # Mordresh Fire Eye
/// Minion · Undead · 8 mana · 8/8
/// > **Battlecry:** If you've dealt 10 damage with your Hero Power this game, deal 10 damage to all enemies.@ *({0} left*!)@ *(Ready!)*
//~ done BAR_547 - b44b0199.622a7fca f54eaf5e
pub const BAR_547: Power =
    battlecry(&[deal(10).to(ENEMIES)]).when(YOU.deal_damage(HERO_POWER).this_game().in_all().at_least(10));

/// # Varden Dawngrasp
/// Minion · 4 mana · 3/3
/// > **Battlecry: Freeze** all enemy minions. If any are already **Frozen**, deal 4 damage to them instead.
//~ done BAR_748 - e3939604.892a4aca 8e4019a3
pub const BAR_748: Power =
    battlecry(&[deal(4).to(ENEMY_MINIONS.that(FROZEN)), freeze(ENEMY_MINIONS.that(not(&FROZEN)))]);

/// # Oasis Ally
/// Spell · Frost · 3 mana
/// > **Secret:** When a friendly minion is attacked, summon a 3/6 Water Elemental.
/// - Makes: [`CS2_033`](crate::legacy::mage::CS2_033)
//~ derived BAR_812 565e9483 0784d9a3.881ba92e fceff298.5d519963
pub const BAR_812: Power = whenever(ENEMIES.attack(all(&[MINION, FRIENDLY]))).then(&[summon(card("CS2_033"))]);

/// # Rimetongue
/// Minion · 3 mana · 3/4
/// > After you cast a Frost spell, summon a 1/1 Elemental that **Freezes**.
/// - Makes: Frosted Elemental [`BAR_888t`] (1/1, "Freeze any character damaged by this minion.")
//~ derived BAR_888 d841d948 05841e04.1d1e9d63 c71968bd.07b39d3a
pub const BAR_888: Power = after(YOU.cast(school(SpellSchool::Frost))).then(&[summon(card("BAR_888t"))]);

/// # Frosted Elemental
/// Minion · Elemental · 1 mana · 1/1
/// > **Freeze** any character damaged by this minion.
//~ vanilla BAR_888t 81c27b51 f82494ef.71ce65d6 a5d9c2b0
pub const BAR_888t: Power = VANILLA;

/// # Shattering Blast
/// Spell · Frost · 3 mana
/// > Destroy all **Frozen** minions.
//~ derived WC_041 b8562963 0784d9a3.a1b36dcd 5ce2d6aa
pub const WC_041: Power = spell(&[destroy(MINIONS.that(FROZEN))]);

/// # Frostweave Dungeoneer
/// Minion · 3 mana · 2/3
/// > **Battlecry:** Draw a spell. If it's a Frost spell, summon two 1/1 Elementals that **Freeze**.
/// - Makes: Frosted Elemental [`BAR_888t`] (1/1, "Freeze any character damaged by this minion.")
//~ derived WC_805 e58b66f3 decb9ba2.a7732043 18558f0a.07b39d3a
#[rustfmt::skip]
pub const WC_805: Power = battlecry(&[draw_that(1, SPELL), summon(card("BAR_888t")).copies(2).when(there_is(&IT.that(school(SpellSchool::Frost))))]);

/// # Floecaster
/// Minion · 6 mana · 5/5
/// > Costs (2) less for each **Frozen** enemy.
//~ done WC_806 - 73fb5380.51390c3b 6f821a22
pub const WC_806: Power = costs(&[cost_less(2).for_each(ENEMIES.that(FROZEN))]);
