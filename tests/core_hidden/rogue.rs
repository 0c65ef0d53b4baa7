//! Rogue cards of Core (past years), each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ac0d092d

/// # Buccaneer
///
/// `CORE_AT_029` · Rogue minion · 1 mana · 2/1
///
/// > Whenever you equip a weapon, give it +1 Attack.
///
/// State: Reprint
//~ reprint CORE_AT_029 a01520c3 daad9cc4 5c752d2d.ba32bebf
#[test]
fn CORE_AT_029_buccaneer() {
    check(
        CardClass::Rogue,
        &[Give("CORE_AT_029"), Cost("CORE_AT_029", 1), Stats("CORE_AT_029", 2, 1), WrittenAs("CORE_AT_029", "AT_029")],
    );
}

/// # Shadowjeweler Hanar
///
/// `CORE_BT_188` · Rogue minion · 2 mana · 1/4
///
/// > After you play a **Secret**, **Discover** a **Secret** from a different class.
///
/// State: Reprint
//~ reprint CORE_BT_188 3a15d949 b70b2478 9dc61ced.4c4fbe6e
#[test]
fn CORE_BT_188_shadowjeweler_hanar() {
    check(
        CardClass::Rogue,
        &[Give("CORE_BT_188"), Cost("CORE_BT_188", 2), Stats("CORE_BT_188", 1, 4), WrittenAs("CORE_BT_188", "BT_188")],
    );
}

/// # Ambush
///
/// `CORE_BT_707` · Rogue spell · 2 mana
///
/// > **Secret:** After your opponent plays a minion, summon a 2/3 Ambusher with **Poisonous**.
///
/// State: Reprint
//~ reprint CORE_BT_707 cfcf626e fe29711f 368bbdb6.7ac23922
#[test]
fn CORE_BT_707_ambush() {
    check(CardClass::Rogue, &[Give("CORE_BT_707"), Cost("CORE_BT_707", 2), WrittenAs("CORE_BT_707", "BT_707")]);
}

/// # Cold Blood
///
/// `CORE_CS2_073` · Rogue spell · 1 mana
///
/// > Give a minion +2 Attack. **Combo:** +4 Attack instead.
///
/// State: Reprint
//~ reprint CORE_CS2_073 366f2e65 00e49324 9d5c2129.63442534
#[test]
fn CORE_CS2_073_cold_blood() {
    check(CardClass::Rogue, &[Give("CORE_CS2_073"), Cost("CORE_CS2_073", 1), WrittenAs("CORE_CS2_073", "CS2_073")]);
}

/// # Sinister Strike
///
/// `CORE_CS2_075` · Rogue spell · 1 mana
///
/// > Deal $3 damage to the enemy hero.
///
/// State: Reprint
//~ reprint CORE_CS2_075 8bc0fbfd b0bf6e7e b834d122.d2ac558e
#[test]
fn CORE_CS2_075_sinister_strike() {
    check(CardClass::Rogue, &[Give("CORE_CS2_075"), Cost("CORE_CS2_075", 1), WrittenAs("CORE_CS2_075", "CS2_075")]);
}

/// # Sprint
///
/// `CORE_CS2_077` · Rogue spell · 5 mana
///
/// > Draw 4 cards.
///
/// State: Reprint
//~ reprint CORE_CS2_077 d99c3811 31403f67 02748c90.fe76fbf8
#[test]
fn CORE_CS2_077_sprint() {
    check(CardClass::Rogue, &[Give("CORE_CS2_077"), Cost("CORE_CS2_077", 5), WrittenAs("CORE_CS2_077", "CS2_077")]);
}

/// # Assassin's Blade
///
/// `CORE_CS2_080` · Rogue weapon · 4 mana · 2/5 durability
///
/// State: Vanilla
//~ vanilla CORE_CS2_080 71099591 6f390543 d9ea71c0
#[test]
fn CORE_CS2_080_assassins_blade() {
    check(
        CardClass::Rogue,
        &[
            Give("CORE_CS2_080"),
            Cost("CORE_CS2_080", 4),
            Stats("CORE_CS2_080", 2, 5),
            Play("CORE_CS2_080", Nothing),
            In(The("CORE_CS2_080"), Zone::Play),
        ],
    );
}

/// # Vanessa VanCleef
///
/// `CORE_CS3_005` · Rogue minion · 2 mana · 2/3
///
/// > **Combo:** Add a copy of the last card your opponent played to your hand.
///
/// State: Reprint
//~ reprint CORE_CS3_005 56289969 56bbe2ce cb68adb8.e6e886d6
#[test]
fn CORE_CS3_005_vanessa_van_cleef() {
    check(
        CardClass::Rogue,
        &[
            Give("CORE_CS3_005"),
            Cost("CORE_CS3_005", 2),
            Stats("CORE_CS3_005", 2, 3),
            WrittenAs("CORE_CS3_005", "CS3_005"),
        ],
    );
}

/// # Hench-Clan Burglar
///
/// `CORE_DAL_416` · Rogue minion · 4 mana · 4/4
///
/// > **Battlecry: Discover** a spell from another class.
///
/// State: Reprint
//~ reprint CORE_DAL_416 b25e365d cf2cee43 aac48cd4.54c0feac
#[test]
fn CORE_DAL_416_hench_clan_burglar() {
    check(
        CardClass::Rogue,
        &[
            Give("CORE_DAL_416"),
            Cost("CORE_DAL_416", 4),
            Stats("CORE_DAL_416", 4, 4),
            WrittenAs("CORE_DAL_416", "DAL_416"),
        ],
    );
}

/// # Flik Skyshiv
///
/// `CORE_DRG_037` · Rogue minion · 6 mana · 4/4
///
/// > **Battlecry:** Destroy a minion and all copies of it *(wherever they are)*.
///
/// State: Reprint
//~ reprint CORE_DRG_037 65ce04a6 35d02d29 68f482c3.2220fd29
#[test]
fn CORE_DRG_037_flik_skyshiv() {
    check(
        CardClass::Rogue,
        &[
            Give("CORE_DRG_037"),
            Cost("CORE_DRG_037", 6),
            Stats("CORE_DRG_037", 4, 4),
            WrittenAs("CORE_DRG_037", "DRG_037"),
        ],
    );
}

/// # Eviscerate
///
/// `CORE_EX1_124` · Rogue spell · 2 mana
///
/// > Deal $2 damage. **Combo:** Deal $4 damage instead.
///
/// State: Reprint
//~ reprint CORE_EX1_124 739512e8 c8083d7f 126e4a97.21dc3986
#[test]
fn CORE_EX1_124_eviscerate() {
    check(CardClass::Rogue, &[Give("CORE_EX1_124"), Cost("CORE_EX1_124", 2), WrittenAs("CORE_EX1_124", "EX1_124")]);
}

/// # Shadowstep
///
/// `CORE_EX1_144` · Rogue spell · Shadow · 0 mana
///
/// > Return a friendly minion to your hand. It costs (2) less.
///
/// State: Reprint
//~ reprint CORE_EX1_144 7d445527 37b1dacc 946e73fb.1476327e
#[test]
fn CORE_EX1_144_shadowstep() {
    check(CardClass::Rogue, &[Give("CORE_EX1_144"), Cost("CORE_EX1_144", 0), WrittenAs("CORE_EX1_144", "EX1_144")]);
}

/// # Patient Assassin
///
/// `CORE_EX1_522` · Rogue minion · 2 mana · 1/2
///
/// > **Stealth** **Poisonous**
///
/// State: Vanilla
//~ vanilla CORE_EX1_522 daf74af2 166aa59b 0c58dc8a.8639d5f9
#[test]
fn CORE_EX1_522_patient_assassin() {
    check(
        CardClass::Rogue,
        &[
            Give("CORE_EX1_522"),
            Cost("CORE_EX1_522", 2),
            Stats("CORE_EX1_522", 1, 2),
            Has("CORE_EX1_522", GameTag::POISONOUS),
            Has("CORE_EX1_522", GameTag::STEALTH),
            Play("CORE_EX1_522", Nothing),
            In(The("CORE_EX1_522"), Zone::Play),
            Now(The("CORE_EX1_522"), 1, 2),
            HasNow(The("CORE_EX1_522"), GameTag::POISONOUS),
            HasNow(The("CORE_EX1_522"), GameTag::STEALTH),
        ],
    );
}

/// # Sap
///
/// `CORE_EX1_581` · Rogue spell · 2 mana
///
/// > Return an enemy minion to your opponent's hand.
///
/// State: Reprint
//~ reprint CORE_EX1_581 eef85945 8ef5ab38 9e34e52b.d1ffb5b4
#[test]
fn CORE_EX1_581_sap() {
    check(CardClass::Rogue, &[Give("CORE_EX1_581"), Cost("CORE_EX1_581", 2), WrittenAs("CORE_EX1_581", "EX1_581")]);
}

/// # Valeera's Gift
///
/// `CORE_GIFT_09` · Rogue spell · 1 mana
///
/// > **Discover** a **Temporary** Backstab, Deadly Poison, or Fan of Knives.
///
/// State: Reprint
//~ reprint CORE_GIFT_09 8bf8a7c6 87190361 bceb1684.e838ffe0
#[test]
fn CORE_GIFT_09_valeeras_gift() {
    check(CardClass::Rogue, &[Give("CORE_GIFT_09"), Cost("CORE_GIFT_09", 1), WrittenAs("CORE_GIFT_09", "GIFT_09")]);
}

/// # Tess Greymane
///
/// `CORE_GIL_598` · Rogue minion · 7 mana · 6/6
///
/// > **Battlecry:** Replay every card from another class you've played this game *(targets chosen randomly)*.
///
/// State: Reprint
//~ reprint CORE_GIL_598 250ecce5 52aa52d8 c71fa40f.454ac332
#[test]
fn CORE_GIL_598_tess_greymane() {
    check(
        CardClass::Rogue,
        &[
            Give("CORE_GIL_598"),
            Cost("CORE_GIL_598", 7),
            Stats("CORE_GIL_598", 6, 6),
            WrittenAs("CORE_GIL_598", "GIL_598"),
        ],
    );
}

/// # Spectral Cutlass
///
/// `CORE_GIL_672` · Rogue weapon · 4 mana · 2/2 durability
///
/// > **Lifesteal** Whenever you play a card from another class, gain +1 Durability.
///
/// State: Reprint
//~ reprint CORE_GIL_672 2d696e8b 97bb2a93 69fca4d1.86f21ae3
#[test]
fn CORE_GIL_672_spectral_cutlass() {
    check(
        CardClass::Rogue,
        &[
            Give("CORE_GIL_672"),
            Cost("CORE_GIL_672", 4),
            Stats("CORE_GIL_672", 2, 2),
            Has("CORE_GIL_672", GameTag::LIFESTEAL),
            WrittenAs("CORE_GIL_672", "GIL_672"),
        ],
    );
}

/// # Bone Baron
///
/// `CORE_ICC_065` · Rogue minion · 5 mana · 5/5
///
/// > **Deathrattle:** Add two 1/1 Skeletons to your hand.
///
/// State: Reprint
//~ reprint CORE_ICC_065 4b6d12a2 cbc6ee74 e9ca485a.5503ef20
#[test]
fn CORE_ICC_065_bone_baron() {
    check(
        CardClass::Rogue,
        &[
            Give("CORE_ICC_065"),
            Cost("CORE_ICC_065", 5),
            Stats("CORE_ICC_065", 5, 5),
            WrittenAs("CORE_ICC_065", "ICC_065"),
        ],
    );
}

/// # Roll the Bones
///
/// `CORE_ICC_201` · Rogue spell · 2 mana
///
/// > Draw a card. If it has **Deathrattle**, cast this again.
///
/// State: Reprint
//~ reprint CORE_ICC_201 84a7764d ce9dab68 a5f2f5c5.7f7dd42a
#[test]
fn CORE_ICC_201_roll_the_bones() {
    check(CardClass::Rogue, &[Give("CORE_ICC_201"), Cost("CORE_ICC_201", 2), WrittenAs("CORE_ICC_201", "ICC_201")]);
}

/// # Leeching Poison
///
/// `CORE_ICC_221` · Rogue spell · Nature · 1 mana
///
/// > Give your weapon **Lifesteal** this turn.
///
/// State: Reprint
//~ reprint CORE_ICC_221 44b2db32 d5724f44 6f8ea7fb.51a6531b
#[test]
fn CORE_ICC_221_leeching_poison() {
    check(CardClass::Rogue, &[Give("CORE_ICC_221"), Cost("CORE_ICC_221", 1), WrittenAs("CORE_ICC_221", "ICC_221")]);
}

/// # Doomerang
///
/// `CORE_ICC_233` · Rogue spell · 1 mana
///
/// > Throw your weapon at a minion. It deals its damage, then returns to your hand.
///
/// State: Reprint
//~ reprint CORE_ICC_233 31917284 cfe3ac4d 3239bd17.7218a8db
#[test]
fn CORE_ICC_233_doomerang() {
    check(CardClass::Rogue, &[Give("CORE_ICC_233"), Cost("CORE_ICC_233", 1), WrittenAs("CORE_ICC_233", "ICC_233")]);
}

/// # Runeforge Haunter
///
/// `CORE_ICC_240` · Rogue minion · 4 mana · 5/3
///
/// > During your turn, your weapon doesn't lose Durability.
///
/// State: Reprint
//~ reprint CORE_ICC_240 ad1a9345 a633d6d9 b7feb92b.cb8086c3
#[test]
fn CORE_ICC_240_runeforge_haunter() {
    check(
        CardClass::Rogue,
        &[
            Give("CORE_ICC_240"),
            Cost("CORE_ICC_240", 4),
            Stats("CORE_ICC_240", 5, 3),
            WrittenAs("CORE_ICC_240", "ICC_240"),
        ],
    );
}

/// # Plague Scientist
///
/// `CORE_ICC_809` · Rogue minion · 3 mana · 2/3
///
/// > **Combo:** Give a friendly minion **Poisonous**.
///
/// State: Reprint
//~ reprint CORE_ICC_809 42c2b506 2ce28c03 fb615d63.75cdb3ad
#[test]
fn CORE_ICC_809_plague_scientist() {
    check(
        CardClass::Rogue,
        &[
            Give("CORE_ICC_809"),
            Cost("CORE_ICC_809", 3),
            Stats("CORE_ICC_809", 2, 3),
            WrittenAs("CORE_ICC_809", "ICC_809"),
        ],
    );
}

/// # Lilian Voss
///
/// `CORE_ICC_811` · Rogue minion · 4 mana · 4/5
///
/// > **Battlecry:** Replace spells in your hand with random spells *(from your opponent's class).*
///
/// State: Reprint
//~ reprint CORE_ICC_811 c260b195 363fce70 65bfb727.1af143b9
#[test]
fn CORE_ICC_811_lilian_voss() {
    check(
        CardClass::Rogue,
        &[
            Give("CORE_ICC_811"),
            Cost("CORE_ICC_811", 4),
            Stats("CORE_ICC_811", 4, 5),
            WrittenAs("CORE_ICC_811", "ICC_811"),
        ],
    );
}

/// # Valeera the Hollow
///
/// `CORE_ICC_827` · Rogue hero · 9 mana · 30 health, 5 armor
///
/// > **Battlecry:** Gain **Stealth** until your next turn.
///
/// State: Reprint
//~ reprint CORE_ICC_827 dbed5203 22a08c32 92b76cf3.a88a60cb
#[test]
fn CORE_ICC_827_valeera_the_hollow() {
    check(CardClass::Rogue, &[Give("CORE_ICC_827"), Cost("CORE_ICC_827", 9), WrittenAs("CORE_ICC_827", "ICC_827")]);
}

/// # Shadowblade
///
/// `CORE_ICC_850` · Rogue weapon · 3 mana · 3/2 durability
///
/// > **Battlecry:** Your hero is **Immune** this turn.
///
/// State: Reprint
//~ reprint CORE_ICC_850 216110a6 53795199 a1d8134e.4734034e
#[test]
fn CORE_ICC_850_shadowblade() {
    check(
        CardClass::Rogue,
        &[
            Give("CORE_ICC_850"),
            Cost("CORE_ICC_850", 3),
            Stats("CORE_ICC_850", 3, 2),
            WrittenAs("CORE_ICC_850", "ICC_850"),
        ],
    );
}

/// # Spectral Pillager
///
/// `CORE_ICC_910` · Rogue minion · 6 mana · 5/5
///
/// > **Combo:** Deal damage equal to the number of other cards you've played this turn.
///
/// State: Derived
//~ derived CORE_ICC_910 1f04f9a3 a7dd402f 3b33e61e.76477218
#[test]
fn CORE_ICC_910_spectral_pillager() {
    check(
        CardClass::Rogue,
        &[
            Give("CORE_ICC_910"),
            Cost("CORE_ICC_910", 6),
            Stats("CORE_ICC_910", 5, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_118", Nothing),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("CORE_ICC_910", On(Nth(2))),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("CORE_ICC_910"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_118", Nothing),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("CORE_ICC_910", On(Nth(1))),
            Now(Nth(1), 4, 3),
        ],
    );
}

/// # Tomb Pillager
///
/// `CORE_LOE_012` · Rogue minion · 4 mana · 6/4
///
/// > **Deathrattle:** Get a Coin.
///
/// State: Reprint
//~ reprint CORE_LOE_012 f0eff620 f02d0bdd bb67e084.49fa79bf
#[test]
fn CORE_LOE_012_tomb_pillager() {
    check(
        CardClass::Rogue,
        &[
            Give("CORE_LOE_012"),
            Cost("CORE_LOE_012", 4),
            Stats("CORE_LOE_012", 6, 4),
            WrittenAs("CORE_LOE_012", "LOE_012"),
        ],
    );
}

/// # Fal'dorei Strider
///
/// `CORE_LOOT_026` · Rogue minion · 4 mana · 4/4
///
/// > **Battlecry:** Shuffle 3 Ambushes into your deck. When drawn, summon a 4/4 Spider.
///
/// State: Reprint
//~ reprint CORE_LOOT_026 cc13db7a 9d3f123a 73c6874c.380a7e25
#[test]
fn CORE_LOOT_026_faldorei_strider() {
    check(
        CardClass::Rogue,
        &[
            Give("CORE_LOOT_026"),
            Cost("CORE_LOOT_026", 4),
            Stats("CORE_LOOT_026", 4, 4),
            WrittenAs("CORE_LOOT_026", "LOOT_026"),
        ],
    );
}

/// # \[CORE 2024\] Cheat Death
///
/// `CORE_LOOT_204` · Rogue spell · 2 mana
///
/// > **Secret:** When a friendly minion dies, return it to your hand. It costs (2) less.
///
/// State: Reprint
//~ reprint CORE_LOOT_204 6c1e3aef 18d33599 9a25acdd.c55a51c0
#[test]
fn CORE_LOOT_204_core_2024_cheat_death() {
    check(CardClass::Rogue, &[Give("CORE_LOOT_204"), Cost("CORE_LOOT_204", 2), WrittenAs("CORE_LOOT_204", "LOOT_204")]);
}

/// # Elven Minstrel
///
/// `CORE_LOOT_211` · Rogue minion · 4 mana · 3/3
///
/// > **Combo:** Draw 2 minions from your deck.
///
/// State: Reprint
//~ reprint CORE_LOOT_211 84823b3c b5952c6b 96a3d62c.8923772a
#[test]
fn CORE_LOOT_211_elven_minstrel() {
    check(
        CardClass::Rogue,
        &[
            Give("CORE_LOOT_211"),
            Cost("CORE_LOOT_211", 4),
            Stats("CORE_LOOT_211", 3, 3),
            WrittenAs("CORE_LOOT_211", "LOOT_211"),
        ],
    );
}

/// # Perjury
///
/// `CORE_MAW_018` · Rogue spell · 2 mana
///
/// > **Secret:** When your turn starts, **Discover** and cast a **Secret** from another class.
///
/// State: Reprint
//~ reprint CORE_MAW_018 ac187c29 680cdedc 3228edd5.391ee3b3
#[test]
fn CORE_MAW_018_perjury() {
    check(CardClass::Rogue, &[Give("CORE_MAW_018"), Cost("CORE_MAW_018", 2), WrittenAs("CORE_MAW_018", "MAW_018")]);
}

/// # Murder Accusation
///
/// `CORE_MAW_019` · Rogue spell · 2 mana
///
/// > Choose a minion. Destroy it after another enemy minion dies.
///
/// State: Reprint
//~ reprint CORE_MAW_019 5f25c631 17f903c6 e73e7866.761cf142
#[test]
fn CORE_MAW_019_murder_accusation() {
    check(CardClass::Rogue, &[Give("CORE_MAW_019"), Cost("CORE_MAW_019", 2), WrittenAs("CORE_MAW_019", "MAW_019")]);
}

/// # Scribbling Stenographer
///
/// `CORE_MAW_020` · Rogue minion · 6 mana · 4/4
///
/// > **Rush**. Costs (1) less for each card you've played this turn.
///
/// State: Reprint
//~ reprint CORE_MAW_020 b94c2dec 571187d2 1ef00432.7f9e3f94
#[test]
fn CORE_MAW_020_scribbling_stenographer() {
    check(
        CardClass::Rogue,
        &[
            Give("CORE_MAW_020"),
            Cost("CORE_MAW_020", 6),
            Stats("CORE_MAW_020", 4, 4),
            Has("CORE_MAW_020", GameTag::RUSH),
            WrittenAs("CORE_MAW_020", "MAW_020"),
        ],
    );
}

/// # Bladed Cultist
///
/// `CORE_OG_070` · Rogue minion · 1 mana · 1/2
///
/// > **Combo:** Gain +1/+1.
///
/// State: Reprint
//~ reprint CORE_OG_070 2f3b85ee 94ed0616 85daa7c7.e7ce9084
#[test]
fn CORE_OG_070_bladed_cultist() {
    check(
        CardClass::Rogue,
        &[Give("CORE_OG_070"), Cost("CORE_OG_070", 1), Stats("CORE_OG_070", 1, 2), WrittenAs("CORE_OG_070", "OG_070")],
    );
}

/// # Undercity Huckster
///
/// `CORE_OG_330` · Rogue minion · 2 mana · 2/3
///
/// > **Deathrattle:** Get a random card *(from your opponent's class)*.
///
/// State: Reprint
//~ reprint CORE_OG_330 9a3ec011 835cddb8 e671079d.37d64176
#[test]
fn CORE_OG_330_undercity_huckster() {
    check(
        CardClass::Rogue,
        &[Give("CORE_OG_330"), Cost("CORE_OG_330", 2), Stats("CORE_OG_330", 2, 3), WrittenAs("CORE_OG_330", "OG_330")],
    );
}

/// # Sinstone Graveyard
///
/// `CORE_REV_750` · Rogue location · 3 mana · 0 uses
///
/// > Summon a @/@ Ghost. *(Has +1/+1 for each other card you played this turn!)*
///
/// State: Reprint
//~ reprint CORE_REV_750 0d47899d 7ba7340d 004bc449.ce81f021
#[test]
fn CORE_REV_750_sinstone_graveyard() {
    check(CardClass::Rogue, &[Give("CORE_REV_750"), Cost("CORE_REV_750", 3), WrittenAs("CORE_REV_750", "REV_750")]);
}

/// # Double Cross
///
/// `CORE_REV_825` · Rogue spell · 2 mana
///
/// > **Secret:** When your opponent spends all their Mana, draw two cards.
///
/// State: Reprint
//~ reprint CORE_REV_825 b2c42dba ecd1f3d2 97c41ad2.a03e63c2
#[test]
fn CORE_REV_825_double_cross() {
    check(CardClass::Rogue, &[Give("CORE_REV_825"), Cost("CORE_REV_825", 2), WrittenAs("CORE_REV_825", "REV_825")]);
}

/// # Private Eye
///
/// `CORE_REV_826` · Rogue minion · 4 mana · 3/4
///
/// > **Battlecry:** Cast a **Secret** from your deck. **Combo:** Cast 2 instead.
///
/// State: Reprint
//~ reprint CORE_REV_826 56fea957 81123cea a3be3b51.1f38e3b0
#[test]
fn CORE_REV_826_private_eye() {
    check(
        CardClass::Rogue,
        &[
            Give("CORE_REV_826"),
            Cost("CORE_REV_826", 4),
            Stats("CORE_REV_826", 3, 4),
            WrittenAs("CORE_REV_826", "REV_826"),
        ],
    );
}

/// # Sticky Situation
///
/// `CORE_REV_827` · Rogue spell · 2 mana
///
/// > **Secret:** After your opponent casts a spell, summon a 3/4 Spider with **Stealth**.
///
/// State: Reprint
//~ reprint CORE_REV_827 2758caad 0f1bd62c 3fa10907.c87b4241
#[test]
fn CORE_REV_827_sticky_situation() {
    check(CardClass::Rogue, &[Give("CORE_REV_827"), Cost("CORE_REV_827", 2), WrittenAs("CORE_REV_827", "REV_827")]);
}

/// # Kidnap
///
/// `CORE_REV_828` · Rogue spell · 2 mana
///
/// > **Secret:** After your opponent plays a minion, stuff it in a 0/4 Sack.
///
/// State: Reprint
//~ reprint CORE_REV_828 9864d16e 755d7167 f6062204.ebfbfedf
#[test]
fn CORE_REV_828_kidnap() {
    check(CardClass::Rogue, &[Give("CORE_REV_828"), Cost("CORE_REV_828", 2), WrittenAs("CORE_REV_828", "REV_828")]);
}

/// # Halkias
///
/// `CORE_REV_829` · Rogue minion · 4 mana · 5/4
///
/// > **Stealth**. **Deathrattle:** Store Halkias's soul inside of a friendly **Secret**. It resummons Halkias when triggered.
///
/// State: Reprint
//~ reprint CORE_REV_829 3239aca1 c8bd1e69 bf961828.3b4a6e61
#[test]
fn CORE_REV_829_halkias() {
    check(
        CardClass::Rogue,
        &[
            Give("CORE_REV_829"),
            Cost("CORE_REV_829", 4),
            Stats("CORE_REV_829", 5, 4),
            Has("CORE_REV_829", GameTag::STEALTH),
            WrittenAs("CORE_REV_829", "REV_829"),
        ],
    );
}

/// # Door of Shadows
///
/// `CORE_REV_938` · Rogue spell · Shadow · 1 mana
///
/// > Draw a spell. **Infuse (@):** Add a **Temporary** copy of it to your hand.
///
/// State: Reprint
//~ reprint CORE_REV_938 6fef750f 3c224e0d a038be0b.186558e2
#[test]
fn CORE_REV_938_door_of_shadows() {
    check(CardClass::Rogue, &[Give("CORE_REV_938"), Cost("CORE_REV_938", 1), WrittenAs("CORE_REV_938", "REV_938")]);
}

/// # Serrated Bone Spike
///
/// `CORE_REV_939` · Rogue spell · 2 mana
///
/// > Deal $3 damage to a minion. If it dies, your next card this turn costs (2) less.
///
/// State: Reprint
//~ reprint CORE_REV_939 c3d147ca 417296fe 620f9864.a7c5f13c
#[test]
fn CORE_REV_939_serrated_bone_spike() {
    check(CardClass::Rogue, &[Give("CORE_REV_939"), Cost("CORE_REV_939", 2), WrittenAs("CORE_REV_939", "REV_939")]);
}

/// # Necrolord Draka
///
/// `CORE_REV_940` · Rogue minion · 5 mana · 3/4
///
/// > **Battlecry:** Equip a @/3 Dagger. *(+1 Attack for each other card you played this turn, up to 10!)*
///
/// State: Reprint
//~ reprint CORE_REV_940 37bc0900 e066619b 37f28774.aa9eb147
#[test]
fn CORE_REV_940_necrolord_draka() {
    check(
        CardClass::Rogue,
        &[
            Give("CORE_REV_940"),
            Cost("CORE_REV_940", 5),
            Stats("CORE_REV_940", 3, 4),
            WrittenAs("CORE_REV_940", "REV_940"),
        ],
    );
}

/// # Ghastly Gravedigger
///
/// `CORE_REV_959` · Rogue minion · 3 mana · 4/3
///
/// > **Battlecry:** If you control a **Secret**, choose a card in your opponent's hand to shuffle into their deck.
///
/// State: Reprint
//~ reprint CORE_REV_959 4fe45a99 5921d4e0 bf8044ff.ccd6d83b
#[test]
fn CORE_REV_959_ghastly_gravedigger() {
    check(
        CardClass::Rogue,
        &[
            Give("CORE_REV_959"),
            Cost("CORE_REV_959", 3),
            Stats("CORE_REV_959", 4, 3),
            WrittenAs("CORE_REV_959", "REV_959"),
        ],
    );
}

/// # Plagiarize
///
/// `CORE_SCH_706` · Rogue spell · 2 mana
///
/// > **Secret:** At the end of your opponent's turn, add copies of the cards they played to your hand.
///
/// State: Reprint
//~ reprint CORE_SCH_706 d0cc8fb4 7d95d1be 51b25e11.70eaa44a
#[test]
fn CORE_SCH_706_plagiarize() {
    check(CardClass::Rogue, &[Give("CORE_SCH_706"), Cost("CORE_SCH_706", 2), WrittenAs("CORE_SCH_706", "SCH_706")]);
}

/// # Raiding Party
///
/// `CORE_TRL_124` · Rogue spell · 3 mana
///
/// > Draw 2 Pirates from your deck. **Combo:** And a weapon.
///
/// State: Reprint
//~ reprint CORE_TRL_124 e3b843ec 235c73e7 77eee079.011b4ba2
#[test]
fn CORE_TRL_124_raiding_party() {
    check(CardClass::Rogue, &[Give("CORE_TRL_124"), Cost("CORE_TRL_124", 3), WrittenAs("CORE_TRL_124", "TRL_124")]);
}
