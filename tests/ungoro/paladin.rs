//! Paladin cards of Journey to Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e4b12fd7

/// Primalfin Champion · Minion · Murloc · 2 mana · 1/3 · **Deathrattle:** Return any spells you cast on this minion to your hand.
//~ done UNG_953 - 75679b03 -
#[test]
fn UNG_953_primalfin_champion() {
    check! { Paladin:
        Ally("UNG_953"), Ally("CS2_182"), Play("CS2_092", On(My(0))), Play("CS2_092", On(My(1))), EndTurn,
        Play("CS2_009", On(My(0))), EndTurn, HandCount(Mine, 1), Kill(My(0)), HandCount(Mine, 2),
        IsCard(InHand(1), "CS2_092"),
    }
    // It answers each time, not once a turn.
    check! { Paladin:
        Ally("UNG_953"), Play("CS2_092", On(My(0))), Play("CS2_009", On(My(0))), Kill(My(0)), HandCount(Mine, 2),
    }
    check! { Paladin: Ally("UNG_953"), Play("CS2_234", On(My(0))), HandCount(Mine, 1) }
    check! { Paladin:
        Ally("UNG_953"), Ally("FP1_031"), Play("CS2_092", On(My(0))), Kill(My(0)), HandCount(Mine, 2),
    }
}

/// The Last Kaleidosaur · Spell · 1 mana · **Quest:** Cast 5 spells on your minions. **Reward:** Galvadon.
//~ done UNG_954 - 0b1a6123 -
#[test]
fn UNG_954_the_last_kaleidosaur() {
    check! { Paladin:
        Give("UNG_954"), Cost("UNG_954", 1), Play("UNG_954", Nothing), Ally("CS2_182"), Play("CS2_087", On(My(0))),
        Play("CS2_087", On(My(0))), Play("CS2_087", On(My(0))), Play("CS2_087", On(My(0))), Play("CS2_087", On(My(0))),
        IsCard(InHand(0), "UNG_954t1"),
    }
    check! { Paladin:
        Play("UNG_954", Nothing), Ally("CS2_182"), Play("CS2_087", On(My(0))), Play("CS2_087", On(My(0))),
        Play("CS2_087", On(My(0))), Play("CS2_087", On(My(0))), Play("CS2_087", On(My(0))), HandCount(Mine, 1),
    }
    check! { Paladin:
        Play("UNG_954", Nothing), Ally("CS2_182"), Play("CS2_087", On(My(0))), Play("CS2_087", On(My(0))),
        Play("CS2_087", On(My(0))), Play("CS2_087", On(My(0))), HandCount(Mine, 0),
    }
}

/// Galvadon · Minion · Beast · 5 mana · 8/8 · **Battlecry: Adapt** 5 times.
//~ done UNG_954t1 - 425dbd51 -
#[test]
fn UNG_954t1_galvadon() {
    check! { Paladin:
        Force(Card("UNG_999t3")), Play("UNG_954t1", Nothing), Force(Card("UNG_999t3")), ChooseCard("UNG_999t3"),
        Force(Card("UNG_999t3")), ChooseCard("UNG_999t3"), Force(Card("UNG_999t3")), ChooseCard("UNG_999t3"),
        Force(Card("UNG_999t3")), ChooseCard("UNG_999t3"), ChooseCard("UNG_999t3"), StatsNow(My(0), 23, 8),
    }
}

/// Adaptation · Spell · 0 mana · **Adapt** a friendly minion.
//~ done UNG_961 - 4cfeb38a -
#[test]
fn UNG_961_adaptation() {
    check! { Paladin:
        Give("UNG_961"), Cost("UNG_961", 0), Ally("CS2_182"), Force(Card("UNG_999t3")), Play("UNG_961", On(My(0))),
        ChooseCard("UNG_999t3"), StatsNow(My(0), 7, 5),
    }
    check! { Paladin:
        Play("CS2_169", Nothing), Ally("CS2_182"), Force(Card("UNG_999t3")), Play("UNG_961", On(My(0))),
        ChooseCard("UNG_999t3"), StatsNow(My(1), 4, 5),
    }
}

/// Lightfused Stegodon · Minion · Beast · 3 mana · 3/3 · **Battlecry: Adapt** your Silver Hand Recruits.
//~ done UNG_962 - f2af5e97 -
#[test]
fn UNG_962_lightfused_stegodon() {
    check! { Paladin:
        Give("UNG_962"), Cost("UNG_962", 3), Stats("UNG_962", 3, 3), Ally("CS2_101t"), Ally("CS2_182"),
        Force(Card("UNG_999t3")), Play("UNG_962", Nothing), ChooseCard("UNG_999t3"), StatsNow(My(0), 4, 1), StatsNow(My(1), 4, 5),
    }
    check! { Paladin:
        Ally("CS2_101t"), EndTurn, Force(Card("UNG_999t3")), Play("UNG_962", Nothing), ChooseCard("UNG_999t3"),
        StatsNow(My(0), 1, 1),
    }
}

/// Sunkeeper Tarim · Minion · 6 mana · 3/7 · **Taunt Battlecry:** Set all other minions' Attack and Health to 3.
//~ done UNG_015 - e0c0754a -
#[test]
fn UNG_015_sunkeeper_tarim() {
    check! { Paladin:
        Ally("CS2_200"), Enemy("CS2_231"), Enemy("EX1_399"), Give("CS2_200"), Play("UNG_015", Nothing),
        HasNow(My(1), GameTag::TAUNT), StatsNow(My(0), 3, 3), StatsNow(Their(0), 3, 3), StatsNow(Their(1), 3, 3), StatsNow(My(1), 3, 7),
        StatsNow(InHand(0), 6, 7), Health(TheirHero, 30),
    }
}
