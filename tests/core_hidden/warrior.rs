//! Warrior cards of Core (past years), each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 1b0d3c60

/// # Dyn-o-matic
///
/// `CORE_BOT_104` · Warrior minion · 5 mana · 3/4
///
/// > **Battlecry:** Deal 5 damage randomly split among all minions except Mechs.
///
/// State: Reprint
//~ reprint CORE_BOT_104 23360af2 024798b2 826a35bc.04784795
#[test]
fn CORE_BOT_104_dyn_o_matic() {
    check(
        CardClass::Warrior,
        &[
            Give("CORE_BOT_104"),
            Cost("CORE_BOT_104", 5),
            Stats("CORE_BOT_104", 3, 4),
            WrittenAs("CORE_BOT_104", "BOT_104"),
        ],
    );
}

/// # Bladestorm
///
/// `CORE_BT_117` · Warrior spell · 2 mana
///
/// > Deal $1 damage to all minions. Repeat until one dies.
///
/// State: Reprint
//~ reprint CORE_BT_117 bdc0ba86 4c94d29c 3de2985d.af253366
#[test]
fn CORE_BT_117_bladestorm() {
    check(CardClass::Warrior, &[Give("CORE_BT_117"), Cost("CORE_BT_117", 2), WrittenAs("CORE_BT_117", "BT_117")]);
}

/// # Fiery War Axe
///
/// `CORE_CS2_106` · Warrior weapon · 2 mana · 3/2 durability
///
/// State: Vanilla
//~ vanilla CORE_CS2_106 d43092b3 46c3481f 05c8d5aa
#[test]
fn CORE_CS2_106_fiery_war_axe() {
    check(
        CardClass::Warrior,
        &[
            Give("CORE_CS2_106"),
            Cost("CORE_CS2_106", 2),
            Stats("CORE_CS2_106", 3, 2),
            Play("CORE_CS2_106", Nothing),
            In(The("CORE_CS2_106"), Zone::Play),
        ],
    );
}

/// # Bloodsail Deckhand
///
/// `CORE_CS3_008` · Warrior minion · 1 mana · 2/1
///
/// > **Battlecry:** The next weapon you play costs (1) less.
///
/// State: Reprint
//~ reprint CORE_CS3_008 175b3a33 4ceaee65 a8058cb5.39f6e939
#[test]
fn CORE_CS3_008_bloodsail_deckhand() {
    check(
        CardClass::Warrior,
        &[
            Give("CORE_CS3_008"),
            Cost("CORE_CS3_008", 1),
            Stats("CORE_CS3_008", 2, 1),
            WrittenAs("CORE_CS3_008", "CS3_008"),
        ],
    );
}

/// # War Cache
///
/// `CORE_CS3_009` · Warrior spell · 3 mana
///
/// > Add a random Warrior minion, spell, and weapon to your hand.
///
/// State: Reprint
//~ reprint CORE_CS3_009 daa02336 559aa9a1 802b807b.25ebfac2
#[test]
fn CORE_CS3_009_war_cache() {
    check(CardClass::Warrior, &[Give("CORE_CS3_009"), Cost("CORE_CS3_009", 3), WrittenAs("CORE_CS3_009", "CS3_009")]);
}

/// # Warsong Outrider
///
/// `CORE_CS3_030` · Warrior minion · 4 mana · 5/4
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla CORE_CS3_030 5e323f49 7b0bee78 02c1280a.57b12c28
#[test]
fn CORE_CS3_030_warsong_outrider() {
    check(
        CardClass::Warrior,
        &[
            Give("CORE_CS3_030"),
            Cost("CORE_CS3_030", 4),
            Stats("CORE_CS3_030", 5, 4),
            Has("CORE_CS3_030", GameTag::RUSH),
            Play("CORE_CS3_030", Nothing),
            In(The("CORE_CS3_030"), Zone::Play),
            Now(The("CORE_CS3_030"), 5, 4),
            HasNow(The("CORE_CS3_030"), GameTag::RUSH),
        ],
    );
}

/// # Sword Eater
///
/// `CORE_DMF_521` · Warrior minion · 4 mana · 2/5
///
/// > **Taunt Battlecry:** Equip a 3/2 Sword.
///
/// State: Reprint
//~ reprint CORE_DMF_521 df749207 9379ee5b 4de5ee2b.5a949d5d
#[test]
fn CORE_DMF_521_sword_eater() {
    check(
        CardClass::Warrior,
        &[
            Give("CORE_DMF_521"),
            Cost("CORE_DMF_521", 4),
            Stats("CORE_DMF_521", 2, 5),
            Has("CORE_DMF_521", GameTag::TAUNT),
            WrittenAs("CORE_DMF_521", "DMF_521"),
        ],
    );
}

/// # Minefield
///
/// `CORE_DMF_522` · Warrior spell · 2 mana
///
/// > Deal $5 damage randomly split among all minions.
///
/// State: Reprint
//~ reprint CORE_DMF_522 7e197fd1 bfb5a6c6 35676c71.97323de4
#[test]
fn CORE_DMF_522_minefield() {
    check(CardClass::Warrior, &[Give("CORE_DMF_522"), Cost("CORE_DMF_522", 2), WrittenAs("CORE_DMF_522", "DMF_522")]);
}

/// # Deathwing, Mad Aspect
///
/// `CORE_DRG_026` · Warrior minion · 8 mana · 12/12
///
/// > **Battlecry:** Attack ALL other minions.
///
/// State: Reprint
//~ reprint CORE_DRG_026 0716d72e 2c726955 62c53aca.9e31f8a9
#[test]
fn CORE_DRG_026_deathwing_mad_aspect() {
    check(
        CardClass::Warrior,
        &[
            Give("CORE_DRG_026"),
            Cost("CORE_DRG_026", 8),
            Stats("CORE_DRG_026", 12, 12),
            WrittenAs("CORE_DRG_026", "DRG_026"),
        ],
    );
}

/// # Warsong Commander
///
/// `CORE_EX1_084` · Warrior minion · 3 mana · 2/3
///
/// > Whenever you summon a minion with 3 or less Attack, give it **Charge**.
///
/// State: Reprint
//~ reprint CORE_EX1_084 125f2b54 6e416c0f 9a605a99.c2e42985
#[test]
fn CORE_EX1_084_warsong_commander() {
    check(
        CardClass::Warrior,
        &[
            Give("CORE_EX1_084"),
            Cost("CORE_EX1_084", 3),
            Stats("CORE_EX1_084", 2, 3),
            WrittenAs("CORE_EX1_084", "EX1_084"),
        ],
    );
}

/// # Whirlwind
///
/// `CORE_EX1_400` · Warrior spell · 1 mana
///
/// > Deal $1 damage to ALL minions.
///
/// State: Reprint
//~ reprint CORE_EX1_400 0a15caa1 38ccc2cf ba2adef4.b2b10793
#[test]
fn CORE_EX1_400_whirlwind() {
    check(CardClass::Warrior, &[Give("CORE_EX1_400"), Cost("CORE_EX1_400", 1), WrittenAs("CORE_EX1_400", "EX1_400")]);
}

/// # Armorsmith
///
/// `CORE_EX1_402` · Warrior minion · 2 mana · 1/4
///
/// > Whenever a friendly minion takes damage, gain 1 Armor.
///
/// State: Reprint
//~ reprint CORE_EX1_402 9bfc54f9 43a12279 bcdd0f60.956af7c6
#[test]
fn CORE_EX1_402_armorsmith() {
    check(
        CardClass::Warrior,
        &[
            Give("CORE_EX1_402"),
            Cost("CORE_EX1_402", 2),
            Stats("CORE_EX1_402", 1, 4),
            WrittenAs("CORE_EX1_402", "EX1_402"),
        ],
    );
}

/// # Brawl
///
/// `CORE_EX1_407` · Warrior spell · 5 mana
///
/// > Destroy all minions except one. *(chosen randomly)*
///
/// State: Reprint
//~ reprint CORE_EX1_407 c033f784 2155776e c6e6338e.f7030bba
#[test]
fn CORE_EX1_407_brawl() {
    check(CardClass::Warrior, &[Give("CORE_EX1_407"), Cost("CORE_EX1_407", 5), WrittenAs("CORE_EX1_407", "EX1_407")]);
}

/// # Shield Slam
///
/// `CORE_EX1_410` · Warrior spell · 1 mana
///
/// > Deal 1 damage to a minion for each Armor you have.
///
/// State: Reprint
//~ reprint CORE_EX1_410 540358f1 a20ae91e 0e5ad937.fbbfa841
#[test]
fn CORE_EX1_410_shield_slam() {
    check(CardClass::Warrior, &[Give("CORE_EX1_410"), Cost("CORE_EX1_410", 1), WrittenAs("CORE_EX1_410", "EX1_410")]);
}

/// # Gorehowl
///
/// `CORE_EX1_411` · Warrior weapon · 7 mana · 7/1 durability
///
/// > Attacking a minion costs 1 Attack instead of 1 Durability.
///
/// State: Reprint
//~ reprint CORE_EX1_411 639e30f3 e11b35f5 fd5ec8ed.8cfb9730
#[test]
fn CORE_EX1_411_gorehowl() {
    check(
        CardClass::Warrior,
        &[
            Give("CORE_EX1_411"),
            Cost("CORE_EX1_411", 7),
            Stats("CORE_EX1_411", 7, 1),
            WrittenAs("CORE_EX1_411", "EX1_411"),
        ],
    );
}

/// # Cruel Taskmaster
///
/// `CORE_EX1_603` · Warrior minion · 2 mana · 2/3
///
/// > **Battlecry:** Deal 1 damage to a minion and give it +2 Attack.
///
/// State: Reprint
//~ reprint CORE_EX1_603 952a4e1c a4b18aa0 dab60edf.7d6d005e
#[test]
fn CORE_EX1_603_cruel_taskmaster() {
    check(
        CardClass::Warrior,
        &[
            Give("CORE_EX1_603"),
            Cost("CORE_EX1_603", 2),
            Stats("CORE_EX1_603", 2, 3),
            WrittenAs("CORE_EX1_603", "EX1_603"),
        ],
    );
}

/// # Garrosh's Gift
///
/// `CORE_GIFT_07` · Warrior spell · 1 mana
///
/// > **Discover** a **Temporary** Execute, Shield Block, or Brawl.
///
/// State: Reprint
//~ reprint CORE_GIFT_07 a3668866 d74a4c85 7b9e398f.58567388
#[test]
fn CORE_GIFT_07_garroshs_gift() {
    check(CardClass::Warrior, &[Give("CORE_GIFT_07"), Cost("CORE_GIFT_07", 1), WrittenAs("CORE_GIFT_07", "GIFT_07")]);
}

/// # Darius Crowley
///
/// `CORE_GIL_547` · Warrior minion · 5 mana · 4/5
///
/// > **Rush** After this attacks and kills a minion, gain +2/+2.
///
/// State: Reprint
//~ reprint CORE_GIL_547 f722de38 dad43c88 ceb73275.c5ceb032
#[test]
fn CORE_GIL_547_darius_crowley() {
    check(
        CardClass::Warrior,
        &[
            Give("CORE_GIL_547"),
            Cost("CORE_GIL_547", 5),
            Stats("CORE_GIL_547", 4, 5),
            Has("CORE_GIL_547", GameTag::RUSH),
            WrittenAs("CORE_GIL_547", "GIL_547"),
        ],
    );
}

/// # Town Crier
///
/// `CORE_GIL_580` · Warrior minion · 1 mana · 1/2
///
/// > **Battlecry:** Draw a **Rush** minion from your deck.
///
/// State: Reprint
//~ reprint CORE_GIL_580 59148684 5056b984 64975b22.6761b4b3
#[test]
fn CORE_GIL_580_town_crier() {
    check(
        CardClass::Warrior,
        &[
            Give("CORE_GIL_580"),
            Cost("CORE_GIL_580", 1),
            Stats("CORE_GIL_580", 1, 2),
            WrittenAs("CORE_GIL_580", "GIL_580"),
        ],
    );
}

/// # Woodcutter's Axe
///
/// `CORE_GIL_653` · Warrior weapon · 2 mana · 2/2 durability
///
/// > **Deathrattle:** Give +2/+1 to a random friendly minion.
///
/// State: Reprint
//~ reprint CORE_GIL_653 78abdf99 4f125b51 01bf3781.898ddc9e
#[test]
fn CORE_GIL_653_woodcutters_axe() {
    check(
        CardClass::Warrior,
        &[
            Give("CORE_GIL_653"),
            Cost("CORE_GIL_653", 2),
            Stats("CORE_GIL_653", 2, 2),
            WrittenAs("CORE_GIL_653", "GIL_653"),
        ],
    );
}

/// # Shieldmaiden
///
/// `CORE_GVG_053` · Warrior minion · 5 mana · 5/5
///
/// > **Battlecry:** Gain 5 Armor.
///
/// State: Reprint
//~ reprint CORE_GVG_053 ca05dc25 a35fca9c cad1f92c.ff4e009d
#[test]
fn CORE_GVG_053_shieldmaiden() {
    check(
        CardClass::Warrior,
        &[
            Give("CORE_GVG_053"),
            Cost("CORE_GVG_053", 5),
            Stats("CORE_GVG_053", 5, 5),
            WrittenAs("CORE_GVG_053", "GVG_053"),
        ],
    );
}

/// # Mountainfire Armor
///
/// `CORE_ICC_062` · Warrior minion · 3 mana · 4/3
///
/// > **Deathrattle:** If it's your opponent's turn, gain 6 Armor.
///
/// State: Reprint
//~ reprint CORE_ICC_062 3c3b5eed fdfcc236 d6012844.cc96250e
#[test]
fn CORE_ICC_062_mountainfire_armor() {
    check(
        CardClass::Warrior,
        &[
            Give("CORE_ICC_062"),
            Cost("CORE_ICC_062", 3),
            Stats("CORE_ICC_062", 4, 3),
            WrittenAs("CORE_ICC_062", "ICC_062"),
        ],
    );
}

/// # Blood Razor
///
/// `CORE_ICC_064` · Warrior weapon · 4 mana · 2/2 durability
///
/// > **Battlecry and Deathrattle:** Deal 1 damage to all minions.
///
/// State: Reprint
//~ reprint CORE_ICC_064 b23ea131 efe59b80 14846213.2a79e976
#[test]
fn CORE_ICC_064_blood_razor() {
    check(
        CardClass::Warrior,
        &[
            Give("CORE_ICC_064"),
            Cost("CORE_ICC_064", 4),
            Stats("CORE_ICC_064", 2, 2),
            WrittenAs("CORE_ICC_064", "ICC_064"),
        ],
    );
}

/// # Dead Man's Hand
///
/// `CORE_ICC_091` · Warrior spell · 2 mana
///
/// > Shuffle a copy of your hand into your deck.
///
/// State: Reprint
//~ reprint CORE_ICC_091 21459120 a064feea e9b49f4f.d2c1d711
#[test]
fn CORE_ICC_091_dead_mans_hand() {
    check(CardClass::Warrior, &[Give("CORE_ICC_091"), Cost("CORE_ICC_091", 2), WrittenAs("CORE_ICC_091", "ICC_091")]);
}

/// # Animated Berserker
///
/// `CORE_ICC_238` · Warrior minion · 1 mana · 1/3
///
/// > After you play a minion, deal 1 damage to it.
///
/// State: Reprint
//~ reprint CORE_ICC_238 14eb9fb9 dfe582e7 4efe7ae2.2aae4123
#[test]
fn CORE_ICC_238_animated_berserker() {
    check(
        CardClass::Warrior,
        &[
            Give("CORE_ICC_238"),
            Cost("CORE_ICC_238", 1),
            Stats("CORE_ICC_238", 1, 3),
            WrittenAs("CORE_ICC_238", "ICC_238"),
        ],
    );
}

/// # Forge of Souls
///
/// `CORE_ICC_281` · Warrior spell · 2 mana
///
/// > Draw 2 weapons from your deck.
///
/// State: Reprint
//~ reprint CORE_ICC_281 fbecb416 75503d19 e1a9e1a2.336bace5
#[test]
fn CORE_ICC_281_forge_of_souls() {
    check(CardClass::Warrior, &[Give("CORE_ICC_281"), Cost("CORE_ICC_281", 2), WrittenAs("CORE_ICC_281", "ICC_281")]);
}

/// # Rotface
///
/// `CORE_ICC_405` · Warrior minion · 8 mana · 4/6
///
/// > After this minion survives damage, summon a random **Legendary** minion.
///
/// State: Reprint
//~ reprint CORE_ICC_405 0c0d67aa c0193bd2 f6134ad6.368ba7a8
#[test]
fn CORE_ICC_405_rotface() {
    check(
        CardClass::Warrior,
        &[
            Give("CORE_ICC_405"),
            Cost("CORE_ICC_405", 8),
            Stats("CORE_ICC_405", 4, 6),
            WrittenAs("CORE_ICC_405", "ICC_405"),
        ],
    );
}

/// # Val'kyr Soulclaimer
///
/// `CORE_ICC_408` · Warrior minion · 3 mana · 1/4
///
/// > After this minion survives damage, summon a 2/2 Ghoul.
///
/// State: Reprint
//~ reprint CORE_ICC_408 dffd0f4c 04315e99 e5b95bb9.7cdb6fa5
#[test]
fn CORE_ICC_408_valkyr_soulclaimer() {
    check(
        CardClass::Warrior,
        &[
            Give("CORE_ICC_408"),
            Cost("CORE_ICC_408", 3),
            Stats("CORE_ICC_408", 1, 4),
            WrittenAs("CORE_ICC_408", "ICC_408"),
        ],
    );
}

/// # Death Revenant
///
/// `CORE_ICC_450` · Warrior minion · 5 mana · 3/3
///
/// > **Battlecry:** Gain +1/+1 for each damaged minion.
///
/// State: Reprint
//~ reprint CORE_ICC_450 906ca643 da28207d 52d54422.a9428314
#[test]
fn CORE_ICC_450_death_revenant() {
    check(
        CardClass::Warrior,
        &[
            Give("CORE_ICC_450"),
            Cost("CORE_ICC_450", 5),
            Stats("CORE_ICC_450", 3, 3),
            WrittenAs("CORE_ICC_450", "ICC_450"),
        ],
    );
}

/// # Scourgelord Garrosh
///
/// `CORE_ICC_834` · Warrior hero · 8 mana · 30 health, 5 armor
///
/// > **Battlecry**: Equip a 4/3 Shadowmourne that also damages adjacent minions.
///
/// State: Reprint
//~ reprint CORE_ICC_834 8cdd3e43 5b9bd8ab 390bf4f8.b44b517b
#[test]
fn CORE_ICC_834_scourgelord_garrosh() {
    check(CardClass::Warrior, &[Give("CORE_ICC_834"), Cost("CORE_ICC_834", 8), WrittenAs("CORE_ICC_834", "ICC_834")]);
}

/// # Bring It On!
///
/// `CORE_ICC_837` · Warrior spell · 2 mana
///
/// > Gain 10 Armor. Reduce the Cost of minions in your opponent's hand by (2).
///
/// State: Reprint
//~ reprint CORE_ICC_837 77dee42b b75c137e e8d5c81a.05f5d7a4
#[test]
fn CORE_ICC_837_bring_it_on() {
    check(CardClass::Warrior, &[Give("CORE_ICC_837"), Cost("CORE_ICC_837", 2), WrittenAs("CORE_ICC_837", "ICC_837")]);
}

/// # Call to the Stand
///
/// `CORE_MAW_027` · Warrior spell · 1 mana
///
/// > Your opponent summons a random minion from their hand.
///
/// State: Reprint
//~ reprint CORE_MAW_027 282e72c5 59390892 07d59391.f49f6892
#[test]
fn CORE_MAW_027_call_to_the_stand() {
    check(CardClass::Warrior, &[Give("CORE_MAW_027"), Cost("CORE_MAW_027", 1), WrittenAs("CORE_MAW_027", "MAW_027")]);
}

/// # Weapons Expert
///
/// `CORE_MAW_029` · Warrior minion · 3 mana · 3/2
///
/// > **Battlecry:** If you have a weapon equipped, give it +1/+1. Otherwise, draw a weapon.
///
/// State: Reprint
//~ reprint CORE_MAW_029 8aa50872 799cb149 d8398dc7.a621f172
#[test]
fn CORE_MAW_029_weapons_expert() {
    check(
        CardClass::Warrior,
        &[
            Give("CORE_MAW_029"),
            Cost("CORE_MAW_029", 3),
            Stats("CORE_MAW_029", 3, 2),
            WrittenAs("CORE_MAW_029", "MAW_029"),
        ],
    );
}

/// # Onyxian Drake
///
/// `CORE_ONY_024` · Warrior minion · 4 mana · 4/5
///
/// > **Taunt** **Battlecry:** Deal damage equal to your Armor to an enemy minion.
///
/// State: Reprint
//~ reprint CORE_ONY_024 ce63f154 34bce261 fe2dd954.83223cc9
#[test]
fn CORE_ONY_024_onyxian_drake() {
    check(
        CardClass::Warrior,
        &[
            Give("CORE_ONY_024"),
            Cost("CORE_ONY_024", 4),
            Stats("CORE_ONY_024", 4, 5),
            Has("CORE_ONY_024", GameTag::TAUNT),
            WrittenAs("CORE_ONY_024", "ONY_024"),
        ],
    );
}

/// # Suspicious Pirate
///
/// `CORE_REV_006` · Warrior minion · 3 mana · 3/4
///
/// > **Battlecry: Discover** a weapon. If your opponent guesses your choice, they get a copy.
///
/// State: Reprint
//~ reprint CORE_REV_006 0309dc43 5439728e a52221b4.6f0450dc
#[test]
fn CORE_REV_006_suspicious_pirate() {
    check(
        CardClass::Warrior,
        &[
            Give("CORE_REV_006"),
            Cost("CORE_REV_006", 3),
            Stats("CORE_REV_006", 3, 4),
            WrittenAs("CORE_REV_006", "REV_006"),
        ],
    );
}

/// # Remornia, Living Blade
///
/// `CORE_REV_316` · Warrior minion · 7 mana · 5/10
///
/// > **Rush** After this attacks, equip it.
///
/// State: Reprint
//~ reprint CORE_REV_316 adb94015 a75b311f 9ac54933.0c83e15f
#[test]
fn CORE_REV_316_remornia_living_blade() {
    check(
        CardClass::Warrior,
        &[
            Give("CORE_REV_316"),
            Cost("CORE_REV_316", 7),
            Stats("CORE_REV_316", 5, 10),
            Has("CORE_REV_316", GameTag::RUSH),
            WrittenAs("CORE_REV_316", "REV_316"),
        ],
    );
}

/// # Anima Extractor
///
/// `CORE_REV_332` · Warrior minion · 2 mana · 1/4
///
/// > Whenever a friendly minion takes damage, give a random minion in your hand +1/+1.
///
/// State: Reprint
//~ reprint CORE_REV_332 fcfb790d 9fb25ff5 372b491f.2330a3d2
#[test]
fn CORE_REV_332_anima_extractor() {
    check(
        CardClass::Warrior,
        &[
            Give("CORE_REV_332"),
            Cost("CORE_REV_332", 2),
            Stats("CORE_REV_332", 1, 4),
            WrittenAs("CORE_REV_332", "REV_332"),
        ],
    );
}

/// # Burden of Pride
///
/// `CORE_REV_334` · Warrior spell · 4 mana
///
/// > Summon three 1/3 Jailers with **Taunt**. If you have 20 or less Health, give them +1/+1.
///
/// State: Reprint
//~ reprint CORE_REV_334 7212385e a6909b3a be6e273d.8f014578
#[test]
fn CORE_REV_334_burden_of_pride() {
    check(CardClass::Warrior, &[Give("CORE_REV_334"), Cost("CORE_REV_334", 4), WrittenAs("CORE_REV_334", "REV_334")]);
}

/// # Riot!
///
/// `CORE_REV_337` · Warrior spell · 2 mana
///
/// > Your minions can't be reduced below 1 Health this turn. They each attack a random enemy minion.
///
/// State: Reprint
//~ reprint CORE_REV_337 be9f559a 2dcbfc65 ae03814a.e9964312
#[test]
fn CORE_REV_337_riot() {
    check(CardClass::Warrior, &[Give("CORE_REV_337"), Cost("CORE_REV_337", 2), WrittenAs("CORE_REV_337", "REV_337")]);
}

/// # Crazed Wretch
///
/// `CORE_REV_930` · Warrior minion · 2 mana · 1/4
///
/// > Has +2 Attack and **Charge** while damaged.
///
/// State: Reprint
//~ reprint CORE_REV_930 76d2f5cd 7d43828c 96b56a62.05398743
#[test]
fn CORE_REV_930_crazed_wretch() {
    check(
        CardClass::Warrior,
        &[
            Give("CORE_REV_930"),
            Cost("CORE_REV_930", 2),
            Stats("CORE_REV_930", 1, 4),
            WrittenAs("CORE_REV_930", "REV_930"),
        ],
    );
}

/// # Conqueror's Banner
///
/// `CORE_REV_931` · Warrior spell · 2 mana
///
/// > Reveal a card from each player's deck, three times. Draw any of yours that cost more.
///
/// State: Reprint
//~ reprint CORE_REV_931 f0646eb6 2c1ad653 848004b0.1c9df281
#[test]
fn CORE_REV_931_conquerors_banner() {
    check(CardClass::Warrior, &[Give("CORE_REV_931"), Cost("CORE_REV_931", 2), WrittenAs("CORE_REV_931", "REV_931")]);
}

/// # Imbued Axe
///
/// `CORE_REV_933` · Warrior weapon · 3 mana · 2/3 durability
///
/// > After your hero attacks, give your damaged minions +1/+2. **Infuse (@):** +2/+2 instead.
///
/// State: Reprint
//~ reprint CORE_REV_933 89af9906 3d2737b7 f8f00969.e217ee49
#[test]
fn CORE_REV_933_imbued_axe() {
    check(
        CardClass::Warrior,
        &[
            Give("CORE_REV_933"),
            Cost("CORE_REV_933", 3),
            Stats("CORE_REV_933", 2, 3),
            WrittenAs("CORE_REV_933", "REV_933"),
        ],
    );
}

/// # Decimator Olgra
///
/// `CORE_REV_934` · Warrior minion · 6 mana · 3/7
///
/// > **Battlecry:** Gain +1/+1 for each damaged minion, then attack all enemies.
///
/// State: Reprint
//~ reprint CORE_REV_934 ad5a3d3f 291f452d 845a601e.6a4cba9c
#[test]
fn CORE_REV_934_decimator_olgra() {
    check(
        CardClass::Warrior,
        &[
            Give("CORE_REV_934"),
            Cost("CORE_REV_934", 6),
            Stats("CORE_REV_934", 3, 7),
            WrittenAs("CORE_REV_934", "REV_934"),
        ],
    );
}

/// # Cargo Guard
///
/// `CORE_SW_030` · Warrior minion · 3 mana · 2/4
///
/// > At the end of your turn, gain 3 Armor.
///
/// State: Reprint
//~ reprint CORE_SW_030 189453f6 2f2e610c cd106711.de80c850
#[test]
fn CORE_SW_030_cargo_guard() {
    check(
        CardClass::Warrior,
        &[Give("CORE_SW_030"), Cost("CORE_SW_030", 3), Stats("CORE_SW_030", 2, 4), WrittenAs("CORE_SW_030", "SW_030")],
    );
}

/// # Heavy Plate
///
/// `CORE_SW_094` · Warrior spell · 3 mana
///
/// > **Tradeable** Gain 8 Armor.
///
/// State: Reprint
//~ reprint CORE_SW_094 731f5226 2a597f65 d4966ff5.e1d592e3
#[test]
fn CORE_SW_094_heavy_plate() {
    check(
        CardClass::Warrior,
        &[
            Give("CORE_SW_094"),
            Cost("CORE_SW_094", 3),
            Has("CORE_SW_094", GameTag::TRADEABLE),
            WrittenAs("CORE_SW_094", "SW_094"),
        ],
    );
}

/// # Frightened Flunky
///
/// `CORE_ULD_195` · Warrior minion · 2 mana · 2/3
///
/// > **Taunt Battlecry: Discover** a **Taunt** minion.
///
/// State: Reprint
//~ reprint CORE_ULD_195 5da23bcc 52bf0211 508e85d4.1c14395b
#[test]
fn CORE_ULD_195_frightened_flunky() {
    check(
        CardClass::Warrior,
        &[
            Give("CORE_ULD_195"),
            Cost("CORE_ULD_195", 2),
            Stats("CORE_ULD_195", 2, 3),
            Has("CORE_ULD_195", GameTag::TAUNT),
            WrittenAs("CORE_ULD_195", "ULD_195"),
        ],
    );
}

/// # Armagedillo
///
/// `CORE_ULD_258` · Warrior minion · 6 mana · 4/8
///
/// > **Taunt** At the end of your turn, give all **Taunt** minions in your hand +2/+2.
///
/// State: Reprint
//~ reprint CORE_ULD_258 859d7f74 c1626827 ff9a7f05.608e7863
#[test]
fn CORE_ULD_258_armagedillo() {
    check(
        CardClass::Warrior,
        &[
            Give("CORE_ULD_258"),
            Cost("CORE_ULD_258", 6),
            Stats("CORE_ULD_258", 4, 8),
            Has("CORE_ULD_258", GameTag::TAUNT),
            WrittenAs("CORE_ULD_258", "ULD_258"),
        ],
    );
}

/// # Plague of Wrath
///
/// `CORE_ULD_707` · Warrior spell · 5 mana
///
/// > Destroy all damaged minions.
///
/// State: Derived
//~ derived CORE_ULD_707 a7653c1b f944fab5 e382d8c3.ca26e6f4
#[test]
fn CORE_ULD_707_plague_of_wrath() {
    check(
        CardClass::Warrior,
        &[
            Give("CORE_ULD_707"),
            Cost("CORE_ULD_707", 5),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(4), 2),
            Play("CORE_ULD_707", Nothing),
            BoardCount(Mine, 1),
            Dead(Nth(2)),
            Dead(Nth(4)),
            BoardCount(Theirs, 1),
        ],
    );
}
