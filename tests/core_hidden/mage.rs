//! Mage cards of Core (past years), each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2bea111d

/// # Fallen Hero
///
/// `CORE_AT_003` · Mage minion · 2 mana · 3/2
///
/// > Your Hero Power deals 1 extra damage.
///
/// State: Reprint
//~ reprint CORE_AT_003 eb537a84 47726873 dbed5a4d.1ab9aa31
#[test]
fn CORE_AT_003_fallen_hero() {
    check(
        CardClass::Mage,
        &[Give("CORE_AT_003"), Cost("CORE_AT_003", 2), Stats("CORE_AT_003", 3, 2), WrittenAs("CORE_AT_003", "AT_003")],
    );
}

/// # Coldarra Drake
///
/// `CORE_AT_008` · Mage minion · 6 mana · 6/7
///
/// > You can use your Hero Power any number of times.
///
/// State: Reprint
//~ reprint CORE_AT_008 80acced9 01b1d28d ab2bd93b.18193834
#[test]
fn CORE_AT_008_coldarra_drake() {
    check(
        CardClass::Mage,
        &[Give("CORE_AT_008"), Cost("CORE_AT_008", 6), Stats("CORE_AT_008", 6, 7), WrittenAs("CORE_AT_008", "AT_008")],
    );
}

/// # Stargazer Luna
///
/// `CORE_BOT_103` · Mage minion · 3 mana · 2/4
///
/// > After you play the right-most card in your hand, draw a card.
///
/// State: Reprint
//~ reprint CORE_BOT_103 63597eea 5f21d910 0cd15016.550a22e3
#[test]
fn CORE_BOT_103_stargazer_luna() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_BOT_103"),
            Cost("CORE_BOT_103", 3),
            Stats("CORE_BOT_103", 2, 4),
            WrittenAs("CORE_BOT_103", "BOT_103"),
        ],
    );
}

/// # Shooting Star
///
/// `CORE_BOT_453` · Mage spell · Arcane · 1 mana
///
/// > Deal $1 damage to a minion and the minions next to it.
///
/// State: Reprint
//~ reprint CORE_BOT_453 b40f16b1 9764902d 06c54cc7.01f0070c
#[test]
fn CORE_BOT_453_shooting_star() {
    check(CardClass::Mage, &[Give("CORE_BOT_453"), Cost("CORE_BOT_453", 1), WrittenAs("CORE_BOT_453", "BOT_453")]);
}

/// # Water Elemental
///
/// `CORE_CS2_033` · Mage minion · 4 mana · 3/6
///
/// > **Freeze** any character damaged by this minion.
///
/// State: Reprint
//~ reprint CORE_CS2_033 da8dc886 42430545 bac1d2e6.71ce65d6
#[test]
fn CORE_CS2_033_water_elemental() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_CS2_033"),
            Cost("CORE_CS2_033", 4),
            Stats("CORE_CS2_033", 3, 6),
            WrittenAs("CORE_CS2_033", "CS2_033"),
        ],
    );
}

/// # Kalecgos
///
/// `CORE_DAL_609` · Mage minion · 8 mana · 4/12
///
/// > Your first spell each turn costs (0). **Battlecry: Discover** a spell.
///
/// State: Reprint
//~ reprint CORE_DAL_609 8161d559 ab345f92 90678619.6ab8b225
#[test]
fn CORE_DAL_609_kalecgos() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_DAL_609"),
            Cost("CORE_DAL_609", 8),
            Stats("CORE_DAL_609", 4, 12),
            WrittenAs("CORE_DAL_609", "DAL_609"),
        ],
    );
}

/// # Cone of Cold
///
/// `CORE_EX1_275` · Mage spell · Frost · 3 mana
///
/// > **Freeze** a minion and the minions next to it, and deal $1 damage to them.
///
/// State: Reprint
//~ reprint CORE_EX1_275 d18286e1 2e07ccf1 a719391d.872e7e3e
#[test]
fn CORE_EX1_275_cone_of_cold() {
    check(CardClass::Mage, &[Give("CORE_EX1_275"), Cost("CORE_EX1_275", 3), WrittenAs("CORE_EX1_275", "EX1_275")]);
}

/// # Pyroblast
///
/// `CORE_EX1_279` · Mage spell · Fire · 10 mana
///
/// > Deal $10 damage.
///
/// State: Reprint
//~ reprint CORE_EX1_279 99c92ce8 16bb4268 4d984a26.b127a5f9
#[test]
fn CORE_EX1_279_pyroblast() {
    check(CardClass::Mage, &[Give("CORE_EX1_279"), Cost("CORE_EX1_279", 10), WrittenAs("CORE_EX1_279", "EX1_279")]);
}

/// # Mirror Entity
///
/// `CORE_EX1_294` · Mage spell · Arcane · 3 mana
///
/// > **Secret:** After your opponent plays a minion, summon a copy of it.
///
/// State: Reprint
//~ reprint CORE_EX1_294 11368f18 d20068bb 2035a34e.5ec4dd2d
#[test]
fn CORE_EX1_294_mirror_entity() {
    check(CardClass::Mage, &[Give("CORE_EX1_294"), Cost("CORE_EX1_294", 3), WrittenAs("CORE_EX1_294", "EX1_294")]);
}

/// # Jaina's Gift
///
/// `CORE_GIFT_02` · Mage spell · 1 mana
///
/// > **Discover** a **Temporary** Frostbolt, Arcane Intellect, or Fireball.
///
/// State: Reprint
//~ reprint CORE_GIFT_02 c39df159 4fc14958 6b10e525.f0be766f
#[test]
fn CORE_GIFT_02_jainas_gift() {
    check(CardClass::Mage, &[Give("CORE_GIFT_02"), Cost("CORE_GIFT_02", 1), WrittenAs("CORE_GIFT_02", "GIFT_02")]);
}

/// # Snap Freeze
///
/// `CORE_GIL_801` · Mage spell · Frost · 1 mana
///
/// > **Freeze** a minion. If it's already **Frozen**, destroy it.
///
/// State: Reprint
//~ reprint CORE_GIL_801 b573f95a 81f7dfbc 263b4d33.40ed2c19
#[test]
fn CORE_GIL_801_snap_freeze() {
    check(CardClass::Mage, &[Give("CORE_GIL_801"), Cost("CORE_GIL_801", 1), WrittenAs("CORE_GIL_801", "GIL_801")]);
}

/// # Ice Walker
///
/// `CORE_ICC_068` · Mage minion · 2 mana · 1/3
///
/// > Your Hero Power also Freeze**s** the target.
///
/// State: Reprint
//~ reprint CORE_ICC_068 8c6df870 91570bec a22a21e1.c53c82e3
#[test]
fn CORE_ICC_068_ice_walker() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_068"),
            Cost("CORE_ICC_068", 2),
            Stats("CORE_ICC_068", 1, 3),
            WrittenAs("CORE_ICC_068", "ICC_068"),
        ],
    );
}

/// # Ghastly Conjurer
///
/// `CORE_ICC_069` · Mage minion · 4 mana · 2/6
///
/// > **Battlecry:** Add a 'Mirror Image' spell to your hand.
///
/// State: Reprint
//~ reprint CORE_ICC_069 d8b3574e f94cca09 21e8a0cd.61480818
#[test]
fn CORE_ICC_069_ghastly_conjurer() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_069"),
            Cost("CORE_ICC_069", 4),
            Stats("CORE_ICC_069", 2, 6),
            WrittenAs("CORE_ICC_069", "ICC_069"),
        ],
    );
}

/// # Frozen Clone
///
/// `CORE_ICC_082` · Mage spell · Frost · 3 mana
///
/// > **Secret:** After your opponent plays a minion, add two copies of it to your hand.
///
/// State: Reprint
//~ reprint CORE_ICC_082 c1295581 f50eb3df a1f6fa26.3bb45f87
#[test]
fn CORE_ICC_082_frozen_clone() {
    check(CardClass::Mage, &[Give("CORE_ICC_082"), Cost("CORE_ICC_082", 3), WrittenAs("CORE_ICC_082", "ICC_082")]);
}

/// # Doomed Apprentice
///
/// `CORE_ICC_083` · Mage minion · 3 mana · 3/2
///
/// > Your opponent's spells cost (1) more.
///
/// State: Reprint
//~ reprint CORE_ICC_083 587d454a b24a0c9b e83af901.44f16218
#[test]
fn CORE_ICC_083_doomed_apprentice() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_083"),
            Cost("CORE_ICC_083", 3),
            Stats("CORE_ICC_083", 3, 2),
            WrittenAs("CORE_ICC_083", "ICC_083"),
        ],
    );
}

/// # Glacial Mysteries
///
/// `CORE_ICC_086` · Mage spell · Frost · 8 mana
///
/// > Put one of each **Secret** from your deck into the battlefield.
///
/// State: Reprint
//~ reprint CORE_ICC_086 609d35e5 fb8b89fd ce6d65d1.bc5a47f1
#[test]
fn CORE_ICC_086_glacial_mysteries() {
    check(CardClass::Mage, &[Give("CORE_ICC_086"), Cost("CORE_ICC_086", 8), WrittenAs("CORE_ICC_086", "ICC_086")]);
}

/// # Coldwraith
///
/// `CORE_ICC_252` · Mage minion · 3 mana · 3/4
///
/// > **Battlecry:** If an enemy is **Frozen**, draw a card.
///
/// State: Reprint
//~ reprint CORE_ICC_252 99b40041 84818143 53876dee.bd9d33df
#[test]
fn CORE_ICC_252_coldwraith() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_252"),
            Cost("CORE_ICC_252", 3),
            Stats("CORE_ICC_252", 3, 4),
            WrittenAs("CORE_ICC_252", "ICC_252"),
        ],
    );
}

/// # Simulacrum
///
/// `CORE_ICC_823` · Mage spell · Frost · 3 mana
///
/// > Copy the lowest Cost minion in your hand.
///
/// State: Reprint
//~ reprint CORE_ICC_823 a2035f33 e400781c 562e02b9.6c0b3414
#[test]
fn CORE_ICC_823_simulacrum() {
    check(CardClass::Mage, &[Give("CORE_ICC_823"), Cost("CORE_ICC_823", 3), WrittenAs("CORE_ICC_823", "ICC_823")]);
}

/// # Frost Lich Jaina
///
/// `CORE_ICC_833` · Mage hero · 9 mana · 30 health, 5 armor
///
/// > **Battlecry:** Summon a 3/6 Water Elemental. Your Elementals have **Lifesteal** this game.
///
/// State: Reprint
//~ reprint CORE_ICC_833 d834f7a0 e4e11c91 4bbfbacf.3e570933
#[test]
fn CORE_ICC_833_frost_lich_jaina() {
    check(CardClass::Mage, &[Give("CORE_ICC_833"), Cost("CORE_ICC_833", 9), WrittenAs("CORE_ICC_833", "ICC_833")]);
}

/// # Breath of Sindragosa
///
/// `CORE_ICC_836` · Mage spell · Frost · 1 mana
///
/// > Deal $2 damage to a random enemy minion and **Freeze** it.
///
/// State: Reprint
//~ reprint CORE_ICC_836 f764f65c 7b801653 42061e73.6a009bdd
#[test]
fn CORE_ICC_836_breath_of_sindragosa() {
    check(CardClass::Mage, &[Give("CORE_ICC_836"), Cost("CORE_ICC_836", 1), WrittenAs("CORE_ICC_836", "ICC_836")]);
}

/// # Sindragosa
///
/// `CORE_ICC_838` · Mage minion · 8 mana · 8/8
///
/// > **Battlecry:** Summon two 0/1 Frozen Champions.
///
/// State: Reprint
//~ reprint CORE_ICC_838 dec594a5 38775c67 23c2688f.01055849
#[test]
fn CORE_ICC_838_sindragosa() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_838"),
            Cost("CORE_ICC_838", 8),
            Stats("CORE_ICC_838", 8, 8),
            WrittenAs("CORE_ICC_838", "ICC_838"),
        ],
    );
}

/// # Babbling Book
///
/// `CORE_KAR_009` · Mage minion · 1 mana · 1/2
///
/// > **Battlecry:** Add a random Mage spell to your hand.
///
/// State: Reprint
//~ reprint CORE_KAR_009 8b5c19aa 948a9cf2 9a9095b0.67afde8a
#[test]
fn CORE_KAR_009_babbling_book() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_KAR_009"),
            Cost("CORE_KAR_009", 1),
            Stats("CORE_KAR_009", 1, 2),
            WrittenAs("CORE_KAR_009", "KAR_009"),
        ],
    );
}

/// # Firelands Portal
///
/// `CORE_KAR_076` · Mage spell · Fire · 7 mana
///
/// > Deal $6 damage. Summon a random 6-Cost minion.
///
/// State: Reprint
//~ reprint CORE_KAR_076 50164b77 b1206f4c 6bd60fb5.5c5f4186
#[test]
fn CORE_KAR_076_firelands_portal() {
    check(CardClass::Mage, &[Give("CORE_KAR_076"), Cost("CORE_KAR_076", 7), WrittenAs("CORE_KAR_076", "KAR_076")]);
}

/// # Ethereal Conjurer
///
/// `CORE_LOE_003` · Mage minion · 5 mana · 6/4
///
/// > **Battlecry: Discover** a spell.
///
/// State: Reprint
//~ reprint CORE_LOE_003 ac8859b2 ddcf17a6 866f0c66.6a42b855
#[test]
fn CORE_LOE_003_ethereal_conjurer() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_LOE_003"),
            Cost("CORE_LOE_003", 5),
            Stats("CORE_LOE_003", 6, 4),
            WrittenAs("CORE_LOE_003", "LOE_003"),
        ],
    );
}

/// # Arcane Artificer
///
/// `CORE_LOOT_231` · Mage minion · 1 mana · 1/3
///
/// > Whenever you cast a spell, gain Armor equal to its Cost.
///
/// State: Reprint
//~ reprint CORE_LOOT_231 500c421e b074955a 614946bf.36648261
#[test]
fn CORE_LOOT_231_arcane_artificer() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_LOOT_231"),
            Cost("CORE_LOOT_231", 1),
            Stats("CORE_LOOT_231", 1, 3),
            WrittenAs("CORE_LOOT_231", "LOOT_231"),
        ],
    );
}

/// # Objection!
///
/// `CORE_MAW_006` · Mage spell · 3 mana
///
/// > **Secret:** When your opponent plays a minion, **Counter** it.
///
/// State: Reprint
//~ reprint CORE_MAW_006 c83f3336 be9e22b7 094a79b9.fd75fb3c
#[test]
fn CORE_MAW_006_objection() {
    check(CardClass::Mage, &[Give("CORE_MAW_006"), Cost("CORE_MAW_006", 3), WrittenAs("CORE_MAW_006", "MAW_006")]);
}

/// # Life Sentence
///
/// `CORE_MAW_013` · Mage spell · 4 mana
///
/// > Remove a minion from the game.
///
/// State: Reprint
//~ reprint CORE_MAW_013 c5b71b70 3a5a76d2 cdad6508.fa667420
#[test]
fn CORE_MAW_013_life_sentence() {
    check(CardClass::Mage, &[Give("CORE_MAW_013"), Cost("CORE_MAW_013", 4), WrittenAs("CORE_MAW_013", "MAW_013")]);
}

/// # Contract Conjurer
///
/// `CORE_MAW_101` · Mage minion · 6 mana · 6/6
///
/// > Costs (3) less for each **Secret** you control.
///
/// State: Reprint
//~ reprint CORE_MAW_101 0a68e30f d566fff7 57a41477.b43942c7
#[test]
fn CORE_MAW_101_contract_conjurer() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_MAW_101"),
            Cost("CORE_MAW_101", 6),
            Stats("CORE_MAW_101", 6, 6),
            WrittenAs("CORE_MAW_101", "MAW_101"),
        ],
    );
}

/// # Suspicious Alchemist
///
/// `CORE_REV_000` · Mage minion · 1 mana · 1/3
///
/// > **Battlecry: Discover** a spell. If your opponent guesses your choice, they get a copy.
///
/// State: Reprint
//~ reprint CORE_REV_000 b4af93eb 1e3e03a5 e03651e4.5b593529
#[test]
fn CORE_REV_000_suspicious_alchemist() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_REV_000"),
            Cost("CORE_REV_000", 1),
            Stats("CORE_REV_000", 1, 3),
            WrittenAs("CORE_REV_000", "REV_000"),
        ],
    );
}

/// # Solid Alibi
///
/// `CORE_REV_504` · Mage spell · Frost · 3 mana
///
/// > Until your next turn, your hero can only take 1 damage at a time.
///
/// State: Reprint
//~ reprint CORE_REV_504 e063bfc7 f70055b9 7996750c.498d8703
#[test]
fn CORE_REV_504_solid_alibi() {
    check(CardClass::Mage, &[Give("CORE_REV_504"), Cost("CORE_REV_504", 3), WrittenAs("CORE_REV_504", "REV_504")]);
}

/// # Cold Case
///
/// `CORE_REV_505` · Mage spell · Frost · 4 mana
///
/// > Summon two 2/2 Volatile Skeletons. Gain 4 Armor.
///
/// State: Reprint
//~ reprint CORE_REV_505 4b1d2f14 25101154 5fd8769a.376fc8fd
#[test]
fn CORE_REV_505_cold_case() {
    check(CardClass::Mage, &[Give("CORE_REV_505"), Cost("CORE_REV_505", 4), WrittenAs("CORE_REV_505", "REV_505")]);
}

/// # Chatty Bartender
///
/// `CORE_REV_513` · Mage minion · 4 mana · 4/4
///
/// > At the end of your turn, if you control a **Secret**, deal 2 damage to all enemies.
///
/// State: Reprint
//~ reprint CORE_REV_513 b97c7b88 5306781d 88ee8ce9.246cca8b
#[test]
fn CORE_REV_513_chatty_bartender() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_REV_513"),
            Cost("CORE_REV_513", 4),
            Stats("CORE_REV_513", 4, 4),
            WrittenAs("CORE_REV_513", "REV_513"),
        ],
    );
}

/// # Kel'Thuzad, the Inevitable
///
/// `CORE_REV_514` · Mage minion · 8 mana · 6/8
///
/// > **Battlecry:** Resurrect your Volatile Skeletons. Any that can't fit on the battlefield instantly explode! @*(@)*
///
/// State: Reprint
//~ reprint CORE_REV_514 30801665 3847d88b f4911a4d.42726bcd
#[test]
fn CORE_REV_514_kel_thuzad_the_inevitable() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_REV_514"),
            Cost("CORE_REV_514", 8),
            Stats("CORE_REV_514", 6, 8),
            WrittenAs("CORE_REV_514", "REV_514"),
        ],
    );
}

/// # Orion, Mansion Manager
///
/// `CORE_REV_515` · Mage minion · 4 mana · 3/5
///
/// > After a friendly **Secret** is revealed, cast a different Mage **Secret** and gain +2/+2.
///
/// State: Reprint
//~ reprint CORE_REV_515 88d80e55 763594c0 ac38dbcc.f18810e8
#[test]
fn CORE_REV_515_orion_mansion_manager() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_REV_515"),
            Cost("CORE_REV_515", 4),
            Stats("CORE_REV_515", 3, 5),
            WrittenAs("CORE_REV_515", "REV_515"),
        ],
    );
}

/// # Vengeful Visage
///
/// `CORE_REV_516` · Mage spell · 3 mana
///
/// > **Secret:** After an enemy minion attacks your hero, summon a copy of it to attack the enemy hero.
///
/// State: Reprint
//~ reprint CORE_REV_516 aaf656d8 b6a56b28 20fd0bf5.32e09b6d
#[test]
fn CORE_REV_516_vengeful_visage() {
    check(CardClass::Mage, &[Give("CORE_REV_516"), Cost("CORE_REV_516", 3), WrittenAs("CORE_REV_516", "REV_516")]);
}

/// # Frozen Touch
///
/// `CORE_REV_601` · Mage spell · Frost · 2 mana
///
/// > Deal $3 damage. **Infuse (@):** Add a Frozen Touch to your hand.
///
/// State: Reprint
//~ reprint CORE_REV_601 ec859d79 4c756de3 16a61059.a22994c4
#[test]
fn CORE_REV_601_frozen_touch() {
    check(CardClass::Mage, &[Give("CORE_REV_601"), Cost("CORE_REV_601", 2), WrittenAs("CORE_REV_601", "REV_601")]);
}

/// # Nightcloak Sanctum
///
/// `CORE_REV_602` · Mage location · 3 mana · 0 uses
///
/// > **Freeze** a minion. Summon a 2/2 Volatile Skeleton.
///
/// State: Reprint
//~ reprint CORE_REV_602 20e5d65c 4ef49e89 03c9afb1.2c67f3e3
#[test]
fn CORE_REV_602_nightcloak_sanctum() {
    check(CardClass::Mage, &[Give("CORE_REV_602"), Cost("CORE_REV_602", 3), WrittenAs("CORE_REV_602", "REV_602")]);
}

/// # Deathborne
///
/// `CORE_REV_840` · Mage spell · Frost · 6 mana
///
/// > Deal $2 damage to all minions. Summon a 2/2 Volatile Skeleton for each killed.
///
/// State: Reprint
//~ reprint CORE_REV_840 4d6358a1 02ea4396 379b49ac.8de1fd74
#[test]
fn CORE_REV_840_deathborne() {
    check(CardClass::Mage, &[Give("CORE_REV_840"), Cost("CORE_REV_840", 6), WrittenAs("CORE_REV_840", "REV_840")]);
}

/// # Fire Sale
///
/// `CORE_SW_107` · Mage spell · Fire · 4 mana
///
/// > **Tradeable** Deal $3 damage to all minions.
///
/// State: Reprint
//~ reprint CORE_SW_107 a9758255 dfbf62fa a804cb90.b2cc52a4
#[test]
fn CORE_SW_107_fire_sale() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_SW_107"),
            Cost("CORE_SW_107", 4),
            Has("CORE_SW_107", GameTag::TRADEABLE),
            WrittenAs("CORE_SW_107", "SW_107"),
        ],
    );
}

/// # Pyromaniac
///
/// `CORE_TRL_315` · Mage minion · 3 mana · 3/4
///
/// > Whenever your Hero Power kills a minion, draw a card.
///
/// State: Reprint
//~ reprint CORE_TRL_315 53103684 59f5cd71 d17e3a65.e140ba7a
#[test]
fn CORE_TRL_315_pyromaniac() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_TRL_315"),
            Cost("CORE_TRL_315", 3),
            Stats("CORE_TRL_315", 3, 4),
            WrittenAs("CORE_TRL_315", "TRL_315"),
        ],
    );
}

/// # Flame Geyser
///
/// `CORE_UNG_018` · Mage spell · Fire · 1 mana
///
/// > Deal $2 damage. Add a 1/2 Elemental to your hand.
///
/// State: Reprint
//~ reprint CORE_UNG_018 686b491b 8549a786 0e701572.6e317ed7
#[test]
fn CORE_UNG_018_flame_geyser() {
    check(CardClass::Mage, &[Give("CORE_UNG_018"), Cost("CORE_UNG_018", 1), WrittenAs("CORE_UNG_018", "UNG_018")]);
}

/// # Arcanologist
///
/// `CORE_UNG_020` · Mage minion · 2 mana · 2/3
///
/// > **Battlecry:** Draw a **Secret**.
///
/// State: Reprint
//~ reprint CORE_UNG_020 61ca7fc9 f63c5607 9164c7af.169a6d9c
#[test]
fn CORE_UNG_020_arcanologist() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_UNG_020"),
            Cost("CORE_UNG_020", 2),
            Stats("CORE_UNG_020", 2, 3),
            WrittenAs("CORE_UNG_020", "UNG_020"),
        ],
    );
}

/// # Primordial Glyph
///
/// `CORE_UNG_941` · Mage spell · Arcane · 2 mana
///
/// > **Discover** a spell. Reduce its Cost by (2).
///
/// State: Reprint
//~ reprint CORE_UNG_941 859235b2 1f647987 1f161caf.64ea6159
#[test]
fn CORE_UNG_941_primordial_glyph() {
    check(CardClass::Mage, &[Give("CORE_UNG_941"), Cost("CORE_UNG_941", 2), WrittenAs("CORE_UNG_941", "UNG_941")]);
}

/// # Aegwynn, the Guardian
///
/// `CS3_001` · Mage minion · 5 mana · 5/5
///
/// > **Spell Damage +2 Deathrattle:** The next minion you draw inherits these powers.
///
/// State: Reprint
//~ reprint CS3_001 4b8015e4 6068ef2c 71c21d34.02024a8d
#[test]
fn CS3_001_aegwynn_the_guardian() {
    check(
        CardClass::Mage,
        &[
            Give("CS3_001"),
            Cost("CS3_001", 5),
            Stats("CS3_001", 5, 5),
            Has("CS3_001", GameTag::SPELLPOWER),
            WrittenAs("CS3_001", "LEG_CS3_001"),
        ],
    );
}
