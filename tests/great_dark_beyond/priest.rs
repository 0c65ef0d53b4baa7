//! Priest cards of The Great Dark Beyond, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 10e753dc

/// `GDB_439` · Priest spell · Holy · 2 mana
/// > Give a minion +1/+1 and **Divine Shield**. Costs (0) if you played an adjacent card this turn.
///
/// State: Todo
//~ todo GDB_439 de558864 7b822a7b ac9d7a93.6646a09a
#[test]
#[ignore = "todo: Orbital Halo"]
fn GDB_439_orbital_halo() {
    unwritten("GDB_439");
}

/// `GDB_440` · Priest minion · 4 mana · 4/2
/// > **Battlecry:** If the combined Health of both heroes is exactly 42, set your hero's Health to 42.
///
/// State: Todo
//~ todo GDB_440 e63bfd51 1e0ca8a2 934edd85.759d159b
#[test]
#[ignore = "todo: Mystified To'cha"]
fn GDB_440_mystified_tocha() {
    unwritten("GDB_440");
}

/// `GDB_441` · Priest minion · 3 mana · 2/4
/// > Whenever another minion is **Overhealed**, give it that much extra Health.
///
/// State: Todo
//~ todo GDB_441 f6975f5c 029ff4cc cc0e8436.65332ac1
#[test]
#[ignore = "todo: Anchorite"]
fn GDB_441_anchorite() {
    unwritten("GDB_441");
}

/// `GDB_442` · Priest minion · 3 mana · 3/3
/// > Spellburst**:** Summon a random 3-Cost minion. *(Holy spells don't remove this **Spellburst.)*
///
/// State: Todo
//~ todo GDB_442 034b7516 55e28092 17e5fc42.94a78d7f
#[test]
#[ignore = "todo: K'ure, the Light Beyond"]
fn GDB_442_kure_the_light_beyond() {
    unwritten("GDB_442");
}

/// `GDB_455` · Priest minion · 4 mana · 4/4
/// > **Battlecry:** The next two Draenei you play summon a copy of themselves.
///
/// State: Todo
//~ todo GDB_455 a300eeb0 8a98b8b4 207e7a21.6584f10d
#[test]
#[ignore = "todo: Askara"]
fn GDB_455_askara() {
    unwritten("GDB_455");
}

/// `GDB_464` · Priest spell · 0 mana
/// > Set EVERY minion's Attack and Health to the lower of the two.
///
/// State: Todo
//~ todo GDB_464 c4a9d87d 68ca5e52 86ec54f5.fa6d168a
#[test]
#[ignore = "todo: Gravity Lapse"]
fn GDB_464_gravity_lapse() {
    unwritten("GDB_464");
}

/// `SC_757` · Priest spell · 1 mana
/// > Summon a copy of a friendly Protoss minion. It takes double damage.
///
/// State: Todo
//~ todo SC_757 1babb765 4591ae45 af042042.66e24b2d
#[test]
#[ignore = "todo: Hallucination"]
fn SC_757_hallucination() {
    unwritten("SC_757");
}

/// `SC_762` · Priest minion · 12 mana · 10/10
/// > **Taunt Battlecry and Deathrattle:** Get two random Protoss minions.
///
/// State: Done
//~ done SC_762 a8d3b462 - 63d1b49c.ad52986e
#[test]
fn SC_762_mothership() {
    check(
        CardClass::Priest,
        &[
            Give("SC_762"),
            Cost("SC_762", 12),
            Stats("SC_762", 10, 10),
            Has("SC_762", GameTag::TAUNT),
            Friend("SC_762"),
            Force(Card("SC_763")),
            Force(Card("SC_764")),
            Kill(My(0)),
            HandCount(Mine, 3),
            Is(InHand(1), "SC_763"),
            Is(InHand(2), "SC_764"),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Friend("GVG_006"),
            Friend("GVG_006"),
            Force(Card("SC_783")),
            Never(Card("SC_755")),
            Play("SC_762", Nothing),
            HandCount(Mine, 2),
            Is(InHand(0), "SC_783"),
        ],
    );
}
