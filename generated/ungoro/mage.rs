//! Mage cards of Journey to Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 25364248

/// # Flame Geyser
/// Spell · Fire · 1 mana
/// > Deal $2 damage. Add a 1/2 Elemental to your hand.
/// - Makes: [`UNG_809t1`](crate::ungoro::neutral::UNG_809t1)
//~ derived UNG_018 ae823e79 e70c31b0.6e317ed7 f703b4c0.b7acb1eb
pub const UNG_018: Power = spell(&[deal(2).to(TARGET), get(card("UNG_809t1"))]);

/// # Arcanologist
/// Minion · 2 mana · 2/3
/// > **Battlecry:** Draw a **Secret**.
//~ derived UNG_020 3e9ec368 5656a6e3.169a6d9c 588502c3
pub const UNG_020: Power = battlecry(&[draw_that(1, SECRET)]);

/// # Steam Surger
/// Minion · Elemental · 4 mana · 5/4
/// > **Battlecry:** If you played an Elemental last turn, add a 'Flame Geyser' to your hand.
/// - Makes: Flame Geyser [`UNG_018`] ("Deal 2 damage. Add a 1/2 Elemental to your hand.")
//~ derived UNG_021 df2a5d18 18ede9b8.df35d2f7 775fc706.a06c0dce
pub const UNG_021: Power = battlecry(&[get(card("UNG_018"))]).when(YOU.play(ELEMENTAL).last_turn().at_least(1));

/// # Mana Bind
/// Spell · Arcane · 3 mana
/// > **Secret:** When your opponent casts a spell, add a copy to your hand that costs (0).
//~ derived UNG_024 f6e318f6 646b5db5.9c6f0799 176a41b3
pub const UNG_024: Power = whenever(OPPONENT.cast(SPELL)).then(&[get(copy_of(THAT)), give(&[cost(0)]).to(IT)]);

/// # Pyros
/// Minion · Elemental · Beast · 2 mana · 2/2
/// > **Deathrattle:** Return this to your hand as a 6/6 that costs (4).
/// - Makes: Pyros [`UNG_027t2`] (6/6, "Deathrattle: Return this to your hand as a 10/10…"); Pyros [`UNG_027t4`] (10/10)
//~ done UNG_027 - 3e9f7f4b.7d3997ab a0cff152.6e736d99
pub const UNG_027: Power =
    deathrattle(&[return_to_hand(THIS), transform(YOUR_HAND.that(is(&THIS)), card("UNG_027t2"))]);

/// # Pyros
/// Minion · Elemental · Beast · 4 mana · 6/6
/// > **Deathrattle:** Return this to your hand as a 10/10 that costs (8).
//~ done UNG_027t2 - 068c1d62.bca0fdc4 a0cff152
pub const UNG_027t2: Power =
    deathrattle(&[return_to_hand(THIS), transform(YOUR_HAND.that(is(&THIS)), card("UNG_027t4"))]);

/// # Pyros
/// Minion · Elemental · Beast · 8 mana · 10/10
//~ vanilla UNG_027t4 18fe675d 19e4538f a0cff152
pub const UNG_027t4: Power = VANILLA;

/// # Open the Waygate
/// Spell · 1 mana
/// > **Quest:** Cast 8 spells that didn't start in your deck. **Reward:** Time Warp.
/// - Makes: Time Warp [`UNG_028t`] ("Take an extra turn. (Once per game)")
//~ done UNG_028 - 2f198b86.739cf09b 4d7880bd.e005294e
pub const UNG_028: Power =
    quest(Goal::Times(8), &[YOU.cast(all(&[SPELL, not(&STARTED_IN_DECK)]))]).reward(&[get(card("UNG_028t"))]);

/// # Time Warp
/// Spell · Arcane · 5 mana
/// > Take an extra turn. *(Once per game)*
//~ done UNG_028t - cbf84505.7588fe8a 27ae5ba9
pub const UNG_028t: Power =
    spell(&[if_(YOU.complete(named("UNG_028t")).this_game().never(), &[mark_completed(), extra_turn()])]);

/// # Shimmering Tempest
/// Minion · Elemental · 2 mana · 2/2
/// > **Battlecry:** Add a random Mage spell to your hand.
//~ derived UNG_846 0f4b1f79 2edd8b58.67afde8a 609d7b1f
pub const UNG_846: Power = battlecry(&[get(random(all(&[SPELL, class(CardClass::Mage)])))]);

/// # Primordial Glyph
/// Spell · Arcane · 2 mana
/// > **Discover** a spell. Reduce its Cost by (2).
/// - Makes: Primal Magic [`UNG_941e`] ("Cost reduced.")
//~ derived UNG_941 dd90da54 b3d67742.64ea6159 333ef49f.c26107f6
pub const UNG_941: Power = spell(&[discover(SPELL), give(&[cost_less(2)]).to(IT)]);

/// # Primal Magic
/// Enchantment
/// > Cost reduced.
//~ todo UNG_941e c6ad4370 d522ad72.ca0484ff 44e6e794
pub const UNG_941e: Power = TODO;

/// # Molten Reflection
/// Spell · Fire · 4 mana
/// > Choose a friendly minion. Summon a copy of it.
//~ derived UNG_948 3bcf5b50 085e2d30.76aaeb94 c932c298
pub const UNG_948: Power = spell(&[select(A_FRIENDLY_MINION), summon(copy_of(IT))]);

/// # Meteor
/// Spell · Fire · 6 mana
/// > Deal $15 damage to a minion and $4 damage to adjacent ones.
//~ derived UNG_955 e29f715f f98b787f.2379a773 36076c56
pub const UNG_955: Power = spell(&[deal(15).to(A_MINION), deal(4).to(IT.neighbours())]);
