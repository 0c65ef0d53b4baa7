//! Warlock cards of Galakrond's Awakening.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 68f9459e

/// # Twisted Knowledge
/// Spell · Shadow · 2 mana
/// > **Discover** 2 Warlock cards.
//~ derived YOD_025 aaa7ea65 a5d45018.a9a54101 b12f11eb
pub const YOD_025: Power = spell(&[discover(class(CardClass::Warlock)).repeated(2)]);

/// # Fiendish Servant
/// Minion · Demon · 1 mana · 2/1
/// > **Deathrattle:** Give this minion's Attack to a random friendly minion.
/// - Makes: [`Yod_026e`](crate::galakronds_awakening::neutral::Yod_026e)
//~ done YOD_026 - 7f9f31dc.9d4c34c8 a8a2662d.ff7a3f00
pub const YOD_026: Power =
    deathrattle(&[give(&[ATTACK.plus(1).times(X)]).with_x(ATTACK.of(THIS)).to(FRIENDLY_MINIONS.random())]);

/// # Chaos Gazer
/// Minion · Demon · 3 mana · 4/3
/// > **Battlecry:** Curse a playable card in your opponent's hand. They have 1 turn to play it!
/// - Makes: Withering Away [`YOD_027e`] ("Discard this at the end of your turn.")
///
/// # Notes
///
/// No source: a card is playable that costs no more than the mana crystals of the next turn.
//~ done YOD_027 - f6bae492.ed37b3bc 93b3f4ec.7ce5a38f
pub const YOD_027: Power =
    battlecry(&[attach("YOD_027e")
        .to(ENEMY_HAND.that(COST.no_more_than(&sum(&[MANA_CRYSTALS.of(OPPONENT), fixed(1)]))).random())]);

/// # Withering Away
/// Enchantment
/// > Discard this at the end of your turn.
//~ done YOD_027e - d522ad72.40804c70 1cc7d99e
pub const YOD_027e: Power = whenever(THIS.controller().turn_end()).in_hand().then(&[discard(THIS)]);
