//! Demon Hunter cards of The Lost City of Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 72e05aba

/// Horn of Feasting · Spell · 4 mana · Summon three 2/1 Raptors with **Rush**. **Outcast:** Give them **Immune** while attacking this turn.
//~ done DINO_136 - cb3bde21 -
#[test]
fn DINO_136_horn_of_feasting() {
    check! { DemonHunter:
        Ally("CS2_182"), Give("CS2_231"), Give("DINO_136"), Give("CS2_231"), Play("DINO_136", Nothing),
        BoardCount(Mine, 4), IsCard(My(1), "DINO_136t"), HasNot(My(1), GameTag::IMMUNE_WHILE_ATTACKING), Crystals(10),
        Play("DINO_136", Nothing), BoardCount(Mine, 7), HasNow(My(4), GameTag::IMMUNE_WHILE_ATTACKING),
        HasNow(My(6), GameTag::IMMUNE_WHILE_ATTACKING), HasNot(My(0), GameTag::IMMUNE_WHILE_ATTACKING),
        HasNot(My(3), GameTag::IMMUNE_WHILE_ATTACKING), EndTurn, HasNot(My(4), GameTag::IMMUNE_WHILE_ATTACKING),
    }
}

/// Skittish Saucier · Minion · 3 mana · 4/2 · **Battlecry:** Reduce the Cost of adjacent cards in your hand by (1).
//~ done DINO_137 - 77ddc15d -
#[test]
fn DINO_137_skittish_saucier() {
    check! { DemonHunter:
        Give("CS2_182"), Give("CS2_182"), Give("DINO_137"), Give("CS2_200"), Give("CS2_200"), Play("DINO_137", Nothing),
        CostNow(InHand(0), 4), CostNow(InHand(1), 3), CostNow(InHand(2), 5), CostNow(InHand(3), 6),
    }
    check! { DemonHunter:
        Give("DINO_137"), Give("CS2_200"), Give("CS2_200"), Play("DINO_137", Nothing), CostNow(InHand(0), 5),
        CostNow(InHand(1), 6),
    }
}

/// Gorishi Stinger · Spell · 1 mana · Deal $2 damage. Summon a 2/1 Grub with **Rush**.
//~ done TLC_630t - 7be27bf1 -
#[test]
fn TLC_630t_gorishi_stinger() {
    check! { DemonHunter:
        Targets("TLC_630t", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), Enemy("CS2_182"),
        Play("TLC_630t", On(Their(0))), Health(Their(0), 3), Health(TheirHero, 30), BoardCount(Mine, 1),
        IsCard(My(0), "TLC_903t"), BoardCount(Theirs, 1),
    }
}

/// Unleash the Colossus · Spell · 1 mana · **Quest:** Deal exactly 2 damage to an enemy on your turn, 12 times. **Reward:** Gorishi Colossus.
//~ done TLC_631 - 28bc7e2c -
#[test]
fn TLC_631_unleash_the_colossus() {
    check! { DemonHunter:
        Ally("CS2_200"), Play("TLC_631", Nothing), Play("CS2_029", On(TheirHero)), Play("CS2_061", On(MyHero)),
        Restore(MyHero, 20), Crystals(10), Play("CS2_061", On(TheirHero)), Crystals(10), Play("CS2_061", On(TheirHero)),
        Crystals(10), Play("CS2_061", On(TheirHero)), Crystals(10), Play("CS2_061", On(TheirHero)), Crystals(10),
        Play("CS2_061", On(TheirHero)), Crystals(10), Play("CS2_061", On(TheirHero)), Crystals(10),
        Play("CS2_061", On(TheirHero)), Crystals(10), Play("CS2_061", On(TheirHero)), Crystals(10),
        Play("CS2_061", On(TheirHero)), Crystals(10), Play("CS2_061", On(TheirHero)), Crystals(10),
        Play("CS2_061", On(TheirHero)), Crystals(10), HandCount(Mine, 0), Play("CS2_061", On(TheirHero)),
        HandCount(Mine, 1), IsCard(InHand(0), "TLC_631t"),
    }
}

/// Gorishi Colossus · Minion · Beast · 5 mana · 8/8 · **Battlecry:** For the rest of the game, whenever you deal exactly 2 damage to an enemy, deal 2 more.
//~ done TLC_631t - 1da4952e -
#[test]
fn TLC_631t_gorishi_colossus() {
    check! { DemonHunter:
        Play("TLC_631t", Nothing), Crystals(10), Play("CS2_061", On(TheirHero)), Health(TheirHero, 26),
        Play("CS2_029", On(TheirHero)), Health(TheirHero, 20), Play("CS2_061", On(MyHero)), Health(MyHero, 30),
        Enemy("CS2_200"), Kill(My(0)), Crystals(10), Play("CS2_061", On(Their(0))), Damage(Their(0), 4),
        Health(TheirHero, 20),
    }
}

/// Bugsquasher · Minion · 4 mana · 5/3 · **Battlecry:** Deal 6 damage to an enemy minion with a minion type.
//~ done TLC_633 - 14ac531b -
#[test]
fn TLC_633_bugsquasher() {
    check! { DemonHunter:
        Enemy("CS2_182"), Enemy("CS2_172"), Ally("CS2_172"), Give("TLC_633"), CannotTarget("TLC_633", Their(0)),
        CannotTarget("TLC_633", My(0)), CannotTarget("TLC_633", TheirHero), Play("TLC_633", On(Their(1))),
        BoardCount(Theirs, 1), Enemy("CS2_064"), Play("TLC_633", On(Their(1))), BoardCount(Theirs, 1),
    }
}

/// Entomologist Toru · Minion · 8 mana · 7/7 · **Battlecry:** Put each minion in your hand into 0/1 Jars that cost (1). Break them to release the minions!
// Also tests TLC_841t.
//~ done TLC_841 - 0a9e6323 -
#[test]
fn TLC_841_entomologist_toru() {
    check! { DemonHunter:
        Give("CS2_182"), Give("CS2_029"), Give("CS2_200"), Enchant(InHand(0), "CS2_087e"), GiveThem("CS2_182"),
        Play("TLC_841", Nothing), HandCount(Mine, 3), IsCard(InHand(0), "CS2_029"), IsCard(InHand(1), "TLC_841t"),
        CostNow(InHand(1), 1), IsCard(InTheirHand(0), "CS2_182"), Crystals(10), Play("TLC_841t", Nothing), Kill(My(1)),
        BoardCount(Mine, 2), IsCard(My(1), "CS2_200"), Play("TLC_841t", Nothing), Kill(My(2)), IsCard(My(2), "CS2_182"),
        StatsNow(My(2), 7, 5),
    }
    // With Brann Bronzebeard: the Jar is put into a Jar, with what is in it.
    check! { DemonHunter:
        Ally("LOE_077"), Give("CS2_182"), Play("TLC_841", Nothing), Crystals(10), Play("TLC_841t", Nothing),
        Kill(My(2)), BoardCount(Mine, 3), IsCard(My(2), "TLC_841t"), Kill(My(2)), BoardCount(Mine, 3), IsCard(My(2), "CS2_182"),
        Kill(My(2)), BoardCount(Mine, 2),
    }
}

/// Hive Map · Spell · 1 mana · **Discover** a Fel spell. If you play it this turn, also pick one of the others.
//~ done TLC_900 - 73d76169 -
#[test]
fn TLC_900_hive_map() {
    check! { DemonHunter in Wild:
        Force(Card("BT_035")), Force(Card("BT_235")), Force(Card("BT_514")), Play("TLC_900", Nothing),
        ChooseCard("BT_514"), HandCount(Mine, 1), Play("CS2_231", Nothing), HandCount(Mine, 1), Play("BT_514", Nothing),
        ChooseCard("BT_235"), HandCount(Mine, 1), IsCard(InHand(0), "BT_235"), Play("BT_235", Nothing), HandCount(Mine, 0),
    }
    check! { DemonHunter in Wild:
        Force(Card("BT_035")), Force(Card("BT_235")), Force(Card("BT_514")), Play("TLC_900", Nothing),
        ChooseCard("BT_514"), EndTurn, EndTurn, HandCount(Mine, 2), Play("BT_514", Nothing), HandCount(Mine, 1),
    }
    // A spell without a school is not offered.
    check! { DemonHunter: ForbidOutcome(Card("BT_175")), Play("TLC_900", Nothing) }
}

/// Fumigate · Spell · Fel · 2 mana · Deal $3 damage to a minion and all others of the same minion type.
//~ done TLC_901 - 1c4c2041 -
#[test]
fn TLC_901_fumigate() {
    check! { DemonHunter:
        Targets("TLC_901", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_182"), Enemy("CS2_172"), Ally("CS2_120"),
        Ally("CS2_182"), Ally("CS2_064"), Play("TLC_901", On(Their(1))), BoardCount(Theirs, 1), BoardCount(Mine, 2),
        Health(Their(0), 5), Health(My(0), 5), Health(My(1), 6),
        // One without a type shares none.
        Play("TLC_901", On(Their(0))), Health(Their(0), 2), Health(My(0), 5),
    }
}

/// Infestation · Spell · 2 mana · Get two 1-Cost Gorishi Stingers. Each one deals $2 damage and summons a 2/1 Grub with **Rush**.
//~ done TLC_902 - c82adc47 -
#[test]
fn TLC_902_infestation() {
    check! { DemonHunter:
        Play("TLC_902", Nothing), HandCount(Mine, 2), IsCard(InHand(0), "TLC_630t"), IsCard(InHand(1), "TLC_630t"),
        CostNow(InHand(0), 1), HandCount(Theirs, 0),
    }
}

/// Silithid Queen · Minion · Beast · 5 mana · 5/2 · **Rush Kindred**: Give your hero +5 Attack this turn.
//~ done TLC_903 - f4e0ad0c -
#[test]
fn TLC_903_silithid_queen() {
    check! { DemonHunter:
        Give("TLC_903"), Cost("TLC_903", 5), Stats("TLC_903", 5, 2), Has("TLC_903", GameTag::RUSH),
        Play("TLC_903", Nothing), EndTurn, EndTurn, Play("TLC_903", Nothing), Attack(MyHero, TheirHero),
        Damage(TheirHero, 5),
    }
}

/// Gorishi Wasp · Minion · Beast · 5 mana · 2/7 · **Rush**. Whenever this takes damage, get a 1-Cost Gorishi Stinger.
//~ done TLC_630 - f36def46 -
#[test]
fn TLC_630_gorishi_wasp() {
    check! { DemonHunter:
        Has("TLC_630", GameTag::RUSH), Ally("TLC_630"), Ally("CS2_182"), DealDamage(My(0), 1), HandCount(Mine, 1),
        IsCard(InHand(0), "TLC_630t"), CostNow(InHand(0), 1), DealDamage(My(1), 1), HandCount(Mine, 1), DealDamage(My(0), 2),
        HandCount(Mine, 2), HandCount(Theirs, 0),
    }
}
