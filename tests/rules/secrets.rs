//! Rulebook, "Secrets": on the opponent's turn, in order of play, each once.
use cardwright_tests::*;

#[test]
fn a_secret_sleeps_on_its_owners_turn() {
    check! { Mage: Play("EX1_287", Nothing), Play("CS2_023", Nothing), HandCount(Mine, 2), IsInZone(Nth(0), Zone::Secret) }
}

#[test]
fn it_is_revealed_once_and_is_gone() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Play("EX1_287", Nothing), EndTurn, HandCount(Theirs, 1)]);
    table.steps(&[Play("CS2_023", Nothing), HandCount(Theirs, 1), IsInZone(Nth(0), Zone::Graveyard)]);
    table.steps(&[Play("CS2_023", Nothing), HandCount(Theirs, 3)]);
}

#[test]
fn the_older_secret_answers_first() {
    // Ice Barrier and then Vaporize: both happen; the armor is there although nobody strikes.
    let mut table = table(CardClass::Mage);
    table.steps(&[Play("EX1_289", Nothing), Play("EX1_594", Nothing), EndTurn, Enemy("CS2_182")]);
    table.steps(&[Attack(Their(0), MyHero), Armor(Mine, 8), Health(MyHero, 30), Dead(Newest("CS2_182"))]);
    // The other way round the attacker is only marked when Ice Barrier answers, and both are used up too.
    let mut table = cardwright_tests::table(CardClass::Mage);
    table.steps(&[Play("EX1_594", Nothing), Play("EX1_289", Nothing), EndTurn, Enemy("CS2_182")]);
    table.steps(&[Attack(Their(0), MyHero), Armor(Mine, 8), Health(MyHero, 30)]);
}

#[test]
fn two_of_a_kind_and_a_sixth_cannot_be_played() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Play("EX1_287", Nothing), Give("EX1_287"), Unplayable("EX1_287")]);
}

#[test]
fn counterspell_leaves_nothing_to_bend() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Ally("CS2_182"), Play("EX1_287", Nothing), Play("tt_010", Nothing), EndTurn]);
    table.steps(&[Play("CS2_029", On(My(0))), Damage(My(0), 0), BoardCount(Mine, 1), IsInZone(Nth(2), Zone::Secret)]);
}

#[test]
fn spellbender_takes_the_spell_for_a_minion_and_not_for_a_hero() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Ally("CS2_182"), Play("tt_010", Nothing), EndTurn]);
    table.steps(&[Play("CS2_024", On(MyHero)), Health(MyHero, 27), IsInZone(Nth(1), Zone::Secret)]);
    table.steps(&[Play("CS2_024", On(My(0))), Damage(My(0), 0), Dead(Newest("tt_010a"))]);
}

#[test]
fn mirror_entity_copies_what_the_battlecry_has_made() {
    // Twilight Drake is a 4/1 with +1 Health for each of the two cards in hand.
    let mut table = table(CardClass::Mage);
    table.steps(&[Play("EX1_294", Nothing), EndTurn, GiveThem("CS2_182")]);
    table.steps(&[Play("EX1_043", Nothing), StatsNow(Their(0), 4, 3), IsCard(My(0), "EX1_043"), StatsNow(My(0), 4, 3)]);
}

/// "when a Secret's specific target is removed by another effect" it remains in place (Hearthstone Wiki, "Secret").
#[test]
fn a_secret_about_a_minion_that_is_gone_stays_hidden() {
    // The Battlecry of Scourge Rager is to die; who returns is another minion.
    for secret in ["EX1_294", "EX1_609", "NX2_013"] {
        let mut table = table(CardClass::Mage);
        table.steps(&[Play(secret, Nothing), EndTurn, Play("RLK_900", Nothing)]);
        table.steps(&[BoardCount(Theirs, 1), BoardCount(Mine, 0), IsInZone(Newest(secret), Zone::Secret)]);
    }
}

#[test]
fn a_secret_that_could_do_nothing_stays_hidden() {
    // No room for the Defender.
    let mut table = table(CardClass::Paladin);
    table.steps(&[Ally("CS2_182"); 7]);
    table.steps(&[Play("EX1_130", Nothing), EndTurn, Enemy("CS2_182"), Attack(Their(0), MyHero)]);
    table.steps(&[Health(MyHero, 26), IsInZone(Nth(7), Zone::Secret)]);
}

#[test]
fn ice_block_stops_the_blow_that_would_kill() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Play("EX1_295", Nothing), DealDamage(MyHero, 25), EndTurn]);
    table.steps(&[Play("CS2_024", On(MyHero)), Health(MyHero, 2), IsInZone(Nth(0), Zone::Secret)]);
    table.steps(&[Play("CS2_029", On(MyHero)), Health(MyHero, 2), IsInZone(Nth(0), Zone::Graveyard)]);
    table.steps(&[HasNow(MyHero, GameTag::IMMUNE), EndTurn, HasNot(MyHero, GameTag::IMMUNE)]);
}

/// Of a Secret that is cast at once as of one that is put into play (Arcane Keysmith); no source of its own.
#[test]
fn a_discover_that_casts_a_secret_offers_no_active_one() {
    let mut table = table(CardClass::Hunter);
    table.steps(&[Play("EX1_610", Nothing), Crystals(10), Play("DMF_088", Nothing), ForbidOutcome(Card("EX1_610"))]);
    table.steps(&[Attack(MyHero, TheirHero), Choose(0), HandCount(Mine, 0)]);
}

/// As for an effect that puts Secrets into play: one of those that can be put there.
#[test]
fn a_secret_that_an_effect_casts_is_none_that_is_active() {
    // Phase Stalker casts a Secret from the deck after the Hero Power.
    let stalker = [Ally("DRG_252"), Play("EX1_610", Nothing)];
    let one = [DeckOf(&["EX1_610", "EX1_610"]), HeroPower(Nothing), Health(TheirHero, 28), DeckCount(Mine, 2)];
    check(CardClass::Hunter, &[&stalker[..], &one].concat());
    let two =
        [DeckOf(&["EX1_610", "EX1_611", "EX1_610"]), HeroPower(Nothing), Health(TheirHero, 28), DeckCount(Mine, 2)];
    check(CardClass::Hunter, &[&stalker[..], &two, &[IsInZone(Newest("EX1_611"), Zone::Secret)]].concat());
    // Desperate Measures casts a random one.
    check! { Paladin: Play("EX1_130", Nothing), ForbidOutcome(Card("EX1_130")), Play("DAL_141", Nothing) }
}

/// Private Eye casts two from the deck, of different names.
#[test]
fn several_secrets_that_an_effect_casts_have_different_names() {
    let two = [DeckOf(&["EX1_610", "EX1_610", "EX1_611"]), Play("GAME_005", Nothing), Play("REV_826", Nothing)];
    check(CardClass::Rogue, &[&two[..], &[DeckCount(Mine, 1), IsInZone(Newest("EX1_611"), Zone::Secret)]].concat());
}

/// An attack that another Secret has ended gets no other target: Misdirection stays.
#[test]
fn misdirection_waits_while_the_attacker_is_gone() {
    let both =
        |first| [Play(first, Nothing), Play("EX1_533", Nothing), EndTurn, Enemy("CS2_172"), Attack(Their(0), MyHero)];
    let stays = [Health(MyHero, 30), BoardCount(Theirs, 0), IsInZone(Newest("EX1_533"), Zone::Secret)];
    check(CardClass::Hunter, &[&both("EX1_610")[..], &[Health(TheirHero, 28)], &stays].concat());
    check(CardClass::Hunter, &[&both("EX1_611")[..], &[HandCount(Theirs, 2)], &stays].concat());
}

/// HearthSim/Hearthstone-Deck-Tracker, issue 4030 (tested by its maintainers): Secrets that act on the played minion do not trigger on
/// one that enters play Dormant; those that do not affect it do.
#[test]
fn a_secret_that_acts_on_the_played_minion_stays_for_a_dormant_one() {
    for secret in ["EX1_609", "LOOT_101", "CFM_620", "EX1_379", "MAW_006"] {
        let mut table = table(CardClass::Mage);
        table.steps(&[Play(secret, Nothing), EndTurn, Play("BT_156", Nothing), IsInZone(Newest(secret), Zone::Secret)]);
        table.steps(&[IsCard(Their(0), "BT_156"), HasNow(Their(0), GameTag::DORMANT), Health(TheirHero, 30)]);
        // The next minion is one that it can act on.
        table.steps(&[Play("CS2_231", Nothing), IsInZone(Newest(secret), Zone::Graveyard)]);
    }
    for (secret, then) in [
        ("EX1_294", IsCard(My(0), "BT_156")),
        ("BT_707", IsCard(My(0), "BT_707t")),
        ("ICC_082", HandCount(Mine, 3)),
        ("CFM_026", StatsNow(InHand(0), 6, 7)),
    ] {
        let mut table = table(CardClass::Mage);
        table.steps(&[Give("CS2_182"), Play(secret, Nothing), EndTurn, Play("BT_156", Nothing)]);
        table.steps(&[IsInZone(Newest(secret), Zone::Graveyard), then, BoardCount(Theirs, 1)]);
    }
}

/// HearthSim/Hearthstone-Deck-Tracker, issues 3496 and 3733; HearthSim/hs-bugs, issues 648, 698 and 853: after Explosive Runes have
/// mortally wounded the minion, no other Secret about it triggers.
#[test]
fn a_secret_stays_for_a_minion_that_an_earlier_one_has_mortally_wounded() {
    for second in ["EX1_294", "EX1_609", "CFM_620", "EX1_379", "ICC_082", "REV_828"] {
        let mut table = table(CardClass::Mage);
        table.steps(&[Play("LOOT_101", Nothing), Play(second, Nothing), EndTurn, Play("CS2_182", Nothing)]);
        table.steps(&[
            IsInZone(Newest("LOOT_101"), Zone::Graveyard),
            IsInZone(Newest(second), Zone::Secret),
            BoardCount(Theirs, 0),
        ]);
        table.steps(&[BoardCount(Mine, 0), HandCount(Mine, 0), Health(TheirHero, 29)]);
    }
    // One that lives is copied, and what is not about the minion happens.
    let mut table = table(CardClass::Mage);
    table.steps(&[Play("LOOT_101", Nothing), Play("EX1_294", Nothing), EndTurn, Play("CS2_200", Nothing)]);
    table.steps(&[StatsNow(Their(0), 6, 1), IsCard(My(0), "CS2_200"), StatsNow(My(0), 6, 1)]);
    let mut table = cardwright_tests::table(CardClass::Mage);
    table.steps(&[Play("LOOT_101", Nothing), Play("BT_707", Nothing), EndTurn, Play("CS2_182", Nothing)]);
    table.steps(&[IsCard(My(0), "BT_707t"), BoardCount(Theirs, 0), Health(TheirHero, 29)]);
}

/// Hearthstone Wiki, "Preparation": it "wears off as soon as you play a spell", a countered one, too.
#[test]
fn a_countered_card_uses_up_what_waits_for_the_next_one() {
    // Starlight Wanderer, and a Draenei that Objection counters.
    let mut table = table(CardClass::Warrior);
    table.steps(&[Play("GDB_720", Nothing), EndTurn, Play("MAW_006", Nothing), EndTurn]);
    table.steps(&[Play("GDB_720", Nothing), BoardCount(Mine, 1), Play("GDB_720", Nothing), StatsNow(My(1), 2, 1)]);
    // Ingenious Artificer, which waits for "after".
    let mut table = cardwright_tests::table(CardClass::Mage);
    table.steps(&[Play("GDB_135", Nothing), EndTurn, Play("MAW_006", Nothing), EndTurn]);
    table.steps(&[Play("GDB_720", Nothing), BoardCount(Mine, 1), Mana(9), Play("GDB_720", Nothing), Mana(8)]);
    // Tyrande: the countered spell is one of the next three.
    let mut table = cardwright_tests::table(CardClass::Priest);
    table.steps(&[Play("EDR_464", Nothing), EndTurn, Play("EX1_287", Nothing), EndTurn]);
    let missiles = Play("DS1_233", Nothing);
    table.steps(&[missiles, Health(TheirHero, 30), missiles, Health(TheirHero, 20), missiles, Health(TheirHero, 10)]);
    table.steps(&[missiles, Health(TheirHero, 5)]);
    // Clownfish: the countered Murloc is one of the next two.
    let mut table = cardwright_tests::table(CardClass::Shaman);
    table.steps(&[Play("TID_004", Nothing), EndTurn, Play("MAW_006", Nothing), EndTurn, Give("EX1_509")]);
    table.steps(&[Give("TID_004"), CostNow(Newest("EX1_509"), 0), Play("EX1_509", Nothing)]);
    table.steps(&[
        BoardCount(Mine, 1),
        CostNow(Newest("TID_004"), 1),
        Play("CS2_168", Nothing),
        CostNow(Newest("TID_004"), 3),
    ]);
    // What lasts all turn goes on: Lock and Load.
    let mut table = cardwright_tests::table(CardClass::Hunter);
    table.steps(&[EndTurn, Play("EX1_287", Nothing), EndTurn, Play("GAME_005", Nothing), Play("AT_061", Nothing)]);
    table.steps(&[HandCount(Mine, 1), Play("GAME_005", Nothing), HandCount(Mine, 2)]);
}

/// Recorded: a countered spell with Twinspell leaves no copy; one that is not countered leaves it before what it triggers.
#[test]
fn a_countered_twinspell_leaves_no_copy() {
    let mut table = table(CardClass::Hunter);
    table.steps(&[EndTurn, Play("EX1_287", Nothing), EndTurn, Play("ETC_207", Nothing), HandCount(Mine, 1)]);
    table.steps(&[BoardCount(Mine, 0), Play("ETC_207", Nothing), HandCount(Mine, 2), IsCard(InHand(1), "ETC_207t")]);
    // A Counterspell that cannot be revealed counters nothing (Tight-Lipped Witness).
    let mut table = cardwright_tests::table(CardClass::Hunter);
    table.steps(&[EndTurn, Play("EX1_287", Nothing), EndTurn, Ally("MAW_032"), Play("ETC_207", Nothing)]);
    table.steps(&[BoardCount(Mine, 2), HandCount(Mine, 2), IsCard(InHand(1), "ETC_207t")]);
}
