//! Neutral cards of Reign of the Black Empire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 4349a11a

/// `BE_009` · Neutral minion · 9 mana · 7/5
/// > **Old God. Battlecry:** End your turn. Yogg-saron takes an extra turn for you. *(Once per game)*
///
/// State: Todo
//~ todo BE_009 df4d9c6e ec4cdd8a 95b3ddd7.5ec49441
#[test]
#[ignore = "todo: Mastermind Yogg-Saron"]
fn BE_009_mastermind_yogg_saron() {
    unwritten("BE_009");
}

/// `BE_009t1` · Neutral spell · 0 mana
/// > Your next spell this turn casts twice.
///
/// State: Todo
//~ todo BE_009t1 72c7ec75 42f7424f d32d188f.4f6f9668
#[test]
#[ignore = "todo: Brain of Yogg-Saron"]
fn BE_009t1_brain_of_yogg_saron() {
    unwritten("BE_009t1");
}

/// `BE_009t3` · Neutral spell · 0 mana
/// > Transform spells in your hand into ones that cost (3) more. *(They keep their original Cost.)*
///
/// State: Todo
//~ todo BE_009t3 ae3f49d3 84eecb93 3e80aa58.3468605d
#[test]
#[ignore = "todo: Ascent of Yogg-Saron"]
fn BE_009t3_ascent_of_yogg_saron() {
    unwritten("BE_009t3");
}

/// `BE_013` · Neutral minion · 10 mana · 12/12
/// > **Old God.** If you've triggered all 4 C'Thun abilities this game, this minion's abilities are tripled.
///
/// State: Todo
//~ todo BE_013 b3608762 a3b19bf7 4b6d1409.55fa3cfe
#[test]
#[ignore = "todo: C'Thun, Eye of the Empire"]
fn BE_013_c_thun_eye_of_the_empire() {
    unwritten("BE_013");
}

/// `BE_013t1` · Neutral spell · 0 mana
/// > Deal 7 damage randomly split among enemies.@Deal 21 damage randomly split among enemies.
///
/// State: Todo
//~ todo BE_013t1 ca77de04 b53d89c4 2fd3d83a.399943de
#[test]
#[ignore = "todo: Wrath of C'Thun"]
fn BE_013t1_wrath_of_c_thun() {
    unwritten("BE_013t1");
}

/// `BE_013t2` · Neutral spell · 2 mana
/// > Give two other random friendly minions +2/+3.@Give two other random friendly minions +6/+9.
///
/// State: Todo
//~ todo BE_013t2 c1e1b929 b21b8143 42a50c19.efb1ac04
#[test]
#[ignore = "todo: Domain of C'Thun"]
fn BE_013t2_domain_of_c_thun() {
    unwritten("BE_013t2");
}

/// `BE_013t4` · Neutral spell · 2 mana
/// > Summon two 2/3 Fanatics with **Taunt**.@Summon two 6/9 Fanatics with **Taunt**.
///
/// State: Todo
//~ todo BE_013t4 6edbe23f 3a274a11 20131859.d17dfe66
#[test]
#[ignore = "todo: Servants of C'Thun"]
fn BE_013t4_servants_of_c_thun() {
    unwritten("BE_013t4");
}

/// `BE_014` · Neutral minion · 4 mana · 2/2
/// > **Battlecry:** If C'Thun started in your deck, choose one of its abilities to trigger.
///
/// State: Todo
//~ todo BE_014 70c2ff8d b1cebaa0 6756d8a9.a7fd7cfe
#[test]
#[ignore = "todo: Spawn of C'Thun"]
fn BE_014_spawn_of_c_thun() {
    unwritten("BE_014");
}

/// `BE_017` · Neutral minion · 15 mana · 5/7
/// > **Old God** Cost (1) less for each **Deathrattle** minion you've summoned this game.
///
/// State: Todo
//~ todo BE_017 12180172 c7c3c059 59b8b8e9.183b9792
#[test]
#[ignore = "todo: N'Zoth, Dream's End"]
fn BE_017_n_zoth_dreams_end() {
    unwritten("BE_017");
}

/// `BE_017t4` · Neutral spell · 0 mana
/// > Trigger another friendly minion's **Deathrattle** twice.
///
/// State: Todo
//~ todo BE_017t4 4ef35cdd 1923ebae dc4d3f54.f4cc41a8
#[test]
#[ignore = "todo: Mastery of N'Zoth"]
fn BE_017t4_mastery_of_n_zoth() {
    unwritten("BE_017t4");
}

/// `BE_017t5` · Neutral spell · 0 mana
/// > Resurrect 4 different **Deathrattle** minions.
///
/// State: Todo
//~ todo BE_017t5 0a385eed 89f918d8 0fa06367.83295324
#[test]
#[ignore = "todo: Army of N'Zoth"]
fn BE_017t5_army_of_n_zoth() {
    unwritten("BE_017t5");
}

/// `BE_036` · Neutral minion · 9 mana · 9/7
/// > **Battlecry:** Reduce the Cost of a card in your hand by (5). This continues to the left and right with (1) less reduction.
///
/// State: Todo
//~ todo BE_036 dad2ff8c ba543f52 9b160e99.9a6bed1c
#[test]
#[ignore = "todo: M.O.T.H.E.R."]
fn BE_036_m_o_t_h_e_r() {
    unwritten("BE_036");
}

/// `BE_044` · Neutral minion · 3 mana · 3/3
/// > **Battlecry: Assemble** a 4-Cost minion.
///
/// State: Todo
//~ todo BE_044 3f1f9072 9c8ab369 43ec68ba.a12153c7
#[test]
#[ignore = "todo: F3TCH3R"]
fn BE_044_f3tch3r() {
    unwritten("BE_044");
}

/// `BE_204` · Neutral minion · 6 mana · 6/7
/// > **Taunt Battlecry:** Choose a C'Thun ability to trigger.
///
/// State: Todo
//~ todo BE_204 69afe5a1 69a48e79 6d8e0460.f9a56d89
#[test]
#[ignore = "todo: Gargantuan Slitherer"]
fn BE_204_gargantuan_slitherer() {
    unwritten("BE_204");
}

/// `BE_327` · Neutral minion · 4 mana · 5/4
/// > **Battlecry:** ??? *(Deciphers in @ \|4(turn, turns).)*
///
/// State: Todo
//~ todo BE_327 a2665d5f 481aa792 1bf55b98.3564b4ff
#[test]
#[ignore = "todo: Tome Translator"]
fn BE_327_tome_translator() {
    unwritten("BE_327");
}

/// `BE_327t3` · Neutral minion · 4 mana · 5/4
/// > **Battlecry:** Gain the stats of a random adjacent minion.
///
/// State: Todo
//~ todo BE_327t3 2a4a1ee7 cc6f8765 6afcebcb.7106e2c2
#[test]
#[ignore = "todo: Tome Translator"]
fn BE_327t3_tome_translator() {
    unwritten("BE_327t3");
}

/// `BE_784` · Neutral minion · 10 mana · 10/10
/// > **Old God. Battlecry:** If you've spent 30 Mana on minions this game, gain **Immune** for 1 turn. *({0} left!)*@**Old God. Battlecry:** If you've spent 30 mana on minions this game, gain **Immune** for 1 turn. *(Ready!)*@**Old God. Battlecry:** If you've spent 30 mana on minions this game, gain **Immune** for 1 turn.
///
/// State: Todo
//~ todo BE_784 bcc0b076 52cba9c0 7708f19d.b127b7da
#[test]
#[ignore = "todo: Y'Shaarj, Titan Bane"]
fn BE_784_y_shaarj_titan_bane() {
    unwritten("BE_784");
}

/// `BE_784t1` · Neutral spell · 0 mana
/// > Force all enemy minions to attack this.
///
/// State: Todo
//~ done BE_784t1 9b1b5f0f - d3591671.96a60717
#[test]
#[ignore = "engine: the Old God that uses it, BE_784, is not written"]
fn BE_784t1_gaze_of_y_shaarj() {
    check(CardClass::Mage, &[Give("BE_784t1"), Cost("BE_784t1", 0), Unwritten]);
}

/// `BE_784t3` · Neutral spell · 0 mana
/// > Gain the stats of adjacent minions.
///
/// State: Todo
//~ todo BE_784t3 f7069cbf 34a92e83 8d13dabc.26607941
#[test]
#[ignore = "todo: Might of Y'Shaarj"]
fn BE_784t3_might_of_y_shaarj() {
    unwritten("BE_784t3");
}

/// `BE_997` · Neutral minion · 2 mana · 3/2
/// > After a card enters your hand *except from this*, give both players a random spell.~GAMEPLAY ASPROXY BE 997
///
/// State: Todo
//~ todo BE_997 8e7f323b 2863e9b8 b44079e2.3bd4178f
#[test]
#[ignore = "todo: Proto-Pandaren"]
fn BE_997_proto_pandaren() {
    unwritten("BE_997");
}
