//! Warlock cards of Saviors of Uldum, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7211a65d

/// `ULD_140` · Warlock spell · 1 mana
/// > **Quest:** Draw 20 cards. **Reward:** Tome of Origination.
///
/// State: Done
//~ done ULD_140 25899d4d - 85993087.a7dafdd9
#[test]
fn ULD_140_supreme_archaeology() {
    let mut table = table(CardClass::Warlock);
    table.steps(&[Give("ULD_140"), Cost("ULD_140", 1), Play("ULD_140", Nothing), EndTurn, EndTurn]);
    for _ in 0..18 {
        table.steps(&[DrawOne, Discard(InHand(0))]);
    }
    table.steps(&[In(Nth(0), Zone::Secret), DrawOne, In(Nth(0), Zone::Graveyard), Is(MyPower, "ULD_140p")]);
    table.steps(&[OnTop("CS2_029"), HeroPower(Nothing), CostNow(The("CS2_029"), 0)]);
}

/// `ULD_162` · Warlock minion · 3 mana · 3/3
/// > **Battlecry:** Destroy a friendly **Lackey** to summon a 5/5 Demon.
///
/// State: Done
//~ done ULD_162 693e94c2 - bf128a99.fa1196de
#[test]
fn ULD_162_evil_recruiter() {
    check(
        CardClass::Warlock,
        &[
            Give("ULD_162"),
            Cost("ULD_162", 3),
            Stats("ULD_162", 3, 3),
            Friend("DAL_614"),
            Play("ULD_162", On(My(0))),
            Dead(Nth(1)),
            BoardCount(Mine, 2),
            Is(My(1), "ULD_162t"),
        ],
    );
}

/// `ULD_168` · Warlock minion · 5 mana · 4/4
/// > **Battlecry:** For the rest of the game, your **Lackeys** are 4/4.
///
/// State: Todo
//~ todo ULD_168 4d066a47 2dd10dd4 c1cd2a54.bc5646fd
#[test]
#[ignore = "todo: Dark Pharaoh Tekahn"]
fn ULD_168_dark_pharaoh_tekahn() {
    unwritten("ULD_168");
}
