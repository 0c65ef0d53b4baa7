//! Warlock cards of Saviors of Uldum, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7211a65d

/// Supreme Archaeology · Spell · 1 mana · **Quest:** Draw 20 cards. **Reward:** Tome of Origination.
//~ done ULD_140 - c87e7b92 -
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

/// EVIL Recruiter · Minion · 3 mana · 3/3 · **Battlecry:** Destroy a friendly **Lackey** to summon a 5/5 Demon.
//~ done ULD_162 - a5669832 -
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

/// Dark Pharaoh Tekahn · Minion · 5 mana · 4/4 · **Battlecry:** For the rest of the game, your **Lackeys** are 4/4.
//~ todo ULD_168 2dd10dd4 968d26d9 -
#[test]
#[ignore = "todo: Dark Pharaoh Tekahn"]
fn ULD_168_dark_pharaoh_tekahn() {
    unwritten("ULD_168");
}
