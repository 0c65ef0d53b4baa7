//! Shaman cards of Caverns of Time, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 16edad1d

/// Pebbly Page · Minion · Elemental · 2 mana · 2/1 · **Battlecry:** Draw an **Overload** card. You can't be **Overloaded** this turn.
//~ done WON_090 - 6e426233 -
#[test]
fn WON_090_pebbly_page() {
    check! { Shaman:
        DeckOf(&["CS2_172", "EX1_238", "CS2_182"]), Play("WON_090", Nothing), IsCard(InHand(0), "EX1_238"),
        Play("EX1_238", On(TheirHero)), EndTurn, EndTurn, Mana(10), Play("EX1_238", On(TheirHero)),
        Damage(TheirHero, 6), EndTurn, EndTurn, Mana(9),
    }
    // The opponent gets nothing of it.
    check! { Shaman: DeckOf(&["CS2_172", "EX1_238", "CS2_182"]), EndTurn, Play("WON_090", Nothing), HandCount(Mine, 0) }
    check! { Shaman: DeckOf(&["EX1_238", "EX1_238"]), Play("WON_090", Nothing), HandCount(Mine, 1), DeckCount(Mine, 1) }
}

/// Totally Totems · Spell · 4 mana · Summon all FIVE?! basic Totems. **Overload:** (1)
//~ done WON_091 - 805280af -
#[test]
fn WON_091_totally_totems() {
    check! { Shaman:
        Play("WON_091", Nothing), BoardCount(Mine, 5), IsInZone(Newest("NEW1_009"), Zone::Play), IsInZone(Newest("CS2_050"), Zone::Play),
        IsInZone(Newest("CS2_051"), Zone::Play), IsInZone(Newest("CS2_052"), Zone::Play), IsInZone(Newest("CS2_058"), Zone::Play), EndTurn,
        EndTurn, Mana(9),
    }
}

/// Al'Akir, the Winds of Time · Hero · 7 mana · 30 health, 8 armor · **Battlecry:** Draw a **Charge**, **Divine Shield**, **Taunt**, and **Windfury** minion.
// Also tests WON_092p.
//~ done WON_092h - c2f5b26c -
#[test]
fn WON_092h_al_akir_the_winds_of_time() {
    check! { Shaman:
        EmptyDeck(Mine), OnTop("CS2_124"), OnTop("EX1_008"), OnTop("CS2_179"), OnTop("EX1_021"), OnTop("CS2_182"),
        Play("WON_092h", Nothing), HandCount(Mine, 4), DeckCount(Mine, 1), IsCard(InHand(0), "CS2_124"),
        IsCard(InHand(1), "EX1_008"), IsCard(InHand(2), "CS2_179"), IsCard(InHand(3), "EX1_021"), Armor(Mine, 8),
        IsCard(MyPower, "WON_092p"), Crystals(10), HeroPower(Nothing), StatsNow(MyHero, 2, 30),
        HasNow(MyHero, GameTag::DIVINE_SHIELD), Attack(MyHero, TheirHero), Attack(MyHero, TheirHero),
        Health(TheirHero, 26), EndTurn, StatsNow(MyHero, 0, 30), HasNow(MyHero, GameTag::DIVINE_SHIELD),
        HasNot(MyHero, GameTag::WINDFURY),
    }
    check! { Shaman:
        HasHeroPower("WON_092p"), HeroPower(Nothing), StatsNow(TheirHero, 0, 30), HasNot(TheirHero, GameTag::WINDFURY),
        HasNot(TheirHero, GameTag::DIVINE_SHIELD),
    }
    check! { Shaman:
        EmptyDeck(Mine), OnTop("CS2_124"), OnTop("CS2_124"), OnTop("EX1_008"), OnTop("EX1_008"), OnTop("CS2_179"),
        OnTop("CS2_179"), OnTop("EX1_021"), OnTop("EX1_021"), Play("WON_092h", Nothing), Armor(Mine, 8),
        HandCount(Mine, 4),
    }
}
