//! Warlock cards of Goblins vs Gnomes.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 7446af5b

/// # Darkbomb
/// Spell · Shadow · 2 mana
/// > Deal $3 damage to a character. If it dies, draw a Shadow spell.
//~ derived GVG_015 7d22b09e a5d45018.4de49bec 42dba1b0
pub const GVG_015: Power =
    spell(&[deal(3).to(TARGET), draw_that(1, school(SpellSchool::Shadow)).when(there_is(&IT.that(DEAD)))]);

/// # Queen of Pain
/// Minion · Demon · 2 mana · 1/4
/// > **Lifesteal**
//~ vanilla GVG_018 77a7374e 5ffcb506.b857c9f1 6f35fe58
pub const GVG_018: Power = VANILLA;

/// # Demonheart
/// Spell · Shadow · 5 mana
/// > Deal $5 damage to a minion. If it's a friendly Demon, give it +5/+5 instead.
/// - Makes: Demonheart [`GVG_019e`] ("\+5/+5.")
//~ derived GVG_019 1cbfa78b cf35eba3.cffafb92 13079b9a.16857bbc
#[rustfmt::skip]
pub const GVG_019: Power = spell(&[either(there_is(&A_MINION.that(all(&[DEMON, FRIENDLY]))), &[attach("GVG_019e").to(A_MINION)], &[deal(5).to(A_MINION)])]);

/// # Demonheart
/// Enchantment
/// > \+5/+5.
//~ derived GVG_019e 412fafa1 d522ad72.41425f84 13079b9a
pub const GVG_019e: Power = enchant(&[plus(5, 5)]);

/// # Fel Cannon
/// Minion · Mech · 4 mana · 3/5
/// > At the end of your turn, deal 2 damage to a non-Mech minion.
//~ derived GVG_020 79fed1e8 2ad903bf.df98d1c0 7799bcf6
pub const GVG_020: Power = at_end_of_your_turn(&[deal(2).to(MINIONS.that(not(&MECH)).random())]);

/// # Mal'Ganis
/// Minion · Demon · 9 mana · 9/7
/// > Your hero is **Immune**. Your other Demons have +2/+2.
/// - Makes: Grasp of Mal'Ganis [`GVG_021e`] ("Mal'Ganis is granting +2/+2.")
//~ derived GVG_021 b8ba905f 36004f2f.e2ffc7d3 cb4cf932.c989f903
#[rustfmt::skip]
pub const GVG_021: Power = abilities(&[aura(YOUR_HERO).have(&[has(GameTag::IMMUNE)]), aura(OTHER_FRIENDLY_MINIONS.that(DEMON)).gives("GVG_021e")]);

/// # Grasp of Mal'Ganis
/// Enchantment
/// > Mal'Ganis is granting +2/+2.
//~ derived GVG_021e 95d80307 d522ad72.602cf7aa 6c325efc
pub const GVG_021e: Power = enchant(&[plus(2, 2)]);

/// # Imp-losion
/// Spell · Fel · 4 mana
/// > Deal $2-$4 damage to a minion. Summon a 1/1 Imp for each damage dealt.
/// - Makes: Imp [`GVG_045t`] (1/1)
//~ done GVG_045 - 239e5a75.4ad71dc4 39a600ed.41efdabb
pub const GVG_045: Power = spell(&[deal(2).up_to(4).to(A_MINION), summon(card("GVG_045t")).times(LAST_AMOUNT)]);

/// # Imp
/// Minion · Demon · 1 mana · 1/1
//~ vanilla GVG_045t 4b8b8e1e 18149ac8 549723b0
pub const GVG_045t: Power = VANILLA;

/// # Anima Golem
/// Minion · Mech · 6 mana · 9/9
/// > At the end of each turn, destroy this minion if it's your only one.
//~ done GVG_077 - fd94a507.5b67381a 03c80ce3
pub const GVG_077: Power =
    whenever(PLAYERS.turn_end()).when(there_is_no(&OTHER_FRIENDLY_MINIONS)).then(&[destroy(THIS)]);

/// # Floating Watcher
/// Minion · Demon · 5 mana · 4/4
/// > Whenever your hero takes damage on your turn, gain +2/+2.
/// - Makes: Brow Furrow [`GVG_100e`] ("Increased stats.")
//~ derived GVG_100 d5fa2e56 b91ed0de.1647e5d4 b6f410f4.8ca6d1a3
pub const GVG_100: Power = whenever(YOUR_HERO.takes_damage_from(CARD)).when(ON_YOUR_TURN).then(&[give(&[plus(2, 2)])]);

/// # Brow Furrow
/// Enchantment
/// > Increased stats.
//~ todo GVG_100e d65ac477 d522ad72.a536d554 9c5dd3a3
pub const GVG_100e: Power = TODO;
