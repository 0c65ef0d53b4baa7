//! Paladin cards of Core (past years), each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0ce0ac56

/// # Warhorse Trainer
///
/// `CORE_AT_075` · Paladin minion · 3 mana · 3/4
///
/// > Your Silver Hand Recruits have +2 Attack and **Taunt**.
///
/// State: Reprint
//~ reprint CORE_AT_075 47b9cc06 62615df2 6961105c.3d4199f5
#[test]
fn CORE_AT_075_warhorse_trainer() {
    check(
        CardClass::Paladin,
        &[Give("CORE_AT_075"), Cost("CORE_AT_075", 3), Stats("CORE_AT_075", 3, 4), WrittenAs("CORE_AT_075", "AT_075")],
    );
}

/// # Underlight Angling Rod
///
/// `CORE_BT_018` · Paladin weapon · 3 mana · 3/2 durability
///
/// > After your Hero attacks, add a random Murloc to your hand.
///
/// State: Reprint
//~ reprint CORE_BT_018 5fb7311a d5ab1cdb b364cda7.a6b192a4
#[test]
fn CORE_BT_018_underlight_angling_rod() {
    check(
        CardClass::Paladin,
        &[Give("CORE_BT_018"), Cost("CORE_BT_018", 3), Stats("CORE_BT_018", 3, 2), WrittenAs("CORE_BT_018", "BT_018")],
    );
}

/// # Lady Liadrin
///
/// `CORE_BT_334` · Paladin minion · 7 mana · 4/6
///
/// > **Battlecry:** Add a copy of each spell you cast on friendly characters this game to your hand.
///
/// State: Reprint
//~ reprint CORE_BT_334 78289bbe d8592cf9 df935727.d1310417
#[test]
fn CORE_BT_334_lady_liadrin() {
    check(
        CardClass::Paladin,
        &[Give("CORE_BT_334"), Cost("CORE_BT_334", 7), Stats("CORE_BT_334", 4, 6), WrittenAs("CORE_BT_334", "BT_334")],
    );
}

/// # Guardian of Kings
///
/// `CORE_CS2_088` · Paladin minion · 7 mana · 5/7
///
/// > **Taunt Battlecry:** Restore #6 Health to your hero.
///
/// State: Reprint
//~ reprint CORE_CS2_088 2856fd08 7a25ae51 0b2bf8d4.d46f3d3f
#[test]
fn CORE_CS2_088_guardian_of_kings() {
    check(
        CardClass::Paladin,
        &[
            Give("CORE_CS2_088"),
            Cost("CORE_CS2_088", 7),
            Stats("CORE_CS2_088", 5, 7),
            Has("CORE_CS2_088", GameTag::TAUNT),
            WrittenAs("CORE_CS2_088", "CS2_088"),
        ],
    );
}

/// # Holy Light
///
/// `CORE_CS2_089` · Paladin spell · Holy · 2 mana
///
/// > Restore #8 Health to your hero.
///
/// State: Reprint
//~ reprint CORE_CS2_089 db6b64b4 04fd602a 61461d06.4368945d
#[test]
fn CORE_CS2_089_holy_light() {
    check(CardClass::Paladin, &[Give("CORE_CS2_089"), Cost("CORE_CS2_089", 2), WrittenAs("CORE_CS2_089", "CS2_089")]);
}

/// # Blessing of Kings
///
/// `CORE_CS2_092` · Paladin spell · Holy · 4 mana
///
/// > Give a minion +4/+4. *(+4 Attack/+4 Health)*
///
/// State: Reprint
//~ reprint CORE_CS2_092 5856a699 d0915e5e 106c5c42.e87aa6f0
#[test]
fn CORE_CS2_092_blessing_of_kings() {
    check(CardClass::Paladin, &[Give("CORE_CS2_092"), Cost("CORE_CS2_092", 4), WrittenAs("CORE_CS2_092", "CS2_092")]);
}

/// # Truesilver Champion
///
/// `CORE_CS2_097` · Paladin weapon · 4 mana · 4/2 durability
///
/// > Whenever your hero attacks, restore #3 Health to it.
///
/// State: Reprint
//~ reprint CORE_CS2_097 03552ef2 e8ed1196 7fd10af6.6b67f291
#[test]
fn CORE_CS2_097_truesilver_champion() {
    check(
        CardClass::Paladin,
        &[
            Give("CORE_CS2_097"),
            Cost("CORE_CS2_097", 4),
            Stats("CORE_CS2_097", 4, 2),
            WrittenAs("CORE_CS2_097", "CS2_097"),
        ],
    );
}

/// # Reckoning
///
/// `CORE_CS3_016` · Paladin spell · Holy · 1 mana
///
/// > **Secret:** After an enemy minion deals 3 or more damage, destroy it.
///
/// State: Reprint
//~ reprint CORE_CS3_016 efc4f83f 595996a3 fc62c586.4b732f19
#[test]
fn CORE_CS3_016_reckoning() {
    check(CardClass::Paladin, &[Give("CORE_CS3_016"), Cost("CORE_CS3_016", 1), WrittenAs("CORE_CS3_016", "CS3_016")]);
}

/// # Pursuit of Justice
///
/// `CORE_CS3_029` · Paladin spell · Holy · 2 mana
///
/// > Give +1 Attack to Silver Hand Recruits you summon this game.
///
/// State: Reprint
//~ reprint CORE_CS3_029 42f1ae55 183885b4 e2f1d5c6.98458796
#[test]
fn CORE_CS3_029_pursuit_of_justice() {
    check(CardClass::Paladin, &[Give("CORE_CS3_029"), Cost("CORE_CS3_029", 2), WrittenAs("CORE_CS3_029", "CS3_029")]);
}

/// # Redscale Dragontamer
///
/// `CORE_DMF_194` · Paladin minion · 2 mana · 2/3
///
/// > **Deathrattle:** Draw a Dragon.
///
/// State: Reprint
//~ reprint CORE_DMF_194 ff438a0a ffca6813 02cbc71c.623de416
#[test]
fn CORE_DMF_194_redscale_dragontamer() {
    check(
        CardClass::Paladin,
        &[
            Give("CORE_DMF_194"),
            Cost("CORE_DMF_194", 2),
            Stats("CORE_DMF_194", 2, 3),
            WrittenAs("CORE_DMF_194", "DMF_194"),
        ],
    );
}

/// # Hammer of the Naaru
///
/// `CORE_DMF_238` · Paladin weapon · 6 mana · 3/3 durability
///
/// > **Battlecry:** Summon a 6/6 Holy Elemental with **Taunt**.
///
/// State: Reprint
//~ reprint CORE_DMF_238 0e588616 d1b33600 7a1aa241.eee76c50
#[test]
fn CORE_DMF_238_hammer_of_the_naaru() {
    check(
        CardClass::Paladin,
        &[
            Give("CORE_DMF_238"),
            Cost("CORE_DMF_238", 6),
            Stats("CORE_DMF_238", 3, 3),
            WrittenAs("CORE_DMF_238", "DMF_238"),
        ],
    );
}

/// # Lothraxion the Redeemed
///
/// `CORE_DMF_240` · Paladin minion · 5 mana · 5/5
///
/// > **Battlecry:** For the rest of the game, after you summon a Silver Hand Recruit, give it **Divine Shield**.
///
/// State: Reprint
//~ reprint CORE_DMF_240 d1637fae 7ce26868 0848b4ae.2a636591
#[test]
fn CORE_DMF_240_lothraxion_the_redeemed() {
    check(
        CardClass::Paladin,
        &[
            Give("CORE_DMF_240"),
            Cost("CORE_DMF_240", 5),
            Stats("CORE_DMF_240", 5, 5),
            WrittenAs("CORE_DMF_240", "DMF_240"),
        ],
    );
}

/// # Amber Watcher
///
/// `CORE_DRG_226` · Paladin minion · 5 mana · 4/6
///
/// > **Battlecry:** Restore #8 Health.
///
/// State: Reprint
//~ reprint CORE_DRG_226 0932348d 056b0510 239ea28b.b13503f2
#[test]
fn CORE_DRG_226_amber_watcher() {
    check(
        CardClass::Paladin,
        &[
            Give("CORE_DRG_226"),
            Cost("CORE_DRG_226", 5),
            Stats("CORE_DRG_226", 4, 6),
            WrittenAs("CORE_DRG_226", "DRG_226"),
        ],
    );
}

/// # Bronze Explorer
///
/// `CORE_DRG_229` · Paladin minion · 3 mana · 3/3
///
/// > **Lifesteal Battlecry: Discover** a Dragon.
///
/// State: Reprint
//~ reprint CORE_DRG_229 f057f540 1b6f5f36 90b929e4.d6b5df40
#[test]
fn CORE_DRG_229_bronze_explorer() {
    check(
        CardClass::Paladin,
        &[
            Give("CORE_DRG_229"),
            Cost("CORE_DRG_229", 3),
            Stats("CORE_DRG_229", 3, 3),
            Has("CORE_DRG_229", GameTag::LIFESTEAL),
            WrittenAs("CORE_DRG_229", "DRG_229"),
        ],
    );
}

/// # Noble Sacrifice
///
/// `CORE_EX1_130` · Paladin spell · 1 mana
///
/// > **Secret:** When an enemy attacks, summon a 2/1 Defender as the new target.
///
/// State: Reprint
//~ reprint CORE_EX1_130 1e699ad8 28abb825 3d617e71.a693add5
#[test]
fn CORE_EX1_130_noble_sacrifice() {
    check(CardClass::Paladin, &[Give("CORE_EX1_130"), Cost("CORE_EX1_130", 1), WrittenAs("CORE_EX1_130", "EX1_130")]);
}

/// # Aldor Peacekeeper
///
/// `CORE_EX1_382` · Paladin minion · 3 mana · 3/3
///
/// > **Battlecry:** Change an enemy minion's Attack to 1.
///
/// State: Reprint
//~ reprint CORE_EX1_382 f6929dc0 ba56f3ce 7751e949.1b6d6336
#[test]
fn CORE_EX1_382_aldor_peacekeeper() {
    check(
        CardClass::Paladin,
        &[
            Give("CORE_EX1_382"),
            Cost("CORE_EX1_382", 3),
            Stats("CORE_EX1_382", 3, 3),
            WrittenAs("CORE_EX1_382", "EX1_382"),
        ],
    );
}

/// # Avenge
///
/// `CORE_FP1_020` · Paladin spell · Holy · 1 mana
///
/// > **Secret:** When one of your minions dies, give a random friendly minion +3/+2.
///
/// State: Reprint
//~ reprint CORE_FP1_020 8a205eb6 c1c6eff6 7aa32cba.686f7f55
#[test]
fn CORE_FP1_020_avenge() {
    check(CardClass::Paladin, &[Give("CORE_FP1_020"), Cost("CORE_FP1_020", 1), WrittenAs("CORE_FP1_020", "FP1_020")]);
}

/// # Uther's Gift
///
/// `CORE_GIFT_05` · Paladin spell · 1 mana
///
/// > **Discover** a **Temporary** Equality, Consecration, or Blessing of Kings.
///
/// State: Reprint
//~ reprint CORE_GIFT_05 33048ec5 5ea03d3f 78b9db38.585d8d30
#[test]
fn CORE_GIFT_05_uthers_gift() {
    check(CardClass::Paladin, &[Give("CORE_GIFT_05"), Cost("CORE_GIFT_05", 1), WrittenAs("CORE_GIFT_05", "GIFT_05")]);
}

/// # Arrogant Crusader
///
/// `CORE_ICC_034` · Paladin minion · 4 mana · 5/2
///
/// > **Deathrattle:** If it's your opponent's turn, summon a 2/2 Ghoul.
///
/// State: Reprint
//~ reprint CORE_ICC_034 612e6e8d de570ed2 0ee097d8.92cdde9e
#[test]
fn CORE_ICC_034_arrogant_crusader() {
    check(
        CardClass::Paladin,
        &[
            Give("CORE_ICC_034"),
            Cost("CORE_ICC_034", 4),
            Stats("CORE_ICC_034", 5, 2),
            WrittenAs("CORE_ICC_034", "ICC_034"),
        ],
    );
}

/// # Dark Conviction
///
/// `CORE_ICC_039` · Paladin spell · Shadow · 2 mana
///
/// > Set a minion's Attack and Health to 3.
///
/// State: Reprint
//~ reprint CORE_ICC_039 ad8ae043 6dbdf14d 56afb5f0.e28dc65b
#[test]
fn CORE_ICC_039_dark_conviction() {
    check(CardClass::Paladin, &[Give("CORE_ICC_039"), Cost("CORE_ICC_039", 2), WrittenAs("CORE_ICC_039", "ICC_039")]);
}

/// # Light's Sorrow
///
/// `CORE_ICC_071` · Paladin weapon · 4 mana · 1/4 durability
///
/// > After a friendly minion loses **Divine Shield**, gain +1 Attack.
///
/// State: Reprint
//~ reprint CORE_ICC_071 77a54762 b3801c14 92e45a3a.ea569ad9
#[test]
fn CORE_ICC_071_lights_sorrow() {
    check(
        CardClass::Paladin,
        &[
            Give("CORE_ICC_071"),
            Cost("CORE_ICC_071", 4),
            Stats("CORE_ICC_071", 1, 4),
            WrittenAs("CORE_ICC_071", "ICC_071"),
        ],
    );
}

/// # Desperate Stand
///
/// `CORE_ICC_244` · Paladin spell · Holy · 2 mana
///
/// > Give a minion "**Deathrattle:** Return this to life with 1 Health."
///
/// State: Reprint
//~ reprint CORE_ICC_244 88c86e27 b204fd09 b91bafad.9687ac9b
#[test]
fn CORE_ICC_244_desperate_stand() {
    check(CardClass::Paladin, &[Give("CORE_ICC_244"), Cost("CORE_ICC_244", 2), WrittenAs("CORE_ICC_244", "ICC_244")]);
}

/// # Blackguard
///
/// `CORE_ICC_245` · Paladin minion · 6 mana · 3/9
///
/// > Whenever your hero is healed, deal that much damage to a random enemy minion.
///
/// State: Reprint
//~ reprint CORE_ICC_245 50415492 ec6c7115 83a9f995.dc5f2fe2
#[test]
fn CORE_ICC_245_blackguard() {
    check(
        CardClass::Paladin,
        &[
            Give("CORE_ICC_245"),
            Cost("CORE_ICC_245", 6),
            Stats("CORE_ICC_245", 3, 9),
            WrittenAs("CORE_ICC_245", "ICC_245"),
        ],
    );
}

/// # Howling Commander
///
/// `CORE_ICC_801` · Paladin minion · 3 mana · 2/2
///
/// > **Battlecry:** Draw a **Divine Shield** minion from your deck.
///
/// State: Reprint
//~ reprint CORE_ICC_801 62e07d41 56481429 e69fbe41.ef5a9893
#[test]
fn CORE_ICC_801_howling_commander() {
    check(
        CardClass::Paladin,
        &[
            Give("CORE_ICC_801"),
            Cost("CORE_ICC_801", 3),
            Stats("CORE_ICC_801", 2, 2),
            WrittenAs("CORE_ICC_801", "ICC_801"),
        ],
    );
}

/// # Chillblade Champion
///
/// `CORE_ICC_820` · Paladin minion · 4 mana · 3/2
///
/// > **Charge Lifesteal**
///
/// State: Vanilla
//~ vanilla CORE_ICC_820 97d8e2e0 c173feea 0bf636aa.880f831c
#[test]
fn CORE_ICC_820_chillblade_champion() {
    check(
        CardClass::Paladin,
        &[
            Give("CORE_ICC_820"),
            Cost("CORE_ICC_820", 4),
            Stats("CORE_ICC_820", 3, 2),
            Has("CORE_ICC_820", GameTag::CHARGE),
            Has("CORE_ICC_820", GameTag::LIFESTEAL),
            Play("CORE_ICC_820", Nothing),
            In(The("CORE_ICC_820"), Zone::Play),
            Now(The("CORE_ICC_820"), 3, 2),
            HasNow(The("CORE_ICC_820"), GameTag::CHARGE),
            HasNow(The("CORE_ICC_820"), GameTag::LIFESTEAL),
        ],
    );
}

/// # Uther of the Ebon Blade
///
/// `CORE_ICC_829` · Paladin hero · 9 mana · 30 health, 5 armor
///
/// > **Battlecry:** Equip a 5/3 **Lifesteal** weapon.
///
/// State: Reprint
//~ reprint CORE_ICC_829 b4a9e722 02eff82a 77668cc1.be32154a
#[test]
fn CORE_ICC_829_uther_of_the_ebon_blade() {
    check(CardClass::Paladin, &[Give("CORE_ICC_829"), Cost("CORE_ICC_829", 9), WrittenAs("CORE_ICC_829", "ICC_829")]);
}

/// # Bolvar, Fireblood
///
/// `CORE_ICC_858` · Paladin minion · 5 mana · 1/7
///
/// > **Divine Shield** After a friendly minion loses **Divine Shield**, gain +2 Attack.
///
/// State: Reprint
//~ reprint CORE_ICC_858 231456f5 5e7b7542 2ec010af.3e7838f2
#[test]
fn CORE_ICC_858_bolvar_fireblood() {
    check(
        CardClass::Paladin,
        &[
            Give("CORE_ICC_858"),
            Cost("CORE_ICC_858", 5),
            Stats("CORE_ICC_858", 1, 7),
            Has("CORE_ICC_858", GameTag::DIVINE_SHIELD),
            WrittenAs("CORE_ICC_858", "ICC_858"),
        ],
    );
}

/// # Jury Duty
///
/// `CORE_MAW_015` · Paladin spell · 3 mana
///
/// > Summon two Silver Hand Recruits. Give your Silver Hand Recruits +1/+1.
///
/// State: Reprint
//~ reprint CORE_MAW_015 c7ab5c4e 7671d233 841334b7.3ab9e586
#[test]
fn CORE_MAW_015_jury_duty() {
    check(CardClass::Paladin, &[Give("CORE_MAW_015"), Cost("CORE_MAW_015", 3), WrittenAs("CORE_MAW_015", "MAW_015")]);
}

/// # Order in the Court
///
/// `CORE_MAW_016` · Paladin spell · 4 mana
///
/// > Reorder your deck from highest Cost to lowest Cost. Draw a card.
///
/// State: Reprint
//~ reprint CORE_MAW_016 48c39287 fe1cb35b 31b31b8e.0087c011
#[test]
fn CORE_MAW_016_order_in_the_court() {
    check(CardClass::Paladin, &[Give("CORE_MAW_016"), Cost("CORE_MAW_016", 4), WrittenAs("CORE_MAW_016", "MAW_016")]);
}

/// # Class Action Lawyer
///
/// `CORE_MAW_017` · Paladin minion · 2 mana · 2/3
///
/// > **Battlecry:** If your deck has no Neutral cards, set a minion's stats to 1/1.
///
/// State: Reprint
//~ reprint CORE_MAW_017 f5559b23 58b17e96 47c70d07.4fd9988f
#[test]
fn CORE_MAW_017_class_action_lawyer() {
    check(
        CardClass::Paladin,
        &[
            Give("CORE_MAW_017"),
            Cost("CORE_MAW_017", 2),
            Stats("CORE_MAW_017", 2, 3),
            WrittenAs("CORE_MAW_017", "MAW_017"),
        ],
    );
}

/// # Ragnaros, Lightlord
///
/// `CORE_OG_229` · Paladin minion · 8 mana · 8/8
///
/// > At the end of your turn, restore #8 Health to a damaged friendly character.
///
/// State: Reprint
//~ reprint CORE_OG_229 a779cb96 e7c21715 9caef834.b703c6ec
#[test]
fn CORE_OG_229_ragnaros_lightlord() {
    check(
        CardClass::Paladin,
        &[Give("CORE_OG_229"), Cost("CORE_OG_229", 8), Stats("CORE_OG_229", 8, 8), WrittenAs("CORE_OG_229", "OG_229")],
    );
}

/// # Stand Against Darkness
///
/// `CORE_OG_273` · Paladin spell · 4 mana
///
/// > Summon five {0} Silver Hand Recruits.
///
/// State: Reprint
//~ reprint CORE_OG_273 6d105606 5d8be73e 63bfd196.2a22ccf6
#[test]
fn CORE_OG_273_stand_against_darkness() {
    check(CardClass::Paladin, &[Give("CORE_OG_273"), Cost("CORE_OG_273", 4), WrittenAs("CORE_OG_273", "OG_273")]);
}

/// # Promotion
///
/// `CORE_REV_842` · Paladin spell · 1 mana
///
/// > Give a Silver Hand Recruit +3/+3 and **Taunt**.
///
/// State: Reprint
//~ reprint CORE_REV_842 aa9948da b4545938 f1daf99f.164f0e3e
#[test]
fn CORE_REV_842_promotion() {
    check(CardClass::Paladin, &[Give("CORE_REV_842"), Cost("CORE_REV_842", 1), WrittenAs("CORE_REV_842", "REV_842")]);
}

/// # Muckborn Servant
///
/// `CORE_REV_947` · Paladin minion · 3 mana · 2/4
///
/// > **Taunt Battlecry: Discover** a Paladin card.
///
/// State: Reprint
//~ reprint CORE_REV_947 d0799116 a7789041 14d89a30.a0dbdf27
#[test]
fn CORE_REV_947_muckborn_servant() {
    check(
        CardClass::Paladin,
        &[
            Give("CORE_REV_947"),
            Cost("CORE_REV_947", 3),
            Stats("CORE_REV_947", 2, 4),
            Has("CORE_REV_947", GameTag::TAUNT),
            WrittenAs("CORE_REV_947", "REV_947"),
        ],
    );
}

/// # Service Bell
///
/// `CORE_REV_948` · Paladin spell · 3 mana
///
/// > **Discover** a Class card from your deck and draw all copies of it.
///
/// State: Reprint
//~ reprint CORE_REV_948 149ef209 0f0bd48f 07b3fc65.3cf800c0
#[test]
fn CORE_REV_948_service_bell() {
    check(CardClass::Paladin, &[Give("CORE_REV_948"), Cost("CORE_REV_948", 3), WrittenAs("CORE_REV_948", "REV_948")]);
}

/// # Divine Toll
///
/// `CORE_REV_950` · Paladin spell · Holy · 7 mana
///
/// > Shoot 5 rays at random minions. They give friendly minions +2/+2, and deal $2 damage to enemy minions.
///
/// State: Reprint
//~ reprint CORE_REV_950 7bedd812 c784a208 02e8b6b2.9012abd6
#[test]
fn CORE_REV_950_divine_toll() {
    check(CardClass::Paladin, &[Give("CORE_REV_950"), Cost("CORE_REV_950", 7), WrittenAs("CORE_REV_950", "REV_950")]);
}

/// # The Countess
///
/// `CORE_REV_951` · Paladin minion · 7 mana · 7/7
///
/// > **Battlecry:** If your deck has no Neutral cards, add 3 **Legendary** Invitations to your hand.
///
/// State: Reprint
//~ reprint CORE_REV_951 e88e90d1 994e5d95 437abb64.7fe5971e
#[test]
fn CORE_REV_951_the_countess() {
    check(
        CardClass::Paladin,
        &[
            Give("CORE_REV_951"),
            Cost("CORE_REV_951", 7),
            Stats("CORE_REV_951", 7, 7),
            WrittenAs("CORE_REV_951", "REV_951"),
        ],
    );
}

/// # Sinful Sous Chef
///
/// `CORE_REV_952` · Paladin minion · 1 mana · 2/1
///
/// > **Deathrattle:** Add 2 Silver Hand Recruits to your hand.
///
/// State: Reprint
//~ reprint CORE_REV_952 85783676 ccc9101f c9ae973f.38460912
#[test]
fn CORE_REV_952_sinful_sous_chef() {
    check(
        CardClass::Paladin,
        &[
            Give("CORE_REV_952"),
            Cost("CORE_REV_952", 1),
            Stats("CORE_REV_952", 2, 1),
            WrittenAs("CORE_REV_952", "REV_952"),
        ],
    );
}

/// # Stewart the Steward
///
/// `CORE_REV_955` · Paladin minion · 3 mana · 3/3
///
/// > **Deathrattle:** Give the next Silver Hand Recruit you summon +3/+3 and this **Deathrattle**.
///
/// State: Reprint
//~ reprint CORE_REV_955 56b875ad 7f3aa154 ae9d4d65.996227e5
#[test]
fn CORE_REV_955_stewart_the_steward() {
    check(
        CardClass::Paladin,
        &[
            Give("CORE_REV_955"),
            Cost("CORE_REV_955", 3),
            Stats("CORE_REV_955", 3, 3),
            WrittenAs("CORE_REV_955", "REV_955"),
        ],
    );
}

/// # Buffet Biggun
///
/// `CORE_REV_958` · Paladin minion · 4 mana · 2/4
///
/// > **Battlecry:** Summon two Silver Hand Recruits. **Infuse (@):** Give them +2 Attack and **Divine Shield**.
///
/// State: Reprint
//~ reprint CORE_REV_958 28af4542 ba70165e a7b98fd2.7652ab3e
#[test]
fn CORE_REV_958_buffet_biggun() {
    check(
        CardClass::Paladin,
        &[
            Give("CORE_REV_958"),
            Cost("CORE_REV_958", 4),
            Stats("CORE_REV_958", 2, 4),
            WrittenAs("CORE_REV_958", "REV_958"),
        ],
    );
}

/// # Elitist Snob
///
/// `CORE_REV_961` · Paladin minion · 5 mana · 3/4
///
/// > **Battlecry:** For each Paladin card in your hand, randomly gain **Divine Shield**, **Lifesteal**, **Rush**, or **Taunt**.
///
/// State: Reprint
//~ reprint CORE_REV_961 25e11ac0 1f777e70 45dddaf8.b34399e9
#[test]
fn CORE_REV_961_elitist_snob() {
    check(
        CardClass::Paladin,
        &[
            Give("CORE_REV_961"),
            Cost("CORE_REV_961", 5),
            Stats("CORE_REV_961", 3, 4),
            WrittenAs("CORE_REV_961", "REV_961"),
        ],
    );
}

/// # Great Hall
///
/// `CORE_REV_983` · Paladin location · 2 mana · 0 uses
///
/// > Set a minion's Attack and Health to 3.
///
/// State: Reprint
//~ reprint CORE_REV_983 4b380e3d cdaa8b77 b8716271.e28dc65b
#[test]
fn CORE_REV_983_great_hall() {
    check(CardClass::Paladin, &[Give("CORE_REV_983"), Cost("CORE_REV_983", 2), WrittenAs("CORE_REV_983", "REV_983")]);
}

/// # Anachronos
///
/// `CORE_RLK_919` · Paladin minion · 7 mana · 8/8
///
/// > **Battlecry:** Send all other minions 2 turns into the future.
///
/// State: Reprint
//~ reprint CORE_RLK_919 c043837e 07aa98e2 5880d463.25ebe2bd
#[test]
fn CORE_RLK_919_anachronos() {
    check(
        CardClass::Paladin,
        &[
            Give("CORE_RLK_919"),
            Cost("CORE_RLK_919", 7),
            Stats("CORE_RLK_919", 8, 8),
            WrittenAs("CORE_RLK_919", "RLK_919"),
        ],
    );
}

/// # Crusader Aura
///
/// `TTN_908` · Paladin spell · Holy · 4 mana
///
/// > Whenever a friendly minion attacks, give it +2/+1. Lasts @ turns.
///
/// State: Reprint
//~ reprint TTN_908 6a9e8913 84d32331 005db7d8.46b8dd8a
#[test]
fn TTN_908_crusader_aura() {
    check(CardClass::Paladin, &[Give("TTN_908"), Cost("TTN_908", 4), WrittenAs("TTN_908", "LEG_TTN_908")]);
}
