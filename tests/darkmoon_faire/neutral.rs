//! Neutral cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # N'Zoth, God of the Deep
///
/// `DMF_002` · Neutral minion · 9 mana · 5/7
///
/// > **Battlecry:** Resurrect a friendly minion of each minion type.
///
/// State: Todo
//~ DMF_002 todo 58e25532 f8e25ab7
#[test]
#[ignore = "todo: DMF_002 N'Zoth, God of the Deep"]
fn DMF_002_n_zoth_god_of_the_deep() {
    check(CardClass::Mage, &[Give("DMF_002"), Cost("DMF_002", 9), Stats("DMF_002", 5, 7)]);
}

/// # Yogg-Saron, Master of Fate
///
/// `DMF_004` · Neutral minion · 10 mana · 7/5
///
/// > **Battlecry:** If you've cast 10 spells this game, spin the Wheel of Yogg-Saron.@ *({0} left!)*@ *(Ready!)*
///
/// State: Todo
//~ DMF_004 todo 8812467e d14bf28e
#[test]
#[ignore = "todo: DMF_004 Yogg-Saron, Master of Fate"]
fn DMF_004_yogg_saron_master_of_fate() {
    check(CardClass::Mage, &[Give("DMF_004"), Cost("DMF_004", 10), Stats("DMF_004", 7, 5)]);
}

/// # Mysterybox
///
/// `DMF_004t1` · Neutral spell · 0 mana
///
/// > Cast a random spell for every spell you've cast this game *(targets chosen randomly)*.
///
/// State: Todo
//~ DMF_004t1 todo 30b1a1a4 81eb61fb
#[test]
#[ignore = "todo: DMF_004t1 Mysterybox"]
fn DMF_004t1_mysterybox() {
    check(CardClass::Mage, &[Give("DMF_004t1"), Cost("DMF_004t1", 0)]);
}

/// # Hand of Fate
///
/// `DMF_004t2` · Neutral spell · 0 mana
///
/// > Fill your hand with random spells. They cost (0) this turn.
///
/// State: Todo
//~ DMF_004t2 todo 1db0843d 716c2165
#[test]
#[ignore = "todo: DMF_004t2 Hand of Fate"]
fn DMF_004t2_hand_of_fate() {
    check(CardClass::Mage, &[Give("DMF_004t2"), Cost("DMF_004t2", 0)]);
}

/// # Curse of Flesh
///
/// `DMF_004t3` · Neutral spell · 0 mana
///
/// > Fill the board with random minions, then give yours **Rush**.
///
/// State: Todo
//~ DMF_004t3 todo d014d5e1 a89387d9
#[test]
#[ignore = "todo: DMF_004t3 Curse of Flesh"]
fn DMF_004t3_curse_of_flesh() {
    check(CardClass::Mage, &[Give("DMF_004t3"), Cost("DMF_004t3", 0)]);
}

/// # Mindflayer Goggles
///
/// `DMF_004t4` · Neutral spell · 0 mana
///
/// > Take control of three random enemy minions.
///
/// State: Todo
//~ DMF_004t4 todo ecdedd10 b393abee
#[test]
#[ignore = "todo: DMF_004t4 Mindflayer Goggles"]
fn DMF_004t4_mindflayer_goggles() {
    check(CardClass::Mage, &[Give("DMF_004t4"), Cost("DMF_004t4", 0)]);
}

/// # Devouring Hunger
///
/// `DMF_004t5` · Neutral spell · 0 mana
///
/// > Destroy all other minions. Gain their Attack and Health.
///
/// State: Todo
//~ DMF_004t5 todo 056d61ac a641ffd9
#[test]
#[ignore = "todo: DMF_004t5 Devouring Hunger"]
fn DMF_004t5_devouring_hunger() {
    check(CardClass::Mage, &[Give("DMF_004t5"), Cost("DMF_004t5", 0)]);
}

/// # Rod of Roasting
///
/// `DMF_004t6` · Neutral spell · 0 mana
///
/// > Cast 'Pyroblast' randomly until a hero dies.
///
/// State: Todo
//~ DMF_004t6 todo b212fa0a 840ebbe9
#[test]
#[ignore = "todo: DMF_004t6 Rod of Roasting"]
fn DMF_004t6_rod_of_roasting() {
    check(CardClass::Mage, &[Give("DMF_004t6"), Cost("DMF_004t6", 0)]);
}

/// # Rock Rager
///
/// `DMF_044` · Neutral minion · 2 mana · 5/1
///
/// > **Taunt**
///
/// State: Todo
//~ DMF_044 todo b0881801 4598b092
#[test]
#[ignore = "todo: DMF_044 Rock Rager"]
fn DMF_044_rock_rager() {
    check(
        CardClass::Mage,
        &[Give("DMF_044"), Cost("DMF_044", 2), Stats("DMF_044", 5, 1), Has("DMF_044", GameTag::TAUNT)],
    );
}

/// # Gyreworm
///
/// `DMF_062` · Neutral minion · 3 mana · 3/2
///
/// > **Battlecry:** If you played an Elemental last turn, deal 3 damage.
///
/// State: Todo
//~ DMF_062 todo 38926637 4b098991
#[test]
#[ignore = "todo: DMF_062 Gyreworm"]
fn DMF_062_gyreworm() {
    check(CardClass::Mage, &[Give("DMF_062"), Cost("DMF_062", 3), Stats("DMF_062", 3, 2)]);
}

/// # Banana Vendor
///
/// `DMF_065` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** Add 2 Bananas to each player's hand.
///
/// State: Todo
//~ DMF_065 todo d97313c6 3c76324b
#[test]
#[ignore = "todo: DMF_065 Banana Vendor"]
fn DMF_065_banana_vendor() {
    check(CardClass::Mage, &[Give("DMF_065"), Cost("DMF_065", 3), Stats("DMF_065", 2, 4)]);
}

/// # Bananas
///
/// `DMF_065t` · Neutral spell · 1 mana
///
/// > Give a minion +1/+1.
///
/// State: Todo
//~ DMF_065t todo 2ff6e978 94399bd6
#[test]
#[ignore = "todo: DMF_065t Bananas"]
fn DMF_065t_bananas() {
    check(CardClass::Mage, &[Give("DMF_065t"), Cost("DMF_065t", 1)]);
}

/// # Knife Vendor
///
/// `DMF_066` · Neutral minion · 4 mana · 3/4
///
/// > **Battlecry:** Deal 4 damage to each hero.
///
/// State: Todo
//~ DMF_066 todo d6025a16 b3a70f43
#[test]
#[ignore = "todo: DMF_066 Knife Vendor"]
fn DMF_066_knife_vendor() {
    check(CardClass::Mage, &[Give("DMF_066"), Cost("DMF_066", 4), Stats("DMF_066", 3, 4)]);
}

/// # Prize Vendor
///
/// `DMF_067` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry and Deathrattle:** Each player draws a card.
///
/// State: Todo
//~ DMF_067 todo 3e3ed08f 0a231552
#[test]
#[ignore = "todo: DMF_067 Prize Vendor"]
fn DMF_067_prize_vendor() {
    check(CardClass::Mage, &[Give("DMF_067"), Cost("DMF_067", 2), Stats("DMF_067", 2, 3)]);
}

/// # Optimistic Ogre
///
/// `DMF_068` · Neutral minion · 5 mana · 6/7
///
/// > 50% chance to attack the correct enemy.
///
/// State: Todo
//~ DMF_068 todo dd22061d eda461cb
#[test]
#[ignore = "todo: DMF_068 Optimistic Ogre"]
fn DMF_068_optimistic_ogre() {
    check(CardClass::Mage, &[Give("DMF_068"), Cost("DMF_068", 5), Stats("DMF_068", 6, 7)]);
}

/// # Claw Machine
///
/// `DMF_069` · Neutral minion · 6 mana · 6/3
///
/// > **Rush**. **Deathrattle:** Draw a minion and give it +3/+3.
///
/// State: Todo
//~ DMF_069 todo 3fff94fa a2f3257e
#[test]
#[ignore = "todo: DMF_069 Claw Machine"]
fn DMF_069_claw_machine() {
    check(
        CardClass::Mage,
        &[Give("DMF_069"), Cost("DMF_069", 6), Stats("DMF_069", 6, 3), Has("DMF_069", GameTag::RUSH)],
    );
}

/// # Darkmoon Rabbit
///
/// `DMF_070` · Neutral minion · 10 mana · 1/1
///
/// > **Rush**, **Poisonous** Also damages the minions next to whomever this attacks.
///
/// State: Todo
//~ DMF_070 todo 46b81ed3 98713db0
#[test]
#[ignore = "todo: DMF_070 Darkmoon Rabbit"]
fn DMF_070_darkmoon_rabbit() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_070"),
            Cost("DMF_070", 10),
            Stats("DMF_070", 1, 1),
            Has("DMF_070", GameTag::POISONOUS),
            Has("DMF_070", GameTag::RUSH),
        ],
    );
}

/// # Darkmoon Dirigible
///
/// `DMF_073` · Neutral minion · 3 mana · 3/2
///
/// > **Divine Shield Corrupt:** Gain **Rush**.
///
/// State: Todo
//~ DMF_073 todo d4c11c0d ce5e0969
#[test]
#[ignore = "todo: DMF_073 Darkmoon Dirigible"]
fn DMF_073_darkmoon_dirigible() {
    check(
        CardClass::Mage,
        &[Give("DMF_073"), Cost("DMF_073", 3), Stats("DMF_073", 3, 2), Has("DMF_073", GameTag::DIVINE_SHIELD)],
    );
}

/// # Darkmoon Dirigible
///
/// `DMF_073t` · Neutral minion · 3 mana · 3/2
///
/// > **Corrupted Rush**, **Divine Shield**
///
/// State: Todo
//~ DMF_073t todo 1f2b6f35 0e3b1936
#[test]
#[ignore = "todo: DMF_073t Darkmoon Dirigible"]
fn DMF_073t_darkmoon_dirigible() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_073t"),
            Cost("DMF_073t", 3),
            Stats("DMF_073t", 3, 2),
            Has("DMF_073t", GameTag::DIVINE_SHIELD),
            Has("DMF_073t", GameTag::RUSH),
        ],
    );
}

/// # Silas Darkmoon
///
/// `DMF_074` · Neutral minion · 7 mana · 4/4
///
/// > **Battlecry:** Choose a direction to rotate all minions.
///
/// State: Todo
//~ DMF_074 todo c0e56aeb 712a6bab
#[test]
#[ignore = "todo: DMF_074 Silas Darkmoon"]
fn DMF_074_silas_darkmoon() {
    check(CardClass::Mage, &[Give("DMF_074"), Cost("DMF_074", 7), Stats("DMF_074", 4, 4)]);
}

/// # This Way
///
/// `DMF_074a` · Neutral spell · 0 mana
///
/// > Minions will rotate this way.
///
/// State: Todo
//~ DMF_074a todo 1c1bb91d 34ebbd0d
#[test]
#[ignore = "todo: DMF_074a This Way"]
fn DMF_074a_this_way() {
    check(CardClass::Mage, &[Give("DMF_074a"), Cost("DMF_074a", 0)]);
}

/// # That Way
///
/// `DMF_074b` · Neutral spell · 0 mana
///
/// > Minions will rotate that way.
///
/// State: Todo
//~ DMF_074b todo aa03144c ab554902
#[test]
#[ignore = "todo: DMF_074b That Way"]
fn DMF_074b_that_way() {
    check(CardClass::Mage, &[Give("DMF_074b"), Cost("DMF_074b", 0)]);
}

/// # Strongman
///
/// `DMF_078` · Neutral minion · 7 mana · 6/6
///
/// > **Taunt Corrupt:** This costs (0).
///
/// State: Todo
//~ DMF_078 todo 6b8a33f1 be86adeb
#[test]
#[ignore = "todo: DMF_078 Strongman"]
fn DMF_078_strongman() {
    check(
        CardClass::Mage,
        &[Give("DMF_078"), Cost("DMF_078", 7), Stats("DMF_078", 6, 6), Has("DMF_078", GameTag::TAUNT)],
    );
}

/// # Strongman
///
/// `DMF_078t` · Neutral minion · 0 mana · 6/6
///
/// > **Corrupted Taunt**
///
/// State: Todo
//~ DMF_078t todo 62a737bd 02f42694
#[test]
#[ignore = "todo: DMF_078t Strongman"]
fn DMF_078t_strongman() {
    check(
        CardClass::Mage,
        &[Give("DMF_078t"), Cost("DMF_078t", 0), Stats("DMF_078t", 6, 6), Has("DMF_078t", GameTag::TAUNT)],
    );
}

/// # Inconspicuous Rider
///
/// `DMF_079` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Cast a **Secret** from your deck.
///
/// State: Todo
//~ DMF_079 todo e7d8d234 81aa445e
#[test]
#[ignore = "todo: DMF_079 Inconspicuous Rider"]
fn DMF_079_inconspicuous_rider() {
    check(CardClass::Mage, &[Give("DMF_079"), Cost("DMF_079", 3), Stats("DMF_079", 2, 2)]);
}

/// # Fleethoof Pearltusk
///
/// `DMF_080` · Neutral minion · 5 mana · 4/4
///
/// > **Rush Corrupt:** Gain +4/+4.
///
/// State: Todo
//~ DMF_080 todo 2ad1ed19 9f069548
#[test]
#[ignore = "todo: DMF_080 Fleethoof Pearltusk"]
fn DMF_080_fleethoof_pearltusk() {
    check(
        CardClass::Mage,
        &[Give("DMF_080"), Cost("DMF_080", 5), Stats("DMF_080", 4, 4), Has("DMF_080", GameTag::RUSH)],
    );
}

/// # Fleethoof Pearltusk
///
/// `DMF_080t` · Neutral minion · 5 mana · 8/8
///
/// > **Corrupted Rush**
///
/// State: Todo
//~ DMF_080t todo 1b0373f0 d2e61813
#[test]
#[ignore = "todo: DMF_080t Fleethoof Pearltusk"]
fn DMF_080t_fleethoof_pearltusk() {
    check(
        CardClass::Mage,
        &[Give("DMF_080t"), Cost("DMF_080t", 5), Stats("DMF_080t", 8, 8), Has("DMF_080t", GameTag::RUSH)],
    );
}

/// # K'thir Ritualist
///
/// `DMF_081` · Neutral minion · 3 mana · 4/4
///
/// > **Taunt Battlecry:** Add a random 4-Cost minion to your opponent's hand.
///
/// State: Todo
//~ DMF_081 todo 0dbb6b40 8833823c
#[test]
#[ignore = "todo: DMF_081 K'thir Ritualist"]
fn DMF_081_kthir_ritualist() {
    check(
        CardClass::Mage,
        &[Give("DMF_081"), Cost("DMF_081", 3), Stats("DMF_081", 4, 4), Has("DMF_081", GameTag::TAUNT)],
    );
}

/// # Darkmoon Statue
///
/// `DMF_082` · Neutral minion · 3 mana · 0/5
///
/// > Your other minions have +1 Attack. **Corrupt:** This gains +4 Attack.
///
/// State: Todo
//~ DMF_082 todo 00b1a5c4 899e3639
#[test]
#[ignore = "todo: DMF_082 Darkmoon Statue"]
fn DMF_082_darkmoon_statue() {
    check(CardClass::Mage, &[Give("DMF_082"), Cost("DMF_082", 3), Stats("DMF_082", 0, 5)]);
}

/// # Darkmoon Statue
///
/// `DMF_082t` · Neutral minion · 3 mana · 4/5
///
/// > **Corrupted** Your other minions have +1 Attack.
///
/// State: Todo
//~ DMF_082t todo 21412ff4 43d51b03
#[test]
#[ignore = "todo: DMF_082t Darkmoon Statue"]
fn DMF_082t_darkmoon_statue() {
    check(CardClass::Mage, &[Give("DMF_082t"), Cost("DMF_082t", 3), Stats("DMF_082t", 4, 5)]);
}

/// # Wriggling Horror
///
/// `DMF_091` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry:** Give adjacent minions +1/+1.
///
/// State: Todo
//~ DMF_091 todo f675473b 04549caf
#[test]
#[ignore = "todo: DMF_091 Wriggling Horror"]
fn DMF_091_wriggling_horror() {
    check(CardClass::Mage, &[Give("DMF_091"), Cost("DMF_091", 2), Stats("DMF_091", 2, 1)]);
}

/// # Horrendous Growth
///
/// `DMF_124` · Neutral minion · 2 mana · 2/2
///
/// > **Corrupt:** Gain +1/+1. Can be **Corrupted** endlessly.
///
/// State: Todo
//~ DMF_124 todo 4ebfcd7c abd19572
#[test]
#[ignore = "todo: DMF_124 Horrendous Growth"]
fn DMF_124_horrendous_growth() {
    check(CardClass::Mage, &[Give("DMF_124"), Cost("DMF_124", 2), Stats("DMF_124", 2, 2)]);
}

/// # Horrendous Growth
///
/// `DMF_124t` · Neutral minion · 2 mana · 3/3
///
/// > **Corrupted Corrupt:** Gain +1/+1. Can be **Corrupted** endlessly.
///
/// State: Todo
//~ DMF_124t todo 0d32a29c cd743d54
#[test]
#[ignore = "todo: DMF_124t Horrendous Growth"]
fn DMF_124t_horrendous_growth() {
    check(CardClass::Mage, &[Give("DMF_124t"), Cost("DMF_124t", 2), Stats("DMF_124t", 3, 3)]);
}

/// # Safety Inspector
///
/// `DMF_125` · Neutral minion · 1 mana · 1/3
///
/// > **Battlecry:** Shuffle the lowest-Cost card from your hand into your deck. Draw a card.
///
/// State: Todo
//~ DMF_125 todo 212937f4 548b6245
#[test]
#[ignore = "todo: DMF_125 Safety Inspector"]
fn DMF_125_safety_inspector() {
    check(CardClass::Mage, &[Give("DMF_125"), Cost("DMF_125", 1), Stats("DMF_125", 1, 3)]);
}

/// # Carnival Clown
///
/// `DMF_163` · Neutral minion · 9 mana · 4/4
///
/// > **Taunt Battlecry:** Summon 2 copies of this. **Corrupt:** Fill your board with copies.
///
/// State: Todo
//~ DMF_163 todo 46642e37 e7082405
#[test]
#[ignore = "todo: DMF_163 Carnival Clown"]
fn DMF_163_carnival_clown() {
    check(
        CardClass::Mage,
        &[Give("DMF_163"), Cost("DMF_163", 9), Stats("DMF_163", 4, 4), Has("DMF_163", GameTag::TAUNT)],
    );
}

/// # Carnival Clown
///
/// `DMF_163t` · Neutral minion · 9 mana · 4/4
///
/// > **Corrupted Taunt Battlecry:** Fill your board with copies of this.
///
/// State: Todo
//~ DMF_163t todo b6f3f451 26448492
#[test]
#[ignore = "todo: DMF_163t Carnival Clown"]
fn DMF_163t_carnival_clown() {
    check(
        CardClass::Mage,
        &[Give("DMF_163t"), Cost("DMF_163t", 9), Stats("DMF_163t", 4, 4), Has("DMF_163t", GameTag::TAUNT)],
    );
}

/// # Circus Medic
///
/// `DMF_174` · Neutral minion · 4 mana · 3/4
///
/// > **Battlecry:** Restore #4 Health. **Corrupt:** Deal 4 damage instead.
///
/// State: Todo
//~ DMF_174 todo c3757a38 6f4bc880
#[test]
#[ignore = "todo: DMF_174 Circus Medic"]
fn DMF_174_circus_medic() {
    check(CardClass::Mage, &[Give("DMF_174"), Cost("DMF_174", 4), Stats("DMF_174", 3, 4)]);
}

/// # Circus Medic
///
/// `DMF_174t` · Neutral minion · 4 mana · 3/4
///
/// > **Corrupted Battlecry:** Deal 4 damage.
///
/// State: Todo
//~ DMF_174t todo 18b0621b e639f514
#[test]
#[ignore = "todo: DMF_174t Circus Medic"]
fn DMF_174t_circus_medic() {
    check(CardClass::Mage, &[Give("DMF_174t"), Cost("DMF_174t", 4), Stats("DMF_174t", 3, 4)]);
}

/// # Y'Shaarj, the Defiler
///
/// `DMF_188` · Neutral minion · 10 mana · 10/10
///
/// > **Battlecry:** Add a copy of each **Corrupted** card you've played this game to your hand. They cost (0) this turn.
///
/// State: Todo
//~ DMF_188 todo f8401ec6 12b24a1e
#[test]
#[ignore = "todo: DMF_188 Y'Shaarj, the Defiler"]
fn DMF_188_y_shaarj_the_defiler() {
    check(CardClass::Mage, &[Give("DMF_188"), Cost("DMF_188", 10), Stats("DMF_188", 10, 10)]);
}

/// # Corruption
///
/// `DMF_188t` · Neutral spell · 1 mana
///
/// > **Corrupt** all your cards.
///
/// State: Todo
//~ DMF_188t todo 8a1ddf68 ffa3c7df
#[test]
#[ignore = "todo: DMF_188t Corruption"]
fn DMF_188t_corruption() {
    check(CardClass::Mage, &[Give("DMF_188t"), Cost("DMF_188t", 1)]);
}

/// # Costumed Entertainer
///
/// `DMF_189` · Neutral minion · 2 mana · 1/2
///
/// > **Battlecry:** Give a random minion in your hand +2/+2.
///
/// State: Todo
//~ DMF_189 todo 1b839221 943e2698
#[test]
#[ignore = "todo: DMF_189 Costumed Entertainer"]
fn DMF_189_costumed_entertainer() {
    check(CardClass::Mage, &[Give("DMF_189"), Cost("DMF_189", 2), Stats("DMF_189", 1, 2)]);
}

/// # Fantastic Firebird
///
/// `DMF_190` · Neutral minion · 4 mana · 3/5
///
/// > **Windfury**
///
/// State: Todo
//~ DMF_190 todo 033faa2c 7c33cc7a
#[test]
#[ignore = "todo: DMF_190 Fantastic Firebird"]
fn DMF_190_fantastic_firebird() {
    check(
        CardClass::Mage,
        &[Give("DMF_190"), Cost("DMF_190", 4), Stats("DMF_190", 3, 5), Has("DMF_190", GameTag::WINDFURY)],
    );
}

/// # Showstopper
///
/// `DMF_191` · Neutral minion · 2 mana · 3/2
///
/// > **Deathrattle: Silence** all minions.
///
/// State: Todo
//~ DMF_191 todo 2672c48d d9523f55
#[test]
#[ignore = "todo: DMF_191 Showstopper"]
fn DMF_191_showstopper() {
    check(CardClass::Mage, &[Give("DMF_191"), Cost("DMF_191", 2), Stats("DMF_191", 3, 2)]);
}

/// # Derailed Coaster
///
/// `DMF_202` · Neutral minion · 5 mana · 3/2
///
/// > **Battlecry:** Summon a 1/1 Rider with **Rush** for each minion in your hand.
///
/// State: Todo
//~ DMF_202 todo ebbfa2f2 2fd72759
#[test]
#[ignore = "todo: DMF_202 Derailed Coaster"]
fn DMF_202_derailed_coaster() {
    check(CardClass::Mage, &[Give("DMF_202"), Cost("DMF_202", 5), Stats("DMF_202", 3, 2)]);
}

/// # C'Thun, the Shattered
///
/// `DMF_254` · Neutral minion · 10 mana · 6/6
///
/// > **Start of Game:** Break into pieces. **Battlecry:** Deal 30 damage randomly split among all enemies.
///
/// State: Todo
//~ DMF_254 todo b3c01e71 74be8803
#[test]
#[ignore = "todo: DMF_254 C'Thun, the Shattered"]
fn DMF_254_c_thun_the_shattered() {
    check(CardClass::Mage, &[Give("DMF_254"), Cost("DMF_254", 10), Stats("DMF_254", 6, 6)]);
}

/// # Eye of C'Thun
///
/// `DMF_254t3` · Neutral spell · 5 mana
///
/// > **Piece of C'Thun (@/4)** Deal $7 damage randomly split among all enemies.
///
/// State: Todo
//~ DMF_254t3 todo 8f12fb5f 2d99b7c3
#[test]
#[ignore = "todo: DMF_254t3 Eye of C'Thun"]
fn DMF_254t3_eye_of_c_thun() {
    check(CardClass::Mage, &[Give("DMF_254t3"), Cost("DMF_254t3", 5)]);
}

/// # Heart of C'Thun
///
/// `DMF_254t4` · Neutral spell · 5 mana
///
/// > **Piece of C'Thun (@/4)** Deal $3 damage to all minions.
///
/// State: Todo
//~ DMF_254t4 todo ccc322fb 065479ab
#[test]
#[ignore = "todo: DMF_254t4 Heart of C'Thun"]
fn DMF_254t4_heart_of_c_thun() {
    check(CardClass::Mage, &[Give("DMF_254t4"), Cost("DMF_254t4", 5)]);
}

/// # Body of C'Thun
///
/// `DMF_254t5` · Neutral spell · 5 mana
///
/// > **Piece of C'Thun (@/4)** Summon a 6/6 C'Thun's Body with **Taunt**.
///
/// State: Todo
//~ DMF_254t5 todo 92c21629 aff5ca28
#[test]
#[ignore = "todo: DMF_254t5 Body of C'Thun"]
fn DMF_254t5_body_of_c_thun() {
    check(CardClass::Mage, &[Give("DMF_254t5"), Cost("DMF_254t5", 5)]);
}

/// # C'Thun's Body
///
/// `DMF_254t5t` · Neutral minion · 6 mana · 6/6
///
/// > **Taunt**
///
/// State: Todo
//~ DMF_254t5t todo 23919365 8f5e3f2f
#[test]
#[ignore = "todo: DMF_254t5t C'Thun's Body"]
fn DMF_254t5t_c_thuns_body() {
    check(
        CardClass::Mage,
        &[Give("DMF_254t5t"), Cost("DMF_254t5t", 6), Stats("DMF_254t5t", 6, 6), Has("DMF_254t5t", GameTag::TAUNT)],
    );
}

/// # Maw of C'Thun
///
/// `DMF_254t7` · Neutral spell · 5 mana
///
/// > **Piece of C'Thun (@/4)** Destroy a minion.
///
/// State: Todo
//~ DMF_254t7 todo d9a2a3d7 766416d9
#[test]
#[ignore = "todo: DMF_254t7 Maw of C'Thun"]
fn DMF_254t7_maw_of_c_thun() {
    check(CardClass::Mage, &[Give("DMF_254t7"), Cost("DMF_254t7", 5)]);
}

/// # Parade Leader
///
/// `DMF_520` · Neutral minion · 2 mana · 2/3
///
/// > After you summon a **Rush** minion, give it +2 Attack.
///
/// State: Todo
//~ DMF_520 todo 5592728b 9ff05633
#[test]
#[ignore = "todo: DMF_520 Parade Leader"]
fn DMF_520_parade_leader() {
    check(CardClass::Mage, &[Give("DMF_520"), Cost("DMF_520", 2), Stats("DMF_520", 2, 3)]);
}

/// # Circus Amalgam
///
/// `DMF_532` · Neutral minion · 4 mana · 4/5
///
/// > **Taunt* This has all minion types.*
///
/// State: Todo
//~ DMF_532 todo ea13ca7a 0cbb6c4b
#[test]
#[ignore = "todo: DMF_532 Circus Amalgam"]
fn DMF_532_circus_amalgam() {
    check(
        CardClass::Mage,
        &[Give("DMF_532"), Cost("DMF_532", 4), Stats("DMF_532", 4, 5), Has("DMF_532", GameTag::TAUNT)],
    );
}

/// # The Coin
///
/// `DMF_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Todo
//~ DMF_COIN1 todo d913b96a 2e0c0ff6
#[test]
#[ignore = "todo: DMF_COIN1 The Coin"]
fn DMF_COIN1_the_coin() {
    check(CardClass::Mage, &[Give("DMF_COIN1"), Cost("DMF_COIN1", 0)]);
}

/// # The Coin
///
/// `DMF_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Todo
//~ DMF_COIN2 todo 83060d57 4b48969a
#[test]
#[ignore = "todo: DMF_COIN2 The Coin"]
fn DMF_COIN2_the_coin() {
    check(CardClass::Mage, &[Give("DMF_COIN2"), Cost("DMF_COIN2", 0)]);
}

/// # Deathwarden
///
/// `YOP_012` · Neutral minion · 3 mana · 2/5
///
/// > **Deathrattles** can't trigger.
///
/// State: Todo
//~ YOP_012 todo a2bdf0de a8195351
#[test]
#[ignore = "todo: YOP_012 Deathwarden"]
fn YOP_012_deathwarden() {
    check(CardClass::Mage, &[Give("YOP_012"), Cost("YOP_012", 3), Stats("YOP_012", 2, 5)]);
}

/// # Crabrider
///
/// `YOP_031` · Neutral minion · 2 mana · 1/4
///
/// > Rush **Windfury**
///
/// State: Todo
//~ YOP_031 todo d5165554 04641bab
#[test]
#[ignore = "todo: YOP_031 Crabrider"]
fn YOP_031_crabrider() {
    check(
        CardClass::Mage,
        &[
            Give("YOP_031"),
            Cost("YOP_031", 2),
            Stats("YOP_031", 1, 4),
            Has("YOP_031", GameTag::RUSH),
            Has("YOP_031", GameTag::WINDFURY),
        ],
    );
}

/// # Armor Vendor
///
/// `YOP_032` · Neutral minion · 1 mana · 1/3
///
/// > **Battlecry:** Give 4 Armor to each hero.
///
/// State: Todo
//~ YOP_032 todo 0501785e 61cba08f
#[test]
#[ignore = "todo: YOP_032 Armor Vendor"]
fn YOP_032_armor_vendor() {
    check(CardClass::Mage, &[Give("YOP_032"), Cost("YOP_032", 1), Stats("YOP_032", 1, 3)]);
}

/// # Runaway Blackwing
///
/// `YOP_034` · Neutral minion · 10 mana · 10/10
///
/// > At the end of your turn, deal 10 damage to a random enemy minion.
///
/// State: Todo
//~ YOP_034 todo 0079b9ed 9d91fdee
#[test]
#[ignore = "todo: YOP_034 Runaway Blackwing"]
fn YOP_034_runaway_blackwing() {
    check(CardClass::Mage, &[Give("YOP_034"), Cost("YOP_034", 10), Stats("YOP_034", 10, 10)]);
}

/// # Moonfang
///
/// `YOP_035` · Neutral minion · 5 mana · 6/3
///
/// > Can only take 1 damage at a time.
///
/// State: Todo
//~ YOP_035 todo abb3f576 c115a42a
#[test]
#[ignore = "todo: YOP_035 Moonfang"]
fn YOP_035_moonfang() {
    check(CardClass::Mage, &[Give("YOP_035"), Cost("YOP_035", 5), Stats("YOP_035", 6, 3)]);
}
