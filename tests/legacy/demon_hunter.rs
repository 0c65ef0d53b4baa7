//! Demon Hunter cards of Legacy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Chaos Strike
///
/// `BT_035` · Demon Hunter spell · Fel · 2 mana
///
/// > Give your hero +2 Attack this turn. Draw a card.
///
/// State: Todo
//~ BT_035 todo 62eea509 c7b6874e
#[test]
#[ignore = "todo: BT_035 Chaos Strike"]
fn BT_035_chaos_strike() {
    check(CardClass::DemonHunter, &[Give("BT_035"), Cost("BT_035", 2), Unwritten]);
}

/// # Coordinated Strike
///
/// `BT_036` · Demon Hunter spell · 3 mana
///
/// > Summon three 1/1 Illidari with **Rush**.
///
/// State: Todo
//~ BT_036 todo ce989c3b cbef3959
#[test]
#[ignore = "todo: BT_036 Coordinated Strike"]
fn BT_036_coordinated_strike() {
    check(CardClass::DemonHunter, &[Give("BT_036"), Cost("BT_036", 3), Unwritten]);
}

/// # Illidari Initiate
///
/// `BT_036t` · Demon Hunter minion · 1 mana · 1/1
///
/// > **Rush**
///
/// State: Vanilla
//~ BT_036t vanilla a3ff8187 ac8a90e1
#[test]
fn BT_036t_illidari_initiate() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_036t"),
            Cost("BT_036t", 1),
            Stats("BT_036t", 1, 1),
            Has("BT_036t", GameTag::RUSH),
            Play("BT_036t", Nothing),
            In(The("BT_036t"), Zone::Play),
            Now(The("BT_036t"), 1, 1),
            HasNow(The("BT_036t"), GameTag::RUSH),
        ],
    );
}

/// # Shadowhoof Slayer
///
/// `BT_142` · Demon Hunter minion · 1 mana · 2/1
///
/// > **Battlecry:** Give your hero +1 Attack this turn.
///
/// State: Todo
//~ BT_142 todo 929c75b5 2a3f19a4
#[test]
#[ignore = "todo: BT_142 Shadowhoof Slayer"]
fn BT_142_shadowhoof_slayer() {
    check(CardClass::DemonHunter, &[Give("BT_142"), Cost("BT_142", 1), Stats("BT_142", 2, 1), Unwritten]);
}

/// # Chaos Nova
///
/// `BT_235` · Demon Hunter spell · Fel · 5 mana
///
/// > Deal $4 damage to all minions.
///
/// State: Todo
//~ BT_235 todo 466f33e1 fb4944aa
#[test]
#[ignore = "todo: BT_235 Chaos Nova"]
fn BT_235_chaos_nova() {
    check(CardClass::DemonHunter, &[Give("BT_235"), Cost("BT_235", 5), Unwritten]);
}

/// # Sightless Watcher
///
/// `BT_323` · Demon Hunter minion · 2 mana · 3/2
///
/// > **Battlecry:** Look at 3 cards in your deck. Choose one to put on top.
///
/// State: Todo
//~ BT_323 todo d69b61a4 083feb57
#[test]
#[ignore = "todo: BT_323 Sightless Watcher"]
fn BT_323_sightless_watcher() {
    check(CardClass::DemonHunter, &[Give("BT_323"), Cost("BT_323", 2), Stats("BT_323", 3, 2), Unwritten]);
}

/// # Satyr Overseer
///
/// `BT_352` · Demon Hunter minion · 3 mana · 4/2
///
/// > After your hero attacks, summon a 2/2 Satyr.
///
/// State: Todo
//~ BT_352 todo 71fd78f7 ac419b51
#[test]
#[ignore = "todo: BT_352 Satyr Overseer"]
fn BT_352_satyr_overseer() {
    check(CardClass::DemonHunter, &[Give("BT_352"), Cost("BT_352", 3), Stats("BT_352", 4, 2), Unwritten]);
}

/// # Illidari Satyr
///
/// `BT_352t` · Demon Hunter minion · 2 mana · 2/2
///
/// State: Vanilla
//~ BT_352t vanilla 9bdde1ca 3694e470
#[test]
fn BT_352t_illidari_satyr() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_352t"),
            Cost("BT_352t", 2),
            Stats("BT_352t", 2, 2),
            Play("BT_352t", Nothing),
            In(The("BT_352t"), Zone::Play),
            Now(The("BT_352t"), 2, 2),
        ],
    );
}

/// # Glaivebound Adept
///
/// `BT_495` · Demon Hunter minion · 5 mana · 6/4
///
/// > **Battlecry:** If your hero attacked this turn, deal 4 damage.
///
/// State: Todo
//~ BT_495 todo b5c44e5a af731668
#[test]
#[ignore = "todo: BT_495 Glaivebound Adept"]
fn BT_495_glaivebound_adept() {
    check(CardClass::DemonHunter, &[Give("BT_495"), Cost("BT_495", 5), Stats("BT_495", 6, 4), Unwritten]);
}

/// # Inner Demon
///
/// `BT_512` · Demon Hunter spell · 8 mana
///
/// > Give your hero +8 Attack this turn.
///
/// State: Todo
//~ BT_512 todo 4dd00c2a f67685fe
#[test]
#[ignore = "todo: BT_512 Inner Demon"]
fn BT_512_inner_demon() {
    check(CardClass::DemonHunter, &[Give("BT_512"), Cost("BT_512", 8), Unwritten]);
}

/// # Soul Cleave
///
/// `BT_740` · Demon Hunter spell · Shadow · 3 mana
///
/// > **Lifesteal** Deal $2 damage to two random enemy minions.
///
/// State: Todo
//~ BT_740 todo 1fbc3d15 9b9bef02
#[test]
#[ignore = "todo: BT_740 Soul Cleave"]
fn BT_740_soul_cleave() {
    check(CardClass::DemonHunter, &[Give("BT_740"), Cost("BT_740", 3), Has("BT_740", GameTag::LIFESTEAL), Unwritten]);
}

/// # Aldrachi Warblades
///
/// `BT_921` · Demon Hunter weapon · 3 mana · 2/2 durability
///
/// > **Lifesteal**
///
/// State: Vanilla
//~ BT_921 vanilla cdfffaa2 ee9f47a6
#[test]
fn BT_921_aldrachi_warblades() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_921"),
            Cost("BT_921", 3),
            Stats("BT_921", 2, 2),
            Has("BT_921", GameTag::LIFESTEAL),
            Play("BT_921", Nothing),
            In(The("BT_921"), Zone::Play),
            HasNow(The("BT_921"), GameTag::LIFESTEAL),
        ],
    );
}

/// # Kor'vas Bloodthorn
///
/// `CS3_019` · Demon Hunter minion · 2 mana · 2/2
///
/// > **Charge**, **Lifesteal** After you play a card with **Outcast**, return this to your hand.
///
/// State: Todo
//~ CS3_019 todo b32ff38c 22c82600
#[test]
#[ignore = "todo: CS3_019 Kor'vas Bloodthorn"]
fn CS3_019_korvas_bloodthorn() {
    check(
        CardClass::DemonHunter,
        &[
            Give("CS3_019"),
            Cost("CS3_019", 2),
            Stats("CS3_019", 2, 2),
            Has("CS3_019", GameTag::CHARGE),
            Has("CS3_019", GameTag::LIFESTEAL),
            Unwritten,
        ],
    );
}

/// # Illidan's Gift
///
/// `GIFT_08` · Demon Hunter spell · 1 mana
///
/// > **Discover** a **Temporary** Fel Barrage, Chaos Strike, or Chaos Nova.
///
/// State: Todo
//~ GIFT_08 todo e31e96cc 82397e04
#[test]
#[ignore = "todo: GIFT_08 Illidan's Gift"]
fn GIFT_08_illidans_gift() {
    check(CardClass::DemonHunter, &[Give("GIFT_08"), Cost("GIFT_08", 1), Unwritten]);
}

/// # Illidan Stormrage
///
/// `HERO_10` · Demon Hunter hero · 30 health
///
/// State: Vanilla
//~ HERO_10 vanilla ff09774e dfa5614a
#[test]
fn HERO_10_illidan_stormrage() {
    check(
        CardClass::DemonHunter,
        &[Give("HERO_10"), Cost("HERO_10", 0), Play("HERO_10", Nothing), In(The("HERO_10"), Zone::Play)],
    );
}

/// # Demon Claws
///
/// `HERO_10bp` · Demon Hunter hero power · 1 mana
///
/// > **Hero Power** +$a1 Attack this turn.
///
/// State: Todo
//~ HERO_10bp todo 00c05b10 2dac1469
#[test]
#[ignore = "todo: HERO_10bp Demon Claws"]
fn HERO_10bp_demon_claws() {
    check(CardClass::DemonHunter, &[HasHeroPower("HERO_10bp"), Cost("HERO_10bp", 1), Unwritten]);
}

/// # Demon's Bite
///
/// `HERO_10bp2` · Demon Hunter hero power · 1 mana
///
/// > **Hero Power** +$a2 Attack this turn.
///
/// State: Todo
//~ HERO_10bp2 todo f2338cb6 df3e4488
#[test]
#[ignore = "todo: HERO_10bp2 Demon's Bite"]
fn HERO_10bp2_demons_bite() {
    check(CardClass::DemonHunter, &[HasHeroPower("HERO_10bp2"), Cost("HERO_10bp2", 1), Unwritten]);
}

/// # Gan'arg Glaivesmith
///
/// `LEG_CS3_017` · Demon Hunter minion · 3 mana · 3/3
///
/// > **Outcast:** Give your hero +3 Attack this turn.
///
/// State: Todo
//~ LEG_CS3_017 todo 6143cab7 a7fe76e4
#[test]
#[ignore = "todo: LEG_CS3_017 Gan'arg Glaivesmith"]
fn LEG_CS3_017_ganarg_glaivesmith() {
    check(
        CardClass::DemonHunter,
        &[Give("LEG_CS3_017"), Cost("LEG_CS3_017", 3), Stats("LEG_CS3_017", 3, 3), Unwritten],
    );
}

/// # Aldrachi Warblades
///
/// `TOY_913t1` · Demon Hunter weapon · 3 mana · 2/3 durability
///
/// > **Lifesteal**
///
/// State: Vanilla
//~ TOY_913t1 vanilla d24abe82 992769c5
#[test]
fn TOY_913t1_aldrachi_warblades() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TOY_913t1"),
            Cost("TOY_913t1", 3),
            Stats("TOY_913t1", 2, 3),
            Has("TOY_913t1", GameTag::LIFESTEAL),
            Play("TOY_913t1", Nothing),
            In(The("TOY_913t1"), Zone::Play),
            HasNow(The("TOY_913t1"), GameTag::LIFESTEAL),
        ],
    );
}

/// # Glaivebound Adept
///
/// `TOY_913t3` · Demon Hunter minion · 5 mana · 7/4
///
/// > **Battlecry:** If your hero attacked this turn, deal 4 damage.
///
/// State: Todo
//~ TOY_913t3 todo 2f8706aa ac4afede
#[test]
#[ignore = "todo: TOY_913t3 Glaivebound Adept"]
fn TOY_913t3_glaivebound_adept() {
    check(CardClass::DemonHunter, &[Give("TOY_913t3"), Cost("TOY_913t3", 5), Stats("TOY_913t3", 7, 4), Unwritten]);
}
