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
/// State: Reprint
//~ reprint VAN_CS2_057 b9769501 c663e589 af1076a9.61a07e95
#[test]
fn VAN_CS2_057_shadow_bolt() {
    check(CardClass::Warlock, &[Give("VAN_CS2_057"), Cost("VAN_CS2_057", 3), WrittenAs("VAN_CS2_057", "CS2_057")]);
}

/// # Blood Imp
///
/// `VAN_CS2_059` · Warlock minion · 1 mana · 0/1
///
/// > **Stealth**. At the end of your turn, give another random friendly minion +1 Health.
///
/// State: Reprint
//~ reprint VAN_CS2_059 7dbed118 50ba2abd 186a670e.d3f1125a
#[test]
fn VAN_CS2_059_blood_imp() {
    check(
        CardClass::Warlock,
        &[
            Give("VAN_CS2_059"),
            Cost("VAN_CS2_059", 1),
            Stats("VAN_CS2_059", 0, 1),
            Has("VAN_CS2_059", GameTag::STEALTH),
            WrittenAs("VAN_CS2_059", "CS2_059"),
        ],
    );
}

/// # Drain Life
///
/// `VAN_CS2_061` · Warlock spell · 3 mana
///
/// > Deal $2 damage. Restore #2 Health to your hero.
///
/// State: Reprint
//~ reprint VAN_CS2_061 31311c25 da4db722 c66f7a67.3743f787
#[test]
fn VAN_CS2_061_drain_life() {
    check(CardClass::Warlock, &[Give("VAN_CS2_061"), Cost("VAN_CS2_061", 3), WrittenAs("VAN_CS2_061", "CS2_061")]);
}

/// # Hellfire
///
/// `VAN_CS2_062` · Warlock spell · 4 mana
///
/// > Deal $3 damage to ALL characters.
///
/// State: Reprint
//~ reprint VAN_CS2_062 120d330e 588a3e5f b2373f6d.7d977b6c
#[test]
fn VAN_CS2_062_hellfire() {
    check(CardClass::Warlock, &[Give("VAN_CS2_062"), Cost("VAN_CS2_062", 4), WrittenAs("VAN_CS2_062", "CS2_062")]);
}

/// # Corruption
///
/// `VAN_CS2_063` · Warlock spell · 1 mana
///
/// > Choose an enemy minion. At the start of your turn, destroy it.
///
/// State: Reprint
//~ reprint VAN_CS2_063 c0125c52 be1c47c6 d5448186.d2435a67
#[test]
fn VAN_CS2_063_corruption() {
    check(CardClass::Warlock, &[Give("VAN_CS2_063"), Cost("VAN_CS2_063", 1), WrittenAs("VAN_CS2_063", "CS2_063")]);
}

/// # Dread Infernal
///
/// `VAN_CS2_064` · Warlock minion · 6 mana · 6/6
///
/// > **Battlecry:** Deal 1 damage to ALL other characters.
///
/// State: Reprint
//~ reprint VAN_CS2_064 240e3a7e 697d0963 e0e307bd.3cdad07d
#[test]
fn VAN_CS2_064_dread_infernal() {
    check(
        CardClass::Warlock,
        &[Give("VAN_CS2_064"), Cost("VAN_CS2_064", 6), Stats("VAN_CS2_064", 6, 6), WrittenAs("VAN_CS2_064", "CS2_064")],
    );
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
/// State: Reprint
//~ reprint VAN_EX1_301 7c4bdf3a 92feef45 54357668.dd1adacf
#[test]
fn VAN_EX1_301_felguard() {
    check(
        CardClass::Warlock,
        &[
            Give("VAN_EX1_301"),
            Cost("VAN_EX1_301", 3),
            Stats("VAN_EX1_301", 3, 5),
            Has("VAN_EX1_301", GameTag::TAUNT),
            WrittenAs("VAN_EX1_301", "EX1_301"),
        ],
    );
}

/// # Mortal Coil
///
/// `VAN_EX1_302` · Warlock spell · 1 mana
///
/// > Deal $1 damage to a minion. If it dies, draw a card.
///
/// State: Reprint
//~ reprint VAN_EX1_302 9b29c2d3 f025ff73 f9946f59.b5bc5ddb
#[test]
fn VAN_EX1_302_mortal_coil() {
    check(CardClass::Warlock, &[Give("VAN_EX1_302"), Cost("VAN_EX1_302", 1), WrittenAs("VAN_EX1_302", "EX1_302")]);
}

/// # Shadowflame
///
/// `VAN_EX1_303` · Warlock spell · 4 mana
///
/// > Destroy a friendly minion and deal its Attack damage to all enemy minions.
///
/// State: Reprint
//~ reprint VAN_EX1_303 0239dc31 3d061c1f de49b405.e25a402f
#[test]
fn VAN_EX1_303_shadowflame() {
    check(CardClass::Warlock, &[Give("VAN_EX1_303"), Cost("VAN_EX1_303", 4), WrittenAs("VAN_EX1_303", "EX1_303")]);
}

/// # Void Terror
///
/// `VAN_EX1_304` · Warlock minion · 3 mana · 3/3
///
/// > **Battlecry:** Destroy both adjacent minions and gain their Attack and Health.
///
/// State: Reprint
//~ reprint VAN_EX1_304 a4085927 ab7c365a fd41b047.d1e4f92d
#[test]
fn VAN_EX1_304_void_terror() {
    check(
        CardClass::Warlock,
        &[Give("VAN_EX1_304"), Cost("VAN_EX1_304", 3), Stats("VAN_EX1_304", 3, 3), WrittenAs("VAN_EX1_304", "EX1_304")],
    );
}

/// # Felstalker
///
/// `VAN_EX1_306` · Warlock minion · 2 mana · 4/3
///
/// > **Battlecry:** Discard a random card.
///
/// State: Reprint
//~ reprint VAN_EX1_306 180797a4 69d05d6d 23acd4b8.8bb606ff
#[test]
fn VAN_EX1_306_felstalker() {
    check(
        CardClass::Warlock,
        &[Give("VAN_EX1_306"), Cost("VAN_EX1_306", 2), Stats("VAN_EX1_306", 4, 3), WrittenAs("VAN_EX1_306", "EX1_306")],
    );
}

/// # Soulfire
///
/// `VAN_EX1_308` · Warlock spell · 0 mana
///
/// > Deal $4 damage. Discard a random card.
///
/// State: Reprint
//~ reprint VAN_EX1_308 a4b50262 e8c66515 05cd42b1.6902ff8b
#[test]
fn VAN_EX1_308_soulfire() {
    check(CardClass::Warlock, &[Give("VAN_EX1_308"), Cost("VAN_EX1_308", 0), WrittenAs("VAN_EX1_308", "EX1_308")]);
}

/// # Siphon Soul
///
/// `VAN_EX1_309` · Warlock spell · 6 mana
///
/// > Destroy a minion. Restore #3 Health to your hero.
///
/// State: Reprint
//~ reprint VAN_EX1_309 cc768841 48dc1744 21093727.221a4393
#[test]
fn VAN_EX1_309_siphon_soul() {
    check(CardClass::Warlock, &[Give("VAN_EX1_309"), Cost("VAN_EX1_309", 6), WrittenAs("VAN_EX1_309", "EX1_309")]);
}

/// # Doomguard
///
/// `VAN_EX1_310` · Warlock minion · 5 mana · 5/7
///
/// > **Charge**. **Battlecry:** Discard two random cards.
///
/// State: Reprint
//~ reprint VAN_EX1_310 3e7c1ca4 a6b968b1 0481ac35.9189cdf5
#[test]
fn VAN_EX1_310_doomguard() {
    check(
        CardClass::Warlock,
        &[
            Give("VAN_EX1_310"),
            Cost("VAN_EX1_310", 5),
            Stats("VAN_EX1_310", 5, 7),
            Has("VAN_EX1_310", GameTag::CHARGE),
            WrittenAs("VAN_EX1_310", "EX1_310"),
        ],
    );
}

/// # Twisting Nether
///
/// `VAN_EX1_312` · Warlock spell · 8 mana
///
/// > Destroy all minions.
///
/// State: Done
//~ done VAN_EX1_312 25a1f805 - bdeccd18.ebf33692
#[test]
fn VAN_EX1_312_twisting_nether() {
    check(
        CardClass::Warlock,
        &[
            Give("VAN_EX1_312"),
            Cost("VAN_EX1_312", 8),
            Enemy("CS2_182"),
            Friend("CS2_182"),
            Play("VAN_EX1_312", Nothing),
            BoardCount(Mine, 0),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Pit Lord
///
/// `VAN_EX1_313` · Warlock minion · 4 mana · 5/6
///
/// > **Battlecry:** Deal 5 damage to your hero.
///
/// State: Reprint
//~ reprint VAN_EX1_313 60a6259f 010413c0 feccff75.3cb28fe0
#[test]
fn VAN_EX1_313_pit_lord() {
    check(
        CardClass::Warlock,
        &[Give("VAN_EX1_313"), Cost("VAN_EX1_313", 4), Stats("VAN_EX1_313", 5, 6), WrittenAs("VAN_EX1_313", "EX1_313")],
    );
}

/// # Summoning Portal
///
/// `VAN_EX1_315` · Warlock minion · 4 mana · 0/4
///
/// > Your minions cost (2) less, but not less than (1).
///
/// State: Reprint
//~ reprint VAN_EX1_315 527b59d6 c7b45648 f4048d04.81f5d9b3
#[test]
fn VAN_EX1_315_summoning_portal() {
    check(
        CardClass::Warlock,
        &[Give("VAN_EX1_315"), Cost("VAN_EX1_315", 4), Stats("VAN_EX1_315", 0, 4), WrittenAs("VAN_EX1_315", "EX1_315")],
    );
}

/// # Power Overwhelming
///
/// `VAN_EX1_316` · Warlock spell · 1 mana
///
/// > Give a friendly minion +4/+4 until end of turn. Then, it dies. Horribly.
///
/// State: Reprint
//~ reprint VAN_EX1_316 0a6b7bb3 b26143b3 90b3b061.b638bfe3
#[test]
fn VAN_EX1_316_power_overwhelming() {
    check(CardClass::Warlock, &[Give("VAN_EX1_316"), Cost("VAN_EX1_316", 1), WrittenAs("VAN_EX1_316", "EX1_316")]);
}

/// # Sense Demons
///
/// `VAN_EX1_317` · Warlock spell · 3 mana
///
/// > Draw 2 Demons from your deck.
///
/// State: Reprint
//~ reprint VAN_EX1_317 c5108c7e d96f5b63 92246f87.52150b78
#[test]
fn VAN_EX1_317_sense_demons() {
    check(CardClass::Warlock, &[Give("VAN_EX1_317"), Cost("VAN_EX1_317", 3), WrittenAs("VAN_EX1_317", "EX1_317")]);
}

/// # Flame Imp
///
/// `VAN_EX1_319` · Warlock minion · 1 mana · 3/2
///
/// > **Battlecry:** Deal 3 damage to your hero.
///
/// State: Reprint
//~ reprint VAN_EX1_319 21025fa6 ee5a908b cb209c7a.0597849a
#[test]
fn VAN_EX1_319_flame_imp() {
    check(
        CardClass::Warlock,
        &[Give("VAN_EX1_319"), Cost("VAN_EX1_319", 1), Stats("VAN_EX1_319", 3, 2), WrittenAs("VAN_EX1_319", "EX1_319")],
    );
}

/// # Bane of Doom
///
/// `VAN_EX1_320` · Warlock spell · 5 mana
///
/// > Deal $3 damage to a character. If it dies, summon a random Demon.
///
/// State: Reprint
//~ reprint VAN_EX1_320 2abfaef8 b9f9a59b 7df6af14.fa18af9a
#[test]
fn VAN_EX1_320_bane_of_doom() {
    check(CardClass::Warlock, &[Give("VAN_EX1_320"), Cost("VAN_EX1_320", 5), WrittenAs("VAN_EX1_320", "EX1_320")]);
}

/// # Lord Jaraxxus
///
/// `VAN_EX1_323` · Warlock minion · 9 mana · 3/15
///
/// > **Battlecry:** Destroy your hero and replace it with Lord Jaraxxus.
///
/// State: Done
//~ done VAN_EX1_323 d7549ce8 - b331ba00.dc718566
#[test]
fn VAN_EX1_323_lord_jaraxxus() {
    check(
        CardClass::Warlock,
        &[
            Give("VAN_EX1_323"),
            Cost("VAN_EX1_323", 9),
            Stats("VAN_EX1_323", 3, 15),
            Play("VAN_EX1_323", Nothing),
            Is(MyHero, "EX1_323h"),
            Health(MyHero, 15),
            Is(MyWeapon, "EX1_323w"),
            BoardCount(Mine, 0),
            Is(MyPower, "EX1_tk33"),
            Now(MyWeapon, 3, 8),
        ],
    );
}

/// # Demonfire
///
/// `VAN_EX1_596` · Warlock spell · 2 mana
///
/// > Deal $2 damage to a minion. If it’s a friendly Demon, give it +2/+2 instead.
///
/// State: Reprint
//~ reprint VAN_EX1_596 78da106d 8b72dfdd e49dfedf.a239216a
#[test]
fn VAN_EX1_596_demonfire() {
    check(CardClass::Warlock, &[Give("VAN_EX1_596"), Cost("VAN_EX1_596", 2), WrittenAs("VAN_EX1_596", "EX1_596")]);
}

/// # INFERNO!
///
/// `VAN_EX1_tk33` · Warlock hero power · 2 mana
///
/// > **Hero Power** Summon a 6/6 Infernal.
///
/// State: Done
//~ done VAN_EX1_tk33 3a119a49 - 7a249a18.cdf5bb4c
#[test]
fn VAN_EX1_tk33_inferno() {
    check(
        CardClass::Warlock,
        &[
            HasHeroPower("VAN_EX1_tk33"),
            Cost("VAN_EX1_tk33", 2),
            HeroPower(Nothing),
            Is(My(0), "VAN_EX1_tk34"),
            Now(My(0), 6, 6),
        ],
    );
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
/// State: Reprint
//~ reprint VAN_HERO_07bp 4fa1b222 b69788a8 ecb85651.e8df63bd
#[test]
fn VAN_HERO_07bp_life_tap() {
    check(
        CardClass::Warlock,
        &[HasHeroPower("VAN_HERO_07bp"), Cost("VAN_HERO_07bp", 2), WrittenAs("VAN_HERO_07bp", "HERO_07bp")],
    );
}

/// # Soul Tap
///
/// `VAN_HERO_07bp2` · Warlock hero power · 2 mana
///
/// > **Hero Power** Draw a card.
///
/// State: Reprint
//~ reprint VAN_HERO_07bp2 08ca5bfe 5dfac871 c3db13f2.6bf9cd73
#[test]
fn VAN_HERO_07bp2_soul_tap() {
    check(
        CardClass::Warlock,
        &[HasHeroPower("VAN_HERO_07bp2"), Cost("VAN_HERO_07bp2", 2), WrittenAs("VAN_HERO_07bp2", "HERO_07bp2")],
    );
}

/// # Sacrificial Pact
///
/// `VAN_NEW1_003` · Warlock spell · 0 mana
///
/// > Destroy a Demon. Restore #5 Health to your hero.
///
/// State: Done
//~ done VAN_NEW1_003 3d2491e6 - 866466a7.bca4f173
#[test]
fn VAN_NEW1_003_sacrificial_pact() {
    check(
        CardClass::Warlock,
        &[
            Give("VAN_NEW1_003"),
            Cost("VAN_NEW1_003", 0),
            Enemy("CS2_065"),
            Enemy("CS2_182"),
            Friend("CS2_065"),
            Targets("VAN_NEW1_003", &[FriendlyMinion, EnemyMinion]),
            CannotTarget("VAN_NEW1_003", Their(1)),
            Hurt(MyHero, 10),
            Play("VAN_NEW1_003", On(Their(0))),
            Dead(Nth(1)),
            Health(MyHero, 25),
        ],
    );
}
