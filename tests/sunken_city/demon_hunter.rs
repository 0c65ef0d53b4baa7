//! Demon Hunter cards of Voyage to the Sunken City, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f933a30f

/// Multi-Strike · Spell · Fel · 2 mana · Give your hero +2 Attack this turn. They may attack an additional enemy minion.
//~ done TSC_006 - ff5a5563 -
#[test]
fn TSC_006_multi_strike() {
    check! { DemonHunter:
        Enemy("CS2_186"), Play("TSC_006", Nothing), Attack(MyHero, TheirHero), Health(TheirHero, 28),
        CannotAttack(MyHero, TheirHero), Attack(MyHero, Their(0)), Damage(Their(0), 2), CannotAct(MyHero), EndTurn,
        EndTurn, Crystals(10), Play("TSC_006", Nothing), Attack(MyHero, Their(0)), Attack(MyHero, TheirHero),
        Health(TheirHero, 26), CannotAct(MyHero),
    }
    check! { DemonHunter: Play("TSC_006", Nothing), StatsNow(TheirHero, 0, 30) }
    check! { DemonHunter: Ally("CS2_186"), Play("TSC_006", Nothing), StatsNow(My(0), 7, 7) }
    // A hero that has attacked may do so once more.
    check! { DemonHunter:
        Ally("CS2_106"), Enemy("CS2_186"), Attack(MyHero, TheirHero), Play("TSC_006", Nothing),
        CannotAttack(MyHero, TheirHero), Attack(MyHero, Their(0)), Damage(Their(0), 5), CannotAct(MyHero),
    }
    // Each of two gives one more attack.
    check! { DemonHunter:
        Enemy("CS2_186"), Enemy("CS2_186"), Play("TSC_006", Nothing), Play("TSC_006", Nothing),
        Attack(MyHero, TheirHero), CannotAttack(MyHero, TheirHero), Attack(MyHero, Their(0)),
        CannotAttack(MyHero, TheirHero), Attack(MyHero, Their(0)), CannotAct(MyHero),
    }
    check! { DemonHunter:
        Ally("CS2_106"), Enemy("CS2_186"), Enemy("CS2_186"), Attack(MyHero, TheirHero), Play("TSC_006", Nothing),
        Play("TSC_006", Nothing), Attack(MyHero, Their(0)), CannotAttack(MyHero, TheirHero), Attack(MyHero, Their(0)),
        CannotAct(MyHero),
    }
    // A minion that has attacked does not again.
    let attacked = [Attack(MyHero, TheirHero), Attack(My(0), TheirHero), Damage(TheirHero, 5)];
    let struck = [Play("TSC_006", Nothing), CannotAct(My(0))];
    check(CardClass::DemonHunter, &[&[Ally("CS2_182"), HeroPower(Nothing)], &attacked[..], &struck].concat());
    // Only this turn.
    check! { DemonHunter:
        Ally("CS2_106"), Attack(MyHero, TheirHero), Play("TSC_006", Nothing), HasNow(MyHero, GameTag::CANNOT_ATTACK_HEROES), EndTurn,
        HasNot(MyHero, GameTag::CANNOT_ATTACK_HEROES),
    }
}

/// Xhilag of the Abyss · Minion · Demon · 7 mana · 3/6 · **Colossal +4** At the start of your turn, increase the damage of Xhilag's Stalks by 1.
//~ done TSC_219 - 59c88a6b -
#[test]
fn TSC_219_xhilag_of_the_abyss() {
    check! { DemonHunter:
        Play("TSC_219", Nothing), BoardCount(Mine, 5), EndTurn, Health(TheirHero, 22), EndTurn, EndTurn,
        Health(TheirHero, 10),
    }
    check! { DemonHunter:
        Play("TSC_219", Nothing), EndTurn, Ally("TSC_219"), EndTurn, EndTurn, Health(TheirHero, 6),
        BoardCount(Mine, 6),
    }
}

/// Xhilag's Stalk · Minion · Demon · 2 mana · 1/2 · At the end of your turn, deal @ damage to a random enemy.
/// - Numbers: {0} = 2
//~ done TSC_219t - fa2ea12e.ea1d8a8e -
#[test]
fn TSC_219t_xhilags_stalk() {
    check! { DemonHunter: Ally("TSC_219t"), EndTurn, Health(TheirHero, 28), EndTurn, Health(TheirHero, 28) }
}

/// Xhilag's Stalk · Minion · Demon · 2 mana · 1/2 · At the end of your turn, deal @ damage to a random enemy.
/// - Numbers: {0} = 2
//~ done TSC_219t2 - fa2ea12e.ea1d8a8e -
#[test]
fn TSC_219t2_xhilags_stalk() {
    check! { DemonHunter: Ally("TSC_219t2"), EndTurn, Health(TheirHero, 28), EndTurn, Health(TheirHero, 28) }
}

/// Xhilag's Stalk · Minion · Demon · 2 mana · 1/2 · At the end of your turn, deal @ damage to a random enemy.
/// - Numbers: {0} = 2
//~ done TSC_219t3 - fa2ea12e.ea1d8a8e -
#[test]
fn TSC_219t3_xhilags_stalk() {
    check! { DemonHunter: Ally("TSC_219t3"), EndTurn, Health(TheirHero, 28), EndTurn, Health(TheirHero, 28) }
}

/// Xhilag's Stalk · Minion · Demon · 2 mana · 1/2 · At the end of your turn, deal @ damage to a random enemy.
/// - Numbers: {0} = 2
//~ done TSC_219t4 - fa2ea12e.ea1d8a8e -
#[test]
fn TSC_219t4_xhilags_stalk() {
    check! { DemonHunter: Ally("TSC_219t4"), EndTurn, Health(TheirHero, 28), EndTurn, Health(TheirHero, 28) }
}

/// Topple the Idol · Spell · 4 mana · **Dredge**. Reveal it and deal damage equal to its Cost to all minions.
//~ done TID_703 - 53b69fdc -
#[test]
fn TID_703_topple_the_idol() {
    check! { DemonHunter:
        Ally("CS2_200"), Enemy("CS2_200"), DeckOf(&["CS2_118", "CS2_231", "CS2_029"]), Play("TID_703", Nothing),
        ChooseCard("CS2_118"), Damage(My(0), 3), Damage(Their(0), 3), Damage(TheirHero, 0), Damage(MyHero, 0),
        DeckCount(Mine, 3), HandCount(Mine, 0),
    }
    // The card is on top of the deck now.
    check! { DemonHunter:
        Enemy("CS2_200"), DeckOf(&["CS2_118", "CS2_231", "CS2_029"]), Play("TID_703", Nothing), ChooseCard("CS2_231"),
        Damage(Their(0), 0), DeckCount(Mine, 3), EndTurn, EndTurn, IsCard(InHand(0), "CS2_231"),
    }
}

/// Abyssal Depths · Spell · Shadow · 3 mana · Draw your two lowest Cost minions.
//~ done TSC_608 - 78dbc98f -
#[test]
fn TSC_608_abyssal_depths() {
    check! { DemonHunter:
        DeckOf(&["CS2_200", "GAME_005", "CS2_168", "CS2_172", "CS2_231"]), Play("TSC_608", Nothing), HandCount(Mine, 2),
        IsInZone(Nth(4), Zone::Hand), IsInZone(Nth(2), Zone::Hand), IsInZone(Nth(1), Zone::Deck), DeckCount(Mine, 3),
    }
    check! { DemonHunter:
        DeckOf(&["CS2_029", "CS2_200", "CS2_029"]), Play("TSC_608", Nothing), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_200"), DeckCount(Mine, 2),
    }
}
