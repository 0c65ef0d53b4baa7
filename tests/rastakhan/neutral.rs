//! Neutral cards of Rastakhan's Rumble, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file eedc43b1

/// Griftah · Minion · 4 mana · 4/5 · **Battlecry: Discover** two cards. Give one to your opponent at random.
//~ todo TRL_096 7ed6b598 a3ccedcd -
#[test]
#[ignore = "todo: Griftah"]
fn TRL_096_griftah() {
    unwritten("TRL_096");
}

/// Gurubashi Chicken · Minion · Beast · 1 mana · 1/1 · **Overkill:** Gain +5 Attack.
//~ done TRL_506 - 77d0d1f1 -
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

/// Drakkari Trickster · Minion · 3 mana · 3/4 · **Battlecry:** Give each player a copy of a random card from their opponent's deck.
//~ done TRL_527 - 4a742afc -
#[test]
#[rustfmt::skip]
fn TRL_527_drakkari_trickster() {
    check(CardClass::Mage, &[
        EmptyDeck(Mine), OnTop("CS2_118"), EmptyDeck(Theirs), OnTheirTop("CS2_231"), Play("TRL_527", Nothing),
        HandCount(Mine, 1), Is(InHand(0), "CS2_231"), HandCount(Theirs, 1), Is(InTheirHand(0), "CS2_118"),
        DeckCount(Mine, 1), DeckCount(Theirs, 1),
    ]);
    check(CardClass::Mage, &[
        Play("TRL_527", Nothing), HandCount(Mine, 1), HandCount(Theirs, 1), DeckCount(Mine, 19), DeckCount(Theirs, 20),
    ]);
}

/// Mosh'Ogg Announcer · Minion · 5 mana · 6/5 · Enemies attacking this have a 50% chance to attack someone else.
//~ todo TRL_532 a0528a4e e74a2bb1 -
#[test]
#[ignore = "todo: Mosh'Ogg Announcer"]
fn TRL_532_mosh_ogg_announcer() {
    unwritten("TRL_532");
}

/// Snapjaw Shellfighter · Minion · 5 mana · 3/8 · Whenever an adjacent minion takes damage, this minion takes it instead.
//~ todo TRL_535 ac2c9893 bd0fb1fa -
#[test]
#[ignore = "todo: Snapjaw Shellfighter"]
fn TRL_535_snapjaw_shellfighter() {
    unwritten("TRL_535");
}

/// Da Undatakah · Minion · Undead · 8 mana · 8/5 · **Battlecry:** Gain the **Deathrattle** effects of 3 friendly minions that died this game.
//~ todo TRL_537 41578499 e5a21929 -
#[test]
#[ignore = "todo: Da Undatakah"]
fn TRL_537_da_undatakah() {
    unwritten("TRL_537");
}

/// Corrupted Blood · Spell · Shadow · 1 mana · **Casts When Drawn** Take 3 damage. After you draw, shuffle two copies of this into your deck.
//~ todo TRL_541t 7338c921 9981454d -
#[test]
#[ignore = "todo: Corrupted Blood"]
fn TRL_541t_corrupted_blood() {
    unwritten("TRL_541t");
}

/// Mojomaster Zihi · Minion · 6 mana · 5/5 · **Battlecry:** Set each player to 5 Mana Crystals.
//~ todo TRL_564 50362680 4633eb4c -
#[test]
#[ignore = "todo: Mojomaster Zihi"]
fn TRL_564_mojomaster_zihi() {
    unwritten("TRL_564");
}
