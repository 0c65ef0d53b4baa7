//! Mage cards of The Grand Tournament.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 3a4d3ca7

/// # Flame Lance
/// Spell · Fire · 5 mana
/// > Deal $25 damage to a minion.
//~ derived AT_001 7600e33f 3ed6fa2e.7b179828 df769b8c
pub const AT_001: Power = spell(&[deal(25).to(A_MINION)]);

/// # Effigy
/// Spell · Fire · 3 mana
/// > **Secret:** When a friendly minion dies, summon a random minion with the same Cost.
//~ derived AT_002 15b9bbe7 3af9bd75.fbd4490b eac4817b
pub const AT_002: Power = whenever(FRIENDLY_MINIONS.die()).then(&[summon(random_costing(MINION, COST.of(SUBJECT)))]);

/// # Fallen Hero
/// Minion · Undead · 2 mana · 3/2
/// > Your Hero Power deals 1 extra damage.
//~ derived AT_003 dab8297e e2f87da0.1ab9aa31 f8fe2a50
pub const AT_003: Power = aura(YOU).have(&[plus_tag(GameTag::HEROPOWER_DAMAGE, 1)]);

/// # Arcane Blast
/// Spell · Arcane · 1 mana
/// > Deal $2 damage to a minion. This spell gets double bonus from **Spell Damage**.
/// - Makes: Arcane Blast [`AT_004_Puzzle`] ("Deal 2 damage to a minion. This spell gets double…")
//~ done AT_004 - c75b771b.abbbacad 5150c6c1.dd6f348b
pub const AT_004: Power = spell(&[deal(1).times(sum(&[SPELL_DAMAGE.of(THIS), fixed(2)])).to(A_MINION)]);

/// # Arcane Blast
/// Spell · Arcane · 1 mana
/// > Deal $2 damage to a minion. This spell gets double bonus from **Spell Damage**.
//~ todo AT_004_Puzzle 48f05c53 c75b771b.abbbacad 5150c6c1
pub const AT_004_Puzzle: Power = TODO;

/// # Polymorph: Boar
/// Spell · Arcane · 3 mana
/// > Transform a minion into a 4/2 Boar with **Charge**.
/// - Makes: Boar [`AT_005t`] (4/2, "Charge")
//~ derived AT_005 fb11ff39 646b5db5.938097c9 31bee606.ac5faec8
pub const AT_005: Power = spell(&[transform(A_MINION, card("AT_005t"))]);

/// # Boar
/// Minion · Beast · 3 mana · 4/2
/// > **Charge**
//~ vanilla AT_005t 9ab8f82a 881fdcb9.276b5ef0 52c0e75e
pub const AT_005t: Power = VANILLA;

/// # Dalaran Aspirant
/// Minion · 4 mana · 3/5
/// > **Spell Damage +1 Inspire:** Gain **Spell Damage +1**.
/// - Makes: Power of Dalaran [`AT_006e`] ("Increased Spell Damage.")
//~ done AT_006 - e3908842.8c169e2b c716c90e.9fa8b384
pub const AT_006: Power = abilities(&[aura(THIS).have(&[SPELL_DAMAGE.plus(1)]), inspire(&[attach("AT_006e")])]);

/// # Power of Dalaran
/// Enchantment
/// > Increased Spell Damage.
//~ done AT_006e - d522ad72.7d909448 cb2ff05e
pub const AT_006e: Power = enchant(&[SPELL_DAMAGE.plus(1)]);

/// # Spellslinger
/// Minion · 3 mana · 3/4
/// > **Battlecry:** Both players get a random spell. Yours costs (2) less.
/// - Makes: Spellslung [`AT_007e`] ("Costs (2) less.")
//~ derived AT_007 a79bcbfd 05841e04.d3353e63 53025afe.c47f1b33
pub const AT_007: Power = battlecry(&[get(random(SPELL)), attach("AT_007e").to(IT), get(random(SPELL)).for_(OPPONENT)]);

/// # Spellslung
/// Enchantment
/// > Costs (2) less.
//~ derived AT_007e 502a2cc9 d522ad72.90c32b47 088a8128
pub const AT_007e: Power = enchant(&[cost_less(2)]);

/// # Coldarra Drake
/// Minion · Dragon · 6 mana · 6/7
/// > You can use your Hero Power any number of times.
//~ done AT_008 - 42a9bf14.18193834 4acdf12d
pub const AT_008: Power = aura(YOU).have(&[has(GameTag::HEROPOWER_UNLIMITED_USES)]);

/// # Rhonin
/// Minion · 8 mana · 7/7
/// > **Deathrattle:** Add 3 copies of Arcane Missiles to your hand.
/// - Makes: [`EX1_277`](crate::legacy::mage::EX1_277)
//~ done AT_009 - b9fc9ec7.4d54cb09 195d270f.e37702d7
pub const AT_009: Power = deathrattle(&[get(card("EX1_277")).copies(3)]);
