//! Rogue cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0fda270f

/// Shadestone Skulker · Minion · Elemental · 1 mana · 1/1 · **Rush**. **Battlecry:** Take your weapon and gain its stats. **Deathrattle:** Give it back.
//~ done DEEP_012 - f37d2deb -
#[test]
fn DEEP_012_shadestone_skulker() {
    check! { Rogue:
        Ally("CS2_106"), Play("DEEP_012", Nothing), StatsNow(My(0), 4, 3), NoWeapon(Mine), Kill(My(0)),
        IsCard(MyWeapon, "CS2_106"), Health(MyWeapon, 2),
    }
    check! { Rogue: Play("DEEP_012", Nothing), StatsNow(My(0), 1, 1), Kill(My(0)), NoWeapon(Mine) }
    check! { Rogue:
        Ally("CS2_106"), Play("DEEP_012", Nothing), Kill(My(0)), EndTurn, Play("DEEP_012", Nothing),
        IsCard(MyWeapon, "CS2_106"),
    }
    // Play Dead: each time it gives a weapon, whatever became of the first.
    check! { Rogue:
        Ally("CS2_106"), Play("DEEP_012", Nothing), Play("ICC_052", On(My(0))), Attack(MyHero, TheirHero),
        Health(MyWeapon, 1), Kill(My(0)), IsCard(MyWeapon, "CS2_106"), Health(MyWeapon, 2),
    }
    // A second Battlecry finds no weapon.
    check! { Rogue:
        Ally("LOE_077"), Play("CS2_106", Nothing), Play("DEEP_012", Nothing), NoWeapon(Mine), StatsNow(My(1), 4, 3),
        Kill(My(1)), IsCard(MyWeapon, "CS2_106"),
    }
}

/// Dart Throw · Spell · 2 mana · Throw two $2 damage darts at random enemy minions. *(If both hit the same minion, get a Coin!)*
//~ done WW_006 - 810e5dfd -
#[test]
fn WW_006_dart_throw() {
    check! { Rogue:
        Enemy("CS2_200"), Enemy("CS2_182"), Force(Entity(Their(0))), Force(Entity(Their(1))), Play("WW_006", Nothing),
        Damage(Their(0), 2), Damage(Their(1), 2), HandCount(Mine, 0),
    }
    check! { Rogue:
        Enemy("CS2_200"), Enemy("CS2_182"), Force(Entity(Their(0))), Force(Entity(Their(0))), Play("WW_006", Nothing),
        Damage(Their(0), 4), Damage(Their(1), 0), HandCount(Mine, 1), IsCard(InHand(0), "GAME_005"),
    }
}

/// Velarok Windblade · Minion · 3 mana · 3/3 · While this is in your hand, play a card from another class to reveal Velarok's true form!
//~ done WW_364 - 280bd15f -
#[test]
fn WW_364_velarok_windblade() {
    check! { Rogue:
        Give("WW_364"), Play("CS2_182", Nothing), IsCard(InHand(0), "WW_364"), Play("SW_311", Nothing), DeckCount(Mine, 22),
        IsCard(InHand(0), "WW_364"), Play("CS2_024", On(TheirHero)), Damage(TheirHero, 5), IsCard(InHand(0), "WW_364t"),
    }
    check! { Rogue: Give("WW_364"), EndTurn, Play("CS2_029", On(MyHero)), Damage(MyHero, 6), IsCard(InHand(0), "WW_364") }
}

/// Bloodrock Co. Shovel · Weapon · 1 mana · 1/3 durability · **Deathrattle: Excavate** a treasure.
//~ done WW_412 - 8ff9ad2e -
#[test]
fn WW_412_bloodrock_co_shovel() {
    check! { Rogue:
        Give("WW_412"), Cost("WW_412", 1), Stats("WW_412", 1, 3), Ally("WW_412"), Kill(MyWeapon), HandCount(Mine, 2),
    }
}

/// Antique Flinger · Minion · 3 mana · 4/3 · **Battlecry:** If you've **Excavated** twice, destroy an enemy minion.
//~ done WW_413 - bacce54c -
#[test]
fn WW_413_antique_flinger() {
    check! { Rogue:
        Give("WW_413"), Cost("WW_413", 3), Stats("WW_413", 4, 3), Enemy("CS2_182"), Play("WW_334", Nothing),
        Play("WW_334", Nothing), HandCount(Mine, 3), Armor(Mine, 12), Crystals(10), Play("WW_413", On(Their(0))),
        BoardCount(Theirs, 0),
    }
    check! { Rogue:
        Enemy("CS2_182"), Play("WW_334", Nothing), Play("WW_413", Nothing), HandCount(Mine, 1), Armor(Mine, 6),
    }
}

/// Wishing Well · Minion · 5 mana · 0/7 · After you play a Coin, get a random **Legendary** minion from another class and set its Cost to (1).
//~ done WW_415 - f77bc895 -
#[test]
fn WW_415_wishing_well() {
    check! { Rogue:
        Give("WW_415"), Cost("WW_415", 5), Stats("WW_415", 0, 7), Ally("CS2_182"), Enemy("CS2_182"), Ally("WW_415"),
        Force(Card("AT_009")), Play("GAME_005", Nothing), IsCard(InHand(1), "AT_009"), CostNow(InHand(1), 1),
        StatsNow(InHand(1), 7, 7), Armor(Mine, 0), BoardCount(Mine, 2), Damage(MyHero, 0), DeckCount(Mine, 19),
        HandCount(Mine, 2), CostNow(Nth(0), 5), StatsNow(Nth(0), 0, 7), StatsNow(Nth(1), 4, 5), StatsNow(Nth(2), 4, 5),
        StatsNow(Nth(3), 0, 7), Armor(Theirs, 0), BoardCount(Theirs, 1), Damage(TheirHero, 0), DeckCount(Theirs, 20),
        HandCount(Theirs, 0),
    }
    check! { Rogue:
        Give("WW_415"), Ally("CS2_182"), Enemy("CS2_182"), Ally("WW_415"), ForbidOutcome(Card("AV_113")),
        Play("GAME_005", Nothing),
    }
    check! { Rogue:
        Give("WW_415"), Ally("CS2_182"), Enemy("CS2_182"), Ally("WW_415"), ForbidOutcome(Card("AT_003")),
        Play("GAME_005", Nothing),
    }
    check! { Rogue:
        Give("WW_415"), Ally("CS2_182"), Enemy("CS2_182"), Ally("WW_415"), EndTurn, Play("GAME_005", Nothing),
        CostNow(InTheirHand(0), 4), StatsNow(InTheirHand(0), 4, 5), Armor(Mine, 0), BoardCount(Mine, 2), Damage(MyHero, 0),
        DeckCount(Mine, 19), HandCount(Mine, 1), CostNow(Nth(0), 5), StatsNow(Nth(0), 0, 7), StatsNow(Nth(1), 4, 5),
        StatsNow(Nth(2), 4, 5), StatsNow(Nth(3), 0, 7), Armor(Theirs, 0), BoardCount(Theirs, 1), Damage(TheirHero, 0),
        DeckCount(Theirs, 19), HandCount(Theirs, 1),
    }
    check! { Rogue:
        Give("WW_415"), Ally("CS2_182"), Enemy("CS2_182"), Ally("WW_415"), Play("CS2_182", Nothing), Armor(Mine, 0),
        BoardCount(Mine, 3), Damage(MyHero, 0), DeckCount(Mine, 19), HandCount(Mine, 1), CostNow(Nth(0), 5),
        StatsNow(Nth(0), 0, 7), StatsNow(Nth(1), 4, 5), StatsNow(Nth(2), 4, 5), StatsNow(Nth(3), 0, 7), StatsNow(Nth(4), 4, 5), Armor(Theirs, 0),
        BoardCount(Theirs, 1), Damage(TheirHero, 0), DeckCount(Theirs, 20), HandCount(Theirs, 0),
    }
    check! { Rogue:
        Give("WW_415"), Ally("CS2_182"), Enemy("CS2_182"), Ally("WW_415"), Force(Card("AT_009")),
        Play("GAME_005", Nothing), Crystals(10), Force(Card("AT_009")), Play("GAME_005", Nothing),
        IsCard(InHand(1), "AT_009"), CostNow(InHand(1), 1), StatsNow(InHand(1), 7, 7), IsCard(InHand(2), "AT_009"),
        CostNow(InHand(2), 1), StatsNow(InHand(2), 7, 7), HandCount(Mine, 3),
    }
    check! { Rogue:
        Give("WW_415"), Ally("CS2_182"), Enemy("CS2_182"), Ally("WW_415"), Force(Card("AT_009")),
        Play("GAME_005", Nothing), IsCard(InHand(1), "AT_009"), CostNow(InHand(1), 1), StatsNow(InHand(1), 7, 7), Armor(Mine, 0),
        BoardCount(Mine, 2), Damage(MyHero, 0), DeckCount(Mine, 19), HandCount(Mine, 2), NoWeapon(Mine),
        Armor(Theirs, 0), BoardCount(Theirs, 1), Damage(TheirHero, 0), DeckCount(Theirs, 20), HandCount(Theirs, 0),
        NoWeapon(Theirs),
    }
    // Each Coin counts.
    check! { Rogue: Ally("WW_415"), Play("CFM_630", Nothing), HandCount(Mine, 1), CostNow(InHand(0), 1) }
}

/// Fool's Gold · Spell · 1 mana · Get a random Golden Pirate and Elemental from other classes.
//~ done DEEP_022 - 4980db5c -
#[test]
fn DEEP_022_fools_gold() {
    check! { Rogue:
        Force(Card("BAR_896")), Force(Card("CS2_033")), Play("DEEP_022", Nothing), HandCount(Mine, 2),
        IsCard(InHand(0), "BAR_896"), IsCard(InHand(1), "CS2_033"),
    }
    // Neither Neutral nor Rogue cards.
    check! { Rogue: ForbidOutcome(Card("CS2_146")), Play("DEEP_022", Nothing), HandCount(Mine, 2) }
    check! { Rogue: Force(Card("BAR_896")), ForbidOutcome(Card("CS2_118")), Play("DEEP_022", Nothing), HandCount(Mine, 2) }
}

/// Bounty Wrangler · Minion · 3 mana · 3/4 · **Quickdraw or Combo:** Get a Coin.
//~ done WW_363 - 64d6b10d -
#[test]
fn WW_363_bounty_wrangler() {
    check! { Rogue: Give("WW_363"), Play("WW_363", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "GAME_005") }
    check! { Rogue:
        Give("WW_363"), EndTurn, EndTurn, HandCount(Mine, 2), Play("WW_363", Nothing), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_182"),
    }
    check! { Rogue:
        Give("WW_363"), EndTurn, EndTurn, Play("CS2_231", Nothing), Play("WW_363", Nothing), HandCount(Mine, 2),
        IsCard(InHand(1), "GAME_005"),
    }
}

/// Shell Game · Spell · 2 mana · Get a random Epic, Rare, and Common card from other classes.
//~ done WW_416 - a9003479 -
#[test]
fn WW_416_shell_game() {
    check! { Rogue:
        Force(Card("EX1_279")), Force(Card("EX1_287")), Force(Card("CS2_031")), Play("WW_416", Nothing),
        HandCount(Mine, 3), IsCard(InHand(0), "EX1_279"), IsCard(InHand(1), "EX1_287"), IsCard(InHand(2), "CS2_031"),
    }
    check! { Rogue: ForbidOutcome(Card("EX1_522")), Play("WW_416", Nothing), HandCount(Mine, 3) }
    // Not a Neutral Epic.
    check! { Rogue: ForbidOutcome(Card("EX1_105")), Play("WW_416", Nothing), HandCount(Mine, 3) }
    // The Rarities are these three alone.
    check! { Rogue: ForbidOutcome(Card("EX1_559")), Play("WW_416", Nothing), HandCount(Mine, 3) }
}
