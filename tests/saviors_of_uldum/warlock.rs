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
    check! { Warlock:
        Give("ULD_162"), Cost("ULD_162", 3), Stats("ULD_162", 3, 3), Friend("DAL_614"), Play("ULD_162", On(My(0))),
        Dead(Nth(1)), BoardCount(Mine, 2), Is(My(1), "ULD_162t"),
    }
    check! { Warlock: Friend("DAL_614"), Friend("DAL_614"), Play("ULD_162", On(My(0))), BoardCount(Mine, 3) }
    check! { Warlock: Friend("DAL_614"), Play("ULD_162", On(My(0))), Play("ULD_162", Nothing) }
    check! { Warlock: Friend("DAL_614"), EndTurn, Play("ULD_162", Nothing) }
}

/// Dark Pharaoh Tekahn · Minion · 5 mana · 4/4 · **Battlecry:** For the rest of the game, your **Lackeys** are 4/4.
//~ done ULD_168 - 968d26d9 -
#[test]
fn ULD_168_dark_pharaoh_tekahn() {
    check! { Warlock:
        Friend("DAL_614"), Enemy("DAL_614"), Friend("CS2_231"), Give("DAL_614"), Play("ULD_168", Nothing),
        Now(My(0), 4, 4), Now(My(1), 1, 1), Now(Their(0), 1, 1), Now(InHand(0), 4, 4), Force(Card("DAL_614")),
        Play("DAL_400", Nothing), Now(InHand(1), 4, 4), Enchant(InHand(1), "CS2_092e"), Now(InHand(1), 8, 8), EndTurn,
        EndTurn, Play("DAL_614", On(TheirHero)), Play("DAL_614", On(TheirHero)), Damage(TheirHero, 4), Now(My(4), 8, 8),
        Now(My(5), 4, 4), Summon("DAL_614"), Now(My(6), 4, 4),
    }
    // A copy has what its original has: Faceless Manipulator of one that is 8/8.
    check! { Warlock:
        Play("ULD_168", Nothing), Summon("DAL_614"), Now(My(1), 4, 4), Enchant(My(1), "CS2_092e"), Now(My(1), 8, 8),
        Crystals(10), Play("EX1_564", On(My(1))), Is(My(2), "DAL_614"), Now(My(2), 8, 8),
    }
}
