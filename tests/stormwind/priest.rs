//! Priest cards of United in Stormwind, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Amulet of Undying
///
/// `DED_512` · Priest spell · Shadow · 3 mana
///
/// > **Tradeable** Resurrect @ friendly **Deathrattle** \|4(minion, minions). *(Upgrades when **Traded!)*
///
/// State: Todo
//~ DED_512 todo a71235e9 25a33e2f
#[test]
#[ignore = "todo: DED_512 Amulet of Undying"]
fn DED_512_amulet_of_undying() {
    check(CardClass::Priest, &[Give("DED_512"), Cost("DED_512", 3), Unwritten]);
}

/// # Defias Leper
///
/// `DED_513` · Priest minion · 2 mana · 3/2
///
/// > **Battlecry:** If you're holding a Shadow spell, deal 2 damage.
///
/// State: Todo
//~ DED_513 todo 720e92d4 5bc45e63
#[test]
#[ignore = "todo: DED_513 Defias Leper"]
fn DED_513_defias_leper() {
    check(CardClass::Priest, &[Give("DED_513"), Cost("DED_513", 2), Stats("DED_513", 3, 2), Unwritten]);
}

/// # Copycat
///
/// `DED_514` · Priest minion · 3 mana · 3/4
///
/// > **Battlecry:** Add a copy of the next card your opponent plays to your hand.
///
/// State: Todo
//~ DED_514 todo 2caaa397 ac07ab18
#[test]
#[ignore = "todo: DED_514 Copycat"]
fn DED_514_copycat() {
    check(CardClass::Priest, &[Give("DED_514"), Cost("DED_514", 3), Stats("DED_514", 3, 4), Unwritten]);
}

/// # Shadowcloth Needle
///
/// `SW_012` · Priest weapon · 1 mana · 0/3 durability
///
/// > After you cast a Shadow spell, deal 1 damage to all enemies. Lose 1 Durability.
///
/// State: Todo
//~ SW_012 todo 04c5a359 d7010f50
#[test]
#[ignore = "todo: SW_012 Shadowcloth Needle"]
fn SW_012_shadowcloth_needle() {
    check(CardClass::Priest, &[Give("SW_012"), Cost("SW_012", 1), Stats("SW_012", 0, 3), Unwritten]);
}

/// # Seek Guidance
///
/// `SW_433` · Priest spell · 1 mana
///
/// > **Questline:** Play a 2, 3, and 4-Cost card. **Reward: Discover** a card from your deck.
///
/// State: Todo
//~ SW_433 todo 5dd6a04f 733dee6e
#[test]
#[ignore = "todo: SW_433 Seek Guidance"]
fn SW_433_seek_guidance() {
    check(CardClass::Priest, &[Give("SW_433"), Cost("SW_433", 1), Unwritten]);
}

/// # Discover the Void Shard
///
/// `SW_433t` · Priest spell · 1 mana
///
/// > **Questline:** Play a 5 and 6-Cost card. **Reward: Discover** a card from your deck.
///
/// State: Todo
//~ SW_433t todo 770081e2 16b36508
#[test]
#[ignore = "todo: SW_433t Discover the Void Shard"]
fn SW_433t_discover_the_void_shard() {
    check(CardClass::Priest, &[Give("SW_433t"), Cost("SW_433t", 1), Unwritten]);
}

/// # Illuminate the Void
///
/// `SW_433t2` · Priest spell · 1 mana
///
/// > **Questline:** Play a 7 and 8-Cost card. **Reward:** Xyrella, the Sanctified.
///
/// State: Todo
//~ SW_433t2 todo 27d3afdb f0183f21
#[test]
#[ignore = "todo: SW_433t2 Illuminate the Void"]
fn SW_433t2_illuminate_the_void() {
    check(CardClass::Priest, &[Give("SW_433t2"), Cost("SW_433t2", 1), Unwritten]);
}

/// # Xyrella, the Sanctified
///
/// `SW_433t3` · Priest minion · 5 mana · 7/7
///
/// > **Taunt Battlecry:** Shuffle the Purified Shard into your deck.
///
/// State: Todo
//~ SW_433t3 todo b6d9e43a 6e322425
#[test]
#[ignore = "todo: SW_433t3 Xyrella, the Sanctified"]
fn SW_433t3_xyrella_the_sanctified() {
    check(
        CardClass::Priest,
        &[Give("SW_433t3"), Cost("SW_433t3", 5), Stats("SW_433t3", 7, 7), Has("SW_433t3", GameTag::TAUNT), Unwritten],
    );
}

/// # Purified Shard
///
/// `SW_433t3a` · Priest spell · Holy · 10 mana
///
/// > Destroy the enemy hero.
///
/// State: Todo
//~ SW_433t3a todo 3ec3769f dd65450e
#[test]
#[ignore = "todo: SW_433t3a Purified Shard"]
fn SW_433t3a_purified_shard() {
    check(CardClass::Priest, &[Give("SW_433t3a"), Cost("SW_433t3a", 10), Unwritten]);
}

/// # Call of the Grave
///
/// `SW_440` · Priest spell · Shadow · 1 mana
///
/// > **Discover** a **Deathrattle** minion. If you have enough Mana to play it, trigger its **Deathrattle**.
///
/// State: Todo
//~ SW_440 todo b95f1f26 7e290dc8
#[test]
#[ignore = "todo: SW_440 Call of the Grave"]
fn SW_440_call_of_the_grave() {
    check(CardClass::Priest, &[Give("SW_440"), Cost("SW_440", 1), Unwritten]);
}

/// # Shard of the Naaru
///
/// `SW_441` · Priest spell · Holy · 1 mana
///
/// > **Tradeable Silence** all enemy minions.
///
/// State: Todo
//~ SW_441 todo 818fe264 891ff947
#[test]
#[ignore = "todo: SW_441 Shard of the Naaru"]
fn SW_441_shard_of_the_naaru() {
    check(CardClass::Priest, &[Give("SW_441"), Cost("SW_441", 1), Unwritten]);
}

/// # Void Shard
///
/// `SW_442` · Priest spell · Shadow · 4 mana
///
/// > **Lifesteal** Deal $4 damage.
///
/// State: Todo
//~ SW_442 todo 9d522872 b63417bf
#[test]
#[ignore = "todo: SW_442 Void Shard"]
fn SW_442_void_shard() {
    check(CardClass::Priest, &[Give("SW_442"), Cost("SW_442", 4), Has("SW_442", GameTag::LIFESTEAL), Unwritten]);
}

/// # Elekk Mount
///
/// `SW_443` · Priest spell · 7 mana
///
/// > Give a minion +4/+7 and **Taunt**. When it dies, summon an Elekk.
///
/// State: Todo
//~ SW_443 todo 61735ac0 ef77e671
#[test]
#[ignore = "todo: SW_443 Elekk Mount"]
fn SW_443_elekk_mount() {
    check(CardClass::Priest, &[Give("SW_443"), Cost("SW_443", 7), Unwritten]);
}

/// # Xyrella's Elekk
///
/// `SW_443t` · Priest minion · 6 mana · 4/7
///
/// > **Taunt**
///
/// State: Vanilla
//~ SW_443t vanilla 3b94a548 c6442dc0
#[test]
fn SW_443t_xyrellas_elekk() {
    check(
        CardClass::Priest,
        &[
            Give("SW_443t"),
            Cost("SW_443t", 6),
            Stats("SW_443t", 4, 7),
            Has("SW_443t", GameTag::TAUNT),
            Play("SW_443t", Nothing),
            In(The("SW_443t"), Zone::Play),
            Now(The("SW_443t"), 4, 7),
            HasNow(The("SW_443t"), GameTag::TAUNT),
        ],
    );
}

/// # Twilight Deceptor
///
/// `SW_444` · Priest minion · 2 mana · 2/3
///
/// > **Battlecry:** If any hero took damage this turn, draw a Shadow spell.
///
/// State: Todo
//~ SW_444 todo df6b4042 480b5a39
#[test]
#[ignore = "todo: SW_444 Twilight Deceptor"]
fn SW_444_twilight_deceptor() {
    check(CardClass::Priest, &[Give("SW_444"), Cost("SW_444", 2), Stats("SW_444", 2, 3), Unwritten]);
}

/// # Psyfiend
///
/// `SW_445` · Priest minion · 3 mana · 3/4
///
/// > After you cast a Shadow spell, deal 2 damage to each hero.
///
/// State: Todo
//~ SW_445 todo 745f9c02 6494c202
#[test]
#[ignore = "todo: SW_445 Psyfiend"]
fn SW_445_psyfiend() {
    check(CardClass::Priest, &[Give("SW_445"), Cost("SW_445", 3), Stats("SW_445", 3, 4), Unwritten]);
}

/// # Voidtouched Attendant
///
/// `SW_446` · Priest minion · 2 mana · 1/3
///
/// > Both heroes take one extra damage from all sources.
///
/// State: Todo
//~ SW_446 todo c62e8d13 dec7e33b
#[test]
#[ignore = "todo: SW_446 Voidtouched Attendant"]
fn SW_446_voidtouched_attendant() {
    check(CardClass::Priest, &[Give("SW_446"), Cost("SW_446", 2), Stats("SW_446", 1, 3), Unwritten]);
}

/// # Darkbishop Benedictus
///
/// `SW_448` · Priest minion · 5 mana · 5/6
///
/// > **Start of Game:** If the spells in your deck are all Shadow, enter Shadowform.
///
/// State: Todo
//~ SW_448 todo 0a383e9f 3c9a67be
#[test]
#[ignore = "todo: SW_448 Darkbishop Benedictus"]
fn SW_448_darkbishop_benedictus() {
    check(CardClass::Priest, &[Give("SW_448"), Cost("SW_448", 5), Stats("SW_448", 5, 6), Unwritten]);
}
