//! Hunter cards of Fractured in Alterac Valley, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file deec0130

/// Beaststalker Tavish · Hero · 6 mana · 30 health, 5 armor · **Battlecry: Discover** and cast 2 Improved **Secrets**.
//~ done AV_113 - 565bfeac -
#[test]
fn AV_113_beaststalker_tavish() {
    check! { Hunter:
        Force(Card("AV_113t1")), Force(Card("AV_113t7")), Force(Card("AV_113t9")), Play("AV_113", Nothing),
        ChooseCard("AV_113t1"), Choose(0), IsInZone(Newest("AV_113t1"), Zone::Secret), IsCard(MyPower, "AV_113p"), Armor(Mine, 5),
        Ally("CS2_182"), EndTurn, Ally("CS2_182"), Enemy("CS2_182"), Attack(Their(0), MyHero), Damage(Their(0), 3),
        Health(TheirHero, 27),
    }
    // The Improved Secrets of later sets are his, too.
    check! { Hunter:
        Force(Card("MAW_010t")), Force(Card("TSC_929t")), Play("AV_113", Nothing), ChooseCard("TSC_929t"),
        IsInZone(Newest("TSC_929t"), Zone::Secret), Choose(0), Armor(Mine, 5),
    }
}

/// Summon Pet · Hero Power · 2 mana · Summon an Animal Companion.
//~ done AV_113p - 75a1dbb9 -
#[test]
fn AV_113p_summon_pet() {
    check! { Hunter:
        HasHeroPower("AV_113p"), Force(Card("NEW1_033")), HeroPower(Nothing), BoardCount(Mine, 1),
        IsCard(My(0), "NEW1_033"), BoardCount(Theirs, 0),
    }
    check! { Hunter:
        HasHeroPower("AV_113p"), Force(Card("UNG_810")), Force(Card("CS2_119")), Force(Card("GVG_071")),
        Play("MEND_300", Nothing), HandCount(Mine, 1), Crystals(10), Play("MEND_304", Nothing), Force(Card("GVG_071")),
        Force(Card("UNG_810")), HeroPower(Nothing), BoardCount(Mine, 3), IsCard(My(1), "GVG_071"), IsCard(My(2), "UNG_810"),
    }
    // A card that a Replicating Spore keeps is no Companion.
    check! { Hunter:
        HasHeroPower("AV_113p"), Force(Card("EX1_028")), Play("GDB_234t", Nothing), Crystals(10), Force(Card("NEW1_033")),
        HeroPower(Nothing), IsCard(My(1), "NEW1_033"),
    }
}

/// Improved Pack Tactics · Spell · 2 mana · **Secret:** When a friendly minion is attacked, summon two 3/3 copies.
//~ done AV_113t7 - 62b57df1 -
#[test]
fn AV_113t7_improved_pack_tactics() {
    check! { Hunter:
        Play("AV_113t7", Nothing), Ally("CS2_182"), EndTurn, Enemy("CS2_231"), Attack(Their(0), MyHero),
        BoardCount(Mine, 1), Ready(Their(0)), Attack(Their(0), My(0)), BoardCount(Mine, 3), StatsNow(Newest("CS2_182"), 3, 3),
        StatsNow(My(1), 3, 3),
    }
    check! { Hunter:
        Play("AV_113t7", Nothing), Ally("EX1_008"), EndTurn, Enemy("CS2_231"), Ready(Their(0)),
        Attack(Their(0), My(0)), HasNow(My(1), GameTag::DIVINE_SHIELD),
    }
}

/// Improved Open the Cages · Spell · 2 mana · **Secret:** When your turn starts, if you control two minions, summon two Animal Companions.
//~ done AV_113t8 - bba0676b -
#[test]
fn AV_113t8_improved_open_the_cages() {
    check! { Hunter:
        Play("AV_113t8", Nothing), Ally("CS2_182"), EndTurn, EndTurn, BoardCount(Mine, 1), Ally("CS2_182"), EndTurn,
        BoardCount(Mine, 2), Force(Card("NEW1_032")), Force(Card("NEW1_034")), EndTurn, BoardCount(Mine, 4),
        IsCard(My(2), "NEW1_032"), IsCard(My(3), "NEW1_034"),
    }
    check! { Hunter:
        Ally("CS2_182"), Ally("CS2_182"), Play("AV_113t8", Nothing), Force(Card("UNG_810")), Force(Card("CS2_119")),
        Force(Card("GVG_071")), Play("MEND_300", Nothing), EndTurn, Force(Card("GVG_071")), Force(Card("UNG_810")),
        EndTurn, BoardCount(Mine, 4), IsCard(My(2), "GVG_071"), IsCard(My(3), "UNG_810"), HandCount(Mine, 2),
    }
    // One more for the card, not for each Companion.
    check! { Hunter:
        Play("MEND_304", Nothing), Ally("CS2_182"), Crystals(10), Play("AV_113t8", Nothing), EndTurn,
        Force(Card("NEW1_033")), Force(Card("NEW1_034")), Force(Card("NEW1_032")), EndTurn, BoardCount(Mine, 5),
    }
    // A card that a Replicating Spore keeps is no Companion.
    check! { Hunter:
        Force(Card("EX1_028")), Play("GDB_234t", Nothing), Ally("CS2_182"), Play("AV_113t8", Nothing), EndTurn, Force(Card("NEW1_033")),
        Force(Card("NEW1_034")), EndTurn, BoardCount(Mine, 4), IsCard(My(2), "NEW1_033"), IsCard(My(3), "NEW1_034"),
    }
}

/// Improved Ice Trap · Spell · Frost · 2 mana · **Secret:** When your opponent casts a spell, return it to their hand instead. It costs (2) more.
//~ done AV_113t9 - db61663c -
#[test]
fn AV_113t9_improved_ice_trap() {
    check! { Hunter:
        Play("AV_113t9", Nothing), EndTurn, Play("CS2_231", Nothing), Play("CS2_029", On(MyHero)), HandCount(Theirs, 2),
        Health(MyHero, 30), CostNow(Newest("CS2_029"), 6),
    }
}

/// Spring the Trap · Spell · 4 mana · Deal $3 damage to a minion and cast a **Secret** from your deck. **Honorable Kill:** Cast 2.
//~ done AV_224 - f0d2f3de -
#[test]
fn AV_224_spring_the_trap() {
    check! { Hunter:
        Targets("AV_224", &[FriendlyMinion, EnemyMinion]), EmptyDeck(Mine), OnTop("EX1_610"), OnTop("EX1_611"),
        OnTop("CS2_182"), Enemy("CS2_182"), Force(Card("EX1_610")), Play("AV_224", On(Their(0))), Damage(Their(0), 3),
        DeckCount(Mine, 2), IsInZone(Nth(0), Zone::Secret),
    }
    check! { Hunter:
        EmptyDeck(Mine), OnTop("EX1_610"), OnTop("EX1_611"), OnTop("CS2_182"), Enemy("CS2_120"),
        Play("AV_224", On(Their(0))), BoardCount(Theirs, 0), DeckCount(Mine, 1), IsInZone(Nth(0), Zone::Secret),
        IsInZone(Nth(1), Zone::Secret),
    }
    check! { Hunter:
        EmptyDeck(Mine), OnTop("EX1_610"), OnTop("EX1_611"), Enemy("CS2_231"), Play("AV_224", On(Their(0))),
        BoardCount(Theirs, 0), DeckCount(Mine, 1),
    }
    check! { Hunter:
        EmptyDeck(Mine), OnTop("EX1_610"), OnTop("EX1_611"), OnTop("CS2_182"), Enemy("CS2_120"), Force(Entity(Nth(0))),
        ForbidOutcome(Entity(Nth(2))), Play("AV_224", On(Their(0))), IsInZone(Nth(1), Zone::Secret),
    }
}

/// Ice Trap · Spell · Frost · 2 mana · **Secret:** When your opponent casts a spell, return it to their hand instead. It costs (1) more.
//~ done AV_226 - 08e06c9c -
#[test]
fn AV_226_ice_trap() {
    check! { Hunter:
        Play("AV_226", Nothing), EndTurn, Play("CS2_231", Nothing), Play("CS2_029", On(MyHero)), Health(MyHero, 30),
        HandCount(Theirs, 2), CostNow(Newest("CS2_029"), 5), Mana(6), Play("CS2_029", On(MyHero)), Health(MyHero, 24),
    }
}

/// Wing Commander Ichman · Minion · 9 mana · 5/4 · **Battlecry:** Summon a Beast from your deck and give it **Rush**. If it kills a minion this turn, repeat.
//~ done AV_336 - 8e4406dc -
#[test]
fn AV_336_wing_commander_ichman() {
    check! { Hunter:
        DeckOf(&["CS2_125", "CS2_182", "CS2_125"]), Enemy("CS2_231"), Enemy("CS2_200"), Play("AV_336", Nothing),
        BoardCount(Mine, 2), HasNow(My(1), GameTag::RUSH), Attack(My(1), Their(0)), BoardCount(Mine, 3),
        DeckCount(Mine, 1), Attack(My(2), Their(0)), BoardCount(Mine, 2),
    }
}

/// Furious Howl · Spell · 2 mana · Draw a card. Repeat until you have at least 3 cards.
//~ done ONY_008 - 6e5ee3bd -
#[test]
fn ONY_008_furious_howl() {
    check! { Hunter: Play("ONY_008", Nothing), HandCount(Mine, 3) }
    check! { Hunter: Give("GAME_005"), Give("GAME_005"), Play("ONY_008", Nothing), HandCount(Mine, 3) }
    // At least one card, also with three in hand.
    check! { Hunter:
        Give("GAME_005"), Give("GAME_005"), Give("GAME_005"), Give("GAME_005"), Play("ONY_008", Nothing),
        HandCount(Mine, 5),
    }
}
