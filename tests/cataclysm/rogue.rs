//! Rogue cards of Cataclysm, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7ee63b25

/// `CATA_154` · Rogue minion · 6 mana · 5/5
/// > **Colossal +2** Your spells from other classes cast twice.
///
/// State: Todo
//~ todo CATA_154 45d35b20 d19ed0b6 7afc8069.ebaae2c8
#[test]
#[ignore = "todo: Sinestra"]
fn CATA_154_sinestra() {
    unwritten("CATA_154");
}

/// `CATA_154t` · Rogue minion · 1 mana · 1/1
/// > When summoned, get a random spell from another class. It costs ({0}) less. ***Herald** twice to upgrade.* @When summoned, get a random spell from another class. It costs ({0}) less. ***Herald** once to upgrade.* @When summoned, get a random spell from another class. It costs ({0}) less.
///
/// State: Todo
//~ todo CATA_154t 14136a91 e12650a9 cbed03e4.e78d21c4
#[test]
#[ignore = "todo: Sinestra's Wing"]
fn CATA_154t_sinestras_wing() {
    unwritten("CATA_154t");
}

/// `CATA_154t1` · Rogue minion · 1 mana · 1/1
/// > When summoned, get a random spell from another class. It costs ({0}) less. ***Herald** twice to upgrade.* @When summoned, get a random spell from another class. It costs ({0}) less. ***Herald** once to upgrade.* @When summoned, get a random spell from another class. It costs ({0}) less.
///
/// State: Todo
//~ todo CATA_154t1 6699a91b c2585559 f84118b1.e78d21c4
#[test]
#[ignore = "todo: Sinestra's Wing"]
fn CATA_154t1_sinestras_wing() {
    unwritten("CATA_154t1");
}

/// `CATA_158t` · Rogue minion · 1 mana · 1/1
/// > When summoned, get a random spell from another class. It costs ({0}) less. ***Herald** twice to upgrade.* @When summoned, get a random spell from another class. It costs ({0}) less. ***Herald** once to upgrade.* @When summoned, get a random spell from another class. It costs ({0}) less.
///
/// State: Todo
//~ todo CATA_158t e8190de7 08c90d2b deb20221.e78d21c4
#[test]
#[ignore = "todo: Soldier of Sinestra"]
fn CATA_158t_soldier_of_sinestra() {
    unwritten("CATA_158t");
}

/// `CATA_202` · Rogue spell · Shadow · 3 mana
/// > Get a random **Shatter** card from another class. *(It's already combined).*
///
/// State: Todo
//~ todo CATA_202 812f61ee 2052333f 2aa0673b.2914a7c1
#[test]
#[ignore = "todo: Stolen Power"]
fn CATA_202_stolen_power() {
    unwritten("CATA_202");
}

/// `CATA_215` · Rogue spell · Shadow · 3 mana
/// > Return an enemy minion to its owner's hand. They can't play it next turn.
///
/// State: Todo
//~ todo CATA_215 14509683 be126de7 5e8a6bbd.2ea51f49
#[test]
#[ignore = "todo: Daze"]
fn CATA_215_daze() {
    unwritten("CATA_215");
}

/// `CATA_481` · Rogue minion · 5 mana · 5/3
/// > **Battlecry:** Devour 2 random cards from the opponent's hand, then go **Dormant** for 2 turns. **Deathrattle:** Return them.
///
/// State: Todo
//~ todo CATA_481 8c5f352f ed0d1fcb 5c640310.5a2d9839
#[test]
#[ignore = "todo: Iso'rath"]
fn CATA_481_isorath() {
    unwritten("CATA_481");
}

/// `CATA_786` · Rogue minion · 4 mana · 3/5
/// > After you cast a spell, cast a random spell of the same Cost from another class.
///
/// State: Todo
//~ todo CATA_786 9a018006 045ce176 3bd93bba.5132a2a7
#[test]
#[ignore = "todo: Chaos Supplicant"]
fn CATA_786_chaos_supplicant() {
    unwritten("CATA_786");
}
