//! Warrior cards of Scholomance Academy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 1ff37bc6

/// # Athletic Studies
/// Spell · 1 mana
/// > **Discover** a **Rush** minion. Your next one costs (1) less.
/// - Makes: Athletic Studies [`SCH_237e`] ("Your next Rush minion costs (1) less."); Studying Athletics [`SCH_237e2`] ("Costs (1) less.")
//~ derived SCH_237 7b2b96f1 2f198b86.d43d6cae f68f4848.5e5df9bc
pub const SCH_237: Power = spell(&[discover(all(&[MINION, with(GameTag::RUSH)])), attach("SCH_237e").to(YOU)]);

/// # Athletic Studies
/// Enchantment
/// > Your next **Rush** minion costs (1) less.
//~ derived SCH_237e ddcf1c5c d522ad72.2b779ebb f68f4848
#[rustfmt::skip]
pub const SCH_237e: Power = enchant(&[]).aura(YOUR_HAND.that(all(&[MINION, with(GameTag::RUSH)])), &[cost_less(1)]).until(YOU.play(all(&[MINION, with(GameTag::RUSH)])));

/// # Studying Athletics
/// Enchantment
/// > Costs (1) less.
//~ derived SCH_237e2 672926bd d522ad72.f705eb41 aa2597e9
pub const SCH_237e2: Power = enchant(&[cost_less(1)]);

/// # Reaper's Scythe
/// Weapon · 4 mana · 4/2 durability
/// > **Spellburst**: Also damages adjacent minions this turn.
/// - Makes: Reaping [`SCH_238e`] ("Damages minions next to whomever your hero…")
//~ done SCH_238 - 0dbec9f6.99740274 3e4eea3b.2eb6eeff
pub const SCH_238: Power = on(Word::Spellburst, &[attach("SCH_238e")]);

/// # Reaping
/// Enchantment
/// > Damages minions next to whomever your hero attacks.
//~ done SCH_238e - d522ad72.bc3db102 2ab2d316
pub const SCH_238e: Power = abilities(&[enchant(&[]).this_turn(), also_damages(THAT.neighbours())]);

/// # Playmaker
/// Minion · 3 mana · 4/3
/// > After you play a **Rush** minion, summon a copy with 1 Health remaining.
//~ done SCH_317 - cbdfe8b5.f2b795fd c75d8215
pub const SCH_317: Power =
    after(YOU.play(all(&[MINION, with(GameTag::RUSH)]))).then(&[summon(copy_of(THAT)), set_remaining_health(1).to(IT)]);

/// # Troublemaker
/// Minion · 8 mana · 6/8
/// > At the end of your turn, summon two 3/3 Ruffians that attack random enemies.
/// - Makes: Ruffian [`SCH_337t`] (3/3)
//~ derived SCH_337 c6179ade 12c99566.cc5742ce abb0cc51.2a3156c8
pub const SCH_337: Power =
    at_end_of_your_turn(&[summon(card("SCH_337t")).copies(2), make_attack(IT, ENEMIES.random())]);

/// # Ruffian
/// Minion · 3 mana · 3/3
//~ vanilla SCH_337t dd03fbd8 05878c57 cc9d5c5c
pub const SCH_337t: Power = VANILLA;

/// # In Formation!
/// Spell · 2 mana
/// > Add 2 random **Taunt** minions to your hand.
//~ derived SCH_525 9fc6810a 7846e7ae.bb397f56 1e3932b1
pub const SCH_525: Power = spell(&[get(random(all(&[MINION, with(GameTag::TAUNT)]))).picks(2)]);

/// # Rattlegore
/// Minion · Undead · 9 mana · 9/9
/// > **Deathrattle:** Resummon this with -1/-1.
///
/// # Notes
///
/// The new minion is the printed one with one more -1/-1 than this. A minion without Health is not summoned.
//~ done SCH_621 - 8d03ca12.1855103d efad8875
pub const SCH_621: Power = deathrattle(&[
    summon(card("SCH_621")),
    give(&[plus(-1, -1).times(X)]).with_x(counter_value(0)).to(IT),
    give(&[plus(-1, -1)]).to(IT),
    set_counter_to(0, counter_value(0)).to(IT),
    raise_text_number(1).to(IT),
])
.when(not(&is_at_least(&counter_value(0), 8)));
