//! Targets: what can be pointed at, and what a card needs to be played.

use super::*;

/// Six minions of mine; a seventh fills the board.
const SIX: [Step; 6] = [Ally("CS2_182"); 6];

fn steps(before: &[Step], then: &[Step]) -> Vec<Step> {
    before.iter().chain(then).copied().collect()
}

fn with_board(class: CardClass, more: &[Step], then: &[Step]) {
    check(class, &steps(&SIX, &steps(more, then)));
}

/// "Discover a minion … Summon it." needs room, as the client asks for it (A New Challenger..., Power of Creation).
#[test]
fn a_minion_that_is_discovered_to_be_summoned_needs_room() {
    let full = [Ally("CS2_231"); 7];
    check(CardClass::Paladin, &[&full[..], &[Give("DINO_424"), Unplayable("DINO_424")]].concat());
    check(CardClass::Paladin, &[&full[..6], &[Play("DINO_424", Nothing), Choose(0), BoardCount(Mine, 7)]].concat());
}

#[test]
fn all_other_minions_of_a_spell_are_not_the_chosen_one() {
    let both = [Enemy("CS2_186"), Ally("CS2_182")];
    let of = |steps: &[Step]| [&both[..], steps].concat();
    // Man the Cannons, Infiltrate, Snowed In
    check(CardClass::Warrior, &of(&[Play("DED_518", On(Their(0))), Damage(Their(0), 3), Damage(My(0), 1)]));
    check(CardClass::DemonHunter, &of(&[Play("GDB_902", On(Their(0))), Damage(Their(0), 0), Damage(My(0), 3)]));
    // Jam Session, Keeper's Strength
    check(CardClass::Shaman, &of(&[Play("JAM_013", On(My(0))), StatsNow(My(0), 7, 8), Damage(Their(0), 1)]));
    check(CardClass::Paladin, &of(&[Play("YOG_509", On(My(0))), StatsNow(My(0), 6, 7), Damage(Their(0), 6)]));
}

/// HearthSim/hs-bugs, 42: Steady Shot requires a minion or the enemy hero (`REQ_MINION_OR_ENEMY_HERO` of its first printing).
#[test]
fn steady_shot_is_never_pointed_at_the_own_hero() {
    for power in ["HERO_05bp", "HERO_05bp2"] {
        for helper in ["GVG_087", "TRL_065h"].into_iter().take(1) {
            let mut table = table(CardClass::Hunter);
            table.steps(&[Ally(helper), Enemy("CS2_182"), HasHeroPower(power), CannotTarget(power, MyHero)]);
            table.steps(&[HeroPower(On(TheirHero)), Health(MyHero, 30)]);
        }
    }
}

/// A choice made when the card is played: the data has `CAN_TARGET_CARDS_IN_HAND`, as for other cards that are pointed at the hand.
#[test]
fn gruesome_nightmare_is_pointed_at_the_hand_or_the_board() {
    check! { DeathKnight:
        Give("CS2_182"), Give("CS2_029"), Ally("CS2_200"), Enemy("CS2_172"), Play("CATA_161", On(InHand(0))),
        StatsNow(InHand(0), 7, 5), StatsNow(My(0), 6, 7), StatsNow(Their(0), 3, 2),
    }
    check! { DeathKnight:
        Give("CS2_182"), Ally("CS2_200"), Play("CATA_161", On(My(0))), StatsNow(My(0), 9, 7), StatsNow(InHand(0), 4, 5),
    }
    check! { DeathKnight:
        Give("CS2_029"), Give("CS2_182"), Enemy("CS2_172"), Give("CATA_161"), CannotTarget("CATA_161", InHand(0)),
        CannotTarget("CATA_161", Their(0)), Play("CATA_161", On(InHand(1))), StatsNow(InHand(1), 7, 5),
    }
}

#[test]
fn a_spell_with_a_second_effect_needs_no_room() {
    // `REQ_MINION_SLOT_OR_MANA_CRYSTAL_SLOT` of Jade Blossom; Muster for Battle has no requirement in the data.
    check! { Paladin:
        Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"),
        Ally("CS2_231"), Ally("CS2_231"), Play("GVG_061", Nothing), IsCard(MyWeapon, "CS2_091"), BoardCount(Mine, 7),
        // Everything else is about who is summoned.
        Give("RLK_118"), Give("EX1_248"), Unplayable("RLK_118"), Unplayable("EX1_248"),
    }
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

#[test]
fn without_a_legal_target_there_is_no_option() {
    check! { Warrior:
        Give("CS2_108"), Unplayable("CS2_108"), Enemy("CS2_182"), Unplayable("CS2_108"), DealDamage(Their(0), 1),
        Play("CS2_108", On(Their(0))), Dead(Nth(1)),
    }
}

/// Legal targets of a spell, a Hero Power, a Battlecry and an attack among minions with a keyword.
#[test]
fn who_can_be_pointed_at_and_attacked() {
    const KINDS: [(&str, [bool; 4]); 5] = [
        // Theirs: may my spell, Hero Power, Battlecry, attack find it?
        ("CS2_182", [true, true, true, true]),
        ("EX1_017", [false, false, false, false]),
        ("NEW1_023", [false, false, true, true]),
        ("CS2_179", [true, true, true, true]),
        ("EX1_008", [true, true, true, true]),
    ];
    for (id, expected) in KINDS {
        let mut table = table(CardClass::Mage);
        table.steps(&[Enemy(id), Ally("CS2_182"), Give("CS2_029"), Give("CS2_150")]);
        let target = table.who(Their(0)).unwrap();
        let (spell, cry) = (table.who(InHand(0)).unwrap(), table.who(InHand(1)).unwrap());
        let attacker = table.who(My(0)).unwrap();
        let options = table.game.options();
        let found = [
            options
                .iter()
                .any(|o| matches!(o, Action::Play { card, target: Some(t), .. } if *card == spell && *t == target)),
            options.iter().any(|o| matches!(o, Action::HeroPower { target: Some(t) } if *t == target)),
            options
                .iter()
                .any(|o| matches!(o, Action::Play { card, target: Some(t), .. } if *card == cry && *t == target)),
            options.iter().any(
                |o| matches!(o, Action::Attack { attacker: a, defender } if *a == attacker && *defender == target),
            ),
        ];
        assert_eq!(found, expected, "{id}");
    }
    // Immune heroes, and one's own hidden minion.
    let mut table = table(CardClass::Rogue);
    table.steps(&[Ally("EX1_017"), Give("CS2_004")]);
    let own = table.who(My(0)).unwrap();
    assert!(table.game.options().iter().any(|o| matches!(o, Action::Play { target: Some(t), .. } if *t == own)));
}

#[test]
fn stealth_hides_from_the_other_side_only() {
    mage(&[Ally("EX1_010"), Targets(FIREBALL, &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero])]);
    mage(&[Enemy("EX1_010"), Targets(FIREBALL, &[FriendlyHero, FriendlyMinion, EnemyHero])]);
}

#[test]
fn elusive_minions_are_no_target_of_spells_and_hero_powers() {
    mage(&[
        Enemy("DREAM_01"),
        Targets(FIREBALL, &[FriendlyHero, FriendlyMinion, EnemyHero]),
        Targets("CS2_203", &[FriendlyMinion, EnemyMinion]),
    ]);
}
