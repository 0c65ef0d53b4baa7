//! Shaman cards of Core (past years), each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 926ad810

/// # Draenei Totemcarver
///
/// `CORE_AT_047` · Shaman minion · 4 mana · 4/5
///
/// > **Battlecry:** Gain +1/+1 for each friendly Totem.
///
/// State: Reprint
//~ reprint CORE_AT_047 1db0188b 15f4b09b 53ac0e8b.dc1eacbd
#[test]
fn CORE_AT_047_draenei_totemcarver() {
    check(
        CardClass::Shaman,
        &[Give("CORE_AT_047"), Cost("CORE_AT_047", 4), Stats("CORE_AT_047", 4, 5), WrittenAs("CORE_AT_047", "AT_047")],
    );
}

/// # Ancestral Knowledge
///
/// `CORE_AT_053` · Shaman spell · 2 mana
///
/// > Draw 2 cards. **Overload:** (1)
///
/// State: Reprint
//~ reprint CORE_AT_053 c20b4d45 52516acf d462ef4a.ef70e0fa
#[test]
fn CORE_AT_053_ancestral_knowledge() {
    check(
        CardClass::Shaman,
        &[
            Give("CORE_AT_053"),
            Cost("CORE_AT_053", 2),
            Has("CORE_AT_053", GameTag::OVERLOAD),
            WrittenAs("CORE_AT_053", "AT_053"),
        ],
    );
}

/// # Menacing Nimbus
///
/// `CORE_BOT_533` · Shaman minion · 2 mana · 2/3
///
/// > **Battlecry:** Add a random Elemental to your hand.
///
/// State: Reprint
//~ reprint CORE_BOT_533 53bdaee7 288075be e3b3fa1d.403884cd
#[test]
fn CORE_BOT_533_menacing_nimbus() {
    check(
        CardClass::Shaman,
        &[
            Give("CORE_BOT_533"),
            Cost("CORE_BOT_533", 2),
            Stats("CORE_BOT_533", 2, 3),
            WrittenAs("CORE_BOT_533", "BOT_533"),
        ],
    );
}

/// # Marshspawn
///
/// `CORE_BT_115` · Shaman minion · 3 mana · 3/4
///
/// > **Battlecry:** If you cast a spell last turn, **Discover** a spell.
///
/// State: Reprint
//~ reprint CORE_BT_115 d7ad7c0c 593c59bc 4dff13e9.3d232e10
#[test]
fn CORE_BT_115_marshspawn() {
    check(
        CardClass::Shaman,
        &[Give("CORE_BT_115"), Cost("CORE_BT_115", 3), Stats("CORE_BT_115", 3, 4), WrittenAs("CORE_BT_115", "BT_115")],
    );
}

/// # Jinyu Waterspeaker
///
/// `CORE_CFM_061` · Shaman minion · 4 mana · 4/6
///
/// > **Battlecry:** Restore #6 Health. **Overload:** (1)
///
/// State: Reprint
//~ reprint CORE_CFM_061 646e540d 83c5ca82 d418c4ee.d08abe44
#[test]
fn CORE_CFM_061_jinyu_waterspeaker() {
    check(
        CardClass::Shaman,
        &[
            Give("CORE_CFM_061"),
            Cost("CORE_CFM_061", 4),
            Stats("CORE_CFM_061", 4, 6),
            Has("CORE_CFM_061", GameTag::OVERLOAD),
            WrittenAs("CORE_CFM_061", "CFM_061"),
        ],
    );
}

/// # Windfury
///
/// `CORE_CS2_039` · Shaman spell · Nature · 2 mana
///
/// > Give a minion **Windfury**.
///
/// State: Reprint
//~ reprint CORE_CS2_039 32ef9c67 c83c4bdd e9753b84.8cdf2b50
#[test]
fn CORE_CS2_039_windfury() {
    check(CardClass::Shaman, &[Give("CORE_CS2_039"), Cost("CORE_CS2_039", 2), WrittenAs("CORE_CS2_039", "CS2_039")]);
}

/// # Rockbiter Weapon
///
/// `CORE_CS2_045` · Shaman spell · Nature · 2 mana
///
/// > Give a friendly character +3 Attack this turn.
///
/// State: Reprint
//~ reprint CORE_CS2_045 213c0920 01d9fce5 fff4ffb3.523db7d6
#[test]
fn CORE_CS2_045_rockbiter_weapon() {
    check(CardClass::Shaman, &[Give("CORE_CS2_045"), Cost("CORE_CS2_045", 2), WrittenAs("CORE_CS2_045", "CS2_045")]);
}

/// # Bloodlust
///
/// `CORE_CS2_046` · Shaman spell · 5 mana
///
/// > Give your minions +3 Attack this turn.
///
/// State: Reprint
//~ reprint CORE_CS2_046 24680723 849b8c79 92c9e0ee.bb9ea626
#[test]
fn CORE_CS2_046_bloodlust() {
    check(CardClass::Shaman, &[Give("CORE_CS2_046"), Cost("CORE_CS2_046", 5), WrittenAs("CORE_CS2_046", "CS2_046")]);
}

/// # Grand Totem Eys'or
///
/// `CORE_DMF_709` · Shaman minion · 3 mana · 0/4
///
/// > At the end of your turn, give +1/+1 to all other Totems in your hand, deck and battlefield.
///
/// State: Reprint
//~ reprint CORE_DMF_709 892d665f b38e04a1 4ff30eb2.13121e05
#[test]
fn CORE_DMF_709_grand_totem_eysor() {
    check(
        CardClass::Shaman,
        &[
            Give("CORE_DMF_709"),
            Cost("CORE_DMF_709", 3),
            Stats("CORE_DMF_709", 0, 4),
            WrittenAs("CORE_DMF_709", "DMF_709"),
        ],
    );
}

/// # Feral Spirit
///
/// `CORE_EX1_248` · Shaman spell · Nature · 3 mana
///
/// > Summon two 2/3 Spirit Wolves with **Taunt**. **Overload:** (1)
///
/// State: Reprint
//~ reprint CORE_EX1_248 6c4c5adb 3623ffd8 cb6d68ee.7e54735b
#[test]
fn CORE_EX1_248_feral_spirit() {
    check(
        CardClass::Shaman,
        &[
            Give("CORE_EX1_248"),
            Cost("CORE_EX1_248", 3),
            Has("CORE_EX1_248", GameTag::OVERLOAD),
            WrittenAs("CORE_EX1_248", "EX1_248"),
        ],
    );
}

/// # Unbound Elemental
///
/// `CORE_EX1_258` · Shaman minion · 3 mana · 3/4
///
/// > After you play a card with **Overload**, gain +1/+1.
///
/// State: Reprint
//~ reprint CORE_EX1_258 9939e953 ac793503 5bd4f698.ada3b878
#[test]
fn CORE_EX1_258_unbound_elemental() {
    check(
        CardClass::Shaman,
        &[
            Give("CORE_EX1_258"),
            Cost("CORE_EX1_258", 3),
            Stats("CORE_EX1_258", 3, 4),
            WrittenAs("CORE_EX1_258", "EX1_258"),
        ],
    );
}

/// # Flametongue Totem
///
/// `CORE_EX1_565` · Shaman minion · 2 mana · 0/3
///
/// > Adjacent minions have +2 Attack.
///
/// State: Reprint
//~ reprint CORE_EX1_565 bff6cfcd c657bc52 c399a31e.a3504708
#[test]
fn CORE_EX1_565_flametongue_totem() {
    check(
        CardClass::Shaman,
        &[
            Give("CORE_EX1_565"),
            Cost("CORE_EX1_565", 2),
            Stats("CORE_EX1_565", 0, 3),
            WrittenAs("CORE_EX1_565", "EX1_565"),
        ],
    );
}

/// # Doomhammer
///
/// `CORE_EX1_567` · Shaman weapon · 5 mana · 2/8 durability
///
/// > **Windfury, Overload:** (2)
///
/// State: Vanilla
//~ vanilla CORE_EX1_567 51044ba4 8a885c49 be25105e.44ea5630
#[test]
fn CORE_EX1_567_doomhammer() {
    check(
        CardClass::Shaman,
        &[
            Give("CORE_EX1_567"),
            Cost("CORE_EX1_567", 5),
            Stats("CORE_EX1_567", 2, 8),
            Has("CORE_EX1_567", GameTag::OVERLOAD),
            Has("CORE_EX1_567", GameTag::WINDFURY),
            Play("CORE_EX1_567", Nothing),
            In(The("CORE_EX1_567"), Zone::Play),
            HasNow(The("CORE_EX1_567"), GameTag::WINDFURY),
            EndTurn,
            EndTurn,
            Mana(8),
        ],
    );
}

/// # Mana Tide Totem
///
/// `CORE_EX1_575` · Shaman minion · 3 mana · 0/3
///
/// > At the end of your turn, draw a card.
///
/// State: Reprint
//~ reprint CORE_EX1_575 a2525d8e d43239e4 e00e676c.f5470f4f
#[test]
fn CORE_EX1_575_mana_tide_totem() {
    check(
        CardClass::Shaman,
        &[
            Give("CORE_EX1_575"),
            Cost("CORE_EX1_575", 3),
            Stats("CORE_EX1_575", 0, 3),
            WrittenAs("CORE_EX1_575", "EX1_575"),
        ],
    );
}

/// # Thrall's Gift
///
/// `CORE_GIFT_06` · Shaman spell · 1 mana
///
/// > **Discover** a **Temporary** Lightning Storm, Hex, or Bloodlust.
///
/// State: Reprint
//~ reprint CORE_GIFT_06 964994ca 662996f8 07f7db4e.8ceed47f
#[test]
fn CORE_GIFT_06_thralls_gift() {
    check(CardClass::Shaman, &[Give("CORE_GIFT_06"), Cost("CORE_GIFT_06", 1), WrittenAs("CORE_GIFT_06", "GIFT_06")]);
}

/// # Zap!
///
/// `CORE_GIL_600` · Shaman spell · Nature · 0 mana
///
/// > Deal $2 damage to a minion. **Overload:** (1)
///
/// State: Reprint
//~ reprint CORE_GIL_600 9d47c564 2f9f4346 61ba27dd.fbdfcbcd
#[test]
fn CORE_GIL_600_zap() {
    check(
        CardClass::Shaman,
        &[
            Give("CORE_GIL_600"),
            Cost("CORE_GIL_600", 0),
            Has("CORE_GIL_600", GameTag::OVERLOAD),
            WrittenAs("CORE_GIL_600", "GIL_600"),
        ],
    );
}

/// # Cryostasis
///
/// `CORE_ICC_056` · Shaman spell · Frost · 2 mana
///
/// > Give a minion +3/+3 and **Freeze** it.
///
/// State: Reprint
//~ reprint CORE_ICC_056 de529505 ea4f32f1 6431174b.2d297d71
#[test]
fn CORE_ICC_056_cryostasis() {
    check(CardClass::Shaman, &[Give("CORE_ICC_056"), Cost("CORE_ICC_056", 2), WrittenAs("CORE_ICC_056", "ICC_056")]);
}

/// # Brrrloc
///
/// `CORE_ICC_058` · Shaman minion · 2 mana · 2/2
///
/// > **Battlecry: Freeze** an enemy.
///
/// State: Reprint
//~ reprint CORE_ICC_058 6a00e316 38d66f84 ee07e912.ce544137
#[test]
fn CORE_ICC_058_brrrloc() {
    check(
        CardClass::Shaman,
        &[
            Give("CORE_ICC_058"),
            Cost("CORE_ICC_058", 2),
            Stats("CORE_ICC_058", 2, 2),
            WrittenAs("CORE_ICC_058", "ICC_058"),
        ],
    );
}

/// # Avalanche
///
/// `CORE_ICC_078` · Shaman spell · Frost · 4 mana
///
/// > **Freeze** a minion and deal $3 damage to adjacent ones.
///
/// State: Reprint
//~ reprint CORE_ICC_078 b933604c be978b7e e76603e5.f5dd6857
#[test]
fn CORE_ICC_078_avalanche() {
    check(CardClass::Shaman, &[Give("CORE_ICC_078"), Cost("CORE_ICC_078", 4), WrittenAs("CORE_ICC_078", "ICC_078")]);
}

/// # Drakkari Defender
///
/// `CORE_ICC_081` · Shaman minion · 3 mana · 2/8
///
/// > **Taunt Overload:** (3)
///
/// State: Vanilla
//~ vanilla CORE_ICC_081 9d5213fc 00eaf652 2830e9f9.6490eb07
#[test]
fn CORE_ICC_081_drakkari_defender() {
    check(
        CardClass::Shaman,
        &[
            Give("CORE_ICC_081"),
            Cost("CORE_ICC_081", 3),
            Stats("CORE_ICC_081", 2, 8),
            Has("CORE_ICC_081", GameTag::OVERLOAD),
            Has("CORE_ICC_081", GameTag::TAUNT),
            Play("CORE_ICC_081", Nothing),
            In(The("CORE_ICC_081"), Zone::Play),
            Now(The("CORE_ICC_081"), 2, 8),
            HasNow(The("CORE_ICC_081"), GameTag::TAUNT),
            EndTurn,
            EndTurn,
            Mana(7),
        ],
    );
}

/// # Voodoo Hexxer
///
/// `CORE_ICC_088` · Shaman minion · 5 mana · 2/7
///
/// > **Taunt Freeze** any character damaged by this minion.
///
/// State: Reprint
//~ reprint CORE_ICC_088 8f644f3c 9c644fb3 6b96e7e5.873bf70e
#[test]
fn CORE_ICC_088_voodoo_hexxer() {
    check(
        CardClass::Shaman,
        &[
            Give("CORE_ICC_088"),
            Cost("CORE_ICC_088", 5),
            Stats("CORE_ICC_088", 2, 7),
            Has("CORE_ICC_088", GameTag::TAUNT),
            WrittenAs("CORE_ICC_088", "ICC_088"),
        ],
    );
}

/// # Ice Fishing
///
/// `CORE_ICC_089` · Shaman spell · Frost · 2 mana
///
/// > Draw 2 Murlocs from your deck.
///
/// State: Reprint
//~ reprint CORE_ICC_089 94417bd4 973d6b9d 9f62f16e.e7a02903
#[test]
fn CORE_ICC_089_ice_fishing() {
    check(CardClass::Shaman, &[Give("CORE_ICC_089"), Cost("CORE_ICC_089", 2), WrittenAs("CORE_ICC_089", "ICC_089")]);
}

/// # Snowfury Giant
///
/// `CORE_ICC_090` · Shaman minion · 11 mana · 8/8
///
/// > Costs (1) less for each Mana Crystal you've Overload**ed** this game.
///
/// State: Reprint
//~ reprint CORE_ICC_090 931e8414 4eba7536 5d4cbaa9.13bb029e
#[test]
fn CORE_ICC_090_snowfury_giant() {
    check(
        CardClass::Shaman,
        &[
            Give("CORE_ICC_090"),
            Cost("CORE_ICC_090", 11),
            Stats("CORE_ICC_090", 8, 8),
            WrittenAs("CORE_ICC_090", "ICC_090"),
        ],
    );
}

/// # Ice Breaker
///
/// `CORE_ICC_236` · Shaman weapon · 3 mana · 1/3 durability
///
/// > Destroy any **Frozen** minion damaged by this.
///
/// State: Reprint
//~ reprint CORE_ICC_236 7326bc15 cefad00a ddffe290.8bb13cd7
#[test]
fn CORE_ICC_236_ice_breaker() {
    check(
        CardClass::Shaman,
        &[
            Give("CORE_ICC_236"),
            Cost("CORE_ICC_236", 3),
            Stats("CORE_ICC_236", 1, 3),
            WrittenAs("CORE_ICC_236", "ICC_236"),
        ],
    );
}

/// # Moorabi
///
/// `CORE_ICC_289` · Shaman minion · 6 mana · 4/4
///
/// > Whenever another minion is **Frozen**, add a copy of it to your hand.
///
/// State: Reprint
//~ reprint CORE_ICC_289 f601f7c1 bd234ae5 34242a67.6ad248f4
#[test]
fn CORE_ICC_289_moorabi() {
    check(
        CardClass::Shaman,
        &[
            Give("CORE_ICC_289"),
            Cost("CORE_ICC_289", 6),
            Stats("CORE_ICC_289", 4, 4),
            WrittenAs("CORE_ICC_289", "ICC_289"),
        ],
    );
}

/// # Thrall, Deathseer
///
/// `CORE_ICC_481` · Shaman hero · 5 mana · 30 health, 5 armor
///
/// > **Battlecry:** Transform your minions into random ones that cost (2) more.
///
/// State: Reprint
//~ reprint CORE_ICC_481 d80cf3a3 9c7a9a0a 41c84c6a.4add1306
#[test]
fn CORE_ICC_481_thrall_deathseer() {
    check(CardClass::Shaman, &[Give("CORE_ICC_481"), Cost("CORE_ICC_481", 5), WrittenAs("CORE_ICC_481", "ICC_481")]);
}

/// # Spirit Claws
///
/// `CORE_KAR_063` · Shaman weapon · 1 mana · 1/3 durability
///
/// > Has +2 Attack while you have **Spell Damage**.
///
/// State: Reprint
//~ reprint CORE_KAR_063 2ed73538 a73e91fc 5ff95dc5.2e0c288b
#[test]
fn CORE_KAR_063_spirit_claws() {
    check(
        CardClass::Shaman,
        &[
            Give("CORE_KAR_063"),
            Cost("CORE_KAR_063", 1),
            Stats("CORE_KAR_063", 1, 3),
            WrittenAs("CORE_KAR_063", "KAR_063"),
        ],
    );
}

/// # Maelstrom Portal
///
/// `CORE_KAR_073` · Shaman spell · Nature · 2 mana
///
/// > Deal $1 damage to all enemy minions. Summon a random 1-Cost minion.
///
/// State: Reprint
//~ reprint CORE_KAR_073 6de304a2 cf29aa38 36e03ed3.9709fcaf
#[test]
fn CORE_KAR_073_maelstrom_portal() {
    check(CardClass::Shaman, &[Give("CORE_KAR_073"), Cost("CORE_KAR_073", 2), WrittenAs("CORE_KAR_073", "KAR_073")]);
}

/// # Totemic Evidence
///
/// `CORE_MAW_003` · Shaman spell · 1 mana
///
/// > Choose a basic Totem and summon it. **Infuse (@ \|4(Totem, Totems)):** Summon all 4 instead.
///
/// State: Reprint
//~ reprint CORE_MAW_003 bf8952fb d5b0084a 87ff7e1b.419c55c3
#[test]
fn CORE_MAW_003_totemic_evidence() {
    check(CardClass::Shaman, &[Give("CORE_MAW_003"), Cost("CORE_MAW_003", 1), WrittenAs("CORE_MAW_003", "MAW_003")]);
}

/// # Framester
///
/// `CORE_MAW_005` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Shuffle 3 'Framed' cards into the opponent's deck. When drawn, they **Overload** for (2).
///
/// State: Reprint
//~ reprint CORE_MAW_005 12d558bc b4910a3a eb0ed894.55eca0b8
#[test]
fn CORE_MAW_005_framester() {
    check(
        CardClass::Shaman,
        &[
            Give("CORE_MAW_005"),
            Cost("CORE_MAW_005", 3),
            Stats("CORE_MAW_005", 3, 3),
            WrittenAs("CORE_MAW_005", "MAW_005"),
        ],
    );
}

/// # Torghast Custodian
///
/// `CORE_MAW_030` · Shaman minion · 8 mana · 6/10
///
/// > **Battlecry:** For each enemy minion, randomly gain **Rush**, **Divine Shield**, or **Windfury**.
///
/// State: Reprint
//~ reprint CORE_MAW_030 d6adf540 77855cf4 4865907e.3f16bbe7
#[test]
fn CORE_MAW_030_torghast_custodian() {
    check(
        CardClass::Shaman,
        &[
            Give("CORE_MAW_030"),
            Cost("CORE_MAW_030", 8),
            Stats("CORE_MAW_030", 6, 10),
            WrittenAs("CORE_MAW_030", "MAW_030"),
        ],
    );
}

/// # Al'Akir the Windlord
///
/// `CORE_NEW1_010` · Shaman minion · 8 mana · 3/6
///
/// > **Charge, Divine Shield, Taunt, Windfury**
///
/// State: Vanilla
//~ vanilla CORE_NEW1_010 999283b3 1550ebdc 41036d89.047d1399
#[test]
fn CORE_NEW1_010_al_akir_the_windlord() {
    check(
        CardClass::Shaman,
        &[
            Give("CORE_NEW1_010"),
            Cost("CORE_NEW1_010", 8),
            Stats("CORE_NEW1_010", 3, 6),
            Has("CORE_NEW1_010", GameTag::CHARGE),
            Has("CORE_NEW1_010", GameTag::DIVINE_SHIELD),
            Has("CORE_NEW1_010", GameTag::TAUNT),
            Has("CORE_NEW1_010", GameTag::WINDFURY),
            Play("CORE_NEW1_010", Nothing),
            In(The("CORE_NEW1_010"), Zone::Play),
            Now(The("CORE_NEW1_010"), 3, 6),
            HasNow(The("CORE_NEW1_010"), GameTag::CHARGE),
            HasNow(The("CORE_NEW1_010"), GameTag::DIVINE_SHIELD),
            HasNow(The("CORE_NEW1_010"), GameTag::TAUNT),
            HasNow(The("CORE_NEW1_010"), GameTag::WINDFURY),
        ],
    );
}

/// # Thing from Below
///
/// `CORE_OG_028` · Shaman minion · 6 mana · 5/5
///
/// > **Taunt** Costs (1) less for each Totem you've summoned this game.
///
/// State: Reprint
//~ reprint CORE_OG_028 245f185f 2a61341c f94e5b71.83620a8e
#[test]
fn CORE_OG_028_thing_from_below() {
    check(
        CardClass::Shaman,
        &[
            Give("CORE_OG_028"),
            Cost("CORE_OG_028", 6),
            Stats("CORE_OG_028", 5, 5),
            Has("CORE_OG_028", GameTag::TAUNT),
            WrittenAs("CORE_OG_028", "OG_028"),
        ],
    );
}

/// # Criminal Lineup
///
/// `CORE_REV_517` · Shaman spell · 8 mana
///
/// > Choose a friendly minion. Summon 3 copies of it. **Overload:** (2)
///
/// State: Reprint
//~ reprint CORE_REV_517 d961c7ea 29651837 12ab538d.e284de30
#[test]
fn CORE_REV_517_criminal_lineup() {
    check(
        CardClass::Shaman,
        &[
            Give("CORE_REV_517"),
            Cost("CORE_REV_517", 8),
            Has("CORE_REV_517", GameTag::OVERLOAD),
            WrittenAs("CORE_REV_517", "REV_517"),
        ],
    );
}

/// # Gigantotem
///
/// `CORE_REV_838` · Shaman minion · 10 mana · 8/8
///
/// > Costs (1) less for each Totem you've summoned this game.
///
/// State: Reprint
//~ reprint CORE_REV_838 01db9c57 a8f36722 224702c9.97bc67d5
#[test]
fn CORE_REV_838_gigantotem() {
    check(
        CardClass::Shaman,
        &[
            Give("CORE_REV_838"),
            Cost("CORE_REV_838", 10),
            Stats("CORE_REV_838", 8, 8),
            WrittenAs("CORE_REV_838", "REV_838"),
        ],
    );
}

/// # Carving Chisel
///
/// `CORE_REV_917` · Shaman weapon · 2 mana · 1/3 durability
///
/// > After your hero attacks, summon a random basic Totem.
///
/// State: Reprint
//~ reprint CORE_REV_917 4359420e 5ddf2759 f7bcaebb.3d852508
#[test]
fn CORE_REV_917_carving_chisel() {
    check(
        CardClass::Shaman,
        &[
            Give("CORE_REV_917"),
            Cost("CORE_REV_917", 2),
            Stats("CORE_REV_917", 1, 3),
            WrittenAs("CORE_REV_917", "REV_917"),
        ],
    );
}

/// # Convincing Disguise
///
/// `CORE_REV_920` · Shaman spell · 1 mana
///
/// > Transform a friendly minion into one that costs (2) more. **Infuse (@):** Transform all friendly minions instead.
///
/// State: Reprint
//~ reprint CORE_REV_920 9704db67 bb362211 a31f2f8f.53bda22b
#[test]
fn CORE_REV_920_convincing_disguise() {
    check(CardClass::Shaman, &[Give("CORE_REV_920"), Cost("CORE_REV_920", 1), WrittenAs("CORE_REV_920", "REV_920")]);
}

/// # The Stonewright
///
/// `CORE_REV_921` · Shaman minion · 4 mana · 5/4
///
/// > **Battlecry:** For the rest of the game, your Totems have +2 Attack.
///
/// State: Reprint
//~ reprint CORE_REV_921 4b22d002 3b1f64ea 459c4467.773d9ad9
#[test]
fn CORE_REV_921_the_stonewright() {
    check(
        CardClass::Shaman,
        &[
            Give("CORE_REV_921"),
            Cost("CORE_REV_921", 4),
            Stats("CORE_REV_921", 5, 4),
            WrittenAs("CORE_REV_921", "REV_921"),
        ],
    );
}

/// # Muck Pools
///
/// `CORE_REV_923` · Shaman location · 1 mana · 0 uses
///
/// > Transform a friendly minion into one that costs (1) more.
///
/// State: Reprint
//~ reprint CORE_REV_923 39367dfe 97b614ba 52fcf6c2.0fce674e
#[test]
fn CORE_REV_923_muck_pools() {
    check(CardClass::Shaman, &[Give("CORE_REV_923"), Cost("CORE_REV_923", 1), WrittenAs("CORE_REV_923", "REV_923")]);
}

/// # Primordial Wave
///
/// `CORE_REV_924` · Shaman spell · Nature · 3 mana
///
/// > Transform enemy minions into ones that cost (1) less and friendly minions into ones that cost (1) more.
///
/// State: Reprint
//~ reprint CORE_REV_924 c3e33ad0 4760b636 fd0af152.5e9dd62d
#[test]
fn CORE_REV_924_primordial_wave() {
    check(CardClass::Shaman, &[Give("CORE_REV_924"), Cost("CORE_REV_924", 3), WrittenAs("CORE_REV_924", "REV_924")]);
}

/// # Party Favor Totem
///
/// `CORE_REV_935` · Shaman minion · 3 mana · 0/3
///
/// > At the end of your turn, summon a random basic Totem. **Infuse (@):** Summon two instead.
///
/// State: Reprint
//~ reprint CORE_REV_935 3c07ac66 d04e0eaa 667cbc54.c152b8ed
#[test]
fn CORE_REV_935_party_favor_totem() {
    check(
        CardClass::Shaman,
        &[
            Give("CORE_REV_935"),
            Cost("CORE_REV_935", 3),
            Stats("CORE_REV_935", 0, 3),
            WrittenAs("CORE_REV_935", "REV_935"),
        ],
    );
}

/// # Crud Caretaker
///
/// `CORE_REV_936` · Shaman minion · 4 mana · 1/1
///
/// > **Battlecry**: Summon a 3/5 Elemental with **Taunt**.
///
/// State: Reprint
//~ reprint CORE_REV_936 9eb7cb9d 8528fb3d 1cc65a00.ce8142e1
#[test]
fn CORE_REV_936_crud_caretaker() {
    check(
        CardClass::Shaman,
        &[
            Give("CORE_REV_936"),
            Cost("CORE_REV_936", 4),
            Stats("CORE_REV_936", 1, 1),
            WrittenAs("CORE_REV_936", "REV_936"),
        ],
    );
}

/// # Overdraft
///
/// `CORE_SW_114` · Shaman spell · 1 mana
///
/// > **Tradeable** Unlock your **Overloaded** Mana Crystals to deal that much damage.
///
/// State: Reprint
//~ reprint CORE_SW_114 35d1e392 36778ac1 323a2892.cf0bea18
#[test]
fn CORE_SW_114_overdraft() {
    check(
        CardClass::Shaman,
        &[
            Give("CORE_SW_114"),
            Cost("CORE_SW_114", 1),
            Has("CORE_SW_114", GameTag::TRADEABLE),
            WrittenAs("CORE_SW_114", "SW_114"),
        ],
    );
}

/// # Tidal Surge
///
/// `CORE_UNG_817` · Shaman spell · Nature · 3 mana
///
/// > **Lifesteal** Deal $5 damage to a minion.
///
/// State: Reprint
//~ reprint CORE_UNG_817 08985b1c 60d8118c 67634309.29ad172a
#[test]
fn CORE_UNG_817_tidal_surge() {
    check(
        CardClass::Shaman,
        &[
            Give("CORE_UNG_817"),
            Cost("CORE_UNG_817", 3),
            Has("CORE_UNG_817", GameTag::LIFESTEAL),
            WrittenAs("CORE_UNG_817", "UNG_817"),
        ],
    );
}

/// # Air Elemental
///
/// `Core_UNG_019` · Shaman minion · 1 mana · 3/1
///
/// > **Elusive**
///
/// State: Vanilla
//~ vanilla Core_UNG_019 5bf7063d b6bd211e 55f9b1ac.c54580ff
#[test]
fn Core_UNG_019_air_elemental() {
    check(
        CardClass::Shaman,
        &[
            Give("Core_UNG_019"),
            Cost("Core_UNG_019", 1),
            Stats("Core_UNG_019", 3, 1),
            Has("Core_UNG_019", GameTag::ELUSIVE),
            Play("Core_UNG_019", Nothing),
            In(The("Core_UNG_019"), Zone::Play),
            Now(The("Core_UNG_019"), 3, 1),
            HasNow(The("Core_UNG_019"), GameTag::ELUSIVE),
        ],
    );
}

/// # Kalimos, Primal Lord
///
/// `Core_UNG_211` · Shaman minion · 7 mana · 7/7
///
/// > **Battlecry:** If you played an Elemental last turn, cast an Elemental Invocation.
///
/// State: Reprint
//~ reprint Core_UNG_211 13a8be11 c90447bb 9e43ec23.c2cf038d
#[test]
fn Core_UNG_211_kalimos_primal_lord() {
    check(
        CardClass::Shaman,
        &[
            Give("Core_UNG_211"),
            Cost("Core_UNG_211", 7),
            Stats("Core_UNG_211", 7, 7),
            WrittenAs("Core_UNG_211", "UNG_211"),
        ],
    );
}
