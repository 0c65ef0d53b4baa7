//! Rogue cards of Knights of the Frozen Throne.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 307b2979

/// # Bone Baron
/// Minion · Undead · 5 mana · 5/5
/// > **Deathrattle:** Add two 1/1 Skeletons to your hand.
/// - Makes: [`ICC_026t`](crate::frozen_throne::neutral::ICC_026t)
//~ derived ICC_065 4498863b 963fba73.5503ef20 13a6e26c.d1f4be1a
pub const ICC_065: Power = deathrattle(&[get(card("ICC_026t")).copies(2)]);

/// # Roll the Bones
/// Spell · 2 mana
/// > Draw a card. If it has **Deathrattle**, cast this again.
//~ done ICC_201 - 7846e7ae.7f7dd42a 74788629
pub const ICC_201: Power =
    spell(&[draw(1), repeat_ability(Word::Spell, the(THIS)).when(there_is(&IT.that(with(GameTag::DEATHRATTLE))))]);

/// # Leeching Poison
/// Spell · Nature · 1 mana
/// > Give your weapon **Lifesteal** this turn.
/// - Makes: Leeching Poison [`ICC_221e`] ("Has Lifesteal this turn.")
//~ derived ICC_221 f1ecd9d8 3f084ec4.51a6531b 35a08121.6bd7230e
pub const ICC_221: Power = spell(&[attach("ICC_221e").to(YOUR_WEAPON)]);

/// # Leeching Poison
/// Enchantment
/// > Has **Lifesteal** this turn.
//~ derived ICC_221e 9352476e d522ad72.1e334d9c 35a08121
pub const ICC_221e: Power = enchant(&[has(GameTag::LIFESTEAL)]).this_turn();

/// # Doomerang
/// Spell · 1 mana
/// > Throw your weapon at a minion. It deals its damage, then returns to your hand.
//~ done ICC_233 - 2f198b86.7218a8db 679f5dd8
pub const ICC_233: Power =
    spell(&[deal(1).times(ATTACK.of(YOUR_WEAPON)).by(YOUR_WEAPON).to(A_MINION), return_to_hand(YOUR_WEAPON)]);

/// # Runeforge Haunter
/// Minion · Undead · 4 mana · 5/3
/// > During your turn, your weapon doesn't lose Durability.
/// - Makes: Resilient Weapon [`ICC_240e`] ("No durability loss.")
//~ done ICC_240 - ca441af9.cb8086c3 d3adfc7c.163a88e7
pub const ICC_240: Power = aura(YOUR_WEAPON).when(ON_YOUR_TURN).gives("ICC_240e");

/// # Resilient Weapon
/// Enchantment
/// > No durability loss.
//~ done ICC_240e - d522ad72.de612836 23eae11a
pub const ICC_240e: Power = enchant(&[has(GameTag::IMMUNE)]);

/// # Plague Scientist
/// Minion · Undead · 3 mana · 2/3
/// > **Combo:** Give a friendly minion **Poisonous**.
/// - Makes: Test Subject [`ICC_809e`] ("Poisonous")
//~ derived ICC_809 1e32a32a b5b2cc01.75cdb3ad 072920e2.1b9bb50d
pub const ICC_809: Power = combo(&[attach("ICC_809e").to(A_FRIENDLY_MINION)]);

/// # Test Subject
/// Enchantment
/// > **Poisonous**
//~ derived ICC_809e a377c843 d522ad72.2574dcf7 48537fab
pub const ICC_809e: Power = enchant(&[has(GameTag::POISONOUS)]);

/// # Lilian Voss
/// Minion · Undead · 4 mana · 4/5
/// > **Battlecry:** Replace spells in your hand with random spells *(from your opponent's class).*
//~ done ICC_811 - 873c17ed.1af143b9 2dc6e0eb
pub const ICC_811: Power = battlecry(&[transform(YOUR_HAND.that(SPELL), random_of(SPELL, Classes::Opponent))]);

/// # Valeera the Hollow
/// Hero · 9 mana · 30 health, 5 armor
/// > **Battlecry:** Gain **Stealth** until your next turn.
/// - Makes: Death's Shadow [`ICC_827p`] ("Passive During your turn, add a 'Shadow…"); Shadow Reflection [`ICC_827t`] ("Each time you play a card, transform this into a…"); Shadow Reflection [`ICC_827e`] ("Always copy your last played card."); Veil of Shadows [`ICC_827e3`] ("Stealth until your next turn.")
///
/// # Notes
///
/// No source: the first Shadow Reflection comes in the turn in which the hero is played.
//~ done ICC_827 - d9e54cae.a88a60cb ba48a5bf.280382d6
pub const ICC_827: Power = battlecry(&[attach("ICC_827e3").to(YOUR_HERO), get(card("ICC_827t"))]);

/// # Shadow Reflection
/// Enchantment
/// > Always copy your last played card.
//~ done ICC_827e - d522ad72.0c1094a3 046c8fcc
pub const ICC_827e: Power = after(YOU.play(CARD))
    .in_hand()
    .when(YOU.play(CARD).while_holding_this().at_least(1))
    .then(&[transform(THIS, copy_of(THAT)), attach("ICC_827e").to(THIS)]);

/// # Veil of Shadows
/// Enchantment
/// > **Stealth** until your next turn.
//~ derived ICC_827e3 ee5109d6 d522ad72.cec81b7f 4928829a
pub const ICC_827e3: Power = enchant(&[has(GameTag::STEALTH)]).until_your_next_turn();

/// # Death's Shadow
/// Hero Power · 0 mana
/// > **Passive** During your turn, add a 'Shadow Reflection' to your hand.
/// - Makes: Shadow Reflection [`ICC_827t`] ("Each time you play a card, transform this into a…")
//~ done ICC_827p - 6ce143f8.1df2d3f9 48ad9460.e8537270
pub const ICC_827p: Power = abilities(&[
    at_start_of_your_turn(&[get(card("ICC_827t"))]),
    at_end_of_your_turn(&[remove_from_game(
        YOUR_HAND.that(all(&[made_by(&together(&[THIS, YOUR_HERO])), not(&among(&YOU.play(CARD).this_game()))])),
    )]),
]);

/// # Shadow Reflection
/// Spell · Shadow · 0 mana
/// > Each time you play a card, transform this into a copy of it.
//~ done ICC_827t - 30785034.2cc77b0b 046c8fcc
pub const ICC_827t: Power = after(YOU.play(CARD))
    .in_hand()
    .when(YOU.play(CARD).while_holding_this().at_least(1))
    .then(&[transform(THIS, copy_of(THAT)), attach("ICC_827e").to(THIS)]);

/// # Shadowblade
/// Weapon · 3 mana · 3/2 durability
/// > **Battlecry:** Your hero is **Immune** this turn.
/// - Makes: Shaded [`ICC_850e`] ("Immune this turn.")
//~ done ICC_850 - 043b7f8c.4734034e 410a01a7.b4e7e638
pub const ICC_850: Power = battlecry(&[attach("ICC_850e").to(YOUR_HERO)]);

/// # Shaded
/// Enchantment
/// > **Immune** this turn.
//~ derived ICC_850e d5cfd060 d522ad72.fb55a5e5 b987b130
pub const ICC_850e: Power = enchant(&[has(GameTag::IMMUNE)]).this_turn();

/// # Spectral Pillager
/// Minion · Undead · 5 mana · 5/5
/// > **Combo:** Deal 2 damage to a minion for each other card you've played this turn.
//~ derived ICC_910 38141731 963fba73.ae3344e0 b135b6ab
pub const ICC_910: Power = combo(&[deal(2).times(YOU.play(CARD).this_turn().other().count()).to(A_MINION)]);
