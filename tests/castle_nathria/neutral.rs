//! Neutral cards of Murder at Castle Nathria, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 12f56cb3

/// `MAW_004` · Neutral minion · 5 mana · 3/3
/// > **Battlecry:** Swap this with a random minion from your opponent's deck.
///
/// State: Todo
//~ todo MAW_004 9763d477 6f36e51e 661aaacc.30d8c4dd
#[test]
#[ignore = "todo: Soul Seeker"]
fn MAW_004_soul_seeker() {
    unwritten("MAW_004");
}

/// `MAW_031` · Neutral minion · 3 mana · 3/4
/// > Your **Infuse** cards also **Infuse** while in your deck.
///
/// State: Todo
//~ todo MAW_031 629bb865 c36b9a56 1bd65b78.33df47ad
#[test]
#[ignore = "todo: Afterlife Attendant"]
fn MAW_031_afterlife_attendant() {
    unwritten("MAW_031");
}

/// `MAW_032` · Neutral minion · 3 mana · 2/5
/// > **Secrets** can't be revealed.
///
/// State: Todo
//~ todo MAW_032 d6f2333c 4496db52 39f89e1c.bb78b8ec
#[test]
#[ignore = "todo: Tight-Lipped Witness"]
fn MAW_032_tight_lipped_witness() {
    unwritten("MAW_032");
}

/// `REV_014` · Neutral minion · 7 mana · 3/12
/// > **Taunt** Your non-Red Herring minions have **Stealth**.
///
/// State: Todo
//~ todo REV_014 c8cfd6c9 ea5a8e6c de20e690.5b90e0e5
#[test]
#[ignore = "todo: Red Herring"]
fn REV_014_red_herring() {
    unwritten("REV_014");
}

/// `REV_016` · Neutral minion · 2 mana · 1/4
/// > At the end of your turn, if you dealt 3 or more damage to the enemy hero, draw a card.
///
/// State: Todo
//~ todo REV_016 2467c6f3 7e19a3f3 3c954919.ea20691b
#[test]
#[ignore = "todo: Crooked Cook"]
fn REV_016_crooked_cook() {
    unwritten("REV_016");
}

/// `REV_017` · Neutral minion · 9 mana · 4/4
/// > **Battlecry:** Devour an enemy minion and gain its stats. **Infuse (@):** And its neighbors.
///
/// State: Todo
//~ todo REV_017 c3d84981 9a7589e2 fb91f9b9.5321748c
#[test]
#[ignore = "todo: Insatiable Devourer"]
fn REV_017_insatiable_devourer() {
    unwritten("REV_017");
}

/// `REV_017t` · Neutral minion · 9 mana · 4/4
/// > **Infused Battlecry:** Devour an enemy minion and its neighbors to gain their stats.
///
/// State: Todo
//~ todo REV_017t 13f784bf 942dc68f 6c99ea27.b9e0999d
#[test]
#[ignore = "todo: Insatiable Devourer"]
fn REV_017t_insatiable_devourer() {
    unwritten("REV_017t");
}

/// `REV_018` · Neutral minion · 3 mana · 3/4
/// > Your deck size and starting Health are 40.
///
/// State: Todo
//~ todo REV_018 de33423b f2d23b28 1e81606d.b18a65bd
#[test]
#[ignore = "todo: Prince Renathal"]
fn REV_018_prince_renathal() {
    unwritten("REV_018");
}

/// `REV_020` · Neutral minion · 3 mana · 2/3
/// > **Battlecry:** Summon a random minion from your deck that you can afford to play.
///
/// State: Todo
//~ todo REV_020 1fb02860 507bc68b 589c6fbf.4abd8203
#[test]
#[ignore = "todo: Dinner Performer"]
fn REV_020_dinner_performer() {
    unwritten("REV_020");
}

/// `REV_021` · Neutral minion · 8 mana · 4/7
/// > Every third minion you play each turn costs (0).
///
/// State: Todo
//~ todo REV_021 f8205957 848151a4 0ce66ac3.1cebc25e
#[test]
#[ignore = "todo: Kael'thas Sinstrider"]
fn REV_021_kaelthas_sinstrider() {
    unwritten("REV_021");
}

/// `REV_022` · Neutral minion · 3 mana · 3/4
/// > **Battlecry:** Solve 3 Clues about your opponent's cards to get copies of them.
///
/// State: Todo
//~ todo REV_022 e7abc0db c0bca21e ad69fd97.7d4fbbe7
#[test]
#[ignore = "todo: Murloc Holmes"]
fn REV_022_murloc_holmes() {
    unwritten("REV_022");
}

/// `REV_023` · Neutral minion · 3 mana · 3/3
/// > **Tradeable Battlecry:** Destroy an enemy location.
///
/// State: Todo
//~ todo REV_023 9db519f0 0ae07f2f 09a80d38.ee804e80
#[test]
#[ignore = "todo: Demolition Renovator"]
fn REV_023_demolition_renovator() {
    unwritten("REV_023");
}

/// `REV_238` · Neutral minion · 6 mana · 4/4
/// > **Battlecry: Discover** a card in each player's hand and swap them.
///
/// State: Todo
//~ todo REV_238 d49e5346 44165c7b bbfb4f66.337e3967
#[test]
#[ignore = "todo: Theotar, the Mad Duke"]
fn REV_238_theotar_the_mad_duke() {
    unwritten("REV_238");
}

/// `REV_370` · Neutral minion · 8 mana · 7/9
/// > **Battlecry:** Choose an enemy minion. Throw a random minion from your hand at it.
///
/// State: Todo
//~ todo REV_370 eac4fdf4 5abea87a 4a682303.b25d6c24
#[test]
#[ignore = "todo: Party Crasher"]
fn REV_370_party_crasher() {
    unwritten("REV_370");
}

/// `REV_377` · Neutral minion · 3 mana · 3/4
/// > After a card is added to your hand from another class, copy it.
///
/// State: Todo
//~ todo REV_377 36fe2826 615aa2c7 03b58248.4ec139de
#[test]
#[ignore = "todo: Invitation Courier"]
fn REV_377_invitation_courier() {
    unwritten("REV_377");
}

/// `REV_770hp` · Neutral hero power · 0 mana
/// > **Hero Power** Make an accusation!
///
/// State: Todo
//~ todo REV_770hp cf00e50d 2d2d7776 3db8d860.380d81d1
#[test]
#[ignore = "todo: Accuse"]
fn REV_770hp_accuse() {
    unwritten("REV_770hp");
}

/// `REV_771` · Neutral spell · 1 mana
/// > Search for clues.
///
/// State: Todo
//~ todo REV_771 b3b8ef2e 02078739 aeb0c5cb.558d29c7
#[test]
#[ignore = "todo: Investigate"]
fn REV_771_investigate() {
    unwritten("REV_771");
}

/// `REV_771b` · spell · 1 mana
/// > Search for clues.
///
/// State: Todo
//~ todo REV_771b 0c5061a9 b452e615 39a8a80d.558d29c7
#[test]
#[ignore = "todo: Investigate Location"]
fn REV_771b_investigate_location() {
    unwritten("REV_771b");
}

/// `REV_777t01` · spell · 0 mana
/// > ???
///
/// State: Todo
//~ todo REV_777t01 f050cd98 982e07df abf26ab9.13251777
#[test]
#[ignore = "todo: Muddy Boots"]
fn REV_777t01_muddy_boots() {
    unwritten("REV_777t01");
}

/// `REV_777t02` · spell · 0 mana
/// > ???
///
/// State: Todo
//~ todo REV_777t02 07f8dfec 8a7b2eb4 d0eeca03.13251777
#[test]
#[ignore = "todo: Greying Hair"]
fn REV_777t02_greying_hair() {
    unwritten("REV_777t02");
}

/// `REV_777t03` · spell · 0 mana
/// > ???
///
/// State: Todo
//~ todo REV_777t03 c383b37f bd6650f8 7d77072d.13251777
#[test]
#[ignore = "todo: Sharp Claws"]
fn REV_777t03_sharp_claws() {
    unwritten("REV_777t03");
}

/// `REV_777t04` · spell · 0 mana
/// > ???
///
/// State: Todo
//~ todo REV_777t04 e001128e c02ca602 10c2e8c7.13251777
#[test]
#[ignore = "todo: Strong Perfume"]
fn REV_777t04_strong_perfume() {
    unwritten("REV_777t04");
}

/// `REV_777t05` · spell · 0 mana
/// > ???
///
/// State: Todo
//~ todo REV_777t05 a89665f9 2d147edf bd64ae30.13251777
#[test]
#[ignore = "todo: Singed Clothing"]
fn REV_777t05_singed_clothing() {
    unwritten("REV_777t05");
}

/// `REV_777t06` · spell · 0 mana
/// > ???
///
/// State: Todo
//~ todo REV_777t06 2606743b b5cb1bf7 0c3370ae.13251777
#[test]
#[ignore = "todo: Inscription Hobby"]
fn REV_777t06_inscription_hobby() {
    unwritten("REV_777t06");
}

/// `REV_777t07` · spell · 0 mana
/// > ???
///
/// State: Todo
//~ todo REV_777t07 768c2f4a c029ad13 dd0b6d80.13251777
#[test]
#[ignore = "todo: Cut on Hand"]
fn REV_777t07_cut_on_hand() {
    unwritten("REV_777t07");
}

/// `REV_777t08` · spell · 0 mana
/// > ???
///
/// State: Todo
//~ todo REV_777t08 11a43fc7 42b786d1 d61a3367.13251777
#[test]
#[ignore = "todo: Sniffly"]
fn REV_777t08_sniffly() {
    unwritten("REV_777t08");
}

/// `REV_777t09` · spell · 0 mana
/// > ???
///
/// State: Todo
//~ todo REV_777t09 93f7ed52 9f8d840b 336e5a02.13251777
#[test]
#[ignore = "todo: Missing Earring"]
fn REV_777t09_missing_earring() {
    unwritten("REV_777t09");
}

/// `REV_777t10` · spell · 0 mana
/// > ???
///
/// State: Todo
//~ todo REV_777t10 4cf22d8f 5af0b183 738e4ac8.13251777
#[test]
#[ignore = "todo: Pet Bird"]
fn REV_777t10_pet_bird() {
    unwritten("REV_777t10");
}

/// `REV_777t11` · spell · 0 mana
/// > ???
///
/// State: Todo
//~ todo REV_777t11 a7afd539 a6008e0b 0258daf9.13251777
#[test]
#[ignore = "todo: Whittling Knife"]
fn REV_777t11_whittling_knife() {
    unwritten("REV_777t11");
}

/// `REV_777t12` · spell · 0 mana
/// > ???
///
/// State: Todo
//~ todo REV_777t12 5830cb3a 2e1a3d2b 27cae35f.13251777
#[test]
#[ignore = "todo: Torn Cloak"]
fn REV_777t12_torn_cloak() {
    unwritten("REV_777t12");
}

/// `REV_777t13` · spell · 0 mana
/// > ???
///
/// State: Todo
//~ todo REV_777t13 b1ae7060 7351cec8 a829836b.13251777
#[test]
#[ignore = "todo: Carrying a Candle"]
fn REV_777t13_carrying_a_candle() {
    unwritten("REV_777t13");
}

/// `REV_777t14` · spell · 0 mana
/// > ???
///
/// State: Todo
//~ todo REV_777t14 22e744c6 b79fba00 5c6eef3a.13251777
#[test]
#[ignore = "todo: Eating a Cookie"]
fn REV_777t14_eating_a_cookie() {
    unwritten("REV_777t14");
}

/// `REV_777t15` · spell · 0 mana
/// > ???
///
/// State: Todo
//~ todo REV_777t15 536d7f0f d6933ce0 17d89af5.13251777
#[test]
#[ignore = "todo: Steamy Romance Novel"]
fn REV_777t15_steamy_romance_novel() {
    unwritten("REV_777t15");
}

/// `REV_777t16` · spell · 0 mana
/// > ???
///
/// State: Todo
//~ todo REV_777t16 eaed9127 a2842481 df60d54f.13251777
#[test]
#[ignore = "todo: Dry Skin"]
fn REV_777t16_dry_skin() {
    unwritten("REV_777t16");
}

/// `REV_777t17` · spell · 0 mana
/// > ???
///
/// State: Todo
//~ todo REV_777t17 7784d3ae 1f546312 01622686.13251777
#[test]
#[ignore = "todo: Chocolate on Fingers"]
fn REV_777t17_chocolate_on_fingers() {
    unwritten("REV_777t17");
}

/// `REV_777t18` · spell · 0 mana
/// > ???
///
/// State: Todo
//~ todo REV_777t18 b75aa588 9852698a 93ae35b0.13251777
#[test]
#[ignore = "todo: Flower in Hair"]
fn REV_777t18_flower_in_hair() {
    unwritten("REV_777t18");
}

/// `REV_777t19` · spell · 0 mana
/// > ???
///
/// State: Todo
//~ todo REV_777t19 273a5d9a b1e27caf f1a97c85.13251777
#[test]
#[ignore = "todo: Loves Spicy Food"]
fn REV_777t19_loves_spicy_food() {
    unwritten("REV_777t19");
}

/// `REV_777t20` · spell · 0 mana
/// > ???
///
/// State: Todo
//~ todo REV_777t20 3c8379bf 032ff94c ac04c796.13251777
#[test]
#[ignore = "todo: Petite Hands"]
fn REV_777t20_petite_hands() {
    unwritten("REV_777t20");
}

/// `REV_777t21` · spell · 0 mana
/// > ???
///
/// State: Todo
//~ todo REV_777t21 ecdfcc0d 725fe4eb e564b929.13251777
#[test]
#[ignore = "todo: Mud on the Ground"]
fn REV_777t21_mud_on_the_ground() {
    unwritten("REV_777t21");
}

/// `REV_777t22` · spell · 0 mana
/// > ???
///
/// State: Todo
//~ todo REV_777t22 c512a600 ee6e7378 25909325.13251777
#[test]
#[ignore = "todo: Grey Hairs"]
fn REV_777t22_grey_hairs() {
    unwritten("REV_777t22");
}

/// `REV_777t23` · spell · 0 mana
/// > ???
///
/// State: Todo
//~ todo REV_777t23 cf5bf178 1ad15d96 342d9a27.13251777
#[test]
#[ignore = "todo: Claw Marks"]
fn REV_777t23_claw_marks() {
    unwritten("REV_777t23");
}

/// `REV_777t24` · spell · 0 mana
/// > ???
///
/// State: Todo
//~ todo REV_777t24 afa778e4 31ca8f7e 35e08263.13251777
#[test]
#[ignore = "todo: Musky Scent"]
fn REV_777t24_musky_scent() {
    unwritten("REV_777t24");
}

/// `REV_777t25` · spell · 0 mana
/// > ???
///
/// State: Todo
//~ todo REV_777t25 4edea1c9 b8c4ec80 c9051af7.13251777
#[test]
#[ignore = "todo: Scorch Marks"]
fn REV_777t25_scorch_marks() {
    unwritten("REV_777t25");
}

/// `REV_777t26` · spell · 0 mana
/// > ???
///
/// State: Todo
//~ todo REV_777t26 ffe05c45 4244a0ab 15591f82.13251777
#[test]
#[ignore = "todo: Ink Smudge"]
fn REV_777t26_ink_smudge() {
    unwritten("REV_777t26");
}

/// `REV_777t27` · spell · 0 mana
/// > ???
///
/// State: Todo
//~ todo REV_777t27 4f2ac8c1 0276cfb7 f288acf6.13251777
#[test]
#[ignore = "todo: Anima Residue"]
fn REV_777t27_anima_residue() {
    unwritten("REV_777t27");
}

/// `REV_777t28` · spell · 0 mana
/// > ???
///
/// State: Todo
//~ todo REV_777t28 600f8ec4 996915cd bc02fe1b.13251777
#[test]
#[ignore = "todo: Used Hankerchief"]
fn REV_777t28_used_hankerchief() {
    unwritten("REV_777t28");
}

/// `REV_777t29` · spell · 0 mana
/// > ???
///
/// State: Todo
//~ todo REV_777t29 d11d6e24 0fe58a61 f1e7adb9.13251777
#[test]
#[ignore = "todo: Gaudy Earring"]
fn REV_777t29_gaudy_earring() {
    unwritten("REV_777t29");
}

/// `REV_777t30` · spell · 0 mana
/// > ???
///
/// State: Todo
//~ todo REV_777t30 eebfc7c6 c29d2ce6 479ce527.13251777
#[test]
#[ignore = "todo: Feather"]
fn REV_777t30_feather() {
    unwritten("REV_777t30");
}

/// `REV_777t31` · spell · 0 mana
/// > ???
///
/// State: Todo
//~ todo REV_777t31 6e07e390 59995dc5 23f50937.13251777
#[test]
#[ignore = "todo: Wood Shavings"]
fn REV_777t31_wood_shavings() {
    unwritten("REV_777t31");
}

/// `REV_777t32` · spell · 0 mana
/// > ???
///
/// State: Todo
//~ todo REV_777t32 0f407e63 dce909f1 11819210.13251777
#[test]
#[ignore = "todo: Scrap of Cloth"]
fn REV_777t32_scrap_of_cloth() {
    unwritten("REV_777t32");
}

/// `REV_777t33` · spell · 0 mana
/// > ???
///
/// State: Todo
//~ todo REV_777t33 ecaad59e d422d3cc a32a7568.13251777
#[test]
#[ignore = "todo: Wax Drippings"]
fn REV_777t33_wax_drippings() {
    unwritten("REV_777t33");
}

/// `REV_777t34` · spell · 0 mana
/// > ???
///
/// State: Todo
//~ todo REV_777t34 859841b2 3cfe52b7 35cd9cf2.13251777
#[test]
#[ignore = "todo: Crumbs"]
fn REV_777t34_crumbs() {
    unwritten("REV_777t34");
}

/// `REV_777t35` · spell · 0 mana
/// > ???
///
/// State: Todo
//~ todo REV_777t35 fd29ce0c 84fe2cd2 c581541a.13251777
#[test]
#[ignore = "todo: Lost Reading Glasses"]
fn REV_777t35_lost_reading_glasses() {
    unwritten("REV_777t35");
}

/// `REV_777t36` · spell · 0 mana
/// > ???
///
/// State: Todo
//~ todo REV_777t36 d7602b0e d9df582d 3c459183.13251777
#[test]
#[ignore = "todo: White Flakes"]
fn REV_777t36_white_flakes() {
    unwritten("REV_777t36");
}

/// `REV_777t37` · spell · 0 mana
/// > ???
///
/// State: Todo
//~ todo REV_777t37 14886e89 f6379ab1 db5e0a27.13251777
#[test]
#[ignore = "todo: Candy Wrapper"]
fn REV_777t37_candy_wrapper() {
    unwritten("REV_777t37");
}

/// `REV_777t38` · spell · 0 mana
/// > ???
///
/// State: Todo
//~ todo REV_777t38 cc6d20a2 d9c1bf83 dab71a7b.13251777
#[test]
#[ignore = "todo: Small Flower Petals"]
fn REV_777t38_small_flower_petals() {
    unwritten("REV_777t38");
}

/// `REV_777t39` · spell · 0 mana
/// > ???
///
/// State: Todo
//~ todo REV_777t39 4ccd5fa0 7469618a b84df7df.13251777
#[test]
#[ignore = "todo: Drops of Hot Sauce"]
fn REV_777t39_drops_of_hot_sauce() {
    unwritten("REV_777t39");
}

/// `REV_777t40` · spell · 0 mana
/// > ???
///
/// State: Todo
//~ todo REV_777t40 93564001 f658a763 5b208d7c.13251777
#[test]
#[ignore = "todo: Small Gloves"]
fn REV_777t40_small_gloves() {
    unwritten("REV_777t40");
}

/// `REV_906` · Neutral minion · 10 mana · 10/10
/// > Lifesteal**. Battlecry:** Deal 5 damage amongst enemies. **Endlessly Infuse (@):** Deal 1 more.
///
/// State: Todo
//~ todo REV_906 0dbbc760 2f96d196 0c3d12fc.a423f47a
#[test]
#[ignore = "todo: Sire Denathrius"]
fn REV_906_sire_denathrius() {
    unwritten("REV_906");
}

/// `REV_906t` · Neutral minion · 10 mana · 10/10
/// > **Lifesteal**. **Battlecry:** Deal {1} damage amongst enemies. **Endlessly Infuse ({0}):** Deal 1 more.
///
/// State: Todo
//~ todo REV_906t 7691150b ee317de7 adeddbac.06b34d39
#[test]
#[ignore = "todo: Sire Denathrius"]
fn REV_906t_sire_denathrius() {
    unwritten("REV_906t");
}

/// `REV_957` · Neutral minion · 4 mana · 3/4
/// > **Lifesteal Infuse (@):** This costs (0).
///
/// State: Done
//~ done REV_957 61195646 - 43188e4f.57f82730
#[test]
fn REV_957_murlocula() {
    check(
        CardClass::Mage,
        &[
            Give("REV_957"),
            Cost("REV_957", 4),
            Stats("REV_957", 3, 4),
            Has("REV_957", GameTag::LIFESTEAL),
            Friend("CS2_231"),
            Friend("CS2_231"),
            Friend("CS2_231"),
            Friend("CS2_231"),
            Kill(My(0)),
            Kill(My(0)),
            Kill(My(0)),
            Is(InHand(0), "REV_957"),
            Kill(My(0)),
            Is(InHand(0), "REV_957t"),
            CostNow(InHand(0), 0),
        ],
    );
}

/// `REV_957t` · Neutral minion · 0 mana · 3/4
/// > **Infused Lifesteal**
///
/// State: Done
//~ done REV_957t f3d64ee0 - 31f959de.2c7eb27f
#[test]
fn REV_957t_murlocula() {
    check(
        CardClass::Mage,
        &[
            Give("REV_957t"),
            Cost("REV_957t", 0),
            Stats("REV_957t", 3, 4),
            Has("REV_957t", GameTag::LIFESTEAL),
            Play("REV_957t", Nothing),
            Mana(10),
            HasNow(My(0), GameTag::LIFESTEAL),
        ],
    );
}

/// `REV_960` · Neutral minion · 3 mana · 2/4
/// > **Battlecry:** Whenever your opponent draws a card next turn, they take 2 damage.
///
/// State: Todo
//~ todo REV_960 d93a414e 92278f02 e873003d.be361d5c
#[test]
#[ignore = "todo: Ashen Elemental"]
fn REV_960_ashen_elemental() {
    unwritten("REV_960");
}

/// `RLK_790t` · Neutral spell · 0 mana
/// > **Sunwell** = {@}
///
/// State: Todo
//~ todo RLK_790t 1d00909a 3262c5de 64660ada.b9a99cfe
#[test]
#[ignore = "todo: TEMP - Sunwell Tracker"]
fn RLK_790t_temp_sunwell_tracker() {
    unwritten("RLK_790t");
}
