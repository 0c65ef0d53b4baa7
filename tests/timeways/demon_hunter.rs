//! Demon Hunter cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 367ec5a9

/// `END_006` · Demon Hunter minion · 5 mana · 3/5
/// > **Battlecry:** Give your hero +3 Attack this turn, next turn, and the turn after.
///
/// State: Todo
//~ todo END_006 e982ff1c cb2da36d eecd26f9.80db4b60
#[test]
#[ignore = "todo: Chronikar"]
fn END_006_chronikar() {
    unwritten("END_006");
}

/// `TIME_020` · Demon Hunter minion · 2 mana · 12/12
/// > **Fabled, Charge Start of Game:** Disappear. Kill all 4 Demons from Argus to reappear in hand.
///
/// State: Todo
//~ todo TIME_020 44e7025a bd734b11 5bcbd13b.89f12086
#[test]
#[ignore = "todo: Broxigar"]
fn TIME_020_broxigar() {
    unwritten("TIME_020");
}

/// `TIME_020t1` · Demon Hunter weapon · 3 mana · 3/2 durability
/// > **Lifesteal** After your hero attacks and kills a minion, draw a Portal to Argus.
///
/// State: Todo
//~ todo TIME_020t1 bd4fa40c 57263b23 fc6be77c.2bc2d635
#[test]
#[ignore = "todo: Axe of Cenarius"]
fn TIME_020t1_axe_of_cenarius() {
    unwritten("TIME_020t1");
}

/// `TIME_020t2` · Demon Hunter spell · Fel · 0 mana
/// > Summon a 1/1 Demon for your opponent. When it dies, draw a card and shuffle the next Portal into your deck.
///
/// State: Todo
//~ todo TIME_020t2 990a27d9 1571a013 040aaf12.6c024d1b
#[test]
#[ignore = "todo: First Portal to Argus"]
fn TIME_020t2_first_portal_to_argus() {
    unwritten("TIME_020t2");
}

/// `TIME_020t2t` · Demon Hunter minion · 1 mana · 1/1
/// > **Deathrattle:** Your opponent draws a card. Shuffle the Second Portal to Argus into their deck.
///
/// State: Todo
//~ todo TIME_020t2t 54b6766e de5b63e3 d8f460db.57ddb0ad
#[test]
#[ignore = "todo: Fleeing Ur'zul"]
fn TIME_020t2t_fleeing_urzul() {
    unwritten("TIME_020t2t");
}

/// `TIME_020t3` · Demon Hunter spell · Fel · 0 mana
/// > Summon a 2/1 Demon for your opponent. When it dies, draw a card and shuffle the next Portal into your deck.
///
/// State: Todo
//~ todo TIME_020t3 7ac9ff03 7e1ec697 be47cd53.52423d87
#[test]
#[ignore = "todo: Second Portal to Argus"]
fn TIME_020t3_second_portal_to_argus() {
    unwritten("TIME_020t3");
}

/// `TIME_020t3t` · Demon Hunter minion · 2 mana · 2/1
/// > **Deathrattle:** Your opponent draws a card. Shuffle the Third Portal to Argus into their deck.
///
/// State: Todo
//~ todo TIME_020t3t 969d278d 9d6d3672 1dac092a.0fa06b98
#[test]
#[ignore = "todo: Fleeing Incubus"]
fn TIME_020t3t_fleeing_incubus() {
    unwritten("TIME_020t3t");
}

/// `TIME_020t4` · Demon Hunter spell · Fel · 0 mana
/// > Summon a 3/1 Demon for your opponent. When it dies, draw a card and shuffle the next Portal into your deck.
///
/// State: Todo
//~ todo TIME_020t4 b9b484e3 9c33b901 bef8064a.c20720ea
#[test]
#[ignore = "todo: Third Portal to Argus"]
fn TIME_020t4_third_portal_to_argus() {
    unwritten("TIME_020t4");
}

/// `TIME_020t4t` · Demon Hunter minion · 3 mana · 3/1
/// > **Deathrattle:** Your opponent draws a card. Shuffle the Final Portal to Argus into their deck.
///
/// State: Todo
//~ todo TIME_020t4t 2e83596b 863d4e40 766d3e8b.862d8e69
#[test]
#[ignore = "todo: Fleeing Wrathguard"]
fn TIME_020t4t_fleeing_wrathguard() {
    unwritten("TIME_020t4t");
}

/// `TIME_020t5` · Demon Hunter spell · Fel · 0 mana
/// > Summon a 4/1 Demon for your opponent. When it dies, Broxigar reappears in your hand.
///
/// State: Todo
//~ todo TIME_020t5 d8d42216 ff821e64 3449e2fe.37e0d9bd
#[test]
#[ignore = "todo: Final Portal to Argus"]
fn TIME_020t5_final_portal_to_argus() {
    unwritten("TIME_020t5");
}

/// `TIME_020t5t` · Demon Hunter minion · 4 mana · 4/1
/// > **Deathrattle:** Broxigar reappears in your opponent's hand.
///
/// State: Todo
//~ todo TIME_020t5t bfa489b7 884ca1ee 9bad7f34.c661359f
#[test]
#[ignore = "todo: Fleeing Terrorguard"]
fn TIME_020t5t_fleeing_terrorguard() {
    unwritten("TIME_020t5t");
}

/// `TIME_022` · Demon Hunter minion · 8 mana · 7/9
/// > **Rush** Costs (4) less if a minion is **Dormant**.
///
/// State: Done
//~ done TIME_022 ae21d76c - 3d539713.32286db3
#[test]
fn TIME_022_perennial_serpent() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TIME_022"),
            Cost("TIME_022", 8),
            Stats("TIME_022", 7, 9),
            Has("TIME_022", GameTag::RUSH),
            CostNow(Nth(0), 8),
            Play("BT_156", Nothing),
            CostNow(Nth(0), 4),
            EndTurn,
            EndTurn,
            CostNow(Nth(0), 4),
            EndTurn,
            EndTurn,
            CostNow(Nth(0), 8),
        ],
    );
    check(CardClass::DemonHunter, &[Give("TIME_022"), EndTurn, Play("BT_156", Nothing), EndTurn, CostNow(Nth(0), 4)]);
}

/// `TIME_441` · Demon Hunter spell · Fel · 4 mana
/// > **Rewind** Deal $4 damage to two random enemies.
///
/// State: Todo
//~ todo TIME_441 1c2c8834 ede270fe cc4e3cd1.066602c9
#[test]
#[ignore = "todo: Aeon Rend"]
fn TIME_441_aeon_rend() {
    unwritten("TIME_441");
}

/// `TIME_442` · Demon Hunter minion · 4 mana · 2/6
/// > **Battlecry:** Imprison an enemy minion. It goes **Dormant** for 10,000 turns. **Deathrattle:** Awaken it.
///
/// State: Todo
//~ todo TIME_442 446e1e46 6d7c9c25 f89c2cd3.907958e4
#[test]
#[ignore = "todo: Timeway Warden"]
fn TIME_442_timeway_warden() {
    unwritten("TIME_442");
}

/// `TIME_444` · Demon Hunter weapon · 1 mana · 2/2 durability
/// > **Deathrattle:** Get a random Demon from the past.
///
/// State: Done
//~ done TIME_444 dc857da5 - 7ab57f16.3b089443
#[test]
fn TIME_444_time_lost_glaive() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TIME_444"),
            Cost("TIME_444", 1),
            Stats("TIME_444", 2, 2),
            Friend("TIME_444"),
            Force(Card("CS2_065")),
            Kill(MyWeapon),
            Is(InHand(1), "CS2_065"),
        ],
    );
}

/// `TIME_446` · Demon Hunter location · 6 mana · 0 uses
/// > **Discover** any Demon that costs (5) or more. If your deck has no minions, your next one costs (1).
///
/// State: Todo
//~ todo TIME_446 f710abc6 18111bd6 f71208a2.a66c958e
#[test]
#[ignore = "todo: The Eternal Hold"]
fn TIME_446_the_eternal_hold() {
    unwritten("TIME_446");
}

/// `TIME_448` · Demon Hunter spell · 3 mana
/// > **Discover** 2 minions. If your deck has no minions, reduce the Cost of any in your hand by (2).
///
/// State: Todo
//~ todo TIME_448 cd714244 a98fc49b 4b56a416.64c2ac10
#[test]
#[ignore = "todo: Solitude"]
fn TIME_448_solitude() {
    unwritten("TIME_448");
}

/// `TIME_449` · Demon Hunter spell · 3 mana
/// > Give your hero +4 Attack this turn. If your deck has no minions, give any in hand +4 Attack.
///
/// State: Todo
//~ todo TIME_449 e4db5c35 6ae7b0e9 7d8adff4.65743521
#[test]
#[ignore = "todo: Lasting Legacy"]
fn TIME_449_lasting_legacy() {
    unwritten("TIME_449");
}
