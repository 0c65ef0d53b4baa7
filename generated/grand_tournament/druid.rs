//! Druid cards of The Grand Tournament.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file a4a00e99

/// # Living Roots
/// Spell · Nature · 1 mana
/// > **Choose One -** Deal $2 damage; or Summon two 1/1 Saplings.
/// - Makes: Grasping Roots [`AT_037a`] ("Deal 2 damage."); One, Two, Trees! [`AT_037b`] ("Summon two 1/1 Saplings."); Sapling [`AT_037t`] (1/1)
//~ done AT_037 - 3f084ec4.8eea9952 a455906e.24984871
pub const AT_037: Power = choose_one(&["AT_037a", "AT_037b"]);

/// # Grasping Roots
/// Spell · Nature · 1 mana
/// > Deal $2 damage.
//~ derived AT_037a d8220480 3f084ec4.c0c62e9f 9c3a5531
pub const AT_037a: Power = spell(&[deal(2).to(TARGET)]);

/// # One, Two, Trees!
/// Spell · Nature · 1 mana
/// > Summon two 1/1 Saplings.
//~ derived AT_037b aa2e8050 3f084ec4.deab10b4 976effd8
pub const AT_037b: Power = spell(&[summon(card("AT_037t")).copies(2)]);

/// # Sapling
/// Minion · 1 mana · 1/1
//~ vanilla AT_037t f3e175d8 cbd7c476 c4d84e48
pub const AT_037t: Power = VANILLA;

/// # Darnassus Aspirant
/// Minion · 2 mana · 2/3
/// > **Battlecry:** Gain an empty Mana Crystal. **Deathrattle:** Lose a Mana Crystal.
///
/// # Notes
///
/// Open question: whether the Deathrattle takes a full or an empty crystal: an empty one first.
//~ done AT_038 - 5656a6e3.394fec8b fab22ee1
pub const AT_038: Power = abilities(&[battlecry(&[gain_empty_crystals(1)]), deathrattle(&[destroy_crystals(1)])]);

/// # Savage Combatant
/// Minion · Beast · 4 mana · 5/4
/// > **Inspire:** Give your hero +2 Attack this turn.
/// - Makes: Savage [`AT_039e`] ("\+2 Attack this turn.")
//~ derived AT_039 5eebfaf2 7c09c72c.164502f1 8ac0485b.21e368a1
pub const AT_039: Power = inspire(&[attach("AT_039e").to(YOUR_HERO)]);

/// # Savage
/// Enchantment
/// > \+2 Attack this turn.
//~ derived AT_039e e87461e3 d522ad72.717133fd 7cfaaa43
pub const AT_039e: Power = enchant(&[ATTACK.plus(2)]).this_turn();

/// # Wildwalker
/// Minion · 4 mana · 4/4
/// > **Battlecry:** Give a friendly Beast +3 Health.
/// - Makes: Kindred Spirit [`AT_040e`] ("\+3 Health.")
//~ derived AT_040 c424b14e 16ec05b0.0e9d04e2 fff1ab4e.74a3be15
pub const AT_040: Power = battlecry(&[attach("AT_040e").to(A_FRIENDLY_MINION.that(BEAST))]);

/// # Kindred Spirit
/// Enchantment
/// > \+3 Health.
//~ derived AT_040e 7d308952 d522ad72.539c4322 474a0a05
pub const AT_040e: Power = enchant(&[HEALTH.plus(3)]);

/// # Knight of the Wild
/// Minion · 7 mana · 6/6
/// > Costs (1) less for each Beast you've summoned this game.
/// - Makes: Call of the Wild [`AT_041e`] ("Cost reduced.")
//~ derived AT_041 3ce07d56 8417a0af.2fd1d8a7 be034dfe.392fec11
pub const AT_041: Power = costs(&[cost_less(1).times(YOU.summon(BEAST).this_game().count())]);

/// # Call of the Wild
/// Enchantment
/// > Cost reduced.
//~ todo AT_041e c0977359 d522ad72.ca0484ff 11f4bb2f
pub const AT_041e: Power = TODO;

/// # Druid of the Saber
/// Minion · 2 mana · 2/1
/// > **Choose One -** Transform into a 2/1 with **Charge**; or a 3/2 with **Stealth**.
/// - Makes: Lion Form [`AT_042a`] (2/1, "Charge"); Panther Form [`AT_042b`] (3/2, "Stealth"); Druid of the Saber [`AT_042t`] (2/1, "Charge"); Druid of the Saber [`AT_042t2`] (3/2, "Stealth")
//~ derived AT_042 f483d55b 5673be69.ddb21656 a7fd099f.e2b37ee7
pub const AT_042: Power = choose_one(&["AT_042a", "AT_042b"]);

/// # Lion Form
/// Minion · Beast · 2 mana · 2/1
/// > **Charge**
//~ derived AT_042a 3fbdacfa 40a0dbd9.276b5ef0 e35bb71d
pub const AT_042a: Power = spell(&[transform(THIS, card("AT_042t"))]);

/// # Panther Form
/// Minion · Beast · 2 mana · 3/2
/// > **Stealth**
///
/// # Notes
///
/// With both effects (Fandral Staghelm) it is in Lion Form by now, a Beast, and becomes a form of its own.
//~ done AT_042b - b36f6b93.86cd88a1 3dcb8dc4
pub const AT_042b: Power = spell(&[either(
    there_is(&THIS.that(BEAST)),
    &[transform(THIS, card("OG_044c"))],
    &[transform(THIS, card("AT_042t2"))],
)]);

/// # Druid of the Saber
/// Minion · Beast · 2 mana · 2/1
/// > **Charge**
//~ vanilla AT_042t 76adaaf7 40a0dbd9.276b5ef0 a7fd099f
pub const AT_042t: Power = VANILLA;

/// # Druid of the Saber
/// Minion · Beast · 2 mana · 3/2
/// > **Stealth**
//~ vanilla AT_042t2 49ea6bac b36f6b93.86cd88a1 a7fd099f
pub const AT_042t2: Power = VANILLA;

/// # Astral Communion
/// Spell · Arcane · 5 mana
/// > Gain 10 Mana Crystals. Discard your hand.
//~ done AT_043 - cbf84505.01769d91 282d5b1e
pub const AT_043: Power = spell(&[
    discard(YOUR_HAND),
    // "Setting the mana counter to 10/10 and replacing any temporary, empty or Overloaded Mana Crystals" (Hearthstone Wiki).
    either(
        crate::legacy::druid::MANA_IS_FULL,
        crate::legacy::druid::EXCESS_MANA,
        &[unlock_overload(), gain_crystals(10)],
    ),
]);

/// # Mulch
/// Spell · Nature · 3 mana
/// > Destroy a minion. Add a random minion to your opponent's hand.
//~ derived AT_044 32da5bf3 a4db704b.8abf6db5 35ecc1de
pub const AT_044: Power = spell(&[destroy(A_MINION), get(random(MINION)).for_(OPPONENT)]);

/// # Aviana
/// Minion · 9 mana · 5/5
/// > Your minions cost (1).
/// - Makes: Empowering Mist [`AT_045e`] ("\+1/+1.")
//~ derived AT_045 a4eead88 75280faa.3b63d086 922e044e.82b2b76d
pub const AT_045: Power = aura(YOUR_HAND.that(MINION)).have(&[cost(1)]);

/// # Empowering Mist
/// Enchantment
/// > \+1/+1.
/// - Makes: Mistcaller Deck Ench [`AT_045ee`]
//~ derived AT_045e 8636c03d d522ad72.cb08f83e dbaf65d3.7acc34be
pub const AT_045e: Power = enchant(&[plus(1, 1)]);

/// # Mistcaller Deck Ench
/// Enchantment
//~ todo AT_045ee d0ab9d39 d522ad72 ac0e1970
pub const AT_045ee: Power = TODO;

/// # Druid of the Saber
/// Minion · Beast · 2 mana · 3/2
/// > **Charge Stealth**
//~ vanilla OG_044c a55befda b36f6b93.56b6f56a a7fd099f
pub const OG_044c: Power = VANILLA;
