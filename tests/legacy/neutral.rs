//! Neutral cards of Legacy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 059538cb

/// # Bob the Bartender
///
/// `BG31_BOB` · Neutral minion · 6 mana · 4/5
///
/// > **Battlecry:** Choose an action from the Battlegrounds!
///
/// State: Done
//~ done BG31_BOB 6f4c8d95 - f47820c3.3a34d993
#[test]
fn BG31_BOB_bob_the_bartender() {
    check(
        CardClass::Mage,
        &[
            Give("BG31_BOB"),
            Cost("BG31_BOB", 6),
            Stats("BG31_BOB", 4, 5),
            Enemy("CS2_182"),
            Play("BG31_BOB", Nothing),
            ChooseCard("BG31_BOBt"),
            HasNow(Their(0), GameTag::FROZEN),
        ],
    );
}

/// # Raptor Herald
///
/// `CORE_EDR_004` · Neutral minion · 3 mana · 4/2
///
/// > **Rewind Battlecry: Discover** a Beast with a **Dark Gift**. **Kindred:** It costs (1) less.
///
/// State: Todo
//~ todo CORE_EDR_004 07b537ac ff0663c6 e82e432c.9f69eea3
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
//~ vanilla CS1_042 71a9ac01 130593a2 16e4e9dc.4b0c5d24
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
//~ vanilla CS2_118 478e4cc1 ae621857 aeb39118
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
//~ vanilla CS2_119 2af0fbc1 dc0a7259 dd8c2f1e
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
//~ vanilla CS2_120 24f61679 3055cd07 9963b72d
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
//~ vanilla CS2_121 0cfd0ebe ca5faf92 33eee49b.4b0c5d24
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
/// State: Done
//~ done CS2_122 47cee112 - a023d7db.cc6d9299
#[test]
fn CS2_122_raid_leader() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_122"),
            Cost("CS2_122", 3),
            Stats("CS2_122", 2, 3),
            Friend("CS2_182"),
            Play("CS2_122", Nothing),
            Now(My(0), 5, 5),
            Now(My(1), 2, 3),
            Kill(My(1)),
            Now(My(0), 4, 5),
        ],
    );
}

/// # Enhanced
///
/// `CS2_122e` · Neutral enchantment
///
/// > Raid Leader is granting this minion +1 Attack.
///
/// State: Derived
//~ derived CS2_122e 36497544 4ec37fd0 39330d41.73de4d1a
#[test]
fn CS2_122e_enhanced() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "CS2_122e"), Now(My(0), 6, 1)]);
}

/// # Wolfrider
///
/// `CS2_124` · Neutral minion · 3 mana · 3/1
///
/// > **Charge**
///
/// State: Vanilla
//~ vanilla CS2_124 47d0fb8b 6a0022c4 f16bde89.276b5ef0
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
//~ vanilla CS2_125 a1b97d50 605c1b83 0477cdc7.4b0c5d24
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
//~ vanilla CS2_127 3605cb7c ee4ea102 d1a6a044.4b0c5d24
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
//~ vanilla CS2_131 7b28df33 88b05838 f696116b.276b5ef0
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
/// State: Done
//~ done CS2_141 dc4c7aee - 4f81c2cc.cbe7dbbc
#[test]
fn CS2_141_ironforge_rifleman() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_141"),
            Cost("CS2_141", 3),
            Stats("CS2_141", 2, 2),
            Play("CS2_141", On(TheirHero)),
            Health(TheirHero, 29),
        ],
    );
}

/// # Kobold Geomancer
///
/// `CS2_142` · Neutral minion · 2 mana · 2/2
///
/// > **Spell Damage +1**
///
/// State: Vanilla
//~ vanilla CS2_142 09d76e97 17fccd8d d843a5cb.b88f2291
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
/// State: Done
//~ done CS2_147 3a4b4a46 - 02031212.72a132f1
#[test]
fn CS2_147_gnomish_inventor() {
    check(
        CardClass::Mage,
        &[Give("CS2_147"), Cost("CS2_147", 4), Stats("CS2_147", 2, 4), Play("CS2_147", Nothing), HandCount(Mine, 1)],
    );
}

/// # Stormpike Commando
///
/// `CS2_150` · Neutral minion · 5 mana · 4/2
///
/// > **Battlecry:** Deal 2 damage.
///
/// State: Done
//~ done CS2_150 31a06803 - 02c53cf5.d9e5e9ea
#[test]
fn CS2_150_stormpike_commando() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_150"),
            Cost("CS2_150", 5),
            Stats("CS2_150", 4, 2),
            Play("CS2_150", On(TheirHero)),
            Health(TheirHero, 28),
        ],
    );
}

/// # Archmage
///
/// `CS2_155` · Neutral minion · 6 mana · 4/7
///
/// > **Spell Damage +1**
///
/// State: Vanilla
//~ vanilla CS2_155 536c326b 7f6d45d5 2df61917.b88f2291
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
//~ vanilla CS2_162 4d4f07cf 6c72cf40 07db6f1a.4b0c5d24
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
//~ vanilla CS2_168 bf9342aa 7be5ad94 8d87ec19
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
//~ vanilla CS2_171 a33b9055 b074964f 9f75426d.276b5ef0
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
//~ vanilla CS2_172 5f5bcbc9 eb700337 7e8258ca
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
//~ vanilla CS2_173 b7710c4b f6178a78 f8d4e20a.276b5ef0
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
//~ vanilla CS2_179 258c44de 046468d0 8098f557.4b0c5d24
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
//~ vanilla CS2_182 2edcf096 e2207ea3 ee5f3e3f
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
//~ vanilla CS2_186 a2f34872 8df8f0d6 fa0c4bdf
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
//~ vanilla CS2_187 a27cea52 ac9d2d0f 37d64b90.4b0c5d24
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
/// State: Done
//~ done CS2_189 aae89506 - 158be837.cbe7dbbc
#[test]
fn CS2_189_elven_archer() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_189"),
            Cost("CS2_189", 1),
            Stats("CS2_189", 1, 1),
            Play("CS2_189", On(TheirHero)),
            Health(TheirHero, 29),
        ],
    );
}

/// # Razorfen Hunter
///
/// `CS2_196` · Neutral minion · 3 mana · 2/3
///
/// > **Battlecry:** Summon a 1/1 Boar.
///
/// State: Done
//~ done CS2_196 aca888c3 - dc687a03.1ee57859
#[test]
fn CS2_196_razorfen_hunter() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_196"),
            Cost("CS2_196", 3),
            Stats("CS2_196", 2, 3),
            Play("CS2_196", Nothing),
            Is(My(1), "CS2_boar"),
            Now(My(1), 1, 1),
        ],
    );
}

/// # Ogre Magi
///
/// `CS2_197` · Neutral minion · 4 mana · 4/4
///
/// > **Spell Damage +1**
///
/// State: Vanilla
//~ vanilla CS2_197 a097fdbd 479fa00f 67f3ad22.b88f2291
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
//~ vanilla CS2_200 23ee6b6d d25c3f89 33d7b9f0
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
//~ vanilla CS2_201 6bab293b 16461cd1 a1cbdf88
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
//~ vanilla CS2_213 1289c99e ad249fd0 6b47ed48.276b5ef0
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
/// State: Done
//~ done CS2_222 8f711b0a - 710f5efa.180b3f03
#[test]
fn CS2_222_stormwind_champion() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_222"),
            Cost("CS2_222", 7),
            Stats("CS2_222", 7, 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_222", Nothing),
            Now(My(0), 5, 6),
            Now(My(1), 7, 7),
            Now(Their(0), 4, 5),
        ],
    );
}

/// # Might of Stormwind
///
/// `CS2_222o` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived CS2_222o 98bde921 c4716ff3 ee7e9f64.67341004
#[test]
fn CS2_222o_might_of_stormwind() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "CS2_222o"), Now(My(0), 6, 2)]);
}

/// # Frostwolf Warlord
///
/// `CS2_226` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** Gain +1/+1 for each other friendly minion on the battlefield.
///
/// State: Done
//~ done CS2_226 4f19a304 - d308937d.478b5e64
#[test]
fn CS2_226_frostwolf_warlord() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_226"),
            Cost("CS2_226", 5),
            Stats("CS2_226", 4, 4),
            Friend("CS2_231"),
            Friend("CS2_231"),
            Enemy("CS2_231"),
            Play("CS2_226", Nothing),
            Now(My(2), 6, 6),
        ],
    );
}

/// # Boar
///
/// `CS2_boar` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla CS2_boar 0da14d03 17bfe337 fb8f972c
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
//~ todo DFX_001 85b9f9e6 534c910b f8ca0b2d.4f603437
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
//~ todo DFX_002 b76e1dcc 1e5fa6ba 91d6c1d7.c1020960
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
//~ todo DFX_003 4881b991 c9a405b8 85dc5334.5650650e
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
//~ todo DFX_004 bf7b9696 59481308 138f33a6.d9530355
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
//~ todo DFX_005 9aaff77c ecc13073 aff36f8e.a68dba1c
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
/// State: Done
//~ done DS1_055 33901117 - 44d55fc7.9506a155
#[test]
fn DS1_055_darkscale_healer() {
    check(
        CardClass::Mage,
        &[
            Give("DS1_055"),
            Cost("DS1_055", 5),
            Stats("DS1_055", 4, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(My(0), 3),
            Hurt(Their(0), 3),
            Hurt(MyHero, 5),
            Play("DS1_055", Nothing),
            Damage(My(0), 1),
            Damage(Their(0), 3),
            Health(MyHero, 27),
        ],
    );
}

/// # Voodoo Doctor
///
/// `EX1_011` · Neutral minion · 1 mana · 2/1
///
/// > **Battlecry:** Restore #2 Health.
///
/// State: Done
//~ done EX1_011 4e149c73 - f864d0d8.22e721cb
#[test]
fn EX1_011_voodoo_doctor() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_011"),
            Cost("EX1_011", 1),
            Stats("EX1_011", 2, 1),
            Targets("EX1_011", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Hurt(MyHero, 5),
            Play("EX1_011", On(MyHero)),
            Health(MyHero, 27),
        ],
    );
}

/// # Novice Engineer
///
/// `EX1_015` · Neutral minion · 2 mana · 1/1
///
/// > **Battlecry:** Draw a card.
///
/// State: Done
//~ done EX1_015 b3478b8a - 095cc810.72a132f1
#[test]
fn EX1_015_novice_engineer() {
    check(
        CardClass::Mage,
        &[Give("EX1_015"), Cost("EX1_015", 2), Stats("EX1_015", 1, 1), Play("EX1_015", Nothing), HandCount(Mine, 1)],
    );
}

/// # Shattered Sun Cleric
///
/// `EX1_019` · Neutral minion · 3 mana · 3/2
///
/// > **Battlecry:** Give a friendly minion +1/+1.
///
/// State: Done
//~ done EX1_019 ec89542d - 4c088bae.275576eb
#[test]
fn EX1_019_shattered_sun_cleric() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_019"),
            Cost("EX1_019", 3),
            Stats("EX1_019", 3, 2),
            Targets("EX1_019", &[FriendlyMinion]),
            Friend("CS2_182"),
            Play("EX1_019", On(My(0))),
            Now(My(0), 5, 6),
        ],
    );
}

/// # Cleric's Blessing
///
/// `EX1_019e` · Priest enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived EX1_019e f30c4564 5a898ed3 f64df7a0.67341004
#[test]
fn EX1_019e_clerics_blessing() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "EX1_019e"), Now(My(0), 6, 2)]);
}

/// # Dragonling Mechanic
///
/// `EX1_025` · Neutral minion · 4 mana · 2/4
///
/// > **Battlecry:** Summon a 2/1 Mechanical Dragonling.
///
/// State: Done
//~ done EX1_025 a10cd3bb - 37fd6ea8.fdfaf7ac
#[test]
fn EX1_025_dragonling_mechanic() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_025"),
            Cost("EX1_025", 4),
            Stats("EX1_025", 2, 4),
            Play("EX1_025", Nothing),
            Is(My(1), "EX1_025t"),
            Now(My(1), 2, 1),
        ],
    );
}

/// # Mechanical Dragonling
///
/// `EX1_025t` · Neutral minion · 1 mana · 2/1
///
/// State: Vanilla
//~ vanilla EX1_025t 4614dd65 ccda52a7 c4552212
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
/// State: Done
//~ done EX1_062 e9b4ec1a - 752466ce.8365bbb1
#[test]
fn EX1_062_old_murk_eye() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_062"),
            Cost("EX1_062", 4),
            Stats("EX1_062", 2, 4),
            Has("EX1_062", GameTag::CHARGE),
            Play("EX1_062", Nothing),
            Now(My(0), 2, 4),
            Friend("CS2_168"),
            Enemy("CS2_168"),
            Now(My(0), 4, 4),
            HasNow(My(0), GameTag::CHARGE),
        ],
    );
}

/// # Acidic Swamp Ooze
///
/// `EX1_066` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Destroy your opponent's weapon.
///
/// State: Done
//~ done EX1_066 f24c2e78 - 9a143bb5.a8bb4a6e
#[test]
fn EX1_066_acidic_swamp_ooze() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_066"),
            Cost("EX1_066", 2),
            Stats("EX1_066", 3, 2),
            Enemy("CS2_106"),
            Play("EX1_066", Nothing),
            NoWeapon(Theirs),
            Now(TheirHero, 0, 30),
        ],
    );
}

/// # Gelbin Mekkatorque
///
/// `EX1_112` · Neutral minion · 6 mana · 6/6
///
/// > **Battlecry:** Summon an AWESOME invention.
///
/// State: Done
//~ done EX1_112 52243ad3 - ce80c1dd.d0cdea89
#[test]
fn EX1_112_gelbin_mekkatorque() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_112"),
            Cost("EX1_112", 6),
            Stats("EX1_112", 6, 6),
            Force(Card("Mekka4")),
            Play("EX1_112", Nothing),
            Is(My(1), "Mekka4"),
        ],
    );
}

/// # SI:7 Infiltrator
///
/// `EX1_186` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Destroy a random enemy **Secret**.
///
/// State: Done
//~ done EX1_186 a1f4e776 - 4c4968ae.c21b051d
#[test]
fn EX1_186_si_7_infiltrator() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_186"),
            Cost("EX1_186", 4),
            Stats("EX1_186", 5, 4),
            EndTurn,
            Play("EX1_287", Nothing),
            EndTurn,
            Play("EX1_186", Nothing),
            In(Nth(1), Zone::Graveyard),
        ],
    );
    // A Quest stands where Secrets do, and is none.
    check(
        CardClass::Mage,
        &[EndTurn, Play("UNG_942", Nothing), EndTurn, Play("EX1_186", Nothing), In(Nth(0), Zone::Secret)],
    );
}

/// # Arcane Devourer
///
/// `EX1_187` · Neutral minion · 8 mana · 4/8
///
/// > Whenever you cast a spell, gain +2/+2.
///
/// State: Done
//~ done EX1_187 f76e78ea - 753d2b5c.ec30d282
#[test]
fn EX1_187_arcane_devourer() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_187"),
            Cost("EX1_187", 8),
            Stats("EX1_187", 4, 8),
            Play("EX1_187", Nothing),
            Play("GAME_005", Nothing),
            Now(My(0), 6, 10),
            Play("CS2_231", Nothing),
            Now(My(0), 6, 10),
        ],
    );
}

/// # Barrens Stablehand
///
/// `EX1_188` · Neutral minion · 7 mana · 5/5
///
/// > **Battlecry:** Summon a random Beast.
///
/// State: Done
//~ done EX1_188 9b1002a7 - 5c6bdcea.46ac7ab9
#[test]
fn EX1_188_barrens_stablehand() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_188"),
            Cost("EX1_188", 7),
            Stats("EX1_188", 5, 5),
            Force(Card("CS2_172")),
            Play("EX1_188", Nothing),
            Is(My(1), "CS2_172"),
        ],
    );
}

/// # Brightwing
///
/// `EX1_189` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Add a random **Legendary** minion to your hand.
///
/// State: Done
//~ done EX1_189 007c9fe6 - cc3bdd58.005252c4
#[test]
fn EX1_189_brightwing() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_189"),
            Cost("EX1_189", 2),
            Stats("EX1_189", 3, 2),
            Force(Card("EX1_560")),
            Play("EX1_189", Nothing),
            Is(InHand(0), "EX1_560"),
        ],
    );
}

/// # High Inquisitor Whitemane
///
/// `EX1_190` · Neutral minion · 6 mana · 5/7
///
/// > **Battlecry:** Summon all friendly minions that died this turn.
///
/// State: Done
//~ done EX1_190 43f8f6ba - 120df287.d883ab4f
#[test]
fn EX1_190_high_inquisitor_whitemane() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_190"),
            Cost("EX1_190", 6),
            Stats("EX1_190", 5, 7),
            Friend("CS2_172"),
            Friend("CS2_182"),
            Kill(My(0)),
            Play("EX1_190", Nothing),
            BoardCount(Mine, 3),
            Is(My(2), "CS2_172"),
        ],
    );
}

/// # Gurubashi Berserker
///
/// `EX1_399` · Neutral minion · 5 mana · 2/8
///
/// > Whenever this minion takes damage, gain +3 Attack.
///
/// State: Done
//~ done EX1_399 8e2f9b2f - 44a96988.c691322c
#[test]
fn EX1_399_gurubashi_berserker() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_399"),
            Cost("EX1_399", 5),
            Stats("EX1_399", 2, 8),
            Play("EX1_399", Nothing),
            Hurt(My(0), 1),
            Now(My(0), 5, 7),
            Hurt(My(0), 1),
            Now(My(0), 8, 6),
        ],
    );
}

/// # Murloc Tidehunter
///
/// `EX1_506` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry:** Summon a 1/1 Murloc Scout.
///
/// State: Done
//~ done EX1_506 5780b5ca - 29ad8d55.099a2349
#[test]
fn EX1_506_murloc_tidehunter() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_506"),
            Cost("EX1_506", 2),
            Stats("EX1_506", 2, 1),
            Play("EX1_506", Nothing),
            Is(My(1), "EX1_506a"),
            Now(My(1), 1, 1),
        ],
    );
}

/// # Murloc Scout
///
/// `EX1_506a` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla EX1_506a cb70d039 ec000b02 feb12c36
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

/// # Mrgglaargl!
///
/// `EX1_507e` · Neutral enchantment
///
/// > +2 Attack from Murloc Warleader.
///
/// State: Derived
//~ derived EX1_507e 428dc1cc ceb6afa6 504c2f72.af6feac9
#[test]
fn EX1_507e_mrgglaargl() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "EX1_507e"), Now(My(0), 7, 1)]);
}

/// # Grimscale Oracle
///
/// `EX1_508` · Neutral minion · 1 mana · 1/1
///
/// > Your other Murlocs have +1 Attack.
///
/// State: Done
//~ done EX1_508 0f27c8bc - d3d79b2e.a76ec2de
#[test]
fn EX1_508_grimscale_oracle() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_508"),
            Cost("EX1_508", 1),
            Stats("EX1_508", 1, 1),
            Play("EX1_508", Nothing),
            Friend("CS2_168"),
            Friend("CS2_231"),
            Enemy("CS2_168"),
            Now(My(0), 1, 1),
            Now(My(1), 3, 1),
            Now(My(2), 1, 1),
            Now(Their(0), 2, 1),
        ],
    );
}

/// # Mlarggragllabl!
///
/// `EX1_508o` · Neutral enchantment
///
/// > This Murloc has +1 Attack.
///
/// State: Derived
//~ derived EX1_508o a6f0a744 6bcedc6a 367a145e.ce086692
#[test]
fn EX1_508o_mlarggragllabl() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "EX1_508o"), Now(My(0), 6, 1)]);
}

/// # Dalaran Mage
///
/// `EX1_582` · Neutral minion · 3 mana · 1/4
///
/// > **Spell Damage +1**
///
/// State: Vanilla
//~ vanilla EX1_582 19760533 b2a53a01 da69f894.b88f2291
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
/// State: Done
//~ done EX1_593 80875b03 - 4d0b2155.f73cff07
#[test]
fn EX1_593_nightblade() {
    check(
        CardClass::Mage,
        &[Give("EX1_593"), Cost("EX1_593", 5), Stats("EX1_593", 4, 4), Play("EX1_593", Nothing), Health(TheirHero, 27)],
    );
}

/// # Avatar of the Coin
///
/// `GAME_002` · Neutral minion · 0 mana · 1/1
///
/// > *You lost the coin flip, but gained a friend.*
///
/// State: Todo
//~ todo GAME_002 b619da3a a78fe987 a57acf46.441a003a
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
//~ todo GAME_006 c9dcb601 7379171c 189a7c92.f2be88da
#[test]
#[ignore = "todo: GAME_006 NOOOOOOOOOOOO"]
fn GAME_006_noooooooooooo() {
    check(CardClass::Mage, &[Give("GAME_006"), Cost("GAME_006", 2), Unwritten]);
}

/// # Cost = 1
///
/// `GBL_001e` · Neutral enchantment
///
/// > Costs (1).
///
/// State: Derived
//~ derived GBL_001e f4f9849f cb79c902 da976fc8.53ed184d
#[test]
fn GBL_001e_cost_1() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "GBL_001e"), CostNow(Nth(0), 1)]);
}

/// # Cost - 2
///
/// `GBL_002e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// State: Derived
//~ derived GBL_002e 02c1ccdd fe631fd1 0e0108a5.90c32b47
#[test]
fn GBL_002e_cost_2() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "GBL_002e"), CostNow(Nth(0), 1)]);
}

/// # Cost - 1
///
/// `GBL_003e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived GBL_003e 1889ce7b dcc11350 0cb3fb4b.f705eb41
#[test]
fn GBL_003e_cost_1() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "GBL_003e"), CostNow(Nth(0), 2)]);
}

/// # Cost - 3
///
/// `GBL_004e` · Neutral enchantment
///
/// > Costs (3) less.
///
/// State: Derived
//~ derived GBL_004e e5e7d080 e275fb5c 9ab9c287.bb1f76c5
#[test]
fn GBL_004e_cost_3() {
    check(CardClass::Mage, &[Give("CS2_119"), Enchant(Nth(0), "GBL_004e"), CostNow(Nth(0), 1)]);
}

/// # Cost + 2
///
/// `GBL_005e` · Neutral enchantment
///
/// > Costs (2) more.
///
/// State: Derived
//~ derived GBL_005e 838696a5 335ca03f 7be13451.7201933b
#[test]
fn GBL_005e_cost_2() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "GBL_005e"), CostNow(Nth(0), 5)]);
}

/// # Cost = 2
///
/// `GBL_006e` · Neutral enchantment
///
/// > Costs (2).
///
/// State: Derived
//~ derived GBL_006e d48decca 568d614e 3f41dcbe.04819642
#[test]
fn GBL_006e_cost_2() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "GBL_006e"), CostNow(Nth(0), 2)]);
}

/// # Cost = 10
///
/// `GBL_007e` · Neutral enchantment
///
/// > Costs (10).
///
/// State: Derived
//~ derived GBL_007e 68004978 7452ecfb 1e899dc0.5e52b96a
#[test]
fn GBL_007e_cost_10() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "GBL_007e"), CostNow(Nth(0), 10)]);
}

/// # Cost - 4
///
/// `GBL_008e` · Neutral enchantment
///
/// > Costs (4) less.
///
/// State: Derived
//~ derived GBL_008e 7a491de7 bde4ba20 063fb3ac.1e6b07db
#[test]
fn GBL_008e_cost_4() {
    check(CardClass::Mage, &[Give("CS2_186"), Enchant(Nth(0), "GBL_008e"), CostNow(Nth(0), 3)]);
}

/// # Cost = 0
///
/// `GBL_009e` · Neutral enchantment
///
/// > Costs (0).
///
/// State: Derived
//~ derived GBL_009e 02700a7e a1c929aa 4fbdcd67.dd600ecd
#[test]
fn GBL_009e_cost_0() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "GBL_009e"), CostNow(Nth(0), 0)]);
}

/// # Cost = 3
///
/// `GBL_010e` · Neutral enchantment
///
/// > Costs (3).
///
/// State: Derived
//~ derived GBL_010e 23cd3ae0 7e658618 2f40af4c.d924ec8d
#[test]
fn GBL_010e_cost_3() {
    check(CardClass::Mage, &[Give("CS2_119"), Enchant(Nth(0), "GBL_010e"), CostNow(Nth(0), 3)]);
}

/// # Harth Stonebrew
///
/// `GIFT_01` · Neutral minion · 6 mana · 5/5
///
/// > **Battlecry:** Replace your hand with an iconic one from Hearthstone's past. *(Once per game)*
///
/// State: Todo
//~ todo GIFT_01 551f71b3 f01226ad 48f56a48.3aac86cf
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
/// State: Done
//~ done LEG_CS3_031 696e7d89 - 51f201b6.81775411
#[test]
fn LEG_CS3_031_alexstrasza_the_life_binder() {
    check(
        CardClass::Mage,
        &[
            Give("LEG_CS3_031"),
            Cost("LEG_CS3_031", 9),
            Stats("LEG_CS3_031", 8, 8),
            Hurt(MyHero, 10),
            Play("LEG_CS3_031", On(MyHero)),
            Health(MyHero, 28),
        ],
    );
    check(CardClass::Mage, &[Play("LEG_CS3_031", On(TheirHero)), Health(TheirHero, 22)]);
}

/// # Onyxia the Broodmother
///
/// `LEG_CS3_032` · Neutral minion · 9 mana · 8/8
///
/// > At the end of each turn, fill your board with 1/1 Whelps.
///
/// State: Done
//~ done LEG_CS3_032 d6c14147 - 2717a76d.345df78f
#[test]
fn LEG_CS3_032_onyxia_the_broodmother() {
    check(
        CardClass::Mage,
        &[
            Give("LEG_CS3_032"),
            Cost("LEG_CS3_032", 9),
            Stats("LEG_CS3_032", 8, 8),
            Play("LEG_CS3_032", Nothing),
            EndTurn,
            BoardCount(Mine, 7),
            Is(My(0), "ds1_whelptoken"),
        ],
    );
}

/// # Ysera the Dreamer
///
/// `LEG_CS3_033` · Neutral minion · 9 mana · 4/12
///
/// > **Battlecry:** Add one of each Dream card to your hand.
///
/// State: Done
//~ done LEG_CS3_033 f7cf998b - e893dd87.fd9d6e83
#[test]
fn LEG_CS3_033_ysera_the_dreamer() {
    check(
        CardClass::Mage,
        &[
            Give("LEG_CS3_033"),
            Cost("LEG_CS3_033", 9),
            Stats("LEG_CS3_033", 4, 12),
            Play("LEG_CS3_033", Nothing),
            HandCount(Mine, 5),
            Is(InHand(0), "DREAM_01"),
            Is(InHand(4), "DREAM_05"),
        ],
    );
}

/// # Malygos the Spellweaver
///
/// `LEG_CS3_034` · Neutral minion · 9 mana · 4/12
///
/// > **Battlecry:** Draw spells until your hand is full.
///
/// State: Done
//~ done LEG_CS3_034 956c9c18 - 0c34919e.0ca43284
#[test]
fn LEG_CS3_034_malygos_the_spellweaver() {
    check(
        CardClass::Mage,
        &[
            Give("LEG_CS3_034"),
            Cost("LEG_CS3_034", 9),
            Stats("LEG_CS3_034", 4, 12),
            OnTop("CS2_029"),
            OnTop("CS2_024"),
            Play("LEG_CS3_034", Nothing),
            HandCount(Mine, 2),
            Is(InHand(0), "CS2_024"),
            Is(InHand(1), "CS2_029"),
        ],
    );
}

/// # Deathwing the Destroyer
///
/// `LEG_CS3_036` · Neutral minion · 10 mana · 12/12
///
/// > **Battlecry:** Destroy all other minions. Discard a card for each destroyed.
///
/// State: Done
//~ done LEG_CS3_036 f0196fc3 - 34d00ecb.4acc0a7f
#[test]
fn LEG_CS3_036_deathwing_the_destroyer() {
    check(
        CardClass::Mage,
        &[
            Give("LEG_CS3_036"),
            Cost("LEG_CS3_036", 10),
            Stats("LEG_CS3_036", 12, 12),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Give("CS2_231"),
            Give("CS2_231"),
            Give("CS2_231"),
            Play("LEG_CS3_036", Nothing),
            BoardCount(Mine, 1),
            BoardCount(Theirs, 0),
            HandCount(Mine, 1),
        ],
    );
}

/// # Emerald Skytalon
///
/// `LEG_CS3_037` · Neutral minion · 1 mana · 2/1
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla LEG_CS3_037 7d90708c dff2ae60 56579a89.57b12c28
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

/// # Homing Chicken
///
/// `Mekka1` · Neutral minion · 1 mana · 0/1
///
/// > At the start of your turn, destroy this minion and draw 3 cards.
///
/// State: Done
//~ done Mekka1 dccb0baf - d2655f31.1cc41b41
#[test]
fn Mekka1_homing_chicken() {
    check(
        CardClass::Mage,
        &[
            Give("Mekka1"),
            Cost("Mekka1", 1),
            Stats("Mekka1", 0, 1),
            Play("Mekka1", Nothing),
            EndTurn,
            EndTurn,
            HandCount(Mine, 4),
            BoardCount(Mine, 0),
        ],
    );
}

/// # Repair Bot
///
/// `Mekka2` · Neutral minion · 1 mana · 0/3
///
/// > At the end of your turn, restore #6 Health to a damaged character.
///
/// State: Done
//~ done Mekka2 c344025c - 64c9f920.aa91e875
#[test]
fn Mekka2_repair_bot() {
    check(
        CardClass::Mage,
        &[
            Give("Mekka2"),
            Cost("Mekka2", 1),
            Stats("Mekka2", 0, 3),
            Play("Mekka2", Nothing),
            Hurt(MyHero, 10),
            EndTurn,
            Health(MyHero, 26),
        ],
    );
}

/// # Emboldener 3000
///
/// `Mekka3` · Neutral minion · 1 mana · 0/4
///
/// > At the end of your turn, give a random minion +1/+1.
///
/// State: Done
//~ done Mekka3 9f872ea5 - a228b2c0.d92999ee
#[test]
fn Mekka3_emboldener_3000() {
    check(
        CardClass::Mage,
        &[Give("Mekka3"), Cost("Mekka3", 1), Stats("Mekka3", 0, 4), Play("Mekka3", Nothing), EndTurn, Now(My(0), 1, 5)],
    );
}

/// # Poultryizer
///
/// `Mekka4` · Neutral minion · 1 mana · 0/3
///
/// > At the start of your turn, transform a random minion into a 1/1 Chicken.
///
/// State: Done
//~ done Mekka4 fa68aef2 - f986ba27.575a31df
#[test]
fn Mekka4_poultryizer() {
    check(
        CardClass::Mage,
        &[
            Give("Mekka4"),
            Cost("Mekka4", 1),
            Stats("Mekka4", 0, 3),
            Play("Mekka4", Nothing),
            Enemy("CS2_182"),
            Force(Entity(Their(0))),
            EndTurn,
            EndTurn,
            Is(Their(0), "Mekka4t"),
        ],
    );
}

/// # Chicken
///
/// `Mekka4t` · Neutral minion · 0 mana · 1/1
///
/// > *Hey Chicken!*
///
/// State: Todo
//~ todo Mekka4t a638624e bc4f2dd7 6970c746.6a4e3958
#[test]
#[ignore = "todo: Mekka4t Chicken"]
fn Mekka4t_chicken() {
    check(CardClass::Mage, &[Give("Mekka4t"), Cost("Mekka4t", 0), Stats("Mekka4t", 1, 1), Unwritten]);
}

/// # Captain's Parrot
///
/// `NEW1_016` · Neutral minion · 2 mana · 1/1
///
/// > **Battlecry:** Draw a Pirate from your deck.
///
/// State: Done
//~ done NEW1_016 86eddbba - 1288af29.827fb53c
#[test]
fn NEW1_016_captains_parrot() {
    check(
        CardClass::Mage,
        &[
            Give("NEW1_016"),
            Cost("NEW1_016", 2),
            Stats("NEW1_016", 1, 1),
            OnTop("NEW1_018"),
            OnTop("CS2_182"),
            Play("NEW1_016", Nothing),
            Is(InHand(0), "NEW1_018"),
        ],
    );
}

/// # Elite Tauren Chieftain
///
/// `PRO_001` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Give both players the power to ROCK! (with a Power Chord card)
///
/// State: Done
//~ done PRO_001 0677cf7b - 3dc405d0.eb63f1f2
#[test]
fn PRO_001_elite_tauren_chieftain() {
    check(
        CardClass::Mage,
        &[
            Give("PRO_001"),
            Cost("PRO_001", 5),
            Stats("PRO_001", 5, 5),
            Force(Card("PRO_001a")),
            Force(Card("PRO_001c")),
            Play("PRO_001", Nothing),
            Is(InHand(0), "PRO_001a"),
            Is(InTheirHand(0), "PRO_001c"),
        ],
    );
}

/// # I Am Murloc
///
/// `PRO_001a` · Neutral spell · 4 mana
///
/// > Summon three, four, or five 1/1 Murlocs.
///
/// State: Done
//~ done PRO_001a 9a4c7dff - 3f6f5cce.4a7442fb
#[test]
fn PRO_001a_i_am_murloc() {
    check(
        CardClass::Mage,
        &[
            Give("PRO_001a"),
            Cost("PRO_001a", 4),
            Force(Number(1)),
            Play("PRO_001a", Nothing),
            BoardCount(Mine, 4),
            Now(My(0), 1, 1),
        ],
    );
}

/// # Murloc
///
/// `PRO_001at` · Neutral minion · 0 mana · 1/1
///
/// State: Vanilla
//~ vanilla PRO_001at 212f9684 a8cb7388 37937f87
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
/// State: Done
//~ done PRO_001b 6b76bb30 - 01955496.b8f80211
#[test]
fn PRO_001b_rogues_do_it() {
    check(
        CardClass::Mage,
        &[
            Give("PRO_001b"),
            Cost("PRO_001b", 4),
            Targets("PRO_001b", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Play("PRO_001b", On(TheirHero)),
            Health(TheirHero, 26),
            HandCount(Mine, 1),
        ],
    );
}

/// # Power of the Horde
///
/// `PRO_001c` · Neutral spell · 4 mana
///
/// > Summon a random Horde Warrior.
///
/// State: Done
//~ done PRO_001c 941ca6e2 - 7262c5c1.1c943d8c
#[test]
fn PRO_001c_power_of_the_horde() {
    check(
        CardClass::Mage,
        &[
            Give("PRO_001c"),
            Cost("PRO_001c", 4),
            Force(Card("EX1_021")),
            Play("PRO_001c", Nothing),
            Is(My(0), "EX1_021"),
        ],
    );
}

/// # Gnomelia, S.A.F.E. Pilot
///
/// `TOY_100` · Neutral minion · 6 mana · 4/2
///
/// > **Rush**. Also damages minions next to whomever this attacks. **Deathrattle:** Deal 2 damage to all enemies.
///
/// State: Done
//~ done TOY_100 953eabaa - 146fcd9e.b2d7963a
#[test]
fn TOY_100_gnomelia_s_a_f_e_pilot() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_100"),
            Cost("TOY_100", 6),
            Stats("TOY_100", 4, 2),
            Has("TOY_100", GameTag::RUSH),
            Enemy("CS2_200"),
            Enemy("CS2_200"),
            Enemy("CS2_200"),
            Play("TOY_100", Nothing),
            Attack(My(0), Their(1)),
            Damage(Their(0), 6),
            Damage(Their(1), 6),
            Damage(Their(2), 6),
            Dead(Nth(0)),
            Health(TheirHero, 28),
        ],
    );
}

/// # Night Elf Huntress
///
/// `TOY_101` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** Deal 3 damage to three different enemies. *(You pick the targets!)*
///
/// State: Done
//~ done TOY_101 840fdbdd - fccc6f02.36beccbb
#[test]
fn TOY_101_night_elf_huntress() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_101"),
            Cost("TOY_101", 5),
            Stats("TOY_101", 3, 3),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("TOY_101", On(Their(0))),
            Choose(0),
            Choose(0),
            Damage(Their(0), 3),
            Health(TheirHero, 27),
            Damage(Their(1), 3),
        ],
    );
}

/// # Footman
///
/// `TOY_102` · Neutral minion · 4 mana · 2/5
///
/// > **Taunt** Adjacent minions are **Immune** while attacking.
///
/// State: Done
//~ done TOY_102 2a86a871 - ff69152c.09f558f5
#[test]
fn TOY_102_footman() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_102"),
            Cost("TOY_102", 4),
            Stats("TOY_102", 2, 5),
            Has("TOY_102", GameTag::TAUNT),
            Friend("CS2_172"),
            Play("TOY_102", Nothing),
            Enemy("CS2_182"),
            Attack(My(0), Their(0)),
            Damage(My(0), 0),
            Damage(Their(0), 3),
            HasNow(My(1), GameTag::TAUNT),
        ],
    );
}

/// # Warsong Grunt
///
/// `TOY_103` · Neutral minion · 5 mana · 3/6
///
/// > **Rush**. After this attacks and kills a minion, it may attack again.
///
/// State: Done
//~ done TOY_103 57975328 - b26d67d6.b2826c19
#[test]
fn TOY_103_warsong_grunt() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_103"),
            Cost("TOY_103", 5),
            Stats("TOY_103", 3, 6),
            Has("TOY_103", GameTag::RUSH),
            Enemy("CS2_231"),
            Enemy("CS2_231"),
            Play("TOY_103", Nothing),
            Attack(My(0), Their(0)),
            Attack(My(0), Their(0)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[Enemy("CS2_182"), Enemy("CS2_231"), Friend("TOY_103"), Attack(My(0), Their(0)), CannotAct(My(0))],
    );
}

/// # Champions of Azeroth
///
/// `WON_113` · Neutral spell · 4 mana
///
/// > Choose Alliance or Horde. Get 2 of their **Legendary** Champions and reduce their Costs by (2).
///
/// State: Todo
//~ todo WON_113 9c1f7c0d 393fb3f9 fb541ca0.fd556c9a
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
//~ todo WON_145 40b97c90 166f35bb 8064b0da.2ce7d6ce
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
//~ vanilla skele11 ff1ff40e 75163d83 03583bfb
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
