//! Neutral cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Stone Drake
///
/// `DEEP_006` · Neutral minion · 6 mana · 2/8
///
/// > **Divine Shield**, **Taunt**, **Lifesteal**, **Elusive**
///
/// State: Vanilla
//~ DEEP_006 vanilla 9a2135d2 30292c93
#[test]
fn DEEP_006_stone_drake() {
    check(
        CardClass::Mage,
        &[
            Give("DEEP_006"),
            Cost("DEEP_006", 6),
            Stats("DEEP_006", 2, 8),
            Has("DEEP_006", GameTag::DIVINE_SHIELD),
            Has("DEEP_006", GameTag::ELUSIVE),
            Has("DEEP_006", GameTag::LIFESTEAL),
            Has("DEEP_006", GameTag::TAUNT),
            Play("DEEP_006", Nothing),
            In(The("DEEP_006"), Zone::Play),
            Now(The("DEEP_006"), 2, 8),
            HasNow(The("DEEP_006"), GameTag::DIVINE_SHIELD),
            HasNow(The("DEEP_006"), GameTag::ELUSIVE),
            HasNow(The("DEEP_006"), GameTag::LIFESTEAL),
            HasNow(The("DEEP_006"), GameTag::TAUNT),
        ],
    );
}

/// # Shale Spider
///
/// `DEEP_034` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** If you played an Elemental last turn, draw a card.
///
/// State: Todo
//~ DEEP_034 todo 26e818e9 7cff1c46
#[test]
#[ignore = "todo: DEEP_034 Shale Spider"]
fn DEEP_034_shale_spider() {
    check(CardClass::Mage, &[Give("DEEP_034"), Cost("DEEP_034", 2), Stats("DEEP_034", 3, 2), Unwritten]);
}

/// # Iridescent Gyreworm
///
/// `DEEP_035` · Neutral minion · 3 mana · 4/3
///
/// > **Deathrattle:** Give each of your minions a random **Bonus Effect**.
///
/// State: Todo
//~ DEEP_035 todo 08ce1b7c 42cd44c1
#[test]
#[ignore = "todo: DEEP_035 Iridescent Gyreworm"]
fn DEEP_035_iridescent_gyreworm() {
    check(CardClass::Mage, &[Give("DEEP_035"), Cost("DEEP_035", 3), Stats("DEEP_035", 4, 3), Unwritten]);
}

/// # Therazane
///
/// `DEEP_036` · Neutral minion · 7 mana · 7/5
///
/// > **Taunt** **Deathrattle:** Double the stats of all Elementals in your hand and deck.
///
/// State: Todo
//~ DEEP_036 todo 88cb4068 66410d32
#[test]
#[ignore = "todo: DEEP_036 Therazane"]
fn DEEP_036_therazane() {
    check(
        CardClass::Mage,
        &[Give("DEEP_036"), Cost("DEEP_036", 7), Stats("DEEP_036", 7, 5), Has("DEEP_036", GameTag::TAUNT), Unwritten],
    );
}

/// # Maruut Stonebinder
///
/// `DEEP_037` · Neutral minion · 7 mana · 5/6
///
/// > **Battlecry:** If your deck started with no duplicates, **Discover** an Elemental to summon. Add the others to your hand.
///
/// State: Todo
//~ DEEP_037 todo 353cf0d4 70a82329
#[test]
#[ignore = "todo: DEEP_037 Maruut Stonebinder"]
fn DEEP_037_maruut_stonebinder() {
    check(CardClass::Mage, &[Give("DEEP_037"), Cost("DEEP_037", 7), Stats("DEEP_037", 5, 6), Unwritten]);
}

/// # Heartblossom
///
/// `DEEP_999t1` · Neutral spell · 1 mana
///
/// > Give a friendly minion +2/+2. Deal $2 damage to a random enemy minion.
///
/// State: Todo
//~ DEEP_999t1 todo 08a26ac7 83407e3a
#[test]
#[ignore = "todo: DEEP_999t1 Heartblossom"]
fn DEEP_999t1_heartblossom() {
    check(CardClass::Mage, &[Give("DEEP_999t1"), Cost("DEEP_999t1", 1), Unwritten]);
}

/// # Deepholm Geode
///
/// `DEEP_999t2` · Neutral minion · 2 mana · 1/2
///
/// > At the end of your turn, deal 2 damage to all enemies.
///
/// State: Todo
//~ DEEP_999t2 todo 823436a8 df22487a
#[test]
#[ignore = "todo: DEEP_999t2 Deepholm Geode"]
fn DEEP_999t2_deepholm_geode() {
    check(CardClass::Mage, &[Give("DEEP_999t2"), Cost("DEEP_999t2", 2), Stats("DEEP_999t2", 1, 2), Unwritten]);
}

/// # World Pillar Fragment
///
/// `DEEP_999t3` · Neutral spell · 3 mana
///
/// > **Discover** an Elemental to summon. Add the others to your hand.
///
/// State: Todo
//~ DEEP_999t3 todo 60ce46a9 b3bc8a88
#[test]
#[ignore = "todo: DEEP_999t3 World Pillar Fragment"]
fn DEEP_999t3_world_pillar_fragment() {
    check(CardClass::Mage, &[Give("DEEP_999t3"), Cost("DEEP_999t3", 3), Unwritten]);
}

/// # Kobold Miner
///
/// `WW_001` · Neutral minion · 2 mana · 1/1
///
/// > **Battlecry: Excavate** a treasure.
///
/// State: Todo
//~ WW_001 todo 09eabd71 ab2403aa
#[test]
#[ignore = "todo: WW_001 Kobold Miner"]
fn WW_001_kobold_miner() {
    check(CardClass::Mage, &[Give("WW_001"), Cost("WW_001", 2), Stats("WW_001", 1, 1), Unwritten]);
}

/// # Rock
///
/// `WW_001t` · Neutral spell · 1 mana
///
/// > Deal $3 damage.
///
/// State: Todo
//~ WW_001t todo 1081520c 60b5caf0
#[test]
#[ignore = "todo: WW_001t Rock"]
fn WW_001t_rock() {
    check(CardClass::Mage, &[Give("WW_001t"), Cost("WW_001t", 1), Unwritten]);
}

/// # Ogrefist Boulder
///
/// `WW_001t11` · Neutral location · 3 mana · 0 uses
///
/// > Set a minion's stats to 6/7.
///
/// State: Todo
//~ WW_001t11 todo 1fb23ae8 31e5b985
#[test]
#[ignore = "todo: WW_001t11 Ogrefist Boulder"]
fn WW_001t11_ogrefist_boulder() {
    check(CardClass::Mage, &[Give("WW_001t11"), Cost("WW_001t11", 3), Unwritten]);
}

/// # Collapse!
///
/// `WW_001t12` · Neutral spell · 3 mana
///
/// > Deal $3 damage to all enemies.
///
/// State: Todo
//~ WW_001t12 todo 396b5307 8c43a322
#[test]
#[ignore = "todo: WW_001t12 Collapse!"]
fn WW_001t12_collapse() {
    check(CardClass::Mage, &[Give("WW_001t12"), Cost("WW_001t12", 3), Unwritten]);
}

/// # Steelhide Mole
///
/// `WW_001t13` · Neutral minion · 3 mana · 3/7
///
/// > **Taunt Reborn Elusive**
///
/// State: Vanilla
//~ WW_001t13 vanilla 7a07e593 a8d7bc0b
#[test]
fn WW_001t13_steelhide_mole() {
    check(
        CardClass::Mage,
        &[
            Give("WW_001t13"),
            Cost("WW_001t13", 3),
            Stats("WW_001t13", 3, 7),
            Has("WW_001t13", GameTag::ELUSIVE),
            Has("WW_001t13", GameTag::REBORN),
            Has("WW_001t13", GameTag::TAUNT),
            Play("WW_001t13", Nothing),
            In(The("WW_001t13"), Zone::Play),
            Now(The("WW_001t13"), 3, 7),
            HasNow(The("WW_001t13"), GameTag::ELUSIVE),
            HasNow(The("WW_001t13"), GameTag::REBORN),
            HasNow(The("WW_001t13"), GameTag::TAUNT),
        ],
    );
}

/// # Azerite Gem
///
/// `WW_001t14` · Neutral spell · 3 mana
///
/// > **Discover** a 5-Cost card. It costs (0).
///
/// State: Todo
//~ WW_001t14 todo c2de58f2 eea7f063
#[test]
#[ignore = "todo: WW_001t14 Azerite Gem"]
fn WW_001t14_azerite_gem() {
    check(CardClass::Mage, &[Give("WW_001t14"), Cost("WW_001t14", 3), Unwritten]);
}

/// # Living Stone
///
/// `WW_001t16` · Neutral minion · 2 mana · 2/4
///
/// > **Taunt Deathrattle:** Summon a random 2-Cost minion.
///
/// State: Todo
//~ WW_001t16 todo 7c26b4fd 60abeb14
#[test]
#[ignore = "todo: WW_001t16 Living Stone"]
fn WW_001t16_living_stone() {
    check(
        CardClass::Mage,
        &[
            Give("WW_001t16"),
            Cost("WW_001t16", 2),
            Stats("WW_001t16", 2, 4),
            Has("WW_001t16", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Motherlode Drake
///
/// `WW_001t17` · Neutral minion · 3 mana · 4/3
///
/// > **Rush Divine Shield Lifesteal**
///
/// State: Vanilla
//~ WW_001t17 vanilla e317c11f 3f94bf74
#[test]
fn WW_001t17_motherlode_drake() {
    check(
        CardClass::Mage,
        &[
            Give("WW_001t17"),
            Cost("WW_001t17", 3),
            Stats("WW_001t17", 4, 3),
            Has("WW_001t17", GameTag::DIVINE_SHIELD),
            Has("WW_001t17", GameTag::LIFESTEAL),
            Has("WW_001t17", GameTag::RUSH),
            Play("WW_001t17", Nothing),
            In(The("WW_001t17"), Zone::Play),
            Now(The("WW_001t17"), 4, 3),
            HasNow(The("WW_001t17"), GameTag::DIVINE_SHIELD),
            HasNow(The("WW_001t17"), GameTag::LIFESTEAL),
            HasNow(The("WW_001t17"), GameTag::RUSH),
        ],
    );
}

/// # Pouch of Coins
///
/// `WW_001t18` · Neutral spell · 1 mana
///
/// > Get two Coins.
///
/// State: Todo
//~ WW_001t18 todo c92b6d82 9ac53a57
#[test]
#[ignore = "todo: WW_001t18 Pouch of Coins"]
fn WW_001t18_pouch_of_coins() {
    check(CardClass::Mage, &[Give("WW_001t18"), Cost("WW_001t18", 1), Unwritten]);
}

/// # Water Source
///
/// `WW_001t2` · Neutral spell · 1 mana
///
/// > Restore #3 Health. Draw a card.
///
/// State: Todo
//~ WW_001t2 todo 216b8d44 6370669b
#[test]
#[ignore = "todo: WW_001t2 Water Source"]
fn WW_001t2_water_source() {
    check(CardClass::Mage, &[Give("WW_001t2"), Cost("WW_001t2", 1), Unwritten]);
}

/// # The Azerite Scorpion
///
/// `WW_001t23` · Rogue minion · 4 mana · 5/5
///
/// > **Battlecry**: Get 4 random spells. They cost (1) less for each time you've **Excavated** this game *(but not less than 1)*.
///
/// State: Todo
//~ WW_001t23 todo a5308ff5 7274dbba
#[test]
#[ignore = "todo: WW_001t23 The Azerite Scorpion"]
fn WW_001t23_the_azerite_scorpion() {
    check(CardClass::Mage, &[Give("WW_001t23"), Cost("WW_001t23", 4), Stats("WW_001t23", 5, 5), Unwritten]);
}

/// # The Azerite Hawk
///
/// `WW_001t24` · Mage minion · 4 mana · 5/5
///
/// > **Battlecry:** Get a random **Titan**. It costs (1).
///
/// State: Todo
//~ WW_001t24 todo bf67e56b c20af884
#[test]
#[ignore = "todo: WW_001t24 The Azerite Hawk"]
fn WW_001t24_the_azerite_hawk() {
    check(CardClass::Mage, &[Give("WW_001t24"), Cost("WW_001t24", 4), Stats("WW_001t24", 5, 5), Unwritten]);
}

/// # The Azerite Snake
///
/// `WW_001t25` · Warlock minion · 4 mana · 5/5
///
/// > **Battlecry:** Your hero steals 10 Health from the enemy hero.
///
/// State: Todo
//~ WW_001t25 todo 51e4c0cf 47653f0e
#[test]
#[ignore = "todo: WW_001t25 The Azerite Snake"]
fn WW_001t25_the_azerite_snake() {
    check(CardClass::Mage, &[Give("WW_001t25"), Cost("WW_001t25", 4), Stats("WW_001t25", 5, 5), Unwritten]);
}

/// # The Azerite Rat
///
/// `WW_001t26` · Death Knight minion · 4 mana · 5/5
///
/// > **Battlecry:** Resurrect your highest Cost minion. Give it +2/+2, **Reborn**, and **Lifesteal**.
///
/// State: Todo
//~ WW_001t26 todo 26eb774a 2937f62b
#[test]
#[ignore = "todo: WW_001t26 The Azerite Rat"]
fn WW_001t26_the_azerite_rat() {
    check(CardClass::Mage, &[Give("WW_001t26"), Cost("WW_001t26", 4), Stats("WW_001t26", 5, 5), Unwritten]);
}

/// # The Azerite Ox
///
/// `WW_001t27` · Warrior minion · 4 mana · 5/5
///
/// > **Battlecry: Discover** two 8-Cost minions. Summon them.
///
/// State: Todo
//~ WW_001t27 todo 34f985af 91c2dde2
#[test]
#[ignore = "todo: WW_001t27 The Azerite Ox"]
fn WW_001t27_the_azerite_ox() {
    check(CardClass::Mage, &[Give("WW_001t27"), Cost("WW_001t27", 4), Stats("WW_001t27", 5, 5), Unwritten]);
}

/// # Fool's Azerite
///
/// `WW_001t3` · Neutral spell · 1 mana
///
/// > **Discover** a 2-Cost card. It costs (0).
///
/// State: Todo
//~ WW_001t3 todo 2f69ef7f 09f73701
#[test]
#[ignore = "todo: WW_001t3 Fool's Azerite"]
fn WW_001t3_fools_azerite() {
    check(CardClass::Mage, &[Give("WW_001t3"), Cost("WW_001t3", 1), Unwritten]);
}

/// # Escaping Trogg
///
/// `WW_001t4` · Neutral minion · 1 mana · 2/3
///
/// > **Rush**
///
/// State: Vanilla
//~ WW_001t4 vanilla c819206c 707a2f08
#[test]
fn WW_001t4_escaping_trogg() {
    check(
        CardClass::Mage,
        &[
            Give("WW_001t4"),
            Cost("WW_001t4", 1),
            Stats("WW_001t4", 2, 3),
            Has("WW_001t4", GameTag::RUSH),
            Play("WW_001t4", Nothing),
            In(The("WW_001t4"), Zone::Play),
            Now(The("WW_001t4"), 2, 3),
            HasNow(The("WW_001t4"), GameTag::RUSH),
        ],
    );
}

/// # Falling Stalactite
///
/// `WW_001t5` · Neutral spell · 2 mana
///
/// > Deal $3 damage to a minion and the enemy hero.
///
/// State: Todo
//~ WW_001t5 todo 9746ceeb 33b77d41
#[test]
#[ignore = "todo: WW_001t5 Falling Stalactite"]
fn WW_001t5_falling_stalactite() {
    check(CardClass::Mage, &[Give("WW_001t5"), Cost("WW_001t5", 2), Unwritten]);
}

/// # Canary
///
/// `WW_001t7` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Return an enemy minion to its owner's hand.
///
/// State: Todo
//~ WW_001t7 todo c411909b 133373ba
#[test]
#[ignore = "todo: WW_001t7 Canary"]
fn WW_001t7_canary() {
    check(CardClass::Mage, &[Give("WW_001t7"), Cost("WW_001t7", 2), Stats("WW_001t7", 2, 2), Unwritten]);
}

/// # Glowing Glyph
///
/// `WW_001t8` · Neutral spell · 2 mana
///
/// > Give a minion and its neighbors +1/+2.
///
/// State: Todo
//~ WW_001t8 todo d695fe45 f1b31fe8
#[test]
#[ignore = "todo: WW_001t8 Glowing Glyph"]
fn WW_001t8_glowing_glyph() {
    check(CardClass::Mage, &[Give("WW_001t8"), Cost("WW_001t8", 2), Unwritten]);
}

/// # Azerite Chunk
///
/// `WW_001t9` · Neutral spell · 2 mana
///
/// > **Discover** a 3-Cost card. It costs (0).
///
/// State: Todo
//~ WW_001t9 todo 45cdd2ad e7032442
#[test]
#[ignore = "todo: WW_001t9 Azerite Chunk"]
fn WW_001t9_azerite_chunk() {
    check(CardClass::Mage, &[Give("WW_001t9"), Cost("WW_001t9", 2), Unwritten]);
}

/// # Burrow Buster
///
/// `WW_002` · Neutral minion · 5 mana · 6/5
///
/// > **Rush Battlecry: Excavate** a treasure.
///
/// State: Todo
//~ WW_002 todo 43a7f094 e7cc5345
#[test]
#[ignore = "todo: WW_002 Burrow Buster"]
fn WW_002_burrow_buster() {
    check(
        CardClass::Mage,
        &[Give("WW_002"), Cost("WW_002", 5), Stats("WW_002", 6, 5), Has("WW_002", GameTag::RUSH), Unwritten],
    );
}

/// # Bounty Board
///
/// `WW_003` · Neutral minion · 3 mana · 0/5
///
/// > Your **Excavate, Quickdraw**, **Tradeable**, and **Legendary** cards cost (1) less.
///
/// State: Todo
//~ WW_003 todo 0246f4b3 f83735b9
#[test]
#[ignore = "todo: WW_003 Bounty Board"]
fn WW_003_bounty_board() {
    check(CardClass::Mage, &[Give("WW_003"), Cost("WW_003", 3), Stats("WW_003", 0, 5), Unwritten]);
}

/// # Azerite Giant
///
/// `WW_025` · Neutral minion · 8 mana · 8/8
///
/// > Costs (1) less for each turn in a row you've played an Elemental.
///
/// State: Todo
//~ WW_025 todo 006acb72 ca7c1335
#[test]
#[ignore = "todo: WW_025 Azerite Giant"]
fn WW_025_azerite_giant() {
    check(CardClass::Mage, &[Give("WW_025"), Cost("WW_025", 8), Stats("WW_025", 8, 8), Unwritten]);
}

/// # Tram Mechanic
///
/// `WW_044` · Neutral minion · 1 mana · 2/1
///
/// > **Deathrattle:** Get a Barrel of Sludge. *TOXIC WASTE: Handle with care.*
///
/// State: Todo
//~ WW_044 todo ef6c51ee 12546ca2
#[test]
#[ignore = "todo: WW_044 Tram Mechanic"]
fn WW_044_tram_mechanic() {
    check(CardClass::Mage, &[Give("WW_044"), Cost("WW_044", 1), Stats("WW_044", 2, 1), Unwritten]);
}

/// # Barrel of Sludge
///
/// `WW_044t` · Neutral spell · Fel · 3 mana
///
/// > When this is played, discarded, or destroyed, deal $4 damage to the lowest Health enemy.
///
/// State: Todo
//~ WW_044t todo 516fa0ed a3c0b628
#[test]
#[ignore = "todo: WW_044t Barrel of Sludge"]
fn WW_044t_barrel_of_sludge() {
    check(CardClass::Mage, &[Give("WW_044t"), Cost("WW_044t", 3), Unwritten]);
}

/// # Reno, Lone Ranger
///
/// `WW_0700` · Neutral hero · 8 mana · 30 health, 5 armor
///
/// > **Battlecry:** If your deck started with no duplicates, remove all enemy minions from the game.
///
/// State: Todo
//~ WW_0700 todo 850b785b 0ffa9f03
#[test]
#[ignore = "todo: WW_0700 Reno, Lone Ranger"]
fn WW_0700_reno_lone_ranger() {
    check(CardClass::Mage, &[Give("WW_0700"), Cost("WW_0700", 8), Unwritten]);
}

/// # Reno's Handcannon
///
/// `WW_0700p` · Neutral hero power · 2 mana
///
/// > Shoot this turn's magic bullet!
///
/// State: Todo
//~ WW_0700p todo 16b4afa4 11a3b921
#[test]
#[ignore = "todo: WW_0700p Reno's Handcannon"]
fn WW_0700p_renos_handcannon() {
    check(CardClass::Mage, &[HasHeroPower("WW_0700p"), Cost("WW_0700p", 2), Unwritten]);
}

/// # Arcane Bullet
///
/// `WW_0700p1` · Neutral hero power · 2 mana
///
/// > Deal $2 damage. Refresh 2 Mana Crystals. Swaps each turn.
///
/// State: Todo
//~ WW_0700p1 todo a9bdc1ce b688ffe6
#[test]
#[ignore = "todo: WW_0700p1 Arcane Bullet"]
fn WW_0700p1_arcane_bullet() {
    check(CardClass::Mage, &[HasHeroPower("WW_0700p1"), Cost("WW_0700p1", 2), Unwritten]);
}

/// # Frost Bullet
///
/// `WW_0700p2` · Neutral hero power · 2 mana
///
/// > Deal $2 damage. Gain $d4 Armor. Swaps each turn.
///
/// State: Todo
//~ WW_0700p2 todo 34d84a3c b3a319a7
#[test]
#[ignore = "todo: WW_0700p2 Frost Bullet"]
fn WW_0700p2_frost_bullet() {
    check(CardClass::Mage, &[HasHeroPower("WW_0700p2"), Cost("WW_0700p2", 2), Unwritten]);
}

/// # Fire Bullet
///
/// `WW_0700p3` · Neutral hero power · 2 mana
///
/// > Deal $2 damage, then deal $1 damage to all enemy minions. Swaps each turn.
///
/// State: Todo
//~ WW_0700p3 todo f01e4dce 724034f1
#[test]
#[ignore = "todo: WW_0700p3 Fire Bullet"]
fn WW_0700p3_fire_bullet() {
    check(CardClass::Mage, &[HasHeroPower("WW_0700p3"), Cost("WW_0700p3", 2), Unwritten]);
}

/// # Holy Bullet
///
/// `WW_0700p4` · Neutral hero power · 2 mana
///
/// > Deal $2 damage. Give a random friendly minion +2/+2. Swaps each turn.
///
/// State: Todo
//~ WW_0700p4 todo 37431352 a984b4c2
#[test]
#[ignore = "todo: WW_0700p4 Holy Bullet"]
fn WW_0700p4_holy_bullet() {
    check(CardClass::Mage, &[HasHeroPower("WW_0700p4"), Cost("WW_0700p4", 2), Unwritten]);
}

/// # Nature Bullet
///
/// `WW_0700p5` · Neutral hero power · 2 mana
///
/// > Deal $2 damage. **Discover** a spell. Swaps each turn.
///
/// State: Todo
//~ WW_0700p5 todo e35816f3 e5b2043b
#[test]
#[ignore = "todo: WW_0700p5 Nature Bullet"]
fn WW_0700p5_nature_bullet() {
    check(CardClass::Mage, &[HasHeroPower("WW_0700p5"), Cost("WW_0700p5", 2), Unwritten]);
}

/// # Shadow Bullet
///
/// `WW_0700p6` · Neutral hero power · 2 mana
///
/// > Deal $2 damage. Summon a random 3-Cost minion. Swaps each turn.
///
/// State: Todo
//~ WW_0700p6 todo b91a3b23 91d3bbf3
#[test]
#[ignore = "todo: WW_0700p6 Shadow Bullet"]
fn WW_0700p6_shadow_bullet() {
    check(CardClass::Mage, &[HasHeroPower("WW_0700p6"), Cost("WW_0700p6", 2), Unwritten]);
}

/// # Fel Bullet
///
/// `WW_0700p7` · Neutral hero power · 2 mana
///
/// > Deal $2 damage. Draw a card. Swaps each turn.
///
/// State: Todo
//~ WW_0700p7 todo c75dda97 47c19e34
#[test]
#[ignore = "todo: WW_0700p7 Fel Bullet"]
fn WW_0700p7_fel_bullet() {
    check(CardClass::Mage, &[HasHeroPower("WW_0700p7"), Cost("WW_0700p7", 2), Unwritten]);
}

/// # Trapdoor Spider
///
/// `WW_300` · Neutral minion · 2 mana · 1/2
///
/// > **Stealth**, **Poisonous** After your opponent plays a minion, attack it.
///
/// State: Todo
//~ WW_300 todo 5ff1a9fa 7fdce033
#[test]
#[ignore = "todo: WW_300 Trapdoor Spider"]
fn WW_300_trapdoor_spider() {
    check(
        CardClass::Mage,
        &[
            Give("WW_300"),
            Cost("WW_300", 2),
            Stats("WW_300", 1, 2),
            Has("WW_300", GameTag::POISONOUS),
            Has("WW_300", GameTag::STEALTH),
            Unwritten,
        ],
    );
}

/// # Miracle Salesman
///
/// `WW_331` · Neutral minion · 1 mana · 2/2
///
/// > **Deathrattle:** Get a **Tradeable** Snake Oil.
///
/// State: Todo
//~ WW_331 todo 11b1fc79 98687c98
#[test]
#[ignore = "todo: WW_331 Miracle Salesman"]
fn WW_331_miracle_salesman() {
    check(CardClass::Mage, &[Give("WW_331"), Cost("WW_331", 1), Stats("WW_331", 2, 2), Unwritten]);
}

/// # Snake Oil
///
/// `WW_331t` · Neutral spell · 0 mana
///
/// > **Tradeable** Deal $0 damage. *This seems useless...*
///
/// State: Todo
//~ WW_331t todo 46fe89e2 a5204912
#[test]
#[ignore = "todo: WW_331t Snake Oil"]
fn WW_331t_snake_oil() {
    check(CardClass::Mage, &[Give("WW_331t"), Cost("WW_331t", 0), Unwritten]);
}

/// # Snake Oil Seller
///
/// `WW_332` · Neutral minion · 4 mana · 4/5
///
/// > **Deathrattle:** Shuffle 2 **Tradeable** Snake Oils into your opponent's deck.
///
/// State: Todo
//~ WW_332 todo f78e594c 180991d7
#[test]
#[ignore = "todo: WW_332 Snake Oil Seller"]
fn WW_332_snake_oil_seller() {
    check(CardClass::Mage, &[Give("WW_332"), Cost("WW_332", 4), Stats("WW_332", 4, 5), Unwritten]);
}

/// # Howdyfin
///
/// `WW_333` · Neutral minion · 2 mana · 2/3
///
/// > Whenever your hand has less than 3 cards in it, get a random Murloc.
///
/// State: Todo
//~ WW_333 todo fc236c44 404fd3fc
#[test]
#[ignore = "todo: WW_333 Howdyfin"]
fn WW_333_howdyfin() {
    check(CardClass::Mage, &[Give("WW_333"), Cost("WW_333", 2), Stats("WW_333", 2, 3), Unwritten]);
}

/// # Cattle Rustler
///
/// `WW_351` · Neutral minion · 5 mana · 3/4
///
/// > **Battlecry:** Draw a Beast. It costs (3) less.
///
/// State: Todo
//~ WW_351 todo 8e033d45 03571ec3
#[test]
#[ignore = "todo: WW_351 Cattle Rustler"]
fn WW_351_cattle_rustler() {
    check(CardClass::Mage, &[Give("WW_351"), Cost("WW_351", 5), Stats("WW_351", 3, 4), Unwritten]);
}

/// # Sheriff Barrelbrim
///
/// `WW_359` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** If you have 20 or less Health, open the Badlands Jail.
///
/// State: Todo
//~ WW_359 todo 44cc2dce 5ea2e5a0
#[test]
#[ignore = "todo: WW_359 Sheriff Barrelbrim"]
fn WW_359_sheriff_barrelbrim() {
    check(CardClass::Mage, &[Give("WW_359"), Cost("WW_359", 4), Stats("WW_359", 4, 4), Unwritten]);
}

/// # Badlands Jail
///
/// `WW_359t` · Neutral location · 4 mana · 0 uses
///
/// > Make a minion go **Dormant** for 3 turns.
///
/// State: Todo
//~ WW_359t todo cdd43f00 a762250d
#[test]
#[ignore = "todo: WW_359t Badlands Jail"]
fn WW_359t_badlands_jail() {
    check(CardClass::Mage, &[Give("WW_359t"), Cost("WW_359t", 4), Unwritten]);
}

/// # Azerite Chain Gang
///
/// `WW_360` · Neutral minion · 4 mana · 2/3
///
/// > **Taunt Battlecry and Quickdraw:** Summon a copy of this.
///
/// State: Todo
//~ WW_360 todo 24fd660c 353540b1
#[test]
#[ignore = "todo: WW_360 Azerite Chain Gang"]
fn WW_360_azerite_chain_gang() {
    check(
        CardClass::Mage,
        &[Give("WW_360"), Cost("WW_360", 4), Stats("WW_360", 2, 3), Has("WW_360", GameTag::TAUNT), Unwritten],
    );
}

/// # Cactus Rager
///
/// `WW_376` · Neutral minion · 2 mana · 5/1
///
/// > **Poisonous**
///
/// State: Vanilla
//~ WW_376 vanilla 8365215d 5a5ca593
#[test]
fn WW_376_cactus_rager() {
    check(
        CardClass::Mage,
        &[
            Give("WW_376"),
            Cost("WW_376", 2),
            Stats("WW_376", 5, 1),
            Has("WW_376", GameTag::POISONOUS),
            Play("WW_376", Nothing),
            In(The("WW_376"), Zone::Play),
            Now(The("WW_376"), 5, 1),
            HasNow(The("WW_376"), GameTag::POISONOUS),
        ],
    );
}

/// # Flint Firearm
///
/// `WW_379` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Get a random **Quickdraw** card. If you play it this turn, repeat this.
///
/// State: Todo
//~ WW_379 todo 6554959e 9075d26a
#[test]
#[ignore = "todo: WW_379 Flint Firearm"]
fn WW_379_flint_firearm() {
    check(CardClass::Mage, &[Give("WW_379"), Cost("WW_379", 2), Stats("WW_379", 2, 3), Unwritten]);
}

/// # Dryscale Deputy
///
/// `WW_383` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** The next time you draw a spell, get a copy of it.
///
/// State: Todo
//~ WW_383 todo b4b8afdd 71d5eaa5
#[test]
#[ignore = "todo: WW_383 Dryscale Deputy"]
fn WW_383_dryscale_deputy() {
    check(CardClass::Mage, &[Give("WW_383"), Cost("WW_383", 2), Stats("WW_383", 2, 2), Unwritten]);
}

/// # Gold Panner
///
/// `WW_391` · Neutral minion · 2 mana · 1/2
///
/// > At the end of your turn, draw a card.
///
/// State: Todo
//~ WW_391 todo 401a198d 6b4d5291
#[test]
#[ignore = "todo: WW_391 Gold Panner"]
fn WW_391_gold_panner() {
    check(CardClass::Mage, &[Give("WW_391"), Cost("WW_391", 2), Stats("WW_391", 1, 2), Unwritten]);
}

/// # Dang-Blasted Elemental
///
/// `WW_397` · Neutral minion · 4 mana · 3/3
///
/// > **Taunt Deathrattle:** Deal 2 damage to all minions except friendly Elementals.
///
/// State: Todo
//~ WW_397 todo 731928bb 09c181d5
#[test]
#[ignore = "todo: WW_397 Dang-Blasted Elemental"]
fn WW_397_dang_blasted_elemental() {
    check(
        CardClass::Mage,
        &[Give("WW_397"), Cost("WW_397", 4), Stats("WW_397", 3, 3), Has("WW_397", GameTag::TAUNT), Unwritten],
    );
}

/// # Gaslight Gatekeeper
///
/// `WW_398` · Neutral minion · 4 mana · 3/4
///
/// > **Battlecry:** Shuffle your hand into your deck, then draw that many cards.
///
/// State: Todo
//~ WW_398 todo 25db6277 7305e2f8
#[test]
#[ignore = "todo: WW_398 Gaslight Gatekeeper"]
fn WW_398_gaslight_gatekeeper() {
    check(CardClass::Mage, &[Give("WW_398"), Cost("WW_398", 4), Stats("WW_398", 3, 4), Unwritten]);
}

/// # High Noon Duelist
///
/// `WW_399` · Neutral minion · 3 mana · 4/3
///
/// > **Deathrattle:** Both players DRAW! Destroy the card that costs less.
///
/// State: Todo
//~ WW_399 todo 4496ce85 3e5a2f53
#[test]
#[ignore = "todo: WW_399 High Noon Duelist"]
fn WW_399_high_noon_duelist() {
    check(CardClass::Mage, &[Give("WW_399"), Cost("WW_399", 3), Stats("WW_399", 4, 3), Unwritten]);
}

/// # Ogre-Gang Outlaw
///
/// `WW_418` · Neutral minion · 3 mana · 4/4
///
/// > **Rush** 50% chance to attack the wrong enemy.
///
/// State: Todo
//~ WW_418 todo 6da2b54b ced746ac
#[test]
#[ignore = "todo: WW_418 Ogre-Gang Outlaw"]
fn WW_418_ogre_gang_outlaw() {
    check(
        CardClass::Mage,
        &[Give("WW_418"), Cost("WW_418", 3), Stats("WW_418", 4, 4), Has("WW_418", GameTag::RUSH), Unwritten],
    );
}

/// # Ogre-Gang Rider
///
/// `WW_419` · Neutral minion · 4 mana · 3/6
///
/// > **Rush** 50% chance to give your hero +3 Attack this turn instead of attacking.
///
/// State: Todo
//~ WW_419 todo 10540ab0 d8e3a2d6
#[test]
#[ignore = "todo: WW_419 Ogre-Gang Rider"]
fn WW_419_ogre_gang_rider() {
    check(
        CardClass::Mage,
        &[Give("WW_419"), Cost("WW_419", 4), Stats("WW_419", 3, 6), Has("WW_419", GameTag::RUSH), Unwritten],
    );
}

/// # Ogre-Gang Ace
///
/// `WW_420` · Neutral minion · 5 mana · 5/4
///
/// > **Rush** Whenever this attacks, gain **Divine Shield**. *(50% chance to gain **Lifesteal** instead.)*
///
/// State: Todo
//~ WW_420 todo 656f57cc 8db5ca7d
#[test]
#[ignore = "todo: WW_420 Ogre-Gang Ace"]
fn WW_420_ogre_gang_ace() {
    check(
        CardClass::Mage,
        &[Give("WW_420"), Cost("WW_420", 5), Stats("WW_420", 5, 4), Has("WW_420", GameTag::RUSH), Unwritten],
    );
}

/// # Kingpin Pud
///
/// `WW_421` · Neutral minion · 6 mana · 6/7
///
/// > **Battlecry:** Resurrect your Ogre-Gang. Give them **Windfury**.
///
/// State: Todo
//~ WW_421 todo 22fe0a30 2d20010b
#[test]
#[ignore = "todo: WW_421 Kingpin Pud"]
fn WW_421_kingpin_pud() {
    check(CardClass::Mage, &[Give("WW_421"), Cost("WW_421", 6), Stats("WW_421", 6, 7), Unwritten]);
}

/// # Saloon Brewmaster
///
/// `WW_423` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Return a friendly minion to your hand. Give it +2/+2.
///
/// State: Todo
//~ WW_423 todo 79b3a01a ec404e1f
#[test]
#[ignore = "todo: WW_423 Saloon Brewmaster"]
fn WW_423_saloon_brewmaster() {
    check(CardClass::Mage, &[Give("WW_423"), Cost("WW_423", 2), Stats("WW_423", 2, 2), Unwritten]);
}

/// # Eroded Sediment
///
/// `WW_428` · Neutral minion · 3 mana · 4/3
///
/// > **Battlecry:** If you played an Elemental last turn, **Discover** any Elemental from the past.
///
/// State: Todo
//~ WW_428 todo 68316f99 c9227270
#[test]
#[ignore = "todo: WW_428 Eroded Sediment"]
fn WW_428_eroded_sediment() {
    check(CardClass::Mage, &[Give("WW_428"), Cost("WW_428", 3), Stats("WW_428", 4, 3), Unwritten]);
}

/// # Gattlesnake
///
/// `WW_431` · Neutral minion · 3 mana · 1/5
///
/// > At the end of your turn, load two bullets that deal 1 damage each. **Deathrattle:** Fire at random enemies!
///
/// State: Todo
//~ WW_431 todo cdc91495 1fd2b93e
#[test]
#[ignore = "todo: WW_431 Gattlesnake"]
fn WW_431_gattlesnake() {
    check(CardClass::Mage, &[Give("WW_431"), Cost("WW_431", 3), Stats("WW_431", 1, 5), Unwritten]);
}

/// # Linedance Partner
///
/// `WW_433` · Neutral minion · 3 mana · 3/2
///
/// > **Battlecry:** If you're holding another 3-Cost card, summon a random 3-Cost minion.
///
/// State: Todo
//~ WW_433 todo 8aa15620 bee4f144
#[test]
#[ignore = "todo: WW_433 Linedance Partner"]
fn WW_433_linedance_partner() {
    check(CardClass::Mage, &[Give("WW_433"), Cost("WW_433", 3), Stats("WW_433", 3, 2), Unwritten]);
}

/// # Sunspot Dragon
///
/// `WW_434` · Neutral minion · 6 mana · 6/6
///
/// > **Tradeable**, **Lifesteal Quickdraw:** Deal 6 damage.
///
/// State: Todo
//~ WW_434 todo 60ec31f8 6c431acd
#[test]
#[ignore = "todo: WW_434 Sunspot Dragon"]
fn WW_434_sunspot_dragon() {
    check(
        CardClass::Mage,
        &[Give("WW_434"), Cost("WW_434", 6), Stats("WW_434", 6, 6), Has("WW_434", GameTag::LIFESTEAL), Unwritten],
    );
}

/// # Bunny Stomper
///
/// `WW_435` · Neutral minion · 2 mana · 1/3
///
/// > Your Beasts have **Rush**.
///
/// State: Todo
//~ WW_435 todo fd360db6 18ddc079
#[test]
#[ignore = "todo: WW_435 Bunny Stomper"]
fn WW_435_bunny_stomper() {
    check(CardClass::Mage, &[Give("WW_435"), Cost("WW_435", 2), Stats("WW_435", 1, 3), Unwritten]);
}

/// # Thunderbringer
///
/// `WW_440` · Neutral minion · 8 mana · 6/6
///
/// > **Taunt Deathrattle:** Summon an Elemental and Beast from your deck.
///
/// State: Todo
//~ WW_440 todo d46d6d2b 5b0ff2ab
#[test]
#[ignore = "todo: WW_440 Thunderbringer"]
fn WW_440_thunderbringer() {
    check(
        CardClass::Mage,
        &[Give("WW_440"), Cost("WW_440", 8), Stats("WW_440", 6, 6), Has("WW_440", GameTag::TAUNT), Unwritten],
    );
}

/// # Whelp Wrangler
///
/// `WW_827` · Neutral minion · 2 mana · 2/3
///
/// > At the end of your turn, get a 1/2 Whelp with **Taunt**.
///
/// State: Todo
//~ WW_827 todo ec7e1b38 36f51c04
#[test]
#[ignore = "todo: WW_827 Whelp Wrangler"]
fn WW_827_whelp_wrangler() {
    check(CardClass::Mage, &[Give("WW_827"), Cost("WW_827", 2), Stats("WW_827", 2, 3), Unwritten]);
}

/// # Horseshoe Slinger
///
/// `WW_900` · Neutral minion · 2 mana · 1/1
///
/// > **Battlecry:** Deal 2 damage to a random enemy minion. **Quickdraw:** And one of its neighbors.
///
/// State: Todo
//~ WW_900 todo fc670405 1c7d1ffd
#[test]
#[ignore = "todo: WW_900 Horseshoe Slinger"]
fn WW_900_horseshoe_slinger() {
    check(CardClass::Mage, &[Give("WW_900"), Cost("WW_900", 2), Stats("WW_900", 1, 1), Unwritten]);
}

/// # Greedy Partner
///
/// `WW_901` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** If you're holding another 2-Cost card, get a Coin.
///
/// State: Todo
//~ WW_901 todo f18c07c8 aebed58d
#[test]
#[ignore = "todo: WW_901 Greedy Partner"]
fn WW_901_greedy_partner() {
    check(CardClass::Mage, &[Give("WW_901"), Cost("WW_901", 2), Stats("WW_901", 2, 3), Unwritten]);
}

/// # Rowdy Partner
///
/// `WW_906` · Neutral minion · 4 mana · 4/3
///
/// > **Battlecry:** If you're holding another 4-Cost card, deal 4 damage.
///
/// State: Todo
//~ WW_906 todo 321abf79 68d3dc20
#[test]
#[ignore = "todo: WW_906 Rowdy Partner"]
fn WW_906_rowdy_partner() {
    check(CardClass::Mage, &[Give("WW_906"), Cost("WW_906", 4), Stats("WW_906", 4, 3), Unwritten]);
}

/// # The Coin
///
/// `WW_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Todo
//~ WW_COIN1 todo a547c891 ba9ae7f0
#[test]
#[ignore = "todo: WW_COIN1 The Coin"]
fn WW_COIN1_the_coin() {
    check(CardClass::Mage, &[Give("WW_COIN1"), Cost("WW_COIN1", 0), Unwritten]);
}

/// # The Coin
///
/// `WW_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Todo
//~ WW_COIN2 todo fa4ba1cb 595b8030
#[test]
#[ignore = "todo: WW_COIN2 The Coin"]
fn WW_COIN2_the_coin() {
    check(CardClass::Mage, &[Give("WW_COIN2"), Cost("WW_COIN2", 0), Unwritten]);
}
