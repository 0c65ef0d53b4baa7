//! Demon Hunter cards of Whizbang's Workshop, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Return Policy
///
/// `MIS_102` · Demon Hunter spell · 3 mana
///
/// > **Discover** a friendly **Deathrattle** card you've played this game. Trigger its **Deathrattle**.
///
/// State: Todo
//~ MIS_102 todo 868ad51b 484395e2
#[test]
#[ignore = "todo: MIS_102 Return Policy"]
fn MIS_102_return_policy() {
    check(CardClass::DemonHunter, &[Give("MIS_102"), Cost("MIS_102", 3), Unwritten]);
}

/// # Sock Puppet Slitherspear
///
/// `MIS_710` · Demon Hunter minion · 1 mana · 1/2
///
/// > This minion's Attack is improved by your hero's.
///
/// State: Todo
//~ MIS_710 todo e42bfedd cccb3a1d
#[test]
#[ignore = "todo: MIS_710 Sock Puppet Slitherspear"]
fn MIS_710_sock_puppet_slitherspear() {
    check(CardClass::DemonHunter, &[Give("MIS_710"), Cost("MIS_710", 1), Stats("MIS_710", 1, 2), Unwritten]);
}

/// # Gibbering Reject
///
/// `MIS_911` · Demon Hunter minion · 4 mana · 3/3
///
/// > After your hero attacks, summon another Gibbering Reject.
///
/// State: Todo
//~ MIS_911 todo 71cff6eb a3417df3
#[test]
#[ignore = "todo: MIS_911 Gibbering Reject"]
fn MIS_911_gibbering_reject() {
    check(CardClass::DemonHunter, &[Give("MIS_911"), Cost("MIS_911", 4), Stats("MIS_911", 3, 3), Unwritten]);
}

/// # Spirit of the Team
///
/// `TOY_028` · Demon Hunter minion · 2 mana · 0/3
///
/// > **Stealth** for 1 turn. Your hero has +2 Attack on your turn.
///
/// State: Todo
//~ TOY_028 todo ec33da67 0a2a9575
#[test]
#[ignore = "todo: TOY_028 Spirit of the Team"]
fn TOY_028_spirit_of_the_team() {
    check(
        CardClass::DemonHunter,
        &[Give("TOY_028"), Cost("TOY_028", 2), Stats("TOY_028", 0, 3), Has("TOY_028", GameTag::STEALTH), Unwritten],
    );
}

/// # Workshop Mishap
///
/// `TOY_640` · Demon Hunter spell · Fel · 4 mana
///
/// > Deal $5 damage to a minion. Excess damages both neighbors. **Outcast:** Gain **Lifesteal**.
///
/// State: Todo
//~ TOY_640 todo ca60e037 15648893
#[test]
#[ignore = "todo: TOY_640 Workshop Mishap"]
fn TOY_640_workshop_mishap() {
    check(CardClass::DemonHunter, &[Give("TOY_640"), Cost("TOY_640", 4), Unwritten]);
}

/// # Umpire's Grasp
///
/// `TOY_641` · Demon Hunter weapon · 4 mana · 3/2 durability
///
/// > **Deathrattle:** Draw a Demon and reduce its Cost by (2).
///
/// State: Todo
//~ TOY_641 todo 3466309f abd31135
#[test]
#[ignore = "todo: TOY_641 Umpire's Grasp"]
fn TOY_641_umpires_grasp() {
    check(CardClass::DemonHunter, &[Give("TOY_641"), Cost("TOY_641", 4), Stats("TOY_641", 3, 2), Unwritten]);
}

/// # Ball Hog
///
/// `TOY_642` · Demon Hunter minion · 4 mana · 3/3
///
/// > **Lifesteal Battlecry and Deathrattle:** Deal 3 damage to the lowest Health enemy.
///
/// State: Todo
//~ TOY_642 todo 369115b6 855fef1d
#[test]
#[ignore = "todo: TOY_642 Ball Hog"]
fn TOY_642_ball_hog() {
    check(
        CardClass::DemonHunter,
        &[Give("TOY_642"), Cost("TOY_642", 4), Stats("TOY_642", 3, 3), Has("TOY_642", GameTag::LIFESTEAL), Unwritten],
    );
}

/// # Blind Box
///
/// `TOY_643` · Demon Hunter spell · 2 mana
///
/// > Get 2 random Demons. **Outcast: Discover** them instead.
///
/// State: Todo
//~ TOY_643 todo c5add40c 6cc86b46
#[test]
#[ignore = "todo: TOY_643 Blind Box"]
fn TOY_643_blind_box() {
    check(CardClass::DemonHunter, &[Give("TOY_643"), Cost("TOY_643", 2), Unwritten]);
}

/// # Red Card
///
/// `TOY_644` · Demon Hunter spell · 1 mana
///
/// > Make a minion go **Dormant** for 2 turns.
///
/// State: Todo
//~ TOY_644 todo e7ab144f 9a80a8d8
#[test]
#[ignore = "todo: TOY_644 Red Card"]
fn TOY_644_red_card() {
    check(CardClass::DemonHunter, &[Give("TOY_644"), Cost("TOY_644", 1), Unwritten]);
}

/// # Lesser Opal Spellstone
///
/// `TOY_645` · Demon Hunter spell · 2 mana
///
/// > Draw 1 card. *(Attack with your hero @ \|4(time, times) to upgrade.)*
///
/// State: Todo
//~ TOY_645 todo cde0787b 2ca3eb7b
#[test]
#[ignore = "todo: TOY_645 Lesser Opal Spellstone"]
fn TOY_645_lesser_opal_spellstone() {
    check(CardClass::DemonHunter, &[Give("TOY_645"), Cost("TOY_645", 2), Unwritten]);
}

/// # Opal Spellstone
///
/// `TOY_645t` · Demon Hunter spell · 2 mana
///
/// > Draw 2 cards. *(Attack with your hero @ \|4(time, times) to upgrade.)*
///
/// State: Todo
//~ TOY_645t todo 4e73e0e0 526089a0
#[test]
#[ignore = "todo: TOY_645t Opal Spellstone"]
fn TOY_645t_opal_spellstone() {
    check(CardClass::DemonHunter, &[Give("TOY_645t"), Cost("TOY_645t", 2), Unwritten]);
}

/// # Greater Opal Spellstone
///
/// `TOY_645t1` · Demon Hunter spell · 2 mana
///
/// > Draw 3 cards.
///
/// State: Todo
//~ TOY_645t1 todo e0d7fddd 184a20c9
#[test]
#[ignore = "todo: TOY_645t1 Greater Opal Spellstone"]
fn TOY_645t1_greater_opal_spellstone() {
    check(CardClass::DemonHunter, &[Give("TOY_645t1"), Cost("TOY_645t1", 2), Unwritten]);
}

/// # Magtheridon, Unreleased
///
/// `TOY_647` · Demon Hunter minion · 8 mana · 12/12
///
/// > **Dormant** for 2 turns. While **Dormant**, deal 3 damage to all enemies at the end of your turn.
///
/// State: Todo
//~ TOY_647 todo a742c97c 537087b8
#[test]
#[ignore = "todo: TOY_647 Magtheridon, Unreleased"]
fn TOY_647_magtheridon_unreleased() {
    check(CardClass::DemonHunter, &[Give("TOY_647"), Cost("TOY_647", 8), Stats("TOY_647", 12, 12), Unwritten]);
}

/// # Window Shopper
///
/// `TOY_652` · Demon Hunter minion · 5 mana · 6/5
///
/// > **Miniaturize Battlecry: Discover** a Demon. Set its stats and Cost to this minion's.
///
/// State: Todo
//~ TOY_652 todo e0282b09 deb6ddcb
#[test]
#[ignore = "todo: TOY_652 Window Shopper"]
fn TOY_652_window_shopper() {
    check(CardClass::DemonHunter, &[Give("TOY_652"), Cost("TOY_652", 5), Stats("TOY_652", 6, 5), Unwritten]);
}

/// # Window Shopper
///
/// `TOY_652t` · Demon Hunter minion · 1 mana · 1/1
///
/// > **Mini Battlecry: Discover** a Demon. Set its stats and Cost to this minion's.
///
/// State: Todo
//~ TOY_652t todo 2b3b6ad2 c5a736c5
#[test]
#[ignore = "todo: TOY_652t Window Shopper"]
fn TOY_652t_window_shopper() {
    check(CardClass::DemonHunter, &[Give("TOY_652t"), Cost("TOY_652t", 1), Stats("TOY_652t", 1, 1), Unwritten]);
}

/// # Ci'Cigi
///
/// `TOY_913` · Demon Hunter minion · 3 mana · 4/4
///
/// > **Battlecry, Outcast, and Deathrattle:** Get a random first-edition Demon Hunter card *(in mint condition)*.
///
/// State: Todo
//~ TOY_913 todo 89651a6f 0e916703
#[test]
#[ignore = "todo: TOY_913 Ci'Cigi"]
fn TOY_913_ci_cigi() {
    check(CardClass::DemonHunter, &[Give("TOY_913"), Cost("TOY_913", 3), Stats("TOY_913", 4, 4), Unwritten]);
}
