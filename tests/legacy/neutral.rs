//! Neutral cards of Legacy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Bob the Bartender
///
/// `BG31_BOB` · Neutral minion · 6 mana · 4/5
///
/// > **Battlecry:** Choose an action from the Battlegrounds!
///
/// State: Todo
//~ BG31_BOB todo 995f6e88 22fc0efb
#[test]
#[ignore = "todo: BG31_BOB Bob the Bartender"]
fn BG31_BOB_bob_the_bartender() {
    check(CardClass::Mage, &[Give("BG31_BOB"), Cost("BG31_BOB", 6), Stats("BG31_BOB", 4, 5), Unwritten]);
}

/// # Raptor Herald
///
/// `CORE_EDR_004` · Neutral minion · 3 mana · 4/2
///
/// > **Rewind Battlecry: Discover** a Beast with a **Dark Gift**. **Kindred:** It costs (1) less.
///
/// State: Todo
//~ CORE_EDR_004 todo ccc232d9 2aaf60ae
#[test]
#[ignore = "todo: CORE_EDR_004 Raptor Herald"]
fn CORE_EDR_004_raptor_herald() {
    check(CardClass::Mage, &[Give("CORE_EDR_004"), Cost("CORE_EDR_004", 3), Stats("CORE_EDR_004", 4, 2), Unwritten]);
}

/// # Goldshire Footman
///
/// `CS1_042` · Neutral minion · 1 mana · 1/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ CS1_042 vanilla ac66dde6 36eab82c
#[test]
fn CS1_042_goldshire_footman() {
    check(
        CardClass::Mage,
        &[
            Give("CS1_042"),
            Cost("CS1_042", 1),
            Stats("CS1_042", 1, 2),
            Has("CS1_042", GameTag::TAUNT),
            Play("CS1_042", Nothing),
            In(The("CS1_042"), Zone::Play),
            Now(The("CS1_042"), 1, 2),
            HasNow(The("CS1_042"), GameTag::TAUNT),
        ],
    );
}

/// # Magma Rager
///
/// `CS2_118` · Neutral minion · 3 mana · 5/1
///
/// State: Vanilla
//~ CS2_118 vanilla 6494dfbe 022146fd
#[test]
fn CS2_118_magma_rager() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_118"),
            Cost("CS2_118", 3),
            Stats("CS2_118", 5, 1),
            Play("CS2_118", Nothing),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 5, 1),
        ],
    );
}

/// # Oasis Snapjaw
///
/// `CS2_119` · Neutral minion · 4 mana · 2/7
///
/// State: Vanilla
//~ CS2_119 vanilla 5aef7b08 9578088a
#[test]
fn CS2_119_oasis_snapjaw() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_119"),
            Cost("CS2_119", 4),
            Stats("CS2_119", 2, 7),
            Play("CS2_119", Nothing),
            In(The("CS2_119"), Zone::Play),
            Now(The("CS2_119"), 2, 7),
        ],
    );
}

/// # River Crocolisk
///
/// `CS2_120` · Neutral minion · 2 mana · 2/3
///
/// State: Vanilla
//~ CS2_120 vanilla 937064f4 8229010c
#[test]
fn CS2_120_river_crocolisk() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_120"),
            Cost("CS2_120", 2),
            Stats("CS2_120", 2, 3),
            Play("CS2_120", Nothing),
            In(The("CS2_120"), Zone::Play),
            Now(The("CS2_120"), 2, 3),
        ],
    );
}

/// # Frostwolf Grunt
///
/// `CS2_121` · Neutral minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ CS2_121 vanilla e39f33fa a9648d18
#[test]
fn CS2_121_frostwolf_grunt() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_121"),
            Cost("CS2_121", 2),
            Stats("CS2_121", 2, 2),
            Has("CS2_121", GameTag::TAUNT),
            Play("CS2_121", Nothing),
            In(The("CS2_121"), Zone::Play),
            Now(The("CS2_121"), 2, 2),
            HasNow(The("CS2_121"), GameTag::TAUNT),
        ],
    );
}

/// # Raid Leader
///
/// `CS2_122` · Neutral minion · 3 mana · 2/3
///
/// > Your other minions have +1 Attack.
///
/// State: Todo
//~ CS2_122 todo 8e6e42e1 1241af28
#[test]
#[ignore = "todo: CS2_122 Raid Leader"]
fn CS2_122_raid_leader() {
    check(CardClass::Mage, &[Give("CS2_122"), Cost("CS2_122", 3), Stats("CS2_122", 2, 3), Unwritten]);
}

/// # Wolfrider
///
/// `CS2_124` · Neutral minion · 3 mana · 3/1
///
/// > **Charge**
///
/// State: Vanilla
//~ CS2_124 vanilla 8841663e 7af68a4c
#[test]
fn CS2_124_wolfrider() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_124"),
            Cost("CS2_124", 3),
            Stats("CS2_124", 3, 1),
            Has("CS2_124", GameTag::CHARGE),
            Play("CS2_124", Nothing),
            In(The("CS2_124"), Zone::Play),
            Now(The("CS2_124"), 3, 1),
            HasNow(The("CS2_124"), GameTag::CHARGE),
        ],
    );
}

/// # Ironfur Grizzly
///
/// `CS2_125` · Neutral minion · 3 mana · 3/3
///
/// > **Taunt**
///
/// State: Vanilla
//~ CS2_125 vanilla 16a2f068 28406bd1
#[test]
fn CS2_125_ironfur_grizzly() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_125"),
            Cost("CS2_125", 3),
            Stats("CS2_125", 3, 3),
            Has("CS2_125", GameTag::TAUNT),
            Play("CS2_125", Nothing),
            In(The("CS2_125"), Zone::Play),
            Now(The("CS2_125"), 3, 3),
            HasNow(The("CS2_125"), GameTag::TAUNT),
        ],
    );
}

/// # Silverback Patriarch
///
/// `CS2_127` · Neutral minion · 3 mana · 1/4
///
/// > **Taunt**
///
/// State: Vanilla
//~ CS2_127 vanilla acb30ba7 104e8093
#[test]
fn CS2_127_silverback_patriarch() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_127"),
            Cost("CS2_127", 3),
            Stats("CS2_127", 1, 4),
            Has("CS2_127", GameTag::TAUNT),
            Play("CS2_127", Nothing),
            In(The("CS2_127"), Zone::Play),
            Now(The("CS2_127"), 1, 4),
            HasNow(The("CS2_127"), GameTag::TAUNT),
        ],
    );
}

/// # Stormwind Knight
///
/// `CS2_131` · Neutral minion · 4 mana · 2/5
///
/// > **Charge**
///
/// State: Vanilla
//~ CS2_131 vanilla a89c21d5 ca01691f
#[test]
fn CS2_131_stormwind_knight() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_131"),
            Cost("CS2_131", 4),
            Stats("CS2_131", 2, 5),
            Has("CS2_131", GameTag::CHARGE),
            Play("CS2_131", Nothing),
            In(The("CS2_131"), Zone::Play),
            Now(The("CS2_131"), 2, 5),
            HasNow(The("CS2_131"), GameTag::CHARGE),
        ],
    );
}

/// # Ironforge Rifleman
///
/// `CS2_141` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Deal 1 damage.
///
/// State: Todo
//~ CS2_141 todo d4ce58c0 d0c996c0
#[test]
#[ignore = "todo: CS2_141 Ironforge Rifleman"]
fn CS2_141_ironforge_rifleman() {
    check(CardClass::Mage, &[Give("CS2_141"), Cost("CS2_141", 3), Stats("CS2_141", 2, 2), Unwritten]);
}

/// # Kobold Geomancer
///
/// `CS2_142` · Neutral minion · 2 mana · 2/2
///
/// > **Spell Damage +1**
///
/// State: Vanilla
//~ CS2_142 vanilla 738d76ae d2077c5b
#[test]
fn CS2_142_kobold_geomancer() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_142"),
            Cost("CS2_142", 2),
            Stats("CS2_142", 2, 2),
            Has("CS2_142", GameTag::SPELLPOWER),
            Play("CS2_142", Nothing),
            In(The("CS2_142"), Zone::Play),
            Now(The("CS2_142"), 2, 2),
            HasNow(The("CS2_142"), GameTag::SPELLPOWER),
        ],
    );
}

/// # Gnomish Inventor
///
/// `CS2_147` · Neutral minion · 4 mana · 2/4
///
/// > **Battlecry:** Draw a card.
///
/// State: Todo
//~ CS2_147 todo 68f0d1fc 568ae6b7
#[test]
#[ignore = "todo: CS2_147 Gnomish Inventor"]
fn CS2_147_gnomish_inventor() {
    check(CardClass::Mage, &[Give("CS2_147"), Cost("CS2_147", 4), Stats("CS2_147", 2, 4), Unwritten]);
}

/// # Stormpike Commando
///
/// `CS2_150` · Neutral minion · 5 mana · 4/2
///
/// > **Battlecry:** Deal 2 damage.
///
/// State: Todo
//~ CS2_150 todo e5f7ca2a 8b5dec75
#[test]
#[ignore = "todo: CS2_150 Stormpike Commando"]
fn CS2_150_stormpike_commando() {
    check(CardClass::Mage, &[Give("CS2_150"), Cost("CS2_150", 5), Stats("CS2_150", 4, 2), Unwritten]);
}

/// # Archmage
///
/// `CS2_155` · Neutral minion · 6 mana · 4/7
///
/// > **Spell Damage +1**
///
/// State: Vanilla
//~ CS2_155 vanilla cfbb7115 247e55de
#[test]
fn CS2_155_archmage() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_155"),
            Cost("CS2_155", 6),
            Stats("CS2_155", 4, 7),
            Has("CS2_155", GameTag::SPELLPOWER),
            Play("CS2_155", Nothing),
            In(The("CS2_155"), Zone::Play),
            Now(The("CS2_155"), 4, 7),
            HasNow(The("CS2_155"), GameTag::SPELLPOWER),
        ],
    );
}

/// # Lord of the Arena
///
/// `CS2_162` · Neutral minion · 6 mana · 6/5
///
/// > **Taunt**
///
/// State: Vanilla
//~ CS2_162 vanilla 46177d62 ba785c03
#[test]
fn CS2_162_lord_of_the_arena() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_162"),
            Cost("CS2_162", 6),
            Stats("CS2_162", 6, 5),
            Has("CS2_162", GameTag::TAUNT),
            Play("CS2_162", Nothing),
            In(The("CS2_162"), Zone::Play),
            Now(The("CS2_162"), 6, 5),
            HasNow(The("CS2_162"), GameTag::TAUNT),
        ],
    );
}

/// # Murloc Raider
///
/// `CS2_168` · Neutral minion · 1 mana · 2/1
///
/// State: Vanilla
//~ CS2_168 vanilla 6816bf83 18e88db6
#[test]
fn CS2_168_murloc_raider() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_168"),
            Cost("CS2_168", 1),
            Stats("CS2_168", 2, 1),
            Play("CS2_168", Nothing),
            In(The("CS2_168"), Zone::Play),
            Now(The("CS2_168"), 2, 1),
        ],
    );
}

/// # Stonetusk Boar
///
/// `CS2_171` · Neutral minion · 1 mana · 1/1
///
/// > **Charge**
///
/// State: Vanilla
//~ CS2_171 vanilla 7b9dda6d 0b0a172d
#[test]
fn CS2_171_stonetusk_boar() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_171"),
            Cost("CS2_171", 1),
            Stats("CS2_171", 1, 1),
            Has("CS2_171", GameTag::CHARGE),
            Play("CS2_171", Nothing),
            In(The("CS2_171"), Zone::Play),
            Now(The("CS2_171"), 1, 1),
            HasNow(The("CS2_171"), GameTag::CHARGE),
        ],
    );
}

/// # Bloodfen Raptor
///
/// `CS2_172` · Neutral minion · 2 mana · 3/2
///
/// State: Vanilla
//~ CS2_172 vanilla ddab9887 ed9dc54a
#[test]
fn CS2_172_bloodfen_raptor() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_172"),
            Cost("CS2_172", 2),
            Stats("CS2_172", 3, 2),
            Play("CS2_172", Nothing),
            In(The("CS2_172"), Zone::Play),
            Now(The("CS2_172"), 3, 2),
        ],
    );
}

/// # Bluegill Warrior
///
/// `CS2_173` · Neutral minion · 2 mana · 2/1
///
/// > **Charge**
///
/// State: Vanilla
//~ CS2_173 vanilla ed681125 a2f2a120
#[test]
fn CS2_173_bluegill_warrior() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_173"),
            Cost("CS2_173", 2),
            Stats("CS2_173", 2, 1),
            Has("CS2_173", GameTag::CHARGE),
            Play("CS2_173", Nothing),
            In(The("CS2_173"), Zone::Play),
            Now(The("CS2_173"), 2, 1),
            HasNow(The("CS2_173"), GameTag::CHARGE),
        ],
    );
}

/// # Sen'jin Shieldmasta
///
/// `CS2_179` · Neutral minion · 4 mana · 3/5
///
/// > **Taunt**
///
/// State: Vanilla
//~ CS2_179 vanilla 5f6423d7 498201d7
#[test]
fn CS2_179_senjin_shieldmasta() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_179"),
            Cost("CS2_179", 4),
            Stats("CS2_179", 3, 5),
            Has("CS2_179", GameTag::TAUNT),
            Play("CS2_179", Nothing),
            In(The("CS2_179"), Zone::Play),
            Now(The("CS2_179"), 3, 5),
            HasNow(The("CS2_179"), GameTag::TAUNT),
        ],
    );
}

/// # Chillwind Yeti
///
/// `CS2_182` · Neutral minion · 4 mana · 4/5
///
/// State: Vanilla
//~ CS2_182 vanilla 1eacae1f 04dd63ae
#[test]
fn CS2_182_chillwind_yeti() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_182"),
            Cost("CS2_182", 4),
            Stats("CS2_182", 4, 5),
            Play("CS2_182", Nothing),
            In(The("CS2_182"), Zone::Play),
            Now(The("CS2_182"), 4, 5),
        ],
    );
}

/// # War Golem
///
/// `CS2_186` · Neutral minion · 7 mana · 7/7
///
/// State: Vanilla
//~ CS2_186 vanilla faf50490 1ae6c814
#[test]
fn CS2_186_war_golem() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_186"),
            Cost("CS2_186", 7),
            Stats("CS2_186", 7, 7),
            Play("CS2_186", Nothing),
            In(The("CS2_186"), Zone::Play),
            Now(The("CS2_186"), 7, 7),
        ],
    );
}

/// # Booty Bay Bodyguard
///
/// `CS2_187` · Neutral minion · 5 mana · 5/4
///
/// > **Taunt**
///
/// State: Vanilla
//~ CS2_187 vanilla 592f4f3d f26e5392
#[test]
fn CS2_187_booty_bay_bodyguard() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_187"),
            Cost("CS2_187", 5),
            Stats("CS2_187", 5, 4),
            Has("CS2_187", GameTag::TAUNT),
            Play("CS2_187", Nothing),
            In(The("CS2_187"), Zone::Play),
            Now(The("CS2_187"), 5, 4),
            HasNow(The("CS2_187"), GameTag::TAUNT),
        ],
    );
}

/// # Elven Archer
///
/// `CS2_189` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Deal 1 damage.
///
/// State: Todo
//~ CS2_189 todo 3cacd28c a1c6d9c5
#[test]
#[ignore = "todo: CS2_189 Elven Archer"]
fn CS2_189_elven_archer() {
    check(CardClass::Mage, &[Give("CS2_189"), Cost("CS2_189", 1), Stats("CS2_189", 1, 1), Unwritten]);
}

/// # Razorfen Hunter
///
/// `CS2_196` · Neutral minion · 3 mana · 2/3
///
/// > **Battlecry:** Summon a 1/1 Boar.
///
/// State: Todo
//~ CS2_196 todo 9b1e45ab 0ed7a5f6
#[test]
#[ignore = "todo: CS2_196 Razorfen Hunter"]
fn CS2_196_razorfen_hunter() {
    check(CardClass::Mage, &[Give("CS2_196"), Cost("CS2_196", 3), Stats("CS2_196", 2, 3), Unwritten]);
}

/// # Ogre Magi
///
/// `CS2_197` · Neutral minion · 4 mana · 4/4
///
/// > **Spell Damage +1**
///
/// State: Vanilla
//~ CS2_197 vanilla cd2f63a0 8bf17926
#[test]
fn CS2_197_ogre_magi() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_197"),
            Cost("CS2_197", 4),
            Stats("CS2_197", 4, 4),
            Has("CS2_197", GameTag::SPELLPOWER),
            Play("CS2_197", Nothing),
            In(The("CS2_197"), Zone::Play),
            Now(The("CS2_197"), 4, 4),
            HasNow(The("CS2_197"), GameTag::SPELLPOWER),
        ],
    );
}

/// # Boulderfist Ogre
///
/// `CS2_200` · Neutral minion · 6 mana · 6/7
///
/// State: Vanilla
//~ CS2_200 vanilla f8bd96e4 60dbb65e
#[test]
fn CS2_200_boulderfist_ogre() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_200"),
            Cost("CS2_200", 6),
            Stats("CS2_200", 6, 7),
            Play("CS2_200", Nothing),
            In(The("CS2_200"), Zone::Play),
            Now(The("CS2_200"), 6, 7),
        ],
    );
}

/// # Core Hound
///
/// `CS2_201` · Neutral minion · 7 mana · 9/5
///
/// State: Vanilla
//~ CS2_201 vanilla b166fef7 00af4b7b
#[test]
fn CS2_201_core_hound() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_201"),
            Cost("CS2_201", 7),
            Stats("CS2_201", 9, 5),
            Play("CS2_201", Nothing),
            In(The("CS2_201"), Zone::Play),
            Now(The("CS2_201"), 9, 5),
        ],
    );
}

/// # Reckless Rocketeer
///
/// `CS2_213` · Neutral minion · 6 mana · 5/2
///
/// > **Charge**
///
/// State: Vanilla
//~ CS2_213 vanilla 8a75a46b bbecb0a5
#[test]
fn CS2_213_reckless_rocketeer() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_213"),
            Cost("CS2_213", 6),
            Stats("CS2_213", 5, 2),
            Has("CS2_213", GameTag::CHARGE),
            Play("CS2_213", Nothing),
            In(The("CS2_213"), Zone::Play),
            Now(The("CS2_213"), 5, 2),
            HasNow(The("CS2_213"), GameTag::CHARGE),
        ],
    );
}

/// # Stormwind Champion
///
/// `CS2_222` · Neutral minion · 7 mana · 7/7
///
/// > Your other minions have +1/+1.
///
/// State: Todo
//~ CS2_222 todo e8081e05 16071e10
#[test]
#[ignore = "todo: CS2_222 Stormwind Champion"]
fn CS2_222_stormwind_champion() {
    check(CardClass::Mage, &[Give("CS2_222"), Cost("CS2_222", 7), Stats("CS2_222", 7, 7), Unwritten]);
}

/// # Frostwolf Warlord
///
/// `CS2_226` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** Gain +1/+1 for each other friendly minion on the battlefield.
///
/// State: Todo
//~ CS2_226 todo d5d963cb 8f6ff324
#[test]
#[ignore = "todo: CS2_226 Frostwolf Warlord"]
fn CS2_226_frostwolf_warlord() {
    check(CardClass::Mage, &[Give("CS2_226"), Cost("CS2_226", 5), Stats("CS2_226", 4, 4), Unwritten]);
}

/// # Boar
///
/// `CS2_boar` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ CS2_boar vanilla fc49167d 1faf2785
#[test]
fn CS2_boar_boar() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_boar"),
            Cost("CS2_boar", 1),
            Stats("CS2_boar", 1, 1),
            Play("CS2_boar", Nothing),
            In(The("CS2_boar"), Zone::Play),
            Now(The("CS2_boar"), 1, 1),
        ],
    );
}

/// # Fast Spawn to Deck Dummy FX
///
/// `DFX_001` · Neutral spell · 0 mana
///
/// > Holds the FX for inserting a card into a deck quickly.
///
/// State: Todo
//~ DFX_001 todo 85e31353 e5ff1aed
#[test]
#[ignore = "todo: DFX_001 Fast Spawn to Deck Dummy FX"]
fn DFX_001_fast_spawn_to_deck_dummy_fx() {
    check(CardClass::Mage, &[Give("DFX_001"), Cost("DFX_001", 0), Unwritten]);
}

/// # Time Warp Dummy FX
///
/// `DFX_002` · Neutral spell · 0 mana
///
/// > Holds the FX for playing Timewarp FX.
///
/// State: Todo
//~ DFX_002 todo 3ca68254 917de5ff
#[test]
#[ignore = "todo: DFX_002 Time Warp Dummy FX"]
fn DFX_002_time_warp_dummy_fx() {
    check(CardClass::Mage, &[Give("DFX_002"), Cost("DFX_002", 0), Unwritten]);
}

/// # Frost Nova Dummy FX
///
/// `DFX_003` · Neutral spell · 0 mana
///
/// > Holds the FX for playing Frost Nova FX.
///
/// State: Todo
//~ DFX_003 todo 5d301350 0d016d40
#[test]
#[ignore = "todo: DFX_003 Frost Nova Dummy FX"]
fn DFX_003_frost_nova_dummy_fx() {
    check(CardClass::Mage, &[Give("DFX_003"), Cost("DFX_003", 0), Unwritten]);
}

/// # Holy Healing Dummy FX
///
/// `DFX_004` · Neutral spell · 0 mana
///
/// > Holds the FX for playing Holy Healing FX.
///
/// State: Todo
//~ DFX_004 todo 36122f8c 127f93f4
#[test]
#[ignore = "todo: DFX_004 Holy Healing Dummy FX"]
fn DFX_004_holy_healing_dummy_fx() {
    check(CardClass::Mage, &[Give("DFX_004"), Cost("DFX_004", 0), Unwritten]);
}

/// # Flamestrike Dummy FX
///
/// `DFX_005` · Neutral spell · 0 mana
///
/// > Holds the FX for playing Flamestrike FX.
///
/// State: Todo
//~ DFX_005 todo b39bd480 eec074b8
#[test]
#[ignore = "todo: DFX_005 Flamestrike Dummy FX"]
fn DFX_005_flamestrike_dummy_fx() {
    check(CardClass::Mage, &[Give("DFX_005"), Cost("DFX_005", 0), Unwritten]);
}

/// # Darkscale Healer
///
/// `DS1_055` · Neutral minion · 5 mana · 4/5
///
/// > **Battlecry:** Restore #2 Health to all friendly characters.
///
/// State: Todo
//~ DS1_055 todo c584e530 e48e00c9
#[test]
#[ignore = "todo: DS1_055 Darkscale Healer"]
fn DS1_055_darkscale_healer() {
    check(CardClass::Mage, &[Give("DS1_055"), Cost("DS1_055", 5), Stats("DS1_055", 4, 5), Unwritten]);
}

/// # Voodoo Doctor
///
/// `EX1_011` · Neutral minion · 1 mana · 2/1
///
/// > **Battlecry:** Restore #2 Health.
///
/// State: Todo
//~ EX1_011 todo f58f2b7f 48c860af
#[test]
#[ignore = "todo: EX1_011 Voodoo Doctor"]
fn EX1_011_voodoo_doctor() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_011"),
            Cost("EX1_011", 1),
            Stats("EX1_011", 2, 1),
            Targets("EX1_011", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Novice Engineer
///
/// `EX1_015` · Neutral minion · 2 mana · 1/1
///
/// > **Battlecry:** Draw a card.
///
/// State: Todo
//~ EX1_015 todo 2b55a4dc 9513aafc
#[test]
#[ignore = "todo: EX1_015 Novice Engineer"]
fn EX1_015_novice_engineer() {
    check(CardClass::Mage, &[Give("EX1_015"), Cost("EX1_015", 2), Stats("EX1_015", 1, 1), Unwritten]);
}

/// # Shattered Sun Cleric
///
/// `EX1_019` · Neutral minion · 3 mana · 3/2
///
/// > **Battlecry:** Give a friendly minion +1/+1.
///
/// State: Todo
//~ EX1_019 todo e253e927 606a983f
#[test]
#[ignore = "todo: EX1_019 Shattered Sun Cleric"]
fn EX1_019_shattered_sun_cleric() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_019"),
            Cost("EX1_019", 3),
            Stats("EX1_019", 3, 2),
            Targets("EX1_019", &[FriendlyMinion]),
            Unwritten,
        ],
    );
}

/// # Dragonling Mechanic
///
/// `EX1_025` · Neutral minion · 4 mana · 2/4
///
/// > **Battlecry:** Summon a 2/1 Mechanical Dragonling.
///
/// State: Todo
//~ EX1_025 todo 13dbfc83 9b746c94
#[test]
#[ignore = "todo: EX1_025 Dragonling Mechanic"]
fn EX1_025_dragonling_mechanic() {
    check(CardClass::Mage, &[Give("EX1_025"), Cost("EX1_025", 4), Stats("EX1_025", 2, 4), Unwritten]);
}

/// # Mechanical Dragonling
///
/// `EX1_025t` · Neutral minion · 1 mana · 2/1
///
/// State: Vanilla
//~ EX1_025t vanilla 0d2b647d f864f56c
#[test]
fn EX1_025t_mechanical_dragonling() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_025t"),
            Cost("EX1_025t", 1),
            Stats("EX1_025t", 2, 1),
            Play("EX1_025t", Nothing),
            In(The("EX1_025t"), Zone::Play),
            Now(The("EX1_025t"), 2, 1),
        ],
    );
}

/// # Old Murk-Eye
///
/// `EX1_062` · Neutral minion · 4 mana · 2/4
///
/// > **Charge**. Has +1 Attack for each other Murloc on the battlefield.
///
/// State: Todo
//~ EX1_062 todo fd9cf04e 4b126668
#[test]
#[ignore = "todo: EX1_062 Old Murk-Eye"]
fn EX1_062_old_murk_eye() {
    check(
        CardClass::Mage,
        &[Give("EX1_062"), Cost("EX1_062", 4), Stats("EX1_062", 2, 4), Has("EX1_062", GameTag::CHARGE), Unwritten],
    );
}

/// # Acidic Swamp Ooze
///
/// `EX1_066` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Destroy your opponent's weapon.
///
/// State: Todo
//~ EX1_066 todo 416ad9b7 fa1aaf55
#[test]
#[ignore = "todo: EX1_066 Acidic Swamp Ooze"]
fn EX1_066_acidic_swamp_ooze() {
    check(CardClass::Mage, &[Give("EX1_066"), Cost("EX1_066", 2), Stats("EX1_066", 3, 2), Unwritten]);
}

/// # Gelbin Mekkatorque
///
/// `EX1_112` · Neutral minion · 6 mana · 6/6
///
/// > **Battlecry:** Summon an AWESOME invention.
///
/// State: Todo
//~ EX1_112 todo 89b05200 7ed21604
#[test]
#[ignore = "todo: EX1_112 Gelbin Mekkatorque"]
fn EX1_112_gelbin_mekkatorque() {
    check(CardClass::Mage, &[Give("EX1_112"), Cost("EX1_112", 6), Stats("EX1_112", 6, 6), Unwritten]);
}

/// # SI:7 Infiltrator
///
/// `EX1_186` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Destroy a random enemy **Secret**.
///
/// State: Todo
//~ EX1_186 todo b9b15941 86d0f552
#[test]
#[ignore = "todo: EX1_186 SI:7 Infiltrator"]
fn EX1_186_si_7_infiltrator() {
    check(CardClass::Mage, &[Give("EX1_186"), Cost("EX1_186", 4), Stats("EX1_186", 5, 4), Unwritten]);
}

/// # Arcane Devourer
///
/// `EX1_187` · Neutral minion · 8 mana · 4/8
///
/// > Whenever you cast a spell, gain +2/+2.
///
/// State: Todo
//~ EX1_187 todo 41a54d3a 2c28da81
#[test]
#[ignore = "todo: EX1_187 Arcane Devourer"]
fn EX1_187_arcane_devourer() {
    check(CardClass::Mage, &[Give("EX1_187"), Cost("EX1_187", 8), Stats("EX1_187", 4, 8), Unwritten]);
}

/// # Barrens Stablehand
///
/// `EX1_188` · Neutral minion · 7 mana · 5/5
///
/// > **Battlecry:** Summon a random Beast.
///
/// State: Todo
//~ EX1_188 todo 23cceda0 b90ed83a
#[test]
#[ignore = "todo: EX1_188 Barrens Stablehand"]
fn EX1_188_barrens_stablehand() {
    check(CardClass::Mage, &[Give("EX1_188"), Cost("EX1_188", 7), Stats("EX1_188", 5, 5), Unwritten]);
}

/// # Brightwing
///
/// `EX1_189` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Add a random **Legendary** minion to your hand.
///
/// State: Todo
//~ EX1_189 todo afbcafa8 4bf8e1e8
#[test]
#[ignore = "todo: EX1_189 Brightwing"]
fn EX1_189_brightwing() {
    check(CardClass::Mage, &[Give("EX1_189"), Cost("EX1_189", 2), Stats("EX1_189", 3, 2), Unwritten]);
}

/// # High Inquisitor Whitemane
///
/// `EX1_190` · Neutral minion · 6 mana · 5/7
///
/// > **Battlecry:** Summon all friendly minions that died this turn.
///
/// State: Todo
//~ EX1_190 todo 2f6a8888 6d2e6263
#[test]
#[ignore = "todo: EX1_190 High Inquisitor Whitemane"]
fn EX1_190_high_inquisitor_whitemane() {
    check(CardClass::Mage, &[Give("EX1_190"), Cost("EX1_190", 6), Stats("EX1_190", 5, 7), Unwritten]);
}

/// # Gurubashi Berserker
///
/// `EX1_399` · Neutral minion · 5 mana · 2/8
///
/// > Whenever this minion takes damage, gain +3 Attack.
///
/// State: Todo
//~ EX1_399 todo af8f7a46 179d0738
#[test]
#[ignore = "todo: EX1_399 Gurubashi Berserker"]
fn EX1_399_gurubashi_berserker() {
    check(CardClass::Mage, &[Give("EX1_399"), Cost("EX1_399", 5), Stats("EX1_399", 2, 8), Unwritten]);
}

/// # Murloc Tidehunter
///
/// `EX1_506` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry:** Summon a 1/1 Murloc Scout.
///
/// State: Todo
//~ EX1_506 todo 304994d4 8446b809
#[test]
#[ignore = "todo: EX1_506 Murloc Tidehunter"]
fn EX1_506_murloc_tidehunter() {
    check(CardClass::Mage, &[Give("EX1_506"), Cost("EX1_506", 2), Stats("EX1_506", 2, 1), Unwritten]);
}

/// # Murloc Scout
///
/// `EX1_506a` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ EX1_506a vanilla c91c49b7 cd326330
#[test]
fn EX1_506a_murloc_scout() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_506a"),
            Cost("EX1_506a", 1),
            Stats("EX1_506a", 1, 1),
            Play("EX1_506a", Nothing),
            In(The("EX1_506a"), Zone::Play),
            Now(The("EX1_506a"), 1, 1),
        ],
    );
}

/// # Grimscale Oracle
///
/// `EX1_508` · Neutral minion · 1 mana · 1/1
///
/// > Your other Murlocs have +1 Attack.
///
/// State: Todo
//~ EX1_508 todo 1f044cf0 6b8415bc
#[test]
#[ignore = "todo: EX1_508 Grimscale Oracle"]
fn EX1_508_grimscale_oracle() {
    check(CardClass::Mage, &[Give("EX1_508"), Cost("EX1_508", 1), Stats("EX1_508", 1, 1), Unwritten]);
}

/// # Dalaran Mage
///
/// `EX1_582` · Neutral minion · 3 mana · 1/4
///
/// > **Spell Damage +1**
///
/// State: Vanilla
//~ EX1_582 vanilla 01d70743 e75f00b4
#[test]
fn EX1_582_dalaran_mage() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_582"),
            Cost("EX1_582", 3),
            Stats("EX1_582", 1, 4),
            Has("EX1_582", GameTag::SPELLPOWER),
            Play("EX1_582", Nothing),
            In(The("EX1_582"), Zone::Play),
            Now(The("EX1_582"), 1, 4),
            HasNow(The("EX1_582"), GameTag::SPELLPOWER),
        ],
    );
}

/// # Nightblade
///
/// `EX1_593` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** Deal 3 damage to the enemy hero.
///
/// State: Todo
//~ EX1_593 todo 4b773cfd 47928800
#[test]
#[ignore = "todo: EX1_593 Nightblade"]
fn EX1_593_nightblade() {
    check(CardClass::Mage, &[Give("EX1_593"), Cost("EX1_593", 5), Stats("EX1_593", 4, 4), Unwritten]);
}

/// # Avatar of the Coin
///
/// `GAME_002` · Neutral minion · 0 mana · 1/1
///
/// > *You lost the coin flip, but gained a friend.*
///
/// State: Todo
//~ GAME_002 todo 53dcaca2 e82b5c7b
#[test]
#[ignore = "todo: GAME_002 Avatar of the Coin"]
fn GAME_002_avatar_of_the_coin() {
    check(CardClass::Mage, &[Give("GAME_002"), Cost("GAME_002", 0), Stats("GAME_002", 1, 1), Unwritten]);
}

/// # NOOOOOOOOOOOO
///
/// `GAME_006` · Neutral spell · 2 mana
///
/// > Somehow, the card you USED to have has been deleted. Here, have this one instead!
///
/// State: Todo
//~ GAME_006 todo c00b0e8f 5e447002
#[test]
#[ignore = "todo: GAME_006 NOOOOOOOOOOOO"]
fn GAME_006_noooooooooooo() {
    check(CardClass::Mage, &[Give("GAME_006"), Cost("GAME_006", 2), Unwritten]);
}

/// # Harth Stonebrew
///
/// `GIFT_01` · Neutral minion · 6 mana · 5/5
///
/// > **Battlecry:** Replace your hand with an iconic one from Hearthstone's past. *(Once per game)*
///
/// State: Todo
//~ GIFT_01 todo c446140b 620fea31
#[test]
#[ignore = "todo: GIFT_01 Harth Stonebrew"]
fn GIFT_01_harth_stonebrew() {
    check(CardClass::Mage, &[Give("GIFT_01"), Cost("GIFT_01", 6), Stats("GIFT_01", 5, 5), Unwritten]);
}

/// # Alexstrasza the Life-Binder
///
/// `LEG_CS3_031` · Neutral minion · 9 mana · 8/8
///
/// > **Battlecry**: Choose a character. If it's friendly, restore #8 Health. If it's an enemy, deal 8 damage.
///
/// State: Todo
//~ LEG_CS3_031 todo eac6d43f 5f0e133c
#[test]
#[ignore = "todo: LEG_CS3_031 Alexstrasza the Life-Binder"]
fn LEG_CS3_031_alexstrasza_the_life_binder() {
    check(CardClass::Mage, &[Give("LEG_CS3_031"), Cost("LEG_CS3_031", 9), Stats("LEG_CS3_031", 8, 8), Unwritten]);
}

/// # Onyxia the Broodmother
///
/// `LEG_CS3_032` · Neutral minion · 9 mana · 8/8
///
/// > At the end of each turn, fill your board with 1/1 Whelps.
///
/// State: Todo
//~ LEG_CS3_032 todo c4d158b1 cb4a4cc3
#[test]
#[ignore = "todo: LEG_CS3_032 Onyxia the Broodmother"]
fn LEG_CS3_032_onyxia_the_broodmother() {
    check(CardClass::Mage, &[Give("LEG_CS3_032"), Cost("LEG_CS3_032", 9), Stats("LEG_CS3_032", 8, 8), Unwritten]);
}

/// # Ysera the Dreamer
///
/// `LEG_CS3_033` · Neutral minion · 9 mana · 4/12
///
/// > **Battlecry:** Add one of each Dream card to your hand.
///
/// State: Todo
//~ LEG_CS3_033 todo 6332c316 ac5123c1
#[test]
#[ignore = "todo: LEG_CS3_033 Ysera the Dreamer"]
fn LEG_CS3_033_ysera_the_dreamer() {
    check(CardClass::Mage, &[Give("LEG_CS3_033"), Cost("LEG_CS3_033", 9), Stats("LEG_CS3_033", 4, 12), Unwritten]);
}

/// # Malygos the Spellweaver
///
/// `LEG_CS3_034` · Neutral minion · 9 mana · 4/12
///
/// > **Battlecry:** Draw spells until your hand is full.
///
/// State: Todo
//~ LEG_CS3_034 todo 971e95d6 b6211d49
#[test]
#[ignore = "todo: LEG_CS3_034 Malygos the Spellweaver"]
fn LEG_CS3_034_malygos_the_spellweaver() {
    check(CardClass::Mage, &[Give("LEG_CS3_034"), Cost("LEG_CS3_034", 9), Stats("LEG_CS3_034", 4, 12), Unwritten]);
}

/// # Deathwing the Destroyer
///
/// `LEG_CS3_036` · Neutral minion · 10 mana · 12/12
///
/// > **Battlecry:** Destroy all other minions. Discard a card for each destroyed.
///
/// State: Todo
//~ LEG_CS3_036 todo 56cacd9d 117ae765
#[test]
#[ignore = "todo: LEG_CS3_036 Deathwing the Destroyer"]
fn LEG_CS3_036_deathwing_the_destroyer() {
    check(CardClass::Mage, &[Give("LEG_CS3_036"), Cost("LEG_CS3_036", 10), Stats("LEG_CS3_036", 12, 12), Unwritten]);
}

/// # Emerald Skytalon
///
/// `LEG_CS3_037` · Neutral minion · 1 mana · 2/1
///
/// > **Rush**
///
/// State: Vanilla
//~ LEG_CS3_037 vanilla 19350a21 af40d3fe
#[test]
fn LEG_CS3_037_emerald_skytalon() {
    check(
        CardClass::Mage,
        &[
            Give("LEG_CS3_037"),
            Cost("LEG_CS3_037", 1),
            Stats("LEG_CS3_037", 2, 1),
            Has("LEG_CS3_037", GameTag::RUSH),
            Play("LEG_CS3_037", Nothing),
            In(The("LEG_CS3_037"), Zone::Play),
            Now(The("LEG_CS3_037"), 2, 1),
            HasNow(The("LEG_CS3_037"), GameTag::RUSH),
        ],
    );
}

/// # Captain's Parrot
///
/// `NEW1_016` · Neutral minion · 2 mana · 1/1
///
/// > **Battlecry:** Draw a Pirate from your deck.
///
/// State: Todo
//~ NEW1_016 todo 6c575699 92890b81
#[test]
#[ignore = "todo: NEW1_016 Captain's Parrot"]
fn NEW1_016_captains_parrot() {
    check(CardClass::Mage, &[Give("NEW1_016"), Cost("NEW1_016", 2), Stats("NEW1_016", 1, 1), Unwritten]);
}

/// # Elite Tauren Chieftain
///
/// `PRO_001` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Give both players the power to ROCK! (with a Power Chord card)
///
/// State: Todo
//~ PRO_001 todo 2845710e 229356f8
#[test]
#[ignore = "todo: PRO_001 Elite Tauren Chieftain"]
fn PRO_001_elite_tauren_chieftain() {
    check(CardClass::Mage, &[Give("PRO_001"), Cost("PRO_001", 5), Stats("PRO_001", 5, 5), Unwritten]);
}

/// # I Am Murloc
///
/// `PRO_001a` · Neutral spell · 4 mana
///
/// > Summon three, four, or five 1/1 Murlocs.
///
/// State: Todo
//~ PRO_001a todo 0bf4286a 4e0c40d9
#[test]
#[ignore = "todo: PRO_001a I Am Murloc"]
fn PRO_001a_i_am_murloc() {
    check(CardClass::Mage, &[Give("PRO_001a"), Cost("PRO_001a", 4), Unwritten]);
}

/// # Murloc
///
/// `PRO_001at` · Neutral minion · 0 mana · 1/1
///
/// State: Vanilla
//~ PRO_001at vanilla 1a977444 e0dee9d7
#[test]
fn PRO_001at_murloc() {
    check(
        CardClass::Mage,
        &[
            Give("PRO_001at"),
            Cost("PRO_001at", 0),
            Stats("PRO_001at", 1, 1),
            Play("PRO_001at", Nothing),
            In(The("PRO_001at"), Zone::Play),
            Now(The("PRO_001at"), 1, 1),
        ],
    );
}

/// # Rogues Do It...
///
/// `PRO_001b` · Neutral spell · 4 mana
///
/// > Deal $4 damage. Draw a card.
///
/// State: Todo
//~ PRO_001b todo 4997acb2 df36824b
#[test]
#[ignore = "todo: PRO_001b Rogues Do It..."]
fn PRO_001b_rogues_do_it() {
    check(
        CardClass::Mage,
        &[
            Give("PRO_001b"),
            Cost("PRO_001b", 4),
            Targets("PRO_001b", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Power of the Horde
///
/// `PRO_001c` · Neutral spell · 4 mana
///
/// > Summon a random Horde Warrior.
///
/// State: Todo
//~ PRO_001c todo 01dade85 3607fbd6
#[test]
#[ignore = "todo: PRO_001c Power of the Horde"]
fn PRO_001c_power_of_the_horde() {
    check(CardClass::Mage, &[Give("PRO_001c"), Cost("PRO_001c", 4), Unwritten]);
}

/// # Gnomelia, S.A.F.E. Pilot
///
/// `TOY_100` · Neutral minion · 6 mana · 4/2
///
/// > **Rush**. Also damages minions next to whomever this attacks. **Deathrattle:** Deal 2 damage to all enemies.
///
/// State: Todo
//~ TOY_100 todo d05d4a5f 9ebf2e4c
#[test]
#[ignore = "todo: TOY_100 Gnomelia, S.A.F.E. Pilot"]
fn TOY_100_gnomelia_s_a_f_e_pilot() {
    check(
        CardClass::Mage,
        &[Give("TOY_100"), Cost("TOY_100", 6), Stats("TOY_100", 4, 2), Has("TOY_100", GameTag::RUSH), Unwritten],
    );
}

/// # Night Elf Huntress
///
/// `TOY_101` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** Deal 3 damage to three different enemies. *(You pick the targets!)*
///
/// State: Todo
//~ TOY_101 todo 185000f3 440a733b
#[test]
#[ignore = "todo: TOY_101 Night Elf Huntress"]
fn TOY_101_night_elf_huntress() {
    check(CardClass::Mage, &[Give("TOY_101"), Cost("TOY_101", 5), Stats("TOY_101", 3, 3), Unwritten]);
}

/// # Footman
///
/// `TOY_102` · Neutral minion · 4 mana · 2/5
///
/// > **Taunt** Adjacent minions are **Immune** while attacking.
///
/// State: Todo
//~ TOY_102 todo e68659a8 3143966c
#[test]
#[ignore = "todo: TOY_102 Footman"]
fn TOY_102_footman() {
    check(
        CardClass::Mage,
        &[Give("TOY_102"), Cost("TOY_102", 4), Stats("TOY_102", 2, 5), Has("TOY_102", GameTag::TAUNT), Unwritten],
    );
}

/// # Warsong Grunt
///
/// `TOY_103` · Neutral minion · 5 mana · 3/6
///
/// > **Rush**. After this attacks and kills a minion, it may attack again.
///
/// State: Todo
//~ TOY_103 todo 2f4607c5 01fd958b
#[test]
#[ignore = "todo: TOY_103 Warsong Grunt"]
fn TOY_103_warsong_grunt() {
    check(
        CardClass::Mage,
        &[Give("TOY_103"), Cost("TOY_103", 5), Stats("TOY_103", 3, 6), Has("TOY_103", GameTag::RUSH), Unwritten],
    );
}

/// # Champions of Azeroth
///
/// `WON_113` · Neutral spell · 4 mana
///
/// > Choose Alliance or Horde. Get 2 of their **Legendary** Champions and reduce their Costs by (2).
///
/// State: Todo
//~ WON_113 todo 8bb3d2d3 79004b40
#[test]
#[ignore = "todo: WON_113 Champions of Azeroth"]
fn WON_113_champions_of_azeroth() {
    check(CardClass::Mage, &[Give("WON_113"), Cost("WON_113", 4), Unwritten]);
}

/// # Avatar of Hearthstone
///
/// `WON_145` · Neutral minion · 9 mana · 5/5
///
/// > **Battlecry:** Open a Standard Pack. Play all cards from it.
///
/// State: Todo
//~ WON_145 todo 563be60b 79b91e9d
#[test]
#[ignore = "todo: WON_145 Avatar of Hearthstone"]
fn WON_145_avatar_of_hearthstone() {
    check(CardClass::Mage, &[Give("WON_145"), Cost("WON_145", 9), Stats("WON_145", 5, 5), Unwritten]);
}

/// # Skeleton
///
/// `skele11` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ skele11 vanilla 307dc426 694a3d7d
#[test]
fn skele11_skeleton() {
    check(
        CardClass::Mage,
        &[
            Give("skele11"),
            Cost("skele11", 1),
            Stats("skele11", 1, 1),
            Play("skele11", Nothing),
            In(The("skele11"), Zone::Play),
            Now(The("skele11"), 1, 1),
        ],
    );
}
