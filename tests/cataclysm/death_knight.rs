//! Death Knight cards of Cataclysm, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Arisen Onyxia
///
/// `CATA_155` · Death Knight minion · 9 mana · 3/6
///
/// > **Colossal +2**. When your hero would lose Health on your turn, gain that much max Health instead.
///
/// State: Todo
//~ CATA_155 todo d0d25c1d 86307241
#[test]
#[ignore = "todo: CATA_155 Arisen Onyxia"]
fn CATA_155_arisen_onyxia() {
    check(CardClass::DeathKnight, &[Give("CATA_155"), Cost("CATA_155", 9), Stats("CATA_155", 3, 6), Unwritten]);
}

/// # Onyxia's Wing
///
/// `CATA_155t` · Death Knight minion · 1 mana · 1/1
///
/// > When summoned, get a random {0}-Cost minion. It costs Health this turn. ***Herald** twice to upgrade.* @When summoned, get a random {0}-Cost minion. It costs Health this turn. ***Herald** once to upgrade.* @When summoned, get a random {0}-Cost minion. It costs Health this turn.
///
/// State: Todo
//~ CATA_155t todo 8db0af20 16ca8931
#[test]
#[ignore = "todo: CATA_155t Onyxia's Wing"]
fn CATA_155t_onyxias_wing() {
    check(CardClass::DeathKnight, &[Give("CATA_155t"), Cost("CATA_155t", 1), Stats("CATA_155t", 1, 1), Unwritten]);
}

/// # Onyxia's Wing
///
/// `CATA_155t1` · Death Knight minion · 1 mana · 1/1
///
/// > When summoned, get a random {0}-Cost minion. It costs Health this turn. ***Herald** twice to upgrade.* @When summoned, get a random {0}-Cost minion. It costs Health this turn. ***Herald** once to upgrade.* @When summoned, get a random {0}-Cost minion. It costs Health this turn.
///
/// State: Todo
//~ CATA_155t1 todo 5f9577fb 11df8bd7
#[test]
#[ignore = "todo: CATA_155t1 Onyxia's Wing"]
fn CATA_155t1_onyxias_wing() {
    check(CardClass::DeathKnight, &[Give("CATA_155t1"), Cost("CATA_155t1", 1), Stats("CATA_155t1", 1, 1), Unwritten]);
}

/// # Experimental Animation
///
/// `CATA_156` · Death Knight spell · Shadow · 6 mana
///
/// > **Herald** {0}. Deal $4 damage to all enemy minions.
///
/// State: Todo
//~ CATA_156 todo cff42d5f 34022e02
#[test]
#[ignore = "todo: CATA_156 Experimental Animation"]
fn CATA_156_experimental_animation() {
    check(CardClass::DeathKnight, &[Give("CATA_156"), Cost("CATA_156", 6), Unwritten]);
}

/// # Gruesome Nightmare
///
/// `CATA_161` · Death Knight minion · 3 mana · 3/3
///
/// > **Battlecry:** Give a minion in your hand or battlefield Attack equal to this minion's Attack.
///
/// State: Todo
//~ CATA_161 todo 6cc35881 bee5f811
#[test]
#[ignore = "todo: CATA_161 Gruesome Nightmare"]
fn CATA_161_gruesome_nightmare() {
    check(CardClass::DeathKnight, &[Give("CATA_161"), Cost("CATA_161", 3), Stats("CATA_161", 3, 3), Unwritten]);
}

/// # Deathwing, Worldbreaker
///
/// `CATA_190h` · Multi-class hero · 10 mana · 30 health, 12 armor
///
/// > **Battlecry:** Choose {0} \|4(Cataclysm,Cataclysms) to unleash! ***Herald** twice to upgrade.*@**Battlecry:** Choose {0} \|4(Cataclysm,Cataclysms) to unleash! ***Herald** once to upgrade.*@**Battlecry:** Choose {0} \|4(Cataclysm,Cataclysms) to unleash!
///
/// State: Todo
//~ CATA_190h todo 62cce91d e63567a8
#[test]
#[ignore = "todo: CATA_190h Deathwing, Worldbreaker"]
fn CATA_190h_deathwing_worldbreaker() {
    check(CardClass::DeathKnight, &[Give("CATA_190h"), Cost("CATA_190h", 10), Unwritten]);
}

/// # Blackwing Experiment
///
/// `CATA_464` · Death Knight minion · 2 mana · 3/1
///
/// > **Deathrattle:** Get a 2-Cost spell that deals this minion's Attack damage.
///
/// State: Todo
//~ CATA_464 todo 0cf8db66 46dd8493
#[test]
#[ignore = "todo: CATA_464 Blackwing Experiment"]
fn CATA_464_blackwing_experiment() {
    check(CardClass::DeathKnight, &[Give("CATA_464"), Cost("CATA_464", 2), Stats("CATA_464", 3, 1), Unwritten]);
}

/// # Dragon Breath
///
/// `CATA_464t` · Death Knight spell · Frost · 2 mana
///
/// > Deal $@ damage.
///
/// State: Todo
//~ CATA_464t todo 7e917e21 9c8884b1
#[test]
#[ignore = "todo: CATA_464t Dragon Breath"]
fn CATA_464t_dragon_breath() {
    check(CardClass::DeathKnight, &[Give("CATA_464t"), Cost("CATA_464t", 2), Unwritten]);
}

/// # Chow Down
///
/// `CATA_465` · Death Knight spell · 8 mana
///
/// > Summon five 5/4 Undead Drakes. Spend 8 **Corpses** to give them **Rush**.
///
/// State: Todo
//~ CATA_465 todo d156cee7 d27558cf
#[test]
#[ignore = "todo: CATA_465 Chow Down"]
fn CATA_465_chow_down() {
    check(CardClass::DeathKnight, &[Give("CATA_465"), Cost("CATA_465", 8), Unwritten]);
}

/// # Hungry Drake
///
/// `CATA_465t` · Death Knight minion · 5 mana · 5/4
///
/// State: Vanilla
//~ CATA_465t vanilla 4265f942 c1dfb74c
#[test]
fn CATA_465t_hungry_drake() {
    check(
        CardClass::DeathKnight,
        &[
            Give("CATA_465t"),
            Cost("CATA_465t", 5),
            Stats("CATA_465t", 5, 4),
            Play("CATA_465t", Nothing),
            In(The("CATA_465t"), Zone::Play),
            Now(The("CATA_465t"), 5, 4),
        ],
    );
}

/// # Command Claw
///
/// `CATA_467` · Death Knight weapon · 2 mana · 2/2 durability
///
/// > After your hero attacks, give a random friendly minion +2 Attack.
///
/// State: Todo
//~ CATA_467 todo a71956b0 048da8f7
#[test]
#[ignore = "todo: CATA_467 Command Claw"]
fn CATA_467_command_claw() {
    check(CardClass::DeathKnight, &[Give("CATA_467"), Cost("CATA_467", 2), Stats("CATA_467", 2, 2), Unwritten]);
}

/// # Chromatic Broodmother
///
/// `CATA_469` · Death Knight minion · 4 mana · 2/5
///
/// > **Rush** Whenever this attacks, refresh Mana Crystals equal to this minion's Attack.
///
/// State: Todo
//~ CATA_469 todo 5c6d8f48 2570ec5b
#[test]
#[ignore = "todo: CATA_469 Chromatic Broodmother"]
fn CATA_469_chromatic_broodmother() {
    check(
        CardClass::DeathKnight,
        &[Give("CATA_469"), Cost("CATA_469", 4), Stats("CATA_469", 2, 5), Has("CATA_469", GameTag::RUSH), Unwritten],
    );
}

/// # Victor Nefarius
///
/// `CATA_470` · Death Knight minion · 4 mana · 4/4
///
/// > **Battlecry:** Craft a custom Undead Dragon. If you're holding a Dragon, reduce the Creation's Cost by (3).
///
/// State: Todo
//~ CATA_470 todo d454532c 61230f93
#[test]
#[ignore = "todo: CATA_470 Victor Nefarius"]
fn CATA_470_victor_nefarius() {
    check(CardClass::DeathKnight, &[Give("CATA_470"), Cost("CATA_470", 4), Stats("CATA_470", 4, 4), Unwritten]);
}

/// # Nefarian's Creation
///
/// `CATA_470t1` · Death Knight minion · 1 mana · 1/1
///
/// State: Vanilla
//~ CATA_470t1 vanilla 9f07f85c 29fb2d7f
#[test]
fn CATA_470t1_nefarians_creation() {
    check(
        CardClass::DeathKnight,
        &[
            Give("CATA_470t1"),
            Cost("CATA_470t1", 1),
            Stats("CATA_470t1", 1, 1),
            Play("CATA_470t1", Nothing),
            In(The("CATA_470t1"), Zone::Play),
            Now(The("CATA_470t1"), 1, 1),
        ],
    );
}

/// # Talanji's Last Stand
///
/// `CATA_471` · Death Knight spell · 5 mana
///
/// > Give your minions "**Deathrattle:** Summon a random 4-Cost minion."
///
/// State: Todo
//~ CATA_471 todo e4b0af1e e90801c5
#[test]
#[ignore = "todo: CATA_471 Talanji's Last Stand"]
fn CATA_471_talanjis_last_stand() {
    check(CardClass::DeathKnight, &[Give("CATA_471"), Cost("CATA_471", 5), Unwritten]);
}

/// # Ultraxion
///
/// `CATA_497` · Multi-class minion · 6 mana · 6/7
///
/// > **Battlecry: Herald** {0}. Reduce Deathwing's Cost by ({1}). *(Herald** to improve!)*
///
/// State: Todo
//~ CATA_497 todo daee5507 de5ba773
#[test]
#[ignore = "todo: CATA_497 Ultraxion"]
fn CATA_497_ultraxion() {
    check(CardClass::DeathKnight, &[Give("CATA_497"), Cost("CATA_497", 6), Stats("CATA_497", 6, 7), Unwritten]);
}

/// # Envoy of the End
///
/// `CATA_722` · Multi-class minion · 5 mana · 5/4
///
/// > **Taunt** **Battlecry: Herald** {0}.
///
/// State: Todo
//~ CATA_722 todo b2d1a9a8 e61f011f
#[test]
#[ignore = "todo: CATA_722 Envoy of the End"]
fn CATA_722_envoy_of_the_end() {
    check(
        CardClass::DeathKnight,
        &[Give("CATA_722"), Cost("CATA_722", 5), Stats("CATA_722", 5, 4), Has("CATA_722", GameTag::TAUNT), Unwritten],
    );
}

/// # Obsessive Technician
///
/// `CATA_780` · Death Knight minion · 4 mana · 3/5
///
/// > **Lifesteal Battlecry: Herald** {0}.
///
/// State: Todo
//~ CATA_780 todo 7e7d9599 7014c8db
#[test]
#[ignore = "todo: CATA_780 Obsessive Technician"]
fn CATA_780_obsessive_technician() {
    check(
        CardClass::DeathKnight,
        &[
            Give("CATA_780"),
            Cost("CATA_780", 4),
            Stats("CATA_780", 3, 5),
            Has("CATA_780", GameTag::LIFESTEAL),
            Unwritten,
        ],
    );
}

/// # Soldier of Onyxia
///
/// `CATA_780t` · Death Knight minion · 1 mana · 1/1
///
/// > When summoned, get a random {0}-Cost minion. It costs Health this turn. ***Herald** twice to upgrade.* @When summoned, get a random {0}-Cost minion. It costs Health this turn. ***Herald** once to upgrade.* @When summoned, get a random {0}-Cost minion. It costs Health this turn.
///
/// State: Todo
//~ CATA_780t todo 5a04dd40 9c453342
#[test]
#[ignore = "todo: CATA_780t Soldier of Onyxia"]
fn CATA_780t_soldier_of_onyxia() {
    check(CardClass::DeathKnight, &[Give("CATA_780t"), Cost("CATA_780t", 1), Stats("CATA_780t", 1, 1), Unwritten]);
}
