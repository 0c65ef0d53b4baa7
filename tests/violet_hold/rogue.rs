//! Rogue cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # SI:7 Slayer
///
/// `CAP_000` · Rogue minion · 3 mana · 1/2
///
/// > Stealth**.** Whenever a friendly Stealth**ed** minion attacks, give it +2/+2.
///
/// State: Todo
//~ CAP_000 todo c2408182 77f3387f
#[test]
#[ignore = "todo: CAP_000 SI:7 Slayer"]
fn CAP_000_si_7_slayer() {
    check(
        CardClass::Rogue,
        &[Give("CAP_000"), Cost("CAP_000", 3), Stats("CAP_000", 1, 2), Has("CAP_000", GameTag::STEALTH), Unwritten],
    );
}

/// # Silent Strike
///
/// `CAP_001` · Rogue spell · Shadow · 2 mana
///
/// > Give a minion +3 Attack. If it's Stealth**ed**, deal its Attack damage to a random enemy minion.
///
/// State: Todo
//~ CAP_001 todo 43436322 f33a1da0
#[test]
#[ignore = "todo: CAP_001 Silent Strike"]
fn CAP_001_silent_strike() {
    check(CardClass::Rogue, &[Give("CAP_001"), Cost("CAP_001", 2), Unwritten]);
}

/// # Follow the Footsteps
///
/// `CAP_002` · Rogue spell · 1 mana
///
/// > **Discover** a **Stealth** minion. Give it this effect for a turn.
///
/// State: Todo
//~ CAP_002 todo dc302752 d3a324eb
#[test]
#[ignore = "todo: CAP_002 Follow the Footsteps"]
fn CAP_002_follow_the_footsteps() {
    check(CardClass::Rogue, &[Give("CAP_002"), Cost("CAP_002", 1), Unwritten]);
}

/// # SI:7 Supplier
///
/// `CAP_003` · Rogue minion · 2 mana · 1/3
///
/// > **Stealth** After this attacks, draw a card.
///
/// State: Todo
//~ CAP_003 todo 9d02be9e 1c0de778
#[test]
#[ignore = "todo: CAP_003 SI:7 Supplier"]
fn CAP_003_si_7_supplier() {
    check(
        CardClass::Rogue,
        &[Give("CAP_003"), Cost("CAP_003", 2), Stats("CAP_003", 1, 3), Has("CAP_003", GameTag::STEALTH), Unwritten],
    );
}

/// # Disguised Operator
///
/// `CAP_004` · Rogue minion · 1 mana · 4/2
///
/// > Can be played on either side. **Rush**. **Deathrattle:** Your opponent draws 2 cards.
///
/// State: Todo
//~ CAP_004 todo edb5e742 d7bfd94e
#[test]
#[ignore = "todo: CAP_004 Disguised Operator"]
fn CAP_004_disguised_operator() {
    check(
        CardClass::Rogue,
        &[Give("CAP_004"), Cost("CAP_004", 1), Stats("CAP_004", 4, 2), Has("CAP_004", GameTag::RUSH), Unwritten],
    );
}

/// # Detected!
///
/// `CAP_004a` · Rogue spell · 1 mana
///
/// > This was played on the friendly side.
///
/// State: Todo
//~ CAP_004a todo 980470cf baaa3d38
#[test]
#[ignore = "todo: CAP_004a Detected!"]
fn CAP_004a_detected() {
    check(CardClass::Rogue, &[Give("CAP_004a"), Cost("CAP_004a", 1), Unwritten]);
}

/// # Disguised!
///
/// `CAP_004b` · Rogue spell · 1 mana
///
/// > This was played on the enemy side.
///
/// State: Todo
//~ CAP_004b todo c57e59e1 86e20dc8
#[test]
#[ignore = "todo: CAP_004b Disguised!"]
fn CAP_004b_disguised() {
    check(CardClass::Rogue, &[Give("CAP_004b"), Cost("CAP_004b", 1), Unwritten]);
}

/// # Mathias Shaw
///
/// `CAP_005` · Rogue minion · 4 mana · 4/4
///
/// > Stealth**.** Whenever a friendly Stealth**ed** minion attacks, reduce the Cost of a random card in your hand by (3).
///
/// State: Todo
//~ CAP_005 todo 85599994 f671cb67
#[test]
#[ignore = "todo: CAP_005 Mathias Shaw"]
fn CAP_005_mathias_shaw() {
    check(
        CardClass::Rogue,
        &[Give("CAP_005"), Cost("CAP_005", 4), Stats("CAP_005", 4, 4), Has("CAP_005", GameTag::STEALTH), Unwritten],
    );
}

/// # Tricks of the Trade
///
/// `CAP_006` · Rogue spell · 1 mana
///
/// > Deal $1 damage. If a Stealth**ed** minion attacked while holding this, deal $3 instead.
///
/// State: Todo
//~ CAP_006 todo 556b94b1 d29d0a0d
#[test]
#[ignore = "todo: CAP_006 Tricks of the Trade"]
fn CAP_006_tricks_of_the_trade() {
    check(CardClass::Rogue, &[Give("CAP_006"), Cost("CAP_006", 1), Unwritten]);
}

/// # Nab
///
/// `JAIL_225` · Rogue spell · 2 mana
///
/// > Deal $3 damage to a minion. If it dies, shuffle a copy of it into your deck that costs (2).
///
/// State: Todo
//~ JAIL_225 todo cca92934 eb364e24
#[test]
#[ignore = "todo: JAIL_225 Nab"]
fn JAIL_225_nab() {
    check(CardClass::Rogue, &[Give("JAIL_225"), Cost("JAIL_225", 2), Unwritten]);
}

/// # Lotus Troublemaker
///
/// `JAIL_470` · Rogue minion · 3 mana · 2/2
///
/// > **Battlecry:** Deal 1 damage to a random enemy. Shoot @ \|4(time, times)! *(While in hand or deck play cards for 2 Mana to shoot more!)*
///
/// State: Todo
//~ JAIL_470 todo 08c6035f 6d00887f
#[test]
#[ignore = "todo: JAIL_470 Lotus Troublemaker"]
fn JAIL_470_lotus_troublemaker() {
    check(CardClass::Rogue, &[Give("JAIL_470"), Cost("JAIL_470", 3), Stats("JAIL_470", 2, 2), Unwritten]);
}

/// # Jade Guardians
///
/// `JAIL_474` · Rogue spell · 5 mana
///
/// > Get two random 8-Cost minions. They cost (1) less for each card you played for 2 Mana this game.@ *(@)*
///
/// State: Todo
//~ JAIL_474 todo 68e5d141 6e644fe0
#[test]
#[ignore = "todo: JAIL_474 Jade Guardians"]
fn JAIL_474_jade_guardians() {
    check(CardClass::Rogue, &[Give("JAIL_474"), Cost("JAIL_474", 5), Unwritten]);
}

/// # Slice and Dice
///
/// `JAIL_500` · Rogue spell · 5 mana
///
/// > Replay all other cards played this turn *(targeting enemies if possible).* End your turn.
///
/// State: Todo
//~ JAIL_500 todo f82bcf95 a1b57252
#[test]
#[ignore = "todo: JAIL_500 Slice and Dice"]
fn JAIL_500_slice_and_dice() {
    check(CardClass::Rogue, &[Give("JAIL_500"), Cost("JAIL_500", 5), Unwritten]);
}

/// # Picklock
///
/// `JAIL_501` · Rogue minion · 1 mana · 1/1
///
/// > All numbers on this card equal your remaining Mana. **Battlecry:** Deal @ damage to an enemy minion.
///
/// State: Todo
//~ JAIL_501 todo 9aff68c9 d4146543
#[test]
#[ignore = "todo: JAIL_501 Picklock"]
fn JAIL_501_picklock() {
    check(CardClass::Rogue, &[Give("JAIL_501"), Cost("JAIL_501", 1), Stats("JAIL_501", 1, 1), Unwritten]);
}

/// # Blackpaw's Whip
///
/// `JAIL_503` · Rogue weapon · 3 mana · 3/2 durability
///
/// > Costs (1) less for each Coin you're holding. **Deathrattle:** Draw a card.
///
/// State: Todo
//~ JAIL_503 todo f9220cd9 e3bd1600
#[test]
#[ignore = "todo: JAIL_503 Blackpaw's Whip"]
fn JAIL_503_blackpaws_whip() {
    check(CardClass::Rogue, &[Give("JAIL_503"), Cost("JAIL_503", 3), Stats("JAIL_503", 3, 2), Unwritten]);
}

/// # Aya, Lotus Kingpin
///
/// `JAIL_504` · Rogue minion · 6 mana · 6/3
///
/// > You always go second. **Battlecry:** Pick an upgraded counterfeit to replace your Coins this game. Get 3.
///
/// State: Todo
//~ JAIL_504 todo 2ce10674 431a9c12
#[test]
#[ignore = "todo: JAIL_504 Aya, Lotus Kingpin"]
fn JAIL_504_aya_lotus_kingpin() {
    check(CardClass::Rogue, &[Give("JAIL_504"), Cost("JAIL_504", 6), Stats("JAIL_504", 6, 3), Unwritten]);
}

/// # Jade Coin
///
/// `JAIL_504t` · Rogue spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only. Summon a{1} {0} **Jade Golem**.@Gain 1 Mana Crystal this turn only. Summon a **Jade Golem**.
///
/// State: Todo
//~ JAIL_504t todo 764a5f97 372b778d
#[test]
#[ignore = "todo: JAIL_504t Jade Coin"]
fn JAIL_504t_jade_coin() {
    check(CardClass::Rogue, &[Give("JAIL_504t"), Cost("JAIL_504t", 0), Unwritten]);
}

/// # Grimy Coin
///
/// `JAIL_504t2` · Rogue spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only. Deal $2 damage to a random enemy minion.
///
/// State: Todo
//~ JAIL_504t2 todo 32e63a22 b6d11569
#[test]
#[ignore = "todo: JAIL_504t2 Grimy Coin"]
fn JAIL_504t2_grimy_coin() {
    check(CardClass::Rogue, &[Give("JAIL_504t2"), Cost("JAIL_504t2", 0), Unwritten]);
}

/// # Kabal Coin
///
/// `JAIL_504t3` · Rogue spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only. Get a random 1-Cost Kazakus Potion.
///
/// State: Todo
//~ JAIL_504t3 todo 73d7840b 8229a10a
#[test]
#[ignore = "todo: JAIL_504t3 Kabal Coin"]
fn JAIL_504t3_kabal_coin() {
    check(CardClass::Rogue, &[Give("JAIL_504t3"), Cost("JAIL_504t3", 0), Unwritten]);
}

/// # Kazakus Potion
///
/// `JAIL_504t3p` · Neutral spell · 1 mana
///
/// > {0} {1}
///
/// State: Todo
//~ JAIL_504t3p todo 2a225e44 68008710
#[test]
#[ignore = "todo: JAIL_504t3p Kazakus Potion"]
fn JAIL_504t3p_kazakus_potion() {
    check(CardClass::Rogue, &[Give("JAIL_504t3p"), Cost("JAIL_504t3p", 1), Unwritten]);
}

/// # Kazakus Potion Generator
///
/// `JAIL_504t5` · Neutral spell · 1 mana
///
/// > Get a random 1-Cost Potion.
///
/// State: Todo
//~ JAIL_504t5 todo 1c7ecd9a fc811ad5
#[test]
#[ignore = "todo: JAIL_504t5 Kazakus Potion Generator"]
fn JAIL_504t5_kazakus_potion_generator() {
    check(CardClass::Rogue, &[Give("JAIL_504t5"), Cost("JAIL_504t5", 1), Unwritten]);
}

/// # Jade Golem
///
/// `JAIL_504tt01` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ JAIL_504tt01 vanilla b74f9c15 e99147fd
#[test]
fn JAIL_504tt01_jade_golem() {
    check(
        CardClass::Rogue,
        &[
            Give("JAIL_504tt01"),
            Cost("JAIL_504tt01", 1),
            Stats("JAIL_504tt01", 1, 1),
            Play("JAIL_504tt01", Nothing),
            In(The("JAIL_504tt01"), Zone::Play),
            Now(The("JAIL_504tt01"), 1, 1),
        ],
    );
}

/// # Jade Golem
///
/// `JAIL_504tt04` · Neutral minion · 4 mana · 4/4
///
/// State: Vanilla
//~ JAIL_504tt04 vanilla e3d8bd40 06685f0b
#[test]
fn JAIL_504tt04_jade_golem() {
    check(
        CardClass::Rogue,
        &[
            Give("JAIL_504tt04"),
            Cost("JAIL_504tt04", 4),
            Stats("JAIL_504tt04", 4, 4),
            Play("JAIL_504tt04", Nothing),
            In(The("JAIL_504tt04"), Zone::Play),
            Now(The("JAIL_504tt04"), 4, 4),
        ],
    );
}

/// # Jade Golem
///
/// `JAIL_504tt07` · Neutral minion · 7 mana · 7/7
///
/// State: Vanilla
//~ JAIL_504tt07 vanilla ad1d3dba 12b68fa4
#[test]
fn JAIL_504tt07_jade_golem() {
    check(
        CardClass::Rogue,
        &[
            Give("JAIL_504tt07"),
            Cost("JAIL_504tt07", 7),
            Stats("JAIL_504tt07", 7, 7),
            Play("JAIL_504tt07", Nothing),
            In(The("JAIL_504tt07"), Zone::Play),
            Now(The("JAIL_504tt07"), 7, 7),
        ],
    );
}

/// # Jade Golem
///
/// `JAIL_504tt20` · Neutral minion · 10 mana · 20/20
///
/// State: Vanilla
//~ JAIL_504tt20 vanilla 3161a379 9630731f
#[test]
fn JAIL_504tt20_jade_golem() {
    check(
        CardClass::Rogue,
        &[
            Give("JAIL_504tt20"),
            Cost("JAIL_504tt20", 10),
            Stats("JAIL_504tt20", 20, 20),
            Play("JAIL_504tt20", Nothing),
            In(The("JAIL_504tt20"), Zone::Play),
            Now(The("JAIL_504tt20"), 20, 20),
        ],
    );
}

/// # Thief's Tools
///
/// `JAIL_706` · Rogue spell · 3 mana
///
/// > Get two random 4-Cost spells. Reduce their Costs by (2).
///
/// State: Todo
//~ JAIL_706 todo 0ddbcb54 d852f03b
#[test]
#[ignore = "todo: JAIL_706 Thief's Tools"]
fn JAIL_706_thiefs_tools() {
    check(CardClass::Rogue, &[Give("JAIL_706"), Cost("JAIL_706", 3), Unwritten]);
}

/// # Lotus Bookie
///
/// `JAIL_720` · Rogue minion · 2 mana · 2/2
///
/// > **Deathrattle:** Get a Coin.
///
/// State: Todo
//~ JAIL_720 todo d04a0400 e563be64
#[test]
#[ignore = "todo: JAIL_720 Lotus Bookie"]
fn JAIL_720_lotus_bookie() {
    check(CardClass::Rogue, &[Give("JAIL_720"), Cost("JAIL_720", 2), Stats("JAIL_720", 2, 2), Unwritten]);
}

/// # Defias Wannabe
///
/// `JAIL_909` · Rogue minion · 4 mana · 2/2
///
/// > **Prepare** Combo**:** Gain +1/+1 for each other card played this turn.@ *(@)*
///
/// State: Todo
//~ JAIL_909 todo 6811efaa 48760527
#[test]
#[ignore = "todo: JAIL_909 Defias Wannabe"]
fn JAIL_909_defias_wannabe() {
    check(CardClass::Rogue, &[Give("JAIL_909"), Cost("JAIL_909", 4), Stats("JAIL_909", 2, 2), Unwritten]);
}
