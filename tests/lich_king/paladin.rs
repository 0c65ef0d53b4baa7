//! Paladin cards of March of the Lich King, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e9483ec5

/// `NX2_023` · Paladin minion · 5 mana · 4/6
/// > **Taunt Battlecry:** If your deck has no Neutral cards, draw a minion of each minion type.
///
/// State: Todo
//~ todo NX2_023 ee55fee9 28732dd4 1edb4911.8df02165
#[test]
#[ignore = "todo: The Purator"]
fn NX2_023_the_purator() {
    unwritten("NX2_023");
}

/// `RLK_527` · Paladin minion · 3 mana · 3/4
/// > **Battlecry:** Until the end of your next turn, Dragons you summon gain **Taunt** and **Divine Shield**.
///
/// State: Todo
//~ todo RLK_527 a39a838e 992dec0d 6fa5e82f.7ab10a63
#[test]
#[ignore = "todo: Timewarden"]
fn RLK_527_timewarden() {
    unwritten("RLK_527");
}

/// `RLK_919` · Paladin minion · 7 mana · 8/8
/// > **Battlecry:** Send all other minions 2 turns into the future.
///
/// State: Todo
//~ todo RLK_919 098bc1da 9fe513f3 7e98adca.25ebe2bd
#[test]
#[ignore = "todo: Anachronos"]
fn RLK_919_anachronos() {
    unwritten("RLK_919");
}

/// `RLK_923` · Paladin spell · 1 mana
/// > Give your hero +3 Attack this turn. **Manathirst (4):** And **Lifesteal**.
///
/// State: Todo
//~ todo RLK_923 a52234e6 8e7549e7 f77c99e3.62c6f537
#[test]
#[ignore = "todo: Feast and Famine"]
fn RLK_923_feast_and_famine() {
    unwritten("RLK_923");
}

/// `RLK_924` · Paladin minion · 2 mana · 3/2
/// > After you summon a minion with less Attack than this, give it **Divine Shield** and **Rush**.
///
/// State: Done
//~ done RLK_924 f1e1c89b - 8fea5bf6.68dd7ad0
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

/// `RLK_927` · Paladin minion · 6 mana · 5/5
/// > **Battlecry:** Your next Paladin minion this turn costs Health instead of Mana.
///
/// State: Done
//~ done RLK_927 a05ca7b0 - 3f158482.73acdee0
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
