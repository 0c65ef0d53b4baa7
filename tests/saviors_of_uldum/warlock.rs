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
    table.steps(&[
        IsInZone(Nth(0), Zone::Secret),
        DrawOne,
        IsInZone(Nth(0), Zone::Graveyard),
        IsCard(MyPower, "ULD_140p"),
    ]);
    table.steps(&[OnTop("CS2_029"), HeroPower(Nothing), CostNow(Newest("CS2_029"), 0)]);
}

/// EVIL Recruiter · Minion · 3 mana · 3/3 · **Battlecry:** Destroy a friendly **Lackey** to summon a 5/5 Demon.
//~ done ULD_162 - a5669832 -
#[test]
fn ULD_162_evil_recruiter() {
    check! { Warlock:
        Give("ULD_162"), Cost("ULD_162", 3), Stats("ULD_162", 3, 3), Ally("DAL_614"), Play("ULD_162", On(My(0))),
        Dead(Nth(1)), BoardCount(Mine, 2), IsCard(My(1), "ULD_162t"),
    }
    check! { Warlock: Ally("DAL_614"), Ally("DAL_614"), Play("ULD_162", On(My(0))), BoardCount(Mine, 3) }
    check! { Warlock: Ally("DAL_614"), Play("ULD_162", On(My(0))), Play("ULD_162", Nothing) }
    check! { Warlock: Ally("DAL_614"), EndTurn, Play("ULD_162", Nothing) }
}

/// Dark Pharaoh Tekahn · Minion · 5 mana · 4/4 · **Battlecry:** For the rest of the game, your **Lackeys** are 4/4.
//~ done ULD_168 - 968d26d9 -
#[test]
fn ULD_168_dark_pharaoh_tekahn() {
    check! { Warlock:
        Ally("DAL_614"), Enemy("DAL_614"), Ally("CS2_231"), Give("DAL_614"), Play("ULD_168", Nothing),
        StatsNow(My(0), 4, 4), StatsNow(My(1), 1, 1), StatsNow(Their(0), 1, 1), StatsNow(InHand(0), 4, 4), Force(Card("DAL_614")),
        Play("DAL_400", Nothing), StatsNow(InHand(1), 4, 4), Enchant(InHand(1), "CS2_092e"), StatsNow(InHand(1), 8, 8), EndTurn,
        EndTurn, Play("DAL_614", On(TheirHero)), Play("DAL_614", On(TheirHero)), Damage(TheirHero, 4), StatsNow(My(4), 8, 8),
        StatsNow(My(5), 4, 4), Summon("DAL_614"), StatsNow(My(6), 4, 4),
    }
    // A copy has what its original has: Faceless Manipulator of one that is 8/8.
    check! { Warlock:
        Play("ULD_168", Nothing), Summon("DAL_614"), StatsNow(My(1), 4, 4), Enchant(My(1), "CS2_092e"), StatsNow(My(1), 8, 8),
        Crystals(10), Play("EX1_564", On(My(1))), IsCard(My(2), "DAL_614"), StatsNow(My(2), 8, 8),
    }
}

/// Sinister Deal · Spell · 1 mana · **Discover** a **Lackey**.
//~ done ULD_160 - f1c0ec26 -
#[test]
fn ULD_160_sinister_deal() {
    check! { Warlock:
        Force(Card("DAL_741")), Play("ULD_160", Nothing), ChooseCard("DAL_741"), HandCount(Mine, 1),
        IsCard(InHand(0), "DAL_741"), HandCount(Theirs, 0),
    }
    check! { Warlock: ForbidOutcome(Card("CS2_182")), Play("ULD_160", Nothing), Choose(0) }
}

/// Expired Merchant · Minion · Undead · 2 mana · 2/1 · **Battlecry:** Discard your highest Cost card. **Deathrattle:** Add 2 copies of it to your hand.
//~ done ULD_163 - 6cb83eac -
#[test]
fn ULD_163_expired_merchant() {
    check! { Warlock:
        Give("CS2_172"), Give("CS2_200"), GiveThem("CS2_186"), Play("ULD_163", Nothing), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_172"), IsInZone(Nth(1), Zone::Graveyard), Kill(My(0)), HandCount(Mine, 3),
        IsCard(InHand(1), "CS2_200"), IsCard(InHand(2), "CS2_200"), HandCount(Theirs, 1),
    }
    check! { Warlock: Play("ULD_163", Nothing), Kill(My(0)), HandCount(Mine, 0) }
    // The second Battlecry of two finds an empty hand, and the first one's card still comes back.
    check! { Warlock:
        Ally("LOE_077"), Give("CS2_182"), Play("ULD_163", Nothing), HandCount(Mine, 0), Kill(My(1)), HandCount(Mine, 2),
    }
}

/// Riftcleaver · Minion · Demon · 6 mana · 7/5 · **Battlecry:** Destroy a minion. Your hero takes damage equal to its Health.
//~ done ULD_165 - 21abc999 -
#[test]
fn ULD_165_riftcleaver() {
    check! { Warlock:
        Targets("ULD_165", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_200"), Enemy("CS2_182"), DealDamage(Their(0), 2),
        Play("ULD_165", On(Their(0))), Dead(Nth(0)), Health(MyHero, 25), Health(TheirHero, 30), BoardCount(Theirs, 1),
    }
}

/// Plague of Flames · Spell · Fire · 1 mana · Destroy all your minions. For each one, destroy a random enemy minion.
//~ done ULD_717 - 18970e4f -
#[test]
fn ULD_717_plague_of_flames() {
    check! { Warlock:
        Ally("CS2_231"), Ally("CS2_182"), Enemy("CS2_182"), Enemy("CS2_200"), Enemy("CS2_186"),
        Play("ULD_717", Nothing), BoardCount(Mine, 0), BoardCount(Theirs, 1), Health(TheirHero, 30),
    }
    check! { Warlock: Enemy("CS2_182"), Play("ULD_717", Nothing), BoardCount(Theirs, 1) }
}
