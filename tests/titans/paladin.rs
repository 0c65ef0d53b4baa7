//! Paladin cards of TITANS, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file bd83fb85

/// Tyr's Tears · Spell · Holy · 5 mana · **Forged** Resurrect 4 different minions from your class. Set their stats to 2/2.
//~ todo TTN_855 3fd51ca6 16841e9d -
#[test]
#[ignore = "todo: Tyr's Tears"]
fn TTN_855_tyrs_tears() {
    unwritten("TTN_855");
}

/// Tyr's Tears · Spell · Holy · 5 mana · Resurrect 3 different minions from your class. Set their stats to 2/2. **Forge:** Resurrect another.
//~ todo TTN_855t ec2a4315 a82e66b7 -
#[test]
#[ignore = "todo: Tyr's Tears"]
fn TTN_855t_tyrs_tears() {
    unwritten("TTN_855t");
}

/// Disciple of Amitus · Minion · 5 mana · 4/5 · At the end of your turn, summon a 2/2 Earthen that gains +2/+2 for each other Earthen you've summoned this game.
//~ done TTN_856 - 17c8a923 -
#[test]
#[rustfmt::skip]
fn TTN_856_disciple_of_amitus() {
    check(CardClass::Paladin, &[
        Friend("TTN_856"), EndTurn, BoardCount(Mine, 2), Is(My(1), "TTN_900t"), Now(My(1), 2, 2), EndTurn,
        BoardCount(Mine, 2), EndTurn, BoardCount(Mine, 3), Now(My(1), 4, 4), Now(My(2), 2, 2),
    ]);
    check(CardClass::Paladin, &[Friend("TTN_856"), Play("CS2_231", Nothing), EndTurn, Now(My(1), 2, 2)]);
}

/// Tyr · Minion · 6 mana · 4/5 · **Battlecry:** Resurrect a 2, 3, and 4-Attack minion from your class.
//~ todo TTN_857 cd5c95bc 288b8052 -
#[test]
#[ignore = "todo: Tyr"]
fn TTN_857_tyr() {
    unwritten("TTN_857");
}

/// Amitus, the Peacekeeper · Minion · 7 mana · 1/8 · **Titan Taunt**. Your minions can't take more than 2 damage at a time.
//~ done TTN_858 - 6e142d5f -
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

/// Stoneheart King · Minion · 4 mana · 3/2 · **Deathrattle:** Summon a 2/2 Earthen that gains +2/+2 for each other Earthen you've summoned this game.
//~ done TTN_900 - cbd5febc -
#[test]
#[rustfmt::skip]
fn TTN_900_stoneheart_king() {
    check(CardClass::Paladin, &[
        Friend("TTN_900"), Friend("TTN_900"), Enemy("TTN_900"), Kill(Nth(2)), Kill(Nth(0)), BoardCount(Mine, 2),
        Now(My(0), 2, 2), Kill(My(0)), Kill(Nth(1)), BoardCount(Mine, 1), Is(My(0), "TTN_900t"), Now(My(0), 4, 4),
    ]);
}

/// Earthen Golem · Minion · 2 mana · 2/2 · After this is summoned, gain +2/+2 for each other Earthen you've summoned this game.
//~ done TTN_900t - dbba0826 -
#[test]
fn TTN_900t_earthen_golem() {
    TTN_856_disciple_of_amitus();
}

/// X-21 Repairbot · Minion · Mech · 1 mana · 1/3 · **Deathrattle:** Return any Mechs **Magnetized** to this to your hand.
//~ todo TTN_906 7abf4258 901e19b5 -
#[test]
#[ignore = "todo: X-21 Repairbot"]
fn TTN_906_x_21_repairbot() {
    unwritten("TTN_906");
}

/// Astral Serpent · Minion · Dragon · 4 mana · 3/3 · At the end of your turn, if this didn't attack, draw 2 cards.
//~ todo TTN_907 98bf5884 263090ca -
#[test]
#[ignore = "todo: Astral Serpent"]
fn TTN_907_astral_serpent() {
    unwritten("TTN_907");
}
