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
/// State: Todo
//~ todo CORE_BOT_104 23360af2 87c4dc01 826a35bc.04784795
#[test]
#[ignore = "todo: CORE_BOT_104 Dyn-o-matic"]
fn CORE_BOT_104_dyn_o_matic() {
    check(CardClass::Warrior, &[Give("CORE_BOT_104"), Cost("CORE_BOT_104", 5), Stats("CORE_BOT_104", 3, 4), Unwritten]);
}

/// # Bladestorm
///
/// `CORE_BT_117` · Warrior spell · 2 mana
///
/// > Deal $1 damage to all minions. Repeat until one dies.
///
/// State: Todo
//~ todo CORE_BT_117 bdc0ba86 1b4b8a83 3de2985d.af253366
#[test]
#[ignore = "todo: CORE_BT_117 Bladestorm"]
fn CORE_BT_117_bladestorm() {
    check(CardClass::Warrior, &[Give("CORE_BT_117"), Cost("CORE_BT_117", 2), Unwritten]);
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
/// State: Todo
//~ todo CORE_CS3_008 175b3a33 b30360cd a8058cb5.39f6e939
#[test]
#[ignore = "todo: CORE_CS3_008 Bloodsail Deckhand"]
fn CORE_CS3_008_bloodsail_deckhand() {
    check(CardClass::Warrior, &[Give("CORE_CS3_008"), Cost("CORE_CS3_008", 1), Stats("CORE_CS3_008", 2, 1), Unwritten]);
}

/// # War Cache
///
/// `CORE_CS3_009` · Warrior spell · 3 mana
///
/// > Add a random Warrior minion, spell, and weapon to your hand.
///
/// State: Todo
//~ todo CORE_CS3_009 daa02336 07369c57 802b807b.25ebfac2
#[test]
#[ignore = "todo: CORE_CS3_009 War Cache"]
fn CORE_CS3_009_war_cache() {
    check(CardClass::Warrior, &[Give("CORE_CS3_009"), Cost("CORE_CS3_009", 3), Unwritten]);
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
/// State: Todo
//~ todo CORE_DMF_521 df749207 a53e093e 4de5ee2b.5a949d5d
#[test]
#[ignore = "todo: CORE_DMF_521 Sword Eater"]
fn CORE_DMF_521_sword_eater() {
    check(
        CardClass::Warrior,
        &[
            Give("CORE_DMF_521"),
            Cost("CORE_DMF_521", 4),
            Stats("CORE_DMF_521", 2, 5),
            Has("CORE_DMF_521", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Minefield
///
/// `CORE_DMF_522` · Warrior spell · 2 mana
///
/// > Deal $5 damage randomly split among all minions.
///
/// State: Todo
//~ todo CORE_DMF_522 7e197fd1 c0d5d3a3 35676c71.97323de4
#[test]
#[ignore = "todo: CORE_DMF_522 Minefield"]
fn CORE_DMF_522_minefield() {
    check(CardClass::Warrior, &[Give("CORE_DMF_522"), Cost("CORE_DMF_522", 2), Unwritten]);
}

/// # Deathwing, Mad Aspect
///
/// `CORE_DRG_026` · Warrior minion · 8 mana · 12/12
///
/// > **Battlecry:** Attack ALL other minions.
///
/// State: Todo
//~ todo CORE_DRG_026 0716d72e aaa72b3a 62c53aca.9e31f8a9
#[test]
#[ignore = "todo: CORE_DRG_026 Deathwing, Mad Aspect"]
fn CORE_DRG_026_deathwing_mad_aspect() {
    check(
        CardClass::Warrior,
        &[Give("CORE_DRG_026"), Cost("CORE_DRG_026", 8), Stats("CORE_DRG_026", 12, 12), Unwritten],
    );
}

/// # Warsong Commander
///
/// `CORE_EX1_084` · Warrior minion · 3 mana · 2/3
///
/// > Whenever you summon a minion with 3 or less Attack, give it **Charge**.
///
/// State: Todo
//~ todo CORE_EX1_084 125f2b54 fd3e9fc2 9a605a99.c2e42985
#[test]
#[ignore = "todo: CORE_EX1_084 Warsong Commander"]
fn CORE_EX1_084_warsong_commander() {
    check(CardClass::Warrior, &[Give("CORE_EX1_084"), Cost("CORE_EX1_084", 3), Stats("CORE_EX1_084", 2, 3), Unwritten]);
}

/// # Whirlwind
///
/// `CORE_EX1_400` · Warrior spell · 1 mana
///
/// > Deal $1 damage to ALL minions.
///
/// State: Todo
//~ todo CORE_EX1_400 0a15caa1 ea5af956 ba2adef4.b2b10793
#[test]
#[ignore = "todo: CORE_EX1_400 Whirlwind"]
fn CORE_EX1_400_whirlwind() {
    check(CardClass::Warrior, &[Give("CORE_EX1_400"), Cost("CORE_EX1_400", 1), Unwritten]);
}

/// # Armorsmith
///
/// `CORE_EX1_402` · Warrior minion · 2 mana · 1/4
///
/// > Whenever a friendly minion takes damage, gain 1 Armor.
///
/// State: Todo
//~ todo CORE_EX1_402 9bfc54f9 f67549ae bcdd0f60.956af7c6
#[test]
#[ignore = "todo: CORE_EX1_402 Armorsmith"]
fn CORE_EX1_402_armorsmith() {
    check(CardClass::Warrior, &[Give("CORE_EX1_402"), Cost("CORE_EX1_402", 2), Stats("CORE_EX1_402", 1, 4), Unwritten]);
}

/// # Brawl
///
/// `CORE_EX1_407` · Warrior spell · 5 mana
///
/// > Destroy all minions except one. *(chosen randomly)*
///
/// State: Todo
//~ todo CORE_EX1_407 c033f784 d9c47766 c6e6338e.f7030bba
#[test]
#[ignore = "todo: CORE_EX1_407 Brawl"]
fn CORE_EX1_407_brawl() {
    check(CardClass::Warrior, &[Give("CORE_EX1_407"), Cost("CORE_EX1_407", 5), Unwritten]);
}

/// # Shield Slam
///
/// `CORE_EX1_410` · Warrior spell · 1 mana
///
/// > Deal 1 damage to a minion for each Armor you have.
///
/// State: Todo
//~ todo CORE_EX1_410 540358f1 2eb7da5c 0e5ad937.fbbfa841
#[test]
#[ignore = "todo: CORE_EX1_410 Shield Slam"]
fn CORE_EX1_410_shield_slam() {
    check(CardClass::Warrior, &[Give("CORE_EX1_410"), Cost("CORE_EX1_410", 1), Unwritten]);
}

/// # Gorehowl
///
/// `CORE_EX1_411` · Warrior weapon · 7 mana · 7/1 durability
///
/// > Attacking a minion costs 1 Attack instead of 1 Durability.
///
/// State: Todo
//~ todo CORE_EX1_411 639e30f3 f6e3dcac fd5ec8ed.8cfb9730
#[test]
#[ignore = "todo: CORE_EX1_411 Gorehowl"]
fn CORE_EX1_411_gorehowl() {
    check(CardClass::Warrior, &[Give("CORE_EX1_411"), Cost("CORE_EX1_411", 7), Stats("CORE_EX1_411", 7, 1), Unwritten]);
}

/// # Cruel Taskmaster
///
/// `CORE_EX1_603` · Warrior minion · 2 mana · 2/3
///
/// > **Battlecry:** Deal 1 damage to a minion and give it +2 Attack.
///
/// State: Todo
//~ todo CORE_EX1_603 952a4e1c cf272766 dab60edf.7d6d005e
#[test]
#[ignore = "todo: CORE_EX1_603 Cruel Taskmaster"]
fn CORE_EX1_603_cruel_taskmaster() {
    check(CardClass::Warrior, &[Give("CORE_EX1_603"), Cost("CORE_EX1_603", 2), Stats("CORE_EX1_603", 2, 3), Unwritten]);
}

/// # Garrosh's Gift
///
/// `CORE_GIFT_07` · Warrior spell · 1 mana
///
/// > **Discover** a **Temporary** Execute, Shield Block, or Brawl.
///
/// State: Todo
//~ todo CORE_GIFT_07 a3668866 e57e8a54 7b9e398f.58567388
#[test]
#[ignore = "todo: CORE_GIFT_07 Garrosh's Gift"]
fn CORE_GIFT_07_garroshs_gift() {
    check(CardClass::Warrior, &[Give("CORE_GIFT_07"), Cost("CORE_GIFT_07", 1), Unwritten]);
}

/// # Darius Crowley
///
/// `CORE_GIL_547` · Warrior minion · 5 mana · 4/5
///
/// > **Rush** After this attacks and kills a minion, gain +2/+2.
///
/// State: Todo
//~ todo CORE_GIL_547 f722de38 0991689c ceb73275.c5ceb032
#[test]
#[ignore = "todo: CORE_GIL_547 Darius Crowley"]
fn CORE_GIL_547_darius_crowley() {
    check(
        CardClass::Warrior,
        &[
            Give("CORE_GIL_547"),
            Cost("CORE_GIL_547", 5),
            Stats("CORE_GIL_547", 4, 5),
            Has("CORE_GIL_547", GameTag::RUSH),
            Unwritten,
        ],
    );
}

/// # Town Crier
///
/// `CORE_GIL_580` · Warrior minion · 1 mana · 1/2
///
/// > **Battlecry:** Draw a **Rush** minion from your deck.
///
/// State: Todo
//~ todo CORE_GIL_580 59148684 5e58d455 64975b22.6761b4b3
#[test]
#[ignore = "todo: CORE_GIL_580 Town Crier"]
fn CORE_GIL_580_town_crier() {
    check(CardClass::Warrior, &[Give("CORE_GIL_580"), Cost("CORE_GIL_580", 1), Stats("CORE_GIL_580", 1, 2), Unwritten]);
}

/// # Woodcutter's Axe
///
/// `CORE_GIL_653` · Warrior weapon · 2 mana · 2/2 durability
///
/// > **Deathrattle:** Give +2/+1 to a random friendly minion.
///
/// State: Todo
//~ todo CORE_GIL_653 78abdf99 3eb19a6f 01bf3781.898ddc9e
#[test]
#[ignore = "todo: CORE_GIL_653 Woodcutter's Axe"]
fn CORE_GIL_653_woodcutters_axe() {
    check(CardClass::Warrior, &[Give("CORE_GIL_653"), Cost("CORE_GIL_653", 2), Stats("CORE_GIL_653", 2, 2), Unwritten]);
}

/// # Shieldmaiden
///
/// `CORE_GVG_053` · Warrior minion · 5 mana · 5/5
///
/// > **Battlecry:** Gain 5 Armor.
///
/// State: Todo
//~ todo CORE_GVG_053 ca05dc25 f6dce883 cad1f92c.ff4e009d
#[test]
#[ignore = "todo: CORE_GVG_053 Shieldmaiden"]
fn CORE_GVG_053_shieldmaiden() {
    check(CardClass::Warrior, &[Give("CORE_GVG_053"), Cost("CORE_GVG_053", 5), Stats("CORE_GVG_053", 5, 5), Unwritten]);
}

/// # Mountainfire Armor
///
/// `CORE_ICC_062` · Warrior minion · 3 mana · 4/3
///
/// > **Deathrattle:** If it's your opponent's turn, gain 6 Armor.
///
/// State: Todo
//~ todo CORE_ICC_062 3c3b5eed 0f101351 d6012844.cc96250e
#[test]
#[ignore = "todo: CORE_ICC_062 Mountainfire Armor"]
fn CORE_ICC_062_mountainfire_armor() {
    check(CardClass::Warrior, &[Give("CORE_ICC_062"), Cost("CORE_ICC_062", 3), Stats("CORE_ICC_062", 4, 3), Unwritten]);
}

/// # Blood Razor
///
/// `CORE_ICC_064` · Warrior weapon · 4 mana · 2/2 durability
///
/// > **Battlecry and Deathrattle:** Deal 1 damage to all minions.
///
/// State: Todo
//~ todo CORE_ICC_064 b23ea131 238629ab 14846213.2a79e976
#[test]
#[ignore = "todo: CORE_ICC_064 Blood Razor"]
fn CORE_ICC_064_blood_razor() {
    check(CardClass::Warrior, &[Give("CORE_ICC_064"), Cost("CORE_ICC_064", 4), Stats("CORE_ICC_064", 2, 2), Unwritten]);
}

/// # Dead Man's Hand
///
/// `CORE_ICC_091` · Warrior spell · 2 mana
///
/// > Shuffle a copy of your hand into your deck.
///
/// State: Todo
//~ todo CORE_ICC_091 21459120 cabb74bd e9b49f4f.d2c1d711
#[test]
#[ignore = "todo: CORE_ICC_091 Dead Man's Hand"]
fn CORE_ICC_091_dead_mans_hand() {
    check(CardClass::Warrior, &[Give("CORE_ICC_091"), Cost("CORE_ICC_091", 2), Unwritten]);
}

/// # Animated Berserker
///
/// `CORE_ICC_238` · Warrior minion · 1 mana · 1/3
///
/// > After you play a minion, deal 1 damage to it.
///
/// State: Todo
//~ todo CORE_ICC_238 14eb9fb9 511db563 4efe7ae2.2aae4123
#[test]
#[ignore = "todo: CORE_ICC_238 Animated Berserker"]
fn CORE_ICC_238_animated_berserker() {
    check(CardClass::Warrior, &[Give("CORE_ICC_238"), Cost("CORE_ICC_238", 1), Stats("CORE_ICC_238", 1, 3), Unwritten]);
}

/// # Forge of Souls
///
/// `CORE_ICC_281` · Warrior spell · 2 mana
///
/// > Draw 2 weapons from your deck.
///
/// State: Todo
//~ todo CORE_ICC_281 fbecb416 d3e9bcc2 e1a9e1a2.336bace5
#[test]
#[ignore = "todo: CORE_ICC_281 Forge of Souls"]
fn CORE_ICC_281_forge_of_souls() {
    check(CardClass::Warrior, &[Give("CORE_ICC_281"), Cost("CORE_ICC_281", 2), Unwritten]);
}

/// # Rotface
///
/// `CORE_ICC_405` · Warrior minion · 8 mana · 4/6
///
/// > After this minion survives damage, summon a random **Legendary** minion.
///
/// State: Todo
//~ todo CORE_ICC_405 0c0d67aa 2fbd32cd f6134ad6.368ba7a8
#[test]
#[ignore = "todo: CORE_ICC_405 Rotface"]
fn CORE_ICC_405_rotface() {
    check(CardClass::Warrior, &[Give("CORE_ICC_405"), Cost("CORE_ICC_405", 8), Stats("CORE_ICC_405", 4, 6), Unwritten]);
}

/// # Val'kyr Soulclaimer
///
/// `CORE_ICC_408` · Warrior minion · 3 mana · 1/4
///
/// > After this minion survives damage, summon a 2/2 Ghoul.
///
/// State: Todo
//~ todo CORE_ICC_408 dffd0f4c 38d7cb15 e5b95bb9.7cdb6fa5
#[test]
#[ignore = "todo: CORE_ICC_408 Val'kyr Soulclaimer"]
fn CORE_ICC_408_valkyr_soulclaimer() {
    check(CardClass::Warrior, &[Give("CORE_ICC_408"), Cost("CORE_ICC_408", 3), Stats("CORE_ICC_408", 1, 4), Unwritten]);
}

/// # Death Revenant
///
/// `CORE_ICC_450` · Warrior minion · 5 mana · 3/3
///
/// > **Battlecry:** Gain +1/+1 for each damaged minion.
///
/// State: Todo
//~ todo CORE_ICC_450 906ca643 84dfae39 52d54422.a9428314
#[test]
#[ignore = "todo: CORE_ICC_450 Death Revenant"]
fn CORE_ICC_450_death_revenant() {
    check(CardClass::Warrior, &[Give("CORE_ICC_450"), Cost("CORE_ICC_450", 5), Stats("CORE_ICC_450", 3, 3), Unwritten]);
}

/// # Scourgelord Garrosh
///
/// `CORE_ICC_834` · Warrior hero · 8 mana · 30 health, 5 armor
///
/// > **Battlecry**: Equip a 4/3 Shadowmourne that also damages adjacent minions.
///
/// State: Todo
//~ todo CORE_ICC_834 8cdd3e43 819bde73 390bf4f8.b44b517b
#[test]
#[ignore = "todo: CORE_ICC_834 Scourgelord Garrosh"]
fn CORE_ICC_834_scourgelord_garrosh() {
    check(CardClass::Warrior, &[Give("CORE_ICC_834"), Cost("CORE_ICC_834", 8), Unwritten]);
}

/// # Bring It On!
///
/// `CORE_ICC_837` · Warrior spell · 2 mana
///
/// > Gain 10 Armor. Reduce the Cost of minions in your opponent's hand by (2).
///
/// State: Todo
//~ todo CORE_ICC_837 77dee42b 3e781bdf e8d5c81a.05f5d7a4
#[test]
#[ignore = "todo: CORE_ICC_837 Bring It On!"]
fn CORE_ICC_837_bring_it_on() {
    check(CardClass::Warrior, &[Give("CORE_ICC_837"), Cost("CORE_ICC_837", 2), Unwritten]);
}

/// # Call to the Stand
///
/// `CORE_MAW_027` · Warrior spell · 1 mana
///
/// > Your opponent summons a random minion from their hand.
///
/// State: Todo
//~ todo CORE_MAW_027 282e72c5 5f7a13ae 07d59391.f49f6892
#[test]
#[ignore = "todo: CORE_MAW_027 Call to the Stand"]
fn CORE_MAW_027_call_to_the_stand() {
    check(CardClass::Warrior, &[Give("CORE_MAW_027"), Cost("CORE_MAW_027", 1), Unwritten]);
}

/// # Weapons Expert
///
/// `CORE_MAW_029` · Warrior minion · 3 mana · 3/2
///
/// > **Battlecry:** If you have a weapon equipped, give it +1/+1. Otherwise, draw a weapon.
///
/// State: Todo
//~ todo CORE_MAW_029 8aa50872 8967c821 d8398dc7.a621f172
#[test]
#[ignore = "todo: CORE_MAW_029 Weapons Expert"]
fn CORE_MAW_029_weapons_expert() {
    check(CardClass::Warrior, &[Give("CORE_MAW_029"), Cost("CORE_MAW_029", 3), Stats("CORE_MAW_029", 3, 2), Unwritten]);
}

/// # Onyxian Drake
///
/// `CORE_ONY_024` · Warrior minion · 4 mana · 4/5
///
/// > **Taunt** **Battlecry:** Deal damage equal to your Armor to an enemy minion.
///
/// State: Todo
//~ todo CORE_ONY_024 ce63f154 e06324f4 fe2dd954.83223cc9
#[test]
#[ignore = "todo: CORE_ONY_024 Onyxian Drake"]
fn CORE_ONY_024_onyxian_drake() {
    check(
        CardClass::Warrior,
        &[
            Give("CORE_ONY_024"),
            Cost("CORE_ONY_024", 4),
            Stats("CORE_ONY_024", 4, 5),
            Has("CORE_ONY_024", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Suspicious Pirate
///
/// `CORE_REV_006` · Warrior minion · 3 mana · 3/4
///
/// > **Battlecry: Discover** a weapon. If your opponent guesses your choice, they get a copy.
///
/// State: Todo
//~ todo CORE_REV_006 0309dc43 17e6cecb a52221b4.6f0450dc
#[test]
#[ignore = "todo: CORE_REV_006 Suspicious Pirate"]
fn CORE_REV_006_suspicious_pirate() {
    check(CardClass::Warrior, &[Give("CORE_REV_006"), Cost("CORE_REV_006", 3), Stats("CORE_REV_006", 3, 4), Unwritten]);
}

/// # Remornia, Living Blade
///
/// `CORE_REV_316` · Warrior minion · 7 mana · 5/10
///
/// > **Rush** After this attacks, equip it.
///
/// State: Todo
//~ todo CORE_REV_316 adb94015 b85971ff 9ac54933.0c83e15f
#[test]
#[ignore = "todo: CORE_REV_316 Remornia, Living Blade"]
fn CORE_REV_316_remornia_living_blade() {
    check(
        CardClass::Warrior,
        &[
            Give("CORE_REV_316"),
            Cost("CORE_REV_316", 7),
            Stats("CORE_REV_316", 5, 10),
            Has("CORE_REV_316", GameTag::RUSH),
            Unwritten,
        ],
    );
}

/// # Anima Extractor
///
/// `CORE_REV_332` · Warrior minion · 2 mana · 1/4
///
/// > Whenever a friendly minion takes damage, give a random minion in your hand +1/+1.
///
/// State: Todo
//~ todo CORE_REV_332 fcfb790d cfe32bf0 372b491f.2330a3d2
#[test]
#[ignore = "todo: CORE_REV_332 Anima Extractor"]
fn CORE_REV_332_anima_extractor() {
    check(CardClass::Warrior, &[Give("CORE_REV_332"), Cost("CORE_REV_332", 2), Stats("CORE_REV_332", 1, 4), Unwritten]);
}

/// # Burden of Pride
///
/// `CORE_REV_334` · Warrior spell · 4 mana
///
/// > Summon three 1/3 Jailers with **Taunt**. If you have 20 or less Health, give them +1/+1.
///
/// State: Todo
//~ todo CORE_REV_334 7212385e 7170a46f be6e273d.8f014578
#[test]
#[ignore = "todo: CORE_REV_334 Burden of Pride"]
fn CORE_REV_334_burden_of_pride() {
    check(CardClass::Warrior, &[Give("CORE_REV_334"), Cost("CORE_REV_334", 4), Unwritten]);
}

/// # Riot!
///
/// `CORE_REV_337` · Warrior spell · 2 mana
///
/// > Your minions can't be reduced below 1 Health this turn. They each attack a random enemy minion.
///
/// State: Todo
//~ todo CORE_REV_337 be9f559a 958f3880 ae03814a.e9964312
#[test]
#[ignore = "todo: CORE_REV_337 Riot!"]
fn CORE_REV_337_riot() {
    check(CardClass::Warrior, &[Give("CORE_REV_337"), Cost("CORE_REV_337", 2), Unwritten]);
}

/// # Crazed Wretch
///
/// `CORE_REV_930` · Warrior minion · 2 mana · 1/4
///
/// > Has +2 Attack and **Charge** while damaged.
///
/// State: Todo
//~ todo CORE_REV_930 76d2f5cd 3727f63d 96b56a62.05398743
#[test]
#[ignore = "todo: CORE_REV_930 Crazed Wretch"]
fn CORE_REV_930_crazed_wretch() {
    check(CardClass::Warrior, &[Give("CORE_REV_930"), Cost("CORE_REV_930", 2), Stats("CORE_REV_930", 1, 4), Unwritten]);
}

/// # Conqueror's Banner
///
/// `CORE_REV_931` · Warrior spell · 2 mana
///
/// > Reveal a card from each player's deck, three times. Draw any of yours that cost more.
///
/// State: Todo
//~ todo CORE_REV_931 f0646eb6 37b42506 848004b0.1c9df281
#[test]
#[ignore = "todo: CORE_REV_931 Conqueror's Banner"]
fn CORE_REV_931_conquerors_banner() {
    check(CardClass::Warrior, &[Give("CORE_REV_931"), Cost("CORE_REV_931", 2), Unwritten]);
}

/// # Imbued Axe
///
/// `CORE_REV_933` · Warrior weapon · 3 mana · 2/3 durability
///
/// > After your hero attacks, give your damaged minions +1/+2. **Infuse (@):** +2/+2 instead.
///
/// State: Todo
//~ todo CORE_REV_933 89af9906 7b68112f f8f00969.e217ee49
#[test]
#[ignore = "todo: CORE_REV_933 Imbued Axe"]
fn CORE_REV_933_imbued_axe() {
    check(CardClass::Warrior, &[Give("CORE_REV_933"), Cost("CORE_REV_933", 3), Stats("CORE_REV_933", 2, 3), Unwritten]);
}

/// # Decimator Olgra
///
/// `CORE_REV_934` · Warrior minion · 6 mana · 3/7
///
/// > **Battlecry:** Gain +1/+1 for each damaged minion, then attack all enemies.
///
/// State: Todo
//~ todo CORE_REV_934 ad5a3d3f 7178b24f 845a601e.6a4cba9c
#[test]
#[ignore = "todo: CORE_REV_934 Decimator Olgra"]
fn CORE_REV_934_decimator_olgra() {
    check(CardClass::Warrior, &[Give("CORE_REV_934"), Cost("CORE_REV_934", 6), Stats("CORE_REV_934", 3, 7), Unwritten]);
}

/// # Cargo Guard
///
/// `CORE_SW_030` · Warrior minion · 3 mana · 2/4
///
/// > At the end of your turn, gain 3 Armor.
///
/// State: Todo
//~ todo CORE_SW_030 189453f6 421bcb55 cd106711.de80c850
#[test]
#[ignore = "todo: CORE_SW_030 Cargo Guard"]
fn CORE_SW_030_cargo_guard() {
    check(CardClass::Warrior, &[Give("CORE_SW_030"), Cost("CORE_SW_030", 3), Stats("CORE_SW_030", 2, 4), Unwritten]);
}

/// # Heavy Plate
///
/// `CORE_SW_094` · Warrior spell · 3 mana
///
/// > **Tradeable** Gain 8 Armor.
///
/// State: Todo
//~ todo CORE_SW_094 731f5226 8f239a0b d4966ff5.e1d592e3
#[test]
#[ignore = "todo: CORE_SW_094 Heavy Plate"]
fn CORE_SW_094_heavy_plate() {
    check(CardClass::Warrior, &[Give("CORE_SW_094"), Cost("CORE_SW_094", 3), Unwritten]);
}

/// # Frightened Flunky
///
/// `CORE_ULD_195` · Warrior minion · 2 mana · 2/3
///
/// > **Taunt Battlecry: Discover** a **Taunt** minion.
///
/// State: Todo
//~ todo CORE_ULD_195 5da23bcc 2d36ef4e 508e85d4.1c14395b
#[test]
#[ignore = "todo: CORE_ULD_195 Frightened Flunky"]
fn CORE_ULD_195_frightened_flunky() {
    check(
        CardClass::Warrior,
        &[
            Give("CORE_ULD_195"),
            Cost("CORE_ULD_195", 2),
            Stats("CORE_ULD_195", 2, 3),
            Has("CORE_ULD_195", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Armagedillo
///
/// `CORE_ULD_258` · Warrior minion · 6 mana · 4/8
///
/// > **Taunt** At the end of your turn, give all **Taunt** minions in your hand +2/+2.
///
/// State: Todo
//~ todo CORE_ULD_258 859d7f74 e9a1fe09 ff9a7f05.608e7863
#[test]
#[ignore = "todo: CORE_ULD_258 Armagedillo"]
fn CORE_ULD_258_armagedillo() {
    check(
        CardClass::Warrior,
        &[
            Give("CORE_ULD_258"),
            Cost("CORE_ULD_258", 6),
            Stats("CORE_ULD_258", 4, 8),
            Has("CORE_ULD_258", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Plague of Wrath
///
/// `CORE_ULD_707` · Warrior spell · 5 mana
///
/// > Destroy all damaged minions.
///
/// State: Todo
//~ todo CORE_ULD_707 a7653c1b 3a7cad1b e382d8c3.ca26e6f4
#[test]
#[ignore = "todo: CORE_ULD_707 Plague of Wrath"]
fn CORE_ULD_707_plague_of_wrath() {
    check(CardClass::Warrior, &[Give("CORE_ULD_707"), Cost("CORE_ULD_707", 5), Unwritten]);
}
