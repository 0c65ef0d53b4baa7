//! Demon Hunter cards of Whizbang's Workshop.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 72f0b868

/// # Return Policy
/// Spell · 3 mana
/// > **Discover** a friendly **Deathrattle** card you've played this game. Trigger its **Deathrattle**.
//~ done MIS_102 - 82ede6d1.8acf29b8 10b5da31
pub const MIS_102: Power = spell(&[discover_then(
    Offer::Past(YOU.play(with(GameTag::DEATHRATTLE)).this_game()),
    &[trigger(Word::Deathrattle, IT)],
)]);

/// # Sock Puppet Slitherspear
/// Minion · Naga · 1 mana · 1/2
/// > This minion's Attack is improved by your hero's.
//~ done MIS_710 - 1ce175ce.00bc2b6c 65984fee
pub const MIS_710: Power = aura(THIS).have(&[ATTACK.plus(1).times(ATTACK.of(YOUR_HERO))]);

/// # Gibbering Reject
/// Minion · Demon · 4 mana · 3/3
/// > After your hero attacks, summon another Gibbering Reject.
/// - Makes: Sharp Statue [`MIS_911e`] ("Your next Hero Power gives 4 more attack.")
//~ derived MIS_911 0b67c79f 9861e642.626b0440 b5d838e3.ebc21dce
pub const MIS_911: Power = after(YOUR_HERO.attack(CARD)).then(&[summon(card("MIS_911"))]);

/// # Sharp Statue
/// Enchantment
/// > Your next Hero Power gives 4 more attack.
//~ todo MIS_911e 6b816b22 d522ad72.f2c65467 2259a38a
pub const MIS_911e: Power = TODO;

/// # Spirit of the Team
/// Minion · Undead · 2 mana · 0/3
/// > **Stealth** for 1 turn. Your hero has +2 Attack on your turn.
/// - Makes: Spirit of the Snake [`TOY_028e`] ("\+2 Attack.")
//~ derived TOY_028 3d523bcc 253d41b9.090f6632 aad4e0e6.1601e595
#[rustfmt::skip]
pub const TOY_028: Power = abilities(&[whenever(YOU.turn_start()).once().then(&[give(&[has_no(GameTag::STEALTH)])]), aura(YOUR_HERO).when(ON_YOUR_TURN).gives("TOY_028e")]);

/// # Spirit of the Snake
/// Enchantment
/// > \+2 Attack.
//~ derived TOY_028e cb483e1a d522ad72.a6e18051 e45ea032
pub const TOY_028e: Power = enchant(&[ATTACK.plus(2)]);

/// # Workshop Mishap
/// Spell · Fel · 4 mana
/// > Deal $5 damage to a minion. Excess damages both neighbors. **Outcast:** Gain **Lifesteal**.
//~ done TOY_640 - 239e5a75.6fd08106 0c547b8d
pub const TOY_640: Power = spell(&[
    give(&[has(GameTag::LIFESTEAL)]).when(OUTCAST),
    deal(5).to(A_MINION),
    deal(1).times(EXCESS).to(TARGET.neighbours()),
]);

/// # Umpire's Grasp
/// Weapon · 4 mana · 3/2 durability
/// > **Deathrattle:** Draw a Demon and reduce its Cost by (2).
/// - Makes: Game Time! [`TOY_641e`] ("Costs (2) less")
//~ derived TOY_641 4554b9fc e630a850.d40766b6 ab3568a4.89c7c60b
pub const TOY_641: Power = deathrattle(&[draw_that(1, DEMON), attach("TOY_641e").to(IT)]);

/// # Game Time!
/// Enchantment
/// > Costs (2) less
//~ derived TOY_641e dc231b54 d522ad72.6c32834d 6b70cfa0
pub const TOY_641e: Power = enchant(&[cost_less(2)]);

/// # Ball Hog
/// Minion · Quilboar · 4 mana · 3/3
/// > **Lifesteal Battlecry and Deathrattle:** Deal 3 damage to the lowest Health enemy.
//~ derived TOY_642 1f5b5366 a86ce053.86afccf8 8fac6f48
pub const TOY_642: Power =
    abilities(&[battlecry(&[deal(3).to(ENEMIES.least(HEALTH))]), deathrattle(&[deal(3).to(ENEMIES.least(HEALTH))])]);

/// # Blind Box
/// Spell · 2 mana
/// > Get 2 random Demons. **Outcast: Discover** them instead.
//~ done TOY_643 - 7846e7ae.25044571 bceb99c1
pub const TOY_643: Power = abilities(&[
    spell(&[get(random(DEMON)).picks(2)]),
    on(Word::Outcast, &[discover(DEMON), discover(DEMON)]).instead(),
]);

/// # Red Card
/// Spell · 1 mana
/// > Make a minion go **Dormant** for 2 turns.
/// - Makes: [`Toy_644e1`](crate::whizbang::druid::Toy_644e1)
//~ derived TOY_644 b729af46 2f198b86.70518466 cb533bbf.984750e1
pub const TOY_644: Power = spell(&[make_dormant(A_MINION, 2)]);

/// # Lesser Opal Spellstone
/// Spell · 2 mana
/// > Draw 1 card. *(Attack with your hero @ \|4(time, times) to upgrade.)*
/// - Numbers: {0} = 2
/// - Makes: Opal Spellstone [`TOY_645t`] ("Draw 2 cards. (Attack with your hero 2 times to…"); Greater Opal Spellstone [`TOY_645t1`] ("Draw 3 cards.")
//~ done TOY_645 - 7846e7ae.4287ff31.ea1d8a8e 2c508bcb.c3fb574b
pub const TOY_645: Power =
    abilities(&[spell(&[draw(1)]), upgrades(Goal::Times(2), &[YOUR_HERO.attack(CARD)], "TOY_645t")]);

/// # Opal Spellstone
/// Spell · 2 mana
/// > Draw 2 cards. *(Attack with your hero @ \|4(time, times) to upgrade.)*
/// - Numbers: {0} = 2
//~ done TOY_645t - 7846e7ae.5a751b8e.ea1d8a8e c5af91bb
pub const TOY_645t: Power =
    abilities(&[spell(&[draw(2)]), upgrades(Goal::Times(2), &[YOUR_HERO.attack(CARD)], "TOY_645t1")]);

/// # Greater Opal Spellstone
/// Spell · 2 mana
/// > Draw 3 cards.
//~ derived TOY_645t1 caa73fc4 7846e7ae.35dc1efa 9f4cb29d
pub const TOY_645t1: Power = spell(&[draw(3)]);

/// # Magtheridon, Unreleased
/// Minion · Mech · Demon · 8 mana · 12/12
/// > **Dormant** for 2 turns. While **Dormant**, deal 3 damage to all enemies at the end of your turn.
/// - Makes: Sweeping Up [`TOY_647e2`] ("Dormant. Awaken in X turns."); Working Overtime [`TOY_647e3`] ("While Dormant, deal 3 damage to all enemies at…")
//~ derived TOY_647 ac4593ea 079fcfe0.6796748f 1075c392.4a102ef6
pub const TOY_647: Power =
    abilities(&[dormant_for(2), whenever(YOU.turn_end()).while_dormant().then(&[deal(3).to(ENEMIES)])]);

/// # Sweeping Up
/// Enchantment
/// > **Dormant**. Awaken in @ \|4(turn, turns).
//~ todo TOY_647e2 3d49b1f9 d522ad72.d03dd6ee 7906e831
pub const TOY_647e2: Power = TODO;

/// # Working Overtime
/// Enchantment
/// > While **Dormant**, deal 3 damage to all enemies at the end of your turn.
//~ derived TOY_647e3 abd075be d522ad72.6b9205e7 cd413a07
pub const TOY_647e3: Power = whenever(YOU.turn_end()).while_dormant().then(&[deal(3).to(ENEMIES)]);

/// # Window Shopper
/// Minion · Demon · 5 mana · 6/5
/// > **Miniaturize Battlecry: Discover** a Demon. Set its stats and Cost to this minion's.
/// - Makes: Window Shopper [`TOY_652t`] (1/1, "Mini Battlecry: Discover a Demon. Set its stats…"); Literally Me [`TOY_652e`] ("Adjusted stats."); Literally Same [`TOY_652e2`] ("Adjusted Cost.")
//~ done TOY_652 - b8d6dcfe.4eb1f7f6 701e1a08.994f9653
pub const TOY_652: Power = battlecry(&[discover_then(
    Offer::Pool(all(&[MINION, DEMON]), Classes::Own),
    &[
        get(the(IT)),
        attach("TOY_652e").with_x(ATTACK.of(THIS)).to(IT),
        give(&[HEALTH.set_to(X)]).with_x(HEALTH.of(THIS)).to(IT),
        attach("TOY_652e2").with_x(COST.of(THIS)).to(IT),
    ],
)]);

/// # Literally Me
/// Enchantment
/// > Adjusted stats.
//~ done TOY_652e - d522ad72.fc449887 a416483e
pub const TOY_652e: Power = enchant(&[ATTACK.set_to(X)]);

/// # Literally Same
/// Enchantment
/// > Adjusted Cost.
//~ done TOY_652e2 - d522ad72.8be7f9cc 71809b78
pub const TOY_652e2: Power = enchant(&[COST.set_to(X)]);

/// # Window Shopper
/// Minion · Demon · 1 mana · 1/1
/// > **Mini Battlecry: Discover** a Demon. Set its stats and Cost to this minion's.
//~ done TOY_652t - 18149ac8.131d3b49 701e1a08
pub const TOY_652t: Power = battlecry(&[discover_then(
    Offer::Pool(all(&[MINION, DEMON]), Classes::Own),
    &[
        get(the(IT)),
        attach("TOY_652e").with_x(ATTACK.of(THIS)).to(IT),
        give(&[HEALTH.set_to(X)]).with_x(HEALTH.of(THIS)).to(IT),
        attach("TOY_652e2").with_x(COST.of(THIS)).to(IT),
    ],
)]);

/// # Ci'Cigi
/// Minion · 3 mana · 4/4
/// > **Battlecry, Outcast, and Deathrattle:** Get a random first-edition Demon Hunter card *(in mint condition*).
/// - Makes: [`TOY_913t1`](crate::legacy::demon_hunter::TOY_913t1); [`TOY_913t2`](crate::demon_hunter_initiate::demon_hunter::TOY_913t2); [`TOY_913t3`](crate::legacy::demon_hunter::TOY_913t3)
//~ done TOY_913 - ca30ee0e.686c0597 aa61f1f2.d4df0e54
pub const TOY_913: Power = abilities(&[
    battlecry(&[get(one_of(&["TOY_913t1", "TOY_913t2", "TOY_913t3"]))]),
    on(Word::Outcast, &[get(one_of(&["TOY_913t1", "TOY_913t2", "TOY_913t3"]))]),
    deathrattle(&[get(one_of(&["TOY_913t1", "TOY_913t2", "TOY_913t3"]))]),
]);
