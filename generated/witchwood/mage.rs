//! Mage cards of The Witchwood.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file e2d71d26

/// # Arcane Keysmith
/// Minion · 4 mana · 2/2
/// > **Battlecry: Discover** a **Secret**. Put it into the battlefield.
//~ done GIL_116 - 59f7eac5.8a5af7d4 42e34452
pub const GIL_116: Power = battlecry(&[discover_then(Offer::Pool(SECRET, Classes::Own), &[put_into_play(the(IT))])]);

/// # Cinderstorm
/// Spell · Fire · 3 mana
/// > Deal $5 damage randomly split among all enemies.
//~ derived GIL_147 b904bd1a 3af9bd75.93c2bf63 ed5d9d39
pub const GIL_147: Power = spell(&[deal(5).split_among(ENEMIES)]);

/// # Book of Specters
/// Spell · Shadow · 2 mana
/// > Draw 3 cards. Discard any spells drawn.
//~ derived GIL_548 7676fe3f a5d45018.5655c3c6 6575da14
pub const GIL_548: Power = spell(&[draw(3), discard(IT.that(SPELL))]);

/// # Toki, Time-Tinker
/// Minion · 6 mana · 5/5
/// > **Battlecry:** Add a random **Legendary** minion from the past to your hand.
//~ derived GIL_549 25af220a 73fb5380.4dbbf89a 63edc262
pub const GIL_549: Power = battlecry(&[get(random(all(&[MINION, rarity(Rarity::Legendary), FROM_THE_PAST])))]);

/// # Curio Collector
/// Minion · 5 mana · 4/4
/// > Whenever you draw a card, gain +1/+1.
/// - Makes: Rare Find! [`GIL_640e`] ("Increased stats.")
//~ derived GIL_640 090f6ef8 a0c6b2f7.de3b597d b376dc41.33ae5e22
pub const GIL_640: Power = whenever(YOU.draw(CARD)).then(&[give(&[plus(1, 1)])]);

/// # Rare Find!
/// Enchantment
/// > Increased stats.
//~ todo GIL_640e e617cf26 d522ad72.a536d554 0e161b66
pub const GIL_640e: Power = TODO;

/// # Bonfire Elemental
/// Minion · Elemental · 5 mana · 5/5
/// > **Battlecry:** If you played an Elemental last turn, draw a card.
//~ derived GIL_645 b68a2502 3fe1a3d8.1ccf8061 eb73e5d2
pub const GIL_645: Power = battlecry(&[draw(1)]).when(YOU.play(ELEMENTAL).last_turn().at_least(1));

/// # Vex Crow
/// Minion · Beast · 4 mana · 3/3
/// > Whenever you cast a spell, summon a random 2-Cost minion.
//~ derived GIL_664 e1a485b7 6024d080.5dfb9a76 14b6938a
pub const GIL_664: Power = whenever(YOU.cast(SPELL)).then(&[summon(random(all(&[MINION, COST.is(2)])))]);

/// # Archmage Arugal
/// Minion · 2 mana · 2/2
/// > Whenever you draw a minion, add a copy of it to your hand.
//~ derived GIL_691 ecf3bce8 565e37de.18892de8 3c26630a
pub const GIL_691: Power = whenever(YOU.draw(MINION)).then(&[get(copy_of(THAT))]);

/// # Snap Freeze
/// Spell · Frost · 1 mana
/// > **Freeze** a minion. If it's already **Frozen**, destroy it.
//~ done GIL_801 - 28462b40.40ed2c19 190a1bef
pub const GIL_801: Power =
    spell(&[either(there_is(&A_MINION.that(FROZEN)), &[destroy(A_MINION)], &[freeze(A_MINION)])]);

/// # Black Cat
/// Minion · Beast · 3 mana · 3/3
/// > **Spell Damage +1 Battlecry:** If your deck has only odd-Cost cards, draw a card.
//~ derived GIL_838 994b63e5 22fea183.95e506e3 d44ff22d
pub const GIL_838: Power = battlecry(&[draw(1)]).when(there_is_no(&YOUR_DECK.that(not(&odd(COST)))));
