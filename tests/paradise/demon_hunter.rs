//! Demon Hunter cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e3fb47f6

/// Aranna, Thrill Seeker · Minion · 5 mana · 5/6 · **Priest Tourist** Damage your hero takes on your turn is redirected to a random enemy.
//~ done VAC_501 - e52e3967 -
#[test]
fn VAC_501_aranna_thrill_seeker() {
    check! { Mage:
        Ally("VAC_501"), HeroPower(On(MyHero)), Health(MyHero, 30), Health(TheirHero, 29), EndTurn, DealDamage(MyHero, 3),
        Health(MyHero, 27), Health(TheirHero, 29), EndTurn, HeroPower(On(TheirHero)), Health(TheirHero, 28),
        DealDamage(My(0), 1), Damage(My(0), 1),
    }
}

/// Sigil of Skydiving · Spell · Fel · 2 mana · At the start of your next turn, summon two 1/1 Pirates with **Charge**.
//~ done VAC_925 - 9099aadd -
#[test]
fn VAC_925_sigil_of_skydiving() {
    check! { DemonHunter:
        Play("VAC_925", Nothing), BoardCount(Mine, 0), EndTurn, BoardCount(Mine, 0), EndTurn, BoardCount(Mine, 2),
        IsCard(My(0), "VAC_926t"), EndTurn, EndTurn, BoardCount(Mine, 2),
    }
}

/// Cliff Dive · Spell · 6 mana · Summon 2 minions from your deck and give them **Rush**. They go back at the end of your turn.
//~ done VAC_926 - 0694ebb1 -
#[test]
fn VAC_926_cliff_dive() {
    check! { DemonHunter:
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("CS2_120"), OnTop("CS2_029"), Ally("CS2_231"),
        Play("VAC_926", Nothing), BoardCount(Mine, 3), DeckCount(Mine, 1), HasNow(My(1), GameTag::RUSH),
        HasNow(My(2), GameTag::RUSH), EndTurn, BoardCount(Mine, 1), IsCard(My(0), "CS2_231"), DeckCount(Mine, 3),
        IsInZone(Nth(0), Zone::Deck), IsInZone(Nth(1), Zone::Deck),
    }
    check! { DemonHunter:
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("CS2_120"), OnTop("CS2_182"), Play("VAC_926", Nothing),
        DeckCount(Mine, 1), BoardCount(Mine, 2),
    }
}

/// Paraglide · Spell · 3 mana · Both players draw 3 cards. **Outcast:** Only you do.
//~ done VAC_928 - 33e3fce7 -
#[test]
fn VAC_928_paraglide() {
    check! { DemonHunter:
        Give("GAME_005"), Give("VAC_928"), Give("GAME_005"), Play("VAC_928", Nothing), HandCount(Mine, 5),
        HandCount(Theirs, 3),
    }
    check! { DemonHunter:
        Give("GAME_005"), Give("VAC_928"), Play("VAC_928", Nothing), HandCount(Mine, 4), HandCount(Theirs, 0),
    }
}

/// Dangerous Cliffside · Location · 4 mana · 3 uses · Summon two 1/1 Pirates with **Charge**. After your hero attacks, reopen this.
//~ done VAC_929 - fac0de72 -
#[test]
fn VAC_929_dangerous_cliffside() {
    check! { DemonHunter:
        Ally("VAC_929"), Ally("CS2_091"), Use(My(0), 0, Nothing), BoardCount(Mine, 3), CannotAct(Newest("VAC_929")),
        Attack(MyHero, TheirHero), Use(Newest("VAC_929"), 0, Nothing), BoardCount(Mine, 5), IsCard(My(0), "VAC_926t"),
        HasNow(My(0), GameTag::CHARGE),
    }
    check! { DemonHunter:
        Ally("VAC_929"), Ally("CS2_091"), Use(My(0), 0, Nothing), Attack(MyHero, TheirHero),
        Use(Newest("VAC_929"), 0, Nothing), Attack(My(3), TheirHero), CannotAct(My(2)), BoardCount(Mine, 5),
    }
    // Each time that my hero attacks.
    check! { Mage:
        Ally("VAC_929"), Ally("CS2_106"), Use(Nth(0), 0, Nothing), BoardCount(Mine, 3), Attack(MyHero, TheirHero),
        Use(Nth(0), 0, Nothing), BoardCount(Mine, 5), Ready(MyHero), Attack(MyHero, TheirHero), Use(Nth(0), 0, Nothing),
        BoardCount(Mine, 6),
    }
    // My hero only.
    check! { DemonHunter:
        Ally("VAC_929"), Use(My(0), 0, Nothing), BoardCount(Mine, 3), EndTurn, Play("CS2_106", Nothing),
        Attack(TheirHero, MyHero), Health(MyHero, 27), EndTurn, CannotAct(Newest("VAC_929")),
    }
}

/// Skirting Death · Spell · Shadow · 3 mana · Choose a minion. This turn, your hero steals 4 Attack from it.
//~ done VAC_931 - dbb58035 -
#[test]
fn VAC_931_skirting_death() {
    check! { DemonHunter:
        Enemy("CS2_186"), Play("VAC_931", On(Their(0))), StatsNow(Their(0), 3, 7), StatsNow(MyHero, 4, 30), EndTurn,
        StatsNow(Their(0), 7, 7), StatsNow(MyHero, 0, 30),
    }
    check! { DemonHunter:
        Ally("CS2_172"), Play("VAC_931", On(My(0))), StatsNow(MyHero, 3, 30), Attack(MyHero, TheirHero),
        Health(TheirHero, 27),
    }
}

/// Climbing Hook · Weapon · 6 mana · 5/2 durability · Doesn't lose Durability while you control a minion with 5 or more Attack.
//~ done VAC_932 - 1da9f2c4 -
#[test]
fn VAC_932_climbing_hook() {
    check! { DemonHunter:
        Ally("VAC_932"), Attack(MyHero, TheirHero), StatsNow(MyWeapon, 5, 1), Ally("CS2_186"), Ready(MyHero),
        Attack(MyHero, TheirHero), StatsNow(MyWeapon, 5, 1), Kill(My(0)), Ready(MyHero), Attack(MyHero, TheirHero),
        NoWeapon(Mine),
    }
}

/// Parachute · Spell · 1 mana · **Casts When Drawn** Summon a 1/1 Pirate with **Charge**.
//~ done VAC_933t - 6c23d10b -
#[test]
fn VAC_933t_parachute() {
    check! { DemonHunter:
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("VAC_933t"), EndTurn, EndTurn, DeckCount(Mine, 0), BoardCount(Mine, 1),
        IsCard(My(0), "VAC_926t"), HasNow(My(0), GameTag::CHARGE), HandCount(Mine, 1), IsCard(InHand(0), "CS2_182"),
        BoardCount(Theirs, 0),
    }
}

/// Demonic Deal · Spell · Fel · 2 mana · **Lifesteal**. Deal $4 damage to a minion. Put a random Demon that costs (5) or more on top of your deck.
//~ done WORK_014 - 2a0f007f -
#[test]
fn WORK_014_demonic_deal() {
    check! { DemonHunter:
        Targets("WORK_014", &[FriendlyMinion, EnemyMinion]), DealDamage(MyHero, 10), Enemy("CS2_200"), Force(Card("EX1_310")),
        Play("WORK_014", On(Their(0))), Damage(Their(0), 4), Health(MyHero, 24), HandCount(Mine, 0),
        DeckCount(Mine, 20), EndTurn, EndTurn, IsCard(InHand(0), "EX1_310"),
    }
    check! { DemonHunter: Enemy("CS2_200"), ForbidOutcome(Card("CS2_065")), Play("WORK_014", On(Their(0))) }
}
