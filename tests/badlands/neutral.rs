//! Neutral cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7325f950

/// # Stone Drake
///
/// `DEEP_006` · Neutral minion · 6 mana · 2/8
///
/// > **Divine Shield**, **Taunt**, **Lifesteal**, **Elusive**
///
/// State: Vanilla
//~ vanilla DEEP_006 feab674f 6f3a1662 9678ac8f.bf94f364
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
/// State: Derived
//~ derived DEEP_034 ad965b23 1538e1a2 66410955.1ccf8061
#[test]
fn DEEP_034_shale_spider() {
    check(
        CardClass::Mage,
        &[
            Give("DEEP_034"),
            Cost("DEEP_034", 2),
            Stats("DEEP_034", 3, 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_118", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Play("DEEP_034", Nothing),
            DeckCount(Mine, 20),
            HandCount(Mine, 2),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 5, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DEEP_034"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DEEP_034", Nothing),
            DeckCount(Mine, 22),
        ],
    );
}

/// # Iridescent Gyreworm
///
/// `DEEP_035` · Neutral minion · 3 mana · 4/3
///
/// > **Deathrattle:** Give each of your minions a random **Bonus Effect**.
///
/// State: Derived
//~ derived DEEP_035 0d9e3b43 811b7268 3807f65c.1a45438e
#[test]
fn DEEP_035_iridescent_gyreworm() {
    check(
        CardClass::Mage,
        &[
            Give("DEEP_035"),
            Cost("DEEP_035", 3),
            Stats("DEEP_035", 4, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DEEP_035"),
            Force(Number(0)),
            Kill(Nth(3)),
            HasNow(Nth(1), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Therazane
///
/// `DEEP_036` · Neutral minion · 7 mana · 7/5
///
/// > **Taunt** **Deathrattle:** Double the stats of all Elementals in your hand and deck.
///
/// State: Derived
//~ derived DEEP_036 c2232c06 ca915937 b818a921.4bd3294c
#[test]
fn DEEP_036_therazane() {
    check(
        CardClass::Mage,
        &[
            Give("DEEP_036"),
            Cost("DEEP_036", 7),
            Stats("DEEP_036", 7, 5),
            Has("DEEP_036", GameTag::TAUNT),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DEEP_036"),
            Kill(Nth(8)),
            Now(Nth(0), 14, 10),
            Now(Nth(1), 10, 2),
            Now(Nth(2), 10, 2),
            Now(Nth(4), 10, 2),
        ],
    );
}

/// # Maruut Stonebinder
///
/// `DEEP_037` · Neutral minion · 7 mana · 5/6
///
/// > **Battlecry:** If your deck started with no duplicates, **Discover** an Elemental to summon. Add the others to your hand.
///
/// State: Todo
//~ todo DEEP_037 8140c23c 45ecefa7 f177d901.0b75d366
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
/// State: Derived
//~ derived DEEP_999t1 94f2960a bbf65da6 d55a6eb2.967dca96
#[test]
fn DEEP_999t1_heartblossom() {
    check(
        CardClass::Mage,
        &[
            Give("DEEP_999t1"),
            Cost("DEEP_999t1", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("DEEP_999t1", On(Nth(1))),
            Now(Nth(1), 6, 7),
            Now(Nth(2), 4, 3),
        ],
    );
}

/// # Heartblossom
///
/// `DEEP_999t1e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived DEEP_999t1e 127add3e 5da3ac5d 3d2eccc4.6d6ab056
#[test]
fn DEEP_999t1e_heartblossom() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "DEEP_999t1e"), Now(My(0), 7, 3)]);
}

/// # Deepholm Geode
///
/// `DEEP_999t2` · Neutral minion · 2 mana · 1/2
///
/// > At the end of your turn, deal 2 damage to all enemies.
///
/// State: Derived
//~ derived DEEP_999t2 8523906c 6c01efe6 0437e906.73814d5b
#[test]
fn DEEP_999t2_deepholm_geode() {
    check(
        CardClass::Mage,
        &[
            Give("DEEP_999t2"),
            Cost("DEEP_999t2", 2),
            Stats("DEEP_999t2", 1, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DEEP_999t2"),
            EndTurn,
            Now(Nth(2), 4, 3),
            Now(TheirHero, 0, 28),
            Damage(TheirHero, 2),
        ],
    );
}

/// # World Pillar Fragment
///
/// `DEEP_999t3` · Neutral spell · 3 mana
///
/// > **Discover** an Elemental to summon. Add the others to your hand.
///
/// State: Todo
//~ todo DEEP_999t3 85ad76bc a3c405e9 871e45f7.3ea5a28f
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
/// State: Derived
//~ derived WW_001 d0c67dfe 196c23b1 74c9347f.16daebfa
#[test]
fn WW_001_kobold_miner() {
    check(
        CardClass::Mage,
        &[
            Give("WW_001"),
            Cost("WW_001", 2),
            Stats("WW_001", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("WW_001t4")),
            Play("WW_001", Nothing),
            Is(InHand(0), "WW_001t4"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 2, 3),
            HandCount(Mine, 1),
        ],
    );
}

/// # Rock
///
/// `WW_001t` · Neutral spell · 1 mana
///
/// > Deal $3 damage.
///
/// State: Derived
//~ derived WW_001t 55e99091 0cad64a2 0b4402f4.528329a4
#[test]
fn WW_001t_rock() {
    check(
        CardClass::Mage,
        &[
            Give("WW_001t"),
            Cost("WW_001t", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WW_001t", On(Nth(2))),
            Now(Nth(2), 4, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("WW_001t"), Friend("CS2_182"), Enemy("CS2_182"), Play("WW_001t", On(Nth(1))), Now(Nth(1), 4, 2)],
    );
}

/// # Ogrefist Boulder
///
/// `WW_001t11` · Neutral location · 3 mana · 0 uses
///
/// > Set a minion's stats to 6/7.
///
/// State: Derived
//~ derived WW_001t11 ba01baec 0687c626 e6d66a9c.b22692d5
#[test]
fn WW_001t11_ogrefist_boulder() {
    check(
        CardClass::Mage,
        &[
            Give("WW_001t11"),
            Cost("WW_001t11", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WW_001t11"),
            Use(Nth(3), 0, On(Nth(2))),
            Now(Nth(2), 6, 7),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("WW_001t11"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WW_001t11"),
            Use(Nth(3), 0, On(Nth(1))),
            Now(Nth(1), 6, 7),
        ],
    );
}

/// # Good Stats
///
/// `WW_001t11e` · Neutral enchantment
///
/// > Stats changed to 6/7.
///
/// State: Derived
//~ derived WW_001t11e 035b6f2f 22f21315 1f580247.26c3b6d5
#[test]
fn WW_001t11e_good_stats() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "WW_001t11e"), Now(My(0), 6, 7)]);
}

/// # Collapse!
///
/// `WW_001t12` · Neutral spell · 3 mana
///
/// > Deal $3 damage to all enemies.
///
/// State: Derived
//~ derived WW_001t12 6a2cdb42 63f3e755 9d14a72f.2d0c0cd1
#[test]
fn WW_001t12_collapse() {
    check(
        CardClass::Mage,
        &[
            Give("WW_001t12"),
            Cost("WW_001t12", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WW_001t12", Nothing),
            Now(Nth(2), 4, 2),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
}

/// # Steelhide Mole
///
/// `WW_001t13` · Neutral minion · 3 mana · 3/7
///
/// > **Taunt Reborn Elusive**
///
/// State: Vanilla
//~ vanilla WW_001t13 bf21e03a 14f5146d 60b46dd3.ee06c554
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
/// State: Derived
//~ derived WW_001t14 573d9a9e 7ae29b2a 3e6684cf.abe1c7ff
#[test]
fn WW_001t14_azerite_gem() {
    check(
        CardClass::Mage,
        &[
            Give("WW_001t14"),
            Cost("WW_001t14", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("GVG_070")),
            Play("WW_001t14", Nothing),
            ChooseCard("GVG_070"),
            Is(InHand(0), "GVG_070"),
            CostNow(InHand(0), 0),
            Now(InHand(0), 7, 4),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("WW_001t14"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_002")),
            Play("WW_001t14", Nothing),
            Choose(0),
        ],
    );
}

/// # Azerite Glow
///
/// `WW_001t14e` · Neutral enchantment
///
/// > Costs (0).
///
/// State: Derived
//~ derived WW_001t14e 59fa113c 6423caf2 4332fd19.dd600ecd
#[test]
fn WW_001t14e_azerite_glow() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "WW_001t14e"), CostNow(Nth(0), 0)]);
}

/// # Living Stone
///
/// `WW_001t16` · Neutral minion · 2 mana · 2/4
///
/// > **Taunt Deathrattle:** Summon a random 2-Cost minion.
///
/// State: Derived
//~ derived WW_001t16 1ffa55c7 b3a8d765 0900ae97.fed943cb
#[test]
fn WW_001t16_living_stone() {
    check(
        CardClass::Mage,
        &[
            Give("WW_001t16"),
            Cost("WW_001t16", 2),
            Stats("WW_001t16", 2, 4),
            Has("WW_001t16", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WW_001t16"),
            Force(Card("CS2_120")),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("CS2_120"), Zone::Play),
            Now(The("CS2_120"), 2, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("WW_001t16"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WW_001t16"),
            Never(Card("AT_016")),
            Kill(Nth(3)),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("WW_001t16"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WW_001t16"),
            Never(Card("AT_006")),
            Kill(Nth(3)),
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
//~ vanilla WW_001t17 d24a2488 0ba95380 6b374251.a4ab7fc4
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
/// State: Derived
//~ derived WW_001t18 bb93119a 4b8645ad 3bd8e2ed.982cfb52
#[test]
fn WW_001t18_pouch_of_coins() {
    check(
        CardClass::Mage,
        &[
            Give("WW_001t18"),
            Cost("WW_001t18", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WW_001t18", Nothing),
            Is(InHand(0), "GAME_005"),
            CostNow(InHand(0), 0),
            Is(InHand(1), "GAME_005"),
            CostNow(InHand(1), 0),
            HandCount(Mine, 2),
        ],
    );
}

/// # Water Source
///
/// `WW_001t2` · Neutral spell · 1 mana
///
/// > Restore #3 Health. Draw a card.
///
/// State: Derived
//~ derived WW_001t2 6b5081a2 6b4553c9 18a3a2cb.6ae4ccaf
#[test]
fn WW_001t2_water_source() {
    check(
        CardClass::Mage,
        &[
            Give("WW_001t2"),
            Cost("WW_001t2", 1),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(4), 2),
            Hurt(Nth(5), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("WW_001t2", On(Nth(5))),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            Now(Nth(5), 4, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("WW_001t2"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(4), 2),
            Hurt(Nth(5), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("WW_001t2", On(Nth(4))),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            Now(Nth(4), 4, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("WW_001t2"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("WW_001t2", On(TheirHero)),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            Now(TheirHero, 0, 13),
            Damage(TheirHero, 17),
        ],
    );
}

/// # The Azerite Scorpion
///
/// `WW_001t23` · Rogue minion · 4 mana · 5/5
///
/// > **Battlecry**: Get 4 random spells. They cost (1) less for each time you've **Excavated** this game *(but not less than 1)*.
///
/// State: Todo
//~ todo WW_001t23 1b32ea47 ba7897ec e1b3195e.ab17c99f
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
//~ todo WW_001t24 76caea58 3b5ac9e4 0dcf9755.c7ffb881
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
//~ todo WW_001t25 f047f3c8 5eb6e791 d34bf621.ccaf6b91
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
//~ todo WW_001t26 646d7f07 afaa1dfc 07088c22.a1da5a10
#[test]
#[ignore = "todo: WW_001t26 The Azerite Rat"]
fn WW_001t26_the_azerite_rat() {
    check(CardClass::Mage, &[Give("WW_001t26"), Cost("WW_001t26", 4), Stats("WW_001t26", 5, 5), Unwritten]);
}

/// # Azerite Soul
///
/// `WW_001t26e` · Death Knight enchantment
///
/// > +2/+2, **Reborn**, and **Lifesteal**.
///
/// State: Derived
//~ derived WW_001t26e 10d5fbb7 4960231c 7d31e0fe.bb7ddbc1
#[test]
fn WW_001t26e_azerite_soul() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "WW_001t26e"),
            Now(My(0), 7, 3),
            HasNow(My(0), GameTag::REBORN),
            HasNow(My(0), GameTag::LIFESTEAL),
        ],
    );
}

/// # The Azerite Ox
///
/// `WW_001t27` · Warrior minion · 4 mana · 5/5
///
/// > **Battlecry: Discover** two 8-Cost minions. Summon them.
///
/// State: Derived
//~ derived WW_001t27 78c09ac3 80f96fd0 4d26d8c2.93e6f08d
#[test]
fn WW_001t27_the_azerite_ox() {
    check(
        CardClass::Mage,
        &[
            Give("WW_001t27"),
            Cost("WW_001t27", 4),
            Stats("WW_001t27", 5, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("OG_142")),
            Force(Card("OG_142")),
            Play("WW_001t27", Nothing),
            ChooseCard("OG_142"),
            ChooseCard("OG_142"),
            BoardCount(Mine, 4),
            In(The("OG_142"), Zone::Play),
            Now(The("OG_142"), 6, 10),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("WW_001t27"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("CORE_ICC_086")),
            Play("WW_001t27", Nothing),
            Choose(0),
            Choose(0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("WW_001t27"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            Play("WW_001t27", Nothing),
            Choose(0),
            Choose(0),
        ],
    );
}

/// # Fool's Azerite
///
/// `WW_001t3` · Neutral spell · 1 mana
///
/// > **Discover** a 2-Cost card. It costs (0).
///
/// State: Derived
//~ derived WW_001t3 759d5c46 1e1f43ff 39b466c5.857a38a1
#[test]
fn WW_001t3_fools_azerite() {
    check(
        CardClass::Mage,
        &[
            Give("WW_001t3"),
            Cost("WW_001t3", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_120")),
            Play("WW_001t3", Nothing),
            ChooseCard("CS2_120"),
            Is(InHand(0), "CS2_120"),
            CostNow(InHand(0), 0),
            Now(InHand(0), 2, 3),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("WW_001t3"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_001")),
            Play("WW_001t3", Nothing),
            Choose(0),
        ],
    );
}

/// # Escaping Trogg
///
/// `WW_001t4` · Neutral minion · 1 mana · 2/3
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla WW_001t4 12c6ea14 2306f0f7 96db1a16.57b12c28
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
/// State: Derived
//~ derived WW_001t5 7973ee42 0c8404fe 88261b33.66a20cc4
#[test]
fn WW_001t5_falling_stalactite() {
    check(
        CardClass::Mage,
        &[
            Give("WW_001t5"),
            Cost("WW_001t5", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WW_001t5", On(Nth(2))),
            Now(Nth(2), 4, 2),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
}

/// # Canary
///
/// `WW_001t7` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Return an enemy minion to its owner's hand.
///
/// State: Derived
//~ derived WW_001t7 ec0890a8 d86e19b3 10f72ba3.03b49c6d
#[test]
fn WW_001t7_canary() {
    check(
        CardClass::Mage,
        &[
            Give("WW_001t7"),
            Cost("WW_001t7", 2),
            Stats("WW_001t7", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WW_001t7", On(Nth(2))),
            CostNow(Nth(2), 4),
            In(Nth(2), Zone::Hand),
            BoardCount(Theirs, 0),
            HandCount(Theirs, 1),
        ],
    );
}

/// # Glowing Glyph
///
/// `WW_001t8` · Neutral spell · 2 mana
///
/// > Give a minion and its neighbors +1/+2.
///
/// State: Derived
//~ derived WW_001t8 ad481813 7d9ed3dc 8904364e.297f0c47
#[test]
fn WW_001t8_glowing_glyph() {
    check(
        CardClass::Mage,
        &[
            Give("WW_001t8"),
            Cost("WW_001t8", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WW_001t8", On(Nth(2))),
            Now(Nth(2), 5, 7),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("WW_001t8"), Friend("CS2_182"), Enemy("CS2_182"), Play("WW_001t8", On(Nth(1))), Now(Nth(1), 5, 7)],
    );
    check(
        CardClass::Mage,
        &[
            Give("WW_001t8"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("WW_001t8", On(Nth(2))),
            Now(Nth(2), 5, 7),
            Now(Nth(3), 5, 7),
        ],
    );
}

/// # Glowing Glyph
///
/// `WW_001t8e` · Neutral enchantment
///
/// > +1/+2.
///
/// State: Derived
//~ derived WW_001t8e a0890eac 68839b0b b49e687b.6fa82661
#[test]
fn WW_001t8e_glowing_glyph() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "WW_001t8e"), Now(My(0), 6, 3)]);
}

/// # Azerite Chunk
///
/// `WW_001t9` · Neutral spell · 2 mana
///
/// > **Discover** a 3-Cost card. It costs (0).
///
/// State: Derived
//~ derived WW_001t9 0e5bff6f d1bb7153 2a02ee3f.42ddcd74
#[test]
fn WW_001t9_azerite_chunk() {
    check(
        CardClass::Mage,
        &[
            Give("WW_001t9"),
            Cost("WW_001t9", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_118")),
            Play("WW_001t9", Nothing),
            ChooseCard("CS2_118"),
            Is(InHand(0), "CS2_118"),
            CostNow(InHand(0), 0),
            Now(InHand(0), 5, 1),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("WW_001t9"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_001")),
            Play("WW_001t9", Nothing),
            Choose(0),
        ],
    );
}

/// # Burrow Buster
///
/// `WW_002` · Neutral minion · 5 mana · 6/5
///
/// > **Rush Battlecry: Excavate** a treasure.
///
/// State: Derived
//~ derived WW_002 c03f5d8d 885a2ef9 c18677fb.5b47b0d6
#[test]
fn WW_002_burrow_buster() {
    check(
        CardClass::Mage,
        &[
            Give("WW_002"),
            Cost("WW_002", 5),
            Stats("WW_002", 6, 5),
            Has("WW_002", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("WW_001t4")),
            Play("WW_002", Nothing),
            Is(InHand(0), "WW_001t4"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 2, 3),
            HandCount(Mine, 1),
        ],
    );
}

/// # Bounty Board
///
/// `WW_003` · Neutral minion · 3 mana · 0/5
///
/// > Your **Excavate, Quickdraw**, **Tradeable**, and **Legendary** cards cost (1) less.
///
/// State: Derived
//~ derived WW_003 009a0489 2f7e4b11 8785843d.e52ba5bc
#[test]
fn WW_003_bounty_board() {
    check(
        CardClass::Mage,
        &[
            Give("WW_003"),
            Cost("WW_003", 3),
            Stats("WW_003", 0, 5),
            Give("AT_009"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WW_003"),
            CostNow(Nth(0), 3),
            CostNow(Nth(1), 7),
        ],
    );
}

/// # Bull Market
///
/// `WW_003e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived WW_003e 8b4036fe 482ea983 13e6e4d6.f705eb41
#[test]
fn WW_003e_bull_market() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "WW_003e"), CostNow(Nth(0), 2)]);
}

/// # Azerite Giant
///
/// `WW_025` · Neutral minion · 8 mana · 8/8
///
/// > Costs (1) less for each turn in a row you've played an Elemental.
///
/// State: Todo
//~ todo WW_025 86d2c4a9 692f580e 62ac05c4.3d12ccfc
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
/// State: Derived
//~ derived WW_044 4abcd2dd 6468a625 1892f0d0.7ce6bd1a
#[test]
fn WW_044_tram_mechanic() {
    check(
        CardClass::Mage,
        &[
            Give("WW_044"),
            Cost("WW_044", 1),
            Stats("WW_044", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WW_044"),
            Kill(Nth(3)),
            Is(InHand(1), "WW_044t"),
            CostNow(InHand(1), 3),
            HandCount(Mine, 2),
        ],
    );
}

/// # Barrel of Sludge
///
/// `WW_044t` · Neutral spell · Fel · 3 mana
///
/// > When this is played, discarded, or destroyed, deal $4 damage to the lowest Health enemy.
///
/// State: Todo
//~ todo WW_044t f57b0a70 b20314eb 89f5fda7.21ea3410
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
//~ todo WW_0700 09c3db49 6423b537 2dd08ffd.2c3a0ce2
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
//~ todo WW_0700p 4cafe742 5b968377 965c77c9.1e6a3f04
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
//~ todo WW_0700p1 2fdee2a4 bac17882 2e9d630e.bd7f5d6a
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
//~ todo WW_0700p2 8404b248 99bfbac4 9409cbdd.cfdec8fd
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
//~ todo WW_0700p3 b526799d 2e281cf3 10b3f58f.8463d586
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
//~ todo WW_0700p4 aa5b6654 ba767aea 981f27c4.46778544
#[test]
#[ignore = "todo: WW_0700p4 Holy Bullet"]
fn WW_0700p4_holy_bullet() {
    check(CardClass::Mage, &[HasHeroPower("WW_0700p4"), Cost("WW_0700p4", 2), Unwritten]);
}

/// # Holy Bullet Buff
///
/// `WW_0700p4e1` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived WW_0700p4e1 33ade8f3 37b78d2f 71a23749.6d6ab056
#[test]
fn WW_0700p4e1_holy_bullet_buff() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "WW_0700p4e1"), Now(My(0), 7, 3)]);
}

/// # Nature Bullet
///
/// `WW_0700p5` · Neutral hero power · 2 mana
///
/// > Deal $2 damage. **Discover** a spell. Swaps each turn.
///
/// State: Todo
//~ todo WW_0700p5 32146d8b 25e72005 4bfdc3fc.dcdafdc3
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
//~ todo WW_0700p6 bc4859e9 52f70609 8fbbc4cd.528e6154
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
//~ todo WW_0700p7 4105ca68 577d2a56 507517ed.5d4e5c4b
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
/// State: Derived
//~ derived WW_300 21774382 46101835 e03c34da.2d8ad848
#[test]
fn WW_300_trapdoor_spider() {
    check(
        CardClass::Mage,
        &[
            Give("WW_300"),
            Cost("WW_300", 2),
            Stats("WW_300", 1, 2),
            Has("WW_300", GameTag::POISONOUS),
            Has("WW_300", GameTag::STEALTH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WW_300"),
            EndTurn,
            Play("CS2_182", Nothing),
            BoardCount(Mine, 1),
            Dead(Nth(3)),
            Dead(Nth(4)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("WW_300"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WW_300"),
            Play("CS2_182", Nothing),
            BoardCount(Mine, 3),
        ],
    );
}

/// # Miracle Salesman
///
/// `WW_331` · Neutral minion · 1 mana · 2/2
///
/// > **Deathrattle:** Get a **Tradeable** Snake Oil.
///
/// State: Derived
//~ derived WW_331 bda8ad91 bb59fe8d 1dfe563f.c708911f
#[test]
fn WW_331_miracle_salesman() {
    check(
        CardClass::Mage,
        &[
            Give("WW_331"),
            Cost("WW_331", 1),
            Stats("WW_331", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WW_331"),
            Kill(Nth(3)),
            Is(InHand(1), "WW_331t"),
            CostNow(InHand(1), 0),
            HandCount(Mine, 2),
        ],
    );
}

/// # Snake Oil
///
/// `WW_331t` · Neutral spell · 0 mana
///
/// > **Tradeable** Deal $0 damage. *This seems useless...*
///
/// State: Todo
//~ todo WW_331t f31580a6 75346ced 33ea8a8f.92a40d27
#[test]
#[ignore = "todo: WW_331t Snake Oil"]
fn WW_331t_snake_oil() {
    check(CardClass::Mage, &[Give("WW_331t"), Cost("WW_331t", 0), Has("WW_331t", GameTag::TRADEABLE), Unwritten]);
}

/// # Snake Oil Seller
///
/// `WW_332` · Neutral minion · 4 mana · 4/5
///
/// > **Deathrattle:** Shuffle 2 **Tradeable** Snake Oils into your opponent's deck.
///
/// State: Derived
//~ derived WW_332 8b2fa0c5 a95aaca2 16385f98.21318835
#[test]
fn WW_332_snake_oil_seller() {
    check(
        CardClass::Mage,
        &[
            Give("WW_332"),
            Cost("WW_332", 4),
            Stats("WW_332", 4, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WW_332"),
            Kill(Nth(3)),
            In(The("WW_331t"), Zone::Deck),
            DeckCount(Theirs, 22),
        ],
    );
}

/// # Howdyfin
///
/// `WW_333` · Neutral minion · 2 mana · 2/3
///
/// > Whenever your hand has less than 3 cards in it, get a random Murloc.
///
/// State: Todo
//~ todo WW_333 0126512d bf9c27c5 ed50e786.564bcc40
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
/// State: Derived
//~ derived WW_351 8b5437ac 54dd49e3 9abcc6ff.3c164f0f
#[test]
fn WW_351_cattle_rustler() {
    check(
        CardClass::Mage,
        &[
            Give("WW_351"),
            Cost("WW_351", 5),
            Stats("WW_351", 3, 4),
            OnTop("CS2_119"),
            OnTop("CS2_119"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WW_351", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 1),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 2, 7),
        ],
    );
}

/// # Rustled
///
/// `WW_351e` · Warrior enchantment
///
/// > Costs (3) less
///
/// State: Derived
//~ derived WW_351e 9627adc0 ffe44a2b 8fbb2a48.38955daf
#[test]
fn WW_351e_rustled() {
    check(CardClass::Mage, &[Give("CS2_119"), Enchant(Nth(0), "WW_351e"), CostNow(Nth(0), 1)]);
}

/// # Sheriff Barrelbrim
///
/// `WW_359` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** If you have 20 or less Health, open the Badlands Jail.
///
/// State: Todo
//~ todo WW_359 ff941952 fd2e6e04 e95cce49.7483fdb2
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
/// State: Derived
//~ derived WW_359t 8a75e12e a8d4df82 d5d7a83d.950f4fb1
#[test]
fn WW_359t_badlands_jail() {
    check(
        CardClass::Mage,
        &[
            Give("WW_359t"),
            Cost("WW_359t", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WW_359t"),
            Use(Nth(3), 0, On(Nth(2))),
            HasNow(Nth(2), GameTag::DORMANT),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("WW_359t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WW_359t"),
            Use(Nth(3), 0, On(Nth(1))),
            HasNow(Nth(1), GameTag::DORMANT),
        ],
    );
}

/// # Azerite Chain Gang
///
/// `WW_360` · Neutral minion · 4 mana · 2/3
///
/// > **Taunt Battlecry and Quickdraw:** Summon a copy of this.
///
/// State: Derived
//~ derived WW_360 50230c40 b725a1dd 8bdf71a8.9e98138a
#[test]
fn WW_360_azerite_chain_gang() {
    check(
        CardClass::Mage,
        &[
            Give("WW_360"),
            Cost("WW_360", 4),
            Stats("WW_360", 2, 3),
            Has("WW_360", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WW_360", Nothing),
            BoardCount(Mine, 4),
            In(The("WW_360"), Zone::Play),
            Now(The("WW_360"), 2, 3),
        ],
    );
}

/// # Cactus Rager
///
/// `WW_376` · Neutral minion · 2 mana · 5/1
///
/// > **Poisonous**
///
/// State: Vanilla
//~ vanilla WW_376 5667689c 873a343b c3bf4dc5.2574dcf7
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
/// State: Done
//~ done WW_379 dbdb36fe - ee5661b4.2daf5685
#[test]
fn WW_379_flint_firearm() {
    check(
        CardClass::Mage,
        &[
            Give("WW_379"),
            Cost("WW_379", 2),
            Stats("WW_379", 2, 3),
            Force(Card("WW_823")),
            Play("WW_379", Nothing),
            Play("GAME_005", Nothing),
            HandCount(Mine, 1),
            Force(Card("WW_363")),
            Play("WW_823", On(MyHero)),
            HandCount(Mine, 1),
            Is(InHand(0), "WW_363"),
            Force(Card("WW_325")),
            Play("WW_363", Nothing),
            In(The("WW_325"), Zone::Hand),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Force(Card("WW_823")),
            Play("WW_379", Nothing),
            EndTurn,
            EndTurn,
            HandCount(Mine, 2),
            Play("WW_823", On(MyHero)),
            HandCount(Mine, 1),
        ],
    );
}

/// # Dryscale Deputy
///
/// `WW_383` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** The next time you draw a spell, get a copy of it.
///
/// State: Derived
//~ derived WW_383 41d68627 0810bded 1de4840f.cbfd833f
#[test]
fn WW_383_dryscale_deputy() {
    check(
        CardClass::Mage,
        &[
            Give("WW_383"),
            Cost("WW_383", 2),
            Stats("WW_383", 2, 2),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WW_383", Nothing),
            Play("CS2_023", Nothing),
            Is(InHand(2), "AT_001"),
            CostNow(InHand(2), 5),
            TagNow(InHand(2), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("WW_383"),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WW_383", Nothing),
            EndTurn,
            EndTurn,
            HandCount(Mine, 1),
        ],
    );
}

/// # Gold Panner
///
/// `WW_391` · Neutral minion · 2 mana · 1/2
///
/// > At the end of your turn, draw a card.
///
/// State: Derived
//~ derived WW_391 2f9f35e2 22f305de 719fa0ea.f5470f4f
#[test]
fn WW_391_gold_panner() {
    check(
        CardClass::Mage,
        &[
            Give("WW_391"),
            Cost("WW_391", 2),
            Stats("WW_391", 1, 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WW_391"),
            EndTurn,
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Dang-Blasted Elemental
///
/// `WW_397` · Neutral minion · 4 mana · 3/3
///
/// > **Taunt Deathrattle:** Deal 2 damage to all minions except friendly Elementals.
///
/// State: Derived
//~ derived WW_397 546cf9e1 b358a0fb 166500c5.1fcfe114
#[test]
fn WW_397_dang_blasted_elemental() {
    check(
        CardClass::Mage,
        &[
            Give("WW_397"),
            Cost("WW_397", 4),
            Stats("WW_397", 3, 3),
            Has("WW_397", GameTag::TAUNT),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("WW_397"),
            Kill(Nth(5)),
            BoardCount(Mine, 2),
            Now(Nth(2), 4, 3),
            Dead(Nth(3)),
            Now(Nth(4), 4, 3),
            BoardCount(Theirs, 1),
        ],
    );
}

/// # Gaslight Gatekeeper
///
/// `WW_398` · Neutral minion · 4 mana · 3/4
///
/// > **Battlecry:** Shuffle your hand into your deck, then draw that many cards.
///
/// State: Done
//~ done WW_398 f1fae993 - 1c2268c4.6a4d8d5f
#[test]
fn WW_398_gaslight_gatekeeper() {
    check(
        CardClass::Mage,
        &[
            Give("WW_398"),
            Cost("WW_398", 4),
            Stats("WW_398", 3, 4),
            Give("CS2_231"),
            Give("CS2_231"),
            Force(Number(0)),
            Force(Number(0)),
            Play("WW_398", Nothing),
            In(Nth(1), Zone::Deck),
            In(Nth(2), Zone::Deck),
            HandCount(Mine, 2),
            Is(InHand(0), "CS2_182"),
            DeckCount(Mine, 19),
        ],
    );
    check(CardClass::Mage, &[Play("WW_398", Nothing), HandCount(Mine, 0), DeckCount(Mine, 19)]);
}

/// # High Noon Duelist
///
/// `WW_399` · Neutral minion · 3 mana · 4/3
///
/// > **Deathrattle:** Both players DRAW! Destroy the card that costs less.
///
/// State: Todo
//~ todo WW_399 cb459b5a 4fc5a44c 5e5c87a1.57f7b3d6
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
/// State: Derived
//~ derived WW_418 2412340e a9f30e72 3e6d3ce0.0a5df011
#[test]
fn WW_418_ogre_gang_outlaw() {
    check(
        CardClass::Mage,
        &[
            Give("WW_418"),
            Cost("WW_418", 3),
            Stats("WW_418", 4, 4),
            Has("WW_418", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("WW_418"),
            Force(Yes),
            Force(Entity(Nth(2))),
            Attack(Nth(5), TheirHero),
            BoardCount(Mine, 1),
            Dead(Nth(2)),
            Dead(Nth(5)),
            Now(TheirHero, 0, 30),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("WW_418"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("WW_418"),
            Never(Entity(TheirHero)),
            Attack(Nth(5), TheirHero),
        ],
    );
}

/// # Ogre-Gang Rider
///
/// `WW_419` · Neutral minion · 4 mana · 3/6
///
/// > **Rush** 50% chance to give your hero +3 Attack this turn instead of attacking.
///
/// State: Todo
//~ todo WW_419 365220d9 8b044ac6 4792e61a.7874524c
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
/// State: Derived
//~ derived WW_420 ac09f130 8a1aa171 17b31256.56882413
#[test]
fn WW_420_ogre_gang_ace() {
    check(
        CardClass::Mage,
        &[
            Give("WW_420"),
            Cost("WW_420", 5),
            Stats("WW_420", 5, 4),
            Has("WW_420", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("WW_420"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(4), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Force(Yes),
            Attack(Nth(4), TheirHero),
            Now(MyHero, 3, 15),
            Damage(MyHero, 15),
            HasNow(Nth(4), GameTag::LIFESTEAL),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("WW_420"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("WW_420"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(4), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Force(No),
            Attack(Nth(4), TheirHero),
            HasNow(Nth(4), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Kingpin Pud
///
/// `WW_421` · Neutral minion · 6 mana · 6/7
///
/// > **Battlecry:** Resurrect your Ogre-Gang. Give them **Windfury**.
///
/// State: Todo
//~ todo WW_421 069f8f04 5266c96c 553aa2a4.d8b11d0b
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
/// State: Derived
//~ derived WW_423 46912d35 50412831 2a14fa19.bec0ff76
#[test]
fn WW_423_saloon_brewmaster() {
    check(
        CardClass::Mage,
        &[
            Give("WW_423"),
            Cost("WW_423", 2),
            Stats("WW_423", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WW_423", On(Nth(1))),
            BoardCount(Mine, 1),
            HandCount(Mine, 1),
            CostNow(Nth(1), 4),
            In(Nth(1), Zone::Hand),
            Now(Nth(1), 6, 7),
        ],
    );
}

/// # Order Up!
///
/// `WW_423e` · Neutral enchantment
///
/// > +2/+2
///
/// State: Derived
//~ derived WW_423e c17e1dae 8d4d3c2d 130ea8c7.e24453b5
#[test]
fn WW_423e_order_up() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "WW_423e"), Now(My(0), 7, 3)]);
}

/// # Eroded Sediment
///
/// `WW_428` · Neutral minion · 3 mana · 4/3
///
/// > **Battlecry:** If you played an Elemental last turn, **Discover** any Elemental from the past.
///
/// State: Todo
//~ todo WW_428 cf34e99c 06455a1a ace09db3.232f4a02
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
//~ todo WW_431 87d41732 0219dcd2 8b734c7f.151b3f0b
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
/// State: Derived
//~ derived WW_433 1fa07681 9396d8ba 1c2c9a11.50e19d73
#[test]
fn WW_433_linedance_partner() {
    check(
        CardClass::Mage,
        &[
            Give("WW_433"),
            Cost("WW_433", 3),
            Stats("WW_433", 3, 2),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_118")),
            Play("WW_433", Nothing),
            BoardCount(Mine, 3),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 5, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("WW_433"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            Play("WW_433", Nothing),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("WW_433"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_002")),
            Play("WW_433", Nothing),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("WW_433"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WW_433", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 0),
            Now(Nth(0), 3, 2),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Sunspot Dragon
///
/// `WW_434` · Neutral minion · 6 mana · 6/6
///
/// > **Tradeable**, **Lifesteal Quickdraw:** Deal 6 damage.
///
/// State: Derived
//~ derived WW_434 ec70c337 e905ec30 1346eed7.9e74b034
#[test]
fn WW_434_sunspot_dragon() {
    check(
        CardClass::Mage,
        &[
            Give("WW_434"),
            Cost("WW_434", 6),
            Stats("WW_434", 6, 6),
            Has("WW_434", GameTag::LIFESTEAL),
            Has("WW_434", GameTag::TRADEABLE),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("WW_434", On(Nth(2))),
            Now(MyHero, 0, 16),
            Damage(MyHero, 14),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("WW_434"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("WW_434", On(Nth(1))),
            Now(MyHero, 0, 16),
            BoardCount(Mine, 1),
            Damage(MyHero, 14),
            Dead(Nth(1)),
        ],
    );
}

/// # Bunny Stomper
///
/// `WW_435` · Neutral minion · 2 mana · 1/3
///
/// > Your Beasts have **Rush**.
///
/// State: Derived
//~ derived WW_435 14ce1c91 27d149dd 621cae60.284b42bc
#[test]
fn WW_435_bunny_stomper() {
    check(
        CardClass::Mage,
        &[
            Give("WW_435"),
            Cost("WW_435", 2),
            Stats("WW_435", 1, 3),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WW_435"),
            HasNow(Nth(1), GameTag::RUSH),
            HasNot(Nth(2), GameTag::RUSH),
            HasNow(Nth(4), GameTag::RUSH),
        ],
    );
}

/// # Stomping
///
/// `WW_435e` · Hunter enchantment
///
/// > Bunny Stomper grants **Rush**.
///
/// State: Derived
//~ derived WW_435e 59ee1548 933c8467 0612de7f.e5bc66a5
#[test]
fn WW_435e_stomping() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "WW_435e"), HasNow(My(0), GameTag::RUSH)]);
}

/// # Thunderbringer
///
/// `WW_440` · Neutral minion · 8 mana · 6/6
///
/// > **Taunt Deathrattle:** Summon an Elemental and Beast from your deck.
///
/// State: Derived
//~ derived WW_440 a6f61014 4559983d c4f99f2d.ad4981ee
#[test]
fn WW_440_thunderbringer() {
    check(
        CardClass::Mage,
        &[
            Give("WW_440"),
            Cost("WW_440", 8),
            Stats("WW_440", 6, 6),
            Has("WW_440", GameTag::TAUNT),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WW_440"),
            Force(Entity(Nth(3))),
            Force(Entity(Nth(4))),
            Kill(Nth(8)),
            BoardCount(Mine, 3),
            DeckCount(Mine, 22),
            In(Nth(3), Zone::Play),
            Now(Nth(3), 5, 1),
            In(Nth(4), Zone::Play),
            Now(Nth(4), 2, 7),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("WW_440"),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WW_440"),
            Never(Entity(Nth(5))),
            Kill(Nth(8)),
        ],
    );
}

/// # Whelp Wrangler
///
/// `WW_827` · Neutral minion · 2 mana · 2/3
///
/// > At the end of your turn, get a 1/2 Whelp with **Taunt**.
///
/// State: Derived
//~ derived WW_827 29608896 235007dc 825be9fb.6d155386
#[test]
fn WW_827_whelp_wrangler() {
    check(
        CardClass::Mage,
        &[
            Give("WW_827"),
            Cost("WW_827", 2),
            Stats("WW_827", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WW_827"),
            EndTurn,
            Is(InHand(1), "WW_816t"),
            CostNow(InHand(1), 1),
            Now(InHand(1), 1, 2),
            HandCount(Mine, 2),
        ],
    );
}

/// # Horseshoe Slinger
///
/// `WW_900` · Neutral minion · 2 mana · 1/1
///
/// > **Battlecry:** Deal 2 damage to a random enemy minion. **Quickdraw:** And one of its neighbors.
///
/// State: Todo
//~ todo WW_900 75cda175 5a86567a 817e9aae.3fdb7ecc
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
/// State: Derived
//~ derived WW_901 3494c799 4270179f c62bdc3e.fc7d24f5
#[test]
fn WW_901_greedy_partner() {
    check(
        CardClass::Mage,
        &[
            Give("WW_901"),
            Cost("WW_901", 2),
            Stats("WW_901", 2, 3),
            Give("CS2_120"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WW_901", Nothing),
            Is(InHand(2), "GAME_005"),
            CostNow(InHand(2), 0),
            HandCount(Mine, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("WW_901"), Friend("CS2_182"), Enemy("CS2_182"), Play("WW_901", Nothing), HandCount(Mine, 0)],
    );
}

/// # Rowdy Partner
///
/// `WW_906` · Neutral minion · 4 mana · 4/3
///
/// > **Battlecry:** If you're holding another 4-Cost card, deal 4 damage.
///
/// State: Derived
//~ derived WW_906 ef0dced0 179e6612 06b3bf46.ad5f4dd3
#[test]
fn WW_906_rowdy_partner() {
    check(
        CardClass::Mage,
        &[
            Give("WW_906"),
            Cost("WW_906", 4),
            Stats("WW_906", 4, 3),
            Give("CS2_119"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WW_906", On(Nth(4))),
            Now(Nth(4), 4, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("WW_906"),
            Give("CS2_119"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WW_906", On(Nth(3))),
            Now(Nth(3), 4, 1),
        ],
    );
    check(CardClass::Mage, &[Give("WW_906"), Friend("CS2_182"), Enemy("CS2_182"), Play("WW_906", Nothing)]);
}

/// # The Coin
///
/// `WW_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived WW_COIN1 cee99e63 c32ac18f 74705b62.095f71be
#[test]
fn WW_COIN1_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("WW_COIN1"),
            Cost("WW_COIN1", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("WW_COIN1", Nothing),
            Mana(6),
        ],
    );
}

/// # The Coin
///
/// `WW_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived WW_COIN2 c182109f 2b28193f 3fd7dbad.095f71be
#[test]
fn WW_COIN2_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("WW_COIN2"),
            Cost("WW_COIN2", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("WW_COIN2", Nothing),
            Mana(6),
        ],
    );
}
