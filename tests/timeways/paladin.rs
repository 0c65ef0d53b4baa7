//! Paladin cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 8e404ed7

/// `END_012` · Paladin weapon · 3 mana · 4/2 durability
/// > Can't attack heroes. **Battlecry:** Set this weapon's Attack to INFINITY this turn!
///
/// State: Todo
//~ todo END_012 47e22bbb 10ee7386 6fcd051a.f6fc9c5a
#[test]
#[ignore = "todo: Hand of Infinity"]
fn END_012_hand_of_infinity() {
    unwritten("END_012");
}

/// `TIME_009` · Paladin minion · 8 mana · 6/6
/// > **Fabled Battlecry:** Put one of each Aura from your deck into the battlefield.
///
/// State: Todo
//~ todo TIME_009 133591a7 79dde1ff 510d9ef1.c6e420c9
#[test]
#[ignore = "todo: Gelbin of Tomorrow"]
fn TIME_009_gelbin_of_tomorrow() {
    unwritten("TIME_009");
}

/// `TIME_009t1` · Paladin spell · Holy · 4 mana
/// > **Tradeable** At the end of your turn, restore #4 Health to all your characters. Lasts @ turns.
///
/// State: Todo
//~ todo TIME_009t1 6d52a999 e4df96e2 96e84bb4.b6e06d8f
#[test]
#[ignore = "todo: Gnomish Aura"]
fn TIME_009t1_gnomish_aura() {
    unwritten("TIME_009t1");
}

/// `TIME_015` · Paladin minion · 2 mana · 2/1
/// > **Divine Shield Battlecry:** Restore #3 Health to your hero and give them **Divine Shield**.
///
/// State: Todo
//~ todo TIME_015 a316610e a16c1d7c 8a23a0a3.f2c4fe41
#[test]
#[ignore = "todo: Hardlight Protector"]
fn TIME_015_hardlight_protector() {
    unwritten("TIME_015");
}

/// `TIME_016` · Paladin spell · Holy · 3 mana
/// > **Discover** a Paladin Mech from the past. Give it +5/+5.
///
/// State: Done
//~ done TIME_016 a87e7292 - daf8b2af.a752a141
#[test]
fn TIME_016_neon_innovation() {
    check(
        CardClass::Paladin,
        &[
            Give("TIME_016"),
            Cost("TIME_016", 3),
            Force(Card("GVG_058")),
            Play("TIME_016", Nothing),
            ChooseCard("GVG_058"),
            Now(InHand(0), 7, 7),
        ],
    );
}

/// `TIME_017` · Paladin minion · 4 mana · 2/1
/// > **Divine Shield Deathrattle:** Summon a 7/7 Tank with **Divine Shield**.
///
/// State: Todo
//~ todo TIME_017 1fe6e91c a3b2332d 838801eb.fe570106
#[test]
#[ignore = "todo: Tankgineer"]
fn TIME_017_tankgineer() {
    unwritten("TIME_017");
}

/// `TIME_018` · Paladin spell · Holy · 3 mana
/// > **Rewind** Get 2 random Holy spells. Restore Health to your hero equal to their Costs.
///
/// State: Todo
//~ todo TIME_018 fac1f28a 6939c738 27b9288e.922a43ea
#[test]
#[ignore = "todo: Mend the Timeline"]
fn TIME_018_mend_the_timeline() {
    unwritten("TIME_018");
}

/// `TIME_019` · Paladin minion · 4 mana · 3/3
/// > **Battlecry:** If you control an Aura, deal 3 damage to all enemies.
///
/// State: Todo
//~ todo TIME_019 9475483e ad1f618d 8c54b3e1.17a59ee5
#[test]
#[ignore = "todo: Manifested Timeways"]
fn TIME_019_manifested_timeways() {
    unwritten("TIME_019");
}

/// `TIME_044` · Paladin location · 2 mana · 0 uses
/// > Give a minion +2/+1. *Advance to the present!*
///
/// State: Todo
//~ todo TIME_044 e5a66543 c3635cbf f5dcae58.dbca1153
#[test]
#[ignore = "todo: Past Gnomeregan"]
fn TIME_044_past_gnomeregan() {
    unwritten("TIME_044");
}

/// `TIME_044t1` · Paladin location · 2 mana · 0 uses
/// > Give a minion +2/+1 and "**Deathrattle:** Deal 2 damage to the enemy hero." *Advance to the future!*
///
/// State: Todo
//~ todo TIME_044t1 b2132d87 db6c069f f40b533f.17bfcf3a
#[test]
#[ignore = "todo: Present Gnomeregan"]
fn TIME_044t1_present_gnomeregan() {
    unwritten("TIME_044t1");
}

/// `TIME_044t2` · Paladin location · 2 mana · 0 uses
/// > Give a minion +2/+1, **Divine Shield**, and "**Deathrattle:** Deal 2 damage to the enemy hero."
///
/// State: Todo
//~ todo TIME_044t2 990ac3af cd22f27c 521abf88.d1a47856
#[test]
#[ignore = "todo: Future Gnomeregan"]
fn TIME_044t2_future_gnomeregan() {
    unwritten("TIME_044t2");
}

/// `TIME_706` · Paladin minion · 2 mana · 2/3
/// > **Battlecry:** Replace your hand with your starting hand. Swap back at the end of your turn.
///
/// State: Todo
//~ todo TIME_706 d7b998df 157cb51b 74a09777.7b9009cb
#[test]
#[ignore = "todo: The Fins Beyond Time"]
fn TIME_706_the_fins_beyond_time() {
    unwritten("TIME_706");
}
