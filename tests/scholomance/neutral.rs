//! Neutral cards of Scholomance Academy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # The Coin
///
/// `BAR_COIN3` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Todo
//~ BAR_COIN3 todo a075901e f39bc902
#[test]
#[ignore = "todo: BAR_COIN3 The Coin"]
fn BAR_COIN3_the_coin() {
    check(CardClass::Mage, &[Give("BAR_COIN3"), Cost("BAR_COIN3", 0), Unwritten]);
}

/// # Voracious Reader
///
/// `SCH_142` · Neutral minion · 3 mana · 1/3
///
/// > At the end of your turn, draw until you have 3 cards.
///
/// State: Todo
//~ SCH_142 todo 24268bc1 0840601b
#[test]
#[ignore = "todo: SCH_142 Voracious Reader"]
fn SCH_142_voracious_reader() {
    check(CardClass::Mage, &[Give("SCH_142"), Cost("SCH_142", 3), Stats("SCH_142", 1, 3), Unwritten]);
}

/// # Divine Rager
///
/// `SCH_143` · Neutral minion · 4 mana · 5/1
///
/// > **Divine Shield**
///
/// State: Vanilla
//~ SCH_143 vanilla dd4cb4c6 bc529de9
#[test]
fn SCH_143_divine_rager() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_143"),
            Cost("SCH_143", 4),
            Stats("SCH_143", 5, 1),
            Has("SCH_143", GameTag::DIVINE_SHIELD),
            Play("SCH_143", Nothing),
            In(The("SCH_143"), Zone::Play),
            Now(The("SCH_143"), 5, 1),
            HasNow(The("SCH_143"), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Desk Imp
///
/// `SCH_145` · Neutral minion · 0 mana · 1/1
///
/// State: Vanilla
//~ SCH_145 vanilla e8eefb5b eaaa12e3
#[test]
fn SCH_145_desk_imp() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_145"),
            Cost("SCH_145", 0),
            Stats("SCH_145", 1, 1),
            Play("SCH_145", Nothing),
            In(The("SCH_145"), Zone::Play),
            Now(The("SCH_145"), 1, 1),
        ],
    );
}

/// # Robes of Protection
///
/// `SCH_146` · Neutral minion · 3 mana · 2/4
///
/// > Your minions have **Elusive**.
///
/// State: Todo
//~ SCH_146 todo 3cae096f 4abf5b6a
#[test]
#[ignore = "todo: SCH_146 Robes of Protection"]
fn SCH_146_robes_of_protection() {
    check(CardClass::Mage, &[Give("SCH_146"), Cost("SCH_146", 3), Stats("SCH_146", 2, 4), Unwritten]);
}

/// # Enchanted Cauldron
///
/// `SCH_157` · Neutral minion · 3 mana · 1/6
///
/// > Spellburst**:** Cast a random spell of the same Cost.
///
/// State: Todo
//~ SCH_157 todo b8206564 f718f990
#[test]
#[ignore = "todo: SCH_157 Enchanted Cauldron"]
fn SCH_157_enchanted_cauldron() {
    check(CardClass::Mage, &[Give("SCH_157"), Cost("SCH_157", 3), Stats("SCH_157", 1, 6), Unwritten]);
}

/// # Wandmaker
///
/// `SCH_160` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Add a 1-Cost spell from your class to your hand.
///
/// State: Todo
//~ SCH_160 todo 7e757c63 af409cf7
#[test]
#[ignore = "todo: SCH_160 Wandmaker"]
fn SCH_160_wandmaker() {
    check(CardClass::Mage, &[Give("SCH_160"), Cost("SCH_160", 2), Stats("SCH_160", 2, 2), Unwritten]);
}

/// # Vectus
///
/// `SCH_162` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** Summon two 1/1 Whelps. Each gains a **Deathrattle** from your minions that died this game.
///
/// State: Todo
//~ SCH_162 todo 2465cea3 04cf280f
#[test]
#[ignore = "todo: SCH_162 Vectus"]
fn SCH_162_vectus() {
    check(CardClass::Mage, &[Give("SCH_162"), Cost("SCH_162", 5), Stats("SCH_162", 4, 4), Unwritten]);
}

/// # Plagued Hatchling
///
/// `SCH_162t` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ SCH_162t vanilla e9bfc73d eb6417e5
#[test]
fn SCH_162t_plagued_hatchling() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_162t"),
            Cost("SCH_162t", 1),
            Stats("SCH_162t", 1, 1),
            Play("SCH_162t", Nothing),
            In(The("SCH_162t"), Zone::Play),
            Now(The("SCH_162t"), 1, 1),
        ],
    );
}

/// # Transfer Student
///
/// `SCH_199` · Neutral minion · 2 mana · 2/2
///
/// > This has different effects based on which game board you're on.
///
/// State: Todo
//~ SCH_199 todo 0bda2056 e52644d2
#[test]
#[ignore = "todo: SCH_199 Transfer Student"]
fn SCH_199_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199"), Cost("SCH_199", 2), Stats("SCH_199", 2, 2), Unwritten]);
}

/// # Transfer Student
///
/// `SCH_199t` · Neutral minion · 2 mana · 2/2
///
/// > **Divine Shield**
///
/// State: Vanilla
//~ SCH_199t vanilla cf2050cc 9c1cbc63
#[test]
fn SCH_199t_transfer_student() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_199t"),
            Cost("SCH_199t", 2),
            Stats("SCH_199t", 2, 2),
            Has("SCH_199t", GameTag::DIVINE_SHIELD),
            Play("SCH_199t", Nothing),
            In(The("SCH_199t"), Zone::Play),
            Now(The("SCH_199t"), 2, 2),
            HasNow(The("SCH_199t"), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Transfer Student
///
/// `SCH_199t10` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Spend all your Mana. Summon a random minion of that Cost.
///
/// State: Todo
//~ SCH_199t10 todo c7713408 ca18008d
#[test]
#[ignore = "todo: SCH_199t10 Transfer Student"]
fn SCH_199t10_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199t10"), Cost("SCH_199t10", 2), Stats("SCH_199t10", 2, 2), Unwritten]);
}

/// # Transfer Student
///
/// `SCH_199t11` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Add a **Karazhan** Portal spell to your hand.
///
/// State: Todo
//~ SCH_199t11 todo 1e4c9b5f 3debb3e5
#[test]
#[ignore = "todo: SCH_199t11 Transfer Student"]
fn SCH_199t11_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199t11"), Cost("SCH_199t11", 2), Stats("SCH_199t11", 2, 2), Unwritten]);
}

/// # Transfer Student
///
/// `SCH_199t12` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Give a random minion in your hand +2/+2.
///
/// State: Todo
//~ SCH_199t12 todo d95894e8 01f3b683
#[test]
#[ignore = "todo: SCH_199t12 Transfer Student"]
fn SCH_199t12_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199t12"), Cost("SCH_199t12", 2), Stats("SCH_199t12", 2, 2), Unwritten]);
}

/// # Transfer Student
///
/// `SCH_199t13` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Adapt**.
///
/// State: Todo
//~ SCH_199t13 todo 23cc902a cbea709b
#[test]
#[ignore = "todo: SCH_199t13 Transfer Student"]
fn SCH_199t13_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199t13"), Cost("SCH_199t13", 2), Stats("SCH_199t13", 2, 2), Unwritten]);
}

/// # Transfer Student
///
/// `SCH_199t14` · Neutral minion · 2 mana · 2/2
///
/// > **Deathrattle:** Add a random **Lich King** card to your hand.
///
/// State: Todo
//~ SCH_199t14 todo a9144e5c 8617fbc6
#[test]
#[ignore = "todo: SCH_199t14 Transfer Student"]
fn SCH_199t14_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199t14"), Cost("SCH_199t14", 2), Stats("SCH_199t14", 2, 2), Unwritten]);
}

/// # Transfer Student
///
/// `SCH_199t15` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Recruit** a minion that costs (2) or less.
///
/// State: Todo
//~ SCH_199t15 todo 5a92a7a2 a36120a0
#[test]
#[ignore = "todo: SCH_199t15 Transfer Student"]
fn SCH_199t15_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199t15"), Cost("SCH_199t15", 2), Stats("SCH_199t15", 2, 2), Unwritten]);
}

/// # Transfer Student
///
/// `SCH_199t16` · Neutral minion · 2 mana · 2/2
///
/// > **Echo Rush**
///
/// State: Todo
//~ SCH_199t16 todo 8cc80462 2aad3ebd
#[test]
#[ignore = "todo: SCH_199t16 Transfer Student"]
fn SCH_199t16_transfer_student() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_199t16"),
            Cost("SCH_199t16", 2),
            Stats("SCH_199t16", 2, 2),
            Has("SCH_199t16", GameTag::RUSH),
            Unwritten,
        ],
    );
}

/// # Transfer Student
///
/// `SCH_199t17` · Neutral minion · 2 mana · 2/2
///
/// > **Taunt**. **Battlecry:** If you have 10 Mana Crystals, gain +5/+5.
///
/// State: Todo
//~ SCH_199t17 todo b8da94dd 4e4079ef
#[test]
#[ignore = "todo: SCH_199t17 Transfer Student"]
fn SCH_199t17_transfer_student() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_199t17"),
            Cost("SCH_199t17", 2),
            Stats("SCH_199t17", 2, 2),
            Has("SCH_199t17", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Transfer Student
///
/// `SCH_199t18` · Neutral minion · 2 mana · 2/2
///
/// > **Rush Overkill:** Draw a card.
///
/// State: Todo
//~ SCH_199t18 todo 867da15d d578fa89
#[test]
#[ignore = "todo: SCH_199t18 Transfer Student"]
fn SCH_199t18_transfer_student() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_199t18"),
            Cost("SCH_199t18", 2),
            Stats("SCH_199t18", 2, 2),
            Has("SCH_199t18", GameTag::RUSH),
            Unwritten,
        ],
    );
}

/// # Transfer Student
///
/// `SCH_199t19` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Add a **Lackey** to your hand.
///
/// State: Todo
//~ SCH_199t19 todo 74122660 be2371a7
#[test]
#[ignore = "todo: SCH_199t19 Transfer Student"]
fn SCH_199t19_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199t19"), Cost("SCH_199t19", 2), Stats("SCH_199t19", 2, 2), Unwritten]);
}

/// # Transfer Student
///
/// `SCH_199t2` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Deal 2 damage.
///
/// State: Todo
//~ SCH_199t2 todo f54688f7 ee93079b
#[test]
#[ignore = "todo: SCH_199t2 Transfer Student"]
fn SCH_199t2_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199t2"), Cost("SCH_199t2", 2), Stats("SCH_199t2", 2, 2), Unwritten]);
}

/// # Transfer Student
///
/// `SCH_199t20` · Neutral minion · 2 mana · 2/2
///
/// > **Reborn**
///
/// State: Vanilla
//~ SCH_199t20 vanilla b493758a 46ed114d
#[test]
fn SCH_199t20_transfer_student() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_199t20"),
            Cost("SCH_199t20", 2),
            Stats("SCH_199t20", 2, 2),
            Has("SCH_199t20", GameTag::REBORN),
            Play("SCH_199t20", Nothing),
            In(The("SCH_199t20"), Zone::Play),
            Now(The("SCH_199t20"), 2, 2),
            HasNow(The("SCH_199t20"), GameTag::REBORN),
        ],
    );
}

/// # Transfer Student
///
/// `SCH_199t21` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a Dragon.
///
/// State: Todo
//~ SCH_199t21 todo a3e2f263 88f6dd53
#[test]
#[ignore = "todo: SCH_199t21 Transfer Student"]
fn SCH_199t21_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199t21"), Cost("SCH_199t21", 2), Stats("SCH_199t21", 2, 2), Unwritten]);
}

/// # Transfer Student
///
/// `SCH_199t22` · Neutral minion · 2 mana · 2/2
///
/// > **Dormant** for 2 turns. When this awakens, deal 3 damage to two random enemy minions.
///
/// State: Todo
//~ SCH_199t22 todo 5c46fb83 956240a9
#[test]
#[ignore = "todo: SCH_199t22 Transfer Student"]
fn SCH_199t22_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199t22"), Cost("SCH_199t22", 2), Stats("SCH_199t22", 2, 2), Unwritten]);
}

/// # Transfer Student
///
/// `SCH_199t23` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Add a Dual Class card to your hand.
///
/// State: Todo
//~ SCH_199t23 todo 844fd35c 207f5c9c
#[test]
#[ignore = "todo: SCH_199t23 Transfer Student"]
fn SCH_199t23_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199t23"), Cost("SCH_199t23", 2), Stats("SCH_199t23", 2, 2), Unwritten]);
}

/// # Transfer Student
///
/// `SCH_199t24` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Add a random weapon to your hand.
///
/// State: Todo
//~ SCH_199t24 todo 43c774cf f0b000c8
#[test]
#[ignore = "todo: SCH_199t24 Transfer Student"]
fn SCH_199t24_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199t24"), Cost("SCH_199t24", 2), Stats("SCH_199t24", 2, 2), Unwritten]);
}

/// # Transfer Student
///
/// `SCH_199t25` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Add an **Uldum** Plague spell to your hand.
///
/// State: Todo
//~ SCH_199t25 todo 4b5b01a4 24edca09
#[test]
#[ignore = "todo: SCH_199t25 Transfer Student"]
fn SCH_199t25_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199t25"), Cost("SCH_199t25", 2), Stats("SCH_199t25", 2, 2), Unwritten]);
}

/// # Transfer Student
///
/// `SCH_199t26` · Neutral minion · 2 mana · 2/2
///
/// > **Corrupt:** Gain +2/+2.
///
/// State: Todo
//~ SCH_199t26 todo c4f2c85f d7d29028
#[test]
#[ignore = "todo: SCH_199t26 Transfer Student"]
fn SCH_199t26_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199t26"), Cost("SCH_199t26", 2), Stats("SCH_199t26", 2, 2), Unwritten]);
}

/// # Transfer Student
///
/// `SCH_199t26t` · Neutral minion · 2 mana · 4/4
///
/// > **Corrupted**
///
/// State: Todo
//~ SCH_199t26t todo 4980f107 80049d03
#[test]
#[ignore = "todo: SCH_199t26t Transfer Student"]
fn SCH_199t26t_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199t26t"), Cost("SCH_199t26t", 2), Stats("SCH_199t26t", 4, 4), Unwritten]);
}

/// # Transfer Student
///
/// `SCH_199t27` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Add a random Ranked spell to your hand.
///
/// State: Todo
//~ SCH_199t27 todo 42dbb664 230d2853
#[test]
#[ignore = "todo: SCH_199t27 Transfer Student"]
fn SCH_199t27_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199t27"), Cost("SCH_199t27", 2), Stats("SCH_199t27", 2, 2), Unwritten]);
}

/// # Transfer Student
///
/// `SCH_199t28` · Neutral minion · 2 mana · 2/2
///
/// > **Tradeable Battlecry:** Give a friendly minion **Divine Shield**.
///
/// State: Todo
//~ SCH_199t28 todo ca02d91e cd590029
#[test]
#[ignore = "todo: SCH_199t28 Transfer Student"]
fn SCH_199t28_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199t28"), Cost("SCH_199t28", 2), Stats("SCH_199t28", 2, 2), Unwritten]);
}

/// # Transfer Student
///
/// `SCH_199t29` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Deal 1 damage. **Honorable Kill:** Gain +1/+1.
///
/// State: Todo
//~ SCH_199t29 todo 98916107 b5a45f7a
#[test]
#[ignore = "todo: SCH_199t29 Transfer Student"]
fn SCH_199t29_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199t29"), Cost("SCH_199t29", 2), Stats("SCH_199t29", 2, 2), Unwritten]);
}

/// # Transfer Student
///
/// `SCH_199t3` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Give a friendly minion +1/+2.
///
/// State: Todo
//~ SCH_199t3 todo e10c1e8d bc129e87
#[test]
#[ignore = "todo: SCH_199t3 Transfer Student"]
fn SCH_199t3_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199t3"), Cost("SCH_199t3", 2), Stats("SCH_199t3", 2, 2), Unwritten]);
}

/// # Transfer Student
///
/// `SCH_199t30` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a **Sunken City** card.
///
/// State: Todo
//~ SCH_199t30 todo 326a2fd7 57d748e8
#[test]
#[ignore = "todo: SCH_199t30 Transfer Student"]
fn SCH_199t30_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199t30"), Cost("SCH_199t30", 2), Stats("SCH_199t30", 2, 2), Unwritten]);
}

/// # Transfer Student
///
/// `SCH_199t31` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a **Murder at Castle Nathria** card.
///
/// State: Todo
//~ SCH_199t31 todo c7f784c0 ec63c529
#[test]
#[ignore = "todo: SCH_199t31 Transfer Student"]
fn SCH_199t31_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199t31"), Cost("SCH_199t31", 2), Stats("SCH_199t31", 2, 2), Unwritten]);
}

/// # Transfer Student
///
/// `SCH_199t32` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a **March of the Lich King** card.
///
/// State: Todo
//~ SCH_199t32 todo 4da7ad3f 15e36987
#[test]
#[ignore = "todo: SCH_199t32 Transfer Student"]
fn SCH_199t32_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199t32"), Cost("SCH_199t32", 2), Stats("SCH_199t32", 2, 2), Unwritten]);
}

/// # Transfer Student
///
/// `SCH_199t33` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a **Festival of Legends** card.
///
/// State: Todo
//~ SCH_199t33 todo d285a8f5 0432b3b2
#[test]
#[ignore = "todo: SCH_199t33 Transfer Student"]
fn SCH_199t33_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199t33"), Cost("SCH_199t33", 2), Stats("SCH_199t33", 2, 2), Unwritten]);
}

/// # Transfer Student
///
/// `SCH_199t34` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a **Titans** card.
///
/// State: Todo
//~ SCH_199t34 todo 5440cba3 761f42d1
#[test]
#[ignore = "todo: SCH_199t34 Transfer Student"]
fn SCH_199t34_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199t34"), Cost("SCH_199t34", 2), Stats("SCH_199t34", 2, 2), Unwritten]);
}

/// # Transfer Student
///
/// `SCH_199t35` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a **Showdown in the Badlands** card.
///
/// State: Todo
//~ SCH_199t35 todo d875c758 4aab2bbf
#[test]
#[ignore = "todo: SCH_199t35 Transfer Student"]
fn SCH_199t35_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199t35"), Cost("SCH_199t35", 2), Stats("SCH_199t35", 2, 2), Unwritten]);
}

/// # Transfer Student
///
/// `SCH_199t36` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a **Whizbang's Workshop** card.
///
/// State: Todo
//~ SCH_199t36 todo f2875507 8ca5c159
#[test]
#[ignore = "todo: SCH_199t36 Transfer Student"]
fn SCH_199t36_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199t36"), Cost("SCH_199t36", 2), Stats("SCH_199t36", 2, 2), Unwritten]);
}

/// # Transfer Student
///
/// `SCH_199t37` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a **Year of the Raptor** card.
///
/// State: Todo
//~ SCH_199t37 todo 5cbd5010 8a24a5c2
#[test]
#[ignore = "todo: SCH_199t37 Transfer Student"]
fn SCH_199t37_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199t37"), Cost("SCH_199t37", 2), Stats("SCH_199t37", 2, 2), Unwritten]);
}

/// # Transfer Student
///
/// `SCH_199t38` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a **Year of the Scarab** card.
///
/// State: Todo
//~ SCH_199t38 todo 224e4de2 aab4839e
#[test]
#[ignore = "todo: SCH_199t38 Transfer Student"]
fn SCH_199t38_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199t38"), Cost("SCH_199t38", 2), Stats("SCH_199t38", 2, 2), Unwritten]);
}

/// # Transfer Student
///
/// `SCH_199t4` · Neutral minion · 2 mana · 2/2
///
/// > **Stealth** **Poisonous**
///
/// State: Vanilla
//~ SCH_199t4 vanilla 6d5d3350 6f15778e
#[test]
fn SCH_199t4_transfer_student() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_199t4"),
            Cost("SCH_199t4", 2),
            Stats("SCH_199t4", 2, 2),
            Has("SCH_199t4", GameTag::POISONOUS),
            Has("SCH_199t4", GameTag::STEALTH),
            Play("SCH_199t4", Nothing),
            In(The("SCH_199t4"), Zone::Play),
            Now(The("SCH_199t4"), 2, 2),
            HasNow(The("SCH_199t4"), GameTag::POISONOUS),
            HasNow(The("SCH_199t4"), GameTag::STEALTH),
        ],
    );
}

/// # Transfer Student
///
/// `SCH_199t5` · Neutral minion · 2 mana · 2/2
///
/// > **Deathrattle:** Add a random **Deathrattle** minion to your hand.
///
/// State: Todo
//~ SCH_199t5 todo 4f145e76 53c6f1fa
#[test]
#[ignore = "todo: SCH_199t5 Transfer Student"]
fn SCH_199t5_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199t5"), Cost("SCH_199t5", 2), Stats("SCH_199t5", 2, 2), Unwritten]);
}

/// # Transfer Student
///
/// `SCH_199t6` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry and Deathrattle:** Add a **Spare Part** card to your hand.
///
/// State: Todo
//~ SCH_199t6 todo 326881c0 d1524ede
#[test]
#[ignore = "todo: SCH_199t6 Transfer Student"]
fn SCH_199t6_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199t6"), Cost("SCH_199t6", 2), Stats("SCH_199t6", 2, 2), Unwritten]);
}

/// # Transfer Student
///
/// `SCH_199t7` · Neutral minion · 2 mana · 2/2
///
/// > At the end of your turn, reduce the Cost of a random card in your hand by (2).
///
/// State: Todo
//~ SCH_199t7 todo b27733d2 a6839f72
#[test]
#[ignore = "todo: SCH_199t7 Transfer Student"]
fn SCH_199t7_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199t7"), Cost("SCH_199t7", 2), Stats("SCH_199t7", 2, 2), Unwritten]);
}

/// # Transfer Student
///
/// `SCH_199t8` · Neutral minion · 2 mana · 2/2
///
/// > **Inspire:** Draw a card.
///
/// State: Todo
//~ SCH_199t8 todo f26f6fce c0a10f23
#[test]
#[ignore = "todo: SCH_199t8 Transfer Student"]
fn SCH_199t8_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199t8"), Cost("SCH_199t8", 2), Stats("SCH_199t8", 2, 2), Unwritten]);
}

/// # Transfer Student
///
/// `SCH_199t9` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a new basic Hero Power.
///
/// State: Todo
//~ SCH_199t9 todo 6e71f028 8074a148
#[test]
#[ignore = "todo: SCH_199t9 Transfer Student"]
fn SCH_199t9_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199t9"), Cost("SCH_199t9", 2), Stats("SCH_199t9", 2, 2), Unwritten]);
}

/// # Headmaster Kel'Thuzad
///
/// `SCH_224` · Neutral minion · 5 mana · 4/6
///
/// > Spellburst**:** If the spell destroys any minions, summon them.
///
/// State: Todo
//~ SCH_224 todo bdbd0839 f87dc01e
#[test]
#[ignore = "todo: SCH_224 Headmaster Kel'Thuzad"]
fn SCH_224_headmaster_kel_thuzad() {
    check(CardClass::Mage, &[Give("SCH_224"), Cost("SCH_224", 5), Stats("SCH_224", 4, 6), Unwritten]);
}

/// # Mr. Bigglesworth
///
/// `SCH_224t` · Neutral minion · 0 mana · 1/1
///
/// State: Vanilla
//~ SCH_224t vanilla ea35db1a dca5464d
#[test]
fn SCH_224t_mr_bigglesworth() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_224t"),
            Cost("SCH_224t", 0),
            Stats("SCH_224t", 1, 1),
            Play("SCH_224t", Nothing),
            In(The("SCH_224t"), Zone::Play),
            Now(The("SCH_224t"), 1, 1),
        ],
    );
}

/// # Onyx Magescribe
///
/// `SCH_230` · Neutral minion · 6 mana · 4/9
///
/// > **Spellburst:** Add 2 random spells from your class to your hand.
///
/// State: Todo
//~ SCH_230 todo 7577b4ee ecac4feb
#[test]
#[ignore = "todo: SCH_230 Onyx Magescribe"]
fn SCH_230_onyx_magescribe() {
    check(CardClass::Mage, &[Give("SCH_230"), Cost("SCH_230", 6), Stats("SCH_230", 4, 9), Unwritten]);
}

/// # Intrepid Initiate
///
/// `SCH_231` · Neutral minion · 1 mana · 1/2
///
/// > **Spellburst:** Gain +2 Attack.
///
/// State: Todo
//~ SCH_231 todo b5bde47c e7865a03
#[test]
#[ignore = "todo: SCH_231 Intrepid Initiate"]
fn SCH_231_intrepid_initiate() {
    check(CardClass::Mage, &[Give("SCH_231"), Cost("SCH_231", 1), Stats("SCH_231", 1, 2), Unwritten]);
}

/// # Crimson Hothead
///
/// `SCH_232` · Neutral minion · 4 mana · 3/6
///
/// > **Spellburst:** Gain +1 Attack and **Taunt**.
///
/// State: Todo
//~ SCH_232 todo 0f7a8dee a38ec848
#[test]
#[ignore = "todo: SCH_232 Crimson Hothead"]
fn SCH_232_crimson_hothead() {
    check(CardClass::Mage, &[Give("SCH_232"), Cost("SCH_232", 4), Stats("SCH_232", 3, 6), Unwritten]);
}

/// # Steward of Scrolls
///
/// `SCH_245` · Neutral minion · 5 mana · 4/4
///
/// > **Spell Damage +1 Battlecry: Discover** a spell.
///
/// State: Todo
//~ SCH_245 todo 39ad8a41 64551551
#[test]
#[ignore = "todo: SCH_245 Steward of Scrolls"]
fn SCH_245_steward_of_scrolls() {
    check(
        CardClass::Mage,
        &[Give("SCH_245"), Cost("SCH_245", 5), Stats("SCH_245", 4, 4), Has("SCH_245", GameTag::SPELLPOWER), Unwritten],
    );
}

/// # Pen Flinger
///
/// `SCH_248` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Deal 1 damage to a minion. Spellburst**:** Return this to your hand.
///
/// State: Todo
//~ SCH_248 todo 7bad856e 657a1280
#[test]
#[ignore = "todo: SCH_248 Pen Flinger"]
fn SCH_248_pen_flinger() {
    check(CardClass::Mage, &[Give("SCH_248"), Cost("SCH_248", 1), Stats("SCH_248", 1, 1), Unwritten]);
}

/// # Sphere of Sapience
///
/// `SCH_259` · Neutral weapon · 1 mana · 0/4 durability
///
/// > At the start of your turn, look at your top card. You can put it on the bottom and lose 1 Durability.
///
/// State: Todo
//~ SCH_259 todo d0187030 d27e92d8
#[test]
#[ignore = "todo: SCH_259 Sphere of Sapience"]
fn SCH_259_sphere_of_sapience() {
    check(CardClass::Mage, &[Give("SCH_259"), Cost("SCH_259", 1), Stats("SCH_259", 0, 4), Unwritten]);
}

/// # A New Fate
///
/// `SCH_259t` · Neutral spell · 0 mana
///
/// > Draw a different card.
///
/// State: Todo
//~ SCH_259t todo b58c5811 14e49930
#[test]
#[ignore = "todo: SCH_259t A New Fate"]
fn SCH_259t_a_new_fate() {
    check(CardClass::Mage, &[Give("SCH_259t"), Cost("SCH_259t", 0), Unwritten]);
}

/// # Manafeeder Panthara
///
/// `SCH_283` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** If you've used your Hero Power this turn, draw a card.
///
/// State: Todo
//~ SCH_283 todo 3297ff3f 222a9e82
#[test]
#[ignore = "todo: SCH_283 Manafeeder Panthara"]
fn SCH_283_manafeeder_panthara() {
    check(CardClass::Mage, &[Give("SCH_283"), Cost("SCH_283", 2), Stats("SCH_283", 2, 3), Unwritten]);
}

/// # Animated Broomstick
///
/// `SCH_311` · Neutral minion · 1 mana · 1/1
///
/// > **Rush Battlecry:** Give your other minions **Rush**.
///
/// State: Todo
//~ SCH_311 todo 79a7d465 0b0f952b
#[test]
#[ignore = "todo: SCH_311 Animated Broomstick"]
fn SCH_311_animated_broomstick() {
    check(
        CardClass::Mage,
        &[Give("SCH_311"), Cost("SCH_311", 1), Stats("SCH_311", 1, 1), Has("SCH_311", GameTag::RUSH), Unwritten],
    );
}

/// # Tour Guide
///
/// `SCH_312` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Your next Hero Power costs (0).
///
/// State: Todo
//~ SCH_312 todo cabe0ac3 cb1a09b5
#[test]
#[ignore = "todo: SCH_312 Tour Guide"]
fn SCH_312_tour_guide() {
    check(CardClass::Mage, &[Give("SCH_312"), Cost("SCH_312", 1), Stats("SCH_312", 1, 1), Unwritten]);
}

/// # Wretched Tutor
///
/// `SCH_313` · Neutral minion · 4 mana · 2/5
///
/// > **Spellburst:** Deal 2 damage to all other minions.
///
/// State: Todo
//~ SCH_313 todo 8b7d8211 743f37a5
#[test]
#[ignore = "todo: SCH_313 Wretched Tutor"]
fn SCH_313_wretched_tutor() {
    check(CardClass::Mage, &[Give("SCH_313"), Cost("SCH_313", 4), Stats("SCH_313", 2, 5), Unwritten]);
}

/// # Lorekeeper Polkelt
///
/// `SCH_428` · Neutral minion · 4 mana · 4/5
///
/// > **Battlecry:** Reorder your deck from the highest Cost card to the lowest Cost card.
///
/// State: Todo
//~ SCH_428 todo 0db6477c a8e3141d
#[test]
#[ignore = "todo: SCH_428 Lorekeeper Polkelt"]
fn SCH_428_lorekeeper_polkelt() {
    check(CardClass::Mage, &[Give("SCH_428"), Cost("SCH_428", 4), Stats("SCH_428", 4, 5), Unwritten]);
}

/// # Sorcerous Substitute
///
/// `SCH_530` · Neutral minion · 6 mana · 6/6
///
/// > **Battlecry:** If you have **Spell Damage**, summon a copy of this.
///
/// State: Todo
//~ SCH_530 todo d7f94118 1edd9d4e
#[test]
#[ignore = "todo: SCH_530 Sorcerous Substitute"]
fn SCH_530_sorcerous_substitute() {
    check(CardClass::Mage, &[Give("SCH_530"), Cost("SCH_530", 6), Stats("SCH_530", 6, 6), Unwritten]);
}

/// # Lake Thresher
///
/// `SCH_605` · Neutral minion · 5 mana · 4/6
///
/// > Also damages the minions next to whomever this attacks.
///
/// State: Todo
//~ SCH_605 todo 1a4c0d5b 335f20b6
#[test]
#[ignore = "todo: SCH_605 Lake Thresher"]
fn SCH_605_lake_thresher() {
    check(CardClass::Mage, &[Give("SCH_605"), Cost("SCH_605", 5), Stats("SCH_605", 4, 6), Unwritten]);
}

/// # Fishy Flyer
///
/// `SCH_707` · Neutral minion · 4 mana · 4/3
///
/// > **Rush**. **Deathrattle:** Add a 4/3 Ghost with **Rush** to your hand.
///
/// State: Todo
//~ SCH_707 todo 15e8443c b2c8ea95
#[test]
#[ignore = "todo: SCH_707 Fishy Flyer"]
fn SCH_707_fishy_flyer() {
    check(
        CardClass::Mage,
        &[Give("SCH_707"), Cost("SCH_707", 4), Stats("SCH_707", 4, 3), Has("SCH_707", GameTag::RUSH), Unwritten],
    );
}

/// # Spectral Flyer
///
/// `SCH_707t` · Neutral minion · 4 mana · 4/3
///
/// > **Rush**
///
/// State: Vanilla
//~ SCH_707t vanilla be096114 fdc39b6b
#[test]
fn SCH_707t_spectral_flyer() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_707t"),
            Cost("SCH_707t", 4),
            Stats("SCH_707t", 4, 3),
            Has("SCH_707t", GameTag::RUSH),
            Play("SCH_707t", Nothing),
            In(The("SCH_707t"), Zone::Play),
            Now(The("SCH_707t"), 4, 3),
            HasNow(The("SCH_707t"), GameTag::RUSH),
        ],
    );
}

/// # Sneaky Delinquent
///
/// `SCH_708` · Neutral minion · 2 mana · 3/1
///
/// > **Stealth**. **Deathrattle:** Add a 3/1 Ghost with **Stealth** to your hand.
///
/// State: Todo
//~ SCH_708 todo bafbfc7c e436cab5
#[test]
#[ignore = "todo: SCH_708 Sneaky Delinquent"]
fn SCH_708_sneaky_delinquent() {
    check(
        CardClass::Mage,
        &[Give("SCH_708"), Cost("SCH_708", 2), Stats("SCH_708", 3, 1), Has("SCH_708", GameTag::STEALTH), Unwritten],
    );
}

/// # Spectral Delinquent
///
/// `SCH_708t` · Neutral minion · 2 mana · 3/1
///
/// > **Stealth**
///
/// State: Vanilla
//~ SCH_708t vanilla 01838efd 5a27118e
#[test]
fn SCH_708t_spectral_delinquent() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_708t"),
            Cost("SCH_708t", 2),
            Stats("SCH_708t", 3, 1),
            Has("SCH_708t", GameTag::STEALTH),
            Play("SCH_708t", Nothing),
            In(The("SCH_708t"), Zone::Play),
            Now(The("SCH_708t"), 3, 1),
            HasNow(The("SCH_708t"), GameTag::STEALTH),
        ],
    );
}

/// # Smug Senior
///
/// `SCH_709` · Neutral minion · 6 mana · 5/7
///
/// > **Taunt**. **Deathrattle:** Add a 5/7 Ghost with **Taunt** to your hand.
///
/// State: Todo
//~ SCH_709 todo e5192380 6f758fd3
#[test]
#[ignore = "todo: SCH_709 Smug Senior"]
fn SCH_709_smug_senior() {
    check(
        CardClass::Mage,
        &[Give("SCH_709"), Cost("SCH_709", 6), Stats("SCH_709", 5, 7), Has("SCH_709", GameTag::TAUNT), Unwritten],
    );
}

/// # Spectral Senior
///
/// `SCH_709t` · Neutral minion · 6 mana · 5/7
///
/// > **Taunt**
///
/// State: Vanilla
//~ SCH_709t vanilla 421ec9b3 92b2e625
#[test]
fn SCH_709t_spectral_senior() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_709t"),
            Cost("SCH_709t", 6),
            Stats("SCH_709t", 5, 7),
            Has("SCH_709t", GameTag::TAUNT),
            Play("SCH_709t", Nothing),
            In(The("SCH_709t"), Zone::Play),
            Now(The("SCH_709t"), 5, 7),
            HasNow(The("SCH_709t"), GameTag::TAUNT),
        ],
    );
}

/// # Ogremancer
///
/// `SCH_710` · Neutral minion · 5 mana · 3/7
///
/// > Whenever your opponent casts a spell, summon a 2/2 Skeleton with **Taunt**.
///
/// State: Todo
//~ SCH_710 todo 96d3a916 1859b3d4
#[test]
#[ignore = "todo: SCH_710 Ogremancer"]
fn SCH_710_ogremancer() {
    check(CardClass::Mage, &[Give("SCH_710"), Cost("SCH_710", 5), Stats("SCH_710", 3, 7), Unwritten]);
}

/// # Risen Skeleton
///
/// `SCH_710t` · Neutral minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ SCH_710t vanilla 11d6b586 6915d04c
#[test]
fn SCH_710t_risen_skeleton() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_710t"),
            Cost("SCH_710t", 2),
            Stats("SCH_710t", 2, 2),
            Has("SCH_710t", GameTag::TAUNT),
            Play("SCH_710t", Nothing),
            In(The("SCH_710t"), Zone::Play),
            Now(The("SCH_710t"), 2, 2),
            HasNow(The("SCH_710t"), GameTag::TAUNT),
        ],
    );
}

/// # Plagued Protodrake
///
/// `SCH_711` · Neutral minion · 8 mana · 8/8
///
/// > **Deathrattle:** Summon a random 7-Cost minion.
///
/// State: Todo
//~ SCH_711 todo 552556a4 3f2200cb
#[test]
#[ignore = "todo: SCH_711 Plagued Protodrake"]
fn SCH_711_plagued_protodrake() {
    check(CardClass::Mage, &[Give("SCH_711"), Cost("SCH_711", 8), Stats("SCH_711", 8, 8), Unwritten]);
}

/// # Cult Neophyte
///
/// `SCH_713` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Your opponent's spells cost (1) more next turn.
///
/// State: Todo
//~ SCH_713 todo 03753383 116d5484
#[test]
#[ignore = "todo: SCH_713 Cult Neophyte"]
fn SCH_713_cult_neophyte() {
    check(CardClass::Mage, &[Give("SCH_713"), Cost("SCH_713", 2), Stats("SCH_713", 3, 2), Unwritten]);
}

/// # Educated Elekk
///
/// `SCH_714` · Neutral minion · 3 mana · 3/4
///
/// > Whenever a spell is played, this minion remembers it. **Deathrattle:** Shuffle the spells into your deck.
///
/// State: Todo
//~ SCH_714 todo a2f3b06b 36ab7502
#[test]
#[ignore = "todo: SCH_714 Educated Elekk"]
fn SCH_714_educated_elekk() {
    check(CardClass::Mage, &[Give("SCH_714"), Cost("SCH_714", 3), Stats("SCH_714", 3, 4), Unwritten]);
}

/// # Keymaster Alabaster
///
/// `SCH_717` · Neutral minion · 7 mana · 6/8
///
/// > Whenever your opponent draws a card, add a copy to your hand that costs (1).
///
/// State: Todo
//~ SCH_717 todo ee65262f 579b89de
#[test]
#[ignore = "todo: SCH_717 Keymaster Alabaster"]
fn SCH_717_keymaster_alabaster() {
    check(CardClass::Mage, &[Give("SCH_717"), Cost("SCH_717", 7), Stats("SCH_717", 6, 8), Unwritten]);
}
