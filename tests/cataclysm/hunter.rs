//! Hunter cards of Cataclysm, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 72696d71

/// Magmaw · Minion · Mech · Beast · 7 mana · 2/12 · **Colossal +99** Summon any leftover appendages when there is room.@**Colossal +99** Summon any leftover appendages when there is room. *({0} left!)*
/// - Numbers: {0} = 99
//~ done CATA_550 - f86ba3c2.5e9945ac -
#[test]
fn CATA_550_magmaw() {
    check! { Hunter:
        Ally("CS2_182"), Enemy("CS2_231"), Play("CATA_550", Nothing), BoardCount(Mine, 7),
        IsInZone(Newest("CATA_550t5"), Zone::Play), Kill(Nth(0)), BoardCount(Mine, 7), Kill(Newest("CATA_550t2")),
        BoardCount(Mine, 7), Kill(Their(0)), BoardCount(Theirs, 0), Kill(Nth(2)), BoardCount(Mine, 6),
    }
    // They come back each time that there is room.
    check! { Hunter:
        Play("CATA_550", Nothing), Play("EX1_144", On(My(1))), BoardCount(Mine, 7), Play("EX1_144", On(My(1))),
        BoardCount(Mine, 7), HandCount(Mine, 2),
    }
    // There are 99 in all.
    let kills = [Kill(My(1)); 98];
    let left = [
        BoardCount(Mine, 2),
        Kill(My(1)),
        BoardCount(Mine, 1),
        Play("GAME_005", Nothing),
        BoardCount(Mine, 1),
        EndTurn,
        BoardCount(Mine, 1),
    ];
    check(CardClass::Hunter, &[&[Play("CATA_550", Nothing)], &kills[..], &left].concat());
}

/// Stonetalon Striker · Minion · 3 mana · 3/3 · **Taunt** *(While in hand, play a Dragon to become a 6/6 Dragon!)*
//~ done CATA_551 - fbefe702 -
#[test]
fn CATA_551_stonetalon_striker() {
    check! { Hunter:
        Give("CATA_551"), HasNow(InHand(0), GameTag::TAUNT), Play("CS2_182", Nothing), IsCard(InHand(0), "CATA_551"),
        EmptyDeck(Mine), EndTurn, Play("NEW1_023", Nothing), EndTurn, Damage(MyHero, 1), IsCard(InHand(0), "CATA_551"),
        Play("NEW1_023", Nothing), IsCard(InHand(0), "CATA_551t"), Play("CATA_551t", Nothing), StatsNow(My(2), 6, 6),
        HasNow(My(2), GameTag::TAUNT),
    }
}

/// Ebonscale Scout · Minion · 6 mana · 4/4 · **Battlecry:** Deal damage equal to this minion's Attack. *(While in hand, play a Dragon to become an 8/8 Dragon!)*
//~ done CATA_552 - c82ab7bc -
#[test]
fn CATA_552_ebonscale_scout() {
    check! { Hunter:
        Targets("CATA_552", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), Give("CATA_552"),
        Enchant(InHand(0), "CS2_087e"), Play("CATA_552", On(TheirHero)), Health(TheirHero, 23), Give("CATA_552"),
        EndTurn, Play("NEW1_023", Nothing), EndTurn, IsCard(InHand(0), "CATA_552"), Crystals(10), Play("CS2_231", Nothing),
        IsCard(InHand(0), "CATA_552"), Play("NEW1_023", Nothing), IsCard(InHand(0), "CATA_552t"),
        Play("CATA_552t", On(TheirHero)), Health(TheirHero, 15),
    }
}

/// Ebyssian · Minion · 7 mana · 6/6 · **Battlecry:** Your Dragons have **Rush** this game. *(While in hand, play a Dragon to become a 12/12 Dragon!)*
//~ done CATA_553 - a3a590e2 -
#[test]
fn CATA_553_ebyssian() {
    check! { Hunter:
        Play("CATA_553", Nothing), Ally("NEW1_023"), Ally("CS2_182"), Enemy("NEW1_023"),
        HasNow(My(1), GameTag::RUSH), HasNot(My(2), GameTag::RUSH), HasNot(Their(0), GameTag::RUSH), Kill(My(0)),
        HasNow(My(0), GameTag::RUSH), Give("CATA_553"), EndTurn, Play("NEW1_023", Nothing), EndTurn,
        IsCard(InHand(0), "CATA_553"), Crystals(10), Play("CS2_231", Nothing), IsCard(InHand(0), "CATA_553"),
        Play("NEW1_023", Nothing), IsCard(InHand(0), "CATA_553t"),
    }
}

/// Earthen Roar · Spell · 1 mana · Set an enemy minion's Health to 1. If you're holding a Dragon, pick another.
//~ done CATA_554 - 7a817416 -
#[test]
fn CATA_554_earthen_roar() {
    check! { Hunter:
        Enemy("CS2_182"), Enemy("CS2_200"), Enemy("CS2_171"), Ally("CS2_182"), Play("CATA_554", On(Their(0))),
        StatsNow(Their(0), 4, 1), StatsNow(Their(1), 6, 7), EndTurn, EndTurn,
    }
    check! { Hunter:
        Give("NEW1_023"), Enemy("CS2_182"), Enemy("CS2_200"), Enemy("CS2_125"), Play("CATA_554", On(Their(0))),
        ChooseCard("CS2_200"), StatsNow(Their(0), 4, 1), StatsNow(Their(1), 6, 1), StatsNow(Their(2), 3, 3),
    }
    check! { Hunter:
        Give("NEW1_023"), Enemy("CS2_182"), Enemy("CS2_200"), Play("CATA_554", On(Their(0))), ChooseCard("CS2_200"),
        Play("CATA_554", On(Their(0))), Choose(0), Health(TheirHero, 30),
    }
    check! { Hunter:
        Give("NEW1_023"), Enemy("CS2_182"), Enemy("CS2_200"), Enemy("CS2_125"), Play("CATA_554", On(Their(0))),
        ChooseCard("CS2_200"), Play("CATA_554", On(Their(0))), Choose(1), StatsNow(Their(2), 3, 1),
    }
}

/// Sylvanas's Triumph · Spell · 2 mana · Deal $3 damage. If you've played another copy of this, hit all enemies instead.
//~ done CATA_557 - 328e6917 -
#[test]
fn CATA_557_sylvanass_triumph() {
    check! { Hunter:
        Targets("CATA_557", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), Enemy("CS2_200"),
        Ally("CS2_182"), EndTurn, Play("CATA_557", On(TheirHero)), Health(TheirHero, 27), EndTurn,
        Play("GAME_005", Nothing), Play("CATA_557", On(Their(0))), Health(Their(0), 4), Health(TheirHero, 27),
        Play("CATA_557", Nothing), Health(Their(0), 1), Health(TheirHero, 24), Health(MyHero, 30), Health(My(0), 5),
    }
    check! { Hunter:
        Enemy("CS2_200"), EndTurn, Summon("CS2_182"), EndTurn, Play("CATA_557", On(Their(0))), StatsNow(Their(1), 4, 5),
    }
}

/// Tol'vir Carver · Minion · 3 mana · 3/2 · **Battlecry:** Choose a card in your hand. At the start of your turns, reduce its Cost by (1).
//~ done CATA_566 - ea79be0d -
#[test]
fn CATA_566_tolvir_carver() {
    check! { Hunter:
        Give("CS2_200"), Give("CS2_182"), Play("CATA_566", On(InHand(0))), CostNow(Nth(0), 6), EndTurn,
        CostNow(Nth(0), 6), EndTurn, CostNow(Nth(0), 5), CostNow(Nth(1), 4), EndTurn, EndTurn, CostNow(Nth(0), 4),
    }
}

/// Supply Run · Spell · 4 mana · **Shatter** Draw 3 minions. Give minions in your hand +2/+2.@Draw 3 minions. Give minions in your hand +2/+2.
/// - Numbers: {0} = 121758
// Also tests CATA_820t, CATA_820t2.
//~ done CATA_820 - 30db35e0.e79f86a4 -
#[test]
fn CATA_820_supply_run() {
    check! { Hunter:
        Give("CS2_182"), Give("CATA_820"), Play("CS2_231", Nothing), HandCount(Mine, 3), IsCard(InHand(0), "CATA_820t"),
        IsCard(InHand(2), "CATA_820t2"), OnTop("CS2_029"), Play("CATA_820t", Nothing), HandCount(Mine, 5), Crystals(10),
        Give("CS2_029"), Play("CATA_820t2", Nothing), StatsNow(InHand(0), 6, 7), StatsNow(InHand(3), 6, 7), StatsNow(My(0), 1, 1),
    }
    check! { Hunter: Give("CATA_820"), Play("CATA_820", Nothing), HandCount(Mine, 3), StatsNow(InHand(2), 6, 7) }
    // A weapon gains nothing.
    check! { Hunter: Give("CATA_820"), Give("CS2_106"), Play("CATA_820", Nothing), HandCount(Mine, 4), DeckCount(Mine, 16), StatsNow(Nth(1), 3, 2) }
}

/// Tame Pet · Spell · 1 mana · Replace your future Animal Companions with random Beasts that cost (1) more. Draw a card.
//~ done MEND_300 - 2bfebdc2 -
#[test]
fn MEND_300_tame_pet() {
    // Huffer, Leokk and Misha become three Beasts that cost (4), and stay these three; the opponent's are as they were.
    check! { Hunter in Wild:
        Force(Card("UNG_810")), Force(Card("CS2_119")), Force(Card("GVG_071")), Play("MEND_300", Nothing),
        HandCount(Mine, 1), BoardCount(Mine, 0), Force(Card("CS2_119")), Play("NEW1_031", Nothing), BoardCount(Mine, 1),
        IsCard(My(0), "CS2_119"), Crystals(10), Play("OG_211", Nothing), BoardCount(Mine, 4), IsCard(My(1), "UNG_810"),
        IsCard(My(2), "CS2_119"), IsCard(My(3), "GVG_071"), EndTurn, Force(Card("NEW1_033")), Play("NEW1_031", Nothing),
        IsCard(Their(0), "NEW1_033"),
    }
    check! { Hunter in Wild:
        Force(Card("UNG_810")), Force(Card("CS2_119")), Force(Card("GVG_071")), Play("MEND_300", Nothing),
        Play("TOY_353", Nothing), HandCount(Mine, 4), IsCard(InHand(1), "UNG_810"), CostNow(InHand(1), 3),
        CostNow(InHand(3), 3), BoardCount(Mine, 0),
    }
    // A card that a Replicating Spore keeps is not replaced.
    check! { Hunter in Wild:
        Force(Card("EX1_028")), Play("GDB_234t", Nothing), Crystals(10), Play("MEND_300", Nothing), HandCount(Mine, 1), Crystals(10),
        Force(Card("CS2_187")), Play("GDB_234t", Nothing), IsCard(My(1), "CS2_187"), IsCard(My(2), "EX1_028"),
    }
    check! { Hunter in Wild, Standard: ForbidOutcome(Card("CS2_182")), Play("MEND_300", Nothing), HandCount(Mine, 1) }
}

/// Spiritspeaker · Minion · 4 mana · 2/2 · **Battlecry:** Choose an Animal Companion to summon.
//~ done MEND_301 - c5b8be26 -
#[test]
fn MEND_301_spiritspeaker() {
    check! { Hunter:
        Play("MEND_301", Nothing), ChooseCard("NEW1_033"), BoardCount(Mine, 2), IsCard(My(1), "NEW1_033"), StatsNow(My(0), 3, 2),
        HandCount(Mine, 0), Play("MEND_301", Nothing), ChooseCard("NEW1_034"), IsCard(My(3), "NEW1_034"), Crystals(10),
        Play("MEND_301", Nothing), ChooseCard("NEW1_032"), IsCard(My(5), "NEW1_032"),
    }
    check! { Hunter in Wild:
        Force(Card("UNG_810")), Force(Card("CS2_119")), Force(Card("GVG_071")), Play("MEND_300", Nothing), Crystals(10),
        Play("MEND_301", Nothing), ChooseCard("CS2_119"), BoardCount(Mine, 2), IsCard(My(1), "CS2_119"), HandCount(Mine, 1),
        BoardCount(Theirs, 0),
    }
    check! { Hunter:
        Play("MEND_304", Nothing), Crystals(10), Force(Card("NEW1_034")), Play("MEND_301", Nothing),
        ChooseCard("NEW1_032"), BoardCount(Mine, 4), IsCard(My(3), "NEW1_032"), IsCard(My(2), "NEW1_034"),
        BoardCount(Theirs, 0),
    }
    check! { Hunter in Wild:
        Force(Card("UNG_810")), Force(Card("CS2_119")), Force(Card("GVG_071")), Play("MEND_300", Nothing), Crystals(10),
        Play("MEND_304", Nothing), Crystals(10), Force(Card("GVG_071")), Play("MEND_301", Nothing),
        ChooseCard("CS2_119"), BoardCount(Mine, 4), IsCard(My(3), "CS2_119"), IsCard(My(2), "GVG_071"), HandCount(Mine, 1),
        BoardCount(Theirs, 0),
    }
    // What is kept with the player for another reason is no Animal Companion.
    check! { Hunter:
        HasHeroPower("HERO_08bp"), Play("BT_429", Nothing), Crystals(10), Play("MEND_301", Nothing),
        ChooseCard("NEW1_033"), BoardCount(Mine, 2), IsCard(My(1), "NEW1_033"), IsCard(MyPower, "BT_429p"),
    }
    // Nor is what a Replicating Spore keeps.
    check! { Hunter:
        Force(Card("EX1_028")), Play("GDB_234t", Nothing), Crystals(10), Play("MEND_301", Nothing), ChooseCard("NEW1_033"),
        BoardCount(Mine, 3), IsCard(My(2), "NEW1_033"),
    }
}

/// Wasteland Vanguard · Minion · 4 mana · 3/3 · **Battlecry:** Deal 3 damage split among all enemies. If any die, deal 3 more.
//~ done MEND_302 - e6028430 -
#[test]
fn MEND_302_wasteland_vanguard() {
    check! { Hunter:
        Ally("CS2_231"), Play("MEND_302", Nothing), Health(TheirHero, 27), Enemy("CS2_231"), Force(Entity(Their(0))),
        Play("MEND_302", Nothing), BoardCount(Theirs, 0), Health(TheirHero, 22), Health(MyHero, 30),
        BoardCount(Mine, 3),
    }
}

/// Migrating Elekk · Minion · Beast · 2 mana · 2/3 · **Taunt. Battlecry:** Replace your future Animal Companions with random Beasts that cost (1) more.
//~ done MEND_303 - 318e9cde -
#[test]
fn MEND_303_migrating_elekk() {
    check! { Hunter in Wild:
        Force(Card("UNG_810")), Force(Card("CS2_119")), Force(Card("GVG_071")), Play("MEND_303", Nothing),
        BoardCount(Mine, 1), HasNow(My(0), GameTag::TAUNT), HandCount(Mine, 0), Play("MEND_301", Nothing),
        ChooseCard("GVG_071"), BoardCount(Mine, 3), IsCard(My(2), "GVG_071"),
    }
    // Each goes on from what the one before made.
    check! { Hunter in Wild, Standard:
        Play("MEND_303", Nothing), Force(Card("EX1_028")), Force(Card("EX1_028")), ForbidOutcome(Card("UNG_810")),
        Play("MEND_303", Nothing),
    }
    check! { Hunter in Wild, Standard:
        Play("MEND_303", Nothing), Force(Card("EX1_028")), Force(Card("EX1_028")), Force(Card("EX1_028")),
        Play("MEND_303", Nothing), Play("NEW1_031", Nothing), IsCard(My(2), "EX1_028"),
    }
    check! { Hunter in Wild, Standard: ForbidOutcome(Card("CS2_182")), Play("MEND_303", Nothing) }
    // A card that a Replicating Spore keeps is not replaced.
    check! { Hunter in Wild:
        Force(Card("EX1_028")), Play("GDB_234t", Nothing), Crystals(10), Play("MEND_303", Nothing), Crystals(10),
        Force(Card("CS2_187")), Play("GDB_234t", Nothing), IsCard(My(2), "CS2_187"), IsCard(My(3), "EX1_028"),
    }
}

/// Talya Earthstrider · Minion · 5 mana · 4/6 · **Battlecry:** Your cards that summon Animal Companions summon 1 more this game.
//~ done MEND_304 - 3d8e95a0 -
#[test]
fn MEND_304_talya_earthstrider() {
    check! { Hunter:
        Play("MEND_304", Nothing), BoardCount(Mine, 1), Force(Card("NEW1_033")), Force(Card("NEW1_034")),
        Play("NEW1_031", Nothing), BoardCount(Mine, 3), IsCard(My(1), "NEW1_033"), IsCard(My(2), "NEW1_034"), Crystals(10),
        Play("MEND_301", Nothing), ChooseCard("NEW1_032"), BoardCount(Mine, 6), EndTurn, Play("NEW1_031", Nothing),
        BoardCount(Theirs, 1),
    }
    check! { Hunter:
        Play("MEND_304", Nothing), Crystals(10), Play("MEND_304", Nothing), Play("NEW1_031", Nothing),
        BoardCount(Mine, 5),
    }
    check! { Hunter: Play("MEND_304", Nothing), Crystals(10), Play("OG_211", Nothing), BoardCount(Mine, 5) }
}

/// Roam Free · Spell · 7 mana · Replace your future Animal Companions with random Beasts that cost (2) more. Choose one to summon.
//~ done MEND_307 - 996ab2e3 -
#[test]
fn MEND_307_roam_free() {
    check! { Hunter in Wild, Standard:
        Force(Card("EX1_028")), Force(Card("EX1_028")), Force(Card("EX1_028")), Play("MEND_307", Nothing),
        BoardCount(Mine, 0), Choose(1), BoardCount(Mine, 1), IsCard(My(0), "EX1_028"), HandCount(Mine, 0), Crystals(10),
        Play("NEW1_031", Nothing), BoardCount(Mine, 2), IsCard(My(1), "EX1_028"),
    }
    check! { Hunter in Wild, Standard: ForbidOutcome(Card("UNG_810")), Play("MEND_307", Nothing), Choose(0) }
    check! { Hunter:
        Play("MEND_307", Nothing), Choose(1), EndTurn, Play("NEW1_031", Nothing), BoardCount(Theirs, 1),
        BoardCount(Mine, 1),
    }
    // Talya Earthstrider: one more.
    check! { Hunter in Wild, Standard:
        Play("MEND_304", Nothing), Crystals(10), Force(Card("EX1_028")), Force(Card("EX1_028")), Force(Card("EX1_028")),
        Play("MEND_307", Nothing), Choose(1), BoardCount(Mine, 3), IsCard(My(1), "EX1_028"), IsCard(My(2), "EX1_028"),
    }
    // A Hero Power that Metamorphosis keeps is no Animal Companion.
    check! { Hunter in Wild, Standard:
        HasHeroPower("HERO_08bp"), Play("BT_429", Nothing), Crystals(10), Force(Card("EX1_028")),
        Force(Card("EX1_028")), Force(Card("EX1_028")), Play("MEND_307", Nothing), Choose(1), IsCard(My(0), "EX1_028"),
        EndTurn, EndTurn, HeroPower(On(TheirHero)), EndTurn, EndTurn, HeroPower(On(TheirHero)),
        IsCard(MyPower, "HERO_08bp"), Health(TheirHero, 20),
    }
    // They are Beasts.
    check! { Hunter in Wild, Standard: ForbidOutcome(Card("CS2_187")), Play("MEND_307", Nothing) }
    // Nor is what a Replicating Spore keeps.
    check! { Hunter in Wild:
        Force(Card("EX1_028")), Play("GDB_234t", Nothing), Crystals(10), Play("MEND_307", Nothing),
        Choose(1), BoardCount(Mine, 2), Crystals(10), ForbidOutcome(Card("EX1_028")), Play("NEW1_031", Nothing), BoardCount(Mine, 3),
    }
    check! { Hunter in Wild:
        Force(Card("EX1_028")), Play("GDB_234t", Nothing), Crystals(10), Play("MEND_307", Nothing), Choose(1), BoardCount(Mine, 2),
        Crystals(10), Force(Card("CS2_187")), Play("GDB_234t", Nothing), IsCard(My(2), "CS2_187"), IsCard(My(3), "EX1_028"),
    }
}

/// Confront the Tol'vir · Spell · 4 mana · Summon each 1-Cost minion you've played this game.
//~ done CATA_560 - 79fa7bc9 -
#[test]
fn CATA_560_confront_the_tolvir() {
    check! { Hunter:
        Play("CS2_168", Nothing), Play("CS2_172", Nothing), Play("EX1_029", Nothing), EndTurn, Play("CS2_065", Nothing),
        EndTurn, Crystals(10), Play("CATA_560", Nothing), BoardCount(Mine, 5), IsCard(My(3), "CS2_168"),
        IsCard(My(4), "EX1_029"), BoardCount(Theirs, 1),
    }
    check! { Hunter: Ally("CS2_168"), Play("CATA_560", Nothing), BoardCount(Mine, 1) }
}
