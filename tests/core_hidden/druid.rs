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
/// State: Todo
//~ todo CORE_BAR_535 e0aa00be 0ed8518a 1ccdfa1a.25b980b3
#[test]
#[ignore = "todo: CORE_BAR_535 Thickhide Kodo"]
fn CORE_BAR_535_thickhide_kodo() {
    check(
        CardClass::Druid,
        &[
            Give("CORE_BAR_535"),
            Cost("CORE_BAR_535", 4),
            Stats("CORE_BAR_535", 3, 5),
            Has("CORE_BAR_535", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Landscaping
///
/// `CORE_BOT_420` · Druid spell · Nature · 3 mana
///
/// > Summon two 2/2 Treants.
///
/// State: Todo
//~ todo CORE_BOT_420 f2841d52 3f17492a 24936933.f2509a04
#[test]
#[ignore = "todo: CORE_BOT_420 Landscaping"]
fn CORE_BOT_420_landscaping() {
    check(CardClass::Druid, &[Give("CORE_BOT_420"), Cost("CORE_BOT_420", 3), Unwritten]);
}

/// # Bogbeam
///
/// `CORE_BT_134` · Druid spell · 3 mana
///
/// > Deal $3 damage to a minion. Costs (0) if you have at least 7 Mana Crystals.
///
/// State: Todo
//~ todo CORE_BT_134 154fd80d 6d6f03a4 bc022c13.557bb7e3
#[test]
#[ignore = "todo: CORE_BT_134 Bogbeam"]
fn CORE_BT_134_bogbeam() {
    check(CardClass::Druid, &[Give("CORE_BT_134"), Cost("CORE_BT_134", 3), Unwritten]);
}

/// # Swipe
///
/// `CORE_CS2_012` · Druid spell · 3 mana
///
/// > Deal $4 damage to an enemy and $1 damage to all other enemies.
///
/// State: Todo
//~ todo CORE_CS2_012 3fcc2d22 41b085f2 5f423cf6.c85351c2
#[test]
#[ignore = "todo: CORE_CS2_012 Swipe"]
fn CORE_CS2_012_swipe() {
    check(CardClass::Druid, &[Give("CORE_CS2_012"), Cost("CORE_CS2_012", 3), Unwritten]);
}

/// # Wild Growth
///
/// `CORE_CS2_013` · Druid spell · Nature · 2 mana
///
/// > Gain an empty Mana Crystal.
///
/// State: Todo
//~ todo CORE_CS2_013 29a90576 4fac4f92 ce833537.fcccaa11
#[test]
#[ignore = "todo: CORE_CS2_013 Wild Growth"]
fn CORE_CS2_013_wild_growth() {
    check(CardClass::Druid, &[Give("CORE_CS2_013"), Cost("CORE_CS2_013", 2), Unwritten]);
}

/// # Nordrassil Druid
///
/// `CORE_CS3_012` · Druid minion · 4 mana · 3/5
///
/// > **Battlecry:** The next spell you cast this turn costs (3) less.
///
/// State: Todo
//~ todo CORE_CS3_012 03a7fdd0 276fc6e7 5093fa7d.9b147efa
#[test]
#[ignore = "todo: CORE_CS3_012 Nordrassil Druid"]
fn CORE_CS3_012_nordrassil_druid() {
    check(CardClass::Druid, &[Give("CORE_CS3_012"), Cost("CORE_CS3_012", 4), Stats("CORE_CS3_012", 3, 5), Unwritten]);
}

/// # Lunar Eclipse
///
/// `CORE_DMF_057` · Druid spell · Arcane · 2 mana
///
/// > Deal $3 damage to a minion. Your next spell this turn costs (2) less.
///
/// State: Todo
//~ todo CORE_DMF_057 3cd8f007 dfc31189 af10d50d.b77ae25f
#[test]
#[ignore = "todo: CORE_DMF_057 Lunar Eclipse"]
fn CORE_DMF_057_lunar_eclipse() {
    check(CardClass::Druid, &[Give("CORE_DMF_057"), Cost("CORE_DMF_057", 2), Unwritten]);
}

/// # Solar Eclipse
///
/// `CORE_DMF_058` · Druid spell · Nature · 2 mana
///
/// > The next spell you cast this turn casts twice.
///
/// State: Todo
//~ todo CORE_DMF_058 dfe848b4 4a311396 ddcd7429.1251cb65
#[test]
#[ignore = "todo: CORE_DMF_058 Solar Eclipse"]
fn CORE_DMF_058_solar_eclipse() {
    check(CardClass::Druid, &[Give("CORE_DMF_058"), Cost("CORE_DMF_058", 2), Unwritten]);
}

/// # Umbral Owl
///
/// `CORE_DMF_060` · Druid minion · 7 mana · 4/4
///
/// > **Rush** Costs (1) less for each spell you've cast this game.
///
/// State: Todo
//~ todo CORE_DMF_060 e524440f 61ea8bc8 9691c877.973dd4ce
#[test]
#[ignore = "todo: CORE_DMF_060 Umbral Owl"]
fn CORE_DMF_060_umbral_owl() {
    check(
        CardClass::Druid,
        &[
            Give("CORE_DMF_060"),
            Cost("CORE_DMF_060", 7),
            Stats("CORE_DMF_060", 4, 4),
            Has("CORE_DMF_060", GameTag::RUSH),
            Unwritten,
        ],
    );
}

/// # Kiri, Chosen of Elune
///
/// `CORE_DMF_733` · Druid minion · 3 mana · 2/2
///
/// > **Battlecry:** Add a Solar Eclipse and Lunar Eclipse to your hand.
///
/// State: Todo
//~ todo CORE_DMF_733 3757130b 128b374c 99833271.8cdfbb5e
#[test]
#[ignore = "todo: CORE_DMF_733 Kiri, Chosen of Elune"]
fn CORE_DMF_733_kiri_chosen_of_elune() {
    check(CardClass::Druid, &[Give("CORE_DMF_733"), Cost("CORE_DMF_733", 3), Stats("CORE_DMF_733", 2, 2), Unwritten]);
}

/// # Greybough
///
/// `CORE_DMF_734` · Druid minion · 5 mana · 4/6
///
/// > **Taunt Deathrattle:** Give a random friendly minion "**Deathrattle:** Summon Greybough."
///
/// State: Todo
//~ todo CORE_DMF_734 f33a75e2 e45b4ec2 66102b8e.60e103db
#[test]
#[ignore = "todo: CORE_DMF_734 Greybough"]
fn CORE_DMF_734_greybough() {
    check(
        CardClass::Druid,
        &[
            Give("CORE_DMF_734"),
            Cost("CORE_DMF_734", 5),
            Stats("CORE_DMF_734", 4, 6),
            Has("CORE_DMF_734", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Soul of the Forest
///
/// `CORE_EX1_158` · Druid spell · Nature · 3 mana
///
/// > Give your minions "**Deathrattle:** Summon a 2/2 Treant."
///
/// State: Todo
//~ todo CORE_EX1_158 2fd78a7b 658b0abd 364dff80.62f7f904
#[test]
#[ignore = "todo: CORE_EX1_158 Soul of the Forest"]
fn CORE_EX1_158_soul_of_the_forest() {
    check(CardClass::Druid, &[Give("CORE_EX1_158"), Cost("CORE_EX1_158", 3), Unwritten]);
}

/// # Nourish
///
/// `CORE_EX1_164` · Druid spell · Nature · 5 mana
///
/// > **Choose One -** Gain 2 Mana Crystals; or Draw 3 cards.
///
/// State: Todo
//~ todo CORE_EX1_164 bf9ca5da 63152e4d a8f1b7e0.e4a8e658
#[test]
#[ignore = "todo: CORE_EX1_164 Nourish"]
fn CORE_EX1_164_nourish() {
    check(CardClass::Druid, &[Give("CORE_EX1_164"), Cost("CORE_EX1_164", 5), Unwritten]);
}

/// # Druid of the Claw
///
/// `CORE_EX1_165` · Druid minion · 6 mana · 4/6
///
/// > **Choose One -** Transform into a 7/6 with **Rush**; or a 4/9 with **Taunt**.
///
/// State: Todo
//~ todo CORE_EX1_165 efbb74f0 b93aeb44 0244d46c.f61ea393
#[test]
#[ignore = "todo: CORE_EX1_165 Druid of the Claw"]
fn CORE_EX1_165_druid_of_the_claw() {
    check(CardClass::Druid, &[Give("CORE_EX1_165"), Cost("CORE_EX1_165", 6), Stats("CORE_EX1_165", 4, 6), Unwritten]);
}

/// # Ancient of War
///
/// `CORE_EX1_178` · Druid minion · 7 mana · 5/5
///
/// > **Choose One -** +5 Attack; or +5 Health and **Taunt**.
///
/// State: Todo
//~ todo CORE_EX1_178 e01480da 26068ae6 65e18d67.050f5e7b
#[test]
#[ignore = "todo: CORE_EX1_178 Ancient of War"]
fn CORE_EX1_178_ancient_of_war() {
    check(CardClass::Druid, &[Give("CORE_EX1_178"), Cost("CORE_EX1_178", 7), Stats("CORE_EX1_178", 5, 5), Unwritten]);
}

/// # Force of Nature
///
/// `CORE_EX1_571` · Druid spell · Nature · 5 mana
///
/// > Summon three 2/2 Treants.
///
/// State: Todo
//~ todo CORE_EX1_571 b4b2efc5 8f2bd5ec 50a71f86.6202794c
#[test]
#[ignore = "todo: CORE_EX1_571 Force of Nature"]
fn CORE_EX1_571_force_of_nature() {
    check(CardClass::Druid, &[Give("CORE_EX1_571"), Cost("CORE_EX1_571", 5), Unwritten]);
}

/// # Cenarius
///
/// `CORE_EX1_573` · Druid minion · 8 mana · 5/8
///
/// > **Choose One -** Give your other minions +2/+2; or Summon two 2/2 Treants with **Taunt**.
///
/// State: Todo
//~ todo CORE_EX1_573 eb4c94b4 f95a7770 09626f9a.248015f1
#[test]
#[ignore = "todo: CORE_EX1_573 Cenarius"]
fn CORE_EX1_573_cenarius() {
    check(CardClass::Druid, &[Give("CORE_EX1_573"), Cost("CORE_EX1_573", 8), Stats("CORE_EX1_573", 5, 8), Unwritten]);
}

/// # Malfurion's Gift
///
/// `CORE_GIFT_10` · Druid spell · 1 mana
///
/// > **Discover** a **Temporary** Feral Rage, Wild Growth, or Swipe.
///
/// State: Todo
//~ todo CORE_GIFT_10 45cb026e 0c67f5a4 2e53d75e.70b47c44
#[test]
#[ignore = "todo: CORE_GIFT_10 Malfurion's Gift"]
fn CORE_GIFT_10_malfurions_gift() {
    check(CardClass::Druid, &[Give("CORE_GIFT_10"), Cost("CORE_GIFT_10", 1), Unwritten]);
}

/// # Witchwood Apple
///
/// `CORE_GIL_663` · Druid spell · Nature · 1 mana
///
/// > Add two 2/2 Treants to your hand.
///
/// State: Todo
//~ todo CORE_GIL_663 ac0524f7 6413d515 969f579d.cf4239a3
#[test]
#[ignore = "todo: CORE_GIL_663 Witchwood Apple"]
fn CORE_GIL_663_witchwood_apple() {
    check(CardClass::Druid, &[Give("CORE_GIL_663"), Cost("CORE_GIL_663", 1), Unwritten]);
}

/// # Fatespinner
///
/// `CORE_ICC_047` · Druid minion · 5 mana · 5/3
///
/// > **Choose a Deathrattle (Secretly) -** Deal 3 damage to all minions; or Give them +2/+2.
///
/// State: Todo
//~ todo CORE_ICC_047 df430088 ba24ac19 15efb9b0.52d6850e
#[test]
#[ignore = "todo: CORE_ICC_047 Fatespinner"]
fn CORE_ICC_047_fatespinner() {
    check(CardClass::Druid, &[Give("CORE_ICC_047"), Cost("CORE_ICC_047", 5), Stats("CORE_ICC_047", 5, 3), Unwritten]);
}

/// # Webweave
///
/// `CORE_ICC_050` · Druid spell · Shadow · 5 mana
///
/// > Summon two 1/2 **Poisonous** Spiders.
///
/// State: Todo
//~ todo CORE_ICC_050 36af800e 554bf9d5 e07fe74d.885cdb0a
#[test]
#[ignore = "todo: CORE_ICC_050 Webweave"]
fn CORE_ICC_050_webweave() {
    check(CardClass::Druid, &[Give("CORE_ICC_050"), Cost("CORE_ICC_050", 5), Unwritten]);
}

/// # Druid of the Swarm
///
/// `CORE_ICC_051` · Druid minion · 2 mana · 1/2
///
/// > **Choose One -** Transform into a 1/2 with **Poisonous**; or a 1/5 with **Taunt**.
///
/// State: Todo
//~ todo CORE_ICC_051 a874dc30 c4a55ed4 f67caffa.149c5c12
#[test]
#[ignore = "todo: CORE_ICC_051 Druid of the Swarm"]
fn CORE_ICC_051_druid_of_the_swarm() {
    check(CardClass::Druid, &[Give("CORE_ICC_051"), Cost("CORE_ICC_051", 2), Stats("CORE_ICC_051", 1, 2), Unwritten]);
}

/// # Spreading Plague
///
/// `CORE_ICC_054` · Druid spell · Nature · 6 mana
///
/// > Summon a 1/5 Scarab with **Taunt**. If your opponent has more minions, cast this again.
///
/// State: Todo
//~ todo CORE_ICC_054 15ce1e51 9dd03ca2 a0478588.f2f91db9
#[test]
#[ignore = "todo: CORE_ICC_054 Spreading Plague"]
fn CORE_ICC_054_spreading_plague() {
    check(CardClass::Druid, &[Give("CORE_ICC_054"), Cost("CORE_ICC_054", 6), Unwritten]);
}

/// # Gnash
///
/// `CORE_ICC_079` · Druid spell · 3 mana
///
/// > Give your hero +3 Attack this turn. Gain 3 Armor.
///
/// State: Todo
//~ todo CORE_ICC_079 6fb040aa 701a2746 1fbc4fec.0ca410ab
#[test]
#[ignore = "todo: CORE_ICC_079 Gnash"]
fn CORE_ICC_079_gnash() {
    check(CardClass::Druid, &[Give("CORE_ICC_079"), Cost("CORE_ICC_079", 3), Unwritten]);
}

/// # Ultimate Infestation
///
/// `CORE_ICC_085` · Druid spell · 10 mana
///
/// > Deal $5 damage. Draw 5 cards. Gain 5 Armor. Summon a 5/5 Ghoul.
///
/// State: Todo
//~ todo CORE_ICC_085 3160ad5a e6d8ec10 f1fd5270.a67fbf93
#[test]
#[ignore = "todo: CORE_ICC_085 Ultimate Infestation"]
fn CORE_ICC_085_ultimate_infestation() {
    check(CardClass::Druid, &[Give("CORE_ICC_085"), Cost("CORE_ICC_085", 10), Unwritten]);
}

/// # Strongshell Scavenger
///
/// `CORE_ICC_807` · Druid minion · 4 mana · 2/3
///
/// > **Battlecry:** Give your **Taunt** minions +2/+2.
///
/// State: Todo
//~ todo CORE_ICC_807 6fc0394a e06eaf35 52916d23.0ec647e6
#[test]
#[ignore = "todo: CORE_ICC_807 Strongshell Scavenger"]
fn CORE_ICC_807_strongshell_scavenger() {
    check(CardClass::Druid, &[Give("CORE_ICC_807"), Cost("CORE_ICC_807", 4), Stats("CORE_ICC_807", 2, 3), Unwritten]);
}

/// # Crypt Lord
///
/// `CORE_ICC_808` · Druid minion · 3 mana · 1/6
///
/// > **Taunt** After you summon a minion, gain +1 Health.
///
/// State: Todo
//~ todo CORE_ICC_808 65428f87 af77012f 4a695cbd.1df94055
#[test]
#[ignore = "todo: CORE_ICC_808 Crypt Lord"]
fn CORE_ICC_808_crypt_lord() {
    check(
        CardClass::Druid,
        &[
            Give("CORE_ICC_808"),
            Cost("CORE_ICC_808", 3),
            Stats("CORE_ICC_808", 1, 6),
            Has("CORE_ICC_808", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Malfurion the Pestilent
///
/// `CORE_ICC_832` · Druid hero · 7 mana · 30 health, 5 armor
///
/// > **Choose One -** Summon 2 **Poisonous** Spiders; or 2 Scarabs with **Taunt**.
///
/// State: Todo
//~ todo CORE_ICC_832 fa7a4fb5 5d93b6a1 645cfb06.50d810ef
#[test]
#[ignore = "todo: CORE_ICC_832 Malfurion the Pestilent"]
fn CORE_ICC_832_malfurion_the_pestilent() {
    check(CardClass::Druid, &[Give("CORE_ICC_832"), Cost("CORE_ICC_832", 7), Unwritten]);
}

/// # Hadronox
///
/// `CORE_ICC_835` · Druid minion · 9 mana · 3/7
///
/// > **Deathrattle:** Summon your **Taunt** minions that died this game.
///
/// State: Todo
//~ todo CORE_ICC_835 81780070 60a1f10a 0250c20e.b009e6f8
#[test]
#[ignore = "todo: CORE_ICC_835 Hadronox"]
fn CORE_ICC_835_hadronox() {
    check(CardClass::Druid, &[Give("CORE_ICC_835"), Cost("CORE_ICC_835", 9), Stats("CORE_ICC_835", 3, 7), Unwritten]);
}

/// # Menagerie Warden
///
/// `CORE_KAR_065` · Druid minion · 5 mana · 5/4
///
/// > **Battlecry:** Choose a friendly Beast. Summon a copy of it.
///
/// State: Todo
//~ todo CORE_KAR_065 24b408d3 e8f835cc 5218f598.3e5cddb0
#[test]
#[ignore = "todo: CORE_KAR_065 Menagerie Warden"]
fn CORE_KAR_065_menagerie_warden() {
    check(CardClass::Druid, &[Give("CORE_KAR_065"), Cost("CORE_KAR_065", 5), Stats("CORE_KAR_065", 5, 4), Unwritten]);
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
/// State: Todo
//~ todo CORE_LOE_050 73f72003 61e74e34 a3931c91.98be8406
#[test]
#[ignore = "todo: CORE_LOE_050 Mounted Raptor"]
fn CORE_LOE_050_mounted_raptor() {
    check(CardClass::Druid, &[Give("CORE_LOE_050"), Cost("CORE_LOE_050", 3), Stats("CORE_LOE_050", 3, 2), Unwritten]);
}

/// # Lesser Jasper Spellstone
///
/// `CORE_LOOT_051` · Druid spell · Nature · 1 mana
///
/// > Deal $2 damage to a minion. @*(Gain 3 Armor to upgrade.)*
///
/// State: Todo
//~ todo CORE_LOOT_051 ab999166 8968906e 86c1ccf9.bb4d53ef
#[test]
#[ignore = "todo: CORE_LOOT_051 Lesser Jasper Spellstone"]
fn CORE_LOOT_051_lesser_jasper_spellstone() {
    check(CardClass::Druid, &[Give("CORE_LOOT_051"), Cost("CORE_LOOT_051", 1), Unwritten]);
}

/// # Dew Process
///
/// `CORE_MAW_024` · Druid spell · Nature · 4 mana
///
/// > For the rest of the game, players draw an extra card at the start of their turn.
///
/// State: Todo
//~ todo CORE_MAW_024 8dc238a0 79de975a 2ec14846.9a14b007
#[test]
#[ignore = "todo: CORE_MAW_024 Dew Process"]
fn CORE_MAW_024_dew_process() {
    check(CardClass::Druid, &[Give("CORE_MAW_024"), Cost("CORE_MAW_024", 4), Unwritten]);
}

/// # Attorney-at-Maw
///
/// `CORE_MAW_025` · Druid minion · 2 mana · 1/3
///
/// > **Choose One - Silence** a minion; or Give a minion **Immune** this turn.
///
/// State: Todo
//~ todo CORE_MAW_025 fd02f976 acc60300 4b8878d2.b4f3052b
#[test]
#[ignore = "todo: CORE_MAW_025 Attorney-at-Maw"]
fn CORE_MAW_025_attorney_at_maw() {
    check(CardClass::Druid, &[Give("CORE_MAW_025"), Cost("CORE_MAW_025", 2), Stats("CORE_MAW_025", 1, 3), Unwritten]);
}

/// # Incarceration
///
/// `CORE_MAW_026` · Druid spell · 3 mana
///
/// > Choose a minion. It goes **Dormant** for 3 turns.
///
/// State: Todo
//~ todo CORE_MAW_026 6a8d5cf0 e3be35d8 3407eb39.29709176
#[test]
#[ignore = "todo: CORE_MAW_026 Incarceration"]
fn CORE_MAW_026_incarceration() {
    check(CardClass::Druid, &[Give("CORE_MAW_026"), Cost("CORE_MAW_026", 3), Unwritten]);
}

/// # Ancient of Lore
///
/// `CORE_NEW1_008` · Druid minion · 7 mana · 7/7
///
/// > **Choose One -** Draw 2 cards; or Restore #7 Health.
///
/// State: Todo
//~ todo CORE_NEW1_008 d4939d03 e66b4f7c 54e346a7.520c8d67
#[test]
#[ignore = "todo: CORE_NEW1_008 Ancient of Lore"]
fn CORE_NEW1_008_ancient_of_lore() {
    check(
        CardClass::Druid,
        &[Give("CORE_NEW1_008"), Cost("CORE_NEW1_008", 7), Stats("CORE_NEW1_008", 7, 7), Unwritten],
    );
}

/// # Natural Causes
///
/// `CORE_REV_307` · Druid spell · Nature · 2 mana
///
/// > Deal $2 damage. Summon a 2/2 Treant.
///
/// State: Todo
//~ todo CORE_REV_307 3c4ccdbe 3f666534 3f56a97d.1605254e
#[test]
#[ignore = "todo: CORE_REV_307 Natural Causes"]
fn CORE_REV_307_natural_causes() {
    check(CardClass::Druid, &[Give("CORE_REV_307"), Cost("CORE_REV_307", 2), Unwritten]);
}

/// # Death Blossom Whomper
///
/// `CORE_REV_310` · Druid minion · 5 mana · 6/5
///
/// > **Battlecry:** Draw a **Deathrattle** minion and gain its **Deathrattle.**
///
/// State: Todo
//~ todo CORE_REV_310 7ae3bc02 9c469430 788bf3e0.b9136cc4
#[test]
#[ignore = "todo: CORE_REV_310 Death Blossom Whomper"]
fn CORE_REV_310_death_blossom_whomper() {
    check(CardClass::Druid, &[Give("CORE_REV_310"), Cost("CORE_REV_310", 5), Stats("CORE_REV_310", 6, 5), Unwritten]);
}

/// # Nightshade Bud
///
/// `CORE_REV_311` · Druid spell · Nature · 8 mana
///
/// > **Choose One - Discover** a minion from your deck to summon; or a spell to cast.
///
/// State: Todo
//~ todo CORE_REV_311 f4a98239 466c2f72 d73868d1.a1de5427
#[test]
#[ignore = "todo: CORE_REV_311 Nightshade Bud"]
fn CORE_REV_311_nightshade_bud() {
    check(CardClass::Druid, &[Give("CORE_REV_311"), Cost("CORE_REV_311", 8), Unwritten]);
}

/// # Planted Evidence
///
/// `CORE_REV_313` · Druid spell · Nature · 1 mana
///
/// > **Discover** a spell. It costs (2) less this turn.
///
/// State: Todo
//~ todo CORE_REV_313 e1bd4bf7 78c66497 3bb5bcc4.2a8a61ec
#[test]
#[ignore = "todo: CORE_REV_313 Planted Evidence"]
fn CORE_REV_313_planted_evidence() {
    check(CardClass::Druid, &[Give("CORE_REV_313"), Cost("CORE_REV_313", 1), Unwritten]);
}

/// # Topior the Shrubbagazzor
///
/// `CORE_REV_314` · Druid minion · 7 mana · 5/5
///
/// > **Battlecry:** For the rest of the game, after you cast a Nature spell, summon a 3/3 Whelp with **Rush**.
///
/// State: Todo
//~ todo CORE_REV_314 bbe99bbb d1df9d2a a95ab2ad.3fce00b8
#[test]
#[ignore = "todo: CORE_REV_314 Topior the Shrubbagazzor"]
fn CORE_REV_314_topior_the_shrubbagazzor() {
    check(CardClass::Druid, &[Give("CORE_REV_314"), Cost("CORE_REV_314", 7), Stats("CORE_REV_314", 5, 5), Unwritten]);
}

/// # Widowbloom Seedsman
///
/// `CORE_REV_318` · Druid minion · 4 mana · 3/2
///
/// > **Battlecry:** Draw a Nature spell. Gain an empty Mana Crystal.
///
/// State: Todo
//~ todo CORE_REV_318 d54ea6be 71db408e d7c3cb68.d6a0f2d4
#[test]
#[ignore = "todo: CORE_REV_318 Widowbloom Seedsman"]
fn CORE_REV_318_widowbloom_seedsman() {
    check(CardClass::Druid, &[Give("CORE_REV_318"), Cost("CORE_REV_318", 4), Stats("CORE_REV_318", 3, 2), Unwritten]);
}

/// # Sesselie of the Fae Court
///
/// `CORE_REV_319` · Druid minion · 8 mana · 8/8
///
/// > **Taunt Deathrattle**: Draw a minion. Reduce its Cost by (8).
///
/// State: Todo
//~ todo CORE_REV_319 82dec952 e0578608 0d202eec.c7029214
#[test]
#[ignore = "todo: CORE_REV_319 Sesselie of the Fae Court"]
fn CORE_REV_319_sesselie_of_the_fae_court() {
    check(
        CardClass::Druid,
        &[
            Give("CORE_REV_319"),
            Cost("CORE_REV_319", 8),
            Stats("CORE_REV_319", 8, 8),
            Has("CORE_REV_319", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Hedge Maze
///
/// `CORE_REV_333` · Druid location · 3 mana · 0 uses
///
/// > Trigger a friendly minion's **Deathrattle**.
///
/// State: Todo
//~ todo CORE_REV_333 c17e05ea d476be91 49febf6a.c485233e
#[test]
#[ignore = "todo: CORE_REV_333 Hedge Maze"]
fn CORE_REV_333_hedge_maze() {
    check(CardClass::Druid, &[Give("CORE_REV_333"), Cost("CORE_REV_333", 3), Unwritten]);
}

/// # Plot of Sin
///
/// `CORE_REV_336` · Druid spell · Nature · 3 mana
///
/// > Summon two 2/2 Treants. **Infuse (@):** Two 5/5 Ancients instead.
///
/// State: Todo
//~ todo CORE_REV_336 18235c85 c8496581 24fa0a73.99de0329
#[test]
#[ignore = "todo: CORE_REV_336 Plot of Sin"]
fn CORE_REV_336_plot_of_sin() {
    check(CardClass::Druid, &[Give("CORE_REV_336"), Cost("CORE_REV_336", 3), Unwritten]);
}

/// # Convoke the Spirits
///
/// `CORE_REV_365` · Druid spell · Nature · 10 mana
///
/// > Cast 8 random Druid spells *(targets chosen randomly)*.
///
/// State: Todo
//~ todo CORE_REV_365 80a15f0b 0575b90c a0de689e.bd90859c
#[test]
#[ignore = "todo: CORE_REV_365 Convoke the Spirits"]
fn CORE_REV_365_convoke_the_spirits() {
    check(CardClass::Druid, &[Give("CORE_REV_365"), Cost("CORE_REV_365", 10), Unwritten]);
}

/// # Park Panther
///
/// `CORE_SW_431` · Druid minion · 4 mana · 4/4
///
/// > **Rush**. Whenever this attacks, give your hero +3 Attack this turn.
///
/// State: Todo
//~ todo CORE_SW_431 f08357c7 fdc21cfc 62644c50.4570271d
#[test]
#[ignore = "todo: CORE_SW_431 Park Panther"]
fn CORE_SW_431_park_panther() {
    check(
        CardClass::Druid,
        &[
            Give("CORE_SW_431"),
            Cost("CORE_SW_431", 4),
            Stats("CORE_SW_431", 4, 4),
            Has("CORE_SW_431", GameTag::RUSH),
            Unwritten,
        ],
    );
}

/// # Pounce
///
/// `CORE_TRL_243` · Druid spell · 0 mana
///
/// > Give your hero +2 Attack this turn.
///
/// State: Todo
//~ todo CORE_TRL_243 6220765a 3b8a7010 7df50744.bd10cb6e
#[test]
#[ignore = "todo: CORE_TRL_243 Pounce"]
fn CORE_TRL_243_pounce() {
    check(CardClass::Druid, &[Give("CORE_TRL_243"), Cost("CORE_TRL_243", 0), Unwritten]);
}

/// # Earthen Scales
///
/// `CORE_UNG_108` · Druid spell · Nature · 2 mana
///
/// > Give a friendly minion +1/+1, then gain Armor equal to its Attack.
///
/// State: Todo
//~ todo CORE_UNG_108 449dedec 4d61e3fc 0b85dacd.d22b8124
#[test]
#[ignore = "todo: CORE_UNG_108 Earthen Scales"]
fn CORE_UNG_108_earthen_scales() {
    check(CardClass::Druid, &[Give("CORE_UNG_108"), Cost("CORE_UNG_108", 2), Unwritten]);
}

/// # Moonfire
///
/// `Core_CS2_008` · Druid spell · Arcane · 0 mana
///
/// > Deal $1 damage.
///
/// State: Todo
//~ todo Core_CS2_008 01649872 33e05c6a 2babf947.fa72074b
#[test]
#[ignore = "todo: Core_CS2_008 Moonfire"]
fn Core_CS2_008_moonfire() {
    check(CardClass::Druid, &[Give("Core_CS2_008"), Cost("Core_CS2_008", 0), Unwritten]);
}
