//! Warrior cards of March of the Lich King, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file acbd67f4

/// Training Session · Spell · 1 mana · **Discover** a **Taunt** minion. If you play it this turn, repeat this.
//~ done NX2_029 - 77c0d895 -
#[test]
fn NX2_029_training_session() {
    check! { Warrior:
        Give("NX2_029"), Cost("NX2_029", 1), Force(Card("CS1_042")), Play("NX2_029", Nothing), ChooseCard("CS1_042"),
        HandCount(Mine, 1), Play("CS2_231", Nothing), Force(Card("CS2_125")), Play("CS1_042", Nothing),
        ChooseCard("CS2_125"), HandCount(Mine, 1), IsCard(InHand(0), "CS2_125"),
    }
    check! { Warrior:
        Force(Card("CS1_042")), Play("NX2_029", Nothing), ChooseCard("CS1_042"), EndTurn, EndTurn,
        Play("CS1_042", Nothing), HandCount(Mine, 1), EndTurn,
    }
    check! { Warrior: ForbidOutcome(Card("CS2_182")), Play("NX2_029", Nothing), Choose(0) }
    // Who is summoned was not played.
    check! { Warrior:
        Force(Card("CS1_042")), Play("NX2_029", Nothing), ChooseCard("CS1_042"), Play("GVG_029", Nothing),
        BoardCount(Mine, 1), HandCount(Mine, 0),
    }
}

/// Thori'belore · Minion · Elemental · Beast · 4 mana · 4/4 · **Rush**. **Deathrattle:** Go **Dormant**. Cast a Fire spell to revive Thori'belore!
//~ done RLK_604 - 68833329 -
#[test]
fn RLK_604_thoribelore() {
    check! { Warrior:
        Ally("RLK_604"), Kill(My(0)), IsCard(My(0), "RLK_604t"), Play("CS2_024", On(TheirHero)), IsCard(My(0), "RLK_604t"),
        Play("CS2_029", On(TheirHero)), IsCard(My(0), "RLK_604a"), Kill(My(0)), IsCard(My(0), "RLK_604t2"), Crystals(10),
        Play("CS2_029", On(TheirHero)), Damage(TheirHero, 15), IsCard(My(0), "RLK_604b"), Kill(My(0)), BoardCount(Mine, 0),
    }
}

/// Thori'belore · Minion · Elemental · Beast · 4 mana · 4/4 · **Rush**. **Deathrattle:** Go **Dormant**. Cast a Fire spell to revive Thori'belore! *(Revives once.)*
//~ todo RLK_604a 8e82ebd6 f697922d -
#[test]
#[ignore = "todo: Thori'belore"]
fn RLK_604a_thoribelore() {
    unwritten("RLK_604a");
}

/// Phoenix Egg · Minion · 21 mana · 0/1 · **Dormant** Cast a Fire spell to revive Thori'belore!
//~ todo RLK_604t 54e5aea3 ce1c5e36 -
#[test]
#[ignore = "todo: Phoenix Egg"]
fn RLK_604t_phoenix_egg() {
    unwritten("RLK_604t");
}

/// Phoenix Egg · Minion · 21 mana · 0/1 · **Dormant** Cast a Fire spell to revive Thori'belore!
//~ todo RLK_604t2 8151e7ad ce1c5e36 -
#[test]
#[ignore = "todo: Phoenix Egg"]
fn RLK_604t2_phoenix_egg() {
    unwritten("RLK_604t2");
}

/// Asvedon, the Grandshield · Minion · 3 mana · 3/4 · **Taunt Battlecry:** Cast a copy of the last spell your opponent played.
//~ done RLK_608 - ccc33f1a -
#[test]
fn RLK_608_asvedon_the_grandshield() {
    check! { Warrior:
        Give("RLK_608"), Cost("RLK_608", 3), Stats("RLK_608", 3, 4), Has("RLK_608", GameTag::TAUNT), EndTurn,
        Play("CS2_023", Nothing), Play("CS2_231", Nothing), HandCount(Theirs, 3), EndTurn, Play("GAME_005", Nothing),
        Play("RLK_608", Nothing), HandCount(Mine, 3), HandCount(Theirs, 3),
    }
    check! { Warrior: Play("CS2_023", Nothing), Play("RLK_608", Nothing), HandCount(Mine, 2) }
}

/// Last Stand · Spell · 1 mana · Draw a **Taunt** minion. **Manathirst (7):** Double its stats.
//~ done RLK_601 - 76346581 -
#[test]
fn RLK_601_last_stand() {
    check! { Warrior:
        DeckOf(&["CS2_125", "CS2_182"]), Play("RLK_601", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "CS2_125"),
        StatsNow(InHand(0), 6, 6), CostNow(InHand(0), 3),
    }
    check! { Warrior:
        Crystals(7), OnTop("CS2_125"), Play("RLK_601", Nothing), HandCount(Mine, 1), StatsNow(InHand(0), 6, 6),
    }
    check! { Warrior:
        Crystals(6), OnTop("CS2_125"), Play("RLK_601", Nothing), HandCount(Mine, 1), StatsNow(InHand(0), 3, 3),
    }
    check! { Warrior: Play("RLK_601", Nothing), HandCount(Mine, 0) }
}

/// Disruptive Spellbreaker · Minion · 5 mana · 4/6 · At the end of your turn, your opponent discards a spell.
//~ done RLK_607 - 92510d7e -
#[test]
fn RLK_607_disruptive_spellbreaker() {
    check! { Warrior:
        Ally("RLK_607"), Give("CS2_029"), GiveThem("CS2_182"), GiveThem("CS2_029"), EndTurn,
        IsInZone(Nth(3), Zone::Graveyard), IsInZone(Nth(2), Zone::Hand), HandCount(Theirs, 2), HandCount(Mine, 1),
        GiveThem("CS2_024"), EndTurn, HandCount(Theirs, 3), Health(MyHero, 30),
    }
    check! { Warrior: Ally("RLK_607"), GiveThem("CS2_182"), EndTurn, HandCount(Theirs, 2) }
}
