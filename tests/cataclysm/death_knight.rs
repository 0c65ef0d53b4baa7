//! Death Knight cards of Cataclysm, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 832f6aa8

/// `CATA_155` · Death Knight minion · 9 mana · 3/6
/// > **Colossal +2**. When your hero would lose Health on your turn, gain that much max Health instead.
///
/// State: Todo
//~ todo CATA_155 bbaec4ef 98697a30 4ebe3f9e.5fac428c
#[test]
#[ignore = "todo: Arisen Onyxia"]
fn CATA_155_arisen_onyxia() {
    unwritten("CATA_155");
}

/// `CATA_155t` · Death Knight minion · 1 mana · 1/1
/// > When summoned, get a random {0}-Cost minion. It costs Health this turn. ***Herald** twice to upgrade.* @When summoned, get a random {0}-Cost minion. It costs Health this turn. ***Herald** once to upgrade.* @When summoned, get a random {0}-Cost minion. It costs Health this turn.
///
/// State: Todo
//~ todo CATA_155t 599d465b 7a066d62 4d28a2ec.5a134749
#[test]
#[ignore = "todo: Onyxia's Wing"]
fn CATA_155t_onyxias_wing() {
    unwritten("CATA_155t");
}

/// `CATA_155t1` · Death Knight minion · 1 mana · 1/1
/// > When summoned, get a random {0}-Cost minion. It costs Health this turn. ***Herald** twice to upgrade.* @When summoned, get a random {0}-Cost minion. It costs Health this turn. ***Herald** once to upgrade.* @When summoned, get a random {0}-Cost minion. It costs Health this turn.
///
/// State: Todo
//~ todo CATA_155t1 39be99ba ef720ea9 713a0ce2.5a134749
#[test]
#[ignore = "todo: Onyxia's Wing"]
fn CATA_155t1_onyxias_wing() {
    unwritten("CATA_155t1");
}

/// `CATA_161` · Death Knight minion · 3 mana · 3/3
/// > **Battlecry:** Give a minion in your hand or battlefield Attack equal to this minion's Attack.
///
/// State: Todo
//~ todo CATA_161 e74ce38e c964b0be 8041fd2d.d1a64d2e
#[test]
#[ignore = "todo: Gruesome Nightmare"]
fn CATA_161_gruesome_nightmare() {
    unwritten("CATA_161");
}

/// `CATA_190h` · Multi-class hero · 10 mana · 30 health, 12 armor
/// > **Battlecry:** Choose {0} \|4(Cataclysm,Cataclysms) to unleash! ***Herald** twice to upgrade.*@**Battlecry:** Choose {0} \|4(Cataclysm,Cataclysms) to unleash! ***Herald** once to upgrade.*@**Battlecry:** Choose {0} \|4(Cataclysm,Cataclysms) to unleash!
///
/// State: Todo
//~ todo CATA_190h aca5047b 5966b66f 8c23c8d6.1b450e8e
#[test]
#[ignore = "todo: Deathwing, Worldbreaker"]
fn CATA_190h_deathwing_worldbreaker() {
    unwritten("CATA_190h");
}

/// `CATA_464` · Death Knight minion · 2 mana · 3/1
/// > **Deathrattle:** Get a 2-Cost spell that deals this minion's Attack damage.
///
/// State: Todo
//~ todo CATA_464 5f6d2a9c 5f58de61 95922f18.4cbdae34
#[test]
#[ignore = "todo: Blackwing Experiment"]
fn CATA_464_blackwing_experiment() {
    unwritten("CATA_464");
}

/// `CATA_464t` · Death Knight spell · Frost · 2 mana
/// > Deal $@ damage.
///
/// State: Todo
//~ todo CATA_464t a3bc448f 59dfe3a6 c43156fe.d5acf375
#[test]
#[ignore = "todo: Dragon Breath"]
fn CATA_464t_dragon_breath() {
    unwritten("CATA_464t");
}

/// `CATA_470` · Death Knight minion · 4 mana · 4/4
/// > **Battlecry:** Craft a custom Undead Dragon. If you're holding a Dragon, reduce the Creation's Cost by (3).
///
/// State: Todo
//~ todo CATA_470 bd77aa48 c13104f4 eb13bc20.6b75c7bd
#[test]
#[ignore = "todo: Victor Nefarius"]
fn CATA_470_victor_nefarius() {
    unwritten("CATA_470");
}

/// `CATA_497` · Multi-class minion · 6 mana · 6/7
/// > **Battlecry: Herald** {0}. Reduce Deathwing's Cost by ({1}). *(Herald** to improve!)*
///
/// State: Todo
//~ todo CATA_497 3ba8c34e 1b6f8152 4fae84bf.e175bf65
#[test]
#[ignore = "todo: Ultraxion"]
fn CATA_497_ultraxion() {
    unwritten("CATA_497");
}

/// `CATA_780t` · Death Knight minion · 1 mana · 1/1
/// > When summoned, get a random {0}-Cost minion. It costs Health this turn. ***Herald** twice to upgrade.* @When summoned, get a random {0}-Cost minion. It costs Health this turn. ***Herald** once to upgrade.* @When summoned, get a random {0}-Cost minion. It costs Health this turn.
///
/// State: Todo
//~ todo CATA_780t dcf38c09 8227f9f4 3b93dfbb.5a134749
#[test]
#[ignore = "todo: Soldier of Onyxia"]
fn CATA_780t_soldier_of_onyxia() {
    unwritten("CATA_780t");
}
