//! Shaman cards of The Witchwood, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a85371a5

/// Hagatha the Witch · Hero · 8 mana · 30 health, 5 armor · **Battlecry:** Deal 3 damage to all minions.
// Also tests GIL_504h.
//~ done GIL_504 - f658e44e -
#[test]
fn GIL_504_hagatha_the_witch() {
    check! { Shaman:
        Ally("CS2_182"), Enemy("CS2_182"), Play("GIL_504", Nothing), Damage(My(0), 3), Damage(Their(0), 3),
        Health(TheirHero, 30), Armor(Mine, 5), IsCard(MyPower, "GIL_504h"), CannotAct(MyPower), Crystals(10),
        Force(Card("CS2_037")), Play("CS2_182", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "CS2_037"),
        Play("CS2_037", On(TheirHero)), Damage(TheirHero, 1), HandCount(Mine, 0),
    }
    check! { Shaman: HasHeroPower("GIL_504h"), EndTurn, Play("CS2_182", Nothing), HandCount(Mine, 0) }
    check! { Shaman: HasHeroPower("GIL_504h"), ForbidOutcome(Card("CS2_182")), Play("CS2_182", Nothing), HandCount(Mine, 1) }
    check! { Shaman: HasHeroPower("GIL_504h"), ForbidOutcome(Card("CS2_024")), Play("CS2_182", Nothing), HandCount(Mine, 1) }
    check! { Shaman: HasHeroPower("GIL_504h"), ForbidOutcome(Card("CS2_042")), Play("CS2_182", Nothing), HandCount(Mine, 1) }
}

/// Shudderwock · Minion · 9 mana · 6/6 · **Battlecry:** Repeat all other **Battlecries** from cards you played this game *(targets chosen randomly*).
//~ done GIL_820 - 7ccf0bf5 -
#[test]
fn GIL_820_shudderwock() {
    check! { Shaman:
        Give("GIL_820"), Cost("GIL_820", 9), Stats("GIL_820", 6, 6), Play("CS2_147", Nothing), HandCount(Mine, 2),
        EndTurn, EndTurn, Play("GIL_820", Nothing), HandCount(Mine, 3),
    }
    // The Battlecries come in any order: Twilight Drake counts the hand before or behind Novice Engineer's draw.
    let played = [Play("EX1_015", Nothing), Play("EX1_043", Nothing), EndTurn, EndTurn, HandCount(Mine, 2)];
    let in_order = [Force(Number(1)), Play("GIL_820", Nothing), HandCount(Mine, 3), StatsNow(My(2), 6, 9)];
    check(CardClass::Shaman, &[&played[..], &in_order].concat());
    let reversed = [Force(Number(0)), Play("GIL_820", Nothing), HandCount(Mine, 3), StatsNow(My(2), 6, 8)];
    check(CardClass::Shaman, &[&played[..], &reversed].concat());
    // "now goes up to 20 Battlecries max" (patch notes 11.1.1)
    let shieldmaidens = [Crystals(10), Play("GVG_053", Nothing), Kill(My(0))].repeat(21);
    let shudderwock = [Armor(Mine, 105), Crystals(10), Play("GIL_820", Nothing), Armor(Mine, 205)];
    check(CardClass::Shaman, &[&shieldmaidens[..], &shudderwock].concat());
    // Transformed by Thrall, Deathseer, it repeats nothing more.
    check! { Shaman:
        Play("ICC_481", Nothing), Armor(Mine, 5), Crystals(10), Play("CS2_189", On(TheirHero)), Kill(My(0)),
        Health(TheirHero, 29), Crystals(10), Force(Number(1)), Play("GIL_820", Nothing), BoardCount(Mine, 1),
        Damage(My(0), 0), Health(MyHero, 30), Health(TheirHero, 29),
    }
}

/// Murkspark Eel · Minion · Beast · 2 mana · 2/3 · **Battlecry:** If your deck has only even-Cost cards, deal 2 damage.
//~ done GIL_530 - 7567e1ee -
#[test]
fn GIL_530_murkspark_eel() {
    check! { Shaman:
        DeckOf(&["CS2_182", "CS2_172", "CS2_200"]), Play("GIL_530", On(TheirHero)), Damage(TheirHero, 2),
        Damage(MyHero, 0),
    }
    check! { Shaman:
        DeckOf(&["CS2_182", "CS2_168", "CS2_200"]), Enemy("CS2_182"), Play("GIL_530", Nothing), Damage(TheirHero, 0),
        Damage(Their(0), 0),
    }
}

/// Totem Cruncher · Minion · Beast · 4 mana · 2/3 · **Taunt Battlecry:** Destroy your Totems. Gain +2/+2 for each destroyed.
//~ done GIL_583 - 92b39185 -
#[test]
fn GIL_583_totem_cruncher() {
    check! { Shaman:
        Ally("CS2_050"), Ally("CS2_051"), Ally("CS2_182"), Enemy("CS2_050"), Play("GIL_583", Nothing),
        BoardCount(Mine, 2), IsCard(My(0), "CS2_182"), StatsNow(My(1), 6, 7), HasNow(My(1), GameTag::TAUNT),
        BoardCount(Theirs, 1),
    }
    check! { Shaman: Play("GIL_583", Nothing), StatsNow(My(0), 2, 3) }
}
