//! Priest cards of Forged in the Barrens.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 6860e481

/// # Void Flayer
/// Minion · Undead · 4 mana · 3/4
/// > **Battlecry:** For each spell in your hand, deal 1 damage to a random enemy minion.
//~ derived BAR_307 fee4e761 9167fb08.0ee33510 ebfb561b
pub const BAR_307: Power = battlecry(&[perform(&[deal(1).to(ENEMY_MINIONS.random())]).for_each(YOUR_HAND.that(SPELL))]);

/// # Power Word: Fortitude
/// Spell · Holy · 8 mana
/// > Give a minion +3/+5. Costs (1) less for each spell in your hand.
/// - Makes: Power Word: Fortitude [`BAR_308e`] ("\+3/+5.")
///
/// # Notes
///
/// Open question: whether it counts itself while it is in the hand.
//~ derived BAR_308 c03efc09 85069c0b.cefb2545 e7f763c9.34667e86
pub const BAR_308: Power =
    abilities(&[spell(&[attach("BAR_308e").to(A_MINION)]), costs(&[cost_less(1).for_each(YOUR_HAND.that(SPELL))])]);

/// # Power Word: Fortitude
/// Enchantment
/// > \+3/+5.
//~ derived BAR_308e 3e967594 d522ad72.225a1427 e7f763c9
pub const BAR_308e: Power = enchant(&[plus(3, 5)]);

/// # Desperate Prayer
/// Spell · Holy · 0 mana
/// > Restore #5 Health to each hero.
//~ derived BAR_309 0140ab54 84cfd1d7.97c7915d e6ec4c26
pub const BAR_309: Power = spell(&[heal(5).to(HEROES)]);

/// # Lightshower Elemental
/// Minion · Elemental · 6 mana · 6/6
/// > **Taunt Deathrattle:** Restore #8 Health to all friendly characters.
//~ derived BAR_310 85fc3d14 546199ad.c02ec2e3 318e2962
pub const BAR_310: Power = deathrattle(&[heal(8).to(FRIENDLY_CHARACTERS)]);

/// # Devouring Plague
/// Spell · Shadow · 3 mana
/// > **Lifesteal**. Deal $4 damage randomly split among all enemy minions.
//~ derived BAR_311 3214be93 3c9c5d15.f13303db d70dfc40
pub const BAR_311: Power = spell(&[deal(4).split_among(ENEMY_MINIONS)]);

/// # Soothsayer's Caravan
/// Minion · 2 mana · 1/3
/// > At the start of your turn, copy a spell from your opponent's deck to your hand.
//~ derived BAR_312 c955147d 4d6f41bd.f494afde c5e1758a
pub const BAR_312: Power = at_start_of_your_turn(&[get(copy_of(ENEMY_DECK.that(SPELL).random()))]);

/// # Priest of An'she
/// Minion · 5 mana · 5/5
/// > **Taunt**. **Battlecry:** If you've restored Health this turn, gain +3/+3.
/// - Makes: Sun's Strength [`BAR_313e`] ("\+3/+3.")
//~ derived BAR_313 1242e6f0 7c0f8337.5938d2b7 658605a9.cffa95db
pub const BAR_313: Power = battlecry(&[attach("BAR_313e")]).when(YOU.restore_health(CARD).this_turn().at_least(1));

/// # Sun's Strength
/// Enchantment
/// > \+3/+3.
//~ derived BAR_313e 0e50ef82 d522ad72.184d0f12 f6ba1ee3
pub const BAR_313e: Power = enchant(&[plus(3, 3)]);

/// # Condemn (Rank 1)
/// Spell · Holy · 2 mana
/// > Deal $1 damage to all enemy minions. *(Upgrades when you have 5 Mana.)*
/// - Makes: Condemn (Rank 2) [`BAR_314t`] ("Deal 2 damage to all enemy minions. (Upgrades…"); Condemn (Rank 3) [`BAR_314t2`] ("Deal 3 damage to all enemy minions.")
//~ derived BAR_314 14f4fc9f 5fbdf668.a0598ea3 2b0072ae.519c49c0
pub const BAR_314: Power = abilities(&[spell(&[deal(1).to(ENEMY_MINIONS)]), ranks_up(5, "BAR_314t")]);

/// # Condemn (Rank 2)
/// Spell · Holy · 2 mana
/// > Deal $2 damage to all enemy minions. *(Upgrades when you have 10 Mana.)*
//~ derived BAR_314t 872310e5 5fbdf668.a0288aa4 18e48e57
pub const BAR_314t: Power = abilities(&[spell(&[deal(2).to(ENEMY_MINIONS)]), ranks_up(10, "BAR_314t2")]);

/// # Condemn (Rank 3)
/// Spell · Holy · 2 mana
/// > Deal $3 damage to all enemy minions.
//~ derived BAR_314t2 1d40021a 5fbdf668.1b95271d 176430fc
pub const BAR_314t2: Power = spell(&[deal(3).to(ENEMY_MINIONS)]);

/// # Serena Bloodfeather
/// Minion · 2 mana · 1/1
/// > **Battlecry:** Choose an enemy minion. Steal Attack and Health from it until this has more.
/// - Makes: Flurry of Talons [`BAR_315e1`] ("Increased Attack."); Protective Feathers [`BAR_315e2`] ("Increased Health."); Slashed [`BAR_315e3`] ("Stolen Attack."); Dazed [`BAR_315e4`] ("Stolen Health.")
///
/// # Notes
///
/// No source: Attack is stolen first, one by one, then Health.
//~ done BAR_315 - 4d7cdfaf.699540fa 92d0a6d3.406611eb
pub const BAR_315: Power = battlecry(&[
    select(AN_ENEMY_MINION),
    perform(&[if_(
        there_is(&TARGET.that(ATTACK.no_less_than(&ATTACK.of(THIS)))),
        &[attach("BAR_315e3").to(TARGET), attach("BAR_315e1")],
    )])
    .times(sum(&[ATTACK.of(TARGET), fixed(1)])),
    perform(&[if_(
        there_is(&TARGET.that(HEALTH.no_less_than(&HEALTH.of(THIS)))),
        &[attach("BAR_315e4").to(TARGET), attach("BAR_315e2")],
    )])
    .times(HEALTH.of(TARGET)),
]);

/// # Flurry of Talons
/// Enchantment
/// > Increased Attack.
//~ done BAR_315e1 - d522ad72.08129cea c0043d2e
pub const BAR_315e1: Power = enchant(&[ATTACK.plus(1)]);

/// # Protective Feathers
/// Enchantment
/// > Increased Health.
//~ done BAR_315e2 - d522ad72.89b088dc 822a8ec0
pub const BAR_315e2: Power = enchant(&[HEALTH.plus(1)]);

/// # Slashed
/// Enchantment
/// > Stolen Attack.
//~ done BAR_315e3 - d522ad72.f4cd546b f9e89302
pub const BAR_315e3: Power = enchant(&[ATTACK.plus(-1)]);

/// # Dazed
/// Enchantment
/// > Stolen Health.
//~ done BAR_315e4 - d522ad72.96bb5087 d67e234f
pub const BAR_315e4: Power = enchant(&[HEALTH.plus(-1)]);

/// # Xyrella
/// Minion · Draenei · 4 mana · 4/4
/// > **Battlecry:** If you've restored Health this turn, deal that much damage to all enemy minions.
//~ done BAR_735 - 9449ae10.d97035e1 abc2e531
pub const BAR_735: Power =
    battlecry(&[deal(1).times(YOU.restore_health(CARD).this_turn().in_all().count()).to(ENEMY_MINIONS)])
        .when(YOU.restore_health(CARD).this_turn().at_least(1));

/// # Devout Dungeoneer
/// Minion · 3 mana · 2/3
/// > **Battlecry:** Draw a spell. If it's a Holy spell, reduce its Cost by (2).
/// - Makes: Ray of Light [`WC_013e`] ("Costs (2) less.")
//~ derived WC_013 8ed85927 decb9ba2.2bb7207b 214c5d85.2d5d833b
pub const WC_013: Power =
    battlecry(&[draw_that(1, SPELL), attach("WC_013e").to(IT).when(there_is(&IT.that(school(SpellSchool::Holy))))]);

/// # Ray of Light
/// Enchantment
/// > Costs (2) less.
//~ derived WC_013e de80c319 d522ad72.90c32b47 d327ae78
pub const WC_013e: Power = enchant(&[cost_less(2)]);

/// # Against All Odds
/// Spell · Holy · 5 mana
/// > Destroy ALL odd-Attack minions.
//~ done WC_014 - d9f7917d.8c3cc028 45a88a2b
pub const WC_014: Power = spell(&[destroy(MINIONS.that(odd(ATTACK)))]);

/// # Cleric of An'she
/// Minion · 1 mana · 1/2
/// > **Battlecry:** If you've restored Health this turn, **Discover** a spell from your deck.
//~ derived WC_803 4e4d4b1a cbfac199.26803ad2 e156d059
pub const WC_803: Power =
    battlecry(&[discover_from(YOUR_DECK.that(SPELL))]).when(YOU.restore_health(CARD).this_turn().at_least(1));
