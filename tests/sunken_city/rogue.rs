//! Rogue cards of Voyage to the Sunken City, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 4a0c507d

/// Shattershambler · Minion · Elemental · 1 mana · 1/3 · **Battlecry:** Your next **Deathrattle** minion costs (1) less, but immediately dies when played.
//~ done TID_078 - 617b66ed -
#[test]
fn TID_078_shattershambler() {
    check! { Rogue:
        Give("EX1_096"), Give("CS2_182"), Play("TID_078", Nothing), CostNow(InHand(0), 1), CostNow(InHand(1), 4),
        Play("CS2_182", Nothing), BoardCount(Mine, 2), CostNow(InHand(0), 1), Play("EX1_096", Nothing),
        BoardCount(Mine, 2), HandCount(Mine, 1), Give("EX1_096"), CostNow(InHand(1), 2), Play("EX1_096", Nothing),
        BoardCount(Mine, 3),
    }
}

/// Inkveil Ambusher · Minion · Naga · 2 mana · 1/2 · **Stealth** Has +3 Attack and **Immune** while attacking.
//~ done TID_080 - 2d7152c2 -
#[test]
fn TID_080_inkveil_ambusher() {
    check! { Rogue:
        Ally("TID_080"), Enemy("CS2_182"), Enemy("CS2_120"), StatsNow(My(0), 1, 2), Attack(My(0), Their(0)),
        Damage(Their(0), 4), StatsNow(My(0), 1, 2), Damage(My(0), 0), EndTurn, Attack(Their(1), My(0)), BoardCount(Mine, 0),
        Damage(Their(1), 1),
    }
    // It answers each time, not once a turn.
    check! { Rogue:
        Ally("TID_080"), Attack(My(0), TheirHero), Ready(My(0)), Attack(My(0), TheirHero), Damage(TheirHero, 8),
    }
}

/// Swordfish · Weapon · 3 mana · 2/3 durability · **Battlecry: Dredge**. If it's a Pirate, give this weapon and the Pirate +2 Attack.
//~ done TSC_086 - ed76e70f -
#[test]
fn TSC_086_swordfish() {
    check! { Rogue:
        EmptyDeck(Mine), OnTop("CS2_146"), OnTop("CS2_182"), Play("TSC_086", Nothing), ChooseCard("CS2_146"),
        StatsNow(MyWeapon, 4, 3), StatsNow(Nth(0), 4, 1), EndTurn, EndTurn, IsCard(InHand(0), "CS2_146"), StatsNow(InHand(0), 4, 1),
    }
    check! { Rogue:
        EmptyDeck(Mine), OnTop("CS2_146"), OnTop("CS2_182"), Play("TSC_086", Nothing), ChooseCard("CS2_182"),
        StatsNow(MyWeapon, 2, 3), StatsNow(Nth(1), 4, 5), StatsNow(Nth(0), 2, 1),
    }
}

/// Azsharan Vessel · Spell · 5 mana · Summon two 3/3 Pirates with **Stealth**. Put a 'Sunken Vessel' on the bottom of your deck.
// Also tests TSC_912t.
//~ done TSC_912 - e317468e -
#[test]
fn TSC_912_azsharan_vessel() {
    check! { Rogue:
        EmptyDeck(Mine), OnTop("CS2_182"), Play("TSC_912", Nothing), BoardCount(Mine, 2), IsCard(My(0), "TSC_912t3"),
        IsCard(My(1), "TSC_912t3"), DeckCount(Mine, 2), DeckCount(Theirs, 20), EndTurn, EndTurn, IsCard(InHand(0), "CS2_182"),
        BoardCount(Mine, 2), EndTurn, EndTurn, HandCount(Mine, 1), Damage(MyHero, 1), BoardCount(Mine, 4),
        IsCard(My(2), "TSC_912t2"), IsCard(My(3), "TSC_912t2"),
    }
}

/// Pirate Admiral Hooktusk · Minion · Pirate · 7 mana · 7/7 · **Battlecry:** If you've summoned 7 other Pirates this game, plunder the enemy!@ *({0} left*!)@ *(Ready!)*
//~ done TSC_934 - bcaa8a42 -
#[test]
fn TSC_934_pirate_admiral_hooktusk() {
    check! { Rogue:
        Crystals(10), Play("CS2_146", Nothing), Play("CS2_146", Nothing), Play("CS2_146", Nothing),
        Play("CS2_146", Nothing), Play("CS2_146", Nothing), Play("CS2_146", Nothing), Kill(My(0)), Kill(My(0)),
        Crystals(10), Enemy("CS2_120"), Enemy("CS2_182"), Play("TSC_934", Nothing), BoardCount(Mine, 5), EndTurn,
        EndTurn, Kill(My(0)), Kill(My(0)), Crystals(10), Play("TSC_934", Nothing), ChooseCard("TSC_934t3"),
        BoardCount(Theirs, 1), IsCard(Their(0), "CS2_120"), BoardCount(Mine, 5), IsCard(My(4), "CS2_182"),
    }
    check! { Rogue:
        Play("CS2_231", Nothing), Play("CS2_231", Nothing), Play("CS2_231", Nothing), Play("CS2_231", Nothing),
        Kill(My(0)), Kill(My(0)), Play("CS2_231", Nothing), Play("CS2_231", Nothing), Play("CS2_231", Nothing),
        Play("CS2_231", Nothing), Play("TSC_934", Nothing), EndTurn,
    }
}

/// Take their Supplies! · Spell · 0 mana · Take 5 cards from your opponent's deck.
//~ done TSC_934t - 3abbab98 -
#[test]
fn TSC_934t_take_their_supplies() {
    check! { Rogue:
        EmptyDeck(Theirs), OnTheirTop("CS2_182"), OnTheirTop("CS2_029"), OnTheirTop("CS2_182"), OnTheirTop("CS2_182"),
        OnTheirTop("CS2_182"), OnTheirTop("CS2_182"), OnTheirTop("CS2_182"), Play("TSC_934t", Nothing),
        HandCount(Mine, 5), DeckCount(Theirs, 2), HandCount(Theirs, 0), DeckCount(Mine, 19),
    }
}

/// Take their Gold! · Spell · 0 mana · Take 2 cards from your opponent's hand.
//~ done TSC_934t2 - f2f49aaf -
#[test]
fn TSC_934t2_take_their_gold() {
    check! { Rogue:
        GiveThem("CS2_182"), GiveThem("CS2_029"), GiveThem("CS2_024"), Enchant(InTheirHand(0), "CS2_092e"),
        Force(Entity(InTheirHand(0))), Force(Entity(InTheirHand(2))), Play("TSC_934t2", Nothing), HandCount(Mine, 2),
        IsCard(InHand(0), "CS2_182"), StatsNow(InHand(0), 8, 9), IsCard(InHand(1), "CS2_024"), HandCount(Theirs, 1),
        IsCard(InTheirHand(0), "CS2_029"),
    }
}

/// Take their Ship! · Spell · 0 mana · Take control of your opponent's highest Attack minion.
//~ done TSC_934t3 - f6c004e9 -
#[test]
fn TSC_934t3_take_their_ship() {
    check! { Rogue:
        Enemy("CS2_182"), Enemy("CS2_118"), Ally("CS2_200"), Play("TSC_934t3", Nothing), BoardCount(Mine, 2),
        IsCard(My(1), "CS2_118"), BoardCount(Theirs, 1),
    }
}

/// Crabatoa · Minion · Beast · 6 mana · 6/5 · **Colossal +2** Your Crabatoa Claws have +2 Attack.
//~ done TSC_937 - c3666abf -
#[test]
fn TSC_937_crabatoa() {
    check! { Rogue:
        Give("TSC_937"), Cost("TSC_937", 6), Stats("TSC_937", 6, 5), Ally("CS2_231"), Enemy("TSC_937t"),
        Play("TSC_937", Nothing), BoardCount(Mine, 4), StatsNow(My(2), 4, 1), StatsNow(Newest("TSC_937t3"), 4, 1), StatsNow(Nth(0), 6, 5),
        StatsNow(Nth(1), 1, 1), StatsNow(Nth(2), 2, 1), Ally("TSC_937t2"), StatsNow(MyWeapon, 4, 1), Ally("CS2_106"),
        StatsNow(MyWeapon, 3, 2), Kill(Nth(0)), StatsNow(My(1), 2, 1), StatsNow(My(2), 2, 1),
    }
    check! { Rogue:
        Enemy("TSC_937t"), Play("TSC_937", Nothing), Kill(Their(0)), StatsNow(TheirWeapon, 2, 1), BoardCount(Mine, 3),
    }
}

/// Jackpot! · Spell · 2 mana · Add two random spells from other classes that cost (5) or more to your hand.
//~ done TID_931 - a0c8b11c -
#[test]
fn TID_931_jackpot() {
    check! { Rogue in Wild:
        Force(Card("CS2_032")), Force(Card("AT_001")), Play("TID_931", Nothing), HandCount(Mine, 2),
        IsCard(InHand(0), "CS2_032"), IsCard(InHand(1), "AT_001"), HandCount(Theirs, 0),
    }
    check! { Rogue in Wild, Standard: ForbidOutcome(Card("CS2_029")), Play("TID_931", Nothing) }
    // Sprint costs (5), but a Rogue has it; a minion is no spell.
    check! { Rogue in Wild: ForbidOutcome(Card("CS2_077")), Play("TID_931", Nothing) }
    check! { Rogue in Wild: ForbidOutcome(Card("CS2_200")), Play("TID_931", Nothing) }
}

/// Bootstrap Sunkeneer · Minion · Undead · Pirate · 5 mana · 4/4 · **Combo:** Put an enemy minion on the bottom of your opponent's deck.
//~ done TSC_933 - 89f8ff9b -
#[test]
fn TSC_933_bootstrap_sunkeneer() {
    check! { Rogue:
        Ally("CS2_182"), Enemy("CS2_200"), EmptyDeck(Theirs), OnTheirTop("CS2_029"), Play("GAME_005", Nothing),
        Give("TSC_933"), CannotTarget("TSC_933", My(0)), Play("TSC_933", On(Their(0))), BoardCount(Theirs, 0),
        DeckCount(Theirs, 2), DeckCount(Mine, 19), EndTurn, IsCard(InTheirHand(0), "CS2_029"), EndTurn, EndTurn,
        IsCard(InTheirHand(1), "CS2_200"),
    }
    // Without a Combo.
    check! { Rogue:
        Enemy("CS2_200"), Play("TSC_933", Nothing), BoardCount(Theirs, 1), DeckCount(Theirs, 20), BoardCount(Mine, 1),
    }
}
