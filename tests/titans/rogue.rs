//! Rogue cards of TITANS, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 76dc1b2d

/// From the Scrapheap · Spell · 2 mana · Get three 1/1 **Magnetic** Sparkbots with random **Bonus Effects**.
//~ done TTN_719 - c726eeb0 -
#[test]
fn TTN_719_from_the_scrapheap() {
    check! { Rogue:
        Force(Card("TTN_719t1")), Force(Card("TTN_719t7")), Force(Card("TTN_719t")), Play("TTN_719", Nothing),
        HandCount(Mine, 3), IsCard(InHand(0), "TTN_719t1"), IsCard(InHand(1), "TTN_719t7"), IsCard(InHand(2), "TTN_719t"),
    }
}

/// Attach the Cannons! · Spell · 0 mana · Gain +2/+1. Deal 4 damage to a random enemy.
//~ done TTN_721t - 6c20b5d1 -
#[test]
fn TTN_721t_attach_the_cannons() {
    check! { Rogue:
        Give("TTN_721t"), Cost("TTN_721t", 0), Ally("TTN_721"), Enemy("CS2_182"), Force(Entity(Nth(2))),
        Use(Nth(1), 0, Nothing), StatsNow(Nth(1), 5, 6), Health(Nth(2), 1), Health(TheirHero, 30), Health(MyHero, 30),
    }
    check! { Rogue: Ally("TTN_721"), Use(Nth(0), 0, Nothing), Health(TheirHero, 26) }
    check! { Rogue:
        Ally("CS2_050"), Ally("TTN_721"), Summon("CS2_182"), Force(Entity(Nth(2))), Use(Nth(1), 0, Nothing),
        StatsNow(My(0), 1, 1), Health(TheirHero, 22),
    }
    // Its bearer uses it on another friendly minion as well, which gains +2/+1.
    check! { Rogue:
        Ally("CS2_182"), Ally("TTN_721"), Use(Nth(1), 0, Nothing), StatsNow(My(0), 6, 6), Health(TheirHero, 22),
    }
    // One random enemy each time.
    let cannons = [Ally("CS2_182"), Ally("TTN_721"), Enemy("CS2_186"), Enemy("CS2_186"), Force(Entity(Their(0)))];
    let second = [Force(Entity(Their(1))), Use(My(1), 0, Nothing), Damage(Their(0), 4), Damage(Their(1), 4)];
    check(CardClass::Rogue, &[&cannons[..], &second, &[Health(TheirHero, 30)]].concat());
    check(CardClass::Rogue, &[&cannons[..], &[ForbidOutcome(Entity(MyHero)), Use(My(1), 0, Nothing)]].concat());
}

/// Full Power! · Spell · 0 mana · Gain +1/+2. Draw a card.
//~ done TTN_721t1 - af17e969 -
#[test]
fn TTN_721t1_full_power() {
    check! { Rogue:
        Give("TTN_721t1"), Cost("TTN_721t1", 0), Ally("TTN_721"), Use(Nth(1), 1, Nothing), StatsNow(Nth(1), 4, 7),
        HandCount(Mine, 2), DeckCount(Mine, 18),
    }
    // The opponent gets nothing of it.
    check! { Rogue:
        Ally("TTN_721"), Play("TTN_721t1", Nothing), HandCount(Mine, 2), StatsNow(My(0), 4, 7), HandCount(Theirs, 0),
    }
    // On one other friendly minion as well.
    check! { Rogue:
        Ally("CS2_182"), Ally("CS2_182"), Ally("TTN_721"), Force(Entity(My(0))), Use(My(2), 1, Nothing),
        StatsNow(My(0), 5, 7), StatsNow(My(1), 4, 5), HandCount(Mine, 2),
    }
    check! { Rogue:
        Ally("TTN_721"), Enemy("CS2_182"), Use(My(0), 1, Nothing), StatsNow(Their(0), 4, 5), HandCount(Mine, 1),
    }
}

/// Maximize Defenses! · Spell · 0 mana · Gain +3 Health and **Elusive**.
//~ done TTN_721t2 - 56e36f88 -
#[test]
fn TTN_721t2_maximize_defenses() {
    check! { Rogue:
        Give("TTN_721t2"), Cost("TTN_721t2", 0), Ally("TTN_721"), Use(Nth(1), 2, Nothing), StatsNow(Nth(1), 3, 8),
        HasNow(Nth(1), GameTag::ELUSIVE), Give("CS2_008"), CannotTarget("CS2_008", Nth(1)),
    }
    check! { Rogue: Give("TTN_721t2"), Ally("TTN_721"), Use(Nth(1), 2, Nothing), Health(MyHero, 30) }
    check! { Rogue: Ally("TTN_721"), EndTurn, Play("TTN_721t2", Nothing), StatsNow(My(0), 3, 5) }
    check! { Rogue: Ally("TTN_721"), Play("TTN_721t2", Nothing), StatsNow(My(0), 3, 8) }
    // On one other friendly minion as well.
    check! { Rogue:
        Ally("CS2_182"), Ally("CS2_182"), Ally("TTN_721"), Force(Entity(My(0))), Use(My(2), 2, Nothing),
        StatsNow(My(0), 4, 8), StatsNow(My(1), 4, 5),
    }
}

/// Tar Slick · Spell · 1 mana · Minions take double damage this turn. Deal $1 damage.
//~ done TTN_726 - 71391727 -
#[test]
fn TTN_726_tar_slick() {
    check! { Rogue:
        Targets("TTN_726", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), Enemy("CS2_200"),
        Ally("CS2_182"), Play("TTN_726", On(Their(0))), Damage(Their(0), 2), DealDamage(My(0), 2), Damage(My(0), 4),
        DealDamage(TheirHero, 2), Health(TheirHero, 28), EndTurn, DealDamage(Their(0), 1), Damage(Their(0), 3),
    }
    check! { Rogue:
        Enemy("CS2_200"), Enemy("CS2_200"), Play("TTN_726", On(Their(0))), Damage(Their(0), 2), Damage(Their(1), 0),
    }
}

/// Mimiron, the Mastermind · Minion · Mech · 3 mana · 2/5 · After you play a Mech, get a random one of Mimiron's Gadgets.
//~ done TTN_920 - c395f3a4 -
#[test]
fn TTN_920_mimiron_the_mastermind() {
    check! { Rogue:
        Ally("TTN_920"), Play("CS2_182", Nothing), HandCount(Mine, 0), Force(Card("TTN_920t6")),
        Play("GVG_002", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "TTN_920t6"),
    }
}

/// Mimiron's Cloakfield · Spell · 1 mana · Give a friendly minion +3 Attack. It gains **Stealth** until your next turn.
//~ done TTN_920t6 - 46bd0fc5 -
#[test]
fn TTN_920t6_mimirons_cloakfield() {
    check! { Rogue:
        Ally("CS2_182"), Enemy("CS2_182"), Targets("TTN_920t6", &[FriendlyMinion]), Play("TTN_920t6", On(My(0))),
        StatsNow(My(0), 7, 5), HasNow(My(0), GameTag::STEALTH), EndTurn, HasNow(My(0), GameTag::STEALTH), EndTurn,
        HasNot(My(0), GameTag::STEALTH), StatsNow(My(0), 7, 5),
    }
}

/// Mimiron's Switch · Spell · 1 mana · Choose two minions. They swap stats.
//~ done TTN_920t7 - 8fe1ec1f -
#[test]
fn TTN_920t7_mimirons_switch() {
    check! { Rogue:
        Ally("CS2_200"), Enemy("CS2_231"), Enemy("CS2_182"), Play("TTN_920t7", On(My(0))), Choose(0),
        StatsNow(My(0), 1, 1), StatsNow(Their(0), 6, 7), StatsNow(Their(1), 4, 5),
    }
    check! { Rogue:
        Ally("CS2_200"), Enemy("CS2_231"), Enemy("TSC_926"), Play("TTN_920t7", On(Their(1))), Choose(0),
        StatsNow(My(0), 2, 4),
    }
}

/// Gear Shift · Spell · 1 mana · Shuffle the two left-most cards in your hand into your deck. Draw 3 cards.
//~ done TTN_922 - 7d81dde5 -
#[test]
fn TTN_922_gear_shift() {
    check! { Rogue:
        Give("TTN_922"), Cost("TTN_922", 1), Give("CS2_231"), Give("CS2_200"), Give("CS2_120"), EmptyDeck(Mine),
        OnTop("CS2_182"), Play("TTN_922", Nothing), HandCount(Mine, 4), DeckCount(Mine, 0), Health(MyHero, 30),
        IsCard(InHand(0), "CS2_120"),
    }
    check! { Rogue:
        Give("CS2_231"), Give("CS2_200"), Give("CS2_120"), Play("TTN_922", Nothing), HandCount(Mine, 4),
        DeckCount(Mine, 18), IsInZone(Nth(0), Zone::Deck), IsInZone(Nth(1), Zone::Deck), IsInZone(Nth(2), Zone::Hand),
    }
    check! { Rogue: Give("TTN_922"), EndTurn, Play("TTN_922", Nothing), HandCount(Mine, 1), HandCount(Theirs, 3) }
}

/// V-07-TR-0N Prime · Minion · Mech · 6 mana · 3/5 · **T1T4N** This minion's abilities repeat on another random friendly minion.
//~ done TTN_721 - a7e8d281 -
#[test]
fn TTN_721_v_07_tr_0n_prime() {
    check! { Rogue:
        Ally("TTN_721"), Ally("CS2_182"), Use(My(0), 0, Nothing), StatsNow(My(0), 5, 6), StatsNow(My(1), 6, 6),
        Health(TheirHero, 22), EndTurn, EndTurn, HandCount(Mine, 1), Use(My(0), 1, Nothing), HandCount(Mine, 3),
        StatsNow(My(1), 7, 8), StatsNow(My(0), 6, 8), EndTurn, EndTurn, Use(My(0), 2, Nothing), HasNow(My(0), GameTag::ELUSIVE),
        HasNow(My(1), GameTag::ELUSIVE), StatsNow(My(1), 7, 11),
    }
    check! { Rogue: Ally("TTN_721"), Use(My(0), 0, Nothing), Health(TheirHero, 26), StatsNow(My(0), 5, 6) }
}

/// Kaja'mite Creation · Minion · 2 mana · 3/2 · **Battlecry: Discover** a spell from another class that costs (3) or less.
//~ done TTN_925 - 1f2e8cad -
#[test]
fn TTN_925_kajamite_creation() {
    check! { Rogue in Wild:
        Force(Card("CS2_024")), Play("TTN_925", Nothing), ChooseCard("CS2_024"), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_024"),
    }
    check! { Rogue in Wild: ForbidOutcome(Card("CS2_029")), Play("TTN_925", Nothing) }
    check! { Rogue in Wild: ForbidOutcome(Card("CS2_072")), Play("TTN_925", Nothing) }
}
