//! Neutral cards of The Lost City of Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 56684b93

/// `DINO_410` · Neutral minion · 3 mana · 0/3
/// > **Deathrattle:** Summon a slightly cracked Egg. *(Break 5 times to hatch a 20/20 Beast with **Taunt!)*
///
/// State: Todo
//~ todo DINO_410 2dab8c4e b0601fbc 12d6ffc3.cb4a0bbc
#[test]
#[ignore = "todo: The Egg of Khelos"]
fn DINO_410_the_egg_of_khelos() {
    unwritten("DINO_410");
}

/// `DINO_410t2` · Neutral minion · 3 mana · 0/3
/// > **Deathrattle:** Summon a more cracked Egg. *(Break 4 times to hatch a 20/20 Beast with **Taunt!)*
///
/// State: Todo
//~ todo DINO_410t2 1c4d0c53 59a22d7c dc2b3f7c.b1f2f693
#[test]
#[ignore = "todo: The Egg of Khelos"]
fn DINO_410t2_the_egg_of_khelos() {
    unwritten("DINO_410t2");
}

/// `DINO_410t3` · Neutral minion · 3 mana · 0/3
/// > **Deathrattle:** Summon a very cracked Egg. *(Break 3 times to hatch a 20/20 Beast with **Taunt!)*
///
/// State: Todo
//~ todo DINO_410t3 bca91863 8ab1ed8a 228a41d5.77e65601
#[test]
#[ignore = "todo: The Egg of Khelos"]
fn DINO_410t3_the_egg_of_khelos() {
    unwritten("DINO_410t3");
}

/// `DINO_410t4` · Neutral minion · 3 mana · 0/3
/// > **Deathrattle:** Summon the most cracked Egg. *(Break 2 times to hatch a 20/20 Beast with **Taunt!)*
///
/// State: Todo
//~ todo DINO_410t4 f81cac49 2cf096a5 390200e6.02add67d
#[test]
#[ignore = "todo: The Egg of Khelos"]
fn DINO_410t4_the_egg_of_khelos() {
    unwritten("DINO_410t4");
}

/// `DINO_410t5` · Neutral minion · 3 mana · 0/3
/// > **Deathrattle:** Summon a 20/20 Khelos with **Taunt**. *(Break to hatch!)*
///
/// State: Todo
//~ todo DINO_410t5 63fe1251 8a050072 a83187cb.0bd49280
#[test]
#[ignore = "todo: The Egg of Khelos"]
fn DINO_410t5_the_egg_of_khelos() {
    unwritten("DINO_410t5");
}

/// `DINO_430` · Neutral minion · 7 mana · 2/2
/// > **Battlecry: Discover** a **Legendary** Beast from any class to gain its stats. **Deathrattle:** Summon it.
///
/// State: Todo
//~ todo DINO_430 79034226 af661f15 08970d5e.61273afd
#[test]
#[ignore = "todo: Beast Speaker Taka"]
fn DINO_430_beast_speaker_taka() {
    unwritten("DINO_430");
}

/// `DINO_435` · Neutral minion · 5 mana · 3/4
/// > **Kindred:** Summon a copy of this.
///
/// State: Done
//~ done DINO_435 51267bd0 - 713f8c62.3c13ccf7
#[test]
fn DINO_435_crater_experiment() {
    check(
        CardClass::Mage,
        &[
            Give("DINO_435"),
            Cost("DINO_435", 5),
            Stats("DINO_435", 3, 4),
            Play("DINO_435", Nothing),
            BoardCount(Mine, 1),
            EndTurn,
            EndTurn,
            Play("DINO_435", Nothing),
            BoardCount(Mine, 3),
        ],
    );
}

/// `TLC_100` · Neutral minion · 4 mana · 3/5
/// > **Battlecry:** If your deck started with 10 cards of different Costs, craft a custom location.
///
/// State: Todo
//~ todo TLC_100 68a99ce8 fae4a531 a9f1f58f.380a7553
#[test]
#[ignore = "todo: Elise the Navigator"]
fn TLC_100_elise_the_navigator() {
    unwritten("TLC_100");
}

/// `TLC_100t1` · Neutral location · 1 mana · 0 uses
/// > {0} {1}
///
/// State: Todo
//~ todo TLC_100t1 90f243dd 231bb1cd 76504b2f.09cdb72f
#[test]
#[ignore = "todo: Un'Goro Jungle"]
fn TLC_100t1_un_goro_jungle() {
    unwritten("TLC_100t1");
}

/// `TLC_100t11` · Neutral spell · 0 mana
/// > **Deathrattle:** Deal 1 damage to all enemies.
///
/// State: Todo
//~ todo TLC_100t11 b2cdd5ef 6bbe48cd 2f7e4e67.66761e5e
#[test]
#[ignore = "todo: Bursting Geyser"]
fn TLC_100t11_bursting_geyser() {
    unwritten("TLC_100t11");
}

/// `TLC_100t12` · Neutral spell · 0 mana
/// > Your next spell has **Spell Damage +1**.
///
/// State: Todo
//~ todo TLC_100t12 58342ed0 f6d12cb1 87fd01fc.29aac201
#[test]
#[ignore = "todo: Shining Moonlight"]
fn TLC_100t12_shining_moonlight() {
    unwritten("TLC_100t12");
}

/// `TLC_100t15` · Neutral spell · 0 mana
/// > Summon a 2/1 Raptor with **Rush**.
///
/// State: Todo
//~ todo TLC_100t15 1bb28739 ae7b81e6 2b0c762c.98c0f71a
#[test]
#[ignore = "todo: Nesting Grounds"]
fn TLC_100t15_nesting_grounds() {
    unwritten("TLC_100t15");
}

/// `TLC_100t2` · Neutral location · 5 mana · 0 uses
/// > {0} {1}
///
/// State: Todo
//~ todo TLC_100t2 ea3d2e8c 878cd0b5 502ec609.09cdb72f
#[test]
#[ignore = "todo: Terror Run"]
fn TLC_100t2_terror_run() {
    unwritten("TLC_100t2");
}

/// `TLC_100t21` · Neutral spell · 0 mana
/// > **Deathrattle:** Deal 3 damage to all enemies.
///
/// State: Todo
//~ todo TLC_100t21 9ba02155 4d987563 db21209a.ac384121
#[test]
#[ignore = "todo: Bursting Geyser"]
fn TLC_100t21_bursting_geyser() {
    unwritten("TLC_100t21");
}

/// `TLC_100t22` · Neutral spell · 0 mana
/// > Your next spell has **Spell Damage +2**.
///
/// State: Todo
//~ todo TLC_100t22 7b939f10 b7d62dc4 d9eb0531.846a6f33
#[test]
#[ignore = "todo: Shining Moonlight"]
fn TLC_100t22_shining_moonlight() {
    unwritten("TLC_100t22");
}

/// `TLC_100t25` · Neutral spell · 0 mana
/// > Summon two 2/1 Raptors with **Rush**.
///
/// State: Todo
//~ todo TLC_100t25 e8d20e17 cd4ab9ee a68157cf.36aa7857
#[test]
#[ignore = "todo: Nesting Grounds"]
fn TLC_100t25_nesting_grounds() {
    unwritten("TLC_100t25");
}

/// `TLC_100t3` · Neutral location · 10 mana · 0 uses
/// > {0} {1}
///
/// State: Todo
//~ todo TLC_100t3 78cfe89a a1e585f9 13e3c0d3.09cdb72f
#[test]
#[ignore = "todo: Fire Plume Ridge"]
fn TLC_100t3_fire_plume_ridge() {
    unwritten("TLC_100t3");
}

/// `TLC_100t31` · Neutral spell · 0 mana
/// > **Deathrattle:** Deal 5 damage to all enemies.
///
/// State: Todo
//~ todo TLC_100t31 601489ae ff046265 0adbaec8.ab84c675
#[test]
#[ignore = "todo: Bursting Geyser"]
fn TLC_100t31_bursting_geyser() {
    unwritten("TLC_100t31");
}

/// `TLC_100t32` · Neutral spell · 0 mana
/// > Your next spell has **Spell Damage +4**.
///
/// State: Todo
//~ todo TLC_100t32 b1d8baf6 7c8988a7 f5cee006.804ef45b
#[test]
#[ignore = "todo: Shining Moonlight"]
fn TLC_100t32_shining_moonlight() {
    unwritten("TLC_100t32");
}

/// `TLC_100t35` · Neutral spell · 0 mana
/// > Summon four 2/1 Raptors with **Rush**.
///
/// State: Todo
//~ todo TLC_100t35 59b79844 269fa5d3 e95b4a6d.3d67136e
#[test]
#[ignore = "todo: Nesting Grounds"]
fn TLC_100t35_nesting_grounds() {
    unwritten("TLC_100t35");
}

/// `TLC_102` · Neutral minion · 4 mana · 2/7
/// > **Battlecry:** Draw a **Kindred** card and another card that activates it.
///
/// State: Todo
//~ todo TLC_102 70c85f43 e186c53f 6402e229.130bd346
#[test]
#[ignore = "todo: Torga"]
fn TLC_102_torga() {
    unwritten("TLC_102");
}

/// `TLC_106` · Neutral minion · 7 mana · 6/6
/// > **Battlecry:** Trigger the **Deathrattles** of 5 friendly minions that died this game.
///
/// State: Todo
//~ todo TLC_106 0e910f12 853e5ed3 d8c7bad9.58691c48
#[test]
#[ignore = "todo: Endbringer Umbra"]
fn TLC_106_endbringer_umbra() {
    unwritten("TLC_106");
}

/// `TLC_109` · Neutral minion · 3 mana · 3/3
/// > **Battlecry:** Destroy the top card of your deck. **Discover** a card of the same Rarity.
///
/// State: Todo
//~ todo TLC_109 88428e50 909a299e 7c19d4fd.404c7a27
#[test]
#[ignore = "todo: Relic Miner"]
fn TLC_109_relic_miner() {
    unwritten("TLC_109");
}

/// `TLC_110` · Neutral minion · 6 mana · 5/7
/// > **Battlecry:** If every minion in your deck shares a minion type, give your other minions +2/+2 *(wherever they are)*.
///
/// State: Todo
//~ todo TLC_110 66164d32 6f01e5ab ee3c7159.8824bb69
#[test]
#[ignore = "todo: City Chief Esho"]
fn TLC_110_city_chief_esho() {
    unwritten("TLC_110");
}

/// `TLC_243` · Neutral minion · 9 mana · 8/8
/// > **Rush**, **Windfury Kindred:** Gain **Immune** this turn.
///
/// State: Done
//~ done TLC_243 85089ed0 - 050b6cea.92ad8242
#[test]
fn TLC_243_whirling_stormdrake() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_243"),
            Cost("TLC_243", 9),
            Stats("TLC_243", 8, 8),
            Has("TLC_243", GameTag::RUSH),
            Has("TLC_243", GameTag::WINDFURY),
            Play("TLC_243", Nothing),
            HasNot(My(0), GameTag::IMMUNE),
            EndTurn,
            EndTurn,
            Play("TLC_243", Nothing),
            HasNow(My(1), GameTag::IMMUNE),
        ],
    );
}

/// `TLC_245` · Neutral minion · 2 mana · 2/1
/// > **Battlecry:** Choose to gain +3 Attack, **Divine Shield**, or "**Deathrattle:** Summon two 1/1 Plants."
///
/// State: Todo
//~ todo TLC_245 0465fd8f 88eb1269 9eab218f.2216aaaf
#[test]
#[ignore = "todo: Ancient Raptor"]
fn TLC_245_ancient_raptor() {
    unwritten("TLC_245");
}

/// `TLC_246` · Neutral minion · 4 mana · 4/4
/// > **Battlecry:** Choose to gain **Stealth** until your next turn, **Elusive**, or **Windfury**.
///
/// State: Todo
//~ todo TLC_246 38eef706 4f7d243f 2491ac71.3b5895d9
#[test]
#[ignore = "todo: Ancient Pterrordax"]
fn TLC_246_ancient_pterrordax() {
    unwritten("TLC_246");
}

/// `TLC_247` · Neutral minion · 4 mana · 5/3
/// > **Stealth** After this attacks and kills a minion, get a copy of it.
///
/// State: Done
//~ done TLC_247 c10882af - 9f196b90.18f988c7
#[test]
fn TLC_247_primal_sabretooth() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_247"),
            Cost("TLC_247", 4),
            Stats("TLC_247", 5, 3),
            Has("TLC_247", GameTag::STEALTH),
            Friend("TLC_247"),
            Enemy("CS2_231"),
            Attack(My(0), Their(0)),
            HandCount(Mine, 2),
            Is(InHand(1), "CS2_231"),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Friend("TLC_247"),
            Enemy("EX1_396"),
            Attack(My(0), Their(0)),
            HandCount(Mine, 0),
            HasNot(My(0), GameTag::STEALTH),
            EndTurn,
            Enemy("CS2_231"),
            Attack(Their(1), My(0)),
            Dead(Nth(2)),
            HandCount(Mine, 0),
        ],
    );
}

/// `TLC_250` · Neutral minion · 4 mana · 5/4
/// > **Battlecry:** Until the start of your next turn, the enemy hero can't be healed.
///
/// State: Todo
//~ todo TLC_250 3aff57a6 9e441e28 3f4d2610.db4e47dc
#[test]
#[ignore = "todo: Crater Gator"]
fn TLC_250_crater_gator() {
    unwritten("TLC_250");
}

/// `TLC_251` · Neutral minion · 3 mana · 3/2
/// > **Battlecry:** Your next **Kindred** triggers twice.
///
/// State: Todo
//~ todo TLC_251 75132a34 a54b6f77 eb8c2d01.efb8a6f1
#[test]
#[ignore = "todo: Primalfin Challenger"]
fn TLC_251_primalfin_challenger() {
    unwritten("TLC_251");
}

/// `TLC_252` · Neutral minion · 3 mana · 3/3
/// > **Battlecry:** Destroy a friendly minion. Spit out the Bones of its Attack and Health into your hand.
///
/// State: Todo
//~ todo TLC_252 accc1495 468b7feb dea2e935.951610c7
#[test]
#[ignore = "todo: Dissolving Ooze"]
fn TLC_252_dissolving_ooze() {
    unwritten("TLC_252");
}

/// `TLC_253` · Neutral minion · 3 mana · 5/5
/// > Starts **Dormant.** While **Dormant**, gain +2/+2 at the start of your turn. *(50% chance to awaken instead.)*
///
/// State: Todo
//~ todo TLC_253 531deecd 2b6db128 52c52792.a789f8f9
#[test]
#[ignore = "todo: Petrified Ogre"]
fn TLC_253_petrified_ogre() {
    unwritten("TLC_253");
}

/// `TLC_254` · Neutral minion · 2 mana · 1/2
/// > At the end of your turn, give +1/+1 to each friendly minion of a different type.
///
/// State: Todo
//~ todo TLC_254 87f7115b d9580060 42f5c22f.b09502a4
#[test]
#[ignore = "todo: Tortollan Storyteller"]
fn TLC_254_tortollan_storyteller() {
    unwritten("TLC_254");
}

/// `TLC_255` · Neutral minion · 2 mana · 2/2
/// > **Tradeable Battlecry:** Gain empty Mana Crystals until both players have the same Mana.
///
/// State: Todo
//~ todo TLC_255 172710f0 ca56fe3d bd701d68.3e83deab
#[test]
#[ignore = "todo: Crystal Tender"]
fn TLC_255_crystal_tender() {
    unwritten("TLC_255");
}

/// `TLC_429` · Neutral minion · 4 mana · 4/3
/// > **Kindred:** Summon two 1/1 Murlocs with **Rush**.
///
/// State: Done
//~ done TLC_429 d799d2ad - 5eb28400.3a378814
#[test]
fn TLC_429_steamfin_thief() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_429"),
            Cost("TLC_429", 4),
            Stats("TLC_429", 4, 3),
            Play("TLC_429", Nothing),
            BoardCount(Mine, 1),
            EndTurn,
            EndTurn,
            Play("TLC_429", Nothing),
            BoardCount(Mine, 4),
        ],
    );
}

/// `TLC_454` · Neutral minion · 6 mana · 3/6
/// > **Battlecry:** Destroy the lowest Attack enemy minion. **Kindred:** The highest Attack instead.
///
/// State: Todo
//~ todo TLC_454 bf55c679 24e34390 101aa4c8.2ff385be
#[test]
#[ignore = "todo: Scalehide Kodo"]
fn TLC_454_scalehide_kodo() {
    unwritten("TLC_454");
}

/// `TLC_465` · Neutral minion · 3 mana · 3/2
/// > **Deathrattle:** Give a random friendly minion a random **Bonus Effect** and this **Deathrattle**.
///
/// State: Todo
//~ todo TLC_465 e7cda1d1 4a7af898 f966645e.6c0ae3df
#[test]
#[ignore = "todo: Stranglevine"]
fn TLC_465_stranglevine() {
    unwritten("TLC_465");
}

/// `TLC_603` · Neutral minion · 1 mana · 1/2
/// > **Battlecry:** Draw a card. **Deathrattle:** Discard it.
///
/// State: Todo
//~ todo TLC_603 9b1a00e9 47e636d6 8c74a6ac.d17bae45
#[test]
#[ignore = "todo: Platysaur"]
fn TLC_603_platysaur() {
    unwritten("TLC_603");
}

/// `TLC_829t` · Neutral spell · 2 mana
/// > Give a minion +{0}/+{1}.
///
/// State: Todo
//~ todo TLC_829t 1c451377 a16e81ea 395e3f46.25653c42
#[test]
#[ignore = "todo: Bones"]
fn TLC_829t_bones() {
    unwritten("TLC_829t");
}

/// `TLC_831` · Neutral minion · 3 mana · 0/3
/// > **Deathrattle:** Summon a 3/3 Pterrordax that steals 1 Health from all other minions.
///
/// State: Todo
//~ todo TLC_831 b01d4457 0ad1f3e8 6720d830.ca20e5ee
#[test]
#[ignore = "todo: Pterrordax Egg"]
fn TLC_831_pterrordax_egg() {
    unwritten("TLC_831");
}
