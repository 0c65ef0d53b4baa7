//! Druid cards of Murder at Castle Nathria, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Dew Process
///
/// `MAW_024` · Druid spell · Nature · 4 mana
///
/// > For the rest of the game, players draw an extra card at the start of their turn.
///
/// State: Todo
//~ MAW_024 todo afacac12 8cda7c6d
#[test]
#[ignore = "todo: MAW_024 Dew Process"]
fn MAW_024_dew_process() {
    check(CardClass::Druid, &[Give("MAW_024"), Cost("MAW_024", 4), Unwritten]);
}

/// # Attorney-at-Maw
///
/// `MAW_025` · Druid minion · 2 mana · 1/3
///
/// > **Choose One - Silence** a minion; or Give a minion **Immune** this turn.
///
/// State: Todo
//~ MAW_025 todo 9307cf5b 511848c0
#[test]
#[ignore = "todo: MAW_025 Attorney-at-Maw"]
fn MAW_025_attorney_at_maw() {
    check(CardClass::Druid, &[Give("MAW_025"), Cost("MAW_025", 2), Stats("MAW_025", 1, 3), Unwritten]);
}

/// # Guilty!
///
/// `MAW_025a` · Druid spell · 2 mana
///
/// > **Silence** a minion.
///
/// State: Todo
//~ MAW_025a todo ce6ae7e2 4292fa31
#[test]
#[ignore = "todo: MAW_025a Guilty!"]
fn MAW_025a_guilty() {
    check(CardClass::Druid, &[Give("MAW_025a"), Cost("MAW_025a", 2), Unwritten]);
}

/// # Innocent!
///
/// `MAW_025b` · Druid spell · 2 mana
///
/// > Give a minion **Immune** this turn.
///
/// State: Todo
//~ MAW_025b todo acda755d 87b5169f
#[test]
#[ignore = "todo: MAW_025b Innocent!"]
fn MAW_025b_innocent() {
    check(CardClass::Druid, &[Give("MAW_025b"), Cost("MAW_025b", 2), Unwritten]);
}

/// # Incarceration
///
/// `MAW_026` · Druid spell · 3 mana
///
/// > Choose a minion. It goes **Dormant** for 3 turns.
///
/// State: Todo
//~ MAW_026 todo 3f9418cd 6263ba48
#[test]
#[ignore = "todo: MAW_026 Incarceration"]
fn MAW_026_incarceration() {
    check(CardClass::Druid, &[Give("MAW_026"), Cost("MAW_026", 3), Unwritten]);
}

/// # Natural Causes
///
/// `REV_307` · Druid spell · Nature · 2 mana
///
/// > Deal $2 damage. Summon a 2/2 Treant.
///
/// State: Todo
//~ REV_307 todo c2ec6c53 f324dd52
#[test]
#[ignore = "todo: REV_307 Natural Causes"]
fn REV_307_natural_causes() {
    check(CardClass::Druid, &[Give("REV_307"), Cost("REV_307", 2), Unwritten]);
}

/// # Death Blossom Whomper
///
/// `REV_310` · Druid minion · 5 mana · 6/5
///
/// > **Battlecry:** Draw a **Deathrattle** minion and gain its **Deathrattle.**
///
/// State: Todo
//~ REV_310 todo 6a051885 1fa8bfb3
#[test]
#[ignore = "todo: REV_310 Death Blossom Whomper"]
fn REV_310_death_blossom_whomper() {
    check(CardClass::Druid, &[Give("REV_310"), Cost("REV_310", 5), Stats("REV_310", 6, 5), Unwritten]);
}

/// # Nightshade Bud
///
/// `REV_311` · Druid spell · Nature · 8 mana
///
/// > **Choose One - Discover** a minion from your deck to summon; or a spell to cast.
///
/// State: Todo
//~ REV_311 todo 61d58bbf 2de5b360
#[test]
#[ignore = "todo: REV_311 Nightshade Bud"]
fn REV_311_nightshade_bud() {
    check(CardClass::Druid, &[Give("REV_311"), Cost("REV_311", 8), Unwritten]);
}

/// # Sunlight Blossom
///
/// `REV_311t` · Druid spell · Nature · 8 mana
///
/// > **Discover** a spell from your deck to cast.
///
/// State: Todo
//~ REV_311t todo 9c4452eb 0229ec72
#[test]
#[ignore = "todo: REV_311t Sunlight Blossom"]
fn REV_311t_sunlight_blossom() {
    check(CardClass::Druid, &[Give("REV_311t"), Cost("REV_311t", 8), Unwritten]);
}

/// # Moonlight Blossom
///
/// `REV_311t2` · Druid spell · Nature · 8 mana
///
/// > **Discover** a minion from your deck to summon.
///
/// State: Todo
//~ REV_311t2 todo 03c9fec3 dcc5001a
#[test]
#[ignore = "todo: REV_311t2 Moonlight Blossom"]
fn REV_311t2_moonlight_blossom() {
    check(CardClass::Druid, &[Give("REV_311t2"), Cost("REV_311t2", 8), Unwritten]);
}

/// # Planted Evidence
///
/// `REV_313` · Druid spell · Nature · 1 mana
///
/// > **Discover** a spell. It costs (2) less this turn.
///
/// State: Todo
//~ REV_313 todo cd02c6e5 c3adf8ca
#[test]
#[ignore = "todo: REV_313 Planted Evidence"]
fn REV_313_planted_evidence() {
    check(CardClass::Druid, &[Give("REV_313"), Cost("REV_313", 1), Unwritten]);
}

/// # Topior the Shrubbagazzor
///
/// `REV_314` · Druid minion · 7 mana · 5/5
///
/// > **Battlecry:** For the rest of the game, after you cast a Nature spell, summon a 3/3 Whelp with **Rush**.
///
/// State: Todo
//~ REV_314 todo 28d52064 dfa93087
#[test]
#[ignore = "todo: REV_314 Topior the Shrubbagazzor"]
fn REV_314_topior_the_shrubbagazzor() {
    check(CardClass::Druid, &[Give("REV_314"), Cost("REV_314", 7), Stats("REV_314", 5, 5), Unwritten]);
}

/// # Whelpagazzor
///
/// `REV_314t` · Druid minion · 3 mana · 3/3
///
/// > **Rush**
///
/// State: Vanilla
//~ REV_314t vanilla 674a49d7 f1958c82
#[test]
fn REV_314t_whelpagazzor() {
    check(
        CardClass::Druid,
        &[
            Give("REV_314t"),
            Cost("REV_314t", 3),
            Stats("REV_314t", 3, 3),
            Has("REV_314t", GameTag::RUSH),
            Play("REV_314t", Nothing),
            In(The("REV_314t"), Zone::Play),
            Now(The("REV_314t"), 3, 3),
            HasNow(The("REV_314t"), GameTag::RUSH),
        ],
    );
}

/// # Widowbloom Seedsman
///
/// `REV_318` · Druid minion · 4 mana · 3/2
///
/// > **Battlecry:** Draw a Nature spell. Gain an empty Mana Crystal.
///
/// State: Todo
//~ REV_318 todo d265d470 5ac13824
#[test]
#[ignore = "todo: REV_318 Widowbloom Seedsman"]
fn REV_318_widowbloom_seedsman() {
    check(CardClass::Druid, &[Give("REV_318"), Cost("REV_318", 4), Stats("REV_318", 3, 2), Unwritten]);
}

/// # Sesselie of the Fae Court
///
/// `REV_319` · Druid minion · 8 mana · 8/8
///
/// > **Taunt Deathrattle**: Draw a minion. Reduce its Cost by (8).
///
/// State: Todo
//~ REV_319 todo 9ef5cad4 6ca1cf20
#[test]
#[ignore = "todo: REV_319 Sesselie of the Fae Court"]
fn REV_319_sesselie_of_the_fae_court() {
    check(
        CardClass::Druid,
        &[Give("REV_319"), Cost("REV_319", 8), Stats("REV_319", 8, 8), Has("REV_319", GameTag::TAUNT), Unwritten],
    );
}

/// # Hedge Maze
///
/// `REV_333` · Druid location · 3 mana · 0 uses
///
/// > Trigger a friendly minion's **Deathrattle**.
///
/// State: Todo
//~ REV_333 todo a7668f55 d92ef361
#[test]
#[ignore = "todo: REV_333 Hedge Maze"]
fn REV_333_hedge_maze() {
    check(CardClass::Druid, &[Give("REV_333"), Cost("REV_333", 3), Unwritten]);
}

/// # Plot of Sin
///
/// `REV_336` · Druid spell · Nature · 3 mana
///
/// > Summon two 2/2 Treants. **Infuse (@):** Two 5/5 Ancients instead.
///
/// State: Todo
//~ REV_336 todo 6176f6c5 ab44ca6e
#[test]
#[ignore = "todo: REV_336 Plot of Sin"]
fn REV_336_plot_of_sin() {
    check(CardClass::Druid, &[Give("REV_336"), Cost("REV_336", 3), Unwritten]);
}

/// # Treant
///
/// `REV_336t2` · Druid minion · 1 mana · 2/2
///
/// State: Vanilla
//~ REV_336t2 vanilla 1aa93561 8500267c
#[test]
fn REV_336t2_treant() {
    check(
        CardClass::Druid,
        &[
            Give("REV_336t2"),
            Cost("REV_336t2", 1),
            Stats("REV_336t2", 2, 2),
            Play("REV_336t2", Nothing),
            In(The("REV_336t2"), Zone::Play),
            Now(The("REV_336t2"), 2, 2),
        ],
    );
}

/// # Ancient
///
/// `REV_336t3` · Druid minion · 5 mana · 5/5
///
/// State: Vanilla
//~ REV_336t3 vanilla b580a3da 426ba8f5
#[test]
fn REV_336t3_ancient() {
    check(
        CardClass::Druid,
        &[
            Give("REV_336t3"),
            Cost("REV_336t3", 5),
            Stats("REV_336t3", 5, 5),
            Play("REV_336t3", Nothing),
            In(The("REV_336t3"), Zone::Play),
            Now(The("REV_336t3"), 5, 5),
        ],
    );
}

/// # Plot of Sin
///
/// `REV_336t4` · Druid spell · Nature · 3 mana
///
/// > **Infused** Summon two 5/5 Ancients.
///
/// State: Todo
//~ REV_336t4 todo 40ff4530 558870b5
#[test]
#[ignore = "todo: REV_336t4 Plot of Sin"]
fn REV_336t4_plot_of_sin() {
    check(CardClass::Druid, &[Give("REV_336t4"), Cost("REV_336t4", 3), Unwritten]);
}

/// # Convoke the Spirits
///
/// `REV_365` · Druid spell · Nature · 10 mana
///
/// > Cast 8 random Druid spells *(targets chosen randomly)*.
///
/// State: Todo
//~ REV_365 todo 48b27016 278aee20
#[test]
#[ignore = "todo: REV_365 Convoke the Spirits"]
fn REV_365_convoke_the_spirits() {
    check(CardClass::Druid, &[Give("REV_365"), Cost("REV_365", 10), Unwritten]);
}

/// # Sesselie of the Fae Court
///
/// `REV_782` · Druid minion · 8 mana · 8/8
///
/// > {0} {1} {2} {3}
///
/// State: Todo
//~ REV_782 todo b43e7824 6a459b5d
#[test]
#[ignore = "todo: REV_782 Sesselie of the Fae Court"]
fn REV_782_sesselie_of_the_fae_court() {
    check(CardClass::Druid, &[Give("REV_782"), Cost("REV_782", 8), Stats("REV_782", 8, 8), Unwritten]);
}

/// # Hedge Maze
///
/// `REV_792` · Druid location · 3 mana · 0 uses
///
/// > {0} {1}
///
/// State: Todo
//~ REV_792 todo 6282b8d1 500589e7
#[test]
#[ignore = "todo: REV_792 Hedge Maze"]
fn REV_792_hedge_maze() {
    check(CardClass::Druid, &[Give("REV_792"), Cost("REV_792", 3), Unwritten]);
}
