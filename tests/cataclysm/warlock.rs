//! Warlock cards of Cataclysm, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file febfd989

/// # Ocular Occultist
///
/// `CATA_490` · Warlock minion · 3 mana · 3/6
///
/// > **Taunt Battlecry:** Choose a card in your hand to discard.
///
/// State: Derived
//~ derived CATA_490 9177fc03 7b9b35d7 50f84da9.dd18a04c
#[test]
fn CATA_490_ocular_occultist() {
    check(
        CardClass::Warlock,
        &[
            Give("CATA_490"),
            Cost("CATA_490", 3),
            Stats("CATA_490", 3, 6),
            Has("CATA_490", GameTag::TAUNT),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CATA_490", On(Nth(1))),
            HandCount(Mine, 0),
            Dead(Nth(1)),
        ],
    );
}

/// # Eldritch Tentacles
///
/// `CATA_491` · Warlock spell · Shadow · 6 mana
///
/// > Deal $3 damage to all minions. Repeat this with 1 less damage.
///
/// State: Todo
//~ todo CATA_491 fc1877bc a64f1edb 7bd55350.6f0c6bf6
#[test]
#[ignore = "todo: CATA_491 Eldritch Tentacles"]
fn CATA_491_eldritch_tentacles() {
    check(CardClass::Warlock, &[Give("CATA_491"), Cost("CATA_491", 6), Unwritten]);
}

/// # Shrine of Twilight
///
/// `CATA_492` · Warlock location · 4 mana · 0 uses
///
/// > **Herald** {0}. Draw a card.
///
/// State: Derived
//~ derived CATA_492 bd8ed7f7 a977d134 850d6420.efdf4d14
#[test]
fn CATA_492_shrine_of_twilight() {
    check(
        CardClass::Warlock,
        &[
            Give("CATA_492"),
            Cost("CATA_492", 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CATA_492"),
            Use(Nth(6), 0, Nothing),
            BoardCount(Mine, 3),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            In(The("CATA_725t"), Zone::Play),
            Now(The("CATA_725t"), 1, 1),
        ],
    );
}

/// # Duke of Below
///
/// `CATA_493` · Warlock minion · 4 mana · 2/2
///
/// > **Rush** Has +2/+2 for each card you've discarded this game.
///
/// State: Done
//~ done CATA_493 2b3c3b51 - 841b9f01.f05217a0
#[test]
fn CATA_493_duke_of_below() {
    check(
        CardClass::Warlock,
        &[
            Give("CATA_493"),
            Cost("CATA_493", 4),
            Stats("CATA_493", 2, 2),
            Has("CATA_493", GameTag::RUSH),
            Give("CS2_231"),
            Give("CS2_231"),
            GiveThem("CS2_231"),
            Discard(Nth(1)),
            Play("CATA_493", Nothing),
            Now(Nth(0), 4, 4),
            HasNow(Nth(0), GameTag::RUSH),
            Discard(Nth(2)),
            Now(Nth(0), 6, 6),
            Discard(Nth(3)),
            Now(Nth(0), 6, 6),
        ],
    );
    check(CardClass::Warlock, &[Play("CATA_493", Nothing), Now(Nth(0), 2, 2)]);
}

/// # Maloriak
///
/// `CATA_494` · Warlock minion · 7 mana · 7/7
///
/// > After you discard a minion, summon a copy of it.
///
/// State: Derived
//~ derived CATA_494 38cc7275 069db7ec 8825eef1.a2114278
#[test]
fn CATA_494_maloriak() {
    check(
        CardClass::Warlock,
        &[
            Give("CATA_494"),
            Cost("CATA_494", 7),
            Stats("CATA_494", 7, 7),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CATA_494"),
            Discard(Nth(1)),
            BoardCount(Mine, 3),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 5, 1),
        ],
    );
}

/// # Cursed Chains
///
/// `CATA_496` · Warlock spell · Shadow · 2 mana
///
/// > Take control of an enemy minion until the end of their turn. It can't attack this turn.
///
/// State: Todo
//~ todo CATA_496 f319b8ec 2e457e29 79fd30d0.2214560d
#[test]
#[ignore = "todo: CATA_496 Cursed Chains"]
fn CATA_496_cursed_chains() {
    check(CardClass::Warlock, &[Give("CATA_496"), Cost("CATA_496", 2), Unwritten]);
}

/// # Rafaams' Last Stand
///
/// `CATA_498` · Warlock spell · 3 mana
///
/// > Deal $@ damage to two random enemy minions. *(Upgrades each turn!)*
///
/// State: Derived
//~ derived CATA_498 9e1551c7 a59adafb 4ee51691.8f4d82f3
#[test]
fn CATA_498_rafaams_last_stand() {
    check(
        CardClass::Warlock,
        &[
            Give("CATA_498"),
            Cost("CATA_498", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("CATA_498", Nothing),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("CATA_498"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            EndTurn,
            TagNow(Nth(0), GameTag::TAG_SCRIPT_DATA_NUM_1, 2),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("CATA_498"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            EndTurn,
            EndTurn,
            TagNow(Nth(0), GameTag::TAG_SCRIPT_DATA_NUM_1, 3),
        ],
    );
}

/// # Disposable Acolytes
///
/// `CATA_499` · Warlock spell · Shadow · 2 mana
///
/// > When you play or discard this, summon two random 1-Cost minions.
///
/// State: Derived
//~ derived CATA_499 a9a3ff58 d1d7073b 8c4ba112.848e3a45
#[test]
fn CATA_499_disposable_acolytes() {
    check(
        CardClass::Warlock,
        &[
            Give("CATA_499"),
            Cost("CATA_499", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_168")),
            Force(Card("CS2_168")),
            Play("CATA_499", Nothing),
            BoardCount(Mine, 3),
            In(The("CS2_168"), Zone::Play),
            Now(The("CS2_168"), 2, 1),
        ],
    );
    check(
        CardClass::Warlock,
        &[Give("CATA_499"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_004")), Play("CATA_499", Nothing)],
    );
    check(
        CardClass::Warlock,
        &[Give("CATA_499"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("CATA_499", Nothing)],
    );
    check(
        CardClass::Warlock,
        &[
            Give("CATA_499"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_168")),
            Force(Card("CS2_168")),
            Discard(Nth(0)),
            BoardCount(Mine, 3),
            In(The("CS2_168"), Zone::Play),
            Now(The("CS2_168"), 2, 1),
        ],
    );
    check(
        CardClass::Warlock,
        &[Give("CATA_499"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_004")), Discard(Nth(0))],
    );
    check(
        CardClass::Warlock,
        &[Give("CATA_499"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Discard(Nth(0))],
    );
}

/// # Shadowsworn Disciple
///
/// `CATA_725` · Warlock minion · 2 mana · 2/1
///
/// > Battlecry: **Herald** {0}. **Deathrattle:** Restore #3 Health to your hero.
///
/// State: Derived
//~ derived CATA_725 2f3e6c62 7773f313 d081dcd9.14a6d14d
#[test]
fn CATA_725_shadowsworn_disciple() {
    check(
        CardClass::Warlock,
        &[
            Give("CATA_725"),
            Cost("CATA_725", 2),
            Stats("CATA_725", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("CATA_725", Nothing),
            BoardCount(Mine, 3),
            In(The("CATA_725t"), Zone::Play),
            Now(The("CATA_725t"), 1, 1),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("CATA_725"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CATA_725"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Kill(Nth(3)),
            Now(MyHero, 0, 13),
            Damage(MyHero, 17),
        ],
    );
}

/// # Soldier of Cho'gall
///
/// `CATA_725t` · Warlock minion · 1 mana · 1/1
///
/// > At the end of your turn, destroy the minion to the right to gain +{0}/+{0}. ***Herald** twice to upgrade.*@At the end of your turn, destroy the minion to the right to gain +{0}/+{0}. ***Herald** once to upgrade.*@At the end of your turn, destroy the minion to the right to gain +{0}/+{0}.
///
/// State: Todo
//~ todo CATA_725t acbc1dfc 151fb323 bf6cb7c6.7883c33c
#[test]
#[ignore = "todo: CATA_725t Soldier of Cho'gall"]
fn CATA_725t_soldier_of_chogall() {
    check(CardClass::Warlock, &[Give("CATA_725t"), Cost("CATA_725t", 1), Stats("CATA_725t", 1, 1), Unwritten]);
}

/// # Cho'gall, Mastermind
///
/// `CATA_726` · Warlock minion · 9 mana · 6/6
///
/// > **Colossal +2** Your Arms and Soldiers destroy minions in the enemy's deck instead.
///
/// State: Todo
//~ todo CATA_726 e2b3ea88 bbc804d6 fcc52b18.c339547e
#[test]
#[ignore = "todo: CATA_726 Cho'gall, Mastermind"]
fn CATA_726_chogall_mastermind() {
    check(CardClass::Warlock, &[Give("CATA_726"), Cost("CATA_726", 9), Stats("CATA_726", 6, 6), Unwritten]);
}

/// # Cho's Arm
///
/// `CATA_726t` · Warlock minion · 1 mana · 1/1
///
/// > At the end of your turn, destroy the minion to the right to gain +{0}/+{0}. ***Herald** twice to upgrade.*@At the end of your turn, destroy the minion to the right to gain +{0}/+{0}. ***Herald** once to upgrade.*@At the end of your turn, destroy the minion to the right to gain +{0}/+{0}.
///
/// State: Todo
//~ todo CATA_726t a4f103cc 0e723939 e426636a.7883c33c
#[test]
#[ignore = "todo: CATA_726t Cho's Arm"]
fn CATA_726t_chos_arm() {
    check(CardClass::Warlock, &[Give("CATA_726t"), Cost("CATA_726t", 1), Stats("CATA_726t", 1, 1), Unwritten]);
}

/// # Gall's Arm
///
/// `CATA_726t1` · Warlock minion · 1 mana · 1/1
///
/// > At the end of your turn, destroy the minion to the right to gain +{0}/+{0}. ***Herald** twice to upgrade.*@At the end of your turn, destroy the minion to the right to gain +{0}/+{0}. ***Herald** once to upgrade.*@At the end of your turn, destroy the minion to the right to gain +{0}/+{0}.
///
/// State: Todo
//~ todo CATA_726t1 96651377 912ba21e 1eab2d98.7883c33c
#[test]
#[ignore = "todo: CATA_726t1 Gall's Arm"]
fn CATA_726t1_galls_arm() {
    check(CardClass::Warlock, &[Give("CATA_726t1"), Cost("CATA_726t1", 1), Stats("CATA_726t1", 1, 1), Unwritten]);
}
