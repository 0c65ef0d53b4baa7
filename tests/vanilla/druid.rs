//! Druid cards of Vanilla, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Claw
///
/// `VAN_CS2_005` · Druid spell · 1 mana
///
/// > Give your hero +2 Attack this turn. Gain 2 Armor.
///
/// State: Todo
//~ VAN_CS2_005 todo 16546cec 5d180e11
#[test]
#[ignore = "todo: VAN_CS2_005 Claw"]
fn VAN_CS2_005_claw() {
    check(CardClass::Druid, &[Give("VAN_CS2_005"), Cost("VAN_CS2_005", 1), Unwritten]);
}

/// # Healing Touch
///
/// `VAN_CS2_007` · Druid spell · 3 mana
///
/// > Restore #8 Health.
///
/// State: Todo
//~ VAN_CS2_007 todo 0cadbaa9 253027fa
#[test]
#[ignore = "todo: VAN_CS2_007 Healing Touch"]
fn VAN_CS2_007_healing_touch() {
    check(CardClass::Druid, &[Give("VAN_CS2_007"), Cost("VAN_CS2_007", 3), Unwritten]);
}

/// # Moonfire
///
/// `VAN_CS2_008` · Druid spell · 0 mana
///
/// > Deal $1 damage.
///
/// State: Todo
//~ VAN_CS2_008 todo d033b1e9 a3f26f10
#[test]
#[ignore = "todo: VAN_CS2_008 Moonfire"]
fn VAN_CS2_008_moonfire() {
    check(CardClass::Druid, &[Give("VAN_CS2_008"), Cost("VAN_CS2_008", 0), Unwritten]);
}

/// # Mark of the Wild
///
/// `VAN_CS2_009` · Druid spell · 2 mana
///
/// > Give a minion **Taunt** and +2/+2. *(+2 Attack/+2 Health)*
///
/// State: Todo
//~ VAN_CS2_009 todo b7c716c5 07b087b5
#[test]
#[ignore = "todo: VAN_CS2_009 Mark of the Wild"]
fn VAN_CS2_009_mark_of_the_wild() {
    check(CardClass::Druid, &[Give("VAN_CS2_009"), Cost("VAN_CS2_009", 2), Unwritten]);
}

/// # Savage Roar
///
/// `VAN_CS2_011` · Druid spell · 3 mana
///
/// > Give your characters +2 Attack this turn.
///
/// State: Todo
//~ VAN_CS2_011 todo 119e4d8f 53612331
#[test]
#[ignore = "todo: VAN_CS2_011 Savage Roar"]
fn VAN_CS2_011_savage_roar() {
    check(CardClass::Druid, &[Give("VAN_CS2_011"), Cost("VAN_CS2_011", 3), Unwritten]);
}

/// # Swipe
///
/// `VAN_CS2_012` · Druid spell · 4 mana
///
/// > Deal $4 damage to an enemy and $1 damage to all other enemies.
///
/// State: Todo
//~ VAN_CS2_012 todo 37603d30 edf9f2f1
#[test]
#[ignore = "todo: VAN_CS2_012 Swipe"]
fn VAN_CS2_012_swipe() {
    check(CardClass::Druid, &[Give("VAN_CS2_012"), Cost("VAN_CS2_012", 4), Unwritten]);
}

/// # Wild Growth
///
/// `VAN_CS2_013` · Druid spell · 2 mana
///
/// > Gain an empty Mana Crystal.
///
/// State: Todo
//~ VAN_CS2_013 todo 7a71c839 b26fa9e0
#[test]
#[ignore = "todo: VAN_CS2_013 Wild Growth"]
fn VAN_CS2_013_wild_growth() {
    check(CardClass::Druid, &[Give("VAN_CS2_013"), Cost("VAN_CS2_013", 2), Unwritten]);
}

/// # Ironbark Protector
///
/// `VAN_CS2_232` · Druid minion · 8 mana · 8/8
///
/// > **Taunt**
///
/// State: Vanilla
//~ VAN_CS2_232 vanilla 25d81827 2800cf22
#[test]
fn VAN_CS2_232_ironbark_protector() {
    check(
        CardClass::Druid,
        &[
            Give("VAN_CS2_232"),
            Cost("VAN_CS2_232", 8),
            Stats("VAN_CS2_232", 8, 8),
            Has("VAN_CS2_232", GameTag::TAUNT),
            Play("VAN_CS2_232", Nothing),
            In(The("VAN_CS2_232"), Zone::Play),
            Now(The("VAN_CS2_232"), 8, 8),
            HasNow(The("VAN_CS2_232"), GameTag::TAUNT),
        ],
    );
}

/// # Wrath
///
/// `VAN_EX1_154` · Druid spell · 2 mana
///
/// > **Choose One -** Deal $3 damage to a minion; or $1 damage and draw a card.
///
/// State: Todo
//~ VAN_EX1_154 todo e7f658d2 fb0fb324
#[test]
#[ignore = "todo: VAN_EX1_154 Wrath"]
fn VAN_EX1_154_wrath() {
    check(CardClass::Druid, &[Give("VAN_EX1_154"), Cost("VAN_EX1_154", 2), Unwritten]);
}

/// # Solar Wrath
///
/// `VAN_EX1_154a` · Druid spell · 2 mana
///
/// > Deal $3 damage to a minion.
///
/// State: Todo
//~ VAN_EX1_154a todo 6ecf98bd 3ac9ae1a
#[test]
#[ignore = "todo: VAN_EX1_154a Solar Wrath"]
fn VAN_EX1_154a_solar_wrath() {
    check(CardClass::Druid, &[Give("VAN_EX1_154a"), Cost("VAN_EX1_154a", 2), Unwritten]);
}

/// # Nature's Wrath
///
/// `VAN_EX1_154b` · Druid spell · 2 mana
///
/// > Deal $1 damage to a minion. Draw a card.
///
/// State: Todo
//~ VAN_EX1_154b todo 6ac6c066 2bb5903f
#[test]
#[ignore = "todo: VAN_EX1_154b Nature's Wrath"]
fn VAN_EX1_154b_natures_wrath() {
    check(CardClass::Druid, &[Give("VAN_EX1_154b"), Cost("VAN_EX1_154b", 2), Unwritten]);
}

/// # Mark of Nature
///
/// `VAN_EX1_155` · Druid spell · 3 mana
///
/// > **Choose One -** Give a minion +4 Attack; or +4 Health and **Taunt**.
///
/// State: Todo
//~ VAN_EX1_155 todo 67198e71 51a69442
#[test]
#[ignore = "todo: VAN_EX1_155 Mark of Nature"]
fn VAN_EX1_155_mark_of_nature() {
    check(CardClass::Druid, &[Give("VAN_EX1_155"), Cost("VAN_EX1_155", 3), Unwritten]);
}

/// # Tiger's Fury
///
/// `VAN_EX1_155a` · Druid spell · 3 mana
///
/// > +4 Attack.
///
/// State: Todo
//~ VAN_EX1_155a todo 946c82be b5d80c74
#[test]
#[ignore = "todo: VAN_EX1_155a Tiger's Fury"]
fn VAN_EX1_155a_tigers_fury() {
    check(CardClass::Druid, &[Give("VAN_EX1_155a"), Cost("VAN_EX1_155a", 3), Unwritten]);
}

/// # Thick Hide
///
/// `VAN_EX1_155b` · Druid spell · 3 mana
///
/// > +4 Health and **Taunt**.
///
/// State: Todo
//~ VAN_EX1_155b todo ba6d54f4 f2e47374
#[test]
#[ignore = "todo: VAN_EX1_155b Thick Hide"]
fn VAN_EX1_155b_thick_hide() {
    check(CardClass::Druid, &[Give("VAN_EX1_155b"), Cost("VAN_EX1_155b", 3), Unwritten]);
}

/// # Soul of the Forest
///
/// `VAN_EX1_158` · Druid spell · 4 mana
///
/// > Give your minions "**Deathrattle:** Summon a 2/2 Treant."
///
/// State: Todo
//~ VAN_EX1_158 todo 619bac01 db2a9e94
#[test]
#[ignore = "todo: VAN_EX1_158 Soul of the Forest"]
fn VAN_EX1_158_soul_of_the_forest() {
    check(CardClass::Druid, &[Give("VAN_EX1_158"), Cost("VAN_EX1_158", 4), Unwritten]);
}

/// # Power of the Wild
///
/// `VAN_EX1_160` · Druid spell · 2 mana
///
/// > **Choose One -** Give your minions +1/+1; or Summon a 3/2 Panther.
///
/// State: Todo
//~ VAN_EX1_160 todo 3d879c92 29934d0d
#[test]
#[ignore = "todo: VAN_EX1_160 Power of the Wild"]
fn VAN_EX1_160_power_of_the_wild() {
    check(CardClass::Druid, &[Give("VAN_EX1_160"), Cost("VAN_EX1_160", 2), Unwritten]);
}

/// # Summon a Panther
///
/// `VAN_EX1_160a` · Druid spell · 2 mana
///
/// > Summon a 3/2 Panther.
///
/// State: Todo
//~ VAN_EX1_160a todo 8ed6322a 22eee912
#[test]
#[ignore = "todo: VAN_EX1_160a Summon a Panther"]
fn VAN_EX1_160a_summon_a_panther() {
    check(CardClass::Druid, &[Give("VAN_EX1_160a"), Cost("VAN_EX1_160a", 2), Unwritten]);
}

/// # Leader of the Pack
///
/// `VAN_EX1_160b` · Druid spell · 2 mana
///
/// > Give your minions +1/+1.
///
/// State: Todo
//~ VAN_EX1_160b todo 9fa0a881 7b6e5d4e
#[test]
#[ignore = "todo: VAN_EX1_160b Leader of the Pack"]
fn VAN_EX1_160b_leader_of_the_pack() {
    check(CardClass::Druid, &[Give("VAN_EX1_160b"), Cost("VAN_EX1_160b", 2), Unwritten]);
}

/// # Naturalize
///
/// `VAN_EX1_161` · Druid spell · 1 mana
///
/// > Destroy a minion. Your opponent draws 2 cards.
///
/// State: Todo
//~ VAN_EX1_161 todo 5b0452c9 0e86c299
#[test]
#[ignore = "todo: VAN_EX1_161 Naturalize"]
fn VAN_EX1_161_naturalize() {
    check(CardClass::Druid, &[Give("VAN_EX1_161"), Cost("VAN_EX1_161", 1), Unwritten]);
}

/// # Nourish
///
/// `VAN_EX1_164` · Druid spell · 5 mana
///
/// > **Choose One -** Gain 2 Mana Crystals; or Draw 3 cards.
///
/// State: Todo
//~ VAN_EX1_164 todo c3b4547e 7c4d6f00
#[test]
#[ignore = "todo: VAN_EX1_164 Nourish"]
fn VAN_EX1_164_nourish() {
    check(CardClass::Druid, &[Give("VAN_EX1_164"), Cost("VAN_EX1_164", 5), Unwritten]);
}

/// # Rampant Growth
///
/// `VAN_EX1_164a` · Druid spell · 5 mana
///
/// > Gain 2 Mana Crystals.
///
/// State: Todo
//~ VAN_EX1_164a todo d0fc2670 d7831905
#[test]
#[ignore = "todo: VAN_EX1_164a Rampant Growth"]
fn VAN_EX1_164a_rampant_growth() {
    check(CardClass::Druid, &[Give("VAN_EX1_164a"), Cost("VAN_EX1_164a", 5), Unwritten]);
}

/// # Enrich
///
/// `VAN_EX1_164b` · Druid spell · 5 mana
///
/// > Draw 3 cards.
///
/// State: Todo
//~ VAN_EX1_164b todo 66da4042 0c80fe3f
#[test]
#[ignore = "todo: VAN_EX1_164b Enrich"]
fn VAN_EX1_164b_enrich() {
    check(CardClass::Druid, &[Give("VAN_EX1_164b"), Cost("VAN_EX1_164b", 5), Unwritten]);
}

/// # Druid of the Claw
///
/// `VAN_EX1_165` · Druid minion · 5 mana · 4/4
///
/// > **Choose One - Charge**; or +2 Health and **Taunt**.
///
/// State: Todo
//~ VAN_EX1_165 todo 74594844 4f0a066d
#[test]
#[ignore = "todo: VAN_EX1_165 Druid of the Claw"]
fn VAN_EX1_165_druid_of_the_claw() {
    check(CardClass::Druid, &[Give("VAN_EX1_165"), Cost("VAN_EX1_165", 5), Stats("VAN_EX1_165", 4, 4), Unwritten]);
}

/// # Cat Form
///
/// `VAN_EX1_165a` · Druid spell · 0 mana
///
/// > **Charge**
///
/// State: Todo
//~ VAN_EX1_165a todo f010b599 e4096616
#[test]
#[ignore = "todo: VAN_EX1_165a Cat Form"]
fn VAN_EX1_165a_cat_form() {
    check(
        CardClass::Druid,
        &[Give("VAN_EX1_165a"), Cost("VAN_EX1_165a", 0), Has("VAN_EX1_165a", GameTag::CHARGE), Unwritten],
    );
}

/// # Bear Form
///
/// `VAN_EX1_165b` · Druid spell · 0 mana
///
/// > +2 Health and **Taunt**
///
/// State: Todo
//~ VAN_EX1_165b todo d9a2f32d d055a6a8
#[test]
#[ignore = "todo: VAN_EX1_165b Bear Form"]
fn VAN_EX1_165b_bear_form() {
    check(CardClass::Druid, &[Give("VAN_EX1_165b"), Cost("VAN_EX1_165b", 0), Unwritten]);
}

/// # Druid of the Claw
///
/// `VAN_EX1_165t1` · Druid minion · 5 mana · 4/4
///
/// > **Charge**
///
/// State: Vanilla
//~ VAN_EX1_165t1 vanilla e58cc36d 8b5a6850
#[test]
fn VAN_EX1_165t1_druid_of_the_claw() {
    check(
        CardClass::Druid,
        &[
            Give("VAN_EX1_165t1"),
            Cost("VAN_EX1_165t1", 5),
            Stats("VAN_EX1_165t1", 4, 4),
            Has("VAN_EX1_165t1", GameTag::CHARGE),
            Play("VAN_EX1_165t1", Nothing),
            In(The("VAN_EX1_165t1"), Zone::Play),
            Now(The("VAN_EX1_165t1"), 4, 4),
            HasNow(The("VAN_EX1_165t1"), GameTag::CHARGE),
        ],
    );
}

/// # Druid of the Claw
///
/// `VAN_EX1_165t2` · Druid minion · 5 mana · 4/6
///
/// > **Taunt**
///
/// State: Vanilla
//~ VAN_EX1_165t2 vanilla 61d82da9 a73b7f42
#[test]
fn VAN_EX1_165t2_druid_of_the_claw() {
    check(
        CardClass::Druid,
        &[
            Give("VAN_EX1_165t2"),
            Cost("VAN_EX1_165t2", 5),
            Stats("VAN_EX1_165t2", 4, 6),
            Has("VAN_EX1_165t2", GameTag::TAUNT),
            Play("VAN_EX1_165t2", Nothing),
            In(The("VAN_EX1_165t2"), Zone::Play),
            Now(The("VAN_EX1_165t2"), 4, 6),
            HasNow(The("VAN_EX1_165t2"), GameTag::TAUNT),
        ],
    );
}

/// # Keeper of the Grove
///
/// `VAN_EX1_166` · Druid minion · 4 mana · 2/4
///
/// > **Choose One -** Deal 2 damage; or **Silence** a minion.
///
/// State: Todo
//~ VAN_EX1_166 todo 9e893668 98913276
#[test]
#[ignore = "todo: VAN_EX1_166 Keeper of the Grove"]
fn VAN_EX1_166_keeper_of_the_grove() {
    check(CardClass::Druid, &[Give("VAN_EX1_166"), Cost("VAN_EX1_166", 4), Stats("VAN_EX1_166", 2, 4), Unwritten]);
}

/// # Moonfire
///
/// `VAN_EX1_166a` · Druid spell · 4 mana
///
/// > Deal 2 damage.
///
/// State: Todo
//~ VAN_EX1_166a todo 414b2788 4f40f52c
#[test]
#[ignore = "todo: VAN_EX1_166a Moonfire"]
fn VAN_EX1_166a_moonfire() {
    check(CardClass::Druid, &[Give("VAN_EX1_166a"), Cost("VAN_EX1_166a", 4), Unwritten]);
}

/// # Dispel
///
/// `VAN_EX1_166b` · Druid spell · 4 mana
///
/// > **Silence** a minion.
///
/// State: Todo
//~ VAN_EX1_166b todo d8ed1bab e9104db5
#[test]
#[ignore = "todo: VAN_EX1_166b Dispel"]
fn VAN_EX1_166b_dispel() {
    check(CardClass::Druid, &[Give("VAN_EX1_166b"), Cost("VAN_EX1_166b", 4), Unwritten]);
}

/// # Innervate
///
/// `VAN_EX1_169` · Druid spell · 0 mana
///
/// > Gain 2 Mana Crystals this turn only.
///
/// State: Todo
//~ VAN_EX1_169 todo f021cb32 0a67ee95
#[test]
#[ignore = "todo: VAN_EX1_169 Innervate"]
fn VAN_EX1_169_innervate() {
    check(CardClass::Druid, &[Give("VAN_EX1_169"), Cost("VAN_EX1_169", 0), Unwritten]);
}

/// # Starfire
///
/// `VAN_EX1_173` · Druid spell · 6 mana
///
/// > Deal $5 damage. Draw a card.
///
/// State: Todo
//~ VAN_EX1_173 todo cf3dd14e fdd8f580
#[test]
#[ignore = "todo: VAN_EX1_173 Starfire"]
fn VAN_EX1_173_starfire() {
    check(CardClass::Druid, &[Give("VAN_EX1_173"), Cost("VAN_EX1_173", 6), Unwritten]);
}

/// # Ancient of War
///
/// `VAN_EX1_178` · Druid minion · 7 mana · 5/5
///
/// > **Choose One -** +5 Attack; or +5 Health and **Taunt**.
///
/// State: Todo
//~ VAN_EX1_178 todo c3d73801 5924a12f
#[test]
#[ignore = "todo: VAN_EX1_178 Ancient of War"]
fn VAN_EX1_178_ancient_of_war() {
    check(CardClass::Druid, &[Give("VAN_EX1_178"), Cost("VAN_EX1_178", 7), Stats("VAN_EX1_178", 5, 5), Unwritten]);
}

/// # Rooted
///
/// `VAN_EX1_178a` · Druid spell · 7 mana
///
/// > +5 Health and **Taunt**.
///
/// State: Todo
//~ VAN_EX1_178a todo d7a8e520 58f4ddd2
#[test]
#[ignore = "todo: VAN_EX1_178a Rooted"]
fn VAN_EX1_178a_rooted() {
    check(CardClass::Druid, &[Give("VAN_EX1_178a"), Cost("VAN_EX1_178a", 7), Unwritten]);
}

/// # Uproot
///
/// `VAN_EX1_178b` · Druid spell · 7 mana
///
/// > +5 Attack.
///
/// State: Todo
//~ VAN_EX1_178b todo 47259168 8b3437ce
#[test]
#[ignore = "todo: VAN_EX1_178b Uproot"]
fn VAN_EX1_178b_uproot() {
    check(CardClass::Druid, &[Give("VAN_EX1_178b"), Cost("VAN_EX1_178b", 7), Unwritten]);
}

/// # Bite
///
/// `VAN_EX1_570` · Druid spell · 4 mana
///
/// > Give your hero +4 Attack this turn. Gain 4 Armor.
///
/// State: Todo
//~ VAN_EX1_570 todo 4d6ec5f0 f9fdfc3f
#[test]
#[ignore = "todo: VAN_EX1_570 Bite"]
fn VAN_EX1_570_bite() {
    check(CardClass::Druid, &[Give("VAN_EX1_570"), Cost("VAN_EX1_570", 4), Unwritten]);
}

/// # Force of Nature
///
/// `VAN_EX1_571` · Druid spell · 6 mana
///
/// > Summon three 2/2 Treants with **Charge** that die at the end of the turn.
///
/// State: Todo
//~ VAN_EX1_571 todo 57656d58 d09ca1c3
#[test]
#[ignore = "todo: VAN_EX1_571 Force of Nature"]
fn VAN_EX1_571_force_of_nature() {
    check(CardClass::Druid, &[Give("VAN_EX1_571"), Cost("VAN_EX1_571", 6), Unwritten]);
}

/// # Cenarius
///
/// `VAN_EX1_573` · Druid minion · 9 mana · 5/8
///
/// > **Choose One -** Give your other minions +2/+2; or Summon two 2/2 Treants with **Taunt**.
///
/// State: Todo
//~ VAN_EX1_573 todo 44442545 49a2cece
#[test]
#[ignore = "todo: VAN_EX1_573 Cenarius"]
fn VAN_EX1_573_cenarius() {
    check(CardClass::Druid, &[Give("VAN_EX1_573"), Cost("VAN_EX1_573", 9), Stats("VAN_EX1_573", 5, 8), Unwritten]);
}

/// # Demigod's Favor
///
/// `VAN_EX1_573a` · Druid spell · 9 mana
///
/// > Give your other minions +2/+2.
///
/// State: Todo
//~ VAN_EX1_573a todo d5a79708 b3efbe6a
#[test]
#[ignore = "todo: VAN_EX1_573a Demigod's Favor"]
fn VAN_EX1_573a_demigods_favor() {
    check(CardClass::Druid, &[Give("VAN_EX1_573a"), Cost("VAN_EX1_573a", 9), Unwritten]);
}

/// # Shan'do's Lesson
///
/// `VAN_EX1_573b` · Druid spell · 9 mana
///
/// > Summon two 2/2 Treants with **Taunt**.
///
/// State: Todo
//~ VAN_EX1_573b todo 1d7258fa b196c409
#[test]
#[ignore = "todo: VAN_EX1_573b Shan'do's Lesson"]
fn VAN_EX1_573b_shandos_lesson() {
    check(CardClass::Druid, &[Give("VAN_EX1_573b"), Cost("VAN_EX1_573b", 9), Unwritten]);
}

/// # Savagery
///
/// `VAN_EX1_578` · Druid spell · 1 mana
///
/// > Deal damage equal to your hero's Attack to a minion.
///
/// State: Todo
//~ VAN_EX1_578 todo c5455617 538e1a3b
#[test]
#[ignore = "todo: VAN_EX1_578 Savagery"]
fn VAN_EX1_578_savagery() {
    check(CardClass::Druid, &[Give("VAN_EX1_578"), Cost("VAN_EX1_578", 1), Unwritten]);
}

/// # Treant
///
/// `VAN_EX1_tk9` · Druid minion · 1 mana · 2/2
///
/// State: Vanilla
//~ VAN_EX1_tk9 vanilla 3b6b875c 219ba4d5
#[test]
fn VAN_EX1_tk9_treant() {
    check(
        CardClass::Druid,
        &[
            Give("VAN_EX1_tk9"),
            Cost("VAN_EX1_tk9", 1),
            Stats("VAN_EX1_tk9", 2, 2),
            Play("VAN_EX1_tk9", Nothing),
            In(The("VAN_EX1_tk9"), Zone::Play),
            Now(The("VAN_EX1_tk9"), 2, 2),
        ],
    );
}

/// # Treant
///
/// `VAN_EX1_tk9b` · Druid minion · 1 mana · 2/2
///
/// > **Charge**. At the end of the turn, destroy this minion.
///
/// State: Todo
//~ VAN_EX1_tk9b todo d54e4e6d 057a4ac2
#[test]
#[ignore = "todo: VAN_EX1_tk9b Treant"]
fn VAN_EX1_tk9b_treant() {
    check(
        CardClass::Druid,
        &[
            Give("VAN_EX1_tk9b"),
            Cost("VAN_EX1_tk9b", 1),
            Stats("VAN_EX1_tk9b", 2, 2),
            Has("VAN_EX1_tk9b", GameTag::CHARGE),
            Unwritten,
        ],
    );
}

/// # Shapeshift
///
/// `VAN_HERO_06bp` · Druid hero power · 2 mana
///
/// > **Hero Power** +1 Attack this turn. +1 Armor.
///
/// State: Todo
//~ VAN_HERO_06bp todo beea59a2 cc9f9150
#[test]
#[ignore = "todo: VAN_HERO_06bp Shapeshift"]
fn VAN_HERO_06bp_shapeshift() {
    check(CardClass::Druid, &[HasHeroPower("VAN_HERO_06bp"), Cost("VAN_HERO_06bp", 2), Unwritten]);
}

/// # Dire Shapeshift
///
/// `VAN_HERO_06bp2` · Druid hero power · 2 mana
///
/// > **Hero Power** +2 Attack this turn. +2 Armor.
///
/// State: Todo
//~ VAN_HERO_06bp2 todo f972003d 01ef5fbd
#[test]
#[ignore = "todo: VAN_HERO_06bp2 Dire Shapeshift"]
fn VAN_HERO_06bp2_dire_shapeshift() {
    check(CardClass::Druid, &[HasHeroPower("VAN_HERO_06bp2"), Cost("VAN_HERO_06bp2", 2), Unwritten]);
}

/// # Starfall
///
/// `VAN_NEW1_007` · Druid spell · 5 mana
///
/// > **Choose One -** Deal $5 damage to a minion; or $2 damage to all enemy minions.
///
/// State: Todo
//~ VAN_NEW1_007 todo 93267520 d30f8759
#[test]
#[ignore = "todo: VAN_NEW1_007 Starfall"]
fn VAN_NEW1_007_starfall() {
    check(CardClass::Druid, &[Give("VAN_NEW1_007"), Cost("VAN_NEW1_007", 5), Unwritten]);
}

/// # Stellar Drift
///
/// `VAN_NEW1_007a` · Druid spell · 5 mana
///
/// > Deal $2 damage to all enemy minions.
///
/// State: Todo
//~ VAN_NEW1_007a todo 3b9bf2c6 6d7ff793
#[test]
#[ignore = "todo: VAN_NEW1_007a Stellar Drift"]
fn VAN_NEW1_007a_stellar_drift() {
    check(CardClass::Druid, &[Give("VAN_NEW1_007a"), Cost("VAN_NEW1_007a", 5), Unwritten]);
}

/// # Starlord
///
/// `VAN_NEW1_007b` · Druid spell · 5 mana
///
/// > Deal $5 damage to a minion.
///
/// State: Todo
//~ VAN_NEW1_007b todo 546c7b03 f9c9bb5a
#[test]
#[ignore = "todo: VAN_NEW1_007b Starlord"]
fn VAN_NEW1_007b_starlord() {
    check(CardClass::Druid, &[Give("VAN_NEW1_007b"), Cost("VAN_NEW1_007b", 5), Unwritten]);
}

/// # Ancient of Lore
///
/// `VAN_NEW1_008` · Druid minion · 7 mana · 5/5
///
/// > **Choose One -** Draw 2 cards; or Restore #5 Health.
///
/// State: Todo
//~ VAN_NEW1_008 todo 97c93af0 f279bcc1
#[test]
#[ignore = "todo: VAN_NEW1_008 Ancient of Lore"]
fn VAN_NEW1_008_ancient_of_lore() {
    check(CardClass::Druid, &[Give("VAN_NEW1_008"), Cost("VAN_NEW1_008", 7), Stats("VAN_NEW1_008", 5, 5), Unwritten]);
}

/// # Ancient Teachings
///
/// `VAN_NEW1_008a` · Druid spell · 7 mana
///
/// > Draw 2 cards.
///
/// State: Todo
//~ VAN_NEW1_008a todo e19acab1 bba03f0e
#[test]
#[ignore = "todo: VAN_NEW1_008a Ancient Teachings"]
fn VAN_NEW1_008a_ancient_teachings() {
    check(CardClass::Druid, &[Give("VAN_NEW1_008a"), Cost("VAN_NEW1_008a", 7), Unwritten]);
}

/// # Ancient Secrets
///
/// `VAN_NEW1_008b` · Druid spell · 7 mana
///
/// > Restore 5 Health.
///
/// State: Todo
//~ VAN_NEW1_008b todo 4dfd653f 6c78bb2a
#[test]
#[ignore = "todo: VAN_NEW1_008b Ancient Secrets"]
fn VAN_NEW1_008b_ancient_secrets() {
    check(CardClass::Druid, &[Give("VAN_NEW1_008b"), Cost("VAN_NEW1_008b", 7), Unwritten]);
}
