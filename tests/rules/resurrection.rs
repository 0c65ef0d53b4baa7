//! Hearthstone Wiki, "Resurrection effect": who comes back, and as what.
use super::*;

/// "summoned in their base state, at full Health and without any enchantments" (Hearthstone Wiki, "Resurrection effect", which
/// names Ancestral Spirit), also of a minion that lives.
#[test]
fn who_is_resummoned_is_as_printed() {
    let ancestral = [Ally("CS2_182"), Enchant(My(0), "CS2_092e"), Enchant(My(0), "CS2_038e"), DealDamage(My(0), 1)];
    let twice =
        [Play("ICC_052", On(My(0))), StatsNow(My(0), 8, 8), StatsNow(My(1), 4, 5), Kill(My(1)), BoardCount(Mine, 1)];
    check(CardClass::Hunter, &[&ancestral[..], &twice].concat());
    // Recurring Villain
    let villain = [Ally("DAL_749"), Enchant(My(0), "CS2_092e"), Play("ICC_052", On(My(0))), StatsNow(My(1), 3, 6)];
    check(CardClass::Hunter, &villain);
}

#[test]
fn whether_it_already_has_reborn_is_asked_first() {
    // Specter Specialist: "Give a friendly minion Reborn. If it already has Reborn, summon a copy of it."
    check! { Priest:
        Ally("CS2_182"), Play("CAP_804", On(My(0))), BoardCount(Mine, 2), HasNow(My(0), GameTag::REBORN),
        Crystals(10), Play("CAP_804", On(My(0))), BoardCount(Mine, 4),
    }
}

/// "Resurrect a friendly 1-Cost, 2-Cost, and 3-Cost minion.": one of them is enough to play it (Rally!).
#[test]
fn a_spell_with_several_resurrections_needs_one_of_the_dead() {
    check! { Paladin:
        Give("YOP_009"), Unplayable("YOP_009"), Ally("CS2_172"), Ally("CS2_125"), Kill(My(1)), Kill(My(0)),
        Play("YOP_009", Nothing), BoardCount(Mine, 2),
    }
}

/// Malorne goes dormant: what returns is the printing that died.
#[test]
fn a_reprint_that_returns_is_itself() {
    check! { Druid: Ally("WON_011"), Kill(My(0)), IsCard(My(0), "WON_011") }
    check! { Druid: Ally("GVG_035"), Kill(My(0)), IsCard(My(0), "GVG_035") }
}

/// "If there is not enough room on the board to summon a copy of each, N'Zoth will randomly choose which ones to summon."
/// (Hearthstone Wiki, "N'Zoth, the Corruptor")
#[test]
fn of_more_dead_than_there_is_room_for_random_ones_come_in_the_order_of_their_deaths() {
    let seven = [[Ally("EX1_029"); 7], [Kill(My(0)); 7]].concat();
    let last = [
        Ally("EX1_096"),
        Kill(My(0)),
        Health(TheirHero, 16),
        HandCount(Mine, 1),
        Force(Number(0)),
        Force(Number(0)),
        Play("OG_133", Nothing),
    ];
    check(CardClass::Mage, &[&seven[..], &last, &[BoardCount(Mine, 7), IsCard(My(6), "EX1_096")]].concat());
    let none = [
        Ally("EX1_096"),
        Kill(My(0)),
        Health(TheirHero, 16),
        HandCount(Mine, 1),
        Force(Number(7)),
        Force(Number(6)),
        Play("OG_133", Nothing),
    ];
    check(CardClass::Mage, &[&seven[..], &none, &[BoardCount(Mine, 7), IsCard(My(6), "EX1_029")]].concat());
}

/// "Rather than checking a pool of 'dead' minions, resurrection effects check a list of all minion deaths" (Hearthstone Wiki,
/// "Resurrection effect")
#[test]
fn a_minion_that_died_and_returned_to_the_hand_has_died() {
    // Pyros returns to the hand.
    let pyros = [Ally("UNG_027"), Kill(My(0)), HandCount(Mine, 1)];
    check(
        CardClass::Priest,
        &[&pyros[..], &[Play("LOOT_507", Nothing), BoardCount(Mine, 1), IsCard(My(0), "UNG_027")]].concat(),
    );
    check(
        CardClass::Mage,
        &[&pyros[..], &[Play("DMF_002", Nothing), BoardCount(Mine, 2), IsCard(My(1), "UNG_027")]].concat(),
    );
    check(CardClass::Mage, &[&pyros[..], &[Play("TRL_537", Nothing), Kill(My(0)), HandCount(Mine, 2)]].concat());
}

/// The highest Cost is the printed one, not the one that the minion had as it died.
#[test]
fn the_dead_are_compared_by_their_printed_cards() {
    let free = [Ally("CS2_186"), Enchant(My(0), "VAC_423e4"), CostNow(My(0), 0), Kill(My(0))];
    let cheap = [Ally("CS2_182"), Kill(My(0))];
    check(
        CardClass::Priest,
        &[&free[..], &cheap, &[Play("CORE_CATA_002", Nothing), IsCard(My(1), "CS2_186")]].concat(),
    );
}

/// A minion that is Reborn is summoned once more: "for each Deathrattle minion you've summoned this game" (N'Zoth).
#[test]
fn who_is_reborn_is_summoned_again() {
    check! { Mage:
        Give("BE_017"), CostNow(InHand(0), 15), Play("BE_207", Nothing), CostNow(InHand(0), 14), Kill(My(0)),
        BoardCount(Mine, 1), CostNow(InHand(0), 13),
    }
}

/// Its enchantment says "Destroyed {0}.": what it ate is known to the minion, which summons it as long as it is there.
#[test]
fn a_minion_that_summons_what_it_ate_does_so_while_it_lives() {
    let begins = [Ally("CS2_172"), Play("WORK_042", On(My(0))), BoardCount(Mine, 1)];
    ends(&begins, &[EndTurn, IsCard(My(1), "CS2_172"), EndTurn, BoardCount(Mine, 2)], 3);
    ends(&begins, &[Play("EX1_332", On(My(0)))], 1);
    ends(&begins, &[Kill(My(0))], 0);
    ends(&begins, &[Play("EX1_564", On(My(0))), IsCard(My(1), "WORK_042")], 4);
}
