//! Hunter cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 4bbeffe8

/// Dancing Cobra · Minion · Beast · 2 mana · 1/5 · **Corrupt:** Gain **Poisonous**.
//~ done DMF_083 - 6acc4d13 -
#[test]
fn DMF_083_dancing_cobra() {
    check! { Hunter:
        Give("DMF_083"), Cost("DMF_083", 2), Stats("DMF_083", 1, 5), Play("CS2_182", Nothing),
        IsCard(InHand(0), "DMF_083t"), HasNow(InHand(0), GameTag::POISONOUS),
    }
}

/// Trampling Rhino · Minion · Beast · 5 mana · 5/5 · **Rush**. After this attacks and kills a minion, excess damage hits the enemy hero.
//~ done DMF_087 - 467343d3 -
#[test]
fn DMF_087_trampling_rhino() {
    check! { Hunter:
        Ally("DMF_087"), Enemy("CS2_172"), Enemy("CS2_200"), Attack(My(0), Their(0)), Dead(Nth(1)),
        Health(TheirHero, 27), EndTurn, EndTurn, Attack(My(0), Their(0)), Damage(Their(0), 5), Health(TheirHero, 27),
    }
    // It answers each time, not once a turn.
    check! { Hunter:
        Enemy("CS2_231"), Enemy("CS2_231"), Ally("DMF_087"), Attack(My(0), Their(0)), Ready(My(0)),
        Attack(My(0), Their(0)), BoardCount(Theirs, 0), Damage(TheirHero, 8),
    }
}

/// Open the Cages · Spell · 2 mana · **Secret:** When your turn starts, if you control two minions, summon an Animal Companion.
//~ done DMF_123 - 5e27a90d -
#[test]
fn DMF_123_open_the_cages() {
    check! { Hunter:
        Ally("CS2_182"), Ally("CS2_182"), Play("DMF_123", Nothing), EndTurn, BoardCount(Mine, 2),
        Force(Card("NEW1_034")), EndTurn, BoardCount(Mine, 3), IsCard(My(2), "NEW1_034"),
    }
    check! { Hunter: Ally("CS2_182"), Play("DMF_123", Nothing), EndTurn, EndTurn, BoardCount(Mine, 1) }
    check! { Hunter:
        Ally("CS2_182"), Ally("CS2_182"), Play("DMF_123", Nothing), Force(Card("UNG_810")), Force(Card("CS2_119")),
        Force(Card("GVG_071")), Play("MEND_300", Nothing), HandCount(Mine, 1), EndTurn, Force(Card("GVG_071")), EndTurn,
        IsCard(My(2), "GVG_071"),
    }
    check! { Hunter:
        Ally("CS2_182"), Ally("CS2_182"), Play("DMF_123", Nothing), Play("MEND_300", Nothing), EndTurn, EndTurn,
        BoardCount(Mine, 3), HandCount(Mine, 2),
    }
    // A card that a Replicating Spore keeps is no Companion.
    check! { Hunter:
        Force(Card("EX1_028")), Play("GDB_234t", Nothing), Ally("CS2_182"), Play("DMF_123", Nothing), EndTurn, Force(Card("NEW1_033")),
        EndTurn, IsCard(My(2), "NEW1_033"),
    }
}

/// Darkmoon Tonk · Minion · Mech · 7 mana · 8/5 · **Deathrattle:** Fire four missiles at random enemies that deal 2 damage each.
//~ done DMF_085 - 7cf11f3d -
#[test]
fn DMF_085_darkmoon_tonk() {
    check! { Hunter:
        Ally("DMF_085"), Ally("CS2_182"), Kill(My(0)), Health(TheirHero, 22), Health(MyHero, 30), Damage(My(0), 0),
    }
    check! { Hunter:
        Ally("DMF_085"), Enemy("CS2_182"), Force(Entity(Their(0))), Force(Entity(TheirHero)),
        Force(Entity(TheirHero)), Force(Entity(Their(0))), Kill(My(0)), Damage(Their(0), 4), Health(TheirHero, 26),
    }
}

/// Maxima Blastenheimer · Minion · 6 mana · 4/4 · **Battlecry:** Summon a minion from your deck. It attacks the enemy hero, then dies.
//~ done DMF_089 - 99402652 -
#[test]
fn DMF_089_maxima_blastenheimer() {
    check! { Hunter:
        DeckOf(&["CS2_029", "CS2_200"]), Enemy("CS2_121"), Play("DMF_089", Nothing), Health(TheirHero, 24),
        BoardCount(Mine, 1), IsCard(My(0), "DMF_089"), Dead(Newest("CS2_200")), DeckCount(Mine, 1), BoardCount(Theirs, 1),
    }
    check! { Hunter:
        DeckOf(&["CS2_029"]), Play("DMF_089", Nothing), BoardCount(Mine, 1), DeckCount(Mine, 1), Health(TheirHero, 30),
    }
    // A minion that Freezing Trap returns does not die.
    check! { Hunter:
        EndTurn, Play("EX1_611", Nothing), EndTurn, DeckOf(&["CS2_182"]), Play("DMF_089", Nothing), BoardCount(Mine, 1),
        IsInZone(Newest("CS2_182"), Zone::Hand), CostNow(Newest("CS2_182"), 6), HandCount(Mine, 2),
        DeckCount(Mine, 0),
    }
}

/// Felfire Deadeye · Minion · 2 mana · 2/3 · Your Hero Power costs (1) less.
//~ done YOP_030 - 407ae94b -
#[test]
fn YOP_030_felfire_deadeye() {
    check! { Hunter:
        CostNow(MyPower, 2), Play("YOP_030", Nothing), CostNow(MyPower, 1), HeroPower(Nothing), Mana(7),
        Health(TheirHero, 28), Kill(My(0)), CostNow(MyPower, 2),
    }
    check! { Hunter: Ally("YOP_030"), EndTurn, HeroPower(On(MyHero)), Mana(8), Health(MyHero, 29) }
}
