//! Neutral cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7325f950

/// Maruut Stonebinder · Minion · 7 mana · 5/6 · **Battlecry:** If your deck started with no duplicates, **Discover** an Elemental to summon. Add the others to your hand.
//~ done DEEP_037 - 44484a3d -
#[test]
#[rustfmt::skip]
fn DEEP_037_maruut_stonebinder() {
    check(CardClass::Mage, &[
        DeckOf(&["CS2_182"]), Force(Card("CS2_033")), Play("DEEP_037", Nothing), ChooseCard("CS2_033"),
        BoardCount(Mine, 2), Is(My(1), "CS2_033"), HandCount(Mine, 2),
    ]);
    check(
        CardClass::Mage,
        &[DeckOf(&["CS2_182", "CS2_182"]), Play("DEEP_037", Nothing), HandCount(Mine, 0), EndTurn, BoardCount(Mine, 1)],
    );
}

/// World Pillar Fragment · Spell · 3 mana · **Discover** an Elemental to summon. Add the others to your hand.
//~ done DEEP_999t3 - 37809426 -
#[test]
fn DEEP_999t3_world_pillar_fragment() {
    check(
        CardClass::Mage,
        &[
            Force(Card("CS2_033")),
            Force(Card("EX1_283")),
            Force(Card("EX1_249")),
            Play("DEEP_999t3", Nothing),
            ChooseCard("EX1_283"),
            BoardCount(Mine, 1),
            Is(My(0), "EX1_283"),
            HandCount(Mine, 2),
            Is(InHand(0), "CS2_033"),
            Is(InHand(1), "EX1_249"),
        ],
    );
}

/// The Azerite Scorpion · Minion · Elemental · Beast · 4 mana · 5/5 · **Battlecry**: Get 4 random spells. They cost (1) less for each time you've **Excavated** this game *(but not less than 1*).
//~ todo WW_001t23 948b44fc bbb93686 -
#[test]
#[ignore = "todo: The Azerite Scorpion"]
fn WW_001t23_the_azerite_scorpion() {
    unwritten("WW_001t23");
}

/// The Azerite Hawk · Minion · Elemental · Beast · 4 mana · 5/5 · **Battlecry:** Get a random **Titan**. It costs (1).
//~ todo WW_001t24 d097e654 5671926b -
#[test]
#[ignore = "todo: The Azerite Hawk"]
fn WW_001t24_the_azerite_hawk() {
    unwritten("WW_001t24");
}

/// The Azerite Snake · Minion · Elemental · Beast · 4 mana · 5/5 · **Battlecry:** Your hero steals 10 Health from the enemy hero.
//~ todo WW_001t25 d2bfcb1f 5991085b -
#[test]
#[ignore = "todo: The Azerite Snake"]
fn WW_001t25_the_azerite_snake() {
    unwritten("WW_001t25");
}

/// The Azerite Rat · Minion · Elemental · Beast · 4 mana · 5/5 · **Battlecry:** Resurrect your highest Cost minion. Give it +2/+2, **Reborn**, and **Lifesteal**.
//~ todo WW_001t26 defb1a81 7c9e5ed0 -
#[test]
#[ignore = "todo: The Azerite Rat"]
fn WW_001t26_the_azerite_rat() {
    unwritten("WW_001t26");
}

/// Azerite Giant · Minion · Elemental · 8 mana · 8/8 · Costs (1) less for each turn in a row you've played an Elemental.
//~ todo WW_025 509e31ac 6bf90161 -
#[test]
#[ignore = "todo: Azerite Giant"]
fn WW_025_azerite_giant() {
    unwritten("WW_025");
}

/// Barrel of Sludge · Spell · Fel · 3 mana · When this is played, discarded, or destroyed, deal $4 damage to the lowest Health enemy.
//~ todo WW_044t 60b7db25 63fd122c -
#[test]
#[ignore = "todo: Barrel of Sludge"]
fn WW_044t_barrel_of_sludge() {
    unwritten("WW_044t");
}

/// Reno, Lone Ranger · Hero · 8 mana · 30 health, 5 armor · **Battlecry:** If your deck started with no duplicates, remove all enemy minions from the game.
//~ todo WW_0700 8e112cfa 19c3b7e1 -
#[test]
#[ignore = "todo: Reno, Lone Ranger"]
fn WW_0700_reno_lone_ranger() {
    unwritten("WW_0700");
}

/// Reno's Handcannon · Hero Power · 2 mana · Shoot this turn's magic bullet!
//~ todo WW_0700p 81082fb9 e95c10ce -
#[test]
#[ignore = "todo: Reno's Handcannon"]
fn WW_0700p_renos_handcannon() {
    unwritten("WW_0700p");
}

/// Arcane Bullet · Hero Power · 2 mana · Deal $2 damage. Refresh 2 Mana Crystals. Swaps each turn.
//~ todo WW_0700p1 bbe6b145 593f349d -
#[test]
#[ignore = "todo: Arcane Bullet"]
fn WW_0700p1_arcane_bullet() {
    unwritten("WW_0700p1");
}

/// Frost Bullet · Hero Power · 2 mana · Deal $2 damage. Gain $d4 Armor. Swaps each turn.
//~ todo WW_0700p2 4a00b10e 16e609cc -
#[test]
#[ignore = "todo: Frost Bullet"]
fn WW_0700p2_frost_bullet() {
    unwritten("WW_0700p2");
}

/// Fire Bullet · Hero Power · 2 mana · Deal $2 damage, then deal $1 damage to all enemy minions. Swaps each turn.
//~ todo WW_0700p3 2f628e36 5e22160a -
#[test]
#[ignore = "todo: Fire Bullet"]
fn WW_0700p3_fire_bullet() {
    unwritten("WW_0700p3");
}

/// Holy Bullet · Hero Power · 2 mana · Deal $2 damage. Give a random friendly minion +2/+2. Swaps each turn.
//~ todo WW_0700p4 e651d349 86026ed5 -
#[test]
#[ignore = "todo: Holy Bullet"]
fn WW_0700p4_holy_bullet() {
    unwritten("WW_0700p4");
}

/// Nature Bullet · Hero Power · 2 mana · Deal $2 damage. **Discover** a spell. Swaps each turn.
//~ todo WW_0700p5 8bc4b602 0d7de175 -
#[test]
#[ignore = "todo: Nature Bullet"]
fn WW_0700p5_nature_bullet() {
    unwritten("WW_0700p5");
}

/// Shadow Bullet · Hero Power · 2 mana · Deal $2 damage. Summon a random 3-Cost minion. Swaps each turn.
//~ todo WW_0700p6 e05aa2ce 2b77164a -
#[test]
#[ignore = "todo: Shadow Bullet"]
fn WW_0700p6_shadow_bullet() {
    unwritten("WW_0700p6");
}

/// Fel Bullet · Hero Power · 2 mana · Deal $2 damage. Draw a card. Swaps each turn.
//~ todo WW_0700p7 7add438f 0d685020 -
#[test]
#[ignore = "todo: Fel Bullet"]
fn WW_0700p7_fel_bullet() {
    unwritten("WW_0700p7");
}

/// Snake Oil · Spell · 0 mana · **Tradeable** Deal $0 damage. *This seems useless...*
//~ done WW_331t - 624d5a2b -
#[test]
fn WW_331t_snake_oil() {
    check(
        CardClass::Mage,
        &[
            Enemy("CS2_182"),
            Play("WW_331t", On(Their(0))),
            Damage(Their(0), 0),
            Friend("CS2_142"),
            Play("WW_331t", On(Their(0))),
            Damage(Their(0), 1),
        ],
    );
}

/// Howdyfin · Minion · Murloc · 2 mana · 2/3 · Whenever your hand has less than 3 cards in it, get a random Murloc.
//~ todo WW_333 fb21b54c 895329c8 -
#[test]
#[ignore = "todo: Howdyfin"]
fn WW_333_howdyfin() {
    unwritten("WW_333");
}

/// Sheriff Barrelbrim · Minion · 4 mana · 4/4 · **Battlecry:** If you have 20 or less Health, open the Badlands Jail.
//~ todo WW_359 dddab834 6da27740 -
#[test]
#[ignore = "todo: Sheriff Barrelbrim"]
fn WW_359_sheriff_barrelbrim() {
    unwritten("WW_359");
}

/// Flint Firearm · Minion · 2 mana · 2/3 · **Battlecry:** Get a random **Quickdraw** card. If you play it this turn, repeat this.
//~ done WW_379 - 4432821d -
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

/// Gaslight Gatekeeper · Minion · Undead · 4 mana · 3/4 · **Battlecry:** Shuffle your hand into your deck, then draw that many cards.
//~ done WW_398 - 66ddf7c6 -
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

/// High Noon Duelist · Minion · 3 mana · 4/3 · **Deathrattle:** Both players DRAW! Destroy the card that costs less.
//~ done WW_399 - 06134a8c -
#[test]
#[rustfmt::skip]
fn WW_399_high_noon_duelist() {
    check(CardClass::Mage, &[
        Friend("WW_399"), OnTop("CS2_182"), OnTheirTop("CS2_120"), Kill(My(0)), HandCount(Mine, 1),
        Is(InHand(0), "CS2_182"), HandCount(Theirs, 0), DeckCount(Theirs, 20),
    ]);
    check(CardClass::Mage, &[
        Friend("WW_399"), OnTop("CS2_120"), OnTheirTop("CS2_182"), Kill(My(0)), HandCount(Mine, 0),
        HandCount(Theirs, 1),
    ]);
    check(CardClass::Mage, &[
        Friend("WW_399"), OnTop("CS2_182"), OnTheirTop("CS2_182"), Kill(My(0)), HandCount(Mine, 1),
        HandCount(Theirs, 1),
    ]);
}

/// Ogre-Gang Rider · Minion · 4 mana · 3/6 · **Rush** 50% chance to give your hero +3 Attack this turn instead of attacking.
//~ todo WW_419 09401677 eac7c948 -
#[test]
#[ignore = "todo: Ogre-Gang Rider"]
fn WW_419_ogre_gang_rider() {
    unwritten("WW_419");
}

/// Kingpin Pud · Minion · 6 mana · 6/7 · **Battlecry:** Resurrect your Ogre-Gang. Give them **Windfury**.
//~ done WW_421 - aa1ff9fb -
#[test]
#[rustfmt::skip]
fn WW_421_kingpin_pud() {
    check(CardClass::Mage, &[
        Friend("WW_418"), Friend("WW_419"), Friend("WW_420"), Friend("CS2_182"), Enemy("WW_418"), Kill(Nth(0)),
        Kill(Nth(1)), Kill(Nth(3)), Kill(Nth(4)), Play("WW_421", Nothing), BoardCount(Mine, 4), Is(My(2), "WW_418"),
        Is(My(3), "WW_419"), HasNow(My(2), GameTag::WINDFURY), HasNow(My(3), GameTag::WINDFURY),
        HasNot(My(0), GameTag::WINDFURY),
    ]);
    check(
        CardClass::Mage,
        &[Friend("WW_420"), Kill(My(0)), Play("WW_421", Nothing), BoardCount(Mine, 2), Is(My(1), "WW_420")],
    );
}

/// Eroded Sediment · Minion · Elemental · 3 mana · 4/3 · **Battlecry:** If you played an Elemental last turn, **Discover** any Elemental from the past.
//~ done WW_428 - e9ad4064 -
#[test]
#[rustfmt::skip]
fn WW_428_eroded_sediment() {
    check(CardClass::Mage, &[
        Play("CS2_033", Nothing), EndTurn, EndTurn, Force(Card("UNG_211")), Play("WW_428", Nothing),
        ChooseCard("UNG_211"), HandCount(Mine, 2), Is(InHand(1), "UNG_211"),
    ]);
    check(CardClass::Mage, &[Play("UNG_809", Nothing), Play("WW_428", Nothing), HandCount(Mine, 1), EndTurn]);
    check(CardClass::Mage, &[Play("CS2_182", Nothing), EndTurn, EndTurn, Play("WW_428", Nothing), EndTurn]);
    check(
        CardClass::Mage,
        &[Play("CS2_033", Nothing), EndTurn, EndTurn, Never(Card("UNG_001")), Play("WW_428", Nothing), Choose(0)],
    );
    check(CardClass::Mage, &[EndTurn, Play("CS2_033", Nothing), EndTurn, Play("WW_428", Nothing), EndTurn]);
}

/// Gattlesnake · Minion · Beast · 3 mana · 1/5 · At the end of your turn, load two bullets that deal 1 damage each. **Deathrattle:** Fire at random enemies!
//~ done WW_431 - 40f0af9c -
#[test]
#[rustfmt::skip]
fn WW_431_gattlesnake() {
    check(CardClass::Mage, &[
        Friend("WW_431"), Friend("WW_431"), EndTurn, EndTurn, EndTurn, Kill(Nth(0)), Health(TheirHero, 26),
        Health(MyHero, 30), Friend("WW_431"), Kill(Nth(2)), Health(TheirHero, 26),
    ]);
    check(CardClass::Mage, &[
        Friend("WW_431"), Enemy("CS2_182"), EndTurn, Force(Entity(TheirHero)), Force(Entity(TheirHero)), Kill(My(0)),
        Health(TheirHero, 28), Damage(Their(0), 0),
    ]);
}

/// Horseshoe Slinger · Minion · Mech · 2 mana · 1/1 · **Battlecry:** Deal 2 damage to a random enemy minion. **Quickdraw:** And one of its neighbors.
//~ done WW_900 - 12274a27 -
#[test]
#[rustfmt::skip]
fn WW_900_horseshoe_slinger() {
    check(CardClass::Mage, &[
        Give("WW_900"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), EndTurn, EndTurn, Force(Entity(Their(1))),
        Play("WW_900", Nothing), Damage(Their(0), 0), Damage(Their(1), 2), Damage(Their(2), 0), Health(TheirHero, 30),
    ]);
    check(CardClass::Mage, &[
        Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Force(Entity(Their(1))), Force(Entity(Their(2))),
        Give("WW_900"), Play("WW_900", Nothing), Damage(Their(0), 0), Damage(Their(1), 2), Damage(Their(2), 2),
    ]);
    check(CardClass::Mage, &[
        Give("WW_900"), Friend("CS2_182"), Enemy("CS2_182"), EndTurn, EndTurn, Never(Entity(My(0))),
        Play("WW_900", Nothing), Damage(Their(0), 2),
    ]);
    check(CardClass::Mage, &[
        Give("WW_900"), Enemy("CS2_182"), EndTurn, EndTurn, Never(Entity(TheirHero)), Play("WW_900", Nothing),
        Damage(Their(0), 2),
    ]);
    check(CardClass::Mage, &[
        Give("WW_900"), Friend("CS2_182"), Enemy("CS2_182"), Never(Entity(My(0))), Play("WW_900", Nothing),
        Damage(Their(0), 2),
    ]);
    check(
        CardClass::Mage,
        &[Give("WW_900"), Enemy("CS2_182"), Never(Entity(TheirHero)), Play("WW_900", Nothing), Damage(Their(0), 2)],
    );
}
