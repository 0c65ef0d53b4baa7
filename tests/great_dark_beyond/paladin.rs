//! Paladin cards of The Great Dark Beyond, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d33035b2

/// Libram of Clarity · Spell · Holy · 3 mana · Draw 2 minions. If this costs (0), give them +2/+1.
//~ done GDB_137 - fd489cae -
#[test]
fn GDB_137_libram_of_clarity() {
    check! { Paladin:
        DeckOf(&["CS2_182", "CS2_029", "CS2_231", "CS2_029"]), Play("GDB_137", Nothing), HandCount(Mine, 2),
        StatsNow(Newest("CS2_182"), 4, 5), DeckCount(Mine, 2),
    }
    check! { Paladin:
        DeckOf(&["CS2_182", "CS2_029", "CS2_231", "CS2_029"]), Give("GDB_137"), Enchant(InHand(0), "ETC_395e"),
        Play("GDB_137", Nothing), HandCount(Mine, 2), StatsNow(Newest("CS2_182"), 6, 6), StatsNow(Newest("CS2_231"), 3, 2),
    }
    check! { Paladin: EndTurn, Play("GDB_137", Nothing), HandCount(Theirs, 3) }
}

/// Libram of Divinity · Spell · Holy · 4 mana · Give a minion +3/+3. If this costs (0), return this to your hand at the end of your turn.
//~ done GDB_138 - 4d2ce569 -
#[test]
fn GDB_138_libram_of_divinity() {
    check! { Paladin:
        Targets("GDB_138", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"), Play("GDB_138", On(My(0))),
        StatsNow(My(0), 7, 8), EndTurn, EndTurn, HandCount(Mine, 1),
    }
    check! { Paladin:
        Ally("CS2_182"), Give("GDB_138"), Enchant(InHand(0), "AT_027e"), Play("GDB_138", On(My(0))), StatsNow(My(0), 7, 8),
        HandCount(Mine, 0), EndTurn, HandCount(Mine, 1), IsCard(InHand(0), "GDB_138"), CostNow(InHand(0), 4), EndTurn,
        EndTurn, HandCount(Mine, 2),
    }
    check! { Paladin: Ally("CS2_182"), Ally("CS2_182"), Play("GDB_138", On(My(0))), StatsNow(My(1), 4, 5) }
}

/// Libram of Faith · Spell · Holy · 6 mana · Summon three 3/3 Draenei with **Divine Shield**. If this costs (0), give them **Rush**.
//~ done GDB_139 - da25634f -
#[test]
fn GDB_139_libram_of_faith() {
    check! { Paladin:
        Play("GDB_139", Nothing), BoardCount(Mine, 3), HasNot(My(0), GameTag::RUSH),
        HasNow(My(2), GameTag::DIVINE_SHIELD), StatsNow(My(1), 3, 3),
    }
    check! { Paladin:
        Give("GDB_139"), Enchant(InHand(0), "ETC_395e"), Play("GDB_139", Nothing), BoardCount(Mine, 3),
        HasNow(My(0), GameTag::RUSH), HasNow(My(2), GameTag::RUSH),
    }
    // It costs (6), though Health is paid and no Mana.
    check! { Paladin:
        Give("GDB_139"), Enchant(InHand(0), "WC_023e"), Play("GDB_139", Nothing), Health(MyHero, 24),
        BoardCount(Mine, 3), HasNot(My(0), GameTag::RUSH),
    }
}

/// Celestial Aura · Spell · Holy · 6 mana · While you have exactly 1 minion in play, its Attack and Health are 10. Lasts @ turns.
/// - Numbers: {0} = 3
//~ done GDB_140 - 65a02a9a.ea2304e3 -
#[test]
fn GDB_140_celestial_aura() {
    check! { Paladin:
        Ally("CS2_182"), Enemy("CS2_182"), Play("GDB_140", Nothing), StatsNow(My(0), 10, 10), StatsNow(Their(0), 4, 5),
        Ally("CS2_231"), StatsNow(My(0), 4, 5), StatsNow(My(1), 1, 1), Kill(My(1)), StatsNow(My(0), 10, 10), EndTurn, EndTurn,
        EndTurn, EndTurn, StatsNow(My(0), 10, 10), EndTurn, StatsNow(My(0), 4, 5),
    }
    check! { Paladin: Ally("CS2_182"), Play("GDB_140", Nothing), StatsNow(My(0), 10, 10) }
    // What the minion was given makes no difference.
    check! { Paladin: Ally("CS2_182"), Play("CS2_092", On(My(0))), Play("GDB_140", Nothing), StatsNow(My(0), 10, 10) }
    check! { Paladin: Ally("CS2_182"), Play("GDB_140", Nothing), Ally("CS2_231"), Kill(My(1)), Health(MyHero, 30) }
}

/// Yrel, Beacon of Hope · Minion · Draenei · 3 mana · 3/3 · **Rush Deathrattle:** Get three different Librams from an older timeline!
//~ done GDB_141 - f144e129 -
#[test]
fn GDB_141_yrel_beacon_of_hope() {
    check! { Paladin:
        Ally("GDB_141"), HasNow(My(0), GameTag::RUSH), Kill(My(0)), HandCount(Mine, 3), IsCard(InHand(0), "BT_025"),
        IsCard(InHand(1), "BT_011"), IsCard(InHand(2), "BT_024"), HandCount(Theirs, 0),
    }
}

/// Lumia · Minion · 6 mana · 9/9 · **Lifesteal** After a hero takes damage, they become **Immune** for the rest of the turn.
//~ done GDB_144 - 70dbb5ec -
#[test]
fn GDB_144_lumia() {
    check! { Paladin:
        Ally("GDB_144"), DealDamage(TheirHero, 2), Health(TheirHero, 28), HasNow(TheirHero, GameTag::IMMUNE),
        HasNot(MyHero, GameTag::IMMUNE), DealDamage(TheirHero, 2), Health(TheirHero, 28), DealDamage(MyHero, 3), DealDamage(MyHero, 3),
        Health(MyHero, 27), EndTurn, HasNot(MyHero, GameTag::IMMUNE), HasNot(TheirHero, GameTag::IMMUNE),
        DealDamage(TheirHero, 2), Health(TheirHero, 26),
    }
}

/// Orbital Satellite · Spell · 1 mana · **Discover** a Draenei. If you played an adjacent card this turn, **Discover** another.
//~ done GDB_462 - abd2cd3e -
#[test]
fn GDB_462_orbital_satellite() {
    check! { Paladin:
        Give("GDB_462"), Play("GDB_462", Nothing), Choose(0), HandCount(Mine, 1), Give("GDB_462"), Give("GAME_005"),
        Play("GAME_005", Nothing), Play("GDB_462", Nothing), Choose(0), Choose(0), HandCount(Mine, 3), Give("GDB_462"),
        Give("GAME_005"), Play("GAME_005", Nothing), EndTurn, EndTurn, Play("GDB_462", Nothing), Choose(0),
        HandCount(Mine, 5),
    }
    check! { Paladin:
        Give("GDB_462"), Give("EX1_277"), Play("GAME_005", Nothing), Play("GDB_462", Nothing), Choose(0),
        HandCount(Mine, 2),
    }
    // Draenei only, both times.
    check! { Paladin: ForbidOutcome(Card("CS2_182")), Play("GDB_462", Nothing), Choose(0), HandCount(Mine, 1) }
    check! { Paladin:
        Give("GDB_462"), Give("GAME_005"), Play("GAME_005", Nothing), Force(Card("GDB_450")), Force(Card("GDB_463")),
        Force(Card("GDB_720")), Force(Card("GDB_722")), ForbidOutcome(Card("CS2_182")), Play("GDB_462", Nothing),
        ChooseCard("GDB_450"), ChooseCard("GDB_722"), HandCount(Mine, 2),
    }
}

/// Jim Raynor · Hero · 7 mana · 30 health, 5 armor · **Battlecry:** Relaunch every **Starship** that you launched this game.
//~ done SC_400 - 25666076 -
#[test]
fn SC_400_jim_raynor() {
    // A launched ship that died comes back with its piece, launched, and its launch text happens again.
    check! { Paladin:
        Ally("SC_403a"), Kill(My(0)), Use(My(0), 0, Nothing), Choose(0), Armor(Mine, 5), Kill(My(0)), BoardCount(Mine, 0),
        Crystals(10), Play("SC_400", Nothing), BoardCount(Mine, 1), Armor(Mine, 15), HasNot(My(0), GameTag::LAUNCHPAD),
        IsCard(MyPower, "SC_400p"),
    }
    // One that is being built was not launched.
    check! { Paladin: Ally("SC_403a"), Kill(My(0)), Play("SC_400", Nothing), BoardCount(Mine, 1), Armor(Mine, 5) }
}

/// SCV · Minion · Mech · 1 mana · 1/3 · **Battlecry:** Your next **Starship** launch costs (2) less.
//~ done SC_401 - 5860e138 -
#[test]
fn SC_401_scv() {
    check! { Paladin:
        Play("SC_401", Nothing), PlayerTag(Mine, GameTag::STARSHIP_LAUNCH_COST_DISCOUNT, 2), EndTurn, EndTurn,
        PlayerTag(Mine, GameTag::STARSHIP_LAUNCH_COST_DISCOUNT, 2),
        PlayerTag(Theirs, GameTag::STARSHIP_LAUNCH_COST_DISCOUNT, 0),
    }
    // The next launch only, and only my own.
    check! { Paladin:
        Ally("GDB_101"), Kill(My(0)), Play("SC_401", Nothing), Crystals(10), Use(My(0), 0, Nothing), Choose(0),
        Mana(7), StatsNow(My(0), 2, 2), HasNow(My(0), GameTag::DIVINE_SHIELD),
        PlayerTag(Mine, GameTag::STARSHIP_LAUNCH_COST_DISCOUNT, 0),
    }
    check! { Paladin:
        Play("SC_401", Nothing), Enemy("GDB_101"), Kill(Their(0)), EndTurn, Crystals(10), Use(Their(0), 0, Nothing),
        Choose(0), StatsNow(Their(0), 2, 2), PlayerTag(Mine, GameTag::STARSHIP_LAUNCH_COST_DISCOUNT, 2),
        PlayerTag(Theirs, GameTag::STARSHIP_LAUNCH_COST_DISCOUNT, 0),
    }
    check! { Paladin:
        EndTurn, Play("SC_401", Nothing), EndTurn, Play("SC_401", Nothing), Ally("GDB_101"), Kill(My(1)),
        Crystals(10), Use(My(1), 0, Nothing), Choose(0), PlayerTag(Theirs, GameTag::STARSHIP_LAUNCH_COST_DISCOUNT, 2),
    }
}

/// Starport · Location · 2 mana · 2 uses · Summon a 2/1 **Starship Piece** with an effect when launched.
//~ done SC_403 - 00799e4d -
#[test]
fn SC_403_starport() {
    check! { Paladin:
        Ally("SC_403"), Force(Card("SC_403d")), Use(My(0), 0, Nothing), BoardCount(Mine, 2),
        IsInZone(Newest("SC_403d"), Zone::Play), StatsNow(Newest("SC_403d"), 2, 1),
    }
}

/// Viking · Minion · Mech · 1 mana · 2/1 · **Starship Piece** When this is launched, gain 5 Armor.
//~ done SC_403a - ba8fa348 -
#[test]
fn SC_403a_viking() {
    check! { Paladin:
        Ally("SC_403a"), Kill(My(0)), Armor(Mine, 0), Use(My(0), 0, Nothing), Choose(0), Armor(Mine, 5),
    }
}

/// Liberator · Minion · Mech · 1 mana · 2/1 · **Starship Piece** When this is launched, deal 2 damage to all enemy minions.
//~ done SC_403b - ce6b41af -
#[test]
fn SC_403b_liberator() {
    check! { Paladin:
        Enemy("CS2_182"), Enemy("CS2_200"), Ally("SC_403b"), Kill(My(0)), Use(My(0), 0, Nothing), Choose(0),
        Damage(Their(0), 2), Damage(Their(1), 2), Health(TheirHero, 30),
    }
    check! { Paladin: Ally("SC_403b"), Kill(My(0)), Use(My(0), 0, Nothing), Choose(0), BoardCount(Mine, 1) }
}

/// Raven · Minion · Mech · 1 mana · 2/1 · **Starship Piece** When this is launched, gain 2 random **Bonus Effects**.
//~ done SC_403c - 0215bc04 -
#[test]
fn SC_403c_raven() {
    check! { Paladin:
        Ally("SC_403c"), Kill(My(0)), Use(My(0), 0, Nothing), Force(Number(0)), Force(Number(0)), Choose(0),
        HasNow(My(0), GameTag::DIVINE_SHIELD), HasNow(My(0), GameTag::TAUNT),
    }
    // Two, and not one more.
    check! { Paladin:
        Ally("SC_403c"), Kill(My(0)), Use(My(0), 0, Nothing), Force(Number(0)), Force(Number(0)), ForbidOutcome(Number(0)),
        Choose(0), BoardCount(Mine, 1),
    }
}

/// Banshee · Minion · Mech · 1 mana · 2/1 · **Starship Piece** When this is launched, deal 3 damage to a random enemy.
//~ done SC_403d - cbf2f2db -
#[test]
fn SC_403d_banshee() {
    check! { Paladin:
        Enemy("CS2_182"), Ally("SC_403d"), Kill(My(0)), Use(My(0), 0, Nothing), Force(Entity(TheirHero)), Choose(0),
        Health(TheirHero, 27), Damage(Their(0), 0),
    }
    check! { Paladin:
        Enemy("CS2_182"), Ally("SC_403d"), Kill(My(0)), Use(My(0), 0, Nothing), Force(Entity(Their(0))), Choose(0),
        Damage(Their(0), 3), Health(TheirHero, 30),
    }
    check! { Paladin:
        Enemy("CS2_182"), Ally("SC_403d"), Kill(My(0)), Use(My(0), 0, Nothing), ForbidOutcome(Entity(MyHero)), Choose(0),
    }
}

/// Medivac · Minion · Mech · 1 mana · 2/1 · **Starship Piece** When this is launched, summon two 2/2 Marines with **Taunt**.
//~ done SC_403f - 3b0d5420 -
#[test]
fn SC_403f_medivac() {
    check! { Paladin:
        Ally("SC_403f"), Kill(My(0)), Use(My(0), 0, Nothing), Choose(0), BoardCount(Mine, 3),
        HasNow(Newest("SC_403t"), GameTag::TAUNT),
    }
}

/// Salvage the Bunker · Spell · 3 mana · Summon two 2/2 Marines with **Taunt**. Your next **Starship** launch costs (2) less.
//~ done SC_404 - a29efc4a -
#[test]
fn SC_404_salvage_the_bunker() {
    check! { Paladin:
        Play("SC_404", Nothing), BoardCount(Mine, 2), IsCard(My(0), "SC_403t"),
        PlayerTag(Mine, GameTag::STARSHIP_LAUNCH_COST_DISCOUNT, 2),
    }
    // The next launch only, and only my own.
    check! { Paladin:
        Ally("GDB_101"), Kill(My(0)), Play("SC_404", Nothing), BoardCount(Mine, 3), Crystals(10),
        Use(My(0), 0, Nothing), Choose(0), Mana(7), StatsNow(My(0), 2, 2),
        PlayerTag(Mine, GameTag::STARSHIP_LAUNCH_COST_DISCOUNT, 0),
    }
    check! { Paladin:
        Play("SC_404", Nothing), BoardCount(Mine, 2), Enemy("GDB_101"), Kill(Their(0)), EndTurn, Crystals(10),
        Use(Their(0), 0, Nothing), Choose(0), StatsNow(Their(0), 2, 2),
        PlayerTag(Mine, GameTag::STARSHIP_LAUNCH_COST_DISCOUNT, 2),
        PlayerTag(Theirs, GameTag::STARSHIP_LAUNCH_COST_DISCOUNT, 0),
    }
    check! { Paladin:
        Play("SC_404", Nothing), BoardCount(Mine, 2), PlayerTag(Theirs, GameTag::STARSHIP_LAUNCH_COST_DISCOUNT, 0),
    }
    check! { Paladin:
        EndTurn, Play("SC_401", Nothing), EndTurn, Ally("GDB_101"), Kill(My(0)), Play("SC_404", Nothing),
        Crystals(10), BoardCount(Mine, 3), Use(My(0), 0, Nothing), Choose(0),
        PlayerTag(Theirs, GameTag::STARSHIP_LAUNCH_COST_DISCOUNT, 2),
    }
}

/// Ultra-Capacitor · Minion · Mech · 2 mana · 1/1 · **Starship Piece Battlecry:** Gain +1/+1 for each other friendly minion. Also triggers on launch.
//~ done SC_405 - bff83f53 -
#[test]
fn SC_405_ultra_capacitor() {
    check! { Paladin:
        Ally("CS2_182"), Ally("CS2_231"), Enemy("CS2_231"), Play("SC_405", Nothing), StatsNow(My(2), 3, 3), Kill(My(2)),
        StatsNow(My(2), 1, 1), Use(My(2), 0, Nothing), Choose(0), StatsNow(My(2), 3, 3),
    }
}

/// Lift Off · Spell · 3 mana · Draw 2 Terran cards. Summon a 2/1 **Starship Piece** with an effect when launched.
//~ done SC_410 - 346f41c7 -
#[test]
fn SC_410_lift_off() {
    check! { Paladin:
        DeckOf(&["SC_401", "CS2_182", "SC_412", "SC_404"]), Force(Card("SC_403a")), Play("SC_410", Nothing),
        HandCount(Mine, 2), DeckCount(Mine, 2), IsInZone(Newest("CS2_182"), Zone::Deck), BoardCount(Mine, 1),
        IsCard(My(0), "SC_403a"),
    }
    check! { Paladin: Play("SC_410", Nothing), Play("SC_410", Nothing), HandCount(Mine, 0), BoardCount(Mine, 2) }
    // The opponent gets nothing of it.
    check! { Paladin:
        DeckOf(&["SC_401", "CS2_182", "SC_412", "SC_404"]), Play("SC_410", Nothing), EndTurn, Play("SC_410", Nothing),
        HandCount(Mine, 2), BoardCount(Mine, 1), BoardCount(Theirs, 1),
    }
}

/// Hellion · Minion · Mech · 4 mana · 4/4 · Your other minions have +1 Attack. *(Transforms if you launched a **Starship** this game.)*
//~ done SC_412 - 4938f2cd -
#[test]
fn SC_412_hellion() {
    check! { Paladin:
        Ally("CS2_182"), Enemy("CS2_182"), Play("SC_412", Nothing), StatsNow(My(0), 5, 5), StatsNow(My(1), 4, 4),
        StatsNow(Their(0), 4, 5), HasNot(My(0), GameTag::RUSH), Give("SC_412"), IsCard(InHand(0), "SC_412"),
    }
    check! { Paladin:
        Give("SC_412"), Ally("GDB_101"), Kill(My(0)), Use(My(0), 0, Nothing), Choose(0), StatsNow(My(0), 2, 2),
        IsCard(InHand(0), "SC_412t"),
    }
}

/// Battlecruiser · Minion · Mech · 0 mana · 0/0 · **Starship** *(Costs (5) Mana to launch*.)@**Starship** *(Made of {0} \|4(piece, pieces).)*
//~ done SC_999t - 850a24c5 -
#[test]
fn SC_999t_battlecruiser() {
    check! { Paladin:
        Give("SC_999t"), Cost("SC_999t", 0), Stats("SC_999t", 0, 0), Ally("GDB_101"), Kill(My(0)),
        IsCard(My(0), "SC_999t"), CannotAttack(My(0), TheirHero), Use(My(0), 0, Nothing), Choose(0), Mana(5),
        StatsNow(My(0), 2, 2), HasNow(My(0), GameTag::DIVINE_SHIELD),
    }
    check! { Shaman: Ally("GDB_101"), Kill(My(0)), IsCard(My(0), "SC_999t") }
    check! { Warrior: Ally("GDB_101"), Kill(My(0)), IsCard(My(0), "SC_999t") }
}
