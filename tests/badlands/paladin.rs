//! Paladin cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d5933290

/// Sir Finley, the Intrepid · Minion · Murloc · 3 mana · 2/3 · **Battlecry**: If you've **Excavated** twice, transform all enemy minions into 1/1 Murlocs.
//~ done DEEP_007 - 784af2ab -
#[test]
fn DEEP_007_sir_finley_the_intrepid() {
    check! { Paladin:
        Give("DEEP_007"), Cost("DEEP_007", 3), Stats("DEEP_007", 2, 3), Enemy("CS2_182"), Play("WW_334", Nothing),
        Play("WW_334", Nothing), HandCount(Mine, 3), Armor(Mine, 12), Crystals(10), Play("DEEP_007", Nothing),
        StatsNow(Their(0), 1, 1),
    }
    check! { Paladin:
        Play("DEEP_007", Nothing), EndTurn, Play("WW_334", Nothing), Play("DEEP_007", Nothing), IsCard(My(0), "DEEP_007"),
        HandCount(Theirs, 2), Armor(Theirs, 6),
    }
}

/// Fossilized Kaleidosaur · Minion · Undead · Beast · 4 mana · 3/4 · **Battlecry:** Gain two random **Bonus Effects**. **Excavate** a treasure.
//~ done DEEP_033 - f42e102d -
#[test]
fn DEEP_033_fossilized_kaleidosaur() {
    check! { Paladin:
        Give("DEEP_033"), Cost("DEEP_033", 4), Stats("DEEP_033", 3, 4), Force(Number(0)), Force(Number(0)),
        Play("DEEP_033", Nothing), HasNow(My(0), GameTag::DIVINE_SHIELD), HasNow(My(0), GameTag::TAUNT),
        HandCount(Mine, 1),
    }
}

/// Showdown! · Spell · 2 mana · Both players summon three 3/3 Outlaws. Give yours **Rush**.
//~ done WW_051 - b360cd2a -
#[test]
fn WW_051_showdown() {
    check! { Paladin:
        Give("WW_051"), Cost("WW_051", 2), Ally("CS2_182"), Play("WW_051", Nothing), BoardCount(Mine, 4),
        BoardCount(Theirs, 3), IsCard(My(1), "WW_051t"), IsCard(Their(2), "WW_051t"), HasNot(My(0), GameTag::RUSH),
        HasNow(My(1), GameTag::RUSH), HasNow(My(2), GameTag::RUSH), HasNow(My(3), GameTag::RUSH),
        HasNot(Their(0), GameTag::RUSH), HasNot(Their(2), GameTag::RUSH), Attack(My(3), Their(0)),
    }
}

/// Spirit of the Badlands · Minion · Undead · Beast · 3 mana · 3/4 · **Battlecry:** If your deck started with no duplicates, get a *permanent* Mirage.
//~ done WW_337 - f7660c10 -
#[test]
fn WW_337_spirit_of_the_badlands() {
    check! { Paladin:
        DeckOf(&["CS2_182", "CS2_029"]), Play("WW_337", Nothing), IsCard(InHand(0), "WW_337t"), EndTurn, EndTurn,
        IsCard(InHand(0), "CS2_182"), OnTop("CS2_172"), EndTurn, EndTurn, Play("CS2_182", Nothing), HandCount(Mine, 3),
    }
    check! { Paladin: DeckOf(&["CS2_182", "CS2_182"]), Play("WW_337", Nothing), HandCount(Mine, 0) }
}

/// Mirage · Spell · 0 mana · At the start of your turn, transform into a copy of a minion in your deck. *(This stays in your hand.)*
//~ done WW_337t - 16293fc6 -
#[test]
fn WW_337t_mirage() {
    check! { Paladin:
        DeckOf(&["CS2_182", "CS2_182", "CS2_182", "CS2_029"]), Give("WW_337t"), EndTurn, EndTurn,
        IsCard(InHand(0), "CS2_182"), DeckCount(Mine, 3), Play("CS2_182", Nothing), IsCard(InHand(1), "WW_337t"), EndTurn,
        EndTurn, IsCard(InHand(1), "CS2_182"),
    }
    check! { Paladin:
        DeckOf(&["CS2_182", "CS2_182", "CS2_182", "CS2_029"]), EndTurn, EndTurn, EndTurn, EndTurn, EndTurn, EndTurn,
        Give("WW_337t"), EndTurn, EndTurn, IsCard(InHand(3), "CS2_182"),
    }
}

/// The Badlands Bandits · Spell · 6 mana · Get eight 3/2 Bandits with **Bonus Effects**. Any that can't fit in your hand are summoned instead.
//~ done WW_345 - 2594dfbe -
#[test]
fn WW_345_the_badlands_bandits() {
    check! { Paladin:
        Give("CS2_182"), Give("CS2_182"), Give("CS2_182"), Give("CS2_182"), Play("WW_345", Nothing),
        HandCount(Mine, 10), IsCard(InHand(4), "WW_345t1"), IsCard(InHand(5), "WW_345t2"), BoardCount(Mine, 2),
        IsCard(My(0), "WW_345t7"), IsCard(My(1), "WW_345t8"),
    }
    // Each of the eight once.
    check! { Paladin:
        Play("WW_345", Nothing), HandCount(Mine, 8), IsCard(InHand(0), "WW_345t1"), IsCard(InHand(3), "WW_345t4"),
        IsCard(InHand(7), "WW_345t8"), BoardCount(Mine, 0),
    }
    // As many as the hand has room for; the others are summoned.
    const BANDITS: [&str; 8] =
        ["WW_345t1", "WW_345t2", "WW_345t3", "WW_345t4", "WW_345t5", "WW_345t6", "WW_345t7", "WW_345t8"];
    for got in 1..=8 {
        let mut steps = vec![Give("CS2_182"); 10 - got];
        steps.extend([Play("WW_345", Nothing), HandCount(Mine, 10), BoardCount(Mine, 8 - got)]);
        steps.extend((0..got).map(|at| IsCard(InHand(10 - got + at), BANDITS[at])));
        steps.extend((got..8).map(|at| IsCard(My(at - got), BANDITS[at])));
        check(CardClass::Paladin, &steps);
    }
    // Cast while the hand is full.
    check(
        CardClass::Paladin,
        &[
            &[Give("CS2_182"); 10][..],
            &[Ally("TTN_090"), Force(Card("WW_345"))],
            &[Force(Card("BAR_546")); 3],
            &[Use(My(0), 0, On(TheirHero)), HandCount(Mine, 10), BoardCount(Mine, 7), BoardCount(Theirs, 0)],
            &[IsCard(My(1), "WW_345t1"), IsCard(My(2), "WW_345t2"), IsCard(My(6), "WW_345t6")],
        ]
        .concat(),
    );
}

/// Lay Down the Law · Spell · Holy · 2 mana · **Tradeable** Set a minion's Attack and Health to 1. **Quickdraw:** Then deal $1 damage to it.
//~ done WW_365 - 0b45768b -
#[test]
fn WW_365_lay_down_the_law() {
    check! { Paladin:
        Targets("WW_365", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_182"), Give("WW_365"), EndTurn, EndTurn,
        Play("WW_365", On(Their(0))), StatsNow(Their(0), 1, 1),
    }
    check! { Paladin: Enemy("CS2_182"), Give("WW_365"), Play("WW_365", On(Their(0))), BoardCount(Theirs, 0) }
}

/// Deputization Aura · Spell · Holy · 3 mana · Your left-most minion has +2 Attack and **Lifesteal**. Lasts @ turns.
/// - Numbers: {0} = 3
//~ done WW_341 - 81c98cb6.ea2304e3 -
#[test]
fn WW_341_deputization_aura() {
    check! { Paladin:
        Ally("CS2_182"), Ally("CS2_172"), Enemy("CS2_182"), Play("WW_341", Nothing), StatsNow(My(0), 6, 5),
        HasNow(My(0), GameTag::LIFESTEAL), StatsNow(My(1), 3, 2), HasNot(My(1), GameTag::LIFESTEAL), StatsNow(Their(0), 4, 5),
        Kill(My(0)), StatsNow(My(0), 5, 2), HasNow(My(0), GameTag::LIFESTEAL),
    }
    // It lasts three turns of its player.
    check! { Paladin:
        Ally("CS2_182"), Play("WW_341", Nothing), EndTurn, EndTurn, StatsNow(My(0), 6, 5), EndTurn, EndTurn,
        StatsNow(My(0), 6, 5), EndTurn, StatsNow(My(0), 4, 5), HasNot(My(0), GameTag::LIFESTEAL),
    }
}
