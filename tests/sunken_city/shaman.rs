//! Shaman cards of Voyage to the Sunken City, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f56ee6b6

/// Clownfish · Minion · Murloc · 3 mana · 3/2 · **Battlecry:** Your next two Murlocs cost (2) less.
//~ done TID_004 - 3f90ecd2 -
#[test]
fn TID_004_clownfish() {
    check! { Shaman:
        Give("CS2_168"), Give("CS2_182"), Give("CS2_173"), Give("EX1_103"), Play("TID_004", Nothing),
        CostNow(InHand(0), 0), CostNow(InHand(1), 4), CostNow(InHand(3), 1), Play("CS2_182", Nothing),
        CostNow(InHand(2), 1), Play("CS2_173", Nothing), CostNow(InHand(1), 1), Play("CS2_168", Nothing),
        CostNow(InHand(0), 3),
    }
    // What the opponent does is not heard.
    check! { Shaman:
        Give("EX1_103"), Play("TID_004", Nothing), EndTurn, Play("CS2_173", Nothing), CostNow(InHand(0), 1),
    }
}

/// Wrathspine Enchanter · Minion · Naga · 7 mana · 5/4 · **Battlecry:** Cast a copy of a Fire, Frost, and Nature spell in your hand *(targets chosen randomly).*
//~ done TSC_630 - 7941b86c -
#[test]
fn TSC_630_wrathspine_enchanter() {
    check! { Shaman:
        Give("BAR_748"), Give("CS2_032"), Give("CS2_028"), Give("CS2_023"), Enemy("CS2_182"), Enemy("LOOT_357l"),
        Play("TSC_630", Nothing), HandCount(Mine, 4), BoardCount(Theirs, 1), Damage(Their(0), 7),
        HasNow(Their(0), GameTag::FROZEN),
    }
    check! { Shaman:
        Give("GVG_041"), Give("CS2_009"), Ally("CS2_182"), Discard(InHand(0)), Force(Entity(My(0))),
        Play("TSC_630", Nothing), HandCount(Mine, 1), HasNow(My(0), GameTag::TAUNT),
    }
    // The opponent gets nothing of it.
    check! { Shaman: Give("CS2_032"), Give("CS2_028"), Play("TSC_630", Nothing), StatsNow(My(0), 5, 4) }
}

/// Radiance of Azshara · Minion · Elemental · Naga · 3 mana · 3/4 · **Fire Spell Damage +2** Your Nature spells cost (1) less. After you cast a Frost spell, gain 3 Armor.
//~ done TSC_635 - ba72bc8e -
#[test]
fn TSC_635_radiance_of_azshara() {
    check! { Shaman:
        Ally("TSC_635"), Give("EX1_238"), Give("CS2_024"), CostNow(InHand(0), 0), CostNow(InHand(1), 2),
        Play("CS2_029", On(TheirHero)), Health(TheirHero, 22), Armor(Mine, 0), Play("CS2_024", On(TheirHero)),
        Health(TheirHero, 19), Armor(Mine, 3), Play("EX1_238", On(TheirHero)), Health(TheirHero, 16), Armor(Mine, 3),
    }
}

/// Glugg the Gulper · Minion · Beast · 7 mana · 3/5 · **Colossal +3** After a friendly minion dies, gain its original stats.
//~ done TSC_639 - 0f51a0c9 -
#[test]
fn TSC_639_glugg_the_gulper() {
    check! { Shaman:
        Play("TSC_639", Nothing), BoardCount(Mine, 4), Ally("CS2_182"), Enemy("CS2_200"), Crystals(10),
        Play("CS2_092", On(My(4))), Kill(Their(0)), StatsNow(Newest("TSC_639"), 3, 5), Kill(My(4)), StatsNow(Newest("TSC_639"), 7, 10),
    }
    // It answers each time, not once a turn.
    check! { Shaman:
        Play("TSC_639", Nothing), Play("CS2_062", Nothing), StatsNow(My(0), 9, 8), Health(MyHero, 27), Health(TheirHero, 27),
    }
}

/// Sunken Scroll · Spell · 1 mana · Add a Fire, Frost, and Nature spell from your class to your hand.
//~ done TSC_772t - b90c0254 -
#[test]
fn TSC_772t_sunken_scroll() {
    check! { Shaman:
        Force(Card("EX1_241")), Force(Card("CS2_037")), Force(Card("EX1_238")), Play("TSC_772t", Nothing),
        HandCount(Mine, 3), IsCard(InHand(0), "EX1_241"), IsCard(InHand(1), "CS2_037"), IsCard(InHand(2), "EX1_238"),
    }
    check! { Shaman: ForbidOutcome(Card("CS2_029")), Play("TSC_772t", Nothing), HandCount(Mine, 3) }
    check! { Shaman: Force(Card("EX1_241")), ForbidOutcome(Card("CS2_024")), Play("TSC_772t", Nothing), HandCount(Mine, 3) }
    check! { Shaman:
        Force(Card("EX1_241")), Force(Card("CS2_037")), ForbidOutcome(Card("EX1_169")), Play("TSC_772t", Nothing),
        HandCount(Mine, 3),
    }
    // The opponent gets nothing of it.
    check! { Shaman:
        Play("TSC_772t", Nothing), EndTurn, Play("TSC_772t", Nothing), HandCount(Mine, 3), HandCount(Theirs, 3),
    }
}

/// Coral Keeper · Minion · Naga · 5 mana · 3/4 · **Battlecry:** Summon a 3/3 Elemental for each spell school you've cast this game.
//~ done TSC_648 - 83ab9b93 -
#[test]
fn TSC_648_coral_keeper() {
    check! { Shaman:
        Play("CS2_029", On(TheirHero)), Play("CS2_024", On(TheirHero)), Crystals(10), Play("CS2_024", On(TheirHero)),
        Play("GAME_005", Nothing), Play("TSC_648", Nothing), Damage(TheirHero, 12), BoardCount(Mine, 3),
        IsInZone(Newest("TSC_648t"), Zone::Play), StatsNow(My(0), 3, 3), StatsNow(My(2), 3, 3),
    }
    // The opponent's spells do not count.
    check! { Shaman: EndTurn, Play("CS2_025", Nothing), EndTurn, Play("TSC_648", Nothing), BoardCount(Mine, 1) }
}

/// Azsharan Scroll · Spell · 1 mana · **Discover** a Fire, Frost or Nature spell. Put a 'Sunken Scroll' on the bottom of your deck.
//~ done TSC_772 - f6469adb -
#[test]
fn TSC_772_azsharan_scroll() {
    check! { Shaman in Wild:
        DeckOf(&["CS2_182"]), Force(Card("EX1_238")), Play("TSC_772", Nothing), ChooseCard("EX1_238"),
        HandCount(Mine, 1), IsCard(InHand(0), "EX1_238"), DeckCount(Mine, 2), DeckCount(Theirs, 20),
        IsInZone(Newest("TSC_772t"), Zone::Deck), EndTurn, EndTurn, IsCard(InHand(1), "CS2_182"), EndTurn, EndTurn,
        IsCard(InHand(2), "TSC_772t"),
    }
    check! { Shaman in Wild:
        Force(Card("CS2_037")), Play("TSC_772", Nothing), ChooseCard("CS2_037"), HandCount(Mine, 1),
        DeckCount(Mine, 20),
    }
    check! { Shaman in Wild: ForbidOutcome(Card("CS2_046")), Play("TSC_772", Nothing) }
}
