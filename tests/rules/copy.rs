//! Copies and transformations: what a copy has of its original.
use super::*;

/// A copy of a card in hand has the enchantments of its original, such as "Creepier" of Corridor Creeper.
#[test]
fn a_copy_in_hand_costs_what_its_original_costs() {
    let two_deaths = [Give("LOOT_149"), Ally("CS2_231"), Enemy("CS2_231"), Kill(My(0)), Kill(Their(0))];
    let copy = [CostNow(InHand(0), 5), Play("ICC_823", Nothing), HandCount(Mine, 2), CostNow(InHand(1), 5)];
    check(CardClass::Mage, &[&two_deaths[..], &copy].concat());
}

#[test]
fn a_copy_that_cannot_be_cast_on_whom_the_text_names_is_not_cast() {
    // Dire Frenzy takes Beasts, and the Djinni is none: the only other Beast is the enemy's.
    check! { Hunter:
        Ally("LOE_053"), Ally("CS2_172"), Enemy("CS2_172"), Play("GIL_828", On(My(1))), StatsNow(My(1), 6, 5),
        StatsNow(Their(0), 3, 2), DeckCount(Mine, 22),
    }
}

#[test]
fn who_becomes_a_copy_of_the_dead_is_whole() {
    // Creepy Painting
    let steps =
        [Ally("REV_916"), Enemy("CS2_172"), DealDamage(Their(0), 2), IsCard(My(0), "CS2_172"), Damage(My(0), 0)];
    check(CardClass::Mage, &[&steps[..], &[StatsNow(My(0), 3, 2), BoardCount(Mine, 1)]].concat());
}

/// "Transform into a 6/6 copy of a Demon in your deck.": without one it stays as it is.
#[test]
fn who_finds_nobody_to_become_keeps_its_numbers() {
    // Caria Felsoul
    let caria = [EmptyDeck(Mine), Give("AV_267"), Enchant(InHand(0), "CS2_092e"), Play("AV_267", Nothing)];
    check(CardClass::DemonHunter, &[&caria[..], &[StatsNow(My(0), 10, 10)]].concat());
}

#[test]
fn miniaturize_gives_the_small_one() {
    check! { Paladin: Play("TOY_811", Nothing), IsCard(InHand(0), "TOY_811t"), CostNow(InHand(0), 1) }
}

#[test]
fn miniaturize_leaves_a_copy_where_the_collection_shows_none() {
    check! { Mage: Play("MIS_025", Nothing), HandCount(Mine, 2), IsCard(InHand(0), "MIS_025t"), IsCard(InHand(1), "MIS_025t1") }
    check! { Priest: Play("TOY_380", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "TOY_380t") }
    check! { Druid: PlayOption("TOY_801", 0, Nothing), HandCount(Mine, 1), IsInZone(Newest("TOY_801t"), Zone::Hand) }
}

/// "cards you've played this game" are what they were then, whatever became of them (Chromie, Polymorph).
#[test]
fn what_was_played_stays_what_it_was_then() {
    check! { Mage:
        DeckOf(&["CS2_172", "CS2_182"]), Play("CS2_182", Nothing), Play("CS2_022", On(My(0))), Ally("TIME_103"),
        Kill(My(1)), IsCard(InHand(0), "CS2_182"), HandCount(Mine, 1),
    }
}

/// The Classic format has tokens of its own: no other cards make them.
#[test]
fn cards_of_the_classic_format_make_its_tokens() {
    check! { Mage: Play("VAN_CS2_151", Nothing), IsCard(My(1), "VAN_CS2_152") }
    check! { Mage: Play("VAN_CS2_196", Nothing), IsCard(My(1), "VAN_CS2_boar") }
    check! { Mage: Play("VAN_EX1_506", Nothing), IsCard(My(1), "VAN_EX1_506a") }
    check! { Mage: Ally("VAN_EX1_597"), EndTurn, IsCard(My(1), "VAN_EX1_598"), Damage(My(0), 1) }
    check! { Mage: Ally("VAN_EX1_577"), Kill(My(0)), IsCard(Their(0), "VAN_EX1_finkle") }
    check! { Mage:
        Enemy("CS2_182"), Force(Card("VAN_EX1_tk28")), Play("VAN_EX1_083", Nothing), IsCard(Their(0), "VAN_EX1_tk28"),
    }
    check! { Hunter: Force(Card("VAN_NEW1_032")), Play("VAN_NEW1_031", Nothing), IsCard(My(0), "VAN_NEW1_032") }
    check! { Mage: Force(Card("VAN_EX1_021")), Play("VAN_PRO_001c", Nothing), IsCard(My(0), "VAN_EX1_021") }
    check! { Mage:
        Force(Card("VAN_PRO_001c")), Force(Card("VAN_PRO_001c")), Play("VAN_PRO_001", Nothing), HandCount(Mine, 1),
        IsCard(InHand(0), "VAN_PRO_001c"), IsCard(InTheirHand(0), "VAN_PRO_001c"),
    }
    check! { Druid: Ally("CS2_182"), Play("VAN_EX1_158", Nothing), Kill(My(0)), IsCard(My(0), "VAN_EX1_tk9") }
    // Other printings make what they made.
    check! { Druid: Ally("CS2_182"), Play("EX1_158", Nothing), Kill(My(0)), IsCard(My(0), "EX1_158t") }
    check! { Mage: Play("CS2_151", Nothing), IsCard(My(1), "CS2_152") }
    check! { Mage: Play("CORE_EX1_506", Nothing), IsCard(My(1), "EX1_506a") }
}

/// "If already in Shadowform: 3 damage." says nothing of a third one: it does nothing, and a used Hero Power stays used (as in
/// jleclanche/fireplace).
#[test]
fn a_third_shadowform_of_the_classic_format_does_nothing() {
    check! { Priest:
        Play("VAN_EX1_625", Nothing), Play("VAN_EX1_625", Nothing), HeroPower(On(TheirHero)), Damage(TheirHero, 3),
        Crystals(10), Play("VAN_EX1_625", Nothing), IsCard(MyPower, "EX1_625t2"), CannotAct(MyPower),
    }
}

#[test]
fn mirror_entity_copies_what_the_battlecry_has_made() {
    // Twilight Drake is a 4/1 with +1 Health for each of the two cards in hand.
    let mut table = table(CardClass::Mage);
    table.steps(&[Play("EX1_294", Nothing), EndTurn, GiveThem("CS2_182")]);
    table.steps(&[Play("EX1_043", Nothing), StatsNow(Their(0), 4, 3), IsCard(My(0), "EX1_043"), StatsNow(My(0), 4, 3)]);
}

/// The collection shows beside each printing the tokens that it makes.
#[test]
fn a_reprint_brings_its_own_token() {
    let polymorph = |spell| [Enemy("CS2_182"), Play(spell, On(Their(0)))];
    check(CardClass::Mage, &[&polymorph("VAN_CS2_022")[..], &[IsCard(Their(0), "VAN_CS2_tk1")]].concat());
    check(CardClass::Mage, &[&polymorph("CS2_022")[..], &[IsCard(Their(0), "CS2_tk1")]].concat());
    check! { Mage: Play("VAN_EX1_506", Nothing), IsCard(My(1), "VAN_EX1_506a") }
    check! { Mage: Play("CORE_EX1_506", Nothing), IsCard(My(1), "EX1_506a") }
    let bent = [Play("VAN_tt_010", Nothing), Ally("CS2_182"), EndTurn, Play("CS2_029", On(My(0)))];
    check(CardClass::Mage, &[&bent[..], &[Dead(Newest("VAN_tt_010a")), Damage(My(0), 0)]].concat());
}

#[test]
fn a_minion_that_has_nothing_to_become_keeps_its_numbers() {
    // Shapeless Constellation: "Transform into an 8/8 copy of a random minion in your hand."
    check! { Priest: Give("TTN_441"), Enchant(InHand(0), "CS2_087e"), Play("TTN_441", Nothing), StatsNow(My(0), 11, 8) }
    let holding = [Give("CS2_182"), Give("TTN_441"), Enchant(InHand(1), "CS2_087e"), Play("TTN_441", Nothing)];
    check(CardClass::Priest, &[&holding[..], &[IsCard(My(0), "CS2_182"), StatsNow(My(0), 8, 8)]].concat());
}

/// Hearthstone Wiki, "Echoing Ooze": it is effectively given a trigger, which it loses when it is silenced, destroyed or
/// transformed before the end of the turn. Returned at once and played again it copies itself once; the trigger works once.
#[test]
fn a_minion_that_is_to_be_copied_later_has_that_trigger_itself() {
    for copied in ["FP1_003", "REV_247", "BE_734"] {
        let begins = [Play(copied, Nothing)];
        ends(&begins, &[], 2);
        ends(&begins, &[Play("EX1_332", On(My(0)))], 1);
        ends(&begins, &[Kill(My(0))], 0);
        ends(&begins, &[Play("CS2_022", On(My(0)))], 1);
        ends(&begins, &[Play("EX1_144", On(My(0))), HandCount(Mine, 1), Play(copied, Nothing)], 2);
        ends(&begins, &[EndTurn, EndTurn], 2);
    }
    // With Brann Bronzebeard there are two more. The second one's text is not left on the first copy for the end of the enemy's turn.
    for copied in ["FP1_003", "BE_734"] {
        ends(&[Ally("LOE_077"), Play(copied, Nothing), EndTurn, BoardCount(Mine, 4)], &[], 4);
    }
    // A copy made before the end of the turn has the enchantment, too.
    ends(&[Play("FP1_003", Nothing)], &[Play("EX1_564", On(My(0)))], 4);
}

/// An exact copy has the enchantments of its original, and so knows what that one ate.
#[test]
fn a_copy_knows_what_its_original_ate() {
    check! { Warlock:
        Ally("CS2_172"), Play("LOOT_161", On(My(0))), Play("EX1_564", On(My(0))), IsCard(My(1), "LOOT_161"), Kill(My(1)),
        BoardCount(Mine, 3), IsCard(My(1), "CS2_172"), IsCard(My(2), "CS2_172"),
    }
}

#[test]
fn a_reprint_is_its_original_wherever_it_stands() {
    let table = table(CardClass::Priest);
    let (core, original) = (card(&table, "CORE_REV_290"), card(&table, "REV_290"));
    assert_eq!(core.power, original.power);
    assert_ne!(core.set, original.set);
    check! { Priest:
        Ally("CS2_182"), Ally("CORE_REV_290"), EndTurn, EndTurn, Use(My(1), 0, On(My(0))), HandCount(Mine, 2),
        StatsNow(My(0), 6, 6),
    }
}

#[test]
fn faceless_becomes_a_copy_with_damage_and_enchantments() {
    mage(&[
        Enemy(YETI),
        DealDamage(Their(0), 2),
        EndTurn,
        Play("CS2_188", On(Their(0))),
        EndTurn,
        Play("EX1_564", On(Their(0))),
        IsCard(My(0), YETI),
        StatsNow(My(0), 4, 3),
    ]);
}

#[test]
fn polymorph_leaves_no_death() {
    mage(&[
        Enemy("EX1_096"),
        Play("CS2_022", On(Their(0))),
        IsCard(Their(0), "CS2_tk1"),
        StatsNow(Their(0), 1, 1),
        HandCount(Theirs, 0),
        Kill(Their(0)),
        HandCount(Theirs, 0),
    ]);
}

#[test]
fn mirror_entity_copies_after_the_battlecry() {
    mage(&[
        Play("EX1_294", Nothing),
        EndTurn,
        Play(YETI, Nothing),
        BoardCount(Mine, 1),
        IsCard(My(0), YETI),
        IsInZone(Nth(0), Zone::Graveyard),
    ]);
}

#[test]
fn cho_gives_a_copy_to_the_other_player() {
    mage(&[Ally("EX1_100"), Play(FIREBALL, FACE), HandCount(Theirs, 1), IsCard(InTheirHand(0), FIREBALL)]);
}
