//! Priest cards of Core, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2227c5e7

/// # Flash Heal
///
/// `CORE_AT_055` · Priest spell · Holy · 1 mana
///
/// > Restore #5 Health.
///
/// State: Reprint
//~ reprint CORE_AT_055 6bbdb3e2 9bd86da0 94cab47a.ec73b646
#[test]
fn CORE_AT_055_flash_heal() {
    check(CardClass::Priest, &[Give("CORE_AT_055"), Cost("CORE_AT_055", 1), WrittenAs("CORE_AT_055", "AT_055")]);
}

/// # Lightshower Elemental
///
/// `CORE_BAR_310` · Priest minion · 6 mana · 6/6
///
/// > **Taunt Deathrattle:** Restore #8 Health to all friendly characters.
///
/// State: Reprint
//~ reprint CORE_BAR_310 2ad9713e a0a32277 b92451f4.c02ec2e3
#[test]
fn CORE_BAR_310_lightshower_elemental() {
    check(
        CardClass::Priest,
        &[
            Give("CORE_BAR_310"),
            Cost("CORE_BAR_310", 6),
            Stats("CORE_BAR_310", 6, 6),
            Has("CORE_BAR_310", GameTag::TAUNT),
            WrittenAs("CORE_BAR_310", "BAR_310"),
        ],
    );
}

/// # Devouring Plague
///
/// `CORE_BAR_311` · Priest spell · Shadow · 3 mana
///
/// > **Lifesteal**. Deal $4 damage randomly split among all enemy minions.
///
/// State: Reprint
//~ reprint CORE_BAR_311 c648706a 02d5c32a 72c88656.f13303db
#[test]
fn CORE_BAR_311_devouring_plague() {
    check(
        CardClass::Priest,
        &[
            Give("CORE_BAR_311"),
            Cost("CORE_BAR_311", 3),
            Has("CORE_BAR_311", GameTag::LIFESTEAL),
            WrittenAs("CORE_BAR_311", "BAR_311"),
        ],
    );
}

/// # Priest of An'she
///
/// `CORE_BAR_313` · Priest minion · 5 mana · 5/5
///
/// > **Taunt**. **Battlecry:** If you've restored Health this turn, gain +3/+3.
///
/// State: Reprint
//~ reprint CORE_BAR_313 a638ab74 5e35438a 2c10c08f.5938d2b7
#[test]
fn CORE_BAR_313_priest_of_anshe() {
    check(
        CardClass::Priest,
        &[
            Give("CORE_BAR_313"),
            Cost("CORE_BAR_313", 5),
            Stats("CORE_BAR_313", 5, 5),
            Has("CORE_BAR_313", GameTag::TAUNT),
            WrittenAs("CORE_BAR_313", "BAR_313"),
        ],
    );
}

/// # Calia Menethil
///
/// `CORE_CATA_002` · Priest minion · 6 mana · 4/5
///
/// > **Battlecry:** Resurrect your highest-Cost minion that died this game.
///
/// State: Todo
//~ todo CORE_CATA_002 5abb179e 153f2aa2 72eda8f9.f99917cf
#[test]
#[ignore = "todo: CORE_CATA_002 Calia Menethil"]
fn CORE_CATA_002_calia_menethil() {
    check(
        CardClass::Priest,
        &[Give("CORE_CATA_002"), Cost("CORE_CATA_002", 6), Stats("CORE_CATA_002", 4, 5), Unwritten],
    );
}

/// # Greater Healing Potion
///
/// `CORE_CFM_604` · Priest spell · Holy · 4 mana
///
/// > Restore #12 Health to a friendly character. Draw a card.
///
/// State: Reprint
//~ reprint CORE_CFM_604 c275444a 260a91ad b898c6ff.e984a482
#[test]
fn CORE_CFM_604_greater_healing_potion() {
    check(CardClass::Priest, &[Give("CORE_CFM_604"), Cost("CORE_CFM_604", 4), WrittenAs("CORE_CFM_604", "CFM_604")]);
}

/// # Holy Nova
///
/// `CORE_CS1_112` · Priest spell · Holy · 3 mana
///
/// > Deal $2 damage to all enemy minions. Restore #2 Health to all friendly characters.
///
/// State: Reprint
//~ reprint CORE_CS1_112 5f51a39e 6107ea8b 660a7a3c.1610da20
#[test]
fn CORE_CS1_112_holy_nova() {
    check(CardClass::Priest, &[Give("CORE_CS1_112"), Cost("CORE_CS1_112", 3), WrittenAs("CORE_CS1_112", "CS1_112")]);
}

/// # Holy Smite
///
/// `CORE_CS1_130` · Priest spell · Holy · 1 mana
///
/// > Deal $3 damage to a minion.
///
/// State: Reprint
//~ reprint CORE_CS1_130 51e3d8a8 d491d1fe bb093250.b36801b6
#[test]
fn CORE_CS1_130_holy_smite() {
    check(CardClass::Priest, &[Give("CORE_CS1_130"), Cost("CORE_CS1_130", 1), WrittenAs("CORE_CS1_130", "CS1_130")]);
}

/// # Power Word: Shield
///
/// `CORE_CS2_004` · Priest spell · Holy · 1 mana
///
/// > Give a minion +2 Health. Draw a card.
///
/// State: Reprint
//~ reprint CORE_CS2_004 e18b9a44 7f0c15e0 4b2fd055.b0e04134
#[test]
fn CORE_CS2_004_power_word_shield() {
    check(CardClass::Priest, &[Give("CORE_CS2_004"), Cost("CORE_CS2_004", 1), WrittenAs("CORE_CS2_004", "CS2_004")]);
}

/// # Psychic Conjurer
///
/// `CORE_EX1_193` · Priest minion · 1 mana · 1/2
///
/// > **Battlecry:** Copy a card in your opponent’s deck and add it to your hand.
///
/// State: Reprint
//~ reprint CORE_EX1_193 393dd1c8 05450427 7e6bc3c5.1a2652a1
#[test]
fn CORE_EX1_193_psychic_conjurer() {
    check(
        CardClass::Priest,
        &[
            Give("CORE_EX1_193"),
            Cost("CORE_EX1_193", 1),
            Stats("CORE_EX1_193", 1, 2),
            WrittenAs("CORE_EX1_193", "EX1_193"),
        ],
    );
}

/// # Shadow Word: Ruin
///
/// `CORE_EX1_197` · Priest spell · Shadow · 4 mana
///
/// > Destroy all minions with 5 or more Attack.
///
/// State: Reprint
//~ reprint CORE_EX1_197 2e9adce3 dc834240 dc801129.e196b1bd
#[test]
fn CORE_EX1_197_shadow_word_ruin() {
    check(CardClass::Priest, &[Give("CORE_EX1_197"), Cost("CORE_EX1_197", 4), WrittenAs("CORE_EX1_197", "EX1_197")]);
}

/// # Natalie Seline
///
/// `CORE_EX1_198` · Priest minion · 7 mana · 7/1
///
/// > **Battlecry:** Destroy a minion and gain its Health.
///
/// State: Reprint
//~ reprint CORE_EX1_198 be1267ab c35c884b ec4f979f.de18feea
#[test]
fn CORE_EX1_198_natalie_seline() {
    check(
        CardClass::Priest,
        &[
            Give("CORE_EX1_198"),
            Cost("CORE_EX1_198", 7),
            Stats("CORE_EX1_198", 7, 1),
            WrittenAs("CORE_EX1_198", "EX1_198"),
        ],
    );
}

/// # Shadow Ascendant
///
/// `CORE_ICC_210` · Priest minion · 2 mana · 2/3
///
/// > At the end of your turn, give another random friendly minion +1/+1.
///
/// State: Reprint
//~ reprint CORE_ICC_210 1e3a5db8 47527391 ba7ff28b.a1635a0d
#[test]
fn CORE_ICC_210_shadow_ascendant() {
    check(
        CardClass::Priest,
        &[
            Give("CORE_ICC_210"),
            Cost("CORE_ICC_210", 2),
            Stats("CORE_ICC_210", 2, 3),
            WrittenAs("CORE_ICC_210", "ICC_210"),
        ],
    );
}

/// # Obsidian Statue
///
/// `CORE_ICC_214` · Priest minion · 9 mana · 4/8
///
/// > Taunt**, Lifesteal Deathrattle:** Destroy a random enemy minion.
///
/// State: Reprint
//~ reprint CORE_ICC_214 d16a7c56 193494b4 5fe28c43.f8317da6
#[test]
fn CORE_ICC_214_obsidian_statue() {
    check(
        CardClass::Priest,
        &[
            Give("CORE_ICC_214"),
            Cost("CORE_ICC_214", 9),
            Stats("CORE_ICC_214", 4, 8),
            Has("CORE_ICC_214", GameTag::LIFESTEAL),
            Has("CORE_ICC_214", GameTag::TAUNT),
            WrittenAs("CORE_ICC_214", "ICC_214"),
        ],
    );
}

/// # Crystalsmith Cultist
///
/// `CORE_RLK_814` · Priest minion · 1 mana · 1/2
///
/// > **Battlecry:** If you're holding a Shadow spell, gain +1/+1.
///
/// State: Reprint
//~ reprint CORE_RLK_814 2f6045bc 7f44affc a23d3249.b11466b6
#[test]
fn CORE_RLK_814_crystalsmith_cultist() {
    check(
        CardClass::Priest,
        &[
            Give("CORE_RLK_814"),
            Cost("CORE_RLK_814", 1),
            Stats("CORE_RLK_814", 1, 2),
            WrittenAs("CORE_RLK_814", "RLK_814"),
        ],
    );
}

/// # Initiation
///
/// `CORE_SCH_512` · Priest spell · Shadow · 6 mana
///
/// > Deal $4 damage to a minion. If it dies, summon a new copy.
///
/// State: Reprint
//~ reprint CORE_SCH_512 6308f430 513ba1f2 2dddafaf.71d15a95
#[test]
fn CORE_SCH_512_initiation() {
    check(CardClass::Priest, &[Give("CORE_SCH_512"), Cost("CORE_SCH_512", 6), WrittenAs("CORE_SCH_512", "SCH_512")]);
}

/// # Void Shard
///
/// `CORE_SW_442` · Priest spell · Shadow · 4 mana
///
/// > **Lifesteal** Deal $4 damage.
///
/// State: Reprint
//~ reprint CORE_SW_442 243c5a83 06e82329 2d2da7e4.8993f02e
#[test]
fn CORE_SW_442_void_shard() {
    check(
        CardClass::Priest,
        &[
            Give("CORE_SW_442"),
            Cost("CORE_SW_442", 4),
            Has("CORE_SW_442", GameTag::LIFESTEAL),
            WrittenAs("CORE_SW_442", "SW_442"),
        ],
    );
}

/// # Holy Affinity
///
/// `CS3_014e` · Priest enchantment
///
/// > +1 Attack.
///
/// State: Derived
//~ derived CS3_014e d5c400d0 3a6d4c23 a2024108.c84fda8a
#[test]
fn CS3_014e_holy_affinity() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "CS3_014e"), Now(My(0), 6, 1)]);
}

/// # Focused Will
///
/// `CS3_027e` · Priest enchantment
///
/// > +3 Health.
///
/// State: Derived
//~ derived CS3_027e 2f06d901 ecb4442e 643d398c.cda80e25
#[test]
fn CS3_027e_focused_will() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "CS3_027e"), Now(My(0), 5, 4)]);
}

/// # Illuminated
///
/// `EX1_3350e` · Priest enchantment
///
/// > +2 Health.
///
/// State: Derived
//~ derived EX1_3350e 3413f577 c1559f3b 21aef780.9f1b69f0
#[test]
fn EX1_3350e_illuminated() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "EX1_3350e"), Now(My(0), 5, 3)]);
}

/// # Light's Blessing
///
/// `EX1_3354e` · Priest enchantment
///
/// > +3 Attack.
///
/// State: Derived
//~ derived EX1_3354e 20a01895 8416bf74 d31d0ed4.fc2d73f0
#[test]
fn EX1_3354e_lights_blessing() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "EX1_3354e"), Now(My(0), 8, 1)]);
}
