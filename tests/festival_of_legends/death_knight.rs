//! Death Knight cards of Festival of Legends, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Hardcore Cultist
///
/// `ETC_209` · Death Knight minion · 3 mana · 2/1
///
/// > **Battlecry:** Deal 2 damage. **Finale:** To all enemies.
///
/// State: Todo
//~ ETC_209 todo f758e272 a838e634
#[test]
#[ignore = "todo: ETC_209 Hardcore Cultist"]
fn ETC_209_hardcore_cultist() {
    check(CardClass::DeathKnight, &[Give("ETC_209"), Cost("ETC_209", 3), Stats("ETC_209", 2, 1)]);
}

/// # Climactic Necrotic Explosion
///
/// `ETC_210` · Death Knight spell · 10 mana
///
/// > **Lifesteal**. Deal ${0} damage. Summon {1} {2}/{3} Souls. *(Randomly improved by **Corpses** you've spent)*
///
/// State: Todo
//~ ETC_210 todo e4fca93d 9dffcfbb
#[test]
#[ignore = "todo: ETC_210 Climactic Necrotic Explosion"]
fn ETC_210_climactic_necrotic_explosion() {
    check(CardClass::DeathKnight, &[Give("ETC_210"), Cost("ETC_210", 10), Has("ETC_210", GameTag::LIFESTEAL)]);
}

/// # Arcanite Ripper
///
/// `ETC_423` · Death Knight weapon · 3 mana · 3/2 durability
///
/// > **Deathrattle:** Summon a @/@ **Lifesteal** Undead. *(Change your Health on your turn while equipped to improve!)*
///
/// State: Todo
//~ ETC_423 todo d18a7e12 6bec7560
#[test]
#[ignore = "todo: ETC_423 Arcanite Ripper"]
fn ETC_423_arcanite_ripper() {
    check(CardClass::DeathKnight, &[Give("ETC_423"), Cost("ETC_423", 3), Stats("ETC_423", 3, 2)]);
}

/// # Blighthead
///
/// `ETC_423t` · Death Knight minion · 1 mana · 1/1
///
/// > **Lifesteal**
///
/// State: Todo
//~ ETC_423t todo f57bcdd3 67a429e3
#[test]
#[ignore = "todo: ETC_423t Blighthead"]
fn ETC_423t_blighthead() {
    check(
        CardClass::DeathKnight,
        &[Give("ETC_423t"), Cost("ETC_423t", 1), Stats("ETC_423t", 1, 1), Has("ETC_423t", GameTag::LIFESTEAL)],
    );
}

/// # Death Growl
///
/// `ETC_424` · Death Knight spell · 1 mana
///
/// > Choose a minion. Spread its **Deathrattle** to adjacent minions.
///
/// State: Todo
//~ ETC_424 todo b6baa423 17ebc57e
#[test]
#[ignore = "todo: ETC_424 Death Growl"]
fn ETC_424_death_growl() {
    check(CardClass::DeathKnight, &[Give("ETC_424"), Cost("ETC_424", 1)]);
}

/// # Harmonic Metal
///
/// `ETC_427` · Death Knight spell · 3 mana
///
/// > Give 4 random minions in your hand +2/+2. *(Swaps each turn.)*
///
/// State: Todo
//~ ETC_427 todo 66d332fb 520caedb
#[test]
#[ignore = "todo: ETC_427 Harmonic Metal"]
fn ETC_427_harmonic_metal() {
    check(CardClass::DeathKnight, &[Give("ETC_427"), Cost("ETC_427", 3)]);
}

/// # Dissonant Metal
///
/// `ETC_427t` · Death Knight spell · 3 mana
///
/// > Give 2 random minions in your hand +4/+4. *(Swaps each turn.)*
///
/// State: Todo
//~ ETC_427t todo 53ee1961 a98a9419
#[test]
#[ignore = "todo: ETC_427t Dissonant Metal"]
fn ETC_427t_dissonant_metal() {
    check(CardClass::DeathKnight, &[Give("ETC_427t"), Cost("ETC_427t", 3)]);
}

/// # Boneshredder
///
/// `ETC_428` · Death Knight minion · 5 mana · 5/4
///
/// > **Battlecry:** Spend 5 **Corpses** to trigger and gain the **Deathrattle** of a random friendly minion that died this game.
///
/// State: Todo
//~ ETC_428 todo f97691a9 335dc79a
#[test]
#[ignore = "todo: ETC_428 Boneshredder"]
fn ETC_428_boneshredder() {
    check(CardClass::DeathKnight, &[Give("ETC_428"), Cost("ETC_428", 5), Stats("ETC_428", 5, 4)]);
}

/// # Screaming Banshee
///
/// `ETC_522` · Death Knight minion · 5 mana · 3/6
///
/// > **Lifesteal** After your hero gains Health, summon a Soul with that much Attack and Health.
///
/// State: Todo
//~ ETC_522 todo 30593484 0fca546f
#[test]
#[ignore = "todo: ETC_522 Screaming Banshee"]
fn ETC_522_screaming_banshee() {
    check(
        CardClass::DeathKnight,
        &[Give("ETC_522"), Cost("ETC_522", 5), Stats("ETC_522", 3, 6), Has("ETC_522", GameTag::LIFESTEAL)],
    );
}

/// # Die-Hard Fan
///
/// `ETC_522t` · Death Knight minion · 1 mana · 1/1
///
/// State: Todo
//~ ETC_522t todo ca59d72e 8f84a4b2
#[test]
#[ignore = "todo: ETC_522t Die-Hard Fan"]
fn ETC_522t_die_hard_fan() {
    check(CardClass::DeathKnight, &[Give("ETC_522t"), Cost("ETC_522t", 1), Stats("ETC_522t", 1, 1)]);
}

/// # Death Metal Knight
///
/// `ETC_523` · Death Knight minion · 3 mana · 3/4
///
/// > **Taunt** Costs Health instead of Mana if your hero was healed this turn.
///
/// State: Todo
//~ ETC_523 todo 1f509307 23005b95
#[test]
#[ignore = "todo: ETC_523 Death Metal Knight"]
fn ETC_523_death_metal_knight() {
    check(
        CardClass::DeathKnight,
        &[Give("ETC_523"), Cost("ETC_523", 3), Stats("ETC_523", 3, 4), Has("ETC_523", GameTag::TAUNT)],
    );
}

/// # Cage Head
///
/// `ETC_526` · Death Knight minion · 8 mana · 5/1
///
/// > **Deathrattle:** Summon a 9/9 Blight Boar with **Charge** and **Taunt**.
///
/// State: Todo
//~ ETC_526 todo 38b0c4d2 b8e2078f
#[test]
#[ignore = "todo: ETC_526 Cage Head"]
fn ETC_526_cage_head() {
    check(CardClass::DeathKnight, &[Give("ETC_526"), Cost("ETC_526", 8), Stats("ETC_526", 5, 1)]);
}

/// # Blight Boar
///
/// `ETC_526t` · Death Knight minion · 9 mana · 9/9
///
/// > **Charge Taunt**
///
/// State: Todo
//~ ETC_526t todo a763ec98 dc4df143
#[test]
#[ignore = "todo: ETC_526t Blight Boar"]
fn ETC_526t_blight_boar() {
    check(
        CardClass::DeathKnight,
        &[
            Give("ETC_526t"),
            Cost("ETC_526t", 9),
            Stats("ETC_526t", 9, 9),
            Has("ETC_526t", GameTag::CHARGE),
            Has("ETC_526t", GameTag::TAUNT),
        ],
    );
}

/// # Mosh Pit
///
/// `ETC_533` · Death Knight location · 2 mana · 2 uses
///
/// > Spend 3 **Corpses** to give a friendly minion **Reborn**.
///
/// State: Todo
//~ ETC_533 todo 8dca4a49 60ab0c98
#[test]
#[ignore = "todo: ETC_533 Mosh Pit"]
fn ETC_533_mosh_pit() {
    check(CardClass::DeathKnight, &[Give("ETC_533"), Cost("ETC_533", 2)]);
}

/// # Hollow Hound
///
/// `JAM_004` · Multi-class minion · 6 mana · 3/4
///
/// > **Lifesteal**, **Rush** Also damages minions next to whomever this attacks.
///
/// State: Todo
//~ JAM_004 todo 789eedf7 59ff7992
#[test]
#[ignore = "todo: JAM_004 Hollow Hound"]
fn JAM_004_hollow_hound() {
    check(
        CardClass::DeathKnight,
        &[
            Give("JAM_004"),
            Cost("JAM_004", 6),
            Stats("JAM_004", 3, 4),
            Has("JAM_004", GameTag::LIFESTEAL),
            Has("JAM_004", GameTag::RUSH),
        ],
    );
}

/// # Yelling Yodeler
///
/// `JAM_005` · Multi-class minion · 4 mana · 3/4
///
/// > **Battlecry:** Trigger a friendly minion's **Deathrattle** twice.
///
/// State: Todo
//~ JAM_005 todo fc9d5384 37602b1e
#[test]
#[ignore = "todo: JAM_005 Yelling Yodeler"]
fn JAM_005_yelling_yodeler() {
    check(CardClass::DeathKnight, &[Give("JAM_005"), Cost("JAM_005", 4), Stats("JAM_005", 3, 4)]);
}

/// # Cold Feet
///
/// `JAM_006` · Multi-class spell · Frost · 2 mana
///
/// > Enemy minions cost (5) more next turn.
///
/// State: Todo
//~ JAM_006 todo cb0d936a 8c1eec5a
#[test]
#[ignore = "todo: JAM_006 Cold Feet"]
fn JAM_006_cold_feet() {
    check(CardClass::DeathKnight, &[Give("JAM_006"), Cost("JAM_006", 2)]);
}

/// # Cool Ghoul
///
/// `JAM_007` · Multi-class minion · 4 mana · 3/1
///
/// > **Divine Shield Reborn**
///
/// State: Todo
//~ JAM_007 todo ba41ac71 47fec7d8
#[test]
#[ignore = "todo: JAM_007 Cool Ghoul"]
fn JAM_007_cool_ghoul() {
    check(
        CardClass::DeathKnight,
        &[
            Give("JAM_007"),
            Cost("JAM_007", 4),
            Stats("JAM_007", 3, 1),
            Has("JAM_007", GameTag::DIVINE_SHIELD),
            Has("JAM_007", GameTag::REBORN),
        ],
    );
}

/// # Dead Air
///
/// `JAM_008` · Death Knight spell · 2 mana
///
/// > Destroy your Undead. Resummon them.
///
/// State: Todo
//~ JAM_008 todo cf439327 9cb62b2c
#[test]
#[ignore = "todo: JAM_008 Dead Air"]
fn JAM_008_dead_air() {
    check(CardClass::DeathKnight, &[Give("JAM_008"), Cost("JAM_008", 2)]);
}
