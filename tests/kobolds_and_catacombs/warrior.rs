//! Warrior cards of Kobolds & Catacombs, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Kobold Barbarian
///
/// `LOOT_041` · Warrior minion · 3 mana · 4/4
///
/// > At the start of your turn, attack a random enemy.
///
/// State: Todo
//~ LOOT_041 todo 308c3c68 cec83c94
#[test]
#[ignore = "todo: LOOT_041 Kobold Barbarian"]
fn LOOT_041_kobold_barbarian() {
    check(CardClass::Warrior, &[Give("LOOT_041"), Cost("LOOT_041", 3), Stats("LOOT_041", 4, 4), Unwritten]);
}

/// # Bladed Gauntlet
///
/// `LOOT_044` · Warrior weapon · 2 mana · 0/2 durability
///
/// > Has Attack equal to your Armor. Can't attack heroes.
///
/// State: Todo
//~ LOOT_044 todo 6cf17873 5453c752
#[test]
#[ignore = "todo: LOOT_044 Bladed Gauntlet"]
fn LOOT_044_bladed_gauntlet() {
    check(CardClass::Warrior, &[Give("LOOT_044"), Cost("LOOT_044", 2), Stats("LOOT_044", 0, 2), Unwritten]);
}

/// # Lesser Mithril Spellstone
///
/// `LOOT_203` · Warrior spell · 7 mana
///
/// > Summon one 5/5 Mithril Golem. *(Equip a weapon to upgrade.)*
///
/// State: Todo
//~ LOOT_203 todo cbead648 e38015b2
#[test]
#[ignore = "todo: LOOT_203 Lesser Mithril Spellstone"]
fn LOOT_203_lesser_mithril_spellstone() {
    check(CardClass::Warrior, &[Give("LOOT_203"), Cost("LOOT_203", 7), Unwritten]);
}

/// # Mithril Spellstone
///
/// `LOOT_203t2` · Warrior spell · 7 mana
///
/// > Summon two 5/5 Mithril Golems. *(Equip a weapon to upgrade.)*
///
/// State: Todo
//~ LOOT_203t2 todo a0f7a037 0a21b502
#[test]
#[ignore = "todo: LOOT_203t2 Mithril Spellstone"]
fn LOOT_203t2_mithril_spellstone() {
    check(CardClass::Warrior, &[Give("LOOT_203t2"), Cost("LOOT_203t2", 7), Unwritten]);
}

/// # Greater Mithril Spellstone
///
/// `LOOT_203t3` · Warrior spell · 7 mana
///
/// > Summon three 5/5 Mithril Golems.
///
/// State: Todo
//~ LOOT_203t3 todo 76a81409 a4bfe911
#[test]
#[ignore = "todo: LOOT_203t3 Greater Mithril Spellstone"]
fn LOOT_203t3_greater_mithril_spellstone() {
    check(CardClass::Warrior, &[Give("LOOT_203t3"), Cost("LOOT_203t3", 7), Unwritten]);
}

/// # Mithril Golem
///
/// `LOOT_203t4` · Warrior minion · 5 mana · 5/5
///
/// State: Vanilla
//~ LOOT_203t4 vanilla a2f3d576 47cadad4
#[test]
fn LOOT_203t4_mithril_golem() {
    check(
        CardClass::Warrior,
        &[
            Give("LOOT_203t4"),
            Cost("LOOT_203t4", 5),
            Stats("LOOT_203t4", 5, 5),
            Play("LOOT_203t4", Nothing),
            In(The("LOOT_203t4"), Zone::Play),
            Now(The("LOOT_203t4"), 5, 5),
        ],
    );
}

/// # Unidentified Shield
///
/// `LOOT_285` · Warrior spell · 6 mana
///
/// > Gain 5 Armor. Gains a bonus effect in your hand.
///
/// State: Todo
//~ LOOT_285 todo 934a96e4 9285a971
#[test]
#[ignore = "todo: LOOT_285 Unidentified Shield"]
fn LOOT_285_unidentified_shield() {
    check(CardClass::Warrior, &[Give("LOOT_285"), Cost("LOOT_285", 6), Unwritten]);
}

/// # Tower Shield +10
///
/// `LOOT_285t` · Warrior spell · 6 mana
///
/// > Gain 5 Armor. Gain 10 more Armor.
///
/// State: Todo
//~ LOOT_285t todo 24ccaf1d 5299f933
#[test]
#[ignore = "todo: LOOT_285t Tower Shield +10"]
fn LOOT_285t_tower_shield_10() {
    check(CardClass::Warrior, &[Give("LOOT_285t"), Cost("LOOT_285t", 6), Unwritten]);
}

/// # Serrated Shield
///
/// `LOOT_285t2` · Warrior spell · 6 mana
///
/// > Gain 5 Armor. Deal $5 damage.
///
/// State: Todo
//~ LOOT_285t2 todo f7d21799 2d68a41c
#[test]
#[ignore = "todo: LOOT_285t2 Serrated Shield"]
fn LOOT_285t2_serrated_shield() {
    check(
        CardClass::Warrior,
        &[
            Give("LOOT_285t2"),
            Cost("LOOT_285t2", 6),
            Targets("LOOT_285t2", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Runed Shield
///
/// `LOOT_285t3` · Warrior spell · 6 mana
///
/// > Gain 5 Armor. Summon a 5/5 Golem.
///
/// State: Todo
//~ LOOT_285t3 todo 8a521c8b 43fca9ed
#[test]
#[ignore = "todo: LOOT_285t3 Runed Shield"]
fn LOOT_285t3_runed_shield() {
    check(CardClass::Warrior, &[Give("LOOT_285t3"), Cost("LOOT_285t3", 6), Unwritten]);
}

/// # Iron Golem
///
/// `LOOT_285t3t` · Warrior minion · 5 mana · 5/5
///
/// State: Vanilla
//~ LOOT_285t3t vanilla dea62fe1 7332aeef
#[test]
fn LOOT_285t3t_iron_golem() {
    check(
        CardClass::Warrior,
        &[
            Give("LOOT_285t3t"),
            Cost("LOOT_285t3t", 5),
            Stats("LOOT_285t3t", 5, 5),
            Play("LOOT_285t3t", Nothing),
            In(The("LOOT_285t3t"), Zone::Play),
            Now(The("LOOT_285t3t"), 5, 5),
        ],
    );
}

/// # Spiked Shield
///
/// `LOOT_285t4` · Warrior spell · 6 mana
///
/// > Gain 5 Armor. Equip a 5/2 weapon.
///
/// State: Todo
//~ LOOT_285t4 todo 1803088a 7d4d4f03
#[test]
#[ignore = "todo: LOOT_285t4 Spiked Shield"]
fn LOOT_285t4_spiked_shield() {
    check(CardClass::Warrior, &[Give("LOOT_285t4"), Cost("LOOT_285t4", 6), Unwritten]);
}

/// # Spiked Shield
///
/// `LOOT_285t4t` · Warrior weapon · 5 mana · 5/2 durability
///
/// State: Vanilla
//~ LOOT_285t4t vanilla f5f3db29 bcce7962
#[test]
fn LOOT_285t4t_spiked_shield() {
    check(
        CardClass::Warrior,
        &[
            Give("LOOT_285t4t"),
            Cost("LOOT_285t4t", 5),
            Stats("LOOT_285t4t", 5, 2),
            Play("LOOT_285t4t", Nothing),
            In(The("LOOT_285t4t"), Zone::Play),
        ],
    );
}

/// # Reckless Flurry
///
/// `LOOT_364` · Warrior spell · 3 mana
///
/// > Spend all your Armor. Deal that much damage to all minions.
///
/// State: Todo
//~ LOOT_364 todo d3c188a2 e9b996c0
#[test]
#[ignore = "todo: LOOT_364 Reckless Flurry"]
fn LOOT_364_reckless_flurry() {
    check(CardClass::Warrior, &[Give("LOOT_364"), Cost("LOOT_364", 3), Unwritten]);
}

/// # Gemstudded Golem
///
/// `LOOT_365` · Warrior minion · 6 mana · 5/9
///
/// > **Taunt** Can only attack if you have 5 or more Armor.
///
/// State: Todo
//~ LOOT_365 todo f47d136e 9a5f04c8
#[test]
#[ignore = "todo: LOOT_365 Gemstudded Golem"]
fn LOOT_365_gemstudded_golem() {
    check(
        CardClass::Warrior,
        &[Give("LOOT_365"), Cost("LOOT_365", 6), Stats("LOOT_365", 5, 9), Has("LOOT_365", GameTag::TAUNT), Unwritten],
    );
}

/// # Drywhisker Armorer
///
/// `LOOT_367` · Warrior minion · 2 mana · 2/2
///
/// > **Battlecry:** For each enemy minion, gain 2 Armor.
///
/// State: Todo
//~ LOOT_367 todo 5a71fd7e 0b652585
#[test]
#[ignore = "todo: LOOT_367 Drywhisker Armorer"]
fn LOOT_367_drywhisker_armorer() {
    check(CardClass::Warrior, &[Give("LOOT_367"), Cost("LOOT_367", 2), Stats("LOOT_367", 2, 2), Unwritten]);
}

/// # Gather Your Party
///
/// `LOOT_370` · Warrior spell · 6 mana
///
/// > **Recruit** a minion.
///
/// State: Todo
//~ LOOT_370 todo fb9c11c5 5f5f51fd
#[test]
#[ignore = "todo: LOOT_370 Gather Your Party"]
fn LOOT_370_gather_your_party() {
    check(CardClass::Warrior, &[Give("LOOT_370"), Cost("LOOT_370", 6), Unwritten]);
}

/// # Woecleaver
///
/// `LOOT_380` · Warrior weapon · 8 mana · 3/3 durability
///
/// > After your hero attacks, **Recruit** a minion.
///
/// State: Todo
//~ LOOT_380 todo b3ab5a8f c79c87e5
#[test]
#[ignore = "todo: LOOT_380 Woecleaver"]
fn LOOT_380_woecleaver() {
    check(CardClass::Warrior, &[Give("LOOT_380"), Cost("LOOT_380", 8), Stats("LOOT_380", 3, 3), Unwritten]);
}

/// # Geosculptor Yip
///
/// `LOOT_519` · Warrior minion · 8 mana · 4/8
///
/// > At the end of your turn, summon a random minion with Cost equal to your Armor *(up to 10)*.
///
/// State: Todo
//~ LOOT_519 todo 023ed528 b3f6ac20
#[test]
#[ignore = "todo: LOOT_519 Geosculptor Yip"]
fn LOOT_519_geosculptor_yip() {
    check(CardClass::Warrior, &[Give("LOOT_519"), Cost("LOOT_519", 8), Stats("LOOT_519", 4, 8), Unwritten]);
}
