//! Rogue cards of Cataclysm, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7ee63b25

/// # Sinestra
///
/// `CATA_154` · Rogue minion · 6 mana · 5/5
///
/// > **Colossal +2** Your spells from other classes cast twice.
///
/// State: Todo
//~ todo CATA_154 ca775bca cc846064 7afc8069.ebaae2c8
#[test]
#[ignore = "todo: CATA_154 Sinestra"]
fn CATA_154_sinestra() {
    check(CardClass::Rogue, &[Give("CATA_154"), Cost("CATA_154", 6), Stats("CATA_154", 5, 5), Unwritten]);
}

/// # Sinestra's Wing
///
/// `CATA_154t` · Rogue minion · 1 mana · 1/1
///
/// > When summoned, get a random spell from another class. It costs ({0}) less. ***Herald** twice to upgrade.* @When summoned, get a random spell from another class. It costs ({0}) less. ***Herald** once to upgrade.* @When summoned, get a random spell from another class. It costs ({0}) less.
///
/// State: Todo
//~ todo CATA_154t 0c59ac50 4105d8b1 cbed03e4.e78d21c4
#[test]
#[ignore = "todo: CATA_154t Sinestra's Wing"]
fn CATA_154t_sinestras_wing() {
    check(CardClass::Rogue, &[Give("CATA_154t"), Cost("CATA_154t", 1), Stats("CATA_154t", 1, 1), Unwritten]);
}

/// # Sinestra's Wing
///
/// `CATA_154t1` · Rogue minion · 1 mana · 1/1
///
/// > When summoned, get a random spell from another class. It costs ({0}) less. ***Herald** twice to upgrade.* @When summoned, get a random spell from another class. It costs ({0}) less. ***Herald** once to upgrade.* @When summoned, get a random spell from another class. It costs ({0}) less.
///
/// State: Todo
//~ todo CATA_154t1 d814b3ff 14e76a49 f84118b1.e78d21c4
#[test]
#[ignore = "todo: CATA_154t1 Sinestra's Wing"]
fn CATA_154t1_sinestras_wing() {
    check(CardClass::Rogue, &[Give("CATA_154t1"), Cost("CATA_154t1", 1), Stats("CATA_154t1", 1, 1), Unwritten]);
}

/// # Maniacal Follower
///
/// `CATA_158` · Rogue minion · 3 mana · 4/1
///
/// > **Stealth Deathrattle: Herald** {0}.
///
/// State: Derived
//~ derived CATA_158 d99cbc11 eceecf6f 34ab00b3.bf8b69b3
#[test]
fn CATA_158_maniacal_follower() {
    check(
        CardClass::Rogue,
        &[
            Give("CATA_158"),
            Cost("CATA_158", 3),
            Stats("CATA_158", 4, 1),
            Has("CATA_158", GameTag::STEALTH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CATA_158"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("CATA_158t"), Zone::Play),
            Now(The("CATA_158t"), 1, 1),
        ],
    );
}

/// # Soldier of Sinestra
///
/// `CATA_158t` · Rogue minion · 1 mana · 1/1
///
/// > When summoned, get a random spell from another class. It costs ({0}) less. ***Herald** twice to upgrade.* @When summoned, get a random spell from another class. It costs ({0}) less. ***Herald** once to upgrade.* @When summoned, get a random spell from another class. It costs ({0}) less.
///
/// State: Todo
//~ todo CATA_158t 0ae2e1d3 7769e7a9 deb20221.e78d21c4
#[test]
#[ignore = "todo: CATA_158t Soldier of Sinestra"]
fn CATA_158t_soldier_of_sinestra() {
    check(CardClass::Rogue, &[Give("CATA_158t"), Cost("CATA_158t", 1), Stats("CATA_158t", 1, 1), Unwritten]);
}

/// # Agent of the Old Ones
///
/// `CATA_200` · Rogue minion · 1 mana · 2/1
///
/// > **Battlecry:** Choose a card in your hand to transform into a Coin.
///
/// State: Derived
//~ derived CATA_200 7fc6bbc8 1d56c455 e795f791.a2c325ce
#[test]
fn CATA_200_agent_of_the_old_ones() {
    check(
        CardClass::Rogue,
        &[
            Give("CATA_200"),
            Cost("CATA_200", 1),
            Stats("CATA_200", 2, 1),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CATA_200", On(Nth(1))),
            Is(Nth(1), "GAME_005"),
            CostNow(Nth(1), 0),
        ],
    );
}

/// # Twilight Mistress
///
/// `CATA_201` · Rogue minion · 9 mana · 4/12
///
/// > **Battlecry:** Return all enemy minions to their owner's hand.
///
/// State: Derived
//~ derived CATA_201 e519bd5b f351e854 60c50dc8.76504da5
#[test]
fn CATA_201_twilight_mistress() {
    check(
        CardClass::Rogue,
        &[
            Give("CATA_201"),
            Cost("CATA_201", 9),
            Stats("CATA_201", 4, 12),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CATA_201", Nothing),
            CostNow(Nth(2), 4),
            In(Nth(2), Zone::Hand),
            BoardCount(Theirs, 0),
            HandCount(Theirs, 1),
        ],
    );
}

/// # Stolen Power
///
/// `CATA_202` · Rogue spell · Shadow · 3 mana
///
/// > Get a random **Shatter** card from another class. *(It's already combined).*
///
/// State: Todo
//~ todo CATA_202 e437c563 5d75faf3 2aa0673b.2914a7c1
#[test]
#[ignore = "todo: CATA_202 Stolen Power"]
fn CATA_202_stolen_power() {
    check(CardClass::Rogue, &[Give("CATA_202"), Cost("CATA_202", 3), Unwritten]);
}

/// # Garona's Last Stand
///
/// `CATA_203` · Rogue spell · 2 mana
///
/// > **Tradeable** Destroy a **Legendary** minion.
///
/// State: Derived
//~ derived CATA_203 6a629a68 b02ac07f b0d2d91c.edf4ca6d
#[test]
fn CATA_203_garonas_last_stand() {
    check(
        CardClass::Rogue,
        &[
            Give("CATA_203"),
            Cost("CATA_203", 2),
            Has("CATA_203", GameTag::TRADEABLE),
            Friend("OG_120"),
            Friend("CS2_182"),
            Enemy("OG_120"),
            Enemy("CS2_182"),
            CannotTarget("CATA_203", Nth(2)),
            Play("CATA_203", On(Nth(3))),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
            Dead(Nth(2)),
            Dead(Nth(3)),
            Dead(Nth(4)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("CATA_203"),
            Friend("OG_120"),
            Friend("CS2_182"),
            Enemy("OG_120"),
            Enemy("CS2_182"),
            Play("CATA_203", On(Nth(1))),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
            Dead(Nth(2)),
            Dead(Nth(3)),
            Dead(Nth(4)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Daze
///
/// `CATA_215` · Rogue spell · Shadow · 3 mana
///
/// > Return an enemy minion to its owner's hand. They can't play it next turn.
///
/// State: Todo
//~ todo CATA_215 6ad1a4bb 9e59445c 5e8a6bbd.2ea51f49
#[test]
#[ignore = "todo: CATA_215 Daze"]
fn CATA_215_daze() {
    check(CardClass::Rogue, &[Give("CATA_215"), Cost("CATA_215", 3), Unwritten]);
}

/// # Iso'rath
///
/// `CATA_481` · Rogue minion · 5 mana · 5/3
///
/// > **Battlecry:** Devour 2 random cards from the opponent's hand, then go **Dormant** for 2 turns. **Deathrattle:** Return them.
///
/// State: Todo
//~ todo CATA_481 8ffe8ab2 df65135e 5c640310.5a2d9839
#[test]
#[ignore = "todo: CATA_481 Iso'rath"]
fn CATA_481_isorath() {
    check(CardClass::Rogue, &[Give("CATA_481"), Cost("CATA_481", 5), Stats("CATA_481", 5, 3), Unwritten]);
}

/// # Rite of Twilight
///
/// `CATA_785` · Rogue spell · Shadow · 2 mana
///
/// > **Herald** {0}. **Combo:** Deal $3 damage.
///
/// State: Derived
//~ derived CATA_785 d9165451 4d2ec0dd 4930a61c.15ca29cc
#[test]
fn CATA_785_rite_of_twilight() {
    check(
        CardClass::Rogue,
        &[
            Give("CATA_785"),
            Cost("CATA_785", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("CATA_785", On(Nth(2))),
            BoardCount(Mine, 2),
            Now(Nth(2), 4, 2),
            In(The("CATA_158t"), Zone::Play),
            Now(The("CATA_158t"), 1, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("CATA_785"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("CATA_785", On(Nth(1))),
            BoardCount(Mine, 2),
            Now(Nth(1), 4, 2),
            In(The("CATA_158t"), Zone::Play),
            Now(The("CATA_158t"), 1, 1),
        ],
    );
}

/// # Chaos Supplicant
///
/// `CATA_786` · Rogue minion · 4 mana · 3/5
///
/// > After you cast a spell, cast a random spell of the same Cost from another class.
///
/// State: Todo
//~ todo CATA_786 3b6ebe3a a537a832 3bd93bba.5132a2a7
#[test]
#[ignore = "todo: CATA_786 Chaos Supplicant"]
fn CATA_786_chaos_supplicant() {
    check(CardClass::Rogue, &[Give("CATA_786"), Cost("CATA_786", 4), Stats("CATA_786", 3, 5), Unwritten]);
}
