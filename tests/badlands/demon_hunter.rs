//! Demon Hunter cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 884e872f

/// # Fel Fissure
///
/// `DEEP_013` · Demon Hunter spell · Fel · 4 mana
///
/// > Deal $2 damage to all minions. At the start of your next turn, deal $2 more damage to all minions.
///
/// State: Derived
//~ derived DEEP_013 d78446fd c329640b 02bf06fe.d9cdc2db
#[test]
fn DEEP_013_fel_fissure() {
    check(
        CardClass::DemonHunter,
        &[
            Give("DEEP_013"),
            Cost("DEEP_013", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DEEP_013", Nothing),
            Now(Nth(1), 4, 3),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("DEEP_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DEEP_013", Nothing),
            EndTurn,
            Now(Nth(1), 4, 3),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("DEEP_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DEEP_013", Nothing),
            EndTurn,
            EndTurn,
            Now(Nth(1), 4, 1),
            Now(Nth(2), 4, 1),
        ],
    );
}

/// # Fel Fissure
///
/// `DEEP_013t` · Demon Hunter spell · Fel · 4 mana
///
/// > At the start of your next turn, deal $2 more damage to all minions.
///
/// State: Derived
//~ derived DEEP_013t 12285635 1c327bad 75c78913.2a115a58
#[test]
fn DEEP_013t_fel_fissure() {
    check(
        CardClass::DemonHunter,
        &[
            Give("DEEP_013t"),
            Cost("DEEP_013t", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DEEP_013t", Nothing),
            EndTurn,
            EndTurn,
            Now(Nth(1), 4, 3),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("DEEP_013t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DEEP_013t", Nothing),
            EndTurn,
            Now(Nth(1), 4, 5),
        ],
    );
}

/// # Snake Eyes
///
/// `WW_400` · Demon Hunter minion · 3 mana · 2/4
///
/// > **Battlecry:** Roll two dice, then **Discover** two cards of those Costs. *(Doubles get an extra **Discover!)*
///
/// State: Todo
//~ todo WW_400 7ed41033 3c922d69 616e7d73.2104a123
#[test]
#[ignore = "todo: WW_400 Snake Eyes"]
fn WW_400_snake_eyes() {
    check(CardClass::DemonHunter, &[Give("WW_400"), Cost("WW_400", 3), Stats("WW_400", 2, 4), Unwritten]);
}

/// # Rolled a One!
///
/// `WW_400t1` · Demon Hunter spell · 1 mana
///
/// > **Discover** a 1-Cost card.
///
/// State: Derived
//~ derived WW_400t1 13593546 44d5d559 8c771d9b.7b03f9d1
#[test]
fn WW_400t1_rolled_a_one() {
    check(
        CardClass::DemonHunter,
        &[
            Give("WW_400t1"),
            Cost("WW_400t1", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_168")),
            Play("WW_400t1", Nothing),
            ChooseCard("CS2_168"),
            Is(InHand(0), "CS2_168"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 2, 1),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("WW_400t1"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_017")),
            Play("WW_400t1", Nothing),
            Choose(0),
        ],
    );
}

/// # Rolled a Two!
///
/// `WW_400t2` · Demon Hunter spell · 2 mana
///
/// > **Discover** a 2-Cost card.
///
/// State: Derived
//~ derived WW_400t2 0e4ac9d9 62055d53 d8b8b580.b44c7fe4
#[test]
fn WW_400t2_rolled_a_two() {
    check(
        CardClass::DemonHunter,
        &[
            Give("WW_400t2"),
            Cost("WW_400t2", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_120")),
            Play("WW_400t2", Nothing),
            ChooseCard("CS2_120"),
            Is(InHand(0), "CS2_120"),
            CostNow(InHand(0), 2),
            Now(InHand(0), 2, 3),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("WW_400t2"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_017")),
            Play("WW_400t2", Nothing),
            Choose(0),
        ],
    );
}

/// # Rolled a Three!
///
/// `WW_400t3` · Demon Hunter spell · 3 mana
///
/// > **Discover** a 3-Cost card.
///
/// State: Derived
//~ derived WW_400t3 de21fe1d 39e88231 1adc0b40.c467b1e8
#[test]
fn WW_400t3_rolled_a_three() {
    check(
        CardClass::DemonHunter,
        &[
            Give("WW_400t3"),
            Cost("WW_400t3", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_118")),
            Play("WW_400t3", Nothing),
            ChooseCard("CS2_118"),
            Is(InHand(0), "CS2_118"),
            CostNow(InHand(0), 3),
            Now(InHand(0), 5, 1),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("WW_400t3"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_017")),
            Play("WW_400t3", Nothing),
            Choose(0),
        ],
    );
}

/// # Rolled a Four!
///
/// `WW_400t4` · Demon Hunter spell · 4 mana
///
/// > **Discover** a 4-Cost card.
///
/// State: Derived
//~ derived WW_400t4 4b04c37f 102fefbf 45b7ea6e.f8fb3b10
#[test]
fn WW_400t4_rolled_a_four() {
    check(
        CardClass::DemonHunter,
        &[
            Give("WW_400t4"),
            Cost("WW_400t4", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_119")),
            Play("WW_400t4", Nothing),
            ChooseCard("CS2_119"),
            Is(InHand(0), "CS2_119"),
            CostNow(InHand(0), 4),
            Now(InHand(0), 2, 7),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("WW_400t4"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_070")),
            Play("WW_400t4", Nothing),
            Choose(0),
        ],
    );
}

/// # Rolled a Five!
///
/// `WW_400t5` · Demon Hunter spell · 5 mana
///
/// > **Discover** a 5-Cost card.
///
/// State: Derived
//~ derived WW_400t5 a2e01d60 d000e75d 6f93ff25.768e0231
#[test]
fn WW_400t5_rolled_a_five() {
    check(
        CardClass::DemonHunter,
        &[
            Give("WW_400t5"),
            Cost("WW_400t5", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("GVG_070")),
            Play("WW_400t5", Nothing),
            ChooseCard("GVG_070"),
            Is(InHand(0), "GVG_070"),
            CostNow(InHand(0), 5),
            Now(InHand(0), 7, 4),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("WW_400t5"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_017")),
            Play("WW_400t5", Nothing),
            Choose(0),
        ],
    );
}

/// # Rolled a Six!
///
/// `WW_400t6` · Demon Hunter spell · 6 mana
///
/// > **Discover** a 6-Cost card.
///
/// State: Derived
//~ derived WW_400t6 aa6cd6b9 52d7477a afa94d65.d413c2e9
#[test]
fn WW_400t6_rolled_a_six() {
    check(
        CardClass::DemonHunter,
        &[
            Give("WW_400t6"),
            Cost("WW_400t6", 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_200")),
            Play("WW_400t6", Nothing),
            ChooseCard("CS2_200"),
            Is(InHand(0), "CS2_200"),
            CostNow(InHand(0), 6),
            Now(InHand(0), 6, 7),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("WW_400t6"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_017")),
            Play("WW_400t6", Nothing),
            Choose(0),
        ],
    );
}

/// # Gunslinger Kurtrus
///
/// `WW_401` · Demon Hunter minion · 5 mana · 4/6
///
/// > **Battlecry:** If your deck started with no duplicates, fire six 2 damage shots at minions in the enemy's hand.
///
/// State: Todo
//~ todo WW_401 1a4d6842 9f11da36 2981e7eb.558911f9
#[test]
#[ignore = "todo: WW_401 Gunslinger Kurtrus"]
fn WW_401_gunslinger_kurtrus() {
    check(CardClass::DemonHunter, &[Give("WW_401"), Cost("WW_401", 5), Stats("WW_401", 4, 6), Unwritten]);
}

/// # Blindeye Sharpshooter
///
/// `WW_402` · Demon Hunter minion · 3 mana · 1/3
///
/// > After you play a Naga, deal 2 damage to a random enemy and draw a spell. *(Then switch!)*@After you cast a spell, deal 2 damage to a random enemy and draw a Naga. *(Then switch!)*
///
/// State: Todo
//~ todo WW_402 d770f880 97cc45e7 308f12e9.98de4469
#[test]
#[ignore = "todo: WW_402 Blindeye Sharpshooter"]
fn WW_402_blindeye_sharpshooter() {
    check(CardClass::DemonHunter, &[Give("WW_402"), Cost("WW_402", 3), Stats("WW_402", 1, 3), Unwritten]);
}

/// # Pocket Sand
///
/// `WW_403` · Demon Hunter spell · 2 mana
///
/// > Deal $3 damage. **Quickdraw:** Your opponent's next card costs (1) more.
///
/// State: Derived
//~ derived WW_403 60363009 ddd4d244 838fea9b.ed5699a1
#[test]
fn WW_403_pocket_sand() {
    check(
        CardClass::DemonHunter,
        &[
            Give("WW_403"),
            Cost("WW_403", 2),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WW_403", On(Nth(3))),
            Now(Nth(3), 4, 2),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("WW_403"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WW_403", On(Nth(2))),
            Now(Nth(2), 4, 2),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("WW_403"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WW_403", On(Nth(3))),
            EndTurn,
            CostNow(InTheirHand(0), 5),
            Now(Nth(3), 4, 2),
        ],
    );
}

/// # Sand In Your Eyes
///
/// `WW_403e` · Demon Hunter enchantment
///
/// > Your next card costs (1) more.
///
/// State: Derived
//~ derived WW_403e 69ac623b 517088d5 aa6d143c.0a634591
#[test]
fn WW_403e_sand_in_your_eyes() {
    check(
        CardClass::DemonHunter,
        &[
            Friend("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "WW_403e"),
            CostNow(Nth(1), 5),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Friend("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "WW_403e"),
            Play("CS2_118", Nothing),
            Crystals(10),
            CostNow(Nth(1), 4),
        ],
    );
}

/// # Sandy
///
/// `WW_403e1` · Demon Hunter enchantment
///
/// > Your next card costs (1) more.
///
/// State: Derived
//~ derived WW_403e1 1e9aa528 079533a6 9b2998e2.0a634591
#[test]
fn WW_403e1_sandy() {
    check(
        CardClass::DemonHunter,
        &[
            Friend("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "WW_403e1"),
            CostNow(Nth(1), 5),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Friend("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "WW_403e1"),
            Play("CS2_118", Nothing),
            Crystals(10),
            CostNow(Nth(1), 4),
        ],
    );
}

/// # Sandy
///
/// `WW_403e2` · Demon Hunter enchantment
///
/// > Costs (1) more.
///
/// State: Derived
//~ derived WW_403e2 9d6ed197 2085ff5f ebb61e25.5dfe1a2c
#[test]
fn WW_403e2_sandy() {
    check(CardClass::DemonHunter, &[Give("CS2_118"), Enchant(Nth(0), "WW_403e2"), CostNow(Nth(0), 4)]);
}

/// # Oasis Outlaws
///
/// `WW_404` · Demon Hunter spell · 1 mana
///
/// > **Discover** a Naga. If you've played a Naga while holding this, reduce its Cost by (1).
///
/// State: Derived
//~ derived WW_404 7f2427c4 58fe7575 50f9a8de.c49cc65d
#[test]
fn WW_404_oasis_outlaws() {
    check(
        CardClass::DemonHunter,
        &[
            Give("WW_404"),
            Cost("WW_404", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_938", Nothing),
            Crystals(10),
            Force(Card("BE_734")),
            Play("WW_404", Nothing),
            ChooseCard("BE_734"),
            Is(InHand(0), "BE_734"),
            CostNow(InHand(0), 3),
            Now(InHand(0), 3, 2),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("WW_404"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_938", Nothing),
            Crystals(10),
            Never(Card("AT_017")),
            Play("WW_404", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("WW_404"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("BE_734")),
            Play("WW_404", Nothing),
            ChooseCard("BE_734"),
            Is(InHand(0), "BE_734"),
            CostNow(InHand(0), 4),
            Now(InHand(0), 3, 2),
            HandCount(Mine, 1),
        ],
    );
}

/// # Fan the Hammer
///
/// `WW_405` · Demon Hunter spell · Fel · 4 mana
///
/// > Deal $6 damage split among the lowest Health enemies.
///
/// State: Todo
//~ todo WW_405 9bd51ae3 a0109876 66da735f.2a85ebca
#[test]
#[ignore = "todo: WW_405 Fan the Hammer"]
fn WW_405_fan_the_hammer() {
    check(CardClass::DemonHunter, &[Give("WW_405"), Cost("WW_405", 4), Unwritten]);
}

/// # Midnight Wolf
///
/// `WW_406` · Demon Hunter minion · 6 mana · 6/6
///
/// > **Rush Outcast:** Summon a copy of this.
///
/// State: Derived
//~ derived WW_406 d4298806 38ec13cb 091070c7.7c52a350
#[test]
fn WW_406_midnight_wolf() {
    check(
        CardClass::DemonHunter,
        &[
            Give("WW_406"),
            Cost("WW_406", 6),
            Stats("WW_406", 6, 6),
            Has("WW_406", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WW_406", Nothing),
            BoardCount(Mine, 3),
            In(The("WW_406"), Zone::Play),
            Now(The("WW_406"), 6, 6),
        ],
    );
}

/// # Parched Desperado
///
/// `WW_407` · Demon Hunter minion · 2 mana · 3/2
///
/// > **Battlecry:** If you've cast a spell while holding this, give your hero +3 Attack this turn.
///
/// State: Derived
//~ derived WW_407 56b1fa10 da5ce57f a743c5d5.ad66a5fe
#[test]
fn WW_407_parched_desperado() {
    check(
        CardClass::DemonHunter,
        &[
            Give("WW_407"),
            Cost("WW_407", 2),
            Stats("WW_407", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("WW_407", Nothing),
            Now(MyHero, 3, 30),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[Give("WW_407"), Friend("CS2_182"), Enemy("CS2_182"), Play("WW_407", Nothing), Now(MyHero, 0, 30)],
    );
}

/// # \*GULP\*
///
/// `WW_407e` · Demon Hunter enchantment
///
/// > +3 Attack this turn.
///
/// State: Derived
//~ derived WW_407e 8a4ccd9a 9052bd13 39fd565d.268eca27
#[test]
fn WW_407e_gulp() {
    check(
        CardClass::DemonHunter,
        &[Friend("CS2_118"), Enchant(My(0), "WW_407e"), Now(My(0), 8, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Bartend-O-Bot
///
/// `WW_408` · Demon Hunter minion · 2 mana · 3/1
///
/// > **Battlecry:** Draw an **Outcast** card and slide it to the left side of your hand.
///
/// State: Todo
//~ todo WW_408 845171bb 4894ac90 15fc6a41.9b5b446b
#[test]
#[ignore = "todo: WW_408 Bartend-O-Bot"]
fn WW_408_bartend_o_bot() {
    check(CardClass::DemonHunter, &[Give("WW_408"), Cost("WW_408", 2), Stats("WW_408", 3, 1), Unwritten]);
}

/// # Load the Chamber
///
/// `WW_409` · Demon Hunter spell · Fel · 3 mana
///
/// > Deal $2 damage. Your next Naga, Fel spell, and weapon cost (1) less.
///
/// State: Todo
//~ todo WW_409 a08c4aff 28201570 4e4d8f48.40d21d9e
#[test]
#[ignore = "todo: WW_409 Load the Chamber"]
fn WW_409_load_the_chamber() {
    check(CardClass::DemonHunter, &[Give("WW_409"), Cost("WW_409", 3), Unwritten]);
}

/// # Loaded Up!
///
/// `WW_409e1` · Shaman enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived WW_409e1 a67b4476 cce2f123 99b7b36c.f705eb41
#[test]
fn WW_409e1_loaded_up() {
    check(CardClass::DemonHunter, &[Give("CS2_118"), Enchant(Nth(0), "WW_409e1"), CostNow(Nth(0), 2)]);
}
