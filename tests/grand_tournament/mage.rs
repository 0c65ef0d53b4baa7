//! Mage cards of The Grand Tournament, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d22e6137

/// Arcane Blast · Spell · Arcane · 1 mana · Deal $2 damage to a minion. This spell gets double bonus from **Spell Damage**.
//~ done AT_004 - 840b888b -
#[test]
fn AT_004_arcane_blast() {
    check! { Mage:
        Targets("AT_004", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_200"), Play("AT_004", On(Their(0))),
        Damage(Their(0), 2), Ally("CS2_142"), Play("AT_004", On(Their(0))), Damage(Their(0), 6),
    }
}

/// Arcane Blast · Spell · Arcane · 1 mana · Deal $2 damage to a minion. This spell gets double bonus from **Spell Damage**.
//~ todo AT_004_Puzzle 27dfa31a 840b888b -
#[test]
#[ignore = "todo: Arcane Blast"]
fn AT_004_Puzzle_arcane_blast() {
    unwritten("AT_004_Puzzle");
}

/// Dalaran Aspirant · Minion · 4 mana · 3/5 · **Spell Damage +1 Inspire:** Gain **Spell Damage +1**.
//~ done AT_006 - 18aa4865 -
#[test]
fn AT_006_dalaran_aspirant() {
    check! { Mage:
        Ally("AT_006"), Enemy("CS2_182"), Play("CS2_024", On(TheirHero)), Health(TheirHero, 26),
        HeroPower(On(TheirHero)), Health(TheirHero, 25), Play("CS2_024", On(TheirHero)), Health(TheirHero, 20), EndTurn,
        HeroPower(On(MyHero)), Damage(MyHero, 1), EndTurn, Play("CS2_024", On(TheirHero)), Health(TheirHero, 15),
    }
}

/// Coldarra Drake · Minion · Dragon · 6 mana · 6/7 · You can use your Hero Power any number of times.
//~ done AT_008 - b1252df3 -
#[test]
fn AT_008_coldarra_drake() {
    check! { Mage:
        HeroPower(On(TheirHero)), Ally("AT_008"), HeroPower(On(TheirHero)), HeroPower(On(TheirHero)), Mana(4),
        Health(TheirHero, 27), Kill(My(0)), CannotAct(MyPower),
    }
    check! { Mage: Enemy("AT_008"), HeroPower(On(TheirHero)), Health(TheirHero, 29), CannotAct(MyPower) }
}

/// Rhonin · Minion · 8 mana · 7/7 · **Deathrattle:** Add 3 copies of Arcane Missiles to your hand.
//~ done AT_009 - c4336eeb -
#[test]
fn AT_009_rhonin() {
    check! { Mage:
        Give("AT_009"), Cost("AT_009", 8), Stats("AT_009", 7, 7), Play("AT_009", Nothing), HandCount(Mine, 0),
        Kill(My(0)), HandCount(Mine, 3), IsCard(InHand(0), "EX1_277"), IsCard(InHand(1), "EX1_277"), IsCard(InHand(2), "EX1_277"),
        HandCount(Theirs, 0),
    }
}
