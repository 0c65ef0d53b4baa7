//! Druid cards of Saviors of Uldum.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 90c35834

/// # Untapped Potential
/// Spell · 1 mana
/// > **Quest:** End 4 turns with any unspent Mana. **Reward:** Ossirian Tear.
/// - Makes: Ossirian Tear [`ULD_131p`] ("Passive Your Choose One cards have both effects…")
//~ done ULD_131 - 2f198b86.7b38dc67 2e030c2f.7393ed72
pub const ULD_131: Power =
    quest(Goal::Times(4), &[YOU.that(MANA.at_least(1)).turn_end()]).reward(&[become_hero_power(card("ULD_131p"))]);

/// # Ossirian Tear
/// Hero Power · 0 mana
/// > **Passive** Your **Choose One** cards have both effects combined.
//~ done ULD_131p - 6ce143f8.705522d8 91c8cee5
pub const ULD_131p: Power = aura(YOU).have(&[has(GameTag::CHOOSE_BOTH)]);

/// # Crystal Merchant
/// Minion · 2 mana · 1/4
/// > If you have any unspent Mana at the end of your turn, draw a card.
//~ derived ULD_133 5bd5a768 4c924706.51d094bb d9c61030
pub const ULD_133: Power = whenever(YOU.turn_end()).when(MANA.at_least(1)).then(&[draw(1)]);

/// # BEEEES!!!
/// Spell · 3 mana
/// > Choose a minion. Summon four 1/1 Bees that attack it.
/// - Makes: Bee [`ULD_134t`] (1/1)
//~ derived ULD_134 3f632aee 82ede6d1.0804a8c8 6a579a64.27b8d231
pub const ULD_134: Power = spell(&[select(A_MINION), summon(card("ULD_134t")).copies(4), make_attack(IT, A_MINION)]);

/// # Bee
/// Minion · Beast · 1 mana · 1/1
//~ vanilla ULD_134t 3c92fe7b 5533a85b 59285095
pub const ULD_134t: Power = VANILLA;

/// # Hidden Oasis
/// Spell · Nature · 6 mana
/// > **Choose One** - Summon a 6/6 Ancient with **Taunt**; or Restore #12 Health.
/// - Makes: Befriend the Ancient [`ULD_135a`] ("Summon a 6/6 Ancient with Taunt."); Drink the Water [`ULD_135b`] ("Restore 12 Health.")
//~ derived ULD_135 112d092b cfdfae10.b4cada37 c1073762.d37267e8
pub const ULD_135: Power = choose_one(&["ULD_135a", "ULD_135b"]);

/// # Befriend the Ancient
/// Spell · Nature · 6 mana
/// > Summon a 6/6 Ancient with **Taunt**.
/// - Makes: Vir'naal Ancient [`ULD_135at`] (6/6, "Taunt")
//~ derived ULD_135a 183efe00 cfdfae10.bc0967f9 c0e490dd.6ccd8e3f
pub const ULD_135a: Power = spell(&[summon(card("ULD_135at"))]);

/// # Vir'naal Ancient
/// Minion · 6 mana · 6/6
/// > **Taunt**
//~ vanilla ULD_135at c088348b 8b4b1bcd.4b0c5d24 76242c67
pub const ULD_135at: Power = VANILLA;

/// # Drink the Water
/// Spell · Nature · 6 mana
/// > Restore #12 Health.
//~ derived ULD_135b edacb3ff cfdfae10.7215b9b1 02bb3063
pub const ULD_135b: Power = spell(&[heal(12).to(TARGET)]);

/// # Worthy Expedition
/// Spell · 1 mana
/// > **Discover** a **Choose One** card.
//~ derived ULD_136 4679a6f2 2f198b86.9f716fb5 279be04d
pub const ULD_136: Power = spell(&[discover(with(GameTag::CHOOSE_ONE))]);

/// # Garden Gnome
/// Minion · 4 mana · 2/3
/// > **Battlecry:** If you're holding a spell that costs (5) or more, summon two 2/2 Treants.
/// - Makes: Treant [`ULD_137t`] (2/2)
//~ derived ULD_137 d5f9c318 59f12120.b862f212 a3ebc462.c2e5ada7
pub const ULD_137: Power =
    battlecry(&[summon(card("ULD_137t")).copies(2)]).when(there_is(&YOUR_HAND.that(all(&[SPELL, COST.at_least(5)]))));

/// # Treant
/// Minion · 1 mana · 2/2
//~ vanilla ULD_137t 88dd4e48 57e94b0b f03d3e63
pub const ULD_137t: Power = VANILLA;

/// # Anubisath Defender
/// Minion · 5 mana · 3/5
/// > **Taunt**. Costs (0) if you've cast a spell that costs (5) or more this turn.
//~ derived ULD_138 8187d0e0 e8b987c6.70ab3c85 b2ebbf68
pub const ULD_138: Power =
    aura(THIS).when(YOU.cast(all(&[SPELL, COST.at_least(5)])).this_turn().at_least(1)).in_hand().have(&[cost(0)]);

/// # Elise the Enlightened
/// Minion · 5 mana · 5/5
/// > **Battlecry:** If your deck has no duplicates, duplicate your hand.
//~ done ULD_139 - 7c0f8337.b1d86450 97e33faf
pub const ULD_139: Power = battlecry(&[get(copy_of(YOUR_HAND))]).when(no_duplicates(&YOUR_DECK));

/// # Overflow
/// Spell · Nature · 7 mana
/// > Restore #5 Health to all characters. Draw 5 cards.
//~ derived ULD_273 305cd7d7 c88acb42.845ea80e 4ce629d5
pub const ULD_273: Power = spell(&[heal(5).to(CHARACTERS), draw(5)]);

/// # Oasis Surger
/// Minion · Elemental · 5 mana · 3/3
/// > **Rush Choose One -** Gain +2/+2; or Summon a copy of this minion.
/// - Makes: Focused Burst [`ULD_292a`] ("Gain +2/+2."); Divide and Conquer [`ULD_292b`] ("Summon a copy of this minion.")
//~ done ULD_292 - a83bff93.f4bfa252 856def48.a4b95233
pub const ULD_292: Power = choose_one(&["ULD_292a", "ULD_292b"]);

/// # Focused Burst
/// Spell · 5 mana
/// > Gain +2/+2.
/// - Makes: Focused [`ULD_292ae`] ("\+2/+2.")
//~ derived ULD_292a 83eed200 36b694de.7d06c701 7400b3eb.b4d72dfa
pub const ULD_292a: Power = spell(&[attach("ULD_292ae")]);

/// # Focused
/// Enchantment
/// > \+2/+2.
//~ derived ULD_292ae fbd8c18c d522ad72.d5727bd5 14cc5b20
pub const ULD_292ae: Power = enchant(&[plus(2, 2)]);

/// # Divide and Conquer
/// Spell · 5 mana
/// > Summon a copy of this minion.
//~ done ULD_292b - 36b694de.d6777368 97506792
pub const ULD_292b: Power = spell(&[summon(copy_of(THIS))]);
