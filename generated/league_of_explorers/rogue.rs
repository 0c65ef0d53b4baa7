//! Rogue cards of The League of Explorers.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 1c75e7d4

/// # Pit Snake
/// Minion · Beast · 1 mana · 2/1
/// > **Poisonous**
//~ vanilla LOE_010 7fb57633 e876b890.2574dcf7 01e7cd84
pub const LOE_010: Power = VANILLA;

/// # Tomb Pillager
/// Minion · Undead · 4 mana · 6/4
/// > **Deathrattle:** Get a Coin.
/// - Makes: [`GAME_005`](crate::core::neutral::GAME_005)
//~ done LOE_012 - 0b33a80e.49fa79bf bdcc6b7c.5b7621c6
pub const LOE_012: Power = deathrattle(&[get(card("GAME_005"))]);

/// # Unearthed Raptor
/// Minion · Undead · Beast · 3 mana · 3/4
/// > **Battlecry:** Choose a friendly minion. Gain a copy of its **Deathrattle**.
/// - Makes: Map to the Golden Monkey [`LOE_019t`] ("Shuffle the Golden Monkey into your deck. Draw a…"); Golden Monkey [`LOE_019t2`] (6/6, "Taunt Battlecry: Replace your hand and deck with…"); Unearthed Raptor [`LOE_019e`] ("Copied Deathrattle from ….")
//~ done LOE_019 - 040f2cfc.e097fb3d 08145bab.a7eef5d6
pub const LOE_019: Power =
    battlecry(&[select(A_FRIENDLY_MINION.that(with(GameTag::DEATHRATTLE))), gain_deathrattle_of(IT)]);

/// # Unearthed Raptor
/// Enchantment
/// > Copied **Deathrattle** from {0}.
//~ todo LOE_019e 16fba6fc d522ad72.d40e27b6 08145bab
pub const LOE_019e: Power = TODO;

/// # Map to the Golden Monkey
/// Spell · 2 mana
/// > Shuffle the Golden Monkey into your deck. Draw a card.
/// - Makes: Golden Monkey [`LOE_019t2`] (6/6, "Taunt Battlecry: Replace your hand and deck with…")
//~ done LOE_019t - 7846e7ae.af34adeb 7daca306.114cd709
pub const LOE_019t: Power = spell(&[shuffle(card("LOE_019t2")), draw(1)]);

/// # Golden Monkey
/// Minion · 4 mana · 6/6
/// > **Taunt Battlecry:** Replace your hand and deck with **Legendary** minions.
//~ done LOE_019t2 - b7a358c2.96e75215 06d2c152
pub const LOE_019t2: Power =
    battlecry(&[transform(together(&[YOUR_HAND, YOUR_DECK]), random(all(&[MINION, rarity(Rarity::Legendary)])))]);
