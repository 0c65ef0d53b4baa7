//! Warlock cards of Vanilla, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 810a0dfd

/// # Shadow Bolt
///
/// `VAN_CS2_057` · Warlock spell · 3 mana
///
/// > Deal $4 damage to a minion.
///
/// State: Todo
//~ todo VAN_CS2_057 b9769501 03d9a0af af1076a9.61a07e95
#[test]
#[ignore = "todo: VAN_CS2_057 Shadow Bolt"]
fn VAN_CS2_057_shadow_bolt() {
    check(CardClass::Warlock, &[Give("VAN_CS2_057"), Cost("VAN_CS2_057", 3), Unwritten]);
}

/// # Blood Imp
///
/// `VAN_CS2_059` · Warlock minion · 1 mana · 0/1
///
/// > **Stealth**. At the end of your turn, give another random friendly minion +1 Health.
///
/// State: Todo
//~ todo VAN_CS2_059 7dbed118 460f499a 186a670e.d3f1125a
#[test]
#[ignore = "todo: VAN_CS2_059 Blood Imp"]
fn VAN_CS2_059_blood_imp() {
    check(
        CardClass::Warlock,
        &[
            Give("VAN_CS2_059"),
            Cost("VAN_CS2_059", 1),
            Stats("VAN_CS2_059", 0, 1),
            Has("VAN_CS2_059", GameTag::STEALTH),
            Unwritten,
        ],
    );
}

/// # Drain Life
///
/// `VAN_CS2_061` · Warlock spell · 3 mana
///
/// > Deal $2 damage. Restore #2 Health to your hero.
///
/// State: Todo
//~ todo VAN_CS2_061 31311c25 f15f709f c66f7a67.3743f787
#[test]
#[ignore = "todo: VAN_CS2_061 Drain Life"]
fn VAN_CS2_061_drain_life() {
    check(CardClass::Warlock, &[Give("VAN_CS2_061"), Cost("VAN_CS2_061", 3), Unwritten]);
}

/// # Hellfire
///
/// `VAN_CS2_062` · Warlock spell · 4 mana
///
/// > Deal $3 damage to ALL characters.
///
/// State: Todo
//~ todo VAN_CS2_062 120d330e cd02ba17 b2373f6d.7d977b6c
#[test]
#[ignore = "todo: VAN_CS2_062 Hellfire"]
fn VAN_CS2_062_hellfire() {
    check(CardClass::Warlock, &[Give("VAN_CS2_062"), Cost("VAN_CS2_062", 4), Unwritten]);
}

/// # Corruption
///
/// `VAN_CS2_063` · Warlock spell · 1 mana
///
/// > Choose an enemy minion. At the start of your turn, destroy it.
///
/// State: Todo
//~ todo VAN_CS2_063 c0125c52 c938618a d5448186.d2435a67
#[test]
#[ignore = "todo: VAN_CS2_063 Corruption"]
fn VAN_CS2_063_corruption() {
    check(CardClass::Warlock, &[Give("VAN_CS2_063"), Cost("VAN_CS2_063", 1), Unwritten]);
}

/// # Dread Infernal
///
/// `VAN_CS2_064` · Warlock minion · 6 mana · 6/6
///
/// > **Battlecry:** Deal 1 damage to ALL other characters.
///
/// State: Todo
//~ todo VAN_CS2_064 240e3a7e 3efa8379 e0e307bd.3cdad07d
#[test]
#[ignore = "todo: VAN_CS2_064 Dread Infernal"]
fn VAN_CS2_064_dread_infernal() {
    check(CardClass::Warlock, &[Give("VAN_CS2_064"), Cost("VAN_CS2_064", 6), Stats("VAN_CS2_064", 6, 6), Unwritten]);
}

/// # Voidwalker
///
/// `VAN_CS2_065` · Warlock minion · 1 mana · 1/3
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla VAN_CS2_065 4eeea62c aa966efc 2ea178a4.4b0c5d24
#[test]
fn VAN_CS2_065_voidwalker() {
    check(
        CardClass::Warlock,
        &[
            Give("VAN_CS2_065"),
            Cost("VAN_CS2_065", 1),
            Stats("VAN_CS2_065", 1, 3),
            Has("VAN_CS2_065", GameTag::TAUNT),
            Play("VAN_CS2_065", Nothing),
            In(The("VAN_CS2_065"), Zone::Play),
            Now(The("VAN_CS2_065"), 1, 3),
            HasNow(The("VAN_CS2_065"), GameTag::TAUNT),
        ],
    );
}

/// # Felguard
///
/// `VAN_EX1_301` · Warlock minion · 3 mana · 3/5
///
/// > **Taunt Battlecry:** Destroy one of your Mana Crystals.
///
/// State: Todo
//~ todo VAN_EX1_301 7c4bdf3a 2a01b556 54357668.dd1adacf
#[test]
#[ignore = "todo: VAN_EX1_301 Felguard"]
fn VAN_EX1_301_felguard() {
    check(
        CardClass::Warlock,
        &[
            Give("VAN_EX1_301"),
            Cost("VAN_EX1_301", 3),
            Stats("VAN_EX1_301", 3, 5),
            Has("VAN_EX1_301", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Mortal Coil
///
/// `VAN_EX1_302` · Warlock spell · 1 mana
///
/// > Deal $1 damage to a minion. If it dies, draw a card.
///
/// State: Todo
//~ todo VAN_EX1_302 9b29c2d3 4d091374 f9946f59.b5bc5ddb
#[test]
#[ignore = "todo: VAN_EX1_302 Mortal Coil"]
fn VAN_EX1_302_mortal_coil() {
    check(CardClass::Warlock, &[Give("VAN_EX1_302"), Cost("VAN_EX1_302", 1), Unwritten]);
}

/// # Shadowflame
///
/// `VAN_EX1_303` · Warlock spell · 4 mana
///
/// > Destroy a friendly minion and deal its Attack damage to all enemy minions.
///
/// State: Todo
//~ todo VAN_EX1_303 0239dc31 c0d563e7 de49b405.e25a402f
#[test]
#[ignore = "todo: VAN_EX1_303 Shadowflame"]
fn VAN_EX1_303_shadowflame() {
    check(CardClass::Warlock, &[Give("VAN_EX1_303"), Cost("VAN_EX1_303", 4), Unwritten]);
}

/// # Void Terror
///
/// `VAN_EX1_304` · Warlock minion · 3 mana · 3/3
///
/// > **Battlecry:** Destroy both adjacent minions and gain their Attack and Health.
///
/// State: Todo
//~ todo VAN_EX1_304 a4085927 12671bf2 fd41b047.d1e4f92d
#[test]
#[ignore = "todo: VAN_EX1_304 Void Terror"]
fn VAN_EX1_304_void_terror() {
    check(CardClass::Warlock, &[Give("VAN_EX1_304"), Cost("VAN_EX1_304", 3), Stats("VAN_EX1_304", 3, 3), Unwritten]);
}

/// # Felstalker
///
/// `VAN_EX1_306` · Warlock minion · 2 mana · 4/3
///
/// > **Battlecry:** Discard a random card.
///
/// State: Todo
//~ todo VAN_EX1_306 180797a4 304586b3 23acd4b8.8bb606ff
#[test]
#[ignore = "todo: VAN_EX1_306 Felstalker"]
fn VAN_EX1_306_felstalker() {
    check(CardClass::Warlock, &[Give("VAN_EX1_306"), Cost("VAN_EX1_306", 2), Stats("VAN_EX1_306", 4, 3), Unwritten]);
}

/// # Soulfire
///
/// `VAN_EX1_308` · Warlock spell · 0 mana
///
/// > Deal $4 damage. Discard a random card.
///
/// State: Todo
//~ todo VAN_EX1_308 a4b50262 59dc21da 05cd42b1.6902ff8b
#[test]
#[ignore = "todo: VAN_EX1_308 Soulfire"]
fn VAN_EX1_308_soulfire() {
    check(CardClass::Warlock, &[Give("VAN_EX1_308"), Cost("VAN_EX1_308", 0), Unwritten]);
}

/// # Siphon Soul
///
/// `VAN_EX1_309` · Warlock spell · 6 mana
///
/// > Destroy a minion. Restore #3 Health to your hero.
///
/// State: Todo
//~ todo VAN_EX1_309 cc768841 833f67c0 21093727.221a4393
#[test]
#[ignore = "todo: VAN_EX1_309 Siphon Soul"]
fn VAN_EX1_309_siphon_soul() {
    check(CardClass::Warlock, &[Give("VAN_EX1_309"), Cost("VAN_EX1_309", 6), Unwritten]);
}

/// # Doomguard
///
/// `VAN_EX1_310` · Warlock minion · 5 mana · 5/7
///
/// > **Charge**. **Battlecry:** Discard two random cards.
///
/// State: Todo
//~ todo VAN_EX1_310 3e7c1ca4 9120b7f2 0481ac35.9189cdf5
#[test]
#[ignore = "todo: VAN_EX1_310 Doomguard"]
fn VAN_EX1_310_doomguard() {
    check(
        CardClass::Warlock,
        &[
            Give("VAN_EX1_310"),
            Cost("VAN_EX1_310", 5),
            Stats("VAN_EX1_310", 5, 7),
            Has("VAN_EX1_310", GameTag::CHARGE),
            Unwritten,
        ],
    );
}

/// # Twisting Nether
///
/// `VAN_EX1_312` · Warlock spell · 8 mana
///
/// > Destroy all minions.
///
/// State: Todo
//~ todo VAN_EX1_312 25a1f805 b85a1bb1 bdeccd18.ebf33692
#[test]
#[ignore = "todo: VAN_EX1_312 Twisting Nether"]
fn VAN_EX1_312_twisting_nether() {
    check(CardClass::Warlock, &[Give("VAN_EX1_312"), Cost("VAN_EX1_312", 8), Unwritten]);
}

/// # Pit Lord
///
/// `VAN_EX1_313` · Warlock minion · 4 mana · 5/6
///
/// > **Battlecry:** Deal 5 damage to your hero.
///
/// State: Todo
//~ todo VAN_EX1_313 60a6259f b407a693 feccff75.3cb28fe0
#[test]
#[ignore = "todo: VAN_EX1_313 Pit Lord"]
fn VAN_EX1_313_pit_lord() {
    check(CardClass::Warlock, &[Give("VAN_EX1_313"), Cost("VAN_EX1_313", 4), Stats("VAN_EX1_313", 5, 6), Unwritten]);
}

/// # Summoning Portal
///
/// `VAN_EX1_315` · Warlock minion · 4 mana · 0/4
///
/// > Your minions cost (2) less, but not less than (1).
///
/// State: Todo
//~ todo VAN_EX1_315 527b59d6 c190742b f4048d04.81f5d9b3
#[test]
#[ignore = "todo: VAN_EX1_315 Summoning Portal"]
fn VAN_EX1_315_summoning_portal() {
    check(CardClass::Warlock, &[Give("VAN_EX1_315"), Cost("VAN_EX1_315", 4), Stats("VAN_EX1_315", 0, 4), Unwritten]);
}

/// # Power Overwhelming
///
/// `VAN_EX1_316` · Warlock spell · 1 mana
///
/// > Give a friendly minion +4/+4 until end of turn. Then, it dies. Horribly.
///
/// State: Todo
//~ todo VAN_EX1_316 0a6b7bb3 89ac5e5f 90b3b061.b638bfe3
#[test]
#[ignore = "todo: VAN_EX1_316 Power Overwhelming"]
fn VAN_EX1_316_power_overwhelming() {
    check(CardClass::Warlock, &[Give("VAN_EX1_316"), Cost("VAN_EX1_316", 1), Unwritten]);
}

/// # Sense Demons
///
/// `VAN_EX1_317` · Warlock spell · 3 mana
///
/// > Draw 2 Demons from your deck.
///
/// State: Todo
//~ todo VAN_EX1_317 c5108c7e 2e16174e 92246f87.52150b78
#[test]
#[ignore = "todo: VAN_EX1_317 Sense Demons"]
fn VAN_EX1_317_sense_demons() {
    check(CardClass::Warlock, &[Give("VAN_EX1_317"), Cost("VAN_EX1_317", 3), Unwritten]);
}

/// # Flame Imp
///
/// `VAN_EX1_319` · Warlock minion · 1 mana · 3/2
///
/// > **Battlecry:** Deal 3 damage to your hero.
///
/// State: Todo
//~ todo VAN_EX1_319 21025fa6 e3a2964e cb209c7a.0597849a
#[test]
#[ignore = "todo: VAN_EX1_319 Flame Imp"]
fn VAN_EX1_319_flame_imp() {
    check(CardClass::Warlock, &[Give("VAN_EX1_319"), Cost("VAN_EX1_319", 1), Stats("VAN_EX1_319", 3, 2), Unwritten]);
}

/// # Bane of Doom
///
/// `VAN_EX1_320` · Warlock spell · 5 mana
///
/// > Deal $3 damage to a character. If it dies, summon a random Demon.
///
/// State: Todo
//~ todo VAN_EX1_320 2abfaef8 04269faa 7df6af14.fa18af9a
#[test]
#[ignore = "todo: VAN_EX1_320 Bane of Doom"]
fn VAN_EX1_320_bane_of_doom() {
    check(CardClass::Warlock, &[Give("VAN_EX1_320"), Cost("VAN_EX1_320", 5), Unwritten]);
}

/// # Lord Jaraxxus
///
/// `VAN_EX1_323` · Warlock minion · 9 mana · 3/15
///
/// > **Battlecry:** Destroy your hero and replace it with Lord Jaraxxus.
///
/// State: Todo
//~ todo VAN_EX1_323 d7549ce8 b47c3613 b331ba00.dc718566
#[test]
#[ignore = "todo: VAN_EX1_323 Lord Jaraxxus"]
fn VAN_EX1_323_lord_jaraxxus() {
    check(CardClass::Warlock, &[Give("VAN_EX1_323"), Cost("VAN_EX1_323", 9), Stats("VAN_EX1_323", 3, 15), Unwritten]);
}

/// # Demonfire
///
/// `VAN_EX1_596` · Warlock spell · 2 mana
///
/// > Deal $2 damage to a minion. If it’s a friendly Demon, give it +2/+2 instead.
///
/// State: Todo
//~ todo VAN_EX1_596 78da106d be41c46f e49dfedf.a239216a
#[test]
#[ignore = "todo: VAN_EX1_596 Demonfire"]
fn VAN_EX1_596_demonfire() {
    check(CardClass::Warlock, &[Give("VAN_EX1_596"), Cost("VAN_EX1_596", 2), Unwritten]);
}

/// # INFERNO!
///
/// `VAN_EX1_tk33` · Warlock hero power · 2 mana
///
/// > **Hero Power** Summon a 6/6 Infernal.
///
/// State: Todo
//~ todo VAN_EX1_tk33 3a119a49 741c5633 7a249a18.cdf5bb4c
#[test]
#[ignore = "todo: VAN_EX1_tk33 INFERNO!"]
fn VAN_EX1_tk33_inferno() {
    check(CardClass::Warlock, &[HasHeroPower("VAN_EX1_tk33"), Cost("VAN_EX1_tk33", 2), Unwritten]);
}

/// # Infernal
///
/// `VAN_EX1_tk34` · Warlock minion · 6 mana · 6/6
///
/// State: Vanilla
//~ vanilla VAN_EX1_tk34 7840f1b8 556cfe13 ef02cf27
#[test]
fn VAN_EX1_tk34_infernal() {
    check(
        CardClass::Warlock,
        &[
            Give("VAN_EX1_tk34"),
            Cost("VAN_EX1_tk34", 6),
            Stats("VAN_EX1_tk34", 6, 6),
            Play("VAN_EX1_tk34", Nothing),
            In(The("VAN_EX1_tk34"), Zone::Play),
            Now(The("VAN_EX1_tk34"), 6, 6),
        ],
    );
}

/// # Life Tap
///
/// `VAN_HERO_07bp` · Warlock hero power · 2 mana
///
/// > **Hero Power** Draw a card and take $2 damage.
///
/// State: Todo
//~ todo VAN_HERO_07bp 4fa1b222 244ab46e ecb85651.e8df63bd
#[test]
#[ignore = "todo: VAN_HERO_07bp Life Tap"]
fn VAN_HERO_07bp_life_tap() {
    check(CardClass::Warlock, &[HasHeroPower("VAN_HERO_07bp"), Cost("VAN_HERO_07bp", 2), Unwritten]);
}

/// # Soul Tap
///
/// `VAN_HERO_07bp2` · Warlock hero power · 2 mana
///
/// > **Hero Power** Draw a card.
///
/// State: Todo
//~ todo VAN_HERO_07bp2 08ca5bfe 7eb27056 c3db13f2.6bf9cd73
#[test]
#[ignore = "todo: VAN_HERO_07bp2 Soul Tap"]
fn VAN_HERO_07bp2_soul_tap() {
    check(CardClass::Warlock, &[HasHeroPower("VAN_HERO_07bp2"), Cost("VAN_HERO_07bp2", 2), Unwritten]);
}

/// # Sacrificial Pact
///
/// `VAN_NEW1_003` · Warlock spell · 0 mana
///
/// > Destroy a Demon. Restore #5 Health to your hero.
///
/// State: Todo
//~ todo VAN_NEW1_003 3d2491e6 601d0e9b 866466a7.bca4f173
#[test]
#[ignore = "todo: VAN_NEW1_003 Sacrificial Pact"]
fn VAN_NEW1_003_sacrificial_pact() {
    check(CardClass::Warlock, &[Give("VAN_NEW1_003"), Cost("VAN_NEW1_003", 0), Unwritten]);
}
