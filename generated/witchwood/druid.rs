//! Druid cards of The Witchwood.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file cd314624

/// # Gloom Stag
/// Minion · Beast · 5 mana · 2/6
/// > **Taunt Battlecry:** If your deck has only odd-Cost cards, gain +2/+2.
/// - Makes: Fable [`GIL_130e`] ("\+2/+2.")
//~ derived GIL_130 6d0a6fc5 809c8804.198b7e61 c1189f89.c3ec259a
pub const GIL_130: Power = battlecry(&[attach("GIL_130e")]).when(there_is_no(&YOUR_DECK.that(not(&odd(COST)))));

/// # Fable
/// Enchantment
/// > \+2/+2.
//~ derived GIL_130e c9db4b3f d522ad72.d5727bd5 1804e772
pub const GIL_130e: Power = enchant(&[plus(2, 2)]);

/// # Druid of the Scythe
/// Minion · 3 mana · 2/2
/// > **Choose One -** Transform into a 4/2 with **Rush**; or a 2/4 with **Taunt**.
/// - Makes: Dire Panther Form [`GIL_188a`] (4/2, "Rush"); Dire Wolf Form [`GIL_188b`] (2/4, "Taunt"); Druid of the Scythe [`GIL_188t`] (4/2, "Rush"); Druid of the Scythe [`GIL_188t2`] (2/4, "Taunt"); Druid of the Scythe [`GIL_188t3`] (4/4, "Rush Taunt")
//~ derived GIL_188 32c25b01 dec50fb7.7d5d6ea4 94fd3bdf.f9a9430a
pub const GIL_188: Power = choose_one(&["GIL_188a", "GIL_188b"]);

/// # Dire Panther Form
/// Minion · Beast · 3 mana · 4/2
/// > **Rush**
//~ derived GIL_188a 661ca469 881fdcb9.57b12c28 79178fb9
pub const GIL_188a: Power = spell(&[transform(THIS, card("GIL_188t"))]);

/// # Dire Wolf Form
/// Minion · Beast · 3 mana · 2/4
/// > **Taunt**
//~ done GIL_188b - efca1175.4b0c5d24 95939d9e
pub const GIL_188b: Power = spell(&[either(
    there_is(&THIS.that(BEAST)),
    &[transform(THIS, card("GIL_188t3"))],
    &[transform(THIS, card("GIL_188t2"))],
)]);

/// # Druid of the Scythe
/// Minion · Beast · 3 mana · 4/2
/// > **Rush**
//~ vanilla GIL_188t 381dbfe8 881fdcb9.57b12c28 94fd3bdf
pub const GIL_188t: Power = VANILLA;

/// # Druid of the Scythe
/// Minion · Beast · 3 mana · 2/4
/// > **Taunt**
//~ vanilla GIL_188t2 4b7f9fb2 efca1175.4b0c5d24 94fd3bdf
pub const GIL_188t2: Power = VANILLA;

/// # Druid of the Scythe
/// Minion · Beast · 3 mana · 4/4
/// > **Rush Taunt**
//~ vanilla GIL_188t3 2eb60ade 89e34eaf.05d6d156 94fd3bdf
pub const GIL_188t3: Power = VANILLA;

/// # Bewitched Guardian
/// Minion · 5 mana · 4/1
/// > **Taunt Battlecry:** Gain +1 Health for each card in your hand.
/// - Makes: Bewitched [`GIL_507e`] ("Increased Health.")
//~ derived GIL_507 790bd7e1 a0c134c6.294ee20b d39239e0.10bb7d30
pub const GIL_507: Power = battlecry(&[give(&[HEALTH.plus(1).times(X)]).with_x(count(YOUR_HAND))]);

/// # Bewitched
/// Enchantment
/// > Increased Health.
//~ todo GIL_507e f3d8f935 d522ad72.89b088dc b461a103
pub const GIL_507e: Power = TODO;

/// # Wispering Woods
/// Spell · Nature · 4 mana
/// > Summon a 1/1 Wisp for each card in your hand.
/// - Makes: Wisp [`GIL_553t`] (1/1)
//~ derived GIL_553 e19811a9 548e6072.1b9bf90d d99e2b87.4706133e
pub const GIL_553: Power = spell(&[summon(card("GIL_553t")).for_each(YOUR_HAND)]);

/// # Wisp
/// Minion · Undead · 0 mana · 1/1
//~ vanilla GIL_553t f8c1c714 c5b64ec8 10bda9b8
pub const GIL_553t: Power = VANILLA;

/// # Witching Hour
/// Spell · 3 mana
/// > Summon a random friendly Beast that died this game.
//~ derived GIL_571 a226b87e 82ede6d1.7f619bb7 0008aa4b
pub const GIL_571: Power = spell(&[summon(random_from_past(FRIENDLY_MINIONS.that(BEAST).die().this_game()))]);

/// # Ferocious Howl
/// Spell · 3 mana
/// > Draw a card. Gain 1 Armor for each card in your hand.
//~ done GIL_637 - 82ede6d1.eb608b2d 57387607
pub const GIL_637: Power = spell(&[draw(1), armor(1).for_each(YOUR_HAND)]);

/// # Splintergraft
/// Minion · Undead · 8 mana · 8/8
/// > **Battlecry:** Choose a friendly minion. Add a 10/10 copy to your hand that costs (10).
/// - Makes: Splintergrafted [`GIL_658e`] ("Splintergraft made this 10/10.")
//~ derived GIL_658 fbe2e9e8 b44b0199.df627efc aafa0981.7af9519a
#[rustfmt::skip]
pub const GIL_658: Power = battlecry(&[select(A_FRIENDLY_MINION), get(copy_of(IT)), give(&[become_stats(10, 10)]).to(IT), give(&[cost(10)]).to(IT)]);

/// # Splintergrafted
/// Enchantment
/// > Splintergraft made this 10/10.
//~ todo GIL_658e 99fd8cc3 d522ad72.1f9c23b3 01e424e6
pub const GIL_658e: Power = TODO;

/// # Witchwood Apple
/// Spell · Nature · 1 mana
/// > Add two 2/2 Treants to your hand.
/// - Makes: Treant [`GIL_663t`] (2/2)
//~ derived GIL_663 850e2d6d 3f084ec4.cf4239a3 e9568494.7b1fad35
pub const GIL_663: Power = spell(&[get(card("GIL_663t")).copies(2)]);

/// # Treant
/// Minion · 1 mana · 2/2
//~ vanilla GIL_663t 502b5540 57e94b0b f03d3e63
pub const GIL_663t: Power = VANILLA;

/// # Duskfallen Aviana
/// Minion · 5 mana · 3/7
/// > On each player's turn, the first card played costs (0).
/// - Makes: Badsong [`GIL_800e2`] ("Costs (0).")
//~ done GIL_800 - e8a88e4c.041bcbb9 28b2d2b0.8e4163fd
pub const GIL_800: Power = abilities(&[
    aura(YOUR_HAND).when(all(&[ON_YOUR_TURN, YOU.play(CARD).this_turn().never()])).gives("GIL_800e2"),
    aura(ENEMY_HAND).when(all(&[not(&ON_YOUR_TURN), OPPONENT.play(CARD).this_turn().never()])).gives("GIL_800e2"),
]);

/// # Badsong
/// Enchantment
/// > Costs (0).
//~ derived GIL_800e2 440d6575 d522ad72.dd600ecd b89eba5e
pub const GIL_800e2: Power = enchant(&[cost(0)]);

/// # Forest Guide
/// Minion · 4 mana · 1/6
/// > At the end of your turn, both players draw a card.
//~ done GIL_833 - 1d4d41cb.25ee9293 06d05456
pub const GIL_833: Power = at_end_of_your_turn(&[draw(1).for_(PLAYERS)]);
