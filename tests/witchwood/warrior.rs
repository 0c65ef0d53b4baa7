//! Warrior cards of The Witchwood, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Rabid Worgen
///
/// `GIL_113` · Warrior minion · 3 mana · 3/3
///
/// > **Rush**
///
/// State: Vanilla
//~ GIL_113 vanilla 3f1c9e27 12ec82e4
#[test]
fn GIL_113_rabid_worgen() {
    check(
        CardClass::Warrior,
        &[
            Give("GIL_113"),
            Cost("GIL_113", 3),
            Stats("GIL_113", 3, 3),
            Has("GIL_113", GameTag::RUSH),
            Play("GIL_113", Nothing),
            In(The("GIL_113"), Zone::Play),
            Now(The("GIL_113"), 3, 3),
            HasNow(The("GIL_113"), GameTag::RUSH),
        ],
    );
}

/// # Rabid Worgen
///
/// `GIL_113_Puzzle` · Warrior minion · 3 mana · 3/3
///
/// > **Rush**
///
/// State: Vanilla
//~ GIL_113_Puzzle vanilla 68478460 c2f0a0e2
#[test]
fn GIL_113_Puzzle_rabid_worgen() {
    check(
        CardClass::Warrior,
        &[
            Give("GIL_113_Puzzle"),
            Cost("GIL_113_Puzzle", 3),
            Stats("GIL_113_Puzzle", 3, 3),
            Has("GIL_113_Puzzle", GameTag::RUSH),
            Play("GIL_113_Puzzle", Nothing),
            In(The("GIL_113_Puzzle"), Zone::Play),
            Now(The("GIL_113_Puzzle"), 3, 3),
            HasNow(The("GIL_113_Puzzle"), GameTag::RUSH),
        ],
    );
}

/// # Blackhowl Gunspire
///
/// `GIL_152` · Warrior minion · 7 mana · 3/8
///
/// > Can't attack. Whenever this minion takes damage, deal 3 damage to a random enemy.
///
/// State: Todo
//~ GIL_152 todo 0e532fc3 72a23746
#[test]
#[ignore = "todo: GIL_152 Blackhowl Gunspire"]
fn GIL_152_blackhowl_gunspire() {
    check(
        CardClass::Warrior,
        &[Give("GIL_152"), Cost("GIL_152", 7), Stats("GIL_152", 3, 8), Has("GIL_152", GameTag::CANT_ATTACK), Unwritten],
    );
}

/// # Redband Wasp
///
/// `GIL_155` · Warrior minion · 2 mana · 1/3
///
/// > **Rush** Has +3 Attack while damaged.
///
/// State: Todo
//~ GIL_155 todo 7be6477f 3ef3bbff
#[test]
#[ignore = "todo: GIL_155 Redband Wasp"]
fn GIL_155_redband_wasp() {
    check(
        CardClass::Warrior,
        &[Give("GIL_155"), Cost("GIL_155", 2), Stats("GIL_155", 1, 3), Has("GIL_155", GameTag::RUSH), Unwritten],
    );
}

/// # Deadly Arsenal
///
/// `GIL_537` · Warrior spell · 6 mana
///
/// > Reveal a weapon from your deck. Deal its Attack to all minions.
///
/// State: Todo
//~ GIL_537 todo 131cbccc 63333724
#[test]
#[ignore = "todo: GIL_537 Deadly Arsenal"]
fn GIL_537_deadly_arsenal() {
    check(CardClass::Warrior, &[Give("GIL_537"), Cost("GIL_537", 6), Unwritten]);
}

/// # Darius Crowley
///
/// `GIL_547` · Warrior minion · 5 mana · 4/5
///
/// > **Rush** After this attacks and kills a minion, gain +2/+2.
///
/// State: Todo
//~ GIL_547 todo d9b99388 6a91f9fa
#[test]
#[ignore = "todo: GIL_547 Darius Crowley"]
fn GIL_547_darius_crowley() {
    check(
        CardClass::Warrior,
        &[Give("GIL_547"), Cost("GIL_547", 5), Stats("GIL_547", 4, 5), Has("GIL_547", GameTag::RUSH), Unwritten],
    );
}

/// # Town Crier
///
/// `GIL_580` · Warrior minion · 1 mana · 1/2
///
/// > **Battlecry:** Draw a **Rush** minion from your deck.
///
/// State: Todo
//~ GIL_580 todo 8f1a098a 6e06ae35
#[test]
#[ignore = "todo: GIL_580 Town Crier"]
fn GIL_580_town_crier() {
    check(CardClass::Warrior, &[Give("GIL_580"), Cost("GIL_580", 1), Stats("GIL_580", 1, 2), Unwritten]);
}

/// # Woodcutter's Axe
///
/// `GIL_653` · Warrior weapon · 2 mana · 2/2 durability
///
/// > **Deathrattle:** Give +2/+1 to a random friendly minion.
///
/// State: Todo
//~ GIL_653 todo 3bee95d1 49da7e10
#[test]
#[ignore = "todo: GIL_653 Woodcutter's Axe"]
fn GIL_653_woodcutters_axe() {
    check(CardClass::Warrior, &[Give("GIL_653"), Cost("GIL_653", 2), Stats("GIL_653", 2, 2), Unwritten]);
}

/// # Warpath
///
/// `GIL_654` · Warrior spell · 2 mana
///
/// > **Echo** Deal $1 damage to all minions.
///
/// State: Todo
//~ GIL_654 todo 5cd10308 0de24ef1
#[test]
#[ignore = "todo: GIL_654 Warpath"]
fn GIL_654_warpath() {
    check(CardClass::Warrior, &[Give("GIL_654"), Cost("GIL_654", 2), Unwritten]);
}

/// # Festeroot Hulk
///
/// `GIL_655` · Warrior minion · 5 mana · 2/7
///
/// > After a friendly minion attacks, gain +1 Attack.
///
/// State: Todo
//~ GIL_655 todo b7c76c0a 35b13899
#[test]
#[ignore = "todo: GIL_655 Festeroot Hulk"]
fn GIL_655_festeroot_hulk() {
    check(CardClass::Warrior, &[Give("GIL_655"), Cost("GIL_655", 5), Stats("GIL_655", 2, 7), Unwritten]);
}

/// # Militia Commander
///
/// `GIL_803` · Warrior minion · 4 mana · 2/5
///
/// > **Rush Battlecry:** Gain +3 Attack this turn.
///
/// State: Todo
//~ GIL_803 todo 3e3958d3 68653651
#[test]
#[ignore = "todo: GIL_803 Militia Commander"]
fn GIL_803_militia_commander() {
    check(
        CardClass::Warrior,
        &[Give("GIL_803"), Cost("GIL_803", 4), Stats("GIL_803", 2, 5), Has("GIL_803", GameTag::RUSH), Unwritten],
    );
}
