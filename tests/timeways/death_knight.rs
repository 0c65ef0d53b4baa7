//! Death Knight cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Jagged Edge of Time
///
/// `END_001` · Multi-class weapon · 3 mana · 3/2 durability
///
/// > **Battlecry: Imbue** your Hero Power.
///
/// State: Todo
//~ END_001 todo 41e2d98e b4a92dbd
#[test]
#[ignore = "todo: END_001 Jagged Edge of Time"]
fn END_001_jagged_edge_of_time() {
    check(CardClass::DeathKnight, &[Give("END_001"), Cost("END_001", 3), Stats("END_001", 3, 2), Unwritten]);
}

/// # Wicked Blightspawn
///
/// `END_002` · Multi-class minion · 4 mana · 4/3
///
/// > **Reborn**. **Deathrattle:** Equip a 1/2 Dagger. If you already have a weapon equipped, give it +2 Attack instead.
///
/// State: Todo
//~ END_002 todo 4e804fb0 c7a0cf2a
#[test]
#[ignore = "todo: END_002 Wicked Blightspawn"]
fn END_002_wicked_blightspawn() {
    check(
        CardClass::DeathKnight,
        &[Give("END_002"), Cost("END_002", 4), Stats("END_002", 4, 3), Has("END_002", GameTag::REBORN), Unwritten],
    );
}

/// # Finality
///
/// `END_003` · Death Knight spell · 3 mana
///
/// > Draw an Undead. **Imbue** your Hero Power twice.
///
/// State: Todo
//~ END_003 todo 56966d7d c724891a
#[test]
#[ignore = "todo: END_003 Finality"]
fn END_003_finality() {
    check(CardClass::DeathKnight, &[Give("END_003"), Cost("END_003", 3), Unwritten]);
}

/// # Blessing of the Infinite
///
/// `END_003p` · Death Knight hero power · 0 mana
///
/// > **Passive** The first Undead you play each turn gains +**@** Attack.
///
/// State: Todo
//~ END_003p todo 3c722881 be2258be
#[test]
#[ignore = "todo: END_003p Blessing of the Infinite"]
fn END_003p_blessing_of_the_infinite() {
    check(CardClass::DeathKnight, &[HasHeroPower("END_003p"), Cost("END_003p", 0), Unwritten]);
}

/// # Remnant of Rage
///
/// `END_004` · Multi-class minion · 7 mana · 5/4
///
/// > Costs (1) less for each minion that died this turn. **Battlecry:** Draw 2 cards.
///
/// State: Todo
//~ END_004 todo beac9026 318bee72
#[test]
#[ignore = "todo: END_004 Remnant of Rage"]
fn END_004_remnant_of_rage() {
    check(CardClass::DeathKnight, &[Give("END_004"), Cost("END_004", 7), Stats("END_004", 5, 4), Unwritten]);
}

/// # Bygone Echoes
///
/// `END_005` · Multi-class spell · Shadow · 5 mana
///
/// > Summon a random 4-Cost minion. Spend 4 **Corpses** to summon another. **Outcast:** And another.
///
/// State: Todo
//~ END_005 todo 2f98a4db 042a9f6c
#[test]
#[ignore = "todo: END_005 Bygone Echoes"]
fn END_005_bygone_echoes() {
    check(CardClass::DeathKnight, &[Give("END_005"), Cost("END_005", 5), Unwritten]);
}

/// # Shadows of Yesterday
///
/// `TIME_610` · Death Knight spell · Shadow · 6 mana
///
/// > **Rewind** Summon four 3/2 Shades. They each gain two random **Bonus Effects**.
///
/// State: Todo
//~ TIME_610 todo 5e1ac60e 926a4e24
#[test]
#[ignore = "todo: TIME_610 Shadows of Yesterday"]
fn TIME_610_shadows_of_yesterday() {
    check(CardClass::DeathKnight, &[Give("TIME_610"), Cost("TIME_610", 6), Unwritten]);
}

/// # Anomalous Shade
///
/// `TIME_610t2` · Death Knight minion · 2 mana · 3/2
///
/// State: Vanilla
//~ TIME_610t2 vanilla e5ac733c bb80bc03
#[test]
fn TIME_610t2_anomalous_shade() {
    check(
        CardClass::DeathKnight,
        &[
            Give("TIME_610t2"),
            Cost("TIME_610t2", 2),
            Stats("TIME_610t2", 3, 2),
            Play("TIME_610t2", Nothing),
            In(The("TIME_610t2"), Zone::Play),
            Now(The("TIME_610t2"), 3, 2),
        ],
    );
}

/// # Timestop
///
/// `TIME_611` · Death Knight spell · Frost · 2 mana
///
/// > Deal $3 damage. **Freeze** two random enemy minions.
///
/// State: Todo
//~ TIME_611 todo ea87b605 1c19a795
#[test]
#[ignore = "todo: TIME_611 Timestop"]
fn TIME_611_timestop() {
    check(CardClass::DeathKnight, &[Give("TIME_611"), Cost("TIME_611", 2), Unwritten]);
}

/// # Blood Draw
///
/// `TIME_612` · Death Knight spell · Shadow · 3 mana
///
/// > **Discover** a spell. This costs Health instead of Mana.
///
/// State: Todo
//~ TIME_612 todo 00b6ffe8 0539f3df
#[test]
#[ignore = "todo: TIME_612 Blood Draw"]
fn TIME_612_blood_draw() {
    check(CardClass::DeathKnight, &[Give("TIME_612"), Cost("TIME_612", 3), Unwritten]);
}

/// # Cryofrozen Champion
///
/// `TIME_613` · Death Knight minion · 1 mana · 2/1
///
/// > **Deathrattle:** Get a random **Legendary** minion. Reduce its Cost by (1).
///
/// State: Todo
//~ TIME_613 todo 2436d094 ede85615
#[test]
#[ignore = "todo: TIME_613 Cryofrozen Champion"]
fn TIME_613_cryofrozen_champion() {
    check(CardClass::DeathKnight, &[Give("TIME_613"), Cost("TIME_613", 1), Stats("TIME_613", 2, 1), Unwritten]);
}

/// # Liferender
///
/// `TIME_614` · Death Knight minion · 3 mana · 3/4
///
/// > **Battlecry:** If your hero's Health changed this turn, deal 6 damage to an enemy minion.
///
/// State: Todo
//~ TIME_614 todo b9cac1d8 7b6eb3db
#[test]
#[ignore = "todo: TIME_614 Liferender"]
fn TIME_614_liferender() {
    check(CardClass::DeathKnight, &[Give("TIME_614"), Cost("TIME_614", 3), Stats("TIME_614", 3, 4), Unwritten]);
}

/// # Forgotten Millennium
///
/// `TIME_615` · Death Knight spell · 8 mana
///
/// > Fill your hand with random Undead. They cost Health instead of Mana this turn.
///
/// State: Todo
//~ TIME_615 todo 9410ed57 f2c63916
#[test]
#[ignore = "todo: TIME_615 Forgotten Millennium"]
fn TIME_615_forgotten_millennium() {
    check(CardClass::DeathKnight, &[Give("TIME_615"), Cost("TIME_615", 8), Unwritten]);
}

/// # Memoriam Manifest
///
/// `TIME_616` · Death Knight spell · Shadow · 4 mana
///
/// > Summon the highest Cost friendly Undead that died this game.
///
/// State: Todo
//~ TIME_616 todo 80a5ea85 eb977ed0
#[test]
#[ignore = "todo: TIME_616 Memoriam Manifest"]
fn TIME_616_memoriam_manifest() {
    check(CardClass::DeathKnight, &[Give("TIME_616"), Cost("TIME_616", 4), Unwritten]);
}

/// # Chronochiller
///
/// `TIME_617` · Death Knight minion · 4 mana · 8/7
///
/// > You no longer draw a card at the start of your turn.
///
/// State: Todo
//~ TIME_617 todo 9cdeea70 86beffad
#[test]
#[ignore = "todo: TIME_617 Chronochiller"]
fn TIME_617_chronochiller() {
    check(CardClass::DeathKnight, &[Give("TIME_617"), Cost("TIME_617", 4), Stats("TIME_617", 8, 7), Unwritten]);
}

/// # Husk, Eternal Reaper
///
/// `TIME_618` · Death Knight minion · 4 mana · 5/3
///
/// > **Battlecry:** Give your hero "**Deathrattle:** Spend up to 20 **Corpses** to resurrect with that much Health."
///
/// State: Todo
//~ TIME_618 todo aaa9b195 04f62841
#[test]
#[ignore = "todo: TIME_618 Husk, Eternal Reaper"]
fn TIME_618_husk_eternal_reaper() {
    check(CardClass::DeathKnight, &[Give("TIME_618"), Cost("TIME_618", 4), Stats("TIME_618", 5, 3), Unwritten]);
}

/// # Eternal Life
///
/// `TIME_618t` · Death Knight spell · 0 mana
///
/// > **Deathrattle:** Spend up to 20 **Corpses** to resurrect with that much Health.
///
/// State: Todo
//~ TIME_618t todo 18e94203 47750176
#[test]
#[ignore = "todo: TIME_618t Eternal Life"]
fn TIME_618t_eternal_life() {
    check(CardClass::DeathKnight, &[Give("TIME_618t"), Cost("TIME_618t", 0), Unwritten]);
}

/// # Talanji of the Graves
///
/// `TIME_619` · Death Knight minion · 4 mana · 4/5
///
/// > **Fabled. Battlecry:** Draw Bwonsamdi *(or resurrect him if he has died)*. Choose a Boon to give him.
///
/// State: Todo
//~ TIME_619 todo c01a7182 80ae1cfd
#[test]
#[ignore = "todo: TIME_619 Talanji of the Graves"]
fn TIME_619_talanji_of_the_graves() {
    check(CardClass::DeathKnight, &[Give("TIME_619"), Cost("TIME_619", 4), Stats("TIME_619", 4, 5), Unwritten]);
}

/// # Bwonsamdi
///
/// `TIME_619t` · Death Knight minion · 6 mana · 6/6
///
/// > **Deathrattle:** Summon a random @-Cost minion. *(Any Boons given to Bwonsamdi carry over.)*
///
/// State: Todo
//~ TIME_619t todo 5b4e8142 577bdc84
#[test]
#[ignore = "todo: TIME_619t Bwonsamdi"]
fn TIME_619t_bwonsamdi() {
    check(CardClass::DeathKnight, &[Give("TIME_619t"), Cost("TIME_619t", 6), Stats("TIME_619t", 6, 6), Unwritten]);
}

/// # What Befell Zandalar
///
/// `TIME_619t2` · Death Knight spell · 3 mana
///
/// > Deal $2 damage to all enemies. Choose a Boon to give to Bwonsamdi.
///
/// State: Todo
//~ TIME_619t2 todo 7603ddba fa45db7d
#[test]
#[ignore = "todo: TIME_619t2 What Befell Zandalar"]
fn TIME_619t2_what_befell_zandalar() {
    check(CardClass::DeathKnight, &[Give("TIME_619t2"), Cost("TIME_619t2", 3), Unwritten]);
}

/// # Boon of Power
///
/// `TIME_619t3` · Death Knight spell · 0 mana
///
/// > Give Bwonsamdi **Taunt* permanently*. Minions summoned by his **Deathrattle** cost (2) more.
///
/// State: Todo
//~ TIME_619t3 todo 91de9fe6 7f027032
#[test]
#[ignore = "todo: TIME_619t3 Boon of Power"]
fn TIME_619t3_boon_of_power() {
    check(CardClass::DeathKnight, &[Give("TIME_619t3"), Cost("TIME_619t3", 0), Unwritten]);
}

/// # Boon of Longevity
///
/// `TIME_619t4` · Death Knight spell · 0 mana
///
/// > Give Bwonsamdi **Lifesteal* permanently*. Minions summoned by his **Deathrattle** cost (2) more.
///
/// State: Todo
//~ TIME_619t4 todo d25b6050 85d58b7e
#[test]
#[ignore = "todo: TIME_619t4 Boon of Longevity"]
fn TIME_619t4_boon_of_longevity() {
    check(CardClass::DeathKnight, &[Give("TIME_619t4"), Cost("TIME_619t4", 0), Unwritten]);
}

/// # Boon of Speed
///
/// `TIME_619t5` · Death Knight spell · 0 mana
///
/// > Give Bwonsamdi **Rush* permanently*. Minions summoned by his **Deathrattle** cost (2) more.
///
/// State: Todo
//~ TIME_619t5 todo a1067fa6 ee0bc63b
#[test]
#[ignore = "todo: TIME_619t5 Boon of Speed"]
fn TIME_619t5_boon_of_speed() {
    check(CardClass::DeathKnight, &[Give("TIME_619t5"), Cost("TIME_619t5", 0), Unwritten]);
}
