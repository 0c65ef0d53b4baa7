//! Paladin cards of Scholomance Academy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0ed168b3

/// Devout Pupil · Minion · 6 mana · 4/5 · **Divine Shield, Taunt** Costs (1) less for each spell you've cast on friendly characters this game.
//~ done SCH_139 - 772c71ca -
#[test]
fn SCH_139_devout_pupil() {
    check! { Paladin:
        Give("SCH_139"), CostNow(InHand(0), 6), Friend("CS2_200"), Play("CS2_092", On(My(0))), CostNow(InHand(0), 5),
        Play("CS2_029", On(TheirHero)), Damage(TheirHero, 6), CostNow(InHand(0), 5), Crystals(10),
        Play("CS2_007", On(MyHero)), CostNow(InHand(0), 4), Play("CS2_231", Nothing), CostNow(InHand(0), 4),
    }
}

/// High Abbess Alura · Minion · Draenei · 4 mana · 3/6 · **Spellburst:** Cast a spell from your deck *(targets this if possible*).
//~ done SCH_141 - 06009b8e -
#[test]
fn SCH_141_high_abbess_alura() {
    check! { Paladin:
        Friend("SCH_141"), Friend("CS2_182"), DeckOf(&["CS2_182", "CS2_092"]), Play("GAME_005", Nothing),
        Now(My(0), 7, 10), DeckCount(Mine, 1), Play("GAME_005", Nothing), Now(My(0), 7, 10), DeckCount(Mine, 1),
    }
    // The opponent gets nothing of it.
    check! { Paladin:
        Friend("SCH_141"), DeckOf(&["CS2_182", "CS2_092"]), OnTop("CS2_025"), Play("GAME_005", Nothing),
        DeckCount(Mine, 2),
    }
}

/// Argent Braggart · Minion · Draenei · 2 mana · 1/1 · **Battlecry:** Set this minion's Attack and Health to the highest in the battlefield.
//~ done SCH_149 - ac465eeb -
#[test]
fn SCH_149_argent_braggart() {
    check! { Paladin:
        Friend("CS2_182"), Enemy("CS2_200"), Enemy("EX1_561"), Hurt(Their(1), 3), Play("SCH_149", Nothing),
        Now(My(1), 8, 7), Now(My(0), 4, 5),
    }
}

/// Ceremonial Maul · Weapon · 3 mana · 2/2 durability · **Spellburst**: Summon a Student with **Taunt** and stats equal to the spell's Cost.
//~ done SCH_523 - 435ef5ff -
#[test]
fn SCH_523_ceremonial_maul() {
    check! { Paladin:
        Give("SCH_523"), Cost("SCH_523", 3), Stats("SCH_523", 2, 2), Play("SCH_523", Nothing),
        Play("CS2_029", On(TheirHero)), BoardCount(Mine, 1), Is(My(0), "SCH_523t"), Now(My(0), 4, 4),
        HasNow(My(0), GameTag::TAUNT), Play("CS2_024", On(TheirHero)), Damage(TheirHero, 9), BoardCount(Mine, 1),
    }
}
