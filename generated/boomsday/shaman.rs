//! Shaman cards of The Boomsday Project.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 439bfa41

/// # Elementary Reaction
/// Spell · Nature · 2 mana
/// > Draw a card. Copy it if you played an Elemental last turn.
//~ derived BOT_093 55edf329 f9bec0b1.2d91bf96 55faa1c4
pub const BOT_093: Power = spell(&[draw(1), get(copy_of(IT)).when(YOU.play(ELEMENTAL).last_turn().at_least(1))]);

/// # Eureka!
/// Spell · 6 mana
/// > Summon a copy of a random minion from your hand.
//~ done BOT_099 - 9e3ad3c7.0259ca20 8112d240
pub const BOT_099: Power = spell(&[summon(copy_of(YOUR_HAND.that(MINION).random()))]);

/// # The Storm Bringer
/// Spell · Nature · 6 mana
/// > Transform your minions into random **Legendary** minions.
//~ derived BOT_245 1dcad26c cfdfae10.671e62d5 71d930fd
pub const BOT_245: Power = spell(&[transform(FRIENDLY_MINIONS, random(all(&[MINION, rarity(Rarity::Legendary)])))]);

/// # Beakered Lightning
/// Spell · Nature · 0 mana
/// > Deal $1 damage to all minions. **Overload:** (2)
//~ derived BOT_246 adc4cf83 18fb9c72.79f1d4f9 e22269dd
pub const BOT_246: Power = spell(&[deal(1).to(MINIONS)]);

/// # Storm Chaser
/// Minion · Elemental · 4 mana · 3/4
/// > **Battlecry:** Draw a spell from your deck that costs (5) or more.
//~ done BOT_291 - a15fb830.6e52bb29 16781814
pub const BOT_291: Power = battlecry(&[draw_that(1, all(&[SPELL, COST.at_least(5)]))]);

/// # Thunderhead
/// Minion · Elemental · 4 mana · 3/6
/// > After you play a card with **Overload**, summon two 1/1 Sparks with **Rush**.
/// - Makes: [`BOT_102t`](crate::boomsday::neutral::BOT_102t)
//~ derived BOT_407 048f599e a14c9cda.9f952485 3a69dca7.bdbf7017
pub const BOT_407: Power = after(YOU.play(with(GameTag::OVERLOAD))).then(&[summon(card("BOT_102t")).copies(2)]);

/// # Electra Stormsurge
/// Minion · Elemental · 3 mana · 3/3
/// > **Battlecry:** Your next spell this turn casts twice.
/// - Makes: Electric [`BOT_411e`] ("Your next spell this turn casts twice."); Electricking [`BOT_411e2`] ("Your next spell this turn casts twice.")
//~ done BOT_411 - 6458dbe2.4a9c9f84 efd50a01.5469d31d
pub const BOT_411: Power = battlecry(&[attach("BOT_411e").to(CONTROLLER)]);

/// # Electric
/// Enchantment
/// > Your next spell this turn casts twice.
//~ done BOT_411e - d522ad72.4f6f9668 dab33271
pub const BOT_411e: Power = enchant(&[has(GameTag::EXTRA_SPELL_CASTS_BASE)]).until(YOU.cast(SPELL)).this_turn();

/// # Electricking
/// Enchantment
/// > Your next spell this turn casts twice.
//~ todo BOT_411e2 2eeaa5ac d522ad72.4f6f9668 c835f0f0
pub const BOT_411e2: Power = TODO;

/// # Voltaic Burst
/// Spell · Nature · 1 mana
/// > Summon two 1/1 Sparks with **Rush**. **Overload:** (1)
/// - Makes: [`BOT_102t`](crate::boomsday::neutral::BOT_102t)
//~ derived BOT_451 1a2265ea 3f084ec4.a5980bb3 14903d8f.bdbf7017
pub const BOT_451: Power = spell(&[summon(card("BOT_102t")).copies(2)]);

/// # Menacing Nimbus
/// Minion · Elemental · 2 mana · 2/3
/// > **Battlecry:** Add a random Elemental to your hand.
//~ derived BOT_533 07f8a86c 2ed7eb85.403884cd 3e8568ed
pub const BOT_533: Power = battlecry(&[get(random(ELEMENTAL))]);

/// # Omega Mind
/// Minion · 2 mana · 2/3
/// > **Battlecry:** If you have 10 Mana Crystals, your spells have **Lifesteal** this turn.
/// - Makes: Mind Meld [`BOT_543e`] ("Your spells have Lifesteal this turn.")
//~ done BOT_543 - 5656a6e3.4f4e1c37 bf186e8c.ee2069cb
pub const BOT_543: Power =
    battlecry(&[attach("BOT_543e").to(YOU)]).when(there_is(&YOU.that(MANA_CRYSTALS.at_least(10))));

/// # Mind Meld
/// Enchantment
/// > Your spells have **Lifesteal** this turn.
//~ done BOT_543e - d522ad72.45b67e22 31d3927e
pub const BOT_543e: Power = enchant(&[has(GameTag::LIFESTEAL)]).this_turn();
