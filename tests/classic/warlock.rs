//! Warlock cards of Classic, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Blood Imp
///
/// `CS2_059` · Warlock minion · 1 mana · 0/1
///
/// > **Stealth**. At the end of your turn, give another random friendly minion +1 Health.
///
/// State: Todo
//~ CS2_059 todo d5559d2c 7a6d41cc
#[test]
#[ignore = "todo: CS2_059 Blood Imp"]
fn CS2_059_blood_imp() {
    check(
        CardClass::Warlock,
        &[Give("CS2_059"), Cost("CS2_059", 1), Stats("CS2_059", 0, 1), Has("CS2_059", GameTag::STEALTH), Unwritten],
    );
}

/// # Felguard
///
/// `EX1_301` · Warlock minion · 3 mana · 3/5
///
/// > **Taunt Battlecry:** Destroy one of your Mana Crystals.
///
/// State: Todo
//~ EX1_301 todo 728c4884 9cf1b5ad
#[test]
#[ignore = "todo: EX1_301 Felguard"]
fn EX1_301_felguard() {
    check(
        CardClass::Warlock,
        &[Give("EX1_301"), Cost("EX1_301", 3), Stats("EX1_301", 3, 5), Has("EX1_301", GameTag::TAUNT), Unwritten],
    );
}

/// # Shadowflame
///
/// `EX1_303` · Warlock spell · Shadow · 4 mana
///
/// > Destroy a friendly minion and deal its Attack damage to all enemy minions.
///
/// State: Todo
//~ EX1_303 todo c097d02e 91f18d40
#[test]
#[ignore = "todo: EX1_303 Shadowflame"]
fn EX1_303_shadowflame() {
    check(CardClass::Warlock, &[Give("EX1_303"), Cost("EX1_303", 4), Targets("EX1_303", &[FriendlyMinion]), Unwritten]);
}

/// # Void Terror
///
/// `EX1_304` · Warlock minion · 3 mana · 3/4
///
/// > **Battlecry:** Destroy both adjacent minions and gain their Attack and Health.
///
/// State: Todo
//~ EX1_304 todo 99a30bf2 93478d4f
#[test]
#[ignore = "todo: EX1_304 Void Terror"]
fn EX1_304_void_terror() {
    check(CardClass::Warlock, &[Give("EX1_304"), Cost("EX1_304", 3), Stats("EX1_304", 3, 4), Unwritten]);
}

/// # Siphon Soul
///
/// `EX1_309` · Warlock spell · Shadow · 4 mana
///
/// > Destroy a minion. Restore #3 Health to your hero.
///
/// State: Todo
//~ EX1_309 todo 8e12220d feb48f63
#[test]
#[ignore = "todo: EX1_309 Siphon Soul"]
fn EX1_309_siphon_soul() {
    check(
        CardClass::Warlock,
        &[Give("EX1_309"), Cost("EX1_309", 4), Targets("EX1_309", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Doomguard
///
/// `EX1_310` · Warlock minion · 5 mana · 5/7
///
/// > **Charge**. **Battlecry:** Discard two random cards.
///
/// State: Todo
//~ EX1_310 todo d57ab98a 52d0486a
#[test]
#[ignore = "todo: EX1_310 Doomguard"]
fn EX1_310_doomguard() {
    check(
        CardClass::Warlock,
        &[Give("EX1_310"), Cost("EX1_310", 5), Stats("EX1_310", 5, 7), Has("EX1_310", GameTag::CHARGE), Unwritten],
    );
}

/// # Twisting Nether
///
/// `EX1_312` · Warlock spell · Shadow · 8 mana
///
/// > Destroy all minions and locations.
///
/// State: Todo
//~ EX1_312 todo 842aea50 0a7d7bb2
#[test]
#[ignore = "todo: EX1_312 Twisting Nether"]
fn EX1_312_twisting_nether() {
    check(CardClass::Warlock, &[Give("EX1_312"), Cost("EX1_312", 8), Unwritten]);
}

/// # Pit Lord
///
/// `EX1_313` · Warlock minion · 4 mana · 5/6
///
/// > **Battlecry:** Deal 5 damage to your hero.
///
/// State: Todo
//~ EX1_313 todo 8011578a 4e5d5935
#[test]
#[ignore = "todo: EX1_313 Pit Lord"]
fn EX1_313_pit_lord() {
    check(CardClass::Warlock, &[Give("EX1_313"), Cost("EX1_313", 4), Stats("EX1_313", 5, 6), Unwritten]);
}

/// # Summoning Portal
///
/// `EX1_315` · Warlock minion · 4 mana · 0/4
///
/// > Your minions cost (2) less, but not less than (1).
///
/// State: Todo
//~ EX1_315 todo 7cc5d199 c1ff79f4
#[test]
#[ignore = "todo: EX1_315 Summoning Portal"]
fn EX1_315_summoning_portal() {
    check(CardClass::Warlock, &[Give("EX1_315"), Cost("EX1_315", 4), Stats("EX1_315", 0, 4), Unwritten]);
}

/// # Power Overwhelming
///
/// `EX1_316` · Warlock spell · Shadow · 1 mana
///
/// > Give a friendly minion +4/+4 until end of turn. Then, it dies. Horribly.
///
/// State: Todo
//~ EX1_316 todo 3b8c3e7b 86b69a95
#[test]
#[ignore = "todo: EX1_316 Power Overwhelming"]
fn EX1_316_power_overwhelming() {
    check(CardClass::Warlock, &[Give("EX1_316"), Cost("EX1_316", 1), Targets("EX1_316", &[FriendlyMinion]), Unwritten]);
}

/// # Sense Demons
///
/// `EX1_317` · Warlock spell · Shadow · 3 mana
///
/// > Draw 2 Demons from your deck.
///
/// State: Todo
//~ EX1_317 todo 4dd2dfbb 1d13ad0a
#[test]
#[ignore = "todo: EX1_317 Sense Demons"]
fn EX1_317_sense_demons() {
    check(CardClass::Warlock, &[Give("EX1_317"), Cost("EX1_317", 3), Unwritten]);
}

/// # Worthless Imp
///
/// `EX1_317t` · Warlock minion · 1 mana · 1/1
///
/// > *You are out of demons! At least there are always imps...*
///
/// State: Todo
//~ EX1_317t todo 0dc826f8 9c1f1d16
#[test]
#[ignore = "todo: EX1_317t Worthless Imp"]
fn EX1_317t_worthless_imp() {
    check(CardClass::Warlock, &[Give("EX1_317t"), Cost("EX1_317t", 1), Stats("EX1_317t", 1, 1), Unwritten]);
}

/// # Flame Imp
///
/// `EX1_319` · Warlock minion · 1 mana · 3/2
///
/// > **Battlecry:** Deal 3 damage to your hero.
///
/// State: Todo
//~ EX1_319 todo 3727cbcd 198bb6fe
#[test]
#[ignore = "todo: EX1_319 Flame Imp"]
fn EX1_319_flame_imp() {
    check(CardClass::Warlock, &[Give("EX1_319"), Cost("EX1_319", 1), Stats("EX1_319", 3, 2), Unwritten]);
}

/// # Bane of Doom
///
/// `EX1_320` · Warlock spell · Shadow · 5 mana
///
/// > Deal $3 damage to a character. If it dies, summon a random Demon.
///
/// State: Todo
//~ EX1_320 todo 7a153b43 0a0f6b0a
#[test]
#[ignore = "todo: EX1_320 Bane of Doom"]
fn EX1_320_bane_of_doom() {
    check(
        CardClass::Warlock,
        &[
            Give("EX1_320"),
            Cost("EX1_320", 5),
            Targets("EX1_320", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Lord Jaraxxus
///
/// `EX1_323` · Warlock hero · 8 mana · 30 health, 5 armor
///
/// > **Battlecry:** Equip a 3/8 Blood Fury.~GAMEPLAY ASPROXY EX1 323
///
/// State: Todo
//~ EX1_323 todo bba070a9 b6bdc9a2
#[test]
#[ignore = "todo: EX1_323 Lord Jaraxxus"]
fn EX1_323_lord_jaraxxus() {
    check(CardClass::Warlock, &[Give("EX1_323"), Cost("EX1_323", 8), Unwritten]);
}

/// # Blood Fury
///
/// `EX1_323w` · Warlock weapon · 3 mana · 3/8 durability
///
/// State: Vanilla
//~ EX1_323w vanilla 21b7c5c5 5a4d217b
#[test]
fn EX1_323w_blood_fury() {
    check(
        CardClass::Warlock,
        &[
            Give("EX1_323w"),
            Cost("EX1_323w", 3),
            Stats("EX1_323w", 3, 8),
            Play("EX1_323w", Nothing),
            In(The("EX1_323w"), Zone::Play),
        ],
    );
}

/// # Demonfire
///
/// `EX1_596` · Warlock spell · Fel · 2 mana
///
/// > Deal $2 damage to a minion. If it’s a friendly Demon, give it +2/+2 instead.
///
/// State: Todo
//~ EX1_596 todo 646a4c05 028595fc
#[test]
#[ignore = "todo: EX1_596 Demonfire"]
fn EX1_596_demonfire() {
    check(
        CardClass::Warlock,
        &[Give("EX1_596"), Cost("EX1_596", 2), Targets("EX1_596", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # INFERNO!
///
/// `EX1_tk33` · Warlock hero power · 2 mana
///
/// > Summon a 6/6 Infernal.
///
/// State: Todo
//~ EX1_tk33 todo 737ad9d0 5c582d95
#[test]
#[ignore = "todo: EX1_tk33 INFERNO!"]
fn EX1_tk33_inferno() {
    check(CardClass::Warlock, &[HasHeroPower("EX1_tk33"), Cost("EX1_tk33", 2), Unwritten]);
}

/// # Infernal
///
/// `EX1_tk34` · Warlock minion · 6 mana · 6/6
///
/// State: Vanilla
//~ EX1_tk34 vanilla 224e6c0d 34e48202
#[test]
fn EX1_tk34_infernal() {
    check(
        CardClass::Warlock,
        &[
            Give("EX1_tk34"),
            Cost("EX1_tk34", 6),
            Stats("EX1_tk34", 6, 6),
            Play("EX1_tk34", Nothing),
            In(The("EX1_tk34"), Zone::Play),
            Now(The("EX1_tk34"), 6, 6),
        ],
    );
}
