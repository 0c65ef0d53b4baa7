//! Rogue cards of Madness at the Darkmoon Faire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 8ef0acc3

/// # Tenwu of the Red Smoke
/// Minion · 2 mana · 3/2
/// > **Battlecry:** Return a friendly minion to your hand. It costs (1) this turn.
/// - Makes: Fired Up [`DMF_071e`] ("Costs (1) this turn.")
//~ derived DMF_071 fcee23c8 0296240c.0e5b4a87 96ae8fc7.7cab472e
pub const DMF_071: Power = battlecry(&[return_to_hand(A_FRIENDLY_MINION), attach("DMF_071e").to(IT)]);

/// # Fired Up
/// Enchantment
/// > Costs (1) this turn.
//~ derived DMF_071e bbf77e80 d522ad72.8a8e5fce 3adb31be
pub const DMF_071e: Power = enchant(&[cost(1)]).this_turn();

/// # Foxy Fraud
/// Minion · 2 mana · 3/2
/// > **Battlecry:** Your next **Combo** card this turn costs (2) less.
/// - Makes: Enabling [`DMF_511e`] ("Your next Combo card costs (2) less."); Cheaper Combos [`DMF_511e2`] ("Costs (2) less.")
//~ derived DMF_511 51eae654 0296240c.6d285e4b f951deb3.ce58a5f7
pub const DMF_511: Power = battlecry(&[attach("DMF_511e").to(YOU)]);

/// # Enabling
/// Enchantment
/// > Your next **Combo** card costs (2) less.
//~ derived DMF_511e 397375a5 d522ad72.e4560a51 cd349c1e
#[rustfmt::skip]
pub const DMF_511e: Power = enchant(&[]).aura(YOUR_HAND.that(with(GameTag::COMBO)), &[cost_less(2)]).until(YOU.play(with(GameTag::COMBO))).this_turn();

/// # Cheaper Combos
/// Enchantment
/// > Costs (2) less.
//~ derived DMF_511e2 7aec0938 d522ad72.90c32b47 380d6b06
pub const DMF_511e2: Power = enchant(&[cost_less(2)]);

/// # Cloak of Shadows
/// Spell · Shadow · 4 mana
/// > Give your hero **Stealth** until your next turn.
/// - Makes: Sneaky [`DMF_512e`] ("Stealth for 1 turn.")
//~ derived DMF_512 b9e3f177 1e562e45.5c04807d 0df43854.9f090782
pub const DMF_512: Power = spell(&[lend(&[has(GameTag::STEALTH)], Lasts::UntilYourNextTurn).to(YOUR_HERO)]);

/// # Sneaky
/// Enchantment
/// > **Stealth** for 1 turn.
//~ todo DMF_512e 878233ce d522ad72.793a2680 1839eb96
pub const DMF_512e: Power = TODO;

/// # Shadow Clone
/// Spell · Shadow · 2 mana
/// > **Secret:** After a minion attacks your hero, summon a copy of it with **Stealth**.
//~ derived DMF_513 ddb91406 a5d45018.7577f539 eefab687
#[rustfmt::skip]
pub const DMF_513: Power = after(ENEMY_MINIONS.attack(all(&[HERO, FRIENDLY]))).then(&[summon(copy_of(SUBJECT)), give(&[has(GameTag::STEALTH)]).to(IT)]);

/// # Ticket Master
/// Minion · 3 mana · 4/3
/// > **Deathrattle:** Shuffle 3 Tickets into your deck. When drawn, summon a 3/3 Plush Bear.
/// - Makes: Tickets [`DMF_514t`] ("Casts When Drawn Summon a 3/3 Plush Bear."); Plush Bear [`DMF_514t2`] (3/3)
//~ derived DMF_514 22a51b5d cbdfe8b5.2454b31f c452e819.61c2eded
pub const DMF_514: Power = deathrattle(&[shuffle(card("DMF_514t")).copies(3)]);

/// # Tickets
/// Spell · 3 mana
/// > **Casts When Drawn** Summon a 3/3 Plush Bear.
/// - Makes: Plush Bear [`DMF_514t2`] (3/3)
//~ derived DMF_514t c114bda5 82ede6d1.07282443 f008197e.fd764006
pub const DMF_514t: Power = spell(&[summon(card("DMF_514t2"))]);

/// # Plush Bear
/// Minion · Beast · 3 mana · 3/3
//~ vanilla DMF_514t2 b2f246c6 22fea183 fa742cdc
pub const DMF_514t2: Power = VANILLA;

/// # Swindle
/// Spell · 2 mana
/// > Draw a spell. **Combo:** And a minion.
//~ done DMF_515 - 7846e7ae.65baf56e 1edf78cb
pub const DMF_515: Power = abilities(&[spell(&[draw_that(1, SPELL)]), combo(&[draw_that(1, MINION)])]);

/// # Grand Empress Shek'zara
/// Minion · 6 mana · 5/7
/// > **Battlecry: Discover** a card in your deck and draw all copies of it.
//~ done DMF_516 - 730ec192.8efc743f cfa6ad72
pub const DMF_516: Power = battlecry(&[discover_then(
    Offer::Entities(YOUR_DECK),
    &[get(the(YOUR_DECK.that(shares(CardProperty::Name, &IT))))],
)]);

/// # Sweet Tooth
/// Minion · 2 mana · 3/2
/// > **Corrupt:** Gain +2 Attack and **Stealth**.
/// - Makes: Sweet Tooth [`DMF_517a`] (5/2, "Corrupted Stealth")
//~ vanilla DMF_517 1354eee3 0296240c.3fa34d53 54dba023.73ce16f0
pub const DMF_517: Power = VANILLA;

/// # Sweet Tooth
/// Minion · 2 mana · 5/2
/// > **Corrupted Stealth**
//~ vanilla DMF_517a fee8de7d 98a3c576.b7f63ee4 54dba023
pub const DMF_517a: Power = VANILLA;

/// # Malevolent Strike
/// Spell · 5 mana
/// > Destroy a minion. Costs (1) less for each card in your deck that didn't start there.
//~ done DMF_518 - 36b694de.65b1393f ee6e76f7
pub const DMF_518: Power =
    abilities(&[spell(&[destroy(A_MINION)]), costs(&[cost_less(1).for_each(YOUR_DECK.that(not(&STARTED_IN_DECK)))])]);

/// # Prize Plunderer
/// Minion · Pirate · 1 mana · 2/1
/// > **Combo:** Deal 1 damage to a minion for each other card you've played this turn.
/// - Makes: [`DMF_519_COPY`](crate::whizbang::rogue::DMF_519_COPY)
//~ derived DMF_519 860443b0 412e6741.9040867c f4d35c03.dce3fa59
pub const DMF_519: Power = combo(&[deal(1).times(YOU.play(CARD).this_turn().other().count()).to(A_MINION)]);

/// # Nitroboost Poison
/// Spell · Nature · 2 mana
/// > Give a minion +2 Attack. **Corrupt:** And your weapon.
/// - Classes: Rogue, Warrior
/// - Makes: Nitroboost Poison [`YOP_015t`] ("Corrupted Give a minion and your weapon +2…"); Nitroboost Poison [`YOP_015e`] ("\+2 Attack.")
//~ derived YOP_015 32502a39 f9bec0b1.45e49678 bf498d0a.aec9f6d6.78d15cd4
pub const YOP_015: Power = spell(&[attach("YOP_015e").to(A_MINION)]);

/// # Nitroboost Poison
/// Enchantment
/// > \+2 Attack.
//~ derived YOP_015e 532ac5bd d522ad72.a6e18051 bf498d0a
pub const YOP_015e: Power = enchant(&[ATTACK.plus(2)]);

/// # Nitroboost Poison
/// Spell · Nature · 2 mana
/// > **Corrupted** Give a minion and your weapon +2 Attack.
/// - Classes: Rogue, Warrior
//~ done YOP_015t - f9bec0b1.76ae9736 bf498d0a.aec9f6d6
pub const YOP_015t: Power = spell(&[attach("YOP_015e").to(A_MINION), attach("YOP_015e").to(YOUR_WEAPON)]);

/// # Sparkjoy Cheat
/// Minion · 3 mana · 3/3
/// > **Battlecry:** If you're holding a **Secret**, cast it and draw a card.
//~ done YOP_016 - 05878c57.89edd580 86854d59
pub const YOP_016: Power =
    battlecry(&[cast(the(YOUR_HAND.that(SECRET).random())), draw(1)]).when(there_is(&YOUR_HAND.that(SECRET)));

/// # Shenanigans
/// Spell · 2 mana
/// > **Secret:** When your opponent draws their second card in a turn, transform it into a Banana.
/// - Makes: [`EX1_014t`](crate::classic::neutral::EX1_014t)
//~ done YOP_017 - 7846e7ae.e71672ee 87ad7533.9883a724
pub const YOP_017: Power = whenever(OPPONENT.draw(CARD))
    .when(equals(&OPPONENT.draw(CARD).this_turn_up_to_that().count(), 2))
    .then(&[transform(THAT, card("EX1_014t"))]);
