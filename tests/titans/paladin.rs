//! Paladin cards of TITANS, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file bd83fb85

/// `TTN_855` · Paladin spell · Holy · 5 mana
/// > **Forged** Resurrect 4 different minions from your class. Set their stats to 2/2.
///
/// State: Todo
//~ todo TTN_855 79d2353c 3fd51ca6 f70a2719.fce89241
#[test]
#[ignore = "todo: Tyr's Tears"]
fn TTN_855_tyrs_tears() {
    unwritten("TTN_855");
}

/// `TTN_855t` · Paladin spell · Holy · 5 mana
/// > Resurrect 3 different minions from your class. Set their stats to 2/2. **Forge:** Resurrect another.
///
/// State: Todo
//~ todo TTN_855t 116a05d6 ec2a4315 a9af0ad2.357ae09c
#[test]
#[ignore = "todo: Tyr's Tears"]
fn TTN_855t_tyrs_tears() {
    unwritten("TTN_855t");
}

/// `TTN_856` · Paladin minion · 5 mana · 4/5
/// > At the end of your turn, summon a 2/2 Earthen that gains +2/+2 for each other Earthen you've summoned this game.
///
/// State: Todo
//~ todo TTN_856 a8eeb6f1 3dbdb37b 73e1cc8e.03512043
#[test]
#[ignore = "todo: Disciple of Amitus"]
fn TTN_856_disciple_of_amitus() {
    unwritten("TTN_856");
}

/// `TTN_857` · Paladin minion · 6 mana · 4/5
/// > **Battlecry:** Resurrect a 2, 3, and 4-Attack minion from your class.
///
/// State: Todo
//~ todo TTN_857 a2be68a0 cd5c95bc 8f10c3f6.ed0b7598
#[test]
#[ignore = "todo: Tyr"]
fn TTN_857_tyr() {
    unwritten("TTN_857");
}

/// `TTN_858` · Paladin minion · 7 mana · 1/8
/// > **Titan Taunt**. Your minions can't take more than 2 damage at a time.
///
/// State: Done
//~ done TTN_858 ac54171c - 3f9f80da.8e20ce06
#[test]
fn TTN_858_amitus_the_peacekeeper() {
    check(
        CardClass::Paladin,
        &[
            Give("TTN_858"),
            Cost("TTN_858", 7),
            Stats("TTN_858", 1, 8),
            Has("TTN_858", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TTN_858", Nothing),
            Hurt(Nth(1), 4),
            Damage(Nth(1), 2),
            Hurt(Nth(1), 1),
            Damage(Nth(1), 3),
            Hurt(Nth(0), 6),
            Damage(Nth(0), 2),
            Hurt(Nth(2), 4),
            Damage(Nth(2), 4),
            Hurt(MyHero, 5),
            Health(MyHero, 25),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Friend("CS2_182"),
            Friend("TTN_858"),
            Use(Nth(1), 1, Nothing),
            Now(Nth(0), 6, 7),
            Now(Nth(1), 1, 8),
            CannotAct(Nth(1)),
        ],
    );
}

/// `TTN_900` · Paladin minion · 4 mana · 3/2
/// > **Deathrattle:** Summon a 2/2 Earthen that gains +2/+2 for each other Earthen you've summoned this game.
///
/// State: Todo
//~ todo TTN_900 fcc37fee a42d10f8 b0759607.bb0ec86a
#[test]
#[ignore = "todo: Stoneheart King"]
fn TTN_900_stoneheart_king() {
    unwritten("TTN_900");
}

/// `TTN_900t` · Paladin minion · 2 mana · 2/2
/// > After this is summoned, gain +2/+2 for each other Earthen you've summoned this game.
///
/// State: Todo
//~ todo TTN_900t c5b2f168 9a088828 fc7b0f8c.8f2409a8
#[test]
#[ignore = "todo: Earthen Golem"]
fn TTN_900t_earthen_golem() {
    unwritten("TTN_900t");
}

/// `TTN_906` · Paladin minion · 1 mana · 1/3
/// > **Deathrattle:** Return any Mechs **Magnetized** to this to your hand.
///
/// State: Todo
//~ todo TTN_906 634e64ea 7abf4258 08f41639.4c281bd1
#[test]
#[ignore = "todo: X-21 Repairbot"]
fn TTN_906_x_21_repairbot() {
    unwritten("TTN_906");
}

/// `TTN_907` · Paladin minion · 4 mana · 3/3
/// > At the end of your turn, if this didn't attack, draw 2 cards.
///
/// State: Todo
//~ todo TTN_907 bebf2605 98bf5884 aedff8cd.eb5ac6d8
#[test]
#[ignore = "todo: Astral Serpent"]
fn TTN_907_astral_serpent() {
    unwritten("TTN_907");
}
