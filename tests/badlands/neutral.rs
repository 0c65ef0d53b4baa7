//! Neutral cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7325f950

/// `DEEP_037` · Neutral minion · 7 mana · 5/6
/// > **Battlecry:** If your deck started with no duplicates, **Discover** an Elemental to summon. Add the others to your hand.
///
/// State: Todo
//~ todo DEEP_037 58e6bc11 232f079b f177d901.0b75d366
#[test]
#[ignore = "todo: Maruut Stonebinder"]
fn DEEP_037_maruut_stonebinder() {
    unwritten("DEEP_037");
}

/// `DEEP_999t3` · Neutral spell · 3 mana
/// > **Discover** an Elemental to summon. Add the others to your hand.
///
/// State: Todo
//~ todo DEEP_999t3 55ad5889 4abe0b4e 871e45f7.3ea5a28f
#[test]
#[ignore = "todo: World Pillar Fragment"]
fn DEEP_999t3_world_pillar_fragment() {
    unwritten("DEEP_999t3");
}

/// `WW_001t23` · Rogue minion · 4 mana · 5/5
/// > **Battlecry**: Get 4 random spells. They cost (1) less for each time you've **Excavated** this game *(but not less than 1)*.
///
/// State: Todo
//~ todo WW_001t23 c36c4f69 948b44fc e1b3195e.ab17c99f
#[test]
#[ignore = "todo: The Azerite Scorpion"]
fn WW_001t23_the_azerite_scorpion() {
    unwritten("WW_001t23");
}

/// `WW_001t24` · Mage minion · 4 mana · 5/5
/// > **Battlecry:** Get a random **Titan**. It costs (1).
///
/// State: Todo
//~ todo WW_001t24 18aba025 d097e654 0dcf9755.c7ffb881
#[test]
#[ignore = "todo: The Azerite Hawk"]
fn WW_001t24_the_azerite_hawk() {
    unwritten("WW_001t24");
}

/// `WW_001t25` · Warlock minion · 4 mana · 5/5
/// > **Battlecry:** Your hero steals 10 Health from the enemy hero.
///
/// State: Todo
//~ todo WW_001t25 56d3b56c d2bfcb1f d34bf621.ccaf6b91
#[test]
#[ignore = "todo: The Azerite Snake"]
fn WW_001t25_the_azerite_snake() {
    unwritten("WW_001t25");
}

/// `WW_001t26` · Death Knight minion · 4 mana · 5/5
/// > **Battlecry:** Resurrect your highest Cost minion. Give it +2/+2, **Reborn**, and **Lifesteal**.
///
/// State: Todo
//~ todo WW_001t26 5cbc59d5 defb1a81 07088c22.a1da5a10
#[test]
#[ignore = "todo: The Azerite Rat"]
fn WW_001t26_the_azerite_rat() {
    unwritten("WW_001t26");
}

/// `WW_025` · Neutral minion · 8 mana · 8/8
/// > Costs (1) less for each turn in a row you've played an Elemental.
///
/// State: Todo
//~ todo WW_025 790440e9 509e31ac 62ac05c4.3d12ccfc
#[test]
#[ignore = "todo: Azerite Giant"]
fn WW_025_azerite_giant() {
    unwritten("WW_025");
}

/// `WW_044t` · Neutral spell · Fel · 3 mana
/// > When this is played, discarded, or destroyed, deal $4 damage to the lowest Health enemy.
///
/// State: Todo
//~ todo WW_044t 8008507e 60b7db25 89f5fda7.21ea3410
#[test]
#[ignore = "todo: Barrel of Sludge"]
fn WW_044t_barrel_of_sludge() {
    unwritten("WW_044t");
}

/// `WW_0700` · Neutral hero · 8 mana · 30 health, 5 armor
/// > **Battlecry:** If your deck started with no duplicates, remove all enemy minions from the game.
///
/// State: Todo
//~ todo WW_0700 f3bd02fe 8e112cfa 2dd08ffd.2c3a0ce2
#[test]
#[ignore = "todo: Reno, Lone Ranger"]
fn WW_0700_reno_lone_ranger() {
    unwritten("WW_0700");
}

/// `WW_0700p` · Neutral hero power · 2 mana
/// > Shoot this turn's magic bullet!
///
/// State: Todo
//~ todo WW_0700p d8236cc7 81082fb9 965c77c9.1e6a3f04
#[test]
#[ignore = "todo: Reno's Handcannon"]
fn WW_0700p_renos_handcannon() {
    unwritten("WW_0700p");
}

/// `WW_0700p1` · Neutral hero power · 2 mana
/// > Deal $2 damage. Refresh 2 Mana Crystals. Swaps each turn.
///
/// State: Todo
//~ todo WW_0700p1 e019896d bbe6b145 2e9d630e.bd7f5d6a
#[test]
#[ignore = "todo: Arcane Bullet"]
fn WW_0700p1_arcane_bullet() {
    unwritten("WW_0700p1");
}

/// `WW_0700p2` · Neutral hero power · 2 mana
/// > Deal $2 damage. Gain $d4 Armor. Swaps each turn.
///
/// State: Todo
//~ todo WW_0700p2 21efa153 4a00b10e 9409cbdd.cfdec8fd
#[test]
#[ignore = "todo: Frost Bullet"]
fn WW_0700p2_frost_bullet() {
    unwritten("WW_0700p2");
}

/// `WW_0700p3` · Neutral hero power · 2 mana
/// > Deal $2 damage, then deal $1 damage to all enemy minions. Swaps each turn.
///
/// State: Todo
//~ todo WW_0700p3 f5650c1f 2f628e36 10b3f58f.8463d586
#[test]
#[ignore = "todo: Fire Bullet"]
fn WW_0700p3_fire_bullet() {
    unwritten("WW_0700p3");
}

/// `WW_0700p4` · Neutral hero power · 2 mana
/// > Deal $2 damage. Give a random friendly minion +2/+2. Swaps each turn.
///
/// State: Todo
//~ todo WW_0700p4 48a8d42f e651d349 981f27c4.46778544
#[test]
#[ignore = "todo: Holy Bullet"]
fn WW_0700p4_holy_bullet() {
    unwritten("WW_0700p4");
}

/// `WW_0700p5` · Neutral hero power · 2 mana
/// > Deal $2 damage. **Discover** a spell. Swaps each turn.
///
/// State: Todo
//~ todo WW_0700p5 46302d7e 8bc4b602 4bfdc3fc.dcdafdc3
#[test]
#[ignore = "todo: Nature Bullet"]
fn WW_0700p5_nature_bullet() {
    unwritten("WW_0700p5");
}

/// `WW_0700p6` · Neutral hero power · 2 mana
/// > Deal $2 damage. Summon a random 3-Cost minion. Swaps each turn.
///
/// State: Todo
//~ todo WW_0700p6 bd950818 e05aa2ce 8fbbc4cd.528e6154
#[test]
#[ignore = "todo: Shadow Bullet"]
fn WW_0700p6_shadow_bullet() {
    unwritten("WW_0700p6");
}

/// `WW_0700p7` · Neutral hero power · 2 mana
/// > Deal $2 damage. Draw a card. Swaps each turn.
///
/// State: Todo
//~ todo WW_0700p7 fa32b5d7 7add438f 507517ed.5d4e5c4b
#[test]
#[ignore = "todo: Fel Bullet"]
fn WW_0700p7_fel_bullet() {
    unwritten("WW_0700p7");
}

/// `WW_331t` · Neutral spell · 0 mana
/// > **Tradeable** Deal $0 damage. *This seems useless...*
///
/// State: Todo
//~ todo WW_331t c7099ed3 870f138e 33ea8a8f.92a40d27
#[test]
#[ignore = "todo: Snake Oil"]
fn WW_331t_snake_oil() {
    unwritten("WW_331t");
}

/// `WW_333` · Neutral minion · 2 mana · 2/3
/// > Whenever your hand has less than 3 cards in it, get a random Murloc.
///
/// State: Todo
//~ todo WW_333 04f5227c fb21b54c ed50e786.564bcc40
#[test]
#[ignore = "todo: Howdyfin"]
fn WW_333_howdyfin() {
    unwritten("WW_333");
}

/// `WW_359` · Neutral minion · 4 mana · 4/4
/// > **Battlecry:** If you have 20 or less Health, open the Badlands Jail.
///
/// State: Todo
//~ todo WW_359 2a10f68c dddab834 e95cce49.7483fdb2
#[test]
#[ignore = "todo: Sheriff Barrelbrim"]
fn WW_359_sheriff_barrelbrim() {
    unwritten("WW_359");
}

/// `WW_379` · Neutral minion · 2 mana · 2/3
/// > **Battlecry:** Get a random **Quickdraw** card. If you play it this turn, repeat this.
///
/// State: Done
//~ done WW_379 30461635 - ee5661b4.2daf5685
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

/// `WW_398` · Neutral minion · 4 mana · 3/4
/// > **Battlecry:** Shuffle your hand into your deck, then draw that many cards.
///
/// State: Done
//~ done WW_398 9ca51fdd - 1c2268c4.6a4d8d5f
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

/// `WW_399` · Neutral minion · 3 mana · 4/3
/// > **Deathrattle:** Both players DRAW! Destroy the card that costs less.
///
/// State: Todo
//~ todo WW_399 07dde88e e22dfc14 5e5c87a1.57f7b3d6
#[test]
#[ignore = "todo: High Noon Duelist"]
fn WW_399_high_noon_duelist() {
    unwritten("WW_399");
}

/// `WW_419` · Neutral minion · 4 mana · 3/6
/// > **Rush** 50% chance to give your hero +3 Attack this turn instead of attacking.
///
/// State: Todo
//~ todo WW_419 88a351cc 09401677 4792e61a.7874524c
#[test]
#[ignore = "todo: Ogre-Gang Rider"]
fn WW_419_ogre_gang_rider() {
    unwritten("WW_419");
}

/// `WW_421` · Neutral minion · 6 mana · 6/7
/// > **Battlecry:** Resurrect your Ogre-Gang. Give them **Windfury**.
///
/// State: Todo
//~ todo WW_421 f5fe1ec6 249e4bbb 553aa2a4.d8b11d0b
#[test]
#[ignore = "todo: Kingpin Pud"]
fn WW_421_kingpin_pud() {
    unwritten("WW_421");
}

/// `WW_428` · Neutral minion · 3 mana · 4/3
/// > **Battlecry:** If you played an Elemental last turn, **Discover** any Elemental from the past.
///
/// State: Todo
//~ todo WW_428 a271323e b12b1bff ace09db3.232f4a02
#[test]
#[ignore = "todo: Eroded Sediment"]
fn WW_428_eroded_sediment() {
    unwritten("WW_428");
}

/// `WW_431` · Neutral minion · 3 mana · 1/5
/// > At the end of your turn, load two bullets that deal 1 damage each. **Deathrattle:** Fire at random enemies!
///
/// State: Todo
//~ todo WW_431 ff36e227 2b87504a 8b734c7f.151b3f0b
#[test]
#[ignore = "todo: Gattlesnake"]
fn WW_431_gattlesnake() {
    unwritten("WW_431");
}

/// `WW_900` · Neutral minion · 2 mana · 1/1
/// > **Battlecry:** Deal 2 damage to a random enemy minion. **Quickdraw:** And one of its neighbors.
///
/// State: Todo
//~ todo WW_900 61094fd4 709f8d57 817e9aae.3fdb7ecc
#[test]
#[ignore = "todo: Horseshoe Slinger"]
fn WW_900_horseshoe_slinger() {
    unwritten("WW_900");
}
