//! Rogue cards of TITANS, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 76dc1b2d

/// From the Scrapheap · Spell · 2 mana · Get three 1/1 **Magnetic** Sparkbots with random **Bonus Effects**.
//~ todo TTN_719 5f4ce781 c726eeb0 -
#[test]
#[ignore = "todo: From the Scrapheap"]
fn TTN_719_from_the_scrapheap() {
    unwritten("TTN_719");
}

/// Attach the Cannons! · Spell · 0 mana · Gain +2/+1. Deal 4 damage to a random enemy.
//~ done TTN_721t - 6c20b5d1 -
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

/// Full Power! · Spell · 0 mana · Gain +1/+2. Draw a card.
//~ done TTN_721t1 - af17e969 -
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

/// Maximize Defenses! · Spell · 0 mana · Gain +3 Health and **Elusive**.
//~ done TTN_721t2 - 56e36f88 -
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

/// Tar Slick · Spell · 1 mana · Minions take double damage this turn. Deal $1 damage.
//~ todo TTN_726 c436ffb5 71391727 -
#[test]
#[ignore = "todo: Tar Slick"]
fn TTN_726_tar_slick() {
    unwritten("TTN_726");
}

/// Mimiron, the Mastermind · Minion · Mech · 3 mana · 2/5 · After you play a Mech, get a random one of Mimiron's Gadgets.
//~ todo TTN_920 1bf47d77 c395f3a4 -
#[test]
#[ignore = "todo: Mimiron, the Mastermind"]
fn TTN_920_mimiron_the_mastermind() {
    unwritten("TTN_920");
}

/// Mimiron's Cloakfield · Spell · 1 mana · Give a friendly minion +3 Attack. It gains **Stealth** until your next turn.
//~ todo TTN_920t6 f3add735 46bd0fc5 -
#[test]
#[ignore = "todo: Mimiron's Cloakfield"]
fn TTN_920t6_mimirons_cloakfield() {
    unwritten("TTN_920t6");
}

/// Mimiron's Switch · Spell · 1 mana · Choose two minions. They swap stats.
//~ todo TTN_920t7 2d7470a7 8fe1ec1f -
#[test]
#[ignore = "todo: Mimiron's Switch"]
fn TTN_920t7_mimirons_switch() {
    unwritten("TTN_920t7");
}

/// Gear Shift · Spell · 1 mana · Shuffle the two left-most cards in your hand into your deck. Draw 3 cards.
//~ done TTN_922 - 7d81dde5 -
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
