//! Paladin cards of Caverns of Time, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Ivory Knight
///
/// `WON_045` · Paladin minion · 4 mana · 4/4
///
/// > **Battlecry: Discover** a spell. Restore Health to your hero equal to its Cost.
///
/// State: Todo
//~ WON_045 todo 23d5b7e9 c85a8153
#[test]
#[ignore = "todo: WON_045 Ivory Knight"]
fn WON_045_ivory_knight() {
    check(CardClass::Paladin, &[Give("WON_045"), Cost("WON_045", 4), Stats("WON_045", 4, 4), Unwritten]);
}

/// # Grimestreet Enforcer
///
/// `WON_046` · Paladin minion · 4 mana · 4/4
///
/// > At the end of your turn, give all minions in your hand +1/+1.
///
/// State: Todo
//~ WON_046 todo 795d9932 435b60bc
#[test]
#[ignore = "todo: WON_046 Grimestreet Enforcer"]
fn WON_046_grimestreet_enforcer() {
    check(CardClass::Paladin, &[Give("WON_046"), Cost("WON_046", 4), Stats("WON_046", 4, 4), Unwritten]);
}

/// # Lay on Hands
///
/// `WON_048` · Paladin spell · Holy · 6 mana
///
/// > Restore #8 Health. Draw 3 cards.
///
/// State: Todo
//~ WON_048 todo 14a61922 1c4d661e
#[test]
#[ignore = "todo: WON_048 Lay on Hands"]
fn WON_048_lay_on_hands() {
    check(CardClass::Paladin, &[Give("WON_048"), Cost("WON_048", 6), Unwritten]);
}

/// # Enter the Coliseum
///
/// `WON_049` · Paladin spell · 3 mana
///
/// > Destroy all minions except each player's highest Attack minion.
///
/// State: Todo
//~ WON_049 todo 45473d11 e56559ed
#[test]
#[ignore = "todo: WON_049 Enter the Coliseum"]
fn WON_049_enter_the_coliseum() {
    check(CardClass::Paladin, &[Give("WON_049"), Cost("WON_049", 3), Unwritten]);
}

/// # Timeless Blessing
///
/// `WON_051` · Paladin spell · Holy · 4 mana
///
/// > Give four random minions in your hand +4/+4, +3/+3, +2/+2, and +1/+1.
///
/// State: Todo
//~ WON_051 todo 04b939bc a5d5bb1f
#[test]
#[ignore = "todo: WON_051 Timeless Blessing"]
fn WON_051_timeless_blessing() {
    check(CardClass::Paladin, &[Give("WON_051"), Cost("WON_051", 4), Unwritten]);
}

/// # Bronze Dragonknight
///
/// `WON_052` · Paladin minion · 4 mana · 3/5
///
/// > **Taunt**. **Battlecry:** If this has 5 or more Attack, summon a copy of this.
///
/// State: Todo
//~ WON_052 todo a99b1139 ea626687
#[test]
#[ignore = "todo: WON_052 Bronze Dragonknight"]
fn WON_052_bronze_dragonknight() {
    check(
        CardClass::Paladin,
        &[Give("WON_052"), Cost("WON_052", 4), Stats("WON_052", 3, 5), Has("WON_052", GameTag::TAUNT), Unwritten],
    );
}

/// # Runi, Time Explorer
///
/// `WON_053` · Paladin minion · 3 mana · 3/4
///
/// > **Battlecry: Discover** a location from the FUTURE!
///
/// State: Todo
//~ WON_053 todo 7a2de0cc abf80452
#[test]
#[ignore = "todo: WON_053 Runi, Time Explorer"]
fn WON_053_runi_time_explorer() {
    check(CardClass::Paladin, &[Give("WON_053"), Cost("WON_053", 3), Stats("WON_053", 3, 4), Unwritten]);
}

/// # Outskirts of Lordaeron
///
/// `WON_053t` · Paladin location · 3 mana · 0 uses
///
/// > Choose a minion. Destroy all minions with less Attack than it.
///
/// State: Todo
//~ WON_053t todo d258daa1 59b1c213
#[test]
#[ignore = "todo: WON_053t Outskirts of Lordaeron"]
fn WON_053t_outskirts_of_lordaeron() {
    check(CardClass::Paladin, &[Give("WON_053t"), Cost("WON_053t", 3), Unwritten]);
}

/// # Wind Rider Roost
///
/// `WON_053t2` · Paladin location · 3 mana · 0 uses
///
/// > Summon a random 3-Cost minion. Give it **Charge**.
///
/// State: Todo
//~ WON_053t2 todo 126298de 654b538d
#[test]
#[ignore = "todo: WON_053t2 Wind Rider Roost"]
fn WON_053t2_wind_rider_roost() {
    check(CardClass::Paladin, &[Give("WON_053t2"), Cost("WON_053t2", 3), Unwritten]);
}

/// # Xenedar
///
/// `WON_053t3` · Paladin location · 3 mana · 0 uses
///
/// > Your next **Battlecry** this turn triggers twice.
///
/// State: Todo
//~ WON_053t3 todo aefeb5bf 77f5cf13
#[test]
#[ignore = "todo: WON_053t3 Xenedar"]
fn WON_053t3_xenedar() {
    check(CardClass::Paladin, &[Give("WON_053t3"), Cost("WON_053t3", 3), Unwritten]);
}

/// # The Nighthold
///
/// `WON_053t4` · Paladin location · 3 mana · 0 uses
///
/// > Cast three random Paladin **Secrets**.
///
/// State: Todo
//~ WON_053t4 todo 410caff6 bc8f6206
#[test]
#[ignore = "todo: WON_053t4 The Nighthold"]
fn WON_053t4_the_nighthold() {
    check(CardClass::Paladin, &[Give("WON_053t4"), Cost("WON_053t4", 3), Unwritten]);
}

/// # Valdrakken
///
/// `WON_053t5` · Paladin location · 3 mana · 0 uses
///
/// > Get two random Dragons with +2/+2.
///
/// State: Todo
//~ WON_053t5 todo 6dd84907 eb1e5462
#[test]
#[ignore = "todo: WON_053t5 Valdrakken"]
fn WON_053t5_valdrakken() {
    check(CardClass::Paladin, &[Give("WON_053t5"), Cost("WON_053t5", 3), Unwritten]);
}

/// # Ruins of Korune
///
/// `WON_053t6` · Paladin location · 3 mana · 0 uses
///
/// > Draw 2 cards. Swap their Costs.
///
/// State: Todo
//~ WON_053t6 todo c355b23e 52d341ed
#[test]
#[ignore = "todo: WON_053t6 Ruins of Korune"]
fn WON_053t6_ruins_of_korune() {
    check(CardClass::Paladin, &[Give("WON_053t6"), Cost("WON_053t6", 3), Unwritten]);
}

/// # Temple of Earth
///
/// `WON_053t7` · Paladin location · 3 mana · 0 uses
///
/// > Choose a friendly minion. Summon a copy of it with +3 Health and **Taunt** that can't attack.
///
/// State: Todo
//~ WON_053t7 todo c6714142 9d6e8830
#[test]
#[ignore = "todo: WON_053t7 Temple of Earth"]
fn WON_053t7_temple_of_earth() {
    check(CardClass::Paladin, &[Give("WON_053t7"), Cost("WON_053t7", 3), Unwritten]);
}

/// # Silvermoon Portal
///
/// `WON_309` · Paladin spell · Holy · 3 mana
///
/// > Give a minion +2/+2. Summon a random 2-Cost minion.
///
/// State: Todo
//~ WON_309 todo b8d79c46 5b83ff6c
#[test]
#[ignore = "todo: WON_309 Silvermoon Portal"]
fn WON_309_silvermoon_portal() {
    check(CardClass::Paladin, &[Give("WON_309"), Cost("WON_309", 3), Unwritten]);
}

/// # Steward of Darkshire
///
/// `WON_310` · Paladin minion · 3 mana · 4/3
///
/// > Whenever you summon a 1-Health minion, give it **Divine Shield**.
///
/// State: Todo
//~ WON_310 todo 00c92646 ba5c7063
#[test]
#[ignore = "todo: WON_310 Steward of Darkshire"]
fn WON_310_steward_of_darkshire() {
    check(CardClass::Paladin, &[Give("WON_310"), Cost("WON_310", 3), Stats("WON_310", 4, 3), Unwritten]);
}

/// # Keeper of Uldaman
///
/// `WON_311` · Paladin minion · 3 mana · 3/4
///
/// > **Battlecry:** Set a minion's Attack and Health to 3.
///
/// State: Todo
//~ WON_311 todo a5b248a9 9c93cdd2
#[test]
#[ignore = "todo: WON_311 Keeper of Uldaman"]
fn WON_311_keeper_of_uldaman() {
    check(CardClass::Paladin, &[Give("WON_311"), Cost("WON_311", 3), Stats("WON_311", 3, 4), Unwritten]);
}

/// # Wickerflame Burnbristle
///
/// `WON_312` · Paladin minion · 3 mana · 3/3
///
/// > **Taunt Divine Shield Lifesteal**
///
/// State: Vanilla
//~ WON_312 vanilla f47b2345 94b6e3c2
#[test]
fn WON_312_wickerflame_burnbristle() {
    check(
        CardClass::Paladin,
        &[
            Give("WON_312"),
            Cost("WON_312", 3),
            Stats("WON_312", 3, 3),
            Has("WON_312", GameTag::DIVINE_SHIELD),
            Has("WON_312", GameTag::LIFESTEAL),
            Has("WON_312", GameTag::TAUNT),
            Play("WON_312", Nothing),
            In(The("WON_312"), Zone::Play),
            Now(The("WON_312"), 3, 3),
            HasNow(The("WON_312"), GameTag::DIVINE_SHIELD),
            HasNow(The("WON_312"), GameTag::LIFESTEAL),
            HasNow(The("WON_312"), GameTag::TAUNT),
        ],
    );
}

/// # A Light in the Darkness
///
/// `WON_333` · Paladin spell · Holy · 2 mana
///
/// > **Discover** a Paladin minion. Give it +2/+2.
///
/// State: Todo
//~ WON_333 todo 0a47e898 aeef9082
#[test]
#[ignore = "todo: WON_333 A Light in the Darkness"]
fn WON_333_a_light_in_the_darkness() {
    check(CardClass::Paladin, &[Give("WON_333"), Cost("WON_333", 2), Unwritten]);
}

/// # Mysterious Challenger
///
/// `WON_334` · Paladin minion · 5 mana · 5/5
///
/// > **Battlecry:** Put one of each **Secret** from your deck into the battlefield.
///
/// State: Todo
//~ WON_334 todo 5263fc46 d8b81bad
#[test]
#[ignore = "todo: WON_334 Mysterious Challenger"]
fn WON_334_mysterious_challenger() {
    check(CardClass::Paladin, &[Give("WON_334"), Cost("WON_334", 5), Stats("WON_334", 5, 5), Unwritten]);
}
