//! Hunter cards of Forged in the Barrens, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Pack Kodo
///
/// `BAR_030` · Hunter minion · 3 mana · 3/3
///
/// > **Battlecry: Discover** a Beast, **Secret**, or weapon.
///
/// State: Todo
//~ BAR_030 todo 8df2dc82 15ea72a7
#[test]
#[ignore = "todo: BAR_030 Pack Kodo"]
fn BAR_030_pack_kodo() {
    check(CardClass::Hunter, &[Give("BAR_030"), Cost("BAR_030", 3), Stats("BAR_030", 3, 3), Unwritten]);
}

/// # Sunscale Raptor
///
/// `BAR_031` · Hunter minion · 1 mana · 1/3
///
/// > **Frenzy:** Shuffle a Sunscale Raptor into your deck with permanent +2/+1.
///
/// State: Todo
//~ BAR_031 todo f8470caf 1004b015
#[test]
#[ignore = "todo: BAR_031 Sunscale Raptor"]
fn BAR_031_sunscale_raptor() {
    check(CardClass::Hunter, &[Give("BAR_031"), Cost("BAR_031", 1), Stats("BAR_031", 1, 3), Unwritten]);
}

/// # Piercing Shot
///
/// `BAR_032` · Hunter spell · 4 mana
///
/// > Deal $6 damage to a minion. Excess damage hits the enemy hero.
///
/// State: Todo
//~ BAR_032 todo d2e337dd 8ec2c8a3
#[test]
#[ignore = "todo: BAR_032 Piercing Shot"]
fn BAR_032_piercing_shot() {
    check(CardClass::Hunter, &[Give("BAR_032"), Cost("BAR_032", 4), Unwritten]);
}

/// # Prospector's Caravan
///
/// `BAR_033` · Hunter minion · 2 mana · 1/3
///
/// > At the start of your turn, give all minions in your hand +1/+1.
///
/// State: Todo
//~ BAR_033 todo b95619ba b3ef6ce5
#[test]
#[ignore = "todo: BAR_033 Prospector's Caravan"]
fn BAR_033_prospectors_caravan() {
    check(CardClass::Hunter, &[Give("BAR_033"), Cost("BAR_033", 2), Stats("BAR_033", 1, 3), Unwritten]);
}

/// # Tame Beast (Rank 1)
///
/// `BAR_034` · Hunter spell · 2 mana
///
/// > Summon a 2/2 Beast with **Rush**. *(Upgrades when you have 5 Mana.)*
///
/// State: Todo
//~ BAR_034 todo 56852289 d9df655a
#[test]
#[ignore = "todo: BAR_034 Tame Beast (Rank 1)"]
fn BAR_034_tame_beast_rank_1() {
    check(CardClass::Hunter, &[Give("BAR_034"), Cost("BAR_034", 2), Unwritten]);
}

/// # Tame Beast (Rank 2)
///
/// `BAR_034t` · Hunter spell · 2 mana
///
/// > Summon a 4/4 Beast with **Rush**. *(Upgrades when you have 10 Mana.)*
///
/// State: Todo
//~ BAR_034t todo ba57f273 6955c144
#[test]
#[ignore = "todo: BAR_034t Tame Beast (Rank 2)"]
fn BAR_034t_tame_beast_rank_2() {
    check(CardClass::Hunter, &[Give("BAR_034t"), Cost("BAR_034t", 2), Unwritten]);
}

/// # Tame Beast (Rank 3)
///
/// `BAR_034t2` · Hunter spell · 2 mana
///
/// > Summon a 6/6 Beast with **Rush**.
///
/// State: Todo
//~ BAR_034t2 todo 7408771d 064c675d
#[test]
#[ignore = "todo: BAR_034t2 Tame Beast (Rank 3)"]
fn BAR_034t2_tame_beast_rank_3() {
    check(CardClass::Hunter, &[Give("BAR_034t2"), Cost("BAR_034t2", 2), Unwritten]);
}

/// # Tamed Crab
///
/// `BAR_034t3` · Hunter minion · 2 mana · 2/2
///
/// > **Rush**
///
/// State: Vanilla
//~ BAR_034t3 vanilla ddd0236a 85dee59e
#[test]
fn BAR_034t3_tamed_crab() {
    check(
        CardClass::Hunter,
        &[
            Give("BAR_034t3"),
            Cost("BAR_034t3", 2),
            Stats("BAR_034t3", 2, 2),
            Has("BAR_034t3", GameTag::RUSH),
            Play("BAR_034t3", Nothing),
            In(The("BAR_034t3"), Zone::Play),
            Now(The("BAR_034t3"), 2, 2),
            HasNow(The("BAR_034t3"), GameTag::RUSH),
        ],
    );
}

/// # Tamed Scorpid
///
/// `BAR_034t4` · Hunter minion · 4 mana · 4/4
///
/// > **Rush**
///
/// State: Vanilla
//~ BAR_034t4 vanilla bd657dbe fcce5ca4
#[test]
fn BAR_034t4_tamed_scorpid() {
    check(
        CardClass::Hunter,
        &[
            Give("BAR_034t4"),
            Cost("BAR_034t4", 4),
            Stats("BAR_034t4", 4, 4),
            Has("BAR_034t4", GameTag::RUSH),
            Play("BAR_034t4", Nothing),
            In(The("BAR_034t4"), Zone::Play),
            Now(The("BAR_034t4"), 4, 4),
            HasNow(The("BAR_034t4"), GameTag::RUSH),
        ],
    );
}

/// # Tamed Thunder Lizard
///
/// `BAR_034t5` · Hunter minion · 6 mana · 6/6
///
/// > **Rush**
///
/// State: Vanilla
//~ BAR_034t5 vanilla 83065bb8 df65eb4c
#[test]
fn BAR_034t5_tamed_thunder_lizard() {
    check(
        CardClass::Hunter,
        &[
            Give("BAR_034t5"),
            Cost("BAR_034t5", 6),
            Stats("BAR_034t5", 6, 6),
            Has("BAR_034t5", GameTag::RUSH),
            Play("BAR_034t5", Nothing),
            In(The("BAR_034t5"), Zone::Play),
            Now(The("BAR_034t5"), 6, 6),
            HasNow(The("BAR_034t5"), GameTag::RUSH),
        ],
    );
}

/// # Kolkar Pack Runner
///
/// `BAR_035` · Hunter minion · 2 mana · 2/3
///
/// > After you cast a spell, summon a 1/1 Hyena with **Rush**.
///
/// State: Todo
//~ BAR_035 todo f0a3c187 34206690
#[test]
#[ignore = "todo: BAR_035 Kolkar Pack Runner"]
fn BAR_035_kolkar_pack_runner() {
    check(CardClass::Hunter, &[Give("BAR_035"), Cost("BAR_035", 2), Stats("BAR_035", 2, 3), Unwritten]);
}

/// # Swift Hyena
///
/// `BAR_035t` · Hunter minion · 1 mana · 1/1
///
/// > **Rush**
///
/// State: Vanilla
//~ BAR_035t vanilla 8af9cfdc 26eec21b
#[test]
fn BAR_035t_swift_hyena() {
    check(
        CardClass::Hunter,
        &[
            Give("BAR_035t"),
            Cost("BAR_035t", 1),
            Stats("BAR_035t", 1, 1),
            Has("BAR_035t", GameTag::RUSH),
            Play("BAR_035t", Nothing),
            In(The("BAR_035t"), Zone::Play),
            Now(The("BAR_035t"), 1, 1),
            HasNow(The("BAR_035t"), GameTag::RUSH),
        ],
    );
}

/// # Warsong Wrangler
///
/// `BAR_037` · Hunter minion · 4 mana · 3/4
///
/// > **Battlecry: Discover** a Beast from your deck. Give all copies of it +2/+1 *(wherever they are)*.
///
/// State: Todo
//~ BAR_037 todo 72a6d924 8746628d
#[test]
#[ignore = "todo: BAR_037 Warsong Wrangler"]
fn BAR_037_warsong_wrangler() {
    check(CardClass::Hunter, &[Give("BAR_037"), Cost("BAR_037", 4), Stats("BAR_037", 3, 4), Unwritten]);
}

/// # Tavish Stormpike
///
/// `BAR_038` · Hunter minion · 3 mana · 2/5
///
/// > After a friendly Beast attacks, summon a Beast from your deck that costs (1) less.
///
/// State: Todo
//~ BAR_038 todo d7a86c27 fa42e04a
#[test]
#[ignore = "todo: BAR_038 Tavish Stormpike"]
fn BAR_038_tavish_stormpike() {
    check(CardClass::Hunter, &[Give("BAR_038"), Cost("BAR_038", 3), Stats("BAR_038", 2, 5), Unwritten]);
}

/// # Barak Kodobane
///
/// `BAR_551` · Hunter minion · 5 mana · 3/5
///
/// > **Battlecry:** Draw a 1, 2, and 3-Cost spell.
///
/// State: Todo
//~ BAR_551 todo 466c01b5 0235fd65
#[test]
#[ignore = "todo: BAR_551 Barak Kodobane"]
fn BAR_551_barak_kodobane() {
    check(CardClass::Hunter, &[Give("BAR_551"), Cost("BAR_551", 5), Stats("BAR_551", 3, 5), Unwritten]);
}

/// # Wound Prey
///
/// `BAR_801` · Hunter spell · 1 mana
///
/// > Deal $1 damage. Summon a 1/1 Hyena with **Rush**.
///
/// State: Todo
//~ BAR_801 todo 66d880ac e6c9da64
#[test]
#[ignore = "todo: BAR_801 Wound Prey"]
fn BAR_801_wound_prey() {
    check(CardClass::Hunter, &[Give("BAR_801"), Cost("BAR_801", 1), Unwritten]);
}

/// # Serpentbloom
///
/// `WC_007` · Hunter spell · 0 mana
///
/// > Give a friendly Beast **Poisonous**.
///
/// State: Todo
//~ WC_007 todo c46937de 0a29e4ae
#[test]
#[ignore = "todo: WC_007 Serpentbloom"]
fn WC_007_serpentbloom() {
    check(CardClass::Hunter, &[Give("WC_007"), Cost("WC_007", 0), Unwritten]);
}

/// # Sin'dorei Scentfinder
///
/// `WC_008` · Hunter minion · 4 mana · 1/6
///
/// > **Frenzy:** Summon four 1/1 Hyenas with **Rush**.
///
/// State: Todo
//~ WC_008 todo 26bf0dee ee1ab2ec
#[test]
#[ignore = "todo: WC_008 Sin'dorei Scentfinder"]
fn WC_008_sindorei_scentfinder() {
    check(CardClass::Hunter, &[Give("WC_008"), Cost("WC_008", 4), Stats("WC_008", 1, 6), Unwritten]);
}

/// # Venomstrike Bow
///
/// `WC_037` · Hunter weapon · 4 mana · 1/2 durability
///
/// > **Poisonous**
///
/// State: Vanilla
//~ WC_037 vanilla 19a8dcc2 11f2b338
#[test]
fn WC_037_venomstrike_bow() {
    check(
        CardClass::Hunter,
        &[
            Give("WC_037"),
            Cost("WC_037", 4),
            Stats("WC_037", 1, 2),
            Has("WC_037", GameTag::POISONOUS),
            Play("WC_037", Nothing),
            In(The("WC_037"), Zone::Play),
            HasNow(The("WC_037"), GameTag::POISONOUS),
        ],
    );
}
