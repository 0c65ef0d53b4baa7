//! Neutral cards of Whispers of the Old Gods, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b308edcd

/// `OG_102` · Neutral minion · 5 mana · 3/6
/// > **Battlecry:** Swap stats with a friendly minion.
///
/// State: Todo
//~ todo OG_102 f25fc2e4 b35a7fdc 0fdd2250.cb796893
#[test]
#[ignore = "todo: Darkspeaker"]
fn OG_102_darkspeaker() {
    unwritten("OG_102");
}

/// `OG_123` · Neutral minion · 1 mana · 1/1
/// > Each turn this is in your hand, transform it into a random minion.
///
/// State: Todo
//~ todo OG_123 a84f6e66 fcd89f24 eaff9a60.fe2a4d51
#[test]
#[ignore = "todo: Shifter Zerus"]
fn OG_123_shifter_zerus() {
    unwritten("OG_123");
}

/// `OG_131` · Neutral minion · 7 mana · 6/7
/// > Taunt **Battlecry:** If your C'Thun has at least 10 Attack, summon another Emperor.
///
/// State: Todo
//~ todo OG_131 a7cc32a9 984008dc d1942285.47621c2e
#[test]
#[ignore = "todo: Twin Emperor Vek'lor"]
fn OG_131_twin_emperor_veklor() {
    unwritten("OG_131");
}

/// `OG_134` · Neutral minion · 10 mana · 7/5
/// > **Battlecry:** Cast a random spell for each spell you've cast this game *(targets chosen randomly)*.
///
/// State: Done
//~ done OG_134 215dc9cc - 8e44c051.1f533809
#[test]
fn OG_134_yogg_saron_hopes_end() {
    check(
        CardClass::Mage,
        &[
            Give("OG_134"),
            Cost("OG_134", 10),
            Stats("OG_134", 7, 5),
            Play("GAME_005", Nothing),
            Force(Card("CS2_023")),
            Play("OG_134", Nothing),
            HandCount(Mine, 2),
        ],
    );
}

/// `OG_162` · Neutral minion · 3 mana · 2/2
/// > **Battlecry:** Deal 2 damage. Give your C'Thun +2/+2 *(wherever it is)*.
///
/// State: Done
//~ done OG_162 868aaa55 - 31302e18.c5690774
#[test]
fn OG_162_disciple_of_c_thun() {
    check(
        CardClass::Mage,
        &[
            Give("OG_162"),
            Cost("OG_162", 3),
            Stats("OG_162", 2, 2),
            Friend("OG_280"),
            Play("OG_162", On(TheirHero)),
            Damage(TheirHero, 2),
            Now(My(0), 8, 8),
        ],
    );
}

/// `OG_173` · Neutral minion · 9 mana · 9/9
/// > If you control two of these at the end of your turn, merge them into 'The Ancient One'.
///
/// State: Todo
//~ todo OG_173 be13a8e7 be8bcc71 1ccb9a2f.d87ac2dc
#[test]
#[ignore = "todo: Blood of The Ancient One"]
fn OG_173_blood_of_the_ancient_one() {
    unwritten("OG_173");
}

/// `OG_255` · Neutral minion · 8 mana · 7/9
/// > **Battlecry:** Give your C'Thun +2/+2 *(wherever it is).* If it's dead, shuffle it into your deck.
///
/// State: Todo
//~ todo OG_255 126f0f22 8ae1b9af a7f85c2c.f071b8bd
#[test]
#[ignore = "todo: Doomcaller"]
fn OG_255_doomcaller() {
    unwritten("OG_255");
}

/// `OG_281` · Neutral minion · 2 mana · 2/3
/// > **Battlecry:** Give your C'Thun +2/+2 *(wherever it is).*
///
/// State: Done
//~ done OG_281 3f437d28 - 822ff3bf.fe935152
#[test]
fn OG_281_beckoner_of_evil() {
    check(
        CardClass::Mage,
        &[
            Give("OG_281"),
            Cost("OG_281", 2),
            Stats("OG_281", 2, 3),
            Friend("OG_280"),
            Play("OG_281", Nothing),
            Now(My(0), 8, 8),
        ],
    );
}

/// `OG_283` · Neutral minion · 4 mana · 4/2
/// > **Divine Shield Battlecry:** Give your C'Thun +3/+3 *(wherever it is).*
///
/// State: Done
//~ done OG_283 efd94e08 - 7e879b7c.e3544be4
#[test]
fn OG_283_c_thuns_chosen() {
    check(
        CardClass::Mage,
        &[
            Give("OG_283"),
            Cost("OG_283", 4),
            Stats("OG_283", 4, 2),
            Has("OG_283", GameTag::DIVINE_SHIELD),
            Friend("OG_280"),
            Play("OG_283", Nothing),
            Now(My(0), 9, 9),
        ],
    );
}

/// `OG_284` · Neutral minion · 2 mana · 1/4
/// > **Taunt Battlecry:** Give your C'Thun +1/+1 and **Taunt* (wherever it is)*.
///
/// State: Done
//~ done OG_284 095ac78c - 34b44d63.696cff35
#[test]
fn OG_284_twilight_geomancer() {
    check(
        CardClass::Mage,
        &[
            Give("OG_284"),
            Cost("OG_284", 2),
            Stats("OG_284", 1, 4),
            Has("OG_284", GameTag::TAUNT),
            Friend("OG_280"),
            Play("OG_284", Nothing),
            Now(My(0), 7, 7),
            HasNow(My(0), GameTag::TAUNT),
        ],
    );
}

/// `OG_286` · Neutral minion · 3 mana · 3/4
/// > At the end of your turn, give your C'Thun +1/+1 *(wherever it is).*
///
/// State: Done
//~ done OG_286 06ee5f7a - 07511b2e.e978818b
#[test]
fn OG_286_twilight_elder() {
    check(
        CardClass::Mage,
        &[
            Give("OG_286"),
            Cost("OG_286", 3),
            Stats("OG_286", 3, 4),
            Friend("OG_280"),
            Friend("OG_286"),
            EndTurn,
            Now(My(0), 7, 7),
        ],
    );
}

/// `OG_321` · Neutral minion · 4 mana · 3/6
/// > **Taunt** Whenever this minion takes damage, give your C'Thun +1/+1 *(wherever it is).*
///
/// State: Done
//~ done OG_321 6c021eee - d6756d33.a4a4ea48
#[test]
fn OG_321_crazed_worshipper() {
    check(
        CardClass::Mage,
        &[
            Give("OG_321"),
            Cost("OG_321", 4),
            Stats("OG_321", 3, 6),
            Has("OG_321", GameTag::TAUNT),
            Friend("OG_280"),
            Friend("OG_321"),
            Hurt(My(1), 1),
            Now(My(0), 7, 7),
        ],
    );
}

/// `OG_339` · Neutral minion · 6 mana · 7/6
/// > **Battlecry:** Give your C'Thun +2/+2 *(wherever it is)*.
///
/// State: Done
//~ done OG_339 04fec5f7 - eccd5504.a6f31d1a
#[test]
fn OG_339_skeram_cultist() {
    check(
        CardClass::Mage,
        &[
            Give("OG_339"),
            Cost("OG_339", 6),
            Stats("OG_339", 7, 6),
            Friend("OG_280"),
            Play("OG_339", Nothing),
            Now(My(0), 8, 8),
        ],
    );
}
