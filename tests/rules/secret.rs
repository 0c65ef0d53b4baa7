//! Secrets: when they answer, and when they stay hidden.
use cardwright_data::BlockType;
use cardwright_engine::observe::EntityNumber;
use cardwright_engine::state::Forced;

use super::*;

#[test]
fn a_countered_spell_was_not_cast() {
    // Hearthstone Wiki, "Yogg-Saron, Hope's End": "Counterspelled spells do not count towards Yogg-Saron's counter."
    check! { Mage:
        Give("KAR_711"), EndTurn, Play("EX1_287", Nothing), EndTurn, CostNow(InHand(0), 12),
        Play("CS2_029", On(TheirHero)), Damage(TheirHero, 0), CostNow(InHand(0), 12), Play("CS2_029", On(TheirHero)),
        Damage(TheirHero, 6), CostNow(InHand(0), 11),
    }
}

#[test]
fn a_secret_from_a_different_class_than_the_one_that_was_played() {
    check! { Rogue: Ally("BT_188"), ForbidOutcome(Card("EX1_132")), Play("EX1_130", Nothing), Choose(0), HandCount(Mine, 1) }
}

/// Recorded: after Misdirection the Secrets that answer the first attack come before those that answer the new one.
#[test]
fn after_a_redirection_the_secrets_of_the_first_attack_come_first() {
    let mut table = table(CardClass::Hunter);
    table.steps(&[Play("EX1_533", Nothing), Play("EX1_554", Nothing), Play("EX1_610", Nothing), Ally("CS2_182")]);
    table.steps(&[EndTurn, Enemy("CS2_200")]);
    let yeti = table.who(Nth(3)).unwrap();
    table.game.force([Forced::Entity(yeti)]);
    let secrets = [0, 1, 2].map(|n| table.who(Nth(n)).unwrap());
    let (attacker, defender) = (table.who(Nth(4)).unwrap(), table.who(MyHero).unwrap());
    let attack = Action::Attack { attacker, defender };
    let [misdirection, snakes, explosion] = secrets;
    assert_eq!(triggered(&mut table, attack, &secrets), [misdirection, explosion, snakes]);
    table.steps(&[BoardCount(Mine, 3), Dead(Nth(3)), Damage(TheirHero, 2), Health(MyHero, 30)]);
}

/// A recording of 2016 gives a Fireball for a spell that a younger Counterspell counters. The wiki's "Counterspell" says: "Since patch
/// 11.2.0, any effects which activate from the spell being cast or completed will not be triggered.", so that today it gives none.
#[test]
fn a_countered_spell_gives_no_fireball_whichever_is_older() {
    check! { Mage:
        Ally("EX1_559"), EndTurn, Play("EX1_287", Nothing), EndTurn, HandCount(Mine, 1), Play("GAME_005", Nothing),
        HandCount(Mine, 1),
    }
}

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

#[test]
fn a_spell_that_is_countered_is_paid_for_and_does_nothing() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Play("EX1_287", Nothing), EndTurn, Crystals(10)]);
    let hero = table.game.players[PlayerId::First].hero.unwrap();
    let recorder = recorded_play(&mut table, "CS2_029", On(MyHero));
    assert_eq!(blocks(&recorder, BlockType::Play).len(), 1);
    assert_eq!(blocks(&recorder, BlockType::Power), [], "no text");
    assert_eq!(blocks(&recorder, BlockType::Trigger), [EntityNumber::from(table.who(Newest("EX1_287")).unwrap())]);
    let side = &table.game.players[PlayerId::Second];
    assert_eq!((table.game[hero].damage, side.mana()), (0, 6), "4 mana are gone");
}

#[test]
fn counterspell_stops_a_spell_that_is_paid_for() {
    mage(&[
        Play("EX1_287", Nothing),
        EndTurn,
        Play(FIREBALL, On(MyHero)),
        Damage(MyHero, 0),
        IsInZone(Nth(0), Zone::Graveyard),
        IsInZone(Nth(1), Zone::Graveyard),
        Play(FIREBALL, On(MyHero)),
        Damage(MyHero, 6),
    ]);
}

#[test]
fn spellbender_takes_the_spell_on_itself() {
    mage(&[
        Ally(YETI),
        Play("tt_010", Nothing),
        EndTurn,
        Play(FIREBALL, On(My(0))),
        Damage(Nth(0), 0),
        Dead(Newest("tt_010a")),
    ]);
}

/// Hearthstone Wiki, "Spellbender": spells that require their targets to meet a condition take full effect on the Spellbender.
#[test]
fn a_redirected_spell_does_not_ask_its_condition_again() {
    // Shadow Word: Death and Execute kill a 1/3 that is undamaged.
    mage(&[
        Ally("EX1_105"),
        Play("tt_010", Nothing),
        EndTurn,
        Play("EX1_622", On(My(0))),
        Dead(Newest("tt_010a")),
        BoardCount(Mine, 1),
    ]);
    let execute = [Ally(YETI), DealDamage(My(0), 1), Play("tt_010", Nothing), EndTurn, Play("CS2_108", On(My(0)))];
    mage(&[&execute[..], &[Dead(Newest("tt_010a")), Damage(Nth(0), 1)]].concat());
    // Only the choice has a condition; a condition of the text is asked of the new target.
    let lance = [
        Ally(YETI),
        Play("tt_010", Nothing),
        EndTurn,
        Play("CS2_031", On(My(0))),
        HasNow(Newest("tt_010a"), GameTag::FROZEN),
        Damage(Newest("tt_010a"), 0),
    ];
    mage(&lance);
}

/// A spell that Ice Trap returns was not cast, as a countered one: no other Secret and no minion reacts to it.
#[test]
fn a_returned_spell_was_not_cast() {
    for secrets in [["AV_226", "UNG_024"], ["UNG_024", "AV_226"]] {
        let mut table = table(CardClass::Mage);
        table.steps(&[Play(secrets[0], Nothing), Play(secrets[1], Nothing), EndTurn, Enemy("NEW1_026")]);
        table.steps(&[Play(FIREBALL, On(MyHero)), Damage(MyHero, 0), BoardCount(Theirs, 1)]);
        table.steps(&[HandCount(Theirs, 2), HandCount(Mine, 0)]);
    }
    // Without Ice Trap, both react.
    mage(&[
        Play("UNG_024", Nothing),
        EndTurn,
        Enemy("NEW1_026"),
        Play(FIREBALL, On(MyHero)),
        BoardCount(Theirs, 2),
        HandCount(Mine, 1),
    ]);
}

#[test]
fn secrets_are_silent_on_their_owners_turn() {
    mage(&[
        Play("EX1_287", Nothing),
        Play(FIREBALL, FACE),
        Damage(TheirHero, 6),
        IsInZone(Nth(0), Zone::Secret),
        Give("EX1_287"),
        Unplayable("EX1_287"),
    ]);
}
