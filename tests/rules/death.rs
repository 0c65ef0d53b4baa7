//! Rulebook, "Death Creation Step" and "Death Phase": all who are dying leave at once, then their deaths are answered.
use super::*;

#[test]
fn who_dies_in_a_forced_attack_leaves_play_after_the_text() {
    // Hearthstone Wiki, "Mass Hysteria". Rampaging Hound: Spawn of N'Zoth dies, and the Wisp strikes before its Deathrattle.
    check! { Warrior:
        Enemy("OG_256"), Enemy("CS2_231"), Play("JAIL_435", Nothing), Damage(My(0), 3), Dead(Newest("OG_256")),
        Dead(Newest("CS2_231")),
    }
}

/// "It attacks, then dies": in play, not in the hand to which Freezing Trap has returned it.
#[test]
fn who_went_back_to_the_hand_does_not_die() {
    let mut table = table(CardClass::Hunter);
    table.steps(&[
        Play("EX1_611", Nothing),
        EndTurn,
        EmptyDeck(Theirs),
        OnTheirTop("CS2_182"),
        Play("DMF_089", Nothing),
    ]);
    table.steps(&[Health(MyHero, 30), BoardCount(Theirs, 1), HandCount(Theirs, 2), IsCard(InTheirHand(1), "CS2_182")]);
}

#[test]
fn the_destroyed_make_room_for_who_replaces_them() {
    // Five are destroyed, and five come, though the board was not full.
    check! { Warlock:
        Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"),
        DeckOf(&["CS2_182", "CS2_182", "CS2_182", "CS2_182", "CS2_182", "CS2_182"]), Play("DAL_173", Nothing),
        BoardCount(Mine, 5), DeckCount(Mine, 1),
    }
}

#[test]
fn who_dies_at_the_same_time_cannot_be_taken() {
    check! { Warlock:
        Ally("EX1_016"), Enemy("CS2_182"), Play("EX1_312", Nothing), BoardCount(Mine, 0), BoardCount(Theirs, 0),
    }
}

#[test]
fn what_hears_a_death_and_dies_with_it_does_not_answer() {
    // Cult Master dies in the same Flamestrike as the others.
    check! { Mage: Ally("EX1_595"), Ally("CS2_168"), Play("EX1_312", Nothing), HandCount(Mine, 0) }
    check! { Mage: Ally("EX1_595"), Ally("CS2_168"), Kill(My(1)), HandCount(Mine, 1) }
}

#[test]
fn both_heroes_dead_at_once_is_a_tie() {
    let mut table = table(CardClass::Warlock);
    table.steps(&[DealDamage(MyHero, 28), DealDamage(TheirHero, 28), Play("CS2_062", Nothing)]);
    assert!(table.game.is_over());
    for player in cardwright_engine::PlayerId::BOTH {
        assert_eq!(table.game.players[player].state, PlayState::Tied);
    }
}

/// The curse is an enchantment of the minion, and "Return effects remove all enchantments" (Hearthstone Wiki, "Return to hand").
#[test]
fn who_returned_to_the_hand_is_no_longer_cursed() {
    let cursed = [Enemy("CS2_182"), Play("GIL_614", On(Their(0)))];
    check(CardClass::Rogue, &[&cursed[..], &[Kill(My(0)), BoardCount(Theirs, 0), HandCount(Theirs, 0)]].concat());
    let back = [Play("EX1_581", On(Their(0))), HandCount(Theirs, 1), Kill(My(0)), HandCount(Theirs, 1)];
    check(CardClass::Rogue, &[&cursed[..], &back].concat());
    // Nor does Najak Hexxen give back a card in hand.
    let taken = [
        Enemy("CS2_182"),
        Play("AV_331", On(Their(0))),
        BoardCount(Mine, 2),
        Play("EX1_049", On(My(1))),
        HandCount(Mine, 1),
    ];
    check(CardClass::Priest, &[&taken[..], &[Kill(My(0)), HandCount(Mine, 1), HandCount(Theirs, 0)]].concat());
}

#[test]
fn a_minion_that_turns_into_one_without_health_dies() {
    // Creepy Painting becomes a copy of who died: a Starship without its pieces has no Health.
    check! { Mage:
        Ally("CS2_182"), Ally("REV_916"), Enemy("SC_999t"), Play("CS2_231", Nothing), BoardCount(Mine, 2),
    }
    check! { Mage:
        Ally("CS2_182"), Ally("REV_916"), Enemy("CS2_231"), Kill(Their(0)), IsCard(My(1), "CS2_231"), StatsNow(My(1), 1, 1),
    }
}

/// The dead leave before what replaces them comes: a full board has room for as many as were killed.
#[test]
fn what_comes_for_each_killed_comes_when_they_have_left() {
    // Deathborne, Cycle of Hatred
    for (spell, token) in [("REV_840", "REV_845"), ("SCH_253", "SCH_253t")] {
        let full = [Ally("CS2_172"); 7];
        let killed = [Crystals(10), Play(spell, Nothing), BoardCount(Mine, 7), IsCard(My(0), token)];
        check(CardClass::Mage, &[&full[..], &killed].concat());
    }
}

/// The curse of Voodoo Doll, the loan of Najak Hexxen and the trial of Arson Accusation are enchantments: who became another
/// minion has none, nor has who came back and was played again.
#[test]
fn who_is_another_minion_is_no_longer_cursed() {
    let sheep = [Enemy("CS2_182"), Play("GIL_614", On(Their(0))), Play("CS2_022", On(Their(0)))];
    check(CardClass::Mage, &[&sheep[..], &[Kill(My(0)), BoardCount(Theirs, 1)]].concat());
    let back =
        [Enemy("CS2_182"), Play("GIL_614", On(Their(0))), Play("EX1_581", On(Their(0))), HandCount(Theirs, 1), EndTurn];
    let again = [Crystals(10), Play("CS2_182", Nothing), EndTurn, Kill(My(0)), BoardCount(Theirs, 1)];
    check(CardClass::Rogue, &[&back[..], &again].concat());
    // Najak Hexxen
    let taken = [Enemy("CS2_182"), Play("AV_331", On(Their(0))), Play("CS2_022", On(My(1)))];
    check(CardClass::Priest, &[&taken[..], &[Kill(My(0)), BoardCount(Mine, 1), BoardCount(Theirs, 0)]].concat());
    // Arson Accusation: "When the accuser takes damage, this minion dies."
    let accused = [Enemy("CS2_182"), Play("MAW_001", On(Their(0)))];
    check(
        CardClass::Warlock,
        &[&accused[..], &[DealDamage(TheirHero, 1), DealDamage(MyHero, 1), Dead(Nth(0))]].concat(),
    );
    let sapped = [Play("EX1_581", On(Their(0))), DealDamage(MyHero, 1), HandCount(Theirs, 1)];
    check(CardClass::Warlock, &[&accused[..], &sapped].concat());
    check(
        CardClass::Warlock,
        &[&accused[..], &[Play("CS2_022", On(Their(0))), DealDamage(MyHero, 1), BoardCount(Theirs, 1)]].concat(),
    );
}

#[test]
fn redemption_comes_after_all_that_a_death_triggers() {
    // Hearthstone Wiki, "Redemption": "regardless of play order, it will always trigger last on a given Death Event".
    check! { Paladin:
        Play("EX1_136", Nothing), Ally("FP1_029"), Ally("GVG_076"), EndTurn, Play("CS2_029", On(My(1))),
        BoardCount(Mine, 2), Damage(My(0), 2), IsCard(My(1), "GVG_076"), Health(My(1), 1),
    }
}

/// Defile "can re-cast itself 13 times, after the 14th cast, it will stop" (Hearthstone Wiki): somebody dies of each of fourteen casts.
#[test]
fn defile_is_cast_fourteen_times_at_most() {
    // A Harvest Golem dies of the third cast, what it leaves of the fourth.
    let mut steps = vec![Ally("CS2_231"), Ally("CS2_172"), Ally("EX1_556")];
    for (at, health) in (3..).zip([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16]) {
        steps.push(if health < 9 { Ally("NEW1_030") } else { Enemy("NEW1_030") });
        let most = if health > 12 { 16 } else { 12 };
        steps.extend((most > 12).then_some(Enchant(Nth(at), "CS2_092e")));
        steps.extend((most > health).then_some(DealDamage(Nth(at), most - health)));
    }
    steps.extend([Play("ICC_041", Nothing), BoardCount(Mine, 0), BoardCount(Theirs, 1), Damage(Their(0), 14)]);
    check(CardClass::Warlock, &steps);
}

/// Recorded (02607dc7c9#0#41, e960c58759#0#133): minions that die of a Battlecry leave play before the triggers on the summoning of
/// the minion resolve. The minions that a Deathrattle summons are then already in play.
#[test]
fn the_dead_of_a_battlecry_leave_before_the_summoning_is_answered() {
    check! { Mage:
        Ally("NEW1_019"), Enemy("EX1_556"), DealDamage(Their(0), 1), Force(Card("skele21")), Play("CS2_150", On(Their(0))),
        Dead(Nth(1)), BoardCount(Theirs, 0), Damage(TheirHero, 0), BoardCount(Mine, 2),
    }
}

/// Of two minions that are Reborn on both sides of a survivor both come back to its left: the place of the second one moved when the
/// first one left.
#[test]
fn who_dies_later_has_its_place_when_the_first_has_left() {
    check! { Warrior:
        Ally("ULD_723"), Ally("CS2_182"), Ally("ULD_723"), Play("EX1_400", Nothing), BoardCount(Mine, 3),
        IsCard(My(0), "ULD_723"), IsCard(My(1), "ULD_723"), IsCard(My(2), "CS2_182"),
    }
}

#[test]
fn avenge_waits_for_somebody_to_avenge() {
    // Nobody else is there when the minion dies, although Redemption brings it back.
    let mut table = table(CardClass::Paladin);
    table.steps(&[Ally("CS2_172"), Play("EX1_136", Nothing), Play("FP1_020", Nothing), EndTurn]);
    table.steps(&[Play("CS2_029", On(My(0))), StatsNow(My(0), 3, 1), IsInZone(Nth(2), Zone::Secret)]);
}

/// "Dies a slimy death at the end of the turn" is an enchantment, as that of Power Overwhelming.
#[test]
fn a_minion_that_is_to_die_later_is_saved_by_silence_and_by_its_return() {
    for (buff, minion) in [("BOT_437", "CS2_182"), ("BE_553t", "GVG_006")] {
        let begins = [Ally(minion), Play(buff, On(My(0)))];
        ends(&begins, &[HasNow(My(0), GameTag::RUSH)], 0);
        ends(&begins, &[Play("EX1_332", On(My(0)))], 1);
        ends(&begins, &[Play("EX1_144", On(My(0))), HandCount(Mine, 1), EndTurn, HandCount(Mine, 1)], 0);
    }
}
