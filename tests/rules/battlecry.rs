//! Battlecries: targets, conditions, doubling and repetition.
use super::*;

#[test]
fn a_text_that_happens_twice_asks_its_player_twice() {
    // Electra Stormsurge, and Primordial Glyph.
    let steps =
        [Play("BOT_411", Nothing), Crystals(10), Play("UNG_941", Nothing), Choose(0), Choose(0), HandCount(Mine, 2)];
    check(CardClass::Shaman, &steps);
}

#[test]
fn a_battlecry_without_a_target_does_what_needs_none() {
    check! { DeathKnight: Play("BE_781t12", Nothing), BoardCount(Mine, 3) }
    check! { Mage: Play("CATA_721", Nothing), HandCount(Mine, 1), DeckCount(Mine, 18) }
    check! { Shaman: Play("GDB_901", Nothing), DeckCount(Mine, 22) }
    // "and gain +2/+2" belongs to what was destroyed (Hungry Crab).
    check! { Mage: Play("NEW1_017", Nothing), StatsNow(My(0), 1, 2) }
}

#[test]
fn a_doubled_battlecry_asks_its_condition_each_time() {
    // Brann doubles the Disciple of Sargeras: there is one spell to discard.
    check! { Warlock:
        Ally("LOE_077"), Give("CS2_029"), Play("TTN_490", Nothing), HandCount(Mine, 0), BoardCount(Mine, 4),
    }
    check! { Warlock:
        Ally("LOE_077"), Give("CS2_029"), Give("CS2_029"), Play("TTN_490", Nothing), HandCount(Mine, 0),
        BoardCount(Mine, 6),
    }
}

#[test]
fn twenty_battlecries_of_a_game_are_repeated_at_most() {
    let mut steps = Vec::new();
    for n in 1..=22 {
        steps.extend([Play("GVG_053", Nothing), Armor(Mine, 5 * n), Kill(My(0)), Crystals(10)]);
    }
    steps.extend([Play("GIL_820", Nothing), Armor(Mine, 210)]);
    check(CardClass::Shaman, &steps);
}

#[test]
fn a_repeated_text_looks_for_its_target_when_it_begins() {
    // Of two Fire Elementals that are repeated the second does not shoot at the minion that the first has killed.
    check! { Shaman:
        Play("CS2_042", On(TheirHero)), Crystals(10), Play("CS2_042", On(TheirHero)), Damage(TheirHero, 8),
        Crystals(10), Kill(My(1)), Kill(My(0)), Enemy("CS2_231"), Force(Number(0)), Force(Entity(Their(0))),
        ForbidOutcome(Entity(Their(0))), Play("GIL_820", Nothing), Dead(Nth(2)),
    }
}

#[test]
fn quickdraw_asks_for_the_turn_in_which_the_card_came() {
    check! { Hunter: Play("WW_808", Nothing), HasNow(My(0), GameTag::IMMUNE), EndTurn, HasNot(My(0), GameTag::IMMUNE) }
    check! { Hunter: Give("WW_808"), EndTurn, EndTurn, Play("WW_808", Nothing), HasNot(My(0), GameTag::IMMUNE) }
}

/// A Battlecry that Quickdraw changes is a Battlecry: Brann Bronzebeard doubles it.
#[test]
fn a_battlecry_with_quickdraw_is_doubled() {
    check! { Mage:
        Ally("LOE_077"), Enemy("CS2_182"), Enemy("CS2_182"), Play("WW_900", Nothing), Damage(Their(0), 4),
        Damage(Their(1), 4),
    }
}

/// A magnetized minion is played from the hand: who asks where it was there is answered (Rumble Enthusiast).
#[test]
fn who_is_magnetized_was_at_an_end_of_the_hand() {
    let begin = [Ally("TOY_943"), Ally("GVG_085"), Give("CS2_231")];
    let hit = [Damage(TheirHero, 1)];
    let play = [Give("BOT_020"), Play("BOT_020", On(My(1)))];
    let last = [Give("CS2_231")];
    check(CardClass::DemonHunter, &[&begin[..], &play[..], &hit[..]].concat());
    check(CardClass::DemonHunter, &[&begin[..], &play[..1], &last[..], &play[1..], &[Damage(TheirHero, 0)]].concat());
}

#[test]
fn brann_doubles_battlecries() {
    mage(&[Ally("LOE_077"), Play("EX1_015", Nothing), HandCount(Mine, 2)]);
}
