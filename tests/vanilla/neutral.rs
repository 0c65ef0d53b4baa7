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
/// State: Todo
//~ VAN_CS1_042 todo d29aea0b b1cbae13
#[test]
#[ignore = "todo: VAN_CS1_042 Goldshire Footman"]
fn VAN_CS1_042_goldshire_footman() {
    check(
        CardClass::Mage,
        &[Give("VAN_CS1_042"), Cost("VAN_CS1_042", 1), Stats("VAN_CS1_042", 1, 2), Has("VAN_CS1_042", GameTag::TAUNT)],
    );
}

/// # Fen Creeper
///
/// `VAN_CS1_069` · Neutral minion · 5 mana · 3/6
///
/// > **Taunt**
///
/// State: Todo
//~ VAN_CS1_069 todo 2d30b6f4 5dff7059
#[test]
#[ignore = "todo: VAN_CS1_069 Fen Creeper"]
fn VAN_CS1_069_fen_creeper() {
    check(
        CardClass::Mage,
        &[Give("VAN_CS1_069"), Cost("VAN_CS1_069", 5), Stats("VAN_CS1_069", 3, 6), Has("VAN_CS1_069", GameTag::TAUNT)],
    );
}

/// # Earthen Ring Farseer
///
/// `VAN_CS2_117` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Restore #3 Health.
///
/// State: Todo
//~ VAN_CS2_117 todo 9fd946f9 c9854aaf
#[test]
#[ignore = "todo: VAN_CS2_117 Earthen Ring Farseer"]
fn VAN_CS2_117_earthen_ring_farseer() {
    check(CardClass::Mage, &[Give("VAN_CS2_117"), Cost("VAN_CS2_117", 3), Stats("VAN_CS2_117", 3, 3)]);
}

/// # Magma Rager
///
/// `VAN_CS2_118` · Neutral minion · 3 mana · 5/1
///
/// State: Todo
//~ VAN_CS2_118 todo 71ff08dc aa9a251f
#[test]
#[ignore = "todo: VAN_CS2_118 Magma Rager"]
fn VAN_CS2_118_magma_rager() {
    check(CardClass::Mage, &[Give("VAN_CS2_118"), Cost("VAN_CS2_118", 3), Stats("VAN_CS2_118", 5, 1)]);
}

/// # Oasis Snapjaw
///
/// `VAN_CS2_119` · Neutral minion · 4 mana · 2/7
///
/// State: Todo
//~ VAN_CS2_119 todo aa3c6b40 477269e7
#[test]
#[ignore = "todo: VAN_CS2_119 Oasis Snapjaw"]
fn VAN_CS2_119_oasis_snapjaw() {
    check(CardClass::Mage, &[Give("VAN_CS2_119"), Cost("VAN_CS2_119", 4), Stats("VAN_CS2_119", 2, 7)]);
}

/// # River Crocolisk
///
/// `VAN_CS2_120` · Neutral minion · 2 mana · 2/3
///
/// State: Todo
//~ VAN_CS2_120 todo 53a7708e b23184ea
#[test]
#[ignore = "todo: VAN_CS2_120 River Crocolisk"]
fn VAN_CS2_120_river_crocolisk() {
    check(CardClass::Mage, &[Give("VAN_CS2_120"), Cost("VAN_CS2_120", 2), Stats("VAN_CS2_120", 2, 3)]);
}

/// # Frostwolf Grunt
///
/// `VAN_CS2_121` · Neutral minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// State: Todo
//~ VAN_CS2_121 todo f5d7ce90 f49d742d
#[test]
#[ignore = "todo: VAN_CS2_121 Frostwolf Grunt"]
fn VAN_CS2_121_frostwolf_grunt() {
    check(
        CardClass::Mage,
        &[Give("VAN_CS2_121"), Cost("VAN_CS2_121", 2), Stats("VAN_CS2_121", 2, 2), Has("VAN_CS2_121", GameTag::TAUNT)],
    );
}

/// # Raid Leader
///
/// `VAN_CS2_122` · Neutral minion · 3 mana · 2/2
///
/// > Your other minions have +1 Attack.
///
/// State: Todo
//~ VAN_CS2_122 todo 3a4ab755 cc886b66
#[test]
#[ignore = "todo: VAN_CS2_122 Raid Leader"]
fn VAN_CS2_122_raid_leader() {
    check(CardClass::Mage, &[Give("VAN_CS2_122"), Cost("VAN_CS2_122", 3), Stats("VAN_CS2_122", 2, 2)]);
}

/// # Wolfrider
///
/// `VAN_CS2_124` · Neutral minion · 3 mana · 3/1
///
/// > **Charge**
///
/// State: Todo
//~ VAN_CS2_124 todo d25e7aec 523d41b0
#[test]
#[ignore = "todo: VAN_CS2_124 Wolfrider"]
fn VAN_CS2_124_wolfrider() {
    check(
        CardClass::Mage,
        &[Give("VAN_CS2_124"), Cost("VAN_CS2_124", 3), Stats("VAN_CS2_124", 3, 1), Has("VAN_CS2_124", GameTag::CHARGE)],
    );
}

/// # Ironfur Grizzly
///
/// `VAN_CS2_125` · Neutral minion · 3 mana · 3/3
///
/// > **Taunt**
///
/// State: Todo
//~ VAN_CS2_125 todo e942faff 9584527e
#[test]
#[ignore = "todo: VAN_CS2_125 Ironfur Grizzly"]
fn VAN_CS2_125_ironfur_grizzly() {
    check(
        CardClass::Mage,
        &[Give("VAN_CS2_125"), Cost("VAN_CS2_125", 3), Stats("VAN_CS2_125", 3, 3), Has("VAN_CS2_125", GameTag::TAUNT)],
    );
}

/// # Silverback Patriarch
///
/// `VAN_CS2_127` · Neutral minion · 3 mana · 1/4
///
/// > **Taunt**
///
/// State: Todo
//~ VAN_CS2_127 todo 77ea23a1 6f85e02d
#[test]
#[ignore = "todo: VAN_CS2_127 Silverback Patriarch"]
fn VAN_CS2_127_silverback_patriarch() {
    check(
        CardClass::Mage,
        &[Give("VAN_CS2_127"), Cost("VAN_CS2_127", 3), Stats("VAN_CS2_127", 1, 4), Has("VAN_CS2_127", GameTag::TAUNT)],
    );
}

/// # Stormwind Knight
///
/// `VAN_CS2_131` · Neutral minion · 4 mana · 2/5
///
/// > **Charge**
///
/// State: Todo
//~ VAN_CS2_131 todo 52f8f5d9 42224252
#[test]
#[ignore = "todo: VAN_CS2_131 Stormwind Knight"]
fn VAN_CS2_131_stormwind_knight() {
    check(
        CardClass::Mage,
        &[Give("VAN_CS2_131"), Cost("VAN_CS2_131", 4), Stats("VAN_CS2_131", 2, 5), Has("VAN_CS2_131", GameTag::CHARGE)],
    );
}

/// # Ironforge Rifleman
///
/// `VAN_CS2_141` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Deal 1 damage.
///
/// State: Todo
//~ VAN_CS2_141 todo ccb2d04d 9dcdca59
#[test]
#[ignore = "todo: VAN_CS2_141 Ironforge Rifleman"]
fn VAN_CS2_141_ironforge_rifleman() {
    check(CardClass::Mage, &[Give("VAN_CS2_141"), Cost("VAN_CS2_141", 3), Stats("VAN_CS2_141", 2, 2)]);
}

/// # Kobold Geomancer
///
/// `VAN_CS2_142` · Neutral minion · 2 mana · 2/2
///
/// > **Spell Damage +1**
///
/// State: Todo
//~ VAN_CS2_142 todo ed2ce6b2 91c342a2
#[test]
#[ignore = "todo: VAN_CS2_142 Kobold Geomancer"]
fn VAN_CS2_142_kobold_geomancer() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_CS2_142"),
            Cost("VAN_CS2_142", 2),
            Stats("VAN_CS2_142", 2, 2),
            Has("VAN_CS2_142", GameTag::SPELLPOWER),
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
//~ VAN_CS2_146 todo f494442e 7fb9f5d0
#[test]
#[ignore = "todo: VAN_CS2_146 Southsea Deckhand"]
fn VAN_CS2_146_southsea_deckhand() {
    check(CardClass::Mage, &[Give("VAN_CS2_146"), Cost("VAN_CS2_146", 1), Stats("VAN_CS2_146", 2, 1)]);
}

/// # Gnomish Inventor
///
/// `VAN_CS2_147` · Neutral minion · 4 mana · 2/4
///
/// > **Battlecry:** Draw a card.
///
/// State: Todo
//~ VAN_CS2_147 todo ed5bc025 536d4a67
#[test]
#[ignore = "todo: VAN_CS2_147 Gnomish Inventor"]
fn VAN_CS2_147_gnomish_inventor() {
    check(CardClass::Mage, &[Give("VAN_CS2_147"), Cost("VAN_CS2_147", 4), Stats("VAN_CS2_147", 2, 4)]);
}

/// # Stormpike Commando
///
/// `VAN_CS2_150` · Neutral minion · 5 mana · 4/2
///
/// > **Battlecry:** Deal 2 damage.
///
/// State: Todo
//~ VAN_CS2_150 todo 31dbda17 75691070
#[test]
#[ignore = "todo: VAN_CS2_150 Stormpike Commando"]
fn VAN_CS2_150_stormpike_commando() {
    check(CardClass::Mage, &[Give("VAN_CS2_150"), Cost("VAN_CS2_150", 5), Stats("VAN_CS2_150", 4, 2)]);
}

/// # Silver Hand Knight
///
/// `VAN_CS2_151` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** Summon a 2/2 Squire.
///
/// State: Todo
//~ VAN_CS2_151 todo 42d8a494 9609a9e2
#[test]
#[ignore = "todo: VAN_CS2_151 Silver Hand Knight"]
fn VAN_CS2_151_silver_hand_knight() {
    check(CardClass::Mage, &[Give("VAN_CS2_151"), Cost("VAN_CS2_151", 5), Stats("VAN_CS2_151", 4, 4)]);
}

/// # Squire
///
/// `VAN_CS2_152` · Neutral minion · 1 mana · 2/2
///
/// State: Todo
//~ VAN_CS2_152 todo 6f62c9f2 91c845e7
#[test]
#[ignore = "todo: VAN_CS2_152 Squire"]
fn VAN_CS2_152_squire() {
    check(CardClass::Mage, &[Give("VAN_CS2_152"), Cost("VAN_CS2_152", 1), Stats("VAN_CS2_152", 2, 2)]);
}

/// # Archmage
///
/// `VAN_CS2_155` · Neutral minion · 6 mana · 4/7
///
/// > **Spell Damage +1**
///
/// State: Todo
//~ VAN_CS2_155 todo 2e0525bb ac110f61
#[test]
#[ignore = "todo: VAN_CS2_155 Archmage"]
fn VAN_CS2_155_archmage() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_CS2_155"),
            Cost("VAN_CS2_155", 6),
            Stats("VAN_CS2_155", 4, 7),
            Has("VAN_CS2_155", GameTag::SPELLPOWER),
        ],
    );
}

/// # Ravenholdt Assassin
///
/// `VAN_CS2_161` · Neutral minion · 7 mana · 7/5
///
/// > **Stealth**
///
/// State: Todo
//~ VAN_CS2_161 todo 33450126 c78ca44a
#[test]
#[ignore = "todo: VAN_CS2_161 Ravenholdt Assassin"]
fn VAN_CS2_161_ravenholdt_assassin() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_CS2_161"),
            Cost("VAN_CS2_161", 7),
            Stats("VAN_CS2_161", 7, 5),
            Has("VAN_CS2_161", GameTag::STEALTH),
        ],
    );
}

/// # Lord of the Arena
///
/// `VAN_CS2_162` · Neutral minion · 6 mana · 6/5
///
/// > **Taunt**
///
/// State: Todo
//~ VAN_CS2_162 todo 582e8da0 e8de3356
#[test]
#[ignore = "todo: VAN_CS2_162 Lord of the Arena"]
fn VAN_CS2_162_lord_of_the_arena() {
    check(
        CardClass::Mage,
        &[Give("VAN_CS2_162"), Cost("VAN_CS2_162", 6), Stats("VAN_CS2_162", 6, 5), Has("VAN_CS2_162", GameTag::TAUNT)],
    );
}

/// # Murloc Raider
///
/// `VAN_CS2_168` · Neutral minion · 1 mana · 2/1
///
/// State: Todo
//~ VAN_CS2_168 todo 3ffe65e9 dbfd9a76
#[test]
#[ignore = "todo: VAN_CS2_168 Murloc Raider"]
fn VAN_CS2_168_murloc_raider() {
    check(CardClass::Mage, &[Give("VAN_CS2_168"), Cost("VAN_CS2_168", 1), Stats("VAN_CS2_168", 2, 1)]);
}

/// # Young Dragonhawk
///
/// `VAN_CS2_169` · Neutral minion · 1 mana · 1/1
///
/// > **Windfury**
///
/// State: Todo
//~ VAN_CS2_169 todo 168594f2 1bb4b9dc
#[test]
#[ignore = "todo: VAN_CS2_169 Young Dragonhawk"]
fn VAN_CS2_169_young_dragonhawk() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_CS2_169"),
            Cost("VAN_CS2_169", 1),
            Stats("VAN_CS2_169", 1, 1),
            Has("VAN_CS2_169", GameTag::WINDFURY),
        ],
    );
}

/// # Stonetusk Boar
///
/// `VAN_CS2_171` · Neutral minion · 1 mana · 1/1
///
/// > **Charge**
///
/// State: Todo
//~ VAN_CS2_171 todo b3754d2b 84642603
#[test]
#[ignore = "todo: VAN_CS2_171 Stonetusk Boar"]
fn VAN_CS2_171_stonetusk_boar() {
    check(
        CardClass::Mage,
        &[Give("VAN_CS2_171"), Cost("VAN_CS2_171", 1), Stats("VAN_CS2_171", 1, 1), Has("VAN_CS2_171", GameTag::CHARGE)],
    );
}

/// # Bloodfen Raptor
///
/// `VAN_CS2_172` · Neutral minion · 2 mana · 3/2
///
/// State: Todo
//~ VAN_CS2_172 todo c193e532 82be3954
#[test]
#[ignore = "todo: VAN_CS2_172 Bloodfen Raptor"]
fn VAN_CS2_172_bloodfen_raptor() {
    check(CardClass::Mage, &[Give("VAN_CS2_172"), Cost("VAN_CS2_172", 2), Stats("VAN_CS2_172", 3, 2)]);
}

/// # Bluegill Warrior
///
/// `VAN_CS2_173` · Neutral minion · 2 mana · 2/1
///
/// > **Charge**
///
/// State: Todo
//~ VAN_CS2_173 todo 0fc1cfbf 2d1f7bf0
#[test]
#[ignore = "todo: VAN_CS2_173 Bluegill Warrior"]
fn VAN_CS2_173_bluegill_warrior() {
    check(
        CardClass::Mage,
        &[Give("VAN_CS2_173"), Cost("VAN_CS2_173", 2), Stats("VAN_CS2_173", 2, 1), Has("VAN_CS2_173", GameTag::CHARGE)],
    );
}

/// # Sen'jin Shieldmasta
///
/// `VAN_CS2_179` · Neutral minion · 4 mana · 3/5
///
/// > **Taunt**
///
/// State: Todo
//~ VAN_CS2_179 todo c64e83e7 aa6f6a5f
#[test]
#[ignore = "todo: VAN_CS2_179 Sen'jin Shieldmasta"]
fn VAN_CS2_179_senjin_shieldmasta() {
    check(
        CardClass::Mage,
        &[Give("VAN_CS2_179"), Cost("VAN_CS2_179", 4), Stats("VAN_CS2_179", 3, 5), Has("VAN_CS2_179", GameTag::TAUNT)],
    );
}

/// # Injured Blademaster
///
/// `VAN_CS2_181` · Neutral minion · 3 mana · 4/7
///
/// > **Battlecry:** Deal 4 damage to HIMSELF.
///
/// State: Todo
//~ VAN_CS2_181 todo 9490d76b bb35589e
#[test]
#[ignore = "todo: VAN_CS2_181 Injured Blademaster"]
fn VAN_CS2_181_injured_blademaster() {
    check(CardClass::Mage, &[Give("VAN_CS2_181"), Cost("VAN_CS2_181", 3), Stats("VAN_CS2_181", 4, 7)]);
}

/// # Chillwind Yeti
///
/// `VAN_CS2_182` · Neutral minion · 4 mana · 4/5
///
/// State: Todo
//~ VAN_CS2_182 todo b264c945 c25abbe3
#[test]
#[ignore = "todo: VAN_CS2_182 Chillwind Yeti"]
fn VAN_CS2_182_chillwind_yeti() {
    check(CardClass::Mage, &[Give("VAN_CS2_182"), Cost("VAN_CS2_182", 4), Stats("VAN_CS2_182", 4, 5)]);
}

/// # War Golem
///
/// `VAN_CS2_186` · Neutral minion · 7 mana · 7/7
///
/// State: Todo
//~ VAN_CS2_186 todo 3ce6f18f 6e9cdb7d
#[test]
#[ignore = "todo: VAN_CS2_186 War Golem"]
fn VAN_CS2_186_war_golem() {
    check(CardClass::Mage, &[Give("VAN_CS2_186"), Cost("VAN_CS2_186", 7), Stats("VAN_CS2_186", 7, 7)]);
}

/// # Booty Bay Bodyguard
///
/// `VAN_CS2_187` · Neutral minion · 5 mana · 5/4
///
/// > **Taunt**
///
/// State: Todo
//~ VAN_CS2_187 todo a8357664 63215f59
#[test]
#[ignore = "todo: VAN_CS2_187 Booty Bay Bodyguard"]
fn VAN_CS2_187_booty_bay_bodyguard() {
    check(
        CardClass::Mage,
        &[Give("VAN_CS2_187"), Cost("VAN_CS2_187", 5), Stats("VAN_CS2_187", 5, 4), Has("VAN_CS2_187", GameTag::TAUNT)],
    );
}

/// # Abusive Sergeant
///
/// `VAN_CS2_188` · Neutral minion · 1 mana · 2/1
///
/// > **Battlecry:** Give a minion +2 Attack this turn.
///
/// State: Todo
//~ VAN_CS2_188 todo 7e5b515f d936d80b
#[test]
#[ignore = "todo: VAN_CS2_188 Abusive Sergeant"]
fn VAN_CS2_188_abusive_sergeant() {
    check(CardClass::Mage, &[Give("VAN_CS2_188"), Cost("VAN_CS2_188", 1), Stats("VAN_CS2_188", 2, 1)]);
}

/// # Elven Archer
///
/// `VAN_CS2_189` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Deal 1 damage.
///
/// State: Todo
//~ VAN_CS2_189 todo 6053705a 50606ffd
#[test]
#[ignore = "todo: VAN_CS2_189 Elven Archer"]
fn VAN_CS2_189_elven_archer() {
    check(CardClass::Mage, &[Give("VAN_CS2_189"), Cost("VAN_CS2_189", 1), Stats("VAN_CS2_189", 1, 1)]);
}

/// # Razorfen Hunter
///
/// `VAN_CS2_196` · Neutral minion · 3 mana · 2/3
///
/// > **Battlecry:** Summon a 1/1 Boar.
///
/// State: Todo
//~ VAN_CS2_196 todo 9c5dc563 42362a7a
#[test]
#[ignore = "todo: VAN_CS2_196 Razorfen Hunter"]
fn VAN_CS2_196_razorfen_hunter() {
    check(CardClass::Mage, &[Give("VAN_CS2_196"), Cost("VAN_CS2_196", 3), Stats("VAN_CS2_196", 2, 3)]);
}

/// # Ogre Magi
///
/// `VAN_CS2_197` · Neutral minion · 4 mana · 4/4
///
/// > **Spell Damage +1**
///
/// State: Todo
//~ VAN_CS2_197 todo ea1149c1 3d11e0c4
#[test]
#[ignore = "todo: VAN_CS2_197 Ogre Magi"]
fn VAN_CS2_197_ogre_magi() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_CS2_197"),
            Cost("VAN_CS2_197", 4),
            Stats("VAN_CS2_197", 4, 4),
            Has("VAN_CS2_197", GameTag::SPELLPOWER),
        ],
    );
}

/// # Boulderfist Ogre
///
/// `VAN_CS2_200` · Neutral minion · 6 mana · 6/7
///
/// State: Todo
//~ VAN_CS2_200 todo 4a2e8dad 961b69b1
#[test]
#[ignore = "todo: VAN_CS2_200 Boulderfist Ogre"]
fn VAN_CS2_200_boulderfist_ogre() {
    check(CardClass::Mage, &[Give("VAN_CS2_200"), Cost("VAN_CS2_200", 6), Stats("VAN_CS2_200", 6, 7)]);
}

/// # Core Hound
///
/// `VAN_CS2_201` · Neutral minion · 7 mana · 9/5
///
/// State: Todo
//~ VAN_CS2_201 todo c9ee1f22 9efb42b4
#[test]
#[ignore = "todo: VAN_CS2_201 Core Hound"]
fn VAN_CS2_201_core_hound() {
    check(CardClass::Mage, &[Give("VAN_CS2_201"), Cost("VAN_CS2_201", 7), Stats("VAN_CS2_201", 9, 5)]);
}

/// # Ironbeak Owl
///
/// `VAN_CS2_203` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry: Silence** a minion.
///
/// State: Todo
//~ VAN_CS2_203 todo 49bf1345 29b7b6df
#[test]
#[ignore = "todo: VAN_CS2_203 Ironbeak Owl"]
fn VAN_CS2_203_ironbeak_owl() {
    check(CardClass::Mage, &[Give("VAN_CS2_203"), Cost("VAN_CS2_203", 2), Stats("VAN_CS2_203", 2, 1)]);
}

/// # Reckless Rocketeer
///
/// `VAN_CS2_213` · Neutral minion · 6 mana · 5/2
///
/// > **Charge**
///
/// State: Todo
//~ VAN_CS2_213 todo b0dd5e85 4df75efa
#[test]
#[ignore = "todo: VAN_CS2_213 Reckless Rocketeer"]
fn VAN_CS2_213_reckless_rocketeer() {
    check(
        CardClass::Mage,
        &[Give("VAN_CS2_213"), Cost("VAN_CS2_213", 6), Stats("VAN_CS2_213", 5, 2), Has("VAN_CS2_213", GameTag::CHARGE)],
    );
}

/// # Spiteful Smith
///
/// `VAN_CS2_221` · Neutral minion · 5 mana · 4/6
///
/// > **Enrage:** Your weapon has +2 Attack.
///
/// State: Todo
//~ VAN_CS2_221 todo 99937fc8 09b13fd6
#[test]
#[ignore = "todo: VAN_CS2_221 Spiteful Smith"]
fn VAN_CS2_221_spiteful_smith() {
    check(CardClass::Mage, &[Give("VAN_CS2_221"), Cost("VAN_CS2_221", 5), Stats("VAN_CS2_221", 4, 6)]);
}

/// # Stormwind Champion
///
/// `VAN_CS2_222` · Neutral minion · 7 mana · 6/6
///
/// > Your other minions have +1/+1.
///
/// State: Todo
//~ VAN_CS2_222 todo aaf97a21 5d4c18a7
#[test]
#[ignore = "todo: VAN_CS2_222 Stormwind Champion"]
fn VAN_CS2_222_stormwind_champion() {
    check(CardClass::Mage, &[Give("VAN_CS2_222"), Cost("VAN_CS2_222", 7), Stats("VAN_CS2_222", 6, 6)]);
}

/// # Frostwolf Warlord
///
/// `VAN_CS2_226` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** Gain +1/+1 for each other friendly minion on the battlefield.
///
/// State: Todo
//~ VAN_CS2_226 todo 5e49e7c3 a3a047ff
#[test]
#[ignore = "todo: VAN_CS2_226 Frostwolf Warlord"]
fn VAN_CS2_226_frostwolf_warlord() {
    check(CardClass::Mage, &[Give("VAN_CS2_226"), Cost("VAN_CS2_226", 5), Stats("VAN_CS2_226", 4, 4)]);
}

/// # Venture Co. Mercenary
///
/// `VAN_CS2_227` · Neutral minion · 5 mana · 7/6
///
/// > Your minions cost (3) more.
///
/// State: Todo
//~ VAN_CS2_227 todo 2c942159 4c8a6d0d
#[test]
#[ignore = "todo: VAN_CS2_227 Venture Co. Mercenary"]
fn VAN_CS2_227_venture_co_mercenary() {
    check(CardClass::Mage, &[Give("VAN_CS2_227"), Cost("VAN_CS2_227", 5), Stats("VAN_CS2_227", 7, 6)]);
}

/// # Wisp
///
/// `VAN_CS2_231` · Neutral minion · 0 mana · 1/1
///
/// State: Todo
//~ VAN_CS2_231 todo f1ffbf2f 2b985667
#[test]
#[ignore = "todo: VAN_CS2_231 Wisp"]
fn VAN_CS2_231_wisp() {
    check(CardClass::Mage, &[Give("VAN_CS2_231"), Cost("VAN_CS2_231", 0), Stats("VAN_CS2_231", 1, 1)]);
}

/// # Boar
///
/// `VAN_CS2_boar` · Neutral minion · 1 mana · 1/1
///
/// State: Todo
//~ VAN_CS2_boar todo c930ad0f 2170c126
#[test]
#[ignore = "todo: VAN_CS2_boar Boar"]
fn VAN_CS2_boar_boar() {
    check(CardClass::Mage, &[Give("VAN_CS2_boar"), Cost("VAN_CS2_boar", 1), Stats("VAN_CS2_boar", 1, 1)]);
}

/// # Sheep
///
/// `VAN_CS2_tk1` · Neutral minion · 0 mana · 1/1
///
/// State: Todo
//~ VAN_CS2_tk1 todo 27b627a5 a3775db8
#[test]
#[ignore = "todo: VAN_CS2_tk1 Sheep"]
fn VAN_CS2_tk1_sheep() {
    check(CardClass::Mage, &[Give("VAN_CS2_tk1"), Cost("VAN_CS2_tk1", 0), Stats("VAN_CS2_tk1", 1, 1)]);
}

/// # Fast Spawn to Deck Dummy FX
///
/// `VAN_DFX_001` · Neutral spell · 0 mana
///
/// > Holds the FX for inserting a card into a deck quickly.
///
/// State: Todo
//~ VAN_DFX_001 todo 1fcf6911 d535003a
#[test]
#[ignore = "todo: VAN_DFX_001 Fast Spawn to Deck Dummy FX"]
fn VAN_DFX_001_fast_spawn_to_deck_dummy_fx() {
    check(CardClass::Mage, &[Give("VAN_DFX_001"), Cost("VAN_DFX_001", 0)]);
}

/// # Time Warp Dummy FX
///
/// `VAN_DFX_002` · Neutral spell · 0 mana
///
/// > Holds the FX for playing Timewarp FX.
///
/// State: Todo
//~ VAN_DFX_002 todo 4eccba23 5a86c905
#[test]
#[ignore = "todo: VAN_DFX_002 Time Warp Dummy FX"]
fn VAN_DFX_002_time_warp_dummy_fx() {
    check(CardClass::Mage, &[Give("VAN_DFX_002"), Cost("VAN_DFX_002", 0)]);
}

/// # Frost Nova Dummy FX
///
/// `VAN_DFX_003` · Neutral spell · 0 mana
///
/// > Holds the FX for playing Frost Nova FX.
///
/// State: Todo
//~ VAN_DFX_003 todo 61334a07 4db88a4e
#[test]
#[ignore = "todo: VAN_DFX_003 Frost Nova Dummy FX"]
fn VAN_DFX_003_frost_nova_dummy_fx() {
    check(CardClass::Mage, &[Give("VAN_DFX_003"), Cost("VAN_DFX_003", 0)]);
}

/// # Holy Healing Dummy FX
///
/// `VAN_DFX_004` · Neutral spell · 0 mana
///
/// > Holds the FX for playing Holy Healing FX.
///
/// State: Todo
//~ VAN_DFX_004 todo d2aeb644 fabbecee
#[test]
#[ignore = "todo: VAN_DFX_004 Holy Healing Dummy FX"]
fn VAN_DFX_004_holy_healing_dummy_fx() {
    check(CardClass::Mage, &[Give("VAN_DFX_004"), Cost("VAN_DFX_004", 0)]);
}

/// # Flamestrike Dummy FX
///
/// `VAN_DFX_005` · Neutral spell · 0 mana
///
/// > Holds the FX for playing Flamestrike FX.
///
/// State: Todo
//~ VAN_DFX_005 todo 475ad44a ec52ecaa
#[test]
#[ignore = "todo: VAN_DFX_005 Flamestrike Dummy FX"]
fn VAN_DFX_005_flamestrike_dummy_fx() {
    check(CardClass::Mage, &[Give("VAN_DFX_005"), Cost("VAN_DFX_005", 0)]);
}

/// # Laughing Sister
///
/// `VAN_DREAM_01` · Dream minion · 2 mana · 3/5
///
/// > **Elusive**
///
/// State: Todo
//~ VAN_DREAM_01 todo cd1ddbef 1306d554
#[test]
#[ignore = "todo: VAN_DREAM_01 Laughing Sister"]
fn VAN_DREAM_01_laughing_sister() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_DREAM_01"),
            Cost("VAN_DREAM_01", 2),
            Stats("VAN_DREAM_01", 3, 5),
            Has("VAN_DREAM_01", GameTag::ELUSIVE),
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
//~ VAN_DREAM_02 todo fe5b4525 6b71efe3
#[test]
#[ignore = "todo: VAN_DREAM_02 Ysera Awakens"]
fn VAN_DREAM_02_ysera_awakens() {
    check(CardClass::Mage, &[Give("VAN_DREAM_02"), Cost("VAN_DREAM_02", 2)]);
}

/// # Emerald Drake
///
/// `VAN_DREAM_03` · Dream minion · 4 mana · 7/6
///
/// State: Todo
//~ VAN_DREAM_03 todo ea4f2f8a 24497ad1
#[test]
#[ignore = "todo: VAN_DREAM_03 Emerald Drake"]
fn VAN_DREAM_03_emerald_drake() {
    check(CardClass::Mage, &[Give("VAN_DREAM_03"), Cost("VAN_DREAM_03", 4), Stats("VAN_DREAM_03", 7, 6)]);
}

/// # Dream
///
/// `VAN_DREAM_04` · Dream spell · 0 mana
///
/// > Return a minion to its owner's hand.
///
/// State: Todo
//~ VAN_DREAM_04 todo 4665333c ad986adf
#[test]
#[ignore = "todo: VAN_DREAM_04 Dream"]
fn VAN_DREAM_04_dream() {
    check(CardClass::Mage, &[Give("VAN_DREAM_04"), Cost("VAN_DREAM_04", 0)]);
}

/// # Nightmare
///
/// `VAN_DREAM_05` · Dream spell · 0 mana
///
/// > Give a minion +5/+5. At the start of your next turn, destroy it.
///
/// State: Todo
//~ VAN_DREAM_05 todo 4deef007 b1688eca
#[test]
#[ignore = "todo: VAN_DREAM_05 Nightmare"]
fn VAN_DREAM_05_nightmare() {
    check(CardClass::Mage, &[Give("VAN_DREAM_05"), Cost("VAN_DREAM_05", 0)]);
}

/// # Darkscale Healer
///
/// `VAN_DS1_055` · Neutral minion · 5 mana · 4/5
///
/// > **Battlecry:** Restore #2 Health to all friendly characters.
///
/// State: Todo
//~ VAN_DS1_055 todo dfc20de3 2d3cd810
#[test]
#[ignore = "todo: VAN_DS1_055 Darkscale Healer"]
fn VAN_DS1_055_darkscale_healer() {
    check(CardClass::Mage, &[Give("VAN_DS1_055"), Cost("VAN_DS1_055", 5), Stats("VAN_DS1_055", 4, 5)]);
}

/// # Lightwarden
///
/// `VAN_EX1_001` · Neutral minion · 1 mana · 1/2
///
/// > Whenever a character is healed, gain +2 Attack.
///
/// State: Todo
//~ VAN_EX1_001 todo 9f51007d 749e5d27
#[test]
#[ignore = "todo: VAN_EX1_001 Lightwarden"]
fn VAN_EX1_001_lightwarden() {
    check(CardClass::Mage, &[Give("VAN_EX1_001"), Cost("VAN_EX1_001", 1), Stats("VAN_EX1_001", 1, 2)]);
}

/// # The Black Knight
///
/// `VAN_EX1_002` · Neutral minion · 6 mana · 4/5
///
/// > **Battlecry:** Destroy an enemy minion with **Taunt**.
///
/// State: Todo
//~ VAN_EX1_002 todo 36c05540 be1e3b28
#[test]
#[ignore = "todo: VAN_EX1_002 The Black Knight"]
fn VAN_EX1_002_the_black_knight() {
    check(CardClass::Mage, &[Give("VAN_EX1_002"), Cost("VAN_EX1_002", 6), Stats("VAN_EX1_002", 4, 5)]);
}

/// # Young Priestess
///
/// `VAN_EX1_004` · Neutral minion · 1 mana · 2/1
///
/// > At the end of your turn, give another random friendly minion +1 Health.
///
/// State: Todo
//~ VAN_EX1_004 todo 2732d1be d6aecad8
#[test]
#[ignore = "todo: VAN_EX1_004 Young Priestess"]
fn VAN_EX1_004_young_priestess() {
    check(CardClass::Mage, &[Give("VAN_EX1_004"), Cost("VAN_EX1_004", 1), Stats("VAN_EX1_004", 2, 1)]);
}

/// # Big Game Hunter
///
/// `VAN_EX1_005` · Neutral minion · 3 mana · 4/2
///
/// > **Battlecry:** Destroy a minion with 7 or more Attack.
///
/// State: Todo
//~ VAN_EX1_005 todo fbe0d199 7fd98722
#[test]
#[ignore = "todo: VAN_EX1_005 Big Game Hunter"]
fn VAN_EX1_005_big_game_hunter() {
    check(CardClass::Mage, &[Give("VAN_EX1_005"), Cost("VAN_EX1_005", 3), Stats("VAN_EX1_005", 4, 2)]);
}

/// # Alarm-o-Bot
///
/// `VAN_EX1_006` · Neutral minion · 3 mana · 0/3
///
/// > At the start of your turn, swap this minion with a random one in your hand.
///
/// State: Todo
//~ VAN_EX1_006 todo da2a6741 0af296d0
#[test]
#[ignore = "todo: VAN_EX1_006 Alarm-o-Bot"]
fn VAN_EX1_006_alarm_o_bot() {
    check(CardClass::Mage, &[Give("VAN_EX1_006"), Cost("VAN_EX1_006", 3), Stats("VAN_EX1_006", 0, 3)]);
}

/// # Acolyte of Pain
///
/// `VAN_EX1_007` · Neutral minion · 3 mana · 1/3
///
/// > Whenever this minion takes damage, draw a card.
///
/// State: Todo
//~ VAN_EX1_007 todo 2925d56f 8bd4788a
#[test]
#[ignore = "todo: VAN_EX1_007 Acolyte of Pain"]
fn VAN_EX1_007_acolyte_of_pain() {
    check(CardClass::Mage, &[Give("VAN_EX1_007"), Cost("VAN_EX1_007", 3), Stats("VAN_EX1_007", 1, 3)]);
}

/// # Argent Squire
///
/// `VAN_EX1_008` · Neutral minion · 1 mana · 1/1
///
/// > **Divine Shield**
///
/// State: Todo
//~ VAN_EX1_008 todo e7fa0180 b4e78660
#[test]
#[ignore = "todo: VAN_EX1_008 Argent Squire"]
fn VAN_EX1_008_argent_squire() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_008"),
            Cost("VAN_EX1_008", 1),
            Stats("VAN_EX1_008", 1, 1),
            Has("VAN_EX1_008", GameTag::DIVINE_SHIELD),
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
//~ VAN_EX1_009 todo 0175b729 fff9ccb6
#[test]
#[ignore = "todo: VAN_EX1_009 Angry Chicken"]
fn VAN_EX1_009_angry_chicken() {
    check(CardClass::Mage, &[Give("VAN_EX1_009"), Cost("VAN_EX1_009", 1), Stats("VAN_EX1_009", 1, 1)]);
}

/// # Worgen Infiltrator
///
/// `VAN_EX1_010` · Neutral minion · 1 mana · 2/1
///
/// > **Stealth**
///
/// State: Todo
//~ VAN_EX1_010 todo 5e4e209e b7f03202
#[test]
#[ignore = "todo: VAN_EX1_010 Worgen Infiltrator"]
fn VAN_EX1_010_worgen_infiltrator() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_010"),
            Cost("VAN_EX1_010", 1),
            Stats("VAN_EX1_010", 2, 1),
            Has("VAN_EX1_010", GameTag::STEALTH),
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
//~ VAN_EX1_011 todo 7b78cce9 db6101a9
#[test]
#[ignore = "todo: VAN_EX1_011 Voodoo Doctor"]
fn VAN_EX1_011_voodoo_doctor() {
    check(CardClass::Mage, &[Give("VAN_EX1_011"), Cost("VAN_EX1_011", 1), Stats("VAN_EX1_011", 2, 1)]);
}

/// # Bloodmage Thalnos
///
/// `VAN_EX1_012` · Neutral minion · 2 mana · 1/1
///
/// > **Spell Damage +1 Deathrattle:** Draw a card.
///
/// State: Todo
//~ VAN_EX1_012 todo 85c0f40e f9d11d7a
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
//~ VAN_EX1_014 todo 048d9648 6ee6c22b
#[test]
#[ignore = "todo: VAN_EX1_014 King Mukla"]
fn VAN_EX1_014_king_mukla() {
    check(CardClass::Mage, &[Give("VAN_EX1_014"), Cost("VAN_EX1_014", 3), Stats("VAN_EX1_014", 5, 5)]);
}

/// # Novice Engineer
///
/// `VAN_EX1_015` · Neutral minion · 2 mana · 1/1
///
/// > **Battlecry:** Draw a card.
///
/// State: Todo
//~ VAN_EX1_015 todo f160bbb3 60ea74db
#[test]
#[ignore = "todo: VAN_EX1_015 Novice Engineer"]
fn VAN_EX1_015_novice_engineer() {
    check(CardClass::Mage, &[Give("VAN_EX1_015"), Cost("VAN_EX1_015", 2), Stats("VAN_EX1_015", 1, 1)]);
}

/// # Sylvanas Windrunner
///
/// `VAN_EX1_016` · Neutral minion · 6 mana · 5/5
///
/// > **Deathrattle:** Take control of a random enemy minion.
///
/// State: Todo
//~ VAN_EX1_016 todo e78628be 97b540d9
#[test]
#[ignore = "todo: VAN_EX1_016 Sylvanas Windrunner"]
fn VAN_EX1_016_sylvanas_windrunner() {
    check(CardClass::Mage, &[Give("VAN_EX1_016"), Cost("VAN_EX1_016", 6), Stats("VAN_EX1_016", 5, 5)]);
}

/// # Jungle Panther
///
/// `VAN_EX1_017` · Neutral minion · 3 mana · 4/2
///
/// > **Stealth**
///
/// State: Todo
//~ VAN_EX1_017 todo a985fff4 2e8353e6
#[test]
#[ignore = "todo: VAN_EX1_017 Jungle Panther"]
fn VAN_EX1_017_jungle_panther() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_017"),
            Cost("VAN_EX1_017", 3),
            Stats("VAN_EX1_017", 4, 2),
            Has("VAN_EX1_017", GameTag::STEALTH),
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
//~ VAN_EX1_019 todo 620e6277 9fec2af1
#[test]
#[ignore = "todo: VAN_EX1_019 Shattered Sun Cleric"]
fn VAN_EX1_019_shattered_sun_cleric() {
    check(CardClass::Mage, &[Give("VAN_EX1_019"), Cost("VAN_EX1_019", 3), Stats("VAN_EX1_019", 3, 2)]);
}

/// # Scarlet Crusader
///
/// `VAN_EX1_020` · Neutral minion · 3 mana · 3/1
///
/// > **Divine Shield**
///
/// State: Todo
//~ VAN_EX1_020 todo b92a96df 70d58a87
#[test]
#[ignore = "todo: VAN_EX1_020 Scarlet Crusader"]
fn VAN_EX1_020_scarlet_crusader() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_020"),
            Cost("VAN_EX1_020", 3),
            Stats("VAN_EX1_020", 3, 1),
            Has("VAN_EX1_020", GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Thrallmar Farseer
///
/// `VAN_EX1_021` · Neutral minion · 3 mana · 2/3
///
/// > **Windfury**
///
/// State: Todo
//~ VAN_EX1_021 todo 0724ffe2 980f566f
#[test]
#[ignore = "todo: VAN_EX1_021 Thrallmar Farseer"]
fn VAN_EX1_021_thrallmar_farseer() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_021"),
            Cost("VAN_EX1_021", 3),
            Stats("VAN_EX1_021", 2, 3),
            Has("VAN_EX1_021", GameTag::WINDFURY),
        ],
    );
}

/// # Silvermoon Guardian
///
/// `VAN_EX1_023` · Neutral minion · 4 mana · 3/3
///
/// > **Divine Shield**
///
/// State: Todo
//~ VAN_EX1_023 todo 16d8a359 55b7002d
#[test]
#[ignore = "todo: VAN_EX1_023 Silvermoon Guardian"]
fn VAN_EX1_023_silvermoon_guardian() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_023"),
            Cost("VAN_EX1_023", 4),
            Stats("VAN_EX1_023", 3, 3),
            Has("VAN_EX1_023", GameTag::DIVINE_SHIELD),
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
//~ VAN_EX1_025 todo 16b4d4e3 f8352f40
#[test]
#[ignore = "todo: VAN_EX1_025 Dragonling Mechanic"]
fn VAN_EX1_025_dragonling_mechanic() {
    check(CardClass::Mage, &[Give("VAN_EX1_025"), Cost("VAN_EX1_025", 4), Stats("VAN_EX1_025", 2, 4)]);
}

/// # Stranglethorn Tiger
///
/// `VAN_EX1_028` · Neutral minion · 5 mana · 5/5
///
/// > **Stealth**
///
/// State: Todo
//~ VAN_EX1_028 todo fa5e28c3 3c32db51
#[test]
#[ignore = "todo: VAN_EX1_028 Stranglethorn Tiger"]
fn VAN_EX1_028_stranglethorn_tiger() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_028"),
            Cost("VAN_EX1_028", 5),
            Stats("VAN_EX1_028", 5, 5),
            Has("VAN_EX1_028", GameTag::STEALTH),
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
//~ VAN_EX1_029 todo 0454ce98 0ef4460c
#[test]
#[ignore = "todo: VAN_EX1_029 Leper Gnome"]
fn VAN_EX1_029_leper_gnome() {
    check(CardClass::Mage, &[Give("VAN_EX1_029"), Cost("VAN_EX1_029", 1), Stats("VAN_EX1_029", 2, 1)]);
}

/// # Sunwalker
///
/// `VAN_EX1_032` · Neutral minion · 6 mana · 4/5
///
/// > **Taunt Divine Shield**
///
/// State: Todo
//~ VAN_EX1_032 todo c594e94d 6de0f53c
#[test]
#[ignore = "todo: VAN_EX1_032 Sunwalker"]
fn VAN_EX1_032_sunwalker() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_032"),
            Cost("VAN_EX1_032", 6),
            Stats("VAN_EX1_032", 4, 5),
            Has("VAN_EX1_032", GameTag::DIVINE_SHIELD),
            Has("VAN_EX1_032", GameTag::TAUNT),
        ],
    );
}

/// # Windfury Harpy
///
/// `VAN_EX1_033` · Neutral minion · 6 mana · 4/5
///
/// > **Windfury**
///
/// State: Todo
//~ VAN_EX1_033 todo 8ac41df6 4b78b1f4
#[test]
#[ignore = "todo: VAN_EX1_033 Windfury Harpy"]
fn VAN_EX1_033_windfury_harpy() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_033"),
            Cost("VAN_EX1_033", 6),
            Stats("VAN_EX1_033", 4, 5),
            Has("VAN_EX1_033", GameTag::WINDFURY),
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
//~ VAN_EX1_043 todo 9eaa9385 8158c843
#[test]
#[ignore = "todo: VAN_EX1_043 Twilight Drake"]
fn VAN_EX1_043_twilight_drake() {
    check(CardClass::Mage, &[Give("VAN_EX1_043"), Cost("VAN_EX1_043", 4), Stats("VAN_EX1_043", 4, 1)]);
}

/// # Questing Adventurer
///
/// `VAN_EX1_044` · Neutral minion · 3 mana · 2/2
///
/// > Whenever you play a card, gain +1/+1.
///
/// State: Todo
//~ VAN_EX1_044 todo cd44c0b2 5e2faca2
#[test]
#[ignore = "todo: VAN_EX1_044 Questing Adventurer"]
fn VAN_EX1_044_questing_adventurer() {
    check(CardClass::Mage, &[Give("VAN_EX1_044"), Cost("VAN_EX1_044", 3), Stats("VAN_EX1_044", 2, 2)]);
}

/// # Ancient Watcher
///
/// `VAN_EX1_045` · Neutral minion · 2 mana · 4/5
///
/// > Can't attack.
///
/// State: Todo
//~ VAN_EX1_045 todo e355ded2 0d46f8de
#[test]
#[ignore = "todo: VAN_EX1_045 Ancient Watcher"]
fn VAN_EX1_045_ancient_watcher() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_045"),
            Cost("VAN_EX1_045", 2),
            Stats("VAN_EX1_045", 4, 5),
            Has("VAN_EX1_045", GameTag::CANT_ATTACK),
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
//~ VAN_EX1_046 todo bdd26e8a 5b4f68d6
#[test]
#[ignore = "todo: VAN_EX1_046 Dark Iron Dwarf"]
fn VAN_EX1_046_dark_iron_dwarf() {
    check(CardClass::Mage, &[Give("VAN_EX1_046"), Cost("VAN_EX1_046", 4), Stats("VAN_EX1_046", 4, 4)]);
}

/// # Spellbreaker
///
/// `VAN_EX1_048` · Neutral minion · 4 mana · 4/3
///
/// > **Battlecry: Silence** a minion.
///
/// State: Todo
//~ VAN_EX1_048 todo 7650616c c6b15072
#[test]
#[ignore = "todo: VAN_EX1_048 Spellbreaker"]
fn VAN_EX1_048_spellbreaker() {
    check(CardClass::Mage, &[Give("VAN_EX1_048"), Cost("VAN_EX1_048", 4), Stats("VAN_EX1_048", 4, 3)]);
}

/// # Youthful Brewmaster
///
/// `VAN_EX1_049` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Return a friendly minion from the battlefield to your hand.
///
/// State: Todo
//~ VAN_EX1_049 todo 1a02fd79 c604d6a0
#[test]
#[ignore = "todo: VAN_EX1_049 Youthful Brewmaster"]
fn VAN_EX1_049_youthful_brewmaster() {
    check(CardClass::Mage, &[Give("VAN_EX1_049"), Cost("VAN_EX1_049", 2), Stats("VAN_EX1_049", 3, 2)]);
}

/// # Coldlight Oracle
///
/// `VAN_EX1_050` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Each player draws 2 cards.
///
/// State: Todo
//~ VAN_EX1_050 todo 559a1493 0d183863
#[test]
#[ignore = "todo: VAN_EX1_050 Coldlight Oracle"]
fn VAN_EX1_050_coldlight_oracle() {
    check(CardClass::Mage, &[Give("VAN_EX1_050"), Cost("VAN_EX1_050", 3), Stats("VAN_EX1_050", 2, 2)]);
}

/// # Mana Addict
///
/// `VAN_EX1_055` · Neutral minion · 2 mana · 1/3
///
/// > Whenever you cast a spell, gain +2 Attack this turn.
///
/// State: Todo
//~ VAN_EX1_055 todo 38d8b804 d2f550e6
#[test]
#[ignore = "todo: VAN_EX1_055 Mana Addict"]
fn VAN_EX1_055_mana_addict() {
    check(CardClass::Mage, &[Give("VAN_EX1_055"), Cost("VAN_EX1_055", 2), Stats("VAN_EX1_055", 1, 3)]);
}

/// # Ancient Brewmaster
///
/// `VAN_EX1_057` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Return a friendly minion from the battlefield to your hand.
///
/// State: Todo
//~ VAN_EX1_057 todo 4da88f3c 2598611a
#[test]
#[ignore = "todo: VAN_EX1_057 Ancient Brewmaster"]
fn VAN_EX1_057_ancient_brewmaster() {
    check(CardClass::Mage, &[Give("VAN_EX1_057"), Cost("VAN_EX1_057", 4), Stats("VAN_EX1_057", 5, 4)]);
}

/// # Sunfury Protector
///
/// `VAN_EX1_058` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Give adjacent minions **Taunt**.
///
/// State: Todo
//~ VAN_EX1_058 todo e9210ea2 bc37b383
#[test]
#[ignore = "todo: VAN_EX1_058 Sunfury Protector"]
fn VAN_EX1_058_sunfury_protector() {
    check(CardClass::Mage, &[Give("VAN_EX1_058"), Cost("VAN_EX1_058", 2), Stats("VAN_EX1_058", 2, 3)]);
}

/// # Crazed Alchemist
///
/// `VAN_EX1_059` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Swap the Attack and Health of a minion.
///
/// State: Todo
//~ VAN_EX1_059 todo 9698783e 66df44e8
#[test]
#[ignore = "todo: VAN_EX1_059 Crazed Alchemist"]
fn VAN_EX1_059_crazed_alchemist() {
    check(CardClass::Mage, &[Give("VAN_EX1_059"), Cost("VAN_EX1_059", 2), Stats("VAN_EX1_059", 2, 2)]);
}

/// # Old Murk-Eye
///
/// `VAN_EX1_062` · Neutral minion · 4 mana · 2/4
///
/// > **Charge**. Has +1 Attack for each other Murloc on the battlefield.
///
/// State: Todo
//~ VAN_EX1_062 todo b281c9d4 0becb575
#[test]
#[ignore = "todo: VAN_EX1_062 Old Murk-Eye"]
fn VAN_EX1_062_old_murk_eye() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_062"), Cost("VAN_EX1_062", 4), Stats("VAN_EX1_062", 2, 4), Has("VAN_EX1_062", GameTag::CHARGE)],
    );
}

/// # Acidic Swamp Ooze
///
/// `VAN_EX1_066` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Destroy your opponent's weapon.
///
/// State: Todo
//~ VAN_EX1_066 todo 04c88d37 030f51e7
#[test]
#[ignore = "todo: VAN_EX1_066 Acidic Swamp Ooze"]
fn VAN_EX1_066_acidic_swamp_ooze() {
    check(CardClass::Mage, &[Give("VAN_EX1_066"), Cost("VAN_EX1_066", 2), Stats("VAN_EX1_066", 3, 2)]);
}

/// # Argent Commander
///
/// `VAN_EX1_067` · Neutral minion · 6 mana · 4/2
///
/// > **Charge Divine Shield**
///
/// State: Todo
//~ VAN_EX1_067 todo cc168351 b21c8703
#[test]
#[ignore = "todo: VAN_EX1_067 Argent Commander"]
fn VAN_EX1_067_argent_commander() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_067"),
            Cost("VAN_EX1_067", 6),
            Stats("VAN_EX1_067", 4, 2),
            Has("VAN_EX1_067", GameTag::CHARGE),
            Has("VAN_EX1_067", GameTag::DIVINE_SHIELD),
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
//~ VAN_EX1_076 todo 18e0bb39 102c2b33
#[test]
#[ignore = "todo: VAN_EX1_076 Pint-Sized Summoner"]
fn VAN_EX1_076_pint_sized_summoner() {
    check(CardClass::Mage, &[Give("VAN_EX1_076"), Cost("VAN_EX1_076", 2), Stats("VAN_EX1_076", 2, 2)]);
}

/// # Secretkeeper
///
/// `VAN_EX1_080` · Neutral minion · 1 mana · 1/2
///
/// > Whenever a **Secret** is played, gain +1/+1.
///
/// State: Todo
//~ VAN_EX1_080 todo fe7a58f7 f41ee41a
#[test]
#[ignore = "todo: VAN_EX1_080 Secretkeeper"]
fn VAN_EX1_080_secretkeeper() {
    check(CardClass::Mage, &[Give("VAN_EX1_080"), Cost("VAN_EX1_080", 1), Stats("VAN_EX1_080", 1, 2)]);
}

/// # Mad Bomber
///
/// `VAN_EX1_082` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Deal 3 damage randomly split between all other characters.
///
/// State: Todo
//~ VAN_EX1_082 todo 85a368c7 59fb86ef
#[test]
#[ignore = "todo: VAN_EX1_082 Mad Bomber"]
fn VAN_EX1_082_mad_bomber() {
    check(CardClass::Mage, &[Give("VAN_EX1_082"), Cost("VAN_EX1_082", 2), Stats("VAN_EX1_082", 3, 2)]);
}

/// # Tinkmaster Overspark
///
/// `VAN_EX1_083` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Transform another random minion into a 5/5 Devilsaur or a 1/1 Squirrel.
///
/// State: Todo
//~ VAN_EX1_083 todo b37223bf d06a22f2
#[test]
#[ignore = "todo: VAN_EX1_083 Tinkmaster Overspark"]
fn VAN_EX1_083_tinkmaster_overspark() {
    check(CardClass::Mage, &[Give("VAN_EX1_083"), Cost("VAN_EX1_083", 3), Stats("VAN_EX1_083", 3, 3)]);
}

/// # Mind Control Tech
///
/// `VAN_EX1_085` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** If your opponent has 4 or more minions, take control of one at random.
///
/// State: Todo
//~ VAN_EX1_085 todo ac17d0cc 8b2838be
#[test]
#[ignore = "todo: VAN_EX1_085 Mind Control Tech"]
fn VAN_EX1_085_mind_control_tech() {
    check(CardClass::Mage, &[Give("VAN_EX1_085"), Cost("VAN_EX1_085", 3), Stats("VAN_EX1_085", 3, 3)]);
}

/// # Arcane Golem
///
/// `VAN_EX1_089` · Neutral minion · 3 mana · 4/2
///
/// > **Charge**. **Battlecry:** Give your opponent a Mana Crystal.
///
/// State: Todo
//~ VAN_EX1_089 todo fcbcb4d2 23a736cf
#[test]
#[ignore = "todo: VAN_EX1_089 Arcane Golem"]
fn VAN_EX1_089_arcane_golem() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_089"), Cost("VAN_EX1_089", 3), Stats("VAN_EX1_089", 4, 2), Has("VAN_EX1_089", GameTag::CHARGE)],
    );
}

/// # Defender of Argus
///
/// `VAN_EX1_093` · Neutral minion · 4 mana · 2/3
///
/// > **Battlecry:** Give adjacent minions +1/+1 and **Taunt**.
///
/// State: Todo
//~ VAN_EX1_093 todo 507855b7 b4d80722
#[test]
#[ignore = "todo: VAN_EX1_093 Defender of Argus"]
fn VAN_EX1_093_defender_of_argus() {
    check(CardClass::Mage, &[Give("VAN_EX1_093"), Cost("VAN_EX1_093", 4), Stats("VAN_EX1_093", 2, 3)]);
}

/// # Gadgetzan Auctioneer
///
/// `VAN_EX1_095` · Neutral minion · 5 mana · 4/4
///
/// > Whenever you cast a spell, draw a card.
///
/// State: Todo
//~ VAN_EX1_095 todo ebe7e632 fd11a0fb
#[test]
#[ignore = "todo: VAN_EX1_095 Gadgetzan Auctioneer"]
fn VAN_EX1_095_gadgetzan_auctioneer() {
    check(CardClass::Mage, &[Give("VAN_EX1_095"), Cost("VAN_EX1_095", 5), Stats("VAN_EX1_095", 4, 4)]);
}

/// # Loot Hoarder
///
/// `VAN_EX1_096` · Neutral minion · 2 mana · 2/1
///
/// > **Deathrattle:** Draw a card.
///
/// State: Todo
//~ VAN_EX1_096 todo 77170e70 a4334bba
#[test]
#[ignore = "todo: VAN_EX1_096 Loot Hoarder"]
fn VAN_EX1_096_loot_hoarder() {
    check(CardClass::Mage, &[Give("VAN_EX1_096"), Cost("VAN_EX1_096", 2), Stats("VAN_EX1_096", 2, 1)]);
}

/// # Abomination
///
/// `VAN_EX1_097` · Neutral minion · 5 mana · 4/4
///
/// > **Taunt**. **Deathrattle:** Deal 2 damage to ALL characters.
///
/// State: Todo
//~ VAN_EX1_097 todo 099a9607 18f63437
#[test]
#[ignore = "todo: VAN_EX1_097 Abomination"]
fn VAN_EX1_097_abomination() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_097"), Cost("VAN_EX1_097", 5), Stats("VAN_EX1_097", 4, 4), Has("VAN_EX1_097", GameTag::TAUNT)],
    );
}

/// # Lorewalker Cho
///
/// `VAN_EX1_100` · Neutral minion · 2 mana · 0/4
///
/// > Whenever a player casts a spell, put a copy into the other player’s hand.
///
/// State: Todo
//~ VAN_EX1_100 todo 834f05cb dbbc40a0
#[test]
#[ignore = "todo: VAN_EX1_100 Lorewalker Cho"]
fn VAN_EX1_100_lorewalker_cho() {
    check(CardClass::Mage, &[Give("VAN_EX1_100"), Cost("VAN_EX1_100", 2), Stats("VAN_EX1_100", 0, 4)]);
}

/// # Demolisher
///
/// `VAN_EX1_102` · Neutral minion · 3 mana · 1/4
///
/// > At the start of your turn, deal 2 damage to a random enemy.
///
/// State: Todo
//~ VAN_EX1_102 todo 84c865fc 1c9aa144
#[test]
#[ignore = "todo: VAN_EX1_102 Demolisher"]
fn VAN_EX1_102_demolisher() {
    check(CardClass::Mage, &[Give("VAN_EX1_102"), Cost("VAN_EX1_102", 3), Stats("VAN_EX1_102", 1, 4)]);
}

/// # Coldlight Seer
///
/// `VAN_EX1_103` · Neutral minion · 3 mana · 2/3
///
/// > **Battlecry:** Give ALL other Murlocs +2 Health.
///
/// State: Todo
//~ VAN_EX1_103 todo 5daab09b 6c623e4f
#[test]
#[ignore = "todo: VAN_EX1_103 Coldlight Seer"]
fn VAN_EX1_103_coldlight_seer() {
    check(CardClass::Mage, &[Give("VAN_EX1_103"), Cost("VAN_EX1_103", 3), Stats("VAN_EX1_103", 2, 3)]);
}

/// # Mountain Giant
///
/// `VAN_EX1_105` · Neutral minion · 12 mana · 8/8
///
/// > Costs (1) less for each other card in your hand.
///
/// State: Todo
//~ VAN_EX1_105 todo ff0bdb0c f676ae90
#[test]
#[ignore = "todo: VAN_EX1_105 Mountain Giant"]
fn VAN_EX1_105_mountain_giant() {
    check(CardClass::Mage, &[Give("VAN_EX1_105"), Cost("VAN_EX1_105", 12), Stats("VAN_EX1_105", 8, 8)]);
}

/// # Cairne Bloodhoof
///
/// `VAN_EX1_110` · Neutral minion · 6 mana · 4/5
///
/// > **Deathrattle:** Summon a 4/5 Baine Bloodhoof.
///
/// State: Todo
//~ VAN_EX1_110 todo a4e3dae0 7c5835c3
#[test]
#[ignore = "todo: VAN_EX1_110 Cairne Bloodhoof"]
fn VAN_EX1_110_cairne_bloodhoof() {
    check(CardClass::Mage, &[Give("VAN_EX1_110"), Cost("VAN_EX1_110", 6), Stats("VAN_EX1_110", 4, 5)]);
}

/// # Baine Bloodhoof
///
/// `VAN_EX1_110t` · Neutral minion · 4 mana · 4/5
///
/// State: Todo
//~ VAN_EX1_110t todo 494ca541 9c8e9052
#[test]
#[ignore = "todo: VAN_EX1_110t Baine Bloodhoof"]
fn VAN_EX1_110t_baine_bloodhoof() {
    check(CardClass::Mage, &[Give("VAN_EX1_110t"), Cost("VAN_EX1_110t", 4), Stats("VAN_EX1_110t", 4, 5)]);
}

/// # Gelbin Mekkatorque
///
/// `VAN_EX1_112` · Neutral minion · 6 mana · 6/6
///
/// > **Battlecry:** Summon an AWESOME invention.
///
/// State: Todo
//~ VAN_EX1_112 todo 1060cd1a d76f466e
#[test]
#[ignore = "todo: VAN_EX1_112 Gelbin Mekkatorque"]
fn VAN_EX1_112_gelbin_mekkatorque() {
    check(CardClass::Mage, &[Give("VAN_EX1_112"), Cost("VAN_EX1_112", 6), Stats("VAN_EX1_112", 6, 6)]);
}

/// # Leeroy Jenkins
///
/// `VAN_EX1_116` · Neutral minion · 4 mana · 6/2
///
/// > **Charge**. **Battlecry:** Summon two 1/1 Whelps for your opponent.
///
/// State: Todo
//~ VAN_EX1_116 todo 206fa3c2 0b7cd924
#[test]
#[ignore = "todo: VAN_EX1_116 Leeroy Jenkins"]
fn VAN_EX1_116_leeroy_jenkins() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_116"), Cost("VAN_EX1_116", 4), Stats("VAN_EX1_116", 6, 2), Has("VAN_EX1_116", GameTag::CHARGE)],
    );
}

/// # Dire Wolf Alpha
///
/// `VAN_EX1_162` · Neutral minion · 2 mana · 2/2
///
/// > Adjacent minions have +1 Attack.
///
/// State: Todo
//~ VAN_EX1_162 todo 28d07ae0 85f9b15d
#[test]
#[ignore = "todo: VAN_EX1_162 Dire Wolf Alpha"]
fn VAN_EX1_162_dire_wolf_alpha() {
    check(CardClass::Mage, &[Give("VAN_EX1_162"), Cost("VAN_EX1_162", 2), Stats("VAN_EX1_162", 2, 2)]);
}

/// # Emperor Cobra
///
/// `VAN_EX1_170` · Neutral minion · 3 mana · 2/3
///
/// > Destroy any minion damaged by this minion.
///
/// State: Todo
//~ VAN_EX1_170 todo 2f7de609 26c39a9f
#[test]
#[ignore = "todo: VAN_EX1_170 Emperor Cobra"]
fn VAN_EX1_170_emperor_cobra() {
    check(CardClass::Mage, &[Give("VAN_EX1_170"), Cost("VAN_EX1_170", 3), Stats("VAN_EX1_170", 2, 3)]);
}

/// # Baron Geddon
///
/// `VAN_EX1_249` · Neutral minion · 7 mana · 7/5
///
/// > At the end of your turn, deal 2 damage to ALL other characters.
///
/// State: Todo
//~ VAN_EX1_249 todo 995dc804 16932010
#[test]
#[ignore = "todo: VAN_EX1_249 Baron Geddon"]
fn VAN_EX1_249_baron_geddon() {
    check(CardClass::Mage, &[Give("VAN_EX1_249"), Cost("VAN_EX1_249", 7), Stats("VAN_EX1_249", 7, 5)]);
}

/// # Frost Elemental
///
/// `VAN_EX1_283` · Neutral minion · 6 mana · 5/5
///
/// > **Battlecry: Freeze** a character.
///
/// State: Todo
//~ VAN_EX1_283 todo 155372f9 482caf28
#[test]
#[ignore = "todo: VAN_EX1_283 Frost Elemental"]
fn VAN_EX1_283_frost_elemental() {
    check(CardClass::Mage, &[Give("VAN_EX1_283"), Cost("VAN_EX1_283", 6), Stats("VAN_EX1_283", 5, 5)]);
}

/// # Azure Drake
///
/// `VAN_EX1_284` · Neutral minion · 5 mana · 4/4
///
/// > **Spell Damage +1 Battlecry:** Draw a card.
///
/// State: Todo
//~ VAN_EX1_284 todo 491f9ffc 8979554e
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
//~ VAN_EX1_298 todo 9fb8a897 8c794c59
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
//~ VAN_EX1_390 todo 2926f3a3 229435cb
#[test]
#[ignore = "todo: VAN_EX1_390 Tauren Warrior"]
fn VAN_EX1_390_tauren_warrior() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_390"), Cost("VAN_EX1_390", 3), Stats("VAN_EX1_390", 2, 3), Has("VAN_EX1_390", GameTag::TAUNT)],
    );
}

/// # Amani Berserker
///
/// `VAN_EX1_393` · Neutral minion · 2 mana · 2/3
///
/// > **Enrage:** +3 Attack
///
/// State: Todo
//~ VAN_EX1_393 todo 64ce2f8c 76e570ba
#[test]
#[ignore = "todo: VAN_EX1_393 Amani Berserker"]
fn VAN_EX1_393_amani_berserker() {
    check(CardClass::Mage, &[Give("VAN_EX1_393"), Cost("VAN_EX1_393", 2), Stats("VAN_EX1_393", 2, 3)]);
}

/// # Mogu'shan Warden
///
/// `VAN_EX1_396` · Neutral minion · 4 mana · 1/7
///
/// > **Taunt**
///
/// State: Todo
//~ VAN_EX1_396 todo d0c659a1 63870bbf
#[test]
#[ignore = "todo: VAN_EX1_396 Mogu'shan Warden"]
fn VAN_EX1_396_mogushan_warden() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_396"), Cost("VAN_EX1_396", 4), Stats("VAN_EX1_396", 1, 7), Has("VAN_EX1_396", GameTag::TAUNT)],
    );
}

/// # Gurubashi Berserker
///
/// `VAN_EX1_399` · Neutral minion · 5 mana · 2/7
///
/// > Whenever this minion takes damage, gain +3 Attack.
///
/// State: Todo
//~ VAN_EX1_399 todo 445815ff 586bcdee
#[test]
#[ignore = "todo: VAN_EX1_399 Gurubashi Berserker"]
fn VAN_EX1_399_gurubashi_berserker() {
    check(CardClass::Mage, &[Give("VAN_EX1_399"), Cost("VAN_EX1_399", 5), Stats("VAN_EX1_399", 2, 7)]);
}

/// # Shieldbearer
///
/// `VAN_EX1_405` · Neutral minion · 1 mana · 0/4
///
/// > **Taunt**
///
/// State: Todo
//~ VAN_EX1_405 todo 0f7c4fdb ac86116e
#[test]
#[ignore = "todo: VAN_EX1_405 Shieldbearer"]
fn VAN_EX1_405_shieldbearer() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_405"), Cost("VAN_EX1_405", 1), Stats("VAN_EX1_405", 0, 4), Has("VAN_EX1_405", GameTag::TAUNT)],
    );
}

/// # Raging Worgen
///
/// `VAN_EX1_412` · Neutral minion · 3 mana · 3/3
///
/// > **Enrage: Windfury** and +1 Attack
///
/// State: Todo
//~ VAN_EX1_412 todo 1c85ee4b 13b1b847
#[test]
#[ignore = "todo: VAN_EX1_412 Raging Worgen"]
fn VAN_EX1_412_raging_worgen() {
    check(CardClass::Mage, &[Give("VAN_EX1_412"), Cost("VAN_EX1_412", 3), Stats("VAN_EX1_412", 3, 3)]);
}

/// # Murloc Tidehunter
///
/// `VAN_EX1_506` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry:** Summon a 1/1 Murloc Scout.
///
/// State: Todo
//~ VAN_EX1_506 todo 5785a239 00349a0e
#[test]
#[ignore = "todo: VAN_EX1_506 Murloc Tidehunter"]
fn VAN_EX1_506_murloc_tidehunter() {
    check(CardClass::Mage, &[Give("VAN_EX1_506"), Cost("VAN_EX1_506", 2), Stats("VAN_EX1_506", 2, 1)]);
}

/// # Murloc Scout
///
/// `VAN_EX1_506a` · Neutral minion · 0 mana · 1/1
///
/// State: Todo
//~ VAN_EX1_506a todo f27d0779 5eeffc73
#[test]
#[ignore = "todo: VAN_EX1_506a Murloc Scout"]
fn VAN_EX1_506a_murloc_scout() {
    check(CardClass::Mage, &[Give("VAN_EX1_506a"), Cost("VAN_EX1_506a", 0), Stats("VAN_EX1_506a", 1, 1)]);
}

/// # Murloc Warleader
///
/// `VAN_EX1_507` · Neutral minion · 3 mana · 3/3
///
/// > ALL other murlocs have +2/+1.
///
/// State: Todo
//~ VAN_EX1_507 todo a12e2562 f4e0414a
#[test]
#[ignore = "todo: VAN_EX1_507 Murloc Warleader"]
fn VAN_EX1_507_murloc_warleader() {
    check(CardClass::Mage, &[Give("VAN_EX1_507"), Cost("VAN_EX1_507", 3), Stats("VAN_EX1_507", 3, 3)]);
}

/// # Grimscale Oracle
///
/// `VAN_EX1_508` · Neutral minion · 1 mana · 1/1
///
/// > ALL other Murlocs have +1 Attack.
///
/// State: Todo
//~ VAN_EX1_508 todo 3101270b d799372b
#[test]
#[ignore = "todo: VAN_EX1_508 Grimscale Oracle"]
fn VAN_EX1_508_grimscale_oracle() {
    check(CardClass::Mage, &[Give("VAN_EX1_508"), Cost("VAN_EX1_508", 1), Stats("VAN_EX1_508", 1, 1)]);
}

/// # Murloc Tidecaller
///
/// `VAN_EX1_509` · Neutral minion · 1 mana · 1/2
///
/// > Whenever a Murloc is summoned, gain +1 Attack.
///
/// State: Todo
//~ VAN_EX1_509 todo 203f2ac6 34c3a64c
#[test]
#[ignore = "todo: VAN_EX1_509 Murloc Tidecaller"]
fn VAN_EX1_509_murloc_tidecaller() {
    check(CardClass::Mage, &[Give("VAN_EX1_509"), Cost("VAN_EX1_509", 1), Stats("VAN_EX1_509", 1, 2)]);
}

/// # Harvest Golem
///
/// `VAN_EX1_556` · Neutral minion · 3 mana · 2/3
///
/// > **Deathrattle:** Summon a 2/1 Damaged Golem.
///
/// State: Todo
//~ VAN_EX1_556 todo de84b375 273eb00d
#[test]
#[ignore = "todo: VAN_EX1_556 Harvest Golem"]
fn VAN_EX1_556_harvest_golem() {
    check(CardClass::Mage, &[Give("VAN_EX1_556"), Cost("VAN_EX1_556", 3), Stats("VAN_EX1_556", 2, 3)]);
}

/// # Nat Pagle
///
/// `VAN_EX1_557` · Neutral minion · 2 mana · 0/4
///
/// > At the start of your turn, you have a 50% chance to draw an extra card.
///
/// State: Todo
//~ VAN_EX1_557 todo 7ffeafeb f5716795
#[test]
#[ignore = "todo: VAN_EX1_557 Nat Pagle"]
fn VAN_EX1_557_nat_pagle() {
    check(CardClass::Mage, &[Give("VAN_EX1_557"), Cost("VAN_EX1_557", 2), Stats("VAN_EX1_557", 0, 4)]);
}

/// # Harrison Jones
///
/// `VAN_EX1_558` · Neutral minion · 5 mana · 5/4
///
/// > **Battlecry:** Destroy your opponent's weapon and draw cards equal to its Durability.
///
/// State: Todo
//~ VAN_EX1_558 todo 6fe52d3f 09b329e5
#[test]
#[ignore = "todo: VAN_EX1_558 Harrison Jones"]
fn VAN_EX1_558_harrison_jones() {
    check(CardClass::Mage, &[Give("VAN_EX1_558"), Cost("VAN_EX1_558", 5), Stats("VAN_EX1_558", 5, 4)]);
}

/// # Nozdormu
///
/// `VAN_EX1_560` · Neutral minion · 9 mana · 8/8
///
/// > Players only have 15 seconds to take their turns.
///
/// State: Todo
//~ VAN_EX1_560 todo 609dcfbf 82bc050e
#[test]
#[ignore = "todo: VAN_EX1_560 Nozdormu"]
fn VAN_EX1_560_nozdormu() {
    check(CardClass::Mage, &[Give("VAN_EX1_560"), Cost("VAN_EX1_560", 9), Stats("VAN_EX1_560", 8, 8)]);
}

/// # Alexstrasza
///
/// `VAN_EX1_561` · Neutral minion · 9 mana · 8/8
///
/// > **Battlecry:** Set a hero's remaining Health to 15.
///
/// State: Todo
//~ VAN_EX1_561 todo 13c5ce33 f124ece3
#[test]
#[ignore = "todo: VAN_EX1_561 Alexstrasza"]
fn VAN_EX1_561_alexstrasza() {
    check(CardClass::Mage, &[Give("VAN_EX1_561"), Cost("VAN_EX1_561", 9), Stats("VAN_EX1_561", 8, 8)]);
}

/// # Onyxia
///
/// `VAN_EX1_562` · Neutral minion · 9 mana · 8/8
///
/// > **Battlecry:** Summon 1/1 Whelps until your side of the battlefield is full.
///
/// State: Todo
//~ VAN_EX1_562 todo 8bab30f0 81fc322a
#[test]
#[ignore = "todo: VAN_EX1_562 Onyxia"]
fn VAN_EX1_562_onyxia() {
    check(CardClass::Mage, &[Give("VAN_EX1_562"), Cost("VAN_EX1_562", 9), Stats("VAN_EX1_562", 8, 8)]);
}

/// # Malygos
///
/// `VAN_EX1_563` · Neutral minion · 9 mana · 4/12
///
/// > **Spell Damage +5**
///
/// State: Todo
//~ VAN_EX1_563 todo e210683f 129ac283
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
//~ VAN_EX1_564 todo 092c9e6f 9c698e4a
#[test]
#[ignore = "todo: VAN_EX1_564 Faceless Manipulator"]
fn VAN_EX1_564_faceless_manipulator() {
    check(CardClass::Mage, &[Give("VAN_EX1_564"), Cost("VAN_EX1_564", 5), Stats("VAN_EX1_564", 3, 3)]);
}

/// # Ysera
///
/// `VAN_EX1_572` · Neutral minion · 9 mana · 4/12
///
/// > At the end of your turn, add a Dream Card to your hand.
///
/// State: Todo
//~ VAN_EX1_572 todo 7e232c91 efb51dba
#[test]
#[ignore = "todo: VAN_EX1_572 Ysera"]
fn VAN_EX1_572_ysera() {
    check(CardClass::Mage, &[Give("VAN_EX1_572"), Cost("VAN_EX1_572", 9), Stats("VAN_EX1_572", 4, 12)]);
}

/// # The Beast
///
/// `VAN_EX1_577` · Neutral minion · 6 mana · 9/7
///
/// > **Deathrattle:** Summon a 3/3 Pip Quickwit for your opponent.
///
/// State: Todo
//~ VAN_EX1_577 todo 97f9a651 ff4c254e
#[test]
#[ignore = "todo: VAN_EX1_577 The Beast"]
fn VAN_EX1_577_the_beast() {
    check(CardClass::Mage, &[Give("VAN_EX1_577"), Cost("VAN_EX1_577", 6), Stats("VAN_EX1_577", 9, 7)]);
}

/// # Dalaran Mage
///
/// `VAN_EX1_582` · Neutral minion · 3 mana · 1/4
///
/// > **Spell Damage +1**
///
/// State: Todo
//~ VAN_EX1_582 todo 501299de 355b4f23
#[test]
#[ignore = "todo: VAN_EX1_582 Dalaran Mage"]
fn VAN_EX1_582_dalaran_mage() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_582"),
            Cost("VAN_EX1_582", 3),
            Stats("VAN_EX1_582", 1, 4),
            Has("VAN_EX1_582", GameTag::SPELLPOWER),
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
//~ VAN_EX1_583 todo 6ac52539 bf3ac27c
#[test]
#[ignore = "todo: VAN_EX1_583 Priestess of Elune"]
fn VAN_EX1_583_priestess_of_elune() {
    check(CardClass::Mage, &[Give("VAN_EX1_583"), Cost("VAN_EX1_583", 6), Stats("VAN_EX1_583", 5, 4)]);
}

/// # Ancient Mage
///
/// `VAN_EX1_584` · Neutral minion · 4 mana · 2/5
///
/// > **Battlecry:** Give adjacent minions **Spell Damage +1**.
///
/// State: Todo
//~ VAN_EX1_584 todo d4ad8ff5 a7fccfa0
#[test]
#[ignore = "todo: VAN_EX1_584 Ancient Mage"]
fn VAN_EX1_584_ancient_mage() {
    check(CardClass::Mage, &[Give("VAN_EX1_584"), Cost("VAN_EX1_584", 4), Stats("VAN_EX1_584", 2, 5)]);
}

/// # Sea Giant
///
/// `VAN_EX1_586` · Neutral minion · 10 mana · 8/8
///
/// > Costs (1) less for each other minion on the battlefield.
///
/// State: Todo
//~ VAN_EX1_586 todo ba376eb6 20dbf45f
#[test]
#[ignore = "todo: VAN_EX1_586 Sea Giant"]
fn VAN_EX1_586_sea_giant() {
    check(CardClass::Mage, &[Give("VAN_EX1_586"), Cost("VAN_EX1_586", 10), Stats("VAN_EX1_586", 8, 8)]);
}

/// # Blood Knight
///
/// `VAN_EX1_590` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** All minions lose **Divine Shield**. Gain +3/+3 for each Shield lost.
///
/// State: Todo
//~ VAN_EX1_590 todo 91648a09 6d2d8595
#[test]
#[ignore = "todo: VAN_EX1_590 Blood Knight"]
fn VAN_EX1_590_blood_knight() {
    check(CardClass::Mage, &[Give("VAN_EX1_590"), Cost("VAN_EX1_590", 3), Stats("VAN_EX1_590", 3, 3)]);
}

/// # Nightblade
///
/// `VAN_EX1_593` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** Deal 3 damage to the enemy hero.
///
/// State: Todo
//~ VAN_EX1_593 todo 6bb1b75b cddbefe7
#[test]
#[ignore = "todo: VAN_EX1_593 Nightblade"]
fn VAN_EX1_593_nightblade() {
    check(CardClass::Mage, &[Give("VAN_EX1_593"), Cost("VAN_EX1_593", 5), Stats("VAN_EX1_593", 4, 4)]);
}

/// # Cult Master
///
/// `VAN_EX1_595` · Neutral minion · 4 mana · 4/2
///
/// > After a friendly minion dies, draw a card.
///
/// State: Todo
//~ VAN_EX1_595 todo 046d481e f32adae2
#[test]
#[ignore = "todo: VAN_EX1_595 Cult Master"]
fn VAN_EX1_595_cult_master() {
    check(CardClass::Mage, &[Give("VAN_EX1_595"), Cost("VAN_EX1_595", 4), Stats("VAN_EX1_595", 4, 2)]);
}

/// # Imp Master
///
/// `VAN_EX1_597` · Neutral minion · 3 mana · 1/5
///
/// > At the end of your turn, deal 1 damage to this minion and summon a 1/1 Imp.
///
/// State: Todo
//~ VAN_EX1_597 todo e411ccef 20c8d357
#[test]
#[ignore = "todo: VAN_EX1_597 Imp Master"]
fn VAN_EX1_597_imp_master() {
    check(CardClass::Mage, &[Give("VAN_EX1_597"), Cost("VAN_EX1_597", 3), Stats("VAN_EX1_597", 1, 5)]);
}

/// # Imp
///
/// `VAN_EX1_598` · Neutral minion · 1 mana · 1/1
///
/// State: Todo
//~ VAN_EX1_598 todo 1b04b292 cdad4797
#[test]
#[ignore = "todo: VAN_EX1_598 Imp"]
fn VAN_EX1_598_imp() {
    check(CardClass::Mage, &[Give("VAN_EX1_598"), Cost("VAN_EX1_598", 1), Stats("VAN_EX1_598", 1, 1)]);
}

/// # Illidan Stormrage
///
/// `VAN_EX1_614` · Neutral minion · 6 mana · 7/5
///
/// > Whenever you play a card, summon a 2/1 Flame of Azzinoth.
///
/// State: Todo
//~ VAN_EX1_614 todo 14308fb5 0883e741
#[test]
#[ignore = "todo: VAN_EX1_614 Illidan Stormrage"]
fn VAN_EX1_614_illidan_stormrage() {
    check(CardClass::Mage, &[Give("VAN_EX1_614"), Cost("VAN_EX1_614", 6), Stats("VAN_EX1_614", 7, 5)]);
}

/// # Mana Wraith
///
/// `VAN_EX1_616` · Neutral minion · 2 mana · 2/2
///
/// > ALL minions cost (1) more.
///
/// State: Todo
//~ VAN_EX1_616 todo daf511e3 8d2b79fe
#[test]
#[ignore = "todo: VAN_EX1_616 Mana Wraith"]
fn VAN_EX1_616_mana_wraith() {
    check(CardClass::Mage, &[Give("VAN_EX1_616"), Cost("VAN_EX1_616", 2), Stats("VAN_EX1_616", 2, 2)]);
}

/// # Molten Giant
///
/// `VAN_EX1_620` · Neutral minion · 20 mana · 8/8
///
/// > Costs (1) less for each damage your hero has taken.
///
/// State: Todo
//~ VAN_EX1_620 todo 5d0e5549 79b55b1e
#[test]
#[ignore = "todo: VAN_EX1_620 Molten Giant"]
fn VAN_EX1_620_molten_giant() {
    check(CardClass::Mage, &[Give("VAN_EX1_620"), Cost("VAN_EX1_620", 20), Stats("VAN_EX1_620", 8, 8)]);
}

/// # Pip Quickwit
///
/// `VAN_EX1_finkle` · Neutral minion · 3 mana · 3/3
///
/// State: Todo
//~ VAN_EX1_finkle todo ca6686ab 660bcb19
#[test]
#[ignore = "todo: VAN_EX1_finkle Pip Quickwit"]
fn VAN_EX1_finkle_pip_quickwit() {
    check(CardClass::Mage, &[Give("VAN_EX1_finkle"), Cost("VAN_EX1_finkle", 3), Stats("VAN_EX1_finkle", 3, 3)]);
}

/// # Squirrel
///
/// `VAN_EX1_tk28` · Neutral minion · 1 mana · 1/1
///
/// State: Todo
//~ VAN_EX1_tk28 todo ea5cc605 2cc58017
#[test]
#[ignore = "todo: VAN_EX1_tk28 Squirrel"]
fn VAN_EX1_tk28_squirrel() {
    check(CardClass::Mage, &[Give("VAN_EX1_tk28"), Cost("VAN_EX1_tk28", 1), Stats("VAN_EX1_tk28", 1, 1)]);
}

/// # Devilsaur
///
/// `VAN_EX1_tk29` · Neutral minion · 5 mana · 5/5
///
/// State: Todo
//~ VAN_EX1_tk29 todo b835222d 207d72a9
#[test]
#[ignore = "todo: VAN_EX1_tk29 Devilsaur"]
fn VAN_EX1_tk29_devilsaur() {
    check(CardClass::Mage, &[Give("VAN_EX1_tk29"), Cost("VAN_EX1_tk29", 5), Stats("VAN_EX1_tk29", 5, 5)]);
}

/// # Avatar of the Coin
///
/// `VAN_GAME_002` · Neutral minion · 0 mana · 1/1
///
/// > *You lost the coin flip, but gained a friend.*
///
/// State: Todo
//~ VAN_GAME_002 todo 43b07561 48f14e5f
#[test]
#[ignore = "todo: VAN_GAME_002 Avatar of the Coin"]
fn VAN_GAME_002_avatar_of_the_coin() {
    check(CardClass::Mage, &[Give("VAN_GAME_002"), Cost("VAN_GAME_002", 0), Stats("VAN_GAME_002", 1, 1)]);
}

/// # NOOOOOOOOOOOO
///
/// `VAN_GAME_006` · Neutral spell · 2 mana
///
/// > Somehow, the card you USED to have has been deleted. Here, have this one instead!
///
/// State: Todo
//~ VAN_GAME_006 todo 67cd0c14 be5c56ce
#[test]
#[ignore = "todo: VAN_GAME_006 NOOOOOOOOOOOO"]
fn VAN_GAME_006_noooooooooooo() {
    check(CardClass::Mage, &[Give("VAN_GAME_006"), Cost("VAN_GAME_006", 2)]);
}

/// # Captain's Parrot
///
/// `VAN_NEW1_016` · Neutral minion · 2 mana · 1/1
///
/// > **Battlecry:** Draw a Pirate from your deck.
///
/// State: Todo
//~ VAN_NEW1_016 todo a53bfdc1 a54b0220
#[test]
#[ignore = "todo: VAN_NEW1_016 Captain's Parrot"]
fn VAN_NEW1_016_captains_parrot() {
    check(CardClass::Mage, &[Give("VAN_NEW1_016"), Cost("VAN_NEW1_016", 2), Stats("VAN_NEW1_016", 1, 1)]);
}

/// # Hungry Crab
///
/// `VAN_NEW1_017` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** Destroy a Murloc and gain +2/+2.
///
/// State: Todo
//~ VAN_NEW1_017 todo be32c0c3 0cbeacce
#[test]
#[ignore = "todo: VAN_NEW1_017 Hungry Crab"]
fn VAN_NEW1_017_hungry_crab() {
    check(CardClass::Mage, &[Give("VAN_NEW1_017"), Cost("VAN_NEW1_017", 1), Stats("VAN_NEW1_017", 1, 2)]);
}

/// # Bloodsail Raider
///
/// `VAN_NEW1_018` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Gain Attack equal to the Attack of your weapon.
///
/// State: Todo
//~ VAN_NEW1_018 todo 1d952869 897305af
#[test]
#[ignore = "todo: VAN_NEW1_018 Bloodsail Raider"]
fn VAN_NEW1_018_bloodsail_raider() {
    check(CardClass::Mage, &[Give("VAN_NEW1_018"), Cost("VAN_NEW1_018", 2), Stats("VAN_NEW1_018", 2, 3)]);
}

/// # Knife Juggler
///
/// `VAN_NEW1_019` · Neutral minion · 2 mana · 3/2
///
/// > After you summon a minion, deal 1 damage to a random enemy.
///
/// State: Todo
//~ VAN_NEW1_019 todo 880eb51d 823bf910
#[test]
#[ignore = "todo: VAN_NEW1_019 Knife Juggler"]
fn VAN_NEW1_019_knife_juggler() {
    check(CardClass::Mage, &[Give("VAN_NEW1_019"), Cost("VAN_NEW1_019", 2), Stats("VAN_NEW1_019", 3, 2)]);
}

/// # Wild Pyromancer
///
/// `VAN_NEW1_020` · Neutral minion · 2 mana · 3/2
///
/// > After you cast a spell, deal 1 damage to ALL minions.
///
/// State: Todo
//~ VAN_NEW1_020 todo 4c64d9fc dc4bd9fa
#[test]
#[ignore = "todo: VAN_NEW1_020 Wild Pyromancer"]
fn VAN_NEW1_020_wild_pyromancer() {
    check(CardClass::Mage, &[Give("VAN_NEW1_020"), Cost("VAN_NEW1_020", 2), Stats("VAN_NEW1_020", 3, 2)]);
}

/// # Doomsayer
///
/// `VAN_NEW1_021` · Neutral minion · 2 mana · 0/7
///
/// > At the start of your turn, destroy ALL minions.
///
/// State: Todo
//~ VAN_NEW1_021 todo 234e8fdf d4d2c00a
#[test]
#[ignore = "todo: VAN_NEW1_021 Doomsayer"]
fn VAN_NEW1_021_doomsayer() {
    check(CardClass::Mage, &[Give("VAN_NEW1_021"), Cost("VAN_NEW1_021", 2), Stats("VAN_NEW1_021", 0, 7)]);
}

/// # Dread Corsair
///
/// `VAN_NEW1_022` · Neutral minion · 4 mana · 3/3
///
/// > **Taunt** Costs (1) less per Attack of your weapon.
///
/// State: Todo
//~ VAN_NEW1_022 todo 9272be78 abf66746
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
        ],
    );
}

/// # Faerie Dragon
///
/// `VAN_NEW1_023` · Neutral minion · 2 mana · 3/2
///
/// > **Elusive**
///
/// State: Todo
//~ VAN_NEW1_023 todo d4fc5ed2 2234f132
#[test]
#[ignore = "todo: VAN_NEW1_023 Faerie Dragon"]
fn VAN_NEW1_023_faerie_dragon() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_NEW1_023"),
            Cost("VAN_NEW1_023", 2),
            Stats("VAN_NEW1_023", 3, 2),
            Has("VAN_NEW1_023", GameTag::ELUSIVE),
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
//~ VAN_NEW1_024 todo 7b7423c3 cdc57fb9
#[test]
#[ignore = "todo: VAN_NEW1_024 Captain Greenskin"]
fn VAN_NEW1_024_captain_greenskin() {
    check(CardClass::Mage, &[Give("VAN_NEW1_024"), Cost("VAN_NEW1_024", 5), Stats("VAN_NEW1_024", 5, 4)]);
}

/// # Bloodsail Corsair
///
/// `VAN_NEW1_025` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** Remove 1 Durability from your opponent's weapon.
///
/// State: Todo
//~ VAN_NEW1_025 todo ca56566a 938c26ff
#[test]
#[ignore = "todo: VAN_NEW1_025 Bloodsail Corsair"]
fn VAN_NEW1_025_bloodsail_corsair() {
    check(CardClass::Mage, &[Give("VAN_NEW1_025"), Cost("VAN_NEW1_025", 1), Stats("VAN_NEW1_025", 1, 2)]);
}

/// # Violet Teacher
///
/// `VAN_NEW1_026` · Neutral minion · 4 mana · 3/5
///
/// > Whenever you cast a spell, summon a 1/1 Violet Apprentice.
///
/// State: Todo
//~ VAN_NEW1_026 todo 3fa3ade1 3bc63986
#[test]
#[ignore = "todo: VAN_NEW1_026 Violet Teacher"]
fn VAN_NEW1_026_violet_teacher() {
    check(CardClass::Mage, &[Give("VAN_NEW1_026"), Cost("VAN_NEW1_026", 4), Stats("VAN_NEW1_026", 3, 5)]);
}

/// # Violet Apprentice
///
/// `VAN_NEW1_026t` · Neutral minion · 0 mana · 1/1
///
/// State: Todo
//~ VAN_NEW1_026t todo dc11c2a4 4dd887d9
#[test]
#[ignore = "todo: VAN_NEW1_026t Violet Apprentice"]
fn VAN_NEW1_026t_violet_apprentice() {
    check(CardClass::Mage, &[Give("VAN_NEW1_026t"), Cost("VAN_NEW1_026t", 0), Stats("VAN_NEW1_026t", 1, 1)]);
}

/// # Southsea Captain
///
/// `VAN_NEW1_027` · Neutral minion · 3 mana · 3/3
///
/// > Your other Pirates have +1/+1.
///
/// State: Todo
//~ VAN_NEW1_027 todo 98e3e21c 4c8ded79
#[test]
#[ignore = "todo: VAN_NEW1_027 Southsea Captain"]
fn VAN_NEW1_027_southsea_captain() {
    check(CardClass::Mage, &[Give("VAN_NEW1_027"), Cost("VAN_NEW1_027", 3), Stats("VAN_NEW1_027", 3, 3)]);
}

/// # Millhouse Manastorm
///
/// `VAN_NEW1_029` · Neutral minion · 2 mana · 4/4
///
/// > **Battlecry:** Enemy spells cost (0) next turn.
///
/// State: Todo
//~ VAN_NEW1_029 todo 35cdf5ce f0cd449c
#[test]
#[ignore = "todo: VAN_NEW1_029 Millhouse Manastorm"]
fn VAN_NEW1_029_millhouse_manastorm() {
    check(CardClass::Mage, &[Give("VAN_NEW1_029"), Cost("VAN_NEW1_029", 2), Stats("VAN_NEW1_029", 4, 4)]);
}

/// # Deathwing
///
/// `VAN_NEW1_030` · Neutral minion · 10 mana · 12/12
///
/// > **Battlecry:** Destroy all other minions and discard your hand.
///
/// State: Todo
//~ VAN_NEW1_030 todo 558299dd 77344c12
#[test]
#[ignore = "todo: VAN_NEW1_030 Deathwing"]
fn VAN_NEW1_030_deathwing() {
    check(CardClass::Mage, &[Give("VAN_NEW1_030"), Cost("VAN_NEW1_030", 10), Stats("VAN_NEW1_030", 12, 12)]);
}

/// # Master Swordsmith
///
/// `VAN_NEW1_037` · Neutral minion · 2 mana · 1/3
///
/// > At the end of your turn, give another random friendly minion +1 Attack.
///
/// State: Todo
//~ VAN_NEW1_037 todo 11820bb3 efd27473
#[test]
#[ignore = "todo: VAN_NEW1_037 Master Swordsmith"]
fn VAN_NEW1_037_master_swordsmith() {
    check(CardClass::Mage, &[Give("VAN_NEW1_037"), Cost("VAN_NEW1_037", 2), Stats("VAN_NEW1_037", 1, 3)]);
}

/// # Gruul
///
/// `VAN_NEW1_038` · Neutral minion · 8 mana · 7/7
///
/// > At the end of each turn, gain +1/+1 .
///
/// State: Todo
//~ VAN_NEW1_038 todo 27b516df ebf8e910
#[test]
#[ignore = "todo: VAN_NEW1_038 Gruul"]
fn VAN_NEW1_038_gruul() {
    check(CardClass::Mage, &[Give("VAN_NEW1_038"), Cost("VAN_NEW1_038", 8), Stats("VAN_NEW1_038", 7, 7)]);
}

/// # Hogger
///
/// `VAN_NEW1_040` · Neutral minion · 6 mana · 4/4
///
/// > At the end of your turn, summon a 2/2 Gnoll with **Taunt**.
///
/// State: Todo
//~ VAN_NEW1_040 todo 47e261ae f88002ea
#[test]
#[ignore = "todo: VAN_NEW1_040 Hogger"]
fn VAN_NEW1_040_hogger() {
    check(CardClass::Mage, &[Give("VAN_NEW1_040"), Cost("VAN_NEW1_040", 6), Stats("VAN_NEW1_040", 4, 4)]);
}

/// # Stampeding Kodo
///
/// `VAN_NEW1_041` · Neutral minion · 5 mana · 3/5
///
/// > **Battlecry:** Destroy a random enemy minion with 2 or less Attack.
///
/// State: Todo
//~ VAN_NEW1_041 todo a9279f51 353a79a6
#[test]
#[ignore = "todo: VAN_NEW1_041 Stampeding Kodo"]
fn VAN_NEW1_041_stampeding_kodo() {
    check(CardClass::Mage, &[Give("VAN_NEW1_041"), Cost("VAN_NEW1_041", 5), Stats("VAN_NEW1_041", 3, 5)]);
}

/// # Elite Tauren Chieftain
///
/// `VAN_PRO_001` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Give both players the power to ROCK! (with a Power Chord card)
///
/// State: Todo
//~ VAN_PRO_001 todo 7d02ded9 0e1e5aef
#[test]
#[ignore = "todo: VAN_PRO_001 Elite Tauren Chieftain"]
fn VAN_PRO_001_elite_tauren_chieftain() {
    check(CardClass::Mage, &[Give("VAN_PRO_001"), Cost("VAN_PRO_001", 5), Stats("VAN_PRO_001", 5, 5)]);
}

/// # Power of the Horde
///
/// `VAN_PRO_001c` · Neutral spell · 4 mana
///
/// > Summon a random Horde Warrior.
///
/// State: Todo
//~ VAN_PRO_001c todo 6581dac1 209fb7f2
#[test]
#[ignore = "todo: VAN_PRO_001c Power of the Horde"]
fn VAN_PRO_001c_power_of_the_horde() {
    check(CardClass::Mage, &[Give("VAN_PRO_001c"), Cost("VAN_PRO_001c", 4)]);
}

/// # Flame of Azzinoth
///
/// `VAN_TU4e_002t` · Neutral minion · 1 mana · 2/1
///
/// State: Todo
//~ VAN_TU4e_002t todo 159ada52 a647aeda
#[test]
#[ignore = "todo: VAN_TU4e_002t Flame of Azzinoth"]
fn VAN_TU4e_002t_flame_of_azzinoth() {
    check(CardClass::Mage, &[Give("VAN_TU4e_002t"), Cost("VAN_TU4e_002t", 1), Stats("VAN_TU4e_002t", 2, 1)]);
}

/// # Skeleton
///
/// `VAN_skele11` · Neutral minion · 1 mana · 1/1
///
/// State: Todo
//~ VAN_skele11 todo 0edf54f5 201d8eac
#[test]
#[ignore = "todo: VAN_skele11 Skeleton"]
fn VAN_skele11_skeleton() {
    check(CardClass::Mage, &[Give("VAN_skele11"), Cost("VAN_skele11", 1), Stats("VAN_skele11", 1, 1)]);
}

/// # Damaged Golem
///
/// `VAN_skele21` · Neutral minion · 1 mana · 2/1
///
/// State: Todo
//~ VAN_skele21 todo f9a0fa31 8624dc1a
#[test]
#[ignore = "todo: VAN_skele21 Damaged Golem"]
fn VAN_skele21_damaged_golem() {
    check(CardClass::Mage, &[Give("VAN_skele21"), Cost("VAN_skele21", 1), Stats("VAN_skele21", 2, 1)]);
}

/// # Flesheating Ghoul
///
/// `VAN_tt_004` · Neutral minion · 3 mana · 2/3
///
/// > Whenever a minion dies, gain +1 Attack.
///
/// State: Todo
//~ VAN_tt_004 todo 1df53e1d c27a6b9a
#[test]
#[ignore = "todo: VAN_tt_004 Flesheating Ghoul"]
fn VAN_tt_004_flesheating_ghoul() {
    check(CardClass::Mage, &[Give("VAN_tt_004"), Cost("VAN_tt_004", 3), Stats("VAN_tt_004", 2, 3)]);
}
