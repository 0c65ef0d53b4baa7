//! Hunter cards of Classic, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file c997ce41

/// Gladiator's Longbow · Weapon · 7 mana · 5/2 durability · Your hero is **Immune** while attacking.
//~ done DS1_188 - 9ea257b6 -
#[test]
fn DS1_188_gladiators_longbow() {
    check! { Hunter:
        Give("DS1_188"), Cost("DS1_188", 7), Stats("DS1_188", 5, 2), Play("DS1_188", Nothing), Enemy("CS2_200"),
        Attack(MyHero, Their(0)), Damage(Their(0), 5), Health(MyHero, 30), StatsNow(MyWeapon, 5, 1), EndTurn,
        Attack(Their(0), MyHero), Health(MyHero, 24),
    }
}

/// Scavenging Hyena · Minion · Beast · 2 mana · 2/2 · Whenever a friendly Beast dies, gain +2/+1.
//~ done EX1_531 - c98a98d2 -
#[test]
fn EX1_531_scavenging_hyena() {
    check! { Hunter:
        Give("EX1_531"), Cost("EX1_531", 2), Stats("EX1_531", 2, 2), Play("EX1_531", Nothing), Ally("CS2_172"),
        Ally("CS2_231"), Enemy("CS2_172"), Kill(My(1)), StatsNow(My(0), 4, 3), Kill(My(1)), StatsNow(My(0), 4, 3),
        Kill(Their(0)), StatsNow(My(0), 4, 3),
    }
}

/// Misdirection · Spell · 2 mana · **Secret:** When an enemy attacks your hero, instead it attacks another random character.
//~ done EX1_533 - a34158b7 -
#[test]
fn EX1_533_misdirection() {
    check! { Hunter:
        Give("EX1_533"), Cost("EX1_533", 2), Play("EX1_533", Nothing), EndTurn, Enemy("CS2_182"),
        Force(Entity(TheirHero)), Attack(Their(0), MyHero), Health(MyHero, 30), Health(TheirHero, 26),
        IsInZone(Nth(0), Zone::Graveyard),
    }
    check! { Hunter:
        Ally("CS2_182"), Play("EX1_533", Nothing), EndTurn, Enemy("CS2_172"), Enemy("CS2_182"),
        Attack(Their(0), My(0)), IsInZone(Nth(1), Zone::Secret), Force(Entity(My(0))), Attack(Their(0), MyHero),
        Health(MyHero, 30), Dead(Nth(0)),
    }
    check! { Hunter:
        Ally("CS2_200"), Play("EX1_533", Nothing), EndTurn, Enemy("CS2_182"), ForbidOutcome(Entity(Their(0))),
        Attack(Their(0), MyHero), Health(MyHero, 30),
    }
    check! { Hunter:
        Ally("CS2_200"), Play("EX1_533", Nothing), EndTurn, Enemy("CS2_182"), ForbidOutcome(Entity(MyHero)),
        Attack(Their(0), MyHero), Health(MyHero, 30),
    }
    check! { Hunter:
        Play("EX1_533", Nothing), EndTurn, Enemy("CS2_106"), Enemy("CS2_200"), Force(Entity(Their(0))),
        Attack(TheirHero, MyHero), Health(MyHero, 30), Damage(Their(0), 3),
    }
    // One that is Immune cannot be attacked.
    let wrath = [Enemy("CS2_172"), Enemy("CS2_182"), Play("EX1_549", On(Their(0))), ForbidOutcome(Entity(Their(0)))];
    let misled = [Attack(Their(1), MyHero), Health(MyHero, 30)];
    check(CardClass::Hunter, &[&[Play("EX1_533", Nothing), EndTurn], &wrath[..], &misled].concat());
}

/// Savannah Highmane · Minion · Beast · 6 mana · 7/5 · **Deathrattle:** Summon two 2/2 Hyenas.
//~ done EX1_534 - 8de25934 -
#[test]
fn EX1_534_savannah_highmane() {
    check! { Hunter:
        Give("EX1_534"), Cost("EX1_534", 6), Stats("EX1_534", 7, 5), Play("EX1_534", Nothing), Kill(My(0)),
        BoardCount(Mine, 2), IsCard(My(0), "EX1_534t"), StatsNow(My(1), 2, 2),
    }
}

/// Eaglehorn Bow · Weapon · 3 mana · 3/2 durability · Whenever a friendly **Secret** is revealed, gain +1 Durability.
//~ done EX1_536 - adb0aae8 -
#[test]
fn EX1_536_eaglehorn_bow() {
    check! { Hunter:
        Give("EX1_536"), Cost("EX1_536", 3), Stats("EX1_536", 3, 2), Play("EX1_536", Nothing), StatsNow(MyWeapon, 3, 2),
        Play("EX1_610", Nothing), EndTurn, Enemy("CS2_182"), Attack(Their(0), MyHero), StatsNow(MyWeapon, 3, 3),
    }
    check! { Hunter:
        Play("EX1_536", Nothing), EndTurn, Play("EX1_287", Nothing), EndTurn, Play("GAME_005", Nothing),
        IsInZone(Nth(1), Zone::Graveyard), StatsNow(MyWeapon, 3, 2),
    }
    // It answers each time, not once a turn.
    check! { Hunter:
        Ally("EX1_289"), Play("EX1_536", Nothing), Play("EX1_610", Nothing), EndTurn, Enemy("CS2_182"),
        Attack(Their(0), MyHero), StatsNow(MyWeapon, 3, 4), Armor(Mine, 4),
    }
}

/// Explosive Shot · Spell · Fire · 5 mana · Deal $5 damage to a minion and $2 damage to adjacent ones.
//~ done EX1_537 - 5cc5ea44 -
#[test]
fn EX1_537_explosive_shot() {
    check! { Hunter:
        Give("EX1_537"), Cost("EX1_537", 5), Targets("EX1_537", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_200"),
        Enemy("CS2_200"), Enemy("CS2_200"), Play("EX1_537", On(Their(1))), Damage(Their(0), 2), Damage(Their(1), 5),
        Damage(Their(2), 2),
    }
}

/// Unleash the Hounds · Spell · 3 mana · For each enemy minion, summon a 1/1 Hound with **Charge**.
//~ done EX1_538 - 5462e527 -
#[test]
fn EX1_538_unleash_the_hounds() {
    check! { Hunter:
        Give("EX1_538"), Cost("EX1_538", 3), Enemy("CS2_182"), Enemy("CS2_182"), Ally("CS2_182"),
        Play("EX1_538", Nothing), BoardCount(Mine, 3), IsCard(My(1), "EX1_538t"), StatsNow(My(1), 1, 1),
        HasNow(My(2), GameTag::CHARGE),
    }
    check! { Hunter: Give("EX1_538"), Unplayable("EX1_538") }
}

/// Flare · Spell · 1 mana · All minions lose **Stealth**. Destroy all enemy **Secrets**. Draw a card.
//~ done EX1_544 - 2511aca8 -
#[test]
fn EX1_544_flare() {
    check! { Hunter:
        Give("EX1_544"), Cost("EX1_544", 1), EndTurn, Play("EX1_289", Nothing), Enemy("EX1_017"), Ally("EX1_017"),
        EndTurn, Play("EX1_544", Nothing), IsInZone(Nth(1), Zone::Graveyard), HasNot(Their(0), GameTag::STEALTH),
        HandCount(Mine, 2), HasNot(My(0), GameTag::STEALTH),
    }
    // A Quest stands where Secrets do, and is none.
    check! { Hunter:
        EndTurn, Play("UNG_942", Nothing), EndTurn, Play("EX1_544", Nothing), HandCount(Mine, 2),
        IsInZone(Nth(0), Zone::Secret),
    }
}

/// Bestial Wrath · Spell · 1 mana · Give a friendly Beast +2 Attack and **Immune** this turn.
//~ done EX1_549 - d3d2ffa5 -
#[test]
fn EX1_549_bestial_wrath() {
    check! { Hunter:
        Give("EX1_549"), Cost("EX1_549", 1), Ally("CS2_172"), Ally("CS2_182"), Enemy("CS2_172"),
        Targets("EX1_549", &[FriendlyMinion]), CannotTarget("EX1_549", My(1)), Play("EX1_549", On(My(0))),
        StatsNow(My(0), 5, 2), HasNow(My(0), GameTag::IMMUNE), EndTurn, StatsNow(My(0), 3, 2), HasNot(My(0), GameTag::IMMUNE),
    }
}

/// Snake Trap · Spell · 2 mana · **Secret:** When one of your minions is attacked, summon three 1/1 Snakes.
//~ done EX1_554 - 18a1db3f -
#[test]
fn EX1_554_snake_trap() {
    check! { Hunter:
        Give("EX1_554"), Cost("EX1_554", 2), Ally("CS2_182"), Play("EX1_554", Nothing), EndTurn, Enemy("CS2_182"),
        Enemy("CS2_182"), Attack(Their(1), MyHero), IsInZone(Nth(0), Zone::Secret), Attack(Their(0), My(0)),
        BoardCount(Mine, 4), StatsNow(My(1), 1, 1), IsInZone(Nth(0), Zone::Graveyard),
    }
    check! { Hunter:
        Ally("CS2_182"), Play("EX1_554", Nothing), EndTurn, Enemy("CS2_106"), Attack(TheirHero, My(0)),
        BoardCount(Mine, 4),
    }
    // The Snakes are there before the blow falls.
    check! { Hunter:
        Ally("CS2_182"), Play("EX1_554", Nothing), EndTurn, Enemy("GVG_113"), Attack(Their(0), My(0)), Dead(Nth(0)),
        BoardCount(Mine, 2),
    }
}

/// Snipe · Spell · 2 mana · **Secret:** After your opponent plays a minion, deal $6 damage to it.
//~ done EX1_609 - b47664f4 -
#[test]
fn EX1_609_snipe() {
    check! { Hunter:
        Give("EX1_609"), Cost("EX1_609", 2), Play("EX1_609", Nothing), EndTurn, Play("GAME_005", Nothing),
        IsInZone(Nth(0), Zone::Secret), Play("CS2_200", Nothing), Damage(Their(0), 6), IsInZone(Nth(0), Zone::Graveyard),
    }
    // Its Battlecry comes first.
    check! { Hunter:
        GiveThem("CS2_231"), GiveThem("CS2_231"), GiveThem("CS2_231"), GiveThem("CS2_231"), GiveThem("CS2_231"),
        GiveThem("CS2_231"), GiveThem("CS2_231"), Play("EX1_609", Nothing), EndTurn, Play("EX1_043", Nothing),
        StatsNow(Their(0), 4, 3),
    }
}

/// Explosive Trap · Spell · Fire · 2 mana · **Secret:** When your hero is attacked, deal $2 damage to all enemies.
//~ done EX1_610 - 3ba1c681 -
#[test]
fn EX1_610_explosive_trap() {
    check! { Hunter:
        Give("EX1_610"), Cost("EX1_610", 2), Play("EX1_610", Nothing), EndTurn, Enemy("CS2_182"), Enemy("CS2_172"),
        Ally("CS2_182"), Attack(Their(1), My(0)), IsInZone(Nth(0), Zone::Secret), Attack(Their(0), MyHero),
        Damage(Their(0), 2), Health(TheirHero, 28), Health(MyHero, 26), IsInZone(Nth(0), Zone::Graveyard), Damage(My(0), 3),
    }
    check! { Hunter:
        Play("EX1_610", Nothing), EndTurn, Enemy("CS2_106"), Attack(TheirHero, MyHero), Health(TheirHero, 28),
        Health(MyHero, 27),
    }
}

/// Freezing Trap · Spell · Frost · 2 mana · **Secret:** When an enemy minion attacks, return it to its owner's hand. It costs (2) more.
//~ done EX1_611 - bcd13ea0 -
#[test]
fn EX1_611_freezing_trap() {
    check! { Hunter:
        Give("EX1_611"), Cost("EX1_611", 2), Play("EX1_611", Nothing), EndTurn, Enemy("CS2_182"),
        Attack(Their(0), MyHero), Health(MyHero, 30), BoardCount(Theirs, 0), IsCard(InTheirHand(1), "CS2_182"),
        CostNow(InTheirHand(1), 6),
    }
    check! { Hunter:
        Play("EX1_611", Nothing), EndTurn, Enemy("CS2_106"), Attack(TheirHero, MyHero), Health(MyHero, 27),
        IsInZone(Nth(0), Zone::Secret), Enemy("CS2_182"), Ally("CS2_182"), Attack(Their(0), My(0)), HandCount(Theirs, 2),
        Damage(My(0), 0), BoardCount(Theirs, 0), IsInZone(Nth(0), Zone::Graveyard),
    }
}

/// Deadly Shot · Spell · 3 mana · Destroy a random enemy minion.
//~ done EX1_617 - 23f1944a -
#[test]
fn EX1_617_deadly_shot() {
    check! { Hunter:
        Give("EX1_617"), Cost("EX1_617", 3), Ally("CS2_182"), Enemy("CS2_182"), Enemy("CS2_172"),
        Force(Entity(Their(1))), Play("EX1_617", Nothing), Dead(Nth(3)), BoardCount(Theirs, 1),
    }
    check! { Hunter: Give("EX1_617"), Unplayable("EX1_617") }
    check! { Hunter:
        Ally("CS2_182"), Enemy("CS2_182"), ForbidOutcome(Entity(My(0))), Play("EX1_617", Nothing), BoardCount(Theirs, 0),
    }
}
