//! Warrior cards of Voyage to the Sunken City, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 43c14891

/// Trenchstalker · Minion · Beast · 9 mana · 8/9 · **Battlecry:** Attack three different random enemies.
//~ done TSC_659 - f3a939ca -
#[test]
fn TSC_659_trenchstalker() {
    check! { Warrior:
        Enemy("CS2_120"), Enemy("CS2_120"), Ally("CS2_182"), Play("TSC_659", Nothing), BoardCount(Theirs, 0),
        Health(TheirHero, 22), Damage(My(1), 4), Damage(My(0), 0),
    }
    check! { Warrior:
        Enemy("CS2_120"), Enemy("CS2_120"), Enemy("CS2_120"), Enemy("CS2_120"), Force(Entity(Their(3))),
        Force(Entity(Their(0))), Force(Entity(Their(1))), Play("TSC_659", Nothing), BoardCount(Theirs, 1),
        IsInZone(Nth(2), Zone::Play), Health(TheirHero, 30),
    }
    check! { Warrior: Play("TSC_659", Nothing), Health(TheirHero, 22) }
    check! { Warrior:
        Enemy("CS2_120"), Play("TSC_659", Nothing), Health(TheirHero, 22), BoardCount(Theirs, 0), Damage(My(0), 2),
    }
}

/// Nellie, the Great Thresher · Minion · Beast · 7 mana · 5/5 · **Colossal +1 Battlecry: Discover** 3 Pirates to crew Nellie's Ship!
//~ done TSC_660 - caf82d1a -
#[test]
fn TSC_660_nellie_the_great_thresher() {
    check! { Warrior:
        Force(Card("CS2_146")), Play("TSC_660", Nothing), Choose(0), Choose(1), Choose(2), BoardCount(Mine, 2),
        HandCount(Mine, 0), Kill(Newest("TSC_660t")), HandCount(Mine, 3), IsCard(InHand(0), "CS2_146"), CostNow(InHand(0), 1),
        CostNow(InHand(1), 1), CostNow(InHand(2), 1),
    }
    // Played again, she crews the Ship that comes with her.
    check! { Warrior:
        Play("TSC_660", Nothing), Choose(0), Choose(1), Choose(2), BoardCount(Mine, 2), Crystals(10),
        Play("EX1_049", On(My(0))), Crystals(10), Play("TSC_660", Nothing), Choose(0), Choose(1), Choose(2),
        BoardCount(Mine, 4), Kill(My(0)), HandCount(Mine, 3), Kill(Newest("TSC_660t")), HandCount(Mine, 6),
    }
    let pirates = [Force(Card("CS2_146")), Force(Card("NEW1_018")), Force(Card("NEW1_027"))];
    for first in 0..3 {
        let crew = vec![pirates; first].concat();
        let chosen = vec![Choose(0); first];
        let steps = [&crew[..], &[ForbidOutcome(Card("CS2_172")), Play("TSC_660", Nothing)], &chosen].concat();
        check(CardClass::Warrior, &steps);
    }
    // Another's Ship beside her, which has no room for her own, is not hers.
    let crew = [Choose(0), Choose(1), Choose(2)];
    let wisp = Ally("CS2_231");
    let again = [Kill(My(0)), wisp, wisp, wisp, wisp, wisp, Crystals(10), PlayAt("TSC_660", 0, Nothing)];
    let sunk = [BoardCount(Mine, 7), Kill(My(1)), HandCount(Mine, 3)];
    check(CardClass::Warrior, &[&[Play("TSC_660", Nothing)], &crew[..], &again, &crew, &sunk].concat());
}

/// Nellie's Pirate Ship · Minion · Beast · 5 mana · 2/6 · **Taunt. Deathrattle:** Add Nellie's Pirate crew to your hand. They cost (1).
//~ todo TSC_660t 1017a5b6 8c252982 -
#[test]
#[ignore = "todo: Nellie's Pirate Ship"]
fn TSC_660t_nellies_pirate_ship() {
    unwritten("TSC_660t");
}

/// The Fires of Zin-Azshari · Spell · Fire · 2 mana · Replace your deck with minions that cost (5) or more. They cost (5).
//~ done TSC_944 - 631c51fc -
#[test]
fn TSC_944_the_fires_of_zin_azshari() {
    check! { Warrior:
        Give("CS2_029"), DeckOf(&["CS2_231", "CS2_029"]), Force(Card("EX1_561")), Play("TSC_944", Nothing),
        DeckCount(Mine, 2), IsCard(InHand(0), "CS2_029"), EndTurn, EndTurn, IsCard(InHand(1), "EX1_561"), CostNow(InHand(1), 5),
        EndTurn, EndTurn, CostNow(InHand(2), 5),
    }
    check! { Warrior:
        DeckOf(&["CS2_231"]), Force(Card("CS2_187")), Play("TSC_944", Nothing), DeckCount(Mine, 1), EndTurn, EndTurn,
        IsCard(InHand(0), "CS2_187"), CostNow(InHand(0), 5),
    }
}

/// From the Depths · Spell · 3 mana · Reduce the Cost of the bottom five cards in your deck by (3), then **Dredge**.
//~ done TSC_940 - 9c60d995 -
#[test]
fn TSC_940_from_the_depths() {
    check! { Warrior:
        DeckOf(&["CS2_200", "CS2_182", "CS2_200", "CS2_168", "CS2_200", "CS2_200"]), Play("TSC_940", Nothing),
        CostNow(Nth(0), 3), CostNow(Nth(1), 1), CostNow(Nth(2), 3), CostNow(Nth(3), 0), CostNow(Nth(4), 3),
        CostNow(Nth(5), 6), ChooseCard("CS2_182"), DeckCount(Mine, 6), HandCount(Mine, 0), EndTurn, EndTurn,
        IsCard(InHand(0), "CS2_182"), CostNow(InHand(0), 1), DeckCount(Theirs, 19),
    }
}

/// Obsidiansmith · Minion · Pirate · 2 mana · 3/2 · **Battlecry: Dredge**. If it's a minion or a weapon, give it +1/+1.
//~ done TSC_942 - 2c83d0d5 -
#[test]
fn TSC_942_obsidiansmith() {
    check! { Warrior:
        DeckOf(&["CS2_182", "CS2_106", "CS2_029"]), Play("TSC_942", Nothing), ChooseCard("CS2_182"), StatsNow(Nth(0), 5, 6),
        StatsNow(Nth(1), 3, 2), StatsNow(My(0), 3, 2),
    }
    check! { Warrior:
        DeckOf(&["CS2_182", "CS2_106", "CS2_029"]), Play("TSC_942", Nothing), ChooseCard("CS2_106"), StatsNow(Nth(1), 4, 3),
        StatsNow(Nth(0), 4, 5), EndTurn, EndTurn, IsCard(InHand(0), "CS2_106"), Play("CS2_106", Nothing), StatsNow(MyWeapon, 4, 3),
    }
    check! { Warrior:
        DeckOf(&["CS2_182", "CS2_106", "CS2_029"]), Play("TSC_942", Nothing), ChooseCard("CS2_029"), StatsNow(Nth(1), 3, 2),
        StatsNow(Nth(0), 4, 5), DeckCount(Mine, 3),
    }
    // A spell gains nothing.
    check! { Warrior:
        DeckOf(&["CS2_182", "CS2_029"]), Play("TSC_942", Nothing), ChooseCard("CS2_029"), StatsNow(Nth(1), 0, 0),
    }
}

/// Lady Ashvane · Minion · 5 mana · 5/5 · **Battlecry:** Give all weapons in your hand, deck, and battlefield +1/+1.
//~ done TSC_943 - 4eea48fe -
#[test]
fn TSC_943_lady_ashvane() {
    check! { Warrior:
        DeckOf(&["CS2_106", "CS2_182"]), Play("CS2_106", Nothing), Give("CS2_091"), Give("CS2_200"), Enemy("CS2_106"),
        Play("TSC_943", Nothing), StatsNow(MyWeapon, 4, 3), StatsNow(Nth(0), 4, 3), StatsNow(Nth(1), 4, 5), StatsNow(Nth(3), 2, 5),
        StatsNow(Nth(4), 6, 7), StatsNow(TheirWeapon, 3, 2), StatsNow(My(0), 5, 5),
    }
}
