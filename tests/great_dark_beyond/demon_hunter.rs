//! Demon Hunter cards of The Great Dark Beyond, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 37866206

/// Eldritch Being · Minion · 1 mana · 1/3 · **Outcast and Spellburst:** Shuffle your hand.
//~ done GDB_116 - 282ce5f9 -
#[test]
fn GDB_116_eldritch_being() {
    check! { DemonHunter:
        Give("GDB_116"), Give("CS2_182"), Give("CS2_120"), Give("CS2_124"), Force(Number(2)), Force(Number(1)),
        Play("GDB_116", Nothing), IsCard(InHand(0), "CS2_124"), IsCard(InHand(1), "CS2_120"), IsCard(InHand(2), "CS2_182"),
        // Spellburst once more; and only once.
        Force(Number(1)), Force(Number(1)), Play("GAME_005", Nothing), IsCard(InHand(0), "CS2_120"),
        IsCard(InHand(1), "CS2_182"), IsCard(InHand(2), "CS2_124"), Play("GAME_005", Nothing), IsCard(InHand(0), "CS2_120"),
        IsCard(InHand(1), "CS2_182"),
    }
    check! { DemonHunter:
        Give("CS2_182"), Give("CS2_120"), Give("CS2_124"), Force(Number(2)), Force(Number(1)), Play("GDB_116", Nothing),
        Force(Number(1)), Play("GAME_005", Nothing), EndTurn, Play("GDB_116", Nothing), IsCard(InHand(0), "CS2_120"),
    }
    check! { DemonHunter:
        EndTurn, EndTurn, Give("CS2_182"), Give("CS2_120"), Give("CS2_124"), Force(Number(2)), Force(Number(1)),
        GiveThem("ICC_903"), Play("GDB_116", Nothing), Play("GAME_005", Nothing), EndTurn, Play("GAME_005", Nothing),
        IsCard(InTheirHand(0), "CS2_182"),
    }
}

/// Dirdra, Rebel Captain · Minion · Draenei · 4 mana · 5/4 · **Rush**. **Battlecry:** Shuffle all 8 Crewmates into your deck. **Deathrattle:** Draw two Crewmates.
//~ done GDB_117 - 93a71911 -
#[test]
fn GDB_117_dirdra_rebel_captain() {
    check! { DemonHunter:
        EmptyDeck(Mine), OnTop("CS2_182"), Play("GDB_117", Nothing), DeckCount(Mine, 9),
        IsInZone(Newest("GDB_471t"), Zone::Deck), IsInZone(Newest("GDB_471t8"), Zone::Deck), Kill(My(0)), HandCount(Mine, 2),
        DeckCount(Mine, 7), IsInZone(Newest("CS2_182"), Zone::Deck),
    }
    // The opponent gets nothing of it.
    check! { DemonHunter:
        Play("CS2_200", Nothing), Play("GDB_117", Nothing), Kill(My(0)), EndTurn, Play("GDB_117", Nothing), Kill(My(0)),
        HandCount(Theirs, 1), HandCount(Mine, 2), DeckCount(Mine, 25), DeckCount(Theirs, 27),
    }
    // All are shuffled at once.
    check! { DemonHunter:
        Play("GDB_117", Nothing), DeckCount(Mine, 27), Enemy("CS2_200"), Play("TLC_517", On(Their(0))),
        Damage(Their(0), 2),
    }
}

/// Xor'toth, Breaker of Stars · Minion · Demon · 5 mana · 5/5 · **Battlecry:** Add two Stars to both sides of your hand. When they collide, deal 5 damage to all enemies.
//~ done GDB_118 - 287b6357 -
#[test]
fn GDB_118_xortoth_breaker_of_stars() {
    check! { DemonHunter:
        Give("CS2_182"), Give("GAME_005"), Enemy("CS2_186"), Play("GDB_118", Nothing), IsCard(InHand(0), "GDB_118t"),
        IsCard(InHand(3), "GDB_118t2"), Play("GAME_005", Nothing), Health(TheirHero, 30), HandCount(Mine, 3),
        Play("CS2_182", Nothing), Health(TheirHero, 25), Health(MyHero, 30), Damage(Their(0), 5), HandCount(Mine, 0),
    }
}

/// Star of Origination · Spell · 0 mana · Once this is next to Star of Conclusion, deal $5 damage to all enemies.
//~ done GDB_118t - 0cdba155 -
#[test]
fn GDB_118t_star_of_origination() {
    check! { DemonHunter:
        Give("GDB_118t"), Give("CS2_182"), Give("GDB_118t2"), Give("CS2_120"), Play("CS2_120", Nothing),
        HandCount(Mine, 3), Discard(InHand(1)), HandCount(Mine, 0), Health(TheirHero, 25),
    }
    collide("GDB_118t", "GDB_118t2");
    check! { DemonHunter: Give("CS2_182"), Give("GDB_118t2"), Play("CS2_120", Nothing), HandCount(Mine, 2) }
    check! { DemonHunter:
        Play("GDB_118t", Nothing), Give("GDB_118t"), Give("CS2_182"), Discard(InHand(1)), HandCount(Mine, 1),
    }
    check! { DemonHunter: Give("GDB_118t"), EndTurn, EndTurn, HandCount(Mine, 2) }
    check! { DemonHunter:
        DrawOne, Give("GDB_118t"), Give("GDB_118t2"), Play("CS2_231", Nothing), IsCard(InHand(0), "CS2_182"),
        Health(TheirHero, 25),
    }
    check! { DemonHunter:
        EndTurn, Give("CS2_231"), Give("GDB_118t2"), Give("GDB_118t"), EndTurn, IsInZone(Nth(2), Zone::RemovedFromGame),
        HandCount(Mine, 2), Health(TheirHero, 25),
    }
}

/// Star of Conclusion · Spell · 0 mana · Once this is next to Star of Origination, deal $5 damage to all enemies.
//~ done GDB_118t2 - 929b9a05 -
#[test]
fn GDB_118t2_star_of_conclusion() {
    check! { DemonHunter:
        Give("GDB_118t2"), Give("CS2_182"), Give("GDB_118t"), Give("CS2_120"), Discard(InHand(3)), HandCount(Mine, 3),
        Discard(InHand(1)), HandCount(Mine, 0), Health(TheirHero, 25), Health(MyHero, 30),
    }
    collide("GDB_118t2", "GDB_118t");
    check! { DemonHunter:
        Give("GDB_118t2"), Give("CS2_182"), Give("GDB_118t"), Give("CS2_120"), Discard(InHand(3)), HandCount(Mine, 3),
    }
    check! { DemonHunter: Give("GDB_118t2"), Play("EX1_019", Nothing), HandCount(Mine, 1) }
    check! { DemonHunter: Give("GDB_118t2"), EndTurn, EndTurn, HandCount(Mine, 2) }
    check! { DemonHunter:
        Give("CS2_231"), Give("GDB_118t"), Give("GDB_118t2"), Give("CS2_231"), Play("CS2_231", Nothing),
        IsCard(InHand(0), "CS2_231"), Health(TheirHero, 25),
    }
    check! { DemonHunter:
        Give("GDB_118t2"), Give("GDB_118t2"), Give("GDB_118t"), EndTurn, EndTurn, IsCard(InHand(0), "GDB_118t2"),
        Health(TheirHero, 25),
    }
}

/// Emergency Meeting · Spell · 1 mana · Get two 4/4 Crewmates. Put a random Demon that costs (3) or less between them.
//~ done GDB_119 - d87f9e3c -
#[test]
fn GDB_119_emergency_meeting() {
    check! { DemonHunter:
        Force(Card("GDB_471t3")), Force(Card("CS2_065")), Force(Card("GDB_471t8")), Play("GDB_119", Nothing),
        HandCount(Mine, 3), IsCard(InHand(0), "GDB_471t3"), IsCard(InHand(1), "CS2_065"), IsCard(InHand(2), "GDB_471t8"),
    }
    check! { DemonHunter:
        Force(Card("GDB_471t3")), Force(Card("EX1_301")), Play("GDB_119", Nothing), HandCount(Mine, 3),
        IsCard(InHand(1), "EX1_301"),
    }
}

/// Engine Crewmate · Minion · Draenei · 4 mana · 4/4 · **Divine Shield Battlecry:** Summon every adjoining Crewmate.
//~ done GDB_471t - 875aa18a -
#[test]
fn GDB_471t_engine_crewmate() {
    check! { DemonHunter:
        Give("CS2_182"), Give("GDB_471t2"), Give("GDB_471t3"), Give("GDB_471t"), Give("GDB_471t4"), Give("CS2_172"),
        Give("GDB_471t5"), Play("GDB_471t", Nothing), BoardCount(Mine, 4), HandCount(Mine, 3), IsCard(InHand(0), "CS2_182"),
        IsCard(InHand(2), "GDB_471t5"), HasNow(Newest("GDB_471t"), GameTag::DIVINE_SHIELD),
    }
    brings_the_crew("GDB_471t");
    check! { DemonHunter: Give("CS2_182"), Play("GDB_471t", Nothing), BoardCount(Mine, 1) }
}

/// Tactical Crewmate · Minion · Draenei · 4 mana · 4/4 · **Taunt Battlecry:** Summon every adjoining Crewmate.
//~ done GDB_471t2 - 66214a7e -
#[test]
fn GDB_471t2_tactical_crewmate() {
    check! { DemonHunter:
        Give("CS2_182"), Give("GDB_471t3"), Give("GDB_471t4"), Give("GDB_471t2"), Give("GDB_471t5"), Give("CS2_172"),
        Give("GDB_471t8"), Play("GDB_471t2", Nothing), BoardCount(Mine, 4), HandCount(Mine, 3),
        IsCard(InHand(0), "CS2_182"), IsCard(InHand(2), "GDB_471t8"), HasNow(Newest("GDB_471t2"), GameTag::TAUNT),
    }
    brings_the_crew("GDB_471t2");
    check! { DemonHunter: EndTurn, Play("GDB_471t2", Nothing), BoardCount(Theirs, 1) }
}

/// Gunner Crewmate · Minion · Draenei · 4 mana · 4/4 · **Rush Battlecry:** Summon every adjoining Crewmate.
//~ done GDB_471t3 - e0bcc29d -
#[test]
fn GDB_471t3_gunner_crewmate() {
    check! { DemonHunter:
        Give("CS2_182"), Give("GDB_471t2"), Give("GDB_471t4"), Give("GDB_471t3"), Give("GDB_471t5"), Give("CS2_172"),
        Give("GDB_471t8"), Play("GDB_471t3", Nothing), BoardCount(Mine, 4), HandCount(Mine, 3),
        IsCard(InHand(0), "CS2_182"), IsCard(InHand(2), "GDB_471t8"), HasNow(Newest("GDB_471t3"), GameTag::RUSH),
    }
    brings_the_crew("GDB_471t3");
    check! { DemonHunter: EndTurn, Play("GDB_471t3", Nothing), BoardCount(Theirs, 1) }
}

/// Helm Crewmate · Minion · Draenei · 4 mana · 4/4 · **Windfury Battlecry:** Summon every adjoining Crewmate.
//~ done GDB_471t4 - 9aa1c0ef -
#[test]
fn GDB_471t4_helm_crewmate() {
    check! { DemonHunter:
        Give("CS2_182"), Give("GDB_471t2"), Give("GDB_471t3"), Give("GDB_471t4"), Give("GDB_471t5"), Give("CS2_172"),
        Give("GDB_471t8"), Play("GDB_471t4", Nothing), BoardCount(Mine, 4), HandCount(Mine, 3),
        IsCard(InHand(0), "CS2_182"), IsCard(InHand(2), "GDB_471t8"), HasNow(Newest("GDB_471t4"), GameTag::WINDFURY),
    }
    brings_the_crew("GDB_471t4");
    check! { DemonHunter: Give("CS2_182"), Play("GDB_471t4", Nothing), BoardCount(Mine, 1) }
}

/// Recon Crewmate · Minion · Draenei · 4 mana · 4/4 · **Elusive Battlecry:** Summon every adjoining Crewmate.
//~ done GDB_471t5 - 2283c6a5 -
#[test]
fn GDB_471t5_recon_crewmate() {
    check! { DemonHunter:
        Give("CS2_182"), Give("GDB_471t2"), Give("GDB_471t3"), Give("GDB_471t5"), Give("GDB_471t4"), Give("CS2_172"),
        Give("GDB_471t8"), Play("GDB_471t5", Nothing), BoardCount(Mine, 4), HandCount(Mine, 3),
        IsCard(InHand(0), "CS2_182"), IsCard(InHand(2), "GDB_471t8"), HasNow(Newest("GDB_471t5"), GameTag::ELUSIVE),
    }
    brings_the_crew("GDB_471t5");
    check! { DemonHunter: Give("EX1_560"), Play("GDB_471t5", Nothing), BoardCount(Mine, 1) }
}

/// Research Crewmate · Minion · Draenei · 4 mana · 4/4 · **Poisonous Battlecry:** Summon every adjoining Crewmate.
//~ done GDB_471t6 - 08a304ea -
#[test]
fn GDB_471t6_research_crewmate() {
    check! { DemonHunter:
        Give("CS2_182"), Give("GDB_471t2"), Give("GDB_471t3"), Give("GDB_471t6"), Give("GDB_471t4"), Give("CS2_172"),
        Give("GDB_471t5"), Play("GDB_471t6", Nothing), BoardCount(Mine, 4), HandCount(Mine, 3),
        IsCard(InHand(0), "CS2_182"), IsCard(InHand(2), "GDB_471t5"), HasNow(Newest("GDB_471t6"), GameTag::POISONOUS),
    }
    brings_the_crew("GDB_471t6");
    check! { DemonHunter: EndTurn, Play("GDB_471t6", Nothing), BoardCount(Theirs, 1) }
}

/// Medical Crewmate · Minion · Draenei · 4 mana · 4/4 · **Lifesteal Battlecry:** Summon every adjoining Crewmate.
//~ done GDB_471t7 - 3658b3d4 -
#[test]
fn GDB_471t7_medical_crewmate() {
    check! { DemonHunter:
        Give("CS2_182"), Give("GDB_471t2"), Give("GDB_471t3"), Give("GDB_471t7"), Give("GDB_471t4"), Give("CS2_172"),
        Give("GDB_471t5"), Play("GDB_471t7", Nothing), BoardCount(Mine, 4), HandCount(Mine, 3),
        IsCard(InHand(0), "CS2_182"), IsCard(InHand(2), "GDB_471t5"), HasNow(Newest("GDB_471t7"), GameTag::LIFESTEAL),
    }
    brings_the_crew("GDB_471t7");
    check! { DemonHunter: Give("GDB_471t7"), Give("CS2_172"), Play("GDB_471t7", Nothing), BoardCount(Mine, 1) }
}

/// Admin Crewmate · Minion · Draenei · 4 mana · 4/4 · **Reborn Battlecry:** Summon every adjoining Crewmate.
//~ done GDB_471t8 - 68e65269 -
#[test]
fn GDB_471t8_admin_crewmate() {
    check! { DemonHunter:
        Give("CS2_182"), Give("GDB_471t2"), Give("GDB_471t3"), Give("GDB_471t8"), Give("GDB_471t4"), Give("CS2_172"),
        Give("GDB_471t5"), Play("GDB_471t8", Nothing), BoardCount(Mine, 4), HandCount(Mine, 3),
        IsCard(InHand(0), "CS2_182"), IsCard(InHand(2), "GDB_471t5"), HasNow(Newest("GDB_471t8"), GameTag::REBORN),
    }
    brings_the_crew("GDB_471t8");
    check! { DemonHunter: EndTurn, Play("GDB_471t8", Nothing), BoardCount(Theirs, 1) }
}

/// Headhunt · Spell · 1 mana · Deal $2 damage. Get a 4/4 Crewmate with a random **Bonus Effect**.
//~ done GDB_473 - 05e76c1b -
#[test]
fn GDB_473_headhunt() {
    check! { DemonHunter:
        Targets("GDB_473", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), Force(Card("GDB_471t5")),
        Play("GDB_473", On(TheirHero)), Health(TheirHero, 28), HandCount(Mine, 1), IsCard(InHand(0), "GDB_471t5"),
    }
}

/// Lurker · Minion · 4 mana · 2/6 · After a friendly minion attacks, deal 1 damage to a random enemy *(or 2 if your minion is a Zerg*).
//~ done SC_009 - 624ba73c -
#[test]
fn SC_009_lurker() {
    check! { DemonHunter:
        Ally("SC_009"), Ally("CS2_182"), Attack(My(1), TheirHero), Health(TheirHero, 25), Attack(My(0), TheirHero),
        Health(TheirHero, 21), EndTurn, Enemy("CS2_182"), EndTurn, EndTurn, Attack(Their(0), MyHero),
        Health(TheirHero, 21),
    }
    check! { DemonHunter: Ally("SC_009"), ForbidOutcome(Entity(MyHero)), Attack(My(0), TheirHero), Health(TheirHero, 26) }
    check! { DemonHunter:
        Ally("SC_009"), Ally("CS2_182"), ForbidOutcome(Entity(MyHero)), Attack(My(1), TheirHero), Health(TheirHero, 25),
    }
    check! { DemonHunter:
        Ally("SC_009"), EndTurn, Enemy("CS2_182"), EndTurn, EndTurn, Attack(Their(0), MyHero), Health(TheirHero, 30),
        Damage(Their(0), 0),
    }
    check! { DemonHunter:
        Ally("SC_009"), Enemy("CS2_182"), Force(Entity(TheirHero)), Attack(My(0), TheirHero), Health(TheirHero, 26),
        Damage(Their(0), 0),
    }
    check! { DemonHunter:
        Ally("SC_009"), Ally("CS2_182"), Enemy("CS2_182"), Force(Entity(TheirHero)), Attack(My(1), TheirHero),
        Health(TheirHero, 25), Damage(Their(0), 0),
    }
}

/// Mutalisk · Minion · 4 mana · 5/2 · Also damages minions next to whomever this attacks *(and the enemy hero if a neighbor is missing*).
//~ done SC_022 - 242a90c9 -
#[test]
fn SC_022_mutalisk() {
    check! { DemonHunter:
        Ally("SC_022"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Ready(My(0)), Attack(My(0), Their(1)),
        Health(TheirHero, 30), BoardCount(Theirs, 0), Ally("SC_022"), Enemy("CS2_186"), Attack(My(0), Their(0)),
        Health(TheirHero, 25), Ally("SC_022"), Attack(My(0), TheirHero), Health(TheirHero, 20),
    }
}

/// A Crewmate brings all who stand in a row with it, at either end of it: six others, of each name, and another of its own.
fn brings_the_crew(of: &'static str) {
    const CREW: [&str; 8] =
        ["GDB_471t", "GDB_471t2", "GDB_471t3", "GDB_471t4", "GDB_471t5", "GDB_471t6", "GDB_471t7", "GDB_471t8"];
    let others: Vec<&'static str> = CREW.into_iter().filter(|it| *it != of).collect();
    for row in [&others[..6], &others[1..], &[of]] {
        for (before, after) in [(row, &[][..]), (&[][..], row)] {
            let hand = before.iter().chain([&of]).chain(after).map(|id| Give(id));
            let seen = [Play(of, Nothing), BoardCount(Mine, row.len() + 1), HandCount(Mine, 0)];
            check(CardClass::DemonHunter, &hand.chain(seen).collect::<Vec<_>>());
        }
    }
}

/// The older Star answers: both go, and the enemies alone are hurt; whatever brought them together.
fn collide(older: &'static str, younger: &'static str) {
    let between = [Give(older), Give("CS2_231"), Give(younger), Enemy("CS2_186"), Ally("CS2_186")];
    let after = [Damage(TheirHero, 5), Damage(Their(0), 5), Damage(My(0), 0), Damage(MyHero, 0)];
    for cause in [Play("CS2_231", Nothing), Discard(InHand(1))] {
        check(CardClass::DemonHunter, &[&between[..], &[cause, HandCount(Mine, 0)], &after].concat());
        // On either side of each other.
        let turned = [Give(younger), Give("CS2_231"), Give(older), Enemy("CS2_186"), Ally("CS2_186")];
        check(CardClass::DemonHunter, &[&turned[..], &[cause, HandCount(Mine, 0)], &after].concat());
    }
    let beside = [Give(older), Give(younger), Enemy("CS2_186"), Ally("CS2_186"), EndTurn, EndTurn, HandCount(Mine, 1)];
    check(CardClass::DemonHunter, &[&beside[..], &after].concat());
    // What is shuffled into my deck and what comes without being drawn.
    for (dies, hand, deck) in [("CFM_324", 0, 20), ("GVG_082", 1, 19)] {
        let died = [Give(older), Give(younger), Enemy("CS2_186"), Ally("CS2_186"), Ally(dies), Kill(My(1))];
        let left = [HandCount(Mine, hand), DeckCount(Mine, deck)];
        check(CardClass::DemonHunter, &[&died[..], &left, &after].concat());
    }
    check! { DemonHunter:
        Give(older), Ally("CFM_324"), Kill(My(0)), HandCount(Mine, 1), DeckCount(Mine, 20), Damage(TheirHero, 0),
    }
    // The other star goes, and no other neighbor.
    check! { DemonHunter:
        Give("CS2_231"), Give(older), Give(younger), Ally("CFM_324"), Kill(My(0)), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_231"), DeckCount(Mine, 20), Damage(TheirHero, 5),
    }
    check! { DemonHunter:
        Give("CS2_231"), Give(older), Give(younger), Give("CS2_231"), Discard(InHand(3)), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_231"), Damage(TheirHero, 5),
    }
    // A spell between them is played, too.
    check! { DemonHunter:
        Give(older), Give("GAME_005"), Give(younger), Play("GAME_005", Nothing), HandCount(Mine, 0),
        Damage(TheirHero, 5),
    }
}

/// Infiltrate · Spell · 3 mana · Choose a minion. Deal $3 damage to all other minions.
//~ done GDB_902 - 1c8d72a5 -
#[test]
fn GDB_902_infiltrate() {
    check! { DemonHunter:
        Give("GDB_902"), Cost("GDB_902", 3), Targets("GDB_902", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"),
        Enemy("CS2_182"), Enemy("CS2_182"), Play("GDB_902", On(Their(0))), Damage(Their(0), 0), Damage(Their(1), 3),
        Damage(My(0), 3), Health(MyHero, 30), Health(TheirHero, 30),
    }
}
