//! Warlock cards of Rise of Shadows.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 8d691e5a

/// # Rafaam's Scheme
/// Spell · Fire · 3 mana
/// > Summon @ 1/1 \|4(Imp, Imps). *(Upgrades each turn!)*
/// - Numbers: {0} = 1
/// - Makes: [`DAL_751t`](crate::rise_of_shadows::neutral::DAL_751t)
//~ derived DAL_007 5c9863ad 3af9bd75.3b27716e.eae7e889 0ad46d11.6e04c845
#[rustfmt::skip]
pub const DAL_007: Power = abilities(&[spell(&[summon(card("DAL_751t")).times(TEXT_NUMBER)]), whenever(YOU.turn_start()).in_hand().then(&[raise_text_number(1)])]);

/// # Darkest Hour
/// Spell · Shadow · 6 mana
/// > Destroy all friendly minions. For each one, summon a random minion from your deck.
//~ done DAL_173 - b1a71a54.568d2b72 b3420d22
pub const DAL_173: Power =
    spell(&[destroy(FRIENDLY_MINIONS), summon(the(YOUR_DECK.that(MINION).random())).for_each(IT)]);

/// # Aranasi Broodmother
/// Minion · Demon · 6 mana · 4/6
/// > **Taunt** When you draw this, restore #4 Health to your hero.
//~ derived DAL_185 8f709e2e a2eb3c51.23e91f5c 10d83c36
pub const DAL_185: Power = on(Word::WhenDrawn, &[heal(4).to(YOUR_HERO)]);

/// # Arch-Villain Rafaam
/// Minion · 7 mana · 7/8
/// > **Taunt Battlecry:** Replace your hand and deck with **Legendary** minions.
//~ done DAL_422 - 48e8ec6c.96e75215 1f094c1c
pub const DAL_422: Power =
    battlecry(&[transform(together(&[YOUR_HAND, YOUR_DECK]), random(all(&[MINION, rarity(Rarity::Legendary)])))]);

/// # Jumbo Imp
/// Minion · Demon · 10 mana · 8/8
/// > Costs (1) less whenever a friendly Demon dies while this is in your hand.
/// - Makes: Imp-onomical [`DAL_561e`] ("Costs (1) less.")
//~ done DAL_561 - 46c48a38.438d7cdf 9b096b59.77f46bb6
pub const DAL_561: Power = whenever(FRIENDLY_MINIONS.that(DEMON).die()).in_hand().then(&[attach("DAL_561e")]);

/// # Imp-onomical
/// Enchantment
/// > Costs (1) less.
//~ derived DAL_561e 771f969c d522ad72.f705eb41 6d241fca
pub const DAL_561e: Power = enchant(&[cost_less(1)]);

/// # Eager Underling
/// Minion · 4 mana · 2/2
/// > **Deathrattle:** Give two random friendly minions +2/+2.
/// - Makes: Power of EVIL [`DAL_563e`] ("\+2/+2.")
//~ derived DAL_563 d3fbdc4f 59f7eac5.a6e5015b f75137ab.86a3fb46
pub const DAL_563: Power = deathrattle(&[attach("DAL_563e").to(FRIENDLY_MINIONS.random_of(2))]);

/// # Power of EVIL
/// Enchantment
/// > \+2/+2.
//~ derived DAL_563e 323cac44 d522ad72.d5727bd5 d33f2b48
pub const DAL_563e: Power = enchant(&[plus(2, 2)]);

/// # Plot Twist
/// Spell · 2 mana
/// > Shuffle your hand into your deck. Draw that many cards.
//~ derived DAL_602 2ff10f76 7846e7ae.3b63e8c9 f1d2ac7f
pub const DAL_602: Power = spell(&[shuffle(the(YOUR_HAND)), draw(1).for_each(IT)]);

/// # Impferno
/// Spell · Fel · 3 mana
/// > Give your Demons +1 Attack. Deal $1 damage to all enemy minions.
/// - Makes: Imptastic [`DAL_605e`] ("\+1 Attack.")
//~ derived DAL_605 9c301941 d86badf2.836139f9 28e13a5b.5b6f295b
pub const DAL_605: Power = spell(&[attach("DAL_605e").to(FRIENDLY_MINIONS.that(DEMON)), deal(1).to(ENEMY_MINIONS)]);

/// # Imptastic
/// Enchantment
/// > \+1 Attack.
//~ derived DAL_605e 00e00372 d522ad72.379bca7a cdb347e2
pub const DAL_605e: Power = enchant(&[ATTACK.plus(1)]);

/// # EVIL Genius
/// Minion · 2 mana · 2/2
/// > **Battlecry:** Destroy a friendly minion to add 2 random **Lackeys** to your hand.
//~ derived DAL_606 69ca09c4 565e37de.651717ce af20d512
pub const DAL_606: Power =
    battlecry(&[destroy(A_FRIENDLY_MINION), get(random_token(with(GameTag::MARK_OF_EVIL))).picks(2)]);

/// # Fel Lord Betrug
/// Minion · Demon · 8 mana · 5/7
/// > Whenever you draw a minion, summon a copy with **Rush** that dies at end of turn.
/// - Makes: Fleeting Fel [`DAL_607e`] ("Rush. Dies at end of turn.")
//~ done DAL_607 - 3f2d5df5.e29f2273 749d8475.c6d31909
pub const DAL_607: Power = whenever(YOU.draw(MINION)).then(&[summon(copy_of(THAT)), attach("DAL_607e").to(IT)]);

/// # Fleeting Fel
/// Enchantment
/// > **Rush**. Dies at end of turn.
//~ done DAL_607e - d522ad72.f58b1d16 de6ebd44
pub const DAL_607e: Power =
    abilities(&[enchant(&[has(GameTag::RUSH)]), whenever(PLAYERS.turn_end()).then(&[destroy(THIS)])]);
