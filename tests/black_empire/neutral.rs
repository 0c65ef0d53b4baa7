//! Neutral cards of Reign of the Black Empire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 4349a11a

/// Mastermind Yogg-Saron · Minion · 9 mana · 7/5 · **Old God. Battlecry:** End your turn. Yogg-saron takes an extra turn for you. *(Once per game)*
//~ todo BE_009 ec4cdd8a d3b85f13 -
#[test]
#[ignore = "todo: Mastermind Yogg-Saron"]
fn BE_009_mastermind_yogg_saron() {
    unwritten("BE_009");
}

/// Brain of Yogg-Saron · Spell · 0 mana · Your next spell this turn casts twice.
//~ todo BE_009t1 42f7424f 430ac88a -
#[test]
#[ignore = "todo: Brain of Yogg-Saron"]
fn BE_009t1_brain_of_yogg_saron() {
    unwritten("BE_009t1");
}

/// Ascent of Yogg-Saron · Spell · 0 mana · Transform spells in your hand into ones that cost (3) more. *(They keep their original Cost.)*
//~ todo BE_009t3 84eecb93 918e3d71 -
#[test]
#[ignore = "todo: Ascent of Yogg-Saron"]
fn BE_009t3_ascent_of_yogg_saron() {
    unwritten("BE_009t3");
}

/// C'Thun, Eye of the Empire · Minion · 10 mana · 12/12 · **Old God.** If you've triggered all 4 C'Thun abilities this game, this minion's abilities are tripled.
//~ todo BE_013 a3b19bf7 83b73751 -
#[test]
#[ignore = "todo: C'Thun, Eye of the Empire"]
fn BE_013_c_thun_eye_of_the_empire() {
    unwritten("BE_013");
}

/// Wrath of C'Thun · Spell · 0 mana · Deal 7 damage randomly split among enemies.@Deal 21 damage randomly split among enemies.
//~ done BE_013t1 - 33e4057f -
#[test]
fn BE_013t1_wrath_of_c_thun() {
    check(CardClass::Mage, &[Play("BE_013t1", Nothing), Health(TheirHero, 23), Health(MyHero, 30)]);
}

/// Domain of C'Thun · Spell · 2 mana · Give two other random friendly minions +2/+3.@Give two other random friendly minions +6/+9.
//~ done BE_013t2 - 18f598a3 -
#[test]
#[rustfmt::skip]
fn BE_013t2_domain_of_c_thun() {
    check(CardClass::Mage, &[
        Friend("CS2_182"), Friend("CS2_182"), Friend("CS2_182"), Enemy("CS2_182"), Force(Entity(My(0))),
        Force(Entity(My(2))), Play("BE_013t2", Nothing), Now(My(0), 6, 8), Now(My(1), 4, 5), Now(My(2), 6, 8),
        Now(Their(0), 4, 5),
    ]);
}

/// Servants of C'Thun · Spell · 2 mana · Summon two 2/3 Fanatics with **Taunt**.@Summon two 6/9 Fanatics with **Taunt**.
//~ done BE_013t4 - 8686d1a2 -
#[test]
#[rustfmt::skip]
fn BE_013t4_servants_of_c_thun() {
    check(CardClass::Mage, &[
        Play("BE_013t4", Nothing), BoardCount(Mine, 2), Is(My(0), "BE_013t5"), Now(My(1), 2, 3),
        HasNow(My(1), GameTag::TAUNT),
    ]);
}

/// Spawn of C'Thun · Minion · 4 mana · 2/2 · **Battlecry:** If C'Thun started in your deck, choose one of its abilities to trigger.
//~ done BE_014 - d3c202d6 -
#[test]
fn BE_014_spawn_of_c_thun() {
    check(
        CardClass::Mage,
        &[DeckOf(&["BE_013", "CS2_182"]), Play("BE_014", Nothing), ChooseCard("BE_013t4"), BoardCount(Mine, 3)],
    );
    check(CardClass::Mage, &[Give("BE_013"), Play("BE_014", Nothing), BoardCount(Mine, 1), EndTurn]);
}

/// N'Zoth, Dream's End · Minion · 15 mana · 5/7 · **Old God** Cost (1) less for each **Deathrattle** minion you've summoned this game.
//~ todo BE_017 c7c3c059 9f48fe65 -
#[test]
#[ignore = "todo: N'Zoth, Dream's End"]
fn BE_017_n_zoth_dreams_end() {
    unwritten("BE_017");
}

/// Mastery of N'Zoth · Spell · 0 mana · Trigger another friendly minion's **Deathrattle** twice.
//~ todo BE_017t4 1923ebae de0bb407 -
#[test]
#[ignore = "todo: Mastery of N'Zoth"]
fn BE_017t4_mastery_of_n_zoth() {
    unwritten("BE_017t4");
}

/// Army of N'Zoth · Spell · 0 mana · Resurrect 4 different **Deathrattle** minions.
//~ todo BE_017t5 89f918d8 c2d161e9 -
#[test]
#[ignore = "todo: Army of N'Zoth"]
fn BE_017t5_army_of_n_zoth() {
    unwritten("BE_017t5");
}

/// M.O.T.H.E.R. · Minion · 9 mana · 9/7 · **Battlecry:** Reduce the Cost of a card in your hand by (5). This continues to the left and right with (1) less reduction.
//~ done BE_036 - c7a75773 -
#[test]
#[rustfmt::skip]
fn BE_036_m_o_t_h_e_r() {
    check(CardClass::Mage, &[
        Give("CS2_201"), Give("CS2_201"), Give("CS2_201"), Give("CS2_201"), Give("CS2_201"), Give("CS2_201"),
        Give("CS2_201"), Play("BE_036", On(InHand(1))), CostNow(InHand(0), 3), CostNow(InHand(1), 2),
        CostNow(InHand(2), 3), CostNow(InHand(3), 4), CostNow(InHand(4), 5), CostNow(InHand(5), 6),
        CostNow(InHand(6), 7),
    ]);
}

/// F3TCH3R · Minion · Mech · Beast · 3 mana · 3/3 · **Battlecry: Assemble** a 4-Cost minion.
//~ todo BE_044 9c8ab369 0d727704 -
#[test]
#[ignore = "todo: F3TCH3R"]
fn BE_044_f3tch3r() {
    unwritten("BE_044");
}

/// Gargantuan Slitherer · Minion · 6 mana · 6/7 · **Taunt Battlecry:** Choose a C'Thun ability to trigger.
//~ done BE_204 - 31157ffc -
#[test]
#[rustfmt::skip]
fn BE_204_gargantuan_slitherer() {
    check(CardClass::Mage, &[
        Hurt(MyHero, 10), Enemy("CS2_182"), Enemy("CS2_200"), Play("BE_204", Nothing), ChooseCard("BE_013t3"),
        ChooseCard("CS2_200"), Damage(Their(1), 5), Damage(Their(0), 0), Health(MyHero, 25), EndTurn,
    ]);
    check(CardClass::Mage, &[Play("BE_204", Nothing), ChooseCard("BE_013t1"), Health(TheirHero, 23)]);
    check(CardClass::Mage, &[Play("BE_204", Nothing), ChooseCard("BE_013t3"), EndTurn]);
}

/// Tome Translator · Minion · 4 mana · 5/4 · **Battlecry:** ??? *(Deciphers in @ \|4(turn, turns).)*
//~ done BE_327 - f6735d1c -
#[test]
#[rustfmt::skip]
fn BE_327_tome_translator() {
    check(CardClass::Mage, &[
        Give("BE_327"), EndTurn, EndTurn, Is(InHand(0), "BE_327"), EndTurn, Is(InHand(0), "BE_327"),
        Force(Card("BE_327t2")), EndTurn, Is(InHand(0), "BE_327t2"), Enemy("CS2_200"), Friend("CS2_200"),
        Play("BE_327t2", Nothing), Health(TheirHero, 30), Health(MyHero, 30),
    ]);
    check(
        CardClass::Mage,
        &[Give("BE_327"), EndTurn, EndTurn, Play("BE_327", Nothing), EndTurn, EndTurn, Is(My(0), "BE_327")],
    );
}

/// Tome Translator · Minion · 4 mana · 5/4 · **Battlecry:** Gain the stats of a random adjacent minion.
//~ done BE_327t3 - 6d06d349 -
#[test]
#[rustfmt::skip]
fn BE_327t3_tome_translator() {
    check(CardClass::Mage, &[Friend("CS2_182"), PlayAt("BE_327t3", 1, Nothing), Now(My(1), 9, 9), Now(My(0), 4, 5)]);
    check(CardClass::Mage, &[
        Friend("CS2_182"), Friend("CS2_200"), Friend("CS2_182"), Friend("CS2_171"), Force(Number(0)),
        PlayAt("BE_327t3", 2, Nothing), Now(My(2), 11, 11),
    ]);
    check(CardClass::Mage, &[Play("BE_327t3", Nothing), Now(My(0), 5, 4)]);
}

/// Y'Shaarj, Titan Bane · Minion · 10 mana · 10/10 · **Old God. Battlecry:** If you've spent 30 Mana on minions this game, gain **Immune** for 1 turn. *({0} left*!)@**Old God. Battlecry:** If you've spent 30 mana on minions this game, gain **Immune** for 1 turn. *(Ready*!)@**Old God. Battlecry:** If you've spent 30 mana on minions this game, gain **Immune** for 1 turn.
//~ todo BE_784 52cba9c0 6e10f632 -
#[test]
#[ignore = "todo: Y'Shaarj, Titan Bane"]
fn BE_784_y_shaarj_titan_bane() {
    unwritten("BE_784");
}

/// Gaze of Y'Shaarj · Spell · 0 mana · Force all enemy minions to attack this.
//~ todo BE_784t1 - f972fb82 -
#[test]
#[ignore = "engine: the Old God that uses it, BE_784, is not written"]
fn BE_784t1_gaze_of_y_shaarj() {
    check(CardClass::Mage, &[Give("BE_784t1"), Cost("BE_784t1", 0), Unwritten]);
}

/// Might of Y'Shaarj · Spell · 0 mana · Gain the stats of adjacent minions.
//~ todo BE_784t3 34a92e83 77f0edec -
#[test]
#[ignore = "todo: Might of Y'Shaarj"]
fn BE_784t3_might_of_y_shaarj() {
    unwritten("BE_784t3");
}

/// Proto-Pandaren · Minion · 2 mana · 3/2 · After a card enters your hand *except from this*, give both players a random spell.\~GAMEPLAY ASPROXY BE 997
//~ todo BE_997 2863e9b8 a144b8a4 -
#[test]
#[ignore = "todo: Proto-Pandaren"]
fn BE_997_proto_pandaren() {
    unwritten("BE_997");
}
