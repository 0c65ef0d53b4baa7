//! Shaman cards of Scholomance Academy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 07e14dbc

/// # Diligent Notetaker
/// Minion · 2 mana · 2/3
/// > **Spellburst:** Return the spell to your hand.
//~ done SCH_236 - 5656a6e3.df8ae78c d95b5f90
pub const SCH_236: Power = on(Word::Spellburst, &[return_to_hand(THAT)]);

/// # Molten Blast
/// Spell · Fire · 3 mana
/// > Deal $2 damage. Summon that many 1/1 Elementals.
/// - Makes: Molten Elemental [`SCH_271t`] (1/1)
//~ derived SCH_271 1b515200 3af9bd75.edcafafa 59a7a4d7.6c6a0df8
pub const SCH_271: Power = spell(&[deal(2).to(TARGET), summon(card("SCH_271t")).times(LAST_AMOUNT)]);

/// # Molten Elemental
/// Minion · Elemental · 1 mana · 1/1
//~ vanilla SCH_271t 425e334a f82494ef e5b10423
pub const SCH_271t: Power = VANILLA;

/// # Rune Dagger
/// Weapon · 2 mana · 1/3 durability
/// > After your hero attacks, gain **Spell Damage +1** this turn.
/// - Makes: Runic Power [`SCH_301e`] ("You have Spell Damage +1 this turn.")
//~ done SCH_301 - 8d73efa7.31946a30 8cef00b3.976241cc
pub const SCH_301: Power = after(YOUR_HERO.attack(CARD)).then(&[attach("SCH_301e").to(YOUR_HERO)]);

/// # Runic Power
/// Enchantment
/// > You have **Spell Damage +1** this turn.
//~ done SCH_301e - d522ad72.b1a1fa00 02651646
pub const SCH_301e: Power = enchant(&[plus_tag(GameTag::SPELLPOWER, 1)]).this_turn();

/// # Instructor Fireheart
/// Minion · 3 mana · 3/3
/// > **Battlecry: Discover** a spell that costs (1) or more. If you play it this turn, repeat this effect.
/// - Makes: Hot Streak! [`SCH_507e`] ("If played this turn, Discover another spell.")
//~ done SCH_507 - 05878c57.b038c672 a124e6bb.2f4655c0
#[rustfmt::skip]
pub const SCH_507: Power = battlecry(&[discover(all(&[SPELL, COST.at_least(1)])), later(&whenever(YOU.play(is(&IT))).once_a_turn().does(&[repeat_ability(Word::Battlecry, the(THIS))]))]);

/// # Hot Streak!
/// Enchantment
/// > If played this turn, **Discover** another spell.
//~ todo SCH_507e d5d96ab6 d522ad72.0e054dc3 3a6f62b0
pub const SCH_507e: Power = TODO;

/// # Tidal Wave
/// Spell · Nature · 8 mana
/// > **Lifesteal** Deal $3 damage to all minions.
//~ derived SCH_535 7206fc4a a0bce8cf.41e8042b e4726a40
pub const SCH_535: Power = spell(&[deal(3).to(MINIONS)]);

/// # Totem Goliath
/// Minion · Totem · 5 mana · 5/5
/// > **Deathrattle:** Summon all four basic Totems. **Overload:** (1)
//~ done SCH_615 - 6312d82e.13b35fdc 1a2a2249
pub const SCH_615: Power =
    deathrattle(&[summon(card("CS2_050")), summon(card("CS2_051")), summon(card("CS2_052")), summon(card("NEW1_009"))]);
