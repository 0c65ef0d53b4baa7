//! Druid cards of Fractured in Alterac Valley, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 36404066

/// Wildheart Guff · Hero · 5 mana · 30 health, 5 armor · **Battlecry:** Set your maximum Mana to 20. Gain an empty Mana Crystal. Draw a card.
//~ done AV_205 - 00b30ef0 -
#[test]
fn AV_205_wildheart_guff() {
    check! { Druid:
        Crystals(10), Play("AV_205", Nothing), Armor(Mine, 5), HandCount(Mine, 1), Mana(5), EndTurn, EndTurn, Mana(12),
        HeroPower(Nothing), Choose(1), Mana(10), EndTurn, EndTurn, Mana(14), HeroPower(Nothing), Choose(0),
        HandCount(Mine, 4), Mana(12),
    }
    // The opponent gets nothing of it.
    check! { Druid:
        Play("AV_205", Nothing), EndTurn, EndTurn, HeroPower(Nothing), Choose(1), EndTurn, EndTurn, HeroPower(Nothing),
        Choose(0), EndTurn, Mana(10), HandCount(Mine, 4), Armor(Mine, 5),
    }
    // The maximum is set, not raised: a second one leaves it at 20.
    check! { Druid:
        Play("AV_205", Nothing), Crystals(10), Play("AV_205", Nothing), Crystals(40), Mana(20), Armor(Mine, 10),
        HandCount(Mine, 2),
    }
    // Nor is it 23 where it was 13 before.
    check! { Druid:
        Play("VAC_949", Nothing), Crystals(10), Play("AV_205", Nothing), Crystals(40), Mana(20), Armor(Mine, 5),
        HandCount(Mine, 1),
    }
}

/// Pathmaker · Minion · 3 mana · 3/4 · **Battlecry:** Cast the other choice from the last **Choose One** spell you've cast. @**Battlecry:** {0}
//~ done AV_210 - 6d20c7bd -
#[test]
fn AV_210_pathmaker() {
    // The choice that was not taken, of the last spell; its target is random.
    check! { Druid:
        Enemy("CS2_182"), PlayOption("EX1_154", 0, On(Their(0))), Damage(Their(0), 3), Force(Entity(Their(0))),
        Play("AV_210", Nothing), Damage(Their(0), 4), HandCount(Mine, 1),
    }
    check! { Druid:
        Enemy("CS2_182"), PlayOption("EX1_154", 1, On(Their(0))), Damage(Their(0), 1), HandCount(Mine, 1),
        Force(Entity(Their(0))), Play("AV_210", Nothing), Damage(Their(0), 4), HandCount(Mine, 1),
    }
    // Choose One minions and what the opponent cast do not count; of a spell that did both nothing is left.
    check! { Druid: PlayOption("EX1_165", 0, Nothing), Play("AV_210", Nothing), BoardCount(Mine, 2) }
    check! { Druid:
        Ally("OG_044"), Enemy("CS2_182"), Play("EX1_154", On(Their(0))), Damage(Their(0), 4), HandCount(Mine, 1),
        Play("AV_210", Nothing), Damage(Their(0), 4), HandCount(Mine, 1),
    }
}

/// Wing Commander Mulverick · Minion · 4 mana · 2/5 · **Rush**. Your minions have "**Honorable Kill:** Summon a 2/2 Wyvern with **Rush**."
//~ done AV_293 - 3525ecac -
#[test]
fn AV_293_wing_commander_mulverick() {
    check! { Druid:
        Give("AV_293"), Cost("AV_293", 4), Stats("AV_293", 2, 5), Has("AV_293", GameTag::RUSH), Ally("CS2_182"),
        Ally("CS2_182"), Enemy("CS2_119"), Enemy("CS2_231"), DealDamage(Nth(3), 3), Play("AV_293", Nothing),
        Attack(Nth(1), Nth(3)), Dead(Nth(3)), BoardCount(Mine, 4), StatsNow(Newest("AV_293t"), 2, 2),
        HasNow(Newest("AV_293t"), GameTag::RUSH), Attack(Nth(2), Nth(4)), Dead(Nth(4)), BoardCount(Mine, 4),
    }
    check! { Druid:
        Enemy("CS2_172"), Ally("CS2_182"), Enemy("CS2_119"), DealDamage(Nth(2), 3), Play("AV_293", Nothing),
        Attack(Nth(3), Nth(0)), BoardCount(Mine, 3), Kill(Nth(3)), Attack(Nth(1), Nth(2)), Dead(Nth(2)),
        BoardCount(Mine, 2),
    }
    // It answers each time, not once a turn.
    check! { Druid:
        Give("AV_293"), Ally("CS2_182"), Ally("CS2_231"), Enemy("CS2_200"), Enemy("CS2_231"), DealDamage(Nth(3), 3),
        Play("AV_293", Nothing), Attack(Nth(1), Nth(3)), Attack(Nth(2), Nth(4)), BoardCount(Mine, 3),
    }
    // A minion of mine does, no spell, and it does so to my own minions as well.
    check! { Druid:
        Ally("AV_293"), Enemy("CS2_120"), Play("CS2_024", On(Their(0))), BoardCount(Theirs, 0), BoardCount(Mine, 1),
    }
    check! { Druid:
        Ally("AV_293"), Ally("CS2_231"), Play("CS2_189", On(My(1))), BoardCount(Mine, 3),
        IsInZone(Newest("AV_293t"), Zone::Play),
    }
}

/// Raid Negotiator · Minion · 4 mana · 3/4 · **Battlecry: Discover** a **Choose One** card. It has both effects combined.
//~ done ONY_019 - 151e850a -
#[test]
fn ONY_019_raid_negotiator() {
    check! { Druid:
        Enemy("CS2_200"), Force(Card("EX1_154")), Force(Card("EX1_164")), Force(Card("EX1_160")),
        Play("ONY_019", Nothing), ChooseCard("EX1_154"), HandCount(Mine, 1), Play("EX1_154", On(Their(0))),
        Damage(Their(0), 4), HandCount(Mine, 1),
    }
}

/// Clawfury Adept · Minion · Beast · 2 mana · 2/3 · **Battlecry:** Give all other friendly characters +1 Attack this turn.
//~ done AV_294 - 05063491 -
#[test]
fn AV_294_clawfury_adept() {
    check! { Druid:
        Ally("CS2_182"), Enemy("CS2_182"), Play("AV_294", Nothing), StatsNow(My(0), 5, 5), StatsNow(My(1), 2, 3),
        StatsNow(Their(0), 4, 5), StatsNow(MyHero, 1, 30), StatsNow(TheirHero, 0, 30), EndTurn, StatsNow(My(0), 4, 5), StatsNow(MyHero, 0, 30),
    }
}

/// Capture Coldtooth Mine · Spell · 2 mana · **Choose One -** Draw your lowest Cost card; or Draw your highest Cost card.
//~ done AV_295 - 8ee0a9ed -
#[test]
fn AV_295_capture_coldtooth_mine() {
    check! { Druid:
        DeckOf(&["CS2_182", "CS2_172", "CS2_200", "CS2_120", "CS2_029"]), PlayOption("AV_295", 0, Nothing),
        HandCount(Mine, 1), CostNow(InHand(0), 2), DeckCount(Mine, 4), PlayOption("AV_295", 1, Nothing),
        HandCount(Mine, 2), IsCard(InHand(1), "CS2_200"), DeckCount(Mine, 3),
    }
    check! { Druid:
        Ally("OG_044"), DeckOf(&["CS2_182", "CS2_231", "CS2_200"]), Play("AV_295", Nothing), HandCount(Mine, 2),
        DeckCount(Mine, 1), IsInZone(Nth(1), Zone::Deck),
    }
}
