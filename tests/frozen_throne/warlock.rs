//! Warlock cards of Knights of the Frozen Throne, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3d11d46a

/// Defile · Spell · Shadow · 2 mana · Deal $1 damage to all minions. If any die, cast this again.
//~ done ICC_041 - ad6bea05 -
#[test]
fn ICC_041_defile() {
    check! { Warlock:
        Enemy("CS2_231"), Enemy("CS2_172"), Ally("CS2_182"), Enemy("CS2_200"), Play("ICC_041", Nothing),
        BoardCount(Theirs, 1), Damage(Their(0), 3), Damage(My(0), 3),
    }
    // Nobody dies of the first cast: there is no second.
    check! { Warlock: Enemy("CS2_172"), Play("ICC_041", Nothing), Damage(Their(0), 1) }
    // Somebody dies each time: it is cast 14 times in all.
    let mut steps = [[Ally("VAC_934"); 7], [Enemy("VAC_934"); 7]].concat();
    steps[13] = Enemy("EX1_556");
    for (at, left) in [1, 2, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14].into_iter().enumerate() {
        steps.push(DealDamage(if at < 6 { My(at + 1) } else { Their(at - 6) }, 20 - left));
    }
    steps.extend([Play("ICC_041", Nothing), BoardCount(Mine, 1), BoardCount(Theirs, 0), Damage(My(0), 14)]);
    check(CardClass::Warlock, &steps);
}

/// Bloodreaver Gul'dan · Hero · 10 mana · 30 health, 5 armor · **Battlecry:** Summon all friendly Demons that died this game.
//~ done ICC_831 - d5dae5df -
#[test]
fn ICC_831_bloodreaver_guldan() {
    check! { Warlock:
        Ally("CS2_065"), Ally("CS2_182"), Enemy("CS2_065"), Kill(Nth(0)), Kill(Nth(1)), Kill(Nth(2)),
        Play("ICC_831", Nothing), BoardCount(Mine, 1), IsCard(My(0), "CS2_065"), Armor(Mine, 5), IsCard(MyPower, "ICC_831p"),
        Crystals(10), DealDamage(MyHero, 10), HeroPower(On(TheirHero)), Health(TheirHero, 27), Health(MyHero, 28),
    }
}

/// Treachery · Spell · Shadow · 3 mana · Choose a friendly minion and give it to your opponent.
//~ done ICC_206 - d8d52759 -
#[test]
fn ICC_206_treachery() {
    check! { Warlock:
        Give("ICC_206"), Cost("ICC_206", 3), Targets("ICC_206", &[FriendlyMinion]), Ally("CS2_182"),
        Ally("CS2_172"), DealDamage(My(0), 2), Play("ICC_206", On(My(0))), BoardCount(Mine, 1), IsCard(My(0), "CS2_172"),
        BoardCount(Theirs, 1), IsCard(Their(0), "CS2_182"), Damage(Their(0), 2), EndTurn, EndTurn, BoardCount(Theirs, 1),
    }
}

/// Gnomeferatu · Minion · Undead · 2 mana · 2/3 · **Battlecry:** Remove the top card of your opponent's deck.
//~ done ICC_407 - b5446cf7 -
#[test]
fn ICC_407_gnomeferatu() {
    check! { Warlock:
        Give("ICC_407"), Cost("ICC_407", 2), Stats("ICC_407", 2, 3), OnTheirTop("CS2_172"), OnTheirTop("CS2_200"),
        OnTop("CS2_171"), Play("ICC_407", Nothing), DeckCount(Theirs, 21), HandCount(Theirs, 0), DeckCount(Mine, 20),
        Dead(Nth(2)), EndTurn, IsCard(InTheirHand(0), "CS2_172"),
    }
    check! { Warlock: EmptyDeck(Theirs), Play("ICC_407", Nothing), DeckCount(Theirs, 0), Health(TheirHero, 30) }
}

/// Unwilling Sacrifice · Spell · Shadow · 3 mana · Choose a friendly minion. Destroy it and a random enemy minion.
//~ done ICC_469 - 2b8b47c3 -
#[test]
fn ICC_469_unwilling_sacrifice() {
    check! { Warlock:
        Give("ICC_469"), Cost("ICC_469", 3), Targets("ICC_469", &[FriendlyMinion]), Ally("CS2_182"),
        Ally("CS2_172"), Enemy("CS2_200"), Enemy("CS2_171"), Force(Entity(Their(0))), Play("ICC_469", On(My(0))),
        BoardCount(Mine, 1), IsCard(My(0), "CS2_172"), BoardCount(Theirs, 1), IsCard(Their(0), "CS2_171"),
        Health(TheirHero, 30),
    }
}
