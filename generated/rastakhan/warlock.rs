//! Warlock cards of Rastakhan's Rumble.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file c0b97a96

/// # Shriek
/// Spell · Shadow · 1 mana
/// > Discard your lowest Cost card. Deal $2 damage to all minions.
//~ derived TRL_245 879b9ae6 ca4a4f53.2033f239 821586fd
pub const TRL_245: Power = spell(&[discard(YOUR_HAND.least(COST)), deal(2).to(MINIONS)]);

/// # Void Contract
/// Spell · Shadow · 8 mana
/// > Destroy half of each player's deck.
///
/// # Notes
///
/// No source: half of an odd number is rounded up.
//~ done TRL_246 - 8fec8bd8.824e7d81 4fd4ff07
pub const TRL_246: Power = spell(&[
    perform(&[destroy(YOUR_DECK.random())]).times(half(&count(YOUR_DECK))),
    perform(&[destroy(ENEMY_DECK.random())]).times(half(&count(ENEMY_DECK))),
]);

/// # Soulwarden
/// Minion · 6 mana · 6/6
/// > **Battlecry:** Add 3 random cards you discarded this game to your hand.
//~ done TRL_247 - 8b4b1bcd.4b8ede17 b1107e7b
pub const TRL_247: Power = battlecry(&[get(random_from_past(YOU.discard(CARD).this_game())).picks(3)]);

/// # Grim Rally
/// Spell · Shadow · 1 mana
/// > Destroy a friendly minion. Give your minions +1/+1.
/// - Makes: Grim Rally [`TRL_249e`] ("\+1/+1.")
//~ derived TRL_249 a4810c64 ca4a4f53.45a56f59 5d315b04.e483f230
pub const TRL_249: Power = spell(&[destroy(A_FRIENDLY_MINION), attach("TRL_249e").to(FRIENDLY_MINIONS)]);

/// # Grim Rally
/// Enchantment
/// > \+1/+1.
//~ derived TRL_249e 1f21f15f d522ad72.cb08f83e 5d315b04
pub const TRL_249e: Power = enchant(&[plus(1, 1)]);

/// # Spirit of the Bat
/// Minion · Undead · Beast · 2 mana · 0/3
/// > **Stealth** for 1 turn. After a friendly minion dies, give a minion in your hand +1/+1.
/// - Makes: Hir'eek's Offering [`TRL_251e`] ("Increased stats from Spirit of the Bat.")
//~ derived TRL_251 c1ff907b e0afc6ba.8f84808f fa85b41f.a7a5e286
#[rustfmt::skip]
pub const TRL_251: Power = abilities(&[whenever(YOU.turn_start()).once().then(&[give(&[has_no(GameTag::STEALTH)])]), after(OTHER_FRIENDLY_MINIONS.die()).then(&[give(&[plus(1, 1)]).to(YOUR_HAND.that(MINION).random())])]);

/// # Hir'eek's Offering
/// Enchantment
/// > Increased stats from Spirit of the Bat.
/// - Makes: Spirit of the Bat [`TRL_251`] (0/3, "Stealth for 1 turn. After a friendly minion dies,…")
//~ todo TRL_251e 7ccb6187 d522ad72.3060be7b fad62201.929b925a
pub const TRL_251e: Power = TODO;

/// # High Priestess Jeklik
/// Minion · 4 mana · 3/5
/// > **Taunt**, **Lifesteal** When you discard this, add 2 copies of it to your hand.
//~ done TRL_252 - e3908842.87d1efbe fa2a894e
pub const TRL_252: Power = on(Word::WhenDiscarded, &[get(copy_of(THIS)).copies(2)]);

/// # Hir'eek, the Bat
/// Minion · Beast · 8 mana · 1/1
/// > **Battlecry:** Fill your board with copies of this minion.
//~ done TRL_253 - dbd1a043.cc5c6411 25b2132b
pub const TRL_253: Power = battlecry(&[summon(copy_of(THIS)).copies(7)]);

/// # Blood Troll Sapper
/// Minion · 7 mana · 5/8
/// > After a friendly minion dies, deal 2 damage to the enemy hero.
//~ derived TRL_257 d54c9c2a 41c03a6b.e32a6a73 65ad6d4d
pub const TRL_257: Power = after(OTHER_FRIENDLY_MINIONS.die()).then(&[deal(2).to(ENEMY_HERO)]);

/// # Reckless Diretroll
/// Minion · 3 mana · 2/6
/// > **Taunt Battlecry:** Discard your lowest Cost card.
//~ derived TRL_551 bb9e77fa decb121b.e708c49d b1c1bf4a
pub const TRL_551: Power = battlecry(&[discard(YOUR_HAND.least(COST))]);

/// # Demonbolt
/// Spell · Shadow · 8 mana
/// > Destroy a minion. Costs (1) less for each minion you control.
//~ derived TRL_555 dca78669 8fec8bd8.2941345c fca0743b
pub const TRL_555: Power = abilities(&[spell(&[destroy(A_MINION)]), costs(&[cost_less(1).for_each(FRIENDLY_MINIONS)])]);
