//! Neutral cards of The Great Dark Beyond, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ea07f37f

/// Crew Transport · Spell · 0 mana · Get copies of all of the **Starship's Pieces**. Set their Costs to (1).
//~ done GDB_100c - 30cb2623 -
#[test]
fn GDB_100c_crew_transport() {
    check! { Mage:
        Ally("GDB_101"), Kill(My(0)), Ally("GDB_100"), Kill(My(1)), Armor(Mine, 4), Play("GDB_120", Nothing),
        ChooseCard("GDB_100c"), HandCount(Mine, 2), IsCard(InHand(0), "GDB_101"), CostNow(InHand(0), 1),
        IsCard(InHand(1), "GDB_100"), CostNow(InHand(1), 1),
    }
}

/// Starship Pieces · Minion · 1 mana · 1/1 · Has the combined stats and effects of all assembled **Starship Pieces**.
//~ todo GDB_100t1 9629069b 8e8ac4cb -
#[test]
#[ignore = "todo: Starship Pieces"]
fn GDB_100t1_starship_pieces() {
    unwritten("GDB_100t1");
}

/// The Exile's Hope · Minion · 0 mana · 0/0 · **Starship** *(Costs (5) Mana to launch*.)@**Starship** *(Made of {0} \|4(piece, pieces).)*
//~ done GDB_100t2 - e487d636 -
#[test]
fn GDB_100t2_the_exiles_hope() {
    check! { Mage:
        Give("GDB_100t2"), Cost("GDB_100t2", 0), Stats("GDB_100t2", 0, 0), Ally("GDB_101"), Kill(My(0)),
        IsCard(My(0), "GDB_100t2"), CannotAttack(My(0), TheirHero), Use(My(0), 0, Nothing), Choose(0), Mana(5),
        StatsNow(My(0), 2, 2), HasNow(My(0), GameTag::DIVINE_SHIELD),
    }
}

/// The Spirits' Passage · Minion · 0 mana · 0/0 · **Starship** *(Costs (5) Mana to launch*.)@**Starship** *(Made of {0} \|4(piece, pieces).)*
//~ done GDB_100t4 - 34eeac99 -
#[test]
fn GDB_100t4_the_spirits_passage() {
    check! { DeathKnight:
        Give("GDB_100t4"), Cost("GDB_100t4", 0), Stats("GDB_100t4", 0, 0), Ally("GDB_101"), Kill(My(0)),
        IsCard(My(0), "GDB_100t4"), CannotAttack(My(0), TheirHero), Use(My(0), 0, Nothing), Choose(0), Mana(5),
        StatsNow(My(0), 2, 2), HasNow(My(0), GameTag::DIVINE_SHIELD),
    }
}

/// The Legion's Bane · Minion · 0 mana · 0/0 · **Starship** *(Costs (5) Mana to launch*.)@**Starship** *(Made of {0} \|4(piece, pieces).)*
//~ done GDB_100t5 - 6a800fb6 -
#[test]
fn GDB_100t5_the_legions_bane() {
    check! { DemonHunter:
        Give("GDB_100t5"), Cost("GDB_100t5", 0), Stats("GDB_100t5", 0, 0), Ally("GDB_101"), Kill(My(0)),
        IsCard(My(0), "GDB_100t5"), CannotAttack(My(0), TheirHero), Use(My(0), 0, Nothing), Choose(0), Mana(5),
        StatsNow(My(0), 2, 2), HasNow(My(0), GameTag::DIVINE_SHIELD),
    }
}

/// The Celestial Archive · Minion · 0 mana · 0/0 · **Starship** *(Costs (5) Mana to launch*.)@**Starship** *(Made of {0} \|4(piece, pieces).)*
//~ done GDB_100t6 - b417e441 -
#[test]
fn GDB_100t6_the_celestial_archive() {
    check! { Druid:
        Give("GDB_100t6"), Cost("GDB_100t6", 0), Stats("GDB_100t6", 0, 0), Ally("GDB_101"), Kill(My(0)),
        IsCard(My(0), "GDB_100t6"), CannotAttack(My(0), TheirHero), Use(My(0), 0, Nothing), Choose(0), Mana(5),
        StatsNow(My(0), 2, 2), HasNow(My(0), GameTag::DIVINE_SHIELD),
    }
}

/// The Astral Compass · Minion · 0 mana · 0/0 · **Starship** *(Costs (5) Mana to launch*.)@**Starship** *(Made of {0} \|4(piece, pieces).)*
//~ done GDB_100t7 - 9703a528 -
#[test]
fn GDB_100t7_the_astral_compass() {
    check! { Hunter:
        Give("GDB_100t7"), Cost("GDB_100t7", 0), Stats("GDB_100t7", 0, 0), Ally("GDB_101"), Kill(My(0)),
        IsCard(My(0), "GDB_100t7"), CannotAttack(My(0), TheirHero), Use(My(0), 0, Nothing), Choose(0), Mana(5),
        StatsNow(My(0), 2, 2), HasNow(My(0), GameTag::DIVINE_SHIELD),
    }
}

/// The Scavenger's Will · Minion · 0 mana · 0/0 · **Starship** *(Costs (5) Mana to launch*.)@**Starship** *(Made of {0} \|4(piece, pieces).)*
//~ done GDB_100t8 - 10ea0b95 -
#[test]
fn GDB_100t8_the_scavengers_will() {
    check! { Rogue:
        Give("GDB_100t8"), Cost("GDB_100t8", 0), Stats("GDB_100t8", 0, 0), Ally("GDB_101"), Kill(My(0)),
        IsCard(My(0), "GDB_100t8"), CannotAttack(My(0), TheirHero), Use(My(0), 0, Nothing), Choose(0), Mana(5),
        StatsNow(My(0), 2, 2), HasNow(My(0), GameTag::DIVINE_SHIELD),
    }
}

/// The Nether's Eye · Minion · 0 mana · 0/0 · **Starship** *(Costs (5) Mana to launch*.)@**Starship** *(Made of {0} \|4(piece, pieces).)*
//~ done GDB_100t9 - fd7843ca -
#[test]
fn GDB_100t9_the_nethers_eye() {
    check! { Warlock:
        Give("GDB_100t9"), Cost("GDB_100t9", 0), Stats("GDB_100t9", 0, 0), Ally("GDB_101"), Kill(My(0)),
        IsCard(My(0), "GDB_100t9"), CannotAttack(My(0), TheirHero), Use(My(0), 0, Nothing), Choose(0), Mana(5),
        StatsNow(My(0), 2, 2), HasNow(My(0), GameTag::DIVINE_SHIELD),
    }
}

/// The Exodar · Minion · 7 mana · 6/8 · **Battlecry:** If you're building a **Starship**, launch it and choose a Protocol!
//~ done GDB_120 - d8d389f7 -
#[test]
fn GDB_120_the_exodar() {
    check! { Warrior:
        Play("GDB_120", Nothing), BoardCount(Mine, 1), Crystals(10), Ally("GDB_101"), Ally("GDB_466"), Kill(My(1)),
        Kill(My(2)), Play("GDB_120", Nothing), BoardCount(Mine, 4), Choose(0), Armor(Mine, 12),
    }
    // "Gain Armor …, twice.": Barricade Basher answers twice.
    check! { Warrior:
        Ally("GDB_101"), Kill(My(0)), Ally("DINO_400"), Play("GDB_120", Nothing), ChooseCard("GDB_100a"),
        Armor(Mine, 4), StatsNow(Newest("DINO_400"), 8, 7),
    }
}

/// Doommaiden · Minion · Demon · 4 mana · 4/4 · **Battlecry:** Draw a card from your opponent's deck. If you don't play it this turn, put it back.
//~ done GDB_129 - c8cead2c -
#[test]
fn GDB_129_doommaiden() {
    check! { Warlock:
        EmptyDeck(Theirs), OnTheirTop("CS2_120"), Play("GDB_129", Nothing), IsCard(InHand(0), "CS2_120"),
        DeckCount(Theirs, 0), EndTurn, HandCount(Mine, 0), IsCard(InTheirHand(0), "CS2_120"), EndTurn, Crystals(10),
        OnTheirTop("CS2_182"), Play("GDB_129", Nothing), HandCount(Mine, 2), DeckCount(Theirs, 0),
        Play("CS2_182", Nothing), EndTurn, Damage(TheirHero, 1), BoardCount(Mine, 3), HandCount(Theirs, 1),
    }
    check! { Warlock:
        EndTurn, EndTurn, EndTurn, EndTurn, EndTurn, OnTheirTop("CS2_182"), Play("GDB_129", Nothing),
        DeckCount(Mine, 16), HandCount(Theirs, 4),
    }
}

/// Velen, Leader of the Exiled · Minion · Draenei · 7 mana · 7/7 · **Taunt**. **Deathrattle:** Trigger the **Battlecries** and **Deathrattles** of all other Draenei you played this game.
//~ done GDB_131 - 981b7fe7 -
#[test]
fn GDB_131_velen_leader_of_the_exiled() {
    check! { Mage:
        Ally("GDB_131"), Play("GDB_117", Nothing), DeckCount(Mine, 27), Kill(My(0)), HandCount(Mine, 2),
        DeckCount(Mine, 33),
    }
    // A dead minion has no neighbors in the hand.
    check! { DemonHunter:
        Play("GDB_471t", Nothing), Kill(My(0)), Give("GDB_471t2"), Give("GDB_471t3"), Ally("GDB_131"), Kill(My(0)),
        BoardCount(Mine, 0), HandCount(Mine, 2),
    }
}

/// The Ceaseless Expanse · Minion · 100 mana · 10/10 · Costs (1) less for each time a card was drawn, played, or destroyed. **Battlecry:** Destroy all other minions.
//~ done GDB_142 - 074db6ef -
#[test]
fn GDB_142_the_ceaseless_expanse() {
    check! { Mage:
        Give("GDB_142"), CostNow(InHand(0), 99), Play("CS2_182", Nothing), CostNow(InHand(0), 98), Enemy("CS2_120"),
        Kill(Their(0)), CostNow(InHand(0), 97), OnTop("CS2_182"), DrawOne, CostNow(InHand(0), 96), EndTurn,
        CostNow(Nth(0), 95), Play("GAME_005", Nothing), CostNow(Nth(0), 94),
    }
    check! { Mage:
        Ally("CS2_182"), Enemy("CS2_182"), Give("GDB_142"), Enchant(InHand(0), "UNG_116te"), Play("GDB_142", Nothing),
        BoardCount(Mine, 1), BoardCount(Theirs, 0), IsCard(My(0), "GDB_142"), Health(MyHero, 30), Health(TheirHero, 30),
    }
}

/// Nexus-Prince Shaffar · Minion · 3 mana · 3/3 · **Spellburst:** Give a minion in your hand +3/+3 and this **Spellburst** *(unless it already has these effects).*
//~ done GDB_143 - 5671ce10 -
#[test]
fn GDB_143_nexus_prince_shaffar() {
    // Each that has it passes it on once; who has it does not get it again.
    check! { Mage:
        Ally("GDB_143"), Give("CS2_182"), Play("GAME_005", Nothing), StatsNow(InHand(0), 7, 8), Crystals(10), Play("CS2_182", Nothing),
        StatsNow(My(1), 7, 8), Give("CS2_231"), Play("GAME_005", Nothing), StatsNow(InHand(0), 4, 4), StatsNow(My(1), 7, 8),
    }
    check! { Mage:
        Ally("GDB_143"), Ally("GDB_143"), Give("CS2_182"), Play("GAME_005", Nothing), StatsNow(InHand(0), 7, 8),
    }
    // No spell in hand gets it, and it happens once.
    check! { Mage:
        Ally("GDB_143"), Give("CS2_029"), Play("GAME_005", Nothing), Give("CS2_182"), Play("GAME_005", Nothing),
        StatsNow(InHand(1), 4, 5),
    }
    // A weapon in hand never gets it.
    check! { Mage:
        Ally("GDB_143"), Give("CS2_106"), Give("CS2_182"), ForbidOutcome(Entity(InHand(0))), Play("GAME_005", Nothing),
        StatsNow(InHand(0), 3, 2), StatsNow(InHand(1), 7, 8),
    }
}

/// Kil'jaeden · Minion · Demon · 7 mana · 7/7 · **Battlecry:** Replace your deck with an endless portal of Demons. Each turn, they gain an additional +2/+2.
//~ done GDB_145 - c7f96e60 -
#[test]
fn GDB_145_kiljaeden() {
    check! { Mage:
        Force(Card("CS2_065")), Force(Card("CS2_065")), Play("GDB_145", Nothing), DeckCount(Mine, 30), EndTurn, EndTurn,
        HandCount(Mine, 1), DeckCount(Mine, 30), IsCard(InHand(0), "CS2_065"), StatsNow(InHand(0), 3, 5), EndTurn, EndTurn,
        StatsNow(InHand(1), 5, 7), StatsNow(InHand(0), 3, 5), DeckCount(Mine, 30), Health(MyHero, 30), DeckCount(Theirs, 18),
    }
    // Drawn on the turn on which it was played, a Demon has gained nothing.
    check! { Mage:
        Force(Card("CS2_065")), Ally("EX1_096"), Play("GDB_145", Nothing), DeckCount(Mine, 30), Kill(My(0)),
        HandCount(Mine, 1), StatsNow(InHand(0), 1, 3),
        DeckCount(Mine, 30),
    }
    // What is taken from the deck comes again, as large as the others, and nobody takes Fatigue damage.
    check! { Mage:
        Play("GDB_145", Nothing), DeckCount(Mine, 30), EmptyDeck(Mine), EndTurn, Force(Card("CS2_065")), EndTurn, DeckCount(Mine, 30),
        StatsNow(InHand(0), 3, 5), Health(MyHero, 30),
    }
    // Other Demons in the deck are not of the portal.
    check! { Mage: Play("GDB_145", Nothing), DeckCount(Mine, 30), OnTop("CS2_065"), EndTurn, EndTurn, StatsNow(InHand(0), 1, 3) }
    // Its player does not know the Demons before they are drawn.
    use cardwright_engine::CardId;
    use cardwright_engine::state::PlayerId;
    let mut table = table(CardClass::Mage);
    table.steps(&[Crystals(10), Play("GDB_145", Nothing), OnTop("CS2_065")]);
    let view = table.game.view(PlayerId::First);
    let deck = view.game().players[PlayerId::First].deck;
    let known = deck.iter().filter(|id| view.game()[*id].card != CardId::NONE).count();
    assert_eq!((deck.len(), known), (31, 1));
    assert!(view.determinize(3).view(PlayerId::First) == view, "other cards look the same");
    let saved = table.game.snapshot().unwrap();
    let again = cardwright_engine::Game::from_snapshot(table.game.cards, &saved).unwrap();
    assert!(again.view(PlayerId::First) == view, "a saved game tells no more");
    // A second portal brings new Demons that have gained as much, and still one for each that is drawn.
    check! { Mage:
        Play("GDB_145", Nothing), EndTurn, EndTurn, Force(Card("CS2_065")), Crystals(10), Play("GDB_145", Nothing),
        DeckCount(Mine, 30), EndTurn, EndTurn, HandCount(Mine, 2), DeckCount(Mine, 30), StatsNow(InHand(1), 5, 7),
    }
    check! { Mage:
        Play("GDB_145", Nothing), EndTurn, EndTurn, EndTurn, EndTurn, Force(Card("CS2_065")), Crystals(10),
        Play("GDB_145", Nothing), EndTurn, EndTurn, StatsNow(InHand(2), 7, 9), DeckCount(Mine, 30),
    }
    check! { Mage: ForbidOutcome(Card("CS2_182")), Play("GDB_145", Nothing), DeckCount(Mine, 30) }
}

/// Deep Space Curator · Minion · 3 mana · 2/4 · **Spellburst:** Get a random minion of the spell's Cost. Set its Cost to (0).
//~ done GDB_311 - 85627a88 -
#[test]
fn GDB_311_deep_space_curator() {
    check! { Mage:
        Give("GDB_311"), Cost("GDB_311", 3), Stats("GDB_311", 2, 4), Ally("GDB_311"), Force(Card("CS2_182")),
        Play("CS2_029", On(TheirHero)), HandCount(Mine, 2), IsCard(InHand(1), "CS2_182"), CostNow(InHand(1), 0),
        Play("CS2_024", On(TheirHero)), Damage(TheirHero, 9), HandCount(Mine, 2),
    }
    check! { Mage:
        Ally("GDB_311"), ForbidOutcome(Card("CS2_182")), Play("CS2_024", On(TheirHero)), HandCount(Mine, 1),
        CostNow(InHand(0), 0),
    }
}

/// Star Vulpera · Minion · 5 mana · 4/5 · **Tradeable Battlecry:** Destroy an enemy **Starship** or **Starship Piece**.
//~ done GDB_340 - 46e81933 -
#[test]
fn GDB_340_star_vulpera() {
    check! { Mage:
        Enemy("GDB_101"), Enemy("CS2_182"), Ally("GDB_101"), Give("GDB_340"), CannotTarget("GDB_340", Their(1)),
        CannotTarget("GDB_340", My(0)), Play("GDB_340", On(Their(0))), Dead(Nth(0)),
    }
}

/// Red Giant · Minion · Elemental · 8 mana · 8/8 · Costs (1) less for each adjacent card played while in hand.
//~ done GDB_341 - 3dd76be4 -
#[test]
fn GDB_341_red_giant() {
    check! { Mage:
        Give("GAME_005"), Give("CS2_231"), Give("GDB_341"), Give("GAME_005"), Give("CS2_120"), Play("CS2_120", Nothing),
        CostNow(Nth(2), 8), Play("CS2_231", Nothing), CostNow(Nth(2), 7), Play("GAME_005", Nothing), CostNow(Nth(2), 6),
        Play("GAME_005", Nothing), CostNow(Nth(2), 5),
    }
}

/// Perplexing Anomaly · Minion · Elemental · 3 mana · 2/5 · **Rush**, **Taunt**, **...Stealth?**
//~ done GDB_343 - 12f5838f -
#[test]
fn GDB_343_perplexing_anomaly() {
    check! { Mage:
        Play("GDB_343", Nothing), HasNow(My(0), GameTag::STEALTH), HasNow(My(0), GameTag::TAUNT),
        HasNow(My(0), GameTag::RUSH),
    }
}

/// Asteroid · Spell · 1 mana · **Casts When Drawn** Deal $@ damage to a random enemy.
/// - Numbers: {0} = 2
//~ done GDB_430 - 6480f099.ea1d8a8e -
#[test]
fn GDB_430_asteroid() {
    check! { Mage:
        Ally("CS2_182"), Ally("CS2_142"), Play("GDB_430", Nothing), Health(TheirHero, 27), Damage(My(0), 0),
    }
    check! { Mage:
        Enemy("CS2_182"), Force(Entity(Their(0))), Play("GDB_430", Nothing), Damage(Their(0), 2), Health(TheirHero, 30),
    }
    check! { Mage: Ally("CS2_182"), ForbidOutcome(Entity(My(0))), Play("GDB_430", Nothing), Health(TheirHero, 28) }
    // A Bolide Behemoth improves it.
    check! { Mage:
        Play("GDB_434", Nothing), Crystals(10), Play("GDB_430", Nothing), Health(TheirHero, 27), DeckCount(Mine, 22),
    }
}

/// Lunar Trailblazer · Minion · Draenei · 5 mana · 6/4 · **Battlecry:** Set the Cost of a random spell in your hand to this minion's Cost.
//~ done GDB_863 - 47e9accf -
#[test]
fn GDB_863_lunar_trailblazer() {
    check! { Mage:
        Give("CS2_182"), Give("CS2_024"), Play("GDB_863", Nothing), CostNow(InHand(0), 4), CostNow(InHand(1), 5),
    }
    check! { Mage:
        Give("CS2_024"), Give("CS2_024"), Force(Entity(InHand(0))), Play("GDB_863", Nothing), CostNow(InHand(0), 5),
        CostNow(InHand(1), 2),
    }
}

/// Launch Starship · Spell · 5 mana · Launch your **Starship**.
//~ todo GDB_905 fabde4ae 0bee5a6c -
#[test]
#[ignore = "todo: Launch Starship"]
fn GDB_905_launch_starship() {
    unwritten("GDB_905");
}

/// Abort Launch · Spell · 0 mana · Abort Launch.
//~ todo GDB_906 179a8e36 a51efc54 -
#[test]
#[ignore = "todo: Abort Launch"]
fn GDB_906_abort_launch() {
    unwritten("GDB_906");
}

/// Grunty · Minion · Murloc · 8 mana · 3/4 · **Battlecry:** Summon four random Murlocs, then shoot them at enemy minions. *(You pick the targets!)*
//~ done SC_013 - 953e99fe -
#[test]
fn SC_013_grunty() {
    // Four Raiders (2/1) at the targets of my choice; each dies of the answer.
    check! { Mage:
        Enemy("CS2_182"), Enemy("CS2_200"), Force(Card("CS2_168")), Force(Card("CS2_168")), Force(Card("CS2_168")),
        Force(Card("CS2_168")), Play("SC_013", Nothing), Choose(0), Damage(Their(0), 2), Choose(1), Damage(Their(1), 2),
        Choose(1), Damage(Their(1), 4), Choose(1), Damage(Their(1), 6), Damage(Their(0), 2), BoardCount(Mine, 1), EndTurn,
    }
    // Nobody is shot where no enemy minion is.
    check! { Mage:
        Force(Card("CS2_168")), Force(Card("CS2_168")), Force(Card("CS2_168")), Force(Card("CS2_168")),
        Play("SC_013", Nothing), BoardCount(Mine, 5), Damage(TheirHero, 0), EndTurn,
    }
    // What is dead is no target any more.
    check! { Mage:
        Enemy("CS2_231"), Force(Card("CS2_168")), Force(Card("CS2_168")), Force(Card("CS2_168")), Force(Card("CS2_168")),
        Play("SC_013", Nothing), Choose(0), BoardCount(Theirs, 0), BoardCount(Mine, 4), EndTurn,
    }
    // All four are Murlocs.
    check! { Mage: ForbidOutcome(Card("CS2_182")), Play("SC_013", Nothing), BoardCount(Mine, 5) }
}

/// Mutating Lifeform · Minion · All · 5 mana · 3/8 · After this survives damage, gain a random **Bonus Effect**.
//~ done GDB_321 - f248c293 -
#[test]
fn GDB_321_mutating_lifeform() {
    check! { Mage:
        Give("GDB_321"), Cost("GDB_321", 5), Stats("GDB_321", 3, 8), Ally("GDB_321"), Ally("CS2_182"),
        DealDamage(My(1), 1), HasNot(My(0), GameTag::DIVINE_SHIELD), HasNot(My(0), GameTag::TAUNT), Force(Number(1)),
        DealDamage(My(0), 1), HasNow(My(0), GameTag::TAUNT), HasNot(My(0), GameTag::DIVINE_SHIELD),
        HasNot(My(1), GameTag::TAUNT), StatsNow(My(0), 3, 7),
    }
    // Each time that it survives damage.
    check! { Mage:
        Ally("GDB_321"), Force(Number(1)), DealDamage(My(0), 1), Force(Number(1)), DealDamage(My(0), 1),
        HasNow(My(0), GameTag::TAUNT), HasNow(My(0), GameTag::RUSH),
    }
}

/// Ace Wayfinder · Minion · Draenei · 4 mana · 4/4 · **Battlecry:** Gain two random **Bonus Effects**. The next Draenei you play gains them as well.
//~ done GDB_450 - f8a2d056 -
#[test]
fn GDB_450_ace_wayfinder() {
    check! { Mage:
        Give("GDB_450"), Cost("GDB_450", 4), Stats("GDB_450", 4, 4), Force(Number(0)), Force(Number(0)),
        Play("GDB_450", Nothing), HasNow(My(0), GameTag::DIVINE_SHIELD), HasNow(My(0), GameTag::TAUNT),
        HasNot(My(0), GameTag::RUSH), Play("CS2_231", Nothing), HasNot(My(1), GameTag::TAUNT), Play("ICC_245", Nothing),
        HasNow(My(2), GameTag::DIVINE_SHIELD), HasNow(My(2), GameTag::TAUNT), HasNot(My(2), GameTag::RUSH),
        Crystals(10), Play("ICC_245", Nothing), HasNot(My(3), GameTag::TAUNT),
    }
    // Each bonus effect goes to the next Draenei of its player, and to no other.
    let bonus_effects = [
        GameTag::DIVINE_SHIELD,
        GameTag::TAUNT,
        GameTag::RUSH,
        GameTag::WINDFURY,
        GameTag::POISONOUS,
        GameTag::ELUSIVE,
        GameTag::REBORN,
        GameTag::LIFESTEAL,
    ];
    for (number, bonus) in bonus_effects.into_iter().enumerate() {
        let other = if number == 0 { GameTag::TAUNT } else { GameTag::DIVINE_SHIELD };
        check! { Mage:
            Ally("CS2_182"), Force(Number(number)), Force(Number(0)), Play("GDB_450", Nothing), HasNow(My(1), bonus),
            HasNow(My(1), other), HasNot(My(0), bonus), Play("CS2_231", Nothing), HasNot(My(2), bonus), EndTurn,
            Play("ICC_245", Nothing), HasNot(Their(0), bonus), HasNot(Their(0), other), EndTurn, Play("ICC_245", Nothing),
            HasNow(My(3), bonus), HasNow(My(3), other), Crystals(10), Play("ICC_245", Nothing), HasNot(My(4), bonus),
            HasNot(My(4), other), HasNot(My(0), bonus),
        }
        for third in bonus_effects.into_iter().filter(|tag| ![bonus, other].contains(tag)) {
            check! { Mage:
                Force(Number(number)), Force(Number(0)), Play("GDB_450", Nothing), HasNot(My(0), third), Play("ICC_245", Nothing),
                HasNot(My(1), third),
            }
        }
    }
    // One that is only summoned is not the next one that I play.
    for (number, bonus) in bonus_effects.into_iter().enumerate() {
        check! { Mage:
            Force(Number(number)), Force(Number(0)), Play("GDB_450", Nothing), Summon("ICC_245"), HasNot(My(1), bonus),
            Play("ICC_245", Nothing), HasNow(My(2), bonus),
        }
    }
}

/// Astral Vigilant · Minion · 1 mana · 1/2 · **Battlecry:** Get a copy of the last Draenei you played.
//~ done GDB_461 - f9a9b4aa -
#[test]
fn GDB_461_astral_vigilant() {
    check! { Mage:
        Give("GDB_461"), Cost("GDB_461", 1), Stats("GDB_461", 1, 2), Ally("DRG_242"), Play("GDB_461", Nothing),
        HandCount(Mine, 0), Play("ICC_245", Nothing), Play("CS2_231", Nothing), Play("GDB_461", Nothing),
        HandCount(Mine, 1), IsCard(InHand(0), "ICC_245"), HandCount(Theirs, 0),
    }
}
