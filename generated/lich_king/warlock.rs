//! Warlock cards of March of the Lich King.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 457869d2

/// # Nofin's Imp-ossible
/// Spell · 2 mana
/// > Give all friendly Demons and Murlocs "**Deathrattle:** Summon a 2/2 Imploc."
/// - Makes: Imploc [`NX2_016t`] (2/2); Nofin's Imp-ossible [`NX2_016e`] ("Deathrattle: Summon a 2/2 Imploc.")
//~ done NX2_016 - 7846e7ae.10bc9707 f4a09baa.34eeec1b
pub const NX2_016: Power = spell(&[attach("NX2_016e").to(FRIENDLY_MINIONS.that(any(&[DEMON, MURLOC])))]);

/// # Nofin's Imp-ossible
/// Enchantment
/// > **Deathrattle:** Summon a 2/2 Imploc.
/// - Makes: Imploc [`NX2_016t`] (2/2)
//~ derived NX2_016e da333847 d522ad72.e859da7f f4a09baa.a47b98a8
pub const NX2_016e: Power = deathrattle(&[summon(card("NX2_016t"))]);

/// # Imploc
/// Minion · Demon · Murloc · 2 mana · 2/2
//~ vanilla NX2_016t 48e77285 e0947c23 a02dee70
pub const NX2_016t: Power = VANILLA;

/// # Plague Eruption
/// Spell · 3 mana
/// > Deal $2 damage to all minions. If you've discarded a card this game, deal $1 more.
//~ done NX2_017 - 82ede6d1.315aa7bd bd9982ef
pub const NX2_017: Power =
    spell(&[deal(2).to(MINIONS), deal(1).to(MINIONS).when(YOU.discard(CARD).this_game().at_least(1))]);

/// # Suspicious Peddler
/// Minion · Undead · 2 mana · 2/3
/// > **Battlecry: Discover** a 1-Cost card. If your opponent guesses your choice, they get a copy.
///
/// # Notes
///
/// The opponent guesses at the start of the next turn, as with its like of Murder at Castle Nathria.
//~ done NX2_044 - af5d8f40.d2db5d5d f8107cc2
pub const NX2_044: Power = battlecry(&[discover_with_rest(
    Offer::Pool(COST.is(1), Classes::Own),
    crate::castle_nathria::mage::CHOSEN_IN_SECRET,
    crate::castle_nathria::mage::GUESSED_NEXT_TURN,
)]);

/// # Infantry Reanimator
/// Minion · 5 mana · 4/4
/// > **Battlecry:** Resurrect a friendly Undead. Give it **Reborn**.
//~ derived RLK_531 a0fcd638 a0c6b2f7.007157fe b43bdaef
#[rustfmt::skip]
pub const RLK_531: Power = battlecry(&[summon(random_from_past(FRIENDLY_MINIONS.that(UNDEAD).die().this_game())), give(&[has(GameTag::REBORN)]).to(IT)]);

/// # Walking Dead
/// Minion · Undead · 3 mana · 2/5
/// > **Taunt** If you discard this minion, summon it.
//~ derived RLK_532 cf50d146 b58d4487.581ad264 c3c387f6
pub const RLK_532: Power = on(Word::WhenDiscarded, &[summon(the(THIS))]);

/// # Scourge Supplies
/// Spell · 3 mana
/// > Draw 3 cards. Choose one to discard.
//~ done RLK_533 - 82ede6d1.1661ed78 98319743
pub const RLK_533: Power = spell(&[draw(3), choose_from(IT, &[discard(IT)], &[])]);

/// # Soul Barrage
/// Spell · Shadow · 4 mana
/// > When you play or discard this, deal $5 damage randomly split among all enemies.
//~ derived RLK_534 18617262 1e562e45.26ebffa5 1d3416fa
pub const RLK_534: Power =
    abilities(&[spell(&[deal(5).split_among(ENEMIES)]), on(Word::WhenDiscarded, &[deal(5).split_among(ENEMIES)])]);

/// # Savage Ymirjar
/// Minion · Undead · 5 mana · 7/7
/// > **Rush Battlecry:** Discard 2 cards.
//~ derived RLK_535 57817a3c 27fe21e5.3b52d4dc ea38077e
pub const RLK_535: Power = battlecry(&[discard(YOUR_HAND.random_of(2))]);

/// # Shallow Grave
/// Spell · 2 mana
/// > Trigger a friendly minion's **Deathrattle**, then destroy it.
//~ derived RLK_536 c0aa3f3b 7846e7ae.310fbc74 82c69c33
pub const RLK_536: Power =
    spell(&[trigger(Word::Deathrattle, A_FRIENDLY_MINION.that(with(GameTag::DEATHRATTLE))), destroy(IT)]);

/// # Twisted Tether
/// Spell · Shadow · 4 mana
/// > Destroy a minion. Give its stats to a random Undead in your hand.
/// - Makes: Twisted Tether [`RLK_537e`] ("Increased stats.")
//~ done RLK_537 - 1e562e45.1fc4ad58 7feb89dd.97525ff0
#[rustfmt::skip]
pub const RLK_537: Power = spell(&[select(YOUR_HAND.that(UNDEAD).random()), give(&[ATTACK.plus(1).times(X)]).with_x(ATTACK.of(A_MINION)).to(IT), give(&[HEALTH.plus(1).times(X)]).with_x(HEALTH.of(A_MINION)).to(IT), destroy(A_MINION)]);

/// # Twisted Tether
/// Enchantment
/// > Increased stats.
//~ todo RLK_537e 093fc067 d522ad72.a536d554 7feb89dd
pub const RLK_537e: Power = TODO;

/// # Devourer of Souls
/// Minion · Undead · 1 mana · 1/3
/// > After a friendly minion dies, gain its **Deathrattle**.
/// - Makes: Devoured Soul [`RLK_538e`] ("Copied Deathrattle from ….")
//~ derived RLK_538 88a78fd7 effce683.adef2c1e acf75856.b6ad52d1
pub const RLK_538: Power = after(OTHER_FRIENDLY_MINIONS.die()).then(&[gain_deathrattle_of(SUBJECT)]);

/// # Devoured Soul
/// Enchantment
/// > Copied **Deathrattle** from {0}.
//~ todo RLK_538e 6b2129f9 d522ad72.d40e27b6 1b073ecd
pub const RLK_538e: Power = TODO;

/// # Dar'Khan Drathir
/// Minion · Undead · 7 mana · 6/6
/// > **Lifesteal** At the end of your turn, deal 6 damage to the enemy hero.
//~ derived RLK_539 d577cff2 5aaeae54.6ff42fcc 8ffbd019
pub const RLK_539: Power = at_end_of_your_turn(&[deal(6).to(ENEMY_HERO)]);

/// # Amorphous Slime
/// Minion · 5 mana · 5/3
/// > **Battlecry:** Discard a random Undead. **Deathrattle:** Summon a copy of it.
/// - Makes: Morphing [`RLK_540e`] ("Discarded ….")
//~ done RLK_540 - 7c159761.16e1c537 90c966e2.45835da3
#[rustfmt::skip]
pub const RLK_540: Power = abilities(&[battlecry(&[discard(YOUR_HAND.that(UNDEAD).random()), remember(IT).when(there_is(&IT))]), deathrattle(&[summon(fresh_copy_of(REMEMBERED))])]);

/// # Morphing
/// Enchantment
/// > Discarded {0}.
//~ todo RLK_540e a274dc2e d522ad72.43ad0748 f35853fc
pub const RLK_540e: Power = TODO;
