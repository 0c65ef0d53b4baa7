//! Neutral cards of The League of Explorers, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Murloc Tinyfin
///
/// `LOEA10_3` · Neutral minion · 0 mana · 1/1
///
/// State: Vanilla
//~ LOEA10_3 vanilla a4c03228 4c236863
#[test]
fn LOEA10_3_murloc_tinyfin() {
    check(
        CardClass::Mage,
        &[
            Give("LOEA10_3"),
            Cost("LOEA10_3", 0),
            Stats("LOEA10_3", 1, 1),
            Play("LOEA10_3", Nothing),
            In(The("LOEA10_3"), Zone::Play),
            Now(The("LOEA10_3"), 1, 1),
        ],
    );
}

/// # The Steel Sentinel
///
/// `LOEA16_27` · Neutral minion · 5 mana · 5/5
///
/// > This minion can only take 1 damage at a time.
///
/// State: Todo
//~ LOEA16_27 todo 59ec992e 4d9ebb5e
#[test]
#[ignore = "todo: LOEA16_27 The Steel Sentinel"]
fn LOEA16_27_the_steel_sentinel() {
    check(CardClass::Mage, &[Give("LOEA16_27"), Cost("LOEA16_27", 5), Stats("LOEA16_27", 5, 5), Unwritten]);
}

/// # The Steel Sentinel
///
/// `LOEA16_27H` · Neutral minion · 10 mana · 10/10
///
/// > This minion can only take 1 damage at a time.
///
/// State: Todo
//~ LOEA16_27H todo f62b2e0c 877d6e2f
#[test]
#[ignore = "todo: LOEA16_27H The Steel Sentinel"]
fn LOEA16_27H_the_steel_sentinel() {
    check(CardClass::Mage, &[Give("LOEA16_27H"), Cost("LOEA16_27H", 10), Stats("LOEA16_27H", 10, 10), Unwritten]);
}

/// # Eye of Hakkar
///
/// `LOE_008` · Neutral spell · 1 mana
///
/// > Take a secret from your opponent's deck and put it into the battlefield.
///
/// State: Todo
//~ LOE_008 todo ca398308 403f001b
#[test]
#[ignore = "todo: LOE_008 Eye of Hakkar"]
fn LOE_008_eye_of_hakkar() {
    check(CardClass::Mage, &[Give("LOE_008"), Cost("LOE_008", 1), Unwritten]);
}

/// # Eye of Hakkar
///
/// `LOE_008H` · Neutral spell · 1 mana
///
/// > Take a secret from your opponent's deck and put it into the battlefield.
///
/// State: Todo
//~ LOE_008H todo a97cbbd1 06943cb5
#[test]
#[ignore = "todo: LOE_008H Eye of Hakkar"]
fn LOE_008H_eye_of_hakkar() {
    check(CardClass::Mage, &[Give("LOE_008H"), Cost("LOE_008H", 1), Unwritten]);
}

/// # Reno Jackson
///
/// `LOE_011` · Neutral minion · 6 mana · 4/6
///
/// > **Battlecry:** If your deck has no duplicates, fully heal your hero.
///
/// State: Todo
//~ LOE_011 todo 7c0baeff 923e1f60
#[test]
#[ignore = "todo: LOE_011 Reno Jackson"]
fn LOE_011_reno_jackson() {
    check(CardClass::Mage, &[Give("LOE_011"), Cost("LOE_011", 6), Stats("LOE_011", 4, 6), Unwritten]);
}

/// # Rolling Boulder
///
/// `LOE_024t` · Neutral minion · 4 mana · 0/4
///
/// > At the end of your turn, destroy the minion to the left.
///
/// State: Todo
//~ LOE_024t todo 0d33f170 f3439adf
#[test]
#[ignore = "todo: LOE_024t Rolling Boulder"]
fn LOE_024t_rolling_boulder() {
    check(CardClass::Mage, &[Give("LOE_024t"), Cost("LOE_024t", 4), Stats("LOE_024t", 0, 4), Unwritten]);
}

/// # Jeweled Scarab
///
/// `LOE_029` · Neutral minion · 2 mana · 1/1
///
/// > **Battlecry: Discover** a 3-Cost card.
///
/// State: Todo
//~ LOE_029 todo ecfbcbfc 472bd6d9
#[test]
#[ignore = "todo: LOE_029 Jeweled Scarab"]
fn LOE_029_jeweled_scarab() {
    check(CardClass::Mage, &[Give("LOE_029"), Cost("LOE_029", 2), Stats("LOE_029", 1, 1), Unwritten]);
}

/// # Naga Sea Witch
///
/// `LOE_038` · Neutral minion · 8 mana · 5/5
///
/// > Your cards cost (5).
///
/// State: Todo
//~ LOE_038 todo be1b3025 1217b99a
#[test]
#[ignore = "todo: LOE_038 Naga Sea Witch"]
fn LOE_038_naga_sea_witch() {
    check(CardClass::Mage, &[Give("LOE_038"), Cost("LOE_038", 8), Stats("LOE_038", 5, 5), Unwritten]);
}

/// # Gorillabot A-3
///
/// `LOE_039` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** If you control another Mech, **Discover** a Mech.
///
/// State: Todo
//~ LOE_039 todo e8d66316 1ba6ccef
#[test]
#[ignore = "todo: LOE_039 Gorillabot A-3"]
fn LOE_039_gorillabot_a_3() {
    check(CardClass::Mage, &[Give("LOE_039"), Cost("LOE_039", 3), Stats("LOE_039", 3, 4), Unwritten]);
}

/// # Huge Toad
///
/// `LOE_046` · Neutral minion · 2 mana · 3/2
///
/// > **Deathrattle:** Deal 1 damage to a random enemy.
///
/// State: Todo
//~ LOE_046 todo 20f46c36 f619f272
#[test]
#[ignore = "todo: LOE_046 Huge Toad"]
fn LOE_046_huge_toad() {
    check(CardClass::Mage, &[Give("LOE_046"), Cost("LOE_046", 2), Stats("LOE_046", 3, 2), Unwritten]);
}

/// # Tomb Spider
///
/// `LOE_047` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry: Discover** a Beast.
///
/// State: Todo
//~ LOE_047 todo 4862afae 78c5baee
#[test]
#[ignore = "todo: LOE_047 Tomb Spider"]
fn LOE_047_tomb_spider() {
    check(CardClass::Mage, &[Give("LOE_047"), Cost("LOE_047", 4), Stats("LOE_047", 3, 3), Unwritten]);
}

/// # Djinni of Zephyrs
///
/// `LOE_053` · Neutral minion · 5 mana · 4/6
///
/// > After you cast a spell on another friendly minion, cast a copy of it on this one.
///
/// State: Todo
//~ LOE_053 todo ae7f2743 80ac5b99
#[test]
#[ignore = "todo: LOE_053 Djinni of Zephyrs"]
fn LOE_053_djinni_of_zephyrs() {
    check(CardClass::Mage, &[Give("LOE_053"), Cost("LOE_053", 5), Stats("LOE_053", 4, 6), Unwritten]);
}

/// # Anubisath Sentinel
///
/// `LOE_061` · Neutral minion · 5 mana · 4/4
///
/// > **Deathrattle:** Give a random friendly minion +3/+3.
///
/// State: Todo
//~ LOE_061 todo fda8a5ed f81ad58b
#[test]
#[ignore = "todo: LOE_061 Anubisath Sentinel"]
fn LOE_061_anubisath_sentinel() {
    check(CardClass::Mage, &[Give("LOE_061"), Cost("LOE_061", 5), Stats("LOE_061", 4, 4), Unwritten]);
}

/// # Fossilized Devilsaur
///
/// `LOE_073` · Neutral minion · 8 mana · 8/8
///
/// > **Battlecry:** If you control another Beast, gain **Taunt**.
///
/// State: Todo
//~ LOE_073 todo b75c2ee5 14316819
#[test]
#[ignore = "todo: LOE_073 Fossilized Devilsaur"]
fn LOE_073_fossilized_devilsaur() {
    check(CardClass::Mage, &[Give("LOE_073"), Cost("LOE_073", 8), Stats("LOE_073", 8, 8), Unwritten]);
}

/// # Sir Finley Mrrgglton
///
/// `LOE_076` · Neutral minion · 1 mana · 1/3
///
/// > Battlecry: **Discover** a new basic Hero Power.
///
/// State: Todo
//~ LOE_076 todo ab09908f 6d24e7bc
#[test]
#[ignore = "todo: LOE_076 Sir Finley Mrrgglton"]
fn LOE_076_sir_finley_mrrgglton() {
    check(CardClass::Mage, &[Give("LOE_076"), Cost("LOE_076", 1), Stats("LOE_076", 1, 3), Unwritten]);
}

/// # Brann Bronzebeard
///
/// `LOE_077` · Neutral minion · 3 mana · 2/4
///
/// > Your **Battlecries** trigger twice.
///
/// State: Todo
//~ LOE_077 todo 40f18874 c2b86b00
#[test]
#[ignore = "todo: LOE_077 Brann Bronzebeard"]
fn LOE_077_brann_bronzebeard() {
    check(CardClass::Mage, &[Give("LOE_077"), Cost("LOE_077", 3), Stats("LOE_077", 2, 4), Unwritten]);
}

/// # Elise Starseeker
///
/// `LOE_079` · Neutral minion · 4 mana · 3/5
///
/// > **Battlecry:** Shuffle the 'Map to the Golden Monkey' into your deck.
///
/// State: Todo
//~ LOE_079 todo fef9d031 edfef40e
#[test]
#[ignore = "todo: LOE_079 Elise Starseeker"]
fn LOE_079_elise_starseeker() {
    check(CardClass::Mage, &[Give("LOE_079"), Cost("LOE_079", 4), Stats("LOE_079", 3, 5), Unwritten]);
}

/// # Summoning Stone
///
/// `LOE_086` · Neutral minion · 5 mana · 0/6
///
/// > Whenever you cast a spell, summon a random minion of the same Cost.
///
/// State: Todo
//~ LOE_086 todo acb48703 247684a3
#[test]
#[ignore = "todo: LOE_086 Summoning Stone"]
fn LOE_086_summoning_stone() {
    check(CardClass::Mage, &[Give("LOE_086"), Cost("LOE_086", 5), Stats("LOE_086", 0, 6), Unwritten]);
}

/// # Wobbling Runts
///
/// `LOE_089` · Neutral minion · 6 mana · 2/6
///
/// > **Deathrattle:** Summon three 2/2 Runts.
///
/// State: Todo
//~ LOE_089 todo 7b88c9ec 4768d396
#[test]
#[ignore = "todo: LOE_089 Wobbling Runts"]
fn LOE_089_wobbling_runts() {
    check(CardClass::Mage, &[Give("LOE_089"), Cost("LOE_089", 6), Stats("LOE_089", 2, 6), Unwritten]);
}

/// # Rascally Runt
///
/// `LOE_089t` · Neutral minion · 2 mana · 2/2
///
/// State: Vanilla
//~ LOE_089t vanilla 31abded0 cdfcd000
#[test]
fn LOE_089t_rascally_runt() {
    check(
        CardClass::Mage,
        &[
            Give("LOE_089t"),
            Cost("LOE_089t", 2),
            Stats("LOE_089t", 2, 2),
            Play("LOE_089t", Nothing),
            In(The("LOE_089t"), Zone::Play),
            Now(The("LOE_089t"), 2, 2),
        ],
    );
}

/// # Wily Runt
///
/// `LOE_089t2` · Neutral minion · 2 mana · 2/2
///
/// State: Vanilla
//~ LOE_089t2 vanilla 395e75a2 98b423d3
#[test]
fn LOE_089t2_wily_runt() {
    check(
        CardClass::Mage,
        &[
            Give("LOE_089t2"),
            Cost("LOE_089t2", 2),
            Stats("LOE_089t2", 2, 2),
            Play("LOE_089t2", Nothing),
            In(The("LOE_089t2"), Zone::Play),
            Now(The("LOE_089t2"), 2, 2),
        ],
    );
}

/// # Grumbly Runt
///
/// `LOE_089t3` · Neutral minion · 2 mana · 2/2
///
/// State: Vanilla
//~ LOE_089t3 vanilla c344b56c ea9bcdd4
#[test]
fn LOE_089t3_grumbly_runt() {
    check(
        CardClass::Mage,
        &[
            Give("LOE_089t3"),
            Cost("LOE_089t3", 2),
            Stats("LOE_089t3", 2, 2),
            Play("LOE_089t3", Nothing),
            In(The("LOE_089t3"), Zone::Play),
            Now(The("LOE_089t3"), 2, 2),
        ],
    );
}

/// # Arch-Thief Rafaam
///
/// `LOE_092` · Neutral minion · 9 mana · 7/8
///
/// > **Battlecry: Discover** a powerful Artifact.
///
/// State: Todo
//~ LOE_092 todo 6f0b5911 ac04c576
#[test]
#[ignore = "todo: LOE_092 Arch-Thief Rafaam"]
fn LOE_092_arch_thief_rafaam() {
    check(CardClass::Mage, &[Give("LOE_092"), Cost("LOE_092", 9), Stats("LOE_092", 7, 8), Unwritten]);
}

/// # Eerie Statue
///
/// `LOE_107` · Neutral minion · 4 mana · 7/7
///
/// > Can’t attack unless it’s the only minion on the battlefield.
///
/// State: Todo
//~ LOE_107 todo f1e3d1df e569ef90
#[test]
#[ignore = "todo: LOE_107 Eerie Statue"]
fn LOE_107_eerie_statue() {
    check(CardClass::Mage, &[Give("LOE_107"), Cost("LOE_107", 4), Stats("LOE_107", 7, 7), Unwritten]);
}

/// # Ancient Shade
///
/// `LOE_110` · Neutral minion · 4 mana · 7/4
///
/// > **Battlecry:** Shuffle an 'Ancient Curse' into your deck that deals 7 damage to you when drawn.
///
/// State: Todo
//~ LOE_110 todo 66840270 418b40c1
#[test]
#[ignore = "todo: LOE_110 Ancient Shade"]
fn LOE_110_ancient_shade() {
    check(CardClass::Mage, &[Give("LOE_110"), Cost("LOE_110", 4), Stats("LOE_110", 7, 4), Unwritten]);
}

/// # Ancient Curse
///
/// `LOE_110t` · Neutral spell · Shadow · 4 mana
///
/// > **Casts When Drawn** You take 7 damage.
///
/// State: Todo
//~ LOE_110t todo ac4618f8 c1b72c55
#[test]
#[ignore = "todo: LOE_110t Ancient Curse"]
fn LOE_110t_ancient_curse() {
    check(CardClass::Mage, &[Give("LOE_110t"), Cost("LOE_110t", 4), Unwritten]);
}

/// # The Coin
///
/// `LOE_COIN` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Todo
//~ LOE_COIN todo 579bd9fa 965c544d
#[test]
#[ignore = "todo: LOE_COIN The Coin"]
fn LOE_COIN_the_coin() {
    check(CardClass::Mage, &[Give("LOE_COIN"), Cost("LOE_COIN", 0), Unwritten]);
}
