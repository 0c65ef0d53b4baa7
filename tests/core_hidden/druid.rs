//! Druid cards of Core (past years), each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 63237488

/// # Thickhide Kodo
///
/// `CORE_BAR_535` · Druid minion · 4 mana · 3/5
///
/// > **Taunt Deathrattle:** Gain 5 Armor.
///
/// State: Reprint
//~ reprint CORE_BAR_535 e0aa00be ed55e07c 1ccdfa1a.25b980b3
#[test]
fn CORE_BAR_535_thickhide_kodo() {
    check(
        CardClass::Druid,
        &[
            Give("CORE_BAR_535"),
            Cost("CORE_BAR_535", 4),
            Stats("CORE_BAR_535", 3, 5),
            Has("CORE_BAR_535", GameTag::TAUNT),
            WrittenAs("CORE_BAR_535", "BAR_535"),
        ],
    );
}

/// # Landscaping
///
/// `CORE_BOT_420` · Druid spell · Nature · 3 mana
///
/// > Summon two 2/2 Treants.
///
/// State: Reprint
//~ reprint CORE_BOT_420 f2841d52 0af02bef 24936933.f2509a04
#[test]
fn CORE_BOT_420_landscaping() {
    check(CardClass::Druid, &[Give("CORE_BOT_420"), Cost("CORE_BOT_420", 3), WrittenAs("CORE_BOT_420", "BOT_420")]);
}

/// # Bogbeam
///
/// `CORE_BT_134` · Druid spell · 3 mana
///
/// > Deal $3 damage to a minion. Costs (0) if you have at least 7 Mana Crystals.
///
/// State: Reprint
//~ reprint CORE_BT_134 154fd80d 3b18d7af bc022c13.557bb7e3
#[test]
fn CORE_BT_134_bogbeam() {
    check(CardClass::Druid, &[Give("CORE_BT_134"), Cost("CORE_BT_134", 3), WrittenAs("CORE_BT_134", "BT_134")]);
}

/// # Swipe
///
/// `CORE_CS2_012` · Druid spell · 3 mana
///
/// > Deal $4 damage to an enemy and $1 damage to all other enemies.
///
/// State: Reprint
//~ reprint CORE_CS2_012 3fcc2d22 e2962d6a 5f423cf6.c85351c2
#[test]
fn CORE_CS2_012_swipe() {
    check(CardClass::Druid, &[Give("CORE_CS2_012"), Cost("CORE_CS2_012", 3), WrittenAs("CORE_CS2_012", "CS2_012")]);
}

/// # Wild Growth
///
/// `CORE_CS2_013` · Druid spell · Nature · 2 mana
///
/// > Gain an empty Mana Crystal.
///
/// State: Reprint
//~ reprint CORE_CS2_013 29a90576 1c6907f1 ce833537.fcccaa11
#[test]
fn CORE_CS2_013_wild_growth() {
    check(CardClass::Druid, &[Give("CORE_CS2_013"), Cost("CORE_CS2_013", 2), WrittenAs("CORE_CS2_013", "CS2_013")]);
}

/// # Nordrassil Druid
///
/// `CORE_CS3_012` · Druid minion · 4 mana · 3/5
///
/// > **Battlecry:** The next spell you cast this turn costs (3) less.
///
/// State: Reprint
//~ reprint CORE_CS3_012 03a7fdd0 f3835b1f 5093fa7d.9b147efa
#[test]
fn CORE_CS3_012_nordrassil_druid() {
    check(
        CardClass::Druid,
        &[
            Give("CORE_CS3_012"),
            Cost("CORE_CS3_012", 4),
            Stats("CORE_CS3_012", 3, 5),
            WrittenAs("CORE_CS3_012", "CS3_012"),
        ],
    );
}

/// # Lunar Eclipse
///
/// `CORE_DMF_057` · Druid spell · Arcane · 2 mana
///
/// > Deal $3 damage to a minion. Your next spell this turn costs (2) less.
///
/// State: Reprint
//~ reprint CORE_DMF_057 3cd8f007 72cea348 af10d50d.b77ae25f
#[test]
fn CORE_DMF_057_lunar_eclipse() {
    check(CardClass::Druid, &[Give("CORE_DMF_057"), Cost("CORE_DMF_057", 2), WrittenAs("CORE_DMF_057", "DMF_057")]);
}

/// # Solar Eclipse
///
/// `CORE_DMF_058` · Druid spell · Nature · 2 mana
///
/// > The next spell you cast this turn casts twice.
///
/// State: Reprint
//~ reprint CORE_DMF_058 dfe848b4 c5bde95a ddcd7429.1251cb65
#[test]
fn CORE_DMF_058_solar_eclipse() {
    check(CardClass::Druid, &[Give("CORE_DMF_058"), Cost("CORE_DMF_058", 2), WrittenAs("CORE_DMF_058", "DMF_058")]);
}

/// # Umbral Owl
///
/// `CORE_DMF_060` · Druid minion · 7 mana · 4/4
///
/// > **Rush** Costs (1) less for each spell you've cast this game.
///
/// State: Reprint
//~ reprint CORE_DMF_060 e524440f 9c14240f 9691c877.973dd4ce
#[test]
fn CORE_DMF_060_umbral_owl() {
    check(
        CardClass::Druid,
        &[
            Give("CORE_DMF_060"),
            Cost("CORE_DMF_060", 7),
            Stats("CORE_DMF_060", 4, 4),
            Has("CORE_DMF_060", GameTag::RUSH),
            WrittenAs("CORE_DMF_060", "DMF_060"),
        ],
    );
}

/// # Kiri, Chosen of Elune
///
/// `CORE_DMF_733` · Druid minion · 3 mana · 2/2
///
/// > **Battlecry:** Add a Solar Eclipse and Lunar Eclipse to your hand.
///
/// State: Reprint
//~ reprint CORE_DMF_733 3757130b 87a7933e 99833271.8cdfbb5e
#[test]
fn CORE_DMF_733_kiri_chosen_of_elune() {
    check(
        CardClass::Druid,
        &[
            Give("CORE_DMF_733"),
            Cost("CORE_DMF_733", 3),
            Stats("CORE_DMF_733", 2, 2),
            WrittenAs("CORE_DMF_733", "DMF_733"),
        ],
    );
}

/// # Greybough
///
/// `CORE_DMF_734` · Druid minion · 5 mana · 4/6
///
/// > **Taunt Deathrattle:** Give a random friendly minion "**Deathrattle:** Summon Greybough."
///
/// State: Reprint
//~ reprint CORE_DMF_734 f33a75e2 8af1b6f0 66102b8e.60e103db
#[test]
fn CORE_DMF_734_greybough() {
    check(
        CardClass::Druid,
        &[
            Give("CORE_DMF_734"),
            Cost("CORE_DMF_734", 5),
            Stats("CORE_DMF_734", 4, 6),
            Has("CORE_DMF_734", GameTag::TAUNT),
            WrittenAs("CORE_DMF_734", "DMF_734"),
        ],
    );
}

/// # Soul of the Forest
///
/// `CORE_EX1_158` · Druid spell · Nature · 3 mana
///
/// > Give your minions "**Deathrattle:** Summon a 2/2 Treant."
///
/// State: Reprint
//~ reprint CORE_EX1_158 2fd78a7b 65dfc038 364dff80.62f7f904
#[test]
fn CORE_EX1_158_soul_of_the_forest() {
    check(CardClass::Druid, &[Give("CORE_EX1_158"), Cost("CORE_EX1_158", 3), WrittenAs("CORE_EX1_158", "EX1_158")]);
}

/// # Nourish
///
/// `CORE_EX1_164` · Druid spell · Nature · 5 mana
///
/// > **Choose One -** Gain 2 Mana Crystals; or Draw 3 cards.
///
/// State: Reprint
//~ reprint CORE_EX1_164 bf9ca5da e65ca2c4 a8f1b7e0.e4a8e658
#[test]
fn CORE_EX1_164_nourish() {
    check(CardClass::Druid, &[Give("CORE_EX1_164"), Cost("CORE_EX1_164", 5), WrittenAs("CORE_EX1_164", "EX1_164")]);
}

/// # Druid of the Claw
///
/// `CORE_EX1_165` · Druid minion · 6 mana · 4/6
///
/// > **Choose One -** Transform into a 7/6 with **Rush**; or a 4/9 with **Taunt**.
///
/// State: Reprint
//~ reprint CORE_EX1_165 efbb74f0 3f2720a6 0244d46c.f61ea393
#[test]
fn CORE_EX1_165_druid_of_the_claw() {
    check(
        CardClass::Druid,
        &[
            Give("CORE_EX1_165"),
            Cost("CORE_EX1_165", 6),
            Stats("CORE_EX1_165", 4, 6),
            WrittenAs("CORE_EX1_165", "EX1_165"),
        ],
    );
}

/// # Ancient of War
///
/// `CORE_EX1_178` · Druid minion · 7 mana · 5/5
///
/// > **Choose One -** +5 Attack; or +5 Health and **Taunt**.
///
/// State: Reprint
//~ reprint CORE_EX1_178 e01480da fe6a3b88 65e18d67.050f5e7b
#[test]
fn CORE_EX1_178_ancient_of_war() {
    check(
        CardClass::Druid,
        &[
            Give("CORE_EX1_178"),
            Cost("CORE_EX1_178", 7),
            Stats("CORE_EX1_178", 5, 5),
            WrittenAs("CORE_EX1_178", "EX1_178"),
        ],
    );
}

/// # Force of Nature
///
/// `CORE_EX1_571` · Druid spell · Nature · 5 mana
///
/// > Summon three 2/2 Treants.
///
/// State: Reprint
//~ reprint CORE_EX1_571 b4b2efc5 f32395d3 50a71f86.6202794c
#[test]
fn CORE_EX1_571_force_of_nature() {
    check(CardClass::Druid, &[Give("CORE_EX1_571"), Cost("CORE_EX1_571", 5), WrittenAs("CORE_EX1_571", "EX1_571")]);
}

/// # Cenarius
///
/// `CORE_EX1_573` · Druid minion · 8 mana · 5/8
///
/// > **Choose One -** Give your other minions +2/+2; or Summon two 2/2 Treants with **Taunt**.
///
/// State: Reprint
//~ reprint CORE_EX1_573 eb4c94b4 49e7eb4e 09626f9a.248015f1
#[test]
fn CORE_EX1_573_cenarius() {
    check(
        CardClass::Druid,
        &[
            Give("CORE_EX1_573"),
            Cost("CORE_EX1_573", 8),
            Stats("CORE_EX1_573", 5, 8),
            WrittenAs("CORE_EX1_573", "EX1_573"),
        ],
    );
}

/// # Malfurion's Gift
///
/// `CORE_GIFT_10` · Druid spell · 1 mana
///
/// > **Discover** a **Temporary** Feral Rage, Wild Growth, or Swipe.
///
/// State: Reprint
//~ reprint CORE_GIFT_10 45cb026e 5c355eec 2e53d75e.70b47c44
#[test]
fn CORE_GIFT_10_malfurions_gift() {
    check(CardClass::Druid, &[Give("CORE_GIFT_10"), Cost("CORE_GIFT_10", 1), WrittenAs("CORE_GIFT_10", "GIFT_10")]);
}

/// # Witchwood Apple
///
/// `CORE_GIL_663` · Druid spell · Nature · 1 mana
///
/// > Add two 2/2 Treants to your hand.
///
/// State: Reprint
//~ reprint CORE_GIL_663 ac0524f7 c09c02a7 969f579d.cf4239a3
#[test]
fn CORE_GIL_663_witchwood_apple() {
    check(CardClass::Druid, &[Give("CORE_GIL_663"), Cost("CORE_GIL_663", 1), WrittenAs("CORE_GIL_663", "GIL_663")]);
}

/// # Fatespinner
///
/// `CORE_ICC_047` · Druid minion · 5 mana · 5/3
///
/// > **Choose a Deathrattle (Secretly) -** Deal 3 damage to all minions; or Give them +2/+2.
///
/// State: Reprint
//~ reprint CORE_ICC_047 df430088 a9529b52 15efb9b0.52d6850e
#[test]
fn CORE_ICC_047_fatespinner() {
    check(
        CardClass::Druid,
        &[
            Give("CORE_ICC_047"),
            Cost("CORE_ICC_047", 5),
            Stats("CORE_ICC_047", 5, 3),
            WrittenAs("CORE_ICC_047", "ICC_047"),
        ],
    );
}

/// # Webweave
///
/// `CORE_ICC_050` · Druid spell · Shadow · 5 mana
///
/// > Summon two 1/2 **Poisonous** Spiders.
///
/// State: Reprint
//~ reprint CORE_ICC_050 36af800e bf310544 e07fe74d.885cdb0a
#[test]
fn CORE_ICC_050_webweave() {
    check(CardClass::Druid, &[Give("CORE_ICC_050"), Cost("CORE_ICC_050", 5), WrittenAs("CORE_ICC_050", "ICC_050")]);
}

/// # Druid of the Swarm
///
/// `CORE_ICC_051` · Druid minion · 2 mana · 1/2
///
/// > **Choose One -** Transform into a 1/2 with **Poisonous**; or a 1/5 with **Taunt**.
///
/// State: Reprint
//~ reprint CORE_ICC_051 a874dc30 54d1a92f f67caffa.149c5c12
#[test]
fn CORE_ICC_051_druid_of_the_swarm() {
    check(
        CardClass::Druid,
        &[
            Give("CORE_ICC_051"),
            Cost("CORE_ICC_051", 2),
            Stats("CORE_ICC_051", 1, 2),
            WrittenAs("CORE_ICC_051", "ICC_051"),
        ],
    );
}

/// # Spreading Plague
///
/// `CORE_ICC_054` · Druid spell · Nature · 6 mana
///
/// > Summon a 1/5 Scarab with **Taunt**. If your opponent has more minions, cast this again.
///
/// State: Reprint
//~ reprint CORE_ICC_054 15ce1e51 5d187662 a0478588.f2f91db9
#[test]
fn CORE_ICC_054_spreading_plague() {
    check(CardClass::Druid, &[Give("CORE_ICC_054"), Cost("CORE_ICC_054", 6), WrittenAs("CORE_ICC_054", "ICC_054")]);
}

/// # Gnash
///
/// `CORE_ICC_079` · Druid spell · 3 mana
///
/// > Give your hero +3 Attack this turn. Gain 3 Armor.
///
/// State: Reprint
//~ reprint CORE_ICC_079 6fb040aa 5e7a4d14 1fbc4fec.0ca410ab
#[test]
fn CORE_ICC_079_gnash() {
    check(CardClass::Druid, &[Give("CORE_ICC_079"), Cost("CORE_ICC_079", 3), WrittenAs("CORE_ICC_079", "ICC_079")]);
}

/// # Ultimate Infestation
///
/// `CORE_ICC_085` · Druid spell · 10 mana
///
/// > Deal $5 damage. Draw 5 cards. Gain 5 Armor. Summon a 5/5 Ghoul.
///
/// State: Reprint
//~ reprint CORE_ICC_085 3160ad5a 3aa86be8 f1fd5270.a67fbf93
#[test]
fn CORE_ICC_085_ultimate_infestation() {
    check(CardClass::Druid, &[Give("CORE_ICC_085"), Cost("CORE_ICC_085", 10), WrittenAs("CORE_ICC_085", "ICC_085")]);
}

/// # Strongshell Scavenger
///
/// `CORE_ICC_807` · Druid minion · 4 mana · 2/3
///
/// > **Battlecry:** Give your **Taunt** minions +2/+2.
///
/// State: Reprint
//~ reprint CORE_ICC_807 6fc0394a 77070282 52916d23.0ec647e6
#[test]
fn CORE_ICC_807_strongshell_scavenger() {
    check(
        CardClass::Druid,
        &[
            Give("CORE_ICC_807"),
            Cost("CORE_ICC_807", 4),
            Stats("CORE_ICC_807", 2, 3),
            WrittenAs("CORE_ICC_807", "ICC_807"),
        ],
    );
}

/// # Crypt Lord
///
/// `CORE_ICC_808` · Druid minion · 3 mana · 1/6
///
/// > **Taunt** After you summon a minion, gain +1 Health.
///
/// State: Reprint
//~ reprint CORE_ICC_808 65428f87 55c9633a 4a695cbd.1df94055
#[test]
fn CORE_ICC_808_crypt_lord() {
    check(
        CardClass::Druid,
        &[
            Give("CORE_ICC_808"),
            Cost("CORE_ICC_808", 3),
            Stats("CORE_ICC_808", 1, 6),
            Has("CORE_ICC_808", GameTag::TAUNT),
            WrittenAs("CORE_ICC_808", "ICC_808"),
        ],
    );
}

/// # Malfurion the Pestilent
///
/// `CORE_ICC_832` · Druid hero · 7 mana · 30 health, 5 armor
///
/// > **Choose One -** Summon 2 **Poisonous** Spiders; or 2 Scarabs with **Taunt**.
///
/// State: Reprint
//~ reprint CORE_ICC_832 fa7a4fb5 2494e064 645cfb06.50d810ef
#[test]
fn CORE_ICC_832_malfurion_the_pestilent() {
    check(CardClass::Druid, &[Give("CORE_ICC_832"), Cost("CORE_ICC_832", 7), WrittenAs("CORE_ICC_832", "ICC_832")]);
}

/// # Hadronox
///
/// `CORE_ICC_835` · Druid minion · 9 mana · 3/7
///
/// > **Deathrattle:** Summon your **Taunt** minions that died this game.
///
/// State: Reprint
//~ reprint CORE_ICC_835 81780070 91a4932f 0250c20e.b009e6f8
#[test]
fn CORE_ICC_835_hadronox() {
    check(
        CardClass::Druid,
        &[
            Give("CORE_ICC_835"),
            Cost("CORE_ICC_835", 9),
            Stats("CORE_ICC_835", 3, 7),
            WrittenAs("CORE_ICC_835", "ICC_835"),
        ],
    );
}

/// # Menagerie Warden
///
/// `CORE_KAR_065` · Druid minion · 5 mana · 5/4
///
/// > **Battlecry:** Choose a friendly Beast. Summon a copy of it.
///
/// State: Reprint
//~ reprint CORE_KAR_065 24b408d3 545d072c 5218f598.3e5cddb0
#[test]
fn CORE_KAR_065_menagerie_warden() {
    check(
        CardClass::Druid,
        &[
            Give("CORE_KAR_065"),
            Cost("CORE_KAR_065", 5),
            Stats("CORE_KAR_065", 5, 4),
            WrittenAs("CORE_KAR_065", "KAR_065"),
        ],
    );
}

/// # Enchanted Raven
///
/// `CORE_KAR_300` · Druid minion · 1 mana · 2/2
///
/// State: Vanilla
//~ vanilla CORE_KAR_300 fe355b46 63ef1bcb 96e1ff50
#[test]
fn CORE_KAR_300_enchanted_raven() {
    check(
        CardClass::Druid,
        &[
            Give("CORE_KAR_300"),
            Cost("CORE_KAR_300", 1),
            Stats("CORE_KAR_300", 2, 2),
            Play("CORE_KAR_300", Nothing),
            In(The("CORE_KAR_300"), Zone::Play),
            Now(The("CORE_KAR_300"), 2, 2),
        ],
    );
}

/// # Mounted Raptor
///
/// `CORE_LOE_050` · Druid minion · 3 mana · 3/2
///
/// > **Deathrattle:** Summon a random 1-Cost minion.
///
/// State: Reprint
//~ reprint CORE_LOE_050 73f72003 729d1e9a a3931c91.98be8406
#[test]
fn CORE_LOE_050_mounted_raptor() {
    check(
        CardClass::Druid,
        &[
            Give("CORE_LOE_050"),
            Cost("CORE_LOE_050", 3),
            Stats("CORE_LOE_050", 3, 2),
            WrittenAs("CORE_LOE_050", "LOE_050"),
        ],
    );
}

/// # Lesser Jasper Spellstone
///
/// `CORE_LOOT_051` · Druid spell · Nature · 1 mana
///
/// > Deal $2 damage to a minion. @*(Gain 3 Armor to upgrade.)*
///
/// State: Reprint
//~ reprint CORE_LOOT_051 ab999166 dbc97eca 86c1ccf9.bb4d53ef
#[test]
fn CORE_LOOT_051_lesser_jasper_spellstone() {
    check(CardClass::Druid, &[Give("CORE_LOOT_051"), Cost("CORE_LOOT_051", 1), WrittenAs("CORE_LOOT_051", "LOOT_051")]);
}

/// # Dew Process
///
/// `CORE_MAW_024` · Druid spell · Nature · 4 mana
///
/// > For the rest of the game, players draw an extra card at the start of their turn.
///
/// State: Reprint
//~ reprint CORE_MAW_024 8dc238a0 6b5f4773 2ec14846.9a14b007
#[test]
fn CORE_MAW_024_dew_process() {
    check(CardClass::Druid, &[Give("CORE_MAW_024"), Cost("CORE_MAW_024", 4), WrittenAs("CORE_MAW_024", "MAW_024")]);
}

/// # Attorney-at-Maw
///
/// `CORE_MAW_025` · Druid minion · 2 mana · 1/3
///
/// > **Choose One - Silence** a minion; or Give a minion **Immune** this turn.
///
/// State: Reprint
//~ reprint CORE_MAW_025 fd02f976 44d018d5 4b8878d2.b4f3052b
#[test]
fn CORE_MAW_025_attorney_at_maw() {
    check(
        CardClass::Druid,
        &[
            Give("CORE_MAW_025"),
            Cost("CORE_MAW_025", 2),
            Stats("CORE_MAW_025", 1, 3),
            WrittenAs("CORE_MAW_025", "MAW_025"),
        ],
    );
}

/// # Incarceration
///
/// `CORE_MAW_026` · Druid spell · 3 mana
///
/// > Choose a minion. It goes **Dormant** for 3 turns.
///
/// State: Reprint
//~ reprint CORE_MAW_026 6a8d5cf0 e251ddae 3407eb39.29709176
#[test]
fn CORE_MAW_026_incarceration() {
    check(CardClass::Druid, &[Give("CORE_MAW_026"), Cost("CORE_MAW_026", 3), WrittenAs("CORE_MAW_026", "MAW_026")]);
}

/// # Ancient of Lore
///
/// `CORE_NEW1_008` · Druid minion · 7 mana · 7/7
///
/// > **Choose One -** Draw 2 cards; or Restore #7 Health.
///
/// State: Reprint
//~ reprint CORE_NEW1_008 d4939d03 62dad50b 54e346a7.520c8d67
#[test]
fn CORE_NEW1_008_ancient_of_lore() {
    check(
        CardClass::Druid,
        &[
            Give("CORE_NEW1_008"),
            Cost("CORE_NEW1_008", 7),
            Stats("CORE_NEW1_008", 7, 7),
            WrittenAs("CORE_NEW1_008", "NEW1_008"),
        ],
    );
}

/// # Natural Causes
///
/// `CORE_REV_307` · Druid spell · Nature · 2 mana
///
/// > Deal $2 damage. Summon a 2/2 Treant.
///
/// State: Reprint
//~ reprint CORE_REV_307 3c4ccdbe cb316bce 3f56a97d.1605254e
#[test]
fn CORE_REV_307_natural_causes() {
    check(CardClass::Druid, &[Give("CORE_REV_307"), Cost("CORE_REV_307", 2), WrittenAs("CORE_REV_307", "REV_307")]);
}

/// # Death Blossom Whomper
///
/// `CORE_REV_310` · Druid minion · 5 mana · 6/5
///
/// > **Battlecry:** Draw a **Deathrattle** minion and gain its **Deathrattle.**
///
/// State: Reprint
//~ reprint CORE_REV_310 7ae3bc02 e727362a 788bf3e0.b9136cc4
#[test]
fn CORE_REV_310_death_blossom_whomper() {
    check(
        CardClass::Druid,
        &[
            Give("CORE_REV_310"),
            Cost("CORE_REV_310", 5),
            Stats("CORE_REV_310", 6, 5),
            WrittenAs("CORE_REV_310", "REV_310"),
        ],
    );
}

/// # Nightshade Bud
///
/// `CORE_REV_311` · Druid spell · Nature · 8 mana
///
/// > **Choose One - Discover** a minion from your deck to summon; or a spell to cast.
///
/// State: Reprint
//~ reprint CORE_REV_311 f4a98239 d7153047 d73868d1.a1de5427
#[test]
fn CORE_REV_311_nightshade_bud() {
    check(CardClass::Druid, &[Give("CORE_REV_311"), Cost("CORE_REV_311", 8), WrittenAs("CORE_REV_311", "REV_311")]);
}

/// # Planted Evidence
///
/// `CORE_REV_313` · Druid spell · Nature · 1 mana
///
/// > **Discover** a spell. It costs (2) less this turn.
///
/// State: Reprint
//~ reprint CORE_REV_313 e1bd4bf7 682b7d84 3bb5bcc4.2a8a61ec
#[test]
fn CORE_REV_313_planted_evidence() {
    check(CardClass::Druid, &[Give("CORE_REV_313"), Cost("CORE_REV_313", 1), WrittenAs("CORE_REV_313", "REV_313")]);
}

/// # Topior the Shrubbagazzor
///
/// `CORE_REV_314` · Druid minion · 7 mana · 5/5
///
/// > **Battlecry:** For the rest of the game, after you cast a Nature spell, summon a 3/3 Whelp with **Rush**.
///
/// State: Reprint
//~ reprint CORE_REV_314 bbe99bbb 98b886da a95ab2ad.3fce00b8
#[test]
fn CORE_REV_314_topior_the_shrubbagazzor() {
    check(
        CardClass::Druid,
        &[
            Give("CORE_REV_314"),
            Cost("CORE_REV_314", 7),
            Stats("CORE_REV_314", 5, 5),
            WrittenAs("CORE_REV_314", "REV_314"),
        ],
    );
}

/// # Widowbloom Seedsman
///
/// `CORE_REV_318` · Druid minion · 4 mana · 3/2
///
/// > **Battlecry:** Draw a Nature spell. Gain an empty Mana Crystal.
///
/// State: Reprint
//~ reprint CORE_REV_318 d54ea6be b488ecce d7c3cb68.d6a0f2d4
#[test]
fn CORE_REV_318_widowbloom_seedsman() {
    check(
        CardClass::Druid,
        &[
            Give("CORE_REV_318"),
            Cost("CORE_REV_318", 4),
            Stats("CORE_REV_318", 3, 2),
            WrittenAs("CORE_REV_318", "REV_318"),
        ],
    );
}

/// # Sesselie of the Fae Court
///
/// `CORE_REV_319` · Druid minion · 8 mana · 8/8
///
/// > **Taunt Deathrattle**: Draw a minion. Reduce its Cost by (8).
///
/// State: Reprint
//~ reprint CORE_REV_319 82dec952 081cb463 0d202eec.c7029214
#[test]
fn CORE_REV_319_sesselie_of_the_fae_court() {
    check(
        CardClass::Druid,
        &[
            Give("CORE_REV_319"),
            Cost("CORE_REV_319", 8),
            Stats("CORE_REV_319", 8, 8),
            Has("CORE_REV_319", GameTag::TAUNT),
            WrittenAs("CORE_REV_319", "REV_319"),
        ],
    );
}

/// # Hedge Maze
///
/// `CORE_REV_333` · Druid location · 3 mana · 0 uses
///
/// > Trigger a friendly minion's **Deathrattle**.
///
/// State: Reprint
//~ reprint CORE_REV_333 c17e05ea f819e025 49febf6a.c485233e
#[test]
fn CORE_REV_333_hedge_maze() {
    check(CardClass::Druid, &[Give("CORE_REV_333"), Cost("CORE_REV_333", 3), WrittenAs("CORE_REV_333", "REV_333")]);
}

/// # Plot of Sin
///
/// `CORE_REV_336` · Druid spell · Nature · 3 mana
///
/// > Summon two 2/2 Treants. **Infuse (@):** Two 5/5 Ancients instead.
///
/// State: Reprint
//~ reprint CORE_REV_336 18235c85 070f2909 24fa0a73.99de0329
#[test]
fn CORE_REV_336_plot_of_sin() {
    check(CardClass::Druid, &[Give("CORE_REV_336"), Cost("CORE_REV_336", 3), WrittenAs("CORE_REV_336", "REV_336")]);
}

/// # Convoke the Spirits
///
/// `CORE_REV_365` · Druid spell · Nature · 10 mana
///
/// > Cast 8 random Druid spells *(targets chosen randomly)*.
///
/// State: Reprint
//~ reprint CORE_REV_365 80a15f0b 520eddd8 a0de689e.bd90859c
#[test]
fn CORE_REV_365_convoke_the_spirits() {
    check(CardClass::Druid, &[Give("CORE_REV_365"), Cost("CORE_REV_365", 10), WrittenAs("CORE_REV_365", "REV_365")]);
}

/// # Park Panther
///
/// `CORE_SW_431` · Druid minion · 4 mana · 4/4
///
/// > **Rush**. Whenever this attacks, give your hero +3 Attack this turn.
///
/// State: Reprint
//~ reprint CORE_SW_431 f08357c7 69941c62 62644c50.4570271d
#[test]
fn CORE_SW_431_park_panther() {
    check(
        CardClass::Druid,
        &[
            Give("CORE_SW_431"),
            Cost("CORE_SW_431", 4),
            Stats("CORE_SW_431", 4, 4),
            Has("CORE_SW_431", GameTag::RUSH),
            WrittenAs("CORE_SW_431", "SW_431"),
        ],
    );
}

/// # Pounce
///
/// `CORE_TRL_243` · Druid spell · 0 mana
///
/// > Give your hero +2 Attack this turn.
///
/// State: Reprint
//~ reprint CORE_TRL_243 6220765a d9c6b290 7df50744.bd10cb6e
#[test]
fn CORE_TRL_243_pounce() {
    check(CardClass::Druid, &[Give("CORE_TRL_243"), Cost("CORE_TRL_243", 0), WrittenAs("CORE_TRL_243", "TRL_243")]);
}

/// # Earthen Scales
///
/// `CORE_UNG_108` · Druid spell · Nature · 2 mana
///
/// > Give a friendly minion +1/+1, then gain Armor equal to its Attack.
///
/// State: Reprint
//~ reprint CORE_UNG_108 449dedec 71186a80 0b85dacd.d22b8124
#[test]
fn CORE_UNG_108_earthen_scales() {
    check(CardClass::Druid, &[Give("CORE_UNG_108"), Cost("CORE_UNG_108", 2), WrittenAs("CORE_UNG_108", "UNG_108")]);
}

/// # Moonfire
///
/// `Core_CS2_008` · Druid spell · Arcane · 0 mana
///
/// > Deal $1 damage.
///
/// State: Reprint
//~ reprint Core_CS2_008 01649872 32bb13b3 2babf947.fa72074b
#[test]
fn Core_CS2_008_moonfire() {
    check(CardClass::Druid, &[Give("Core_CS2_008"), Cost("Core_CS2_008", 0), WrittenAs("Core_CS2_008", "CS2_008")]);
}
