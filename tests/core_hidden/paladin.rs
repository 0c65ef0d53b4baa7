//! Paladin cards of Core (past years), each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Warhorse Trainer
///
/// `CORE_AT_075` · Paladin minion · 3 mana · 3/4
///
/// > Your Silver Hand Recruits have +2 Attack and **Taunt**.
///
/// State: Todo
//~ CORE_AT_075 todo 66d0ac6d b9bd0a78
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
//~ CORE_BT_018 todo 930b6356 f7acd3d7
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
//~ CORE_BT_334 todo 87c8f155 84579360
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
//~ CORE_CS2_088 todo 5295fa19 afe3503d
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
//~ CORE_CS2_089 todo 6cd3bf76 c7cffbdc
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
//~ CORE_CS2_092 todo b7e2badb 970321a3
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
//~ CORE_CS2_097 todo d2d8bd5d 08692ba0
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
//~ CORE_CS3_016 todo 9b2c2335 88141f00
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
//~ CORE_CS3_029 todo 4b824082 2058342c
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
//~ CORE_DMF_194 todo bc3a518d fd2391aa
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
//~ CORE_DMF_238 todo 12ea50cb 8bcf28de
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
//~ CORE_DMF_240 todo e4665dfd a5e6370d
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
//~ CORE_DRG_226 todo f0d49e6c c49bacfa
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
//~ CORE_DRG_229 todo 13d8e212 351e3d88
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
//~ CORE_EX1_130 todo b5c4ba88 78097566
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
//~ CORE_EX1_382 todo c2a7d531 41f74b78
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
//~ CORE_FP1_020 todo a156d821 af687b9b
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
//~ CORE_GIFT_05 todo 4cb3ce1b 2b7a73d7
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
//~ CORE_ICC_034 todo f0bb5fd3 e83fa732
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
//~ CORE_ICC_039 todo 361e665b 74ac3962
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
//~ CORE_ICC_071 todo d0006c46 30edd083
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
//~ CORE_ICC_244 todo cd78a6b3 4ef04ddc
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
//~ CORE_ICC_245 todo 75663302 dd122d1a
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
//~ CORE_ICC_801 todo 7c18bfab b9e2228e
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
//~ CORE_ICC_820 vanilla 2f1c8d32 af0321eb
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
//~ CORE_ICC_829 todo 742ac159 7ca7f9fe
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
//~ CORE_ICC_858 todo 392ecdfb 0bc533dc
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
//~ CORE_MAW_015 todo 4afed457 81f3e743
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
//~ CORE_MAW_016 todo d37a0cf9 87e9aead
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
//~ CORE_MAW_017 todo 276862d6 67505821
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
//~ CORE_OG_229 todo c0c6fee9 0c465eef
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
//~ CORE_OG_273 todo 2559603a bac13f9c
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
//~ CORE_REV_842 todo c17fd16e ba7ef54a
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
//~ CORE_REV_947 todo 8a105bce e89e5c20
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
//~ CORE_REV_948 todo fa98f190 862cc055
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
//~ CORE_REV_950 todo 41e4e5e3 5ed557c3
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
//~ CORE_REV_951 todo ac70bfa0 f9650617
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
//~ CORE_REV_952 todo d667a2e1 8f9acbb2
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
//~ CORE_REV_955 todo 5f5bab3d 9f36b360
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
//~ CORE_REV_958 todo 101b9930 616b77fb
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
//~ CORE_REV_961 todo 6e473567 b23f1481
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
//~ CORE_REV_983 todo 14d9866a 7fde8106
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
//~ CORE_RLK_919 todo ce4e7b8e 5952f79c
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
//~ TTN_908 todo b0f27ba3 059648de
#[test]
#[ignore = "todo: TTN_908 Crusader Aura"]
fn TTN_908_crusader_aura() {
    check(CardClass::Paladin, &[Give("TTN_908"), Cost("TTN_908", 4), Unwritten]);
}
