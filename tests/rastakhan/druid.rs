//! Druid cards of Rastakhan's Rumble, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file c4cf3540

/// Treespeaker · Minion · 5 mana · 4/4 · **Battlecry:** Transform your Treants into 5/5 Ancients.
//~ done TRL_341 - 60a87b36 -
#[test]
fn TRL_341_treespeaker() {
    check! { Druid:
        Give("TRL_341"), Cost("TRL_341", 5), Stats("TRL_341", 4, 4), Ally("EX1_158t"), Ally("CS2_182"),
        Enemy("CS2_182"), Play("TRL_341", Nothing), StatsNow(Nth(0), 4, 4), IsCard(Nth(1), "TRL_341t"), StatsNow(Nth(1), 5, 5),
    }
}

/// Wardruid Loti · Minion · 3 mana · 1/2 · **Choose One -** Transform into one of Loti's four dinosaur forms.
//~ done TRL_343 - 497a4a92 -
#[test]
fn TRL_343_wardruid_loti() {
    check! { Druid:
        PlayOption("TRL_343", 0, Nothing), IsCard(My(0), "TRL_343at2"), PlayOption("TRL_343", 1, Nothing),
        IsCard(My(1), "TRL_343bt2"), PlayOption("TRL_343", 2, Nothing), IsCard(My(2), "TRL_343ct2"),
    }
    check! { Druid: PlayOption("TRL_343", 3, Nothing), IsCard(My(0), "TRL_343dt2"), HasNow(My(0), GameTag::STEALTH) }
    // Fandral Staghelm: a form with all four.
    check! { Druid:
        Ally("OG_044"), Play("TRL_343", Nothing), BoardCount(Mine, 2), IsCard(My(1), "TRL_343et1"), StatsNow(My(1), 4, 6),
    }
}

/// Ankylodon · Minion · Beast · 3 mana · 1/6 · **Taunt**
//~ done TRL_343at1 - 8ed1881a -
#[test]
fn TRL_343at1_ankylodon() {
    check! { Druid: PlayOption("TRL_343", 0, Nothing), BoardCount(Mine, 1), IsCard(My(0), "TRL_343at2") }
}

/// Sabertusk · Minion · Beast · 3 mana · 4/2 · **Rush**
//~ done TRL_343bt1 - 694fa36e -
#[test]
fn TRL_343bt1_sabertusk() {
    check! { Druid: PlayOption("TRL_343", 1, Nothing), BoardCount(Mine, 1), IsCard(My(0), "TRL_343bt2") }
}

/// Pterrordax · Minion · Beast · 3 mana · 1/4 · **Spell Damage +1**
//~ done TRL_343ct1 - 6e9403a3 -
#[test]
fn TRL_343ct1_pterrordax() {
    check! { Druid: PlayOption("TRL_343", 2, Nothing), BoardCount(Mine, 1), IsCard(My(0), "TRL_343ct2") }
}

/// Ravasaur · Minion · Beast · 3 mana · 1/2 · **Poisonous**, **Stealth**
//~ done TRL_343dt1 - 051ba299 -
#[test]
fn TRL_343dt1_ravasaur() {
    check! { Druid: PlayOption("TRL_343", 3, Nothing), BoardCount(Mine, 1), IsCard(My(0), "TRL_343dt2") }
}

/// Gonk, the Raptor · Minion · Beast · 7 mana · 4/9 · After your hero attacks and kills a minion, it may attack again.
//~ done TRL_241 - 9020f072 -
#[test]
fn TRL_241_gonk_the_raptor() {
    check! { Druid:
        Ally("TRL_241"), Ally("CS2_106"), Enemy("CS2_172"), Enemy("CS2_182"), Attack(MyHero, Their(0)),
        Dead(Nth(2)), Attack(MyHero, Their(0)), Damage(Nth(3), 3), NoWeapon(Mine), Health(MyHero, 23),
        CannotAttack(MyHero, TheirHero),
    }
    check! { Druid:
        Ally("TRL_241"), Ally("CS2_106"), Attack(MyHero, TheirHero), Health(TheirHero, 27),
        CannotAttack(MyHero, TheirHero),
    }
    check! { Druid:
        Ally("TRL_241"), Enemy("CS2_172"), Attack(My(0), Their(0)), Dead(Nth(1)), CannotAttack(My(0), TheirHero),
    }
    // A minion that kills one readies nobody, and my hero readies no minion.
    check! { Druid:
        Ally("TRL_241"), Ally("CS2_182"), Ally("CS2_106"), Enemy("CS2_172"), Attack(MyHero, TheirHero),
        Attack(My(1), Their(0)), BoardCount(Theirs, 0), CannotAct(MyHero),
    }
    check! { Druid:
        Ally("TRL_241"), Ally("CS2_182"), Ally("CS2_106"), Enemy("CS2_172"), Attack(My(1), TheirHero),
        Attack(MyHero, Their(0)), BoardCount(Theirs, 0), CannotAct(My(1)), Attack(MyHero, TheirHero),
    }
}

/// Predatory Instincts · Spell · 4 mana · Draw a Beast from your deck. Double its Health.
//~ done TRL_244 - 35ffa469 -
#[test]
fn TRL_244_predatory_instincts() {
    check! { Druid:
        DeckOf(&["CS2_182", "CS2_120", "CS2_200"]), Play("TRL_244", Nothing), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_120"), StatsNow(InHand(0), 2, 6), DeckCount(Mine, 2),
    }
    check! { Druid: Play("TRL_244", Nothing), HandCount(Mine, 0), DeckCount(Mine, 19) }
}
