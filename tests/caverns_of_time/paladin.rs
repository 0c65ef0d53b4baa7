//! Paladin cards of Caverns of Time, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9a1d9354

/// # Ivory Knight
///
/// `WON_045` · Paladin minion · 4 mana · 4/4
///
/// > **Battlecry: Discover** a spell. Restore Health to your hero equal to its Cost.
///
/// State: Reprint
//~ reprint WON_045 1fee9e5f 0df066db 5e99716f.18173858
#[test]
fn WON_045_ivory_knight() {
    check(
        CardClass::Paladin,
        &[Give("WON_045"), Cost("WON_045", 4), Stats("WON_045", 4, 4), WrittenAs("WON_045", "KAR_057")],
    );
}

/// # Grimestreet Enforcer
///
/// `WON_046` · Paladin minion · 4 mana · 4/4
///
/// > At the end of your turn, give all minions in your hand +1/+1.
///
/// State: Reprint
//~ reprint WON_046 a8da590e f528fd61 3318046e.773751c0
#[test]
fn WON_046_grimestreet_enforcer() {
    check(
        CardClass::Paladin,
        &[Give("WON_046"), Cost("WON_046", 4), Stats("WON_046", 4, 4), WrittenAs("WON_046", "CFM_639")],
    );
}

/// # Lay on Hands
///
/// `WON_048` · Paladin spell · Holy · 6 mana
///
/// > Restore #8 Health. Draw 3 cards.
///
/// State: Reprint
//~ reprint WON_048 e40396cc 35d36b1c bf902c6b.630b72c8
#[test]
fn WON_048_lay_on_hands() {
    check(CardClass::Paladin, &[Give("WON_048"), Cost("WON_048", 6), WrittenAs("WON_048", "EX1_354")]);
}

/// # Enter the Coliseum
///
/// `WON_049` · Paladin spell · 3 mana
///
/// > Destroy all minions except each player's highest Attack minion.
///
/// State: Reprint
//~ reprint WON_049 90c7608d b700cf4c 813573f0.18ec186f
#[test]
fn WON_049_enter_the_coliseum() {
    check(CardClass::Paladin, &[Give("WON_049"), Cost("WON_049", 3), WrittenAs("WON_049", "AT_078")]);
}

/// # Timeless Blessing
///
/// `WON_051` · Paladin spell · Holy · 4 mana
///
/// > Give four random minions in your hand +4/+4, +3/+3, +2/+2, and +1/+1.
///
/// State: Todo
//~ todo WON_051 8409c375 50f13887 19386741.cb89b78a
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
/// State: Derived
//~ derived WON_052 554a380b e9132d0d 0d1e072c.c3fec62e
#[test]
fn WON_052_bronze_dragonknight() {
    check(
        CardClass::Paladin,
        &[
            Give("WON_052"),
            Cost("WON_052", 4),
            Stats("WON_052", 3, 5),
            Has("WON_052", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "CS2_092e"),
            Play("WON_052", Nothing),
            BoardCount(Mine, 3),
            In(The("WON_052"), Zone::Play),
            Now(The("WON_052"), 7, 9),
        ],
    );
    check(
        CardClass::Paladin,
        &[Give("WON_052"), Friend("CS2_182"), Enemy("CS2_182"), Play("WON_052", Nothing), BoardCount(Mine, 2)],
    );
}

/// # Runi, Time Explorer
///
/// `WON_053` · Paladin minion · 3 mana · 3/4
///
/// > **Battlecry: Discover** a location from the FUTURE!
///
/// State: Todo
//~ todo WON_053 57ab11e0 218a7cc6 1b1a9a5c.37acc425
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
//~ todo WON_053t a1bcd1f4 7f1f9a0d 1df32806.76e2dba1
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
/// State: Derived
//~ derived WON_053t2 10f9c491 abe11332 5d4621c4.f98f795c
#[test]
fn WON_053t2_wind_rider_roost() {
    check(
        CardClass::Paladin,
        &[
            Give("WON_053t2"),
            Cost("WON_053t2", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WON_053t2"),
            Force(Card("CS2_118")),
            Use(Nth(3), 0, Nothing),
            BoardCount(Mine, 3),
            HasNow(The("CS2_118"), GameTag::CHARGE),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 5, 1),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("WON_053t2"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WON_053t2"),
            Never(Card("AT_003")),
            Use(Nth(3), 0, Nothing),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("WON_053t2"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WON_053t2"),
            Never(Card("AT_002")),
            Use(Nth(3), 0, Nothing),
        ],
    );
}

/// # Roost Boost
///
/// `WON_053t2e` · Paladin enchantment
///
/// > **Charge**.
///
/// State: Derived
//~ derived WON_053t2e e82a4911 4e42c9d1 a696213d.7eb146fc
#[test]
fn WON_053t2e_roost_boost() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "WON_053t2e"), HasNow(My(0), GameTag::CHARGE)]);
}

/// # Xenedar
///
/// `WON_053t3` · Paladin location · 3 mana · 0 uses
///
/// > Your next **Battlecry** this turn triggers twice.
///
/// State: Todo
//~ todo WON_053t3 266563fb 7af0ce26 68d6ead1.52e149e3
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
/// State: Derived
//~ derived WON_053t4 64317f3e fa985816 cd8aaa7c.9cf28507
#[test]
fn WON_053t4_the_nighthold() {
    check(
        CardClass::Paladin,
        &[
            Give("WON_053t4"),
            Cost("WON_053t4", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WON_053t4"),
            Force(Card("AT_073")),
            Force(Card("AT_073")),
            Force(Card("AT_073")),
            Use(Nth(3), 0, Nothing),
            In(The("AT_073"), Zone::Secret),
        ],
    );
}

/// # Valdrakken
///
/// `WON_053t5` · Paladin location · 3 mana · 0 uses
///
/// > Get two random Dragons with +2/+2.
///
/// State: Todo
//~ todo WON_053t5 ea613a49 03c7be0a f3d5bde2.aea67405
#[test]
#[ignore = "todo: WON_053t5 Valdrakken"]
fn WON_053t5_valdrakken() {
    check(CardClass::Paladin, &[Give("WON_053t5"), Cost("WON_053t5", 3), Unwritten]);
}

/// # Dragonflight
///
/// `WON_053t5e` · Paladin enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived WON_053t5e 65bd7e85 e3d6f430 dc715af7.6d6ab056
#[test]
fn WON_053t5e_dragonflight() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "WON_053t5e"), Now(My(0), 7, 3)]);
}

/// # Ruins of Korune
///
/// `WON_053t6` · Paladin location · 3 mana · 0 uses
///
/// > Draw 2 cards. Swap their Costs.
///
/// State: Todo
//~ todo WON_053t6 80c3b3ca f151d617 202d87b0.d6b56f06
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
//~ todo WON_053t7 94713938 2fa80e07 a9feaeea.a32f8c58
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
/// State: Reprint
//~ reprint WON_309 94e061d8 eff64a3e 17beda81.682d95e6
#[test]
fn WON_309_silvermoon_portal() {
    check(CardClass::Paladin, &[Give("WON_309"), Cost("WON_309", 3), WrittenAs("WON_309", "KAR_077")]);
}

/// # Steward of Darkshire
///
/// `WON_310` · Paladin minion · 3 mana · 4/3
///
/// > Whenever you summon a 1-Health minion, give it **Divine Shield**.
///
/// State: Reprint
//~ reprint WON_310 0124c463 dcae1445 fd571fcc.8ebaa923
#[test]
fn WON_310_steward_of_darkshire() {
    check(
        CardClass::Paladin,
        &[Give("WON_310"), Cost("WON_310", 3), Stats("WON_310", 4, 3), WrittenAs("WON_310", "OG_310")],
    );
}

/// # Keeper of Uldaman
///
/// `WON_311` · Paladin minion · 3 mana · 3/4
///
/// > **Battlecry:** Set a minion's Attack and Health to 3.
///
/// State: Reprint
//~ reprint WON_311 0606e8b8 d60c02d8 ca15375c.3a2be8fb
#[test]
fn WON_311_keeper_of_uldaman() {
    check(
        CardClass::Paladin,
        &[Give("WON_311"), Cost("WON_311", 3), Stats("WON_311", 3, 4), WrittenAs("WON_311", "LOE_017")],
    );
}

/// # Wickerflame Burnbristle
///
/// `WON_312` · Paladin minion · 3 mana · 3/3
///
/// > **Taunt Divine Shield Lifesteal**
///
/// State: Vanilla
//~ vanilla WON_312 94368cb1 b6543bac 44480e33.a8f2cadd
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
/// State: Reprint
//~ reprint WON_333 8b36077d dc873028 38f37cb6.8e24276a
#[test]
fn WON_333_a_light_in_the_darkness() {
    check(CardClass::Paladin, &[Give("WON_333"), Cost("WON_333", 2), WrittenAs("WON_333", "OG_311")]);
}

/// # Mysterious Challenger
///
/// `WON_334` · Paladin minion · 5 mana · 5/5
///
/// > **Battlecry:** Put one of each **Secret** from your deck into the battlefield.
///
/// State: Reprint
//~ reprint WON_334 5127a66b 4871d721 2cc4fe30.d456059c
#[test]
fn WON_334_mysterious_challenger() {
    check(
        CardClass::Paladin,
        &[Give("WON_334"), Cost("WON_334", 5), Stats("WON_334", 5, 5), WrittenAs("WON_334", "AT_079")],
    );
}
