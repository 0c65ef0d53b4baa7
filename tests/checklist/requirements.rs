//! What may be played is what the card data requires: both a board on which a card can be played, and one on which it cannot.
use super::*;

/// Six minions of mine; a seventh fills the board.
const SIX: [Step; 6] = [Ally("CS2_182"); 6];

fn steps(before: &[Step], then: &[Step]) -> Vec<Step> {
    before.iter().chain(then).copied().collect()
}

fn with_board(class: CardClass, more: &[Step], then: &[Step]) {
    check(class, &steps(&SIX, &steps(more, then)));
}

#[test]
fn a_minion_that_is_discovered_and_summoned_needs_room() {
    with_board(CardClass::Priest, &[], &[Play("UNG_854", Nothing), Choose(0), BoardCount(Mine, 7)]);
    with_board(CardClass::Priest, &[Ally("CS2_182")], &[Give("UNG_854"), Unplayable("UNG_854")]);
}

#[test]
fn a_copy_needs_room_where_the_data_says_so_and_nowhere_else() {
    let full = [Ally("CS2_182")];
    with_board(CardClass::Priest, &full, &[Give("BOT_529"), Unplayable("BOT_529")]);
    with_board(CardClass::Priest, &[], &[Play("BOT_529", On(My(0))), BoardCount(Mine, 7)]);
    // Molten Reflection has no such requirement.
    with_board(CardClass::Mage, &full, &[Play("UNG_948", On(My(0))), BoardCount(Mine, 7)]);
}

#[test]
fn a_hero_power_that_gives_a_card_needs_room_in_hand() {
    let hand = [Give("CS2_182"); 9];
    let power = [HasHeroPower("ULD_433p")];
    check(CardClass::Mage, &steps(&steps(&power, &hand), &[HeroPower(Nothing), HandCount(Mine, 10)]));
    check(CardClass::Mage, &steps(&steps(&power, &hand), &[Give("CS2_182"), CannotAct(MyPower)]));
}

#[test]
fn minions_that_are_destroyed_at_random_must_be_there() {
    check! { Warrior: Ally("CS2_182"), Give("EX1_407"), Unplayable("EX1_407") }
    check! { Warrior: Ally("CS2_182"), Enemy("CS2_182"), Play("EX1_407", Nothing) }
    check! { Hunter: Ally("CS2_182"), Give("EX1_617"), Unplayable("EX1_617") }
    check! { Hunter: Enemy("CS2_182"), Play("EX1_617", Nothing), BoardCount(Theirs, 0) }
    // A spell with a Combo has no such requirement.
    check! { Rogue: Play("GVG_047", Nothing), Mana(6) }
}

#[test]
fn who_is_resurrected_must_have_died() {
    check! { Priest: Ally("CS2_182"), Enemy("CS2_182"), Kill(Their(0)), Give("BRM_017"), Unplayable("BRM_017") }
    check! { Priest: Ally("CS2_182"), Kill(My(0)), Play("BRM_017", Nothing), BoardCount(Mine, 1) }
    // Witching Hour asks for a Beast.
    check! { Druid: Ally("CS2_182"), Kill(My(0)), Give("GIL_571"), Unplayable("GIL_571") }
    check! { Druid: Ally("CS2_172"), Kill(My(0)), Play("GIL_571", Nothing), IsCard(My(0), "CS2_172") }
}

#[test]
fn a_beast_that_is_summoned_from_hand_must_be_there() {
    check! { Druid: Give("CS2_182"), Give("TRL_255"), Unplayable("TRL_255") }
    check! { Druid: Give("CS2_172"), Play("TRL_255", Nothing), HandCount(Mine, 0), IsCard(My(0), "CS2_172") }
}

#[test]
fn a_weapon_must_be_equipped_for_what_changes_it() {
    check! { Rogue: Give("CS2_074"), Unplayable("CS2_074") }
    check! { Rogue: Ally("CS2_080"), Play("CS2_074", Nothing), StatsNow(MyWeapon, 4, 5) }
}

#[test]
fn either_room_or_a_missing_crystal_lets_jade_blossom_be_played() {
    with_board(CardClass::Druid, &[Ally("CS2_182"), Crystals(10)], &[Give("CFM_713"), Unplayable("CFM_713")]);
    with_board(CardClass::Druid, &[Ally("CS2_182"), Crystals(9)], &[Play("CFM_713", Nothing), BoardCount(Mine, 7)]);
    with_board(CardClass::Druid, &[Crystals(10)], &[Play("CFM_713", Nothing), BoardCount(Mine, 7)]);
}

#[test]
fn a_reprint_requires_what_its_original_does() {
    check! { Warrior: Ally("CS2_182"), Give("VAN_EX1_407"), Unplayable("VAN_EX1_407") }
    check! { Warrior: Ally("CS2_182"), Enemy("CS2_182"), Play("VAN_EX1_407", Nothing) }
}
