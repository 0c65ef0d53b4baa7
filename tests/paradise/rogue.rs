//! Rogue cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Metal Detector
///
/// `VAC_330` · Rogue weapon · 3 mana · 3/2 durability
///
/// > **Deathrattle:** Get a Coin.
///
/// State: Todo
//~ VAC_330 todo d682e1a0 f58cbcb9
#[test]
#[ignore = "todo: VAC_330 Metal Detector"]
fn VAC_330_metal_detector() {
    check(CardClass::Rogue, &[Give("VAC_330"), Cost("VAC_330", 3), Stats("VAC_330", 3, 2), Unwritten]);
}

/// # Sea Shill
///
/// `VAC_332` · Rogue minion · 3 mana · 3/2
///
/// > **Battlecry:** The next card you play from another class costs (2) less.
///
/// State: Todo
//~ VAC_332 todo 8bd87e10 26ec6114
#[test]
#[ignore = "todo: VAC_332 Sea Shill"]
fn VAC_332_sea_shill() {
    check(CardClass::Rogue, &[Give("VAC_332"), Cost("VAC_332", 3), Stats("VAC_332", 3, 2), Unwritten]);
}

/// # Conniving Conman
///
/// `VAC_333` · Rogue minion · 4 mana · 4/4
///
/// > **Battlecry:** Replay the last card you played from another class.
///
/// State: Todo
//~ VAC_333 todo 778e1cb7 6949547a
#[test]
#[ignore = "todo: VAC_333 Conniving Conman"]
fn VAC_333_conniving_conman() {
    check(CardClass::Rogue, &[Give("VAC_333"), Cost("VAC_333", 4), Stats("VAC_333", 4, 4), Unwritten]);
}

/// # Knickknack Shack
///
/// `VAC_334` · Rogue location · 3 mana · 0 uses
///
/// > Draw a card. If you play it this turn, reopen this.
///
/// State: Todo
//~ VAC_334 todo 367a84ea 5a0b05f5
#[test]
#[ignore = "todo: VAC_334 Knickknack Shack"]
fn VAC_334_knickknack_shack() {
    check(CardClass::Rogue, &[Give("VAC_334"), Cost("VAC_334", 3), Unwritten]);
}

/// # Petty Theft
///
/// `VAC_335` · Rogue spell · 1 mana
///
/// > Get two random 1-Cost spells from other classes.
///
/// State: Todo
//~ VAC_335 todo 61334249 989ba022
#[test]
#[ignore = "todo: VAC_335 Petty Theft"]
fn VAC_335_petty_theft() {
    check(CardClass::Rogue, &[Give("VAC_335"), Cost("VAC_335", 1), Unwritten]);
}

/// # Maestra, Mask Merchant
///
/// `VAC_336` · Rogue minion · 2 mana · 3/2
///
/// > **Warlock Tourist** Battlecry: **Discover** a Hero card from the past *(from another class)*.
///
/// State: Todo
//~ VAC_336 todo 8d9831f5 ae1be3a3
#[test]
#[ignore = "todo: VAC_336 Maestra, Mask Merchant"]
fn VAC_336_maestra_mask_merchant() {
    check(CardClass::Rogue, &[Give("VAC_336"), Cost("VAC_336", 2), Stats("VAC_336", 3, 2), Unwritten]);
}

/// # Oh, Manager!
///
/// `VAC_460` · Rogue spell · 2 mana
///
/// > Deal $2 damage. **Combo:** Get a Coin.
///
/// State: Todo
//~ VAC_460 todo 28a79dd3 292e16a2
#[test]
#[ignore = "todo: VAC_460 Oh, Manager!"]
fn VAC_460_oh_manager() {
    check(CardClass::Rogue, &[Give("VAC_460"), Cost("VAC_460", 2), Unwritten]);
}

/// # Treasure Hunter Eudora
///
/// `VAC_464` · Rogue minion · 4 mana · 4/5
///
/// > **Battlecry:** Go on a **Sidequest** to **Discover** amazing loot! Play 3 cards from other classes to complete it.
///
/// State: Todo
//~ VAC_464 todo e7325f65 a1d5421b
#[test]
#[ignore = "todo: VAC_464 Treasure Hunter Eudora"]
fn VAC_464_treasure_hunter_eudora() {
    check(CardClass::Rogue, &[Give("VAC_464"), Cost("VAC_464", 4), Stats("VAC_464", 4, 5), Unwritten]);
}

/// # Eudora's Treasure Hunt
///
/// `VAC_464t` · Rogue spell · 1 mana
///
/// > **Sidequest:** Play 3 cards from other classes. **Reward: Discover** two amazing pieces of loot!
///
/// State: Todo
//~ VAC_464t todo a9bb4ee5 de23c715
#[test]
#[ignore = "todo: VAC_464t Eudora's Treasure Hunt"]
fn VAC_464t_eudoras_treasure_hunt() {
    check(CardClass::Rogue, &[Give("VAC_464t"), Cost("VAC_464t", 1), Unwritten]);
}

/// # Spyglass
///
/// `VAC_464t10` · Neutral spell · 1 mana
///
/// > Put a copy of a random card in your opponent's hand into yours. It costs (3) less.
///
/// State: Todo
//~ VAC_464t10 todo eb1f49e9 47bfb661
#[test]
#[ignore = "todo: VAC_464t10 Spyglass"]
fn VAC_464t10_spyglass() {
    check(CardClass::Rogue, &[Give("VAC_464t10"), Cost("VAC_464t10", 1), Unwritten]);
}

/// # Clockwork Assistant
///
/// `VAC_464t11` · Neutral minion · 3 mana · 1/1
///
/// > Has +1/+1 for each spell you've cast this game.
///
/// State: Todo
//~ VAC_464t11 todo 3041443d 5288f5cc
#[test]
#[ignore = "todo: VAC_464t11 Clockwork Assistant"]
fn VAC_464t11_clockwork_assistant() {
    check(CardClass::Rogue, &[Give("VAC_464t11"), Cost("VAC_464t11", 3), Stats("VAC_464t11", 1, 1), Unwritten]);
}

/// # Puzzle Box
///
/// `VAC_464t12` · Neutral spell · Arcane · 3 mana
///
/// > Transform all minions into random ones that cost (3) more.
///
/// State: Todo
//~ VAC_464t12 todo dc48830a ae36323d
#[test]
#[ignore = "todo: VAC_464t12 Puzzle Box"]
fn VAC_464t12_puzzle_box() {
    check(CardClass::Rogue, &[Give("VAC_464t12"), Cost("VAC_464t12", 3), Unwritten]);
}

/// # Hyperblaster
///
/// `VAC_464t14` · Neutral weapon · 3 mana · 1/4 durability
///
/// > **Poisonous**. Your hero is **Immune** while attacking.
///
/// State: Todo
//~ VAC_464t14 todo 410b4695 402ab3d1
#[test]
#[ignore = "todo: VAC_464t14 Hyperblaster"]
fn VAC_464t14_hyperblaster() {
    check(
        CardClass::Rogue,
        &[
            Give("VAC_464t14"),
            Cost("VAC_464t14", 3),
            Stats("VAC_464t14", 1, 4),
            Has("VAC_464t14", GameTag::POISONOUS),
            Unwritten,
        ],
    );
}

/// # Gnomish Army Knife
///
/// `VAC_464t15` · Neutral spell · 5 mana
///
/// > Give a minion **Rush**, **Windfury**, **Divine Shield**, **Lifesteal**, **Poisonous**, **Taunt**, and **Stealth**.
///
/// State: Todo
//~ VAC_464t15 todo 0efb507b 36d84f10
#[test]
#[ignore = "todo: VAC_464t15 Gnomish Army Knife"]
fn VAC_464t15_gnomish_army_knife() {
    check(CardClass::Rogue, &[Give("VAC_464t15"), Cost("VAC_464t15", 5), Unwritten]);
}

/// # Wand of Disintegration
///
/// `VAC_464t16` · Neutral spell · Arcane · 5 mana
///
/// > **Silence** and destroy all enemy minions.
///
/// State: Todo
//~ VAC_464t16 todo c043725a 06b51db3
#[test]
#[ignore = "todo: VAC_464t16 Wand of Disintegration"]
fn VAC_464t16_wand_of_disintegration() {
    check(CardClass::Rogue, &[Give("VAC_464t16"), Cost("VAC_464t16", 5), Unwritten]);
}

/// # Staff of Scales
///
/// `VAC_464t17` · Neutral spell · 5 mana
///
/// > Summon three 1/1 Snakes with **Rush**, **Poisonous** and **Reborn**.
///
/// State: Todo
//~ VAC_464t17 todo f80f3672 f44186b4
#[test]
#[ignore = "todo: VAC_464t17 Staff of Scales"]
fn VAC_464t17_staff_of_scales() {
    check(CardClass::Rogue, &[Give("VAC_464t17"), Cost("VAC_464t17", 5), Unwritten]);
}

/// # Canopic Jars
///
/// `VAC_464t18` · Neutral spell · 3 mana
///
/// > Give your minions "**Deathrattle:** Summon a random **Legendary** minion."
///
/// State: Todo
//~ VAC_464t18 todo c9ce112d ff9d05ba
#[test]
#[ignore = "todo: VAC_464t18 Canopic Jars"]
fn VAC_464t18_canopic_jars() {
    check(CardClass::Rogue, &[Give("VAC_464t18"), Cost("VAC_464t18", 3), Unwritten]);
}

/// # Ancient Reflections
///
/// `VAC_464t19` · Neutral spell · Arcane · 4 mana
///
/// > Choose a minion. Fill your board with 1/1 copies of it.
///
/// State: Todo
//~ VAC_464t19 todo b348a3d9 0edd65a6
#[test]
#[ignore = "todo: VAC_464t19 Ancient Reflections"]
fn VAC_464t19_ancient_reflections() {
    check(CardClass::Rogue, &[Give("VAC_464t19"), Cost("VAC_464t19", 4), Unwritten]);
}

/// # Necrotic Poison
///
/// `VAC_464t2` · Neutral spell · Shadow · 2 mana
///
/// > Destroy a minion.
///
/// State: Todo
//~ VAC_464t2 todo dd383585 eec14c95
#[test]
#[ignore = "todo: VAC_464t2 Necrotic Poison"]
fn VAC_464t2_necrotic_poison() {
    check(CardClass::Rogue, &[Give("VAC_464t2"), Cost("VAC_464t2", 2), Unwritten]);
}

/// # Banana Split
///
/// `VAC_464t20` · Neutral spell · Nature · 5 mana
///
/// > Give a friendly minion +2/+2. Summon two copies of it.
///
/// State: Todo
//~ VAC_464t20 todo 7f637c61 38aa12c9
#[test]
#[ignore = "todo: VAC_464t20 Banana Split"]
fn VAC_464t20_banana_split() {
    check(CardClass::Rogue, &[Give("VAC_464t20"), Cost("VAC_464t20", 5), Unwritten]);
}

/// # Dr. Boom's Boombox
///
/// `VAC_464t21` · Neutral spell · 4 mana
///
/// > Summon 7 'Boom Bots'.
///
/// State: Todo
//~ VAC_464t21 todo 5097f7ce 1a9ea39c
#[test]
#[ignore = "todo: VAC_464t21 Dr. Boom's Boombox"]
fn VAC_464t21_dr_booms_boombox() {
    check(CardClass::Rogue, &[Give("VAC_464t21"), Cost("VAC_464t21", 4), Unwritten]);
}

/// # Wax Rager
///
/// `VAC_464t22` · Neutral minion · 3 mana · 5/1
///
/// > **Deathrattle:** Resummon this minion.
///
/// State: Todo
//~ VAC_464t22 todo 3037128c f7df0c66
#[test]
#[ignore = "todo: VAC_464t22 Wax Rager"]
fn VAC_464t22_wax_rager() {
    check(CardClass::Rogue, &[Give("VAC_464t22"), Cost("VAC_464t22", 3), Stats("VAC_464t22", 5, 1), Unwritten]);
}

/// # Embers of Ragnaros
///
/// `VAC_464t23` · Neutral spell · Fire · 10 mana
///
/// > Shoot three fireballs at random enemies that deal $8 damage each.
///
/// State: Todo
//~ VAC_464t23 todo 8a8963a2 0c2d8874
#[test]
#[ignore = "todo: VAC_464t23 Embers of Ragnaros"]
fn VAC_464t23_embers_of_ragnaros() {
    check(CardClass::Rogue, &[Give("VAC_464t23"), Cost("VAC_464t23", 10), Unwritten]);
}

/// # Book of the Dead
///
/// `VAC_464t24` · Neutral spell · Shadow · 14 mana
///
/// > Deal $7 damage to all enemies. Costs (1) less for each minion that's died this game.
///
/// State: Todo
//~ VAC_464t24 todo 0810d456 9f760d39
#[test]
#[ignore = "todo: VAC_464t24 Book of the Dead"]
fn VAC_464t24_book_of_the_dead() {
    check(CardClass::Rogue, &[Give("VAC_464t24"), Cost("VAC_464t24", 14), Unwritten]);
}

/// # Annoy-o Horn
///
/// `VAC_464t25` · Neutral spell · 8 mana
///
/// > Fill your board with annoying minions.
///
/// State: Todo
//~ VAC_464t25 todo dd938079 f4d5ef11
#[test]
#[ignore = "todo: VAC_464t25 Annoy-o Horn"]
fn VAC_464t25_annoy_o_horn() {
    check(CardClass::Rogue, &[Give("VAC_464t25"), Cost("VAC_464t25", 8), Unwritten]);
}

/// # Grimmer Patron
///
/// `VAC_464t26` · Neutral minion · 3 mana · 3/3
///
/// > At the end of your turn, summon a copy of this minion.
///
/// State: Todo
//~ VAC_464t26 todo f017ed11 1105e838
#[test]
#[ignore = "todo: VAC_464t26 Grimmer Patron"]
fn VAC_464t26_grimmer_patron() {
    check(CardClass::Rogue, &[Give("VAC_464t26"), Cost("VAC_464t26", 3), Stats("VAC_464t26", 3, 3), Unwritten]);
}

/// # Beastly Beauty
///
/// `VAC_464t27` · Neutral minion · 3 mana · 2/6
///
/// > **Rush** After this attacks a minion and survives, transform this into an 8/8.
///
/// State: Todo
//~ VAC_464t27 todo 2657e072 b06ebb2e
#[test]
#[ignore = "todo: VAC_464t27 Beastly Beauty"]
fn VAC_464t27_beastly_beauty() {
    check(
        CardClass::Rogue,
        &[
            Give("VAC_464t27"),
            Cost("VAC_464t27", 3),
            Stats("VAC_464t27", 2, 6),
            Has("VAC_464t27", GameTag::RUSH),
            Unwritten,
        ],
    );
}

/// # Beautiful Beast
///
/// `VAC_464t27t` · Neutral minion · 5 mana · 8/8
///
/// State: Vanilla
//~ VAC_464t27t vanilla c33391b5 3e80eb7a
#[test]
fn VAC_464t27t_beautiful_beast() {
    check(
        CardClass::Rogue,
        &[
            Give("VAC_464t27t"),
            Cost("VAC_464t27t", 5),
            Stats("VAC_464t27t", 8, 8),
            Play("VAC_464t27t", Nothing),
            In(The("VAC_464t27t"), Zone::Play),
            Now(The("VAC_464t27t"), 8, 8),
        ],
    );
}

/// # Vampiric Fangs
///
/// `VAC_464t28` · Neutral spell · Shadow · 3 mana
///
/// > Destroy a minion. Restore its Health to your hero.
///
/// State: Todo
//~ VAC_464t28 todo de3e5e67 ad1bd267
#[test]
#[ignore = "todo: VAC_464t28 Vampiric Fangs"]
fn VAC_464t28_vampiric_fangs() {
    check(CardClass::Rogue, &[Give("VAC_464t28"), Cost("VAC_464t28", 3), Unwritten]);
}

/// # Blade of Quel'Delar
///
/// `VAC_464t29` · Neutral weapon · 1 mana · 2/2 durability
///
/// State: Vanilla
//~ VAC_464t29 vanilla 90051e9d 06472c79
#[test]
fn VAC_464t29_blade_of_quel_delar() {
    check(
        CardClass::Rogue,
        &[
            Give("VAC_464t29"),
            Cost("VAC_464t29", 1),
            Stats("VAC_464t29", 2, 2),
            Play("VAC_464t29", Nothing),
            In(The("VAC_464t29"), Zone::Play),
        ],
    );
}

/// # Mutating Injection
///
/// `VAC_464t3` · Neutral spell · Nature · 2 mana
///
/// > Give a minion +4/+4 and **Taunt**.
///
/// State: Todo
//~ VAC_464t3 todo 24eb1adf a9e48399
#[test]
#[ignore = "todo: VAC_464t3 Mutating Injection"]
fn VAC_464t3_mutating_injection() {
    check(CardClass::Rogue, &[Give("VAC_464t3"), Cost("VAC_464t3", 2), Unwritten]);
}

/// # Hilt of Quel'Delar
///
/// `VAC_464t30` · Neutral spell · 1 mana
///
/// > Give a minion +3/+3.
///
/// State: Todo
//~ VAC_464t30 todo 10faf6ab 6be6d811
#[test]
#[ignore = "todo: VAC_464t30 Hilt of Quel'Delar"]
fn VAC_464t30_hilt_of_quel_delar() {
    check(CardClass::Rogue, &[Give("VAC_464t30"), Cost("VAC_464t30", 1), Unwritten]);
}

/// # Quel'Delar
///
/// `VAC_464t31` · Neutral weapon · 6 mana · 4/4 durability
///
/// > After your hero attacks, deal 4 damage to all enemies.
///
/// State: Todo
//~ VAC_464t31 todo e8b004e6 61351aff
#[test]
#[ignore = "todo: VAC_464t31 Quel'Delar"]
fn VAC_464t31_quel_delar() {
    check(CardClass::Rogue, &[Give("VAC_464t31"), Cost("VAC_464t31", 6), Stats("VAC_464t31", 4, 4), Unwritten]);
}

/// # Forging Quel'Delar
///
/// `VAC_464t31t` · Neutral spell · 0 mana
///
/// State: Todo
//~ VAC_464t31t todo 31d10d4d c85172f2
#[test]
#[ignore = "todo: VAC_464t31t Forging Quel'Delar"]
fn VAC_464t31t_forging_quel_delar() {
    check(CardClass::Rogue, &[Give("VAC_464t31t"), Cost("VAC_464t31t", 0), Unwritten]);
}

/// # The Exorcisor
///
/// `VAC_464t4` · Neutral weapon · 1 mana · 3/3 durability
///
/// > **Silence** any minion attacked by this weapon.
///
/// State: Todo
//~ VAC_464t4 todo 4f256f9b b7e2623c
#[test]
#[ignore = "todo: VAC_464t4 The Exorcisor"]
fn VAC_464t4_the_exorcisor() {
    check(CardClass::Rogue, &[Give("VAC_464t4"), Cost("VAC_464t4", 1), Stats("VAC_464t4", 3, 3), Unwritten]);
}

/// # Pure Cold
///
/// `VAC_464t5` · Neutral spell · Frost · 5 mana
///
/// > Deal $8 damage to the enemy hero, and **Freeze** it.
///
/// State: Todo
//~ VAC_464t5 todo f0361d06 d3ea39bf
#[test]
#[ignore = "todo: VAC_464t5 Pure Cold"]
fn VAC_464t5_pure_cold() {
    check(CardClass::Rogue, &[Give("VAC_464t5"), Cost("VAC_464t5", 5), Unwritten]);
}

/// # Bubba
///
/// `VAC_464t6` · Neutral minion · 5 mana · 8/8
///
/// > **Battlecry**: Summon six 1/1 Bloodhounds with **Rush** to attack an enemy minion.
///
/// State: Todo
//~ VAC_464t6 todo 5c5858ed a9ec0dad
#[test]
#[ignore = "todo: VAC_464t6 Bubba"]
fn VAC_464t6_bubba() {
    check(CardClass::Rogue, &[Give("VAC_464t6"), Cost("VAC_464t6", 5), Stats("VAC_464t6", 8, 8), Unwritten]);
}

/// # Holy Book
///
/// `VAC_464t7` · Neutral spell · Holy · 8 mana
///
/// > **Silence** and destroy a minion. Summon a 10/10 copy of it.
///
/// State: Todo
//~ VAC_464t7 todo 163af65c c49fc679
#[test]
#[ignore = "todo: VAC_464t7 Holy Book"]
fn VAC_464t7_holy_book() {
    check(CardClass::Rogue, &[Give("VAC_464t7"), Cost("VAC_464t7", 8), Unwritten]);
}

/// # Crusty the Crustacean
///
/// `VAC_464t8` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Destroy a minion. Gain its Attack and Health.
///
/// State: Todo
//~ VAC_464t8 todo a628b30f 8dbdd202
#[test]
#[ignore = "todo: VAC_464t8 Crusty the Crustacean"]
fn VAC_464t8_crusty_the_crustacean() {
    check(CardClass::Rogue, &[Give("VAC_464t8"), Cost("VAC_464t8", 3), Stats("VAC_464t8", 3, 3), Unwritten]);
}

/// # Looming Presence
///
/// `VAC_464t9` · Neutral spell · 3 mana
///
/// > Draw 2 cards. Gain 4 Armor.
///
/// State: Todo
//~ VAC_464t9 todo e789563e 10ca301f
#[test]
#[ignore = "todo: VAC_464t9 Looming Presence"]
fn VAC_464t9_looming_presence() {
    check(CardClass::Rogue, &[Give("VAC_464t9"), Cost("VAC_464t9", 3), Unwritten]);
}

/// # Snatch and Grab
///
/// `VAC_700` · Rogue spell · 8 mana
///
/// > Destroy two random enemy minions. Costs (1) less for each card you've played from another class.
///
/// State: Todo
//~ VAC_700 todo f6d0fbcc 559e28ce
#[test]
#[ignore = "todo: VAC_700 Snatch and Grab"]
fn VAC_700_snatch_and_grab() {
    check(CardClass::Rogue, &[Give("VAC_700"), Cost("VAC_700", 8), Unwritten]);
}

/// # Swarthy Swordshiner
///
/// `VAC_701` · Rogue minion · 3 mana · 3/3
///
/// > **Battlecry:** Set the Attack and Durability of your weapon to 3.
///
/// State: Todo
//~ VAC_701 todo af89d159 b20d9b9c
#[test]
#[ignore = "todo: VAC_701 Swarthy Swordshiner"]
fn VAC_701_swarthy_swordshiner() {
    check(CardClass::Rogue, &[Give("VAC_701"), Cost("VAC_701", 3), Stats("VAC_701", 3, 3), Unwritten]);
}

/// # Agency Espionage
///
/// `WORK_004` · Rogue spell · 4 mana
///
/// > Shuffle a card from each other class into your deck. They cost (1). Draw one.
///
/// State: Todo
//~ WORK_004 todo f2d962c8 112ebdb2
#[test]
#[ignore = "todo: WORK_004 Agency Espionage"]
fn WORK_004_agency_espionage() {
    check(CardClass::Rogue, &[Give("WORK_004"), Cost("WORK_004", 4), Unwritten]);
}

/// # Sharp Shipment
///
/// `WORK_005` · Rogue spell · 4 mana
///
/// > Give your weapon +2/+2.
///
/// State: Todo
//~ WORK_005 todo ca1f57de d92cdb10
#[test]
#[ignore = "todo: WORK_005 Sharp Shipment"]
fn WORK_005_sharp_shipment() {
    check(CardClass::Rogue, &[Give("WORK_005"), Cost("WORK_005", 4), Unwritten]);
}

/// # Robocaller
///
/// `WORK_006` · Rogue minion · 3 mana · 3/2
///
/// > **Battlecry:** Draw an {0}, {1}, and {2}-Cost card. *(Numbers dialed randomly each turn!)*
///
/// State: Todo
//~ WORK_006 todo b8a32b42 966bbba5
#[test]
#[ignore = "todo: WORK_006 Robocaller"]
fn WORK_006_robocaller() {
    check(CardClass::Rogue, &[Give("WORK_006"), Cost("WORK_006", 3), Stats("WORK_006", 3, 2), Unwritten]);
}
