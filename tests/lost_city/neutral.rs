//! Neutral cards of The Lost City of Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # The Egg of Khelos
///
/// `DINO_410` · Neutral minion · 3 mana · 0/3
///
/// > **Deathrattle:** Summon a slightly cracked Egg. *(Break 5 times to hatch a 20/20 Beast with **Taunt!)*
///
/// State: Todo
//~ DINO_410 todo 056bc224 5369bad1
#[test]
#[ignore = "todo: DINO_410 The Egg of Khelos"]
fn DINO_410_the_egg_of_khelos() {
    check(CardClass::Mage, &[Give("DINO_410"), Cost("DINO_410", 3), Stats("DINO_410", 0, 3), Unwritten]);
}

/// # Khelos
///
/// `DINO_410t` · Neutral minion · 10 mana · 20/20
///
/// > **Taunt**
///
/// State: Vanilla
//~ DINO_410t vanilla b9fabe95 2f0ec22f
#[test]
fn DINO_410t_khelos() {
    check(
        CardClass::Mage,
        &[
            Give("DINO_410t"),
            Cost("DINO_410t", 10),
            Stats("DINO_410t", 20, 20),
            Has("DINO_410t", GameTag::TAUNT),
            Play("DINO_410t", Nothing),
            In(The("DINO_410t"), Zone::Play),
            Now(The("DINO_410t"), 20, 20),
            HasNow(The("DINO_410t"), GameTag::TAUNT),
        ],
    );
}

/// # The Egg of Khelos
///
/// `DINO_410t2` · Neutral minion · 3 mana · 0/3
///
/// > **Deathrattle:** Summon a more cracked Egg. *(Break 4 times to hatch a 20/20 Beast with **Taunt!)*
///
/// State: Todo
//~ DINO_410t2 todo 0ad648a3 6e787a27
#[test]
#[ignore = "todo: DINO_410t2 The Egg of Khelos"]
fn DINO_410t2_the_egg_of_khelos() {
    check(CardClass::Mage, &[Give("DINO_410t2"), Cost("DINO_410t2", 3), Stats("DINO_410t2", 0, 3), Unwritten]);
}

/// # The Egg of Khelos
///
/// `DINO_410t3` · Neutral minion · 3 mana · 0/3
///
/// > **Deathrattle:** Summon a very cracked Egg. *(Break 3 times to hatch a 20/20 Beast with **Taunt!)*
///
/// State: Todo
//~ DINO_410t3 todo aac68e50 f677c407
#[test]
#[ignore = "todo: DINO_410t3 The Egg of Khelos"]
fn DINO_410t3_the_egg_of_khelos() {
    check(CardClass::Mage, &[Give("DINO_410t3"), Cost("DINO_410t3", 3), Stats("DINO_410t3", 0, 3), Unwritten]);
}

/// # The Egg of Khelos
///
/// `DINO_410t4` · Neutral minion · 3 mana · 0/3
///
/// > **Deathrattle:** Summon the most cracked Egg. *(Break 2 times to hatch a 20/20 Beast with **Taunt!)*
///
/// State: Todo
//~ DINO_410t4 todo c878d1a3 e8d820b1
#[test]
#[ignore = "todo: DINO_410t4 The Egg of Khelos"]
fn DINO_410t4_the_egg_of_khelos() {
    check(CardClass::Mage, &[Give("DINO_410t4"), Cost("DINO_410t4", 3), Stats("DINO_410t4", 0, 3), Unwritten]);
}

/// # The Egg of Khelos
///
/// `DINO_410t5` · Neutral minion · 3 mana · 0/3
///
/// > **Deathrattle:** Summon a 20/20 Khelos with **Taunt**. *(Break to hatch!)*
///
/// State: Todo
//~ DINO_410t5 todo 045f0b8e 80ddd7ef
#[test]
#[ignore = "todo: DINO_410t5 The Egg of Khelos"]
fn DINO_410t5_the_egg_of_khelos() {
    check(CardClass::Mage, &[Give("DINO_410t5"), Cost("DINO_410t5", 3), Stats("DINO_410t5", 0, 3), Unwritten]);
}

/// # Holy Eggbearer
///
/// `DINO_411` · Neutral minion · 2 mana · 1/2
///
/// > **Battlecry:** Draw a 0-Attack minion.
///
/// State: Todo
//~ DINO_411 todo 44415ab8 e1a98e11
#[test]
#[ignore = "todo: DINO_411 Holy Eggbearer"]
fn DINO_411_holy_eggbearer() {
    check(CardClass::Mage, &[Give("DINO_411"), Cost("DINO_411", 2), Stats("DINO_411", 1, 2), Unwritten]);
}

/// # Herbivore Assistant
///
/// `DINO_419` · Neutral minion · 3 mana · 3/2
///
/// > **Battlecry:** Give a friendly Beast +2/+2 and **Rush**.
///
/// State: Todo
//~ DINO_419 todo ac5694b8 e86307c6
#[test]
#[ignore = "todo: DINO_419 Herbivore Assistant"]
fn DINO_419_herbivore_assistant() {
    check(CardClass::Mage, &[Give("DINO_419"), Cost("DINO_419", 3), Stats("DINO_419", 3, 2), Unwritten]);
}

/// # Beast Speaker Taka
///
/// `DINO_430` · Neutral minion · 7 mana · 2/2
///
/// > **Battlecry: Discover** a **Legendary** Beast from any class to gain its stats. **Deathrattle:** Summon it.
///
/// State: Todo
//~ DINO_430 todo 97f43c00 458fb078
#[test]
#[ignore = "todo: DINO_430 Beast Speaker Taka"]
fn DINO_430_beast_speaker_taka() {
    check(CardClass::Mage, &[Give("DINO_430"), Cost("DINO_430", 7), Stats("DINO_430", 2, 2), Unwritten]);
}

/// # Crater Experiment
///
/// `DINO_435` · Neutral minion · 5 mana · 3/4
///
/// > **Kindred:** Summon a copy of this.
///
/// State: Todo
//~ DINO_435 todo eefca2e0 27b11c89
#[test]
#[ignore = "todo: DINO_435 Crater Experiment"]
fn DINO_435_crater_experiment() {
    check(CardClass::Mage, &[Give("DINO_435"), Cost("DINO_435", 5), Stats("DINO_435", 3, 4), Unwritten]);
}

/// # The Coin
///
/// `DINO_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Todo
//~ DINO_COIN1 todo 9a0fdbbc bfb327ef
#[test]
#[ignore = "todo: DINO_COIN1 The Coin"]
fn DINO_COIN1_the_coin() {
    check(CardClass::Mage, &[Give("DINO_COIN1"), Cost("DINO_COIN1", 0), Unwritten]);
}

/// # The Coin
///
/// `DINO_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Todo
//~ DINO_COIN2 todo bcc4e241 02f999c2
#[test]
#[ignore = "todo: DINO_COIN2 The Coin"]
fn DINO_COIN2_the_coin() {
    check(CardClass::Mage, &[Give("DINO_COIN2"), Cost("DINO_COIN2", 0), Unwritten]);
}

/// # Elise the Navigator
///
/// `TLC_100` · Neutral minion · 4 mana · 3/5
///
/// > **Battlecry:** If your deck started with 10 cards of different Costs, craft a custom location.
///
/// State: Todo
//~ TLC_100 todo ccd73afb 863fcb82
#[test]
#[ignore = "todo: TLC_100 Elise the Navigator"]
fn TLC_100_elise_the_navigator() {
    check(CardClass::Mage, &[Give("TLC_100"), Cost("TLC_100", 4), Stats("TLC_100", 3, 5), Unwritten]);
}

/// # Un'Goro Jungle
///
/// `TLC_100t1` · Neutral location · 1 mana · 0 uses
///
/// > {0} {1}
///
/// State: Todo
//~ TLC_100t1 todo 078e8316 251c36ea
#[test]
#[ignore = "todo: TLC_100t1 Un'Goro Jungle"]
fn TLC_100t1_un_goro_jungle() {
    check(CardClass::Mage, &[Give("TLC_100t1"), Cost("TLC_100t1", 1), Unwritten]);
}

/// # Bursting Geyser
///
/// `TLC_100t11` · Neutral spell · 0 mana
///
/// > **Deathrattle:** Deal 1 damage to all enemies.
///
/// State: Todo
//~ TLC_100t11 todo e3b81ff6 3df4b44c
#[test]
#[ignore = "todo: TLC_100t11 Bursting Geyser"]
fn TLC_100t11_bursting_geyser() {
    check(CardClass::Mage, &[Give("TLC_100t11"), Cost("TLC_100t11", 0), Unwritten]);
}

/// # Shining Moonlight
///
/// `TLC_100t12` · Neutral spell · 0 mana
///
/// > Your next spell has **Spell Damage +1**.
///
/// State: Todo
//~ TLC_100t12 todo 92b668ff c5e14f14
#[test]
#[ignore = "todo: TLC_100t12 Shining Moonlight"]
fn TLC_100t12_shining_moonlight() {
    check(CardClass::Mage, &[Give("TLC_100t12"), Cost("TLC_100t12", 0), Unwritten]);
}

/// # Runic Inscriptions
///
/// `TLC_100t13` · Neutral spell · 0 mana
///
/// > **Discover** a spell. It costs (1) less.
///
/// State: Todo
//~ TLC_100t13 todo 5b08f289 f6d8dfc0
#[test]
#[ignore = "todo: TLC_100t13 Runic Inscriptions"]
fn TLC_100t13_runic_inscriptions() {
    check(CardClass::Mage, &[Give("TLC_100t13"), Cost("TLC_100t13", 0), Unwritten]);
}

/// # Snapping Plants
///
/// `TLC_100t14` · Neutral spell · 0 mana
///
/// > Give your characters +1 Attack this turn.
///
/// State: Todo
//~ TLC_100t14 todo 5fef4dfd eefe608f
#[test]
#[ignore = "todo: TLC_100t14 Snapping Plants"]
fn TLC_100t14_snapping_plants() {
    check(CardClass::Mage, &[Give("TLC_100t14"), Cost("TLC_100t14", 0), Unwritten]);
}

/// # Nesting Grounds
///
/// `TLC_100t15` · Neutral spell · 0 mana
///
/// > Summon a 2/1 Raptor with **Rush**.
///
/// State: Todo
//~ TLC_100t15 todo 87467911 890b34de
#[test]
#[ignore = "todo: TLC_100t15 Nesting Grounds"]
fn TLC_100t15_nesting_grounds() {
    check(CardClass::Mage, &[Give("TLC_100t15"), Cost("TLC_100t15", 0), Unwritten]);
}

/// # Lava Stream
///
/// `TLC_100t16` · Neutral spell · 0 mana
///
/// > Gain 3 Armor.
///
/// State: Todo
//~ TLC_100t16 todo 725538c2 e7682b50
#[test]
#[ignore = "todo: TLC_100t16 Lava Stream"]
fn TLC_100t16_lava_stream() {
    check(CardClass::Mage, &[Give("TLC_100t16"), Cost("TLC_100t16", 0), Unwritten]);
}

/// # Radiant Crystals
///
/// `TLC_100t17` · Neutral spell · 0 mana
///
/// > Summon a 1/1 copy of a friendly minion.
///
/// State: Todo
//~ TLC_100t17 todo 27e48dbd 73b10659
#[test]
#[ignore = "todo: TLC_100t17 Radiant Crystals"]
fn TLC_100t17_radiant_crystals() {
    check(CardClass::Mage, &[Give("TLC_100t17"), Cost("TLC_100t17", 0), Unwritten]);
}

/// # Terror Run
///
/// `TLC_100t2` · Neutral location · 5 mana · 0 uses
///
/// > {0} {1}
///
/// State: Todo
//~ TLC_100t2 todo 201dd39a 5060d81d
#[test]
#[ignore = "todo: TLC_100t2 Terror Run"]
fn TLC_100t2_terror_run() {
    check(CardClass::Mage, &[Give("TLC_100t2"), Cost("TLC_100t2", 5), Unwritten]);
}

/// # Bursting Geyser
///
/// `TLC_100t21` · Neutral spell · 0 mana
///
/// > **Deathrattle:** Deal 3 damage to all enemies.
///
/// State: Todo
//~ TLC_100t21 todo c3f47ded a5f31d87
#[test]
#[ignore = "todo: TLC_100t21 Bursting Geyser"]
fn TLC_100t21_bursting_geyser() {
    check(CardClass::Mage, &[Give("TLC_100t21"), Cost("TLC_100t21", 0), Unwritten]);
}

/// # Shining Moonlight
///
/// `TLC_100t22` · Neutral spell · 0 mana
///
/// > Your next spell has **Spell Damage +2**.
///
/// State: Todo
//~ TLC_100t22 todo a625fc1c b61b780e
#[test]
#[ignore = "todo: TLC_100t22 Shining Moonlight"]
fn TLC_100t22_shining_moonlight() {
    check(CardClass::Mage, &[Give("TLC_100t22"), Cost("TLC_100t22", 0), Unwritten]);
}

/// # Runic Inscriptions
///
/// `TLC_100t23` · Neutral spell · 0 mana
///
/// > **Discover** a spell. It costs (4) less.
///
/// State: Todo
//~ TLC_100t23 todo e1996690 1b852c8b
#[test]
#[ignore = "todo: TLC_100t23 Runic Inscriptions"]
fn TLC_100t23_runic_inscriptions() {
    check(CardClass::Mage, &[Give("TLC_100t23"), Cost("TLC_100t23", 0), Unwritten]);
}

/// # Snapping Plants
///
/// `TLC_100t24` · Neutral spell · 0 mana
///
/// > Give your characters +2 Attack this turn.
///
/// State: Todo
//~ TLC_100t24 todo 6a9f02a3 1b723ce7
#[test]
#[ignore = "todo: TLC_100t24 Snapping Plants"]
fn TLC_100t24_snapping_plants() {
    check(CardClass::Mage, &[Give("TLC_100t24"), Cost("TLC_100t24", 0), Unwritten]);
}

/// # Nesting Grounds
///
/// `TLC_100t25` · Neutral spell · 0 mana
///
/// > Summon two 2/1 Raptors with **Rush**.
///
/// State: Todo
//~ TLC_100t25 todo 8f91a09c b7462ce3
#[test]
#[ignore = "todo: TLC_100t25 Nesting Grounds"]
fn TLC_100t25_nesting_grounds() {
    check(CardClass::Mage, &[Give("TLC_100t25"), Cost("TLC_100t25", 0), Unwritten]);
}

/// # Lava Stream
///
/// `TLC_100t26` · Neutral spell · 0 mana
///
/// > Gain 6 Armor.
///
/// State: Todo
//~ TLC_100t26 todo 615b55e5 a447e0c5
#[test]
#[ignore = "todo: TLC_100t26 Lava Stream"]
fn TLC_100t26_lava_stream() {
    check(CardClass::Mage, &[Give("TLC_100t26"), Cost("TLC_100t26", 0), Unwritten]);
}

/// # Radiant Crystals
///
/// `TLC_100t27` · Neutral spell · 0 mana
///
/// > Summon a 3/3 copy of a friendly minion.
///
/// State: Todo
//~ TLC_100t27 todo 93ace271 d1edc529
#[test]
#[ignore = "todo: TLC_100t27 Radiant Crystals"]
fn TLC_100t27_radiant_crystals() {
    check(CardClass::Mage, &[Give("TLC_100t27"), Cost("TLC_100t27", 0), Unwritten]);
}

/// # Fire Plume Ridge
///
/// `TLC_100t3` · Neutral location · 10 mana · 0 uses
///
/// > {0} {1}
///
/// State: Todo
//~ TLC_100t3 todo 3211e4e3 d2b492d4
#[test]
#[ignore = "todo: TLC_100t3 Fire Plume Ridge"]
fn TLC_100t3_fire_plume_ridge() {
    check(CardClass::Mage, &[Give("TLC_100t3"), Cost("TLC_100t3", 10), Unwritten]);
}

/// # Bursting Geyser
///
/// `TLC_100t31` · Neutral spell · 0 mana
///
/// > **Deathrattle:** Deal 5 damage to all enemies.
///
/// State: Todo
//~ TLC_100t31 todo c37f40af d03fd9d4
#[test]
#[ignore = "todo: TLC_100t31 Bursting Geyser"]
fn TLC_100t31_bursting_geyser() {
    check(CardClass::Mage, &[Give("TLC_100t31"), Cost("TLC_100t31", 0), Unwritten]);
}

/// # Shining Moonlight
///
/// `TLC_100t32` · Neutral spell · 0 mana
///
/// > Your next spell has **Spell Damage +4**.
///
/// State: Todo
//~ TLC_100t32 todo d654c09b d13eb182
#[test]
#[ignore = "todo: TLC_100t32 Shining Moonlight"]
fn TLC_100t32_shining_moonlight() {
    check(CardClass::Mage, &[Give("TLC_100t32"), Cost("TLC_100t32", 0), Unwritten]);
}

/// # Runic Inscriptions
///
/// `TLC_100t33` · Neutral spell · 0 mana
///
/// > **Discover** a spell. It costs (7) less.
///
/// State: Todo
//~ TLC_100t33 todo c7362d7c 015b5910
#[test]
#[ignore = "todo: TLC_100t33 Runic Inscriptions"]
fn TLC_100t33_runic_inscriptions() {
    check(CardClass::Mage, &[Give("TLC_100t33"), Cost("TLC_100t33", 0), Unwritten]);
}

/// # Snapping Plants
///
/// `TLC_100t34` · Neutral spell · 0 mana
///
/// > Give your characters +4 Attack this turn.
///
/// State: Todo
//~ TLC_100t34 todo b4872e19 38f5e864
#[test]
#[ignore = "todo: TLC_100t34 Snapping Plants"]
fn TLC_100t34_snapping_plants() {
    check(CardClass::Mage, &[Give("TLC_100t34"), Cost("TLC_100t34", 0), Unwritten]);
}

/// # Nesting Grounds
///
/// `TLC_100t35` · Neutral spell · 0 mana
///
/// > Summon four 2/1 Raptors with **Rush**.
///
/// State: Todo
//~ TLC_100t35 todo 977f2029 2448864b
#[test]
#[ignore = "todo: TLC_100t35 Nesting Grounds"]
fn TLC_100t35_nesting_grounds() {
    check(CardClass::Mage, &[Give("TLC_100t35"), Cost("TLC_100t35", 0), Unwritten]);
}

/// # Lava Stream
///
/// `TLC_100t36` · Neutral spell · 0 mana
///
/// > Gain 12 Armor.
///
/// State: Todo
//~ TLC_100t36 todo c3a81821 b192715f
#[test]
#[ignore = "todo: TLC_100t36 Lava Stream"]
fn TLC_100t36_lava_stream() {
    check(CardClass::Mage, &[Give("TLC_100t36"), Cost("TLC_100t36", 0), Unwritten]);
}

/// # Radiant Crystals
///
/// `TLC_100t37` · Neutral spell · 0 mana
///
/// > Summon a 5/5 copy of a friendly minion.
///
/// State: Todo
//~ TLC_100t37 todo 610312d2 44f2e850
#[test]
#[ignore = "todo: TLC_100t37 Radiant Crystals"]
fn TLC_100t37_radiant_crystals() {
    check(CardClass::Mage, &[Give("TLC_100t37"), Cost("TLC_100t37", 0), Unwritten]);
}

/// # Undercover Cultist
///
/// `TLC_101` · Neutral minion · 3 mana · 2/3
///
/// > **Taunt**, **Reborn** Has +3 Attack while damaged.
///
/// State: Todo
//~ TLC_101 todo 2bd4c8ac 929e3417
#[test]
#[ignore = "todo: TLC_101 Undercover Cultist"]
fn TLC_101_undercover_cultist() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_101"),
            Cost("TLC_101", 3),
            Stats("TLC_101", 2, 3),
            Has("TLC_101", GameTag::REBORN),
            Has("TLC_101", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Nesting Raptor
///
/// `TLC_101t` · Neutral minion · 1 mana · 2/1
///
/// > **Rush**
///
/// State: Vanilla
//~ TLC_101t vanilla 5fbdc202 63edf37a
#[test]
fn TLC_101t_nesting_raptor() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_101t"),
            Cost("TLC_101t", 1),
            Stats("TLC_101t", 2, 1),
            Has("TLC_101t", GameTag::RUSH),
            Play("TLC_101t", Nothing),
            In(The("TLC_101t"), Zone::Play),
            Now(The("TLC_101t"), 2, 1),
            HasNow(The("TLC_101t"), GameTag::RUSH),
        ],
    );
}

/// # Torga
///
/// `TLC_102` · Neutral minion · 4 mana · 2/7
///
/// > **Battlecry:** Draw a **Kindred** card and another card that activates it.
///
/// State: Todo
//~ TLC_102 todo c823bf42 f1978447
#[test]
#[ignore = "todo: TLC_102 Torga"]
fn TLC_102_torga() {
    check(CardClass::Mage, &[Give("TLC_102"), Cost("TLC_102", 4), Stats("TLC_102", 2, 7), Unwritten]);
}

/// # Endbringer Umbra
///
/// `TLC_106` · Neutral minion · 7 mana · 6/6
///
/// > **Battlecry:** Trigger the **Deathrattles** of 5 friendly minions that died this game.
///
/// State: Todo
//~ TLC_106 todo d2c05638 b089f89a
#[test]
#[ignore = "todo: TLC_106 Endbringer Umbra"]
fn TLC_106_endbringer_umbra() {
    check(CardClass::Mage, &[Give("TLC_106"), Cost("TLC_106", 7), Stats("TLC_106", 6, 6), Unwritten]);
}

/// # Stormbrewer
///
/// `TLC_107` · Neutral minion · 5 mana · 3/6
///
/// > Whenever this attacks, deal 3 damage to the target first. **Kindred:** Gain **Rush**.
///
/// State: Todo
//~ TLC_107 todo 0ac4f56b 59cf6d65
#[test]
#[ignore = "todo: TLC_107 Stormbrewer"]
fn TLC_107_stormbrewer() {
    check(CardClass::Mage, &[Give("TLC_107"), Cost("TLC_107", 5), Stats("TLC_107", 3, 6), Unwritten]);
}

/// # Relic Miner
///
/// `TLC_109` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Destroy the top card of your deck. **Discover** a card of the same Rarity.
///
/// State: Todo
//~ TLC_109 todo 246b6fbb 432a4a78
#[test]
#[ignore = "todo: TLC_109 Relic Miner"]
fn TLC_109_relic_miner() {
    check(CardClass::Mage, &[Give("TLC_109"), Cost("TLC_109", 3), Stats("TLC_109", 3, 3), Unwritten]);
}

/// # City Chief Esho
///
/// `TLC_110` · Neutral minion · 6 mana · 5/7
///
/// > **Battlecry:** If every minion in your deck shares a minion type, give your other minions +2/+2 *(wherever they are)*.
///
/// State: Todo
//~ TLC_110 todo fc968104 e9fc51c2
#[test]
#[ignore = "todo: TLC_110 City Chief Esho"]
fn TLC_110_city_chief_esho() {
    check(CardClass::Mage, &[Give("TLC_110"), Cost("TLC_110", 6), Stats("TLC_110", 5, 7), Unwritten]);
}

/// # Ancient Stegodon
///
/// `TLC_242` · Neutral minion · 3 mana · 1/5
///
/// > **Battlecry:** Choose to gain **Taunt**, **Poisonous**, or +1/+1.
///
/// State: Todo
//~ TLC_242 todo e3e46322 7875df71
#[test]
#[ignore = "todo: TLC_242 Ancient Stegodon"]
fn TLC_242_ancient_stegodon() {
    check(CardClass::Mage, &[Give("TLC_242"), Cost("TLC_242", 3), Stats("TLC_242", 1, 5), Unwritten]);
}

/// # Whirling Stormdrake
///
/// `TLC_243` · Neutral minion · 9 mana · 8/8
///
/// > **Rush**, **Windfury Kindred:** Gain **Immune** this turn.
///
/// State: Todo
//~ TLC_243 todo fed887e5 9b23c040
#[test]
#[ignore = "todo: TLC_243 Whirling Stormdrake"]
fn TLC_243_whirling_stormdrake() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_243"),
            Cost("TLC_243", 9),
            Stats("TLC_243", 8, 8),
            Has("TLC_243", GameTag::RUSH),
            Has("TLC_243", GameTag::WINDFURY),
            Unwritten,
        ],
    );
}

/// # Curious Explorer
///
/// `TLC_244` · Neutral minion · 2 mana · 3/5
///
/// > **Deathrattle:** Reduce the Cost of a minion in your opponent's hand by (2).
///
/// State: Todo
//~ TLC_244 todo a2e89058 f38251af
#[test]
#[ignore = "todo: TLC_244 Curious Explorer"]
fn TLC_244_curious_explorer() {
    check(CardClass::Mage, &[Give("TLC_244"), Cost("TLC_244", 2), Stats("TLC_244", 3, 5), Unwritten]);
}

/// # Ancient Raptor
///
/// `TLC_245` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry:** Choose to gain +3 Attack, **Divine Shield**, or "**Deathrattle:** Summon two 1/1 Plants."
///
/// State: Todo
//~ TLC_245 todo 3e23b178 0bfd9266
#[test]
#[ignore = "todo: TLC_245 Ancient Raptor"]
fn TLC_245_ancient_raptor() {
    check(CardClass::Mage, &[Give("TLC_245"), Cost("TLC_245", 2), Stats("TLC_245", 2, 1), Unwritten]);
}

/// # Ancient Pterrordax
///
/// `TLC_246` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** Choose to gain **Stealth** until your next turn, **Elusive**, or **Windfury**.
///
/// State: Todo
//~ TLC_246 todo 30158fd9 80d44270
#[test]
#[ignore = "todo: TLC_246 Ancient Pterrordax"]
fn TLC_246_ancient_pterrordax() {
    check(CardClass::Mage, &[Give("TLC_246"), Cost("TLC_246", 4), Stats("TLC_246", 4, 4), Unwritten]);
}

/// # Primal Sabretooth
///
/// `TLC_247` · Neutral minion · 4 mana · 5/3
///
/// > **Stealth** After this attacks and kills a minion, get a copy of it.
///
/// State: Todo
//~ TLC_247 todo 273c2032 6a51b987
#[test]
#[ignore = "todo: TLC_247 Primal Sabretooth"]
fn TLC_247_primal_sabretooth() {
    check(
        CardClass::Mage,
        &[Give("TLC_247"), Cost("TLC_247", 4), Stats("TLC_247", 5, 3), Has("TLC_247", GameTag::STEALTH), Unwritten],
    );
}

/// # Ultragigasaur
///
/// `TLC_248` · Neutral minion · 11 mana · 14/28
///
/// State: Vanilla
//~ TLC_248 vanilla 140f2c17 450bccc3
#[test]
fn TLC_248_ultragigasaur() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_248"),
            Cost("TLC_248", 11),
            Stats("TLC_248", 14, 28),
            Friend("TLC_248"),
            In(The("TLC_248"), Zone::Play),
            Now(The("TLC_248"), 14, 28),
        ],
    );
}

/// # Sizzling Cinder
///
/// `TLC_249` · Neutral minion · 1 mana · 2/1
///
/// > **Deathrattle:** Deal 2 damage randomly split among all enemies.
///
/// State: Todo
//~ TLC_249 todo 34ca285f fa9abebf
#[test]
#[ignore = "todo: TLC_249 Sizzling Cinder"]
fn TLC_249_sizzling_cinder() {
    check(CardClass::Mage, &[Give("TLC_249"), Cost("TLC_249", 1), Stats("TLC_249", 2, 1), Unwritten]);
}

/// # Crater Gator
///
/// `TLC_250` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Until the start of your next turn, the enemy hero can't be healed.
///
/// State: Todo
//~ TLC_250 todo 46c33db7 fbcb56f8
#[test]
#[ignore = "todo: TLC_250 Crater Gator"]
fn TLC_250_crater_gator() {
    check(CardClass::Mage, &[Give("TLC_250"), Cost("TLC_250", 4), Stats("TLC_250", 5, 4), Unwritten]);
}

/// # Primalfin Challenger
///
/// `TLC_251` · Neutral minion · 3 mana · 3/2
///
/// > **Battlecry:** Your next **Kindred** triggers twice.
///
/// State: Todo
//~ TLC_251 todo 0040c7de 925e1fcd
#[test]
#[ignore = "todo: TLC_251 Primalfin Challenger"]
fn TLC_251_primalfin_challenger() {
    check(CardClass::Mage, &[Give("TLC_251"), Cost("TLC_251", 3), Stats("TLC_251", 3, 2), Unwritten]);
}

/// # Dissolving Ooze
///
/// `TLC_252` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Destroy a friendly minion. Spit out the Bones of its Attack and Health into your hand.
///
/// State: Todo
//~ TLC_252 todo 5ae25768 620e1c83
#[test]
#[ignore = "todo: TLC_252 Dissolving Ooze"]
fn TLC_252_dissolving_ooze() {
    check(CardClass::Mage, &[Give("TLC_252"), Cost("TLC_252", 3), Stats("TLC_252", 3, 3), Unwritten]);
}

/// # Petrified Ogre
///
/// `TLC_253` · Neutral minion · 3 mana · 5/5
///
/// > Starts **Dormant.** While **Dormant**, gain +2/+2 at the start of your turn. *(50% chance to awaken instead.)*
///
/// State: Todo
//~ TLC_253 todo 47348a74 47e5c176
#[test]
#[ignore = "todo: TLC_253 Petrified Ogre"]
fn TLC_253_petrified_ogre() {
    check(CardClass::Mage, &[Give("TLC_253"), Cost("TLC_253", 3), Stats("TLC_253", 5, 5), Unwritten]);
}

/// # Tortollan Storyteller
///
/// `TLC_254` · Neutral minion · 2 mana · 1/2
///
/// > At the end of your turn, give +1/+1 to each friendly minion of a different type.
///
/// State: Todo
//~ TLC_254 todo 72baceff db00be5c
#[test]
#[ignore = "todo: TLC_254 Tortollan Storyteller"]
fn TLC_254_tortollan_storyteller() {
    check(CardClass::Mage, &[Give("TLC_254"), Cost("TLC_254", 2), Stats("TLC_254", 1, 2), Unwritten]);
}

/// # Crystal Tender
///
/// `TLC_255` · Neutral minion · 2 mana · 2/2
///
/// > **Tradeable Battlecry:** Gain empty Mana Crystals until both players have the same Mana.
///
/// State: Todo
//~ TLC_255 todo 2b28973b 35ac14ff
#[test]
#[ignore = "todo: TLC_255 Crystal Tender"]
fn TLC_255_crystal_tender() {
    check(CardClass::Mage, &[Give("TLC_255"), Cost("TLC_255", 2), Stats("TLC_255", 2, 2), Unwritten]);
}

/// # Marshland Thresher
///
/// `TLC_256` · Neutral minion · 3 mana · 3/3
///
/// > After you cast a spell, gain **Divine Shield**.
///
/// State: Todo
//~ TLC_256 todo 9c283cc7 33339a11
#[test]
#[ignore = "todo: TLC_256 Marshland Thresher"]
fn TLC_256_marshland_thresher() {
    check(CardClass::Mage, &[Give("TLC_256"), Cost("TLC_256", 3), Stats("TLC_256", 3, 3), Unwritten]);
}

/// # Rockskipper
///
/// `TLC_427` · Neutral minion · 2 mana · 1/3
///
/// > **Battlecry:** Get a 1-Cost Rock that deals $3 damage.
///
/// State: Todo
//~ TLC_427 todo d9694010 24c68161
#[test]
#[ignore = "todo: TLC_427 Rockskipper"]
fn TLC_427_rockskipper() {
    check(CardClass::Mage, &[Give("TLC_427"), Cost("TLC_427", 2), Stats("TLC_427", 1, 3), Unwritten]);
}

/// # Steamfin Thief
///
/// `TLC_429` · Neutral minion · 4 mana · 4/3
///
/// > **Kindred:** Summon two 1/1 Murlocs with **Rush**.
///
/// State: Todo
//~ TLC_429 todo bae77685 24dc2172
#[test]
#[ignore = "todo: TLC_429 Steamfin Thief"]
fn TLC_429_steamfin_thief() {
    check(CardClass::Mage, &[Give("TLC_429"), Cost("TLC_429", 4), Stats("TLC_429", 4, 3), Unwritten]);
}

/// # Juvenile Steamfin
///
/// `TLC_429t` · Neutral minion · 1 mana · 1/1
///
/// > **Rush**
///
/// State: Vanilla
//~ TLC_429t vanilla 998c8e32 d23ae06c
#[test]
fn TLC_429t_juvenile_steamfin() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_429t"),
            Cost("TLC_429t", 1),
            Stats("TLC_429t", 1, 1),
            Has("TLC_429t", GameTag::RUSH),
            Play("TLC_429t", Nothing),
            In(The("TLC_429t"), Zone::Play),
            Now(The("TLC_429t"), 1, 1),
            HasNow(The("TLC_429t"), GameTag::RUSH),
        ],
    );
}

/// # Scalehide Kodo
///
/// `TLC_454` · Neutral minion · 6 mana · 3/6
///
/// > **Battlecry:** Destroy the lowest Attack enemy minion. **Kindred:** The highest Attack instead.
///
/// State: Todo
//~ TLC_454 todo 1feda3cd e8b04ad7
#[test]
#[ignore = "todo: TLC_454 Scalehide Kodo"]
fn TLC_454_scalehide_kodo() {
    check(CardClass::Mage, &[Give("TLC_454"), Cost("TLC_454", 6), Stats("TLC_454", 3, 6), Unwritten]);
}

/// # Stranglevine
///
/// `TLC_465` · Neutral minion · 3 mana · 3/2
///
/// > **Deathrattle:** Give a random friendly minion a random **Bonus Effect** and this **Deathrattle**.
///
/// State: Todo
//~ TLC_465 todo dd862cc5 fc67b8e5
#[test]
#[ignore = "todo: TLC_465 Stranglevine"]
fn TLC_465_stranglevine() {
    check(CardClass::Mage, &[Give("TLC_465"), Cost("TLC_465", 3), Stats("TLC_465", 3, 2), Unwritten]);
}

/// # Blob of Tar
///
/// `TLC_468` · Neutral minion · 5 mana · 4/4
///
/// > **Poisonous**, **Taunt Deathrattle:** Summon a 2/2 Blob with **Poisonous** and a 2/2 Blob with **Taunt**.
///
/// State: Todo
//~ TLC_468 todo a6f24aa6 688123df
#[test]
#[ignore = "todo: TLC_468 Blob of Tar"]
fn TLC_468_blob_of_tar() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_468"),
            Cost("TLC_468", 5),
            Stats("TLC_468", 4, 4),
            Has("TLC_468", GameTag::POISONOUS),
            Has("TLC_468", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Lanky Blob
///
/// `TLC_468t1` · Neutral minion · 2 mana · 2/2
///
/// > **Poisonous**
///
/// State: Vanilla
//~ TLC_468t1 vanilla a097cdf3 8bf494fa
#[test]
fn TLC_468t1_lanky_blob() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_468t1"),
            Cost("TLC_468t1", 2),
            Stats("TLC_468t1", 2, 2),
            Has("TLC_468t1", GameTag::POISONOUS),
            Play("TLC_468t1", Nothing),
            In(The("TLC_468t1"), Zone::Play),
            Now(The("TLC_468t1"), 2, 2),
            HasNow(The("TLC_468t1"), GameTag::POISONOUS),
        ],
    );
}

/// # Robust Blob
///
/// `TLC_468t2` · Neutral minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ TLC_468t2 vanilla c6fcc96f 6de39e14
#[test]
fn TLC_468t2_robust_blob() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_468t2"),
            Cost("TLC_468t2", 2),
            Stats("TLC_468t2", 2, 2),
            Has("TLC_468t2", GameTag::TAUNT),
            Play("TLC_468t2", Nothing),
            In(The("TLC_468t2"), Zone::Play),
            Now(The("TLC_468t2"), 2, 2),
            HasNow(The("TLC_468t2"), GameTag::TAUNT),
        ],
    );
}

/// # Krog, Crater King
///
/// `TLC_480` · Neutral minion · 9 mana · 8/7
///
/// > At the end of your turn, set the Attack and Health of all enemy minions to 1.
///
/// State: Todo
//~ TLC_480 todo 4dd48527 dc6172d7
#[test]
#[ignore = "todo: TLC_480 Krog, Crater King"]
fn TLC_480_krog_crater_king() {
    check(CardClass::Mage, &[Give("TLC_480"), Cost("TLC_480", 9), Stats("TLC_480", 8, 7), Unwritten]);
}

/// # Platysaur
///
/// `TLC_603` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** Draw a card. **Deathrattle:** Discard it.
///
/// State: Todo
//~ TLC_603 todo cd17535b a6265c0e
#[test]
#[ignore = "todo: TLC_603 Platysaur"]
fn TLC_603_platysaur() {
    check(CardClass::Mage, &[Give("TLC_603"), Cost("TLC_603", 1), Stats("TLC_603", 1, 2), Unwritten]);
}

/// # Tar Tyrant
///
/// `TLC_605` · Neutral minion · 8 mana · 1/12
///
/// > **Taunt**, **Lifesteal** Has +6 Attack during your opponent's turn.
///
/// State: Todo
//~ TLC_605 todo 96d2f64c 6412f817
#[test]
#[ignore = "todo: TLC_605 Tar Tyrant"]
fn TLC_605_tar_tyrant() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_605"),
            Cost("TLC_605", 8),
            Stats("TLC_605", 1, 12),
            Has("TLC_605", GameTag::LIFESTEAL),
            Has("TLC_605", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Willful Watcher
///
/// `TLC_621` · Neutral minion · 4 mana · 4/7
///
/// > **Taunt Deathrattle:** Destroy the top 3 cards of your deck.
///
/// State: Todo
//~ TLC_621 todo 407a8fe7 d6902c43
#[test]
#[ignore = "todo: TLC_621 Willful Watcher"]
fn TLC_621_willful_watcher() {
    check(
        CardClass::Mage,
        &[Give("TLC_621"), Cost("TLC_621", 4), Stats("TLC_621", 4, 7), Has("TLC_621", GameTag::TAUNT), Unwritten],
    );
}

/// # Ravenous Devilsaur
///
/// `TLC_829` · Neutral minion · 7 mana · 3/3
///
/// > **Battlecry:** Destroy a minion. **Kindred:** Gain its stats.
///
/// State: Todo
//~ TLC_829 todo d9a4723f e29129ac
#[test]
#[ignore = "todo: TLC_829 Ravenous Devilsaur"]
fn TLC_829_ravenous_devilsaur() {
    check(CardClass::Mage, &[Give("TLC_829"), Cost("TLC_829", 7), Stats("TLC_829", 3, 3), Unwritten]);
}

/// # Bones
///
/// `TLC_829t` · Neutral spell · 2 mana
///
/// > Give a minion +{0}/+{1}.
///
/// State: Todo
//~ TLC_829t todo 7f1fc937 c3f8fc8b
#[test]
#[ignore = "todo: TLC_829t Bones"]
fn TLC_829t_bones() {
    check(CardClass::Mage, &[Give("TLC_829t"), Cost("TLC_829t", 2), Unwritten]);
}

/// # Pterrordax Egg
///
/// `TLC_831` · Neutral minion · 3 mana · 0/3
///
/// > **Deathrattle:** Summon a 3/3 Pterrordax that steals 1 Health from all other minions.
///
/// State: Todo
//~ TLC_831 todo 382827fe 8146860c
#[test]
#[ignore = "todo: TLC_831 Pterrordax Egg"]
fn TLC_831_pterrordax_egg() {
    check(CardClass::Mage, &[Give("TLC_831"), Cost("TLC_831", 3), Stats("TLC_831", 0, 3), Unwritten]);
}

/// # Juvenile Pterrordax
///
/// `TLC_831t` · Neutral minion · 3 mana · 3/3
///
/// State: Vanilla
//~ TLC_831t vanilla 3b6f3e45 99dd7636
#[test]
fn TLC_831t_juvenile_pterrordax() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_831t"),
            Cost("TLC_831t", 3),
            Stats("TLC_831t", 3, 3),
            Play("TLC_831t", Nothing),
            In(The("TLC_831t"), Zone::Play),
            Now(The("TLC_831t"), 3, 3),
        ],
    );
}

/// # Cloud Serpent
///
/// `TLC_888` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Get a copy of another Elemental or Dragon in your hand.
///
/// State: Todo
//~ TLC_888 todo 7ce5a155 d4541c89
#[test]
#[ignore = "todo: TLC_888 Cloud Serpent"]
fn TLC_888_cloud_serpent() {
    check(CardClass::Mage, &[Give("TLC_888"), Cost("TLC_888", 3), Stats("TLC_888", 3, 3), Unwritten]);
}

/// # Questing Assistant
///
/// `TLC_987` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** If you played a **Quest** this game, deal 3 damage to an enemy minion.
///
/// State: Todo
//~ TLC_987 todo 60df1258 0ffb7811
#[test]
#[ignore = "todo: TLC_987 Questing Assistant"]
fn TLC_987_questing_assistant() {
    check(CardClass::Mage, &[Give("TLC_987"), Cost("TLC_987", 2), Stats("TLC_987", 3, 2), Unwritten]);
}

/// # The Coin
///
/// `TLC_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Todo
//~ TLC_COIN1 todo ad482cdb 767f7301
#[test]
#[ignore = "todo: TLC_COIN1 The Coin"]
fn TLC_COIN1_the_coin() {
    check(CardClass::Mage, &[Give("TLC_COIN1"), Cost("TLC_COIN1", 0), Unwritten]);
}

/// # The Coin
///
/// `TLC_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Todo
//~ TLC_COIN2 todo 853779fa 6d89e44a
#[test]
#[ignore = "todo: TLC_COIN2 The Coin"]
fn TLC_COIN2_the_coin() {
    check(CardClass::Mage, &[Give("TLC_COIN2"), Cost("TLC_COIN2", 0), Unwritten]);
}
