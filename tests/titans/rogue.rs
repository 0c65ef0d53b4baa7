//! Rogue cards of TITANS, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 76dc1b2d

/// `TTN_719` · Rogue spell · 2 mana
/// > Get three 1/1 **Magnetic** Sparkbots with random **Bonus Effects**.
///
/// State: Todo
//~ todo TTN_719 af9f89e6 5f4ce781 bd6dd015.9270037e
#[test]
#[ignore = "todo: From the Scrapheap"]
fn TTN_719_from_the_scrapheap() {
    unwritten("TTN_719");
}

/// `TTN_721` · Rogue minion · 6 mana · 3/5
/// > **T1T4N** This minion's abilities repeat on another random friendly minion.
///
/// State: Todo
//~ todo TTN_721 36f91526 976028a9 dc6fb64e.43195578
#[test]
#[ignore = "todo: V-07-TR-0N Prime"]
fn TTN_721_v_07_tr_0n_prime() {
    unwritten("TTN_721");
}

/// `TTN_721t` · Rogue spell · 0 mana
/// > Gain +2/+1. Deal 4 damage to a random enemy.
///
/// State: Done
//~ done TTN_721t d5d6fd1a - b27f7643.9e4b600c
#[test]
fn TTN_721t_attach_the_cannons() {
    check(
        CardClass::Rogue,
        &[
            Give("TTN_721t"),
            Cost("TTN_721t", 0),
            Friend("TTN_721"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Use(Nth(1), 0, Nothing),
            Now(Nth(1), 5, 6),
            Health(Nth(2), 1),
            Health(TheirHero, 30),
            Health(MyHero, 30),
        ],
    );
    check(CardClass::Rogue, &[Friend("TTN_721"), Use(Nth(0), 0, Nothing), Health(TheirHero, 26)]);
}

/// `TTN_721t1` · Rogue spell · 0 mana
/// > Gain +1/+2. Draw a card.
///
/// State: Done
//~ done TTN_721t1 35157ede - 463508f8.2b21267e
#[test]
fn TTN_721t1_full_power() {
    check(
        CardClass::Rogue,
        &[
            Give("TTN_721t1"),
            Cost("TTN_721t1", 0),
            Friend("TTN_721"),
            Use(Nth(1), 1, Nothing),
            Now(Nth(1), 4, 7),
            HandCount(Mine, 2),
            DeckCount(Mine, 18),
        ],
    );
}

/// `TTN_721t2` · Rogue spell · 0 mana
/// > Gain +3 Health and **Elusive**.
///
/// State: Done
//~ done TTN_721t2 b703608a - bf60b006.9679dc46
#[test]
fn TTN_721t2_maximize_defenses() {
    check(
        CardClass::Rogue,
        &[
            Give("TTN_721t2"),
            Cost("TTN_721t2", 0),
            Friend("TTN_721"),
            Use(Nth(1), 2, Nothing),
            Now(Nth(1), 3, 8),
            HasNow(Nth(1), GameTag::ELUSIVE),
            Give("CS2_008"),
            CannotTarget("CS2_008", Nth(1)),
        ],
    );
}

/// `TTN_726` · Rogue spell · 1 mana
/// > Minions take double damage this turn. Deal $1 damage.
///
/// State: Todo
//~ todo TTN_726 8c6bf75f c436ffb5 c54a202b.36cd4e3b
#[test]
#[ignore = "todo: Tar Slick"]
fn TTN_726_tar_slick() {
    unwritten("TTN_726");
}

/// `TTN_920` · Rogue minion · 3 mana · 2/5
/// > After you play a Mech, get a random one of Mimiron's Gadgets.
///
/// State: Todo
//~ todo TTN_920 ac143c06 1bf47d77 90993ca5.a94ba37a
#[test]
#[ignore = "todo: Mimiron, the Mastermind"]
fn TTN_920_mimiron_the_mastermind() {
    unwritten("TTN_920");
}

/// `TTN_920t6` · Rogue spell · 1 mana
/// > Give a friendly minion +3 Attack. It gains **Stealth** until your next turn.
///
/// State: Todo
//~ todo TTN_920t6 a09a53ef f3add735 a6903fba.0780a22f
#[test]
#[ignore = "todo: Mimiron's Cloakfield"]
fn TTN_920t6_mimirons_cloakfield() {
    unwritten("TTN_920t6");
}

/// `TTN_920t7` · Rogue spell · 1 mana
/// > Choose two minions. They swap stats.
///
/// State: Todo
//~ todo TTN_920t7 87d189f9 2d7470a7 418d6020.d98b91e1
#[test]
#[ignore = "todo: Mimiron's Switch"]
fn TTN_920t7_mimirons_switch() {
    unwritten("TTN_920t7");
}

/// `TTN_922` · Rogue spell · 1 mana
/// > Shuffle the two left-most cards in your hand into your deck. Draw 3 cards.
///
/// State: Done
//~ done TTN_922 52097368 - 9a52afb3.5a5eccb7
#[test]
fn TTN_922_gear_shift() {
    check(
        CardClass::Rogue,
        &[
            Give("TTN_922"),
            Cost("TTN_922", 1),
            Give("CS2_231"),
            Give("CS2_200"),
            Give("CS2_120"),
            EmptyDeck(Mine),
            OnTop("CS2_182"),
            Play("TTN_922", Nothing),
            HandCount(Mine, 4),
            DeckCount(Mine, 0),
            Health(MyHero, 30),
            Is(InHand(0), "CS2_120"),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("CS2_231"),
            Give("CS2_200"),
            Give("CS2_120"),
            Play("TTN_922", Nothing),
            HandCount(Mine, 4),
            DeckCount(Mine, 18),
            In(Nth(0), Zone::Deck),
            In(Nth(1), Zone::Deck),
            In(Nth(2), Zone::Hand),
        ],
    );
}
