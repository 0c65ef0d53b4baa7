//! Druid cards of Core (past years), each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Thickhide Kodo
///
/// `CORE_BAR_535` · Druid minion · 4 mana · 3/5
///
/// > **Taunt Deathrattle:** Gain 5 Armor.
///
/// State: Todo
//~ CORE_BAR_535 todo ffb2d12c a1239654
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
//~ CORE_BOT_420 todo b111afc3 efb56747
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
//~ CORE_BT_134 todo 19f6320b 55548577
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
//~ CORE_CS2_012 todo 01972068 362428d0
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
//~ CORE_CS2_013 todo 3c8109c1 9fd2c142
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
//~ CORE_CS3_012 todo 6cff4d55 7ada9c9d
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
//~ CORE_DMF_057 todo d1ec4a19 6eec7978
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
//~ CORE_DMF_058 todo 5e6d1e90 2389749a
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
//~ CORE_DMF_060 todo 3debee4a 1269c792
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
//~ CORE_DMF_733 todo 034babc0 dd83f32b
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
//~ CORE_DMF_734 todo 485f8181 6324df83
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
//~ CORE_EX1_158 todo ef938bff bc7391f4
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
//~ CORE_EX1_164 todo 117a7861 433b0afe
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
//~ CORE_EX1_165 todo 9bc16bce 5d648a82
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
//~ CORE_EX1_178 todo 28aae586 c4cca0ac
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
//~ CORE_EX1_571 todo db785c1a 21a0372d
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
//~ CORE_EX1_573 todo c91b98be 4e7d9aac
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
//~ CORE_GIFT_10 todo abb37ce5 5b64c8cf
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
//~ CORE_GIL_663 todo 8096aaaa aa255522
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
//~ CORE_ICC_047 todo b366488f fb04a889
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
//~ CORE_ICC_050 todo 24031bb5 91b9eeea
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
//~ CORE_ICC_051 todo ea2e54ac 3f3f1838
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
//~ CORE_ICC_054 todo 9754ee87 60edf8c9
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
//~ CORE_ICC_079 todo 7d063f31 83c22e79
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
//~ CORE_ICC_085 todo ccc20cb5 7af0e39f
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
//~ CORE_ICC_807 todo b5b72079 e2853b36
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
//~ CORE_ICC_808 todo e59c3323 65bb6e36
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
//~ CORE_ICC_832 todo 0005f3e8 951af4a1
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
//~ CORE_ICC_835 todo 76a0d7a8 8979fc19
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
//~ CORE_KAR_065 todo 2f1a0878 c61349e9
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
//~ CORE_KAR_300 vanilla 9f5a3cfc fa628e62
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
//~ CORE_LOE_050 todo 5ce0012b 33594522
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
//~ CORE_LOOT_051 todo 4e4710c6 2fcdc5b4
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
//~ CORE_MAW_024 todo e3c1125a 04620dea
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
//~ CORE_MAW_025 todo 062518f5 d38aa5d8
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
//~ CORE_MAW_026 todo e8e95091 dc55f1dd
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
//~ CORE_NEW1_008 todo 9a677831 3e072f6e
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
//~ CORE_REV_307 todo c26e3a73 cfd4df2a
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
//~ CORE_REV_310 todo 50182190 4da40a5d
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
//~ CORE_REV_311 todo 97a0edca 4e5cf4d8
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
//~ CORE_REV_313 todo cbc04d95 685c9f7b
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
//~ CORE_REV_314 todo 60ae3830 2dcd0464
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
//~ CORE_REV_318 todo 25e8d018 851de0b2
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
//~ CORE_REV_319 todo ff5911d3 b133ccc9
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
//~ CORE_REV_333 todo 19a00d8c 579d7d0e
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
//~ CORE_REV_336 todo 4c2a18d3 a398d1ce
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
//~ CORE_REV_365 todo 1c148837 bdfc8afc
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
//~ CORE_SW_431 todo f4600cb7 f3406068
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
//~ CORE_TRL_243 todo a1074172 7fcd8795
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
//~ CORE_UNG_108 todo d17e2e3a 7aeb04c1
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
//~ Core_CS2_008 todo 9bbbb9a5 a39d35f9
#[test]
#[ignore = "todo: Core_CS2_008 Moonfire"]
fn Core_CS2_008_moonfire() {
    check(CardClass::Druid, &[Give("Core_CS2_008"), Cost("Core_CS2_008", 0), Unwritten]);
}
