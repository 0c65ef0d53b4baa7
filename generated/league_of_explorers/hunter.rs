//! Hunter cards of The League of Explorers.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file eb6f4f68

/// # Desert Camel
/// Minion · Beast · 3 mana · 2/4
/// > **Battlecry:** Put a 1-Cost minion from each deck into the battlefield.
//~ done LOE_020 - efca1175.f046612b e1292a35
#[rustfmt::skip]
pub const LOE_020: Power = battlecry(&[summon(the(YOUR_DECK.that(all(&[MINION, COST.is(1)])).random())), summon(the(ENEMY_DECK.that(all(&[MINION, COST.is(1)])).random())).for_(OPPONENT)]);

/// # Dart Trap
/// Spell · 2 mana
/// > **Secret:** After an opposing Hero Power is used, deal $5 damage to a random enemy.
//~ done LOE_021 - 7846e7ae.add59988 5dbd3a48
pub const LOE_021: Power = after(OPPONENT.use_hero_power(CARD)).then(&[deal(5).to(ENEMIES.random())]);

/// # Explorer's Hat
/// Spell · 1 mana
/// > Give a minion +1/+1 and "**Deathrattle:** Get an Explorer's Hat."
/// - Makes: Explorer's Hat [`LOE_105e`] ("\+1/+1. Deathrattle: Add an Explorer's Hat to your…")
//~ derived LOE_105 9830d689 2f198b86.ea7c8ea9 94f26d29.212c73db
pub const LOE_105: Power = spell(&[attach("LOE_105e").to(A_MINION)]);

/// # Explorer's Hat
/// Enchantment
/// > \+1/+1. **Deathrattle:** Add an Explorer's Hat to your hand.
//~ derived LOE_105e b64a1f11 d522ad72.3e9e65ea 94f26d29
pub const LOE_105e: Power = abilities(&[enchant(&[plus(1, 1)]), deathrattle(&[get(card("LOE_105"))])]);
