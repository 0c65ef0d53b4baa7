//! Warlock cards of Legacy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d6f84f2b

/// Shadow Bolt · Spell · Shadow · 3 mana · Deal $4 damage to a minion.
//~ done CS2_057 - c3c5129e -
#[test]
fn CS2_057_shadow_bolt() {
    check! { Warlock:
        Give("CS2_057"), Cost("CS2_057", 3), Targets("CS2_057", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_182"),
        Play("CS2_057", On(Their(0))), Damage(Their(0), 4),
    }
}

/// Drain Life · Spell · Shadow · 3 mana · Deal $2 damage. Restore #2 Health to your hero.
//~ done CS2_061 - a3a8f9cf -
#[test]
fn CS2_061_drain_life() {
    check! { Warlock:
        Give("CS2_061"), Cost("CS2_061", 3),
        Targets("CS2_061", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), DealDamage(MyHero, 5),
        Play("CS2_061", On(TheirHero)), Health(TheirHero, 28), Health(MyHero, 27),
    }
}

/// Hellfire · Spell · Fire · 3 mana · Deal $3 damage to ALL characters.
//~ done CS2_062 - 82f3ff21 -
#[test]
fn CS2_062_hellfire() {
    check! { Warlock:
        Give("CS2_062"), Cost("CS2_062", 3), Enemy("CS2_182"), Ally("CS2_182"), Play("CS2_062", Nothing),
        Damage(Their(0), 3), Damage(My(0), 3), Health(MyHero, 27), Health(TheirHero, 27),
    }
}

/// Corruption · Spell · Shadow · 1 mana · Choose an enemy minion. At the start of your turn, destroy it.
//~ done CS2_063 - 92140826 -
#[test]
fn CS2_063_corruption() {
    check! { Warlock:
        Give("CS2_063"), Cost("CS2_063", 1), Targets("CS2_063", &[EnemyMinion]), Enemy("CS2_182"),
        Play("CS2_063", On(Their(0))), EndTurn, BoardCount(Theirs, 1), EndTurn, BoardCount(Theirs, 0),
    }
    check! { Warlock:
        Enemy("BRM_004"), Enemy("CS2_182"), Play("CS2_063", On(Their(0))), EndTurn, EndTurn, BoardCount(Theirs, 1),
    }
}

/// Dread Infernal · Minion · Demon · 6 mana · 6/6 · **Battlecry:** Deal 1 damage to ALL other characters.
//~ done CS2_064 - f521b340 -
#[test]
fn CS2_064_dread_infernal() {
    check! { Warlock:
        Give("CS2_064"), Cost("CS2_064", 6), Stats("CS2_064", 6, 6), Enemy("CS2_182"), Ally("CS2_182"),
        Play("CS2_064", Nothing), Damage(Their(0), 1), Damage(My(0), 1), Health(MyHero, 29), Health(TheirHero, 29),
        Damage(My(1), 0),
    }
}

/// Ritual of Doom · Spell · Shadow · 0 mana · Destroy a friendly minion. If you had 5 or more, summon a 5/5 Demon.
//~ done CS3_002 - 5cda132a -
#[test]
fn CS3_002_ritual_of_doom() {
    check! { Warlock:
        Give("CS3_002"), Cost("CS3_002", 0), Ally("CS2_182"), Play("CS3_002", On(My(0))), BoardCount(Mine, 0),
    }
    check! { Warlock:
        Ally("CS2_182"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"),
        Play("CS3_002", On(My(0))), BoardCount(Mine, 5), IsCard(My(4), "CS3_002t"),
    }
    check! { Warlock:
        Ally("UNG_809"), Ally("UNG_809"), Ally("CS2_182"), Ally("CS2_182"), Play("CS3_002", On(My(0))),
        BoardCount(Mine, 3),
    }
    check! { Warlock:
        Ally("CS2_231"), Enemy("CS2_182"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"),
        Give("CS3_002"), CannotTarget("CS3_002", Their(0)), CannotTarget("CS3_002", MyHero),
    }
}

/// Felsoul Jailer · Minion · Demon · 5 mana · 4/6 · **Battlecry:** Your opponent discards a minion. **Deathrattle:** Return it.
//~ done CS3_003 - 3ffdfe82 -
#[test]
fn CS3_003_felsoul_jailer() {
    check! { Warlock:
        Give("CS3_003"), Cost("CS3_003", 5), Stats("CS3_003", 4, 6), GiveThem("CS2_172"), Play("CS3_003", Nothing),
        HandCount(Theirs, 0), Kill(My(0)), HandCount(Theirs, 1), IsCard(InTheirHand(0), "CS2_172"),
    }
    // A second Battlecry finds no minion.
    check! { Warlock:
        Ally("LOE_077"), GiveThem("CS2_182"), Play("CS3_003", Nothing), HandCount(Theirs, 0), Kill(My(1)),
        HandCount(Theirs, 1),
    }
}

/// Enslaved Fel Lord · Minion · Demon · 7 mana · 4/10 · **Taunt**. Also damages the minions next to whomever this attacks.
//~ done CS3_021 - 01b0bd68 -
#[test]
fn CS3_021_enslaved_fel_lord() {
    check! { Warlock:
        Give("CS3_021"), Cost("CS3_021", 7), Stats("CS3_021", 4, 10), Has("CS3_021", GameTag::TAUNT), Enemy("CS2_182"),
        Enemy("CS2_182"), Ally("CS3_021"), Attack(My(0), Their(0)), Damage(Their(0), 4), Damage(Their(1), 4),
        Damage(My(0), 4),
    }
}

/// Call of the Void · Spell · Shadow · 1 mana · Add a random Demon to your hand.
//~ done EX1_181 - b3b50434 -
#[test]
fn EX1_181_call_of_the_void() {
    check! { Warlock:
        Give("EX1_181"), Cost("EX1_181", 1), Force(Card("CS2_065")), Play("EX1_181", Nothing), IsCard(InHand(0), "CS2_065"),
    }
}

/// Siegebreaker · Minion · Demon · 7 mana · 5/8 · **Taunt** Your other Demons have +1 Attack.
//~ done EX1_185 - b5e87227 -
#[test]
fn EX1_185_siegebreaker() {
    check! { Warlock:
        Give("EX1_185"), Cost("EX1_185", 7), Stats("EX1_185", 5, 8), Has("EX1_185", GameTag::TAUNT),
        Play("EX1_185", Nothing), Ally("CS2_065"), Ally("CS2_182"), StatsNow(My(1), 2, 3), StatsNow(My(2), 4, 5),
        StatsNow(My(0), 5, 8), HasNow(My(0), GameTag::TAUNT),
    }
}

/// Mortal Coil · Spell · Shadow · 1 mana · Deal $1 damage to a minion. If it dies, draw a card.
//~ done EX1_302 - f8f80eb8 -
#[test]
fn EX1_302_mortal_coil() {
    check! { Warlock:
        Give("EX1_302"), Cost("EX1_302", 1), Targets("EX1_302", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_231"),
        Play("EX1_302", On(Their(0))), Dead(Nth(1)), HandCount(Mine, 1),
    }
    check! { Warlock: Enemy("CS2_182"), Play("EX1_302", On(Their(0))), HandCount(Mine, 0) }
}

/// Felstalker · Minion · Demon · 2 mana · 4/3 · **Battlecry:** Discard a random card.
//~ done EX1_306 - 9b5d5313 -
#[test]
fn EX1_306_felstalker() {
    check! { Warlock:
        Give("EX1_306"), Cost("EX1_306", 2), Stats("EX1_306", 4, 3), Give("CS2_231"), Give("CS2_231"),
        Play("EX1_306", Nothing), HandCount(Mine, 1),
    }
}

/// Soulfire · Spell · Fire · 1 mana · Deal $4 damage. Discard a random card.
//~ done EX1_308 - cd3de72c -
#[test]
fn EX1_308_soulfire() {
    check! { Warlock:
        Give("EX1_308"), Cost("EX1_308", 1),
        Targets("EX1_308", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), Give("CS2_231"), Give("CS2_231"),
        Play("EX1_308", On(TheirHero)), Health(TheirHero, 26), HandCount(Mine, 1),
    }
}

/// Gul'dan's Gift · Spell · 1 mana · **Discover** a **Temporary** Mortal Coil, Siphon Soul, or Twisting Nether.
//~ done GIFT_11 - c631e189 -
#[test]
fn GIFT_11_guldans_gift() {
    check! { Warlock:
        Give("GIFT_11"), Cost("GIFT_11", 1), Play("GIFT_11", Nothing), ChooseCard("EX1_309"), IsCard(InHand(0), "EX1_309"),
        EndTurn, HandCount(Mine, 0),
    }
}

/// Life Tap · Hero Power · 2 mana · **Hero Power** Draw a card and take $2 damage.
//~ done HERO_07bp - 4771d94e -
#[test]
fn HERO_07bp_life_tap() {
    check! { Warlock:
        HasHeroPower("HERO_07bp"), Cost("HERO_07bp", 2), HeroPower(Nothing), HandCount(Mine, 1), Health(MyHero, 28),
    }
    // The damage comes before the draw: a Soul Fragment that is drawn heals it.
    check! { Warlock:
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("SCH_307t"), HasHeroPower("HERO_07bp"), HeroPower(Nothing),
        HandCount(Mine, 1), DeckCount(Mine, 0), Health(MyHero, 30),
    }
}

/// Soul Tap · Hero Power · 2 mana · **Hero Power** Draw a card.
//~ done HERO_07bp2 - def07018 -
#[test]
fn HERO_07bp2_soul_tap() {
    check! { Warlock:
        HasHeroPower("HERO_07bp2"), Cost("HERO_07bp2", 2), HeroPower(Nothing), HandCount(Mine, 1), Health(MyHero, 30),
    }
}

/// Sacrificial Pact · Spell · Shadow · 0 mana · Destroy a friendly Demon. Restore #5 Health to your hero.
//~ done NEW1_003 - d303217e -
#[test]
fn NEW1_003_sacrificial_pact() {
    check! { Warlock:
        Give("NEW1_003"), Cost("NEW1_003", 0), Ally("CS2_065"), Ally("CS2_182"), DealDamage(MyHero, 10),
        Play("NEW1_003", On(My(0))), Dead(Nth(1)), Health(MyHero, 25),
    }
}
