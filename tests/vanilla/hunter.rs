//! Hunter cards of Vanilla, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7f19ea8a

/// Tracking · Spell · 1 mana · Look at the top 3 cards of your deck. Draw one and discard the others.
//~ done VAN_DS1_184 - 9990c7d1 -
#[test]
fn VAN_DS1_184_tracking() {
    check! { Hunter:
        Give("VAN_DS1_184"), Cost("VAN_DS1_184", 1), OnTop("CS2_231"), OnTop("CS2_029"), OnTop("CS2_172"),
        Play("VAN_DS1_184", Nothing), ChooseCard("CS2_029"), IsCard(InHand(0), "CS2_029"), DeckCount(Mine, 19),
        HandCount(Mine, 1),
    }
}

/// Eaglehorn Bow · Weapon · 3 mana · 3/2 durability · Whenever a **Secret** is revealed, gain +1 Durability.
//~ done VAN_EX1_536 - 541c6dcb -
#[test]
fn VAN_EX1_536_eaglehorn_bow() {
    check! { Hunter:
        Give("VAN_EX1_536"), Cost("VAN_EX1_536", 3), Stats("VAN_EX1_536", 3, 2), Play("VAN_EX1_536", Nothing), EndTurn,
        Play("EX1_287", Nothing), EndTurn, Play("GAME_005", Nothing), StatsNow(MyWeapon, 3, 3),
    }
    check! { Hunter:
        Play("VAN_EX1_536", Nothing), Play("EX1_610", Nothing), EndTurn, Enemy("CS2_182"), Attack(Their(0), MyHero),
        StatsNow(MyWeapon, 3, 3),
    }
    // It answers each time, not once a turn.
    check! { Hunter:
        Play("VAN_EX1_536", Nothing), EndTurn, Play("EX1_287", Nothing), EndTurn, Play("GAME_005", Nothing),
        Enemy("EX1_287"), Play("EX1_287", Nothing), StatsNow(MyWeapon, 3, 4),
    }
}

/// Bestial Wrath · Spell · 1 mana · Give a Beast +2 Attack and **Immune** this turn.
//~ done VAN_EX1_549 - 784d715c -
#[test]
fn VAN_EX1_549_bestial_wrath() {
    check! { Hunter:
        Give("VAN_EX1_549"), Cost("VAN_EX1_549", 1), Enemy("CS2_172"), Enemy("CS2_182"), Ally("CS2_172"),
        Targets("VAN_EX1_549", &[FriendlyMinion, EnemyMinion]), CannotTarget("VAN_EX1_549", Their(1)),
        Play("VAN_EX1_549", On(Their(0))), StatsNow(Their(0), 5, 2), HasNow(Their(0), GameTag::IMMUNE), EndTurn,
        StatsNow(Their(0), 3, 2), HasNot(Their(0), GameTag::IMMUNE),
    }
}

/// Snipe · Spell · 2 mana · **Secret:** After your opponent plays a minion, deal $4 damage to it.
//~ done VAN_EX1_609 - 0f0b04c2 -
#[test]
fn VAN_EX1_609_snipe() {
    check! { Hunter:
        Give("VAN_EX1_609"), Cost("VAN_EX1_609", 2), Play("VAN_EX1_609", Nothing), EndTurn, Play("GAME_005", Nothing),
        IsInZone(Nth(0), Zone::Secret), Play("CS2_182", Nothing), Damage(Their(0), 4), IsInZone(Nth(0), Zone::Graveyard),
    }
    // Its Battlecry comes first.
    check! { Hunter:
        GiveThem("CS2_231"), GiveThem("CS2_231"), GiveThem("CS2_231"), GiveThem("CS2_231"), GiveThem("CS2_231"),
        GiveThem("CS2_231"), GiveThem("CS2_231"), Play("VAN_EX1_609", Nothing), EndTurn, Play("EX1_043", Nothing),
        StatsNow(Their(0), 4, 5),
    }
}
