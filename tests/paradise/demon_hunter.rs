//! Demon Hunter cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Aranna, Thrill Seeker
///
/// `VAC_501` · Demon Hunter minion · 5 mana · 5/6
///
/// > **Priest Tourist** Damage your hero takes on your turn is redirected to a random enemy.
///
/// State: Todo
//~ VAC_501 todo e4c65180 de82ff88
#[test]
#[ignore = "todo: VAC_501 Aranna, Thrill Seeker"]
fn VAC_501_aranna_thrill_seeker() {
    check(CardClass::DemonHunter, &[Give("VAC_501"), Cost("VAC_501", 5), Stats("VAC_501", 5, 6), Unwritten]);
}

/// # Sigil of Skydiving
///
/// `VAC_925` · Demon Hunter spell · Fel · 2 mana
///
/// > At the start of your next turn, summon two 1/1 Pirates with **Charge**.
///
/// State: Todo
//~ VAC_925 todo 341ae880 e4e67d3f
#[test]
#[ignore = "todo: VAC_925 Sigil of Skydiving"]
fn VAC_925_sigil_of_skydiving() {
    check(CardClass::DemonHunter, &[Give("VAC_925"), Cost("VAC_925", 2), Unwritten]);
}

/// # Cliff Dive
///
/// `VAC_926` · Demon Hunter spell · 6 mana
///
/// > Summon 2 minions from your deck and give them **Rush**. They go back at the end of your turn.
///
/// State: Todo
//~ VAC_926 todo 0e5ccb3b 4c5e3193
#[test]
#[ignore = "todo: VAC_926 Cliff Dive"]
fn VAC_926_cliff_dive() {
    check(CardClass::DemonHunter, &[Give("VAC_926"), Cost("VAC_926", 6), Unwritten]);
}

/// # Falling Illidari
///
/// `VAC_926t` · Demon Hunter minion · 1 mana · 1/1
///
/// > **Charge**
///
/// State: Vanilla
//~ VAC_926t vanilla 7658a513 a3e60625
#[test]
fn VAC_926t_falling_illidari() {
    check(
        CardClass::DemonHunter,
        &[
            Give("VAC_926t"),
            Cost("VAC_926t", 1),
            Stats("VAC_926t", 1, 1),
            Has("VAC_926t", GameTag::CHARGE),
            Play("VAC_926t", Nothing),
            In(The("VAC_926t"), Zone::Play),
            Now(The("VAC_926t"), 1, 1),
            HasNow(The("VAC_926t"), GameTag::CHARGE),
        ],
    );
}

/// # Adrenaline Fiend
///
/// `VAC_927` · Demon Hunter minion · 2 mana · 2/2
///
/// > After a friendly Pirate attacks, give your hero +1 Attack this turn.
///
/// State: Todo
//~ VAC_927 todo 73196885 db753a7c
#[test]
#[ignore = "todo: VAC_927 Adrenaline Fiend"]
fn VAC_927_adrenaline_fiend() {
    check(CardClass::DemonHunter, &[Give("VAC_927"), Cost("VAC_927", 2), Stats("VAC_927", 2, 2), Unwritten]);
}

/// # Paraglide
///
/// `VAC_928` · Demon Hunter spell · 3 mana
///
/// > Both players draw 3 cards. **Outcast:** Only you do.
///
/// State: Todo
//~ VAC_928 todo dcc51c9a 62ac1613
#[test]
#[ignore = "todo: VAC_928 Paraglide"]
fn VAC_928_paraglide() {
    check(CardClass::DemonHunter, &[Give("VAC_928"), Cost("VAC_928", 3), Unwritten]);
}

/// # Dangerous Cliffside
///
/// `VAC_929` · Demon Hunter location · 4 mana · 0 uses
///
/// > Summon two 1/1 Pirates with **Charge**. After your hero attacks, reopen this.
///
/// State: Todo
//~ VAC_929 todo 4d6368a3 28c762ab
#[test]
#[ignore = "todo: VAC_929 Dangerous Cliffside"]
fn VAC_929_dangerous_cliffside() {
    check(CardClass::DemonHunter, &[Give("VAC_929"), Cost("VAC_929", 4), Unwritten]);
}

/// # All Terrain Voidhound
///
/// `VAC_930` · Demon Hunter minion · 7 mana · 5/8
///
/// > Whenever this attacks, give your hero +5 Attack this turn.
///
/// State: Todo
//~ VAC_930 todo c105814d 7ee3f195
#[test]
#[ignore = "todo: VAC_930 All Terrain Voidhound"]
fn VAC_930_all_terrain_voidhound() {
    check(CardClass::DemonHunter, &[Give("VAC_930"), Cost("VAC_930", 7), Stats("VAC_930", 5, 8), Unwritten]);
}

/// # Skirting Death
///
/// `VAC_931` · Demon Hunter spell · Shadow · 3 mana
///
/// > Choose a minion. This turn, your hero steals 4 Attack from it.
///
/// State: Todo
//~ VAC_931 todo b11d5b96 070c1672
#[test]
#[ignore = "todo: VAC_931 Skirting Death"]
fn VAC_931_skirting_death() {
    check(CardClass::DemonHunter, &[Give("VAC_931"), Cost("VAC_931", 3), Unwritten]);
}

/// # Climbing Hook
///
/// `VAC_932` · Demon Hunter weapon · 6 mana · 5/2 durability
///
/// > Doesn't lose Durability while you control a minion with 5 or more Attack.
///
/// State: Todo
//~ VAC_932 todo 9008b2ae d724f96d
#[test]
#[ignore = "todo: VAC_932 Climbing Hook"]
fn VAC_932_climbing_hook() {
    check(CardClass::DemonHunter, &[Give("VAC_932"), Cost("VAC_932", 6), Stats("VAC_932", 5, 2), Unwritten]);
}

/// # Patches the Pilot
///
/// `VAC_933` · Demon Hunter minion · 1 mana · 1/1
///
/// > **Battlecry:** Shuffle six Parachutes into your deck that summon a 1/1 Pirate with **Charge** when drawn.
///
/// State: Todo
//~ VAC_933 todo 0f2e5290 ec7046d2
#[test]
#[ignore = "todo: VAC_933 Patches the Pilot"]
fn VAC_933_patches_the_pilot() {
    check(CardClass::DemonHunter, &[Give("VAC_933"), Cost("VAC_933", 1), Stats("VAC_933", 1, 1), Unwritten]);
}

/// # Parachute
///
/// `VAC_933t` · Demon Hunter spell · 1 mana
///
/// > **Casts When Drawn** Summon a 1/1 Pirate with **Charge**.
///
/// State: Todo
//~ VAC_933t todo 7857f953 1be7dfa2
#[test]
#[ignore = "todo: VAC_933t Parachute"]
fn VAC_933t_parachute() {
    check(CardClass::DemonHunter, &[Give("VAC_933t"), Cost("VAC_933t", 1), Unwritten]);
}

/// # Demonic Deal
///
/// `WORK_014` · Demon Hunter spell · Fel · 2 mana
///
/// > **Lifesteal**. Deal $4 damage to a minion. Put a random Demon that costs (5) or more on top of your deck.
///
/// State: Todo
//~ WORK_014 todo a2451133 c27a5ad1
#[test]
#[ignore = "todo: WORK_014 Demonic Deal"]
fn WORK_014_demonic_deal() {
    check(
        CardClass::DemonHunter,
        &[Give("WORK_014"), Cost("WORK_014", 2), Has("WORK_014", GameTag::LIFESTEAL), Unwritten],
    );
}

/// # Spirit Peddler
///
/// `WORK_015` · Demon Hunter minion · 6 mana · 6/6
///
/// > **Rush Deathrattle:** Reduce the Cost of a random minion in your hand by (6).
///
/// State: Todo
//~ WORK_015 todo b7635a01 b737355b
#[test]
#[ignore = "todo: WORK_015 Spirit Peddler"]
fn WORK_015_spirit_peddler() {
    check(
        CardClass::DemonHunter,
        &[Give("WORK_015"), Cost("WORK_015", 6), Stats("WORK_015", 6, 6), Has("WORK_015", GameTag::RUSH), Unwritten],
    );
}

/// # Infernal Stapler
///
/// `WORK_016` · Demon Hunter weapon · 3 mana · 3/3 durability
///
/// > After your hero attacks, deal 3 damage to your hero.
///
/// State: Todo
//~ WORK_016 todo 56e1e335 d8df4a24
#[test]
#[ignore = "todo: WORK_016 Infernal Stapler"]
fn WORK_016_infernal_stapler() {
    check(CardClass::DemonHunter, &[Give("WORK_016"), Cost("WORK_016", 3), Stats("WORK_016", 3, 3), Unwritten]);
}
