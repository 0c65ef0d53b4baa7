//! Neutral cards of Vanilla, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2e8c76dc

/// # Goldshire Footman
///
/// `VAN_CS1_042` · Neutral minion · 1 mana · 1/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla VAN_CS1_042 597b558c 61d792c9 f5abc495.4b0c5d24
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
//~ vanilla VAN_CS1_069 22a7ef8c 65a8ebd2 02ba0137.4b0c5d24
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
/// State: Reprint
//~ reprint VAN_CS2_117 479d7e32 87628750 73ebc35c.297e01ee
#[test]
fn VAN_CS2_117_earthen_ring_farseer() {
    check(
        CardClass::Mage,
        &[Give("VAN_CS2_117"), Cost("VAN_CS2_117", 3), Stats("VAN_CS2_117", 3, 3), WrittenAs("VAN_CS2_117", "CS2_117")],
    );
}

/// # Magma Rager
///
/// `VAN_CS2_118` · Neutral minion · 3 mana · 5/1
///
/// State: Vanilla
//~ vanilla VAN_CS2_118 47f8f914 87ceb875 175be05c
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
//~ vanilla VAN_CS2_119 39980bd2 35b8e84b 09efe505
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
//~ vanilla VAN_CS2_120 8c10ec21 4af12176 d62744ef
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
//~ vanilla VAN_CS2_121 2344779b 8b886fe7 cb522dfb.4b0c5d24
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
/// State: Reprint
//~ reprint VAN_CS2_122 eeb14be9 00cd0e47 bbc777fa.cc6d9299
#[test]
fn VAN_CS2_122_raid_leader() {
    check(
        CardClass::Mage,
        &[Give("VAN_CS2_122"), Cost("VAN_CS2_122", 3), Stats("VAN_CS2_122", 2, 2), WrittenAs("VAN_CS2_122", "CS2_122")],
    );
}

/// # Wolfrider
///
/// `VAN_CS2_124` · Neutral minion · 3 mana · 3/1
///
/// > **Charge**
///
/// State: Vanilla
//~ vanilla VAN_CS2_124 a53384a4 4d1067bb 8aada3fd.276b5ef0
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
//~ vanilla VAN_CS2_125 3023d06f cb28ee5d 8df4dfe8.4b0c5d24
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
//~ vanilla VAN_CS2_127 966628f5 952d531a 9bb0bf42.4b0c5d24
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
//~ vanilla VAN_CS2_131 b1bf566f 29e08308 da9e2f5b.276b5ef0
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
/// State: Reprint
//~ reprint VAN_CS2_141 69c176f8 b2a017ac 4b007d6a.cbe7dbbc
#[test]
fn VAN_CS2_141_ironforge_rifleman() {
    check(
        CardClass::Mage,
        &[Give("VAN_CS2_141"), Cost("VAN_CS2_141", 3), Stats("VAN_CS2_141", 2, 2), WrittenAs("VAN_CS2_141", "CS2_141")],
    );
}

/// # Kobold Geomancer
///
/// `VAN_CS2_142` · Neutral minion · 2 mana · 2/2
///
/// > **Spell Damage +1**
///
/// State: Vanilla
//~ vanilla VAN_CS2_142 58dc3170 740c7512 b33190bf.b88f2291
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
/// State: Reprint
//~ reprint VAN_CS2_146 3fc33bd1 95c78ca2 da54e101.8087d95a
#[test]
fn VAN_CS2_146_southsea_deckhand() {
    check(
        CardClass::Mage,
        &[Give("VAN_CS2_146"), Cost("VAN_CS2_146", 1), Stats("VAN_CS2_146", 2, 1), WrittenAs("VAN_CS2_146", "CS2_146")],
    );
}

/// # Gnomish Inventor
///
/// `VAN_CS2_147` · Neutral minion · 4 mana · 2/4
///
/// > **Battlecry:** Draw a card.
///
/// State: Reprint
//~ reprint VAN_CS2_147 3196f606 38a8fad8 d2dd5c7c.72a132f1
#[test]
fn VAN_CS2_147_gnomish_inventor() {
    check(
        CardClass::Mage,
        &[Give("VAN_CS2_147"), Cost("VAN_CS2_147", 4), Stats("VAN_CS2_147", 2, 4), WrittenAs("VAN_CS2_147", "CS2_147")],
    );
}

/// # Stormpike Commando
///
/// `VAN_CS2_150` · Neutral minion · 5 mana · 4/2
///
/// > **Battlecry:** Deal 2 damage.
///
/// State: Reprint
//~ reprint VAN_CS2_150 ee51ea5f 3b0993d9 f0b12209.d9e5e9ea
#[test]
fn VAN_CS2_150_stormpike_commando() {
    check(
        CardClass::Mage,
        &[Give("VAN_CS2_150"), Cost("VAN_CS2_150", 5), Stats("VAN_CS2_150", 4, 2), WrittenAs("VAN_CS2_150", "CS2_150")],
    );
}

/// # Silver Hand Knight
///
/// `VAN_CS2_151` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** Summon a 2/2 Squire.
///
/// State: Reprint
//~ reprint VAN_CS2_151 b66917cf 6937b76f 32faeddf.977effcf
#[test]
fn VAN_CS2_151_silver_hand_knight() {
    check(
        CardClass::Mage,
        &[Give("VAN_CS2_151"), Cost("VAN_CS2_151", 5), Stats("VAN_CS2_151", 4, 4), WrittenAs("VAN_CS2_151", "CS2_151")],
    );
}

/// # Squire
///
/// `VAN_CS2_152` · Neutral minion · 1 mana · 2/2
///
/// State: Vanilla
//~ vanilla VAN_CS2_152 a7b5a28f a5985a33 5692bc44
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
//~ vanilla VAN_CS2_155 5ab6f06e 836f85ed fda5da47.b88f2291
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
//~ vanilla VAN_CS2_161 77c9029b 58b477c9 24678c6e.86cd88a1
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
//~ vanilla VAN_CS2_162 ec196722 aa827b5d e432a39a.4b0c5d24
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
//~ vanilla VAN_CS2_168 54b83e7c d51d9efe b9fa163f
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
//~ vanilla VAN_CS2_169 a53dbbd5 045f9e09 8e02e254.9569ce14
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
//~ vanilla VAN_CS2_171 0b83d47e 4a868cca 16643ca9.276b5ef0
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
//~ vanilla VAN_CS2_172 a51bbac4 4f4fa4f3 9d9b58fd
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
//~ vanilla VAN_CS2_173 38f24d5f a4e1ecea f5ae52ca.276b5ef0
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
//~ vanilla VAN_CS2_179 0c5278be 59a22848 88266b47.4b0c5d24
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
/// State: Reprint
//~ reprint VAN_CS2_181 a07bda14 508df985 8b60d0bb.e6cecdb8
#[test]
fn VAN_CS2_181_injured_blademaster() {
    check(
        CardClass::Mage,
        &[Give("VAN_CS2_181"), Cost("VAN_CS2_181", 3), Stats("VAN_CS2_181", 4, 7), WrittenAs("VAN_CS2_181", "CS2_181")],
    );
}

/// # Chillwind Yeti
///
/// `VAN_CS2_182` · Neutral minion · 4 mana · 4/5
///
/// State: Vanilla
//~ vanilla VAN_CS2_182 52099dda e9b04607 3ffa799b
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
//~ vanilla VAN_CS2_186 55da7307 50b4c497 234ff29c
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
//~ vanilla VAN_CS2_187 52715465 4c5091b7 f2b61302.4b0c5d24
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
/// State: Reprint
//~ reprint VAN_CS2_188 2e62fb0d 21fc4013 28319ec8.878bc5a8
#[test]
fn VAN_CS2_188_abusive_sergeant() {
    check(
        CardClass::Mage,
        &[Give("VAN_CS2_188"), Cost("VAN_CS2_188", 1), Stats("VAN_CS2_188", 2, 1), WrittenAs("VAN_CS2_188", "CS2_188")],
    );
}

/// # Elven Archer
///
/// `VAN_CS2_189` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Deal 1 damage.
///
/// State: Reprint
//~ reprint VAN_CS2_189 5c5c1c85 15b88227 16816541.cbe7dbbc
#[test]
fn VAN_CS2_189_elven_archer() {
    check(
        CardClass::Mage,
        &[Give("VAN_CS2_189"), Cost("VAN_CS2_189", 1), Stats("VAN_CS2_189", 1, 1), WrittenAs("VAN_CS2_189", "CS2_189")],
    );
}

/// # Razorfen Hunter
///
/// `VAN_CS2_196` · Neutral minion · 3 mana · 2/3
///
/// > **Battlecry:** Summon a 1/1 Boar.
///
/// State: Reprint
//~ reprint VAN_CS2_196 987cae8b 5f388adc 25e26f03.1ee57859
#[test]
fn VAN_CS2_196_razorfen_hunter() {
    check(
        CardClass::Mage,
        &[Give("VAN_CS2_196"), Cost("VAN_CS2_196", 3), Stats("VAN_CS2_196", 2, 3), WrittenAs("VAN_CS2_196", "CS2_196")],
    );
}

/// # Ogre Magi
///
/// `VAN_CS2_197` · Neutral minion · 4 mana · 4/4
///
/// > **Spell Damage +1**
///
/// State: Vanilla
//~ vanilla VAN_CS2_197 4f32b022 2e1fca78 d7594e75.b88f2291
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
//~ vanilla VAN_CS2_200 9741466e 9bf6780d 7d6e0d0a
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
//~ vanilla VAN_CS2_201 8a716b10 776640dd 93e2d8ac
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
/// State: Reprint
//~ reprint VAN_CS2_203 379844fe 88ec676a 2805eb8a.94f1f570
#[test]
fn VAN_CS2_203_ironbeak_owl() {
    check(
        CardClass::Mage,
        &[Give("VAN_CS2_203"), Cost("VAN_CS2_203", 2), Stats("VAN_CS2_203", 2, 1), WrittenAs("VAN_CS2_203", "CS2_203")],
    );
}

/// # Reckless Rocketeer
///
/// `VAN_CS2_213` · Neutral minion · 6 mana · 5/2
///
/// > **Charge**
///
/// State: Vanilla
//~ vanilla VAN_CS2_213 5bccb832 f0789916 f28e7a96.276b5ef0
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
/// State: Done
//~ done VAN_CS2_221 b1b36450 - 3f4c9f62.9044a028
#[test]
fn VAN_CS2_221_spiteful_smith() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_CS2_221"),
            Cost("VAN_CS2_221", 5),
            Stats("VAN_CS2_221", 4, 6),
            Play("VAN_CS2_221", Nothing),
            Friend("CS2_106"),
            Now(MyWeapon, 3, 2),
            Hurt(My(0), 1),
            Now(MyWeapon, 5, 2),
        ],
    );
}

/// # Stormwind Champion
///
/// `VAN_CS2_222` · Neutral minion · 7 mana · 6/6
///
/// > Your other minions have +1/+1.
///
/// State: Reprint
//~ reprint VAN_CS2_222 c5534761 d20f315c 2d86d035.180b3f03
#[test]
fn VAN_CS2_222_stormwind_champion() {
    check(
        CardClass::Mage,
        &[Give("VAN_CS2_222"), Cost("VAN_CS2_222", 7), Stats("VAN_CS2_222", 6, 6), WrittenAs("VAN_CS2_222", "CS2_222")],
    );
}

/// # Might of Stormwind
///
/// `VAN_CS2_222o` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived VAN_CS2_222o 35933eba 5465b56b 249b9ae0.67341004
#[test]
fn VAN_CS2_222o_might_of_stormwind() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "VAN_CS2_222o"), Now(My(0), 6, 2)]);
}

/// # Frostwolf Warlord
///
/// `VAN_CS2_226` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** Gain +1/+1 for each other friendly minion on the battlefield.
///
/// State: Reprint
//~ reprint VAN_CS2_226 d9d93ec6 640943e3 d6a0a2ed.478b5e64
#[test]
fn VAN_CS2_226_frostwolf_warlord() {
    check(
        CardClass::Mage,
        &[Give("VAN_CS2_226"), Cost("VAN_CS2_226", 5), Stats("VAN_CS2_226", 4, 4), WrittenAs("VAN_CS2_226", "CS2_226")],
    );
}

/// # Venture Co. Mercenary
///
/// `VAN_CS2_227` · Neutral minion · 5 mana · 7/6
///
/// > Your minions cost (3) more.
///
/// State: Reprint
//~ reprint VAN_CS2_227 8abc7a11 0645d4b1 20d6fcba.4d22e396
#[test]
fn VAN_CS2_227_venture_co_mercenary() {
    check(
        CardClass::Mage,
        &[Give("VAN_CS2_227"), Cost("VAN_CS2_227", 5), Stats("VAN_CS2_227", 7, 6), WrittenAs("VAN_CS2_227", "CS2_227")],
    );
}

/// # Wisp
///
/// `VAN_CS2_231` · Neutral minion · 0 mana · 1/1
///
/// State: Vanilla
//~ vanilla VAN_CS2_231 30db7622 1828fdaf 244f5ab3
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
//~ vanilla VAN_CS2_boar 41d99520 266e3a38 a2dc25d1
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
//~ vanilla VAN_CS2_tk1 9a647946 00b80c5b 9766ddaa
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
/// State: Reprint
//~ reprint VAN_DFX_001 a8aceb0a 25f0ff51 0fd73a89.4f603437
#[test]
fn VAN_DFX_001_fast_spawn_to_deck_dummy_fx() {
    check(CardClass::Mage, &[Give("VAN_DFX_001"), Cost("VAN_DFX_001", 0), WrittenAs("VAN_DFX_001", "DFX_001")]);
}

/// # Time Warp Dummy FX
///
/// `VAN_DFX_002` · Neutral spell · 0 mana
///
/// > Holds the FX for playing Timewarp FX.
///
/// State: Reprint
//~ reprint VAN_DFX_002 b7b64af1 cb5f9d1b 9f32f359.c1020960
#[test]
fn VAN_DFX_002_time_warp_dummy_fx() {
    check(CardClass::Mage, &[Give("VAN_DFX_002"), Cost("VAN_DFX_002", 0), WrittenAs("VAN_DFX_002", "DFX_002")]);
}

/// # Frost Nova Dummy FX
///
/// `VAN_DFX_003` · Neutral spell · 0 mana
///
/// > Holds the FX for playing Frost Nova FX.
///
/// State: Reprint
//~ reprint VAN_DFX_003 7d7c5c4c 3d1aecf6 5bd35701.5650650e
#[test]
fn VAN_DFX_003_frost_nova_dummy_fx() {
    check(CardClass::Mage, &[Give("VAN_DFX_003"), Cost("VAN_DFX_003", 0), WrittenAs("VAN_DFX_003", "DFX_003")]);
}

/// # Holy Healing Dummy FX
///
/// `VAN_DFX_004` · Neutral spell · 0 mana
///
/// > Holds the FX for playing Holy Healing FX.
///
/// State: Reprint
//~ reprint VAN_DFX_004 470e5756 95a1ae8b 74850aba.d9530355
#[test]
fn VAN_DFX_004_holy_healing_dummy_fx() {
    check(CardClass::Mage, &[Give("VAN_DFX_004"), Cost("VAN_DFX_004", 0), WrittenAs("VAN_DFX_004", "DFX_004")]);
}

/// # Flamestrike Dummy FX
///
/// `VAN_DFX_005` · Neutral spell · 0 mana
///
/// > Holds the FX for playing Flamestrike FX.
///
/// State: Reprint
//~ reprint VAN_DFX_005 87478d16 5a677c93 8ead86e6.a68dba1c
#[test]
fn VAN_DFX_005_flamestrike_dummy_fx() {
    check(CardClass::Mage, &[Give("VAN_DFX_005"), Cost("VAN_DFX_005", 0), WrittenAs("VAN_DFX_005", "DFX_005")]);
}

/// # Laughing Sister
///
/// `VAN_DREAM_01` · Dream minion · 2 mana · 3/5
///
/// > **Elusive**
///
/// State: Vanilla
//~ vanilla VAN_DREAM_01 cb6fde5b 527a6a1c e66cc5b1.c54580ff
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
/// State: Done
//~ done VAN_DREAM_02 32231d00 - 7d620c93.ceca5d40
#[test]
fn VAN_DREAM_02_ysera_awakens() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_DREAM_02"),
            Cost("VAN_DREAM_02", 2),
            Enemy("CS2_200"),
            Friend("VAN_EX1_572"),
            Play("VAN_DREAM_02", Nothing),
            Damage(Their(0), 5),
            Damage(My(0), 0),
            Health(TheirHero, 25),
            Health(MyHero, 25),
        ],
    );
}

/// # Emerald Drake
///
/// `VAN_DREAM_03` · Dream minion · 4 mana · 7/6
///
/// State: Vanilla
//~ vanilla VAN_DREAM_03 a4001ce7 d219a027 20b4f01d
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
/// State: Done
//~ done VAN_DREAM_04 67dbe67f - a24283c1.372d8295
#[test]
fn VAN_DREAM_04_dream() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_DREAM_04"),
            Cost("VAN_DREAM_04", 0),
            Targets("VAN_DREAM_04", &[FriendlyMinion, EnemyMinion]),
            Enemy("CS2_182"),
            Play("VAN_DREAM_04", On(Their(0))),
            HandCount(Theirs, 1),
        ],
    );
}

/// # Nightmare
///
/// `VAN_DREAM_05` · Dream spell · 0 mana
///
/// > Give a minion +5/+5. At the start of your next turn, destroy it.
///
/// State: Done
//~ done VAN_DREAM_05 2f609755 - 1bb44fb5.9c5883ed
#[test]
fn VAN_DREAM_05_nightmare() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_DREAM_05"),
            Cost("VAN_DREAM_05", 0),
            Targets("VAN_DREAM_05", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Play("VAN_DREAM_05", On(My(0))),
            Now(My(0), 9, 10),
            EndTurn,
            BoardCount(Mine, 1),
            EndTurn,
            BoardCount(Mine, 0),
        ],
    );
}

/// # Darkscale Healer
///
/// `VAN_DS1_055` · Neutral minion · 5 mana · 4/5
///
/// > **Battlecry:** Restore #2 Health to all friendly characters.
///
/// State: Reprint
//~ reprint VAN_DS1_055 0183d103 a074a9d1 be89a59a.9506a155
#[test]
fn VAN_DS1_055_darkscale_healer() {
    check(
        CardClass::Mage,
        &[Give("VAN_DS1_055"), Cost("VAN_DS1_055", 5), Stats("VAN_DS1_055", 4, 5), WrittenAs("VAN_DS1_055", "DS1_055")],
    );
}

/// # Lightwarden
///
/// `VAN_EX1_001` · Neutral minion · 1 mana · 1/2
///
/// > Whenever a character is healed, gain +2 Attack.
///
/// State: Reprint
//~ reprint VAN_EX1_001 2b8196fb 4fab9cd6 7e02e19a.b7e944ca
#[test]
fn VAN_EX1_001_lightwarden() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_001"), Cost("VAN_EX1_001", 1), Stats("VAN_EX1_001", 1, 2), WrittenAs("VAN_EX1_001", "EX1_001")],
    );
}

/// # The Black Knight
///
/// `VAN_EX1_002` · Neutral minion · 6 mana · 4/5
///
/// > **Battlecry:** Destroy an enemy minion with **Taunt**.
///
/// State: Done
//~ done VAN_EX1_002 a3427507 - 56d2d612.43abf685
#[test]
fn VAN_EX1_002_the_black_knight() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_002"),
            Cost("VAN_EX1_002", 6),
            Stats("VAN_EX1_002", 4, 5),
            Enemy("CS2_179"),
            Enemy("CS2_182"),
            Friend("CS2_179"),
            CannotTarget("VAN_EX1_002", Their(1)),
            CannotTarget("VAN_EX1_002", My(0)),
            Play("VAN_EX1_002", On(Their(0))),
            Dead(Nth(1)),
        ],
    );
}

/// # Young Priestess
///
/// `VAN_EX1_004` · Neutral minion · 1 mana · 2/1
///
/// > At the end of your turn, give another random friendly minion +1 Health.
///
/// State: Reprint
//~ reprint VAN_EX1_004 fa7ac6cc 18e4a971 e8ee46fd.90108879
#[test]
fn VAN_EX1_004_young_priestess() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_004"), Cost("VAN_EX1_004", 1), Stats("VAN_EX1_004", 2, 1), WrittenAs("VAN_EX1_004", "EX1_004")],
    );
}

/// # Big Game Hunter
///
/// `VAN_EX1_005` · Neutral minion · 3 mana · 4/2
///
/// > **Battlecry:** Destroy a minion with 7 or more Attack.
///
/// State: Done
//~ done VAN_EX1_005 58038bed - 39f8ea96.9cbaba00
#[test]
fn VAN_EX1_005_big_game_hunter() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_005"),
            Cost("VAN_EX1_005", 3),
            Stats("VAN_EX1_005", 4, 2),
            Enemy("CS2_186"),
            Enemy("CS2_200"),
            CannotTarget("VAN_EX1_005", Their(1)),
            Play("VAN_EX1_005", On(Their(0))),
            Dead(Nth(1)),
            BoardCount(Theirs, 1),
        ],
    );
    check(CardClass::Mage, &[Friend("CS2_186"), Play("VAN_EX1_005", On(My(0))), Dead(Nth(0))]);
}

/// # Alarm-o-Bot
///
/// `VAN_EX1_006` · Neutral minion · 3 mana · 0/3
///
/// > At the start of your turn, swap this minion with a random one in your hand.
///
/// State: Reprint
//~ reprint VAN_EX1_006 cd894b4b e154d254 f35dd041.e357b6a3
#[test]
fn VAN_EX1_006_alarm_o_bot() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_006"), Cost("VAN_EX1_006", 3), Stats("VAN_EX1_006", 0, 3), WrittenAs("VAN_EX1_006", "EX1_006")],
    );
}

/// # Acolyte of Pain
///
/// `VAN_EX1_007` · Neutral minion · 3 mana · 1/3
///
/// > Whenever this minion takes damage, draw a card.
///
/// State: Reprint
//~ reprint VAN_EX1_007 c3212694 205340c6 f4b45e67.3ab31bc0
#[test]
fn VAN_EX1_007_acolyte_of_pain() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_007"), Cost("VAN_EX1_007", 3), Stats("VAN_EX1_007", 1, 3), WrittenAs("VAN_EX1_007", "EX1_007")],
    );
}

/// # Argent Squire
///
/// `VAN_EX1_008` · Neutral minion · 1 mana · 1/1
///
/// > **Divine Shield**
///
/// State: Vanilla
//~ vanilla VAN_EX1_008 12afb881 dd289459 52158989.cc526ac4
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
/// State: Done
//~ done VAN_EX1_009 eddd6038 - 87998f3e.9cf9db66
#[test]
fn VAN_EX1_009_angry_chicken() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_009"),
            Cost("VAN_EX1_009", 1),
            Stats("VAN_EX1_009", 1, 1),
            Friend("VAN_EX1_009"),
            Play("CS2_004", On(My(0))),
            Now(My(0), 1, 3),
            Hurt(My(0), 1),
            Now(My(0), 6, 2),
        ],
    );
}

/// # Worgen Infiltrator
///
/// `VAN_EX1_010` · Neutral minion · 1 mana · 2/1
///
/// > **Stealth**
///
/// State: Vanilla
//~ vanilla VAN_EX1_010 75b08cdb 10f72fd3 56fc3dc5.86cd88a1
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
/// State: Reprint
//~ reprint VAN_EX1_011 d7a620ba 262b5d6d 7c9c337d.22e721cb
#[test]
fn VAN_EX1_011_voodoo_doctor() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_011"), Cost("VAN_EX1_011", 1), Stats("VAN_EX1_011", 2, 1), WrittenAs("VAN_EX1_011", "EX1_011")],
    );
}

/// # Bloodmage Thalnos
///
/// `VAN_EX1_012` · Neutral minion · 2 mana · 1/1
///
/// > **Spell Damage +1 Deathrattle:** Draw a card.
///
/// State: Reprint
//~ reprint VAN_EX1_012 d51b4e38 71c08171 e200d9f5.b141bdb6
#[test]
fn VAN_EX1_012_bloodmage_thalnos() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_012"),
            Cost("VAN_EX1_012", 2),
            Stats("VAN_EX1_012", 1, 1),
            Has("VAN_EX1_012", GameTag::SPELLPOWER),
            WrittenAs("VAN_EX1_012", "EX1_012"),
        ],
    );
}

/// # King Mukla
///
/// `VAN_EX1_014` · Neutral minion · 3 mana · 5/5
///
/// > **Battlecry:** Give your opponent 2 Bananas.
///
/// State: Reprint
//~ reprint VAN_EX1_014 59bd4246 a90dbc3d e83efed9.793e4d07
#[test]
fn VAN_EX1_014_king_mukla() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_014"), Cost("VAN_EX1_014", 3), Stats("VAN_EX1_014", 5, 5), WrittenAs("VAN_EX1_014", "EX1_014")],
    );
}

/// # Novice Engineer
///
/// `VAN_EX1_015` · Neutral minion · 2 mana · 1/1
///
/// > **Battlecry:** Draw a card.
///
/// State: Reprint
//~ reprint VAN_EX1_015 b171f8b1 88e38257 5f054252.72a132f1
#[test]
fn VAN_EX1_015_novice_engineer() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_015"), Cost("VAN_EX1_015", 2), Stats("VAN_EX1_015", 1, 1), WrittenAs("VAN_EX1_015", "EX1_015")],
    );
}

/// # Sylvanas Windrunner
///
/// `VAN_EX1_016` · Neutral minion · 6 mana · 5/5
///
/// > **Deathrattle:** Take control of a random enemy minion.
///
/// State: Reprint
//~ reprint VAN_EX1_016 ff14a121 f77b21b4 77a779c7.cb78a29c
#[test]
fn VAN_EX1_016_sylvanas_windrunner() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_016"), Cost("VAN_EX1_016", 6), Stats("VAN_EX1_016", 5, 5), WrittenAs("VAN_EX1_016", "EX1_016")],
    );
}

/// # Jungle Panther
///
/// `VAN_EX1_017` · Neutral minion · 3 mana · 4/2
///
/// > **Stealth**
///
/// State: Vanilla
//~ vanilla VAN_EX1_017 50f7e1dd 5c64cd62 c55e0481.86cd88a1
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
/// State: Reprint
//~ reprint VAN_EX1_019 2246e127 14c83d9d c156c37d.275576eb
#[test]
fn VAN_EX1_019_shattered_sun_cleric() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_019"), Cost("VAN_EX1_019", 3), Stats("VAN_EX1_019", 3, 2), WrittenAs("VAN_EX1_019", "EX1_019")],
    );
}

/// # Scarlet Crusader
///
/// `VAN_EX1_020` · Neutral minion · 3 mana · 3/1
///
/// > **Divine Shield**
///
/// State: Vanilla
//~ vanilla VAN_EX1_020 2358c43e 4363a52f 0954766b.cc526ac4
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
//~ vanilla VAN_EX1_021 a10c57a9 6b90230a 1bd6d73a.9569ce14
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
//~ vanilla VAN_EX1_023 ec1e74a5 7a92ff49 356a1fb1.cc526ac4
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
/// State: Reprint
//~ reprint VAN_EX1_025 c6769c93 fe2348b6 681bc2f8.fdfaf7ac
#[test]
fn VAN_EX1_025_dragonling_mechanic() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_025"), Cost("VAN_EX1_025", 4), Stats("VAN_EX1_025", 2, 4), WrittenAs("VAN_EX1_025", "EX1_025")],
    );
}

/// # Stranglethorn Tiger
///
/// `VAN_EX1_028` · Neutral minion · 5 mana · 5/5
///
/// > **Stealth**
///
/// State: Vanilla
//~ vanilla VAN_EX1_028 0ce1307d 591b8e5e e7fba899.86cd88a1
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
/// State: Reprint
//~ reprint VAN_EX1_029 958cb5a0 50a3a3cf caef0189.f85f7e9e
#[test]
fn VAN_EX1_029_leper_gnome() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_029"), Cost("VAN_EX1_029", 1), Stats("VAN_EX1_029", 2, 1), WrittenAs("VAN_EX1_029", "EX1_029")],
    );
}

/// # Sunwalker
///
/// `VAN_EX1_032` · Neutral minion · 6 mana · 4/5
///
/// > **Taunt Divine Shield**
///
/// State: Vanilla
//~ vanilla VAN_EX1_032 d457af63 67c2bb20 c1ca4038.efaaa40f
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
//~ vanilla VAN_EX1_033 97cd4b30 3317002f 479a31fa.9569ce14
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
/// State: Reprint
//~ reprint VAN_EX1_043 929ee78c 24d83ab2 50d967ce.40fd3180
#[test]
fn VAN_EX1_043_twilight_drake() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_043"), Cost("VAN_EX1_043", 4), Stats("VAN_EX1_043", 4, 1), WrittenAs("VAN_EX1_043", "EX1_043")],
    );
}

/// # Questing Adventurer
///
/// `VAN_EX1_044` · Neutral minion · 3 mana · 2/2
///
/// > Whenever you play a card, gain +1/+1.
///
/// State: Reprint
//~ reprint VAN_EX1_044 1b8a5dfb 51b7cea6 f20a519a.c6caf91f
#[test]
fn VAN_EX1_044_questing_adventurer() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_044"), Cost("VAN_EX1_044", 3), Stats("VAN_EX1_044", 2, 2), WrittenAs("VAN_EX1_044", "EX1_044")],
    );
}

/// # Ancient Watcher
///
/// `VAN_EX1_045` · Neutral minion · 2 mana · 4/5
///
/// > Can't attack.
///
/// State: Vanilla
//~ vanilla VAN_EX1_045 0c3c0053 35ae9dd7 3cfd3426.d7c3ac98
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
/// State: Reprint
//~ reprint VAN_EX1_046 71bdf19c 1bbd5f3f 9e90ca24.878bc5a8
#[test]
fn VAN_EX1_046_dark_iron_dwarf() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_046"), Cost("VAN_EX1_046", 4), Stats("VAN_EX1_046", 4, 4), WrittenAs("VAN_EX1_046", "EX1_046")],
    );
}

/// # Spellbreaker
///
/// `VAN_EX1_048` · Neutral minion · 4 mana · 4/3
///
/// > **Battlecry: Silence** a minion.
///
/// State: Reprint
//~ reprint VAN_EX1_048 6d53ddad 06eb2a59 d8aa1b68.94f1f570
#[test]
fn VAN_EX1_048_spellbreaker() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_048"), Cost("VAN_EX1_048", 4), Stats("VAN_EX1_048", 4, 3), WrittenAs("VAN_EX1_048", "EX1_048")],
    );
}

/// # Youthful Brewmaster
///
/// `VAN_EX1_049` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Return a friendly minion from the battlefield to your hand.
///
/// State: Reprint
//~ reprint VAN_EX1_049 49e57a11 2c644255 357746de.a1848913
#[test]
fn VAN_EX1_049_youthful_brewmaster() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_049"), Cost("VAN_EX1_049", 2), Stats("VAN_EX1_049", 3, 2), WrittenAs("VAN_EX1_049", "EX1_049")],
    );
}

/// # Coldlight Oracle
///
/// `VAN_EX1_050` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Each player draws 2 cards.
///
/// State: Reprint
//~ reprint VAN_EX1_050 88fe8696 490a0a83 0e9d99a1.fcf2dfe6
#[test]
fn VAN_EX1_050_coldlight_oracle() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_050"), Cost("VAN_EX1_050", 3), Stats("VAN_EX1_050", 2, 2), WrittenAs("VAN_EX1_050", "EX1_050")],
    );
}

/// # Mana Addict
///
/// `VAN_EX1_055` · Neutral minion · 2 mana · 1/3
///
/// > Whenever you cast a spell, gain +2 Attack this turn.
///
/// State: Reprint
//~ reprint VAN_EX1_055 82c23698 9c038ce4 231c4e2e.a31a45f1
#[test]
fn VAN_EX1_055_mana_addict() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_055"), Cost("VAN_EX1_055", 2), Stats("VAN_EX1_055", 1, 3), WrittenAs("VAN_EX1_055", "EX1_055")],
    );
}

/// # Ancient Brewmaster
///
/// `VAN_EX1_057` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Return a friendly minion from the battlefield to your hand.
///
/// State: Reprint
//~ reprint VAN_EX1_057 9deb0c90 43d8ed6f 19d3b269.a1848913
#[test]
fn VAN_EX1_057_ancient_brewmaster() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_057"), Cost("VAN_EX1_057", 4), Stats("VAN_EX1_057", 5, 4), WrittenAs("VAN_EX1_057", "EX1_057")],
    );
}

/// # Sunfury Protector
///
/// `VAN_EX1_058` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Give adjacent minions **Taunt**.
///
/// State: Reprint
//~ reprint VAN_EX1_058 6ec004a0 b534882e 81e12ee3.1b4018a7
#[test]
fn VAN_EX1_058_sunfury_protector() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_058"), Cost("VAN_EX1_058", 2), Stats("VAN_EX1_058", 2, 3), WrittenAs("VAN_EX1_058", "EX1_058")],
    );
}

/// # Crazed Alchemist
///
/// `VAN_EX1_059` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Swap the Attack and Health of a minion.
///
/// State: Reprint
//~ reprint VAN_EX1_059 f437c85a f51fd164 161ca9a1.2c65d2fc
#[test]
fn VAN_EX1_059_crazed_alchemist() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_059"), Cost("VAN_EX1_059", 2), Stats("VAN_EX1_059", 2, 2), WrittenAs("VAN_EX1_059", "EX1_059")],
    );
}

/// # Old Murk-Eye
///
/// `VAN_EX1_062` · Neutral minion · 4 mana · 2/4
///
/// > **Charge**. Has +1 Attack for each other Murloc on the battlefield.
///
/// State: Reprint
//~ reprint VAN_EX1_062 89ef6aca 6e85ebf2 0766398e.8365bbb1
#[test]
fn VAN_EX1_062_old_murk_eye() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_062"),
            Cost("VAN_EX1_062", 4),
            Stats("VAN_EX1_062", 2, 4),
            Has("VAN_EX1_062", GameTag::CHARGE),
            WrittenAs("VAN_EX1_062", "EX1_062"),
        ],
    );
}

/// # Acidic Swamp Ooze
///
/// `VAN_EX1_066` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Destroy your opponent's weapon.
///
/// State: Reprint
//~ reprint VAN_EX1_066 1327bf86 657a4676 374dcc66.a8bb4a6e
#[test]
fn VAN_EX1_066_acidic_swamp_ooze() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_066"), Cost("VAN_EX1_066", 2), Stats("VAN_EX1_066", 3, 2), WrittenAs("VAN_EX1_066", "EX1_066")],
    );
}

/// # Argent Commander
///
/// `VAN_EX1_067` · Neutral minion · 6 mana · 4/2
///
/// > **Charge Divine Shield**
///
/// State: Vanilla
//~ vanilla VAN_EX1_067 64159a38 35d741b3 42dc2731.22050a4f
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
/// State: Reprint
//~ reprint VAN_EX1_076 3be16887 fadb17fe 355d87ec.7d025a56
#[test]
fn VAN_EX1_076_pint_sized_summoner() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_076"), Cost("VAN_EX1_076", 2), Stats("VAN_EX1_076", 2, 2), WrittenAs("VAN_EX1_076", "EX1_076")],
    );
}

/// # Secretkeeper
///
/// `VAN_EX1_080` · Neutral minion · 1 mana · 1/2
///
/// > Whenever a **Secret** is played, gain +1/+1.
///
/// State: Reprint
//~ reprint VAN_EX1_080 b0b36e3f e848f90c ee214904.e15f9e8a
#[test]
fn VAN_EX1_080_secretkeeper() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_080"), Cost("VAN_EX1_080", 1), Stats("VAN_EX1_080", 1, 2), WrittenAs("VAN_EX1_080", "EX1_080")],
    );
}

/// # Mad Bomber
///
/// `VAN_EX1_082` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Deal 3 damage randomly split between all other characters.
///
/// State: Reprint
//~ reprint VAN_EX1_082 bdc3f60c 1f752d9d 5de839b3.78e2aeeb
#[test]
fn VAN_EX1_082_mad_bomber() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_082"), Cost("VAN_EX1_082", 2), Stats("VAN_EX1_082", 3, 2), WrittenAs("VAN_EX1_082", "EX1_082")],
    );
}

/// # Tinkmaster Overspark
///
/// `VAN_EX1_083` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Transform another random minion into a 5/5 Devilsaur or a 1/1 Squirrel.
///
/// State: Reprint
//~ reprint VAN_EX1_083 5058516e c004e6ab ec422911.017b2272
#[test]
fn VAN_EX1_083_tinkmaster_overspark() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_083"), Cost("VAN_EX1_083", 3), Stats("VAN_EX1_083", 3, 3), WrittenAs("VAN_EX1_083", "EX1_083")],
    );
}

/// # Mind Control Tech
///
/// `VAN_EX1_085` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** If your opponent has 4 or more minions, take control of one at random.
///
/// State: Done
//~ done VAN_EX1_085 371d2891 - 49e3aea8.9f335127
#[test]
fn VAN_EX1_085_mind_control_tech() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_085"),
            Cost("VAN_EX1_085", 3),
            Stats("VAN_EX1_085", 3, 3),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_172"),
            Force(Entity(Their(3))),
            Play("VAN_EX1_085", Nothing),
            BoardCount(Theirs, 3),
            BoardCount(Mine, 2),
            Is(My(1), "CS2_172"),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("VAN_EX1_085", Nothing),
            BoardCount(Theirs, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Friend("CS2_172"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(My(0))),
            Play("VAN_EX1_085", Nothing),
            BoardCount(Theirs, 3),
            BoardCount(Mine, 3),
        ],
    );
}

/// # Arcane Golem
///
/// `VAN_EX1_089` · Neutral minion · 3 mana · 4/2
///
/// > **Charge**. **Battlecry:** Give your opponent a Mana Crystal.
///
/// State: Reprint
//~ reprint VAN_EX1_089 524dc788 981ead31 3d08ad43.5dcf19bc
#[test]
fn VAN_EX1_089_arcane_golem() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_089"),
            Cost("VAN_EX1_089", 3),
            Stats("VAN_EX1_089", 4, 2),
            Has("VAN_EX1_089", GameTag::CHARGE),
            WrittenAs("VAN_EX1_089", "EX1_089"),
        ],
    );
}

/// # Defender of Argus
///
/// `VAN_EX1_093` · Neutral minion · 4 mana · 2/3
///
/// > **Battlecry:** Give adjacent minions +1/+1 and **Taunt**.
///
/// State: Reprint
//~ reprint VAN_EX1_093 e42e97d6 894426b7 0e8b4083.e913cb2a
#[test]
fn VAN_EX1_093_defender_of_argus() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_093"), Cost("VAN_EX1_093", 4), Stats("VAN_EX1_093", 2, 3), WrittenAs("VAN_EX1_093", "EX1_093")],
    );
}

/// # Gadgetzan Auctioneer
///
/// `VAN_EX1_095` · Neutral minion · 5 mana · 4/4
///
/// > Whenever you cast a spell, draw a card.
///
/// State: Reprint
//~ reprint VAN_EX1_095 d979d298 781c014a 6b4bf4e6.97c574f5
#[test]
fn VAN_EX1_095_gadgetzan_auctioneer() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_095"), Cost("VAN_EX1_095", 5), Stats("VAN_EX1_095", 4, 4), WrittenAs("VAN_EX1_095", "EX1_095")],
    );
}

/// # Loot Hoarder
///
/// `VAN_EX1_096` · Neutral minion · 2 mana · 2/1
///
/// > **Deathrattle:** Draw a card.
///
/// State: Reprint
//~ reprint VAN_EX1_096 cd9a2da7 d754555c f1e991d7.505f40e5
#[test]
fn VAN_EX1_096_loot_hoarder() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_096"), Cost("VAN_EX1_096", 2), Stats("VAN_EX1_096", 2, 1), WrittenAs("VAN_EX1_096", "EX1_096")],
    );
}

/// # Abomination
///
/// `VAN_EX1_097` · Neutral minion · 5 mana · 4/4
///
/// > **Taunt**. **Deathrattle:** Deal 2 damage to ALL characters.
///
/// State: Reprint
//~ reprint VAN_EX1_097 fe79ad49 e542c2d4 fba701d0.5560e714
#[test]
fn VAN_EX1_097_abomination() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_097"),
            Cost("VAN_EX1_097", 5),
            Stats("VAN_EX1_097", 4, 4),
            Has("VAN_EX1_097", GameTag::TAUNT),
            WrittenAs("VAN_EX1_097", "EX1_097"),
        ],
    );
}

/// # Lorewalker Cho
///
/// `VAN_EX1_100` · Neutral minion · 2 mana · 0/4
///
/// > Whenever a player casts a spell, put a copy into the other player’s hand.
///
/// State: Reprint
//~ reprint VAN_EX1_100 3fe6946e c6033533 83851b56.574f54fc
#[test]
fn VAN_EX1_100_lorewalker_cho() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_100"), Cost("VAN_EX1_100", 2), Stats("VAN_EX1_100", 0, 4), WrittenAs("VAN_EX1_100", "EX1_100")],
    );
}

/// # Demolisher
///
/// `VAN_EX1_102` · Neutral minion · 3 mana · 1/4
///
/// > At the start of your turn, deal 2 damage to a random enemy.
///
/// State: Reprint
//~ reprint VAN_EX1_102 c0c560f7 b44303d7 3bdf5191.48900d50
#[test]
fn VAN_EX1_102_demolisher() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_102"), Cost("VAN_EX1_102", 3), Stats("VAN_EX1_102", 1, 4), WrittenAs("VAN_EX1_102", "EX1_102")],
    );
}

/// # Coldlight Seer
///
/// `VAN_EX1_103` · Neutral minion · 3 mana · 2/3
///
/// > **Battlecry:** Give ALL other Murlocs +2 Health.
///
/// State: Done
//~ done VAN_EX1_103 386381f4 - 48449b5d.d0bf4903
#[test]
fn VAN_EX1_103_coldlight_seer() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_103"),
            Cost("VAN_EX1_103", 3),
            Stats("VAN_EX1_103", 2, 3),
            Friend("CS2_168"),
            Enemy("CS2_168"),
            Friend("CS2_231"),
            Play("VAN_EX1_103", Nothing),
            Now(My(0), 2, 3),
            Now(Their(0), 2, 3),
            Now(My(1), 1, 1),
            Now(My(2), 2, 3),
        ],
    );
}

/// # Mountain Giant
///
/// `VAN_EX1_105` · Neutral minion · 12 mana · 8/8
///
/// > Costs (1) less for each other card in your hand.
///
/// State: Reprint
//~ reprint VAN_EX1_105 9584750f 5778c50b dadbc7ec.1ebe47d0
#[test]
fn VAN_EX1_105_mountain_giant() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_105"),
            Cost("VAN_EX1_105", 12),
            Stats("VAN_EX1_105", 8, 8),
            WrittenAs("VAN_EX1_105", "EX1_105"),
        ],
    );
}

/// # Cairne Bloodhoof
///
/// `VAN_EX1_110` · Neutral minion · 6 mana · 4/5
///
/// > **Deathrattle:** Summon a 4/5 Baine Bloodhoof.
///
/// State: Done
//~ done VAN_EX1_110 84ac0058 - abe7b1ed.f1eee2fc
#[test]
fn VAN_EX1_110_cairne_bloodhoof() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_110"),
            Cost("VAN_EX1_110", 6),
            Stats("VAN_EX1_110", 4, 5),
            Play("VAN_EX1_110", Nothing),
            BoardCount(Mine, 1),
            Kill(My(0)),
            Is(My(0), "VAN_EX1_110t"),
            Now(My(0), 4, 5),
        ],
    );
}

/// # Baine Bloodhoof
///
/// `VAN_EX1_110t` · Neutral minion · 4 mana · 4/5
///
/// State: Vanilla
//~ vanilla VAN_EX1_110t 81a2813f 674eb5ee 55ae9b4c
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
/// State: Reprint
//~ reprint VAN_EX1_112 14a7a442 dab94d80 a6d7dd11.d0cdea89
#[test]
fn VAN_EX1_112_gelbin_mekkatorque() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_112"), Cost("VAN_EX1_112", 6), Stats("VAN_EX1_112", 6, 6), WrittenAs("VAN_EX1_112", "EX1_112")],
    );
}

/// # Leeroy Jenkins
///
/// `VAN_EX1_116` · Neutral minion · 4 mana · 6/2
///
/// > **Charge**. **Battlecry:** Summon two 1/1 Whelps for your opponent.
///
/// State: Reprint
//~ reprint VAN_EX1_116 50805bf0 37414a9c 4172e274.8624a9cd
#[test]
fn VAN_EX1_116_leeroy_jenkins() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_116"),
            Cost("VAN_EX1_116", 4),
            Stats("VAN_EX1_116", 6, 2),
            Has("VAN_EX1_116", GameTag::CHARGE),
            WrittenAs("VAN_EX1_116", "EX1_116"),
        ],
    );
}

/// # Dire Wolf Alpha
///
/// `VAN_EX1_162` · Neutral minion · 2 mana · 2/2
///
/// > Adjacent minions have +1 Attack.
///
/// State: Reprint
//~ reprint VAN_EX1_162 fe93276d e5e098a8 490028dd.a8beaaf7
#[test]
fn VAN_EX1_162_dire_wolf_alpha() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_162"), Cost("VAN_EX1_162", 2), Stats("VAN_EX1_162", 2, 2), WrittenAs("VAN_EX1_162", "EX1_162")],
    );
}

/// # Emperor Cobra
///
/// `VAN_EX1_170` · Neutral minion · 3 mana · 2/3
///
/// > Destroy any minion damaged by this minion.
///
/// State: Done
//~ done VAN_EX1_170 3048147e - 66926482.9911a0d9
#[test]
fn VAN_EX1_170_emperor_cobra() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_170"),
            Cost("VAN_EX1_170", 3),
            Stats("VAN_EX1_170", 2, 3),
            Friend("VAN_EX1_170"),
            Enemy("CS2_200"),
            Attack(My(0), Their(0)),
            Dead(Nth(2)),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Friend("VAN_EX1_170"),
            Enemy("CS2_200"),
            Play("CS2_008", On(Their(0))),
            Damage(Their(0), 1),
            Play("CS2_008", On(My(0))),
            BoardCount(Theirs, 1),
        ],
    );
}

/// # Baron Geddon
///
/// `VAN_EX1_249` · Neutral minion · 7 mana · 7/5
///
/// > At the end of your turn, deal 2 damage to ALL other characters.
///
/// State: Reprint
//~ reprint VAN_EX1_249 0e05a538 4d0c39d4 18c9c1d4.e7cbfc5a
#[test]
fn VAN_EX1_249_baron_geddon() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_249"), Cost("VAN_EX1_249", 7), Stats("VAN_EX1_249", 7, 5), WrittenAs("VAN_EX1_249", "EX1_249")],
    );
}

/// # Frost Elemental
///
/// `VAN_EX1_283` · Neutral minion · 6 mana · 5/5
///
/// > **Battlecry: Freeze** a character.
///
/// State: Reprint
//~ reprint VAN_EX1_283 bd18b5b3 1b533137 d2da48a6.7c719279
#[test]
fn VAN_EX1_283_frost_elemental() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_283"), Cost("VAN_EX1_283", 6), Stats("VAN_EX1_283", 5, 5), WrittenAs("VAN_EX1_283", "EX1_283")],
    );
}

/// # Azure Drake
///
/// `VAN_EX1_284` · Neutral minion · 5 mana · 4/4
///
/// > **Spell Damage +1 Battlecry:** Draw a card.
///
/// State: Reprint
//~ reprint VAN_EX1_284 d3d1de81 6df7b633 bf8b4cd4.6de7b73a
#[test]
fn VAN_EX1_284_azure_drake() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_284"),
            Cost("VAN_EX1_284", 5),
            Stats("VAN_EX1_284", 4, 4),
            Has("VAN_EX1_284", GameTag::SPELLPOWER),
            WrittenAs("VAN_EX1_284", "EX1_284"),
        ],
    );
}

/// # Ragnaros the Firelord
///
/// `VAN_EX1_298` · Neutral minion · 8 mana · 8/8
///
/// > Can't attack. At the end of your turn, deal 8 damage to a random enemy.
///
/// State: Reprint
//~ reprint VAN_EX1_298 3909719a 13e7f874 f7e4a790.8b56020b
#[test]
fn VAN_EX1_298_ragnaros_the_firelord() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_298"),
            Cost("VAN_EX1_298", 8),
            Stats("VAN_EX1_298", 8, 8),
            Has("VAN_EX1_298", GameTag::CANT_ATTACK),
            WrittenAs("VAN_EX1_298", "EX1_298"),
        ],
    );
}

/// # Tauren Warrior
///
/// `VAN_EX1_390` · Neutral minion · 3 mana · 2/3
///
/// > **Taunt**. **Enrage:** +3 Attack
///
/// State: Done
//~ done VAN_EX1_390 f84e768e - f2fa85d2.2e5728a0
#[test]
fn VAN_EX1_390_tauren_warrior() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_390"),
            Cost("VAN_EX1_390", 3),
            Stats("VAN_EX1_390", 2, 3),
            Has("VAN_EX1_390", GameTag::TAUNT),
            Play("VAN_EX1_390", Nothing),
            HasNow(My(0), GameTag::TAUNT),
            Now(My(0), 2, 3),
            Hurt(My(0), 1),
            Now(My(0), 5, 2),
            Play("CS2_007", On(My(0))),
            Now(My(0), 2, 3),
        ],
    );
}

/// # Amani Berserker
///
/// `VAN_EX1_393` · Neutral minion · 2 mana · 2/3
///
/// > **Enrage:** +3 Attack
///
/// State: Done
//~ done VAN_EX1_393 4205039c - 2ca6a224.80fafa50
#[test]
fn VAN_EX1_393_amani_berserker() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_393"),
            Cost("VAN_EX1_393", 2),
            Stats("VAN_EX1_393", 2, 3),
            Play("VAN_EX1_393", Nothing),
            Now(My(0), 2, 3),
            Hurt(My(0), 1),
            Now(My(0), 5, 2),
            Play("CS2_007", On(My(0))),
            Now(My(0), 2, 3),
        ],
    );
}

/// # Mogu'shan Warden
///
/// `VAN_EX1_396` · Neutral minion · 4 mana · 1/7
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla VAN_EX1_396 669fbd4f 22314cbf 63f5b4a8.4b0c5d24
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
/// State: Reprint
//~ reprint VAN_EX1_399 602b0bcd 640009eb e4bf76d5.c691322c
#[test]
fn VAN_EX1_399_gurubashi_berserker() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_399"), Cost("VAN_EX1_399", 5), Stats("VAN_EX1_399", 2, 7), WrittenAs("VAN_EX1_399", "EX1_399")],
    );
}

/// # Shieldbearer
///
/// `VAN_EX1_405` · Neutral minion · 1 mana · 0/4
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla VAN_EX1_405 c13bd355 9396b7f8 d95eea96.4b0c5d24
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
/// State: Done
//~ done VAN_EX1_412 0ade7831 - d721814b.8f44fd9a
#[test]
fn VAN_EX1_412_raging_worgen() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_412"),
            Cost("VAN_EX1_412", 3),
            Stats("VAN_EX1_412", 3, 3),
            Play("VAN_EX1_412", Nothing),
            Now(My(0), 3, 3),
            HasNot(My(0), GameTag::WINDFURY),
            Hurt(My(0), 1),
            Now(My(0), 4, 2),
            HasNow(My(0), GameTag::WINDFURY),
        ],
    );
}

/// # Murloc Tidehunter
///
/// `VAN_EX1_506` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry:** Summon a 1/1 Murloc Scout.
///
/// State: Reprint
//~ reprint VAN_EX1_506 bafd3b92 5e8aa3f1 ff81cffd.099a2349
#[test]
fn VAN_EX1_506_murloc_tidehunter() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_506"), Cost("VAN_EX1_506", 2), Stats("VAN_EX1_506", 2, 1), WrittenAs("VAN_EX1_506", "EX1_506")],
    );
}

/// # Murloc Scout
///
/// `VAN_EX1_506a` · Neutral minion · 0 mana · 1/1
///
/// State: Vanilla
//~ vanilla VAN_EX1_506a 93f923f3 119beed7 3a95575e
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
/// State: Done
//~ done VAN_EX1_507 05cd679c - 1523fefb.16570369
#[test]
fn VAN_EX1_507_murloc_warleader() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_507"),
            Cost("VAN_EX1_507", 3),
            Stats("VAN_EX1_507", 3, 3),
            Play("VAN_EX1_507", Nothing),
            Friend("CS2_168"),
            Friend("CS2_231"),
            Enemy("CS2_168"),
            Now(My(1), 4, 2),
            Now(Their(0), 4, 2),
            Now(My(2), 1, 1),
            Now(My(0), 3, 3),
        ],
    );
}

/// # Mrgglaargl!
///
/// `VAN_EX1_507e` · Neutral enchantment
///
/// > +2/+1 from Murloc Warleader.
///
/// State: Derived
//~ derived VAN_EX1_507e 02e9f7d1 a3212412 518b0a27.31768a92
#[test]
fn VAN_EX1_507e_mrgglaargl() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "VAN_EX1_507e"), Now(My(0), 7, 2)]);
}

/// # Grimscale Oracle
///
/// `VAN_EX1_508` · Neutral minion · 1 mana · 1/1
///
/// > ALL other Murlocs have +1 Attack.
///
/// State: Done
//~ done VAN_EX1_508 ec412c62 - ff8b4d4b.8f71a39f
#[test]
fn VAN_EX1_508_grimscale_oracle() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_508"),
            Cost("VAN_EX1_508", 1),
            Stats("VAN_EX1_508", 1, 1),
            Play("VAN_EX1_508", Nothing),
            Friend("CS2_168"),
            Friend("CS2_231"),
            Enemy("CS2_168"),
            Now(My(1), 3, 1),
            Now(Their(0), 3, 1),
            Now(My(2), 1, 1),
            Now(My(0), 1, 1),
        ],
    );
}

/// # Murloc Tidecaller
///
/// `VAN_EX1_509` · Neutral minion · 1 mana · 1/2
///
/// > Whenever a Murloc is summoned, gain +1 Attack.
///
/// State: Done
//~ done VAN_EX1_509 70261905 - 7e64aa09.9ea24964
#[test]
fn VAN_EX1_509_murloc_tidecaller() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_509"),
            Cost("VAN_EX1_509", 1),
            Stats("VAN_EX1_509", 1, 2),
            Play("VAN_EX1_509", Nothing),
            Play("CS2_168", Nothing),
            Now(My(0), 2, 2),
            Play("CS2_231", Nothing),
            Now(My(0), 2, 2),
            EndTurn,
            Play("CS2_168", Nothing),
            Now(My(0), 3, 2),
        ],
    );
}

/// # Harvest Golem
///
/// `VAN_EX1_556` · Neutral minion · 3 mana · 2/3
///
/// > **Deathrattle:** Summon a 2/1 Damaged Golem.
///
/// State: Reprint
//~ reprint VAN_EX1_556 7ee3025e ab385bd4 5bdc413f.ce54d0ff
#[test]
fn VAN_EX1_556_harvest_golem() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_556"), Cost("VAN_EX1_556", 3), Stats("VAN_EX1_556", 2, 3), WrittenAs("VAN_EX1_556", "EX1_556")],
    );
}

/// # Nat Pagle
///
/// `VAN_EX1_557` · Neutral minion · 2 mana · 0/4
///
/// > At the start of your turn, you have a 50% chance to draw an extra card.
///
/// State: Reprint
//~ reprint VAN_EX1_557 ce3922eb 827678ce 77e1eeee.fcb0cd71
#[test]
fn VAN_EX1_557_nat_pagle() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_557"), Cost("VAN_EX1_557", 2), Stats("VAN_EX1_557", 0, 4), WrittenAs("VAN_EX1_557", "EX1_557")],
    );
}

/// # Harrison Jones
///
/// `VAN_EX1_558` · Neutral minion · 5 mana · 5/4
///
/// > **Battlecry:** Destroy your opponent's weapon and draw cards equal to its Durability.
///
/// State: Reprint
//~ reprint VAN_EX1_558 2afc0f0b 7eec7d60 f21192e9.e996c7cd
#[test]
fn VAN_EX1_558_harrison_jones() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_558"), Cost("VAN_EX1_558", 5), Stats("VAN_EX1_558", 5, 4), WrittenAs("VAN_EX1_558", "EX1_558")],
    );
}

/// # Nozdormu
///
/// `VAN_EX1_560` · Neutral minion · 9 mana · 8/8
///
/// > Players only have 15 seconds to take their turns.
///
/// State: Reprint
//~ reprint VAN_EX1_560 66cb103c 09ec676b dce4bbf4.b1dce0d5
#[test]
fn VAN_EX1_560_nozdormu() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_560"), Cost("VAN_EX1_560", 9), Stats("VAN_EX1_560", 8, 8), WrittenAs("VAN_EX1_560", "EX1_560")],
    );
}

/// # Alexstrasza
///
/// `VAN_EX1_561` · Neutral minion · 9 mana · 8/8
///
/// > **Battlecry:** Set a hero's remaining Health to 15.
///
/// State: Reprint
//~ reprint VAN_EX1_561 9b8cdc76 21e2ef30 56b4f3e3.857fd4d9
#[test]
fn VAN_EX1_561_alexstrasza() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_561"), Cost("VAN_EX1_561", 9), Stats("VAN_EX1_561", 8, 8), WrittenAs("VAN_EX1_561", "EX1_561")],
    );
}

/// # Onyxia
///
/// `VAN_EX1_562` · Neutral minion · 9 mana · 8/8
///
/// > **Battlecry:** Summon 1/1 Whelps until your side of the battlefield is full.
///
/// State: Reprint
//~ reprint VAN_EX1_562 c88f5b4d 03f4e787 3b9288e2.2b71ab6a
#[test]
fn VAN_EX1_562_onyxia() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_562"), Cost("VAN_EX1_562", 9), Stats("VAN_EX1_562", 8, 8), WrittenAs("VAN_EX1_562", "EX1_562")],
    );
}

/// # Malygos
///
/// `VAN_EX1_563` · Neutral minion · 9 mana · 4/12
///
/// > **Spell Damage +5**
///
/// State: Vanilla
//~ vanilla VAN_EX1_563 4c9d060d c48af9f4 df11bead.ea661852
#[test]
fn VAN_EX1_563_malygos() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_563"),
            Cost("VAN_EX1_563", 9),
            Stats("VAN_EX1_563", 4, 12),
            Has("VAN_EX1_563", GameTag::SPELLPOWER),
            Play("VAN_EX1_563", Nothing),
            In(The("VAN_EX1_563"), Zone::Play),
            Now(The("VAN_EX1_563"), 4, 12),
            HasNow(The("VAN_EX1_563"), GameTag::SPELLPOWER),
        ],
    );
}

/// # Faceless Manipulator
///
/// `VAN_EX1_564` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** Choose a minion and become a copy of it.
///
/// State: Reprint
//~ reprint VAN_EX1_564 ecab9481 01428daa 83b5ea24.d29d2e6b
#[test]
fn VAN_EX1_564_faceless_manipulator() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_564"), Cost("VAN_EX1_564", 5), Stats("VAN_EX1_564", 3, 3), WrittenAs("VAN_EX1_564", "EX1_564")],
    );
}

/// # Ysera
///
/// `VAN_EX1_572` · Neutral minion · 9 mana · 4/12
///
/// > At the end of your turn, add a Dream Card to your hand.
///
/// State: Done
//~ done VAN_EX1_572 feb0baee - 71e5102c.80bbde59
#[test]
fn VAN_EX1_572_ysera() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_572"),
            Cost("VAN_EX1_572", 9),
            Stats("VAN_EX1_572", 4, 12),
            Play("VAN_EX1_572", Nothing),
            Force(Card("VAN_DREAM_04")),
            EndTurn,
            HandCount(Mine, 1),
            Is(InHand(0), "VAN_DREAM_04"),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Friend("VAN_EX1_572"),
            Force(Card("VAN_DREAM_01")),
            EndTurn,
            Is(InHand(0), "VAN_DREAM_01"),
            EndTurn,
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Friend("VAN_EX1_572"),
            Force(Card("VAN_DREAM_02")),
            EndTurn,
            Is(InHand(0), "VAN_DREAM_02"),
            EndTurn,
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Friend("VAN_EX1_572"),
            Force(Card("VAN_DREAM_03")),
            EndTurn,
            Is(InHand(0), "VAN_DREAM_03"),
            EndTurn,
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Friend("VAN_EX1_572"),
            Force(Card("VAN_DREAM_05")),
            EndTurn,
            Is(InHand(0), "VAN_DREAM_05"),
            EndTurn,
            HandCount(Mine, 2),
        ],
    );
}

/// # The Beast
///
/// `VAN_EX1_577` · Neutral minion · 6 mana · 9/7
///
/// > **Deathrattle:** Summon a 3/3 Pip Quickwit for your opponent.
///
/// State: Reprint
//~ reprint VAN_EX1_577 ccbc4b3c a9a83d71 8d612f03.da58b178
#[test]
fn VAN_EX1_577_the_beast() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_577"), Cost("VAN_EX1_577", 6), Stats("VAN_EX1_577", 9, 7), WrittenAs("VAN_EX1_577", "EX1_577")],
    );
}

/// # Dalaran Mage
///
/// `VAN_EX1_582` · Neutral minion · 3 mana · 1/4
///
/// > **Spell Damage +1**
///
/// State: Vanilla
//~ vanilla VAN_EX1_582 96eb9178 7fb259a7 3867fc29.b88f2291
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
/// State: Reprint
//~ reprint VAN_EX1_583 1f38a484 d203cb0b ea1f6455.918dc7a7
#[test]
fn VAN_EX1_583_priestess_of_elune() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_583"), Cost("VAN_EX1_583", 6), Stats("VAN_EX1_583", 5, 4), WrittenAs("VAN_EX1_583", "EX1_583")],
    );
}

/// # Ancient Mage
///
/// `VAN_EX1_584` · Neutral minion · 4 mana · 2/5
///
/// > **Battlecry:** Give adjacent minions **Spell Damage +1**.
///
/// State: Reprint
//~ reprint VAN_EX1_584 ca160d50 774009bd 7dd7e2a0.e2db55f4
#[test]
fn VAN_EX1_584_ancient_mage() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_584"), Cost("VAN_EX1_584", 4), Stats("VAN_EX1_584", 2, 5), WrittenAs("VAN_EX1_584", "EX1_584")],
    );
}

/// # Sea Giant
///
/// `VAN_EX1_586` · Neutral minion · 10 mana · 8/8
///
/// > Costs (1) less for each other minion on the battlefield.
///
/// State: Reprint
//~ reprint VAN_EX1_586 b726f0ab fac75340 a98c0ed6.3ea883f5
#[test]
fn VAN_EX1_586_sea_giant() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_586"),
            Cost("VAN_EX1_586", 10),
            Stats("VAN_EX1_586", 8, 8),
            WrittenAs("VAN_EX1_586", "EX1_586"),
        ],
    );
}

/// # Blood Knight
///
/// `VAN_EX1_590` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** All minions lose **Divine Shield**. Gain +3/+3 for each Shield lost.
///
/// State: Reprint
//~ reprint VAN_EX1_590 98013f1a bee80443 4e361acf.58cbffe8
#[test]
fn VAN_EX1_590_blood_knight() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_590"), Cost("VAN_EX1_590", 3), Stats("VAN_EX1_590", 3, 3), WrittenAs("VAN_EX1_590", "EX1_590")],
    );
}

/// # Nightblade
///
/// `VAN_EX1_593` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** Deal 3 damage to the enemy hero.
///
/// State: Reprint
//~ reprint VAN_EX1_593 44a78beb f197e09d 7ec402ac.f73cff07
#[test]
fn VAN_EX1_593_nightblade() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_593"), Cost("VAN_EX1_593", 5), Stats("VAN_EX1_593", 4, 4), WrittenAs("VAN_EX1_593", "EX1_593")],
    );
}

/// # Cult Master
///
/// `VAN_EX1_595` · Neutral minion · 4 mana · 4/2
///
/// > After a friendly minion dies, draw a card.
///
/// State: Reprint
//~ reprint VAN_EX1_595 8459d989 2d1fc994 e2f2a179.95e9d172
#[test]
fn VAN_EX1_595_cult_master() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_595"), Cost("VAN_EX1_595", 4), Stats("VAN_EX1_595", 4, 2), WrittenAs("VAN_EX1_595", "EX1_595")],
    );
}

/// # Imp Master
///
/// `VAN_EX1_597` · Neutral minion · 3 mana · 1/5
///
/// > At the end of your turn, deal 1 damage to this minion and summon a 1/1 Imp.
///
/// State: Reprint
//~ reprint VAN_EX1_597 6d416b58 c2406e97 8093755a.74648f44
#[test]
fn VAN_EX1_597_imp_master() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_597"), Cost("VAN_EX1_597", 3), Stats("VAN_EX1_597", 1, 5), WrittenAs("VAN_EX1_597", "EX1_597")],
    );
}

/// # Imp
///
/// `VAN_EX1_598` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla VAN_EX1_598 3e58b8b4 11f14fad 72874b00
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
/// State: Done
//~ done VAN_EX1_614 cc7f50aa - b4872c6a.80224b6a
#[test]
fn VAN_EX1_614_illidan_stormrage() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_614"),
            Cost("VAN_EX1_614", 6),
            Stats("VAN_EX1_614", 7, 5),
            Play("VAN_EX1_614", Nothing),
            Play("GAME_005", Nothing),
            Is(My(1), "VAN_TU4e_002t"),
            Now(My(1), 2, 1),
            EndTurn,
            Play("GAME_005", Nothing),
            BoardCount(Mine, 2),
        ],
    );
}

/// # Mana Wraith
///
/// `VAN_EX1_616` · Neutral minion · 2 mana · 2/2
///
/// > ALL minions cost (1) more.
///
/// State: Reprint
//~ reprint VAN_EX1_616 76807e4a 54db99d2 64c1537f.68d11fc8
#[test]
fn VAN_EX1_616_mana_wraith() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_616"), Cost("VAN_EX1_616", 2), Stats("VAN_EX1_616", 2, 2), WrittenAs("VAN_EX1_616", "EX1_616")],
    );
}

/// # Molten Giant
///
/// `VAN_EX1_620` · Neutral minion · 20 mana · 8/8
///
/// > Costs (1) less for each damage your hero has taken.
///
/// State: Done
//~ done VAN_EX1_620 c4eccb7b - b28a5721.7d32074c
#[test]
fn VAN_EX1_620_molten_giant() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_620"),
            Cost("VAN_EX1_620", 20),
            Stats("VAN_EX1_620", 8, 8),
            CostNow(Nth(0), 20),
            Hurt(MyHero, 15),
            CostNow(Nth(0), 5),
        ],
    );
}

/// # Pip Quickwit
///
/// `VAN_EX1_finkle` · Neutral minion · 3 mana · 3/3
///
/// State: Vanilla
//~ vanilla VAN_EX1_finkle 78070da8 5feb371b 7ee3260f
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
//~ vanilla VAN_EX1_tk28 2107bdad ef74aa3d c5da2720
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
//~ vanilla VAN_EX1_tk29 8630c100 f2eda933 f95d3f4f
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
/// State: Reprint
//~ reprint VAN_GAME_002 43db4430 7bce8933 1a0553c7.441a003a
#[test]
fn VAN_GAME_002_avatar_of_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_GAME_002"),
            Cost("VAN_GAME_002", 0),
            Stats("VAN_GAME_002", 1, 1),
            WrittenAs("VAN_GAME_002", "GAME_002"),
        ],
    );
}

/// # NOOOOOOOOOOOO
///
/// `VAN_GAME_006` · Neutral spell · 2 mana
///
/// > Somehow, the card you USED to have has been deleted. Here, have this one instead!
///
/// State: Reprint
//~ reprint VAN_GAME_006 12051f08 b76b793c a8f7828a.f2be88da
#[test]
fn VAN_GAME_006_noooooooooooo() {
    check(CardClass::Mage, &[Give("VAN_GAME_006"), Cost("VAN_GAME_006", 2), WrittenAs("VAN_GAME_006", "GAME_006")]);
}

/// # Captain's Parrot
///
/// `VAN_NEW1_016` · Neutral minion · 2 mana · 1/1
///
/// > **Battlecry:** Draw a Pirate from your deck.
///
/// State: Reprint
//~ reprint VAN_NEW1_016 294bd685 77b03933 41727c4a.827fb53c
#[test]
fn VAN_NEW1_016_captains_parrot() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_NEW1_016"),
            Cost("VAN_NEW1_016", 2),
            Stats("VAN_NEW1_016", 1, 1),
            WrittenAs("VAN_NEW1_016", "NEW1_016"),
        ],
    );
}

/// # Hungry Crab
///
/// `VAN_NEW1_017` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** Destroy a Murloc and gain +2/+2.
///
/// State: Reprint
//~ reprint VAN_NEW1_017 54e76b5e 141d5e1e 50fe922f.a3d92616
#[test]
fn VAN_NEW1_017_hungry_crab() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_NEW1_017"),
            Cost("VAN_NEW1_017", 1),
            Stats("VAN_NEW1_017", 1, 2),
            WrittenAs("VAN_NEW1_017", "NEW1_017"),
        ],
    );
}

/// # Bloodsail Raider
///
/// `VAN_NEW1_018` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Gain Attack equal to the Attack of your weapon.
///
/// State: Reprint
//~ reprint VAN_NEW1_018 93aadc46 12c39ac6 63aa7c70.ff77e216
#[test]
fn VAN_NEW1_018_bloodsail_raider() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_NEW1_018"),
            Cost("VAN_NEW1_018", 2),
            Stats("VAN_NEW1_018", 2, 3),
            WrittenAs("VAN_NEW1_018", "NEW1_018"),
        ],
    );
}

/// # Knife Juggler
///
/// `VAN_NEW1_019` · Neutral minion · 2 mana · 3/2
///
/// > After you summon a minion, deal 1 damage to a random enemy.
///
/// State: Reprint
//~ reprint VAN_NEW1_019 61f9bd72 586ecdab b8ab74e2.717da147
#[test]
fn VAN_NEW1_019_knife_juggler() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_NEW1_019"),
            Cost("VAN_NEW1_019", 2),
            Stats("VAN_NEW1_019", 3, 2),
            WrittenAs("VAN_NEW1_019", "NEW1_019"),
        ],
    );
}

/// # Wild Pyromancer
///
/// `VAN_NEW1_020` · Neutral minion · 2 mana · 3/2
///
/// > After you cast a spell, deal 1 damage to ALL minions.
///
/// State: Reprint
//~ reprint VAN_NEW1_020 170d9c11 cd213e3c 60b3a0e5.b7796a67
#[test]
fn VAN_NEW1_020_wild_pyromancer() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_NEW1_020"),
            Cost("VAN_NEW1_020", 2),
            Stats("VAN_NEW1_020", 3, 2),
            WrittenAs("VAN_NEW1_020", "NEW1_020"),
        ],
    );
}

/// # Doomsayer
///
/// `VAN_NEW1_021` · Neutral minion · 2 mana · 0/7
///
/// > At the start of your turn, destroy ALL minions.
///
/// State: Reprint
//~ reprint VAN_NEW1_021 84f36c41 e9200280 f60aa172.8c8e2fcf
#[test]
fn VAN_NEW1_021_doomsayer() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_NEW1_021"),
            Cost("VAN_NEW1_021", 2),
            Stats("VAN_NEW1_021", 0, 7),
            WrittenAs("VAN_NEW1_021", "NEW1_021"),
        ],
    );
}

/// # Dread Corsair
///
/// `VAN_NEW1_022` · Neutral minion · 4 mana · 3/3
///
/// > **Taunt** Costs (1) less per Attack of your weapon.
///
/// State: Reprint
//~ reprint VAN_NEW1_022 257534af f3176f90 9b1bd8af.f0778a68
#[test]
fn VAN_NEW1_022_dread_corsair() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_NEW1_022"),
            Cost("VAN_NEW1_022", 4),
            Stats("VAN_NEW1_022", 3, 3),
            Has("VAN_NEW1_022", GameTag::TAUNT),
            WrittenAs("VAN_NEW1_022", "NEW1_022"),
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
//~ vanilla VAN_NEW1_023 0ec3e7d5 64e7696c debe546e.c54580ff
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
/// State: Reprint
//~ reprint VAN_NEW1_024 20fafba0 b6bed6ea 46765a37.3eb17f25
#[test]
fn VAN_NEW1_024_captain_greenskin() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_NEW1_024"),
            Cost("VAN_NEW1_024", 5),
            Stats("VAN_NEW1_024", 5, 4),
            WrittenAs("VAN_NEW1_024", "NEW1_024"),
        ],
    );
}

/// # Bloodsail Corsair
///
/// `VAN_NEW1_025` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** Remove 1 Durability from your opponent's weapon.
///
/// State: Reprint
//~ reprint VAN_NEW1_025 bce20ced 29e121ae 46775a8d.2896f1bd
#[test]
fn VAN_NEW1_025_bloodsail_corsair() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_NEW1_025"),
            Cost("VAN_NEW1_025", 1),
            Stats("VAN_NEW1_025", 1, 2),
            WrittenAs("VAN_NEW1_025", "NEW1_025"),
        ],
    );
}

/// # Violet Teacher
///
/// `VAN_NEW1_026` · Neutral minion · 4 mana · 3/5
///
/// > Whenever you cast a spell, summon a 1/1 Violet Apprentice.
///
/// State: Reprint
//~ reprint VAN_NEW1_026 acbf0ddf 22db5104 0c895f60.037585e0
#[test]
fn VAN_NEW1_026_violet_teacher() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_NEW1_026"),
            Cost("VAN_NEW1_026", 4),
            Stats("VAN_NEW1_026", 3, 5),
            WrittenAs("VAN_NEW1_026", "NEW1_026"),
        ],
    );
}

/// # Violet Apprentice
///
/// `VAN_NEW1_026t` · Neutral minion · 0 mana · 1/1
///
/// State: Vanilla
//~ vanilla VAN_NEW1_026t 6bff83a2 567acf4d 55d3916d
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
/// State: Reprint
//~ reprint VAN_NEW1_027 aa623f5b e1bfc6ee eaeb0c3a.2e7a04b0
#[test]
fn VAN_NEW1_027_southsea_captain() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_NEW1_027"),
            Cost("VAN_NEW1_027", 3),
            Stats("VAN_NEW1_027", 3, 3),
            WrittenAs("VAN_NEW1_027", "NEW1_027"),
        ],
    );
}

/// # Yarrr!
///
/// `VAN_NEW1_027e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived VAN_NEW1_027e fbbd304c 8bc25cf8 5db21a43.67341004
#[test]
fn VAN_NEW1_027e_yarrr() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "VAN_NEW1_027e"), Now(My(0), 6, 2)]);
}

/// # Millhouse Manastorm
///
/// `VAN_NEW1_029` · Neutral minion · 2 mana · 4/4
///
/// > **Battlecry:** Enemy spells cost (0) next turn.
///
/// State: Reprint
//~ reprint VAN_NEW1_029 7f337593 86af2e20 c51cea87.3143abf3
#[test]
fn VAN_NEW1_029_millhouse_manastorm() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_NEW1_029"),
            Cost("VAN_NEW1_029", 2),
            Stats("VAN_NEW1_029", 4, 4),
            WrittenAs("VAN_NEW1_029", "NEW1_029"),
        ],
    );
}

/// # Deathwing
///
/// `VAN_NEW1_030` · Neutral minion · 10 mana · 12/12
///
/// > **Battlecry:** Destroy all other minions and discard your hand.
///
/// State: Reprint
//~ reprint VAN_NEW1_030 8c54c441 f9a80be3 e317f3cc.8d3d5378
#[test]
fn VAN_NEW1_030_deathwing() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_NEW1_030"),
            Cost("VAN_NEW1_030", 10),
            Stats("VAN_NEW1_030", 12, 12),
            WrittenAs("VAN_NEW1_030", "NEW1_030"),
        ],
    );
}

/// # Master Swordsmith
///
/// `VAN_NEW1_037` · Neutral minion · 2 mana · 1/3
///
/// > At the end of your turn, give another random friendly minion +1 Attack.
///
/// State: Reprint
//~ reprint VAN_NEW1_037 619b86eb 15e3c65c 6ca09097.6d96fc14
#[test]
fn VAN_NEW1_037_master_swordsmith() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_NEW1_037"),
            Cost("VAN_NEW1_037", 2),
            Stats("VAN_NEW1_037", 1, 3),
            WrittenAs("VAN_NEW1_037", "NEW1_037"),
        ],
    );
}

/// # Gruul
///
/// `VAN_NEW1_038` · Neutral minion · 8 mana · 7/7
///
/// > At the end of each turn, gain +1/+1 .
///
/// State: Reprint
//~ reprint VAN_NEW1_038 57c08d63 4af38a32 fc4c506b.3c1b0ad0
#[test]
fn VAN_NEW1_038_gruul() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_NEW1_038"),
            Cost("VAN_NEW1_038", 8),
            Stats("VAN_NEW1_038", 7, 7),
            WrittenAs("VAN_NEW1_038", "NEW1_038"),
        ],
    );
}

/// # Hogger
///
/// `VAN_NEW1_040` · Neutral minion · 6 mana · 4/4
///
/// > At the end of your turn, summon a 2/2 Gnoll with **Taunt**.
///
/// State: Reprint
//~ reprint VAN_NEW1_040 9e6ba3b0 68362b7a 3c2e30af.4d30ba86
#[test]
fn VAN_NEW1_040_hogger() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_NEW1_040"),
            Cost("VAN_NEW1_040", 6),
            Stats("VAN_NEW1_040", 4, 4),
            WrittenAs("VAN_NEW1_040", "NEW1_040"),
        ],
    );
}

/// # Stampeding Kodo
///
/// `VAN_NEW1_041` · Neutral minion · 5 mana · 3/5
///
/// > **Battlecry:** Destroy a random enemy minion with 2 or less Attack.
///
/// State: Reprint
//~ reprint VAN_NEW1_041 aa7ed81e f46ecda7 674f47f6.0e31fda5
#[test]
fn VAN_NEW1_041_stampeding_kodo() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_NEW1_041"),
            Cost("VAN_NEW1_041", 5),
            Stats("VAN_NEW1_041", 3, 5),
            WrittenAs("VAN_NEW1_041", "NEW1_041"),
        ],
    );
}

/// # Elite Tauren Chieftain
///
/// `VAN_PRO_001` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Give both players the power to ROCK! (with a Power Chord card)
///
/// State: Reprint
//~ reprint VAN_PRO_001 ecbf18db a949b0af 9c02fff8.eb63f1f2
#[test]
fn VAN_PRO_001_elite_tauren_chieftain() {
    check(
        CardClass::Mage,
        &[Give("VAN_PRO_001"), Cost("VAN_PRO_001", 5), Stats("VAN_PRO_001", 5, 5), WrittenAs("VAN_PRO_001", "PRO_001")],
    );
}

/// # Power of the Horde
///
/// `VAN_PRO_001c` · Neutral spell · 4 mana
///
/// > Summon a random Horde Warrior.
///
/// State: Reprint
//~ reprint VAN_PRO_001c 7ec974db 2b6ea358 957b4648.1c943d8c
#[test]
fn VAN_PRO_001c_power_of_the_horde() {
    check(CardClass::Mage, &[Give("VAN_PRO_001c"), Cost("VAN_PRO_001c", 4), WrittenAs("VAN_PRO_001c", "PRO_001c")]);
}

/// # Flame of Azzinoth
///
/// `VAN_TU4e_002t` · Neutral minion · 1 mana · 2/1
///
/// State: Vanilla
//~ vanilla VAN_TU4e_002t 6a2f72e7 bfeac5ff ad9db8dc
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
//~ vanilla VAN_skele11 0eab1ee0 4dce8306 cff729e0
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
//~ vanilla VAN_skele21 373094c9 bb84f82d 95fa75f2
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
/// State: Reprint
//~ reprint VAN_tt_004 4956748f b6d91b8c d933566a.983338ec
#[test]
fn VAN_tt_004_flesheating_ghoul() {
    check(
        CardClass::Mage,
        &[Give("VAN_tt_004"), Cost("VAN_tt_004", 3), Stats("VAN_tt_004", 2, 3), WrittenAs("VAN_tt_004", "tt_004")],
    );
}
