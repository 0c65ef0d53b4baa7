//! Paladin cards of Legacy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Blessing of Might
///
/// `CS2_087` · Paladin spell · Holy · 1 mana
///
/// > Give a minion +3 Attack.
///
/// State: Todo
//~ CS2_087 todo c3fa9edf 4b20cc8f
#[test]
#[ignore = "todo: CS2_087 Blessing of Might"]
fn CS2_087_blessing_of_might() {
    check(
        CardClass::Paladin,
        &[Give("CS2_087"), Cost("CS2_087", 1), Targets("CS2_087", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Guardian of Kings
///
/// `CS2_088` · Paladin minion · 7 mana · 5/7
///
/// > **Taunt Battlecry:** Restore #6 Health to your hero.
///
/// State: Todo
//~ CS2_088 todo 895bc750 6a37b43b
#[test]
#[ignore = "todo: CS2_088 Guardian of Kings"]
fn CS2_088_guardian_of_kings() {
    check(
        CardClass::Paladin,
        &[Give("CS2_088"), Cost("CS2_088", 7), Stats("CS2_088", 5, 7), Has("CS2_088", GameTag::TAUNT), Unwritten],
    );
}

/// # Holy Light
///
/// `CS2_089` · Paladin spell · Holy · 2 mana
///
/// > Restore #8 Health to your hero.
///
/// State: Todo
//~ CS2_089 todo cc16b2be 3b8d7a20
#[test]
#[ignore = "todo: CS2_089 Holy Light"]
fn CS2_089_holy_light() {
    check(
        CardClass::Paladin,
        &[
            Give("CS2_089"),
            Cost("CS2_089", 2),
            Targets("CS2_089", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Light's Justice
///
/// `CS2_091` · Paladin weapon · 1 mana · 1/4 durability
///
/// State: Vanilla
//~ CS2_091 vanilla 781b142b d589b50f
#[test]
fn CS2_091_lights_justice() {
    check(
        CardClass::Paladin,
        &[
            Give("CS2_091"),
            Cost("CS2_091", 1),
            Stats("CS2_091", 1, 4),
            Play("CS2_091", Nothing),
            In(The("CS2_091"), Zone::Play),
        ],
    );
}

/// # Blessing of Kings
///
/// `CS2_092` · Paladin spell · Holy · 4 mana
///
/// > Give a minion +4/+4. *(+4 Attack/+4 Health)*
///
/// State: Todo
//~ CS2_092 todo 24a7f6db b5a42b82
#[test]
#[ignore = "todo: CS2_092 Blessing of Kings"]
fn CS2_092_blessing_of_kings() {
    check(
        CardClass::Paladin,
        &[Give("CS2_092"), Cost("CS2_092", 4), Targets("CS2_092", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Consecration
///
/// `CS2_093` · Paladin spell · Holy · 3 mana
///
/// > Deal $2 damage to all enemies.
///
/// State: Todo
//~ CS2_093 todo 86aeb65a 77cfc9f1
#[test]
#[ignore = "todo: CS2_093 Consecration"]
fn CS2_093_consecration() {
    check(CardClass::Paladin, &[Give("CS2_093"), Cost("CS2_093", 3), Unwritten]);
}

/// # Hammer of Wrath
///
/// `CS2_094` · Paladin spell · Holy · 3 mana
///
/// > Deal $3 damage. Draw a card.
///
/// State: Todo
//~ CS2_094 todo c9bf9810 78799439
#[test]
#[ignore = "todo: CS2_094 Hammer of Wrath"]
fn CS2_094_hammer_of_wrath() {
    check(
        CardClass::Paladin,
        &[
            Give("CS2_094"),
            Cost("CS2_094", 3),
            Targets("CS2_094", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Truesilver Champion
///
/// `CS2_097` · Paladin weapon · 4 mana · 4/2 durability
///
/// > Whenever your hero attacks, restore #3 Health to it.
///
/// State: Todo
//~ CS2_097 todo f4ea8f52 084b8d3b
#[test]
#[ignore = "todo: CS2_097 Truesilver Champion"]
fn CS2_097_truesilver_champion() {
    check(CardClass::Paladin, &[Give("CS2_097"), Cost("CS2_097", 4), Stats("CS2_097", 4, 2), Unwritten]);
}

/// # Silver Hand Recruit
///
/// `CS2_101t` · Paladin minion · 1 mana · 1/1
///
/// State: Vanilla
//~ CS2_101t vanilla cd8981de 85a5fb8b
#[test]
fn CS2_101t_silver_hand_recruit() {
    check(
        CardClass::Paladin,
        &[
            Give("CS2_101t"),
            Cost("CS2_101t", 1),
            Stats("CS2_101t", 1, 1),
            Play("CS2_101t", Nothing),
            In(The("CS2_101t"), Zone::Play),
            Now(The("CS2_101t"), 1, 1),
        ],
    );
}

/// # Silver Hand Recruit
///
/// `CS2_101t2` · Paladin minion · 1 mana · 1/1
///
/// State: Vanilla
//~ CS2_101t2 vanilla d2021e1d a4a03a93
#[test]
fn CS2_101t2_silver_hand_recruit() {
    check(
        CardClass::Paladin,
        &[
            Give("CS2_101t2"),
            Cost("CS2_101t2", 1),
            Stats("CS2_101t2", 1, 1),
            Play("CS2_101t2", Nothing),
            In(The("CS2_101t2"), Zone::Play),
            Now(The("CS2_101t2"), 1, 1),
        ],
    );
}

/// # Silver Hand Recruit
///
/// `CS2_101t3` · Paladin minion · 1 mana · 1/1
///
/// State: Vanilla
//~ CS2_101t3 vanilla aeb65e53 caeede1e
#[test]
fn CS2_101t3_silver_hand_recruit() {
    check(
        CardClass::Paladin,
        &[
            Give("CS2_101t3"),
            Cost("CS2_101t3", 1),
            Stats("CS2_101t3", 1, 1),
            Play("CS2_101t3", Nothing),
            In(The("CS2_101t3"), Zone::Play),
            Now(The("CS2_101t3"), 1, 1),
        ],
    );
}

/// # Silver Hand Recruit
///
/// `CS2_101t4` · Paladin minion · 1 mana · 1/1
///
/// State: Vanilla
//~ CS2_101t4 vanilla c0f67cad 48adbebb
#[test]
fn CS2_101t4_silver_hand_recruit() {
    check(
        CardClass::Paladin,
        &[
            Give("CS2_101t4"),
            Cost("CS2_101t4", 1),
            Stats("CS2_101t4", 1, 1),
            Play("CS2_101t4", Nothing),
            In(The("CS2_101t4"), Zone::Play),
            Now(The("CS2_101t4"), 1, 1),
        ],
    );
}

/// # Silver Hand Recruit
///
/// `CS2_101t5` · Paladin minion · 1 mana · 1/1
///
/// State: Vanilla
//~ CS2_101t5 vanilla 9ab4b4cb 96bb3b23
#[test]
fn CS2_101t5_silver_hand_recruit() {
    check(
        CardClass::Paladin,
        &[
            Give("CS2_101t5"),
            Cost("CS2_101t5", 1),
            Stats("CS2_101t5", 1, 1),
            Play("CS2_101t5", Nothing),
            In(The("CS2_101t5"), Zone::Play),
            Now(The("CS2_101t5"), 1, 1),
        ],
    );
}

/// # Silver Hand Recruit
///
/// `CS2_101t6` · Paladin minion · 1 mana · 1/1
///
/// State: Vanilla
//~ CS2_101t6 vanilla 490fe1a0 662fad4e
#[test]
fn CS2_101t6_silver_hand_recruit() {
    check(
        CardClass::Paladin,
        &[
            Give("CS2_101t6"),
            Cost("CS2_101t6", 1),
            Stats("CS2_101t6", 1, 1),
            Play("CS2_101t6", Nothing),
            In(The("CS2_101t6"), Zone::Play),
            Now(The("CS2_101t6"), 1, 1),
        ],
    );
}

/// # Silver Hand Recruit
///
/// `CS2_101t7` · Paladin minion · 1 mana · 1/1
///
/// State: Vanilla
//~ CS2_101t7 vanilla 8ddec481 62ea1a79
#[test]
fn CS2_101t7_silver_hand_recruit() {
    check(
        CardClass::Paladin,
        &[
            Give("CS2_101t7"),
            Cost("CS2_101t7", 1),
            Stats("CS2_101t7", 1, 1),
            Play("CS2_101t7", Nothing),
            In(The("CS2_101t7"), Zone::Play),
            Now(The("CS2_101t7"), 1, 1),
        ],
    );
}

/// # Silver Hand Recruit
///
/// `CS2_101t8` · Paladin minion · 1 mana · 1/1
///
/// State: Vanilla
//~ CS2_101t8 vanilla a7efa15c d0313995
#[test]
fn CS2_101t8_silver_hand_recruit() {
    check(
        CardClass::Paladin,
        &[
            Give("CS2_101t8"),
            Cost("CS2_101t8", 1),
            Stats("CS2_101t8", 1, 1),
            Play("CS2_101t8", Nothing),
            In(The("CS2_101t8"), Zone::Play),
            Now(The("CS2_101t8"), 1, 1),
        ],
    );
}

/// # Reckoning
///
/// `CS3_016` · Paladin spell · Holy · 1 mana
///
/// > **Secret:** After an enemy minion deals 3 or more damage, destroy it.
///
/// State: Todo
//~ CS3_016 todo 3f544f89 84f09fd1
#[test]
#[ignore = "todo: CS3_016 Reckoning"]
fn CS3_016_reckoning() {
    check(CardClass::Paladin, &[Give("CS3_016"), Cost("CS3_016", 1), Unwritten]);
}

/// # Pursuit of Justice
///
/// `CS3_029` · Paladin spell · Holy · 2 mana
///
/// > Give +1 Attack to Silver Hand Recruits you summon this game.
///
/// State: Todo
//~ CS3_029 todo 0848270d 4040ed5b
#[test]
#[ignore = "todo: CS3_029 Pursuit of Justice"]
fn CS3_029_pursuit_of_justice() {
    check(CardClass::Paladin, &[Give("CS3_029"), Cost("CS3_029", 2), Unwritten]);
}

/// # Righteousness
///
/// `EX1_184` · Paladin spell · Holy · 5 mana
///
/// > Give your minions **Divine Shield**.
///
/// State: Todo
//~ EX1_184 todo 511ab30a bde01936
#[test]
#[ignore = "todo: EX1_184 Righteousness"]
fn EX1_184_righteousness() {
    check(CardClass::Paladin, &[Give("EX1_184"), Cost("EX1_184", 5), Unwritten]);
}

/// # Humility
///
/// `EX1_360` · Paladin spell · 1 mana
///
/// > Change a minion's Attack to 1.
///
/// State: Todo
//~ EX1_360 todo 9c8766d5 b8492024
#[test]
#[ignore = "todo: EX1_360 Humility"]
fn EX1_360_humility() {
    check(
        CardClass::Paladin,
        &[Give("EX1_360"), Cost("EX1_360", 1), Targets("EX1_360", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Hand of Protection
///
/// `EX1_371` · Paladin spell · Holy · 1 mana
///
/// > Give a minion **Divine Shield**.
///
/// State: Todo
//~ EX1_371 todo 0fdce2b4 42d036e4
#[test]
#[ignore = "todo: EX1_371 Hand of Protection"]
fn EX1_371_hand_of_protection() {
    check(
        CardClass::Paladin,
        &[Give("EX1_371"), Cost("EX1_371", 1), Targets("EX1_371", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Uther's Gift
///
/// `GIFT_05` · Paladin spell · 1 mana
///
/// > **Discover** a **Temporary** Equality, Consecration, or Blessing of Kings.
///
/// State: Todo
//~ GIFT_05 todo 50d471f2 8220b867
#[test]
#[ignore = "todo: GIFT_05 Uther's Gift"]
fn GIFT_05_uthers_gift() {
    check(CardClass::Paladin, &[Give("GIFT_05"), Cost("GIFT_05", 1), Unwritten]);
}

/// # Uther Lightbringer
///
/// `HERO_04` · Paladin hero · 30 health
///
/// State: Vanilla
//~ HERO_04 vanilla 4462ba9b 50fd8526
#[test]
fn HERO_04_uther_lightbringer() {
    check(
        CardClass::Paladin,
        &[Give("HERO_04"), Cost("HERO_04", 0), Play("HERO_04", Nothing), In(The("HERO_04"), Zone::Play)],
    );
}

/// # Reinforce
///
/// `HERO_04bp` · Paladin hero power · 2 mana
///
/// > **Hero Power** Summon a {0} Silver Hand Recruit.
///
/// State: Todo
//~ HERO_04bp todo 07f23867 04ed6eef
#[test]
#[ignore = "todo: HERO_04bp Reinforce"]
fn HERO_04bp_reinforce() {
    check(CardClass::Paladin, &[HasHeroPower("HERO_04bp"), Cost("HERO_04bp", 2), Unwritten]);
}

/// # The Silver Hand
///
/// `HERO_04bp2` · Paladin hero power · 2 mana
///
/// > **Hero Power** Summon two {0} Recruits.
///
/// State: Todo
//~ HERO_04bp2 todo 20387f5a 1666175d
#[test]
#[ignore = "todo: HERO_04bp2 The Silver Hand"]
fn HERO_04bp2_the_silver_hand() {
    check(CardClass::Paladin, &[HasHeroPower("HERO_04bp2"), Cost("HERO_04bp2", 2), Unwritten]);
}

/// # Crusader Aura
///
/// `LEG_TTN_908` · Paladin spell · Holy · 4 mana
///
/// > Whenever a friendly minion attacks, give it +2/+1. Lasts @ turns.
///
/// State: Todo
//~ LEG_TTN_908 todo 27cb475e e87422b0
#[test]
#[ignore = "todo: LEG_TTN_908 Crusader Aura"]
fn LEG_TTN_908_crusader_aura() {
    check(CardClass::Paladin, &[Give("LEG_TTN_908"), Cost("LEG_TTN_908", 4), Unwritten]);
}
