//! Hunter cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 8c764246

/// Chatty Macaw · Minion · Beast · Pirate · 3 mana · 3/3 · **Battlecry:** Repeat the last spell you cast at an enemy *(at a random enemy if possible*).
//~ done VAC_407 - 13f3e5de -
#[test]
fn VAC_407_chatty_macaw() {
    check! { Hunter:
        Ally("CS2_200"), Play("CS2_029", On(TheirHero)), Play("CS2_087", On(My(0))), Play("VAC_407", Nothing),
        Health(TheirHero, 18), Health(MyHero, 30), Damage(My(0), 0),
    }
    check! { Hunter: Play("CS2_037", On(TheirHero)), Play("VAC_407", Nothing), StatsNow(My(0), 3, 3), Health(TheirHero, 28) }
}

/// Birdwatching · Spell · 2 mana · **Discover** a minion from your deck. Give all copies of it +2/+1 *(wherever they are*).
//~ done VAC_408 - 11a47c50 -
#[test]
fn VAC_408_birdwatching() {
    check! { Hunter:
        DeckOf(&["CS2_029", "CS2_182", "CS2_182", "CS2_172"]), Ally("CS2_182"), Enemy("CS2_182"),
        Play("VAC_408", Nothing), ChooseCard("CS2_182"), StatsNow(My(0), 6, 6), StatsNow(Their(0), 4, 5), StatsNow(InHand(0), 6, 6),
        DeckCount(Mine, 3),
    }
    check! { Hunter:
        DeckOf(&["CS2_029", "CS2_182", "CS2_182", "CS2_172"]), Play("VAC_408", Nothing), ChooseCard("CS2_182"),
        StatsNow(Nth(3), 3, 2), HandCount(Mine, 1),
    }
    check! { Hunter:
        DeckOf(&["CS2_029", "CS2_182", "CS2_182", "CS2_172"]), Play("VAC_408", Nothing), ChooseCard("CS2_182"),
        Play("VAC_408", Nothing), Choose(0), IsInZone(Nth(0), Zone::Deck), HandCount(Mine, 2),
    }
}

/// Furious Fowls · Spell · 6 mana · Choose an enemy. Summon two 3/3 Birds with **Immune** while attacking to attack it.
// Also tests VAC_410t.
//~ done VAC_410 - 1f5c7a02 -
#[test]
fn VAC_410_furious_fowls() {
    check! { Hunter:
        Targets("VAC_410", &[EnemyMinion, EnemyHero]), Enemy("CS2_186"), Play("VAC_410", On(Their(0))),
        Damage(Their(0), 6), BoardCount(Mine, 2), IsCard(My(0), "VAC_410t"), Damage(My(0), 0), Damage(My(1), 0),
    }
    check! { Hunter:
        Enemy("CS2_120"), Play("VAC_410", On(Their(0))), BoardCount(Theirs, 0), BoardCount(Mine, 2),
        Health(TheirHero, 30), EndTurn, EndTurn, Enemy("CS2_182"), Attack(My(0), Their(0)), Damage(My(0), 0),
    }
}

/// Sasquawk · Minion · Beast · 7 mana · 4/5 · **Battlecry:** Repeat each card you played last turn.
//~ done VAC_415 - abd3aae3 -
#[test]
fn VAC_415_sasquawk() {
    check! { Hunter:
        Play("CS2_231", Nothing), EndTurn, EndTurn, Play("CS2_172", Nothing), Play("CS2_005", Nothing), EndTurn,
        Play("CS2_182", Nothing), EndTurn, Play("VAC_415", Nothing), BoardCount(Mine, 4), Armor(Mine, 4),
    }
}

/// Pet Parrot · Minion · Beast · 2 mana · 1/1 · **Battlecry:** Repeat the last 1-Cost card you played.
//~ done VAC_961 - bfd9b687 -
#[test]
fn VAC_961_pet_parrot() {
    check! { Hunter:
        Play("CS2_025", Nothing), Play("EX1_277", Nothing), Health(TheirHero, 27), Play("CS2_024", On(TheirHero)),
        Health(TheirHero, 24), Play("VAC_961", Nothing), Health(TheirHero, 21),
    }
    check! { Hunter:
        DealDamage(TheirHero, 5), DealDamage(MyHero, 5), Play("EX1_011", On(TheirHero)), Force(ForcedOutcome::Entity(MyHero)),
        Play("VAC_961", Nothing), Health(MyHero, 27), Health(TheirHero, 27),
    }
}

/// Monkey Business · Spell · 4 mana · Add 8 Bananas to your hand. Any that can't fit are randomly fed to friendly minions in play.
//~ done WORK_020 - 9644825c -
#[test]
fn WORK_020_monkey_business() {
    check! { Hunter:
        Ally("CS2_182"), Give("CS2_231"), Give("CS2_231"), Give("CS2_231"), Give("CS2_231"),
        Play("WORK_020", Nothing), HandCount(Mine, 10), IsCard(InHand(9), "EX1_014t"), StatsNow(My(0), 6, 7),
    }
}
