//! Priest cards of The Great Dark Beyond, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 10e753dc

/// Orbital Halo · Spell · Holy · 2 mana · Give a minion +1/+1 and **Divine Shield**. Costs (0) if you played an adjacent card this turn.
//~ todo GDB_439 7b822a7b a2f6d231 -
#[test]
#[ignore = "todo: Orbital Halo"]
fn GDB_439_orbital_halo() {
    unwritten("GDB_439");
}

/// Mystified To'cha · Minion · 4 mana · 4/2 · **Battlecry:** If the combined Health of both heroes is exactly 42, set your hero's Health to 42.
//~ todo GDB_440 1e0ca8a2 bca39b91 -
#[test]
#[ignore = "todo: Mystified To'cha"]
fn GDB_440_mystified_tocha() {
    unwritten("GDB_440");
}

/// Anchorite · Minion · Draenei · 3 mana · 2/4 · Whenever another minion is **Overhealed**, give it that much extra Health.
//~ done GDB_441 - 080b0f3d -
#[test]
#[rustfmt::skip]
fn GDB_441_anchorite() {
    check(CardClass::Priest, &[
        Friend("GDB_441"), Friend("CS2_182"), Enemy("CS2_182"), Hurt(My(1), 2), Restore(My(1), 2), Now(My(1), 4, 5),
        Restore(My(1), 3), Now(My(1), 4, 8), Restore(Their(0), 2), Now(Their(0), 4, 7), Restore(My(0), 2),
        Now(My(0), 2, 4),
    ]);
}

/// K'ure, the Light Beyond · Minion · 3 mana · 3/3 · **Spellburst:** Summon a random 3-Cost minion. *(Holy spells don't remove this **Spellburst**.)*
//~ todo GDB_442 55e28092 6e6e116b -
#[test]
#[ignore = "todo: K'ure, the Light Beyond"]
fn GDB_442_kure_the_light_beyond() {
    unwritten("GDB_442");
}

/// Askara · Minion · Draenei · 4 mana · 4/4 · **Battlecry:** The next two Draenei you play summon a copy of themselves.
//~ todo GDB_455 8a98b8b4 3418e21b -
#[test]
#[ignore = "todo: Askara"]
fn GDB_455_askara() {
    unwritten("GDB_455");
}

/// Gravity Lapse · Spell · 0 mana · Set EVERY minion's Attack and Health to the lower of the two.
//~ todo GDB_464 68ca5e52 6bece447 -
#[test]
#[ignore = "todo: Gravity Lapse"]
fn GDB_464_gravity_lapse() {
    unwritten("GDB_464");
}

/// Hallucination · Spell · 1 mana · Summon a copy of a friendly Protoss minion. It takes double damage.
//~ todo SC_757 4591ae45 9f23f795 -
#[test]
#[ignore = "todo: Hallucination"]
fn SC_757_hallucination() {
    unwritten("SC_757");
}

/// Mothership · Minion · Mech · 12 mana · 10/10 · **Taunt Battlecry and Deathrattle:** Get two random Protoss minions.
//~ done SC_762 - 234784c0 -
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
