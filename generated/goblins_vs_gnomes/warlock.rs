//! Warlock cards of Goblins vs Gnomes.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 50b5c0ea

/// # Darkbomb
///
/// `GVG_015` · Warlock spell · Shadow · 2 mana
///
/// > Deal $3 damage to a character. If it dies, draw a Shadow spell.
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived GVG_015 f0d2f278 7d22b09e 4c612de8.4de49bec
pub const GVG_015: Power =
    spell(&[deal(3).to(TARGET), draw_that(1, school(SpellSchool::Shadow)).when(there_is(&IT.that(DEAD)))]);

/// # Queen of Pain
///
/// `GVG_018` · Warlock minion · 2 mana · 1/4
///
/// > **Lifesteal**
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Lifesteal
///
/// State: Vanilla
//~ vanilla GVG_018 3de37032 77a7374e 30554542.b857c9f1
pub const GVG_018: Power = VANILLA;

/// # Demonheart
///
/// `GVG_019` · Warlock spell · Shadow · 5 mana
///
/// > Deal $5 damage to a minion. If it's a friendly Demon, give it +5/+5 instead.
///
/// - Set: Goblins vs Gnomes · epic · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Demonheart [`GVG_019e`]
///
/// State: Derived
//~ derived GVG_019 c1af6a62 1cbfa78b cfdbe711.cffafb92
#[rustfmt::skip]
pub const GVG_019: Power = spell(&[either(there_is(&A_MINION.that(all(&[DEMON, FRIENDLY]))), &[attach("GVG_019e").to(A_MINION)], &[deal(5).to(A_MINION)])]);

/// # Demonheart
///
/// `GVG_019e` · Warlock enchantment
///
/// > +5/+5.
///
/// - Set: Goblins vs Gnomes
///
/// State: Derived
//~ derived GVG_019e c067a503 412fafa1 f04256e2.401e4f6d
pub const GVG_019e: Power = enchant(&[plus(5, 5)]);

/// # Fel Cannon
///
/// `GVG_020` · Warlock minion · 4 mana · 3/5
///
/// > At the end of your turn, deal 2 damage to a non-Mech minion.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Minion type: Mech
///
/// State: Derived
//~ derived GVG_020 32acc3cc 79fed1e8 3ad634ac.df98d1c0
pub const GVG_020: Power = at_end_of_your_turn(&[deal(2).to(MINIONS.that(not(&MECH)).random())]);

/// # Mal'Ganis
///
/// `GVG_021` · Warlock minion · 9 mana · 9/7
///
/// > Your hero is **Immune**. Your other Demons have +2/+2.
///
/// - Set: Goblins vs Gnomes · legendary · collectible
/// - Minion type: Demon
/// - Mechanics: Aura, Bacon Subset Demon
/// - Refers to: Immune
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 58428
/// - Enchantments: Grasp of Mal'Ganis [`GVG_021e`]
///
/// State: Derived
//~ derived GVG_021 41f71777 b8ba905f 74e4ad0d.e2ffc7d3
#[rustfmt::skip]
pub const GVG_021: Power = abilities(&[aura(YOUR_HERO).have(&[has(GameTag::IMMUNE)]), aura(OTHER_FRIENDLY_MINIONS.that(DEMON)).gives("GVG_021e")]);

/// # Grasp of Mal'Ganis
///
/// `GVG_021e` · Warlock enchantment
///
/// > Mal'Ganis is granting +2/+2.
///
/// - Set: Goblins vs Gnomes
/// - Mechanics: Cant Be Silenced
///
/// State: Derived
//~ derived GVG_021e a598af5f 95d80307 c1374a92.602cf7aa
pub const GVG_021e: Power = enchant(&[plus(2, 2)]);

/// # Imp-losion
///
/// `GVG_045` · Warlock spell · Fel · 4 mana
///
/// > Deal $2-$4 damage to a minion. Summon a 1/1 Imp for each damage dealt.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Tokens: Imp [`GVG_045t`]
///
/// State: Derived
//~ derived GVG_045 611c01d1 d509e194 998bffac.4ad71dc4
pub const GVG_045: Power = spell(&[deal(2).up_to(4).to(A_MINION), summon(card("GVG_045t")).times(DONE)]);

/// # Imp
///
/// `GVG_045t` · Warlock minion · 1 mana · 1/1
///
/// - Set: Goblins vs Gnomes
/// - Minion type: Demon
/// - Mechanics: Imp
///
/// State: Vanilla
//~ vanilla GVG_045t 7a5bcdb0 4b8b8e1e 106d3423
pub const GVG_045t: Power = VANILLA;

/// # Anima Golem
///
/// `GVG_077` · Warlock minion · 6 mana · 9/9
///
/// > At the end of each turn, destroy this minion if it's your only one.
///
/// - Set: Goblins vs Gnomes · epic · collectible
/// - Minion type: Mech
///
/// State: Derived
//~ derived GVG_077 cd0fb294 620e8aa9 2b39e74a.5b67381a
pub const GVG_077: Power =
    whenever(PLAYERS.turn_end()).when(there_is_no(&OTHER_FRIENDLY_MINIONS)).then(&[destroy(THIS)]);

/// # Floating Watcher
///
/// `GVG_100` · Warlock minion · 5 mana · 4/4
///
/// > Whenever your hero takes damage on your turn, gain +2/+2.
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Minion type: Demon
/// - Enchantments: Brow Furrow [`GVG_100e`]
///
/// State: Derived
//~ derived GVG_100 76c654cb a0572a4d a36b3c20.1647e5d4
pub const GVG_100: Power = whenever(YOUR_HERO.takes_damage(CARD)).when(ON_YOUR_TURN).then(&[give(&[plus(2, 2)])]);

/// # Brow Furrow
///
/// `GVG_100e` · Warlock enchantment
///
/// > Increased stats.
///
/// - Set: Goblins vs Gnomes
///
/// State: Todo
//~ todo GVG_100e 8cc13339 d65ac477 2bd7d390.a536d554
pub const GVG_100e: Power = TODO;
