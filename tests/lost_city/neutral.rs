//! Neutral cards of The Lost City of Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 56684b93

/// # The Egg of Khelos
///
/// `DINO_410` · Neutral minion · 3 mana · 0/3
///
/// > **Deathrattle:** Summon a slightly cracked Egg. *(Break 5 times to hatch a 20/20 Beast with **Taunt!)*
///
/// State: Todo
//~ todo DINO_410 5695356b a61351c4 12d6ffc3.cb4a0bbc
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
//~ vanilla DINO_410t bdcdc3e0 0b17d4a6 0429e77b.4b0c5d24
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
//~ todo DINO_410t2 a999b6c7 449a4837 dc2b3f7c.b1f2f693
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
//~ todo DINO_410t3 a2508766 1f977a18 228a41d5.77e65601
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
//~ todo DINO_410t4 57c4ddc5 57c8de71 390200e6.02add67d
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
//~ todo DINO_410t5 5d23b913 0d61b095 a83187cb.0bd49280
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
/// State: Derived
//~ derived DINO_411 0daeedb9 dfc9e64c f9f184fb.1929d000
#[test]
fn DINO_411_holy_eggbearer() {
    check(
        CardClass::Mage,
        &[
            Give("DINO_411"),
            Cost("DINO_411", 2),
            Stats("DINO_411", 1, 2),
            OnTop("TTN_710"),
            OnTop("TTN_710"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DINO_411", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 0),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 0, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DINO_411"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("TTN_710"),
            OnTop("CS2_008"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DINO_411", Nothing),
            DeckCount(Mine, 7),
            HandCount(Mine, 1),
            CostNow(Nth(6), 0),
            In(Nth(6), Zone::Hand),
            Now(Nth(6), 0, 3),
        ],
    );
}

/// # Herbivore Assistant
///
/// `DINO_419` · Neutral minion · 3 mana · 3/2
///
/// > **Battlecry:** Give a friendly Beast +2/+2 and **Rush**.
///
/// State: Derived
//~ derived DINO_419 c07382d8 909ba4d8 a5a358d5.e6932bea
#[test]
fn DINO_419_herbivore_assistant() {
    check(
        CardClass::Mage,
        &[
            Give("DINO_419"),
            Cost("DINO_419", 3),
            Stats("DINO_419", 3, 2),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CannotTarget("DINO_419", Nth(2)),
            Play("DINO_419", On(Nth(1))),
            HasNow(Nth(1), GameTag::RUSH),
            Now(Nth(1), 4, 9),
        ],
    );
}

/// # Making Progress
///
/// `DINO_419e` · Neutral enchantment
///
/// > +2/+2 and **Rush**.
///
/// State: Derived
//~ derived DINO_419e 577d56b2 5f2beec0 280d24f4.8237cf7c
#[test]
fn DINO_419e_making_progress() {
    check(
        CardClass::Mage,
        &[Friend("CS2_118"), Enchant(My(0), "DINO_419e"), Now(My(0), 7, 3), HasNow(My(0), GameTag::RUSH)],
    );
}

/// # Beast Speaker Taka
///
/// `DINO_430` · Neutral minion · 7 mana · 2/2
///
/// > **Battlecry: Discover** a **Legendary** Beast from any class to gain its stats. **Deathrattle:** Summon it.
///
/// State: Todo
//~ todo DINO_430 1f8d5aad 1a528c8e 08970d5e.61273afd
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
/// State: Done
//~ done DINO_435 57af5f45 - 713f8c62.3c13ccf7
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

/// # The Coin
///
/// `DINO_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived DINO_COIN1 430a069c bf8c5d8f 07f82b4d.095f71be
#[test]
fn DINO_COIN1_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("DINO_COIN1"),
            Cost("DINO_COIN1", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("DINO_COIN1", Nothing),
            Mana(6),
        ],
    );
}

/// # The Coin
///
/// `DINO_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived DINO_COIN2 349980c9 f8711bcd cc4914e8.095f71be
#[test]
fn DINO_COIN2_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("DINO_COIN2"),
            Cost("DINO_COIN2", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("DINO_COIN2", Nothing),
            Mana(6),
        ],
    );
}

/// # Elise the Navigator
///
/// `TLC_100` · Neutral minion · 4 mana · 3/5
///
/// > **Battlecry:** If your deck started with 10 cards of different Costs, craft a custom location.
///
/// State: Todo
//~ todo TLC_100 83a155f9 392fc9d5 a9f1f58f.380a7553
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
//~ todo TLC_100t1 ea287441 2e47ccd8 76504b2f.09cdb72f
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
//~ todo TLC_100t11 e0df3f96 43e88cde 2f7e4e67.66761e5e
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
//~ todo TLC_100t12 ec19c75e f9e85f82 87fd01fc.29aac201
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
/// State: Derived
//~ derived TLC_100t13 0bc40740 5e4d7693 db5d03fb.3721c0ed
#[test]
fn TLC_100t13_runic_inscriptions() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_100t13"),
            Cost("TLC_100t13", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Play("TLC_100t13", Nothing),
            ChooseCard("AT_001"),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 4),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TLC_100t13"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            Play("TLC_100t13", Nothing),
            Choose(0),
        ],
    );
}

/// # Snapping Plants
///
/// `TLC_100t14` · Neutral spell · 0 mana
///
/// > Give your characters +1 Attack this turn.
///
/// State: Derived
//~ derived TLC_100t14 1a1ce8d3 dab93829 7104b01c.7ee3c97c
#[test]
fn TLC_100t14_snapping_plants() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_100t14"),
            Cost("TLC_100t14", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_100t14", Nothing),
            Now(MyHero, 1, 30),
            Now(Nth(1), 5, 5),
        ],
    );
}

/// # Snap!
///
/// `TLC_100t14e2` · Neutral enchantment
///
/// > +1 Attack this turn.
///
/// State: Derived
//~ derived TLC_100t14e2 0d1686a1 037aa4fb a9acd676.8c49468d
#[test]
fn TLC_100t14e2_snap() {
    check(
        CardClass::Mage,
        &[Friend("CS2_118"), Enchant(My(0), "TLC_100t14e2"), Now(My(0), 6, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Nesting Grounds
///
/// `TLC_100t15` · Neutral spell · 0 mana
///
/// > Summon a 2/1 Raptor with **Rush**.
///
/// State: Todo
//~ todo TLC_100t15 46feff00 d281d692 2b0c762c.98c0f71a
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
/// State: Derived
//~ derived TLC_100t16 03979846 0b4c62c4 6fef9412.38ab66d1
#[test]
fn TLC_100t16_lava_stream() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_100t16"),
            Cost("TLC_100t16", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_100t16", Nothing),
            Armor(Mine, 3),
        ],
    );
}

/// # Radiant Crystals
///
/// `TLC_100t17` · Neutral spell · 0 mana
///
/// > Summon a 1/1 copy of a friendly minion.
///
/// State: Derived
//~ derived TLC_100t17 614a2b15 c10423c3 2a2ed7a1.889718f7
#[test]
fn TLC_100t17_radiant_crystals() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_100t17"),
            Cost("TLC_100t17", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_100t17", On(Nth(1))),
            BoardCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TLC_100t17"),
            Friend("TLC_248"),
            Play("TLC_100t17", On(Nth(1))),
            BoardCount(Mine, 2),
            In(The("TLC_248"), Zone::Play),
            Now(The("TLC_248"), 1, 1),
        ],
    );
}

/// # Radiant Reflection
///
/// `TLC_100t17e` · Neutral enchantment
///
/// > 1/1.
///
/// State: Derived
//~ derived TLC_100t17e 1a79b22b 6879646f 89bed934.d68bebe2
#[test]
fn TLC_100t17e_radiant_reflection() {
    check(CardClass::Mage, &[Friend("CS2_119"), Enchant(My(0), "TLC_100t17e"), Now(My(0), 1, 1)]);
}

/// # Terror Run
///
/// `TLC_100t2` · Neutral location · 5 mana · 0 uses
///
/// > {0} {1}
///
/// State: Todo
//~ todo TLC_100t2 4806cb76 002cfc98 502ec609.09cdb72f
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
//~ todo TLC_100t21 d2c7f024 f94bf5c0 db21209a.ac384121
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
//~ todo TLC_100t22 4e1704be 22a6d073 d9eb0531.846a6f33
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
/// State: Derived
//~ derived TLC_100t23 bc60ee35 39e0e6b7 aac7e24d.999e8b4d
#[test]
fn TLC_100t23_runic_inscriptions() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_100t23"),
            Cost("TLC_100t23", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Play("TLC_100t23", Nothing),
            ChooseCard("AT_001"),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 1),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TLC_100t23"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            Play("TLC_100t23", Nothing),
            Choose(0),
        ],
    );
}

/// # Snapping Plants
///
/// `TLC_100t24` · Neutral spell · 0 mana
///
/// > Give your characters +2 Attack this turn.
///
/// State: Derived
//~ derived TLC_100t24 f5ff0348 8a76c50b 335df880.a0b00417
#[test]
fn TLC_100t24_snapping_plants() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_100t24"),
            Cost("TLC_100t24", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_100t24", Nothing),
            Now(MyHero, 2, 30),
            Now(Nth(1), 6, 5),
        ],
    );
}

/// # Snap!
///
/// `TLC_100t24e2` · Neutral enchantment
///
/// > +2 Attack this turn.
///
/// State: Derived
//~ derived TLC_100t24e2 8467d2b7 a6fde219 3b3edeb8.09ced50d
#[test]
fn TLC_100t24e2_snap() {
    check(
        CardClass::Mage,
        &[Friend("CS2_118"), Enchant(My(0), "TLC_100t24e2"), Now(My(0), 7, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Nesting Grounds
///
/// `TLC_100t25` · Neutral spell · 0 mana
///
/// > Summon two 2/1 Raptors with **Rush**.
///
/// State: Todo
//~ todo TLC_100t25 911c7394 396b663a a68157cf.36aa7857
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
/// State: Derived
//~ derived TLC_100t26 a44f5cd8 b36c701e d6af8232.49849308
#[test]
fn TLC_100t26_lava_stream() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_100t26"),
            Cost("TLC_100t26", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_100t26", Nothing),
            Armor(Mine, 6),
        ],
    );
}

/// # Radiant Crystals
///
/// `TLC_100t27` · Neutral spell · 0 mana
///
/// > Summon a 3/3 copy of a friendly minion.
///
/// State: Derived
//~ derived TLC_100t27 a3bbc449 6bb09f9a 46da0552.915c348f
#[test]
fn TLC_100t27_radiant_crystals() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_100t27"),
            Cost("TLC_100t27", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_100t27", On(Nth(1))),
            BoardCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TLC_100t27"),
            Friend("TLC_248"),
            Play("TLC_100t27", On(Nth(1))),
            BoardCount(Mine, 2),
            In(The("TLC_248"), Zone::Play),
            Now(The("TLC_248"), 3, 3),
        ],
    );
}

/// # Radiant Reflection
///
/// `TLC_100t27e` · Neutral enchantment
///
/// > 3/3.
///
/// State: Derived
//~ derived TLC_100t27e 25180b9c c3df039b eaae4d08.6c79ef92
#[test]
fn TLC_100t27e_radiant_reflection() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "TLC_100t27e"), Now(My(0), 3, 3)]);
}

/// # Fire Plume Ridge
///
/// `TLC_100t3` · Neutral location · 10 mana · 0 uses
///
/// > {0} {1}
///
/// State: Todo
//~ todo TLC_100t3 713ce564 3a73d977 13e3c0d3.09cdb72f
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
//~ todo TLC_100t31 2a518d0b 3e5f004d 0adbaec8.ab84c675
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
//~ todo TLC_100t32 f670d65d c50242c3 f5cee006.804ef45b
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
/// State: Derived
//~ derived TLC_100t33 9fb3df9d 58aa3e35 e6f6d7d2.cb1886b6
#[test]
fn TLC_100t33_runic_inscriptions() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_100t33"),
            Cost("TLC_100t33", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Play("TLC_100t33", Nothing),
            ChooseCard("AT_001"),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 0),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TLC_100t33"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            Play("TLC_100t33", Nothing),
            Choose(0),
        ],
    );
}

/// # Snapping Plants
///
/// `TLC_100t34` · Neutral spell · 0 mana
///
/// > Give your characters +4 Attack this turn.
///
/// State: Derived
//~ derived TLC_100t34 6e9a35bf d04dc10a a6d1d763.5cbf37d2
#[test]
fn TLC_100t34_snapping_plants() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_100t34"),
            Cost("TLC_100t34", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_100t34", Nothing),
            Now(MyHero, 4, 30),
            Now(Nth(1), 8, 5),
        ],
    );
}

/// # Snap!
///
/// `TLC_100t34e2` · Neutral enchantment
///
/// > +4 Attack this turn.
///
/// State: Derived
//~ derived TLC_100t34e2 fce1e578 27b1536f 741a28e8.a9003f71
#[test]
fn TLC_100t34e2_snap() {
    check(
        CardClass::Mage,
        &[Friend("CS2_118"), Enchant(My(0), "TLC_100t34e2"), Now(My(0), 9, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Nesting Grounds
///
/// `TLC_100t35` · Neutral spell · 0 mana
///
/// > Summon four 2/1 Raptors with **Rush**.
///
/// State: Todo
//~ todo TLC_100t35 763da98e 501114e8 e95b4a6d.3d67136e
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
/// State: Derived
//~ derived TLC_100t36 4d7b2268 2a4d120b f1253b76.ee4748e3
#[test]
fn TLC_100t36_lava_stream() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_100t36"),
            Cost("TLC_100t36", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_100t36", Nothing),
            Armor(Mine, 12),
        ],
    );
}

/// # Radiant Crystals
///
/// `TLC_100t37` · Neutral spell · 0 mana
///
/// > Summon a 5/5 copy of a friendly minion.
///
/// State: Derived
//~ derived TLC_100t37 a5c8f852 412011ce 1a11b729.0e79cb15
#[test]
fn TLC_100t37_radiant_crystals() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_100t37"),
            Cost("TLC_100t37", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_100t37", On(Nth(1))),
            BoardCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TLC_100t37"),
            Friend("TLC_248"),
            Play("TLC_100t37", On(Nth(1))),
            BoardCount(Mine, 2),
            In(The("TLC_248"), Zone::Play),
            Now(The("TLC_248"), 5, 5),
        ],
    );
}

/// # Radiant Reflection
///
/// `TLC_100t37e` · Neutral enchantment
///
/// > 5/5.
///
/// State: Derived
//~ derived TLC_100t37e bc1153d3 16a53643 309707e0.36023d4f
#[test]
fn TLC_100t37e_radiant_reflection() {
    check(CardClass::Mage, &[Friend("CS2_119"), Enchant(My(0), "TLC_100t37e"), Now(My(0), 5, 5)]);
}

/// # Undercover Cultist
///
/// `TLC_101` · Neutral minion · 3 mana · 2/3
///
/// > **Taunt**, **Reborn** Has +3 Attack while damaged.
///
/// State: Derived
//~ derived TLC_101 8ab6909b 189ab271 c8517d98.cdc3591d
#[test]
fn TLC_101_undercover_cultist() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_101"),
            Cost("TLC_101", 3),
            Stats("TLC_101", 2, 3),
            Has("TLC_101", GameTag::REBORN),
            Has("TLC_101", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TLC_101"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(Nth(3), 1),
            Now(The("TLC_101"), 5, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("TLC_101"), Friend("CS2_182"), Enemy("CS2_182"), Friend("TLC_101"), Now(Nth(3), 2, 3)],
    );
}

/// # Enraged
///
/// `TLC_101e` · Neutral enchantment
///
/// > +3 Attack.
///
/// State: Derived
//~ derived TLC_101e 8733de80 7503e1dd 94908957.fc2d73f0
#[test]
fn TLC_101e_enraged() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "TLC_101e"), Now(My(0), 8, 1)]);
}

/// # Nesting Raptor
///
/// `TLC_101t` · Neutral minion · 1 mana · 2/1
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla TLC_101t 8061c918 f9947e03 4f90c9ab.57b12c28
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
//~ todo TLC_102 b5196fcf af3dd850 6402e229.130bd346
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
//~ todo TLC_106 e76215eb 7f4f5859 d8c7bad9.58691c48
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
/// State: Derived
//~ derived TLC_107 5416d6af d3603863 0b84c196.2c08c07d
#[test]
fn TLC_107_stormbrewer() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_107"),
            Cost("TLC_107", 5),
            Stats("TLC_107", 3, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Play("CS2_118", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Play("TLC_107", Nothing),
            HasNow(Nth(0), GameTag::RUSH),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TLC_107"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("TLC_107"),
            Play("CS2_118", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Attack(Nth(4), TheirHero),
            Now(TheirHero, 0, 24),
            Damage(TheirHero, 6),
        ],
    );
}

/// # Relic Miner
///
/// `TLC_109` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Destroy the top card of your deck. **Discover** a card of the same Rarity.
///
/// State: Todo
//~ todo TLC_109 a4bad8a5 9846d7d6 7c19d4fd.404c7a27
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
//~ todo TLC_110 f1d977e0 0767223a ee3c7159.8824bb69
#[test]
#[ignore = "todo: TLC_110 City Chief Esho"]
fn TLC_110_city_chief_esho() {
    check(CardClass::Mage, &[Give("TLC_110"), Cost("TLC_110", 6), Stats("TLC_110", 5, 7), Unwritten]);
}

/// # Kin
///
/// `TLC_110e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived TLC_110e ec7cff54 0f21119b c5e90517.6d6ab056
#[test]
fn TLC_110e_kin() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "TLC_110e"), Now(My(0), 7, 3)]);
}

/// # Ancient Stegodon
///
/// `TLC_242` · Neutral minion · 3 mana · 1/5
///
/// > **Battlecry:** Choose to gain **Taunt**, **Poisonous**, or +1/+1.
///
/// State: Derived
//~ derived TLC_242 131f2353 b1877b5d b7e3fa0c.9bca7ba3
#[test]
fn TLC_242_ancient_stegodon() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_242"),
            Cost("TLC_242", 3),
            Stats("TLC_242", 1, 5),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("TLC_242", Nothing),
            Choose(0),
            HasNow(Nth(0), GameTag::TAUNT),
        ],
    );
}

/// # Whirling Stormdrake
///
/// `TLC_243` · Neutral minion · 9 mana · 8/8
///
/// > **Rush**, **Windfury Kindred:** Gain **Immune** this turn.
///
/// State: Done
//~ done TLC_243 a476d0f5 - 050b6cea.92ad8242
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

/// # Storm Clouds
///
/// `TLC_243e` · Neutral enchantment
///
/// > **Immune** this turn.
///
/// State: Derived
//~ derived TLC_243e 629708eb dc5da126 8ea8d6ef.fb55a5e5
#[test]
fn TLC_243e_storm_clouds() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "TLC_243e"),
            HasNow(My(0), GameTag::IMMUNE),
            EndTurn,
            HasNot(My(0), GameTag::IMMUNE),
        ],
    );
}

/// # Curious Explorer
///
/// `TLC_244` · Neutral minion · 2 mana · 3/5
///
/// > **Deathrattle:** Reduce the Cost of a minion in your opponent's hand by (2).
///
/// State: Derived
//~ derived TLC_244 b631b366 09829b87 2e601970.36396653
#[test]
fn TLC_244_curious_explorer() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_244"),
            Cost("TLC_244", 2),
            Stats("TLC_244", 3, 5),
            Give("CS2_182"),
            GiveThem("CS2_118"),
            GiveThem("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TLC_244"),
            Force(Entity(Nth(2))),
            Kill(Nth(6)),
            CostNow(Nth(2), 1),
        ],
    );
}

/// # Ancient Raptor
///
/// `TLC_245` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry:** Choose to gain +3 Attack, **Divine Shield**, or "**Deathrattle:** Summon two 1/1 Plants."
///
/// State: Todo
//~ todo TLC_245 0563fc1e 07ecd387 9eab218f.2216aaaf
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
//~ todo TLC_246 047cc0e5 e02d166b 2491ac71.3b5895d9
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
/// State: Done
//~ done TLC_247 44e62276 - 9f196b90.18f988c7
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

/// # Ultragigasaur
///
/// `TLC_248` · Neutral minion · 11 mana · 14/28
///
/// State: Vanilla
//~ vanilla TLC_248 333ad0b8 2eb5e45d a39e276a
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
/// State: Derived
//~ derived TLC_249 d73c7369 23b0f610 989ecf41.c254f837
#[test]
fn TLC_249_sizzling_cinder() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_249"),
            Cost("TLC_249", 1),
            Stats("TLC_249", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TLC_249"),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Kill(Nth(3)),
            Now(Nth(2), 4, 4),
            Now(TheirHero, 0, 29),
            Damage(TheirHero, 1),
        ],
    );
}

/// # Crater Gator
///
/// `TLC_250` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Until the start of your next turn, the enemy hero can't be healed.
///
/// State: Todo
//~ todo TLC_250 76be95d5 b3bd2dcf 3f4d2610.db4e47dc
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
//~ todo TLC_251 a9386a83 febe90d2 eb8c2d01.efb8a6f1
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
//~ todo TLC_252 2fb1300e 4c378444 dea2e935.951610c7
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
//~ todo TLC_253 cca9805a a5839dea 52c52792.a789f8f9
#[test]
#[ignore = "todo: TLC_253 Petrified Ogre"]
fn TLC_253_petrified_ogre() {
    check(CardClass::Mage, &[Give("TLC_253"), Cost("TLC_253", 3), Stats("TLC_253", 5, 5), Unwritten]);
}

/// # Petrified Strength
///
/// `TLC_253e2` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived TLC_253e2 4a327529 c8362f42 800a94cb.6d6ab056
#[test]
fn TLC_253e2_petrified_strength() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "TLC_253e2"), Now(My(0), 7, 3)]);
}

/// # Tortollan Storyteller
///
/// `TLC_254` · Neutral minion · 2 mana · 1/2
///
/// > At the end of your turn, give +1/+1 to each friendly minion of a different type.
///
/// State: Todo
//~ todo TLC_254 368dbc9d 5fcb7900 42f5c22f.b09502a4
#[test]
#[ignore = "todo: TLC_254 Tortollan Storyteller"]
fn TLC_254_tortollan_storyteller() {
    check(CardClass::Mage, &[Give("TLC_254"), Cost("TLC_254", 2), Stats("TLC_254", 1, 2), Unwritten]);
}

/// # Immersed
///
/// `TLC_254e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived TLC_254e 4ededb18 75ccc21f 4cdf1427.67341004
#[test]
fn TLC_254e_immersed() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "TLC_254e"), Now(My(0), 6, 2)]);
}

/// # Crystal Tender
///
/// `TLC_255` · Neutral minion · 2 mana · 2/2
///
/// > **Tradeable Battlecry:** Gain empty Mana Crystals until both players have the same Mana.
///
/// State: Todo
//~ todo TLC_255 f2366c35 179cf7e5 bd701d68.3e83deab
#[test]
#[ignore = "todo: TLC_255 Crystal Tender"]
fn TLC_255_crystal_tender() {
    check(
        CardClass::Mage,
        &[Give("TLC_255"), Cost("TLC_255", 2), Stats("TLC_255", 2, 2), Has("TLC_255", GameTag::TRADEABLE), Unwritten],
    );
}

/// # Marshland Thresher
///
/// `TLC_256` · Neutral minion · 3 mana · 3/3
///
/// > After you cast a spell, gain **Divine Shield**.
///
/// State: Derived
//~ derived TLC_256 a7d722a7 2f949fd4 50d2b235.28542517
#[test]
fn TLC_256_marshland_thresher() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_256"),
            Cost("TLC_256", 3),
            Stats("TLC_256", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TLC_256"),
            Play("GAME_005", Nothing),
            HasNow(Nth(3), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Rockskipper
///
/// `TLC_427` · Neutral minion · 2 mana · 1/3
///
/// > **Battlecry:** Get a 1-Cost Rock that deals $3 damage.
///
/// State: Derived
//~ derived TLC_427 18cb3080 1cbdeddb 4eeca7c9.42a0fcd6
#[test]
fn TLC_427_rockskipper() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_427"),
            Cost("TLC_427", 2),
            Stats("TLC_427", 1, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_427", Nothing),
            Is(InHand(0), "WW_001t"),
            CostNow(InHand(0), 1),
            HandCount(Mine, 1),
        ],
    );
}

/// # Steamfin Thief
///
/// `TLC_429` · Neutral minion · 4 mana · 4/3
///
/// > **Kindred:** Summon two 1/1 Murlocs with **Rush**.
///
/// State: Done
//~ done TLC_429 7034df1c - 5eb28400.3a378814
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

/// # Juvenile Steamfin
///
/// `TLC_429t` · Neutral minion · 1 mana · 1/1
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla TLC_429t cb24c418 f9e886a3 3d1fec60.57b12c28
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
//~ todo TLC_454 05ea2b1d ec215cc2 101aa4c8.2ff385be
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
//~ todo TLC_465 43f19d87 3edb3c68 f966645e.6c0ae3df
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
/// State: Derived
//~ derived TLC_468 90bb602e 7a4f4f5b faa48b65.bead8b43
#[test]
fn TLC_468_blob_of_tar() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_468"),
            Cost("TLC_468", 5),
            Stats("TLC_468", 4, 4),
            Has("TLC_468", GameTag::POISONOUS),
            Has("TLC_468", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TLC_468"),
            Kill(Nth(3)),
            BoardCount(Mine, 3),
            In(The("TLC_468t1"), Zone::Play),
            Now(The("TLC_468t1"), 2, 2),
            In(The("TLC_468t2"), Zone::Play),
            Now(The("TLC_468t2"), 2, 2),
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
//~ vanilla TLC_468t1 76740dd8 2911e09e 845b86af.2574dcf7
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
//~ vanilla TLC_468t2 fc6cc722 64badf70 d7487b21.4b0c5d24
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
/// State: Derived
//~ derived TLC_480 a8cc7b47 cf0c2683 5c7d5629.026de43b
#[test]
fn TLC_480_krog_crater_king() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_480"),
            Cost("TLC_480", 9),
            Stats("TLC_480", 8, 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TLC_480"),
            EndTurn,
            Now(Nth(2), 1, 1),
        ],
    );
}

/// # Kroginated
///
/// `TLC_480e2` · Neutral enchantment
///
/// > 1/1.
///
/// State: Derived
//~ derived TLC_480e2 5d42a8dc 43e3e16c 5744973c.d68bebe2
#[test]
fn TLC_480e2_kroginated() {
    check(CardClass::Mage, &[Friend("CS2_119"), Enchant(My(0), "TLC_480e2"), Now(My(0), 1, 1)]);
}

/// # Platysaur
///
/// `TLC_603` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** Draw a card. **Deathrattle:** Discard it.
///
/// State: Todo
//~ todo TLC_603 540ff524 9826db3f 8c74a6ac.d17bae45
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
/// State: Derived
//~ derived TLC_605 309610ee af230e86 713f991b.aad221f8
#[test]
fn TLC_605_tar_tyrant() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_605"),
            Cost("TLC_605", 8),
            Stats("TLC_605", 1, 12),
            Has("TLC_605", GameTag::LIFESTEAL),
            Has("TLC_605", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TLC_605"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            EndTurn,
            Now(Nth(3), 7, 10),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TLC_605"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TLC_605"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            EndTurn,
            EndTurn,
            Now(Nth(3), 1, 10),
        ],
    );
}

/// # Willful Watcher
///
/// `TLC_621` · Neutral minion · 4 mana · 4/7
///
/// > **Taunt Deathrattle:** Destroy the top 3 cards of your deck.
///
/// State: Derived
//~ derived TLC_621 e77b2302 55c07416 4a35cb9f.73a6711f
#[test]
fn TLC_621_willful_watcher() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_621"),
            Cost("TLC_621", 4),
            Stats("TLC_621", 4, 7),
            Has("TLC_621", GameTag::TAUNT),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TLC_621"),
            Kill(Nth(8)),
            DeckCount(Mine, 2),
            Dead(Nth(3)),
            Dead(Nth(4)),
            Dead(Nth(5)),
        ],
    );
}

/// # Ravenous Devilsaur
///
/// `TLC_829` · Neutral minion · 7 mana · 3/3
///
/// > **Battlecry:** Destroy a minion. **Kindred:** Gain its stats.
///
/// State: Derived
//~ derived TLC_829 4f682c64 d3e92318 71e194ee.89e6710f
#[test]
fn TLC_829_ravenous_devilsaur() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_829"),
            Cost("TLC_829", 7),
            Stats("TLC_829", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_119", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Play("TLC_829", On(Nth(2))),
            Now(Nth(0), 7, 8),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TLC_829"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_119", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Play("TLC_829", On(Nth(1))),
            BoardCount(Mine, 2),
            Now(Nth(0), 7, 8),
            Dead(Nth(1)),
        ],
    );
}

/// # Bones
///
/// `TLC_829t` · Neutral spell · 2 mana
///
/// > Give a minion +{0}/+{1}.
///
/// State: Todo
//~ todo TLC_829t 7f2db812 332e3bd1 395e3f46.25653c42
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
//~ todo TLC_831 235813f6 39007fe5 6720d830.ca20e5ee
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
//~ vanilla TLC_831t dd11d204 1688dab8 9194fd10
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
/// State: Derived
//~ derived TLC_888 49be1d98 dc503449 f1744eb3.a6f38aa6
#[test]
fn TLC_888_cloud_serpent() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_888"),
            Cost("TLC_888", 3),
            Stats("TLC_888", 3, 3),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("TLC_888", Nothing),
            Is(InHand(2), "CS2_118"),
            CostNow(InHand(2), 3),
            Now(InHand(2), 5, 1),
            HandCount(Mine, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TLC_888"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(2))),
            Play("TLC_888", Nothing),
        ],
    );
}

/// # Questing Assistant
///
/// `TLC_987` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** If you played a **Quest** this game, deal 3 damage to an enemy minion.
///
/// State: Derived
//~ derived TLC_987 75f5a199 74e8c959 b6677bcb.573bbad8
#[test]
fn TLC_987_questing_assistant() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_987"),
            Cost("TLC_987", 2),
            Stats("TLC_987", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_028", Nothing),
            Crystals(10),
            Play("TLC_987", On(Nth(2))),
            Now(Nth(2), 4, 2),
        ],
    );
    check(CardClass::Mage, &[Give("TLC_987"), Friend("CS2_182"), Enemy("CS2_182"), Play("TLC_987", Nothing)]);
}

/// # The Coin
///
/// `TLC_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived TLC_COIN1 f69a37fb 04c3744e 7ba56548.095f71be
#[test]
fn TLC_COIN1_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_COIN1"),
            Cost("TLC_COIN1", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("TLC_COIN1", Nothing),
            Mana(6),
        ],
    );
}

/// # The Coin
///
/// `TLC_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived TLC_COIN2 c10650c5 0acdcc87 55e9a224.095f71be
#[test]
fn TLC_COIN2_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_COIN2"),
            Cost("TLC_COIN2", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("TLC_COIN2", Nothing),
            Mana(6),
        ],
    );
}
