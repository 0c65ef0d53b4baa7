//! Hunter cards of Rise of Shadows, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d8cd1bb6

/// Rapid Fire · Spell · 2 mana · **Twinspell** Deal $2 damage.
//~ done DAL_373 - e90ab338 -
#[test]
fn DAL_373_rapid_fire() {
    check! { Hunter:
        Give("DAL_373"), Cost("DAL_373", 2),
        Targets("DAL_373", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), Play("DAL_373", On(TheirHero)),
        Health(TheirHero, 28), IsCard(InHand(0), "DAL_373ts"),
    }
}

/// Rapid Fire · Spell · 2 mana · Deal $2 damage.
//~ done DAL_373ts - 7e3e690f -
#[test]
fn DAL_373ts_rapid_fire() {
    check! { Hunter:
        Give("DAL_373ts"), Cost("DAL_373ts", 2),
        Targets("DAL_373ts", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), Play("DAL_373ts", On(TheirHero)),
        Health(TheirHero, 28), HandCount(Mine, 0),
    }
}

/// Unleash the Beast · Spell · 6 mana · **Twinspell** Summon a 5/5 Wyvern with **Rush**.
//~ done DAL_378 - 5e5da210 -
#[test]
fn DAL_378_unleash_the_beast() {
    check! { Hunter:
        Give("DAL_378"), Cost("DAL_378", 6), Play("DAL_378", Nothing), IsCard(My(0), "DAL_378t1"),
        IsCard(InHand(0), "DAL_378ts"),
    }
}

/// Vereesa Windrunner · Minion · 7 mana · 5/6 · **Battlecry:** Equip Thori'dal, the Stars' Fury.
//~ done DAL_379 - 9de9e8b0 -
#[test]
fn DAL_379_vereesa_windrunner() {
    check! { Hunter:
        Give("DAL_379"), Cost("DAL_379", 7), Stats("DAL_379", 5, 6), Ally("CS2_106"), Play("DAL_379", Nothing),
        IsCard(MyWeapon, "DAL_379t"), StatsNow(MyWeapon, 2, 3), NoWeapon(Theirs),
    }
}

/// Thori'dal, the Stars' Fury · Weapon · 3 mana · 2/3 durability · After your hero attacks, gain **Spell Damage +2** this turn.
///
/// # Notes
///
/// The Spell Damage outlasts the weapon, and not the turn.
//~ done DAL_379t - 232b2c2d -
#[test]
fn DAL_379t_thoridal_the_stars_fury() {
    let shot = [
        Ally("CS2_182"),
        Ally("DAL_379t"),
        Attack(MyHero, TheirHero),
        Ally("CS2_091"),
        Play("DS1_185", On(TheirHero)),
        Health(TheirHero, 24),
    ];
    let later = [EndTurn, EndTurn, Play("DS1_185", On(TheirHero)), Health(TheirHero, 22)];
    check(CardClass::Hunter, &[&shot[..], &later].concat());
    let minion = [Ally("DAL_379t"), Ally("CS2_182"), Attack(My(0), TheirHero), Play("DS1_185", On(TheirHero))];
    check(CardClass::Hunter, &[&minion[..], &[Health(TheirHero, 24)]].concat());
    // Each attack of my hero counts, and none of the opponent's: Explosive Trap deals 2.
    check! { Hunter:
        Ally("DAL_379t"), Attack(MyHero, TheirHero), Ready(MyHero), Attack(MyHero, TheirHero),
        Play("DS1_185", On(TheirHero)), Health(TheirHero, 20),
    }
    check! { Hunter:
        Ally("DAL_379t"), Ally("CS2_200"), Play("EX1_610", Nothing), EndTurn, Enemy("CS2_182"),
        Play("CS2_106", Nothing), Attack(TheirHero, My(0)), Attack(Their(0), MyHero), Damage(Their(0), 2),
        Damage(My(0), 3),
    }
    // The opponent's spells deal no more.
    check! { Hunter:
        EndTurn, Play("EX1_610", Nothing), EndTurn, Ally("DAL_379t"), Ally("CS2_182"), Enemy("CS2_231"),
        Attack(MyHero, Their(0)), Attack(My(0), TheirHero), Damage(My(0), 2), Damage(MyHero, 3),
    }
}

/// Nine Lives · Spell · 3 mana · **Discover** a friendly **Deathrattle** minion that died this game. Also trigger its **Deathrattle**.
//~ done DAL_377 - ee91f885 -
#[test]
fn DAL_377_nine_lives() {
    check! { Hunter:
        Ally("EX1_096"), Ally("CS2_182"), Enemy("EX1_029"), Kill(Nth(0)), HandCount(Mine, 1), Kill(Nth(1)),
        Kill(Nth(2)), Health(MyHero, 28), Play("DAL_377", Nothing), Choose(0), HandCount(Mine, 3),
        IsCard(InHand(1), "EX1_096"), DeckCount(Mine, 17), Health(MyHero, 28), Health(TheirHero, 30), BoardCount(Mine, 0),
    }
    check! { Hunter: Ally("CS2_182"), Kill(My(0)), Give("DAL_377"), Unplayable("DAL_377") }
}
