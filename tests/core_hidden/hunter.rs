//! Hunter cards of Core (past years), each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Lock and Load
///
/// `CORE_AT_061` · Hunter spell · 0 mana
///
/// > Each time you cast a spell this turn, get a random Hunter card.
///
/// State: Todo
//~ CORE_AT_061 todo 1f175332 c5f9f304
#[test]
#[ignore = "todo: CORE_AT_061 Lock and Load"]
fn CORE_AT_061_lock_and_load() {
    check(CardClass::Hunter, &[Give("CORE_AT_061"), Cost("CORE_AT_061", 0), Unwritten]);
}

/// # Ice Trap
///
/// `CORE_AV_226` · Hunter spell · Frost · 2 mana
///
/// > **Secret:** When your opponent casts a spell, return it to their hand instead. It costs (1) more.
///
/// State: Todo
//~ CORE_AV_226 todo 470e7948 888340dc
#[test]
#[ignore = "todo: CORE_AV_226 Ice Trap"]
fn CORE_AV_226_ice_trap() {
    check(CardClass::Hunter, &[Give("CORE_AV_226"), Cost("CORE_AV_226", 2), Unwritten]);
}

/// # Barak Kodobane
///
/// `CORE_BAR_551` · Hunter minion · 5 mana · 3/5
///
/// > **Battlecry:** Draw a 1, 2, and 3-Cost spell.
///
/// State: Todo
//~ CORE_BAR_551 todo 57f9fd06 7fcdd962
#[test]
#[ignore = "todo: CORE_BAR_551 Barak Kodobane"]
fn CORE_BAR_551_barak_kodobane() {
    check(CardClass::Hunter, &[Give("CORE_BAR_551"), Cost("CORE_BAR_551", 5), Stats("CORE_BAR_551", 3, 5), Unwritten]);
}

/// # Marked Shot
///
/// `CORE_DAL_371` · Hunter spell · 4 mana
///
/// > Deal $4 damage to a minion. **Discover** a spell.
///
/// State: Todo
//~ CORE_DAL_371 todo 6fe15583 a4b3f836
#[test]
#[ignore = "todo: CORE_DAL_371 Marked Shot"]
fn CORE_DAL_371_marked_shot() {
    check(CardClass::Hunter, &[Give("CORE_DAL_371"), Cost("CORE_DAL_371", 4), Unwritten]);
}

/// # Doggie Biscuit
///
/// `CORE_DED_009` · Hunter spell · 2 mana
///
/// > **Tradeable** Give a minion +2/+3. After you **Trade** this, give a friendly minion **Rush**.
///
/// State: Todo
//~ CORE_DED_009 todo 74f632c8 42b00763
#[test]
#[ignore = "todo: CORE_DED_009 Doggie Biscuit"]
fn CORE_DED_009_doggie_biscuit() {
    check(CardClass::Hunter, &[Give("CORE_DED_009"), Cost("CORE_DED_009", 2), Unwritten]);
}

/// # Veranus
///
/// `CORE_DRG_095` · Hunter minion · 6 mana · 7/6
///
/// > **Battlecry:** Change the Health of all enemy minions to 1.
///
/// State: Todo
//~ CORE_DRG_095 todo fcc7dd78 cd2e919b
#[test]
#[ignore = "todo: CORE_DRG_095 Veranus"]
fn CORE_DRG_095_veranus() {
    check(CardClass::Hunter, &[Give("CORE_DRG_095"), Cost("CORE_DRG_095", 6), Stats("CORE_DRG_095", 7, 6), Unwritten]);
}

/// # Scavenging Hyena
///
/// `CORE_EX1_531` · Hunter minion · 2 mana · 2/2
///
/// > Whenever a friendly Beast dies, gain +2/+1.
///
/// State: Todo
//~ CORE_EX1_531 todo 5eb539ed 3c6da77f
#[test]
#[ignore = "todo: CORE_EX1_531 Scavenging Hyena"]
fn CORE_EX1_531_scavenging_hyena() {
    check(CardClass::Hunter, &[Give("CORE_EX1_531"), Cost("CORE_EX1_531", 2), Stats("CORE_EX1_531", 2, 2), Unwritten]);
}

/// # Savannah Highmane
///
/// `CORE_EX1_534` · Hunter minion · 6 mana · 7/5
///
/// > **Deathrattle:** Summon two 2/2 Hyenas.
///
/// State: Todo
//~ CORE_EX1_534 todo 874f389d 0cb2a7e9
#[test]
#[ignore = "todo: CORE_EX1_534 Savannah Highmane"]
fn CORE_EX1_534_savannah_highmane() {
    check(CardClass::Hunter, &[Give("CORE_EX1_534"), Cost("CORE_EX1_534", 6), Stats("CORE_EX1_534", 7, 5), Unwritten]);
}

/// # Kill Command
///
/// `CORE_EX1_539` · Hunter spell · 3 mana
///
/// > Deal $3 damage. If you control a Beast, deal $5 damage instead.
///
/// State: Todo
//~ CORE_EX1_539 todo c880c3b3 56f3881b
#[test]
#[ignore = "todo: CORE_EX1_539 Kill Command"]
fn CORE_EX1_539_kill_command() {
    check(CardClass::Hunter, &[Give("CORE_EX1_539"), Cost("CORE_EX1_539", 3), Unwritten]);
}

/// # King Krush
///
/// `CORE_EX1_543` · Hunter minion · 9 mana · 8/8
///
/// > **Charge**
///
/// State: Vanilla
//~ CORE_EX1_543 vanilla 271480ce c01ec1fe
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
/// State: Todo
//~ CORE_EX1_554 todo a668263d 2cb50916
#[test]
#[ignore = "todo: CORE_EX1_554 Snake Trap"]
fn CORE_EX1_554_snake_trap() {
    check(CardClass::Hunter, &[Give("CORE_EX1_554"), Cost("CORE_EX1_554", 2), Unwritten]);
}

/// # Deadly Shot
///
/// `CORE_EX1_617` · Hunter spell · 3 mana
///
/// > Destroy a random enemy minion.
///
/// State: Todo
//~ CORE_EX1_617 todo 17b361d8 74809862
#[test]
#[ignore = "todo: CORE_EX1_617 Deadly Shot"]
fn CORE_EX1_617_deadly_shot() {
    check(CardClass::Hunter, &[Give("CORE_EX1_617"), Cost("CORE_EX1_617", 3), Unwritten]);
}

/// # Lesser Emerald Spellstone
///
/// `CORE_FB_Champs_LOOT_080` · Hunter spell · Nature · 5 mana
///
/// > Summon two 3/3 Wolves. *(Play a **Secret** to upgrade.)*
///
/// State: Todo
//~ CORE_FB_Champs_LOOT_080 todo 043e53f0 f196f99b
#[test]
#[ignore = "todo: CORE_FB_Champs_LOOT_080 Lesser Emerald Spellstone"]
fn CORE_FB_Champs_LOOT_080_lesser_emerald_spellstone() {
    check(CardClass::Hunter, &[Give("CORE_FB_Champs_LOOT_080"), Cost("CORE_FB_Champs_LOOT_080", 5), Unwritten]);
}

/// # Webspinner
///
/// `CORE_FP1_011` · Hunter minion · 1 mana · 1/1
///
/// > **Deathrattle:** Get a random Beast.
///
/// State: Todo
//~ CORE_FP1_011 todo d89b7c01 4c167878
#[test]
#[ignore = "todo: CORE_FP1_011 Webspinner"]
fn CORE_FP1_011_webspinner() {
    check(CardClass::Hunter, &[Give("CORE_FP1_011"), Cost("CORE_FP1_011", 1), Stats("CORE_FP1_011", 1, 1), Unwritten]);
}

/// # Rexxar's Gift
///
/// `CORE_GIFT_03` · Hunter spell · 1 mana
///
/// > **Discover** a **Temporary** Quick Shot, Deadly Shot, or Explosive Shot.
///
/// State: Todo
//~ CORE_GIFT_03 todo f6ae724e 4ccb3ec7
#[test]
#[ignore = "todo: CORE_GIFT_03 Rexxar's Gift"]
fn CORE_GIFT_03_rexxars_gift() {
    check(CardClass::Hunter, &[Give("CORE_GIFT_03"), Cost("CORE_GIFT_03", 1), Unwritten]);
}

/// # Houndmaster Shaw
///
/// `CORE_GIL_650` · Hunter minion · 4 mana · 3/6
///
/// > Your other minions have **Rush**.
///
/// State: Todo
//~ CORE_GIL_650 todo ad0cf898 0cbf5be5
#[test]
#[ignore = "todo: CORE_GIL_650 Houndmaster Shaw"]
fn CORE_GIL_650_houndmaster_shaw() {
    check(CardClass::Hunter, &[Give("CORE_GIL_650"), Cost("CORE_GIL_650", 4), Stats("CORE_GIL_650", 3, 6), Unwritten]);
}

/// # Dire Frenzy
///
/// `CORE_GIL_828` · Hunter spell · 4 mana
///
/// > Give a Beast +3/+3. Shuffle 3 copies into your deck with +3/+3.
///
/// State: Todo
//~ CORE_GIL_828 todo eaac2bf5 cc924504
#[test]
#[ignore = "todo: CORE_GIL_828 Dire Frenzy"]
fn CORE_GIL_828_dire_frenzy() {
    check(CardClass::Hunter, &[Give("CORE_GIL_828"), Cost("CORE_GIL_828", 4), Unwritten]);
}

/// # Exploding Bloatbat
///
/// `CORE_ICC_021` · Hunter minion · 4 mana · 2/1
///
/// > **Deathrattle:** Deal 2 damage to all enemy minions.
///
/// State: Todo
//~ CORE_ICC_021 todo 65e0189c bb3e8dc3
#[test]
#[ignore = "todo: CORE_ICC_021 Exploding Bloatbat"]
fn CORE_ICC_021_exploding_bloatbat() {
    check(CardClass::Hunter, &[Give("CORE_ICC_021"), Cost("CORE_ICC_021", 4), Stats("CORE_ICC_021", 2, 1), Unwritten]);
}

/// # Toxic Arrow
///
/// `CORE_ICC_049` · Hunter spell · Nature · 2 mana
///
/// > Deal $2 damage to a minion. If it survives, give it **Poisonous**.
///
/// State: Todo
//~ CORE_ICC_049 todo 50511c74 8bd05fa4
#[test]
#[ignore = "todo: CORE_ICC_049 Toxic Arrow"]
fn CORE_ICC_049_toxic_arrow() {
    check(CardClass::Hunter, &[Give("CORE_ICC_049"), Cost("CORE_ICC_049", 2), Unwritten]);
}

/// # Play Dead
///
/// `CORE_ICC_052` · Hunter spell · 1 mana
///
/// > Trigger a friendly minion's **Deathrattle**.
///
/// State: Todo
//~ CORE_ICC_052 todo 70c37d83 7dae419a
#[test]
#[ignore = "todo: CORE_ICC_052 Play Dead"]
fn CORE_ICC_052_play_dead() {
    check(CardClass::Hunter, &[Give("CORE_ICC_052"), Cost("CORE_ICC_052", 1), Unwritten]);
}

/// # Venomstrike Trap
///
/// `CORE_ICC_200` · Hunter spell · 2 mana
///
/// > **Secret:** When one of your minions is attacked, summon a 2/3 **Poisonous** Cobra.
///
/// State: Todo
//~ CORE_ICC_200 todo d3a9e90e 498b81d9
#[test]
#[ignore = "todo: CORE_ICC_200 Venomstrike Trap"]
fn CORE_ICC_200_venomstrike_trap() {
    check(CardClass::Hunter, &[Give("CORE_ICC_200"), Cost("CORE_ICC_200", 2), Unwritten]);
}

/// # Professor Putricide
///
/// `CORE_ICC_204` · Hunter minion · 4 mana · 5/4
///
/// > After you play a **Secret**, put a random Hunter **Secret** into the battlefield.
///
/// State: Todo
//~ CORE_ICC_204 todo acb99657 79c3f563
#[test]
#[ignore = "todo: CORE_ICC_204 Professor Putricide"]
fn CORE_ICC_204_professor_putricide() {
    check(CardClass::Hunter, &[Give("CORE_ICC_204"), Cost("CORE_ICC_204", 4), Stats("CORE_ICC_204", 5, 4), Unwritten]);
}

/// # Corpse Widow
///
/// `CORE_ICC_243` · Hunter minion · 5 mana · 4/6
///
/// > Your **Deathrattle** cards cost (2) less.
///
/// State: Todo
//~ CORE_ICC_243 todo dee18c91 53a2c4f2
#[test]
#[ignore = "todo: CORE_ICC_243 Corpse Widow"]
fn CORE_ICC_243_corpse_widow() {
    check(CardClass::Hunter, &[Give("CORE_ICC_243"), Cost("CORE_ICC_243", 5), Stats("CORE_ICC_243", 4, 6), Unwritten]);
}

/// # Stitched Tracker
///
/// `CORE_ICC_415` · Hunter minion · 3 mana · 2/2
///
/// > **Battlecry: Discover** a copy of a minion in your deck.
///
/// State: Todo
//~ CORE_ICC_415 todo be73abbe ac0a95c5
#[test]
#[ignore = "todo: CORE_ICC_415 Stitched Tracker"]
fn CORE_ICC_415_stitched_tracker() {
    check(CardClass::Hunter, &[Give("CORE_ICC_415"), Cost("CORE_ICC_415", 3), Stats("CORE_ICC_415", 2, 2), Unwritten]);
}

/// # Bearshark
///
/// `CORE_ICC_419` · Hunter minion · 3 mana · 4/3
///
/// > **Elusive**
///
/// State: Vanilla
//~ CORE_ICC_419 vanilla 0a6a138c afcf89ed
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
/// State: Todo
//~ CORE_ICC_825 todo a4d5a87d 7784aec7
#[test]
#[ignore = "todo: CORE_ICC_825 Abominable Bowman"]
fn CORE_ICC_825_abominable_bowman() {
    check(CardClass::Hunter, &[Give("CORE_ICC_825"), Cost("CORE_ICC_825", 7), Stats("CORE_ICC_825", 6, 7), Unwritten]);
}

/// # Deathstalker Rexxar
///
/// `CORE_ICC_828` · Hunter hero · 6 mana · 30 health, 5 armor
///
/// > **Battlecry:** Deal 2 damage to all enemy minions.
///
/// State: Todo
//~ CORE_ICC_828 todo bdeba00d fa361ef6
#[test]
#[ignore = "todo: CORE_ICC_828 Deathstalker Rexxar"]
fn CORE_ICC_828_deathstalker_rexxar() {
    check(CardClass::Hunter, &[Give("CORE_ICC_828"), Cost("CORE_ICC_828", 6), Unwritten]);
}

/// # Cat Trick
///
/// `CORE_KAR_004` · Hunter spell · 2 mana
///
/// > **Secret:** After your opponent casts a spell, summon a 4/2 Panther with **Stealth**.
///
/// State: Todo
//~ CORE_KAR_004 todo c04ca91f 8c596cc7
#[test]
#[ignore = "todo: CORE_KAR_004 Cat Trick"]
fn CORE_KAR_004_cat_trick() {
    check(CardClass::Hunter, &[Give("CORE_KAR_004"), Cost("CORE_KAR_004", 2), Unwritten]);
}

/// # Cloaked Huntress
///
/// `CORE_KAR_006` · Hunter minion · 3 mana · 3/4
///
/// > Your **Secrets** cost (0).
///
/// State: Todo
//~ CORE_KAR_006 todo 03f378e6 88a8e71a
#[test]
#[ignore = "todo: CORE_KAR_006 Cloaked Huntress"]
fn CORE_KAR_006_cloaked_huntress() {
    check(CardClass::Hunter, &[Give("CORE_KAR_006"), Cost("CORE_KAR_006", 3), Stats("CORE_KAR_006", 3, 4), Unwritten]);
}

/// # Wandering Monster
///
/// `CORE_LOOT_079` · Hunter spell · 2 mana
///
/// > **Secret:** When an enemy attacks your hero, summon a 3-Cost minion as the new target.
///
/// State: Todo
//~ CORE_LOOT_079 todo d443686c af9eea4c
#[test]
#[ignore = "todo: CORE_LOOT_079 Wandering Monster"]
fn CORE_LOOT_079_wandering_monster() {
    check(CardClass::Hunter, &[Give("CORE_LOOT_079"), Cost("CORE_LOOT_079", 2), Unwritten]);
}

/// # Candleshot
///
/// `CORE_LOOT_222` · Hunter weapon · 1 mana · 1/3 durability
///
/// > Your hero is **Immune** while attacking.
///
/// State: Todo
//~ CORE_LOOT_222 todo da5accd8 edf9882f
#[test]
#[ignore = "todo: CORE_LOOT_222 Candleshot"]
fn CORE_LOOT_222_candleshot() {
    check(
        CardClass::Hunter,
        &[Give("CORE_LOOT_222"), Cost("CORE_LOOT_222", 1), Stats("CORE_LOOT_222", 1, 3), Unwritten],
    );
}

/// # Shadehound
///
/// `CORE_MAW_009` · Hunter minion · 5 mana · 6/5
///
/// > Whenever this attacks, give your other Beasts +2/+2. **Infuse (@ Beasts):** Gain **Rush**.
///
/// State: Todo
//~ CORE_MAW_009 todo 01543184 3180676c
#[test]
#[ignore = "todo: CORE_MAW_009 Shadehound"]
fn CORE_MAW_009_shadehound() {
    check(CardClass::Hunter, &[Give("CORE_MAW_009"), Cost("CORE_MAW_009", 5), Stats("CORE_MAW_009", 6, 5), Unwritten]);
}

/// # Motion Denied
///
/// `CORE_MAW_010` · Hunter spell · 2 mana
///
/// > **Secret:** After your opponent plays three cards in a turn, deal $6 damage to the enemy hero.
///
/// State: Todo
//~ CORE_MAW_010 todo 9d563409 6bd65562
#[test]
#[ignore = "todo: CORE_MAW_010 Motion Denied"]
fn CORE_MAW_010_motion_denied() {
    check(CardClass::Hunter, &[Give("CORE_MAW_010"), Cost("CORE_MAW_010", 2), Unwritten]);
}

/// # Defense Attorney Nathanos
///
/// `CORE_MAW_011` · Hunter minion · 6 mana · 4/4
///
/// > **Battlecry: Discover** a friendly **Deathrattle** minion that died this game. Gain its **Deathrattle** and then trigger it.
///
/// State: Todo
//~ CORE_MAW_011 todo 58d31d23 4d7f82a5
#[test]
#[ignore = "todo: CORE_MAW_011 Defense Attorney Nathanos"]
fn CORE_MAW_011_defense_attorney_nathanos() {
    check(CardClass::Hunter, &[Give("CORE_MAW_011"), Cost("CORE_MAW_011", 6), Stats("CORE_MAW_011", 4, 4), Unwritten]);
}

/// # Frenzied Fangs
///
/// `CORE_REV_350` · Hunter spell · 2 mana
///
/// > Summon two 2/1 Bats. **Infuse (@):** Give them +1/+2.
///
/// State: Todo
//~ CORE_REV_350 todo 41c76646 4add9ffc
#[test]
#[ignore = "todo: CORE_REV_350 Frenzied Fangs"]
fn CORE_REV_350_frenzied_fangs() {
    check(CardClass::Hunter, &[Give("CORE_REV_350"), Cost("CORE_REV_350", 2), Unwritten]);
}

/// # Stonebound Gargon
///
/// `CORE_REV_352` · Hunter minion · 4 mana · 3/5
///
/// > **Rush Infuse (@):** Also damages the minions next to whomever this attacks.
///
/// State: Todo
//~ CORE_REV_352 todo 7fb85266 59a14e13
#[test]
#[ignore = "todo: CORE_REV_352 Stonebound Gargon"]
fn CORE_REV_352_stonebound_gargon() {
    check(
        CardClass::Hunter,
        &[
            Give("CORE_REV_352"),
            Cost("CORE_REV_352", 4),
            Stats("CORE_REV_352", 3, 5),
            Has("CORE_REV_352", GameTag::RUSH),
            Unwritten,
        ],
    );
}

/// # Huntsman Altimor
///
/// `CORE_REV_353` · Hunter minion · 7 mana · 5/4
///
/// > **Battlecry:** Summon a Gargon Companion. **Infuse ({0}):** Summon another. **Infuse ({1}):** And another!
///
/// State: Todo
//~ CORE_REV_353 todo 14e48231 c20a9c46
#[test]
#[ignore = "todo: CORE_REV_353 Huntsman Altimor"]
fn CORE_REV_353_huntsman_altimor() {
    check(CardClass::Hunter, &[Give("CORE_REV_353"), Cost("CORE_REV_353", 7), Stats("CORE_REV_353", 5, 4), Unwritten]);
}

/// # Batty Guest
///
/// `CORE_REV_356` · Hunter minion · 1 mana · 1/1
///
/// > **Deathrattle:** Summon a 2/1 Bat.
///
/// State: Todo
//~ CORE_REV_356 todo 5c62e227 6a33c861
#[test]
#[ignore = "todo: CORE_REV_356 Batty Guest"]
fn CORE_REV_356_batty_guest() {
    check(CardClass::Hunter, &[Give("CORE_REV_356"), Cost("CORE_REV_356", 1), Stats("CORE_REV_356", 1, 1), Unwritten]);
}

/// # Spirit Poacher
///
/// `CORE_REV_360` · Hunter minion · 2 mana · 2/2
///
/// > **Battlecry:** Summon a random **Dormant** Wildseed.
///
/// State: Todo
//~ CORE_REV_360 todo dc8e415a b0acc838
#[test]
#[ignore = "todo: CORE_REV_360 Spirit Poacher"]
fn CORE_REV_360_spirit_poacher() {
    check(CardClass::Hunter, &[Give("CORE_REV_360"), Cost("CORE_REV_360", 2), Stats("CORE_REV_360", 2, 2), Unwritten]);
}

/// # Wild Spirits
///
/// `CORE_REV_361` · Hunter spell · Nature · 3 mana
///
/// > Summon two different **Dormant** Wildseeds. Make your Wildseeds awaken 1 turn sooner.
///
/// State: Todo
//~ CORE_REV_361 todo 9c63ca3c 4bb5f7f7
#[test]
#[ignore = "todo: CORE_REV_361 Wild Spirits"]
fn CORE_REV_361_wild_spirits() {
    check(CardClass::Hunter, &[Give("CORE_REV_361"), Cost("CORE_REV_361", 3), Unwritten]);
}

/// # Castle Kennels
///
/// `CORE_REV_362` · Hunter location · 2 mana · 0 uses
///
/// > Give a friendly minion +2 Attack. If it's a Beast, give it **Rush**.
///
/// State: Todo
//~ CORE_REV_362 todo d5487e1d 16617525
#[test]
#[ignore = "todo: CORE_REV_362 Castle Kennels"]
fn CORE_REV_362_castle_kennels() {
    check(CardClass::Hunter, &[Give("CORE_REV_362"), Cost("CORE_REV_362", 2), Unwritten]);
}

/// # Ara'lon
///
/// `CORE_REV_363` · Hunter minion · 5 mana · 4/5
///
/// > **Battlecry:** Summon one of each **Dormant** Wildseed.
///
/// State: Todo
//~ CORE_REV_363 todo fe187264 79fa66b8
#[test]
#[ignore = "todo: CORE_REV_363 Ara'lon"]
fn CORE_REV_363_aralon() {
    check(CardClass::Hunter, &[Give("CORE_REV_363"), Cost("CORE_REV_363", 5), Stats("CORE_REV_363", 4, 5), Unwritten]);
}

/// # Stag Charge
///
/// `CORE_REV_364` · Hunter spell · 3 mana
///
/// > Deal $3 damage. Summon a random **Dormant** Wildseed.
///
/// State: Todo
//~ CORE_REV_364 todo 68739de6 fa9ee3da
#[test]
#[ignore = "todo: CORE_REV_364 Stag Charge"]
fn CORE_REV_364_stag_charge() {
    check(CardClass::Hunter, &[Give("CORE_REV_364"), Cost("CORE_REV_364", 3), Unwritten]);
}

/// # Collateral Damage
///
/// `CORE_REV_369` · Hunter spell · 8 mana
///
/// > Deal $6 damage to three random enemy minions. Excess damage hits the enemy hero.
///
/// State: Todo
//~ CORE_REV_369 todo 01f086d4 0dd66367
#[test]
#[ignore = "todo: CORE_REV_369 Collateral Damage"]
fn CORE_REV_369_collateral_damage() {
    check(CardClass::Hunter, &[Give("CORE_REV_369"), Cost("CORE_REV_369", 8), Unwritten]);
}

/// # Master's Call
///
/// `CORE_TRL_339` · Hunter spell · 3 mana
///
/// > **Discover** a minion from your deck. If all 3 are Beasts, draw them all instead.
///
/// State: Todo
//~ CORE_TRL_339 todo 3578b781 0f2d89d4
#[test]
#[ignore = "todo: CORE_TRL_339 Master's Call"]
fn CORE_TRL_339_masters_call() {
    check(CardClass::Hunter, &[Give("CORE_TRL_339"), Cost("CORE_TRL_339", 3), Unwritten]);
}

/// # Springpaw
///
/// `CORE_TRL_348` · Hunter minion · 1 mana · 1/1
///
/// > **Rush Battlecry:** Add a 1/1 Lynx with **Rush** to your hand.
///
/// State: Todo
//~ CORE_TRL_348 todo d0fc392b c8388b74
#[test]
#[ignore = "todo: CORE_TRL_348 Springpaw"]
fn CORE_TRL_348_springpaw() {
    check(
        CardClass::Hunter,
        &[
            Give("CORE_TRL_348"),
            Cost("CORE_TRL_348", 1),
            Stats("CORE_TRL_348", 1, 1),
            Has("CORE_TRL_348", GameTag::RUSH),
            Unwritten,
        ],
    );
}

/// # Terrorscale Stalker
///
/// `CORE_UNG_800` · Hunter minion · 2 mana · 2/3
///
/// > **Battlecry:** Trigger a friendly minion's **Deathrattle**.
///
/// State: Todo
//~ CORE_UNG_800 todo 113915fd f9eeea8f
#[test]
#[ignore = "todo: CORE_UNG_800 Terrorscale Stalker"]
fn CORE_UNG_800_terrorscale_stalker() {
    check(CardClass::Hunter, &[Give("CORE_UNG_800"), Cost("CORE_UNG_800", 2), Stats("CORE_UNG_800", 2, 3), Unwritten]);
}

/// # Selective Breeder
///
/// `CS3_015` · Hunter minion · 2 mana · 1/3
///
/// > **Battlecry: Discover** a copy of a Beast in your deck.
///
/// State: Todo
//~ CS3_015 todo cfe49e78 6685f14f
#[test]
#[ignore = "todo: CS3_015 Selective Breeder"]
fn CS3_015_selective_breeder() {
    check(CardClass::Hunter, &[Give("CS3_015"), Cost("CS3_015", 2), Stats("CS3_015", 1, 3), Unwritten]);
}
