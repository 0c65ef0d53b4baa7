//! Paladin cards of March of the Lich King, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e9483ec5

/// The Purator · Minion · Mech · 5 mana · 4/6 · **Taunt Battlecry:** If your deck has no Neutral cards, draw a minion of each minion type.
//~ todo NX2_023 28732dd4 1046037a -
#[test]
#[ignore = "todo: The Purator"]
fn NX2_023_the_purator() {
    unwritten("NX2_023");
}

/// Timewarden · Minion · Dragon · 3 mana · 3/4 · **Battlecry:** Until the end of your next turn, Dragons you summon gain **Taunt** and **Divine Shield**.
//~ todo RLK_527 992dec0d a0be659e -
#[test]
#[ignore = "todo: Timewarden"]
fn RLK_527_timewarden() {
    unwritten("RLK_527");
}

/// Anachronos · Minion · Dragon · 7 mana · 8/8 · **Battlecry:** Send all other minions 2 turns into the future.
//~ todo RLK_919 9fe513f3 7962b5f6 -
#[test]
#[ignore = "todo: Anachronos"]
fn RLK_919_anachronos() {
    unwritten("RLK_919");
}

/// Feast and Famine · Spell · 1 mana · Give your hero +3 Attack this turn. **Manathirst (4):** And **Lifesteal**.
//~ todo RLK_923 8e7549e7 25747210 -
#[test]
#[ignore = "todo: Feast and Famine"]
fn RLK_923_feast_and_famine() {
    unwritten("RLK_923");
}

/// Blood Matriarch Liadrin · Minion · 2 mana · 3/2 · After you summon a minion with less Attack than this, give it **Divine Shield** and **Rush**.
//~ done RLK_924 - 9cde76cb -
#[test]
fn RLK_924_blood_matriarch_liadrin() {
    check(
        CardClass::Paladin,
        &[
            Give("RLK_924"),
            Cost("RLK_924", 2),
            Stats("RLK_924", 3, 2),
            Play("RLK_924", Nothing),
            Play("CS2_231", Nothing),
            HasNow(My(1), GameTag::DIVINE_SHIELD),
            HasNow(My(1), GameTag::RUSH),
            Play("CS2_172", Nothing),
            HasNot(My(2), GameTag::DIVINE_SHIELD),
            HasNot(My(2), GameTag::RUSH),
            EndTurn,
            Play("CS2_231", Nothing),
            HasNot(Their(0), GameTag::RUSH),
        ],
    );
}

/// Blood Crusader · Minion · 6 mana · 5/5 · **Battlecry:** Your next Paladin minion this turn costs Health instead of Mana.
//~ done RLK_927 - 956d1689 -
#[test]
fn RLK_927_blood_crusader() {
    check(
        CardClass::Paladin,
        &[
            Give("RLK_927"),
            Cost("RLK_927", 6),
            Stats("RLK_927", 5, 5),
            Play("RLK_927", Nothing),
            Play("CS2_171", Nothing),
            Mana(3),
            Health(MyHero, 30),
            Play("ONY_020", Nothing),
            Mana(3),
            Health(MyHero, 27),
            Play("ONY_020", Nothing),
            Mana(0),
            Health(MyHero, 27),
        ],
    );
    check(
        CardClass::Paladin,
        &[Play("RLK_927", Nothing), EndTurn, EndTurn, Play("ONY_020", Nothing), Mana(7), Health(MyHero, 30)],
    );
}
