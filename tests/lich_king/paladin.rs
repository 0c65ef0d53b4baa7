//! Paladin cards of March of the Lich King, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e9483ec5

/// The Purator · Minion · Mech · 5 mana · 4/6 · **Taunt Battlecry:** If your deck has no Neutral cards, draw a minion of each minion type.
//~ done NX2_023 - 1046037a -
#[test]
fn NX2_023_the_purator() {
    check! { Paladin:
        EmptyDeck(Mine), OnTop("CS2_065"), OnTop("CS2_065"), OnTop("CS2_033"), OnTop("ICC_829t2"), OnTop("CS2_029"),
        Play("NX2_023", Nothing), HandCount(Mine, 3), DeckCount(Mine, 2), IsInZone(Nth(0), Zone::Deck),
        IsInZone(Nth(4), Zone::Deck),
    }
    check! { Paladin:
        EmptyDeck(Mine), OnTop("CS2_065"), OnTop("CS2_182"), Play("NX2_023", Nothing), HandCount(Mine, 0),
    }
    check! { Paladin:
        EmptyDeck(Mine), OnTop("EX1_534"), OnTop("CS2_065"), OnTop("DRG_270"), OnTop("EX1_591"), OnTop("CS2_033"),
        OnTop("GVG_002"), OnTop("OG_006"), OnTop("TID_709"), OnTop("AT_029"), OnTop("ETC_386"), OnTop("NEW1_009"),
        OnTop("ICC_829t2"), OnTop("NEW1_009"), Give("CS2_231"), Discard(InHand(0)), Play("NX2_023", Nothing),
        HandCount(Mine, 10), DeckCount(Mine, 1),
    }
    check! { Paladin:
        EmptyDeck(Mine), OnTop("EX1_534"), OnTop("CS2_065"), OnTop("DRG_270"), OnTop("EX1_591"), OnTop("CS2_033"),
        OnTop("GVG_002"), OnTop("CS2_065"), Play("NX2_023", Nothing), HandCount(Mine, 6), DeckCount(Mine, 1),
    }
    check! { Paladin:
        EmptyDeck(Mine), OnTop("OG_006"), OnTop("TID_709"), OnTop("AT_029"), OnTop("ETC_386"), OnTop("NEW1_009"),
        OnTop("ICC_829t2"), OnTop("NEW1_009"), Play("NX2_023", Nothing), HandCount(Mine, 6), DeckCount(Mine, 1),
    }
    check! { Paladin:
        EmptyDeck(Mine), OnTop("EX1_534"), OnTop("EX1_534"), OnTop("DRG_270"), OnTop("DRG_270"), OnTop("EX1_591"),
        OnTop("EX1_591"), Play("NX2_023", Nothing), HandCount(Mine, 3),
    }
    check! { Paladin:
        EmptyDeck(Mine), OnTop("GVG_002"), OnTop("GVG_002"), OnTop("OG_006"), OnTop("OG_006"), OnTop("TID_709"),
        OnTop("TID_709"), Play("NX2_023", Nothing), HandCount(Mine, 3),
    }
    check! { Paladin:
        EmptyDeck(Mine), OnTop("AT_029"), OnTop("AT_029"), OnTop("NEW1_009"), OnTop("NEW1_009"), OnTop("ETC_386"),
        OnTop("ETC_386"), Play("NX2_023", Nothing), HandCount(Mine, 3),
    }
    check! { Paladin:
        EmptyDeck(Mine), OnTop("CS2_033"), OnTop("CS2_033"), Play("NX2_023", Nothing), HandCount(Mine, 1),
    }
    check! { Paladin:
        EmptyDeck(Mine), OnTop("ICC_829t2"), OnTop("ICC_829t2"), Play("NX2_023", Nothing), HandCount(Mine, 1),
    }
    // The opponent gets nothing of it.
    check! { Paladin: EmptyDeck(Mine), OnTheirTop("CS2_052"), Play("NX2_023", Nothing), HandCount(Theirs, 0) }
    // The opponent gets nothing of it.
    check! { Paladin: EmptyDeck(Mine), OnTheirTop("EX1_591"), Play("NX2_023", Nothing), HandCount(Theirs, 0) }
    // The opponent gets nothing of it.
    check! { Paladin: EmptyDeck(Mine), OnTheirTop("ETC_386"), Play("NX2_023", Nothing), HandCount(Theirs, 0) }
    // The opponent gets nothing of it.
    check! { Paladin: EmptyDeck(Mine), OnTheirTop("GVG_002"), Play("NX2_023", Nothing), HandCount(Theirs, 0) }
    // The opponent gets nothing of it.
    check! { Paladin: EmptyDeck(Mine), OnTheirTop("CS2_231"), Play("NX2_023", Nothing), HandCount(Theirs, 0) }
    // The opponent gets nothing of it.
    check! { Paladin: OnTheirTop("TID_709"), EmptyDeck(Mine), Play("NX2_023", Nothing), HandCount(Theirs, 0) }
    // The opponent gets nothing of it.
    check! { Paladin: EmptyDeck(Mine), OnTheirTop("AT_029"), Play("NX2_023", Nothing), HandCount(Theirs, 0) }
}

/// Timewarden · Minion · Dragon · 3 mana · 3/4 · **Battlecry:** Until the end of your next turn, Dragons you summon gain **Taunt** and **Divine Shield**.
//~ done RLK_527 - a0be659e -
#[test]
fn RLK_527_timewarden() {
    check! { Paladin:
        Play("RLK_527", Nothing), HasNot(My(0), GameTag::DIVINE_SHIELD), Play("EX1_043", Nothing),
        HasNow(My(1), GameTag::TAUNT), HasNow(My(1), GameTag::DIVINE_SHIELD), Play("CS2_168", Nothing),
        HasNot(My(2), GameTag::TAUNT), EndTurn, Play("EX1_043", Nothing), HasNot(Their(0), GameTag::TAUNT), EndTurn,
        Play("EX1_043", Nothing), HasNow(My(3), GameTag::TAUNT), HasNow(My(3), GameTag::DIVINE_SHIELD), EndTurn,
        EndTurn, Play("EX1_043", Nothing), HasNot(My(4), GameTag::TAUNT), HasNot(My(4), GameTag::DIVINE_SHIELD),
    }
    check! { Paladin:
        Enemy("REV_360"), Play("RLK_527", Nothing), Ally("WW_431"), EndTurn, Ally("EX1_043"),
        HasNot(My(2), GameTag::TAUNT), EndTurn, EndTurn, EndTurn, Play("EX1_043", Nothing),
        HasNot(My(3), GameTag::TAUNT),
    }
    check! { Paladin:
        Play("RLK_527", Nothing), EndTurn, EndTurn, Play("CS2_200", Nothing), HasNot(My(1), GameTag::TAUNT),
    }
    check! { Paladin: Play("RLK_527", Nothing), EndTurn, EndTurn, Summon("EX1_043"), HasNow(My(1), GameTag::TAUNT) }
    // In the opponent's turn my Dragons gain both, others and the opponent's do not.
    check! { Paladin:
        Ally("BRM_022"), Ally("EX1_556"), Play("RLK_527", Nothing), EndTurn, DealDamage(Nth(0), 1), BoardCount(Mine, 4),
        HasNow(Newest("BRM_022t"), GameTag::TAUNT), HasNow(Newest("BRM_022t"), GameTag::DIVINE_SHIELD), Kill(Nth(1)),
        HasNot(Newest("skele21"), GameTag::TAUNT),
    }
    check! { Paladin:
        Enemy("BRM_022"), Play("RLK_527", Nothing), DealDamage(Nth(0), 1), BoardCount(Theirs, 2),
        HasNot(Newest("BRM_022t"), GameTag::TAUNT),
    }
    check! { Paladin:
        Enemy("BRM_022"), Play("RLK_527", Nothing), EndTurn, EndTurn, DealDamage(Nth(0), 1), BoardCount(Theirs, 2),
        HasNot(Newest("BRM_022t"), GameTag::TAUNT),
    }
    // The Dragon has both before its Battlecry.
    check! { Paladin:
        Play("RLK_527", Nothing), EndTurn, EndTurn, Play("CATA_484", Nothing), HasNow(My(1), GameTag::TAUNT),
        HasNow(My(1), GameTag::DIVINE_SHIELD), Choose(0), HandCount(Mine, 2),
    }
}

/// Anachronos · Minion · Dragon · 7 mana · 8/8 · **Battlecry:** Send all other minions 2 turns into the future.
//~ done RLK_919 - 7962b5f6 -
#[test]
fn RLK_919_anachronos() {
    check! { Paladin:
        Ally("CS2_182"), Enemy("CS2_172"), Enchant(Their(0), "CS2_092e"), Play("RLK_919", Nothing),
        BoardCount(Mine, 1), BoardCount(Theirs, 0), EndTurn, EndTurn, BoardCount(Mine, 1), EndTurn,
        BoardCount(Theirs, 0), EndTurn, BoardCount(Mine, 2), BoardCount(Theirs, 1), IsCard(My(1), "CS2_182"),
        IsCard(Their(0), "CS2_172"),
    }
    // What the same Anachronos sends a turn later comes a turn later.
    check! { Paladin:
        Ally("CS2_182"), Play("RLK_919", Nothing), Play("EX1_144", On(My(0))), EndTurn, EndTurn, Ally("CS2_200"),
        Play("RLK_919", Nothing), BoardCount(Mine, 1), EndTurn, EndTurn, BoardCount(Mine, 2), IsCard(My(1), "CS2_182"),
        EndTurn, EndTurn, BoardCount(Mine, 3), IsCard(My(2), "CS2_200"), HandCount(Mine, 3),
    }
}

/// Feast and Famine · Spell · 1 mana · Give your hero +3 Attack this turn. **Manathirst (4):** And **Lifesteal**.
//~ done RLK_923 - 25747210 -
#[test]
fn RLK_923_feast_and_famine() {
    check! { Paladin:
        Crystals(3), DealDamage(MyHero, 10), Play("RLK_923", Nothing), StatsNow(MyHero, 3, 20), HasNot(MyHero, GameTag::LIFESTEAL),
        EndTurn, EndTurn, StatsNow(MyHero, 0, 20), Play("RLK_923", Nothing), HasNow(MyHero, GameTag::LIFESTEAL),
        Attack(MyHero, TheirHero), Health(MyHero, 23), EndTurn, HasNot(MyHero, GameTag::LIFESTEAL),
    }
    check! { Paladin: Play("RLK_923", Nothing), StatsNow(TheirHero, 0, 30), HasNot(TheirHero, GameTag::LIFESTEAL) }
}

/// Blood Matriarch Liadrin · Minion · 2 mana · 3/2 · After you summon a minion with less Attack than this, give it **Divine Shield** and **Rush**.
//~ done RLK_924 - 9cde76cb -
#[test]
fn RLK_924_blood_matriarch_liadrin() {
    check! { Paladin:
        Give("RLK_924"), Cost("RLK_924", 2), Stats("RLK_924", 3, 2), Play("RLK_924", Nothing), Play("CS2_231", Nothing),
        HasNow(My(1), GameTag::DIVINE_SHIELD), HasNow(My(1), GameTag::RUSH), Play("CS2_172", Nothing),
        HasNot(My(2), GameTag::DIVINE_SHIELD), HasNot(My(2), GameTag::RUSH), EndTurn, Play("CS2_231", Nothing),
        HasNot(Their(0), GameTag::RUSH),
    }
    check! { Paladin: Play("RLK_924", Nothing), HeroPower(Nothing), HasNow(My(1), GameTag::DIVINE_SHIELD) }
}

/// Blood Crusader · Minion · 6 mana · 5/5 · **Battlecry:** Your next Paladin minion this turn costs Health instead of Mana.
//~ done RLK_927 - 956d1689 -
#[test]
fn RLK_927_blood_crusader() {
    check! { Paladin:
        Give("RLK_927"), Cost("RLK_927", 6), Stats("RLK_927", 5, 5), Play("RLK_927", Nothing), Play("CS2_171", Nothing),
        Mana(3), Health(MyHero, 30), Play("ONY_020", Nothing), Mana(3), Health(MyHero, 27), Play("ONY_020", Nothing),
        Mana(0), Health(MyHero, 27),
    }
    check! { Paladin:
        Play("RLK_927", Nothing), EndTurn, EndTurn, Play("ONY_020", Nothing), Mana(7), Health(MyHero, 30),
    }
}

/// Knight of the Dead · Minion · Undead · 3 mana · 5/5 · **Battlecry:** Deal 5 damage to your hero. **Manathirst (7):** Restore #5 Health to your hero instead.
//~ done NX2_021 - 32540fb3 -
#[test]
fn NX2_021_knight_of_the_dead() {
    check! { Paladin:
        DealDamage(MyHero, 10), DealDamage(TheirHero, 10), Crystals(7), Play("NX2_021", Nothing), Health(MyHero, 25),
        Health(TheirHero, 20), Crystals(6), Play("NX2_021", Nothing), Health(MyHero, 20),
    }
    check! { Paladin:
        Crystals(6), Play("NX2_021", Nothing), Health(MyHero, 25), Health(TheirHero, 30), Crystals(10),
        Play("NX2_021", Nothing), Health(MyHero, 30),
    }
}
