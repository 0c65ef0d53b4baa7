//! Neutral cards of Rastakhan's Rumble, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file eedc43b1

/// `TRL_096` · Neutral minion · 4 mana · 4/5
/// > **Battlecry: Discover** two cards. Give one to your opponent at random.
///
/// State: Todo
//~ todo TRL_096 9db35b1a 7ed6b598 20cd8cb7.4411cd89
#[test]
#[ignore = "todo: Griftah"]
fn TRL_096_griftah() {
    unwritten("TRL_096");
}

/// `TRL_506` · Neutral minion · 1 mana · 1/1
/// > **Overkill:** Gain +5 Attack.
///
/// State: Done
//~ done TRL_506 fcdc4192 - 240bfc4b.3a07e5ff
#[test]
fn TRL_506_gurubashi_chicken() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_506"),
            Cost("TRL_506", 1),
            Stats("TRL_506", 1, 1),
            Friend("TRL_506"),
            Enemy("CS2_231"),
            Play("CS2_009", On(My(0))),
            Attack(My(0), Their(0)),
            Now(My(0), 8, 3),
        ],
    );
}

/// `TRL_527` · Neutral minion · 3 mana · 3/4
/// > **Battlecry:** Give each player a copy of a random card from their opponent's deck.
///
/// State: Todo
//~ todo TRL_527 b211a96e 7177ded6 46560b1c.4ae48857
#[test]
#[ignore = "todo: Drakkari Trickster"]
fn TRL_527_drakkari_trickster() {
    unwritten("TRL_527");
}

/// `TRL_532` · Neutral minion · 5 mana · 6/5
/// > Enemies attacking this have a 50% chance to attack someone else.
///
/// State: Todo
//~ todo TRL_532 ca67f680 a0528a4e d6a5bcf3.ab05fe61
#[test]
#[ignore = "todo: Mosh'Ogg Announcer"]
fn TRL_532_mosh_ogg_announcer() {
    unwritten("TRL_532");
}

/// `TRL_535` · Neutral minion · 5 mana · 3/8
/// > Whenever an adjacent minion takes damage, this minion takes it instead.
///
/// State: Todo
//~ todo TRL_535 48fe238f ac2c9893 e36856ab.ecda68f4
#[test]
#[ignore = "todo: Snapjaw Shellfighter"]
fn TRL_535_snapjaw_shellfighter() {
    unwritten("TRL_535");
}

/// `TRL_537` · Neutral minion · 8 mana · 8/5
/// > **Battlecry:** Gain the **Deathrattle** effects of 3 friendly minions that died this game.
///
/// State: Todo
//~ todo TRL_537 15913a1d 41578499 b0b50b91.b187e383
#[test]
#[ignore = "todo: Da Undatakah"]
fn TRL_537_da_undatakah() {
    unwritten("TRL_537");
}

/// `TRL_541t` · Neutral spell · Shadow · 1 mana
/// > **Casts When Drawn** Take 3 damage. After you draw, shuffle two copies of this into your deck.
///
/// State: Todo
//~ todo TRL_541t 59828c34 7338c921 568d6275.20f155ee
#[test]
#[ignore = "todo: Corrupted Blood"]
fn TRL_541t_corrupted_blood() {
    unwritten("TRL_541t");
}

/// `TRL_564` · Neutral minion · 6 mana · 5/5
/// > **Battlecry:** Set each player to 5 Mana Crystals.
///
/// State: Todo
//~ todo TRL_564 91e17a9e 50362680 b592bea5.acf82ed1
#[test]
#[ignore = "todo: Mojomaster Zihi"]
fn TRL_564_mojomaster_zihi() {
    unwritten("TRL_564");
}
