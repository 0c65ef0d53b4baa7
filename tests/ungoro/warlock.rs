//! Warlock cards of Journey to Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0a9c1d6e

/// Ravenous Pterrordax · Minion · Beast · 3 mana · 3/3 · **Battlecry:** Destroy a friendly minion to **Adapt** twice.
//~ done UNG_047 - 79609de4 -
#[test]
fn UNG_047_ravenous_pterrordax() {
    check! { Warlock:
        Give("UNG_047"), Cost("UNG_047", 3), Stats("UNG_047", 3, 3), Targets("UNG_047", &[FriendlyMinion]),
        Ally("CS2_182"), Force(Card("UNG_999t3")), Play("UNG_047", On(My(0))), Force(Card("UNG_999t4")),
        ChooseCard("UNG_999t3"), ChooseCard("UNG_999t4"), StatsNow(Newest("UNG_047"), 6, 6), Dead(Nth(1)),
    }
    check! { Warlock:
        Ally("CS2_182"), Force(Card("UNG_999t3")), Play("UNG_047", On(My(0))), Force(Card("UNG_999t4")),
        ChooseCard("UNG_999t3"), ChooseCard("UNG_999t4"), BoardCount(Mine, 1),
    }
}

/// Corrupting Mist · Spell · Shadow · 2 mana · Curse all minions. Destroy them at the start of your next turn.
//~ done UNG_831 - bdb822f1 -
#[test]
fn UNG_831_corrupting_mist() {
    check! { Warlock:
        Ally("CS2_182"), Enemy("CS2_182"), Play("UNG_831", Nothing), Ally("CS2_231"), BoardCount(Mine, 2), EndTurn,
        BoardCount(Mine, 2), BoardCount(Theirs, 1), EndTurn, BoardCount(Mine, 1), IsCard(My(0), "CS2_231"),
        BoardCount(Theirs, 0),
    }
}

/// Bloodbloom · Spell · Shadow · 4 mana · The next spell you cast this turn costs Health instead of Mana.
//~ done UNG_832 - 45ff7499 -
#[test]
fn UNG_832_bloodbloom() {
    check! { Warlock:
        Give("UNG_832"), Cost("UNG_832", 4), Play("UNG_832", Nothing), Play("CS2_171", Nothing), Mana(5),
        Health(MyHero, 30), Play("CS2_029", On(TheirHero)), Mana(5), Health(MyHero, 26), Play("CS2_029", On(TheirHero)),
        Damage(TheirHero, 12), Mana(1), Health(MyHero, 26),
    }
    check! { Warlock:
        Play("UNG_832", Nothing), EndTurn, EndTurn, Play("CS2_029", On(TheirHero)), Damage(TheirHero, 6), Mana(6),
        Health(MyHero, 30),
    }
}

/// Feeding Time · Spell · 4 mana · Deal $3 damage to a minion. Summon three 1/1 Pterrordaxes and **Adapt** them.
//~ done UNG_834 - 280fe1eb -
#[test]
fn UNG_834_feeding_time() {
    check! { Warlock:
        Enemy("CS2_200"), Ally("CS2_182"), Force(Card("UNG_999t3")), Force(Card("UNG_999t4")),
        Force(Card("UNG_999t5")), Play("UNG_834", On(Their(0))), ChooseCard("UNG_999t3"), Damage(Their(0), 3),
        BoardCount(Mine, 4), StatsNow(My(0), 4, 5), StatsNow(My(1), 4, 1), StatsNow(My(3), 4, 1),
    }
    // The opponent gets nothing of it.
    check! { Warlock:
        Enemy("CS2_200"), Force(Card("UNG_999t3")), Play("UNG_834", On(Their(0))), ChooseCard("UNG_999t3"),
        BoardCount(Theirs, 1), BoardCount(Mine, 3),
    }
    check! { Warlock:
        Enemy("CS2_200"), Force(Card("UNG_999t3")), Enemy("CFM_619"), Play("UNG_834", On(Their(0))),
        ChooseCard("UNG_999t3"), BoardCount(Theirs, 2), BoardCount(Mine, 3),
    }
}

/// Clutchmother Zavas · Minion · Beast · 2 mana · 2/2 · Whenever you discard this, give it +2/+2 and return it to your hand.
//~ done UNG_836 - d9a2fea1 -
#[test]
fn UNG_836_clutchmother_zavas() {
    check! { Warlock:
        Give("UNG_836"), Cost("UNG_836", 2), Stats("UNG_836", 2, 2),
        // Soulfire discards it.
        Play("EX1_308", On(TheirHero)), StatsNow(InHand(0), 4, 4), Play("EX1_308", On(TheirHero)), Damage(TheirHero, 8),
        HandCount(Mine, 1), Play("UNG_836", Nothing), StatsNow(My(0), 6, 6),
    }
}

/// Lakkari Sacrifice · Spell · 1 mana · **Quest:** Discard 6 cards. **Reward:** Nether Portal.
//~ done UNG_829 - d4d3fdee -
#[test]
fn UNG_829_lakkari_sacrifice() {
    check! { Warlock:
        Give("CS2_231"), Give("CS2_231"), Give("CS2_231"), Give("CS2_231"), Give("CS2_231"), Give("CS2_231"),
        Play("UNG_829", Nothing), Discard(InHand(0)), Discard(InHand(0)), Discard(InHand(0)), Discard(InHand(0)),
        Play("CS2_231", Nothing), Give("CS2_231"), Discard(InHand(0)), IsInZone(Newest("UNG_829"), Zone::Secret),
        HandCount(Mine, 1), Discard(InHand(0)), HandCount(Mine, 1), IsCard(InHand(0), "UNG_829t1"), Kill(My(0)),
        Play("UNG_829t1", Nothing), BoardCount(Mine, 1), EndTurn, BoardCount(Mine, 3), IsInZone(Newest("UNG_829t3"), Zone::Play),
        StatsNow(Newest("UNG_829t3"), 3, 2), EndTurn, BoardCount(Mine, 3), HandCount(Mine, 1),
    }
}

/// Cruel Dinomancer · Minion · 5 mana · 5/5 · **Deathrattle:** Summon a random minion you discarded this game.
//~ done UNG_830 - 65432886 -
#[test]
fn UNG_830_cruel_dinomancer() {
    check! { Warlock:
        Give("CS2_182"), Give("CS2_029"), Discard(InHand(0)), Discard(InHand(0)), Ally("UNG_830"), Kill(My(0)),
        BoardCount(Mine, 1), IsCard(My(0), "CS2_182"), HandCount(Mine, 0), BoardCount(Theirs, 0),
    }
    // What the opponent discarded, and a spell, is not it.
    check! { Warlock:
        GiveThem("CS2_182"), Give("CS2_029"), Discard(InTheirHand(0)), Discard(InHand(0)), Ally("UNG_830"),
        Kill(My(0)), BoardCount(Mine, 0),
    }
}

/// Lakkari Felhound · Minion · Demon · 4 mana · 3/8 · **Taunt Battlecry:** Discard your two lowest-Cost cards.
//~ done UNG_833 - c2568ff7 -
#[test]
fn UNG_833_lakkari_felhound() {
    check! { Warlock:
        Has("UNG_833", GameTag::TAUNT), GiveThem("CS2_231"), Give("CS2_200"), Give("CS2_231"), Give("CS2_182"),
        Give("CS2_168"), Play("UNG_833", Nothing), HandCount(Mine, 2), IsCard(InHand(0), "CS2_200"),
        IsCard(InHand(1), "CS2_182"), HandCount(Theirs, 1),
    }
    check! { Warlock: Give("CS2_200"), Play("UNG_833", Nothing), HandCount(Mine, 0) }
}
