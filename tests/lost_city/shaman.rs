//! Shaman cards of The Lost City of Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file c46f8305

/// Tortotem · Minion · Totem · 1 mana · 0/3 · At the end of your turn, get a random minion with multiple minion types.
//~ done DINO_412 - 2b1912e9 -
#[test]
fn DINO_412_tortotem() {
    check! { Shaman in Wild, Standard:
        Ally("DINO_412"), Force(Card("TIME_053")), EndTurn, HandCount(Mine, 1), IsCard(InHand(0), "TIME_053"),
        HandCount(Theirs, 1), EndTurn, HandCount(Mine, 2),
    }
    check! { Shaman in Wild, Standard: Ally("DINO_412"), ForbidOutcome(Card("CS2_171")), EndTurn, HandCount(Mine, 1) }
}

/// Flight of the Firehawk · Spell · Fire · 3 mana · Draw two minions of different minion types. Give them +1/+1.
//~ done TLC_222 - bfdc5a32 -
#[test]
fn TLC_222_flight_of_the_firehawk() {
    check! { Shaman:
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("CS2_168"), OnTop("EX1_508"), OnTop("CS2_172"), OnTop("CS2_125"),
        OnTop("CS2_200"), Play("TLC_222", Nothing), HandCount(Mine, 2), IsCard(InHand(0), "CS2_125"), StatsNow(InHand(0), 4, 4),
        IsCard(InHand(1), "EX1_508"), DeckCount(Mine, 4),
    }
    check! { Shaman: OnTop("CS2_168"), EndTurn, Play("TLC_222", Nothing), DeckCount(Mine, 20) }
}

/// Bralma Searstone · Minion · 3 mana · 1/5 · Your Elementals deal 1 extra damage.
//~ done TLC_228 - d70a2c6a -
#[test]
fn TLC_228_bralma_searstone() {
    check! { Shaman:
        Give("TLC_228"), Cost("TLC_228", 3), Stats("TLC_228", 1, 5), Ally("TLC_228"), Ally("CS2_033"),
        Ally("CS2_182"), Enemy("CS2_200"), Enemy("CS2_033"), Attack(My(2), TheirHero), Damage(TheirHero, 4),
        Attack(My(1), Their(0)), Damage(Their(0), 4), Play("CS2_042", On(TheirHero)), Damage(TheirHero, 9), EndTurn,
        Attack(Their(1), MyHero), Damage(MyHero, 3),
    }
    check! { Shaman: Ally("TLC_228"), Play("CS2_042", On(My(0))), BoardCount(Mine, 1) }
}

/// Spirit of the Mountain · Spell · 1 mana · **Quest:** Play 6 minions of unique types. **Reward:** Ashalon.
//~ done TLC_229 - b5f23c32 -
#[test]
fn TLC_229_spirit_of_the_mountain() {
    check! { Shaman:
        Play("TLC_229", Nothing), Play("CS2_168", Nothing), Play("CS2_168", Nothing), Play("CS2_171", Nothing),
        Play("GVG_082", Nothing), Play("CS2_065", Nothing), Play("CS2_146", Nothing), HandCount(Mine, 0), Crystals(10),
        Kill(My(0)), Play("CS2_182", Nothing), HandCount(Mine, 0), Kill(My(0)), EndTurn, Play("CS2_033", Nothing),
        EndTurn, HandCount(Mine, 1), Crystals(10), Play("CS2_033", Nothing), HandCount(Mine, 2),
        IsCard(InHand(1), "TLC_229t14"),
    }
    // A minion of all types is whichever is missing.
    check! { Shaman:
        Play("TLC_229", Nothing), Play("GIL_681", Nothing), Crystals(10), Play("CS2_168", Nothing),
        Play("CS2_171", Nothing), Play("GVG_082", Nothing), Play("CS2_065", Nothing), HandCount(Mine, 0),
        Play("CS2_146", Nothing), IsCard(InHand(0), "TLC_229t14"),
    }
}

/// Ashalon, Ridge Guardian · Minion · Elemental · Beast · 5 mana · 8/8 · **Rush**. **Battlecry: Adapt** twice. For the rest of the game, give minions you play those **Adaptations**.
//~ done TLC_229t14 - 2b7198e3 -
#[test]
fn TLC_229t14_ashalon_ridge_guardian() {
    check! { Shaman:
        Force(Card("UNG_999t3")), Play("TLC_229t14", Nothing), Force(Card("UNG_999t4")), ChooseCard("UNG_999t3"),
        ChooseCard("UNG_999t4"), StatsNow(My(0), 11, 11), Play("CS2_231", Nothing), StatsNow(My(1), 4, 4), Summon("CS2_231"),
        StatsNow(My(2), 1, 1), Kill(My(0)), EndTurn, Play("CS2_231", Nothing), StatsNow(Their(0), 1, 1), EndTurn,
        Play("CS2_231", Nothing), StatsNow(My(2), 4, 4),
    }
    // Minions alone have them, and before their Battlecry.
    check! { Shaman:
        Force(Card("UNG_999t3")), Play("TLC_229t14", Nothing), Force(Card("UNG_999t4")), ChooseCard("UNG_999t3"),
        ChooseCard("UNG_999t4"), Crystals(10), Play("CS2_106", Nothing), StatsNow(MyWeapon, 3, 2), Play("LOE_029", Nothing),
        StatsNow(My(1), 4, 4), Choose(0), HandCount(Mine, 1),
    }
    // A doubled Battlecry gives each of the four Adaptations once.
    check! { Shaman:
        Ally("LOE_077"), Force(Card("UNG_999t3")), Play("TLC_229t14", Nothing), Force(Card("UNG_999t4")),
        ChooseCard("UNG_999t3"), Force(Card("UNG_999t8")), ChooseCard("UNG_999t4"), Force(Card("UNG_999t6")),
        ChooseCard("UNG_999t8"), ChooseCard("UNG_999t6"), Play("CS2_231", Nothing), StatsNow(My(2), 4, 4),
        HasNow(My(2), GameTag::DIVINE_SHIELD),
    }
}

/// Mountain Map · Spell · 1 mana · **Discover** a minion with a type you haven't played. If you play it this turn, also pick one of the others.
//~ done TLC_464 - 2bd4703c -
#[test]
fn TLC_464_mountain_map() {
    check! { Shaman in Wild:
        Play("CS2_172", Nothing), Force(Card("CS2_168")), Force(Card("NEW1_023")), Play("TLC_464", Nothing),
        ChooseCard("CS2_168"), HandCount(Mine, 1), Play("CS2_231", Nothing), HandCount(Mine, 1),
        Play("CS2_168", Nothing), ChooseCard("NEW1_023"), HandCount(Mine, 1), IsCard(InHand(0), "NEW1_023"),
    }
    check! { Shaman in Wild, Standard:
        Play("CS2_168", Nothing), ForbidOutcome(Card("CS2_173")), Play("TLC_464", Nothing), Choose(0), HandCount(Mine, 1),
    }
    check! { Shaman in Wild, Standard: ForbidOutcome(Card("CS2_182")), Play("TLC_464", Nothing), Choose(0), EndTurn }
}

/// Slagclaw · Minion · Elemental · Dragon · 5 mana · 3/4 · **Battlecry:** Summon two 2/1 Sizzling Cinders. **Kindred:** Trigger your Sizzling Cinders' **Deathrattles.**
//~ done TLC_482 - 960d16e6 -
#[test]
fn TLC_482_slagclaw() {
    check! { Shaman:
        Ally("EX1_096"), Play("TLC_482", Nothing), BoardCount(Mine, 4), IsCard(My(1), "TLC_249"), Health(TheirHero, 30),
        EndTurn, EndTurn, HandCount(Mine, 1), Health(TheirHero, 30), Play("TLC_482", Nothing), BoardCount(Mine, 7),
        Health(TheirHero, 22), Health(MyHero, 30), HandCount(Mine, 1),
    }
    check! { Shaman:
        Enemy("TLC_249"), Enchant(Their(0), "MEND_805e"), Play("TLC_482", Nothing), EndTurn, EndTurn,
        Force(Entity(TheirHero)), Force(Entity(TheirHero)), Force(Entity(TheirHero)), Force(Entity(TheirHero)),
        Force(Entity(TheirHero)), Force(Entity(TheirHero)), Force(Entity(TheirHero)), Force(Entity(TheirHero)),
        Play("TLC_482", Nothing), BoardCount(Mine, 6), Health(TheirHero, 22), Damage(Their(0), 0),
    }
}

/// Chillspine Stegodon · Minion · Elemental · Beast · 4 mana · 3/4 · **Battlecry:** Deal 2 damage to two random enemy minions. **Kindred:** And **Freeze** them.
//~ done DINO_413 - d1e25182 -
#[test]
fn DINO_413_chillspine_stegodon() {
    check! { Shaman:
        Ally("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Play("DINO_413", Nothing), Damage(Their(0), 2),
        Damage(Their(1), 2), HasNot(Their(0), GameTag::FROZEN), Damage(My(0), 0), Health(TheirHero, 30), EndTurn,
        EndTurn, Play("DINO_413", Nothing), Damage(Their(0), 4), Damage(Their(1), 4), HasNow(Their(0), GameTag::FROZEN),
        HasNow(Their(1), GameTag::FROZEN),
    }
    check! { Shaman:
        Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Force(Entity(Nth(2))), Force(Entity(Nth(0))),
        Play("DINO_413", Nothing), Damage(Nth(0), 2), Damage(Nth(1), 0), Damage(Nth(2), 2),
    }
}

/// Mechanized Magma · Minion · Elemental · Mech · 4 mana · 2/5 · Whenever you play a Fire spell, gain stats equal to its Cost.
//~ done TLC_224 - 346ed76d -
#[test]
fn TLC_224_mechanized_magma() {
    check! { Shaman:
        Ally("TLC_224"), Ally("CS2_182"), Play("CS2_029", On(TheirHero)), Health(TheirHero, 24), StatsNow(My(0), 6, 9),
        Play("CS2_024", On(TheirHero)), Health(TheirHero, 21), StatsNow(My(0), 6, 9), StatsNow(My(1), 4, 5), EndTurn,
        Play("CS2_029", On(MyHero)), Health(MyHero, 24), StatsNow(My(0), 6, 9),
    }
}
