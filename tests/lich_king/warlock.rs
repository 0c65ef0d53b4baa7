//! Warlock cards of March of the Lich King, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 81b059a3

/// Plague Eruption · Spell · 3 mana · Deal $2 damage to all minions. If you've discarded a card this game, deal $1 more.
//~ done NX2_017 - ad5043c5 -
#[test]
fn NX2_017_plague_eruption() {
    check! { Warlock:
        Ally("CS2_182"), Enemy("CS2_182"), Play("NX2_017", Nothing), Damage(My(0), 2), Damage(Their(0), 2),
        Health(TheirHero, 30),
    }
    check! { Warlock:
        Ally("CS2_182"), Enemy("CS2_182"), Give("CS2_231"), Discard(InHand(0)), Play("NX2_017", Nothing),
        Damage(My(0), 3), Damage(Their(0), 3),
    }
    check! { Warlock:
        Ally("CS2_182"), Enemy("CS2_182"), GiveThem("CS2_231"), Discard(InTheirHand(0)), Play("NX2_017", Nothing),
        Damage(My(0), 2),
    }
    check! { Warlock:
        Ally("CS2_182"), Give("CS2_231"), Discard(InHand(0)), EndTurn, EndTurn, Play("NX2_017", Nothing),
        Damage(My(0), 3),
    }
}

/// Suspicious Peddler · Minion · Undead · 2 mana · 2/3 · **Battlecry: Discover** a 1-Cost card. If your opponent guesses your choice, they get a copy.
//~ done NX2_044 - 60ffe367 -
#[test]
fn NX2_044_suspicious_peddler() {
    check! { Warlock:
        Force(Card("CS2_168")), Force(Card("EX1_011")), Force(Card("EX1_029")), Play("NX2_044", Nothing),
        ChooseCard("CS2_168"), HandCount(Mine, 1), HandCount(Theirs, 0), EndTurn, ChooseCard("CS2_168"),
        DeckCount(Theirs, 19), HandCount(Theirs, 2), IsCard(InTheirHand(0), "CS2_168"), IsCard(InHand(0), "CS2_168"),
    }
    // The opponent gets nothing of a wrong guess.
    check! { Warlock:
        Force(Card("CS2_168")), Force(Card("EX1_011")), Force(Card("EX1_029")), Play("NX2_044", Nothing),
        ChooseCard("CS2_168"), EndTurn, ChooseCard("EX1_011"), HandCount(Theirs, 1), HandCount(Mine, 1), EndTurn,
        EndTurn, HandCount(Theirs, 2),
    }
    // Of two Battlecries each has its own guess.
    check! { Warlock:
        Ally("LOE_077"), Force(Card("CS2_168")), Force(Card("EX1_011")), Force(Card("EX1_029")),
        Play("NX2_044", Nothing), Force(Card("CS2_171")), Force(Card("CS2_189")), Force(Card("EX1_405")),
        ChooseCard("CS2_168"), ChooseCard("CS2_171"), HandCount(Mine, 2), EndTurn, ChooseCard("CS2_168"),
        ChooseCard("CS2_171"), DeckCount(Theirs, 19), HandCount(Theirs, 3),
    }
    check! { Warlock: ForbidOutcome(Card("CS2_172")), Play("NX2_044", Nothing) }
    // The guess is of what was chosen, whatever has become of it.
    check! { Warlock:
        Force(Card("CS2_168")), Force(Card("EX1_011")), Force(Card("EX1_029")), Play("NX2_044", Nothing),
        ChooseCard("CS2_168"), Play("CS2_168", Nothing), Play("CS2_022", On(My(1))), EndTurn, ChooseCard("CS2_168"),
        DeckCount(Theirs, 19), HandCount(Theirs, 2), IsCard(InTheirHand(0), "CS2_168"), HandCount(Mine, 0),
    }
}

/// Devourer of Souls · Minion · Undead · 1 mana · 1/3 · After a friendly minion dies, gain its **Deathrattle**.
//~ done RLK_538 - 70d6450b -
#[test]
fn RLK_538_devourer_of_souls() {
    check! { Warlock:
        Give("RLK_538"), Cost("RLK_538", 1), Stats("RLK_538", 1, 3), Ally("EX1_096"), Ally("CS2_231"),
        Play("RLK_538", Nothing), Kill(Nth(1)), HandCount(Mine, 1), Kill(Nth(2)), Kill(Nth(0)), HandCount(Mine, 2),
    }
    check! { Warlock:
        Enemy("EX1_096"), Ally("RLK_538"), Kill(Nth(0)), HandCount(Theirs, 1), Kill(Nth(1)), HandCount(Mine, 0),
        HandCount(Theirs, 1),
    }
    // It answers each time, not once a turn.
    check! { Warlock:
        Give("RLK_538"), Ally("EX1_096"), Play("EX1_096", Nothing), Play("RLK_538", Nothing), Kill(Nth(1)),
        Kill(Nth(2)), Kill(Nth(0)), HandCount(Mine, 4),
    }
}

/// Nofin's Imp-ossible · Spell · 2 mana · Give all friendly Demons and Murlocs "**Deathrattle:** Summon a 2/2 Imploc."
//~ done NX2_016 - 7491ec55 -
#[test]
fn NX2_016_nofins_imp_ossible() {
    check! { Warlock:
        Ally("CS2_065"), Ally("CS2_168"), Ally("CS2_182"), Enemy("CS2_065"), Play("NX2_016", Nothing),
        Kill(Nth(2)), BoardCount(Mine, 2), Kill(Nth(3)), BoardCount(Theirs, 0), Kill(Nth(0)), BoardCount(Mine, 2),
        IsCard(My(0), "NX2_016t"), StatsNow(My(0), 2, 2), Kill(Nth(1)), BoardCount(Mine, 2), IsCard(My(1), "NX2_016t"), Kill(My(1)),
        BoardCount(Mine, 1),
    }
}

/// Scourge Supplies · Spell · 3 mana · Draw 3 cards. Choose one to discard.
//~ done RLK_533 - 92b49e91 -
#[test]
fn RLK_533_scourge_supplies() {
    check! { Warlock:
        DeckOf(&["CS2_182", "CS2_200", "CS2_172", "CS2_231"]), Give("CS2_029"), Play("RLK_533", Nothing),
        ChooseCard("CS2_172"), HandCount(Mine, 3), IsInZone(Nth(2), Zone::Graveyard), IsInZone(Nth(1), Zone::Hand),
        IsInZone(Nth(3), Zone::Hand), IsInZone(Nth(4), Zone::Hand), DeckCount(Mine, 1),
    }
}

/// Twisted Tether · Spell · Shadow · 4 mana · Destroy a minion. Give its stats to a random Undead in your hand.
//~ done RLK_537 - d127295d -
#[test]
fn RLK_537_twisted_tether() {
    check! { Warlock:
        Targets("RLK_537", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_200"), Enemy("CS2_182"), Give("CS2_182"),
        Give("FP1_001"), GiveThem("FP1_001"), Play("RLK_537", On(Their(0))), Dead(Nth(0)), BoardCount(Theirs, 1),
        StatsNow(Nth(3), 8, 10), StatsNow(Nth(2), 4, 5), StatsNow(InTheirHand(0), 2, 3),
    }
    check! { Warlock:
        Enemy("CS2_200"), Give("CS2_182"), Play("RLK_537", On(Their(0))), Dead(Nth(0)), StatsNow(Nth(1), 4, 5),
    }
}

/// Amorphous Slime · Minion · 5 mana · 5/3 · **Battlecry:** Discard a random Undead. **Deathrattle:** Summon a copy of it.
//~ done RLK_540 - 11180d81 -
#[test]
fn RLK_540_amorphous_slime() {
    check! { Warlock:
        Give("CS2_182"), Give("FP1_001"), Play("RLK_540", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "CS2_182"),
        IsInZone(Nth(1), Zone::Graveyard), Kill(My(0)), BoardCount(Mine, 1), IsCard(My(0), "FP1_001"), StatsNow(My(0), 2, 3),
    }
    check! { Warlock: Give("CS2_182"), Play("RLK_540", Nothing), HandCount(Mine, 1), Kill(My(0)), BoardCount(Mine, 0) }
    // The second Battlecry of two finds no Undead, and the first one's is still summoned.
    check! { Warlock:
        Ally("LOE_077"), Give("FP1_001"), Play("RLK_540", Nothing), HandCount(Mine, 0), Kill(My(1)), IsCard(My(1), "FP1_001"),
    }
}
