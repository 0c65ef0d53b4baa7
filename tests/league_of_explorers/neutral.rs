//! Neutral cards of The League of Explorers, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 4ebbba0b

/// The Steel Sentinel · Minion · 5 mana · 5/5 · This minion can only take 1 damage at a time.
//~ todo LOEA16_27 21bb3a34 d61191a9 -
#[test]
#[ignore = "todo: The Steel Sentinel"]
fn LOEA16_27_the_steel_sentinel() {
    unwritten("LOEA16_27");
}

/// The Steel Sentinel · Minion · 10 mana · 10/10 · This minion can only take 1 damage at a time.
//~ todo LOEA16_27H db48a70b 46f2894b -
#[test]
#[ignore = "todo: The Steel Sentinel"]
fn LOEA16_27H_the_steel_sentinel() {
    unwritten("LOEA16_27H");
}

/// Eye of Hakkar · Spell · 1 mana · Take a secret from your opponent's deck and put it into the battlefield.
//~ todo LOE_008 17a6d0e9 d43d0da4 -
#[test]
#[ignore = "todo: Eye of Hakkar"]
fn LOE_008_eye_of_hakkar() {
    unwritten("LOE_008");
}

/// Eye of Hakkar · Spell · 1 mana · Take a secret from your opponent's deck and put it into the battlefield.
//~ todo LOE_008H aecb94dc d43d0da4 -
#[test]
#[ignore = "todo: Eye of Hakkar"]
fn LOE_008H_eye_of_hakkar() {
    unwritten("LOE_008H");
}

/// Reno Jackson · Minion · 6 mana · 4/6 · **Battlecry:** If your deck has no duplicates, fully heal your hero.
//~ done LOE_011 - 2f53a71a -
#[test]
fn LOE_011_reno_jackson() {
    check! { Mage:
        Give("LOE_011"), Cost("LOE_011", 6), Stats("LOE_011", 4, 6), DealDamage(MyHero, 20), Play("LOE_011", Nothing),
        Health(MyHero, 10),
    }
    // Without duplicates he heals.
    check! { Mage: DeckOf(&["CS2_182", "CS2_231"]), DealDamage(MyHero, 20), Play("LOE_011", Nothing), Damage(MyHero, 0) }
}

/// Rolling Boulder · Minion · 4 mana · 0/4 · At the end of your turn, destroy the minion to the left.
//~ todo LOE_024t 4aca6334 9511f4bb -
#[test]
#[ignore = "todo: Rolling Boulder"]
fn LOE_024t_rolling_boulder() {
    unwritten("LOE_024t");
}

/// Djinni of Zephyrs · Minion · Elemental · 5 mana · 4/6 · After you cast a spell on another friendly minion, cast a copy of it on this one.
//~ done LOE_053 - a5308e28 -
#[test]
fn LOE_053_djinni_of_zephyrs() {
    check! { Mage:
        Ally("LOE_053"), Ally("CS2_182"), Enemy("CS2_182"), Play("CS2_092", On(My(1))), StatsNow(My(0), 8, 10),
        StatsNow(My(1), 8, 9), Play("CS2_087", On(Their(0))), Play("CS2_087", On(My(0))), StatsNow(My(0), 11, 10), EndTurn,
        Play("CS2_087", On(My(1))), StatsNow(My(0), 11, 10),
    }
    // It answers each time, not once a turn.
    check! { Mage:
        Ally("LOE_053"), Ally("CS2_182"), Play("CS2_092", On(My(1))), Play("CS2_087", On(My(1))),
        StatsNow(My(0), 11, 10),
    }
    check! { Mage:
        Ally("LOE_053"), EndTurn, EndTurn, Play("CS2_008", On(MyHero)), StatsNow(My(0), 4, 6), Health(MyHero, 29),
    }
    // The copy is cast after the spell.
    check! { Mage:
        Ally("LOE_053"), Ally("CS2_182"), DealDamage(My(0), 3), DealDamage(My(1), 3), Play("BT_252", On(My(1))),
        Damage(My(1), 0), Damage(My(0), 3), Choose(0), Damage(My(0), 0), HandCount(Mine, 1), Choose(0),
        HandCount(Mine, 2),
    }
}

/// Sir Finley Mrrgglton · Minion · Murloc · 1 mana · 1/3 · **Battlecry: Discover** a new basic Hero Power.
//~ done LOE_076 - c46cd42f -
#[test]
fn LOE_076_sir_finley_mrrgglton() {
    check! { Mage:
        Force(Card("HERO_05bp")), Play("LOE_076", Nothing), ChooseCard("HERO_05bp"), IsCard(MyPower, "HERO_05bp"),
        HeroPower(Nothing), Health(TheirHero, 28), HandCount(Mine, 0),
    }
    check! { Mage:
        Crystals(10), Force(Card("HERO_01bp")), Play("LOE_076", Nothing), ChooseCard("HERO_01bp"),
        IsCard(MyPower, "HERO_01bp"), Kill(My(0)), Crystals(10), Force(Card("HERO_02bp")), Play("LOE_076", Nothing),
        ChooseCard("HERO_02bp"), IsCard(MyPower, "HERO_02bp"), Kill(My(0)), Crystals(10), Force(Card("HERO_03bp")),
        Play("LOE_076", Nothing), ChooseCard("HERO_03bp"), IsCard(MyPower, "HERO_03bp"), Kill(My(0)), Crystals(10),
        Force(Card("HERO_04bp")), Play("LOE_076", Nothing), ChooseCard("HERO_04bp"), IsCard(MyPower, "HERO_04bp"),
        Kill(My(0)), Crystals(10), Force(Card("HERO_05bp")), Play("LOE_076", Nothing), ChooseCard("HERO_05bp"),
        IsCard(MyPower, "HERO_05bp"), Kill(My(0)), Crystals(10), Force(Card("HERO_06bp")), Play("LOE_076", Nothing),
        ChooseCard("HERO_06bp"), IsCard(MyPower, "HERO_06bp"), Kill(My(0)), Crystals(10), Force(Card("HERO_07bp")),
        Play("LOE_076", Nothing), ChooseCard("HERO_07bp"), IsCard(MyPower, "HERO_07bp"), Kill(My(0)), Crystals(10),
        Force(Card("HERO_09bp")), Play("LOE_076", Nothing), ChooseCard("HERO_09bp"), IsCard(MyPower, "HERO_09bp"),
        Kill(My(0)), Crystals(10), Force(Card("HERO_10bp")), Play("LOE_076", Nothing), ChooseCard("HERO_10bp"),
        IsCard(MyPower, "HERO_10bp"), Kill(My(0)), Crystals(10), Force(Card("HERO_11bp")), Play("LOE_076", Nothing),
        ChooseCard("HERO_11bp"), IsCard(MyPower, "HERO_11bp"), Kill(My(0)), Crystals(10), Force(Card("HERO_08bp")),
        Play("LOE_076", Nothing), ChooseCard("HERO_08bp"), IsCard(MyPower, "HERO_08bp"), Kill(My(0)), HandCount(Mine, 0),
    }
    check! { Mage: ForbidOutcome(Card("HERO_08bp")), Play("LOE_076", Nothing), Choose(0), BoardCount(Mine, 1) }
    check! { Mage:
        Force(Card("HERO_01bp")), Play("LOE_076", Nothing), ChooseCard("HERO_01bp"), ForbidOutcome(Card("HERO_01bp")),
        Play("LOE_076", Nothing), Choose(0), BoardCount(Mine, 2),
    }
    check! { Mage:
        Force(Card("HERO_02bp")), Play("LOE_076", Nothing), ChooseCard("HERO_02bp"), ForbidOutcome(Card("HERO_02bp")),
        Play("LOE_076", Nothing), Choose(0), BoardCount(Mine, 2),
    }
    check! { Mage:
        Force(Card("HERO_03bp")), Play("LOE_076", Nothing), ChooseCard("HERO_03bp"), ForbidOutcome(Card("HERO_03bp")),
        Play("LOE_076", Nothing), Choose(0), BoardCount(Mine, 2),
    }
    check! { Mage:
        Force(Card("HERO_05bp")), Play("LOE_076", Nothing), ChooseCard("HERO_05bp"), ForbidOutcome(Card("HERO_05bp")),
        Play("LOE_076", Nothing), Choose(0), BoardCount(Mine, 2),
    }
    check! { Mage:
        Force(Card("HERO_09bp")), Play("LOE_076", Nothing), ChooseCard("HERO_09bp"), ForbidOutcome(Card("HERO_09bp")),
        Play("LOE_076", Nothing), Choose(0), BoardCount(Mine, 2),
    }
    check! { Mage:
        Force(Card("HERO_11bp")), Play("LOE_076", Nothing), ChooseCard("HERO_11bp"), ForbidOutcome(Card("HERO_11bp")),
        Play("LOE_076", Nothing), Choose(0), BoardCount(Mine, 2),
    }
    check! { Mage:
        Force(Card("HERO_05bp")), Enemy("EX1_045"), Play("LOE_076", Nothing), ChooseCard("HERO_05bp"),
        HeroPower(Nothing), StatsNow(Their(0), 4, 5), Health(TheirHero, 28),
    }
    // A Hero Power of no class.
    check! { Mage:
        HasHeroPower("BRM_027p"), Force(Card("HERO_01bp")), Play("LOE_076", Nothing), ChooseCard("HERO_01bp"),
        IsCard(MyPower, "HERO_01bp"),
    }
}

/// Brann Bronzebeard · Minion · 3 mana · 2/4 · Your **Battlecries** trigger twice.
//~ done LOE_077 - d2a46779 -
#[test]
fn LOE_077_brann_bronzebeard() {
    check! { Mage:
        Give("LOE_077"), Cost("LOE_077", 3), Stats("LOE_077", 2, 4), Play("LOE_077", Nothing), Play("CS2_147", Nothing),
        HandCount(Mine, 2),
    }
    // The opponent gets nothing of it.
    check! { Mage: Play("LOE_077", Nothing), EndTurn, Play("CS2_181", Nothing), BoardCount(Theirs, 1) }
}

/// Wobbling Runts · Minion · 6 mana · 2/6 · **Deathrattle:** Summon three 2/2 Runts.
//~ done LOE_089 - d8c504d1 -
#[test]
fn LOE_089_wobbling_runts() {
    check! { Mage:
        Ally("LOE_089"), Kill(Nth(0)), BoardCount(Mine, 3), IsInZone(Newest("LOE_089t"), Zone::Play),
        IsInZone(Newest("LOE_089t2"), Zone::Play), IsInZone(Newest("LOE_089t3"), Zone::Play), BoardCount(Theirs, 0),
    }
}

/// Arch-Thief Rafaam · Minion · 9 mana · 7/8 · **Battlecry: Discover** a powerful Artifact.
//~ done LOE_092 - 58939339 -
#[test]
fn LOE_092_arch_thief_rafaam() {
    check! { Mage:
        Play("LOE_092", Nothing), ChooseCard("LOEA16_5"), HandCount(Mine, 1), EndTurn, EndTurn, Play("LOEA16_5", Nothing),
        BoardCount(Mine, 7), IsCard(My(6), "LOEA16_5t"), StatsNow(My(6), 3, 3),
    }
    check! { Mage:
        Play("LOE_092", Nothing), ChooseCard("LOEA16_3"), HandCount(Mine, 1), EndTurn, EndTurn, Play("LOEA16_3", On(My(0))), StatsNow(My(0), 17, 18),
    }
    check! { Mage:
        Play("LOE_092", Nothing), ChooseCard("LOEA16_4"), HandCount(Mine, 1), EndTurn, EndTurn, Play("LOEA16_4", Nothing), Health(TheirHero, 20),
    }
}

/// Elise Starseeker · Minion · 4 mana · 3/5 · **Battlecry:** Shuffle the 'Map to the Golden Monkey' into your deck.
//~ done LOE_079 - 198b970c -
#[test]
fn LOE_079_elise_starseeker() {
    check! { Mage:
        Play("LOE_079", Nothing), DeckCount(Mine, 20), IsInZone(Newest("LOE_019t"), Zone::Deck), DeckCount(Theirs, 20),
        HandCount(Mine, 0), BoardCount(Mine, 1),
    }
}

/// Eerie Statue · Minion · 4 mana · 7/7 · Can’t attack unless it’s the only minion on the battlefield.
//~ done LOE_107 - e349b04f -
#[test]
fn LOE_107_eerie_statue() {
    check! { Mage:
        Ally("LOE_107"), Enemy("CS2_182"), CannotAttack(My(0), TheirHero), CannotAttack(My(0), Their(0)),
        Kill(Their(0)), Attack(My(0), TheirHero), Health(TheirHero, 23),
    }
    check! { Mage:
        Ally("LOE_107"), Ally("CS2_182"), CannotAttack(My(0), TheirHero), Attack(My(1), TheirHero),
        Health(TheirHero, 26), Kill(My(1)), Attack(My(0), TheirHero), Health(TheirHero, 19),
    }
}
