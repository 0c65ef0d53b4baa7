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
/// State: Todo
//~ todo CORE_AT_075 47b9cc06 d86000cd 6961105c.3d4199f5
#[test]
#[ignore = "todo: CORE_AT_075 Warhorse Trainer"]
fn CORE_AT_075_warhorse_trainer() {
    check(CardClass::Paladin, &[Give("CORE_AT_075"), Cost("CORE_AT_075", 3), Stats("CORE_AT_075", 3, 4), Unwritten]);
}

/// # Underlight Angling Rod
///
/// `CORE_BT_018` · Paladin weapon · 3 mana · 3/2 durability
///
/// > After your Hero attacks, add a random Murloc to your hand.
///
/// State: Todo
//~ todo CORE_BT_018 5fb7311a 7dd4be84 b364cda7.a6b192a4
#[test]
#[ignore = "todo: CORE_BT_018 Underlight Angling Rod"]
fn CORE_BT_018_underlight_angling_rod() {
    check(CardClass::Paladin, &[Give("CORE_BT_018"), Cost("CORE_BT_018", 3), Stats("CORE_BT_018", 3, 2), Unwritten]);
}

/// # Lady Liadrin
///
/// `CORE_BT_334` · Paladin minion · 7 mana · 4/6
///
/// > **Battlecry:** Add a copy of each spell you cast on friendly characters this game to your hand.
///
/// State: Todo
//~ todo CORE_BT_334 78289bbe 71fa72ff df935727.d1310417
#[test]
#[ignore = "todo: CORE_BT_334 Lady Liadrin"]
fn CORE_BT_334_lady_liadrin() {
    check(CardClass::Paladin, &[Give("CORE_BT_334"), Cost("CORE_BT_334", 7), Stats("CORE_BT_334", 4, 6), Unwritten]);
}

/// # Guardian of Kings
///
/// `CORE_CS2_088` · Paladin minion · 7 mana · 5/7
///
/// > **Taunt Battlecry:** Restore #6 Health to your hero.
///
/// State: Todo
//~ todo CORE_CS2_088 2856fd08 138f1df8 0b2bf8d4.d46f3d3f
#[test]
#[ignore = "todo: CORE_CS2_088 Guardian of Kings"]
fn CORE_CS2_088_guardian_of_kings() {
    check(
        CardClass::Paladin,
        &[
            Give("CORE_CS2_088"),
            Cost("CORE_CS2_088", 7),
            Stats("CORE_CS2_088", 5, 7),
            Has("CORE_CS2_088", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Holy Light
///
/// `CORE_CS2_089` · Paladin spell · Holy · 2 mana
///
/// > Restore #8 Health to your hero.
///
/// State: Todo
//~ todo CORE_CS2_089 db6b64b4 da3bb985 61461d06.4368945d
#[test]
#[ignore = "todo: CORE_CS2_089 Holy Light"]
fn CORE_CS2_089_holy_light() {
    check(CardClass::Paladin, &[Give("CORE_CS2_089"), Cost("CORE_CS2_089", 2), Unwritten]);
}

/// # Blessing of Kings
///
/// `CORE_CS2_092` · Paladin spell · Holy · 4 mana
///
/// > Give a minion +4/+4. *(+4 Attack/+4 Health)*
///
/// State: Todo
//~ todo CORE_CS2_092 5856a699 bef2759e 106c5c42.e87aa6f0
#[test]
#[ignore = "todo: CORE_CS2_092 Blessing of Kings"]
fn CORE_CS2_092_blessing_of_kings() {
    check(CardClass::Paladin, &[Give("CORE_CS2_092"), Cost("CORE_CS2_092", 4), Unwritten]);
}

/// # Truesilver Champion
///
/// `CORE_CS2_097` · Paladin weapon · 4 mana · 4/2 durability
///
/// > Whenever your hero attacks, restore #3 Health to it.
///
/// State: Todo
//~ todo CORE_CS2_097 03552ef2 a7da0d93 7fd10af6.6b67f291
#[test]
#[ignore = "todo: CORE_CS2_097 Truesilver Champion"]
fn CORE_CS2_097_truesilver_champion() {
    check(CardClass::Paladin, &[Give("CORE_CS2_097"), Cost("CORE_CS2_097", 4), Stats("CORE_CS2_097", 4, 2), Unwritten]);
}

/// # Reckoning
///
/// `CORE_CS3_016` · Paladin spell · Holy · 1 mana
///
/// > **Secret:** After an enemy minion deals 3 or more damage, destroy it.
///
/// State: Todo
//~ todo CORE_CS3_016 efc4f83f 86529189 fc62c586.4b732f19
#[test]
#[ignore = "todo: CORE_CS3_016 Reckoning"]
fn CORE_CS3_016_reckoning() {
    check(CardClass::Paladin, &[Give("CORE_CS3_016"), Cost("CORE_CS3_016", 1), Unwritten]);
}

/// # Pursuit of Justice
///
/// `CORE_CS3_029` · Paladin spell · Holy · 2 mana
///
/// > Give +1 Attack to Silver Hand Recruits you summon this game.
///
/// State: Todo
//~ todo CORE_CS3_029 42f1ae55 b32f32f9 e2f1d5c6.98458796
#[test]
#[ignore = "todo: CORE_CS3_029 Pursuit of Justice"]
fn CORE_CS3_029_pursuit_of_justice() {
    check(CardClass::Paladin, &[Give("CORE_CS3_029"), Cost("CORE_CS3_029", 2), Unwritten]);
}

/// # Redscale Dragontamer
///
/// `CORE_DMF_194` · Paladin minion · 2 mana · 2/3
///
/// > **Deathrattle:** Draw a Dragon.
///
/// State: Todo
//~ todo CORE_DMF_194 ff438a0a de26a059 02cbc71c.623de416
#[test]
#[ignore = "todo: CORE_DMF_194 Redscale Dragontamer"]
fn CORE_DMF_194_redscale_dragontamer() {
    check(CardClass::Paladin, &[Give("CORE_DMF_194"), Cost("CORE_DMF_194", 2), Stats("CORE_DMF_194", 2, 3), Unwritten]);
}

/// # Hammer of the Naaru
///
/// `CORE_DMF_238` · Paladin weapon · 6 mana · 3/3 durability
///
/// > **Battlecry:** Summon a 6/6 Holy Elemental with **Taunt**.
///
/// State: Todo
//~ todo CORE_DMF_238 0e588616 65fda446 7a1aa241.eee76c50
#[test]
#[ignore = "todo: CORE_DMF_238 Hammer of the Naaru"]
fn CORE_DMF_238_hammer_of_the_naaru() {
    check(CardClass::Paladin, &[Give("CORE_DMF_238"), Cost("CORE_DMF_238", 6), Stats("CORE_DMF_238", 3, 3), Unwritten]);
}

/// # Lothraxion the Redeemed
///
/// `CORE_DMF_240` · Paladin minion · 5 mana · 5/5
///
/// > **Battlecry:** For the rest of the game, after you summon a Silver Hand Recruit, give it **Divine Shield**.
///
/// State: Todo
//~ todo CORE_DMF_240 d1637fae 0de25137 0848b4ae.2a636591
#[test]
#[ignore = "todo: CORE_DMF_240 Lothraxion the Redeemed"]
fn CORE_DMF_240_lothraxion_the_redeemed() {
    check(CardClass::Paladin, &[Give("CORE_DMF_240"), Cost("CORE_DMF_240", 5), Stats("CORE_DMF_240", 5, 5), Unwritten]);
}

/// # Amber Watcher
///
/// `CORE_DRG_226` · Paladin minion · 5 mana · 4/6
///
/// > **Battlecry:** Restore #8 Health.
///
/// State: Todo
//~ todo CORE_DRG_226 0932348d 011de7d1 239ea28b.b13503f2
#[test]
#[ignore = "todo: CORE_DRG_226 Amber Watcher"]
fn CORE_DRG_226_amber_watcher() {
    check(CardClass::Paladin, &[Give("CORE_DRG_226"), Cost("CORE_DRG_226", 5), Stats("CORE_DRG_226", 4, 6), Unwritten]);
}

/// # Bronze Explorer
///
/// `CORE_DRG_229` · Paladin minion · 3 mana · 3/3
///
/// > **Lifesteal Battlecry: Discover** a Dragon.
///
/// State: Todo
//~ todo CORE_DRG_229 f057f540 6bfa8ee1 90b929e4.d6b5df40
#[test]
#[ignore = "todo: CORE_DRG_229 Bronze Explorer"]
fn CORE_DRG_229_bronze_explorer() {
    check(
        CardClass::Paladin,
        &[
            Give("CORE_DRG_229"),
            Cost("CORE_DRG_229", 3),
            Stats("CORE_DRG_229", 3, 3),
            Has("CORE_DRG_229", GameTag::LIFESTEAL),
            Unwritten,
        ],
    );
}

/// # Noble Sacrifice
///
/// `CORE_EX1_130` · Paladin spell · 1 mana
///
/// > **Secret:** When an enemy attacks, summon a 2/1 Defender as the new target.
///
/// State: Todo
//~ todo CORE_EX1_130 1e699ad8 4e9a9e52 3d617e71.a693add5
#[test]
#[ignore = "todo: CORE_EX1_130 Noble Sacrifice"]
fn CORE_EX1_130_noble_sacrifice() {
    check(CardClass::Paladin, &[Give("CORE_EX1_130"), Cost("CORE_EX1_130", 1), Unwritten]);
}

/// # Aldor Peacekeeper
///
/// `CORE_EX1_382` · Paladin minion · 3 mana · 3/3
///
/// > **Battlecry:** Change an enemy minion's Attack to 1.
///
/// State: Todo
//~ todo CORE_EX1_382 f6929dc0 217d9141 7751e949.1b6d6336
#[test]
#[ignore = "todo: CORE_EX1_382 Aldor Peacekeeper"]
fn CORE_EX1_382_aldor_peacekeeper() {
    check(CardClass::Paladin, &[Give("CORE_EX1_382"), Cost("CORE_EX1_382", 3), Stats("CORE_EX1_382", 3, 3), Unwritten]);
}

/// # Avenge
///
/// `CORE_FP1_020` · Paladin spell · Holy · 1 mana
///
/// > **Secret:** When one of your minions dies, give a random friendly minion +3/+2.
///
/// State: Todo
//~ todo CORE_FP1_020 8a205eb6 6bc44bfc 7aa32cba.686f7f55
#[test]
#[ignore = "todo: CORE_FP1_020 Avenge"]
fn CORE_FP1_020_avenge() {
    check(CardClass::Paladin, &[Give("CORE_FP1_020"), Cost("CORE_FP1_020", 1), Unwritten]);
}

/// # Uther's Gift
///
/// `CORE_GIFT_05` · Paladin spell · 1 mana
///
/// > **Discover** a **Temporary** Equality, Consecration, or Blessing of Kings.
///
/// State: Todo
//~ todo CORE_GIFT_05 33048ec5 f4030df0 78b9db38.585d8d30
#[test]
#[ignore = "todo: CORE_GIFT_05 Uther's Gift"]
fn CORE_GIFT_05_uthers_gift() {
    check(CardClass::Paladin, &[Give("CORE_GIFT_05"), Cost("CORE_GIFT_05", 1), Unwritten]);
}

/// # Arrogant Crusader
///
/// `CORE_ICC_034` · Paladin minion · 4 mana · 5/2
///
/// > **Deathrattle:** If it's your opponent's turn, summon a 2/2 Ghoul.
///
/// State: Todo
//~ todo CORE_ICC_034 612e6e8d 91cf6ba6 0ee097d8.92cdde9e
#[test]
#[ignore = "todo: CORE_ICC_034 Arrogant Crusader"]
fn CORE_ICC_034_arrogant_crusader() {
    check(CardClass::Paladin, &[Give("CORE_ICC_034"), Cost("CORE_ICC_034", 4), Stats("CORE_ICC_034", 5, 2), Unwritten]);
}

/// # Dark Conviction
///
/// `CORE_ICC_039` · Paladin spell · Shadow · 2 mana
///
/// > Set a minion's Attack and Health to 3.
///
/// State: Todo
//~ todo CORE_ICC_039 ad8ae043 aec037df 56afb5f0.e28dc65b
#[test]
#[ignore = "todo: CORE_ICC_039 Dark Conviction"]
fn CORE_ICC_039_dark_conviction() {
    check(CardClass::Paladin, &[Give("CORE_ICC_039"), Cost("CORE_ICC_039", 2), Unwritten]);
}

/// # Light's Sorrow
///
/// `CORE_ICC_071` · Paladin weapon · 4 mana · 1/4 durability
///
/// > After a friendly minion loses **Divine Shield**, gain +1 Attack.
///
/// State: Todo
//~ todo CORE_ICC_071 77a54762 a183f025 92e45a3a.ea569ad9
#[test]
#[ignore = "todo: CORE_ICC_071 Light's Sorrow"]
fn CORE_ICC_071_lights_sorrow() {
    check(CardClass::Paladin, &[Give("CORE_ICC_071"), Cost("CORE_ICC_071", 4), Stats("CORE_ICC_071", 1, 4), Unwritten]);
}

/// # Desperate Stand
///
/// `CORE_ICC_244` · Paladin spell · Holy · 2 mana
///
/// > Give a minion "**Deathrattle:** Return this to life with 1 Health."
///
/// State: Todo
//~ todo CORE_ICC_244 88c86e27 59516ef4 b91bafad.9687ac9b
#[test]
#[ignore = "todo: CORE_ICC_244 Desperate Stand"]
fn CORE_ICC_244_desperate_stand() {
    check(CardClass::Paladin, &[Give("CORE_ICC_244"), Cost("CORE_ICC_244", 2), Unwritten]);
}

/// # Blackguard
///
/// `CORE_ICC_245` · Paladin minion · 6 mana · 3/9
///
/// > Whenever your hero is healed, deal that much damage to a random enemy minion.
///
/// State: Todo
//~ todo CORE_ICC_245 50415492 4d9a8004 83a9f995.dc5f2fe2
#[test]
#[ignore = "todo: CORE_ICC_245 Blackguard"]
fn CORE_ICC_245_blackguard() {
    check(CardClass::Paladin, &[Give("CORE_ICC_245"), Cost("CORE_ICC_245", 6), Stats("CORE_ICC_245", 3, 9), Unwritten]);
}

/// # Howling Commander
///
/// `CORE_ICC_801` · Paladin minion · 3 mana · 2/2
///
/// > **Battlecry:** Draw a **Divine Shield** minion from your deck.
///
/// State: Todo
//~ todo CORE_ICC_801 62e07d41 536d6bf3 e69fbe41.ef5a9893
#[test]
#[ignore = "todo: CORE_ICC_801 Howling Commander"]
fn CORE_ICC_801_howling_commander() {
    check(CardClass::Paladin, &[Give("CORE_ICC_801"), Cost("CORE_ICC_801", 3), Stats("CORE_ICC_801", 2, 2), Unwritten]);
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
/// State: Todo
//~ todo CORE_ICC_829 b4a9e722 8ad20cfe 77668cc1.be32154a
#[test]
#[ignore = "todo: CORE_ICC_829 Uther of the Ebon Blade"]
fn CORE_ICC_829_uther_of_the_ebon_blade() {
    check(CardClass::Paladin, &[Give("CORE_ICC_829"), Cost("CORE_ICC_829", 9), Unwritten]);
}

/// # Bolvar, Fireblood
///
/// `CORE_ICC_858` · Paladin minion · 5 mana · 1/7
///
/// > **Divine Shield** After a friendly minion loses **Divine Shield**, gain +2 Attack.
///
/// State: Todo
//~ todo CORE_ICC_858 231456f5 aa099652 2ec010af.3e7838f2
#[test]
#[ignore = "todo: CORE_ICC_858 Bolvar, Fireblood"]
fn CORE_ICC_858_bolvar_fireblood() {
    check(
        CardClass::Paladin,
        &[
            Give("CORE_ICC_858"),
            Cost("CORE_ICC_858", 5),
            Stats("CORE_ICC_858", 1, 7),
            Has("CORE_ICC_858", GameTag::DIVINE_SHIELD),
            Unwritten,
        ],
    );
}

/// # Jury Duty
///
/// `CORE_MAW_015` · Paladin spell · 3 mana
///
/// > Summon two Silver Hand Recruits. Give your Silver Hand Recruits +1/+1.
///
/// State: Todo
//~ todo CORE_MAW_015 c7ab5c4e 724f4778 841334b7.3ab9e586
#[test]
#[ignore = "todo: CORE_MAW_015 Jury Duty"]
fn CORE_MAW_015_jury_duty() {
    check(CardClass::Paladin, &[Give("CORE_MAW_015"), Cost("CORE_MAW_015", 3), Unwritten]);
}

/// # Order in the Court
///
/// `CORE_MAW_016` · Paladin spell · 4 mana
///
/// > Reorder your deck from highest Cost to lowest Cost. Draw a card.
///
/// State: Todo
//~ todo CORE_MAW_016 48c39287 b5c517c0 31b31b8e.0087c011
#[test]
#[ignore = "todo: CORE_MAW_016 Order in the Court"]
fn CORE_MAW_016_order_in_the_court() {
    check(CardClass::Paladin, &[Give("CORE_MAW_016"), Cost("CORE_MAW_016", 4), Unwritten]);
}

/// # Class Action Lawyer
///
/// `CORE_MAW_017` · Paladin minion · 2 mana · 2/3
///
/// > **Battlecry:** If your deck has no Neutral cards, set a minion's stats to 1/1.
///
/// State: Todo
//~ todo CORE_MAW_017 f5559b23 36a29449 47c70d07.4fd9988f
#[test]
#[ignore = "todo: CORE_MAW_017 Class Action Lawyer"]
fn CORE_MAW_017_class_action_lawyer() {
    check(CardClass::Paladin, &[Give("CORE_MAW_017"), Cost("CORE_MAW_017", 2), Stats("CORE_MAW_017", 2, 3), Unwritten]);
}

/// # Ragnaros, Lightlord
///
/// `CORE_OG_229` · Paladin minion · 8 mana · 8/8
///
/// > At the end of your turn, restore #8 Health to a damaged friendly character.
///
/// State: Todo
//~ todo CORE_OG_229 a779cb96 d6b18f6f 9caef834.b703c6ec
#[test]
#[ignore = "todo: CORE_OG_229 Ragnaros, Lightlord"]
fn CORE_OG_229_ragnaros_lightlord() {
    check(CardClass::Paladin, &[Give("CORE_OG_229"), Cost("CORE_OG_229", 8), Stats("CORE_OG_229", 8, 8), Unwritten]);
}

/// # Stand Against Darkness
///
/// `CORE_OG_273` · Paladin spell · 4 mana
///
/// > Summon five {0} Silver Hand Recruits.
///
/// State: Todo
//~ todo CORE_OG_273 6d105606 dd591d3d 63bfd196.2a22ccf6
#[test]
#[ignore = "todo: CORE_OG_273 Stand Against Darkness"]
fn CORE_OG_273_stand_against_darkness() {
    check(CardClass::Paladin, &[Give("CORE_OG_273"), Cost("CORE_OG_273", 4), Unwritten]);
}

/// # Promotion
///
/// `CORE_REV_842` · Paladin spell · 1 mana
///
/// > Give a Silver Hand Recruit +3/+3 and **Taunt**.
///
/// State: Todo
//~ todo CORE_REV_842 aa9948da cce6e619 f1daf99f.164f0e3e
#[test]
#[ignore = "todo: CORE_REV_842 Promotion"]
fn CORE_REV_842_promotion() {
    check(CardClass::Paladin, &[Give("CORE_REV_842"), Cost("CORE_REV_842", 1), Unwritten]);
}

/// # Muckborn Servant
///
/// `CORE_REV_947` · Paladin minion · 3 mana · 2/4
///
/// > **Taunt Battlecry: Discover** a Paladin card.
///
/// State: Todo
//~ todo CORE_REV_947 d0799116 35f0bdca 14d89a30.a0dbdf27
#[test]
#[ignore = "todo: CORE_REV_947 Muckborn Servant"]
fn CORE_REV_947_muckborn_servant() {
    check(
        CardClass::Paladin,
        &[
            Give("CORE_REV_947"),
            Cost("CORE_REV_947", 3),
            Stats("CORE_REV_947", 2, 4),
            Has("CORE_REV_947", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Service Bell
///
/// `CORE_REV_948` · Paladin spell · 3 mana
///
/// > **Discover** a Class card from your deck and draw all copies of it.
///
/// State: Todo
//~ todo CORE_REV_948 149ef209 f06bd09a 07b3fc65.3cf800c0
#[test]
#[ignore = "todo: CORE_REV_948 Service Bell"]
fn CORE_REV_948_service_bell() {
    check(CardClass::Paladin, &[Give("CORE_REV_948"), Cost("CORE_REV_948", 3), Unwritten]);
}

/// # Divine Toll
///
/// `CORE_REV_950` · Paladin spell · Holy · 7 mana
///
/// > Shoot 5 rays at random minions. They give friendly minions +2/+2, and deal $2 damage to enemy minions.
///
/// State: Todo
//~ todo CORE_REV_950 7bedd812 48350fa9 02e8b6b2.9012abd6
#[test]
#[ignore = "todo: CORE_REV_950 Divine Toll"]
fn CORE_REV_950_divine_toll() {
    check(CardClass::Paladin, &[Give("CORE_REV_950"), Cost("CORE_REV_950", 7), Unwritten]);
}

/// # The Countess
///
/// `CORE_REV_951` · Paladin minion · 7 mana · 7/7
///
/// > **Battlecry:** If your deck has no Neutral cards, add 3 **Legendary** Invitations to your hand.
///
/// State: Todo
//~ todo CORE_REV_951 e88e90d1 f5593ec8 437abb64.7fe5971e
#[test]
#[ignore = "todo: CORE_REV_951 The Countess"]
fn CORE_REV_951_the_countess() {
    check(CardClass::Paladin, &[Give("CORE_REV_951"), Cost("CORE_REV_951", 7), Stats("CORE_REV_951", 7, 7), Unwritten]);
}

/// # Sinful Sous Chef
///
/// `CORE_REV_952` · Paladin minion · 1 mana · 2/1
///
/// > **Deathrattle:** Add 2 Silver Hand Recruits to your hand.
///
/// State: Todo
//~ todo CORE_REV_952 85783676 a624728c c9ae973f.38460912
#[test]
#[ignore = "todo: CORE_REV_952 Sinful Sous Chef"]
fn CORE_REV_952_sinful_sous_chef() {
    check(CardClass::Paladin, &[Give("CORE_REV_952"), Cost("CORE_REV_952", 1), Stats("CORE_REV_952", 2, 1), Unwritten]);
}

/// # Stewart the Steward
///
/// `CORE_REV_955` · Paladin minion · 3 mana · 3/3
///
/// > **Deathrattle:** Give the next Silver Hand Recruit you summon +3/+3 and this **Deathrattle**.
///
/// State: Todo
//~ todo CORE_REV_955 56b875ad 093d4782 ae9d4d65.996227e5
#[test]
#[ignore = "todo: CORE_REV_955 Stewart the Steward"]
fn CORE_REV_955_stewart_the_steward() {
    check(CardClass::Paladin, &[Give("CORE_REV_955"), Cost("CORE_REV_955", 3), Stats("CORE_REV_955", 3, 3), Unwritten]);
}

/// # Buffet Biggun
///
/// `CORE_REV_958` · Paladin minion · 4 mana · 2/4
///
/// > **Battlecry:** Summon two Silver Hand Recruits. **Infuse (@):** Give them +2 Attack and **Divine Shield**.
///
/// State: Todo
//~ todo CORE_REV_958 28af4542 f1bb53c5 a7b98fd2.7652ab3e
#[test]
#[ignore = "todo: CORE_REV_958 Buffet Biggun"]
fn CORE_REV_958_buffet_biggun() {
    check(CardClass::Paladin, &[Give("CORE_REV_958"), Cost("CORE_REV_958", 4), Stats("CORE_REV_958", 2, 4), Unwritten]);
}

/// # Elitist Snob
///
/// `CORE_REV_961` · Paladin minion · 5 mana · 3/4
///
/// > **Battlecry:** For each Paladin card in your hand, randomly gain **Divine Shield**, **Lifesteal**, **Rush**, or **Taunt**.
///
/// State: Todo
//~ todo CORE_REV_961 25e11ac0 eba9975a 45dddaf8.b34399e9
#[test]
#[ignore = "todo: CORE_REV_961 Elitist Snob"]
fn CORE_REV_961_elitist_snob() {
    check(CardClass::Paladin, &[Give("CORE_REV_961"), Cost("CORE_REV_961", 5), Stats("CORE_REV_961", 3, 4), Unwritten]);
}

/// # Great Hall
///
/// `CORE_REV_983` · Paladin location · 2 mana · 0 uses
///
/// > Set a minion's Attack and Health to 3.
///
/// State: Todo
//~ todo CORE_REV_983 4b380e3d 66cb7923 b8716271.e28dc65b
#[test]
#[ignore = "todo: CORE_REV_983 Great Hall"]
fn CORE_REV_983_great_hall() {
    check(CardClass::Paladin, &[Give("CORE_REV_983"), Cost("CORE_REV_983", 2), Unwritten]);
}

/// # Anachronos
///
/// `CORE_RLK_919` · Paladin minion · 7 mana · 8/8
///
/// > **Battlecry:** Send all other minions 2 turns into the future.
///
/// State: Todo
//~ todo CORE_RLK_919 c043837e fa18c2a6 5880d463.25ebe2bd
#[test]
#[ignore = "todo: CORE_RLK_919 Anachronos"]
fn CORE_RLK_919_anachronos() {
    check(CardClass::Paladin, &[Give("CORE_RLK_919"), Cost("CORE_RLK_919", 7), Stats("CORE_RLK_919", 8, 8), Unwritten]);
}

/// # Crusader Aura
///
/// `TTN_908` · Paladin spell · Holy · 4 mana
///
/// > Whenever a friendly minion attacks, give it +2/+1. Lasts @ turns.
///
/// State: Todo
//~ todo TTN_908 6a9e8913 edb60bb0 005db7d8.46b8dd8a
#[test]
#[ignore = "todo: TTN_908 Crusader Aura"]
fn TTN_908_crusader_aura() {
    check(CardClass::Paladin, &[Give("TTN_908"), Cost("TTN_908", 4), Unwritten]);
}
