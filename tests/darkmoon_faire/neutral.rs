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
//~ DMF_002 todo 58e25532 5a430837
#[test]
#[ignore = "todo: DMF_002 N'Zoth, God of the Deep"]
fn DMF_002_n_zoth_god_of_the_deep() {
    check(CardClass::Mage, &[Give("DMF_002"), Cost("DMF_002", 9), Stats("DMF_002", 5, 7), Unwritten]);
}

/// # Yogg-Saron, Master of Fate
///
/// `DMF_004` · Neutral minion · 10 mana · 7/5
///
/// > **Battlecry:** If you've cast 10 spells this game, spin the Wheel of Yogg-Saron.@ *({0} left!)*@ *(Ready!)*
///
/// State: Todo
//~ DMF_004 todo 8812467e 693e4c94
#[test]
#[ignore = "todo: DMF_004 Yogg-Saron, Master of Fate"]
fn DMF_004_yogg_saron_master_of_fate() {
    check(CardClass::Mage, &[Give("DMF_004"), Cost("DMF_004", 10), Stats("DMF_004", 7, 5), Unwritten]);
}

/// # Mysterybox
///
/// `DMF_004t1` · Neutral spell · 0 mana
///
/// > Cast a random spell for every spell you've cast this game *(targets chosen randomly)*.
///
/// State: Todo
//~ DMF_004t1 todo 30b1a1a4 6a139a12
#[test]
#[ignore = "todo: DMF_004t1 Mysterybox"]
fn DMF_004t1_mysterybox() {
    check(CardClass::Mage, &[Give("DMF_004t1"), Cost("DMF_004t1", 0), Unwritten]);
}

/// # Hand of Fate
///
/// `DMF_004t2` · Neutral spell · 0 mana
///
/// > Fill your hand with random spells. They cost (0) this turn.
///
/// State: Todo
//~ DMF_004t2 todo 1db0843d 6d325cd3
#[test]
#[ignore = "todo: DMF_004t2 Hand of Fate"]
fn DMF_004t2_hand_of_fate() {
    check(CardClass::Mage, &[Give("DMF_004t2"), Cost("DMF_004t2", 0), Unwritten]);
}

/// # Curse of Flesh
///
/// `DMF_004t3` · Neutral spell · 0 mana
///
/// > Fill the board with random minions, then give yours **Rush**.
///
/// State: Todo
//~ DMF_004t3 todo d014d5e1 8e463730
#[test]
#[ignore = "todo: DMF_004t3 Curse of Flesh"]
fn DMF_004t3_curse_of_flesh() {
    check(CardClass::Mage, &[Give("DMF_004t3"), Cost("DMF_004t3", 0), Unwritten]);
}

/// # Mindflayer Goggles
///
/// `DMF_004t4` · Neutral spell · 0 mana
///
/// > Take control of three random enemy minions.
///
/// State: Todo
//~ DMF_004t4 todo ecdedd10 d43b111e
#[test]
#[ignore = "todo: DMF_004t4 Mindflayer Goggles"]
fn DMF_004t4_mindflayer_goggles() {
    check(CardClass::Mage, &[Give("DMF_004t4"), Cost("DMF_004t4", 0), Unwritten]);
}

/// # Devouring Hunger
///
/// `DMF_004t5` · Neutral spell · 0 mana
///
/// > Destroy all other minions. Gain their Attack and Health.
///
/// State: Todo
//~ DMF_004t5 todo 056d61ac c8bcea47
#[test]
#[ignore = "todo: DMF_004t5 Devouring Hunger"]
fn DMF_004t5_devouring_hunger() {
    check(CardClass::Mage, &[Give("DMF_004t5"), Cost("DMF_004t5", 0), Unwritten]);
}

/// # Rod of Roasting
///
/// `DMF_004t6` · Neutral spell · 0 mana
///
/// > Cast 'Pyroblast' randomly until a hero dies.
///
/// State: Todo
//~ DMF_004t6 todo b212fa0a 26dcc881
#[test]
#[ignore = "todo: DMF_004t6 Rod of Roasting"]
fn DMF_004t6_rod_of_roasting() {
    check(CardClass::Mage, &[Give("DMF_004t6"), Cost("DMF_004t6", 0), Unwritten]);
}

/// # Rock Rager
///
/// `DMF_044` · Neutral minion · 2 mana · 5/1
///
/// > **Taunt**
///
/// State: Vanilla
//~ DMF_044 vanilla b0881801 4ae6b96b
#[test]
fn DMF_044_rock_rager() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_044"),
            Cost("DMF_044", 2),
            Stats("DMF_044", 5, 1),
            Has("DMF_044", GameTag::TAUNT),
            Play("DMF_044", Nothing),
            In(The("DMF_044"), Zone::Play),
            Now(The("DMF_044"), 5, 1),
            HasNow(The("DMF_044"), GameTag::TAUNT),
        ],
    );
}

/// # Gyreworm
///
/// `DMF_062` · Neutral minion · 3 mana · 3/2
///
/// > **Battlecry:** If you played an Elemental last turn, deal 3 damage.
///
/// State: Todo
//~ DMF_062 todo 38926637 73e50237
#[test]
#[ignore = "todo: DMF_062 Gyreworm"]
fn DMF_062_gyreworm() {
    check(CardClass::Mage, &[Give("DMF_062"), Cost("DMF_062", 3), Stats("DMF_062", 3, 2), Unwritten]);
}

/// # Banana Vendor
///
/// `DMF_065` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** Add 2 Bananas to each player's hand.
///
/// State: Todo
//~ DMF_065 todo d97313c6 e9d6cc07
#[test]
#[ignore = "todo: DMF_065 Banana Vendor"]
fn DMF_065_banana_vendor() {
    check(CardClass::Mage, &[Give("DMF_065"), Cost("DMF_065", 3), Stats("DMF_065", 2, 4), Unwritten]);
}

/// # Bananas
///
/// `DMF_065t` · Neutral spell · 1 mana
///
/// > Give a minion +1/+1.
///
/// State: Todo
//~ DMF_065t todo 2ff6e978 515a2151
#[test]
#[ignore = "todo: DMF_065t Bananas"]
fn DMF_065t_bananas() {
    check(CardClass::Mage, &[Give("DMF_065t"), Cost("DMF_065t", 1), Unwritten]);
}

/// # Knife Vendor
///
/// `DMF_066` · Neutral minion · 4 mana · 3/4
///
/// > **Battlecry:** Deal 4 damage to each hero.
///
/// State: Todo
//~ DMF_066 todo d6025a16 934f8c20
#[test]
#[ignore = "todo: DMF_066 Knife Vendor"]
fn DMF_066_knife_vendor() {
    check(CardClass::Mage, &[Give("DMF_066"), Cost("DMF_066", 4), Stats("DMF_066", 3, 4), Unwritten]);
}

/// # Prize Vendor
///
/// `DMF_067` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry and Deathrattle:** Each player draws a card.
///
/// State: Todo
//~ DMF_067 todo 3e3ed08f 65e8e7aa
#[test]
#[ignore = "todo: DMF_067 Prize Vendor"]
fn DMF_067_prize_vendor() {
    check(CardClass::Mage, &[Give("DMF_067"), Cost("DMF_067", 2), Stats("DMF_067", 2, 3), Unwritten]);
}

/// # Optimistic Ogre
///
/// `DMF_068` · Neutral minion · 5 mana · 6/7
///
/// > 50% chance to attack the correct enemy.
///
/// State: Todo
//~ DMF_068 todo dd22061d 1128ba32
#[test]
#[ignore = "todo: DMF_068 Optimistic Ogre"]
fn DMF_068_optimistic_ogre() {
    check(CardClass::Mage, &[Give("DMF_068"), Cost("DMF_068", 5), Stats("DMF_068", 6, 7), Unwritten]);
}

/// # Claw Machine
///
/// `DMF_069` · Neutral minion · 6 mana · 6/3
///
/// > **Rush**. **Deathrattle:** Draw a minion and give it +3/+3.
///
/// State: Todo
//~ DMF_069 todo 3fff94fa ff16481f
#[test]
#[ignore = "todo: DMF_069 Claw Machine"]
fn DMF_069_claw_machine() {
    check(
        CardClass::Mage,
        &[Give("DMF_069"), Cost("DMF_069", 6), Stats("DMF_069", 6, 3), Has("DMF_069", GameTag::RUSH), Unwritten],
    );
}

/// # Darkmoon Rabbit
///
/// `DMF_070` · Neutral minion · 10 mana · 1/1
///
/// > **Rush**, **Poisonous** Also damages the minions next to whomever this attacks.
///
/// State: Todo
//~ DMF_070 todo 46b81ed3 1f7b3558
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
            Unwritten,
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
//~ DMF_073 todo d4c11c0d e14948b5
#[test]
#[ignore = "todo: DMF_073 Darkmoon Dirigible"]
fn DMF_073_darkmoon_dirigible() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_073"),
            Cost("DMF_073", 3),
            Stats("DMF_073", 3, 2),
            Has("DMF_073", GameTag::DIVINE_SHIELD),
            Unwritten,
        ],
    );
}

/// # Darkmoon Dirigible
///
/// `DMF_073t` · Neutral minion · 3 mana · 3/2
///
/// > **Corrupted Rush**, **Divine Shield**
///
/// State: Todo
//~ DMF_073t todo 1f2b6f35 f4261eac
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
            Unwritten,
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
//~ DMF_074 todo c0e56aeb 2c1d919c
#[test]
#[ignore = "todo: DMF_074 Silas Darkmoon"]
fn DMF_074_silas_darkmoon() {
    check(CardClass::Mage, &[Give("DMF_074"), Cost("DMF_074", 7), Stats("DMF_074", 4, 4), Unwritten]);
}

/// # This Way
///
/// `DMF_074a` · Neutral spell · 0 mana
///
/// > Minions will rotate this way.
///
/// State: Todo
//~ DMF_074a todo 1c1bb91d dc1c858e
#[test]
#[ignore = "todo: DMF_074a This Way"]
fn DMF_074a_this_way() {
    check(CardClass::Mage, &[Give("DMF_074a"), Cost("DMF_074a", 0), Unwritten]);
}

/// # That Way
///
/// `DMF_074b` · Neutral spell · 0 mana
///
/// > Minions will rotate that way.
///
/// State: Todo
//~ DMF_074b todo aa03144c 108ed13e
#[test]
#[ignore = "todo: DMF_074b That Way"]
fn DMF_074b_that_way() {
    check(CardClass::Mage, &[Give("DMF_074b"), Cost("DMF_074b", 0), Unwritten]);
}

/// # Strongman
///
/// `DMF_078` · Neutral minion · 7 mana · 6/6
///
/// > **Taunt Corrupt:** This costs (0).
///
/// State: Todo
//~ DMF_078 todo 6b8a33f1 48609609
#[test]
#[ignore = "todo: DMF_078 Strongman"]
fn DMF_078_strongman() {
    check(
        CardClass::Mage,
        &[Give("DMF_078"), Cost("DMF_078", 7), Stats("DMF_078", 6, 6), Has("DMF_078", GameTag::TAUNT), Unwritten],
    );
}

/// # Strongman
///
/// `DMF_078t` · Neutral minion · 0 mana · 6/6
///
/// > **Corrupted Taunt**
///
/// State: Todo
//~ DMF_078t todo 62a737bd e121fd6f
#[test]
#[ignore = "todo: DMF_078t Strongman"]
fn DMF_078t_strongman() {
    check(
        CardClass::Mage,
        &[Give("DMF_078t"), Cost("DMF_078t", 0), Stats("DMF_078t", 6, 6), Has("DMF_078t", GameTag::TAUNT), Unwritten],
    );
}

/// # Inconspicuous Rider
///
/// `DMF_079` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Cast a **Secret** from your deck.
///
/// State: Todo
//~ DMF_079 todo e7d8d234 3b40927b
#[test]
#[ignore = "todo: DMF_079 Inconspicuous Rider"]
fn DMF_079_inconspicuous_rider() {
    check(CardClass::Mage, &[Give("DMF_079"), Cost("DMF_079", 3), Stats("DMF_079", 2, 2), Unwritten]);
}

/// # Fleethoof Pearltusk
///
/// `DMF_080` · Neutral minion · 5 mana · 4/4
///
/// > **Rush Corrupt:** Gain +4/+4.
///
/// State: Todo
//~ DMF_080 todo 2ad1ed19 75eeba61
#[test]
#[ignore = "todo: DMF_080 Fleethoof Pearltusk"]
fn DMF_080_fleethoof_pearltusk() {
    check(
        CardClass::Mage,
        &[Give("DMF_080"), Cost("DMF_080", 5), Stats("DMF_080", 4, 4), Has("DMF_080", GameTag::RUSH), Unwritten],
    );
}

/// # Fleethoof Pearltusk
///
/// `DMF_080t` · Neutral minion · 5 mana · 8/8
///
/// > **Corrupted Rush**
///
/// State: Todo
//~ DMF_080t todo 1b0373f0 9f0df218
#[test]
#[ignore = "todo: DMF_080t Fleethoof Pearltusk"]
fn DMF_080t_fleethoof_pearltusk() {
    check(
        CardClass::Mage,
        &[Give("DMF_080t"), Cost("DMF_080t", 5), Stats("DMF_080t", 8, 8), Has("DMF_080t", GameTag::RUSH), Unwritten],
    );
}

/// # K'thir Ritualist
///
/// `DMF_081` · Neutral minion · 3 mana · 4/4
///
/// > **Taunt Battlecry:** Add a random 4-Cost minion to your opponent's hand.
///
/// State: Todo
//~ DMF_081 todo 0dbb6b40 3fd3accc
#[test]
#[ignore = "todo: DMF_081 K'thir Ritualist"]
fn DMF_081_kthir_ritualist() {
    check(
        CardClass::Mage,
        &[Give("DMF_081"), Cost("DMF_081", 3), Stats("DMF_081", 4, 4), Has("DMF_081", GameTag::TAUNT), Unwritten],
    );
}

/// # Darkmoon Statue
///
/// `DMF_082` · Neutral minion · 3 mana · 0/5
///
/// > Your other minions have +1 Attack. **Corrupt:** This gains +4 Attack.
///
/// State: Todo
//~ DMF_082 todo 00b1a5c4 8748690e
#[test]
#[ignore = "todo: DMF_082 Darkmoon Statue"]
fn DMF_082_darkmoon_statue() {
    check(CardClass::Mage, &[Give("DMF_082"), Cost("DMF_082", 3), Stats("DMF_082", 0, 5), Unwritten]);
}

/// # Darkmoon Statue
///
/// `DMF_082t` · Neutral minion · 3 mana · 4/5
///
/// > **Corrupted** Your other minions have +1 Attack.
///
/// State: Todo
//~ DMF_082t todo 21412ff4 c2f68674
#[test]
#[ignore = "todo: DMF_082t Darkmoon Statue"]
fn DMF_082t_darkmoon_statue() {
    check(CardClass::Mage, &[Give("DMF_082t"), Cost("DMF_082t", 3), Stats("DMF_082t", 4, 5), Unwritten]);
}

/// # Wriggling Horror
///
/// `DMF_091` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry:** Give adjacent minions +1/+1.
///
/// State: Todo
//~ DMF_091 todo f675473b dc461d0d
#[test]
#[ignore = "todo: DMF_091 Wriggling Horror"]
fn DMF_091_wriggling_horror() {
    check(CardClass::Mage, &[Give("DMF_091"), Cost("DMF_091", 2), Stats("DMF_091", 2, 1), Unwritten]);
}

/// # Horrendous Growth
///
/// `DMF_124` · Neutral minion · 2 mana · 2/2
///
/// > **Corrupt:** Gain +1/+1. Can be **Corrupted** endlessly.
///
/// State: Todo
//~ DMF_124 todo 4ebfcd7c 7005c0ef
#[test]
#[ignore = "todo: DMF_124 Horrendous Growth"]
fn DMF_124_horrendous_growth() {
    check(CardClass::Mage, &[Give("DMF_124"), Cost("DMF_124", 2), Stats("DMF_124", 2, 2), Unwritten]);
}

/// # Horrendous Growth
///
/// `DMF_124t` · Neutral minion · 2 mana · 3/3
///
/// > **Corrupted Corrupt:** Gain +1/+1. Can be **Corrupted** endlessly.
///
/// State: Todo
//~ DMF_124t todo 0d32a29c 05b6a595
#[test]
#[ignore = "todo: DMF_124t Horrendous Growth"]
fn DMF_124t_horrendous_growth() {
    check(CardClass::Mage, &[Give("DMF_124t"), Cost("DMF_124t", 2), Stats("DMF_124t", 3, 3), Unwritten]);
}

/// # Safety Inspector
///
/// `DMF_125` · Neutral minion · 1 mana · 1/3
///
/// > **Battlecry:** Shuffle the lowest-Cost card from your hand into your deck. Draw a card.
///
/// State: Todo
//~ DMF_125 todo 212937f4 a33bc165
#[test]
#[ignore = "todo: DMF_125 Safety Inspector"]
fn DMF_125_safety_inspector() {
    check(CardClass::Mage, &[Give("DMF_125"), Cost("DMF_125", 1), Stats("DMF_125", 1, 3), Unwritten]);
}

/// # Carnival Clown
///
/// `DMF_163` · Neutral minion · 9 mana · 4/4
///
/// > **Taunt Battlecry:** Summon 2 copies of this. **Corrupt:** Fill your board with copies.
///
/// State: Todo
//~ DMF_163 todo 46642e37 89e3f56e
#[test]
#[ignore = "todo: DMF_163 Carnival Clown"]
fn DMF_163_carnival_clown() {
    check(
        CardClass::Mage,
        &[Give("DMF_163"), Cost("DMF_163", 9), Stats("DMF_163", 4, 4), Has("DMF_163", GameTag::TAUNT), Unwritten],
    );
}

/// # Carnival Clown
///
/// `DMF_163t` · Neutral minion · 9 mana · 4/4
///
/// > **Corrupted Taunt Battlecry:** Fill your board with copies of this.
///
/// State: Todo
//~ DMF_163t todo b6f3f451 b183ed93
#[test]
#[ignore = "todo: DMF_163t Carnival Clown"]
fn DMF_163t_carnival_clown() {
    check(
        CardClass::Mage,
        &[Give("DMF_163t"), Cost("DMF_163t", 9), Stats("DMF_163t", 4, 4), Has("DMF_163t", GameTag::TAUNT), Unwritten],
    );
}

/// # Circus Medic
///
/// `DMF_174` · Neutral minion · 4 mana · 3/4
///
/// > **Battlecry:** Restore #4 Health. **Corrupt:** Deal 4 damage instead.
///
/// State: Todo
//~ DMF_174 todo c3757a38 be278f14
#[test]
#[ignore = "todo: DMF_174 Circus Medic"]
fn DMF_174_circus_medic() {
    check(CardClass::Mage, &[Give("DMF_174"), Cost("DMF_174", 4), Stats("DMF_174", 3, 4), Unwritten]);
}

/// # Circus Medic
///
/// `DMF_174t` · Neutral minion · 4 mana · 3/4
///
/// > **Corrupted Battlecry:** Deal 4 damage.
///
/// State: Todo
//~ DMF_174t todo 18b0621b ac3b4a01
#[test]
#[ignore = "todo: DMF_174t Circus Medic"]
fn DMF_174t_circus_medic() {
    check(CardClass::Mage, &[Give("DMF_174t"), Cost("DMF_174t", 4), Stats("DMF_174t", 3, 4), Unwritten]);
}

/// # Y'Shaarj, the Defiler
///
/// `DMF_188` · Neutral minion · 10 mana · 10/10
///
/// > **Battlecry:** Add a copy of each **Corrupted** card you've played this game to your hand. They cost (0) this turn.
///
/// State: Todo
//~ DMF_188 todo f8401ec6 0f0f6e80
#[test]
#[ignore = "todo: DMF_188 Y'Shaarj, the Defiler"]
fn DMF_188_y_shaarj_the_defiler() {
    check(CardClass::Mage, &[Give("DMF_188"), Cost("DMF_188", 10), Stats("DMF_188", 10, 10), Unwritten]);
}

/// # Corruption
///
/// `DMF_188t` · Neutral spell · 1 mana
///
/// > **Corrupt** all your cards.
///
/// State: Todo
//~ DMF_188t todo 8a1ddf68 6fb61587
#[test]
#[ignore = "todo: DMF_188t Corruption"]
fn DMF_188t_corruption() {
    check(CardClass::Mage, &[Give("DMF_188t"), Cost("DMF_188t", 1), Unwritten]);
}

/// # Costumed Entertainer
///
/// `DMF_189` · Neutral minion · 2 mana · 1/2
///
/// > **Battlecry:** Give a random minion in your hand +2/+2.
///
/// State: Todo
//~ DMF_189 todo 1b839221 b5bdae1b
#[test]
#[ignore = "todo: DMF_189 Costumed Entertainer"]
fn DMF_189_costumed_entertainer() {
    check(CardClass::Mage, &[Give("DMF_189"), Cost("DMF_189", 2), Stats("DMF_189", 1, 2), Unwritten]);
}

/// # Fantastic Firebird
///
/// `DMF_190` · Neutral minion · 4 mana · 3/5
///
/// > **Windfury**
///
/// State: Vanilla
//~ DMF_190 vanilla 033faa2c 838e4164
#[test]
fn DMF_190_fantastic_firebird() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_190"),
            Cost("DMF_190", 4),
            Stats("DMF_190", 3, 5),
            Has("DMF_190", GameTag::WINDFURY),
            Play("DMF_190", Nothing),
            In(The("DMF_190"), Zone::Play),
            Now(The("DMF_190"), 3, 5),
            HasNow(The("DMF_190"), GameTag::WINDFURY),
        ],
    );
}

/// # Showstopper
///
/// `DMF_191` · Neutral minion · 2 mana · 3/2
///
/// > **Deathrattle: Silence** all minions.
///
/// State: Todo
//~ DMF_191 todo 2672c48d ca0301b8
#[test]
#[ignore = "todo: DMF_191 Showstopper"]
fn DMF_191_showstopper() {
    check(CardClass::Mage, &[Give("DMF_191"), Cost("DMF_191", 2), Stats("DMF_191", 3, 2), Unwritten]);
}

/// # Derailed Coaster
///
/// `DMF_202` · Neutral minion · 5 mana · 3/2
///
/// > **Battlecry:** Summon a 1/1 Rider with **Rush** for each minion in your hand.
///
/// State: Todo
//~ DMF_202 todo ebbfa2f2 0a1987a7
#[test]
#[ignore = "todo: DMF_202 Derailed Coaster"]
fn DMF_202_derailed_coaster() {
    check(CardClass::Mage, &[Give("DMF_202"), Cost("DMF_202", 5), Stats("DMF_202", 3, 2), Unwritten]);
}

/// # C'Thun, the Shattered
///
/// `DMF_254` · Neutral minion · 10 mana · 6/6
///
/// > **Start of Game:** Break into pieces. **Battlecry:** Deal 30 damage randomly split among all enemies.
///
/// State: Todo
//~ DMF_254 todo b3c01e71 1cbf90fb
#[test]
#[ignore = "todo: DMF_254 C'Thun, the Shattered"]
fn DMF_254_c_thun_the_shattered() {
    check(CardClass::Mage, &[Give("DMF_254"), Cost("DMF_254", 10), Stats("DMF_254", 6, 6), Unwritten]);
}

/// # Eye of C'Thun
///
/// `DMF_254t3` · Neutral spell · 5 mana
///
/// > **Piece of C'Thun (@/4)** Deal $7 damage randomly split among all enemies.
///
/// State: Todo
//~ DMF_254t3 todo 8f12fb5f fd51da7c
#[test]
#[ignore = "todo: DMF_254t3 Eye of C'Thun"]
fn DMF_254t3_eye_of_c_thun() {
    check(CardClass::Mage, &[Give("DMF_254t3"), Cost("DMF_254t3", 5), Unwritten]);
}

/// # Heart of C'Thun
///
/// `DMF_254t4` · Neutral spell · 5 mana
///
/// > **Piece of C'Thun (@/4)** Deal $3 damage to all minions.
///
/// State: Todo
//~ DMF_254t4 todo ccc322fb c9dac90b
#[test]
#[ignore = "todo: DMF_254t4 Heart of C'Thun"]
fn DMF_254t4_heart_of_c_thun() {
    check(CardClass::Mage, &[Give("DMF_254t4"), Cost("DMF_254t4", 5), Unwritten]);
}

/// # Body of C'Thun
///
/// `DMF_254t5` · Neutral spell · 5 mana
///
/// > **Piece of C'Thun (@/4)** Summon a 6/6 C'Thun's Body with **Taunt**.
///
/// State: Todo
//~ DMF_254t5 todo 92c21629 9c210a33
#[test]
#[ignore = "todo: DMF_254t5 Body of C'Thun"]
fn DMF_254t5_body_of_c_thun() {
    check(CardClass::Mage, &[Give("DMF_254t5"), Cost("DMF_254t5", 5), Unwritten]);
}

/// # C'Thun's Body
///
/// `DMF_254t5t` · Neutral minion · 6 mana · 6/6
///
/// > **Taunt**
///
/// State: Vanilla
//~ DMF_254t5t vanilla 23919365 8d25a847
#[test]
fn DMF_254t5t_c_thuns_body() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_254t5t"),
            Cost("DMF_254t5t", 6),
            Stats("DMF_254t5t", 6, 6),
            Has("DMF_254t5t", GameTag::TAUNT),
            Play("DMF_254t5t", Nothing),
            In(The("DMF_254t5t"), Zone::Play),
            Now(The("DMF_254t5t"), 6, 6),
            HasNow(The("DMF_254t5t"), GameTag::TAUNT),
        ],
    );
}

/// # Maw of C'Thun
///
/// `DMF_254t7` · Neutral spell · 5 mana
///
/// > **Piece of C'Thun (@/4)** Destroy a minion.
///
/// State: Todo
//~ DMF_254t7 todo d9a2a3d7 bfc6da57
#[test]
#[ignore = "todo: DMF_254t7 Maw of C'Thun"]
fn DMF_254t7_maw_of_c_thun() {
    check(CardClass::Mage, &[Give("DMF_254t7"), Cost("DMF_254t7", 5), Unwritten]);
}

/// # Parade Leader
///
/// `DMF_520` · Neutral minion · 2 mana · 2/3
///
/// > After you summon a **Rush** minion, give it +2 Attack.
///
/// State: Todo
//~ DMF_520 todo 5592728b 5e3d53ac
#[test]
#[ignore = "todo: DMF_520 Parade Leader"]
fn DMF_520_parade_leader() {
    check(CardClass::Mage, &[Give("DMF_520"), Cost("DMF_520", 2), Stats("DMF_520", 2, 3), Unwritten]);
}

/// # Circus Amalgam
///
/// `DMF_532` · Neutral minion · 4 mana · 4/5
///
/// > **Taunt* This has all minion types.*
///
/// State: Todo
//~ DMF_532 todo ea13ca7a b2ba566f
#[test]
#[ignore = "todo: DMF_532 Circus Amalgam"]
fn DMF_532_circus_amalgam() {
    check(
        CardClass::Mage,
        &[Give("DMF_532"), Cost("DMF_532", 4), Stats("DMF_532", 4, 5), Has("DMF_532", GameTag::TAUNT), Unwritten],
    );
}

/// # The Coin
///
/// `DMF_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Todo
//~ DMF_COIN1 todo d913b96a 728bb0d6
#[test]
#[ignore = "todo: DMF_COIN1 The Coin"]
fn DMF_COIN1_the_coin() {
    check(CardClass::Mage, &[Give("DMF_COIN1"), Cost("DMF_COIN1", 0), Unwritten]);
}

/// # The Coin
///
/// `DMF_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Todo
//~ DMF_COIN2 todo 83060d57 58f4a185
#[test]
#[ignore = "todo: DMF_COIN2 The Coin"]
fn DMF_COIN2_the_coin() {
    check(CardClass::Mage, &[Give("DMF_COIN2"), Cost("DMF_COIN2", 0), Unwritten]);
}

/// # Deathwarden
///
/// `YOP_012` · Neutral minion · 3 mana · 2/5
///
/// > **Deathrattles** can't trigger.
///
/// State: Todo
//~ YOP_012 todo a2bdf0de c7a3b4fa
#[test]
#[ignore = "todo: YOP_012 Deathwarden"]
fn YOP_012_deathwarden() {
    check(CardClass::Mage, &[Give("YOP_012"), Cost("YOP_012", 3), Stats("YOP_012", 2, 5), Unwritten]);
}

/// # Crabrider
///
/// `YOP_031` · Neutral minion · 2 mana · 1/4
///
/// > Rush **Windfury**
///
/// State: Vanilla
//~ YOP_031 vanilla d5165554 db67d26f
#[test]
fn YOP_031_crabrider() {
    check(
        CardClass::Mage,
        &[
            Give("YOP_031"),
            Cost("YOP_031", 2),
            Stats("YOP_031", 1, 4),
            Has("YOP_031", GameTag::RUSH),
            Has("YOP_031", GameTag::WINDFURY),
            Play("YOP_031", Nothing),
            In(The("YOP_031"), Zone::Play),
            Now(The("YOP_031"), 1, 4),
            HasNow(The("YOP_031"), GameTag::RUSH),
            HasNow(The("YOP_031"), GameTag::WINDFURY),
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
//~ YOP_032 todo 0501785e 5ff9859c
#[test]
#[ignore = "todo: YOP_032 Armor Vendor"]
fn YOP_032_armor_vendor() {
    check(CardClass::Mage, &[Give("YOP_032"), Cost("YOP_032", 1), Stats("YOP_032", 1, 3), Unwritten]);
}

/// # Runaway Blackwing
///
/// `YOP_034` · Neutral minion · 10 mana · 10/10
///
/// > At the end of your turn, deal 10 damage to a random enemy minion.
///
/// State: Todo
//~ YOP_034 todo 0079b9ed 9c58fe19
#[test]
#[ignore = "todo: YOP_034 Runaway Blackwing"]
fn YOP_034_runaway_blackwing() {
    check(CardClass::Mage, &[Give("YOP_034"), Cost("YOP_034", 10), Stats("YOP_034", 10, 10), Unwritten]);
}

/// # Moonfang
///
/// `YOP_035` · Neutral minion · 5 mana · 6/3
///
/// > Can only take 1 damage at a time.
///
/// State: Todo
//~ YOP_035 todo abb3f576 be2fdba4
#[test]
#[ignore = "todo: YOP_035 Moonfang"]
fn YOP_035_moonfang() {
    check(CardClass::Mage, &[Give("YOP_035"), Cost("YOP_035", 5), Stats("YOP_035", 6, 3), Unwritten]);
}
