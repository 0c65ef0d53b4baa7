//! Druid cards of TITANS, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 69f4f9ad

/// Disciple of Eonar · Minion · 4 mana · 4/4 · **Battlecry:** Your next **Choose One** card or power has both effects combined.
//~ done TTN_503 - 9ea3747d -
#[test]
fn TTN_503_disciple_of_eonar() {
    check! { Druid:
        Play("TTN_503", Nothing), Play("EX1_164", Nothing), HandCount(Mine, 3), Crystals(10),
        PlayOption("EX1_164", 0, Nothing), HandCount(Mine, 3),
    }
    // A Hero Power is combined instead of a card.
    check! { Druid:
        HasHeroPower("ICC_832p"), Play("TTN_503", Nothing), HeroPower(Nothing), Armor(Mine, 3), StatsNow(MyHero, 3, 30),
        Crystals(10), PlayOption("EX1_164", 1, Nothing), HandCount(Mine, 3),
    }
}

/// Eonar, the Life-Binder · Minion · 10 mana · 5/7 · **Titan** After this uses an ability, summon a 5/5 Ancient with **Taunt**.
//~ done TTN_903 - 8f4f2f2b -
#[test]
fn TTN_903_eonar_the_life_binder() {
    check! { Druid:
        Ally("TTN_903"), DealDamage(MyHero, 10), Use(My(0), 1, Nothing), Health(MyHero, 30), BoardCount(Mine, 2),
        IsCard(My(1), "TTN_903t4"), HasNow(My(1), GameTag::TAUNT), EndTurn, EndTurn, Use(My(0), 0, Nothing),
        HandCount(Mine, 10), BoardCount(Mine, 3),
    }
    // Whatever ability it uses, and each time.
    check! { Druid:
        Ally("TTN_903"), Use(My(0), 2, Nothing), BoardCount(Mine, 2), Ready(My(0)), Use(My(0), 0, Nothing),
        BoardCount(Mine, 3), HandCount(Mine, 10),
    }
}

/// Spontaneous Growth · Spell · 0 mana · Draw cards until your hand is full.
//~ done TTN_903t - 2799055a -
#[test]
fn TTN_903t_spontaneous_growth() {
    check! { Druid: Give("CS2_182"), Play("TTN_903t", Nothing), HandCount(Mine, 10) }
}

/// Ancient of Growth · Minion · 7 mana · 5/5 · **Choose One -** Summon three 2/2 Treants; or Transform your Treants into 5/5 Ancients with **Taunt**.
//~ done TTN_926 - a716712e -
#[test]
fn TTN_926_ancient_of_growth() {
    check! { Druid:
        PlayOption("TTN_926", 0, Nothing), BoardCount(Mine, 4), IsCard(My(0), "TTN_950t2"), IsCard(My(1), "TTN_926"),
        IsCard(My(2), "TTN_950t2"), IsCard(My(3), "TTN_950t2"), StatsNow(My(2), 2, 2), BoardCount(Theirs, 0),
    }
    check! { Druid:
        Ally("TTN_950t2"), Ally("CS2_182"), Ally("EX1_158t"), Enemy("TTN_950t2"),
        PlayOption("TTN_926", 1, Nothing), BoardCount(Mine, 4), IsCard(My(0), "TTN_903t4"), StatsNow(My(0), 5, 5),
        HasNow(My(0), GameTag::TAUNT), IsCard(My(1), "CS2_182"), IsCard(My(2), "TTN_903t4"), IsCard(My(3), "TTN_926"),
        IsCard(Their(0), "TTN_950t2"), BoardCount(Theirs, 1),
    }
}

/// Treant Growth · Spell · 7 mana · Summon three 2/2 Treants.
//~ done TTN_926a - 2dc3f8d6 -
#[test]
fn TTN_926a_treant_growth() {
    check! { Druid:
        PlayOption("TTN_926", 0, Nothing), BoardCount(Mine, 4), IsCard(My(0), "TTN_950t2"), IsCard(My(3), "TTN_950t2"),
    }
}

/// Ancient Growth · Spell · 7 mana · Transform your Treants into 5/5 Ancients with **Taunt**.
//~ done TTN_926b - 0a0b8c4e -
#[test]
fn TTN_926b_ancient_growth() {
    check! { Druid:
        Ally("TTN_950t2"), Ally("CS2_182"), Enemy("TTN_950t2"), PlayOption("TTN_926", 1, Nothing),
        IsCard(My(0), "TTN_903t4"), IsCard(My(1), "CS2_182"), IsCard(Their(0), "TTN_950t2"),
    }
}

/// Conservator Nymph · Minion · 3 mana · 3/4 · **Battlecry:** Transform a friendly Treant into a 5/5 Ancient with **Taunt**.
//~ done TTN_927 - 46d6db43 -
#[test]
fn TTN_927_conservator_nymph() {
    check! { Druid:
        Give("TTN_927"), Cost("TTN_927", 3), Stats("TTN_927", 3, 4), Ally("EX1_158t"), Ally("CS2_182"),
        Enemy("CS2_182"), CannotTarget("TTN_927", Nth(2)), Play("TTN_927", On(Nth(1))), IsCard(Nth(1), "TTN_903t4"),
        StatsNow(Nth(1), 5, 5),
    }
}

/// Forest Seedlings · Spell · 1 mana · Summon two 1/1 Saplings. *(Blossoms in @ \|4(turn, turns).)*
/// - Numbers: {0} = 2
// Also tests TTN_950t3.
//~ done TTN_950 - faca141c.ea1d8a8e -
#[test]
fn TTN_950_forest_seedlings() {
    check! { Druid: Play("TTN_950", Nothing), BoardCount(Mine, 2), IsCard(My(0), "TTN_950t"), IsCard(My(1), "TTN_950t") }
    check! { Druid:
        Give("TTN_950"), EndTurn, EndTurn, IsCard(InHand(0), "TTN_950"), EndTurn, IsCard(InHand(0), "TTN_950"), EndTurn,
        IsCard(InHand(0), "TTN_950t3"), Play("TTN_950t3", Nothing), BoardCount(Mine, 2), IsCard(My(0), "TTN_950t2"),
        IsCard(My(1), "TTN_950t2"),
    }
}

/// Embrace of Nature · Spell · Nature · 2 mana · **Forged** Draw a **Choose One** card. It has both effects combined.
//~ done TTN_951t - 2c1232d0 -
#[test]
fn TTN_951t_embrace_of_nature() {
    check! { Druid:
        EmptyDeck(Mine), OnTop("EX1_154"), OnTop("CS2_029"), Enemy("CS2_200"), Play("TTN_951t", Nothing),
        HandCount(Mine, 1), IsCard(InHand(0), "EX1_154"), Play("EX1_154", On(Their(0))), Damage(Their(0), 4),
        HandCount(Mine, 1),
    }
}

/// Cultivation · Spell · Nature · 8 mana · Give your minions +2/+2. Costs (1) less for each Treant you've summoned this game.
//~ done TTN_954 - 2e93afc4 -
#[test]
fn TTN_954_cultivation() {
    check! { Druid:
        Give("TTN_954"), Cost("TTN_954", 8), Ally("CS2_182"), Enemy("CS2_182"), CostNow(Nth(0), 8),
        Play("TTN_950t2", Nothing), CostNow(Nth(0), 7), Play("CS2_231", Nothing), CostNow(Nth(0), 7), EndTurn,
        Play("TTN_950t2", Nothing), EndTurn, Kill(My(1)), Play("TTN_950t2", Nothing), CostNow(Nth(0), 6),
        Play("TTN_954", Nothing), Mana(3), StatsNow(Nth(1), 6, 7), StatsNow(Nth(2), 4, 5),
    }
}

/// Forbidden Fruit · Spell · 0 mana · Spend all your Mana. **Choose One -** Gain that much Attack this turn; or twice as much Armor.
// Also tests YOG_529a, YOG_529b.
//~ done YOG_529 - 2dc23c13 -
#[test]
fn YOG_529_forbidden_fruit() {
    check! { Druid:
        Crystals(4), PlayOption("YOG_529", 0, Nothing), Mana(0), StatsNow(MyHero, 4, 30), Armor(Mine, 0), EndTurn,
        StatsNow(MyHero, 0, 30),
    }
    check! { Druid: Crystals(4), PlayOption("YOG_529", 1, Nothing), Mana(0), Armor(Mine, 8), StatsNow(MyHero, 0, 30) }
    // Both options (Fandral Staghelm) are about the Mana that was spent.
    check! { Druid:
        Ally("OG_044"), Crystals(4), Play("YOG_529", Nothing), Mana(0), Armor(Mine, 8), StatsNow(MyHero, 4, 30),
    }
}

/// Sinful Sampling · Spell · 0 mana · Spend all your Mana. Gain that much Attack this turn.
//~ done YOG_529a - 2bb5ff24 -
#[test]
fn YOG_529a_sinful_sampling() {
    check! { Druid:
        Ally("CS2_182"), Crystals(4), PlayOption("YOG_529", 0, Nothing), StatsNow(MyHero, 4, 30), StatsNow(My(0), 4, 5),
    }
}

/// Reject Temptation · Spell · 0 mana · Spend all your Mana. Gain twice as much Armor.
//~ done YOG_529b - 0dbaf564 -
#[test]
fn YOG_529b_reject_temptation() {
    // Cast twice, the second has no Mana left to spend.
    check! { Druid: Play("DMF_058", Nothing), Mana(8), PlayOption("YOG_529", 1, Nothing), Mana(0), Armor(Mine, 16) }
}

/// Freya, Keeper of Nature · Minion · 8 mana · 4/6 · **Choose One -** Duplicate your hand; or Summon copies of all other friendly minions.
//~ done TTN_940 - f12033c7 -
#[test]
fn TTN_940_freya_keeper_of_nature() {
    check! { Druid:
        Give("CS2_182"), Give("CS2_029"), GiveThem("CS2_200"), Ally("CS2_182"), PlayOption("TTN_940", 0, Nothing),
        HandCount(Mine, 4), IsCard(InHand(2), "CS2_182"), IsCard(InHand(3), "CS2_029"), BoardCount(Mine, 2),
        HandCount(Theirs, 1),
    }
    check! { Druid:
        Give("CS2_182"), Ally("CS2_182"), Ally("CS2_172"), Enemy("CS2_200"), PlayOption("TTN_940", 1, Nothing),
        BoardCount(Mine, 5), BoardCount(Theirs, 1), HandCount(Mine, 1),
    }
}
