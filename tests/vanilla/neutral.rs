//! Neutral cards of Vanilla, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Goldshire Footman
///
/// `VAN_CS1_042` · Neutral minion · 1 mana · 1/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ VAN_CS1_042 vanilla d29aea0b 756f4c98
#[test]
fn VAN_CS1_042_goldshire_footman() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_CS1_042"),
            Cost("VAN_CS1_042", 1),
            Stats("VAN_CS1_042", 1, 2),
            Has("VAN_CS1_042", GameTag::TAUNT),
            Play("VAN_CS1_042", Nothing),
            In(The("VAN_CS1_042"), Zone::Play),
            Now(The("VAN_CS1_042"), 1, 2),
            HasNow(The("VAN_CS1_042"), GameTag::TAUNT),
        ],
    );
}

/// # Fen Creeper
///
/// `VAN_CS1_069` · Neutral minion · 5 mana · 3/6
///
/// > **Taunt**
///
/// State: Vanilla
//~ VAN_CS1_069 vanilla 2d30b6f4 b69fe184
#[test]
fn VAN_CS1_069_fen_creeper() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_CS1_069"),
            Cost("VAN_CS1_069", 5),
            Stats("VAN_CS1_069", 3, 6),
            Has("VAN_CS1_069", GameTag::TAUNT),
            Play("VAN_CS1_069", Nothing),
            In(The("VAN_CS1_069"), Zone::Play),
            Now(The("VAN_CS1_069"), 3, 6),
            HasNow(The("VAN_CS1_069"), GameTag::TAUNT),
        ],
    );
}

/// # Earthen Ring Farseer
///
/// `VAN_CS2_117` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Restore #3 Health.
///
/// State: Todo
//~ VAN_CS2_117 todo 9fd946f9 6384a07a
#[test]
#[ignore = "todo: VAN_CS2_117 Earthen Ring Farseer"]
fn VAN_CS2_117_earthen_ring_farseer() {
    check(CardClass::Mage, &[Give("VAN_CS2_117"), Cost("VAN_CS2_117", 3), Stats("VAN_CS2_117", 3, 3), Unwritten]);
}

/// # Magma Rager
///
/// `VAN_CS2_118` · Neutral minion · 3 mana · 5/1
///
/// State: Vanilla
//~ VAN_CS2_118 vanilla 71ff08dc 3c263c2f
#[test]
fn VAN_CS2_118_magma_rager() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_CS2_118"),
            Cost("VAN_CS2_118", 3),
            Stats("VAN_CS2_118", 5, 1),
            Play("VAN_CS2_118", Nothing),
            In(The("VAN_CS2_118"), Zone::Play),
            Now(The("VAN_CS2_118"), 5, 1),
        ],
    );
}

/// # Oasis Snapjaw
///
/// `VAN_CS2_119` · Neutral minion · 4 mana · 2/7
///
/// State: Vanilla
//~ VAN_CS2_119 vanilla aa3c6b40 3517a7c9
#[test]
fn VAN_CS2_119_oasis_snapjaw() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_CS2_119"),
            Cost("VAN_CS2_119", 4),
            Stats("VAN_CS2_119", 2, 7),
            Play("VAN_CS2_119", Nothing),
            In(The("VAN_CS2_119"), Zone::Play),
            Now(The("VAN_CS2_119"), 2, 7),
        ],
    );
}

/// # River Crocolisk
///
/// `VAN_CS2_120` · Neutral minion · 2 mana · 2/3
///
/// State: Vanilla
//~ VAN_CS2_120 vanilla 53a7708e 0f1d4822
#[test]
fn VAN_CS2_120_river_crocolisk() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_CS2_120"),
            Cost("VAN_CS2_120", 2),
            Stats("VAN_CS2_120", 2, 3),
            Play("VAN_CS2_120", Nothing),
            In(The("VAN_CS2_120"), Zone::Play),
            Now(The("VAN_CS2_120"), 2, 3),
        ],
    );
}

/// # Frostwolf Grunt
///
/// `VAN_CS2_121` · Neutral minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ VAN_CS2_121 vanilla f5d7ce90 1248c801
#[test]
fn VAN_CS2_121_frostwolf_grunt() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_CS2_121"),
            Cost("VAN_CS2_121", 2),
            Stats("VAN_CS2_121", 2, 2),
            Has("VAN_CS2_121", GameTag::TAUNT),
            Play("VAN_CS2_121", Nothing),
            In(The("VAN_CS2_121"), Zone::Play),
            Now(The("VAN_CS2_121"), 2, 2),
            HasNow(The("VAN_CS2_121"), GameTag::TAUNT),
        ],
    );
}

/// # Raid Leader
///
/// `VAN_CS2_122` · Neutral minion · 3 mana · 2/2
///
/// > Your other minions have +1 Attack.
///
/// State: Todo
//~ VAN_CS2_122 todo 3a4ab755 be34bcaf
#[test]
#[ignore = "todo: VAN_CS2_122 Raid Leader"]
fn VAN_CS2_122_raid_leader() {
    check(CardClass::Mage, &[Give("VAN_CS2_122"), Cost("VAN_CS2_122", 3), Stats("VAN_CS2_122", 2, 2), Unwritten]);
}

/// # Wolfrider
///
/// `VAN_CS2_124` · Neutral minion · 3 mana · 3/1
///
/// > **Charge**
///
/// State: Vanilla
//~ VAN_CS2_124 vanilla d25e7aec a06e8feb
#[test]
fn VAN_CS2_124_wolfrider() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_CS2_124"),
            Cost("VAN_CS2_124", 3),
            Stats("VAN_CS2_124", 3, 1),
            Has("VAN_CS2_124", GameTag::CHARGE),
            Play("VAN_CS2_124", Nothing),
            In(The("VAN_CS2_124"), Zone::Play),
            Now(The("VAN_CS2_124"), 3, 1),
            HasNow(The("VAN_CS2_124"), GameTag::CHARGE),
        ],
    );
}

/// # Ironfur Grizzly
///
/// `VAN_CS2_125` · Neutral minion · 3 mana · 3/3
///
/// > **Taunt**
///
/// State: Vanilla
//~ VAN_CS2_125 vanilla e942faff 863846f6
#[test]
fn VAN_CS2_125_ironfur_grizzly() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_CS2_125"),
            Cost("VAN_CS2_125", 3),
            Stats("VAN_CS2_125", 3, 3),
            Has("VAN_CS2_125", GameTag::TAUNT),
            Play("VAN_CS2_125", Nothing),
            In(The("VAN_CS2_125"), Zone::Play),
            Now(The("VAN_CS2_125"), 3, 3),
            HasNow(The("VAN_CS2_125"), GameTag::TAUNT),
        ],
    );
}

/// # Silverback Patriarch
///
/// `VAN_CS2_127` · Neutral minion · 3 mana · 1/4
///
/// > **Taunt**
///
/// State: Vanilla
//~ VAN_CS2_127 vanilla 77ea23a1 38f95c9f
#[test]
fn VAN_CS2_127_silverback_patriarch() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_CS2_127"),
            Cost("VAN_CS2_127", 3),
            Stats("VAN_CS2_127", 1, 4),
            Has("VAN_CS2_127", GameTag::TAUNT),
            Play("VAN_CS2_127", Nothing),
            In(The("VAN_CS2_127"), Zone::Play),
            Now(The("VAN_CS2_127"), 1, 4),
            HasNow(The("VAN_CS2_127"), GameTag::TAUNT),
        ],
    );
}

/// # Stormwind Knight
///
/// `VAN_CS2_131` · Neutral minion · 4 mana · 2/5
///
/// > **Charge**
///
/// State: Vanilla
//~ VAN_CS2_131 vanilla 52f8f5d9 6146097b
#[test]
fn VAN_CS2_131_stormwind_knight() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_CS2_131"),
            Cost("VAN_CS2_131", 4),
            Stats("VAN_CS2_131", 2, 5),
            Has("VAN_CS2_131", GameTag::CHARGE),
            Play("VAN_CS2_131", Nothing),
            In(The("VAN_CS2_131"), Zone::Play),
            Now(The("VAN_CS2_131"), 2, 5),
            HasNow(The("VAN_CS2_131"), GameTag::CHARGE),
        ],
    );
}

/// # Ironforge Rifleman
///
/// `VAN_CS2_141` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Deal 1 damage.
///
/// State: Todo
//~ VAN_CS2_141 todo ccb2d04d e2ddb095
#[test]
#[ignore = "todo: VAN_CS2_141 Ironforge Rifleman"]
fn VAN_CS2_141_ironforge_rifleman() {
    check(CardClass::Mage, &[Give("VAN_CS2_141"), Cost("VAN_CS2_141", 3), Stats("VAN_CS2_141", 2, 2), Unwritten]);
}

/// # Kobold Geomancer
///
/// `VAN_CS2_142` · Neutral minion · 2 mana · 2/2
///
/// > **Spell Damage +1**
///
/// State: Vanilla
//~ VAN_CS2_142 vanilla ed2ce6b2 e7f328c1
#[test]
fn VAN_CS2_142_kobold_geomancer() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_CS2_142"),
            Cost("VAN_CS2_142", 2),
            Stats("VAN_CS2_142", 2, 2),
            Has("VAN_CS2_142", GameTag::SPELLPOWER),
            Play("VAN_CS2_142", Nothing),
            In(The("VAN_CS2_142"), Zone::Play),
            Now(The("VAN_CS2_142"), 2, 2),
            HasNow(The("VAN_CS2_142"), GameTag::SPELLPOWER),
        ],
    );
}

/// # Southsea Deckhand
///
/// `VAN_CS2_146` · Neutral minion · 1 mana · 2/1
///
/// > Has **Charge** while you have a weapon equipped.
///
/// State: Todo
//~ VAN_CS2_146 todo f494442e 15f38f3f
#[test]
#[ignore = "todo: VAN_CS2_146 Southsea Deckhand"]
fn VAN_CS2_146_southsea_deckhand() {
    check(CardClass::Mage, &[Give("VAN_CS2_146"), Cost("VAN_CS2_146", 1), Stats("VAN_CS2_146", 2, 1), Unwritten]);
}

/// # Gnomish Inventor
///
/// `VAN_CS2_147` · Neutral minion · 4 mana · 2/4
///
/// > **Battlecry:** Draw a card.
///
/// State: Todo
//~ VAN_CS2_147 todo ed5bc025 1670c71a
#[test]
#[ignore = "todo: VAN_CS2_147 Gnomish Inventor"]
fn VAN_CS2_147_gnomish_inventor() {
    check(CardClass::Mage, &[Give("VAN_CS2_147"), Cost("VAN_CS2_147", 4), Stats("VAN_CS2_147", 2, 4), Unwritten]);
}

/// # Stormpike Commando
///
/// `VAN_CS2_150` · Neutral minion · 5 mana · 4/2
///
/// > **Battlecry:** Deal 2 damage.
///
/// State: Todo
//~ VAN_CS2_150 todo 31dbda17 df6c50be
#[test]
#[ignore = "todo: VAN_CS2_150 Stormpike Commando"]
fn VAN_CS2_150_stormpike_commando() {
    check(CardClass::Mage, &[Give("VAN_CS2_150"), Cost("VAN_CS2_150", 5), Stats("VAN_CS2_150", 4, 2), Unwritten]);
}

/// # Silver Hand Knight
///
/// `VAN_CS2_151` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** Summon a 2/2 Squire.
///
/// State: Todo
//~ VAN_CS2_151 todo 42d8a494 a13a346d
#[test]
#[ignore = "todo: VAN_CS2_151 Silver Hand Knight"]
fn VAN_CS2_151_silver_hand_knight() {
    check(CardClass::Mage, &[Give("VAN_CS2_151"), Cost("VAN_CS2_151", 5), Stats("VAN_CS2_151", 4, 4), Unwritten]);
}

/// # Squire
///
/// `VAN_CS2_152` · Neutral minion · 1 mana · 2/2
///
/// State: Vanilla
//~ VAN_CS2_152 vanilla 6f62c9f2 e680609b
#[test]
fn VAN_CS2_152_squire() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_CS2_152"),
            Cost("VAN_CS2_152", 1),
            Stats("VAN_CS2_152", 2, 2),
            Play("VAN_CS2_152", Nothing),
            In(The("VAN_CS2_152"), Zone::Play),
            Now(The("VAN_CS2_152"), 2, 2),
        ],
    );
}

/// # Archmage
///
/// `VAN_CS2_155` · Neutral minion · 6 mana · 4/7
///
/// > **Spell Damage +1**
///
/// State: Vanilla
//~ VAN_CS2_155 vanilla 2e0525bb 124c0d58
#[test]
fn VAN_CS2_155_archmage() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_CS2_155"),
            Cost("VAN_CS2_155", 6),
            Stats("VAN_CS2_155", 4, 7),
            Has("VAN_CS2_155", GameTag::SPELLPOWER),
            Play("VAN_CS2_155", Nothing),
            In(The("VAN_CS2_155"), Zone::Play),
            Now(The("VAN_CS2_155"), 4, 7),
            HasNow(The("VAN_CS2_155"), GameTag::SPELLPOWER),
        ],
    );
}

/// # Ravenholdt Assassin
///
/// `VAN_CS2_161` · Neutral minion · 7 mana · 7/5
///
/// > **Stealth**
///
/// State: Vanilla
//~ VAN_CS2_161 vanilla 33450126 8d2c19d2
#[test]
fn VAN_CS2_161_ravenholdt_assassin() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_CS2_161"),
            Cost("VAN_CS2_161", 7),
            Stats("VAN_CS2_161", 7, 5),
            Has("VAN_CS2_161", GameTag::STEALTH),
            Play("VAN_CS2_161", Nothing),
            In(The("VAN_CS2_161"), Zone::Play),
            Now(The("VAN_CS2_161"), 7, 5),
            HasNow(The("VAN_CS2_161"), GameTag::STEALTH),
        ],
    );
}

/// # Lord of the Arena
///
/// `VAN_CS2_162` · Neutral minion · 6 mana · 6/5
///
/// > **Taunt**
///
/// State: Vanilla
//~ VAN_CS2_162 vanilla 582e8da0 a788085b
#[test]
fn VAN_CS2_162_lord_of_the_arena() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_CS2_162"),
            Cost("VAN_CS2_162", 6),
            Stats("VAN_CS2_162", 6, 5),
            Has("VAN_CS2_162", GameTag::TAUNT),
            Play("VAN_CS2_162", Nothing),
            In(The("VAN_CS2_162"), Zone::Play),
            Now(The("VAN_CS2_162"), 6, 5),
            HasNow(The("VAN_CS2_162"), GameTag::TAUNT),
        ],
    );
}

/// # Murloc Raider
///
/// `VAN_CS2_168` · Neutral minion · 1 mana · 2/1
///
/// State: Vanilla
//~ VAN_CS2_168 vanilla 3ffe65e9 94c7e99c
#[test]
fn VAN_CS2_168_murloc_raider() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_CS2_168"),
            Cost("VAN_CS2_168", 1),
            Stats("VAN_CS2_168", 2, 1),
            Play("VAN_CS2_168", Nothing),
            In(The("VAN_CS2_168"), Zone::Play),
            Now(The("VAN_CS2_168"), 2, 1),
        ],
    );
}

/// # Young Dragonhawk
///
/// `VAN_CS2_169` · Neutral minion · 1 mana · 1/1
///
/// > **Windfury**
///
/// State: Vanilla
//~ VAN_CS2_169 vanilla 168594f2 3d8a6925
#[test]
fn VAN_CS2_169_young_dragonhawk() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_CS2_169"),
            Cost("VAN_CS2_169", 1),
            Stats("VAN_CS2_169", 1, 1),
            Has("VAN_CS2_169", GameTag::WINDFURY),
            Play("VAN_CS2_169", Nothing),
            In(The("VAN_CS2_169"), Zone::Play),
            Now(The("VAN_CS2_169"), 1, 1),
            HasNow(The("VAN_CS2_169"), GameTag::WINDFURY),
        ],
    );
}

/// # Stonetusk Boar
///
/// `VAN_CS2_171` · Neutral minion · 1 mana · 1/1
///
/// > **Charge**
///
/// State: Vanilla
//~ VAN_CS2_171 vanilla b3754d2b 4c290934
#[test]
fn VAN_CS2_171_stonetusk_boar() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_CS2_171"),
            Cost("VAN_CS2_171", 1),
            Stats("VAN_CS2_171", 1, 1),
            Has("VAN_CS2_171", GameTag::CHARGE),
            Play("VAN_CS2_171", Nothing),
            In(The("VAN_CS2_171"), Zone::Play),
            Now(The("VAN_CS2_171"), 1, 1),
            HasNow(The("VAN_CS2_171"), GameTag::CHARGE),
        ],
    );
}

/// # Bloodfen Raptor
///
/// `VAN_CS2_172` · Neutral minion · 2 mana · 3/2
///
/// State: Vanilla
//~ VAN_CS2_172 vanilla c193e532 1bbf54eb
#[test]
fn VAN_CS2_172_bloodfen_raptor() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_CS2_172"),
            Cost("VAN_CS2_172", 2),
            Stats("VAN_CS2_172", 3, 2),
            Play("VAN_CS2_172", Nothing),
            In(The("VAN_CS2_172"), Zone::Play),
            Now(The("VAN_CS2_172"), 3, 2),
        ],
    );
}

/// # Bluegill Warrior
///
/// `VAN_CS2_173` · Neutral minion · 2 mana · 2/1
///
/// > **Charge**
///
/// State: Vanilla
//~ VAN_CS2_173 vanilla 0fc1cfbf 8fcaff8d
#[test]
fn VAN_CS2_173_bluegill_warrior() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_CS2_173"),
            Cost("VAN_CS2_173", 2),
            Stats("VAN_CS2_173", 2, 1),
            Has("VAN_CS2_173", GameTag::CHARGE),
            Play("VAN_CS2_173", Nothing),
            In(The("VAN_CS2_173"), Zone::Play),
            Now(The("VAN_CS2_173"), 2, 1),
            HasNow(The("VAN_CS2_173"), GameTag::CHARGE),
        ],
    );
}

/// # Sen'jin Shieldmasta
///
/// `VAN_CS2_179` · Neutral minion · 4 mana · 3/5
///
/// > **Taunt**
///
/// State: Vanilla
//~ VAN_CS2_179 vanilla c64e83e7 6596d6da
#[test]
fn VAN_CS2_179_senjin_shieldmasta() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_CS2_179"),
            Cost("VAN_CS2_179", 4),
            Stats("VAN_CS2_179", 3, 5),
            Has("VAN_CS2_179", GameTag::TAUNT),
            Play("VAN_CS2_179", Nothing),
            In(The("VAN_CS2_179"), Zone::Play),
            Now(The("VAN_CS2_179"), 3, 5),
            HasNow(The("VAN_CS2_179"), GameTag::TAUNT),
        ],
    );
}

/// # Injured Blademaster
///
/// `VAN_CS2_181` · Neutral minion · 3 mana · 4/7
///
/// > **Battlecry:** Deal 4 damage to HIMSELF.
///
/// State: Todo
//~ VAN_CS2_181 todo 9490d76b 9f6bc3cb
#[test]
#[ignore = "todo: VAN_CS2_181 Injured Blademaster"]
fn VAN_CS2_181_injured_blademaster() {
    check(CardClass::Mage, &[Give("VAN_CS2_181"), Cost("VAN_CS2_181", 3), Stats("VAN_CS2_181", 4, 7), Unwritten]);
}

/// # Chillwind Yeti
///
/// `VAN_CS2_182` · Neutral minion · 4 mana · 4/5
///
/// State: Vanilla
//~ VAN_CS2_182 vanilla b264c945 441efd83
#[test]
fn VAN_CS2_182_chillwind_yeti() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_CS2_182"),
            Cost("VAN_CS2_182", 4),
            Stats("VAN_CS2_182", 4, 5),
            Play("VAN_CS2_182", Nothing),
            In(The("VAN_CS2_182"), Zone::Play),
            Now(The("VAN_CS2_182"), 4, 5),
        ],
    );
}

/// # War Golem
///
/// `VAN_CS2_186` · Neutral minion · 7 mana · 7/7
///
/// State: Vanilla
//~ VAN_CS2_186 vanilla 3ce6f18f a2d74338
#[test]
fn VAN_CS2_186_war_golem() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_CS2_186"),
            Cost("VAN_CS2_186", 7),
            Stats("VAN_CS2_186", 7, 7),
            Play("VAN_CS2_186", Nothing),
            In(The("VAN_CS2_186"), Zone::Play),
            Now(The("VAN_CS2_186"), 7, 7),
        ],
    );
}

/// # Booty Bay Bodyguard
///
/// `VAN_CS2_187` · Neutral minion · 5 mana · 5/4
///
/// > **Taunt**
///
/// State: Vanilla
//~ VAN_CS2_187 vanilla a8357664 bfb42dee
#[test]
fn VAN_CS2_187_booty_bay_bodyguard() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_CS2_187"),
            Cost("VAN_CS2_187", 5),
            Stats("VAN_CS2_187", 5, 4),
            Has("VAN_CS2_187", GameTag::TAUNT),
            Play("VAN_CS2_187", Nothing),
            In(The("VAN_CS2_187"), Zone::Play),
            Now(The("VAN_CS2_187"), 5, 4),
            HasNow(The("VAN_CS2_187"), GameTag::TAUNT),
        ],
    );
}

/// # Abusive Sergeant
///
/// `VAN_CS2_188` · Neutral minion · 1 mana · 2/1
///
/// > **Battlecry:** Give a minion +2 Attack this turn.
///
/// State: Todo
//~ VAN_CS2_188 todo 7e5b515f 3e58a97d
#[test]
#[ignore = "todo: VAN_CS2_188 Abusive Sergeant"]
fn VAN_CS2_188_abusive_sergeant() {
    check(CardClass::Mage, &[Give("VAN_CS2_188"), Cost("VAN_CS2_188", 1), Stats("VAN_CS2_188", 2, 1), Unwritten]);
}

/// # Elven Archer
///
/// `VAN_CS2_189` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Deal 1 damage.
///
/// State: Todo
//~ VAN_CS2_189 todo 6053705a d33f1b4f
#[test]
#[ignore = "todo: VAN_CS2_189 Elven Archer"]
fn VAN_CS2_189_elven_archer() {
    check(CardClass::Mage, &[Give("VAN_CS2_189"), Cost("VAN_CS2_189", 1), Stats("VAN_CS2_189", 1, 1), Unwritten]);
}

/// # Razorfen Hunter
///
/// `VAN_CS2_196` · Neutral minion · 3 mana · 2/3
///
/// > **Battlecry:** Summon a 1/1 Boar.
///
/// State: Todo
//~ VAN_CS2_196 todo 9c5dc563 ab61b388
#[test]
#[ignore = "todo: VAN_CS2_196 Razorfen Hunter"]
fn VAN_CS2_196_razorfen_hunter() {
    check(CardClass::Mage, &[Give("VAN_CS2_196"), Cost("VAN_CS2_196", 3), Stats("VAN_CS2_196", 2, 3), Unwritten]);
}

/// # Ogre Magi
///
/// `VAN_CS2_197` · Neutral minion · 4 mana · 4/4
///
/// > **Spell Damage +1**
///
/// State: Vanilla
//~ VAN_CS2_197 vanilla ea1149c1 6ce6c967
#[test]
fn VAN_CS2_197_ogre_magi() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_CS2_197"),
            Cost("VAN_CS2_197", 4),
            Stats("VAN_CS2_197", 4, 4),
            Has("VAN_CS2_197", GameTag::SPELLPOWER),
            Play("VAN_CS2_197", Nothing),
            In(The("VAN_CS2_197"), Zone::Play),
            Now(The("VAN_CS2_197"), 4, 4),
            HasNow(The("VAN_CS2_197"), GameTag::SPELLPOWER),
        ],
    );
}

/// # Boulderfist Ogre
///
/// `VAN_CS2_200` · Neutral minion · 6 mana · 6/7
///
/// State: Vanilla
//~ VAN_CS2_200 vanilla 4a2e8dad 647443bf
#[test]
fn VAN_CS2_200_boulderfist_ogre() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_CS2_200"),
            Cost("VAN_CS2_200", 6),
            Stats("VAN_CS2_200", 6, 7),
            Play("VAN_CS2_200", Nothing),
            In(The("VAN_CS2_200"), Zone::Play),
            Now(The("VAN_CS2_200"), 6, 7),
        ],
    );
}

/// # Core Hound
///
/// `VAN_CS2_201` · Neutral minion · 7 mana · 9/5
///
/// State: Vanilla
//~ VAN_CS2_201 vanilla c9ee1f22 3e86677a
#[test]
fn VAN_CS2_201_core_hound() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_CS2_201"),
            Cost("VAN_CS2_201", 7),
            Stats("VAN_CS2_201", 9, 5),
            Play("VAN_CS2_201", Nothing),
            In(The("VAN_CS2_201"), Zone::Play),
            Now(The("VAN_CS2_201"), 9, 5),
        ],
    );
}

/// # Ironbeak Owl
///
/// `VAN_CS2_203` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry: Silence** a minion.
///
/// State: Todo
//~ VAN_CS2_203 todo 49bf1345 cb19b416
#[test]
#[ignore = "todo: VAN_CS2_203 Ironbeak Owl"]
fn VAN_CS2_203_ironbeak_owl() {
    check(CardClass::Mage, &[Give("VAN_CS2_203"), Cost("VAN_CS2_203", 2), Stats("VAN_CS2_203", 2, 1), Unwritten]);
}

/// # Reckless Rocketeer
///
/// `VAN_CS2_213` · Neutral minion · 6 mana · 5/2
///
/// > **Charge**
///
/// State: Vanilla
//~ VAN_CS2_213 vanilla b0dd5e85 5c2fcd72
#[test]
fn VAN_CS2_213_reckless_rocketeer() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_CS2_213"),
            Cost("VAN_CS2_213", 6),
            Stats("VAN_CS2_213", 5, 2),
            Has("VAN_CS2_213", GameTag::CHARGE),
            Play("VAN_CS2_213", Nothing),
            In(The("VAN_CS2_213"), Zone::Play),
            Now(The("VAN_CS2_213"), 5, 2),
            HasNow(The("VAN_CS2_213"), GameTag::CHARGE),
        ],
    );
}

/// # Spiteful Smith
///
/// `VAN_CS2_221` · Neutral minion · 5 mana · 4/6
///
/// > **Enrage:** Your weapon has +2 Attack.
///
/// State: Todo
//~ VAN_CS2_221 todo 99937fc8 dbed0aea
#[test]
#[ignore = "todo: VAN_CS2_221 Spiteful Smith"]
fn VAN_CS2_221_spiteful_smith() {
    check(CardClass::Mage, &[Give("VAN_CS2_221"), Cost("VAN_CS2_221", 5), Stats("VAN_CS2_221", 4, 6), Unwritten]);
}

/// # Stormwind Champion
///
/// `VAN_CS2_222` · Neutral minion · 7 mana · 6/6
///
/// > Your other minions have +1/+1.
///
/// State: Todo
//~ VAN_CS2_222 todo aaf97a21 98e614fc
#[test]
#[ignore = "todo: VAN_CS2_222 Stormwind Champion"]
fn VAN_CS2_222_stormwind_champion() {
    check(CardClass::Mage, &[Give("VAN_CS2_222"), Cost("VAN_CS2_222", 7), Stats("VAN_CS2_222", 6, 6), Unwritten]);
}

/// # Frostwolf Warlord
///
/// `VAN_CS2_226` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** Gain +1/+1 for each other friendly minion on the battlefield.
///
/// State: Todo
//~ VAN_CS2_226 todo 5e49e7c3 22e5331e
#[test]
#[ignore = "todo: VAN_CS2_226 Frostwolf Warlord"]
fn VAN_CS2_226_frostwolf_warlord() {
    check(CardClass::Mage, &[Give("VAN_CS2_226"), Cost("VAN_CS2_226", 5), Stats("VAN_CS2_226", 4, 4), Unwritten]);
}

/// # Venture Co. Mercenary
///
/// `VAN_CS2_227` · Neutral minion · 5 mana · 7/6
///
/// > Your minions cost (3) more.
///
/// State: Todo
//~ VAN_CS2_227 todo 2c942159 2c98fdf1
#[test]
#[ignore = "todo: VAN_CS2_227 Venture Co. Mercenary"]
fn VAN_CS2_227_venture_co_mercenary() {
    check(CardClass::Mage, &[Give("VAN_CS2_227"), Cost("VAN_CS2_227", 5), Stats("VAN_CS2_227", 7, 6), Unwritten]);
}

/// # Wisp
///
/// `VAN_CS2_231` · Neutral minion · 0 mana · 1/1
///
/// State: Vanilla
//~ VAN_CS2_231 vanilla f1ffbf2f 7930b460
#[test]
fn VAN_CS2_231_wisp() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_CS2_231"),
            Cost("VAN_CS2_231", 0),
            Stats("VAN_CS2_231", 1, 1),
            Play("VAN_CS2_231", Nothing),
            In(The("VAN_CS2_231"), Zone::Play),
            Now(The("VAN_CS2_231"), 1, 1),
        ],
    );
}

/// # Boar
///
/// `VAN_CS2_boar` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ VAN_CS2_boar vanilla c930ad0f 4dc4f743
#[test]
fn VAN_CS2_boar_boar() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_CS2_boar"),
            Cost("VAN_CS2_boar", 1),
            Stats("VAN_CS2_boar", 1, 1),
            Play("VAN_CS2_boar", Nothing),
            In(The("VAN_CS2_boar"), Zone::Play),
            Now(The("VAN_CS2_boar"), 1, 1),
        ],
    );
}

/// # Sheep
///
/// `VAN_CS2_tk1` · Neutral minion · 0 mana · 1/1
///
/// State: Vanilla
//~ VAN_CS2_tk1 vanilla 27b627a5 b623cc21
#[test]
fn VAN_CS2_tk1_sheep() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_CS2_tk1"),
            Cost("VAN_CS2_tk1", 0),
            Stats("VAN_CS2_tk1", 1, 1),
            Play("VAN_CS2_tk1", Nothing),
            In(The("VAN_CS2_tk1"), Zone::Play),
            Now(The("VAN_CS2_tk1"), 1, 1),
        ],
    );
}

/// # Fast Spawn to Deck Dummy FX
///
/// `VAN_DFX_001` · Neutral spell · 0 mana
///
/// > Holds the FX for inserting a card into a deck quickly.
///
/// State: Todo
//~ VAN_DFX_001 todo 1fcf6911 24987b4d
#[test]
#[ignore = "todo: VAN_DFX_001 Fast Spawn to Deck Dummy FX"]
fn VAN_DFX_001_fast_spawn_to_deck_dummy_fx() {
    check(CardClass::Mage, &[Give("VAN_DFX_001"), Cost("VAN_DFX_001", 0), Unwritten]);
}

/// # Time Warp Dummy FX
///
/// `VAN_DFX_002` · Neutral spell · 0 mana
///
/// > Holds the FX for playing Timewarp FX.
///
/// State: Todo
//~ VAN_DFX_002 todo 4eccba23 fedd3cad
#[test]
#[ignore = "todo: VAN_DFX_002 Time Warp Dummy FX"]
fn VAN_DFX_002_time_warp_dummy_fx() {
    check(CardClass::Mage, &[Give("VAN_DFX_002"), Cost("VAN_DFX_002", 0), Unwritten]);
}

/// # Frost Nova Dummy FX
///
/// `VAN_DFX_003` · Neutral spell · 0 mana
///
/// > Holds the FX for playing Frost Nova FX.
///
/// State: Todo
//~ VAN_DFX_003 todo 61334a07 0c818d1b
#[test]
#[ignore = "todo: VAN_DFX_003 Frost Nova Dummy FX"]
fn VAN_DFX_003_frost_nova_dummy_fx() {
    check(CardClass::Mage, &[Give("VAN_DFX_003"), Cost("VAN_DFX_003", 0), Unwritten]);
}

/// # Holy Healing Dummy FX
///
/// `VAN_DFX_004` · Neutral spell · 0 mana
///
/// > Holds the FX for playing Holy Healing FX.
///
/// State: Todo
//~ VAN_DFX_004 todo d2aeb644 f46bb40c
#[test]
#[ignore = "todo: VAN_DFX_004 Holy Healing Dummy FX"]
fn VAN_DFX_004_holy_healing_dummy_fx() {
    check(CardClass::Mage, &[Give("VAN_DFX_004"), Cost("VAN_DFX_004", 0), Unwritten]);
}

/// # Flamestrike Dummy FX
///
/// `VAN_DFX_005` · Neutral spell · 0 mana
///
/// > Holds the FX for playing Flamestrike FX.
///
/// State: Todo
//~ VAN_DFX_005 todo 475ad44a d361c680
#[test]
#[ignore = "todo: VAN_DFX_005 Flamestrike Dummy FX"]
fn VAN_DFX_005_flamestrike_dummy_fx() {
    check(CardClass::Mage, &[Give("VAN_DFX_005"), Cost("VAN_DFX_005", 0), Unwritten]);
}

/// # Laughing Sister
///
/// `VAN_DREAM_01` · Dream minion · 2 mana · 3/5
///
/// > **Elusive**
///
/// State: Vanilla
//~ VAN_DREAM_01 vanilla cd1ddbef 8e6f0142
#[test]
fn VAN_DREAM_01_laughing_sister() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_DREAM_01"),
            Cost("VAN_DREAM_01", 2),
            Stats("VAN_DREAM_01", 3, 5),
            Has("VAN_DREAM_01", GameTag::ELUSIVE),
            Play("VAN_DREAM_01", Nothing),
            In(The("VAN_DREAM_01"), Zone::Play),
            Now(The("VAN_DREAM_01"), 3, 5),
            HasNow(The("VAN_DREAM_01"), GameTag::ELUSIVE),
        ],
    );
}

/// # Ysera Awakens
///
/// `VAN_DREAM_02` · Dream spell · 2 mana
///
/// > Deal $5 damage to all characters except Ysera.
///
/// State: Todo
//~ VAN_DREAM_02 todo fe5b4525 b96eabd0
#[test]
#[ignore = "todo: VAN_DREAM_02 Ysera Awakens"]
fn VAN_DREAM_02_ysera_awakens() {
    check(CardClass::Mage, &[Give("VAN_DREAM_02"), Cost("VAN_DREAM_02", 2), Unwritten]);
}

/// # Emerald Drake
///
/// `VAN_DREAM_03` · Dream minion · 4 mana · 7/6
///
/// State: Vanilla
//~ VAN_DREAM_03 vanilla ea4f2f8a cf983ee9
#[test]
fn VAN_DREAM_03_emerald_drake() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_DREAM_03"),
            Cost("VAN_DREAM_03", 4),
            Stats("VAN_DREAM_03", 7, 6),
            Play("VAN_DREAM_03", Nothing),
            In(The("VAN_DREAM_03"), Zone::Play),
            Now(The("VAN_DREAM_03"), 7, 6),
        ],
    );
}

/// # Dream
///
/// `VAN_DREAM_04` · Dream spell · 0 mana
///
/// > Return a minion to its owner's hand.
///
/// State: Todo
//~ VAN_DREAM_04 todo 4665333c d9f9e079
#[test]
#[ignore = "todo: VAN_DREAM_04 Dream"]
fn VAN_DREAM_04_dream() {
    check(CardClass::Mage, &[Give("VAN_DREAM_04"), Cost("VAN_DREAM_04", 0), Unwritten]);
}

/// # Nightmare
///
/// `VAN_DREAM_05` · Dream spell · 0 mana
///
/// > Give a minion +5/+5. At the start of your next turn, destroy it.
///
/// State: Todo
//~ VAN_DREAM_05 todo 4deef007 4237b4f0
#[test]
#[ignore = "todo: VAN_DREAM_05 Nightmare"]
fn VAN_DREAM_05_nightmare() {
    check(CardClass::Mage, &[Give("VAN_DREAM_05"), Cost("VAN_DREAM_05", 0), Unwritten]);
}

/// # Darkscale Healer
///
/// `VAN_DS1_055` · Neutral minion · 5 mana · 4/5
///
/// > **Battlecry:** Restore #2 Health to all friendly characters.
///
/// State: Todo
//~ VAN_DS1_055 todo dfc20de3 09edce1f
#[test]
#[ignore = "todo: VAN_DS1_055 Darkscale Healer"]
fn VAN_DS1_055_darkscale_healer() {
    check(CardClass::Mage, &[Give("VAN_DS1_055"), Cost("VAN_DS1_055", 5), Stats("VAN_DS1_055", 4, 5), Unwritten]);
}

/// # Lightwarden
///
/// `VAN_EX1_001` · Neutral minion · 1 mana · 1/2
///
/// > Whenever a character is healed, gain +2 Attack.
///
/// State: Todo
//~ VAN_EX1_001 todo 9f51007d 0096b839
#[test]
#[ignore = "todo: VAN_EX1_001 Lightwarden"]
fn VAN_EX1_001_lightwarden() {
    check(CardClass::Mage, &[Give("VAN_EX1_001"), Cost("VAN_EX1_001", 1), Stats("VAN_EX1_001", 1, 2), Unwritten]);
}

/// # The Black Knight
///
/// `VAN_EX1_002` · Neutral minion · 6 mana · 4/5
///
/// > **Battlecry:** Destroy an enemy minion with **Taunt**.
///
/// State: Todo
//~ VAN_EX1_002 todo 36c05540 50942b82
#[test]
#[ignore = "todo: VAN_EX1_002 The Black Knight"]
fn VAN_EX1_002_the_black_knight() {
    check(CardClass::Mage, &[Give("VAN_EX1_002"), Cost("VAN_EX1_002", 6), Stats("VAN_EX1_002", 4, 5), Unwritten]);
}

/// # Young Priestess
///
/// `VAN_EX1_004` · Neutral minion · 1 mana · 2/1
///
/// > At the end of your turn, give another random friendly minion +1 Health.
///
/// State: Todo
//~ VAN_EX1_004 todo 2732d1be 873694b0
#[test]
#[ignore = "todo: VAN_EX1_004 Young Priestess"]
fn VAN_EX1_004_young_priestess() {
    check(CardClass::Mage, &[Give("VAN_EX1_004"), Cost("VAN_EX1_004", 1), Stats("VAN_EX1_004", 2, 1), Unwritten]);
}

/// # Big Game Hunter
///
/// `VAN_EX1_005` · Neutral minion · 3 mana · 4/2
///
/// > **Battlecry:** Destroy a minion with 7 or more Attack.
///
/// State: Todo
//~ VAN_EX1_005 todo fbe0d199 7aef1041
#[test]
#[ignore = "todo: VAN_EX1_005 Big Game Hunter"]
fn VAN_EX1_005_big_game_hunter() {
    check(CardClass::Mage, &[Give("VAN_EX1_005"), Cost("VAN_EX1_005", 3), Stats("VAN_EX1_005", 4, 2), Unwritten]);
}

/// # Alarm-o-Bot
///
/// `VAN_EX1_006` · Neutral minion · 3 mana · 0/3
///
/// > At the start of your turn, swap this minion with a random one in your hand.
///
/// State: Todo
//~ VAN_EX1_006 todo da2a6741 0633f950
#[test]
#[ignore = "todo: VAN_EX1_006 Alarm-o-Bot"]
fn VAN_EX1_006_alarm_o_bot() {
    check(CardClass::Mage, &[Give("VAN_EX1_006"), Cost("VAN_EX1_006", 3), Stats("VAN_EX1_006", 0, 3), Unwritten]);
}

/// # Acolyte of Pain
///
/// `VAN_EX1_007` · Neutral minion · 3 mana · 1/3
///
/// > Whenever this minion takes damage, draw a card.
///
/// State: Todo
//~ VAN_EX1_007 todo 2925d56f f97c7a1c
#[test]
#[ignore = "todo: VAN_EX1_007 Acolyte of Pain"]
fn VAN_EX1_007_acolyte_of_pain() {
    check(CardClass::Mage, &[Give("VAN_EX1_007"), Cost("VAN_EX1_007", 3), Stats("VAN_EX1_007", 1, 3), Unwritten]);
}

/// # Argent Squire
///
/// `VAN_EX1_008` · Neutral minion · 1 mana · 1/1
///
/// > **Divine Shield**
///
/// State: Vanilla
//~ VAN_EX1_008 vanilla e7fa0180 4ee87756
#[test]
fn VAN_EX1_008_argent_squire() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_008"),
            Cost("VAN_EX1_008", 1),
            Stats("VAN_EX1_008", 1, 1),
            Has("VAN_EX1_008", GameTag::DIVINE_SHIELD),
            Play("VAN_EX1_008", Nothing),
            In(The("VAN_EX1_008"), Zone::Play),
            Now(The("VAN_EX1_008"), 1, 1),
            HasNow(The("VAN_EX1_008"), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Angry Chicken
///
/// `VAN_EX1_009` · Neutral minion · 1 mana · 1/1
///
/// > **Enrage:** +5 Attack.
///
/// State: Todo
//~ VAN_EX1_009 todo 0175b729 1a89fca0
#[test]
#[ignore = "todo: VAN_EX1_009 Angry Chicken"]
fn VAN_EX1_009_angry_chicken() {
    check(CardClass::Mage, &[Give("VAN_EX1_009"), Cost("VAN_EX1_009", 1), Stats("VAN_EX1_009", 1, 1), Unwritten]);
}

/// # Worgen Infiltrator
///
/// `VAN_EX1_010` · Neutral minion · 1 mana · 2/1
///
/// > **Stealth**
///
/// State: Vanilla
//~ VAN_EX1_010 vanilla 5e4e209e 334ab824
#[test]
fn VAN_EX1_010_worgen_infiltrator() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_010"),
            Cost("VAN_EX1_010", 1),
            Stats("VAN_EX1_010", 2, 1),
            Has("VAN_EX1_010", GameTag::STEALTH),
            Play("VAN_EX1_010", Nothing),
            In(The("VAN_EX1_010"), Zone::Play),
            Now(The("VAN_EX1_010"), 2, 1),
            HasNow(The("VAN_EX1_010"), GameTag::STEALTH),
        ],
    );
}

/// # Voodoo Doctor
///
/// `VAN_EX1_011` · Neutral minion · 1 mana · 2/1
///
/// > **Battlecry:** Restore #2 Health.
///
/// State: Todo
//~ VAN_EX1_011 todo 7b78cce9 2129b14b
#[test]
#[ignore = "todo: VAN_EX1_011 Voodoo Doctor"]
fn VAN_EX1_011_voodoo_doctor() {
    check(CardClass::Mage, &[Give("VAN_EX1_011"), Cost("VAN_EX1_011", 1), Stats("VAN_EX1_011", 2, 1), Unwritten]);
}

/// # Bloodmage Thalnos
///
/// `VAN_EX1_012` · Neutral minion · 2 mana · 1/1
///
/// > **Spell Damage +1 Deathrattle:** Draw a card.
///
/// State: Todo
//~ VAN_EX1_012 todo 85c0f40e 7773594b
#[test]
#[ignore = "todo: VAN_EX1_012 Bloodmage Thalnos"]
fn VAN_EX1_012_bloodmage_thalnos() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_012"),
            Cost("VAN_EX1_012", 2),
            Stats("VAN_EX1_012", 1, 1),
            Has("VAN_EX1_012", GameTag::SPELLPOWER),
            Unwritten,
        ],
    );
}

/// # King Mukla
///
/// `VAN_EX1_014` · Neutral minion · 3 mana · 5/5
///
/// > **Battlecry:** Give your opponent 2 Bananas.
///
/// State: Todo
//~ VAN_EX1_014 todo 048d9648 fb9c11ef
#[test]
#[ignore = "todo: VAN_EX1_014 King Mukla"]
fn VAN_EX1_014_king_mukla() {
    check(CardClass::Mage, &[Give("VAN_EX1_014"), Cost("VAN_EX1_014", 3), Stats("VAN_EX1_014", 5, 5), Unwritten]);
}

/// # Novice Engineer
///
/// `VAN_EX1_015` · Neutral minion · 2 mana · 1/1
///
/// > **Battlecry:** Draw a card.
///
/// State: Todo
//~ VAN_EX1_015 todo f160bbb3 0b8eff7e
#[test]
#[ignore = "todo: VAN_EX1_015 Novice Engineer"]
fn VAN_EX1_015_novice_engineer() {
    check(CardClass::Mage, &[Give("VAN_EX1_015"), Cost("VAN_EX1_015", 2), Stats("VAN_EX1_015", 1, 1), Unwritten]);
}

/// # Sylvanas Windrunner
///
/// `VAN_EX1_016` · Neutral minion · 6 mana · 5/5
///
/// > **Deathrattle:** Take control of a random enemy minion.
///
/// State: Todo
//~ VAN_EX1_016 todo e78628be dff29416
#[test]
#[ignore = "todo: VAN_EX1_016 Sylvanas Windrunner"]
fn VAN_EX1_016_sylvanas_windrunner() {
    check(CardClass::Mage, &[Give("VAN_EX1_016"), Cost("VAN_EX1_016", 6), Stats("VAN_EX1_016", 5, 5), Unwritten]);
}

/// # Jungle Panther
///
/// `VAN_EX1_017` · Neutral minion · 3 mana · 4/2
///
/// > **Stealth**
///
/// State: Vanilla
//~ VAN_EX1_017 vanilla a985fff4 23d64d2e
#[test]
fn VAN_EX1_017_jungle_panther() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_017"),
            Cost("VAN_EX1_017", 3),
            Stats("VAN_EX1_017", 4, 2),
            Has("VAN_EX1_017", GameTag::STEALTH),
            Play("VAN_EX1_017", Nothing),
            In(The("VAN_EX1_017"), Zone::Play),
            Now(The("VAN_EX1_017"), 4, 2),
            HasNow(The("VAN_EX1_017"), GameTag::STEALTH),
        ],
    );
}

/// # Shattered Sun Cleric
///
/// `VAN_EX1_019` · Neutral minion · 3 mana · 3/2
///
/// > **Battlecry:** Give a friendly minion +1/+1.
///
/// State: Todo
//~ VAN_EX1_019 todo 620e6277 c898d9c4
#[test]
#[ignore = "todo: VAN_EX1_019 Shattered Sun Cleric"]
fn VAN_EX1_019_shattered_sun_cleric() {
    check(CardClass::Mage, &[Give("VAN_EX1_019"), Cost("VAN_EX1_019", 3), Stats("VAN_EX1_019", 3, 2), Unwritten]);
}

/// # Scarlet Crusader
///
/// `VAN_EX1_020` · Neutral minion · 3 mana · 3/1
///
/// > **Divine Shield**
///
/// State: Vanilla
//~ VAN_EX1_020 vanilla b92a96df dc3ecbc4
#[test]
fn VAN_EX1_020_scarlet_crusader() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_020"),
            Cost("VAN_EX1_020", 3),
            Stats("VAN_EX1_020", 3, 1),
            Has("VAN_EX1_020", GameTag::DIVINE_SHIELD),
            Play("VAN_EX1_020", Nothing),
            In(The("VAN_EX1_020"), Zone::Play),
            Now(The("VAN_EX1_020"), 3, 1),
            HasNow(The("VAN_EX1_020"), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Thrallmar Farseer
///
/// `VAN_EX1_021` · Neutral minion · 3 mana · 2/3
///
/// > **Windfury**
///
/// State: Vanilla
//~ VAN_EX1_021 vanilla 0724ffe2 1f48d098
#[test]
fn VAN_EX1_021_thrallmar_farseer() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_021"),
            Cost("VAN_EX1_021", 3),
            Stats("VAN_EX1_021", 2, 3),
            Has("VAN_EX1_021", GameTag::WINDFURY),
            Play("VAN_EX1_021", Nothing),
            In(The("VAN_EX1_021"), Zone::Play),
            Now(The("VAN_EX1_021"), 2, 3),
            HasNow(The("VAN_EX1_021"), GameTag::WINDFURY),
        ],
    );
}

/// # Silvermoon Guardian
///
/// `VAN_EX1_023` · Neutral minion · 4 mana · 3/3
///
/// > **Divine Shield**
///
/// State: Vanilla
//~ VAN_EX1_023 vanilla 16d8a359 8da70b4d
#[test]
fn VAN_EX1_023_silvermoon_guardian() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_023"),
            Cost("VAN_EX1_023", 4),
            Stats("VAN_EX1_023", 3, 3),
            Has("VAN_EX1_023", GameTag::DIVINE_SHIELD),
            Play("VAN_EX1_023", Nothing),
            In(The("VAN_EX1_023"), Zone::Play),
            Now(The("VAN_EX1_023"), 3, 3),
            HasNow(The("VAN_EX1_023"), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Dragonling Mechanic
///
/// `VAN_EX1_025` · Neutral minion · 4 mana · 2/4
///
/// > **Battlecry:** Summon a 2/1 Mechanical Dragonling.
///
/// State: Todo
//~ VAN_EX1_025 todo 16b4d4e3 7bd83088
#[test]
#[ignore = "todo: VAN_EX1_025 Dragonling Mechanic"]
fn VAN_EX1_025_dragonling_mechanic() {
    check(CardClass::Mage, &[Give("VAN_EX1_025"), Cost("VAN_EX1_025", 4), Stats("VAN_EX1_025", 2, 4), Unwritten]);
}

/// # Stranglethorn Tiger
///
/// `VAN_EX1_028` · Neutral minion · 5 mana · 5/5
///
/// > **Stealth**
///
/// State: Vanilla
//~ VAN_EX1_028 vanilla fa5e28c3 34301fd0
#[test]
fn VAN_EX1_028_stranglethorn_tiger() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_028"),
            Cost("VAN_EX1_028", 5),
            Stats("VAN_EX1_028", 5, 5),
            Has("VAN_EX1_028", GameTag::STEALTH),
            Play("VAN_EX1_028", Nothing),
            In(The("VAN_EX1_028"), Zone::Play),
            Now(The("VAN_EX1_028"), 5, 5),
            HasNow(The("VAN_EX1_028"), GameTag::STEALTH),
        ],
    );
}

/// # Leper Gnome
///
/// `VAN_EX1_029` · Neutral minion · 1 mana · 2/1
///
/// > **Deathrattle:** Deal 2 damage to the enemy hero.
///
/// State: Todo
//~ VAN_EX1_029 todo 0454ce98 57542d48
#[test]
#[ignore = "todo: VAN_EX1_029 Leper Gnome"]
fn VAN_EX1_029_leper_gnome() {
    check(CardClass::Mage, &[Give("VAN_EX1_029"), Cost("VAN_EX1_029", 1), Stats("VAN_EX1_029", 2, 1), Unwritten]);
}

/// # Sunwalker
///
/// `VAN_EX1_032` · Neutral minion · 6 mana · 4/5
///
/// > **Taunt Divine Shield**
///
/// State: Vanilla
//~ VAN_EX1_032 vanilla c594e94d 42e2dc4c
#[test]
fn VAN_EX1_032_sunwalker() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_032"),
            Cost("VAN_EX1_032", 6),
            Stats("VAN_EX1_032", 4, 5),
            Has("VAN_EX1_032", GameTag::DIVINE_SHIELD),
            Has("VAN_EX1_032", GameTag::TAUNT),
            Play("VAN_EX1_032", Nothing),
            In(The("VAN_EX1_032"), Zone::Play),
            Now(The("VAN_EX1_032"), 4, 5),
            HasNow(The("VAN_EX1_032"), GameTag::DIVINE_SHIELD),
            HasNow(The("VAN_EX1_032"), GameTag::TAUNT),
        ],
    );
}

/// # Windfury Harpy
///
/// `VAN_EX1_033` · Neutral minion · 6 mana · 4/5
///
/// > **Windfury**
///
/// State: Vanilla
//~ VAN_EX1_033 vanilla 8ac41df6 94a75661
#[test]
fn VAN_EX1_033_windfury_harpy() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_033"),
            Cost("VAN_EX1_033", 6),
            Stats("VAN_EX1_033", 4, 5),
            Has("VAN_EX1_033", GameTag::WINDFURY),
            Play("VAN_EX1_033", Nothing),
            In(The("VAN_EX1_033"), Zone::Play),
            Now(The("VAN_EX1_033"), 4, 5),
            HasNow(The("VAN_EX1_033"), GameTag::WINDFURY),
        ],
    );
}

/// # Twilight Drake
///
/// `VAN_EX1_043` · Neutral minion · 4 mana · 4/1
///
/// > **Battlecry:** Gain +1 Health for each card in your hand.
///
/// State: Todo
//~ VAN_EX1_043 todo 9eaa9385 748ad825
#[test]
#[ignore = "todo: VAN_EX1_043 Twilight Drake"]
fn VAN_EX1_043_twilight_drake() {
    check(CardClass::Mage, &[Give("VAN_EX1_043"), Cost("VAN_EX1_043", 4), Stats("VAN_EX1_043", 4, 1), Unwritten]);
}

/// # Questing Adventurer
///
/// `VAN_EX1_044` · Neutral minion · 3 mana · 2/2
///
/// > Whenever you play a card, gain +1/+1.
///
/// State: Todo
//~ VAN_EX1_044 todo cd44c0b2 5c05487b
#[test]
#[ignore = "todo: VAN_EX1_044 Questing Adventurer"]
fn VAN_EX1_044_questing_adventurer() {
    check(CardClass::Mage, &[Give("VAN_EX1_044"), Cost("VAN_EX1_044", 3), Stats("VAN_EX1_044", 2, 2), Unwritten]);
}

/// # Ancient Watcher
///
/// `VAN_EX1_045` · Neutral minion · 2 mana · 4/5
///
/// > Can't attack.
///
/// State: Vanilla
//~ VAN_EX1_045 vanilla e355ded2 8bb26e15
#[test]
fn VAN_EX1_045_ancient_watcher() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_045"),
            Cost("VAN_EX1_045", 2),
            Stats("VAN_EX1_045", 4, 5),
            Has("VAN_EX1_045", GameTag::CANT_ATTACK),
            Play("VAN_EX1_045", Nothing),
            In(The("VAN_EX1_045"), Zone::Play),
            Now(The("VAN_EX1_045"), 4, 5),
            HasNow(The("VAN_EX1_045"), GameTag::CANT_ATTACK),
        ],
    );
}

/// # Dark Iron Dwarf
///
/// `VAN_EX1_046` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** Give a minion +2 Attack this turn.
///
/// State: Todo
//~ VAN_EX1_046 todo bdd26e8a 4d2995d3
#[test]
#[ignore = "todo: VAN_EX1_046 Dark Iron Dwarf"]
fn VAN_EX1_046_dark_iron_dwarf() {
    check(CardClass::Mage, &[Give("VAN_EX1_046"), Cost("VAN_EX1_046", 4), Stats("VAN_EX1_046", 4, 4), Unwritten]);
}

/// # Spellbreaker
///
/// `VAN_EX1_048` · Neutral minion · 4 mana · 4/3
///
/// > **Battlecry: Silence** a minion.
///
/// State: Todo
//~ VAN_EX1_048 todo 7650616c 516c68cb
#[test]
#[ignore = "todo: VAN_EX1_048 Spellbreaker"]
fn VAN_EX1_048_spellbreaker() {
    check(CardClass::Mage, &[Give("VAN_EX1_048"), Cost("VAN_EX1_048", 4), Stats("VAN_EX1_048", 4, 3), Unwritten]);
}

/// # Youthful Brewmaster
///
/// `VAN_EX1_049` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Return a friendly minion from the battlefield to your hand.
///
/// State: Todo
//~ VAN_EX1_049 todo 1a02fd79 6845eec3
#[test]
#[ignore = "todo: VAN_EX1_049 Youthful Brewmaster"]
fn VAN_EX1_049_youthful_brewmaster() {
    check(CardClass::Mage, &[Give("VAN_EX1_049"), Cost("VAN_EX1_049", 2), Stats("VAN_EX1_049", 3, 2), Unwritten]);
}

/// # Coldlight Oracle
///
/// `VAN_EX1_050` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Each player draws 2 cards.
///
/// State: Todo
//~ VAN_EX1_050 todo 559a1493 50cf6da5
#[test]
#[ignore = "todo: VAN_EX1_050 Coldlight Oracle"]
fn VAN_EX1_050_coldlight_oracle() {
    check(CardClass::Mage, &[Give("VAN_EX1_050"), Cost("VAN_EX1_050", 3), Stats("VAN_EX1_050", 2, 2), Unwritten]);
}

/// # Mana Addict
///
/// `VAN_EX1_055` · Neutral minion · 2 mana · 1/3
///
/// > Whenever you cast a spell, gain +2 Attack this turn.
///
/// State: Todo
//~ VAN_EX1_055 todo 38d8b804 e2bc46e1
#[test]
#[ignore = "todo: VAN_EX1_055 Mana Addict"]
fn VAN_EX1_055_mana_addict() {
    check(CardClass::Mage, &[Give("VAN_EX1_055"), Cost("VAN_EX1_055", 2), Stats("VAN_EX1_055", 1, 3), Unwritten]);
}

/// # Ancient Brewmaster
///
/// `VAN_EX1_057` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Return a friendly minion from the battlefield to your hand.
///
/// State: Todo
//~ VAN_EX1_057 todo 4da88f3c 54a08d75
#[test]
#[ignore = "todo: VAN_EX1_057 Ancient Brewmaster"]
fn VAN_EX1_057_ancient_brewmaster() {
    check(CardClass::Mage, &[Give("VAN_EX1_057"), Cost("VAN_EX1_057", 4), Stats("VAN_EX1_057", 5, 4), Unwritten]);
}

/// # Sunfury Protector
///
/// `VAN_EX1_058` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Give adjacent minions **Taunt**.
///
/// State: Todo
//~ VAN_EX1_058 todo e9210ea2 ef639213
#[test]
#[ignore = "todo: VAN_EX1_058 Sunfury Protector"]
fn VAN_EX1_058_sunfury_protector() {
    check(CardClass::Mage, &[Give("VAN_EX1_058"), Cost("VAN_EX1_058", 2), Stats("VAN_EX1_058", 2, 3), Unwritten]);
}

/// # Crazed Alchemist
///
/// `VAN_EX1_059` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Swap the Attack and Health of a minion.
///
/// State: Todo
//~ VAN_EX1_059 todo 9698783e 52304833
#[test]
#[ignore = "todo: VAN_EX1_059 Crazed Alchemist"]
fn VAN_EX1_059_crazed_alchemist() {
    check(CardClass::Mage, &[Give("VAN_EX1_059"), Cost("VAN_EX1_059", 2), Stats("VAN_EX1_059", 2, 2), Unwritten]);
}

/// # Old Murk-Eye
///
/// `VAN_EX1_062` · Neutral minion · 4 mana · 2/4
///
/// > **Charge**. Has +1 Attack for each other Murloc on the battlefield.
///
/// State: Todo
//~ VAN_EX1_062 todo b281c9d4 64c10402
#[test]
#[ignore = "todo: VAN_EX1_062 Old Murk-Eye"]
fn VAN_EX1_062_old_murk_eye() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_062"),
            Cost("VAN_EX1_062", 4),
            Stats("VAN_EX1_062", 2, 4),
            Has("VAN_EX1_062", GameTag::CHARGE),
            Unwritten,
        ],
    );
}

/// # Acidic Swamp Ooze
///
/// `VAN_EX1_066` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Destroy your opponent's weapon.
///
/// State: Todo
//~ VAN_EX1_066 todo 04c88d37 20326239
#[test]
#[ignore = "todo: VAN_EX1_066 Acidic Swamp Ooze"]
fn VAN_EX1_066_acidic_swamp_ooze() {
    check(CardClass::Mage, &[Give("VAN_EX1_066"), Cost("VAN_EX1_066", 2), Stats("VAN_EX1_066", 3, 2), Unwritten]);
}

/// # Argent Commander
///
/// `VAN_EX1_067` · Neutral minion · 6 mana · 4/2
///
/// > **Charge Divine Shield**
///
/// State: Vanilla
//~ VAN_EX1_067 vanilla cc168351 007991f4
#[test]
fn VAN_EX1_067_argent_commander() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_067"),
            Cost("VAN_EX1_067", 6),
            Stats("VAN_EX1_067", 4, 2),
            Has("VAN_EX1_067", GameTag::CHARGE),
            Has("VAN_EX1_067", GameTag::DIVINE_SHIELD),
            Play("VAN_EX1_067", Nothing),
            In(The("VAN_EX1_067"), Zone::Play),
            Now(The("VAN_EX1_067"), 4, 2),
            HasNow(The("VAN_EX1_067"), GameTag::CHARGE),
            HasNow(The("VAN_EX1_067"), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Pint-Sized Summoner
///
/// `VAN_EX1_076` · Neutral minion · 2 mana · 2/2
///
/// > The first minion you play each turn costs (1) less.
///
/// State: Todo
//~ VAN_EX1_076 todo 18e0bb39 1d707c49
#[test]
#[ignore = "todo: VAN_EX1_076 Pint-Sized Summoner"]
fn VAN_EX1_076_pint_sized_summoner() {
    check(CardClass::Mage, &[Give("VAN_EX1_076"), Cost("VAN_EX1_076", 2), Stats("VAN_EX1_076", 2, 2), Unwritten]);
}

/// # Secretkeeper
///
/// `VAN_EX1_080` · Neutral minion · 1 mana · 1/2
///
/// > Whenever a **Secret** is played, gain +1/+1.
///
/// State: Todo
//~ VAN_EX1_080 todo fe7a58f7 53c95a73
#[test]
#[ignore = "todo: VAN_EX1_080 Secretkeeper"]
fn VAN_EX1_080_secretkeeper() {
    check(CardClass::Mage, &[Give("VAN_EX1_080"), Cost("VAN_EX1_080", 1), Stats("VAN_EX1_080", 1, 2), Unwritten]);
}

/// # Mad Bomber
///
/// `VAN_EX1_082` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Deal 3 damage randomly split between all other characters.
///
/// State: Todo
//~ VAN_EX1_082 todo 85a368c7 94de986c
#[test]
#[ignore = "todo: VAN_EX1_082 Mad Bomber"]
fn VAN_EX1_082_mad_bomber() {
    check(CardClass::Mage, &[Give("VAN_EX1_082"), Cost("VAN_EX1_082", 2), Stats("VAN_EX1_082", 3, 2), Unwritten]);
}

/// # Tinkmaster Overspark
///
/// `VAN_EX1_083` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Transform another random minion into a 5/5 Devilsaur or a 1/1 Squirrel.
///
/// State: Todo
//~ VAN_EX1_083 todo b37223bf 09974c1a
#[test]
#[ignore = "todo: VAN_EX1_083 Tinkmaster Overspark"]
fn VAN_EX1_083_tinkmaster_overspark() {
    check(CardClass::Mage, &[Give("VAN_EX1_083"), Cost("VAN_EX1_083", 3), Stats("VAN_EX1_083", 3, 3), Unwritten]);
}

/// # Mind Control Tech
///
/// `VAN_EX1_085` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** If your opponent has 4 or more minions, take control of one at random.
///
/// State: Todo
//~ VAN_EX1_085 todo ac17d0cc 955feae1
#[test]
#[ignore = "todo: VAN_EX1_085 Mind Control Tech"]
fn VAN_EX1_085_mind_control_tech() {
    check(CardClass::Mage, &[Give("VAN_EX1_085"), Cost("VAN_EX1_085", 3), Stats("VAN_EX1_085", 3, 3), Unwritten]);
}

/// # Arcane Golem
///
/// `VAN_EX1_089` · Neutral minion · 3 mana · 4/2
///
/// > **Charge**. **Battlecry:** Give your opponent a Mana Crystal.
///
/// State: Todo
//~ VAN_EX1_089 todo fcbcb4d2 5d6b5591
#[test]
#[ignore = "todo: VAN_EX1_089 Arcane Golem"]
fn VAN_EX1_089_arcane_golem() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_089"),
            Cost("VAN_EX1_089", 3),
            Stats("VAN_EX1_089", 4, 2),
            Has("VAN_EX1_089", GameTag::CHARGE),
            Unwritten,
        ],
    );
}

/// # Defender of Argus
///
/// `VAN_EX1_093` · Neutral minion · 4 mana · 2/3
///
/// > **Battlecry:** Give adjacent minions +1/+1 and **Taunt**.
///
/// State: Todo
//~ VAN_EX1_093 todo 507855b7 7fbf7823
#[test]
#[ignore = "todo: VAN_EX1_093 Defender of Argus"]
fn VAN_EX1_093_defender_of_argus() {
    check(CardClass::Mage, &[Give("VAN_EX1_093"), Cost("VAN_EX1_093", 4), Stats("VAN_EX1_093", 2, 3), Unwritten]);
}

/// # Gadgetzan Auctioneer
///
/// `VAN_EX1_095` · Neutral minion · 5 mana · 4/4
///
/// > Whenever you cast a spell, draw a card.
///
/// State: Todo
//~ VAN_EX1_095 todo ebe7e632 e8317347
#[test]
#[ignore = "todo: VAN_EX1_095 Gadgetzan Auctioneer"]
fn VAN_EX1_095_gadgetzan_auctioneer() {
    check(CardClass::Mage, &[Give("VAN_EX1_095"), Cost("VAN_EX1_095", 5), Stats("VAN_EX1_095", 4, 4), Unwritten]);
}

/// # Loot Hoarder
///
/// `VAN_EX1_096` · Neutral minion · 2 mana · 2/1
///
/// > **Deathrattle:** Draw a card.
///
/// State: Todo
//~ VAN_EX1_096 todo 77170e70 8a7a7608
#[test]
#[ignore = "todo: VAN_EX1_096 Loot Hoarder"]
fn VAN_EX1_096_loot_hoarder() {
    check(CardClass::Mage, &[Give("VAN_EX1_096"), Cost("VAN_EX1_096", 2), Stats("VAN_EX1_096", 2, 1), Unwritten]);
}

/// # Abomination
///
/// `VAN_EX1_097` · Neutral minion · 5 mana · 4/4
///
/// > **Taunt**. **Deathrattle:** Deal 2 damage to ALL characters.
///
/// State: Todo
//~ VAN_EX1_097 todo 099a9607 25d6ba8f
#[test]
#[ignore = "todo: VAN_EX1_097 Abomination"]
fn VAN_EX1_097_abomination() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_097"),
            Cost("VAN_EX1_097", 5),
            Stats("VAN_EX1_097", 4, 4),
            Has("VAN_EX1_097", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Lorewalker Cho
///
/// `VAN_EX1_100` · Neutral minion · 2 mana · 0/4
///
/// > Whenever a player casts a spell, put a copy into the other player’s hand.
///
/// State: Todo
//~ VAN_EX1_100 todo 834f05cb 478747a0
#[test]
#[ignore = "todo: VAN_EX1_100 Lorewalker Cho"]
fn VAN_EX1_100_lorewalker_cho() {
    check(CardClass::Mage, &[Give("VAN_EX1_100"), Cost("VAN_EX1_100", 2), Stats("VAN_EX1_100", 0, 4), Unwritten]);
}

/// # Demolisher
///
/// `VAN_EX1_102` · Neutral minion · 3 mana · 1/4
///
/// > At the start of your turn, deal 2 damage to a random enemy.
///
/// State: Todo
//~ VAN_EX1_102 todo 84c865fc 975c7b87
#[test]
#[ignore = "todo: VAN_EX1_102 Demolisher"]
fn VAN_EX1_102_demolisher() {
    check(CardClass::Mage, &[Give("VAN_EX1_102"), Cost("VAN_EX1_102", 3), Stats("VAN_EX1_102", 1, 4), Unwritten]);
}

/// # Coldlight Seer
///
/// `VAN_EX1_103` · Neutral minion · 3 mana · 2/3
///
/// > **Battlecry:** Give ALL other Murlocs +2 Health.
///
/// State: Todo
//~ VAN_EX1_103 todo 5daab09b b8ef74dc
#[test]
#[ignore = "todo: VAN_EX1_103 Coldlight Seer"]
fn VAN_EX1_103_coldlight_seer() {
    check(CardClass::Mage, &[Give("VAN_EX1_103"), Cost("VAN_EX1_103", 3), Stats("VAN_EX1_103", 2, 3), Unwritten]);
}

/// # Mountain Giant
///
/// `VAN_EX1_105` · Neutral minion · 12 mana · 8/8
///
/// > Costs (1) less for each other card in your hand.
///
/// State: Todo
//~ VAN_EX1_105 todo ff0bdb0c 23001b4d
#[test]
#[ignore = "todo: VAN_EX1_105 Mountain Giant"]
fn VAN_EX1_105_mountain_giant() {
    check(CardClass::Mage, &[Give("VAN_EX1_105"), Cost("VAN_EX1_105", 12), Stats("VAN_EX1_105", 8, 8), Unwritten]);
}

/// # Cairne Bloodhoof
///
/// `VAN_EX1_110` · Neutral minion · 6 mana · 4/5
///
/// > **Deathrattle:** Summon a 4/5 Baine Bloodhoof.
///
/// State: Todo
//~ VAN_EX1_110 todo a4e3dae0 b3906033
#[test]
#[ignore = "todo: VAN_EX1_110 Cairne Bloodhoof"]
fn VAN_EX1_110_cairne_bloodhoof() {
    check(CardClass::Mage, &[Give("VAN_EX1_110"), Cost("VAN_EX1_110", 6), Stats("VAN_EX1_110", 4, 5), Unwritten]);
}

/// # Baine Bloodhoof
///
/// `VAN_EX1_110t` · Neutral minion · 4 mana · 4/5
///
/// State: Vanilla
//~ VAN_EX1_110t vanilla 494ca541 9a96f274
#[test]
fn VAN_EX1_110t_baine_bloodhoof() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_110t"),
            Cost("VAN_EX1_110t", 4),
            Stats("VAN_EX1_110t", 4, 5),
            Play("VAN_EX1_110t", Nothing),
            In(The("VAN_EX1_110t"), Zone::Play),
            Now(The("VAN_EX1_110t"), 4, 5),
        ],
    );
}

/// # Gelbin Mekkatorque
///
/// `VAN_EX1_112` · Neutral minion · 6 mana · 6/6
///
/// > **Battlecry:** Summon an AWESOME invention.
///
/// State: Todo
//~ VAN_EX1_112 todo 1060cd1a 1b590674
#[test]
#[ignore = "todo: VAN_EX1_112 Gelbin Mekkatorque"]
fn VAN_EX1_112_gelbin_mekkatorque() {
    check(CardClass::Mage, &[Give("VAN_EX1_112"), Cost("VAN_EX1_112", 6), Stats("VAN_EX1_112", 6, 6), Unwritten]);
}

/// # Leeroy Jenkins
///
/// `VAN_EX1_116` · Neutral minion · 4 mana · 6/2
///
/// > **Charge**. **Battlecry:** Summon two 1/1 Whelps for your opponent.
///
/// State: Todo
//~ VAN_EX1_116 todo 206fa3c2 52212000
#[test]
#[ignore = "todo: VAN_EX1_116 Leeroy Jenkins"]
fn VAN_EX1_116_leeroy_jenkins() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_116"),
            Cost("VAN_EX1_116", 4),
            Stats("VAN_EX1_116", 6, 2),
            Has("VAN_EX1_116", GameTag::CHARGE),
            Unwritten,
        ],
    );
}

/// # Dire Wolf Alpha
///
/// `VAN_EX1_162` · Neutral minion · 2 mana · 2/2
///
/// > Adjacent minions have +1 Attack.
///
/// State: Todo
//~ VAN_EX1_162 todo 28d07ae0 8132664a
#[test]
#[ignore = "todo: VAN_EX1_162 Dire Wolf Alpha"]
fn VAN_EX1_162_dire_wolf_alpha() {
    check(CardClass::Mage, &[Give("VAN_EX1_162"), Cost("VAN_EX1_162", 2), Stats("VAN_EX1_162", 2, 2), Unwritten]);
}

/// # Emperor Cobra
///
/// `VAN_EX1_170` · Neutral minion · 3 mana · 2/3
///
/// > Destroy any minion damaged by this minion.
///
/// State: Todo
//~ VAN_EX1_170 todo 2f7de609 b555b71f
#[test]
#[ignore = "todo: VAN_EX1_170 Emperor Cobra"]
fn VAN_EX1_170_emperor_cobra() {
    check(CardClass::Mage, &[Give("VAN_EX1_170"), Cost("VAN_EX1_170", 3), Stats("VAN_EX1_170", 2, 3), Unwritten]);
}

/// # Baron Geddon
///
/// `VAN_EX1_249` · Neutral minion · 7 mana · 7/5
///
/// > At the end of your turn, deal 2 damage to ALL other characters.
///
/// State: Todo
//~ VAN_EX1_249 todo 995dc804 a4838ed0
#[test]
#[ignore = "todo: VAN_EX1_249 Baron Geddon"]
fn VAN_EX1_249_baron_geddon() {
    check(CardClass::Mage, &[Give("VAN_EX1_249"), Cost("VAN_EX1_249", 7), Stats("VAN_EX1_249", 7, 5), Unwritten]);
}

/// # Frost Elemental
///
/// `VAN_EX1_283` · Neutral minion · 6 mana · 5/5
///
/// > **Battlecry: Freeze** a character.
///
/// State: Todo
//~ VAN_EX1_283 todo 155372f9 887c3e43
#[test]
#[ignore = "todo: VAN_EX1_283 Frost Elemental"]
fn VAN_EX1_283_frost_elemental() {
    check(CardClass::Mage, &[Give("VAN_EX1_283"), Cost("VAN_EX1_283", 6), Stats("VAN_EX1_283", 5, 5), Unwritten]);
}

/// # Azure Drake
///
/// `VAN_EX1_284` · Neutral minion · 5 mana · 4/4
///
/// > **Spell Damage +1 Battlecry:** Draw a card.
///
/// State: Todo
//~ VAN_EX1_284 todo 491f9ffc 290627d6
#[test]
#[ignore = "todo: VAN_EX1_284 Azure Drake"]
fn VAN_EX1_284_azure_drake() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_284"),
            Cost("VAN_EX1_284", 5),
            Stats("VAN_EX1_284", 4, 4),
            Has("VAN_EX1_284", GameTag::SPELLPOWER),
            Unwritten,
        ],
    );
}

/// # Ragnaros the Firelord
///
/// `VAN_EX1_298` · Neutral minion · 8 mana · 8/8
///
/// > Can't attack. At the end of your turn, deal 8 damage to a random enemy.
///
/// State: Todo
//~ VAN_EX1_298 todo 9fb8a897 d8ff76ec
#[test]
#[ignore = "todo: VAN_EX1_298 Ragnaros the Firelord"]
fn VAN_EX1_298_ragnaros_the_firelord() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_298"),
            Cost("VAN_EX1_298", 8),
            Stats("VAN_EX1_298", 8, 8),
            Has("VAN_EX1_298", GameTag::CANT_ATTACK),
            Unwritten,
        ],
    );
}

/// # Tauren Warrior
///
/// `VAN_EX1_390` · Neutral minion · 3 mana · 2/3
///
/// > **Taunt**. **Enrage:** +3 Attack
///
/// State: Todo
//~ VAN_EX1_390 todo 2926f3a3 6ea7a5ee
#[test]
#[ignore = "todo: VAN_EX1_390 Tauren Warrior"]
fn VAN_EX1_390_tauren_warrior() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_390"),
            Cost("VAN_EX1_390", 3),
            Stats("VAN_EX1_390", 2, 3),
            Has("VAN_EX1_390", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Amani Berserker
///
/// `VAN_EX1_393` · Neutral minion · 2 mana · 2/3
///
/// > **Enrage:** +3 Attack
///
/// State: Todo
//~ VAN_EX1_393 todo 64ce2f8c d4a5c187
#[test]
#[ignore = "todo: VAN_EX1_393 Amani Berserker"]
fn VAN_EX1_393_amani_berserker() {
    check(CardClass::Mage, &[Give("VAN_EX1_393"), Cost("VAN_EX1_393", 2), Stats("VAN_EX1_393", 2, 3), Unwritten]);
}

/// # Mogu'shan Warden
///
/// `VAN_EX1_396` · Neutral minion · 4 mana · 1/7
///
/// > **Taunt**
///
/// State: Vanilla
//~ VAN_EX1_396 vanilla d0c659a1 68b167fe
#[test]
fn VAN_EX1_396_mogushan_warden() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_396"),
            Cost("VAN_EX1_396", 4),
            Stats("VAN_EX1_396", 1, 7),
            Has("VAN_EX1_396", GameTag::TAUNT),
            Play("VAN_EX1_396", Nothing),
            In(The("VAN_EX1_396"), Zone::Play),
            Now(The("VAN_EX1_396"), 1, 7),
            HasNow(The("VAN_EX1_396"), GameTag::TAUNT),
        ],
    );
}

/// # Gurubashi Berserker
///
/// `VAN_EX1_399` · Neutral minion · 5 mana · 2/7
///
/// > Whenever this minion takes damage, gain +3 Attack.
///
/// State: Todo
//~ VAN_EX1_399 todo 445815ff 83784ee1
#[test]
#[ignore = "todo: VAN_EX1_399 Gurubashi Berserker"]
fn VAN_EX1_399_gurubashi_berserker() {
    check(CardClass::Mage, &[Give("VAN_EX1_399"), Cost("VAN_EX1_399", 5), Stats("VAN_EX1_399", 2, 7), Unwritten]);
}

/// # Shieldbearer
///
/// `VAN_EX1_405` · Neutral minion · 1 mana · 0/4
///
/// > **Taunt**
///
/// State: Vanilla
//~ VAN_EX1_405 vanilla 0f7c4fdb 69f968ab
#[test]
fn VAN_EX1_405_shieldbearer() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_405"),
            Cost("VAN_EX1_405", 1),
            Stats("VAN_EX1_405", 0, 4),
            Has("VAN_EX1_405", GameTag::TAUNT),
            Play("VAN_EX1_405", Nothing),
            In(The("VAN_EX1_405"), Zone::Play),
            Now(The("VAN_EX1_405"), 0, 4),
            HasNow(The("VAN_EX1_405"), GameTag::TAUNT),
        ],
    );
}

/// # Raging Worgen
///
/// `VAN_EX1_412` · Neutral minion · 3 mana · 3/3
///
/// > **Enrage: Windfury** and +1 Attack
///
/// State: Todo
//~ VAN_EX1_412 todo 1c85ee4b 192dbb12
#[test]
#[ignore = "todo: VAN_EX1_412 Raging Worgen"]
fn VAN_EX1_412_raging_worgen() {
    check(CardClass::Mage, &[Give("VAN_EX1_412"), Cost("VAN_EX1_412", 3), Stats("VAN_EX1_412", 3, 3), Unwritten]);
}

/// # Murloc Tidehunter
///
/// `VAN_EX1_506` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry:** Summon a 1/1 Murloc Scout.
///
/// State: Todo
//~ VAN_EX1_506 todo 5785a239 1526d1be
#[test]
#[ignore = "todo: VAN_EX1_506 Murloc Tidehunter"]
fn VAN_EX1_506_murloc_tidehunter() {
    check(CardClass::Mage, &[Give("VAN_EX1_506"), Cost("VAN_EX1_506", 2), Stats("VAN_EX1_506", 2, 1), Unwritten]);
}

/// # Murloc Scout
///
/// `VAN_EX1_506a` · Neutral minion · 0 mana · 1/1
///
/// State: Vanilla
//~ VAN_EX1_506a vanilla f27d0779 47483c27
#[test]
fn VAN_EX1_506a_murloc_scout() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_506a"),
            Cost("VAN_EX1_506a", 0),
            Stats("VAN_EX1_506a", 1, 1),
            Play("VAN_EX1_506a", Nothing),
            In(The("VAN_EX1_506a"), Zone::Play),
            Now(The("VAN_EX1_506a"), 1, 1),
        ],
    );
}

/// # Murloc Warleader
///
/// `VAN_EX1_507` · Neutral minion · 3 mana · 3/3
///
/// > ALL other murlocs have +2/+1.
///
/// State: Todo
//~ VAN_EX1_507 todo a12e2562 65c347d4
#[test]
#[ignore = "todo: VAN_EX1_507 Murloc Warleader"]
fn VAN_EX1_507_murloc_warleader() {
    check(CardClass::Mage, &[Give("VAN_EX1_507"), Cost("VAN_EX1_507", 3), Stats("VAN_EX1_507", 3, 3), Unwritten]);
}

/// # Grimscale Oracle
///
/// `VAN_EX1_508` · Neutral minion · 1 mana · 1/1
///
/// > ALL other Murlocs have +1 Attack.
///
/// State: Todo
//~ VAN_EX1_508 todo 3101270b 759d3f70
#[test]
#[ignore = "todo: VAN_EX1_508 Grimscale Oracle"]
fn VAN_EX1_508_grimscale_oracle() {
    check(CardClass::Mage, &[Give("VAN_EX1_508"), Cost("VAN_EX1_508", 1), Stats("VAN_EX1_508", 1, 1), Unwritten]);
}

/// # Murloc Tidecaller
///
/// `VAN_EX1_509` · Neutral minion · 1 mana · 1/2
///
/// > Whenever a Murloc is summoned, gain +1 Attack.
///
/// State: Todo
//~ VAN_EX1_509 todo 203f2ac6 6a91a457
#[test]
#[ignore = "todo: VAN_EX1_509 Murloc Tidecaller"]
fn VAN_EX1_509_murloc_tidecaller() {
    check(CardClass::Mage, &[Give("VAN_EX1_509"), Cost("VAN_EX1_509", 1), Stats("VAN_EX1_509", 1, 2), Unwritten]);
}

/// # Harvest Golem
///
/// `VAN_EX1_556` · Neutral minion · 3 mana · 2/3
///
/// > **Deathrattle:** Summon a 2/1 Damaged Golem.
///
/// State: Todo
//~ VAN_EX1_556 todo de84b375 8593e9c1
#[test]
#[ignore = "todo: VAN_EX1_556 Harvest Golem"]
fn VAN_EX1_556_harvest_golem() {
    check(CardClass::Mage, &[Give("VAN_EX1_556"), Cost("VAN_EX1_556", 3), Stats("VAN_EX1_556", 2, 3), Unwritten]);
}

/// # Nat Pagle
///
/// `VAN_EX1_557` · Neutral minion · 2 mana · 0/4
///
/// > At the start of your turn, you have a 50% chance to draw an extra card.
///
/// State: Todo
//~ VAN_EX1_557 todo 7ffeafeb 14de1a65
#[test]
#[ignore = "todo: VAN_EX1_557 Nat Pagle"]
fn VAN_EX1_557_nat_pagle() {
    check(CardClass::Mage, &[Give("VAN_EX1_557"), Cost("VAN_EX1_557", 2), Stats("VAN_EX1_557", 0, 4), Unwritten]);
}

/// # Harrison Jones
///
/// `VAN_EX1_558` · Neutral minion · 5 mana · 5/4
///
/// > **Battlecry:** Destroy your opponent's weapon and draw cards equal to its Durability.
///
/// State: Todo
//~ VAN_EX1_558 todo 6fe52d3f 0d6657cc
#[test]
#[ignore = "todo: VAN_EX1_558 Harrison Jones"]
fn VAN_EX1_558_harrison_jones() {
    check(CardClass::Mage, &[Give("VAN_EX1_558"), Cost("VAN_EX1_558", 5), Stats("VAN_EX1_558", 5, 4), Unwritten]);
}

/// # Nozdormu
///
/// `VAN_EX1_560` · Neutral minion · 9 mana · 8/8
///
/// > Players only have 15 seconds to take their turns.
///
/// State: Todo
//~ VAN_EX1_560 todo 609dcfbf 0954d47e
#[test]
#[ignore = "todo: VAN_EX1_560 Nozdormu"]
fn VAN_EX1_560_nozdormu() {
    check(CardClass::Mage, &[Give("VAN_EX1_560"), Cost("VAN_EX1_560", 9), Stats("VAN_EX1_560", 8, 8), Unwritten]);
}

/// # Alexstrasza
///
/// `VAN_EX1_561` · Neutral minion · 9 mana · 8/8
///
/// > **Battlecry:** Set a hero's remaining Health to 15.
///
/// State: Todo
//~ VAN_EX1_561 todo 13c5ce33 aef920b6
#[test]
#[ignore = "todo: VAN_EX1_561 Alexstrasza"]
fn VAN_EX1_561_alexstrasza() {
    check(CardClass::Mage, &[Give("VAN_EX1_561"), Cost("VAN_EX1_561", 9), Stats("VAN_EX1_561", 8, 8), Unwritten]);
}

/// # Onyxia
///
/// `VAN_EX1_562` · Neutral minion · 9 mana · 8/8
///
/// > **Battlecry:** Summon 1/1 Whelps until your side of the battlefield is full.
///
/// State: Todo
//~ VAN_EX1_562 todo 8bab30f0 d8e45bd3
#[test]
#[ignore = "todo: VAN_EX1_562 Onyxia"]
fn VAN_EX1_562_onyxia() {
    check(CardClass::Mage, &[Give("VAN_EX1_562"), Cost("VAN_EX1_562", 9), Stats("VAN_EX1_562", 8, 8), Unwritten]);
}

/// # Malygos
///
/// `VAN_EX1_563` · Neutral minion · 9 mana · 4/12
///
/// > **Spell Damage +5**
///
/// State: Todo
//~ VAN_EX1_563 todo e210683f 25d4a8c2
#[test]
#[ignore = "todo: VAN_EX1_563 Malygos"]
fn VAN_EX1_563_malygos() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_563"),
            Cost("VAN_EX1_563", 9),
            Stats("VAN_EX1_563", 4, 12),
            Has("VAN_EX1_563", GameTag::SPELLPOWER),
            Unwritten,
        ],
    );
}

/// # Faceless Manipulator
///
/// `VAN_EX1_564` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** Choose a minion and become a copy of it.
///
/// State: Todo
//~ VAN_EX1_564 todo 092c9e6f 8e555e4c
#[test]
#[ignore = "todo: VAN_EX1_564 Faceless Manipulator"]
fn VAN_EX1_564_faceless_manipulator() {
    check(CardClass::Mage, &[Give("VAN_EX1_564"), Cost("VAN_EX1_564", 5), Stats("VAN_EX1_564", 3, 3), Unwritten]);
}

/// # Ysera
///
/// `VAN_EX1_572` · Neutral minion · 9 mana · 4/12
///
/// > At the end of your turn, add a Dream Card to your hand.
///
/// State: Todo
//~ VAN_EX1_572 todo 7e232c91 2d8d17b8
#[test]
#[ignore = "todo: VAN_EX1_572 Ysera"]
fn VAN_EX1_572_ysera() {
    check(CardClass::Mage, &[Give("VAN_EX1_572"), Cost("VAN_EX1_572", 9), Stats("VAN_EX1_572", 4, 12), Unwritten]);
}

/// # The Beast
///
/// `VAN_EX1_577` · Neutral minion · 6 mana · 9/7
///
/// > **Deathrattle:** Summon a 3/3 Pip Quickwit for your opponent.
///
/// State: Todo
//~ VAN_EX1_577 todo 97f9a651 3e2c4ae0
#[test]
#[ignore = "todo: VAN_EX1_577 The Beast"]
fn VAN_EX1_577_the_beast() {
    check(CardClass::Mage, &[Give("VAN_EX1_577"), Cost("VAN_EX1_577", 6), Stats("VAN_EX1_577", 9, 7), Unwritten]);
}

/// # Dalaran Mage
///
/// `VAN_EX1_582` · Neutral minion · 3 mana · 1/4
///
/// > **Spell Damage +1**
///
/// State: Vanilla
//~ VAN_EX1_582 vanilla 501299de 396b3826
#[test]
fn VAN_EX1_582_dalaran_mage() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_582"),
            Cost("VAN_EX1_582", 3),
            Stats("VAN_EX1_582", 1, 4),
            Has("VAN_EX1_582", GameTag::SPELLPOWER),
            Play("VAN_EX1_582", Nothing),
            In(The("VAN_EX1_582"), Zone::Play),
            Now(The("VAN_EX1_582"), 1, 4),
            HasNow(The("VAN_EX1_582"), GameTag::SPELLPOWER),
        ],
    );
}

/// # Priestess of Elune
///
/// `VAN_EX1_583` · Neutral minion · 6 mana · 5/4
///
/// > **Battlecry:** Restore #4 Health to your hero.
///
/// State: Todo
//~ VAN_EX1_583 todo 6ac52539 00d2da43
#[test]
#[ignore = "todo: VAN_EX1_583 Priestess of Elune"]
fn VAN_EX1_583_priestess_of_elune() {
    check(CardClass::Mage, &[Give("VAN_EX1_583"), Cost("VAN_EX1_583", 6), Stats("VAN_EX1_583", 5, 4), Unwritten]);
}

/// # Ancient Mage
///
/// `VAN_EX1_584` · Neutral minion · 4 mana · 2/5
///
/// > **Battlecry:** Give adjacent minions **Spell Damage +1**.
///
/// State: Todo
//~ VAN_EX1_584 todo d4ad8ff5 d9ac6a96
#[test]
#[ignore = "todo: VAN_EX1_584 Ancient Mage"]
fn VAN_EX1_584_ancient_mage() {
    check(CardClass::Mage, &[Give("VAN_EX1_584"), Cost("VAN_EX1_584", 4), Stats("VAN_EX1_584", 2, 5), Unwritten]);
}

/// # Sea Giant
///
/// `VAN_EX1_586` · Neutral minion · 10 mana · 8/8
///
/// > Costs (1) less for each other minion on the battlefield.
///
/// State: Todo
//~ VAN_EX1_586 todo ba376eb6 8b6d1a5c
#[test]
#[ignore = "todo: VAN_EX1_586 Sea Giant"]
fn VAN_EX1_586_sea_giant() {
    check(CardClass::Mage, &[Give("VAN_EX1_586"), Cost("VAN_EX1_586", 10), Stats("VAN_EX1_586", 8, 8), Unwritten]);
}

/// # Blood Knight
///
/// `VAN_EX1_590` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** All minions lose **Divine Shield**. Gain +3/+3 for each Shield lost.
///
/// State: Todo
//~ VAN_EX1_590 todo 91648a09 c39a910f
#[test]
#[ignore = "todo: VAN_EX1_590 Blood Knight"]
fn VAN_EX1_590_blood_knight() {
    check(CardClass::Mage, &[Give("VAN_EX1_590"), Cost("VAN_EX1_590", 3), Stats("VAN_EX1_590", 3, 3), Unwritten]);
}

/// # Nightblade
///
/// `VAN_EX1_593` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** Deal 3 damage to the enemy hero.
///
/// State: Todo
//~ VAN_EX1_593 todo 6bb1b75b cea47b39
#[test]
#[ignore = "todo: VAN_EX1_593 Nightblade"]
fn VAN_EX1_593_nightblade() {
    check(CardClass::Mage, &[Give("VAN_EX1_593"), Cost("VAN_EX1_593", 5), Stats("VAN_EX1_593", 4, 4), Unwritten]);
}

/// # Cult Master
///
/// `VAN_EX1_595` · Neutral minion · 4 mana · 4/2
///
/// > After a friendly minion dies, draw a card.
///
/// State: Todo
//~ VAN_EX1_595 todo 046d481e 20c0d30a
#[test]
#[ignore = "todo: VAN_EX1_595 Cult Master"]
fn VAN_EX1_595_cult_master() {
    check(CardClass::Mage, &[Give("VAN_EX1_595"), Cost("VAN_EX1_595", 4), Stats("VAN_EX1_595", 4, 2), Unwritten]);
}

/// # Imp Master
///
/// `VAN_EX1_597` · Neutral minion · 3 mana · 1/5
///
/// > At the end of your turn, deal 1 damage to this minion and summon a 1/1 Imp.
///
/// State: Todo
//~ VAN_EX1_597 todo e411ccef 7e720c68
#[test]
#[ignore = "todo: VAN_EX1_597 Imp Master"]
fn VAN_EX1_597_imp_master() {
    check(CardClass::Mage, &[Give("VAN_EX1_597"), Cost("VAN_EX1_597", 3), Stats("VAN_EX1_597", 1, 5), Unwritten]);
}

/// # Imp
///
/// `VAN_EX1_598` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ VAN_EX1_598 vanilla 1b04b292 a56cc93c
#[test]
fn VAN_EX1_598_imp() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_598"),
            Cost("VAN_EX1_598", 1),
            Stats("VAN_EX1_598", 1, 1),
            Play("VAN_EX1_598", Nothing),
            In(The("VAN_EX1_598"), Zone::Play),
            Now(The("VAN_EX1_598"), 1, 1),
        ],
    );
}

/// # Illidan Stormrage
///
/// `VAN_EX1_614` · Neutral minion · 6 mana · 7/5
///
/// > Whenever you play a card, summon a 2/1 Flame of Azzinoth.
///
/// State: Todo
//~ VAN_EX1_614 todo 14308fb5 e4ae62ee
#[test]
#[ignore = "todo: VAN_EX1_614 Illidan Stormrage"]
fn VAN_EX1_614_illidan_stormrage() {
    check(CardClass::Mage, &[Give("VAN_EX1_614"), Cost("VAN_EX1_614", 6), Stats("VAN_EX1_614", 7, 5), Unwritten]);
}

/// # Mana Wraith
///
/// `VAN_EX1_616` · Neutral minion · 2 mana · 2/2
///
/// > ALL minions cost (1) more.
///
/// State: Todo
//~ VAN_EX1_616 todo daf511e3 dae45bb2
#[test]
#[ignore = "todo: VAN_EX1_616 Mana Wraith"]
fn VAN_EX1_616_mana_wraith() {
    check(CardClass::Mage, &[Give("VAN_EX1_616"), Cost("VAN_EX1_616", 2), Stats("VAN_EX1_616", 2, 2), Unwritten]);
}

/// # Molten Giant
///
/// `VAN_EX1_620` · Neutral minion · 20 mana · 8/8
///
/// > Costs (1) less for each damage your hero has taken.
///
/// State: Todo
//~ VAN_EX1_620 todo 5d0e5549 b9414c61
#[test]
#[ignore = "todo: VAN_EX1_620 Molten Giant"]
fn VAN_EX1_620_molten_giant() {
    check(CardClass::Mage, &[Give("VAN_EX1_620"), Cost("VAN_EX1_620", 20), Stats("VAN_EX1_620", 8, 8), Unwritten]);
}

/// # Pip Quickwit
///
/// `VAN_EX1_finkle` · Neutral minion · 3 mana · 3/3
///
/// State: Vanilla
//~ VAN_EX1_finkle vanilla ca6686ab e0732d69
#[test]
fn VAN_EX1_finkle_pip_quickwit() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_finkle"),
            Cost("VAN_EX1_finkle", 3),
            Stats("VAN_EX1_finkle", 3, 3),
            Play("VAN_EX1_finkle", Nothing),
            In(The("VAN_EX1_finkle"), Zone::Play),
            Now(The("VAN_EX1_finkle"), 3, 3),
        ],
    );
}

/// # Squirrel
///
/// `VAN_EX1_tk28` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ VAN_EX1_tk28 vanilla ea5cc605 afa5b915
#[test]
fn VAN_EX1_tk28_squirrel() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_tk28"),
            Cost("VAN_EX1_tk28", 1),
            Stats("VAN_EX1_tk28", 1, 1),
            Play("VAN_EX1_tk28", Nothing),
            In(The("VAN_EX1_tk28"), Zone::Play),
            Now(The("VAN_EX1_tk28"), 1, 1),
        ],
    );
}

/// # Devilsaur
///
/// `VAN_EX1_tk29` · Neutral minion · 5 mana · 5/5
///
/// State: Vanilla
//~ VAN_EX1_tk29 vanilla b835222d 2a83dcb9
#[test]
fn VAN_EX1_tk29_devilsaur() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_tk29"),
            Cost("VAN_EX1_tk29", 5),
            Stats("VAN_EX1_tk29", 5, 5),
            Play("VAN_EX1_tk29", Nothing),
            In(The("VAN_EX1_tk29"), Zone::Play),
            Now(The("VAN_EX1_tk29"), 5, 5),
        ],
    );
}

/// # Avatar of the Coin
///
/// `VAN_GAME_002` · Neutral minion · 0 mana · 1/1
///
/// > *You lost the coin flip, but gained a friend.*
///
/// State: Todo
//~ VAN_GAME_002 todo 43b07561 3de951d2
#[test]
#[ignore = "todo: VAN_GAME_002 Avatar of the Coin"]
fn VAN_GAME_002_avatar_of_the_coin() {
    check(CardClass::Mage, &[Give("VAN_GAME_002"), Cost("VAN_GAME_002", 0), Stats("VAN_GAME_002", 1, 1), Unwritten]);
}

/// # NOOOOOOOOOOOO
///
/// `VAN_GAME_006` · Neutral spell · 2 mana
///
/// > Somehow, the card you USED to have has been deleted. Here, have this one instead!
///
/// State: Todo
//~ VAN_GAME_006 todo 67cd0c14 42b8faf5
#[test]
#[ignore = "todo: VAN_GAME_006 NOOOOOOOOOOOO"]
fn VAN_GAME_006_noooooooooooo() {
    check(CardClass::Mage, &[Give("VAN_GAME_006"), Cost("VAN_GAME_006", 2), Unwritten]);
}

/// # Captain's Parrot
///
/// `VAN_NEW1_016` · Neutral minion · 2 mana · 1/1
///
/// > **Battlecry:** Draw a Pirate from your deck.
///
/// State: Todo
//~ VAN_NEW1_016 todo a53bfdc1 80425efb
#[test]
#[ignore = "todo: VAN_NEW1_016 Captain's Parrot"]
fn VAN_NEW1_016_captains_parrot() {
    check(CardClass::Mage, &[Give("VAN_NEW1_016"), Cost("VAN_NEW1_016", 2), Stats("VAN_NEW1_016", 1, 1), Unwritten]);
}

/// # Hungry Crab
///
/// `VAN_NEW1_017` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** Destroy a Murloc and gain +2/+2.
///
/// State: Todo
//~ VAN_NEW1_017 todo be32c0c3 1e14f01e
#[test]
#[ignore = "todo: VAN_NEW1_017 Hungry Crab"]
fn VAN_NEW1_017_hungry_crab() {
    check(CardClass::Mage, &[Give("VAN_NEW1_017"), Cost("VAN_NEW1_017", 1), Stats("VAN_NEW1_017", 1, 2), Unwritten]);
}

/// # Bloodsail Raider
///
/// `VAN_NEW1_018` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Gain Attack equal to the Attack of your weapon.
///
/// State: Todo
//~ VAN_NEW1_018 todo 1d952869 a97bfcc1
#[test]
#[ignore = "todo: VAN_NEW1_018 Bloodsail Raider"]
fn VAN_NEW1_018_bloodsail_raider() {
    check(CardClass::Mage, &[Give("VAN_NEW1_018"), Cost("VAN_NEW1_018", 2), Stats("VAN_NEW1_018", 2, 3), Unwritten]);
}

/// # Knife Juggler
///
/// `VAN_NEW1_019` · Neutral minion · 2 mana · 3/2
///
/// > After you summon a minion, deal 1 damage to a random enemy.
///
/// State: Todo
//~ VAN_NEW1_019 todo 880eb51d 742f3a5a
#[test]
#[ignore = "todo: VAN_NEW1_019 Knife Juggler"]
fn VAN_NEW1_019_knife_juggler() {
    check(CardClass::Mage, &[Give("VAN_NEW1_019"), Cost("VAN_NEW1_019", 2), Stats("VAN_NEW1_019", 3, 2), Unwritten]);
}

/// # Wild Pyromancer
///
/// `VAN_NEW1_020` · Neutral minion · 2 mana · 3/2
///
/// > After you cast a spell, deal 1 damage to ALL minions.
///
/// State: Todo
//~ VAN_NEW1_020 todo 4c64d9fc b41b3d0c
#[test]
#[ignore = "todo: VAN_NEW1_020 Wild Pyromancer"]
fn VAN_NEW1_020_wild_pyromancer() {
    check(CardClass::Mage, &[Give("VAN_NEW1_020"), Cost("VAN_NEW1_020", 2), Stats("VAN_NEW1_020", 3, 2), Unwritten]);
}

/// # Doomsayer
///
/// `VAN_NEW1_021` · Neutral minion · 2 mana · 0/7
///
/// > At the start of your turn, destroy ALL minions.
///
/// State: Todo
//~ VAN_NEW1_021 todo 234e8fdf 2d7d9588
#[test]
#[ignore = "todo: VAN_NEW1_021 Doomsayer"]
fn VAN_NEW1_021_doomsayer() {
    check(CardClass::Mage, &[Give("VAN_NEW1_021"), Cost("VAN_NEW1_021", 2), Stats("VAN_NEW1_021", 0, 7), Unwritten]);
}

/// # Dread Corsair
///
/// `VAN_NEW1_022` · Neutral minion · 4 mana · 3/3
///
/// > **Taunt** Costs (1) less per Attack of your weapon.
///
/// State: Todo
//~ VAN_NEW1_022 todo 9272be78 8d385c8d
#[test]
#[ignore = "todo: VAN_NEW1_022 Dread Corsair"]
fn VAN_NEW1_022_dread_corsair() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_NEW1_022"),
            Cost("VAN_NEW1_022", 4),
            Stats("VAN_NEW1_022", 3, 3),
            Has("VAN_NEW1_022", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Faerie Dragon
///
/// `VAN_NEW1_023` · Neutral minion · 2 mana · 3/2
///
/// > **Elusive**
///
/// State: Vanilla
//~ VAN_NEW1_023 vanilla d4fc5ed2 4b6848fb
#[test]
fn VAN_NEW1_023_faerie_dragon() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_NEW1_023"),
            Cost("VAN_NEW1_023", 2),
            Stats("VAN_NEW1_023", 3, 2),
            Has("VAN_NEW1_023", GameTag::ELUSIVE),
            Play("VAN_NEW1_023", Nothing),
            In(The("VAN_NEW1_023"), Zone::Play),
            Now(The("VAN_NEW1_023"), 3, 2),
            HasNow(The("VAN_NEW1_023"), GameTag::ELUSIVE),
        ],
    );
}

/// # Captain Greenskin
///
/// `VAN_NEW1_024` · Neutral minion · 5 mana · 5/4
///
/// > **Battlecry:** Give your weapon +1/+1.
///
/// State: Todo
//~ VAN_NEW1_024 todo 7b7423c3 de4fd41a
#[test]
#[ignore = "todo: VAN_NEW1_024 Captain Greenskin"]
fn VAN_NEW1_024_captain_greenskin() {
    check(CardClass::Mage, &[Give("VAN_NEW1_024"), Cost("VAN_NEW1_024", 5), Stats("VAN_NEW1_024", 5, 4), Unwritten]);
}

/// # Bloodsail Corsair
///
/// `VAN_NEW1_025` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** Remove 1 Durability from your opponent's weapon.
///
/// State: Todo
//~ VAN_NEW1_025 todo ca56566a a7943753
#[test]
#[ignore = "todo: VAN_NEW1_025 Bloodsail Corsair"]
fn VAN_NEW1_025_bloodsail_corsair() {
    check(CardClass::Mage, &[Give("VAN_NEW1_025"), Cost("VAN_NEW1_025", 1), Stats("VAN_NEW1_025", 1, 2), Unwritten]);
}

/// # Violet Teacher
///
/// `VAN_NEW1_026` · Neutral minion · 4 mana · 3/5
///
/// > Whenever you cast a spell, summon a 1/1 Violet Apprentice.
///
/// State: Todo
//~ VAN_NEW1_026 todo 3fa3ade1 fdab1ed7
#[test]
#[ignore = "todo: VAN_NEW1_026 Violet Teacher"]
fn VAN_NEW1_026_violet_teacher() {
    check(CardClass::Mage, &[Give("VAN_NEW1_026"), Cost("VAN_NEW1_026", 4), Stats("VAN_NEW1_026", 3, 5), Unwritten]);
}

/// # Violet Apprentice
///
/// `VAN_NEW1_026t` · Neutral minion · 0 mana · 1/1
///
/// State: Vanilla
//~ VAN_NEW1_026t vanilla dc11c2a4 4cda1e03
#[test]
fn VAN_NEW1_026t_violet_apprentice() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_NEW1_026t"),
            Cost("VAN_NEW1_026t", 0),
            Stats("VAN_NEW1_026t", 1, 1),
            Play("VAN_NEW1_026t", Nothing),
            In(The("VAN_NEW1_026t"), Zone::Play),
            Now(The("VAN_NEW1_026t"), 1, 1),
        ],
    );
}

/// # Southsea Captain
///
/// `VAN_NEW1_027` · Neutral minion · 3 mana · 3/3
///
/// > Your other Pirates have +1/+1.
///
/// State: Todo
//~ VAN_NEW1_027 todo 98e3e21c eab1a901
#[test]
#[ignore = "todo: VAN_NEW1_027 Southsea Captain"]
fn VAN_NEW1_027_southsea_captain() {
    check(CardClass::Mage, &[Give("VAN_NEW1_027"), Cost("VAN_NEW1_027", 3), Stats("VAN_NEW1_027", 3, 3), Unwritten]);
}

/// # Millhouse Manastorm
///
/// `VAN_NEW1_029` · Neutral minion · 2 mana · 4/4
///
/// > **Battlecry:** Enemy spells cost (0) next turn.
///
/// State: Todo
//~ VAN_NEW1_029 todo 35cdf5ce 5a6d656f
#[test]
#[ignore = "todo: VAN_NEW1_029 Millhouse Manastorm"]
fn VAN_NEW1_029_millhouse_manastorm() {
    check(CardClass::Mage, &[Give("VAN_NEW1_029"), Cost("VAN_NEW1_029", 2), Stats("VAN_NEW1_029", 4, 4), Unwritten]);
}

/// # Deathwing
///
/// `VAN_NEW1_030` · Neutral minion · 10 mana · 12/12
///
/// > **Battlecry:** Destroy all other minions and discard your hand.
///
/// State: Todo
//~ VAN_NEW1_030 todo 558299dd 6e28ddad
#[test]
#[ignore = "todo: VAN_NEW1_030 Deathwing"]
fn VAN_NEW1_030_deathwing() {
    check(CardClass::Mage, &[Give("VAN_NEW1_030"), Cost("VAN_NEW1_030", 10), Stats("VAN_NEW1_030", 12, 12), Unwritten]);
}

/// # Master Swordsmith
///
/// `VAN_NEW1_037` · Neutral minion · 2 mana · 1/3
///
/// > At the end of your turn, give another random friendly minion +1 Attack.
///
/// State: Todo
//~ VAN_NEW1_037 todo 11820bb3 d2b76d44
#[test]
#[ignore = "todo: VAN_NEW1_037 Master Swordsmith"]
fn VAN_NEW1_037_master_swordsmith() {
    check(CardClass::Mage, &[Give("VAN_NEW1_037"), Cost("VAN_NEW1_037", 2), Stats("VAN_NEW1_037", 1, 3), Unwritten]);
}

/// # Gruul
///
/// `VAN_NEW1_038` · Neutral minion · 8 mana · 7/7
///
/// > At the end of each turn, gain +1/+1 .
///
/// State: Todo
//~ VAN_NEW1_038 todo 27b516df 2f1cc737
#[test]
#[ignore = "todo: VAN_NEW1_038 Gruul"]
fn VAN_NEW1_038_gruul() {
    check(CardClass::Mage, &[Give("VAN_NEW1_038"), Cost("VAN_NEW1_038", 8), Stats("VAN_NEW1_038", 7, 7), Unwritten]);
}

/// # Hogger
///
/// `VAN_NEW1_040` · Neutral minion · 6 mana · 4/4
///
/// > At the end of your turn, summon a 2/2 Gnoll with **Taunt**.
///
/// State: Todo
//~ VAN_NEW1_040 todo 47e261ae ff99458c
#[test]
#[ignore = "todo: VAN_NEW1_040 Hogger"]
fn VAN_NEW1_040_hogger() {
    check(CardClass::Mage, &[Give("VAN_NEW1_040"), Cost("VAN_NEW1_040", 6), Stats("VAN_NEW1_040", 4, 4), Unwritten]);
}

/// # Stampeding Kodo
///
/// `VAN_NEW1_041` · Neutral minion · 5 mana · 3/5
///
/// > **Battlecry:** Destroy a random enemy minion with 2 or less Attack.
///
/// State: Todo
//~ VAN_NEW1_041 todo a9279f51 13989091
#[test]
#[ignore = "todo: VAN_NEW1_041 Stampeding Kodo"]
fn VAN_NEW1_041_stampeding_kodo() {
    check(CardClass::Mage, &[Give("VAN_NEW1_041"), Cost("VAN_NEW1_041", 5), Stats("VAN_NEW1_041", 3, 5), Unwritten]);
}

/// # Elite Tauren Chieftain
///
/// `VAN_PRO_001` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Give both players the power to ROCK! (with a Power Chord card)
///
/// State: Todo
//~ VAN_PRO_001 todo 7d02ded9 e298c5ff
#[test]
#[ignore = "todo: VAN_PRO_001 Elite Tauren Chieftain"]
fn VAN_PRO_001_elite_tauren_chieftain() {
    check(CardClass::Mage, &[Give("VAN_PRO_001"), Cost("VAN_PRO_001", 5), Stats("VAN_PRO_001", 5, 5), Unwritten]);
}

/// # Power of the Horde
///
/// `VAN_PRO_001c` · Neutral spell · 4 mana
///
/// > Summon a random Horde Warrior.
///
/// State: Todo
//~ VAN_PRO_001c todo 6581dac1 5e30dd84
#[test]
#[ignore = "todo: VAN_PRO_001c Power of the Horde"]
fn VAN_PRO_001c_power_of_the_horde() {
    check(CardClass::Mage, &[Give("VAN_PRO_001c"), Cost("VAN_PRO_001c", 4), Unwritten]);
}

/// # Flame of Azzinoth
///
/// `VAN_TU4e_002t` · Neutral minion · 1 mana · 2/1
///
/// State: Vanilla
//~ VAN_TU4e_002t vanilla 159ada52 01f280f0
#[test]
fn VAN_TU4e_002t_flame_of_azzinoth() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_TU4e_002t"),
            Cost("VAN_TU4e_002t", 1),
            Stats("VAN_TU4e_002t", 2, 1),
            Play("VAN_TU4e_002t", Nothing),
            In(The("VAN_TU4e_002t"), Zone::Play),
            Now(The("VAN_TU4e_002t"), 2, 1),
        ],
    );
}

/// # Skeleton
///
/// `VAN_skele11` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ VAN_skele11 vanilla 0edf54f5 ba9acea6
#[test]
fn VAN_skele11_skeleton() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_skele11"),
            Cost("VAN_skele11", 1),
            Stats("VAN_skele11", 1, 1),
            Play("VAN_skele11", Nothing),
            In(The("VAN_skele11"), Zone::Play),
            Now(The("VAN_skele11"), 1, 1),
        ],
    );
}

/// # Damaged Golem
///
/// `VAN_skele21` · Neutral minion · 1 mana · 2/1
///
/// State: Vanilla
//~ VAN_skele21 vanilla f9a0fa31 f000521a
#[test]
fn VAN_skele21_damaged_golem() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_skele21"),
            Cost("VAN_skele21", 1),
            Stats("VAN_skele21", 2, 1),
            Play("VAN_skele21", Nothing),
            In(The("VAN_skele21"), Zone::Play),
            Now(The("VAN_skele21"), 2, 1),
        ],
    );
}

/// # Flesheating Ghoul
///
/// `VAN_tt_004` · Neutral minion · 3 mana · 2/3
///
/// > Whenever a minion dies, gain +1 Attack.
///
/// State: Todo
//~ VAN_tt_004 todo 1df53e1d f364015b
#[test]
#[ignore = "todo: VAN_tt_004 Flesheating Ghoul"]
fn VAN_tt_004_flesheating_ghoul() {
    check(CardClass::Mage, &[Give("VAN_tt_004"), Cost("VAN_tt_004", 3), Stats("VAN_tt_004", 2, 3), Unwritten]);
}
