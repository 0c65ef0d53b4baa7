//! Priest cards of Saviors of Uldum.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 2f076352

/// # Archaios' Aegis
/// Enchantment
/// > Health changed.
//~ todo TLC_811e b0a4ed5d d522ad72.db3ebd31 8d39cded
pub const TLC_811e: Power = TODO;

/// # High Priest Amet
/// Minion · 4 mana · 2/7
/// > Whenever you summon a minion, set its Health equal to this minion's.
/// - Makes: Amet's Blessing [`ULD_262e`] ("Health changed.")
//~ done ULD_262 - 59f557ac.738071d1 b72ce12e.70c31303
pub const ULD_262: Power =
    whenever(YOU.summon(MINION)).then(&[give(&[HEALTH.set_to(X)]).with_x(HEALTH.of(THIS)).to(THAT)]);

/// # Amet's Blessing
/// Enchantment
/// > Health changed.
//~ todo ULD_262e 22f9baf8 d522ad72.db3ebd31 e7b7094a
pub const ULD_262e: Power = TODO;

/// # Embalming Ritual
/// Spell · 1 mana
/// > Give a minion **Reborn**.
//~ derived ULD_265 46af00ce 2f198b86.7c971df4 87b10913
pub const ULD_265: Power = spell(&[give(&[has(GameTag::REBORN)]).to(A_MINION)]);

/// # Grandmummy
/// Minion · Undead · 2 mana · 1/2
/// > **Reborn Deathrattle:** Give a random friendly minion +1/+1.
/// - Makes: Grandmummy's Blessing [`ULD_266e`] ("\+1/+1.")
//~ derived ULD_266 8998e1fa 70718316.92337275 ff7cd0fc.0f96ac99
pub const ULD_266: Power = deathrattle(&[attach("ULD_266e").to(FRIENDLY_MINIONS.random())]);

/// # Grandmummy's Blessing
/// Enchantment
/// > \+1/+1.
//~ derived ULD_266e 2f29acac d522ad72.cb08f83e 31cf1952
pub const ULD_266e: Power = enchant(&[plus(1, 1)]);

/// # Psychopomp
/// Minion · 4 mana · 3/1
/// > **Battlecry:** Summon a random friendly minion that died this game. Give it **Reborn**.
//~ derived ULD_268 9544393b e3b661b6.b9c76ae1 234356db
pub const ULD_268: Power =
    battlecry(&[summon(random_from_past(FRIENDLY_MINIONS.die().this_game())), give(&[has(GameTag::REBORN)]).to(IT)]);

/// # Wretched Reclaimer
/// Minion · 3 mana · 3/3
/// > **Battlecry:** Destroy a friendly minion, then return it to life with full Health.
///
/// # Notes
///
/// Open question: where the minion stands that returns.
//~ derived ULD_269 49f6e8e6 05878c57.5048980c 9e41c218
pub const ULD_269: Power =
    battlecry(&[destroy(A_FRIENDLY_MINION), process_deaths(), summon(copy_of(TARGET)).for_(TARGET.controller())]);

/// # Sandhoof Waterbearer
/// Minion · 5 mana · 5/5
/// > At the end of your turn, restore #5 Health to a damaged friendly character.
//~ derived ULD_270 db2d6fc2 7c0f8337.884cdece ed264f31
pub const ULD_270: Power = at_end_of_your_turn(&[heal(5).to(FRIENDLY_CHARACTERS.that(DAMAGED).random())]);

/// # Holy Ripple
/// Spell · Holy · 2 mana
/// > Deal $1 damage to all enemies. Restore #1 Health to all friendly characters.
//~ derived ULD_272 a5ec30e2 5fbdf668.d2369f1d 3c8c8f05
pub const ULD_272: Power = spell(&[deal(1).to(ENEMIES), heal(1).to(FRIENDLY_CHARACTERS)]);

/// # Penance
/// Spell · Holy · 2 mana
/// > **Lifesteal** Deal $3 damage to a minion.
//~ derived ULD_714 2c3f38a9 5fbdf668.b1afc777 02344904
pub const ULD_714: Power = spell(&[deal(3).to(A_MINION)]);

/// # Plague of Death
/// Spell · Shadow · 9 mana
/// > **Silence** and destroy all minions.
//~ done ULD_718 - 8717eafe.72f1f41b 7efa8b6c
pub const ULD_718: Power = spell(&[silence(MINIONS), destroy(MINIONS)]);

/// # Activate the Obelisk
/// Spell · 1 mana
/// > **Quest:** Restore 15 Health. **Reward:** Obelisk's Eye.
/// - Makes: Obelisk's Eye [`ULD_724p`] ("Restore 3 Health. If you target a minion, also…"); Obelisk's Gaze [`ULD_724e`] ("Increased stats.")
//~ derived ULD_724 e8f5569c 2f198b86.ca8a9fa7 855b5389.fd7046e9
pub const ULD_724: Power =
    quest(Goal::Sum(15), &[CHARACTERS.is_healed_by(FRIENDLY)]).reward(&[become_hero_power(card("ULD_724p"))]);

/// # Obelisk's Gaze
/// Enchantment
/// > Increased stats.
//~ todo ULD_724e dd313960 d522ad72.a536d554 7d0d47c4
pub const ULD_724e: Power = TODO;

/// # Obelisk's Eye
/// Hero Power · 2 mana
/// > Restore #3 Health. If you target a minion, also give it +3/+3.
//~ done ULD_724p - 4902b083.43c3b3e2 35b336c9
pub const ULD_724p: Power =
    hero_power(&[heal(3).to(TARGET), give(&[plus(3, 3)]).to(TARGET).when(there_is(&IT.that(MINION)))]);
