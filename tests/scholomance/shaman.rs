//! Shaman cards of Scholomance Academy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ca4b6d21

/// Diligent Notetaker · Minion · 2 mana · 2/3 · **Spellburst:** Return the spell to your hand.
//~ done SCH_236 - d85a0a05 -
#[test]
fn SCH_236_diligent_notetaker() {
    check! { Shaman:
        Give("SCH_236"), Cost("SCH_236", 2), Stats("SCH_236", 2, 3), Play("SCH_236", Nothing),
        Play("GAME_005", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "GAME_005"),
        // Once only.
        Play("GAME_005", Nothing), HandCount(Mine, 0),
    }
}

/// Instructor Fireheart · Minion · 3 mana · 3/3 · **Battlecry: Discover** a spell that costs (1) or more. If you play it this turn, repeat this effect.
//~ done SCH_507 - 577bf13c -
#[test]
fn SCH_507_instructor_fireheart() {
    check! { Shaman:
        Give("SCH_507"), Cost("SCH_507", 3), Stats("SCH_507", 3, 3), Force(Card("EX1_238")), Play("SCH_507", Nothing),
        ChooseCard("EX1_238"), Play("GAME_005", Nothing), HandCount(Mine, 1), Force(Card("CS2_037")),
        Play("EX1_238", On(TheirHero)), ChooseCard("CS2_037"), HandCount(Mine, 1), Force(Card("CS2_039")),
        Play("CS2_037", On(TheirHero)), ChooseCard("CS2_039"), Damage(TheirHero, 4), HandCount(Mine, 1),
    }
    check! { Shaman:
        Force(Card("EX1_238")), ForbidOutcome(Card("CS2_041")), Play("SCH_507", Nothing), ChooseCard("EX1_238"), EndTurn,
        EndTurn, Play("EX1_238", On(TheirHero)), HandCount(Mine, 1), IsCard(InHand(0), "CS2_182"),
    }
}

/// Rune Dagger · Weapon · 2 mana · 1/3 durability · After your hero attacks, gain **Spell Damage +1** this turn.
///
/// # Notes
///
/// The Spell Damage outlasts the weapon, and not the turn.
//~ done SCH_301 - c303a076 -
#[test]
fn SCH_301_rune_dagger() {
    let shot = [
        Ally("SCH_301"),
        Attack(MyHero, TheirHero),
        Ally("CS2_091"),
        Play("DS1_185", On(TheirHero)),
        Health(TheirHero, 26),
    ];
    let later = [EndTurn, EndTurn, Play("DS1_185", On(TheirHero)), Health(TheirHero, 24)];
    check(CardClass::Shaman, &[&shot[..], &later].concat());
    let shot = [Play("DS1_185", On(TheirHero)), Health(TheirHero, 24)];
    let minion = [Ally("SCH_301"), Ally("CS2_182"), Attack(My(0), TheirHero)];
    check(CardClass::Shaman, &[&minion[..], &shot].concat());
    let twice = [Ally("SCH_301"), Attack(MyHero, TheirHero), Ready(MyHero), Attack(MyHero, TheirHero)];
    check(CardClass::Shaman, &[&twice[..], &shot].concat());
    // An attack of the opponent's hero does not count: Explosive Trap deals 2.
    check! { Shaman:
        Ally("SCH_301"), Ally("CS2_200"), Play("EX1_610", Nothing), EndTurn, Enemy("CS2_182"),
        Play("CS2_106", Nothing), Attack(TheirHero, My(0)), Attack(Their(0), MyHero), Damage(Their(0), 2),
        Damage(My(0), 3),
    }
    // The opponent's spells deal no more, and my minions do not add to mine.
    check! { Shaman:
        EndTurn, Play("EX1_610", Nothing), EndTurn, Ally("SCH_301"), Ally("CS2_182"), Enemy("CS2_231"),
        Attack(MyHero, Their(0)), Attack(My(0), TheirHero), Damage(My(0), 2), Damage(MyHero, 3),
    }
    check! { Shaman:
        Ally("SCH_301"), Ally("CS2_182"), Attack(MyHero, TheirHero), Play("DS1_185", On(TheirHero)),
        Health(TheirHero, 26),
    }
}

/// Totem Goliath · Minion · Totem · 5 mana · 5/5 · **Deathrattle:** Summon all four basic Totems. **Overload:** (1)
//~ done SCH_615 - 41a9eb67 -
#[test]
fn SCH_615_totem_goliath() {
    check! { Shaman:
        Play("SCH_615", Nothing), Mana(5), BoardCount(Mine, 1), Kill(My(0)), BoardCount(Mine, 4),
        IsInZone(Newest("CS2_050"), Zone::Play), IsInZone(Newest("CS2_051"), Zone::Play), IsInZone(Newest("CS2_052"), Zone::Play),
        IsInZone(Newest("NEW1_009"), Zone::Play), BoardCount(Theirs, 0), EndTurn, EndTurn, Mana(9), EndTurn, EndTurn, Mana(10),
    }
    // There is room for two.
    check! { Shaman:
        Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"),
        Ally("SCH_615"), Kill(My(5)), BoardCount(Mine, 7),
    }
}
