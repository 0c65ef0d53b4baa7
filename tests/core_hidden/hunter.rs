//! Hunter cards of Core (past years), each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 671d64f7

/// # Lock and Load
///
/// `CORE_AT_061` · Hunter spell · 0 mana
///
/// > Each time you cast a spell this turn, get a random Hunter card.
///
/// State: Reprint
//~ reprint CORE_AT_061 8c1172dd 0c33ec2a 9640ec6b.2b16f868
#[test]
fn CORE_AT_061_lock_and_load() {
    check(CardClass::Hunter, &[Give("CORE_AT_061"), Cost("CORE_AT_061", 0), WrittenAs("CORE_AT_061", "AT_061")]);
}

/// # Ice Trap
///
/// `CORE_AV_226` · Hunter spell · Frost · 2 mana
///
/// > **Secret:** When your opponent casts a spell, return it to their hand instead. It costs (1) more.
///
/// State: Reprint
//~ reprint CORE_AV_226 8118327f 54cb49c8 c115b149.016ca381
#[test]
fn CORE_AV_226_ice_trap() {
    check(CardClass::Hunter, &[Give("CORE_AV_226"), Cost("CORE_AV_226", 2), WrittenAs("CORE_AV_226", "AV_226")]);
}

/// # Barak Kodobane
///
/// `CORE_BAR_551` · Hunter minion · 5 mana · 3/5
///
/// > **Battlecry:** Draw a 1, 2, and 3-Cost spell.
///
/// State: Reprint
//~ reprint CORE_BAR_551 66b3084b 025e2dd2 315f1f7b.d3996cf1
#[test]
fn CORE_BAR_551_barak_kodobane() {
    check(
        CardClass::Hunter,
        &[
            Give("CORE_BAR_551"),
            Cost("CORE_BAR_551", 5),
            Stats("CORE_BAR_551", 3, 5),
            WrittenAs("CORE_BAR_551", "BAR_551"),
        ],
    );
}

/// # Marked Shot
///
/// `CORE_DAL_371` · Hunter spell · 4 mana
///
/// > Deal $4 damage to a minion. **Discover** a spell.
///
/// State: Reprint
//~ reprint CORE_DAL_371 6906aa99 c5075fcf 09d92249.ca282949
#[test]
fn CORE_DAL_371_marked_shot() {
    check(CardClass::Hunter, &[Give("CORE_DAL_371"), Cost("CORE_DAL_371", 4), WrittenAs("CORE_DAL_371", "DAL_371")]);
}

/// # Doggie Biscuit
///
/// `CORE_DED_009` · Hunter spell · 2 mana
///
/// > **Tradeable** Give a minion +2/+3. After you **Trade** this, give a friendly minion **Rush**.
///
/// State: Reprint
//~ reprint CORE_DED_009 14b76e27 b9f98493 92324138.b5387cf4
#[test]
fn CORE_DED_009_doggie_biscuit() {
    check(
        CardClass::Hunter,
        &[
            Give("CORE_DED_009"),
            Cost("CORE_DED_009", 2),
            Has("CORE_DED_009", GameTag::TRADEABLE),
            WrittenAs("CORE_DED_009", "DED_009"),
        ],
    );
}

/// # Veranus
///
/// `CORE_DRG_095` · Hunter minion · 6 mana · 7/6
///
/// > **Battlecry:** Change the Health of all enemy minions to 1.
///
/// State: Reprint
//~ reprint CORE_DRG_095 6dcc7463 79254051 010b8985.42ddefe0
#[test]
fn CORE_DRG_095_veranus() {
    check(
        CardClass::Hunter,
        &[
            Give("CORE_DRG_095"),
            Cost("CORE_DRG_095", 6),
            Stats("CORE_DRG_095", 7, 6),
            WrittenAs("CORE_DRG_095", "DRG_095"),
        ],
    );
}

/// # Scavenging Hyena
///
/// `CORE_EX1_531` · Hunter minion · 2 mana · 2/2
///
/// > Whenever a friendly Beast dies, gain +2/+1.
///
/// State: Reprint
//~ reprint CORE_EX1_531 798671ad f6a0dbf9 af4829bf.15f932c8
#[test]
fn CORE_EX1_531_scavenging_hyena() {
    check(
        CardClass::Hunter,
        &[
            Give("CORE_EX1_531"),
            Cost("CORE_EX1_531", 2),
            Stats("CORE_EX1_531", 2, 2),
            WrittenAs("CORE_EX1_531", "EX1_531"),
        ],
    );
}

/// # Savannah Highmane
///
/// `CORE_EX1_534` · Hunter minion · 6 mana · 7/5
///
/// > **Deathrattle:** Summon two 2/2 Hyenas.
///
/// State: Reprint
//~ reprint CORE_EX1_534 866d7ccf a07606a2 cc418ad2.a22acaca
#[test]
fn CORE_EX1_534_savannah_highmane() {
    check(
        CardClass::Hunter,
        &[
            Give("CORE_EX1_534"),
            Cost("CORE_EX1_534", 6),
            Stats("CORE_EX1_534", 7, 5),
            WrittenAs("CORE_EX1_534", "EX1_534"),
        ],
    );
}

/// # Kill Command
///
/// `CORE_EX1_539` · Hunter spell · 3 mana
///
/// > Deal $3 damage. If you control a Beast, deal $5 damage instead.
///
/// State: Reprint
//~ reprint CORE_EX1_539 ecd632b8 fbf8ef89 c3d1c83e.317598aa
#[test]
fn CORE_EX1_539_kill_command() {
    check(CardClass::Hunter, &[Give("CORE_EX1_539"), Cost("CORE_EX1_539", 3), WrittenAs("CORE_EX1_539", "EX1_539")]);
}

/// # King Krush
///
/// `CORE_EX1_543` · Hunter minion · 9 mana · 8/8
///
/// > **Charge**
///
/// State: Vanilla
//~ vanilla CORE_EX1_543 130a7436 91ecac2d 10a3addb.276b5ef0
#[test]
fn CORE_EX1_543_king_krush() {
    check(
        CardClass::Hunter,
        &[
            Give("CORE_EX1_543"),
            Cost("CORE_EX1_543", 9),
            Stats("CORE_EX1_543", 8, 8),
            Has("CORE_EX1_543", GameTag::CHARGE),
            Play("CORE_EX1_543", Nothing),
            In(The("CORE_EX1_543"), Zone::Play),
            Now(The("CORE_EX1_543"), 8, 8),
            HasNow(The("CORE_EX1_543"), GameTag::CHARGE),
        ],
    );
}

/// # Snake Trap
///
/// `CORE_EX1_554` · Hunter spell · 2 mana
///
/// > **Secret:** When one of your minions is attacked, summon three 1/1 Snakes.
///
/// State: Reprint
//~ reprint CORE_EX1_554 4f6861d1 3df5af72 3546d379.93ace120
#[test]
fn CORE_EX1_554_snake_trap() {
    check(CardClass::Hunter, &[Give("CORE_EX1_554"), Cost("CORE_EX1_554", 2), WrittenAs("CORE_EX1_554", "EX1_554")]);
}

/// # Deadly Shot
///
/// `CORE_EX1_617` · Hunter spell · 3 mana
///
/// > Destroy a random enemy minion.
///
/// State: Reprint
//~ reprint CORE_EX1_617 56b9edc7 612a6f93 cad25005.cf9056fb
#[test]
fn CORE_EX1_617_deadly_shot() {
    check(CardClass::Hunter, &[Give("CORE_EX1_617"), Cost("CORE_EX1_617", 3), WrittenAs("CORE_EX1_617", "EX1_617")]);
}

/// # Lesser Emerald Spellstone
///
/// `CORE_FB_Champs_LOOT_080` · Hunter spell · Nature · 5 mana
///
/// > Summon two 3/3 Wolves. *(Play a **Secret** to upgrade.)*
///
/// State: Reprint
//~ reprint CORE_FB_Champs_LOOT_080 6ca4b540 543c1790 3ed104ab.39466984
#[test]
fn CORE_FB_Champs_LOOT_080_lesser_emerald_spellstone() {
    check(
        CardClass::Hunter,
        &[
            Give("CORE_FB_Champs_LOOT_080"),
            Cost("CORE_FB_Champs_LOOT_080", 5),
            WrittenAs("CORE_FB_Champs_LOOT_080", "LOOT_080"),
        ],
    );
}

/// # Webspinner
///
/// `CORE_FP1_011` · Hunter minion · 1 mana · 1/1
///
/// > **Deathrattle:** Get a random Beast.
///
/// State: Reprint
//~ reprint CORE_FP1_011 9c577f4c f713c6b7 9ccea865.9c8873b4
#[test]
fn CORE_FP1_011_webspinner() {
    check(
        CardClass::Hunter,
        &[
            Give("CORE_FP1_011"),
            Cost("CORE_FP1_011", 1),
            Stats("CORE_FP1_011", 1, 1),
            WrittenAs("CORE_FP1_011", "FP1_011"),
        ],
    );
}

/// # Rexxar's Gift
///
/// `CORE_GIFT_03` · Hunter spell · 1 mana
///
/// > **Discover** a **Temporary** Quick Shot, Deadly Shot, or Explosive Shot.
///
/// State: Reprint
//~ reprint CORE_GIFT_03 594d8490 8fb8b3a1 99815ac9.1ae42e73
#[test]
fn CORE_GIFT_03_rexxars_gift() {
    check(CardClass::Hunter, &[Give("CORE_GIFT_03"), Cost("CORE_GIFT_03", 1), WrittenAs("CORE_GIFT_03", "GIFT_03")]);
}

/// # Houndmaster Shaw
///
/// `CORE_GIL_650` · Hunter minion · 4 mana · 3/6
///
/// > Your other minions have **Rush**.
///
/// State: Reprint
//~ reprint CORE_GIL_650 4c4b6499 5fed5397 e13d826a.fb7dc7cf
#[test]
fn CORE_GIL_650_houndmaster_shaw() {
    check(
        CardClass::Hunter,
        &[
            Give("CORE_GIL_650"),
            Cost("CORE_GIL_650", 4),
            Stats("CORE_GIL_650", 3, 6),
            WrittenAs("CORE_GIL_650", "GIL_650"),
        ],
    );
}

/// # Dire Frenzy
///
/// `CORE_GIL_828` · Hunter spell · 4 mana
///
/// > Give a Beast +3/+3. Shuffle 3 copies into your deck with +3/+3.
///
/// State: Reprint
//~ reprint CORE_GIL_828 637988bd bd5c3fa3 a1f0aa8d.0bc0fb0d
#[test]
fn CORE_GIL_828_dire_frenzy() {
    check(CardClass::Hunter, &[Give("CORE_GIL_828"), Cost("CORE_GIL_828", 4), WrittenAs("CORE_GIL_828", "GIL_828")]);
}

/// # Exploding Bloatbat
///
/// `CORE_ICC_021` · Hunter minion · 4 mana · 2/1
///
/// > **Deathrattle:** Deal 2 damage to all enemy minions.
///
/// State: Reprint
//~ reprint CORE_ICC_021 701b7d35 b42b30c3 7e0fe31c.45929390
#[test]
fn CORE_ICC_021_exploding_bloatbat() {
    check(
        CardClass::Hunter,
        &[
            Give("CORE_ICC_021"),
            Cost("CORE_ICC_021", 4),
            Stats("CORE_ICC_021", 2, 1),
            WrittenAs("CORE_ICC_021", "ICC_021"),
        ],
    );
}

/// # Toxic Arrow
///
/// `CORE_ICC_049` · Hunter spell · Nature · 2 mana
///
/// > Deal $2 damage to a minion. If it survives, give it **Poisonous**.
///
/// State: Reprint
//~ reprint CORE_ICC_049 e6614a26 bcda4daf e3d3d08a.718b19cb
#[test]
fn CORE_ICC_049_toxic_arrow() {
    check(CardClass::Hunter, &[Give("CORE_ICC_049"), Cost("CORE_ICC_049", 2), WrittenAs("CORE_ICC_049", "ICC_049")]);
}

/// # Play Dead
///
/// `CORE_ICC_052` · Hunter spell · 1 mana
///
/// > Trigger a friendly minion's **Deathrattle**.
///
/// State: Reprint
//~ reprint CORE_ICC_052 6ed96672 7eabcdc3 6da36e08.c485233e
#[test]
fn CORE_ICC_052_play_dead() {
    check(CardClass::Hunter, &[Give("CORE_ICC_052"), Cost("CORE_ICC_052", 1), WrittenAs("CORE_ICC_052", "ICC_052")]);
}

/// # Venomstrike Trap
///
/// `CORE_ICC_200` · Hunter spell · 2 mana
///
/// > **Secret:** When one of your minions is attacked, summon a 2/3 **Poisonous** Cobra.
///
/// State: Reprint
//~ reprint CORE_ICC_200 8cc7c4bd 67198200 3d9dfbf7.28872a89
#[test]
fn CORE_ICC_200_venomstrike_trap() {
    check(CardClass::Hunter, &[Give("CORE_ICC_200"), Cost("CORE_ICC_200", 2), WrittenAs("CORE_ICC_200", "ICC_200")]);
}

/// # Professor Putricide
///
/// `CORE_ICC_204` · Hunter minion · 4 mana · 5/4
///
/// > After you play a **Secret**, put a random Hunter **Secret** into the battlefield.
///
/// State: Reprint
//~ reprint CORE_ICC_204 5c5e350c 33482013 6fa3a2ec.afdc2eed
#[test]
fn CORE_ICC_204_professor_putricide() {
    check(
        CardClass::Hunter,
        &[
            Give("CORE_ICC_204"),
            Cost("CORE_ICC_204", 4),
            Stats("CORE_ICC_204", 5, 4),
            WrittenAs("CORE_ICC_204", "ICC_204"),
        ],
    );
}

/// # Corpse Widow
///
/// `CORE_ICC_243` · Hunter minion · 5 mana · 4/6
///
/// > Your **Deathrattle** cards cost (2) less.
///
/// State: Reprint
//~ reprint CORE_ICC_243 06c2191f 05cdbd31 0e381c02.e309fd29
#[test]
fn CORE_ICC_243_corpse_widow() {
    check(
        CardClass::Hunter,
        &[
            Give("CORE_ICC_243"),
            Cost("CORE_ICC_243", 5),
            Stats("CORE_ICC_243", 4, 6),
            WrittenAs("CORE_ICC_243", "ICC_243"),
        ],
    );
}

/// # Stitched Tracker
///
/// `CORE_ICC_415` · Hunter minion · 3 mana · 2/2
///
/// > **Battlecry: Discover** a copy of a minion in your deck.
///
/// State: Reprint
//~ reprint CORE_ICC_415 363cfee1 3ba59729 e7151988.a74e817e
#[test]
fn CORE_ICC_415_stitched_tracker() {
    check(
        CardClass::Hunter,
        &[
            Give("CORE_ICC_415"),
            Cost("CORE_ICC_415", 3),
            Stats("CORE_ICC_415", 2, 2),
            WrittenAs("CORE_ICC_415", "ICC_415"),
        ],
    );
}

/// # Bearshark
///
/// `CORE_ICC_419` · Hunter minion · 3 mana · 4/3
///
/// > **Elusive**
///
/// State: Vanilla
//~ vanilla CORE_ICC_419 b20a6a87 004643a4 e6575b15.c54580ff
#[test]
fn CORE_ICC_419_bearshark() {
    check(
        CardClass::Hunter,
        &[
            Give("CORE_ICC_419"),
            Cost("CORE_ICC_419", 3),
            Stats("CORE_ICC_419", 4, 3),
            Has("CORE_ICC_419", GameTag::ELUSIVE),
            Play("CORE_ICC_419", Nothing),
            In(The("CORE_ICC_419"), Zone::Play),
            Now(The("CORE_ICC_419"), 4, 3),
            HasNow(The("CORE_ICC_419"), GameTag::ELUSIVE),
        ],
    );
}

/// # Abominable Bowman
///
/// `CORE_ICC_825` · Hunter minion · 7 mana · 6/7
///
/// > **Deathrattle:** Summon a random friendly Beast that died this game.
///
/// State: Reprint
//~ reprint CORE_ICC_825 2e8b3257 8ece43a5 d1602e87.f41ce2ec
#[test]
fn CORE_ICC_825_abominable_bowman() {
    check(
        CardClass::Hunter,
        &[
            Give("CORE_ICC_825"),
            Cost("CORE_ICC_825", 7),
            Stats("CORE_ICC_825", 6, 7),
            WrittenAs("CORE_ICC_825", "ICC_825"),
        ],
    );
}

/// # Deathstalker Rexxar
///
/// `CORE_ICC_828` · Hunter hero · 6 mana · 30 health, 5 armor
///
/// > **Battlecry:** Deal 2 damage to all enemy minions.
///
/// State: Reprint
//~ reprint CORE_ICC_828 93db3dc3 ade8b724 6130a35c.b4575076
#[test]
fn CORE_ICC_828_deathstalker_rexxar() {
    check(CardClass::Hunter, &[Give("CORE_ICC_828"), Cost("CORE_ICC_828", 6), WrittenAs("CORE_ICC_828", "ICC_828")]);
}

/// # Cat Trick
///
/// `CORE_KAR_004` · Hunter spell · 2 mana
///
/// > **Secret:** After your opponent casts a spell, summon a 4/2 Panther with **Stealth**.
///
/// State: Reprint
//~ reprint CORE_KAR_004 78eb9e58 80603ac7 ac6b2cfd.5080cfb9
#[test]
fn CORE_KAR_004_cat_trick() {
    check(CardClass::Hunter, &[Give("CORE_KAR_004"), Cost("CORE_KAR_004", 2), WrittenAs("CORE_KAR_004", "KAR_004")]);
}

/// # Cloaked Huntress
///
/// `CORE_KAR_006` · Hunter minion · 3 mana · 3/4
///
/// > Your **Secrets** cost (0).
///
/// State: Reprint
//~ reprint CORE_KAR_006 46c29a4f 9bfb9905 a18b3e8a.e4308459
#[test]
fn CORE_KAR_006_cloaked_huntress() {
    check(
        CardClass::Hunter,
        &[
            Give("CORE_KAR_006"),
            Cost("CORE_KAR_006", 3),
            Stats("CORE_KAR_006", 3, 4),
            WrittenAs("CORE_KAR_006", "KAR_006"),
        ],
    );
}

/// # Wandering Monster
///
/// `CORE_LOOT_079` · Hunter spell · 2 mana
///
/// > **Secret:** When an enemy attacks your hero, summon a 3-Cost minion as the new target.
///
/// State: Reprint
//~ reprint CORE_LOOT_079 97f9f93b ffa729ff a6c5f666.cd86f22c
#[test]
fn CORE_LOOT_079_wandering_monster() {
    check(
        CardClass::Hunter,
        &[Give("CORE_LOOT_079"), Cost("CORE_LOOT_079", 2), WrittenAs("CORE_LOOT_079", "LOOT_079")],
    );
}

/// # Candleshot
///
/// `CORE_LOOT_222` · Hunter weapon · 1 mana · 1/3 durability
///
/// > Your hero is **Immune** while attacking.
///
/// State: Reprint
//~ reprint CORE_LOOT_222 9153be1b c1d1e12b 07b0a750.34a091c0
#[test]
fn CORE_LOOT_222_candleshot() {
    check(
        CardClass::Hunter,
        &[
            Give("CORE_LOOT_222"),
            Cost("CORE_LOOT_222", 1),
            Stats("CORE_LOOT_222", 1, 3),
            WrittenAs("CORE_LOOT_222", "LOOT_222"),
        ],
    );
}

/// # Shadehound
///
/// `CORE_MAW_009` · Hunter minion · 5 mana · 6/5
///
/// > Whenever this attacks, give your other Beasts +2/+2. **Infuse (@ Beasts):** Gain **Rush**.
///
/// State: Reprint
//~ reprint CORE_MAW_009 fb0db84a 275c1607 af29c6ff.784ea1f0
#[test]
fn CORE_MAW_009_shadehound() {
    check(
        CardClass::Hunter,
        &[
            Give("CORE_MAW_009"),
            Cost("CORE_MAW_009", 5),
            Stats("CORE_MAW_009", 6, 5),
            WrittenAs("CORE_MAW_009", "MAW_009"),
        ],
    );
}

/// # Motion Denied
///
/// `CORE_MAW_010` · Hunter spell · 2 mana
///
/// > **Secret:** After your opponent plays three cards in a turn, deal $6 damage to the enemy hero.
///
/// State: Reprint
//~ reprint CORE_MAW_010 56b00c9a 051d8ef7 ad2fdbb7.386e3dac
#[test]
fn CORE_MAW_010_motion_denied() {
    check(CardClass::Hunter, &[Give("CORE_MAW_010"), Cost("CORE_MAW_010", 2), WrittenAs("CORE_MAW_010", "MAW_010")]);
}

/// # Defense Attorney Nathanos
///
/// `CORE_MAW_011` · Hunter minion · 6 mana · 4/4
///
/// > **Battlecry: Discover** a friendly **Deathrattle** minion that died this game. Gain its **Deathrattle** and then trigger it.
///
/// State: Reprint
//~ reprint CORE_MAW_011 8e3e94c6 fecafbf0 b2248450.46a11672
#[test]
fn CORE_MAW_011_defense_attorney_nathanos() {
    check(
        CardClass::Hunter,
        &[
            Give("CORE_MAW_011"),
            Cost("CORE_MAW_011", 6),
            Stats("CORE_MAW_011", 4, 4),
            WrittenAs("CORE_MAW_011", "MAW_011"),
        ],
    );
}

/// # Frenzied Fangs
///
/// `CORE_REV_350` · Hunter spell · 2 mana
///
/// > Summon two 2/1 Bats. **Infuse (@):** Give them +1/+2.
///
/// State: Reprint
//~ reprint CORE_REV_350 1183e8c1 5a63b677 6ac2c0ff.edbb67e0
#[test]
fn CORE_REV_350_frenzied_fangs() {
    check(CardClass::Hunter, &[Give("CORE_REV_350"), Cost("CORE_REV_350", 2), WrittenAs("CORE_REV_350", "REV_350")]);
}

/// # Stonebound Gargon
///
/// `CORE_REV_352` · Hunter minion · 4 mana · 3/5
///
/// > **Rush Infuse (@):** Also damages the minions next to whomever this attacks.
///
/// State: Reprint
//~ reprint CORE_REV_352 c5fb180f c208c9c5 d84f14d0.eb8180bb
#[test]
fn CORE_REV_352_stonebound_gargon() {
    check(
        CardClass::Hunter,
        &[
            Give("CORE_REV_352"),
            Cost("CORE_REV_352", 4),
            Stats("CORE_REV_352", 3, 5),
            Has("CORE_REV_352", GameTag::RUSH),
            WrittenAs("CORE_REV_352", "REV_352"),
        ],
    );
}

/// # Huntsman Altimor
///
/// `CORE_REV_353` · Hunter minion · 7 mana · 5/4
///
/// > **Battlecry:** Summon a Gargon Companion. **Infuse ({0}):** Summon another. **Infuse ({1}):** And another!
///
/// State: Reprint
//~ reprint CORE_REV_353 ee0e2d46 d70c071a 0ea15b68.618c380d
#[test]
fn CORE_REV_353_huntsman_altimor() {
    check(
        CardClass::Hunter,
        &[
            Give("CORE_REV_353"),
            Cost("CORE_REV_353", 7),
            Stats("CORE_REV_353", 5, 4),
            WrittenAs("CORE_REV_353", "REV_353"),
        ],
    );
}

/// # Batty Guest
///
/// `CORE_REV_356` · Hunter minion · 1 mana · 1/1
///
/// > **Deathrattle:** Summon a 2/1 Bat.
///
/// State: Reprint
//~ reprint CORE_REV_356 de92e894 fcec6e02 b1bc11a9.03c903bc
#[test]
fn CORE_REV_356_batty_guest() {
    check(
        CardClass::Hunter,
        &[
            Give("CORE_REV_356"),
            Cost("CORE_REV_356", 1),
            Stats("CORE_REV_356", 1, 1),
            WrittenAs("CORE_REV_356", "REV_356"),
        ],
    );
}

/// # Spirit Poacher
///
/// `CORE_REV_360` · Hunter minion · 2 mana · 2/2
///
/// > **Battlecry:** Summon a random **Dormant** Wildseed.
///
/// State: Reprint
//~ reprint CORE_REV_360 ab6c4886 48a0b351 2db3e07f.1dc9f588
#[test]
fn CORE_REV_360_spirit_poacher() {
    check(
        CardClass::Hunter,
        &[
            Give("CORE_REV_360"),
            Cost("CORE_REV_360", 2),
            Stats("CORE_REV_360", 2, 2),
            WrittenAs("CORE_REV_360", "REV_360"),
        ],
    );
}

/// # Wild Spirits
///
/// `CORE_REV_361` · Hunter spell · Nature · 3 mana
///
/// > Summon two different **Dormant** Wildseeds. Make your Wildseeds awaken 1 turn sooner.
///
/// State: Reprint
//~ reprint CORE_REV_361 bc6a64d0 1a504041 905ca024.f3277c9d
#[test]
fn CORE_REV_361_wild_spirits() {
    check(CardClass::Hunter, &[Give("CORE_REV_361"), Cost("CORE_REV_361", 3), WrittenAs("CORE_REV_361", "REV_361")]);
}

/// # Castle Kennels
///
/// `CORE_REV_362` · Hunter location · 2 mana · 0 uses
///
/// > Give a friendly minion +2 Attack. If it's a Beast, give it **Rush**.
///
/// State: Reprint
//~ reprint CORE_REV_362 c519c175 a110c557 3c88fd12.391c6939
#[test]
fn CORE_REV_362_castle_kennels() {
    check(CardClass::Hunter, &[Give("CORE_REV_362"), Cost("CORE_REV_362", 2), WrittenAs("CORE_REV_362", "REV_362")]);
}

/// # Ara'lon
///
/// `CORE_REV_363` · Hunter minion · 5 mana · 4/5
///
/// > **Battlecry:** Summon one of each **Dormant** Wildseed.
///
/// State: Reprint
//~ reprint CORE_REV_363 d3147201 f660b1eb 3cdcee37.ee1820b9
#[test]
fn CORE_REV_363_aralon() {
    check(
        CardClass::Hunter,
        &[
            Give("CORE_REV_363"),
            Cost("CORE_REV_363", 5),
            Stats("CORE_REV_363", 4, 5),
            WrittenAs("CORE_REV_363", "REV_363"),
        ],
    );
}

/// # Stag Charge
///
/// `CORE_REV_364` · Hunter spell · 3 mana
///
/// > Deal $3 damage. Summon a random **Dormant** Wildseed.
///
/// State: Reprint
//~ reprint CORE_REV_364 4f6b45ce b3fbd3c1 6ded1ff6.2cf22e76
#[test]
fn CORE_REV_364_stag_charge() {
    check(CardClass::Hunter, &[Give("CORE_REV_364"), Cost("CORE_REV_364", 3), WrittenAs("CORE_REV_364", "REV_364")]);
}

/// # Collateral Damage
///
/// `CORE_REV_369` · Hunter spell · 8 mana
///
/// > Deal $6 damage to three random enemy minions. Excess damage hits the enemy hero.
///
/// State: Reprint
//~ reprint CORE_REV_369 0de160dd c4361403 3c8d5f19.dc50cc81
#[test]
fn CORE_REV_369_collateral_damage() {
    check(CardClass::Hunter, &[Give("CORE_REV_369"), Cost("CORE_REV_369", 8), WrittenAs("CORE_REV_369", "REV_369")]);
}

/// # Master's Call
///
/// `CORE_TRL_339` · Hunter spell · 3 mana
///
/// > **Discover** a minion from your deck. If all 3 are Beasts, draw them all instead.
///
/// State: Reprint
//~ reprint CORE_TRL_339 1d86ed41 c9e38557 4e4a9d1e.feca9563
#[test]
fn CORE_TRL_339_masters_call() {
    check(CardClass::Hunter, &[Give("CORE_TRL_339"), Cost("CORE_TRL_339", 3), WrittenAs("CORE_TRL_339", "TRL_339")]);
}

/// # Springpaw
///
/// `CORE_TRL_348` · Hunter minion · 1 mana · 1/1
///
/// > **Rush Battlecry:** Add a 1/1 Lynx with **Rush** to your hand.
///
/// State: Reprint
//~ reprint CORE_TRL_348 56839fed 8e4a45b4 372562a1.292677ea
#[test]
fn CORE_TRL_348_springpaw() {
    check(
        CardClass::Hunter,
        &[
            Give("CORE_TRL_348"),
            Cost("CORE_TRL_348", 1),
            Stats("CORE_TRL_348", 1, 1),
            Has("CORE_TRL_348", GameTag::RUSH),
            WrittenAs("CORE_TRL_348", "TRL_348"),
        ],
    );
}

/// # Terrorscale Stalker
///
/// `CORE_UNG_800` · Hunter minion · 2 mana · 2/3
///
/// > **Battlecry:** Trigger a friendly minion's **Deathrattle**.
///
/// State: Reprint
//~ reprint CORE_UNG_800 7ae21970 8561625b 21acb7d4.2964c921
#[test]
fn CORE_UNG_800_terrorscale_stalker() {
    check(
        CardClass::Hunter,
        &[
            Give("CORE_UNG_800"),
            Cost("CORE_UNG_800", 2),
            Stats("CORE_UNG_800", 2, 3),
            WrittenAs("CORE_UNG_800", "UNG_800"),
        ],
    );
}

/// # Selective Breeder
///
/// `CS3_015` · Hunter minion · 2 mana · 1/3
///
/// > **Battlecry: Discover** a copy of a Beast in your deck.
///
/// State: Reprint
//~ reprint CS3_015 0adf116d 6decd92e 1e5c3dc5.22490f65
#[test]
fn CS3_015_selective_breeder() {
    check(
        CardClass::Hunter,
        &[Give("CS3_015"), Cost("CS3_015", 2), Stats("CS3_015", 1, 3), WrittenAs("CS3_015", "LEG_CS3_015")],
    );
}
