//! Warlock cards of Whizbang's Workshop, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file c209f36b

/// Domino Effect · Spell · 3 mana · Deal $2 damage to a minion. Repeat to the left or right, dealing 1 more damage each time.
//~ done MIS_027 - ebf88833 -
#[test]
fn MIS_027_domino_effect() {
    check! { Warlock:
        Enemy("CS2_186"), Enemy("CS2_120"), Enemy("CS2_186"), Enemy("CS2_186"), Force(Number(0)),
        Play("MIS_027", On(Their(1))), Damage(Nth(0), 0), Damage(Nth(1), 2), Damage(Nth(2), 3), Damage(Nth(3), 4),
        Force(Number(1)), Play("MIS_027", On(Nth(1))), Dead(Nth(1)), Damage(Nth(0), 3), Damage(Nth(2), 3),
    }
}

/// Game Master Nemsy · Minion · 5 mana · 3/6 · **Battlecry:** Draw a Demon. **Deathrattle:** Swap places with it.
//~ done TOY_524 - 69f1b896 -
#[test]
fn TOY_524_game_master_nemsy() {
    check! { Warlock:
        DeckOf(&["CS2_065", "CS2_182"]), Play("TOY_524", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "CS2_065"),
        Kill(My(0)), IsCard(My(0), "CS2_065"), HandCount(Mine, 1), IsCard(InHand(0), "TOY_524"),
    }
    check! { Warlock:
        DeckOf(&["CS2_065", "CS2_182"]), Play("TOY_524", Nothing), Play("CS2_065", Nothing), Kill(My(0)),
        BoardCount(Mine, 1), HandCount(Mine, 0),
    }
    // A second Battlecry finds no Demon.
    check! { Warlock:
        Ally("LOE_077"), DeckOf(&["CS2_065"]), Play("TOY_524", Nothing), HandCount(Mine, 1), Kill(My(1)),
        IsCard(My(1), "CS2_065"), IsCard(InHand(0), "TOY_524"),
    }
}

/// Cursed Campaign · Spell · Shadow · 3 mana · Give a friendly minion "**Deathrattle:** Summon two copies of this minion that are **Dormant** for 2 turns."
//~ done TOY_527 - a573b972 -
#[test]
fn TOY_527_cursed_campaign() {
    check! { Warlock:
        Targets("TOY_527", &[FriendlyMinion]), Ally("CS2_182"), Play("TOY_527", On(My(0))), Kill(My(0)),
        BoardCount(Mine, 2), IsCard(My(0), "CS2_182"), HasNow(My(0), GameTag::DORMANT), HasNow(My(1), GameTag::DORMANT),
        EndTurn, EndTurn, HasNow(My(0), GameTag::DORMANT), EndTurn, EndTurn, HasNot(My(0), GameTag::DORMANT),
        HasNot(My(1), GameTag::DORMANT),
    }
}

/// Wheel of DEATH!!! · Spell · Shadow · 8 mana · Destroy your deck. In 5 turns, destroy the enemy hero.
//~ done TOY_529 - 250a5000 -
#[test]
fn TOY_529_wheel_of_death() {
    check! { Warlock:
        Give("TOY_529"), Cost("TOY_529", 8), Play("TOY_529", Nothing), DeckCount(Mine, 0), DeckCount(Theirs, 20),
        EndTurn, EndTurn, EndTurn, EndTurn, EndTurn, EndTurn, EndTurn, EndTurn, Damage(TheirHero, 0), EndTurn, EndTurn,
        Won(Mine),
    }
}

/// Endgame · Spell · Shadow · 2 mana · Resurrect your last Demon that died.
//~ done TOY_886 - 5858803f -
#[test]
fn TOY_886_endgame() {
    check! { Warlock:
        Give("TOY_886"), Cost("TOY_886", 2), Ally("CS2_065"), Ally("CS2_182"), Kill(My(0)), Kill(My(0)),
        Play("TOY_886", Nothing), IsCard(My(0), "CS2_065"),
    }
}

/// INFERNAL! · Minion · Demon · 4 mana · 6/6 · **Taunt Battlecry:** Set your hero's remaining Health to 15.
//~ done MIS_703 - f2c94db0 -
#[test]
fn MIS_703_infernal() {
    check! { Warlock:
        Has("MIS_703", GameTag::TAUNT), Play("MIS_703", Nothing), Health(MyHero, 15), Health(TheirHero, 30),
        DealDamage(MyHero, 10), Crystals(10), Play("MIS_703", Nothing), Health(MyHero, 15),
    }
}

/// Mass Production · Spell · 1 mana · Draw 2 cards. Deal $3 damage to your hero. Shuffle 2 copies of this into your deck.
//~ done MIS_707 - 141f2fec -
#[test]
fn MIS_707_mass_production() {
    check! { Warlock:
        DeckOf(&["CS2_182", "CS2_200"]), Play("MIS_707", Nothing), HandCount(Mine, 2), Damage(MyHero, 3),
        DeckCount(Mine, 2), EndTurn, EndTurn, HandCount(Mine, 3), IsCard(InHand(2), "MIS_707"), DeckCount(Mine, 1),
        Damage(TheirHero, 0), EndTurn, EndTurn, IsCard(InHand(3), "MIS_707"), DeckCount(Mine, 0),
    }
}

/// Crane Game · Spell · 8 mana · Summon copies of two Demons in your deck.
//~ done TOY_884 - 7161a64b -
#[test]
fn TOY_884_crane_game() {
    check! { Warlock:
        DeckOf(&["CS2_065", "EX1_310", "CS2_182"]), Give("CS2_182"), Play("TOY_884", Nothing), BoardCount(Mine, 2),
        DeckCount(Mine, 3), IsInZone(Newest("CS2_065"), Zone::Play), IsInZone(Newest("EX1_310"), Zone::Play), IsInZone(Nth(0), Zone::Deck),
        IsInZone(Nth(1), Zone::Deck), HandCount(Mine, 1), BoardCount(Theirs, 0),
    }
    check! { Warlock:
        DeckOf(&["CS2_065", "CS2_182"]), Play("TOY_884", Nothing), BoardCount(Mine, 1), IsCard(My(0), "CS2_065"),
        DeckCount(Mine, 2),
    }
}

/// Sketch Artist · Minion · 3 mana · 3/3 · **Battlecry:** Draw a Shadow spell. Get a **Temporary** copy of it.
//~ done TOY_916 - 53e6ff88 -
#[test]
fn TOY_916_sketch_artist() {
    check! { Warlock:
        DeckOf(&["CS2_029", "CS2_234", "CS2_029"]), Play("TOY_916", Nothing), HandCount(Mine, 2),
        IsCard(InHand(0), "CS2_234"), IsCard(InHand(1), "CS2_234"), HasNot(InHand(0), GameTag::GHOSTLY),
        HasNow(InHand(1), GameTag::GHOSTLY), DeckCount(Mine, 2), EndTurn, HandCount(Mine, 1),
    }
    check! { Warlock: DeckOf(&["CS2_029"]), Play("TOY_916", Nothing), HandCount(Mine, 0), DeckCount(Mine, 1) }
}
