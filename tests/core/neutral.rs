//! Neutral cards of Core, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b09da3b0

/// # Chillmaw
///
/// `CORE_AT_123` · Neutral minion · 7 mana · 6/6
///
/// > **Taunt Deathrattle:** If you're holding a Dragon, deal 3 damage to all minions.
///
/// State: Reprint
//~ reprint CORE_AT_123 ce2ac59f fa588b0b 6ad09886.490d10a5
#[test]
fn CORE_AT_123_chillmaw() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_AT_123"),
            Cost("CORE_AT_123", 7),
            Stats("CORE_AT_123", 6, 6),
            Has("CORE_AT_123", GameTag::TAUNT),
            WrittenAs("CORE_AT_123", "AT_123"),
        ],
    );
}

/// # Imprisoned Vilefiend
///
/// `CORE_BT_156` · Neutral minion · 2 mana · 3/5
///
/// > **Dormant** for 2 turns. **Rush**
///
/// State: Reprint
//~ reprint CORE_BT_156 6d3de5db 3fb1ffc0 cf71d815.07000d5a
#[test]
fn CORE_BT_156_imprisoned_vilefiend() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_BT_156"),
            Cost("CORE_BT_156", 2),
            Stats("CORE_BT_156", 3, 5),
            Has("CORE_BT_156", GameTag::RUSH),
            WrittenAs("CORE_BT_156", "BT_156"),
        ],
    );
}

/// # Slimescale Myrmidon
///
/// `CORE_CATA_013` · Neutral minion · 3 mana · 2/4
///
/// > Not implemented yet. Use this for art/VFX for new Core card.
///
/// State: Todo
//~ todo CORE_CATA_013 b4cce0b8 de7b3882 e11949ea.f1c428c1
#[test]
#[ignore = "todo: CORE_CATA_013 Slimescale Myrmidon"]
fn CORE_CATA_013_slimescale_myrmidon() {
    check(CardClass::Mage, &[Give("CORE_CATA_013"), Cost("CORE_CATA_013", 3), Stats("CORE_CATA_013", 2, 4), Unwritten]);
}

/// # Crystalweaver
///
/// `CORE_CATA_014` · Neutral minion · 3 mana · 2/4
///
/// > Not implemented yet. Use this for art/VFX for new Core card.
///
/// State: Todo
//~ todo CORE_CATA_014 51c4386e aff7d19e 35522038.f1c428c1
#[test]
#[ignore = "todo: CORE_CATA_014 Crystalweaver"]
fn CORE_CATA_014_crystalweaver() {
    check(CardClass::Mage, &[Give("CORE_CATA_014"), Cost("CORE_CATA_014", 3), Stats("CORE_CATA_014", 2, 4), Unwritten]);
}

/// # Tricky Geist
///
/// `CORE_CATA_015` · Neutral minion · 3 mana · 2/4
///
/// > Not implemented yet. Use this for art/VFX for new Core card.
///
/// State: Todo
//~ todo CORE_CATA_015 c311a7ff f71adfeb 4965acbb.f1c428c1
#[test]
#[ignore = "todo: CORE_CATA_015 Tricky Geist"]
fn CORE_CATA_015_tricky_geist() {
    check(CardClass::Mage, &[Give("CORE_CATA_015"), Cost("CORE_CATA_015", 3), Stats("CORE_CATA_015", 2, 4), Unwritten]);
}

/// # Wild Synthesis
///
/// `CORE_CATA_016` · Neutral spell · 3 mana
///
/// > Not implemented yet. Use this for art/VFX for new Core card.
///
/// State: Todo
//~ todo CORE_CATA_016 b88f9b27 c1462385 b921a0db.f1c428c1
#[test]
#[ignore = "todo: CORE_CATA_016 Wild Synthesis"]
fn CORE_CATA_016_wild_synthesis() {
    check(CardClass::Mage, &[Give("CORE_CATA_016"), Cost("CORE_CATA_016", 3), Unwritten]);
}

/// # Essence Break
///
/// `CORE_CATA_017` · Neutral spell · 3 mana
///
/// > Not implemented yet. Use this for art/VFX for new Core card.
///
/// State: Todo
//~ todo CORE_CATA_017 19f8d51b 10f45c38 ea5f3d0b.f1c428c1
#[test]
#[ignore = "todo: CORE_CATA_017 Essence Break"]
fn CORE_CATA_017_essence_break() {
    check(CardClass::Mage, &[Give("CORE_CATA_017"), Cost("CORE_CATA_017", 3), Unwritten]);
}

/// # Finja, the Flying Star
///
/// `CORE_CFM_344` · Neutral minion · 5 mana · 3/5
///
/// > **Stealth** Whenever this attacks and kills a minion, summon 2 Murlocs from your deck.
///
/// State: Reprint
//~ reprint CORE_CFM_344 b60bc422 fb52a860 821bcbee.ce8c7dc1
#[test]
fn CORE_CFM_344_finja_the_flying_star() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_CFM_344"),
            Cost("CORE_CFM_344", 5),
            Stats("CORE_CFM_344", 3, 5),
            Has("CORE_CFM_344", GameTag::STEALTH),
            WrittenAs("CORE_CFM_344", "CFM_344"),
        ],
    );
}

/// # Mayor Noggenfogger
///
/// `CORE_CFM_670` · Neutral minion · 9 mana · 5/4
///
/// > All targets are chosen randomly.
///
/// State: Reprint
//~ reprint CORE_CFM_670 006aeb29 52ec19cf b7fb9003.58d134f9
#[test]
fn CORE_CFM_670_mayor_noggenfogger() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_CFM_670"),
            Cost("CORE_CFM_670", 9),
            Stats("CORE_CFM_670", 5, 4),
            WrittenAs("CORE_CFM_670", "CFM_670"),
        ],
    );
}

/// # Dirty Rat
///
/// `CORE_CFM_790` · Neutral minion · 2 mana · 2/6
///
/// > **Taunt Battlecry:** Your opponent summons a random minion from their hand.
///
/// State: Reprint
//~ reprint CORE_CFM_790 161fe858 f027c333 4fd5e204.6b42bbdc
#[test]
fn CORE_CFM_790_dirty_rat() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_CFM_790"),
            Cost("CORE_CFM_790", 2),
            Stats("CORE_CFM_790", 2, 6),
            Has("CORE_CFM_790", GameTag::TAUNT),
            WrittenAs("CORE_CFM_790", "CFM_790"),
        ],
    );
}

/// # Raid Leader
///
/// `CORE_CS2_122` · Neutral minion · 3 mana · 2/3
///
/// > Your other minions have +1 Attack.
///
/// State: Reprint
//~ reprint CORE_CS2_122 3edf1fcd fcbeb03c 332f5d31.cc6d9299
#[test]
fn CORE_CS2_122_raid_leader() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_CS2_122"),
            Cost("CORE_CS2_122", 3),
            Stats("CORE_CS2_122", 2, 3),
            WrittenAs("CORE_CS2_122", "CS2_122"),
        ],
    );
}

/// # Sen'jin Shieldmasta
///
/// `CORE_CS2_179` · Neutral minion · 4 mana · 3/5
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla CORE_CS2_179 259d5e3e 31950011 f931b9c3.4b0c5d24
#[test]
fn CORE_CS2_179_senjin_shieldmasta() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_CS2_179"),
            Cost("CORE_CS2_179", 4),
            Stats("CORE_CS2_179", 3, 5),
            Has("CORE_CS2_179", GameTag::TAUNT),
            Play("CORE_CS2_179", Nothing),
            In(The("CORE_CS2_179"), Zone::Play),
            Now(The("CORE_CS2_179"), 3, 5),
            HasNow(The("CORE_CS2_179"), GameTag::TAUNT),
        ],
    );
}

/// # Abusive Sergeant
///
/// `CORE_CS2_188` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Give a minion +2 Attack this turn.
///
/// State: Reprint
//~ reprint CORE_CS2_188 472be247 e15afe0f 814d9291.878bc5a8
#[test]
fn CORE_CS2_188_abusive_sergeant() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_CS2_188"),
            Cost("CORE_CS2_188", 1),
            Stats("CORE_CS2_188", 1, 1),
            WrittenAs("CORE_CS2_188", "CS2_188"),
        ],
    );
}

/// # Elven Archer
///
/// `CORE_CS2_189` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Deal 1 damage.
///
/// State: Reprint
//~ reprint CORE_CS2_189 9e6dce0d 0d1c7c37 5ee842dd.cbe7dbbc
#[test]
fn CORE_CS2_189_elven_archer() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_CS2_189"),
            Cost("CORE_CS2_189", 1),
            Stats("CORE_CS2_189", 1, 1),
            WrittenAs("CORE_CS2_189", "CS2_189"),
        ],
    );
}

/// # Stormwind Champion
///
/// `CORE_CS2_222` · Neutral minion · 7 mana · 7/7
///
/// > Your other minions have +1/+1.
///
/// State: Reprint
//~ reprint CORE_CS2_222 e3fb6211 4fd0f94b 646d02ec.180b3f03
#[test]
fn CORE_CS2_222_stormwind_champion() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_CS2_222"),
            Cost("CORE_CS2_222", 7),
            Stats("CORE_CS2_222", 7, 7),
            WrittenAs("CORE_CS2_222", "CS2_222"),
        ],
    );
}

/// # Prize Vendor
///
/// `CORE_DMF_067` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry and Deathrattle:** Each player draws a card.
///
/// State: Reprint
//~ reprint CORE_DMF_067 428e0e1d 8e14c387 a46a1662.236e26bb
#[test]
fn CORE_DMF_067_prize_vendor() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_DMF_067"),
            Cost("CORE_DMF_067", 2),
            Stats("CORE_DMF_067", 2, 3),
            WrittenAs("CORE_DMF_067", "DMF_067"),
        ],
    );
}

/// # Evasive Wyrm
///
/// `CORE_DRG_079` · Neutral minion · 6 mana · 5/4
///
/// > **Rush Divine Shield Elusive**
///
/// State: Vanilla
//~ vanilla CORE_DRG_079 8fa10ed1 43f3099a 0c8f19b5.ceeb8af4
#[test]
fn CORE_DRG_079_evasive_wyrm() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_DRG_079"),
            Cost("CORE_DRG_079", 6),
            Stats("CORE_DRG_079", 5, 4),
            Has("CORE_DRG_079", GameTag::DIVINE_SHIELD),
            Has("CORE_DRG_079", GameTag::ELUSIVE),
            Has("CORE_DRG_079", GameTag::RUSH),
            Play("CORE_DRG_079", Nothing),
            In(The("CORE_DRG_079"), Zone::Play),
            Now(The("CORE_DRG_079"), 5, 4),
            HasNow(The("CORE_DRG_079"), GameTag::DIVINE_SHIELD),
            HasNow(The("CORE_DRG_079"), GameTag::ELUSIVE),
            HasNow(The("CORE_DRG_079"), GameTag::RUSH),
        ],
    );
}

/// # Blowtorch Saboteur
///
/// `CORE_DRG_403` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Your opponent's next Hero Power costs (2) more.
///
/// State: Reprint
//~ reprint CORE_DRG_403 02ab425a fe9f1751 2bbe1b49.e56ba891
#[test]
fn CORE_DRG_403_blowtorch_saboteur() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_DRG_403"),
            Cost("CORE_DRG_403", 3),
            Stats("CORE_DRG_403", 3, 3),
            WrittenAs("CORE_DRG_403", "DRG_403"),
        ],
    );
}

/// # Raptor Herald
///
/// `CORE_EDR_004_2026` · Neutral minion · 3 mana · 4/2
///
/// > **Rewind Battlecry: Discover** a Beast with a **Dark Gift**. **Kindred:** It costs (1) less.
///
/// State: Reprint
//~ reprint CORE_EDR_004_2026 7514b71c be1a4f48 4db28fdf.9f69eea3
#[test]
fn CORE_EDR_004_2026_raptor_herald() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_EDR_004_2026"),
            Cost("CORE_EDR_004_2026", 3),
            Stats("CORE_EDR_004_2026", 4, 2),
            WrittenAs("CORE_EDR_004_2026", "CORE_EDR_004"),
        ],
    );
}

/// # Merch Seller
///
/// `CORE_ETC_111` · Neutral minion · 4 mana · 3/5
///
/// > At the end of your turn, put a random spell on the top of your opponent's deck.
///
/// State: Reprint
//~ reprint CORE_ETC_111 02133d03 c2f6ea00 bbe05b9f.14f30f0c
#[test]
fn CORE_ETC_111_merch_seller() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ETC_111"),
            Cost("CORE_ETC_111", 4),
            Stats("CORE_ETC_111", 3, 5),
            WrittenAs("CORE_ETC_111", "ETC_111"),
        ],
    );
}

/// # The Black Knight
///
/// `CORE_EX1_002` · Neutral minion · 4 mana · 4/4
///
/// > **Tradeable** **Battlecry:** Destroy an enemy minion with **Taunt**.
///
/// State: Reprint
//~ reprint CORE_EX1_002 74a2eb50 b094f46b c951580e.19eec0ca
#[test]
fn CORE_EX1_002_the_black_knight() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_EX1_002"),
            Cost("CORE_EX1_002", 4),
            Stats("CORE_EX1_002", 4, 4),
            Has("CORE_EX1_002", GameTag::TRADEABLE),
            WrittenAs("CORE_EX1_002", "EX1_002"),
        ],
    );
}

/// # Big Game Hunter
///
/// `CORE_EX1_005` · Neutral minion · 4 mana · 4/2
///
/// > **Tradeable Battlecry:** Destroy a minion with 7 or more Attack.
///
/// State: Reprint
//~ reprint CORE_EX1_005 eb54e7d1 a899d1e9 ba55e65a.4ea4e681
#[test]
fn CORE_EX1_005_big_game_hunter() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_EX1_005"),
            Cost("CORE_EX1_005", 4),
            Stats("CORE_EX1_005", 4, 2),
            Has("CORE_EX1_005", GameTag::TRADEABLE),
            WrittenAs("CORE_EX1_005", "EX1_005"),
        ],
    );
}

/// # Acolyte of Pain
///
/// `CORE_EX1_007` · Neutral minion · 3 mana · 1/4
///
/// > Whenever this minion takes damage, draw a card.
///
/// State: Reprint
//~ reprint CORE_EX1_007 1260a00b 63f3e099 560978ce.3ab31bc0
#[test]
fn CORE_EX1_007_acolyte_of_pain() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_EX1_007"),
            Cost("CORE_EX1_007", 3),
            Stats("CORE_EX1_007", 1, 4),
            WrittenAs("CORE_EX1_007", "EX1_007"),
        ],
    );
}

/// # Worgen Infiltrator
///
/// `CORE_EX1_010` · Neutral minion · 1 mana · 2/1
///
/// > **Stealth**
///
/// State: Vanilla
//~ vanilla CORE_EX1_010 f988edc4 e0ee6a12 721b72c8.86cd88a1
#[test]
fn CORE_EX1_010_worgen_infiltrator() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_EX1_010"),
            Cost("CORE_EX1_010", 1),
            Stats("CORE_EX1_010", 2, 1),
            Has("CORE_EX1_010", GameTag::STEALTH),
            Play("CORE_EX1_010", Nothing),
            In(The("CORE_EX1_010"), Zone::Play),
            Now(The("CORE_EX1_010"), 2, 1),
            HasNow(The("CORE_EX1_010"), GameTag::STEALTH),
        ],
    );
}

/// # Voodoo Doctor
///
/// `CORE_EX1_011` · Neutral minion · 1 mana · 2/1
///
/// > **Battlecry:** Restore #2 Health.
///
/// State: Reprint
//~ reprint CORE_EX1_011 516951c4 d4091563 49854130.22e721cb
#[test]
fn CORE_EX1_011_voodoo_doctor() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_EX1_011"),
            Cost("CORE_EX1_011", 1),
            Stats("CORE_EX1_011", 2, 1),
            WrittenAs("CORE_EX1_011", "EX1_011"),
        ],
    );
}

/// # Bloodmage Thalnos
///
/// `CORE_EX1_012` · Neutral minion · 2 mana · 1/1
///
/// > **Spell Damage +1 Deathrattle:** Draw a card.
///
/// State: Reprint
//~ reprint CORE_EX1_012 67f7c4fa 2a21fd6f c318e651.b141bdb6
#[test]
fn CORE_EX1_012_bloodmage_thalnos() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_EX1_012"),
            Cost("CORE_EX1_012", 2),
            Stats("CORE_EX1_012", 1, 1),
            Has("CORE_EX1_012", GameTag::SPELLPOWER),
            WrittenAs("CORE_EX1_012", "EX1_012"),
        ],
    );
}

/// # King Mukla
///
/// `CORE_EX1_014` · Neutral minion · 3 mana · 5/6
///
/// > **Battlecry:** Give your opponent 2 Bananas.
///
/// State: Reprint
//~ reprint CORE_EX1_014 91e42d2e c73e59fb 6bfa1a56.793e4d07
#[test]
fn CORE_EX1_014_king_mukla() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_EX1_014"),
            Cost("CORE_EX1_014", 3),
            Stats("CORE_EX1_014", 5, 6),
            WrittenAs("CORE_EX1_014", "EX1_014"),
        ],
    );
}

/// # Stranglethorn Tiger
///
/// `CORE_EX1_028` · Neutral minion · 5 mana · 5/5
///
/// > **Stealth**
///
/// State: Vanilla
//~ vanilla CORE_EX1_028 0373a881 9c673ae7 41aab7ef.86cd88a1
#[test]
fn CORE_EX1_028_stranglethorn_tiger() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_EX1_028"),
            Cost("CORE_EX1_028", 5),
            Stats("CORE_EX1_028", 5, 5),
            Has("CORE_EX1_028", GameTag::STEALTH),
            Play("CORE_EX1_028", Nothing),
            In(The("CORE_EX1_028"), Zone::Play),
            Now(The("CORE_EX1_028"), 5, 5),
            HasNow(The("CORE_EX1_028"), GameTag::STEALTH),
        ],
    );
}

/// # Twilight Drake
///
/// `CORE_EX1_043` · Neutral minion · 4 mana · 4/1
///
/// > **Battlecry:** Gain +1 Health for each card in your hand.
///
/// State: Reprint
//~ reprint CORE_EX1_043 60b7ef51 4b60d389 4ce3d758.40fd3180
#[test]
fn CORE_EX1_043_twilight_drake() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_EX1_043"),
            Cost("CORE_EX1_043", 4),
            Stats("CORE_EX1_043", 4, 1),
            WrittenAs("CORE_EX1_043", "EX1_043"),
        ],
    );
}

/// # Sunfury Protector
///
/// `CORE_EX1_058` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Give adjacent minions **Taunt**.
///
/// State: Reprint
//~ reprint CORE_EX1_058 b4577660 257ad21c 113179c2.1b4018a7
#[test]
fn CORE_EX1_058_sunfury_protector() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_EX1_058"),
            Cost("CORE_EX1_058", 2),
            Stats("CORE_EX1_058", 2, 3),
            WrittenAs("CORE_EX1_058", "EX1_058"),
        ],
    );
}

/// # Crazed Alchemist
///
/// `CORE_EX1_059` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Swap the Attack and Health of a minion.
///
/// State: Reprint
//~ reprint CORE_EX1_059 8248e623 db5fb94c cfaf4480.2c65d2fc
#[test]
fn CORE_EX1_059_crazed_alchemist() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_EX1_059"),
            Cost("CORE_EX1_059", 2),
            Stats("CORE_EX1_059", 2, 2),
            WrittenAs("CORE_EX1_059", "EX1_059"),
        ],
    );
}

/// # Mad Bomber
///
/// `CORE_EX1_082` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Deal 3 damage randomly split between all other characters.
///
/// State: Reprint
//~ reprint CORE_EX1_082 2f6c8e2e 572fa0a2 9cbc9746.78e2aeeb
#[test]
fn CORE_EX1_082_mad_bomber() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_EX1_082"),
            Cost("CORE_EX1_082", 2),
            Stats("CORE_EX1_082", 3, 2),
            WrittenAs("CORE_EX1_082", "EX1_082"),
        ],
    );
}

/// # Loot Hoarder
///
/// `CORE_EX1_096` · Neutral minion · 2 mana · 2/1
///
/// > **Deathrattle:** Draw a card.
///
/// State: Reprint
//~ reprint CORE_EX1_096 558e231f 26ae30a9 5ecb712e.505f40e5
#[test]
fn CORE_EX1_096_loot_hoarder() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_EX1_096"),
            Cost("CORE_EX1_096", 2),
            Stats("CORE_EX1_096", 2, 1),
            WrittenAs("CORE_EX1_096", "EX1_096"),
        ],
    );
}

/// # Lorewalker Cho
///
/// `CORE_EX1_100` · Neutral minion · 2 mana · 0/4
///
/// > Whenever a player casts a spell, put a copy into the other player’s hand.
///
/// State: Reprint
//~ reprint CORE_EX1_100 00f9bbfd e1bad02f d9124302.574f54fc
#[test]
fn CORE_EX1_100_lorewalker_cho() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_EX1_100"),
            Cost("CORE_EX1_100", 2),
            Stats("CORE_EX1_100", 0, 4),
            WrittenAs("CORE_EX1_100", "EX1_100"),
        ],
    );
}

/// # Coldlight Seer
///
/// `CORE_EX1_103` · Neutral minion · 3 mana · 2/3
///
/// > **Battlecry:** Give your other Murlocs +2 Health.
///
/// State: Reprint
//~ reprint CORE_EX1_103 4c8e7520 e62b7b52 f4e66f75.c0bcf92d
#[test]
fn CORE_EX1_103_coldlight_seer() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_EX1_103"),
            Cost("CORE_EX1_103", 3),
            Stats("CORE_EX1_103", 2, 3),
            WrittenAs("CORE_EX1_103", "EX1_103"),
        ],
    );
}

/// # Cairne Bloodhoof
///
/// `CORE_EX1_110` · Neutral minion · 6 mana · 5/5
///
/// > **Taunt Deathrattle:** Summon a 5/5 Baine Bloodhoof.
///
/// State: Reprint
//~ reprint CORE_EX1_110 868641e8 599bdbf1 55f843bb.9fcddc0a
#[test]
fn CORE_EX1_110_cairne_bloodhoof() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_EX1_110"),
            Cost("CORE_EX1_110", 6),
            Stats("CORE_EX1_110", 5, 5),
            Has("CORE_EX1_110", GameTag::TAUNT),
            WrittenAs("CORE_EX1_110", "EX1_110"),
        ],
    );
}

/// # Dire Wolf Alpha
///
/// `CORE_EX1_162` · Neutral minion · 2 mana · 2/2
///
/// > Adjacent minions have +1 Attack.
///
/// State: Reprint
//~ reprint CORE_EX1_162 8bb340fb 68134868 4fc7da21.a8beaaf7
#[test]
fn CORE_EX1_162_dire_wolf_alpha() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_EX1_162"),
            Cost("CORE_EX1_162", 2),
            Stats("CORE_EX1_162", 2, 2),
            WrittenAs("CORE_EX1_162", "EX1_162"),
        ],
    );
}

/// # Brightwing
///
/// `CORE_EX1_189` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Add a random **Legendary** minion to your hand.
///
/// State: Reprint
//~ reprint CORE_EX1_189 ffb80d4f aa69044a 98691e89.005252c4
#[test]
fn CORE_EX1_189_brightwing() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_EX1_189"),
            Cost("CORE_EX1_189", 2),
            Stats("CORE_EX1_189", 3, 2),
            WrittenAs("CORE_EX1_189", "EX1_189"),
        ],
    );
}

/// # Murloc Tidehunter
///
/// `CORE_EX1_506` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry:** Summon a 1/1 Murloc Scout.
///
/// State: Reprint
//~ reprint CORE_EX1_506 80739b18 a3ff56cb 037863ab.099a2349
#[test]
fn CORE_EX1_506_murloc_tidehunter() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_EX1_506"),
            Cost("CORE_EX1_506", 2),
            Stats("CORE_EX1_506", 2, 1),
            WrittenAs("CORE_EX1_506", "EX1_506"),
        ],
    );
}

/// # Murloc Scout
///
/// `CORE_EX1_506a` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla CORE_EX1_506a dfcbe9d3 e59bd4b9 b75ebc31
#[test]
fn CORE_EX1_506a_murloc_scout() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_EX1_506a"),
            Cost("CORE_EX1_506a", 1),
            Stats("CORE_EX1_506a", 1, 1),
            Play("CORE_EX1_506a", Nothing),
            In(The("CORE_EX1_506a"), Zone::Play),
            Now(The("CORE_EX1_506a"), 1, 1),
        ],
    );
}

/// # Murloc Warleader
///
/// `CORE_EX1_507` · Neutral minion · 3 mana · 3/3
///
/// > Your other Murlocs have +2 Attack.
///
/// State: Reprint
//~ reprint CORE_EX1_507 413ab941 f4df3ac9 26cac722.acee0f7d
#[test]
fn CORE_EX1_507_murloc_warleader() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_EX1_507"),
            Cost("CORE_EX1_507", 3),
            Stats("CORE_EX1_507", 3, 3),
            WrittenAs("CORE_EX1_507", "EX1_507"),
        ],
    );
}

/// # Murloc Tidecaller
///
/// `CORE_EX1_509` · Neutral minion · 1 mana · 1/2
///
/// > Whenever you summon a Murloc, gain +1 Attack.
///
/// State: Reprint
//~ reprint CORE_EX1_509 b8323f0d c6e9d401 67c79ce5.461092f4
#[test]
fn CORE_EX1_509_murloc_tidecaller() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_EX1_509"),
            Cost("CORE_EX1_509", 1),
            Stats("CORE_EX1_509", 1, 2),
            WrittenAs("CORE_EX1_509", "EX1_509"),
        ],
    );
}

/// # Hench-Clan Thug
///
/// `CORE_GIL_534` · Neutral minion · 3 mana · 3/3
///
/// > After your hero attacks, give this minion +1/+1.
///
/// State: Reprint
//~ reprint CORE_GIL_534 f06890a8 334520ce 89ffc124.6bc2ddfb
#[test]
fn CORE_GIL_534_hench_clan_thug() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_GIL_534"),
            Cost("CORE_GIL_534", 3),
            Stats("CORE_GIL_534", 3, 3),
            WrittenAs("CORE_GIL_534", "GIL_534"),
        ],
    );
}

/// # Swamp Leech
///
/// `CORE_GIL_558` · Neutral minion · 1 mana · 2/1
///
/// > **Lifesteal**
///
/// State: Vanilla
//~ vanilla CORE_GIL_558 ba9ec728 c7c69eb2 eb25ca4e.b857c9f1
#[test]
fn CORE_GIL_558_swamp_leech() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_GIL_558"),
            Cost("CORE_GIL_558", 1),
            Stats("CORE_GIL_558", 2, 1),
            Has("CORE_GIL_558", GameTag::LIFESTEAL),
            Play("CORE_GIL_558", Nothing),
            In(The("CORE_GIL_558"), Zone::Play),
            Now(The("CORE_GIL_558"), 2, 1),
            HasNow(The("CORE_GIL_558"), GameTag::LIFESTEAL),
        ],
    );
}

/// # Lifedrinker
///
/// `CORE_GIL_622` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** Deal 3 damage to the enemy hero. Restore #3 Health to your hero.
///
/// State: Reprint
//~ reprint CORE_GIL_622 7e9754ba 194b1a42 0c7eae6e.fe2213eb
#[test]
fn CORE_GIL_622_lifedrinker() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_GIL_622"),
            Cost("CORE_GIL_622", 4),
            Stats("CORE_GIL_622", 3, 3),
            WrittenAs("CORE_GIL_622", "GIL_622"),
        ],
    );
}

/// # Witchwood Grizzly
///
/// `CORE_GIL_623` · Neutral minion · 5 mana · 3/12
///
/// > **Taunt Battlecry:** Lose 1 Health for each card in your opponent's hand.
///
/// State: Reprint
//~ reprint CORE_GIL_623 acf58ec6 d9353e39 889a58d3.e62575a1
#[test]
fn CORE_GIL_623_witchwood_grizzly() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_GIL_623"),
            Cost("CORE_GIL_623", 5),
            Stats("CORE_GIL_623", 3, 12),
            Has("CORE_GIL_623", GameTag::TAUNT),
            WrittenAs("CORE_GIL_623", "GIL_623"),
        ],
    );
}

/// # Annoy-o-Tron
///
/// `CORE_GVG_085` · Neutral minion · 2 mana · 1/2
///
/// > **Taunt Divine Shield**
///
/// State: Vanilla
//~ vanilla CORE_GVG_085 c40d76ae 50da2786 dd9fbf3e.efaaa40f
#[test]
fn CORE_GVG_085_annoy_o_tron() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_GVG_085"),
            Cost("CORE_GVG_085", 2),
            Stats("CORE_GVG_085", 1, 2),
            Has("CORE_GVG_085", GameTag::DIVINE_SHIELD),
            Has("CORE_GVG_085", GameTag::TAUNT),
            Play("CORE_GVG_085", Nothing),
            In(The("CORE_GVG_085"), Zone::Play),
            Now(The("CORE_GVG_085"), 1, 2),
            HasNow(The("CORE_GVG_085"), GameTag::DIVINE_SHIELD),
            HasNow(The("CORE_GVG_085"), GameTag::TAUNT),
        ],
    );
}

/// # Micro Machine
///
/// `CORE_GVG_103` · Neutral minion · 2 mana · 1/2
///
/// > At the start of each turn, gain +1 Attack.
///
/// State: Reprint
//~ reprint CORE_GVG_103 c0b8b5a9 fc3a7fde 6e763c74.c081e967
#[test]
fn CORE_GVG_103_micro_machine() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_GVG_103"),
            Cost("CORE_GVG_103", 2),
            Stats("CORE_GVG_103", 1, 2),
            WrittenAs("CORE_GVG_103", "GVG_103"),
        ],
    );
}

/// # Sneed's Old Shredder
///
/// `CORE_GVG_114` · Neutral minion · 7 mana · 5/7
///
/// > **Deathrattle:** Summon a random **Legendary** minion.
///
/// State: Reprint
//~ reprint CORE_GVG_114 bd8bfd3d 4103fb72 8c817c02.9bec5394
#[test]
fn CORE_GVG_114_sneeds_old_shredder() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_GVG_114"),
            Cost("CORE_GVG_114", 7),
            Stats("CORE_GVG_114", 5, 7),
            WrittenAs("CORE_GVG_114", "GVG_114"),
        ],
    );
}

/// # The Curator
///
/// `CORE_KAR_061` · Neutral minion · 5 mana · 4/6
///
/// > **Taunt Battlecry:** Draw a Beast, Dragon, and Murloc.
///
/// State: Reprint
//~ reprint CORE_KAR_061 5c9d386e 7824f738 8ed24b59.0e999f3b
#[test]
fn CORE_KAR_061_the_curator() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_KAR_061"),
            Cost("CORE_KAR_061", 5),
            Stats("CORE_KAR_061", 4, 6),
            Has("CORE_KAR_061", GameTag::TAUNT),
            WrittenAs("CORE_KAR_061", "KAR_061"),
        ],
    );
}

/// # Netherspite Historian
///
/// `CORE_KAR_062` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** If you're holding a Dragon, **Discover** a Dragon.
///
/// State: Reprint
//~ reprint CORE_KAR_062 daab56e3 4b2edb29 4eb2d8ee.b0306c9f
#[test]
fn CORE_KAR_062_netherspite_historian() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_KAR_062"),
            Cost("CORE_KAR_062", 2),
            Stats("CORE_KAR_062", 2, 3),
            WrittenAs("CORE_KAR_062", "KAR_062"),
        ],
    );
}

/// # Gorillabot A-3
///
/// `CORE_LOE_039` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** If you control another Mech, **Discover** a Mech.
///
/// State: Reprint
//~ reprint CORE_LOE_039 b94768dd a0bfc792 44519b0c.a9179f18
#[test]
fn CORE_LOE_039_gorillabot_a_3() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_LOE_039"),
            Cost("CORE_LOE_039", 3),
            Stats("CORE_LOE_039", 3, 4),
            WrittenAs("CORE_LOE_039", "LOE_039"),
        ],
    );
}

/// # Sleepy Dragon
///
/// `CORE_LOOT_137` · Neutral minion · 9 mana · 6/12
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla CORE_LOOT_137 b32fe415 d0b5cbf5 fa32cf66.4b0c5d24
#[test]
fn CORE_LOOT_137_sleepy_dragon() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_LOOT_137"),
            Cost("CORE_LOOT_137", 9),
            Stats("CORE_LOOT_137", 6, 12),
            Has("CORE_LOOT_137", GameTag::TAUNT),
            Play("CORE_LOOT_137", Nothing),
            In(The("CORE_LOOT_137"), Zone::Play),
            Now(The("CORE_LOOT_137"), 6, 12),
            HasNow(The("CORE_LOOT_137"), GameTag::TAUNT),
        ],
    );
}

/// # Plated Beetle
///
/// `CORE_LOOT_413` · Neutral minion · 2 mana · 2/3
///
/// > **Deathrattle:** Gain 3 Armor.
///
/// State: Reprint
//~ reprint CORE_LOOT_413 cc5b81a2 d4531f14 69d8fed8.af748536
#[test]
fn CORE_LOOT_413_plated_beetle() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_LOOT_413"),
            Cost("CORE_LOOT_413", 2),
            Stats("CORE_LOOT_413", 2, 3),
            WrittenAs("CORE_LOOT_413", "LOOT_413"),
        ],
    );
}

/// # Bloodsail Raider
///
/// `CORE_NEW1_018` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Gain Attack equal to the Attack of your weapon.
///
/// State: Reprint
//~ reprint CORE_NEW1_018 53c1debb 668e1090 d35413e5.ff77e216
#[test]
fn CORE_NEW1_018_bloodsail_raider() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_NEW1_018"),
            Cost("CORE_NEW1_018", 2),
            Stats("CORE_NEW1_018", 2, 3),
            WrittenAs("CORE_NEW1_018", "NEW1_018"),
        ],
    );
}

/// # Wild Pyromancer
///
/// `CORE_NEW1_020` · Neutral minion · 2 mana · 3/2
///
/// > After you cast a spell, deal 1 damage to ALL minions.
///
/// State: Reprint
//~ reprint CORE_NEW1_020 6da6960a bf71d2ae 7bb8f5d1.b7796a67
#[test]
fn CORE_NEW1_020_wild_pyromancer() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_NEW1_020"),
            Cost("CORE_NEW1_020", 2),
            Stats("CORE_NEW1_020", 3, 2),
            WrittenAs("CORE_NEW1_020", "NEW1_020"),
        ],
    );
}

/// # Doomsayer
///
/// `CORE_NEW1_021` · Neutral minion · 2 mana · 0/7
///
/// > At the start of your turn, destroy ALL minions.
///
/// State: Reprint
//~ reprint CORE_NEW1_021 c856cdcc bc0a7b7c f4e8257a.8c8e2fcf
#[test]
fn CORE_NEW1_021_doomsayer() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_NEW1_021"),
            Cost("CORE_NEW1_021", 2),
            Stats("CORE_NEW1_021", 0, 7),
            WrittenAs("CORE_NEW1_021", "NEW1_021"),
        ],
    );
}

/// # Dread Corsair
///
/// `CORE_NEW1_022` · Neutral minion · 4 mana · 3/3
///
/// > **Taunt** Costs (1) less per Attack of your weapon.
///
/// State: Reprint
//~ reprint CORE_NEW1_022 7b3c3bc8 56373380 80d5d03a.f0778a68
#[test]
fn CORE_NEW1_022_dread_corsair() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_NEW1_022"),
            Cost("CORE_NEW1_022", 4),
            Stats("CORE_NEW1_022", 3, 3),
            Has("CORE_NEW1_022", GameTag::TAUNT),
            WrittenAs("CORE_NEW1_022", "NEW1_022"),
        ],
    );
}

/// # Faerie Dragon
///
/// `CORE_NEW1_023` · Neutral minion · 2 mana · 3/2
///
/// > **Elusive**
///
/// State: Vanilla
//~ vanilla CORE_NEW1_023 396e9575 d7eb0b68 0aebcfe8.c54580ff
#[test]
fn CORE_NEW1_023_faerie_dragon() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_NEW1_023"),
            Cost("CORE_NEW1_023", 2),
            Stats("CORE_NEW1_023", 3, 2),
            Has("CORE_NEW1_023", GameTag::ELUSIVE),
            Play("CORE_NEW1_023", Nothing),
            In(The("CORE_NEW1_023"), Zone::Play),
            Now(The("CORE_NEW1_023"), 3, 2),
            HasNow(The("CORE_NEW1_023"), GameTag::ELUSIVE),
        ],
    );
}

/// # Southsea Captain
///
/// `CORE_NEW1_027` · Neutral minion · 3 mana · 3/3
///
/// > Your other Pirates have +1/+1.
///
/// State: Reprint
//~ reprint CORE_NEW1_027 fa150b1f 7ca0e333 1e612491.2e7a04b0
#[test]
fn CORE_NEW1_027_southsea_captain() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_NEW1_027"),
            Cost("CORE_NEW1_027", 3),
            Stats("CORE_NEW1_027", 3, 3),
            WrittenAs("CORE_NEW1_027", "NEW1_027"),
        ],
    );
}

/// # Demolition Renovator
///
/// `CORE_REV_023` · Neutral minion · 3 mana · 3/3
///
/// > **Tradeable Battlecry:** Destroy an enemy location.
///
/// State: Reprint
//~ reprint CORE_REV_023 0b307ba8 3563d6ff f438634c.ee804e80
#[test]
fn CORE_REV_023_demolition_renovator() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_REV_023"),
            Cost("CORE_REV_023", 3),
            Stats("CORE_REV_023", 3, 3),
            Has("CORE_REV_023", GameTag::TRADEABLE),
            WrittenAs("CORE_REV_023", "REV_023"),
        ],
    );
}

/// # Maze Guide
///
/// `CORE_REV_308` · Neutral minion · 2 mana · 1/1
///
/// > **Battlecry**: Summon a random 2-Cost minion.
///
/// State: Reprint
//~ reprint CORE_REV_308 5c2b1062 d4491326 125f1f9f.66d31ea0
#[test]
fn CORE_REV_308_maze_guide() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_REV_308"),
            Cost("CORE_REV_308", 2),
            Stats("CORE_REV_308", 1, 1),
            WrittenAs("CORE_REV_308", "REV_308"),
        ],
    );
}

/// # Steamcleaner
///
/// `CORE_REV_946` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Destroy ALL cards in both players' decks that didn't start there.
///
/// State: Reprint
//~ reprint CORE_REV_946 d67df066 e5fc6b70 1ae6dc79.cdb738f8
#[test]
fn CORE_REV_946_steamcleaner() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_REV_946"),
            Cost("CORE_REV_946", 5),
            Stats("CORE_REV_946", 5, 5),
            WrittenAs("CORE_REV_946", "REV_946"),
        ],
    );
}

/// # Lake Thresher
///
/// `CORE_SCH_605` · Neutral minion · 5 mana · 4/6
///
/// > Also damages the minions next to whomever this attacks.
///
/// State: Reprint
//~ reprint CORE_SCH_605 88591c27 72e1d84e 29779ca1.55572444
#[test]
fn CORE_SCH_605_lake_thresher() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_SCH_605"),
            Cost("CORE_SCH_605", 5),
            Stats("CORE_SCH_605", 4, 6),
            WrittenAs("CORE_SCH_605", "SCH_605"),
        ],
    );
}

/// # Cult Neophyte
///
/// `CORE_SCH_713` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Your opponent's spells cost (1) more next turn.
///
/// State: Reprint
//~ reprint CORE_SCH_713 e55a7ea4 d69d1738 ed84b528.a484adaa
#[test]
fn CORE_SCH_713_cult_neophyte() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_SCH_713"),
            Cost("CORE_SCH_713", 2),
            Stats("CORE_SCH_713", 3, 2),
            WrittenAs("CORE_SCH_713", "SCH_713"),
        ],
    );
}

/// # Keymaster Alabaster
///
/// `CORE_SCH_717` · Neutral minion · 7 mana · 6/8
///
/// > Whenever your opponent draws a card, add a copy to your hand that costs (1).
///
/// State: Reprint
//~ reprint CORE_SCH_717 f8e24641 7eec307f 92739af9.54265599
#[test]
fn CORE_SCH_717_keymaster_alabaster() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_SCH_717"),
            Cost("CORE_SCH_717", 7),
            Stats("CORE_SCH_717", 6, 8),
            WrittenAs("CORE_SCH_717", "SCH_717"),
        ],
    );
}

/// # Royal Librarian
///
/// `CORE_SW_066` · Neutral minion · 4 mana · 4/4
///
/// > **Tradeable Battlecry: Silence** a minion.
///
/// State: Reprint
//~ reprint CORE_SW_066 ab4c3268 796d9461 da6c10fe.59431473
#[test]
fn CORE_SW_066_royal_librarian() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_SW_066"),
            Cost("CORE_SW_066", 4),
            Stats("CORE_SW_066", 4, 4),
            Has("CORE_SW_066", GameTag::TRADEABLE),
            WrittenAs("CORE_SW_066", "SW_066"),
        ],
    );
}

/// # Mo'arg Forgefiend
///
/// `CORE_SW_068` · Neutral minion · 8 mana · 8/8
///
/// > **Taunt Deathrattle:** Gain 8 Armor.
///
/// State: Reprint
//~ reprint CORE_SW_068 b75d1f9f 0976d4f1 121f9479.43517ecf
#[test]
fn CORE_SW_068_moarg_forgefiend() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_SW_068"),
            Cost("CORE_SW_068", 8),
            Stats("CORE_SW_068", 8, 8),
            Has("CORE_SW_068", GameTag::TAUNT),
            WrittenAs("CORE_SW_068", "SW_068"),
        ],
    );
}

/// # Rustrot Viper
///
/// `CORE_SW_072` · Neutral minion · 3 mana · 3/4
///
/// > **Tradeable Battlecry:** Destroy your opponent's weapon.
///
/// State: Reprint
//~ reprint CORE_SW_072 1413cfe6 1b99a5ca d13ff7a9.6729d551
#[test]
fn CORE_SW_072_rustrot_viper() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_SW_072"),
            Cost("CORE_SW_072", 3),
            Stats("CORE_SW_072", 3, 4),
            Has("CORE_SW_072", GameTag::TRADEABLE),
            WrittenAs("CORE_SW_072", "SW_072"),
        ],
    );
}

/// # Siamat
///
/// `CORE_ULD_178` · Neutral minion · 7 mana · 7/7
///
/// > **Battlecry:** Gain 2 of **Rush**, **Taunt**, **Divine Shield**, or **Windfury* (your choice).*
///
/// State: Reprint
//~ reprint CORE_ULD_178 c8a026da 6ab75b5e 37a18437.6132eee4
#[test]
fn CORE_ULD_178_siamat() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ULD_178"),
            Cost("CORE_ULD_178", 7),
            Stats("CORE_ULD_178", 7, 7),
            WrittenAs("CORE_ULD_178", "ULD_178"),
        ],
    );
}

/// # Beaming Sidekick
///
/// `CORE_ULD_191` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** Give a friendly minion +2 Health.
///
/// State: Reprint
//~ reprint CORE_ULD_191 088e0504 a828ac81 cb9a42fc.42ef63b0
#[test]
fn CORE_ULD_191_beaming_sidekick() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ULD_191"),
            Cost("CORE_ULD_191", 1),
            Stats("CORE_ULD_191", 1, 2),
            WrittenAs("CORE_ULD_191", "ULD_191"),
        ],
    );
}

/// # Injured Tol'vir
///
/// `CORE_ULD_271` · Neutral minion · 2 mana · 2/6
///
/// > **Taunt Battlecry:** Deal 3 damage to this minion.
///
/// State: Reprint
//~ reprint CORE_ULD_271 37dd3e4a 778b7851 dd793fba.b25eef9b
#[test]
fn CORE_ULD_271_injured_tolvir() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ULD_271"),
            Cost("CORE_ULD_271", 2),
            Stats("CORE_ULD_271", 2, 6),
            Has("CORE_ULD_271", GameTag::TAUNT),
            WrittenAs("CORE_ULD_271", "ULD_271"),
        ],
    );
}

/// # Murmy
///
/// `CORE_ULD_723` · Neutral minion · 1 mana · 1/1
///
/// > **Reborn**
///
/// State: Vanilla
//~ vanilla CORE_ULD_723 bd3d99f2 611a5344 c9fb603a.d8e09bc7
#[test]
fn CORE_ULD_723_murmy() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ULD_723"),
            Cost("CORE_ULD_723", 1),
            Stats("CORE_ULD_723", 1, 1),
            Has("CORE_ULD_723", GameTag::REBORN),
            Play("CORE_ULD_723", Nothing),
            In(The("CORE_ULD_723"), Zone::Play),
            Now(The("CORE_ULD_723"), 1, 1),
            HasNow(The("CORE_ULD_723"), GameTag::REBORN),
        ],
    );
}

/// # Fire Plume Phoenix
///
/// `CORE_UNG_084` · Neutral minion · 4 mana · 3/4
///
/// > **Battlecry:** Deal 3 damage.
///
/// State: Reprint
//~ reprint CORE_UNG_084 d387a50d 3de9119f 9b3606ed.a2e80205
#[test]
fn CORE_UNG_084_fire_plume_phoenix() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_UNG_084"),
            Cost("CORE_UNG_084", 4),
            Stats("CORE_UNG_084", 3, 4),
            WrittenAs("CORE_UNG_084", "UNG_084"),
        ],
    );
}

/// # Glacial Shard
///
/// `CORE_UNG_205` · Neutral minion · 1 mana · 2/1
///
/// > **Battlecry: Freeze** an enemy.
///
/// State: Reprint
//~ reprint CORE_UNG_205 6392e216 46f8b99e 15f20bd6.ce544137
#[test]
fn CORE_UNG_205_glacial_shard() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_UNG_205"),
            Cost("CORE_UNG_205", 1),
            Stats("CORE_UNG_205", 2, 1),
            WrittenAs("CORE_UNG_205", "UNG_205"),
        ],
    );
}

/// # Fire Fly
///
/// `CORE_UNG_809` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry**: Add a 1/2 Elemental to your hand.
///
/// State: Reprint
//~ reprint CORE_UNG_809 de726f54 c9053210 1ef9a0c3.6f9abb0d
#[test]
fn CORE_UNG_809_fire_fly() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_UNG_809"),
            Cost("CORE_UNG_809", 1),
            Stats("CORE_UNG_809", 1, 2),
            WrittenAs("CORE_UNG_809", "UNG_809"),
        ],
    );
}

/// # Primordial Drake
///
/// `CORE_UNG_848` · Neutral minion · 8 mana · 4/8
///
/// > **Taunt Battlecry:** Deal 2 damage to all other minions.
///
/// State: Reprint
//~ reprint CORE_UNG_848 6c1d3ba7 9a3d9866 2d4356a7.170a18e0
#[test]
fn CORE_UNG_848_primordial_drake() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_UNG_848"),
            Cost("CORE_UNG_848", 8),
            Stats("CORE_UNG_848", 4, 8),
            Has("CORE_UNG_848", GameTag::TAUNT),
            WrittenAs("CORE_UNG_848", "UNG_848"),
        ],
    );
}

/// # Tar Creeper
///
/// `CORE_UNG_928` · Neutral minion · 3 mana · 1/5
///
/// > **Taunt** Has +2 Attack during your opponent's turn.
///
/// State: Reprint
//~ reprint CORE_UNG_928 d2701700 5c61029d 3e63361a.559e8a64
#[test]
fn CORE_UNG_928_tar_creeper() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_UNG_928"),
            Cost("CORE_UNG_928", 3),
            Stats("CORE_UNG_928", 1, 5),
            Has("CORE_UNG_928", GameTag::TAUNT),
            WrittenAs("CORE_UNG_928", "UNG_928"),
        ],
    );
}

/// # Menagerie Mug
///
/// `CORE_WON_141` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Give 3 random friendly minions of different minion types +1/+1.
///
/// State: Todo
//~ todo CORE_WON_141 ce29dfc1 d7cab9c5 7e5a6896.9c2b4fe0
#[test]
#[ignore = "todo: CORE_WON_141 Menagerie Mug"]
fn CORE_WON_141_menagerie_mug() {
    check(CardClass::Mage, &[Give("CORE_WON_141"), Cost("CORE_WON_141", 3), Stats("CORE_WON_141", 3, 3), Unwritten]);
}

/// # Avatar of Hearthstone
///
/// `CORE_WON_145` · Neutral minion · 9 mana · 5/5
///
/// > **Battlecry:** Open a Standard Pack. Play all cards from it.
///
/// State: Reprint
//~ reprint CORE_WON_145 a62899ef 02a189a6 8f6c4a59.2ce7d6ce
#[test]
fn CORE_WON_145_avatar_of_hearthstone() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_WON_145"),
            Cost("CORE_WON_145", 9),
            Stats("CORE_WON_145", 5, 5),
            WrittenAs("CORE_WON_145", "WON_145"),
        ],
    );
}

/// # Small-Time Buccaneer
///
/// `CORE_WON_351` · Neutral minion · 1 mana · 1/2
///
/// > Has +2 Attack while you have a weapon equipped.
///
/// State: Reprint
//~ reprint CORE_WON_351 607d276d 1048a09b 935fe11f.17e5d7c8
#[test]
fn CORE_WON_351_small_time_buccaneer() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_WON_351"),
            Cost("CORE_WON_351", 1),
            Stats("CORE_WON_351", 1, 2),
            WrittenAs("CORE_WON_351", "CFM_325"),
        ],
    );
}

/// # Runaway Blackwing
///
/// `CORE_YOP_034` · Neutral minion · 10 mana · 10/10
///
/// > At the end of your turn, deal 10 damage to a random enemy minion.
///
/// State: Reprint
//~ reprint CORE_YOP_034 1b74959a 134f714d c06a8f26.d88598ca
#[test]
fn CORE_YOP_034_runaway_blackwing() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_YOP_034"),
            Cost("CORE_YOP_034", 10),
            Stats("CORE_YOP_034", 10, 10),
            WrittenAs("CORE_YOP_034", "YOP_034"),
        ],
    );
}

/// # Fogsail Freebooter
///
/// `CS3_022` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** If you have a weapon equipped, deal 2 damage.
///
/// State: Done
//~ done CS3_022 0d5b0d0b - 5812f5c8.d65f1566
#[test]
fn CS3_022_fogsail_freebooter() {
    check(
        CardClass::Mage,
        &[Give("CS3_022"), Cost("CS3_022", 2), Stats("CS3_022", 2, 2), Play("CS3_022", Nothing), Health(TheirHero, 30)],
    );
    check(CardClass::Mage, &[Friend("CS2_106"), Play("CS3_022", On(TheirHero)), Health(TheirHero, 28)]);
}

/// # Taelan Fordring
///
/// `CS3_024` · Neutral minion · 5 mana · 3/3
///
/// > Taunt**, Divine Shield Deathrattle:** Draw your highest Cost minion.
///
/// State: Done
//~ done CS3_024 7100e16b - 078eec82.18edb8b6
#[test]
fn CS3_024_taelan_fordring() {
    check(
        CardClass::Mage,
        &[
            Give("CS3_024"),
            Cost("CS3_024", 5),
            Stats("CS3_024", 3, 3),
            Has("CS3_024", GameTag::DIVINE_SHIELD),
            Has("CS3_024", GameTag::TAUNT),
            OnTop("CS2_200"),
            OnTop("CS2_231"),
            Play("CS3_024", Nothing),
            Kill(My(0)),
            Is(InHand(0), "CS2_200"),
        ],
    );
}

/// # Overlord Runthak
///
/// `CS3_025` · Neutral minion · 5 mana · 3/6
///
/// > **Rush**. Whenever this attacks, give +1/+1 to all minions in your hand.
///
/// State: Done
//~ done CS3_025 e72dd2a2 - 6c702db7.1ffaf08f
#[test]
fn CS3_025_overlord_runthak() {
    check(
        CardClass::Mage,
        &[
            Give("CS3_025"),
            Cost("CS3_025", 5),
            Stats("CS3_025", 3, 6),
            Has("CS3_025", GameTag::RUSH),
            Give("CS2_172"),
            Enemy("CS2_182"),
            Play("CS3_025", Nothing),
            Attack(My(0), Their(0)),
            Now(InHand(0), 4, 3),
        ],
    );
}

/// # Rallying Cry
///
/// `CS3_025e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived CS3_025e ea1eb7b7 96495f0d f1122893.67341004
#[test]
fn CS3_025e_rallying_cry() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "CS3_025e"), Now(My(0), 6, 2)]);
}

/// # Nozdormu the Eternal
///
/// `CS3_035` · Neutral minion · 7 mana · 8/8
///
/// > **Start of Game:** If this is in BOTH players' decks, turns are only 15 seconds long.
///
/// State: Todo
//~ todo CS3_035 25786713 3500dfe2 75731c46.60d7f945
#[test]
#[ignore = "todo: CS3_035 Nozdormu the Eternal"]
fn CS3_035_nozdormu_the_eternal() {
    check(CardClass::Mage, &[Give("CS3_035"), Cost("CS3_035", 7), Stats("CS3_035", 8, 8), Unwritten]);
}

/// # Redgill Razorjaw
///
/// `CS3_038` · Neutral minion · 2 mana · 3/1
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla CS3_038 1716a3cd 09aaf102 07c345f0.57b12c28
#[test]
fn CS3_038_redgill_razorjaw() {
    check(
        CardClass::Mage,
        &[
            Give("CS3_038"),
            Cost("CS3_038", 2),
            Stats("CS3_038", 3, 1),
            Has("CS3_038", GameTag::RUSH),
            Play("CS3_038", Nothing),
            In(The("CS3_038"), Zone::Play),
            Now(The("CS3_038"), 3, 1),
            HasNow(The("CS3_038"), GameTag::RUSH),
        ],
    );
}

/// # Boulderfist Ogre
///
/// `Core_CS2_200` · Neutral minion · 6 mana · 6/7
///
/// State: Vanilla
//~ vanilla Core_CS2_200 d5246734 9953909d fc3e4a2e
#[test]
fn Core_CS2_200_boulderfist_ogre() {
    check(
        CardClass::Mage,
        &[
            Give("Core_CS2_200"),
            Cost("Core_CS2_200", 6),
            Stats("Core_CS2_200", 6, 7),
            Play("Core_CS2_200", Nothing),
            In(The("Core_CS2_200"), Zone::Play),
            Now(The("Core_CS2_200"), 6, 7),
        ],
    );
}

/// # Stonehill Defender
///
/// `Core_UNG_072` · Neutral minion · 3 mana · 1/5
///
/// > **Taunt Battlecry: Discover** a **Taunt** minion.
///
/// State: Reprint
//~ reprint Core_UNG_072 c412cb3c db718070 7ce1ac6a.1c14395b
#[test]
fn Core_UNG_072_stonehill_defender() {
    check(
        CardClass::Mage,
        &[
            Give("Core_UNG_072"),
            Cost("Core_UNG_072", 3),
            Stats("Core_UNG_072", 1, 5),
            Has("Core_UNG_072", GameTag::TAUNT),
            WrittenAs("Core_UNG_072", "UNG_072"),
        ],
    );
}

/// # Alexstrasza Strength
///
/// `EX1_561e1` · Neutral enchantment
///
/// > Health Set to 15
///
/// State: Derived
//~ derived EX1_561e1 f66247a2 7d4da123 f893d712.49a27f5b
#[test]
fn EX1_561e1_alexstrasza_strength() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "EX1_561e1"), Now(My(0), 5, 15)]);
}

/// # The Coin
///
/// `GAME_005` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Done
//~ done GAME_005 b8a85797 - 49b79ee1.095f71be
#[test]
fn GAME_005_the_coin() {
    check(CardClass::Mage, &[Give("GAME_005"), Cost("GAME_005", 0), Crystals(5), Play("GAME_005", Nothing), Mana(6)]);
}

/// # Crusader Aura
///
/// `TTN_908e` · Neutral enchantment
///
/// > Whenever a friendly minion Attacks, give it +2/+1.
///
/// State: Derived
//~ derived TTN_908e 53a16edb dd973bbc f2bcdbb3.5fa5b7d7
#[test]
fn TTN_908e_crusader_aura() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Enchant(Nth(0), "TTN_908e"),
            Attack(Nth(0), TheirHero),
            Now(Nth(0), 6, 6),
            Now(TheirHero, 0, 24),
            Damage(TheirHero, 6),
        ],
    );
}
